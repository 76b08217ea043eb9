# English: what the app says, whatever the game.

## The terminal

cli-code = Code: { $code }
cli-input-ended = Input has ended; the crier stops here.
cli-nothing-undone = There is nothing to undo.
cli-step-help =
    Press Enter to go on. Type table to see the whole table, undo to take back the last step, quit to stop.
    Possible now: { $now }
    How orders are written: { $orders }
cli-pick-help = Or type the number of an item to pick it (* is picked); 7 3 sets number 7 to 3.
cli-next = Press Enter to continue.
cli-next-picked = Press Enter: { $does }
cli-ask = What was rolled:
percent = { $number }%

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } game, dealt by the code { $first }
   *[other] { $games } games, dealt by the codes { $first } to { $last }
}
almanac-exact-about = exact: what chance gives in the long run, computed; everything else was counted in these games
almanac-file-about = every figure by itself: --csv FILE
almanac-exact = exact
almanac-fairness = Is chance fair?
almanac-verdict = { $what }: { $verdict ->
    [fair] fair
    [uneven] not fair
    [too-even] too even to be chance
   *[too-few] too few games to say
} (chi-square { $statistic } with { $degrees } degrees of freedom; as uneven or more in { $chance } of cases)
almanac-speed = { $count ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $speed } games a second
almanac-no-threads = --threads: the system cannot start that many threads: { $system }
almanac-not-dealt = no code can deal such a game to its end
odds-title = Odds
desk-odds = Odds ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = A code needs at least one letter or digit.
    .clause = a code needs at least one letter or digit
refusal-code-too-long = A code has at most 32 letters, digits and hyphens, not { $count }.
    .clause = a code has at most 32 letters, digits and hyphens, not { $count }
refusal-code-sign = A code has letters, digits and hyphens, not “{ $sign }”.
    .clause = a code has letters, digits and hyphens, not “{ $sign }”
refusal-not-dealt = This is not what the code { $code } deals.
    .clause = this is not what the code { $code } deals

refusal-not-over = The game is not over.
    .clause = the game is not over
refusal-nobody = No sheet has been entered yet.
    .clause = no sheet has been entered yet
refusal-no-name = Player { $player } has no name.
    .clause = player { $player } has no name
refusal-blank = Nothing has been entered for { $name } yet: enter the sheet, or remove the player.
    .clause = nothing was entered for player { $player }
refusal-name-twice = Two players are called { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = { $name } and { $other } are tied: enter what breaks the tie.

## The reckoning

results-date = Date
results-player = Player
results-total = Total
results-rank = Place
results-title = Scoring
results-player-number = Player { $number }
results-name-of = Name of player { $number }
results-cell = { $name }: { $field }
results-unshown = No font on this computer has “{ $sign }”: a box stands for it, and it cannot be printed.
unit-sum-of = { $name }: { $points } points, place { $rank }
results-otherwise = Entered during the game ({ $field }): { $number }.
results-inexact = Not everything was entered during the game; count again: { $field }.
results-add = Add a player
results-take = Remove { $name }
results-bring-back = Bring back { $name }
results-sheet = { $name }: sheet from the phone
results-sheet-points = { $name }: sheet from the phone, total { $points }
results-sheet-differs = { $field } { $new } (known: { $old }).
results-sheet-adds = Nobody in this game has that name: a row is added.
results-sheet-alike = This name only looks like “{ $name }”, who is somebody else.
results-sheet-replaces = Replaces the numbers entered.
results-sheet-accept-of = Accept the sheet: { $name }
results-sheet-return = Send back
results-sheet-return-of = Send the sheet back: { $name }
results-sheet-accepted = { $name }: sheet accepted
results-sheet-undo = Undo
results-hint = Type to replace a number. Tab or arrows: next cell; Enter: next row.
results-hint-zero = An empty cell counts as 0.
results-hint-uncounted = An empty cell is not counted yet.
results-hint-short = Tab or arrows: next cell. Enter: next row.
results-export = Export
results-copy-text = Copy as text
results-copy-csv = Copy as CSV
results-copied = The results are on the clipboard.
bg-stats = BG Stats
bg-stats-code = QR code of the link for BG Stats
bg-stats-scan = Scan the QR code with the phone that has the app BG Stats.
bg-stats-long = So many players fit into no QR code. Copy the link, and open it where you have the app BG Stats.
bg-stats-about = The app adds this game with all names and results. They leave this computer only when somebody opens the link.
bg-stats-copy = Copy the link
bg-stats-copied = The link is on the clipboard.
results-picture = Save picture
results-reveal = Reveal the results
results-reveal-anyway = Sheets from phones still waiting: { $count }. Reveal anyway?
results-reveal-returned = Sheets sent back and not handed in again: { $count }. Reveal anyway?
results-reveal-on = Continue the ceremony
results-reveal-again = Show the ceremony again
results-totals-hidden = Totals stay hidden until the results are revealed.
results-totals-show = Show the totals
results-totals-hide = Hide the totals
results-entered = The game has been added to the hall of fame.
results-new = New for { $name }: { $achievements }.
results-more-wrong = Also to correct: { $count }.
results-early = Enter what you know; the results are revealed at its end.
counting-awaited = { $count ->
    [one] 1 sheet left until the results
   *[other] { $count } sheets left until the results
}
counting-to-check = { $count ->
    [one] 1 sheet to check
   *[other] { $count } sheets to check
}
counting-whole = All sheets are in: the results are next
counting-known = The results are next
counting-in = { $name }: handed in
counting-out = { $name }: not handed in yet
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
ceremony-names = The results
ceremony-place-of = { $category }: place { $best }
ceremony-places-of = { $category }: places { $best } to { $worst }
ceremony-winner = The winner
ceremony-awards = Awards
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = New achievements
ceremony-seals-more = and { $count } more
ceremony-podium = The podium
ceremony-leads = { $name } leads with { $points }.
ceremony-lead = { $others } and { $name } lead together with { $points }.
ceremony-most = Most: { $list }.
ceremony-brought = Points: { $list }.
ceremony-scale = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $least } or more
ceremony-place = { $count ->
    [1] Place { $place }: { $names }, { $points }.
   *[other] Shared place { $place }: { $names }, { $points }.
}
ceremony-next = Next: { $step }
ceremony-back = One step back
ceremony-end = Leave the ceremony
again = Play again
again-with = Play again: { $what }
again-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
again-hold = Hold { $key } to play again, or click the button.

