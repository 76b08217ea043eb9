# Lithuanian, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` is a stem; each cry adds the ending of its definite form.

ordinal = { $day ->
    [1] pirm
    [2] antr
    [3] treči
    [4] ketvirt
    [5] penkt
    [6] šešt
    [7] septint
   *[8] aštunt
}
cry-opening = Klausykite, gerieji Trua žmonės! Surašykite virš stulpelių iš kairės į dešinę: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Keliama puota! Prie { $tile } plokštelės: { $effect }.
   *[raid] Gresia antpuolis! Prie { $tile } plokštelės: { $effect }.
}
cry-half-day = Klausykite visi! { $half ->
    [morning] Virš Trua aušta { ordinal }asis rytas.
   *[afternoon] Atėjo { ordinal }oji popietė.
}
cry-last-half-day = Išgirskite visi: tai paskutinis pusdienis!
cry-spared = Džiaukitės! 8 plokštelė pavaišina priešą ir išgelbsti { $color ->
    [red] raudonąją
    [yellow] geltonąją
   *[white] baltąją
} aikštę: juodasis { $value } nesmogia, ir kiekvienas gali jį pasirinkti.
cry-plaza-struck = Klausykite visi! Štai { $half ->
    [morning] { ordinal }ąjį rytą
   *[afternoon] { ordinal }ąją popietę
} smogia juodasis { $value }, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
cry-plaza-raided = Prie ginklų! Su skaidriuoju { $value } atjoja plėšikai, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
cry-sheets-struck = Vargas miestui! Išbraukite { $color ->
    [red] raudonąjį
    [yellow] geltonąjį
   *[white] baltąjį
} { $value }, išskyrus tuos, kurių Tvirtovė saugo { $value } stulpelį!
cry-already-struck = Drąsos! { $color ->
    [red] Raudonajam
    [yellow] Geltonajam
   *[white] Baltajam
} { $value } seniai smogta: daugiau nieko braukti nereikia.
cry-offered = Ateikite ir rinkitės: { $offers }.
cry-none-free = Šįkart nemokamų kauliukų nėra! Kas negali sumokėti už jokį, teima po 1 kiekvienos rūšies išteklių.
cry-rebuilt = Garbė mūrininkams! { $from ->
    [red] Raudonoji
    [yellow] Geltonoji
   *[white] Baltoji
} aikštė vėl stovi{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , dabar raudona.
        [yellow] , dabar geltona.
       *[white] , dabar balta.
    }
}
cry-turned-to-raid = Puota baigėsi! { $tile } plokštelė apverčiama antpuolio puse: { $effect }.
cry-day-began = Klausykite visi! Virš Trua aušta { ordinal }oji diena.
cry-sheet-strikes-begin = Saugokitės! Nuo šios dienos juodasis kauliukas smogia ir jūsų lapams!
cry-last-day = Išgirskite visi: tai paskutinė diena!
cry-ended = Padėkite plunksnas, gerieji žmonės: žaidimas baigtas! Suskaičiuokite eiles, likusių vienodų išteklių poras ir miestiečius.
