# English, as a herald cries: what the app says of any game.

cry-winner = Hear ye! Glory to { $name }, who wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
cry-winners = Hear ye! Glory to { $others } and { $last }, who share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
cry-alone = Hear ye! { $name } has built alone, and Troyes counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.
