# Spanish (of Spain). Terms of the Spanish reviewers (El solitario games) and of the board game Troyes in Spanish (Asmodee):
# plaza, dado negro, dado transparente, Fortaleza, Catedral, Palacio, Ayuntamiento, Obispado, ciudadano, mañana, tarde.
# The others are ours: nobody quotes them.
#
# town crier = pregonero · wheel = rueda · notch = muesca · plaza = plaza (f.) · black die = dado negro ·
# clear die = dado transparente · morning, afternoon = mañana, tarde · tile = loseta · Banquets & Raids = Banquetes e Incursiones ·
# influence, denier, knowledge = influencia, denario, conocimiento · citizen = ciudadano · prestige building = edificio de prestigio ·
# work building = edificio de trabajo · Fortress = Fortaleza · Great Hall = Gran Mercado · Cathedral = Catedral ·
# Count's Palace = Palacio de los Condes · City Hall = Ayuntamiento · Bishopric = Obispado · sheet = hoja · to cross out = tachar
#
# A colored value is masculine (el 3 blanco), a plaza feminine (la plaza blanca).

## Things

color = { $color ->
    [red] rojo
    [yellow] amarillo
   *[white] blanco
}
half = { $half ->
    [morning] mañana
   *[afternoon] tarde
}
day = Día { $day }
half-day = Día { $day }, { half }
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
order-roll = tirada de { $half-day }
order-close = fin de { $half-day }
strike-plaza = { $color ->
    [red] plaza roja destruida
    [yellow] plaza amarilla destruida
   *[white] plaza blanca destruida
}
strike-sheets = { $value } { color } tachado
strike-already = { $value } { color } otra vez

## Prices and offers

price-free = gratis
price-any = { $count ->
    [one] 1 recurso cualquiera
   *[other] { $count } recursos cualesquiera
}
price-denier = { $count ->
    [one] 1 denario
   *[other] { $count } denarios
}
price-influence = { $count } de influencia
price-knowledge = { $count } de conocimiento
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

effect-influence-by-two = 1 de influencia cambia su valor hasta en 2
effect-no-influence = la influencia no puede cambiar su valor
effect-free = el dado es gratis
effect-one-denier-more = cuesta 1 denario más
effect-cathedral-gains = Catedral: ganad 1 recurso de cada tipo
effect-one-knowledge-more = cuesta 1 de conocimiento más
effect-work-citizen = edificio de trabajo: 1 ciudadano más de su color
effect-value-nothing = su valor es 0; la influencia puede subirlo
effect-cheap-color = 1 de conocimiento cambia su color
effect-no-color-change = el conocimiento no puede cambiar su color
effect-fortress-citizens = Fortaleza: 1 ciudadano rojo más y 1 amarillo o blanco más
effect-one-influence-more = cuesta 1 de influencia más
effect-great-hall-counts = Gran Mercado: contad un dado más de su color
effect-no-prestige = ningún edificio de prestigio con este dado
effect-strike-ignored = el dado negro no golpea aquí y puede elegirse
effect-clear-strikes = un dado transparente golpea aquí como el negro

## Cries

cry-opening = Numerad vuestras columnas de izquierda a derecha: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banquete { $tile }
   *[raid] Incursión { $tile }
}: { $effect }.
cry-half-day = Día { $day }, { half }.
cry-last-half-day = Es el último medio día.
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
cry-already-struck = El { $value } { color } ya recibió un golpe: no hay nada más que tachar.
cry-offered = Elegid: { $offers }.
cry-none-free = Ningún dado es gratis: quien no pueda pagar ninguno gana 1 recurso de cada tipo.
cry-rebuilt = La plaza { $from ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
} está reconstruida{ $same ->
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
headline-last-half-day = Es el último medio día.
headline-plaza-struck = El { $value } negro destruye la plaza { $color ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}.
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
    [yes] está reconstruida
   *[no] { $to ->
        [red] es ahora roja
        [yellow] es ahora amarilla
       *[white] es ahora blanca
    }
}
headline-turned-to-raid = ¡Incursión { $tile }!
headline-day-began = Empieza el día { $day }.
headline-sheet-strikes-begin = Desde hoy, golpes en vuestras hojas
headline-last-day = Es el último día.
headline-sheets-struck = ¡Tachad el { $value } { color }!
headline-already-struck = { $value } { color }: ya golpeado
headline-spared = { $color ->
    [red] La plaza roja se salva
    [yellow] La plaza amarilla se salva
   *[white] La plaza blanca se salva
}
headline-ended = La partida ha terminado

