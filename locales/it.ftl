# Testi dell'interfaccia, condivisi da web, terminale e server.
## Home
main-menu = Menu principale
home-title = Metti in ordine la storia
home-lead = Che cosa è venuto prima? Posa le carte sulla linea del tempo, con gli amici allo stesso tavolo o contro i bot.
play-now = Gioca subito
play-now-what = { $game }, contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}. Senza account e senza attese.
play-now-team = { $game }, con { $bots ->
    [one] un bot
   *[other] { $bots } bot
}. Senza account e senza attese.
fan-1 = La Grande Piramide
fan-2 = La stampa a caratteri mobili
fan-3 = Colombo salpa
my-games = Le mie partite
with-friends = Con gli amici
with-friends-how = Apri un tavolo e manda il link o il codice. Uno o più dispositivi, vicini o lontani.
new-table = Nuovo tavolo
join-by-code = Entra con un codice
code = Codice
join = Entra
home = Pagina iniziale
loading = Un momento…
close = Chiudi

## Set-up
game = Gioco
game-timeline = Timeline
game-timeline-what = Ognuno per sé: vince chi posa per primo tutte le sue carte.
game-twist = Twist
game-twist-what = Tutti insieme: costruite una fila con 36 carte e fate più punti possibile.
game-trek = Trek
deck = Mazzo
decks = Mazzi
decks-mix = Scegline uno, o mescolane più d’uno fra quelli che contano gli anni.
topics = Argomenti
period = Periodo
cards = Carte
filter = Solo alcuni argomenti o anni
filter-of = { $n ->
    [one] Senza scelta, partecipa la sola carta.
   *[other] Senza scelta, partecipano tutte le { $n } carte.
}
from-year = Dall’anno
to-year = Fino all’anno
any-year = qualsiasi
era = Era
era-ce = d.C.
era-bce = a.C.
year-bce = { $year } a.C.
period-both = { $from } – { $to }
period-from = a partire da: { $from }
period-to = fino a: { $to }
hand-size = Carte in mano
lock-table = Chiudi il tavolo: nessun altro può prendere posto
handicap = Svantaggio
handicap-what = Chi ne sa di più può cominciare con più carte, così tutti possono vincere.
extra-cards = { $n ->
    [0] nessuna carta in più
    [one] una carta in più
   *[other] { $n } carte in più
}
edition-classic = classica
edition-twist = twist, con icone
edition-saga = saga, dal basso in alto
your-name = Il tuo nome
seats = Posti
bots = Bot
bot-level = Il carattere dei bot
clock = Tempo per mossa
clock-none = Senza limite
clock-30s = 30 secondi
clock-60s = 1 minuto
clock-2m = 2 minuti
clock-1d = 1 giorno
public-table = Mostra il tavolo a tutti su questo server
show-hints = Mostrami suggerimenti
make-table = Apri il tavolo
waiting-room = Sala d'attesa
invite-how = Manda il link, o detta il codice:
code-is = Il codice è { $code }
copy-link = Condividi il link
link-copied = Link copiato
only-here = Questo indirizzo funziona solo su questo dispositivo. Avvia il programma con «serve --lan» perché i telefoni possano entrare.
qr-of = Codice QR di { $address }
sit-down = Prendi posto
seat-after-game = Stai guardando. A partita finita potrai prendere posto.
at-the-table = Al tavolo: { $n } su { $seats }
host = ha aperto il tavolo
you = tu
on-this-device = su questo dispositivo
hot-seat-what = Qualcuno accanto a te? Può giocare su questo dispositivo: ve lo passate.
hot-seat-name = Il suo nome
hot-seat-add = Fai sedere qui
pass-to = Ora tocca a { $name }.
pass-now = Passa il dispositivo
curtain-for = Passa il dispositivo a { $name }
curtain-what = Le carte restano coperte finché non lo dici tu.
curtain-open = Sono { $name }: mostra le mie carte
bot = bot
away = assente
out = fuori
remove = Togli
remove-named = Togli { $name }
add-bot = Aggiungi un bot
options = Opzioni
who-begins = Chi comincia
first-random = Decide il caso
first-me = Comincio io
start = Comincia la partita
needs-players = { $n ->
    [one] Basta un giocatore.
   *[other] Servono { $n } giocatori: invita qualcuno o aggiungi un bot.
}
waiting-for-host = La partita la avvia chi ha aperto il tavolo.

## At the table
players = Giocatori
n-watching = { $n ->
    [one] una persona guarda
   *[other] { $n } guardano
}
is-away = { $name } non c’è ({ $time })
let-bot-play = Fai giocare un bot
to-move = di turno
n-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
the-line = La linea del tempo, dalla carta più antica
your-cards = Le tue carte
your-turn = Tocca a te
turn-of = { $name } sta pensando
play-off = Spareggio
play-off-of-others = Lo spareggio è fra altri: puoi guardarlo.
draw-pile = Mazzo: { $n }
discard-pile = Scarti: { $n }
no-cards-left = Non hai più carte.
gone-on-without-you = Il tavolo è andato avanti senza di te; puoi guardare.
choose-card = Scegli una delle tue carte.
choose-gap = Dove va? Scegli uno spazio.
ask-between = Tra: { $left } e { $right }?
ask-before = Prima di: { $right }?
ask-after = Dopo: { $left }?
place-it = Posa
back = Indietro
cancel = Annulla
gap-between = tra { $left }, { $leftDate }, e { $right }, { $rightDate }, spazio { $n } di { $count }
gap-before = prima di { $right }, { $rightDate }, spazio { $n } di { $count }
gap-after = dopo { $left }, { $leftDate }, spazio { $n } di { $count }
card-in-line = { $title }, { $date }
card-in-hand = Carta { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }, il suo posto era qui
right = Giusto!
wrong = Sbagliato.
revealed-right = { $name }: «{ $title }», { $date }.
revealed-wrong-between = { $name }: «{ $title }», { $date }. Andava tra: { $left } e { $right }.
revealed-wrong-before = { $name }: «{ $title }», { $date }. Andava prima di: { $right }.
revealed-wrong-after = { $name }: «{ $title }», { $date }. Andava dopo: { $left }.
why = Perché?
zoom-out = Carte più piccole
zoom-in = Carte più grandi
true-time = Scala temporale
jump-to = Vai a…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } a.C.
last-moves = Ultime mosse
lesson-of = A proposito di «{ $title }»
source = Fonte: { $source }
hint-twist = Tocca una carta e girala: la data decide dove va. Allunga la fila, riempi gli spazi e non farti bloccare.
hint-pick = Tocca una delle tue carte qui sotto. Nessuno ne conosce ancora la data.
hint-again = Tocca di nuovo a te: vince chi finisce per primo le carte. «Perché?» racconta di più.
hint-gap = Ora tocca lo spazio numerato dove è successo, o trascinaci la carta.
hint-place = Va bene così? Finché non la posi puoi cambiare idea.
hint-turn = Girala: la data decide dove va. Un estremo della fila vale due punti, uno spazio uno.
hint-turn-or-discard = Girala, o scartala: la sua icona corrisponde. Uno scarto costa un punto ma non si blocca.
hint-stop = Chiudi il turno al sicuro, o rischia una seconda carta.

