# Italian: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Codice: { $code }
cli-input-ended = L’input è finito; il banditore si ferma qui.
cli-nothing-undone = Non c’è niente da annullare.
cli-step-help =
    Invio continua, table mostra tutto il tavolo, undo annulla l’ultimo passo, quit termina.
    Ordini possibili ora: { $now }
    Come si scrivono: { $orders }
cli-pick-help = Oppure digitate il numero di una voce per sceglierla (* è scelta); 7 3 imposta il numero 7 a 3.
cli-next = Premete Invio per continuare.
cli-next-picked = Premete Invio: { $does }
cli-ask = Che cosa è uscito:
percent = { $number }%

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } partita, con il codice { $first }
   *[other] { $games } partite, con i codici da { $first } a { $last }
}
almanac-exact-about = esatto: quel che dà il caso alla lunga, calcolato; tutto il resto è contato in queste partite
almanac-file-about = ogni cifra da sola: --csv FILE
almanac-exact = esatto
almanac-fairness = Il caso è equo?
almanac-verdict = { $what }: { $verdict ->
    [fair] equo
    [uneven] non equo
    [too-even] troppo regolare per essere il caso
   *[too-few] troppo poche partite per dirlo
} (chi quadrato { $statistic } con { $degrees } gradi di libertà; almeno così diseguale nel { $chance } dei casi)
almanac-speed = { $count ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $seconds } s: { $speed } partite al secondo
almanac-no-threads = --threads: il sistema non ne concede tanti: { $system }
almanac-not-dealt = nessun codice porta a termine una partita così
odds-title = Probabilità
desk-odds = Probabilità ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Un codice ha almeno una lettera o una cifra.
    .clause = un codice ha almeno una lettera o una cifra
refusal-code-too-long = Un codice ha al massimo 32 lettere, cifre e trattini, non { $count }.
    .clause = un codice ha al massimo 32 lettere, cifre e trattini, non { $count }
refusal-code-sign = Un codice ha lettere, cifre e trattini, non «{ $sign }».
    .clause = un codice ha lettere, cifre e trattini, non «{ $sign }»
refusal-not-dealt = Non è ciò che dà il codice { $code }.
    .clause = non è ciò che dà il codice { $code }

refusal-not-over = La partita non è finita.
    .clause = la partita non è finita
refusal-nobody = Nessun foglio è stato ancora inserito.
    .clause = nessun foglio è stato ancora inserito
refusal-no-name = Il giocatore { $player } non ha nome.
    .clause = il giocatore { $player } non ha nome
refusal-blank = Per { $name } non è ancora stato inserito nulla: inserite il foglio o rimuovete il giocatore.
    .clause = per il giocatore { $player } non è stato inserito nulla
refusal-name-twice = Due giocatori si chiamano { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = Parità ({ $name }, { $other }): inserite ciò che la risolve.

## The reckoning

results-date = Data
results-player = Giocatore
results-total = Totale
results-rank = Posizione
results-title = Conteggio
results-player-number = Giocatore { $number }
results-name-of = Nome del giocatore { $number }
results-cell = { $name }: { $field }
results-unshown = Nessun carattere di questo computer ha «{ $sign }»: al suo posto c’è un riquadro, e non si può stampare.
unit-sum-of = { $name }: { $points } punti, posizione { $rank }
results-otherwise = { $field } secondo quanto inserito durante la partita: { $number }.
results-inexact = Durante la partita non è stato inserito tutto. Da ricontare: { $field }.
results-add = Aggiungi un giocatore
results-take = Rimuovi { $name }
results-bring-back = Rimetti { $name }
results-sheet = { $name }: foglio dal telefono
results-sheet-points = { $name }: foglio dal telefono, totale { $points }
results-sheet-differs = { $field }: { $new } (noto: { $old }).
results-sheet-adds = Nessuno in questa partita si chiama così: si aggiunge una riga.
results-sheet-alike = Questo nome assomiglia soltanto a «{ $name }» ed è un altro.
results-sheet-replaces = Sostituisce i numeri inseriti.
results-sheet-accept-of = Accetta il foglio: { $name }
results-sheet-return = Rimanda
results-sheet-return-of = Rimanda il foglio: { $name }
results-sheet-accepted = { $name }: foglio accettato
results-sheet-undo = Annulla
results-hint = Ciò che si digita sostituisce il numero. Tab o frecce: casella seguente; Invio: riga seguente.
results-hint-zero = Una casella vuota vale 0.
results-hint-uncounted = Una casella vuota non è ancora contata.
results-hint-short = Tab o frecce: casella seguente. Invio: riga seguente.
results-export = Esporta
results-copy-text = Copia come testo
results-copy-csv = Copia come CSV
results-copied = I risultati sono negli appunti.
bg-stats = BG Stats
bg-stats-code = Codice QR del link per BG Stats
bg-stats-scan = Inquadrate il codice QR con il telefono che ha l’app BG Stats.
bg-stats-long = Tanti giocatori non stanno in nessun codice QR. Copiate il link e apritelo dove avete l’app BG Stats.
bg-stats-about = L’app aggiunge questa partita con tutti i nomi e i risultati. Lasciano questo computer solo quando qualcuno apre il link.
bg-stats-copy = Copia il link
bg-stats-copied = Il link è negli appunti.
results-picture = Salva immagine
results-reveal = Svela i risultati
results-reveal-anyway = Fogli dai telefoni ancora in attesa: { $count }. Svelare comunque?
results-reveal-returned = Fogli rimandati che mancano ancora: { $count }. Svelare comunque?
results-reveal-on = Riprendi la premiazione
results-reveal-again = Rivedi la premiazione
results-totals-hidden = I totali restano nascosti finché non svelate i risultati.
results-totals-show = Mostra i totali
results-totals-hide = Nascondi i totali
results-entered = La partita è stata iscritta nell’albo d’oro.
results-new = Nuovo per { $name }: { $achievements }.
results-more-wrong = Da correggere inoltre: { $count }.
results-early = Inserite ciò che già sapete: i risultati si svelano alla fine.
counting-awaited = { $count ->
    [one] Manca un foglio ai risultati
   *[other] Mancano { $count } fogli ai risultati
}
counting-to-check = { $count ->
    [one] un foglio da controllare
   *[other] { $count } fogli da controllare
}
counting-whole = Ci sono tutti i fogli: ora i risultati
counting-known = Ora i risultati
counting-in = { $name }: foglio consegnato
counting-out = { $name }: foglio non ancora consegnato
cry-winner = { $name } vince con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
cry-winners = { $others } e { $last } condividono la vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
}!
cry-alone = { $name } finisce la partita con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
ceremony-names = I risultati
ceremony-place-of = { $category }: posizione { $best }
ceremony-places-of = { $category }: posizioni da { $best } a { $worst }
ceremony-winner = La vittoria
ceremony-awards = Premi
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Nuovi obiettivi
ceremony-seals-more = e altri { $count }
ceremony-podium = Il podio
ceremony-leads = { $name } è in testa: { $points }.
ceremony-lead = { $others } e { $name } sono in testa insieme: { $points }.
ceremony-most = Maggioranza: { $list }.
ceremony-brought = Punti: { $list }.
ceremony-scale = { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $least } o più
ceremony-place = { $count ->
    [1] Posizione { $place }: { $names }, { $points }.
   *[other] Posizione { $place } a pari merito: { $names }, { $points }.
}
ceremony-next = Avanti: { $step }
ceremony-back = Un passo indietro
ceremony-end = Lascia la premiazione
again = Gioca ancora
again-with = Gioca ancora: { $what }
again-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}
again-hold = Tenete premuto { $key } per giocare ancora, o fate clic sul pulsante.

