# Textos solo de la terminal: la página no los carga.
term-menu-resume = Seguir con mi última partida
term-menu-join = Entrar en una mesa con un código
term-menu-quit = Salir
term-what-timeline = cada cual por su cuenta: coloca todas tus cartas antes que nadie
term-what-twist = en equipo, por la mejor puntuación; también en solitario
term-what-trek = un viaje de tres días por el tiempo
term-how-many-people = ¿Cuántas personas juegan con este teclado?
term-n-people = { $n ->
    [one] solo yo
   *[other] { $n } personas, por turnos
}
term-how-many-bots = ¿Cuántos bots?
term-n-bots = { $n ->
    [0] ninguno
    [one] un bot
   *[other] { $n } bots
}
term-name-of = Nombre de la persona { $n }
term-player = Persona
term-ask-code = Código o dirección de la mesa
term-bad-address = «{ $text }» no es un código como 7QK2-M9XD ni una dirección como http://192.168.1.5:8080/j/7QK2-M9XD. Comprueba lo que te han enviado.
term-nothing-to-resume = No hay ninguna partida que seguir. Empieza una: antedate play
term-saved = La partida está guardada. Para seguir: antedate play --resume
term-come-back = Tu asiento te espera. Para volver: antedate play --join { $address }
term-record = El registro de la partida: { $path } (para comprobarlo: antedate verify)
term-too-small = Esta ventana tiene { $wide } × { $tall } caracteres. La mesa necesita { $wantWide } × { $wantTall }: agranda la ventana o juega con --plain.
term-key-choose = elegir
term-key-move = mover
term-key-ok = confirmar
term-key-on = seguir
term-key-back = atrás
term-key-keys = teclas
term-key-chat = chat
term-key-line = mesa
term-key-hands = cartas
term-all-cards = Todas las cartas
term-all-journeys = Todos los viajes
term-key-lessons = notas
term-key-scroll = desplazar
term-key-leave = salir
term-key-stay = quedarse
term-leave-title = ¿Salir?
term-leave-local = La partida está guardada; puedes seguir cuando quieras.
term-leave-remote = Tu asiento te espera; puedes volver cuando quieras.
term-next-player = Siguiente persona
term-pass-keyboard = Pásale el teclado a { $name }.
term-press-enter = Pulsa Intro cuando nadie más esté mirando.
term-you-start = Organizas la mesa: pulsa S para empezar, B para añadir un bot.
term-type-number = (1 a { $n }; b: atrás, ?: ayuda)
term-not-understood = «{ $text }» no está entre las opciones. Escribe un número de la lista, o ? para ver la ayuda.
term-plain-help = Escribe un número para elegir, o varios a la vez, como 2 5. b: atrás, l: la mesa, h: todas las cartas, i: las historias tras las cartas, say …: chat, q: salir (la partida se guarda).
term-plain-menu-help = Escribe un número para elegir. b: atrás, q: salir.
term-after-game = r: otra partida, i: las historias tras las cartas, q: salir
term-round = ronda { $n }
term-where = ¿Dónde va «{ $title }»?
term-what-with = ¿Qué hacer con «{ $title }»?
term-belonged = Iba aquí: { $place }
term-free = libre
term-in-slot = en la casilla
term-blocked = bloqueada
term-time-left = Tiempo restante: { $time }
term-clock-ran-out = Se acabó el tiempo de { $name }; ha jugado un bot.
term-left = { $name } ha dejado la mesa.
term-plays-again = { $name } vuelve a jugar.
term-bot-plays-for = Ahora un bot juega por { $name }.
term-reshuffled = Los descartes se han barajado para formar una nueva pila de robo.
term-eliminated = { $n ->
    [one] { $names } queda fuera.
   *[other] { $names } quedan fuera.
}
term-ancestors-left = ancestros: { $n }
term-deck-left = mazo: { $n }
term-day-of = día { $day } de 3
term-departures = Destinos
term-hours = { $n } h
term-at-hour = reloj en { $hour ->
    [0] la salida
    [1] la 1
   *[other] las { $hour }
}
term-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
term-n-crystals = { $n ->
    [0] ningún cristal
    [one] 1 cristal
   *[other] { $n } cristales
}
term-plus-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } puntos
}
term-plus-crystals = { $n ->
    [one] +1 cristal
   *[other] +{ $n } cristales
}
term-no-journey = aún sin viaje
term-journeys = viajes { $lengths } → { $date }
term-choose-itinerary = Elige el itinerario de hoy.
term-choose-departure = Elige adónde viajar.
term-how-many-crystals = ¿Gastar cristales? Cada uno ahorra una hora.
term-choose-column = ¿Qué ficha va primero, y dónde?
term-where-token = ¿Dónde va la ficha?
term-token-first = primero { $token }
term-to-place = Por colocar:
term-pass = Pasar: no hay nada que elegir
term-watch-to = tu reloj marcará { $hour ->
    [1] la 1
   *[other] las { $hour }
}
term-punctual = en punto: +{ $n }
term-journey-starts = empieza un viaje
term-journey-continues = el viaje sigue
term-journey-closes = anterior: empieza otro viaje
term-took = { $name } → { $card }: el reloj marca { $hour ->
    [1] la 1
   *[other] las { $hour }
}.
term-new-journey = Un viaje nuevo.
term-has-chosen = { $name } ha elegido itinerario.
term-token-returned = { $name }: no hay sitio para { $token }.
term-passed = { $name } pasa.
term-day-ended = Termina el día { $day }.
term-day-began = Empieza el día { $day }.
term-score-parts = { $points } en el marcador + { $crystals } por cristales + { $journeys } por viajes
error-unkept-key = La llave de tu asiento no se puede guardar en este equipo: { $why }
error-untrusted-server = El servidor { $host } no puede demostrar su identidad ({ $why }). Si su certificado es autofirmado, indica su archivo en SSL_CERT_FILE.

term-use-warp = Usar antes una distorsión temporal
term-choose-warp = ¿Qué distorsión temporal?
term-choose-spaces = ¿Qué dos cartas se intercambian?
term-choose-echo = ¿El beneficio de qué destino?
term-choose-top = ¿Cuál de estas va encima del mazo? Solo tú las ves.
term-warps-off = Sin distorsiones
term-warps-on = Con distorsiones temporales
term-warps = Distorsiones temporales:
term-warp-by = usada por { $name }
term-warp-used = { $name } usa una distorsión temporal: { $warp }.
term-foreseen = { $name } ha mirado las próximas cartas del mazo.
term-journey-detours = con el desvío entra en el viaje
term-what-chorus = todo el mundo coloca la misma carta a la vez; también en solitario
term-waiting-for-n = Esperando a { $n } personas.
term-n-players = { $n } personas
term-all-points = Cómo va cada cual
term-your-choice = Tu elección: { $place }
