# Italian.
#
# Players without a name are called by the color of their dice.

### Things

seat-name = { $seat ->
    [1] Rosso
    [2] Blu
    [3] Verde
    [4] Giallo
   *[other] Giocatore { $seat }
}
joined = { $others } e { $last }
village-name = { $seat ->
    [1] { $stalls } di Rosso
    [2] { $stalls } di Blu
    [3] { $stalls } di Verde
    [4] { $stalls } di Giallo
   *[other] { $stalls } del giocatore { $seat }
}
village-of = { $stalls } di { $who }
good-name = { $good ->
    [silk] seta
    [papyrus] papiro
    [gold] oro
    [wheat] grano
    [spices] spezie
   *[porcelain] porcellana
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] una moneta
    [coins] 2 monete
    [favours] 5 favori
    [card] una carta gratis
    [die] un dado gratis
   *[placement] un piazzamento gratis
}
stall-name = { $good } ({ $reward })
merchant-known = a sinistra { $left }, a destra { $right }
merchant-counted = mercante
purse-nothing = niente
purse-perhaps-nothing = forse nessuna moneta
purse-coins = { $count ->
    [one] una moneta
   *[other] { $count } monete
}
purse-favours = { $count ->
    [one] un favore
   *[other] { $count } favori
}
purse-both = { $coins } e { $favours }
amount-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
amount-caravans = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
race = { $count } carte su { $goal }

### What is done now

phase-caravans = Tutti lanciano i dadi
phase-sell = { $who } vende
phase-place = { $who } piazza una carta
phase-spend = { $who } compra carte
phase-all-sell = Prima vendono tutti, poi comprano tutti
phase-all-spend = Comprate a turno
phase-round-done = Il round è finito
phase-over = La partita è finita

### What is announced

cry-set-out = Comincia { $who }. Ognuno ha { $dice } e { $purse }, e nella fila ci sono { $row }.
cry-house-deck = I mercanti e ciò che pagano i villaggi sono quelli del nostro mazzo della casa.
cry-round = Round { $round }: le carovane sono arrivate.
cry-caravan = { $who } ha fatto { $faces }.
cry-rerolled = { $who } paga { $price } e lancia di nuovo: { $faces }.
cry-adjusted = { $who } paga { $price } e porta un dado da { $from } a { $to }.
cry-sold = { $who } vende nel villaggio { $village }. Ora questo villaggio è chiuso.
cry-tucked = Nuova bancarella per il numero { $face } nel villaggio { $village }. { $who } ha { $race } sul tavolo.
cry-placed-free = Nuova bancarella per il numero { $face } nel villaggio { $village }, senza dado. { $who } ha { $race } sul tavolo.
cry-ninth = { $who } ha { $goal } carte sul tavolo!
cry-last-round = Questo è l’ultimo round!
cry-earned = { $who } riceve { $purse }.
cry-caravan-joined = { $who } avrà un dado in più dal prossimo round.
cry-caravan-lost = { $who } ha già { $most } e non ne riceve altri.
cry-card-given = { $who } riceve la prima carta del mazzo.
cry-card-given-merchant = { $who } riceve la prima carta del mazzo: { $card }.
cry-card-lost = Il mazzo è vuoto: { $who } non riceve nessuna carta.
cry-marketed = { $who } porta al mercato { $dice } e riceve { $favours }.
cry-placement-lost = { $who } rinuncia a piazzare { $cards }.
cry-bought = { $who } compra una carta per { $price }.
cry-bought-merchant = { $who } compra una carta per { $price }: { $card }.
cry-passed-over = Troppo poche monete per una carta: { $who }.
cry-row-filled = Novità nella fila: { $cards }.
cry-inexact = { $what ->
    [purse] Non tutto è stato inserito: le monete e i favori di { $who } potrebbero non essere esatti.
    [hand] Non tutto è stato inserito: il numero di carte in mano di { $who } potrebbe non essere esatto.
   *[table] Non tutto è stato inserito: il numero di carte sul tavolo di { $who } potrebbe non essere esatto.
}
cry-untold = Non tutto è stato inserito: i numeri segnati potrebbero non essere esatti.
cry-roll-due = Lanciate tutti i vostri dadi.
cry-sells = Tocca a { $who } vendere.
cry-places = { $who } può piazzare { $cards } senza dado.
cry-buys = { $who } può comprare carte a { $price } l’una.
cry-all-sell = Prima vendete tutti a turno, poi comprate tutti a turno. Comincia { $who }.
cry-all-buy = Ora potete comprare carte a turno, a { $price } l’una. Comincia { $who }.
cry-round-done = Tutti hanno finito questo round.
cry-villages-open = Tutti i villaggi sono di nuovo aperti.
cry-first = Ora comincia { $who }.
cry-over = { $rounds ->
    [one] La partita finisce dopo un round.
   *[other] La partita finisce dopo { $rounds } round.
}
cry-won = { $by ->
    [cards] Vince { $who } con { $cards } sul tavolo, più di { $other }.
    [coins] Vince { $who } con { $cards } sul tavolo: { $other } ne ha altrettante, ma meno monete.
    [favours] Vince { $who } con { $cards } sul tavolo: { $other } ha altrettante carte e monete, ma meno favori.
   *[shared] { $who } si dividono la vittoria con { $cards } a testa sul tavolo e altrettante monete e favori.
}
cry-standing = Posizione { $place }: { $who }, con { $cards } sul tavolo e { $purse }.
cry-standing-cards = Posizione { $place }: { $who }, con { $cards } sul tavolo.
cry-undecided = Contate le vostre carte sul tavolo. A parità decidono le monete, poi i favori.
cry-corrected = Corretto: { $what }.

