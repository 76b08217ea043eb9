# French.
#
# Players without a name are called by the color of their dice.

### Things

seat-name = { $seat ->
    [1] Rouge
    [2] Bleu
    [3] Vert
    [4] Jaune
   *[other] Joueur { $seat }
}
joined = { $others } et { $last }
village-name = { $seat ->
    [1] { $stalls } de Rouge
    [2] { $stalls } de Bleu
    [3] { $stalls } de Vert
    [4] { $stalls } de Jaune
   *[other] { $stalls } du joueur { $seat }
}
village-of = { $stalls } ({ $who })
good-name = { $good ->
    [silk] soie
    [papyrus] papyrus
    [gold] or
    [wheat] blé
    [spices] épices
   *[porcelain] porcelaine
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] une pièce
    [coins] 2 pièces
    [favours] 5 faveurs
    [card] une carte gratuite
    [die] un dé gratuit
   *[placement] une pose gratuite
}
stall-name = { $good } ({ $reward })
merchant-known = à gauche { $left }, à droite { $right }
merchant-counted = marchand
purse-nothing = rien
purse-perhaps-nothing = peut-être aucune pièce
purse-coins = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
purse-favours = { $count ->
    [1] une faveur
    [one] { $count } faveur
   *[other] { $count } faveurs
}
purse-both = { $coins } et { $favours }
amount-cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-caravans = { $count ->
    [1] un dé
    [one] { $count } dé
   *[other] { $count } dés
}
race = { $count } cartes sur { $goal }

### What is done now

phase-caravans = Tous lancent leurs dés
phase-sell = { $who } vend
phase-place = { $who } pose une carte
phase-spend = { $who } achète des cartes
phase-all-sell = Tous vendent, puis tous achètent
phase-all-spend = Achetez à tour de rôle
phase-round-done = La manche est finie
phase-over = La partie est finie

### What is announced

cry-set-out = { $who } commence. Chacun a { $dice } et { $purse }, et la rangée compte { $row }.
cry-house-deck = Les marchands et les revenus des villages sont ceux de notre jeu maison.
cry-round = Manche { $round } : les caravanes sont là.
cry-caravan = { $who } a fait { $faces }.
cry-rerolled = { $who } paie { $price } et relance : { $faces }.
cry-adjusted = { $who } paie { $price } et fait passer un dé de { $from } à { $to }.
cry-sold = { $who } vend au village { $village }. Ce village est maintenant fermé.
cry-tucked = Nouvelle échoppe pour le { $face } au village { $village }. { $who } a { $race } sur la table.
cry-placed-free = Nouvelle échoppe pour le { $face } au village { $village }, posée sans dé. { $who } a { $race } sur la table.
cry-ninth = { $who } a { $goal } cartes sur la table !
cry-last-round = C’est la dernière manche !
cry-earned = { $who } reçoit { $purse }.
cry-caravan-joined = { $who } aura un dé de plus dès la prochaine manche.
cry-caravan-lost = { $who } a déjà { $most } et n’en reçoit pas d’autre.
cry-card-given = { $who } reçoit la première carte de la pioche.
cry-card-given-merchant = { $who } reçoit la première carte de la pioche : { $card }.
cry-card-lost = La pioche est vide : { $who } ne reçoit pas de carte.
cry-marketed = Pour le marché, il reste { $dice }. { $who } reçoit { $favours }.
cry-placement-lost = { $who } renonce à poser { $cards }.
cry-bought = { $who } achète une carte pour { $price }.
cry-bought-merchant = { $who } achète une carte pour { $price } : { $card }.
cry-passed-over = Pas assez de pièces pour une carte : { $who }.
cry-row-filled = Du nouveau dans la rangée : { $cards }.
cry-inexact = { $what ->
    [purse] Tout n’a pas été saisi : les pièces et les faveurs de { $who } sont peut-être fausses.
    [hand] Tout n’a pas été saisi : le nombre de cartes en main de { $who } est peut-être faux.
   *[table] Tout n’a pas été saisi : le nombre de cartes de { $who } sur la table est peut-être faux.
}
cry-untold = Tout n’a pas été saisi : les nombres marqués sont peut-être faux.
cry-roll-due = Lancez tous vos dés.
cry-sells = C’est à { $who } de vendre.
cry-places = { $who } peut poser { $cards } sans dé.
cry-buys = { $who } peut acheter des cartes, à { $price } chacune.
cry-all-sell = Vendez d’abord, chacun à son tour ; achetez ensuite, chacun à son tour. { $who } commence.
cry-all-buy = Vous pouvez maintenant acheter des cartes à tour de rôle, à { $price } chacune. { $who } commence.
cry-round-done = Tout le monde a fini cette manche.
cry-villages-open = Tous les villages sont de nouveau ouverts.
cry-first = C’est maintenant { $who } qui commence.
cry-over = { $rounds ->
    [one] La partie est finie après une manche.
   *[other] La partie est finie après { $rounds } manches.
}
cry-won = { $by ->
    [cards] { $who } gagne avec { $cards } sur la table, plus que { $other }.
    [coins] { $who } gagne avec { $cards } sur la table : { $other } en a autant, mais moins de pièces.
    [favours] { $who } gagne avec { $cards } sur la table : { $other } a autant de cartes et de pièces, mais moins de faveurs.
   *[shared] { $who } partagent la victoire avec { $cards } chacun sur la table, à égalité de pièces et de faveurs.
}
cry-standing = Place { $place } : { $who }, avec { $cards } sur la table et { $purse }.
cry-standing-cards = Place { $place } : { $who }, avec { $cards } sur la table.
cry-undecided = Comptez vos cartes sur la table. À égalité, les pièces décident, puis les faveurs.
cry-corrected = Correction : { $what }.

