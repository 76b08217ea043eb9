# English, as a herald cries.

cry-opening = Hear ye, good people of Troyes! { $who } takes the first seat, and { $rounds } rounds lie before us!
cry-house-figures = Be it known to all: the figures on these cards are our own, and not those of the box.
cry-settles = Send forth a citizen, { $who }! { $left ->
    [1] It is the last one.
   *[other] { $left } are left.
}
    .v2 = Choose thy gate, { $who }, and let a citizen pass! { $left ->
        [1] It is the last one.
       *[other] { $left } are left.
    }
cry-settled = See where a citizen of { $who } takes his place: { $building }!
    .v2 = One more roof is found, for a citizen of { $who }: { $building }!
cry-filled = Whom nobody serves, those take what is left. Gray citizens: { $where }.
cry-round = Ring the bells of Troyes: round { $round } begins!
    .v2 = A new sun rises over Champagne: round { $round } begins!
cry-last-round = Mark it well, good people: this round is the last!
cry-revealed = Open the workshops of the city: { $cards }!
cry-does = Learn the craft: { $card }! { $effect }.
cry-paid = The treasurer opens the chest: { $income } for all! And the wages are due: { $list }.
cry-short = Woe to the empty purse! { $who } cannot pay everything and loses { $lost }.
cry-rolled = To work, ye hands of { $who }: { $dice }!
    .v2 = Count the hands of { $who }: { $dice }!
cry-thrown = Behold the city! Its dice: { $count }.
cry-entered = Ill tidings at the gates! A new event, { $event }. { $effect }.
    .v2 = Hear the alarm bell! A new event, { $event }. { $effect }.
cry-calls = Misfortune comes not alone: { $event } calls a second one ({ $color })!
cry-calls-red = The banners gather! { $event } calls a second red event, from the box.
cry-no-card = Heaven spares us: that deck is empty ({ $color }).
cry-took = Sharpen your swords! { $event } brings { $dice }.
    .v2 = The drums beat without the walls! { $event } brings { $dice }.
cry-event-die = The die is cast for { $event }: { $face }!
cry-struck = Hard times, good people! { $event } takes its toll: { $list }.
    .v2 = The collectors knock at every door! { $event } takes its toll: { $list }.
cry-no-effect = Rejoice! { $event } passes us by: { $why }.
cry-cubed = To arms! { $who } puts cubes on { $event }: { $count }!
    .v2 = For the city! { $who } puts cubes on { $event }: { $count }!
cry-uncubed = The line breaks! A cube of { $who } leaves { $event }.
cry-built = Stone upon stone! { $who } builds the Cathedral: { $sites }!
    .v2 = Hear the hammers ring! { $who } builds the Cathedral: { $sites }!
cry-unbuilt = The scaffold falls! The Cathedral loses a cube of { $who }: site { $sites }.
cry-placed = Make way! { $who } places a citizen: { $building }!
    .v2 = Open the door! { $who } places a citizen: { $building }!
cry-expelled = Out into the street! A citizen of { $who } is pushed out: { $building }.
    .v2 = No room for two! A citizen of { $who } is pushed out: { $building }.
cry-black-rolled = The enemy is at the walls! Black dice stand against the city: { $faces }!
cry-faces = Stand fast, { $who }, against this black die: { $face }!
    .v2 = Who will stop it? { $who } faces this black die: { $face }!
cry-countered = The gate holds! { $who } counters { $faces } with { $sum } and gains { $gains }.
    .v2 = Well fought! { $who } counters { $faces } with { $sum } and gains { $gains }.
cry-uncountered = The gate falls! { $who } cannot counter { $face } and loses { $lost }.
cry-rerolled = Turn thy wheel, Fortune! { $who } pays { $price } and rolls again: { $faces }.
cry-turned-over = Upside down goes the world! { $who } pays { $price } and turns dice over: { $faces }.
cry-recruited = A new face in the city! { $who } pays { $price } and gets a citizen.
cry-bought = Coin for labor! { $who } pays for dice: { $list }.
    .v2 = Purses are opened! { $who } pays for dice: { $list }.