headline-first = Comincia { $who }
headline-house-deck = Mazzo della casa
headline-round = Round { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } lancia di nuovo
headline-adjusted = { $who } porta un dado a { $face }
headline-sold = Chiuso: { $village }
headline-ninth = La nona carta: { $who }
headline-last-round = L’ultimo round!
headline-earned = Entrate: { $who }
headline-caravan-joined = { $who }: un dado in più
headline-caravan-lost = { $who }: nessun altro dado
headline-card-given = { $who }: una carta gratis
headline-card-lost = Il mazzo è vuoto
headline-marketed = Mercato: { $who }
headline-placement-lost = { $who } non piazza nulla
headline-bought = { $who } compra una carta
headline-bought-merchant = { $who } compra { $halves }
headline-passed-over = Troppo poche monete
headline-row-filled = Nuove carte nella fila
headline-inexact = { $who }: forse inesatto
headline-untold = Non tutto è stato inserito
headline-villages-open = Villaggi aperti
headline-won = Vittoria: { $who }
headline-shared = Vittoria condivisa
headline-standing = Posizione { $place }: { $who }
headline-corrected = Corretto

### The count, in cards and not in points

unit-count = Conta le carte
unit-count-about = conta le carte
unit-count-call = Contate le vostre carte.
unit-amount = { $points ->
    [one] una carta
   *[other] { $points } carte
}
unit-sum-of = { $name }: { $points } carte, posizione { $rank }
unit-scores = Carte, partita dopo partita
unit-richest = Più carte a un tavolo, { $points } in tutto: { $game }
unit-told = Carte: { $points }
cry-victory = { $by ->
    [cards] Vince { $who } con { $cards }!
    [coins] Vince { $who } con { $cards } e { $coins }! { $other } ha altrettante carte, ma meno monete.
    [favours] Vince { $who } con { $cards }, { $coins } e { $favours }! { $other } ha altrettante carte e monete, ma meno favori.
    [alone] { $who } finisce la partita con { $cards }.
   *[shared] { $who } si dividono la vittoria con { $cards } a testa e altrettante monete e favori!
}
sheet-cards = Carte
sheet-coins = Monete
sheet-favours = Favori
sheet-coins-told = { $count ->
    [one] una moneta
   *[other] { $count } monete
}
sheet-favours-told = { $count ->
    [one] un favore
   *[other] { $count } favori
}
sheet-cards-missing = Restano da contare le carte sul tavolo.
    .clause = restano da contare le carte sul tavolo
award-coins = La borsa più pesante
award-favours = Più favori rimasti
award-spent = Meno favori rimasti
fame-most-coins = Più monete alla fine, { $coins }: { $names }
fame-wins = Vittorie per colore
fame-share = con uguale fortuna

### Corrections

corrected-purse = { $who } ha { $purse }
corrected-caravans = { $who } ha { $dice }
corrected-die = il dado { $number } di { $who } mostra { $face }
corrected-first = comincia { $who }
corrected-on-table = { $who } ha { $cards } sul tavolo
corrected-in-hand = { $who } ha { $cards } in mano
corrected-in-row = nella fila, { $cards }
corrected-stalls = { $side ->
    [left] a sinistra del villaggio { $village }: { $faces }
   *[right] a destra del villaggio { $village }: { $faces }
}
corrected-no-stalls = { $side ->
    [left] a sinistra del villaggio { $village } non ci sono mercanti
   *[right] a destra del villaggio { $village } non ci sono mercanti
}
corrected-to-hand = { $who } ha in mano questo mercante: { $card }
corrected-to-row = nella fila c’è questo mercante: { $card }
corrected-to-pile = sotto il mazzo c’è questo mercante: { $card }
corrected-to-village = { $side ->
    [left] a sinistra del villaggio { $village } c’è questo mercante: { $card }
   *[right] a destra del villaggio { $village } c’è questo mercante: { $card }
}

