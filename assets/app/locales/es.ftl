# Spanish: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Código: { $code }
cli-input-ended = La entrada ha terminado; el pregonero se para aquí.
cli-nothing-undone = No hay nada que deshacer.
cli-step-help =
    Intro continúa, table muestra toda la mesa, undo deshace el último paso, quit termina.
    Órdenes posibles ahora: { $now }
    Cómo se escriben: { $orders }
cli-pick-help = O escribid el número de un elemento para elegirlo (* está elegido); 7 3 pone el número 7 a 3.
cli-next = Pulsad Intro para seguir.
cli-next-picked = Pulsad Intro: { $does }
cli-ask = Lo que ha salido:
percent = { $number } %

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } partida, con el código { $first }
   *[other] { $games } partidas, con los códigos { $first } a { $last }
}
almanac-exact-about = exacto: lo que da el azar a la larga, calculado; todo lo demás se contó en estas partidas
almanac-file-about = cada cifra por separado: --csv FILE
almanac-exact = exacto
almanac-fairness = ¿Es justo el azar?
almanac-verdict = { $what }: { $verdict ->
    [fair] justo
    [uneven] no es justo
    [too-even] demasiado uniforme para ser azar
   *[too-few] muy pocas partidas para saberlo
} (chi cuadrado { $statistic } con { $degrees } grados de libertad; igual de desigual o más en el { $chance } de los casos)
almanac-speed = { $count ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $seconds } s: { $speed } partidas por segundo
almanac-no-threads = --threads: el sistema no da tantos: { $system }
almanac-not-dealt = ningún código reparte una partida así hasta el final
odds-title = Probabilidades
desk-odds = Probabilidades ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Un código necesita al menos una letra o una cifra.
    .clause = un código necesita al menos una letra o una cifra
refusal-code-too-long = Un código tiene como mucho 32 letras, cifras y guiones, no { $count }.
    .clause = un código tiene como mucho 32 letras, cifras y guiones, no { $count }
refusal-code-sign = Un código tiene letras, cifras y guiones, no «{ $sign }».
    .clause = un código tiene letras, cifras y guiones, no «{ $sign }»
refusal-not-dealt = No es lo que da el código { $code }.
    .clause = no es lo que da el código { $code }

refusal-not-over = La partida no ha terminado.
    .clause = la partida no ha terminado
refusal-nobody = Aún no se ha introducido ninguna hoja.
    .clause = aún no se ha introducido ninguna hoja
refusal-no-name = El jugador { $player } no tiene nombre.
    .clause = el jugador { $player } no tiene nombre
refusal-blank = Aún no se ha anotado nada de { $name }: anotad su hoja o quitad al jugador.
    .clause = no se ha anotado nada del jugador { $player }
refusal-name-twice = Dos jugadores se llaman { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = Empate ({ $name }, { $other }): anotad lo que lo deshace.

## The reckoning

results-date = Fecha
results-player = Jugador
results-total = Total
results-rank = Posición
results-title = Recuento
results-player-number = Jugador { $number }
results-name-of = Nombre del jugador { $number }
results-cell = { $name }: { $field }
results-unshown = Ninguna fuente de este ordenador tiene «{ $sign }»: en su lugar hay un recuadro y no se puede imprimir.
unit-sum-of = { $name }: { $points } puntos, posición { $rank }
results-otherwise = { $field } según lo introducido durante la partida: { $number }.
results-inexact = Durante la partida no se introdujo todo. Hay que volver a contar: { $field }.
results-add = Añadir un jugador
results-take = Quitar a { $name }
results-bring-back = Recuperar a { $name }
results-sheet = { $name }: hoja desde el teléfono
results-sheet-points = { $name }: hoja desde el teléfono, total { $points }
results-sheet-differs = { $field }: { $new } (conocido: { $old }).
results-sheet-adds = Nadie en esta partida se llama así: se añade una fila.
results-sheet-alike = Este nombre solo se parece a «{ $name }», y es otro.
results-sheet-replaces = Reemplaza los números introducidos.
results-sheet-accept-of = Aceptar la hoja: { $name }
results-sheet-return = Devolver
results-sheet-return-of = Devolver la hoja: { $name }
results-sheet-accepted = { $name }: hoja aceptada
results-sheet-undo = Deshacer
results-hint = Al escribir se sustituye el número. Tab o flechas: casilla siguiente; Intro: fila siguiente.
results-hint-zero = Una casilla vacía cuenta como 0.
results-hint-uncounted = Una casilla vacía aún no se ha contado.
results-hint-short = Tab o flechas: casilla siguiente. Intro: fila siguiente.
results-export = Exportar
results-copy-text = Copiar como texto
results-copy-csv = Copiar como CSV
results-copied = Los resultados están en el portapapeles.
bg-stats = BG Stats
bg-stats-code = Código QR del enlace para BG Stats
bg-stats-scan = Escanead el código QR con el teléfono que tiene la aplicación BG Stats.
bg-stats-long = Tantos jugadores no caben en ningún código QR. Copiad el enlace y abridlo donde tengáis la aplicación BG Stats.
bg-stats-about = La aplicación añade esta partida con todos los nombres y resultados. Solo salen de este ordenador cuando alguien abre el enlace.
bg-stats-copy = Copiar el enlace
bg-stats-copied = El enlace está en el portapapeles.
results-picture = Guardar imagen
results-reveal = Revelar los resultados
results-reveal-anyway = Hojas de teléfonos aún en espera: { $count }. ¿Revelar de todos modos?
results-reveal-returned = Hojas devueltas que aún faltan: { $count }. ¿Revelar de todos modos?
results-reveal-on = Continuar la ceremonia
results-reveal-again = Ver otra vez la ceremonia
results-totals-hidden = Los totales quedan ocultos hasta que reveléis los resultados.
results-totals-show = Mostrar los totales
results-totals-hide = Ocultar los totales
results-entered = La partida se ha anotado en el salón de la fama.
results-new = Nuevo para { $name }: { $achievements }.
results-more-wrong = Por corregir además: { $count }.
results-early = Anotad lo que ya sepáis: los resultados se revelan al final.
counting-awaited = { $count ->
    [one] Falta una hoja para los resultados
   *[other] Faltan { $count } hojas para los resultados
}
counting-to-check = { $count ->
    [one] una hoja por revisar
   *[other] { $count } hojas por revisar
}
counting-whole = Están todas las hojas: ahora, los resultados
counting-known = Ahora, los resultados
counting-in = { $name }: hoja entregada
counting-out = { $name }: hoja pendiente
cry-winner = ¡Gana { $name } con { $points ->
    [one] un punto
   *[other] { $points } puntos
}!
cry-winners = ¡{ $others } y { $last } comparten la victoria con { $points ->
    [one] un punto
   *[other] { $points } puntos
}!
cry-alone = { $name } termina la partida con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
ceremony-names = Los resultados
ceremony-place-of = { $category }: posición { $best }
ceremony-places-of = { $category }: posiciones { $best } a { $worst }
ceremony-winner = La victoria
ceremony-awards = Premios
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Nuevos logros
ceremony-seals-more = y { $count } más
ceremony-podium = El podio
ceremony-leads = { $name } va en cabeza: { $points }.
ceremony-lead = { $others } y { $name } van juntos en cabeza: { $points }.
ceremony-most = Mayoría: { $list }.
ceremony-brought = Puntos: { $list }.
ceremony-scale = { $points ->
    [one] un punto
   *[other] { $points } puntos
} por { $least } o más
ceremony-place = { $count ->
    [1] Posición { $place }: { $names }, { $points }.
   *[other] Posición { $place } compartida: { $names }, { $points }.
}
ceremony-next = Siguiente: { $step }
ceremony-back = Un paso atrás
ceremony-end = Salir de la ceremonia
again = Volver a jugar
again-with = Volver a jugar: { $what }
again-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}
again-hold = Mantened pulsado { $key } para volver a jugar, o haced clic en el botón.

