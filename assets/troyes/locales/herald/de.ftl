# German, as a herald cries.

cry-opening = Hört, ihr Leute von Troyes! Der erste Platz gebührt { $who }, und { $rounds } Runden liegen vor uns!
cry-house-figures = Es sei allen kundgetan: Die Werte dieser Karten sind die unseren, nicht die der Schachtel.
cry-settles = Sende einen Gefolgsmann aus, { $who }! { $left ->
    [1] Es ist der letzte.
   *[other] Noch sind es { $left }.
}
    .v2 = Wähle dein Tor, { $who }, und lass einen Gefolgsmann ein! { $left ->
        [1] Es ist der letzte.
       *[other] Noch sind es { $left }.
    }
cry-settled = Seht, wo ein Gefolgsmann von { $who } seinen Platz nimmt: { $building }!
    .v2 = Ein Dach ist gefunden für einen Gefolgsmann von { $who }: { $building }!
cry-filled = Wer niemandem dient, nimmt, was frei blieb. Graue Gefolgsleute: { $where }.
cry-round = Läutet die Glocken von Troyes: Runde { $round } beginnt!
    .v2 = Eine neue Sonne geht über der Champagne auf: Runde { $round } beginnt!
cry-last-round = Merkt es wohl, ihr Leute: Diese Runde ist die letzte!
cry-revealed = Öffnet die Werkstätten der Stadt: { $cards }!
cry-does = Lernt das Handwerk: { $card }! { $effect }.
cry-paid = Der Schatzmeister öffnet die Truhe: { $income } für alle! Und die Löhne sind fällig: { $list }.
cry-short = Wehe dem leeren Beutel! { $who } kann nicht alles zahlen und verliert { $lost }.
cry-rolled = Ans Werk, ihr Hände von { $who }: { $dice }!
    .v2 = Zählt die Hände von { $who }: { $dice }!
cry-thrown = Seht auf die Stadt! Ihre Würfel: { $count }.
cry-entered = Schlimme Kunde am Tor! Ein neues Ereignis, { $event }. { $effect }.
    .v2 = Hört die Sturmglocke! Ein neues Ereignis, { $event }. { $effect }.
cry-calls = Ein Unglück kommt nie allein: { $event } ruft ein zweites ({ $color })!
cry-calls-red = Die Banner sammeln sich! { $event } ruft ein zweites rotes Ereignis, aus der Schachtel.
cry-no-card = Der Himmel schont uns: Dieser Stapel ist leer ({ $color }).
cry-took = Schärft die Schwerter! { $event } bringt dies: { $dice }.
    .v2 = Vor den Mauern schlagen die Trommeln! { $event } bringt dies: { $dice }.
cry-event-die = Der Würfel ist gefallen. { $event }: { $face }!
cry-struck = Harte Zeiten, ihr Leute! { $event } fordert Tribut: { $list }.
    .v2 = Die Eintreiber klopfen an jede Tür! { $event } fordert Tribut: { $list }.
cry-no-effect = Freut euch! { $event } geht an uns vorbei: { $why }.
cry-cubed = Zu den Waffen! { $who } legt Steine auf „{ $event }“: { $count }!
    .v2 = Für die Stadt! { $who } legt Steine auf „{ $event }“: { $count }!
cry-uncubed = Die Reihe bricht! Ein Stein von { $who } verlässt „{ $event }“.
cry-built = Stein auf Stein! { $who } baut an der Kathedrale: { $sites }!
    .v2 = Hört die Hämmer klingen! { $who } baut an der Kathedrale: { $sites }!
cry-unbuilt = Das Gerüst stürzt! Die Kathedrale verliert einen Stein von { $who }: Bauplatz { $sites }.
cry-placed = Platz da! { $who } setzt einen Gefolgsmann ein: { $building }!
    .v2 = Öffnet die Tür! { $who } setzt einen Gefolgsmann ein: { $building }!
cry-expelled = Hinaus auf die Straße! Ein Gefolgsmann von { $who } wird verdrängt: { $building }.
    .v2 = Für zwei ist kein Platz! Ein Gefolgsmann von { $who } wird verdrängt: { $building }.
cry-black-rolled = Der Feind steht vor den Mauern! Schwarze Würfel gegen die Stadt: { $faces }!
cry-faces = Halte stand, { $who }, gegen diesen schwarzen Würfel: { $face }!
    .v2 = Wer hält ihn auf? { $who } steht vor diesem schwarzen Würfel: { $face }!
cry-countered = Das Tor hält! { $who } wehrt { $faces } mit { $sum } ab und erhält { $gains }.
    .v2 = Gut gekämpft! { $who } wehrt { $faces } mit { $sum } ab und erhält { $gains }.
cry-uncountered = Das Tor fällt! { $who } kann { $face } nicht abwehren und verliert { $lost }.
cry-rerolled = Dreh dein Rad, Fortuna! { $who } zahlt { $price } und würfelt neu: { $faces }.
cry-turned-over = Die Welt steht kopf! { $who } zahlt { $price } und dreht Würfel um: { $faces }.
cry-recruited = Ein neues Gesicht in der Stadt! { $who } zahlt { $price } und erhält einen Gefolgsmann.
cry-bought = Geld für Arbeit! { $who } zahlt für Würfel: { $list }.
    .v2 = Die Beutel gehen auf! { $who } zahlt für Würfel: { $list }.
