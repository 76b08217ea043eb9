# French. The game was written in French: the terms are those of its box and of the reviews that quote it.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is masculine (le 3 blanc), a plaza feminine (la place blanche). Before ; ! ? stands U+202F, before : U+00A0.

## Things

color = { $color ->
    [red] rouge
    [yellow] jaune
   *[white] blanc
}
color-letter = { $color ->
    [red] R
    [yellow] J
   *[white] B
}
plaza-color = { $color ->
    [red] rouge
    [yellow] jaune
   *[white] blanche
}
half = { $half ->
    [morning] matin
   *[afternoon] après-midi
}
day = Jour { $day }
half-day = Jour { $day }, { half }
roll = noir { $black }, transparents { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] rouge sur les deux faces
        [yellow] jaune sur les deux faces
       *[white] blanche sur les deux faces
    }
   *[no] { $up ->
        [red] rouge
        [yellow] jaune
       *[white] blanche
    }, { $down ->
        [red] rouge
        [yellow] jaune
       *[white] blanche
    } sur l’autre face
}
tile-name = tuile { $tile }
tile = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
} : { $effect }
available = { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}
order-roll = lancer ({ $half-day })
order-close = fin ({ $half-day })
strike-plaza = { $color ->
    [red] place rouge détruite
    [yellow] place jaune détruite
   *[white] place blanche détruite
}
strike-sheets = { $value } { color } barré
strike-already = { $value } { color } à nouveau

## Prices and offers

price-free = gratuit
price-any = { $count ->
    [one] une ressource au choix
   *[other] { $count } ressources au choix
}
price-denier = { $count ->
    [one] un denier
   *[other] { $count } deniers
}
price-influence = { $count ->
    [one] un point d’influence
   *[other] { $count } points d’influence
}
price-knowledge = { $count ->
    [one] une connaissance
   *[other] { $count } connaissances
}
offer = { $die ->
    [black] { $color ->
        [red] { $value } noir, compté rouge
        [yellow] { $value } noir, compté jaune
       *[white] { $value } noir, compté blanc
    }
   *[clear] { $value } { color }
} : { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before } ; { $after }

## Tiles

effect-influence-by-two = un point d’influence modifie sa valeur de 2 au maximum
    .short = influence : ±2
effect-no-influence = l’influence ne peut pas changer sa valeur
    .short = valeur fixe
effect-free = le dé est gratuit
    .short = gratuit
effect-one-denier-more = coûte un denier de plus
    .short = compris
effect-cathedral-gains = pour une Cathédrale, gagnez une ressource de chaque type
    .short = Cathédrale : +1 par ressource
effect-one-knowledge-more = coûte une connaissance de plus
    .short = compris
effect-work-citizen = pour un bâtiment de fonction, un habitant de plus de sa couleur
    .short = fonction : +1 habitant
effect-value-nothing = sa valeur est 0, l’influence peut l’augmenter
    .short = valeur 0
effect-cheap-color = une connaissance suffit pour changer sa couleur
    .short = couleur : 1 connaissance
effect-no-color-change = la connaissance ne peut pas changer sa couleur
    .short = couleur fixe
effect-fortress-citizens = pour une Forteresse, un habitant rouge de plus et un jaune ou blanc de plus
    .short = Forteresse : +2 habitants
effect-one-influence-more = coûte un point d’influence de plus
    .short = compris
effect-great-hall-counts = pour une Grande Halle, comptez un dé de plus de la couleur demandée
    .short = Grande Halle : +1
effect-no-prestige = pas de bâtiment de prestige avec ce dé
    .short = sans prestige
effect-strike-ignored = le dé noir n’y frappe pas et peut être choisi
    .short = peut être choisi
effect-clear-strikes = un dé transparent y frappe comme le dé noir
    .short = dé transparent frappe

## Cries

cry-opening = Numérotez vos colonnes de gauche à droite : { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
} : { $effect }.
cry-half-day = Jour { $day }, { half }.
cry-last-half-day = C’est la dernière demi-journée.
cry-spared = { $color ->
    [red] La tuile 8 épargne la place rouge
    [yellow] La tuile 8 épargne la place jaune
   *[white] La tuile 8 épargne la place blanche
} : le { $value } noir ne frappe pas et peut être choisi.
cry-plaza-struck = { $color ->
    [red] Le { $value } noir détruit la place rouge.
    [yellow] Le { $value } noir détruit la place jaune.
   *[white] Le { $value } noir détruit la place blanche.
}
cry-plaza-raided = { $color ->
    [red] Raid ! Le { $value } transparent détruit la place rouge.
    [yellow] Raid ! Le { $value } transparent détruit la place jaune.
   *[white] Raid ! Le { $value } transparent détruit la place blanche.
}
cry-sheets-struck = Barrez votre { $value } { color }, sauf si une Forteresse se dresse dans la colonne { $value }.
cry-already-struck = Le { $value } { color } a déjà été frappé : rien de plus à barrer.
cry-offered = Choisissez : { $offers }.
cry-none-free = Aucun dé n’est gratuit : si vous ne pouvez en payer aucun, gagnez une ressource de chaque type au lieu d’agir.
cry-rebuilt = { $from ->
    [red] La place rouge est reconstruite
    [yellow] La place jaune est reconstruite
   *[white] La place blanche est reconstruite
}{ $same ->
    [yes] .
   *[no] { $to ->
        [red] { " " }en rouge.
        [yellow] { " " }en jaune.
       *[white] { " " }en blanc.
    }
}
cry-turned-to-raid = La tuile { $tile } passe du côté Raid : { $effect }.
cry-day-began = Le jour { $day } commence.
cry-sheet-strikes-begin = Dès aujourd’hui, le dé noir frappe aussi vos feuilles.
cry-last-day = C’est le dernier jour.
cry-ended = La partie est finie. Comptez vos rangées, vos paires de ressources restantes et vos habitants.

