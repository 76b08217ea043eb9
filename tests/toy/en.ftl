# Coin in English.

coin-call = Call the next throw!
coin-throw = Throw { $number }
coin-step = Throw the coin
coin-heads = Heads
coin-tails = Tails
coin-fell = The coin shows { $side }.
coin-right = Right calls
coin-over = The coin was thrown three times.
    .clause = the coin was thrown three times
coin-too-many = There are only { $throws } throws.
    .clause = there are only { $throws } throws
coin-evening = { $minutes } minutes
coin-rules = The coin
coin-rule = The coin is thrown three times.
