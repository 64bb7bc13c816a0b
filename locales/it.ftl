# Testi dell'interfaccia, condivisi da web, terminale e server.
## Home
main-menu = Menu principale
home-title = Metti in ordine la storia
home-lead = Che cosa è venuto prima? Colloca le carte sulla linea del tempo, con gli amici allo stesso tavolo o contro i bot.
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
fan-3 = Colombo prende il mare
my-games = Le mie partite
play-timeline = Timeline
play-timeline-what = Vince chi finisce per primo le carte
play-twist = Twist
play-twist-what = Una fila sola, tutti insieme
play-saga = Guerre stellari
play-saga-what = Le scene dei film, tutti insieme
play-trek = Trek
play-trek-what = Tre giorni attraverso il tempo
play-chorus = Coro
play-chorus-what = Tutti collocano la stessa carta
play-children = Timeline per bambini
play-children-what = Carte famose, tre a testa, bot gentili
one-tap = Comincia una partita
company-bots = Solo io, con i bot
company-phone = Passatevi il telefono
company-screen = Su questo dispositivo
company-phone-what = In tanti, un solo dispositivo
company-friends = Con gli amici
go-on-with = Continua: { $game }
under-way = in corso
turn-is = Tocca a { $name }
time-left = ancora { $time }
notify-me = Avvisami quando tocca a me
so-far = Finora
last-game = Ultima partita
try-game = Prova { $game }
me-all = Tutte le mie partite
lobby = Tavoli aperti
lobby-all-games = Tutti i giochi
lobby-all-languages = Tutte le lingue
lobby-none = Per ora nessun tavolo di questo tipo.
seats-free = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
with-friends = Con gli amici
with-friends-how = Apri un tavolo e condividi il link o il codice. Un solo dispositivo o tanti, vicini o lontani.
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
game-timeline-what = Ognuno per sé: vince chi colloca per primo tutte le sue carte.
game-twist = Twist
game-twist-what = Tutti insieme: costruite una fila con 36 carte e fate più punti possibile.
game-trek = Trek
deck = Mazzo
decks = Mazzi
decks-mix = Scegline uno, o mescola più mazzi che hanno anni come date.
which-cards = Quali carte?
choose-decks = Scegli i mazzi ({ $n })
surprise-me = Sorprendimi
surprise-chose = Ecco che cosa è uscito: { $decks }
surprise-only = Per questo gioco non c’è altro da estrarre: { $decks }
find-deck = Cerca un mazzo
find-deck-none = Nessun mazzo ha questo nome o questo argomento.
n-decks = { $n ->
    [one] un mazzo
   *[other] { $n } mazzi
}
take-deck = Scegli
take-deck-named = Scegli { $deck }
play-with-decks = { $n ->
    [one] Gioca con questo mazzo
   *[other] Gioca con { $n } mazzi
}
level-known = Ben noto
level-mixed = Misto
level-hard = Per esperti
level-numbers = { $level }: { $known } note ai più, { $unknown } a pochi
deck-only-in = Solo in { $langs }
deck-needs-dates = Fatto per un altro gioco: queste carte non si possono mettere in fila.
deck-needs-icons = Questo gioco vuole carte con icone, e queste non ne hanno.
deck-needs-own = Questo gioco ha un mazzo tutto suo.
deck-replaces = Non si mescola: prende il posto degli altri
deck-too-few = Da solo ha troppo poche carte: ne servono { $needed }. Mescolalo con un altro mazzo.
mix-too-few = Troppo poche carte: per questo gioco ne servono { $needed }. Aggiungi un mazzo.
fresh-cards = Niente carte viste di recente
fresh-cards-what = Le carte che qualcuno al tavolo ha visto nelle ultime tre partite restano nella scatola, finché le altre bastano.
topics = Argomenti
period = Periodo
cards = Carte
filter = Solo alcuni argomenti o anni
filter-of = { $n ->
    [one] Se non scegli nulla, si gioca con l’unica carta.
   *[other] Se non scegli nulla, si gioca con tutte le { $n } carte.
}
from-year = Dall’anno
to-year = All’anno
any-year = qualsiasi
era = Era
era-ce = d.C.
era-bce = a.C.
year-bce = { $year } a.C.
period-both = { $from } – { $to }
period-from = a partire da: { $from }
period-to = fino a: { $to }
hand-size = Carte a testa
lock-table = Blocca il tavolo: nessun altro può sedersi
handicap = Handicap
handicap-what = Chi ne sa di più può cominciare con più carte, così tutti hanno una possibilità.
extra-cards = { $n ->
    [0] nessuna carta in più
    [one] una carta in più
   *[other] { $n } carte in più
}
edition-classic = classica
edition-twist = twist, con icone
edition-saga = saga, dal basso verso l’alto
your-name = Il tuo nome
proposed-names = Ada, Ipazia, Galileo, Zheng He, Ibn Battuta, Saffo, Keplero, Murasaki, Marie, Copernico, Averroè, Sofia, Aryabhata, Hatshepsut, Amelia, Volta
seats = Posti
bots = Bot
bot-level = Carattere dei bot
clock = Tempo per mossa
clock-none = Senza limite
clock-30s = 30 secondi
clock-60s = 1 minuto
clock-2m = 2 minuti
clock-1d = 1 giorno
public-table = Mostra questo tavolo a tutti su questo server
public-table-what = Chiunque può cercare una data, e nessuno può impedirlo. Con poco tempo è difficile: nell’albo d’oro entrano solo le partite con 30 o 60 secondi per mossa.
stand-ins = Se qualcuno manca
stand-ins-gentle = Un bot gentile
stand-ins-amateur = Al massimo un bot di media forza
stand-ins-any = Qualsiasi bot
show-hints = Mostra i suggerimenti
make-table = Apri il tavolo
who-plays = Chi gioca?
which-game = A che cosa?
player-n = Giocatore { $n }
add-player = Aggiungi un giocatore
more-choices = Altre scelte
fame-wanted = Quanto sono note
fame-all = Tutte le carte
fame-4 = Ben note
fame-5 = Solo famose
name-length = { $n } lettere su { $max }
name-too-long = { $n } lettere: al massimo { $max }. Accorcialo un po’.
waiting-room = Sala d’attesa
invite-how = Condividi il link o detta il codice:
code-is = Il codice è { $code }
copy-link = Condividi il link
link-copied = Link copiato
only-here = Solo questo dispositivo raggiunge il tavolo. Giocate qui, passandovelo: aggiungi gli altri qui sotto.
only-here-how = Come possono entrare altri telefoni?
only-here-command = Chi ha avviato il programma lo avvii con «serve --lan»: potranno entrare i telefoni della stessa rete.
qr-of = Codice QR di { $address }
sit-down = Prendi posto
seat-after-game = Stai guardando. Potrai prendere posto a partita finita.
at-the-table = Al tavolo: { $n } su { $seats }
host = host
you = tu
you-yourself = Tu
on-this-device = su questo dispositivo
hot-seat-what = C’è qualcuno con te? Può giocare su questo dispositivo: basta passarselo.
hot-seat-name = Il suo nome
hot-seat-add = Aggiungi qui
pass-to = Ora tocca a { $name }.
pass-now = Passa il dispositivo
curtain-for = Passa il dispositivo a { $name }
curtain-what = Le carte restano nascoste finché non lo dici tu.
curtain-open = Sono { $name }: mostra le mie carte
bot = bot
away = assente
out = fuori gioco
remove = Rimuovi
remove-named = Rimuovi { $name }
add-bot = Aggiungi un bot
who-begins = Chi comincia
first-random = A caso
first-me = Comincio io
start = Inizia la partita
needs-players = { $n ->
    [one] Basta un giocatore.
   *[other] Servono { $n } giocatori: invita qualcuno o aggiungi un bot.
}
waiting-for-host = In attesa che l’host inizi la partita.

