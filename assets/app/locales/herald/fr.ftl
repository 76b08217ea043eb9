# French, as a herald cries: what the app says of any game.

cry-winner = Oyez, oyez ! Gloire à { $name }, qui l’emporte avec { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} !
    .v2 = Sonnez, cloches ! La victoire revient à { $name } avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } !
    .v3 = Place, place ! { $name } triomphe avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } !
cry-winners = Oyez, oyez ! Gloire à { $others } et { $last }, qui partagent la victoire avec { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} !
    .v2 = Sonnez, cloches ! La victoire revient à { $others } et { $last } avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } !
    .v3 = Place, place ! { $others } et { $last } triomphent ensemble avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    } !
cry-alone = Oyez, oyez ! { $name } a bâti sans rival, et Troyes compte { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}.
    .v2 = Sonnez, cloches ! Sans rival, { $name } finit avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }.
    .v3 = Place, place ! { $name } achève l’ouvrage sans rival, avec { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }.
