# Spanish.
#
# Players without a name are called by the color of their dice.

### Things

seat-name = { $seat ->
    [1] Rojo
    [2] Azul
    [3] Verde
    [4] Amarillo
   *[other] Jugador { $seat }
}
joined = { $others } y { $last }
village-name = { $seat ->
    [1] { $stalls } de Rojo
    [2] { $stalls } de Azul
    [3] { $stalls } de Verde
    [4] { $stalls } de Amarillo
   *[other] { $stalls } del jugador { $seat }
}
village-of = { $stalls } de { $who }
good-name = { $good ->
    [silk] seda
    [papyrus] papiro
    [gold] oro
    [wheat] trigo
    [spices] especias
   *[porcelain] porcelana
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] una moneda
    [coins] 2 monedas
    [favours] 5 favores
    [card] una carta gratis
    [die] un dado gratis
   *[placement] una colocación gratis
}
stall-name = { $good } ({ $reward })
merchant-known = izquierda { $left }, derecha { $right }
merchant-counted = mercader
purse-nothing = nada
purse-perhaps-nothing = quizá ninguna moneda
purse-coins = { $count ->
    [one] una moneda
   *[other] { $count } monedas
}
purse-favours = { $count ->
    [one] un favor
   *[other] { $count } favores
}
purse-both = { $coins } y { $favours }
amount-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
amount-caravans = { $count ->
    [one] un dado
   *[other] { $count } dados
}
race = { $count } de { $goal } cartas

### What is done now

phase-caravans = Todos tiran los dados
phase-sell = { $who } vende
phase-place = { $who } coloca una carta
phase-spend = { $who } compra cartas
phase-all-sell = Primero venden todos, luego compran
phase-all-spend = Comprad por turnos
phase-round-done = La ronda ha terminado
phase-over = La partida ha terminado

### What is announced

cry-set-out = Empieza { $who }. Cada uno tiene { $dice } y { $purse }, y en la fila hay { $row }.
cry-house-deck = Los mercaderes y lo que pagan las aldeas son los de nuestro mazo de la casa.
cry-round = Ronda { $round }: han llegado las caravanas.
cry-caravan = { $who } ha sacado { $faces }.
cry-rerolled = { $who } paga { $price } y vuelve a tirar: { $faces }.
cry-adjusted = { $who } paga { $price } y cambia un dado de { $from } a { $to }.
cry-sold = { $who } vende en la aldea { $village }. Esa aldea queda cerrada.
cry-tucked = Nuevo puesto para el { $face } en la aldea { $village }. { $who } tiene { $race } en la mesa.
cry-placed-free = Nuevo puesto para el { $face } en la aldea { $village }, colocado sin dado. { $who } tiene { $race } en la mesa.
cry-ninth = ¡{ $who } tiene { $goal } cartas en la mesa!
cry-last-round = ¡Esta es la última ronda!
cry-earned = { $who } recibe { $purse }.
cry-caravan-joined = { $who } tendrá un dado más desde la próxima ronda.
cry-caravan-lost = { $who } ya tiene { $most } y no recibe ninguno más.
cry-card-given = { $who } recibe la primera carta del mazo.
cry-card-given-merchant = { $who } recibe la primera carta del mazo: { $card }.
cry-card-lost = El mazo está vacío: { $who } no recibe ninguna carta.
cry-marketed = Sobra para el mercado: { $dice }. { $who } recibe { $favours }.
cry-placement-lost = { $who } renuncia a colocar { $cards }.
cry-bought = { $who } compra una carta por { $price }.
cry-bought-merchant = { $who } compra una carta por { $price }: { $card }.
cry-passed-over = Sin monedas suficientes para una carta: { $who }.
cry-row-filled = Novedades en la fila: { $cards }.
cry-inexact = { $what ->
    [purse] No se ha anotado todo: las monedas y los favores de { $who } quizá no sean exactos.
    [hand] No se ha anotado todo: el número de cartas en la mano de { $who } quizá no sea exacto.
   *[table] No se ha anotado todo: el número de cartas de { $who } en la mesa quizá no sea exacto.
}
cry-untold = No se ha anotado todo: los números marcados quizá no sean exactos.
cry-roll-due = Tirad todos vuestros dados.
cry-sells = Le toca vender a { $who }.
cry-places = { $who } puede colocar { $cards } sin dado.
cry-buys = { $who } puede comprar cartas a { $price } cada una.
cry-all-sell = Primero vended todos por turnos; después comprad todos por turnos. Empieza { $who }.
cry-all-buy = Ahora podéis comprar cartas por turnos, a { $price } cada una. Empieza { $who }.
cry-round-done = Todos han terminado esta ronda.
cry-villages-open = Todas las aldeas vuelven a estar abiertas.
cry-first = Ahora empieza { $who }.
cry-over = { $rounds ->
    [one] La partida termina tras una ronda.
   *[other] La partida termina tras { $rounds } rondas.
}
cry-won = { $by ->
    [cards] Gana { $who } con { $cards } en la mesa, más que { $other }.
    [coins] Gana { $who } con { $cards } en la mesa: { $other } tiene igual número de cartas, pero menos monedas.
    [favours] Gana { $who } con { $cards } en la mesa: { $other } tiene igual número de cartas y de monedas, pero menos favores.
   *[shared] { $who } comparten la victoria con { $cards } cada uno en la mesa y el mismo número de monedas y de favores.
}
cry-standing = Posición { $place }: { $who }, con { $cards } en la mesa y { $purse }.
cry-standing-cards = Posición { $place }: { $who }, con { $cards } en la mesa.
cry-undecided = Contad vuestras cartas en la mesa. Si hay empate, deciden las monedas y luego los favores.
cry-corrected = Corregido: { $what }.