## The desk

app-name = Town Crier
app-about = Tira los dados, anuncia lo que ocurre y cuenta los puntos en vuestra mesa
start-players = { $from }–{ $to } jugadores · unos { $minutes } min
start-players-crowd = Para cuantos queráis, puntúan hasta { $to } · unos { $minutes } min
start-needs-sheets = Sin la caja: imprimid las hojas
start-needs-box = Con o sin la caja
start-needs-the-box = Con la caja
start-play = Jugar
start-play-about = Decid quién juega y empezad.
start-first = ¿Primera vez?
start-first-about = Qué necesitáis y cómo va una partida.
start-teach = Aprender jugando
start-teach-about = Una partida de verdad, explicada frase a frase. Podéis jugarla hasta el final.
hint-got-it = Entendido
hint-right = ¡Correcto! { $answer }
hint-wrong = Casi. { $answer }
hint-answer = Ver la respuesta
hint-no-more = Sin más consejos
hint-off = Los consejos están desactivados. Volved a activarlos en los ajustes ({ $key }).
start-print = Imprimir hojas
start-print-about = Lo que necesitáis en papel, en PDF.
desk-continue = Seguir con esta partida
desk-continue-over = Abrir esta partida
desk-continue-kept = Seguir desde el paso anterior
desk-new-game = Nueva partida
desk-found = Hay una partida en curso: { $at }
desk-found-of = Hay una partida en curso: { $game }, { $at }
desk-found-code = Hay una partida en curso: { $code }, { $at }
desk-found-code-of = Hay una partida en curso: { $game }, { $code }, { $at }
desk-found-over = La última partida ha terminado.
desk-found-over-of = La última partida ha terminado: { $game }.
desk-kept = Partidas recientes
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = No se puede abrir { $file }: { $error }
desk-opened-looking = No se puede abrir { $file } aquí, porque Town Crier ya está abierto en otra ventana. Arrastrad el archivo hasta ella.
desk-lost = La última partida no se puede leer, y el paso anterior tampoco. Empezad otra; el archivo dañado se conserva. Detalles: { $error }
desk-game-over = la partida ha terminado
desk-code-is = Código { $code }
desk-undo = Deshacer
desk-redo = Rehacer
desk-room = Proyector
desk-next = Después: { $what }
thumbnail = La imagen del proyector, en pequeño
room-offer = ¿Mostrar la partida en el proyector?
room-offer-show = Mostrar ({ $key })
desk-picture = Guardar imagen
desk-copy-picture = Copiar la imagen
desk-settings = Ajustes
desk-muted = En silencio. Con { $key } se activan de nuevo la voz y las campanas.
desk-unmuted = La voz y las campanas están activadas de nuevo.
desk-muted-sign = En silencio
desk-dark-sign = Proyector en negro
desk-dark = El proyector está en negro. { $key } muestra de nuevo la partida.
desk-light = El proyector muestra de nuevo la partida.
present-leave = Volver a los controles ({ $key })
desk-help = Ayuda
unit-count = Contar los puntos
desk-reckoning = Recuento ({ $key })
desk-hall = Salón de la fama ({ $key })
desk-rules = Reglas ({ $key })
desk-phones = Teléfonos ({ $key })
desk-legend = Explicar la imagen ({ $key })
desk-legend-send = Explicar la imagen en el proyector
desk-print = Imprimir ({ $key })
desk-menu = Menú
menu-game = Partida
menu-projector = Proyector y teléfonos
menu-more = Más
menu-hands-free = Manos libres ({ $key })
menu-pause = Parar o seguir el tiempo ({ $key })
menu-present = Vista del proyector en esta ventana ({ $key })
menu-dark = Proyector en negro, o de nuevo visible ({ $key })
menu-break = Descanso en el proyector
menu-mute = Quitar o poner el sonido ({ $key })
menu-start = Página de inicio y partidas recientes
desk-leave = Volver
desk-show-file = Abrir
desk-show-folder = Abrir carpeta
desk-unshown = Ningún programa de este ordenador puede abrir { $file }; lo encontraréis en su carpeta.
desk-close-page = Cerrar
desk-return = Volver a la partida (estáis viendo un momento anterior)
desk-earlier = Antes
desk-later = Después
desk-half-day-of = { $number } de { $all }
desk-log = Registro
desk-log-empty = Aún no ha pasado nada.
more-below = Hay más abajo
desk-proposed-anew = Una propuesta acaba de cambiar. { $key } hace lo que se muestra ahora.
desk-undid = Deshecho: { $order }. Rehacer: { $key }
desk-redid = Rehecho: { $order }. Deshacer: { $key }
desk-looking = Esta partida está abierta en otra ventana de Town Crier; aquí solo podéis mirar. Cerrad la otra para llevarla aquí.
notice-close = Cerrar el mensaje
desk-moving = Mostrar ya el resultado
desk-looking-back = Viendo un momento anterior