headline-opening = Colonnes : { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banquet { $tile }
   *[raid] Raid { $tile }
}
headline-last-half-day = C’est la dernière demi-journée
headline-plaza-struck = { $color ->
    [red] Le { $value } noir détruit la place rouge
    [yellow] Le { $value } noir détruit la place jaune
   *[white] Le { $value } noir détruit la place blanche
}
headline-plaza-raided = { $color ->
    [red] Raid ! La place rouge est détruite
    [yellow] Raid ! La place jaune est détruite
   *[white] Raid ! La place blanche est détruite
}
headline-offered = Choisissez un dé
headline-none-free = Aucun dé n’est gratuit
headline-rebuilt = { $same ->
    [yes] { $to ->
        [red] La place rouge est reconstruite
        [yellow] La place jaune est reconstruite
       *[white] La place blanche est reconstruite
    }
   *[no] { $from ->
        [red] La place rouge devient
        [yellow] La place jaune devient
       *[white] La place blanche devient
    } { $to ->
        [red] rouge
        [yellow] jaune
       *[white] blanche
    }
}
headline-turned-to-raid = { $tile ->
    [1] Tuile 1 : désormais, la valeur est fixe
    [2] Tuile 2 : désormais un denier de plus
    [3] Tuile 3 : une connaissance de plus
    [4] Tuile 4 : désormais, le dé vaut 0
    [5] Tuile 5 : désormais, la couleur est fixe
    [6] Tuile 6 : une influence de plus
    [7] Tuile 7 : plus de bâtiment de prestige
   *[8] Tuile 8 : désormais, tout dé frappe
}
headline-day-began = Le jour { $day } commence
headline-sheet-strikes-begin = Le dé noir frappe aussi vos feuilles
headline-last-day = C’est le dernier jour
headline-sheets-struck = Barrez le { $value } { color } !
headline-already-struck = { $value } { color } : déjà frappé
headline-spared = { $color ->
    [red] La place rouge est épargnée
    [yellow] La place jaune est épargnée
   *[white] La place blanche est épargnée
}
headline-ended = La partie est finie
reason-already-struck = Rien de plus à barrer
reason-sheets-struck = Sauf Forteresse dans la colonne { $value }
reason-spared = La tuile 8 la protège

## What is remarkable about a roll

surprise-escaped = Il ne reste que le { colored-die }.
surprise-row = { $color ->
    [red] Trois coups de suite sur le rouge !
    [yellow] Trois coups de suite sur le jaune !
   *[white] Trois coups de suite sur le blanc !
}
surprise-twice = Deux fois le même dé ! Il est déjà barré.
surprise-spared = Épargnée ! Il s’en est fallu de peu.

## The terminal

cli-struck-before = Frappés avant la reprise de la partie : { $dice }.
cli-wheel = La roue, dans le sens horaire :
cli-plaza = place { $number } : { $plaza }
cli-neutral = zone neutre
cli-heading = { $half-day } ({ $number } sur { $all })
cli-dice = Dés : { $roll }.
cli-black-die = { $value } noir
colored-die = { $value } { color }
cli-place = emplacement { $place } : { $die } (place { $number } : { $plaza })
cli-place-destroyed = { $placed }, détruite
cli-choose = Choisissez-en un :
cli-available = Disponibles pour une Grande Halle : { $available }.
cli-plazas = { $half ->
    [morning] places du matin : { $plazas }
   *[afternoon] places de l’après-midi : { $plazas }
}
cli-next-roll = { $half ->
    [morning] Appuyez sur Entrée pour lancer les dés du matin du jour { $day }.
   *[afternoon] Appuyez sur Entrée pour lancer les dés de l’après-midi du jour { $day }.
}
cli-next-dice = { $half ->
    [morning] Appuyez sur Entrée pour prendre dans le fichier les dés du matin du jour { $day }.
   *[afternoon] Appuyez sur Entrée pour prendre dans le fichier les dés de l’après-midi du jour { $day }.
}
cli-ask-dice = { $half ->
    [morning] Les dés du matin du jour { $day }, le noir d’abord :
   *[afternoon] Les dés de l’après-midi du jour { $day }, le noir d’abord :
}
cli-next-close = { $half ->
    [morning] Quand tous ont choisi et agi, appuyez sur Entrée pour terminer le matin du jour { $day }.
   *[afternoon] Quand tous ont choisi et agi, appuyez sur Entrée pour terminer l’après-midi du jour { $day }.
}

## The almanac

