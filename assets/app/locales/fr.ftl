# French: what the app says, whatever the game. Its terms are those of the game’s file. Before ; ! ? stands U+202F, before : U+00A0.

## The terminal

cli-code = Code : { $code }
cli-input-ended = L’entrée est finie : le crieur s’arrête ici.
cli-nothing-undone = Il n’y a rien à annuler.
cli-step-help =
    Entrée continue, table montre toute la table, undo annule la dernière étape, quit termine.
    Ordres possibles maintenant : { $now }
    Comment les écrire : { $orders }
cli-pick-help = Ou saisissez le numéro d’un élément pour le choisir (* veut dire choisi) ; 7 3 met le numéro 7 à 3.
cli-next = Appuyez sur Entrée pour continuer.
cli-next-picked = Appuyez sur Entrée : { $does }
cli-ask = Ce qui a été lancé :
percent = { $number } %

## The almanac

almanac-played = { $game } : { $count ->
    [one] { $games } partie, avec le code { $first }
   *[other] { $games } parties, avec les codes { $first } à { $last }
}
almanac-exact-about = exact : ce que donne le hasard à la longue, calculé ; tout le reste a été compté dans ces parties
almanac-file-about = chaque nombre à part : --csv FILE
almanac-exact = exact
almanac-fairness = Le hasard est-il équitable ?
almanac-verdict = { $what } : { $verdict ->
    [fair] équitable
    [uneven] pas équitable
    [too-even] trop régulier pour du hasard
   *[too-few] trop peu de parties pour le dire
} (khi-deux { $statistic } à { $degrees } degrés de liberté ; au moins aussi inégal dans { $chance } des cas)
almanac-speed = { $count ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $speed } parties par seconde
almanac-no-threads = --threads : le système n’en donne pas autant : { $system }
almanac-not-dealt = aucun code ne distribue une telle partie jusqu’au bout
odds-title = Probabilités
desk-odds = Probabilités ({ $key })
chart-told = { $what } : { $number }

## Refusals

refusal-code-empty = Un code a au moins une lettre ou un chiffre.
    .clause = un code a au moins une lettre ou un chiffre
refusal-code-too-long = Un code a au plus 32 lettres, chiffres et tirets, pas { $count }.
    .clause = un code a au plus 32 lettres, chiffres et tirets, pas { $count }
refusal-code-sign = Un code a des lettres, des chiffres et des tirets, pas « { $sign } ».
    .clause = un code a des lettres, des chiffres et des tirets, pas « { $sign } »
refusal-not-dealt = Ce n’est pas ce que donne le code { $code }.
    .clause = ce n’est pas ce que donne le code { $code }

refusal-not-over = La partie n’est pas finie.
    .clause = la partie n’est pas finie
refusal-nobody = Aucune feuille n’a été saisie.
    .clause = aucune feuille n’a été saisie
refusal-no-name = Le joueur { $player } n’a pas de nom.
    .clause = le joueur { $player } n’a pas de nom
refusal-blank = Rien n’a encore été saisi pour { $name } : saisissez la feuille, ou retirez le joueur.
    .clause = rien n’a été saisi pour le joueur { $player }
refusal-name-twice = Deux joueurs s’appellent { $name }.
refusal-sheet = { $name } : { $reason }
refusal-tied = { $name } et { $other } sont à égalité : saisissez ce qui les départage.

## The reckoning

