# Lithuanian, as a herald cries.

cry-set-out = Klausykite, pirkliai ir varovai! Garbė pradėti tenka: { $who }. Kiekvienam tebūnie duoti { $dice }, { $purse }, o eilėje laukia { $row }.
cry-house-deck = Težino visi: pirkliai ir kaimų duoklės yra iš mūsų pačių kaladės.
cry-round = Traukitės iš kelio! Pro vartus žengia karavanai, ir skelbiamas raundas { $round }.
    .v2 = Dulkės virš vieškelio! Turgų pasiekė karavanai, ir skelbiamas raundas { $round }.
cry-caravan = Kupranugariai suklaupė, ir { $who } turi { $faces }.
    .v2 = Nešulius atriša { $who } ir juose randa { $faces }.
cry-rerolled = Suk ratą, Fortūna! { $who } duoda: { $price }. Kauliukai krinta iš naujo ir rodo { $faces }.
cry-adjusted = Geras žodis į reikiamą ausį! { $who } duoda: { $price }. Kauliukas { $from } keičia į { $to }.
cry-sold = Sukirsta rankomis! { $who } parduoda kaime { $village }, ir šio kaimo vartai užsiveria.
    .v2 = Sandoris sudarytas! { $who } parduoda kaime { $village }, ir šis kaimas šį raundą nebeatsivers.
cry-tucked = Sveikas atvykęs, keleivi! Kaime { $village } atsiveria prekystalis, kuris priima { $face }. { $who } ant stalo skaičiuoja: { $race }.
    .v2 = Tieskite drobę! Kaime { $village } atsiveria prekystalis, kuris priima { $face }. { $who } ant stalo skaičiuoja: { $race }.
cry-placed-free = Be jokio kauliuko kaime { $village } iškyla prekystalis, kuris priima { $face }. { $who } ant stalo skaičiuoja: { $race }.
cry-ninth = Žiūrėkite, { $who } jau turi ant stalo { $goal ->
    [9] devynias
   *[other] { $goal }
} kortas!
cry-last-round = Išgirskite visi: tai paskutinis raundas, kurį regės šis turgus!
cry-earned = Į kapšą krinta pelnas, ir { $who } gauna: { $purse }.
    .v2 = Gerai suskaičiuokite, nes { $who } gauna: { $purse }.
cry-caravan-joined = Tvarte dar vienas kupranugaris: { $who } nuo kito raundo turės vienu kauliuku daugiau.
cry-caravan-lost = Tvartas pilnas: { $who } jau turi ({ $most }), ir kitam vietos nebėra.
cry-card-given = Be jokio mokesčio { $who } gauna viršutinę krūvos kortą.
cry-card-given-merchant = Be jokio mokesčio { $who } gauna viršutinę krūvos kortą: { $card }.
cry-card-lost = Deja, krūva tuščia, ir { $who } lieka be kortos!
cry-marketed = Į laisvąjį turgų { $who } neša likutį ({ $dice }) ir parsineša: { $favours }.
    .v2 = Ko niekas nenupirko ({ $dice }), tą ima turgus, ir { $who } parsineša: { $favours }.
cry-placement-lost = Proga praėjo: { $who } nepridėjo, nors galėjo: { $cards }.
cry-bought = Skamba monetos! Pirklį pasisamdo { $who }, o kaina: { $price }.
cry-bought-merchant = Skamba monetos! Pirklį pasisamdo { $who }, o kaina: { $price }. Pirklys: { $card }.
cry-passed-over = Per lengvas kapšas kortai: { $who }.
cry-row-filled = Nauji veidai eilėje: { $cards }.
cry-inexact = { $what ->
    [purse] Ne viską išgirdo raštininkas: abejotinos monetos ir paslaugos, kurias turi { $who }.
    [hand] Ne viską išgirdo raštininkas: abejotinos kortos, kurias rankoje turi { $who }.
   *[table] Ne viską išgirdo raštininkas: abejotinos kortos, kurias ant stalo turi { $who }.
}
    .v2 = { $what ->
        [purse] Pritrūko rašalo: neaišku, kiek monetų ir paslaugų turi { $who }.
        [hand] Pritrūko rašalo: neaišku, kiek kortų rankoje turi { $who }.
       *[table] Pritrūko rašalo: neaišku, kiek kortų ant stalo turi { $who }.
    }
