# German. Cards are named as a German reader would; buildings as in the board game Troyes. The table is “ihr”; whose card, turn
# or lonely game it is, “du”.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] ein Denar
       *[other] { $count } Denare
    }
    [influence] { $count ->
        [one] ein Einfluss
       *[other] { $count } Einfluss
    }
   *[point] { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
}
amount-given = { $good ->
    [denier] { $count ->
        [one] einen Denar
       *[other] { $count } Denare
    }
    [influence] { $count ->
        [one] einen Einfluss
       *[other] { $count } Einfluss
    }
   *[point] { $count ->
        [one] einen Punkt
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

effect-gain = Du erhältst { $gains }
effect-trade = Du zahlst { $pays } und erhältst { $gains }
effect-citizens = Du wählst jedes Mal Palast oder Bischofssitz und erhältst { $gains } für jeden deiner Gefolgsleute, der dort steht
effect-cathedral = Du erhältst { $gains } für je { $every } deiner Steine auf der Kathedrale
effect-events = Du erhältst { $gains } für jedes Ereignis mit einem Stein von dir, auch für die Plünderer
effect-yellow-dice = Du erhältst { $gains } für jeden gelben Würfel in allen Vierteln
effect-red-dice = Du erhältst { $gains } für jeden roten Würfel in dem Viertel, das die meisten hat
effect-most-dice = Wer die meisten Würfel übrig hat, erhält { $gains }; bei Gleichstand alle
effect-red-sum = Du erhältst { $gains }, wenn niemandes übrige rote Würfel mehr wert sind als deine; bei Gleichstand alle
effect-tax = { $neutral ->
    [roy] Die Bank zahlt dir 2 Denare für jeden Gefolgsmann von le Roy, der im Rathaus steht
   *[gray] Alle anderen zahlen dir einen Denar für jeden Gefolgsmann, der im Rathaus steht, und die Bank einen für jeden grauen
}
effect-roll-cube = Du wirfst einen Würfel: Ab { $least } kommt ein Stein auf ein Ereignis
effect-dice-cubes = Du legst auf ein Ereignis einen Stein für jeden übrigen Würfel deines Viertels ({ $dice })
effect-paid-cube = Du zahlst { $pays } und legst einen Stein auf ein Ereignis
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
threat-gray-cubes = { $neutral ->
    [roy] Ein Stein von le Roy auf jedes der { $events } nächsten Ereignisse links
   *[gray] Ein grauer Stein auf jedes der { $events } nächsten Ereignisse links
}
threat-gray-citizen = { $neutral ->
    [roy] Ein Würfel sagt, an welchen Ort ein Gefolgsmann von le Roy kommt: { $building }
   *[gray] Ein Würfel sagt, an welchen Ort ein grauer Gefolgsmann kommt: { $building }
}
threat-build = { $neutral ->
    [roy] Ein Stein von le Roy auf die Kathedrale, für einen Punkt: auf die unterste Ebene mit freiem Feld, dort auf den kleinsten Wert
   *[gray] Ein grauer Stein auf die Kathedrale: auf die unterste Ebene mit freiem Feld, dort auf den kleinsten Wert
}
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
merit = { $character } belohnt { $what }: ein Punkt für mindestens { $one }, 3 Punkte für mindestens { $three }, 6 Punkte für mindestens { $six }

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
    [spares-roy] es verschont le Roy
   *[no-cubes] kein Ereignis hat einen Stein
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Runde { $round }
headline-last-round = Die letzte Runde!
headline-last-done = Die letzte Runde ist vorbei
headline-house-figures = Hauswerte
headline-start = Es beginnt { $who }
headline-untold = Nicht alles eingegeben
headline-corrected = Korrigiert
headline-won = Sieg: { $who }
headline-undecided = Die Wertung ist offen
headline-passes = { $who } passt
headline-places = { $who } setzt einen Gefolgsmann ein
headline-home = Gefolgsleute gehen heim
headline-black = Schwarze Würfel: { $faces }
headline-agriculture = Landwirtschaft: { $who }
headline-unsaid = Würfel verwendet: { $who }
cry-opening = { $who } beginnt. Die Partie hat { $rounds } Runden.
cry-house-figures = Die Werte auf den Karten sind unsere eigenen, nicht die der Schachtel.
cry-settles = { $who } setzt { $left ->
    [1] den letzten Gefolgsmann
   *[other] einen von noch { $left } Gefolgsleuten
} ein.
cry-settled = Ein Gefolgsmann von { $who }: { $building }.
cry-filled = Graue Gefolgsleute nehmen die freien Plätze ein: { $where }.
cry-round = Runde { $round } beginnt.
cry-last-round = Das ist die letzte Runde!
cry-revealed = Neue Aktivitäten: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Alle erhalten { $income }. Löhne: { $list }.
cry-short = { $who } kann nicht alles zahlen und verliert { $lost }.
cry-rolled = { $who } hat { $dice }.
cry-thrown = Würfel in der Stadt: { $count }.
cry-entered = Neues Ereignis: { $event }. { $effect }.
cry-calls = { $event } ruft: { $color }.
cry-calls-red = { $event } ruft ein zweites rotes Ereignis, aus der Schachtel.
cry-no-card = Dieser Stapel ist leer, es kommt keine Karte: { $color }.
cry-took = { $event } bringt dies: { $dice }.
cry-event-die = { $event }: Der Würfel zeigt { $face }.
cry-struck = { $event } kostet: { $list }.
cry-no-effect = { $event } hat keine Wirkung: { $why }.
cry-cubed = { $who } legt Steine auf „{ $event }“: { $count }.
cry-uncubed = Ein Stein von { $who } verlässt „{ $event }“.
cry-built = { $who } baut an der Kathedrale: { $sites }.
cry-unbuilt = Die Kathedrale verliert einen Stein von { $who }: Bauplatz { $sites }.
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
cry-used = { $who } nutzt „{ $card }“: { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
cry-divided = Die Würfel: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , abgerundet.
}
cry-agriculture = { $who } betreibt Landwirtschaft.
cry-unsaid = { $who } verwendet Würfel.
cry-stored = { $who } legt für später Steine auf „{ $card }“: { $count }.
cry-shot = { $who } würfelt { $faces }. Treffer: { $count }.
cry-gained = { $who } erhält { $gains }.
cry-pays = { $who } zahlt { $lost }.
cry-lost = { $who } verliert { $lost }.
cry-beaten = { $event }: abgewehrt! Punkte: { $list }. Die Karte geht an { $owner }.
cry-beaten-nobody = { $event }: abgewehrt! Punkte: { $list }. Niemand nimmt die Karte.
nobody-gains = keine
cry-acts = { $who } ist am Zug.
cry-pushes = Wer wird dort verdrängt? { $event }.
cry-aims = { $who } wählt Ereignisse für Steine: { $count }.
cry-passed = { $who } passt.
cry-pass-deniers = Ein Denar mehr fürs Passen: { $who }.
cry-round-done = Die Runde ist vorbei.
cry-last-done = Die letzte Runde ist vorbei.
cry-home = Verdrängte Gefolgsleute gehen heim: { $list }.
cry-start = Jetzt beginnt { $who }.
cry-inexact = Nicht alles wurde eingegeben. Bei { $who } vielleicht falsch: { $what }.
cry-untold = Nicht alles wurde eingegeben: Manche Zahlen sind vielleicht falsch.
cry-booked = Im Kartenbuch eingetragen: { $card }.
cry-corrected = Korrigiert: { $what }.
cry-shown = { $who } hatte: { $characters }.
cry-over = Die Partie ist zu Ende.
cry-won = { $who } gewinnt. Ergebnis: { $points }.
cry-shared = { $who } teilen sich den Sieg: je { $points }.
cry-standing = Platz { $place }: { $who }, { $points }.
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
corrected-passed = { $who } hat gepasst ({ $amount })
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
refusal-no-stored-cube = Auf „{ $card }“ liegt kein Stein dieses Spielers.
    .clause = auf „{ $card }“ liegt kein Stein dieses Spielers
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
refusal-banners = Freie Banner auf „{ $event }“: { $free }, Steine: { $count }.
    .clause = freie Banner auf „{ $event }“: { $free }, Steine: { $count }
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

### The form of a new game

setup-depth = Was eingegeben wird
setup-depth-purses = Alles
setup-depth-purses-about = Die App würfelt und kennt jeden Zug und alles Geld. Sie nennt jeden Preis und zählt am Ende die Punkte.
setup-depth-deeds = Aktionen
setup-depth-deeds-about = Die App würfelt und weiß, wofür Würfel benutzt wurden. Das Geld zählt ihr selbst.
setup-depth-dice = Nur Würfel
setup-depth-dice-about = Die App würfelt und nennt die Ereignisse. Alles andere bleibt auf eurem Tisch.
setup-figures = Was auf den Karten steht
setup-figures-group = Aus unserer Schachtel
setup-figures-group-about = Die App fragt einmal, was auf einer Karte steht, und merkt es sich für eure nächsten Partien. Bisher gemerkt: { $count }.
setup-figures-house = Hauswerte
setup-figures-house-about = Diese Werte stammen von uns, nicht aus der Schachtel: für einen Tisch ohne ihre Karten.
setup-figures-open = Nicht eingegeben
setup-figures-open-about = Ihr lest die Karten selbst und sagt der App, was sie braucht.
setup-options-about = Der Code, wer beginnt, Bonuskarten, eigene Karten und Würfel.
setup-start = Wer beginnt
setup-start-code = Die App lost es aus
setup-bonus = Bonuskarten
setup-bonus-with = Mit Bonuskarten
setup-bonus-without = Ohne
setup-cards = Aktivitäten und Ereignisse
setup-characters = Charaktere
setup-cards-code = Von der App ausgeteilt
setup-cards-hand = Am Tisch gezogen und benannt
setup-characters-hand-about = Teilt sie selbst aus. Benannt werden sie am Ende der Partie.
setup-dice = Würfel
setup-dice-code = Von der App geworfen
setup-dice-entered = Am Tisch geworfen und eingegeben
setup-gray = Graue Gefolgsleute zu Beginn

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
paper-begins = { $number } am Anfang
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
paper-source = Quelle
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
### On the screens

die-shows = { $color ->
    [red] rote { $face }
    [white] weiße { $face }
   *[yellow] gelbe { $face }
}
die-at = { $who }, Würfel { $number }: { $die }
owner-nobody = Niemand
origin-supply = Eigener Vorrat
origin-standing = Stehender Gefolgsmann: { $building }
origin-lying = Liegender Gefolgsmann: { $building }
origin-tradesman = Meister: { $card }
target-cathedral = Kathedrale
target-citizen = Gefolgsmann einsetzen
target-agriculture = Landwirtschaft
target-unsaid = Nur diese Würfel
round-before = Vor Runde 1
round-of = Runde { $round } von { $rounds }
order-settle = Gefolgsmann von { $who }: { $building }
order-reveal = Aktivitäten von Runde { $round }
order-pay = Einkommen von Runde { $round }
order-workforce = Würfel von Runde { $round }
order-enter = neues Ereignis: { $event }
order-call = gerufene Farbe: { $color }
order-resolve = Wirkung: { $event }
order-roll-event = Würfel: { $event }
order-push = verdrängt: { $who }
order-roll-black = schwarze Würfel von Runde { $round }
order-counter = Abwehr von { $who }
order-give-way = schwarzer Würfel, nicht abgewehrt von { $who }
order-reroll = neuer Wurf von { $who }
order-recruit = Gefolgsmann, gekauft von { $who }
order-turn-over = Würfel, umgedreht von { $who }
order-act = Aktion von { $who }: { $what }
order-shoot = Bogenschützenwurf von { $who }
order-aim = Steine von { $who } auf Ereignissen
order-pass = Passen von { $who }
order-close = Ende von Runde { $round }
order-show = Charaktere
order-book = Kartenbuch: { $card }
order-correct = Korrektur: { $what }

### What can be picked

panel-dice-of = Würfel von { $who }
panel-held-by = Charaktere von { $who }
panel-cube = Einen Stein für diese Würfel nutzen?
panel-activities = Aktivitäten
panel-events = Steine auf ein Ereignis
panel-else = Aktionen
panel-from = Woher kommt der Gefolgsmann?
panel-counted = Wo zählen die Gefolgsleute jedes Mal?
panel-cubes-on = Welche Ereignisse bekommen Steine?
panel-out = Wer wird verdrängt?
panel-black-dice = Schwarze Würfel, die abgewehrt werden
panel-fell-again = Was zeigt er jetzt?
panel-fell = { $who }: Was zeigt der nächste Würfel?
panel-all-entered = Alle Würfel sind eingegeben.
panel-thrown-of = { $who }, { $dice }
panel-settle = In welches Gebäude?
panel-red = Rote Aktivität
panel-white = Weiße Aktivität
panel-yellow = Gelbe Aktivität
panel-calls = Welche Farbe zeigt die rote Karte?
panel-called = { $color ->
    [white] Weiß
   *[yellow] Gelb
}
panel-drawn = Welche Karte wurde gezogen?
panel-short = Wer kann nicht alles zahlen?
panel-what-is-wrong = Was ist auf eurem Tisch anders?
panel-whose = Bei wem?
panel-where = Wo?
panel-which-card = Welche Karte?
panel-which-event = Welches Ereignis?
panel-right = Was stimmt so, wie es ist?
panel-lies-there = Liegt dort ein Gefolgsmann von { $who }?
panel-there = Liegt dort; zum Entfernen antippen
panel-add = Hinzufügen
panel-goes-to = Wer bekommt die Karte?
panel-site = Welcher Bauplatz?
panel-level = Welche Ebene?
panel-whose-cube = Wessen Stein liegt dort?
panel-which-die = Welcher Würfel?
panel-shows = Was zeigt er?
panel-lies = Wo liegt er?
panel-influence = Einfluss ausgeben
panel-correct = Etwas korrigieren
panel-black = Schwarzer Würfel { $number }: { $face }
panel-shows-face = Er zeigt { $face }
panel-free-banners = Freie Banner: { $count }
panel-free-places = Freie Plätze: { $count }
panel-black-count = Schwarze Würfel
panel-take-back = Letzten entfernen
panel-beaten = { $event } ist abgewehrt
panel-first = { $event }: Punkte für die meisten
panel-second = { $event }: Punkte für die zweitmeisten
panel-holds = { $who } hat { $character }
panel-cube-of = Stein von „{ $card }“
panel-price = Preis des Meisters
panel-cubes = Wie viele Steine?
panel-times = Wie oft?
panel-hires-open = Mit neuem Meister
panel-hires = Mit neuem Meister: { $amount }
panel-costs = Kosten: { $amount }
panel-reroll = Neu würfeln für { $price }
panel-recruit = Gefolgsmann für { $price }
panel-turn-over = Würfel umdrehen für { $price }
panel-yes = Ja
panel-no = Nein
panel-site-of = Bauplatz { $number }
panel-level-of = Ebene { $number }
panel-in-square = Auf dem Stadtplatz
panel-used = Verwendet
panel-countered = Gegen schwarze Würfel verwendet
panel-remove = { $number } entfernen: { $who }
panel-add-of = Dazu: { $who }
panel-fix-purse = Denare, Einfluss, Punkte
panel-fix-exact = Eine Zahl stimmt
panel-fix-standing = Stehende Gefolgsleute
panel-fix-lying = Liegende Gefolgsleute
panel-fix-supply = Gefolgsleute im Vorrat
panel-fix-tradesmen = Meister auf einer Karte
panel-fix-stored = Steine auf einer Aktivität
panel-fix-event = Steine auf einem Ereignis
panel-fix-left = Ein Ereignis, das weg ist
panel-fix-cathedral = Steine auf der Kathedrale
panel-fix-die = Was ein Würfel zeigt
panel-fix-start = Wer beginnt
panel-fix-turn = Wer am Zug ist
panel-fix-passed = Denare fürs Passen

### What the one key does

does-settle = Einen Gefolgsmann im { $building } einsetzen
does-place-out = Einen Gefolgsmann im { $building } einsetzen und { $who } verdrängen
does-reveal = Diese Karten eingeben
does-pay = Einkommen und Löhne zahlen
does-pay-short = Einkommen und Löhne; nicht alles zahlen kann { $who }
does-enter-dice = Diese Würfel eingeben
does-enter = { $event } eingeben
does-call = Gerufene Farbe: { $color }
does-resolve = { $event }: wirkt jetzt
does-resolve-short = { $event }: wirkt jetzt; nicht alles zahlen kann { $who }
does-push = { $who } verdrängen
does-counter = { $count ->
    [one] Den schwarzen Würfel
   *[other] Die schwarzen Würfel
} { $faces } mit { $sum } abwehren
does-give-way = Den schwarzen Würfel { $face } nicht abwehren
does-hire = Einen Meister anstellen und „{ $card }“ { $times ->
    [one] einmal
   *[other] { $times }-mal
} nutzen
does-activity = „{ $card }“ { $times ->
    [one] einmal
   *[other] { $times }-mal
} nutzen
does-gaining = { $does } und { $gains } erhalten
does-fight = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} auf „{ $event }“ legen
does-build = An der Kathedrale bauen: { $sites }
does-farm = Landwirtschaft: { $amount }
does-pass = Passen
does-use = Diese Würfel verwenden
does-aim = Steine legen auf: { $events }
does-aim-nothing = Keine Steine legen
does-show = Charaktere zeigen
does-show-nothing = Ohne Charaktere beenden
does-book = Ins Kartenbuch eintragen: { $card }
does-correct = Korrigieren
step-close = Runde beenden
step-draw = Ereignis ziehen
step-roll-event = Würfel werfen: { $event }
caution-pass = { $who } macht in dieser Runde nichts mehr. Noch da: { $count } Würfel. Trotzdem passen?
caution-close = Ihr könnt noch etwas tun. Die Runde trotzdem beenden?
caution-give-way = Einfluss könnte noch helfen. Die Punkte trotzdem verlieren?
caution-cubes = Nicht gelegte Steine: { $count }. Trotzdem weiter?
caution-characters = Ohne die Charaktere sind niemandes Punkte vollständig. Trotzdem weiter?
lacks-building = Gebäude wählen
lacks-cards = Die drei Karten eingeben
lacks-color = Farbe wählen
lacks-card = Karte eingeben
lacks-dice = Wurf eingeben
lacks-black = Zahl der schwarzen Würfel eingeben
lacks-pushed = Wählen, wer verdrängt wird
lacks-defence = Würfel gegen den schwarzen wählen
lacks-others = Andere Würfel wählen
lacks-black-die = Den höchsten schwarzen Würfel wählen
lacks-group = Noch zu wählen: die Würfel
lacks-use = Noch zu wählen: wofür die Würfel sind
note-cubes = Steine: { $count } von { $of }
note-entered = Eingegeben: { $count } von { $of }
note-defence = Wert { $sum }, nötig: { $needed }
note-sum = Wert { $sum }
note-left = { $count ->
    [one] 1 Würfel bleibt übrig
   *[other] { $count } Würfel bleiben übrig
}
note-costs = Kosten: { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = umsonst
note-hire = Meister: { $amount }
note-total = zusammen: { $amount }
note-open = Preis offen
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
legend-space = Punkte für einen Meister hier
own-turn = Du bist dran
own-dice = Deine Würfel
own-others = Würfel, die du kaufen kannst
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
guide-act = 5. Der Reihe nach: Wählt ein bis drei Würfel und wofür sie sind, und drückt die Leertaste. Sagt ihr zuerst, was ihr tut, sind eure eigenen besten Würfel schon gewählt. Town Crier sagt, wer wie viel bekommt.
guide-table = 6. Es gilt, was auf dem Tisch liegt: Korrigiert, was Town Crier anders hat. Ihr könnt auch nur die Würfel eingeben.
guide-end = 7. Nach der letzten Runde werden die Charaktere gezeigt, und Town Crier zählt die Punkte.
check-board = Legt Spielplan, Steine, Gefolgsleute, Geld und Punkte bereit.
check-districts = Je ein Viertel des Stadtplatzes: { $who }
check-take = Alle nehmen { $deniers }, { $influence } und so viele Gefolgsleute: { $citizens }.
check-characters = Teilt geheime Charaktere aus der Schachtel aus. Karten für jeden: { $count }.
check-characters-told = Die geheimen Charaktere sind verteilt: Jeder sieht die eigenen auf dem Telefon. Karten für jeden: { $count }.
check-cards = Legt die Aktivitäts- und Ereigniskarten griffbereit neben den Plan.
check-bonus = Die vier Bonuskarten sind im Spiel.
check-gray = Graue Gefolgsleute stehen zuerst da: { $list }.
check-fill = Graue Gefolgsleute nehmen die übrigen Plätze ein.
first-need = Was ihr braucht
first-need-box = Das Spiel mit Plan, Gefolgsleuten, Steinen, Geld und Karten.
first-need-app = Würfel braucht ihr keine: Town Crier würfelt auf Wunsch, zählt Löhne und Preise und spielt die grauen Gefolgsleute. Wer es bedient, spielt mit.
first-need-time = Ein bis vier Leute und etwa anderthalb Stunden.
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
rule-winner = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rule-with-two = Zu zweit braucht man bei Gefolgsleuten in Gebäuden und Steinen auf der Kathedrale 4, 6 und 8.
rule-card-book = Das Kartenbuch merkt sich, was auf den Karten steht. Town Crier fragt, wenn eine Karte kommt; Offenes hält die Partie nicht auf.
rule-unsaid = Ein ~ heißt: Die Zahl stimmt vielleicht nicht, weil nicht alles eingegeben wurde. Dann wird kein Sieger genannt.
rule-correct = Es gilt, was auf dem Tisch liegt. Korrigiert, was Town Crier anders hat.
rule-house = Hauswerte sind unsere eigenen, für Gruppen ohne die der Schachtel. Sie heißen überall so, wo ihr sie seht.
### Die Wertung

sheet-gained = Erhaltene Punkte
sheet-gained-less = Erhaltene Punkte, abzüglich leerer Ebenen
sheet-events = Ereignisse
sheet-tradesmen = Meister
sheet-characters = Charaktere
sheet-levels = Verlust für leere Ebenen
sheet-how-gained = Alle Punkte, die während der Partie dazukamen.
sheet-how-events = Ein Punkt für jedes ausliegende Ereignis mit einem eigenen Stein, auch für die Plünderer.
sheet-how-tradesmen = Für jeden eigenen Meister die Punkte seines Feldes auf der Karte.
sheet-how-characters = Was jeder Charakter im Spiel einbringt, auch die der anderen.
sheet-how-levels = 2 Punkte weniger für jede Ebene der Kathedrale ohne einen eigenen Stein.
sheet-example = z. B. { $sum }
sheet-missing = Noch zu zählen: { $rows }.
sheet-look-characters = Diese Charaktere zählen für alle: { $names }.
sheet-look-cards = Die Punkte der Felder stehen auf diesen Karten: { $cards }.
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
### Der Almanach

almanac-seats = Wer wo am Tisch sitzt: gewonnene Partien und Punkte im Schnitt
almanac-turns = Wer in der ersten Runde wann an der Reihe ist: gewonnene Partien und Punkte im Schnitt
almanac-turn = als { $place }. am Zug
almanac-won = gewonnen
almanac-total = Punkte
almanac-bots = Wie oft jeder Bot gewinnt, wo er mitspielt, und seine Punkte im Schnitt
almanac-bot = { $bot ->
    [builder] Baumeister
    [soldier] Soldat
    [trader] Händler
   *[courtier] Höfling
}
almanac-points = Woher die Punkte kommen: bei allen und bei denen, die gewinnen
almanac-everybody = alle
almanac-winners = Sieger
almanac-kind = { $kind ->
    [cathedral] Steine an der Kathedrale
    [rewards] Belohnungen von Ereignissen
    [activities] Wirkungen von Aktivitäten
    [events] Ereignisse mit einem Stein am Ende
    [tradesmen] Felder der Meister
    [characters] Charaktere
    [lost] unterwegs verloren
    [levels] Stufen der Kathedrale
   *[total] alles zusammen
}
almanac-activities = Was jede Aktivität in einer Partie bringt, in der sie liegt: Aktionen, Nutzungen, Punkte ihrer Wirkung und ihrer Felder, gewonnene Denare und gewonnener Einfluss, Steine auf Ereignissen
almanac-used = Aktionen
almanac-times = Nutzungen
almanac-effect = Wirkung
almanac-spaces = Felder
almanac-deniers = Denare
almanac-influence = Einfluss
almanac-cubes = Steine
almanac-events = In wie vielen Partien jedes Ereignis kommt, wie oft es dort abgewehrt wird und wie viele Punkte das bringt
almanac-came = kommt
almanac-beaten = abgewehrt
almanac-rewards = Punkte
almanac-rounds = Runden und Partien
almanac-average = Schnitt
almanac-fewest = wenigste
almanac-most = meiste
almanac-none = keine
almanac-round = { $what ->
    [black] schwarze Würfel je Runde
    [uncountered] davon nicht abgewehrt
    [deeds] Aktionen je Runde
    [game] Aktionen je Partie
   *[orders] Anweisungen je Partie
}
almanac-fair-dice = Die farbigen Würfel
almanac-fair-black = Die schwarzen Würfel
almanac-fair-start = Wer anfängt
almanac-fair-characters = Der erste Charakter am ersten Platz
almanac-fair-activities = Die Aktivitäten jeder Farbe und Runde
almanac-fair-events = Das erste Ereignis jeder Farbe

### The game against le Roy

cry-roy-settles = Le Roy setzt Gefolgsleute ein: { $where }.
cry-roy-starts = Diese Runde beginnt le Roy.
cry-roy-acts = Le Roy ist am Zug.
cry-roy-counters = Le Roy beseitigt einen schwarzen Würfel: { $faces }.
cry-roy-throws = Le Roy wirft { $faces }: { $deed }.
cry-roy-buys = Le Roy kauft deinen besten Würfel für { $price }: { $dice }.
cry-roy-hires = Le Roy setzt einen Meister ein: { $card }, { $space }.
cry-roy-scored = { $character } wird gewertet: { $list }.
cry-roy-nothing = Für le Roy gibt es nichts zu tun.
cry-roy-gains = Le Roy erhält { $gains }.
cry-roy-left = Le Roy bleiben Würfel: { $count }.
cry-roy-asks = Le Roy setzt einen Gefolgsmann ein und verdrängt, wenn er kann, einen von deinen. Sonst gilt der Platz der { $face }. Wer wird dort verdrängt? { $building }.
cry-roy-needs = Le Roy wartet auf das, was auf dieser Karte steht: { $card }.
cry-verdict = Deine Punkte: { $player }. Die von le Roy: { $roy }. Unterschied: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Le Roy siegt, und Troyes gehört ihm.
    [close] Um Haaresbreite gewonnen. Le Roy lacht noch.
    [fair] Ein ordentlicher Sieg. Le Roy nickt.
    [good] Ein guter Sieg. Le Roy runzelt die Stirn.
    [great] Ein großer Sieg. Le Roy wird blass.
   *[master] Ein meisterhafter Sieg! Troyes gehört dir.
}
does-roy = { $deed ->
    [points] Punkte für Würfel
    [worker] ein Gefolgsmann
    [event] letztes Ereignis abgewehrt
    [tradesman] ein Meister
    [cathedral] Steine auf die Kathedrale
   *[character] oberster Charakter gewertet
}
phase-roy = { $step ->
    [settle] Le Roy setzt Gefolgsleute ein
    [counter] Schwarzer Würfel: le Roy
    [ask] Le Roy wartet auf dein Wort
   *[act] Le Roy ist am Zug
}
refusal-solo = Gegen le Roy spielt eine Person, nicht { $count }.
    .clause = gegen le Roy spielt eine Person, nicht { $count }
refusal-no-pile = Gegen le Roy teilt die App die Charaktere aus.
    .clause = gegen le Roy teilt die App die Charaktere aus
setup-roy = Du spielst allein gegen le Roy: Die Herausforderung des Königs. Town Crier spielt ihn: Es würfelt für ihn, sagt, was er tut, und zählt seine Punkte. Du bewegst seine Figuren.
setup-decision = { $decision ->
    [roy-begins] Wer beginnt Runde 1?
    [three-points] Le Roys Punkte bei 2 und 12
    [cubes-fall] Le Roys Steine und Baustopp
   *[ten-by-value] Le Roys Gefolgsmann bei 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Du
    }
    [three-points] { $held ->
        [yes] 3 Punkte, wie in einer älteren Tabelle
       *[no] 2 Punkte
    }
    [cubes-fall] { $held ->
        [yes] Sie fallen auch
       *[no] Sie bleiben
    }
   *[ten-by-value] { $held ->
        [yes] Nimmt den Platz des Würfelwerts
       *[no] Verdrängt, wenn er kann, einen von deinen wie bei 4
    }
}
spot-number = Feld { $number }
spot-illustration = auf der Zeichnung
corrected-roy-points = { $who } hat { $amount }
corrected-roy-tradesman = { $card }, Meister von le Roy: { $space }
refusal-stands-there = Auf diesem Feld steht ein Meister von { $who }.
    .clause = auf diesem Feld steht ein Meister von { $who }
