# English, as a herald cries: what the app says of any game.

cry-winner = Hear ye! Glory to { $name }, who wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
    .v2 = Let all the bells ring! { $name } carries the day with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
    .v3 = Make way for the victor! { $name } triumphs with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
cry-winners = Hear ye! Glory to { $others } and { $last }, who share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
    .v2 = Let all the bells ring! { $others } and { $last } carry the day together with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
    .v3 = Make way for the victors! { $others } and { $last } triumph together with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
cry-alone = Hear ye! { $name } has built alone, and Troyes counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .v2 = Let all the bells ring! Alone { $name } has built, and ends with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .v3 = Make way! { $name } has finished the work alone, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
