# German.
#
# Players without a name are called by the color of their dice.

### Things

seat-name = { $seat ->
    [1] Rot
    [2] Blau
    [3] Grün
    [4] Gelb
   *[other] Person { $seat }
}
joined = { $others } und { $last }
village-name = { $seat ->
    [1] { $stalls } von Rot
    [2] { $stalls } von Blau
    [3] { $stalls } von Grün
    [4] { $stalls } von Gelb
   *[other] { $stalls } von Person { $seat }
}
village-of = { $stalls } von { $who }
good-name = { $good ->
    [silk] Seide
    [papyrus] Papyrus
    [gold] Gold
    [wheat] Weizen
    [spices] Gewürze
   *[porcelain] Porzellan
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] eine Münze
    [coins] 2 Münzen
    [favours] 5 Gefallen
    [card] eine Karte gratis
    [die] ein Würfel gratis
   *[placement] einmal Anlegen gratis
}
stall-name = { $good } ({ $reward })
merchant-known = links { $left }, rechts { $right }
merchant-counted = Händler
purse-nothing = nichts
purse-perhaps-nothing = vielleicht keine Münzen
purse-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
purse-favours = { $count ->
    [one] einen Gefallen
   *[other] { $count } Gefallen
}
purse-both = { $coins } und { $favours }
amount-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
amount-caravans = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
race = { $count } von { $goal } Karten

### What is done now

phase-caravans = Alle würfeln
phase-sell = { $who } verkauft
phase-place = { $who } legt eine Karte an
phase-spend = { $who } kauft Karten
phase-all-sell = Erst verkaufen alle, dann kaufen alle
phase-all-spend = Kauft der Reihe nach
phase-round-done = Alle sind mit der Runde fertig
phase-over = Die Partie ist zu Ende

### What is announced

cry-set-out = { $who } beginnt. Alle haben { $dice } und { $purse }, und in der Auslage liegen { $row }.
cry-house-deck = Die Händler und das, was die Dörfer zahlen, stammen aus unserem Hausdeck.
cry-round = Runde { $round }: Die Karawanen sind da.
cry-caravan = { $who } hat { $faces } gewürfelt.
cry-rerolled = { $who } zahlt { $price } und würfelt noch einmal: { $faces }.
cry-adjusted = { $who } zahlt { $price } und dreht einen Würfel von { $from } auf { $to }.
cry-sold = { $who } verkauft im Dorf { $village }. Es ist jetzt geschlossen.
cry-tucked = Neuer Stand für die { $face } im Dorf { $village }. { $who } hat { $race } auf dem Tisch.
cry-placed-free = Neuer Stand für die { $face } im Dorf { $village }, ohne Würfel angelegt. { $who } hat { $race } auf dem Tisch.
cry-ninth = { $who } hat { $goal } Karten auf dem Tisch!
cry-last-round = Das ist die letzte Runde!
cry-earned = { $who } bekommt { $purse }.
cry-caravan-joined = { $who } hat ab der nächsten Runde einen Würfel mehr.
cry-caravan-lost = { $who } hat schon { $most } und bekommt keinen weiteren.
cry-card-given = { $who } bekommt die oberste Karte vom Stapel.
cry-card-given-merchant = { $who } bekommt die oberste Karte vom Stapel: { $card }.
cry-card-lost = Der Stapel ist leer: { $who } bekommt keine Karte.
cry-marketed = { $who } bringt { $dice } zum Markt und bekommt dafür { $favours }.
cry-placement-lost = { $who } legt { $cards } nicht an, obwohl es erlaubt war.
cry-bought = { $who } kauft eine Karte für { $price }.
cry-bought-merchant = { $who } kauft eine Karte für { $price }: { $card }.
cry-passed-over = Zu wenig Münzen für eine Karte: { $who }.
cry-row-filled = Neu in der Auslage: { $cards }.
cry-inexact = { $what ->
    [purse] Nicht alles wurde eingegeben: Münzen und Gefallen von { $who } stimmen vielleicht nicht.
    [hand] Nicht alles wurde eingegeben: Die Zahl der Handkarten von { $who } stimmt vielleicht nicht.
   *[table] Nicht alles wurde eingegeben: Die Zahl der Karten von { $who } auf dem Tisch stimmt vielleicht nicht.
}
cry-untold = Nicht alles wurde eingegeben: Die markierten Zahlen stimmen vielleicht nicht.
cry-roll-due = Werft alle eure Würfel.
cry-sells = { $who } ist mit dem Verkaufen dran.
cry-places = { $who } darf { $cards } ohne Würfel anlegen.
cry-buys = { $who } darf Karten für je { $price } kaufen.
cry-all-sell = Zuerst verkauft ihr alle der Reihe nach, dann kauft ihr alle der Reihe nach. { $who } beginnt.
cry-all-buy = Ihr dürft jetzt der Reihe nach Karten für je { $price } kaufen. { $who } beginnt.
cry-round-done = Alle sind mit dieser Runde fertig.
cry-villages-open = Alle Dörfer sind wieder offen.
cry-first = Jetzt beginnt { $who }.
cry-over = { $rounds ->
    [one] Die Partie ist nach einer Runde zu Ende.
   *[other] Die Partie ist nach { $rounds } Runden zu Ende.
}
cry-won = { $by ->
    [cards] { $who } gewinnt mit { $cards } auf dem Tisch, mehr als { $other }.
    [coins] { $who } gewinnt mit { $cards } auf dem Tisch: { $other } hat gleich viele, aber weniger Münzen.
    [favours] { $who } gewinnt mit { $cards } auf dem Tisch: { $other } hat gleich viele Karten und Münzen, aber weniger Gefallen.
   *[shared] { $who } teilen sich den Sieg mit je { $cards } auf dem Tisch und gleich vielen Münzen und Gefallen.
}
cry-standing = Platz { $place }: { $who } hat { $cards } auf dem Tisch und besitzt { $purse }.
cry-standing-cards = Platz { $place }: { $who } hat { $cards } auf dem Tisch.
cry-undecided = Zählt eure Karten auf dem Tisch. Bei Gleichstand entscheiden Münzen, dann Gefallen.
cry-corrected = Korrigiert: { $what }.

