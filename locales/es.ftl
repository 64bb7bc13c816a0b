# Textos de la interfaz, comunes a la web, la terminal y el servidor.
## Home
main-menu = Menú principal
home-title = Pon la historia en orden
home-lead = ¿Qué pasó primero? Coloca tus cartas en la línea temporal, con amigos en la misma mesa o contra bots.
play-now = Jugar ya
play-now-what = { $game }, contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
}. Sin cuenta y sin esperas.
play-now-team = { $game }, con { $bots ->
    [one] un bot
   *[other] { $bots } bots
}. Sin cuenta y sin esperas.
fan-1 = La Gran Pirámide
fan-2 = La imprenta
fan-3 = Colón se hace a la mar
my-games = Mis partidas
with-friends = Con amigos
with-friends-how = Abre una mesa y comparte el enlace o el código. En un dispositivo o en varios, cerca o lejos.
new-table = Mesa nueva
join-by-code = Entrar con un código
code = Código
join = Entrar
home = Inicio
loading = Un momento…
close = Cerrar

## Set-up
game = Juego
game-timeline = Timeline
game-timeline-what = Cada cual por su cuenta: coloca todas tus cartas antes que nadie.
game-twist = Twist
game-twist-what = Un solo equipo: hay que formar una fila con 36 cartas y sumar todos los puntos posibles.
game-trek = Trek
deck = Mazo
decks = Mazos
decks-mix = Elige uno, o mezcla varios mazos cuyas fechas sean años.
which-cards = ¿Qué cartas?
choose-decks = Elegir mazos ({ $n })
surprise-me = Sorpréndeme
surprise-chose = Te ha tocado: { $decks }
surprise-only = Para este juego no hay nada más que sortear: { $decks }
find-deck = Buscar un mazo
find-deck-none = Ningún mazo tiene ese nombre ni ese tema.
n-decks = { $n ->
    [one] un mazo
   *[other] { $n } mazos
}
take-deck = Elegir
take-deck-named = Elegir { $deck }
play-with-decks = { $n ->
    [one] Jugar con este mazo
   *[other] Jugar con { $n } mazos
}
level-known = Muy conocido
level-mixed = Variado
level-hard = Para expertos
level-numbers = { $level }: { $known } las conoce casi todo el mundo, { $unknown } casi nadie
deck-only-in = Solo en { $langs }
deck-needs-dates = Hecho para otro juego: estas cartas no sirven para una línea temporal.
deck-needs-icons = Este juego necesita cartas con iconos, y estas no los tienen.
deck-needs-own = Este juego tiene su propio mazo.
deck-replaces = No se mezcla: ocupa el lugar de los demás
deck-too-few = Por sí solo tiene pocas cartas: hacen falta { $needed }. Mézclalo con otro mazo.
mix-too-few = Pocas cartas: este juego necesita { $needed }. Añade un mazo.
fresh-cards = Sin cartas vistas hace poco
fresh-cards-what = Las cartas que alguien de la mesa vio en sus tres últimas partidas se quedan en la caja, mientras basten las demás.
topics = Temas
period = Periodo
cards = Cartas
filter = Solo algunos temas o años
filter-of = { $n ->
    [one] Si no eliges nada, se juega con la única carta.
   *[other] Si no eliges nada, se juega con las { $n } cartas.
}
from-year = Desde el año
to-year = Hasta el año
any-year = cualquiera
era = Era
era-ce = d. C.
era-bce = a. C.
year-bce = { $year } a. C.
period-both = de { $from } a { $to }
period-from = desde { $from }
period-to = hasta { $to }
hand-size = Cartas por mano
lock-table = Bloquear la mesa: nadie más puede sentarse
handicap = Hándicap
handicap-what = Quien más sabe puede empezar con más cartas; así todo el mundo tiene opciones.
extra-cards = { $n ->
    [0] ninguna carta extra
    [one] una carta extra
   *[other] { $n } cartas extra
}
edition-classic = clásica
edition-twist = twist, con iconos
edition-saga = saga, de abajo arriba
your-name = Tu nombre
proposed-names = Ada, Hipatia, Galileo, Zheng He, Ibn Battuta, Safo, Kepler, Murasaki, Marie, Copérnico, Averroes, Sofía, Aryabhata, Hatshepsut, Amelia, Volta
seats = Asientos
bots = Bots
bot-level = Carácter de los bots
clock = Tiempo por jugada
clock-none = Sin límite
clock-30s = 30 segundos
clock-60s = 1 minuto
clock-2m = 2 minutos
clock-1d = 1 día
public-table = Mostrar esta mesa a todo el mundo en este servidor
public-table-what = Cualquiera puede buscar una fecha y nadie puede evitarlo. Con poco tiempo es difícil: al salón de la fama solo llegan las partidas con 30 o 60 segundos por jugada.
stand-ins = Si alguien falta
stand-ins-gentle = Un bot amable
stand-ins-amateur = Como mucho, un bot mediano
stand-ins-any = Cualquier bot
show-hints = Mostrar pistas
make-table = Abrir la mesa
waiting-room = Sala de espera
invite-how = Comparte el enlace o dicta el código:
code-is = El código es { $code }
copy-link = Compartir enlace
link-copied = Enlace copiado
only-here = A esta mesa solo se llega desde este dispositivo. Para jugar aquí, basta con pasarlo de mano en mano: añade abajo a los demás.
qr-of = Código QR de { $address }
sit-down = Sentarse
seat-after-game = Estás mirando. Podrás sentarte cuando acabe esta partida.
at-the-table = En la mesa: { $n } de { $seats }
host = organiza
you = tú
on-this-device = en este dispositivo
hot-seat-what = ¿Hay alguien contigo? También puede jugar en este dispositivo: basta con pasarlo.
hot-seat-name = Su nombre
hot-seat-add = Añadir aquí
pass-to = Ahora le toca a { $name }.
pass-now = Pasar el dispositivo
curtain-for = Pásale el dispositivo a { $name }
curtain-what = Las cartas siguen ocultas hasta que tú quieras.
curtain-open = Soy { $name }: mostrar mis cartas
bot = bot
away = ausente
out = fuera
remove = Quitar
remove-named = Quitar a { $name }
add-bot = Añadir un bot
who-begins = Quién empieza
first-random = Al azar
first-me = Empiezo yo
start = Empezar la partida
needs-players = { $n ->
    [one] Se puede jugar en solitario.
   *[other] Hacen falta { $n } personas: invita a alguien o añade un bot.
}
waiting-for-host = Esperando a que quien organiza la mesa empiece la partida.

## At the table
players = En la mesa
n-watching = { $n ->
    [one] { $n } persona mirando
   *[other] { $n } personas mirando
}
is-away = { $name } no está ({ $time })
let-bot-play = Que juegue un bot
to-move = le toca
n-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
the-line = La línea temporal, de antes a después
your-cards = Tus cartas
your-turn = Te toca
turn-of = { $name } está pensando
play-off = Desempate
play-off-of-others = El desempate lo juegan otros; puedes mirar.
draw-pile = Pila de robo: { $n }
discard-pile = Descartes: { $n }
no-cards-left = No te quedan cartas.
gone-on-without-you = La partida sigue sin ti; puedes mirar.
choose-card = Elige una de tus cartas.
choose-gap = ¿Dónde va? Elige un hueco.
ask-between = ¿Entre { $left } y { $right }?
ask-before = ¿Antes de: { $right }?
ask-after = ¿Después de: { $left }?
place-it = Colocar
back = Atrás
cancel = Cancelar
gap-between = entre { $left }, { $leftDate }, y { $right }, { $rightDate }, hueco { $n } de { $count }
gap-before = antes de { $right }, { $rightDate }, hueco { $n } de { $count }
gap-after = después de { $left }, { $leftDate }, hueco { $n } de { $count }
card-in-line = { $title }, { $date }
card-in-hand = Carta { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }: su sitio era este
placing = { $name }: «{ $title }».
go-on = Seguir
right = ¡Correcto!
wrong = Incorrecto.
revealed-right = { $name }: «{ $title }» – { $date }.
revealed-wrong-between = { $name }: «{ $title }» – { $date }. Iba entre { $left } y { $right }.
revealed-wrong-before = { $name }: «{ $title }» – { $date }. Iba antes de: { $right }.
revealed-wrong-after = { $name }: «{ $title }» – { $date }. Iba después de: { $left }.
counts-as = De cada carta se compara un solo año: «{ $date }» cuenta como { $year }.
either-side = «{ $title }» tiene la misma fecha: valía cualquiera de sus dos lados.
why = ¿Por qué?
zoom-out = Cartas más pequeñas
zoom-in = Cartas más grandes
true-time = A escala
jump-to = Ir a…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } a. C.
last-moves = Últimas jugadas
lesson-of = Sobre «{ $title }»
source = Fuente: { $source }
hint-twist = Toca una carta y dale la vuelta: su fecha decide dónde va. Alarga la fila, llena las casillas y evita los bloqueos.
hint-twist-scene = Toca una carta y dale la vuelta: su número de escena decide dónde va. Alarga la columna, llena las casillas y evita los bloqueos.
hint-pick = Toca una de tus cartas, abajo. Nadie sabe aún su fecha.
hint-pick-scene = Toca una de tus cartas, abajo. ¿En qué momento de la historia ocurre? Las escenas posteriores están más arriba.
hint-again = Te toca otra vez: gana quien antes se quede sin cartas. Toca «¿Por qué?» para saber más de una carta.
hint-gap = Toca ahora el hueco numerado donde va, o arrastra la carta hasta allí.
hint-place = ¿Seguro? Puedes cambiar de idea hasta que la coloques.
hint-turn = Dale la vuelta: su fecha decide dónde va. Un extremo de la fila vale dos puntos; una casilla, uno.
hint-turn-scene = Dale la vuelta: su número de escena decide dónde va. Un extremo de la columna vale dos puntos; una casilla, uno.
hint-turn-or-discard = Dale la vuelta, o descártala: su icono coincide. Descartar cuesta un punto, pero no bloquea nada.
hint-stop = Ve a lo seguro y termina tu turno, o arriésgate con otra carta.

