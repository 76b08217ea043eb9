## Things

color = { $color ->
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
roll = black { $black }, clear { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] red on both faces
        [yellow] yellow on both faces
       *[white] white on both faces
    }
   *[no] { $up ->
        [red] red
        [yellow] yellow
       *[white] white
    }, { $down ->
        [red] red
        [yellow] yellow
       *[white] white
    } on the other face
}
tile-name = tile { $tile }
tile = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
}: { $effect }
available = { $red } red, { $yellow } yellow, { $white } white
order-roll = roll of { $half-day }
order-close = close of { $half-day }
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
effect-no-influence = influence cannot change its value
effect-free = the die is free
effect-one-denier-more = costs 1 denier more
effect-cathedral-gains = Cathedral: gain 1 of each resource
effect-one-knowledge-more = costs 1 knowledge more
effect-work-citizen = work building: 1 more citizen of its color
effect-value-nothing = its value is 0; influence may raise it
effect-cheap-color = 1 knowledge changes its color
effect-no-color-change = knowledge cannot change its color
effect-fortress-citizens = Fortress: 1 more red citizen and 1 more yellow or white
effect-one-influence-more = costs 1 influence more
effect-great-hall-counts = Great Hall: count one more die of its color
effect-no-prestige = no prestige building with it
effect-strike-ignored = the black die does not strike here and may be chosen
effect-clear-strikes = a clear die here strikes like the black one

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
cry-plaza-raided = Raid! The clear { $value } destroys the { color } plaza.
cry-sheets-struck = Cross out your { color } { $value }, unless a Fortress stands in column { $value }.
cry-already-struck = { $color ->
    [red] Red
    [yellow] Yellow
   *[white] White
} { $value } was struck before: nothing more to cross out.
cry-offered = Choose: { $offers }.
cry-none-free = No die is free: who cannot pay for any gains 1 of each resource.
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
headline-last-half-day = This is the last half-day.
headline-plaza-struck = The black { $value } destroys the { color } plaza.
headline-plaza-raided = Raid! The { color } plaza is destroyed
headline-offered = Choose a die
headline-none-free = No die is free
headline-rebuilt = { $same ->
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
headline-turned-to-raid = Raid { $tile }!
headline-day-began = Day { $day } begins.
headline-sheet-strikes-begin = From today your sheets are struck too
headline-last-day = This is the last day.
headline-sheets-struck = Cross out { color } { $value }!
headline-already-struck = { $color ->
    [red] Red
    [yellow] Yellow
   *[white] White
} { $value }: struck before
headline-spared = The { color } plaza is spared
headline-ended = The game is over

## The terminal

cli-code = Code: { $code }
cli-struck-before = Struck before the takeover: { $dice }.
cli-wheel = The wheel, clockwise:
cli-notch = notch { $notch }: { $plaza }
cli-neutral = neutral zone
cli-heading = { $half-day } ({ $number } of { $all })
cli-dice = Dice: { $roll }.
cli-black-die = black { $value }
cli-clear-die = { color } { $value }
cli-place = place { $place }: { $die } (notch { $notch }: { $plaza })
cli-place-destroyed = { $placed }, destroyed
cli-choose = Choose one:
cli-available = Available for a Great Hall: { $available }.
cli-plazas = { $half ->
    [morning] morning plazas: { $plazas }
   *[afternoon] afternoon plazas: { $plazas }
}
cli-next-roll = Enter rolls the dice of day { $day }'s { half }.
cli-next-dice = Enter takes the dice of day { $day }'s { half } from the file.
cli-ask-dice = The dice of day { $day }'s { half }, the black one first:
cli-next-close = When everybody has chosen and acted, Enter ends day { $day }'s { half }.
cli-input-ended = Standard input has ended, so the cry stops here.

## Refusals

refusal-plaza-count = A wheel has nine plazas, not { $count }.
    .clause = the wheel has nine plazas, not { $count }
refusal-tile-count = Three tiles are in play, not { $count }.
    .clause = there are three tiles or none, not { $count }
refusal-no-such-tile = The tiles are 1 to 8: number { $position } cannot be { $number }.
    .clause = tile { $position }: the tiles are 1 to 8, not { $number }
refusal-tile-twice = Tile { $tile } is named more than once.
    .clause = tile { $tile } lies there more than once
refusal-same-color-plazas = Tiles lie beside three plazas of one color on both faces; this wheel has { $count }.
    .clause = tiles need three plazas with two like faces, not { $count }
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
    .clause = no sheet can have been struck before day 3's morning is over
refusal-black-die = The black die cannot show { $value }: a die shows 1 to 6.
    .clause = the black die: no die shows { $value }
refusal-clear-die = Clear die { $which } cannot show { $value }: a die shows 1 to 6.
    .clause = clear die { $which }: no die shows { $value }
refusal-dice-count = Enter four dice, the black one first: { $count ->
    [0] none is there yet
    [one] 1 is there
   *[other] { $count } are there
}.
refusal-dice-text = “{ $text }” is no number: enter the four dice as in 3 1 3 6.
refusal-code-empty = A code needs at least one letter or digit.
    .clause = a code needs at least one letter or digit
refusal-code-too-long = A code has at most 32 letters, digits and hyphens, not { $count }.
    .clause = a code has at most 32 letters, digits and hyphens, not { $count }
refusal-code-sign = A code has letters, digits and hyphens, not “{ $sign }”.
    .clause = a code has letters, digits and hyphens, not “{ $sign }”
refusal-rolled-already = The dice of this half-day have been rolled already.
    .clause = the dice of this half-day have been rolled already
refusal-not-rolled = The half-day cannot close before its dice are rolled.
    .clause = the half-day cannot close before its dice are rolled
refusal-over = The game has ended.
    .clause = the game has ended
refusal-not-dealt = These are not the dice that the code { $code } deals.
    .clause = these are not the dice that the code { $code } deals

refusal-too-many-built = { $building }: a row has 6 buildings, not { $count }.
refusal-no-such-circle = { $building }: a circle holds 1, 2 or 3, not { $number }.
refusal-circle-count = { $circles ->
    [one] 1 circle is filled
   *[other] { $circles } circles are filled
}, but { $cathedrals ->
    [one] 1 Cathedral is drawn
   *[other] { $cathedrals } Cathedrals are drawn
}: each Cathedral fills one.
refusal-circle-too-often = { $circles ->
    [one] 1 circle holds
   *[other] { $circles } circles hold
} { $number }, and only { $due } can: the first two Cathedrals write 1, the next two 2, the last two 3.
refusal-too-many-leftovers = At most 18 { $resource } can be left, not { $count }.
refusal-too-many-citizens = There are at most 60 citizens, not { $count }.
refusal-not-over = The game is not over.
    .clause = the game is not over
refusal-nobody = Nobody’s sheet is entered.
    .clause = nobody's sheet is entered
refusal-no-name = Player { $player } has no name.
    .clause = player { $player } has no name
refusal-name-twice = Two players are called { $name }.
refusal-sheet = { $name }: { $reason }
refusal-unknown-player = Nobody of this name has played: { $name }
refusal-two-players = { $one } and { $other } have played against each other, so they are not one player.

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
sheet-field-leftovers = Left: { $resource }
sheet-field-citizens = Citizens
warning-many-in-struck-columns = { $building }: { $count } of these stand in columns that were struck, and no Fortress can have saved them. Were they drawn before?
warning-too-many-before = { $buildings } buildings must have been drawn before the strike of { $half-day }, after { $half-days } half-days. Only bonuses allow that.
warning-tracks-without-citizens = { $tracks ->
    [one] A full citizen track takes 20 citizens
   *[other] { $tracks } full citizen tracks take 20 citizens each
}, and there are { $citizens }.
results-date = Date
results-player = Player
results-leftovers = Leftovers
results-leftover-points = Leftovers, points
results-citizens = Citizens
results-points-of = { $building }, points
results-total = Total
results-rank = Rank
results-title = Reckoning
results-drawn = Buildings drawn
results-circles = Numbers in the circles
results-player-number = Player { $number }
results-name-of = Name of player { $number }
results-cell = { $name }: { $field }
results-sum-of = { $name }: { $points } points, rank { $rank }
results-add = Add a player
results-take = Take out { $name }
results-bring-back = Bring back { $name }
results-tracks = { $name }, circled to the end:
results-hint = Typing replaces; Tab and arrows go on, Enter goes down. An empty cell counts as 0.
results-copy-text = Copy as text
results-copy-csv = Copy as CSV
results-copied = The results are on the clipboard.
results-picture = Save picture
results-cry = Cry the winner, and enter the hall of fame
results-entered = The game is in the hall of fame.
results-new = New for { $name }: { $achievements }.
cry-winner = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
cry-winners = { $others } and { $last } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
cry-alone = { $name } ends the game with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
achievement-three-solo = Three games alone
achievement-three-multiplayer = Three games with others
achievement-three-expansion = Three games with Banquets & Raids
achievement-points = At least { $points } points
achievement-won-over-sixty = A game with others won with more than 60 points
achievement-eighteen-from-one = 18 points from one character
achievement-forty-citizens = At least 40 citizens
achievement-full-row = All six: { $building }
achievement-resource-track = The whole track of { $resource }
achievement-citizen-track = The whole track of { $color-name } citizens

## The desk

app-name = Town Crier
app-about = The wheel, the dice and the voice of Troyes Dice
desk-continue = Go on with this game
desk-continue-kept = Go on from the step before
desk-new-game = New game
desk-game-over = the game is over
desk-found = A game is in play: { $at }
desk-found-code = A game is in play: { $code }, { $at }
desk-code-is = Code { $code }
desk-undo = Undo
desk-redo = Redo
desk-room = Room window
desk-picture = Save picture
desk-settings = Settings
desk-muted = Muted. M lets voice and bells be heard again.
desk-unmuted = Voice and bells are heard again.
desk-muted-sign = Muted
desk-help = Help
desk-count = Count the points
desk-reckoning = Reckoning (F3)
desk-hall = Hall of fame (F4)
desk-print = Print (F6)
desk-more = More
desk-leave = Back
desk-show-file = Open
desk-unshown = No program of this system opens { $file }. Look for it in its folder.
desk-close-page = Close
desk-return = Return to the game (this is a look back)
desk-half-day-of = { $number } of { $all }
desk-roll = Roll the dice
desk-close = Close the half-day
desk-enter = Place these dice
desk-throw = Dice, the black one first
desk-throw-face = Add a die of { $value }
desk-offers = Choose a die
desk-no-offers = The dice are not rolled yet.
desk-available = Dice to count: { $available }
desk-strike-grid = Columns, and what is struck
desk-die-struck = { $color } { $value }: struck on { $when }
desk-die-struck-before = { $color } { $value }: struck before the takeover
desk-die-stands = { $color } { $value }: stands
desk-log = Log
desk-log-empty = Nothing has happened yet.
desk-log-raid = { $tile } turned to raid
desk-wheel = Wheel
desk-plaza = Plaza { $number }, { $plaza }
desk-destroyed = destroyed
desk-black-die = black die { $value }
desk-clear-die = clear die { $value }
desk-undid = Undid: { $order }. Redo: Ctrl+Shift+Z
desk-redid = Redid: { $order }. Undo: Ctrl+Z
desk-looking = Another Town Crier window runs this game; this one only looks. Close the other one and start again to run it here.

setup-title = A new game
setup-back = Back to the game
setup-open = Open the game
setup-mend = Mend what is marked, then open the game.
setup-no-preview = The wheel is shown here once everything fits.
setup-code = Code
setup-another-code = Another code
setup-code-about = Everybody in the world with this code gets the same wheel and dice. Any word will do.
setup-expansion = Banquets & Raids
setup-expansion-about = Three tiles lie beside the plazas that are alike on both faces.
setup-numbering = Numbers over the columns
setup-numbering-first = First game: { $numbers }
setup-numbering-rising = Rising: { $numbers }
setup-numbering-falling = Falling: { $numbers }
setup-numbering-expert = Expert: any order
setup-leftmost = Leftmost number
setup-own-numbers = Numbers, left to right
setup-players = Players
setup-players-hint = Names with commas between them, if you like
setup-more = More: own dice, own wheel, start in the middle
setup-less = Less
setup-dice = Dice
setup-dice-code = Rolled by the app
setup-dice-entered = Thrown on the table and entered
setup-start = Play starts on
setup-struck = Struck before
setup-struck-about = Mark the dice that are crossed out already, so that the crier knows of them. With none marked it counts from now on.
setup-wheel = Wheel
setup-wheel-code = Laid by the code
setup-wheel-entered = As it lies on the table
setup-wheel-about = Clockwise from the notch under the neutral zone on day 1: the color that is up, then the other face.
setup-plaza-up = Plaza { $number }, up: { $color-name }
setup-plaza-down = Plaza { $number }, other face: { $color-name }
setup-tiles = Tiles
setup-tiles-code = Drawn by the code
setup-tiles-entered = As they lie on the table
setup-tiles-field = Clockwise from notch 1; r for the raid side
refusal-tile-text = “{ $text }” is no tile: write their numbers as in 8 2 5r.

guide-title = How to run a game
guide-sheets = 1. Everybody takes a sheet and a pencil and numbers the columns as the first cry says.
guide-open = 2. You cry and play too: one key, Space, does the next right thing. Nothing else is needed.
guide-roll = 3. Space rolls. The dice lie on their plazas; everybody chooses one, pays its price and acts, all at once.
guide-strike = 4. The black die destroys its plaza. From day 3 on everybody also crosses out that die, unless a Fortress stands in its column.
guide-close = 5. When everybody is ready, Space closes the half-day. After sixteen of them, count.

keys-title = Keys
keys-next = Space, Enter, Page Down
keys-next-about = the next right thing
keys-undo = Ctrl+Z
keys-undo-about = undo, as often as you like
keys-redo = Ctrl+Shift+Z
keys-redo-about = redo
keys-room = F5
keys-room-about = open or close the room’s window, for a projector
keys-present = F11
keys-present-about = show the room’s view here, and the desk again
keys-pause = P
keys-pause-about = let the time to choose stand still, or go on
keys-more = +
keys-more-about = one more minute to choose
keys-hands-free = H
keys-hands-free-about = hands-free: the crier closes, rolls and cries alone
keys-ready = R
keys-ready-about = hands-free: everyone is ready
keys-reckoning = F3
keys-reckoning-about = count the points
keys-hall = F4
keys-hall-about = the hall of fame
keys-print = F6
keys-print-about = print sheets, the crier’s card or a report
keys-settings = F2
keys-settings-about = settings
keys-mute = M
keys-mute-about = mute voice and bells, and hear them again
keys-keys = ? or F1
keys-keys-about = this page
keys-close = Esc
keys-close-about = close what is open; never quits
keys-saved = Every step is saved before it is shown. Close the window whenever you like.

room-title = Town Crier: the room
room-number = Number your columns.
room-wait = The dice are rolled soon.
room-count = Count your points.

settings-title = Settings
settings-language = Language
settings-manner = The crier speaks
settings-manner-plain = plainly
settings-manner-herald = like a herald
settings-theme = Colors
settings-theme-parchment = Parchment
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-motion = Motion
settings-motion-full = Full
settings-motion-short = Short
settings-motion-none = None
settings-text = Text on the desk
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Larger
settings-choosing = Time to choose
settings-choosing-off = No limit
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Own (s)
settings-room-language = The room’s language
settings-room-language-same = As the desk
settings-room = The room’s window
settings-room-open = Open
settings-room-about = On a monitor it fills the screen. If that monitor is missing, it is an ordinary window until the monitor comes back.
settings-monitor-none = An ordinary window
settings-monitor-missing = { $name } (not there now)
settings-aloud = Voice and bells
settings-heard = Heard
settings-voice = Voice
settings-bells = Bells and drum
settings-muted = Muted (M)
settings-spoken = Spoken language
settings-spoken-desk = As on the desk
settings-loudness = Loudness and speed
settings-volume = Volume
settings-rate = Speed
settings-voice-name = Voice by name
settings-voice-name-usual = the service’s own
settings-aloud-try = Try it
settings-aloud-sample = Hear ye! So the crier sounds.
settings-no-speech = There is no speech service: install speech-dispatcher and espeak-ng. It is tried again with later cries; the game goes on without.
settings-no-sound = There is no sound service: start PipeWire (with pipewire-pulse) or PulseAudio. It is tried again with later cries; the game goes on without.
settings-silent-elsewhere = This system’s speech or sound does not answer: look into its sound settings. It is tried again with later cries; the game goes on without.
settings-silent = Neither speech nor sound answers: install speech-dispatcher and espeak-ng, and start PipeWire (with pipewire-pulse) or PulseAudio. They are tried again with later cries; the game goes on without.
settings-unreadable = { $file } cannot be read, so the settings are as at first: { $error }
settings-unsaved = The settings cannot be kept in { $file }: { $error }
picture-saved = The picture is in { $file }
picture-unsaved = The picture cannot be written to { $folder }: { $error }
picture-undrawn = it cannot be drawn: { $text }

## The hall of fame

hall-title = Hall of fame
hall-mend = Go on with what can be read; the damaged file is kept
hall-mended = Games that could be read: { $games }. The damaged file is in the folder “kept” beside the hall of fame.
hall-replay = Play this code
hall-empty = Nobody’s game is here yet. When a game has ended, count the points (F3) and cry the winner: then it stands here.
hall-players = Players
hall-games = Games
hall-wins = Wins
hall-best = Best
hall-average = Average
hall-achievements = { $name }: achievements, { $count }
hall-codes = Codes
hall-of-code = { $code }: games { $games }, best { $best }
hall-scores = Points, game after game
hall-struck = Struck dice over all games
hall-fair = what fair dice give
hall-export = Export
hall-import = Import
hall-import-file = A file’s path, or drop it here
hall-exported = The hall of fame is in { $file }
hall-imported = New games: { $added }. Here already: { $alike }. Left as they are here: { $stayed }.
hall-unread = { $file } cannot be imported: { $error }

## Printing

print-title = Print
print-count = Sheets
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-per-page = On a page
print-one = one
print-two = two
print-numbered = { $numbers }, printed in the dice, with the code
print-sheets = Print sheets
print-written = The PDF is in { $file }
print-failed = Printing has failed.
print-sheets-title = Scoresheets
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-card = Print the card
print-card-about = Code, numbers, wheel, tiles, and what to do in a half-day.
print-report-title = Game report
print-report = Print the report
print-report-about = Every half-day’s dice and strikes, and the final points.
print-no-game = It tells of a game: open one first.

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
paper-district-red = Nobles
paper-district-yellow = Civilians
paper-district-white = Clergy
paper-citizens = Citizens
paper-total = Total
paper-prices = A die costs
paper-none-free = None is free and you cannot pay: gain 1 of each resource instead.
paper-changes = To change a die
paper-change-value = value up or down by 1
paper-change-color = another color
paper-strikes = The black die
paper-strikes-about = From day 3: cross out its value in its plaza’s color, unless a Fortress stands in that column.
paper-cathedrals = Cathedrals
paper-cathedrals-about = Write 1, 1, 2, 2, 3, 3 as you build them, beside the row they show.
paper-card-columns = Columns, left to right
paper-card-prices = What a die costs
paper-card-place = Place { $place }
paper-card-placing = Places run clockwise from the neutral zone, alike in the morning and in the afternoon.
paper-card-tiles = Tiles in play
paper-card-half-day = Every half-day
paper-card-days = Days
paper-step-roll = Roll
paper-step-roll-about = Three clear dice and the black one.
paper-step-place = Place
paper-step-place-about = From low to high on the half’s four places; black before a clear die of its value. Clear dice take the plaza’s color.
paper-step-strike = Strike
paper-step-strike-about = The black die destroys its plaza. From day 3, everybody crosses out that value in that color, unless a Fortress stands in its column.
paper-step-choose = Choose
paper-step-choose-about = Everybody picks a die that is left, pays and acts; several may pick the same. If none is free, who cannot pay for any gains 1 of each resource.
paper-step-end = End
paper-step-end-about = Turn the destroyed plaza over and put it back; its banquet turns to raid for good.
paper-step-turn = Turn
paper-step-turn-about = After an afternoon the small wheel turns one notch clockwise. After day 8 count your points.
paper-report-half-days = Half-days
paper-report-empty = No dice have been rolled yet.
paper-report-raid = tile { $tile } turns to raid
paper-report-scores = Scores

# The pace of the table.
pace-left = Seconds left to choose: { $seconds }
pace-paused = The time stands still; seconds left to choose: { $seconds }
pace-time-up = Time is up
pace-pause = Pause
pace-go-on = Go on
pace-more = One more minute
pace-ready = Everyone is ready
pace-stop = Stop
pace-hands-free-on = The crier goes on alone. R: everyone is ready. Any other key stops it.
pace-hands-free-off = The game is in your hands again.
evening = { $minutes } min · half-days left: { $left }
evening-with-end = { $minutes } min · half-days left: { $left } · about { $end } min to go

## What the system says of a file

system-not-found = there is no such file or folder
system-denied = access is denied
system-exists = it is there already
system-not-a-folder = not a directory
system-is-a-folder = is a directory
system-full = the disk is full
system-read-only = nothing can be written there
system-bad-name = a file cannot have this name
system-not-text = what is in it is not text
system-busy = another program is using it
system-other = the system says: { $text }
system-numbered = { $what } (os error { $number })

## Damaged files

file-empty = the file is empty
file-foreign = this is not a { $kind ->
    [hall] hall of fame
   *[game] game
} that Town Crier kept: its first line says something else
file-too-long = the file is longer than { $mib } MiB, and no { $kind ->
    [hall] hall of fame
   *[game] game
} is
file-not-text = line { $line }, column { $column }: what stands there is not text
file-cut-short = the file was cut off: it ends in the middle, in line { $line }
file-syntax = line { $line }, column { $column }: { $what }
file-newer = it was written by a newer Town Crier, in format { $format }: update Town Crier to open it
file-no-such-format = it says that its format is 0, and the first format is 1
file-another-game = it keeps another game than { $ours }: { $found }
file-changed = it was changed or damaged after it was written: the sum in its first line does not fit
file-hall-game = game { $game }: { $reason }
file-hall-id = a game's id has 32 small hexadecimal digits
file-hall-sheet = the sheet of player { $player } cannot be
file-hall-name-twice = players { $one } and { $other } have the same name
file-hall-twice = game { $game } stands there twice
file-hall-order = game { $game } was played before the one above it

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(the generation before it holds)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] another window of Town Crier is writing to this hall of fame, so try again when it is done: { $file }
   *[game] this game is open in another window of Town Crier, so it can be looked at but not played here: { $file }
}
store-unsavable = this { $kind ->
    [hall] hall of fame
   *[game] game
} cannot be kept, for it would not open again: { $damage }
store-io = { $file } cannot be { $doing ->
    [folder] made
    [lock] locked
    [read] read
    [move] moved aside
    [remove] removed
   *[write] written
} ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] keep the hall of fame in another folder
   *[game] keep the game in another folder
}
store-advice = { $why ->
    [full] the disk is full, so make room on it and go on
    [denied] you may not do that there, so allow it or { store-elsewhere }
    [read-only] nothing can be written there, so { store-elsewhere }
    [in-the-way] something else is in the way, so move it or { store-elsewhere }
   *[other] try again, or { store-elsewhere }
}
refusal-date = write a day from 1970 to 9999 as in 2026-02-28, not “{ $text }”

