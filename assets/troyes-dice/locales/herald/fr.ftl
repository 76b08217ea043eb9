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
    .v2 = Approchez, bonnes gens de Troyes ! Marquez en tête de vos colonnes, de gauche à droite : { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Un banquet est dressé ! Par la tuile { $tile } : { $effect }.
   *[raid] Un raid s’abat sur nous ! Par la tuile { $tile } : { $effect }.
}
    .v2 = { $side ->
        [banquet] À table ! Par la tuile { $tile } : { $effect }.
       *[raid] Des cavaliers sur la route ! Par la tuile { $tile } : { $effect }.
    }
    .v3 = { $side ->
        [banquet] Que l’on festoie ! Par la tuile { $tile } : { $effect }.
       *[raid] Fermez les portes ! Par la tuile { $tile } : { $effect }.
    }
cry-half-day = Oyez, oyez ! { $half ->
    [morning] Le { ordinal } matin se lève sur Troyes.
   *[afternoon] Voici venir le { ordinal } après-midi.
}
    .v2 = Bonnes gens ! { $half ->
        [morning] Troyes s’éveille pour son { ordinal } matin.
       *[afternoon] Midi est passé : voici le { ordinal } après-midi.
    }
    .v3 = Prêtez l’oreille ! { $half ->
        [morning] Les cloches sonnent le { ordinal } matin.
       *[afternoon] Les cloches sonnent le { ordinal } après-midi.
    }
cry-last-half-day = Écoutez tous : voici la dernière demi-journée !
    .v2 = Sachez-le, grands et petits : voici la dernière demi-journée !
cry-spared = { $color ->
    [red] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place rouge
    [yellow] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place jaune
   *[white] Réjouissez-vous ! La tuile 8 régale l’ennemi et épargne la place blanche
} : le { $value } noir ne frappe point, et chacun peut le choisir.
    .v2 = La fortune nous sourit ! L’ennemi dîne à la tuile 8 et laisse en paix { $color ->
        [red] la place rouge
        [yellow] la place jaune
       *[white] la place blanche
    } : le { $value } noir ne frappe point, et chacun peut le choisir.
cry-plaza-struck = Le { $value } noir frappe, et { $color ->
    [red] la place rouge s’écroule
    [yellow] la place jaune s’écroule
   *[white] la place blanche s’écroule
} !
    .v2 = Sous le { $value } noir s’effondre { $color ->
        [red] la place rouge
        [yellow] la place jaune
       *[white] la place blanche
    } !
    .v3 = Voyez en ruine { $color ->
        [red] la place rouge
        [yellow] la place jaune
       *[white] la place blanche
    } : le { $value } noir a frappé !
cry-plaza-raided = Aux armes ! Des pillards surgissent avec le { $value } transparent, et { $color ->
    [red] la place rouge s’écroule
    [yellow] la place jaune s’écroule
   *[white] la place blanche s’écroule
} !
    .v2 = Les pillards sont dans nos murs ! Le { $value } transparent ravage { $color ->
        [red] la place rouge
        [yellow] la place jaune
       *[white] la place blanche
    } !
cry-sheets-struck = Malheur à la cité ! Barrez votre { $value } { color }, hormis ceux dont la Forteresse garde la colonne { $value } !
    .v2 = Hélas, bonnes gens ! Barrez votre { $value } { color }, à moins qu’une Forteresse ne garde la colonne { $value } !
cry-already-struck = Courage ! Le { $value } { color } fut frappé jadis : il n’y a rien de plus à barrer.
    .v2 = Soyez sans crainte ! Le { $value } { color } est déjà tombé : il n’y a rien de plus à barrer.
cry-offered = Approchez et choisissez : { $offers }.
    .v2 = Faites votre choix : { $offers }.
    .v3 = Ces dés vous attendent : { $offers }.
cry-none-free = Aucun dé n’est gratuit cette fois ! Que celui qui n’en peut payer aucun prenne une ressource de chaque type au lieu d’agir.
    .v2 = Tout dé a son prix aujourd’hui ! Que celui qui n’en peut payer aucun prenne une ressource de chaque type au lieu d’agir.
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
    .v2 = { $from ->
        [red] Voyez l’œuvre des maçons ! La place rouge renaît
        [yellow] Voyez l’œuvre des maçons ! La place jaune renaît
       *[white] Voyez l’œuvre des maçons ! La place blanche renaît
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , toute de rouge vêtue.
            [yellow] , toute de jaune vêtue.
           *[white] , toute de blanc vêtue.
        }
    }
cry-turned-to-raid = La fête est finie ! La tuile { $tile } passe du côté Raid : { $effect }.
    .v2 = La dernière coupe est vide ! La tuile { $tile } passe du côté Raid : { $effect }.
cry-day-began = Debout, Troyes ! Le { ordinal } jour se lève sur Troyes.
    .v2 = Debout, dormeurs ! Le soleil du { ordinal } jour est levé.
cry-sheet-strikes-begin = Prenez garde ! À compter de ce jour, le dé noir frappe aussi vos feuilles !
    .v2 = Gardez vos murs ! À compter de ce jour, le dé noir frappe aussi vos feuilles !
cry-last-day = Écoutez tous : voici le dernier jour !
    .v2 = Sachez-le, grands et petits : voici le dernier jour !
cry-ended = Posez vos plumes, bonnes gens : la partie est finie ! Comptez vos rangées, vos paires de ressources restantes et vos habitants.
    .v2 = Laissez là vos plumes, grands et petits : la partie est finie ! Comptez vos rangées, vos paires de ressources restantes et vos habitants.
surprise-escaped = { $color ->
    [red] Oyez, quelle chance : de tous les dés rouges, seul le { $value } tient encore.
    [yellow] Oyez, quelle chance : de tous les dés jaunes, seul le { $value } tient encore.
   *[white] Oyez, quelle chance : de tous les dés blancs, seul le { $value } tient encore.
}
surprise-row = { $color ->
    [red] Troisième coup de suite contre les nobles !
    [yellow] Troisième coup de suite contre les civils !
   *[white] Troisième coup de suite contre les religieux !
}
surprise-twice = La foudre tombe deux fois sur le même dé !
surprise-spared = Épargnée ! La fortune sourit à Troyes.