setup-title = Una nueva partida
setup-back = Volver a la partida
setup-open = Empezar la partida
setup-mend = Corregid los campos marcados y empezad luego la partida.
setup-count = Cuántos juegan
setup-players-count = { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}
setup-code = Código
setup-code-about = En todo el mundo, este código da la misma partida. Vale cualquier palabra.
setup-options = Opciones
replace-new = ¿Guardar { $game } y empezar una partida nueva?
replace-kept = ¿Guardar { $game } y seguir con la otra partida?
replace-opened = ¿Guardar { $game } y abrir la otra partida?
replace-about = Queda entre las partidas recientes y podéis seguir con ella cuando queráis.
replace-new-sure = Guardarla y empezar la partida nueva
replace-kept-sure = Guardarla y seguir con la otra partida
replace-opened-sure = Guardarla y abrir la otra partida
replace-not = Cancelar
setup-another-code = Otro código
setup-day-code = Desafío del día
setup-players = Jugadores
setup-players-hint = Un nombre nuevo
setup-add-person = Añadir
setup-players-about = Tocad los nombres de quienes juegan. Los nombres no son obligatorios.
setup-players-new = Los nombres no son obligatorios; aparecen en la pantalla y en el recuento.
setup-players-full = Juegan { $most } personas como máximo.
group-chip = Grupo { $name }: { $players }
group-save = Guardar como grupo…
group-name = Nombre del grupo
group-keep = Guardar
group-remove = Quitar el grupo «{ $name }»
group-full = Hay { $most } grupos guardados. Quitad uno para guardar otro.

guide-title = Cómo llevar una partida

keys-group-play = Jugar y corregir
keys-group-show = Mostrar a todos
keys-group-pace = Tiempo y voz
keys-group-look = Consultar y preparar
key-ctrl = Ctrl
key-shift = Mayús
key-space = Espacio
key-enter = Intro
key-page-down = Av Pág
key-escape = Esc
key-left = Izquierda
key-right = Derecha
keys-next-about = el paso siguiente
keys-undo-about = deshacer, cuantas veces queráis
keys-redo-about = rehacer
keys-new-about = una partida nueva
keys-room-about = abrir o cerrar la ventana del proyector
keys-present-about = cambiar esta ventana entre la vista de los jugadores y la del pregonero
keys-dark-about = proyector en negro, y de nuevo visible
keys-pause-about = parar o reanudar la cuenta atrás
keys-more-about = un minuto más para elegir
keys-hands-free-about = manos libres: la aplicación sigue y anuncia sola
keys-ready-about = manos libres: todos están listos
unit-count-about = contar los puntos
keys-hall-about = el salón de la fama
keys-odds-about = las probabilidades
keys-cards-about = el libro de cartas
keys-rules-about = las reglas del juego
keys-phones-about = dejar que los teléfonos sigan la partida
keys-change-about = cambiar dados, si el juego lo permite
keys-correct-about = corregir lo que está distinto en la mesa
keys-legend-about = explicar las señales de la imagen
keys-print-about = imprimir hojas, cartas y más
keys-settings-about = ajustes
keys-mute-about = desactivar la voz y las campanas, o activarlas de nuevo
keys-keys-about = esta página
keys-earlier-about = al mirar atrás: un paso atrás
keys-later-about = al mirar atrás: un paso adelante
keys-step-back-about = en la ceremonia final: un paso atrás
keys-close-about = cerrar lo que está abierto; nunca cierra el programa
keys-digits = 1 a 9, luego 0, o una letra: elegir lo que la lleva; las mayúsculas, con Mayús.
keys-saved = Cada paso se guarda antes de mostrarse. Cerrad la ventana cuando queráis.
reference-title = Reglas
reference-search = Buscar
reference-none = No hay nada sobre «{ $asked }».
reference-show = Mostrar en el proyector
reference-hide = Quitar del proyector
sent-page = En el proyector: { $title }
sent-legend = En el proyector: la imagen explicada
sent-break = En el proyector: el descanso
sent-test = En el proyector: la imagen de prueba
sent-phones = En el proyector: el código QR para los teléfonos
break-title = Descanso
break-next = Seguimos con: { $at }
break-best = Las mejores partidas hasta ahora
sent-turn = Parte siguiente
explain-keys = Las flechas van de una parte a otra.

