# French. The names of cards and buildings as a French reader knows them.

### Things

amount = { $good ->
    [denier] { $count ->
        [1] un denier
       *[other] { $count } deniers
    }
    [influence] { $count } d’influence
   *[point] { $count ->
        [1] un point
       *[other] { $count } points
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] rouge
    [white] blanc
   *[yellow] jaune
}
building-name = { $building ->
    [palace] Palais
    [bishopric] Évêché
   *[city-hall] Hôtel de ville
}
color-dice = { $color ->
    [red] dés rouges
    [white] dés blancs
   *[yellow] dés jaunes
}
activity-name = { $activity ->
    [artisan] Artisan
    [merchant] Marchand
    [miller] Meunier
    [innkeeper] Aubergiste
    [blacksmith] Forgeron
    [militiaman] Milicien
    [journeyman] Compagnon
    [goldsmith] Orfèvre
    [sculptor] Sculpteur
    [tithe] Dîme
    [monk] Moine
    [priest] Prêtre
    [apprenticeship] Apprentissage
    [confession] Confession
    [templar] Templier
    [pilgrimage] Pèlerinage
    [procession] Procession
    [glassblower] Souffleur de verre
    [archer] Archer
    [chivalry] Chevalerie
    [diplomat] Diplomate
    [hunting] Chasse
    [mercenary] Mercenaire
    [tax-collector] Percepteur
    [captain] Capitaine
    [joust] Joute
    [troubadour] Troubadour
    [baker] Boulanger
    [prior] Prieur
   *[banquet] Banquet
}
event-name = { $event ->
    [marauding] Maraude
    [drought] Sécheresse
    [support] Soutien
    [civil-war] Guerre civile
    [wayfarers] Voyageurs
    [theological-conflict] Conflit théologique
    [heresy] Hérésie
    [traveling-builders] Bâtisseurs itinérants
    [interrupted-work] Travaux interrompus
    [brigands] Brigands
    [conflict-of-succession] Conflit de succession
    [skirmishes] Escarmouches
    [war] Guerre
    [normans-attack] Attaque des Normands
   *[resistance] Résistance
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urbain IV
    [thibaut-2] Thibaut II
    [hugues-de-payns] Hugues de Payns
    [le-florentin] Le Florentin
   *[henry-1] Henri Ier
}
seat-name = Joueur { $seat }
owner-gray = Gris
owner-roy = le Roy
joined = { $others } et { $last }
event-copy = { $event } { $copy }
building-rows = { $building } : rangées

### What activities do

effect-gain = Gagnez { $gains }
effect-trade = Payez { $pays } et gagnez { $gains }
effect-citizens = Choisissez à chaque fois le Palais ou l’Évêché et gagnez { $gains } pour chacun de vos habitants qui s’y tient debout
effect-cathedral = Gagnez { $gains } par groupe de { $every } de vos cubes sur la Cathédrale
effect-events = Gagnez { $gains } pour chaque événement où vous avez un cube, Maraude comprise
effect-yellow-dice = Gagnez { $gains } pour chaque dé jaune de tous les quartiers
effect-red-dice = Gagnez { $gains } pour chaque dé rouge du quartier qui en a le plus
effect-most-dice = Qui a encore le plus de dés gagne { $gains } ; à égalité, tous le gagnent
effect-red-sum = Gagnez { $gains } si personne n’a encore plus que vous en dés rouges ; à égalité, tous le gagnent
effect-tax = { $neutral ->
    [roy] La banque vous paie 2 deniers par habitant de le Roy debout à l’Hôtel de ville
   *[gray] Chacun vous paie un denier par habitant debout à l’Hôtel de ville, et la banque un par habitant gris
}
effect-roll-cube = Lancez un dé : à partir de { $least }, posez un cube sur un événement
effect-dice-cubes = Posez sur un événement un cube par dé restant dans votre quartier ({ $dice })
effect-paid-cube = Payez { $pays } et posez un cube sur un événement
effect-later = Un cube change un groupe plus tard : { $effect }
effect-group-plus = { $dice }, { $plus } de plus en tout (pas pour placer ici : { $building })
effect-dice-plus = { $dice }, { $plus } de plus chacun, même au-delà de 6 (pas pour placer ici : { $building })
effect-any-plus = chaque dé vaut { $plus } de plus, même au-delà de 6 (pas pour Évêché, Hôtel de ville ni Cathédrale)
effect-dice-worth = chaque dé vaut { $worth }, couleurs mêlées ou non (pas pour Évêché, Hôtel de ville ni Cathédrale)
effect-act-as = { $dice } comme { $others }
effect-one-acts-as = { $dice }, un seul, qui vaut comme { $times } { $others } ; acheté, il coûte 2 deniers
effect-free = { $dice }, un au plus de chaque autre quartier, gratuitement

### What events do

threat-black = { $count ->
    [0] aucun dé noir
    [1] un dé noir
   *[other] { $count } dés noirs
}
threat-lose = Chacun perd { $lost }
threat-citizens = Chacun perd { $lost } par habitant debout ici : { $building }
threat-gray-cubes = { $neutral ->
    [roy] Un cube de le Roy sur chacun des { $events } événements les plus proches à gauche
   *[gray] Un cube gris sur chacun des { $events } événements les plus proches à gauche
}
threat-gray-citizen = { $neutral ->
    [roy] Un dé dit à quelle place vient un habitant de le Roy : { $building }
   *[gray] Un dé dit à quelle place vient un habitant gris : { $building }
}
threat-build = { $neutral ->
    [roy] Un cube de le Roy sur la Cathédrale, pour un point : au niveau le plus bas qui a une case libre, sur la plus petite valeur
   *[gray] Un cube gris sur la Cathédrale : au niveau le plus bas qui a une case libre, sur la plus petite valeur
}
threat-unbuild = Un cube quitte la Cathédrale : au niveau le plus haut qui a un cube, sur la plus grande valeur
threat-last-cubes = Le dernier cube posé quitte chaque événement

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] les habitants debout dans les trois bâtiments
    [urbain-4] les cubes sur la Cathédrale
    [thibaut-2] les deniers
    [hugues-de-payns] l’influence
    [le-florentin] les maîtres sur les activités
   *[henry-1] les cartes événement gagnées
}
merit = { $character } récompense { $what } : un point pour { $one } ou plus, 3 points pour { $three } ou plus, 6 points pour { $six } ou plus

### What is printed on the cards

figure-name = { $figure ->
    [hire] Coût d’un maître
    [per] Somme des dés divisée par
    [number] Numéro au dos
    [timing] Quand elle agit
    [fought] Combattu avec
    [banners] Bannières
    [first] Points pour le plus de cubes
    [second] Points pour le deuxième
    [calls] Couleur appelée
   *[black] Dés noirs
}
figure-word = { $word ->
    [red] rouge
    [white] blanc
    [yellow] jaune
    [any] n’importe quelle couleur
    [now] aussitôt
   *[later] plus tard, par des cubes
}
figure-space = Points de la case { $number }
figure-row = Rangée de la valeur { $number }
figure-told = { $figure } : { $value }, { $source }
figure-open = { $figure } : ouvert

### What is done now

phase-draw = { $wanted ->
    [red] Un événement rouge arrive
    [second] Un deuxième événement rouge arrive
    [white] Un événement blanc arrive
    [yellow] Un événement jaune arrive
   *[color] Quelle couleur la carte rouge appelle-t-elle ?
}
phase-settle = { $who } place un habitant
phase-reveal = Révélez les activités
phase-income = Revenus et salaires
phase-workforce = Lancez les dés
phase-resolve = Maintenant : { $event }
phase-push = { $event } : qui sort ?
phase-roll-black = Lancez les dés noirs
phase-counter = { $who } affronte un dé noir
phase-act = À { $who } de jouer
phase-shoot = { $who } lance pour l’Archer
phase-aim = { $who } vise des événements
phase-close = La manche se termine
phase-show = Montrez les personnages
phase-over = La partie est finie

### What is announced