headline-first = Empieza { $who }
headline-house-deck = Mazo de la casa
headline-round = Ronda { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } vuelve a tirar
headline-adjusted = { $who } pone un dado en { $face }
headline-sold = Cerrada: { $village }
headline-ninth = La novena carta: { $who }
headline-last-round = ¡La última ronda!
headline-earned = Ingresos: { $who }
headline-caravan-joined = { $who }: un dado más
headline-caravan-lost = { $who }: sin otro dado
headline-card-given = { $who }: una carta gratis
headline-card-lost = El mazo está vacío
headline-marketed = Mercado: { $who }
headline-placement-lost = { $who } no coloca nada
headline-bought = { $who } compra una carta
headline-bought-merchant = { $who } compra { $halves }
headline-passed-over = Sin monedas suficientes
headline-row-filled = Cartas nuevas en la fila
headline-inexact = { $who }: quizá inexacto
headline-untold = No se ha anotado todo
headline-villages-open = Aldeas abiertas
headline-won = Victoria: { $who }
headline-shared = Victoria compartida
headline-standing = Posición { $place }: { $who }
headline-corrected = Corregido

### The count, in cards and not in points

unit-count = Contar las cartas
unit-count-about = contar las cartas
unit-count-call = Contad vuestras cartas.
unit-amount = { $points ->
    [one] una carta
   *[other] { $points } cartas
}
unit-sum-of = { $name }: { $points } cartas, posición { $rank }
unit-scores = Cartas, partida a partida
unit-richest = Más cartas en una mesa, { $points } en total: { $game }
unit-told = Cartas: { $points }
cry-victory = { $by ->
    [cards] ¡Gana { $who } con { $cards }!
    [coins] ¡Gana { $who } con { $cards } y { $coins }! { $other } tiene igual número de cartas, pero menos monedas.
    [favours] ¡Gana { $who } con { $cards }, { $coins } y { $favours }! { $other } tiene igual número de cartas y de monedas, pero menos favores.
    [alone] { $who } termina la partida con { $cards }.
   *[shared] ¡{ $who } comparten la victoria con { $cards } cada uno y el mismo número de monedas y de favores!
}
sheet-cards = Cartas
sheet-coins = Monedas
sheet-favours = Favores
sheet-coins-told = { $count ->
    [one] una moneda
   *[other] { $count } monedas
}
sheet-favours-told = { $count ->
    [one] un favor
   *[other] { $count } favores
}
sheet-cards-missing = Faltan por contar las cartas de la mesa.
    .clause = faltan por contar las cartas de la mesa
award-coins = La bolsa más llena
award-favours = Más favores de sobra
award-spent = Menos favores de sobra
fame-most-coins = Más monedas al final, { $coins }: { $names }
fame-wins = Victorias por color
fame-share = a igual suerte

### Corrections

corrected-purse = { $who } tiene { $purse }
corrected-caravans = { $who } tiene { $dice }
corrected-die = el dado { $number } de { $who } muestra { $face }
corrected-first = empieza { $who }
corrected-on-table = { $who } tiene { $cards } en la mesa
corrected-in-hand = { $who } tiene { $cards } en la mano
corrected-in-row = en la fila hay { $cards }
corrected-stalls = { $side ->
    [left] a la izquierda de la aldea { $village } hay { $faces }
   *[right] a la derecha de la aldea { $village } hay { $faces }
}
corrected-no-stalls = { $side ->
    [left] a la izquierda de la aldea { $village } no hay mercaderes
   *[right] a la derecha de la aldea { $village } no hay mercaderes
}
corrected-to-hand = { $who } tiene en la mano este mercader: { $card }
corrected-to-row = en la fila está este mercader: { $card }
corrected-to-pile = bajo el mazo está este mercader: { $card }
corrected-to-village = { $side ->
    [left] a la izquierda de la aldea { $village } está este mercader: { $card }
   *[right] a la derecha de la aldea { $village } está este mercader: { $card }
}