menu-offered = A elegir: { $offers }
menu-key = { $what }, tecla { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } propone: { $does }
menu-accept = Aceptar ({ $who }): { $does }
menu-waiting = { $count ->
    [one] 1 propuesta más en espera
   *[other] { $count } propuestas más en espera
}
menu-send-back = Rechazar
menu-not-now = No es posible con lo que está elegido.
menu-no-key = Ninguna opción tiene ahora la tecla { $key }.
menu-chosen = Elegido: { $names }
menu-in-picture = Lo que está en la imagen se elige allí o con su tecla.
menu-folded = { $count ->
    [one] 1 más no es posible ahora: { $names }
   *[other] { $count } más no son posibles ahora: { $names }
}
menu-one-less = { $what }: quitar
menu-one-more = { $what }: añadir
menu-unsaid = { $what }, sin introducir

room-title = Town Crier: proyector
unit-count-call = Contad vuestros puntos.
opening-title = Antes de empezar
opening-soon = Empezamos pronto
news-taken-back = Se ha deshecho el último paso

settings-title = Ajustes
settings-tab-table = Mesa
settings-tab-projector = Proyector
settings-tab-voice = Voz y sonido
settings-tab-language = Idiomas
settings-tab-about = Acerca de
settings-version = Versión { $version }
settings-language = Idioma
settings-manner = El pregonero habla
settings-manner-plain = de forma sencilla
settings-manner-herald = como un heraldo
settings-theme = Colores
settings-theme-parchment = Pergamino
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-motion = Animaciones
settings-motion-full = Completas
settings-motion-short = Breves
settings-motion-none = Ninguna
settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-larger = Muy grande
settings-choosing = Tiempo para elegir
settings-choosing-off = Sin límite
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Otro (s)
settings-choosing-limits = de { $least } a { $most }
settings-tips = Consejos
settings-tips-on = Explicar lo nuevo una vez por velada
settings-proposals = Propuestas
settings-proposals-trust = Las de quien tiene el turno cuentan enseguida
settings-room-language = Idioma del proyector
settings-room-language-same = Como esta ventana
settings-room-theme = Colores del proyector
settings-room-text = Tamaño del texto en el proyector
settings-test = Imagen de prueba
test-corners = Cada flecha toca una esquina y el marco se ve entero.
test-steps = Cada tono se distingue del siguiente.
test-least = Si la última fila lee esta línea, todo está bien.
settings-room = La ventana del proyector
settings-room-open = Abierta
settings-room-about = En un monitor ocupa toda la pantalla. Si ese monitor falta, es una ventana normal hasta que vuelva.
settings-monitor-none = Una ventana normal
settings-monitor-missing = { $name } (ahora no está)
settings-aloud = Voz y campanas
settings-heard = Activar
settings-voice = La voz
settings-bells = Campanas y tambor
settings-muted = En silencio ({ $key })
settings-spoken = Idioma hablado
settings-spoken-desk = Como esta ventana
settings-loudness = Volumen y velocidad
settings-volume = Volumen
settings-rate = Velocidad
settings-voice-name = Voz
settings-voice-name-usual = la del sistema
settings-quiet = No se ha encontrado voz o sonido; la partida sigue sin ello.
settings-quiet-how = Qué se puede hacer
settings-aloud-try = Probar
settings-aloud-sample = ¡Oíd, oíd! Así suena el pregonero.
settings-no-speech = No hay servicio de voz: instalad speech-dispatcher y espeak-ng. La aplicación lo intentará de nuevo en el próximo anuncio; la partida sigue sin él.
settings-no-sound = No hay servicio de sonido: iniciad PipeWire (con pipewire-pulse) o PulseAudio. La aplicación lo intentará de nuevo en el próximo anuncio; la partida sigue sin él.
settings-silent-elsewhere = La voz o el sonido de este ordenador no responden: mirad sus ajustes de sonido. La aplicación lo intentará de nuevo en el próximo anuncio; la partida sigue sin ellos.
settings-silent = No responden ni la voz ni el sonido: instalad speech-dispatcher y espeak-ng, e iniciad PipeWire (con pipewire-pulse) o PulseAudio. La aplicación lo intentará de nuevo en el próximo anuncio; la partida sigue sin ellos.
settings-unreadable = No se puede leer { $file }, así que se usan los ajustes predeterminados: { $error }
settings-wrong = En { $file } no se pueden leer estos ajustes, así que se usan sus valores predeterminados: { $names }
settings-unsaved = Los ajustes no se pueden guardar en { $file }: { $error }
picture-saved = Imagen guardada en { $file }
picture-copied = La imagen está en el portapapeles.
file-unwritten = No se puede escribir el archivo en { $folder }: { $error }
crash-before = La última vez Town Crier se cerró por un error interno. Lo ocurrido está en { $file }
crash-reopened = La ventana se perdió y Town Crier la ha vuelto a abrir. Vuestra partida sigue como estaba. Lo ocurrido está en { $file }
crash-job = No se pudo terminar por un error interno de Town Crier. Lo ocurrido está en { $file }
picture-undrawn = no se puede dibujar: { $text }

## The hall of fame