## The desk

app-name = Town Crier
app-about = Lancia i dadi, annuncia che cosa succede e conta i punti al vostro tavolo
start-players = { $from }–{ $to } giocatori · circa { $minutes } min
start-players-crowd = Per quanti volete, al massimo { $to } punteggi · circa { $minutes } min
start-needs-sheets = Senza scatola: stampate i fogli
start-needs-box = Con o senza la scatola
start-needs-the-box = Con la scatola
start-play = Gioca
start-play-about = Dite chi gioca e cominciate.
start-first = Prima volta?
start-first-about = Che cosa serve e come va una partita.
start-teach = Impara giocando
start-teach-about = Una vera partita, spiegata frase per frase. Potete giocarla tutta.
hint-got-it = Capito
hint-right = Giusto! { $answer }
hint-wrong = Non proprio. { $answer }
hint-answer = Mostra la risposta
hint-no-more = Basta suggerimenti
hint-off = I suggerimenti sono disattivati. Riattivateli nelle impostazioni ({ $key }).
start-print = Stampa i fogli
start-print-about = Ciò che vi serve su carta, in PDF.
desk-continue = Continua questa partita
desk-continue-over = Apri questa partita
desk-continue-kept = Continua dal passo precedente
desk-new-game = Nuova partita
desk-found = Una partita è in corso: { $at }
desk-found-of = Una partita è in corso: { $game }, { $at }
desk-found-code = Una partita è in corso: { $code }, { $at }
desk-found-code-of = Una partita è in corso: { $game }, { $code }, { $at }
desk-found-over = L’ultima partita è finita.
desk-found-over-of = L’ultima partita è finita: { $game }.
desk-kept = Partite recenti
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = Impossibile aprire { $file }: { $error }
desk-opened-looking = Impossibile aprire { $file } qui, perché Town Crier è già aperto in un’altra finestra. Trascinate lì il file.
desk-lost = L’ultima partita non si può leggere, e nemmeno il passo precedente. Cominciatene un’altra; il file danneggiato viene conservato. Dettagli: { $error }
desk-game-over = la partita è finita
desk-code-is = Codice { $code }
desk-undo = Annulla
desk-redo = Ripeti
desk-room = Proiettore
desk-next = Poi: { $what }
thumbnail = L’immagine del proiettore, in piccolo
room-offer = Mostrare la partita sul proiettore?
room-offer-show = Mostra ({ $key })
desk-picture = Salva immagine
desk-copy-picture = Copia immagine
desk-settings = Impostazioni
desk-muted = Audio disattivato. Con { $key } si riattivano voce e campane.
desk-unmuted = Voce e campane sono di nuovo attive.
desk-muted-sign = Audio disattivato
desk-dark-sign = Proiettore oscurato
desk-dark = Il proiettore è oscurato. { $key } mostra di nuovo la partita.
desk-light = Il proiettore mostra di nuovo la partita.
present-leave = Torna ai comandi ({ $key })
desk-help = Aiuto
unit-count = Conta i punti
desk-reckoning = Conteggio ({ $key })
desk-hall = Albo d’oro ({ $key })
desk-rules = Regole ({ $key })
desk-phones = Telefoni ({ $key })
desk-legend = Spiega l’immagine ({ $key })
desk-legend-send = Spiega l’immagine nel proiettore
desk-print = Stampa ({ $key })
desk-menu = Menu
menu-game = Partita
menu-projector = Proiettore e telefoni
menu-more = Altro
menu-hands-free = Mani libere ({ $key })
menu-pause = Ferma o riprendi il tempo ({ $key })
menu-present = Vista del proiettore in questa finestra ({ $key })
menu-dark = Oscura il proiettore, o mostralo di nuovo ({ $key })
menu-break = Pausa sul proiettore
menu-mute = Togli o rimetti l’audio ({ $key })
menu-start = Pagina iniziale e partite recenti
desk-leave = Indietro
desk-show-file = Apri
desk-show-folder = Apri cartella
desk-unshown = Nessun programma di questo computer può aprire { $file }; lo trovate nella sua cartella.
desk-close-page = Chiudi
desk-return = Torna alla partita (state guardando un momento passato)
desk-earlier = Prima
desk-later = Dopo
desk-half-day-of = { $number } di { $all }
desk-log = Cronaca
desk-log-empty = Non è ancora successo nulla.
more-below = Altro più in basso
desk-proposed-anew = Una proposta è appena cambiata. { $key } fa ciò che è mostrato ora.
desk-undid = Annullato: { $order }. Ripeti: { $key }
desk-redid = Ripetuto: { $order }. Annulla: { $key }
desk-looking = Questa partita è aperta in un’altra finestra di Town Crier; qui potete solo guardare. Chiudete l’altra per guidarla qui.
notice-close = Chiudi il messaggio
desk-moving = Mostra subito il risultato
desk-looking-back = Sguardo indietro

