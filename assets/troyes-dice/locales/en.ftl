# English: what Troyes Dice says, beside what the app says of any game.

## Things

color = { $color ->
    [red] red
    [yellow] yellow
   *[white] white
}
color-letter = { $color ->
    [red] R
    [yellow] Y
   *[white] W
}
plaza-color = { $color ->
    [red] red
    [yellow] yellow
   *[white] white
}
half = { $half ->
    [morning] morning
   *[afternoon] afternoon
}
day = Day { $day }
half-day = Day { $day }, { half }
roll = black { $black }, transparent { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] red on both sides
        [yellow] yellow on both sides
       *[white] white on both sides
    }
   *[no] { $up ->
        [red] red
        [yellow] yellow
       *[white] white
    }, { $down ->
        [red] red
        [yellow] yellow
       *[white] white
    } on the other side
}
tile-name = tile { $tile }
tile = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
}: { $effect }
available = { $red } red, { $yellow } yellow, { $white } white
order-roll = roll of { $half-day }
order-close = end of { $half-day }
strike-plaza = { color } plaza destroyed
strike-sheets = { color } { $value } struck
strike-already = { color } { $value } again

## Prices and offers

price-free = free
price-any = { $count ->
    [one] 1 resource of any type
   *[other] { $count } resources of any type
}
price-denier = { $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
price-influence = { $count } influence
price-knowledge = { $count } knowledge
offer = { $die ->
    [black] { $color ->
        [red] the black die as red
        [yellow] the black die as yellow
       *[white] the black die as white
    }
   *[clear] { color }
} { $value }: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = 1 influence changes its value by up to 2
    .short = influence: ±2
effect-no-influence = influence cannot change its value
    .short = value fixed
effect-free = the die is free
    .short = free
effect-one-denier-more = costs 1 denier more
    .short = included
effect-cathedral-gains = with a Cathedral, gain 1 of each resource
    .short = Cathedral: +1 of each resource
effect-one-knowledge-more = costs 1 knowledge more
    .short = included
effect-work-citizen = with a work building, 1 more citizen of its color
    .short = work: +1 citizen
effect-value-nothing = its value is 0; influence may raise it
    .short = value 0
effect-cheap-color = 1 knowledge changes its color
    .short = color: 1 knowledge
effect-no-color-change = knowledge cannot change its color
    .short = color fixed
effect-fortress-citizens = with a Fortress, 1 more red citizen and 1 more yellow or white
    .short = Fortress: +2 citizens
effect-one-influence-more = costs 1 influence more
    .short = included
effect-great-hall-counts = with a Great Hall, one more die of the color this Hall counts
    .short = Great Hall: +1
effect-no-prestige = no prestige building with it
    .short = no prestige
effect-strike-ignored = the black die does not strike here and may be chosen
    .short = may be chosen
effect-clear-strikes = a transparent die here strikes like the black one
    .short = transparent dice strike

## Cries

cry-opening = Number your columns, left to right: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
}: { $effect }.
cry-half-day = Day { $day }, { half }.
cry-last-half-day = This is the last half-day.
cry-spared = Tile 8 spares the { color } plaza: the black { $value } does not strike and may be chosen.
cry-plaza-struck = The black { $value } destroys the { color } plaza.
cry-plaza-raided = Raid! The transparent { $value } destroys the { color } plaza.
cry-sheets-struck = Cross out your { color } { $value }, unless a Fortress stands in column { $value }.
cry-already-struck = { $color ->
    [red] Red
    [yellow] Yellow
   *[white] White
} { $value } has already been struck: nothing more to cross out.
cry-offered = Choose: { $offers }.
cry-none-free = No die is free: if you cannot pay for one, gain 1 of each resource instead of acting.
cry-rebuilt = { $same ->
    [yes] { $to ->
        [red] The red plaza is rebuilt.
        [yellow] The yellow plaza is rebuilt.
       *[white] The white plaza is rebuilt.
    }
   *[no] { $from ->
        [red] The red
        [yellow] The yellow
       *[white] The white
    } plaza is rebuilt { $to ->
        [red] in red.
        [yellow] in yellow.
       *[white] in white.
    }
}
cry-turned-to-raid = Tile { $tile } turns to its raid side: { $effect }.
cry-day-began = Day { $day } begins.
cry-sheet-strikes-begin = From today the black die also strikes your sheets.
cry-last-day = This is the last day.
cry-ended = The game is over. Count your rows, your pairs of leftover resources and your citizens.