count-name = { $count ->
    [deniers] deniers
    [influence] influence
    [points] points
    [citizens] habitants
    [cubes] cubes
   *[cards] cartes événement
}
effect-none = { $why ->
    [all-gray-in-play] tous les habitants gris sont en jeu
    [lies-there] un habitant de cette couleur y est déjà couché
    [no-event] aucun autre événement ne peut recevoir de cube
    [cathedral-full] la Cathédrale est pleine
    [cathedral-empty] la Cathédrale est vide
    [spares-roy] il épargne le Roy
   *[no-cubes] aucun événement n’a de cube
}
amount-dice = { $dice } : { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who } : { $amount }
headline-of = { $who } : { $what }
headline-what = { $what }
headline-round = Manche { $round }
headline-last-round = La dernière manche !
headline-last-done = La dernière manche est finie
headline-house-figures = Valeurs maison
headline-start = Premier joueur : { $who }
headline-untold = Tout n’a pas été saisi
headline-corrected = Corrigé
headline-won = Victoire : { $who }
headline-undecided = Le décompte reste ouvert
headline-passes = { $who } passe
headline-places = { $who } place un habitant
headline-home = Les habitants rentrent
headline-black = Dés noirs : { $faces }
headline-agriculture = Agriculture : { $who }
headline-unsaid = Dés utilisés : { $who }
cry-opening = { $who } commence. La partie compte { $rounds } manches.
cry-house-figures = Les valeurs des cartes sont les nôtres, pas celles de la boîte.
cry-settles = { $who } place { $left ->
    [1] son dernier habitant
   *[other] un de ses { $left } habitants restants
}.
cry-settled = Un habitant ({ $who }) : { $building }.
cry-filled = Des habitants gris prennent les places libres : { $where }.
cry-round = La manche { $round } commence.
cry-last-round = C’est la dernière manche !
cry-revealed = Nouvelles activités : { $cards }.
cry-does = { $card } : { $effect }.
cry-paid = Chacun reçoit { $income }. Salaires : { $list }.
cry-short = { $who } ne peut pas tout payer et perd { $lost }.
cry-rolled = { $who } a { $dice }.
cry-thrown = Dés dans la ville : { $count }.
cry-entered = Nouvel événement : { $event }. { $effect }.
cry-calls = { $event } appelle : { $color }.
cry-calls-red = { $event } appelle un deuxième événement rouge, pris dans la boîte.
cry-no-card = Cette pile est vide, aucune carte ne vient : { $color }.
cry-took = { $event } amène { $dice }.
cry-event-die = { $event } : le dé montre { $face }.
cry-struck = { $event } coûte : { $list }.
cry-no-effect = { $event } est sans effet : { $why }.
cry-cubed = { $who } pose des cubes sur { $event } : { $count }.
cry-uncubed = Un cube ({ $who }) quitte { $event }.
cry-built = { $who } construit la Cathédrale : { $sites }.
cry-unbuilt = La Cathédrale perd un cube ({ $who }) : chantier { $sites }.
cry-placed = { $who } place un habitant : { $building }.
cry-expelled = Un habitant ({ $who }) est expulsé : { $building }.
cry-black-rolled = Des dés noirs menacent la ville : { $faces }.
cry-faces = { $who } affronte ce dé noir : { $face }.
cry-countered = { $who } repousse { $faces } avec { $sum } et gagne { $gains }.
cry-uncountered = { $who } ne peut pas repousser { $face } et perd { $lost }.
cry-rerolled = { $who } paie { $price } et relance : { $faces }.
cry-turned-over = { $who } paie { $price } et retourne des dés : { $faces }.
cry-recruited = { $who } paie { $price } et obtient un habitant.
cry-bought = { $who } paie des dés : { $list }.
cry-hired = { $who } engage un maître : { $card }.
cry-used = { $who } utilise { $card } : { $times ->
    [1] une fois
   *[other] { $times } fois
}.
cry-divided = Les dés : { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , arrondi à l’inférieur.
}
cry-agriculture = { $who } cultive la terre.
cry-unsaid = { $who } utilise des dés.
cry-stored = { $who } pose des cubes sur { $card } pour plus tard : { $count }.
cry-shot = { $who } lance { $faces }. Touches : { $count }.
cry-gained = { $who } gagne { $gains }.
cry-pays = { $who } paie { $lost }.
cry-lost = { $who } perd { $lost }.
cry-beaten = { $event } : c’est repoussé. Points : { $list }. La carte va à { $owner }.
cry-beaten-nobody = { $event } : c’est repoussé. Points : { $list }. Personne ne prend la carte.
nobody-gains = aucun
cry-acts = À { $who } de jouer.
cry-pushes = Qui y est expulsé ? { $event }.
cry-aims = { $who } choisit des événements pour des cubes : { $count }.
cry-passed = { $who } passe.
cry-pass-deniers = Un denier de plus pour avoir passé : { $who }.
cry-round-done = La manche est finie.
cry-last-done = La dernière manche est finie.
cry-home = Les habitants expulsés rentrent : { $list }.
cry-start = { $who } commence maintenant.
cry-inexact = Tout n’a pas été saisi. Peut-être faux pour { $who } : { $what }.
cry-untold = Tout n’a pas été saisi : certains nombres sont peut-être faux.
cry-booked = Inscrit dans le livret de cartes : { $card }.
cry-corrected = Corrigé : { $what }.
cry-shown = { $who } avait : { $characters }.
cry-over = La partie est finie.
cry-won = { $who } gagne avec { $points }.
cry-shared = { $who } partagent la victoire, { $points } chacun.
cry-standing = Place { $place } : { $who }, avec { $points }.
cry-undecided = On ne sait pas encore qui gagne : il manque quelque chose au décompte.

### Corrections

corrected-purse = { $who } a { $amount }
corrected-exact = juste pour { $who } : { $what }
corrected-standing = { $building }, debout : { $who } { $count }
corrected-lying = { $building }, couché : { $who }
corrected-not-lying = { $building }, pas couché : { $who }
corrected-supply = habitants en réserve ({ $who }) : { $count }
corrected-tradesmen = { $card }, maîtres : { $list }
corrected-stored = { $card }, cubes : { $who } { $count }
corrected-event = { $event }, cubes : { $list }
corrected-left = { $event } va à { $who }
corrected-left-nobody = { $event } ne va à personne
corrected-cathedral = Cathédrale, chantier { $site }, niveau { $level } : { $who }
corrected-die = le dé { $number } ({ $who }) montre { $face }
corrected-start = { $who } est premier joueur
corrected-turn = à { $who } de jouer
corrected-passed = { $who } a passé, avec { $amount }
corrected-not-passed = { $who } n’a pas passé

### What cannot be

step-name = { $step ->
    [settle] placement des habitants
    [reveal] nouvelles activités
    [income] revenus et salaires
    [workforce] lancer des dés
    [draw] nouveaux événements
    [resolve] effet des événements
    [push] qui est expulsé
    [roll-black] lancer des dés noirs
    [counter] repousser les dés noirs
    [act] actions
    [shoot] lancer pour des cubes
    [aim] choix d’événements pour des cubes
    [close] fin de la manche
    [show] montrer les personnages
   *[over] la partie est finie
}
refusal-not-now = Ce n’est pas possible maintenant. En ce moment : { $step }.
    .clause = ce n’est pas possible maintenant. En ce moment : { $step }
refusal-player-count = De { $least } à { $most } joueurs peuvent jouer, pas { $count }.
    .clause = de { $least } à { $most } joueurs peuvent jouer, pas { $count }
refusal-no-such-start = La place { $number } ne peut pas commencer : personne n’y est assis.
    .clause = la place { $number } ne peut pas commencer : personne n’y est assis
refusal-crowd = Autant d’habitants ne peuvent pas s’y tenir : { $building }, { $count }.
    .clause = autant d’habitants ne peuvent pas s’y tenir : { $building }, { $count }
refusal-gray-count = Habitants gris nécessaires en tout : { $needed }, indiqués : { $count }.
    .clause = habitants gris nécessaires en tout : { $needed }, indiqués : { $count }
refusal-character-players = Des personnages sont nommés pour { $named } joueurs, mais { $count } jouent.
    .clause = des personnages sont nommés pour { $named } joueurs, mais { $count } jouent
refusal-character-count = Personnages ({ $who }) : il en faut { $needed }, pas { $named }.
    .clause = personnages ({ $who }) : il en faut { $needed }, pas { $named }
refusal-character-twice = Un personnage y est deux fois : { $character }.
    .clause = un personnage y est deux fois : { $character }
refusal-character-dealt = { $who } en a reçu d’autres.
    .clause = { $who } en a reçu d’autres
refusal-no-space = Aucune place n’y est libre : { $building }.
    .clause = aucune place n’y est libre : { $building }
refusal-reveal-color = { $card } n’est pas de cette couleur : { $color }.
    .clause = { $card } n’est pas de cette couleur : { $color }
refusal-reveal-round = { $card } ne vient pas à cette manche.
    .clause = { $card } ne vient pas à cette manche
refusal-bonus = { $card } est une carte bonus, et la partie se joue sans elles.
    .clause = { $card } est une carte bonus, et la partie se joue sans elles
refusal-short-seat = Personne n’est assis à la place { $number }.
    .clause = personne n’est assis à la place { $number }
refusal-short-order = { $who } est cité deux fois ou dans le désordre.
    .clause = { $who } est cité deux fois ou dans le désordre
refusal-short-computed = Ce que { $who } peut payer est compté automatiquement.
    .clause = ce que { $who } peut payer est compté automatiquement
refusal-short-nothing = { $who } n’a rien à payer.
    .clause = { $who } n’a rien à payer
refusal-roll-players = Des dés sont nommés pour { $named } joueurs, mais { $count } jouent.
    .clause = des dés sont nommés pour { $named } joueurs, mais { $count } jouent
refusal-roll-dice = { $who }, { $dice } : { $needed }, pas { $named }.
    .clause = { $who }, { $dice } : { $needed }, pas { $named }
refusal-roll-count = Dés à lancer : { $needed }, pas { $named }.
    .clause = dés à lancer : { $needed }, pas { $named }
refusal-event-deck = { $event } est d’une autre pile.
    .clause = { $event } est d’une autre pile
refusal-event-came = { $event } est déjà venu.
    .clause = { $event } est déjà venu
refusal-black-known = Les dés noirs sont connus, ne les saisissez pas : { $event }.
    .clause = les dés noirs sont connus, ne les saisissez pas : { $event }
refusal-black-open = Saisissez le nombre de dés noirs : { $event }.
    .clause = saisissez le nombre de dés noirs : { $event }
refusal-banners-known = Les valeurs de la carte disent déjà si c’est repoussé : { $event }.
    .clause = les valeurs de la carte disent déjà si c’est repoussé : { $event }
refusal-rewards-known = Les récompenses sont connues, ne les saisissez pas : { $event }.
    .clause = les récompenses sont connues, ne les saisissez pas : { $event }