## Twist
main-row = La fila principal, con las casillas entre sus cartas
main-column = La columna principal, con las cartas posteriores arriba y las casillas entre ellas
row-first = A la primera carta: { $date }
row-last = A la última carta: { $date }
way-later = después
way-earlier = antes
score-is = Puntos: { $score }
to-next-rank = { $n ->
    [one] Falta { $n }: { $rank }
   *[other] Faltan { $n }: { $rank }
}
tally = { $main } en la fila · { $slots } en casillas · { $lost } en otra parte
to-match = Icono pedido:
matches = se puede descartar
icon-none = sin icono
icon-anchor = ancla
icon-crown = corona
icon-feather = pluma
icon-key = llave
icon-shield = escudo
icon-sun = sol
card-in-slot = { $title }, { $date }, en una casilla
free-slot = { $left } a { $right }: libre
card-upright = { $title }, icono { $icon }
card-blocked = { $title }, bloqueada, { $date }, icono { $icon }, al dorso { $back }
cards-of = Cartas de { $name }
turn-it = Dar la vuelta
discard-it = Descartar
end-turn = Terminar turno
try-or-discard = Elige una carta para darle la vuelta o descartarla.
must-try = { $n ->
    [one] Tienes que seguir: queda una carta en pie. Si se bloquea, se acaba la partida.
   *[other] Tienes que seguir: quedan { $n } cartas en pie.
}
last-upright = Es tu última carta en pie: si se bloquea, se acaba la partida.
stop-or-go-on = Termina tu turno o dale la vuelta a otra carta.
advise = Consejo sobre «{ $title }»
pin-play = Juega esta
pin-discard = Descarta esta
pin-about = Más o menos aquí…
pin-before-all = antes de todo
pin-after = después de: { $date }
place-end = nuevo extremo, 2 puntos
place-free = casilla libre, 1 punto
place-taken = casilla ocupada, la carta se bloquearía
slot-taken-by = Entre { $left } y { $right } ya está «{ $title }», { $date }.
unpin = Quitar el consejo
rank-0 = Promesas
rank-1 = Principiantes
rank-2 = Aprendices
rank-3 = Cronistas
rank-4 = Archivistas
rank-5 = Especialistas
rank-6 = Leyendas de la historia
rank-7 = Nómadas del tiempo

