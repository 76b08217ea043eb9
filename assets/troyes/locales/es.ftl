# Spanish.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] un denario
       *[other] { $count } denarios
    }
    [influence] { $count } de influencia
   *[point] { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] rojo
    [white] blanco
   *[yellow] amarillo
}
building-name = { $building ->
    [palace] Palacio
    [bishopric] Obispado
   *[city-hall] Ayuntamiento
}
color-dice = { $color ->
    [red] dados rojos
    [white] dados blancos
   *[yellow] dados amarillos
}
activity-name = { $activity ->
    [artisan] Artesano
    [merchant] Mercader
    [miller] Molinero
    [innkeeper] Posadero
    [blacksmith] Herrero
    [militiaman] Miliciano
    [journeyman] Oficial
    [goldsmith] Orfebre
    [sculptor] Escultor
    [tithe] Diezmo
    [monk] Monje
    [priest] Sacerdote
    [apprenticeship] Aprendizaje
    [confession] Confesión
    [templar] Templario
    [pilgrimage] Peregrinación
    [procession] Procesión
    [glassblower] Vidriero
    [archer] Arquero
    [chivalry] Caballería
    [diplomat] Diplomático
    [hunting] Caza
    [mercenary] Mercenario
    [tax-collector] Recaudador
    [captain] Capitán
    [joust] Justa
    [troubadour] Trovador
    [baker] Panadero
    [prior] Prior
   *[banquet] Banquete
}
event-name = { $event ->
    [marauding] Merodeo
    [drought] Sequía
    [support] Apoyo
    [civil-war] Guerra civil
    [wayfarers] Viajeros
    [theological-conflict] Conflicto teológico
    [heresy] Herejía
    [traveling-builders] Constructores itinerantes
    [interrupted-work] Obra interrumpida
    [brigands] Bandidos
    [conflict-of-succession] Conflicto de sucesión
    [skirmishes] Escaramuzas
    [war] Guerra
    [normans-attack] Ataque de los normandos
   *[resistance] Resistencia
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urbano IV
    [thibaut-2] Teobaldo II
    [hugues-de-payns] Hugo de Payns
    [le-florentin] El Florentino
   *[henry-1] Enrique I
}
seat-name = Jugador { $seat }
owner-gray = Gris
owner-roy = le Roy
joined = { $others } y { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: filas

### What activities do

effect-gain = Ganáis { $gains }
effect-trade = Pagáis { $pays } y ganáis { $gains }
effect-citizens = Elegís cada vez el Palacio o el Obispado y ganáis { $gains } por cada ciudadano vuestro de pie allí
effect-cathedral = Ganáis { $gains } por cada { $every } cubos vuestros en la Catedral
effect-events = Ganáis { $gains } por cada acontecimiento con un cubo propio, también Merodeo
effect-yellow-dice = Ganáis { $gains } por cada dado amarillo de todos los barrios
effect-red-dice = Ganáis { $gains } por cada dado rojo del barrio que más tenga
effect-most-dice = Quien conserve más dados gana { $gains }; en caso de empate, todos
effect-red-sum = Ganáis { $gains } si los dados rojos que le quedan a cada otro no suman más que los vuestros; en caso de empate, todos
effect-tax = { $neutral ->
    [roy] La reserva te paga 2 denarios por cada ciudadano de le Roy de pie en el Ayuntamiento
   *[gray] Los demás os pagan un denario por cada ciudadano de pie en el Ayuntamiento, y la reserva uno por cada ciudadano gris
}
effect-roll-cube = Tiráis un dado: con { $least } o más ponéis un cubo en un acontecimiento
effect-dice-cubes = Ponéis en un acontecimiento un cubo por cada dado que quede en vuestro barrio ({ $dice })
effect-paid-cube = Pagáis { $pays } y ponéis un cubo en un acontecimiento
effect-later = Un cubo cambia un grupo más tarde: { $effect }
effect-group-plus = { $dice }, { $plus } más en total (no para colocar en: { $building })
effect-dice-plus = { $dice }, { $plus } más cada uno, también por encima de 6 (no para colocar en: { $building })
effect-any-plus = cada dado vale { $plus } más, también por encima de 6 (no para Obispado, Ayuntamiento ni Catedral)
effect-dice-worth = cada dado vale { $worth }, aunque los colores difieran (no para Obispado, Ayuntamiento ni Catedral)
effect-act-as = { $dice } como { $others }
effect-one-acts-as = { $dice }, uno solo, que cuenta como { $times } { $others }; comprado cuesta 2 denarios
effect-free = { $dice }, uno como máximo de cada otro barrio, gratis

### What events do

threat-black = { $count ->
    [0] ningún dado negro
    [one] un dado negro
   *[other] { $count } dados negros
}
threat-lose = Cada jugador pierde { $lost }
threat-citizens = Cada jugador pierde { $lost } por cada ciudadano de pie aquí: { $building }
threat-gray-cubes = { $neutral ->
    [roy] Un cubo de le Roy en cada uno de los { $events } acontecimientos más cercanos a la izquierda
   *[gray] Un cubo gris en cada uno de los { $events } acontecimientos más cercanos a la izquierda
}
threat-gray-citizen = { $neutral ->
    [roy] Un dado dice a qué lugar va un ciudadano de le Roy: { $building }
   *[gray] Un dado dice a qué lugar va un ciudadano gris: { $building }
}
threat-build = { $neutral ->
    [roy] Un cubo de le Roy en la Catedral, por un punto: en el nivel más bajo con casilla libre, en el valor más bajo
   *[gray] Un cubo gris en la Catedral: en el nivel más bajo con casilla libre, en el valor más bajo
}
threat-unbuild = Un cubo sale de la Catedral: del nivel más alto con un cubo, del valor más alto
threat-last-cubes = De cada acontecimiento sale el último cubo puesto

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] los ciudadanos de pie en los tres edificios
    [urbain-4] los cubos en la Catedral
    [thibaut-2] los denarios
    [hugues-de-payns] la influencia
    [le-florentin] los maestros en las actividades
   *[henry-1] las cartas de acontecimiento ganadas
}
merit = { $character } premia { $what }: un punto por { $one } o más, 3 puntos por { $three } o más, 6 puntos por { $six } o más

### What is printed on the cards