panel-space = Auf welchem Feld?
panel-no-tradesman = Nirgends
panel-fix-roy-points = Punkte von le Roy
panel-fix-roy-tradesman = Meister von le Roy
panel-printed = Was steht auf dieser Karte? { $card }
lacks-figures = Eingeben, was auf dieser Karte steht: { $card }
own-pile = Offener Stapel: { $merit }
leroy-difference = Jetzt gezählt: { $result } für dich ({ $band })
leroy-next = Nächster Charakter: { $character }
leroy-standing = Stehend: { $list }
leroy-tradesmen = Meister: { $list }
leroy-cubes = Steine auf der Kathedrale: { $count }
leroy-pile = Stapel der Charaktere: { $count }
leroy-verdicts = Die Urteile
check-pile = Die Charaktere bilden einen offenen Stapel in der Reihenfolge, die Town Crier zeigt. Anzahl: { $count }.
check-roy = Le Roy hat die Gefolgsleute und Steine zweier anderer Farben. Graue bleiben in der Schachtel.
guide-roy = Allein spielst du gegen le Roy. Town Crier würfelt für ihn und sagt, was er tut: Du bewegst nur seine Figuren. Es fragt dich, wenn er jemanden verdrängt, denn nur du siehst die Plätze.
rules-roy = Allein gegen le Roy
rule-roy = Du spielst gegen le Roy, der weder Denare noch Einfluss hat. 4 Runden, 6 Gefolgsleute für dich; le Roy hat die Gefolgsleute zweier Farben, und graue bleiben in der Schachtel.
rule-roy-settles = Zu Beginn sagen sechs Würfel, wo le Roy drei Gefolgsleute einsetzt: Die drei höchsten zählen, und er nimmt den besten freien Platz. Dann setzt du zwei ein, bis alle 18 Plätze belegt sind.
rule-roy-rank = Le Roys bester Würfel ist der höchste; bei gleichen Rot, dann Gelb, dann Weiß.
rule-roy-spared = Dürre, Bürgerkrieg und Ketzerei treffen le Roy nicht. Was ein Ereignis mit grauen Gefolgsleuten oder Steinen tut, tut es mit seinen.
rule-roy-counters = Gegen schwarze Würfel gibt le Roy seinen besten Würfel und beseitigt nur den höchsten schwarzen, was auch immer beide zeigen.
rule-roy-acts = Ist le Roy am Zug, wirft er zwei schwarze Würfel; ihre Summe sagt, was er tut. Er gibt seine besten Würfel und passt nie, solange er welche hat. Hat er zu wenige, tut er es trotzdem und gibt alle.
rule-roy-points = 2, 12: Punkte für 3 Würfel. 3, 11: Punkte für 2 Würfel. Einer davon ist dein bester: Er kauft ihn für 6 oder 4 Denare.
rule-roy-citizen = 4, 10: Sein bester Würfel geht, und dessen Farbe sagt, in welches Gebäude er einen Gefolgsmann setzt. Er verdrängt, wenn er kann, einen von deinen; sonst nimmt er den Platz des Würfelwerts.
rule-roy-event = 5, 9: Seine Steine belegen alle freien Banner des letzten Ereignisses, jeder für einen Würfel, und es ist sofort abgewehrt.
rule-roy-tradesman = 6: Ein Meister für einen Würfel, auf das freie Feld mit den meisten Punkten; bei gleichen auf die Karte, die am wenigsten kostet. Nie zwei auf einer Karte.
rule-roy-cathedral = 7: Zwei Steine auf die Kathedrale für zwei Würfel, auf die höchsten Werte der untersten Ebene mit Platz: je ein Punkt. Ist sie voll: 2 Punkte.
rule-roy-character = 8: Du und le Roy wertet sofort den obersten Charakter des Stapels, und er verlässt das Spiel. Für Denare und Einfluss erhält le Roy nichts. Ohne Charakter erhält er einen Punkt.
rule-roy-cards = Steuereintreiber bringt 2 Denare für jeden Gefolgsmann von le Roy im Rathaus. Zehnt nimmt ihm bis zu 3 gelbe Würfel. Bei Bankett zählen seine Würfel nicht, bei Lanzenstechen und Prozession doch.
rule-roy-verdict = Am Ende zählt ihr beide wie immer. Deine Punkte weniger seine sind das Ergebnis: Bis 0 siegt er; 1 bis 5, 6 bis 10, 11 bis 15, 16 bis 20 und mehr sind immer größere Siege.

