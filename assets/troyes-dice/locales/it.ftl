# Italian. The game has no Italian edition (Kult Underground): terms of the Italian reviews of Troyes Dice and Troyes (La Tana dei
# Goblin, Kult Underground): piazza, dado nero, dado trasparente, denari, influenza, cattedrale, palazzo, municipio, vescovado,
# cittadini. The others are ours.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is masculine (il 3 bianco, l’uno bianco), a plaza feminine (la piazza bianca).

## Things

color = { $color ->
    [red] rosso
    [yellow] giallo
   *[white] bianco
}
color-letter = { $color ->
    [red] R
    [yellow] G
   *[white] B
}
plaza-color = { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}
half = { $half ->
    [morning] mattina
   *[afternoon] pomeriggio
}
day = Giorno { $day }
half-day = Giorno { $day }, { half }
roll = nero { $black }, trasparenti { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] rossa su entrambe le facce
        [yellow] gialla su entrambe le facce
       *[white] bianca su entrambe le facce
    }
   *[no] { $up ->
        [red] rossa
        [yellow] gialla
       *[white] bianca
    }, { $down ->
        [red] rossa
        [yellow] gialla
       *[white] bianca
    } sull’altra faccia
}
tile-name = tessera { $tile }
tile = { $side ->
    [banquet] Banchetto { $tile }
   *[raid] Razzia { $tile }
}: { $effect }
available = { $red ->
    [one] { $red } rosso
   *[other] { $red } rossi
}, { $yellow ->
    [one] { $yellow } giallo
   *[other] { $yellow } gialli
}, { $white ->
    [one] { $white } bianco
   *[other] { $white } bianchi
}
order-roll = lancio ({ $half-day })
order-close = fine ({ $half-day })
strike-plaza = { $color ->
    [red] piazza rossa distrutta
    [yellow] piazza gialla distrutta
   *[white] piazza bianca distrutta
}
strike-sheets = { $value } { color } colpito
strike-already = { $value } { color } di nuovo

## Prices and offers

price-free = gratis
price-any = { $count ->
    [one] una risorsa qualsiasi
   *[other] { $count } risorse qualsiasi
}
price-denier = { $count ->
    [one] un denaro
   *[other] { $count } denari
}
price-influence = { $count ->
    [one] un punto influenza
   *[other] { $count } punti influenza
}
price-knowledge = { $count ->
    [one] un punto sapere
   *[other] { $count } punti sapere
}
offer = { $die ->
    [black] { $color ->
        [red] { $value } nero come rosso
        [yellow] { $value } nero come giallo
       *[white] { $value } nero come bianco
    }
   *[clear] { $value } { color }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = un punto influenza modifica il valore di 2 al massimo
    .short = influenza: ±2
effect-no-influence = l’influenza non può cambiare il valore
    .short = valore fisso
effect-free = il dado è gratis
    .short = gratis
effect-one-denier-more = costa un denaro in più
    .short = incluso
effect-cathedral-gains = con una Cattedrale, guadagnate una risorsa di ogni tipo
    .short = Cattedrale: +1 di ogni risorsa
effect-one-knowledge-more = costa un punto sapere in più
    .short = incluso
effect-work-citizen = con un edificio di lavoro, un cittadino in più del suo colore
    .short = lavoro: +1 cittadino
effect-value-nothing = il valore è 0; l’influenza può aumentarlo
    .short = valore 0
effect-cheap-color = un punto sapere cambia il colore
    .short = colore: un punto sapere
effect-no-color-change = il sapere non può cambiare il colore
    .short = colore fisso
effect-fortress-citizens = con una Fortezza, un cittadino rosso in più e uno giallo o bianco in più
    .short = Fortezza: +2 cittadini
effect-one-influence-more = costa un punto influenza in più
    .short = incluso
effect-great-hall-counts = con un Grande Mercato, contate un dado in più del colore richiesto
    .short = Grande Mercato: +1
effect-no-prestige = nessun edificio di prestigio con questo dado
    .short = senza prestigio
effect-strike-ignored = il dado nero qui non colpisce e può essere scelto
    .short = si può scegliere
effect-clear-strikes = un dado trasparente qui colpisce come quello nero
    .short = dado trasparente colpisce

## Cries

cry-opening = Numerate le vostre colonne da sinistra a destra: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banchetto { $tile }
   *[raid] Razzia { $tile }
}: { $effect }.
cry-half-day = Giorno { $day }, { half }.
cry-last-half-day = È l’ultima mezza giornata.
cry-spared = La tessera 8 risparmia la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}: { $value ->
    [1] l’uno nero
   *[other] il { $value } nero
} non colpisce e può essere scelto.
cry-plaza-struck = { $value ->
    [1] L’uno nero
   *[other] Il { $value } nero
} distrugge la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}.
cry-plaza-raided = Razzia! { $value ->
    [1] L’uno trasparente
   *[other] Il { $value } trasparente
} distrugge la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}.
cry-sheets-struck = Sbarrate il vostro { $value } { color }, a meno che nella colonna { $value } non sorga una Fortezza.
cry-already-struck = { $value ->
    [1] L’uno { color }
   *[other] Il { $value } { color }
} è già stato colpito: non c’è altro da sbarrare.
cry-offered = Scegliete: { $offers }.
cry-none-free = Nessun dado è gratis: chi non può pagarne nessuno guadagna una risorsa di ogni tipo invece di agire.
cry-rebuilt = La piazza { $from ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} è stata ricostruita{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , ora in rosso.
        [yellow] , ora in giallo.
       *[white] , ora in bianco.
    }
}
cry-turned-to-raid = La tessera { $tile } passa al lato Razzia: { $effect }.
cry-day-began = Comincia il giorno { $day }.
cry-sheet-strikes-begin = Da oggi il dado nero colpisce anche i vostri fogli.
cry-last-day = È l’ultimo giorno.
cry-ended = La partita è finita. Contate le vostre file, le vostre coppie di risorse avanzate e i vostri cittadini.