## At the table
players = Giocatori
n-watching = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
is-away = { $name } non è al tavolo ({ $time })
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
last-card = La tua ultima carta
play-off-of-others = Allo spareggio giocano altri; tu puoi guardare.
draw-pile = Mazzo di pesca: { $n }
discard-pile = Pila degli scarti: { $n }
no-cards-left = Non hai più carte.
gone-on-without-you = La partita continua senza di te; puoi guardare.
choose-card = Scegli una delle tue carte.
choose-gap = Dove va? Scegli uno spazio.
ask-between = Tra { $left } e { $right }?
ask-before = Prima di: { $right }?
ask-after = Dopo: { $left }?
place-it = Colloca
back = Indietro
cancel = Annulla
gap-between = tra { $left }, { $leftDate }, e { $right }, { $rightDate }, spazio { $n } di { $count }
gap-before = prima di { $right }, { $rightDate }, spazio { $n } di { $count }
gap-after = dopo { $left }, { $leftDate }, spazio { $n } di { $count }
card-in-line = { $title }, { $date }
card-in-hand = Carta { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }: il suo posto era qui
placing = { $name }: «{ $title }».
go-on = Avanti
right = Giusto!
wrong = Sbagliato.
revealed-right = { $name }: «{ $title }» – { $date }.
revealed-wrong-between = { $name }: «{ $title }» – { $date }. Andava tra { $left } e { $right }.
revealed-wrong-before = { $name }: «{ $title }» – { $date }. Andava prima di: { $right }.
revealed-wrong-after = { $name }: «{ $title }» – { $date }. Andava dopo: { $left }.
counts-as = Di ogni carta si confronta un solo anno: «{ $date }» vale come { $year }.
either-side = «{ $title }» ha la stessa data: andava bene da entrambi i lati.
why = Perché?
zoom-out = Carte più piccole
zoom-in = Carte più grandi
true-time = In scala
jump-to = Vai a…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } a.C.
last-moves = Ultime mosse
lesson-of = A proposito di «{ $title }»
source = Fonte: { $source }
hint-twist = Tocca una carta e girala: la data decide dove va. Allunga la fila, riempi gli slot e non farti bloccare.
hint-twist-scene = Tocca una carta e girala: il numero della scena decide dove va. Allunga la colonna, riempi gli slot e non farti bloccare.
hint-pick = Tocca una delle tue carte qui sotto. Nessuno ne conosce ancora la data.
hint-pick-scene = Tocca una delle tue carte qui sotto. In che punto della storia succede? Le scene successive stanno più in alto.
hint-again = Tocca di nuovo a te: vince chi resta per primo senza carte. Tocca «Perché?» per saperne di più su una carta.
hint-gap = Ora tocca lo spazio numerato dove va, o trascinaci la carta.
hint-place = Va bene così? Finché non la collochi puoi cambiare idea.
hint-turn = Girala: la data decide dove va. Ogni estremo della fila vale due punti, uno slot ne vale uno.
hint-turn-scene = Girala: il numero della scena decide dove va. Ogni estremo della colonna vale due punti, uno slot ne vale uno.
hint-turn-or-discard = Girala, o scartala: l’icona corrisponde. Scartare costa un punto, ma non rischi il blocco.
hint-stop = Vai sul sicuro e termina il turno, o rischia una seconda carta.