cry-untold = Ne viską išgirdo raštininkas: pažymėti skaičiai abejotini.
cry-roll-due = Varovai, paleiskite karavanus! Tekrinta visi kauliukai.
cry-sells = Tegu žengia pirmyn { $who } ir parduoda savo prekes!
    .v2 = Svarstyklės jau laukia, tegu { $who } parduoda savo prekes!
cry-places = Valanda palanki: { $who } be kauliuko gali pridėti: { $cards }.
cry-buys = Tegu { $who } atriša kapšą, nes kiekvienos kortos kaina: { $price }!
    .v2 = Pirkliai laukia, tegu { $who } renkasi, nes kiekvienos kortos kaina: { $price }!
cry-all-sell = Turgus jūsų! Pirma visi paeiliui teparduoda, tada visi teperka, o veda { $who }!
    .v2 = Tegu kiekvienas parduoda savo eile, o paskui tegu kiekvienas perka, ir veda { $who }!
cry-all-buy = Paeiliui atriškite kapšus, o veda { $who }! Kiekvienos kortos kaina: { $price }.
cry-round-done = Visa prekyba baigta, ir saulė leidžiasi virš šio raundo.
cry-villages-open = Atverkite vartus: visi kaimai vėl atviri!
cry-first = Keičiasi karavano priekis: nuo šiol veda { $who }.
cry-over = Susukite palapines, geri žmonės: žaidimas baigtas! Sužaista raundų: { $rounds }.
cry-won = { $by ->
    [cards] Skambėkite, trimitai! Nugali { $who }, o už jo { $other }. Ant stalo: { $cards }.
    [coins] Skambėkite, trimitai! Sunkesniu kapšu nugali { $who }. Ant stalo: { $cards }. { $other } kortų turi tiek pat, bet monetų mažiau.
    [favours] Skambėkite, trimitai! Vien paslaugomis nugali { $who }. Ant stalo: { $cards }. { $other } kortų ir monetų turi tiek pat.
   *[shared] Skambėkite du kartus, trimitai! Lygūs monetomis ir paslaugomis, pergale dalijasi { $who }. Kiekvieno ant stalo: { $cards }.
}
cry-standing = Štai vieta { $place }, ir joje stoja { $who }. Ant stalo: { $cards }. Kapše: { $purse }.
    .v2 = Dabar tegu ateina { $who }, jo vieta { $place }. Ant stalo: { $cards }. Kapše: { $purse }.
cry-standing-cards = Štai vieta { $place }, ir joje stoja { $who }. Ant stalo: { $cards }.
    .v2 = Dabar tegu ateina { $who }, jo vieta { $place }. Ant stalo: { $cards }.
cry-undecided = Raštininkas dar nežino nugalėtojo! Suskaičiuokite kortas ant stalo, o jei jų po lygiai, tegu lemia monetos, tada paslaugos.
cry-victory = { $by ->
    [cards] Klausykite visi! Pergalės vainiką pelno { $who }: { $cards }!
    [coins] Klausykite visi! Pergalės vainiką pelno { $who }: { $cards }, { $coins }! { $other } kortų turi tiek pat, bet lengvesnį kapšą.
    [favours] Klausykite visi! Pergalės vainiką pelno { $who }: { $cards }, { $coins }, { $favours }! { $other } kortų ir monetų turi tiek pat.
    [alone] Klausykite visi! Be varžovų žaidimą baigia { $who }: { $cards }.
   *[shared] Klausykite visi! Pergalės vainiku dalijasi { $who }: { $cards }, lygu ir monetomis, ir paslaugomis!
}
cry-corrected = Tebūnie pataisytas ritinys: { $what }.