headline-opening = Columns: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
}
headline-last-half-day = This is the last half-day
headline-plaza-struck = The black { $value } destroys the { color } plaza
headline-plaza-raided = Raid! The { color } plaza is destroyed
headline-offered = Choose a die
headline-none-free = No die is free
headline-rebuilt = { $same ->
    [yes] { $to ->
        [red] The red plaza is rebuilt
        [yellow] The yellow plaza is rebuilt
       *[white] The white plaza is rebuilt
    }
   *[no] { $from ->
        [red] The red
        [yellow] The yellow
       *[white] The white
    } plaza is rebuilt { $to ->
        [red] in red
        [yellow] in yellow
       *[white] in white
    }
}
headline-turned-to-raid = { $tile ->
    [1] Tile 1: the value is fixed from now on
    [2] Tile 2: 1 denier more from now on
    [3] Tile 3: 1 knowledge more from now on
    [4] Tile 4: the die counts 0 from now on
    [5] Tile 5: the color is fixed from now on
    [6] Tile 6: 1 influence more from now on
    [7] Tile 7: no prestige building from now on
   *[8] Tile 8: every die strikes from now on
}
headline-day-began = Day { $day } begins
headline-sheet-strikes-begin = From today your sheets are struck too
headline-last-day = This is the last day
headline-sheets-struck = Cross out { color } { $value }!
headline-already-struck = { $color ->
    [red] Red
    [yellow] Yellow
   *[white] White
} { $value }: already struck
headline-spared = The { color } plaza is spared
headline-ended = The game is over
reason-already-struck = Nothing more to cross out
reason-sheets-struck = Unless a Fortress stands in column { $value }
reason-spared = Tile 8 protects it

## What is remarkable about a roll

surprise-escaped = Only { colored-die } is left.
surprise-row = Three strikes in a row on { color }!
surprise-twice = The same die twice! It cannot be crossed out again.
surprise-spared = Spared! That was close.

## The terminal

cli-struck-before = Struck before the takeover: { $dice }.
cli-wheel = The wheel, clockwise:
cli-plaza = plaza { $number }: { $plaza }
cli-neutral = neutral zone
cli-heading = { $half-day } ({ $number } of { $all })
cli-dice = Dice: { $roll }.
cli-black-die = black { $value }
colored-die = { color } { $value }
cli-place = place { $place }: { $die } (plaza { $number }: { $plaza })
cli-place-destroyed = { $placed }, destroyed
cli-choose = Choose one:
cli-available = Available for a Great Hall: { $available }.
cli-plazas = { $half ->
    [morning] morning plazas: { $plazas }
   *[afternoon] afternoon plazas: { $plazas }
}
cli-next-roll = Press Enter to roll for the { half } of day { $day }.
cli-next-dice = Press Enter to take the dice for the { half } of day { $day } from the file.
cli-ask-dice = The dice for the { half } of day { $day }, the black one first:
cli-next-close = When everybody has chosen and acted, press Enter to end the { half } of day { $day }.

## The almanac

almanac-struck = How likely a die on the sheets is struck by the end of each day
almanac-struck-so-far = How many dice on the sheets are struck by the end of each day: on average, and the number that is not exceeded in 10, 50 and 90 of 100 games
almanac-of-hundred = { $games } of 100
almanac-average = average
almanac-any-color = any color
almanac-any-tile = any tile
almanac-places = The dice at each place of the wheel
almanac-offered = on offer
almanac-value = pips
almanac-free = free
almanac-printed = this price
almanac-dearer = dearer
almanac-half-days = How often no die is free
almanac-none-free = none free
almanac-available = How often a given number of dice of a color is on offer
almanac-plazas = How many of the nine plazas show another color than at the start
almanac-turned = changed
almanac-most = most frequent
almanac-fewest = rarest
almanac-start = Start
almanac-tiles = What each tile does, in the games in which it is in play: its chance of being a raid, and per game the dice at its banquet, the dice at its raid, plazas spared and plazas destroyed by a transparent die
almanac-raid-day-4 = raid, day 4
almanac-raid = raid, end
almanac-at-banquet = banquet
almanac-at-raid = raid
almanac-spared = spared
almanac-raided = destroyed
almanac-fair-dice = Four dice in each half-day
almanac-fair-next = The black die in the morning and in the afternoon
almanac-fair-one-colored = Where the one-colored plazas lie
almanac-fair-two-colored = Where the two-colored plazas lie, and which side is up
almanac-fair-tiles = Which tiles are dealt
odds-struck = Struck dice
odds-from-to = { $low } to { $high }
odds-struck-now = Dice on the sheets struck so far: { $count }. The average by now is { $average }; in 8 of 10 games it is { $range }.
odds-struck-end = Dice on the sheets struck in this game: { $count }. The average is { $average }; in 8 of 10 games it is { $range }.
odds-safe = Your sheets are safe until day { $day }.
odds-next =
    { $count ->
        [one] Most at risk in the next roll: { $die }, { $chance }
       *[other] Most at risk in the next roll, equally: { $die }, { $chance }
    }