## The desk

app-name = Town Crier
app-about = Rolls the dice, announces what happens and adds up the points at your table
start-players = { $from }–{ $to } players · about { $minutes } min
start-players-crowd = Any number can play, up to { $to } are scored · about { $minutes } min
start-needs-sheets = No box needed: print the sheets
start-needs-box = With or without the box
start-needs-the-box = With the box
start-play = Play
start-play-about = Choose the players and start.
start-first = First time?
start-first-about = What you need, and how a game goes.
start-teach = Learn as you play
start-teach-about = A real game, explained one sentence at a time. You may play it to the end.
hint-got-it = Got it
hint-right = Right! { $answer }
hint-wrong = Not quite. { $answer }
hint-answer = Show the answer
hint-no-more = No more tips
hint-off = Tips are off. Turn them on again in the settings ({ $key }).
start-print = Print sheets
start-print-about = What your table needs on paper, as a PDF.
desk-continue = Continue this game
desk-continue-over = Open this game
desk-continue-kept = Continue from the step before
desk-new-game = New game
desk-found = A game is in progress: { $at }
desk-found-of = A game is in progress: { $game }, { $at }
desk-found-code = A game is in progress: { $code }, { $at }
desk-found-code-of = A game is in progress: { $game }, { $code }, { $at }
desk-found-over = The last game has ended.
desk-found-over-of = The last game has ended: { $game }.
desk-kept = Recent games
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = { $file } cannot be opened: { $error }
desk-opened-looking = { $file } cannot be opened here, because Town Crier is already open in another window. Drag the file there.
desk-lost = The last game cannot be read, and neither can the step before it. Start a new game; the damaged file is kept. Details: { $error }
desk-game-over = the game is over
desk-code-is = Code { $code }
desk-undo = Undo
desk-redo = Redo
desk-room = Projector
desk-next = Next: { $what }
thumbnail = The projector’s picture, small
room-offer = Show the game on the projector?
room-offer-show = Show it ({ $key })
desk-picture = Save picture
desk-copy-picture = Copy picture
desk-settings = Settings
desk-muted = Muted. Press { $key } to turn voice and bells back on.
desk-unmuted = Voice and bells are back on.
desk-muted-sign = Muted
desk-dark-sign = Projector is black
desk-dark = The projector is black. { $key } shows the game again.
desk-light = The projector shows the game again.
present-leave = Back to the controls ({ $key })
desk-help = Help
unit-count = Count the points
desk-reckoning = Scoring ({ $key })
desk-hall = Hall of fame ({ $key })
desk-rules = Rules ({ $key })
desk-phones = Phones ({ $key })
desk-legend = Explain the picture ({ $key })
desk-legend-send = Explain the picture on the projector
desk-print = Print ({ $key })
desk-menu = Menu
menu-game = Game
menu-projector = Projector and phones
menu-more = More
menu-hands-free = Hands-free ({ $key })
menu-pause = Pause or resume the countdown ({ $key })
menu-present = Projector view in this window ({ $key })
menu-dark = Black out the projector, or show it again ({ $key })
menu-break = Break on the projector
menu-mute = Sound off or on ({ $key })
menu-start = Start page and recent games
desk-leave = Back
desk-show-file = Open
desk-show-folder = Open folder
desk-unshown = No program on this computer can open { $file }; you will find it in its folder.
desk-close-page = Close
desk-return = Back to the game (you are viewing an earlier moment)
desk-earlier = Earlier
desk-later = Later
desk-half-day-of = { $number } of { $all }
desk-log = Log
desk-log-empty = Nothing has happened yet.
more-below = More below
desk-proposed-anew = A player’s proposal has just changed. { $key } does what is shown now.
desk-undid = Undone: { $order }. Redo: { $key }
desk-redid = Redone: { $order }. Undo: { $key }
desk-looking = This game is open in another Town Crier window; here you can only watch. Close that window to run the game here.
notice-close = Close the message
desk-moving = Show the result now
desk-looking-back = Looking back