## Printing and the window

refusal-paper-count = print 1 to { $most } sheets, not { $count }
refusal-paper-letter = the printed fonts have no “{ $letter }”: write “{ $name }” with other letters
refusal-paper-writer = the PDF cannot be made: { $text }
refusal-no-paper = this build prints nothing; build it with the feature paper, as in cargo build --features paper
refusal-no-display = the window needs a display with OpenGL, and there is none here ({ $text }); town-crier cry works in a terminal
refusal-no-folders = this system says no folder for an app's files; name a file with --game FILE
refusal-no-desk = this build has no desk; town-crier cry works in a terminal

## Arguments

args-unknown = { $argument }: there is no such argument here; { $advice }
args-no-command = { $argument }: there is no such command; { $advice }
args-missing = { $argument }: it is missing; { $advice }
args-no-value = { $argument }: a value must follow; { $advice }
args-takes-none = { $argument }: it stands alone and takes no value; { $advice }
args-desk-only = { $argument }: this command does not go with the desk's options; { $advice }
args-conflict = { $argument }: it does not go with { $other }; { $advice }
args-twice = { $argument }: it may be given only once; { $advice }
args-not-text = an argument is not written in UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = see town-crier --help and town-crier cry --help
args-did-you-mean = did you mean { $suggestion }?
args-language = write one of en, fr, de, es, it, nl, pl and lt, but not “{ $text }”
args-manner = write plain or herald, but not “{ $text }”
args-format = write text or json, but not “{ $text }”
args-paper = write a4 or letter, but not “{ $text }”
args-per-page = write 1 or 2, but not “{ $text }”
args-players = write how many sheets, 1 to { $most }, or names with commas between them, but not “{ $text }”
args-words-json = --lang and --manner: they choose words for people and --format json has none; leave them out
args-step-json = it waits for people and --format json is for programs; leave one of them out
args-aloud-json = it speaks to people and --format json is for programs; leave one of them out
args-step-input = it waits for Enter where --dice - reads the dice; leave one of them out
args-enter = Enter cannot be read from standard input: { $system }
args-output = the cry cannot be written: { $system }
args-unread = { $file }: it cannot be read: { $system }
args-unwritten = { $file }: it cannot be written: { $system }
args-standard-input = standard input
args-standard-output = standard output