setup-title = Una nuova partita
setup-back = Torna alla partita
setup-open = Inizia la partita
setup-mend = Correggete i campi segnati, poi iniziate la partita.
setup-count = Quanti giocano
setup-players-count = { $count ->
    [1] 1 giocatore
   *[other] { $count } giocatori
}
setup-code = Codice
setup-code-about = In tutto il mondo questo codice dà la stessa partita. Va bene qualsiasi parola.
setup-options = Opzioni
replace-new = Conservare { $game } e iniziare una nuova partita?
replace-kept = Conservare { $game } e continuare l’altra partita?
replace-opened = Conservare { $game } e aprire l’altra partita?
replace-about = Resta tra le partite recenti, e potete continuarla in qualsiasi momento.
replace-new-sure = Conservala e inizia la nuova partita
replace-kept-sure = Conservala e continua l’altra partita
replace-opened-sure = Conservala e apri l’altra partita
replace-not = Annulla
setup-another-code = Un altro codice
setup-day-code = Sfida del giorno
setup-players = Giocatori
setup-players-hint = Un nuovo nome
setup-add-person = Aggiungi
setup-players-about = Toccate i nomi di chi gioca. I nomi non sono obbligatori.
setup-players-new = I nomi non sono obbligatori; compaiono sullo schermo e nel conteggio.
setup-players-full = Giocano al massimo { $most } persone.
group-chip = Gruppo { $name }: { $players }
group-save = Salva come gruppo…
group-name = Nome del gruppo
group-keep = Salva
group-remove = Rimuovi il gruppo «{ $name }»
group-full = Ci sono { $most } gruppi salvati. Rimuovetene uno per salvarne un altro.

guide-title = Come guidare una partita

keys-group-play = Giocare e correggere
keys-group-show = Mostrare a tutti
keys-group-pace = Tempo e voce
keys-group-look = Consultare e preparare
key-ctrl = Ctrl
key-shift = Maiusc
key-space = Spazio
key-enter = Invio
key-page-down = Pag giù
key-escape = Esc
key-left = Sinistra
key-right = Destra
keys-next-about = il passo successivo
keys-undo-about = annulla, quante volte volete
keys-redo-about = ripeti
keys-new-about = una nuova partita
keys-room-about = apre o chiude la finestra del proiettore
keys-present-about = passa in questa finestra dalla vista dei giocatori a quella del banditore e viceversa
keys-dark-about = oscura il proiettore, o lo mostra di nuovo
keys-pause-about = ferma o riprende il conto alla rovescia
keys-more-about = un minuto in più per scegliere
keys-hands-free-about = mani libere: l’app va avanti e annuncia da sola
keys-ready-about = mani libere: tutti sono pronti
unit-count-about = conta i punti
keys-hall-about = l’albo d’oro
keys-odds-about = le probabilità
keys-cards-about = il libretto delle carte
keys-rules-about = le regole del gioco
keys-phones-about = far seguire la partita sui telefoni
keys-change-about = cambiare dadi, se il gioco lo permette
keys-correct-about = correggere ciò che sul tavolo è diverso
keys-legend-about = spiega i segni dell’immagine
keys-print-about = stampa fogli, carte e altro
keys-settings-about = impostazioni
keys-mute-about = disattiva voce e campane, o le riattiva
keys-keys-about = questa pagina
keys-earlier-about = guardando indietro: un passo indietro
keys-later-about = guardando indietro: un passo avanti
keys-step-back-about = nella premiazione: un passo indietro
keys-close-about = chiude ciò che è aperto; non chiude mai il programma
keys-digits = 1–9, poi 0, o una lettera: sceglie ciò che la porta; le maiuscole con Maiusc.
keys-saved = Ogni passo è salvato prima di essere mostrato. Chiudete la finestra quando volete.
reference-title = Regole
reference-search = Cerca
reference-none = Nessun risultato per «{ $asked }».
reference-show = Mostra nel proiettore
reference-hide = Togli dal proiettore
sent-page = Sul proiettore: { $title }
sent-legend = Sul proiettore: l’immagine spiegata
sent-break = Sul proiettore: la pausa
sent-test = Sul proiettore: l’immagine di prova
sent-phones = Sul proiettore: il codice QR per i telefoni
break-title = Pausa
break-next = Si continua con: { $at }
break-best = Le migliori partite finora
sent-turn = Parte successiva
explain-keys = Le frecce passano da una parte all’altra.