setup-title = A new game
setup-back = Back to the game
setup-open = Start the game
setup-mend = Correct the marked fields, then start the game.
setup-count = How many play
setup-players-count = { $count ->
    [1] 1 player
   *[other] { $count } players
}
setup-code = Code
setup-code-about = Everybody in the world with this code gets the same game. Any word will do.
setup-options = Options
replace-new = Keep { $game } and start a new game?
replace-kept = Keep { $game } and continue the other game?
replace-opened = Keep { $game } and open the other game?
replace-about = It stays among the recent games, and you can continue it at any time.
replace-new-sure = Keep it and start the new game
replace-kept-sure = Keep it and continue the other game
replace-opened-sure = Keep it and open the other game
replace-not = Cancel
setup-another-code = Another code
setup-day-code = Challenge of the day
setup-players = Players
setup-players-hint = A new name
setup-add-person = Add
setup-players-about = Tap the names of those who play. Nobody has to be named.
setup-players-new = Names are optional; they stand on the screen and in the scoring.
setup-players-full = At most { $most } people can play.
group-chip = Group { $name }: { $players }
group-save = Save as a group…
group-name = Name of the group
group-keep = Save
group-remove = Remove the group “{ $name }”
group-full = { $most } groups are saved. Remove one to save another.

guide-title = How to run a game

keys-group-play = Play and correct
keys-group-show = Show it to everyone
keys-group-pace = Time and voice
keys-group-look = Look up and prepare
key-ctrl = Ctrl
key-shift = Shift
key-space = Space
key-enter = Enter
key-page-down = Page Down
key-escape = Esc
key-left = Left
key-right = Right
keys-next-about = the next step
keys-undo-about = undo, as often as you like
keys-redo-about = redo
keys-new-about = a new game
keys-room-about = open or close the projector window
keys-present-about = switch this window between players’ view and crier’s view
keys-dark-about = black out the projector, and show it again
keys-pause-about = pause or resume the countdown
keys-more-about = one more minute to choose
keys-hands-free-about = hands-free: the app goes on and announces by itself
keys-ready-about = hands-free: everyone is ready
unit-count-about = count the points
keys-hall-about = the hall of fame
keys-odds-about = the odds
keys-cards-about = the card book
keys-rules-about = the rules of the game
keys-phones-about = let phones follow the game
keys-change-about = change dice, where the game allows it
keys-correct-about = correct what lies differently on the table
keys-legend-about = explain the signs in the picture
keys-print-about = print sheets, cards and more
keys-settings-about = settings
keys-mute-about = turn voice and bells off or back on
keys-keys-about = this page
keys-earlier-about = while looking back: one step back
keys-later-about = while looking back: one step forward
keys-step-back-about = in the ceremony at the end: one step back
keys-close-about = close what is open; never quits the program
keys-digits = 1 to 9, then 0, or a letter: choose what has it; capital letters with Shift.
keys-saved = Every step is saved before it is shown. Close the window whenever you like.
reference-title = Rules
reference-search = Search
reference-none = Nothing found for “{ $asked }”.
reference-show = Show on the projector
reference-hide = Remove from the projector
sent-page = On the projector: { $title }
sent-legend = On the projector: the explained picture
sent-break = On the projector: the break
sent-test = On the projector: the test picture
sent-phones = On the projector: the QR code for phones
break-title = Break
break-next = We continue with: { $at }
break-best = The best games so far
sent-turn = Next part
explain-keys = Arrow keys go from part to part.