hall-title = Salón de la fama
hall-mend = Seguir con lo que se puede leer; el archivo dañado se guarda
hall-mended = Partidas legibles: { $games }. El archivo dañado está en la carpeta «kept», junto al salón de la fama.
hall-replay = Jugar este código
hall-last = La última velada
hall-watch = Revivir en 20 segundos
hall-step = Ver paso a paso, sin el resultado
hall-rematch = Jugar otra vez con los mismos dados
hall-no-course = El desarrollo de esta partida ya no está en este ordenador.
replay-title = Repetición
replay-next = Paso siguiente
replay-end = Detener
hall-empty = Aún no hay partidas. Al terminar una, haced el recuento ({ $key }) y revelad los resultados; entonces aparecerá aquí.
hall-players = Jugadores
hall-games = Partidas
hall-wins = Victorias
hall-best = Récord
hall-average = Media
hall-achievements = { $name }: logros, { $count }
hall-codes = Códigos
hall-of-code = { $code }: partidas { $games }, récord { $best }
unit-scores = Puntos, partida a partida
hall-export = Exportar
hall-import = Importar…
hall-import-file = Ruta de un archivo, o soltadlo aquí
hall-exported = El salón de la fama está en { $file }
hall-imported = Partidas nuevas: { $added }. Ya estaban: { $alike }. Distintas aquí, conservadas: { $stayed }.
hall-unread = { $file } no se puede importar: { $error }
hall-curiosities = Curiosidades
unit-amount = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
hall-order = por victorias y después por récord
hall-won = { $name }, victoria
hall-on-average = De media: { $parts }.
hall-against = Contra { $name }: por delante en { $ahead } de { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min
hall-time = { $time } de juego en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
hall-closest = La partida más reñida, con { $points } de diferencia: { $game }
unit-richest = Más puntos en una mesa, { $points } en total: { $game }
date = { $day } de { $month ->
     [1] enero
     [2] febrero
     [3] marzo
     [4] abril
     [5] mayo
     [6] junio
     [7] julio
     [8] agosto
     [9] septiembre
     [10] octubre
     [11] noviembre
    *[12] diciembre
} de { $year }

## Printing

print-title = Imprimir
print-count = Hojas
print-paper = Papel
print-a4 = A4
print-letter = Carta
print-inks = Tinta
print-color = Color
print-gray = Grises
print-per-page = Hojas por página
print-one = una
print-two = dos
print-large = letra grande
print-written = El PDF está en { $file }
print-pages = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
print-no-game = No hay partida de la que informar: empezad una primero.

## Paper

# The pace of the table.
pace-left = Segundos para elegir: { $seconds }
pace-paused = El tiempo está en pausa; segundos para elegir: { $seconds }
pace-next-in = Sigue en: { $seconds } s
pace-time-up = Se acabó el tiempo
pace-choose-now = ¡Elegid ya!
pace-held = En pausa
pace-rolls-in = Tirada en
pace-pause = Pausa
pace-go-on = Seguir
pace-more = Un minuto más
evening-short = { $minutes } min
pace-ready = Todos están listos
pace-hands-free = Manos libres
pace-hands-free-on = Manos libres: la partida sigue sola. { $key }: todos están listos. Cualquier otra tecla la para.
pace-hands-free-off = Manos libres desactivado.

## What the system says of a file

system-not-found = no existe ese archivo o carpeta
system-denied = acceso denegado
system-exists = ya existe
system-not-a-folder = no es una carpeta
system-is-a-folder = es una carpeta, no un archivo
system-full = el disco está lleno
system-read-only = allí no se puede escribir nada
system-bad-name = un archivo no puede llamarse así
system-not-text = su contenido no es texto
system-busy = otro programa lo está usando
system-not-a-file = es un dispositivo o una tubería, no un archivo
system-no-reader = es una tubería de la que no lee ningún programa
system-too-large = es demasiado grande
system-ours = Town Crier guarda en él una partida o un salón de la fama, que nunca se sobrescribe; elegid otro nombre
system-other-kind = hay un archivo de otro tipo, que no se sobrescribe; elegid otro nombre
system-other = mensaje del sistema: { $text }
system-numbered = { $what } (error del sistema { $number })

## Damaged files

file-empty = el archivo está vacío
file-foreign = no es { $kind ->
    [hall] un salón de la fama guardado
    [cards] un libro de cartas guardado
   *[game] una partida guardada
} por Town Crier: la primera línea dice otra cosa
file-too-long = el archivo pasa de { $mib } MiB, demasiado para { $kind ->
    [hall] un salón de la fama
    [cards] un libro de cartas
   *[game] una partida
}
file-not-text = línea { $line }, columna { $column }: lo que hay ahí no es texto
file-cut-short = el archivo está cortado: acaba a la mitad, en la línea { $line }
file-syntax = línea { $line }, columna { $column }: { $what ->
    [number] el número es demasiado grande o demasiado pequeño
    [unknown] «{ $name }» no va aquí
    [missing] falta «{ $name }»
    [twice] «{ $name }» aparece dos veces
    [value] aquí va otra cosa
   *[syntax] aquí falta o sobra un carácter
}
file-newer = lo escribió un Town Crier más nuevo, en el formato { $format }: actualizad Town Crier para abrirlo
file-no-such-format = dice que su formato es { $format }, y el primer formato es 1
file-another-game = contiene otro juego que { $ours }: { $found }
file-changed = se cambió o se dañó después de guardarse: la suma de control de su primera línea no coincide
file-hall-game = partida { $game }: { $reason }
file-hall-id = el identificador de una partida tiene 32 cifras hexadecimales en minúscula
file-hall-sheet = la hoja del jugador { $player } no es posible
file-hall-name-twice = los jugadores { $one } y { $other } tienen el mismo nombre
file-hall-twice = la partida { $game } aparece dos veces
file-hall-order = la partida { $game } se jugó antes que la de encima
file-cards-card = contiene valores de una carta que el juego no tiene: «{ $card }»
file-cards-figure = la carta «{ $card }» no tiene ningún valor «{ $figure }»
file-cards-value = en la carta «{ $card }», el valor «{ $figure }» no puede ser «{ $value }»
file-cards-twice = en la carta «{ $card }», el valor «{ $figure }» aparece dos veces

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(la versión anterior se puede leer)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] otra ventana de Town Crier está escribiendo en este salón de la fama; probad de nuevo en un momento: { $file }
    [cards] otra ventana de Town Crier está escribiendo en este libro de cartas; probad de nuevo en un momento: { $file }
   *[game] esta partida está abierta en otra ventana de Town Crier; aquí solo se puede mirar: { $file }
}
store-removed = { $file } se ha borrado mientras la partida estaba abierta; la partida se ha vuelto a guardar allí
store-changed = { $file } se ha modificado desde fuera mientras la partida estaba abierta; la partida se ha vuelto a guardar allí y lo que contenía está ahora en { $kept }
store-io = no se puede { $doing ->
    [folder] crear
    [lock] bloquear
    [read] leer
    [move] mover
    [remove] borrar
   *[write] escribir
} { $file } ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] poned el salón de la fama en otra carpeta
    [cards] poned el libro de cartas en otra carpeta
   *[game] poned la partida en otra carpeta
}
store-advice = { $why ->
    [full] el disco está lleno; haced sitio y seguid
    [denied] no tenéis permiso; concededlo o { store-elsewhere }
    [read-only] allí no se puede escribir; { store-elsewhere }
    [in-the-way] hay otra cosa en su lugar; movedla o { store-elsewhere }
   *[other] probad de nuevo o { store-elsewhere }
}
refusal-date = escribid un día de 1970 a 9999 como 2026-02-28, no «{ $text }»

