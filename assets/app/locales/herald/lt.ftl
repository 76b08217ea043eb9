# Lithuanian, as a herald cries: what the app says of any game.

cry-winner = Klausykite visi! Pergalės vainiką pelno { $name }, surinkta taškų: { $points }!
    .v2 = Tegul skamba varpai! Nugali { $name }, surinkta taškų: { $points }!
    .v3 = Duokite kelią! Triumfuoja { $name }, surinkta taškų: { $points }!
cry-winners = Klausykite visi! Pergalės vainiku dalijasi { $others } ir { $last }, surinkta taškų: { $points }!
    .v2 = Tegul skamba varpai! Kartu nugali { $others } ir { $last }, surinkta taškų: { $points }!
    .v3 = Duokite kelią! Kartu triumfuoja { $others } ir { $last }, surinkta taškų: { $points }!
cry-alone = Klausykite visi! Be varžovų stato { $name }, ir Trua suskaičiuoja taškų: { $points }.
    .v2 = Tegul skamba varpai! Be varžovų baigia { $name }, surinkta taškų: { $points }.
    .v3 = Duokite kelią! Darbą be varžovų užbaigia { $name }, surinkta taškų: { $points }.
