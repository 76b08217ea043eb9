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
amount-given = { amount }
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
effect-tax = { $neutral ->
    [roy] The bank pays you 2 deniers for each citizen of le Roy standing in City Hall
   *[gray] Everybody else pays you 1 denier for each citizen standing in City Hall, and the bank 1 for each gray one
}
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
threat-gray-cubes = { $neutral ->
    [roy] A cube of le Roy on each of the { $events } nearest events to the left
   *[gray] A gray cube on each of the { $events } nearest events to the left
}
threat-gray-citizen = { $neutral ->
    [roy] A die says to which place a citizen of le Roy comes: { $building }
   *[gray] A die says to which place a gray citizen comes: { $building }
}
threat-build = { $neutral ->
    [roy] A cube of le Roy on the Cathedral, for 1 point: on the lowest level with an empty space, there on the lowest value
   *[gray] A gray cube on the Cathedral: on the lowest level with an empty space, there on the lowest value
}
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
merit = { $character } rewards { $what }: 1 point for { $one } or more, 3 points for { $three } or more, 6 points for { $six } or more

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
phase-act = { $who }’s turn
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
    [spares-roy] it spares le Roy
   *[no-cubes] no event has a cube
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Round { $round }
headline-last-round = The last round!
headline-last-done = The last round is over
headline-house-figures = House figures
headline-start = First: { $who }
headline-untold = Not everything was entered
headline-corrected = Corrected
headline-won = Victory: { $who }
headline-undecided = The count is open
headline-passes = { $who } passes
headline-places = { $who } places a citizen
headline-home = Citizens go home
headline-black = Black dice: { $faces }
headline-agriculture = Agriculture: { $who }
headline-unsaid = Dice used: { $who }
cry-opening = { $who } is the start player. The game has { $rounds } rounds.
cry-house-figures = The figures on the cards are our own, not those of the box.
cry-settles = { $who } places { $left ->
    [1] the last citizen
   *[other] one of { $left } citizens left
}.
cry-settled = A citizen of { $who }: { $building }.
cry-filled = Gray citizens take the free spaces: { $where }.
cry-round = Round { $round } begins.
cry-last-round = This is the last round!
cry-revealed = New activities: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Everybody gets { $income }. Salaries: { $list }.
cry-short = { $who } cannot pay everything and loses { $lost }.
cry-rolled = { $who } has { $dice }.
cry-thrown = Dice in the city: { $count }.
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
cry-unbuilt = The Cathedral loses a cube of { $who }: site { $sites }.
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
cry-divided = The dice: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , rounded down.
}
cry-agriculture = { $who } farms.
cry-unsaid = { $who } uses dice.
cry-stored = { $who } puts cubes on { $card } for later: { $count }.
cry-shot = { $who } rolls { $faces }. Hits: { $count }.
cry-gained = { $who } gains { $gains }.
cry-pays = { $who } pays { $lost }.
cry-lost = { $who } loses { $lost }.
cry-beaten = { $event } is countered. Points: { $list }. The card goes to { $owner }.
cry-beaten-nobody = { $event } is countered. Points: { $list }. Nobody takes the card.
nobody-gains = none
cry-acts = It is { $who }’s turn.
cry-pushes = Who is pushed out there? { $event }.
cry-aims = { $who } chooses events for cubes: { $count }.
cry-passed = { $who } passes.
cry-pass-deniers = One denier more for passing: { $who }.
cry-round-done = The round is done.
cry-last-done = The last round is over.
cry-home = Pushed-out citizens go home: { $list }.
cry-start = { $who } is the start player now.
cry-inexact = Not everything was entered. May be wrong for { $who }: { $what }.
cry-untold = Not everything was entered: some numbers may be wrong.
cry-booked = Written into the card book: { $card }.
cry-corrected = Corrected: { $what }.
cry-shown = { $who } held: { $characters }.
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

### The form of a new game