almanac-struck = Probabilité qu’un dé sur les feuilles soit frappé à la fin de chaque jour
almanac-struck-so-far = Combien de dés sur les feuilles sont frappés à la fin de chaque jour : en moyenne, et le nombre qui n’est pas dépassé dans 10, 50 et 90 parties sur 100
almanac-of-hundred = { $games } sur 100
almanac-average = moyenne
almanac-any-color = toute couleur
almanac-any-tile = toute tuile
almanac-places = Les dés à chaque emplacement de la roue
almanac-offered = au choix
almanac-value = points
almanac-free = gratuit
almanac-printed = ce prix
almanac-dearer = plus cher
almanac-half-days = Combien de fois aucun dé n’est gratuit
almanac-none-free = aucun gratuit
almanac-available = Combien de fois chaque nombre de dés d’une couleur est au choix
almanac-plazas = Combien des neuf places montrent une autre couleur qu’au début
almanac-turned = changées
almanac-most = plus fréquente
almanac-fewest = plus rare
almanac-start = Début
almanac-tiles = Ce que fait chaque tuile dans les parties où elle est en jeu : la probabilité d’être un raid et, par partie, les dés à son banquet, les dés à son raid, les places épargnées et celles qu’un dé transparent détruit
almanac-raid-day-4 = raid, jour 4
almanac-raid = raid, fin
almanac-at-banquet = banquet
almanac-at-raid = raid
almanac-spared = épargnées
almanac-raided = détruites
almanac-fair-dice = Quatre dés à chaque demi-journée
almanac-fair-next = Le dé noir du matin et de l’après-midi
almanac-fair-one-colored = Où se trouvent les places d’une seule couleur
almanac-fair-two-colored = Où se trouvent les places de deux couleurs, et quelle face est visible
almanac-fair-tiles = Quelles tuiles sont distribuées
odds-struck = Dés frappés
odds-from-to = de { $low } à { $high }
odds-struck-now = Dés sur les feuilles frappés jusqu’ici : { $count }. En moyenne, il y en a { $average } à ce stade, et { $range } dans 8 parties sur 10.
odds-struck-end = Dés sur les feuilles frappés dans cette partie : { $count }. En moyenne, il y en a { $average }, et { $range } dans 8 parties sur 10.
odds-safe = Vos feuilles sont à l’abri jusqu’au jour { $day }.
odds-next =
    { $count ->
        [one] Le dé le plus menacé au prochain lancer : { $die }, { $chance }
       *[other] Les dés les plus menacés au prochain lancer : { $die }, { $chance }
    }