refusal-event-no-cube = { $event } ne reçoit pas de cube par là, ou est cité deux fois.
    .clause = { $event } ne reçoit pas de cube par là, ou est cité deux fois
refusal-reward-order = La seconde récompense dépasse la première : { $event }.
    .clause = la seconde récompense dépasse la première : { $event }
refusal-nobody-there = Personne de cette couleur ne peut y être expulsé : { $building }, { $who }.
    .clause = personne de cette couleur ne peut y être expulsé : { $building }, { $who }
refusal-lies-there = Un de cette couleur y est déjà couché, donc aucun autre ne peut être expulsé : { $building }, { $who }.
    .clause = un de cette couleur y est déjà couché, donc aucun autre ne peut être expulsé : { $building }, { $who }
refusal-no-dice = Aucun dé n’est choisi.
    .clause = aucun dé n’est choisi
refusal-no-such-die = Il n’y a pas de dé { $number } ici.
    .clause = il n’y a pas de dé { $number } ici
refusal-die-gone = Le dé { $number } est déjà utilisé.
    .clause = le dé { $number } est déjà utilisé
refusal-die-order = Le dé { $number } est cité deux fois ou dans le désordre.
    .clause = le dé { $number } est cité deux fois ou dans le désordre
refusal-no-such-black = Il n’y a pas de dé noir { $number }, ou il est parti.
    .clause = il n’y a pas de dé noir { $number }, ou il est parti
refusal-black-order = Le dé noir { $number } est cité deux fois ou dans le désordre.
    .clause = le dé noir { $number } est cité deux fois ou dans le désordre
refusal-not-highest = Le dé noir le plus haut doit en être : { $face }.
    .clause = le dé noir le plus haut doit en être : { $face }
refusal-too-small = Il faut { $needed }, les dés valent { $sum }.
    .clause = il faut { $needed }, les dés valent { $sum }
refusal-could-counter = Tous les dés du quartier valent { $sum }, et { $needed } suffisent : il faut repousser le dé noir.
    .clause = tous les dés du quartier valent { $sum }, et { $needed } suffisent : il faut repousser le dé noir
refusal-goods = Nécessaire : { $price }, disponible : { $has }.
    .clause = nécessaire : { $price }, disponible : { $has }
refusal-turn-dice = On peut retourner d’un à trois dés, pas { $count }.
    .clause = on peut retourner d’un à trois dés, pas { $count }
refusal-all-in-play = Tous les habitants de ce joueur sont en jeu.
    .clause = tous les habitants de ce joueur sont en jeu
refusal-group-dice = Un groupe a d’un à trois dés, pas { $count }.
    .clause = un groupe a d’un à trois dés, pas { $count }
refusal-act-die-none = Ce dé n’existe pas : { $who }, { $number }.
    .clause = ce dé n’existe pas : { $who }, { $number }
refusal-act-die-gone = Ce dé est déjà utilisé : { $who }, { $number }.
    .clause = ce dé est déjà utilisé : { $who }, { $number }
refusal-act-die-twice = Ce dé est cité deux fois : { $who }, { $number }.
    .clause = ce dé est cité deux fois : { $who }, { $number }
refusal-colors = Les dés sont de couleurs différentes.
    .clause = les dés sont de couleurs différentes
refusal-wrong-color = Il faut des { $dice }.
    .clause = il faut des { $dice }
refusal-no-stored-cube = Ce joueur n’a pas de cube sur { $card }.
    .clause = ce joueur n’a pas de cube sur { $card }
refusal-cube-group = Un cube ne change pas un tel groupe : { $card }.
    .clause = un cube ne change pas un tel groupe : { $card }
refusal-cube-bars = Un groupe changé par { $card } ne peut pas servir à cela.
    .clause = un groupe changé par { $card } ne peut pas servir à cela
refusal-not-revealed = { $card } n’est pas encore là.
    .clause = { $card } n’est pas encore là
refusal-no-tradesman = Engagez d’abord un maître : { $card }.
    .clause = engagez d’abord un maître : { $card }
refusal-second-tradesman = Nul n’a deux maîtres sur une carte : { $card }.
    .clause = nul n’a deux maîtres sur une carte : { $card }
refusal-no-citizen = Ce joueur n’y a pas d’habitant.
    .clause = ce joueur n’y a pas d’habitant
refusal-hire-known = Le prix d’un maître est connu, ne le saisissez pas : { $card }.
    .clause = le prix d’un maître est connu, ne le saisissez pas : { $card }
refusal-too-often = Cela se fait au plus { $can } fois, pas { $count }.
    .clause = cela se fait au plus { $can } fois, pas { $count }
refusal-times-unsaid = Dites combien de fois : le diviseur est inconnu.
    .clause = dites combien de fois : le diviseur est inconnu
refusal-no-use = Il faut le faire au moins une fois.
    .clause = il faut le faire au moins une fois
refusal-choice = { $card } demande un autre choix à chaque usage.
    .clause = { $card } demande un autre choix à chaque usage
refusal-not-counted = Ce n’est ni le Palais ni l’Évêché : { $building }.
    .clause = ce n’est ni le Palais ni l’Évêché : { $building }
refusal-no-such-event = { $event } n’est pas là.
    .clause = { $event } n’est pas là
refusal-banners = Bannières libres sur { $event } : { $free }, cubes : { $count }.
    .clause = bannières libres sur { $event } : { $free }, cubes : { $count }
refusal-no-red-die = Il ne reste pas de dé rouge dans le quartier.
    .clause = il ne reste pas de dé rouge dans le quartier
refusal-site-full = Ce chantier de la Cathédrale est plein : { $site }.
    .clause = ce chantier de la Cathédrale est plein : { $site }
refusal-one-die = Un seul dé place un habitant, pas { $count }.
    .clause = un seul dé place un habitant, pas { $count }
refusal-no-place = Un dé qui vaut { $value } n’y a pas de place.
    .clause = un dé qui vaut { $value } n’y a pas de place
refusal-no-such-owner = Absent de cette table : { $who }.
    .clause = absent de cette table : { $who }
refusal-influence-most = Personne n’a plus de { $most }, pas { $count }.
    .clause = personne n’a plus de { $most }, pas { $count }
refusal-citizens = Autant d’habitants, c’est impossible : { $who }, { $count }.
    .clause = autant d’habitants, c’est impossible : { $who }, { $count }
refusal-two-tradesmen = { $who } y a deux maîtres.
    .clause = { $who } y a deux maîtres
refusal-spaces = Il n’y a pas autant de cases : { $count }.
    .clause = il n’y a pas autant de cases : { $count }
refusal-event-banners = { $event } n’a pas plus de bannières : { $count }.
    .clause = { $event } n’a pas plus de bannières : { $count }
refusal-never-leaves = Cet événement ne part jamais.
    .clause = cet événement ne part jamais
refusal-no-such-level = La Cathédrale n’a pas de niveau { $level }.
    .clause = la Cathédrale n’a pas de niveau { $level }
refusal-has-passed = { $who } a passé.
    .clause = { $who } a passé
refusal-has-turn = { $who } doit jouer et n’a pas passé.
    .clause = { $who } doit jouer et n’a pas passé
refusal-same = Cela ne change rien.
    .clause = cela ne change rien

### The form of a new game

setup-depth = Ce qui est saisi
setup-depth-purses = Tout
setup-depth-purses-about = L’application lance les dés, connaît chaque action et tout l’argent. Elle dit chaque prix et compte les points à la fin.
setup-depth-deeds = Les actions
setup-depth-deeds-about = L’application lance les dés et sait à quoi ils ont servi. Vous comptez l’argent vous-mêmes.
setup-depth-dice = Les dés seuls
setup-depth-dice-about = L’application lance les dés et annonce les événements. Tout le reste se passe sur votre table.
setup-figures = Ce que disent les cartes
setup-figures-group = De notre boîte
setup-figures-group-about = L’application demande une fois ce que dit une carte et le garde pour vos prochaines parties. Déjà gardé : { $count }.
setup-figures-house = Valeurs maison
setup-figures-house-about = Ces valeurs sont de nous et non de la boîte : pour une table sans ses cartes.
setup-figures-open = Non saisi
setup-figures-open-about = Vous lisez les cartes vous-mêmes et dites à l’application ce qu’il lui faut.
setup-options-about = Le code, qui commence, les cartes bonus, vos propres cartes et dés.
setup-start = Qui commence
setup-start-code = Tiré au sort
setup-bonus = Cartes bonus
setup-bonus-with = Avec les cartes bonus
setup-bonus-without = Sans
setup-cards = Activités et événements
setup-characters = Personnages
setup-cards-code = Distribués par l’application
setup-cards-hand = Tirés à la table et nommés
setup-characters-hand-about = Distribuez-les vous-mêmes. Ils sont nommés à la fin de la partie.
setup-dice = Dés
setup-dice-code = Lancés par l’application
setup-dice-entered = Lancés sur la table et saisis
setup-gray = Habitants gris au début

### Ce qui est imprimé