odds-range = 8 of 10 games
odds-average = average
odds-own = this game
odds-days = Day
odds-struck-axis = Dice struck so far
odds-danger = Dice at risk
odds-danger-over = Die by die
odds-danger-any = How likely each die is struck by the end of a game.
odds-danger-now =
    { $count ->
        [one] By the end of the game, most at risk: { $die }, { $chance }.
       *[other] By the end of the game, most at risk, equally: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] In the next roll alone, most at risk: { $die }, { $chance }.
       *[other] In the next roll alone, most at risk, equally: { $die }, { $chance }.
    }
odds-danger-end = Struck in this game: { $count } of { $all } dice.
odds-danger-axis = Struck by the end of the game, in percent
odds-danger-axis-over = How likely that was at the start, in percent
odds-values = Die on the sheets
odds-gone = struck already
odds-any = at the start of any game
odds-offer = Dice on offer
odds-offer-any = How often a given number of dice of a color is on offer.
odds-offer-about = How often a given number of dice of a color was on offer in this game.
odds-offer-axis = How often, in percent of the half-days
odds-dice = Dice of that color on offer in a half-day
odds-none-free = In this game no die was free in { $chance } of the half-days; on average it is { $average }.
odds-none-free-any = On average no die is free in { $average } of the half-days.

## Refusals

refusal-plaza-count = A wheel has nine plazas, not { $count }.
    .clause = the wheel has nine plazas, not { $count }
refusal-tile-count = Three tiles are in play, not { $count }.
    .clause = there are three tiles or none, not { $count }
refusal-no-such-tile = Tiles are numbered 1 to 8; entry { $position } is { $number }.
    .clause = tiles are numbered 1 to 8; entry { $position } is { $number }
refusal-tile-twice = Tile { $tile } is named more than once.
    .clause = tile { $tile } lies there more than once
refusal-same-color-plazas = Tiles lie beside three plazas of one color on both sides; this wheel has { $count }.
    .clause = tiles need three plazas of one color on both sides, not { $count }
refusal-numbering-count = The numbering has six numbers, not { $count }.
    .clause = six columns are numbered, not { $count }
refusal-numbering-face = Columns are numbered 1 to 6: column { $column } cannot be { $value }.
    .clause = column { $column }: no die shows { $value }
refusal-numbering-twice = The number { $value } stands in more than one column.
    .clause = { $value } numbers more than one column
refusal-numbering-text = Write the six numbers with spaces between them, as in 4 5 6 1 2 3.
refusal-no-such-day = The game has days 1 to 8, not { $day }.
    .clause = the game has days 1 to 8, not { $day }
refusal-no-such-struck-die = Struck die { $position } cannot be a { $value }: a die shows 1 to 6.
    .clause = struck die { $position }: no die shows { $value }
refusal-struck-twice = { $die } is named as struck more than once.
    .clause = { $die } is named as struck more than once
refusal-struck-too-early = No sheet can have been struck before day 3’s morning is over.
    .clause = no sheet can have been struck before day 3’s morning is over
refusal-black-die = The black die cannot show { $value }: a die shows 1 to 6.
    .clause = the black die: no die shows { $value }
refusal-clear-die = Transparent die { $which } cannot show { $value }: a die shows 1 to 6.
    .clause = transparent die { $which }: no die shows { $value }
refusal-dice-count = Enter four dice, the black one first: { $count ->
    [0] so far there are none
    [one] so far there is 1
   *[other] so far there are { $count }
}.
refusal-dice-text = “{ $text }” is not a number: enter four dice, e.g. 3 1 3 6.
refusal-rolled-already = The dice of this half-day have been rolled already.
    .clause = the dice of this half-day have been rolled already