figure-name = { $figure ->
    [hire] Coste de un maestro
    [per] Suma de dados dividida por
    [number] Número del reverso
    [timing] Cuándo actúa
    [fought] Se combate con
    [banners] Estandartes
    [first] Puntos por más cubos
    [second] Puntos para el segundo
    [calls] Color que llama
   *[black] Dados negros
}
figure-word = { $word ->
    [red] rojo
    [white] blanco
    [yellow] amarillo
    [any] cualquier color
    [now] al momento
   *[later] más tarde, con cubos
}
figure-space = Puntos de la casilla { $number }
figure-row = Fila del valor { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: sin saber

### What is done now

phase-draw = { $wanted ->
    [red] Llega un acontecimiento rojo
    [second] Llega un segundo acontecimiento rojo
    [white] Llega un acontecimiento blanco
    [yellow] Llega un acontecimiento amarillo
   *[color] ¿Qué color llama la carta roja?
}
phase-settle = { $who } coloca un ciudadano
phase-reveal = Revelad las actividades
phase-income = Ingresos y sueldos
phase-workforce = Tirad los dados
phase-resolve = Ahora: { $event }
phase-push = { $event }: ¿quién sale?
phase-roll-black = Tirad los dados negros
phase-counter = { $who } afronta un dado negro
phase-act = Turno de { $who }
phase-shoot = { $who } tira por el Arquero
phase-aim = { $who } pone cubos en acontecimientos
phase-close = Termina la ronda
phase-show = Mostrad los personajes
phase-over = La partida ha terminado

### What is announced

count-name = { $count ->
    [deniers] denarios
    [influence] influencia
    [points] puntos
    [citizens] ciudadanos
    [cubes] cubos
   *[cards] cartas de acontecimiento
}
effect-none = { $why ->
    [all-gray-in-play] todos los ciudadanos grises están en juego
    [lies-there] ya hay un ciudadano de ese color tumbado allí
    [no-event] ningún otro acontecimiento admite un cubo
    [cathedral-full] la Catedral está llena
    [cathedral-empty] la Catedral está vacía
    [spares-roy] no afecta a le Roy
   *[no-cubes] ningún acontecimiento tiene cubos
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Ronda { $round }
headline-last-round = ¡La última ronda!
headline-last-done = La última ronda ha terminado
headline-house-figures = Valores de la casa
headline-start = Empieza { $who }
headline-untold = No se ha anotado todo
headline-corrected = Corregido
headline-won = Victoria: { $who }
headline-undecided = El recuento está abierto
headline-passes = { $who } pasa
headline-places = { $who } coloca un ciudadano
headline-home = Los ciudadanos vuelven a casa
headline-black = Dados negros: { $faces }
headline-agriculture = Agricultura: { $who }
headline-unsaid = Dados usados: { $who }
cry-opening = Empieza { $who }. La partida tiene { $rounds } rondas.
cry-house-figures = Los valores de las cartas son nuestros, no los de la caja.
cry-settles = { $who } coloca { $left ->
    [1] su último ciudadano
   *[other] uno de los { $left } ciudadanos que le quedan
}.
cry-settled = Un ciudadano de { $who }: { $building }.
cry-filled = Ciudadanos grises ocupan los lugares libres: { $where }.
cry-round = Empieza la ronda { $round }.
cry-last-round = ¡Esta es la última ronda!
cry-revealed = Nuevas actividades: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Cada uno recibe { $income }. Sueldos: { $list }.
cry-short = { $who } no puede pagarlo todo y pierde { $lost }.
cry-rolled = { $who } tiene { $dice }.
cry-thrown = Dados en la ciudad: { $count }.
cry-entered = Nuevo acontecimiento: { $event }. { $effect }.
cry-calls = { $event } llama: { $color }.
cry-calls-red = { $event } llama un segundo acontecimiento rojo, de la caja.
cry-no-card = Ese mazo está vacío, no llega ninguna carta: { $color }.
cry-took = { $event } trae { $dice }.
cry-event-die = { $event }: el dado muestra { $face }.
cry-struck = { $event } cuesta: { $list }.
cry-no-effect = { $event } no tiene efecto: { $why }.
cry-cubed = { $who } pone cubos en { $event }: { $count }.
cry-uncubed = Un cubo de { $who } sale de { $event }.
cry-built = { $who } construye la Catedral: { $sites }.
cry-unbuilt = La Catedral pierde un cubo de { $who }: obra { $sites }.
cry-placed = { $who } coloca un ciudadano: { $building }.
cry-expelled = Un ciudadano de { $who } es expulsado: { $building }.
cry-black-rolled = Dados negros amenazan la ciudad: { $faces }.
cry-faces = { $who } afronta este dado negro: { $face }.
cry-countered = { $who } rechaza { $faces } con { $sum } y gana { $gains }.
cry-uncountered = { $who } no puede rechazar { $face } y pierde { $lost }.
cry-rerolled = { $who } paga { $price } y vuelve a tirar: { $faces }.
cry-turned-over = { $who } paga { $price } y da la vuelta a dados: { $faces }.
cry-recruited = { $who } paga { $price } y recibe un ciudadano.
cry-bought = { $who } paga dados: { $list }.
cry-hired = { $who } contrata un maestro: { $card }.
cry-used = { $who } usa { $card }: { $times ->
    [one] una vez
   *[other] { $times } veces
}.
cry-divided = Los dados: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , redondeado hacia abajo.
}
cry-agriculture = { $who } cultiva la tierra.
cry-unsaid = { $who } usa dados.
cry-stored = { $who } pone cubos en { $card } para más tarde: { $count }.
cry-shot = { $who } saca { $faces }. Aciertos: { $count }.
cry-gained = { $who } gana { $gains }.
cry-pays = { $who } paga { $lost }.
cry-lost = { $who } pierde { $lost }.
cry-beaten = { $event }: rechazado. Puntos: { $list }. La carta es para { $owner }.
cry-beaten-nobody = { $event }: rechazado. Puntos: { $list }. Nadie toma la carta.
nobody-gains = ninguno
cry-acts = Es el turno de { $who }.
cry-pushes = ¿Quién es expulsado allí? { $event }.
cry-aims = { $who } elige acontecimientos para cubos: { $count }.
cry-passed = { $who } pasa.
cry-pass-deniers = Un denario más por pasar: { $who }.
cry-round-done = La ronda ha terminado.
cry-last-done = La última ronda ha terminado.
cry-home = Los ciudadanos expulsados vuelven a casa: { $list }.
cry-start = Ahora empieza { $who }.
cry-inexact = No se ha anotado todo. Puede estar mal para { $who }: { $what }.
cry-untold = No se ha anotado todo: algunos números pueden estar mal.
cry-booked = Anotado en el libro de cartas: { $card }.
cry-corrected = Corregido: { $what }.
cry-shown = { $who } tenía: { $characters }.
cry-over = La partida ha terminado.
cry-won = { $who } gana con { $points }.
cry-shared = { $who } comparten la victoria, con { $points } cada uno.
cry-standing = Posición { $place }: { $who }, con { $points }.
cry-undecided = Aún no se sabe quién gana: falta algo en el recuento.

### Corrections

corrected-purse = { $who } tiene { $amount }
corrected-exact = correcto para { $who }: { $what }
corrected-standing = { $building }, de pie: { $who } { $count }
corrected-lying = { $building }, tumbado: { $who }
corrected-not-lying = { $building }, no tumbado: { $who }
corrected-supply = ciudadanos en la reserva de { $who }: { $count }
corrected-tradesmen = { $card }, maestros: { $list }
corrected-stored = { $card }, cubos: { $who } { $count }
corrected-event = { $event }, cubos: { $list }
corrected-left = { $event } va para { $who }
corrected-left-nobody = { $event } no va para nadie
corrected-cathedral = Catedral, obra { $site }, nivel { $level }: { $who }
corrected-die = el dado { $number } de { $who } muestra { $face }
corrected-start = { $who } es el jugador inicial
corrected-turn = es el turno de { $who }
corrected-passed = { $who } ha pasado, con { $amount }
corrected-not-passed = { $who } no ha pasado

### What cannot be

step-name = { $step ->
    [settle] colocar ciudadanos
    [reveal] nuevas actividades
    [income] ingresos y sueldos
    [workforce] tirar dados
    [draw] nuevos acontecimientos
    [resolve] efecto de los acontecimientos
    [push] quién es expulsado
    [roll-black] tirar dados negros
    [counter] rechazar dados negros
    [act] acciones
    [shoot] tirar por cubos
    [aim] elegir acontecimientos para cubos
    [close] fin de la ronda
    [show] mostrar personajes
   *[over] la partida ha terminado
}
refusal-not-now = Ahora no es posible. En este momento: { $step }.
    .clause = ahora no es posible. En este momento: { $step }
refusal-player-count = Pueden jugar de { $least } a { $most }, no { $count }.
    .clause = pueden jugar de { $least } a { $most }, no { $count }
refusal-no-such-start = El asiento { $number } no puede empezar: nadie se sienta allí.
    .clause = el asiento { $number } no puede empezar: nadie se sienta allí
refusal-crowd = No caben allí tantos ciudadanos: { $building }, { $count }.
    .clause = no caben allí tantos ciudadanos: { $building }, { $count }
refusal-gray-count = Ciudadanos grises necesarios en total: { $needed }, indicados: { $count }.
    .clause = ciudadanos grises necesarios en total: { $needed }, indicados: { $count }
refusal-character-players = Se nombraron personajes para { $named } jugadores, pero juegan { $count }.
    .clause = se nombraron personajes para { $named } jugadores, pero juegan { $count }
refusal-character-count = Personajes de { $who }: hacen falta { $needed }, no { $named }.
    .clause = personajes de { $who }: hacen falta { $needed }, no { $named }
refusal-character-twice = Un personaje está dos veces: { $character }.
    .clause = un personaje está dos veces: { $character }
refusal-character-dealt = { $who } recibió otros.
    .clause = { $who } recibió otros
refusal-no-space = Allí no queda sitio: { $building }.
    .clause = allí no queda sitio: { $building }
refusal-reveal-color = { $card } no es de este color: { $color }.
    .clause = { $card } no es de este color: { $color }
refusal-reveal-round = { $card } no llega en esta ronda.
    .clause = { $card } no llega en esta ronda
refusal-bonus = { $card } es una carta adicional, y la partida es sin ellas.
    .clause = { $card } es una carta adicional, y la partida es sin ellas
refusal-short-seat = Nadie se sienta en el asiento { $number }.
    .clause = nadie se sienta en el asiento { $number }
refusal-short-order = { $who } aparece dos veces o fuera de orden.
    .clause = { $who } aparece dos veces o fuera de orden
refusal-short-computed = Lo que { $who } puede pagar se cuenta automáticamente.
    .clause = lo que { $who } puede pagar se cuenta automáticamente
refusal-short-nothing = { $who } no tiene nada que pagar.
    .clause = { $who } no tiene nada que pagar
refusal-roll-players = Se nombraron dados de { $named } jugadores, pero juegan { $count }.
    .clause = se nombraron dados de { $named } jugadores, pero juegan { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, no { $named }.
    .clause = { $who }, { $dice }: { $needed }, no { $named }
refusal-roll-count = Dados que tirar: { $needed }, no { $named }.
    .clause = dados que tirar: { $needed }, no { $named }
refusal-event-deck = { $event } es de otro mazo.
    .clause = { $event } es de otro mazo
refusal-event-came = { $event } ya llegó.
    .clause = { $event } ya llegó
refusal-black-known = Los dados negros de { $event } se conocen: no los anotéis.
    .clause = los dados negros de { $event } se conocen: no los anotéis
refusal-black-open = Anotad el número de dados negros: { $event }.
    .clause = anotad el número de dados negros: { $event }
refusal-banners-known = Los valores de { $event } ya dicen si se rechaza.
    .clause = los valores de { $event } ya dicen si se rechaza
refusal-rewards-known = Las recompensas de { $event } se conocen: no las anotéis.
    .clause = las recompensas de { $event } se conocen: no las anotéis
refusal-event-no-cube = { $event } no recibe así ningún cubo, o aparece dos veces.
    .clause = { $event } no recibe así ningún cubo, o aparece dos veces
refusal-reward-order = La segunda recompensa es mayor que la primera: { $event }.
    .clause = la segunda recompensa es mayor que la primera: { $event }
refusal-nobody-there = Nadie de ese color puede ser expulsado allí: { $building }, { $who }.
    .clause = nadie de ese color puede ser expulsado allí: { $building }, { $who }
refusal-lies-there = Ya hay uno de ese color tumbado, así que no se expulsa a otro: { $building }, { $who }.
    .clause = ya hay uno de ese color tumbado, así que no se expulsa a otro: { $building }, { $who }
refusal-no-dice = No se eligió ningún dado.
    .clause = no se eligió ningún dado
refusal-no-such-die = Aquí no hay dado { $number }.
    .clause = aquí no hay dado { $number }
refusal-die-gone = El dado { $number } ya se usó.
    .clause = el dado { $number } ya se usó
refusal-die-order = El dado { $number } aparece dos veces o fuera de orden.
    .clause = el dado { $number } aparece dos veces o fuera de orden
refusal-no-such-black = No hay dado negro { $number }, o ya no está.
    .clause = no hay dado negro { $number }, o ya no está
refusal-black-order = El dado negro { $number } aparece dos veces o fuera de orden.
    .clause = el dado negro { $number } aparece dos veces o fuera de orden
refusal-not-highest = El dado negro más alto debe estar entre ellos: { $face }.
    .clause = el dado negro más alto debe estar entre ellos: { $face }
refusal-too-small = Hacen falta { $needed }, los dados valen { $sum }.
    .clause = hacen falta { $needed }, los dados valen { $sum }
refusal-could-counter = Los dados del barrio valen { $sum }, y bastan { $needed }: hay que rechazar el dado negro.
    .clause = los dados del barrio valen { $sum }, y bastan { $needed }: hay que rechazar el dado negro
refusal-goods = Necesario: { $price }, disponible: { $has }.
    .clause = necesario: { $price }, disponible: { $has }
refusal-turn-dice = Se puede dar la vuelta a entre uno y tres dados, no a { $count }.
    .clause = se puede dar la vuelta a entre uno y tres dados, no a { $count }
refusal-all-in-play = Todos los ciudadanos de este jugador están en juego.
    .clause = todos los ciudadanos de este jugador están en juego
refusal-group-dice = Un grupo tiene de uno a tres dados, no { $count }.
    .clause = un grupo tiene de uno a tres dados, no { $count }
refusal-act-die-none = No existe ese dado: { $who }, { $number }.
    .clause = no existe ese dado: { $who }, { $number }
refusal-act-die-gone = Ese dado ya se usó: { $who }, { $number }.
    .clause = ese dado ya se usó: { $who }, { $number }
refusal-act-die-twice = Ese dado aparece dos veces: { $who }, { $number }.
    .clause = ese dado aparece dos veces: { $who }, { $number }
refusal-colors = Los dados son de colores distintos.
    .clause = los dados son de colores distintos
refusal-wrong-color = Hacen falta { $dice }.
    .clause = hacen falta { $dice }
refusal-no-stored-cube = Este jugador no tiene cubos en { $card }.
    .clause = este jugador no tiene cubos en { $card }
refusal-cube-group = Un cubo de { $card } no cambia un grupo así.
    .clause = un cubo de { $card } no cambia un grupo así
refusal-cube-bars = Un grupo cambiado por { $card } no sirve para esto.
    .clause = un grupo cambiado por { $card } no sirve para esto
refusal-not-revealed = { $card } aún no está.
    .clause = { $card } aún no está
refusal-no-tradesman = Contratad primero un maestro: { $card }.
    .clause = contratad primero un maestro: { $card }
refusal-second-tradesman = Nadie tiene dos maestros en una carta: { $card }.
    .clause = nadie tiene dos maestros en una carta: { $card }
refusal-no-citizen = Este jugador no tiene ningún ciudadano allí.
    .clause = este jugador no tiene ningún ciudadano allí
refusal-hire-known = El precio de un maestro se conoce, no lo anotéis: { $card }.
    .clause = el precio de un maestro se conoce, no lo anotéis: { $card }
refusal-too-often = Esto se hace como máximo { $can } veces, no { $count }.
    .clause = esto se hace como máximo { $can } veces, no { $count }
refusal-times-unsaid = Decid cuántas veces: el divisor no se conoce.
    .clause = decid cuántas veces: el divisor no se conoce
refusal-no-use = Hay que hacerlo al menos una vez.
    .clause = hay que hacerlo al menos una vez
refusal-choice = { $card } pide otra elección en cada uso.
    .clause = { $card } pide otra elección en cada uso
refusal-not-counted = No es ni el Palacio ni el Obispado: { $building }.
    .clause = no es ni el Palacio ni el Obispado: { $building }
refusal-no-such-event = { $event } no está.
    .clause = { $event } no está
refusal-banners = Estandartes libres en { $event }: { $free }, cubos: { $count }.
    .clause = estandartes libres en { $event }: { $free }, cubos: { $count }
refusal-no-red-die = No queda ningún dado rojo en el barrio.
    .clause = no queda ningún dado rojo en el barrio
refusal-site-full = Esta obra de la Catedral está llena: { $site }.
    .clause = esta obra de la Catedral está llena: { $site }
refusal-one-die = Un solo dado coloca un ciudadano, no { $count }.
    .clause = un solo dado coloca un ciudadano, no { $count }
refusal-no-place = Un dado que vale { $value } no tiene lugar allí.
    .clause = un dado que vale { $value } no tiene lugar allí
refusal-no-such-owner = No está en esta mesa: { $who }.
    .clause = no está en esta mesa: { $who }
refusal-influence-most = Nadie tiene más de { $most }, no { $count }.
    .clause = nadie tiene más de { $most }, no { $count }
refusal-citizens = No puede haber tantos ciudadanos: { $who }, { $count }.
    .clause = no puede haber tantos ciudadanos: { $who }, { $count }
refusal-two-tradesmen = { $who } tiene allí dos maestros.
    .clause = { $who } tiene allí dos maestros
refusal-spaces = No hay tantas casillas: { $count }.
    .clause = no hay tantas casillas: { $count }
refusal-event-banners = { $event } no tiene más estandartes: { $count }.
    .clause = { $event } no tiene más estandartes: { $count }
refusal-never-leaves = Este acontecimiento nunca se va.
    .clause = este acontecimiento nunca se va
refusal-no-such-level = La Catedral no tiene nivel { $level }.
    .clause = la Catedral no tiene nivel { $level }
refusal-has-passed = { $who } ha pasado.
    .clause = { $who } ha pasado
refusal-has-turn = Es el turno de { $who }, que no ha pasado.
    .clause = es el turno de { $who }, que no ha pasado
refusal-same = Esto no cambia nada.
    .clause = esto no cambia nada

### The form of a new game

setup-depth = Qué se introduce
setup-depth-purses = Todo
setup-depth-purses-about = La aplicación tira los dados y sabe cada acción y todo el dinero. Dice cada precio y cuenta los puntos al final.
setup-depth-deeds = Las acciones
setup-depth-deeds-about = La aplicación tira los dados y sabe para qué se usaron. El dinero lo contáis vosotros.
setup-depth-dice = Solo los dados
setup-depth-dice-about = La aplicación tira los dados y anuncia los acontecimientos. Todo lo demás queda en vuestra mesa.
setup-figures = Qué dicen las cartas
setup-figures-group = De nuestra caja
setup-figures-group-about = La aplicación pregunta una vez qué dice una carta y lo guarda para vuestras próximas partidas. Guardado hasta ahora: { $count }.
setup-figures-house = Valores de la casa
setup-figures-house-about = Estos valores son nuestros, no de la caja: para una mesa sin sus cartas.
setup-figures-open = Sin introducir
setup-figures-open-about = Leéis las cartas vosotros y decís a la aplicación lo que necesita.
setup-options-about = El código, quién empieza, cartas extra, cartas y dados propios.
setup-start = Quién empieza
setup-start-code = Por sorteo
setup-bonus = Cartas extra
setup-bonus-with = Con cartas extra
setup-bonus-without = Sin ellas
setup-cards = Actividades y acontecimientos
setup-characters = Personajes
setup-cards-code = Repartidos por la aplicación
setup-cards-hand = Sacados en la mesa y nombrados
setup-characters-hand-about = Repartidlos vosotros. Se nombran al final de la partida.
setup-dice = Dados
setup-dice-code = Tirados por la aplicación
setup-dice-entered = Tirados en la mesa e introducidos
setup-gray = Ciudadanos grises al principio

### Lo que se imprime

paper-name = Nombre
paper-code = Código { $code }
paper-round-title = Una ronda de { $game }
paper-phase-reveal = Actividades
paper-phase-reveal-about = Rondas 1 a 3: descubrid la actividad de cada color con el número de la ronda.
paper-phase-income = Ingresos y sueldos
paper-phase-income-about = Cada uno recibe { $income } y paga los sueldos. Quien no puede pagarlo todo paga lo que tiene y pierde { $lost }.
paper-phase-dice = Dados
paper-phase-dice-about = Un dado por cada ciudadano de pie en un edificio; el jugador inicial tira por gris.
paper-phase-events = Acontecimientos
paper-phase-events-about = Llega un acontecimiento rojo y luego el que este llama. Todos actúan, de izquierda a derecha; después se tiran los dados negros. Desde el jugador inicial, cada uno rechaza el más alto, o varios a la vez, con dados de su distrito: se pueden mezclar colores y los rojos cuentan doble. Cada uno rechazado da { $gains }; quien no puede pierde { $lost }.
paper-phase-act = Acciones
paper-phase-act-about = Por turnos, una acción con 1 a 3 dados de un color, o pasar. Actividad: la suma dividida por el número de la carta dice cuántas veces; antes, contratad un maestro. Catedral: un cubo por cada dado blanco. Combate: la suma dividida por el número del acontecimiento dice cuántos cubos. Ciudadano: un dado dice dónde. Agricultura: la mitad de la suma de dados amarillos, en denarios. Pasar: { $deniers }, y uno más cada vez que os tocaría.
paper-phase-end = Fin
paper-phase-end-about = Tomad los denarios por pasar. Los ciudadanos expulsados vuelven a casa. El jugador inicial es ahora quien está a la izquierda.
paper-over = El fin de la partida
paper-over-about = La ronda en que llega el último acontecimiento rojo es la última. Rondas con 2 · 3 · 4 jugadores: { $rounds }.
paper-prices = Dados ajenos
paper-prices-about = Por dado en un grupo de 1 · 2 · 3: { $prices } denarios, a su dueño; los grises, a la reserva. Nadie puede negarse.
paper-salaries = Sueldo de cada ciudadano
paper-influence = Influencia
paper-influence-reroll = volver a tirar un dado de su distrito
paper-influence-recruit = un ciudadano a su reserva
paper-influence-turn = dar la vuelta a { $most } dados propios como máximo
paper-influence-most = Nadie tiene más de { $most }.
paper-cathedral = Catedral, cada cubo
paper-combat = Combate
paper-combat-cubes = Cada cubo da 1 de influencia. Con todos los estandartes cubiertos, quien tiene más cubos recibe la primera recompensa, y el segundo la segunda.
paper-combat-ties = Un empate en cabeza reparte las dos recompensas; un empate por el segundo puesto, la segunda, redondeada hacia abajo. Quien está solo recibe ambas.
paper-purses-title = Denarios, influencia y puntos
paper-deniers = Denarios
paper-deniers-about = Moved algo pequeño. Por encima de { $most }, otro más marca el resto.
paper-begins = { $number } al principio
paper-points = Puntos
paper-points-fold = Tachad un número por cada punto. Doblad esta tira hacia atrás: los puntos son secretos.
paper-points-apart = Tachad un número por cada punto. Dejad esta página boca abajo: los puntos son secretos.
paper-slips-title = Personajes para doblar
paper-bands = { $players ->
    [two] Con 2 jugadores
   *[more] Con 3 o 4 jugadores
}
paper-scores-title = Recuento
paper-scores-characters = Solo cuentan los personajes de la partida: los que tiene alguien.
paper-report-title = Informe de una partida de { $game }
paper-activities = Actividades
paper-spaces = Casillas
paper-events = Acontecimientos
paper-rewards = Recompensas
paper-source = Fuente
paper-course = Inicio
print-round-title = Tarjeta del pregonero
print-round-about = Fases, precios, influencia y Catedral; dos por página.
print-round = Imprimir la tarjeta
print-purses-about = Una hoja por jugador, con los puntos en una tira para doblar; dos por página.
print-purses = Imprimir las hojas
print-slips-about = Recortar, doblar, mezclar y sacar: uno por jugador, dos cada uno con 2 jugadores.
print-slips = Imprimir los personajes
print-scores-about = Una fila para cada clase de puntos y cada personaje.
print-scores = Imprimir la hoja de recuento
print-report-title = Informe de la partida
print-report-about = Puntos, los valores de las cartas y cada ronda.
print-report = Imprimir el informe
### Lines of orders

args-line-unknown = una orden empieza por { $known }, no por «{ $text }»; town-crier cry --game troyes --help muestra cómo se escribe cada una
args-line-needs = donde está «{ $text }» (palabra { $at }) va { $what }
args-line-lacks = al final de la línea falta { $what }
args-line-more = donde está «{ $text }» (palabra { $at }) no va nada
args-line-part = { $what ->
    [activity] el nombre de una carta de actividad ({ $written })
    [event] el nombre de una carta de acontecimiento ({ $written })
    [card] el nombre de una carta ({ $written })
    [player] alguien ({ $written })
    [owner] alguien o el gris ({ $written })
    [nobody] alguien, el gris o nadie ({ $written })
    [die] un dado de la plaza ({ $written })
    [own] un dado del propio barrio ({ $written })
    [black] un dado negro ({ $written })
    [face] lo que muestra un dado ({ $written })
    [number] un número ({ $written })
    [origin] de dónde viene el ciudadano ({ $written })
    [figure] un dato de esta carta ({ $written })
    [value] un valor de este dato ({ $written })
    [exact] «{ $written }»
   *[word] una de estas palabras ({ $written })
}

### Files that are damaged

damage-start = empieza el asiento { $found }, pero el código { $code } saca el asiento { $dealt } (contados desde 0)
damage-characters = el asiento { $seat } tiene otros personajes que los que reparte el código { $code } (contados desde 0)
damage-cards = su libro de cartas: { $damage }
damage-page = paso { $order }: { $damage }
damage-page-of = el paso { $order } da valores de { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
}, y cada paso da los de una sola
damage-face = paso { $order }: ningún dado muestra { $face }

### The sheet at the end

refusal-sheet-uncounted = Falta por contar: { $row }.
    .clause = falta por contar: { $row }
refusal-sheet-row = { $row }: de 0 a { $most }, no { $count }.
    .clause = { $row }: de 0 a { $most }, no { $count }
refusal-sheet-levels = { $row }: 2 puntos cada uno, { $most } como máximo, no { $count }.
    .clause = { $row }: 2 puntos cada uno, { $most } como máximo, no { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = ciudadanos en la reserva: { $count }
cli-next-pick = Escribid una orden o el número de un elemento.
cli-next-choose = Escribid una orden o el número de un elemento, o pulsad Intro: { $does }
args-gray = escribid tres números separados por comas, para el palacio, el obispado y el ayuntamiento, como en 2,2,2, no «{ $text }»
args-gray-players = solo con dos jugadores hay allí ciudadanos grises de antemano; quitad esta opción
args-bots-box = los bots no roban cartas; quitad --cards box
args-bots-thrown = los bots no tiran dados; quitad --dice thrown
args-bots-open = los bots necesitan los valores de todas las cartas; quitad --figures o indicad un libro de cartas que los tenga todos
### On the screens

die-shows = { $color ->
    [red] { $face } rojo
    [white] { $face } blanco
   *[yellow] { $face } amarillo
}
die-at = { $who }, dado { $number }: { $die }
owner-nobody = Nadie
origin-supply = Reserva propia
origin-standing = Ciudadano de pie: { $building }
origin-lying = Ciudadano tumbado: { $building }
origin-tradesman = Maestro: { $card }
target-cathedral = Catedral
target-citizen = Colocar un ciudadano
target-agriculture = Agricultura
target-unsaid = Solo estos dados
round-before = Antes de la ronda 1
round-of = Ronda { $round } de { $rounds }
order-settle = ciudadano de { $who }: { $building }
order-reveal = actividades (ronda { $round })
order-pay = ingresos (ronda { $round })
order-workforce = dados (ronda { $round })
order-enter = nuevo acontecimiento: { $event }
order-call = color llamado: { $color }
order-resolve = efecto: { $event }
order-roll-event = dado: { $event }
order-push = expulsado: { $who }
order-roll-black = dados negros (ronda { $round })
order-counter = defensa ({ $who })
order-give-way = dado negro no rechazado ({ $who })
order-reroll = otra tirada ({ $who })
order-recruit = ciudadano comprado ({ $who })
order-turn-over = dados girados ({ $who })
order-act = acción ({ $who }): { $what }
order-shoot = dados del Arquero ({ $who })
order-aim = cubos en acontecimientos ({ $who })
order-pass = pase ({ $who })
order-close = fin (ronda { $round })
order-show = personajes
order-book = libro de cartas: { $card }
order-correct = corrección: { $what }

### What can be picked

panel-dice-of = Dados de { $who }
panel-held-by = Personajes de { $who }
panel-cube = ¿Usar un cubo para estos dados?
panel-activities = Actividades
panel-events = Cubos en un acontecimiento
panel-else = Acciones
panel-from = ¿De dónde viene el ciudadano?
panel-counted = ¿Dónde se cuentan los ciudadanos cada vez?
panel-cubes-on = ¿Qué acontecimientos reciben cubos?
panel-out = ¿Quién es expulsado?
panel-black-dice = Dados negros que se rechazan
panel-fell-again = ¿Qué muestra ahora?
panel-fell = { $who }: ¿qué muestra el siguiente dado?
panel-all-entered = Todos los dados están anotados.
panel-thrown-of = { $who }, { $dice }
panel-settle = ¿En qué edificio?
panel-red = Actividad roja
panel-white = Actividad blanca
panel-yellow = Actividad amarilla
panel-calls = ¿Qué color muestra la carta roja?
panel-called = { $color ->
    [white] Blanco
   *[yellow] Amarillo
}
panel-drawn = ¿Qué carta ha salido?
panel-short = ¿Quién no puede pagarlo todo?
panel-what-is-wrong = ¿Qué hay distinto en vuestra mesa?
panel-whose = ¿De quién?
panel-where = ¿Dónde?
panel-which-card = ¿Qué carta?
panel-which-event = ¿Qué acontecimiento?
panel-right = ¿Qué está bien como está?
panel-lies-there = ¿Hay allí un ciudadano de { $who } tumbado?
panel-there = Está allí; tocad para quitar
panel-add = Añadir
panel-goes-to = ¿Quién recibe la carta?
panel-site = ¿Qué obra?
panel-level = ¿Qué nivel?
panel-whose-cube = ¿De quién es el cubo?
panel-which-die = ¿Qué dado?
panel-shows = ¿Qué muestra?
panel-lies = ¿Dónde está?
panel-influence = Gastar influencia
panel-correct = Corregir algo
panel-black = Dado negro { $number }: { $face }
panel-shows-face = Muestra { $face }
panel-free-banners = Estandartes libres: { $count }
panel-free-places = Lugares libres: { $count }
panel-black-count = Dados negros
panel-take-back = Quitar el último
panel-beaten = { $event }: rechazado
panel-first = { $event }: puntos por más cubos
panel-second = { $event }: puntos para el segundo
panel-holds = { $who } tiene { $character }
panel-cube-of = Cubo de { $card }
panel-price = Precio del maestro
panel-cubes = ¿Cuántos cubos?
panel-times = ¿Cuántas veces?
panel-hires-open = Con un nuevo maestro
panel-hires = Con un nuevo maestro: { $amount }
panel-costs = Cuesta { $amount }
panel-reroll = Volver a tirar por { $price }
panel-recruit = Un ciudadano por { $price }
panel-turn-over = Dar la vuelta a dados por { $price }
panel-yes = Sí
panel-no = No
panel-site-of = Obra { $number }
panel-level-of = Nivel { $number }
panel-in-square = En la plaza
panel-used = Usado
panel-countered = Usado contra dados negros
panel-remove = Quitar { $number }: { $who }
panel-add-of = Añadir: { $who }
panel-fix-purse = Denarios, influencia, puntos
panel-fix-exact = Un número está bien
panel-fix-standing = Ciudadanos de pie
panel-fix-lying = Ciudadanos tumbados
panel-fix-supply = Ciudadanos en la reserva
panel-fix-tradesmen = Maestros en una carta
panel-fix-stored = Cubos en una actividad
panel-fix-event = Cubos en un acontecimiento
panel-fix-left = Un acontecimiento que se fue
panel-fix-cathedral = Cubos en la Catedral
panel-fix-die = Lo que muestra un dado
panel-fix-start = El jugador inicial
panel-fix-turn = De quién es el turno
panel-fix-passed = Denarios por pasar

### What the one key does

does-settle = Colocar un ciudadano en el { $building }
does-place-out = Colocar un ciudadano en el { $building } y expulsar a { $who }
does-reveal = Anotar estas cartas
does-pay = Pagar ingresos y sueldos
does-pay-short = Ingresos y sueldos; no puede pagarlo todo: { $who }
does-enter-dice = Anotar estos dados
does-enter = Anotar { $event }
does-call = Color llamado: { $color }
does-resolve = { $event } tiene efecto
does-resolve-short = { $event } tiene efecto; no puede pagarlo todo: { $who }
does-push = Expulsar a { $who }
does-counter = Rechazar { $count ->
    [one] el dado negro
   *[other] los dados negros
} { $faces } con { $sum }
does-give-way = No rechazar el dado negro { $face }
does-hire = Contratar un maestro y usar { $card } { $times ->
    [one] una vez
   *[other] { $times } veces
}
does-activity = Usar { $card } { $times ->
    [one] una vez
   *[other] { $times } veces
}
does-gaining = { $does } y ganar { $gains }
does-fight = Poner { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
} en { $event }
does-build = Construir la Catedral: { $sites }
does-farm = Agricultura: { $amount }
does-pass = Pasar
does-use = Usar estos dados
does-aim = Poner cubos en: { $events }
does-aim-nothing = No poner cubos
does-show = Mostrar los personajes
does-show-nothing = Terminar sin personajes
does-book = Anotar en el libro de cartas: { $card }
does-correct = Corregir
step-close = Terminar la ronda
step-draw = Sacar un acontecimiento
step-roll-event = Tirar el dado: { $event }
caution-pass = { $who } no actúa más en esta ronda. Dados que quedan: { $count }. ¿Pasar de todos modos?
caution-close = Aún se puede actuar. ¿Terminar la ronda de todos modos?
caution-give-way = La influencia aún podría ayudar. ¿Perder los puntos de todos modos?
caution-cubes = Cubos sin poner: { $count }. ¿Seguir de todos modos?
caution-characters = Sin los personajes los puntos de cada uno quedan incompletos. ¿Seguir de todos modos?
lacks-building = Elegir el edificio
lacks-cards = Anotar las tres cartas
lacks-color = Elegir el color
lacks-card = Anotar la carta
lacks-dice = Anotar lo que ha salido
lacks-black = Anotar el número de dados negros
lacks-pushed = Elegir quién es expulsado
lacks-defence = Elegir dados contra el dado negro
lacks-others = Elegir otros dados
lacks-black-die = Elegir el dado negro más alto
lacks-group = Falta elegir: los dados
lacks-use = Falta elegir: para qué son los dados
note-cubes = Cubos: { $count } de { $of }
note-entered = Anotados: { $count } de { $of }
note-defence = Valor { $sum }, necesario: { $needed }
note-sum = Valor { $sum }
note-left = { $count ->
    [one] queda 1 dado
   *[other] quedan { $count } dados
}
note-costs = cuesta { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = gratis
note-hire = maestro: { $amount }
note-total = en total: { $amount }
note-open = precio sin saber
### On the screen

track-round = Ronda { $round } de { $rounds }
standing-perhaps = { $what } (quizá incorrecto)
standing-passed = ha pasado ({ $amount })
standing-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
}
side-nobody = nadie
side-no-dice = ningún dado
side-defence = { $sum } contra los dados negros
side-threat = Negro { $face }: { $who }, dados que valen { $sum }
side-square = Dados en la plaza de la ciudad: { $count }
side-shots = Dados para tirar: { $count }
side-cubes = Cubos para poner: { $count }
side-lies = uno está tumbado
side-more = y { $count } más
explain-die = { $who }, dado { $number } ({ $color }): { $face }
explain-black = Dado negro: { $face }
explain-faced = Por turno: { $who }
explain-standing = De pie: { $list }
explain-lying = Tumbados: { $list }
explain-lies = Uno de ellos está tumbado en el edificio.
explain-free = Espacios libres: { $list }
explain-supply = Ciudadanos en la reserva: { $count }
explain-won = Cartas de acontecimiento: { $list }
explain-tradesmen = Maestros: { $list }
explain-cubes = Cubos: { $list }
explain-banners = Estandartes cubiertos: { $taken } de { $all }
explain-site = Catedral, valor { $site }
explain-level = Nivel { $level }: { $who }
explain-empty = libre
legend-turn = De quién es el turno
legend-start = Jugador inicial de la ronda
legend-passed = Ha pasado; sus denarios
legend-supply = Ciudadanos en la reserva
legend-slot = Un dado usado
legend-struck = Un dado negro que ya no amenaza a nadie
legend-lying = Expulsado, tumbado en el edificio
legend-banner = Un estandarte libre
legend-space = Puntos de un maestro aquí
own-turn = Es tu turno
own-dice = Tus dados
own-others = Dados que puedes comprar
own-to-buy = Dados que puedes comprar: { $dice }
own-secret = Tu personaje secreto: { $merit }
lacking-characters = No se han nombrado los personajes.
evening-short-with-end = { $minutes } min · quedan { $end } min
evening = { $minutes } min de juego{ $continued ->
    [yes] {" "}desde la reanudación
   *[no] {""}
} · rondas restantes: { $left }
evening-with-end = { $minutes } min de juego{ $continued ->
    [yes] {" "}desde la reanudación
   *[no] {""}
} · rondas restantes: { $left } · quedan unos { $end } min
surprise-black = ¡{ $count } dados negros de una vez! La ciudad respira.
surprise-alike = ¡{ $count } dados, y todos muestran lo mismo!
surprise-alone = ¡Los { $count } cubos de ese acontecimiento eran todos de la misma persona!

### How to run it, and before the game

guide-set-up = 1. Preparad el tablero. Town Crier dice quién toma qué, y por turnos cada uno coloca sus ciudadanos.
guide-round = 2. Quien pregona también juega. Espacio siempre da el paso siguiente: cartas nuevas, ingresos, dados, acontecimientos.
guide-events = 3. Los acontecimientos actúan uno tras otro. Haced en el tablero lo que se anuncia: pagad, poned cubos y ciudadanos grises.
guide-black = 4. Dados negros: elegid los dados que los rechazan y pulsad Espacio. Town Crier cuenta doble los rojos.
guide-act = 5. Por turnos: elegid de uno a tres dados y para qué son, y pulsad Espacio. Si decís primero qué hacéis, vuestros mejores dados ya están elegidos. Town Crier dice quién cobra cuánto.
guide-table = 6. Vale lo que hay en la mesa: corregid lo que Town Crier tenga de otro modo. También podéis anotar solo los dados.
guide-end = 7. Tras la última ronda se muestran los personajes, y Town Crier cuenta los puntos.
check-board = Preparad el tablero, los cubos, los ciudadanos, el dinero y los puntos.
check-districts = Un barrio de la plaza de la ciudad para cada uno: { $who }
check-take = Cada uno toma { $deniers }, { $influence } y tantos ciudadanos: { $citizens }.
check-characters = Repartid personajes secretos de la caja. Cartas por jugador: { $count }.
check-characters-told = Los personajes secretos están repartidos: cada uno ve los suyos en su teléfono. Cartas por jugador: { $count }.
check-cards = Dejad las cartas de actividad y de acontecimiento a mano junto al tablero.
check-bonus = Las cuatro cartas adicionales están en la partida.
check-gray = Primero hay ciudadanos grises: { $list }.
check-fill = Los ciudadanos grises ocupan los espacios que quedan.
first-need = Qué hace falta
first-need-box = El juego con su tablero, ciudadanos, cubos, dinero y cartas.
first-need-app = Ningún dado, si queréis: Town Crier los tira, cuenta sueldos y precios, y lleva a los ciudadanos grises. Quien lo maneja también juega.
first-need-time = De una a cuatro personas, y una hora y media más o menos.
hint-ask-worth = ¿Cuánto valen los dados de { $who } contra los dados negros? ¡Levantad la mano!
hint-worth = Valen { $sum }: allí los dados rojos cuentan doble.
hint-ask-price = { $who } usa dos dados juntos, uno propio y otro de { $owner } ({ $dice }). ¿Cuánto cuesta?
hint-price = Cuesta { $price }, para { $owner }: en un grupo de dos, cada dado comprado cuesta cuatro denarios.

### Rules

rules-set-up = Preparación
rules-round = Una ronda
rules-events = Los acontecimientos
rules-black = Los dados negros
rules-actions = Las acciones
rules-activities = Las actividades
rules-combat = El combate
rules-city = Catedral y ciudadanos
rules-influence = La influencia
rules-end = El final
rules-app = Con Town Crier
rules-yellow = Actividades amarillas
rules-white = Actividades blancas
rules-red = Actividades rojas
rules-event-cards = Cartas de acontecimiento
rules-characters = Los personajes
rule-figures = Juegan de 2 a 4 personas. Los dados rojos son de la nobleza, los blancos del clero, los amarillos de los campesinos.
rule-citizens = Cada uno tiene 12 ciudadanos como máximo. Ocho ciudadanos grises no son de nadie.
rule-begin = Cada uno empieza con 5 denarios, 4 de influencia y ciudadanos: 4 con cuatro jugadores, 5 con tres, 6 con dos.
rule-secret = Cada uno tiene un personaje secreto, o dos si juegan dos. Al final cada personaje premia a todos.
rule-decks = Hay tantas rondas como acontecimientos rojos: 6 con cuatro jugadores, 5 con tres, 4 con dos.
rule-bonus = Se pueden mezclar cuatro cartas adicionales: Panadero, Prior, Banquete y Resistencia.
rule-open = Los denarios están a la vista. Los puntos se ocultan hasta el final.
rule-settle = Colocad ciudadanos uno a uno en espacios libres: una vuelta a la mesa, luego al revés, y así sucesivamente.
rule-fill = Los ciudadanos grises ocupan los espacios que quedan. Con dos jugadores, hay seis grises antes de empezar.
rule-phases = Una ronda: actividades nuevas en las rondas 1 a 3, ingresos, dados, acontecimientos, dados negros, acciones, final.
rule-reveal = En cada una de las tres primeras rondas se destapa una actividad de cada color.
rule-income = Cada uno recibe 10 denarios.
rule-salaries = Cada uno paga por sus ciudadanos de pie: 2 denarios por cada uno en el Palacio, uno en el Obispado, nada en el Ayuntamiento.
rule-short = Quien no puede pagar todos los sueldos paga lo que tiene y pierde 2 puntos.
rule-workforce = Cada uno tira un dado por cada ciudadano de pie: rojo en el Palacio, blanco en el Obispado, amarillo en el Ayuntamiento.
rule-draw = Un acontecimiento rojo llega al final de la fila; después uno blanco o amarillo, según la carta roja.
rule-queue = Todos los acontecimientos de la fila actúan en cada ronda, de izquierda a derecha, Merodeo el primero.
rule-taken = El jugador inicial toma los dados negros de todos los acontecimientos y los tira después.
rule-event-short = Quien no puede hacer todo lo que dice un acontecimiento hace lo que puede y pierde 2 puntos.
rule-highest = Hay que rechazar el dado negro más alto con dados propios que sumen al menos lo mismo. Empieza el jugador inicial.
rule-double = Contra los dados negros, los rojos cuentan doble y se pueden mezclar colores.
rule-several = Se pueden rechazar varios dados negros de una vez, con el más alto entre ellos: vale su suma.
rule-countered = Los dados usados se pierden. Cada dado negro rechazado da un punto de influencia.
rule-next = Después, el jugador de la izquierda afronta el más alto que quede, hasta que no quede ninguno.
rule-uncountered = Quien puede rechazar el dado negro debe hacerlo. Quien no puede pierde 2 puntos, pero ningún dado.
rule-no-buying = Contra los dados negros no se compran dados, pero se puede gastar influencia.
rule-turns = Por turnos, haced una acción: actividad, Catedral, combate, ciudadano, agricultura o pasar.
rule-group = Usad de uno a tres dados de un color, de cualquier barrio.
rule-price = El dado de otro cuesta 2 denarios solo, 4 en un grupo de dos, 6 en un grupo de tres, para su dueño, que no puede negarse. Los grises se pagan a la reserva.
rule-agriculture = Agricultura: la suma de dados amarillos, dividida por dos, en denarios.
rule-pass = Quien pasa recibe 2 denarios, y uno más cada vez que le tocaría. Se toman al final de la ronda.
rule-tradesman = Una actividad necesita un maestro vuestro en la carta. Contratadlo primero: pagad el coste y poned un ciudadano.
rule-hired = El ciudadano viene de vuestra reserva o de cualquier lugar del tablero. Sin reserva, cuesta 2 de influencia.
rule-one-each = Nadie tiene dos maestros en una carta. Si no quedan casillas, se pone en la ilustración, sin puntos.
rule-times = Dividid la suma de los dados por el número de la carta: se puede usar esas veces.
rule-later = Una carta con reloj de arena recibe esos cubos. En una acción vuestra posterior, uno de ellos cambia vuestros dados.
rule-worth = Al final un maestro da los puntos de su casilla.
rule-combat = Combate: dividid la suma de los dados por el número del acontecimiento. Poned esos cubos en sus estandartes.
rule-cubes = Cada cubo en un acontecimiento da un punto de influencia. En un estandarte cabe un solo cubo.
rule-covered = Cuando todos los estandartes están cubiertos, el acontecimiento queda rechazado.
rule-most = Cuando se rechaza un acontecimiento, quien tiene más cubos gana el premio mayor; el segundo, el menor.
rule-tie = Los empatados en más cubos se reparten ambos premios; los empatados segundos, el menor. Se redondea hacia abajo.
rule-alone = Quien tiene los únicos cubos gana ambos premios.
rule-gray = Los cubos grises cuentan como los de un jugador y quitan puntos.
rule-card = La carta es de quien tiene más cubos; en caso de empate, de quien puso antes el suyo.
rule-stays = Merodeo se queda: al rechazarlo, solo se vacía.
rule-build = La Catedral: de uno a tres dados blancos ponen cada uno un cubo en el nivel libre más bajo de su valor.
rule-built = Cada cubo en la Catedral da un punto, y además influencia: uno con los valores 1 a 3, dos con los valores 4 a 6.
rule-place = Un dado coloca un ciudadano: rojo en el Palacio, blanco en el Obispado, amarillo en el Ayuntamiento. Su valor dice dónde.
rule-push = Los de la fila avanzan, y el último puede ser expulsado. En el Palacio, quien está en ese espacio.
rule-lying = El expulsado queda tumbado en el edificio. Mientras haya uno de su color, no se expulsa a otro.
rule-influence = Antes de actuar o rechazar: un punto de influencia vuelve a tirar un dado propio, 2 dan un ciudadano, 4 giran hasta tres dados propios.
rule-own-dice = La influencia no cambia dados ajenos, tampoco los comprados.
rule-most-influence = Nadie tiene más de 20 de influencia.
rule-round-over = Las acciones terminan cuando todos han pasado o no queda ningún dado.
rule-home = Al final de una ronda, los ciudadanos tumbados vuelven a casa y los dados restantes también. Empieza el jugador de la izquierda.
rule-last = La partida termina con la ronda del último acontecimiento rojo.
rule-score = Puntos: los ganados, uno por acontecimiento con un cubo vuestro, maestros y personajes; 2 menos por nivel de la Catedral sin vosotros.
rule-winner = Gana quien tiene más puntos. En caso de empate, se comparte la victoria.
rule-with-two = Con dos jugadores, los ciudadanos en edificios y los cubos en la Catedral deben ser 4, 6 y 8.
rule-card-book = El libro de cartas guarda lo que dicen las cartas. Town Crier pregunta cuando llega una; lo que queda abierto no detiene la partida.
rule-unsaid = Un ~ significa que un número quizá sea incorrecto, porque no se anotó todo. Entonces no se nombra ganador.
rule-correct = Vale lo que hay en la mesa. Corregid lo que Town Crier tenga de otro modo.
rule-house = Los valores de la casa son nuestros, para grupos sin los de la caja. Se llaman así dondequiera que los veáis.
### El recuento

sheet-gained = Puntos ganados
sheet-gained-less = Puntos ganados, menos los niveles vacíos
sheet-events = Acontecimientos
sheet-tradesmen = Maestros
sheet-characters = Personajes
sheet-levels = Perdidos por niveles vacíos
sheet-how-gained = Todos los puntos ganados durante la partida.
sheet-how-events = Un punto por cada acontecimiento en juego con un cubo vuestro, también Merodeo.
sheet-how-tradesmen = Por cada maestro propio, los puntos de su casilla en la carta.
sheet-how-characters = Lo que da cada personaje de la partida, también los de los demás.
sheet-how-levels = 2 puntos menos por cada nivel de la Catedral sin un cubo propio.
sheet-example = p. ej. { $sum }
sheet-missing = Falta por contar: { $rows }.
sheet-look-characters = Estos personajes cuentan para todos: { $names }.
sheet-look-cards = Los puntos de las casillas están en estas cartas: { $cards }.
sheet-most = { $row }: en esta mesa, { $most } como máximo.
award-characters = Más puntos de personajes
award-tradesmen = Los mejores maestros
award-events = En más acontecimientos
award-gained = Más puntos ganados
fame-most-characters = Más puntos de personajes, { $points }: { $names }
fame-generous = El personaje más generoso, { $points } de media: { $character }
fame-characters = Cuántas veces dieron 1, 3 y 6 puntos los personajes
fame-alike = si todos dieran lo mismo
fame-gave = { $character }, { $points }
achievement-games = Partidas jugadas: { $count }
achievement-points = Al menos { $points } puntos
achievement-merit = Los { $points } puntos: { $character }
achievement-every-merit = Puntos de cada personaje
achievement-majority = Más de la mitad de las casillas: { $building }
achievement-every-level = Un cubo en cada nivel de la Catedral
### El almanaque

almanac-seats = Cada cual según su sitio en la mesa: partidas ganadas y puntos de media
almanac-turns = Cada cual según su turno en la primera ronda: partidas ganadas y puntos de media
almanac-turn = turno { $place }
almanac-won = ganadas
almanac-total = puntos
almanac-bots = Cuántas veces gana cada bot donde juega, y sus puntos de media
almanac-bot = { $bot ->
    [builder] constructor
    [soldier] soldado
    [trader] comerciante
   *[courtier] cortesano
}
almanac-points = De dónde vienen los puntos: de todos, y de quienes ganan
almanac-everybody = todos
almanac-winners = ganadores
almanac-kind = { $kind ->
    [cathedral] cubos en la Catedral
    [rewards] recompensas de acontecimientos
    [activities] efectos de actividades
    [events] acontecimientos con un cubo al final
    [tradesmen] casillas de los maestros
    [characters] personajes
    [lost] perdidos en la partida
    [levels] niveles de la Catedral
   *[total] en total
}
almanac-activities = Qué da cada actividad en una partida en la que sale: acciones, usos, puntos de su efecto y de sus casillas, denarios e influencia ganados, cubos en acontecimientos
almanac-used = acciones
almanac-times = usos
almanac-effect = efecto
almanac-spaces = casillas
almanac-deniers = denarios
almanac-influence = influencia
almanac-cubes = cubos
almanac-events = En cuántas partidas sale cada acontecimiento, cuántas veces se rechaza allí y qué puntos da
almanac-came = sale
almanac-beaten = rechazado
almanac-rewards = puntos
almanac-rounds = Rondas y partidas
almanac-average = media
almanac-fewest = mínimo
almanac-most = máximo
almanac-none = ninguno
almanac-round = { $what ->
    [black] dados negros por ronda
    [uncountered] de ellos, sin rechazar
    [deeds] acciones por ronda
    [game] acciones por partida
   *[orders] órdenes por partida
}
almanac-fair-dice = Los dados de colores
almanac-fair-black = Los dados negros
almanac-fair-start = Quién empieza
almanac-fair-characters = El primer personaje del primer asiento
almanac-fair-activities = Las actividades de cada color y ronda
almanac-fair-events = El primer acontecimiento de cada color

### The game against le Roy

cry-roy-settles = Le Roy coloca ciudadanos: { $where }.
cry-roy-starts = Le Roy empieza esta ronda.
cry-roy-acts = Es el turno de le Roy.
cry-roy-counters = Le Roy elimina un dado negro: { $faces }.
cry-roy-throws = Le Roy tira { $faces }: { $deed }.
cry-roy-buys = Le Roy compra tu mejor dado por { $price }: { $dice }.
cry-roy-hires = Le Roy coloca un maestro: { $card }, { $space }.
cry-roy-scored = Se puntúa { $character }: { $list }.
cry-roy-nothing = Le Roy no puede hacer nada.
cry-roy-gains = Le Roy gana { $gains }.
cry-roy-left = Dados que le quedan a le Roy: { $count }.
cry-roy-asks = Le Roy coloca un ciudadano y expulsa a uno tuyo si puede. Si no, ocupa el lugar del { $face }. ¿Quién es expulsado allí? { $building }.
cry-roy-needs = Le Roy espera lo que está impreso en esta carta: { $card }.
cry-verdict = Tus puntos: { $player }. Los de le Roy: { $roy }. Diferencia: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Gana le Roy, y Troyes es suya.
    [close] Has ganado por un pelo. Le Roy aún se ríe.
    [fair] Una victoria correcta. Le Roy asiente.
    [good] Una buena victoria. Le Roy frunce el ceño.
    [great] Una gran victoria. Le Roy palidece.
   *[master] ¡Una victoria magistral! Troyes es tuya.
}
does-roy = { $deed ->
    [points] puntos por dados
    [worker] un ciudadano
    [event] rechaza el acontecimiento
    [tradesman] un maestro
    [cathedral] cubos en la Catedral
   *[character] se puntúa el primer personaje
}
phase-roy = { $step ->
    [settle] Le Roy coloca ciudadanos
    [counter] Le Roy afronta un dado negro
    [ask] Le Roy espera tu palabra
   *[act] Turno de le Roy
}
refusal-solo = Contra le Roy juega una persona, no { $count }.
    .clause = contra le Roy juega una persona, no { $count }
refusal-no-pile = Contra le Roy, la aplicación reparte los personajes.
    .clause = contra le Roy, la aplicación reparte los personajes
setup-roy = Juegas contra le Roy: El desafío del Rey. Town Crier lo lleva: tira sus dados, dice lo que hace y cuenta sus puntos. Tú mueves sus piezas.
setup-decision = { $decision ->
    [roy-begins] ¿Quién empieza la ronda 1?
    [three-points] Los puntos de le Roy con 2 y 12
    [cubes-fall] Los cubos de le Roy y Obra interrumpida
   *[ten-by-value] El ciudadano de le Roy con 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Tú
    }
    [three-points] { $held ->
        [yes] 3 puntos, como en una tabla más antigua
       *[no] 2 puntos
    }
    [cubes-fall] { $held ->
        [yes] También caen
       *[no] Se salvan
    }
   *[ten-by-value] { $held ->
        [yes] Ocupa el espacio del valor del dado
       *[no] Expulsa a uno de los tuyos si puede, como con 4
    }
}
spot-number = casilla { $number }
spot-illustration = en la ilustración
corrected-roy-points = { $who } tiene { $amount }
corrected-roy-tradesman = { $card }, maestro de le Roy: { $space }
refusal-stands-there = En esa casilla está un maestro de { $who }.
    .clause = en esa casilla está un maestro de { $who }
panel-space = ¿En qué casilla?
panel-no-tradesman = En ninguna
panel-fix-roy-points = Puntos de le Roy
panel-fix-roy-tradesman = Maestro de le Roy
panel-printed = ¿Qué dice esta carta? { $card }
lacks-figures = Anotar lo que dice esta carta: { $card }
own-pile = Mazo abierto: { $merit }
leroy-difference = Contado ahora: { $result } para ti ({ $band })
leroy-next = Próximo personaje: { $character }
leroy-standing = De pie: { $list }
leroy-tradesmen = Maestros: { $list }
leroy-cubes = Cubos en la Catedral: { $count }
leroy-pile = Mazo de personajes: { $count }
leroy-verdicts = Los veredictos
check-pile = Los personajes forman un mazo abierto, en el orden que muestra Town Crier. Cuántos: { $count }.
check-roy = Le Roy tiene los ciudadanos y los cubos de otros dos colores. Los grises se quedan en la caja.
guide-roy = Quien juega en solitario se enfrenta a le Roy. Town Crier tira sus dados y dice lo que hace: tú solo mueves sus piezas. Te pregunta a quién expulsa, porque solo tú ves los espacios.
rules-roy = En solitario contra le Roy
rule-roy = Juegas contra le Roy, que no tiene ni denarios ni influencia. 4 rondas, 6 ciudadanos para ti; le Roy tiene los ciudadanos de dos colores, y los grises se quedan en la caja.
rule-roy-settles = Al principio, seis dados dicen dónde coloca le Roy tres ciudadanos: cuentan los tres más altos, y ocupa el mejor espacio libre. Luego colocas tú dos, hasta llenar los 18 espacios.
rule-roy-rank = El mejor dado de le Roy es el más alto; si hay empate, el rojo, luego el amarillo, luego el blanco.
rule-roy-spared = Sequía, Guerra civil y Herejía no tocan a le Roy. Lo que un acontecimiento hace con ciudadanos o cubos grises, lo hace con los suyos.
rule-roy-counters = Contra los dados negros, le Roy gasta su mejor dado y quita solo el negro más alto, muestren lo que muestren los dos.
rule-roy-acts = En su turno le Roy tira dos dados negros; su suma dice lo que hace. Gasta sus mejores dados y nunca pasa mientras le quede alguno. Si tiene pocos, lo hace igualmente y los gasta todos.
rule-roy-points = 2, 12: puntos por 3 dados. 3, 11: puntos por 2 dados. Uno de ellos es tu mejor dado: lo compra por 6 o 4 denarios.
rule-roy-citizen = 4, 10: gasta su mejor dado, y el color dice en qué edificio coloca un ciudadano. Expulsa a uno de los tuyos si puede; si no, ocupa el espacio del valor del dado.
rule-roy-event = 5, 9: sus cubos cubren todos los estandartes libres del último acontecimiento, un dado por cada uno, y queda rechazado enseguida.
rule-roy-tradesman = 6: un maestro, por un dado, en la casilla libre que da más puntos; si hay empate, en la carta que cuesta menos. Nunca dos en una carta.
rule-roy-cathedral = 7: dos cubos en la Catedral por dos dados, en los valores más altos del nivel más bajo con sitio: un punto cada uno. Si está llena, 2 puntos.
rule-roy-character = 8: tú y le Roy contáis enseguida el primer personaje del mazo, que sale de la partida. Él no cuenta nada por denarios e influencia. Sin personajes gana un punto.
rule-roy-cards = Recaudador da 2 denarios por cada ciudadano de le Roy en el Ayuntamiento. Diezmo le quita hasta 3 dados amarillos. Sus dados no cuentan para Banquete. En Justa y Procesión cuenta como un jugador.
rule-roy-verdict = Al final contáis los dos como siempre. Tus puntos menos los suyos son el resultado: hasta 0 gana él; de 1 a 5, de 6 a 10, de 11 a 15, de 16 a 20 y más son victorias cada vez mayores.

### The printed kit

print-box = Con la caja
print-no-box = Sin la caja
print-kit-title = Para recortar
print-kit-about = Tablero, cartas y fichas con dibujos y valores nuestros, hojas y la tarjeta del pregonero.
print-kit = Imprimir el material
paper-kit-title = Troyes sin la caja
paper-kit-note = { $figures ->
    [group] Dibujos y textos de Town Crier, no de la editorial; valores de vuestro libro de cartas
   *[house] Dibujos, textos y valores de la casa de Town Crier, no de la editorial
}
paper-ours = { $figures ->
    [group] Valores de vuestro libro de cartas
   *[house] Valores de la casa de Town Crier, no de la caja
}
paper-kit-board = Edificios
paper-kit-ranks = Números pequeños: el mejor lugar de le Roy es el 1.
paper-kit-expelled = Expulsados
paper-kit-cathedral = Catedral
paper-kit-level = Nivel { $level }
paper-kit-square = Plaza de la ciudad
paper-kit-square-about = Vuestros dados están en vuestro barrio. Quien usa dados de otros los paga.
paper-kit-passed = Denarios por pasar
paper-kit-queue = El Merodeo se queda. Los acontecimientos nuevos van al final, fila por fila; cuando uno se va, los demás avanzan. Si hay más, se ponen al lado de esta página.
paper-kit-counters = Ciudadanos y cubos
paper-kit-counters-about = Recortadlos o tomad otras cosas pequeñas. Cada jugador tiene { $citizens } ciudadanos y { $cubes } cubos; gris, { $gray } y { $graycubes }. Le Roy usa los ciudadanos y los cubos de dos colores.

### The sheet against le Roy

print-solo-title = Hoja contra le Roy
print-solo-about = Lo que hace le Roy, sus puntos para tachar y los veredictos.
print-solo = Imprimir la hoja
paper-solo-title = El desafío del rey: a solas contra le Roy
paper-solo-sum = Suma
paper-solo-ways = de 36
paper-solo-deed = Dos dados negros dicen qué hace le Roy
paper-solo-price = Sus dados por ello
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Un ciudadano: el color de su mejor dado dice dónde. Expulsa a uno tuyo si puede.
    [event] Sus cubos cubren todos los estandartes libres del último acontecimiento: se rechaza al momento.
    [tradesman] Un maestro en la casilla libre con más puntos; si hay empate, la carta más barata, luego rojo, amarillo, blanco.
    [cathedral] 2 cubos en la Catedral: los valores más altos del nivel más bajo con sitio, { $gains } cada uno. Sin sitio: { $other }.
   *[character] El primer personaje se puntúa para ambos y se va. Si no queda ninguno: { $gains } para le Roy.
}
paper-solo-bought = { $dice }, uno de ellos tu mejor dado; la banca te da { $deniers }
paper-solo-banners = uno por estandarte
paper-solo-dice = Sus dados
paper-solo-dice-about = El valor más alto es el mejor dado; si hay empate: { $colors }. Gasta los mejores y nunca pasa. Si tiene menos que el precio, lo hace todo y gasta los que tiene. Si no tienes dados, paga solo con los suyos y no recibes nada.
paper-solo-settle = Colocar ciudadanos
paper-solo-settle-about = Se tiran dos dados de cada color. Los { $his } mejores dicen en qué edificios coloca ciudadanos; uno lleno se salta. Luego colocas { $yours }, y así hasta que todo esté ocupado.
paper-solo-round = Rondas
paper-solo-round-about = Son { $rounds }. Tú empiezas la primera, le Roy la segunda, y así sucesivamente. No tiene denarios ni influencia; los seis personajes forman un montón a la vista.
paper-solo-events = Acontecimientos y dados negros
paper-solo-events-about = Su mejor dado elimina el dado negro más alto, muestren lo que muestren. Los acontecimientos no le quitan nada. Lo que hacen con ciudadanos y cubos grises lo hacen con los suyos.
paper-solo-result = Tus puntos menos los de le Roy
paper-solo-you = Tú
paper-solo-points = Puntos de le Roy en juego
paper-solo-points-about = Tacha un número por cada uno.