headline-first = Es beginnt { $who }
headline-house-deck = Hausdeck
headline-round = Runde { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } würfelt neu
headline-adjusted = { $who } dreht einen Würfel auf { $face }
headline-sold = Geschlossen: { $village }
headline-ninth = Die neunte Karte: { $who }
headline-last-round = Die letzte Runde!
headline-earned = Einkommen: { $who }
headline-caravan-joined = { $who }: ein Würfel mehr
headline-caravan-lost = { $who }: kein weiterer Würfel
headline-card-given = { $who }: eine Karte gratis
headline-card-lost = Der Stapel ist leer
headline-marketed = Markt: { $who }
headline-placement-lost = { $who } legt nichts an
headline-bought = { $who } kauft eine Karte
headline-bought-merchant = { $who } kauft { $halves }
headline-passed-over = Zu wenig Münzen
headline-row-filled = Neue Karten in der Auslage
headline-inexact = { $who }: vielleicht falsch
headline-untold = Nicht alles eingegeben
headline-villages-open = Die Dörfer sind offen
headline-won = Sieg: { $who }
headline-shared = Der Sieg wird geteilt
headline-standing = Platz { $place }: { $who }
headline-corrected = Korrigiert

### The count, in cards and not in points

unit-count = Karten zählen
unit-count-about = Karten zählen
unit-count-call = Zählt eure Karten.
unit-amount = { $points ->
    [one] eine Karte
   *[other] { $points } Karten
}
unit-sum-of = { $name }: { $points } Karten, Platz { $rank }
unit-scores = Karten, Partie um Partie
unit-richest = Die meisten Karten an einem Tisch, zusammen { $points }: { $game }
unit-told = Karten: { $points }
cry-victory = { $by ->
    [cards] { $who } gewinnt mit { $cards }!
    [coins] { $who } gewinnt mit { $cards } und hat { $coins }! { $other } hat gleich viele Karten, aber weniger Münzen.
    [favours] { $who } gewinnt mit { $cards } und hat { $coins } und { $favours }! { $other } hat gleich viele Karten und Münzen, aber weniger Gefallen.
    [alone] { $who } beendet die Partie mit { $cards }.
   *[shared] { $who } teilen sich den Sieg mit je { $cards } und gleich vielen Münzen und Gefallen!
}
sheet-cards = Karten
sheet-coins = Münzen
sheet-favours = Gefallen
sheet-coins-told = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
sheet-favours-told = { $count ->
    [one] ein Gefallen
   *[other] { $count } Gefallen
}
sheet-cards-missing = Die Karten auf dem Tisch sind noch zu zählen.
    .clause = die Karten auf dem Tisch sind noch zu zählen
award-coins = Schwerster Beutel
award-favours = Die meisten Gefallen übrig
award-spent = Die wenigsten Gefallen übrig
fame-most-coins = Die meisten Münzen am Ende, { $coins }: { $names }
fame-wins = Siege nach Farben
fame-share = bei gleichem Glück zu erwarten

### Corrections

corrected-purse = { $who } hat { $purse }
corrected-caravans = { $who } hat { $dice }
corrected-die = Würfel { $number } von { $who } zeigt { $face }
corrected-first = { $who } beginnt
corrected-on-table = { $who } hat { $cards } auf dem Tisch
corrected-in-hand = { $who } hat { $cards } auf der Hand
corrected-in-row = in der Auslage: { $cards }
corrected-stalls = { $side ->
    [left] links von { $village }: { $faces }
   *[right] rechts von { $village }: { $faces }
}
corrected-no-stalls = { $side ->
    [left] links von { $village }: keine Händler
   *[right] rechts von { $village }: keine Händler
}
corrected-to-hand = { $who } hat diesen Händler auf der Hand: { $card }
corrected-to-row = dieser Händler liegt in der Auslage: { $card }
corrected-to-pile = dieser Händler liegt unter dem Stapel: { $card }
corrected-to-village = { $side ->
    [left] dieser Händler steht links von { $village }: { $card }
   *[right] dieser Händler steht rechts von { $village }: { $card }
}

### What cannot be

refusal-player-count = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
    .clause = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $count }
refusal-no-such-first = Platz { $number } kann nicht beginnen: Dort sitzt niemand.
    .clause = Platz { $number } kann nicht beginnen: Dort sitzt niemand