refusal-not-rolled = The half-day cannot end before its dice are rolled.
    .clause = the half-day cannot end before its dice are rolled
refusal-over = The game has ended.
    .clause = the game has ended
refusal-dice-not-dealt = These are not the dice that the code { $code } deals.
    .clause = these are not the dice that the code { $code } deals

refusal-too-many-built = { $building }: a row has 6 buildings, not { $count }. Please count that row again.
refusal-no-such-circle = { $building }: a circle holds 1, 2 or 3, not { $number }.
refusal-circle-count = Check Cathedrals and circles: each Cathedral drawn fills one circle. Entered are Cathedrals: { $cathedrals }, filled circles: { $circles }.
refusal-circle-too-often = Check the circles on the sheet: { $due ->
    [0] no Cathedral gives the number { $number } yet, but it was entered
    [1] the Cathedrals give the number { $number } only once, but it was entered { $circles } times
   *[other] the Cathedrals give the number { $number } only twice, but it was entered { $circles } times
}. The first two Cathedrals give 1, the next two 2, the last two 3.
refusal-too-many-leftovers = At most 18 { $resource } can be left, not { $count }. Please count them again.
refusal-too-many-citizens = There are at most 60 citizens, not { $count }. Please count them again.

## The reckoning

building-fortress = Fortress
building-counts-palace = Count’s Palace
building-great-hall = Great Hall
building-city-hall = City Hall
building-cathedral = Cathedral
building-bishopric = Bishopric
resource-influence = influence
resource-deniers = deniers
resource-knowledge = knowledge
sheet-field-built = { $building }, drawn
sheet-field-circle = { $building }, circle
sheet-field-leftovers = Left over: { $resource }
sheet-field-citizens = Citizens
warning-many-in-struck-columns = { $building }: { $count } of these stand in columns that were struck, and no Fortress can have saved them. Were they drawn before?
warning-too-many-before = At least { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} must have been drawn before the strike of { $half-day }, yet only { $half-days ->
    [one] 1 half-day
   *[other] { $half-days } half-days
} had been played. Only bonuses allow that. Please check the buildings on the sheet.
warning-tracks-without-citizens = { $tracks ->
    [one] A full citizen track takes 20 citizens
   *[other] { $tracks } full citizen tracks take 20 citizens each
}, and there are { $citizens }. Please check which tracks are full.
results-leftovers = Leftover resources
results-leftover-points = Leftover resources, points
results-citizens = Citizens
award-builder = Golden trowel
award-citizens = Most citizens
award-row = Best row
award-purse = Fullest purse
results-points-of = { $building }, points
results-drawn = Buildings drawn
results-circles = Numbers in the circles
results-tracks = { $name }, tracks circled to the end:
achievement-three-solo = Three solo games
achievement-three-multiplayer = Three multiplayer games
achievement-three-expansion = Three games with Banquets & Raids
achievement-points = At least { $points } points
achievement-won-over-sixty = A multiplayer game won with more than 60 points
achievement-eighteen-from-one = 18 points from one character
achievement-forty-citizens = At least 40 citizens
achievement-full-row = All six: { $building }
achievement-resource-track = The whole track of { $resource }
achievement-citizen-track = The whole track of { $color-name } citizens

## The desk

desk-roll = Roll the dice
desk-close = End the half-day
desk-enter = Place these dice
desk-throw = Dice, the black one first
desk-throw-face = Add a { $value }
desk-throw-black = { $value ->
    [0] Black die: no value yet
   *[other] Black die: { $value }
}
desk-throw-clear = { $value ->
    [0] Transparent die { $which }: no value yet
   *[other] Transparent die { $which }: { $value }
}
desk-offers = Choose a die
desk-no-offers = The dice have not been rolled yet.
desk-available = Available dice: { $available }
desk-strike-grid = Struck dice
desk-die-struck = { $die }: struck on { $when }
desk-die-struck-before = { $die }: struck before the takeover
desk-die-stands = { $die }: not struck
desk-log-raid = { $tile } turned to raid
desk-wheel = Wheel
desk-plaza = Plaza { $number }, { $plaza }
desk-tile-at = Plaza { $number }: { $tile }
desk-destroyed = destroyed
desk-black-die = black die { $value }
desk-clear-die = transparent die { $value }