## Twist
main-row = Fila principale, con gli spazi intermedi
score-is = Punti: { $score }
tally = { $main } in fila · { $slots } negli spazi · { $lost } altrove
to-match = Per scartare serve:
matches = si può scartare
icon-none = nessuna icona
icon-anchor = ancora
icon-crown = corona
icon-feather = piuma
icon-key = chiave
icon-shield = scudo
icon-sun = sole
card-in-slot = { $title }, { $date }, in uno spazio
free-slot = { $left } – { $right }: libero
card-upright = { $title }, icona { $icon }
card-blocked = { $title }, bloccata, { $date }, icona { $icon }, sul retro { $back }
cards-of = Carte di { $name }
turn-it = Girala
discard-it = Scartala
end-turn = Fine turno
try-or-discard = Scegli una carta da girare o da scartare.
must-try = Bloccata. Scegli un'altra carta da girare.
stop-or-go-on = Finisci il turno o gira una seconda carta.
advise = Consiglio su «{ $title }»
pin-play = Gioca questa
pin-discard = Scarta questa
pin-about = Più o meno qui…
pin-before-all = prima di tutte
pin-after = dopo: { $date }
unpin = Togli il consiglio
rank-0 = Speranzosi
rank-1 = Principianti
rank-2 = Apprendisti
rank-3 = Cronisti
rank-4 = Archivisti
rank-5 = Storici
rank-6 = Maestri delle epoche
rank-7 = Viaggiatori del tempo