### Games against le Roy in the hall of fame

fame-roy-result = Contra le Roy: { $result }
fame-roy-best = Mejor resultado contra le Roy, { $result }: { $names }
fame-roy-verdict = Veredictos contra le Roy, { $count } ×: { $verdict }
headline-settled = Un ciudadano de { $who }: { $building }
headline-placed = { $who } coloca un ciudadano: { $building }
headline-expelled = Un ciudadano de { $who } es expulsado: { $building }
headline-cubed = { $who } pone cubos en { $event }: { $count }
headline-built = { $who } construye la Catedral: { $sites }
headline-bought = { $who } paga dados: { $list }
headline-hired = { $who } contrata un maestro: { $card }
headline-gained = { $who } gana { $gains }
headline-lost = { $who } pierde { $lost }
headline-thrown = Dados en la ciudad: { $count }
headline-pays = { $who } paga { $lost }
headline-unbuilt = La Catedral pierde un cubo de { $who }
first-aim = De qué se trata
first-aim-family = Dirigís familias de la Troyes medieval. Vuestros ciudadanos en los tres edificios os dan dados en cada ronda.
first-aim-points = Con los dados comerciáis, construís la Catedral y combatís los acontecimientos. Tras la última ronda gana quien tiene más puntos.
hint-press = Elegid qué hacer, y vuestros mejores dados vienen con ello; o elegid antes los dados. El botón dice qué hará Espacio.
count-empty-levels = Niveles vacíos
count-for = Estos ciudadanos cuentan para { $character }.
count-for-nothing = No da puntos.
headline-roy-throws = { $does ->
    [points] Le Roy toma puntos por dados
    [worker] Le Roy coloca un ciudadano: { $place }
    [event] Le Roy rechaza el último acontecimiento
    [tradesman] Le Roy coloca un maestro
    [cathedral] Le Roy construye la Catedral
   *[character] Le Roy puntúa el primer personaje
}
headline-roy-starts = Le Roy empieza la ronda
headline-roy-acts = Es el turno de le Roy
headline-roy-scored = Se puntúa { $character }
headline-roy-nothing = Le Roy no puede hacer nada
headline-roy-gains = Le Roy gana { $gains }
headline-roy-left = Dados que le quedan a le Roy: { $count }
headline-roy-asks = ¿A quién expulsa le Roy? { $building }
headline-roy-needs = Le Roy espera: { $card }
headline-roy-settles = Le Roy coloca ciudadanos: { $where }
headline-roy-counters = Le Roy se defiende de los dados negros
headline-roy-buys = Le Roy compra tu mejor dado
headline-roy-hires = Le Roy coloca un maestro: { $card }
spot-at = { $building }, lugar { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } usa { $card }
headline-countered = { $who } rechaza { $faces }
headline-uncountered = { $who } no puede rechazar { $face }
headline-rerolled = { $who } vuelve a tirar: { $faces }
headline-turned-over = { $who } da la vuelta a dados: { $faces }
headline-recruited = { $who } recibe un ciudadano
headline-beaten = { $event }: rechazado
