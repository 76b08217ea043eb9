# Dutch, as a herald cries. What is not here is said as in the plain manner.

ordinal = { $day ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
   *[8] achtste
}
cry-opening = Hoort, burgers van Troyes! Schrijft boven uw kolommen, van links naar rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Een banket staat klaar! Bij tegel { $tile }: { $effect }.
   *[raid] Een plundering dreigt! Bij tegel { $tile }: { $effect }.
}
cry-half-day = Hoort, hoort! { $half ->
    [morning] De { ordinal } ochtend breekt aan over Troyes.
   *[afternoon] De { ordinal } middag is gekomen.
}
cry-last-half-day = Luistert allen: dit is het laatste dagdeel!
cry-spared = Verheugt u! Tegel 8 onthaalt de vijand en spaart het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein: de zwarte { $value } treft niets, en ieder mag hem kiezen.
cry-plaza-struck = De zwarte { $value } slaat toe, en het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein valt!
cry-plaza-raided = Te wapen! Plunderaars komen met de doorzichtige { $value }, en het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein valt!
cry-sheets-struck = Wee de stad! Streept uw { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } door, behalve wie met een Vesting kolom { $value } bewaakt!
cry-already-struck = Houdt moed! De { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } is allang getroffen: er valt niets meer door te strepen.
cry-offered = Treedt nader en kiest: { $offers }.
cry-none-free = Ditmaal is geen dobbelsteen gratis! Wie er geen kan betalen, neme 1 grondstof van elke soort in plaats van een actie.
cry-rebuilt = Eer aan de metselaars! Het { $from ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein verrijst weer{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , nu in het rood.
        [yellow] , nu in het geel.
       *[white] , nu in het wit.
    }
}
cry-turned-to-raid = Het feest is voorbij! Tegel { $tile } toont nu zijn plunderkant: { $effect }.
cry-day-began = Hoort, hoort! De { ordinal } dag breekt aan over Troyes.
cry-sheet-strikes-begin = Weest op uw hoede! Vanaf deze dag treft de zwarte dobbelsteen ook uw bladen!
cry-last-day = Luistert allen: dit is de laatste dag!
cry-ended = Legt de pennen neer, burgers: het spel is uit! Telt uw rijen, uw paren overgebleven grondstoffen en uw inwoners.