## Result
you-win = ¡Has ganado!
you-share = ¡Victoria compartida!
winners = { $n ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
won-because = Sin cartas al final de la ronda { $rounds }.
won-alone = No queda nadie más en la partida.
won-together = No quedaban cartas que robar para el desempate de la ronda { $rounds }.
why-all-out = Se han jugado todas las cartas.
why-cannot-act = Quien tenía el turno no podía dar la vuelta a ninguna carta ni descartarla.
why-no-card-placed = Todas las cartas de este turno han quedado bloqueadas.
rematch = Otra partida
share = Compartir
shared = Copiado
share-timeline = { $name }: { $right } de { $all } aciertos, racha de { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, { $rank }
in-true-time = A escala
in-story-order = En el orden de la historia
axis-says = { $n ->
    [one] Una carta
   *[other] { $n } cartas
}: { $from } – { $to }
lessons = Las historias tras las cartas
missed-by-years = { $n ->
    [one] { $name } falló por un año
   *[other] { $name } falló por { $n } años
}
missed-by-scenes = { $n ->
    [one] { $name } falló por una escena
   *[other] { $name } falló por { $n } escenas
}
was-blocked = { $name } le dio la vuelta y se bloqueó
shuffle-check = ¿Se barajó limpiamente?
shuffle-what = Antes de la partida, el servidor se comprometió con su semilla secreta. Ahora tu navegador puede repetir el barajado por su cuenta y comparar.
check-now = Comprobar
download-transcript = Descargar el registro de la partida
shuffle-honest = Se barajó limpiamente.
shuffle-wrong = Algo no coincide.
check-commitment = Es la semilla con la que el servidor se comprometió.
check-deal = Las cartas estaban en el orden que da esa semilla.
check-reshuffles = { $n ->
    [one] Los descartes se volvieron a barajar una vez, como pide la semilla.
   *[other] Los descartes se volvieron a barajar { $n } veces, como pide la semilla.
}
commitment = El compromiso:

## Connection
link-reconnecting = Reconectando… Tu jugada está a salvo.
link-restarting = El servidor se está reiniciando… Tu jugada está a salvo.
link-back = Vuelves a tener conexión.
link-shaky = Tu conexión es lenta.
saving-paused = Ahora mismo el servidor no puede guardar. Tu jugada está a salvo.
cannot-enter = No puedes entrar en esta mesa
table-closed = Esta mesa está cerrada
watch = Mirar
seat-moved = Este asiento está ahora en otro dispositivo
seat-moved-what = Desde aquí puedes mirar, o traer el asiento de vuelta desde el otro dispositivo.
seat-sent-away = Ya no estás en esta mesa
seat-sent-away-what = Quien organiza la mesa ha liberado tu asiento. Puedes mirar, o volver a sentarte si hay sitio.
seat-left = Has dejado esta mesa
seat-left-what = Puedes mirar, o volver a sentarte si hay sitio.
move-seat = Llevar este asiento a otro dispositivo
move-seat-what = Abre allí esta dirección antes de diez minutos. Funciona una sola vez, y entonces este dispositivo deja el asiento.
leave = Dejar la mesa
still-running = Tu partida de { $game } sigue en marcha.
still-running-what = Una partida en marcha
return-to-table = Volver a la mesa
leave-sure = ¿Irte definitivamente? Un bot seguirá jugando por ti.
leave-room-sure = ¿Dejar esta mesa?
bot-holds = Un bot está jugando por ti.
bot-holds-clock = Se te acabó el tiempo dos veces: un bot está jugando por ti.
time-up = Se acabó el tiempo: un bot ha jugado por ti.
take-back = Recuperar tu asiento

## Talk
chat = Chat
chat-empty = Aún no hay mensajes.
chat-say = Di algo
send = Enviar
preset-hello = ¡Hola!
preset-well-played = ¡Bien jugado!
preset-thanks = ¡Gracias!
preset-oops = ¡Ups!
preset-thinking = Déjame pensar.
preset-your-turn = ¡Te toca!
preset-never-guessed = Jamás lo habría adivinado.
preset-good-game = ¡Buena partida!

## Said aloud
say-joined = { $name } ha tomado asiento.
say-started = Empieza la partida.
say-your-turn = Te toca.
say-placed = { $name } ha colocado «{ $title }», { $date }. Correcto.
say-misplaced-between = { $name } ha colocado «{ $title }», { $date }. Incorrecto, iba entre { $left } y { $right }.
say-misplaced-before = { $name } ha colocado «{ $title }», { $date }. Incorrecto, iba antes de: { $right }.
say-misplaced-after = { $name } ha colocado «{ $title }», { $date }. Incorrecto, iba después de: { $left }.
say-ended = La partida ha terminado.
say-play-off = Desempate: siguen { $names }, con una carta cada cual.
say-chat = { $name } dice: { $text }
say-went-left = { $name } ha dado la vuelta a «{ $title }», { $date }: ahora es la más antigua de la fila.
say-went-right = { $name } ha dado la vuelta a «{ $title }», { $date }: ahora es la más reciente de la fila.
say-went-slot = { $name } ha dado la vuelta a «{ $title }», { $date }: llena una casilla.
say-went-stack = { $name } ha dado la vuelta a «{ $title }», { $date }: misma fecha, se apila.
say-went-blocked = { $name } ha dado la vuelta a «{ $title }», { $date }: la casilla está ocupada, la carta se bloquea.
say-discarded = { $name } ha descartado «{ $title }», { $date }.

## Keys
keys = Atajos de teclado
key-pick = elegir una carta
key-gap = elegir un hueco
key-place = colocar la carta
key-zoom = cartas más pequeñas o más grandes
key-cancel = cancelar
key-line = oír la línea temporal
key-hand = oír tus cartas
key-try = dar la vuelta a la carta
key-discard = descartar la carta
key-stop = terminar tu turno

## Settings and about
settings = Ajustes
language = Idioma
theme = Tema
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
motion = Animaciones
motion-auto = Como el dispositivo
motion-less = Reducidas
pace = Mostrar las jugadas
pace-slow = Con tiempo para leer
pace-usual = Normal
pace-fast = Deprisa
pace-none = Todas de golpe
hints = Pistas
hints-first = En mi primera partida
hints-always = Siempre
hints-never = Nunca
sound = Sonido
sound-off = apagado
shakes = Vibración
shakes-what = El teléfono vibra suavemente cuando se da la vuelta a una carta.
calm = Modo tranquilo.
calm-what = Sin chat, sin público, sin animaciones, sin sonido.
notify = Avisarme cuando me toque.
notify-what = Solo mientras esta página está en segundo plano.
settings-stored = Estos ajustes se guardan en este dispositivo.
about = Acerca de
about-what = Antedate es un lugar para jugar a juegos de cartas de cronología, fieles a las reglas impresas, con amigos y con bots. Es un solo programa que cualquiera puede poner en marcha.
credits = Los juegos
credit-timeline = Timeline es obra de Frédéric Henry.
credit-twist = El juego cooperativo de Timeline Twist es obra de Frédéric Henry y Corey Konieczka.
credit-trek = Trekking Through History es obra de Charlie Bink.
not-affiliated = No tenemos relación con sus editoriales. El texto de las reglas, las cartas y los datos son nuestros.
licences = Licencias
licence-motifs = Imágenes: game-icons.net, de Lorc, Delapouite y otros colaboradores, CC BY 3.0.
licence-fonts = Tipos de letra: Playfair Display y Source Sans 3, SIL Open Font License.
licence-decks = Mazos: CC BY 4.0.
licence-code = Programa: MIT o Apache 2.0.
licence-packages = Paquetes que usan esta página y el programa, cada uno con su licencia:
privacy = Privacidad
privacy-what = Sin cuenta, sin rastreo, sin cargar nada de otros sitios. El servidor guarda tus apodos, mensajes y jugadas, y nada más sobre ti. Puedes exportarlos o borrarlos en tu página.
offline-title = La mesa está fuera de alcance
offline-what = El servidor no responde, o este dispositivo no tiene conexión. No se ha perdido nada: tu asiento y tus jugadas están a salvo.
offline-again = Intentar otra vez
no-such-page = Página no encontrada
no-such-page-what = Esta dirección no lleva a ninguna parte. ¿La has copiado entera?

## Refusals
error-unreachable = No se puede llegar al servidor. Inténtalo de nuevo dentro de un momento.
error-not-seated = No tienes asiento en esta mesa. Entra primero.
error-not-host = Solo puede hacerlo quien organiza la mesa.
error-table-closed = Esta mesa está cerrada. Abre otra.
error-game-running = Hay una partida en marcha. Espera a que acabe.
error-no-game = No hay ninguna partida en marcha. Quien organiza la mesa puede empezar una.
error-table-locked = Esta mesa está bloqueada. Pide a quien la organiza que la desbloquee.
error-table-full = Los { $seats } asientos están ocupados. Puedes mirar, o pedir más asientos a quien organiza la mesa.
error-bad-name = Un nombre tiene de 1 a { $max } caracteres visibles. Elige otro.
error-name-taken = En esta mesa ya hay alguien con ese nombre. Elige otro.
error-name-reserved = Ese nombre está reservado para el servidor o sus bots. Elige otro.
error-bad-token = La llave de este asiento está dañada. Entra de nuevo.
error-token-used = Esta llave ya se usa en esta mesa. Entra de nuevo.
error-bad-id = No se ha podido leer el mensaje. Recarga la página.
error-no-such-player = Esa persona no está en esta mesa.
error-not-a-bot = No es un bot.
error-bad-level = Este servidor no tiene ningún bot con ese carácter. Elige otro.
error-bad-option = No se puede elegir esto: { $option } = { $value }.
error-too-few-players = Para este juego hacen falta { $needed } personas, pero { $have ->
    [one] solo hay una
   *[other] solo hay { $have }
}. Invita a alguien o añade bots.
error-too-few-cards = { $have ->
    [one] Solo hay una carta en juego, pero hacen falta { $needed }.
   *[other] Solo hay { $have } cartas en juego, pero hacen falta { $needed }.
} Elige más temas o años, un mazo mayor, menos gente o manos más pequeñas.
error-cannot-deal = No se pueden repartir las cartas: { $reason }
error-bot-holds-seat = Un bot está jugando por ti. Recupera primero tu asiento.
error-owner-gone = No hay nadie para ocupar este asiento; el bot sigue jugando.
error-stand-in-too-strong = En esta mesa solo pueden ocupar el asiento de alguien estos bots: { $allowed }.
error-stale = Alguien ha jugado mientras tanto. Mira otra vez y decide.
error-wrong-game = Esa jugada es de otra partida.
error-cannot-drop = En este juego no se puede dejar fuera a nadie. Deja que un bot ocupe el asiento.
error-already-out = Esa persona ya está fuera de la partida.
error-bad-text = Un mensaje tiene de 1 a { $max } caracteres. Acórtalo.
error-bad-characters = Tu texto tiene caracteres que no se ven, que lo invierten o que se amontonan sobre una letra. Quítalos e inténtalo de nuevo.
error-headers-too-long = La petición tiene demasiadas cabeceras, o son demasiado largas.
error-no-pins = Solo se pueden dar consejos en el juego cooperativo. Usa el chat.
error-bad-pin = Esa carta ya no está ahí.
error-not-finished = La partida no ha acabado. Su registro es secreto hasta entonces.
error-not-due = Eso ya ha ocurrido.
error-not-your-turn = No te toca. Espera tu turno.
error-not-in-hand = Esa carta no está en tu mano.
error-no-such-gap = La línea temporal no tiene ese hueco. Elige otro.
error-out-of-game = Estás fuera de esta partida.
error-no-such-seat = Ese asiento no existe.
error-game-over = La partida ha terminado.
error-card-blocked = Esa carta está bloqueada: solo puedes descartarla.
error-already-placing = Ya has dado la vuelta a una carta, así que este turno no puedes descartar.
error-icon-differs = El icono no coincide con el de los descartes. Elige otra carta.
error-nothing-placed = Coloca una carta antes de terminar tu turno.
error-bad-message = El servidor no ha entendido esta página. Recárgala.
error-version-unknown = Esta página es demasiado antigua para el servidor. Recárgala.
error-enter-first = La conexión aún no estaba lista. Inténtalo de nuevo.
error-wrong-token = Este asiento ya no está en este dispositivo. Puede que haya pasado a otro.
error-too-fast = Demasiados mensajes. Espera un momento.
error-saving-paused = Ahora mismo el servidor no puede guardar. Inténtalo de nuevo dentro de un momento.
error-going-down = El servidor se está reiniciando. Inténtalo de nuevo dentro de un momento.
error-no-such-table = Esta mesa no existe. Comprueba el enlace.
error-no-such-code = Ninguna mesa tiene este código. Compruébalo e inténtalo de nuevo.
error-no-such-deck = Este mazo no existe. Elige otro.
error-bad-decks = Estos mazos no se pueden mezclar, o no sirven para este juego. Elige otros.
error-bad-request = El servidor no ha entendido la petición. Recarga la página.
error-table-damaged = El registro de esta mesa está dañado. Abre una mesa nueva.
error-too-long = El mensaje es demasiado largo. Acórtalo.
error-too-many = Demasiados intentos. Espera un momento e inténtalo de nuevo.
error-too-slow = La petición ha tardado demasiado en llegar. Envíala otra vez.
error-wrong-origin = Esta página viene de otra dirección. Ábrela en la dirección del servidor.
error-wrong-ticket = Este enlace ha caducado o ya se ha usado. Consigue otro en el otro dispositivo.
error-method-not-allowed = El servidor no conoce esta petición. Recarga la página.
error-not-found = Aquí no hay nada. Empieza por la página de inicio.
error-which-player = En este dispositivo juegan varias personas. Elige cuál.

## Trek
game-trek-what = Tres días por el tiempo, de 2 a 4 personas: elige destinos, completa tu itinerario y haz viajes largos.
edition-trek = trek
trek-first-game = Primera partida: los itinerarios del día I se reparten al azar
hint-trek = Toca una carta para ver adónde llegaría tu reloj y qué ganarías. Las fechas en orden forman un viaje: cuanto más largo, mejor.
token-person = Persona
token-event = Evento
token-innovation = Innovación
token-progress = Progreso
token-wild = Comodín
token-crystal = Cristal de tiempo
token-letter-person = P
token-letter-event = E
token-letter-innovation = I
token-letter-progress = G
token-letter-wild = C
token-letter-crystal = T
trek-nothing = nada
trek-h = h
trek-clock = El reloj
trek-clock-start = En la salida, desde arriba: { $names }.
trek-clock-at = { $hour ->
    [1] En la 1
   *[other] En las { $hour }
}, desde arriba: { $names }.
trek-clock-done = En las 12, fin del día: { $names }.
trek-done = listo
trek-departures = Destinos y ancestros
trek-departure = Destino { $n }: { $title }, { $date }. { $hours ->
    [one] Una hora
   *[other] { $hours } horas
}, da { $benefits }
trek-departure-mat = Destino { $n }: { $title }, { $date }. { $hours ->
    [one] Una hora
   *[other] { $hours } horas
}, da { $benefits }, más { $mat } del tablero
trek-space-empty = Destino { $n }: vacío
trek-ancestor = Ancestro
trek-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
trek-ancestor-says = Ancestro: { $hours ->
    [one] una hora
   *[other] { $hours } horas
}, da { $benefits }, continúa cualquier viaje. En la pila: { $n }
trek-preview = Lo que da esta visita
trek-lands = { $hours } h: tu reloj marcará { $watch ->
    [1] la 1
   *[other] las { $watch }
}.
trek-lands-punctual = { $hours } h: justo a las 12, +{ $points }.
trek-lands-late = { $hours } h: pasa de las 12, así que tu reloj se para ahí.
trek-journey-starts = Empieza un viaje.
trek-journey-continues = Tu viaje sigue: { $length } cartas, vale { $worth }.
trek-journey-closes = Tu viaje de { $closed } termina; empieza otro.
trek-pays-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } puntos
}
trek-pays-crystals = { $n ->
    [one] +1 cristal
   *[other] +{ $n } cristales
}
trek-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
trek-crystals = { $n ->
    [one] 1 cristal
   *[other] { $n } cristales
}
trek-returned = No hay sitio para: { $tokens }.
trek-again = Después te toca otra vez.
trek-spend = Gasta cristales para ahorrar horas
trek-spend-less = Un cristal menos
trek-spend-more = Un cristal más
trek-spending = { $n ->
    [one] 1 cristal por gastar
   *[other] { $n } cristales por gastar
}
trek-wild-to = El comodín va a la columna
trek-wild-as = Comodín como { $name }
trek-place-own = { $name } en su columna
trek-go = Ir allí
trek-choose = Elige el itinerario de hoy
trek-choose-how = Elige en secreto: todos se muestran a la vez. Cada uno dura un día.
trek-take-itinerary = Elegir este
trek-your-itineraries = Tus itinerarios
trek-waiting = Aún eligen: { $names }
trek-has-chosen = Ha elegido en secreto
trek-is-choosing = Está eligiendo itinerario
trek-choose-departure = Elige un destino o un ancestro.
trek-place-tokens = ¿Dónde va la ficha?
trek-must-pass = No queda nada que elegir.
trek-pass = Pasar por hoy
trek-itinerary-named = Itinerario «{ $name }»
trek-column-says = { $name }: { $filled } de { $all } cubiertas
trek-space-pays = la casilla { $n } da { $reward }
trek-row-pays = La fila { $n }, completa, da { $reward }
trek-panel-of = Itinerario y viajes de { $name }
trek-score-says = { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}: { $points } en el marcador, { $journeys } por los viajes.
trek-open-journey = Viaje:
trek-closed-journey = Cerrado:
trek-journey-worth = { $length ->
    [one] una carta
   *[other] { $length } cartas
}, vale { $worth }
trek-no-journey = Aún no hay viaje.
trek-index = Índice de fechas
trek-index-how = Todas las fechas del mazo de cada día. En dorado: ahora en la fila. Tachadas: visitadas. Las demás están por llegar o ya han pasado.
trek-index-of = Fechas del día { $day }
trek-date-row = en la fila
trek-date-visited = visitada
trek-day = Día { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Termina el día { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-today = { $n ->
    [one] 1 punto hoy
   *[other] { $n } puntos hoy
}
trek-day-line = { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}, { $open ->
    [0] ningún viaje abierto
    [one] un viaje de 1 carta
   *[other] un viaje de { $open } cartas
}, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} en total
trek-day-next = Cartas nuevas para el día { $day ->
    [1] I
    [2] II
   *[3] III
}. Viajes y cristales se conservan; cada cual elige un itinerario nuevo.
trek-told-chose = { $who ->
    [you] Has elegido itinerario.
   *[other] { $name } ha elegido itinerario.
}
trek-told-revealed = Se muestran todos los itinerarios. Empieza el día.
trek-told-visit = { $who ->
    [you] Visitas
   *[other] { $name } visita
} «{ $title }», { $date }: el reloj marca { $watch ->
    [1] la 1
   *[other] las { $watch }
}. { $journey ->
    [starts] Empieza un viaje.
    [detours] Entra en el viaje por un desvío: { $length } cartas.
    [continues] El viaje tiene { $length } cartas.
   *[closes] El viaje termina y empieza otro.
}{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } puntos.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristal.
   *[other] {" "}+{ $crystals } cristales.
}
trek-told-ancestor = { $who ->
    [you] Encuentras a un ancestro
   *[other] { $name } encuentra a un ancestro
}: el reloj marca { $watch ->
    [1] la 1
   *[other] las { $watch }
}. El viaje tiene { $length } cartas.{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } puntos.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristal.
   *[other] {" "}+{ $crystals } cristales.
}
trek-told-token = { $who ->
    [you] Colocas una ficha
   *[other] { $name } coloca una ficha
}: { $column ->
    [person] Persona
    [event] Evento
    [innovation] Innovación
   *[progress] Progreso
}.{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } puntos.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristal.
   *[other] {" "}+{ $crystals } cristales.
}
trek-told-passed = { $who ->
    [you] No tienes nada que elegir y pasas.
   *[other] { $name } no tiene nada que elegir y pasa.
}
trek-told-day-ended = Termina el día { $day ->
    [1] I
    [2] II
   *[3] III
}.
trek-told-day-began = Empieza el día { $day ->
    [1] I
    [2] II
   *[3] III
}: cada cual elige un itinerario.
trek-final-count = Recuento final
trek-count-1 = Marcador
trek-count-2 = Cristales
trek-count-3 = Viajes
trek-count-4 = Total
trek-count-how = Un viaje puntúa por su longitud: cartas → puntos.
trek-show-all = Mostrar todo
trek-winner = gana
trek-won-with = { $n ->
    [one] Con 1 punto.
   *[other] Con { $n } puntos.
}
trek-tie-journey = Empate a puntos: { $nth ->
    [1] gana el viaje más largo.
    [2] gana el segundo viaje más largo.
   *[other] gana el { $nth }.º viaje más largo.
}
trek-tie-shared = Empate a puntos y en todos los viajes: victoria compartida.
trek-journeys = Los viajes
trek-journeys-how = Toca una fecha para leer su historia.
share-trek = Antedate Trek: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, puesto { $place } de { $n }
picture-trek = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, puesto { $place } de { $n }
key-departure = elegir un destino
key-ancestor = elegir un ancestro
key-neighbours = el destino siguiente
key-go = ir allí, o elegir el itinerario
key-crystals = menos o más cristales
key-wild = otra columna para el comodín
key-clock = oír el reloj
key-row = oír los destinos
key-me = oír tu itinerario
key-index = el índice de fechas
error-choose-first = Cada día empieza con un itinerario. Elige primero uno de los tuyos.
error-others-choosing = Ya has elegido. Espera a que lo hagan los demás.
error-not-choosing = Los itinerarios se eligen al empezar el día. Sigue con el tuyo.
error-not-your-itinerary = Ese itinerario no es tuyo. Elige uno de los tuyos.
error-itinerary-used = Ya has usado ese itinerario. Elige otro.
error-itinerary-drawn = En una primera partida, el día I se juega con el itinerario que te tocó.
error-no-such-space = Ese destino no existe. Elige uno de los seis.
error-empty-space = Ahí ya no queda nada. Elige otro destino.
error-no-ancestor-left = No quedan ancestros. Elige un destino.
error-ancestor-cannot-start = Un ancestro no puede empezar un viaje. Elige primero un destino.
error-not-enough-crystals = No tienes tantos cristales. Gasta menos.
error-below-one-hour = Una visita dura al menos una hora. Gasta menos cristales.
error-tokens-first = Tienes fichas por colocar. Colócalas primero.
error-no-tokens-to-place = No tienes ninguna ficha que colocar. Elige un destino.
error-no-such-token = Ya no tienes ninguna ficha así. Coloca una de las tuyas.
error-wrong-column = Esa ficha solo puede ir en su columna.
error-column-full = Esa columna está llena. Elige otra.
error-impossible-tokens = Las fichas no se pueden colocar así. Elige de nuevo.
error-cannot-pass = Solo puedes pasar cuando no hay nada que elegir.

