# German. Terms of the German edition as its reviewers quote them (Ringbote, Spielkultisten, brettspielabend.net, Pöppelkiste,
# spieletest.at); the palace, the city hall and the bishopric as in the board game Troyes.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is feminine (die weiße 3), a plaza masculine (der weiße Platz).

## Things

color = { $color ->
    [red] Rot
    [yellow] Gelb
   *[white] Weiß
}
color-letter = { $color ->
    [red] R
    [yellow] G
   *[white] W
}
plaza-color = { $color ->
    [red] rot
    [yellow] gelb
   *[white] weiß
}
half = { $half ->
    [morning] Vormittag
   *[afternoon] Nachmittag
}
day = Tag { $day }
half-day = Tag { $day }, { half }
roll = schwarz { $black }, transparent { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] beidseitig rot
        [yellow] beidseitig gelb
       *[white] beidseitig weiß
    }
   *[no] { $up ->
        [red] rot
        [yellow] gelb
       *[white] weiß
    }, Rückseite { $down ->
        [red] rot
        [yellow] gelb
       *[white] weiß
    }
}
tile-name = Plättchen { $tile }
tile = { $side ->
    [banquet] Bankett { $tile }
   *[raid] Überfall { $tile }
}: { $effect }
available = { $red } rot, { $yellow } gelb, { $white } weiß
order-roll = Wurf ({ $half-day })
order-close = Ende ({ $half-day })
strike-plaza = { $color ->
    [red] roter Platz zerstört
    [yellow] gelber Platz zerstört
   *[white] weißer Platz zerstört
}
strike-sheets = { color } { $value } getroffen
strike-already = { color } { $value } erneut

## Prices and offers

