# English. The source of all languages.
#
# The names of cards and buildings are those of the board game; what a card does is told in our own words.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
    [influence] { $count } influence
   *[point] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
color-name = { $color ->
    [red] red
    [white] white
   *[yellow] yellow
}
building-name = { $building ->
    [palace] Palace
    [bishopric] Bishopric
   *[city-hall] City Hall
}
color-dice = { $color ->
    [red] red dice
    [white] white dice
   *[yellow] yellow dice
}
activity-name = { $activity ->
    [artisan] Artisan
    [merchant] Merchant
    [miller] Miller
    [innkeeper] Innkeeper
    [blacksmith] Blacksmith
    [militiaman] Militiaman
    [journeyman] Journeyman
    [goldsmith] Goldsmith
    [sculptor] Sculptor
    [tithe] Tithe
    [monk] Monk
    [priest] Priest
    [apprenticeship] Apprenticeship
    [confession] Confession
    [templar] Templar
    [pilgrimage] Pilgrimage
    [procession] Procession
    [glassblower] Glassblower
    [archer] Archer
    [chivalry] Chivalry
    [diplomat] Diplomat
    [hunting] Hunting
    [mercenary] Mercenary
    [tax-collector] Tax Collector
    [captain] Captain
    [joust] Joust
    [troubadour] Troubadour
    [baker] Baker
    [prior] Prior
   *[banquet] Banquet
}
event-name = { $event ->
    [marauding] Marauding
    [drought] Drought
    [support] Support
    [civil-war] Civil War
    [wayfarers] Wayfarers
    [theological-conflict] Theological Conflict
    [heresy] Heresy
    [traveling-builders] Traveling Builders
    [interrupted-work] Interrupted Work
    [brigands] Brigands
    [conflict-of-succession] Conflict of Succession
    [skirmishes] Skirmishes
    [war] War
    [normans-attack] Normans Attack
   *[resistance] Resistance
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urban IV
    [thibaut-2] Theobald II
    [hugues-de-payns] Hugues de Payns
    [le-florentin] The Florentine
   *[henry-1] Henry I
}
seat-name = Player { $seat }
owner-gray = Gray
owner-roy = le Roy
joined = { $others } and { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: rows

### What activities do

effect-gain = Gain { $gains }
effect-trade = Pay { $pays } and gain { $gains }
effect-citizens = Choose the Palace or the Bishopric each time, and gain { $gains } for each of your citizens standing there
effect-cathedral = Gain { $gains } for every { $every } of your cubes on the Cathedral
effect-events = Gain { $gains } for each event with a cube of yours, Marauding too
effect-yellow-dice = Gain { $gains } for each yellow die in all districts
effect-red-dice = Gain { $gains } for each red die in the district that has most of them
effect-most-dice = Whoever has most dice left gains { $gains }; equals all gain it
effect-red-sum = Gain { $gains } if nobody’s red dice left are worth more than yours; equals gain it too
effect-tax = Everybody else pays you 1 denier for each citizen standing in City Hall, and the bank 1 for each gray one
effect-roll-cube = Roll a die: from { $least } up, put a cube on an event
effect-dice-cubes = Put on one event a cube for each die left in your district ({ $dice })
effect-paid-cube = Pay { $pays } and put a cube on an event
effect-later = A cube changes a later group: { $effect }
effect-group-plus = { $dice } are worth { $plus } more in all (not to place in: { $building })
effect-dice-plus = { $dice } are worth { $plus } more each, beyond 6 too (not to place in: { $building })
effect-any-plus = each die is worth { $plus } more, beyond 6 too (not for Bishopric, City Hall or Cathedral)
effect-dice-worth = each die is worth { $worth }, and colors may differ (not for Bishopric, City Hall or Cathedral)
effect-act-as = { $dice } act as { $others }
effect-one-acts-as = { $dice }, only one, which acts as { $times } { $others }; bought, it costs 2 deniers
effect-free = { $dice }, at most one of each other district, for nothing

### What events do

threat-black = { $count ->
    [0] no black die
    [one] 1 black die
   *[other] { $count } black dice
}
threat-lose = Each player loses { $lost }
threat-citizens = Each player loses { $lost } for each citizen standing here: { $building }
threat-gray-cubes = A gray cube on each of the { $events } nearest events to the left
threat-gray-citizen = A die says to which place a gray citizen comes: { $building }
threat-build = A gray cube on the Cathedral: on the lowest level with an empty space, there on the lowest value
threat-unbuild = A cube leaves the Cathedral: from the highest level with a cube, there from the highest value
threat-last-cubes = The cube that came last leaves each event

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] citizens standing in the three buildings
    [urbain-4] cubes on the Cathedral
    [thibaut-2] deniers
    [hugues-de-payns] influence
    [le-florentin] tradesmen on activities
   *[henry-1] event cards won
}
merit = { $character } rewards { $what }: 1 point from { $one }, 3 from { $three }, 6 from { $six }