results-date = Date
results-player = Joueur
results-total = Total
results-rank = Place
results-title = Décompte
results-player-number = Joueur { $number }
results-name-of = Nom du joueur { $number }
results-cell = { $name } : { $field }
results-unshown = Aucune police de cet ordinateur n’a « { $sign } » : une case le remplace, et il ne peut pas être imprimé.
unit-sum-of = { $name } : { $points } points, place { $rank }
results-otherwise = { $field } d’après ce qui a été saisi pendant la partie : { $number }.
results-inexact = Tout n’a pas été saisi pendant la partie ; recomptez : { $field }.
results-add = Ajouter un joueur
results-take = Retirer { $name }
results-bring-back = Remettre { $name }
results-sheet = { $name } : feuille du téléphone
results-sheet-points = { $name } : feuille du téléphone, total { $points }
results-sheet-differs = { $field } : { $new } (connu : { $old }).
results-sheet-adds = Personne ne porte ce nom dans cette partie : une ligne est ajoutée.
results-sheet-alike = Ce nom ressemble seulement à « { $name } » et en est un autre.
results-sheet-replaces = Remplace les nombres saisis.
results-sheet-accept-of = Accepter la feuille : { $name }
results-sheet-return = Renvoyer
results-sheet-return-of = Renvoyer la feuille : { $name }
results-sheet-accepted = { $name } : feuille acceptée
results-sheet-undo = Annuler
results-hint = La saisie remplace le nombre. Tab ou flèches : case suivante ; Entrée : ligne suivante.
results-hint-zero = Une case vide compte pour 0.
results-hint-uncounted = Une case vide n’est pas encore comptée.
results-hint-short = Tab ou flèches : case suivante. Entrée : ligne suivante.
results-export = Exporter
results-copy-text = Copier en texte
results-copy-csv = Copier en CSV
results-copied = Les résultats sont dans le presse-papiers.
bg-stats = BG Stats
bg-stats-code = Code QR du lien pour BG Stats
bg-stats-scan = Scannez le code QR avec le téléphone qui a l’application BG Stats.
bg-stats-long = Autant de joueurs ne tiennent dans aucun code QR. Copiez le lien et ouvrez-le là où vous avez l’application BG Stats.
bg-stats-about = L’application ajoute cette partie avec tous les noms et résultats. Ils ne quittent cet ordinateur que si quelqu’un ouvre le lien.
bg-stats-copy = Copier le lien
bg-stats-copied = Le lien est dans le presse-papiers.
results-picture = Enregistrer l’image
results-reveal = Révéler les résultats
results-reveal-anyway = Feuilles de téléphones encore en attente : { $count }. Révéler quand même ?
results-reveal-returned = Feuilles renvoyées qui manquent encore : { $count }. Révéler quand même ?
results-reveal-on = Reprendre la cérémonie
results-reveal-again = Revoir la cérémonie
results-totals-hidden = Les totaux restent cachés jusqu’à ce que vous révéliez les résultats.
results-totals-show = Afficher les totaux
results-totals-hide = Masquer les totaux
results-entered = La partie a été inscrite au tableau d’honneur.
results-new = Nouveau pour { $name } : { $achievements }.
results-more-wrong = À corriger aussi : { $count }.
results-early = Notez ce que vous savez déjà : les résultats seront révélés à la fin.
counting-awaited = { $count ->
    [one] Encore une feuille avant les résultats
   *[other] Encore { $count } feuilles avant les résultats
}
counting-to-check = { $count ->
    [one] une feuille à vérifier
   *[other] { $count } feuilles à vérifier
}
counting-whole = Toutes les feuilles sont là : place aux résultats
counting-known = Place aux résultats
counting-in = { $name } : feuille remise
counting-out = { $name } : feuille attendue
cry-winner = { $name } l’emporte avec { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} !
cry-winners = { $others } et { $last } partagent la victoire avec { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} !
cry-alone = { $name } termine la partie avec { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}.
ceremony-names = Les résultats
ceremony-place-of = { $category } : place { $best }
ceremony-places-of = { $category } : places { $best } à { $worst }
ceremony-winner = La victoire
ceremony-awards = Récompenses
ceremony-award = { $title } : { $names } ({ $told }).
ceremony-seals = Nouveaux succès
ceremony-seals-more = et { $count } de plus
ceremony-podium = Le podium
ceremony-leads = { $name } est en tête : { $points }.
ceremony-lead = { $others } et { $name } sont en tête ensemble : { $points }.
ceremony-most = Majorité : { $list }.
ceremony-brought = Points : { $list }.
ceremony-scale = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
} pour { $least } ou plus
ceremony-place = { $count ->
    [1] Place { $place } : { $names }, { $points }.
   *[other] Place { $place } ex æquo : { $names }, { $points }.
}
ceremony-next = Suite : { $step }
ceremony-back = Revenir d’une étape
ceremony-end = Quitter la cérémonie
again = Rejouer
again-with = Rejouer : { $what }
again-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
again-hold = Maintenez { $key } pour rejouer, ou cliquez sur le bouton.

## The desk

app-name = Town Crier
app-about = Lance les dés, annonce ce qui se passe et compte les points à votre table
start-players = { $from } à { $to } joueurs · environ { $minutes } min
start-players-crowd = Sans limite de joueurs, { $to } au plus sont comptés · environ { $minutes } min
start-needs-sheets = Sans la boîte : imprimez les feuilles
start-needs-box = Avec ou sans la boîte
start-needs-the-box = Avec la boîte
start-play = Jouer
start-play-about = Dites qui joue et commencez.
start-first = Première fois ?
start-first-about = Ce qu’il vous faut, et comment se passe une partie.
start-teach = Apprendre en jouant
start-teach-about = Une vraie partie, expliquée phrase par phrase. Vous pouvez la jouer jusqu’au bout.
hint-got-it = Compris
hint-right = Exact ! { $answer }
hint-wrong = Pas tout à fait. { $answer }
hint-answer = Montrer la réponse
hint-no-more = Arrêter les conseils
hint-off = Les conseils sont désactivés. Réactivez-les dans les réglages ({ $key }).
start-print = Imprimer des feuilles
start-print-about = Ce qu’il vous faut sur papier, en PDF.
desk-continue = Reprendre cette partie
desk-continue-over = Ouvrir cette partie
desk-continue-kept = Reprendre à l’étape précédente
desk-new-game = Nouvelle partie
desk-found = Une partie est en cours : { $at }
desk-found-of = Une partie est en cours : { $game }, { $at }
desk-found-code = Une partie est en cours : { $code }, { $at }
desk-found-code-of = Une partie est en cours : { $game }, { $code }, { $at }
desk-found-over = La dernière partie est terminée.
desk-found-over-of = La dernière partie est terminée : { $game }.
desk-kept = Parties récentes
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = { $file } ne peut pas être ouvert : { $error }
desk-opened-looking = Impossible d’ouvrir { $file } ici : Town Crier est déjà ouvert dans une autre fenêtre. Faites-y glisser le fichier.
desk-lost = La dernière partie est illisible, et l’étape précédente aussi. Commencez-en une autre ; le fichier abîmé est conservé. Détails : { $error }
desk-game-over = la partie est finie
desk-code-is = Code { $code }
desk-undo = Annuler
desk-redo = Rétablir
desk-room = Projecteur
desk-next = Ensuite : { $what }
thumbnail = L’image du projecteur, en petit
room-offer = Montrer la partie au projecteur ?
room-offer-show = Montrer ({ $key })
desk-picture = Enregistrer l’image
desk-copy-picture = Copier l’image
desk-settings = Réglages
desk-muted = Son coupé. { $key } rétablit la voix et les cloches.
desk-unmuted = La voix et les cloches sont rétablies.
desk-muted-sign = Son coupé
desk-dark-sign = Projecteur en noir
desk-dark = Le projecteur est noir. { $key } montre de nouveau la partie.
desk-light = Le projecteur montre de nouveau la partie.
present-leave = Retour aux commandes ({ $key })
desk-help = Aide
unit-count = Compter les points
desk-reckoning = Décompte ({ $key })
desk-hall = Tableau d’honneur ({ $key })
desk-rules = Règles ({ $key })
desk-phones = Téléphones ({ $key })
desk-legend = Expliquer l’image ({ $key })
desk-legend-send = Expliquer l’image au projecteur
desk-print = Imprimer ({ $key })
desk-menu = Menu
menu-game = Partie
menu-projector = Projecteur et téléphones
menu-more = Plus
menu-hands-free = Mains libres ({ $key })
menu-pause = Arrêter ou reprendre le temps ({ $key })
menu-present = Vue du projecteur dans cette fenêtre ({ $key })
menu-dark = Écran noir sur le projecteur, ou retour ({ $key })
menu-break = Pause sur le projecteur
menu-mute = Couper ou remettre le son ({ $key })
menu-start = Page d’accueil et parties récentes
desk-leave = Retour
desk-show-file = Ouvrir
desk-show-folder = Ouvrir le dossier
desk-unshown = Aucun programme de cet ordinateur ne peut ouvrir { $file } ; vous le trouverez dans son dossier.
desk-close-page = Fermer
desk-return = Revenir à la partie (vous consultez un moment passé)
desk-earlier = Avant
desk-later = Après
desk-half-day-of = { $number } sur { $all }
desk-log = Journal
desk-log-empty = Il ne s’est encore rien passé.
more-below = Suite plus bas
desk-proposed-anew = Une proposition vient de changer. { $key } fait ce qui est affiché maintenant.
desk-undid = Annulé : { $order }. Rétablir : { $key }
desk-redid = Rétabli : { $order }. Annuler : { $key }
desk-looking = Cette partie est ouverte dans une autre fenêtre de Town Crier ; ici, vous pouvez seulement regarder. Fermez l’autre pour mener la partie ici.
notice-close = Fermer le message
desk-moving = Voir le résultat tout de suite
desk-looking-back = Consultation d’un moment passé

