# Polish: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Pomocnik do gier planszowych
# With a comma and a space between them.
package-keywords = gra planszowa, kości, stół, projektor, arkusz punktów, wieczór z grami
package-about = Town Crier prowadzi grę przy waszym stole. Jedna osoba naciska jeden klawisz; program rzuca kośćmi, ogłasza dużymi literami i na głos, co się dzieje, o wszystkim pamięta i liczy punkty.
package-room = Projektor pokazuje grę całej sali, a gracze mogą ją śledzić na telefonach. Każdy krok jest od razu zapisywany i wszystko można cofnąć.
# Then comes a list of them.
package-games = Gry:
package-file = Zapisana partia Town Crier
package-picture-desk = Runda w głównym oknie: co wypadło, ile kosztuje i co przepada
package-picture-village = Dice Village: kości i wioski wszystkich oraz wyścig do dziewięciu kart
package-picture-troyes = Troyes: kości wszystkich na rynku, wydarzenia i co można zrobić z kośćmi
package-picture-phones = Gracze śledzą grę na telefonach, każdy w swoim języku