setup-expansion = Banquets & Raids
setup-expansion-about = Adds a tile beside each of the three plazas with the same color on both sides.
setup-numbering = Numbers over the columns
setup-numbering-first = First game: { $numbers }
setup-numbering-rising = Increasing: { $numbers }
setup-numbering-falling = Decreasing: { $numbers }
setup-numbering-expert = Expert: any order
setup-leftmost = Leftmost number
setup-own-numbers = Numbers, left to right
setup-options-about = The code, the numbers over the columns, your own dice or wheel, a start in the middle.
setup-dice = Dice
setup-dice-code = Rolled by the app
setup-dice-entered = Rolled at the table and typed in
setup-start = Play starts on
setup-struck = Already struck
setup-struck-about = Mark the dice that are crossed out already, so that the crier knows of them. With none marked it counts from now on.
setup-wheel = Wheel
setup-wheel-code = Set by the code
setup-wheel-entered = As it lies on the table
setup-wheel-about = Press a plaza for its next color, and the small sign beside it for the color of the other side.
setup-plaza-down = Plaza { $number }, other side: { $color-name }
setup-tiles = Tiles
setup-tiles-code = Drawn by the code
setup-tiles-entered = As they lie on the table
setup-tiles-about = Take a tile below the wheel and put it beside one of the three plazas with the same color on both sides. Press it there for its raid side.
setup-same-color = Plazas with the same color on both sides: { $count } of { $all }
setup-tiles-laid = Tiles on the wheel: { $count } of { $all }
setup-place-tile = Tile beside plaza { $number }: { $tile }
setup-place-empty = Tile beside plaza { $number }: none
setup-tile = Tile { $tile }
setup-tile-laid = Tile { $tile }, beside plaza { $number }
setup-start-day = Start on day { $day }
setup-start-half = { $half ->
    [morning] Start in the morning
   *[afternoon] Start in the afternoon
}

guide-sheets = 1. Everybody takes a sheet and a pencil and numbers the columns as announced first.
guide-open = 2. You are the town crier and play too. Just press Space: it always does the next thing.
guide-roll = 3. Space rolls. The dice lie on their plazas; everybody chooses one, pays its price and acts, all at once.
guide-strike = 4. The black die destroys its plaza. From day 3 on everybody also crosses out the die of that number and color on the sheet, unless a Fortress stands in its column.
guide-close = 5. When everybody is ready, Space ends the half-day. After sixteen half-days, count your points.
check-sheet = A sheet and a pencil for everybody.
check-number = Number your columns from left to right.
check-resources = You begin with 3 of each resource.
check-tiles = Three tiles lie at the wheel: banquets, until their plaza is destroyed.
check-roll = Then the dice are rolled.
first-need = What you need
first-need-sheets = A scoresheet and a pencil for each of you. Print the sheets here, or take those of the game.
first-need-app = No wheel and no dice: Town Crier rolls, turns the wheel and announces what happens. Whoever runs it plays too.
first-need-time = One to twenty people, and about half an hour; the first time a little more.
first-before = Before the first roll
first-before-number = Everybody numbers the six columns, left to right, as it is announced.
first-before-resources = Everybody begins with 3 influence, 3 deniers and 3 knowledge.
first-half-day = A half-day
first-roll = Three transparent dice and a black one are rolled. From the lowest to the highest they lie on the four plazas of this half-day, and a transparent die takes the color of its plaza.
first-strike = The black die destroys its plaza for this half-day. From day 3 on it strikes your sheets too: cross out the die of that color and value, unless a Fortress stands in that column.
first-choose = All at once, each of you chooses one of the dice that are left and pays the price beside its plaza. Several may choose the same one.
first-act = With it you do one of three things: gain as many resources of its color as it shows, build a prestige building, or build a work building. Influence changes its value, knowledge its color.
first-close = When everybody is ready, the destroyed plaza is turned over and the next half-day begins. After each afternoon the wheel turns.
first-end = The end
first-end-count = After eight days, which are sixteen half-days, count your points. Town Crier adds them up and points out what cannot be right.
hint-start = You begin with three of each resource: influence (red), deniers (yellow) and knowledge (white).
hint-plazas = A half-day is played on four plazas. Now these four are in play.
hint-prices = The sign beside each plaza tells what a die there costs: nothing, one resource of any type, one denier or two deniers.
hint-color = A transparent die takes the color of its plaza, here: { $die }. You use it in the part of your sheet with that color.
hint-black = The black die destroys its plaza: nobody uses that one in this half-day. Then it comes back with its other side up.
coming-strikes = { $half-day }: sheets are struck too
hint-actions = With your die do one thing: circle as many resources as it shows, or draw a prestige building or a work building in the column of its value.
hint-or = or
hint-ask-free = Which die is free? Raise your hand!
hint-free = It is { $die }. The first plaza costs nothing; each of the next ones costs more.
hint-ask-gone = Which die can nobody pick?
hint-gone = It is { $die }: the plaza under it is destroyed.
hint-ask-gain = You gain resources with { $die }. How many do you circle?
hint-gained = You circle { $count }: as many as the die shows.
hint-ask-dearest = Which die costs the most?
hint-dearest = It is { $die }. Its price: { $price }.
hint-tile-price = { $tile }. Price of this die: { $price }.
hint-ready = Everybody acts at once. When all are ready, the half-day ends.
hint-afternoon = In the afternoon the next four plazas are in play.
hint-taught = Now you know how it goes. Keep playing: from now on a tip appears only when something is new.
hint-last-day = This is the last day: two half-days are left.
hint-end = The game is over. Enter what is on your sheets, and Town Crier adds up the points.

