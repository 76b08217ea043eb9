# English. The source of all languages.
#
# Players without a name are called by the color of their dice. The goods, coins, favours, merchants and villages are the leaflet's words; the house deck
# is ours.

### Things

seat-name = { $seat ->
    [1] Red
    [2] Blue
    [3] Green
    [4] Yellow
   *[other] Player { $seat }
}
joined = { $others } and { $last }
village-name = { $seat ->
    [1] { $stalls } of Red
    [2] { $stalls } of Blue
    [3] { $stalls } of Green
    [4] { $stalls } of Yellow
   *[other] { $stalls } of player { $seat }
}
village-of = { $stalls } of { $who }
good-name = { $good ->
    [silk] silk
    [papyrus] papyrus
    [gold] gold
    [wheat] wheat
    [spices] spices
   *[porcelain] porcelain
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] 1 coin
    [coins] 2 coins
    [favours] 5 favours
    [card] a free card
    [die] a free die
   *[placement] a free placement
}
stall-name = { $good } ({ $reward })
merchant-known = left { $left }, right { $right }
merchant-counted = merchant
purse-nothing = nothing
purse-perhaps-nothing = perhaps no coins
purse-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
purse-favours = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}
purse-both = { $coins } and { $favours }
amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
amount-caravans = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
race = { $count } of { $goal } cards

### What is done now

phase-caravans = Roll the dice
phase-sell = { $who } sells
phase-place = { $who } places a card
phase-spend = { $who } buys cards
phase-all-sell = All of you sell, then all buy, in turn
phase-all-spend = All of you buy, in turn
phase-round-done = The round is done
phase-over = The game is over

### What is announced

cry-set-out = { $who } is first. Everybody has { $dice } and { $purse }, and { $row } are open in the row.
cry-house-deck = The merchants and what the villages pay are those of the house deck.
cry-round = Round { $round }: the caravans are here.
cry-caravan = { $who } has { $faces }.
cry-rerolled = { $who } pays { $price } and rolls again: { $faces }.
cry-adjusted = { $who } pays { $price } and turns a die from { $from } to { $to }.
cry-sold = { $who } sells at the village { $village }. It is closed now.
cry-tucked = New stall for a { $face } at the village { $village }. { $who } has { $race } on the table.
cry-placed-free = New stall for a { $face } at the village { $village }, put there without a die. { $who } has { $race } on the table.
cry-ninth = { $who } has { $goal } cards on the table!
cry-last-round = This is the last round!
cry-earned = { $who } gets { $purse }.
cry-caravan-joined = { $who } has one more die from the next round on.
cry-caravan-lost = { $who } has { $most } already and gets no more.
cry-card-given = { $who } gets the top card of the pile.
cry-card-given-merchant = { $who } gets the top card of the pile: { $card }.
cry-card-lost = The pile is empty: { $who } gets no card.
cry-marketed = Left over for the market: { $dice }. { $who } gets { $favours }.
cry-placement-lost = { $who } leaves { $cards } unplaced.
cry-bought = { $who } buys a card for { $price }.
cry-bought-merchant = { $who } buys a card for { $price }: { $card }.
cry-passed-over = Too few coins for a card: { $who }.
cry-row-filled = New in the row: { $cards }.
cry-inexact = { $what ->
    [purse] Not everything was entered: the coins and favours of { $who } may be wrong.
    [hand] Not everything was entered: the number of cards in hand of { $who } may be wrong.
   *[table] Not everything was entered: the number of cards on the table of { $who } may be wrong.
}
cry-untold = Not everything was entered: the numbers with a mark may be wrong.
cry-roll-due = Roll the dice, all of you.
cry-sells = It is { $who }’s turn to sell.
cry-places = { $who } may place { $cards } without a die.
cry-buys = { $who } may buy cards for { $price } each.
cry-all-sell = First sell, all of you in turn; then buy, all of you in turn. { $who } is first.
cry-all-buy = All of you may buy cards now, in turn, for { $price } each. { $who } is first.
cry-round-done = Everybody is done with this round.
cry-villages-open = All villages are open again.
cry-first = { $who } is first now.
cry-over = { $rounds ->
    [one] The game is over after 1 round.
   *[other] The game is over after { $rounds } rounds.
}
cry-won = { $by ->
    [cards] { $who } wins with { $cards } on the table, more than { $other }.
    [coins] { $who } wins with { $cards } on the table: { $other } has as many, but fewer coins.
    [favours] { $who } wins with { $cards } on the table: { $other } has as many cards and coins, but fewer favours.
   *[shared] { $who } share the victory with { $cards } on the table each, equal in coins and favours too.
}
cry-standing = Place { $place }: { $who }, with { $cards } on the table and { $purse }.
cry-standing-cards = Place { $place }: { $who }, with { $cards } on the table.
cry-undecided = Count your cards on the table. If equal, coins decide, then favours.
cry-corrected = Corrected: { $what }.

