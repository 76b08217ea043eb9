# French. The game was written in French: the terms are those of its box and of the reviews that quote it.
#
# town crier = crier public · wheel = roue · notch = encoche · plaza = place (f.) · black die = dé noir ·
# clear die = dé transparent · morning, afternoon = matin, après-midi · tile = tuile · Banquets & Raids = Banquets et Raids ·
# influence, denier, knowledge = influence, denier, savoir · citizen = habitant · prestige building = bâtiment de prestige ·
# work building = bâtiment de fonction · Fortress = Forteresse · Great Hall = Grande Halle · Cathedral = Cathédrale ·
# Count's Palace = Palais des comtes · City Hall = Hôtel de ville · Bishopric = Évêché · sheet = feuille · to cross out = barrer
#
# A colored value is masculine (le 3 blanc), a plaza feminine (la place blanche). Before ; ! ? stands U+202F, before : U+00A0.

## Things

color = { $color ->
    [red] rouge
    [yellow] jaune
   *[white] blanc
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
order-roll = lancer de { $half-day }
order-close = fin de { $half-day }
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
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
price-denier = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
price-influence = { $count } influence
price-knowledge = { $count } savoir
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

effect-influence-by-two = 1 influence change sa valeur de 2 au plus
effect-no-influence = l’influence ne peut pas changer sa valeur
effect-free = le dé est gratuit
effect-one-denier-more = coûte 1 denier de plus
effect-cathedral-gains = Cathédrale, gagnez 1 ressource de chaque type
effect-one-knowledge-more = coûte 1 savoir de plus
effect-work-citizen = bâtiment de fonction, 1 habitant de plus de sa couleur
effect-value-nothing = sa valeur est 0, l’influence peut l’augmenter
effect-cheap-color = 1 savoir suffit pour changer sa couleur
effect-no-color-change = le savoir ne peut pas changer sa couleur
effect-fortress-citizens = Forteresse, 1 habitant rouge de plus et 1 jaune ou blanc de plus
effect-one-influence-more = coûte 1 influence de plus
effect-great-hall-counts = Grande Halle, comptez un dé de plus de sa couleur
effect-no-prestige = pas de bâtiment de prestige avec ce dé
effect-strike-ignored = le dé noir n’y frappe pas et peut être choisi
effect-clear-strikes = un dé transparent y frappe comme le dé noir

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
cry-none-free = Aucun dé n’est gratuit : qui ne peut en payer aucun gagne 1 ressource de chaque type.
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
headline-last-half-day = C’est la dernière demi-journée.
headline-plaza-struck = { $color ->
    [red] Le { $value } noir détruit la place rouge.
    [yellow] Le { $value } noir détruit la place jaune.
   *[white] Le { $value } noir détruit la place blanche.
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
        [red] La place rouge est reconstruite.
        [yellow] La place jaune est reconstruite.
       *[white] La place blanche est reconstruite.
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
headline-turned-to-raid = Raid { $tile } !
headline-day-began = Le jour { $day } commence.
headline-sheet-strikes-begin = Le dé noir frappe aussi vos feuilles
headline-last-day = C’est le dernier jour.
headline-sheets-struck = Barrez le { $value } { color } !
headline-already-struck = { $value } { color } : déjà frappé
headline-spared = { $color ->
    [red] La place rouge est épargnée
    [yellow] La place jaune est épargnée
   *[white] La place blanche est épargnée
}
headline-ended = La partie est finie

## The terminal

cli-code = Code : { $code }
cli-struck-before = Frappés avant la reprise de la partie : { $dice }.
cli-wheel = La roue, dans le sens horaire :
cli-notch = encoche { $notch } : { $plaza }
cli-neutral = zone neutre
cli-heading = { $half-day } ({ $number } sur { $all })
cli-dice = Dés : { $roll }.
cli-black-die = { $value } noir
cli-clear-die = { $value } { color }
cli-place = emplacement { $place } : { $die } (encoche { $notch } : { $plaza })
cli-place-destroyed = { $placed }, détruite
cli-choose = Choisissez-en un :
cli-available = Disponibles pour une Grande Halle : { $available }.
cli-plazas = { $half ->
    [morning] places du matin : { $plazas }
   *[afternoon] places de l’après-midi : { $plazas }
}
cli-next-roll = { $half ->
    [morning] Entrée lance les dés du matin du jour { $day }.
   *[afternoon] Entrée lance les dés de l’après-midi du jour { $day }.
}
cli-next-dice = { $half ->
    [morning] Entrée prend dans le fichier les dés du matin du jour { $day }.
   *[afternoon] Entrée prend dans le fichier les dés de l’après-midi du jour { $day }.
}
cli-ask-dice = { $half ->
    [morning] Les dés du matin du jour { $day }, le noir d’abord :
   *[afternoon] Les dés de l’après-midi du jour { $day }, le noir d’abord :
}
cli-next-close = { $half ->
    [morning] Quand tous ont choisi et agi, Entrée met fin au matin du jour { $day }.
   *[afternoon] Quand tous ont choisi et agi, Entrée met fin à l’après-midi du jour { $day }.
}
cli-input-ended = L’entrée standard est finie : le crieur s’arrête ici.

## Refusals

refusal-plaza-count = Une roue a neuf places, pas { $count }.
    .clause = la roue a neuf places, pas { $count }
refusal-tile-count = Trois tuiles sont en jeu, pas { $count }.
    .clause = il y a trois tuiles ou aucune, pas { $count }
refusal-no-such-tile = Les tuiles vont de 1 à 8 : la n° { $position } ne peut pas être { $number }.
    .clause = tuile { $position } : les tuiles vont de 1 à 8, pas { $number }
refusal-tile-twice = La tuile { $tile } est nommée plus d’une fois.
    .clause = la tuile { $tile } s’y trouve plus d’une fois
refusal-same-color-plazas = Les tuiles vont près de trois places de même couleur sur les deux faces ; cette roue en a { $count }.
    .clause = les tuiles demandent trois places de même couleur sur les deux faces, pas { $count }
refusal-numbering-count = La numérotation a six nombres, pas { $count }.
    .clause = six colonnes portent un nombre, pas { $count }
refusal-numbering-face = Les colonnes portent 1 à 6 : la colonne { $column } ne peut pas porter { $value }.
    .clause = colonne { $column } : aucun dé ne montre { $value }
refusal-numbering-twice = Le nombre { $value } se trouve dans plus d’une colonne.
    .clause = { $value } se trouve dans plus d’une colonne
refusal-numbering-text = Écrivez les six nombres séparés par des espaces, comme 4 5 6 1 2 3.
refusal-no-such-day = La partie a les jours 1 à 8, pas { $day }.
    .clause = la partie a les jours 1 à 8, pas { $day }
refusal-no-such-struck-die = Le dé frappé n° { $position } ne peut pas être un { $value } : un dé montre de 1 à 6.
    .clause = dé frappé n° { $position } : aucun dé ne montre { $value }
refusal-struck-twice = Un dé frappé est nommé plus d’une fois : { $die }.
    .clause = un dé frappé est nommé plus d’une fois : { $die }
refusal-struck-too-early = Aucune feuille ne peut avoir été frappée avant la fin du matin du jour 3.
    .clause = aucune feuille ne peut avoir été frappée avant la fin du matin du jour 3
refusal-black-die = Le dé noir ne peut pas montrer { $value } : un dé montre 1 à 6.
    .clause = dé noir : aucun dé ne montre { $value }
refusal-clear-die = Le dé transparent { $which } ne peut pas montrer { $value } : un dé montre 1 à 6.
    .clause = dé transparent { $which } : aucun dé ne montre { $value }
refusal-dice-count = Entrez quatre dés, le noir d’abord : { $count ->
    [0] il n’y en a encore aucun
    [one] il y en a { $count }
   *[other] il y en a { $count }
}.
refusal-dice-text = « { $text } » n’est pas un nombre : entrez les quatre dés comme 3 1 3 6.
refusal-code-empty = Un code a au moins une lettre ou un chiffre.
    .clause = un code a au moins une lettre ou un chiffre
refusal-code-too-long = Un code a au plus 32 lettres, chiffres et tirets, pas { $count }.
    .clause = un code a au plus 32 lettres, chiffres et tirets, pas { $count }
refusal-code-sign = Un code a des lettres, des chiffres et des tirets, pas « { $sign } ».
    .clause = un code a des lettres, des chiffres et des tirets, pas « { $sign } »
refusal-rolled-already = Les dés de cette demi-journée ont déjà été lancés.
    .clause = les dés de cette demi-journée ont déjà été lancés
refusal-not-rolled = La demi-journée ne peut pas finir avant le lancer de ses dés.
    .clause = la demi-journée ne peut pas finir avant le lancer de ses dés
refusal-over = La partie est finie.
    .clause = la partie est finie
refusal-not-dealt = Ce ne sont pas les dés que donne le code { $code }.
    .clause = ce ne sont pas les dés que donne le code { $code }

refusal-too-many-built = { $building } : une rangée a 6 bâtiments, pas { $count }.
refusal-no-such-circle = { $building } : un cercle contient 1, 2 ou 3, pas { $number }.
refusal-circle-count = { $circles ->
    [one] { $circles } cercle est rempli
   *[other] { $circles } cercles sont remplis
}, mais { $cathedrals ->
    [one] { $cathedrals } Cathédrale est dessinée
   *[other] { $cathedrals } Cathédrales sont dessinées
} : chaque Cathédrale en remplit un.
refusal-circle-too-often = { $circles ->
    [one] { $circles } cercle contient
   *[other] { $circles } cercles contiennent
} { $number }, et il n’en faut pas plus de { $due } : les deux premières Cathédrales écrivent 1, les deux suivantes 2, les deux dernières 3.
refusal-too-many-leftovers = Restes ({ $resource }) : 18 au plus, pas { $count }.
refusal-too-many-citizens = Il y a au plus 60 habitants, pas { $count }.
refusal-not-over = La partie n’est pas finie.
    .clause = la partie n’est pas finie
refusal-nobody = Aucune feuille n’est saisie.
    .clause = aucune feuille n’est saisie
refusal-no-name = Le joueur { $player } n’a pas de nom.
    .clause = le joueur { $player } n’a pas de nom
refusal-name-twice = Deux joueurs s’appellent { $name }.
refusal-sheet = { $name } : { $reason }
refusal-unknown-player = Personne de ce nom n’a joué : { $name }
refusal-two-players = { $one } et { $other } ont joué l’un contre l’autre : ce sont deux joueurs différents.

## The reckoning

building-fortress = Forteresse
building-counts-palace = Palais des comtes
building-great-hall = Grande Halle
building-city-hall = Hôtel de ville
building-cathedral = Cathédrale
building-bishopric = Évêché
resource-influence = influence
resource-deniers = deniers
resource-knowledge = savoir
sheet-field-built = { $building }, nombre
sheet-field-circle = { $building }, cercle
sheet-field-leftovers = Reste : { $resource }
sheet-field-citizens = Habitants
warning-many-in-struck-columns = { $building } : { $count ->
    [one] { $count } est dans une colonne frappée, et aucune Forteresse ne peut l’avoir sauvé. A-t-il été dessiné avant ?
   *[other] { $count } sont dans des colonnes frappées, et aucune Forteresse ne peut les avoir sauvés. Ont-ils été dessinés avant ?
}
warning-too-many-before = { $buildings ->
    [one] { $buildings } bâtiment a dû être dessiné
   *[other] { $buildings } bâtiments ont dû être dessinés
} avant la frappe ({ $half-day }), après { $half-days ->
    [one] { $half-days } demi-journée
   *[other] { $half-days } demi-journées
}. Seuls des bonus le permettent.
warning-tracks-without-citizens = { $tracks ->
    [one] Une piste d’habitants complète prend 20 habitants
   *[other] { $tracks } pistes d’habitants complètes prennent 20 habitants chacune
}, et il y en a { $citizens }.
results-date = Date
results-player = Joueur
results-leftovers = Ressources restantes
results-leftover-points = Ressources restantes, points
results-citizens = Habitants
results-points-of = { $building }, points
results-total = Total
results-rank = Rang
results-title = Décompte
results-drawn = Bâtiments dessinés
results-circles = Nombres dans les cercles
results-player-number = Joueur { $number }
results-name-of = Nom du joueur { $number }
results-cell = { $name }: { $field }
results-sum-of = { $name } : { $points } points, rang { $rank }
results-add = Ajouter un joueur
results-take = Retirer { $name }
results-bring-back = Remettre { $name }
results-tracks = { $name }, entouré jusqu’au bout :
results-hint = La saisie remplace ; Tab et les flèches avancent, Entrée descend. Une case vide compte pour 0.
results-copy-text = Copier en texte
results-copy-csv = Copier en CSV
results-copied = Les résultats sont dans le presse-papiers.
results-picture = Enregistrer l’image
results-cry = Proclamer le vainqueur et inscrire au tableau d’honneur
results-entered = La partie est au tableau d’honneur.
results-new = Nouveau pour { $name } : { $achievements }.
cry-winner = { $name } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
cry-winners = { $others } et { $last } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
cry-alone = { $name } finit la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
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

app-name = Town Crier
app-about = La roue, les dés et la voix de Troyes Dice
desk-continue = Reprendre cette partie
desk-continue-kept = Reprendre à l’étape précédente
desk-new-game = Nouvelle partie
desk-game-over = la partie est finie
desk-found = Une partie est en cours : { $at }
desk-found-code = Une partie est en cours : { $code }, { $at }
desk-code-is = Code { $code }
desk-undo = Annuler
desk-redo = Rétablir
desk-room = Fenêtre de la salle
desk-picture = Enregistrer l’image
desk-settings = Réglages
desk-muted = Son coupé. M rétablit la voix et les cloches.
desk-unmuted = La voix et les cloches s’entendent de nouveau.
desk-muted-sign = Son coupé
desk-help = Aide
desk-count = Compter les points
desk-reckoning = Décompte (F3)
desk-hall = Tableau d’honneur (F4)
desk-print = Imprimer (F6)
desk-more = Plus
desk-leave = Retour
desk-show-file = Ouvrir
desk-unshown = Aucun programme de ce système n’ouvre { $file }. Cherchez-le dans son dossier.
desk-close-page = Fermer
desk-return = Revenir à la partie (ceci est un retour en arrière)
desk-half-day-of = { $number } sur { $all }
desk-roll = Lancer les dés
desk-close = Finir la demi-journée
desk-enter = Placer ces dés
desk-throw = Dés, le noir d’abord
desk-throw-face = Ajouter un dé de { $value }
desk-offers = Choisissez un dé
desk-no-offers = Les dés ne sont pas encore lancés.
desk-available = Dés à compter : { $available }
desk-strike-grid = Colonnes et dés frappés
desk-die-struck = { $value } { $color } : frappé { $when }
desk-die-struck-before = { $value } { $color } : frappé avant la reprise de la partie
desk-die-stands = { $value } { $color } : intact
desk-log = Journal
desk-log-empty = Il ne s’est encore rien passé.
desk-log-raid = { $tile } passée du côté Raid
desk-wheel = Roue
desk-plaza = Place { $number }, { $plaza }
desk-destroyed = détruite
desk-black-die = dé noir { $value }
desk-clear-die = dé transparent { $value }
desk-undid = Annulé : { $order }. Rétablir : Ctrl+Maj+Z
desk-redid = Rétabli : { $order }. Annuler : Ctrl+Z
desk-looking = Une autre fenêtre de Town Crier mène cette partie ; celle-ci ne fait que regarder. Fermez l’autre et relancez celle-ci pour mener la partie ici.

setup-title = Une nouvelle partie
setup-back = Retour à la partie
setup-open = Ouvrir la partie
setup-mend = Corrigez ce qui est marqué, puis ouvrez la partie.
setup-no-preview = La roue s’affiche ici dès que tout convient.
setup-code = Code
setup-another-code = Un autre code
setup-code-about = Partout dans le monde, ce code donne la même roue et les mêmes dés. N’importe quel mot convient.
setup-expansion = Banquets et Raids
setup-expansion-about = Trois tuiles se placent près des places aux deux faces pareilles.
setup-numbering = Nombres au-dessus des colonnes
setup-numbering-first = Première partie : { $numbers }
setup-numbering-rising = Croissant : { $numbers }
setup-numbering-falling = Décroissant : { $numbers }
setup-numbering-expert = Expert : ordre libre
setup-leftmost = Nombre le plus à gauche
setup-own-numbers = Nombres, de gauche à droite
setup-players = Joueurs
setup-players-hint = Des noms séparés par des virgules, si vous voulez
setup-more = Plus : vos dés, votre roue, départ en cours de partie
setup-less = Moins
setup-dice = Dés
setup-dice-code = Lancés par l’application
setup-dice-entered = Lancés sur la table et saisis
setup-start = La partie commence le
setup-struck = Déjà frappés
setup-struck-about = Marquez les dés déjà barrés, pour que le crieur les connaisse. Sans marque, il compte à partir de maintenant.
setup-wheel = Roue
setup-wheel-code = Posée par le code
setup-wheel-entered = Comme elle est sur la table
setup-wheel-about = Dans le sens horaire, depuis l’encoche sous la zone neutre du jour 1 : la couleur visible, puis l’autre face.
setup-plaza-up = Place { $number }, face visible : { $color-name }
setup-plaza-down = Place { $number }, autre face : { $color-name }
setup-tiles = Tuiles
setup-tiles-code = Tirées par le code
setup-tiles-entered = Comme elles sont sur la table
setup-tiles-field = Dans le sens horaire depuis l’encoche 1 ; r pour le côté Raid
refusal-tile-text = « { $text } » n’est pas une tuile : écrivez leurs numéros comme 8 2 5r.

guide-title = Mener une partie
guide-sheets = 1. Chacun prend une feuille et un crayon et numérote ses colonnes comme le dit la première annonce.
guide-open = 2. Vous criez et jouez aussi : une seule touche, Espace, fait la prochaine chose à faire. Rien d’autre n’est nécessaire.
guide-roll = 3. Espace lance les dés. Ils se posent sur leurs places ; chacun en choisit un, paie son prix et agit, tous en même temps.
guide-strike = 4. Le dé noir détruit sa place. Dès le jour 3, chacun barre aussi ce dé, sauf si une Forteresse se dresse dans sa colonne.
guide-close = 5. Quand tout le monde est prêt, Espace finit la demi-journée. Après seize demi-journées, comptez.

keys-title = Touches
keys-next = Espace, Entrée, Page suivante
keys-next-about = la prochaine chose à faire
keys-undo = Ctrl+Z
keys-undo-about = annuler, autant de fois que vous voulez
keys-redo = Ctrl+Maj+Z
keys-redo-about = rétablir
keys-room = F5
keys-room-about = ouvrir ou fermer la fenêtre de la salle, pour un projecteur
keys-present = F11
keys-present-about = montrer ici la vue de la salle, puis de nouveau la table du crieur
keys-pause = P
keys-pause-about = suspendre le temps pour choisir, ou le reprendre
keys-more = +
keys-more-about = une minute de plus pour choisir
keys-hands-free = H
keys-hands-free-about = mains libres : le crieur termine, lance et annonce seul
keys-ready = R
keys-ready-about = mains libres : tout le monde est prêt
keys-reckoning = F3
keys-reckoning-about = compter les points
keys-hall = F4
keys-hall-about = le tableau d’honneur
keys-print = F6
keys-print-about = imprimer feuilles, carte du crieur ou compte rendu
keys-settings = F2
keys-settings-about = réglages
keys-mute = M
keys-mute-about = couper la voix et les cloches, et les rétablir
keys-keys = ? ou F1
keys-keys-about = cette page
keys-close = Échap
keys-close-about = ferme ce qui est ouvert, ne quitte jamais
keys-saved = Chaque étape est enregistrée avant d’être montrée. Fermez la fenêtre quand vous voulez.

room-title = Town Crier : la salle
room-number = Numérotez vos colonnes.
room-wait = Les dés vont être lancés.
room-count = Comptez vos points.

settings-title = Réglages
settings-language = Langue
settings-manner = Le crieur parle
settings-manner-plain = simplement
settings-manner-herald = comme un héraut
settings-theme = Couleurs
settings-theme-parchment = Parchemin
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-short = Bref
settings-motion-none = Aucun
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-larger = Très grande
settings-choosing = Temps pour choisir
settings-choosing-off = Sans limite
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Autre (s)
settings-room-language = Langue de la salle
settings-room-language-same = Comme le pupitre
settings-room = La fenêtre de la salle
settings-room-open = Ouverte
settings-room-about = Sur un écran, elle le remplit. Si cet écran manque, c’est une fenêtre ordinaire jusqu’à son retour.
settings-monitor-none = Une fenêtre ordinaire
settings-monitor-missing = { $name } (absent pour l’instant)
settings-aloud = Voix et cloches
settings-heard = On entend
settings-voice = La voix
settings-bells = Cloches et tambour
settings-muted = Son coupé (M)
settings-spoken = Langue parlée
settings-spoken-desk = Comme à l’écran
settings-loudness = Force et vitesse
settings-volume = Volume
settings-rate = Vitesse
settings-voice-name = Voix, par son nom
settings-voice-name-usual = celle du service
settings-aloud-try = Essayer
settings-aloud-sample = Oyez ! Voici la voix du crieur.
settings-no-speech = Aucun service vocal : installez speech-dispatcher et espeak-ng. Les annonces suivantes essaieront de nouveau ; la partie continue sans lui.
settings-no-sound = Aucun service sonore : démarrez PipeWire (avec pipewire-pulse) ou PulseAudio. Les annonces suivantes essaieront de nouveau ; la partie continue sans lui.
settings-silent-elsewhere = La voix ou le son de ce système ne répond pas : voyez ses réglages du son. Les annonces suivantes essaieront de nouveau ; la partie continue sans.
settings-silent = Ni la voix ni le son ne répondent : installez speech-dispatcher et espeak-ng, et démarrez PipeWire (avec pipewire-pulse) ou PulseAudio. Les annonces suivantes essaieront de nouveau ; la partie continue sans eux.
settings-unreadable = Impossible de lire { $file } ; les réglages sont ceux du début : { $error }
settings-unsaved = Impossible de garder les réglages dans { $file } : { $error }
picture-saved = L’image est dans { $file }
picture-unsaved = Impossible d’écrire l’image dans { $folder } : { $error }
picture-undrawn = impossible de la dessiner : { $text }

## The hall of fame

hall-title = Tableau d’honneur
hall-mend = Continuer avec ce qui est lisible ; le fichier abîmé est conservé
hall-mended = Parties lisibles : { $games }. Le fichier abîmé se trouve dans le dossier « kept » à côté du tableau d’honneur.
hall-replay = Jouer ce code
hall-empty = Aucune partie ici pour l’instant. À la fin d’une partie, comptez les points (F3) et proclamez le vainqueur : elle figurera ici.
hall-players = Joueurs
hall-games = Parties
hall-wins = Victoires
hall-best = Meilleur
hall-average = Moyenne
hall-achievements = { $name } : succès, { $count }
hall-codes = Codes
hall-of-code = { $code } : parties { $games }, meilleur { $best }
hall-scores = Points, partie après partie
hall-struck = Dés frappés sur toutes les parties
hall-fair = ce que donnent des dés justes
hall-export = Exporter
hall-import = Importer
hall-import-file = Chemin d’un fichier, ou déposez-le ici
hall-exported = Le tableau d’honneur est dans { $file }
hall-imported = Nouvelles parties : { $added }. Déjà ici : { $alike }. Laissées comme ici : { $stayed }.
hall-unread = { $file } ne peut pas être importé : { $error }

## Printing

print-title = Imprimer
print-count = Feuilles
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-per-page = Par page
print-one = une
print-two = deux
print-numbered = { $numbers }, imprimés dans les dés, avec le code
print-sheets = Imprimer les feuilles
print-written = Le PDF est dans { $file }
print-failed = L’impression a échoué.
print-sheets-title = Feuilles de score
print-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-card = Imprimer la carte
print-card-about = Le code, les nombres, la roue, les tuiles et le déroulement d’une demi-journée.
print-report-title = Compte rendu
print-report = Imprimer le compte rendu
print-report-about = Les dés et les frappes de chaque demi-journée, et les points à la fin.
print-no-game = Il faut une partie : ouvrez-en d’abord une.

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
paper-none-free = Aucun gratuit, aucun payable : 1 ressource de chaque type.
paper-changes = Pour changer un dé
paper-change-value = valeur : 1 de plus ou de moins
paper-change-color = une autre couleur
paper-strikes = Le dé noir
paper-strikes-about = Dès le jour 3, barrez sa valeur dans la couleur de sa place, sauf si une Forteresse est dans la colonne.
paper-cathedrals = Cathédrales
paper-cathedrals-about = Écrivez 1, 1, 2, 2, 3, 3 en les bâtissant, près de la rangée montrée.
paper-card-columns = Colonnes, de gauche à droite
paper-card-prices = Prix d’un dé
paper-card-place = Empl. { $place }
paper-card-placing = Les emplacements vont dans le sens horaire depuis la zone neutre, le matin comme l’après-midi.
paper-card-tiles = Tuiles en jeu
paper-card-half-day = À chaque demi-journée
paper-card-days = Jours
paper-step-roll = Lancer
paper-step-roll-about = Les trois dés transparents et le noir.
paper-step-place = Placer
paper-step-place-about = Du plus petit au plus grand sur les quatre emplacements de la demi-journée ; le noir avant un transparent de même valeur. Les dés transparents prennent la couleur de la place.
paper-step-strike = Frapper
paper-step-strike-about = Le dé noir détruit sa place. Dès le jour 3, chacun barre cette valeur dans cette couleur, sauf si une Forteresse se dresse dans sa colonne.
paper-step-choose = Choisir
paper-step-choose-about = Chacun prend un dé encore offert, paie et agit ; plusieurs peuvent prendre le même. Si aucun n’est gratuit, qui ne peut en payer aucun gagne 1 ressource de chaque type.
paper-step-end = Finir
paper-step-end-about = Retournez la place détruite et remettez-la ; son banquet passe pour de bon du côté Raid.
paper-step-turn = Tourner
paper-step-turn-about = Après un après-midi, la petite roue tourne d’une encoche dans le sens horaire. Après le jour 8, comptez vos points.
paper-report-half-days = Demi-journées
paper-report-empty = Aucun dé n’a encore été lancé.
paper-report-raid = tuile { $tile } du côté Raid
paper-report-scores = Scores

# The pace of the table.
pace-left = Secondes pour choisir : { $seconds }
pace-paused = Le temps est suspendu ; secondes pour choisir : { $seconds }
pace-time-up = Le temps est écoulé
pace-pause = Pause
pace-go-on = Reprendre
pace-more = Une minute de plus
pace-ready = Tout le monde est prêt
pace-stop = Arrêter
pace-hands-free-on = Le crieur continue seul. R : tout le monde est prêt. Toute autre touche l’arrête.
pace-hands-free-off = La partie est de nouveau entre vos mains.
evening = { $minutes } min · demi-journées restantes : { $left }
evening-with-end = { $minutes } min · demi-journées restantes : { $left } · encore { $end } min environ

## What the system says of a file

system-not-found = fichier ou dossier introuvable
system-denied = accès refusé
system-exists = existe déjà
system-not-a-folder = n’est pas un dossier
system-is-a-folder = est un dossier
system-full = le disque est plein
system-read-only = rien ne peut être écrit à cet endroit
system-bad-name = un fichier ne peut pas porter ce nom
system-not-text = son contenu n’est pas du texte
system-busy = un autre programme l’utilise
system-other = message du système : { $text }
system-numbered = { $what } (erreur système { $number })

## Damaged files

file-empty = le fichier est vide
file-foreign = ce n’est pas { $kind ->
    [hall] un tableau d’honneur enregistré
   *[game] une partie enregistrée
} par Town Crier : la première ligne dit autre chose
file-too-long = le fichier dépasse { $mib } Mio, ce qui est trop pour { $kind ->
    [hall] un tableau d’honneur
   *[game] une partie
}
file-not-text = ligne { $line }, colonne { $column } : ce qui s’y trouve n’est pas du texte
file-cut-short = le fichier est coupé : il s’arrête au milieu, à la ligne { $line }
file-syntax = ligne { $line }, colonne { $column } : { $what }
file-newer = il a été écrit par un Town Crier plus récent, au format { $format } : mettez Town Crier à jour pour l’ouvrir
file-no-such-format = il annonce le format 0, alors que le premier format est 1
file-another-game = il contient un autre jeu que { $ours } : { $found }
file-changed = il a été modifié ou abîmé après son enregistrement : la somme de contrôle de sa première ligne ne correspond pas
file-hall-game = partie { $game } : { $reason }
file-hall-id = l’identifiant d’une partie a 32 chiffres hexadécimaux en minuscules
file-hall-sheet = la feuille du joueur { $player } est impossible
file-hall-name-twice = les joueurs { $one } et { $other } ont le même nom
file-hall-twice = la partie { $game } s’y trouve deux fois
file-hall-order = la partie { $game } a été jouée avant celle du dessus

## Files that cannot be kept

store-damaged = { $file } : { $damage }{ $before ->
    [yes] {" "}(la version précédente est lisible)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] une autre fenêtre de Town Crier écrit dans ce tableau d’honneur ; réessayez dans un instant : { $file }
   *[game] cette partie est ouverte dans une autre fenêtre de Town Crier ; ici, on peut seulement la regarder : { $file }
}
store-unsavable = { $kind ->
    [hall] ce tableau d’honneur ne peut pas être enregistré, car il
   *[game] cette partie ne peut pas être enregistrée, car elle
} ne pourrait plus être { $kind ->
    [hall] rouvert
   *[game] rouverte
} : { $damage }
store-io = impossible { $doing ->
    [folder] de créer
    [lock] de verrouiller
    [read] de lire
    [move] de déplacer
    [remove] de supprimer
   *[write] d’écrire
} { $file } ({ $system }) : { $advice }
store-elsewhere = { $kind ->
    [hall] mettez le tableau d’honneur dans un autre dossier
   *[game] mettez la partie dans un autre dossier
}
store-advice = { $why ->
    [full] le disque est plein ; libérez de la place et continuez
    [denied] vous n’en avez pas le droit ; accordez-le ou { store-elsewhere }
    [read-only] rien ne peut y être écrit ; { store-elsewhere }
    [in-the-way] autre chose occupe la place ; déplacez-le ou { store-elsewhere }
   *[other] réessayez ou { store-elsewhere }
}
refusal-date = écrivez un jour de 1970 à 9999 comme 2026-02-28, pas « { $text } »

## Printing and the window

refusal-paper-count = imprimez de 1 à { $most } feuilles, pas { $count }
refusal-paper-letter = les polices d’impression n’ont pas de « { $letter } » : écrivez « { $name } » avec d’autres lettres
refusal-paper-writer = le PDF ne peut pas être créé : { $text }
refusal-no-paper = cette version n’imprime pas ; compilez-la avec la fonction paper, par exemple cargo build --features paper
refusal-no-display = la fenêtre a besoin d’un écran avec OpenGL, et il n’y en a pas ici ({ $text }) ; town-crier cry fonctionne dans un terminal
refusal-no-folders = ce système n’indique aucun dossier pour les fichiers d’une application ; indiquez un fichier avec --game FILE
refusal-no-desk = cette version n’a pas de fenêtre ; town-crier cry fonctionne dans un terminal

## Arguments

args-unknown = { $argument } : cet argument n’existe pas ici ; { $advice }
args-no-command = { $argument } : cette commande n’existe pas ; { $advice }
args-missing = { $argument } : il manque ; { $advice }
args-no-value = { $argument } : une valeur doit suivre ; { $advice }
args-takes-none = { $argument } : il est seul et ne prend pas de valeur ; { $advice }
args-desk-only = { $argument } : cette commande ne va pas avec les options de la fenêtre ; { $advice }
args-conflict = { $argument } : il ne va pas avec { $other } ; { $advice }
args-twice = { $argument } : il ne peut être donné qu’une fois ; { $advice }
args-not-text = un argument n’est pas écrit en UTF-8 ; { $advice }
args-other = { $text } ; { $advice }
args-see-help = voyez town-crier --help et town-crier cry --help
args-did-you-mean = vouliez-vous dire { $suggestion } ?
args-language = écrivez en, fr, de, es, it, nl, pl ou lt, pas « { $text } »
args-manner = écrivez plain ou herald, pas « { $text } »
args-format = écrivez text ou json, pas « { $text } »
args-paper = écrivez a4 ou letter, pas « { $text } »
args-per-page = écrivez 1 ou 2, pas « { $text } »
args-players = écrivez le nombre de feuilles, de 1 à { $most }, ou des noms séparés par des virgules, pas « { $text } »
args-words-json = --lang et --manner : ils choisissent des mots pour les gens, et --format json n’en a pas ; retirez-les
args-step-json = il attend les gens, et --format json est pour les programmes ; retirez l’un des deux
args-aloud-json = il parle aux gens, et --format json est pour les programmes ; retirez l’un des deux
args-step-input = il attend Entrée là où --dice - lit les dés ; retirez l’un des deux
args-enter = impossible de lire Entrée sur l’entrée standard : { $system }
args-output = impossible d’écrire les annonces : { $system }
args-unread = { $file } : le fichier ne peut pas être lu : { $system }
args-unwritten = { $file } : le fichier ne peut pas être écrit : { $system }
args-standard-input = entrée standard
args-standard-output = sortie standard

## Arguments

args-plaza-count = il en faut neuf, pour les encoches 0 à 8, pas { $count }
args-plaza = chaque place est deux lettres parmi r, y et w, la couleur visible puis l’autre face, mais l’entrée { $position } est « { $text } »
args-same-color-plazas = les tuiles demandent une roue avec trois places de même couleur sur les deux faces, comme rr, yy et ww ; celle-ci en a { $count }
args-tile-count = il en faut trois, pour les places de même couleur dans le sens horaire depuis l’encoche 0, pas { $count }
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
args-dice-open = impossible de lire { $file } : { $system }
args-dice-read = { $name } : impossible de lire après la ligne { $line } : { $system }
args-dice-line = { $name }, ligne { $line } : { $wrong }
args-dice-count = il faut quatre dés, le noir puis les trois transparents, pas { $count }
args-die = { $which ->
    [black] le dé noir
    [first] le premier dé transparent
    [second] le deuxième dé transparent
    [third] le troisième dé transparent
   *[other] le dé { $which }
} montre 1 à 6, pas « { $text } »
args-dice-long = la ligne a plus de { $most } signes
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
damage-code = son code n’en est pas un : { $reason }
damage-plaza = encoche { $notch } : on y trouve { $found }, mais le code { $code } donne { $dealt }
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
damage-setup = les règles refusent cette mise en place : { $reasons }
damage-order = étape { $order } : { $reason }
damage-dice = le { $black } noir et { $a }, { $b }, { $c } ne sont pas les dés que donne le code { $code }
damage-done = { $done } étapes devraient compter, mais il n’y en a que { $orders }
damage-sheets-without-day = il contient des feuilles, mais pas le jour de leur décompte
damage-date = le jour du décompte : { $reason }