room-number = Number your columns.
room-wait = The dice are about to be rolled.

## The hall of fame

hall-part = from { $half-day }
hall-struck = Struck dice over all games
hall-fair = expected with fair dice
hall-most-struck = Hit by the black die most often, from day 1 on: { $die }, { $times ->
    [one] once
   *[other] { $times } times
}.

## Printing

print-numbered = Print { $numbers } in the dice, and the code
print-sheets = Print sheets
print-sheets-title = Scoresheets
print-card = Print the card
print-card-about = Code, numbers, wheel, tiles, and what to do in a half-day.
print-invitation = A second page with the QR code for phones
print-report-title = Game report
print-report = Print the report
print-report-about = Every half-day’s dice and strikes, and the final points.

## Paper

paper-game = Troyes Dice
paper-player = Player
paper-code = Code { $code }
paper-sheets-title = Scoresheets for Troyes Dice
paper-card-title = The crier’s card
paper-report-title = Report of a game of Troyes Dice
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Noble
paper-district-yellow = Civil
paper-district-white = Religious
paper-citizens = Citizens
paper-total = Total
paper-prices = A die costs
paper-none-free = If none is free and you cannot pay: gain 1 of each resource instead.
paper-changes = To change a die
paper-change-value = value up or down by 1
paper-change-color = another color
paper-strikes = The black die
paper-strikes-about = From day 3: cross out the die of its value and its plaza’s color, unless a Fortress stands in that column.
paper-cathedrals = Cathedrals
paper-cathedrals-about = Write 1, 1, 2, 2, 3, 3 as you build them, beside the row they show.
paper-card-columns = Columns, left to right
paper-card-prices = What a die costs
paper-card-place = Place { $place }
paper-card-placing = Clockwise from the neutral zone: the four morning places, then the four afternoon places; prices are the same.
paper-card-tiles = Tiles in play
paper-card-half-day = Every half-day
paper-card-days = Days
paper-step-roll = Roll
paper-step-roll-about = Three transparent dice and the black one.
paper-step-place = Place
paper-step-place-about = On the half-day’s four places, lowest first; the black die goes before a transparent die of the same value. Transparent dice take the plaza’s color.
paper-step-strike = Strike
paper-step-strike-about = The black die destroys its plaza. From day 3, everybody crosses out the die of that value and color, unless a Fortress stands in its column.
paper-step-choose = Choose
paper-step-choose-about = Everybody picks a die that is left, pays and acts; several may pick the same. If none is free, anyone who cannot pay for one gains 1 of each resource instead.
paper-step-end = End
paper-step-end-about = Turn the destroyed plaza over and put it back; its banquet turns to raid for good.
paper-step-turn = Turn
paper-step-turn-about = After an afternoon the small wheel turns one notch clockwise. After day 8 count your points.
paper-report-half-days = Half-days
paper-report-empty = No dice have been rolled yet.
paper-report-raid = tile { $tile } turns to raid
paper-report-scores = Scores