menu-offered = A scelta: { $offers }
menu-key = { $what }, tasto { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } propone: { $does }
menu-accept = Accetta ({ $who }): { $does }
menu-waiting = { $count ->
    [one] 1 altra proposta in attesa
   *[other] { $count } altre proposte in attesa
}
menu-send-back = Rifiuta
menu-not-now = Non è possibile con ciò che è scelto.
menu-no-key = Nessuna scelta ha ora il tasto { $key }.
menu-chosen = Scelto: { $names }
menu-in-picture = Ciò che è nell’immagine si sceglie lì o con il suo tasto.
menu-folded = { $count ->
    [one] 1 altra cosa ora non è possibile: { $names }
   *[other] Altre { $count } cose ora non sono possibili: { $names }
}
menu-one-less = { $what }: togli
menu-one-more = { $what }: aggiungi
menu-unsaid = { $what }, non inserito

room-title = Town Crier: proiettore
unit-count-call = Contate i vostri punti.
opening-title = Prima di cominciare
opening-soon = Si comincia tra poco
news-taken-back = L’ultimo passo è stato annullato

settings-title = Impostazioni
settings-tab-table = Tavolo
settings-tab-projector = Proiettore
settings-tab-voice = Voce e suono
settings-tab-language = Lingue
settings-tab-about = Informazioni
settings-version = Versione { $version }
settings-language = Lingua
settings-manner = Il banditore parla
settings-manner-plain = in modo semplice
settings-manner-herald = come un araldo
settings-theme = Colori
settings-theme-parchment = Pergamena
settings-theme-dark = Scuro
settings-theme-contrast = Contrasto elevato
settings-motion = Animazioni
settings-motion-full = Complete
settings-motion-short = Brevi
settings-motion-none = Nessuna
settings-text = Dimensione del testo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-larger = Molto grande
settings-choosing = Tempo per scegliere
settings-choosing-off = Senza limite
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Altro (s)
settings-choosing-limits = da { $least } a { $most }
settings-tips = Suggerimenti
settings-tips-on = Spiega le novità una volta a serata
settings-proposals = Proposte
settings-proposals-trust = Quelle di chi è di turno valgono subito
settings-room-language = Lingua del proiettore
settings-room-language-same = Come questa finestra
settings-room-theme = Colori del proiettore
settings-room-text = Dimensione del testo sul proiettore
settings-test = Immagine di prova
test-corners = Ogni freccia tocca un angolo e la cornice si vede tutta.
test-steps = Ogni tono si distingue dal successivo.
test-least = Se l’ultima fila legge questa riga, va tutto bene.
settings-room = La finestra del proiettore
settings-room-open = Aperta
settings-room-about = Su un monitor riempie lo schermo. Se quel monitor manca, è una finestra normale finché non torna.
settings-monitor-none = Una finestra normale
settings-monitor-missing = { $name } (ora non c’è)
settings-aloud = Voce e campane
settings-heard = Attiva
settings-voice = La voce
settings-bells = Campane e tamburo
settings-muted = Audio disattivato ({ $key })
settings-spoken = Lingua parlata
settings-spoken-desk = Come questa finestra
settings-loudness = Volume e velocità
settings-volume = Volume
settings-rate = Velocità
settings-voice-name = Voce
settings-voice-name-usual = quella del sistema
settings-quiet = Nessuna voce o nessun suono trovato; la partita continua senza.
settings-quiet-how = Che cosa fare
settings-aloud-try = Prova
settings-aloud-sample = Udite, udite! Così suona il banditore.
settings-no-speech = Nessun servizio vocale: installate speech-dispatcher ed espeak-ng. L’app riprova al prossimo annuncio; la partita va avanti senza.
settings-no-sound = Nessun servizio audio: avviate PipeWire (con pipewire-pulse) o PulseAudio. L’app riprova al prossimo annuncio; la partita va avanti senza.
settings-silent-elsewhere = La voce o l’audio di questo computer non risponde: guardate le sue impostazioni audio. L’app riprova al prossimo annuncio; la partita va avanti senza.
settings-silent = Non rispondono né la voce né l’audio: installate speech-dispatcher ed espeak-ng, e avviate PipeWire (con pipewire-pulse) o PulseAudio. L’app riprova al prossimo annuncio; la partita va avanti senza.
settings-unreadable = { $file } non si può leggere, quindi valgono le impostazioni predefinite: { $error }
settings-wrong = In { $file } queste impostazioni non si possono leggere, quindi valgono i valori predefiniti: { $names }
settings-unsaved = Le impostazioni non si possono salvare in { $file }: { $error }
picture-saved = Immagine salvata in { $file }
picture-copied = L’immagine è negli appunti.
file-unwritten = Impossibile scrivere il file in { $folder }: { $error }
crash-before = L’ultima volta Town Crier si è chiuso per un errore interno. Quello che è successo è scritto in { $file }
crash-reopened = La finestra è andata persa e Town Crier l’ha riaperta. La vostra partita è com’era. Quello che è successo è scritto in { $file }
crash-job = Non è stato possibile finire per un errore interno di Town Crier. Quello che è successo è scritto in { $file }
picture-undrawn = non si può disegnare: { $text }

## The hall of fame

