# Polish, as a herald cries: what the app says of any game.

cry-winner = Słuchajcie, słuchajcie! Laur zwycięstwa zdobywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
cry-winners = Słuchajcie, słuchajcie! Laurem zwycięstwa dzielą się { $others } i { $last }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
cry-alone = Słuchajcie, słuchajcie! Samotne dzieło skończone! { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