setup-title = Une nouvelle partie
setup-back = Retour à la partie
setup-open = Commencer la partie
setup-mend = Corrigez les champs marqués, puis commencez la partie.
setup-count = Combien jouent
setup-players-count = { $count ->
    [1] 1 joueur
   *[other] { $count } joueurs
}
setup-code = Code
setup-code-about = Partout dans le monde, ce code donne la même partie. N’importe quel mot convient.
setup-options = Options
replace-new = Garder { $game } et commencer une nouvelle partie ?
replace-kept = Garder { $game } et reprendre l’autre partie ?
replace-opened = Garder { $game } et ouvrir l’autre partie ?
replace-about = Elle reste parmi les parties récentes, et vous pouvez la reprendre à tout moment.
replace-new-sure = La garder et commencer la nouvelle partie
replace-kept-sure = La garder et reprendre l’autre partie
replace-opened-sure = La garder et ouvrir l’autre partie
replace-not = Annuler
setup-another-code = Un autre code
setup-day-code = Défi du jour
setup-players = Joueurs
setup-players-hint = Un nouveau nom
setup-add-person = Ajouter
setup-players-about = Touchez les noms de ceux qui jouent. Les noms ne sont pas obligatoires.
setup-players-new = Les noms ne sont pas obligatoires ; ils apparaissent à l’écran et dans le décompte.
setup-players-full = { $most } personnes jouent au plus.
group-chip = Groupe { $name } : { $players }
group-save = Enregistrer comme groupe…
group-name = Nom du groupe
group-keep = Enregistrer
group-remove = Supprimer le groupe « { $name } »
group-full = { $most } groupes sont enregistrés. Supprimez-en un pour en enregistrer un autre.

guide-title = Mener une partie

keys-group-play = Jouer et corriger
keys-group-show = Montrer à tous
keys-group-pace = Temps et voix
keys-group-look = Consulter et préparer
key-ctrl = Ctrl
key-shift = Maj
key-space = Espace
key-enter = Entrée
key-page-down = Page suivante
key-escape = Échap
key-left = Gauche
key-right = Droite
keys-next-about = l’étape suivante
keys-undo-about = annuler, autant de fois que vous voulez
keys-redo-about = rétablir
keys-new-about = une nouvelle partie
keys-room-about = ouvrir ou fermer la fenêtre du projecteur
keys-present-about = passer dans cette fenêtre de la vue des joueurs à celle du crieur, et retour
keys-dark-about = écran noir sur le projecteur, et retour
keys-pause-about = suspendre ou reprendre le compte à rebours
keys-more-about = une minute de plus pour choisir
keys-hands-free-about = mains libres : l’application continue et annonce seule
keys-ready-about = mains libres : tout le monde est prêt
unit-count-about = compter les points
keys-hall-about = le tableau d’honneur
keys-odds-about = les probabilités
keys-cards-about = le livret de cartes
keys-rules-about = les règles du jeu
keys-phones-about = laisser les téléphones suivre la partie
keys-change-about = changer des dés, si le jeu le permet
keys-correct-about = corriger ce qui est différent sur la table
keys-legend-about = expliquer les signes de l’image
keys-print-about = imprimer feuilles, cartes et autres
keys-settings-about = réglages
keys-mute-about = couper la voix et les cloches, et les rétablir
keys-keys-about = cette page
keys-earlier-about = en consultant le passé : une étape en arrière
keys-later-about = en consultant le passé : une étape en avant
keys-step-back-about = pendant la cérémonie finale : une étape en arrière
keys-close-about = fermer ce qui est ouvert ; ne quitte jamais le programme
keys-digits = 1 à 9, puis 0, ou une lettre : choisir ce qui la porte ; les majuscules avec Maj.
keys-saved = Chaque étape est aussitôt enregistrée. Fermez la fenêtre quand vous voulez.
reference-title = Règles
reference-search = Rechercher
reference-none = Rien pour « { $asked } ».
reference-show = Montrer au projecteur
reference-hide = Retirer du projecteur
sent-page = Sur le projecteur : { $title }
sent-legend = Sur le projecteur : l’image expliquée
sent-break = Sur le projecteur : la pause
sent-test = Sur le projecteur : la mire de réglage
sent-phones = Sur le projecteur : le code QR pour les téléphones
break-title = Pause
break-next = On reprend avec : { $at }
break-best = Les meilleures parties jusqu’ici
sent-turn = Suite
explain-keys = Les flèches vont d’un élément à l’autre.