setup-depth = What is entered
setup-depth-purses = Everything
setup-depth-purses-about = The app rolls, and knows every action and all money. It tells each price and counts points at the end.
setup-depth-deeds = Actions
setup-depth-deeds-about = The app rolls, and knows what dice were used for. You keep the money yourselves.
setup-depth-dice = Dice only
setup-depth-dice-about = The app rolls and tells events. Everything else stays on your table.
setup-figures = What the cards say
setup-figures-group = From our box
setup-figures-group-about = The app asks once what a card says, and keeps it for your next games. Kept so far: { $count }.
setup-figures-house = House figures
setup-figures-house-about = These figures are our own, not those of the box: for a table without its cards.
setup-figures-open = Not entered
setup-figures-open-about = You read the cards yourselves and tell the app what it needs.
setup-options-about = The code, who begins, bonus cards, your own cards and dice.
setup-start = Start player
setup-start-code = Drawn by the app
setup-bonus = Bonus cards
setup-bonus-with = With bonus cards
setup-bonus-without = Without
setup-cards = Activities and events
setup-characters = Characters
setup-cards-code = Dealt by the app
setup-cards-hand = Drawn at the table and named
setup-characters-hand-about = Deal them yourselves. They are named when the game ends.
setup-dice = Dice
setup-dice-code = Rolled by the app
setup-dice-entered = Rolled at the table and typed in
setup-gray = Gray citizens at the beginning

### What is printed

paper-name = Name
paper-code = Code { $code }
paper-round-title = A round of { $game }
paper-phase-reveal = Activities
paper-phase-reveal-about = Rounds 1 to 3: turn up the activity of each color with the number of the round.
paper-phase-income = Income and salaries
paper-phase-income-about = Everybody gets { $income } and pays the salaries. Whoever cannot pay everything pays what is there and loses { $lost }.
paper-phase-dice = Dice
paper-phase-dice-about = A die for each citizen standing in a building; the start player rolls for gray.
paper-phase-events = Events
paper-phase-events-about = A red event comes, then the one that it calls. All take effect, from left to right; then the black dice are rolled. From the start player on, each counters the highest one, or several at once, with dice of the own district: colors may be mixed, red dice count double. Each one countered brings { $gains }; whoever cannot loses { $lost }.
paper-phase-act = Actions
paper-phase-act-about = In turn order, one action with 1 to 3 dice of one color, or pass. Activity: the sum divided by the card’s number says how often; hire a tradesman first. Cathedral: a cube for each white die. Combat: the sum divided by the event’s number says how many cubes. Citizen: one die says where. Agriculture: half the sum of yellow dice in deniers. Pass: { $deniers }, and one more each time your turn would come.
paper-phase-end = End
paper-phase-end-about = Take the deniers for passing. Citizens who were pushed out go home. The next player to the left is the start player.
paper-over = The end of the game
paper-over-about = The round in which the last red event comes is the last one. Rounds with 2 · 3 · 4 players: { $rounds }.
paper-prices = Dice of others
paper-prices-about = Each die in a group of 1 · 2 · 3: { $prices } deniers, to the owner; for gray ones to the bank. Nobody can refuse.
paper-salaries = Salary of each citizen
paper-influence = Influence
paper-influence-reroll = roll a die of your district again
paper-influence-recruit = a citizen to your supply
paper-influence-turn = turn over up to { $most } dice of your district
paper-influence-most = Nobody has more than { $most }.
paper-cathedral = Cathedral, each cube
paper-combat = Combat
paper-combat-cubes = Each cube brings 1 influence. All banners covered: most cubes get the first reward, second most the second.
paper-combat-ties = A tie for most shares both rewards, a tie for second the second one, rounded down. A player alone gets both.
paper-purses-title = Deniers, influence and points
paper-deniers = Deniers
paper-deniers-about = Move a small marker. Above { $most }, use a second marker for the rest.
paper-begins = { $number } at the beginning
paper-points = Points
paper-points-fold = Cross out a number for each point. Fold this strip back: points are secret.
paper-points-apart = Cross out a number for each point. Keep this page face down: points are secret.
paper-slips-title = Characters to fold
paper-bands = { $players ->
    [two] With 2 players
   *[more] With 3 or 4 players
}
paper-scores-title = Scoring
paper-scores-characters = Only the characters in the game count: those that somebody holds.
paper-report-title = Report of a game of { $game }
paper-activities = Activities
paper-spaces = Spaces
paper-events = Events
paper-rewards = Rewards
paper-source = Source
paper-course = Start
print-round-title = Crier’s card
print-round-about = Phases, prices, influence and the Cathedral; two on a page.
print-round = Print the card
print-purses-about = One for each player, with points on a strip to fold back; two on a page.
print-purses = Print the sheets
print-slips-about = Cut out, fold, shuffle and draw: one for each, two each with 2 players.
print-slips = Print the characters
print-scores-about = A row for each kind of points and each character.
print-scores = Print the scoring sheet
print-report-title = Game report
print-report-about = Points, the figures of the cards, and every round.
print-report = Print the report
### Lines of orders