### What cannot be

refusal-player-count = Juegan de { $least } a { $most } personas, no { $count }.
    .clause = juegan de { $least } a { $most } personas, no { $count }
refusal-no-such-first = El asiento { $number } no puede empezar: no hay nadie.
    .clause = el asiento { $number } no puede empezar: no hay nadie
refusal-merchant-count = Hay { $all } mercaderes, no { $count }.
    .clause = hay { $all } mercaderes, no { $count }
refusal-no-such-merchant = Los mercaderes tienen los números del 0 al { $last }; la entrada { $position } es { $number }.
    .clause = los mercaderes tienen los números del 0 al { $last }; la entrada { $position } es { $number }
refusal-merchant-twice = El mercader { $number } aparece más de una vez.
    .clause = el mercader { $number } aparece más de una vez
refusal-not-now = Ahora no es el momento. Así está la partida: { $phase }.
    .clause = ahora no es el momento. Así está la partida: { $phase }
refusal-roll-players = { $named ->
        [one] Se han indicado dados de una persona, pero juegan { $count }.
       *[other] Se han indicado dados de { $named } personas, pero juegan { $count }.
    }
    .clause = { $named ->
            [one] se han indicado dados de una persona, pero juegan { $count }
           *[other] se han indicado dados de { $named } personas, pero juegan { $count }
        }
refusal-roll-dice = { $who } tiene { $dice }, pero se han indicado { $named }.
    .clause = { $who } tiene { $dice }, pero se han indicado { $named }
refusal-no-such-seat = No hay nadie en el asiento { $number }.
    .clause = no hay nadie en el asiento { $number }
refusal-no-die-named = No se ha elegido ningún dado.
    .clause = no se ha elegido ningún dado
refusal-no-such-die = Aquí no hay ningún dado { $number }.
    .clause = aquí no hay ningún dado { $number }
refusal-die-placed = El dado { $number } ya se ha usado o está en el mercado.
    .clause = el dado { $number } ya se ha usado o está en el mercado
refusal-die-order = El dado { $number } se repite o no está en orden.
    .clause = el dado { $number } se repite o no está en orden
refusal-favours = Esto cuesta { $price }. Disponibles: { $has }.
    .clause = esto cuesta { $price }. Disponibles: { $has }
refusal-closed = Hay dados en la aldea { $village }: está cerrada hasta el final de la ronda.
    .clause = hay dados en la aldea { $village }: está cerrada hasta el final de la ronda
refusal-no-die = Ningún dado sin usar muestra { $number } ({ $good }).
    .clause = ningún dado sin usar muestra { $number } ({ $good })
refusal-not-yours = Solo su dueño puede colocar mercaderes en la aldea { $village }.
    .clause = solo su dueño puede colocar mercaderes en la aldea { $village }
refusal-not-in-hand = Este mercader no está en la mano o se ha nombrado dos veces: { $card }.
    .clause = este mercader no está en la mano o se ha nombrado dos veces: { $card }
refusal-reckoned = Con el mazo de la casa los ingresos se cuentan solos; no los anotéis.
    .clause = con el mazo de la casa los ingresos se cuentan solos; no los anotéis
refusal-own-village = En la aldea propia ningún otro dueño recibe nada.
    .clause = en la aldea propia ningún otro dueño recibe nada
refusal-too-many-free = No puede haber más ganancias gratis que mercaderes colocados.
    .clause = no puede haber más ganancias gratis que mercaderes colocados
refusal-seventh-die = Nadie tiene más de { $most }.
    .clause = nadie tiene más de { $most }
refusal-pile-empty = El mazo no tiene tantas cartas.
    .clause = el mazo no tiene tantas cartas
refusal-not-in-row = Esta carta no está en la fila: { $card }.
    .clause = esta carta no está en la fila: { $card }
refusal-coins = Monedas necesarias: { $price }. Monedas disponibles: { $has }.
    .clause = monedas necesarias: { $price }. Monedas disponibles: { $has }
refusal-dice-count = Cada uno tiene de 1 a { $most } dados, no { $count }.
    .clause = cada uno tiene de 1 a { $most } dados, no { $count }
refusal-first-after-roll = Quién empieza solo se puede cambiar antes de tirar los dados.
    .clause = quién empieza solo se puede cambiar antes de tirar los dados
refusal-cards-known = Las cartas del mazo de la casa se mueven una a una y no se cuentan.
    .clause = las cartas del mazo de la casa se mueven una a una y no se cuentan