### What cannot be

refusal-player-count = Il gioco è per { $least }–{ $most } persone, non per { $count }.
    .clause = il gioco è per { $least }–{ $most } persone, non per { $count }
refusal-no-such-first = Il posto { $number } non può cominciare: non c’è nessuno.
    .clause = il posto { $number } non può cominciare: non c’è nessuno
refusal-merchant-count = I mercanti sono { $all }, non { $count }.
    .clause = i mercanti sono { $all }, non { $count }
refusal-no-such-merchant = I mercanti hanno i numeri da 0 a { $last }; la voce { $position } è { $number }.
    .clause = i mercanti hanno i numeri da 0 a { $last }; la voce { $position } è { $number }
refusal-merchant-twice = Il mercante { $number } compare più di una volta.
    .clause = il mercante { $number } compare più di una volta
refusal-not-now = Non è il momento. A che punto è la partita: { $phase }.
    .clause = non è il momento. A che punto è la partita: { $phase }
refusal-roll-players = { $named ->
        [one] Sono stati indicati i dadi di una persona, ma si gioca in { $count }.
       *[other] Sono stati indicati i dadi di { $named } persone, ma si gioca in { $count }.
    }
    .clause = { $named ->
            [one] sono stati indicati i dadi di una persona, ma si gioca in { $count }
           *[other] sono stati indicati i dadi di { $named } persone, ma si gioca in { $count }
        }
refusal-roll-dice = { $who } ha { $dice }, ma ne sono stati indicati { $named }.
    .clause = { $who } ha { $dice }, ma ne sono stati indicati { $named }
refusal-no-such-seat = Al posto { $number } non c’è nessuno.
    .clause = al posto { $number } non c’è nessuno
refusal-no-die-named = Non è stato scelto nessun dado.
    .clause = non è stato scelto nessun dado
refusal-no-such-die = Qui non c’è il dado { $number }.
    .clause = qui non c’è il dado { $number }
refusal-die-placed = Il dado { $number } è già stato usato o è al mercato.
    .clause = il dado { $number } è già stato usato o è al mercato
refusal-die-order = Il dado { $number } è indicato due volte o non è in ordine.
    .clause = il dado { $number } è indicato due volte o non è in ordine
refusal-favours = Questo costa { $price }. Disponibili: { $has }.
    .clause = questo costa { $price }. Disponibili: { $has }
refusal-closed = Ci sono dadi al villaggio { $village }: resta chiuso per tutto il round.
    .clause = ci sono dadi al villaggio { $village }: resta chiuso per tutto il round
refusal-no-die = Nessun dado ancora disponibile mostra { $number } ({ $good }).
    .clause = nessun dado ancora disponibile mostra { $number } ({ $good })
refusal-not-yours = Solo il proprietario può piazzare mercanti al villaggio { $village }.
    .clause = solo il proprietario può piazzare mercanti al villaggio { $village }
refusal-not-in-hand = Questo mercante non è in mano o è stato nominato due volte: { $card }.
    .clause = questo mercante non è in mano o è stato nominato due volte: { $card }
refusal-reckoned = Con il mazzo della casa le entrate si contano da sole; non inseritele.
    .clause = con il mazzo della casa le entrate si contano da sole; non inseritele
refusal-own-village = Nel proprio villaggio nessun altro proprietario riceve qualcosa.
    .clause = nel proprio villaggio nessun altro proprietario riceve qualcosa
refusal-too-many-free = Non possono esserci più cose gratis che mercanti piazzati.
    .clause = non possono esserci più cose gratis che mercanti piazzati
refusal-seventh-die = Nessuno ha più di { $most }.
    .clause = nessuno ha più di { $most }
refusal-pile-empty = Il mazzo non ha tante carte.
    .clause = il mazzo non ha tante carte
refusal-not-in-row = Questa carta non è nella fila: { $card }.
    .clause = questa carta non è nella fila: { $card }
refusal-coins = Monete necessarie: { $price }. Monete disponibili: { $has }.
    .clause = monete necessarie: { $price }. Monete disponibili: { $has }
refusal-dice-count = Ognuno ha da 1 a { $most } dadi, non { $count }.
    .clause = ognuno ha da 1 a { $most } dadi, non { $count }
refusal-first-after-roll = Chi comincia si può cambiare solo prima di lanciare i dadi.
    .clause = chi comincia si può cambiare solo prima di lanciare i dadi
refusal-cards-known = Le carte del mazzo della casa si spostano una per una e non si contano.
    .clause = le carte del mazzo della casa si spostano una per una e non si contano
refusal-cards-counted = Le carte della scatola si contano soltanto e non si spostano una per una.
    .clause = le carte della scatola si contano soltanto e non si spostano una per una