args-line-unknown = an order begins with { $known }, but not with “{ $text }”; town-crier cry --game troyes --help shows how each is written
args-line-needs = { $what } belongs where “{ $text }” stands (word { $at })
args-line-lacks = { $what } is missing at the end of the line
args-line-more = nothing belongs where “{ $text }” stands (word { $at })
args-line-part = { $what ->
    [activity] the name of an activity card ({ $written })
    [event] the name of an event card ({ $written })
    [card] the name of a card ({ $written })
    [player] a player ({ $written })
    [owner] a player or gray ({ $written })
    [nobody] a player, gray or nobody ({ $written })
    [die] a die of the city square ({ $written })
    [own] a die of one’s own district ({ $written })
    [black] a black die ({ $written })
    [face] what a die shows ({ $written })
    [number] a number ({ $written })
    [origin] where a citizen comes from ({ $written })
    [figure] a figure of this card ({ $written })
    [value] a value of this figure ({ $written })
    [exact] “{ $written }”
   *[word] one of these words ({ $written })
}

### Files that are damaged

damage-start = seat { $found } is the start player there, but the code { $code } draws seat { $dealt } (seats count from 0)
damage-characters = seat { $seat } has other characters there than the code { $code } deals (seats count from 0)
damage-cards = its card book: { $damage }
damage-page = order { $order }: { $damage }
damage-page-of = order { $order } tells figures of { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}, and each order tells those of one card
damage-face = order { $order }: no die shows { $face }

### The sheet at the end

refusal-sheet-uncounted = Still to be counted: { $row }.
    .clause = still to be counted: { $row }
refusal-sheet-row = { $row }: 0 to { $most } are possible, not { $count }.
    .clause = { $row }: 0 to { $most } are possible, not { $count }
