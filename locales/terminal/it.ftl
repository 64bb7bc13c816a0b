# Texts of the terminal alone: the page does not load them.
term-menu-resume = Continua l’ultima partita
term-menu-join = Entra a un tavolo con un codice
term-menu-quit = Esci
term-what-timeline = ognuno per sé: vince chi colloca per primo tutte le carte
term-what-twist = tutti insieme per il punteggio migliore; anche in solitario
term-what-trek = tre giorni di viaggi nel tempo
term-how-many-people = Quante persone giocano a questa tastiera?
term-n-people = { $n ->
    [one] solo io
   *[other] { $n } persone, a turno
}
term-how-many-bots = Quanti bot?
term-n-bots = { $n ->
    [0] nessuno
    [one] un bot
   *[other] { $n } bot
}
term-name-of = Nome del giocatore { $n }
term-player = Giocatore
term-ask-code = Il codice o l’indirizzo del tavolo
term-bad-address = «{ $text }» non è né un codice come 7QK2-M9XD né un indirizzo come http://192.168.1.5:8080/j/7QK2-M9XD. Controlla che cosa ti ha mandato l’host.
term-nothing-to-resume = Non c’è nessuna partita da continuare. Cominciane una: antedate play
term-saved = La partita è salvata. Per continuare: antedate play --resume
term-come-back = Il tuo posto resta tuo. Per tornare: antedate play --join { $address }
term-record = La registrazione della partita: { $path } (per verificarla: antedate verify)
term-too-small = Questa finestra è di { $wide } × { $tall } caratteri. Il tavolo ne richiede { $wantWide } × { $wantTall }: ingrandiscila, o gioca con --plain.
term-key-choose = scegli
term-key-move = sposta
term-key-ok = conferma
term-key-on = continua
term-key-back = indietro
term-key-keys = tasti
term-key-chat = chat
term-key-line = tavolo
term-key-hands = carte
term-all-cards = Le carte di tutti
term-all-journeys = I viaggi di tutti
term-key-lessons = note
term-key-scroll = scorri
term-key-leave = esci
term-key-stay = resta
term-leave-title = Uscire?
term-leave-local = La partita è salvata; puoi continuarla quando vuoi.
term-leave-remote = Il posto resta tuo; puoi tornare quando vuoi.
term-next-player = Prossimo giocatore
term-pass-keyboard = Passa la tastiera a { $name }.
term-press-enter = Premi Invio quando nessun altro guarda.
term-you-start = Sei l’host: premi S per iniziare, B per aggiungere un bot.
term-type-number = (da 1 a { $n }; b: indietro, ?: aiuto)
term-not-understood = «{ $text }» non è tra le scelte. Scrivi un numero della lista, o ? per l’aiuto.
term-plain-help = Scrivi un numero per scegliere, o più d’uno insieme, come 2 5. b: indietro, l: il tavolo, h: le carte di tutti, i: le storie dietro le carte, say …: chat, q: esci (la partita è salvata).
term-plain-menu-help = Scrivi un numero per scegliere. b: indietro, q: esci.
term-after-game = r: gioca ancora, i: le storie dietro le carte, q: esci
term-round = giro { $n }
term-where = Dove va «{ $title }»?
term-what-with = Che cosa fare con «{ $title }»?
term-belonged = Il suo posto era qui: { $place }
term-free = libero
term-in-slot = nello slot
term-blocked = bloccata
term-time-left = Tempo rimasto: { $time }
term-clock-ran-out = Tempo scaduto per { $name }; ha mosso un bot.
term-left = { $name } ha lasciato il tavolo.
term-plays-again = { $name } torna a giocare.
term-bot-plays-for = Ora un bot gioca per { $name }.
term-reshuffled = La pila degli scarti è stata rimescolata: è il nuovo mazzo di pesca.
term-eliminated = { $n ->
    [one] Fuori gioco: { $names }.
   *[other] Fuori gioco: { $names }.
}
term-ancestors-left = antenati: { $n }
term-deck-left = mazzo: { $n }
term-day-of = giorno { $day } di 3
term-departures = Partenze
term-hours = { $n } h
term-at-hour = orologio: ore { $hour }
term-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
term-n-crystals = { $n ->
    [0] nessun cristallo
    [one] 1 cristallo
   *[other] { $n } cristalli
}
term-plus-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } punti
}
term-plus-crystals = { $n ->
    [one] +1 cristallo
   *[other] +{ $n } cristalli
}
term-no-journey = nessun viaggio
term-journeys = viaggi { $lengths } → { $date }
term-choose-itinerary = Scegli l’itinerario di oggi.
term-choose-departure = Scegli dove andare.
term-how-many-crystals = Vuoi spendere cristalli? Ognuno fa risparmiare un’ora.
term-choose-column = Quale segnalino va per primo, e dove?
term-where-token = Dove va il segnalino?
term-token-first = prima { $token }
term-to-place = Da collocare:
term-pass = Passa: non c’è nulla da prendere
term-watch-to = il tuo orologio va alle ore { $hour }
term-punctual = in perfetto orario: +{ $n }
term-journey-starts = comincia un viaggio
term-journey-continues = il viaggio continua
term-journey-closes = data anteriore: comincia un nuovo viaggio
term-use-warp = Usa prima una distorsione temporale
term-choose-warp = Quale distorsione?
term-choose-spaces = Quali due carte si scambiano di posto?
term-choose-echo = Il beneficio di quale spazio?
term-choose-top = Quale di queste va in cima al mazzo? Le vedi solo tu.
term-warps-off = Senza
term-warps-on = Con le distorsioni temporali
term-warps = Distorsioni temporali:
term-warp-by = usata da { $name }
term-warp-used = { $name } usa una distorsione: { $warp }.
term-foreseen = { $name } ha guardato nel mazzo.
term-journey-detours = con la deviazione entra nel viaggio
term-took = { $name } → { $card }: orologio alle ore { $hour }.
term-new-journey = Un nuovo viaggio.
term-has-chosen = { $name } ha scelto un itinerario.
term-token-returned = { $name }: non c’è posto per { $token }.
term-passed = { $name } passa.
term-day-ended = Il giorno { $day } è finito.
term-day-began = Comincia il giorno { $day }.
term-score-parts = { $points } sul tracciato + { $crystals } per i cristalli + { $journeys } per i viaggi
error-unkept-key = La chiave del tuo posto non si può salvare su questo computer: { $why }
error-untrusted-server = Il server { $host } non riesce a dimostrare la sua identità ({ $why }). Se il certificato è autofirmato, indica il suo file con SSL_CERT_FILE.
term-what-chorus = tutti collocano la stessa carta insieme; anche da soli
term-waiting-for-n = Si aspettano { $n } giocatori.
term-n-players = { $n } giocatori
term-all-points = A che punto sono tutti
term-your-choice = La tua scelta: { $place }