menu-offered = Choices: { $offers }
menu-key = { $what }, key { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } proposes: { $does }
menu-accept = Accept ({ $who }): { $does }
menu-waiting = { $count ->
    [one] 1 more proposal waits
   *[other] { $count } more proposals wait
}
menu-send-back = Decline
menu-not-now = That is not possible with what is chosen.
menu-no-key = No choice has the key { $key } now.
menu-chosen = Chosen: { $names }
menu-in-picture = What lies in the picture is pressed there, or by its key.
menu-folded = { $count ->
    [one] 1 other is not possible now: { $names }
   *[other] { $count } others are not possible now: { $names }
}
menu-one-less = { $what }, one less
menu-one-more = { $what }, one more
menu-unsaid = { $what }, not entered

room-title = Town Crier: Projector
unit-count-call = Count your points.
opening-title = Before we begin
opening-soon = We start soon
news-taken-back = The last step was taken back

settings-title = Settings
settings-tab-table = Table
settings-tab-projector = Projector
settings-tab-voice = Voice and sound
settings-tab-language = Languages
settings-tab-about = About
settings-version = Version { $version }
settings-language = Language
settings-manner = The crier speaks
settings-manner-plain = plainly
settings-manner-herald = like a herald
settings-theme = Colors
settings-theme-parchment = Parchment
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-motion = Animation
settings-motion-full = Full
settings-motion-short = Short
settings-motion-none = None
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Very large
settings-choosing = Time to choose
settings-choosing-off = No limit
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Custom (s)
settings-choosing-limits = { $least } to { $most }
settings-tips = Tips
settings-tips-on = Explain new things once per evening
settings-proposals = Proposals
settings-proposals-trust = Those of the player whose turn it is count at once
settings-room-language = Projector language
settings-room-language-same = Same as this window
settings-room-theme = Projector colors
settings-room-text = Projector text size
settings-test = Test picture
test-corners = Every arrow touches a corner, and the frame is whole.
test-steps = Every step looks different from the next one.
test-least = If the back row reads this line, all is well.
settings-room = Projector window
settings-room-open = Open
settings-room-about = On a monitor it fills the screen. If that monitor is missing, it is an ordinary window until the monitor comes back.
settings-monitor-none = An ordinary window
settings-monitor-missing = { $name } (not there now)
settings-aloud = Voice and bells
settings-heard = Turn on
settings-voice = Voice
settings-bells = Bells and drum
settings-muted = Muted ({ $key })
settings-spoken = Spoken language
settings-spoken-desk = Same as this window
settings-loudness = Volume and speed
settings-volume = Volume
settings-rate = Speed
settings-voice-name = Voice
settings-voice-name-usual = system default
settings-quiet = No voice or sound was found; the game goes on without it.
settings-quiet-how = What can be done
settings-aloud-try = Try it
settings-aloud-sample = Hear ye! This is how the crier sounds.
settings-no-speech = No speech service found: install speech-dispatcher and espeak-ng. The app tries again at the next announcement; the game goes on without it.
settings-no-sound = No sound service found: start PipeWire (with pipewire-pulse) or PulseAudio. The app tries again at the next announcement; the game goes on without it.
settings-silent-elsewhere = This computer’s speech or sound does not respond: check its sound settings. The app tries again at the next announcement; the game goes on without it.
settings-silent = Neither speech nor sound responds: install speech-dispatcher and espeak-ng, and start PipeWire (with pipewire-pulse) or PulseAudio. The app tries again at the next announcement; the game goes on without them.
settings-unreadable = { $file } cannot be read, so the default settings are used: { $error }
settings-wrong = In { $file } these settings cannot be read, so their defaults are used: { $names }
settings-unsaved = The settings could not be saved in { $file }: { $error }
picture-saved = Picture saved to { $file }
picture-copied = The picture is on the clipboard.
file-unwritten = The file cannot be written to { $folder }: { $error }
crash-before = Town Crier crashed last time. The details are in { $file }
crash-reopened = The window was lost, and Town Crier opened it again. Your game is as it was. The details are in { $file }
crash-job = An error in Town Crier kept this from being finished. The details are in { $file }
picture-undrawn = it cannot be drawn: { $text }