## Result
you-win = Hai vinto!
you-share = Vittoria condivisa!
winners = { $n ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
won-because = Senza più carte alla fine del giro { $rounds }.
won-alone = Nella partita non è rimasto nessun altro.
won-together = Nello spareggio del giro { $rounds } non c’erano più carte da pescare.
why-all-out = Tutte le carte sono state giocate.
why-cannot-act = Chi era di turno non poteva né girare né scartare.
why-no-card-placed = Tutte le carte provate erano bloccate.
rematch = Gioca ancora
rematch-by-host = Chi ha aperto il tavolo può avviare un'altra partita.
share = Condividi
shared = Copiato
share-timeline = { $name }: giuste { $right } su { $all }, serie { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, { $rank }
in-true-time = In scala temporale
axis-says = { $n ->
    [one] Una carta
   *[other] { $n } carte
} da { $from } a { $to }
lessons = Che cosa raccontano le carte
missed-by-years = { $n ->
    [one] { $name }: un anno di scarto
   *[other] { $name }: { $n } anni di scarto
}
missed-by-scenes = { $n ->
    [one] { $name }: una scena di scarto
   *[other] { $name }: { $n } scene di scarto
}
was-blocked = { $name } l’ha girata ed è rimasta bloccata
shuffle-check = Il mazzo era mescolato onestamente?
shuffle-what = Prima della partita il server si è impegnato sul suo seme segreto. Ora il tuo browser può rimescolare le carte da solo e confrontare.
check-now = Controlla ora
download-transcript = Scarica il verbale
shuffle-honest = Il mazzo era mescolato onestamente.
shuffle-wrong = Qualcosa non corrisponde.
check-commitment = Il seme è quello promesso all'inizio.
check-deal = Le carte erano nell'ordine dato dal seme.
check-reshuffles = { $n ->
    [one] Gli scarti sono stati rimescolati come dice il seme.
   *[other] Gli scarti sono stati rimescolati { $n } volte come dice il seme.
}
commitment = L'impegno:

## Connection
link-reconnecting = Nuova connessione… la tua mossa è al sicuro.
link-restarting = Il server si sta riavviando… la tua mossa è al sicuro.
link-back = Connessione ristabilita.
link-shaky = La connessione è lenta.
saving-paused = Il server ora non riesce a salvare. La tua mossa è al sicuro.
cannot-enter = Non si può entrare a questo tavolo
table-closed = Questo tavolo è chiuso
watch = Guarda
seat-moved = Questo posto è ora su un altro dispositivo
seat-moved-what = Da qui puoi guardare, o riportare il posto dall’altro dispositivo.
seat-sent-away = Non sei più a questo tavolo
seat-sent-away-what = Chi ha aperto il tavolo ha liberato il tuo posto. Puoi guardare, o sederti di nuovo se c’è un posto libero.
seat-left = Hai lasciato questo tavolo
seat-left-what = Puoi guardare, o sederti di nuovo se c’è un posto libero.
move-seat = Porta questo posto su un altro dispositivo
move-seat-what = Apri lì questo indirizzo entro dieci minuti. Vale una volta sola, e poi questo dispositivo lascia il posto.
leave = Lascia il tavolo
leave-sure = Lasciare per sempre? Un bot giocherà per te.
leave-room-sure = Lasciare questo tavolo?
bot-holds = Un bot sta giocando per te.
bot-holds-clock = Tempo scaduto due volte: un bot sta giocando per te.
time-up = Tempo scaduto: un bot ha giocato per te.
take-back = Riprendi il posto

## Talk
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
send = Invia
preset-hello = Ciao!
preset-well-played = Bella mossa!
preset-thanks = Grazie!
preset-oops = Ops!
preset-thinking = Fammi pensare.
preset-your-turn = Tocca a te!
preset-never-guessed = Non l'avrei mai detto.
preset-good-game = Bella partita!

## Said aloud
say-joined = { $name } ha preso posto.
say-started = La partita comincia.
say-your-turn = Tocca a te.
say-placed = { $name } ha posato «{ $title }», { $date }. Giusto.
say-misplaced-between = { $name } ha sbagliato con «{ $title }», { $date }. Andava tra: { $left } e { $right }.
say-misplaced-before = { $name } ha sbagliato con «{ $title }», { $date }. Andava prima di: { $right }.
say-misplaced-after = { $name } ha sbagliato con «{ $title }», { $date }. Andava dopo: { $left }.
say-ended = La partita è finita.
say-play-off = Spareggio: { $names } continuano con una carta a testa.
say-chat = { $name } dice: { $text }
say-went-left = { $name } ha girato «{ $title }», { $date }: ora è la prima della fila.
say-went-right = { $name } ha girato «{ $title }», { $date }: ora è l'ultima della fila.
say-went-slot = { $name } ha girato «{ $title }», { $date }: riempie uno spazio.
say-went-stack = { $name } ha girato «{ $title }», { $date }: stessa data, impilata.
say-went-blocked = { $name } ha girato «{ $title }», { $date }: lo spazio è occupato, la carta è bloccata.
say-discarded = { $name } ha scartato «{ $title }», { $date }.

## Keys
keys = Tasti
key-pick = scegli una carta
key-gap = scegli uno spazio
key-place = posa la carta
key-zoom = carte più piccole o più grandi
key-cancel = annulla
key-line = ascolta la linea
key-hand = ascolta le tue carte
key-try = gira la carta
key-discard = scarta la carta
key-stop = fine turno

## Settings and about
settings = Impostazioni
language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
motion = Movimento
motion-auto = Come il dispositivo
motion-less = Ridotto
hints = Suggerimenti
hints-first = Nella mia prima partita
hints-always = Sempre
hints-never = Mai
sound = Suono
sound-off = spento
calm = Calma.
calm-what = Nasconde chat, spettatori e movimento, senza suoni.
notify = Avvisami quando tocca a me.
notify-what = Una notifica, mentre questa pagina non è in vista.
settings-stored = Queste scelte restano su questo dispositivo.
about = Info
about-what = Antedate gioca ai giochi di carte di cronologia esattamente secondo le regole, con persone e bot, da un unico programma che chiunque può avviare.
credits = I giochi
credit-timeline = Timeline è un gioco di Frédéric Henry.
credit-twist = Il gioco cooperativo di Timeline Twist è di Frédéric Henry e Corey Konieczka.
credit-trek = Trekking Through History è un gioco di Charlie Bink.
not-affiliated = Non siamo affiliati ai loro editori. Testi delle regole, carte e dati sono nostri.
licences = Licenze
licence-motifs = Figure: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0.
licence-fonts = Caratteri: Playfair Display e Source Sans 3, SIL Open Font License.
licence-decks = Mazzi: CC BY 4.0.
licence-code = Programma: MIT o Apache 2.0.
licence-packages = Pacchetti dentro questa pagina e questo programma, ognuno con la sua licenza:
privacy = Riservatezza
privacy-what = Nessun account, nessun tracciamento, niente da altri siti. Il server conserva i tuoi soprannomi, le tue parole e le tue mosse, e nient'altro su di te; la tua pagina te li consegna e li cancella.
offline-title = Il tavolo è irraggiungibile
offline-what = Il server non risponde, o questo dispositivo è scollegato. Nulla è perso: il tuo posto e le tue mosse restano.
offline-again = Riprova
no-such-page = Questa pagina non c’è
no-such-page-what = L’indirizzo non porta da nessuna parte. È stato copiato per intero?

## Refusals
error-unreachable = Il server non risponde. Riprova tra un momento.
error-not-seated = Non hai un posto a questo tavolo. Prima entra.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-table-closed = Questo tavolo è chiuso. Aprine uno nuovo.
error-game-running = C'è una partita in corso. Aspetta che finisca.
error-no-game = Nessuna partita in corso. Può avviarla chi ha aperto il tavolo.
error-table-locked = Il tavolo è chiuso a chiave. Chiedi di aprirlo.
error-table-full = Tutti i posti ({ $seats }) sono occupati. Puoi guardare o chiedere altri posti.
error-bad-name = Un nome ha da 1 a { $max } caratteri, tutti visibili. Scegline un altro.
error-name-taken = Qualcuno a questo tavolo si chiama già così. Scegli un altro nome.
error-bad-token = La chiave di questo posto è rovinata. Entra di nuovo.
error-token-used = Questa chiave è già in uso al tavolo. Entra di nuovo.
error-bad-id = Il messaggio non è leggibile. Ricarica la pagina.
error-no-such-player = Quel giocatore non è a questo tavolo.
error-not-a-bot = Quel giocatore non è un bot.
error-bad-level = Il server non ha bot con quel carattere. Scegline un altro.
error-bad-option = Scelta non possibile: { $option } = { $value }.
error-too-few-players = Servono { $needed } giocatori, presenti: { $have }. Invita qualcuno o aggiungi bot.
error-too-few-cards = { $have ->
    [one] Resta una sola carta, e per questo gioco ne servono { $needed }.
   *[other] Restano solo { $have } carte, e per questo gioco ne servono { $needed }.
} Scegli più argomenti o più anni, un mazzo più grande, meno giocatori o mani più piccole.
error-cannot-deal = Non si possono distribuire le carte: { $reason }
error-bot-holds-seat = Un bot gioca al tuo posto. Prima riprendilo.
error-owner-gone = Nessuno può riprendere questo posto; il bot continua.
error-stale = Intanto è stata fatta una mossa. Guarda e decidi di nuovo.
error-wrong-game = Questa azione è di un altro gioco.
error-cannot-drop = In questo gioco un posto non si elimina. Affidalo a un bot.
error-already-out = Quel giocatore è già fuori dal gioco.
error-bad-text = Un messaggio ha da 1 a { $max } caratteri. Accorcialo.
error-no-pins = I consigli sono del gioco cooperativo. Usa la chat.
error-bad-pin = Quella carta non è più lì.
error-not-finished = La partita non è finita. Fino ad allora il verbale è segreto.
error-not-due = È già stato fatto.
error-not-your-turn = Non tocca a te. Aspetta gli altri.
error-not-in-hand = Non hai quella carta.
error-no-such-gap = Quello spazio non esiste. Scegline un altro.
error-out-of-game = Sei fuori da questa partita.
error-no-such-seat = Quel posto non esiste.
error-game-over = La partita è finita.
error-card-blocked = Quella carta è bloccata: si può solo scartare.
error-already-placing = Hai cominciato a girare carte: in questo turno non puoi scartare.
error-icon-differs = L'icona non corrisponde agli scarti. Scegli un'altra carta.
error-nothing-placed = Posa una carta prima di finire il turno.
error-bad-message = Il server non ha capito la pagina. Ricaricala.
error-version-unknown = Questa pagina è troppo vecchia per il server. Ricaricala.
error-enter-first = La connessione non era pronta. Riprova.
error-wrong-token = Questo dispositivo non ha più quel posto. Forse è passato a un altro.
error-too-fast = Troppi messaggi. Aspetta un momento.
error-saving-paused = Il server ora non riesce a salvare. Riprova tra un momento.
error-going-down = Il server si sta riavviando. Riprova tra un momento.
error-no-such-table = Questo tavolo non esiste. Controlla il link.
error-no-such-code = Nessun tavolo ha questo codice. Controllalo e riprova.
error-no-such-deck = Questo mazzo non esiste. Scegline un altro.
error-bad-decks = Questi mazzi non si possono usare insieme o con questa scelta. Scegline altri.
error-bad-request = Il server non ha capito la richiesta. Ricarica la pagina.
error-table-damaged = Il verbale di questo tavolo è rovinato. Apri un nuovo tavolo.
error-too-long = Il messaggio è troppo lungo. Accorcialo.
error-too-many = Troppi tentativi. Aspetta un momento e riprova.
error-too-slow = La richiesta ci ha messo troppo ad arrivare. Inviala di nuovo.
error-wrong-origin = Questa pagina viene da un altro indirizzo. Aprila a quello del server.
error-wrong-ticket = Questo link è già stato usato o è scaduto. Chiedine uno nuovo sull'altro dispositivo.
error-method-not-allowed = Il server non conosce questa richiesta. Ricarica la pagina.
error-not-found = Qui non c'è niente. Ricomincia dalla prima pagina.
error-which-player = Su questo dispositivo giocano più persone. Indica chi.

## Trek
game-trek-what = Tre giorni nel tempo, da 2 a 4 giocatori: scegli le partenze, riempi l'itinerario, fai lunghi viaggi.
edition-trek = trek
trek-first-game = Prima partita: il caso sceglie gli itinerari del giorno I
hint-trek = Tocca una carta per vedere dove si fermerà il tuo orologio e che cosa porta. Date in ordine fanno un viaggio: più è lungo, più vale.
token-person = Persona
token-event = Evento
token-innovation = Innovazione
token-progress = Progresso
token-wild = Jolly
token-crystal = Cristallo temporale
token-letter-person = P
token-letter-event = E
token-letter-innovation = I
token-letter-progress = G
token-letter-wild = J
token-letter-crystal = C
trek-nothing = niente
trek-h = h
trek-clock = L'orologio
trek-clock-start = Prima della prima ora, dall'alto: { $names }.
trek-clock-at = Alle ore { $hour }, dall'alto: { $names }.
trek-clock-done = Sulle 12, giornata finita: { $names }.
trek-done = ha finito
trek-departures = Partenze e antenati
trek-departure = Partenza { $n }: { $title }, { $date }. { $hours ->
    [one] Un'ora
   *[other] { $hours } ore
}, porta { $benefits }
trek-departure-mat = Partenza { $n }: { $title }, { $date }. { $hours ->
    [one] Un'ora
   *[other] { $hours } ore
}, porta { $benefits } e dal tappetino { $mat }
trek-deck = mazzo: { $n }
trek-space-empty = Partenza { $n }: niente
trek-ancestor = Antenato
trek-left = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
trek-ancestor-says = Antenato: { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}, porta { $benefits }, continua ogni viaggio. Rimasti: { $n }
trek-preview = Che cosa porta questa visita
trek-lands = { $hours } h: il tuo orologio si ferma alle ore { $watch }.
trek-lands-punctual = { $hours } h: arrivi alle 12 in punto, +{ $points }.
trek-lands-late = { $hours } h: oltre le 12, l'orologio si ferma lì.
trek-journey-starts = Comincia un viaggio.
trek-journey-continues = Il viaggio continua: { $length } carte, vale { $worth }.
trek-journey-closes = Il viaggio di { $closed } finisce, ne comincia uno nuovo.
trek-pays-points = { $n ->
    [one] +1 punto
   *[other] +{ $n } punti
}
trek-pays-crystals = { $n ->
    [one] +1 cristallo
   *[other] +{ $n } cristalli
}
trek-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
trek-crystals = { $n ->
    [one] 1 cristallo
   *[other] { $n } cristalli
}
trek-returned = Senza posto: { $tokens }.
trek-again = Poi tocca ancora a te.
trek-spend = Spendi cristalli per risparmiare ore
trek-spend-less = Un cristallo in meno
trek-spend-more = Un cristallo in più
trek-spending = { $n ->
    [one] 1 cristallo da spendere
   *[other] { $n } cristalli da spendere
}
trek-wild-to = Il jolly va in
trek-wild-as = Jolly come { $name }
trek-place-own = { $name } nella sua colonna
trek-go = Vai lì
trek-choose = Scegli l'itinerario di oggi
trek-choose-how = In segreto: si mostrano tutti insieme. Ognuno serve un giorno solo.
trek-take-itinerary = Prendo questo
trek-your-itineraries = I tuoi itinerari
trek-waiting = In attesa di: { $names }
trek-has-chosen = Ha scelto, in segreto
trek-is-choosing = Sta scegliendo un itinerario
trek-choose-departure = Scegli una partenza o un antenato.
trek-place-tokens = Dove va il segnalino?
trek-must-pass = Non c'è più nulla da prendere.
trek-pass = Chiudi la giornata
trek-itinerary-named = Itinerario «{ $name }»
trek-column-says = { $name }: { $filled } di { $all } coperte
trek-space-pays = la casella { $n } dà { $reward }
trek-row-pays = La riga { $n } completa dà { $reward }
trek-panel-of = Itinerario e viaggi di { $name }
trek-score-says = { $total ->
    [one] 1 punto
   *[other] { $total } punti
}: { $points } sul tracciato, { $journeys } per i viaggi.
trek-open-journey = Viaggio:
trek-closed-journey = Chiuso:
trek-journey-worth = { $length ->
    [one] una carta
   *[other] { $length } carte
}, vale { $worth }
trek-no-journey = Ancora nessun viaggio.
trek-index = Indice delle date
trek-index-how = Tutte le date delle carte di ogni giorno. In oro quelle nella fila, barrate le visitate, le altre devono ancora venire o sono andate perdute.
trek-index-of = Date del giorno { $day }
trek-date-row = nella fila
trek-date-visited = visitata
trek-day = Giorno { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Il giorno { $day ->
    [1] I
    [2] II
   *[3] III
} è finito
trek-day-today = { $n ->
    [one] 1 punto oggi
   *[other] { $n } punti oggi
}
trek-day-line = { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}, un viaggio di { $open }, { $total } in tutto
trek-day-next = Carte nuove per il giorno { $day ->
    [1] I
    [2] II
   *[3] III
}. Viaggi e cristalli restano; ognuno sceglie un itinerario.
trek-told-chose = { $name } ha scelto un itinerario.
trek-told-revealed = Tutti gli itinerari sono scoperti. Comincia la giornata.
trek-told-visit = { $name } visita «{ $title }», { $date }: orologio alle ore { $watch }. { $journey ->
    [starts] Comincia un viaggio.
    [continues] Il viaggio ha { $length } carte.
   *[closes] Il viaggio finisce, ne comincia uno nuovo.
}{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } punti.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristallo.
   *[other] {" "}+{ $crystals } cristalli.
}
trek-told-ancestor = { $name } incontra un antenato: orologio alle ore { $watch }. Il viaggio ha { $length } carte.{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } punti.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristallo.
   *[other] {" "}+{ $crystals } cristalli.
}
trek-told-token = { $name } colloca un segnalino: { $column ->
    [person] Persona
    [event] Evento
    [innovation] Innovazione
   *[progress] Progresso
}.{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } punti.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristallo.
   *[other] {" "}+{ $crystals } cristalli.
}
trek-told-passed = { $name } non trova nulla da prendere e passa.
trek-told-day-ended = Il giorno { $day ->
    [1] I
    [2] II
   *[3] III
} è finito.
trek-told-day-began = Comincia il giorno { $day ->
    [1] I
    [2] II
   *[3] III
}: ognuno sceglie un itinerario.
trek-final-count = Il conto finale
trek-count-1 = Tracciato
trek-count-2 = Cristalli
trek-count-3 = Viaggi
trek-count-4 = Totale
trek-count-how = Un viaggio vale secondo la lunghezza: carte → punti.
trek-show-all = Mostra tutto
trek-winner = vince
trek-won-with = { $n ->
    [one] Con 1 punto.
   *[other] Con { $n } punti.
}
trek-tie-journey = Parità di punti: { $nth ->
    [1] decide il viaggio più lungo.
    [2] decide il secondo viaggio più lungo.
   *[other] decide il viaggio numero { $nth } per lunghezza.
}
trek-tie-shared = Pari nei punti e in tutti i viaggi: la vittoria è condivisa.
trek-journeys = I viaggi
trek-journeys-how = Tocca una data per la sua storia.
share-trek = Antedate Trek: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, posto { $place } su { $n }
picture-trek = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, posto { $place } su { $n }
key-departure = scegli una partenza
key-ancestor = scegli un antenato
key-neighbours = la partenza vicina
key-go = vai lì, o prendi l'itinerario
key-crystals = meno o più cristalli
key-wild = un'altra colonna per il jolly
key-clock = ascolta l'orologio
key-row = ascolta le partenze
key-me = ascolta il tuo itinerario
key-index = l'indice delle date
error-choose-first = La giornata comincia con un itinerario. Scegline prima uno.
error-others-choosing = Hai scelto. Aspetta gli altri.
error-not-choosing = Gli itinerari si scelgono a inizio giornata. Continua con il tuo.
error-not-your-itinerary = Quell'itinerario non è tuo. Scegline uno dei tuoi.
error-itinerary-used = Quell'itinerario è già servito. Scegline un altro.
error-itinerary-drawn = Nella prima partita il giorno I si gioca con l'itinerario estratto per te.
error-no-such-space = Questa partenza non esiste. Scegline una delle sei.
error-empty-space = Lì non c'è più nulla. Scegli un'altra partenza.
error-no-ancestor-left = Gli antenati sono finiti. Scegli una partenza.
error-ancestor-cannot-start = Un antenato non può cominciare un viaggio. Scegli prima una partenza.
error-not-enough-crystals = Non hai tanti cristalli. Spendine meno.
error-below-one-hour = Una visita dura almeno un'ora. Spendi meno cristalli.
error-tokens-first = Hai segnalini da collocare. Collocali prima.
error-no-tokens-to-place = Non hai segnalini da collocare. Scegli una partenza.
error-no-such-token = Non hai più quel segnalino. Colloca uno dei tuoi.
error-wrong-column = Quel segnalino va solo nella sua colonna.
error-column-full = Quella colonna è piena. Scegline un'altra.
error-impossible-tokens = I segnalini non possono andare così. Scegli di nuovo.
error-cannot-pass = Si passa solo quando non c'è nulla da prendere.