headline-opening = Colonne: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banchetto { $tile }
   *[raid] Razzia { $tile }
}
headline-last-half-day = È l’ultima mezza giornata
headline-plaza-struck = { $value ->
    [1] L’uno nero
   *[other] Il { $value } nero
} distrugge la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}
headline-plaza-raided = Razzia! { $color ->
    [red] Piazza rossa distrutta
    [yellow] Piazza gialla distrutta
   *[white] Piazza bianca distrutta
}
headline-offered = Scegliete un dado
headline-none-free = Nessun dado è gratis
headline-rebuilt = La piazza { $from ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} { $same ->
    [yes] è ricostruita
   *[no] { $to ->
        [red] ora è rossa
        [yellow] ora è gialla
       *[white] ora è bianca
    }
}
headline-turned-to-raid = { $tile ->
    [1] Tessera 1: da ora il valore è fisso
    [2] Tessera 2: da ora un denaro in più
    [3] Tessera 3: da ora un punto sapere in più
    [4] Tessera 4: da ora il dado vale 0
    [5] Tessera 5: da ora il colore è fisso
    [6] Tessera 6: un punto influenza in più
    [7] Tessera 7: niente edifici di prestigio
   *[8] Tessera 8: da ora colpisce ogni dado
}
headline-day-began = Comincia il giorno { $day }
headline-sheet-strikes-begin = Da oggi colpisce anche i vostri fogli
headline-last-day = È l’ultimo giorno
headline-sheets-struck = { $value ->
    [1] Sbarrate l’uno { color }!
   *[other] Sbarrate il { $value } { color }!
}
headline-already-struck = { $value } { color }: già colpito
headline-spared = La piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} è risparmiata
headline-ended = La partita è finita
reason-already-struck = Non c’è altro da sbarrare
reason-sheets-struck = Salvo con una Fortezza nella colonna { $value }
reason-spared = La tessera 8 la protegge

## What is remarkable about a roll

surprise-escaped = Resta solo { $value ->
    [1] l’uno { color }.
   *[other] il { $value } { color }.
}
surprise-row = { $color ->
    [red] Tre colpi di fila sul rosso!
    [yellow] Tre colpi di fila sul giallo!
   *[white] Tre colpi di fila sul bianco!
}
surprise-twice = Due volte lo stesso dado! È già barrato.
surprise-spared = Risparmiata! C’è mancato poco.

## The terminal

cli-struck-before = Colpiti prima della ripresa della partita: { $dice }.
cli-wheel = La ruota, in senso orario:
cli-plaza = piazza { $number }: { $plaza }
cli-neutral = zona neutra
cli-heading = { $half-day } ({ $number } di { $all })
cli-dice = Dadi: { $roll }.
cli-black-die = { $value } nero
colored-die = { $value } { color }
cli-place = posto { $place }: { $die } (piazza { $number }: { $plaza })
cli-place-destroyed = { $placed }, distrutta
cli-choose = Scegliete uno:
cli-available = Disponibili per un Grande Mercato: { $available }.
cli-plazas = { $half ->
    [morning] piazze della mattina: { $plazas }
   *[afternoon] piazze del pomeriggio: { $plazas }
}
cli-next-roll = { $half ->
    [morning] Premete Invio per lanciare i dadi della mattina del giorno { $day }.
   *[afternoon] Premete Invio per lanciare i dadi del pomeriggio del giorno { $day }.
}
cli-next-dice = { $half ->
    [morning] Premete Invio per prendere dal file i dadi della mattina del giorno { $day }.
   *[afternoon] Premete Invio per prendere dal file i dadi del pomeriggio del giorno { $day }.
}
cli-ask-dice = { $half ->
    [morning] I dadi della mattina del giorno { $day }, prima quello nero:
   *[afternoon] I dadi del pomeriggio del giorno { $day }, prima quello nero:
}
cli-next-close = { $half ->
    [morning] Quando tutti hanno scelto e agito, premete Invio per chiudere la mattina del giorno { $day }.
   *[afternoon] Quando tutti hanno scelto e agito, premete Invio per chiudere il pomeriggio del giorno { $day }.
}

## The almanac

