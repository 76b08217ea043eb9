# Italian.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] un denaro
       *[other] { $count } denari
    }
    [influence] { $count } di influenza
   *[point] { $count ->
        [one] un punto
       *[other] { $count } punti
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] rosso
    [white] bianco
   *[yellow] giallo
}
building-name = { $building ->
    [palace] Palazzo
    [bishopric] Vescovado
   *[city-hall] Municipio
}
color-dice = { $color ->
    [red] dadi rossi
    [white] dadi bianchi
   *[yellow] dadi gialli
}
activity-name = { $activity ->
    [artisan] Artigiano
    [merchant] Mercante
    [miller] Mugnaio
    [innkeeper] Locandiere
    [blacksmith] Fabbro
    [militiaman] Miliziano
    [journeyman] Garzone
    [goldsmith] Orafo
    [sculptor] Scultore
    [tithe] Decima
    [monk] Monaco
    [priest] Sacerdote
    [apprenticeship] Apprendistato
    [confession] Confessione
    [templar] Templare
    [pilgrimage] Pellegrinaggio
    [procession] Processione
    [glassblower] Vetraio
    [archer] Arciere
    [chivalry] Cavalleria
    [diplomat] Diplomatico
    [hunting] Caccia
    [mercenary] Mercenario
    [tax-collector] Esattore
    [captain] Capitano
    [joust] Giostra
    [troubadour] Trovatore
    [baker] Fornaio
    [prior] Priore
   *[banquet] Banchetto
}
event-name = { $event ->
    [marauding] Saccheggio
    [drought] Siccità
    [support] Sostegno
    [civil-war] Guerra civile
    [wayfarers] Viandanti
    [theological-conflict] Conflitto teologico
    [heresy] Eresia
    [traveling-builders] Costruttori itineranti
    [interrupted-work] Lavori interrotti
    [brigands] Briganti
    [conflict-of-succession] Conflitto di successione
    [skirmishes] Scaramucce
    [war] Guerra
    [normans-attack] Attacco dei Normanni
   *[resistance] Resistenza
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urbano IV
    [thibaut-2] Tebaldo II
    [hugues-de-payns] Ugo di Payns
    [le-florentin] Il Fiorentino
   *[henry-1] Enrico I
}
seat-name = Giocatore { $seat }
owner-gray = Grigio
owner-roy = le Roy
joined = { $others } e { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: file

### What activities do

effect-gain = Guadagnate { $gains }
effect-trade = Pagate { $pays } e guadagnate { $gains }
effect-citizens = Scegliete ogni volta il Palazzo o il Vescovado e guadagnate { $gains } per ogni vostro cittadino in piedi lì
effect-cathedral = Guadagnate { $gains } per ogni { $every } vostri cubi sulla Cattedrale
effect-events = Guadagnate { $gains } per ogni evento con un proprio cubo, anche Saccheggio
effect-yellow-dice = Guadagnate { $gains } per ogni dado giallo in tutti i quartieri
effect-red-dice = Guadagnate { $gains } per ogni dado rosso nel quartiere che ne ha di più
effect-most-dice = Chi ha ancora più dadi guadagna { $gains }; in caso di parità, tutti
effect-red-sum = Guadagnate { $gains } se nessuno ha ancora più di voi in dadi rossi; in caso di parità, tutti
effect-tax = { $neutral ->
    [roy] La riserva ti paga 2 denari per ogni cittadino di le Roy in piedi nel Municipio
   *[gray] Gli altri vi pagano un denaro per ogni cittadino in piedi nel Municipio, e la riserva uno per ogni cittadino grigio
}
effect-roll-cube = Lanciate un dado: con { $least } o più mettete un cubo su un evento
effect-dice-cubes = Mettete su un evento un cubo per ogni dado rimasto nel vostro quartiere ({ $dice })
effect-paid-cube = Pagate { $pays } e mettete un cubo su un evento
effect-later = Un cubo cambia un gruppo più tardi: { $effect }
effect-group-plus = { $dice }, { $plus } in più in tutto (non per piazzare in: { $building })
effect-dice-plus = { $dice }, { $plus } in più ciascuno, anche oltre 6 (non per piazzare in: { $building })
effect-any-plus = ogni dado vale { $plus } in più, anche oltre 6 (non per Vescovado, Municipio o Cattedrale)
effect-dice-worth = ogni dado vale { $worth }, anche di colori diversi (non per Vescovado, Municipio o Cattedrale)
effect-act-as = { $dice } come { $others }
effect-one-acts-as = { $dice }, uno solo, che vale come { $times } { $others }; comprato costa 2 denari
effect-free = { $dice }, al massimo uno da ogni altro quartiere, gratis

### What events do

threat-black = { $count ->
    [0] nessun dado nero
    [one] un dado nero
   *[other] { $count } dadi neri
}
threat-lose = Ogni giocatore perde { $lost }
threat-citizens = Ogni giocatore perde { $lost } per ogni cittadino in piedi qui: { $building }
threat-gray-cubes = { $neutral ->
    [roy] Un cubo di le Roy su ciascuno dei { $events } eventi più vicini a sinistra
   *[gray] Un cubo grigio su ciascuno dei { $events } eventi più vicini a sinistra
}
threat-gray-citizen = { $neutral ->
    [roy] Un dado dice in quale posto va un cittadino di le Roy: { $building }
   *[gray] Un dado dice in quale posto va un cittadino grigio: { $building }
}
threat-build = { $neutral ->
    [roy] Un cubo di le Roy sulla Cattedrale, per un punto: nel livello più basso con uno spazio libero, sul valore più basso
   *[gray] Un cubo grigio sulla Cattedrale: nel livello più basso con uno spazio libero, sul valore più basso
}
threat-unbuild = Un cubo lascia la Cattedrale: dal livello più alto con un cubo, dal valore più alto
threat-last-cubes = Da ogni evento va via l’ultimo cubo messo

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] i cittadini in piedi nei tre edifici
    [urbain-4] i cubi sulla Cattedrale
    [thibaut-2] i denari
    [hugues-de-payns] l’influenza
    [le-florentin] i maestri sulle attività
   *[henry-1] le carte evento vinte
}
merit = { $character } premia { $what }: un punto per { $one } o più, 3 punti per { $three } o più, 6 punti per { $six } o più

### What is printed on the cards