paper-name = Nom
paper-code = Code { $code }
paper-round-title = Une manche de { $game }
paper-phase-reveal = Activités
paper-phase-reveal-about = Manches 1 à 3 : retournez l’activité de chaque couleur qui porte le numéro de la manche.
paper-phase-income = Revenus et salaires
paper-phase-income-about = Chacun reçoit { $income } et paie les salaires. Qui ne peut pas tout payer paie ce qu’il a et perd { $lost }.
paper-phase-dice = Dés
paper-phase-dice-about = Un dé par habitant debout dans un bâtiment ; le premier joueur lance pour gris.
paper-phase-events = Événements
paper-phase-events-about = Un événement rouge arrive, puis celui qu’il appelle. Tous agissent, de gauche à droite ; puis on lance les dés noirs. À partir du premier joueur, chacun repousse le plus fort, ou plusieurs d’un coup, avec des dés de son quartier : on peut mélanger les couleurs, les rouges comptent double. Chaque dé repoussé rapporte { $gains } ; qui ne peut pas perd { $lost }.
paper-phase-act = Actions
paper-phase-act-about = À tour de rôle, une action avec 1 à 3 dés d’une couleur, ou passer. Activité : la somme divisée par le nombre de la carte dit combien de fois ; engagez d’abord un maître. Cathédrale : un cube par dé blanc. Combat : la somme divisée par le nombre de l’événement dit combien de cubes. Habitant : un dé dit où. Agriculture : la moitié de la somme de dés jaunes en deniers. Passer : { $deniers }, et un de plus chaque fois que votre tour viendrait.
paper-phase-end = Fin
paper-phase-end-about = Prenez les deniers pour avoir passé. Les habitants expulsés rentrent. Le voisin de gauche devient premier joueur.
paper-over = La fin de la partie
paper-over-about = La manche où arrive le dernier événement rouge est la dernière. Manches à 2 · 3 · 4 joueurs : { $rounds }.
paper-prices = Dés des autres
paper-prices-about = Par dé d’un groupe de 1 · 2 · 3 : { $prices } deniers, au propriétaire ; pour un dé gris, à la banque. Personne ne peut refuser.
paper-salaries = Salaire de chaque habitant
paper-influence = Influence
paper-influence-reroll = relancer un dé de son quartier
paper-influence-recruit = un habitant dans sa réserve
paper-influence-turn = retourner jusqu’à { $most } dés de son quartier
paper-influence-most = Personne n’a plus de { $most }.
paper-cathedral = Cathédrale, par cube
paper-combat = Combat
paper-combat-cubes = Chaque cube rapporte 1 d’influence. Toutes les bannières couvertes : la première récompense au plus grand nombre de cubes, la seconde au deuxième.
paper-combat-ties = Une égalité en tête partage les deux récompenses, une égalité au deuxième rang la seconde, arrondie vers le bas. Un joueur seul reçoit les deux.
paper-purses-title = Deniers, influence et points
paper-deniers = Deniers
paper-deniers-about = Déplacez un petit objet. Au-delà de { $most }, un second marque le surplus.
paper-begins = { $number } au début
paper-points = Points
paper-points-fold = Barrez un nombre par point. Pliez cette bande vers l’arrière : les points sont secrets.
paper-points-apart = Barrez un nombre par point. Gardez cette page face cachée : les points sont secrets.
paper-slips-title = Personnages à plier
paper-bands = { $players ->
    [two] À 2 joueurs
   *[more] À 3 ou 4 joueurs
}
paper-scores-title = Décompte
paper-scores-characters = Seuls comptent les personnages de la partie : ceux que quelqu’un possède.
paper-report-title = Compte rendu d’une partie de { $game }
paper-activities = Activités
paper-spaces = Cases
paper-events = Événements
paper-rewards = Récompenses
paper-source = Source
paper-course = Début
print-round-title = Carte du crieur
print-round-about = Phases, prix, influence et Cathédrale ; deux par page.
print-round = Imprimer la carte
print-purses-about = Une feuille par joueur, les points sur une bande à plier ; deux par page.
print-purses = Imprimer les feuilles
print-slips-about = À découper, plier, mélanger et tirer : un par joueur, deux chacun à 2 joueurs.
print-slips = Imprimer les personnages
print-scores-about = Une ligne par sorte de points et par personnage.
print-scores = Imprimer la feuille de décompte
print-report-title = Compte rendu
print-report-about = Les points, les valeurs des cartes et chaque manche.
print-report = Imprimer le compte rendu
### Lines of orders

args-line-unknown = un ordre commence par { $known }, pas par « { $text } » ; town-crier cry --game troyes --help montre comment chacun s’écrit
args-line-needs = à la place de « { $text } » (mot { $at }), il faut { $what }
args-line-lacks = à la fin de la ligne, il manque { $what }
args-line-more = il ne faut rien à la place de « { $text } » (mot { $at })
args-line-part = { $what ->
    [activity] le nom d’une carte activité ({ $written })
    [event] le nom d’une carte événement ({ $written })
    [card] le nom d’une carte ({ $written })
    [player] quelqu’un ({ $written })
    [owner] quelqu’un ou gris ({ $written })
    [nobody] quelqu’un, gris ou personne ({ $written })
    [die] un dé de la place ({ $written })
    [own] un dé de son propre quartier ({ $written })
    [black] un dé noir ({ $written })
    [face] ce que montre un dé ({ $written })
    [number] un nombre ({ $written })
    [origin] d’où vient l’habitant ({ $written })
    [figure] une donnée de cette carte ({ $written })
    [value] une valeur de cette donnée ({ $written })
    [exact] « { $written } »
   *[word] l’un de ces mots ({ $written })
}

### Files that are damaged

damage-start = la place { $found } y commence, mais le code { $code } tire la place { $dealt } (comptées à partir de 0)
damage-characters = la place { $seat } y a d’autres personnages que ceux que donne le code { $code } (places comptées à partir de 0)
damage-cards = son livret de cartes : { $damage }
damage-page = étape { $order } : { $damage }
damage-page-of = l’étape { $order } donne les valeurs de { $cards ->
    [0] zéro carte
    [1] une carte
   *[other] { $cards } cartes
}, et chaque étape donne celles d’une seule
damage-face = étape { $order } : aucun dé ne montre { $face }

### The sheet at the end

refusal-sheet-uncounted = Encore à compter : { $row }.
    .clause = encore à compter : { $row }
refusal-sheet-row = { $row } : de 0 à { $most }, pas { $count }.
    .clause = { $row } : de 0 à { $most }, pas { $count }
refusal-sheet-levels = { $row } : 2 points chacun, { $most } au plus, pas { $count }.
    .clause = { $row } : 2 points chacun, { $most } au plus, pas { $count }

### In the terminal

cli-line = { $what } : { $said }
cli-supply = habitants en réserve : { $count }
cli-next-pick = Écrivez un ordre ou le numéro d’un élément.
### On the screens

die-shows = { $color ->
    [red] { $face } rouge
    [white] { $face } blanc
   *[yellow] { $face } jaune
}
die-at = { $who }, dé { $number } : { $die }
owner-nobody = Personne
origin-supply = Réserve personnelle
origin-standing = Habitant debout : { $building }
origin-lying = Habitant couché : { $building }
origin-tradesman = Maître : { $card }
target-cathedral = Cathédrale
target-citizen = Placer un habitant
target-agriculture = Agriculture
target-unsaid = Seulement ces dés
round-before = Avant la manche 1
round-of = Manche { $round } sur { $rounds }
order-settle = habitant de { $who } : { $building }
order-reveal = activités (manche { $round })
order-pay = revenus (manche { $round })
order-workforce = dés (manche { $round })
order-enter = nouvel événement : { $event }
order-call = couleur appelée : { $color }
order-resolve = effet : { $event }
order-roll-event = dé : { $event }
order-push = expulsé : { $who }
order-roll-black = dés noirs (manche { $round })
order-counter = défense ({ $who })
order-give-way = dé noir non repoussé ({ $who })
order-reroll = nouveau lancer ({ $who })
order-recruit = habitant acheté ({ $who })
order-turn-over = dés retournés ({ $who })
order-act = action ({ $who }) : { $what }
order-shoot = dés de l’Archer ({ $who })
order-aim = cubes sur des événements ({ $who })
order-pass = passe ({ $who })
order-close = fin (manche { $round })
order-show = personnages
order-book = livret de cartes : { $card }
order-correct = correction : { $what }

### What can be picked