almanac-struck = Quanto è probabile che un dado sui fogli sia colpito alla fine di ogni giorno
almanac-struck-so-far = Quanti dadi sui fogli sono colpiti alla fine di ogni giorno: in media, e il numero che non si supera in 10, 50 e 90 partite su 100
almanac-of-hundred = { $games } su 100
almanac-average = media
almanac-any-color = ogni colore
almanac-any-tile = ogni tessera
almanac-places = I dadi in ogni posto della ruota
almanac-offered = offerto
almanac-value = punti
almanac-free = gratis
almanac-printed = questo prezzo
almanac-dearer = più caro
almanac-half-days = Quanto spesso nessun dado è gratis
almanac-none-free = nessuno gratis
almanac-available = Quanto spesso si offre ogni quantità di dadi di un colore
almanac-plazas = Quante delle nove piazze mostrano un colore diverso dall’inizio
almanac-turned = cambiate
almanac-most = più frequente
almanac-fewest = meno frequente
almanac-start = Inizio
almanac-tiles = Che cosa fa ogni tessera nelle partite in cui è in gioco: la probabilità di essere una razzia e, per partita, i dadi al suo banchetto, i dadi alla sua razzia, le piazze risparmiate e quelle distrutte da un dado trasparente
almanac-raid-day-4 = razzia, giorno 4
almanac-raid = razzia, fine
almanac-at-banquet = banchetto
almanac-at-raid = razzia
almanac-spared = risparmiate
almanac-raided = distrutte
almanac-fair-dice = Quattro dadi in ogni mezza giornata
almanac-fair-next = Il dado nero la mattina e il pomeriggio
almanac-fair-one-colored = Dove sono le piazze di un solo colore
almanac-fair-two-colored = Dove sono le piazze di due colori e quale lato è visibile
almanac-fair-tiles = Quali tessere vengono distribuite
odds-struck = Dadi colpiti
odds-from-to = da { $low } a { $high }
odds-struck-now = Dadi sui fogli colpiti finora: { $count }. In media a questo punto sono { $average }, e in 8 partite su 10 { $range }.
odds-struck-end = Dadi sui fogli colpiti in questa partita: { $count }. In media sono { $average }, e in 8 partite su 10 { $range }.
odds-safe = I vostri fogli sono al sicuro prima del giorno { $day }.
odds-next =
    { $count ->
        [one] Il dado più a rischio nel prossimo lancio: { $die }, { $chance }
       *[other] I dadi più a rischio nel prossimo lancio: { $die }, { $chance }
    }
odds-range = 8 partite su 10
odds-average = media
odds-own = questa partita
odds-days = Giorno
odds-struck-axis = Dadi colpiti finora
odds-danger = Dadi a rischio
odds-danger-over = Dado per dado
odds-danger-any = Quanto è probabile che ogni dado sia colpito entro la fine di una partita.
odds-danger-now =
    { $count ->
        [one] Il dado più a rischio entro la fine della partita: { $die }, { $chance }.
       *[other] I dadi più a rischio entro la fine della partita: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Il dado più a rischio nel solo prossimo lancio: { $die }, { $chance }.
       *[other] I dadi più a rischio nel solo prossimo lancio: { $die }, { $chance }.
    }
odds-danger-end = Colpiti in questa partita: { $count } dadi su { $all }.
odds-danger-axis = Colpito entro la fine della partita, in percentuale
odds-danger-axis-over = Quanto era probabile all’inizio, in percentuale
odds-values = Dado sui fogli
odds-gone = già colpito
odds-any = all’inizio di ogni partita
odds-offer = Dadi offerti
odds-offer-any = Quanto spesso si offre ogni quantità di dadi di un colore.
odds-offer-about = Quanto spesso si è offerta ogni quantità di dadi di un colore in questa partita.
odds-offer-axis = Quanto spesso, in percentuale delle mezze giornate
odds-dice = Dadi di quel colore offerti in una mezza giornata
odds-none-free = In questa partita nessun dado era gratis nel { $chance } delle mezze giornate; in media è il { $average }.
odds-none-free-any = In media nessun dado è gratis nel { $average } delle mezze giornate.

## Refusals

refusal-plaza-count = Una ruota ha nove piazze, non { $count }.
    .clause = la ruota ha nove piazze, non { $count }
refusal-tile-count = In gioco ci sono tre tessere, non { $count }.
    .clause = ci sono tre tessere o nessuna, non { $count }
refusal-no-such-tile = Le tessere vanno da 1 a 8; la voce { $position } è { $number }.
    .clause = le tessere vanno da 1 a 8; la voce { $position } è { $number }
refusal-tile-twice = La tessera { $tile } è nominata più di una volta.
    .clause = la tessera { $tile } c’è più di una volta
refusal-same-color-plazas = Le tessere stanno accanto a tre piazze uguali su entrambe le facce; questa ruota ne ha { $count }.
    .clause = le tessere vogliono tre piazze uguali su entrambe le facce, non { $count }
refusal-numbering-count = La numerazione ha sei numeri, non { $count }.
    .clause = si numerano sei colonne, non { $count }
refusal-numbering-face = Le colonne vanno da 1 a 6: la colonna { $column } non può essere { $value }.
    .clause = colonna { $column }: nessun dado mostra { $value }
refusal-numbering-twice = Il numero { $value } sta in più di una colonna.
    .clause = il numero { $value } sta in più di una colonna
refusal-numbering-text = Scrivete i sei numeri separati da spazi, come 4 5 6 1 2 3.
refusal-no-such-day = La partita ha i giorni da 1 a 8, non { $day }.
    .clause = la partita ha i giorni da 1 a 8, non { $day }
refusal-no-such-struck-die = Il dado colpito numero { $position } non può valere { $value }: un dado mostra da 1 a 6.
    .clause = dado colpito { $position }: nessun dado mostra { $value }
refusal-struck-twice = Un dado colpito è nominato più di una volta: { $die }.
    .clause = un dado colpito è nominato più di una volta: { $die }
refusal-struck-too-early = Nessun foglio può essere stato colpito prima che finisca la mattina del giorno 3.
    .clause = nessun foglio può essere stato colpito prima che finisca la mattina del giorno 3
refusal-black-die = Il dado nero non può mostrare { $value }: un dado mostra da 1 a 6.
    .clause = il dado nero: nessun dado mostra { $value }
refusal-clear-die = Il dado trasparente { $which } non può mostrare { $value }: un dado mostra da 1 a 6.
    .clause = il dado trasparente { $which }: nessun dado mostra { $value }