refusal-cards-counted = Las cartas de la caja solo se cuentan y no se mueven una a una.
    .clause = las cartas de la caja solo se cuentan y no se mueven una a una
refusal-die-not-dealt = El dado { $die } de { $who } muestra { $face }, pero el código { $code } da { $dealt }.
    .clause = el dado { $die } de { $who } muestra { $face }, pero el código { $code } da { $dealt }
refusal-in-row = En la fila hay como máximo { $most } cartas, no { $count }.
    .clause = en la fila hay como máximo { $most } cartas, no { $count }
refusal-on-table = { $count } cartas en la mesa son muy pocas: se han anotado { $known }.
    .clause = { $count } cartas en la mesa son muy pocas: se han anotado { $known }
refusal-too-many-cards = Solo hay { $all } mercaderes; así serían { $count }.
    .clause = solo hay { $all } mercaderes; así serían { $count }
refusal-same = Ya está así.
    .clause = ya está así
refusal-sheet-cards = Al final cada uno tiene de { $least } a { $most } cartas en la mesa, no { $count }.
    .clause = al final cada uno tiene de { $least } a { $most } cartas en la mesa, no { $count }

### What is printed

paper-name = Nombre
paper-ours = Mazo de la casa: cifras de Town Crier
paper-first = Empieza la ronda
paper-kit-title = Aldeas y mercaderes del mazo de la casa
paper-village-others = Otros que venden aquí: { $purse }
paper-village-owner = Su dueño, en cada venta aquí: { $purse }
paper-half-always = en cada venta aquí
paper-half-once = solo al colocarlo con un dado
paper-purses-title = Monedas y favores
paper-purses-about = Poned algo pequeño sobre cada uno de los dos números y movedlo. Por encima de { $most }, otro más marca lo que pasa de ahí.
paper-coins = Monedas
paper-coins-about = { $price }: un mercader de la fila
paper-favours = Favores
paper-favours-about = { $reroll }: volver a tirar dados · { $step }: un dado, un punto más o menos
paper-round-title = Una ronda de { $game }
paper-round-start = Al principio
paper-round-start-about = Cada uno tiene 4 dados, 2 favores y tres aldeas. En la fila hay abierto un mercader más que el número de jugadores.
paper-phase-caravans = Caravanas
paper-phase-caravans-about = Todos tiran a la vez todos sus dados. Hasta que acabéis de vender, podéis pagar favores para cambiarlos, tantas veces como podáis.
paper-phase-sell = Vender
paper-phase-sell-about = Por turnos: vended en aldeas abiertas, vuestras o ajenas, con un dado para cada puesto. Los dados se quedan allí y la aldea se cierra. Al vender en una aldea vuestra, podéis colocar a su izquierda o a su derecha mercaderes de la mano; sus puestos también necesitan dados. Al final del turno recibís los ingresos de todas vuestras ventas. { $paid ->
    [owner] Cuando alguien vende en vuestra aldea, recibís siempre lo que paga a su dueño y lo que dan sus mercaderes.
   *[seller] Cuando alguien vende en vuestra aldea, recibís siempre lo que paga a su dueño; lo que dan sus mercaderes es para quien vende.
}
paper-phase-spend = Comprar
paper-phase-spend-about = Por turnos: mercaderes de la fila a la mano, todos los que podáis pagar. Al llevarse el último, la fila se rellena enseguida.
paper-phase-end = Fin
paper-phase-end-about = Recoged vuestros dados: todas las aldeas están abiertas. Empieza quien está a la izquierda. Rellenad la fila.
paper-round-over = El fin de la partida
paper-round-over-about = Cuando alguien tiene { $goal } cartas en la mesa, la ronda es la última. Gana quien tiene más cartas en la mesa, luego más monedas, luego más favores; si no, se comparte la victoria. Las cartas en la mano no cuentan.
paper-prices = Precios
paper-price-reroll = volver a tirar los dados propios que se quiera
paper-price-step = un dado, un punto más o menos; 6 y 1 son vecinos
paper-price-card = un mercader de la fila
paper-brings = Ingresos
paper-brings-market = por cada dado que no se ha vendido
paper-brings-free = Una carta, un dado o una colocación gratis solo se recibe cuando el mercader se coloca y recibe enseguida su dado. Nadie tiene más de { $most } dados.
paper-goods = Mercancías
print-box = Con la caja
print-no-box = Sin la caja
print-kit-title = Cartas para recortar
print-kit-about = Aldeas y mercaderes con cifras nuestras: el mazo de la casa.
print-kit = Imprimir las cartas
print-round-title = Tarjeta de ronda
print-round-about = Fases, precios y final; dos por página.
print-round = Imprimir la tarjeta
print-purses-about = Una hoja por jugador; dos por página.
print-purses = Imprimir las hojas