panel-dice-of = Dés de { $who }
panel-held-by = Personnages de { $who }
panel-cube = Utiliser un cube pour ces dés ?
panel-activities = Activités
panel-events = Des cubes sur un événement
panel-else = Actions
panel-from = D’où vient l’habitant ?
panel-counted = Où compter les habitants à chaque fois ?
panel-cubes-on = Quels événements reçoivent des cubes ?
panel-out = Qui est expulsé ?
panel-black-dice = Dés noirs à repousser
panel-fell-again = Que montre-t-il maintenant ?
panel-fell = { $who } : que montre le dé suivant ?
panel-all-entered = Tous les dés sont saisis.
panel-thrown-of = { $who }, { $dice }
panel-settle = Dans quel bâtiment ?
panel-red = Activité rouge
panel-white = Activité blanche
panel-yellow = Activité jaune
panel-calls = Quelle couleur montre la carte rouge ?
panel-called = { $color ->
    [white] Blanc
   *[yellow] Jaune
}
panel-drawn = Quelle carte a été piochée ?
panel-short = Qui ne peut pas tout payer ?
panel-what-is-wrong = Qu’est-ce qui est différent sur votre table ?
panel-whose = À qui ?
panel-where = Où ?
panel-which-card = Quelle carte ?
panel-which-event = Quel événement ?
panel-right = Qu’est-ce qui est juste ainsi ?
panel-lies-there = Un habitant de { $who } y est-il couché ?
panel-there = S’y trouve ; touchez pour retirer
panel-add = Ajouter
panel-goes-to = Qui reçoit la carte ?
panel-site = Quel chantier ?
panel-level = Quel niveau ?
panel-whose-cube = À qui est le cube ?
panel-which-die = Quel dé ?
panel-shows = Que montre-t-il ?
panel-lies = Où est-il ?
panel-influence = Dépenser de l’influence
panel-correct = Corriger quelque chose
panel-black = Dé noir { $number } : { $face }
panel-shows-face = Il montre { $face }
panel-free-banners = Bannières libres : { $count }
panel-free-places = Places libres : { $count }
panel-black-count = Dés noirs
panel-take-back = Retirer le dernier
panel-beaten = { $event } : repoussé
panel-first = { $event } : points pour le plus de cubes
panel-second = { $event } : points pour le deuxième
panel-holds = { $who } a { $character }
panel-cube-of = Cube : { $card }
panel-price = Prix du maître
panel-cubes = Combien de cubes ?
panel-times = Combien de fois ?
panel-hires-open = Avec un nouveau maître
panel-hires = Avec un nouveau maître : { $amount }
panel-costs = Coûte { $amount }
panel-reroll = Relancer pour { $price }
panel-recruit = Un habitant pour { $price }
panel-turn-over = Retourner des dés pour { $price }
panel-yes = Oui
panel-no = Non
panel-site-of = Chantier { $number }
panel-level-of = Niveau { $number }
panel-in-square = Sur la place
panel-used = Utilisé
panel-countered = Utilisé contre les dés noirs
panel-remove = Retirer { $number } : { $who }
panel-add-of = Ajouter : { $who }
panel-fix-purse = Deniers, influence, points
panel-fix-exact = Un nombre est juste
panel-fix-standing = Habitants debout
panel-fix-lying = Habitants couchés
panel-fix-supply = Habitants en réserve
panel-fix-tradesmen = Maîtres sur une carte
panel-fix-stored = Cubes sur une activité
panel-fix-event = Cubes sur un événement
panel-fix-left = Un événement parti
panel-fix-cathedral = Cubes sur la Cathédrale
panel-fix-die = Ce que montre un dé
panel-fix-start = Le premier joueur
panel-fix-turn = À qui de jouer
panel-fix-passed = Deniers pour avoir passé

### What the one key does