headline-first = { $who } commence
headline-house-deck = Jeu maison
headline-round = Manche { $round }
headline-has = { $who } : { $what }
headline-rerolled = { $who } relance
headline-adjusted = { $who } met un dé sur { $face }
headline-sold = Fermé : { $village }
headline-ninth = Neuvième carte : { $who }
headline-last-round = La dernière manche !
headline-earned = Revenus : { $who }
headline-caravan-joined = { $who } : un dé de plus
headline-caravan-lost = { $who } : pas d’autre dé
headline-card-given = { $who } : une carte gratuite
headline-card-lost = La pioche est vide
headline-marketed = Marché : { $who }
headline-placement-lost = { $who } ne pose rien
headline-bought = { $who } achète une carte
headline-bought-merchant = { $who } achète { $halves }
headline-passed-over = Pas assez de pièces
headline-row-filled = Nouvelles cartes dans la rangée
headline-inexact = { $who } : peut-être faux
headline-untold = Tout n’a pas été saisi
headline-villages-open = Les villages sont ouverts
headline-won = Victoire : { $who }
headline-shared = Victoire partagée
headline-standing = Place { $place } : { $who }
headline-corrected = Correction

### The count, in cards and not in points

unit-count = Compter les cartes
unit-count-about = compter les cartes
unit-count-call = Comptez vos cartes.
unit-amount = { $points ->
    [1] une carte
    [one] { $points } carte
   *[other] { $points } cartes
}
unit-sum-of = { $name } : { $points } cartes, place { $rank }
unit-scores = Cartes, partie après partie
unit-richest = Le plus de cartes à une table, { $points } au total : { $game }
unit-told = Cartes : { $points }
cry-victory = { $by ->
    [cards] { $who } gagne avec { $cards } !
    [coins] { $who } gagne avec { $cards } et { $coins } ! { $other } a autant de cartes, mais moins de pièces.
    [favours] { $who } gagne avec { $cards }, { $coins } et { $favours } ! { $other } a autant de cartes et de pièces, mais moins de faveurs.
    [alone] { $who } termine la partie avec { $cards }.
   *[shared] { $who } partagent la victoire avec { $cards } chacun, à égalité de pièces et de faveurs !
}
sheet-cards = Cartes
sheet-coins = Pièces
sheet-favours = Faveurs
sheet-coins-told = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
sheet-favours-told = { $count ->
    [1] une faveur
    [one] { $count } faveur
   *[other] { $count } faveurs
}
sheet-cards-missing = Il reste à compter les cartes sur la table.
    .clause = il reste à compter les cartes sur la table
award-coins = La bourse la plus lourde
award-favours = Le plus de faveurs restantes
award-spent = Le moins de faveurs restantes
fame-most-coins = Le plus de pièces à la fin, { $coins } : { $names }
fame-wins = Victoires par couleur
fame-share = à chances égales

### Corrections

corrected-purse = { $who } a { $purse }
corrected-caravans = { $who } a { $dice }
corrected-die = le dé { $number } de { $who } montre { $face }
corrected-first = { $who } commence
corrected-on-table = { $who } a { $cards } sur la table
corrected-in-hand = { $who } a { $cards } en main
corrected-in-row = dans la rangée, { $cards }
corrected-stalls = { $side ->
    [left] à gauche du village { $village }, { $faces }
   *[right] à droite du village { $village }, { $faces }
}
corrected-no-stalls = { $side ->
    [left] à gauche du village { $village }, aucun marchand
   *[right] à droite du village { $village }, aucun marchand
}
corrected-to-hand = { $who } a en main le marchand { $card }
corrected-to-row = dans la rangée se trouve le marchand { $card }
corrected-to-pile = sous la pioche se trouve le marchand { $card }
corrected-to-village = { $side ->
    [left] à gauche du village { $village } se trouve le marchand { $card }
   *[right] à droite du village { $village } se trouve le marchand { $card }
}

### What cannot be