hall-title = Albo d’oro
hall-mend = Continua con ciò che si può leggere; il file danneggiato resta conservato
hall-mended = Partite leggibili: { $games }. Il file danneggiato è nella cartella «kept» accanto all’albo d’oro.
hall-replay = Gioca questo codice
hall-last = L’ultima serata
hall-watch = Rivedi in 20 secondi
hall-step = Rivedi passo per passo, senza il risultato
hall-rematch = Rigioca con gli stessi dadi
hall-no-course = Lo svolgimento di questa partita non è più su questo computer.
replay-title = Replay
replay-next = Passo successivo
replay-end = Ferma
hall-empty = Ancora nessuna partita. Alla fine di una partita fate il conteggio ({ $key }) e svelate i risultati; allora apparirà qui.
hall-players = Giocatori
hall-games = Partite
hall-wins = Vittorie
hall-best = Record
hall-average = Media
hall-achievements = { $name }: obiettivi, { $count }
hall-codes = Codici
hall-of-code = { $code }: partite { $games }, record { $best }
unit-scores = Punti, partita dopo partita
hall-export = Esporta
hall-import = Importa…
hall-import-file = Percorso di un file, o trascinatelo qui
hall-exported = L’albo d’oro è in { $file }
hall-imported = Partite nuove: { $added }. Già qui: { $alike }. Diverse qui, mantenute: { $stayed }.
hall-unread = { $file } non si può importare: { $error }
hall-curiosities = Curiosità
unit-amount = { $points ->
    [one] un punto
   *[other] { $points } punti
}
hall-order = per vittorie, poi per record
hall-won = { $name }, vittoria
hall-on-average = In media: { $parts }.
hall-against = Contro { $name }: in vantaggio in { $ahead } su { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min
hall-time = { $time } di gioco in { $games ->
    [one] una partita
   *[other] { $games } partite
}
hall-closest = La partita più combattuta, distacco { $points }: { $game }
unit-richest = Più punti a un tavolo, { $points } in tutto: { $game }
date = { $day } { $month ->
     [1] gennaio
     [2] febbraio
     [3] marzo
     [4] aprile
     [5] maggio
     [6] giugno
     [7] luglio
     [8] agosto
     [9] settembre
     [10] ottobre
     [11] novembre
    *[12] dicembre
} { $year }

## Printing

print-title = Stampa
print-count = Fogli
print-paper = Carta
print-a4 = A4
print-letter = Letter
print-inks = Inchiostro
print-color = A colori
print-gray = In grigio
print-per-page = Fogli per pagina
print-one = uno
print-two = due
print-large = caratteri grandi
print-written = Il PDF è in { $file }
print-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
}
print-no-game = Nessuna partita da raccontare: iniziatene prima una.

## Paper

# The pace of the table.
pace-left = Secondi per scegliere: { $seconds }
pace-paused = Il tempo è fermo; secondi per scegliere: { $seconds }
pace-next-in = Si continua tra: { $seconds } s
pace-time-up = Il tempo è scaduto
pace-choose-now = Scegliete ora!
pace-held = In pausa
pace-rolls-in = Lancio tra
pace-pause = Pausa
pace-go-on = Riprendi
pace-more = Un minuto in più
evening-short = { $minutes } min
pace-ready = Tutti sono pronti
pace-hands-free = Mani libere
pace-hands-free-on = Mani libere: la partita va avanti da sola. { $key }: tutti sono pronti. Ogni altro tasto la ferma.
pace-hands-free-off = Mani libere disattivato.

## What the system says of a file

system-not-found = il file o la cartella non esiste
system-denied = accesso negato
system-exists = esiste già
system-not-a-folder = non è una cartella
system-is-a-folder = è una cartella, non un file
system-full = il disco è pieno
system-read-only = lì non si può scrivere nulla
system-bad-name = un file non può chiamarsi così
system-not-text = il contenuto non è testo
system-busy = lo sta usando un altro programma
system-not-a-file = è un dispositivo o una pipe, non un file
system-no-reader = è una pipe da cui non legge nessun programma
system-too-large = è troppo grande
system-ours = Town Crier vi conserva una partita o un albo d’oro, che non viene mai sovrascritto; scegliete un altro nome
system-other-kind = c’è già un file di altro tipo, che non viene sovrascritto; scegliete un altro nome
system-other = messaggio del sistema: { $text }
system-numbered = { $what } (errore di sistema { $number })

## Damaged files

file-empty = il file è vuoto
file-foreign = non è { $kind ->
    [hall] un albo d’oro salvato
    [cards] un libretto delle carte salvato
   *[game] una partita salvata
} da Town Crier: la prima riga dice altro
file-too-long = il file supera { $mib } MiB, troppo per { $kind ->
    [hall] un albo d’oro
    [cards] un libretto delle carte
   *[game] una partita
}
file-not-text = riga { $line }, colonna { $column }: ciò che si trova lì non è testo
file-cut-short = il file è troncato: finisce a metà, alla riga { $line }
file-syntax = riga { $line }, colonna { $column }: { $what ->
    [number] il numero è troppo grande o troppo piccolo
    [unknown] qui non va «{ $name }»
    [missing] manca «{ $name }»
    [twice] «{ $name }» compare due volte
    [value] qui va altro
   *[syntax] qui manca un segno o ce n’è uno di troppo
}
file-newer = lo ha scritto un Town Crier più recente, nel formato { $format }: aggiornate Town Crier per aprirlo
file-no-such-format = dice che il suo formato è { $format }, e il primo formato è 1
file-another-game = contiene un altro gioco, non { $ours }: { $found }
file-changed = è stato modificato o danneggiato dopo il salvataggio: la somma di controllo della prima riga non corrisponde
file-hall-game = partita { $game }: { $reason }
file-hall-id = l’identificatore di una partita ha 32 cifre esadecimali minuscole
file-hall-sheet = il foglio del giocatore { $player } non è possibile
file-hall-name-twice = i giocatori { $one } e { $other } hanno lo stesso nome
file-hall-twice = la partita { $game } compare due volte
file-hall-order = la partita { $game } è stata giocata prima di quella sopra
file-cards-card = contiene i valori di una carta che il gioco non ha: «{ $card }»
file-cards-figure = la carta «{ $card }» non ha un valore «{ $figure }»
file-cards-value = sulla carta «{ $card }» il valore «{ $figure }» non può essere «{ $value }»
file-cards-twice = sulla carta «{ $card }» il valore «{ $figure }» compare due volte

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(la versione precedente si può leggere)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] un’altra finestra di Town Crier sta scrivendo in questo albo d’oro; riprovate tra un momento: { $file }
    [cards] un’altra finestra di Town Crier sta scrivendo in questo libretto delle carte; riprovate tra un momento: { $file }
   *[game] questa partita è aperta in un’altra finestra di Town Crier; qui si può soltanto guardare: { $file }
}
store-removed = { $file } è stato eliminato mentre la partita era aperta; la partita è stata salvata lì di nuovo
store-changed = { $file } è stato modificato dall’esterno mentre la partita era aperta; la partita è stata salvata lì di nuovo e quello che conteneva è ora in { $kept }
store-io = non si può { $doing ->
    [folder] creare
    [lock] bloccare
    [read] leggere
    [move] spostare
    [remove] eliminare
   *[write] scrivere
} { $file } ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] mettete l’albo d’oro in un’altra cartella
    [cards] mettete il libretto delle carte in un’altra cartella
   *[game] mettete la partita in un’altra cartella
}
store-advice = { $why ->
    [full] il disco è pieno; fate spazio e continuate
    [denied] non avete il permesso; concedetelo o { store-elsewhere }
    [read-only] lì non si può scrivere nulla; { store-elsewhere }
    [in-the-way] c’è qualcos’altro al suo posto; spostatelo o { store-elsewhere }
   *[other] riprovate o { store-elsewhere }
}
refusal-date = scrivete un giorno dal 1970 al 9999 come 2026-02-28, non «{ $text }»