refusal-die-not-dealt = Il dado { $die } di { $who } mostra { $face }, ma il codice { $code } dà { $dealt }.
    .clause = il dado { $die } di { $who } mostra { $face }, ma il codice { $code } dà { $dealt }
refusal-in-row = Nella fila ci sono al massimo { $most } carte, non { $count }.
    .clause = nella fila ci sono al massimo { $most } carte, non { $count }
refusal-on-table = { $count } carte sul tavolo sono troppo poche: ne sono state inserite { $known }.
    .clause = { $count } carte sul tavolo sono troppo poche: ne sono state inserite { $known }
refusal-too-many-cards = Ci sono solo { $all } mercanti; così sarebbero { $count }.
    .clause = ci sono solo { $all } mercanti; così sarebbero { $count }
refusal-same = È già così.
    .clause = è già così
refusal-sheet-cards = Alla fine ognuno ha da { $least } a { $most } carte sul tavolo, non { $count }.
    .clause = alla fine ognuno ha da { $least } a { $most } carte sul tavolo, non { $count }

### What is printed

paper-name = Nome
paper-ours = Mazzo della casa: valori di Town Crier
paper-first = Inizia il round
paper-kit-title = Villaggi e mercanti del mazzo della casa
paper-village-others = Altri che vendono qui: { $purse }
paper-village-owner = Il proprietario, a ogni vendita qui: { $purse }
paper-half-always = a ogni vendita qui
paper-half-once = solo se piazzato con un dado
paper-purses-title = Monete e favori
paper-purses-about = Mettete qualcosa di piccolo su ciascuno dei due numeri e spostatelo. Oltre { $most }, un secondo segna il resto.
paper-coins = Monete
paper-coins-about = { $price }: un mercante della fila
paper-favours = Favori
paper-favours-about = { $reroll }: lanciare di nuovo dei dadi · { $step }: un dado, un punto in più o in meno
paper-round-title = Un round di { $game }
paper-round-start = All’inizio
paper-round-start-about = Ognuno ha 4 dadi, 2 favori e tre villaggi. Nella fila è scoperto un mercante in più del numero dei giocatori.
paper-phase-caravans = Carovane
paper-phase-caravans-about = Tutti lanciano insieme tutti i propri dadi. Finché non avete finito di vendere, potete pagare favori per cambiarli, tutte le volte che potete.
paper-phase-sell = Vendere
paper-phase-sell-about = A turno: vendete nei villaggi aperti, vostri o altrui, con un dado per ogni bancarella. I dadi restano lì e il villaggio è chiuso. Vendendo in un vostro villaggio, potete piazzare alla sua sinistra o alla sua destra mercanti dalla mano; anche le loro bancarelle vogliono un dado. Alla fine del turno ricevete le entrate di tutte le vostre vendite. { $paid ->
    [owner] Quando qualcuno vende nel vostro villaggio, ricevete sempre ciò che paga al proprietario e ciò che portano i suoi mercanti.
   *[seller] Quando qualcuno vende nel vostro villaggio, ricevete sempre ciò che paga al proprietario; ciò che portano i suoi mercanti va a chi vende.
}
paper-phase-spend = Comprare
paper-phase-spend-about = A turno: mercanti della fila in mano, quanti ne potete pagare. Preso l’ultimo, la fila si riempie subito.
paper-phase-end = Fine
paper-phase-end-about = Riprendete i vostri dadi: tutti i villaggi sono aperti. Inizia chi siede a sinistra. Riempite la fila.
paper-round-over = La fine della partita
paper-round-over-about = Quando qualcuno ha { $goal } carte sul tavolo, il round è l’ultimo. Vince chi ha più carte sul tavolo, poi più monete, poi più favori; altrimenti la vittoria si divide. Le carte in mano non contano.
paper-prices = Prezzi
paper-price-reroll = lanciare di nuovo i propri dadi, quanti se ne vuole
paper-price-step = un dado, un punto in più o in meno; 6 e 1 sono vicini
paper-price-card = un mercante della fila
paper-brings = Entrate
paper-brings-market = per ogni dado che non è stato venduto
paper-brings-free = Una carta, un dado o un piazzamento gratis si riceve solo quando il mercante viene piazzato e ha subito il suo dado. Nessuno ha più di { $most } dadi.
paper-goods = Merci
print-box = Con la scatola
print-no-box = Senza la scatola
print-kit-title = Carte da ritagliare
print-kit-about = Villaggi e mercanti con valori nostri: il mazzo della casa.
print-kit = Stampa le carte
print-round-title = Scheda del round
print-round-about = Fasi, prezzi e fine; due per pagina.
print-round = Stampa la scheda
print-purses-about = Un foglio per giocatore; due per pagina.
print-purses = Stampa i fogli

### Il terminale

