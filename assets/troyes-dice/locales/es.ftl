# Spanish (of Spain). Terms of the Spanish reviewers (El solitario games) and of the board game Troyes in Spanish (Asmodee):
# plaza, dado negro, dado transparente, Fortaleza, Catedral, Palacio, Ayuntamiento, Obispado, ciudadano, mañana, tarde.
# The others are ours: nobody quotes them.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is masculine (el 3 blanco), a plaza feminine (la plaza blanca).

## Things

color = { $color ->
    [red] rojo
    [yellow] amarillo
   *[white] blanco
}
color-letter = { $color ->
    [red] R
    [yellow] A
   *[white] B
}
plaza-color = { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
half = { $half ->
    [morning] mañana
   *[afternoon] tarde
}
day = Día { $day }
half-day = Día { $day }, por la { half }
roll = negro { $black }, transparentes { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] roja por ambas caras
        [yellow] amarilla por ambas caras
       *[white] blanca por ambas caras
    }
   *[no] { $up ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }, { $down ->
        [red] roja
        [yellow] amarilla
       *[white] blanca
    } por la otra cara
}
tile-name = loseta { $tile }
tile = { $side ->
    [banquet] Banquete { $tile }
   *[raid] Incursión { $tile }
}: { $effect }
available = { $red ->
    [one] { $red } rojo
   *[other] { $red } rojos
}, { $yellow ->
    [one] { $yellow } amarillo
   *[other] { $yellow } amarillos
}, { $white ->
    [one] { $white } blanco
   *[other] { $white } blancos
}
order-roll = tirada ({ $half-day })
order-close = fin ({ $half-day })
strike-plaza = { $color ->
    [red] plaza roja destruida
    [yellow] plaza amarilla destruida
   *[white] plaza blanca destruida
}
strike-sheets = { $value } { color } golpeado
strike-already = { $value } { color } otra vez

## Prices and offers

price-free = gratis
price-any = { $count ->
    [one] un recurso cualquiera
   *[other] { $count } recursos cualesquiera
}
price-denier = { $count ->
    [one] un denario
   *[other] { $count } denarios
}
price-influence = { $count ->
    [one] uno de influencia
   *[other] { $count } de influencia
}
price-knowledge = { $count ->
    [one] uno de conocimiento
   *[other] { $count } de conocimiento
}
offer = { $die ->
    [black] { $color ->
        [red] { $value } negro como rojo
        [yellow] { $value } negro como amarillo
       *[white] { $value } negro como blanco
    }
   *[clear] { $value } { color }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = uno de influencia cambia su valor en 2 como máximo
    .short = influencia: ±2
effect-no-influence = la influencia no puede cambiar su valor
    .short = valor fijo
effect-free = el dado es gratis
    .short = gratis
effect-one-denier-more = cuesta un denario más
    .short = incluido
effect-cathedral-gains = con una Catedral, ganad un recurso de cada tipo
    .short = Catedral: +1 de cada recurso
effect-one-knowledge-more = cuesta uno de conocimiento más
    .short = incluido
effect-work-citizen = con un edificio de trabajo, un ciudadano más de su color
    .short = trabajo: +1 ciudadano
effect-value-nothing = su valor es 0; la influencia puede subirlo
    .short = valor 0
effect-cheap-color = uno de conocimiento cambia su color
    .short = color: 1 conocimiento
effect-no-color-change = el conocimiento no puede cambiar su color
    .short = color fijo
effect-fortress-citizens = con una Fortaleza, un ciudadano rojo más y uno amarillo o blanco más
    .short = Fortaleza: +2 ciudadanos
effect-one-influence-more = cuesta uno de influencia más
    .short = incluido
effect-great-hall-counts = con un Gran Mercado, contad un dado más del color requerido
    .short = Gran Mercado: +1
effect-no-prestige = ningún edificio de prestigio con este dado
    .short = sin prestigio
effect-strike-ignored = el dado negro no golpea aquí y puede elegirse
    .short = se puede elegir
effect-clear-strikes = un dado transparente golpea aquí como el negro
    .short = dado transparente golpea

## Cries

cry-opening = Numerad vuestras columnas de izquierda a derecha: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banquete { $tile }
   *[raid] Incursión { $tile }
}: { $effect }.
cry-half-day = Día { $day }, por la { half }.
cry-last-half-day = Es la última media jornada.
cry-spared = La loseta 8 salva la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}: el { $value } negro no golpea y puede elegirse.
cry-plaza-struck = El { $value } negro destruye la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}.
cry-plaza-raided = ¡Incursión! El { $value } transparente destruye la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}.
cry-sheets-struck = Tachad vuestro { $value } { color }, salvo si hay una Fortaleza en la columna { $value }.
cry-already-struck = El { $value } { color } ya había sido golpeado: no hay nada más que tachar.
cry-offered = Elegid: { $offers }.
cry-none-free = Ningún dado es gratis: quien no pueda pagar ninguno gana un recurso de cada tipo en vez de actuar.
cry-rebuilt = La plaza { $from ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
} ha sido reconstruida{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , ahora en rojo.
        [yellow] , ahora en amarillo.
       *[white] , ahora en blanco.
    }
}
cry-turned-to-raid = La loseta { $tile } pasa al lado de Incursión: { $effect }.
cry-day-began = Empieza el día { $day }.
cry-sheet-strikes-begin = Desde hoy el dado negro golpea también vuestras hojas.
cry-last-day = Es el último día.
cry-ended = La partida ha terminado. Contad vuestras filas, vuestras parejas de recursos sobrantes y vuestros ciudadanos.