refusal-merchant-count = Es gibt { $all } Händler, nicht { $count }.
    .clause = Es gibt { $all } Händler, nicht { $count }
refusal-no-such-merchant = Händler haben die Nummern 0 bis { $last }; Eintrag { $position } ist { $number }.
    .clause = Händler haben die Nummern 0 bis { $last }; Eintrag { $position } ist { $number }
refusal-merchant-twice = Händler { $number } kommt mehr als einmal vor.
    .clause = Händler { $number } kommt mehr als einmal vor
refusal-not-now = Das geht gerade nicht. Stand der Partie: { $phase }.
    .clause = Das geht gerade nicht. Stand der Partie: { $phase }
refusal-roll-players = { $named ->
        [one] Würfel von einer Person wurden genannt, aber es spielen { $count }.
       *[other] Würfel von { $named } Personen wurden genannt, aber es spielen { $count }.
    }
    .clause = { $named ->
            [one] Würfel von einer Person wurden genannt, aber es spielen { $count }
           *[other] Würfel von { $named } Personen wurden genannt, aber es spielen { $count }
        }
refusal-roll-dice = { $who } hat { $dice }, genannt wurden { $named }.
    .clause = { $who } hat { $dice }, genannt wurden { $named }
refusal-no-such-seat = Auf Platz { $number } sitzt niemand.
    .clause = Auf Platz { $number } sitzt niemand
refusal-no-die-named = Kein Würfel wurde gewählt.
    .clause = Kein Würfel wurde gewählt
refusal-no-such-die = Einen Würfel { $number } gibt es hier nicht.
    .clause = Einen Würfel { $number } gibt es hier nicht
refusal-die-placed = Würfel { $number } ist schon verbraucht oder auf dem Markt.
    .clause = Würfel { $number } ist schon verbraucht oder auf dem Markt
refusal-die-order = Würfel { $number } ist doppelt genannt oder steht nicht in der Reihenfolge.
    .clause = Würfel { $number } ist doppelt genannt oder steht nicht in der Reihenfolge
refusal-favours = Das kostet { $price }. Vorhanden: { $has }.
    .clause = Das kostet { $price }. Vorhanden: { $has }
refusal-closed = Bei { $village } liegen Würfel: Dieses Dorf ist bis zum Ende der Runde geschlossen.
    .clause = Bei { $village } liegen Würfel: Dieses Dorf ist bis zum Ende der Runde geschlossen
refusal-no-die = Kein unbenutzter Würfel zeigt { $number } ({ $good }).
    .clause = Kein unbenutzter Würfel zeigt { $number } ({ $good })
refusal-not-yours = Nur der Besitzer darf bei { $village } Händler anlegen.
    .clause = Nur der Besitzer darf bei { $village } Händler anlegen
refusal-not-in-hand = Dieser Händler ist nicht auf der Hand oder wurde zweimal genannt: { $card }.
    .clause = Dieser Händler ist nicht auf der Hand oder wurde zweimal genannt: { $card }
refusal-reckoned = Mit dem Hausdeck wird das Einkommen von selbst gezählt; gebt keines ein.
    .clause = Mit dem Hausdeck wird das Einkommen von selbst gezählt; gebt keines ein
refusal-own-village = Im eigenen Dorf bekommt kein anderer Besitzer etwas.
    .clause = Im eigenen Dorf bekommt kein anderer Besitzer etwas
refusal-too-many-free = Gratis gibt es höchstens so viel, wie Händler angelegt wurden.
    .clause = Gratis gibt es höchstens so viel, wie Händler angelegt wurden
refusal-seventh-die = Niemand hat mehr als { $most }.
    .clause = Niemand hat mehr als { $most }
refusal-pile-empty = So viele Karten hat der Stapel nicht.
    .clause = So viele Karten hat der Stapel nicht
refusal-not-in-row = Diese Karte liegt nicht in der Auslage: { $card }.
    .clause = Diese Karte liegt nicht in der Auslage: { $card }
refusal-coins = Nötige Münzen: { $price }. Vorhandene Münzen: { $has }.
    .clause = Nötige Münzen: { $price }. Vorhandene Münzen: { $has }
refusal-dice-count = Alle haben 1 bis { $most } Würfel, nicht { $count }.
    .clause = Alle haben 1 bis { $most } Würfel, nicht { $count }
refusal-first-after-roll = Wer beginnt, lässt sich nur vor dem Würfeln ändern.
    .clause = Wer beginnt, lässt sich nur vor dem Würfeln ändern
refusal-cards-known = Karten des Hausdecks werden einzeln verschoben, nicht gezählt.
    .clause = Karten des Hausdecks werden einzeln verschoben, nicht gezählt
refusal-cards-counted = Die Karten aus der Schachtel werden nur gezählt und lassen sich nicht einzeln verschieben.
    .clause = Die Karten aus der Schachtel werden nur gezählt und lassen sich nicht einzeln verschieben
refusal-die-not-dealt = Würfel { $die } von { $who } zeigt { $face }, der Code { $code } gibt aber { $dealt }.
    .clause = Würfel { $die } von { $who } zeigt { $face }, der Code { $code } gibt aber { $dealt }
