# Lithuanian, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` is a stem; each cry adds the ending of its definite form.

cry-opening = Klausykite, gerieji Trua žmonės! Surašykite virš stulpelių iš kairės į dešinę: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Keliama puota! Prie plokštelės Nr. { $tile }: { $effect }.
   *[raid] Gresia antpuolis! Prie plokštelės Nr. { $tile }: { $effect }.
}
cry-half-day = Klausykite visi! { $half ->
    [morning] Virš Trua aušta { ordinal }asis rytas.
   *[afternoon] Atėjo { ordinal }oji popietė.
}
cry-last-half-day = Išgirskite visi: tai paskutinis pusdienis!
cry-spared = Džiaukitės! Plokštelė Nr. 8 pavaišina priešą ir išgelbsti { $color ->
    [red] raudonąją
    [yellow] geltonąją
   *[white] baltąją
} aikštę: juodasis { face } nesmogia, ir kiekvienas gali jį pasirinkti.
cry-plaza-struck = Smogia juodasis { face }, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
cry-plaza-raided = Prie ginklų! Su skaidriuoju { face-stem }u atjoja plėšikai, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
cry-sheets-struck = Vargas miestui! Visi išbraukite { $color ->
    [red] raudonąjį
    [yellow] geltonąjį
   *[white] baltąjį
} { face-stem }ą, nebent Tvirtovė saugo stulpelį Nr. { $value }!
cry-already-struck = Drąsos! { $color ->
    [red] Raudonajam
    [yellow] Geltonajam
   *[white] Baltajam
} { face-stem }ui seniai smogta: daugiau nieko braukti nereikia.
cry-offered = Ateikite ir rinkitės: { $offers }.
cry-none-free = Šįkart nemokamų kauliukų nėra! Kas negali sumokėti nė už vieną, vietoj veiksmo teima po vieną kiekvienos rūšies išteklių.
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
cry-turned-to-raid = Puota baigėsi! Plokštelė Nr. { $tile } apverčiama į antpuolio pusę: { $effect }.
cry-day-began = Klausykite visi! Virš Trua aušta { ordinal }oji diena.
cry-sheet-strikes-begin = Saugokitės! Nuo šios dienos juodasis kauliukas smogia ir jūsų lapams!
cry-last-day = Išgirskite visi: tai paskutinė diena!
cry-ended = Padėkite plunksnas, gerieji žmonės: žaidimas baigtas! Suskaičiuokite eiles, likusių vienodų išteklių poras ir miestiečius.