# The pace of the table.
evening-short-with-end = { $minutes } min · { $end } min to go
evening = { $minutes } min played{ $continued ->
    [yes] {" "}since you continued
   *[no] {""}
} · half-days left: { $left }
evening-with-end = { $minutes } min played{ $continued ->
    [yes] {" "}since you continued
   *[no] {""}
} · half-days left: { $left } · about { $end } min to go

## Arguments

args-plaza-count = nine are needed, plazas 1 to 9, not { $count }
args-plaza = each is two of r, y and w, the color up and then the color down, but entry { $position } is “{ $text }”
args-same-color-plazas = the tiles need a wheel with three same-color plazas, such as rr, yy and ww, and this one has { $count }
args-tile-count = three are needed, by the same-color plazas clockwise from plaza 1, not { $count }
args-tile = each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry { $position } is “{ $text }”
args-tile-twice = there is one of each, but tile { $tile } is named more than once
args-numbering = write first, 4+, 4- or six numbers as in 4,1,6,2,5,3, but not “{ $text }”
args-number-count = six numbers are needed, left to right, not { $count }
args-number = each number is one of 1 to 6, but entry { $position } is “{ $text }”
args-number-twice = each number stands in one column, but { $value } is named more than once
args-from = write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “{ $text }”
args-struck = each is r, y or w and a number from 1 to 6, as in w3, but entry { $position } is “{ $text }”
args-struck-twice = each die is struck once, but { $text } is named more than once
args-struck-early = sheets are struck from day 3’s morning on, so it goes only with --from 3a or later
args-dice-count = four dice are needed, the black one and then the three transparent ones, not { $count }
args-die = { $which ->
    [black] the black die
    [first] the first transparent die
    [second] the second transparent die
    [third] the third transparent die
   *[other] die { $which }
} shows 1 to 6, not “{ $text }”
args-dice-too-few = { $name } ends before day { $day }’s { half }; { $needed ->
    [one] one more line is needed
   *[other] { $needed } more lines are needed
}
args-dice-too-many = { $name }, line { $line }: the game has ended, and the dice from here on belong to no half-day

## A saved game

check-code = code { $code }
check-no-code = no code, wheel and dice entered
check-holds = { $file } is valid: { $code }; day { $day }’s { half } ({ $number } of { $all }), { $next ->
    [roll] dice not rolled
    [close] dice rolled
   *[over] over
}; { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}{ $undone ->
    [0] {""}
   *[other] , { $undone } undone
}
damage-plaza = plaza { $number }: { $found } is there, but the code { $code } deals { $dealt }
damage-plaza-named = { $up ->
    [red] red
    [yellow] yellow
   *[white] white
} over { $down ->
    [red] red
    [yellow] yellow
   *[white] white
}
damage-tile = tile { $position } of the list: { $found } is there, but the code { $code } deals { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } with its banquet up
   *[raid] { $tile } with its raid up
}
damage-nothing = nothing
damage-dice = black { $black } and transparent { $a }, { $b }, { $c } are not the dice that the code { $code } gives

## The rules