refusal-dice-count = Inserite quattro dadi, prima quello nero: { $count ->
    [0] non ce n’è ancora nessuno
    [one] ce n’è 1
   *[other] ce ne sono { $count }
}.
refusal-dice-text = «{ $text }» non è un numero: inserite i quattro dadi, per esempio 3 1 3 6.
refusal-rolled-already = I dadi di questa mezza giornata sono già stati lanciati.
    .clause = i dadi di questa mezza giornata sono già stati lanciati
refusal-not-rolled = La mezza giornata non può finire prima del lancio dei suoi dadi.
    .clause = la mezza giornata non può finire prima del lancio dei suoi dadi
refusal-over = La partita è finita.
    .clause = la partita è finita
refusal-dice-not-dealt = Non sono i dadi che dà il codice { $code }.
    .clause = non sono i dadi che dà il codice { $code }

refusal-too-many-built = { $building }: una fila ha 6 edifici, non { $count }. Quella fila va ricontata.
refusal-no-such-circle = { $building }: un cerchio contiene 1, 2 o 3, non { $number }.
refusal-circle-count = Cattedrali e cerchi vanno controllati: ogni Cattedrale disegnata riempie un cerchio. Cattedrali inserite: { $cathedrals }, cerchi riempiti: { $circles }.
refusal-circle-too-often = I cerchi sul foglio vanno controllati: { $due ->
    [0] nessuna Cattedrale dà ancora il numero { $number }, ma è stato inserito
    [1] le Cattedrali danno il numero { $number } solo una volta, ma è stato inserito { $circles } volte
   *[other] le Cattedrali danno il numero { $number } solo due volte, ma è stato inserito { $circles } volte
}. Le prime due Cattedrali danno 1, le due successive 2, le ultime due 3.
refusal-too-many-leftovers = Avanzi ({ $resource }): al massimo 18, non { $count }. Vanno ricontati.
refusal-too-many-citizens = Ci sono al massimo 60 cittadini, non { $count }. Vanno ricontati.

## The reckoning

building-fortress = Fortezza
building-counts-palace = Palazzo dei Conti
building-great-hall = Grande Mercato
building-city-hall = Municipio
building-cathedral = Cattedrale
building-bishopric = Vescovado
resource-influence = influenza
resource-deniers = denari
resource-knowledge = sapere
sheet-field-built = { $building }, quantità
sheet-field-circle = { $building }, cerchio
sheet-field-leftovers = Avanzo: { $resource }
sheet-field-citizens = Cittadini
warning-many-in-struck-columns = { $building }: { $count ->
    [one] 1 edificio sta in una colonna colpita, e nessuna Fortezza può averlo salvato. È stato disegnato prima?
   *[other] { $count } edifici stanno in colonne colpite, e nessuna Fortezza può averli salvati. Sono stati disegnati prima?
}
warning-too-many-before = Almeno { $buildings ->
    [one] 1 edificio deve essere stato disegnato
   *[other] { $buildings } edifici devono essere stati disegnati
} prima del colpo ({ $half-day }), dopo solo { $half-days ->
    [one] 1 mezza giornata
   *[other] { $half-days } mezze giornate
}. Solo i bonus lo permettono. Gli edifici sul foglio vanno controllati.
warning-tracks-without-citizens = { $tracks ->
    [one] Un tracciato completo richiede 20 cittadini
   *[other] { $tracks } tracciati completi richiedono 20 cittadini ciascuno
}, e i cittadini sono { $citizens }. Va controllato quali tracciati sono completi.
results-leftovers = Risorse avanzate
results-leftover-points = Risorse avanzate, punti
results-citizens = Cittadini
award-builder = Cazzuola d’oro
award-citizens = Più cittadini
award-row = La fila migliore
award-purse = La borsa più piena
results-points-of = { $building }, punti
results-drawn = Edifici disegnati
results-circles = Numeri nei cerchi
results-tracks = { $name }, tracciati completi:
achievement-three-solo = Tre partite in solitario
achievement-three-multiplayer = Tre partite con altri
achievement-three-expansion = Tre partite con Banchetti e Razzie
achievement-points = Almeno { $points } punti
achievement-won-over-sixty = Una partita con altri vinta con più di 60 punti
achievement-eighteen-from-one = 18 punti da un solo personaggio
achievement-forty-citizens = Almeno 40 cittadini
achievement-full-row = Tutti e sei: { $building }
achievement-resource-track = Tracciato completo: { $resource }
achievement-citizen-track = Tracciato completo dei cittadini: { $color-name }

## The desk

desk-roll = Lancia i dadi
desk-close = Chiudi la mezza giornata
desk-enter = Posa questi dadi
desk-throw = Dadi, prima quello nero
desk-throw-face = Aggiungi un { $value }
desk-throw-black = { $value ->
    [0] Dado nero: ancora senza valore
   *[other] Dado nero: { $value }
}
desk-throw-clear = { $value ->
    [0] Dado trasparente { $which }: ancora senza valore
   *[other] Dado trasparente { $which }: { $value }
}
desk-offers = Scegliete un dado
desk-no-offers = I dadi non sono ancora stati lanciati.
desk-available = Dadi disponibili: { $available }
desk-strike-grid = Dadi colpiti
desk-die-struck = { $die }: colpito ({ $when })
desk-die-struck-before = { $die }: colpito prima della ripresa della partita
desk-die-stands = { $die }: intatto
desk-log-raid = { $tile } passa a Razzia
desk-wheel = Ruota
desk-plaza = Piazza { $number }, { $plaza }
desk-tile-at = Piazza { $number }: { $tile }
desk-destroyed = distrutta
desk-black-die = dado nero { $value }
desk-clear-die = dado trasparente { $value }

