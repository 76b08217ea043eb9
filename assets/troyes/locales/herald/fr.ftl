# French, as a herald cries.

cry-opening = Oyez, bonnes gens de Troyes ! À { $who } revient la première place, et { $rounds } manches nous attendent !
cry-house-figures = Que nul ne l’ignore : les valeurs de ces cartes sont les nôtres, non celles de la boîte.
cry-settles = Envoyez un habitant, { $who } ! { $left ->
    [1] C’est le dernier.
   *[other] Il en reste { $left }.
}
    .v2 = Choisissez votre porte, { $who }, et faites entrer un habitant ! { $left ->
        [1] C’est le dernier.
       *[other] Il en reste { $left }.
    }
cry-settled = Voyez où s’installe un habitant ({ $who }) : { $building } !
    .v2 = Un toit de plus est trouvé pour un habitant ({ $who }) : { $building } !
cry-filled = Ceux que nul ne guide prennent ce qui reste. Habitants gris : { $where }.
cry-round = Sonnez, cloches de Troyes : la manche { $round } commence !
    .v2 = Un nouveau soleil se lève sur la Champagne : la manche { $round } commence !
cry-last-round = Notez-le bien, bonnes gens : cette manche est la dernière !
cry-revealed = Ouvrez les ateliers de la ville : { $cards } !
cry-does = Apprenez le métier : { $card } ! { $effect }.
cry-paid = Le trésorier ouvre le coffre : { $income } pour chacun ! Et les salaires sont dus : { $list }.
cry-short = Malheur à la bourse vide ! { $who } ne peut tout payer et perd { $lost }.
cry-rolled = Au travail, { $who } : { $dice } !
    .v2 = Comptez les bras dont dispose { $who } : { $dice } !
cry-thrown = Voyez la ville ! Ses dés : { $count }.
cry-entered = Mauvaises nouvelles aux portes ! Un nouvel événement, { $event }. { $effect }.
    .v2 = Entendez le tocsin ! Un nouvel événement, { $event }. { $effect }.
cry-calls = Un malheur ne vient jamais seul : { $event } en appelle un second ({ $color }) !
cry-calls-red = Les bannières se rassemblent ! { $event } appelle un deuxième événement rouge, pris dans la boîte.
cry-no-card = Le ciel nous épargne : cette pile est vide ({ $color }).
cry-took = Affûtez les épées ! { $event } amène { $dice }.
    .v2 = Les tambours battent hors des murs ! { $event } amène { $dice }.
cry-event-die = Le sort est jeté pour { $event } : { $face } !
cry-struck = Temps durs, bonnes gens ! { $event } prélève son dû : { $list }.
    .v2 = On frappe à toutes les portes ! { $event } prélève son dû : { $list }.
cry-no-effect = Réjouissez-vous ! { $event } nous épargne : { $why }.
cry-cubed = Aux armes ! { $who } pose des cubes sur { $event } : { $count } !
    .v2 = Pour la cité ! { $who } pose des cubes sur { $event } : { $count } !
cry-uncubed = La ligne cède ! Un cube ({ $who }) quitte { $event }.
cry-built = Pierre sur pierre ! { $who } construit la Cathédrale : { $sites } !
    .v2 = Entendez sonner les marteaux ! { $who } construit la Cathédrale : { $sites } !
cry-unbuilt = L’échafaudage s’écroule ! La Cathédrale perd un cube ({ $who }) : chantier { $sites }.
cry-placed = Faites place ! { $who } place un habitant : { $building } !
    .v2 = Ouvrez la porte ! { $who } place un habitant : { $building } !
cry-expelled = À la rue ! Un habitant ({ $who }) est expulsé : { $building }.
    .v2 = Pas de place pour deux ! Un habitant ({ $who }) est expulsé : { $building }.
cry-black-rolled = L’ennemi est sous nos murs ! Des dés noirs menacent la ville : { $faces } !
cry-faces = Tenez bon, { $who }, face à ce dé noir : { $face } !
    .v2 = Qui l’arrêtera ? { $who } affronte ce dé noir : { $face } !
cry-countered = La porte tient ! { $who } repousse { $faces } avec { $sum } et gagne { $gains }.
    .v2 = Bien combattu ! { $who } repousse { $faces } avec { $sum } et gagne { $gains }.
cry-uncountered = La porte cède ! { $who } ne peut repousser { $face } et perd { $lost }.
cry-rerolled = Tourne ta roue, Fortune ! { $who } paie { $price } et relance : { $faces }.
cry-turned-over = Le monde à l’envers ! { $who } paie { $price } et retourne des dés : { $faces }.
cry-recruited = Un nouveau visage en ville ! { $who } paie { $price } et obtient un habitant.
cry-bought = Argent contre labeur ! { $who } paie des dés : { $list }.
    .v2 = Les bourses s’ouvrent ! { $who } paie des dés : { $list }.