menu-offered = Au choix : { $offers }
menu-key = { $what }, touche { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } propose : { $does }
menu-accept = Accepter ({ $who }) : { $does }
menu-waiting = { $count ->
    [one] 1 autre proposition attend
   *[other] { $count } autres propositions attendent
}
menu-send-back = Refuser
menu-not-now = Ce n’est pas possible avec ce qui est choisi.
menu-no-key = Aucun choix n’a la touche { $key } pour l’instant.
menu-chosen = Choisi : { $names }
menu-in-picture = Ce qui est dans l’image se choisit là, ou avec sa touche.
menu-folded = { $count ->
    [one] 1 autre impossible pour l’instant : { $names }
   *[other] { $count } autres impossibles pour l’instant : { $names }
}
menu-one-less = { $what } : en retirer
menu-one-more = { $what } : en ajouter
menu-unsaid = { $what }, non saisi

room-title = Town Crier : projecteur
unit-count-call = Comptez vos points.
opening-title = Avant de commencer
opening-soon = On commence bientôt
news-taken-back = La dernière étape a été annulée

settings-title = Réglages
settings-tab-table = Table
settings-tab-projector = Projecteur
settings-tab-voice = Voix et son
settings-tab-language = Langues
settings-tab-about = À propos
settings-version = Version { $version }
settings-language = Langue
settings-manner = Le crieur parle
settings-manner-plain = simplement
settings-manner-herald = comme un héraut
settings-theme = Couleurs
settings-theme-parchment = Parchemin
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-motion = Animations
settings-motion-full = Complètes
settings-motion-short = Brèves
settings-motion-none = Aucune
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-larger = Très grande
settings-choosing = Temps pour choisir
settings-choosing-off = Sans limite
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Autre (s)
settings-choosing-limits = de { $least } à { $most }
settings-tips = Conseils
settings-tips-on = Expliquer les nouveautés une fois par soirée
settings-proposals = Propositions
settings-proposals-trust = Celles du joueur dont c’est le tour comptent aussitôt
settings-room-language = Langue du projecteur
settings-room-language-same = Comme cette fenêtre
settings-room-theme = Couleurs du projecteur
settings-room-text = Taille du texte sur le projecteur
settings-test = Mire de réglage
test-corners = Chaque flèche touche un coin, et le cadre est entier.
test-steps = Chaque nuance se distingue de la suivante.
test-least = Si le dernier rang lit cette ligne, tout va bien.
settings-room = La fenêtre du projecteur
settings-room-open = Ouverte
settings-room-about = Sur un écran, elle le remplit. Si cet écran manque, c’est une fenêtre ordinaire jusqu’à son retour.
settings-monitor-none = Une fenêtre ordinaire
settings-monitor-missing = { $name } (absent pour l’instant)
settings-aloud = Voix et cloches
settings-heard = Activer
settings-voice = La voix
settings-bells = Cloches et tambour
settings-muted = Son coupé ({ $key })
settings-spoken = Langue parlée
settings-spoken-desk = Comme cette fenêtre
settings-loudness = Volume et vitesse
settings-volume = Volume
settings-rate = Vitesse
settings-voice-name = Voix
settings-voice-name-usual = celle du système
settings-quiet = Aucune voix ou aucun son trouvé ; la partie continue sans.
settings-quiet-how = Que faire
settings-aloud-try = Essayer
settings-aloud-sample = Oyez ! Voici la voix du crieur.
settings-no-speech = Aucun service vocal : installez speech-dispatcher et espeak-ng. Nouvel essai à la prochaine annonce ; la partie continue sans lui.
settings-no-sound = Aucun service sonore : démarrez PipeWire (avec pipewire-pulse) ou PulseAudio. Nouvel essai à la prochaine annonce ; la partie continue sans lui.
settings-silent-elsewhere = La voix ou le son de cet ordinateur ne répond pas : voyez ses réglages du son. Nouvel essai à la prochaine annonce ; la partie continue sans.
settings-silent = Ni la voix ni le son ne répondent : installez speech-dispatcher et espeak-ng, et démarrez PipeWire (avec pipewire-pulse) ou PulseAudio. Nouvel essai à la prochaine annonce ; la partie continue sans eux.
settings-unreadable = Impossible de lire { $file } ; les réglages par défaut sont utilisés : { $error }
settings-wrong = Dans { $file }, ces réglages sont illisibles ; leurs valeurs par défaut sont utilisées : { $names }
settings-unsaved = Impossible d’enregistrer les réglages dans { $file } : { $error }
picture-saved = Image enregistrée : { $file }
picture-copied = L’image est dans le presse-papiers.
file-unwritten = Impossible d’écrire le fichier dans { $folder } : { $error }
crash-before = La dernière fois, Town Crier s’est arrêté à cause d’une erreur interne. Ce qui s’est passé est décrit dans { $file }
crash-reopened = La fenêtre a été perdue, et Town Crier l’a rouverte. Votre partie est telle qu’elle était. Ce qui s’est passé est décrit dans { $file }
crash-job = Cela n’a pas pu être terminé à cause d’une erreur interne de Town Crier. Ce qui s’est passé est décrit dans { $file }
picture-undrawn = impossible de la dessiner : { $text }

## The hall of fame