refusal-in-row = In der Auslage liegen höchstens { $most } Karten, nicht { $count }.
    .clause = In der Auslage liegen höchstens { $most } Karten, nicht { $count }
refusal-on-table = { $count } Karten auf dem Tisch sind zu wenig: { $known } wurden eingegeben.
    .clause = { $count } Karten auf dem Tisch sind zu wenig: { $known } wurden eingegeben
refusal-too-many-cards = Es gibt nur { $all } Händler; so wären es { $count }.
    .clause = Es gibt nur { $all } Händler; so wären es { $count }
refusal-same = So liegt es schon.
    .clause = So liegt es schon
refusal-sheet-cards = Am Ende liegen { $least } bis { $most } eigene Karten auf dem Tisch, nicht { $count }.
    .clause = Am Ende liegen { $least } bis { $most } eigene Karten auf dem Tisch, nicht { $count }

### What is printed

paper-name = Name
paper-ours = Hausdeck: eigene Werte von Town Crier
paper-first = Beginnt die Runde
paper-kit-title = Dörfer und Händler des Hausdecks
paper-village-others = Andere, die hier verkaufen: { $purse }
paper-village-owner = Der Besitzer bei jedem Verkauf hier: { $purse }
paper-half-always = bei jedem Verkauf hier
paper-half-once = nur beim Anlegen mit Würfel
paper-purses-title = Münzen und Gefallen
paper-purses-about = Legt auf jede der beiden Zahlen etwas Kleines und schiebt es weiter. Über { $most } hinaus zeigt ein zweites, was dazukommt.
paper-coins = Münzen
paper-coins-about = { $price }: ein Händler aus der Auslage
paper-favours = Gefallen
paper-favours-about = { $reroll }: Würfel neu werfen · { $step }: einen Würfel um eins höher oder niedriger
paper-round-title = Eine Runde { $game }
paper-round-start = Zu Beginn
paper-round-start-about = Alle haben 4 Würfel, 2 Gefallen und drei Dörfer. In der Auslage liegt ein Händler mehr offen, als Leute mitspielen.
paper-phase-caravans = Karawanen
paper-phase-caravans-about = Alle werfen gleichzeitig alle ihre Würfel. Bis ihr mit Verkaufen fertig seid, könnt ihr Gefallen zahlen und sie damit ändern, sooft es geht.
paper-phase-sell = Verkaufen
paper-phase-sell-about = Reihum: Verkauft in offenen Dörfern, eigenen oder fremden, mit einem Würfel für jeden Stand. Die Würfel bleiben liegen, und das Dorf ist geschlossen. Verkauft ihr in einem eigenen Dorf, dürft ihr links oder rechts Händler aus der Hand anlegen; auch ihre Stände brauchen Würfel. Am Ende eures Zugs bekommt ihr die Einnahmen aller Verkäufe. { $paid ->
    [owner] Verkauft jemand in eurem Dorf, bekommt ihr immer, was es euch zahlt und was seine Händler bringen.
   *[seller] Verkauft jemand in eurem Dorf, bekommt ihr immer, was es euch zahlt; was seine Händler bringen, bekommt, wer verkauft.
}
paper-phase-spend = Kaufen
paper-phase-spend-about = Reihum: offene Händler auf die Hand, so viele ihr bezahlen könnt. Ist der letzte weg, wird die Auslage gleich aufgefüllt.
paper-phase-end = Ende
paper-phase-end-about = Nehmt eure Würfel zurück: Alle Dörfer sind offen. Als Nächstes beginnt, wer links sitzt. Füllt die Auslage auf.
paper-round-over = Das Ende der Partie
paper-round-over-about = Hat jemand { $goal } Karten auf dem Tisch, ist es die letzte Runde. Die meisten Karten auf dem Tisch gewinnen; bei Gleichstand zählen Münzen, dann Gefallen; sonst wird der Sieg geteilt. Handkarten zählen nicht.
paper-prices = Preise
paper-price-reroll = beliebig viele eigene Würfel neu werfen
paper-price-step = einen Würfel eins hoch oder runter; 6 und 1 sind Nachbarn
paper-price-card = einen Händler aus der Auslage
paper-brings = Einkommen
paper-brings-market = für jeden Würfel, der nicht verkauft wurde
paper-brings-free = Eine Karte, einen Würfel oder ein Anlegen gratis gibt es nur, wenn der Händler angelegt wird und sofort seinen Würfel bekommt. Niemand hat mehr als { $most } Würfel.
paper-goods = Waren
print-box = Mit Schachtel
print-no-box = Ohne Schachtel
print-kit-title = Karten zum Ausschneiden
print-kit-about = Dörfer und Händler mit eigenen Werten: das Hausdeck.
print-kit = Karten drucken
print-round-title = Rundenkarte
print-round-about = Phasen, Preise und Ende; zwei pro Seite.
print-round = Karte drucken
print-purses-about = Für jede Person eins; zwei pro Seite.
print-purses = Blätter drucken

### Das Terminal

cli-row = Offen in der Auslage:
cli-hand = Auf der Hand:
cli-dice = Würfel { $dice }
cli-fits = Das passt: { $sales }
cli-standing = { $who } hat die Würfel { $dice }; { $purse }
cli-purse = { $who } hat { $purse }
cli-next-choose = Schreibt eine Anweisung, oder drückt die Eingabetaste, wenn { $who } fertig ist.
cli-next-thrown = Schreibt, was gewürfelt wurde, wie in roll 1126 3445.