does-settle = Placer un habitant : { $building }
does-place-out = Placer un habitant : { $building }, et expulser { $who }
does-reveal = Saisir ces cartes
does-pay = Verser revenus et salaires
does-pay-short = Revenus et salaires ; ne peut pas tout payer : { $who }
does-enter-dice = Saisir ces dés
does-enter = Saisir { $event }
does-call = Couleur appelée : { $color }
does-resolve = { $event } prend effet
does-resolve-short = { $event } prend effet ; ne peut pas tout payer : { $who }
does-push = Expulser { $who }
does-counter = Repousser { $count ->
    [1] le dé noir
   *[other] les dés noirs
} { $faces } avec { $sum }
does-give-way = Ne pas repousser le dé noir { $face }
does-hire = Engager un maître et utiliser { $card } { $times ->
    [1] une fois
   *[other] { $times } fois
}
does-activity = Utiliser { $card } { $times ->
    [1] une fois
   *[other] { $times } fois
}
does-gaining = { $does } et gagner { $gains }
does-fight = Poser { $count ->
    [1] un cube
   *[other] { $count } cubes
} sur { $event }
does-build = Bâtir la Cathédrale : { $sites }
does-farm = Agriculture : { $amount }
does-pass = Passer
does-use = Utiliser ces dés
does-aim = Poser des cubes sur : { $events }
does-aim-nothing = Ne poser aucun cube
does-show = Montrer les personnages
does-show-nothing = Finir sans personnages
does-book = Inscrire au livret de cartes : { $card }
does-correct = Corriger
step-close = Terminer la manche
step-draw = Piocher un événement
step-roll-event = Lancer le dé : { $event }
caution-pass = { $who } n’agira plus dans cette manche. Dés restants : { $count }. Passer quand même ?
caution-close = On peut encore agir. Terminer la manche quand même ?
caution-give-way = L’influence pourrait encore aider. Perdre les points quand même ?
caution-cubes = Cubes non posés : { $count }. Continuer quand même ?
caution-characters = Sans les personnages, les points de chacun restent incomplets. Continuer quand même ?
lacks-building = Choisir le bâtiment
lacks-cards = Saisir les trois cartes
lacks-color = Choisir la couleur
lacks-card = Saisir la carte
lacks-dice = Saisir le lancer
lacks-black = Saisir le nombre de dés noirs
lacks-pushed = Choisir qui est expulsé
lacks-defence = Choisir des dés contre le dé noir
lacks-others = Choisir d’autres dés
lacks-black-die = Choisir le dé noir le plus haut
lacks-group = Reste à choisir : les dés
lacks-use = Reste à choisir : à quoi servent les dés
note-cubes = Cubes : { $count } sur { $of }
note-entered = Saisi : { $count } sur { $of }
note-defence = Valeur { $sum }, nécessaire : { $needed }
note-sum = Valeur { $sum }
note-left = { $count ->
    [1] reste 1 dé
   *[other] restent { $count } dés
}
note-costs = coûte { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = gratuit
note-hire = maître : { $amount }
note-total = en tout : { $amount }
note-open = prix inconnu
### On the screen

track-round = Manche { $round } sur { $rounds }
standing-perhaps = { $what } (peut-être faux)
standing-passed = a passé ({ $amount })
standing-dice = { $count ->
    [1] un dé
   *[other] { $count } dés
}
side-nobody = personne
side-no-dice = aucun dé
side-defence = { $sum } contre les dés noirs
side-threat = Noir { $face } : { $who }, dés valant { $sum }
side-square = Dés sur la place de la ville : { $count }
side-shots = Dés à lancer : { $count }
side-cubes = Cubes à poser : { $count }
side-lies = un y est couché
side-more = et { $count } de plus
explain-die = { $who }, dé { $number } ({ $color }) : { $face }
explain-black = Dé noir : { $face }
explain-faced = À son tour : { $who }
explain-standing = Debout : { $list }
explain-lying = Couchés : { $list }
explain-lies = L’un d’eux est couché sur le bâtiment.
explain-free = Places libres : { $list }
explain-supply = Habitants en réserve : { $count }
explain-won = Cartes événement : { $list }
explain-tradesmen = Maîtres : { $list }
explain-cubes = Cubes : { $list }
explain-banners = Bannières couvertes : { $taken } sur { $all }
explain-site = Cathédrale, valeur { $site }
explain-level = Niveau { $level } : { $who }
explain-empty = libre
legend-turn = À qui de jouer
legend-start = Premier joueur de la manche
legend-passed = A passé, avec autant de deniers
legend-supply = Habitants en réserve
legend-slot = Un dé utilisé
legend-struck = Un dé noir qui ne menace plus personne
legend-lying = Expulsé, couché sur le bâtiment
legend-banner = Une bannière libre
legend-space = Points d’un maître ici
own-turn = À vous de jouer
own-dice = Vos dés
own-others = Dés que vous pouvez acheter
own-to-buy = Dés que vous pouvez acheter : { $dice }
own-secret = Votre personnage secret : { $merit }
lacking-characters = Les personnages n’ont pas été nommés.
evening-short-with-end = { $minutes } min · encore { $end } min
evening = { $minutes } min de jeu{ $continued ->
    [yes] {" "}depuis la reprise
   *[no] {""}
} · manches restantes : { $left }
evening-with-end = { $minutes } min de jeu{ $continued ->
    [yes] {" "}depuis la reprise
   *[no] {""}
} · manches restantes : { $left } · encore { $end } min environ
surprise-black = { $count } dés noirs d’un coup ! La ville respire.
surprise-alike = { $count } dés, et tous montrent la même face !
surprise-alone = Les { $count } cubes de cet événement étaient tous à la même personne !

### How to run it, and before the game

guide-set-up = 1. Installez le plateau. Town Crier dit qui prend quoi, et chacun place ses habitants à tour de rôle.
guide-round = 2. Le crieur joue aussi. Espace fait toujours l’étape suivante : nouvelles cartes, revenus, dés, événements.
guide-events = 3. Les événements agissent l’un après l’autre. Faites sur le plateau ce qui est annoncé : payez, posez cubes et habitants gris.
guide-black = 4. Dés noirs : choisissez les dés qui les repoussent, puis Espace. Town Crier compte double les dés rouges.
guide-act = 5. À tour de rôle : choisissez d’un à trois dés et leur usage, puis Espace. Si vous dites d’abord ce que vous faites, vos meilleurs dés sont déjà choisis. Town Crier dit qui reçoit combien.
guide-table = 6. Ce qui est sur la table compte : corrigez ce que Town Crier compte autrement. Vous pouvez aussi n’entrer que les dés.
guide-end = 7. Après la dernière manche, on montre les personnages, et Town Crier compte les points.
check-board = Préparez le plateau, les cubes, les habitants, l’argent et les points.
check-districts = À chacun un quartier de la place de la ville : { $who }
check-take = Chacun prend { $deniers }, { $influence } et autant d’habitants : { $citizens }.
check-characters = Distribuez des personnages secrets de la boîte. Cartes par joueur : { $count }.
check-characters-told = Les personnages secrets sont distribués : chacun voit les siens sur son téléphone. Cartes par joueur : { $count }.
check-cards = Gardez les cartes activité et événement à portée de main près du plateau.
check-bonus = Les quatre cartes bonus sont dans la partie.
check-gray = Des habitants gris sont déjà là : { $list }.
check-fill = Des habitants gris prennent les places qui restent.
first-need = Ce qu’il vous faut
first-need-box = Le jeu avec son plateau, ses habitants, ses cubes, son argent et ses cartes.
first-need-app = Pas de dés, si vous voulez : Town Crier les lance, compte salaires et prix, et joue les habitants gris. Qui s’en occupe joue aussi.
first-need-time = D’un à quatre joueurs, et une heure et demie environ.
hint-ask-worth = Que valent les dés ({ $who }) contre les dés noirs ? Levez la main !
hint-worth = Ils valent { $sum } : les dés rouges y comptent double.
hint-ask-price = { $who } prend deux dés ensemble, un à soi et un autre à { $owner } ({ $dice }). Combien cela coûte-t-il ?
hint-price = Cela coûte { $price }, pour { $owner } : dans un groupe de deux, chaque dé acheté coûte quatre deniers.

### Rules

rules-set-up = Mise en place
rules-round = Une manche
rules-events = Les événements
rules-black = Les dés noirs
rules-actions = Les actions
rules-activities = Les activités
rules-combat = Le combat
rules-city = Cathédrale et habitants
rules-influence = L’influence
rules-end = La fin
rules-app = Avec Town Crier
rules-yellow = Activités jaunes
rules-white = Activités blanches
rules-red = Activités rouges
rules-event-cards = Cartes événement
rules-characters = Les personnages
rule-figures = De 2 à 4 joueurs. Les dés rouges sont ceux de la noblesse, les blancs ceux du clergé, les jaunes ceux des paysans.
rule-citizens = Chacun a 12 habitants au plus. Huit habitants gris ne sont à personne.
rule-begin = Chacun commence avec 5 deniers, 4 d’influence et des habitants : 4 à quatre joueurs, 5 à trois, 6 à deux.
rule-secret = Chacun a un personnage secret, ou deux à deux joueurs. À la fin, chaque personnage récompense tout le monde.
rule-decks = Il y a autant de manches que d’événements rouges : 6 à quatre joueurs, 5 à trois, 4 à deux.
rule-bonus = On peut ajouter quatre cartes bonus : Boulanger, Prieur, Banquet et Résistance.
rule-open = Les deniers sont visibles. Les points restent cachés jusqu’à la fin.
rule-settle = Placez vos habitants un par un sur des places libres : un tour de table, puis en sens inverse, et ainsi de suite.
rule-fill = Des habitants gris prennent les places qui restent. À deux joueurs, six habitants gris sont là dès le début.
rule-phases = Une manche : nouvelles activités aux manches 1 à 3, revenus, dés, événements, dés noirs, actions, fin.
rule-reveal = À chacune des trois premières manches, on retourne une activité de chaque couleur.
rule-income = Chacun reçoit 10 deniers.
rule-salaries = Chacun paie ses habitants debout : 2 deniers par habitant au Palais, un à l’Évêché, rien à l’Hôtel de ville.
rule-short = Qui ne peut pas payer tous les salaires paie ce qu’il a et perd 2 points.
rule-workforce = Chacun lance un dé par habitant debout : rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de ville.
rule-draw = Un événement rouge vient au bout de la file, puis un blanc ou un jaune, selon la carte rouge.
rule-queue = Tous les événements de la file agissent à chaque manche, de gauche à droite, la Maraude d’abord.
rule-taken = Le premier joueur prend les dés noirs de tous les événements, et les lance ensuite.
rule-event-short = Qui ne peut pas faire tout ce que dit un événement fait ce qu’il peut et perd 2 points.
rule-highest = Le plus haut dé noir doit être repoussé avec vos dés, d’une somme au moins égale. Le premier joueur commence.
rule-double = Contre les dés noirs, les dés rouges comptent double, et l’on peut mêler les couleurs.
rule-several = On peut repousser plusieurs dés noirs d’un coup, dont le plus haut : leur somme compte.
rule-countered = Les dés utilisés sont perdus. Chaque dé noir repoussé rapporte un point d’influence.
rule-next = Ensuite, le joueur à gauche affronte le plus haut qui reste, jusqu’au dernier.
rule-uncountered = Qui peut repousser le dé noir le doit. Qui ne peut pas perd 2 points, mais aucun dé.
rule-no-buying = On n’achète pas de dés contre les dés noirs, mais on peut dépenser de l’influence.
rule-turns = À tour de rôle, faites une action : activité, Cathédrale, combat, habitant, agriculture, ou passez.
rule-group = Utilisez d’un à trois dés de la même couleur, de n’importe quels quartiers.
rule-price = Le dé d’un autre coûte 2 deniers seul, 4 dans un groupe de deux, 6 dans un groupe de trois, à son propriétaire, qui ne peut refuser. Les gris se paient à la banque.
rule-agriculture = Agriculture : la somme de dés jaunes, divisée par deux, en deniers.
rule-pass = Qui passe reçoit 2 deniers, et un de plus chaque fois que son tour viendrait. On les prend à la fin de la manche.
rule-tradesman = Une activité demande un maître à vous sur sa carte. Engagez-le d’abord : payez le coût et posez un habitant.
rule-hired = L’habitant vient de votre réserve ou de n’importe où sur le plateau. Réserve vide : il coûte 2 d’influence.
rule-one-each = Personne n’a deux maîtres sur une carte. Quand tout est pris, on se place sur l’image, sans points.
rule-times = Divisez la somme des dés par le nombre de la carte : vous l’utilisez autant de fois au plus.
rule-later = Une carte au sablier reçoit autant de cubes. Lors d’une action à venir, l’un d’eux change vos dés.
rule-worth = À la fin, un maître rapporte les points de sa case.
rule-combat = Combat : divisez la somme des dés par le nombre de l’événement. Posez autant de cubes sur ses bannières.
rule-cubes = Chaque cube sur un événement rapporte un point d’influence. Une bannière reçoit un seul cube.
rule-covered = Quand toutes les bannières sont couvertes, l’événement est repoussé.
rule-most = Quand un événement est repoussé, le plus de cubes donne la grande récompense, le deuxième la petite.
rule-tie = Les premiers à égalité partagent les deux récompenses ; les deuxièmes, la petite. On arrondit en dessous.
rule-alone = Qui est seul à avoir des cubes reçoit les deux récompenses.
rule-gray = Les cubes gris comptent comme ceux d’un joueur et prennent des points.
rule-card = La carte va à qui a le plus de cubes ; à égalité, à celui dont le cube est venu d’abord.
rule-stays = La Maraude reste : repoussée, elle est seulement vidée.
rule-build = La Cathédrale : d’un à trois dés blancs posent chacun un cube au niveau libre le plus bas de leur valeur.
rule-built = Chaque cube sur la Cathédrale rapporte un point, et de l’influence : un point pour les valeurs 1 à 3, deux pour 4 à 6.
rule-place = Un dé place un habitant : rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de ville. Sa valeur dit où.
rule-push = Ceux de la rangée avancent, et le dernier peut être expulsé. Au Palais, c’est celui qui est sur la place.
rule-lying = L’expulsé est couché sur le bâtiment. Tant qu’un de sa couleur y est couché, aucun autre ne peut être expulsé.
rule-influence = Avant d’agir ou de repousser : un point d’influence relance un de vos dés, 2 donnent un habitant, 4 retournent jusqu’à trois de vos dés.
rule-own-dice = L’influence ne change pas les dés des autres, même achetés.
rule-most-influence = Personne n’a plus de 20 d’influence.
rule-round-over = Les actions finissent quand tous ont passé ou qu’il ne reste aucun dé.
rule-home = À la fin d’une manche, les habitants couchés rentrent et les dés restants aussi. Le joueur à gauche devient premier.
rule-last = La partie finit avec la manche du dernier événement rouge.
rule-score = Points : ceux gagnés, un par événement avec un de vos cubes, maîtres et personnages ; 2 de moins par niveau de la Cathédrale sans vous.
rule-winner = Qui a le plus de points gagne ; à égalité, la victoire est partagée.
rule-with-two = À deux joueurs, il faut 4, 6 et 8 habitants dans les bâtiments ou cubes sur la Cathédrale.
rule-card-book = Le livret de cartes garde ce que disent les cartes. Town Crier le demande quand une carte vient ; ce qui reste ouvert n’arrête pas la partie.
rule-unsaid = Un ~ signifie qu’un nombre est peut-être faux, car tout n’a pas été saisi. Alors aucun vainqueur n’est nommé.
rule-correct = Ce qui est sur la table compte. Corrigez ce que Town Crier compte autrement.
rule-house = Les valeurs maison sont les nôtres, pour qui n’a pas celles de la boîte. Elles sont appelées ainsi partout.
### Le décompte

sheet-gained = Points gagnés
sheet-gained-less = Points gagnés, moins les niveaux vides
sheet-events = Événements
sheet-tradesmen = Maîtres
sheet-characters = Personnages
sheet-levels = Perdus pour les niveaux vides
sheet-how-gained = Additionnez les points gagnés pendant la partie.
sheet-how-events = Un point pour chaque événement en jeu où vous avez un cube, Maraude comprise.
sheet-how-tradesmen = Pour chacun de vos maîtres, les points de sa case sur la carte.
sheet-how-characters = Ce que vous donne chaque personnage de la partie, ceux des autres aussi.
sheet-how-levels = Vous perdez 2 points pour chaque niveau de la Cathédrale sans un cube à vous.
sheet-example = par ex. { $sum }
sheet-missing = Il reste à compter : { $rows }.
sheet-look-characters = Ces personnages comptent pour tout le monde : { $names }.
sheet-look-cards = Lisez les points des cases sur ces cartes : { $cards }.
sheet-most = { $row } : { $most } au plus à cette table.
award-characters = Le plus de points des personnages
award-tradesmen = Les meilleurs maîtres
award-events = Sur le plus d’événements
award-gained = Le plus de points gagnés
fame-most-characters = Le plus de points des personnages, { $points } : { $names }
fame-generous = Le personnage le plus généreux, { $points } en moyenne : { $character }
fame-characters = Combien de fois les personnages ont donné 1, 3 et 6 points
fame-alike = si tous donnaient autant
fame-gave = { $character }, { $points }
achievement-games = Parties jouées : { $count }
achievement-points = Au moins { $points } points
achievement-merit = Les { $points } points : { $character }
achievement-every-merit = Des points de chaque personnage
achievement-majority = Plus de la moitié des cases : { $building }
achievement-every-level = Un cube à chaque niveau de la Cathédrale
cli-next-choose = Écrivez un ordre ou le numéro d’un élément, ou appuyez sur Entrée : { $does }
args-gray = écrivez trois nombres séparés par des virgules, pour le palais, l’évêché et l’hôtel de ville, comme dans 2,2,2, pas « { $text } »
args-gray-players = ce n’est qu’à deux que des habitants gris s’y tiennent d’avance ; retirez cette option
args-bots-box = les bots ne piochent pas de cartes ; retirez --cards box
args-bots-thrown = les bots ne lancent pas de dés ; retirez --dice thrown
args-bots-open = les bots ont besoin des valeurs de toutes les cartes ; retirez --figures, ou indiquez un livret de cartes qui les contient toutes
### L’almanach

almanac-seats = Chacun selon sa place à la table : parties gagnées et points en moyenne
almanac-turns = Chacun selon son tour à la première manche : parties gagnées et points en moyenne
almanac-turn = tour { $place }
almanac-won = gagnées
almanac-total = points
almanac-bots = Combien de fois chaque bot gagne là où il joue, et ses points en moyenne
almanac-bot = { $bot ->
    [builder] bâtisseur
    [soldier] soldat
    [trader] marchand
   *[courtier] courtisan
}
almanac-points = D’où viennent les points : pour tous, et pour qui gagne
almanac-everybody = tous
almanac-winners = gagnants
almanac-kind = { $kind ->
    [cathedral] cubes sur la Cathédrale
    [rewards] récompenses d’événements
    [activities] effets d’activités
    [events] événements avec un cube à la fin
    [tradesmen] cases des maîtres
    [characters] personnages
    [lost] perdus en cours de partie
    [levels] niveaux de la Cathédrale
   *[total] en tout
}
almanac-activities = Ce que chaque activité rapporte dans une partie où elle vient : actions, utilisations, points de son effet et de ses cases, deniers et influence gagnés, cubes sur des événements
almanac-used = actions
almanac-times = utilisations
almanac-effect = effet
almanac-spaces = cases
almanac-deniers = deniers
almanac-influence = influence
almanac-cubes = cubes
almanac-events = Dans combien de parties chaque événement vient, combien de fois il y est repoussé et les points que cela rapporte
almanac-came = vient
almanac-beaten = repoussé
almanac-rewards = points
almanac-rounds = Manches et parties
almanac-average = moyenne
almanac-fewest = minimum
almanac-most = maximum
almanac-none = aucun
almanac-round = { $what ->
    [black] dés noirs par manche
    [uncountered] dont non repoussés
    [deeds] actions par manche
    [game] actions par partie
   *[orders] ordres par partie
}
almanac-fair-dice = Les dés de couleur
almanac-fair-black = Les dés noirs
almanac-fair-start = Qui commence
almanac-fair-characters = Le premier personnage de la première place
almanac-fair-activities = Les activités de chaque couleur et manche
almanac-fair-events = Le premier événement de chaque couleur

### The game against le Roy

cry-roy-settles = Le Roy place des habitants : { $where }.
cry-roy-starts = Le Roy commence cette manche.
cry-roy-acts = À le Roy de jouer.
cry-roy-counters = Le Roy élimine un dé noir : { $faces }.
cry-roy-throws = Le Roy lance { $faces } : { $deed }.
cry-roy-buys = Le Roy achète votre meilleur dé pour { $price } : { $dice }.
cry-roy-hires = Le Roy place un maître : { $card }, { $space }.
cry-roy-scored = { $character } est compté : { $list }.
cry-roy-nothing = Le Roy ne peut rien faire.
cry-roy-gains = Le Roy gagne { $gains }.
cry-roy-left = Dés restants à le Roy : { $count }.
cry-roy-asks = Le Roy place un habitant et expulse l’un des vôtres s’il le peut. Sinon, il prend la place du { $face }. Qui y est expulsé ? { $building }.
cry-roy-needs = Le Roy attend ce qui est imprimé sur cette carte : { $card }.
cry-verdict = Vos points : { $player }. Ceux de le Roy : { $roy }. Différence : { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Le Roy gagne, et Troyes est à lui.
    [close] Gagné d’un cheveu. Le Roy rit encore.
    [fair] Une victoire honnête. Le Roy approuve.
    [good] Une bonne victoire. Le Roy fronce les sourcils.
    [great] Une grande victoire. Le Roy pâlit.
   *[master] Une victoire de maître ! Troyes est à vous.
}
does-roy = { $deed ->
    [points] des points pour des dés
    [worker] un habitant
    [event] dernier événement repoussé
    [tradesman] un maître
    [cathedral] des cubes sur la Cathédrale
   *[character] premier personnage compté
}
phase-roy = { $step ->
    [settle] Le Roy place des habitants
    [counter] Le Roy affronte un dé noir
    [ask] Le Roy attend votre parole
   *[act] À le Roy de jouer
}
refusal-solo = On joue seul contre le Roy, pas à { $count }.
    .clause = on joue seul contre le Roy, pas à { $count }
refusal-no-pile = Contre le Roy, l’application distribue les personnages.
    .clause = contre le Roy, l’application distribue les personnages
setup-roy = Vous jouez seul contre le Roy : Le défi du Roy. Town Crier le joue : il lance ses dés, dit ce qu’il fait et compte ses points. Vous déplacez ses pièces.
setup-decision = { $decision ->
    [roy-begins] Qui commence la manche 1 ?
    [three-points] Les points de le Roy pour 2 et 12
    [cubes-fall] Les cubes de le Roy et Travaux interrompus
   *[ten-by-value] L’habitant de le Roy pour 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Vous
    }
    [three-points] { $held ->
        [yes] 3 points, comme dans une table plus ancienne
       *[no] 2 points
    }
    [cubes-fall] { $held ->
        [yes] Ils tombent aussi
       *[no] Ils sont épargnés
    }
   *[ten-by-value] { $held ->
        [yes] Prend la place de la valeur du dé
       *[no] Expulse l’un des vôtres s’il le peut, comme pour 4
    }
}
spot-number = case { $number }
spot-illustration = sur l’illustration
corrected-roy-points = { $who } a { $amount }
corrected-roy-tradesman = { $card }, maître de le Roy : { $space }
refusal-stands-there = Un maître de { $who } est sur cette case.
    .clause = un maître de { $who } est sur cette case