hall-title = Tableau d’honneur
hall-mend = Continuer avec ce qui est lisible ; le fichier abîmé est conservé
hall-mended = Parties lisibles : { $games }. Le fichier abîmé se trouve dans le dossier « kept » à côté du tableau d’honneur.
hall-replay = Jouer ce code
hall-last = La dernière soirée
hall-watch = Revoir en 20 secondes
hall-step = Revoir étape par étape, sans le résultat
hall-rematch = Rejouer avec les mêmes dés
hall-no-course = Le déroulement de cette partie n’est plus sur cet ordinateur.
replay-title = Rediffusion
replay-next = Étape suivante
replay-end = Arrêter
hall-empty = Aucune partie pour l’instant. À la fin d’une partie, faites le décompte ({ $key }) et révélez les résultats ; elle figurera ici.
hall-players = Joueurs
hall-games = Parties
hall-wins = Victoires
hall-best = Record
hall-average = Moyenne
hall-achievements = { $name } : succès, { $count }
hall-codes = Codes
hall-of-code = { $code } : parties { $games }, record { $best }
unit-scores = Points, partie après partie
hall-export = Exporter
hall-import = Importer…
hall-import-file = Chemin d’un fichier, ou déposez-le ici
hall-exported = Le tableau d’honneur est dans { $file }
hall-imported = Nouvelles parties : { $added }. Déjà ici : { $alike }. Différentes ici, conservées : { $stayed }.
hall-unread = { $file } ne peut pas être importé : { $error }
hall-curiosities = Curiosités
unit-amount = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
hall-order = par victoires, puis par record
hall-won = { $name }, victoire
hall-on-average = En moyenne : { $parts }.
hall-against = Contre { $name } : devant dans { $ahead } sur { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min
hall-time = { $time } de jeu en { $games ->
    [one] une partie
   *[other] { $games } parties
}
hall-closest = La partie la plus serrée, écart de { $points } : { $game }
unit-richest = Le plus de points à une table, { $points } au total : { $game }
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
     [1] janvier
     [2] février
     [3] mars
     [4] avril
     [5] mai
     [6] juin
     [7] juillet
     [8] août
     [9] septembre
     [10] octobre
     [11] novembre
    *[12] décembre
} { $year }

## Printing

print-title = Imprimer
print-count = Feuilles
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-inks = Encre
print-color = Couleur
print-gray = Gris
print-per-page = Feuilles par page
print-one = une
print-two = deux
print-large = gros caractères
print-written = Le PDF est dans { $file }
print-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-no-game = Aucune partie à raconter : commencez-en d’abord une.

## Paper

# The pace of the table.
pace-left = Secondes pour choisir : { $seconds }
pace-paused = En pause ; secondes pour choisir : { $seconds }
pace-next-in = Suite dans : { $seconds } s
pace-time-up = Le temps est écoulé
pace-choose-now = Choisissez !
pace-held = En pause
pace-rolls-in = Lancer dans
pace-pause = Pause
pace-go-on = Reprendre
pace-more = Une minute de plus
evening-short = { $minutes } min
pace-ready = Tout le monde est prêt
pace-hands-free = Mains libres
pace-hands-free-on = Mains libres : la partie avance seule. { $key } : tout le monde est prêt. Toute autre touche l’arrête.
pace-hands-free-off = Le mode mains libres est désactivé.

## What the system says of a file

system-not-found = fichier ou dossier introuvable
system-denied = accès refusé
system-exists = existe déjà
system-not-a-folder = n’est pas un dossier
system-is-a-folder = c’est un dossier, pas un fichier
system-full = le disque est plein
system-read-only = rien ne peut être écrit à cet endroit
system-bad-name = un fichier ne peut pas porter ce nom
system-not-text = son contenu n’est pas du texte
system-busy = un autre programme l’utilise
system-not-a-file = c’est un périphérique ou un tube, pas un fichier
system-no-reader = c’est un tube que ne lit aucun programme
system-too-large = le fichier est trop grand
system-ours = Town Crier y conserve une partie ou un tableau d’honneur, qui n’est jamais écrasé ; choisissez un autre nom
system-other-kind = il y a là un fichier d’un autre type, qui n’est pas écrasé ; choisissez un autre nom
system-other = message du système : { $text }
system-numbered = { $what } (erreur système { $number })

## Damaged files

file-empty = le fichier est vide
file-foreign = ce n’est pas { $kind ->
    [hall] un tableau d’honneur enregistré
    [cards] un livret de cartes enregistré
   *[game] une partie enregistrée
} par Town Crier : la première ligne dit autre chose
file-too-long = le fichier dépasse { $mib } Mio, ce qui est trop pour { $kind ->
    [hall] un tableau d’honneur
    [cards] un livret de cartes
   *[game] une partie
}
file-not-text = ligne { $line }, colonne { $column } : ce qui s’y trouve n’est pas du texte
file-cut-short = le fichier est coupé : il s’arrête au milieu, à la ligne { $line }
file-syntax = ligne { $line }, colonne { $column } : { $what ->
    [number] le nombre est trop grand ou trop petit
    [unknown] « { $name } » n’a rien à faire ici
    [missing] « { $name } » manque
    [twice] « { $name } » y figure deux fois
    [value] il faut autre chose ici
   *[syntax] il manque un signe ici, ou il y en a un de trop
}
file-newer = il a été écrit par un Town Crier plus récent, au format { $format } : mettez Town Crier à jour pour l’ouvrir
file-no-such-format = il annonce le format { $format }, alors que le premier format est 1
file-another-game = il contient un autre jeu que { $ours } : { $found }
file-changed = il a été modifié ou abîmé après son enregistrement : la somme de contrôle de sa première ligne ne correspond pas
file-hall-game = partie { $game } : { $reason }
file-hall-id = l’identifiant d’une partie a 32 chiffres hexadécimaux en minuscules
file-hall-sheet = la feuille du joueur { $player } est impossible
file-hall-name-twice = les joueurs { $one } et { $other } ont le même nom
file-hall-twice = la partie { $game } s’y trouve deux fois
file-hall-order = la partie { $game } a été jouée avant celle du dessus
file-cards-card = il contient les chiffres d’une carte que le jeu n’a pas : « { $card } »
file-cards-figure = la carte « { $card } » n’a pas de valeur « { $figure } »
file-cards-value = sur la carte « { $card } », la valeur « { $figure } » ne peut pas être « { $value } »
file-cards-twice = sur la carte « { $card } », la valeur « { $figure } » figure deux fois