### El terminal

cli-row = Abiertas en la fila:
cli-hand = En la mano:
cli-dice = dados { $dice }
cli-fits = Encaja: { $sales }
cli-standing = { $who }: dados { $dice }; { $purse }
cli-purse = { $who } tiene { $purse }
cli-next-choose = Escribid una orden, o pulsad Intro cuando { $who } haya acabado.
cli-next-thrown = Escribid lo que ha salido, como en roll 1126 3445.

args-depth-house = solo con las cartas de la caja se puede introducir menos; añadid --cards box
args-bots-box = los bots solo conocen las cartas del mazo de la casa; quitad --cards box
args-bots-thrown = los bots no tiran dados; quitad --dice thrown

args-order-unknown = una orden empieza por { $known }, no por «{ $text }»; town-crier cry --game dice-village --help muestra cómo se escribe cada una
args-order-needs = donde está «{ $text }» va { $what }
args-order-lacks = al final de la línea falta { $what }
args-order-more = donde está «{ $text }» no va nada
args-order-rerolled = dados tirados otra vez: { $dice }, pero números después de «as»: { $faces }
args-order-part = { $what ->
    [player] alguien ({ $written })
    [village] una aldea ({ $written })
    [side] un lado ({ $written })
    [merchant] el número de un mercader ({ $written })
    [die] el lugar de un dado ({ $written })
    [face] lo que muestra un dado ({ $written })
    [faces] lo que muestran los dados de alguien, como { $written }
    [purse] monedas+favores, como { $written }
    [number] un número, como { $written }
    [exact] «{ $written }»
   *[word] una de estas palabras ({ $written })
}

### El almanaque

almanac-seats = Cada cual según su turno en la primera ronda: partidas ganadas y, de media, las cartas en la mesa y las monedas al final
almanac-turn = turno { $place }
almanac-won = ganadas
almanac-cards = cartas
almanac-coins = monedas
almanac-bots = Cuántas veces gana cada bot donde juega
almanac-bot = { $bot ->
    [seller] vendedor
    [expander] constructor
    [saver] ahorrador
   *[trader] comerciante
}
almanac-rewards = Lo que dan los puestos: su parte del mazo de la casa, de las cartas compradas y de los puestos junto a las aldeas
almanac-deck = mazo
almanac-bought = compradas
almanac-used = en aldeas
almanac-rounds = Cuánto dura una partida
almanac-round-count = rondas
almanac-average = media
almanac-shortest = la más corta
almanac-longest = la más larga
almanac-fair-dice = Los dados de cada tirada
almanac-fair-first = Quién empieza
almanac-fair-merchants = El primer mercader de la fila

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Cartas de mercader
setup-merchants-house = Mazo de la casa
setup-merchants-box = De la caja
setup-merchants-house-about = Estas cartas son nuestras, no de la caja. La aplicación las reparte y lleva todas las cuentas.
again-house = mazo de la casa
again-box = cartas de la caja
setup-depth = Qué se introduce
setup-depth-dice = Solo los dados
setup-depth-sales = Las ventas
setup-depth-purses = Las ventas y el dinero
setup-depth-dice-about = La aplicación tira los dados y cuenta las rondas. Todo lo demás queda en vuestra mesa.
setup-depth-sales-about = Introducís quién vende dónde. La aplicación también sabe qué aldeas están cerradas y quién se acerca a las nueve cartas.
setup-depth-purses-about = Introducís quién vende dónde y lo que da. La aplicación también sabe las monedas y los favores de cada uno.
setup-options-about = El código, quién empieza, dados propios, a quién pagan los mercaderes.
setup-options-dice-about = El código, quién empieza, dados propios.
setup-first = Quién empieza
setup-first-code = Por sorteo
setup-dice = Dados
setup-dice-code = Tirados por la aplicación
setup-dice-entered = Tirados en la mesa e introducidos
setup-paid = Los mercaderes pagan
setup-paid-owner = al dueño de la aldea
setup-paid-seller = a quien vende allí

### The panel at the table