## The terminal

cli-code = Código: { $code }
cli-wheel = La rueda, en sentido horario:
cli-notch = muesca { $notch }: { $plaza }
cli-neutral = zona neutral
cli-heading = { $half-day } ({ $number } de { $all })
cli-dice = Dados: { $roll }.
cli-black-die = { $value } negro
cli-clear-die = { $value } { color }
cli-place = lugar { $place }: { $die } (muesca { $notch }: { $plaza })
cli-place-destroyed = { $placed }, destruida
cli-choose = Elegid uno:
cli-available = Disponibles para un Gran Mercado: { $available }.
cli-plazas = { $half ->
    [morning] plazas de la mañana: { $plazas }
   *[afternoon] plazas de la tarde: { $plazas }
}
cli-next-roll = Intro tira los dados de la { half } del día { $day }.
cli-next-dice = Intro toma del archivo los dados de la { half } del día { $day }.
cli-ask-dice = Los dados de la { half } del día { $day }, primero el negro:
cli-next-close = Cuando todos hayan elegido y actuado, Intro termina la { half } del día { $day }.
cli-input-ended = La entrada estándar ha terminado, así que el pregón acaba aquí.

## Refusals

refusal-plaza-count = Una rueda tiene nueve plazas, no { $count }.
refusal-tile-count = Hay tres losetas en juego, no { $count }.
refusal-no-such-tile = Las losetas son de la 1 a la 8: la número { $position } no puede ser { $number }.
refusal-tile-twice = La loseta { $tile } se nombra más de una vez.
refusal-same-color-plazas = Las losetas van junto a tres plazas iguales por ambas caras; esta rueda tiene { $count }.
refusal-numbering-count = La numeración tiene seis números, no { $count }.
refusal-numbering-face = Las columnas llevan del 1 al 6: la columna { $column } no puede llevar { $value }.
refusal-numbering-twice = El número { $value } está en más de una columna.
refusal-numbering-text = Escribid los seis números separados por espacios, como 4 5 6 1 2 3.
refusal-no-such-day = La partida tiene los días 1 a 8, no { $day }.
refusal-black-die = El dado negro no puede mostrar { $value }: un dado muestra del 1 al 6.
refusal-clear-die = El dado transparente { $which } no puede mostrar { $value }: un dado muestra del 1 al 6.
refusal-dice-count = Introducid cuatro dados, primero el negro: { $count ->
    [0] aún no hay ninguno
    [one] hay 1
   *[other] hay { $count }
}.
refusal-dice-text = «{ $text }» no es un número: introducid los cuatro dados como 3 1 3 6.
refusal-code-empty = Un código necesita al menos una letra o una cifra.
refusal-code-too-long = Un código tiene como mucho 32 letras, cifras y guiones, no { $count }.
refusal-code-sign = Un código tiene letras, cifras y guiones, no «{ $sign }».
refusal-rolled-already = Los dados de este medio día ya se han tirado.
refusal-not-rolled = El medio día no puede terminar antes de tirar sus dados.
refusal-over = La partida ha terminado.

## The desk

