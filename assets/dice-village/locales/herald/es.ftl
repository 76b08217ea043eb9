# Spanish, as a herald cries.

cry-set-out = ¡Oíd, mercaderes y camelleros! El honor de abrir la marcha es de { $who }. Reciba cada uno { $dice } y { $purse }; en la fila aguardan { $row }.
cry-house-deck = Sabed todos que los mercaderes y las rentas de las aldeas son los de nuestro mazo de la casa.
cry-round = ¡Paso, abrid paso! Las caravanas de la ronda { $round } cruzan las puertas.
    .v2 = ¡Polvo en el camino! Las caravanas de la ronda { $round } llegan al mercado.
cry-caravan = De los camellos de { $who } se descargan los dados: { $faces }.
    .v2 = Las bestias de { $who } se arrodillan, y los dados muestran { $faces }.
cry-rerolled = ¡Gira otra vez, Fortuna! Por { $price } caen de nuevo los dados de { $who }: { $faces }.
cry-adjusted = ¡Una palabra al oído oportuno! Por { $price } que da { $who }, un dado pasa de { $from } a { $to }.
cry-sold = ¡Trato hecho! { $who } vende en la aldea { $village }, y sus puertas se cierran.
    .v2 = ¡Chocad esas manos! { $who } vende en la aldea { $village }, que no se abrirá más en esta ronda.
cry-tucked = ¡Bienvenido el forastero! En la aldea { $village } se abre un puesto para el { $face }. { $who } cuenta { $race } en la mesa.
    .v2 = ¡Tended el toldo! En la aldea { $village } se abre un puesto para el { $face }. { $who } cuenta { $race } en la mesa.
cry-placed-free = Sin dado alguno se alza un puesto para el { $face } en la aldea { $village }. { $who } cuenta { $race } en la mesa.
cry-ninth = ¡Mirad, { $who } tiene ya { $goal } cartas en la mesa!
cry-last-round = ¡Escuchad todos: esta es la última ronda que verá el mercado!
cry-earned = A la bolsa de { $who } va esto: { $purse }.
    .v2 = Contadlo bien, que { $who } recibe { $purse }.
cry-caravan-joined = Un camello más en el establo: { $who } tendrá un dado más desde la próxima ronda.
cry-caravan-lost = El establo está lleno: { $who } tiene { $most } y no cabe ninguno más.
cry-card-given = Sin pagar nada, { $who } recibe la primera carta del mazo.
cry-card-given-merchant = Sin pagar nada, { $who } recibe la primera carta del mazo: { $card }.
cry-card-lost = ¡Ay, el mazo está vacío y { $who } se queda sin carta!
cry-marketed = Al mercado abierto lleva { $who } lo que queda, { $dice }, y trae a casa { $favours }.
    .v2 = Lo que nadie compró, { $dice }, lo toma el mercado, y { $who } trae a casa { $favours }.
cry-placement-lost = Pasó la ocasión: { $who } deja sin colocar { $cards }.
cry-bought = ¡Suenan las monedas! Por { $price } entra un mercader al servicio de { $who }.
cry-bought-merchant = ¡Suenan las monedas! Por { $price } entra un mercader al servicio de { $who }: { $card }.
cry-passed-over = Bolsa demasiado ligera para una carta: { $who }.
cry-row-filled = Caras nuevas en la fila: { $cards }.
cry-inexact = { $what ->
    [purse] No todo llegó al escribano: las monedas y los favores de { $who } quedan en duda.
    [hand] No todo llegó al escribano: las cartas en la mano de { $who } quedan en duda.
   *[table] No todo llegó al escribano: las cartas de { $who } en la mesa quedan en duda.
}
    .v2 = { $what ->
        [purse] Faltó la tinta: las monedas y los favores de { $who } son inciertos.
        [hand] Faltó la tinta: las cartas en la mano de { $who } son inciertas.
       *[table] Faltó la tinta: las cartas de { $who } en la mesa son inciertas.
    }
cry-untold = No todo llegó al escribano: los números marcados quedan en duda.
cry-roll-due = ¡Camelleros, soltad las caravanas! Que caigan todos los dados.
cry-sells = ¡Adelante, { $who }, vended vuestras mercancías!
    .v2 = ¡La balanza os espera, { $who }: vended vuestras mercancías!
cry-places = La hora es propicia: { $who } puede colocar { $cards } sin dado.
cry-buys = ¡Abrid la bolsa, { $who }: cada carta es vuestra por { $price }!
    .v2 = ¡Los mercaderes os miran, { $who }: cada carta es vuestra por { $price }!
cry-all-sell = ¡El mercado es vuestro! ¡Vendan primero todos, uno tras otro; compren después todos, y que { $who } abra la marcha!
    .v2 = ¡Que cada cual venda a su turno, que después cada cual compre, y que { $who } abra la marcha!
cry-all-buy = ¡Abrid las bolsas, uno tras otro: cada carta es vuestra por { $price }, y que { $who } abra la marcha!
cry-round-done = Acabó todo comercio, y el sol se pone sobre esta ronda.
cry-villages-open = ¡Abrid las puertas de par en par: todas las aldeas vuelven a estar abiertas!
cry-first = Cambia la cabeza de la caravana: desde ahora guía { $who }.
cry-over = { $rounds ->
    [one] ¡Plegad las tiendas, buena gente: tras una ronda la partida ha terminado!
   *[other] ¡Plegad las tiendas, buena gente: tras { $rounds } rondas la partida ha terminado!
}
cry-won = { $by ->
    [cards] ¡Sonad, trompetas! Con { $cards } en la mesa vence { $who }, por delante de { $other }.
    [coins] ¡Sonad, trompetas! Con { $cards } en la mesa vence { $who } por la bolsa más pesada: { $other } tiene igual número de cartas, pero menos monedas.
    [favours] ¡Sonad, trompetas! Con { $cards } en la mesa vence { $who } tan solo por favores: { $other } tiene igual número de cartas y de monedas.
   *[shared] ¡Sonad dos veces, trompetas! Con { $cards } cada uno en la mesa, e iguales en monedas y favores, { $who } comparten la victoria.
}
cry-standing = En la posición { $place } queda { $who }, con { $cards } en la mesa y { $purse } en la bolsa.
    .v2 = Que { $who } ocupe la posición { $place }, con { $cards } en la mesa y { $purse } en la bolsa.
cry-standing-cards = En la posición { $place } queda { $who }, con { $cards } en la mesa.
    .v2 = Que { $who } ocupe la posición { $place }, con { $cards } en la mesa.
cry-undecided = ¡El escribano aún no conoce al vencedor! Contad las cartas en la mesa y, si son iguales, que decidan las monedas y luego los favores.
cry-victory = { $by ->
    [cards] ¡Oíd, oíd! ¡Gloria a { $who }, con { $cards }!
    [coins] ¡Oíd, oíd! ¡Gloria a { $who }, con { $cards } y { $coins }! { $other } tiene igual número de cartas, pero la bolsa más ligera.
    [favours] ¡Oíd, oíd! ¡Gloria a { $who }, con { $cards }, { $coins } y { $favours }! { $other } iguala en cartas y monedas.
    [alone] ¡Oíd, oíd! Sin rival termina { $who } la partida con { $cards }.
   *[shared] ¡Oíd, oíd! ¡Gloria a { $who }, que comparten la victoria con { $cards } cada uno, iguales en monedas y favores!
}
cry-corrected = Corríjase el pergamino: { $what }.
