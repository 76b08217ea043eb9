# German, as a herald cries: what the app says of any game.

cry-winner = Hört, ihr Leute! Ruhm und Ehre: { $name } siegt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
cry-winners = Hört, ihr Leute! Ruhm und Ehre: { $others } und { $last } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
cry-alone = Hört, ihr Leute! { $name } hat allein gebaut, und Troyes zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