## Files that cannot be kept

store-damaged = { $file } : { $damage }{ $before ->
    [yes] {" "}(la version précédente est lisible)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] une autre fenêtre de Town Crier écrit dans ce tableau d’honneur ; réessayez dans un instant : { $file }
    [cards] une autre fenêtre de Town Crier écrit dans ce livret de cartes ; réessayez dans un instant : { $file }
   *[game] cette partie est ouverte dans une autre fenêtre de Town Crier ; ici, on peut seulement la regarder : { $file }
}
store-removed = { $file } a été supprimé pendant que la partie était ouverte ; la partie y a été enregistrée de nouveau
store-changed = { $file } a été modifié de l’extérieur pendant que la partie était ouverte ; la partie y a été enregistrée de nouveau, et ce qu’il contenait se trouve maintenant dans { $kept }
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
    [cards] mettez le livret de cartes dans un autre dossier
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
refusal-paper-fonts = les polices de l’application sont illisibles
refusal-paper-drawing = un dessin de l’application est illisible : { $text }
refusal-paper-writer = le PDF ne peut pas être créé : { $text }
refusal-no-paper = cette version n’imprime pas ; compilez-la avec la fonction paper, par exemple cargo build --features paper
refusal-no-display = la fenêtre a besoin d’un écran avec OpenGL, et il n’y en a pas ici ({ $text }) ; town-crier cry fonctionne dans un terminal
refusal-display-gone = l’écran a disparu ; votre partie est enregistrée dans { $file }
refusal-window-lost = la fenêtre a été perdue et n’a pas pu être rouverte ; votre partie est enregistrée, et ce qui s’est passé est décrit dans { $file }
refusal-scale = { $name } vaut « { $text } », qui n’est pas une échelle d’écran ; donnez un nombre comme 1.5, ou rien
refusal-no-folders = ce système n’indique aucun dossier pour les fichiers d’une application ; indiquez un fichier avec --game FILE
refusal-no-desk = cette version n’a pas de fenêtre ; town-crier cry fonctionne dans un terminal
refusal-gallery-taken = un autre programme occupe le port { $port } de { $address } ; fermez-le ou choisissez un autre port
refusal-gallery-denied = cet ordinateur n’autorise pas le port { $port } ; choisissez-en un à partir de 1024
refusal-gallery-not-ours = { $address } n’est pas une adresse de cet ordinateur
refusal-gallery-chance = cet ordinateur ne fournit pas de nombres aléatoires, et sans eux rien n’est à l’abri de qui n’est pas invité
refusal-gallery-system = { $address } : rien ne peut être diffusé à cette adresse : { $system }
refusal-no-gallery = cette version ne diffuse pas de page pour téléphones ; compilez-la avec la fonction gallery, par exemple cargo build --features gallery

## Arguments

args-unknown = { $argument } : cet argument n’existe pas ici ; { $advice }
args-no-command = { $argument } : cette commande n’existe pas ; { $advice }
args-not-of-game = { $command } : cela n’existe pas pour { $game }, seulement pour { $having }
args-missing = { $argument } : il manque ; { $advice }
args-no-value = { $argument } : une valeur doit suivre ; { $advice }
args-takes-none = { $argument } : il est seul et ne prend pas de valeur ; { $advice }
args-desk-only = { $argument } : cette commande ne va pas avec les options de la fenêtre ; { $advice }
args-conflict = { $argument } : il ne va pas avec { $other } ; { $advice }
args-twice = { $argument } : il ne peut être donné qu’une fois ; { $advice }
args-not-text = un argument n’est pas écrit en UTF-8 ; { $advice }
args-other = { $text } ; { $advice }
args-see-help = voyez { $command } --help
args-did-you-mean = vouliez-vous dire { $suggestion } ?
args-value = { $count ->
    [1] écrivez { $last }, pas « { $text } »
   *[other] écrivez { $most } ou { $last }, pas « { $text } »
}
args-players = écrivez le nombre de feuilles, de 1 à { $most }, ou des noms séparés par des virgules, pas « { $text } »
args-count = écrivez un nombre de 1 à { $most }, pas « { $text } »
args-bind = écrivez une adresse de cet ordinateur et un port, comme 127.0.0.1:0, pas « { $text } »
args-key = écrivez 12 lettres et chiffres, sans la lettre U
args-key-twice = écrivez une autre clé que pour --key
args-host = écrivez un nom sans http://, comme crier.example ou crier.example:8080, pas « { $text } »
args-words-json = --lang et --manner : ils choisissent des mots pour les gens, et --format json n’en a pas ; retirez-les
args-step-json = il attend les gens, et --format json est pour les programmes ; retirez l’un des deux
args-aloud-json = il parle aux gens, et --format json est pour les programmes ; retirez l’un des deux
args-braille-json = il écrit pour les gens, et --format json est pour les programmes ; retirez l’un des deux
args-step-input = il attend Entrée là où --dice - lit les dés ; retirez l’un des deux
args-output = impossible d’écrire la sortie standard : { $system }
args-unread = { $file } : le fichier ne peut pas être lu : { $system }
args-unwritten = { $file } : le fichier ne peut pas être écrit : { $system }
args-no-folder = { $file } : il n’y a pas de dossier { $folder }
args-seed-too-long = avec --games { $games }, la graine a au plus { $most } lettres, chiffres et tirets, pas { $signs }
args-standard-input = entrée standard
args-standard-output = sortie standard
args-lines-open = impossible de lire { $file } : { $system }
args-lines-read = { $name } : impossible de lire après la ligne { $line } : { $system }
args-lines-wrong = { $name }, ligne { $line } : { $wrong }
args-lines-long = la ligne a plus de { $most } signes
args-lines-too-few = { $name } finit avant la partie ; { $needed ->
    [one] il manque encore { $needed } ligne
   *[other] il manque encore { $needed } lignes
}
args-lines-too-many = { $name }, ligne { $line } : la partie est finie ; les lignes à partir d’ici n’en font plus partie
args-orders-too-few = { $name } finit avant la partie
args-orders-now = à présent, un ordre commence par : { $orders }
args-nobody-chooses = dans une telle partie, quelqu’un doit choisir ; ajoutez --bots, --orders FICHIER ou --step
args-no-fact = rien n’est connu ici sous ce nom : « { $text } »
args-fact = « { $text } » n’est pas vrai ; c’est « { $holds } »
check-any = { $file } : le fichier est en ordre : { $coded ->
    [yes] code { $code }
   *[no] aucun code
} ; { $over ->
    [yes] partie finie
    [open] en cours
   *[no] { $number } sur { $all }
} ; { $orders ->
    [one] { $orders } étape
   *[other] { $orders } étapes
}{ $undone ->
    [0] {""}
    [one] , { $undone } annulée
   *[other] , { $undone } annulées
}