refusal-player-count = On joue de { $least } à { $most }, pas à { $count }.
    .clause = on joue de { $least } à { $most }, pas à { $count }
refusal-no-such-first = La place { $number } ne peut pas commencer : personne n’y est assis.
    .clause = la place { $number } ne peut pas commencer : personne n’y est assis
refusal-merchant-count = Il y a { $all } marchands, pas { $count }.
    .clause = il y a { $all } marchands, pas { $count }
refusal-no-such-merchant = Les marchands ont les numéros 0 à { $last } ; l’entrée { $position } est { $number }.
    .clause = les marchands ont les numéros 0 à { $last } ; l’entrée { $position } est { $number }
refusal-merchant-twice = Le marchand { $number } apparaît plus d’une fois.
    .clause = le marchand { $number } apparaît plus d’une fois
refusal-not-now = Ce n’est pas le moment. Où en est la partie : { $phase }.
    .clause = ce n’est pas le moment. Où en est la partie : { $phase }
refusal-roll-players = { $named ->
        [one] Les dés d’un joueur ont été saisis, mais il y en a { $count }.
       *[other] Les dés de { $named } joueurs ont été saisis, mais il y en a { $count }.
    }
    .clause = { $named ->
            [one] les dés d’un joueur ont été saisis, mais il y en a { $count }
           *[other] les dés de { $named } joueurs ont été saisis, mais il y en a { $count }
        }
refusal-roll-dice = { $who } a { $dice }, et { $named } ont été saisis.
    .clause = { $who } a { $dice }, et { $named } ont été saisis
refusal-no-such-seat = Personne n’est assis à la place { $number }.
    .clause = personne n’est assis à la place { $number }
refusal-no-die-named = Aucun dé n’a été choisi.
    .clause = aucun dé n’a été choisi
refusal-no-such-die = Il n’y a pas de dé { $number } ici.
    .clause = il n’y a pas de dé { $number } ici
refusal-die-placed = Le dé { $number } a déjà servi, ou il est au marché.
    .clause = le dé { $number } a déjà servi, ou il est au marché
refusal-die-order = Le dé { $number } est nommé deux fois, ou pas dans l’ordre.
    .clause = le dé { $number } est nommé deux fois, ou pas dans l’ordre
refusal-favours = Cela coûte { $price }. Disponible : { $has }.
    .clause = cela coûte { $price }. Disponible : { $has }
refusal-closed = Des dés se trouvent au village { $village } : il est fermé jusqu’à la fin de la manche.
    .clause = des dés se trouvent au village { $village } : il est fermé jusqu’à la fin de la manche
refusal-no-die = Aucun dé encore disponible ne montre { $number } ({ $good }).
    .clause = aucun dé encore disponible ne montre { $number } ({ $good })
refusal-not-yours = Seul son propriétaire peut ajouter des marchands au village { $village }.
    .clause = seul son propriétaire peut ajouter des marchands au village { $village }
refusal-not-in-hand = Ce marchand n’est pas en main, ou il a été nommé deux fois : { $card }.
    .clause = ce marchand n’est pas en main, ou il a été nommé deux fois : { $card }
refusal-reckoned = Avec le jeu maison, les revenus se comptent tout seuls ; n’en saisissez pas.
    .clause = avec le jeu maison, les revenus se comptent tout seuls ; n’en saisissez pas
refusal-own-village = Dans son propre village, aucun autre propriétaire ne reçoit rien.
    .clause = dans son propre village, aucun autre propriétaire ne reçoit rien
refusal-too-many-free = Il ne peut pas y avoir plus de gains gratuits que de marchands posés.
    .clause = il ne peut pas y avoir plus de gains gratuits que de marchands posés
refusal-seventh-die = Personne n’a plus de { $most }.
    .clause = personne n’a plus de { $most }
refusal-pile-empty = La pioche n’a pas autant de cartes.
    .clause = la pioche n’a pas autant de cartes
refusal-not-in-row = Cette carte n’est pas dans la rangée : { $card }.
    .clause = cette carte n’est pas dans la rangée : { $card }
refusal-coins = Pièces nécessaires : { $price }. Pièces disponibles : { $has }.
    .clause = pièces nécessaires : { $price }. Pièces disponibles : { $has }
refusal-dice-count = Chacun a de 1 à { $most } dés, pas { $count }.
    .clause = chacun a de 1 à { $most } dés, pas { $count }
refusal-first-after-roll = On ne peut changer qui commence qu’avant de lancer les dés.
    .clause = on ne peut changer qui commence qu’avant de lancer les dés
refusal-cards-known = Les cartes du jeu maison se déplacent une à une et ne se comptent pas.
    .clause = les cartes du jeu maison se déplacent une à une et ne se comptent pas
refusal-cards-counted = Les cartes de la boîte sont seulement comptées et ne se déplacent pas une à une.
    .clause = les cartes de la boîte sont seulement comptées et ne se déplacent pas une à une
