# Italian, as a herald cries: what the app says of any game.

cry-winner = Udite, udite! Gloria e onore! { $name } trionfa con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
    .v2 = Suonate le campane! La vittoria è di { $name } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
    .v3 = Fate largo! Vince { $name } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
cry-winners = Udite, udite! Gloria e onore! { $others } e { $last } trionfano insieme con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
    .v2 = Suonate le campane! La vittoria è di { $others } e { $last } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
    .v3 = Fate largo! Vincono insieme { $others } e { $last } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
cry-alone = Udite, udite! { $name } ha costruito senza rivali, e Troyes conta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
    .v2 = Suonate le campane! Senza rivali, { $name } arriva a { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .v3 = Fate largo! { $name } compie l’opera senza rivali, con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
