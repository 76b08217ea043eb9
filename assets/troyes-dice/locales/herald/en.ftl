# English, as a herald cries. What is not here is said as in the plain manner; headlines and labels always are.
# `ordinal` helps the others; only the herald's files may have such helpers.

ordinal = { $day ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
cry-opening = Hear ye, good people of Troyes! Write at the heads of your columns, from left to right: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] A banquet is laid! Tile { $tile } bids you: { $effect }.
   *[raid] A raid is upon us! Tile { $tile } bids you: { $effect }.
}
cry-half-day = Hear ye! { $half ->
    [morning] The { ordinal } morning breaks over Troyes.
   *[afternoon] The { ordinal } afternoon is come to Troyes.
}
cry-last-half-day = Hearken, all: this is the last half-day that Troyes shall see!
cry-spared = Rejoice! Tile 8 feasts the foe and spares the { color } plaza: the black { $value } strikes not, and any may choose it.
cry-plaza-struck = The black { $value } strikes, and the { color } plaza falls!
cry-plaza-raided = To arms! Raiders ride in with the transparent { $value }, and the { color } plaza falls!
cry-sheets-struck = Woe to the city! Cross out your { color } { $value }, all but those whose Fortress guards column { $value }!
cry-already-struck = Take heart! The { color } { $value } was struck of old: there is nothing more to cross out.
cry-offered = Come forth and choose: { $offers }.
cry-none-free = No die is free this time! Let whoever can pay for none take 1 of each resource instead of acting.
cry-rebuilt = { $from ->
    [red] Masons, well done! The red plaza rises anew
    [yellow] Masons, well done! The yellow plaza rises anew
   *[white] Masons, well done! The white plaza rises anew
}{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , now robed in red.
        [yellow] , now robed in yellow.
       *[white] , now robed in white.
    }
}
cry-turned-to-raid = The feast is over! Tile { $tile } turns to its raid side: { $effect }.
cry-day-began = Hear ye! The { ordinal } day dawns upon Troyes.
cry-sheet-strikes-begin = Beware! From this day on the black die strikes your sheets as well!
cry-last-day = Hearken, all: this is the last day!
cry-ended = Lay down your quills, good people: the game is over! Count your rows, your pairs of leftover resources and your citizens.
