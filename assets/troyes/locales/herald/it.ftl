# Italian, as a herald cries.

cry-opening = Udite, buona gente di Troyes! Il primo posto spetta a { $who }, e { $rounds } giri ci attendono!
cry-house-figures = Sia noto a tutti: i valori di queste carte sono nostri, e non quelli della scatola.
cry-settles = Mandate un cittadino, { $who }! { $left ->
    [1] È l’ultimo.
   *[other] Ne restano { $left }.
}
    .v2 = Scegliete la porta, { $who }, e fate entrare un cittadino! { $left ->
        [1] È l’ultimo.
       *[other] Ne restano { $left }.
    }
cry-settled = Guardate dove prende posto un cittadino di { $who }: { $building }!
    .v2 = Ha trovato un tetto un cittadino di { $who }: { $building }!
cry-filled = Chi non serve nessuno prende ciò che resta. Cittadini grigi: { $where }.
cry-round = Suonate, campane di Troyes: comincia il giro { $round }!
    .v2 = Un nuovo sole sorge sulla Champagne: comincia il giro { $round }!
cry-last-round = Ricordatelo, buona gente: questo giro è l’ultimo!
cry-revealed = Aprite le botteghe della città: { $cards }!
cry-does = Imparate il mestiere: { $card }! { $effect }.
cry-paid = Il tesoriere apre lo scrigno: { $income } per ognuno! E i salari vanno pagati: { $list }.
cry-short = Guai alla borsa vuota! { $who } non può pagare tutto e perde { $lost }.
cry-rolled = Al lavoro, gente di { $who }: { $dice }!
    .v2 = Contate le braccia di { $who }: { $dice }!
cry-thrown = Guardate la città! I suoi dadi: { $count }.
cry-entered = Cattive nuove alle porte! Un nuovo evento, { $event }. { $effect }.
    .v2 = Sentite la campana a martello! Un nuovo evento, { $event }. { $effect }.
cry-calls = Le disgrazie non vengono mai sole: { $event } ne chiama un’altra ({ $color })!
cry-calls-red = Si radunano gli stendardi! { $event } chiama un secondo evento rosso, dalla scatola.
cry-no-card = Il cielo ci risparmia: quel mazzo è vuoto ({ $color }).
cry-took = Affilate le spade! { $event } porta { $dice }.
    .v2 = Rullano i tamburi fuori le mura! { $event } porta { $dice }.
cry-event-die = Il dado è tratto. { $event }: { $face }!
cry-struck = Tempi duri, buona gente! { $event } esige il suo tributo: { $list }.
    .v2 = Bussano a ogni porta! { $event } esige il suo tributo: { $list }.
cry-no-effect = Rallegratevi! { $event } ci risparmia: { $why }.
cry-cubed = Alle armi! { $who } mette cubi su { $event }: { $count }!
    .v2 = Per la città! { $who } mette cubi su { $event }: { $count }!
cry-uncubed = La linea cede! Un cubo di { $who } lascia { $event }.
cry-built = Pietra su pietra! { $who } costruisce la Cattedrale: { $sites }!
    .v2 = Sentite i martelli! { $who } costruisce la Cattedrale: { $sites }!
cry-unbuilt = Crolla l’impalcatura! La Cattedrale perde un cubo di { $who }: cantiere { $sites }.
cry-placed = Fate largo! { $who } piazza un cittadino: { $building }!
    .v2 = Aprite la porta! { $who } piazza un cittadino: { $building }!
cry-expelled = In strada! Un cittadino di { $who } viene espulso: { $building }.
    .v2 = Non c’è posto per due! Un cittadino di { $who } viene espulso: { $building }.
cry-black-rolled = Il nemico è alle mura! Dadi neri minacciano la città: { $faces }!
cry-faces = Tenete duro, { $who }, contro questo dado nero: { $face }!
    .v2 = Chi lo fermerà? { $who } affronta questo dado nero: { $face }!
cry-countered = La porta regge! { $who } respinge { $faces } con { $sum } e guadagna { $gains }.
    .v2 = Ben combattuto! { $who } respinge { $faces } con { $sum } e guadagna { $gains }.
cry-uncountered = La porta cede! { $who } non può respingere { $face } e perde { $lost }.
cry-rerolled = Gira la ruota, Fortuna! { $who } paga { $price } e ritira: { $faces }.
cry-turned-over = Il mondo alla rovescia! { $who } paga { $price } e capovolge dei dadi: { $faces }.
cry-recruited = Un volto nuovo in città! { $who } paga { $price } e ottiene un cittadino.
cry-bought = Soldi in cambio di lavoro! { $who } paga per i dadi: { $list }.
    .v2 = Si aprono le borse! { $who } paga per i dadi: { $list }.