args-depth-house = Nur mit den Karten aus der Schachtel lässt sich weniger eingeben; ergänzt --cards box
args-bots-box = Die Bots kennen nur die Karten des Hausdecks; lasst --cards box weg
args-bots-thrown = Die Bots werfen keine Würfel; lasst --dice thrown weg

args-order-unknown = Eine Anweisung beginnt mit { $known }, nicht mit „{ $text }“; town-crier cry --game dice-village --help zeigt, wie jede geschrieben wird
args-order-needs = Wo „{ $text }“ steht, gehört hin: { $what }
args-order-lacks = Am Ende der Zeile fehlt: { $what }
args-order-more = Wo „{ $text }“ steht, gehört nichts mehr hin
args-order-rerolled = Noch einmal gewürfelt: { $dice }, Zahlen hinter „as“: { $faces }
args-order-part = { $what ->
    [player] wer ({ $written })
    [village] ein Dorf ({ $written })
    [side] eine Seite ({ $written })
    [merchant] die Nummer eines Händlers ({ $written })
    [die] der wievielte Würfel ({ $written })
    [face] was ein Würfel zeigt ({ $written })
    [faces] was die Würfel von jemandem zeigen, wie { $written }
    [purse] Münzen+Gefallen, wie { $written }
    [number] eine Zahl, wie { $written }
    [exact] „{ $written }“
   *[word] eines dieser Wörter ({ $written })
}

### Der Almanach

almanac-seats = Wer in der ersten Runde wann an der Reihe ist: gewonnene Partien und im Schnitt die Karten auf dem Tisch und die Münzen am Ende
almanac-turn = als { $place }. am Zug
almanac-won = gewonnen
almanac-cards = Karten
almanac-coins = Münzen
almanac-bots = Wie oft jeder Bot gewinnt, wo er mitspielt
almanac-bot = { $bot ->
    [seller] Verkäufer
    [expander] Ausbauer
    [saver] Sparer
   *[trader] Markthändler
}
almanac-rewards = Was jeder Stand bringt: sein Anteil am Hausdeck, an den gekauften Karten und an den Ständen bei den Dörfern
almanac-deck = Deck
almanac-bought = gekauft
almanac-used = bei Dörfern
almanac-rounds = Wie lange eine Partie dauert
almanac-round-count = Runden
almanac-average = Schnitt
almanac-shortest = kürzeste
almanac-longest = längste
almanac-fair-dice = Die Würfel jedes Wurfs
almanac-fair-first = Wer anfängt
almanac-fair-merchants = Der erste Händler in der Auslage

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Händlerkarten
setup-merchants-house = Hausdeck
setup-merchants-box = Aus der Schachtel
setup-merchants-house-about = Diese Karten stammen von uns, nicht aus der Schachtel. Die App teilt sie aus und zählt alles mit.
again-house = Hausdeck
again-box = Karten der Schachtel
setup-depth = Was eingegeben wird
setup-depth-dice = Nur Würfel
setup-depth-sales = Verkäufe
setup-depth-purses = Verkäufe und Geld
setup-depth-dice-about = Die App würfelt und zählt die Runden. Alles andere bleibt auf eurem Tisch.
setup-depth-sales-about = Ihr gebt ein, wer wo verkauft. Die App weiß auch, welche Dörfer geschlossen sind und wer nahe an neun Karten ist.
setup-depth-purses-about = Ihr gebt ein, wer wo verkauft und was es bringt. Die App kennt auch alle Münzen und Gefallen.
setup-options-about = Der Code, wer beginnt, eigene Würfel, wen die Händler bezahlen.
setup-options-dice-about = Der Code, wer beginnt, eigene Würfel.
setup-first = Wer beginnt
setup-first-code = Die App lost es aus
setup-dice = Würfel
setup-dice-code = Von der App geworfen
setup-dice-entered = Am Tisch geworfen und eingegeben
setup-paid = Die Händler bezahlen
setup-paid-owner = den Besitzer des Dorfs
setup-paid-seller = den, der dort verkauft

### The panel at the table