headline-first = First: { $who }
headline-house-deck = House deck
headline-round = Round { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } rolls again
headline-adjusted = { $who } turns a die to { $face }
headline-sold = Closed: { $village }
headline-ninth = The ninth card: { $who }
headline-last-round = The last round!
headline-earned = Income: { $who }
headline-caravan-joined = { $who }: one more die
headline-caravan-lost = { $who }: no extra die
headline-card-given = { $who }: a free card
headline-card-lost = The pile is empty
headline-marketed = Market: { $who }
headline-placement-lost = { $who } places nothing
headline-bought = { $who } buys a card
headline-bought-merchant = { $who } buys { $halves }
headline-passed-over = Too few coins
headline-row-filled = New cards in the row
headline-inexact = { $who }: perhaps wrong
headline-untold = Not everything was entered
headline-villages-open = Villages are open
headline-won = Victory: { $who }
headline-shared = The victory is shared
headline-standing = Place { $place }: { $who }
headline-corrected = Corrected

### The count, in cards and not in points

unit-count = Count the cards
unit-count-about = count the cards
unit-count-call = Count your cards.
unit-amount = { $points ->
    [one] 1 card
   *[other] { $points } cards
}
unit-sum-of = { $name }: { $points } cards, place { $rank }
unit-scores = Cards, game by game
unit-richest = The most cards at one table, { $points } together: { $game }
unit-told = Cards: { $points }
cry-victory = { $by ->
    [cards] { $who } wins with { $cards }!
    [coins] { $who } wins with { $cards } and { $coins }! { $other } has as many cards, but fewer coins.
    [favours] { $who } wins with { $cards }, { $coins } and { $favours }! { $other } has as many cards and coins, but fewer favours.
    [alone] { $who } ends the game with { $cards }.
   *[shared] { $who } share the victory with { $cards } each, equal in coins and favours too!
}
sheet-cards = Cards
sheet-coins = Coins
sheet-favours = Favours
sheet-coins-told = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
sheet-favours-told = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}
sheet-cards-missing = Cards on the table are still to be counted.
    .clause = cards on the table are still to be counted
award-coins = Heaviest purse
award-favours = Most favours left
award-spent = Fewest favours left
fame-most-coins = The most coins at the end, { $coins }: { $names }
fame-wins = Wins by color
fame-share = expected with equal luck

### Corrections

corrected-purse = { $who } has { $purse }
corrected-caravans = { $who } has { $dice }
corrected-die = die { $number } of { $who } shows { $face }
corrected-first = { $who } is first
corrected-on-table = { $who } has { $cards } on the table
corrected-in-hand = { $who } has { $cards } in hand
corrected-in-row = in the row: { $cards }
corrected-stalls = { $side ->
    [left] to the left of { $village }: { $faces }
   *[right] to the right of { $village }: { $faces }
}
corrected-no-stalls = { $side ->
    [left] to the left of { $village }: no merchants
   *[right] to the right of { $village }: no merchants
}
corrected-to-hand = { $who } has this merchant in hand: { $card }
corrected-to-row = this merchant lies in the row: { $card }
corrected-to-pile = this merchant lies under the pile: { $card }
corrected-to-village = { $side ->
    [left] this merchant stands to the left of { $village }: { $card }
   *[right] this merchant stands to the right of { $village }: { $card }
}

