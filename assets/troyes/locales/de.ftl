# German. Cards are named as a German reader would; buildings as in the board game Troyes.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] ein Denar
       *[other] { $count } Denare
    }
    [influence] { $count } Einfluss
   *[point] { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
}
color-name = { $color ->
    [red] Rot
    [white] Weiß
   *[yellow] Gelb
}
building-name = { $building ->
    [palace] Palast
    [bishopric] Bischofssitz
   *[city-hall] Rathaus
}
color-dice = { $color ->
    [red] rote Würfel
    [white] weiße Würfel
   *[yellow] gelbe Würfel
}
activity-name = { $activity ->
    [artisan] Handwerker
    [merchant] Händler
    [miller] Müller
    [innkeeper] Gastwirt
    [blacksmith] Schmied
    [militiaman] Milizionär
    [journeyman] Geselle
    [goldsmith] Goldschmied
    [sculptor] Bildhauer
    [tithe] Zehnt
    [monk] Mönch
    [priest] Priester
    [apprenticeship] Lehrzeit
    [confession] Beichte
    [templar] Templer
    [pilgrimage] Pilgerfahrt
    [procession] Prozession
    [glassblower] Glasbläser
    [archer] Bogenschütze
    [chivalry] Rittertum
    [diplomat] Diplomat
    [hunting] Jagd
    [mercenary] Söldner
    [tax-collector] Steuereintreiber
    [captain] Hauptmann
    [joust] Lanzenstechen
    [troubadour] Troubadour
    [baker] Bäcker
    [prior] Prior
   *[banquet] Bankett
}
event-name = { $event ->
    [marauding] Plünderer
    [drought] Dürre
    [support] Unterstützung
    [civil-war] Bürgerkrieg
    [wayfarers] Reisende
    [theological-conflict] Theologischer Streit
    [heresy] Ketzerei
    [traveling-builders] Wandernde Bauleute
    [interrupted-work] Baustopp
    [brigands] Räuber
    [conflict-of-succession] Thronfolgestreit
    [skirmishes] Scharmützel
    [war] Krieg
    [normans-attack] Angriff der Normannen
   *[resistance] Widerstand
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urban der Vierte
    [thibaut-2] Theobald der Zweite
    [hugues-de-payns] Hugo von Payns
    [le-florentin] Der Florentiner
   *[henry-1] Heinrich der Erste
}
seat-name = Spieler { $seat }
owner-gray = Grau
owner-roy = le Roy
joined = { $others } und { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: Reihen

### What activities do

effect-gain = Ihr erhaltet { $gains }
effect-trade = Zahlt { $pays } und erhaltet { $gains }
effect-citizens = Wählt jedes Mal Palast oder Bischofssitz und erhaltet { $gains } für jeden eurer Gefolgsleute, der dort steht
effect-cathedral = Ihr erhaltet { $gains } für je { $every } eurer Steine auf der Kathedrale
effect-events = Ihr erhaltet { $gains } für jedes Ereignis mit einem Stein von euch, auch für die Plünderer
effect-yellow-dice = Ihr erhaltet { $gains } für jeden gelben Würfel in allen Vierteln
effect-red-dice = Ihr erhaltet { $gains } für jeden roten Würfel in dem Viertel, das die meisten hat
effect-most-dice = Wer die meisten Würfel übrig hat, erhält { $gains }; bei Gleichstand alle
effect-red-sum = Ihr erhaltet { $gains }, wenn niemandes übrige rote Würfel mehr wert sind als eure; bei Gleichstand alle
effect-tax = Alle anderen zahlen euch einen Denar für jeden Gefolgsmann, der im Rathaus steht, und die Bank einen für jeden grauen
effect-roll-cube = Werft einen Würfel: Ab { $least } kommt ein Stein auf ein Ereignis
effect-dice-cubes = Legt auf ein Ereignis einen Stein für jeden übrigen Würfel eures Viertels ({ $dice })
effect-paid-cube = Zahlt { $pays } und legt einen Stein auf ein Ereignis
effect-later = Ein Stein ändert eine spätere Gruppe: { $effect }
effect-group-plus = { $dice } zählen zusammen { $plus } mehr (nicht zum Einsetzen in: { $building })
effect-dice-plus = { $dice } zählen je { $plus } mehr, auch über 6 (nicht zum Einsetzen in: { $building })
effect-any-plus = jeder Würfel zählt { $plus } mehr, auch über 6 (nicht für Bischofssitz, Rathaus oder Kathedrale)
effect-dice-worth = jeder Würfel zählt { $worth }, auch in gemischten Farben (nicht für Bischofssitz, Rathaus oder Kathedrale)
effect-act-as = { $dice } gelten als { $others }
effect-one-acts-as = { $dice }, nur einer, der als { $times } { $others } gilt; gekauft kostet er 2 Denare
effect-free = { $dice }, höchstens einer aus jedem anderen Viertel, umsonst

### What events do

threat-black = { $count ->
    [0] kein schwarzer Würfel
    [one] ein schwarzer Würfel
   *[other] { $count } schwarze Würfel
}
threat-lose = Alle verlieren { $lost }
threat-citizens = Alle verlieren { $lost } je Gefolgsmann, der hier steht: { $building }
threat-gray-cubes = Ein grauer Stein auf jedes der { $events } nächsten Ereignisse links
threat-gray-citizen = Ein Würfel sagt, an welchen Ort ein grauer Gefolgsmann kommt: { $building }
threat-build = Ein grauer Stein auf die Kathedrale: auf die unterste Ebene mit freiem Feld, dort auf den kleinsten Wert
threat-unbuild = Ein Stein verlässt die Kathedrale: von der obersten Ebene mit einem Stein, dort vom größten Wert
threat-last-cubes = Von jedem Ereignis geht der zuletzt gelegte Stein weg

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] Gefolgsleute, die in den drei Gebäuden stehen
    [urbain-4] Steine auf der Kathedrale
    [thibaut-2] Denare
    [hugues-de-payns] Einfluss
    [le-florentin] Meister auf Aktivitäten
   *[henry-1] gewonnene Ereigniskarten
}
merit = { $character } belohnt { $what }: ein Punkt ab { $one }, 3 ab { $three }, 6 ab { $six }