odds-range = 8 parties sur 10
odds-average = moyenne
odds-own = cette partie
odds-days = Jour
odds-struck-axis = Dés frappés jusqu’ici
odds-danger = Dés menacés
odds-danger-over = Dé par dé
odds-danger-any = Probabilité que chaque dé soit frappé d’ici la fin d’une partie.
odds-danger-now =
    { $count ->
        [one] Le dé le plus menacé d’ici la fin de la partie : { $die }, { $chance }.
       *[other] Les dés les plus menacés d’ici la fin de la partie : { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Le dé le plus menacé au seul prochain lancer : { $die }, { $chance }.
       *[other] Les dés les plus menacés au seul prochain lancer : { $die }, { $chance }.
    }
odds-danger-end = Frappés dans cette partie : { $count } dés sur { $all }.
odds-danger-axis = Frappé d’ici la fin de la partie, en pour cent
odds-danger-axis-over = Probabilité au début, en pour cent
odds-values = Dé sur les feuilles
odds-gone = déjà frappé
odds-any = au début de toute partie
odds-offer = Dés au choix
odds-offer-any = Combien de fois chaque nombre de dés d’une couleur est au choix.
odds-offer-about = Combien de fois chaque nombre de dés d’une couleur était au choix dans cette partie.
odds-offer-axis = Combien de fois, en pour cent des demi-journées
odds-dice = Dés de cette couleur au choix dans une demi-journée
odds-none-free = Dans cette partie, aucun dé n’était gratuit dans { $chance } des demi-journées ; en moyenne, c’est { $average }.
odds-none-free-any = En moyenne, aucun dé n’est gratuit dans { $average } des demi-journées.

## Refusals

refusal-plaza-count = Une roue a neuf places, pas { $count }.
    .clause = la roue a neuf places, pas { $count }
refusal-tile-count = Trois tuiles sont en jeu, pas { $count }.
    .clause = il y a trois tuiles ou aucune, pas { $count }
refusal-no-such-tile = Les tuiles vont de 1 à 8 ; l’entrée n° { $position } est { $number }.
    .clause = les tuiles vont de 1 à 8 ; l’entrée n° { $position } est { $number }
refusal-tile-twice = La tuile { $tile } est nommée plus d’une fois.
    .clause = la tuile { $tile } s’y trouve plus d’une fois
refusal-same-color-plazas = Les tuiles vont près de trois places de même couleur sur les deux faces ; cette roue en a { $count }.
    .clause = les tuiles demandent trois places de même couleur sur les deux faces, pas { $count }
refusal-numbering-count = La numérotation a six nombres, pas { $count }.
    .clause = six colonnes portent un nombre, pas { $count }
refusal-numbering-face = Les colonnes portent les nombres de 1 à 6 : la colonne { $column } ne peut pas porter { $value }.
    .clause = colonne { $column } : aucun dé ne montre { $value }
refusal-numbering-twice = Le nombre { $value } se trouve dans plus d’une colonne.
    .clause = { $value } se trouve dans plus d’une colonne
refusal-numbering-text = Écrivez les six nombres séparés par des espaces, comme 4 5 6 1 2 3.
refusal-no-such-day = La partie a les jours 1 à 8, pas { $day }.
    .clause = la partie a les jours 1 à 8, pas { $day }
refusal-no-such-struck-die = Le dé frappé n° { $position } ne peut pas être un { $value } : un dé montre de 1 à 6.
    .clause = dé frappé n° { $position } : aucun dé ne montre { $value }
refusal-struck-twice = Un dé frappé est nommé plus d’une fois : { $die }.
    .clause = un dé frappé est nommé plus d’une fois : { $die }
refusal-struck-too-early = Aucune feuille ne peut avoir été frappée avant la fin du matin du jour 3.
    .clause = aucune feuille ne peut avoir été frappée avant la fin du matin du jour 3
refusal-black-die = Le dé noir ne peut pas montrer { $value } : un dé montre de 1 à 6.
    .clause = dé noir : aucun dé ne montre { $value }
refusal-clear-die = Le dé transparent { $which } ne peut pas montrer { $value } : un dé montre de 1 à 6.
    .clause = dé transparent { $which } : aucun dé ne montre { $value }
refusal-dice-count = Entrez quatre dés, le noir d’abord : { $count ->
    [0] il n’y en a encore aucun
    [one] il y en a { $count }
   *[other] il y en a { $count }
}.
refusal-dice-text = « { $text } » n’est pas un nombre : saisissez les quatre dés, par exemple 3 1 3 6.
refusal-rolled-already = Les dés de cette demi-journée ont déjà été lancés.
    .clause = les dés de cette demi-journée ont déjà été lancés
refusal-not-rolled = La demi-journée ne peut pas finir avant le lancer de ses dés.
    .clause = la demi-journée ne peut pas finir avant le lancer de ses dés
refusal-over = La partie est finie.
    .clause = la partie est finie
refusal-dice-not-dealt = Ce ne sont pas les dés que donne le code { $code }.
    .clause = ce ne sont pas les dés que donne le code { $code }

refusal-too-many-built = { $building } : une rangée a 6 bâtiments, pas { $count }. Recomptez cette rangée.
refusal-no-such-circle = { $building } : un cercle contient 1, 2 ou 3, pas { $number }.
refusal-circle-count = Vérifiez les Cathédrales et les cercles : chaque Cathédrale dessinée remplit un cercle. Cathédrales saisies : { $cathedrals }, cercles remplis : { $circles }.
refusal-circle-too-often = Vérifiez les cercles de la feuille : { $due ->
    [0] aucune Cathédrale ne donne encore le nombre { $number }, mais il a été saisi
    [1] les Cathédrales ne donnent le nombre { $number } qu’une fois, mais il a été saisi { $circles } fois
   *[other] les Cathédrales ne donnent le nombre { $number } que deux fois, mais il a été saisi { $circles } fois
}. Les deux premières Cathédrales donnent 1, les deux suivantes 2, les deux dernières 3.
refusal-too-many-leftovers = Restes ({ $resource }) : 18 au plus, pas { $count }. Recomptez-les.
refusal-too-many-citizens = Il y a au plus 60 habitants, pas { $count }. Recomptez-les.

## The reckoning

building-fortress = Forteresse
building-counts-palace = Palais des comtes
building-great-hall = Grande Halle
building-city-hall = Hôtel de ville
building-cathedral = Cathédrale
building-bishopric = Évêché
resource-influence = influence
resource-deniers = deniers
resource-knowledge = connaissance
sheet-field-built = { $building }, nombre
sheet-field-circle = { $building }, cercle
sheet-field-leftovers = Reste : { $resource }
sheet-field-citizens = Habitants
warning-many-in-struck-columns = { $building } : { $count ->
    [one] { $count } bâtiment est dans une colonne frappée, et aucune Forteresse ne peut l’avoir sauvé. A-t-il été dessiné avant ?
   *[other] { $count } bâtiments sont dans des colonnes frappées, et aucune Forteresse ne peut les avoir sauvés. Ont-ils été dessinés avant ?
}
warning-too-many-before = { $buildings ->
    [one] Au moins { $buildings } bâtiment a dû être dessiné
   *[other] Au moins { $buildings } bâtiments ont dû être dessinés
} avant la frappe ({ $half-day }), après seulement { $half-days ->
    [one] { $half-days } demi-journée
   *[other] { $half-days } demi-journées
}. Seuls des bonus le permettent. Vérifiez les bâtiments de la feuille.
warning-tracks-without-citizens = { $tracks ->
    [one] Une piste d’habitants complète demande 20 habitants
   *[other] { $tracks } pistes d’habitants complètes demandent 20 habitants chacune
}, et il y en a { $citizens }. Vérifiez quelles pistes sont complètes.
results-leftovers = Ressources restantes
results-leftover-points = Ressources restantes, points
results-citizens = Habitants
award-builder = Truelle d’or
award-citizens = Le plus d’habitants
award-row = La meilleure rangée
award-purse = La bourse la plus pleine
results-points-of = { $building }, points
results-drawn = Bâtiments dessinés
results-circles = Nombres dans les cercles
results-tracks = { $name }, pistes entièrement entourées :
achievement-three-solo = Trois parties en solo
achievement-three-multiplayer = Trois parties à plusieurs
achievement-three-expansion = Trois parties avec Banquets et Raids
achievement-points = Au moins { $points } points
achievement-won-over-sixty = Une partie à plusieurs gagnée avec plus de 60 points
achievement-eighteen-from-one = 18 points d’un seul personnage
achievement-forty-citizens = Au moins 40 habitants
achievement-full-row = Les six : { $building }
achievement-resource-track = Piste complète : { $resource }
achievement-citizen-track = Piste complète des habitants : { $color-name }

## The desk

desk-roll = Lancer les dés
desk-close = Terminer la demi-journée
desk-enter = Placer ces dés
desk-throw = Dés, le noir d’abord
desk-throw-face = Ajouter un { $value }
desk-throw-black = { $value ->
    [0] Dé noir : pas encore de valeur
   *[other] Dé noir : { $value }
}
desk-throw-clear = { $value ->
    [0] Dé transparent { $which } : pas encore de valeur
   *[other] Dé transparent { $which } : { $value }
}
desk-offers = Choisissez un dé
desk-no-offers = Les dés n’ont pas encore été lancés.
desk-available = Dés disponibles : { $available }
desk-strike-grid = Dés frappés
desk-die-struck = { $die } : frappé ({ $when })
desk-die-struck-before = { $die } : frappé avant la reprise de la partie
desk-die-stands = { $die } : intact
desk-log-raid = { $tile } passée du côté Raid
desk-wheel = Roue
desk-plaza = Place { $number }, { $plaza }
desk-tile-at = Place { $number } : { $tile }
desk-destroyed = détruite
desk-black-die = dé noir { $value }
desk-clear-die = dé transparent { $value }

setup-expansion = Banquets et Raids
setup-expansion-about = Ajoute une tuile près de chacune des trois places à deux faces identiques.
setup-numbering = Nombres au-dessus des colonnes
setup-numbering-first = Première partie : { $numbers }
setup-numbering-rising = Croissant : { $numbers }
setup-numbering-falling = Décroissant : { $numbers }
setup-numbering-expert = Expert : ordre libre
setup-leftmost = Nombre le plus à gauche
setup-own-numbers = Nombres, de gauche à droite
setup-options-about = Le code, les numéros des colonnes, vos dés ou votre roue, un départ en cours de partie.
setup-dice = Dés
setup-dice-code = Lancés par l’application
setup-dice-entered = Lancés sur la table et saisis
setup-start = La partie commence le
setup-struck = Déjà frappés
setup-struck-about = Marquez les dés déjà barrés, pour que le crieur les connaisse. Sans marque, il compte à partir de maintenant.
setup-wheel = Roue
setup-wheel-code = Tirée du code
setup-wheel-entered = Comme elle est sur la table
setup-wheel-about = Appuyez sur une place pour passer à la couleur suivante, et sur le petit signe à côté pour la couleur de l’autre face.
setup-plaza-down = Place { $number }, autre face : { $color-name }
setup-tiles = Tuiles
setup-tiles-code = Tirées par le code
setup-tiles-entered = Comme elles sont sur la table
setup-tiles-about = Prenez une tuile sous la roue et posez-la près d’une des trois places de même couleur sur les deux faces. Là, appuyez dessus pour le côté Raid.
setup-same-color = Places de même couleur sur les deux faces : { $count } sur { $all }
setup-tiles-laid = Tuiles sur la roue : { $count } sur { $all }
setup-place-tile = Tuile près de la place { $number } : { $tile }
setup-place-empty = Tuile près de la place { $number } : aucune
setup-tile = Tuile { $tile }
setup-tile-laid = Tuile { $tile }, près de la place { $number }
setup-start-day = Commencer au jour { $day }
setup-start-half = { $half ->
    [morning] Commencer le matin
   *[afternoon] Commencer l’après-midi
}

guide-sheets = 1. Chacun prend une feuille et un crayon et numérote ses colonnes comme le dit la première annonce.
guide-open = 2. Le crieur joue aussi. Appuyez simplement sur Espace : cette touche fait toujours l’étape suivante.
guide-roll = 3. Espace lance les dés. Ils se posent sur leurs places ; chacun en choisit un, paie son prix et agit, tous en même temps.
guide-strike = 4. Le dé noir détruit sa place. Dès le jour 3, chacun barre aussi sur sa feuille le dé de ce nombre et de cette couleur, sauf si une Forteresse se dresse dans sa colonne.
guide-close = 5. Quand tout le monde est prêt, Espace termine la demi-journée. Après seize demi-journées, comptez vos points.
check-sheet = Une feuille et un crayon pour chacun.
check-number = Numérotez vos colonnes de gauche à droite.
check-resources = Vous commencez avec 3 ressources de chaque type.
check-tiles = Trois tuiles sont posées près de la roue : des banquets, jusqu’à ce que leur place soit détruite.
check-roll = Puis les dés sont lancés.
first-need = Ce qu’il vous faut
first-need-sheets = Une feuille de score et un crayon par personne. Imprimez les feuilles ici, ou prenez celles du jeu.
first-need-app = Ni roue ni dés : Town Crier lance, tourne la roue et annonce ce qui se passe. La personne qui s’en sert joue aussi.
first-need-time = Une à vingt personnes, et une demi-heure environ ; la première fois un peu plus.
first-before = Avant le premier lancer
first-before-number = Chacun numérote les six colonnes, de gauche à droite, comme c’est annoncé.
first-before-resources = Chacun commence avec 3 points d’influence, 3 deniers et 3 connaissances.
first-half-day = Une demi-journée
first-roll = Trois dés transparents et un noir sont lancés. Du plus petit au plus grand, ils se posent sur les quatre places de cette demi-journée, et un dé transparent prend la couleur de sa place.
first-strike = Le dé noir détruit sa place pour cette demi-journée. Dès le jour 3, il frappe aussi vos feuilles : barrez le dé de cette couleur et de cette valeur, sauf si une Forteresse se dresse dans cette colonne.
first-choose = Tous en même temps, chacun choisit un des dés restants et paie le prix de sa place. Plusieurs peuvent choisir le même.
first-act = Avec lui, vous faites une chose sur trois : gagner autant de ressources de sa couleur que sa valeur, construire un bâtiment de prestige, ou construire un bâtiment de fonction. L’influence change sa valeur, la connaissance sa couleur.
first-close = Quand tout le monde est prêt, la place détruite est retournée et la demi-journée suivante commence. Après chaque après-midi, la roue tourne.
first-end = La fin
first-end-count = Après huit jours, soit seize demi-journées, comptez vos points. Town Crier les additionne et signale ce qui est impossible.
hint-start = Vous commencez avec trois ressources de chaque type : influence (rouge), deniers (jaune) et connaissances (blanc).
hint-plazas = Une demi-journée se joue sur quatre places : maintenant sur celles-ci.
hint-prices = Le signe près de chaque place dit ce que le dé y coûte : rien, une ressource au choix, un denier ou deux deniers.
hint-color = Un dé transparent prend la couleur de sa place, ici : { $die }. Vous l’utilisez dans la partie de votre feuille qui a cette couleur.
hint-black = Le dé noir détruit sa place : personne ne l’utilise pendant cette demi-journée. Ensuite, elle revient sur son autre face.
coming-strikes = { $half-day } : les feuilles sont touchées aussi
hint-actions = Faites une chose avec votre dé : entourez autant de ressources que sa valeur, ou dessinez dans sa colonne un bâtiment de prestige ou de fonction.
hint-or = ou
hint-ask-free = Quel dé est gratuit ? Levez la main !
hint-free = C’est le { $die }. La première place ne coûte rien ; chacune des suivantes coûte plus cher.
hint-ask-gone = Quel dé personne ne peut-il choisir ?
hint-gone = C’est le { $die } : la place sous ce dé est détruite.
hint-ask-gain = Vous gagnez des ressources avec le { $die }. Combien en entourez-vous ?
hint-gained = Vous en entourez { $count } : autant que la valeur du dé.
hint-ask-dearest = Quel dé coûte le plus cher ?
hint-dearest = C’est le { $die }. Son prix : { $price }.
hint-tile-price = { $tile }. Prix de ce dé : { $price }.
hint-ready = Tout le monde agit en même temps. Quand tous sont prêts, la demi-journée se termine.
hint-afternoon = L’après-midi se joue sur les quatre places suivantes.
hint-taught = Vous savez maintenant comment jouer. Continuez : les conseils n’apparaissent plus que pour une nouveauté.
hint-last-day = C’est le dernier jour : il reste deux demi-journées.
hint-end = La partie est finie. Saisissez vos feuilles : Town Crier additionne les points.

room-number = Numérotez vos colonnes.
room-wait = Les dés vont être lancés.

## The hall of fame

hall-part = à partir de : { $half-day }
hall-struck = Dés frappés sur toutes les parties
hall-fair = résultat attendu de dés non pipés
hall-most-struck = Le plus souvent frappé par le dé noir, dès le jour 1 : { $die }, { $times } fois.

## Printing

print-numbered = Imprimer { $numbers } dans les dés, et le code
print-sheets = Imprimer les feuilles
print-sheets-title = Feuilles de score
print-card = Imprimer la carte
print-card-about = Le code, les nombres, la roue, les tuiles et le déroulement d’une demi-journée.
print-invitation = Une deuxième page avec le code QR pour les téléphones
print-report-title = Compte rendu
print-report = Imprimer le compte rendu
print-report-about = Les dés et les frappes de chaque demi-journée, et les points à la fin.

## Paper

paper-game = Troyes Dice
paper-player = Joueur
paper-code = Code { $code }
paper-sheets-title = Feuilles de score pour Troyes Dice
paper-card-title = La carte du crieur
paper-report-title = Partie de Troyes Dice : le récit
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Nobles
paper-district-yellow = Civils
paper-district-white = Religieux
paper-citizens = Habitants
paper-total = Total
paper-prices = Prix d’un dé
paper-none-free = Aucun gratuit, aucun payable : une ressource de chaque type au lieu d’agir.
paper-changes = Pour changer un dé
paper-change-value = valeur : 1 de plus ou de moins
paper-change-color = une autre couleur
paper-strikes = Le dé noir
paper-strikes-about = Dès le jour 3, barrez le dé de sa valeur et de la couleur de sa place, sauf si une Forteresse est dans la colonne.
paper-cathedrals = Cathédrales
paper-cathedrals-about = Écrivez 1, 1, 2, 2, 3, 3 en les bâtissant, près de la rangée montrée.
paper-card-columns = Colonnes, de gauche à droite
paper-card-prices = Prix d’un dé
paper-card-place = Empl. { $place }
paper-card-placing = Dans le sens horaire depuis la zone neutre : les quatre emplacements du matin, puis les quatre de l’après-midi ; mêmes prix.
paper-card-tiles = Tuiles en jeu
paper-card-half-day = À chaque demi-journée
paper-card-days = Jours
paper-step-roll = Lancer
paper-step-roll-about = Les trois dés transparents et le noir.
paper-step-place = Placer
paper-step-place-about = Du plus petit au plus grand sur les quatre emplacements de la demi-journée ; le noir avant un transparent de même valeur. Les dés transparents prennent la couleur de la place.
paper-step-strike = Frapper
paper-step-strike-about = Le dé noir détruit sa place. Dès le jour 3, chacun barre le dé de cette valeur et de cette couleur, sauf si une Forteresse se dresse dans sa colonne.
paper-step-choose = Choisir
paper-step-choose-about = Chacun prend un dé encore offert, paie et agit ; plusieurs peuvent prendre le même. Si aucun n’est gratuit, qui ne peut en payer aucun gagne 1 ressource de chaque type au lieu d’agir.
paper-step-end = Terminer
paper-step-end-about = Retournez la place détruite et remettez-la ; son banquet passe pour de bon du côté Raid.
paper-step-turn = Tourner
paper-step-turn-about = Après un après-midi, la petite roue tourne d’une encoche dans le sens horaire. Après le jour 8, comptez vos points.
paper-report-half-days = Demi-journées
paper-report-empty = Aucun dé n’a encore été lancé.
paper-report-raid = tuile { $tile } du côté Raid
paper-report-scores = Scores

# The pace of the table.
evening-short-with-end = { $minutes } min · encore { $end } min
evening = { $minutes } min de jeu{ $continued ->
    [yes] {" "}depuis la reprise
   *[no] {""}
} · demi-journées restantes : { $left }
evening-with-end = { $minutes } min de jeu{ $continued ->
    [yes] {" "}depuis la reprise
   *[no] {""}
} · demi-journées restantes : { $left } · encore { $end } min environ

## Arguments

args-plaza-count = il en faut neuf, les places 1 à 9, pas { $count }
args-plaza = chaque place est deux lettres parmi r, y et w, la couleur visible puis l’autre face, mais l’entrée { $position } est « { $text } »
args-same-color-plazas = les tuiles demandent une roue avec trois places de même couleur sur les deux faces, comme rr, yy et ww ; celle-ci en a { $count }
args-tile-count = il en faut trois, pour les places de même couleur dans le sens horaire depuis la place 1, pas { $count }
args-tile = chaque tuile est un nombre de 1 à 8, suivi d’un r si son côté Raid est visible, mais l’entrée { $position } est « { $text } »
args-tile-twice = chaque tuile n’existe qu’une fois, mais la tuile { $tile } est nommée plus d’une fois
args-numbering = écrivez first, 4+, 4- ou six nombres comme 4,1,6,2,5,3, pas « { $text } »
args-number-count = il faut six nombres, de gauche à droite, pas { $count }
args-number = chaque nombre va de 1 à 6, mais l’entrée { $position } est « { $text } »
args-number-twice = chaque nombre va dans une seule colonne, mais { $value } est nommé plus d’une fois
args-from = écrivez un jour de 1 à 8, puis m pour son matin ou a pour son après-midi, comme 3a, pas « { $text } »
args-struck = chaque dé est r, y ou w et un nombre de 1 à 6, comme w3, mais l’entrée { $position } est « { $text } »
args-struck-twice = chaque dé est frappé une fois, mais { $text } est nommé plus d’une fois
args-struck-early = les feuilles sont frappées à partir du matin du jour 3 ; cela ne va donc qu’avec --from 3a ou plus tard
args-dice-count = il faut quatre dés, le noir puis les trois transparents, pas { $count }
args-die = { $which ->
    [black] le dé noir
    [first] le premier dé transparent
    [second] le deuxième dé transparent
    [third] le troisième dé transparent
   *[other] le dé { $which }
} montre de 1 à 6, pas « { $text } »
args-dice-too-few = { $name } finit avant { $half ->
    [morning] le matin
   *[afternoon] l’après-midi
} du jour { $day } ; { $needed ->
    [one] il manque encore { $needed } ligne
   *[other] il manque encore { $needed } lignes
}
args-dice-too-many = { $name }, ligne { $line } : la partie est finie ; les dés à partir d’ici ne vont à aucune demi-journée

## A saved game

check-code = code { $code }
check-no-code = aucun code, roue et dés entrés
check-holds = { $file } : le fichier est en ordre : { $code } ; { $half ->
    [morning] matin
   *[afternoon] après-midi
} du jour { $day } ({ $number } sur { $all }), { $next ->
    [roll] dés pas encore lancés
    [close] dés lancés
   *[over] partie finie
} ; { $orders ->
    [one] { $orders } étape
   *[other] { $orders } étapes
}{ $undone ->
    [0] {""}
    [one] , { $undone } annulée
   *[other] , { $undone } annulées
}
damage-plaza = place { $number } : on y trouve { $found }, mais le code { $code } donne { $dealt }
damage-plaza-named = { $up ->
    [red] rouge
    [yellow] jaune
   *[white] blanc
} sur { $down ->
    [red] rouge
    [yellow] jaune
   *[white] blanc
}
damage-tile = tuile { $position } de la liste : on y trouve { $found }, mais le code { $code } donne { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } côté Banquet
   *[raid] { $tile } côté Raid
}
damage-nothing = rien
damage-dice = le { $black } noir et { $a }, { $b }, { $c } ne sont pas les dés que donne le code { $code }

