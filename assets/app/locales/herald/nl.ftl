# Dutch, as a herald cries: what the app says of any game.

cry-winner = Hoort, hoort! Ere wie ere toekomt: { $name } zegeviert met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
    .v2 = Luidt de klokken! De zege is voor { $name } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
    .v3 = Maakt plaats! { $name } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
cry-winners = Hoort, hoort! Ere wie ere toekomt: { $others } en { $last } delen de zege met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
    .v2 = Luidt de klokken! De zege is voor { $others } en { $last } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
    .v3 = Maakt plaats! { $others } en { $last } winnen samen met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
cry-alone = Hoort, hoort! { $name } heeft alleen gebouwd, en Troyes telt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
    .v2 = Luidt de klokken! Zonder rivalen komt { $name } tot { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .v3 = Maakt plaats! { $name } voltooit het werk alleen, met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
