# Dutch, as a herald cries.

cry-set-out = Hoort, kooplieden en drijvers! Aan { $who } de eer te beginnen. Aan ieder worden { $dice } en { $purse } gegeven, en in de rij wachten { $row }.
cry-house-deck = Weet allen: de kooplieden en de opbrengst van de dorpen komen uit ons huisdeck.
cry-round = Opzij, maakt plaats! De karavanen van ronde { $round } trekken door de poort.
    .v2 = Stof op de weg! De karavanen van ronde { $round } bereiken de markt.
cry-caravan = Van de kamelen van { $who } worden de dobbelstenen afgeladen: { $faces }.
    .v2 = De dieren van { $who } knielen, en de dobbelstenen tonen { $faces }.
cry-rerolled = Fortuna, keer nog eens! Voor { $price } vallen de dobbelstenen van { $who } opnieuw: { $faces }.
cry-adjusted = Een goed woord op de juiste plaats! Voor { $price } van { $who } keert een dobbelsteen van { $from } naar { $to }.
cry-sold = De koop is gesloten! { $who } verkoopt in dorp { $village }, en de poorten van dat dorp gaan dicht.
    .v2 = De hand erop! { $who } verkoopt in dorp { $village }, en dat dorp blijft deze ronde dicht.
cry-tucked = Welkom, vreemdeling! In dorp { $village } opent een kraam voor de { $face }, en { $who } telt { $race } op tafel.
    .v2 = Spant het zeil! In dorp { $village } opent een kraam voor de { $face }, en { $who } telt { $race } op tafel.
cry-placed-free = Zonder één dobbelsteen verrijst in dorp { $village } een kraam voor de { $face }, en { $who } telt { $race } op tafel.
cry-ninth = Ziet, { $who } heeft { $goal } kaarten op tafel!
cry-last-round = Luistert allen: dit is de laatste ronde die de markt zal zien!
cry-earned = In de buidel van { $who } gaat dit: { $purse }.
    .v2 = Telt het goed na, want { $who } ontvangt { $purse }.
cry-caravan-joined = Een kameel meer op stal: { $who } heeft vanaf de volgende ronde een dobbelsteen meer.
cry-caravan-lost = De stal is vol: { $who } heeft { $most }, en voor meer is geen plaats.
cry-card-given = Zonder een munt te geven ontvangt { $who } de bovenste kaart van de stapel.
cry-card-given-merchant = Zonder een munt te geven ontvangt { $who } de bovenste kaart van de stapel: { $card }.
cry-card-lost = Helaas, de stapel is leeg, en { $who } gaat zonder kaart heen!
cry-marketed = Naar de vrije markt brengt { $who } wat rest, { $dice }, en keert terug met { $favours }.
    .v2 = Wat geen koper vond, { $dice }, neemt de markt, en { $who } keert terug met { $favours }.
cry-placement-lost = De kans is voorbij: { $who } legt { $cards } niet aan.
cry-bought = De munten klinken! Voor { $price } treedt een koopman in dienst van { $who }.
cry-bought-merchant = De munten klinken! Voor { $price } treedt een koopman in dienst van { $who }: { $card }.
cry-passed-over = Te licht voor een kaart is de buidel van { $who }.
cry-row-filled = Nieuwe gezichten in de rij: { $cards }.
cry-inexact = { $what ->
    [purse] Niet alles kwam de schrijver ter ore: de munten en gunsten van { $who } staan in twijfel.
    [hand] Niet alles kwam de schrijver ter ore: de handkaarten van { $who } staan in twijfel.
   *[table] Niet alles kwam de schrijver ter ore: de kaarten van { $who } op tafel staan in twijfel.
}
    .v2 = { $what ->
        [purse] De inkt raakte op: de munten en gunsten van { $who } zijn onzeker.
        [hand] De inkt raakte op: de handkaarten van { $who } zijn onzeker.
       *[table] De inkt raakte op: de kaarten van { $who } op tafel zijn onzeker.
    }
cry-untold = Niet alles kwam de schrijver ter ore: de gemarkeerde aantallen staan in twijfel.
cry-roll-due = Drijvers, laat uw karavanen gaan! Werpt alle dobbelstenen.
cry-sells = Treedt naar voren, { $who }, en verkoopt uw waren!
    .v2 = De weegschaal wacht op u, { $who }: verkoopt uw waren!
cry-places = Het uur is gunstig: { $who } mag { $cards } zonder dobbelsteen aanleggen.
cry-buys = Opent uw buidel, { $who }: elke kaart is van u voor { $price }!
    .v2 = De kooplieden zien naar u, { $who }: elke kaart is van u voor { $price }!
cry-all-sell = De markt is aan u! Eerst verkope ieder, de een na de ander, daarna kope ieder, en { $who } ga voorop!
    .v2 = Ieder verkope op zijn beurt, en daarna kope ieder, en { $who } ga voorop!
cry-all-buy = Opent uw buidels, de een na de ander: elke kaart is van u voor { $price }, en { $who } ga voorop!
cry-round-done = Alle handel is gedaan, en de zon daalt over deze ronde.
cry-villages-open = Gooit de poorten open: alle dorpen zijn weer open!
cry-first = De kop van de stoet wisselt: voortaan gaat { $who } voorop.
cry-over = { $rounds ->
    [one] Breekt de tenten af, goede lieden: na 1 ronde is het spel afgelopen!
   *[other] Breekt de tenten af, goede lieden: na { $rounds } rondes is het spel afgelopen!
}
cry-won = { $by ->
    [cards] Blaast de trompetten! Met { $cards } op tafel wint { $who }, vóór { $other }.
    [coins] Blaast de trompetten! Met { $cards } op tafel wint { $who } door de zwaardere buidel: { $other } heeft evenveel kaarten, maar minder munten.
    [favours] Blaast de trompetten! Met { $cards } op tafel wint { $who } door gunsten alleen: { $other } heeft evenveel kaarten en munten.
   *[shared] Blaast de trompetten tweemaal! Met elk { $cards } op tafel, en gelijk in munten en gunsten, delen { $who } de overwinning.
}
cry-standing = Op plaats { $place } komt { $who }, met { $cards } op tafel en { $purse } in de buidel.
    .v2 = Nu trede { $who } naar plaats { $place }, met { $cards } op tafel en { $purse } in de buidel.
cry-standing-cards = Op plaats { $place } komt { $who }, met { $cards } op tafel.
    .v2 = Nu trede { $who } naar plaats { $place }, met { $cards } op tafel.
cry-undecided = Nog kent de schrijver geen winnaar! Telt de kaarten op tafel, en zijn ze gelijk, laat dan de munten beslissen, en daarna de gunsten.
cry-victory = { $by ->
    [cards] Hoort, hoort! Ere wie ere toekomt: { $who } zegeviert met { $cards }!
    [coins] Hoort, hoort! Ere wie ere toekomt: { $who } zegeviert met { $cards } en { $coins }! { $other } heeft evenveel kaarten, maar de lichtere buidel.
    [favours] Hoort, hoort! Ere wie ere toekomt: { $who } zegeviert met { $cards }, { $coins } en { $favours }! { $other } is gelijk in kaarten en munten.
    [alone] Hoort, hoort! Zonder tegenstander beëindigt { $who } het spel met { $cards }.
   *[shared] Hoort, hoort! Ere wie ere toekomt: { $who } delen de zege met elk { $cards }, gelijk in munten en gunsten!
}
cry-corrected = De rol worde gecorrigeerd: { $what }.