### What cannot be

refusal-player-count = { $least } to { $most } can play, not { $count }.
    .clause = { $least } to { $most } can play, not { $count }
refusal-no-such-first = Seat { $number } cannot be first: nobody sits there.
    .clause = seat { $number } cannot be first: nobody sits there
refusal-merchant-count = There are { $all } merchants, not { $count }.
    .clause = there are { $all } merchants, not { $count }
refusal-no-such-merchant = Merchants have the numbers 0 to { $last }; entry { $position } is { $number }.
    .clause = merchants have the numbers 0 to { $last }; entry { $position } is { $number }
refusal-merchant-twice = Merchant { $number } is there more than once.
    .clause = merchant { $number } is there more than once
refusal-not-now = That is not possible now. At the moment: { $phase }.
    .clause = that is not possible now. At the moment: { $phase }
refusal-roll-players = { $named ->
        [one] Dice of one player were named, but { $count } play.
       *[other] Dice of { $named } players were named, but { $count } play.
    }
    .clause = { $named ->
            [one] dice of one player were named, but { $count } play
           *[other] dice of { $named } players were named, but { $count } play
        }
refusal-roll-dice = { $who } has { $dice }, but { $named } were named.
    .clause = { $who } has { $dice }, but { $named } were named
refusal-no-such-seat = Nobody sits at seat { $number }.
    .clause = nobody sits at seat { $number }
refusal-no-die-named = No die was chosen.
    .clause = no die was chosen
refusal-no-such-die = There is no die { $number } here.
    .clause = there is no die { $number } here
refusal-die-placed = Die { $number } was used already, or went to the market.
    .clause = die { $number } was used already, or went to the market
refusal-die-order = Die { $number } is named twice, or out of order.
    .clause = die { $number } is named twice, or out of order
refusal-favours = This costs { $price }. Available: { $has }.
    .clause = this costs { $price }. Available: { $has }
refusal-closed = Dice lie at { $village }: this village is closed until the round ends.
    .clause = dice lie at { $village }: this village is closed until the round ends
refusal-no-die = No unused die shows { $number } ({ $good }).
    .clause = no unused die shows { $number } ({ $good })
refusal-not-yours = Only the owner can put merchants at { $village }.
    .clause = only the owner can put merchants at { $village }
refusal-not-in-hand = This merchant is not in hand, or was named twice: { $card }.
    .clause = this merchant is not in hand, or was named twice: { $card }
refusal-reckoned = With the house deck, income is counted automatically; do not enter any.
    .clause = with the house deck, income is counted automatically; do not enter any
refusal-own-village = At your own village no other owner gets anything.
    .clause = at your own village no other owner gets anything
refusal-too-many-free = There cannot be more free rewards than merchants put there.
    .clause = there cannot be more free rewards than merchants put there
refusal-seventh-die = Nobody has more than { $most }.
    .clause = nobody has more than { $most }
refusal-pile-empty = The pile does not have so many cards.
    .clause = the pile does not have so many cards
refusal-not-in-row = This card is not in the row: { $card }.
    .clause = this card is not in the row: { $card }
refusal-coins = Coins needed: { $price }. Coins available: { $has }.
    .clause = coins needed: { $price }. Coins available: { $has }
refusal-dice-count = Everybody has 1 to { $most } dice, not { $count }.
    .clause = everybody has 1 to { $most } dice, not { $count }
refusal-first-after-roll = The first player can be changed only before the dice are rolled.
    .clause = the first player can be changed only before the dice are rolled
