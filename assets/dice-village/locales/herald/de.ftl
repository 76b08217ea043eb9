# German, as a herald cries.

cry-set-out = Höret, ihr Händler und Treiber! Die Ehre des ersten Zuges gebührt { $who }. Jedem seien { $dice } und { $purse } gegeben, und in der Auslage warten { $row }.
cry-house-deck = Es sei kundgetan: Die Händler und der Lohn der Dörfer entstammen unserem Hausdeck.
cry-round = Macht Platz, macht Platz! Die Karawanen der Runde { $round } ziehen durch das Tor.
    .v2 = Staub auf der Straße! Die Karawanen der Runde { $round } erreichen den Markt.
cry-caravan = Von den Kamelen lädt { $who } ab, und die Würfel zeigen { $faces }.
    .v2 = Auf ihren Rücken tragen die Tiere von { $who } die Würfel herbei: { $faces }.
cry-rerolled = Dreh dich, Glücksrad! { $who } gibt { $price } und lässt die Würfel neu fallen: { $faces }.
cry-adjusted = Ein gutes Wort am rechten Ort! { $who } gibt { $price }, und ein Würfel wendet sich von { $from } auf { $to }.
cry-sold = Der Handel gilt! { $who } verkauft im Dorf { $village }, und dessen Tore schließen sich.
    .v2 = Schlagt ein! { $who } verkauft im Dorf { $village }, und es bleibt in dieser Runde zu.
cry-tucked = Seid willkommen, Fremder! Im Dorf { $village } öffnet ein Stand für die { $face }, und { $who } zählt { $race } auf dem Tisch.
    .v2 = Spannt das Tuch auf! Im Dorf { $village } öffnet ein Stand für die { $face }, und { $who } zählt { $race } auf dem Tisch.
cry-placed-free = Ganz ohne Würfel erhebt sich im Dorf { $village } ein Stand für die { $face }, und { $who } zählt { $race } auf dem Tisch.
cry-ninth = Sehet, { $who } hat { $goal } Karten auf dem Tisch!
cry-last-round = Vernehmt es alle: Dies ist die letzte Runde, die der Markt erlebt!
cry-earned = In den Beutel damit: { $who } erhält { $purse }.
    .v2 = Zählt wohl nach: { $who } erhält { $purse }.
cry-caravan-joined = Ein Kamel mehr im Stall: { $who } gebietet ab der nächsten Runde über einen Würfel mehr.
cry-caravan-lost = Voll ist der Stall: { $who } hat { $most }, und kein weiterer findet Platz.
cry-card-given = Geschenkt sei die oberste Karte vom Stapel, und sie geht an { $who }.
cry-card-given-merchant = Geschenkt sei die oberste Karte vom Stapel, und sie geht an { $who }: { $card }.
cry-card-lost = O weh, der Stapel ist leer, und { $who } geht leer aus!
cry-marketed = Zum freien Markt trägt { $who } den Rest, { $dice }, und bringt { $favours } heim.
    .v2 = Was keinen Käufer fand, nimmt der Markt: { $who } gibt { $dice } und bringt { $favours } heim.
cry-placement-lost = Vertan ist die Gelegenheit: { $who } legt { $cards } nicht an.
cry-bought = Die Münzen klingen! Für { $price } tritt ein Händler in den Dienst von { $who }.
cry-bought-merchant = Die Münzen klingen! Für { $price } tritt ein Händler in den Dienst von { $who }: { $card }.
cry-passed-over = Zu leicht für eine Karte ist der Beutel von { $who }.
cry-row-filled = Neue Gesichter in der Auslage: { $cards }.
cry-inexact = { $what ->
    [purse] Nicht alles kam dem Schreiber zu Ohren: Münzen und Gefallen von { $who } stehen im Zweifel.
    [hand] Nicht alles kam dem Schreiber zu Ohren: Die Handkarten von { $who } stehen im Zweifel.
   *[table] Nicht alles kam dem Schreiber zu Ohren: Die Karten von { $who } auf dem Tisch stehen im Zweifel.
}
    .v2 = { $what ->
        [purse] Dem Schreiber ging die Tinte aus: Münzen und Gefallen von { $who } sind ungewiss.
        [hand] Dem Schreiber ging die Tinte aus: Die Handkarten von { $who } sind ungewiss.
       *[table] Dem Schreiber ging die Tinte aus: Die Karten von { $who } auf dem Tisch sind ungewiss.
    }