## Printing and the window

refusal-paper-count = imprimid de 1 a { $most } hojas, no { $count }
refusal-paper-letter = las fuentes de impresión no tienen «{ $letter }»: escribid «{ $name }» con otras letras
refusal-paper-fonts = no se pueden leer las fuentes de la aplicación
refusal-paper-drawing = no se puede leer un dibujo de la aplicación: { $text }
refusal-paper-writer = no se puede crear el PDF: { $text }
refusal-no-paper = esta versión no imprime; compiladla con la característica paper, por ejemplo cargo build --features paper
refusal-no-display = la ventana necesita una pantalla con OpenGL y aquí no la hay ({ $text }); town-crier cry funciona en un terminal
refusal-display-gone = la pantalla ya no está; vuestra partida está guardada en { $file }
refusal-window-lost = la ventana se perdió y no se pudo volver a abrir; vuestra partida está guardada, y lo ocurrido está en { $file }
refusal-scale = { $name } es «{ $text }», que no es una escala de pantalla; poned un número como 1.5, o nada
refusal-no-folders = este sistema no indica una carpeta para los archivos de una aplicación; indicad un archivo con --game FILE
refusal-no-desk = esta versión no tiene ventana; town-crier cry funciona en un terminal
refusal-gallery-taken = otro programa ocupa el puerto { $port } de { $address }; cerradlo o elegid otro puerto
refusal-gallery-denied = este ordenador no permite el puerto { $port }; elegid uno a partir de 1024
refusal-gallery-not-ours = { $address } no es una dirección de este ordenador
refusal-gallery-chance = este ordenador no da números aleatorios, y sin ellos nada está a salvo de quien no está invitado
refusal-gallery-system = { $address }: no se puede ofrecer nada ahí: { $system }
refusal-no-gallery = esta versión no ofrece la página para teléfonos; compiladla con la característica gallery, por ejemplo cargo build --features gallery

## Arguments

args-unknown = { $argument }: aquí no existe ese argumento; { $advice }
args-no-command = { $argument }: no existe esa orden; { $advice }
args-not-of-game = { $command }: no existe para { $game }, solo para { $having }
args-missing = { $argument }: falta; { $advice }
args-no-value = { $argument }: debe seguir un valor; { $advice }
args-takes-none = { $argument }: va solo y no lleva valor; { $advice }
args-desk-only = { $argument }: esta orden no va con las opciones de la ventana; { $advice }
args-conflict = { $argument }: no va con { $other }; { $advice }
args-twice = { $argument }: solo se puede dar una vez; { $advice }
args-not-text = un argumento no está escrito en UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = consultad { $command } --help
args-did-you-mean = ¿queríais decir { $suggestion }?
args-value = { $count ->
    [1] escribid { $last }, no «{ $text }»
   *[other] escribid { $most } o { $last }, no «{ $text }»
}
args-players = escribid cuántas hojas, de 1 a { $most }, o nombres separados por comas, no «{ $text }»
args-count = escribid un número de 1 a { $most }, no «{ $text }»
args-bind = escribid una dirección de este ordenador y un puerto, como 127.0.0.1:0, no «{ $text }»
args-key = escribid 12 letras y cifras, sin la letra U
args-key-twice = escribid otra clave que la de --key
args-host = escribid un nombre sin http://, como crier.example o crier.example:8080, no «{ $text }»
args-words-json = --lang y --manner: eligen palabras para personas, y --format json no tiene ninguna; quitadlos
args-step-json = espera a personas, y --format json es para programas; quitad uno de los dos
args-aloud-json = habla a personas, y --format json es para programas; quitad uno de los dos
args-braille-json = escribe para personas, y --format json es para programas; quitad uno de los dos
args-step-input = espera Intro donde --dice - lee los dados; quitad uno de los dos
args-output = no se puede escribir la salida estándar: { $system }
args-unread = { $file }: no se puede leer: { $system }
args-unwritten = { $file }: no se puede escribir: { $system }
args-no-folder = { $file }: no existe la carpeta { $folder }
args-seed-too-long = con --games { $games } la semilla tiene como mucho { $most } letras, cifras y guiones, no { $signs }
args-standard-input = entrada estándar
args-standard-output = salida estándar
args-lines-open = no se puede leer { $file }: { $system }
args-lines-read = { $name }: no se puede leer nada tras la línea { $line }: { $system }
args-lines-wrong = { $name }, línea { $line }: { $wrong }
args-lines-long = la línea pasa de { $most } caracteres
args-lines-too-few = { $name } termina antes que la partida; { $needed ->
    [one] falta 1 línea
   *[other] faltan { $needed } líneas
}
args-lines-too-many = { $name }, línea { $line }: la partida ha terminado y las líneas desde aquí ya no son suyas
args-orders-too-few = { $name } termina antes que la partida
args-orders-now = ahora una orden empieza por: { $orders }
args-nobody-chooses = en una partida así alguien tiene que elegir; añadid --bots, --orders ARCHIVO o --step
args-no-fact = aquí no se conoce nada con este nombre: «{ $text }»
args-fact = «{ $text }» no es cierto; es «{ $holds }»
check-any = { $file }: está en orden: { $coded ->
    [yes] código { $code }
   *[no] sin código
}; { $over ->
    [yes] terminada
    [open] en curso
   *[no] { $number } de { $all }
}; { $orders ->
    [one] 1 paso
   *[other] { $orders } pasos
}{ $undone ->
    [0] {""}
    [one] , 1 deshecho
   *[other] , { $undone } deshechos
}

