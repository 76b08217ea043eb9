# Spanish, as a herald cries.

cry-opening = ¡Oíd, buenas gentes de Troyes! El primer asiento es para { $who }, y { $rounds } rondas nos aguardan.
cry-house-figures = Sépanlo todos: los valores de estas cartas son nuestros, y no los de la caja.
cry-settles = ¡Enviad un ciudadano, { $who }! { $left ->
    [1] Es el último.
   *[other] Quedan { $left }.
}
    .v2 = ¡Elegid puerta, { $who }, y que entre un ciudadano! { $left ->
        [1] Es el último.
       *[other] Quedan { $left }.
    }
cry-settled = ¡Ved dónde se instala un ciudadano de { $who }: { $building }!
    .v2 = ¡Ya tiene techo un ciudadano de { $who }: { $building }!
cry-filled = Quienes a nadie sirven toman lo que queda. Ciudadanos grises: { $where }.
cry-round = ¡Tañed, campanas de Troyes: empieza la ronda { $round }!
    .v2 = ¡Un nuevo sol sale sobre la Champaña: empieza la ronda { $round }!
cry-last-round = ¡Tomad nota, buenas gentes: esta ronda es la última!
cry-revealed = ¡Abrid los talleres de la ciudad: { $cards }!
cry-does = ¡Aprended el oficio: { $card }! { $effect }.
cry-paid = El tesorero abre el arca: { $income } para cada uno. Y se deben los sueldos: { $list }.
cry-short = ¡Ay de la bolsa vacía! { $who } no puede pagarlo todo y pierde { $lost }.
cry-rolled = ¡A trabajar, gentes de { $who }: { $dice }!
    .v2 = ¡Contad los brazos de { $who }: { $dice }!
cry-thrown = ¡Mirad la ciudad! Sus dados: { $count }.
cry-entered = ¡Malas nuevas a las puertas! Un nuevo acontecimiento, { $event }. { $effect }.
    .v2 = ¡Escuchad la campana de alarma! Un nuevo acontecimiento, { $event }. { $effect }.
cry-calls = Las desgracias no vienen solas: { $event } llama otra ({ $color }).
cry-calls-red = ¡Los estandartes se reúnen! { $event } llama un segundo acontecimiento rojo, de la caja.
cry-no-card = El cielo nos libra: ese mazo está vacío ({ $color }).
cry-took = ¡Afilad las espadas! { $event } trae { $dice }.
    .v2 = ¡Suenan tambores tras los muros! { $event } trae { $dice }.
cry-event-die = La suerte está echada. { $event }: { $face }.
cry-struck = ¡Tiempos duros, buenas gentes! { $event } se cobra lo suyo: { $list }.
    .v2 = ¡Llaman a todas las puertas! { $event } se cobra lo suyo: { $list }.
cry-no-effect = ¡Alegraos! { $event } pasa de largo: { $why }.
cry-cubed = ¡A las armas! { $who } pone cubos en { $event }: { $count }.
    .v2 = ¡Por la ciudad! { $who } pone cubos en { $event }: { $count }.
cry-uncubed = ¡La línea cede! Un cubo de { $who } sale de { $event }.
cry-built = ¡Piedra sobre piedra! { $who } construye la Catedral: { $sites }.
    .v2 = ¡Escuchad los martillos! { $who } construye la Catedral: { $sites }.
cry-unbuilt = ¡Cae el andamio! La Catedral pierde un cubo de { $who }: obra { $sites }.
cry-placed = ¡Abrid paso! { $who } coloca un ciudadano: { $building }.
    .v2 = ¡Abrid la puerta! { $who } coloca un ciudadano: { $building }.
cry-expelled = ¡A la calle! Un ciudadano de { $who } es expulsado: { $building }.
    .v2 = ¡No hay sitio para dos! Un ciudadano de { $who } es expulsado: { $building }.
cry-black-rolled = ¡El enemigo está ante los muros! Dados negros amenazan la ciudad: { $faces }.
cry-faces = ¡Resistid, { $who }, a este dado negro: { $face }!
    .v2 = ¿Quién lo detendrá? { $who } afronta este dado negro: { $face }.
cry-countered = ¡La puerta resiste! { $who } rechaza { $faces } con { $sum } y gana { $gains }.
    .v2 = ¡Bien luchado! { $who } rechaza { $faces } con { $sum } y gana { $gains }.
cry-uncountered = ¡Cae la puerta! { $who } no puede rechazar { $face } y pierde { $lost }.
cry-rerolled = ¡Gira tu rueda, Fortuna! { $who } paga { $price } y vuelve a tirar: { $faces }.
cry-turned-over = ¡El mundo al revés! { $who } paga { $price } y da la vuelta a dados: { $faces }.
cry-recruited = ¡Una cara nueva en la ciudad! { $who } paga { $price } y recibe un ciudadano.
cry-bought = ¡Moneda por trabajo! { $who } paga dados: { $list }.
    .v2 = ¡Se abren las bolsas! { $who } paga dados: { $list }.