setup-expansion = Banchetti e Razzie
setup-expansion-about = Aggiunge una tessera accanto a ognuna delle tre piazze uguali su entrambe le facce.
setup-numbering = Numeri sopra le colonne
setup-numbering-first = Prima partita: { $numbers }
setup-numbering-rising = Crescente: { $numbers }
setup-numbering-falling = Decrescente: { $numbers }
setup-numbering-expert = Esperti: ordine libero
setup-leftmost = Numero più a sinistra
setup-own-numbers = Numeri da sinistra a destra
setup-options-about = Il codice, i numeri sulle colonne, dadi o ruota propri, un inizio a partita avviata.
setup-dice = Dadi
setup-dice-code = Lanciati dall’app
setup-dice-entered = Lanciati al tavolo e inseriti
setup-start = La partita comincia da
setup-struck = Già colpiti
setup-struck-about = Segnate i dadi già sbarrati, perché il banditore li conosca. Se non ne segnate, conta da adesso.
setup-wheel = Ruota
setup-wheel-code = Secondo il codice
setup-wheel-entered = Come sta sul tavolo
setup-wheel-about = Premete una piazza per passare al colore successivo, e il piccolo segno accanto per il colore dell’altra faccia.
setup-plaza-down = Piazza { $number }, altra faccia: { $color-name }
setup-tiles = Tessere
setup-tiles-code = Pescate dal codice
setup-tiles-entered = Come stanno sul tavolo
setup-tiles-about = Prendete una tessera sotto la ruota e mettetela accanto a una delle tre piazze uguali su entrambe le facce. Lì premetela per il lato Razzia.
setup-same-color = Piazze uguali su entrambe le facce: { $count } su { $all }
setup-tiles-laid = Tessere sulla ruota: { $count } su { $all }
setup-place-tile = Tessera accanto alla piazza { $number }: { $tile }
setup-place-empty = Tessera accanto alla piazza { $number }: nessuna
setup-tile = Tessera { $tile }
setup-tile-laid = Tessera { $tile }, accanto alla piazza { $number }
setup-start-day = Inizio al giorno { $day }
setup-start-half = { $half ->
    [morning] Inizio di mattina
   *[afternoon] Inizio di pomeriggio
}

guide-sheets = 1. Ognuno prende un foglio e una matita e numera le colonne come dice il primo annuncio.
guide-open = 2. Anche il banditore gioca. Basta premere Spazio: esegue sempre il passo successivo.
guide-roll = 3. Spazio lancia i dadi. I dadi stanno sulle loro piazze; ognuno ne sceglie uno, paga il prezzo e agisce, tutti insieme.
guide-strike = 4. Il dado nero distrugge la sua piazza. Dal giorno 3 tutti sbarrano anche sul foglio il dado di quel numero e colore, salvo se nella sua colonna c’è una Fortezza.
guide-close = 5. Quando tutti sono pronti, Spazio chiude la mezza giornata. Dopo sedici mezze giornate, contate i punti.
check-sheet = Un foglio e una matita per ciascuno.
check-number = Numerate le vostre colonne da sinistra a destra.
check-resources = Cominciate con 3 risorse di ogni tipo.
check-tiles = Tre tessere stanno accanto alla ruota: banchetti, finché la loro piazza non è distrutta.
check-roll = Poi si lanciano i dadi.
first-need = Che cosa serve
first-need-sheets = Un foglio segnapunti e una matita a testa. Stampate i fogli qui, o usate quelli del gioco.
first-need-app = Né ruota né dadi: Town Crier lancia, gira la ruota e annuncia che cosa succede. Gioca anche chi lo usa.
first-need-time = Da una a venti persone e circa mezz’ora; la prima volta un po’ di più.
first-before = Prima del primo lancio
first-before-number = Ognuno numera le sei colonne, da sinistra a destra, come viene annunciato.
first-before-resources = Ognuno comincia con 3 punti influenza, 3 denari e 3 punti sapere.
first-half-day = Una mezza giornata
first-roll = Si lanciano tre dadi trasparenti e uno nero. Dal più basso al più alto stanno sulle quattro piazze di questa mezza giornata, e un dado trasparente prende il colore della sua piazza.
first-strike = Il dado nero distrugge la sua piazza per questa mezza giornata. Dal giorno 3 colpisce anche i vostri fogli: sbarrate il dado di quel colore e di quel valore, salvo se in quella colonna c’è una Fortezza.
first-choose = Tutti insieme, ognuno sceglie uno dei dadi rimasti e paga il prezzo della sua piazza. Più persone possono scegliere lo stesso.
first-act = Con esso fate una cosa su tre: ottenere tante risorse del suo colore quante ne mostra, costruire un edificio di prestigio o costruire un edificio di lavoro. L’influenza cambia il valore, il sapere il colore.
first-close = Quando tutti sono pronti, la piazza distrutta viene girata e comincia la mezza giornata successiva. Dopo ogni pomeriggio la ruota gira.
first-end = La fine
first-end-count = Dopo otto giorni, cioè sedici mezze giornate, contate i punti. Town Crier li somma e segnala ciò che non può essere.
hint-start = Si comincia con tre risorse di ogni tipo: influenza (rosso), denari (giallo) e sapere (bianco).
hint-plazas = Una mezza giornata si gioca su quattro piazze: ora su queste.
hint-prices = Il segno accanto a ogni piazza dice quanto costa lì un dado: nulla, una risorsa qualsiasi, un denaro o due denari.
hint-color = Un dado trasparente prende il colore della sua piazza, qui: { $die }. Lo usate nella parte del foglio che ha quel colore.
hint-black = Il dado nero distrugge la sua piazza: nessuno la usa in questa mezza giornata. Poi torna con l’altra faccia in alto.
coming-strikes = { $half-day }: vengono colpiti anche i fogli
hint-actions = Fate una cosa con il vostro dado: cerchiate tante risorse quante ne mostra, o disegnate nella sua colonna un edificio di prestigio o di lavoro.
hint-or = o
hint-ask-free = Quale dado è gratis? Alzate la mano!
hint-free = È questo: { $die }. La prima piazza non costa nulla; ognuna delle successive costa di più.
hint-ask-gone = Quale dado non può scegliere nessuno?
hint-gone = È questo: { $die }. La piazza sotto di esso è distrutta.
hint-ask-gain = Guadagnate risorse con questo dado: { $die }. Quante ne cerchiate?
hint-gained = Ne cerchiate { $count }: tante quante ne mostra il dado.
hint-ask-dearest = Quale dado costa di più?
hint-dearest = È questo: { $die }. Il suo prezzo: { $price }.
hint-tile-price = { $tile }. Prezzo di questo dado: { $price }.
hint-ready = Tutti agiscono insieme. Quando tutti sono pronti, la mezza giornata finisce.
hint-afternoon = Nel pomeriggio si gioca sulle quattro piazze successive.
hint-taught = Ora sapete come si gioca. Continuate: i suggerimenti arrivano solo quando c’è qualcosa di nuovo.
hint-last-day = È l’ultimo giorno: restano due mezze giornate.
hint-end = La partita è finita. Inserite ciò che sta sui vostri fogli: Town Crier somma i punti.