headline-opening = Columnas: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banquete { $tile }
   *[raid] Incursión { $tile }
}
headline-last-half-day = Es la última media jornada
headline-plaza-struck = El { $value } negro destruye la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
headline-plaza-raided = ¡Incursión! { $color ->
    [red] Plaza roja destruida
    [yellow] Plaza amarilla destruida
   *[white] Plaza blanca destruida
}
headline-offered = Elegid un dado
headline-none-free = Ningún dado es gratis
headline-rebuilt = La plaza { $from ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
} { $same ->
    [yes] ha sido reconstruida
   *[no] { $to ->
        [red] es ahora roja
        [yellow] es ahora amarilla
       *[white] es ahora blanca
    }
}
headline-turned-to-raid = { $tile ->
    [1] Loseta 1: desde ahora, el valor es fijo
    [2] Loseta 2: desde ahora, un denario más
    [3] Loseta 3: uno de conocimiento más
    [4] Loseta 4: desde ahora, el dado vale 0
    [5] Loseta 5: desde ahora, el color es fijo
    [6] Loseta 6: uno de influencia más
    [7] Loseta 7: sin edificios de prestigio
   *[8] Loseta 8: desde ahora golpea todo dado
}
headline-day-began = Empieza el día { $day }
headline-sheet-strikes-begin = Desde hoy también golpea vuestras hojas
headline-last-day = Es el último día
headline-sheets-struck = ¡Tachad el { $value } { color }!
headline-already-struck = { $value } { color }: ya golpeado
headline-spared = { $color ->
    [red] La plaza roja se salva
    [yellow] La plaza amarilla se salva
   *[white] La plaza blanca se salva
}
headline-ended = La partida ha terminado
reason-already-struck = No hay nada más que tachar
reason-sheets-struck = Salvo con Fortaleza en la columna { $value }
reason-spared = La loseta 8 la protege

## What is remarkable about a roll

surprise-escaped = Solo queda el { colored-die }.
surprise-row = { $color ->
    [red] ¡Tres golpes seguidos al rojo!
    [yellow] ¡Tres golpes seguidos al amarillo!
   *[white] ¡Tres golpes seguidos al blanco!
}
surprise-twice = ¡Dos veces el mismo dado! Ya está tachado.
surprise-spared = ¡Salvada! Por muy poco.

## The terminal

cli-struck-before = Golpeados antes de retomar la partida: { $dice }.
cli-wheel = La rueda, en sentido horario:
cli-plaza = plaza { $number }: { $plaza }
cli-neutral = zona neutral
cli-heading = { $half-day } ({ $number } de { $all })
cli-dice = Dados: { $roll }.
cli-black-die = { $value } negro
colored-die = { $value } { color }
cli-place = lugar { $place }: { $die } (plaza { $number }: { $plaza })
cli-place-destroyed = { $placed }, destruida
cli-choose = Elegid uno:
cli-available = Disponibles para un Gran Mercado: { $available }.
cli-plazas = { $half ->
    [morning] plazas de la mañana: { $plazas }
   *[afternoon] plazas de la tarde: { $plazas }
}
cli-next-roll = Pulsad Intro para tirar los dados de la { half } del día { $day }.
cli-next-dice = Pulsad Intro para tomar del archivo los dados de la { half } del día { $day }.
cli-ask-dice = Los dados de la { half } del día { $day }, primero el negro:
cli-next-close = Cuando todos hayan elegido y actuado, pulsad Intro para terminar la { half } del día { $day }.

## The almanac

almanac-struck = Qué probable es que un dado en las hojas esté golpeado al final de cada día
almanac-struck-so-far = Cuántos dados en las hojas están golpeados al final de cada día: de media, y el número que no se supera en 10, 50 y 90 de cada 100 partidas
almanac-of-hundred = { $games } de 100
almanac-average = media
almanac-any-color = cualquier color
almanac-any-tile = cualquier loseta
almanac-places = Los dados en cada lugar de la rueda
almanac-offered = se ofrece
almanac-value = puntos
almanac-free = gratis
almanac-printed = este precio
almanac-dearer = más caro
almanac-half-days = Con qué frecuencia ningún dado es gratis
almanac-none-free = ninguno gratis
almanac-available = Con qué frecuencia se ofrece cada cantidad de dados de un color
almanac-plazas = Cuántas de las nueve plazas muestran otro color que al principio
almanac-turned = cambiadas
almanac-most = más frecuente
almanac-fewest = menos frecuente
almanac-start = Inicio
almanac-tiles = Qué hace cada loseta en las partidas en que está en juego: la probabilidad de ser incursión y, por partida, los dados en su banquete, los dados en su incursión, las plazas salvadas y las plazas destruidas por un dado transparente
almanac-raid-day-4 = incursión, día 4
almanac-raid = incursión, final
almanac-at-banquet = banquete
almanac-at-raid = incursión
almanac-spared = salvadas
almanac-raided = destruidas
almanac-fair-dice = Cuatro dados en cada media jornada
almanac-fair-next = El dado negro por la mañana y por la tarde
almanac-fair-one-colored = Dónde están las plazas de un solo color
almanac-fair-two-colored = Dónde están las plazas de dos colores y qué cara está arriba
almanac-fair-tiles = Qué losetas se reparten
odds-struck = Dados golpeados
odds-from-to = de { $low } a { $high }
odds-struck-now = Dados en las hojas golpeados hasta ahora: { $count }. De media son { $average } a estas alturas, y en 8 de cada 10 partidas, { $range }.
odds-struck-end = Dados en las hojas golpeados en esta partida: { $count }. De media son { $average }, y en 8 de cada 10 partidas, { $range }.
odds-safe = Vuestras hojas están a salvo hasta el día { $day }.
odds-next =
    { $count ->
        [one] El dado más amenazado en la próxima tirada: { $die }, { $chance }
       *[other] Los dados más amenazados en la próxima tirada: { $die }, { $chance }
    }