panel-space = Sur quelle case ?
panel-no-tradesman = Nulle part
panel-fix-roy-points = Points de le Roy
panel-fix-roy-tradesman = Maître de le Roy
panel-printed = Qu’y a-t-il sur cette carte ? { $card }
lacks-figures = Saisir ce qui est imprimé sur cette carte : { $card }
own-pile = Pile ouverte : { $merit }
leroy-difference = Compté maintenant : { $result } pour vous ({ $band })
leroy-next = Prochain personnage : { $character }
leroy-standing = Debout : { $list }
leroy-tradesmen = Maîtres : { $list }
leroy-cubes = Cubes sur la Cathédrale : { $count }
leroy-pile = Pile des personnages : { $count }
leroy-verdicts = Les verdicts
check-pile = Les personnages forment une pile ouverte, dans l’ordre que montre Town Crier. Combien : { $count }.
check-roy = Le Roy a les habitants et les cubes de deux autres couleurs. Les gris restent dans la boîte.
guide-roy = Seul, vous jouez contre le Roy. Town Crier lance ses dés et dit ce qu’il fait : vous déplacez seulement ses pièces. Il vous demande qui est expulsé, car vous seul voyez les places.
rules-roy = Seul contre le Roy
rule-roy = Vous jouez contre le Roy, qui n’a ni deniers ni influence. 4 manches, 6 habitants pour vous ; le Roy a les habitants de deux couleurs, et les gris restent dans la boîte.
rule-roy-settles = Au début, six dés disent où le Roy place trois habitants : les trois plus hauts comptent, et il prend la meilleure place libre. Puis vous en placez deux, jusqu’à ce que les 18 places soient prises.
rule-roy-rank = Le meilleur dé de le Roy est le plus haut ; à égalité le rouge, puis le jaune, puis le blanc.
rule-roy-spared = Sécheresse, Guerre civile et Hérésie ne touchent pas le Roy. Ce qu’un événement fait des habitants ou des cubes gris, il le fait des siens.
rule-roy-counters = Contre les dés noirs, le Roy dépense son meilleur dé et n’élimine que le dé noir le plus haut, quoi qu’ils montrent tous deux.
rule-roy-acts = À son tour, le Roy lance deux dés noirs ; leur somme dit ce qu’il fait. Il dépense ses meilleurs dés et ne passe jamais tant qu’il en a. S’il en a trop peu, il le fait quand même et les dépense tous.
rule-roy-points = 2, 12 : des points pour 3 dés. 3, 11 : des points pour 2 dés. L’un d’eux est votre meilleur : il l’achète pour 6 ou 4 deniers.
rule-roy-citizen = 4, 10 : son meilleur dé part, et sa couleur dit dans quel bâtiment il place un habitant. Il expulse l’un des vôtres s’il le peut ; sinon, il prend la place de la valeur du dé.
rule-roy-event = 5, 9 : ses cubes couvrent toutes les bannières libres du dernier événement, un dé pour chacun, et il est aussitôt repoussé.
rule-roy-tradesman = 6 : un maître, pour un dé, sur la case libre qui vaut le plus de points ; à égalité, sur la carte qui coûte le moins. Jamais deux sur une carte.
rule-roy-cathedral = 7 : deux cubes sur la Cathédrale pour deux dés, sur les plus hautes valeurs du niveau le plus bas qui a de la place : un point chacun. Si elle est pleine, 2 points.
rule-roy-character = 8 : vous et le Roy comptez aussitôt le premier personnage de la pile, et il quitte la partie. Le Roy ne compte rien pour les deniers et l’influence. Sans personnage, il gagne un point.
rule-roy-cards = Percepteur rapporte 2 deniers par habitant de le Roy à l’Hôtel de ville. Dîme lui prend jusqu’à 3 dés jaunes. Ses dés ne comptent pas pour Banquet. Pour Joute et Procession, il compte comme un joueur.
rule-roy-verdict = À la fin, vous comptez tous deux comme toujours. Vos points moins les siens sont le résultat : jusqu’à 0, il gagne ; 1 à 5, 6 à 10, 11 à 15, 16 à 20 et plus sont des victoires toujours plus grandes.