## Phones that follow

phones-title = Teléfonos
phones-about = Cada jugador puede seguir la partida en su teléfono y en su idioma, avisar de que está listo, proponer lo que hace en su turno y entregar su hoja al final. Cualquiera de esta red que tenga el código QR puede participar, y nada de lo que haga un teléfono cambia la partida sin permiso.
phones-open = Admitir teléfonos
phones-again = Los teléfonos podían seguir la partida hasta que se cerró Town Crier. Aún esperan y no necesitan otro código QR.
phones-opening = Un momento…
phones-refused = Los teléfonos no pueden seguir la partida ahora: { $reason }
phones-no-network = Este ordenador no está en ninguna red. Conectadlo a una red Wi-Fi e intentadlo de nuevo.
phones-code = Código QR de la dirección { $address }
phones-scan = Escanead el código QR con la cámara de un teléfono o escribid la dirección en su navegador:
phones-copy = Copiar la dirección
phones-copied = Copiada
phones-count = { $count ->
    [0] Ningún teléfono sigue la partida todavía
    [one] 1 teléfono sigue la partida
   *[other] { $count } teléfonos siguen la partida
}
phones-address = Dirección de este ordenador
phones-new = Nuevo código QR
phones-new-anyway = ¿Desconectar todos los teléfonos?
phones-new-about = Un nuevo código QR desconecta todos los teléfonos; para seguir, tienen que escanearlo.
phones-stop = Terminar
phones-none = Aún no ha llegado ningún teléfono. Esto puede ayudar:
phones-help-wifi = El teléfono debe estar en la misma red Wi-Fi que este ordenador.
phones-help-guest = Las redes de invitados aíslan los dispositivos: usad otra red o la zona Wi-Fi de un teléfono.
phones-help-firewall = El cortafuegos de este ordenador debe permitir Town Crier.
phones-follow = Seguid la partida en el teléfono
ready-count = Listos: { $ready } de { $of }
phones-seats = Jugadores con teléfono: { $count }
phones-seat-ready = listo
phones-seat-not-ready = aún no está listo
phones-seat-away = sin conexión
phones-seat-sheet = hoja entregada
phones-free = Quitar
phones-free-of = Quitar a { $name }
phones-free-about = Un jugador quitado puede seguir la partida en el teléfono y volver a unirse con cualquier nombre libre.
phones-sat-down = Nuevos en el teléfono: { $names }. Con el próximo paso verán sus secretos.
phones-let-in = Dejar entrar
phones-wifi = Wi-Fi para los jugadores
phones-wifi-about = Si introducís la red Wi-Fi, un segundo código QR conecta los teléfonos a ella, aquí y en el proyector. El nombre y la contraseña se olvidan al cerrar Town Crier.
phones-wifi-name = Nombre de la red
phones-wifi-password = Contraseña
phones-wifi-code = Código QR de la red Wi-Fi { $name }
phones-wifi-join = 1. Conectaos a la red Wi-Fi { $name }
phones-follow-then = 2. Seguid la partida en el teléfono

## The phones’ page

