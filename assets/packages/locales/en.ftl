# English: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Board game companion
# With a comma and a space between them.
package-keywords = board game, dice, table, projector, scoresheet, game night
package-about = Town Crier runs a game at your table. One person presses one key; it rolls the dice, announces what happens in large type and aloud, keeps track of everything and adds up the points.
package-room = A projector shows the game to a whole room, and players can follow on their phones. Every step is saved at once, and everything can be undone.
# Then comes a list of them.
package-games = Games:
package-file = Saved game of Town Crier
package-picture-desk = A round in the main window: what was rolled, what it costs and what is lost
package-picture-village = Dice Village: everybody’s dice and villages, and the race to nine cards
package-picture-troyes = Troyes: everybody’s dice in the city square, the events, and what a player can do with the dice
package-picture-phones = Players follow on their phones, each in their own language
