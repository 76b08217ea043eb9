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

### Die Wertung

sheet-gained = Erhaltene Punkte
sheet-gained-less = Erhaltene Punkte, abzüglich leerer Ebenen
sheet-events = Ereignisse
sheet-tradesmen = Meister
sheet-characters = Charaktere
sheet-levels = Verlust für leere Ebenen
sheet-how-gained = Zählt die Punkte zusammen, die ihr im Spiel erhalten habt.
sheet-how-events = Ein Punkt für jedes ausliegende Ereignis mit einem Stein von euch, auch für die Plünderer.
sheet-how-tradesmen = Für jeden eurer Meister die Punkte seines Feldes auf der Karte.
sheet-how-characters = Was jeder Charakter im Spiel euch gibt, auch die der anderen.
sheet-how-levels = Ihr verliert 2 Punkte für jede Ebene der Kathedrale ohne einen Stein von euch.
sheet-missing = Noch zu zählen: { $rows }.
sheet-look-characters = Diese Charaktere zählen für alle: { $names }.
sheet-look-cards = Lest die Punkte der Felder auf diesen Karten ab: { $cards }.
sheet-most = { $row }: an diesem Tisch höchstens { $most }.
award-characters = Die meisten Punkte von Charakteren
award-tradesmen = Die besten Meister
award-events = Auf den meisten Ereignissen
award-gained = Die meisten erhaltenen Punkte
fame-most-characters = Die meisten Punkte von Charakteren, { $points }: { $names }
fame-generous = Der freigiebigste Charakter, im Schnitt { $points }: { $character }
fame-characters = Wie oft Charaktere 1, 3 und 6 Punkte gaben
fame-alike = wenn alle gleich viel gäben
fame-gave = { $character }, { $points }
achievement-games = Gespielte Partien: { $count }
achievement-points = Mindestens { $points } Punkte
achievement-merit = Alle { $points } Punkte: { $character }
achievement-every-merit = Punkte von jedem Charakter
achievement-majority = Mehr als die Hälfte der Felder: { $building }
achievement-every-level = Ein Stein auf jeder Ebene der Kathedrale

### Was gedruckt wird

paper-name = Name
paper-code = Code { $code }
paper-round-title = Eine Runde { $game }
paper-phase-reveal = Aktivitäten
paper-phase-reveal-about = Runden 1 bis 3: Deckt die Aktivität jeder Farbe mit der Zahl der Runde auf.
paper-phase-income = Einkommen und Löhne
paper-phase-income-about = Alle erhalten { $income } und zahlen die Löhne. Wer nicht alles zahlen kann, zahlt, was da ist, und verliert { $lost }.
paper-phase-dice = Würfel
paper-phase-dice-about = Ein Würfel für jeden Gefolgsmann, der in einem Gebäude steht; für Grau würfelt, wer beginnt.
paper-phase-events = Ereignisse
paper-phase-events-about = Ein rotes Ereignis kommt, dann das, welches es ruft. Alle wirken von links nach rechts; dann werden die schwarzen Würfel geworfen. Reihum wehrt jeder den höchsten ab, auch mehrere zugleich, mit Würfeln aus dem eigenen Viertel: Farben dürfen gemischt sein, rote zählen doppelt. Jeder abgewehrte bringt { $gains }; wer es nicht kann, verliert { $lost }.
paper-phase-act = Aktionen
paper-phase-act-about = Reihum eine Aktion mit 1 bis 3 Würfeln einer Farbe, oder passen. Aktivität: Summe geteilt durch die Zahl der Karte sagt, wie oft; stellt zuerst einen Meister an. Kathedrale: ein Stein für jeden weißen Würfel. Kampf: Summe geteilt durch die Zahl des Ereignisses sagt, wie viele Steine. Gefolgsmann: ein Würfel sagt, wohin. Landwirtschaft: die halbe Summe gelber Würfel in Denaren. Passen: { $deniers }, und einen mehr, sooft ihr wieder an der Reihe wärt.
paper-phase-end = Ende
paper-phase-end-about = Nehmt die Denare fürs Passen. Verdrängte Gefolgsleute gehen heim. Als Nächstes beginnt, wer links sitzt.
paper-over = Das Ende der Partie
paper-over-about = Die Runde, in der das letzte rote Ereignis kommt, ist die letzte. Runden zu zweit · zu dritt · zu viert: { $rounds }.
paper-prices = Fremde Würfel
paper-prices-about = Je Würfel in einer Gruppe aus 1 · 2 · 3: { $prices } Denare, an den Besitzer; für graue an die Bank. Niemand darf ablehnen.
paper-salaries = Lohn je Gefolgsmann
paper-influence = Einfluss
paper-influence-reroll = einen eigenen Würfel neu werfen
paper-influence-recruit = ein Gefolgsmann in den Vorrat
paper-influence-turn = bis zu { $most } eigene Würfel umdrehen
paper-influence-most = Niemand hat mehr als { $most }.
paper-cathedral = Kathedrale, je Stein
paper-combat = Kampf
paper-combat-cubes = Jeder Stein bringt 1 Einfluss. Sind alle Banner bedeckt, erhalten die meisten Steine die erste Belohnung, die zweitmeisten die zweite.
paper-combat-ties = Gleichstand um die meisten teilt beide Belohnungen, um die zweitmeisten die zweite, abgerundet. Wer allein ist, erhält beide.
paper-purses-title = Denare, Einfluss und Punkte
paper-deniers = Denare
paper-deniers-about = Schiebt etwas Kleines weiter. Über { $most } hinaus zeigt ein zweites, was dazukommt.
paper-points = Punkte
paper-points-fold = Streicht für jeden Punkt eine Zahl. Faltet den Streifen nach hinten: Punkte sind geheim.
paper-points-apart = Streicht für jeden Punkt eine Zahl. Legt diese Seite umgedreht hin: Punkte sind geheim.
paper-slips-title = Charaktere zum Falten
paper-bands = { $players ->
    [two] Zu zweit
   *[more] Zu dritt oder viert
}
paper-scores-title = Wertung
paper-scores-characters = Es zählen nur die Charaktere im Spiel: die jemand hat.
paper-report-title = Bericht einer Partie { $game }
paper-activities = Aktivitäten
paper-spaces = Felder
paper-events = Ereignisse
paper-rewards = Belohnungen
paper-course = Beginn
print-round-title = Ausruferkarte
print-round-about = Phasen, Preise, Einfluss und Kathedrale; zwei pro Seite.
print-round = Karte drucken
print-purses-about = Für jede Person eins, mit Punkten auf einem Streifen zum Umfalten; zwei pro Seite.
print-purses = Blätter drucken
print-slips-about = Ausschneiden, falten, mischen und ziehen: für alle einen, zu zweit je zwei.
print-slips = Charaktere drucken
print-scores-about = Eine Zeile für jede Art von Punkten und jeden Charakter.
print-scores = Wertungsblatt drucken
print-report-title = Spielbericht
print-report-about = Punkte, die Werte der Karten und jede Runde.
print-report = Bericht drucken
### Lines of orders