refusal-sheet-levels = { $row }: 2 points for each, { $most } at most, not { $count }.
    .clause = { $row }: 2 points for each, { $most } at most, not { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = citizens in supply: { $count }
cli-next-pick = Type an order or the number of an item.
cli-next-choose = Type an order or the number of an item, or press Enter: { $does }
args-gray = write three numbers with commas between them, for Palace, Bishopric and City Hall, as in 2,2,2, but not “{ $text }”
args-gray-players = only with two players do gray citizens stand there before; leave it out
args-bots-box = bots draw no cards; leave out --cards box
args-bots-thrown = bots throw no dice; leave out --dice thrown
args-bots-open = bots need the figures of all cards; leave out --figures, or name a card book that has all of them
### On the screens

die-shows = { $color ->
    [red] red { $face }
    [white] white { $face }
   *[yellow] yellow { $face }
}
die-at = { $who }, die { $number }: { $die }
owner-nobody = Nobody
origin-supply = Own supply
origin-standing = Standing citizen: { $building }
origin-lying = Lying citizen: { $building }
origin-tradesman = Tradesman: { $card }
target-cathedral = Cathedral
target-citizen = Place a citizen
target-agriculture = Agriculture
target-unsaid = Just these dice
round-before = Before round 1
round-of = Round { $round } of { $rounds }
order-settle = citizen of { $who }: { $building }
order-reveal = activities of round { $round }
order-pay = income of round { $round }
order-workforce = dice of round { $round }
order-enter = new event: { $event }
order-call = color called: { $color }
order-resolve = effect of { $event }
order-roll-event = die of { $event }
order-push = pushed out: { $who }
order-roll-black = black dice of round { $round }
order-counter = defense of { $who }
order-give-way = black die not countered by { $who }
order-reroll = another roll of { $who }
order-recruit = citizen bought by { $who }
order-turn-over = dice turned over by { $who }
order-act = action of { $who }: { $what }
order-shoot = dice of { $who } for the Archer
order-aim = cubes of { $who } on events
order-pass = pass of { $who }
order-close = end of round { $round }
order-show = characters
order-book = card book: { $card }
order-correct = correction: { $what }

### What can be picked

panel-dice-of = Dice of { $who }
panel-held-by = Characters of { $who }
panel-cube = Use a cube for these dice?
panel-activities = Activities
panel-events = Cubes on an event
panel-else = Actions
panel-from = Where does the citizen come from?
panel-counted = Where are citizens counted each time?
panel-cubes-on = Which events get cubes?
panel-out = Who is pushed out?
panel-black-dice = Black dice to counter
panel-fell-again = What does it show now?
panel-fell = { $who }: what does the next die show?
panel-all-entered = All dice are entered.
panel-thrown-of = { $who }, { $dice }
panel-settle = In which building?
panel-red = Red activity
panel-white = White activity
panel-yellow = Yellow activity
panel-calls = Which color does the red card show?
panel-called = { $color ->
    [white] White
   *[yellow] Yellow
}
panel-drawn = Which card was drawn?
panel-short = Who cannot pay everything?
panel-what-is-wrong = What is different on your table?
panel-whose = Whose?
panel-where = Where?
panel-which-card = Which card?
panel-which-event = Which event?
panel-right = What is right as it is?
panel-lies-there = Does a citizen of { $who } lie there?
panel-there = There now; press one to remove it
panel-add = Add
panel-goes-to = Who gets the card?
panel-site = Which site?
panel-level = Which level?
panel-whose-cube = Whose cube is there?
panel-which-die = Which die?
panel-shows = What does it show?
panel-lies = Where does it lie?
panel-influence = Spend influence
panel-correct = Correct something
panel-black = Black die { $number }: { $face }
panel-shows-face = It shows { $face }
panel-free-banners = Free banners: { $count }
panel-free-places = Free places: { $count }
panel-black-count = Black dice
panel-take-back = Remove the last one
panel-beaten = { $event } is countered
panel-first = { $event }: points for most cubes
panel-second = { $event }: points for second most
panel-holds = { $who } holds { $character }
panel-cube-of = Cube of { $card }
panel-price = Price of the tradesman
panel-cubes = How many cubes?
panel-times = How often?
panel-hires-open = With a new tradesman
panel-hires = With a new tradesman: { $amount }
panel-costs = Costs { $amount }
panel-reroll = Roll again for { $price }
panel-recruit = Get a citizen for { $price }
panel-turn-over = Turn dice over for { $price }
panel-yes = Yes
panel-no = No
panel-site-of = Site { $number }
panel-level-of = Level { $number }
panel-in-square = In the city square
panel-used = Used
panel-countered = Used against black dice
panel-remove = Remove { $number }: { $who }
panel-add-of = Add: { $who }
panel-fix-purse = Deniers, influence, points
panel-fix-exact = A count is right
panel-fix-standing = Citizens standing
panel-fix-lying = Citizens lying
panel-fix-supply = Citizens in the supply
panel-fix-tradesmen = Tradesmen on a card
panel-fix-stored = Cubes on an activity
panel-fix-event = Cubes on an event
panel-fix-left = An event that has left
panel-fix-cathedral = Cubes on the Cathedral
panel-fix-die = What a die shows
panel-fix-start = The start player
panel-fix-turn = Whose turn it is
panel-fix-passed = Deniers for passing

### What the one key does

does-settle = Place a citizen in the { $building }
does-place-out = Place a citizen in the { $building } and push out { $who }
does-reveal = Enter these cards
does-pay = Pay income and salaries
does-pay-short = Income and salaries; { $who } cannot pay everything
does-enter-dice = Enter these dice
does-enter = Enter { $event }
does-call = Color called: { $color }
does-resolve = { $event } takes effect
does-resolve-short = { $event } takes effect; { $who } cannot pay everything
does-push = Push out { $who }
does-counter = Counter the black { $count ->
    [one] die
   *[other] dice
} { $faces } with { $sum }
does-give-way = Do not counter the black die { $face }
does-hire = Hire a tradesman and use { $card } { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
does-activity = Use { $card } { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
does-gaining = { $does } and gain { $gains }
does-fight = Put { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} on { $event }
does-build = Build the Cathedral: { $sites }
does-farm = Agriculture: { $amount }
does-pass = Pass
does-use = Use these dice
does-aim = Put cubes on: { $events }
does-aim-nothing = Put no cubes
does-show = Show the characters
does-show-nothing = End without characters
does-book = Write into the card book: { $card }
does-correct = Correct
step-close = End the round
step-draw = Draw an event
step-roll-event = Roll the die: { $event }
caution-pass = { $who } acts no more in this round. Dice left: { $count }. Pass anyway?
caution-close = Players can still act. End the round anyway?
caution-give-way = Influence could still help. Lose the points anyway?
caution-cubes = Cubes not used: { $count }. Continue anyway?
caution-characters = Without the characters nobody’s points are complete. Continue anyway?
lacks-building = Choose the building
lacks-cards = Enter the three cards
lacks-color = Choose the color
lacks-card = Enter the card
lacks-dice = Enter what was rolled
lacks-black = Enter the number of black dice
lacks-pushed = Choose who is pushed out
lacks-defence = Choose dice against the black die
lacks-others = Choose other dice
lacks-black-die = Choose the highest black die
lacks-group = Still to choose: the dice
lacks-use = Still to choose: what the dice are for
note-cubes = Cubes: { $count } of { $of }
note-entered = Entered: { $count } of { $of }
note-defence = Worth { $sum }, needed: { $needed }
note-sum = Worth { $sum }
note-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
note-costs = costs { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = free
note-hire = tradesman: { $amount }
note-total = in all: { $amount }
note-open = price open
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
legend-passed = Has passed, with that many deniers
legend-supply = Citizens in the supply
legend-slot = A die that was used
legend-struck = A black die that threatens nobody any more
legend-lying = Pushed out, lies on the building
legend-banner = A free banner
legend-space = Points of a tradesman here
own-turn = Your turn
own-dice = Your dice
own-others = Dice you can buy
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
guide-act = 5. In turn: choose one to three dice and what they are for, and press Space. If you say first what to do, your own best dice come with it. Town Crier says who is paid how much.
guide-table = 6. What lies on the table counts: correct anything that Town Crier shows differently. You may also enter just the dice.
guide-end = 7. After the last round the characters are shown, and Town Crier counts the points.
check-board = Lay out the board, cubes, citizens, money and points.
check-districts = One district of the city square each: { $who }
check-take = Everybody takes { $deniers } and { $influence }, and as many citizens: { $citizens }.
check-characters = Deal secret characters from the box. Cards for each player: { $count }.
check-characters-told = The secret characters are dealt: everyone can see their own on their phone. Cards for each player: { $count }.
check-cards = Keep the activity and event cards at hand beside the board.
check-bonus = The four bonus cards are in the game.
check-gray = Gray citizens stand there first: { $list }.
check-fill = Gray citizens take the spaces that are left.
first-need = What you need
first-need-box = The game with its board, citizens, cubes, money and cards.
first-need-app = No dice, if you like: Town Crier rolls, counts salaries and prices, and plays the gray citizens. Whoever runs it plays too.
first-need-time = One to four people, and about an hour and a half.
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
rule-price = A die of another player costs 2 deniers alone, 4 in a group of two, 6 in a group of three. Its owner gets them and cannot refuse. For gray ones you pay the bank.
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
rule-winner = Whoever has the most points wins; in a tie, the players share the victory.
rule-with-two = With two players, citizens in buildings and cubes on the Cathedral need 4, 6 and 8.
rule-card-book = The card book keeps what the cards say. Town Crier asks when a card comes; what stays open does not stop the game.
rule-unsaid = A sign ~ says that a number may be wrong, because not everything was entered. Then no winner is named.
rule-correct = What lies on the table counts. Correct anything that Town Crier shows differently.
rule-house = House figures are our own, for groups without those of the box. They are called so wherever you see them.
### The count

sheet-gained = Points gained
sheet-gained-less = Points gained, less empty levels
sheet-events = Events
sheet-tradesmen = Tradesmen
sheet-characters = Characters
sheet-levels = Lost for empty levels
sheet-how-gained = Add up the points that you gained in play.
sheet-how-events = 1 point for each event in play with a cube of yours, Marauding too.
sheet-how-tradesmen = For each of your tradesmen, the points of its space on the card.
sheet-how-characters = What each character in the game gives you, also those that the others held.
sheet-how-levels = You lose 2 points for each level of the Cathedral without a cube of yours.
sheet-example = e.g. { $sum }
sheet-missing = Still to count: { $rows }.
sheet-look-characters = These characters count for everybody: { $names }.
sheet-look-cards = Read the points of the spaces on these cards: { $cards }.
sheet-most = { $row }: at this table { $most } at most.
award-characters = Most points from characters
award-tradesmen = Best tradesmen
award-events = On the most events
award-gained = Most points gained
fame-most-characters = The most points from characters, { $points }: { $names }
fame-generous = The character that gives most, { $points } on average: { $character }
fame-characters = How often characters gave 1, 3 and 6 points
fame-alike = if all gave alike
fame-gave = { $character }, { $points }
achievement-games = Games played: { $count }
achievement-points = At least { $points } points
achievement-merit = All { $points } points: { $character }
achievement-every-merit = Points from every character
achievement-majority = More than half of the spaces: { $building }
achievement-every-level = A cube on every level of the Cathedral
### The almanac

almanac-seats = The players by their seats at the table: games won, and points on average
almanac-turns = The players by their turn in the first round: games won, and points on average
almanac-turn = turn { $place }
almanac-won = won
almanac-total = points
almanac-bots = How often each bot wins where it plays, and its points on average
almanac-bot = { $bot ->
    [builder] builder
    [soldier] soldier
    [trader] trader
   *[courtier] courtier
}
almanac-points = Where the points come from: of every player, and of winners
almanac-everybody = every player
almanac-winners = winners
almanac-kind = { $kind ->
    [cathedral] cubes on the Cathedral
    [rewards] rewards of events
    [activities] effects of activities
    [events] events with a cube at the end
    [tradesmen] spaces of tradesmen
    [characters] characters
    [lost] lost in play
    [levels] levels of the Cathedral
   *[total] all together
}
almanac-activities = What each activity gives in a game in which it comes: deeds, uses, points of its effect and of its spaces, deniers and influence gained, cubes on events
almanac-used = deeds
almanac-times = uses
almanac-effect = effect
almanac-spaces = spaces
almanac-deniers = deniers
almanac-influence = influence
almanac-cubes = cubes
almanac-events = In how many games each event comes, and how often it is countered there and what that gives in points
almanac-came = comes
almanac-beaten = countered
almanac-rewards = points
almanac-rounds = Rounds and games
almanac-average = average
almanac-fewest = fewest
almanac-most = most
almanac-none = none
almanac-round = { $what ->
    [black] black dice a round
    [uncountered] not countered of them
    [deeds] deeds a round
    [game] deeds a game
   *[orders] orders a game
}
almanac-fair-dice = The colored dice
almanac-fair-black = The black dice
almanac-fair-start = Who is the start player
almanac-fair-characters = The first character of the first seat
almanac-fair-activities = The activities of each color and round
almanac-fair-events = The first event of each color

### The game against le Roy

cry-roy-settles = Le Roy places citizens: { $where }.
cry-roy-starts = Le Roy begins this round.
cry-roy-acts = It is le Roy’s turn.
cry-roy-counters = Le Roy removes a black die: { $faces }.
cry-roy-throws = Le Roy throws { $faces }: { $deed }.
cry-roy-buys = Le Roy buys your best die for { $price }: { $dice }.
cry-roy-hires = Le Roy places a tradesman: { $card }, { $space }.
cry-roy-scored = { $character } is scored: { $list }.
cry-roy-nothing = There is nothing for le Roy to do.
cry-roy-gains = Le Roy gains { $gains }.
cry-roy-left = Dice left to le Roy: { $count }.
cry-roy-asks = Le Roy places a citizen and pushes out one of yours if he can. Otherwise he takes the place of { $face }. Who is pushed out there? { $building }.
cry-roy-needs = Le Roy waits for what is printed on this card: { $card }.
cry-verdict = Your points: { $player }. Le Roy’s: { $roy }. Difference: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Le Roy wins, and Troyes is his.
    [close] You won by a hair. Le Roy still laughs.
    [fair] A fair win. Le Roy nods.
    [good] A good win. Le Roy frowns.
    [great] A great win. Le Roy turns pale.
   *[master] A masterly win! Troyes is yours.
}
does-roy = { $deed ->
    [points] points for dice
    [worker] a citizen
    [event] the last event is countered
    [tradesman] a tradesman
    [cathedral] cubes on the Cathedral
   *[character] the top character is scored
}
phase-roy = { $step ->
    [settle] Le Roy places citizens
    [counter] Le Roy faces a black die
    [ask] Le Roy waits for your word
   *[act] Le Roy acts
}
refusal-solo = One plays against le Roy, not { $count }.
    .clause = one plays against le Roy, not { $count }
refusal-no-pile = The app deals the characters in a game against le Roy.
    .clause = the app deals the characters in a game against le Roy
setup-roy = You play alone against le Roy: The King’s Challenge. Town Crier plays him: it rolls his dice, says what he does and counts his points. You move his pieces.
setup-decision = { $decision ->
    [roy-begins] Who begins round 1?
    [three-points] Le Roy’s points for 2 and 12
    [cubes-fall] Le Roy’s cubes and Interrupted Work
   *[ten-by-value] Le Roy’s citizen for 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] You
    }
    [three-points] { $held ->
        [yes] 3 points, as in an older table
       *[no] 2 points
    }
    [cubes-fall] { $held ->
        [yes] They fall, too
       *[no] They are spared
    }
   *[ten-by-value] { $held ->
        [yes] Takes the place of the die’s value
       *[no] Pushes out one of yours if he can, as for 4
    }
}
spot-number = space { $number }
spot-illustration = on the illustration
corrected-roy-points = { $who } has { $amount }
corrected-roy-tradesman = { $card }, tradesman of le Roy: { $space }
refusal-stands-there = A tradesman of { $who } stands on that space.
    .clause = a tradesman of { $who } stands on that space
panel-space = On which space?
panel-no-tradesman = Nowhere
panel-fix-roy-points = Points of le Roy
panel-fix-roy-tradesman = Tradesman of le Roy
panel-printed = What is printed on this card? { $card }
lacks-figures = Enter what is printed on this card: { $card }
own-pile = Open pile: { $merit }
leroy-difference = Counted now: { $result } for you ({ $band })
leroy-next = Next character: { $character }
leroy-standing = Standing: { $list }
leroy-tradesmen = Tradesmen: { $list }
leroy-cubes = Cubes on the Cathedral: { $count }
leroy-pile = Pile of characters: { $count }
leroy-verdicts = The verdicts
check-pile = Shuffle the characters, and lay them in one open pile in the order that Town Crier shows. How many: { $count }.
check-roy = Le Roy has the citizens and cubes of two other colors. Gray ones stay in the box.
guide-roy = Alone, you play against le Roy. Town Crier rolls his dice and says what he does: you only move his pieces. It asks you when he pushes out somebody, since only you see the places.
rules-roy = Alone against le Roy
rule-roy = You play against le Roy, who has neither deniers nor influence. 4 rounds, 6 citizens for you; le Roy has the citizens of two colors, and gray ones stay in the box.
rule-roy-settles = At the beginning, six dice say where le Roy places three citizens: the three highest count, and he takes the best free place. Then you place two, until all 18 spaces are taken.
rule-roy-rank = Le Roy’s best die is the highest one; of equals red, then yellow, then white.
rule-roy-spared = Drought, Civil War and Heresy do not touch le Roy. What an event does with gray citizens or cubes, it does with his.
rule-roy-counters = Against black dice, le Roy spends his best die and removes only the highest black one, whatever the two show.
rule-roy-acts = On his turn le Roy throws two black dice; their sum says what he does. He spends his best dice, and never passes while he has any. With too few, he does it all the same, and spends all.
rule-roy-points = 2, 12: points for 3 dice. 3, 11: points for 2 dice. One of these dice is your best one: he buys it for 6 or 4 deniers.
rule-roy-citizen = 4, 10: his best die goes, and its color says in which building he places a citizen. He pushes out one of yours if he can; otherwise he takes the place of the die’s value.
rule-roy-event = 5, 9: his cubes cover all free banners of the last event, a die for each, and it is countered at once.
rule-roy-tradesman = 6: a tradesman, for one die, on the free space worth most points; of equals, on the card that costs least. Never two on one card.
rule-roy-cathedral = 7: two cubes on the Cathedral for two dice, on the highest values of the lowest level with room: 1 point each. If it is full, 2 points.
rule-roy-character = 8: you and le Roy score the top character of the pile at once, and it leaves the game. He scores nothing for deniers and influence. Without a character he gains 1 point.
rule-roy-cards = Tax Collector brings 2 deniers for each citizen of le Roy in City Hall. Tithe takes up to 3 yellow dice from him. His dice do not count for Banquet. For Joust and Procession he counts as a player.
rule-roy-verdict = At the end both of you count as always. Your points less his are the result: up to 0 he wins; 1 to 5, 6 to 10, 11 to 15, 16 to 20 and more are ever greater wins.

### The printed kit

print-box = With the box
print-no-box = Without the box
print-kit-title = To cut out
print-kit-about = Board, cards and counters with our own drawings and figures, sheets and the crier’s card.
print-kit = Print the kit
paper-kit-title = Troyes without the box
paper-kit-note = { $figures ->
    [group] Town Crier’s own drawings and words, not the publisher’s; figures from your card book
   *[house] Town Crier’s own drawings, words and house figures, not the publisher’s
}
paper-ours = { $figures ->
    [group] Figures from your card book
   *[house] House figures of Town Crier, not the box’s
}
paper-kit-board = Buildings
paper-kit-ranks = Small numbers: le Roy’s best place is 1.
paper-kit-expelled = Pushed out
paper-kit-cathedral = Cathedral
paper-kit-level = Level { $level }
paper-kit-square = City square
paper-kit-square-about = Your dice lie in your district. Whoever uses dice of others pays for them.
paper-kit-passed = Deniers for passing
paper-kit-queue = Marauding stays. New events come to the end, row by row; when one leaves, the others move up. If there are more, they lie beside this page.
paper-kit-counters = Citizens and cubes
paper-kit-counters-about = Cut them out, or take other small things. Each player has { $citizens } citizens and { $cubes } cubes, gray { $gray } and { $graycubes }. Le Roy uses the citizens and cubes of two colors.

### The sheet against le Roy

print-solo-title = Sheet against le Roy
print-solo-about = What le Roy does, his points to cross out, and the verdicts.
print-solo = Print the sheet
paper-solo-title = The King’s Challenge: you against le Roy
paper-solo-sum = Sum
paper-solo-ways = of 36
paper-solo-deed = Two black dice say what le Roy does
paper-solo-price = His dice for it
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] A citizen: the color of his best die says where. He pushes out one of yours if he can.
    [event] His cubes cover all free banners of the last event: it is countered at once.
    [tradesman] A tradesman on the free space with most points; equal ones: the cheaper card, then red, yellow, white.
    [cathedral] 2 cubes on the Cathedral: the highest values of the lowest level with room, { $gains } each. No room: { $other }.
   *[character] The top character is scored for both and leaves. None left: { $gains } for le Roy.
}
paper-solo-bought = { $dice }, of which one is your best; you get { $deniers } from the bank
paper-solo-banners = one for each banner
paper-solo-dice = His dice
paper-solo-dice-about = The highest value is the best die; equal ones: { $colors }. He spends his best ones and never passes. If he has fewer than the price, he does all of it and spends what he has. If you have no die, he pays with his own alone and you get nothing.
paper-solo-settle = Placing citizens
paper-solo-settle-about = Two dice of each color are rolled. The { $his } best say in which buildings he places citizens; a full one is passed over. Then you place { $yours }, and so on until all spaces are taken.
paper-solo-round = Rounds
paper-solo-round-about = There are { $rounds }. You begin the first, le Roy the second, and so on. He has no deniers and no influence; all six characters lie in one open pile.
paper-solo-events = Events and black dice
paper-solo-events-about = His best die removes the highest black die, whatever they show. He loses nothing to events. What they do with gray citizens and cubes they do with his.
paper-solo-result = Your points less le Roy’s
paper-solo-you = You
paper-solo-points = Le Roy’s points in play
paper-solo-points-about = Cross out a number for each.