odds-range = 8 de cada 10 partidas
odds-average = media
odds-own = esta partida
odds-days = Día
odds-struck-axis = Dados golpeados hasta ahora
odds-danger = Dados amenazados
odds-danger-over = Dado a dado
odds-danger-any = Qué probable es que cada dado sea golpeado antes del final de una partida.
odds-danger-now =
    { $count ->
        [one] El dado más amenazado hasta el final de la partida: { $die }, { $chance }.
       *[other] Los dados más amenazados hasta el final de la partida: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] El dado más amenazado solo en la próxima tirada: { $die }, { $chance }.
       *[other] Los dados más amenazados solo en la próxima tirada: { $die }, { $chance }.
    }
odds-danger-end = Golpeados en esta partida: { $count } de { $all } dados.
odds-danger-axis = Golpeado antes del final de la partida, en porcentaje
odds-danger-axis-over = Qué probable era al principio, en porcentaje
odds-values = Dado en las hojas
odds-gone = ya golpeado
odds-any = al empezar cualquier partida
odds-offer = Dados ofrecidos
odds-offer-any = Con qué frecuencia se ofrece cada cantidad de dados de un color.
odds-offer-about = Con qué frecuencia se ofreció cada cantidad de dados de un color en esta partida.
odds-offer-axis = Con qué frecuencia, en porcentaje de las medias jornadas
odds-dice = Dados de ese color ofrecidos en una media jornada
odds-none-free = En esta partida ningún dado fue gratis en el { $chance } de las medias jornadas; de media es el { $average }.
odds-none-free-any = De media, ningún dado es gratis en el { $average } de las medias jornadas.

## Refusals

refusal-plaza-count = Una rueda tiene nueve plazas, no { $count }.
    .clause = la rueda tiene nueve plazas, no { $count }
refusal-tile-count = Hay tres losetas en juego, no { $count }.
    .clause = hay tres losetas o ninguna, no { $count }
refusal-no-such-tile = Las losetas van de la 1 a la 8; la entrada { $position } es { $number }.
    .clause = las losetas van de la 1 a la 8; la entrada { $position } es { $number }
refusal-tile-twice = La loseta { $tile } se nombra más de una vez.
    .clause = la loseta { $tile } está más de una vez
refusal-same-color-plazas = Las losetas van junto a tres plazas iguales por ambas caras; esta rueda tiene { $count }.
    .clause = las losetas necesitan tres plazas iguales por ambas caras, no { $count }
refusal-numbering-count = La numeración tiene seis números, no { $count }.
    .clause = se numeran seis columnas, no { $count }
refusal-numbering-face = Las columnas llevan del 1 al 6: la columna { $column } no puede llevar { $value }.
    .clause = columna { $column }: ningún dado muestra { $value }
refusal-numbering-twice = El número { $value } está en más de una columna.
    .clause = el { $value } está en más de una columna
refusal-numbering-text = Escribid los seis números separados por espacios, como 4 5 6 1 2 3.
refusal-no-such-day = La partida tiene los días 1 a 8, no { $day }.
    .clause = la partida tiene los días 1 a 8, no { $day }
refusal-no-such-struck-die = El dado golpeado número { $position } no puede ser un { $value }: un dado muestra de 1 a 6.
    .clause = dado golpeado { $position }: ningún dado muestra { $value }
refusal-struck-twice = Un dado golpeado se nombra más de una vez: { $die }.
    .clause = un dado golpeado se nombra más de una vez: { $die }
refusal-struck-too-early = Ninguna hoja puede haber sido golpeada antes de que acabe la mañana del día 3.
    .clause = ninguna hoja puede haber sido golpeada antes de que acabe la mañana del día 3
refusal-black-die = El dado negro no puede mostrar { $value }: un dado muestra del 1 al 6.
    .clause = el dado negro: ningún dado muestra { $value }
refusal-clear-die = El dado transparente { $which } no puede mostrar { $value }: un dado muestra del 1 al 6.
    .clause = el dado transparente { $which }: ningún dado muestra { $value }
refusal-dice-count = Introducid cuatro dados, primero el negro: { $count ->
    [0] aún no hay ninguno
    [one] hay 1
   *[other] hay { $count }
}.
refusal-dice-text = «{ $text }» no es un número: introducid los cuatro dados, por ejemplo 3 1 3 6.
refusal-rolled-already = Los dados de esta media jornada ya se han tirado.
    .clause = los dados de esta media jornada ya se han tirado