### The printed kit

print-box = Avec la boîte
print-no-box = Sans la boîte
print-kit-title = À découper
print-kit-about = Plateau, cartes et pions avec nos propres dessins et valeurs, feuilles et carte du crieur.
print-kit = Imprimer le matériel
paper-kit-title = Troyes sans la boîte
paper-kit-note = { $figures ->
    [group] Dessins et textes de Town Crier, non de l’éditeur ; valeurs de votre livret de cartes
   *[house] Dessins, textes et valeurs maison de Town Crier, non de l’éditeur
}
paper-ours = { $figures ->
    [group] Valeurs de votre livret de cartes
   *[house] Valeurs maison de Town Crier, non de la boîte
}
paper-kit-board = Bâtiments
paper-kit-ranks = Petits nombres : la meilleure place de le Roy est la 1.
paper-kit-expelled = Expulsés
paper-kit-cathedral = Cathédrale
paper-kit-level = Niveau { $level }
paper-kit-square = Place de la ville
paper-kit-square-about = Vos dés se trouvent dans votre quartier. Qui se sert des dés des autres les paie.
paper-kit-passed = Deniers pour avoir passé
paper-kit-queue = La Maraude reste. Les nouveaux événements viennent à la fin, rangée par rangée ; quand l’un part, les autres avancent. S’il y en a plus, ils se placent à côté de cette page.
paper-kit-counters = Habitants et cubes
paper-kit-counters-about = Découpez-les, ou prenez d’autres petits objets. Chaque joueur a { $citizens } habitants et { $cubes } cubes, gris { $gray } et { $graycubes }. Le Roy prend les habitants et les cubes de deux couleurs.

### The sheet against le Roy

print-solo-title = Feuille contre le Roy
print-solo-about = Ce que fait le Roy, ses points à barrer et les verdicts.
print-solo = Imprimer la feuille
paper-solo-title = Le défi du Roy : seul contre le Roy
paper-solo-sum = Somme
paper-solo-ways = sur 36
paper-solo-deed = Deux dés noirs disent ce que fait le Roy
paper-solo-price = Ses dés pour cela
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Un habitant : la couleur de son meilleur dé dit où. Il expulse l’un des vôtres s’il le peut.
    [event] Ses cubes couvrent toutes les bannières libres du dernier événement : il est repoussé aussitôt.
    [tradesman] Un maître sur la case libre qui vaut le plus de points ; à égalité, la carte la moins chère, puis rouge, jaune, blanc.
    [cathedral] 2 cubes sur la Cathédrale : les plus hautes valeurs du plus bas niveau libre, { $gains } chacun. Sans place : { $other }.
   *[character] Le premier personnage est compté pour les deux et s’en va. Plus aucun : { $gains } pour le Roy.
}
paper-solo-bought = { $dice }, dont votre meilleur ; la banque vous donne { $deniers }
paper-solo-banners = un par bannière
paper-solo-dice = Ses dés
paper-solo-dice-about = La plus haute valeur est le meilleur dé ; à égalité : { $colors }. Il dépense les meilleurs et ne passe jamais. S’il en a moins que le prix, il fait tout et dépense ce qu’il a. Si vous n’avez aucun dé, il paie avec les siens seuls et vous ne recevez rien.
paper-solo-settle = Placer les habitants
paper-solo-settle-about = On lance deux dés de chaque couleur. Les { $his } meilleurs disent dans quels bâtiments il place des habitants ; un bâtiment plein est sauté. Puis vous en placez { $yours }, et ainsi de suite jusqu’à ce que tout soit occupé.
paper-solo-round = Manches
paper-solo-round-about = Il y en a { $rounds }. Vous commencez la première, le Roy la deuxième, et ainsi de suite. Il n’a ni deniers ni influence ; les six personnages forment une pile visible.
paper-solo-events = Événements et dés noirs
paper-solo-events-about = Son meilleur dé élimine le plus haut dé noir, quelles que soient leurs valeurs. Les événements ne lui prennent rien. Ce qu’ils font des habitants et cubes gris, ils le font des siens.
paper-solo-result = Vos points moins ceux de le Roy
paper-solo-you = Vous
paper-solo-points = Points de le Roy en jeu
paper-solo-points-about = Barrez un nombre pour chacun.

### Games against le Roy in the hall of fame

fame-roy-result = Contre le Roy : { $result }
fame-roy-best = Meilleur résultat contre le Roy, { $result } : { $names }
fame-roy-verdict = Verdicts contre le Roy, { $count } × : { $verdict }
headline-settled = Un habitant ({ $who }) : { $building }
headline-placed = { $who } place un habitant : { $building }
headline-expelled = { $who } est expulsé : { $building }
headline-cubed = { $who } pose des cubes sur { $event } : { $count }
headline-built = { $who } construit la Cathédrale : { $sites }
headline-bought = { $who } paie des dés : { $list }
headline-hired = { $who } engage un maître : { $card }
headline-gained = { $who } gagne { $gains }
headline-lost = { $who } perd { $lost }
headline-thrown = Dés dans la ville : { $count }
headline-pays = { $who } paie { $lost }
headline-unbuilt = La Cathédrale perd un cube ({ $who })
first-aim = De quoi s’agit-il ?
first-aim-family = Vous dirigez des familles du Troyes médiéval. Vos habitants dans les trois bâtiments vous apportent des dés à chaque manche.
first-aim-points = Avec les dés, vous commercez, bâtissez la Cathédrale et combattez les événements. Après la dernière manche, qui a le plus de points gagne.
hint-press = Choisissez quoi faire, et vos meilleurs dés suivent ; ou choisissez d’abord des dés. Le bouton dit ce que fera Espace.
count-empty-levels = Niveaux vides
count-for = Ces habitants comptent pour { $character }.
count-for-nothing = Ne rapporte aucun point.
headline-roy-throws = { $does ->
    [points] Le Roy prend des points pour des dés
    [worker] Le Roy place un habitant : { $place }
    [event] Le Roy repousse le dernier événement
    [tradesman] Le Roy place un maître
    [cathedral] Le Roy construit la Cathédrale
   *[character] Le Roy compte le premier personnage
}
headline-roy-starts = Le Roy commence la manche
headline-roy-acts = À le Roy de jouer
headline-roy-scored = { $character } est compté
headline-roy-nothing = Le Roy ne peut rien faire
headline-roy-gains = Le Roy gagne { $gains }
headline-roy-left = Dés restants à le Roy : { $count }
headline-roy-asks = Qui le Roy expulse-t-il ? { $building }
headline-roy-needs = Le Roy attend : { $card }
headline-roy-settles = Le Roy place des habitants : { $where }
headline-roy-counters = Le Roy se défend contre les dés noirs
headline-roy-buys = Le Roy achète votre meilleur dé
headline-roy-hires = Le Roy place un maître : { $card }
spot-at = { $building }, place { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } utilise { $card }
headline-countered = { $who } repousse { $faces }
headline-uncountered = { $who } ne peut pas repousser { $face }
headline-rerolled = { $who } relance : { $faces }
headline-turned-over = { $who } retourne des dés : { $faces }
headline-recruited = { $who } obtient un habitant
headline-beaten = { $event } : c’est repoussé
