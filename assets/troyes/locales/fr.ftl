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
effect-tax = Chacun vous paie un denier par habitant debout à l’Hôtel de ville, et la banque un par habitant gris
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
threat-gray-cubes = Un cube gris sur chacun des { $events } événements les plus proches à gauche
threat-gray-citizen = Un dé dit à quelle place vient un habitant gris : { $building }
threat-build = Un cube gris sur la Cathédrale : au niveau le plus bas qui a une case libre, sur la plus petite valeur
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
merit = { $character } récompense { $what } : un point à partir de { $one }, 3 de { $three }, 6 de { $six }

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
figure-source = { $source ->
    [rulebook] de la règle du jeu
    [group] de votre boîte
   *[house] notre valeur maison
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
   *[no-cubes] aucun événement n’a de cube
}
amount-dice = { $dice } : { $faces }
owner-count = { $who } { $count }
owner-amount = { $who } : { $amount }
headline-of = { $who } : { $what }
headline-what = { $what }
headline-round = Manche { $round }
headline-last-round = La dernière manche !
headline-house-figures = Valeurs maison
headline-start = Premier joueur : { $who }
headline-untold = Tout n’a pas été saisi
headline-corrected = Corrigé
headline-won = Victoire : { $who }
headline-undecided = Le décompte reste ouvert
headline-passes = { $who } passe
headline-places = { $who } place un habitant
headline-home = Les habitants rentrent
headline-agriculture = Agriculture : { $who }
headline-unsaid = Dés utilisés : { $who }
cry-opening = { $who } commence. La partie compte { $rounds } manches.
cry-house-figures = Les valeurs des cartes sont les nôtres, pas celles de la boîte.
cry-settles = { $who } place un habitant.
cry-settled = Un habitant ({ $who }) : { $building }.
cry-filled = Des habitants gris prennent les places libres : { $where }.
cry-round = La manche { $round } commence.
cry-last-round = C’est la dernière manche !
cry-revealed = Nouvelles activités : { $cards }.
cry-paid = Chacun reçoit { $income }. Salaires : { $list }.
cry-short = { $who } ne peut pas tout payer et perd { $lost }.
cry-rolled = { $who } a { $dice }.
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
cry-unbuilt = La Cathédrale perd un cube ({ $who }) : { $sites }.
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
cry-agriculture = { $who } cultive la terre.
cry-unsaid = { $who } utilise des dés.
cry-stored = { $who } pose des cubes sur { $card } pour plus tard : { $count }.
cry-shot = { $who } lance { $faces }. Touches : { $count }.
cry-gained = { $who } gagne { $gains }.
cry-lost = { $who } paie ou perd { $lost }.
cry-beaten = { $event } : c’est repoussé. Points : { $list }. La carte va à { $owner }.
cry-beaten-nobody = { $event } : c’est repoussé. Points : { $list }. Personne ne prend la carte.
nobody-gains = aucun
cry-acts = À { $who } de jouer.
cry-pushes = Qui y est expulsé ? { $event }.
cry-aims = { $who } choisit des événements pour des cubes : { $count }.
cry-passed = { $who } passe.
cry-pass-deniers = Un denier de plus pour avoir passé : { $who }.
cry-round-done = La manche est finie.
cry-home = Les habitants expulsés rentrent : { $list }.
cry-start = { $who } commence maintenant.
cry-inexact = Tout n’a pas été saisi. Peut-être faux pour { $who } : { $what }.
cry-untold = Tout n’a pas été saisi : certains nombres sont peut-être faux.
cry-booked = Inscrit dans le livret de cartes : { $card }.
cry-corrected = Corrigé : { $what }.
cry-shown = { $who } avait { $characters }.
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
headline-sites = Cathédrale : { $sites }

### L’almanach

almanac-seats = Chacun selon son tour à la première manche : parties gagnées et points en moyenne
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
