# Italian, as a herald cries.

cry-set-out = Udite, mercanti e cammellieri! A { $who } l’onore di cominciare. Ognuno riceva { $dice } e { $purse }; nella fila attendono { $row }.
cry-house-deck = Sia noto a tutti: i mercanti e le rendite dei villaggi sono quelli del nostro mazzo della casa.
cry-round = Largo, fate largo! Le carovane del giro { $round } varcano le porte.
    .v2 = Polvere sulla strada! Le carovane del giro { $round } giungono al mercato.
cry-caravan = Dai cammelli di { $who } si scaricano i dadi: { $faces }.
    .v2 = Le bestie di { $who } si inginocchiano, e i dadi mostrano { $faces }.
cry-rerolled = Gira ancora, Fortuna! Per { $price } ricadono i dadi di { $who }: { $faces }.
cry-adjusted = Una parola all’orecchio giusto! Per { $price } di { $who }, un dado passa da { $from } a { $to }.
cry-sold = Affare fatto! { $who } vende nel villaggio { $village }, e le sue porte si chiudono.
    .v2 = Qua la mano! { $who } vende nel villaggio { $village }, che in questo giro non riaprirà.
cry-tucked = Benvenuto il forestiero! Nel villaggio { $village } apre una bancarella per il numero { $face }. { $who } conta { $race } sul tavolo.
    .v2 = Tendete il telo! Nel villaggio { $village } apre una bancarella per il numero { $face }. { $who } conta { $race } sul tavolo.
cry-placed-free = Senza alcun dado sorge nel villaggio { $village } una bancarella per il numero { $face }. { $who } conta { $race } sul tavolo.
cry-ninth = Mirate, { $who } ha ormai { $goal } carte sul tavolo!
cry-last-round = Ascoltate tutti: questo è l’ultimo giro che il mercato vedrà!
cry-earned = Nella borsa di { $who } va questo: { $purse }.
    .v2 = Contate bene, perché { $who } riceve { $purse }.
cry-caravan-joined = Un cammello in più nella stalla: { $who } avrà un dado in più dal prossimo giro.
cry-caravan-lost = La stalla è piena: { $who } ha { $most } e non c’è posto per altri.
cry-card-given = Senza spesa alcuna { $who } riceve la prima carta del mazzo.
cry-card-given-merchant = Senza spesa alcuna { $who } riceve la prima carta del mazzo: { $card }.
cry-card-lost = Ahimè, il mazzo è vuoto, e { $who } resta senza carta!
cry-marketed = Al libero mercato { $who } porta ciò che resta, { $dice }, e riporta a casa { $favours }.
    .v2 = Ciò che non trovò compratore, { $dice }, lo prende il mercato, e { $who } riporta a casa { $favours }.
cry-placement-lost = L’occasione è passata: { $who } non piazza { $cards }.
cry-bought = Tintinnano le monete! Per { $price } un mercante entra al servizio di { $who }.
cry-bought-merchant = Tintinnano le monete! Per { $price } un mercante entra al servizio di { $who }: { $card }.
cry-passed-over = Borsa troppo leggera per una carta: { $who }.
cry-row-filled = Volti nuovi nella fila: { $cards }.
cry-inexact = { $what ->
    [purse] Non tutto giunse allo scriba: le monete e i favori di { $who } restano in dubbio.
    [hand] Non tutto giunse allo scriba: le carte in mano di { $who } restano in dubbio.
   *[table] Non tutto giunse allo scriba: le carte di { $who } sul tavolo restano in dubbio.
}
    .v2 = { $what ->
        [purse] Mancò l’inchiostro: le monete e i favori di { $who } sono incerti.
        [hand] Mancò l’inchiostro: le carte in mano di { $who } sono incerte.
       *[table] Mancò l’inchiostro: le carte di { $who } sul tavolo sono incerte.
    }
cry-untold = Non tutto giunse allo scriba: i numeri segnati restano in dubbio.
cry-roll-due = Cammellieri, liberate le carovane! Cadano tutti i dadi.
cry-sells = Avanti, { $who }, vendete le vostre merci!
    .v2 = La bilancia vi attende, { $who }: vendete le vostre merci!
cry-places = L’ora è propizia: { $who } può piazzare { $cards } senza dado.
cry-buys = Aprite la borsa, { $who }: ogni carta è vostra per { $price }!
    .v2 = I mercanti guardano a voi, { $who }: ogni carta è vostra per { $price }!
cry-all-sell = Il mercato è vostro! Prima venda ognuno, uno dopo l’altro, poi ognuno compri, e apra la via { $who }!
    .v2 = Ognuno venda al suo turno, e dopo ognuno compri, e apra la via { $who }!
cry-all-buy = Aprite le borse, uno dopo l’altro: ogni carta è vostra per { $price }, e apra la via { $who }!
cry-round-done = Ogni commercio è compiuto, e il sole cala su questo giro.
cry-villages-open = Spalancate le porte: tutti i villaggi sono di nuovo aperti!
cry-first = Cambia la testa della carovana: d’ora in poi guida { $who }.
cry-over = { $rounds ->
    [one] Ripiegate le tende, buona gente: dopo un giro la partita è finita!
   *[other] Ripiegate le tende, buona gente: dopo { $rounds } giri la partita è finita!
}
cry-won = { $by ->
    [cards] Squillate, trombe! Con { $cards } sul tavolo vince { $who }, davanti a { $other }.
    [coins] Squillate, trombe! Con { $cards } sul tavolo vince { $who } per la borsa più pesante: { $other } ha altrettante carte, ma meno monete.
    [favours] Squillate, trombe! Con { $cards } sul tavolo vince { $who } soltanto per i favori: { $other } ha altrettante carte e monete.
   *[shared] Squillate due volte, trombe! Con { $cards } a testa sul tavolo, e pari in monete e favori, { $who } si dividono la vittoria.
}
cry-standing = In posizione { $place } giunge { $who }, con { $cards } sul tavolo e { $purse } in borsa.
    .v2 = Ecco { $who } in posizione { $place }, con { $cards } sul tavolo e { $purse } in borsa.
cry-standing-cards = In posizione { $place } giunge { $who }, con { $cards } sul tavolo.
    .v2 = Ecco { $who } in posizione { $place }, con { $cards } sul tavolo.
cry-undecided = Lo scriba non conosce ancora il vincitore! Contate le carte sul tavolo e, se sono pari, decidano le monete, poi i favori.
cry-victory = { $by ->
    [cards] Udite, udite! Gloria e onore! { $who } trionfa con { $cards }!
    [coins] Udite, udite! Gloria e onore! { $who } trionfa con { $cards } e { $coins }! { $other } ha altrettante carte, ma la borsa più leggera.
    [favours] Udite, udite! Gloria e onore! { $who } trionfa con { $cards }, { $coins } e { $favours }! { $other } è pari per carte e monete.
    [alone] Udite, udite! Senza rivali { $who } finisce la partita con { $cards }.
   *[shared] Udite, udite! Gloria e onore! { $who } trionfano insieme con { $cards } a testa, pari per monete e favori!
}
cry-corrected = Si corregga la pergamena: { $what }.
