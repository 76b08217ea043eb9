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
    .v2 = Accorrete, buona gente di Troyes! Segnate in cima alle vostre colonne, da sinistra a destra: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Si imbandisce un banchetto! Con la tessera { $tile }: { $effect }.
   *[raid] Una razzia ci minaccia! Con la tessera { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] A tavola! Con la tessera { $tile }: { $effect }.
       *[raid] Cavalieri in vista! Con la tessera { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] Che si festeggi! Con la tessera { $tile }: { $effect }.
       *[raid] Chiudete le porte! Con la tessera { $tile }: { $effect }.
    }
cry-half-day = Udite, udite! { $half ->
    [morning] Su Troyes spunta la { ordinal-of-morning } mattina.
   *[afternoon] Su Troyes scende il { ordinal } pomeriggio.
}
    .v2 = Buona gente! { $half ->
        [morning] Troyes si desta alla sua { ordinal-of-morning } mattina.
       *[afternoon] Mezzogiorno è passato: comincia il { ordinal } pomeriggio.
    }
    .v3 = Prestate orecchio! { $half ->
        [morning] Le campane annunciano la { ordinal-of-morning } mattina.
       *[afternoon] Le campane annunciano il { ordinal } pomeriggio.
    }
cry-last-half-day = Ascoltate tutti: questa è l’ultima mezza giornata!
    .v2 = Sappiatelo, grandi e piccini: questa è l’ultima mezza giornata!
cry-spared = Rallegratevi! La tessera 8 sazia il nemico e risparmia la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
}: { $value ->
    [1] l’uno nero
   *[other] il { $value } nero
} non colpisce, e chiunque può sceglierlo.
    .v2 = La fortuna ci sorride! Il nemico cena alla tessera 8 e lascia in pace la piazza { $color ->
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
    .v2 = Sotto { $value ->
        [1] l’uno nero
       *[other] il { $value } nero
    } crolla la piazza { $color ->
        [red] rossa
        [yellow] gialla
       *[white] bianca
    }!
    .v3 = In rovina giace la piazza { $color ->
        [red] rossa
        [yellow] gialla
       *[white] bianca
    }: ha colpito { $value ->
        [1] l’uno nero
       *[other] il { $value } nero
    }!
cry-plaza-raided = All’armi! I predoni arrivano con { $value ->
    [1] l’uno trasparente
   *[other] il { $value } trasparente
}, e la piazza { $color ->
    [red] rossa
    [yellow] gialla
   *[white] bianca
} cade!
    .v2 = I predoni sono tra noi! { $value ->
        [1] L’uno trasparente
       *[other] Il { $value } trasparente
    } devasta la piazza { $color ->
        [red] rossa
        [yellow] gialla
       *[white] bianca
    }!
cry-sheets-struck = Guai alla città! Sbarrate il vostro { $value } { color }, tranne coloro la cui Fortezza difende la colonna { $value }!
    .v2 = Ahimè! Sbarrate il vostro { $value } { color }, salvo se una Fortezza difende la colonna { $value }!
cry-already-struck = Coraggio! { $value ->
    [1] L’uno { color }
   *[other] Il { $value } { color }
} è caduto da tempo: non c’è altro da sbarrare.
    .v2 = State sereni! { $value ->
        [1] L’uno { color }
       *[other] Il { $value } { color }
    } era già caduto: non c’è altro da sbarrare.
cry-offered = Venite avanti e scegliete: { $offers }.
    .v2 = Fate la vostra scelta: { $offers }.
    .v3 = Questi dadi vi attendono: { $offers }.
cry-none-free = Stavolta nessun dado è gratis! Chi non può pagarne nessuno prenda, invece di agire, una risorsa di ogni tipo.
    .v2 = Oggi ogni dado ha il suo prezzo! Chi non può pagarne nessuno prenda, invece di agire, una risorsa di ogni tipo.
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
    .v2 = { $from ->
        [red] Guardate l’opera dei muratori! La piazza rossa rinasce
        [yellow] Guardate l’opera dei muratori! La piazza gialla rinasce
       *[white] Guardate l’opera dei muratori! La piazza bianca rinasce
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , tutta in rosso.
            [yellow] , tutta in giallo.
           *[white] , tutta in bianco.
        }
    }
cry-turned-to-raid = La festa è finita! La tessera { $tile } passa al lato Razzia: { $effect }.
    .v2 = L’ultima coppa è vuota! La tessera { $tile } passa al lato Razzia: { $effect }.
cry-day-began = Svegliatevi! Su Troyes sorge il { ordinal } giorno.
    .v2 = In piedi, dormiglioni! È sorto il sole del { ordinal } giorno.
cry-sheet-strikes-begin = Attenti! Da questo giorno il dado nero colpisce anche i vostri fogli!
    .v2 = Difendete le mura! Da questo giorno il dado nero colpisce anche i vostri fogli!
cry-last-day = Ascoltate tutti: questo è l’ultimo giorno!
    .v2 = Sappiatelo, grandi e piccini: questo è l’ultimo giorno!
cry-ended = Posate le penne, buona gente: la partita è finita! Contate le vostre file, le vostre coppie di risorse avanzate e i vostri cittadini.
    .v2 = Deponete le penne, grandi e piccini: la partita è finita! Contate le vostre file, le vostre coppie di risorse avanzate e i vostri cittadini.
surprise-escaped = { $color ->
    [red] Udite, che fortuna: di tutti i dadi rossi resiste soltanto { $value ->
        [1] l’uno.
       *[other] il { $value }.
    }
    [yellow] Udite, che fortuna: di tutti i dadi gialli resiste soltanto { $value ->
        [1] l’uno.
       *[other] il { $value }.
    }
   *[white] Udite, che fortuna: di tutti i dadi bianchi resiste soltanto { $value ->
        [1] l’uno.
       *[other] il { $value }.
    }
}
surprise-row = { $color ->
    [red] Terzo colpo di fila contro i nobili!
    [yellow] Terzo colpo di fila contro i civili!
   *[white] Terzo colpo di fila contro il clero!
}
surprise-twice = Il fulmine cade due volte sullo stesso dado!
surprise-spared = Risparmiata! La fortuna sorride a Troyes.