### The printed kit

print-box = Mit Schachtel
print-no-box = Ohne Schachtel
print-kit-title = Zum Ausschneiden
print-kit-about = Plan, Karten und Marken mit eigenen Zeichnungen und Werten, Blätter und die Ausruferkarte.
print-kit = Spielmaterial drucken
paper-kit-title = Troyes ohne Schachtel
paper-kit-note = { $figures ->
    [group] Eigene Zeichnungen und Texte von Town Crier, nicht die des Verlags; Werte aus eurem Kartenbuch
   *[house] Eigene Zeichnungen, Texte und Hauswerte von Town Crier, nicht die des Verlags
}
paper-ours = { $figures ->
    [group] Werte aus eurem Kartenbuch
   *[house] Hauswerte von Town Crier, nicht aus der Schachtel
}
paper-kit-board = Gebäude
paper-kit-ranks = Kleine Zahlen: Le Roys bester Platz ist die 1.
paper-kit-expelled = Verdrängt
paper-kit-cathedral = Kathedrale
paper-kit-level = Ebene { $level }
paper-kit-square = Stadtplatz
paper-kit-square-about = Eure Würfel liegen in eurem Viertel. Wer fremde Würfel nimmt, bezahlt sie.
paper-kit-passed = Denare fürs Passen
paper-kit-queue = Die Plünderer bleiben. Neue Ereignisse kommen ans Ende, Reihe für Reihe; geht eines weg, rücken die anderen nach. Sind es mehr, liegen sie neben dieser Seite.
paper-kit-counters = Gefolgsleute und Steine
paper-kit-counters-about = Schneidet sie aus, oder nehmt andere kleine Dinge. Alle haben { $citizens } Gefolgsleute und { $cubes } Steine, Grau { $gray } und { $graycubes }. Le Roy nimmt die Gefolgsleute und Steine von zwei Farben.