args-line-unknown = Eine Anweisung beginnt mit { $known }, nicht mit „{ $text }“; town-crier cry --game troyes --help zeigt, wie jede geschrieben wird
args-line-needs = Wo „{ $text }“ steht (Wort { $at }), gehört hin: { $what }
args-line-lacks = Am Ende der Zeile fehlt: { $what }
args-line-more = Wo „{ $text }“ steht (Wort { $at }), gehört nichts mehr hin
args-line-part = { $what ->
    [activity] der Name einer Aktivitätskarte ({ $written })
    [event] der Name einer Ereigniskarte ({ $written })
    [card] der Name einer Karte ({ $written })
    [player] wer ({ $written })
    [owner] jemand oder Grau ({ $written })
    [nobody] jemand, Grau oder niemand ({ $written })
    [die] ein Würfel des Stadtplatzes ({ $written })
    [own] ein Würfel des eigenen Viertels ({ $written })
    [black] ein schwarzer Würfel ({ $written })
    [face] was ein Würfel zeigt ({ $written })
    [number] eine Zahl ({ $written })
    [origin] woher der Gefolgsmann kommt ({ $written })
    [figure] eine Angabe dieser Karte ({ $written })
    [value] ein Wert dieser Angabe ({ $written })
    [exact] „{ $written }“
   *[word] eines dieser Wörter ({ $written })
}

### Files that are damaged

damage-start = Dort beginnt Platz { $found }, aber der Code { $code } zieht Platz { $dealt } (gezählt ab 0)
damage-characters = Platz { $seat } hat dort andere Charaktere, als der Code { $code } austeilt (gezählt ab 0)
damage-cards = Das Kartenbuch darin: { $damage }
damage-page = Schritt { $order }: { $damage }
damage-page-of = Schritt { $order } nennt Werte von { $cards ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $cards } Karten
}, und jeder Schritt nennt die einer einzigen
damage-face = Schritt { $order }: Kein Würfel zeigt { $face }

### The sheet at the end

refusal-sheet-uncounted = Noch zu zählen: { $row }.
    .clause = noch zu zählen: { $row }
refusal-sheet-row = { $row }: Möglich sind 0 bis { $most }, nicht { $count }.
    .clause = { $row }: Möglich sind 0 bis { $most }, nicht { $count }
refusal-sheet-levels = { $row }: je 2 Punkte, höchstens { $most }, nicht { $count }.
    .clause = { $row }: je 2 Punkte, höchstens { $most }, nicht { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = Gefolgsleute im Vorrat: { $count }
cli-next-pick = Schreibt eine Anweisung oder die Nummer eines Eintrags.
cli-next-choose = Schreibt eine Anweisung oder die Nummer eines Eintrags, oder drückt die Eingabetaste: { $does }
args-gray = Schreibt drei Zahlen mit Kommas dazwischen, für Palast, Bischofssitz und Rathaus, wie in 2,2,2, nicht „{ $text }“
args-gray-players = Nur zu zweit stehen dort vorher graue Gefolgsleute; lasst es weg
args-bots-box = Die Bots ziehen keine Karten; lasst --cards box weg
args-bots-thrown = Die Bots werfen keine Würfel; lasst --dice thrown weg
args-bots-open = Die Bots brauchen die Werte aller Karten; lasst --figures weg, oder nennt ein Kartenbuch, das alle hat