## Replay
replay = Repetición
replay-of = Repetición: { $game }
watch-replay = Ver la repetición
replay-what = Vuelve a ver una partida terminada, jugada a jugada: desde el punto de vista de cualquiera o con todas las cartas a la vista.
replay-drop = Suelta aquí un registro de partida
replay-choose = Elegir archivo
replay-where = El registro de una partida está en su página de resultado, junto a la comprobación del barajado. El servidor lo repite según las reglas y no guarda nada.
replay-other-file = Otro archivo
replay-which = Partida de este archivo, de 1 a { $n }
replay-controls = Moverse por la partida
replay-first = Al reparto
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-move = Jugada
replay-at = Jugada { $n } de { $all }
replay-deal = Se reparten las cartas.
replay-eyes = Vista
replay-eyes-none = público
replay-eyes-all = todas las cartas a la vista
replay-pace = Velocidad
replay-pace-slow = lenta
replay-pace-usual = normal
replay-pace-fast = rápida
replay-link = Enlace a este momento
replay-to-table = A la mesa
replay-unused = Itinerarios que le quedan a { $name }
replay-pile = { $n ->
    [0] La pila de robo está vacía
    [one] La pila de robo: una carta
   *[other] La pila de robo, desde arriba: { $n } cartas
}
say-stopped = { $name } termina su turno.
say-dropped = { $name } ha dejado la partida; sus cartas se muestran y se descartan.
key-replay-step = una jugada atrás o adelante
key-replay-ends = al reparto o al final
key-replay-play = reproducir o pausar
error-not-a-transcript = Este archivo no es un registro de partida. Elige un archivo .jsonl de una página de resultado, o uno escrito por «antedate lab».
error-bad-transcript = La línea { $line } incumple las reglas ({ $clause }): { $reason }
error-transcript-without-deck = Este registro no dice con qué mazo se jugó, así que no se pueden nombrar las cartas.
error-transcript-too-long = Un registro de partida puede tener como mucho { $max } bytes. Este es más largo.
error-unknown-deck = Esta partida se jugó con el mazo «{ $deck }» { $version }, que este servidor no tiene (huella { $hash }). Inicia el servidor con «--decks» y la carpeta de ese mazo, o abre el registro donde se jugó la partida.
error-deck-differs = Esta partida se jugó con otra versión del mazo «{ $deck }»: { $version } (huella { $hash }). Abre el registro donde se jugó la partida.
error-cards-differ = La carta «{ $card }» de este registro no es la del mazo. El registro se ha modificado.
error-no-such-game = Esta mesa no ha jugado tantas partidas. Hasta ahora: { $games }.