cry-hired = Eine Zunft öffnet die Tür! { $who } stellt einen Meister an: { $card }.
cry-used = In der Werkstatt herrscht Leben! { $who } nutzt „{ $card }“: { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
    .v2 = Fleißig sind die Hände der Stadt! { $who } nutzt „{ $card }“: { $times ->
        [one] einmal
       *[other] { $times }-mal
    }.
cry-divided = Rechnet gut nach: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , abgerundet.
}
cry-agriculture = Die Felder sind reif, und { $who } holt die Ernte ein!
cry-unsaid = Ohne ein Wort verwendet { $who } Würfel.
cry-stored = Kluge Hand baut vor! { $who } legt für später Steine auf „{ $card }“: { $count }.
cry-shot = Lasst die Pfeile fliegen! { $who } würfelt { $faces }. Treffer: { $count }!
cry-gained = Das Glück lächelt, und { $who } erhält { $gains }.
    .v2 = Wohlverdient! { $who } erhält { $gains }.
cry-pays = Aus dem Beutel gibt { $who }, was geschuldet ist: { $lost }.
    .v2 = Nichts ist umsonst in Troyes! { $who } zahlt { $lost }.
cry-lost = Das Glück wendet sich ab, und { $who } verliert { $lost }.
cry-beaten = Blast die Hörner: { $event }, abgewehrt! Punkte: { $list }. Die Karte geht an { $owner }.
cry-beaten-nobody = Die Stadt atmet auf: { $event }, abgewehrt! Punkte: { $list }. Niemand nimmt die Karte.
cry-acts = Die Stadt blickt auf dich, { $who }!
    .v2 = Tritt vor, { $who }: Du bist am Zug!
cry-pushes = Wer muss seinen Platz räumen? { $event }.
cry-aims = Ziele gut, { $who }, und wähle Ereignisse für Steine: { $count }!
cry-passed = Genug für diese Runde, sagt { $who } und passt.
    .v2 = Mögen andere sich mühen: { $who } passt!
cry-pass-deniers = Geduld bringt einen Denar mehr: { $who }.
cry-round-done = Die Abendglocken läuten, und die Runde ist vorbei.
cry-last-done = Zum letzten Mal läuten die Glocken: Die letzte Runde ist vorbei!
cry-home = Klopft den Staub ab! Verdrängte Gefolgsleute gehen heim: { $list }.
cry-start = Der erste Platz geht weiter an { $who }.
cry-inexact = Der Schreiber hat nicht alles gehört. Bei { $who } im Zweifel: { $what }.
cry-untold = Die Tinte wurde knapp, und manche Zahlen sind im Zweifel.
cry-booked = Das Kartenbuch sei Zeuge: { $card }.
cry-corrected = Die Rolle sei berichtigt: { $what }.
cry-shown = Die Maske fällt! { $who } verbarg: { $characters }!
cry-over = Legt das Werkzeug nieder, ihr Leute: Die Partie ist zu Ende!
cry-won = Ruhm in der ganzen Champagne! { $who } gewinnt! Ergebnis: { $points }.
cry-shared = Geteilter Ruhm ist auch Ruhm! { $who } teilen sich den Sieg: je { $points }.
cry-standing = Platz { $place } geht an { $who }: { $points }.
cry-undecided = Der Schreiber kann den Sieger nicht nennen: Der Wertung fehlt etwas!
surprise-black = Die Mauern halten: { $count } schwarze Würfel fallen mit einem Streich!
surprise-alike = Seht, { $count } Würfel, und alle zeigen ein Gesicht!
surprise-alone = Ein Banner steht allein: Alle { $count } Steine auf diesem Ereignis waren aus einer Hand!

### The game against le Roy

cry-roy-settles = Auf königlichen Befehl! Le Roy setzt Gefolgsleute ein: { $where }!
cry-roy-starts = Auf die Knie, Troyes! Diese Runde beginnt le Roy.
cry-roy-acts = Ruhe! Der König hat das Wort.
cry-roy-counters = Das Schwert des Königs trifft einen schwarzen Würfel: { $faces }!
cry-roy-throws = Seht her! Le Roy wirft { $faces }: { $deed }!
cry-roy-buys = Der König will ihn, der König zahlt { $price }: dein bester Würfel, { $dice }!
cry-roy-hires = Hoflieferant des Königs! Le Roy setzt einen Meister ein: { $card }, { $space }!
cry-roy-scored = { $character } wägt euch beide: { $list }!
cry-roy-nothing = Selbst der König findet nichts zu tun.
cry-roy-gains = Ruhm der Krone! Le Roy erhält { $gains }.
cry-roy-left = Noch hält der König Würfel in der Hand: { $count }.
cry-roy-asks = Platz für einen Mann des Königs! Wenn er kann, verdrängt er einen von deinen. Sonst gilt der Platz der { $face }. Wer wird dort verdrängt? { $building }.
cry-roy-needs = Der König wartet! Lies ihm vor, was auf dieser Karte steht: { $card }.
cry-verdict = Hört das Urteil des Königs! Du { $player }, le Roy { $roy }, das macht { $result }. { $verdict }