## Replay
replay = Replay
replay-of = Replay: { $game }
watch-replay = Rivedi la partita
replay-what = Rivedi una partita finita mossa per mossa: con gli occhi di chiunque era al tavolo, o con tutte le carte scoperte.
replay-drop = Trascina qui il verbale di una partita
replay-choose = Scegli un file
replay-where = Il verbale di una partita si trova nella pagina del risultato, alla verifica del mazzo. Il server la rigioca secondo le regole e non conserva nulla.
replay-other-file = Un altro file
replay-which = Partita di questo file, da 1 a { $n }
replay-controls = Scorri la partita
replay-first = All'inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-move = Mossa
replay-at = Mossa { $n } di { $all }
replay-deal = Le carte sono distribuite.
replay-eyes = Punto di vista
replay-eyes-none = uno spettatore
replay-eyes-all = tutte le carte scoperte
replay-pace = Ritmo
replay-pace-slow = lento
replay-pace-usual = normale
replay-pace-fast = veloce
replay-link = Link a questo momento
replay-to-table = Al tavolo
replay-unused = Itinerari che restano a { $name }
replay-pile = { $n ->
    [0] Il mazzo è finito
    [one] Il mazzo: una carta
   *[other] Il mazzo, dalla cima: { $n } carte
}
say-stopped = { $name } chiude il turno.
say-dropped = { $name } ha lasciato la partita; le sue carte sono girate e scartate.
key-replay-step = una mossa indietro o avanti
key-replay-ends = all'inizio o alla fine
key-replay-play = riproduci o pausa
error-not-a-transcript = Questo file non è il verbale di una partita. Scegli un file .jsonl da una pagina del risultato, o uno scritto da «antedate lab».
error-bad-transcript = La riga { $line } non segue dalle regole ({ $clause }): { $reason }
error-transcript-without-deck = Il verbale non dice con quale mazzo si è giocato: le sue carte non hanno testi.
error-transcript-too-long = Il verbale di una partita ha al massimo { $max } byte. Questo è più lungo.
error-unknown-deck = Si è giocato con il mazzo «{ $deck }» { $version }, che questo server non ha (hash { $hash }). Avvia il server con «--decks» e la cartella di quel mazzo, o apri il verbale dove si è giocato.
error-deck-differs = Si è giocato con un altro stato del mazzo «{ $deck }»: { $version } (hash { $hash }). Apri il verbale dove si è giocato.
error-cards-differ = La carta «{ $card }» del verbale non è come nel mazzo. Il verbale è stato modificato.
error-no-such-game = A questo tavolo si è giocato meno. Partite finora: { $games }.