## Phones that follow

phones-title = Téléphones
phones-about = Chacun peut suivre la partie sur son téléphone, dans sa langue, dire qu’il est prêt, proposer ce qu’il fait à son tour et remettre sa feuille à la fin. Toute personne de ce réseau qui a le code QR peut participer, et rien de ce que fait un téléphone ne change la partie sans votre accord.
phones-open = Accepter les téléphones
phones-again = Les téléphones pouvaient suivre jusqu’à la fermeture de Town Crier. Ils attendent encore, sans nouveau code QR.
phones-opening = Un instant…
phones-refused = Les téléphones ne peuvent pas suivre la partie en ce moment : { $reason }
phones-no-network = Cet ordinateur n’est dans aucun réseau. Connectez-le à un réseau Wi-Fi, puis réessayez.
phones-code = Code QR de l’adresse { $address }
phones-scan = Scannez le code QR avec l’appareil photo d’un téléphone, ou tapez l’adresse dans son navigateur :
phones-copy = Copier l’adresse
phones-copied = Copiée
phones-count = { $count ->
    [0] Aucun téléphone ne suit encore
    [one] { $count } téléphone suit la partie
   *[other] { $count } téléphones suivent la partie
}
phones-address = Adresse de cet ordinateur
phones-new = Nouveau code QR
phones-new-anyway = Déconnecter tous les téléphones ?
phones-new-about = Un nouveau code QR déconnecte tous les téléphones ; ils doivent le scanner pour suivre à nouveau.
phones-stop = Arrêter
phones-none = Aucun téléphone pour l’instant. Ce qui peut aider :
phones-help-wifi = Le téléphone doit être dans le même réseau Wi-Fi que cet ordinateur.
phones-help-guest = Les réseaux d’invités isolent les appareils : prenez un autre réseau ou le partage de connexion d’un téléphone.
phones-help-firewall = Le pare-feu de cet ordinateur doit autoriser Town Crier.
phones-follow = Suivez la partie sur votre téléphone
ready-count = Prêts : { $ready } sur { $of }
phones-seats = Joueurs avec téléphone : { $count }
phones-seat-ready = prêt
phones-seat-not-ready = pas encore prêt
phones-seat-away = hors ligne
phones-seat-sheet = feuille remise
phones-free = Retirer
phones-free-of = Retirer { $name }
phones-free-about = Un joueur retiré peut continuer à suivre sur son téléphone et revenir sous n’importe quel nom libre.
phones-sat-down = Nouveaux téléphones : { $names }. À votre prochaine étape, ils verront leurs secrets.
phones-let-in = Laisser entrer
phones-wifi = Wi-Fi pour les joueurs
phones-wifi-about = Si vous saisissez le réseau Wi-Fi, un second code QR y connecte les téléphones, ici et sur le projecteur. Le nom et le mot de passe sont oubliés à la fermeture de Town Crier.
phones-wifi-name = Nom du réseau
phones-wifi-password = Mot de passe
phones-wifi-code = Code QR du réseau Wi-Fi { $name }
phones-wifi-join = 1. Connectez-vous au réseau Wi-Fi { $name }
phones-follow-then = 2. Suivez la partie sur votre téléphone

## The phones’ page