refusal-cards-known = With the house deck cards are moved one by one, not counted.
    .clause = with the house deck cards are moved one by one, not counted
refusal-cards-counted = The cards of the box are only counted and cannot be moved one by one.
    .clause = the cards of the box are only counted and cannot be moved one by one
refusal-die-not-dealt = Die { $die } of { $who } shows { $face }, but the code { $code } deals { $dealt }.
    .clause = die { $die } of { $who } shows { $face }, but the code { $code } deals { $dealt }
refusal-in-row = There are at most { $most } cards in the row, not { $count }.
    .clause = there are at most { $most } cards in the row, not { $count }
refusal-on-table = { $count } cards on the table are too few: { $known } were entered.
    .clause = { $count } cards on the table are too few: { $known } were entered
refusal-too-many-cards = There are only { $all } merchants; this makes { $count }.
    .clause = there are only { $all } merchants; this makes { $count }
refusal-same = It is already like that.
    .clause = it is already like that
refusal-sheet-cards = Everybody has { $least } to { $most } cards on the table at the end, not { $count }.
    .clause = everybody has { $least } to { $most } cards on the table at the end, not { $count }

### What is printed

paper-name = Name
paper-ours = House deck: Town Crier’s own figures
paper-first = Begins the round
paper-kit-title = Villages and merchants of the house deck
paper-village-others = Others who sell here: { $purse }
paper-village-owner = The owner, at every sale here: { $purse }
paper-half-always = at every sale here
paper-half-once = only when put here with a die
paper-purses-title = Coins and favours
paper-purses-about = Put a small marker on each of the two numbers and move it. Above { $most }, use a second marker for the rest.
paper-coins = Coins
paper-coins-about = { $price }: a merchant of the row
paper-favours = Favours
paper-favours-about = { $reroll }: roll dice again · { $step }: a die one point up or down
paper-round-title = A round of { $game }
paper-round-start = At the start
paper-round-start-about = Everybody has 4 dice, 2 favours and three villages. One merchant more than there are players lies open in the row.
paper-phase-caravans = Caravans
paper-phase-caravans-about = All roll all their dice at once. Until you are done with selling, you may pay favours to change them, as often as you can.
paper-phase-sell = Sell
paper-phase-sell-about = In turn order: sell at open villages, your own or others’, with a die for every stall. The dice stay there, and the village is closed. When you sell at your own village, you may put merchants from your hand to its left or right; their stalls need dice, too. At the end of your turn you get the income of all your sales. { $paid ->
    [owner] Whenever somebody sells at your village, you get what it pays its owner and what its merchants bring.
   *[seller] Whenever somebody sells at your village, you get what it pays its owner; what its merchants bring goes to the seller.
}
paper-phase-spend = Buy
paper-phase-spend-about = In turn order: open merchants to your hand, as many as you can pay. When the last one is taken, the row is filled at once.
paper-phase-end = End
paper-phase-end-about = Take your dice back: all villages are open. The next player to the left begins. Fill the row.
paper-round-over = The end of the game
paper-round-over-about = When somebody has { $goal } cards on the table, the round is the last one. The most cards on the table win, then the most coins, then the most favours; otherwise the victory is shared. Cards in hand do not count.
paper-prices = Prices
paper-price-reroll = roll any of your own dice again
paper-price-step = one die one point up or down; 6 and 1 are neighbors
paper-price-card = a merchant of the row
paper-brings = Income
paper-brings-market = for every die that was not sold
paper-brings-free = A free card, die or placement is given only when the merchant is put on the table and gets its die at once. Nobody has more than { $most } dice.
paper-goods = Goods
print-box = With the box
print-no-box = Without the box
print-kit-title = Cards to cut out
print-kit-about = Villages and merchants with our own figures: the house deck.
print-kit = Print the cards
print-round-title = Round card
print-round-about = Phases, prices and the end; two on a page.
print-round = Print the card
print-purses-about = One for each player; two on a page.
print-purses = Print the sheets