cry-hired = Una gilda apre la porta! { $who } assume un maestro: { $card }.
cry-used = La bottega ferve! { $who } usa { $card }: { $times ->
    [one] una volta
   *[other] { $times } volte
}.
    .v2 = La città è all’opera! { $who } usa { $card }: { $times ->
        [one] una volta
       *[other] { $times } volte
    }.
cry-divided = Contate bene: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , arrotondato per difetto.
}
cry-agriculture = I campi sono maturi, e { $who } porta a casa il raccolto!
cry-unsaid = Senza una parola { $who } usa dei dadi.
cry-stored = Mano saggia risparmia! { $who } mette cubi su { $card } per dopo: { $count }.
cry-shot = Scoccate le frecce! { $who } tira { $faces }. Colpi a segno: { $count }!
cry-gained = La fortuna sorride, e { $who } guadagna { $gains }.
    .v2 = Ben meritato! { $who } guadagna { $gains }.
cry-pays = Dalla borsa di { $who } esce il dovuto: { $lost }.
    .v2 = Niente è gratis a Troyes! { $who } paga { $lost }.
cry-lost = La fortuna volta le spalle, e { $who } perde { $lost }.
cry-beaten = Suonate i corni: { $event }, respinto! Punti: { $list }. La carta va a { $owner }.
cry-beaten-nobody = La città respira: { $event }, respinto! Punti: { $list }. Nessuno prende la carta.
cry-acts = La città guarda voi, { $who }!
    .v2 = Fatevi avanti, { $who }: tocca a voi!
cry-pushes = Chi deve cedere il posto? { $event }.
cry-aims = Mirate bene, { $who }, e scegliete eventi per i cubi: { $count }!
cry-passed = Basta per questo giro, dice { $who }, e passa.
    .v2 = Fatichino gli altri: { $who } passa!
cry-pass-deniers = La pazienza vale un denaro in più: { $who }.
cry-round-done = Suonano le campane della sera, e il giro è finito.
cry-last-done = Le campane suonano per l’ultima volta: l’ultimo giro è finito!
cry-home = Scuotete la polvere! I cittadini espulsi tornano a casa: { $list }.
cry-start = Il primo posto passa a { $who }.
cry-inexact = Lo scriba non ha udito tutto. In dubbio per { $who }: { $what }.
cry-untold = È mancato l’inchiostro, e alcuni numeri sono in dubbio.
cry-booked = Il libretto delle carte ne sia testimone: { $card }.
cry-corrected = Si corregga la pergamena: { $what }.
cry-shown = Cade la maschera! { $who } nascondeva: { $characters }!
cry-over = Posate gli attrezzi, buona gente: la partita è finita!
cry-won = Gloria in tutta la Champagne! { $who } vince con { $points }!
cry-shared = Gloria divisa è pur gloria! { $who } si dividono la vittoria, con { $points } ciascuno.
cry-standing = La posizione { $place } va a { $who }, con { $points }.
cry-undecided = Lo scriba non può nominare il vincitore: al conteggio manca qualcosa!
surprise-black = Le mura reggono: { $count } dadi neri cadono in un colpo solo!
surprise-alike = Guardate, { $count } dadi, e tutti con lo stesso volto!
surprise-alone = Uno stendardo si leva da solo: tutti i { $count } cubi su quell’evento venivano da una sola mano!

### The game against le Roy

cry-roy-settles = Per ordine del re! Le Roy piazza cittadini: { $where }!
cry-roy-starts = In ginocchio, Troyes! Le Roy comincia questo giro.
cry-roy-acts = Silenzio! La parola al re.
cry-roy-counters = La spada del re cade su un dado nero: { $faces }!
cry-roy-throws = Guardate! Le Roy lancia { $faces }: { $deed }!
cry-roy-buys = Il re lo vuole e il re paga { $price }: il vostro dado migliore, { $dice }!
cry-roy-hires = Fornitore del re! Le Roy piazza un maestro: { $card }, { $space }!
cry-roy-scored = { $character } vi giudica entrambi: { $list }!
cry-roy-nothing = Nemmeno il re trova qualcosa da fare.
cry-roy-gains = Gloria alla corona! Le Roy guadagna { $gains }.
cry-roy-left = La mano del re tiene ancora dei dadi: { $count }.
cry-roy-asks = Largo a un uomo del re! Se può, espelle uno dei vostri. Altrimenti prende il posto del { $face }. Chi viene espulso lì? { $building }.
cry-roy-needs = Il re aspetta! Leggetegli ciò che è stampato su questa carta: { $card }.
cry-verdict = Udite il verdetto del re! Voi { $player }, le Roy { $roy }, dunque { $result }. { $verdict }