## Printing and the window

refusal-paper-count = stampate da 1 a { $most } fogli, non { $count }
refusal-paper-letter = i caratteri di stampa non hanno «{ $letter }»: scrivete «{ $name }» con altre lettere
refusal-paper-fonts = i caratteri dell’applicazione non si possono leggere
refusal-paper-drawing = un disegno dell’applicazione non si può leggere: { $text }
refusal-paper-writer = il PDF non si può creare: { $text }
refusal-no-paper = questa versione non stampa; compilatela con la funzione paper, per esempio cargo build --features paper
refusal-no-display = la finestra ha bisogno di uno schermo con OpenGL, e qui non c’è ({ $text }); town-crier cry funziona in un terminale
refusal-display-gone = lo schermo non c’è più; la vostra partita è salvata in { $file }
refusal-window-lost = la finestra è andata persa e non è stato possibile riaprirla; la vostra partita è salvata, e quello che è successo è scritto in { $file }
refusal-scale = { $name } è «{ $text }», che non è una scala per lo schermo; impostate un numero come 1.5, o niente
refusal-no-folders = questo sistema non indica una cartella per i file di un’applicazione; indicate un file con --game FILE
refusal-no-desk = questa versione non ha finestra; town-crier cry funziona in un terminale
refusal-gallery-taken = la porta { $port } di { $address } è occupata da un altro programma; chiudetelo o scegliete un’altra porta
refusal-gallery-denied = questo computer non permette la porta { $port }; sceglietene una da 1024 in su
refusal-gallery-not-ours = { $address } non è un indirizzo di questo computer
refusal-gallery-chance = questo computer non dà numeri casuali, e senza di essi niente è al sicuro da chi non è invitato
refusal-gallery-system = { $address }: lì non si può offrire niente: { $system }
refusal-no-gallery = questa versione non offre la pagina per i telefoni; compilatela con la funzione gallery, per esempio cargo build --features gallery

## Arguments

args-unknown = { $argument }: qui non esiste questo argomento; { $advice }
args-no-command = { $argument }: questo comando non esiste; { $advice }
args-not-of-game = { $command }: non c’è per { $game }, solo per { $having }
args-missing = { $argument }: manca; { $advice }
args-no-value = { $argument }: deve seguire un valore; { $advice }
args-takes-none = { $argument }: sta da solo e non prende un valore; { $advice }
args-desk-only = { $argument }: questo comando non va con le opzioni della finestra; { $advice }
args-conflict = { $argument }: non va con { $other }; { $advice }
args-twice = { $argument }: si può dare una volta sola; { $advice }
args-not-text = un argomento non è scritto in UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = vedete { $command } --help
args-did-you-mean = intendevate { $suggestion }?
args-value = { $count ->
    [1] scrivete { $last }, non «{ $text }»
   *[other] scrivete { $most } o { $last }, non «{ $text }»
}
args-players = scrivete quanti fogli, da 1 a { $most }, o nomi separati da virgole, non «{ $text }»
args-count = scrivete un numero da 1 a { $most }, non «{ $text }»
args-bind = scrivete un indirizzo di questo computer e una porta, come 127.0.0.1:0, non «{ $text }»
args-key = scrivete 12 lettere e cifre, senza la lettera U
args-key-twice = scrivete una chiave diversa da quella di --key
args-host = scrivete un nome senza http://, come crier.example o crier.example:8080, non «{ $text }»
args-words-json = --lang e --manner: scelgono parole per le persone, e --format json non ne ha; toglieteli
args-step-json = aspetta le persone, e --format json è per i programmi; togliete uno dei due
args-aloud-json = parla alle persone, e --format json è per i programmi; togliete uno dei due
args-braille-json = scrive per le persone, e --format json è per i programmi; togliete uno dei due
args-step-input = aspetta Invio dove --dice - legge i dadi; togliete uno dei due
args-output = non si può scrivere l’output: { $system }
args-unread = { $file }: non si può leggere: { $system }
args-unwritten = { $file }: non si può scrivere: { $system }
args-no-folder = { $file }: la cartella { $folder } non esiste
args-seed-too-long = con --games { $games } il seme ha al massimo { $most } lettere, cifre e trattini, non { $signs }
args-standard-input = input
args-standard-output = output
args-lines-open = { $file } non si può leggere: { $system }
args-lines-read = { $name }: dopo la riga { $line } non si può leggere nulla: { $system }
args-lines-wrong = { $name }, riga { $line }: { $wrong }
args-lines-long = la riga supera { $most } segni
args-lines-too-few = { $name } finisce prima della partita; { $needed ->
    [one] manca ancora 1 riga
   *[other] mancano ancora { $needed } righe
}
args-lines-too-many = { $name }, riga { $line }: la partita è finita e le righe da qui in poi non ne fanno più parte
args-orders-too-few = { $name } finisce prima della partita
args-orders-now = ora un ordine comincia con: { $orders }
args-nobody-chooses = in una partita così qualcuno deve scegliere; aggiungete --bots, --orders FILE o --step
args-no-fact = qui non si conosce nulla con questo nome: «{ $text }»
args-fact = «{ $text }» non è vero; è «{ $holds }»
check-any = { $file }: è in ordine: { $coded ->
    [yes] codice { $code }
   *[no] nessun codice
}; { $over ->
    [yes] finita
    [open] in corso
   *[no] { $number } di { $all }
}; { $orders ->
    [one] 1 passo
   *[other] { $orders } passi
}{ $undone ->
    [0] {""}
    [one] , 1 annullato
   *[other] , { $undone } annullati
}