### The sheet against le Roy

print-solo-title = Blatt gegen le Roy
print-solo-about = Was le Roy tut, seine Punkte zum Streichen und die Urteile.
print-solo = Blatt drucken
paper-solo-title = Die Herausforderung des Königs: allein gegen le Roy
paper-solo-sum = Summe
paper-solo-ways = von 36
paper-solo-deed = Zwei schwarze Würfel sagen, was le Roy tut
paper-solo-price = Seine Würfel dafür
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Ein Gefolgsmann: Die Farbe seines besten Würfels sagt, wo. Er verdrängt einen von deinen, wenn er kann.
    [event] Seine Steine bedecken alle freien Banner des letzten Ereignisses: Es wird sofort abgewehrt.
    [tradesman] Ein Meister auf das freie Feld mit den meisten Punkten; bei Gleichstand die billigere Karte, dann Rot, Gelb, Weiß.
    [cathedral] 2 Steine auf die Kathedrale: die höchsten Werte der untersten Ebene mit Platz, je { $gains }. Kein Platz: { $other }.
   *[character] Der oberste Charakter wird für beide gewertet und geht. Keiner übrig: { $gains } für le Roy.
}
paper-solo-bought = { $dice }, davon dein bester; dafür gibt dir die Bank { $deniers }
paper-solo-banners = einer für jedes Banner
paper-solo-dice = Seine Würfel
paper-solo-dice-about = Der höchste Wert ist der beste Würfel; bei Gleichstand: { $colors }. Er nimmt seine besten und passt nie. Hat er zu wenige, tut er alles und gibt, was er hat. Hast du keinen Würfel, zahlt er nur mit seinen, und du bekommst nichts.
paper-solo-settle = Gefolgsleute einsetzen
paper-solo-settle-about = Zwei Würfel jeder Farbe werden geworfen. Die { $his } besten sagen, in welche Gebäude er Gefolgsleute setzt; ein volles wird übergangen. Dann setzt du { $yours } ein, und so weiter, bis alle Plätze besetzt sind.
paper-solo-round = Runden
paper-solo-round-about = Es sind { $rounds }. Die erste beginnst du, die zweite le Roy, und so weiter. Er hat weder Denare noch Einfluss; alle sechs Charaktere liegen offen auf einem Stapel.
paper-solo-events = Ereignisse und schwarze Würfel
paper-solo-events-about = Sein bester Würfel beseitigt den höchsten schwarzen, was sie auch zeigen. Ereignisse nehmen ihm nichts. Was sie mit grauen Gefolgsleuten und Steinen tun, tun sie mit seinen.
paper-solo-result = Deine Punkte minus die von le Roy
paper-solo-you = Du
paper-solo-points = Le Roys Punkte im Spiel
paper-solo-points-about = Streiche für jeden eine Zahl.

