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
effect-events = Guadagnate { $gains } per ogni evento con un vostro cubo, anche Saccheggio
effect-yellow-dice = Guadagnate { $gains } per ogni dado giallo in tutti i quartieri
effect-red-dice = Guadagnate { $gains } per ogni dado rosso nel quartiere che ne ha di più
effect-most-dice = Chi ha ancora più dadi guadagna { $gains }; in caso di parità, tutti
effect-red-sum = Guadagnate { $gains } se nessuno ha ancora più di voi in dadi rossi; in caso di parità, tutti
effect-tax = Gli altri vi pagano un denaro per ogni cittadino in piedi nel Municipio, e la riserva uno per ogni cittadino grigio
effect-roll-cube = Tirate un dado: con { $least } o più mettete un cubo su un evento
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
threat-gray-cubes = Un cubo grigio su ciascuno dei { $events } eventi più vicini a sinistra
threat-gray-citizen = Un dado dice in quale posto va un cittadino grigio: { $building }
threat-build = Un cubo grigio sulla Cattedrale: nel livello più basso con uno spazio libero, sul valore più basso
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
merit = { $character } premia { $what }: un punto da { $one }, 3 da { $three }, 6 da { $six }

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
figure-source = { $source ->
    [rulebook] dal regolamento
    [group] dalla vostra scatola
   *[house] nostro valore della casa
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
phase-workforce = Tirate i dadi
phase-resolve = Adesso: { $event }
phase-push = { $event }: chi esce?
phase-roll-black = Tirate i dadi neri
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
   *[no-cubes] nessun evento ha cubi
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Round { $round }
headline-last-round = L’ultimo round!
headline-house-figures = Valori della casa
headline-start = Comincia { $who }
headline-untold = Non tutto è stato inserito
headline-corrected = Corretto
headline-won = Vittoria: { $who }
headline-undecided = Il conteggio è aperto
headline-passes = { $who } passa
headline-places = { $who } piazza un cittadino
headline-home = I cittadini tornano a casa
headline-agriculture = Agricoltura: { $who }
headline-unsaid = Dadi usati: { $who }
cry-opening = Comincia { $who }. La partita ha { $rounds } round.
cry-house-figures = I valori delle carte sono nostri, non quelli della scatola.
cry-settles = { $who } piazza un cittadino.
cry-settled = Un cittadino di { $who }: { $building }.
cry-filled = I cittadini grigi occupano i posti liberi: { $where }.
cry-round = Comincia il round { $round }.
cry-last-round = Questo è l’ultimo round!
cry-revealed = Nuove attività: { $cards }.
cry-paid = Ognuno riceve { $income }. Salari: { $list }.
cry-short = { $who } non può pagare tutto e perde { $lost }.
cry-rolled = { $who } ha { $dice }.
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
cry-unbuilt = La Cattedrale perde un cubo di { $who }: { $sites }.
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
cry-agriculture = { $who } coltiva la terra.
cry-unsaid = { $who } usa dei dadi.
cry-stored = { $who } mette cubi su { $card } per dopo: { $count }.
cry-shot = { $who } tira { $faces }. Colpi a segno: { $count }.
cry-gained = { $who } guadagna { $gains }.
cry-lost = { $who } paga o perde { $lost }.
cry-beaten = { $event }: respinto. Punti: { $list }. La carta va a { $owner }.
cry-beaten-nobody = { $event }: respinto. Punti: { $list }. Nessuno prende la carta.
nobody-gains = nessuno
cry-acts = Tocca a { $who }.
cry-pushes = Chi viene espulso lì? { $event }.
cry-aims = { $who } sceglie eventi per i cubi: { $count }.
cry-passed = { $who } passa.
cry-pass-deniers = Un denaro in più per aver passato: { $who }.
cry-round-done = Il round è finito.
cry-home = I cittadini espulsi tornano a casa: { $list }.
cry-start = Ora comincia { $who }.
cry-inexact = Non tutto è stato inserito. Forse sbagliato per { $who }: { $what }.
cry-untold = Non tutto è stato inserito: alcuni numeri possono essere sbagliati.
cry-booked = Scritto nel libretto delle carte: { $card }.
cry-corrected = Corretto: { $what }.
cry-shown = { $who } aveva { $characters }.
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
    [workforce] tirare i dadi
    [draw] nuovi eventi
    [resolve] effetto degli eventi
    [push] chi viene espulso
    [roll-black] tirare i dadi neri
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
refusal-roll-count = Dadi da tirare: { $needed }, non { $named }.
    .clause = dadi da tirare: { $needed }, non { $named }
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
headline-sites = Cattedrale: { $sites }

### Il conteggio

sheet-gained = Punti guadagnati
sheet-gained-less = Punti guadagnati, meno i livelli vuoti
sheet-events = Eventi
sheet-tradesmen = Maestri
sheet-characters = Personaggi
sheet-levels = Persi per livelli vuoti
sheet-how-gained = Sommate i punti guadagnati durante la partita.
sheet-how-events = Un punto per ogni evento in gioco con un vostro cubo, anche Saccheggio.
sheet-how-tradesmen = Per ciascuno dei vostri maestri, i punti del suo spazio sulla carta.
sheet-how-characters = Quello che vi dà ogni personaggio in gioco, anche quelli degli altri.
sheet-how-levels = Perdete 2 punti per ogni livello della Cattedrale senza un vostro cubo.
sheet-missing = Da contare ancora: { $rows }.
sheet-look-characters = Questi personaggi contano per tutti: { $names }.
sheet-look-cards = Leggete i punti degli spazi su queste carte: { $cards }.
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

### Che cosa si stampa

paper-name = Nome
paper-code = Codice { $code }
paper-round-title = Un round di { $game }
paper-phase-reveal = Attività
paper-phase-reveal-about = Round da 1 a 3: scoprite l’attività di ogni colore con il numero del round.
paper-phase-income = Entrate e salari
paper-phase-income-about = Ognuno riceve { $income } e paga i salari. Chi non può pagare tutto paga quello che ha e perde { $lost }.
paper-phase-dice = Dadi
paper-phase-dice-about = Un dado per ogni cittadino in piedi in un edificio; il primo giocatore tira per il grigio.
paper-phase-events = Eventi
paper-phase-events-about = Arriva un evento rosso, poi quello che esso chiama. Tutti hanno effetto, da sinistra a destra; poi si tirano i dadi neri. Dal primo giocatore in poi, ognuno respinge il più alto, o più d’uno insieme, con i dadi del proprio distretto: i colori si possono mescolare, i rossi valgono doppio. Ogni dado respinto dà { $gains }; chi non può perde { $lost }.
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
args-gray = scrivete tre numeri separati da virgole, per palazzo, vescovado e municipio, come in 2,2,2, non “{ $text }”
args-gray-players = solo in due ci sono già prima cittadini grigi; togliete questa opzione
args-bots-box = i bot non pescano carte; togliete --cards box
args-bots-thrown = i bot non lanciano dadi; togliete --dice thrown
args-bots-open = i bot hanno bisogno dei valori di tutte le carte; togliete --figures o indicate un libro di carte che li abbia tutti
