# Italian, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` is masculine, for pomeriggio and giorno; `ordinal-of-morning` is feminine, for mattina.

ordinal = { $day ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [7] settimo
   *[8] ottavo
}
ordinal-of-morning = { $day ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
   *[8] ottava
}
cry-opening = Udite, buona gente di Troyes! Scrivete in cima alle vostre colonne, da sinistra a destra: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Si imbandisce un banchetto! Con la tessera { $tile }: { $effect }.
   *[raid] Una razzia ci minaccia! Con la tessera { $tile }: { $effect }.
}
cry-half-day = Udite, udite! { $half ->
    [morning] Su Troyes spunta la { ordinal-of-morning } mattina.
   *[afternoon] Su Troyes scende il { ordinal } pomeriggio.
}
cry-last-half-day = Ascoltate tutti: questa è l’ultima mezza giornata!
cry-spared = Rallegratevi! La tessera 8 sazia il nemico e risparmia la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}: { $value ->
    [1] l’uno nero
   *[other] il { $value } nero
} non colpisce, e chiunque può sceglierlo.
cry-plaza-struck = Colpisce { $value ->
    [1] l’uno nero
   *[other] il { $value } nero
}, e la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} cade!
cry-plaza-raided = All’armi! I predoni arrivano con { $value ->
    [1] l’uno trasparente
   *[other] il { $value } trasparente
}, e la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} cade!
cry-sheets-struck = Guai alla città! Sbarrate il vostro { $value } { color }, tranne coloro la cui Fortezza difende la colonna { $value }!
cry-already-struck = Coraggio! { $value ->
    [1] L’uno { color }
   *[other] Il { $value } { color }
} è caduto da tempo: non c’è altro da sbarrare.
cry-offered = Venite avanti e scegliete: { $offers }.
cry-none-free = Stavolta nessun dado è gratis! Chi non può pagarne nessuno prenda, invece di agire, una risorsa di ogni tipo.
cry-rebuilt = Onore ai muratori! La piazza { $from ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} risorge{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , vestita di rosso.
        [yellow] , vestita di giallo.
       *[white] , vestita di bianco.
    }
}
cry-turned-to-raid = La festa è finita! La tessera { $tile } passa al lato Razzia: { $effect }.
cry-day-began = Udite, udite! Su Troyes sorge il { ordinal } giorno.
cry-sheet-strikes-begin = Attenti! Da questo giorno il dado nero colpisce anche i vostri fogli!
cry-last-day = Ascoltate tutti: questo è l’ultimo giorno!
cry-ended = Posate le penne, buona gente: la partita è finita! Contate le vostre file, le vostre coppie di risorse avanzate e i vostri cittadini.
