# Italian, as a herald cries: what the app says of any game.

cry-winner = Udite, udite! Gloria e onore! { $name } trionfa con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
cry-winners = Udite, udite! Gloria e onore! { $others } e { $last } trionfano insieme con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
cry-alone = Udite, udite! { $name } ha costruito senza rivali, e Troyes conta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