## The hall of fame

hall-title = Hall of fame
hall-mend = Continue with what can be read; the damaged file is kept
hall-mended = Games that could be read: { $games }. The damaged file is in the folder “kept” beside the hall of fame.
hall-replay = Play this code
hall-last = The last evening
hall-watch = Replay in 20 seconds
hall-step = Step through it, without the result
hall-rematch = Play again with the same dice
hall-no-course = The course of this game is no longer on this computer.
replay-title = Replay
replay-next = Next step
replay-end = Stop
hall-empty = No games yet. When a game is over, score it ({ $key }) and reveal the results; it will appear here.
hall-players = Players
hall-games = Games
hall-wins = Wins
hall-best = Best
hall-average = Average
hall-achievements = { $name }: achievements, { $count }
hall-codes = Codes
hall-of-code = { $code }: games { $games }, best { $best }
unit-scores = Points, game by game
hall-export = Export
hall-import = Import…
hall-import-file = A file’s path, or drop it here
hall-exported = The hall of fame is in { $file }
hall-imported = New games: { $added }. Already here: { $alike }. Different here, kept as they are: { $stayed }.
hall-unread = { $file } cannot be imported: { $error }
hall-curiosities = Curiosities
unit-amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hall-order = most wins first, then the best score
hall-won = { $name }, winner
hall-on-average = On average: { $parts }.
hall-against = Against { $name }: ahead in { $ahead } of { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min
hall-time = Played for { $time } in { $games ->
    [one] one game
   *[other] { $games } games
}
hall-closest = The closest game, { $points } apart: { $game }
unit-richest = The most points at one table, { $points } together: { $game }
date = { $day } { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
    *[12] December
} { $year }

## Printing

print-title = Print
print-count = Sheets
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-inks = Ink
print-color = Color
print-gray = Gray
print-per-page = Sheets per page
print-one = one
print-two = two
print-large = large print
print-written = The PDF is in { $file }
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-no-game = There is no game to report on: start one first.

## Paper

# The pace of the table.
pace-left = Seconds left to choose: { $seconds }
pace-paused = Paused; seconds left to choose: { $seconds }
pace-next-in = Continues in: { $seconds } s
pace-time-up = Time is up
pace-choose-now = Choose now!
pace-held = Paused
pace-rolls-in = Rolls in
pace-pause = Pause
pace-go-on = Resume
pace-more = One more minute
evening-short = { $minutes } min
pace-ready = Everyone is ready
pace-hands-free = Hands-free
pace-hands-free-on = Hands-free: the game goes on by itself. { $key }: everyone is ready. Any other key stops it.
pace-hands-free-off = Hands-free is off.

## What the system says of a file

system-not-found = there is no such file or folder
system-denied = access is denied
system-exists = it is there already
system-not-a-folder = not a directory
system-is-a-folder = it is a folder, not a file
system-full = the disk is full
system-read-only = nothing can be written there
system-bad-name = a file cannot have this name
system-not-text = what is in it is not text
system-busy = another program is using it
system-not-a-file = it is a device or a pipe, not a file
system-no-reader = it is a pipe, and no program reads from it
system-too-large = it is too large
system-ours = Town Crier keeps a game or a hall of fame in it, which is never overwritten, so choose another name
system-other-kind = there is a file of another kind, which is not overwritten, so choose another name
system-other = the system says: { $text }
system-numbered = { $what } (os error { $number })

## Damaged files

file-empty = the file is empty
file-foreign = this is not a { $kind ->
    [hall] hall of fame
    [cards] card book
   *[game] game
} that Town Crier kept: its first line says something else
file-too-long = the file is longer than { $mib } MiB, and no { $kind ->
    [hall] hall of fame
    [cards] card book
   *[game] game
} is
file-not-text = line { $line }, column { $column }: this is not text
file-cut-short = the file was cut off: it ends in the middle, in line { $line }
file-syntax = line { $line }, column { $column }: { $what ->
    [number] the number there is too large or too small
    [unknown] “{ $name }” does not belong there
    [missing] “{ $name }” is missing
    [twice] “{ $name }” stands there twice
    [value] something else belongs there
   *[syntax] a character is missing there, or there is one too many
}
file-newer = it was written by a newer Town Crier, in format { $format }: update Town Crier to open it
file-no-such-format = it says that its format is { $format }, and the first format is 1
file-another-game = it keeps another game than { $ours }: { $found }
file-changed = it was changed or damaged after it was written: the sum in its first line does not fit
file-hall-game = game { $game }: { $reason }
file-hall-id = a game’s id has 32 small hexadecimal digits
file-hall-sheet = the sheet of player { $player } cannot be
file-hall-name-twice = players { $one } and { $other } have the same name
file-hall-twice = game { $game } stands there twice
file-hall-order = game { $game } was played before the one above it
file-cards-card = it has figures of a card that the game does not have: “{ $card }”
file-cards-figure = the card “{ $card }” has no figure “{ $figure }”
file-cards-value = on the card “{ $card }”, the figure “{ $figure }” cannot be “{ $value }”
file-cards-twice = on the card “{ $card }”, the figure “{ $figure }” stands there twice

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(the version before it can be read)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] another window of Town Crier is writing to this hall of fame, so try again when it is done: { $file }
    [cards] another window of Town Crier is writing to this card book, so try again when it is done: { $file }
   *[game] this game is open in another window of Town Crier, so it can be looked at but not played here: { $file }
}
store-removed = { $file } was removed while the game was open; the game was saved there again
store-changed = { $file } was changed by something else while the game was open; the game was saved there again, and what was in it is now in { $kept }
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
    [cards] keep the card book in another folder
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
refusal-paper-fonts = the app’s fonts cannot be read
refusal-paper-drawing = a drawing of the app cannot be read: { $text }
refusal-paper-writer = the PDF cannot be made: { $text }
refusal-no-paper = this build prints nothing; build it with the feature paper, as in cargo build --features paper
refusal-no-display = the window needs a display with OpenGL, and there is none here ({ $text }); town-crier cry works in a terminal
refusal-display-gone = the display is gone; your game is saved in { $file }
refusal-window-lost = the window was lost, and could not be opened again; your game is saved, and the details are in { $file }
refusal-scale = { $name } is “{ $text }”, which is not a valid screen scale; set it to a number such as 1.5, or unset it
refusal-no-folders = this system names no folder for an app’s files; name a file with --game FILE
refusal-no-desk = this build has no window; town-crier cry works in a terminal
refusal-gallery-taken = port { $port } of { $address } is taken by another program; close it, or choose another port
refusal-gallery-denied = this computer does not allow port { $port }; choose one from 1024 on
refusal-gallery-not-ours = { $address } is no address of this computer
refusal-gallery-chance = this computer gives no random numbers, and without them nothing is safe from uninvited guests
refusal-gallery-system = { $address }: nothing can be served there: { $system }
refusal-no-gallery = this build serves no page for phones; build it with the feature gallery, as in cargo build --features gallery