## The decks page, and what readers say of a card

decks-lead = Hojea las cartas cuando quieras. Las fechas siguen ocultas hasta que tocas una carta.
play-with-deck = Jugar con este mazo
coverage-time = Cartas por periodo
coverage-topics = Cartas por tema
coverage-fame = Cartas por fama
coverage-period = Periodo
coverage-known = Fama
coverage-cards = Cartas
coverage-table = En tabla
coverage-most = { $title }: el máximo, en «{ $name }», con { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}. Todas las cifras están en la tabla de abajo.
fame = { $n ->
    [1] para especialistas
    [2] poco conocida
    [3] bastante conocida
    [4] muy conocida
   *[other] la conoce todo el mundo
}
deck-cards = Las cartas
deck-cards-how = Toca una carta para ver su fecha, su historia y su fuente.
deck-print = Imprimir y recortar
deck-print-how = Un PDF con las cartas, las reglas y todas las fechas. Imprime a doble cara, volteando por el borde largo, y a tamaño real; las marcas indican por dónde cortar.
deck-print-a4 = PDF en A4
deck-print-letter = PDF en tamaño carta
deck-find = Buscar cartas
deck-search = En el título
deck-topic = Tema
deck-all-topics = Todos los temas
deck-all-periods = Todos los periodos
deck-found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
deck-show-dates = Mostrar todas las fechas
deck-more = Mostrar más ({ $n ->
    [one] queda { $n }
   *[other] quedan { $n }
})
date-hidden = fecha
deck-authors = De { $authors }.
deck-licence = Licencia { $licence }, versión { $version }.
deck-sources = Cada carta cita su fuente; un código como Q12345 es un elemento de Wikidata.
wrong-date = Esta fecha está mal
wrong-date-of = Esta fecha está mal: { $title }
wrong-date-what = Tu nota llega a quien lleva este servidor, que puede corregir el mazo. No se guarda nada sobre ti, así que nadie puede responderte.
wrong-date-words = ¿Qué está mal?
wrong-date-year = El año correcto, si lo sabes
wrong-date-source = ¿Dónde se puede comprobar?
wrong-date-empty = Dinos en pocas palabras qué está mal.
wrong-date-thanks = Gracias. Hemos guardado tu nota.
error-no-such-card = Este mazo no tiene esa carta. Recarga la página.
error-bad-report = Eso no se puede guardar. Escribe unas palabras, { $max } caracteres como mucho, y un año válido.
error-deck-too-large-to-print = Este mazo tiene { $cards } cartas; desde aquí se pueden imprimir { $max } como mucho. Pregunta a quien lleva este servidor.
error-reports-full = Las notas anteriores aún no se han leído. Inténtalo otro día.
## First games and rules
rules = Reglas
rules-open = Las reglas de { $game }
teach-me = Enséñame
teach-me-what = Una partida de verdad con un bot amable y una guía que explica cada cosa la primera vez que ocurre.
teach-me-game = Enséñame { $game }
coach = Guía
coach-next = Entendido
coach-stop = Seguir sin guía
coach-sum-title = Has terminado tu primera partida
coach-sum-cards = { $right ->
    [one] Una de tus cartas encontró su sitio
   *[other] { $right } de tus cartas encontraron su sitio
} { $wrong ->
    [0] y ninguna falló.
    [one] y otra no.
   *[other] y { $wrong } no.
}
coach-sum-timeline = Para recordar: juega las cartas que tengas claras mientras su hueco sea ancho, y lee cada fecha que se descubra. La próxima vez habrá más gente, y nadie te dirá en qué fijarte.
coach-sum-twist = Para recordar: los extremos de la fila son lo que más vale, en cada casilla cabe una sola fecha, y está bien parar tras un acierto. Descarta las cartas bloqueadas por su icono antes de quedarte sin cartas en pie.
coach-sum-trek = Para recordar: los pasos cortos en el tiempo hacen viajes largos, las visitas breves te dan más turnos, y vale la pena buscar las recompensas. La próxima vez, piensa en el día antes de elegir tu itinerario.
coach-timeline-welcome = La carta del centro muestra su fecha: con ella empieza la línea temporal. Elige abajo una de tus cartas y luego el hueco donde crees que va: antes o después. Empieza por la que tengas más clara.
coach-timeline-right = ¡Correcto! La carta se queda y tienes una menos. No robas nada: así se gana. Ahora la línea temporal tiene un hueco más, para todo el mundo.
coach-timeline-wrong = Incorrecto: la carta se va y robas otra. Tienes tantas cartas como antes y has perdido un turno. Mira dónde iba: su fecha puede servirte más adelante.
coach-timeline-others = Era una carta de tu rival. Acierte o no, cada fecha que se descubre acota tus opciones: léela antes de elegir.
coach-timeline-gaps = La línea temporal ha crecido y sus huecos han encogido. Una carta que solo sabes situar más o menos va mejor en un hueco ancho: juégala antes de que se llene.
coach-timeline-play-off = Desempate: varias personas se han quedado sin cartas en la misma ronda, y cada una roba otra. Gana quien, al final de una ronda, sea la única persona sin cartas.
coach-timeline-round = Alguien se ha quedado sin cartas. La ronda se juega hasta el final, para que todo el mundo tenga los mismos turnos: una carta correcta puede salvarte.
coach-timeline-last = Tu última carta. Si aciertas y nadie más termina en esta ronda, ganas.
coach-timeline-other-last = A tu rival le queda una carta. No puedes impedirlo, pero sí seguirle el ritmo: si tú también te quedas sin cartas en esa ronda, hay desempate.
coach-twist-welcome = El bot es tu compañero de equipo. Elige una carta y dale la vuelta: solo su fecha decide dónde va. Lo mejor es antes o después de toda la fila: busca una carta muy antigua o muy reciente.
coach-twist-end = Es el nuevo extremo de la fila: 2 puntos. Ahora la fila abarca más años, y todo lo que caiga dentro tiene que repartirse unas pocas casillas.
coach-twist-slot = Cae entre dos cartas de la fila, así que va a la casilla de encima: 1 punto. Solo hay una casilla entre dos vecinas, y esta ya está ocupada.
coach-twist-stack = Exactamente la misma fecha que una carta ya puesta: se apila sobre ella y puntúa igual.
coach-twist-blocked = Su casilla estaba ocupada, así que la carta se bloquea. Queda tumbada ante ti y resta un punto al equipo hasta que puedas descartarla por su icono. Evita ahora las cartas de esos mismos años.
coach-twist-must = En este turno nada ha encontrado sitio, así que tienes que dar la vuelta a otra carta. Si todas tus cartas en pie se bloquean en un turno, se acaba la partida para ambos.
coach-twist-danger = Cuidado: te quedan pocas cartas en pie. Si se bloquean todas las cartas a las que des la vuelta en este turno, se acaba la partida para ambos. Una carta con marco azul se puede descartar sin riesgo; si no, elige la que tenga más opciones de ser un nuevo extremo o de encontrar una casilla libre.
coach-twist-stop = Una carta ha encontrado su sitio. Puedes parar aquí: conservas lo que tienes y robas. O dale la vuelta a otra, si la tienes clara: un segundo acierto también termina tu turno.
coach-twist-others = Tu compañero de equipo ha jugado. Todas las cartas están a la vista, así que mira también las suyas: la casilla que llena uno la pierde el otro.
coach-twist-advice = Hay una nota prendida en una de tus cartas: es lo que haría tu compañero de equipo. Tú decides.
coach-twist-discard = Una carta con marco azul tiene el icono que piden los descartes. En vez de dar la vuelta a cartas, puedes descartarla: cuesta un punto, pero es seguro, y es la única forma de librarse de una carta bloqueada.
coach-twist-narrow = Entre dos cartas de la fila no se inserta nunca nada: cada pareja tiene una sola casilla, por muchos años que abarque. Antes de dar la vuelta a una carta de en medio, comprueba que su casilla esté libre.
coach-twist-pile = La pila de robo está vacía. A partir de ahora solo se juegan las cartas que cada cual tiene delante; cada una que quede al final cuesta un punto.
coach-trek-drawn = Este es tu itinerario del día I, repartido al azar. En sus columnas van fichas: Persona, Evento, Innovación y Progreso. Las casillas cubiertas y las filas completas dan lo que llevan impreso.
coach-trek-departures = Seis destinos, y debajo los ancestros. Toca uno: el reloj muestra adónde llegaría el tuyo, y la barra de abajo, qué ganarías. Las visitas cortas te dejan más día; las largas dan más.
coach-trek-itinerary = Elige el itinerario de hoy. Mira antes los destinos: ¿qué fichas serán fáciles de conseguir? Los demás también eligen en secreto, y cada itinerario dura un solo día.
coach-trek-tokens = Tus fichas han caído en sus columnas, cada una en la casilla libre más alta. Busca las casillas y filas con recompensa; una ficha cuya columna está llena se pierde.
coach-trek-hours = Le toca a quien tiene el reloj más atrasado, a veces varias veces seguidas. Así, las visitas cortas dan muchos turnos, y una larga deja que los demás te alcancen.
coach-trek-journey = Estás de viaje. Una carta de fecha posterior lo alarga; una anterior lo termina y empieza otro. Los pasos cortos en el tiempo dejan sitio para muchas cartas más.
coach-trek-closed = Tu viaje ha terminado: lo conservas, y puntúa al final. Ha empezado otro. Un viaje largo vale mucho más que dos cortos.
coach-trek-crystals = Tienes un cristal de tiempo. Gástalo antes de salir para ahorrar una hora, quizá para llegar justo a las 12. Un cristal guardado vale un punto al final.
coach-trek-ancestor = Un ancestro no tiene fecha y continúa cualquier viaje. Elígelo cuando todos los destinos te harían retroceder en el tiempo.
coach-trek-noon = El día se acaba. Llegar justo a las 12 da 3 puntos; con una carta que pasaría de largo, tu reloj se para ahí sin esos puntos, aunque recibes sus fichas. Así que deja las visitas largas para el final.
coach-trek-done = Tu reloj marca las 12: tu día ha terminado. Los demás siguen hasta que termine el suyo. Quien llega en último lugar empieza el día siguiente.
coach-trek-day = Un nuevo día con cartas posteriores. Las fichas y el itinerario se van, pero conservas tu viaje y tus cristales: no lo termines a la ligera.
coach-trek-last-day = El último día. Al final, cada cristal vale un punto, y tu viaje abierto también puntúa.

