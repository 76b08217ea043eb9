# Spanish, as a herald cries: what the app says of any game.

cry-winner = ¡Oíd, oíd! ¡Gloria a { $name }, que vence con { $points ->
    [one] un punto
   *[other] { $points } puntos
}!
    .v2 = ¡Que suenen las campanas! ¡La victoria es de { $name } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
    .v3 = ¡Abrid paso! ¡Triunfa { $name } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
cry-winners = ¡Oíd, oíd! ¡Gloria a { $others } y { $last }, que comparten la victoria con { $points ->
    [one] un punto
   *[other] { $points } puntos
}!
    .v2 = ¡Que suenen las campanas! ¡La victoria es de { $others } y { $last } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
    .v3 = ¡Abrid paso! ¡Triunfan a la par { $others } y { $last } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }!
cry-alone = ¡Oíd, oíd! { $name } ha construido sin rival, y Troyes cuenta { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
    .v2 = ¡Que suenen las campanas! Sin rival, { $name } llega a { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    .v3 = ¡Abrid paso! { $name } termina la obra sin rival, con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