### What is printed on the cards

figure-name = { $figure ->
    [hire] Cost of a tradesman
    [per] Dice sum divided by
    [number] Number on the back
    [timing] When it works
    [fought] Fought with
    [banners] Banners
    [first] Points for most cubes
    [second] Points for second most
    [calls] Color it calls
   *[black] Black dice
}
figure-word = { $word ->
    [red] red
    [white] white
    [yellow] yellow
    [any] any one color
    [now] at once
   *[later] later, by cubes
}
figure-source = { $source ->
    [rulebook] from the rulebook
    [group] from your box
   *[house] our house figure
}
figure-space = Points of space { $number }
figure-row = Row of the value { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: open

### What is done now

phase-draw = { $wanted ->
    [red] A red event comes
    [second] A second red event comes
    [white] A white event comes
    [yellow] A yellow event comes
   *[color] Which color does the red card call?
}
phase-settle = { $who } places a citizen
phase-reveal = Turn up the activities
phase-income = Income and salaries
phase-workforce = Roll the dice
phase-resolve = Now: { $event }
phase-push = { $event }: who leaves?
phase-roll-black = Roll the black dice
phase-counter = { $who } faces a black die
phase-act = { $who } acts
phase-shoot = { $who } rolls for the Archer
phase-aim = { $who } puts cubes on events
phase-close = The round ends
phase-show = Show the characters
phase-over = The game is over

### What is announced

count-name = { $count ->
    [deniers] deniers
    [influence] influence
    [points] points
    [citizens] citizens
    [cubes] cubes
   *[cards] event cards
}
effect-none = { $why ->
    [all-gray-in-play] all gray citizens are in play
    [lies-there] a citizen of that color lies there already
    [no-event] no other event can take a cube
    [cathedral-full] the Cathedral is full
    [cathedral-empty] the Cathedral is empty
   *[no-cubes] no event has a cube
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Round { $round }
headline-last-round = The last round!
headline-house-figures = House figures
headline-start = First: { $who }
headline-untold = Not everything was entered
headline-corrected = Corrected
headline-won = Victory: { $who }
headline-undecided = The count is open
headline-passes = { $who } passes
headline-places = { $who } places a citizen
headline-home = Citizens go home
headline-agriculture = Agriculture: { $who }
headline-unsaid = Dice used: { $who }
cry-opening = { $who } is the start player. The game has { $rounds } rounds.
cry-house-figures = The figures on the cards are our own, not those of the box.
cry-settles = { $who } places a citizen.
cry-settled = A citizen of { $who }: { $building }.
cry-filled = Gray citizens take the free spaces: { $where }.
cry-round = Round { $round } begins.
cry-last-round = This is the last round!
cry-revealed = New activities: { $cards }.
cry-paid = Everybody gets { $income }. Salaries: { $list }.
cry-short = { $who } cannot pay everything and loses { $lost }.
cry-rolled = { $who } has { $dice }.
cry-entered = New event: { $event }. { $effect }.
cry-calls = { $event } calls: { $color }.
cry-calls-red = { $event } calls a second red event, from the box.
cry-no-card = That deck is empty, so no card comes: { $color }.
cry-took = { $event } brings { $dice }.
cry-event-die = { $event }: the die shows { $face }.
cry-struck = { $event } takes: { $list }.
cry-no-effect = { $event } has no effect: { $why }.
cry-cubed = { $who } puts cubes on { $event }: { $count }.
cry-uncubed = A cube of { $who } leaves { $event }.
cry-built = { $who } builds the Cathedral: { $sites }.
cry-unbuilt = The Cathedral loses a cube of { $who }: { $sites }.
cry-placed = { $who } places a citizen: { $building }.
cry-expelled = A citizen of { $who } is pushed out: { $building }.
cry-black-rolled = Black dice stand against the city: { $faces }.
cry-faces = { $who } faces this black die: { $face }.
cry-countered = { $who } counters { $faces } with { $sum } and gains { $gains }.
cry-uncountered = { $who } cannot counter { $face } and loses { $lost }.
cry-rerolled = { $who } pays { $price } and rolls again: { $faces }.
cry-turned-over = { $who } pays { $price } and turns dice over: { $faces }.
cry-recruited = { $who } pays { $price } and gets a citizen.
cry-bought = { $who } pays for dice: { $list }.
cry-hired = { $who } hires a tradesman: { $card }.
cry-used = { $who } uses { $card }: { $times ->
    [one] once
   *[other] { $times } times
}.
cry-agriculture = { $who } farms.
cry-unsaid = { $who } uses dice.
cry-stored = { $who } puts cubes on { $card } for later: { $count }.
cry-shot = { $who } rolls { $faces }. Hits: { $count }.
cry-gained = { $who } gains { $gains }.
cry-lost = { $who } pays or loses { $lost }.
cry-beaten = { $event } is countered. Points: { $list }. The card goes to { $owner }.
cry-beaten-nobody = { $event } is countered. Points: { $list }. Nobody takes the card.
nobody-gains = none
cry-acts = It is { $who }’s turn.
cry-pushes = Who is pushed out there? { $event }.
cry-aims = { $who } chooses events for cubes: { $count }.
cry-passed = { $who } passes.
cry-pass-deniers = One denier more for passing: { $who }.
cry-round-done = The round is done.
cry-home = Pushed-out citizens go home: { $list }.
cry-start = { $who } is the start player now.
cry-inexact = Not everything was entered. May be wrong for { $who }: { $what }.
cry-untold = Not everything was entered: some numbers may be wrong.
cry-booked = Written into the card book: { $card }.
cry-corrected = Corrected: { $what }.
cry-shown = { $who } held { $characters }.
cry-over = The game is over.
cry-won = { $who } wins with { $points }.
cry-shared = { $who } share the victory with { $points } each.
cry-standing = Place { $place }: { $who }, with { $points }.
cry-undecided = Who won is not known yet: the count lacks something.

### Corrections

corrected-purse = { $who } has { $amount }
corrected-exact = right for { $who }: { $what }
corrected-standing = { $building }, standing: { $who } { $count }
corrected-lying = { $building }, lying: { $who }
corrected-not-lying = { $building }, not lying: { $who }
corrected-supply = citizens in the supply of { $who }: { $count }
corrected-tradesmen = { $card }, tradesmen: { $list }
corrected-stored = { $card }, cubes: { $who } { $count }
corrected-event = { $event }, cubes: { $list }
corrected-left = { $event } goes to { $who }
corrected-left-nobody = { $event } goes to nobody
corrected-cathedral = Cathedral, site { $site }, level { $level }: { $who }
corrected-die = die { $number } of { $who } shows { $face }
corrected-start = { $who } is the start player
corrected-turn = it is { $who }’s turn
corrected-passed = { $who } has passed, with { $amount }
corrected-not-passed = { $who } has not passed

### What cannot be

step-name = { $step ->
    [settle] placing citizens
    [reveal] new activities
    [income] income and salaries
    [workforce] rolling dice
    [draw] new events
    [resolve] events take effect
    [push] who is pushed out
    [roll-black] rolling black dice
    [counter] countering black dice
    [act] actions
    [shoot] rolling for cubes
    [aim] choosing events for cubes
    [close] end of the round
    [show] showing characters
   *[over] the game is over
}
refusal-not-now = That is not possible now. At the moment: { $step }.
    .clause = that is not possible now. At the moment: { $step }
refusal-player-count = { $least } to { $most } can play, not { $count }.
    .clause = { $least } to { $most } can play, not { $count }
refusal-no-such-start = Seat { $number } cannot begin: nobody sits there.
    .clause = seat { $number } cannot begin: nobody sits there
refusal-crowd = So many citizens cannot stand there: { $building }, { $count }.
    .clause = so many citizens cannot stand there: { $building }, { $count }
refusal-gray-count = Gray citizens needed in all: { $needed }, told: { $count }.
    .clause = gray citizens needed in all: { $needed }, told: { $count }
refusal-character-players = Characters were named for { $named } players, but { $count } play.
    .clause = characters were named for { $named } players, but { $count } play
refusal-character-count = Characters of { $who }: { $needed } are needed, not { $named }.
    .clause = characters of { $who }: { $needed } are needed, not { $named }
refusal-character-twice = A character is there twice: { $character }.
    .clause = a character is there twice: { $character }
refusal-character-dealt = { $who } was dealt others.
    .clause = { $who } was dealt others
refusal-no-space = No space is free there: { $building }.
    .clause = no space is free there: { $building }
refusal-reveal-color = { $card } is not of this color: { $color }.
    .clause = { $card } is not of this color: { $color }
refusal-reveal-round = { $card } does not come in this round.
    .clause = { $card } does not come in this round
refusal-bonus = { $card } is a bonus card, and the game is without them.
    .clause = { $card } is a bonus card, and the game is without them
refusal-short-seat = Nobody sits at seat { $number }.
    .clause = nobody sits at seat { $number }
refusal-short-order = { $who } is named twice, or out of order.
    .clause = { $who } is named twice, or out of order
refusal-short-computed = What { $who } can pay is counted automatically.
    .clause = what { $who } can pay is counted automatically
refusal-short-nothing = { $who } has nothing to pay.
    .clause = { $who } has nothing to pay
refusal-roll-players = Dice of { $named } players were named, but { $count } play.
    .clause = dice of { $named } players were named, but { $count } play
refusal-roll-dice = { $who }, { $dice }: { $needed }, not { $named }.
    .clause = { $who }, { $dice }: { $needed }, not { $named }
refusal-roll-count = Dice to roll: { $needed }, not { $named }.
    .clause = dice to roll: { $needed }, not { $named }
refusal-event-deck = { $event } is in another deck.
    .clause = { $event } is in another deck
refusal-event-came = { $event } came already.
    .clause = { $event } came already
refusal-black-known = The black dice of { $event } are known, so do not enter them.
    .clause = the black dice of { $event } are known, so do not enter them
refusal-black-open = Enter the number of black dice: { $event }.
    .clause = enter the number of black dice: { $event }
refusal-banners-known = The figures of { $event } say whether it is countered, so do not enter it.
    .clause = the figures of { $event } say whether it is countered, so do not enter it
refusal-rewards-known = The rewards of { $event } are known, so do not enter them.
    .clause = the rewards of { $event } are known, so do not enter them
refusal-event-no-cube = { $event } gets no cube by this, or is named twice.
    .clause = { $event } gets no cube by this, or is named twice
refusal-reward-order = The second reward is larger than the first: { $event }.
    .clause = the second reward is larger than the first: { $event }
refusal-nobody-there = Nobody of this color can be pushed out there: { $building }, { $who }.
    .clause = nobody of this color can be pushed out there: { $building }, { $who }
refusal-lies-there = One of this color lies there already, so no other can be pushed out: { $building }, { $who }.
    .clause = one of this color lies there already, so no other can be pushed out: { $building }, { $who }
refusal-no-dice = No die was chosen.
    .clause = no die was chosen
refusal-no-such-die = There is no die { $number } here.
    .clause = there is no die { $number } here
refusal-die-gone = Die { $number } was used already.
    .clause = die { $number } was used already
refusal-die-order = Die { $number } is named twice, or out of order.
    .clause = die { $number } is named twice, or out of order
refusal-no-such-black = There is no black die { $number }, or it is gone.
    .clause = there is no black die { $number }, or it is gone
refusal-black-order = Black die { $number } is named twice, or out of order.
    .clause = black die { $number } is named twice, or out of order
refusal-not-highest = The highest black die must be among them: { $face }.
    .clause = the highest black die must be among them: { $face }
refusal-too-small = Needed: { $needed }, the dice are worth { $sum }.
    .clause = needed: { $needed }, the dice are worth { $sum }
refusal-could-counter = All dice of the district are worth { $sum }, and { $needed } are enough: the black die must be countered.
    .clause = all dice of the district are worth { $sum }, and { $needed } are enough: the black die must be countered
refusal-goods = Needed: { $price }, available: { $has }.
    .clause = needed: { $price }, available: { $has }
refusal-turn-dice = One to three dice can be turned over, not { $count }.
    .clause = one to three dice can be turned over, not { $count }
refusal-all-in-play = All citizens of this player are in play.
    .clause = all citizens of this player are in play
refusal-group-dice = A group has one to three dice, not { $count }.
    .clause = a group has one to three dice, not { $count }
refusal-act-die-none = There is no such die: { $who }, { $number }.
    .clause = there is no such die: { $who }, { $number }
refusal-act-die-gone = This die was used already: { $who }, { $number }.
    .clause = this die was used already: { $who }, { $number }
refusal-act-die-twice = This die is named twice: { $who }, { $number }.
    .clause = this die is named twice: { $who }, { $number }
refusal-colors = The dice are of different colors.
    .clause = the dice are of different colors
refusal-wrong-color = This needs { $dice }.
    .clause = this needs { $dice }
refusal-no-stored-cube = There is no cube of this player on { $card }.
    .clause = there is no cube of this player on { $card }
refusal-cube-group = A cube of { $card } changes no such group.
    .clause = a cube of { $card } changes no such group
refusal-cube-bars = A group changed by { $card } cannot be used for this.
    .clause = a group changed by { $card } cannot be used for this
refusal-not-revealed = { $card } is not there yet.
    .clause = { $card } is not there yet
refusal-no-tradesman = Hire a tradesman first: { $card }.
    .clause = hire a tradesman first: { $card }
refusal-second-tradesman = Nobody has two tradesmen on one card: { $card }.
    .clause = nobody has two tradesmen on one card: { $card }
refusal-no-citizen = This player has no citizen there.
    .clause = this player has no citizen there
refusal-hire-known = The price of a tradesman is known, so do not enter it: { $card }.
    .clause = the price of a tradesman is known, so do not enter it: { $card }
refusal-too-often = This can be done { $can } times at most, not { $count }.
    .clause = this can be done { $can } times at most, not { $count }
refusal-times-unsaid = Say how often: the divisor is open.
    .clause = say how often: the divisor is open
refusal-no-use = It must be done at least once.
    .clause = it must be done at least once
refusal-choice = { $card } needs another choice for each use.
    .clause = { $card } needs another choice for each use
refusal-not-counted = This is neither Palace nor Bishopric: { $building }.
    .clause = this is neither Palace nor Bishopric: { $building }
refusal-no-such-event = { $event } is not there.
    .clause = { $event } is not there
refusal-banners = Free banners on { $event }: { $free }, cubes: { $count }.
    .clause = free banners on { $event }: { $free }, cubes: { $count }
refusal-no-red-die = No red die is left in the district.
    .clause = no red die is left in the district
refusal-site-full = This site of the Cathedral is full: { $site }.
    .clause = this site of the Cathedral is full: { $site }
refusal-one-die = One die places a citizen, not { $count }.
    .clause = one die places a citizen, not { $count }
refusal-no-place = A die worth { $value } has no place there.
    .clause = a die worth { $value } has no place there
refusal-no-such-owner = This owner is not at the table: { $who }.
    .clause = this owner is not at the table: { $who }
refusal-influence-most = Nobody has more than { $most }, not { $count }.
    .clause = nobody has more than { $most }, not { $count }
refusal-citizens = This owner cannot have so many citizens: { $who }, { $count }.
    .clause = this owner cannot have so many citizens: { $who }, { $count }
refusal-two-tradesmen = { $who } has two tradesmen there.
    .clause = { $who } has two tradesmen there
refusal-spaces = There are not so many spaces: { $count }.
    .clause = there are not so many spaces: { $count }
refusal-event-banners = { $event } has no more banners than this: { $count }.
    .clause = { $event } has no more banners than this: { $count }
refusal-never-leaves = This event never leaves.
    .clause = this event never leaves
refusal-no-such-level = The Cathedral has no level { $level }.
    .clause = the Cathedral has no level { $level }
refusal-has-passed = { $who } has passed.
    .clause = { $who } has passed
refusal-has-turn = { $who } has the turn and has not passed.
    .clause = { $who } has the turn and has not passed
refusal-same = This changes nothing.
    .clause = this changes nothing
headline-sites = Cathedral: { $sites }

### On the screen

track-round = Round { $round } of { $rounds }
standing-perhaps = { $what } (perhaps wrong)
standing-passed = passed ({ $amount })
standing-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
side-nobody = nobody
side-no-dice = no dice
side-defence = worth { $sum } against black dice
side-threat = Black { $face }: { $who }, dice worth { $sum }
side-square = Dice in the city square: { $count }
side-shots = Dice to roll: { $count }
side-cubes = Cubes to put: { $count }
side-lies = one lies there
side-more = and { $count } more
explain-die = { $who }, die { $number } ({ $color }): { $face }
explain-black = Black die: { $face }
explain-faced = In turn: { $who }
explain-standing = Standing: { $list }
explain-lying = Lying: { $list }
explain-lies = One of these lies on the building.
explain-free = Free spaces: { $list }
explain-supply = Citizens in the supply: { $count }
explain-won = Event cards: { $list }
explain-tradesmen = Tradesmen: { $list }
explain-cubes = Cubes: { $list }
explain-banners = Banners covered: { $taken } of { $all }
explain-site = Cathedral, value { $site }
explain-level = Level { $level }: { $who }
explain-empty = free
legend-turn = Whose turn it is
legend-start = Start player of the round
legend-passed = Has passed, with so many deniers
legend-supply = Citizens in the supply
legend-slot = A die that was used
legend-struck = A black die that threatens nobody any more
legend-lying = Pushed out, lies on the building
legend-banner = A free banner
own-turn = Your turn
own-to-buy = Dice you can buy: { $dice }
own-secret = Your secret character: { $merit }
lacking-characters = The characters have not been named.
evening-short-with-end = { $minutes } min · { $end } min to go
evening = { $minutes } min played{ $continued ->
    [yes] {" "}since you continued
   *[no] {""}
} · rounds left: { $left }
evening-with-end = { $minutes } min played{ $continued ->
    [yes] {" "}since you continued
   *[no] {""}
} · rounds left: { $left } · about { $end } min to go
surprise-black = { $count } black dice at once! The city breathes again.
surprise-alike = { $count } dice, and all show the same!
surprise-alone = All { $count } cubes on that event were one player’s!

### How to run it, and before the game

guide-set-up = 1. Lay out the board. Town Crier says who takes what, and in turn each player places citizens.
guide-round = 2. You are the town crier and play too. Space always does the next thing: new cards, income, dice, events.
guide-events = 3. Events take effect one by one. Do on the board what is announced: pay, put gray cubes and citizens.
guide-black = 4. Black dice: choose the dice that counter them, and press Space. Town Crier counts red dice double.
guide-act = 5. In turn: choose one to three dice and what they are for, and press Space. Town Crier says who is paid how much.
guide-table = 6. What lies on the table counts: correct anything that Town Crier shows differently. You may also enter just the dice.
guide-end = 7. After the last round the characters are shown, and Town Crier counts the points.
check-board = Lay out the board, cubes, citizens, money and points.
check-districts = One district of the city square each: { $who }
check-take = Everybody takes { $deniers } and { $influence }, and as many citizens: { $citizens }.
check-characters = Deal secret characters from the box. Cards for each player: { $count }.
check-characters-told = The secret characters are dealt: each player reads the own ones on a phone. For each player: { $count }.
check-cards = Keep the activity and event cards beside the board. Town Crier says which come, or you draw them and enter their names.
check-bonus = The four bonus cards are in the game.
check-gray = Gray citizens stand there first: { $list }.
first-need = What you need
first-need-box = The game with its board, citizens, cubes, money and cards.
first-need-app = No dice, if you like: Town Crier rolls, counts salaries and prices, and plays the gray citizens. Whoever runs it plays too.
first-need-time = Two to four people, and about an hour and a half.
hint-ask-worth = What are the dice of { $who } worth against black dice? Raise your hand!
hint-worth = They are worth { $sum }: red dice count double there.
hint-ask-price = { $who } uses two dice together, an own one and one of { $owner } ({ $dice }). What does that cost?
hint-price = It costs { $price }, for { $owner }: bought dice of a group of two cost four deniers each.

### Rules

rules-set-up = Setup
rules-round = A round
rules-events = Events
rules-black = Black dice
rules-actions = Actions
rules-activities = Activities
rules-combat = Combat
rules-city = Cathedral and citizens
rules-influence = Influence
rules-end = The end
rules-app = With Town Crier
rules-yellow = Yellow activities
rules-white = White activities
rules-red = Red activities
rules-event-cards = Event cards
rules-characters = Characters
rule-figures = 2 to 4 people play. Red dice are the nobility’s, white ones the clergy’s, yellow ones the peasants’.
rule-citizens = Everybody has 12 citizens at most. Eight gray ones belong to nobody.
rule-begin = Everybody begins with 5 deniers, 4 influence and some citizens: 4 with four players, 5 with three, 6 with two.
rule-secret = Everybody holds a secret character, with two players two. At the end each character rewards everybody.
rule-decks = There are as many rounds as red events: 6 with four players, 5 with three, 4 with two.
rule-bonus = Four bonus cards can be shuffled in: Baker, Prior, Banquet and Resistance.
rule-open = Deniers lie open. Points are hidden until the end.
rule-settle = Place citizens one by one on any free space: once around the table, then back, and so on.
rule-fill = Gray citizens take the spaces that are left. With two players, six gray ones stand there before you begin.
rule-phases = A round: new activities in rounds 1 to 3, income, dice, events, black dice, actions, the end.
rule-reveal = In each of the first three rounds, one activity of each color is turned up.
rule-income = Everybody gets 10 deniers.
rule-salaries = Everybody pays salaries for own citizens standing: 2 deniers each in the Palace, 1 in the Bishopric, none in City Hall.
rule-short = Whoever cannot pay all salaries pays what is there and loses 2 points.
rule-workforce = Everybody rolls a die for each own citizen standing: red in the Palace, white in the Bishopric, yellow in City Hall.
rule-draw = A red event comes to the end of the queue, then a white or a yellow one, as the red card says.
rule-queue = All events of the queue take effect in every round, from left to right, Marauding first.
rule-taken = The start player takes the black dice of all events, and rolls them afterwards.
rule-event-short = Whoever cannot do all that an event says does what is possible and loses 2 points.
rule-highest = The highest black die must be countered with own dice whose sum is at least as large. The start player begins.
rule-double = Against black dice, red dice count double, and colors may be mixed.
rule-several = More black dice may be countered at once, the highest among them: their sum counts.
rule-countered = The dice used are gone. Each black die countered brings 1 influence.
rule-next = Then the next player to the left faces the highest that is left, until none is left.
rule-uncountered = Whoever can counter the black die must. Whoever cannot loses 2 points, but no die.
rule-no-buying = No dice are bought against black dice, but influence may be spent.
rule-turns = In turn, do one action: an activity, the Cathedral, combat, a citizen, agriculture, or pass.
rule-group = Use one to three dice of one color, from any districts.
rule-price = A die of another costs its owner’s price: 2 deniers alone, 4 in a group of two, 6 in a group of three. Nobody can refuse. Gray’s go to the bank.
rule-agriculture = Agriculture: the sum of yellow dice, divided by two, in deniers.
rule-pass = Whoever passes gets 2 deniers, and 1 more each time the turn would come. They are taken at the end of the round.
rule-tradesman = An activity needs a tradesman of your own on its card. Hire one first: pay the cost and put a citizen there.
rule-hired = The citizen comes from your supply or from anywhere on the board. With an empty supply, one costs 2 influence.
rule-one-each = Nobody has two tradesmen on a card. When all spaces are taken, one stands on the picture, for no points.
rule-times = Divide the sum of the dice by the number on the card: so often you may use it.
rule-later = A card with an hourglass takes that many cubes. In a later action of yours, one of them changes your dice.
rule-worth = At the end a tradesman brings the points of the space.
rule-combat = Combat: divide the sum of the dice by the number on the event. So many cubes you put on its banners.
rule-cubes = Each cube on an event brings 1 influence. A banner takes one cube.
rule-covered = When all banners are covered, the event is countered.
rule-most = When an event is countered, most cubes bring the larger reward, second most the smaller one.
rule-tie = Those tied for most share both rewards; those tied for second, the smaller one. Shares are rounded down.
rule-alone = Whoever has the only cubes gets both rewards.
rule-gray = Gray cubes count like a player’s, and take points away.
rule-card = The card goes to whoever has most cubes; in a tie, to the one whose cube came first.
rule-stays = Marauding stays: when it is countered, it is only emptied.
rule-build = The Cathedral: each of one to three white dice puts a cube on the lowest free level of its value.
rule-built = Each cube on the Cathedral brings 1 point, and influence: 1 for the values 1 to 3, 2 for 4 to 6.
rule-place = One die places a citizen: red in the Palace, white in the Bishopric, yellow in City Hall. Its value says where.
rule-push = Those in the row move on, and the last may be pushed out. In the Palace, whoever stands on that space is.
rule-lying = Whoever is pushed out lies on the building. While one of a color lies there, no other of it can be pushed out.
rule-influence = Before you act or counter: 1 influence rolls a die of yours again, 2 bring a citizen, 4 turn over up to three dice of yours.
rule-own-dice = Influence changes no dice of others, not even bought ones.
rule-most-influence = Nobody has more than 20 influence.
rule-round-over = The actions end when all have passed or no die is left.
rule-home = At the end of a round, lying citizens go home and dice left over go back. The next player to the left starts.
rule-last = The game ends with the round of the last red event.
rule-score = Points: those gained, 1 for each event with a cube of yours, tradesmen and characters; 2 less for each level of the Cathedral without you.
rule-winner = Most points win. Equals share the victory.
rule-with-two = With two players, citizens in buildings and cubes on the Cathedral need 4, 6 and 8.
rule-card-book = The card book keeps what the cards say. Town Crier asks when a card comes; what stays open does not stop the game.
rule-unsaid = A sign ~ says that a number may be wrong, because not everything was entered. Then no winner is named.
rule-correct = What lies on the table counts. Correct anything that Town Crier shows differently.
rule-house = House figures are our own, for groups without those of the box. They are called so wherever you see them.