panel-sell = Im Dorf { $village } verkaufen
panel-place = Karte am Dorf { $village } anlegen
panel-buy = Diese Karte kaufen
panel-done = Fertig: { $who }
panel-end-turn = Zug beenden
panel-now = Jetzt: { $who }
panel-market = { $does }; { $dice } zum Markt
panel-loses = { $does }; verloren: { $what }
panel-still-sell = { $who } kann noch in { $count ->
    [one] einem Dorf
   *[other] { $count } Dörfern
} verkaufen. Trotzdem fertig?
panel-still-place = { $who } kann noch eine Karte anlegen. Trotzdem fertig?
panel-still-buy = { $who } kann noch eine Karte kaufen. Trotzdem fertig?
panel-sell-anyway = Verloren: { $what }. Trotzdem verkaufen?
panel-hand = Auf der Hand
panel-add-merchant = Einen Händler anlegen
panel-add-merchant-to = Einen Händler an { $village } anlegen: auf welcher Seite?
panel-side-left = links
panel-side-right = rechts
panel-brings = Was bringt es ein?
panel-brings-again = Was bringt es ein? Wie beim letzten Mal:
panel-given = Was geben die neuen Händler?
panel-what = { $does }: { $what }
panel-left = { $stall }, links
panel-right = { $stall }, rechts
panel-tucked = Zurücknehmen: { $stall }
panel-gets = { $who } bekommt { $what }
panel-coins = { $who }: Münzen
panel-favours = { $who }: Gefallen
panel-change = Würfel ändern
panel-choose-dice = Wähle die Würfel, die du änderst.
panel-first-dice = Würfel von { $who }
panel-other-dice = Würfel von { $who }
panel-die = Würfel { $number } von { $who }: { $good }
panel-reroll = Noch einmal würfeln für { $price }
panel-up = Eins hoch für { $price }
panel-down = Eins runter für { $price }
panel-fell = Gewürfelt: { $good } ({ $count })
panel-fell-so-far = Eingegeben: { $count } von { $of }. { $goods }
panel-enter-fell = Wurf eingeben
panel-correct = Etwas korrigieren
panel-correct-this = Korrigieren
panel-ninth = Hat jemand neun Karten auf dem Tisch?
panel-what-is-wrong = Was ist auf eurem Tisch anders?
panel-fix-purse = Münzen und Gefallen
panel-fix-caravans = Anzahl der Würfel
panel-fix-die = Was ein Würfel zeigt
panel-fix-first = Wer beginnt
panel-fix-on-table = Karten auf dem Tisch
panel-fix-in-hand = Karten auf der Hand
panel-fix-in-row = Karten in der Auslage
panel-fix-stalls = Händler bei einem Dorf
panel-fix-card = Wo eine Karte liegt
panel-shows = Er zeigt { $good }
panel-left-of = Links von { $village }
panel-right-of = Rechts von { $village }
panel-remove-stall = Händler { $number } entfernen: { $good }
panel-add-stall = Händler hinzufügen: { $good }
panel-to-hand = Auf einer Hand
panel-to-row = In der Auslage
panel-to-pile = Unter dem Stapel
panel-to-village = Bei einem Dorf

### What can be wrong with a file

damage-first = Dort beginnt Platz { $found }, aber der Code { $code } zieht Platz { $dealt } (gezählt ab 0)
damage-merchant = Karte { $position } des Decks: Dort liegt { $found }, aber der Code { $code } gibt { $dealt }
damage-merchant-named = Händler { $number }
damage-no-merchant = kein Händler
damage-face = Schritt { $order }: Kein Würfel zeigt { $face }
damage-no-such-merchant = Schritt { $order }: Händler haben die Nummern 0 bis { $last }, nicht { $number }

### On the screen