refusal-not-rolled = La media jornada no puede terminar antes de tirar sus dados.
    .clause = la media jornada no puede terminar antes de tirar sus dados
refusal-over = La partida ha terminado.
    .clause = la partida ha terminado
refusal-dice-not-dealt = No son los dados que da el código { $code }.
    .clause = no son los dados que da el código { $code }

refusal-too-many-built = { $building }: una fila tiene 6 edificios, no { $count }. Hay que contar otra vez esa fila.
refusal-no-such-circle = { $building }: un círculo lleva 1, 2 o 3, no { $number }.
refusal-circle-count = Hay que revisar las Catedrales y los círculos: cada Catedral dibujada rellena un círculo. Catedrales introducidas: { $cathedrals }, círculos rellenados: { $circles }.
refusal-circle-too-often = Hay que revisar los círculos de la hoja: { $due ->
    [0] ninguna Catedral da todavía el número { $number }, pero está introducido
    [1] las Catedrales dan el número { $number } solo una vez, pero está introducido { $circles } veces
   *[other] las Catedrales dan el número { $number } solo dos veces, pero está introducido { $circles } veces
}. Las dos primeras Catedrales dan 1, las dos siguientes 2, las dos últimas 3.
refusal-too-many-leftovers = Sobrantes ({ $resource }): como mucho 18, no { $count }. Hay que contarlos otra vez.
refusal-too-many-citizens = Hay como mucho 60 ciudadanos, no { $count }. Hay que contarlos otra vez.

## The reckoning

building-fortress = Fortaleza
building-counts-palace = Palacio de los Condes
building-great-hall = Gran Mercado
building-city-hall = Ayuntamiento
building-cathedral = Catedral
building-bishopric = Obispado
resource-influence = influencia
resource-deniers = denarios
resource-knowledge = conocimiento
sheet-field-built = { $building }, cantidad
sheet-field-circle = { $building }, círculo
sheet-field-leftovers = Sobrante: { $resource }
sheet-field-citizens = Ciudadanos
warning-many-in-struck-columns = { $building }: { $count ->
    [one] 1 edificio está en una columna golpeada y ninguna Fortaleza pudo salvarlo. ¿Se dibujó antes?
   *[other] { $count } edificios están en columnas golpeadas y ninguna Fortaleza pudo salvarlos. ¿Se dibujaron antes?
}
warning-too-many-before = Al menos { $buildings ->
    [one] 1 edificio tuvo que dibujarse
   *[other] { $buildings } edificios tuvieron que dibujarse
} antes del golpe ({ $half-day }), tras solo { $half-days ->
    [one] 1 media jornada
   *[other] { $half-days } medias jornadas
}. Solo las bonificaciones lo permiten. Hay que revisar los edificios de la hoja.
warning-tracks-without-citizens = { $tracks ->
    [one] Una pista completa necesita 20 ciudadanos
   *[other] { $tracks } pistas completas necesitan 20 ciudadanos cada una
}, y hay { $citizens }. Hay que revisar qué pistas están completas.
results-leftovers = Recursos sobrantes
results-leftover-points = Recursos sobrantes, puntos
results-citizens = Ciudadanos
award-builder = Paleta de oro
award-citizens = Más ciudadanos
award-row = La mejor fila
award-purse = La bolsa más llena
results-points-of = { $building }, puntos
results-drawn = Edificios dibujados
results-circles = Números en los círculos
results-tracks = { $name }, pistas completas:
achievement-three-solo = Tres partidas en solitario
achievement-three-multiplayer = Tres partidas con otros
achievement-three-expansion = Tres partidas con Banquetes e Incursiones
achievement-points = Al menos { $points } puntos
achievement-won-over-sixty = Una partida con otros ganada con más de 60 puntos
achievement-eighteen-from-one = 18 puntos de un solo personaje
achievement-forty-citizens = Al menos 40 ciudadanos
achievement-full-row = Los seis: { $building }
achievement-resource-track = Pista completa: { $resource }
achievement-citizen-track = Pista completa de ciudadanos: { $color-name }

## The desk

desk-roll = Tirar los dados
desk-close = Terminar la media jornada
desk-enter = Colocar estos dados
desk-throw = Dados, primero el negro
desk-throw-face = Añadir un { $value }
desk-throw-black = { $value ->
    [0] Dado negro: aún sin valor
   *[other] Dado negro: { $value }
}
desk-throw-clear = { $value ->
    [0] Dado transparente { $which }: aún sin valor
   *[other] Dado transparente { $which }: { $value }
}
desk-offers = Elegid un dado
desk-no-offers = Los dados aún no se han tirado.
desk-available = Dados disponibles: { $available }
desk-strike-grid = Dados golpeados
desk-die-struck = { $die }: golpeado ({ $when })
desk-die-struck-before = { $die }: golpeado antes de retomar la partida
desk-die-stands = { $die }: no golpeado
desk-log-raid = { $tile } pasa a Incursión
desk-wheel = Rueda
desk-plaza = Plaza { $number }, { $plaza }
desk-tile-at = Plaza { $number }: { $tile }
desk-destroyed = destruida
desk-black-die = dado negro { $value }
desk-clear-die = dado transparente { $value }