refusal-die-not-dealt = Le dé { $die } de { $who } montre { $face }, mais le code { $code } donne { $dealt }.
    .clause = le dé { $die } de { $who } montre { $face }, mais le code { $code } donne { $dealt }
refusal-in-row = La rangée a au plus { $most } cartes, pas { $count }.
    .clause = la rangée a au plus { $most } cartes, pas { $count }
refusal-on-table = { $count } cartes sur la table, c’est trop peu : { $known } ont été saisies.
    .clause = { $count } cartes sur la table, c’est trop peu : { $known } ont été saisies
refusal-too-many-cards = Il n’y a que { $all } marchands ; cela en ferait { $count }.
    .clause = il n’y a que { $all } marchands ; cela en ferait { $count }
refusal-same = C’est déjà ainsi.
    .clause = c’est déjà ainsi
refusal-sheet-cards = À la fin, chacun a de { $least } à { $most } cartes sur la table, pas { $count }.
    .clause = à la fin, chacun a de { $least } à { $most } cartes sur la table, pas { $count }

### What is printed

paper-name = Nom
paper-ours = Jeu maison : les chiffres sont de Town Crier
paper-first = Commence la manche
paper-kit-title = Villages et marchands du jeu maison
paper-village-others = Les autres qui vendent ici : { $purse }
paper-village-owner = Propriétaire, à chaque vente ici : { $purse }
paper-half-always = à chaque vente ici
paper-half-once = seulement à la pose avec un dé
paper-purses-title = Pièces et faveurs
paper-purses-about = Posez un petit objet sur chacun des deux nombres et déplacez-le. Au-delà de { $most }, un second marque le surplus.
paper-coins = Pièces
paper-coins-about = { $price } : un marchand de la rangée
paper-favours = Faveurs
paper-favours-about = { $reroll } : relancer des dés · { $step } : un dé d’un point en plus ou en moins
paper-round-title = Une manche de { $game }
paper-round-start = Au début
paper-round-start-about = Chacun a 4 dés, 2 faveurs et trois villages. Dans la rangée, il y a un marchand de plus qu’il n’y a de joueurs.
paper-phase-caravans = Caravanes
paper-phase-caravans-about = Tous lancent tous leurs dés en même temps. Tant que vous n’avez pas fini de vendre, vous pouvez payer des faveurs pour les modifier, autant de fois que possible.
paper-phase-sell = Vendre
paper-phase-sell-about = À tour de rôle : vendez dans des villages ouverts, les vôtres ou ceux des autres, avec un dé pour chaque échoppe. Les dés y restent, et le village est fermé. En vendant dans un village à vous, vous pouvez poser à gauche ou à droite des marchands de votre main ; leurs échoppes demandent aussi leur dé. À la fin de votre tour, vous recevez les revenus de toutes vos ventes. { $paid ->
    [owner] Quand quelqu’un vend dans votre village, vous recevez toujours ce qu’il verse à son propriétaire et ce que rapportent ses marchands.
   *[seller] Quand quelqu’un vend dans votre village, vous recevez toujours ce qu’il verse à son propriétaire ; ce que rapportent ses marchands va à la personne qui vend.
}
paper-phase-spend = Acheter
paper-phase-spend-about = À tour de rôle : des marchands de la rangée, en main, autant que vous pouvez payer. Quand le dernier est pris, la rangée est aussitôt complétée.
paper-phase-end = Fin
paper-phase-end-about = Reprenez vos dés : tous les villages sont ouverts. Le voisin de gauche commence. Complétez la rangée.
paper-round-over = La fin de la partie
paper-round-over-about = Quand quelqu’un a { $goal } cartes sur la table, la manche est la dernière. Qui a le plus de cartes sur la table gagne ; à égalité, le plus de pièces, puis le plus de faveurs ; sinon la victoire est partagée. Les cartes en main ne comptent pas.
paper-prices = Prix
paper-price-reroll = relancer autant de ses dés qu’on veut
paper-price-step = un dé d’un point en plus ou en moins ; 6 et 1 sont voisins
paper-price-card = un marchand de la rangée
paper-brings = Revenus
paper-brings-market = pour chaque dé qui n’a pas été vendu
paper-brings-free = Une carte, un dé ou une pose gratuits ne sont donnés que si le marchand est posé et reçoit aussitôt son dé. Personne n’a plus de { $most } dés.
paper-goods = Marchandises
print-box = Avec la boîte
print-no-box = Sans la boîte
print-kit-title = Cartes à découper
print-kit-about = Villages et marchands avec nos propres chiffres : le jeu maison.
print-kit = Imprimer les cartes
print-round-title = Carte de manche
print-round-about = Phases, prix et fin ; deux par page.
print-round = Imprimer la carte
print-purses-about = Une feuille par joueur ; deux par page.
print-purses = Imprimer les feuilles