rules-half-day = A half-day
rules-prices = The wheel and prices
rules-actions = What a die does
rules-changes = Changing a die
rules-buildings = The six buildings
rules-citizens = Citizens and bonuses
rules-strikes = Strikes from day 3 on
rules-tiles = Banquets and raids
rules-scoring = Scoring
rule-days = A game has eight days, each with a morning and an afternoon: sixteen half-days.
rule-roll = Roll the three transparent dice and the black one.
rule-place = The dice go onto the half-day’s four plazas, lowest first. Among equal dice the black one goes first.
rule-color = A transparent die takes the color of the plaza it lies on.
rule-destroy = The black die destroys the plaza it lies on. Nobody uses that plaza in this half-day.
rule-choose = All at once, everybody picks one of the other dice and pays its price. Several players may pick the same die.
rule-rebuild = When the half-day ends, the destroyed plaza is turned over and put back.
rule-turn = After the afternoon the small wheel turns one notch clockwise, and the next day begins.
rule-red = Red stands for the nobles and their influence.
rule-yellow = Yellow stands for the civilians and their deniers.
rule-white = White stands for the clergy and their knowledge.
rule-plazas = Each of the nine plazas has two sides. Three of them show the same color on both.
rule-other-side = The small sign on a plaza tells the color of its other side.
rule-neutral = The window with the day’s number marks the neutral zone. Clockwise after it come the four morning plazas, then the four of the afternoon.
rule-price-first = In each half-day the first place is free.
rule-price-second = The second place costs one resource of any type.
rule-price-third = The third place costs one denier.
rule-price-fourth = The fourth place costs two deniers.
rule-none-free = If no die is free and you cannot pay for any, gain 1 of each resource instead of acting.
rule-start = You begin with three of each resource.
rule-numbers = The six columns of every sheet bear the numbers 1 to 6, in the same order for all.
rule-gain = Gain resources: circle as many of the die’s color as its value.
rule-track = The 6th, 12th and 18th resource of a track also give a citizen of its color.
rule-later = What you gain can be spent from the next half-day on.
rule-prestige = Or draw a prestige building: the one of the die’s color, in the column of its value.
rule-work = Or draw a work building, in the same way.
rule-influence = 1 influence changes the value of your die by 1, up or down, as often as you can pay.
rule-limits = A value stays between 1 and 6; it does not wrap around.
rule-knowledge = 2 knowledge change the color of your die.
rule-deniers = Deniers pay for the dice on the third and fourth places.
rule-rows = Each color has a row of six prestige buildings and, below it, a row of six work buildings.
rule-fortress = Fortress: one citizen – red in the two left columns, yellow in the middle two, white in the right two. It protects its column from strikes.
rule-great-hall = Great Hall, by column from the left. First: 3 influence for each available red die; second: 2 red citizens for each red die; third: 3 deniers for each yellow die; fourth: 2 yellow citizens for each yellow die; fifth: 3 knowledge for each white die; sixth: 2 white citizens for each white die.
rule-available = Available are the dice that can be picked in this half-day. A color changed with knowledge does not count.
rule-cathedral = Cathedral: at the end one row gives points, by column from the left: Fortresses, Count’s Palaces, Great Halls, City Halls, Cathedrals, Bishoprics.
rule-cathedral-number = Beside that row write 1 for your first two Cathedrals, 2 for the next two, 3 for the last two.
rule-palace = Count’s Palace: two red citizens.
rule-city-hall = City Hall: two yellow citizens.
rule-bishopric = Bishopric: two white citizens.
rule-links = A bonus between two neighbors of a row is yours as soon as both are drawn.
rule-citizen = Each citizen is worth 1 point.
rule-three-citizens = Three citizens of every color: 1 of each resource.
rule-six-citizens = Six of every color, and again eleven of every color: any work building at once.
rule-fifteen-citizens = Fifteen of one color: at once a prestige building of one of the other colors.
rule-twenty-citizens = Twenty of one color: a citizen of each other color.
rule-full-track = Citizens who find no room on their track go onto another one.
rule-from-day-three = From the morning of day 3 on, what strikes a plaza also strikes every sheet.
rule-cross-out = Everybody crosses out the die that has the black die’s value and its plaza’s color.
rule-lost = In that color of that column nothing more can be built. What is drawn already stays.
rule-protected = Whoever has a Fortress in that column crosses out nothing.
rule-already = If that die is crossed out already, nothing more happens.
rule-tiles = Three random tiles lie, banquet side up, beside the three plazas with one color on both sides.
rule-tile-turns = If the black die destroys such a plaza, its tile turns to the raid when the half-day ends, and stays so. Tile 8 also turns once it has spared its own.
rule-tile-whom = A tile concerns whoever picks the die on its plaza.
rule-tile-eight = Tile 8 concerns everybody.
rule-end = The game is over after the afternoon of day 8.
rule-row-points = A row with a number beside it gives that number times its drawn buildings.
rule-leftovers = Two leftover resources of one type give 1 point.
rule-winner = Whoever has the most points wins; in a tie, the players share the victory.

## The picture explained

explain-price = { $half ->
    [morning] Price in the morning
   *[afternoon] Price in the afternoon
}: { $price }
explain-costs = Price: { $price }
explain-at = Today at plaza { $number }.
explain-other-side = Other side: { $side }
explain-destroyed = Destroyed in this half-day.
explain-neutral = Neutral zone on day { $day }
legend-lit = Lit: this half-day
legend-neutral = Day and neutral zone
legend-free = Dashed 0: free
legend-any = Three colors: one resource of any type
legend-denier = Coins: that many deniers
legend-badge = Small sign: color of the other side
legend-destroyed = Destroyed: nobody uses this plaza
legend-strikes = Crossed die: the sheets are struck too
legend-tile = Banquet or raid for the die beside it