setup-expansion = Banquetes e Incursiones
setup-expansion-about = Añade una loseta junto a cada una de las tres plazas iguales por ambas caras.
setup-numbering = Números sobre las columnas
setup-numbering-first = Primera partida: { $numbers }
setup-numbering-rising = Ascendente: { $numbers }
setup-numbering-falling = Descendente: { $numbers }
setup-numbering-expert = Expertos: orden libre
setup-leftmost = Número de la izquierda
setup-own-numbers = Números de izquierda a derecha
setup-options-about = El código, los números de las columnas, dados o rueda propios, empezar con la partida en curso.
setup-dice = Dados
setup-dice-code = Tirados por la aplicación
setup-dice-entered = Tirados en la mesa e introducidos
setup-start = La partida empieza en
setup-struck = Ya golpeados
setup-struck-about = Marcad los dados ya tachados, para que el pregonero los conozca. Sin ninguno marcado, cuenta desde ahora.
setup-wheel = Rueda
setup-wheel-code = Según el código
setup-wheel-entered = Como está en la mesa
setup-wheel-about = Pulsad una plaza para pasar al color siguiente, y la pequeña señal de al lado para el color de la otra cara.
setup-plaza-down = Plaza { $number }, otra cara: { $color-name }
setup-tiles = Losetas
setup-tiles-code = Sacadas por el código
setup-tiles-entered = Como están en la mesa
setup-tiles-about = Tomad una loseta de debajo de la rueda y ponedla junto a una de las tres plazas iguales por ambas caras. Pulsadla allí para el lado de Incursión.
setup-same-color = Plazas iguales por ambas caras: { $count } de { $all }
setup-tiles-laid = Losetas en la rueda: { $count } de { $all }
setup-place-tile = Loseta junto a la plaza { $number }: { $tile }
setup-place-empty = Loseta junto a la plaza { $number }: ninguna
setup-tile = Loseta { $tile }
setup-tile-laid = Loseta { $tile }, junto a la plaza { $number }
setup-start-day = Empezar en el día { $day }
setup-start-half = { $half ->
    [morning] Empezar por la mañana
   *[afternoon] Empezar por la tarde
}

guide-sheets = 1. Cada uno toma una hoja y un lápiz y numera sus columnas como dice el primer anuncio.
guide-open = 2. Quien pregona también juega. Pulsad Espacio: siempre da el paso siguiente.
guide-roll = 3. Espacio tira los dados. Quedan sobre sus plazas; cada uno elige uno, paga su precio y actúa, todos a la vez.
guide-strike = 4. El dado negro destruye su plaza. Desde el día 3 todos tachan además en su hoja el dado de ese número y color, salvo si hay una Fortaleza en su columna.
guide-close = 5. Cuando todos estén listos, Espacio termina la media jornada. Después de dieciséis medias jornadas, contad los puntos.
check-sheet = Una hoja y un lápiz para cada uno.
check-number = Numerad vuestras columnas de izquierda a derecha.
check-resources = Empezáis con 3 recursos de cada tipo.
check-tiles = Hay tres losetas junto a la rueda: banquetes, hasta que se destruye su plaza.
check-roll = Después se tiran los dados.
first-need = Qué necesitáis
first-need-sheets = Una hoja de puntuación y un lápiz por persona. Imprimid las hojas aquí o usad las del juego.
first-need-app = Ni rueda ni dados: Town Crier tira, gira la rueda y anuncia lo que ocurre. Quien lo maneja también juega.
first-need-time = De una a veinte personas y una media hora; la primera vez, algo más.
first-before = Antes de la primera tirada
first-before-number = Todos numeran las seis columnas, de izquierda a derecha, como se anuncia.
first-before-resources = Todos empiezan con 3 de influencia, 3 denarios y 3 de conocimiento.
first-half-day = Una media jornada
first-roll = Se tiran tres dados transparentes y uno negro. Del menor al mayor quedan sobre las cuatro plazas de esta media jornada, y un dado transparente toma el color de su plaza.
first-strike = El dado negro destruye su plaza durante esta media jornada. Desde el día 3 golpea también vuestras hojas: tachad el dado de ese color y valor, salvo si hay una Fortaleza en esa columna.
first-choose = Todos a la vez, cada uno elige uno de los dados que quedan y paga el precio de su plaza. Varios pueden elegir el mismo.
first-act = Con él hacéis una de tres cosas: ganar tantos recursos de su color como muestra, construir un edificio de prestigio o construir un edificio de trabajo. La influencia cambia su valor, el conocimiento su color.
first-close = Cuando todos están listos, se da la vuelta a la plaza destruida y empieza la siguiente media jornada. Después de cada tarde gira la rueda.
first-end = El final
first-end-count = Después de ocho días, es decir, dieciséis medias jornadas, contad vuestros puntos. Town Crier los suma y avisa de lo que no puede ser.
hint-start = Empezáis con tres recursos de cada tipo: influencia (rojo), denarios (amarillo) y conocimiento (blanco).
hint-plazas = Una media jornada se juega en cuatro plazas: ahora, en estas.
hint-prices = La señal junto a cada plaza dice lo que cuesta allí un dado: nada, un recurso cualquiera, un denario o dos denarios.
hint-color = Un dado transparente toma el color de su plaza, aquí: { $die }. Lo usáis en la parte de vuestra hoja que tiene ese color.
hint-black = El dado negro destruye su plaza: nadie la usa en esta media jornada. Después vuelve con la otra cara hacia arriba.
coming-strikes = { $half-day }: también las hojas reciben golpes
hint-actions = Haced una cosa con vuestro dado: rodead tantos recursos como muestra, o dibujad en la columna de su valor un edificio de prestigio o de trabajo.
hint-or = o
hint-ask-free = ¿Qué dado es gratis? ¡Levantad la mano!
hint-free = Es el { $die }. La primera plaza no cuesta nada; cada una de las siguientes cuesta más.
hint-ask-gone = ¿Qué dado no puede elegir nadie?
hint-gone = Es el { $die }: la plaza que tiene debajo está destruida.
hint-ask-gain = Ganáis recursos con el { $die }. ¿Cuántos rodeáis?
hint-gained = Rodeáis { $count }: tantos como muestra el dado.
hint-ask-dearest = ¿Qué dado cuesta más?
hint-dearest = Es el { $die }. Su precio: { $price }.
hint-tile-price = { $tile }. Precio de este dado: { $price }.
hint-ready = Todos actúan a la vez. Cuando todos están listos, termina la media jornada.
hint-afternoon = Por la tarde se juega en las cuatro plazas siguientes.
hint-taught = Ya sabéis cómo se juega. Seguid: los consejos solo vienen cuando hay algo nuevo.
hint-last-day = Es el último día: quedan dos medias jornadas.
hint-end = La partida ha terminado. Introducid lo que hay en vuestras hojas y Town Crier suma los puntos.

