# French, as a herald cries.

cry-set-out = Oyez, marchands et chameliers ! L’honneur de commencer revient à { $who }. Que chacun reçoive { $dice } et { $purse } ; dans la rangée attendent { $row }.
cry-house-deck = Sachez-le tous : les marchands et les revenus des villages sont ceux de notre jeu maison.
cry-round = Place, faites place ! Les caravanes de la manche { $round } franchissent les portes.
    .v2 = Poussière sur la route ! Les caravanes de la manche { $round } gagnent le marché.
cry-caravan = Des chameaux de { $who }, on décharge les dés : { $faces }.
    .v2 = Les bêtes de { $who } s’agenouillent, et les dés montrent { $faces }.
cry-rerolled = Fortune, tourne encore ! Pour { $price }, { $who } fait retomber les dés : { $faces }.
cry-adjusted = Un mot à la bonne oreille ! Pour { $price } que donne { $who }, un dé passe de { $from } à { $to }.
cry-sold = Marché conclu ! { $who } vend au village { $village }, dont les portes se ferment.
    .v2 = Topez là ! { $who } vend au village { $village }, qui n’ouvrira plus de la manche.
cry-tucked = Bienvenue au nouveau venu ! Au village { $village } s’ouvre une échoppe pour le { $face }. { $who } compte { $race } sur la table.
    .v2 = Dressez la toile ! Au village { $village } s’ouvre une échoppe pour le { $face }. { $who } compte { $race } sur la table.
cry-placed-free = Sans le moindre dé, une échoppe pour le { $face } s’élève au village { $village }. { $who } compte { $race } sur la table.
cry-ninth = Voyez, { $who } a { $goal } cartes sur la table !
cry-last-round = Écoutez tous : voici la dernière manche que verra le marché !
cry-earned = Dans la bourse de { $who } : { $purse }.
    .v2 = Comptez bien, car { $who } reçoit { $purse }.
cry-caravan-joined = Un chameau de plus à l’étable : { $who } aura un dé de plus dès la prochaine manche.
cry-caravan-lost = L’étable est pleine : { $who } a { $most }, et nul autre n’y trouve place.
cry-card-given = Sans bourse délier, { $who } reçoit la première carte de la pioche.
cry-card-given-merchant = Sans bourse délier, { $who } reçoit la première carte de la pioche : { $card }.
cry-card-lost = Hélas, la pioche est vide, et { $who } repart sans carte !
cry-marketed = Au grand marché, { $who } porte ce qui reste, { $dice }, et rapporte { $favours }.
    .v2 = Ce qui n’a pas trouvé preneur, { $dice }, le marché le prend, et { $who } rapporte { $favours }.
cry-placement-lost = L’occasion est passée : { $who } renonce à poser { $cards }.
cry-bought = Les pièces sonnent ! Pour { $price }, un marchand entre au service de { $who }.
cry-bought-merchant = Les pièces sonnent ! Pour { $price }, un marchand entre au service de { $who } : { $card }.
cry-passed-over = Bourse trop légère pour une carte : { $who }.
cry-row-filled = De nouveaux visages dans la rangée : { $cards }.
cry-inexact = { $what ->
    [purse] Le scribe n’a pas tout entendu : les pièces et les faveurs de { $who } restent dans le doute.
    [hand] Le scribe n’a pas tout entendu : les cartes en main de { $who } restent dans le doute.
   *[table] Le scribe n’a pas tout entendu : les cartes de { $who } sur la table restent dans le doute.
}
    .v2 = { $what ->
        [purse] L’encre a manqué : les pièces et les faveurs de { $who } sont incertaines.
        [hand] L’encre a manqué : les cartes en main de { $who } sont incertaines.
       *[table] L’encre a manqué : les cartes de { $who } sur la table sont incertaines.
    }
cry-untold = Le scribe n’a pas tout entendu : les nombres marqués restent dans le doute.
cry-roll-due = Chameliers, lâchez vos caravanes ! Que tous les dés soient jetés.
cry-sells = Avancez, { $who }, et vendez vos marchandises !
    .v2 = La balance vous attend, { $who } : vendez vos marchandises !
cry-places = L’heure est propice : { $who } peut poser { $cards } sans dé.
cry-buys = Déliez votre bourse, { $who } : chaque carte est à vous pour { $price } !
    .v2 = Les marchands vous regardent, { $who } : chaque carte est à vous pour { $price } !
cry-all-sell = Le marché est à vous ! Que chacun vende d’abord, l’un après l’autre, que chacun achète ensuite, et que { $who } ouvre la marche !
    .v2 = Que chacun vende à son tour, puis que chacun achète, et que { $who } ouvre la marche !
cry-all-buy = Déliez vos bourses, l’un après l’autre : chaque carte est à vous pour { $price }, et que { $who } ouvre la marche !
cry-round-done = Tout négoce est achevé, et le soleil se couche sur cette manche.
cry-villages-open = Ouvrez grand les portes : tous les villages sont de nouveau ouverts !
cry-first = La tête du convoi change : désormais mène { $who }.
cry-over = { $rounds ->
    [one] Pliez les tentes, bonnes gens : après une manche, la partie est finie !
   *[other] Pliez les tentes, bonnes gens : après { $rounds } manches, la partie est finie !
}
cry-won = { $by ->
    [cards] Sonnez, trompettes ! Avec { $cards } sur la table, { $who } l’emporte sur { $other }.
    [coins] Sonnez, trompettes ! Avec { $cards } sur la table, { $who } l’emporte par une bourse plus lourde : { $other } a autant de cartes, mais moins de pièces.
    [favours] Sonnez, trompettes ! Avec { $cards } sur la table, { $who } l’emporte par les seules faveurs : { $other } a autant de cartes et de pièces.
   *[shared] Sonnez deux fois, trompettes ! Avec { $cards } chacun sur la table, et égaux en pièces et en faveurs, { $who } partagent la victoire.
}
cry-standing = À la place { $place } vient { $who }, avec { $cards } sur la table et { $purse } en bourse.
    .v2 = Voici { $who } à la place { $place }, avec { $cards } sur la table et { $purse } en bourse.
cry-standing-cards = À la place { $place } vient { $who }, avec { $cards } sur la table.
    .v2 = Voici { $who } à la place { $place }, avec { $cards } sur la table.
cry-undecided = Le scribe ne connaît pas encore le vainqueur ! Comptez les cartes sur la table et, si elles sont égales, que les pièces décident, puis les faveurs.
cry-victory = { $by ->
    [cards] Oyez, oyez ! Gloire à { $who }, qui l’emporte avec { $cards } !
    [coins] Oyez, oyez ! Gloire à { $who }, qui l’emporte avec { $cards } et { $coins } ! { $other } a autant de cartes, mais la bourse plus légère.
    [favours] Oyez, oyez ! Gloire à { $who }, qui l’emporte avec { $cards }, { $coins } et { $favours } ! { $other } est à égalité de cartes et de pièces.
    [alone] Oyez, oyez ! Sans rival, { $who } termine la partie avec { $cards }.
   *[shared] Oyez, oyez ! Gloire à { $who }, qui partagent la victoire avec { $cards } chacun, à égalité de pièces et de faveurs !
}
cry-corrected = Que le parchemin soit corrigé : { $what }.