### The terminal

cli-row = Open in the row:
cli-hand = In hand:
cli-dice = dice { $dice }
cli-fits = What fits: { $sales }
cli-standing = { $who }: dice { $dice }; { $purse }
cli-purse = { $who } has { $purse }
cli-next-choose = Type an order, or press Enter when { $who } is done.
cli-next-thrown = Type what was thrown, as in roll 1126 3445.

args-depth-house = only with the cards of the box can less be entered; add --cards box
args-bots-box = bots know only the cards of the house deck; leave out --cards box
args-bots-thrown = bots throw no dice; leave out --dice thrown

args-order-unknown = an order begins with { $known }, but not with “{ $text }”; town-crier cry --game dice-village --help shows how each is written
args-order-needs = { $what } belongs where “{ $text }” stands
args-order-lacks = { $what } is missing at the end of the line
args-order-more = nothing belongs where “{ $text }” stands
args-order-rerolled = dice that are rolled again: { $dice }, but numbers behind “as”: { $faces }
args-order-part = { $what ->
    [player] a player ({ $written })
    [village] a village ({ $written })
    [side] a side ({ $written })
    [merchant] the number of a merchant ({ $written })
    [die] the place of a die ({ $written })
    [face] what a die shows ({ $written })
    [faces] what a player’s dice show, as in { $written },
    [purse] coins+favours, as in { $written },
    [number] a number, as in { $written },
    [exact] “{ $written }”
   *[word] one of these words ({ $written })
}

### The almanac

almanac-seats = The players by their turn in the first round: games won, and on average the cards on the table and the coins at the end
almanac-turn = turn { $place }
almanac-won = won
almanac-cards = cards
almanac-coins = coins
almanac-bots = How often each bot wins where it plays
almanac-bot = { $bot ->
    [seller] seller
    [expander] builder
    [saver] saver
   *[trader] trader
}
almanac-rewards = What the stalls bring: their part of the house deck, of the cards that were bought, and of the stalls at the villages
almanac-deck = deck
almanac-bought = bought
almanac-used = at villages
almanac-rounds = How long a game takes
almanac-round-count = rounds
almanac-average = average
almanac-shortest = shortest
almanac-longest = longest
almanac-fair-dice = The dice of each roll
almanac-fair-first = Who is first
almanac-fair-merchants = The first merchant in the row

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Merchant cards
setup-merchants-house = House deck
setup-merchants-box = From the box
setup-merchants-house-about = These cards are our own, not those of the box. The app deals them and counts everything.
again-house = house deck
again-box = cards of the box
setup-depth = What is entered
setup-depth-dice = Dice only
setup-depth-sales = Sales
setup-depth-purses = Sales and money
setup-depth-dice-about = The app rolls and counts the rounds. Everything else stays on your table.
setup-depth-sales-about = You enter who sells where. The app also knows which villages are closed, and who is close to nine cards.
setup-depth-purses-about = You enter who sells where and what it brings. The app also knows everybody’s coins and favours.
setup-options-about = The code, who is first, your own dice, who is paid by merchants.
setup-options-dice-about = The code, who is first, your own dice.
setup-first = First player
setup-first-code = Drawn by the app
setup-dice = Dice
setup-dice-code = Rolled by the app
setup-dice-entered = Rolled at the table and typed in
setup-paid = Merchants pay
setup-paid-owner = the owner of the village
setup-paid-seller = whoever sells there

### The panel at the table