room-number = Numerad vuestras columnas.
room-wait = Enseguida se tiran los dados.

## The hall of fame

hall-part = desde: { $half-day }
hall-struck = Dados golpeados en todas las partidas
hall-fair = lo esperado con dados sin trucar
hall-most-struck = El dado negro golpeó más veces, desde el día 1: { $die }, { $times ->
    [one] una vez
   *[other] { $times } veces
}.

## Printing

print-numbered = Imprimir { $numbers } en los dados, y el código
print-sheets = Imprimir las hojas
print-sheets-title = Hojas de puntuación
print-card = Imprimir la tarjeta
print-card-about = El código, los números, la rueda, las losetas y qué hacer en cada media jornada.
print-invitation = Una segunda página con el código QR para los teléfonos
print-report-title = Informe de la partida
print-report = Imprimir el informe
print-report-about = Los dados y los golpes de cada media jornada, y los puntos finales.

## Paper

paper-game = Troyes Dice
paper-player = Jugador
paper-code = Código { $code }
paper-sheets-title = Hojas de puntuación para Troyes Dice
paper-card-title = Tarjeta del pregonero
paper-report-title = Informe: partida de Troyes Dice
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Nobleza
paper-district-yellow = Pueblo
paper-district-white = Clero
paper-citizens = Ciudadanos
paper-total = Total
paper-prices = Precio de un dado
paper-none-free = Ninguno gratis y no podéis pagar: en vez de actuar, 1 recurso de cada tipo.
paper-changes = Cambiar un dado
paper-change-value = valor: 1 más o 1 menos
paper-change-color = otro color
paper-strikes = El dado negro
paper-strikes-about = Desde el día 3: tachad el dado de su valor y del color de su plaza, salvo con una Fortaleza en esa columna.
paper-cathedrals = Catedrales
paper-cathedrals-about = Al construirlas, escribid 1, 1, 2, 2, 3, 3 junto a la fila que indican.
paper-card-columns = Columnas de izquierda a derecha
paper-card-prices = Lo que cuesta un dado
paper-card-place = Lugar { $place }
paper-card-placing = En sentido horario desde la zona neutral: los cuatro lugares de la mañana, luego los cuatro de la tarde; mismos precios.
paper-card-tiles = Losetas en juego
paper-card-half-day = Cada media jornada
paper-card-days = Días
paper-step-roll = Tirar
paper-step-roll-about = Los tres dados transparentes y el negro.
paper-step-place = Colocar
paper-step-place-about = De menor a mayor en los cuatro lugares de la media jornada; el negro antes que un transparente de su valor. Los dados transparentes toman el color de la plaza.
paper-step-strike = Golpear
paper-step-strike-about = El dado negro destruye su plaza. Desde el día 3, todos tachan el dado de ese valor y color, salvo si hay una Fortaleza en su columna.
paper-step-choose = Elegir
paper-step-choose-about = Cada uno elige un dado que quede, paga y actúa; varios pueden elegir el mismo. Si ninguno es gratis, quien no pueda pagar ninguno gana 1 recurso de cada tipo en vez de actuar.
paper-step-end = Terminar
paper-step-end-about = Dad la vuelta a la plaza destruida y devolvedla a su sitio; su banquete pasa para siempre a Incursión.
paper-step-turn = Girar
paper-step-turn-about = Después de una tarde la rueda pequeña gira una muesca en sentido horario. Después del día 8, contad vuestros puntos.
paper-report-half-days = Medias jornadas
paper-report-empty = Aún no se ha tirado ningún dado.
paper-report-raid = loseta { $tile } a Incursión
paper-report-scores = Puntuaciones

# The pace of the table.
evening-short-with-end = { $minutes } min · quedan { $end } min
evening = { $minutes } min de juego{ $continued ->
    [yes] {" "}desde la reanudación
   *[no] {""}
} · medias jornadas restantes: { $left }
evening-with-end = { $minutes } min de juego{ $continued ->
    [yes] {" "}desde la reanudación
   *[no] {""}
} · medias jornadas restantes: { $left } · quedan unos { $end } min

