# Dutch, as a herald cries: what the app says of any game.

cry-winner = Hoort, hoort! Ere wie ere toekomt: { $name } zegeviert met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-winners = Hoort, hoort! Ere wie ere toekomt: { $others } en { $last } delen de zege met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-alone = Hoort, hoort! { $name } heeft alleen gebouwd, en Troyes telt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
