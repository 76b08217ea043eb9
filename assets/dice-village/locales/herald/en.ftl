# English, as a herald cries.

cry-set-out = Hear ye, merchants and drivers! To { $who } falls the honor of the first turn. To each are given { $dice } and { $purse }, and in the row await { $row }.
cry-house-deck = Know ye all: the merchants and the dues of the villages are those of the house deck.
cry-round = Make way, make way! The caravans of round { $round } draw in through the gates.
    .v2 = Dust upon the road! The caravans of round { $round } are come to market.
cry-caravan = The camels of { $who } are unladen, and the dice show { $faces }.
    .v2 = The beasts of { $who } kneel, and the dice upon their backs show { $faces }.
cry-rerolled = Fortune, turn once more! For { $price } the dice of { $who } fall anew: { $faces }.
cry-adjusted = A word in the right ear! For { $price } paid by { $who } a die that was { $from } is now { $to }.
cry-sold = Sold, and well sold! { $who } has traded at the village { $village }, and its gates are shut.
    .v2 = Hands are shaken! { $who } has traded at the village { $village }, and it opens no more this round.
cry-tucked = Welcome the newcomer! At the village { $village } a stall opens for a { $face }, and { $who } counts { $race } on the table.
    .v2 = Raise the awning! At the village { $village } a stall opens for a { $face }, and { $who } counts { $race } on the table.
cry-placed-free = Without a single die a stall for a { $face } is raised at the village { $village }, and { $who } counts { $race } on the table.
cry-ninth = Behold, { $who } has { $goal } cards upon the table!
cry-last-round = Hearken, one and all: this is the last round that the market shall see!
cry-earned = The purse of { $who } grows by { $purse }.
    .v2 = Count it well: { $who } receives { $purse }.
cry-caravan-joined = A camel more in the stable of { $who }: from the next round on there is one more die.
cry-caravan-lost = The stable of { $who } is full with { $most }: no other finds room.
cry-card-given = Unasked and free, the top card of the pile comes to { $who }.
cry-card-given-merchant = Unasked and free, the top card of the pile comes to { $who }: { $card }.
cry-card-lost = Alas, the pile is empty, and { $who } goes without a card!
cry-marketed = To the open market { $who } brings what is left, { $dice }, and bears home { $favours }.
    .v2 = What found no buyer, { $dice }, the market takes, and { $who } bears home { $favours }.
cry-placement-lost = The chance is past: { $who } leaves { $cards } unplaced.
cry-bought = The coins ring! For { $price } a merchant enters the service of { $who }.
cry-bought-merchant = The coins ring! For { $price } a merchant enters the service of { $who }: { $card }.
cry-passed-over = Too light for any card is the purse of { $who }.
cry-row-filled = Fresh faces in the row: { $cards }.
cry-inexact = { $what ->
    [purse] The scribe was not told all: the coins and favours of { $who } stand written in doubt.
    [hand] The scribe was not told all: the cards in the hand of { $who } stand written in doubt.
   *[table] The scribe was not told all: the cards on the table of { $who } stand written in doubt.
}
    .v2 = { $what ->
        [purse] The ink ran dry: the coins and favours of { $who } are written in doubt.
        [hand] The ink ran dry: the cards in the hand of { $who } are written in doubt.
       *[table] The ink ran dry: the cards on the table of { $who } are written in doubt.
    }
cry-untold = The scribe was not told all: the numbers with a mark stand written in doubt.
cry-roll-due = Drivers, loose your caravans! Let all dice be cast.
cry-sells = Step forth, { $who }, and sell your wares!
    .v2 = The scales await you, { $who }: sell your wares!
cry-places = The hour is kind: { $who } may set down { $cards } without a die.
cry-buys = Loosen your purse, { $who }: every card is yours for { $price }!
    .v2 = The merchants look to you, { $who }: every card is yours for { $price }!
cry-all-sell = The market is yours! First let all sell, one after another; then let all buy, and let { $who } lead!
    .v2 = Let all sell in their turn, and after that let all buy, and { $who } before all!
cry-all-buy = Loosen your purses, one after another: every card is yours for { $price }, and let { $who } lead!
cry-round-done = All trading is done, and the sun sinks upon this round.
cry-villages-open = Throw wide the gates: all villages are open again!
cry-first = The head of the train passes on: { $who } leads from now.
cry-over = { $rounds ->
    [one] Fold the tents, good people: after 1 round the game is over!
   *[other] Fold the tents, good people: after { $rounds } rounds the game is over!
}
cry-won = { $by ->
    [cards] Sound the trumpets! With { $cards } upon the table { $who } is richest of all, before { $other }.
    [coins] Sound the trumpets! With { $cards } upon the table { $who } wins by the heavier purse: { $other } has as many cards, but fewer coins.
    [favours] Sound the trumpets! With { $cards } upon the table { $who } wins by favours alone: { $other } is equal in cards and coins.
   *[shared] Sound the trumpets twice! With { $cards } each upon the table, and equal in coins and favours, { $who } share the victory.
}
cry-standing = Place { $place } goes to { $who }, with { $cards } on the table and { $purse } in the purse.
    .v2 = Bow now to { $who } on place { $place }: on the table { $cards }, in the purse { $purse }.
cry-standing-cards = Place { $place } goes to { $who }, with { $cards } on the table.
    .v2 = Bow now to { $who } on place { $place }: on the table { $cards }.
cry-undecided = The scribe cannot name the victor! Count the cards upon the table, and if they are equal let coins decide, then favours.
cry-victory = { $by ->
    [cards] Hear ye! Glory to { $who }, who wins with { $cards }!
    [coins] Hear ye! Glory to { $who }, who wins with { $cards } and { $coins }! { $other } has as many cards, but the lighter purse.
    [favours] Hear ye! Glory to { $who }, who wins with { $cards }, { $coins } and { $favours }! { $other } is equal in cards and coins.
    [alone] Hear ye! Without a rival { $who } ends the game with { $cards }.
   *[shared] Hear ye! Glory to { $who }, who share the victory with { $cards } each, equal in coins and favours!
}
cry-corrected = Let the scroll be corrected: { $what }.