app-name = Town Crier
app-about = La rueda, los dados y la voz de Troyes Dice
desk-continue = Seguir con esta partida
desk-continue-kept = Seguir desde el paso anterior
desk-new-game = Nueva partida
desk-another-game = Otra partida
desk-game-over = la partida ha terminado
desk-found = Hay una partida en curso: { $at }
desk-found-code = Hay una partida en curso: { $code }, { $at }
desk-code-is = Código { $code }
desk-undo = Deshacer
desk-redo = Rehacer
desk-keys = Teclas
desk-close-help = Cerrar
desk-half-day-of = { $number } de { $all }
desk-roll = Tirar los dados
desk-close = Terminar el medio día
desk-enter = Colocar estos dados
desk-throw = Dados, primero el negro
desk-throw-face = Añadir un dado de { $value }
desk-offers = Elegid un dado
desk-no-offers = Los dados aún no se han tirado.
desk-available = Dados que cuentan: { $available }
desk-strike-grid = Golpes en todas las hojas
desk-die-struck = { $value } { $color }: tachado, { $when }
desk-die-stands = { $value } { $color }: en pie
desk-numbering-is = Columnas de izquierda a derecha: { $numbers }
desk-log = Registro
desk-log-empty = Aún no ha pasado nada.
desk-log-raid = { $tile } pasa a Incursión
desk-plaza = Plaza { $number }, { $plaza }
desk-destroyed = destruida
desk-black-die = dado negro { $value }
desk-clear-die = dado transparente { $value }
desk-undid = Deshecho: { $order }. Rehacer: Ctrl+Mayús+Z
desk-redid = Rehecho: { $order }. Deshacer: Ctrl+Z
desk-looking = Otra ventana de Town Crier lleva esta partida; esta solo mira. Cerrad la otra y empezad de nuevo para llevarla aquí.

setup-title = Una nueva partida
setup-back = Volver a la partida
setup-open = Abrir la partida
setup-mend = Corregid lo marcado y abrid luego la partida.
setup-no-preview = La rueda aparece aquí cuando todo encaja.
setup-code = Código
setup-another-code = Otro código
setup-code-about = En todo el mundo, este código da la misma rueda y los mismos dados. Vale cualquier palabra.
setup-expansion = Banquetes e Incursiones
setup-expansion-about = Tres losetas van junto a las plazas iguales por ambas caras.
setup-numbering = Números sobre las columnas
setup-numbering-first = Primera partida: { $numbers }
setup-numbering-rising = Ascendente: { $numbers }
setup-numbering-falling = Descendente: { $numbers }
setup-numbering-expert = Expertos: orden libre
setup-leftmost = Número de la izquierda
setup-own-numbers = Números de izquierda a derecha
setup-players = Jugadores
setup-players-hint = Nombres separados por comas, si queréis
setup-more = Más: dados propios, rueda propia, empezar a medias
setup-less = Menos
setup-dice = Dados
setup-dice-code = Tirados por la aplicación
setup-dice-entered = Tirados en la mesa e introducidos
setup-start = La partida empieza en
setup-wheel = Rueda
setup-wheel-code = Puesta por el código
setup-wheel-entered = Como está en la mesa
setup-wheel-about = En sentido horario desde la muesca bajo la zona neutral del día 1: el color visible y luego la otra cara.
setup-plaza-up = Plaza { $number }, cara visible: { $color-name }
setup-plaza-down = Plaza { $number }, otra cara: { $color-name }
setup-tiles = Losetas
setup-tiles-code = Sacadas por el código
setup-tiles-entered = Como están en la mesa
setup-tiles-field = En sentido horario desde la muesca 1; r para el lado de Incursión
refusal-tile-text = «{ $text }» no es una loseta: escribid sus números como 8 2 5r.

keys-next = Espacio, Intro, Av Pág
keys-next-about = lo siguiente que toca
keys-undo = Ctrl+Z
keys-undo-about = deshacer, cuantas veces queráis
keys-redo = Ctrl+Mayús+Z
keys-redo-about = rehacer
keys-keys = ? o F1
keys-keys-about = estas teclas
keys-close = Esc
keys-close-about = cierra lo que está abierto; nunca sale
keys-saved = Cada paso se guarda antes de mostrarse. Cerrad la ventana cuando queráis.