## La pagina dei mazzi, e ciò che i lettori dicono di una carta

decks-lead = Sfoglia le carte quando vuoi. Le date restano nascoste finché non tocchi una carta.
play-with-deck = Gioca con questo mazzo
coverage-time = Carte per periodo
coverage-topics = Carte per argomento
coverage-fame = Carte per notorietà
coverage-period = Periodo
coverage-known = Notorietà
coverage-cards = Carte
coverage-table = Come tabella
coverage-most = { $title }: il massimo in { $name }, { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}. Tutti i numeri sono nella tabella qui sotto.
fame = { $n ->
    [1] per specialisti
    [2] poco nota
    [3] abbastanza nota
    [4] ben nota
   *[other] la conoscono tutti
}
deck-cards = Le carte
deck-cards-how = Tocca una carta per vedere la data, che cosa accadde e dove è scritto.
deck-find = Cerca carte
deck-search = Nel titolo
deck-topic = Argomento
deck-all-topics = Tutti gli argomenti
deck-all-periods = Tutti i periodi
deck-found = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
deck-show-dates = Mostra tutte le date
deck-more = Mostra altre ({ $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
})
date-hidden = data
deck-authors = Di { $authors }.
deck-licence = Licenza { $licence }, versione { $version }.
deck-sources = Ogni carta indica la sua fonte; un codice come Q12345 è una voce di Wikidata.
wrong-date = Questa data è sbagliata
wrong-date-of = Questa data è sbagliata: { $title }
wrong-date-what = Ciò che scrivi è conservato per chi ospita questo server, che può correggere il mazzo. Di te non si salva nulla, quindi nessuno può risponderti.
wrong-date-words = Che cosa è sbagliato?
wrong-date-year = L’anno giusto, se lo sai
wrong-date-source = Dove si può verificare?
wrong-date-empty = Di’ in poche parole che cosa è sbagliato.
wrong-date-thanks = Grazie. È conservato per chi ospita il server.
error-no-such-card = Questa carta non è nel mazzo. Ricarica la pagina.
error-bad-report = Non si può conservare. Scrivi poche parole, non più di { $max } caratteri, e un anno che sia esistito.
error-reports-full = Chi ospita il server non ha ancora letto le segnalazioni precedenti. Riprova un altro giorno.
## First games and rules
rules = Regole
rules-open = Le regole di { $game }
teach-me = Insegnami
teach-me-what = Una partita vera con un bot gentile, e un allenatore che spiega ogni cosa quando accade per la prima volta.
teach-me-game = Insegnami { $game }
coach = Allenatore
coach-next = Capito
coach-stop = Basta spiegazioni
coach-timeline-welcome = La carta al centro mostra la data: è la linea del tempo. Scegli una tua carta qui sotto, poi lo spazio in cui credi che sia accaduta: prima o dopo. Comincia da quella su cui hai meno dubbi.
coach-timeline-right = Giusto: la carta resta e ne hai una in meno. Non peschi nulla: è così che si vince. La linea ora ha uno spazio in più, per tutti.
coach-timeline-wrong = Sbagliato: la carta se ne va e ne hai pescata una nuova. Tante carte quante prima, e un turno perso. Guarda dove andava: la sua data può servirti.
coach-timeline-others = Era la carta dell'altro giocatore. Ogni data girata restringe le tue ipotesi, giusta o sbagliata che sia: leggila prima di scegliere.
coach-timeline-gaps = La linea è cresciuta e gli spazi si sono ristretti. Una carta che sai datare solo all'incirca sta più sicura in uno spazio largo: giocala prima che si riempia.
coach-timeline-play-off = Spareggio: più d'uno è rimasto senza carte nello stesso giro, e ognuno ne ha pescata un'altra. Vince chi da solo è senza carte alla fine di un giro.
coach-timeline-round = Qualcuno non ha più carte. Il giro si gioca comunque fino in fondo, perché tutti abbiano gli stessi turni: una carta giusta ora può salvarti.
coach-timeline-last = La tua ultima carta. Se è giusta e nessun altro finisce in questo giro, hai vinto.
coach-timeline-other-last = L'altro giocatore ha una sola carta. Non puoi fermarlo, ma puoi tenere il passo: se finite nello stesso giro c'è lo spareggio.
coach-twist-welcome = Tu e il bot giocate insieme. Scegli una carta e girala: solo la data decide dove va. Prima o dopo tutta la fila è il meglio: pensa quale delle tue è molto antica o molto recente.
coach-twist-end = È il nuovo estremo della fila: 2 punti. La fila ora copre più anni, e tutto ciò che cade dentro deve dividersi pochi spazi.
coach-twist-slot = È caduta tra due carte della fila e sta nello spazio sopra di loro: 1 punto. Tra due vicine c'è un solo spazio, e questo ora è occupato.
coach-twist-stack = Proprio la stessa data di una carta già posata: si impila e conta come quella.
coach-twist-blocked = Lo spazio era occupato: la carta è bloccata. Resta di traverso davanti a te e conta contro di te, finché non puoi scartarla con l'icona. Ora evita carte di quegli stessi anni.
coach-twist-must = In questo turno nulla ha trovato posto: devi girare un'altra carta. Se in un turno si bloccano tutte le tue carte diritte, la partita finisce per entrambi.
coach-twist-stop = Una carta ha trovato posto. Puoi fermarti: tieni ciò che hai e peschi. O girarne un'altra, se non hai dubbi: anche il secondo successo chiude il turno.
coach-twist-others = Il tuo compagno ha giocato. Le carte sono scoperte da entrambe le parti: guarda anche le sue. Ciò che riempie uno, l'altro non può usarlo.
coach-twist-advice = Su una tua carta c'è una puntina: è ciò che farebbe il tuo compagno. Non obbliga nessuno; decidi tu.
coach-twist-discard = Una carta con la cornice azzurra ha l'icona che chiedono gli scarti. Invece di girare puoi scartarla: costa un punto, ma è sicuro, ed è l'unico modo di liberarsi di una carta bloccata.
coach-twist-narrow = Tra due carte della fila non si inserisce mai nulla: ogni coppia ha sopra di sé un unico spazio, per quanti anni ci siano in mezzo. Prima di girare una carta di mezzo, guarda se il suo spazio è libero.
coach-twist-pile = Il mazzo è finito. D'ora in poi si gioca solo ciò che sta davanti a voi; ogni carta che resta alla fine costa un punto.
coach-trek-drawn = Questo è il tuo itinerario per il giorno I, scelto dal caso. Le sue colonne vogliono segnalini: Persona, Evento, Innovazione e Progresso. Caselle coperte e righe piene danno ciò che vi è scritto.
coach-trek-departures = Sei partenze, e sotto gli antenati. Toccane una: l'orologio mostra dove arriveresti, e la barra in basso che cosa porta. Le carte brevi ti lasciano più giornata; quelle lunghe portano di più.
coach-trek-itinerary = Scegli l'itinerario di oggi. Guarda prima le partenze: quali segnalini saranno facili da avere? Anche gli altri scelgono in segreto, e ogni itinerario serve un solo giorno.
coach-trek-tokens = I tuoi segnalini sono scesi nelle loro colonne, ognuno nella casella libera più alta. Punta alle caselle e alle righe con un premio; un segnalino con la colonna piena è perso.
coach-trek-hours = Agisce chi ha l'orologio più indietro, magari più volte di fila. Visite brevi vogliono dire molti turni; una lunga lascia recuperare gli altri.
coach-trek-journey = Sei in viaggio. Una carta di data successiva lo allunga, una anteriore lo chiude e ne comincia un altro. Piccoli passi nel tempo lasciano posto a molte altre carte.
coach-trek-closed = Il tuo viaggio è chiuso: resta e si conta alla fine. Ne è cominciato uno nuovo. Un viaggio lungo vale molto più di due corti.
coach-trek-crystals = Hai un cristallo temporale. Speso prima di partire risparmia un'ora, e può portarti alle 12 in punto. Quello che tieni vale un punto alla fine.
coach-trek-ancestor = Un antenato non ha data e continua ogni viaggio. Prendine uno quando tutte le partenze ti riporterebbero indietro nel tempo.
coach-trek-noon = Il giorno sta finendo. Arrivare alle 12 in punto vale 3 punti; una carta che va oltre si ferma lì senza punti, ma porta comunque i suoi segnalini. Una carta lunga conviene quindi per ultima.
coach-trek-done = Il tuo orologio è sulle 12: il tuo giorno è finito. Gli altri continuano finché non lo è anche il loro. Chi arriva per ultimo comincia il giorno dopo.
coach-trek-day = Un nuovo giorno con carte più recenti. Segnalini e itinerario se ne vanno, ma viaggio e cristalli continuano: non chiuderlo alla leggera.
coach-trek-last-day = L'ultimo giorno. Alla fine ogni cristallo vale un punto, e conta anche il viaggio aperto.

