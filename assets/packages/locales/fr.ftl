# French: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Compagnon de jeux de société
# With a comma and a space between them.
package-keywords = jeu de société, dés, table, projecteur, feuille de score, soirée jeux
package-about = Town Crier mène une partie à votre table. Une personne appuie sur une touche ; il lance les dés, annonce ce qui se passe en grands caractères et à voix haute, garde tout en mémoire et compte les points.
package-room = Un projecteur montre la partie à toute la salle, et les joueurs peuvent suivre sur leur téléphone. Chaque étape est enregistrée aussitôt, et tout peut être annulé.
# Then comes a list of them.
package-games = Jeux :
package-file = Partie enregistrée de Town Crier
package-picture-desk = Un tour dans la fenêtre principale : ce qui a été lancé, ce que cela coûte et ce qui est perdu
package-picture-village = Dice Village : les dés et les villages de tous, et la course aux neuf cartes
package-picture-troyes = Troyes : les dés de tous sur la place de la ville, les événements, et ce que l’on peut faire avec les dés
package-picture-phones = Les joueurs suivent sur leur téléphone, chacun dans sa langue
