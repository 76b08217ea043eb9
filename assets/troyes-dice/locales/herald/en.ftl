# English, as a herald cries. What is not here is said as in the plain manner; headlines and labels always are.
# `ordinal` helps the others.

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
    .v2 = Draw near, good people of Troyes! Mark the heads of your columns, from left to right: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] A banquet is laid! Tile { $tile } bids you: { $effect }.
   *[raid] A raid is upon us! Tile { $tile } bids you: { $effect }.
}
    .v2 = { $side ->
        [banquet] Come, eat and drink! Tile { $tile } bids you: { $effect }.
       *[raid] Riders on the road! Tile { $tile } bids you: { $effect }.
    }
    .v3 = { $side ->
        [banquet] The tables are full! Tile { $tile } bids you: { $effect }.
       *[raid] Bar the gates! Tile { $tile } bids you: { $effect }.
    }
cry-half-day = Hear ye! { $half ->
    [morning] The { ordinal } morning breaks over Troyes.
   *[afternoon] The { ordinal } afternoon is come to Troyes.
}
    .v2 = Good people! { $half ->
        [morning] Troyes wakes to its { ordinal } morning.
       *[afternoon] Noon is past: the { ordinal } afternoon begins.
    }
    .v3 = Lend me your ears! { $half ->
        [morning] The bells ring in the { ordinal } morning.
       *[afternoon] The bells ring in the { ordinal } afternoon.
    }
cry-last-half-day = Hearken, all: this is the last half-day that Troyes shall see!
    .v2 = Mark it well, one and all: never again shall Troyes see such a half-day, for it is the last half-day!
cry-spared = Rejoice! Tile 8 feasts the foe and spares the { color } plaza: the black { $value } strikes not, and any may choose it.
    .v2 = Fortune smiles! The enemy dines at tile 8 and leaves the { color } plaza unharmed: the black { $value } strikes not, and any may choose it.
cry-plaza-struck = The black { $value } strikes, and the { color } plaza falls!
    .v2 = With the black { $value } ruin comes to the { color } plaza!
    .v3 = The { color } plaza lies in ruins: the black { $value } has struck!
cry-plaza-raided = To arms! Raiders ride in with the transparent { $value }, and the { color } plaza falls!
    .v2 = Raiders within the walls! The transparent { $value } lays the { color } plaza waste!
cry-sheets-struck = Woe to the city! Cross out your { color } { $value }, all but those whose Fortress guards column { $value }!
    .v2 = Alas, good people! Cross out your { color } { $value }, unless a Fortress guards column { $value }!
cry-already-struck = Take heart! The { color } { $value } was struck of old: there is nothing more to cross out.
    .v2 = Be at ease! The { color } { $value } has fallen before: there is nothing more to cross out.
cry-offered = Come forth and choose: { $offers }.
    .v2 = Make your choice: { $offers }.
    .v3 = These dice await you: { $offers }.
cry-none-free = No die is free this time! Let whoever can pay for none take 1 of each resource instead of acting.
    .v2 = Every die has its price today! Let whoever can pay for none take 1 of each resource instead of acting.
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
    .v2 = { $from ->
        [red] See what toil has done! The red plaza stands once more
        [yellow] See what toil has done! The yellow plaza stands once more
       *[white] See what toil has done! The white plaza stands once more
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , all in red.
            [yellow] , all in yellow.
           *[white] , all in white.
        }
    }
cry-turned-to-raid = The feast is over! Tile { $tile } turns to its raid side: { $effect }.
    .v2 = The last cup is drained! Tile { $tile } turns to its raid side: { $effect }.
cry-day-began = Awake, Troyes! The { ordinal } day dawns upon Troyes.
    .v2 = Up, sleepers! The sun has risen on the { ordinal } day.
cry-sheet-strikes-begin = Beware! From this day on the black die strikes your sheets as well!
    .v2 = Guard your walls! From this day on the black die strikes your sheets as well!
cry-last-day = Hearken, all: this is the last day!
    .v2 = Mark it well, one and all: this is the last day!
cry-ended = Lay down your quills, good people: the game is over! Count your rows, your pairs of leftover resources and your citizens.
    .v2 = Lay aside your quills, one and all: the game is over! Count your rows, your pairs of leftover resources and your citizens.
surprise-escaped = Take heart: of all the { color } dice, the { $value } yet stands!
surprise-row = The third blow in a row upon { $color ->
    [red] the nobles!
    [yellow] the civilians!
   *[white] the clergy!
}
surprise-twice = Lightning strikes twice: it is the very same die!
surprise-spared = Spared! Fortune smiles upon Troyes.