room-number = Numerate le vostre colonne.
room-wait = Tra poco si lanciano i dadi.

## The hall of fame

hall-part = da: { $half-day }
hall-struck = Dadi colpiti in tutte le partite
hall-fair = atteso con dadi non truccati
hall-most-struck = Colpito più spesso dal dado nero, dal giorno 1: { $die }, { $times ->
    [one] una volta
   *[other] { $times } volte
}.

## Printing

print-numbered = Stampa { $numbers } nei dadi, e il codice
print-sheets = Stampa i fogli
print-sheets-title = Fogli segnapunti
print-card = Stampa la scheda
print-card-about = Codice, numeri, ruota, tessere e che cosa fare in una mezza giornata.
print-invitation = Una seconda pagina con il codice QR per i telefoni
print-report-title = Resoconto della partita
print-report = Stampa il resoconto
print-report-about = I dadi e i colpi di ogni mezza giornata, e i punti finali.

## Paper

paper-game = Troyes Dice
paper-player = Giocatore
paper-code = Codice { $code }
paper-sheets-title = Fogli segnapunti per Troyes Dice
paper-card-title = Scheda del banditore
paper-report-title = Resoconto: Troyes Dice
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Nobili
paper-district-yellow = Civili
paper-district-white = Clero
paper-citizens = Cittadini
paper-total = Totale
paper-prices = Un dado costa
paper-none-free = Nessuno gratis e non potete pagare: 1 risorsa di ogni tipo invece di agire.
paper-changes = Per cambiare un dado
paper-change-value = valore: 1 in più o in meno
paper-change-color = un altro colore
paper-strikes = Il dado nero
paper-strikes-about = Dal giorno 3: sbarrate il dado del suo valore e del colore della piazza, salvo con una Fortezza nella colonna.
paper-cathedrals = Cattedrali
paper-cathedrals-about = Costruendole, scrivete 1, 1, 2, 2, 3, 3 accanto alla fila che mostrano.
paper-card-columns = Colonne da sinistra a destra
paper-card-prices = Quanto costa un dado
paper-card-place = Posto { $place }
paper-card-placing = In senso orario dalla zona neutra: i quattro posti della mattina, poi i quattro del pomeriggio; stessi prezzi.
paper-card-tiles = Tessere in gioco
paper-card-half-day = Ogni mezza giornata
paper-card-days = Giorni
paper-step-roll = Lanciare
paper-step-roll-about = I tre dadi trasparenti e quello nero.
paper-step-place = Posare
paper-step-place-about = Dal più basso al più alto sui quattro posti della mezza giornata; il nero prima di un trasparente dello stesso valore. I dadi trasparenti prendono il colore della piazza.
paper-step-strike = Colpire
paper-step-strike-about = Il dado nero distrugge la sua piazza. Dal giorno 3 tutti sbarrano il dado di quel valore e colore, salvo se nella colonna c’è una Fortezza.
paper-step-choose = Scegliere
paper-step-choose-about = Ognuno sceglie un dado rimasto, paga e agisce; più giocatori possono scegliere lo stesso. Se nessuno è gratis, chi non può pagarne nessuno guadagna 1 risorsa di ogni tipo invece di agire.
paper-step-end = Chiudere
paper-step-end-about = Girate la piazza distrutta e rimettetela a posto; il suo banchetto passa per sempre a Razzia.
paper-step-turn = Girare
paper-step-turn-about = Dopo un pomeriggio la ruota piccola gira di una tacca in senso orario. Dopo il giorno 8 contate i vostri punti.
paper-report-half-days = Mezze giornate
paper-report-empty = Nessun dado è stato ancora lanciato.
paper-report-raid = tessera { $tile } a Razzia
paper-report-scores = Punteggi

# The pace of the table.
evening-short-with-end = { $minutes } min · ancora { $end } min
evening = { $minutes } min di gioco{ $continued ->
    [yes] {" "}dalla ripresa
   *[no] {""}
} · mezze giornate rimaste: { $left }
evening-with-end = { $minutes } min di gioco{ $continued ->
    [yes] {" "}dalla ripresa
   *[no] {""}
} · mezze giornate rimaste: { $left } · ancora circa { $end } min

