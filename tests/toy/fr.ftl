# Coin in French.

coin-call = Annoncez le prochain lancer !
coin-throw = Lancer { $number }
coin-step = Lancer la pièce
coin-heads = Face
coin-tails = Pile
coin-fell = La pièce montre : { $side }.
coin-right = Annonces justes
coin-over = La pièce a été lancée trois fois.
    .clause = la pièce a été lancée trois fois
coin-too-many = Il n’y a que { $throws } lancers.
    .clause = il n’y a que { $throws } lancers
coin-evening = { $minutes } minutes
coin-rules = La pièce
coin-rule = La pièce est lancée trois fois.