cry-hired = ¡Un gremio abre su puerta! { $who } contrata un maestro: { $card }.
cry-used = ¡El taller bulle! { $who } usa { $card }: { $times ->
    [one] una vez
   *[other] { $times } veces
}.
    .v2 = ¡La ciudad no descansa! { $who } usa { $card }: { $times ->
        [one] una vez
       *[other] { $times } veces
    }.
cry-divided = Contad bien: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , redondeado hacia abajo.
}
cry-agriculture = ¡Los campos están maduros, y { $who } recoge la cosecha!
cry-unsaid = Sin decir palabra, { $who } usa dados.
cry-stored = ¡Mano sabia ahorra! { $who } pone cubos en { $card } para más tarde: { $count }.
cry-shot = ¡Soltad las flechas! { $who } saca { $faces }. Aciertos: { $count }.
cry-gained = La fortuna sonríe, y { $who } gana { $gains }.
    .v2 = ¡Bien merecido! { $who } gana { $gains }.
cry-pays = De la bolsa de { $who } sale lo debido: { $lost }.
    .v2 = ¡Nada es gratis en Troyes! { $who } paga { $lost }.
cry-lost = La fortuna da la espalda, y { $who } pierde { $lost }.
cry-beaten = ¡Sonad los cuernos: { $event }, rechazado! Puntos: { $list }. La carta es para { $owner }.
cry-beaten-nobody = La ciudad respira: { $event }, rechazado. Puntos: { $list }. Nadie toma la carta.
cry-acts = ¡La ciudad os mira, { $who }!
    .v2 = ¡Adelante, { $who }: os toca!
cry-pushes = ¿Quién debe ceder su sitio? { $event }.
cry-aims = ¡Apuntad bien, { $who }, y elegid acontecimientos para cubos: { $count }!
cry-passed = Basta por esta ronda, dice { $who }, y pasa.
    .v2 = ¡Que se afanen otros: { $who } pasa!
cry-pass-deniers = La paciencia vale un denario más: { $who }.
cry-round-done = Tañen las campanas de la tarde, y la ronda ha terminado.
cry-last-done = ¡Tañen las campanas por última vez: la última ronda ha terminado!
cry-home = ¡Sacudíos el polvo! Los ciudadanos expulsados vuelven a casa: { $list }.
cry-start = El primer asiento pasa a { $who }.
cry-inexact = El escriba no lo oyó todo. En duda para { $who }: { $what }.
cry-untold = Faltó tinta, y algunos números están en duda.
cry-booked = Que el libro de cartas dé fe: { $card }.
cry-corrected = Corríjase el pergamino: { $what }.
cry-shown = ¡Cae la máscara! { $who } ocultaba: { $characters }.
cry-over = ¡Dejad las herramientas, buenas gentes: la partida ha terminado!
cry-won = ¡Gloria en toda la Champaña! { $who } gana con { $points }.
cry-shared = ¡Gloria compartida es gloria! { $who } comparten la victoria, con { $points } cada uno.
cry-standing = La posición { $place } es para { $who }, con { $points }.
cry-undecided = El escriba no puede nombrar al vencedor: falta algo en el recuento.
surprise-black = ¡Las murallas resisten: { $count } dados negros caen de un solo golpe!
surprise-alike = ¡Mirad, { $count } dados, y todos con la misma cara!
surprise-alone = ¡Un estandarte se alza solo: los { $count } cubos de ese acontecimiento eran de una sola mano!

### The game against le Roy

cry-roy-settles = ¡Por orden del rey! Le Roy coloca ciudadanos: { $where }.
cry-roy-starts = ¡De rodillas, Troyes! Le Roy empieza esta ronda.
cry-roy-acts = ¡Silencio! El rey tiene la palabra.
cry-roy-counters = La espada del rey cae sobre un dado negro: { $faces }.
cry-roy-throws = ¡Mirad! Le Roy tira { $faces }: { $deed }.
cry-roy-buys = El rey lo quiere y el rey paga { $price }: vuestro mejor dado, { $dice }.
cry-roy-hires = ¡Proveedor del rey! Le Roy coloca un maestro: { $card }, { $space }.
cry-roy-scored = { $character } os juzga a ambos: { $list }.
cry-roy-nothing = Ni el rey encuentra qué hacer.
cry-roy-gains = ¡Gloria a la corona! Le Roy gana { $gains }.
cry-roy-left = La mano del rey aún guarda dados: { $count }.
cry-roy-asks = ¡Paso a un hombre del rey! Expulsa a uno de los vuestros si puede. Si no, ocupa el lugar del { $face }. ¿Quién es expulsado allí? { $building }.
cry-roy-needs = ¡El rey espera! Leedle lo que está impreso en esta carta: { $card }.
cry-verdict = ¡Oíd la sentencia del rey! Vos { $player }, le Roy { $roy }, o sea { $result }. { $verdict }