## Arguments

args-plaza-count = ne servono nove, le piazze da 1 a 9, non { $count }
args-plaza = ogni piazza è due lettere tra r, y e w, il colore visibile e poi l’altra faccia, ma la voce { $position } è «{ $text }»
args-same-color-plazas = le tessere vogliono una ruota con tre piazze uguali su entrambe le facce, come rr, yy e ww, e questa ne ha { $count }
args-tile-count = ne servono tre, per le piazze uguali su entrambe le facce in senso orario dalla piazza 1, non { $count }
args-tile = ogni tessera è un numero da 1 a 8, seguito da r se mostra il lato Razzia, ma la voce { $position } è «{ $text }»
args-tile-twice = ce n’è una per tipo, ma la tessera { $tile } è nominata più di una volta
args-numbering = scrivete first, 4+, 4- o sei numeri come 4,1,6,2,5,3, non «{ $text }»
args-number-count = servono sei numeri, da sinistra a destra, non { $count }
args-number = ogni numero va da 1 a 6, ma la voce { $position } è «{ $text }»
args-number-twice = ogni numero sta in una sola colonna, ma { $value } è nominato più di una volta
args-from = scrivete un giorno da 1 a 8 e m per la mattina o a per il pomeriggio, come 3a, non «{ $text }»
args-struck = ogni dado è r, y o w e un numero da 1 a 6, come w3, ma la voce { $position } è «{ $text }»
args-struck-twice = ogni dado è colpito una volta sola, ma { $text } è nominato più di una volta
args-struck-early = i fogli sono colpiti dalla mattina del giorno 3, quindi va solo con --from 3a o più tardi
args-dice-count = servono quattro dadi, quello nero e poi i tre trasparenti, non { $count }
args-die = { $which ->
    [black] il dado nero
    [first] il primo dado trasparente
    [second] il secondo dado trasparente
    [third] il terzo dado trasparente
   *[other] il dado { $which }
} mostra da 1 a 6, non «{ $text }»
args-dice-too-few = { $name } finisce prima { $half ->
    [morning] della mattina
   *[afternoon] del pomeriggio
} del giorno { $day }; { $needed ->
    [one] manca ancora 1 riga
   *[other] mancano ancora { $needed } righe
}
args-dice-too-many = { $name }, riga { $line }: la partita è finita e i dadi da qui in poi non sono di nessuna mezza giornata

## A saved game

check-code = codice { $code }
check-no-code = nessun codice, ruota e dadi inseriti
check-holds = { $file }: è in ordine: { $code }; { half } del giorno { $day } ({ $number } di { $all }), { $next ->
    [roll] dadi non ancora lanciati
    [close] dadi lanciati
   *[over] finita
}; { $orders ->
    [one] 1 passo
   *[other] { $orders } passi
}{ $undone ->
    [0] {""}
    [one] , 1 annullato
   *[other] , { $undone } annullati
}
damage-plaza = piazza { $number }: lì c’è { $found }, ma il codice { $code } dà { $dealt }
damage-plaza-named = { $up ->
    [red] rosso
    [yellow] giallo
   *[white] bianco
} sopra { $down ->
    [red] rosso
    [yellow] giallo
   *[white] bianco
}
damage-tile = tessera { $position } dell’elenco: lì c’è { $found }, ma il codice { $code } dà { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } con il lato Banchetto
   *[raid] { $tile } con il lato Razzia
}
damage-nothing = nulla
damage-dice = nero { $black } e trasparenti { $a }, { $b }, { $c } non sono i dadi che dà il codice { $code }

## The rules