cry-hired = Une guilde ouvre sa porte ! { $who } engage un maître : { $card }.
cry-used = L’atelier bourdonne ! { $who } utilise { $card } : { $times ->
    [1] une fois
   *[other] { $times } fois
}.
    .v2 = La ville est à l’ouvrage ! { $who } utilise { $card } : { $times ->
        [1] une fois
       *[other] { $times } fois
    }.
cry-divided = Comptez bien : { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , arrondi à l’inférieur.
}
cry-agriculture = Les champs sont mûrs, et { $who } rentre la récolte !
cry-unsaid = Sans un mot, { $who } utilise des dés.
cry-stored = Main sage épargne ! { $who } pose des cubes sur { $card } pour plus tard : { $count }.
cry-shot = Décochez les flèches ! { $who } lance { $faces }. Touches : { $count } !
cry-gained = La fortune sourit, et { $who } gagne { $gains }.
    .v2 = Bien mérité ! { $who } gagne { $gains }.
cry-pays = { $who } ouvre la bourse et donne ce qui est dû : { $lost }.
    .v2 = Rien n’est gratuit à Troyes ! { $who } paie { $lost }.
cry-lost = La fortune se détourne, et { $who } perd { $lost }.
cry-beaten = Sonnez les cors : { $event }, c’est repoussé ! Points : { $list }. La carte va à { $owner }.
cry-beaten-nobody = La ville respire : { $event }, c’est repoussé ! Points : { $list }. Personne ne prend la carte.
cry-acts = La ville vous regarde, { $who } !
    .v2 = Avancez, { $who } : c’est à vous de jouer !
cry-pushes = Qui doit céder sa place ? { $event }.
cry-aims = Visez bien, { $who }, et choisissez des événements pour des cubes : { $count } !
cry-passed = Assez pour cette manche, dit { $who }, qui passe.
    .v2 = Que d’autres peinent : { $who } passe !
cry-pass-deniers = Patience vaut un denier de plus : { $who }.
cry-round-done = Les cloches sonnent le soir, et la manche est finie.
cry-last-done = Les cloches sonnent une dernière fois : la dernière manche est finie !
cry-home = Secouez la poussière ! Les habitants expulsés rentrent : { $list }.
cry-start = La première place passe à { $who }.
cry-inexact = Le scribe n’a pas tout entendu. Douteux pour { $who } : { $what }.
cry-untold = L’encre a manqué, et certains nombres sont douteux.
cry-booked = Que le livret de cartes en témoigne : { $card }.
cry-corrected = Que le parchemin soit corrigé : { $what }.
cry-shown = Le masque tombe ! { $who } cachait : { $characters } !
cry-over = Posez vos outils, bonnes gens : la partie est finie !
cry-won = Gloire dans toute la Champagne ! { $who } gagne avec { $points } !
cry-shared = Gloire partagée reste gloire ! { $who } partagent la victoire, { $points } chacun.
cry-standing = La place { $place } revient à { $who }, avec { $points }.
cry-undecided = Le scribe ne peut nommer le vainqueur : il manque quelque chose au décompte !
surprise-black = Les murs tiennent bon : { $count } dés noirs tombent d’un seul coup !
surprise-alike = Voyez, { $count } dés, et tous ont le même visage !
surprise-alone = Une bannière se dresse seule : les { $count } cubes de cet événement venaient d’une seule main !

### The game against le Roy

cry-roy-settles = Par ordre du roi ! Le Roy place des habitants : { $where } !
cry-roy-starts = À genoux, Troyes ! Le Roy commence cette manche.
cry-roy-acts = Silence ! Le roi a la parole.
cry-roy-counters = L’épée du roi frappe un dé noir : { $faces } !
cry-roy-throws = Voyez ! Le Roy lance { $faces } : { $deed } !
cry-roy-buys = Le roi le veut, le roi paie { $price } : votre meilleur dé, { $dice } !
cry-roy-hires = Fournisseur du roi ! Le Roy place un maître : { $card }, { $space } !
cry-roy-scored = { $character } vous juge tous deux : { $list } !
cry-roy-nothing = Le roi lui-même ne trouve rien à faire.
cry-roy-gains = Gloire à la couronne ! Le Roy gagne { $gains }.
cry-roy-left = La main du roi tient encore des dés : { $count }.
cry-roy-asks = Place à un homme du roi ! Il expulse l’un des vôtres s’il le peut. Sinon, il prend la place du { $face }. Qui y est expulsé ? { $building }.
cry-roy-needs = Le roi attend ! Lisez-lui ce qui est imprimé sur cette carte : { $card }.
cry-verdict = Écoutez le verdict du roi ! Vous { $player }, le Roy { $roy }, soit { $result }. { $verdict }