round-last = Runde { $round }, die letzte
race-ahead = Vorn: { $who } ({ $cards }/{ $goal })
race-several = Mehrere vorn: { $cards }/{ $goal }
race-even = Alle: { $cards }/{ $goal }
race-goal = Ziel: { $goal } Karten
standing = { $who } hat { $race }, { $purse }
standing-cards = { $who } hat { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (vielleicht falsch)
row-cards = { $cards } in der Auslage

side-begins = Gleich wird gewürfelt
side-roll = Die nächste Runde
side-reroll = Ein Gefallen: eigene Würfel neu würfeln
side-changes = Ein Gefallen: eigene Würfel neu würfeln · 2 Gefallen: einen Würfel um eins höher oder niedriger
side-no-sale = { $who }: Kein offenes Dorf passt zu diesen Würfeln. Jeder übrige Würfel bringt auf dem Markt einen Gefallen.
side-no-sale-yours = Kein offenes Dorf passt zu deinen Würfeln. Jeder übrige Würfel bringt dir auf dem Markt einen Gefallen.
side-no-dice = Kein Würfel ist mehr zu verkaufen.
side-due = { $who } bekommt { $due }
side-due-untold = { $who }: Einnahmen nicht eingegeben
side-brings = bringt { $purse }
side-owner = Der Besitzer bekommt { $purse }
side-expand = Kann erweitert werden
side-more = Händler dort brauchen je einen Würfel.
side-closed = Geschlossen: { $villages }
side-place = Hier darf eine Handkarte ohne Würfel angelegt werden
side-price = Jede Karte kostet { $price }; { $who } hat { $purse }
side-price-perhaps-nothing = Jede Karte kostet { $price }; { $who } hat vielleicht nichts
side-passed = Zu wenig Münzen für eine Karte: { $who }
side-house-deck = Die Händler sind unser eigenes Hausdeck, nicht die aus der Schachtel.

step-roll = Würfeln
step-done = Fertig
step-close = Runde beenden
step-next-round = Würfeln: Runde { $round }

order-roll = Wurf von Runde { $round }
order-reroll = neuer Wurf von { $who }
order-adjust = geänderter Würfel von { $who }
order-sell = Verkauf von { $who } bei { $village }
order-place = angelegte Karte von { $who }
order-buy = gekaufte Karte von { $who }
order-done = Ende des Zugs von { $who }
order-close = Ende von Runde { $round }
order-correct = Korrektur: { $what }

evening = { $minutes } min gespielt{ $continued ->
    [yes] {" "}seit dem Fortsetzen
   *[no] {""}
}

### How to run it

guide-set-up = 1. Alle nehmen Würfel und Zeichen einer Farbe, drei Dörfer und 2 Gefallen. Legt die Händler der Auslage offen aus.
guide-roll = 2. Ihr seid der Stadtausrufer und spielt selbst mit. Die Leertaste würfelt für alle und macht immer den nächsten Schritt.
guide-sell = 3. Verkauft der Reihe nach in den Dörfern: Wählt das Dorf, Town Crier nimmt die Würfel. Wer Gefallen hat, darf vorher Würfel ändern. Die Leertaste beendet den Zug.
guide-buy = 4. Kauft danach der Reihe nach Händler für je 5 Münzen. Die Leertaste beendet den Zug und zum Schluss die Runde.
guide-end = 5. Hat jemand neun Karten auf dem Tisch, ist die Runde die letzte. Es gilt, was auf dem Tisch liegt: Korrigiert, was anders gemeldet wird.

### Rules

rules-set-up = Aufbau
rules-round = Eine Runde
rules-favours = Gefallen
rules-sales = Verkaufen
rules-income = Einkommen
rules-stalls = Was der Stand eines Händlers bringt
rules-purchases = Einkaufen
rules-end = Das Ende
rules-app = Mit Town Crier
rules-house = Das Hausdeck

rule-figures = Es spielen 2 bis 4 Leute. Es gibt 12 Dörfer, 30 Händler und von jeder Farbe sechs Würfel.
rule-villages = Alle haben drei Dörfer mit je zwei Ständen: 1 und 6, 2 und 5, 3 und 4.
rule-goods = Die Seiten eines Würfels sind Waren: 1 Seide, 2 Papyrus, 3 Gold, 4 Weizen, 5 Gewürze, 6 Porzellan.
rule-begin = Alle beginnen mit 4 Würfeln, 2 Gefallen und drei Dörfern, ohne Münzen und ohne Handkarten.
rule-row = In der Auslage liegt eine Karte mehr, als Leute mitspielen. Die anderen Händler sind ein verdeckter Stapel.
rule-first = Eine Person beginnt. Von da an geht es immer nach links weiter.

rule-phases = So läuft eine Runde: Karawanen, Verkaufen, Einkaufen, Ende. Alle beenden einen Teil, bevor der nächste beginnt.
rule-roll = Alle Karawanen kommen zugleich an: Alle werfen offen alle ihre Würfel.
rule-round-end = Am Ende kommen die Würfel zurück, und alle Dörfer sind wieder offen. Als Nächstes beginnt, wer links sitzt, und die Auslage wird aufgefüllt.

rule-reroll = Ein Gefallen: Würfelt mit beliebig vielen eurer Würfel noch einmal.
rule-adjust = 2 Gefallen: Dreht einen Würfel um eins höher oder niedriger. 6 und 1 sind Nachbarn.
rule-changes = Ihr könnt Würfel ändern, sooft ihr zahlen könnt, bis ihr mit dem Verkaufen fertig seid. Gelegte Würfel bleiben, wie sie sind.
rule-market = Seid ihr mit dem Verkaufen fertig, bringt jeder übrige Würfel auf dem Markt einen Gefallen.

rule-open = Ein Dorf ist offen, solange keine Würfel darauf liegen.
rule-sell = Verkauft in einem beliebigen offenen Dorf, eurem oder einem fremden, mit einem Würfel für jeden Stand. Die Würfel bleiben dort und schließen das Dorf.
rule-several = Verkauft in einem Zug in so vielen Dörfern, wie eure Würfel reichen.
rule-number = Ein Würfel zählt, was er zeigt, und ein Stand nimmt nur seine eigene Zahl.
rule-expand = Verkauft ihr in einem eigenen Dorf, dürft ihr daneben Händler aus der Hand anlegen. Auch ihre Stände brauchen sofort einen Würfel.
rule-sides = Links von einem Dorf zeigt ein Händler die linke Hälfte, rechts die rechte. Neue kommen außen an.
rule-others = Fremde Dörfer kann niemand erweitern.

rule-income = Seid ihr mit dem Verkaufen fertig, bekommt ihr das Einkommen für alles Verkaufte. In einem fremden Dorf bekommt auch dessen Besitzer etwas.
rule-same-turn = Das Einkommen bekommt ihr nach eurem letzten Verkauf: Würfel ändern könnt ihr damit in diesem Zug nicht mehr, Händler kaufen in dieser Runde schon.
rule-pays = Ein Dorf zahlt einen Betrag an Fremde, die dort verkaufen, und einen anderen an seinen Besitzer, sooft dort jemand verkauft.
rule-stalls-pay = Was der Stand eines Händlers zahlt, bekommt der Besitzer des Dorfs, wenn ihr es vor der Partie nicht anders gewählt habt.

rule-one-coin = Eine Münze, sooft dort jemand verkauft.
rule-two-coins = 2 Münzen, sooft dort jemand verkauft.
rule-five-favours = 5 Gefallen, sooft dort jemand verkauft.
rule-free-card = Eine Karte gratis, einmal: Die oberste Karte des Stapels kommt auf eure Hand.
rule-free-die = Ein Würfel gratis, einmal: Ab der nächsten Runde habt ihr einen mehr, höchstens 6.
rule-free-placement = Einmal Anlegen gratis: Legt eine Handkarte ohne Würfel an ein eigenes offenes Dorf.
rule-once = Was gratis ist, gibt es nur, wenn der Händler angelegt wird und sofort seinen Würfel bekommt.
rule-placement = Gratis angelegt wird nach allen Verkäufen des Zugs. Ohne Handkarte oder eigenes offenes Dorf verfällt es.
rule-gained = Ein siebter Würfel verfällt, und ist der Stapel leer, auch die Karte.

rule-buy = Jede Karte der Auslage kostet 5 Münzen und kommt auf eure Hand. Kauft so viele, wie ihr bezahlen könnt.
rule-fill = Ist die letzte Karte weg, wird die Auslage sofort aufgefüllt.
rule-empty = Ist der Stapel leer, bleibt die Auslage kürzer.

rule-ninth = Die Runde, in der jemand neun Karten auf dem Tisch hat, ist die letzte. Auch Dörfer zählen.
rule-last = Alle spielen die letzte Runde zu Ende, und mehr als neun Karten sind möglich.
rule-winner = Wer die meisten Karten auf dem Tisch hat, gewinnt; bei Gleichstand entscheiden die Münzen, dann die Gefallen. Sonst wird der Sieg geteilt.
rule-hand = Handkarten zählen nicht.

rule-counted = Die Karten aus der Schachtel zählt Town Crier nur, und ihr gebt ein, was ein Verkauf bringt. Beim Hausdeck weiß es das selbst.
rule-inexact = Ein ~ vor einer Zahl heißt: Sie stimmt vielleicht nicht, weil nicht alles eingegeben wurde.
rule-correct = Es gilt, was auf dem Tisch liegt. Korrigiert, was Town Crier anders hat.
rule-undecided = Town Crier nennt nur dann einen Sieger, wenn genug eingegeben wurde. Zählt sonst die Karten auf dem Tisch, bei Gleichstand auch Münzen und Gefallen.

rule-house-deck = Das Hausdeck ist von uns, denn die Karten der Schachtel kennen wir nicht. So heißt es überall, wo ihr es seht.
rule-house-villages = Mit dem Hausdeck zahlt jedes Dorf 2 Münzen an Fremde und eine Münze an seinen Besitzer.
rule-house-merchants = Von zehn Ständen mit derselben Zahl bringen vier je eine Münze und zwei je 2 Münzen; je einer bringt 5 Gefallen, eine Karte, einen Würfel und einmal Anlegen.

### What something is

own-turn = Du bist dran
own-ask-sell = In welchem Dorf verkaufst du?
own-ask-place = An welches Dorf kommt die Karte?
own-ask-buy = Welche Karte? Je { $price }.
own-dice = Deine Würfel
own-hand = Deine Hand
own-villages = Deine Dörfer
explain-die = { $who }, Würfel { $number }: { $good }
explain-die-free = Noch nicht verkauft.
explain-die-sold = Verkauft bei { $village }.
explain-die-market = Ging auf den Markt.
explain-open = Offen.
explain-closed = Geschlossen von { $who }.
explain-needs = Braucht: { $goods }.
explain-owner = Für den Besitzer: { $purse }.
explain-others = Für Fremde: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Stapel: { $cards }
explain-pile-untold = Stapel
explain-hand = Auf der Hand: { $cards }.
explain-dice = Würfel: { $count }.
explain-first = Beginnt in dieser Runde.

legend-turn = Wer dran ist
legend-first = Beginnt in dieser Runde
legend-coin = Münzen
legend-favour = Gefallen
legend-hand = Handkarten
legend-pile = Stapel der Händler
legend-row = Die Auslage: Händler zu kaufen
legend-goal = Die neunte Karte
legend-closed = Geschlossen
legend-merchant = Ein Händler und was sein Stand bringt
legend-market = Ging auf den Markt
legend-goods = Zahlen 1 bis 6: { $goods }
legend-reward = Bringt: { $reward }

### Before the game

check-color = Alle nehmen die Würfel und das Zeichen einer Farbe.
check-villages = Legt eure drei Dörfer vor euch hin.
check-purse = Alle nehmen { $purse }.
check-row = Legt offen in die Auslage: { $cards }. Die anderen Händler kommen daneben als Stapel.
check-house = Die Händler sind die aus unserem Hausdeck.
check-first = { $who } beginnt.
hint-ask-sell = In welchem eigenen Dorf kann { $who } verkaufen? Hand hoch!
hint-sell-at = { $who } kann hier verkaufen: { $village }. Für jeden Stand ist ein Würfel da.
hint-ask-buy = { $who } hat { $coins }. Für wie viele Karten reicht das?
hint-buys = Es reicht für { $cards }: Jede kostet fünf Münzen.
first-need = Was ihr braucht
first-need-cards = Das Spiel mit seinen Karten oder die Dörfer und Händler unseres Hausdecks, die ihr hier druckt.
first-need-app = Würfel braucht ihr keine: Town Crier würfelt auf Wunsch, nimmt die Würfel jedes Verkaufs und sagt, wer dran ist. Wer es bedient, spielt mit.
first-need-time = Zwei bis vier Leute und etwa eine halbe Stunde.