cli-row = Aperte nella fila:
cli-hand = In mano:
cli-dice = dadi { $dice }
cli-fits = Possibile con questi dadi: { $sales }
cli-standing = { $who }: dadi { $dice }; { $purse }
cli-purse = { $who } ha { $purse }
cli-next-choose = Scrivete un ordine, o premete Invio quando { $who } ha finito.
cli-next-thrown = Scrivete che cosa è uscito, come in roll 1126 3445.

args-depth-house = solo con le carte della scatola si può inserire di meno; aggiungete --cards box
args-bots-box = i bot conoscono solo le carte del mazzo della casa; togliete --cards box
args-bots-thrown = i bot non lanciano dadi; togliete --dice thrown

args-order-unknown = un ordine comincia con { $known }, non con «{ $text }»; town-crier cry --game dice-village --help mostra come si scrive ciascuno
args-order-needs = dove c’è «{ $text }» ci vuole { $what }
args-order-lacks = alla fine della riga manca { $what }
args-order-more = dove c’è «{ $text }» non ci vuole niente
args-order-rerolled = dadi lanciati di nuovo: { $dice }, ma numeri dopo «as»: { $faces }
args-order-part = { $what ->
    [player] qualcuno ({ $written })
    [village] un villaggio ({ $written })
    [side] un lato ({ $written })
    [merchant] il numero di un mercante ({ $written })
    [die] il posto di un dado ({ $written })
    [face] che cosa mostra un dado ({ $written })
    [faces] che cosa mostrano i dadi di qualcuno, come { $written }
    [purse] monete+favori, come { $written }
    [number] un numero, come { $written }
    [exact] «{ $written }»
   *[word] una di queste parole ({ $written })
}

### L’almanacco

almanac-seats = Ciascuno secondo il suo turno nel primo round: partite vinte e, in media, le carte sul tavolo e le monete alla fine
almanac-turn = turno { $place }
almanac-won = vinte
almanac-cards = carte
almanac-coins = monete
almanac-bots = Quante volte vince ogni bot dove gioca
almanac-bot = { $bot ->
    [seller] venditore
    [expander] costruttore
    [saver] risparmiatore
   *[trader] commerciante
}
almanac-rewards = Che cosa rendono le bancarelle: la loro parte del mazzo della casa, delle carte comprate e delle bancarelle accanto ai villaggi
almanac-deck = mazzo
almanac-bought = comprate
almanac-used = ai villaggi
almanac-rounds = Quanto dura una partita
almanac-round-count = round
almanac-average = media
almanac-shortest = la più corta
almanac-longest = la più lunga
almanac-fair-dice = I dadi di ogni lancio
almanac-fair-first = Chi comincia
almanac-fair-merchants = Il primo mercante della fila

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Carte mercante
setup-merchants-house = Mazzo della casa
setup-merchants-box = Della scatola
setup-merchants-house-about = Queste carte sono nostre, non della scatola. L’app le distribuisce e tiene tutti i conti.
again-house = mazzo della casa
again-box = carte della scatola
setup-depth = Che cosa si inserisce
setup-depth-dice = Solo i dadi
setup-depth-sales = Le vendite
setup-depth-purses = Le vendite e il denaro
setup-depth-dice-about = L’app lancia i dadi e conta i round. Tutto il resto rimane sul vostro tavolo.
setup-depth-sales-about = Inserite chi vende dove. L’app sa anche quali villaggi sono chiusi e chi è vicino alle nove carte.
setup-depth-purses-about = Inserite chi vende dove e quanto rende. L’app conosce anche le monete e i favori di tutti.
setup-options-about = Il codice, chi comincia, dadi propri, chi viene pagato dai mercanti.
setup-options-dice-about = Il codice, chi comincia, dadi propri.
setup-first = Chi comincia
setup-first-code = A sorte
setup-dice = Dadi
setup-dice-code = Lanciati dall’app
setup-dice-entered = Lanciati al tavolo e inseriti
setup-paid = I mercanti pagano
setup-paid-owner = il proprietario del villaggio
setup-paid-seller = chi vende lì

### The panel at the table