## Phones that follow

phones-title = Telefoni
phones-about = Ognuno può seguire la partita sul proprio telefono, nella propria lingua, dire che è pronto, proporre ciò che fa nel proprio turno e consegnare il foglio alla fine. Chiunque in questa rete abbia il codice QR può partecipare, e nulla di ciò che fa un telefono cambia la partita senza permesso.
phones-open = Ammetti i telefoni
phones-again = I telefoni potevano seguire prima che Town Crier venisse chiuso. Aspettano ancora e non serve un nuovo codice QR.
phones-opening = Un momento…
phones-refused = I telefoni non possono seguire la partita ora: { $reason }
phones-no-network = Questo computer non è in nessuna rete. Collegatelo a una rete Wi-Fi e riprovate.
phones-code = Codice QR dell’indirizzo { $address }
phones-scan = Inquadrate il codice QR con la fotocamera di un telefono o scrivete l’indirizzo nel suo browser:
phones-copy = Copia l’indirizzo
phones-copied = Copiato
phones-count = { $count ->
    [0] Nessun telefono segue ancora
    [one] 1 telefono segue la partita
   *[other] { $count } telefoni seguono la partita
}
phones-address = Indirizzo di questo computer
phones-new = Nuovo codice QR
phones-new-anyway = Scollegare tutti i telefoni?
phones-new-about = Un nuovo codice QR scollega tutti i telefoni; per seguire di nuovo devono inquadrarlo.
phones-stop = Termina
phones-none = Finora non è arrivato nessun telefono. Può essere utile:
phones-help-wifi = Il telefono deve essere nella stessa rete Wi-Fi di questo computer.
phones-help-guest = Le reti per ospiti isolano i dispositivi: usate un’altra rete o l’hotspot di un telefono.
phones-help-firewall = Il firewall di questo computer deve consentire Town Crier.
phones-follow = Seguite la partita sul telefono
ready-count = Pronti: { $ready } su { $of }
phones-seats = Giocatori con il telefono: { $count }
phones-seat-ready = pronto
phones-seat-not-ready = non ancora pronto
phones-seat-away = offline
phones-seat-sheet = foglio consegnato
phones-free = Rimuovi
phones-free-of = Rimuovi { $name }
phones-free-about = Chi viene rimosso può continuare a seguire sul telefono e rientrare con qualsiasi nome libero.
phones-sat-down = Nuovi sul telefono: { $names }. Al prossimo passo vedranno i loro segreti.
phones-let-in = Fai entrare
phones-wifi = Wi-Fi per i giocatori
phones-wifi-about = Se inserite la rete Wi-Fi, un secondo codice QR vi collega i telefoni, qui e sul proiettore. Nome e password vengono dimenticati alla chiusura di Town Crier.
phones-wifi-name = Nome della rete
phones-wifi-password = Password
phones-wifi-code = Codice QR della rete Wi-Fi { $name }
phones-wifi-join = 1. Collegatevi alla rete Wi-Fi { $name }
phones-follow-then = 2. Seguite la partita sul telefono

## The phones’ page