page-live = En directo
page-as-of = Sin conexión. Reintentando… Última actualización: { $time }
page-lost-help = ¿Sigue este teléfono en la misma red Wi-Fi? Si es así, pide al pregonero que vuelva a admitir teléfonos.
page-try-again = Reintentar
page-closed = Cerrado en la mesa. Cuando el pregonero vuelva a admitir teléfonos, esta página seguirá sola.
page-gone = Este código QR ya no funciona. Escanea el nuevo.
page-hold = Secreto: mantén pulsado para verlo
page-lost = Esta página se abre con el código QR que se muestra en la mesa. Escanéalo de nuevo.
page-seat-taken = { $name } ya está aquí. Escribe otro nombre o pide al pregonero que quite el otro teléfono.
page-seat-barred = Un teléfono con este nombre acaba de salir o de ser quitado. Escribe otro nombre o inténtalo más tarde.
page-seat-full = Todos los asientos están ocupados.
page-seat-name = Escribe un nombre de { $count } caracteres como máximo.
page-sheet-blank = Aún no se ha introducido nada.
page-phones = Teléfonos: { $count }
page-code = Código: { $code }
page-time-left = Tiempo restante
page-meaning = ¿Qué significa esto para mí?
page-signs = Qué significan las señales
page-enlarge = Ampliar
page-zoom-in = Acercar
page-zoom-out = Alejar
page-moving = Un momento…
page-empty = Todavía no hay ninguna partida abierta.
page-welcome = ¡Te damos la bienvenida! La partida aún no ha empezado.
page-next = Siguiente paso del pregonero: { $step }
page-dark = En este momento no se muestra nada.
page-no-rules = Ahora mismo no se pueden cargar las reglas.
page-aloud = Leer en voz alta
page-note = Aviso
page-call = Anuncio
page-alarm = Importante
unit-told = Puntos: { $points }
page-theme-auto = Automático
page-theme-light = Claro
page-menu = Menú
page-refresh = Esta página se recarga cada 5 segundos.
page-join = Participar
page-join-why = Di quién juega aquí. Así podrás tocar «Listo» y entregar tu hoja al final.
page-who = ¿Quién eres?
page-watch = Solo mirar
page-who-taken = { $name } (ya está aquí)
page-name = Nombre
page-joined = Este teléfono participa con ese nombre.
page-leave = Dejar de participar
page-freed = El pregonero ha quitado este teléfono de la partida. Si sigues jugando, participa de nuevo.
page-ready = Listo
page-ready-count = Listos: { $ready } de { $of }
page-not-sent = No se ha podido enviar. Inténtalo de nuevo.
page-sheet = Mi hoja
page-sheet-fill = Rellénala y entrégala.
page-sheet-send = Entregar
page-sheet-again = Entregar de nuevo
page-sheet-waiting = Entregada. El pregonero aún tiene que aceptarla.
page-sheet-accepted = Aceptada. Este resultado cuenta.
page-sheet-returned = Devuelta por el pregonero. Revísala y entrégala de nuevo.
page-sheet-wrong = No se ha entregado: aún hay algo que corregir.
page-sheet-over = Se anuncian los resultados. Tu hoja ya no hace falta.
page-sheet-faults = Por corregir: { $count }
page-sheet-missing = Por rellenar: { $count }
page-missing = Aún falta:
page-propose = Toca lo que quieres hacer y luego «Proponer». Contará cuando el pregonero lo confirme.
page-meanwhile = Mientras esperas
page-proposed = Propones: { $does }. Contará cuando el pregonero lo confirme.
page-propose-this = Proponer: { $does }
page-waits = El pregonero te deja entrar con el próximo paso.
page-withdraw = Retirar
page-sent-back = El pregonero no ha aceptado tu propuesta. Toca lo que quieres hacer en su lugar.
page-accepted = El pregonero ha aceptado tu propuesta.
page-proposal-lost = Esto ya no es posible.
page-propose-anew = Town Crier se ha reiniciado. Proponlo otra vez.
page-join-choose = Di quién juega aquí. Verás primero lo tuyo y propondrás aquí lo que haces en tu turno. Cuenta cuando el pregonero lo confirma.
page-rank = Posición { $rank } de { $of }
page-won = ¡Has ganado!
page-achievements = Logros
page-before = Partidas anteriores
page-bg-stats = Añadir esta partida a BG Stats

## A saved game

damage-code = su código no es válido: { $reason }
damage-setup = las reglas no admiten esta preparación: { $reasons }
damage-order = paso { $order }: { $reason }
damage-done = dice que cuentan { $done } pasos, pero solo hay { $orders }
damage-sheets-without-day = tiene hojas de jugadores, pero no dice qué día se contaron
damage-players = nombra a { $players } jugadores, y ninguna partida tiene más de { $most }
damage-player-name = el nombre del jugador { $player } tiene { $letters } letras, y ningún nombre tiene más de { $most }
damage-date = el día del recuento: { $reason }
args-no-name = entre las comas, la persona { $position } no tiene nombre
args-name-twice = dos personas se llaman { $name }; dad a cada una un nombre distinto
args-player-count = pueden jugar de { $least } a { $most }, no { $count }

### Dice thrown on the table

thrown-enter = Usar estos dados
thrown-about = Tirad los dados e introducid lo que muestran.
thrown-of = { $who }: { $count } números
thrown-add = Añadir { $face }
thrown-take-back = Quitar el último
thrown-no-face = Los dados muestran de 1 a 6, no «{ $text }».
thrown-lack = { $who }: { $count ->
    [one] falta un dado
   *[other] faltan { $count } dados
}.

### The card book

cards-title = Libro de cartas
cards-open = Libro de cartas ({ $key })
cards-enter = Introducir ({ $key })
cards-asked = Nuevo en la mesa: { $cards }. ¿Qué dicen estas cartas?
cards-about = Introducid lo que dice vuestra carta. Se guarda para las próximas partidas.
cards-lying = En la mesa
cards-others = Todas las demás cartas
cards-card = { $card } · { $open } por introducir
cards-save = Guardar
cards-number = Un número de { $least } a { $most }, por favor.
cards-exported = El libro de cartas está ahora en { $file }
cards-imported = Valores añadidos: { $added }. Iguales: { $alike }. Los vuestros que quedan: { $stayed }.
cards-unread = { $file } no es un libro de cartas: { $error }
figure-source = { $source ->
    [rulebook] del reglamento
    [group] de vuestra caja
    [open] por introducir
   *[house] valor nuestro de la casa
}
