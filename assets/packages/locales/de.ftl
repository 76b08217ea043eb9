# German: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Begleiter für Brettspiele
# With a comma and a space between them.
package-keywords = Brettspiel, Würfel, Spieltisch, Beamer, Wertungsblatt, Spieleabend
package-about = Town Crier leitet eine Partie an eurem Tisch. Eine Person drückt eine Taste; es würfelt, sagt in großer Schrift und laut an, was geschieht, behält alles im Blick und zählt die Punkte.
package-room = Ein Beamer zeigt die Partie dem ganzen Raum, und alle können auf ihren Handys folgen. Jeder Schritt wird sofort gespeichert, und alles lässt sich zurücknehmen.
# Then comes a list of them.
package-games = Spiele:
package-file = Gespeicherte Partie von Town Crier
package-picture-desk = Eine Runde im Hauptfenster: was gewürfelt wurde, was es kostet und was verloren geht
package-picture-village = Dice Village: Würfel und Dörfer aller und das Rennen um neun Karten
package-picture-troyes = Troyes: die Würfel aller auf dem Stadtplatz, die Ereignisse, und was man mit den Würfeln tun kann
package-picture-phones = Alle folgen auf ihren Handys, jede und jeder in der eigenen Sprache