## Me
me = Yo
me-lead = Tu historial aquí. Esta página solo se ve en este navegador.
me-games-n = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
me-won-n = { $n ->
    [one] { $n } ganada
   *[other] { $n } ganadas
}
me-right = Cartas acertadas
me-right-of = { $right } de { $tries }
me-streak = Victorias seguidas
me-streak-best = tu mejor racha
me-none-title = Aún no hay nada
me-none = Termina tu primera partida. Entonces esta página mostrará qué épocas y temas conoces mejor y qué cartas conviene repasar.
me-map = Mapa del tiempo
me-map-lead = Con qué frecuencia has colocado bien las cartas de cada casilla. Toca una para practicarla.
me-map-hits = { $period }, { $topic }: { $right } de { $tries } acertadas.
me-map-none = { $period }, { $topic }: aún sin jugar.
me-map-practise = Practicar estas cartas
me-map-seldom = rara vez bien
me-map-always = casi siempre
me-map-few = muy pocas para saberlo
me-map-unplayed = aún sin jugar
me-percent = { $n } %
me-missed = Cartas que se te resisten
me-missed-how = Piensa cuándo ocurrió y toca para comprobarlo.
me-missed-n = { $wrong ->
    [one] { $wrong } fallo
   *[other] { $wrong } fallos
} de { $tries }
me-best = Tus mejores marcas
me-best-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
me-best-seats = { $seats ->
    [one] en solitario
   *[other] { $seats } en la mesa
}
me-latest = Tus partidas
me-game-won = ganada
me-game-lost = no ganada
me-game-left = abandonada
me-with = con { $names }
me-game-alone = en solitario
me-stood-in = jugó un bot en tu lugar
me-kept = Qué guardamos de ti
me-kept-what = Tus nombres, mensajes y jugadas en las mesas, asociados a un número y sin cuenta. Si varias personas juegan en este dispositivo, aquí solo cuenta la primera de cada mesa.
me-number = Tu número, si escribes a quien lleva este servidor: { $number }
me-export = Exportar todo
me-erase = Borrar todo
me-erase-sure = ¿Borrar todo de verdad?
me-erase-what = Tus nombres y mensajes desaparecen de todas las partidas, dejas las mesas donde estás y esta página empieza de cero. Las partidas se conservan para los demás. No se puede deshacer.
me-erase-yes = Borrar
me-erase-no = Conservar
me-erased = Hecho. Aquí ya no queda nada sobre ti.

## Hall of fame
hall = Salón de la fama
hall-lead = Las mejores partidas de las mesas abiertas y las que alguien ha querido mostrar. Sin fechas ni cartas: no desvela nada.
hall-what = Lista
hall-edition = Edición
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = En la mesa
hall-period = Periodo
hall-period-today = últimas 24 horas
hall-period-week = últimos 7 días
hall-period-ever = desde siempre
hall-streaks = Timeline: victorias seguidas
hall-scores-twist = Twist: puntos de los equipos
hall-scores-trek = Trek: puntos
hall-none = Aún no hay partidas.
hall-none-how = Juega en una mesa abierta o muestra tu resultado cuando acabe una partida.
hall-place = Puesto
hall-who = Nombre
hall-result = Resultado
hall-streak-n = { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias seguidas
}
hall-points-unit = { $points ->
    [one] punto
   *[other] puntos
}
hall-somebody = alguien
hall-with-bots = con bots
hall-stood-in = un bot sustituyó a alguien
hall-see = Ver este resultado
hall-picture = Imagen de este resultado: { $what }
hall-to = Al salón de la fama
hall-show = Mostrar en el salón
hall-unlisted-deck = El salón de la fama solo recoge partidas jugadas con uno solo de los mazos incluidos, y entero.
hall-unlisted-stood-in = El salón de la fama solo recoge partidas que decidiste tú, de la primera a la última jugada. Aquí jugó un bot o se acabó el tiempo.
hall-unlisted-clock = El salón de la fama solo recoge partidas con 30 o 60 segundos por jugada, muy poco para buscar fechas.
hall-show-what = Tu nombre aparece como aquí; los demás, solo si también quieren. Sin cartas ni fechas.
hall-shown = Ya lo puede ver todo el mundo.
error-hall-off = Este servidor no tiene salón de la fama.
error-no-such-result = Este resultado no existe, o no se ha hecho público.

## Guessing along
guess-along = Adivinar también
guess-what = ¿Dónde van las cartas de { $name }? Adivina para ti; nadie lo sabrá.
guess-later = Te toca. Podrás volver a adivinar cuando jueguen los demás.
guess-it = Eso creo
guess-between = Creo que va entre { $left } y { $right }
guess-before = Creo que va antes de: { $right }
guess-after = Creo que va después de: { $left }
guess-was-right = Lo has adivinado.
guess-was-wrong = Habías pensado en otro hueco.
guess-score = { $right } de { $all } aciertos
key-guess = adivinar la carta de otra persona mientras esperas

## The picture of a result
picture = Imagen
picture-save = Guardar imagen
picture-share = Compartir imagen

## Size of everything
size = Tamaño
size-auto = Según la pantalla
size-big = Grande, para el proyector

## Somebody is away, and the little line of advice
go-on-without = Seguir sin { $name }
go-on-sure = ¿Seguir sin { $name }? Sus cartas se muestran y se descartan, y no podrá volver a esta partida.
away-ask-host = Quien organiza la mesa puede poner ya un bot; a los dos minutos, cualquiera de la mesa.
away-host = A los dos minutos, cualquiera de la mesa puede poner un bot.
pin-by = { $where } (consejo de { $names })

# Práctica: lo que se ha fallado vuelve.
practice = Práctica
practice-due = { $n ->
    [0] nada pendiente
    [one] { $n } carta pendiente
   *[other] { $n } cartas pendientes
  }
practice-learned = { $n ->
    [one] { $n } aprendida
   *[other] { $n } aprendidas
  }
practice-nth = Carta { $n } de { $count }
practice-new = nueva para ti
practice-ask = ¿Dónde va esta carta?
practice-line = La línea temporal, de la más antigua a la más reciente
practice-off = { $n ->
    [one] A un hueco de distancia.
   *[other] A { $n } huecos de distancia.
  }
practice-yours = tu elección
practice-again-in = { $n ->
    [one] Vuelve mañana.
   *[other] Vuelve en { $n } días.
  }
practice-result = { $right } de { $count }
practice-more = Seguir practicando
practice-anki = Guardar mis cartas para Anki
practice-none-title = Aquí no hay nada que practicar
practice-none = Ya conoces todas las cartas de esta selección, o no hay ninguna. Juega una partida: lo que falles volverá aquí.
practice-begin = Practicar ahora
practice-missed = Practicar mis fallos
practice-lead = Las cartas que fallas vuelven justo antes de que las olvides.
error-no-such-question = El mazo ha cambiado desde que salió esta carta. Empieza la práctica de nuevo.
error-too-many-answers = Hay { $max } respuestas tuyas guardadas y no caben más. Borra tus datos para empezar de cero.
error-bad-date = Esa fecha no es válida. Escríbela así: 2026-11-19.
error-daily-in-future = Ese día aún no ha empezado. Sus cartas saldrán cuando empiece.
error-no-daily = Ese día no salieron cartas. Elige otro del archivo.
error-daily-running = Ese día aún está en juego. Su registro se abrirá cuando termine.
error-run-unfinished = Aún no has colocado todas las cartas de ese día. Termínalas primero.
error-run-over = Ya has jugado esta serie: { $points } de { $cards } acertadas. Se juega una sola vez.
error-card-closed = Esa carta ya se ha descubierto y vale tu primera respuesta. Sigue con la siguiente.
error-card-not-open = Aún no le toca a esa carta. Coloca antes las anteriores.
error-not-your-run = Solo puedes retar a otros con cartas que hayas jugado hasta el final. Juégalas primero.
error-no-such-duel = Ese duelo no existe. ¿Se copió el enlace entero?
error-duel-full = En este duelo ya hay { $max } personas, el máximo. Crea otro.
error-duel-not-joined = Aún no participas en este duelo. Únete primero con un nombre.
error-duel-deck-changed = El mazo ha cambiado desde que empezó el duelo. Crea otro con cartas nuevas.