## Arguments

args-plaza-count = hacen falta nueve, las plazas 1 a 9, no { $count }
args-plaza = cada plaza son dos letras de r, y y w, el color visible y luego la otra cara, pero la entrada { $position } es «{ $text }»
args-same-color-plazas = las losetas necesitan una rueda con tres plazas iguales por ambas caras, como rr, yy y ww, y esta tiene { $count }
args-tile-count = hacen falta tres, para las plazas iguales por ambas caras en sentido horario desde la plaza 1, no { $count }
args-tile = cada loseta es un número del 1 al 8, con una r detrás si muestra el lado de Incursión, pero la entrada { $position } es «{ $text }»
args-tile-twice = hay una de cada, pero la loseta { $tile } se nombra más de una vez
args-numbering = escribid first, 4+, 4- o seis números como 4,1,6,2,5,3, no «{ $text }»
args-number-count = hacen falta seis números, de izquierda a derecha, no { $count }
args-number = cada número va del 1 al 6, pero la entrada { $position } es «{ $text }»
args-number-twice = cada número va en una sola columna, pero { $value } se nombra más de una vez
args-from = escribid un día del 1 al 8 y m para su mañana o a para su tarde, como 3a, no «{ $text }»
args-struck = cada dado es r, y o w y un número del 1 al 6, como w3, pero la entrada { $position } es «{ $text }»
args-struck-twice = cada dado se golpea una sola vez, pero { $text } se nombra más de una vez
args-struck-early = las hojas se golpean desde la mañana del día 3, así que solo va con --from 3a o más tarde
args-dice-count = hacen falta cuatro dados, el negro y luego los tres transparentes, no { $count }
args-die = { $which ->
    [black] el dado negro
    [first] el primer dado transparente
    [second] el segundo dado transparente
    [third] el tercer dado transparente
   *[other] el dado { $which }
} muestra del 1 al 6, no «{ $text }»
args-dice-too-few = { $name } termina antes de la { half } del día { $day }; { $needed ->
    [one] falta 1 línea
   *[other] faltan { $needed } líneas
}
args-dice-too-many = { $name }, línea { $line }: la partida ha terminado y los dados desde aquí no son de ninguna media jornada

## A saved game

check-code = código { $code }
check-no-code = sin código, rueda y dados introducidos
check-holds = { $file }: está en orden: { $code }; { half } del día { $day } ({ $number } de { $all }), { $next ->
    [roll] dados sin tirar
    [close] dados tirados
   *[over] terminada
}; { $orders ->
    [one] 1 paso
   *[other] { $orders } pasos
}{ $undone ->
    [0] {""}
    [one] , 1 deshecho
   *[other] , { $undone } deshechos
}
damage-plaza = plaza { $number }: ahí está { $found }, pero el código { $code } da { $dealt }
damage-plaza-named = { $up ->
    [red] rojo
    [yellow] amarillo
   *[white] blanco
} sobre { $down ->
    [red] rojo
    [yellow] amarillo
   *[white] blanco
}
damage-tile = loseta { $position } de la lista: ahí está { $found }, pero el código { $code } da { $dealt }
damage-tile-named = { $side ->
    [banquet] la { $tile } por el lado de Banquete
   *[raid] la { $tile } por el lado de Incursión
}
damage-nothing = nada
damage-dice = { $black } negro y { $a }, { $b }, { $c } transparentes no son los dados que da el código { $code }

## The rules