## Io
me = Io
me-lead = Il bilancio delle tue partite qui. Solo questo browser vede questa pagina.
me-games-n = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
me-won-n = { $n ->
    [one] { $n } vinta
   *[other] { $n } vinte
}
me-right = Carte giuste
me-right-of = { $right } su { $tries }
me-streak = Vittorie di fila
me-streak-best = la serie migliore
me-none-title = Qui non c'è ancora niente
me-none = Finisci una prima partita. Poi questa pagina mostra quali epoche e quali argomenti conosci meglio, e quali carte rivedere.
me-by-era = Per epoca
me-by-topic = Per argomento
me-chart-says = Quota di carte messe al posto giusto. { $name }. La migliore: { $best }, { $percent } %.
me-as-table = Come tabella
me-column-right = Giuste
me-column-all = Carte
me-column-share = Quota
me-percent = { $n } %
me-missed = Carte che sbagli spesso
me-missed-how = Di' quando è stato, poi tocca per vedere.
me-missed-n = { $wrong ->
    [one] sbagliata { $wrong } volta
   *[other] sbagliata { $wrong } volte
} su { $tries }
me-best = Il tuo meglio
me-best-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
me-best-seats = { $seats ->
    [one] in solitario
   *[other] in { $seats } al tavolo
}
me-latest = Le tue partite
me-game-won = vinta
me-game-lost = non vinta
me-game-left = lasciata prima
me-with = con { $names }
me-game-alone = in solitario
me-stood-in = un bot ha sostituito qualcuno
me-kept = Che cosa si conserva di te
me-kept-what = I tuoi nomi, le tue parole e le tue mosse ai tavoli, sotto un numero e senza account. Di più persone su questo dispositivo qui conta solo la prima di ogni tavolo.
me-number = Il tuo numero, per chi ospita: { $number }
me-export = Esporta tutto
me-erase = Cancella tutto
me-erase-sure = Cancellare davvero tutto?
me-erase-what = I tuoi nomi e le tue parole spariscono da ogni partita, lasci i tavoli a cui siedi e questa pagina ricomincia da capo. Le partite restano per gli altri. Non si può annullare.
me-erase-yes = Cancella
me-erase-no = Conserva
me-erased = Fatto. Di te qui non resta più nulla.
me-era-0 = prima del 3000 a.C.
me-era-1 = dal 3000 a.C. al 499
me-era-2 = dal 500 al 1499
me-era-3 = dal 1500 al 1799
me-era-4 = dal 1800 al 1899
me-era-5 = dal 1900 al 1949
me-era-6 = dal 1950 al 1999
me-era-7 = dal 2000

