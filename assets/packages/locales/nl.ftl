# Dutch: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Hulp bij bordspellen
# With a comma and a space between them.
package-keywords = bordspel, dobbelstenen, tafel, beamer, scoreblad, spelavond
package-about = Town Crier leidt een spel aan jullie tafel. Eén persoon drukt op één toets; het gooit de dobbelstenen, kondigt in grote letters en hardop aan wat er gebeurt, houdt alles bij en telt de punten.
package-room = Een beamer toont het spel aan de hele zaal, en spelers kunnen op hun telefoon meekijken. Elke stap wordt meteen opgeslagen, en alles kan ongedaan worden gemaakt.
# Then comes a list of them.
package-games = Spellen:
package-file = Opgeslagen spel van Town Crier
package-picture-desk = Een ronde in het hoofdvenster: wat er is gegooid, wat het kost en wat verloren gaat
package-picture-village = Dice Village: de dobbelstenen en dorpen van iedereen, en de race naar negen kaarten
package-picture-troyes = Troyes: de dobbelstenen van iedereen op het stadsplein, de gebeurtenissen en wat je met de dobbelstenen kunt doen
package-picture-phones = Spelers kijken mee op hun telefoon, ieder in de eigen taal
