# Lithuanian, as a herald cries. What is not here is said as in the plain manner.
# The stems of `ordinal` and `face-stem` stand in the plain file; each cry adds an ending.

cry-opening = Klausykite, gerieji Trua žmonės! Surašykite virš stulpelių iš kairės į dešinę: { $numbers }.
    .v2 = Prieikite arčiau, gerieji Trua žmonės! Užrašykite virš stulpelių iš kairės į dešinę: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Keliama puota! Prie plokštelės Nr. { $tile }: { $effect }.
   *[raid] Gresia antpuolis! Prie plokštelės Nr. { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] Prašom prie stalo! Prie plokštelės Nr. { $tile }: { $effect }.
       *[raid] Raiteliai kelyje! Prie plokštelės Nr. { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] Stalai padengti! Prie plokštelės Nr. { $tile }: { $effect }.
       *[raid] Uždarykite vartus! Prie plokštelės Nr. { $tile }: { $effect }.
    }
cry-half-day = Klausykite visi! { $half ->
    [morning] Virš Trua aušta { ordinal }asis rytas.
   *[afternoon] Atėjo { ordinal }oji popietė.
}
    .v2 = Gerieji žmonės! { $half ->
        [morning] Trua pabunda: { ordinal }asis rytas.
       *[afternoon] Praėjo vidurdienis: prasideda { ordinal }oji popietė.
    }
    .v3 = Įtempkite ausis! { $half ->
        [morning] Varpai skelbia { ordinal }ąjį rytą.
       *[afternoon] Varpai skelbia { ordinal }ąją popietę.
    }
cry-last-half-day = Išgirskite visi: tai paskutinis pusdienis!
    .v2 = Žinokite visi, dideli ir maži: tai paskutinis pusdienis!
cry-spared = Džiaukitės! Plokštelė Nr. 8 pavaišina priešą ir išgelbsti { $color ->
    [red] raudonąją
    [yellow] geltonąją
   *[white] baltąją
} aikštę: juodasis { face } nesmogia, ir kiekvienas gali jį pasirinkti.
    .v2 = Laimė mums šypsosi! Priešas puotauja prie plokštelės Nr. 8 ir palieka ramybėje { $color ->
        [red] raudonąją
        [yellow] geltonąją
       *[white] baltąją
    } aikštę: juodasis { face } nesmogia, ir kiekvienas gali jį pasirinkti.
cry-plaza-struck = Smogia juodasis { face }, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
    .v2 = Nuo juodojo { face-stem }o griūva { $color ->
        [red] raudonoji
        [yellow] geltonoji
       *[white] baltoji
    } aikštė!
    .v3 = Griuvėsiais virto { $color ->
        [red] raudonoji
        [yellow] geltonoji
       *[white] baltoji
    } aikštė: smogė juodasis { face }!
cry-plaza-raided = Prie ginklų! Su skaidriuoju { face-stem }u atjoja plėšikai, ir { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė griūva!
    .v2 = Plėšikai mieste! Skaidrusis { face } niokoja { $color ->
        [red] raudonąją
        [yellow] geltonąją
       *[white] baltąją
    } aikštę!
cry-sheets-struck = Vargas miestui! Visi išbraukite { $color ->
    [red] raudonąjį
    [yellow] geltonąjį
   *[white] baltąjį
} { face-stem }ą, nebent Tvirtovė saugo stulpelį Nr. { $value }!
    .v2 = Deja, gerieji žmonės! Išbraukite { $color ->
        [red] raudonąjį
        [yellow] geltonąjį
       *[white] baltąjį
    } { face-stem }ą, nebent Tvirtovė gina stulpelį Nr. { $value }!
cry-already-struck = Drąsos! { $color ->
    [red] Raudonajam
    [yellow] Geltonajam
   *[white] Baltajam
} { face-stem }ui seniai smogta: daugiau nieko braukti nereikia.
    .v2 = Būkite ramūs! { $color ->
        [red] Raudonasis
        [yellow] Geltonasis
       *[white] Baltasis
    } { face } jau krito anksčiau: daugiau nieko braukti nereikia.
cry-offered = Ateikite ir rinkitės: { $offers }.
    .v2 = Darykite savo pasirinkimą: { $offers }.
    .v3 = Šie kauliukai jūsų laukia: { $offers }.
cry-none-free = Šįkart nemokamų kauliukų nėra! Kas negali sumokėti nė už vieną, vietoj veiksmo teima po vieną kiekvienos rūšies išteklių.
    .v2 = Šiandien kiekvienas kauliukas turi kainą! Kas negali sumokėti nė už vieną, vietoj veiksmo teima po vieną kiekvienos rūšies išteklių.
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
    .v2 = { $from ->
        [red] Štai mūrininkų darbas! Raudonoji aikštė atgimė
        [yellow] Štai mūrininkų darbas! Geltonoji aikštė atgimė
       *[white] Štai mūrininkų darbas! Baltoji aikštė atgimė
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , visa raudona.
            [yellow] , visa geltona.
           *[white] , visa balta.
        }
    }
cry-turned-to-raid = Puota baigėsi! Plokštelė Nr. { $tile } apverčiama į antpuolio pusę: { $effect }.
    .v2 = Paskutinė taurė tuščia! Plokštelė Nr. { $tile } apverčiama į antpuolio pusę: { $effect }.
cry-day-began = Bundame! Virš Trua aušta { ordinal }oji diena.
    .v2 = Kelkitės, miegaliai! Patekėjo { ordinal }osios dienos saulė.
cry-sheet-strikes-begin = Saugokitės! Nuo šios dienos juodasis kauliukas smogia ir jūsų lapams!
    .v2 = Saugokite mūrus! Nuo šios dienos juodasis kauliukas smogia ir jūsų lapams!
cry-last-day = Išgirskite visi: tai paskutinė diena!
    .v2 = Žinokite visi, dideli ir maži: tai paskutinė diena!
cry-ended = Padėkite plunksnas, gerieji žmonės: žaidimas baigtas! Suskaičiuokite eiles, likusių vienodų išteklių poras ir miestiečius.
    .v2 = Dėkite plunksnas, dideli ir maži: žaidimas baigtas! Suskaičiuokite eiles, likusių vienodų išteklių poras ir miestiečius.
surprise-escaped = { $color ->
    [red] Kokia laimė: iš visų raudonų kauliukų išliko tik { face }.
    [yellow] Kokia laimė: iš visų geltonų kauliukų išliko tik { face }.
   *[white] Kokia laimė: iš visų baltų kauliukų išliko tik { face }.
}
surprise-row = { $color ->
    [red] Trečias smūgis iš eilės krinta ant kilmingųjų!
    [yellow] Trečias smūgis iš eilės krinta ant miestelėnų!
   *[white] Trečias smūgis iš eilės krinta ant dvasininkų!
}
surprise-twice = Žaibas dukart trenkia į tą patį kauliuką!
surprise-spared = Išgelbėta! Sėkmė šypsosi miestui.