panel-sell = Vender en la aldea { $village }
panel-place = Colocar la carta en la aldea { $village }
panel-buy = Comprar esta carta
panel-done = Listo: { $who }
panel-end-turn = Terminar el turno
panel-now = Ahora: { $who }
panel-market = { $does }; { $dice } al mercado
panel-loses = { $does }; se pierde: { $what }
panel-still-sell = { $who } aún puede vender en { $count ->
    [one] una aldea
   *[other] { $count } aldeas
}. ¿Terminar de todos modos?
panel-still-place = { $who } aún puede colocar una carta. ¿Terminar de todos modos?
panel-still-buy = { $who } aún puede comprar una carta. ¿Terminar de todos modos?
panel-sell-anyway = Se pierde: { $what }. ¿Vender de todos modos?
panel-hand = En la mano
panel-add-merchant = Añadir un mercader
panel-add-merchant-to = Añadir un mercader a { $village }: ¿a qué lado?
panel-side-left = izquierda
panel-side-right = derecha
panel-brings = ¿Qué aporta?
panel-brings-again = ¿Qué aporta? Como la última vez:
panel-given = ¿Qué dan los mercaderes nuevos?
panel-what = { $does }: { $what }
panel-left = { $stall }, a la izquierda
panel-right = { $stall }, a la derecha
panel-tucked = Recuperar: { $stall }
panel-gets = { $who } recibe { $what }
panel-coins = { $who }: monedas
panel-favours = { $who }: favores
panel-change = Cambiar dados
panel-choose-dice = Elegid los dados que vais a cambiar.
panel-first-dice = Dados de { $who }
panel-other-dice = Dados de { $who }
panel-die = Dado { $number } de { $who }: { $good }
panel-reroll = Volver a tirar por { $price }
panel-up = Uno más por { $price }
panel-down = Uno menos por { $price }
panel-fell = Ha salido { $good } ({ $count })
panel-fell-so-far = Introducidos: { $count } de { $of }. { $goods }
panel-enter-fell = Introducir lo que ha salido
panel-correct = Corregir algo
panel-correct-this = Corregir
panel-ninth = ¿Alguien tiene nueve cartas en la mesa?
panel-what-is-wrong = ¿Qué hay distinto en vuestra mesa?
panel-fix-purse = Monedas y favores
panel-fix-caravans = Número de dados
panel-fix-die = Lo que muestra un dado
panel-fix-first = Quién empieza
panel-fix-on-table = Cartas en la mesa
panel-fix-in-hand = Cartas en la mano
panel-fix-in-row = Cartas en la fila
panel-fix-stalls = Mercaderes de una aldea
panel-fix-card = Dónde está una carta
panel-shows = Muestra { $good }
panel-left-of = A la izquierda de la aldea { $village }
panel-right-of = A la derecha de la aldea { $village }
panel-remove-stall = Quitar el mercader { $number }: { $good }
panel-add-stall = Añadir un mercader: { $good }
panel-to-hand = En una mano
panel-to-row = En la fila
panel-to-pile = Bajo el mazo
panel-to-village = En una aldea

### What can be wrong with a file

damage-first = empieza el asiento { $found }, pero el código { $code } saca el asiento { $dealt } (contados desde 0)
damage-merchant = carta { $position } del mazo: ahí está { $found }, pero el código { $code } da { $dealt }
damage-merchant-named = el mercader { $number }
damage-no-merchant = ningún mercader
damage-face = paso { $order }: ningún dado muestra { $face }
damage-no-such-merchant = paso { $order }: los mercaderes tienen los números del 0 al { $last }, no { $number }

### On the screen