## The rules

rules-half-day = Une demi-journée
rules-prices = La roue et les prix
rules-actions = Ce qu’un dé permet
rules-changes = Changer un dé
rules-buildings = Les six bâtiments
rules-citizens = Habitants et bonus
rules-strikes = Les frappes dès le jour 3
rules-tiles = Banquets et raids
rules-scoring = Décompte
rule-days = Une partie dure huit jours, chacun avec un matin et un après-midi : seize demi-journées.
rule-roll = Lancez les trois dés transparents et le noir.
rule-place = Les dés vont sur les quatre places de la demi-journée, le plus petit d’abord. À valeur égale, le noir passe devant.
rule-color = Un dé transparent prend la couleur de la place où il se trouve.
rule-destroy = Le dé noir détruit la place où il se trouve. Personne n’utilise cette place pendant la demi-journée.
rule-choose = Tous en même temps, les joueurs choisissent un des autres dés et paient son prix. Plusieurs peuvent prendre le même.
rule-rebuild = À la fin de la demi-journée, la place détruite est retournée et remise.
rule-turn = Après l’après-midi, la petite roue tourne d’une encoche dans le sens horaire et le jour suivant commence.
rule-red = Le rouge, ce sont les nobles et leur influence.
rule-yellow = Le jaune, ce sont les civils et leurs deniers.
rule-white = Le blanc, ce sont les religieux et leurs connaissances.
rule-plazas = Chacune des neuf places a deux faces. Trois d’entre elles ont la même couleur des deux côtés.
rule-other-side = Le petit signe sur une place indique la couleur de son autre face.
rule-neutral = La fenêtre avec le numéro du jour marque la zone neutre. Dans le sens horaire viennent les quatre places du matin, puis les quatre de l’après-midi.
rule-price-first = À chaque demi-journée, le premier emplacement est gratuit.
rule-price-second = Le deuxième emplacement coûte une ressource au choix.
rule-price-third = Le troisième emplacement coûte un denier.
rule-price-fourth = Le quatrième emplacement coûte deux deniers.
rule-none-free = Si aucun dé n’est gratuit et que vous ne pouvez en payer aucun, gagnez une ressource de chaque type au lieu d’agir.
rule-start = Vous commencez avec trois ressources de chaque type.
rule-numbers = Les six colonnes de chaque feuille portent les nombres 1 à 6, dans le même ordre pour tous.
rule-gain = Gagner des ressources : entourez-en autant que la valeur du dé, dans sa couleur.
rule-track = Les 6e, 12e et 18e ressources d’une piste donnent aussi un habitant de sa couleur.
rule-later = Ce que vous gagnez peut se dépenser dès la demi-journée suivante.
rule-prestige = Ou dessinez un bâtiment de prestige : celui de la couleur du dé, dans la colonne de sa valeur.
rule-work = Ou dessinez de la même façon un bâtiment de fonction.
rule-influence = Un point d’influence change la valeur de votre dé de 1, en plus ou en moins, autant de fois que vous pouvez payer.
rule-limits = Une valeur reste entre 1 et 6 : 6 et 1 ne sont pas voisins.
rule-knowledge = 2 connaissances changent la couleur de votre dé.
rule-deniers = Les deniers paient les dés des troisième et quatrième emplacements.
rule-rows = Chaque couleur a une rangée de six bâtiments de prestige et, dessous, une de six bâtiments de fonction.
rule-fortress = Forteresse : un habitant, rouge dans les deux colonnes de gauche, jaune dans les deux du milieu, blanc dans les deux de droite. Elle protège sa colonne des frappes.
rule-great-hall = Grande Halle, par colonne depuis la gauche. Première : 3 points d’influence par dé rouge disponible ; deuxième : 2 habitants rouges par dé rouge ; troisième : 3 deniers par dé jaune ; quatrième : 2 habitants jaunes par dé jaune ; cinquième : 3 connaissances par dé blanc ; sixième : 2 habitants blancs par dé blanc.
rule-available = Sont disponibles les dés qui peuvent être choisis pendant la demi-journée. Une couleur changée par la connaissance ne compte pas.
rule-cathedral = Cathédrale : à la fin, une rangée rapporte des points, par colonne depuis la gauche : Forteresses, Palais des comtes, Grandes Halles, Hôtels de ville, Cathédrales, Évêchés.
rule-cathedral-number = À côté de cette rangée, écrivez 1 pour vos deux premières Cathédrales, 2 pour les deux suivantes, 3 pour les deux dernières.
rule-palace = Palais des comtes : deux habitants rouges.
rule-city-hall = Hôtel de ville : deux habitants jaunes.
rule-bishopric = Évêché : deux habitants blancs.
rule-links = Un bonus entre deux voisins d’une rangée est à vous dès que les deux sont dessinés.
rule-citizen = Chaque habitant vaut un point.
rule-three-citizens = Trois habitants de chaque couleur : une ressource de chaque type.
rule-six-citizens = Six de chaque couleur, puis onze de chaque couleur : aussitôt un bâtiment de fonction au choix.
rule-fifteen-citizens = Quinze d’une couleur : aussitôt un bâtiment de prestige d’une des autres couleurs.
rule-twenty-citizens = Vingt d’une couleur : un habitant de chacune des autres couleurs.
rule-full-track = Les habitants sans place sur leur piste vont sur une autre.
rule-from-day-three = Dès le matin du jour 3, ce qui frappe une place frappe aussi chaque feuille.
rule-cross-out = Chacun barre le dé qui a la valeur du dé noir et la couleur de sa place.
rule-lost = Dans cette couleur de cette colonne, on ne bâtit plus rien. Ce qui est déjà dessiné reste.
rule-protected = Qui a une Forteresse dans cette colonne ne barre rien.
rule-already = Si ce dé est déjà barré, il ne se passe rien de plus.
rule-tiles = Trois tuiles au hasard se placent, côté Banquet visible, près des trois places d’une seule couleur sur leurs deux faces.
rule-tile-turns = Si le dé noir détruit une telle place, sa tuile passe côté Raid en fin de demi-journée, et y reste. La tuile 8 aussi, après avoir épargné la sienne.
rule-tile-whom = Une tuile concerne qui choisit le dé de sa place.
rule-tile-eight = La tuile 8 concerne tout le monde.
rule-end = La partie est finie après l’après-midi du jour 8.
rule-row-points = Une rangée qui porte un nombre rapporte ce nombre multiplié par ses bâtiments dessinés.
rule-leftovers = Deux ressources restantes d’un même type donnent un point.
rule-winner = Qui a le plus de points gagne ; à égalité, la victoire est partagée.

## The picture explained

explain-price = { $half ->
    [morning] Prix du matin
   *[afternoon] Prix de l’après-midi
} : { $price }
explain-costs = Prix : { $price }
explain-at = Aujourd’hui à la place { $number }.
explain-other-side = Autre face : { $side }
explain-destroyed = Détruite pendant cette demi-journée.
explain-neutral = Zone neutre au jour { $day }
legend-lit = En clair : cette demi-journée
legend-neutral = Jour et zone neutre
legend-free = 0 pointillé : gratuit
legend-any = Trois couleurs : une ressource au choix
legend-denier = Pièces : autant de deniers
legend-badge = Petit signe : couleur de l’autre face
legend-destroyed = Détruite : personne n’utilise cette place
legend-strikes = Dé barré : les feuilles sont frappées aussi
legend-tile = Banquet ou raid pour le dé voisin
