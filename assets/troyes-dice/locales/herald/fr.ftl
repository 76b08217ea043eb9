# French, as a herald cries. What is not here is said as in the plain manner.

ordinal = { $day ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[8] huitième
}
cry-opening = Oyez, bonnes gens de Troyes ! Inscrivez en tête de vos colonnes, de gauche à droite : { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Un banquet est dressé ! Par la tuile { $tile } : { $effect }.
   *[raid] Un raid s’abat sur nous ! Par la tuile { $tile } : { $effect }.
}
cry-half-day = Oyez, oyez ! { $half ->
    [morning] Le { ordinal } matin se lève sur Troyes.
   *[afternoon] Voici venir le { ordinal } après-midi.
}
cry-last-half-day = Écoutez tous : voici la dernière demi-journée !
cry-spared = { $color ->
    [red] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place rouge
    [yellow] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place jaune
   *[white] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place blanche
} : le { $value } noir ne frappe point, et chacun peut le choisir.
cry-plaza-struck = Le { $value } noir frappe, et { $color ->
    [red] la place rouge s’écroule
    [yellow] la place jaune s’écroule
   *[white] la place blanche s’écroule
} !
cry-plaza-raided = Aux armes ! Des pillards surgissent avec le { $value } transparent, et { $color ->
    [red] la place rouge s’écroule
    [yellow] la place jaune s’écroule
   *[white] la place blanche s’écroule
} !
cry-sheets-struck = Malheur à la cité ! Barrez votre { $value } { color }, hormis ceux dont la Forteresse garde la colonne { $value } !
cry-already-struck = Courage ! Le { $value } { color } fut frappé jadis : il n’y a rien de plus à barrer.
cry-offered = Approchez et choisissez : { $offers }.
cry-none-free = Aucun dé n’est gratuit cette fois ! Que celui qui n’en peut payer aucun prenne une ressource de chaque type au lieu d’agir.
cry-rebuilt = { $from ->
    [red] Honneur aux maçons ! La place rouge se relève
    [yellow] Honneur aux maçons ! La place jaune se relève
   *[white] Honneur aux maçons ! La place blanche se relève
}{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , parée de rouge.
        [yellow] , parée de jaune.
       *[white] , parée de blanc.
    }
}
cry-turned-to-raid = La fête est finie ! La tuile { $tile } passe du côté Raid : { $effect }.
cry-day-began = Oyez, oyez ! Le { ordinal } jour se lève sur Troyes.
cry-sheet-strikes-begin = Prenez garde ! À compter de ce jour, le dé noir frappe aussi vos feuilles !
cry-last-day = Écoutez tous : voici le dernier jour !
cry-ended = Posez vos plumes, bonnes gens : la partie est finie ! Comptez vos rangées, vos paires de ressources restantes et vos habitants.
