# Polish, as a herald cries: what the app says of any game.

cry-winner = Słuchajcie, słuchajcie! Laur zwycięstwa zdobywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
    .v2 = Niech biją dzwony! Zwycięża { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
    .v3 = Zróbcie miejsce! Triumfuje { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
cry-winners = Słuchajcie, słuchajcie! Laurem zwycięstwa dzielą się { $others } i { $last }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
    .v2 = Niech biją dzwony! Zwyciężają razem { $others } i { $last }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
    .v3 = Zróbcie miejsce! Triumfują razem { $others } i { $last }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
cry-alone = Słuchajcie, słuchajcie! Samotne dzieło skończone! { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
    .v2 = Niech biją dzwony! Bez rywali kończy { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    .v3 = Zróbcie miejsce! Dzieło bez rywali gotowe! { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