page-live = In diretta
page-as-of = Nessuna connessione. Nuovo tentativo… Dati delle { $time }
page-lost-help = Questo telefono è ancora nella stessa rete Wi-Fi? Se sì, chiedi al banditore di ammettere di nuovo i telefoni.
page-try-again = Riprova
page-closed = Chiuso al tavolo. Quando il banditore ammetterà di nuovo i telefoni, questa pagina riprenderà da sola.
page-gone = Questo codice QR non funziona più. Inquadra quello nuovo.
page-hold = Segreto: tieni premuto per vederlo
page-lost = Questa pagina si apre con il codice QR mostrato al tavolo. Inquadralo di nuovo.
page-seat-taken = { $name } c’è già. Inserisci un altro nome o chiedi al banditore di togliere l’altro telefono.
page-seat-barred = Un telefono con questo nome è appena uscito o è stato tolto. Inserisci un altro nome o riprova più tardi.
page-seat-full = Tutti i posti sono occupati.
page-seat-name = Inserisci un nome di al massimo { $count } caratteri.
page-sheet-blank = Non è stato ancora inserito nulla.
page-phones = Telefoni: { $count }
page-code = Codice: { $code }
page-time-left = Tempo rimasto
page-meaning = Che cosa significa per me?
page-signs = Che cosa significano i segni
page-enlarge = Ingrandisci
page-zoom-in = Ingrandisci
page-zoom-out = Rimpicciolisci
page-moving = Un momento…
page-empty = Nessuna partita è ancora aperta.
page-welcome = Ti diamo il benvenuto! La partita non è ancora iniziata.
page-next = Prossimo passo del banditore: { $step }
page-dark = Al momento non viene mostrato nulla.
page-no-rules = Al momento non è possibile caricare le regole.
page-aloud = Leggi ad alta voce
page-note = Avviso
page-call = Annuncio
page-alarm = Importante
unit-told = Punti: { $points }
page-theme-auto = Automatico
page-theme-light = Chiaro
page-menu = Menu
page-refresh = Questa pagina si ricarica ogni 5 secondi.
page-join = Partecipa
page-join-why = Di’ chi gioca qui. Potrai poi toccare «Pronto» e consegnare il foglio alla fine.
page-who = Chi sei?
page-watch = Guarda soltanto
page-who-taken = { $name } (già qui)
page-name = Nome
page-joined = Questo telefono partecipa con questo nome.
page-leave = Non partecipare più
page-freed = Il banditore ha tolto questo telefono dalla partita. Se giochi ancora, partecipa di nuovo.
page-ready = Pronto
page-ready-count = Pronti: { $ready } su { $of }
page-not-sent = Invio non riuscito. Riprova.
page-sheet = Il mio foglio
page-sheet-fill = Compilalo e consegnalo.
page-sheet-send = Consegna
page-sheet-again = Consegna di nuovo
page-sheet-waiting = Consegnato. Il banditore deve ancora accettarlo.
page-sheet-accepted = Accettato. Questo risultato vale.
page-sheet-returned = Restituito dal banditore. Controllalo e consegnalo di nuovo.
page-sheet-wrong = Non consegnato: c’è ancora qualcosa da correggere.
page-sheet-over = Arrivano i risultati. Il tuo foglio non serve più.
page-sheet-faults = Da correggere: { $count }
page-sheet-missing = Da compilare: { $count }
page-missing = Manca ancora:
page-propose = Tocca quello che vuoi fare, poi «Proponi». Vale quando il banditore lo conferma.
page-meanwhile = Mentre aspetti
page-proposed = Proponi: { $does }. Vale quando il banditore lo conferma.
page-propose-this = Proponi: { $does }
page-waits = Il banditore ti fa entrare con il prossimo passo.
page-withdraw = Ritira
page-sent-back = Il banditore non ha accettato la tua proposta. Tocca ciò che vuoi fare invece.
page-accepted = Il banditore ha accettato la tua proposta.
page-proposal-lost = Non è più possibile.
page-propose-anew = Town Crier è stato riavviato. Proponilo di nuovo.
page-join-choose = Di’ chi gioca qui. Vedrai prima le tue cose e proporrai qui ciò che fai nel tuo turno. Vale quando il banditore lo conferma.
page-rank = Posizione { $rank } su { $of }
page-won = Hai vinto!
page-achievements = Obiettivi
page-before = Partite precedenti
page-bg-stats = Aggiungi questa partita a BG Stats

## A saved game

damage-code = il suo codice non è valido: { $reason }
damage-setup = le regole non ammettono questa preparazione: { $reasons }
damage-order = passo { $order }: { $reason }
damage-done = dice che contano { $done } passi, ma ce ne sono solo { $orders }
damage-sheets-without-day = contiene fogli dei giocatori, ma non dice in quale giorno sono stati contati
damage-players = nomina { $players } giocatori, e nessuna partita ne ha più di { $most }
damage-player-name = il nome del giocatore { $player } ha { $letters } lettere, e nessun nome ne ha più di { $most }
damage-date = il giorno del conteggio: { $reason }
args-no-name = tra le virgole, la persona { $position } non ha un nome
args-name-twice = due persone si chiamano { $name }; date a ciascuna un nome diverso
args-player-count = possono giocare da { $least } a { $most }, non { $count }

### Dice thrown on the table

thrown-enter = Usa questi dadi
thrown-about = Lanciate i dadi e inserite ciò che mostrano.
thrown-of = { $who }: { $count } numeri
thrown-add = Aggiungi { $face }
thrown-take-back = Togli l’ultimo
thrown-no-face = I dadi mostrano da 1 a 6, non «{ $text }».
thrown-lack = { $who }: { $count ->
    [one] manca ancora un dado
   *[other] mancano ancora { $count } dadi
}.

### The card book

cards-title = Libretto delle carte
cards-open = Libretto delle carte ({ $key })
cards-enter = Inserisci ({ $key })
cards-asked = Novità sul tavolo: { $cards }. Che cosa dicono queste carte?
cards-about = Inserite ciò che dice la vostra carta. Resta per le prossime partite.
cards-lying = Sul tavolo
cards-others = Tutte le altre carte
cards-card = { $card } · { $open } da inserire
cards-save = Salva
cards-number = Un numero da { $least } a { $most }, per favore.
cards-exported = Il libretto delle carte ora è in { $file }
cards-imported = Valori aggiunti: { $added }. Uguali: { $alike }. I vostri rimasti: { $stayed }.
cards-unread = { $file } non è un libretto delle carte: { $error }
figure-source = { $source ->
    [rulebook] dal regolamento
    [group] dalla vostra scatola
    [open] da inserire
   *[house] nostro valore della casa
}