### Games against le Roy in the hall of fame

fame-roy-result = Gegen le Roy: { $result }
fame-roy-best = Bestes Ergebnis gegen le Roy, { $result }: { $names }
fame-roy-verdict = Urteile gegen le Roy, { $count } ×: { $verdict }
headline-settled = Ein Gefolgsmann von { $who }: { $building }
headline-placed = { $who } setzt einen Gefolgsmann ein: { $building }
headline-expelled = { $who } wird verdrängt: { $building }
headline-cubed = { $who } legt Steine auf „{ $event }“: { $count }
headline-built = { $who } baut an der Kathedrale: { $sites }
headline-bought = { $who } zahlt für Würfel: { $list }
headline-hired = { $who } stellt einen Meister an: { $card }
headline-gained = { $who } erhält { $gains }
headline-lost = { $who } verliert { $lost }
headline-thrown = Würfel in der Stadt: { $count }
headline-pays = { $who } zahlt { $lost }
headline-unbuilt = Kathedrale verliert Stein von { $who }
first-aim = Worum es geht
first-aim-family = Ihr führt Familien im mittelalterlichen Troyes. Eure Gefolgsleute in den drei Gebäuden bringen euch in jeder Runde Würfel.
first-aim-points = Mit Würfeln treibt ihr Handel, baut an der Kathedrale und bekämpft Ereignisse. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
hint-press = Wählt, was ihr tut, und eure eigenen besten Würfel kommen dazu; oder wählt zuerst Würfel. Auf der Schaltfläche steht, was die Leertaste macht.
count-empty-levels = Leere Ebenen
count-for = Gefolgsleute hier zählen für { $character }.
count-for-nothing = Bringt keine Punkte.
headline-roy-throws = { $does ->
    [points] Le Roy nimmt Punkte für Würfel
    [worker] Le Roy setzt Gefolgsleute: { $place }
    [event] Le Roy wehrt das letzte Ereignis ab
    [tradesman] Le Roy setzt einen Meister ein
    [cathedral] Le Roy baut an der Kathedrale
   *[character] Le Roy wertet den obersten Charakter
}
headline-roy-starts = Le Roy beginnt die Runde
headline-roy-acts = Le Roy ist am Zug
headline-roy-scored = { $character } wird gewertet
headline-roy-nothing = Le Roy kann nichts tun
headline-roy-gains = Le Roy erhält { $gains }
headline-roy-left = Le Roy bleiben Würfel: { $count }
headline-roy-asks = Wen verdrängt le Roy? { $building }
headline-roy-needs = Le Roy wartet: { $card }
headline-roy-settles = Le Roy setzt Gefolgsleute ein: { $where }
headline-roy-counters = Le Roy wehrt die schwarzen Würfel ab
headline-roy-buys = Le Roy kauft deinen besten Würfel
headline-roy-hires = Le Roy setzt einen Meister ein: { $card }
spot-at = { $building }, Platz { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } nutzt „{ $card }“
headline-countered = { $who } wehrt { $faces } ab
headline-uncountered = { $who } kann { $face } nicht abwehren
headline-rerolled = { $who } würfelt neu: { $faces }
headline-turned-over = { $who } dreht Würfel um: { $faces }
headline-recruited = { $who } erhält einen Gefolgsmann
headline-beaten = { $event }: abgewehrt!