cry-untold = Nicht alles kam dem Schreiber zu Ohren: Die markierten Zahlen stehen im Zweifel.
cry-roll-due = Treiber, führt eure Karawanen herbei! Lasst alle Würfel fallen.
cry-sells = Tretet vor, { $who }, und bietet eure Waren feil!
    .v2 = Die Waage wartet auf euch, { $who }: Bietet eure Waren feil!
cry-places = Die Stunde ist günstig: { $who } darf { $cards } ohne Würfel anlegen.
cry-buys = Öffnet den Beutel, { $who }: Jede Karte ist euer für { $price }!
    .v2 = Die Händler blicken auf euch, { $who }: Jede Karte ist euer für { $price }!
cry-all-sell = Der Markt ist euer! Erst verkaufe ein jeder, einer nach dem anderen, dann kaufe ein jeder, und { $who } gehe voran!
    .v2 = Ein jeder verkaufe, wenn er an der Reihe ist, und hernach kaufe ein jeder, und { $who } gehe voran!
cry-all-buy = Öffnet die Beutel, einer nach dem anderen: Jede Karte ist euer für { $price }, und { $who } gehe voran!
cry-round-done = Aller Handel ist getan, und die Sonne sinkt über dieser Runde.
cry-villages-open = Auf mit den Toren: Alle Dörfer sind wieder offen!
cry-first = Die Spitze des Zuges wechselt: Fortan führt { $who }.
cry-over = { $rounds ->
    [one] Brecht die Zelte ab, ihr guten Leute: Nach einer Runde ist die Partie zu Ende!
   *[other] Brecht die Zelte ab, ihr guten Leute: Nach { $rounds } Runden ist die Partie zu Ende!
}
cry-won = { $by ->
    [cards] Blast die Trompeten! Mit { $cards } auf dem Tisch siegt { $who } vor { $other }.
    [coins] Blast die Trompeten! Mit { $cards } auf dem Tisch siegt { $who } durch den schwereren Beutel: { $other } hat gleich viele Karten, doch weniger Münzen.
    [favours] Blast die Trompeten! Mit { $cards } auf dem Tisch siegt { $who } durch Gefallen allein: { $other } hat gleich viele Karten und Münzen.
   *[shared] Blast die Trompeten zweimal! Mit je { $cards } auf dem Tisch und gleich an Münzen und Gefallen teilen sich { $who } den Sieg.
}
cry-standing = Platz { $place } nimmt { $who } ein und hat { $cards } auf dem Tisch und { $purse } im Beutel.
    .v2 = Nun trete { $who } vor, nehme Platz { $place } ein und zeige { $cards } auf dem Tisch und { $purse } im Beutel.
cry-standing-cards = Platz { $place } nimmt { $who } ein und hat { $cards } auf dem Tisch.
    .v2 = Nun trete { $who } vor, nehme Platz { $place } ein und zeige { $cards } auf dem Tisch.
cry-undecided = Noch weiß der Schreiber keinen Sieger! Zählt die Karten auf dem Tisch, und sind sie gleich, so mögen Münzen entscheiden, dann Gefallen.
cry-victory = { $by ->
    [cards] Hört, ihr Leute! Ruhm und Ehre: { $who } siegt mit { $cards }!
    [coins] Hört, ihr Leute! Ruhm und Ehre: { $who } siegt mit { $cards } und trägt { $coins } im Beutel! { $other } hat gleich viele Karten, doch den leichteren Beutel.
    [favours] Hört, ihr Leute! Ruhm und Ehre: { $who } siegt mit { $cards } und trägt { $coins } und { $favours } im Beutel! { $other } ist gleich an Karten und Münzen.
    [alone] Hört, ihr Leute! Ohne Gegner beendet { $who } die Partie mit { $cards }.
   *[shared] Hört, ihr Leute! Ruhm und Ehre: Mit je { $cards } und gleich an Münzen und Gefallen teilen sich { $who } den Sieg!
}
cry-corrected = Die Rolle werde berichtigt: { $what }.
