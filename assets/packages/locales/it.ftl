# Italian: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Compagno per giochi da tavolo
# With a comma and a space between them.
package-keywords = gioco da tavolo, dadi, tavolo, proiettore, foglio dei punti, serata di giochi
package-about = Town Crier conduce una partita al vostro tavolo. Una persona preme un tasto; lui lancia i dadi, annuncia che cosa succede a grandi caratteri e a voce, tiene conto di tutto e somma i punti.
package-room = Un proiettore mostra la partita a tutta la sala, e i giocatori possono seguirla sul telefono. Ogni passo viene salvato subito, e tutto si può annullare.
# Then comes a list of them.
package-games = Giochi:
package-file = Partita salvata di Town Crier
package-picture-desk = Un turno nella finestra principale: che cosa è uscito, quanto costa e che cosa si perde
package-picture-village = Dice Village: i dadi e i villaggi di tutti, e la corsa alle nove carte
package-picture-troyes = Troyes: i dadi di tutti in piazza, gli eventi e che cosa si può fare con i dadi
package-picture-phones = I giocatori seguono sul telefono, ciascuno nella propria lingua
