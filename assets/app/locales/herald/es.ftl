# Spanish, as a herald cries: what the app says of any game.

cry-winner = ¡Oíd, oíd! ¡Gloria a { $name }, que vence con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
cry-winners = ¡Oíd, oíd! ¡Gloria a { $others } y { $last }, que comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
cry-alone = ¡Oíd, oíd! { $name } ha construido sin rival, y Troyes cuenta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
