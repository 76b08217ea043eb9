# German, as a herald cries: what the app says of any game.

cry-winner = Hört, ihr Leute! Ruhm und Ehre: { $name } siegt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
    .v2 = Läutet alle Glocken! { $name } trägt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } den Sieg davon!
    .v3 = Macht Platz! Den Sieg holt { $name } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!
cry-winners = Hört, ihr Leute! Ruhm und Ehre: { $others } und { $last } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
    .v2 = Läutet alle Glocken! { $others } und { $last } tragen mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } gemeinsam den Sieg davon!
    .v3 = Macht Platz! Den Sieg teilen sich { $others } und { $last } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!
cry-alone = Hört, ihr Leute! { $name } hat allein gebaut, und Troyes zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
    .v2 = Läutet alle Glocken! Ohne Rivalen baut { $name } und hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
    .v3 = Macht Platz! { $name } beendet das Werk allein und hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