## Twist
main-row = La fila principale, con gli slot tra le sue carte
main-column = La colonna principale, con le carte successive in alto e gli slot tra le sue carte
row-first = Alla prima carta: { $date }
row-last = All’ultima carta: { $date }
way-later = dopo
way-earlier = prima
score-is = Punti: { $score }
to-next-rank = Ancora { $n }: { $rank }
tally = { $main } in fila · { $slots } negli slot · { $lost } altrove
to-match = Icona richiesta:
matches = si può scartare
icon-none = nessuna icona
icon-anchor = ancora
icon-crown = corona
icon-feather = piuma
icon-key = chiave
icon-shield = scudo
icon-sun = sole
card-in-slot = { $title }, { $date }, in uno slot
free-slot = { $left } – { $right }: libero
card-upright = { $title }, icona { $icon }
card-blocked = { $title }, bloccata, { $date }, icona { $icon }, sul retro { $back }
cards-of = Carte di { $name }
turn-it = Girala
discard-it = Scartala
end-turn = Termina il turno
try-or-discard = Scegli una carta da girare o da scartare.
must-try = { $n ->
    [one] Devi continuare: resta una carta diritta. Se si blocca, la partita finisce.
   *[other] Devi continuare: restano { $n } carte diritte.
}
last-upright = È la tua ultima carta diritta: se si blocca, la partita finisce.
stop-or-go-on = Termina il turno o gira una seconda carta.
advise = Consiglio su «{ $title }»
pin-play = Gioca questa
pin-discard = Scarta questa
pin-about = Circa qui…
pin-before-all = prima di tutte
pin-after = dopo: { $date }
place-end = nuovo estremo, 2 punti
place-free = slot libero, 1 punto
place-taken = slot occupato, la carta si bloccherebbe
slot-taken-by = Tra { $left } e { $right } c’è già «{ $title }», { $date }.
unpin = Togli il consiglio
rank-0 = Aspiranti
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
won-alone = In gioco non è rimasto nessun altro.
won-together = Per lo spareggio del giro { $rounds } non c’erano più carte da pescare.
why-all-out = Tutte le carte sono state giocate.
why-cannot-act = Chi era di turno non poteva né girare né scartare una carta.
why-no-card-placed = Tutte le carte girate in questo turno si sono bloccate.
rematch = Gioca ancora
again-asked = { $n ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
again-waiting = In attesa di { $names }…
again-start-now = Comincia senza aspettare
again-begun = La partita successiva è cominciata.
again-join = Partecipa
result-won = Hai vinto! { $right } giuste su { $all }
result-short = { $n ->
    [one] { $right } giuste su { $all }: mancava una carta
   *[other] { $right } giuste su { $all }: mancavano { $n } carte
}
result-none-left = { $right } giuste su { $all }
result-team = Ce l’avete fatta, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}: { $rank }
result-team-low = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}: { $rank }
result-place = { $points ->
    [one] { $points } punto, posto { $place } su { $n }
   *[other] { $points } punti, posto { $place } su { $n }
}
bot-played = { $bots ->
    [one] Una delle tue { $all } mosse l’ha fatta un bot.
   *[other] { $bots } delle tue { $all } mosse le ha fatte un bot.
}
bot-played-all = Ha giocato un bot al posto tuo, dall’inizio alla fine.
moment-best = Il tuo momento migliore
moment-best-near = { $n ->
    [one] Giusta, a un anno dalla vicina
   *[other] Giusta, a { $n } anni dalla vicina
}
moment-best-same = Giusta, nello stesso identico anno
moment-best-plain = Proprio al posto giusto
moment-miss = Da ricordare
you-missed-by-years = { $n ->
    [one] Hai sbagliato di un anno
   *[other] Hai sbagliato di { $words } anni
}
you-missed-by-scenes = { $n ->
    [one] Hai sbagliato di una scena
   *[other] Hai sbagliato di { $words } scene
}
you-were-blocked = L’hai girata ed è rimasta bloccata
share = Condividi
shared = Copiato
share-timeline = { $name }: giuste { $right } su { $all }, serie { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, { $rank }
in-true-time = In scala
in-story-order = Nell’ordine della storia
axis-says = { $n ->
    [one] Una carta
   *[other] { $n } carte
}: { $from } – { $to }
lessons = Le storie dietro le carte
missed-by-years = { $n ->
    [one] { $name }: un anno di scarto
   *[other] { $name }: { $n } anni di scarto
}
missed-by-scenes = { $n ->
    [one] { $name }: una scena di scarto
   *[other] { $name }: { $n } scene di scarto
}
was-blocked = { $name } l’ha girata e si è bloccata
shuffle-check = Le carte sono state mescolate senza trucchi?
shuffle-what = Il server ha fissato in anticipo il suo seme segreto. Ora il tuo browser può mescolare di nuovo le carte da solo e confrontare.
check-now = Controlla ora
download-transcript = Scarica la registrazione della partita
shuffle-honest = Le carte sono state mescolate senza trucchi.
shuffle-wrong = Qualcosa non corrisponde.
check-commitment = Il seme è quello fissato in anticipo.
check-deal = Le carte erano nell’ordine che risulta da quel seme.
check-reshuffles = { $n ->
    [one] La pila degli scarti è stata rimescolata una volta, come previsto dal seme.
   *[other] La pila degli scarti è stata rimescolata { $n } volte, come previsto dal seme.
}
commitment = L’impronta del seme:

## Connection
link-reconnecting = Riconnessione… La tua mossa è al sicuro.
link-restarting = Il server si sta riavviando… La tua mossa è al sicuro.
link-back = Di nuovo in linea.
link-shaky = La connessione è lenta.
saving-paused = In questo momento il server non riesce a salvare. La tua mossa è al sicuro.
cannot-enter = Non puoi entrare a questo tavolo
table-closed = Questo tavolo è chiuso
watch = Guarda
seat-moved = Questo posto ora è su un altro dispositivo
seat-moved-what = Da qui puoi guardare, o riportare qui il posto dall’altro dispositivo.
seat-sent-away = Non sei più a questo tavolo
seat-sent-away-what = L’host ha liberato il tuo posto. Puoi guardare, o sederti di nuovo se ce n’è uno libero.
seat-left = Hai lasciato questo tavolo
seat-left-what = Puoi guardare, o sederti di nuovo se c’è posto.
move-seat = Sposta questo posto su un altro dispositivo
move-seat-what = Apri lì questo indirizzo entro dieci minuti. Funziona una volta sola, e poi questo dispositivo lascia il posto.
table-menu = Menu del tavolo
leave = Lascia il tavolo
still-running = La tua partita di { $game } è ancora in corso.
still-running-what = Una partita in corso
return-to-table = Torna al tavolo
leave-sure = Lasciare definitivamente? Un bot giocherà per te.
leave-room-sure = Lasciare questo tavolo?
bot-holds = Un bot sta giocando per te.
bot-holds-clock = Il tuo tempo è scaduto due volte: un bot sta giocando per te.
time-up = Tempo scaduto: un bot ha giocato per te.
take-back = Riprendi il posto

## Talk
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-say = Di’ qualcosa
send = Invia
preset-hello = Ciao!
preset-well-played = Ben giocato!
preset-thanks = Grazie!
preset-oops = Ops!
preset-thinking = Fammi pensare.
preset-your-turn = Tocca a te!
preset-never-guessed = Non l’avrei mai detto.
preset-good-game = Bella partita!
preset-again = Un’altra?

## Said aloud
say-joined = { $name } ha preso posto.
say-started = Inizia la partita.
say-your-turn = Tocca a te.
say-placed = { $name } ha collocato «{ $title }», { $date }. Giusto.
say-misplaced-between = { $name } ha sbagliato con «{ $title }», { $date }. Andava tra { $left } e { $right }.
say-misplaced-before = { $name } ha sbagliato con «{ $title }», { $date }. Andava prima di: { $right }.
say-misplaced-after = { $name } ha sbagliato con «{ $title }», { $date }. Andava dopo: { $left }.
say-ended = La partita è finita.
say-play-off = Spareggio: { $names } continuano con una carta a testa.
say-chat = { $name } dice: { $text }
say-went-left = { $name } ha girato «{ $title }», { $date }: ora è la prima della fila.
say-went-right = { $name } ha girato «{ $title }», { $date }: ora è l’ultima della fila.
say-went-slot = { $name } ha girato «{ $title }», { $date }: va in uno slot.
say-went-stack = { $name } ha girato «{ $title }», { $date }: stessa data, va sopra l’altra.
say-went-blocked = { $name } ha girato «{ $title }», { $date }: lo slot è occupato, la carta è bloccata.
say-discarded = { $name } ha scartato «{ $title }», { $date }.
say-you-went-left = Hai girato «{ $title }», { $date }: ora è la prima della fila.
say-you-went-right = Hai girato «{ $title }», { $date }: ora è l’ultima della fila.
say-you-went-slot = Hai girato «{ $title }», { $date }: va in uno slot.
say-you-went-stack = Hai girato «{ $title }», { $date }: stessa data, va sopra l’altra.
say-you-went-blocked = Hai girato «{ $title }», { $date }: lo slot è occupato, la carta è bloccata.
say-you-discarded = Hai scartato «{ $title }», { $date }.

## Keys
keys = Scorciatoie da tastiera
key-pick = scegli una carta
key-gap = scegli uno spazio
key-place = colloca la carta
key-zoom = carte più piccole o più grandi
key-cancel = annulla
key-line = ascolta la linea del tempo
key-hand = ascolta le tue carte
key-try = gira la carta
key-discard = scarta la carta
key-stop = termina il turno

## Settings and about
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-auto = Come il dispositivo
motion-less = Ridotte
pace = Come si mostrano le mosse
pace-slow = Con il tempo di leggere
pace-usual = Normale
pace-fast = In fretta
pace-none = Tutto subito
hints = Suggerimenti
hints-first = Nella mia prima partita
hints-always = Sempre
hints-never = Mai
sound = Suono
sound-off = spento
shakes = Vibrazione
shakes-what = Il telefono vibra piano quando si gira una carta.
calm = Modalità silenziosa.
calm-what = Niente chat, spettatori, animazioni né suoni.
notify = Avvisami quando tocca a me.
notify-what = Solo mentre questa pagina è in secondo piano.
settings-stored = Queste impostazioni restano su questo dispositivo.
about = Informazioni
about-what = Antedate è il posto dei giochi di carte sulla cronologia: fedele alle regole stampate, con amici e bot. È un unico programma, che chiunque può avviare.
credits = I giochi
credit-timeline = Timeline è un gioco di Frédéric Henry.
credit-twist = La modalità cooperativa di Timeline Twist è di Frédéric Henry e Corey Konieczka.
credit-trek = Trekking Through History è un gioco di Charlie Bink.
not-affiliated = Non siamo affiliati ai loro editori. I testi delle regole, le carte e i dati sono nostri.
licences = Licenze
licence-motifs = Immagini: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0.
licence-fonts = Caratteri: Playfair Display e Source Sans 3, SIL Open Font License.
licence-decks = Mazzi: CC BY 4.0.
licence-code = Programma: MIT o Apache 2.0.
licence-packages = Pacchetti usati da questa pagina e da questo programma, ciascuno con la sua licenza:
privacy = Privacy
privacy-what = Nessun account, nessun tracciamento, niente caricato da altri siti. Il server conserva i tuoi nickname, i tuoi messaggi e le tue mosse, e nient’altro su di te. Puoi esportarli o cancellarli dalla tua pagina.
offline-title = Il tavolo è irraggiungibile
offline-what = Il server non risponde, o questo dispositivo non è in linea. Niente è andato perso: il tuo posto e le tue mosse sono al sicuro.
offline-again = Riprova
no-such-page = Pagina non trovata
no-such-page-what = Questo indirizzo non porta da nessuna parte. L’hai copiato per intero?

## Refusals
error-unreachable = Il server non è raggiungibile. Riprova tra poco.
error-not-seated = Non hai un posto a questo tavolo. Prima siediti.
error-not-host = Può farlo solo l’host.
error-table-closed = Questo tavolo è chiuso. Aprine uno nuovo.
error-game-running = C’è una partita in corso. Aspetta che finisca.
error-no-game = Nessuna partita in corso. L’host può iniziarne una.
error-table-locked = L’host ha bloccato questo tavolo. Chiedi di sbloccarlo.
error-table-full = Tutti i { $seats } posti sono occupati. Puoi guardare, o chiedere altri posti all’host.
error-bad-name = Un nome ha da 1 a { $max } caratteri visibili. Scegline un altro.
error-name-taken = Qualcuno a questo tavolo si chiama già così. Scegli un altro nome.
error-name-reserved = Questo nome è riservato al server o ai suoi bot. Scegline un altro.
error-bad-token = La chiave di questo posto è danneggiata. Entra di nuovo.
error-token-used = Questa chiave è già in uso al tavolo. Entra di nuovo.
error-bad-id = Il messaggio è illeggibile. Ricarica la pagina.
error-no-such-player = Quel giocatore non è a questo tavolo.
error-not-a-bot = Quel giocatore non è un bot.
error-bad-level = Questo server non ha bot con quel carattere. Scegline un altro.
error-bad-option = Questa scelta non è possibile: { $option } = { $value }.
error-too-few-players = Servono { $needed } giocatori, ma { $have ->
    [one] al tavolo ce n’è uno solo
   *[other] al tavolo ce ne sono solo { $have }
}. Invita qualcuno o aggiungi dei bot.
error-too-few-cards = { $have ->
    [one] C’è una sola carta in gioco, ma ne servono { $needed }.
   *[other] Ci sono solo { $have } carte in gioco, ma ne servono { $needed }.
} Scegli più argomenti o più anni, un mazzo più grande, meno giocatori o meno carte a testa.
error-cannot-deal = Non si possono distribuire le carte: { $reason }
error-bot-holds-seat = Un bot sta giocando per te. Prima riprendi il posto.
error-owner-gone = Non c’è nessuno che possa riprendere questo posto; il bot continua.
error-stand-in-too-strong = A questo tavolo solo questi bot possono tenere il posto di un giocatore: { $allowed }.
error-stale = Nel frattempo qualcuno ha mosso. Riguarda, poi decidi.
error-wrong-game = Questa mossa appartiene a un altro gioco.
error-cannot-drop = In questo gioco nessuno può essere escluso. Affida il posto a un bot.
error-already-out = Quel giocatore è già fuori gioco.
error-bad-text = Un messaggio ha da 1 a { $max } caratteri. Accorcialo.
error-bad-characters = Il testo contiene caratteri invisibili, che ne invertono il verso o che si accumulano su una lettera. Toglili e riprova.
error-headers-too-long = La richiesta ha troppe intestazioni o intestazioni troppo lunghe.
error-no-pins = Si danno consigli solo nel gioco cooperativo. Usa la chat.
error-bad-pin = Quella carta non è più lì.
error-not-finished = La partita non è finita. Fino ad allora la registrazione è segreta.
error-not-due = È già stato fatto.
error-not-your-turn = Non tocca a te. Aspetta gli altri.
error-not-in-hand = Non hai quella carta.
error-no-such-gap = Quello spazio non esiste sulla linea del tempo. Scegline un altro.
error-out-of-game = Sei fuori da questa partita.
error-no-such-seat = Quel posto non esiste.
error-game-over = La partita è finita.
error-card-blocked = Quella carta è bloccata: puoi solo scartarla.
error-already-placing = Hai già girato una carta: in questo turno non puoi scartare.
error-icon-differs = L’icona non corrisponde a quella della pila degli scarti. Scegli un’altra carta.
error-nothing-placed = Colloca una carta prima di terminare il turno.
error-bad-message = Il server non ha capito questa pagina. Ricaricala.
error-version-unknown = Questa pagina è troppo vecchia per il server. Ricaricala.
error-enter-first = La connessione non era pronta. Riprova.
error-wrong-token = Questo posto non è più su questo dispositivo. Forse è passato a un altro.
error-too-fast = Troppi messaggi. Aspetta un momento.
error-saving-paused = In questo momento il server non riesce a salvare. Riprova tra poco.
error-going-down = Il server si sta riavviando. Riprova tra poco.
error-no-such-table = Questo tavolo non esiste. Controlla il link.
error-no-such-code = Nessun tavolo ha questo codice. Controllalo e riprova.
error-no-such-deck = Questo mazzo non esiste. Scegline un altro.
error-bad-decks = Questi mazzi non si possono mescolare, o non vanno bene per questo gioco. Scegline altri.
error-bad-request = Il server non ha capito la richiesta. Ricarica la pagina.
error-table-damaged = I dati di questo tavolo sono danneggiati. Apri un nuovo tavolo.
error-too-long = Il messaggio è troppo lungo. Accorcialo.
error-too-many = Troppi tentativi. Aspetta un momento e riprova.
error-too-slow = La richiesta ci ha messo troppo ad arrivare. Inviala di nuovo.
error-wrong-origin = Questa pagina viene da un altro indirizzo. Aprila all’indirizzo del server.
error-wrong-ticket = Questo link è scaduto o è già stato usato. Creane uno nuovo sull’altro dispositivo.
error-method-not-allowed = Il server non conosce questa richiesta. Ricarica la pagina.
error-not-found = Qui non c’è niente. Riparti dalla pagina iniziale.
error-which-player = Su questo dispositivo giocano più persone. Scegli quale.

## Trek
game-trek-what = Tre giorni nel tempo, da 2 a 4 giocatori: scegli le partenze, riempi l’itinerario, fai lunghi viaggi.
edition-trek = trek
trek-first-game = Prima partita: gli itinerari del giorno I sono assegnati a caso
trek-warps-option = Distorsioni temporali: una volta al giorno ciascuno può piegare la fila, l’orologio o il viaggio
trek-warps = Distorsioni temporali
trek-warp-used-by = usata da { $name }
trek-warp-not-now = Ora non cambierebbe nulla, oppure non puoi pagarla.
trek-warp-choose-spaces = Quali due carte si scambiano di posto?
trek-warp-choose-echo = Quale beneficio?
trek-warp-look = Tocca una carta per vedere che cosa porterebbe con questa distorsione.
trek-warp-use = Usala: { $price }
trek-foresight = Metti una di queste in cima al mazzo. Le vedi solo tu.
warp-rewind = Riavvolgimento
warp-haste = Fretta
warp-exchange = Scambio
warp-new-dawn = Nuova alba
warp-foresight = Preveggenza
warp-detour = Deviazione
warp-prism = Prisma
warp-echo = Eco
warp-does-rewind = Il tuo orologio torna indietro di un’ora prima che tu prenda la carta.
warp-does-haste = La carta che prendi costa due ore in meno, ma almeno una.
warp-does-exchange = Due carte della fila si scambiano di posto.
warp-does-new-dawn = I cinque spazi si riempiono da capo con carte del mazzo.
warp-does-foresight = Guardi solo tu le prossime tre carte del mazzo e ne metti una in cima.
warp-does-detour = Una carta anteriore può andare prima dell’ultima del tuo viaggio, se la sua data ci sta.
warp-does-prism = Tutti i segnalini di questo turno sono jolly.
warp-does-echo = Il tappetino ti dà il beneficio dello spazio che vuoi.
warp-free = gratis
warp-costs-crystals = { $n ->
    [one] 1 cristallo
   *[other] { $n } cristalli
}
warp-costs-hours = { $n ->
    [one] 1 ora in più
   *[other] { $n } ore in più
}
hint-trek = Tocca una carta per vedere dove arriverebbe il tuo orologio e che cosa otterresti. Date in ordine formano un viaggio: più è lungo, più vale.
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
trek-clock = L’orologio
trek-clock-start = Alla partenza, dall’alto: { $names }.
trek-clock-at = Alle ore { $hour }, dall’alto: { $names }.
trek-clock-done = Sulle 12, giornata finita: { $names }.
trek-done = ha finito
trek-departures = Partenze e antenati
trek-departure = Partenza { $n }: { $title }, { $date }. { $hours ->
    [one] Un’ora
   *[other] { $hours } ore
}, dà { $benefits }
trek-departure-mat = Partenza { $n }: { $title }, { $date }. { $hours ->
    [one] Un’ora
   *[other] { $hours } ore
}, dà { $benefits }, più { $mat } dal tappetino
trek-space-empty = Partenza { $n }: vuota
trek-ancestor = Antenato
trek-left = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
trek-ancestor-says = Antenato: { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}, dà { $benefits }, continua qualsiasi viaggio. Rimasti: { $n }
trek-preview = Che cosa porta questa visita
trek-lands = { $hours } h: il tuo orologio arriva alle ore { $watch }.
trek-lands-punctual = { $hours } h: arrivi alle 12 in punto, +{ $points }.
trek-lands-late = { $hours } h: oltre le 12, perciò l’orologio si ferma lì.
trek-journey-starts = Comincia un viaggio.
trek-journey-continues = Il viaggio continua: { $length } carte, vale { $worth }.
trek-journey-detours = Con la deviazione entra nel viaggio: { $length } carte, vale { $worth }.
trek-journey-closes = { $closed ->
    [one] Il tuo viaggio di una carta
   *[other] Il tuo viaggio di { $closed } carte
} finisce; ne comincia uno nuovo.
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
trek-returned = Non c’è posto per: { $tokens }.
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
trek-choose = Scegli l’itinerario di oggi
trek-choose-how = Scegli in segreto: si rivelano tutti insieme. Ognuno vale un solo giorno.
trek-take-itinerary = Prendo questo
trek-your-itineraries = I tuoi itinerari
trek-waiting = Stanno ancora scegliendo: { $names }
trek-has-chosen = Ha scelto in segreto
trek-is-choosing = Sta scegliendo un itinerario
trek-choose-departure = Scegli una partenza o un antenato.
trek-place-tokens = Dove va il segnalino?
trek-must-pass = Non c’è più nulla da prendere.
trek-pass = Passa per oggi
trek-itinerary-named = Itinerario «{ $name }»
trek-column-says = { $name }: { $filled } caselle coperte su { $all }
trek-space-pays = la casella { $n } dà { $reward }
trek-row-pays = La riga { $n }, se completa, dà { $reward }
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
trek-signs = Simboli
trek-sign-on = Il viaggio continua: avrebbe tante carte quante ne indica il numero.
trek-sign-new = Una data anteriore: il viaggio finisce e con questa carta ne comincia uno nuovo.
trek-sign-hours = Le ore che dura la visita: l’orologio avanza di altrettante.
trek-sign-mat = Un bonus del tappetino, sotto quello spazio.
trek-sign-crystal = Cristallo temporale: usalo per risparmiare un’ora, oppure tienilo e vale 1 punto.
trek-sign-wild = Il jolly: va in una colonna qualsiasi.
trek-sign-noon = { $n ->
    [one] Arrivare esattamente alle 12: 1 punto.
   *[other] Arrivare esattamente alle 12: { $n } punti.
}
trek-strip = Punti secondo la lunghezza del viaggio
trek-strip-says = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
trek-strip-beyond = Oltre { $n }: altri { $points } per ogni carta
trek-track = tracciato { $n }
trek-by-journeys = viaggi { $n }
trek-why-score = Perché questo punteggio
trek-why-track = sul tracciato: caselle, righe e puntualità
trek-why-crystals = { $n ->
    [one] per 1 cristallo
   *[other] per { $n } cristalli, 1 punto l’uno
}
trek-why-open = { $n ->
    [one] per il viaggio aperto di 1 carta
   *[other] per il viaggio aperto di { $n } carte
}
trek-why-journey = { $n ->
    [one] per un viaggio chiuso di 1 carta
   *[other] per un viaggio chiuso di { $n } carte
}
trek-index = Indice delle date
trek-index-how = Tutte le date del mazzo di ogni giorno. In oro: ora nella fila. Barrate: visitate. Le altre devono ancora venire o sono già passate.
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
}, { $open ->
    [0] nessun viaggio aperto
    [one] un viaggio di 1 carta
   *[other] un viaggio di { $open } carte
}, in tutto { $total ->
    [one] 1 punto
   *[other] { $total } punti
}
trek-day-next = Carte nuove per il giorno { $day ->
    [1] I
    [2] II
   *[3] III
}. Viaggi e cristalli restano; ognuno sceglie un nuovo itinerario.
trek-told-chose = { $who ->
    [you] Hai scelto un itinerario.
   *[other] { $name } ha scelto un itinerario.
}
trek-told-revealed = Tutti gli itinerari sono rivelati. Comincia la giornata.
trek-told-visit = { $who ->
    [you] Visiti
   *[other] { $name } visita
} «{ $title }», { $date }: orologio alle ore { $watch }. { $journey ->
    [starts] Comincia un viaggio.
    [detours] Entra nel viaggio con una deviazione: { $length } carte.
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
trek-told-ancestor = { $who ->
    [you] Incontri un antenato
   *[other] { $name } incontra un antenato
}: orologio alle ore { $watch }. Il viaggio ha { $length } carte.{ $points ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $points } punti.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 cristallo.
   *[other] {" "}+{ $crystals } cristalli.
}
trek-told-token = { $who ->
    [you] Collochi un segnalino
   *[other] { $name } colloca un segnalino
}: { $column ->
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
trek-told-passed = { $who ->
    [you] Non hai nulla da prendere e passi.
   *[other] { $name } non ha nulla da prendere e passa.
}
trek-told-warp = { $who ->
    [you] Usi una distorsione temporale: «{ $warp }».
   *[other] { $name } usa una distorsione temporale: «{ $warp }».
}
trek-told-foreseen = { $who ->
    [you] Hai guardato nel mazzo.
   *[other] { $name } ha guardato nel mazzo.
}
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
trek-final-count = Punteggio finale
trek-count-1 = Tracciato
trek-count-2 = Cristalli
trek-count-3 = Viaggi
trek-count-4 = Totale
trek-count-how = Un viaggio vale in base alla lunghezza: carte → punti.
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
trek-tie-shared = Parità nei punti e in tutti i viaggi: vittoria condivisa.
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
key-neighbours = la partenza successiva
key-go = vai lì, o scegli l’itinerario
key-crystals = meno o più cristalli
key-wild = un’altra colonna per il jolly
key-clock = ascolta l’orologio
key-row = ascolta le partenze
key-me = ascolta il tuo itinerario
key-index = l’indice delle date
key-warps = le distorsioni temporali
error-choose-first = Ogni giornata comincia con un itinerario. Prima scegline uno dei tuoi.
error-others-choosing = Hai scelto. Aspetta che lo facciano tutti.
error-not-choosing = Gli itinerari si scelgono a inizio giornata. Continua con il tuo.
error-not-your-itinerary = Quell’itinerario non è tuo. Scegline uno dei tuoi.
error-itinerary-used = Hai già usato quell’itinerario. Scegline un altro.
error-itinerary-drawn = Nella prima partita il giorno I si gioca con l’itinerario assegnato a caso.
error-no-such-space = Questa partenza non esiste. Scegli una delle sei.
error-empty-space = Lì non c’è più nulla. Scegli un’altra partenza.
error-no-ancestor-left = Gli antenati sono finiti. Scegli una partenza.
error-ancestor-cannot-start = Un antenato non può cominciare un viaggio. Scegli prima una partenza.
error-not-enough-crystals = Non hai così tanti cristalli. Spendine meno.
error-below-one-hour = Una visita dura almeno un’ora. Spendi meno cristalli.
error-tokens-first = Hai segnalini da collocare. Collocali prima.
error-no-tokens-to-place = Non hai segnalini da collocare. Scegli una partenza.
error-no-such-token = Non hai più quel segnalino. Colloca uno dei tuoi.
error-wrong-column = Quel segnalino va solo nella sua colonna.
error-column-full = Quella colonna è piena. Scegline un’altra.
error-impossible-tokens = I segnalini non si possono collocare così. Scegli di nuovo.
error-cannot-pass = Puoi passare solo quando non c’è nulla da prendere.
error-no-warps = In questa partita non ci sono distorsioni temporali.
error-no-such-warp = Oggi questa distorsione non c’è. Scegline un’altra.
error-marker-used = Oggi hai già usato una distorsione temporale. Prendi una carta.
error-warp-taken = Qualcuno ha già usato questa distorsione oggi. Scegline un’altra.
error-warp-too-dear = Non hai abbastanza cristalli per questa distorsione.
error-wrong-warp-choice = Questa distorsione non funziona così. Scegli quello che chiede.
error-same-space = Scegli due carte diverse.
error-nothing-to-echo = In quello spazio non c’è nulla da ripetere. Scegline un altro.
error-warp-changes-nothing = Ora questa distorsione non cambierebbe nulla.
error-nothing-to-take = Dopo la distorsione non ci sarebbe nulla da prendere.
error-put-on-top-first = Prima metti in cima una delle carte che stai guardando.
error-not-looking = Non stai guardando nel mazzo.
error-no-such-top = Non stai guardando così tante carte.

## Replay
replay = Replay
replay-of = Replay: { $game }
watch-replay = Rivedi la partita
replay-what = Rivedi una partita finita mossa per mossa: dal punto di vista di chiunque, o con tutte le carte scoperte.
replay-drop = Trascina qui la registrazione di una partita
replay-choose = Scegli un file
replay-where = Trovi la registrazione di una partita nella sua pagina del risultato, accanto alla verifica del mescolamento. Il server la rigioca secondo le regole e non conserva nulla.
replay-other-file = Un altro file
replay-which = Partita in questo file, da 1 a { $n }
replay-controls = Scorri la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-move = Mossa
replay-at = Mossa { $n } di { $all }
replay-deal = Le carte sono state distribuite.
replay-eyes = Punto di vista
replay-eyes-none = spettatore
replay-eyes-all = tutte le carte scoperte
replay-pace = Velocità
replay-pace-slow = lenta
replay-pace-usual = normale
replay-pace-fast = rapida
replay-settings = Vista e velocità
replay-link = Link a questo momento
replay-to-table = Al tavolo
replay-unused = Itinerari che restano a { $name }
replay-pile = { $n ->
    [0] Il mazzo di pesca è vuoto
    [one] Il mazzo di pesca: una carta
   *[other] Il mazzo di pesca, dalla cima: { $n } carte
}
say-stopped = { $name } termina il turno.
say-dropped = { $name } ha lasciato la partita; le sue carte vengono scoperte e scartate.
key-replay-step = una mossa indietro o avanti
key-replay-ends = all’inizio o alla fine
key-replay-play = riproduci o pausa
error-not-a-transcript = Questo file non è la registrazione di una partita. Scegli un file .jsonl da una pagina del risultato, o uno scritto da «antedate lab».
error-bad-transcript = La riga { $line } non rispetta le regole ({ $clause }): { $reason }
error-transcript-without-deck = La registrazione non dice con quale mazzo si è giocato: le sue carte restano senza nome.
error-transcript-too-long = La registrazione di una partita può avere al massimo { $max } byte. Questa è più lunga.
error-unknown-deck = Si è giocato con il mazzo «{ $deck }» { $version }, che questo server non ha (hash { $hash }). Avvia il server con «--decks» e la cartella di quel mazzo, o apri la registrazione dove si è giocato.
error-deck-differs = Si è giocato con un’altra versione del mazzo «{ $deck }»: { $version } (hash { $hash }). Apri la registrazione dove si è giocato.
error-cards-differ = La carta «{ $card }» della registrazione è diversa da quella del mazzo. La registrazione è stata modificata.
error-no-such-game = A questo tavolo non si sono giocate così tante partite. Finora: { $games }.

## La pagina dei mazzi, e ciò che i lettori dicono di una carta

decks-lead = Sfoglia le carte quando vuoi. Le date restano nascoste finché non tocchi una carta.
play-with-deck = Gioca con questo mazzo
coverage-time = Carte per periodo
coverage-topics = Carte per argomento
coverage-fame = Carte per notorietà
coverage-period = Periodo
coverage-known = Notorietà
coverage-cards = Carte
coverage-table = In tabella
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
deck-cards-how = Tocca una carta per vedere la data, la storia e la fonte.
deck-print = Stampa e ritaglia
deck-print-how = Un PDF con le carte, le regole e tutte le date. Stampa fronte/retro, capovolgendo sul lato lungo, a dimensioni effettive; i segni mostrano dove tagliare.
deck-print-a4 = PDF in formato A4
deck-print-letter = PDF in formato Letter
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
wrong-date-what = La tua segnalazione va a chi gestisce questo server, che può correggere il mazzo. Di te non si salva nulla, quindi nessuno può risponderti.
wrong-date-words = Che cosa c’è di sbagliato?
wrong-date-year = L’anno giusto, se lo sai
wrong-date-source = Dove si può verificare?
wrong-date-empty = Di’ in poche parole che cosa non va.
wrong-date-thanks = Grazie. La segnalazione è stata salvata.
error-no-such-card = In questo mazzo non c’è quella carta. Ricarica la pagina.
error-bad-report = Non si può salvare. Scrivi poche parole, al massimo { $max } caratteri, e un anno valido.
error-deck-too-large-to-print = Questo mazzo ha { $cards } carte; da qui se ne possono stampare al massimo { $max }. Rivolgiti a chi gestisce questo server.
error-reports-full = Le segnalazioni precedenti non sono ancora state lette. Riprova un altro giorno.
## First games and rules
rules = Regole
rules-open = Le regole di { $game }
teach-me = Insegnami
teach-me-what = Una partita vera con un bot gentile, e una guida che spiega ogni cosa la prima volta che succede.
teach-me-game = Insegnami { $game }
coach = Guida
coach-next = Capito
coach-stop = Basta guida
coach-sum-title = La tua prima partita è finita
coach-sum-cards = { $right ->
    [one] Una tua carta ha trovato posto,
   *[other] { $right } tue carte hanno trovato posto,
} { $wrong ->
    [0] e nessuna è andata male.
    [one] una no.
   *[other] { $wrong } no.
}
coach-sum-timeline = Da ricordare: gioca le carte su cui non hai dubbi finché il loro spazio è ampio, e leggi ogni data rivelata. La prossima volta ci saranno più giocatori, e nessuno ti dirà dove guardare.
coach-sum-twist = Da ricordare: gli estremi della fila valgono di più, ogni slot accoglie una sola data, e fermarsi dopo un successo va benissimo. Scarta le carte bloccate grazie all’icona, prima di restare senza carte diritte.
coach-sum-trek = Da ricordare: piccoli passi nel tempo fanno viaggi lunghi, le visite brevi danno più turni, e vale la pena puntare a un premio. La prossima volta pensa alla giornata prima di scegliere l’itinerario.
coach-sum-chorus = Da ricordare: la linea cresce chiunque abbia ragione, quindi leggi ogni data rivelata. Se hai dubbi, scegli il centro del tratto in cui potrebbe stare: un errore piccolo pesa meno di uno grande. La velocità non conta mai.
coach-timeline-welcome = La carta al centro mostra la data: da qui parte la linea del tempo. Scegli una tua carta qui sotto, poi lo spazio in cui credi che il fatto sia accaduto: prima o dopo. Comincia dalla carta su cui hai meno dubbi.
coach-timeline-right = Giusto! La carta resta e tu ne hai una in meno. Non peschi nulla: è così che si vince. La linea del tempo ora ha uno spazio in più, per tutti.
coach-timeline-wrong = Sbagliato: la carta se ne va e ne peschi una nuova. Hai tante carte quante prima e hai perso un turno. Guarda dove andava: la sua data può servirti più avanti.
coach-timeline-others = Era la carta dell’altro giocatore. Giusta o sbagliata, ogni data rivelata restringe le tue ipotesi: leggila prima di scegliere.
coach-timeline-gaps = La linea del tempo è cresciuta e gli spazi si sono ristretti. Una carta che sai datare solo all’incirca è più al sicuro in uno spazio ampio: giocala prima che si riempia.
coach-timeline-play-off = Spareggio: più di un giocatore è rimasto senza carte nello stesso giro, e ognuno ne pesca un’altra. Vince chi è l’unico senza carte alla fine di un giro.
coach-timeline-round = Qualcuno ha finito le carte. Il giro si gioca comunque fino in fondo, perché tutti abbiano gli stessi turni: una carta giusta ora può salvarti.
coach-timeline-last = La tua ultima carta. Se è giusta e nessun altro finisce le carte in questo giro, vinci.
coach-timeline-other-last = All’altro giocatore resta una carta. Non puoi fermarlo, ma puoi tenere il passo: se finite le carte nello stesso giro c’è lo spareggio.
coach-twist-welcome = Tu e il bot siete una squadra. Scegli una carta e girala: solo la data decide dove va. L’ideale è prima o dopo tutta la fila: cerca una carta molto antica o molto recente.
coach-twist-end = È il nuovo estremo della fila: 2 punti. La fila ora copre più anni, e tutto ciò che cade dentro deve dividersi pochi slot.
coach-twist-slot = Cade tra due carte della fila, quindi va nello slot sopra di loro: 1 punto. Tra due vicine c’è un solo slot, e questo ora è occupato.
coach-twist-stack = Proprio la stessa data di una carta già in gioco: va sopra quella e vale altrettanto.
coach-twist-blocked = Lo slot era occupato: la carta è bloccata. Resta di traverso davanti a te e toglie un punto, finché non puoi scartarla grazie alla sua icona. Ora evita carte di quegli stessi anni.
coach-twist-must = In questo turno nessuna carta ha trovato posto: devi girarne un’altra. Se in un turno si bloccano tutte le tue carte diritte, la partita finisce per entrambi.
coach-twist-danger = Attenzione: hai poche carte diritte. Se tutte quelle che giri in questo turno si bloccano, la partita finisce per entrambi. Una carta con la cornice azzurra si può scartare senza rischi; altrimenti gira quella che più probabilmente sarà un nuovo estremo o troverà uno slot libero.
coach-twist-stop = Una carta ha trovato posto. Puoi fermarti: tieni ciò che hai e peschi. O girarne un’altra, se non hai dubbi: anche il secondo successo termina il turno.
coach-twist-others = Il tuo compagno ha giocato. Tutte le carte sono in vista, quindi guarda anche le sue: uno slot riempito da uno è perso per l’altro.
coach-twist-advice = C’è un consiglio su una delle tue carte: è ciò che farebbe il tuo compagno. Decidi tu.
coach-twist-discard = Una carta con la cornice azzurra ha l’icona richiesta dalla pila degli scarti. Invece di girare carte puoi scartarla: costa un punto, ma è sicuro, ed è l’unico modo di liberarsi di una carta bloccata.
coach-twist-narrow = Tra due carte della fila non si inserisce mai nulla: ogni coppia ha un solo slot, per quanti anni copra. Prima di girare una carta di mezzo, controlla che il suo slot sia libero.
coach-twist-pile = Il mazzo di pesca è vuoto. D’ora in poi si giocano solo le carte che avete davanti; ogni carta che resta alla fine costa un punto.
coach-trek-drawn = Questo è il tuo itinerario per il giorno I, assegnato a caso. Le sue colonne raccolgono segnalini: Persona, Evento, Innovazione e Progresso. Caselle coperte e righe complete danno ciò che vi è stampato.
coach-trek-departures = Sei partenze, e sotto gli antenati. Toccane una: l’orologio mostra dove arriveresti, e la barra in basso che cosa otterresti. Le visite brevi ti lasciano più tempo; quelle lunghe danno di più.
coach-trek-itinerary = Scegli l’itinerario di oggi. Guarda prima le partenze: quali segnalini saranno facili da ottenere? Anche gli altri scelgono in segreto, e ogni itinerario vale un solo giorno.
coach-trek-tokens = I tuoi segnalini sono andati nelle loro colonne, ognuno nella casella libera più in alto. Punta alle caselle e alle righe con un premio; un segnalino che trova la colonna piena va perso.
coach-trek-hours = Tocca sempre a chi ha l’orologio più indietro, a volte più turni di fila. Visite brevi significano molti turni; una lunga lascia recuperare gli altri.
coach-trek-journey = Sei in viaggio. Una carta di data posteriore lo allunga; una anteriore lo chiude e ne comincia un altro. Piccoli passi nel tempo lasciano posto a molte altre carte.
coach-trek-closed = Il tuo viaggio è finito: lo tieni e dà punti alla fine. Ne è cominciato uno nuovo. Un viaggio lungo vale molto più di due brevi.
coach-trek-crystals = Hai un cristallo temporale. Spendilo prima di partire per risparmiare un’ora, magari per arrivare alle 12 in punto. Un cristallo conservato vale un punto alla fine.
coach-trek-ancestor = Un antenato non ha data e continua qualsiasi viaggio. Prendine uno quando ogni partenza ti riporterebbe indietro nel tempo.
coach-trek-noon = La giornata sta finendo. Arrivare alle 12 in punto vale 3 punti; chi va oltre si ferma lì e non li prende, ma riceve comunque i segnalini della carta. Perciò conviene tenere per ultima una visita lunga.
coach-trek-done = Il tuo orologio è sulle 12: la tua giornata è finita. Gli altri continuano finché non finisce anche la loro. Chi arriva per ultimo comincia la giornata dopo.
coach-trek-day = Una nuova giornata con carte più recenti. Segnalini e itinerario se ne vanno, ma cristalli e viaggio restano: il viaggio non chiuderlo alla leggera.
coach-trek-last-day = L’ultima giornata. Alla fine ogni cristallo vale un punto, e anche il viaggio aperto dà punti.
coach-trek-warps = Accanto all’orologio ci sono le distorsioni temporali: una volta al giorno, prima di prendere una carta, puoi usarne una che nessuno ha usato. Toccane una per vedere che cosa fa e quanto costa.

## Io
me = Io
me-lead = Il tuo bilancio qui. Solo questo browser può vedere questa pagina.
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
me-streak = Vittorie consecutive
me-streak-best = la serie migliore
me-none-title = Qui non c’è ancora niente
me-none = Finisci la tua prima partita. Poi questa pagina mostrerà quali epoche e argomenti conosci meglio, e quali carte rivedere.
me-map = Mappa del tempo
me-map-lead = Quanto spesso hai collocato bene le carte di ogni casella. Toccane una per ripassarla.
me-map-hits = { $period }, { $topic }: { $right } giuste su { $tries }.
me-map-none = { $period }, { $topic }: non ancora giocate.
me-map-practise = Ripassa queste carte
me-map-seldom = di rado giuste
me-map-always = quasi sempre
me-map-few = troppo poche per dirlo
me-map-unplayed = non ancora giocate
me-percent = { $n }%
me-missed = Carte che sbagli spesso
me-missed-how = Di’ quando è successo, poi tocca per controllare.
me-missed-n = { $wrong ->
    [one] sbagliata { $wrong } volta
   *[other] sbagliata { $wrong } volte
} su { $tries }
me-best = I tuoi record
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
me-game-left = abbandonata
me-uncounted-no-move = non conta: ha giocato un bot al posto tuo
me-uncounted-left = hai lasciato la partita: non conta come vittoria
me-uncounted-stood-in = un bot ha mosso per te: non conta per le vittorie consecutive
me-with = con { $names }
me-game-alone = in solitario
me-stood-in = ha giocato anche un bot
me-kept = Che cosa conserviamo di te
me-kept-what = I tuoi nomi, i tuoi messaggi e le tue mosse ai tavoli, sotto un numero, senza account. Se più persone giocano su questo dispositivo, qui conta solo la prima di ogni tavolo.
me-number = Il tuo numero, se scrivi a chi gestisce il server: { $number }
me-export = Esporta tutto
me-erase = Cancella tutto
me-erase-sure = Cancellare davvero tutto?
me-erase-what = I tuoi nomi e i tuoi messaggi spariscono da ogni partita, lasci i tavoli a cui siedi e questa pagina riparte da zero. Le partite restano per gli altri. Non si può annullare.
me-erase-yes = Cancella
me-erase-no = Conserva
me-erased = Fatto. Di te qui non resta più nulla.

## Albo d'oro
hall = Albo d’oro
hall-lead = Le migliori partite ai tavoli aperti, e quelle che i giocatori hanno voluto mostrare. Niente date, niente carte: nessuna anticipazione.
hall-what = Classifica
hall-edition = Edizione
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = Al tavolo
hall-period = Periodo
hall-period-today = ultime 24 ore
hall-period-week = ultimi 7 giorni
hall-period-ever = da sempre
hall-streaks = Timeline: vittorie consecutive
hall-scores-twist = Twist: punteggi delle squadre
hall-scores-trek = Trek: punteggi
hall-none = Ancora nessuna partita.
hall-none-how = Gioca a un tavolo aperto, o mostra un risultato a partita finita.
hall-place = Posto
hall-who = Giocatore
hall-result = Risultato
hall-streak-n = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie consecutive
}
hall-points-unit = { $points ->
    [one] punto
   *[other] punti
}
hall-somebody = qualcuno
hall-with-bots = con bot
hall-stood-in = un bot ha sostituito qualcuno
hall-see = Vedi questo risultato
hall-picture = Immagine di questo risultato: { $what }
hall-to = All’albo d’oro
hall-show = Mostra nell’albo d’oro
hall-unlisted-deck = L’albo d’oro elenca solo le partite giocate con un intero mazzo incluso nel gioco.
hall-unlisted-stood-in = L’albo d’oro elenca solo le partite decise da te, dalla prima all’ultima mossa. Qui è intervenuto un bot o è scaduto il tempo.
hall-unlisted-clock = L’albo d’oro elenca solo le partite con un tempo di 30 o 60 secondi, troppo breve per cercare le date.
hall-show-what = Il tuo nome appare com’è qui, quello degli altri solo se lo vogliono anche loro. Niente carte, niente date.
hall-shown = Ora lo possono vedere tutti.
error-hall-off = Questo server non ha un albo d’oro.
error-no-such-result = Questo risultato non esiste, o i suoi giocatori non l’hanno mostrato.