### Le terminal

cli-row = Ouvertes dans la rangée :
cli-hand = En main :
cli-dice = dés { $dice }
cli-fits = Possible avec ces dés : { $sales }
cli-standing = { $who } : dés { $dice } ; { $purse }
cli-purse = { $who } a { $purse }
cli-next-choose = Écrivez un ordre, ou appuyez sur Entrée quand { $who } a fini.
cli-next-thrown = Écrivez ce qui a été lancé, comme dans roll 1126 3445.

args-depth-house = seules les cartes de la boîte permettent de saisir moins ; ajoutez --cards box
args-bots-box = les bots ne connaissent que les cartes du jeu maison ; retirez --cards box
args-bots-thrown = les bots ne lancent pas de dés ; retirez --dice thrown

args-order-unknown = un ordre commence par { $known }, pas par « { $text } » ; town-crier cry --game dice-village --help montre comment chacun s’écrit
args-order-needs = à la place de « { $text } », il faut { $what }
args-order-lacks = à la fin de la ligne, il manque { $what }
args-order-more = il ne faut rien à la place de « { $text } »
args-order-rerolled = dés relancés : { $dice }, mais nombres après « as » : { $faces }
args-order-part = { $what ->
    [player] quelqu’un ({ $written })
    [village] un village ({ $written })
    [side] un côté ({ $written })
    [merchant] le numéro d’un marchand ({ $written })
    [die] le rang d’un dé ({ $written })
    [face] ce que montre un dé ({ $written })
    [faces] ce que montrent les dés de quelqu’un, comme { $written }
    [purse] pièces+faveurs, comme { $written }
    [number] un nombre, comme { $written }
    [exact] « { $written } »
   *[word] l’un de ces mots ({ $written })
}

### L’almanach

almanac-seats = Chacun selon son tour à la première manche : parties gagnées et, en moyenne, cartes sur la table et pièces à la fin
almanac-turn = tour { $place }
almanac-won = gagnées
almanac-cards = cartes
almanac-coins = pièces
almanac-bots = Combien de fois chaque bot gagne là où il joue
almanac-bot = { $bot ->
    [seller] vendeur
    [expander] bâtisseur
    [saver] épargnant
   *[trader] négociant
}
almanac-rewards = Ce que rapportent les échoppes : leur part du jeu maison, des cartes achetées et des échoppes près des villages
almanac-deck = jeu
almanac-bought = achetées
almanac-used = aux villages
almanac-rounds = Combien dure une partie
almanac-round-count = manches
almanac-average = moyenne
almanac-shortest = la plus courte
almanac-longest = la plus longue
almanac-fair-dice = Les dés de chaque lancer
almanac-fair-first = Qui commence
almanac-fair-merchants = Le premier marchand de la rangée

### The form of a new game

setup-seat = { $color } : { $name }
setup-merchants = Cartes marchand
setup-merchants-house = Jeu maison
setup-merchants-box = De la boîte
setup-merchants-house-about = Ces cartes sont de nous et non de la boîte. L’application les distribue et compte tout.
again-house = jeu maison
again-box = cartes de la boîte
setup-depth = Ce qui est saisi
setup-depth-dice = Les dés seuls
setup-depth-sales = Les ventes
setup-depth-purses = Les ventes et l’argent
setup-depth-dice-about = L’application lance les dés et compte les manches. Tout le reste se passe sur votre table.
setup-depth-sales-about = Vous saisissez qui vend où. L’application sait aussi quels villages sont fermés et qui approche des neuf cartes.
setup-depth-purses-about = Vous saisissez qui vend où et ce que cela rapporte. L’application connaît aussi les pièces et les faveurs de chacun.
setup-options-about = Le code, qui commence, vos propres dés, qui est payé par les marchands.
setup-options-dice-about = Le code, qui commence, vos propres dés.
setup-first = Qui commence
setup-first-code = Tiré au sort
setup-dice = Dés
setup-dice-code = Lancés par l’application
setup-dice-entered = Lancés sur la table et saisis
setup-paid = Les marchands paient
setup-paid-owner = le propriétaire du village
setup-paid-seller = la personne qui y vend

### The panel at the table