price-free = gratis
price-any = { $count ->
    [one] eine beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
price-denier = { $count ->
    [one] ein Denar
   *[other] { $count } Denare
}
price-influence = { $count ->
    [one] ein Einfluss
   *[other] { $count } Einfluss
}
price-knowledge = { $count ->
    [one] ein Wissen
   *[other] { $count } Wissen
}
offer = { $die ->
    [black] { $color ->
        [red] Schwarz { $value } als Rot
        [yellow] Schwarz { $value } als Gelb
       *[white] Schwarz { $value } als Weiß
    }
   *[clear] { color } { $value }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = ein Einfluss ändert den Wert um bis zu 2
    .short = Einfluss: ±2
effect-no-influence = Einfluss kann den Wert nicht ändern
    .short = Wert fest
effect-free = der Würfel ist gratis
    .short = gratis
effect-one-denier-more = kostet einen Denar mehr
    .short = inbegriffen
effect-cathedral-gains = mit einer Kathedrale nehmt ihr eine Ressource jeder Art
    .short = Kathedrale: +1 jeder Ressource
effect-one-knowledge-more = kostet ein Wissen mehr
    .short = inbegriffen
effect-work-citizen = mit einem Nutzgebäude ein Gefolgsmann mehr in dessen Farbe
    .short = Nutzgebäude: +1 Gefolgsmann
effect-value-nothing = der Wert ist 0, Einfluss kann ihn erhöhen
    .short = Wert 0
effect-cheap-color = ein Wissen ändert die Farbe
    .short = Farbe: 1 Wissen
effect-no-color-change = Wissen kann die Farbe nicht ändern
    .short = Farbe fest
effect-fortress-citizens = mit einer Festung ein roter Gefolgsmann mehr und ein gelber oder weißer mehr
    .short = Festung: +2 Gefolgsleute
effect-one-influence-more = kostet einen Einfluss mehr
    .short = inbegriffen
effect-great-hall-counts = mit einer Markthalle zählt ein Würfel der verlangten Farbe mehr
    .short = Markthalle: +1
effect-no-prestige = kein Prestigegebäude mit diesem Würfel
    .short = kein Prestigegebäude
effect-strike-ignored = der schwarze Würfel zerstört hier nichts und darf gewählt werden
    .short = darf gewählt werden
effect-clear-strikes = ein transparenter Würfel zerstört hier wie der schwarze
    .short = transparente Würfel zerstören

## Cries

cry-opening = Nummeriert eure Spalten von links nach rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Bankett { $tile }
   *[raid] Überfall { $tile }
}: { $effect }.
cry-half-day = Tag { $day }, { half }.
cry-last-half-day = Das ist die letzte Tageshälfte.
cry-spared = Plättchen 8 verschont den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz: Die schwarze { $value } zerstört nichts und darf gewählt werden.
cry-plaza-struck = Die schwarze { $value } zerstört den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz.
cry-plaza-raided = Überfall! Die transparente { $value } zerstört den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz.
cry-sheets-struck = Streicht eure { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value }, außer wenn in Spalte { $value } eine Festung steht.
cry-already-struck = Die { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value } wurde schon getroffen: Es ist nichts mehr zu streichen.
cry-offered = Wählt: { $offers }.
cry-none-free = Kein Würfel ist gratis: Wer keinen bezahlen kann, nimmt statt einer Aktion eine Ressource jeder Art.
cry-rebuilt = Der { $from ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz ist wieder aufgebaut{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , jetzt in Rot.
        [yellow] , jetzt in Gelb.
       *[white] , jetzt in Weiß.
    }
}
cry-turned-to-raid = Plättchen { $tile } wird zum Überfall: { $effect }.
cry-day-began = Tag { $day } beginnt.
cry-sheet-strikes-begin = Ab heute trifft der schwarze Würfel auch eure Blätter.
cry-last-day = Das ist der letzte Tag.
cry-ended = Die Partie ist zu Ende. Zählt eure Reihen, eure Paare übriger Ressourcen und eure Gefolgsleute.

headline-opening = Spalten: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Bankett { $tile }
   *[raid] Überfall { $tile }
}
headline-last-half-day = Das ist die letzte Tageshälfte
headline-plaza-struck = Die schwarze { $value } zerstört den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz
headline-plaza-raided = Überfall! { $color ->
    [red] Der rote Platz ist zerstört
    [yellow] Der gelbe Platz ist zerstört
   *[white] Der weiße Platz ist zerstört
}
headline-offered = Wählt einen Würfel
headline-none-free = Kein Würfel ist gratis
headline-rebuilt = { $same ->
    [yes] { $to ->
        [red] Der rote Platz ist wieder aufgebaut
        [yellow] Der gelbe Platz ist wieder aufgebaut
       *[white] Der weiße Platz ist wieder aufgebaut
    }
   *[no] { $from ->
        [red] Der rote Platz
        [yellow] Der gelbe Platz
       *[white] Der weiße Platz
    } wird { $to ->
        [red] rot
        [yellow] gelb
       *[white] weiß
    }
}
headline-turned-to-raid = { $tile ->
    [1] Plättchen 1: Ab jetzt ist der Wert fest
    [2] Plättchen 2: Ab jetzt ein Denar mehr
    [3] Plättchen 3: Ab jetzt ein Wissen mehr
    [4] Plättchen 4: Ab jetzt zählt der Würfel 0
    [5] Plättchen 5: Ab jetzt ist die Farbe fest
    [6] Plättchen 6: Ab jetzt ein Einfluss mehr
    [7] Plättchen 7: Kein Prestigegebäude mehr
   *[8] Plättchen 8: Jetzt zerstört jeder Würfel
}
headline-day-began = Tag { $day } beginnt
headline-sheet-strikes-begin = Ab heute trifft es auch eure Blätter
headline-last-day = Das ist der letzte Tag
headline-sheets-struck = Streicht die { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value }!
headline-already-struck = { color } { $value }: schon getroffen
headline-spared = Der { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz ist verschont
headline-ended = Die Partie ist zu Ende
reason-already-struck = Nichts mehr zu streichen
reason-sheets-struck = Außer mit Festung in Spalte { $value }
reason-spared = Plättchen 8 schützt ihn

## What is remarkable about a roll

surprise-escaped = { $color ->
    [red] Nur die rote { $value } ist noch übrig.
    [yellow] Nur die gelbe { $value } ist noch übrig.
   *[white] Nur die weiße { $value } ist noch übrig.
}
surprise-row = { $color ->
    [red] Zum dritten Mal in Folge trifft es Rot!
    [yellow] Zum dritten Mal in Folge trifft es Gelb!
   *[white] Zum dritten Mal in Folge trifft es Weiß!
}
surprise-twice = Zweimal derselbe Würfel! Noch einmal streichen kann man ihn nicht.
surprise-spared = Verschont! Das war knapp.

## The terminal

cli-struck-before = Vor der Übernahme getroffen: { $dice }.
cli-wheel = Das Sonnenrad, im Uhrzeigersinn:
cli-plaza = Platz { $number }: { $plaza }
cli-neutral = neutrale Zone
cli-heading = { $half-day } ({ $number } von { $all })
cli-dice = Würfel: { $roll }.
cli-black-die = Schwarz { $value }
colored-die = { color } { $value }
cli-place = Feld { $place }: { $die } (Platz { $number }: { $plaza })
cli-place-destroyed = { $placed }, zerstört
cli-choose = Wählt einen:
cli-available = Verfügbar für eine Markthalle: { $available }.
cli-plazas = { $half ->
    [morning] Plätze am Vormittag: { $plazas }
   *[afternoon] Plätze am Nachmittag: { $plazas }
}
cli-next-roll = Mit der Eingabetaste würfelt ihr für Tag { $day }, { half }.
cli-next-dice = Mit der Eingabetaste kommen die Würfel für Tag { $day }, { half }, aus der Datei.
cli-ask-dice = Die Würfel für Tag { $day }, { half }, der schwarze zuerst:
cli-next-close = Wenn alle gewählt und ihre Aktion ausgeführt haben, beendet die Eingabetaste den { half } von Tag { $day }.

## The almanac

almanac-struck = Wie wahrscheinlich ein Würfel auf den Blättern bis zum Ende jedes Tages getroffen ist
almanac-struck-so-far = Wie viele Würfel auf den Blättern am Ende jedes Tages getroffen sind: im Schnitt, und höchstens so viele in 10, 50 und 90 von 100 Partien
almanac-of-hundred = { $games } von 100
almanac-average = Schnitt
almanac-any-color = jede Farbe
almanac-any-tile = jedes Plättchen
almanac-places = Die Würfel an jeder Stelle des Sonnenrads
almanac-offered = wählbar
almanac-value = Augen
almanac-free = gratis
almanac-printed = dieser Preis
almanac-dearer = teurer
almanac-half-days = Wie oft kein Würfel gratis ist
almanac-none-free = keiner gratis
almanac-available = Wie oft eine bestimmte Zahl von Würfeln einer Farbe zu wählen ist
almanac-plazas = Wie viele der neun Plätze eine andere Farbe als am Anfang zeigen
almanac-turned = geändert
almanac-most = häufigste
almanac-fewest = seltenste
almanac-start = Anfang
almanac-tiles = Was jedes Plättchen in den Partien tut, in denen es im Spiel ist: wie wahrscheinlich es ein Überfall ist, und je Partie die Würfel am Bankett, die Würfel am Überfall, verschonte Plätze und von einem transparenten Würfel zerstörte
almanac-raid-day-4 = Überfall, Tag 4
almanac-raid = Überfall, Ende
almanac-at-banquet = Bankett
almanac-at-raid = Überfall
almanac-spared = verschont
almanac-raided = zerstört
almanac-fair-dice = Vier Würfel in jeder Tageshälfte
almanac-fair-next = Der schwarze Würfel am Vormittag und am Nachmittag
almanac-fair-one-colored = Wo die einfarbigen Plätze liegen
almanac-fair-two-colored = Wo die zweifarbigen Plätze liegen und welche Seite oben ist
almanac-fair-tiles = Welche Plättchen ausgeteilt werden
odds-struck = Getroffene Würfel
odds-from-to = { $low } bis { $high }
odds-struck-now = Bisher getroffene Würfel auf den Blättern: { $count }. Im Schnitt sind es jetzt { $average }, in 8 von 10 Partien { $range }.
odds-struck-end = In dieser Partie getroffene Würfel auf den Blättern: { $count }. Im Schnitt sind es { $average }, in 8 von 10 Partien { $range }.
odds-safe = Eure Blätter sind bis Tag { $day } sicher.
odds-next =
    { $count ->
        [one] Beim nächsten Wurf am meisten gefährdet: { $die }, { $chance }
       *[other] Beim nächsten Wurf am meisten gefährdet, gleich stark: { $die }, { $chance }
    }
odds-range = 8 von 10 Partien
odds-average = Schnitt
odds-own = diese Partie
odds-days = Tag
odds-struck-axis = Bisher getroffene Würfel
odds-danger = Gefährdete Würfel
odds-danger-over = Würfel für Würfel
odds-danger-any = Wie wahrscheinlich jeder Würfel bis zum Ende einer Partie getroffen wird.
odds-danger-now =
    { $count ->
        [one] Bis zum Ende der Partie am meisten gefährdet: { $die }, { $chance }.
       *[other] Bis zum Ende der Partie am meisten gefährdet, gleich stark: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Allein beim nächsten Wurf am meisten gefährdet: { $die }, { $chance }.
       *[other] Allein beim nächsten Wurf am meisten gefährdet, gleich stark: { $die }, { $chance }.
    }
odds-danger-end = In dieser Partie getroffen: { $count } von { $all } Würfeln.
odds-danger-axis = Bis zum Ende der Partie getroffen, in Prozent
odds-danger-axis-over = Wie wahrscheinlich das am Anfang war, in Prozent
odds-values = Würfel auf den Blättern
odds-gone = schon getroffen
odds-any = am Anfang jeder Partie
odds-offer = Wählbare Würfel
odds-offer-any = Wie oft eine bestimmte Zahl von Würfeln einer Farbe wählbar ist.
odds-offer-about = Wie oft in dieser Partie eine bestimmte Zahl von Würfeln einer Farbe wählbar war.
odds-offer-axis = Wie oft, in Prozent der Tageshälften
odds-dice = Wählbare Würfel dieser Farbe in einer Tageshälfte
odds-none-free = In dieser Partie war in { $chance } der Tageshälften kein Würfel gratis; im Schnitt sind es { $average }.
odds-none-free-any = Im Schnitt ist in { $average } der Tageshälften kein Würfel gratis.

## Refusals

refusal-plaza-count = Ein Sonnenrad hat neun Plätze, nicht { $count }.
    .clause = Das Sonnenrad hat neun Plätze, nicht { $count }
refusal-tile-count = Drei Plättchen sind im Spiel, nicht { $count }.
    .clause = Es gibt drei Plättchen oder keines, nicht { $count }
refusal-no-such-tile = Die Plättchen haben die Nummern 1 bis 8; Eintrag { $position } ist { $number }.
    .clause = Die Plättchen haben die Nummern 1 bis 8; Eintrag { $position } ist { $number }
refusal-tile-twice = Plättchen { $tile } ist mehr als einmal genannt.
    .clause = Plättchen { $tile } liegt mehr als einmal da
refusal-same-color-plazas = Plättchen liegen an drei beidseitig gleichen Plätzen; dieses Sonnenrad hat { $count }.
    .clause = Plättchen brauchen drei beidseitig gleiche Plätze, nicht { $count }
refusal-numbering-count = Die Nummerierung hat sechs Zahlen, nicht { $count }.
    .clause = Sechs Spalten tragen eine Zahl, nicht { $count }
refusal-numbering-face = Spalten tragen 1 bis 6: Spalte { $column } kann nicht { $value } tragen.
    .clause = Spalte { $column }: Kein Würfel zeigt { $value }
refusal-numbering-twice = Die Zahl { $value } steht in mehr als einer Spalte.
    .clause = Die { $value } steht in mehr als einer Spalte
refusal-numbering-text = Schreibt die sechs Zahlen mit Leerzeichen dazwischen, wie 4 5 6 1 2 3.
refusal-no-such-day = Eine Partie hat die Tage 1 bis 8, nicht { $day }.
    .clause = Eine Partie hat die Tage 1 bis 8, nicht { $day }
refusal-no-such-struck-die = Der getroffene Würfel Nummer { $position } kann nicht { $value } sein: Ein Würfel zeigt 1 bis 6.
    .clause = Getroffener Würfel { $position }: Kein Würfel zeigt { $value }
refusal-struck-twice = { $die } ist mehr als einmal als getroffen genannt.
    .clause = { $die } ist mehr als einmal als getroffen genannt
refusal-struck-too-early = Kein Blatt kann getroffen sein, bevor der Vormittag von Tag 3 vorbei ist.
    .clause = Kein Blatt kann getroffen sein, bevor der Vormittag von Tag 3 vorbei ist
refusal-black-die = Der schwarze Würfel kann nicht { $value } zeigen: Ein Würfel zeigt 1 bis 6.
    .clause = Der schwarze Würfel: Kein Würfel zeigt { $value }
refusal-clear-die = Der transparente Würfel { $which } kann nicht { $value } zeigen: Ein Würfel zeigt 1 bis 6.
    .clause = Der transparente Würfel { $which }: Kein Würfel zeigt { $value }
refusal-dice-count = Gebt vier Würfel ein, den schwarzen zuerst: { $count ->
    [0] Noch ist keiner da
    [one] 1 ist da
   *[other] { $count } sind da
}.
refusal-dice-text = „{ $text }“ ist keine Zahl: Gebt die vier Würfel ein, etwa 3 1 3 6.
refusal-rolled-already = Die Würfel dieser Tageshälfte sind schon geworfen.
    .clause = Die Würfel dieser Tageshälfte sind schon geworfen
refusal-not-rolled = Die Tageshälfte kann nicht enden, bevor ihre Würfel geworfen sind.
    .clause = Die Tageshälfte kann nicht enden, bevor ihre Würfel geworfen sind
refusal-over = Die Partie ist zu Ende.
    .clause = Die Partie ist zu Ende
refusal-dice-not-dealt = Das sind nicht die Würfel, die der Code { $code } gibt.
    .clause = Das sind nicht die Würfel, die der Code { $code } gibt

refusal-too-many-built = { $building }: Eine Reihe hat 6 Gebäude, nicht { $count }. Bitte diese Reihe noch einmal zählen.
refusal-no-such-circle = { $building }: In einem Kreis steht 1, 2 oder 3, nicht { $number }.
refusal-circle-count = Bitte Kathedralen und Kreise prüfen: Jede gezeichnete Kathedrale füllt einen Kreis. Eingetragen sind Kathedralen: { $cathedrals }, ausgefüllte Kreise: { $circles }.
refusal-circle-too-often = Bitte die Kreise auf dem Blatt prüfen: { $due ->
    [0] Noch keine Kathedrale gibt die Zahl { $number }, eingetragen ist sie aber
    [1] Die Kathedralen geben die Zahl { $number } nur einmal, eingetragen ist sie aber { $circles }-mal
   *[other] Die Kathedralen geben die Zahl { $number } nur zweimal, eingetragen ist sie aber { $circles }-mal
}. Die ersten beiden Kathedralen geben 1, die nächsten beiden 2, die letzten beiden 3.
refusal-too-many-leftovers = Übrig ({ $resource }): höchstens 18, nicht { $count }. Bitte noch einmal zählen.
refusal-too-many-citizens = Es gibt höchstens 60 Gefolgsleute, nicht { $count }. Bitte noch einmal zählen.

## The reckoning

building-fortress = Festung
building-counts-palace = Grafenpalast
building-great-hall = Markthalle
building-city-hall = Rathaus
building-cathedral = Kathedrale
building-bishopric = Bischofssitz
resource-influence = Einfluss
resource-deniers = Denare
resource-knowledge = Wissen
sheet-field-built = { $building }, gezeichnet
sheet-field-circle = { $building }, Kreis
sheet-field-leftovers = Übrig: { $resource }
sheet-field-citizens = Gefolgsleute
warning-many-in-struck-columns = { $building }: { $count ->
    [one] 1 davon steht in einer getroffenen Spalte, und keine Festung kann das Gebäude gerettet haben. Wurde es vorher gezeichnet?
   *[other] { $count } davon stehen in getroffenen Spalten, und keine Festung kann sie gerettet haben. Wurden sie vorher gezeichnet?
}
warning-too-many-before = Vor dem Angriff ({ $half-day }) müssen mindestens { $buildings } Gebäude gezeichnet worden sein; gespielt waren da nur { $half-days ->
    [one] 1 Tageshälfte
   *[other] { $half-days } Tageshälften
}. Das erlauben nur Boni. Bitte die Gebäude auf dem Blatt prüfen.
warning-tracks-without-citizens = { $tracks ->
    [one] Eine volle Leiste braucht 20 Gefolgsleute
   *[other] { $tracks } volle Leisten brauchen je 20 Gefolgsleute
}, und es gibt { $citizens }. Bitte prüfen, welche Leisten voll sind.
results-leftovers = Übrige Ressourcen
results-leftover-points = Übrige Ressourcen, Punkte
results-citizens = Gefolgsleute
award-builder = Goldene Kelle
award-citizens = Die meisten Gefolgsleute
award-row = Die beste Reihe
award-purse = Der vollste Beutel
results-points-of = { $building }, Punkte
results-drawn = Gezeichnete Gebäude
results-circles = Zahlen in den Kreisen
results-tracks = { $name }, ganz eingekreiste Leisten:
achievement-three-solo = Drei Partien allein
achievement-three-multiplayer = Drei Partien mit anderen
achievement-three-expansion = Drei Partien mit Banketten und Überfällen
achievement-points = Mindestens { $points } Punkte
achievement-won-over-sixty = Eine Partie mit anderen mit mehr als 60 Punkten gewonnen
achievement-eighteen-from-one = 18 Punkte durch eine einzige Person
achievement-forty-citizens = Mindestens 40 Gefolgsleute
achievement-full-row = Alle sechs: { $building }
achievement-resource-track = Ganze Leiste: { $resource }
achievement-citizen-track = Ganze Leiste der Gefolgsleute: { $color-name }

## The desk

desk-roll = Würfeln
desk-close = Tageshälfte beenden
desk-enter = Diese Würfel legen
desk-throw = Würfel, der schwarze zuerst
desk-throw-face = Eine { $value } hinzufügen
desk-throw-black = { $value ->
    [0] Schwarzer Würfel: noch ohne Wert
   *[other] Schwarzer Würfel: { $value }
}
desk-throw-clear = { $value ->
    [0] Transparenter Würfel { $which }: noch ohne Wert
   *[other] Transparenter Würfel { $which }: { $value }
}
desk-offers = Wählt einen Würfel
desk-no-offers = Es ist noch nicht gewürfelt.
desk-available = Verfügbare Würfel: { $available }
desk-strike-grid = Getroffene Würfel
desk-die-struck = { $die }: getroffen, { $when }
desk-die-struck-before = { $die }: vor der Übernahme getroffen
desk-die-stands = { $die }: nicht getroffen
desk-log-raid = { $tile } wurde zum Überfall
desk-wheel = Rad
desk-plaza = Platz { $number }, { $plaza }
desk-tile-at = Platz { $number }: { $tile }
desk-destroyed = zerstört
desk-black-die = schwarzer Würfel { $value }
desk-clear-die = transparenter Würfel { $value }

setup-expansion = Bankette und Überfälle
setup-expansion-about = Legt an jeden der drei beidseitig gleichen Plätze ein Plättchen.
setup-numbering = Zahlen über den Spalten
setup-numbering-first = Erste Partie: { $numbers }
setup-numbering-rising = Steigend: { $numbers }
setup-numbering-falling = Fallend: { $numbers }
setup-numbering-expert = Experten: beliebig
setup-leftmost = Zahl ganz links
setup-own-numbers = Zahlen von links nach rechts
setup-options-about = Der Code, die Zahlen über den Spalten, eigene Würfel oder ein eigenes Rad, ein Start mittendrin.
setup-dice = Würfel
setup-dice-code = Von der App geworfen
setup-dice-entered = Am Tisch geworfen und eingegeben
setup-start = Die Partie beginnt an
setup-struck = Schon getroffen
setup-struck-about = Markiert die Würfel, die schon gestrichen sind, damit der Stadtausrufer sie kennt. Ohne Markierung zählt er ab jetzt.
setup-wheel = Sonnenrad
setup-wheel-code = Durch den Code bestimmt
setup-wheel-entered = Wie es auf dem Tisch liegt
setup-wheel-about = Drückt auf einen Platz, um seine Farbe zu wechseln, und auf das kleine Zeichen daneben für die Farbe der Rückseite.
setup-plaza-down = Platz { $number }, Rückseite: { $color-name }
setup-tiles = Plättchen
setup-tiles-code = Vom Code gezogen
setup-tiles-entered = Wie sie auf dem Tisch liegen
setup-tiles-about = Nehmt ein Plättchen unter dem Sonnenrad und legt es an einen der drei beidseitig gleichen Plätze. Dort dreht ein Druck es auf die Überfallseite.
setup-same-color = Beidseitig gleiche Plätze: { $count } von { $all }
setup-tiles-laid = Plättchen am Sonnenrad: { $count } von { $all }
setup-place-tile = Plättchen an Platz { $number }: { $tile }
setup-place-empty = Plättchen an Platz { $number }: keines
setup-tile = Plättchen { $tile }
setup-tile-laid = Plättchen { $tile }, an Platz { $number }
setup-start-day = Beginn an Tag { $day }
setup-start-half = { $half ->
    [morning] Beginn am Vormittag
   *[afternoon] Beginn am Nachmittag
}

guide-sheets = 1. Alle nehmen ein Blatt und einen Stift und nummerieren die Spalten, wie es die erste Ansage sagt.
guide-open = 2. Ihr seid der Stadtausrufer und spielt selbst mit. Drückt einfach die Leertaste: Sie macht immer den nächsten Schritt.
guide-roll = 3. Die Leertaste würfelt. Die Würfel liegen auf ihren Plätzen; alle wählen einen, zahlen seinen Preis und führen ihre Aktion aus, alle zugleich.
guide-strike = 4. Der schwarze Würfel zerstört seinen Platz. Ab Tag 3 streichen alle auch den Würfel dieser Zahl und Farbe auf ihrem Blatt, außer wenn in seiner Spalte eine Festung steht.
guide-close = 5. Wenn alle fertig sind, beendet die Leertaste die Tageshälfte. Nach sechzehn Tageshälften zählt ihr eure Punkte.
check-sheet = Ein Blatt und ein Stift für alle.
check-number = Nummeriert eure Spalten von links nach rechts.
check-resources = Ihr beginnt mit je 3 Ressourcen jeder Art.
check-tiles = Drei Plättchen liegen am Sonnenrad: Bankette, bis ihr Platz zerstört wird.
check-roll = Dann wird gewürfelt.
first-need = Was ihr braucht
first-need-sheets = Ein Wertungsblatt und ein Stift für jede Person. Druckt die Blätter hier oder nehmt die des Spiels.
first-need-app = Kein Rad und keine Würfel: Town Crier würfelt, dreht das Rad und sagt an, was geschieht. Wer es bedient, spielt mit.
first-need-time = Eine bis zwanzig Personen und etwa eine halbe Stunde, beim ersten Mal etwas mehr.
first-before = Vor dem ersten Wurf
first-before-number = Alle nummerieren die sechs Spalten von links nach rechts, wie es angesagt wird.
first-before-resources = Alle beginnen mit 3 Einfluss, 3 Denaren und 3 Wissen.
first-half-day = Eine Tageshälfte
first-roll = Drei transparente Würfel und ein schwarzer werden geworfen. Vom kleinsten bis zum größten liegen sie auf den vier Plätzen dieser Tageshälfte, und ein transparenter Würfel nimmt die Farbe seines Platzes an.
first-strike = Der schwarze Würfel zerstört seinen Platz für diese Tageshälfte. Ab Tag 3 trifft er auch eure Blätter: Streicht den Würfel dieser Farbe und dieses Werts, außer wenn in dieser Spalte eine Festung steht.
first-choose = Alle zugleich wählt ihr je einen der übrigen Würfel und zahlt den Preis an seinem Platz. Mehrere dürfen denselben wählen.
first-act = Damit tut ihr eines von dreien: so viele Ressourcen seiner Farbe nehmen, wie er zeigt, ein Prestigegebäude bauen oder ein Nutzgebäude bauen. Einfluss ändert seinen Wert, Wissen seine Farbe.
first-close = Wenn alle fertig sind, wird der zerstörte Platz umgedreht und die nächste Tageshälfte beginnt. Nach jedem Nachmittag dreht sich das Rad.
first-end = Das Ende
first-end-count = Nach acht Tagen, also sechzehn Tageshälften, zählt ihr eure Punkte. Town Crier rechnet sie zusammen und sagt, was nicht stimmen kann.
hint-start = Ihr beginnt mit drei Ressourcen jeder Art: Einfluss (rot), Denare (gelb) und Wissen (weiß).
hint-plazas = Eine Tageshälfte wird auf vier Plätzen gespielt: jetzt auf diesen.
hint-prices = Das Zeichen an jedem Platz zeigt, was ein Würfel dort kostet: nichts, eine beliebige Ressource, einen Denar oder zwei Denare.
hint-color = Ein transparenter Würfel nimmt die Farbe seines Platzes an, hier: { $die }. Ihr nutzt ihn in dem Teil eures Blatts mit dieser Farbe.
hint-black = Der schwarze Würfel zerstört seinen Platz: Niemand nutzt ihn in dieser Tageshälfte. Danach liegt er mit der anderen Seite oben.
coming-strikes = { $half-day }: auch Blätter werden getroffen
hint-actions = Tut eines: Kreist so viele Ressourcen ein, wie euer Würfel zeigt, oder zeichnet in seiner Spalte ein Prestigegebäude oder Nutzgebäude.
hint-or = oder
hint-ask-free = Welcher Würfel ist gratis? Hand hoch!
hint-free = Es ist { $die }. Der erste Platz kostet nichts, jeder weitere kostet mehr.
hint-ask-gone = Welchen Würfel kann niemand wählen?
hint-gone = Es ist { $die }: Der Platz darunter ist zerstört.
hint-ask-gain = Ihr nehmt Ressourcen mit diesem Würfel: { $die }. Wie viele kreist ihr ein?
hint-gained = Ihr kreist { $count } ein: so viele, wie der Würfel zeigt.
hint-ask-dearest = Welcher Würfel kostet am meisten?
hint-dearest = Es ist { $die }. Sein Preis: { $price }.
hint-tile-price = { $tile }. Preis dieses Würfels: { $price }.
hint-ready = Alle führen ihre Aktion gleichzeitig aus. Sind alle fertig, endet die Tageshälfte.
hint-afternoon = Am Nachmittag wird auf den nächsten vier Plätzen gespielt.
hint-taught = Jetzt wisst ihr, wie es geht. Spielt weiter: Tipps kommen nur noch, wenn etwas neu ist.
hint-last-day = Das ist der letzte Tag: Zwei Tageshälften bleiben noch.
hint-end = Die Partie ist zu Ende. Gebt ein, was auf euren Blättern steht: Town Crier zählt die Punkte zusammen.

room-number = Nummeriert eure Spalten.
room-wait = Gleich wird gewürfelt.

## The hall of fame

hall-part = ab { $half-day }
hall-struck = Getroffene Würfel in allen Partien
hall-fair = Erwartung bei fairen Würfeln
hall-most-struck = Vom schwarzen Würfel am häufigsten getroffen, ab Tag 1: { $die }, { $times }-mal.

## Printing

print-numbered = { $numbers }, in die Würfel gedruckt, mit dem Code
print-sheets = Blätter drucken
print-sheets-title = Wertungsblätter
print-card = Karte drucken
print-card-about = Code, Zahlen, Sonnenrad, Plättchen und was in einer Tageshälfte zu tun ist.
print-invitation = Eine zweite Seite mit dem QR-Code für Handys
print-report-title = Spielbericht
print-report = Bericht drucken
print-report-about = Die Würfel und die Zerstörungen jeder Tageshälfte und die Punkte am Ende.

## Paper

paper-game = Troyes Dice
paper-player = Name
paper-code = Code { $code }
paper-sheets-title = Wertungsblätter für Troyes Dice
paper-card-title = Die Ausruferkarte
paper-report-title = Eine Partie Troyes Dice: Bericht
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Adel
paper-district-yellow = Bürger
paper-district-white = Klerus
paper-citizens = Gefolgsleute
paper-total = Gesamt
paper-prices = Ein Würfel kostet
paper-none-free = Keiner gratis, keiner bezahlbar: statt einer Aktion eine Ressource jeder Art.
paper-changes = Würfel ändern
paper-change-value = Wert: 1 mehr oder weniger
paper-change-color = eine andere Farbe
paper-strikes = Der schwarze Würfel
paper-strikes-about = Ab Tag 3: Streicht den Würfel seines Werts in der Farbe seines Platzes, außer in einer Spalte mit Festung.
paper-cathedrals = Kathedralen
paper-cathedrals-about = Schreibt beim Bauen 1, 1, 2, 2, 3, 3 neben die Reihe, die sie zeigen.
paper-card-columns = Spalten von links nach rechts
paper-card-prices = Was ein Würfel kostet
paper-card-place = Feld { $place }
paper-card-placing = Im Uhrzeigersinn nach der neutralen Zone: die vier Felder des Vormittags, dann die vier des Nachmittags; gleiche Preise.
paper-card-tiles = Plättchen im Spiel
paper-card-half-day = Jede Tageshälfte
paper-card-days = Tage
paper-step-roll = Würfeln
paper-step-roll-about = Drei transparente Würfel und der schwarze.
paper-step-place = Legen
paper-step-place-about = Aufsteigend auf die vier Felder der Tageshälfte; der schwarze vor einem transparenten mit demselben Wert. Transparente Würfel nehmen die Farbe des Platzes an.
paper-step-strike = Zerstören
paper-step-strike-about = Der schwarze Würfel zerstört seinen Platz. Ab Tag 3 streichen alle den Würfel dieses Werts und dieser Farbe, außer wenn in der Spalte eine Festung steht.
paper-step-choose = Wählen
paper-step-choose-about = Alle wählen einen übrigen Würfel, zahlen und führen ihre Aktion aus; mehrere dürfen denselben wählen. Ist keiner gratis, nimmt statt einer Aktion 1 von jeder Ressource, wer keinen bezahlen kann.
paper-step-end = Beenden
paper-step-end-about = Dreht den zerstörten Platz um und legt ihn zurück; sein Bankett wird für immer zum Überfall.
paper-step-turn = Drehen
paper-step-turn-about = Nach einem Nachmittag dreht sich das kleine Rad um eine Kerbe im Uhrzeigersinn. Nach Tag 8 zählt ihr eure Punkte.
paper-report-half-days = Tageshälften
paper-report-empty = Es ist noch nicht gewürfelt.
paper-report-raid = Plättchen { $tile } wird zum Überfall
paper-report-scores = Wertung

# The pace of the table.
evening-short-with-end = { $minutes } min · noch { $end } min
evening = { $minutes } min gespielt{ $continued ->
    [yes] {" "}seit dem Fortsetzen
   *[no] {""}
} · Tageshälften übrig: { $left }
evening-with-end = { $minutes } min gespielt{ $continued ->
    [yes] {" "}seit dem Fortsetzen
   *[no] {""}
} · Tageshälften übrig: { $left } · noch etwa { $end } min

## Arguments

args-plaza-count = Neun sind nötig, die Plätze 1 bis 9, nicht { $count }
args-plaza = Jeder Platz ist zwei von r, y und w, erst die Farbe oben, dann die Farbe unten; Eintrag { $position } ist aber „{ $text }“
args-same-color-plazas = Die Plättchen brauchen ein Sonnenrad mit drei beidseitig gleichen Plätzen wie rr, yy und ww; dieses hat { $count }
args-tile-count = Drei sind nötig, für die beidseitig gleichen Plätze im Uhrzeigersinn ab Platz 1, nicht { $count }
args-tile = Jedes Plättchen ist eine Zahl von 1 bis 8, mit einem r dahinter, wenn der Überfall oben liegt; Eintrag { $position } ist aber „{ $text }“
args-tile-twice = Jedes Plättchen gibt es einmal, aber { $tile } ist mehr als einmal genannt
args-numbering = Schreibt first, 4+, 4- oder sechs Zahlen wie 4,1,6,2,5,3, nicht „{ $text }“
args-number-count = Sechs Zahlen sind nötig, von links nach rechts, nicht { $count }
args-number = Jede Zahl ist eine von 1 bis 6; Eintrag { $position } ist aber „{ $text }“
args-number-twice = Jede Zahl steht in einer Spalte, aber { $value } ist mehr als einmal genannt
args-from = Schreibt einen Tag von 1 bis 8 und m für seinen Vormittag oder a für seinen Nachmittag wie 3a, nicht „{ $text }“
args-struck = Jeder Würfel ist r, y oder w und eine Zahl von 1 bis 6 wie w3; Eintrag { $position } ist aber „{ $text }“
args-struck-twice = Jeder Würfel wird einmal getroffen, aber { $text } ist mehr als einmal genannt
args-struck-early = Blätter werden ab dem Vormittag von Tag 3 getroffen; das geht also nur mit --from 3a oder später
args-dice-count = Vier Würfel sind nötig, der schwarze und dann die drei transparenten, nicht { $count }
args-die = { $which ->
    [black] Der schwarze Würfel
    [first] Der erste transparente Würfel
    [second] Der zweite transparente Würfel
    [third] Der dritte transparente Würfel
   *[other] Würfel { $which }
} zeigt 1 bis 6, nicht „{ $text }“
args-dice-too-few = { $name } endet vor Tag { $day }, { half }; { $needed ->
    [one] eine Zeile fehlt noch
   *[other] { $needed } Zeilen fehlen noch
}
args-dice-too-many = { $name }, Zeile { $line }: Die Partie ist zu Ende, und die Würfel von hier an gehören zu keiner Tageshälfte

## A saved game

check-code = Code { $code }
check-no-code = kein Code, Sonnenrad und Würfel eingegeben
check-holds = { $file }: Die Datei ist in Ordnung: { $code }; Tag { $day }, { half } ({ $number } von { $all }), { $next ->
    [roll] noch nicht gewürfelt
    [close] gewürfelt
   *[over] zu Ende
}; { $orders ->
    [one] 1 Schritt
   *[other] { $orders } Schritte
}{ $undone ->
    [0] {""}
   *[other] , { $undone } zurückgenommen
}
damage-plaza = Platz { $number }: Dort liegt { $found }, aber der Code { $code } gibt { $dealt }
damage-plaza-named = { $up ->
    [red] Rot
    [yellow] Gelb
   *[white] Weiß
} über { $down ->
    [red] Rot
    [yellow] Gelb
   *[white] Weiß
}
damage-tile = Plättchen { $position } der Liste: Dort liegt { $found }, aber der Code { $code } gibt { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } mit dem Bankett nach oben
   *[raid] { $tile } mit dem Überfall nach oben
}
damage-nothing = nichts
damage-dice = Schwarz { $black } und transparent { $a }, { $b }, { $c } sind nicht die Würfel, die der Code { $code } gibt

