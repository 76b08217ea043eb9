# Spanish: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Compañero de juegos de mesa
# With a comma and a space between them.
package-keywords = juego de mesa, dados, mesa, proyector, hoja de puntos, noche de juegos
package-about = Town Crier dirige una partida en vuestra mesa. Una persona pulsa una tecla; tira los dados, anuncia lo que ocurre en letra grande y en voz alta, lleva la cuenta de todo y suma los puntos.
package-room = Un proyector muestra la partida a toda la sala, y los jugadores pueden seguirla en sus teléfonos. Cada paso se guarda al momento y todo se puede deshacer.
# Then comes a list of them.
package-games = Juegos:
package-file = Partida guardada de Town Crier
package-picture-desk = Una ronda en la ventana principal: lo que salió, lo que cuesta y lo que se pierde
package-picture-village = Dice Village: los dados y las aldeas de todos, y la carrera hasta nueve cartas
package-picture-troyes = Troyes: los dados de todos en la plaza, los acontecimientos y lo que se puede hacer con los dados
package-picture-phones = Los jugadores siguen la partida en sus teléfonos, cada uno en su idioma
