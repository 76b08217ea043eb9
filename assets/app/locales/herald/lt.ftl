# Lithuanian, as a herald cries: what the app says of any game.

cry-winner = Klausykite visi! Pergalės vainiką pelno { $name }, surinkta taškų: { $points }!
cry-winners = Klausykite visi! Pergalės vainiku dalijasi { $others } ir { $last }, surinkta taškų: { $points }!
cry-alone = Klausykite visi! Be varžovų stato { $name }, ir Trua suskaičiuoja taškų: { $points }.
