# Spanish, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` is feminine, for mañana and tarde; `ordinal-of-day` is masculine, for día.

ordinal = { $day ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
   *[8] octava
}
ordinal-of-day = { $day ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
   *[8] octavo
}
cry-opening = ¡Oíd, buenas gentes de Troyes! Escribid sobre vuestras columnas, de izquierda a derecha: { $numbers }.
    .v2 = ¡Acercaos, buenas gentes de Troyes! Marcad sobre vuestras columnas, de izquierda a derecha: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] ¡Se sirve un banquete! Por la loseta { $tile }: { $effect }.
   *[raid] ¡Nos amenaza una incursión! Por la loseta { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] ¡A la mesa! Por la loseta { $tile }: { $effect }.
       *[raid] ¡Jinetes en el camino! Por la loseta { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] ¡Que empiece el festín! Por la loseta { $tile }: { $effect }.
       *[raid] ¡Cerrad las puertas! Por la loseta { $tile }: { $effect }.
    }
cry-half-day = ¡Oíd, oíd! { $half ->
    [morning] Amanece en Troyes la { ordinal } mañana.
   *[afternoon] Llega a Troyes la { ordinal } tarde.
}
    .v2 = ¡Buenas gentes! { $half ->
        [morning] Troyes despierta a su { ordinal } mañana.
       *[afternoon] Pasó el mediodía: comienza la { ordinal } tarde.
    }
    .v3 = ¡Prestad oído! { $half ->
        [morning] Las campanas anuncian la { ordinal } mañana.
       *[afternoon] Las campanas anuncian la { ordinal } tarde.
    }
cry-last-half-day = ¡Escuchad todos: esta es la última media jornada!
    .v2 = ¡Sabedlo, grandes y pequeños: esta es la última media jornada!
cry-spared = ¡Alegraos! La loseta 8 agasaja al enemigo y salva la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}: el { $value } negro no golpea, y cualquiera puede elegirlo.
    .v2 = ¡La fortuna nos sonríe! El enemigo cena en la loseta 8 y deja en paz la plaza { $color ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }: el { $value } negro no golpea, y cualquiera puede elegirlo.
cry-plaza-struck = Golpea el { $value } negro, ¡y cae la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}!
    .v2 = ¡Con el { $value } negro se derrumba la plaza { $color ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }!
    .v3 = ¡En ruinas yace la plaza { $color ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }: ha golpeado el { $value } negro!
cry-plaza-raided = ¡A las armas! Llegan saqueadores con el { $value } transparente, ¡y cae la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}!
    .v2 = ¡Los saqueadores están dentro! El { $value } transparente asola la plaza { $color ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }.
cry-sheets-struck = ¡Ay de la ciudad! ¡Tachad vuestro { $value } { color }, salvo aquellos cuya Fortaleza guarda la columna { $value }!
    .v2 = ¡Ay de vosotros! ¡Tachad vuestro { $value } { color }, salvo si una Fortaleza guarda la columna { $value }!
cry-already-struck = ¡Ánimo! El { $value } { color } cayó hace tiempo: no hay nada más que tachar.
    .v2 = ¡Sosegaos! El { $value } { color } ya había caído: no hay nada más que tachar.
cry-offered = Acercaos y elegid: { $offers }.
    .v2 = Haced vuestra elección: { $offers }.
    .v3 = Estos dados os aguardan: { $offers }.
cry-none-free = ¡Esta vez ningún dado es gratis! Quien no pueda pagar ninguno, tome en vez de actuar un recurso de cada tipo.
    .v2 = ¡Hoy todo dado tiene su precio! Quien no pueda pagar ninguno, tome en vez de actuar un recurso de cada tipo.
cry-rebuilt = ¡Gloria a los canteros! La plaza { $from ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
} se alza de nuevo{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , vestida de rojo.
        [yellow] , vestida de amarillo.
       *[white] , vestida de blanco.
    }
}
    .v2 = { $from ->
        [red] ¡Mirad la obra de los canteros! La plaza roja renace
        [yellow] ¡Mirad la obra de los canteros! La plaza amarilla renace
       *[white] ¡Mirad la obra de los canteros! La plaza blanca renace
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , ahora de rojo.
            [yellow] , ahora de amarillo.
           *[white] , ahora de blanco.
        }
    }
cry-turned-to-raid = ¡Se acabó la fiesta! La loseta { $tile } pasa al lado de Incursión: { $effect }.
    .v2 = ¡Se vació la última copa! La loseta { $tile } pasa al lado de Incursión: { $effect }.
cry-day-began = ¡Despierta, Troyes! Amanece en Troyes el { ordinal-of-day } día.
    .v2 = ¡Arriba, dormilones! Ya brilla el sol del { ordinal-of-day } día.
cry-sheet-strikes-begin = ¡Cuidado! Desde este día, el dado negro golpea también vuestras hojas.
    .v2 = ¡Guardad vuestros muros! Desde este día, el dado negro golpea también vuestras hojas.
cry-last-day = ¡Escuchad todos: este es el último día!
    .v2 = ¡Sabedlo, grandes y pequeños: este es el último día!
cry-ended = ¡Dejad las plumas, buenas gentes: la partida ha terminado! Contad vuestras filas, vuestras parejas de recursos sobrantes y vuestros ciudadanos.
    .v2 = ¡Soltad las plumas, grandes y pequeños: la partida ha terminado! Contad vuestras filas, vuestras parejas de recursos sobrantes y vuestros ciudadanos.
surprise-escaped = { $color ->
    [red] ¡Qué fortuna! De todos los dados rojos, solo resiste el { $value }.
    [yellow] ¡Qué fortuna! De todos los dados amarillos, solo resiste el { $value }.
   *[white] ¡Qué fortuna! De todos los dados blancos, solo resiste el { $value }.
}
surprise-row = { $color ->
    [red] ¡Tercer golpe seguido contra la nobleza!
    [yellow] ¡Tercer golpe seguido contra el pueblo!
   *[white] ¡Tercer golpe seguido contra el clero!
}
surprise-twice = ¡El rayo cae dos veces sobre el mismo dado!
surprise-spared = ¡Salvada! La fortuna sonríe a Troyes.