## Arguments

args-unknown = { $argument }: there is no such argument here; { $advice }
args-no-command = { $argument }: there is no such command; { $advice }
args-not-of-game = { $command }: there is none for { $game }, only for { $having }
args-missing = { $argument }: it is missing; { $advice }
args-no-value = { $argument }: a value must follow; { $advice }
args-takes-none = { $argument }: it stands alone and takes no value; { $advice }
args-desk-only = { $argument }: this command does not go with the window’s options; { $advice }
args-conflict = { $argument }: it does not go with { $other }; { $advice }
args-twice = { $argument }: it may be given only once; { $advice }
args-not-text = an argument is not written in UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = see { $command } --help
args-did-you-mean = did you mean { $suggestion }?
args-value = { $count ->
    [1] write { $last }, but not “{ $text }”
    [2] write { $most } or { $last }, but not “{ $text }”
   *[other] write one of { $most } and { $last }, but not “{ $text }”
}
args-players = write how many sheets, 1 to { $most }, or names with commas between them, but not “{ $text }”
args-count = write a number from 1 to { $most }, but not “{ $text }”
args-bind = write an address of this computer and a port, as in 127.0.0.1:0, but not “{ $text }”
args-key = write 12 letters and digits, without the letter U
args-key-twice = write another key than for --key
args-host = write a name without http://, as in crier.example or crier.example:8080, but not “{ $text }”
args-words-json = --lang and --manner: they choose words for people and --format json has none; leave them out
args-step-json = it waits for people and --format json is for programs; leave one of them out
args-aloud-json = it speaks to people and --format json is for programs; leave one of them out
args-braille-json = it writes for people and --format json is for programs; leave one of them out
args-step-input = it waits for Enter where --dice - reads the dice; leave one of them out
args-output = standard output cannot be written: { $system }
args-unread = { $file }: it cannot be read: { $system }
args-unwritten = { $file }: it cannot be written: { $system }
args-no-folder = { $file }: there is no folder { $folder }
args-seed-too-long = with --games { $games } a seed has at most { $most } letters, digits and hyphens, not { $signs }
args-standard-input = standard input
args-standard-output = standard output
args-lines-open = { $file } cannot be read: { $system }
args-lines-read = { $name }: nothing can be read after line { $line }: { $system }
args-lines-wrong = { $name }, line { $line }: { $wrong }
args-lines-long = it is longer than { $most } characters
args-lines-too-few = { $name } ends before the game; { $needed ->
    [one] one more line is needed
   *[other] { $needed } more lines are needed
}
args-lines-too-many = { $name }, line { $line }: the game has ended, and the lines from here on belong to nothing
args-orders-too-few = { $name } ends before the game
args-orders-now = now an order begins with: { $orders }
args-nobody-chooses = somebody has to choose in such a game; add --bots, --orders FILE or --step
args-no-fact = nothing here is known by this name: “{ $text }”
args-fact = “{ $text }” is not true; it is “{ $holds }”
check-any = { $file } is valid: { $coded ->
    [yes] code { $code }
   *[no] no code
}; { $over ->
    [yes] over
    [open] in play
   *[no] { $number } of { $all }
}; { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}{ $undone ->
    [0] {""}
   *[other] , { $undone } undone
}