## Guessing along
guess-along = Indovina anche tu
guess-what = Dove vanno le carte di { $name }? Indovina solo per te: nessuno lo saprà.
guess-later = Tocca a te. Potrai indovinare di nuovo quando giocano gli altri.
guess-it = È la mia ipotesi
guess-between = La mia ipotesi: tra { $left } e { $right }
guess-before = La mia ipotesi: prima di: { $right }
guess-after = La mia ipotesi: dopo: { $left }
guess-was-right = Avevi indovinato.
guess-was-wrong = Avevi pensato a un altro spazio.
guess-score = giuste { $right } su { $all }
key-guess = indovina la carta di un altro mentre aspetti

## The picture of a result
picture = Immagine
picture-save = Salva l’immagine
picture-share = Condividi l’immagine

## Size of everything
size = Dimensioni
size-auto = Adatta allo schermo
size-big = Grandi, per il proiettore

## Somebody is away, and the little line of advice
go-on-without = Continua senza { $name }
go-on-sure = Continuare senza { $name }? Le sue carte vengono scoperte e scartate, e in questa partita non potrà rientrare.
away-ask-host = L’host può far giocare un bot subito, e dopo due minuti chiunque al tavolo.
away-host = Dopo due minuti chiunque al tavolo può far giocare un bot.
pin-by = { $where } (consiglio di { $names })

