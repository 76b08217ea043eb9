# French, as a herald cries: what the app says of any game.

cry-winner = Oyez, oyez ! Gloire à { $name }, qui l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
cry-winners = Oyez, oyez ! Gloire à { $others } et { $last }, qui partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
cry-alone = Oyez, oyez ! { $name } a bâti sans rival, et Troyes compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