## Phones that follow

phones-title = Phones
phones-about = Players can follow the game on their phones, each in their own language, say that they are ready, propose what they do in their turn, and hand in their sheets at the end. Everyone in this network who has the QR code can join, and nothing a phone does changes the game unless you allow it.
phones-open = Let phones follow
phones-again = Phones could follow until Town Crier was closed. They are still waiting, and need no new QR code.
phones-opening = One moment…
phones-refused = Phones cannot follow right now: { $reason }
phones-no-network = This computer is in no network. Join a Wi-Fi network, then try again.
phones-code = QR code for the address { $address }
phones-scan = Scan the QR code with a phone’s camera, or type the address into its browser:
phones-copy = Copy the address
phones-copied = Copied
phones-count = { $count ->
    [0] No phone follows yet
    [one] 1 phone follows
   *[other] { $count } phones follow
}
phones-address = Address of this computer
phones-new = New QR code
phones-new-anyway = Disconnect all phones?
phones-new-about = A new QR code disconnects all phones; they have to scan it to follow again.
phones-stop = Stop
phones-none = No phone has connected yet. Things to try:
phones-help-wifi = The phone must be in the same Wi-Fi network as this computer.
phones-help-guest = Guest networks keep devices apart: use another network, or the hotspot of a phone.
phones-help-firewall = This computer’s firewall must allow Town Crier.
phones-follow = Follow on your phone
ready-count = { $ready } of { $of } ready
phones-seats = Players with a phone: { $count }
phones-seat-ready = ready
phones-seat-not-ready = not ready yet
phones-seat-away = offline
phones-seat-sheet = sheet handed in
phones-free = Remove
phones-free-of = Remove { $name }
phones-free-about = Whoever is removed can still follow on the phone, and join again under any free name.
phones-sat-down = New on phones: { $names }. With your next step they see their secrets.
phones-let-in = Let in
phones-wifi = Wi-Fi for the players
phones-wifi-about = If you enter the Wi-Fi network, a second QR code lets phones join it, here and on the projector. Name and password are forgotten when Town Crier is closed.
phones-wifi-name = Network name
phones-wifi-password = Password
phones-wifi-code = QR code for the Wi-Fi network { $name }
phones-wifi-join = 1. Join the Wi-Fi network { $name }
phones-follow-then = 2. Follow on your phone

## The phones’ page