round-last = Ronda { $round }, la última
race-ahead = En cabeza: { $who } ({ $cards }/{ $goal })
race-several = Varios en cabeza: { $cards }/{ $goal }
race-even = Todos: { $cards }/{ $goal }
race-goal = Objetivo: { $goal } cartas
standing = { $who }: { $race }, { $purse }
standing-cards = { $who }: { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (quizá incorrecto)
row-cards = { $cards } en la fila

side-begins = Se van a tirar los dados
side-roll = La ronda siguiente
side-reroll = Un favor: volver a tirar los dados que se quiera
side-changes = Un favor: volver a tirar los dados que se quiera · 2 favores: un punto más o menos
side-no-sale = { $who }: ninguna aldea abierta encaja con estos dados. Cada dado que sobra da un favor en el mercado.
side-no-sale-yours = Ninguna aldea abierta encaja con tus dados. Cada dado que te sobra da un favor en el mercado.
side-no-dice = No queda ningún dado por vender.
side-due = { $who } recibirá { $due }
side-due-untold = { $who }: ingresos sin introducir
side-brings = da { $purse }
side-owner = El dueño recibe { $purse }
side-expand = Se puede ampliar
side-more = Cada mercader pide también un dado.
side-closed = Cerradas: { $villages }
side-place = Aquí se puede colocar una carta de la mano, sin dado
side-price = Cada carta cuesta { $price }; { $who } tiene { $purse }
side-price-perhaps-nothing = Cada carta cuesta { $price }; { $who } quizá no tenga nada
side-passed = Sin monedas suficientes para una carta: { $who }
side-house-deck = Los mercaderes son de nuestro mazo de la casa, no los de la caja.

step-roll = Tirar los dados
step-done = Listo
step-close = Terminar la ronda
step-next-round = Tirar los dados: ronda { $round }

order-roll = tirada (ronda { $round })
order-reroll = nueva tirada ({ $who })
order-adjust = dado cambiado ({ $who })
order-sell = venta ({ $who }, { $village })
order-place = carta colocada ({ $who })
order-buy = carta comprada ({ $who })
order-done = fin del turno ({ $who })
order-close = fin (ronda { $round })
order-correct = corrección: { $what }

evening = { $minutes } min de juego{ $continued ->
    [yes] {" "}desde la reanudación
   *[no] {""}
}

### How to run it

guide-set-up = 1. Cada uno toma los dados y la ficha de un color, tres aldeas y 2 favores. Poned la fila de mercaderes boca arriba.
guide-roll = 2. Quien pregona también juega. Espacio tira los dados de todos y siempre da el paso siguiente.
guide-sell = 3. Por turnos, vended en las aldeas: elegid la aldea y Town Crier toma los dados. Quien tenga favores puede cambiar antes sus dados. Espacio termina el turno.
guide-buy = 4. Después, por turnos, comprad mercaderes a 5 monedas cada uno. Espacio termina el turno y, al final, la ronda.
guide-end = 5. Cuando alguien tiene nueve cartas en la mesa, la ronda es la última. Vale lo que hay en la mesa: corregid lo que se anuncie de otro modo.

### Rules

rules-set-up = Preparación
rules-round = Una ronda
rules-favours = Los favores
rules-sales = Las ventas
rules-income = Los ingresos
rules-stalls = Lo que da el puesto de un mercader
rules-purchases = Las compras
rules-end = El final
rules-app = Con Town Crier
rules-house = El mazo de la casa

rule-figures = Juegan de 2 a 4 personas. Hay 12 aldeas, 30 mercaderes y seis dados de cada color.
rule-villages = Cada uno tiene tres aldeas con dos puestos: 1 y 6, 2 y 5, 3 y 4.
rule-goods = Las caras de un dado son mercancías: 1 seda, 2 papiro, 3 oro, 4 trigo, 5 especias, 6 porcelana.
rule-begin = Cada uno empieza con 4 dados, 2 favores y tres aldeas, sin monedas y sin cartas en la mano.
rule-row = En la fila hay una carta más que jugadores. Los demás mercaderes forman el mazo, boca abajo.
rule-first = Empieza un jugador. Se sigue siempre hacia la izquierda.

rule-phases = Una ronda va así: caravanas, ventas, compras y final. Todos acaban una parte antes de la siguiente.
rule-roll = Las caravanas de todos llegan a la vez: cada uno tira todos sus dados, a la vista.
rule-round-end = Al final se recogen los dados y todas las aldeas vuelven a abrir. Empieza el jugador de la izquierda y se rellena la fila.

rule-reroll = Un favor: volved a tirar tantos dados vuestros como queráis.
rule-adjust = 2 favores: cambiad un dado en un punto, más o menos. 6 y 1 son vecinos.
rule-changes = Cambiad dados tantas veces como podáis pagar, hasta que acabéis de vender. Un dado colocado ya no cambia.
rule-market = Cuando acabáis de vender, cada dado que sobra da un favor en el mercado.

rule-open = Una aldea está abierta mientras no haya dados en ella.
rule-sell = Vended en cualquier aldea abierta, vuestra o ajena, con un dado para cada puesto. Los dados se quedan allí y la cierran.
rule-several = En un turno podéis vender en tantas aldeas como permitan vuestros dados.
rule-number = Un dado vale lo que muestra, y un puesto solo acepta su número.
rule-expand = Al vender en una aldea vuestra podéis ponerle al lado mercaderes de la mano. Sus puestos también necesitan un dado enseguida.
rule-sides = A la izquierda de una aldea un mercader muestra su mitad izquierda; a la derecha, la derecha. Los nuevos van por fuera.
rule-others = Nadie puede ampliar la aldea de otro.

rule-income = Cuando acabáis de vender, recibís los ingresos de todo lo vendido. En una aldea ajena también cobra su dueño.
rule-same-turn = Los ingresos llegan tras vuestra última venta: en este turno ya no pagan cambios de dados, pero sí mercaderes en esta misma ronda.
rule-pays = Una aldea paga una cantidad a los demás que venden allí, y otra a su dueño cada vez que alguien vende.
rule-stalls-pay = Lo que paga el puesto de un mercader es para el dueño de la aldea, salvo que lo hayáis elegido de otro modo antes de la partida.

rule-one-coin = Una moneda, cada vez que alguien vende allí.
rule-two-coins = 2 monedas, cada vez que alguien vende allí.
rule-five-favours = 5 favores, cada vez que alguien vende allí.
rule-free-card = Una carta gratis, una vez: la primera del mazo va a vuestra mano.
rule-free-die = Un dado gratis, una vez: desde la ronda siguiente tenéis uno más, con un máximo de 6.
rule-free-placement = Una colocación gratis, una vez: poned sin dado una carta de la mano en una aldea vuestra abierta.
rule-once = Lo gratis se da solo cuando el mercader se coloca y recibe enseguida su dado.
rule-placement = Las colocaciones gratis van tras todas las ventas del turno. Sin carta o sin aldea propia abierta, se pierden.
rule-gained = Un séptimo dado no da nada, ni tampoco una carta si el mazo está vacío.

rule-buy = Cualquier carta de la fila cuesta 5 monedas y va a la mano. Comprad tantas como podáis pagar.
rule-fill = Cuando se toma la última carta de la fila, la fila se rellena enseguida.
rule-empty = Cuando el mazo está vacío, la fila queda incompleta.

rule-ninth = La ronda en que alguien tiene nueve cartas en la mesa es la última. Las aldeas también cuentan.
rule-last = Todos acaban la última ronda, y se puede pasar de nueve cartas.
rule-winner = Gana quien tenga más cartas en la mesa; si hay empate, más monedas, y luego más favores. Si no, se comparte la victoria.
rule-hand = Las cartas en la mano no cuentan.

rule-counted = Las cartas de la caja Town Crier solo las cuenta, y vosotros decís lo que da una venta. Del mazo de la casa lo sabe todo.
rule-inexact = Un ~ ante un número significa que quizá sea incorrecto, porque no se anotó todo.
rule-correct = Vale lo que hay en la mesa. Corregid lo que Town Crier tenga de otro modo.
rule-undecided = Town Crier solo nombra ganador si se anotó lo suficiente. Si no, contad las cartas en la mesa y, si hay empate, las monedas y los favores.

rule-house-deck = El mazo de la casa es nuestro, pues no conocemos las cartas de la caja. Se llama así dondequiera que lo veáis.
rule-house-villages = Con el mazo de la casa cada aldea paga 2 monedas a los demás y una moneda a su dueño.
rule-house-merchants = De diez puestos con el mismo número, cuatro pagan una moneda, dos pagan 2 monedas, y de los otros cada uno da algo distinto: 5 favores, una carta, un dado o una colocación.

### What something is

own-turn = Es tu turno
own-ask-sell = ¿En qué aldea vendes?
own-ask-place = ¿En qué aldea colocas la carta?
own-ask-buy = ¿Qué carta? { $price } cada una.
own-dice = Tus dados
own-hand = Tu mano
own-villages = Tus aldeas
explain-die = { $who }, dado { $number }: { $good }
explain-die-free = Aún sin vender.
explain-die-sold = Vendido: { $village }.
explain-die-market = Fue al mercado.
explain-open = Abierta.
explain-closed = Cerrada por { $who }.
explain-needs = Necesita: { $goods }.
explain-owner = Para el dueño: { $purse }.
explain-others = Para los demás: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Mazo: { $cards }
explain-pile-untold = Mazo
explain-hand = En la mano: { $cards }.
explain-dice = Dados: { $count }.
explain-first = Empieza esta ronda.

legend-turn = A quién le toca
legend-first = Empieza esta ronda
legend-coin = Monedas
legend-favour = Favores
legend-hand = Cartas en la mano
legend-pile = Mazo de mercaderes
legend-row = La fila: mercaderes en venta
legend-goal = La novena carta
legend-closed = Cerrada
legend-merchant = Un mercader y lo que da su puesto
legend-market = Fue al mercado
legend-goods = Números del 1 al 6: { $goods }
legend-reward = Da: { $reward }

### Before the game

check-color = Cada uno toma los dados y la ficha de un color.
check-villages = Poned delante vuestras tres aldeas.
check-purse = Cada uno toma { $purse }.
check-row = Boca arriba en la fila: { $cards }. Los demás mercaderes al lado, en un mazo.
check-house = Los mercaderes son los de nuestro mazo de la casa.
check-first = Empieza { $who }.
hint-ask-sell = ¿En cuál de sus aldeas puede vender { $who }? ¡Levantad la mano!
hint-sell-at = { $who } puede vender aquí: { $village }. Hay un dado para cada puesto.
hint-ask-buy = { $who } tiene { $coins }. ¿Cuántas cartas puede comprar?
hint-buys = Puede comprar { $cards }: cada una cuesta cinco monedas.
first-need = Qué hace falta
first-need-cards = El juego con sus cartas, o las aldeas y los mercaderes de nuestro mazo de la casa, que se imprimen aquí.
first-need-app = Ningún dado, si queréis: Town Crier los tira, toma los de cada venta y dice a quién le toca. Quien lo maneja también juega.
first-need-time = De dos a cuatro personas, y una media hora.