play-timeline = Timeline
play-timeline-what = Gana quien coloque antes todas sus cartas
play-twist = Twist
play-twist-what = Una sola fila, en equipo
play-saga = Star Wars
play-saga-what = Escenas de las películas, en equipo
play-trek = Trek
play-trek-what = Tres días por el tiempo
play-chorus = Coro
play-chorus-what = Todos colocan la misma carta
play-children = Timeline infantil
play-children-what = Cartas famosas, tres por mano, bots amables
one-tap = Empieza una partida
company-bots = Solo yo, con bots
company-phone = Pasar este teléfono
company-screen = En este dispositivo
company-phone-what = Varias personas, un dispositivo
company-friends = Con amigos
go-on-with = Seguir: { $game }
under-way = en curso
turn-is = Le toca a { $name }
time-left = tiempo: { $time }
notify-me = Avisarme cuando me toque
so-far = Hasta ahora
last-game = Última partida
try-game = Probar { $game }
me-all = Todas mis partidas
lobby = Mesas abiertas
lobby-all-games = Todos los juegos
lobby-all-languages = Todos los idiomas
lobby-none = Ahora mismo no hay ninguna así.
seats-free = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
who-plays = ¿Quién juega?
which-game = ¿A qué jugamos?
player-n = Persona { $n }
add-player = Añadir a alguien más
more-choices = Más opciones
fame-wanted = Fama
fame-all = Todas las cartas
fame-4 = Muy conocidas
fame-5 = Solo las famosas
name-length = { $n } de { $max } letras
name-too-long = { $n } letras: el máximo es { $max }. Acórtalo un poco.
only-here-how = ¿Cómo pueden entrar otros teléfonos?
only-here-command = Quien pone en marcha el programa debe iniciarlo con «serve --lan». Así podrán entrar los teléfonos de la misma red.
you-yourself = Tú
last-card = Tu última carta
again-asked = { $n ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
again-waiting = Esperando a { $names }…
again-start-now = Empezar sin esperar
again-begun = Ya ha empezado la siguiente partida.
again-join = Unirme
result-won = ¡Has ganado! { $right } de { $all } acertadas
result-short = { $n ->
    [one] { $right } de { $all } acertadas, te faltó una carta
   *[other] { $right } de { $all } acertadas, te faltaron { $n } cartas
}
result-none-left = { $right } de { $all } acertadas
result-team = ¡Conseguido! { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: { $rank }
result-team-low = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: { $rank }
result-place = { $points ->
    [one] { $points } punto, puesto { $place } de { $n }
   *[other] { $points } puntos, puesto { $place } de { $n }
}
bot-played = { $bots ->
    [one] Un bot ha hecho una de tus { $all } jugadas.
   *[other] Un bot ha hecho { $bots } de tus { $all } jugadas.
}
bot-played-all = Un bot ha jugado toda tu partida.
moment-best = Tu mejor momento
moment-best-near = { $n ->
    [one] Acertada, a un año de su vecina
   *[other] Acertada, a { $n } años de su vecina
}
moment-best-same = Acertada, justo en el mismo año
moment-best-plain = Justo en su sitio
moment-miss = Para recordar
you-missed-by-years = { $n ->
    [one] Fallaste por un año
   *[other] Años de diferencia: { $words }
}
you-missed-by-scenes = { $n ->
    [one] Fallaste por una escena
   *[other] Fallaste por { $words } escenas
}
you-were-blocked = Le diste la vuelta y se bloqueó
table-menu = Menú de la mesa
preset-again = ¿Otra?
say-you-went-left = Has dado la vuelta a «{ $title }», { $date }: ahora es la más antigua de la fila.
say-you-went-right = Has dado la vuelta a «{ $title }», { $date }: ahora es la más reciente de la fila.
say-you-went-slot = Has dado la vuelta a «{ $title }», { $date }: llena una casilla.
say-you-went-stack = Has dado la vuelta a «{ $title }», { $date }: misma fecha, se apila.
say-you-went-blocked = Has dado la vuelta a «{ $title }», { $date }: la casilla está ocupada, la carta se bloquea.
say-you-discarded = Has descartado «{ $title }», { $date }.
trek-warps-option = Distorsiones temporales: una vez al día, cada cual puede alterar la fila, su reloj o su viaje
trek-warps = Distorsiones temporales
trek-warp-used-by = usada por { $name }
trek-warp-not-now = Ahora no cambiaría nada, o no puedes pagarla.
trek-warp-choose-spaces = ¿Qué dos cartas se intercambian?
trek-warp-choose-echo = ¿Qué beneficio?
trek-warp-look = Toca una carta para ver qué daría con esta distorsión.
trek-warp-use = Usarla: { $price }
trek-foresight = Pon una de estas encima del mazo. Solo tú las ves.
warp-rewind = Retroceso
warp-haste = Prisa
warp-exchange = Intercambio
warp-new-dawn = Nuevo amanecer
warp-foresight = Clarividencia
warp-detour = Desvío
warp-prism = Prisma
warp-echo = Eco
warp-does-rewind = Tu reloj retrocede una hora antes de que elijas la carta.
warp-does-haste = La carta que elijas cuesta dos horas menos, pero como mínimo una.
warp-does-exchange = Dos cartas de la fila se intercambian el sitio.
warp-does-new-dawn = Las cinco cartas de la fila se cambian por otras del mazo.
warp-does-foresight = Miras, solo tú, las tres cartas siguientes del mazo y pones una de ellas encima.
warp-does-detour = Una carta anterior puede ir antes de la última de tu viaje, si su fecha encaja ahí.
warp-does-prism = Todas las fichas de este turno son comodines.
warp-does-echo = El tablero te da el beneficio del destino que quieras.
warp-free = gratis
warp-costs-crystals = { $n ->
    [one] 1 cristal
   *[other] { $n } cristales
}
warp-costs-hours = { $n ->
    [one] 1 hora más
   *[other] { $n } horas más
}
trek-journey-detours = Con el desvío entra en tu viaje: { $length } cartas, vale { $worth }.
trek-signs = Símbolos
trek-sign-on = Tu viaje sigue: tendría ese número de cartas.
trek-sign-new = Una fecha anterior: tu viaje termina y empieza otro con esta carta.
trek-sign-hours = Las horas que dura la visita: es lo que avanza tu reloj.
trek-sign-mat = Un beneficio extra del tablero, bajo ese destino.
trek-sign-crystal = Cristal de tiempo: gástalo para ahorrar una hora, o guárdalo y valdrá 1 punto.
trek-sign-wild = Un comodín: va a cualquier columna.
trek-sign-noon = { $n ->
    [one] Llegar justo a las 12: 1 punto.
   *[other] Llegar justo a las 12: { $n } puntos.
}
trek-strip = Puntos según la longitud del viaje
trek-strip-says = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
trek-strip-beyond = Más allá de { $n }: { $points } más por cada carta
trek-track = marcador { $n }
trek-by-journeys = viajes { $n }
trek-why-score = Desglose
trek-why-track = en el marcador: casillas, filas y puntualidad
trek-why-crystals = { $n ->
    [one] por 1 cristal
   *[other] por { $n } cristales, a 1 punto cada uno
}
trek-why-open = { $n ->
    [one] por el viaje abierto, de 1 carta
   *[other] por el viaje abierto, de { $n } cartas
}
trek-why-journey = { $n ->
    [one] por un viaje cerrado, de 1 carta
   *[other] por un viaje cerrado, de { $n } cartas
}
trek-told-warp = { $who ->
    [you] Usas una distorsión temporal: «{ $warp }».
   *[other] { $name } usa una distorsión temporal: «{ $warp }».
}
trek-told-foreseen = { $who ->
    [you] Has mirado las próximas cartas del mazo.
   *[other] { $name } ha mirado las próximas cartas del mazo.
}
key-warps = las distorsiones temporales
error-no-warps = Esta partida se juega sin distorsiones temporales.
error-no-such-warp = Hoy no hay ninguna distorsión temporal así. Elige otra.
error-marker-used = Hoy ya has usado una distorsión temporal. Elige una carta.
error-warp-taken = Alguien ya ha usado hoy esta distorsión temporal. Elige otra.
error-warp-too-dear = No tienes cristales suficientes para esta distorsión temporal.
error-wrong-warp-choice = Esta distorsión temporal no funciona así. Elige lo que pide.
error-same-space = Elige dos cartas distintas.
error-nothing-to-echo = En ese destino no hay nada que repetir. Elige otro.
error-warp-changes-nothing = Ahora esta distorsión temporal no cambiaría nada.
error-nothing-to-take = Tras una distorsión temporal ya no quedaría nada que elegir.
error-put-on-top-first = Primero pon encima del mazo una de las cartas que estás mirando.
error-not-looking = Ahora no estás mirando cartas del mazo.
error-no-such-top = No estás mirando tantas cartas.
replay-settings = Vista y velocidad
coach-sum-chorus = Para recordar: la línea temporal crece acierte quien acierte, así que lee cada fecha que se descubra. Si dudas, elige el medio de la zona donde podría ir: fallar por poco pesa menos que fallar por mucho. La rapidez nunca cuenta.
coach-trek-warps = Junto al reloj están las distorsiones temporales: una vez al día, antes de elegir una carta, puedes usar una que nadie haya usado. Toca una para ver qué hace y cuánto cuesta.
me-uncounted-no-move = no cuenta: jugó un bot por ti
me-uncounted-left = te fuiste: no cuenta como victoria
me-uncounted-stood-in = un bot hizo alguna jugada por ti: no cuenta para la racha
game-chorus = Coro
game-chorus-what = Todo el mundo coloca la misma carta a la vez, en una sola línea temporal. En solitario o hasta 300 personas.
chorus-run = Cartas de la serie
chorus-names = Al descubrir la carta, mostrar quién eligió cada hueco
chorus-lives = Vidas
chorus-lives-off = Sin límite
chorus-run-so-far = La serie hasta ahora
chorus-card-of = Carta { $n } de { $run }
chorus-points = { $n ->
    [one] { $n } acierto
   *[other] { $n } aciertos
}
chorus-lives-left = { $n ->
    [one] queda { $n } vida
   *[other] quedan { $n } vidas
}
chorus-say-turned = «{ $title }»: { $date }. Aciertos: { $n } de { $all }.
chorus-say-right = ¡Has acertado! «{ $title }»: { $date }. Aciertos: { $n } de { $all }.
chorus-say-wrong = Esta vez no. «{ $title }»: { $date }. Aciertos: { $n } de { $all }.
chorus-hint-gap = Toca el hueco donde crees que va. Nadie ve tu elección hasta que se descubre la carta.
chorus-hint-done = Aún puedes cambiar de idea. Toca «Listo» cuando lo tengas claro: la carta se descubre cuando todo el mundo ha decidido.
chorus-where = ¿Dónde va «{ $title }»?
chorus-done = Listo
chorus-change = Cambiar mi elección
chorus-you-are-done = Ya has decidido. Puedes cambiar tu elección hasta que se descubra la carta.
chorus-out = No te quedan vidas. Mira cómo les va a los demás.
chorus-close = Descubrir la carta ya
chorus-n-done = Han decidido: { $n } de { $all }
chorus-is-done = ha decidido
chorus-is-thinking = está pensando
chorus-result = { $n } de { $run } acertadas, { $distance ->
    [0] ni un hueco de distancia
    [one] a un hueco de distancia en total
   *[other] a { $distance } huecos de distancia en total
}
chorus-ranking = Clasificación
chorus-place = Puesto
chorus-player = Nombre
chorus-right = Aciertos
chorus-off-by = Distancia
chorus-more-players = { $n ->
    [one] y una persona más
   *[other] y { $n } personas más
}
chorus-pace = Ritmo
chorus-pace-together = A la vez, carta a carta
chorus-pace-alone = Cada cual a su ritmo
chorus-teams = Equipos
chorus-teams-off = Sin equipos
chorus-team = Equipo { $n }
chorus-team-members = Integrantes
chorus-team-mean = Media de aciertos
chorus-teams-ranking = Clasificación por equipos
chorus-teams-won = { $n ->
    [one] Gana el equipo { $teams }.
   *[other] Victoria compartida: equipos { $teams }.
}
chorus-own-right = ¡Has acertado! «{ $title }»: { $date }.
chorus-own-wrong = Esta vez no. «{ $title }»: { $date }.
chorus-place-it = Colocar
chorus-hint-alone = Toca el hueco donde crees que va y luego «Colocar». No hay prisa: puedes irte y volver cuando quieras.
chorus-finished = Has colocado todas las cartas. El resultado llegará cuando todo el mundo haya terminado.
chorus-came-so-far = Han llegado hasta aquí: { $n } de { $all }
chorus-have-finished = Han terminado: { $n } de { $all }
chorus-join-late = La partida ya ha empezado. Empezarías por la carta actual; en las anteriores es como si hubieras pasado.
chorus-join-alone = Cada cual juega a su ritmo. Empezarías por la primera carta.
chorus-cards = Carta a carta
chorus-card = Carta
chorus-share = { $n } de { $all }
daily = Las diez cartas de hoy
daily-what = Las mismas para todo el mundo, una vez al día.
daily-past = Un día pasado, solo por diversión.
daily-over-now = Ese día ya terminó. Puedes colocar las cartas que faltan, pero ya no cuentan.
daily-began = { $n } de { $count } colocadas
daily-see = Ver cómo le fue a todo el mundo
daily-streak = { $n ->
    [0] Sin racha por ahora
    [one] Racha de { $n } día
   *[other] Racha de { $n } días
}
daily-best = la mejor: { $n }
daily-next = Las próximas diez cartas, dentro de
daily-play-next = Jugar las próximas diez cartas
daily-everyone = Cómo le fue a todo el mundo
daily-players = { $n ->
    [0] Nadie terminó estas cartas en su día.
    [one] Ha terminado una persona.
   *[other] Han terminado { $n } personas.
}
daily-bar = { $points ->
    [one] { $points } acierto
   *[other] { $points } aciertos
}: { $n }
daily-you = tú
daily-got-it = Acertó el { $percent }
daily-seal = El servidor se comprometió con estas cartas antes de que nadie las viera. Cuando acabe el día, el secreto se abre y tu navegador puede comprobarlo.
daily-archive = Días pasados
daily-archive-what = ¿Te perdiste un día? Juégalo cuando quieras, solo por diversión.
daily-archive-more = Días anteriores
daily-archive-none = Aún no hay días pasados. Vuelve mañana.
daily-not-played = sin jugar
daily-not-counted = no cuenta
daily-not-counted-what = Solo por diversión: este día no cuenta para tu racha.
run-result = { $points } de { $cards }
run-result-streak = { $points } de { $cards }, racha de { $streak } días
run-praise-all = ¡Todas!
run-praise-great = ¡Magnífico!
run-praise-good = ¡Bien jugado!
run-praise-hard = ¡No era fácil!
run-elsewhere = Esta carta ya estaba colocada, en otra pestaña o en otro dispositivo. Sigue desde aquí.
duel = Duelo
duel-challenge = Retar a alguien con estas cartas
duel-challenge-what = Jugará las mismas cartas cuando quiera. Cuando las dos series estén completas, las verás lado a lado.
duel-make = Crear el reto
duel-link-what = Envía este enlace. Hasta { $max } personas pueden jugar estas cartas, cada una cuando quiera.
duel-only-here = A este servidor solo se llega desde este dispositivo: el enlace no funciona en otros.
duel-invites = { $name } te reta
duel-invites-what = { $n } cartas, las mismas para todo el mundo. Juega cuando quieras; después verás las series lado a lado, carta a carta.
duel-of-day = Son las cartas del { $day }. Jugarlas aquí cuenta como jugar ese día.
duel-who = También en el duelo: { $names }
duel-take = Aceptar el reto
duel-see = Comparar las series
duel-ready = Tu reto está listo
duel-ready-what = Nadie más ha terminado todavía. Envía el enlace y vuelve: las series aparecerán aquí lado a lado.
duel-you-win = ¡Has ganado!
duel-they-win = Gana { $name }
duel-draw = ¡Empate!
duel-by-distance = Los mismos aciertos, pero menos huecos de distancia: { $less } frente a { $more }.
duel-you = Tú
duel-side = Carta a carta
duel-against = Comparar con
duel-sum = Cartas acertadas por ambos: { $both }. Solo por ti: { $mine }. Solo por { $name }: { $theirs }. Por ninguno: { $neither }.
duel-right = acertada
duel-off = { $n ->
    [one] a un hueco de distancia
   *[other] a { $n } huecos de distancia
}
duel-waiting = Todavía jugando: { $names }
key-done = confirmar tu elección
error-nothing-to-close = En este juego no hay ninguna carta que descubrir para todo el mundo. Espera a quien tiene el turno.
error-own-pace = Aquí cada cual descubre sus cartas. Si alguien no va a volver, deja que un bot siga en su lugar.
error-too-late = Las cartas jugadas hasta ahora han costado todas las vidas. Espera a la próxima serie.
error-run-finished = Has colocado todas las cartas de la serie. Espera a los demás.
coach-chorus-welcome = La carta del centro muestra su fecha. Elige el hueco donde va la carta de abajo: antes o después. Todo el mundo coloca esta misma carta y nadie ve tu elección.
coach-chorus-alone = Esta serie la juegas a tu ritmo: la carta se descubre en cuanto la colocas, y puedes parar y volver. Lo que otros hicieron con una carta lo verás cuando tú también la hayas colocado.
coach-chorus-done = Ya has decidido; los demás aún están pensando. Hasta que se descubra la carta puedes cambiar tu elección.
coach-chorus-right = ¡Correcto! Un punto. La carta entra en la línea temporal para todo el mundo, así que ahora hay un hueco más.
coach-chorus-wrong = Incorrecto, así que no sumas; pero, si hay empate a puntos, fallar por poco pesa menos que fallar por mucho. La carta ya está en su sitio, para todo el mundo.
coach-chorus-same = Dos cartas con la misma fecha: cualquiera de los dos lados era correcto.
coach-chorus-lives = Eso te ha costado una vida. Cuando no te quede ninguna, verás jugar a los demás.
coach-chorus-last = La última carta de la serie. Después gana quien tenga más puntos; si hay empate, quien se haya alejado menos huecos. La rapidez nunca cuenta.