cry-hired = A guild opens its door! { $who } hires a tradesman: { $card }.
cry-used = The workshop hums! { $who } uses { $card }: { $times ->
    [one] once
   *[other] { $times } times
}.
    .v2 = Busy are the hands of the city! { $who } uses { $card }: { $times ->
        [one] once
       *[other] { $times } times
    }.
cry-divided = Reckon it well: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , rounded down.
}
cry-agriculture = The fields are ripe, and { $who } brings in the harvest!
cry-unsaid = Without a word { $who } uses dice.
cry-stored = A wise hand saves! { $who } puts cubes on { $card } for later: { $count }.
cry-shot = Loose the arrows! { $who } rolls { $faces }. Hits: { $count }!
cry-gained = Fortune smiles, and { $who } gains { $gains }.
    .v2 = Well earned! { $who } gains { $gains }.
cry-pays = From the purse of { $who } goes what is owed: { $lost }.
    .v2 = Nothing is free in Troyes! { $who } pays { $lost }.
cry-lost = Fortune frowns, and { $who } loses { $lost }.
cry-beaten = Sound the horns: { $event } is countered! Points: { $list }. The card goes to { $owner }.
cry-beaten-nobody = The city breathes again: { $event } is countered! Points: { $list }. Nobody takes the card.
cry-acts = The city looks to you, { $who }!
    .v2 = Step forth, { $who }: thine is the turn!
cry-pushes = Who must yield his place? { $event }.
cry-aims = Aim well, { $who }, and choose events for cubes: { $count }!
cry-passed = Enough for this round, says { $who }, and passes.
    .v2 = Let others toil: { $who } passes!
cry-pass-deniers = Patience pays one denier more: { $who }.
cry-round-done = The bells ring for evening, and the round is done.
cry-last-done = The bells ring for the last time: the last round is over!
cry-home = Dust off your coats! Pushed-out citizens go home: { $list }.
cry-start = The first seat passes on to { $who }.
cry-inexact = The scribe did not hear it all. In doubt for { $who }: { $what }.
cry-untold = Ink ran short, and some numbers are in doubt.
cry-booked = Let the card book bear witness: { $card }.
cry-corrected = Let the scroll be corrected: { $what }.
cry-shown = The mask falls! { $who } hid: { $characters }!
cry-over = Lay down your tools, good people: the game is over!
cry-won = Glory in all of Champagne! { $who } wins with { $points }!
cry-shared = Glory shared is glory still! { $who } share the victory with { $points } each.
cry-standing = Place { $place } goes to { $who }, with { $points }.
cry-undecided = The scribe cannot name the victor: the count lacks something!
surprise-black = The walls hold fast: { $count } black dice fall at a single blow!
surprise-alike = Lo, { $count } dice, and all of one face!
surprise-alone = One banner stands alone: all { $count } cubes upon that event were of one hand!

### The game against le Roy

cry-roy-settles = By royal command! Le Roy places citizens: { $where }!
cry-roy-starts = Kneel, Troyes! Le Roy begins this round.
cry-roy-acts = Silence! The King has the word.
cry-roy-counters = The King’s sword falls on a black die: { $faces }!
cry-roy-throws = Behold! Le Roy throws { $faces }: { $deed }!
cry-roy-buys = The King wants it, the King pays: your best die for { $price }: { $dice }!
cry-roy-hires = Purveyor to the King! Le Roy places a tradesman: { $card }, { $space }!
cry-roy-scored = { $character } weighs you both: { $list }!
cry-roy-nothing = Even the King finds nothing to do.
cry-roy-gains = Glory to the crown! Le Roy gains { $gains }.
cry-roy-left = The King’s hand still holds dice: { $count }.
cry-roy-asks = Make way for a man of the King! He pushes out one of yours if he can. Otherwise he takes the place of { $face }. Who is pushed out there? { $building }.
cry-roy-needs = The King waits! Read him what is printed on this card: { $card }.
cry-verdict = Hear the King’s verdict! You { $player }, le Roy { $roy }, so { $result }. { $verdict }