panel-sell = Vendi nel villaggio { $village }
panel-place = Piazza la carta nel villaggio { $village }
panel-buy = Compra questa carta
panel-done = Fatto: { $who }
panel-end-turn = Termina il turno
panel-now = Ora: { $who }
panel-market = { $does }; { $dice } al mercato
panel-loses = { $does }; va perso: { $what }
panel-still-sell = { $who } può ancora vendere in { $count ->
    [one] un villaggio
   *[other] { $count } villaggi
}. Finire comunque?
panel-still-place = { $who } può ancora piazzare una carta. Finire comunque?
panel-still-buy = { $who } può ancora comprare una carta. Finire comunque?
panel-sell-anyway = Va perso: { $what }. Vendere comunque?
panel-hand = In mano
panel-add-merchant = Aggiungi un mercante
panel-add-merchant-to = Aggiungi un mercante a { $village }: da quale lato?
panel-side-left = a sinistra
panel-side-right = a destra
panel-brings = Quanto rende?
panel-brings-again = Quanto rende? Come l’ultima volta:
panel-given = Che cosa danno i nuovi mercanti?
panel-what = { $does }: { $what }
panel-left = { $stall }, a sinistra
panel-right = { $stall }, a destra
panel-tucked = Riprendi: { $stall }
panel-gets = { $who } riceve { $what }
panel-coins = { $who }: monete
panel-favours = { $who }: favori
panel-change = Cambia dadi
panel-choose-dice = Scegliete i dadi da cambiare.
panel-first-dice = Dadi di { $who }
panel-other-dice = Dadi di { $who }
panel-die = Dado { $number } di { $who }: { $good }
panel-reroll = Lancia di nuovo per { $price }
panel-up = Uno in più per { $price }
panel-down = Uno in meno per { $price }
panel-fell = È uscito { $good } ({ $count })
panel-fell-so-far = Inseriti: { $count } di { $of }. { $goods }
panel-enter-fell = Inserire ciò che è uscito
panel-correct = Correggi qualcosa
panel-correct-this = Correggi
panel-ninth = Qualcuno ha nove carte sul tavolo?
panel-what-is-wrong = Che cosa è diverso sul vostro tavolo?
panel-fix-purse = Monete e favori
panel-fix-caravans = Numero di dadi
panel-fix-die = Ciò che mostra un dado
panel-fix-first = Chi comincia
panel-fix-on-table = Carte sul tavolo
panel-fix-in-hand = Carte in mano
panel-fix-in-row = Carte nella fila
panel-fix-stalls = Mercanti di un villaggio
panel-fix-card = Dove si trova una carta
panel-shows = Mostra { $good }
panel-left-of = A sinistra del villaggio { $village }
panel-right-of = A destra del villaggio { $village }
panel-remove-stall = Togli il mercante { $number }: { $good }
panel-add-stall = Aggiungi un mercante: { $good }
panel-to-hand = In una mano
panel-to-row = Nella fila
panel-to-pile = Sotto il mazzo
panel-to-village = In un villaggio

### What can be wrong with a file

damage-first = comincia il posto { $found }, ma il codice { $code } estrae il posto { $dealt } (contati da 0)
damage-merchant = carta { $position } del mazzo: c’è { $found }, ma il codice { $code } dà { $dealt }
damage-merchant-named = il mercante { $number }
damage-no-merchant = nessun mercante
damage-face = passo { $order }: nessun dado mostra { $face }
damage-no-such-merchant = passo { $order }: i mercanti hanno i numeri da 0 a { $last }, non { $number }

### On the screen