panel-sell = Sell at village { $village }
panel-place = Place the card at village { $village }
panel-buy = Buy this card
panel-done = Done: { $who }
panel-end-turn = End the turn
panel-now = Now: { $who }
panel-market = { $does }; { $dice } to the market
panel-loses = { $does }; lost: { $what }
panel-still-sell = { $who } can still sell at { $count ->
    [one] 1 village
   *[other] { $count } villages
}. Done anyway?
panel-still-place = { $who } can still place a card. Done anyway?
panel-still-buy = { $who } can still buy a card. Done anyway?
panel-sell-anyway = Lost: { $what }. Sell anyway?
panel-hand = In hand
panel-add-merchant = Add a merchant
panel-add-merchant-to = Add a merchant to { $village }: on which side?
panel-side-left = left
panel-side-right = right
panel-brings = What does it bring?
panel-brings-again = What does it bring? As the last time:
panel-given = What do the new merchants give?
panel-what = { $does }: { $what }
panel-left = { $stall }, on the left
panel-right = { $stall }, on the right
panel-tucked = Take back: { $stall }
panel-gets = { $who } gets { $what }
panel-coins = { $who }: coins
panel-favours = { $who }: favours
panel-change = Change dice
panel-choose-dice = Choose the dice to change.
panel-first-dice = Dice of { $who }
panel-other-dice = Dice of { $who }
panel-die = Die { $number } of { $who }: { $good }
panel-reroll = Roll again for { $price }
panel-up = One up for { $price }
panel-down = One down for { $price }
panel-fell = Rolled { $good } ({ $count })
panel-fell-so-far = Entered: { $count } of { $of }. { $goods }
panel-enter-fell = Enter what was rolled
panel-correct = Correct something
panel-correct-this = Correct
panel-ninth = Does somebody have nine cards on the table?
panel-what-is-wrong = What is different on your table?
panel-fix-purse = Coins and favours
panel-fix-caravans = Number of dice
panel-fix-die = What a die shows
panel-fix-first = Who is first
panel-fix-on-table = Cards on the table
panel-fix-in-hand = Cards in hand
panel-fix-in-row = Cards in the row
panel-fix-stalls = Merchants at a village
panel-fix-card = Where a card lies
panel-shows = It shows { $good }
panel-left-of = To the left of { $village }
panel-right-of = To the right of { $village }
panel-remove-stall = Remove merchant { $number }: { $good }
panel-add-stall = Add a merchant: { $good }
panel-to-hand = In a hand
panel-to-row = In the row
panel-to-pile = Under the pile
panel-to-village = At a village

### What can be wrong with a file

damage-first = seat { $found } is first there, but the code { $code } draws seat { $dealt } (seats count from 0)
damage-merchant = card { $position } of the deck: { $found } is there, but the code { $code } deals { $dealt }
damage-merchant-named = merchant { $number }
damage-no-merchant = no merchant
damage-face = order { $order }: no die shows { $face }
damage-no-such-merchant = order { $order }: merchants have the numbers 0 to { $last }, not { $number }

### On the screen

