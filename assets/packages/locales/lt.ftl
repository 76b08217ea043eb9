# Lithuanian: what packages say of the app. Its name and what it does are the app's own messages.

package-kind = Stalo žaidimų pagalbininkas
# With a comma and a space between them.
package-keywords = stalo žaidimas, kauliukai, stalas, projektorius, taškų lapas, žaidimų vakaras
package-about = „Town Crier“ veda žaidimą prie jūsų stalo. Vienas žmogus spaudžia vieną klavišą; programa meta kauliukus, didelėmis raidėmis ir balsu skelbia, kas vyksta, viską seka ir skaičiuoja taškus.
package-room = Projektorius rodo žaidimą visai salei, o žaidėjai gali jį sekti telefonuose. Kiekvienas žingsnis iš karto išsaugomas, ir viską galima atšaukti.
# Then comes a list of them.
package-games = Žaidimai:
package-file = Išsaugotas „Town Crier“ žaidimas
package-picture-desk = Ėjimas pagrindiniame lange: kas iškrito, kiek tai kainuoja ir kas prarandama
package-picture-village = Dice Village: visų kauliukai ir kaimai bei lenktynės dėl devynių kortų
package-picture-troyes = Troyes: visų kauliukai miesto aikštėje, įvykiai ir ką su kauliukais galima daryti
package-picture-phones = Žaidėjai seka žaidimą telefonuose, kiekvienas savo kalba