# Ripasso: ciò che si è sbagliato ritorna.
practice = Ripasso
practice-due = { $n ->
    [0] niente da ripassare
    [one] { $n } carta da ripassare
   *[other] { $n } carte da ripassare
  }
practice-learned = { $n ->
    [one] { $n } imparata
   *[other] { $n } imparate
  }
practice-nth = Carta { $n } di { $count }
practice-new = nuova per te
practice-ask = Dove va questa carta?
practice-line = La linea del tempo, dalla più antica
practice-off = { $n ->
    [one] Uno spazio di distanza.
   *[other] { $n } spazi di distanza.
  }
practice-yours = la tua scelta
practice-again-in = { $n ->
    [one] Torna domani.
   *[other] Torna tra { $n } giorni.
  }
practice-result = { $right } su { $count }
practice-more = Ripassa ancora
practice-anki = Salva le mie carte per Anki
practice-none-title = Niente da ripassare qui
practice-none = Conosci già tutte le carte che hai scelto, oppure non ce ne sono. Gioca una partita: ciò che sbagli tornerà qui.
practice-begin = Inizia il ripasso
practice-missed = Ripassa gli errori
practice-lead = Le carte sbagliate tornano poco prima che tu le dimentichi.
error-no-such-question = Il mazzo è cambiato da quando è uscita questa carta. Ricomincia il ripasso.
error-too-many-answers = Sono conservate { $max } tue risposte, il massimo. Cancella i tuoi dati per ricominciare.
error-bad-date = Non è una data valida. Scrivila così: 2026-11-19.
error-daily-in-future = Quel giorno non è ancora cominciato. Le sue carte usciranno quando comincia.
error-no-daily = Quel giorno non sono uscite carte. Scegline un altro dall’archivio.
error-daily-running = Quel giorno è ancora in corso. La sua registrazione si apre quando finisce.
error-run-unfinished = Non hai ancora collocato tutte le carte di quel giorno. Prima finiscile.
error-run-over = Hai già giocato questa serie: { $points } giuste su { $cards }. Si gioca una volta sola.
error-card-closed = Quella carta è già stata girata e vale la tua prima risposta. Passa alla prossima.
error-card-not-open = Non è ancora il turno di quella carta. Colloca prima quelle precedenti.
error-not-your-run = Puoi sfidare gli altri solo con carte che hai giocato fino alla fine. Giocale prima.
error-no-such-duel = Questo duello non esiste. Il link è stato copiato per intero?
error-duel-full = In questo duello ci sono già { $max } persone, il massimo. Creane un altro.
error-duel-not-joined = Non partecipi ancora a questo duello. Prima entra con un nome.
error-duel-deck-changed = Il mazzo è cambiato da quando è iniziato il duello. Sfidatevi con carte nuove.
## Chorus
game-chorus = Coro
game-chorus-what = Tutti collocano la stessa carta nello stesso momento, su un’unica linea del tempo. Da soli o in 300.
chorus-run = Carte della serie
chorus-names = Mostra chi ha scelto quale spazio, una volta girata la carta
chorus-lives = Vite
chorus-lives-off = Illimitate
chorus-run-so-far = La serie finora
chorus-card-of = Carta { $n } di { $run }
chorus-points = { $n ->
    [one] { $n } giusta
   *[other] { $n } giuste
}
chorus-lives-left = { $n ->
    [one] { $n } vita rimasta
   *[other] { $n } vite rimaste
}
chorus-say-turned = «{ $title }»: { $date }. Risposte giuste: { $n } su { $all }.
chorus-say-right = Giusto! «{ $title }»: { $date }. Risposte giuste: { $n } su { $all }.
chorus-say-wrong = Stavolta no. «{ $title }»: { $date }. Risposte giuste: { $n } su { $all }.
chorus-hint-gap = Tocca lo spazio in cui secondo te va la carta. Nessuno vede la tua scelta finché la carta non è girata.
chorus-hint-done = Puoi ancora cambiare idea. Tocca «Fatto» quando hai deciso: la carta si gira quando tutti hanno fatto.
chorus-where = Dove va «{ $title }»?
chorus-done = Fatto
chorus-change = Cambia la mia scelta
chorus-you-are-done = Hai fatto. Puoi cambiare la tua scelta finché la carta non è girata.
chorus-out = Non hai più vite. Guarda come se la cavano gli altri.
chorus-close = Gira la carta adesso
chorus-n-done = Hanno fatto: { $n } su { $all }
chorus-is-done = ha fatto
chorus-is-thinking = sta pensando
chorus-result = { $n } su { $run } giuste, { $distance ->
    [0] senza mai uno spazio di scarto
    [one] uno spazio di scarto in tutto
   *[other] { $distance } spazi di scarto in tutto
}
chorus-ranking = I risultati di tutti
chorus-place = Posto
chorus-player = Giocatore
chorus-right = Giuste
chorus-off-by = Scarto
chorus-more-players = { $n ->
    [one] e un altro giocatore
   *[other] e altri { $n } giocatori
}
chorus-pace = Ritmo
chorus-pace-together = Insieme, carta per carta
chorus-pace-alone = Ognuno al proprio ritmo
chorus-teams = Squadre
chorus-teams-off = Nessuna squadra
chorus-team = Squadra { $n }
chorus-team-members = Componenti
chorus-team-mean = Giuste in media
chorus-teams-ranking = I risultati delle squadre
chorus-teams-won = { $n ->
    [one] Vince la squadra { $teams }.
   *[other] Vittoria condivisa: squadre { $teams }.
}
chorus-own-right = Giusto! «{ $title }»: { $date }.
chorus-own-wrong = Stavolta no. «{ $title }»: { $date }.
chorus-place-it = Colloca
chorus-hint-alone = Tocca lo spazio in cui secondo te va la carta, poi «Colloca». Non c’è fretta: puoi smettere e tornare quando vuoi.
chorus-finished = Hai collocato tutte le carte. Il risultato arriva quando hanno finito tutti.
chorus-came-so-far = Sono arrivati fin qui: { $n } su { $all }
chorus-have-finished = Hanno finito: { $n } su { $all }
chorus-join-late = La partita è già cominciata. Inizieresti dalla carta attuale; le precedenti contano come passate.
chorus-join-alone = Ognuno gioca al proprio ritmo. Inizieresti dalla prima carta.
chorus-cards = Carta per carta
chorus-card = Carta
chorus-share = { $n } su { $all }
daily = Le dieci carte di oggi
daily-what = Le stesse dieci per tutti, una volta al giorno.
daily-past = Un giorno passato, solo per divertirsi.
daily-over-now = Quel giorno è finito. Puoi completare le sue carte, ma non contano più.
daily-began = { $n } su { $count } collocate
daily-see = Guarda com’è andata a tutti
daily-streak = { $n ->
    [0] Per ora nessuna serie di giorni
    [one] Serie di { $n } giorno
   *[other] Serie di { $n } giorni
}
daily-best = la più lunga: { $n }
daily-next = Le prossime dieci carte tra
daily-play-next = Gioca le prossime dieci carte
daily-everyone = Com’è andata a tutti
daily-players = { $n ->
    [0] Quel giorno nessuno ha completato queste carte.
    [one] Finora ha finito una persona.
   *[other] Hanno finito { $n } persone.
}
daily-bar = { $points ->
    [one] { $points } giusta
   *[other] { $points } giuste
}: { $n }
daily-you = tu
daily-got-it = Risposte giuste: { $percent }
daily-seal = Il server ha fissato queste carte prima che qualcuno le vedesse. Finita la giornata, il segreto viene aperto e il tuo browser può controllarlo.
daily-archive = Giorni passati
daily-archive-what = Hai saltato un giorno? Giocalo quando vuoi, solo per divertirti.
daily-archive-more = Giorni precedenti
daily-archive-none = Ancora nessun giorno passato. Torna domani.
daily-not-played = non giocato
daily-not-counted = non conta
daily-not-counted-what = Solo per divertirsi: questo giorno non conta per la tua serie di giorni.
run-result = { $points } su { $cards }
run-result-streak = { $points } su { $cards }, serie di { $streak } giorni
run-praise-all = Tutte giuste!
run-praise-great = Magnifico!
run-praise-good = Ben fatto!
run-praise-hard = Non era facile!
run-elsewhere = Questa carta era già collocata, in un’altra scheda o su un altro dispositivo. Continua da qui.
duel = Duello
duel-challenge = Sfida qualcuno con queste carte
duel-challenge-what = Giocherà le stesse carte quando vuole. Quando avrete finito entrambi, vedrete le due serie fianco a fianco.
duel-make = Crea la sfida
duel-link-what = Manda questo link. Fino a { $max } persone possono giocare queste carte, ognuna quando vuole.
duel-only-here = Solo questo dispositivo raggiunge il server: il link funziona soltanto qui.
duel-invites = { $name } ti sfida
duel-invites-what = { $n } carte, le stesse per tutti. Gioca quando vuoi; poi vedrete le vostre serie fianco a fianco, carta per carta.
duel-of-day = Sono le carte di { $day }. Giocarle qui vale come giocare quel giorno.
duel-who = Già nel duello: { $names }
duel-take = Accetta la sfida
duel-see = Confronta le serie
duel-ready = La tua sfida è pronta
duel-ready-what = Nessun altro ha ancora finito. Manda il link e torna qui: le serie appariranno fianco a fianco.
duel-you-win = Hai vinto!
duel-they-win = Ha vinto { $name }
duel-draw = Pareggio!
duel-by-distance = Risposte giuste alla pari, ma meno scarto: { $less } contro { $more }.
duel-you = Tu
duel-side = Carta per carta
duel-against = Confronta con
duel-sum = Giuste per entrambi: { $both }. Solo tu: { $mine }. Solo { $name }: { $theirs }. Nessuno dei due: { $neither }.
duel-right = giusta
duel-off = { $n ->
    [one] a uno spazio di distanza
   *[other] a { $n } spazi di distanza
}
duel-waiting = Non hanno ancora finito: { $names }
key-done = conferma la scelta
error-nothing-to-close = In questo gioco non c’è una carta da girare per tutti. Aspetta chi è di turno.
error-own-pace = Qui ognuno gira le proprie carte. Se qualcuno non torna, fai giocare un bot al suo posto.
error-too-late = Le carte già giocate sono costate tutte le vite. Aspetta la prossima serie.
error-run-finished = Hai collocato tutte le carte della serie. Aspetta gli altri.
coach-chorus-welcome = La carta al centro mostra la sua data. Scegli lo spazio in cui va la carta qui sotto: prima o dopo. Tutti collocano questa stessa carta e nessuno vede la tua scelta.
coach-chorus-alone = Questa serie la giochi per conto tuo: la carta si gira appena la collochi, e puoi smettere e tornare. Che cosa hanno fatto gli altri con una carta lo vedi dopo averla collocata.
coach-chorus-done = Hai fatto; gli altri stanno ancora pensando. Finché la carta non è girata puoi cambiare la tua scelta.
coach-chorus-right = Giusto! Un punto. La carta entra nella linea del tempo per tutti: da adesso c’è uno spazio in più.
coach-chorus-wrong = Sbagliato, quindi niente punto; ma a parità di punti un errore piccolo pesa meno di uno grande. La carta ora sta al suo posto, per tutti.
coach-chorus-same = Due carte con la stessa data: andavano bene entrambi i lati.
coach-chorus-lives = Hai perso una vita. Quando non ne restano, guardi gli altri.
coach-chorus-last = L’ultima carta della serie. Poi vince chi ha più punti; a parità, chi ha meno scarto. La velocità non conta mai.