### Games against le Roy in the hall of fame

fame-roy-result = Against le Roy: { $result }
fame-roy-best = Best result against le Roy, { $result }: { $names }
fame-roy-verdict = Verdicts against le Roy, { $count } ×: { $verdict }
headline-settled = A citizen of { $who }: { $building }
headline-placed = { $who } places a citizen: { $building }
headline-expelled = { $who } is pushed out: { $building }
headline-cubed = { $who } puts cubes on { $event }: { $count }
headline-built = { $who } builds the Cathedral: { $sites }
headline-bought = { $who } pays for dice: { $list }
headline-hired = { $who } hires a tradesman: { $card }
headline-gained = { $who } gains { $gains }
headline-lost = { $who } loses { $lost }
headline-thrown = Dice in the city: { $count }
headline-pays = { $who } pays { $lost }
headline-unbuilt = The Cathedral loses a cube of { $who }
first-aim = What it is about
first-aim-family = Each of you leads a family of medieval Troyes. Your citizens in the three buildings bring you dice in every round.
first-aim-points = With dice you trade, build the Cathedral and fight events. After the last round, whoever has the most points wins.
hint-press = Choose what to do, and your own best dice come with it; or choose dice first. The button says what Space will do.
count-empty-levels = Empty levels
count-for = Citizens here count for { $character }.
count-for-nothing = Brings no points.
headline-roy-throws = { $does ->
    [points] Le Roy takes points for dice
    [worker] Le Roy places a citizen: { $place }
    [event] Le Roy counters the last event
    [tradesman] Le Roy places a tradesman
    [cathedral] Le Roy builds the Cathedral
   *[character] Le Roy scores the top character
}
headline-roy-starts = Le Roy begins the round
headline-roy-acts = It is le Roy’s turn
headline-roy-scored = { $character } is scored
headline-roy-nothing = Le Roy can do nothing
headline-roy-gains = Le Roy gains { $gains }
headline-roy-left = Dice left to le Roy: { $count }
headline-roy-asks = Whom does le Roy push out? { $building }
headline-roy-needs = Le Roy waits: { $card }
headline-roy-settles = Le Roy places citizens: { $where }
headline-roy-counters = Le Roy fights the black dice
headline-roy-buys = Le Roy buys your best die
headline-roy-hires = Le Roy places a tradesman: { $card }
spot-at = { $building }, place { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } uses { $card }
headline-countered = { $who } counters { $faces }
headline-uncountered = { $who } cannot counter { $face }
headline-rerolled = { $who } rolls again: { $faces }
headline-turned-over = { $who } turns dice over: { $faces }
headline-recruited = { $who } gets a citizen
headline-beaten = { $event } is countered