page-live = En direct
page-as-of = Pas de connexion. Nouvelle tentative… Dernière mise à jour : { $time }
page-lost-help = Ce téléphone est-il toujours sur le même Wi-Fi ? Si oui, demandez au crieur d’accepter à nouveau les téléphones.
page-try-again = Réessayer
page-closed = Fermé à la table. Dès que le crieur acceptera à nouveau les téléphones, cette page reprendra toute seule.
page-gone = Ce code QR ne fonctionne plus. Scannez le nouveau.
page-hold = Secret : maintenez pour le voir
page-lost = Cette page s’ouvre avec le code QR affiché à la table. Scannez-le de nouveau.
page-seat-taken = { $name } est déjà là. Saisissez un autre nom ou demandez au crieur de retirer l’autre téléphone.
page-seat-barred = Un téléphone portant ce nom vient de partir ou d’être retiré. Saisissez un autre nom ou réessayez plus tard.
page-seat-full = Toutes les places sont prises.
page-seat-name = Saisissez un nom de { $count } caractères au plus.
page-sheet-blank = Rien n’a encore été saisi.
page-phones = Téléphones : { $count }
page-code = Code : { $code }
page-time-left = Temps restant
page-meaning = Qu’est-ce que cela change pour moi ?
page-signs = Que veulent dire les signes
page-enlarge = Agrandir
page-zoom-in = Zoom avant
page-zoom-out = Zoom arrière
page-moving = Un instant…
page-empty = Aucune partie n’est encore ouverte.
page-welcome = Bienvenue ! La partie n’a pas encore commencé.
page-next = Prochaine étape du crieur : { $step }
page-dark = Rien n’est affiché pour le moment.
page-no-rules = Impossible de charger les règles pour le moment.
page-aloud = Lire à voix haute
page-note = À noter
page-call = Annonce
page-alarm = Important
unit-told = Points : { $points }
page-theme-auto = Automatique
page-theme-light = Clair
page-menu = Menu
page-refresh = Cette page se recharge toutes les 5 secondes.
page-join = Participer
page-join-why = Dites qui joue ici. Vous pourrez alors toucher « Prêt », et remettre votre feuille à la fin.
page-who = Qui êtes-vous ?
page-watch = Regarder seulement
page-who-taken = { $name } (déjà là)
page-name = Nom
page-joined = Ce téléphone participe sous ce nom.
page-leave = Ne plus participer
page-freed = Le crieur a retiré ce téléphone de la partie. Si vous jouez encore, participez à nouveau.
page-ready = Prêt
page-ready-count = Prêts : { $ready } sur { $of }
page-not-sent = L’envoi a échoué. Réessayez.
page-sheet = Ma feuille
page-sheet-fill = Remplissez-la et remettez-la.
page-sheet-send = Remettre
page-sheet-again = Remettre à nouveau
page-sheet-waiting = Remise. Le crieur doit encore l’accepter.
page-sheet-accepted = Acceptée. Ce résultat compte.
page-sheet-returned = Rendue par le crieur. Vérifiez-la et remettez-la à nouveau.
page-sheet-wrong = Pas encore remise : il reste quelque chose à corriger.
page-sheet-over = Les résultats sont annoncés. Votre feuille n’est plus nécessaire.
page-sheet-faults = À corriger : { $count }
page-sheet-missing = Encore à remplir : { $count }
page-missing = Il manque encore :
page-propose = Touchez ce que vous voulez faire, puis « Proposer ». Cela compte dès que le crieur le confirme.
page-meanwhile = En attendant
page-proposed = Vous proposez : { $does }. Cela compte dès que le crieur le confirme.
page-propose-this = Proposer : { $does }
page-waits = Le crieur vous fera entrer à la prochaine étape.
page-withdraw = Retirer
page-sent-back = Le crieur n’a pas retenu votre proposition. Touchez ce que vous voulez faire à la place.
page-accepted = Le crieur a accepté votre proposition.
page-proposal-lost = Ce n’est plus possible.
page-propose-anew = Town Crier a redémarré. Proposez-le à nouveau.
page-join-choose = Dites qui joue ici. Vous verrez d’abord ce qui est à vous, et vous proposerez ici ce que vous faites à votre tour. Cela compte dès que le crieur le confirme.
page-rank = Place { $rank } sur { $of }
page-won = Vous avez gagné !
page-achievements = Succès
page-before = Parties précédentes
page-bg-stats = Ajouter cette partie à BG Stats

## A saved game

damage-code = son code n’en est pas un : { $reason }
damage-setup = les règles refusent cette mise en place : { $reasons }
damage-order = étape { $order } : { $reason }
damage-done = { $done } étapes devraient compter, mais il n’y en a que { $orders }
damage-sheets-without-day = il contient des feuilles, mais pas le jour de leur décompte
damage-players = il nomme { $players } joueurs, et aucune partie n’en a plus de { $most }
damage-player-name = le nom du joueur { $player } a { $letters } lettres, et aucun nom n’en a plus de { $most }
damage-date = le jour du décompte : { $reason }
args-no-name = entre les virgules, la personne { $position } n’a pas de nom
args-name-twice = deux personnes s’appellent { $name } ; donnez à chacune un nom différent
args-player-count = de { $least } à { $most } joueurs peuvent jouer, pas { $count }

### Dice thrown on the table

thrown-enter = Prendre ces dés
thrown-about = Lancez vos dés et saisissez ce qu’ils montrent.
thrown-of = { $who } : { $count } chiffres
thrown-add = Ajouter { $face }
thrown-take-back = Retirer le dernier
thrown-no-face = Les dés montrent de 1 à 6, pas « { $text } ».
thrown-lack = { $who } : il manque encore { $count ->
    [one] un dé
   *[other] { $count } dés
}.

### The card book

cards-title = Livret de cartes
cards-open = Livret de cartes ({ $key })
cards-enter = Saisir ({ $key })
cards-asked = Nouveau sur la table : { $cards }. Que disent ces cartes ?
cards-about = Saisissez ce que dit votre carte. C’est gardé pour vos prochaines parties.
cards-lying = Sur la table
cards-others = Toutes les autres cartes
cards-card = { $card } · { $open } à saisir
cards-save = Enregistrer
cards-number = Un nombre de { $least } à { $most }, s’il vous plaît.
cards-exported = Le livret de cartes est maintenant dans { $file }
cards-imported = Valeurs ajoutées : { $added }. Identiques : { $alike }. Les vôtres gardées : { $stayed }.
cards-unread = { $file } n’est pas un livret de cartes : { $error }
figure-source = { $source ->
    [rulebook] de la règle du jeu
    [group] de votre boîte
    [open] à saisir
   *[house] notre valeur maison
}