figure-name = { $figure ->
    [hire] Costo di un maestro
    [per] Somma dei dadi divisa per
    [number] Numero sul retro
    [timing] Quando agisce
    [fought] Si combatte con
    [banners] Stendardi
    [first] Punti per più cubi
    [second] Punti per il secondo
    [calls] Colore chiamato
   *[black] Dadi neri
}
figure-word = { $word ->
    [red] rosso
    [white] bianco
    [yellow] giallo
    [any] un colore qualsiasi
    [now] subito
   *[later] più tardi, con i cubi
}
figure-space = Punti dello spazio { $number }
figure-row = Fila del valore { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: non noto

### What is done now

phase-draw = { $wanted ->
    [red] Arriva un evento rosso
    [second] Arriva un secondo evento rosso
    [white] Arriva un evento bianco
    [yellow] Arriva un evento giallo
   *[color] Quale colore chiama la carta rossa?
}
phase-settle = { $who } piazza un cittadino
phase-reveal = Rivelate le attività
phase-income = Entrate e salari
phase-workforce = Lanciate i dadi
phase-resolve = Adesso: { $event }
phase-push = { $event }: chi esce?
phase-roll-black = Lanciate i dadi neri
phase-counter = { $who } affronta un dado nero
phase-act = Tocca a { $who }
phase-shoot = { $who } tira per l’Arciere
phase-aim = { $who } mette cubi sugli eventi
phase-close = Finisce il round
phase-show = Mostrate i personaggi
phase-over = La partita è finita

### What is announced

count-name = { $count ->
    [deniers] denari
    [influence] influenza
    [points] punti
    [citizens] cittadini
    [cubes] cubi
   *[cards] carte evento
}
effect-none = { $why ->
    [all-gray-in-play] tutti i cittadini grigi sono in gioco
    [lies-there] un cittadino di quel colore giace già lì
    [no-event] nessun altro evento può ricevere un cubo
    [cathedral-full] la Cattedrale è piena
    [cathedral-empty] la Cattedrale è vuota
    [spares-roy] risparmia le Roy
   *[no-cubes] nessun evento ha cubi
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Round { $round }
headline-last-round = L’ultimo round!
headline-last-done = L’ultimo round è finito
headline-house-figures = Valori della casa
headline-start = Comincia { $who }
headline-untold = Non tutto è stato inserito
headline-corrected = Corretto
headline-won = Vittoria: { $who }
headline-undecided = Il conteggio è aperto
headline-passes = { $who } passa
headline-places = { $who } piazza un cittadino
headline-home = I cittadini tornano a casa
headline-black = Dadi neri: { $faces }
headline-agriculture = Agricoltura: { $who }
headline-unsaid = Dadi usati: { $who }
cry-opening = Comincia { $who }. La partita ha { $rounds } round.
cry-house-figures = I valori delle carte sono nostri, non quelli della scatola.
cry-settles = { $who } piazza { $left ->
    [1] l’ultimo cittadino
   *[other] uno dei { $left } cittadini rimasti
}.
cry-settled = Un cittadino di { $who }: { $building }.
cry-filled = I cittadini grigi occupano i posti liberi: { $where }.
cry-round = Comincia il round { $round }.
cry-last-round = Questo è l’ultimo round!
cry-revealed = Nuove attività: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Ognuno riceve { $income }. Salari: { $list }.
cry-short = { $who } non può pagare tutto e perde { $lost }.
cry-rolled = { $who } ha { $dice }.
cry-thrown = Dadi in città: { $count }.
cry-entered = Nuovo evento: { $event }. { $effect }.
cry-calls = { $event } chiama: { $color }.
cry-calls-red = { $event } chiama un secondo evento rosso, dalla scatola.
cry-no-card = Quel mazzo è vuoto, non arriva nessuna carta: { $color }.
cry-took = { $event } porta { $dice }.
cry-event-die = { $event }: il dado mostra { $face }.
cry-struck = { $event } costa: { $list }.
cry-no-effect = { $event } non ha effetto: { $why }.
cry-cubed = { $who } mette cubi su { $event }: { $count }.
cry-uncubed = Un cubo di { $who } lascia { $event }.
cry-built = { $who } costruisce la Cattedrale: { $sites }.
cry-unbuilt = La Cattedrale perde un cubo di { $who }: cantiere { $sites }.
cry-placed = { $who } piazza un cittadino: { $building }.
cry-expelled = Un cittadino di { $who } viene espulso: { $building }.
cry-black-rolled = Dadi neri minacciano la città: { $faces }.
cry-faces = { $who } affronta questo dado nero: { $face }.
cry-countered = { $who } respinge { $faces } con { $sum } e guadagna { $gains }.
cry-uncountered = { $who } non può respingere { $face } e perde { $lost }.
cry-rerolled = { $who } paga { $price } e ritira: { $faces }.
cry-turned-over = { $who } paga { $price } e capovolge dei dadi: { $faces }.
cry-recruited = { $who } paga { $price } e ottiene un cittadino.
cry-bought = { $who } paga per i dadi: { $list }.
cry-hired = { $who } assume un maestro: { $card }.
cry-used = { $who } usa { $card }: { $times ->
    [one] una volta
   *[other] { $times } volte
}.
cry-divided = I dadi: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , arrotondato per difetto.
}
cry-agriculture = { $who } coltiva la terra.
cry-unsaid = { $who } usa dei dadi.
cry-stored = { $who } mette cubi su { $card } per dopo: { $count }.
cry-shot = { $who } tira { $faces }. Colpi a segno: { $count }.
cry-gained = { $who } guadagna { $gains }.
cry-pays = { $who } paga { $lost }.
cry-lost = { $who } perde { $lost }.
cry-beaten = { $event }: respinto. Punti: { $list }. La carta va a { $owner }.
cry-beaten-nobody = { $event }: respinto. Punti: { $list }. Nessuno prende la carta.
nobody-gains = nessuno
cry-acts = Tocca a { $who }.
cry-pushes = Chi viene espulso lì? { $event }.
cry-aims = { $who } sceglie eventi per i cubi: { $count }.
cry-passed = { $who } passa.
cry-pass-deniers = Un denaro in più per aver passato: { $who }.
cry-round-done = Il round è finito.
cry-last-done = L’ultimo round è finito.
cry-home = I cittadini espulsi tornano a casa: { $list }.
cry-start = Ora comincia { $who }.
cry-inexact = Non tutto è stato inserito. Forse sbagliato per { $who }: { $what }.
cry-untold = Non tutto è stato inserito: alcuni numeri possono essere sbagliati.
cry-booked = Scritto nel libretto delle carte: { $card }.
cry-corrected = Corretto: { $what }.
cry-shown = { $who } aveva: { $characters }.
cry-over = La partita è finita.
cry-won = { $who } vince con { $points }.
cry-shared = { $who } si dividono la vittoria, con { $points } ciascuno.
cry-standing = Posizione { $place }: { $who }, con { $points }.
cry-undecided = Non si sa ancora chi vince: al conteggio manca qualcosa.

### Corrections

corrected-purse = { $who } ha { $amount }
corrected-exact = giusto per { $who }: { $what }
corrected-standing = { $building }, in piedi: { $who } { $count }
corrected-lying = { $building }, sdraiato: { $who }
corrected-not-lying = { $building }, non sdraiato: { $who }
corrected-supply = cittadini nella riserva di { $who }: { $count }
corrected-tradesmen = { $card }, maestri: { $list }
corrected-stored = { $card }, cubi: { $who } { $count }
corrected-event = { $event }, cubi: { $list }
corrected-left = { $event } va a { $who }
corrected-left-nobody = { $event } non va a nessuno
corrected-cathedral = Cattedrale, cantiere { $site }, livello { $level }: { $who }
corrected-die = il dado { $number } di { $who } mostra { $face }
corrected-start = { $who } è il primo giocatore
corrected-turn = tocca a { $who }
corrected-passed = { $who } ha passato, con { $amount }
corrected-not-passed = { $who } non ha passato

### What cannot be

step-name = { $step ->
    [settle] piazzare i cittadini
    [reveal] nuove attività
    [income] entrate e salari
    [workforce] lanciare i dadi
    [draw] nuovi eventi
    [resolve] effetto degli eventi
    [push] chi viene espulso
    [roll-black] lanciare i dadi neri
    [counter] respingere i dadi neri
    [act] azioni
    [shoot] tirare per i cubi
    [aim] scegliere eventi per i cubi
    [close] fine del round
    [show] mostrare i personaggi
   *[over] la partita è finita
}
refusal-not-now = Ora non è possibile. In questo momento: { $step }.
    .clause = ora non è possibile. In questo momento: { $step }
refusal-player-count = Possono giocare da { $least } a { $most }, non { $count }.
    .clause = possono giocare da { $least } a { $most }, non { $count }
refusal-no-such-start = Il posto { $number } non può cominciare: non c’è nessuno.
    .clause = il posto { $number } non può cominciare: non c’è nessuno
refusal-crowd = Lì non ci stanno tanti cittadini: { $building }, { $count }.
    .clause = lì non ci stanno tanti cittadini: { $building }, { $count }
refusal-gray-count = Cittadini grigi necessari in tutto: { $needed }, indicati: { $count }.
    .clause = cittadini grigi necessari in tutto: { $needed }, indicati: { $count }
refusal-character-players = I personaggi indicati sono per { $named } giocatori, ma giocano in { $count }.
    .clause = i personaggi indicati sono per { $named } giocatori, ma giocano in { $count }
refusal-character-count = Personaggi di { $who }: ne servono { $needed }, non { $named }.
    .clause = personaggi di { $who }: ne servono { $needed }, non { $named }
refusal-character-twice = Un personaggio c’è due volte: { $character }.
    .clause = un personaggio c’è due volte: { $character }
refusal-character-dealt = { $who } ne ha ricevuti altri.
    .clause = { $who } ne ha ricevuti altri
refusal-no-space = Lì non c’è posto: { $building }.
    .clause = lì non c’è posto: { $building }
refusal-reveal-color = { $card } non è di questo colore: { $color }.
    .clause = { $card } non è di questo colore: { $color }
refusal-reveal-round = { $card } non arriva in questo round.
    .clause = { $card } non arriva in questo round
refusal-bonus = { $card } è una carta bonus, e la partita è senza.
    .clause = { $card } è una carta bonus, e la partita è senza
refusal-short-seat = Nessuno siede al posto { $number }.
    .clause = nessuno siede al posto { $number }
refusal-short-order = { $who } è indicato due volte o fuori ordine.
    .clause = { $who } è indicato due volte o fuori ordine
refusal-short-computed = Quanto { $who } può pagare è contato automaticamente.
    .clause = quanto { $who } può pagare è contato automaticamente
refusal-short-nothing = { $who } non ha niente da pagare.
    .clause = { $who } non ha niente da pagare
refusal-roll-players = I dadi indicati sono per { $named } giocatori, ma giocano in { $count }.
    .clause = i dadi indicati sono per { $named } giocatori, ma giocano in { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, non { $named }.
    .clause = { $who }, { $dice }: { $needed }, non { $named }
refusal-roll-count = Dadi da lanciare: { $needed }, non { $named }.
    .clause = dadi da lanciare: { $needed }, non { $named }
refusal-event-deck = { $event } è di un altro mazzo.
    .clause = { $event } è di un altro mazzo
refusal-event-came = { $event } è già arrivato.
    .clause = { $event } è già arrivato
refusal-black-known = I dadi neri di { $event } sono noti: non inseriteli.
    .clause = i dadi neri di { $event } sono noti: non inseriteli
refusal-black-open = Inserite il numero di dadi neri: { $event }.
    .clause = inserite il numero di dadi neri: { $event }
refusal-banners-known = I valori di { $event } dicono già se è respinto.
    .clause = i valori di { $event } dicono già se è respinto
refusal-rewards-known = Le ricompense di { $event } sono note: non inseritele.
    .clause = le ricompense di { $event } sono note: non inseritele
refusal-event-no-cube = { $event } non riceve così nessun cubo, o è indicato due volte.
    .clause = { $event } non riceve così nessun cubo, o è indicato due volte
refusal-reward-order = La seconda ricompensa supera la prima: { $event }.
    .clause = la seconda ricompensa supera la prima: { $event }
refusal-nobody-there = Nessuno di quel colore può essere espulso lì: { $building }, { $who }.
    .clause = nessuno di quel colore può essere espulso lì: { $building }, { $who }
refusal-lies-there = Uno di quel colore giace già lì, quindi nessun altro può essere espulso: { $building }, { $who }.
    .clause = uno di quel colore giace già lì, quindi nessun altro può essere espulso: { $building }, { $who }
refusal-no-dice = Nessun dado scelto.
    .clause = nessun dado scelto
refusal-no-such-die = Qui non c’è un dado { $number }.
    .clause = qui non c’è un dado { $number }
refusal-die-gone = Il dado { $number } è già usato.
    .clause = il dado { $number } è già usato
refusal-die-order = Il dado { $number } è indicato due volte o fuori ordine.
    .clause = il dado { $number } è indicato due volte o fuori ordine
refusal-no-such-black = Non c’è un dado nero { $number }, o non c’è più.
    .clause = non c’è un dado nero { $number }, o non c’è più
refusal-black-order = Il dado nero { $number } è indicato due volte o fuori ordine.
    .clause = il dado nero { $number } è indicato due volte o fuori ordine
refusal-not-highest = Il dado nero più alto dev’essere incluso: { $face }.
    .clause = il dado nero più alto dev’essere incluso: { $face }
refusal-too-small = Servono { $needed }, i dadi valgono { $sum }.
    .clause = servono { $needed }, i dadi valgono { $sum }
refusal-could-counter = I dadi del quartiere valgono { $sum }, e ne bastano { $needed }: il dado nero va respinto.
    .clause = i dadi del quartiere valgono { $sum }, e ne bastano { $needed }: il dado nero va respinto
refusal-goods = Necessario: { $price }, disponibile: { $has }.
    .clause = necessario: { $price }, disponibile: { $has }
refusal-turn-dice = Si possono capovolgere da uno a tre dadi, non { $count }.
    .clause = si possono capovolgere da uno a tre dadi, non { $count }
refusal-all-in-play = Tutti i cittadini di questo giocatore sono in gioco.
    .clause = tutti i cittadini di questo giocatore sono in gioco
refusal-group-dice = Un gruppo ha da uno a tre dadi, non { $count }.
    .clause = un gruppo ha da uno a tre dadi, non { $count }
refusal-act-die-none = Quel dado non esiste: { $who }, { $number }.
    .clause = quel dado non esiste: { $who }, { $number }
refusal-act-die-gone = Quel dado è già usato: { $who }, { $number }.
    .clause = quel dado è già usato: { $who }, { $number }
refusal-act-die-twice = Quel dado è indicato due volte: { $who }, { $number }.
    .clause = quel dado è indicato due volte: { $who }, { $number }
refusal-colors = I dadi sono di colori diversi.
    .clause = i dadi sono di colori diversi
refusal-wrong-color = Servono { $dice }.
    .clause = servono { $dice }
refusal-no-stored-cube = Questo giocatore non ha cubi su { $card }.
    .clause = questo giocatore non ha cubi su { $card }
refusal-cube-group = Un cubo di { $card } non cambia un gruppo così.
    .clause = un cubo di { $card } non cambia un gruppo così
refusal-cube-bars = Un gruppo cambiato da { $card } non può servire a questo.
    .clause = un gruppo cambiato da { $card } non può servire a questo
refusal-not-revealed = { $card } non c’è ancora.
    .clause = { $card } non c’è ancora
refusal-no-tradesman = Prima assumete un maestro: { $card }.
    .clause = prima assumete un maestro: { $card }
refusal-second-tradesman = Nessuno ha due maestri su una carta: { $card }.
    .clause = nessuno ha due maestri su una carta: { $card }
refusal-no-citizen = Questo giocatore non ha cittadini lì.
    .clause = questo giocatore non ha cittadini lì
refusal-hire-known = Il prezzo di un maestro è noto, non inseritelo: { $card }.
    .clause = il prezzo di un maestro è noto, non inseritelo: { $card }
refusal-too-often = Si può fare al massimo { $can } volte, non { $count }.
    .clause = si può fare al massimo { $can } volte, non { $count }
refusal-times-unsaid = Dite quante volte: il divisore non è noto.
    .clause = dite quante volte: il divisore non è noto
refusal-no-use = Va fatto almeno una volta.
    .clause = va fatto almeno una volta
refusal-choice = { $card } richiede un’altra scelta a ogni uso.
    .clause = { $card } richiede un’altra scelta a ogni uso
refusal-not-counted = Non è né il Palazzo né il Vescovado: { $building }.
    .clause = non è né il Palazzo né il Vescovado: { $building }
refusal-no-such-event = { $event } non c’è.
    .clause = { $event } non c’è
refusal-banners = Stendardi liberi su { $event }: { $free }, cubi: { $count }.
    .clause = stendardi liberi su { $event }: { $free }, cubi: { $count }
refusal-no-red-die = Nel quartiere non resta nessun dado rosso.
    .clause = nel quartiere non resta nessun dado rosso
refusal-site-full = Questo cantiere della Cattedrale è pieno: { $site }.
    .clause = questo cantiere della Cattedrale è pieno: { $site }
refusal-one-die = Un solo dado piazza un cittadino, non { $count }.
    .clause = un solo dado piazza un cittadino, non { $count }
refusal-no-place = Un dado che vale { $value } non ha posto lì.
    .clause = un dado che vale { $value } non ha posto lì
refusal-no-such-owner = Non è a questo tavolo: { $who }.
    .clause = non è a questo tavolo: { $who }
refusal-influence-most = Nessuno ha più di { $most }, non { $count }.
    .clause = nessuno ha più di { $most }, non { $count }
refusal-citizens = Non possono esserci tanti cittadini: { $who }, { $count }.
    .clause = non possono esserci tanti cittadini: { $who }, { $count }
refusal-two-tradesmen = { $who } ha lì due maestri.
    .clause = { $who } ha lì due maestri
refusal-spaces = Non ci sono tanti spazi: { $count }.
    .clause = non ci sono tanti spazi: { $count }
refusal-event-banners = { $event } non ha più stendardi di così: { $count }.
    .clause = { $event } non ha più stendardi di così: { $count }
refusal-never-leaves = Questo evento non se ne va mai.
    .clause = questo evento non se ne va mai
refusal-no-such-level = La Cattedrale non ha un livello { $level }.
    .clause = la Cattedrale non ha un livello { $level }
refusal-has-passed = { $who } ha passato.
    .clause = { $who } ha passato
refusal-has-turn = Tocca a { $who }, che non ha passato.
    .clause = tocca a { $who }, che non ha passato
refusal-same = Questo non cambia niente.
    .clause = questo non cambia niente

### The form of a new game

setup-depth = Che cosa si inserisce
setup-depth-purses = Tutto
setup-depth-purses-about = L’app lancia i dadi e conosce ogni azione e tutto il denaro. Dice ogni prezzo e alla fine conta i punti.
setup-depth-deeds = Le azioni
setup-depth-deeds-about = L’app lancia i dadi e sa per che cosa sono stati usati. Il denaro lo contate voi.
setup-depth-dice = Solo i dadi
setup-depth-dice-about = L’app lancia i dadi e annuncia gli eventi. Tutto il resto rimane sul vostro tavolo.
setup-figures = Che cosa dicono le carte
setup-figures-group = Dalla nostra scatola
setup-figures-group-about = L’app chiede una volta che cosa dice una carta e lo tiene per le vostre prossime partite. Finora: { $count }.
setup-figures-house = Valori della casa
setup-figures-house-about = Questi valori sono nostri, non della scatola: per un tavolo senza le sue carte.
setup-figures-open = Non inserito
setup-figures-open-about = Leggete voi le carte e dite all’app ciò che le serve.
setup-options-about = Il codice, chi comincia, carte bonus, carte e dadi propri.
setup-start = Chi comincia
setup-start-code = A sorte
setup-bonus = Carte bonus
setup-bonus-with = Con le carte bonus
setup-bonus-without = Senza
setup-cards = Attività ed eventi
setup-characters = Personaggi
setup-cards-code = Distribuiti dall’app
setup-cards-hand = Pescati al tavolo e nominati
setup-characters-hand-about = Distribuiteli voi. Si nominano alla fine della partita.
setup-dice = Dadi
setup-dice-code = Lanciati dall’app
setup-dice-entered = Lanciati al tavolo e inseriti
setup-gray = Cittadini grigi all’inizio

### Che cosa si stampa

paper-name = Nome
paper-code = Codice { $code }
paper-round-title = Un round di { $game }
paper-phase-reveal = Attività
paper-phase-reveal-about = Round da 1 a 3: scoprite l’attività di ogni colore con il numero del round.
paper-phase-income = Entrate e salari
paper-phase-income-about = Ognuno riceve { $income } e paga i salari. Chi non può pagare tutto paga quello che ha e perde { $lost }.
paper-phase-dice = Dadi
paper-phase-dice-about = Un dado per ogni cittadino in piedi in un edificio; il primo giocatore lancia per il grigio.
paper-phase-events = Eventi
paper-phase-events-about = Arriva un evento rosso, poi quello che esso chiama. Tutti hanno effetto, da sinistra a destra; poi si lanciano i dadi neri. Dal primo giocatore in poi, ognuno respinge il più alto, o più d’uno insieme, con i dadi del proprio distretto: i colori si possono mescolare, i rossi valgono doppio. Ogni dado respinto dà { $gains }; chi non può perde { $lost }.
paper-phase-act = Azioni
paper-phase-act-about = A turno, un’azione con 1, 2 o 3 dadi di un colore, o passare. Attività: la somma divisa per il numero della carta dice quante volte; prima assumete un maestro. Cattedrale: un cubo per ogni dado bianco. Combattimento: la somma divisa per il numero dell’evento dice quanti cubi. Cittadino: un dado dice dove. Agricoltura: metà della somma di dadi gialli in denari. Passare: { $deniers }, e uno in più ogni volta che toccherebbe a voi.
paper-phase-end = Fine
paper-phase-end-about = Prendete i denari per aver passato. I cittadini espulsi tornano a casa. Il primo giocatore è ora chi siede a sinistra.
paper-over = La fine della partita
paper-over-about = Il round in cui arriva l’ultimo evento rosso è l’ultimo. Round con 2 · 3 · 4 giocatori: { $rounds }.
paper-prices = Dadi degli altri
paper-prices-about = Per dado in un gruppo di 1 · 2 · 3: { $prices } denari, al proprietario; per quelli grigi alla riserva. Nessuno può rifiutare.
paper-salaries = Salario di ogni cittadino
paper-influence = Influenza
paper-influence-reroll = ritirare un dado del proprio distretto
paper-influence-recruit = un cittadino nella propria riserva
paper-influence-turn = capovolgere al massimo { $most } dadi propri
paper-influence-most = Nessuno ne ha più di { $most }.
paper-cathedral = Cattedrale, ogni cubo
paper-combat = Combattimento
paper-combat-cubes = Ogni cubo dà 1 di influenza. Con tutti gli stendardi coperti, chi ha più cubi riceve la prima ricompensa, il secondo la seconda.
paper-combat-ties = Un pareggio in testa divide le due ricompense, uno per il secondo posto la seconda, arrotondate per difetto. Chi è solo le riceve entrambe.
paper-purses-title = Denari, influenza e punti
paper-deniers = Denari
paper-deniers-about = Spostate qualcosa di piccolo. Oltre { $most }, un secondo segna il resto.
paper-begins = { $number } all’inizio
paper-points = Punti
paper-points-fold = Barrate un numero per ogni punto. Piegate la striscia all’indietro: i punti sono segreti.
paper-points-apart = Barrate un numero per ogni punto. Tenete questa pagina coperta: i punti sono segreti.
paper-slips-title = Personaggi da piegare
paper-bands = { $players ->
    [two] Con 2 giocatori
   *[more] Con 3 o 4 giocatori
}
paper-scores-title = Conteggio
paper-scores-characters = Contano solo i personaggi in gioco: quelli che qualcuno ha.
paper-report-title = Resoconto di una partita di { $game }
paper-activities = Attività
paper-spaces = Spazi
paper-events = Eventi
paper-rewards = Ricompense
paper-source = Fonte
paper-course = Inizio
print-round-title = Scheda del banditore
print-round-about = Fasi, prezzi, influenza e Cattedrale; due per pagina.
print-round = Stampa la scheda
print-purses-about = Un foglio per giocatore, con i punti su una striscia da piegare; due per pagina.
print-purses = Stampa i fogli
print-slips-about = Da ritagliare, piegare, mescolare e pescare: uno a testa, due a testa con 2 giocatori.
print-slips = Stampa i personaggi
print-scores-about = Una riga per ogni tipo di punti e ogni personaggio.
print-scores = Stampa il foglio del conteggio
print-report-title = Resoconto della partita
print-report-about = Punti, i valori delle carte e ogni round.
print-report = Stampa il resoconto
### Lines of orders

args-line-unknown = un ordine comincia con { $known }, non con «{ $text }»; town-crier cry --game troyes --help mostra come si scrive ciascuno
args-line-needs = dove c’è «{ $text }» (parola { $at }) ci vuole { $what }
args-line-lacks = alla fine della riga manca { $what }
args-line-more = dove c’è «{ $text }» (parola { $at }) non ci vuole niente
args-line-part = { $what ->
    [activity] il nome di una carta attività ({ $written })
    [event] il nome di una carta evento ({ $written })
    [card] il nome di una carta ({ $written })
    [player] qualcuno ({ $written })
    [owner] qualcuno o il grigio ({ $written })
    [nobody] qualcuno, il grigio o nessuno ({ $written })
    [die] un dado della piazza ({ $written })
    [own] un dado del proprio quartiere ({ $written })
    [black] un dado nero ({ $written })
    [face] che cosa mostra un dado ({ $written })
    [number] un numero ({ $written })
    [origin] da dove viene il cittadino ({ $written })
    [figure] un dato di questa carta ({ $written })
    [value] un valore di questo dato ({ $written })
    [exact] «{ $written }»
   *[word] una di queste parole ({ $written })
}

### Files that are damaged

damage-start = comincia il posto { $found }, ma il codice { $code } estrae il posto { $dealt } (contati da 0)
damage-characters = il posto { $seat } ha personaggi diversi da quelli che dà il codice { $code } (contati da 0)
damage-cards = il suo libretto delle carte: { $damage }
damage-page = passo { $order }: { $damage }
damage-page-of = il passo { $order } dà i valori di { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}, e ogni passo dà quelli di una sola
damage-face = passo { $order }: nessun dado mostra { $face }

### The sheet at the end

refusal-sheet-uncounted = Ancora da contare: { $row }.
    .clause = ancora da contare: { $row }
refusal-sheet-row = { $row }: da 0 a { $most }, non { $count }.
    .clause = { $row }: da 0 a { $most }, non { $count }
refusal-sheet-levels = { $row }: 2 punti ciascuno, { $most } al massimo, non { $count }.
    .clause = { $row }: 2 punti ciascuno, { $most } al massimo, non { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = cittadini nella riserva: { $count }
cli-next-pick = Scrivete un ordine o il numero di una voce.
cli-next-choose = Scrivete un ordine o il numero di una voce, o premete Invio: { $does }
args-gray = scrivete tre numeri separati da virgole, per palazzo, vescovado e municipio, come in 2,2,2, non «{ $text }»
args-gray-players = solo in due ci sono già prima cittadini grigi; togliete questa opzione
args-bots-box = i bot non pescano carte; togliete --cards box
args-bots-thrown = i bot non lanciano dadi; togliete --dice thrown
### On the screens

die-shows = { $color ->
    [red] { $face } rosso
    [white] { $face } bianco
   *[yellow] { $face } giallo
}
die-at = { $who }, dado { $number }: { $die }
owner-nobody = Nessuno
origin-supply = Propria riserva
origin-standing = Cittadino in piedi: { $building }
origin-lying = Cittadino sdraiato: { $building }
origin-tradesman = Maestro: { $card }
target-cathedral = Cattedrale
target-citizen = Piazza un cittadino
target-agriculture = Agricoltura
target-unsaid = Solo questi dadi
round-before = Prima del round 1
round-of = Round { $round } di { $rounds }
order-settle = cittadino di { $who }: { $building }
order-reveal = attività (round { $round })
order-pay = entrate (round { $round })
order-workforce = dadi (round { $round })
order-enter = nuovo evento: { $event }
order-call = colore chiamato: { $color }
order-resolve = effetto: { $event }
order-roll-event = dado: { $event }
order-push = espulso: { $who }
order-roll-black = dadi neri (round { $round })
order-counter = difesa ({ $who })
order-give-way = dado nero non respinto ({ $who })
order-reroll = nuovo lancio ({ $who })
order-recruit = cittadino comprato ({ $who })
order-turn-over = dadi capovolti ({ $who })
order-act = azione ({ $who }): { $what }
order-shoot = dadi dell’Arciere ({ $who })
order-aim = cubi sugli eventi ({ $who })
order-pass = passo ({ $who })
order-close = fine (round { $round })
order-show = personaggi
order-book = libretto delle carte: { $card }
order-correct = correzione: { $what }

### What can be picked

panel-dice-of = Dadi di { $who }
panel-held-by = Personaggi di { $who }
panel-cube = Usare un cubo per questi dadi?
panel-activities = Attività
panel-events = Cubi su un evento
panel-else = Azioni
panel-from = Da dove viene il cittadino?
panel-counted = Dove si contano i cittadini ogni volta?
panel-cubes-on = Quali eventi ricevono cubi?
panel-out = Chi viene espulso?
panel-black-dice = Dadi neri da respingere
panel-fell-again = Che cosa mostra adesso?
panel-fell = { $who }: che cosa mostra il prossimo dado?
panel-all-entered = Tutti i dadi sono inseriti.
panel-thrown-of = { $who }, { $dice }
panel-settle = In quale edificio?
panel-red = Attività rossa
panel-white = Attività bianca
panel-yellow = Attività gialla
panel-calls = Quale colore mostra la carta rossa?
panel-called = { $color ->
    [white] Bianco
   *[yellow] Giallo
}
panel-drawn = Quale carta è stata pescata?
panel-short = Chi non può pagare tutto?
panel-what-is-wrong = Che cosa è diverso sul vostro tavolo?
panel-whose = Di chi?
panel-where = Dove?
panel-which-card = Quale carta?
panel-which-event = Quale evento?
panel-right = Che cosa è giusto così com’è?
panel-lies-there = C’è un cittadino di { $who } sdraiato lì?
panel-there = È lì; toccate per togliere
panel-add = Aggiungi
panel-goes-to = Chi riceve la carta?
panel-site = Quale cantiere?
panel-level = Quale livello?
panel-whose-cube = Di chi è il cubo?
panel-which-die = Quale dado?
panel-shows = Che cosa mostra?
panel-lies = Dove si trova?
panel-influence = Spendi influenza
panel-correct = Correggi qualcosa
panel-black = Dado nero { $number }: { $face }
panel-shows-face = Mostra { $face }
panel-free-banners = Stendardi liberi: { $count }
panel-free-places = Posti liberi: { $count }
panel-black-count = Dadi neri
panel-take-back = Togli l’ultimo
panel-beaten = { $event }: respinto
panel-first = { $event }: punti per più cubi
panel-second = { $event }: punti per il secondo
panel-holds = { $who } ha { $character }
panel-cube-of = Cubo di { $card }
panel-price = Prezzo del maestro
panel-cubes = Quanti cubi?
panel-times = Quante volte?
panel-hires-open = Con un nuovo maestro
panel-hires = Con un nuovo maestro: { $amount }
panel-costs = Costa { $amount }
panel-reroll = Lancia di nuovo per { $price }
panel-recruit = Un cittadino per { $price }
panel-turn-over = Capovolgi dadi per { $price }
panel-yes = Sì
panel-no = No
panel-site-of = Cantiere { $number }
panel-level-of = Livello { $number }
panel-in-square = Sulla piazza
panel-used = Usato
panel-countered = Usato contro i dadi neri
panel-remove = Togli { $number }: { $who }
panel-add-of = Aggiungi: { $who }
panel-fix-purse = Denari, influenza, punti
panel-fix-exact = Un numero è giusto
panel-fix-standing = Cittadini in piedi
panel-fix-lying = Cittadini sdraiati
panel-fix-supply = Cittadini nella riserva
panel-fix-tradesmen = Maestri su una carta
panel-fix-stored = Cubi su un’attività
panel-fix-event = Cubi su un evento
panel-fix-left = Un evento andato via
panel-fix-cathedral = Cubi sulla Cattedrale
panel-fix-die = Ciò che mostra un dado
panel-fix-start = Il primo giocatore
panel-fix-turn = A chi tocca
panel-fix-passed = Denari per aver passato

### What the one key does

does-settle = Piazza un cittadino nel { $building }
does-place-out = Piazza un cittadino nel { $building } ed espelli { $who }
does-reveal = Inserisci queste carte
does-pay = Paga entrate e salari
does-pay-short = Entrate e salari; non può pagare tutto: { $who }
does-enter-dice = Inserisci questi dadi
does-enter = Inserisci { $event }
does-call = Colore chiamato: { $color }
does-resolve = { $event } ha effetto
does-resolve-short = { $event } ha effetto; non può pagare tutto: { $who }
does-push = Espelli { $who }
does-counter = Respingi { $count ->
    [one] il dado nero
   *[other] i dadi neri
} { $faces } con { $sum }
does-give-way = Non respingere il dado nero { $face }
does-hire = Assumi un maestro e usa { $card } { $times ->
    [one] una volta
   *[other] { $times } volte
}
does-activity = Usa { $card } { $times ->
    [one] una volta
   *[other] { $times } volte
}
does-gaining = { $does } e guadagna { $gains }
does-fight = Metti { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
} su { $event }
does-build = Costruisci la Cattedrale: { $sites }
does-farm = Agricoltura: { $amount }
does-pass = Passa
does-use = Usa questi dadi
does-aim = Metti cubi su: { $events }
does-aim-nothing = Non mettere cubi
does-show = Mostra i personaggi
does-show-nothing = Finisci senza personaggi
does-book = Scrivi nel libretto delle carte: { $card }
does-correct = Correggi
step-close = Termina il round
step-draw = Pesca un evento
step-roll-event = Lancia il dado: { $event }
caution-pass = { $who } non agisce più in questo round. Dadi rimasti: { $count }. Passare comunque?
caution-close = Si può ancora agire. Terminare il round comunque?
caution-give-way = L’influenza potrebbe ancora aiutare. Perdere i punti comunque?
caution-cubes = Cubi non messi: { $count }. Continuare comunque?
caution-characters = Senza i personaggi i punti di ognuno restano incompleti. Continuare comunque?
lacks-building = Scegliere l’edificio
lacks-cards = Inserire le tre carte
lacks-color = Scegliere il colore
lacks-card = Inserire la carta
lacks-dice = Inserire ciò che è uscito
lacks-black = Inserire il numero di dadi neri
lacks-pushed = Scegliere chi viene espulso
lacks-defence = Scegliere dadi contro il dado nero
lacks-others = Scegliere altri dadi
lacks-black-die = Scegliere il dado nero più alto
lacks-group = Ancora da scegliere: i dadi
lacks-use = Ancora da scegliere: a che cosa servono i dadi
note-cubes = Cubi: { $count } di { $of }
note-entered = Inseriti: { $count } di { $of }
note-defence = Valore { $sum }, necessario: { $needed }
note-sum = Valore { $sum }
note-left = { $count ->
    [one] resta 1 dado
   *[other] restano { $count } dadi
}
note-costs = costa { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = gratis
note-hire = maestro: { $amount }
note-total = in tutto: { $amount }
note-open = prezzo non noto
### On the screen

track-round = Round { $round } di { $rounds }
standing-perhaps = { $what } (forse sbagliato)
standing-passed = ha passato ({ $amount })
standing-dice = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
side-nobody = nessuno
side-no-dice = nessun dado
side-defence = { $sum } contro i dadi neri
side-threat = Nero { $face }: { $who }, dadi che valgono { $sum }
side-square = Dadi sulla piazza della città: { $count }
side-shots = Dadi da lanciare: { $count }
side-cubes = Cubi da mettere: { $count }
side-lies = uno giace lì
side-more = e altri { $count }
explain-die = { $who }, dado { $number } ({ $color }): { $face }
explain-black = Dado nero: { $face }
explain-faced = A turno: { $who }
explain-standing = In piedi: { $list }
explain-lying = Sdraiati: { $list }
explain-lies = Uno di loro giace sull’edificio.
explain-free = Spazi liberi: { $list }
explain-supply = Cittadini nella riserva: { $count }
explain-won = Carte evento: { $list }
explain-tradesmen = Maestri: { $list }
explain-cubes = Cubi: { $list }
explain-banners = Stendardi coperti: { $taken } di { $all }
explain-site = Cattedrale, valore { $site }
explain-level = Livello { $level }: { $who }
explain-empty = libero
legend-turn = Di chi è il turno
legend-start = Primo giocatore del round
legend-passed = Ha passato; i suoi denari
legend-supply = Cittadini nella riserva
legend-slot = Un dado usato
legend-struck = Un dado nero che non minaccia più nessuno
legend-lying = Espulso, giace sull’edificio
legend-banner = Uno stendardo libero
legend-space = Punti di un maestro qui
own-turn = Tocca a te
own-dice = I tuoi dadi
own-others = Dadi che puoi comprare
own-to-buy = Dadi che puoi comprare: { $dice }
own-secret = Il tuo personaggio segreto: { $merit }
lacking-characters = I personaggi non sono stati nominati.
evening-short-with-end = { $minutes } min · ancora { $end } min
evening = { $minutes } min di gioco{ $continued ->
    [yes] {" "}dalla ripresa
   *[no] {""}
} · round rimasti: { $left }
evening-with-end = { $minutes } min di gioco{ $continued ->
    [yes] {" "}dalla ripresa
   *[no] {""}
} · round rimasti: { $left } · ancora circa { $end } min
surprise-black = { $count } dadi neri in una volta! La città respira.
surprise-alike = { $count } dadi, e tutti mostrano lo stesso valore!
surprise-alone = Tutti i { $count } cubi su quell’evento erano di una sola persona!

### How to run it, and before the game

guide-set-up = 1. Preparate il tabellone. Town Crier dice chi prende che cosa, e a turno ognuno piazza i suoi cittadini.
guide-round = 2. Anche il banditore gioca. Spazio esegue sempre il passo successivo: carte nuove, entrate, dadi, eventi.
guide-events = 3. Gli eventi agiscono uno dopo l’altro. Fate sul tabellone ciò che viene annunciato: pagate, mettete cubi e cittadini grigi.
guide-black = 4. Dadi neri: scegliete i dadi che li respingono e premete Spazio. Town Crier conta doppi i dadi rossi.
guide-act = 5. A turno: scegliete da uno a tre dadi e a che cosa servono, e premete Spazio. Se dite prima che cosa fate, i vostri dadi migliori sono già scelti. Town Crier dice chi riceve quanto.
guide-table = 6. Vale ciò che c’è sul tavolo: correggete ciò che Town Crier ha diversamente. Potete anche inserire solo i dadi.
guide-end = 7. Dopo l’ultimo round si mostrano i personaggi, e Town Crier conta i punti.
check-board = Preparate tabellone, cubi, cittadini, denaro e punti.
check-districts = Un quartiere della piazza della città a testa: { $who }
check-take = Ognuno prende { $deniers }, { $influence } e tanti cittadini: { $citizens }.
check-characters = Distribuite personaggi segreti dalla scatola. Carte a testa: { $count }.
check-characters-told = I personaggi segreti sono distribuiti: ognuno vede i propri sul telefono. Carte a testa: { $count }.
check-cards = Tenete le carte attività ed evento a portata di mano accanto al tabellone.
check-bonus = Le quattro carte bonus sono in gioco.
check-gray = Prima ci sono cittadini grigi: { $list }.
check-fill = I cittadini grigi prendono gli spazi rimasti.
first-need = Che cosa vi serve
first-need-box = Il gioco con tabellone, cittadini, cubi, denaro e carte.
first-need-app = Nessun dado, se volete: Town Crier lancia, conta salari e prezzi e muove i cittadini grigi. Gioca anche chi lo usa.
first-need-time = Da una a quattro persone e circa un’ora e mezza.
hint-ask-worth = Quanto valgono i dadi di { $who } contro i dadi neri? Alzate la mano!
hint-worth = Valgono { $sum }: lì i dadi rossi contano doppio.
hint-ask-price = { $who } usa due dadi insieme, uno proprio e uno di { $owner } ({ $dice }). Quanto costa?
hint-price = Costa { $price }, per { $owner }: in un gruppo di due ogni dado comprato costa quattro denari.

### Rules

rules-set-up = Preparazione
rules-round = Un round
rules-events = Gli eventi
rules-black = I dadi neri
rules-actions = Le azioni
rules-activities = Le attività
rules-combat = Il combattimento
rules-city = Cattedrale e cittadini
rules-influence = L’influenza
rules-end = La fine
rules-app = Con Town Crier
rules-yellow = Attività gialle
rules-white = Attività bianche
rules-red = Attività rosse
rules-event-cards = Carte evento
rules-characters = I personaggi
rule-figures = Si gioca da 2 a 4 persone. I dadi rossi sono della nobiltà, i bianchi del clero, i gialli dei contadini.
rule-citizens = Ognuno ha al massimo 12 cittadini. Otto cittadini grigi non sono di nessuno.
rule-begin = Ognuno comincia con 5 denari, 4 punti di influenza e alcuni cittadini: 4 con quattro giocatori, 5 con tre, 6 con due.
rule-secret = Ognuno ha un personaggio segreto, con due giocatori due. Alla fine ogni personaggio premia tutti.
rule-decks = Ci sono tanti round quanti eventi rossi: 6 con quattro giocatori, 5 con tre, 4 con due.
rule-bonus = Si possono aggiungere quattro carte bonus: Fornaio, Priore, Banchetto e Resistenza.
rule-open = I denari sono visibili. I punti restano nascosti per tutta la partita.
rule-settle = Piazzate i cittadini uno alla volta su spazi liberi: un giro di tavolo, poi al contrario, e così via.
rule-fill = I cittadini grigi prendono gli spazi rimasti. Con due giocatori sei grigi ci sono già prima.
rule-phases = Un round: nuove attività nei round da 1 a 3, entrate, dadi, eventi, dadi neri, azioni, fine.
rule-reveal = In ognuno dei primi tre round si scopre un’attività di ogni colore.
rule-income = Ognuno riceve 10 denari.
rule-salaries = Ognuno paga i propri cittadini in piedi: 2 denari ciascuno nel Palazzo, uno nel Vescovado, niente nel Municipio.
rule-short = Chi non può pagare tutti i salari paga ciò che ha e perde 2 punti.
rule-workforce = Ognuno lancia un dado per ogni proprio cittadino in piedi: rosso nel Palazzo, bianco nel Vescovado, giallo nel Municipio.
rule-draw = Un evento rosso arriva in fondo alla fila, poi uno bianco o giallo, come dice la carta rossa.
rule-queue = Tutti gli eventi della fila agiscono in ogni round, da sinistra a destra, Saccheggio per primo.
rule-taken = Il primo giocatore prende i dadi neri di tutti gli eventi e poi li lancia.
rule-event-short = Chi non può fare tutto ciò che dice un evento fa ciò che può e perde 2 punti.
rule-highest = Il dado nero più alto va respinto con dadi propri la cui somma sia almeno uguale. Comincia il primo giocatore.
rule-double = Contro i dadi neri quelli rossi contano doppio, e si possono mescolare i colori.
rule-several = Si possono respingere più dadi neri in una volta, compreso il più alto: vale la loro somma.
rule-countered = I dadi usati sono persi. Ogni dado nero respinto dà un punto di influenza.
rule-next = Poi il giocatore a sinistra affronta il più alto rimasto, finché non ce ne sono più.
rule-uncountered = Chi può respingere il dado nero deve farlo. Chi non può perde 2 punti, ma nessun dado.
rule-no-buying = Contro i dadi neri non si comprano dadi, ma si può spendere influenza.
rule-turns = A turno fate un’azione: attività, Cattedrale, combattimento, cittadino, agricoltura, oppure passate.
rule-group = Usate da uno a tre dadi dello stesso colore, da qualsiasi quartiere.
rule-price = Il dado di un altro costa 2 denari da solo, 4 in un gruppo di due, 6 in un gruppo di tre, al proprietario, che non può rifiutare. I grigi si pagano alla riserva.
rule-agriculture = Agricoltura: la somma di dadi gialli, divisa per due, in denari.
rule-pass = Chi passa riceve 2 denari, e uno in più ogni volta che toccherebbe di nuovo. Si prendono alla fine del round.
rule-tradesman = Un’attività richiede un vostro maestro sulla carta. Prima assumetelo: pagate il costo e mettete un cittadino.
rule-hired = Il cittadino viene dalla vostra riserva o da qualsiasi punto del tabellone. Se è vuota, costa 2 punti di influenza.
rule-one-each = Nessuno ha due maestri su una carta. Quando gli spazi sono presi, si sta sull’illustrazione, senza punti.
rule-times = Dividete la somma dei dadi per il numero della carta: potete usarla tante volte.
rule-later = Una carta con clessidra prende altrettanti cubi. In una vostra azione successiva uno di essi cambia i vostri dadi.
rule-worth = Alla fine un maestro dà i punti del suo spazio.
rule-combat = Combattimento: dividete la somma dei dadi per il numero dell’evento. Mettete altrettanti cubi sui suoi stendardi.
rule-cubes = Ogni cubo su un evento dà un punto di influenza. Su uno stendardo sta un solo cubo.
rule-covered = Quando tutti gli stendardi sono coperti, l’evento è respinto.
rule-most = Quando un evento è respinto, chi ha più cubi ottiene il premio maggiore, il secondo quello minore.
rule-tie = Chi è pari per più cubi divide entrambi i premi; chi è pari al secondo posto, il minore. Si arrotonda per difetto.
rule-alone = Chi ha gli unici cubi ottiene entrambi i premi.
rule-gray = I cubi grigi contano come quelli di un giocatore e tolgono punti.
rule-card = La carta va a chi ha più cubi; in caso di parità, a chi ha messo prima il suo.
rule-stays = Saccheggio resta: se respinto, viene solo svuotato.
rule-build = La Cattedrale: da uno a tre dadi bianchi mettono ciascuno un cubo sul livello libero più basso del loro valore.
rule-built = Ogni cubo sulla Cattedrale dà un punto, e anche influenza: uno per i valori da 1 a 3, due per quelli da 4 a 6.
rule-place = Un dado piazza un cittadino: rosso nel Palazzo, bianco nel Vescovado, giallo nel Municipio. Il suo valore dice dove.
rule-push = Quelli della fila avanzano, e l’ultimo può essere espulso. Nel Palazzo, chi sta su quello spazio.
rule-lying = Chi è espulso giace sull’edificio. Finché uno di un colore giace lì, nessun altro di quel colore può essere espulso.
rule-influence = Prima di agire o respingere: un punto di influenza rilancia un vostro dado, 2 danno un cittadino, 4 girano al massimo tre vostri dadi.
rule-own-dice = L’influenza non cambia i dadi altrui, nemmeno quelli comprati.
rule-most-influence = Nessuno ha più di 20 punti di influenza.
rule-round-over = Le azioni finiscono quando tutti hanno passato o non restano dadi.
rule-home = Alla fine di un round i cittadini sdraiati tornano a casa e i dadi rimasti anche. Comincia il giocatore a sinistra.
rule-last = La partita finisce con il round dell’ultimo evento rosso.
rule-score = Punti: quelli guadagnati, uno per ogni evento con un vostro cubo, maestri e personaggi; 2 in meno per ogni livello della Cattedrale senza di voi.
rule-winner = Vince chi ha più punti. In caso di parità si condivide la vittoria.
rule-with-two = Con due giocatori, i cittadini negli edifici e i cubi sulla Cattedrale devono essere 4, 6 e 8.
rule-card-book = Il libretto delle carte conserva ciò che dicono le carte. Town Crier lo chiede quando una arriva; ciò che resta aperto non ferma la partita.
rule-unsaid = Un ~ significa che un numero forse è sbagliato, perché non tutto è stato inserito. Allora non si nomina un vincitore.
rule-correct = Vale ciò che c’è sul tavolo. Correggete ciò che Town Crier ha diversamente.
rule-house = I valori della casa sono nostri, per chi non ha quelli della scatola. Si chiamano così ovunque li vediate.
### Il conteggio

sheet-gained = Punti guadagnati
sheet-gained-less = Punti guadagnati, meno i livelli vuoti
sheet-events = Eventi
sheet-tradesmen = Maestri
sheet-characters = Personaggi
sheet-levels = Persi per livelli vuoti
sheet-how-gained = Tutti i punti guadagnati durante la partita.
sheet-how-events = Un punto per ogni evento in gioco con un vostro cubo, anche Saccheggio.
sheet-how-tradesmen = Per ogni proprio maestro, i punti del suo spazio sulla carta.
sheet-how-characters = Quello che dà ogni personaggio in gioco, anche quelli degli altri.
sheet-how-levels = 2 punti in meno per ogni livello della Cattedrale senza un proprio cubo.
sheet-example = ad es. { $sum }
sheet-missing = Da contare ancora: { $rows }.
sheet-look-characters = Questi personaggi contano per tutti: { $names }.
sheet-look-cards = I punti degli spazi sono su queste carte: { $cards }.
sheet-most = { $row }: a questo tavolo al massimo { $most }.
award-characters = Più punti dai personaggi
award-tradesmen = I maestri migliori
award-events = Su più eventi
award-gained = Più punti guadagnati
fame-most-characters = Più punti dai personaggi, { $points }: { $names }
fame-generous = Il personaggio più generoso, { $points } in media: { $character }
fame-characters = Quante volte i personaggi hanno dato 1, 3 e 6 punti
fame-alike = se tutti dessero lo stesso
fame-gave = { $character }, { $points }
achievement-games = Partite giocate: { $count }
achievement-points = Almeno { $points } punti
achievement-merit = Tutti i { $points } punti: { $character }
achievement-every-merit = Punti da ogni personaggio
achievement-majority = Più di metà degli spazi: { $building }
achievement-every-level = Un cubo su ogni livello della Cattedrale
args-bots-open = i bot hanno bisogno dei valori di tutte le carte; togliete --figures o indicate un libretto delle carte che li abbia tutti
### L’almanacco

almanac-seats = Ciascuno secondo il suo posto al tavolo: partite vinte e punti in media
almanac-turns = Ciascuno secondo il suo turno nel primo round: partite vinte e punti in media
almanac-turn = turno { $place }
almanac-won = vinte
almanac-total = punti
almanac-bots = Quante volte vince ogni bot dove gioca, e i suoi punti in media
almanac-bot = { $bot ->
    [builder] costruttore
    [soldier] soldato
    [trader] commerciante
   *[courtier] cortigiano
}
almanac-points = Da dove vengono i punti: di tutti, e di chi vince
almanac-everybody = tutti
almanac-winners = vincitori
almanac-kind = { $kind ->
    [cathedral] cubi sulla Cattedrale
    [rewards] ricompense degli eventi
    [activities] effetti delle attività
    [events] eventi con un cubo alla fine
    [tradesmen] spazi dei maestri
    [characters] personaggi
    [lost] persi durante la partita
    [levels] livelli della Cattedrale
   *[total] in tutto
}
almanac-activities = Che cosa dà ogni attività in una partita in cui esce: azioni, usi, punti del suo effetto e dei suoi spazi, denari e influenza guadagnati, cubi sugli eventi
almanac-used = azioni
almanac-times = usi
almanac-effect = effetto
almanac-spaces = spazi
almanac-deniers = denari
almanac-influence = influenza
almanac-cubes = cubi
almanac-events = In quante partite esce ogni evento, quante volte vi è respinto e i punti che dà
almanac-came = esce
almanac-beaten = respinto
almanac-rewards = punti
almanac-rounds = Round e partite
almanac-average = media
almanac-fewest = minimo
almanac-most = massimo
almanac-none = nessuno
almanac-round = { $what ->
    [black] dadi neri a round
    [uncountered] di cui non respinti
    [deeds] azioni a round
    [game] azioni a partita
   *[orders] ordini a partita
}
almanac-fair-dice = I dadi colorati
almanac-fair-black = I dadi neri
almanac-fair-start = Chi comincia
almanac-fair-characters = Il primo personaggio del primo posto
almanac-fair-activities = Le attività di ogni colore e round
almanac-fair-events = Il primo evento di ogni colore

### The game against le Roy

cry-roy-settles = Le Roy piazza cittadini: { $where }.
cry-roy-starts = Le Roy comincia questo round.
cry-roy-acts = Tocca a le Roy.
cry-roy-counters = Le Roy elimina un dado nero: { $faces }.
cry-roy-throws = Le Roy lancia { $faces }: { $deed }.
cry-roy-buys = Le Roy compra il tuo dado migliore per { $price }: { $dice }.
cry-roy-hires = Le Roy piazza un maestro: { $card }, { $space }.
cry-roy-scored = Si conta { $character }: { $list }.
cry-roy-nothing = Le Roy non può fare nulla.
cry-roy-gains = Le Roy guadagna { $gains }.
cry-roy-left = Dadi rimasti a le Roy: { $count }.
cry-roy-asks = Le Roy piazza un cittadino ed espelle uno dei tuoi, se può. Altrimenti prende il posto del { $face }. Chi viene espulso lì? { $building }.
cry-roy-needs = Le Roy aspetta ciò che è stampato su questa carta: { $card }.
cry-verdict = I tuoi punti: { $player }. Quelli di le Roy: { $roy }. Differenza: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Vince le Roy, e Troyes è sua.
    [close] Hai vinto per un soffio. Le Roy ride ancora.
    [fair] Una vittoria onesta. Le Roy annuisce.
    [good] Una buona vittoria. Le Roy aggrotta la fronte.
    [great] Una grande vittoria. Le Roy impallidisce.
   *[master] Una vittoria magistrale! Troyes è tua.
}
does-roy = { $deed ->
    [points] punti per dadi
    [worker] un cittadino
    [event] l’ultimo evento è respinto
    [tradesman] un maestro
    [cathedral] cubi sulla Cattedrale
   *[character] si conta il primo personaggio
}
phase-roy = { $step ->
    [settle] Le Roy piazza cittadini
    [counter] Le Roy affronta un dado nero
    [ask] Le Roy aspetta la tua parola
   *[act] Tocca a le Roy
}
refusal-solo = Contro le Roy si gioca da soli, non in { $count }.
    .clause = contro le Roy si gioca da soli, non in { $count }
refusal-no-pile = Contro le Roy i personaggi li distribuisce l’app.
    .clause = contro le Roy i personaggi li distribuisce l’app
setup-roy = Giochi contro le Roy: La sfida del Re. Town Crier lo gioca: lancia i suoi dadi, dice che cosa fa e conta i suoi punti. Tu muovi i suoi pezzi.
setup-decision = { $decision ->
    [roy-begins] Chi comincia il round 1?
    [three-points] I punti di le Roy con 2 e 12
    [cubes-fall] I cubi di le Roy e Lavori interrotti
   *[ten-by-value] Il cittadino di le Roy con 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Tu
    }
    [three-points] { $held ->
        [yes] 3 punti, come in una tabella più vecchia
       *[no] 2 punti
    }
    [cubes-fall] { $held ->
        [yes] Cadono anche loro
       *[no] Sono risparmiati
    }
   *[ten-by-value] { $held ->
        [yes] Prende il posto del valore del dado
       *[no] Espelle uno dei tuoi se può, come con 4
    }
}
spot-number = spazio { $number }
spot-illustration = sull’illustrazione
corrected-roy-points = { $who } ha { $amount }
corrected-roy-tradesman = { $card }, maestro di le Roy: { $space }
refusal-stands-there = Su quello spazio sta un maestro di { $who }.
    .clause = su quello spazio sta un maestro di { $who }
panel-space = Su quale spazio?
panel-no-tradesman = Da nessuna parte
panel-fix-roy-points = Punti di le Roy
panel-fix-roy-tradesman = Maestro di le Roy
panel-printed = Che cosa dice questa carta? { $card }
lacks-figures = Inserire ciò che dice questa carta: { $card }
own-pile = Mazzo scoperto: { $merit }
leroy-difference = Contato adesso: { $result } per te ({ $band })
leroy-next = Prossimo personaggio: { $character }
leroy-standing = In piedi: { $list }
leroy-tradesmen = Maestri: { $list }
leroy-cubes = Cubi sulla Cattedrale: { $count }
leroy-pile = Mazzo dei personaggi: { $count }
leroy-verdicts = I verdetti
check-pile = I personaggi formano un mazzo scoperto, nell’ordine che mostra Town Crier. Quanti: { $count }.
check-roy = Le Roy ha i cittadini e i cubi di altri due colori. Quelli grigi restano nella scatola.
guide-roy = In solitario si gioca contro le Roy. Town Crier lancia i suoi dadi e dice che cosa fa: tu muovi solo i suoi pezzi. Ti chiede chi viene espulso, perché solo tu vedi i posti.
rules-roy = In solitario contro le Roy
rule-roy = Giochi contro le Roy, che non ha né denari né influenza. 4 round, 6 cittadini per te; le Roy ha i cittadini di due colori, e quelli grigi restano nella scatola.
rule-roy-settles = All’inizio sei dadi dicono dove le Roy piazza tre cittadini: contano i tre più alti, e prende il miglior posto libero. Poi tu ne piazzi due, finché tutti i 18 posti sono occupati.
rule-roy-rank = Il miglior dado di le Roy è il più alto; a parità il rosso, poi il giallo, poi il bianco.
rule-roy-spared = Siccità, Guerra civile ed Eresia non toccano le Roy. Ciò che un evento fa con cittadini o cubi grigi, lo fa con i suoi.
rule-roy-counters = Contro i dadi neri le Roy spende il suo miglior dado e toglie solo il nero più alto, qualunque cosa mostrino.
rule-roy-acts = Nel suo turno le Roy lancia due dadi neri; la loro somma dice che cosa fa. Spende i suoi dadi migliori e non passa mai finché ne ha. Se ne ha troppo pochi, lo fa comunque e li spende tutti.
rule-roy-points = 2, 12: punti per 3 dadi. 3, 11: punti per 2 dadi. Uno di questi è il tuo migliore: lo compra per 6 o 4 denari.
rule-roy-citizen = 4, 10: spende il suo miglior dado, e il colore dice in quale edificio piazza un cittadino. Espelle uno dei tuoi se può; altrimenti prende il posto del valore del dado.
rule-roy-event = 5, 9: i suoi cubi coprono tutti gli stendardi liberi dell’ultimo evento, un dado per ciascuno, e l’evento è subito respinto.
rule-roy-tradesman = 6: un maestro, per un dado, sullo spazio libero che vale più punti; a parità, sulla carta che costa meno. Mai due su una carta.
rule-roy-cathedral = 7: due cubi sulla Cattedrale per due dadi, sui valori più alti del livello più basso con spazio: un punto ciascuno. Se è piena, 2 punti.
rule-roy-character = 8: tu e le Roy contate subito il primo personaggio del mazzo, che lascia la partita. Lui non conta nulla per denari e influenza. Senza personaggi guadagna un punto.
rule-roy-cards = Esattore dà 2 denari per ogni cittadino di le Roy nel Municipio. Decima gli prende al massimo 3 dadi gialli. I suoi dadi non contano per Banchetto. Per Giostra e Processione conta come un giocatore.
rule-roy-verdict = Alla fine contate entrambi come sempre. I tuoi punti meno i suoi sono il risultato: con 0 o meno vince lui; da 1 a 5, da 6 a 10, da 11 a 15, da 16 a 20 e oltre sono vittorie sempre più grandi.

### The printed kit

print-box = Con la scatola
print-no-box = Senza la scatola
print-kit-title = Da ritagliare
print-kit-about = Tabellone, carte e pedine con disegni e valori nostri, fogli e la scheda del banditore.
print-kit = Stampa il materiale
paper-kit-title = Troyes senza la scatola
paper-kit-note = { $figures ->
    [group] Disegni e testi di Town Crier, non dell’editore; valori del vostro libretto delle carte
   *[house] Disegni, testi e valori della casa di Town Crier, non dell’editore
}
paper-ours = { $figures ->
    [group] Valori del vostro libretto delle carte
   *[house] Valori della casa di Town Crier, non della scatola
}
paper-kit-board = Edifici
paper-kit-ranks = Numeri piccoli: il posto migliore di le Roy è il numero 1.
paper-kit-expelled = Espulsi
paper-kit-cathedral = Cattedrale
paper-kit-level = Livello { $level }
paper-kit-square = Piazza della città
paper-kit-square-about = I vostri dadi stanno nel vostro quartiere. Chi usa dadi altrui li paga.
paper-kit-passed = Denari per aver passato
paper-kit-queue = Il Saccheggio resta. I nuovi eventi vanno in fondo, riga per riga; quando uno se ne va, gli altri avanzano. Se sono di più, stanno accanto a questa pagina.
paper-kit-counters = Cittadini e cubi
paper-kit-counters-about = Ritagliateli, o prendete altre cose piccole. Ogni giocatore ha { $citizens } cittadini e { $cubes } cubi, il grigio { $gray } e { $graycubes }. Le Roy usa i cittadini e i cubi di due colori.

### The sheet against le Roy

print-solo-title = Foglio contro le Roy
print-solo-about = Che cosa fa le Roy, i suoi punti da barrare e i verdetti.
print-solo = Stampa il foglio
paper-solo-title = La sfida del re: da soli contro le Roy
paper-solo-sum = Somma
paper-solo-ways = su 36
paper-solo-deed = Due dadi neri dicono che cosa fa le Roy
paper-solo-price = I suoi dadi per farlo
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Un cittadino: il colore del suo dado migliore dice dove. Espelle uno dei tuoi, se può.
    [event] I suoi cubi coprono tutti gli stendardi liberi dell’ultimo evento: è respinto subito.
    [tradesman] Un maestro sullo spazio libero con più punti; a parità la carta meno cara, poi rosso, giallo, bianco.
    [cathedral] 2 cubi sulla Cattedrale: i valori più alti del livello più basso con posto, { $gains } ciascuno. Senza posto: { $other }.
   *[character] Il primo personaggio si conta per entrambi e se ne va. Nessuno rimasto: { $gains } per le Roy.
}
paper-solo-bought = { $dice }, di cui uno è il tuo migliore; la banca ti dà { $deniers }
paper-solo-banners = uno per stendardo
paper-solo-dice = I suoi dadi
paper-solo-dice-about = Il valore più alto è il dado migliore; a parità: { $colors }. Spende i migliori e non passa mai. Se ne ha meno del prezzo, fa tutto e spende quelli che ha. Se non hai dadi, paga solo con i suoi e non ricevi nulla.
paper-solo-settle = Piazzare i cittadini
paper-solo-settle-about = Si lanciano due dadi di ogni colore. I { $his } migliori dicono in quali edifici piazza cittadini; uno pieno si salta. Poi ne piazzi { $yours }, e così via finché tutto è occupato.
paper-solo-round = Round
paper-solo-round-about = Sono { $rounds }. Cominci tu il primo, le Roy il secondo, e così via. Non ha né denari né influenza; tutti e sei i personaggi stanno in una pila scoperta.
paper-solo-events = Eventi e dadi neri
paper-solo-events-about = Il suo dado migliore elimina il dado nero più alto, qualunque cosa mostrino. Gli eventi non gli tolgono nulla. Ciò che fanno con cittadini e cubi grigi lo fanno con i suoi.
paper-solo-result = I tuoi punti meno quelli di le Roy
paper-solo-you = Tu
paper-solo-points = Punti di le Roy in gioco
paper-solo-points-about = Barra un numero per ognuno.

### Games against le Roy in the hall of fame

fame-roy-result = Contro le Roy: { $result }
fame-roy-best = Miglior risultato contro le Roy, { $result }: { $names }
fame-roy-verdict = Verdetti contro le Roy, { $count } ×: { $verdict }
headline-settled = Un cittadino di { $who }: { $building }
headline-placed = { $who } piazza un cittadino: { $building }
headline-expelled = { $who } viene espulso: { $building }
headline-cubed = { $who } mette cubi su { $event }: { $count }
headline-built = { $who } costruisce la Cattedrale: { $sites }
headline-bought = { $who } paga per i dadi: { $list }
headline-hired = { $who } assume un maestro: { $card }
headline-gained = { $who } guadagna { $gains }
headline-lost = { $who } perde { $lost }
headline-thrown = Dadi in città: { $count }
headline-pays = { $who } paga { $lost }
headline-unbuilt = Cattedrale: via un cubo di { $who }
first-aim = Di che cosa si tratta
first-aim-family = Guidate famiglie della Troyes medievale. I vostri cittadini nei tre edifici vi portano dadi in ogni round.
first-aim-points = Con i dadi commerciate, costruite la Cattedrale e combattete gli eventi. Dopo l’ultimo round vince chi ha più punti.
hint-press = Scegliete che cosa fare, e i vostri dadi migliori vengono con la scelta; oppure scegliete prima i dadi. Il pulsante dice che cosa farà Spazio.
count-empty-levels = Livelli vuoti
count-for = Questi cittadini contano per { $character }.
count-for-nothing = Non dà punti.
headline-roy-throws = { $does ->
    [points] Le Roy prende punti per dadi
    [worker] Le Roy piazza un cittadino: { $place }
    [event] Le Roy respinge l’ultimo evento
    [tradesman] Le Roy piazza un maestro
    [cathedral] Le Roy costruisce la Cattedrale
   *[character] Le Roy conta il primo personaggio
}
headline-roy-starts = Le Roy comincia il round
headline-roy-acts = Tocca a le Roy
headline-roy-scored = Si conta { $character }
headline-roy-nothing = Le Roy non può fare nulla
headline-roy-gains = Le Roy guadagna { $gains }
headline-roy-left = Dadi rimasti a le Roy: { $count }
headline-roy-asks = Chi espelle le Roy? { $building }
headline-roy-needs = Le Roy aspetta: { $card }
headline-roy-settles = Le Roy piazza cittadini: { $where }
headline-roy-counters = Le Roy si difende dai dadi neri
headline-roy-buys = Le Roy compra il tuo dado migliore
headline-roy-hires = Le Roy piazza un maestro: { $card }
spot-at = { $building }, posto { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } usa { $card }
headline-countered = { $who } respinge { $faces }
headline-uncountered = { $who } non può respingere { $face }
headline-rerolled = { $who } ritira: { $faces }
headline-turned-over = { $who } capovolge dei dadi: { $faces }
headline-recruited = { $who } ottiene un cittadino
headline-beaten = { $event }: respinto