round-last = Round { $round }, l’ultimo
race-ahead = In testa: { $who } ({ $cards }/{ $goal })
race-several = Più giocatori in testa: { $cards }/{ $goal }
race-even = Tutti: { $cards }/{ $goal }
race-goal = Obiettivo: { $goal } carte
standing = { $who }: { $race }, { $purse }
standing-cards = { $who }: { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (forse sbagliato)
row-cards = { $cards } nella fila

side-begins = Si stanno per lanciare i dadi
side-roll = Il prossimo round
side-reroll = Un favore: lanciare di nuovo i dadi che si vogliono
side-changes = Un favore: lanciare di nuovo i dadi che si vogliono · 2 favori: un punto in più o in meno
side-no-sale = { $who }: nessun villaggio aperto va bene per questi dadi. Ogni dado rimasto rende un favore al mercato.
side-no-sale-yours = Nessun villaggio aperto va bene per i tuoi dadi. Ogni dado che ti resta rende un favore al mercato.
side-no-dice = Non resta nessun dado da vendere.
side-due = { $who } riceverà { $due }
side-due-untold = { $who }: ricavo non inserito
side-brings = rende { $purse }
side-owner = Il proprietario riceve { $purse }
side-expand = Si può ampliare
side-more = Anche a ogni mercante serve un dado.
side-closed = Chiusi: { $villages }
side-place = Qui si può piazzare una carta della mano, senza dado
side-price = Ogni carta costa { $price }; { $who } ha { $purse }
side-price-perhaps-nothing = Ogni carta costa { $price }; { $who } forse non ha niente
side-passed = Troppo poche monete per una carta: { $who }
side-house-deck = I mercanti sono del nostro mazzo della casa, non quelli della scatola.

step-roll = Lancia i dadi
step-done = Fatto
step-close = Termina il round
step-next-round = Lancia i dadi: round { $round }

order-roll = lancio (round { $round })
order-reroll = nuovo lancio ({ $who })
order-adjust = dado cambiato ({ $who })
order-sell = vendita ({ $who }, { $village })
order-place = carta piazzata ({ $who })
order-buy = carta comprata ({ $who })
order-done = fine del turno ({ $who })
order-close = fine (round { $round })
order-correct = correzione: { $what }

evening = { $minutes } min di gioco{ $continued ->
    [yes] {" "}dalla ripresa
   *[no] {""}
}

### How to run it

guide-set-up = 1. Ognuno prende i dadi e il segno di un colore, tre villaggi e 2 favori. Mettete scoperta la fila dei mercanti.
guide-roll = 2. Anche il banditore gioca. Spazio lancia i dadi di tutti ed esegue sempre il passo successivo.
guide-sell = 3. A turno, vendete nei villaggi: scegliete il villaggio e Town Crier prende i dadi. Chi ha favori può prima cambiare i dadi. Spazio termina il turno.
guide-buy = 4. Poi, a turno, comprate mercanti a 5 monete l’uno. Spazio termina il turno e, alla fine, il round.
guide-end = 5. Quando qualcuno ha nove carte sul tavolo, il round è l’ultimo. Vale ciò che c’è sul tavolo: correggete ciò che viene annunciato diversamente.

### Rules

rules-set-up = Preparazione
rules-round = Un round
rules-favours = I favori
rules-sales = Le vendite
rules-income = Le entrate
rules-stalls = Che cosa rende la bancarella di un mercante
rules-purchases = Gli acquisti
rules-end = La fine
rules-app = Con Town Crier
rules-house = Il mazzo della casa

rule-figures = Si gioca in due, tre o quattro. Ci sono 12 villaggi, 30 mercanti e sei dadi di ogni colore.
rule-villages = Ognuno ha tre villaggi con due bancarelle: 1 e 6, 2 e 5, 3 e 4.
rule-goods = Le facce di un dado sono merci: 1 seta, 2 papiro, 3 oro, 4 grano, 5 spezie, 6 porcellana.
rule-begin = Ognuno comincia con 4 dadi, 2 favori e tre villaggi, senza monete e senza carte in mano.
rule-row = Nella fila c’è una carta in più rispetto ai giocatori. Gli altri mercanti formano il mazzo, coperto.
rule-first = Un giocatore comincia. Si prosegue sempre verso sinistra.

rule-phases = Un round va così: carovane, vendite, acquisti, fine. Tutti finiscono una parte prima della successiva.
rule-roll = Le carovane di tutti arrivano insieme: ognuno lancia tutti i suoi dadi, in vista.
rule-round-end = Alla fine si riprendono i dadi e tutti i villaggi riaprono. Comincia il giocatore successivo a sinistra, e la fila si riempie di nuovo.

rule-reroll = Un favore: lanciate di nuovo quanti dei vostri dadi volete.
rule-adjust = 2 favori: cambiate un dado di un punto, in più o in meno. 6 e 1 sono vicini.
rule-changes = Cambiate i dadi tutte le volte che potete pagare, finché non avete finito di vendere. Un dado piazzato resta com’è.
rule-market = Quando avete finito di vendere, ogni dado rimasto rende un favore al mercato.

rule-open = Un villaggio è aperto finché non ci sono dadi sopra.
rule-sell = Vendete in qualsiasi villaggio aperto, vostro o di altri, con un dado per ogni bancarella. I dadi restano lì e lo chiudono.
rule-several = In un turno potete vendere in tanti villaggi quanti ne permettono i vostri dadi.
rule-number = Un dado vale ciò che mostra, e una bancarella accetta solo il proprio numero.
rule-expand = Quando vendete in un vostro villaggio, potete affiancargli mercanti dalla mano. Anche alle loro bancarelle serve subito un dado.
rule-sides = A sinistra di un villaggio un mercante mostra la metà sinistra, a destra la destra. I nuovi vanno all’esterno.
rule-others = Nessuno può ampliare il villaggio di un altro.

rule-income = Quando avete finito di vendere, ricevete le entrate di tutto il venduto. Nel villaggio di un altro riceve qualcosa anche il proprietario.
rule-same-turn = Le entrate arrivano dopo la vostra ultima vendita: in questo turno non pagano più cambi di dadi, ma in questo round comprano mercanti.
rule-pays = Un villaggio paga una somma agli altri che vi vendono, e un’altra al proprietario ogni volta che qualcuno vi vende.
rule-stalls-pay = Ciò che paga la bancarella di un mercante va al proprietario del villaggio, se prima della partita non avete scelto altrimenti.

rule-one-coin = Una moneta, ogni volta che qualcuno vende lì.
rule-two-coins = 2 monete, ogni volta che qualcuno vende lì.
rule-five-favours = 5 favori, ogni volta che qualcuno vende lì.
rule-free-card = Una carta gratis, una volta: la prima del mazzo va nella vostra mano.
rule-free-die = Un dado gratis, una volta: dal prossimo round ne avete uno in più, 6 al massimo.
rule-free-placement = Un piazzamento gratis, una volta: mettete senza dado una carta della mano accanto a un vostro villaggio aperto.
rule-once = Ciò che è gratis si riceve solo quando il mercante viene piazzato e ha subito il suo dado.
rule-placement = I piazzamenti gratis vengono dopo tutte le vendite del turno. Senza una carta o un vostro villaggio aperto vanno persi.
rule-gained = Un settimo dado non rende nulla, e nemmeno una carta se il mazzo è vuoto.

rule-buy = Ogni carta della fila costa 5 monete e va nella vostra mano. Compratene quante ne potete pagare.
rule-fill = Quando si prende l’ultima carta della fila, la fila si riempie subito.
rule-empty = Quando il mazzo è vuoto, la fila resta più corta.

rule-ninth = Il round in cui qualcuno ha nove carte sul tavolo è l’ultimo. Contano anche i villaggi.
rule-last = Tutti finiscono l’ultimo round, e si possono superare le nove carte.
rule-winner = Vince chi ha più carte sul tavolo; a parità più monete, poi più favori. Altrimenti la vittoria è condivisa.
rule-hand = Le carte in mano non contano.

rule-counted = Town Crier conta soltanto le carte della scatola, e voi dite che cosa rende una vendita. Del mazzo della casa sa tutto.
rule-inexact = Un ~ davanti a un numero significa che forse è sbagliato, perché non tutto è stato inserito.
rule-correct = Vale ciò che c’è sul tavolo. Correggete ciò che Town Crier ha diversamente.
rule-undecided = Town Crier nomina un vincitore solo se è stato inserito abbastanza. Altrimenti contate le carte sul tavolo e, a parità, monete e favori.

rule-house-deck = Il mazzo della casa è nostro, perché non conosciamo le carte della scatola. Si chiama così ovunque lo vediate.
rule-house-villages = Con il mazzo della casa ogni villaggio paga 2 monete agli altri e una moneta al proprietario.
rule-house-merchants = Di dieci bancarelle con lo stesso numero, quattro pagano una moneta, due pagano 2 monete, e le altre danno ognuna qualcosa di diverso: 5 favori, una carta, un dado o un piazzamento.

### What something is

own-turn = Tocca a te
own-ask-sell = In quale villaggio vendi?
own-ask-place = In quale villaggio piazzi la carta?
own-ask-buy = Quale carta? { $price } l’una.
own-dice = I tuoi dadi
own-hand = La tua mano
own-villages = I tuoi villaggi
explain-die = { $who }, dado { $number }: { $good }
explain-die-free = Non ancora venduto.
explain-die-sold = Venduto: { $village }.
explain-die-market = Andato al mercato.
explain-open = Aperto.
explain-closed = Chiuso da { $who }.
explain-needs = Servono: { $goods }.
explain-owner = Al proprietario: { $purse }.
explain-others = Agli altri: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Mazzo: { $cards }
explain-pile-untold = Mazzo
explain-hand = In mano: { $cards }.
explain-dice = Dadi: { $count }.
explain-first = Comincia questo round.

legend-turn = A chi tocca
legend-first = Comincia questo round
legend-coin = Monete
legend-favour = Favori
legend-hand = Carte in mano
legend-pile = Mazzo dei mercanti
legend-row = La fila: mercanti da comprare
legend-goal = La nona carta
legend-closed = Chiuso
legend-merchant = Un mercante e ciò che rende la bancarella
legend-market = Andato al mercato
legend-goods = Numeri da 1 a 6: { $goods }
legend-reward = Dà: { $reward }

### Before the game

check-color = Ognuno prende i dadi e il segno di un colore.
check-villages = Mettete davanti a voi i vostri tre villaggi.
check-purse = Ognuno prende { $purse }.
check-row = Scoperte nella fila: { $cards }. Gli altri mercanti accanto, in un mazzo.
check-house = I mercanti sono quelli del nostro mazzo della casa.
check-first = Comincia { $who }.
hint-ask-sell = In quale dei propri villaggi può vendere { $who }? Alzate la mano!
hint-sell-at = { $who } può vendere qui: { $village }. C’è un dado per ogni bancarella.
hint-ask-buy = { $who } ha { $coins }. Quante carte può comprare?
hint-buys = Può comprare { $cards }: ognuna costa cinque monete.
first-need = Che cosa vi serve
first-need-cards = Il gioco con le sue carte, oppure i villaggi e i mercanti del nostro mazzo della casa, che si stampano qui.
first-need-app = Nessun dado, se volete: Town Crier lancia, prende i dadi di ogni vendita e dice a chi tocca. Gioca anche chi lo usa.
first-need-time = Da due a quattro persone e circa mezz’ora.