panel-sell = Vendre au village { $village }
panel-place = Poser la carte au village { $village }
panel-buy = Acheter cette carte
panel-done = Terminé : { $who }
panel-end-turn = Finir le tour
panel-now = Maintenant : { $who }
panel-market = { $does } ; { $dice } au marché
panel-loses = { $does } ; perdu : { $what }
panel-still-sell = { $who } peut encore vendre dans { $count ->
    [one] { $count } village
   *[other] { $count } villages
}. Terminer quand même ?
panel-still-place = { $who } peut encore poser une carte. Terminer quand même ?
panel-still-buy = { $who } peut encore acheter une carte. Terminer quand même ?
panel-sell-anyway = Perdu : { $what }. Vendre quand même ?
panel-hand = En main
panel-add-merchant = Ajouter un marchand
panel-add-merchant-to = Ajouter un marchand au village { $village } : de quel côté ?
panel-side-left = à gauche
panel-side-right = à droite
panel-brings = Qu’est-ce que cela rapporte ?
panel-brings-again = Qu’est-ce que cela rapporte ? Comme la dernière fois :
panel-given = Que donnent les nouveaux marchands ?
panel-what = { $does } : { $what }
panel-left = { $stall }, à gauche
panel-right = { $stall }, à droite
panel-tucked = Reprendre : { $stall }
panel-gets = { $who } reçoit { $what }
panel-coins = { $who } : pièces
panel-favours = { $who } : faveurs
panel-change = Modifier des dés
panel-choose-dice = Choisissez les dés à modifier.
panel-first-dice = Dés de { $who }
panel-other-dice = Dés de { $who }
panel-die = Dé { $number } de { $who } : { $good }
panel-reroll = Relancer pour { $price }
panel-up = Un de plus pour { $price }
panel-down = Un de moins pour { $price }
panel-fell = Obtenu : { $good } ({ $count })
panel-fell-so-far = Saisi : { $count } sur { $of }. { $goods }
panel-enter-fell = Saisir le lancer
panel-correct = Corriger quelque chose
panel-correct-this = Corriger
panel-ninth = Quelqu’un a-t-il neuf cartes sur la table ?
panel-what-is-wrong = Qu’est-ce qui est différent sur votre table ?
panel-fix-purse = Pièces et faveurs
panel-fix-caravans = Nombre de dés
panel-fix-die = Ce que montre un dé
panel-fix-first = Qui commence
panel-fix-on-table = Cartes sur la table
panel-fix-in-hand = Cartes en main
panel-fix-in-row = Cartes dans la rangée
panel-fix-stalls = Marchands d’un village
panel-fix-card = Où se trouve une carte
panel-shows = Il montre { $good }
panel-left-of = À gauche du village { $village }
panel-right-of = À droite du village { $village }
panel-remove-stall = Retirer le marchand { $number } : { $good }
panel-add-stall = Ajouter un marchand : { $good }
panel-to-hand = Dans une main
panel-to-row = Dans la rangée
panel-to-pile = Sous la pioche
panel-to-village = Dans un village

### What can be wrong with a file

damage-first = la place { $found } y commence, mais le code { $code } tire la place { $dealt } (comptées à partir de 0)
damage-merchant = carte { $position } du jeu : { $found } s’y trouve, mais le code { $code } donne { $dealt }
damage-merchant-named = marchand { $number }
damage-no-merchant = aucun marchand
damage-face = étape { $order } : aucun dé ne montre { $face }
damage-no-such-merchant = étape { $order } : les marchands ont les numéros 0 à { $last }, pas { $number }

### On the screen