rules-half-day = Una media jornada
rules-prices = La rueda y los precios
rules-actions = Qué da un dado
rules-changes = Cambiar un dado
rules-buildings = Los seis edificios
rules-citizens = Ciudadanos y bonificaciones
rules-strikes = Golpes desde el día 3
rules-tiles = Banquetes e incursiones
rules-scoring = Recuento
rule-days = Una partida tiene ocho días, cada uno con mañana y tarde: dieciséis medias jornadas.
rule-roll = Tirad los tres dados transparentes y el negro.
rule-place = Los dados van a las cuatro plazas de la media jornada, de menor a mayor. A igual valor, el negro va primero.
rule-color = Un dado transparente toma el color de la plaza en la que está.
rule-destroy = El dado negro destruye la plaza en la que está. Nadie usa esa plaza en esta media jornada.
rule-choose = Todos a la vez, cada uno elige uno de los otros dados y paga su precio. Varios pueden elegir el mismo.
rule-rebuild = Al final de la media jornada, la plaza destruida se gira y vuelve a su sitio.
rule-turn = Después de la tarde, la rueda pequeña gira una muesca en sentido horario y empieza el día siguiente.
rule-red = El rojo es la nobleza y su influencia.
rule-yellow = El amarillo es el pueblo y sus denarios.
rule-white = El blanco es el clero y su conocimiento.
rule-plazas = Cada una de las nueve plazas tiene dos caras. Tres muestran el mismo color en ambas.
rule-other-side = La pequeña señal de una plaza indica el color de su otra cara.
rule-neutral = La ventana con el número del día marca la zona neutral. En sentido horario siguen las cuatro plazas de la mañana y luego las cuatro de la tarde.
rule-price-first = En cada media jornada, el primer lugar es gratis.
rule-price-second = El segundo lugar cuesta un recurso cualquiera.
rule-price-third = El tercer lugar cuesta un denario.
rule-price-fourth = El cuarto lugar cuesta dos denarios.
rule-none-free = Si ningún dado es gratis y no podéis pagar ninguno, ganad un recurso de cada tipo en vez de actuar.
rule-start = Empezáis con tres recursos de cada tipo.
rule-numbers = Las seis columnas de cada hoja llevan los números del 1 al 6, en el mismo orden para todos.
rule-gain = Ganar recursos: rodead tantos del color del dado como indica su valor.
rule-track = El 6.º, el 12.º y el 18.º recurso de una pista dan además un ciudadano de su color.
rule-later = Lo que ganáis se puede gastar desde la siguiente media jornada.
rule-prestige = O dibujad un edificio de prestigio: el del color del dado, en la columna de su valor.
rule-work = O dibujad del mismo modo un edificio de trabajo.
rule-influence = Uno de influencia cambia en uno el valor de vuestro dado, hacia arriba o hacia abajo, tantas veces como podáis pagar.
rule-limits = Un valor queda entre 1 y 6: el 6 y el 1 no son vecinos.
rule-knowledge = 2 de conocimiento cambian el color de vuestro dado.
rule-deniers = Los denarios pagan los dados del tercer y del cuarto lugar.
rule-rows = Cada color tiene una fila de seis edificios de prestigio y, debajo, una de seis edificios de trabajo.
rule-fortress = Fortaleza: un ciudadano, rojo en las dos columnas izquierdas, amarillo en las dos centrales, blanco en las dos derechas. Protege su columna de los golpes.
rule-great-hall = Gran Mercado, por columnas desde la izquierda. Primera: 3 de influencia por dado rojo disponible; segunda: 2 ciudadanos rojos por dado rojo; tercera: 3 denarios por dado amarillo; cuarta: 2 ciudadanos amarillos por dado amarillo; quinta: 3 de conocimiento por dado blanco; sexta: 2 ciudadanos blancos por dado blanco.
rule-available = Están disponibles los dados que se pueden elegir en esta media jornada. Un color cambiado con conocimiento no cuenta.
rule-cathedral = Catedral: al final una fila da puntos, por columnas desde la izquierda: Fortalezas, Palacios de los Condes, Grandes Mercados, Ayuntamientos, Catedrales, Obispados.
rule-cathedral-number = Junto a esa fila escribid 1 por vuestras dos primeras Catedrales, 2 por las dos siguientes y 3 por las dos últimas.
rule-palace = Palacio de los Condes: dos ciudadanos rojos.
rule-city-hall = Ayuntamiento: dos ciudadanos amarillos.
rule-bishopric = Obispado: dos ciudadanos blancos.
rule-links = Una bonificación entre dos vecinos de una fila es vuestra en cuanto ambos estén dibujados.
rule-citizen = Cada ciudadano vale un punto.
rule-three-citizens = Tres ciudadanos de cada color: un recurso de cada tipo.
rule-six-citizens = Seis de cada color, y de nuevo once de cada color: enseguida un edificio de trabajo cualquiera.
rule-fifteen-citizens = Quince de un color: enseguida un edificio de prestigio de uno de los otros colores.
rule-twenty-citizens = Veinte de un color: un ciudadano de cada uno de los otros colores.
rule-full-track = Los ciudadanos que no caben en su pista van a otra.
rule-from-day-three = Desde la mañana del día 3, lo que golpea una plaza golpea también todas las hojas.
rule-cross-out = Todos tachan el dado que tiene el valor del negro y el color de su plaza.
rule-lost = En ese color de esa columna ya no se construye nada. Lo ya dibujado se queda.
rule-protected = Quien tenga una Fortaleza en esa columna no tacha nada.
rule-already = Si ese dado ya está tachado, no pasa nada más.
rule-tiles = Tres losetas al azar van, con el Banquete a la vista, junto a las tres plazas del mismo color por ambas caras.
rule-tile-turns = Si el dado negro destruye una, su loseta pasa a Incursión al final de la media jornada, y así se queda. La loseta 8 también, tras salvar su plaza.
rule-tile-whom = Una loseta afecta a quien elige el dado de su plaza.
rule-tile-eight = La loseta 8 afecta a todos.
rule-end = La partida acaba tras la tarde del día 8.
rule-row-points = Una fila con un número da ese número por sus edificios dibujados.
rule-leftovers = Dos recursos sobrantes del mismo tipo dan un punto.
rule-winner = Gana quien tenga más puntos; en caso de empate se comparte la victoria.

## The picture explained

explain-price = { $half ->
    [morning] Precio de la mañana
   *[afternoon] Precio de la tarde
}: { $price }
explain-costs = Precio: { $price }
explain-at = Hoy en la plaza { $number }.
explain-other-side = Otra cara: { $side }
explain-destroyed = Destruida en esta media jornada.
explain-neutral = Zona neutral el día { $day }
legend-lit = Claras: esta media jornada
legend-neutral = Día y zona neutral
legend-free = 0 punteado: gratis
legend-any = Tres colores: un recurso cualquiera
legend-denier = Monedas: tantos denarios
legend-badge = Señal pequeña: color de la otra cara
legend-destroyed = Destruida: nadie usa esta plaza
legend-strikes = Dado tachado: también se golpean las hojas
legend-tile = Banquete o incursión para el dado de al lado