## Albo d'oro
hall = Albo d'oro
hall-lead = Le migliori partite ai tavoli aperti, e quelle che i giocatori hanno voluto mostrare. Niente date, niente carte: nessuna anticipazione.
hall-what = Quale classifica
hall-edition = Edizione
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = Al tavolo
hall-period = Da quando
hall-period-today = ultime 24 ore
hall-period-week = ultimi 7 giorni
hall-period-ever = da sempre
hall-streaks = Timeline: vittorie di fila
hall-scores-twist = Twist: punteggi delle squadre
hall-scores-trek = Trek: punteggi
hall-none = Qui non c'è ancora nessuna partita.
hall-none-how = Gioca a un tavolo aperto, o mostra un risultato a partita finita.
hall-place = Posto
hall-who = Chi
hall-result = Risultato
hall-streak-n = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie di fila
}
hall-points-unit = { $points ->
    [one] punto
   *[other] punti
}
hall-somebody = qualcuno
hall-with-bots = con bot
hall-stood-in = un bot ha sostituito qualcuno
hall-see = Vedi questo risultato
hall-picture = L'immagine di questo risultato: { $what }
hall-to = All'albo d'oro
hall-show = Mostra nell'albo d'oro
hall-show-what = Il tuo nome si vede com'è qui, quello degli altri solo se lo vogliono anche loro. Niente carte, niente date.
hall-shown = Ora lo possono vedere tutti.
error-hall-off = Questo server non tiene un albo d'oro.
error-no-such-result = Questo risultato non esiste, o i suoi giocatori non l'hanno mostrato.

## Guessing along
guess-along = Indovina anche tu
guess-what = Dove vanno le carte di { $name }? Indovina solo per te: nessuno lo saprà.
guess-later = Tocca a te. Potrai indovinare di nuovo quando giocano gli altri.
guess-it = Dico così
guess-between = La mia idea: tra queste, { $left } e { $right }
guess-before = La mia idea: prima di questa, { $right }
guess-after = La mia idea: dopo questa, { $left }
guess-was-right = L’avevi indovinato.
guess-was-wrong = Avevi pensato altro.
guess-score = giuste { $right } su { $all }
key-guess = indovina la carta di un altro, mentre aspetti

## The picture of a result
picture = Immagine
picture-save = Salva l’immagine
picture-share = Condividi l’immagine

## Size of everything
size = Grandezza
size-auto = Adatta allo schermo
size-big = Grande, per il proiettore

## Somebody is away, and the little line of advice
go-on-without = Continua senza { $name }
go-on-sure = Continuare senza { $name }? Le sue carte si scoprono e si scartano, e in questa partita non si rientra.
away-ask-host = Chi ha aperto il tavolo può far giocare un bot.
pin-by = { $where } (consiglio di { $names })