### What is printed on the cards

figure-name = { $figure ->
    [hire] Kosten eines Meisters
    [per] Würfelsumme geteilt durch
    [number] Zahl auf der Rückseite
    [timing] Wann sie wirkt
    [fought] Bekämpft mit
    [banners] Banner
    [first] Punkte für die meisten Steine
    [second] Punkte für die zweitmeisten
    [calls] Farbe, die sie ruft
   *[black] Schwarze Würfel
}
figure-word = { $word ->
    [red] Rot
    [white] Weiß
    [yellow] Gelb
    [any] eine beliebige Farbe
    [now] sofort
   *[later] später, durch Steine
}
figure-source = { $source ->
    [rulebook] aus der Spielregel
    [group] aus eurer Schachtel
   *[house] unser Hauswert
}
figure-space = Punkte auf Feld { $number }
figure-row = Reihe des Werts { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: offen

### What is done now

phase-draw = { $wanted ->
    [red] Ein rotes Ereignis kommt
    [second] Ein zweites rotes Ereignis kommt
    [white] Ein weißes Ereignis kommt
    [yellow] Ein gelbes Ereignis kommt
   *[color] Welche Farbe ruft die rote Karte?
}
phase-settle = { $who }: Gefolgsmann einsetzen
phase-reveal = Deckt die Aktivitäten auf
phase-income = Einkommen und Löhne
phase-workforce = Würfelt
phase-resolve = Jetzt: { $event }
phase-push = { $event }: Wer weicht?
phase-roll-black = Werft die schwarzen Würfel
phase-counter = Schwarzer Würfel: { $who }
phase-act = { $who } ist am Zug
phase-shoot = { $who } würfelt für den Bogenschützen
phase-aim = { $who } legt Steine auf Ereignisse
phase-close = Die Runde endet
phase-show = Zeigt die Charaktere
phase-over = Die Partie ist zu Ende

### What is announced

count-name = { $count ->
    [deniers] Denare
    [influence] Einfluss
    [points] Punkte
    [citizens] Gefolgsleute
    [cubes] Steine
   *[cards] Ereigniskarten
}
effect-none = { $why ->
    [all-gray-in-play] alle grauen Gefolgsleute sind im Spiel
    [lies-there] ein Gefolgsmann dieser Farbe liegt schon dort
    [no-event] kein anderes Ereignis kann einen Stein aufnehmen
    [cathedral-full] die Kathedrale ist voll
    [cathedral-empty] die Kathedrale ist leer
   *[no-cubes] kein Ereignis hat einen Stein
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Runde { $round }
headline-last-round = Die letzte Runde!
headline-house-figures = Hauswerte
headline-start = Es beginnt { $who }
headline-untold = Nicht alles eingegeben
headline-corrected = Korrigiert
headline-won = Sieg: { $who }
headline-undecided = Die Wertung ist offen
headline-passes = { $who } passt
headline-places = { $who } setzt einen Gefolgsmann ein
headline-home = Gefolgsleute gehen heim
headline-agriculture = Landwirtschaft: { $who }
headline-unsaid = Würfel verwendet: { $who }
cry-opening = { $who } beginnt. Die Partie hat { $rounds } Runden.
cry-house-figures = Die Werte auf den Karten sind unsere eigenen, nicht die der Schachtel.
cry-settles = { $who } setzt einen Gefolgsmann ein.
cry-settled = Ein Gefolgsmann von { $who }: { $building }.
cry-filled = Graue Gefolgsleute nehmen die freien Plätze ein: { $where }.
cry-round = Runde { $round } beginnt.
cry-last-round = Das ist die letzte Runde!
cry-revealed = Neue Aktivitäten: { $cards }.
cry-paid = Alle erhalten { $income }. Löhne: { $list }.
cry-short = { $who } kann nicht alles zahlen und verliert { $lost }.
cry-rolled = { $who } hat { $dice }.
cry-entered = Neues Ereignis: { $event }. { $effect }.
cry-calls = { $event } ruft: { $color }.
cry-calls-red = { $event } ruft ein zweites rotes Ereignis, aus der Schachtel.
cry-no-card = Dieser Stapel ist leer, es kommt keine Karte: { $color }.
cry-took = { $event } bringt dies: { $dice }.
cry-event-die = { $event }: Der Würfel zeigt { $face }.
cry-struck = { $event } kostet: { $list }.
cry-no-effect = { $event } hat keine Wirkung: { $why }.
cry-cubed = { $who } legt Steine auf { $event }: { $count }.
cry-uncubed = Ein Stein von { $who } verlässt { $event }.
cry-built = { $who } baut an der Kathedrale: { $sites }.
cry-unbuilt = Die Kathedrale verliert einen Stein von { $who }: { $sites }.
cry-placed = { $who } setzt einen Gefolgsmann ein: { $building }.
cry-expelled = Ein Gefolgsmann von { $who } wird verdrängt: { $building }.
cry-black-rolled = Schwarze Würfel stehen gegen die Stadt: { $faces }.
cry-faces = { $who } steht vor diesem schwarzen Würfel: { $face }.
cry-countered = { $who } wehrt { $faces } mit { $sum } ab und erhält { $gains }.
cry-uncountered = { $who } kann { $face } nicht abwehren und verliert { $lost }.
cry-rerolled = { $who } zahlt { $price } und würfelt neu: { $faces }.
cry-turned-over = { $who } zahlt { $price } und dreht Würfel um: { $faces }.
cry-recruited = { $who } zahlt { $price } und erhält einen Gefolgsmann.
cry-bought = { $who } zahlt für Würfel: { $list }.
cry-hired = { $who } stellt einen Meister an: { $card }.
cry-used = { $who } nutzt { $card }: { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
cry-agriculture = { $who } betreibt Landwirtschaft.
cry-unsaid = { $who } verwendet Würfel.
cry-stored = { $who } legt für später Steine auf { $card }: { $count }.
cry-shot = { $who } würfelt { $faces }. Treffer: { $count }.
cry-gained = { $who } erhält { $gains }.
cry-lost = { $who } zahlt oder verliert { $lost }.
cry-beaten = { $event }: abgewehrt! Punkte: { $list }. Die Karte geht an { $owner }.
cry-beaten-nobody = { $event }: abgewehrt! Punkte: { $list }. Niemand nimmt die Karte.
nobody-gains = keine
cry-acts = { $who } ist am Zug.
cry-pushes = Wer wird dort verdrängt? { $event }.
cry-aims = { $who } wählt Ereignisse für Steine: { $count }.
cry-passed = { $who } passt.
cry-pass-deniers = Ein Denar mehr fürs Passen: { $who }.
cry-round-done = Die Runde ist vorbei.
cry-home = Verdrängte Gefolgsleute gehen heim: { $list }.
cry-start = Jetzt beginnt { $who }.
cry-inexact = Nicht alles wurde eingegeben. Bei { $who } vielleicht falsch: { $what }.
cry-untold = Nicht alles wurde eingegeben: Manche Zahlen sind vielleicht falsch.
cry-booked = Im Kartenbuch eingetragen: { $card }.
cry-corrected = Korrigiert: { $what }.
cry-shown = { $who } hatte { $characters }.
cry-over = Die Partie ist zu Ende.
cry-won = { $who } gewinnt mit { $points }.
cry-shared = { $who } teilen sich den Sieg mit je { $points }.
cry-standing = Platz { $place }: { $who }, mit { $points }.
cry-undecided = Wer gewonnen hat, steht noch nicht fest: Der Wertung fehlt etwas.

### Corrections

corrected-purse = { $who } hat { $amount }
corrected-exact = richtig bei { $who }: { $what }
corrected-standing = { $building }, stehend: { $who } { $count }
corrected-lying = { $building }, liegend: { $who }
corrected-not-lying = { $building }, nicht liegend: { $who }
corrected-supply = Gefolgsleute im Vorrat von { $who }: { $count }
corrected-tradesmen = { $card }, Meister: { $list }
corrected-stored = { $card }, Steine: { $who } { $count }
corrected-event = { $event }, Steine: { $list }
corrected-left = { $event } geht an { $who }
corrected-left-nobody = { $event } geht an niemanden
corrected-cathedral = Kathedrale, Bauplatz { $site }, Ebene { $level }: { $who }
corrected-die = Würfel { $number } von { $who } zeigt { $face }
corrected-start = { $who } ist Startspieler
corrected-turn = { $who } ist am Zug
corrected-passed = { $who } hat gepasst, mit { $amount }
corrected-not-passed = { $who } hat nicht gepasst

### What cannot be

step-name = { $step ->
    [settle] Gefolgsleute einsetzen
    [reveal] neue Aktivitäten
    [income] Einkommen und Löhne
    [workforce] würfeln
    [draw] neue Ereignisse
    [resolve] Ereignisse wirken
    [push] wer verdrängt wird
    [roll-black] schwarze Würfel werfen
    [counter] schwarze Würfel abwehren
    [act] Aktionen
    [shoot] für Steine würfeln
    [aim] Ereignisse für Steine wählen
    [close] Ende der Runde
    [show] Charaktere zeigen
   *[over] die Partie ist zu Ende
}
refusal-not-now = Das geht jetzt nicht. Im Moment: { $step }.
    .clause = das geht jetzt nicht. Im Moment: { $step }
refusal-player-count = Spielen können { $least } bis { $most }, nicht { $count }.
    .clause = spielen können { $least } bis { $most }, nicht { $count }
refusal-no-such-start = Platz { $number } kann nicht beginnen: Dort sitzt niemand.
    .clause = Platz { $number } kann nicht beginnen: Dort sitzt niemand
refusal-crowd = So viele Gefolgsleute können dort nicht stehen: { $building }, { $count }.
    .clause = so viele Gefolgsleute können dort nicht stehen: { $building }, { $count }
refusal-gray-count = Graue Gefolgsleute insgesamt nötig: { $needed }, angegeben: { $count }.
    .clause = graue Gefolgsleute insgesamt nötig: { $needed }, angegeben: { $count }
refusal-character-players = Charaktere wurden für { $named } genannt, aber es spielen { $count }.
    .clause = Charaktere wurden für { $named } genannt, aber es spielen { $count }
refusal-character-count = Charaktere von { $who }: nötig sind { $needed }, nicht { $named }.
    .clause = Charaktere von { $who }: nötig sind { $needed }, nicht { $named }
refusal-character-twice = Ein Charakter ist doppelt: { $character }.
    .clause = ein Charakter ist doppelt: { $character }
refusal-character-dealt = { $who } hat andere bekommen.
    .clause = { $who } hat andere bekommen
refusal-no-space = Dort ist kein Platz frei: { $building }.
    .clause = dort ist kein Platz frei: { $building }
refusal-reveal-color = { $card } hat nicht diese Farbe: { $color }.
    .clause = { $card } hat nicht diese Farbe: { $color }
refusal-reveal-round = { $card } kommt nicht in dieser Runde.
    .clause = { $card } kommt nicht in dieser Runde
refusal-bonus = { $card } ist eine Bonuskarte, und die Partie ist ohne sie.
    .clause = { $card } ist eine Bonuskarte, und die Partie ist ohne sie
refusal-short-seat = Auf Platz { $number } sitzt niemand.
    .clause = auf Platz { $number } sitzt niemand
refusal-short-order = { $who } ist doppelt oder nicht der Reihe nach genannt.
    .clause = { $who } ist doppelt oder nicht der Reihe nach genannt
refusal-short-computed = Was { $who } zahlen kann, wird automatisch gerechnet.
    .clause = was { $who } zahlen kann, wird automatisch gerechnet
refusal-short-nothing = { $who } hat nichts zu zahlen.
    .clause = { $who } hat nichts zu zahlen
refusal-roll-players = Würfel von { $named } wurden genannt, aber es spielen { $count }.
    .clause = Würfel von { $named } wurden genannt, aber es spielen { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, nicht { $named }.
    .clause = { $who }, { $dice }: { $needed }, nicht { $named }
refusal-roll-count = Zu würfeln sind { $needed }, nicht { $named }.
    .clause = zu würfeln sind { $needed }, nicht { $named }
refusal-event-deck = { $event } gehört in einen anderen Stapel.
    .clause = { $event } gehört in einen anderen Stapel
refusal-event-came = { $event } kam schon.
    .clause = { $event } kam schon
refusal-black-known = Die schwarzen Würfel sind bekannt, also nicht einzugeben: { $event }.
    .clause = die schwarzen Würfel sind bekannt, also nicht einzugeben: { $event }
refusal-black-open = Die Zahl der schwarzen Würfel eingeben: { $event }.
    .clause = die Zahl der schwarzen Würfel eingeben: { $event }
refusal-banners-known = Ob es abgewehrt ist, sagen die Werte der Karte: { $event }.
    .clause = ob es abgewehrt ist, sagen die Werte der Karte: { $event }
refusal-rewards-known = Die Belohnungen sind bekannt, also nicht einzugeben: { $event }.
    .clause = die Belohnungen sind bekannt, also nicht einzugeben: { $event }
refusal-event-no-cube = { $event } bekommt dadurch keinen Stein oder ist doppelt genannt.
    .clause = { $event } bekommt dadurch keinen Stein oder ist doppelt genannt
refusal-reward-order = Die zweite Belohnung ist größer als die erste: { $event }.
    .clause = die zweite Belohnung ist größer als die erste: { $event }
refusal-nobody-there = Niemand dieser Farbe kann dort verdrängt werden: { $building }, { $who }.
    .clause = niemand dieser Farbe kann dort verdrängt werden: { $building }, { $who }
refusal-lies-there = Dort liegt schon einer dieser Farbe, also wird kein anderer verdrängt: { $building }, { $who }.
    .clause = dort liegt schon einer dieser Farbe, also wird kein anderer verdrängt: { $building }, { $who }
refusal-no-dice = Es wurde kein Würfel gewählt.
    .clause = es wurde kein Würfel gewählt
refusal-no-such-die = Hier gibt es keinen Würfel { $number }.
    .clause = hier gibt es keinen Würfel { $number }
refusal-die-gone = Würfel { $number } ist schon verwendet.
    .clause = Würfel { $number } ist schon verwendet
refusal-die-order = Würfel { $number } ist doppelt oder nicht der Reihe nach genannt.
    .clause = Würfel { $number } ist doppelt oder nicht der Reihe nach genannt
refusal-no-such-black = Es gibt keinen schwarzen Würfel { $number }, oder er ist weg.
    .clause = es gibt keinen schwarzen Würfel { $number }, oder er ist weg
refusal-black-order = Der schwarze Würfel { $number } ist doppelt oder nicht der Reihe nach genannt.
    .clause = der schwarze Würfel { $number } ist doppelt oder nicht der Reihe nach genannt
refusal-not-highest = Der höchste schwarze Würfel muss dabei sein: { $face }.
    .clause = der höchste schwarze Würfel muss dabei sein: { $face }
refusal-too-small = Nötig sind { $needed }, die Würfel zählen { $sum }.
    .clause = nötig sind { $needed }, die Würfel zählen { $sum }
refusal-could-counter = Alle Würfel des Viertels zählen { $sum }, und { $needed } genügen: Der schwarze Würfel ist abzuwehren.
    .clause = alle Würfel des Viertels zählen { $sum }, und { $needed } genügen: Der schwarze Würfel ist abzuwehren
refusal-goods = Nötig: { $price }, vorhanden: { $has }.
    .clause = nötig: { $price }, vorhanden: { $has }
refusal-turn-dice = Umdrehen kann man einen bis drei Würfel, nicht { $count }.
    .clause = umdrehen kann man einen bis drei Würfel, nicht { $count }
refusal-all-in-play = Alle Gefolgsleute dieses Spielers sind im Spiel.
    .clause = alle Gefolgsleute dieses Spielers sind im Spiel
refusal-group-dice = Eine Gruppe hat einen bis drei Würfel, nicht { $count }.
    .clause = eine Gruppe hat einen bis drei Würfel, nicht { $count }
refusal-act-die-none = Diesen Würfel gibt es nicht: { $who }, { $number }.
    .clause = diesen Würfel gibt es nicht: { $who }, { $number }
refusal-act-die-gone = Dieser Würfel ist schon verwendet: { $who }, { $number }.
    .clause = dieser Würfel ist schon verwendet: { $who }, { $number }
refusal-act-die-twice = Dieser Würfel ist doppelt genannt: { $who }, { $number }.
    .clause = dieser Würfel ist doppelt genannt: { $who }, { $number }
refusal-colors = Die Würfel haben verschiedene Farben.
    .clause = die Würfel haben verschiedene Farben
refusal-wrong-color = Dafür braucht man { $dice }.
    .clause = dafür braucht man { $dice }
refusal-no-stored-cube = Auf { $card } liegt kein Stein dieses Spielers.
    .clause = auf { $card } liegt kein Stein dieses Spielers
refusal-cube-group = Ein Stein ändert keine solche Gruppe: { $card }.
    .clause = ein Stein ändert keine solche Gruppe: { $card }
refusal-cube-bars = Eine so geänderte Gruppe ist dafür nicht erlaubt: { $card }.
    .clause = eine so geänderte Gruppe ist dafür nicht erlaubt: { $card }
refusal-not-revealed = { $card } ist noch nicht da.
    .clause = { $card } ist noch nicht da
refusal-no-tradesman = Zuerst einen Meister anstellen: { $card }.
    .clause = zuerst einen Meister anstellen: { $card }
refusal-second-tradesman = Niemand hat zwei Meister auf einer Karte: { $card }.
    .clause = niemand hat zwei Meister auf einer Karte: { $card }
refusal-no-citizen = Dort hat dieser Spieler keinen Gefolgsmann.
    .clause = dort hat dieser Spieler keinen Gefolgsmann
refusal-hire-known = Der Preis eines Meisters ist bekannt, also nicht einzugeben: { $card }.
    .clause = der Preis eines Meisters ist bekannt, also nicht einzugeben: { $card }
refusal-too-often = Das geht höchstens { $can }-mal, nicht { $count }-mal.
    .clause = das geht höchstens { $can }-mal, nicht { $count }-mal
refusal-times-unsaid = Sagt, wie oft: Der Teiler ist offen.
    .clause = sagt, wie oft: Der Teiler ist offen
refusal-no-use = Es muss mindestens einmal geschehen.
    .clause = es muss mindestens einmal geschehen
refusal-choice = Bei jeder Nutzung wird hier etwas anderes gewählt: { $card }.
    .clause = bei jeder Nutzung wird hier etwas anderes gewählt: { $card }
refusal-not-counted = Das ist weder Palast noch Bischofssitz: { $building }.
    .clause = das ist weder Palast noch Bischofssitz: { $building }
refusal-no-such-event = { $event } ist nicht da.
    .clause = { $event } ist nicht da
refusal-banners = Freie Banner auf { $event }: { $free }, Steine: { $count }.
    .clause = freie Banner auf { $event }: { $free }, Steine: { $count }
refusal-no-red-die = Im Viertel ist kein roter Würfel übrig.
    .clause = im Viertel ist kein roter Würfel übrig
refusal-site-full = Dieser Bauplatz der Kathedrale ist voll: { $site }.
    .clause = dieser Bauplatz der Kathedrale ist voll: { $site }
refusal-one-die = Einen Gefolgsmann setzt ein einziger Würfel ein, nicht { $count }.
    .clause = einen Gefolgsmann setzt ein einziger Würfel ein, nicht { $count }
refusal-no-place = Ein Würfel mit Wert { $value } hat dort keinen Ort.
    .clause = ein Würfel mit Wert { $value } hat dort keinen Ort
refusal-no-such-owner = Das gibt es an diesem Tisch nicht: { $who }.
    .clause = das gibt es an diesem Tisch nicht: { $who }
refusal-influence-most = Niemand hat mehr als { $most }, nicht { $count }.
    .clause = niemand hat mehr als { $most }, nicht { $count }
refusal-citizens = So viele Gefolgsleute kann es nicht geben: { $who }, { $count }.
    .clause = so viele Gefolgsleute kann es nicht geben: { $who }, { $count }
refusal-two-tradesmen = { $who } hat dort zwei Meister.
    .clause = { $who } hat dort zwei Meister
refusal-spaces = So viele Felder gibt es nicht: { $count }.
    .clause = so viele Felder gibt es nicht: { $count }
refusal-event-banners = Mehr Banner gibt es dort nicht: { $event }, { $count }.
    .clause = mehr Banner gibt es dort nicht: { $event }, { $count }
refusal-never-leaves = Dieses Ereignis geht nie weg.
    .clause = dieses Ereignis geht nie weg
refusal-no-such-level = Die Kathedrale hat keine Ebene { $level }.
    .clause = die Kathedrale hat keine Ebene { $level }
refusal-has-passed = { $who } hat gepasst.
    .clause = { $who } hat gepasst
refusal-has-turn = { $who } ist am Zug und hat nicht gepasst.
    .clause = { $who } ist am Zug und hat nicht gepasst
refusal-same = Das ändert nichts.
    .clause = das ändert nichts
headline-sites = Kathedrale: { $sites }

### On the screen

track-round = Runde { $round } von { $rounds }
standing-perhaps = { $what } (vielleicht falsch)
standing-passed = gepasst ({ $amount })
standing-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
side-nobody = niemand
side-no-dice = keine Würfel
side-defence = { $sum } gegen schwarze Würfel
side-threat = Schwarze { $face }: { $who }, Würfel zählen { $sum }
side-square = Würfel auf dem Stadtplatz: { $count }
side-shots = Zu werfende Würfel: { $count }
side-cubes = Steine zu legen: { $count }
side-lies = einer liegt dort
side-more = und { $count } weitere
explain-die = { $who }, Würfel { $number } ({ $color }): { $face }
explain-black = Schwarzer Würfel: { $face }
explain-faced = Der Reihe nach: { $who }
explain-standing = Stehend: { $list }
explain-lying = Liegend: { $list }
explain-lies = Einer davon liegt auf dem Gebäude.
explain-free = Freie Plätze: { $list }
explain-supply = Gefolgsleute im Vorrat: { $count }
explain-won = Ereigniskarten: { $list }
explain-tradesmen = Meister: { $list }
explain-cubes = Steine: { $list }
explain-banners = Banner belegt: { $taken } von { $all }
explain-site = Kathedrale, Wert { $site }
explain-level = Ebene { $level }: { $who }
explain-empty = frei
legend-turn = Wer am Zug ist
legend-start = Startspieler der Runde
legend-passed = Hat gepasst, mit so vielen Denaren
legend-supply = Gefolgsleute im Vorrat
legend-slot = Ein benutzter Würfel
legend-struck = Ein schwarzer Würfel, der niemanden mehr bedroht
legend-lying = Verdrängt, liegt auf dem Gebäude
legend-banner = Ein freies Banner
own-turn = Du bist dran
own-to-buy = Würfel, die du kaufen kannst: { $dice }
own-secret = Dein geheimer Charakter: { $merit }
lacking-characters = Die Charaktere wurden nicht genannt.
evening-short-with-end = { $minutes } min · noch { $end } min
evening = { $minutes } min gespielt{ $continued ->
    [yes] {" "}seit dem Fortsetzen
   *[no] {""}
} · Runden übrig: { $left }
evening-with-end = { $minutes } min gespielt{ $continued ->
    [yes] {" "}seit dem Fortsetzen
   *[no] {""}
} · Runden übrig: { $left } · noch etwa { $end } min
surprise-black = { $count } schwarze Würfel auf einmal! Die Stadt atmet auf.
surprise-alike = { $count } Würfel, und alle zeigen dasselbe!
surprise-alone = Alle { $count } Steine auf diesem Ereignis waren von einer Person!

### How to run it, and before the game

guide-set-up = 1. Baut den Spielplan auf. Town Crier sagt, wer was nimmt, und der Reihe nach setzen alle ihre Gefolgsleute ein.
guide-round = 2. Ihr seid der Stadtausrufer und spielt selbst mit. Die Leertaste macht immer den nächsten Schritt: neue Karten, Einkommen, Würfel, Ereignisse.
guide-events = 3. Die Ereignisse wirken eins nach dem anderen. Macht auf dem Plan, was gemeldet wird: zahlt, setzt graue Steine und Gefolgsleute.
guide-black = 4. Schwarze Würfel: Wählt die Würfel, die sie abwehren, und drückt die Leertaste. Town Crier zählt rote doppelt.
guide-act = 5. Der Reihe nach: Wählt ein bis drei Würfel und wofür sie sind, und drückt die Leertaste. Town Crier sagt, wer wie viel bekommt.
guide-table = 6. Es gilt, was auf dem Tisch liegt: Korrigiert, was Town Crier anders hat. Ihr könnt auch nur die Würfel eingeben.
guide-end = 7. Nach der letzten Runde werden die Charaktere gezeigt, und Town Crier zählt die Punkte.
check-board = Legt Spielplan, Steine, Gefolgsleute, Geld und Punkte bereit.
check-districts = Je ein Viertel des Stadtplatzes: { $who }
check-take = Alle nehmen { $deniers }, { $influence } und so viele Gefolgsleute: { $citizens }.
check-characters = Teilt geheime Charaktere aus der Schachtel aus. Karten für jeden: { $count }.
check-characters-told = Die geheimen Charaktere sind verteilt: Jeder liest die eigenen auf dem Telefon. Für jeden: { $count }.
check-cards = Legt die Aktivitäts- und Ereigniskarten neben den Plan. Town Crier sagt, welche kommen, oder ihr zieht sie und gebt ihre Namen ein.
check-bonus = Die vier Bonuskarten sind im Spiel.
check-gray = Graue Gefolgsleute stehen zuerst da: { $list }.
first-need = Was ihr braucht
first-need-box = Das Spiel mit Plan, Gefolgsleuten, Steinen, Geld und Karten.
first-need-app = Würfel braucht ihr keine: Town Crier würfelt auf Wunsch, zählt Löhne und Preise und spielt die grauen Gefolgsleute. Wer es bedient, spielt mit.
first-need-time = Zwei bis vier Leute und etwa anderthalb Stunden.
hint-ask-worth = Wie viel zählen die Würfel von { $who } gegen schwarze Würfel? Hand hoch!
hint-worth = Sie zählen { $sum }: Rote Würfel gelten dort doppelt.
hint-ask-price = { $who } nimmt zwei Würfel zusammen, einen eigenen und einen von { $owner } ({ $dice }). Was kostet das?
hint-price = Das kostet { $price }, für { $owner }: In einer Zweiergruppe kostet jeder gekaufte Würfel vier Denare.

### Rules

rules-set-up = Aufbau
rules-round = Eine Runde
rules-events = Ereignisse
rules-black = Schwarze Würfel
rules-actions = Aktionen
rules-activities = Aktivitäten
rules-combat = Kampf
rules-city = Kathedrale und Gefolgsleute
rules-influence = Einfluss
rules-end = Das Ende
rules-app = Mit Town Crier
rules-yellow = Gelbe Aktivitäten
rules-white = Weiße Aktivitäten
rules-red = Rote Aktivitäten
rules-event-cards = Ereigniskarten
rules-characters = Charaktere
rule-figures = 2 bis 4 Leute spielen. Rote Würfel gehören zum Adel, weiße zum Klerus, gelbe zum Bürgertum.
rule-citizens = Alle haben höchstens 12 Gefolgsleute. Acht graue gehören niemandem.
rule-begin = Alle beginnen mit 5 Denaren, 4 Einfluss und Gefolgsleuten: zu viert mit 4, zu dritt mit 5, zu zweit mit 6.
rule-secret = Alle haben einen geheimen Charakter, zu zweit zwei. Am Ende belohnt jeder Charakter alle.
rule-decks = Es gibt so viele Runden wie rote Ereignisse: zu viert 6, zu dritt 5, zu zweit 4.
rule-bonus = Vier Bonuskarten können mitgemischt werden: Bäcker, Prior, Bankett und Widerstand.
rule-open = Denare liegen offen. Punkte sind bis zum Ende verdeckt.
rule-settle = Setzt eure Gefolgsleute einzeln auf beliebige freie Plätze: einmal reihum, dann zurück und so weiter.
rule-fill = Graue Gefolgsleute nehmen die übrigen Plätze ein. Zu zweit stehen vorher schon sechs graue da.
rule-phases = Eine Runde: neue Aktivitäten in den Runden 1 bis 3, Einkommen, Würfel, Ereignisse, schwarze Würfel, Aktionen, das Ende.
rule-reveal = In jeder der ersten drei Runden wird von jeder Farbe eine Aktivität aufgedeckt.
rule-income = Alle erhalten 10 Denare.
rule-salaries = Alle zahlen Löhne für eigene stehende Gefolgsleute: je 2 Denare im Palast, einen im Bischofssitz, keinen im Rathaus.
rule-short = Wer nicht alle Löhne zahlen kann, zahlt, was da ist, und verliert 2 Punkte.
rule-workforce = Alle werfen für ihre stehenden Gefolgsleute je einen Würfel: rot im Palast, weiß im Bischofssitz, gelb im Rathaus.
rule-draw = Ein rotes Ereignis kommt ans Ende der Reihe, dann ein weißes oder gelbes, wie es die rote Karte sagt.
rule-queue = Alle Ereignisse der Reihe wirken in jeder Runde, von links nach rechts, die Plünderer zuerst.
rule-taken = Wer beginnt, nimmt die schwarzen Würfel aller Ereignisse und wirft sie danach.
rule-event-short = Wer bei einem Ereignis nicht alles tun kann, tut, was geht, und verliert 2 Punkte.
rule-highest = Den höchsten schwarzen Würfel müsst ihr mit eigenen Würfeln abwehren, deren Summe mindestens so groß ist. Der Startspieler beginnt.
rule-double = Gegen schwarze Würfel zählen rote doppelt, und die Farben dürfen gemischt sein.
rule-several = Ihr dürft mehrere schwarze Würfel auf einmal abwehren, den höchsten dabei: Es gilt ihre Summe.
rule-countered = Die benutzten Würfel sind weg. Jeder abgewehrte schwarze Würfel bringt einen Einfluss.
rule-next = Dann steht der nächste Spieler links vor dem höchsten, der übrig ist, bis keiner mehr da ist.
rule-uncountered = Wer den schwarzen Würfel abwehren kann, muss es tun. Wer nicht kann, verliert 2 Punkte, aber keinen Würfel.
rule-no-buying = Gegen schwarze Würfel werden keine Würfel gekauft, Einfluss darf man aber ausgeben.
rule-turns = Macht der Reihe nach eine Aktion: Aktivität, Kathedrale, Kampf, Gefolgsleute einsetzen, Landwirtschaft oder passen.
rule-group = Nehmt ein bis drei Würfel einer Farbe, aus beliebigen Vierteln.
rule-price = Ein fremder Würfel kostet allein 2 Denare, zu zweit je 4, zu dritt je 6. Der Besitzer erhält sie und kann nicht ablehnen. Für graue zahlt ihr an die Bank.
rule-agriculture = Landwirtschaft: die Summe gelber Würfel, geteilt durch zwei, in Denaren.
rule-pass = Wer passt, erhält 2 Denare und jedes Mal einen mehr, wenn er dran wäre. Genommen werden sie am Ende der Runde.
rule-tradesman = Eine Aktivität braucht einen eigenen Meister auf der Karte. Stellt ihn zuerst an: Zahlt die Kosten und nehmt einen eurer Gefolgsleute.
rule-hired = Er kommt aus eurem Vorrat oder von irgendwo auf dem Plan. Ist der Vorrat leer, kostet einer der Gefolgsleute 2 Einfluss.
rule-one-each = Niemand hat zwei Meister auf einer Karte. Sind alle Plätze besetzt, steht man auf dem Bild, ohne Punkte.
rule-times = Teilt die Würfelsumme durch die Zahl auf der Karte: So oft dürft ihr sie nutzen.
rule-later = Eine Karte mit Sanduhr nimmt so viele Steine. Bei einer späteren Aktion von euch ändert einer davon eure Würfel.
rule-worth = Am Ende bringt ein Meister die Punkte seines Felds.
rule-combat = Kampf: Teilt die Würfelsumme durch die Zahl auf dem Ereignis. So viele Steine legt ihr auf seine Banner.
rule-cubes = Jeder Stein auf einem Ereignis bringt einen Einfluss. Ein Banner nimmt einen Stein auf.
rule-covered = Sind alle Banner belegt, ist das Ereignis abgewehrt.
rule-most = Ist ein Ereignis abgewehrt, bringen die meisten Steine die größere Belohnung, die zweitmeisten die kleinere.
rule-tie = Wer sich die meisten teilt, teilt beide Belohnungen; beim zweiten Platz die kleinere. Anteile werden abgerundet.
rule-alone = Wer allein Steine hat, erhält beide Belohnungen.
rule-gray = Graue Steine zählen wie die eines Spielers und nehmen Punkte weg.
rule-card = Die Karte bekommt, wer die meisten Steine hat; bei Gleichstand, wessen Stein zuerst kam.
rule-stays = Die Plünderer bleiben: Abgewehrt werden sie nur geleert.
rule-build = Die Kathedrale: Jeder von ein bis drei weißen Würfeln legt einen Stein auf die unterste freie Ebene seines Werts.
rule-built = Jeder Stein auf der Kathedrale bringt einen Punkt, dazu Einfluss: einen bei den Werten 1 bis 3, zwei bei 4 bis 6.
rule-place = Ein Würfel setzt einen eurer Gefolgsleute ein: rot im Palast, weiß im Bischofssitz, gelb im Rathaus. Der Wert sagt, wo.
rule-push = Alle in der Reihe rücken weiter, und der letzte kann verdrängt werden. Im Palast weicht, wer auf dem Platz steht.
rule-lying = Wer verdrängt ist, liegt auf dem Gebäude. Solange einer einer Farbe dort liegt, kann kein anderer von ihr verdrängt werden.
rule-influence = Vor Aktion oder Abwehr: Ein Einfluss wirft einen eigenen Würfel neu, 2 bringen einen der Gefolgsleute, 4 drehen bis zu drei eigene Würfel um.
rule-own-dice = Einfluss ändert keine fremden Würfel, auch keine gekauften.
rule-most-influence = Niemand hat mehr als 20 Einfluss.
rule-round-over = Die Aktionen enden, wenn alle gepasst haben oder kein Würfel übrig ist.
rule-home = Am Ende einer Runde gehen liegende Gefolgsleute heim, übrige Würfel zurück. Der nächste Spieler links beginnt.
rule-last = Die Partie endet mit der Runde des letzten roten Ereignisses.
rule-score = Punkte: die erhaltenen, einer je Ereignis mit eigenem Stein, Meister und Charaktere; 2 weniger je Ebene der Kathedrale ohne euch.
rule-winner = Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Sieg.
rule-with-two = Zu zweit braucht man bei Gefolgsleuten in Gebäuden und Steinen auf der Kathedrale 4, 6 und 8.
rule-card-book = Das Kartenbuch merkt sich, was auf den Karten steht. Town Crier fragt, wenn eine Karte kommt; Offenes hält die Partie nicht auf.
rule-unsaid = Ein ~ heißt: Die Zahl stimmt vielleicht nicht, weil nicht alles eingegeben wurde. Dann wird kein Sieger genannt.
rule-correct = Es gilt, was auf dem Tisch liegt. Korrigiert, was Town Crier anders hat.
rule-house = Hauswerte sind unsere eigenen, für Gruppen ohne die der Schachtel. Sie heißen überall so, wo ihr sie seht.
