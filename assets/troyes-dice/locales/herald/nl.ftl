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
    .v2 = Komt nader, burgers van Troyes! Zet boven uw kolommen, van links naar rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Een banket staat klaar! Bij tegel { $tile }: { $effect }.
   *[raid] Een plundering dreigt! Bij tegel { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] Schuift aan! Bij tegel { $tile }: { $effect }.
       *[raid] Ruiters op de weg! Bij tegel { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] De tafels zijn gedekt! Bij tegel { $tile }: { $effect }.
       *[raid] Sluit de poorten! Bij tegel { $tile }: { $effect }.
    }
cry-half-day = Hoort, hoort! { $half ->
    [morning] De { ordinal } ochtend breekt aan over Troyes.
   *[afternoon] De { ordinal } middag is gekomen.
}
    .v2 = Goede burgers! { $half ->
        [morning] Troyes ontwaakt voor de { ordinal } ochtend.
       *[afternoon] De noen is voorbij: de { ordinal } middag begint.
    }
    .v3 = Leent mij uw oor! { $half ->
        [morning] De klokken luiden de { ordinal } ochtend in.
       *[afternoon] De klokken luiden de { ordinal } middag in.
    }
cry-last-half-day = Luistert allen: dit is het laatste dagdeel!
    .v2 = Weet het, groot en klein: dit is het laatste dagdeel!
cry-spared = Verheugt u! Tegel 8 onthaalt de vijand en spaart het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein: de zwarte { $value } treft niets, en ieder mag hem kiezen.
    .v2 = Het geluk is met ons! De vijand dineert bij tegel 8 en laat het { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } plein met rust: de zwarte { $value } treft niets, en ieder mag hem kiezen.
cry-plaza-struck = De zwarte { $value } slaat toe, en het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein valt!
    .v2 = Door de zwarte { $value } stort het { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } plein in!
    .v3 = In puin ligt het { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } plein: de zwarte { $value } sloeg toe!
cry-plaza-raided = Te wapen! Plunderaars komen met de doorzichtige { $value }, en het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein valt!
    .v2 = Plunderaars binnen de muren! De doorzichtige { $value } verwoest het { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } plein!
cry-sheets-struck = Wee de stad! Streept uw { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } door, behalve wie met een Vesting kolom { $value } bewaakt!
    .v2 = Helaas, burgers! Streept uw { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } { $value } door, tenzij een Vesting kolom { $value } bewaakt!
cry-already-struck = Houdt moed! De { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } is allang getroffen: er valt niets meer door te strepen.
    .v2 = Weest gerust! De { $color ->
        [red] rode
        [yellow] gele
       *[white] witte
    } { $value } viel al eerder: er valt niets meer door te strepen.
cry-offered = Treedt nader en kiest: { $offers }.
    .v2 = Maakt uw keuze: { $offers }.
    .v3 = Deze dobbelstenen wachten op u: { $offers }.
cry-none-free = Ditmaal is geen dobbelsteen gratis! Wie er geen kan betalen, neme 1 grondstof van elke soort in plaats van een actie.
    .v2 = Heden heeft elke dobbelsteen zijn prijs! Wie er geen kan betalen, neme 1 grondstof van elke soort in plaats van een actie.
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
    .v2 = { $from ->
        [red] Ziet het werk der metselaars! Het rode plein staat er weer
        [yellow] Ziet het werk der metselaars! Het gele plein staat er weer
       *[white] Ziet het werk der metselaars! Het witte plein staat er weer
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , geheel in rood.
            [yellow] , geheel in geel.
           *[white] , geheel in wit.
        }
    }
cry-turned-to-raid = Het feest is voorbij! Tegel { $tile } toont nu zijn plunderkant: { $effect }.
    .v2 = De laatste beker is leeg! Tegel { $tile } toont nu zijn plunderkant: { $effect }.
cry-day-began = Ontwaakt! De { ordinal } dag breekt aan over Troyes.
    .v2 = Op, slapers! De zon van de { ordinal } dag is opgegaan.
cry-sheet-strikes-begin = Weest op uw hoede! Vanaf deze dag treft de zwarte dobbelsteen ook uw bladen!
    .v2 = Bewaakt uw muren! Vanaf deze dag treft de zwarte dobbelsteen ook uw bladen!
cry-last-day = Luistert allen: dit is de laatste dag!
    .v2 = Weet het, groot en klein: dit is de laatste dag!
cry-ended = Legt de pennen neer, burgers: het spel is uit! Telt uw rijen, uw paren overgebleven grondstoffen en uw inwoners.
    .v2 = Legt uw pennen weg, groot en klein: het spel is uit! Telt uw rijen, uw paren overgebleven grondstoffen en uw inwoners.
surprise-escaped = { $color ->
    [red] Wat een geluk! Van alle rode dobbelstenen houdt alleen de { $value } nog stand.
    [yellow] Wat een geluk! Van alle gele dobbelstenen houdt alleen de { $value } nog stand.
   *[white] Wat een geluk! Van alle witte dobbelstenen houdt alleen de { $value } nog stand.
}
surprise-row = { $color ->
    [red] De derde slag op rij, en weer treft hij de adel!
    [yellow] De derde slag op rij, en weer treft hij de burgers!
   *[white] De derde slag op rij, en weer treft hij de geestelijken!
}
surprise-twice = De bliksem slaat twee keer in dezelfde dobbelsteen in!
surprise-spared = Gespaard! Het geluk lacht Troyes toe.