## Arguments

args-plaza-count = nine are needed, for notches 0 to 8, not { $count }
args-plaza = each is two of r, y and w, the color up and then the color down, but entry { $position } is “{ $text }”
args-same-color-plazas = the tiles need a wheel with three same-color plazas, as rr, yy and ww, and this one has { $count }
args-tile-count = three are needed, by the same-color plazas clockwise from notch 0, not { $count }
args-tile = each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry { $position } is “{ $text }”
args-tile-twice = there is one of each, but tile { $tile } is named more than once
args-numbering = write first, 4+, 4- or six numbers as in 4,1,6,2,5,3, but not “{ $text }”
args-number-count = six numbers are needed, left to right, not { $count }
args-number = each number is one of 1 to 6, but entry { $position } is “{ $text }”
args-number-twice = each number stands in one column, but { $value } is named more than once
args-from = write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “{ $text }”
args-struck = each is r, y or w and a number from 1 to 6, as in w3, but entry { $position } is “{ $text }”
args-struck-twice = each die is struck once, but { $text } is named more than once
args-struck-early = sheets are struck from day 3's morning on, so it goes only with --from 3a or later
args-dice-open = { $file } cannot be read: { $system }
args-dice-read = { $name }: nothing can be read after line { $line }: { $system }
args-dice-line = { $name }, line { $line }: { $wrong }
args-dice-count = four dice are needed, the black one and then the three clear ones, not { $count }
args-die = { $which ->
    [black] the black die
    [first] the first clear die
    [second] the second clear die
    [third] the third clear die
   *[other] die { $which }
} shows 1 to 6, not “{ $text }”
args-dice-long = it is longer than { $most } signs
args-dice-too-few = { $name } ends before day { $day }'s { half }; { $needed ->
    [one] one more line is needed
   *[other] { $needed } more lines are needed
}
args-dice-too-many = { $name }, line { $line }: the game has ended, and the dice from here on belong to no half-day

## A saved game

check-code = code { $code }
check-no-code = no code, wheel and dice entered
check-holds = { $file }: it holds: { $code }; day { $day }'s { half } ({ $number } of { $all }), { $next ->
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
damage-code = its code is none: { $reason }
damage-plaza = notch { $notch }: { $found } is there, but the code { $code } deals { $dealt }
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
damage-setup = the rules refuse how the game was set up: { $reasons }
damage-order = order { $order }: { $reason }
damage-dice = black { $black } and clear { $a }, { $b }, { $c } are not the dice that the code { $code } gives
damage-done = { $done } orders are said to count, but there are only { $orders }
damage-sheets-without-day = it has players' sheets, but does not say on which day they were reckoned
damage-date = the day of the reckoning: { $reason }