rules-half-day = Una mezza giornata
rules-prices = La ruota e i prezzi
rules-actions = Che cosa dà un dado
rules-changes = Cambiare un dado
rules-buildings = I sei edifici
rules-citizens = Cittadini e bonus
rules-strikes = I colpi dal giorno 3
rules-tiles = Banchetti e razzie
rules-scoring = Conteggio
rule-days = Una partita dura otto giorni, ognuno con mattina e pomeriggio: sedici mezze giornate.
rule-roll = Lanciate i tre dadi trasparenti e quello nero.
rule-place = I dadi vanno sulle quattro piazze della mezza giornata, dal più basso al più alto. A pari valore il nero va per primo.
rule-color = Un dado trasparente prende il colore della piazza su cui si trova.
rule-destroy = Il dado nero distrugge la piazza su cui si trova. Nessuno la usa in questa mezza giornata.
rule-choose = Tutti insieme, ognuno sceglie uno degli altri dadi e ne paga il prezzo. Più giocatori possono scegliere lo stesso.
rule-rebuild = Alla fine della mezza giornata la piazza distrutta si gira e torna al suo posto.
rule-turn = Dopo il pomeriggio la ruota piccola gira di una tacca in senso orario e comincia il giorno dopo.
rule-red = Il rosso sono i nobili e la loro influenza.
rule-yellow = Il giallo sono i civili e i loro denari.
rule-white = Il bianco è il clero e il suo sapere.
rule-plazas = Ognuna delle nove piazze ha due facce. Tre mostrano lo stesso colore su entrambe.
rule-other-side = Il piccolo segno su una piazza indica il colore dell’altra faccia.
rule-neutral = La finestra con il numero del giorno indica la zona neutra. In senso orario seguono le quattro piazze della mattina, poi le quattro del pomeriggio.
rule-price-first = In ogni mezza giornata il primo posto è gratis.
rule-price-second = Il secondo posto costa una risorsa qualsiasi.
rule-price-third = Il terzo posto costa un denaro.
rule-price-fourth = Il quarto posto costa due denari.
rule-none-free = Se nessun dado è gratis e non potete pagarne nessuno, guadagnate una risorsa di ogni tipo invece di agire.
rule-start = Si comincia con tre risorse di ogni tipo.
rule-numbers = Le sei colonne di ogni foglio portano i numeri da 1 a 6, nello stesso ordine per tutti.
rule-gain = Guadagnare risorse: cerchiatene tante del colore del dado quanto è il suo valore.
rule-track = La 6ª, la 12ª e la 18ª risorsa di un tracciato danno anche un cittadino del suo colore.
rule-later = Ciò che guadagnate si può spendere dalla mezza giornata successiva.
rule-prestige = Oppure disegnate un edificio di prestigio: quello del colore del dado, nella colonna del suo valore.
rule-work = Oppure disegnate allo stesso modo un edificio di lavoro.
rule-influence = Un punto influenza cambia il valore del vostro dado di 1, in più o in meno, quante volte potete pagare.
rule-limits = Un valore resta fra 1 e 6: il 6 e l’uno non sono vicini.
rule-knowledge = Due punti sapere cambiano il colore del vostro dado.
rule-deniers = I denari pagano i dadi del terzo e del quarto posto.
rule-rows = Ogni colore ha una fila di sei edifici di prestigio e, sotto, una di sei edifici di lavoro.
rule-fortress = Fortezza: un cittadino, rosso nelle due colonne a sinistra, giallo nelle due al centro, bianco nelle due a destra. Protegge la sua colonna dai colpi.
rule-great-hall = Grande Mercato, per colonna da sinistra. Prima: 3 punti influenza per ogni dado rosso disponibile; seconda: 2 cittadini rossi per ogni dado rosso; terza: 3 denari per ogni dado giallo; quarta: 2 cittadini gialli per ogni dado giallo; quinta: 3 punti sapere per ogni dado bianco; sesta: 2 cittadini bianchi per ogni dado bianco.
rule-available = Sono disponibili i dadi che si possono scegliere in questa mezza giornata. Un colore cambiato con il sapere non conta.
rule-cathedral = Cattedrale: alla fine una fila dà punti, per colonna da sinistra: Fortezze, Palazzi dei Conti, Grandi Mercati, Municipi, Cattedrali, Vescovadi.
rule-cathedral-number = Accanto a quella fila scrivete 1 per le prime due Cattedrali, 2 per le due successive, 3 per le ultime due.
rule-palace = Palazzo dei Conti: due cittadini rossi.
rule-city-hall = Municipio: due cittadini gialli.
rule-bishopric = Vescovado: due cittadini bianchi.
rule-links = Un bonus fra due vicini di una fila è vostro appena entrambi sono disegnati.
rule-citizen = Ogni cittadino vale un punto.
rule-three-citizens = Tre cittadini di ogni colore: una risorsa di ogni tipo.
rule-six-citizens = Sei di ogni colore, e di nuovo undici di ogni colore: subito un edificio di lavoro qualsiasi.
rule-fifteen-citizens = Quindici di un colore: subito un edificio di prestigio di uno degli altri colori.
rule-twenty-citizens = Venti di un colore: un cittadino di ciascuno degli altri colori.
rule-full-track = I cittadini che non trovano posto nel loro tracciato vanno in un altro.
rule-from-day-three = Dalla mattina del giorno 3, ciò che colpisce una piazza colpisce anche tutti i fogli.
rule-cross-out = Tutti sbarrano il dado che ha il valore del nero e il colore della sua piazza.
rule-lost = In quel colore di quella colonna non si costruisce più nulla. Ciò che è già disegnato resta.
rule-protected = Chi ha una Fortezza in quella colonna non sbarra nulla.
rule-already = Se quel dado è già sbarrato, non succede altro.
rule-tiles = Tre tessere a caso stanno, con il Banchetto in vista, accanto alle tre piazze dello stesso colore su entrambe le facce.
rule-tile-turns = Se il nero distrugge una di queste piazze, a fine mezza giornata la sua tessera passa a Razzia e così resta. Anche la 8, dopo aver risparmiato la sua.
rule-tile-whom = Una tessera riguarda chi sceglie il dado della sua piazza.
rule-tile-eight = La tessera 8 riguarda tutti.
rule-end = La partita finisce dopo il pomeriggio del giorno 8.
rule-row-points = Una fila con un numero dà quel numero per i suoi edifici disegnati.
rule-leftovers = Due risorse avanzate dello stesso tipo danno un punto.
rule-winner = Vince chi ha più punti; in caso di parità la vittoria è condivisa.

## The picture explained

explain-price = { $half ->
    [morning] Prezzo della mattina
   *[afternoon] Prezzo del pomeriggio
}: { $price }
explain-costs = Prezzo: { $price }
explain-at = Oggi alla piazza { $number }.
explain-other-side = Altra faccia: { $side }
explain-destroyed = Distrutta in questa mezza giornata.
explain-neutral = Zona neutra nel giorno { $day }
legend-lit = Chiare: questa mezza giornata
legend-neutral = Giorno e zona neutra
legend-free = 0 tratteggiato: gratis
legend-any = Tre colori: una risorsa qualsiasi
legend-denier = Monete: altrettanti denari
legend-badge = Segno piccolo: colore dell’altra faccia
legend-destroyed = Distrutta: nessuno usa questa piazza
legend-strikes = Dado sbarrato: anche i fogli sono colpiti
legend-tile = Banchetto o razzia per il dado accanto