page-live = Live
page-as-of = No connection. Trying again… Last update: { $time }
page-lost-help = Is this phone in the same Wi-Fi as before? If it is, ask the crier to let phones follow again.
page-try-again = Try again
page-closed = Closed at the table. When the crier lets phones follow again, this page goes on by itself.
page-gone = This QR code no longer works. Scan the new one.
page-hold = Secret: hold to see it
page-lost = This page opens with the QR code that is shown at the table. Scan it again.
page-seat-taken = { $name } is already here. Enter another name, or ask the crier to remove the other phone.
page-seat-barred = A phone with this name has just left or been removed. Enter another name, or try again later.
page-seat-full = All seats are taken.
page-seat-name = Enter a name of at most { $count } characters.
page-sheet-blank = Nothing has been entered yet.
page-phones = Phones: { $count }
page-code = Code: { $code }
page-time-left = Time left
page-meaning = What does this mean for me?
page-signs = What the signs mean
page-enlarge = Enlarge
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-moving = One moment…
page-empty = No game is open yet.
page-welcome = Welcome! The game has not started yet.
page-next = The crier’s next step: { $step }
page-dark = Nothing is shown at the moment.
page-no-rules = The rules cannot be loaded right now.
page-aloud = Read aloud
page-note = Notice
page-call = Announcement
page-alarm = Important
unit-told = Points: { $points }
page-theme-auto = Automatic
page-theme-light = Light
page-menu = Menu
page-refresh = This page reloads itself every 5 seconds.
page-join = Join in
page-join-why = Say who is playing here. You can then tell the table that you are ready, and hand in your sheet at the end.
page-who = Who are you?
page-watch = Just watch
page-who-taken = { $name } (already here)
page-name = Name
page-joined = This phone plays under that name.
page-leave = Leave
page-freed = The crier has removed this phone from the game. If you are still playing, join in again.
page-ready = I’m ready
page-ready-count = Ready: { $ready } of { $of }
page-not-sent = This could not be sent. Please try again.
page-sheet = My sheet
page-sheet-fill = Fill it in and hand it in.
page-sheet-send = Hand in
page-sheet-again = Hand in again
page-sheet-waiting = Handed in. The crier has yet to accept it.
page-sheet-accepted = Accepted. This result counts.
page-sheet-returned = Returned by the crier. Check it and hand it in again.
page-sheet-wrong = Not handed in: there is still something to correct.
page-sheet-over = The results are being told. Your sheet is no longer needed.
page-sheet-faults = To correct: { $count }
page-sheet-missing = Still missing: { $count }
page-missing = Still missing:
page-propose = Tap what you want to do, then “Propose”. It counts once the crier confirms it.
page-meanwhile = While you wait
page-proposed = You propose: { $does }. It counts once the crier confirms it.
page-propose-this = Propose: { $does }
page-waits = The crier lets you in with the next step.
page-withdraw = Withdraw
page-sent-back = The crier did not take your proposal. Tap what you want to do instead.
page-accepted = The crier has accepted your proposal.
page-proposal-lost = This cannot be done any more.
page-propose-anew = Town Crier was restarted. Propose it again.
page-join-choose = Say who is playing here. You then see your own things first, and propose here what you do in your turn. It counts once the crier confirms it.
page-rank = Place { $rank } of { $of }
page-won = You won!
page-achievements = Achievements
page-before = Earlier games
page-bg-stats = Add this game to BG Stats

## A saved game

damage-code = its code is not valid: { $reason }
damage-setup = the rules refuse how the game was set up: { $reasons }
damage-order = order { $order }: { $reason }
damage-done = { $done } orders are said to count, but there are only { $orders }
damage-sheets-without-day = it has players’ sheets, but does not say on which day they were scored
damage-players = it names { $players } players, and no game has more than { $most }
damage-player-name = the name of player { $player } has { $letters } letters, and no name has more than { $most }
damage-date = the day of the scoring: { $reason }
args-no-name = player { $position } has no name between the commas
args-name-twice = two players are called { $name }; give each a name of their own
args-player-count = { $least } to { $most } can play, not { $count }

### Dice thrown on the table

thrown-enter = Take these dice
thrown-about = Roll your dice and type what they show.
thrown-of = { $who }: { $count } numbers
thrown-add = Add { $face }
thrown-take-back = Remove the last one
thrown-no-face = Dice show 1 to 6, not “{ $text }”.
thrown-lack = { $who }: { $count ->
    [one] one die is
   *[other] { $count } dice are
} still missing.

### The card book

cards-title = Card book
cards-open = Card book ({ $key })
cards-enter = Enter ({ $key })
cards-asked = New on the table: { $cards }. What do these cards say?
cards-about = Type what your card says. It is kept for your next games.
cards-lying = On the table
cards-others = All other cards
cards-card = { $card } · { $open } open
cards-save = Save
cards-number = A number from { $least } to { $most }, please.
cards-exported = The card book was written to { $file }
cards-imported = Figures added: { $added }. Alike: { $alike }. Yours stayed: { $stayed }.
cards-unread = { $file } is no card book: { $error }
figure-source = { $source ->
    [rulebook] from the rulebook
    [group] from your box
    [open] open
   *[house] our house figure
}