round-last = Manche { $round }, la dernière
race-ahead = En tête : { $who } ({ $cards }/{ $goal })
race-several = Plusieurs en tête : { $cards }/{ $goal }
race-even = Tous : { $cards }/{ $goal }
race-goal = Objectif : { $goal } cartes
standing = { $who } : { $race }, { $purse }
standing-cards = { $who } : { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (peut-être faux)
row-cards = { $cards } dans la rangée

side-begins = Les dés vont être lancés
side-roll = La manche suivante
side-reroll = Une faveur : relancer ses dés au choix
side-changes = Une faveur : relancer ses dés au choix · 2 faveurs : un point de plus ou de moins
side-no-sale = { $who } : aucun village ouvert ne convient à ces dés. Chaque dé restant rapporte une faveur au marché.
side-no-sale-yours = Aucun village ouvert ne convient à vos dés. Chaque dé restant vous rapporte une faveur au marché.
side-no-dice = Il ne reste aucun dé à vendre.
side-due = { $who } recevra { $due }
side-due-untold = { $who } : revenu non saisi
side-brings = rapporte { $purse }
side-owner = Le propriétaire reçoit { $purse }
side-expand = Peut être agrandi
side-more = Chaque marchand demande aussi un dé.
side-closed = Fermés : { $villages }
side-place = Une carte de la main peut se poser ici, sans dé
side-price = Chaque carte coûte { $price } ; { $who } a { $purse }
side-price-perhaps-nothing = Chaque carte coûte { $price } ; { $who } n’a peut-être rien
side-passed = Pas assez de pièces pour une carte : { $who }
side-house-deck = Les marchands sont ceux de notre jeu maison, pas ceux de la boîte.

step-roll = Lancer les dés
step-done = Terminé
step-close = Terminer la manche
step-next-round = Lancer les dés : manche { $round }

order-roll = lancer (manche { $round })
order-reroll = dés relancés ({ $who })
order-adjust = dé modifié ({ $who })
order-sell = vente ({ $who }, { $village })
order-place = carte posée ({ $who })
order-buy = carte achetée ({ $who })
order-done = fin du tour ({ $who })
order-close = fin (manche { $round })
order-correct = correction : { $what }

evening = { $minutes } min de jeu{ $continued ->
    [yes] {" "}depuis la reprise
   *[no] {""}
}

### How to run it

guide-set-up = 1. Chacun prend les dés et la marque d’une couleur, trois villages et 2 faveurs. Étalez la rangée de marchands.
guide-roll = 2. Le crieur joue aussi. Espace lance les dés de tous et fait toujours l’étape suivante.
guide-sell = 3. À tour de rôle, vendez dans les villages : choisissez le village, Town Crier prend les dés. Qui a des faveurs peut d’abord modifier des dés. Espace termine le tour.
guide-buy = 4. Ensuite, à tour de rôle, achetez des marchands à 5 pièces chacun. Espace termine le tour, puis la manche.
guide-end = 5. Quand quelqu’un a neuf cartes sur la table, c’est la dernière manche. Ce qui est sur la table compte : corrigez ce qui est annoncé autrement.

### Rules

rules-set-up = Mise en place
rules-round = Une manche
rules-favours = Les faveurs
rules-sales = Les ventes
rules-income = Les revenus
rules-stalls = Ce que rapporte l’échoppe d’un marchand
rules-purchases = Les achats
rules-end = La fin
rules-app = Avec Town Crier
rules-house = Le jeu maison

rule-figures = On joue de 2 à 4. Il y a 12 villages, 30 marchands et six dés de chaque couleur.
rule-villages = Chacun a trois villages de deux échoppes : 1 et 6, 2 et 5, 3 et 4.
rule-goods = Les faces d’un dé sont des marchandises : 1 soie, 2 papyrus, 3 or, 4 blé, 5 épices, 6 porcelaine.
rule-begin = Chacun commence avec 4 dés, 2 faveurs et trois villages, sans pièces et sans carte en main.
rule-row = La rangée compte une carte de plus qu’il n’y a de joueurs. Les autres marchands forment la pioche, face cachée.
rule-first = Un joueur commence. On continue toujours vers la gauche.

rule-phases = Une manche se joue ainsi : caravanes, ventes, achats, fin. Tous terminent une étape avant de passer à la suivante.
rule-roll = Toutes les caravanes arrivent en même temps : chacun lance tous ses dés, à la vue de tous.
rule-round-end = À la fin, les dés sont repris et tous les villages rouvrent. Le joueur suivant à gauche commence, et la rangée est complétée.

rule-reroll = Une faveur : relancez autant de vos dés que vous voulez.
rule-adjust = 2 faveurs : modifiez un dé d’un point, en plus ou en moins. 6 et 1 sont voisins.
rule-changes = Modifiez des dés aussi souvent que vous pouvez payer, jusqu’à la fin de vos ventes. Un dé posé ne change plus.
rule-market = Une fois vos ventes finies, chaque dé restant rapporte une faveur au marché.

rule-open = Un village est ouvert tant qu’aucun dé n’y est posé.
rule-sell = Vendez dans n’importe quel village ouvert, le vôtre ou celui d’un autre, avec un dé pour chaque échoppe. Les dés y restent et le ferment.
rule-several = En un tour, vendez dans autant de villages que vos dés le permettent.
rule-number = Un dé compte pour sa face, et une échoppe ne prend que son propre chiffre.
rule-expand = En vendant dans votre propre village, vous pouvez y ajouter des marchands de votre main. Leurs échoppes demandent aussitôt un dé.
rule-sides = À gauche d’un village, un marchand montre sa moitié gauche, à droite la droite. Les nouveaux se placent à l’extérieur.
rule-others = Personne ne peut agrandir le village d’un autre.

rule-income = Une fois vos ventes finies, vous recevez les revenus de tout ce que vous avez vendu. Chez un autre, le propriétaire du village est payé aussi.
rule-same-turn = Vous recevez les revenus après votre dernière vente : ils ne paient plus de dé à modifier dans ce tour, mais bien des marchands dans la même manche.
rule-pays = Un village paie une somme aux autres qui y vendent, et une autre à son propriétaire à chaque vente.
rule-stalls-pay = Ce que paie l’échoppe d’un marchand va au propriétaire du village, sauf si vous avez choisi autrement avant la partie.

rule-one-coin = Une pièce, chaque fois que quelqu’un y vend.
rule-two-coins = 2 pièces, chaque fois que quelqu’un y vend.
rule-five-favours = 5 faveurs, chaque fois que quelqu’un y vend.
rule-free-card = Une carte gratuite, une fois : prenez en main la première carte de la pioche.
rule-free-die = Un dé gratuit, une fois : vous en avez un de plus dès la manche suivante, 6 au plus.
rule-free-placement = Une pose gratuite, une fois : posez sans dé une carte de votre main dans l’un de vos villages ouverts.
rule-once = Ce qui est gratuit n’est donné que si le marchand est posé et reçoit aussitôt son dé.
rule-placement = Les poses gratuites se font après toutes les ventes du tour. Sans carte ou sans village ouvert à soi, elles sont perdues.
rule-gained = Un septième dé ne donne rien, pas plus qu’une carte quand la pioche est vide.

rule-buy = Toute carte de la rangée coûte 5 pièces et va dans votre main. Achetez-en autant que vous pouvez payer.
rule-fill = Quand la dernière carte de la rangée est prise, on la complète aussitôt.
rule-empty = Quand la pioche est vide, la rangée reste incomplète.

rule-ninth = La manche où quelqu’un a neuf cartes sur la table est la dernière. Les villages comptent aussi.
rule-last = Tous finissent la dernière manche, et on peut dépasser neuf cartes.
rule-winner = Qui a le plus de cartes sur la table gagne ; à égalité, le plus de pièces, puis le plus de faveurs. Sinon la victoire est partagée.
rule-hand = Les cartes en main ne comptent pas.

rule-counted = Town Crier ne fait que compter les cartes de la boîte, et vous dites ce que rapporte une vente. Pour le jeu maison, il sait tout.
rule-inexact = Un ~ devant un nombre signifie qu’il est peut-être faux, car tout n’a pas été saisi.
rule-correct = Ce qui est sur la table compte. Corrigez ce que Town Crier compte autrement.
rule-undecided = Town Crier ne nomme un vainqueur que si assez a été saisi. Sinon, comptez les cartes sur la table et, à égalité, les pièces et les faveurs.

rule-house-deck = Le jeu maison est de nous, car nous ne connaissons pas les cartes de la boîte. Il s’appelle ainsi partout où vous le voyez.
rule-house-villages = Avec le jeu maison, chaque village paie 2 pièces aux autres et une pièce à son propriétaire.
rule-house-merchants = Sur dix échoppes du même chiffre, quatre paient une pièce, deux paient 2 pièces, et les autres donnent chacune un gain différent : 5 faveurs, une carte, un dé ou une pose.

### What something is

own-turn = À vous de jouer
own-ask-sell = Dans quel village vendez-vous ?
own-ask-place = À quel village posez-vous la carte ?
own-ask-buy = Quelle carte ? { $price } chacune.
own-dice = Vos dés
own-hand = Votre main
own-villages = Vos villages
explain-die = { $who }, dé { $number } : { $good }
explain-die-free = Pas encore vendu.
explain-die-sold = Vendu : { $village }.
explain-die-market = Parti au marché.
explain-open = Ouvert.
explain-closed = Fermé par { $who }.
explain-needs = Demande : { $goods }.
explain-owner = Au propriétaire : { $purse }.
explain-others = Aux autres : { $purse }.
explain-stall = { $village } : { $stall }
explain-pile = Pioche : { $cards }
explain-pile-untold = Pioche
explain-hand = En main : { $cards }.
explain-dice = Dés : { $count }.
explain-first = Commence cette manche.

legend-turn = À qui de jouer
legend-first = Commence cette manche
legend-coin = Pièces
legend-favour = Faveurs
legend-hand = Cartes en main
legend-pile = Pioche des marchands
legend-row = La rangée : marchands à acheter
legend-goal = La neuvième carte
legend-closed = Fermé
legend-merchant = Un marchand et ce que rapporte son échoppe
legend-market = Parti au marché
legend-goods = Chiffres 1 à 6 : { $goods }
legend-reward = Rapporte : { $reward }

### Before the game

check-color = Chacun prend les dés et la marque d’une couleur.
check-villages = Posez vos trois villages devant vous.
check-purse = Chacun prend { $purse }.
check-row = À découvert dans la rangée : { $cards }. Les autres marchands à côté, en pioche.
check-house = Les marchands sont ceux de notre jeu maison.
check-first = { $who } commence.
hint-ask-sell = Dans lequel de ses villages { $who } peut-il vendre ? Levez la main !
hint-sell-at = { $who } peut vendre ici : { $village }. Il y a un dé pour chaque échoppe.
hint-ask-buy = { $who } a { $coins }. Combien de cartes peut-on acheter avec ?
hint-buys = De quoi acheter { $cards } : chacune coûte cinq pièces.
first-need = Ce qu’il vous faut
first-need-cards = Le jeu avec ses cartes, ou les villages et les marchands de notre jeu maison, que vous imprimez ici.
first-need-app = Pas de dés, si vous voulez : Town Crier les lance, prend ceux de chaque vente et dit à qui de jouer. Qui s’en occupe joue aussi.
first-need-time = De deux à quatre joueurs, et une demi-heure environ.