## The rules

rules-half-day = Eine Tageshälfte
rules-prices = Sonnenrad und Preise
rules-actions = Was ein Würfel bringt
rules-changes = Einen Würfel ändern
rules-buildings = Die sechs Gebäude
rules-citizens = Gefolgsleute und Boni
rules-strikes = Treffer ab Tag 3
rules-tiles = Bankette und Überfälle
rules-scoring = Wertung
rule-days = Eine Partie hat acht Tage mit je einem Vormittag und einem Nachmittag: sechzehn Tageshälften.
rule-roll = Würfelt die drei transparenten Würfel und den schwarzen.
rule-place = Die Würfel kommen aufsteigend auf die vier Plätze der Tageshälfte. Bei gleichem Wert liegt der schwarze vorn.
rule-color = Ein transparenter Würfel nimmt die Farbe seines Platzes an.
rule-destroy = Der schwarze Würfel zerstört den Platz, auf dem er liegt. Niemand nutzt ihn in dieser Tageshälfte.
rule-choose = Alle wählen gleichzeitig einen der anderen Würfel und zahlen seinen Preis. Mehrere dürfen denselben wählen.
rule-rebuild = Am Ende der Tageshälfte wird der zerstörte Platz umgedreht und zurückgelegt.
rule-turn = Nach dem Nachmittag dreht sich das kleine Rad um eine Kerbe im Uhrzeigersinn, und der nächste Tag beginnt.
rule-red = Rot steht für den Adel und seinen Einfluss.
rule-yellow = Gelb steht für die Bürger und ihre Denare.
rule-white = Weiß steht für den Klerus und sein Wissen.
rule-plazas = Jeder der neun Plätze hat zwei Seiten. Drei davon zeigen auf beiden dieselbe Farbe.
rule-other-side = Das kleine Zeichen an einem Platz zeigt die Farbe seiner anderen Seite.
rule-neutral = Das Fenster mit der Zahl des Tages zeigt die neutrale Zone. Im Uhrzeigersinn folgen die vier Plätze des Vormittags, dann die vier des Nachmittags.
rule-price-first = In jeder Tageshälfte ist das erste Feld gratis.
rule-price-second = Das zweite Feld kostet eine beliebige Ressource.
rule-price-third = Das dritte Feld kostet einen Denar.
rule-price-fourth = Das vierte Feld kostet zwei Denare.
rule-none-free = Ist kein Würfel gratis und könnt ihr keinen bezahlen, nehmt ihr statt einer Aktion eine Ressource jeder Art.
rule-start = Ihr beginnt mit drei Ressourcen jeder Art.
rule-numbers = Die sechs Spalten jedes Blatts tragen die Zahlen 1 bis 6, bei allen in derselben Reihenfolge.
rule-gain = Ressourcen nehmen: Kreist so viele in der Farbe des Würfels ein, wie er zeigt.
rule-track = Die 6., 12. und 18. Ressource einer Leiste bringen auch einen Gefolgsmann ihrer Farbe.
rule-later = Was ihr nehmt, könnt ihr ab der nächsten Tageshälfte ausgeben.
rule-prestige = Oder zeichnet ein Prestigegebäude: das der Würfelfarbe, in der Spalte des Werts.
rule-work = Oder zeichnet ebenso ein Nutzgebäude.
rule-influence = Ein Einfluss ändert den Wert eures Würfels um eins nach oben oder unten, so oft ihr zahlen könnt.
rule-limits = Ein Wert bleibt zwischen 1 und 6: 6 und 1 sind keine Nachbarn.
rule-knowledge = 2 Wissen ändern die Farbe eures Würfels.
rule-deniers = Mit Denaren bezahlt ihr die Würfel auf dem dritten und vierten Feld.
rule-rows = Jede Farbe hat eine Reihe mit sechs Prestigegebäuden und darunter eine mit sechs Nutzgebäuden.
rule-fortress = Festung: ein Gefolgsmann – rot in den zwei linken Spalten, gelb in den zwei mittleren, weiß in den zwei rechten. Sie schützt ihre Spalte vor Treffern.
rule-great-hall = Markthalle, nach Spalten von links. Erste: 3 Einfluss je verfügbarem roten Würfel; zweite: 2 rote Gefolgsleute je rotem Würfel; dritte: 3 Denare je gelbem Würfel; vierte: 2 gelbe Gefolgsleute je gelbem Würfel; fünfte: 3 Wissen je weißem Würfel; sechste: 2 weiße Gefolgsleute je weißem Würfel.
rule-available = Verfügbar sind die Würfel, die in dieser Tageshälfte gewählt werden können. Eine mit Wissen geänderte Farbe zählt nicht.
rule-cathedral = Kathedrale: Am Ende bringt eine Reihe Punkte, nach Spalten von links: Festungen, Grafenpaläste, Markthallen, Rathäuser, Kathedralen, Bischofssitze.
rule-cathedral-number = Schreibt neben diese Reihe 1 für eure ersten zwei Kathedralen, 2 für die nächsten zwei, 3 für die letzten zwei.
rule-palace = Grafenpalast: zwei rote Gefolgsleute.
rule-city-hall = Rathaus: zwei gelbe Gefolgsleute.
rule-bishopric = Bischofssitz: zwei weiße Gefolgsleute.
rule-links = Ein Bonus zwischen zwei Nachbarn einer Reihe gehört euch, sobald beide gezeichnet sind.
rule-citizen = Jeder Gefolgsmann ist einen Punkt wert.
rule-three-citizens = Drei Gefolgsleute in jeder Farbe: eine Ressource jeder Art.
rule-six-citizens = Sechs in jeder Farbe, und noch einmal bei elf in jeder Farbe: sofort ein beliebiges Nutzgebäude.
rule-fifteen-citizens = Fünfzehn einer Farbe: sofort ein Prestigegebäude in einer der anderen Farben.
rule-twenty-citizens = Zwanzig einer Farbe: ein Gefolgsmann jeder anderen Farbe.
rule-full-track = Gefolgsleute, die auf ihrer Leiste keinen Platz haben, kommen auf eine andere.
rule-from-day-three = Ab dem Vormittag von Tag 3 trifft, was einen Platz zerstört, auch alle Blätter.
rule-cross-out = Alle streichen den Würfel, der den Wert des schwarzen und die Farbe von dessen Platz hat.
rule-lost = In dieser Farbe dieser Spalte kann nichts mehr gebaut werden. Was schon gezeichnet ist, bleibt.
rule-protected = Wer in dieser Spalte eine Festung hat, streicht nichts.
rule-already = Ist dieser Würfel schon gestrichen, geschieht nichts weiter.
rule-tiles = Drei zufällige Plättchen liegen mit dem Bankett nach oben an den drei Plätzen, die auf beiden Seiten dieselbe Farbe haben.
rule-tile-turns = Zerstört der schwarze Würfel so einen Platz, wird sein Plättchen am Ende der Tageshälfte zum Überfall. Plättchen 8 auch, wenn es seinen verschont hat.
rule-tile-whom = Ein Plättchen betrifft, wer den Würfel auf seinem Platz wählt.
rule-tile-eight = Plättchen 8 betrifft alle.
rule-end = Die Partie endet nach dem Nachmittag von Tag 8.
rule-row-points = Eine Reihe mit einer Zahl bringt diese Zahl mal die Anzahl ihrer gezeichneten Gebäude.
rule-leftovers = Zwei übrige Ressourcen derselben Art geben einen Punkt.
rule-winner = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

## The picture explained

explain-price = { $half ->
    [morning] Preis am Vormittag
   *[afternoon] Preis am Nachmittag
}: { $price }
explain-costs = Preis: { $price }
explain-at = Heute bei Platz { $number }.
explain-other-side = Andere Seite: { $side }
explain-destroyed = In dieser Tageshälfte zerstört.
explain-neutral = Neutrale Zone an Tag { $day }
legend-lit = Hell: diese Tageshälfte
legend-neutral = Tag und neutrale Zone
legend-free = Gestrichelte 0: gratis
legend-any = Drei Farben: eine beliebige Ressource
legend-denier = Münzen: so viele Denare
legend-badge = Kleines Zeichen: Farbe der anderen Seite
legend-destroyed = Zerstört: niemand nutzt diesen Platz
legend-strikes = Gestrichener Würfel: auch die Blätter werden getroffen
legend-tile = Bankett oder Überfall für den Würfel daneben