round-last = Round { $round }, the last one
race-ahead = Ahead: { $who } ({ $cards }/{ $goal })
race-several = Several ahead: { $cards }/{ $goal }
race-even = All: { $cards }/{ $goal }
race-goal = Goal: { $goal } cards
standing = { $who }: { $race }, { $purse }
standing-cards = { $who }: { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (perhaps wrong)
row-cards = { $cards } in the row

side-begins = The dice are about to be rolled
side-roll = The next round
side-reroll = 1 favour: roll any of the dice again
side-changes = 1 favour: roll any of the dice again · 2 favours: one point up or down
side-no-sale = { $who }: no open village fits these dice. Each die left over brings 1 favour at the market.
side-no-sale-yours = No open village fits your dice. Each die left over brings 1 favour at the market.
side-no-dice = No die is left to sell.
side-due = { $who } will get { $due }
side-due-untold = { $who }: income not entered
side-brings = brings { $purse }
side-owner = The owner gets { $purse }
side-expand = Can be expanded
side-more = Merchants there need a die each.
side-closed = Closed: { $villages }
side-place = A card from the hand goes here, without a die
side-price = Each card costs { $price }; { $who } has { $purse }
side-price-perhaps-nothing = Each card costs { $price }; { $who } may have nothing
side-passed = Too few coins for a card: { $who }
side-house-deck = The merchants are our own house deck, not those of the box.

step-roll = Roll the dice
step-done = Done
step-close = End the round
step-next-round = Roll the dice: round { $round }

order-roll = roll of round { $round }
order-reroll = another roll of { $who }
order-adjust = changed die of { $who }
order-sell = sale of { $who } at { $village }
order-place = card placed by { $who }
order-buy = card bought by { $who }
order-done = end of the turn of { $who }
order-close = end of round { $round }
order-correct = correction: { $what }

evening = { $minutes } min played{ $continued ->
    [yes] {" "}since you continued
   *[no] {""}
}

### How to run it

guide-set-up = 1. Everybody takes the dice and the mark of one color, three villages and 2 favours. Lay the row of merchants open.
guide-roll = 2. You are the town crier and play too. Space rolls everybody’s dice and always does the next thing.
guide-sell = 3. In turn, sell at villages: choose the village, and Town Crier takes the dice. Whoever has favours may change dice first. Space ends the turn.
guide-buy = 4. Then, in turn, buy merchants for 5 coins each. Space ends the turn, and in the end the round.
guide-end = 5. When somebody has nine cards on the table, the round is the last. What lies on the table counts: correct anything that Town Crier shows differently.

### Rules

rules-set-up = Setup
rules-round = A round
rules-favours = Favours
rules-sales = Sales
rules-income = Income
rules-stalls = What a merchant’s stall brings
rules-purchases = Purchases
rules-end = The end
rules-app = With Town Crier
rules-house = The house deck

rule-figures = 2 to 4 people play. There are 12 villages, 30 merchants, and six dice of each color.
rule-villages = Everybody has three villages with two stalls each: 1 and 6, 2 and 5, 3 and 4.
rule-goods = The faces of a die are goods: 1 silk, 2 papyrus, 3 gold, 4 wheat, 5 spices, 6 porcelain.
rule-begin = Everybody begins with 4 dice, 2 favours and three villages, without coins and without cards in hand.
rule-row = The row has one open card more than there are players. The other merchants are a face-down pile.
rule-first = One player is first. All turns go from there to the left.

rule-phases = A round goes like this: caravans, sales, purchases, the end. All finish one part before the next begins.
rule-roll = Everybody’s caravans arrive at once: all roll all their dice, in the open.
rule-round-end = In the end the dice go back and all villages are open again. The next player to the left is first, and the row is filled.

rule-reroll = 1 favour: roll any number of your dice again.
rule-adjust = 2 favours: turn one die one point up or down. 6 and 1 are neighbors.
rule-changes = Change dice as often as you can pay, until you are done with selling. A die that was placed stays as it is.
rule-market = When you are done with selling, each die left over brings 1 favour at the market.

rule-open = A village is open while no dice lie on it.
rule-sell = Sell at any open village, your own or another’s, with a die for every stall. The dice stay there and close the village.
rule-several = Sell at as many villages in a turn as your dice allow.
rule-number = A die counts as its face, and a stall takes its own number only.
rule-expand = When you sell at a village of your own, you may put merchants from your hand beside it. Their stalls need a die at once, too.
rule-sides = To the left of a village a merchant shows its left half, to the right its right half. New ones go to the outside.
rule-others = Nobody can expand another’s village.

rule-income = When you are done with selling, you get the income for all that you sold. At another’s village its owner gets income, too.
rule-same-turn = You get the income after your last sale. It pays for no change of dice in this turn, but it buys merchants in this round.
rule-pays = A village pays one amount to others who sell there, and another one to its owner whenever somebody sells there.
rule-stalls-pay = What a merchant’s stall pays goes to the owner of the village, unless you chose otherwise before the game.

rule-one-coin = 1 coin, whenever somebody sells there.
rule-two-coins = 2 coins, whenever somebody sells there.
rule-five-favours = 5 favours, whenever somebody sells there.
rule-free-card = A free card, once: the top card of the pile goes to your hand.
rule-free-die = A free die, once: you have one more from the next round on, 6 at most.
rule-free-placement = A free placement, once: add a card from your hand to one of your open villages, without a die.
rule-once = What is free is given only when the merchant is put there and gets its die at once.
rule-placement = Free placements come after all sales of the turn. Without a card or an open village of your own they are lost.
rule-gained = A seventh die is lost, and so is a card when the pile is empty.

rule-buy = Any card of the row costs 5 coins and goes to your hand. Buy as many as you can pay.
rule-fill = When the last card of the row is taken, the row is filled at once.
rule-empty = When the pile is empty, the row stays short.

rule-ninth = The round in which somebody has nine cards on the table is the last. Villages count, too.
rule-last = All finish the last round, and more than nine cards are possible.
rule-winner = Whoever has the most cards on the table wins; in a tie the most coins decide, then the most favours. Otherwise the victory is shared.
rule-hand = Cards in hand do not count.

rule-counted = With the cards from the box, Town Crier only counts them, and you enter what each sale brings. With the house deck it knows all of this.
rule-inexact = A sign ~ before a count says that it may be wrong, because not everything was entered.
rule-correct = What lies on the table counts. Correct anything that Town Crier shows differently.
rule-undecided = Town Crier names a winner only if enough was entered to be sure. Otherwise count the cards on the table and, if equal, coins and favours.

rule-house-deck = The house deck is our own, since we do not know the cards of the box. It is called so wherever you see it.
rule-house-villages = With the house deck each village pays 2 coins to others and 1 coin to its owner.
rule-house-merchants = Of ten stalls with the same number, four pay 1 coin, two pay 2 coins, and one each brings 5 favours, a card, a die and a placement.

### What something is

own-turn = Your turn
own-ask-sell = Where do you sell?
own-ask-place = Where does the card go?
own-ask-buy = Which card? { $price } each.
own-dice = Your dice
own-hand = Your hand
own-villages = Your villages
explain-die = { $who }, die { $number }: { $good }
explain-die-free = Not sold yet.
explain-die-sold = Sold at { $village }.
explain-die-market = Went to the market.
explain-open = Open.
explain-closed = Closed by { $who }.
explain-needs = Needs: { $goods }.
explain-owner = For the owner: { $purse }.
explain-others = For others: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Pile: { $cards }
explain-pile-untold = Pile
explain-hand = In hand: { $cards }.
explain-dice = Dice: { $count }.
explain-first = First in this round.

legend-turn = Whose turn it is
legend-first = First in this round
legend-coin = Coins
legend-favour = Favours
legend-hand = Cards in hand
legend-pile = Pile of merchants
legend-row = The row: merchants to buy
legend-goal = The ninth card
legend-closed = Closed
legend-merchant = A merchant, and what the stall brings
legend-market = Went to the market
legend-goods = Numbers 1 to 6: { $goods }
legend-reward = Brings: { $reward }

### Before the game

check-color = Everybody takes the dice and the mark of one color.
check-villages = Lay your three villages in front of you.
check-purse = Everybody takes { $purse }.
check-row = Lay { $cards } open in a row, and the other merchants beside it as a pile.
check-house = The merchants are those of the house deck.
check-first = { $who } is first.
hint-ask-sell = At which of their own villages can { $who } sell? Raise your hand!
hint-sell-at = { $who } can sell at { $village }: there is a die for every stall.
hint-ask-buy = { $who } has { $coins }. How many cards does that buy?
hint-buys = It buys { $cards }: each costs five coins.
first-need = What you need
first-need-cards = The game with its cards, or the villages and merchants that you print here with our house deck.
first-need-app = No dice, if you like: Town Crier rolls, takes the dice of each sale and says whose turn it is. Whoever runs it plays too.
first-need-time = Two to four people, and about half an hour.
