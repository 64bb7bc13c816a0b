# Texte der Oberfläche, gemeinsam für Web, Terminal und Server.
## Home
main-menu = Hauptmenü
home-title = Bring Ordnung in die Geschichte
home-lead = Was war zuerst da? Leg deine Karten an den Zeitstrahl an, mit Freunden an einem Tisch oder gegen Bots.
play-now = Jetzt spielen
play-now-what = { $game }, gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}. Ohne Konto, ohne Warten.
play-now-team = { $game }, mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
}. Ohne Konto, ohne Warten.
fan-1 = Die Große Pyramide
fan-2 = Der Buchdruck
fan-3 = Kolumbus sticht in See
my-games = Meine Partien
with-friends = Mit Freunden
with-friends-how = Eröffne einen Tisch und teile den Link oder den Code. Auf einem Gerät oder mehreren, nah oder fern.
new-table = Neuer Tisch
join-by-code = Mit Code beitreten
code = Code
join = Beitreten
home = Startseite
loading = Einen Moment …
close = Schließen

## Set-up
game = Spiel
game-timeline = Timeline
game-timeline-what = Alle gegen alle: Wer legt zuerst alle Karten richtig an?
game-twist = Twist
game-twist-what = Alle zusammen: Baut aus 36 Karten eine Reihe und holt so viele Punkte wie möglich.
game-trek = Trek
deck = Deck
decks = Decks
decks-mix = Wähle ein Deck oder mische mehrere, die nach Jahren datiert sind.
which-cards = Welche Karten?
choose-decks = Decks wählen ({ $n })
surprise-me = Überrasch mich
surprise-chose = Für dich gezogen: { $decks }
surprise-only = Für dieses Spiel gibt es nichts anderes zu ziehen: { $decks }
find-deck = Deck suchen
find-deck-none = Kein Deck hat diesen Namen oder dieses Thema.
n-decks = { $n ->
    [one] ein Deck
   *[other] { $n } Decks
}
take-deck = Wählen
take-deck-named = Wählen: { $deck }
play-with-decks = { $n ->
    [one] Mit diesem Deck spielen
   *[other] Mit { $n } Decks spielen
}
level-known = Bekannt
level-mixed = Gemischt
level-hard = Für Profis
level-numbers = { $level }: { $known } kennen die meisten, { $unknown } kaum jemand
deck-only-in = Nur auf { $langs }
deck-needs-dates = Für ein anderes Spiel gemacht: Diese Karten lassen sich nicht in eine Reihe legen.
deck-needs-icons = Dieses Spiel braucht Karten mit Symbolen, und diese haben keine.
deck-needs-own = Dieses Spiel hat ein eigenes Deck.
deck-replaces = Nicht mischbar: ersetzt die anderen
deck-too-few = Allein zu wenige Karten: Nötig sind { $needed }. Misch ein weiteres Deck dazu.
mix-too-few = Zu wenige Karten: Dieses Spiel braucht { $needed }. Nimm ein Deck dazu.
fresh-cards = Keine Karten, die wir erst kürzlich hatten
fresh-cards-what = Karten, die jemand hier in den letzten drei Partien gesehen hat, bleiben in der Schachtel, solange genug andere da sind.
topics = Themen
period = Zeitraum
cards = Karten
filter = Nur bestimmte Themen oder Jahre
filter-of = { $n ->
    [one] Wenn du nichts wählst, ist die einzige Karte im Spiel.
   *[other] Wenn du nichts wählst, sind alle { $n } Karten im Spiel.
}
from-year = Ab Jahr
to-year = Bis Jahr
any-year = beliebig
era = Zeitrechnung
era-ce = n. Chr.
era-bce = v. Chr.
year-bce = { $year } v. Chr.
period-both = { $from } bis { $to }
period-from = ab { $from }
period-to = bis { $to }
hand-size = Handkarten
lock-table = Tisch sperren: Sonst kann sich niemand mehr setzen
handicap = Handicap
handicap-what = Wer mehr weiß, kann mit mehr Karten beginnen. So haben alle eine Chance.
extra-cards = { $n ->
    [0] keine Zusatzkarten
    [one] eine Zusatzkarte
   *[other] { $n } Zusatzkarten
}
edition-classic = klassisch
edition-twist = Twist, mit Symbolen
edition-saga = Saga, von unten nach oben
your-name = Dein Name
proposed-names = Ada, Hypatia, Galilei, Zheng He, Ibn Battuta, Sappho, Kepler, Murasaki, Marie, Kopernikus, Averroes, Sofia, Aryabhata, Hatschepsut, Amelia, Volta
seats = Plätze
bots = Bots
bot-level = Charakter der Bots
clock = Zeit pro Zug
clock-none = Ohne Limit
clock-30s = 30 Sekunden
clock-60s = 1 Minute
clock-2m = 2 Minuten
clock-1d = 1 Tag
public-table = Diesen Tisch allen auf diesem Server zeigen
public-table-what = Ein Datum nachschlagen können alle, und niemand kann es verhindern. Eine kurze Bedenkzeit macht es schwer: In die Ruhmeshalle kommen nur Partien mit 30 oder 60 Sekunden pro Zug.
stand-ins = Wenn jemand fehlt
stand-ins-gentle = Ein gutmütiger Bot
stand-ins-amateur = Höchstens ein mittelstarker Bot
stand-ins-any = Jeder Bot
show-hints = Hinweise zeigen
make-table = Tisch eröffnen
waiting-room = Warteraum
invite-how = Teile den Link oder sag den Code weiter:
code-is = Der Code lautet { $code }
copy-link = Link teilen
link-copied = Link kopiert
only-here = Nur dieses Gerät kann den Tisch erreichen. Spielt hier zusammen und reicht es herum: Füge die anderen unten hinzu.
qr-of = QR-Code für { $address }
sit-down = Platz nehmen
seat-after-game = Du schaust zu. Sobald diese Partie vorbei ist, kannst du dich setzen.
at-the-table = Am Tisch: { $n } von { $seats }
host = Host
you = du
on-this-device = auf diesem Gerät
hot-seat-what = Ist jemand bei dir? Ihr könnt auch zusammen auf diesem Gerät spielen: Reicht es einfach herum.
hot-seat-name = Name
hot-seat-add = Hinzufügen
pass-to = Als Nächstes: { $name }.
pass-now = Gerät weitergeben
curtain-for = Gib das Gerät weiter an { $name }
curtain-what = Die Karten bleiben verdeckt, bis du bereit bist.
curtain-open = Ich bin { $name }: meine Karten zeigen
bot = Bot
away = abwesend
out = ausgeschieden
remove = Entfernen
remove-named = { $name } entfernen
add-bot = Bot hinzufügen
who-begins = Wer beginnt
first-random = Zufällig
first-me = Ich beginne
start = Partie starten
needs-players = { $n ->
    [one] Du kannst auch allein spielen.
   *[other] Für dieses Spiel braucht es { $n } Leute: Lade jemanden ein oder füge einen Bot hinzu.
}
waiting-for-host = Es geht los, sobald der Host die Partie startet.

## At the table
players = Mitspielende
n-watching = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } schauen zu
}
is-away = { $name } ist nicht da ({ $time })
let-bot-play = Bot spielen lassen
to-move = am Zug
n-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
the-line = Der Zeitstrahl, früheste Karte zuerst
your-cards = Deine Karten
your-turn = Du bist dran
turn-of = { $name } überlegt
play-off = Stechen
play-off-of-others = Im Stechen spielen andere; du kannst zuschauen.
draw-pile = Nachziehstapel: { $n }
discard-pile = Ablagestapel: { $n }
no-cards-left = Du hast keine Karten mehr.
gone-on-without-you = Die Partie geht ohne dich weiter; du kannst zuschauen.
choose-card = Wähle eine deiner Karten.
choose-gap = Wohin gehört sie? Wähle eine Lücke.
ask-between = Zwischen { $left } und { $right }?
ask-before = Früher als: { $right }?
ask-after = Später als: { $left }?
place-it = Anlegen
back = Zurück
cancel = Abbrechen
gap-between = zwischen { $left }, { $leftDate }, und { $right }, { $rightDate }, Lücke { $n } von { $count }
gap-before = vor { $right }, { $rightDate }, Lücke { $n } von { $count }
gap-after = nach { $left }, { $leftDate }, Lücke { $n } von { $count }
card-in-line = { $title }, { $date }
card-in-hand = Karte { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }, gehörte hierher
placing = { $name }: „{ $title }“.
go-on = Weiter
right = Richtig!
wrong = Falsch.
revealed-right = { $name }: „{ $title }“ – { $date }.
revealed-wrong-between = { $name }: „{ $title }“ – { $date }. Die Karte gehörte zwischen { $left } und { $right }.
revealed-wrong-before = { $name }: „{ $title }“ – { $date }. Die Karte gehörte vor: { $right }.
revealed-wrong-after = { $name }: „{ $title }“ – { $date }. Die Karte gehörte nach: { $left }.
counts-as = Jede Karte steht für ein einziges Jahr: „{ $date }“ zählt als { $year }.
either-side = „{ $title }“ hat dasselbe Datum: Beide Seiten waren richtig.
why = Warum?
zoom-out = Kleinere Karten
zoom-in = Größere Karten
true-time = Maßstäblich
jump-to = Springen zu …
years = { $from }–{ $to }
years-bce = { $from }–{ $to } v. Chr.
last-moves = Letzte Züge
lesson-of = Mehr zu „{ $title }“
source = Quelle: { $source }
hint-twist = Tippe eine Karte an und dreh sie um: Ihr Datum bestimmt, wohin sie kommt. Verlängert die Reihe, füllt die Fächer und lasst euch nicht blockieren.
hint-twist-scene = Tippe eine Karte an und dreh sie um: Ihre Szenennummer bestimmt, wohin sie kommt. Verlängert die Säule, füllt die Fächer und lasst euch nicht blockieren.
hint-pick = Tippe unten eine deiner Karten an. Noch kennt niemand ihr Datum.
hint-pick-scene = Tippe unten eine deiner Karten an. Wann in der Geschichte passiert das? Spätere Szenen liegen weiter oben.
hint-again = Du bist wieder dran: Wer zuerst keine Karten mehr hat, gewinnt. Tippe auf „Warum?“, um mehr über eine Karte zu erfahren.
hint-gap = Tippe jetzt auf die nummerierte Lücke, in die sie gehört, oder zieh die Karte dorthin.
hint-place = Bist du sicher? Bis zum Anlegen kannst du es dir anders überlegen.
hint-turn = Dreh sie um: Ihr Datum bestimmt, wohin sie kommt. Ein Ende der Reihe bringt zwei Punkte, ein Fach einen.
hint-turn-scene = Dreh sie um: Ihre Szenennummer bestimmt, wohin sie kommt. Ein Ende der Säule bringt zwei Punkte, ein Fach einen.
hint-turn-or-discard = Dreh sie um oder wirf sie ab: Ihr Symbol passt. Abwerfen kostet einen Punkt, ist aber sicher: Dabei wird nichts blockiert.
hint-stop = Geh auf Nummer sicher und beende deinen Zug – oder riskiere eine zweite Karte.

## Twist
main-row = Die Hauptreihe mit den Fächern zwischen ihren Karten
main-column = Die Hauptsäule, spätere Karten oben, mit den Fächern zwischen ihren Karten
row-first = Zur ersten Karte: { $date }
row-last = Zur letzten Karte: { $date }
way-later = später
way-earlier = früher
score-is = Punkte: { $score }
to-next-rank = Noch { $n } bis „{ $rank }“
tally = { $main } in der Reihe · { $slots } in Fächern · { $lost } anderswo
to-match = Gesucht:
matches = abwerfbar
icon-none = kein Symbol
icon-anchor = Anker
icon-crown = Krone
icon-feather = Feder
icon-key = Schlüssel
icon-shield = Schild
icon-sun = Sonne
card-in-slot = { $title }, { $date }, in einem Fach
free-slot = { $left } bis { $right }: frei
card-upright = { $title }, Symbol { $icon }
card-blocked = { $title }, blockiert, { $date }, Symbol { $icon }, Rückseite { $back }
cards-of = Karten von { $name }
turn-it = Umdrehen
discard-it = Abwerfen
end-turn = Zug beenden
try-or-discard = Wähle eine Karte zum Umdrehen oder Abwerfen.
must-try = { $n ->
    [one] Du musst weitermachen: noch eine aufrechte Karte. Wird sie blockiert, ist die Partie vorbei.
   *[other] Du musst weitermachen: noch { $n } aufrechte Karten.
}
last-upright = Deine letzte aufrechte Karte: Wird sie blockiert, ist die Partie vorbei.
stop-or-go-on = Beende deinen Zug oder dreh eine zweite Karte um.
advise = Rat zu „{ $title }“
pin-play = Dreh diese um
pin-discard = Wirf diese ab
pin-about = Etwa hier …
pin-before-all = früher als alle
pin-after = später als: { $date }
place-end = neues Ende, 2 Punkte
place-free = freies Fach, 1 Punkt
place-taken = Fach belegt, die Karte würde blockiert
slot-taken-by = Zwischen { $left } und { $right } liegt schon „{ $title }“, { $date }.
unpin = Rat entfernen
rank-0 = Neugierige
rank-1 = Neulinge
rank-2 = Lehrlinge
rank-3 = Chronistenzunft
rank-4 = Archivfüchse
rank-5 = Geschichtsprofis
rank-6 = Koryphäen der Zeitalter
rank-7 = Zeitreisende

## Result
you-win = Du gewinnst!
you-share = Ihr teilt euch den Sieg!
winners = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
won-because = Am Ende von Runde { $rounds } ohne Karten.
won-alone = Sonst ist niemand mehr im Spiel.
won-together = Für das Stechen in Runde { $rounds } waren keine Karten mehr da.
why-all-out = Alle Karten sind gespielt.
why-cannot-act = Wer am Zug war, konnte weder eine Karte umdrehen noch eine abwerfen.
why-no-card-placed = Alle Karten, die in diesem Zug umgedreht wurden, sind blockiert.
rematch = Noch einmal
share = Teilen
shared = Kopiert
share-timeline = { $name }: { $right } von { $all } richtig, Serie { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $rank }
in-true-time = Maßstäblich
in-story-order = In der Reihenfolge der Geschichte
axis-says = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}: { $from } – { $to }
lessons = Die Geschichten hinter den Karten
missed-by-years = { $n ->
    [one] { $name } lag ein Jahr daneben
   *[other] { $name } lag { $n } Jahre daneben
}
missed-by-scenes = { $n ->
    [one] { $name } lag eine Szene daneben
   *[other] { $name } lag { $n } Szenen daneben
}
was-blocked = { $name } hat sie umgedreht, und sie wurde blockiert
shuffle-check = Wurde fair gemischt?
shuffle-what = Vor der Partie hat sich der Server auf seinen geheimen Startwert festgelegt. Jetzt kann dein Browser das Mischen selbst wiederholen und vergleichen.
check-now = Jetzt prüfen
download-transcript = Spielprotokoll herunterladen
shuffle-honest = Es wurde fair gemischt.
shuffle-wrong = Etwas stimmt nicht überein.
check-commitment = Es ist der Startwert, auf den sich der Server festgelegt hat.
check-deal = Die Karten lagen in der Reihenfolge, die dieser Startwert ergibt.
check-reshuffles = { $n ->
    [one] Der Ablagestapel wurde einmal neu gemischt, so wie es der Startwert verlangt.
   *[other] Der Ablagestapel wurde { $n }-mal neu gemischt, so wie es der Startwert verlangt.
}
commitment = Die Festlegung:

## Connection
link-reconnecting = Verbindung wird wiederhergestellt … Dein Zug ist sicher.
link-restarting = Der Server startet neu … Dein Zug ist sicher.
link-back = Du bist wieder verbunden.
link-shaky = Deine Verbindung ist langsam.
saving-paused = Der Server kann gerade nicht speichern. Dein Zug ist sicher.
cannot-enter = Du kannst diesem Tisch nicht beitreten
table-closed = Dieser Tisch ist geschlossen
watch = Zuschauen
seat-moved = Dieser Platz ist jetzt auf einem anderen Gerät
seat-moved-what = Hier kannst du zuschauen oder den Platz vom anderen Gerät zurückholen.
seat-sent-away = Du bist nicht mehr an diesem Tisch
seat-sent-away-what = Der Host hat deinen Platz freigegeben. Du kannst zuschauen oder dich wieder setzen, wenn Platz ist.
seat-left = Du hast diesen Tisch verlassen
seat-left-what = Du kannst zuschauen oder dich wieder setzen, wenn Platz ist.
move-seat = Auf ein anderes Gerät umziehen
move-seat-what = Öffne dort innerhalb von zehn Minuten diese Adresse. Das geht einmal, danach gibt dieses Gerät den Platz ab.
leave = Tisch verlassen
still-running = Deine Partie { $game } läuft noch.
still-running-what = Eine laufende Partie
return-to-table = Zurück zum Tisch
leave-sure = Endgültig gehen? Ein Bot spielt dann für dich weiter.
leave-room-sure = Diesen Tisch verlassen?
bot-holds = Ein Bot spielt für dich.
bot-holds-clock = Deine Zeit ist zweimal abgelaufen: Ein Bot spielt für dich.
time-up = Zeit abgelaufen: Ein Bot hat für dich gezogen.
take-back = Platz zurückholen

## Talk
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Sag etwas
send = Senden
preset-hello = Hallo!
preset-well-played = Gut gespielt!
preset-thanks = Danke!
preset-oops = Hoppla!
preset-thinking = Ich überlege noch.
preset-your-turn = Du bist dran!
preset-never-guessed = Das hätte ich nie gedacht.
preset-good-game = Schöne Partie!

## Said aloud
say-joined = { $name } hat Platz genommen.
say-started = Die Partie beginnt.
say-your-turn = Du bist dran.
say-placed = { $name } hat „{ $title }“ angelegt, { $date }. Richtig.
say-misplaced-between = { $name } hat „{ $title }“ angelegt, { $date }. Falsch, die Karte gehörte zwischen { $left } und { $right }.
say-misplaced-before = { $name } hat „{ $title }“ angelegt, { $date }. Falsch, die Karte gehörte vor: { $right }.
say-misplaced-after = { $name } hat „{ $title }“ angelegt, { $date }. Falsch, die Karte gehörte nach: { $left }.
say-ended = Die Partie ist vorbei.
say-play-off = Stechen: { $names } spielen mit je einer Karte weiter.
say-chat = { $name } sagt: { $text }
say-went-left = { $name } hat „{ $title }“ umgedreht, { $date }: jetzt die früheste Karte der Reihe.
say-went-right = { $name } hat „{ $title }“ umgedreht, { $date }: jetzt die späteste Karte der Reihe.
say-went-slot = { $name } hat „{ $title }“ umgedreht, { $date }: Sie füllt ein Fach.
say-went-stack = { $name } hat „{ $title }“ umgedreht, { $date }: gleiches Datum, sie kommt obendrauf.
say-went-blocked = { $name } hat „{ $title }“ umgedreht, { $date }: Das Fach ist belegt, die Karte ist blockiert.
say-discarded = { $name } hat „{ $title }“ abgeworfen, { $date }.

## Keys
keys = Tastenkürzel
key-pick = eine Karte wählen
key-gap = eine Lücke wählen
key-place = die Karte anlegen
key-zoom = kleinere oder größere Karten
key-cancel = abbrechen
key-line = den Zeitstrahl hören
key-hand = deine Karten hören
key-try = die Karte umdrehen
key-discard = die Karte abwerfen
key-stop = deinen Zug beenden

## Settings and about
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Wie das Gerät
motion-less = Weniger
pace = Züge zeigen
pace-slow = Mit Zeit zum Lesen
pace-usual = Normal
pace-fast = Schnell
pace-none = Alle auf einmal
hints = Hinweise
hints-first = In meiner ersten Partie
hints-always = Immer
hints-never = Nie
sound = Ton
sound-off = aus
shakes = Vibration
shakes-what = Das Handy vibriert leicht, wenn eine Karte umgedreht wird.
calm = Ruhemodus.
calm-what = Kein Chat, kein Publikum, keine Animationen, kein Ton.
notify = Sag mir Bescheid, wenn ich dran bin.
notify-what = Nur solange diese Seite im Hintergrund ist.
settings-stored = Diese Einstellungen werden auf diesem Gerät gespeichert.
about = Info
about-what = Antedate ist ein Ort für Kartenspiele rund um die Chronologie, getreu den gedruckten Regeln, mit Freunden und mit Bots. Es ist ein einziges Programm, das alle selbst betreiben können.
credits = Die Spiele
credit-timeline = Timeline wurde von Frédéric Henry erfunden.
credit-twist = Das kooperative Spiel in Timeline Twist wurde von Frédéric Henry und Corey Konieczka erfunden.
credit-trek = Trekking Through History wurde von Charlie Bink erfunden.
not-affiliated = Mit den Verlagen sind wir nicht verbunden. Regeltext, Karten und Daten sind von uns.
licences = Lizenzen
licence-motifs = Bilder: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.
licence-fonts = Schriften: Playfair Display und Source Sans 3, SIL Open Font License.
licence-decks = Decks: CC BY 4.0.
licence-code = Programm: MIT oder Apache 2.0.
licence-packages = Pakete, die diese Seite und das Programm verwenden, mit ihren Lizenzen:
privacy = Datenschutz
privacy-what = Kein Konto, kein Tracking, nichts wird von anderen Seiten geladen. Der Server speichert deine Spitznamen, Nachrichten und Züge, sonst nichts über dich. Auf deiner Seite kannst du alles exportieren oder löschen.
offline-title = Der Tisch ist nicht erreichbar
offline-what = Der Server antwortet nicht, oder dieses Gerät ist offline. Nichts ist verloren: Dein Platz und deine Züge sind sicher.
offline-again = Noch einmal versuchen
no-such-page = Seite nicht gefunden
no-such-page-what = Diese Adresse führt nirgendwohin. Hast du sie vollständig kopiert?

## Refusals
error-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
error-not-seated = Du hast an diesem Tisch keinen Platz. Tritt ihm zuerst bei.
error-not-host = Das kann nur der Host.
error-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
error-game-running = Gerade läuft eine Partie. Warte, bis sie vorbei ist.
error-no-game = Gerade läuft keine Partie. Der Host kann eine starten.
error-table-locked = Der Host hat diesen Tisch gesperrt. Bitte darum, ihn wieder zu öffnen.
error-table-full = Alle { $seats } Plätze sind besetzt. Du kannst zuschauen oder den Host um weitere Plätze bitten.
error-bad-name = Ein Name hat 1 bis { $max } sichtbare Zeichen. Wähle einen anderen.
error-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
error-name-reserved = Dieser Name ist dem Server oder seinen Bots vorbehalten. Wähle einen anderen.
error-bad-token = Der Schlüssel zu diesem Platz ist beschädigt. Tritt noch einmal bei.
error-token-used = Dieser Schlüssel ist an diesem Tisch schon in Gebrauch. Tritt noch einmal bei.
error-bad-id = Die Nachricht war nicht lesbar. Lade die Seite neu.
error-no-such-player = Diese Person ist nicht an diesem Tisch.
error-not-a-bot = Das ist kein Bot.
error-bad-level = Einen Bot mit diesem Charakter hat dieser Server nicht. Wähle einen anderen.
error-bad-option = Das lässt sich nicht einstellen: { $option } = { $value }.
error-too-few-players = Für dieses Spiel braucht es { $needed } Leute, aber { $have ->
    [one] nur eine Person ist da
   *[other] nur { $have } sind da
}. Lade jemanden ein oder füge Bots hinzu.
error-too-few-cards = { $have ->
    [one] Nur eine Karte ist im Spiel, es braucht aber { $needed }.
   *[other] Nur { $have } Karten sind im Spiel, es braucht aber { $needed }.
} Wähle mehr Themen oder Jahre, ein größeres Deck, weniger Leute oder weniger Handkarten.
error-cannot-deal = Die Karten lassen sich nicht austeilen: { $reason }
error-bot-holds-seat = Ein Bot spielt für dich. Hol dir zuerst deinen Platz zurück.
error-owner-gone = Niemand ist da, um diesen Platz zu übernehmen; der Bot spielt weiter.
error-stand-in-too-strong = An diesem Tisch dürfen nur diese Bots einspringen: { $allowed }.
error-stale = Inzwischen hat jemand gezogen. Schau noch einmal hin und entscheide dann.
error-wrong-game = Dieser Zug gehört zu einer anderen Partie.
error-cannot-drop = In diesem Spiel kann niemand herausgenommen werden. Lass einen Bot den Platz übernehmen.
error-already-out = Diese Person ist schon ausgeschieden.
error-bad-text = Eine Nachricht hat 1 bis { $max } Zeichen. Kürze sie.
error-bad-characters = Dein Text enthält Zeichen, die unsichtbar sind, die Schreibrichtung umkehren oder sich auf einem Buchstaben türmen. Entferne sie und versuch es noch einmal.
error-headers-too-long = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
error-no-pins = Rat geben kannst du nur im kooperativen Spiel. Nimm den Chat.
error-bad-pin = Diese Karte ist nicht mehr da.
error-not-finished = Die Partie ist noch nicht vorbei. Bis dahin bleibt ihr Protokoll geheim.
error-not-due = Das ist schon geschehen.
error-not-your-turn = Du bist nicht dran. Warte auf die anderen.
error-not-in-hand = Diese Karte hast du nicht auf der Hand.
error-no-such-gap = Diese Lücke gibt es auf dem Zeitstrahl nicht. Wähle eine andere.
error-out-of-game = Du bist aus dieser Partie ausgeschieden.
error-no-such-seat = Diesen Platz gibt es nicht.
error-game-over = Die Partie ist vorbei.
error-card-blocked = Diese Karte ist blockiert: Du kannst sie nur abwerfen.
error-already-placing = Du hast schon eine Karte umgedreht, also kannst du in diesem Zug nichts mehr abwerfen.
error-icon-differs = Das Symbol passt nicht zum Ablagestapel. Wähle eine andere Karte.
error-nothing-placed = Bring eine Karte unter, bevor du deinen Zug beendest.
error-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-version-unknown = Diese Seite ist für den Server zu alt. Lade sie neu.
error-enter-first = Die Verbindung war noch nicht bereit. Versuch es noch einmal.
error-wrong-token = Dieser Platz ist nicht mehr auf diesem Gerät. Vielleicht ist er auf ein anderes umgezogen.
error-too-fast = Zu viele Nachrichten. Warte einen Moment.
error-saving-paused = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
error-going-down = Der Server startet neu. Versuch es gleich noch einmal.
error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
error-no-such-code = Kein Tisch hat diesen Code. Prüfe ihn und versuch es noch einmal.
error-no-such-deck = Dieses Deck gibt es nicht. Wähle ein anderes.
error-bad-decks = Diese Decks lassen sich nicht mischen oder passen nicht zu diesem Spiel. Wähle andere.
error-bad-request = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt. Eröffne einen neuen Tisch.
error-too-long = Die Nachricht ist zu lang. Kürze sie.
error-too-many = Zu viele Versuche. Warte einen Moment und versuch es noch einmal.
error-too-slow = Die Anfrage hat zu lange gebraucht. Sende sie noch einmal.
error-wrong-origin = Diese Seite kam von einer anderen Adresse. Öffne sie unter der Adresse des Servers.
error-wrong-ticket = Dieser Link ist abgelaufen oder wurde schon benutzt. Hol dir auf dem anderen Gerät einen neuen.
error-method-not-allowed = Der Server kennt diese Anfrage nicht. Lade die Seite neu.
error-not-found = Hier ist nichts. Beginne auf der Startseite.
error-which-player = Auf diesem Gerät spielen mehrere. Wähle aus, wer gemeint ist.

## Trek
game-trek-what = Drei Tage durch die Zeit, für 2 bis 4 Leute: Wähle Reiseziele, fülle deinen Reiseplan, mach lange Reisen.
edition-trek = Trek
trek-first-game = Erste Partie: Die Reisepläne für Tag I werden zufällig verteilt
hint-trek = Tippe eine Karte an: Du siehst, wo deine Uhr stehen würde und was du bekämst. Daten der Reihe nach ergeben eine Reise: je länger, desto besser.
token-person = Person
token-event = Ereignis
token-innovation = Innovation
token-progress = Fortschritt
token-wild = Joker
token-crystal = Zeitkristall
token-letter-person = P
token-letter-event = E
token-letter-innovation = I
token-letter-progress = F
token-letter-wild = J
token-letter-crystal = K
trek-nothing = nichts
trek-h = h
trek-clock = Die Uhr
trek-clock-start = Am Start, von oben: { $names }.
trek-clock-at = Auf { $hour }, von oben: { $names }.
trek-clock-done = Auf 12, fertig für heute: { $names }.
trek-done = fertig
trek-departures = Reiseziele und Ahnen
trek-departure = Reiseziel { $n }: { $title }, { $date }. { $hours ->
    [one] Eine Stunde
   *[other] { $hours } Stunden
}, bringt { $benefits }
trek-departure-mat = Reiseziel { $n }: { $title }, { $date }. { $hours ->
    [one] Eine Stunde
   *[other] { $hours } Stunden
}, bringt { $benefits }, dazu { $mat } von der Matte
trek-space-empty = Reiseziel { $n }: leer
trek-ancestor = Ahnen
trek-left = noch { $n }
trek-ancestor-says = Ahnen: { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, bringt { $benefits }, setzt jede Reise fort. Noch { $n }
trek-preview = Was dieser Besuch bringt
trek-lands = { $hours } h: Deine Uhr kommt auf { $watch }.
trek-lands-punctual = { $hours } h: genau auf 12, +{ $points }.
trek-lands-late = { $hours } h: über 12 hinaus, deine Uhr bleibt auf 12 stehen.
trek-journey-starts = Eine Reise beginnt.
trek-journey-continues = Deine Reise geht weiter: { $length } Karten, { $worth } wert.
trek-journey-closes = Deine Reise endet (Länge { $closed }); eine neue beginnt.
trek-pays-points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
trek-pays-crystals = { $n ->
    [one] +1 Kristall
   *[other] +{ $n } Kristalle
}
trek-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
trek-crystals = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
trek-returned = Kein Platz für: { $tokens }.
trek-again = Danach bist du wieder dran.
trek-spend = Kristalle ausgeben und Stunden sparen
trek-spend-less = Einen Kristall weniger
trek-spend-more = Einen Kristall mehr
trek-spending = { $n ->
    [one] 1 Kristall ausgeben
   *[other] { $n } Kristalle ausgeben
}
trek-wild-to = Der Joker kommt in die Spalte
trek-wild-as = Joker als { $name }
trek-place-own = { $name } in die eigene Spalte
trek-go = Hinreisen
trek-choose = Wähle deinen Reiseplan für heute
trek-choose-how = Wähle geheim: Alle Pläne werden gleichzeitig aufgedeckt. Jeder gilt einen Tag.
trek-take-itinerary = Diesen nehmen
trek-your-itineraries = Deine Reisepläne
trek-waiting = Noch ohne Reiseplan: { $names }
trek-has-chosen = Hat geheim gewählt
trek-is-choosing = Wählt einen Reiseplan
trek-choose-departure = Wähle ein Reiseziel oder die Ahnen.
trek-place-tokens = Wohin kommt der Marker?
trek-must-pass = Es gibt nichts mehr zu nehmen.
trek-pass = Für heute passen
trek-itinerary-named = Reiseplan „{ $name }“
trek-column-says = { $name }: { $filled } von { $all } belegt
trek-space-pays = Feld { $n } bringt { $reward }
trek-row-pays = Zeile { $n } bringt, wenn sie voll ist, { $reward }
trek-panel-of = Reiseplan und Reisen von { $name }
trek-score-says = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}: { $points } auf der Leiste, { $journeys } für Reisen.
trek-open-journey = Reise:
trek-closed-journey = Beendet:
trek-journey-worth = { $length ->
    [one] eine Karte
   *[other] { $length } Karten
}, { $worth } wert
trek-no-journey = Noch keine Reise.
trek-index = Liste aller Daten
trek-index-how = Alle Daten aus dem Stapel jedes Tages. Gold: liegt gerade aus. Durchgestrichen: besucht. Die übrigen kommen noch oder sind vorbeigezogen.
trek-index-of = Daten von Tag { $day }
trek-date-row = liegt aus
trek-date-visited = besucht
trek-day = Tag { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Tag { $day ->
    [1] I
    [2] II
   *[3] III
} ist vorbei
trek-day-today = { $n ->
    [one] 1 Punkt heute
   *[other] { $n } Punkte heute
}
trek-day-line = { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}, { $open ->
    [0] keine offene Reise
    [one] eine Reise mit 1 Karte
   *[other] eine Reise mit { $open } Karten
}, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} insgesamt
trek-day-next = Neue Karten für Tag { $day ->
    [1] I
    [2] II
   *[3] III
}. Reisen und Kristalle bleiben; alle wählen einen neuen Reiseplan.
trek-told-chose = { $who ->
    [you] Du hast einen Reiseplan gewählt.
   *[other] { $name } hat einen Reiseplan gewählt.
}
trek-told-revealed = Alle Reisepläne sind aufgedeckt. Der Tag beginnt.
trek-told-visit = { $who ->
    [you] Du besuchst
   *[other] { $name } besucht
} „{ $title }“, { $date }: Uhr auf { $watch }. { $journey ->
    [starts] Eine Reise beginnt.
    [detours] Die Karte kommt auf einem Umweg in die Reise: { $length } Karten.
    [continues] Die Reise hat { $length } Karten.
   *[closes] Die Reise endet, eine neue beginnt.
}{ $points ->
    [0] {""}
    [one] {" "}+1 Punkt.
   *[other] {" "}+{ $points } Punkte.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 Kristall.
   *[other] {" "}+{ $crystals } Kristalle.
}
trek-told-ancestor = { $who ->
    [you] Du triffst die Ahnen
   *[other] { $name } trifft die Ahnen
}: Uhr auf { $watch }. Die Reise hat { $length } Karten.{ $points ->
    [0] {""}
    [one] {" "}+1 Punkt.
   *[other] {" "}+{ $points } Punkte.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 Kristall.
   *[other] {" "}+{ $crystals } Kristalle.
}
trek-told-token = { $who ->
    [you] Du legst einen Marker
   *[other] { $name } legt einen Marker
}: { $column ->
    [person] Person
    [event] Ereignis
    [innovation] Innovation
   *[progress] Fortschritt
}.{ $points ->
    [0] {""}
    [one] {" "}+1 Punkt.
   *[other] {" "}+{ $points } Punkte.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 Kristall.
   *[other] {" "}+{ $crystals } Kristalle.
}
trek-told-passed = { $who ->
    [you] Du kannst nichts nehmen und passt.
   *[other] { $name } kann nichts nehmen und passt.
}
trek-told-day-ended = Tag { $day ->
    [1] I
    [2] II
   *[3] III
} ist vorbei.
trek-told-day-began = Tag { $day ->
    [1] I
    [2] II
   *[3] III
} beginnt: Alle wählen einen Reiseplan.
trek-final-count = Schlusswertung
trek-count-1 = Leiste
trek-count-2 = Kristalle
trek-count-3 = Reisen
trek-count-4 = Gesamt
trek-count-how = Eine Reise zählt nach ihrer Länge: Karten → Punkte.
trek-show-all = Alles zeigen
trek-winner = gewinnt
trek-won-with = { $n ->
    [one] Mit 1 Punkt.
   *[other] Mit { $n } Punkten.
}
trek-tie-journey = Gleich viele Punkte: { $nth ->
    [1] Die längste Reise gewinnt.
    [2] Die zweitlängste Reise gewinnt.
    [3] Die drittlängste Reise gewinnt.
   *[other] Die { $nth }.-längste Reise gewinnt.
}
trek-tie-shared = Gleich viele Punkte und gleich lange Reisen: ein geteilter Sieg.
trek-journeys = Die Reisen
trek-journeys-how = Tippe ein Datum an, um seine Geschichte zu lesen.
share-trek = Antedate Trek: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $n }
picture-trek = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $n }
key-departure = ein Reiseziel wählen
key-ancestor = die Ahnen wählen
key-neighbours = das nächste Reiseziel
key-go = dorthin reisen oder den Reiseplan wählen
key-crystals = weniger oder mehr Kristalle
key-wild = eine andere Spalte für den Joker
key-clock = die Uhr hören
key-row = die Reiseziele hören
key-me = deinen Reiseplan hören
key-index = die Liste aller Daten
error-choose-first = Jeder Tag beginnt mit einem Reiseplan. Wähle zuerst einen von deinen.
error-others-choosing = Du hast gewählt. Warte, bis alle so weit sind.
error-not-choosing = Reisepläne werden zu Beginn eines Tages gewählt. Spiel mit deinem weiter.
error-not-your-itinerary = Dieser Reiseplan gehört dir nicht. Wähle einen von deinen.
error-itinerary-used = Diesen Reiseplan hattest du schon. Wähle einen anderen.
error-itinerary-drawn = In einer ersten Partie spielst du Tag I mit dem Reiseplan, der dir zugeteilt wurde.
error-no-such-space = Dieses Reiseziel gibt es nicht. Wähle eines der sechs.
error-empty-space = Dort liegt nichts mehr. Wähle ein anderes Reiseziel.
error-no-ancestor-left = Es sind keine Ahnen mehr da. Wähle ein Reiseziel.
error-ancestor-cannot-start = Mit Ahnen kann keine Reise beginnen. Wähle zuerst ein Reiseziel.
error-not-enough-crystals = So viele Kristalle hast du nicht. Gib weniger aus.
error-below-one-hour = Ein Besuch dauert mindestens eine Stunde. Gib weniger Kristalle aus.
error-tokens-first = Du hast noch Marker zu legen. Leg sie zuerst.
error-no-tokens-to-place = Du hast keinen Marker zu legen. Wähle ein Reiseziel.
error-no-such-token = So einen Marker hast du nicht mehr. Leg einen von deinen.
error-wrong-column = Dieser Marker kann nur in die eigene Spalte.
error-column-full = Diese Spalte ist voll. Wähle eine andere.
error-impossible-tokens = So lassen sich die Marker nicht legen. Wähle noch einmal.
error-cannot-pass = Passen kannst du nur, wenn es nichts zu nehmen gibt.

## Replay
replay = Wiederholung
replay-of = Wiederholung: { $game }
watch-replay = Wiederholung ansehen
replay-what = Sieh dir eine beendete Partie Zug für Zug noch einmal an: aus der Sicht einer beliebigen Person oder mit allen Karten offen.
replay-drop = Zieh ein Spielprotokoll hierher
replay-choose = Datei wählen
replay-where = Das Protokoll einer Partie findest du auf der Ergebnisseite neben der Prüfung des Mischens. Der Server spielt es nach den Regeln nach und behält nichts.
replay-other-file = Andere Datei
replay-which = Partie in dieser Datei, 1 bis { $n }
replay-controls = Durch die Partie bewegen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-move = Zug
replay-at = Zug { $n } von { $all }
replay-deal = Die Karten werden ausgeteilt.
replay-eyes = Sicht
replay-eyes-none = Publikum
replay-eyes-all = alle Karten offen
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-usual = normal
replay-pace-fast = schnell
replay-link = Link zu diesem Moment
replay-to-table = Zum Tisch
replay-unused = Übrige Reisepläne von { $name }
replay-pile = { $n ->
    [0] Der Nachziehstapel ist leer
    [one] Der Nachziehstapel: eine Karte
   *[other] Der Nachziehstapel, von oben: { $n } Karten
}
say-stopped = { $name } beendet den Zug.
say-dropped = { $name } hat die Partie verlassen; die Karten werden aufgedeckt und abgeworfen.
key-replay-step = einen Zug zurück oder vor
key-replay-ends = zum Anfang oder zum Ende
key-replay-play = abspielen oder anhalten
error-not-a-transcript = Diese Datei ist kein Spielprotokoll. Wähle eine .jsonl-Datei von einer Ergebnisseite oder eine, die „antedate lab“ geschrieben hat.
error-bad-transcript = Zeile { $line } verstößt gegen die Regeln ({ $clause }): { $reason }
error-transcript-without-deck = In diesem Protokoll steht nicht, mit welchem Deck gespielt wurde. Deshalb lassen sich die Karten nicht benennen.
error-transcript-too-long = Ein Spielprotokoll darf höchstens { $max } Bytes haben. Dieses ist länger.
error-unknown-deck = Diese Partie wurde mit dem Deck „{ $deck }“ { $version } gespielt, das dieser Server nicht hat (Hash { $hash }). Starte den Server mit „--decks“ und dem Ordner dieses Decks oder öffne das Protokoll dort, wo gespielt wurde.
error-deck-differs = Diese Partie wurde mit einer anderen Fassung des Decks „{ $deck }“ gespielt: { $version } (Hash { $hash }). Öffne das Protokoll dort, wo gespielt wurde.
error-cards-differ = Die Karte „{ $card }“ in diesem Protokoll weicht vom Deck ab. Das Protokoll wurde verändert.
error-no-such-game = So viele Partien hat dieser Tisch noch nicht gespielt. Bisher: { $games }.

## The decks page, and what readers say of a card

decks-lead = Stöbere in den Karten, wann immer du magst. Daten bleiben verdeckt, bis du eine Karte antippst.
play-with-deck = Mit diesem Deck spielen
coverage-time = Karten nach Zeitraum
coverage-topics = Karten nach Thema
coverage-fame = Karten nach Bekanntheit
coverage-period = Zeitraum
coverage-known = Bekanntheit
coverage-cards = Karten
coverage-table = Als Tabelle
coverage-most = { $title }: am meisten bei „{ $name }“, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}. Alle Zahlen stehen unten in der Tabelle.
fame = { $n ->
    [1] etwas für Fachleute
    [2] wenig bekannt
    [3] recht bekannt
    [4] bekannt
   *[other] allen bekannt
}
deck-cards = Die Karten
deck-cards-how = Tippe eine Karte an, um Datum, Geschichte und Quelle zu sehen.
deck-print = Drucken und ausschneiden
deck-print-how = Ein PDF mit den Karten, den Regeln und allen Daten. Drucke beidseitig, über die lange Kante gewendet und in Originalgröße; geschnitten wird entlang der Marken.
deck-print-a4 = PDF für A4
deck-print-letter = PDF für US-Letter
deck-find = Karten suchen
deck-search = Im Titel
deck-topic = Thema
deck-all-topics = Alle Themen
deck-all-periods = Alle Zeiträume
deck-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
deck-show-dates = Alle Daten zeigen
deck-more = Mehr zeigen (noch { $n })
date-hidden = Datum
deck-authors = Von { $authors }.
deck-licence = Lizenz { $licence }, Version { $version }.
deck-sources = Jede Karte nennt ihre Quelle; ein Kürzel wie Q12345 ist ein Eintrag bei Wikidata.
wrong-date = Dieses Datum stimmt nicht
wrong-date-of = Dieses Datum stimmt nicht: { $title }
wrong-date-what = Deine Notiz geht an die Leute, die diesen Server betreiben; sie können das Deck berichtigen. Über dich wird nichts gespeichert, deshalb kann dir niemand antworten.
wrong-date-words = Was stimmt nicht?
wrong-date-year = Das richtige Jahr, falls du es weißt
wrong-date-source = Wo können wir es nachprüfen?
wrong-date-empty = Sag uns in ein paar Worten, was nicht stimmt.
wrong-date-thanks = Danke. Deine Notiz ist gespeichert.
error-no-such-card = Diese Karte gibt es in diesem Deck nicht. Lade die Seite neu.
error-bad-report = Das lässt sich nicht speichern. Schreib ein paar Worte, höchstens { $max } Zeichen, und ein gültiges Jahr.
error-deck-too-large-to-print = Dieses Deck hat { $cards } Karten; von hier aus lassen sich höchstens { $max } drucken. Wende dich an die Leute, die diesen Server betreiben.
error-reports-full = Die früheren Notizen sind noch nicht gelesen. Versuch es in ein paar Tagen noch einmal.
## First games and rules
rules = Regeln
rules-open = Die Regeln von { $game }
teach-me = Zeig’s mir
teach-me-what = Eine echte Partie mit einem gutmütigen Bot und einem Coach, der alles erklärt, wenn es zum ersten Mal passiert.
teach-me-game = Zeig mir { $game }
coach = Coach
coach-next = Verstanden
coach-stop = Ohne Coach weiter
coach-sum-title = Deine erste Partie ist geschafft
coach-sum-cards = { $right ->
    [one] Eine deiner Karten hat ihren Platz gefunden,
   *[other] { $right } deiner Karten haben ihren Platz gefunden,
} { $wrong ->
    [0] und keine ging daneben.
    [one] eine nicht.
   *[other] { $wrong } nicht.
}
coach-sum-timeline = Merk dir: Spiel sichere Karten, solange ihre Lücke breit ist, und lies jedes Datum, das aufgedeckt wird. Beim nächsten Mal spielen mehr Leute mit, und niemand sagt dir, worauf du achten sollst.
coach-sum-twist = Merk dir: Die Enden der Reihe bringen am meisten, jedes Fach nimmt nur ein Datum auf, und nach einem Erfolg darfst du ruhig aufhören. Wirf blockierte Karten über ihr Symbol ab, bevor dir die aufrechten ausgehen.
coach-sum-trek = Merk dir: Kleine Zeitsprünge machen lange Reisen, kurze Besuche geben dir mehr Züge, und es lohnt sich, auf eine Belohnung hinzuspielen. Überleg dir beim nächsten Mal den Tag, bevor du deinen Reiseplan wählst.
coach-timeline-welcome = Die Karte in der Mitte zeigt ihr Datum: Mit ihr beginnt der Zeitstrahl. Wähle unten eine deiner Karten und dann die Lücke, in die sie deiner Meinung nach gehört: davor oder danach. Fang mit der Karte an, bei der du am sichersten bist.
coach-timeline-right = Richtig! Die Karte bleibt liegen, und du hast eine weniger. Du ziehst nichts nach: So gewinnt man. Der Zeitstrahl hat jetzt eine Lücke mehr, für alle.
coach-timeline-wrong = Falsch: Die Karte ist weg, und du hast eine neue gezogen. Du hast so viele Karten wie vorher und einen Zug verloren. Sieh dir an, wohin sie gehörte: Ihr Datum hilft dir vielleicht später.
coach-timeline-others = Das war die Karte deines Gegenübers. Richtig oder falsch: Jedes aufgedeckte Datum grenzt deine Vermutungen ein. Lies es, bevor du wählst.
coach-timeline-gaps = Der Zeitstrahl ist gewachsen, und die Lücken sind schmaler geworden. Eine Karte, die du nur grob einordnen kannst, ist in einer breiten Lücke am sichersten. Spiel sie also, bevor die Lücke sich füllt.
coach-timeline-play-off = Stechen: Mehrere haben in derselben Runde ihre letzte Karte gespielt, also ziehen sie je eine nach. Wer am Ende einer Runde als einzige Person keine Karte hat, gewinnt.
coach-timeline-round = Jemand hat keine Karten mehr. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran sind: Eine richtige Karte kann dich jetzt retten.
coach-timeline-last = Deine letzte Karte. Ist sie richtig und hat in dieser Runde sonst niemand alle Karten gespielt, gewinnst du.
coach-timeline-other-last = Dein Gegenüber hat nur noch eine Karte. Verhindern kannst du das nicht, aber mithalten: Spielt ihr beide in derselben Runde eure letzte Karte, gibt es ein Stechen.
coach-twist-welcome = Du und der Bot seid ein Team. Wähle eine Karte und dreh sie um: Allein ihr Datum bestimmt, wohin sie kommt. Am besten liegt sie vor oder nach der ganzen Reihe. Such also eine sehr frühe oder sehr späte Karte.
coach-twist-end = Sie ist das neue Ende der Reihe: 2 Punkte. Die Reihe umfasst jetzt mehr Jahre, und alles, was dazwischen liegt, muss sich wenige Fächer teilen.
coach-twist-slot = Sie liegt zwischen zwei Karten der Reihe und kommt in das Fach darüber: 1 Punkt. Zwischen zwei Nachbarn gibt es nur ein Fach, und dieses ist jetzt belegt.
coach-twist-stack = Genau dasselbe Datum wie eine Karte, die schon liegt: Sie kommt obendrauf und zählt genauso.
coach-twist-blocked = Ihr Fach war belegt, also ist die Karte blockiert. Sie liegt quer vor dir und kostet euch einen Punkt, bis du sie über ihr Symbol abwerfen kannst. Meide jetzt Karten aus denselben Jahren.
coach-twist-must = In diesem Zug hat noch keine Karte einen Platz gefunden, also musst du eine weitere umdrehen. Werden alle deine aufrechten Karten in einem Zug blockiert, ist die Partie für euch beide vorbei.
coach-twist-danger = Vorsicht: Du hast nur noch wenige aufrechte Karten. Wird jede Karte blockiert, die du in diesem Zug umdrehst, ist die Partie für euch beide vorbei. Eine Karte mit blauem Rahmen kannst du gefahrlos abwerfen; sonst dreh die um, die am ehesten ein neues Ende wird oder ein freies Fach findet.
coach-twist-stop = Eine Karte hat ihren Platz gefunden. Du kannst hier aufhören: Du behältst, was du hast, und ziehst nach. Oder dreh noch eine um, wenn du dir sicher bist: Auch ein zweiter Erfolg beendet deinen Zug.
coach-twist-others = Dein Bot hat gezogen. Alle Karten liegen offen, also schau auch auf seine: Ein Fach, das einer von euch füllt, fehlt dem anderen.
coach-twist-advice = An einer deiner Karten hängt ein Zettel: Das würde dein Bot tun. Du entscheidest.
coach-twist-discard = Eine Karte mit blauem Rahmen hat das Symbol, das der Ablagestapel verlangt. Statt Karten umzudrehen, kannst du sie abwerfen: Das kostet einen Punkt, ist aber sicher, und nur so wirst du eine blockierte Karte los.
coach-twist-narrow = Zwischen zwei Karten der Reihe wird nie etwas eingefügt: Jedes Paar hat nur ein Fach, egal wie viele Jahre es umfasst. Bevor du eine Karte aus der Mitte umdrehst, prüfe, ob ihr Fach frei ist.
coach-twist-pile = Der Nachziehstapel ist leer. Ab jetzt spielt ihr nur noch die Karten, die vor euch liegen; jede, die am Ende übrig ist, kostet einen Punkt.
coach-trek-drawn = Das ist dein Reiseplan für Tag I, zufällig zugeteilt. In seine Spalten kommen Marker: Person, Ereignis, Innovation und Fortschritt. Belegte Felder und volle Zeilen bringen, was darauf gedruckt ist.
coach-trek-departures = Oben sechs Reiseziele, unten die Ahnen. Tippe etwas davon an: Die Uhr zeigt, wo du landen würdest, und die Leiste unten, was du bekämst. Kurze Besuche lassen dir mehr vom Tag, lange bringen mehr.
coach-trek-itinerary = Wähle deinen Reiseplan für heute. Sieh dir zuerst die Reiseziele an: Welche Marker sind leicht zu bekommen? Auch die anderen wählen geheim, und jeder Reiseplan gilt nur einen Tag.
coach-trek-tokens = Deine Marker sind in ihre Spalten gefallen, jeder auf das oberste freie Feld. Ziele auf die Felder und Zeilen mit einer Belohnung; ein Marker, dessen Spalte voll ist, geht verloren.
coach-trek-hours = Dran ist, wessen Uhr am weitesten zurückliegt, manchmal mehrmals hintereinander. Kurze Besuche bedeuten also viele Züge, und bei einem langen holen die anderen auf.
coach-trek-journey = Du bist auf einer Reise. Eine Karte mit späterem Datum verlängert sie; eine frühere beendet sie und beginnt eine neue. Kleine Zeitsprünge lassen Raum für viele weitere Karten.
coach-trek-closed = Deine Reise ist zu Ende: Du behältst sie, und sie zählt am Schluss. Eine neue hat begonnen. Eine lange Reise ist viel mehr wert als zwei kurze.
coach-trek-crystals = Du hast einen Zeitkristall. Gib ihn vor der Abreise aus, um eine Stunde zu sparen, vielleicht für eine Ankunft genau um 12. Ein Kristall, den du behältst, ist am Ende einen Punkt wert.
coach-trek-ancestor = Ahnen haben kein Datum und setzen jede Reise fort. Nimm sie, wenn dich jedes Reiseziel in der Zeit zurückwerfen würde.
coach-trek-noon = Der Tag geht zu Ende. Landest du genau auf 12, bringt das 3 Punkte. Führt eine Karte darüber hinaus, bleibt deine Uhr auf 12 stehen, und du bekommst nur ihre Marker. Nimm einen langen Besuch also zuletzt.
coach-trek-done = Deine Uhr steht auf 12: Dein Tag ist vorbei. Die anderen spielen weiter, bis auch ihrer endet. Wer zuletzt ankommt, beginnt den nächsten Tag.
coach-trek-day = Ein neuer Tag mit späteren Karten. Marker und Reiseplan sind weg, aber deine Kristalle und deine Reise bleiben: Beende die Reise nicht leichtfertig.
coach-trek-last-day = Der letzte Tag. Am Ende ist jeder Kristall einen Punkt wert, und auch deine offene Reise zählt.

## Me
me = Ich
me-lead = Deine Bilanz auf diesem Server. Nur dieser Browser kann diese Seite sehen.
me-games-n = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
me-won-n = { $n } gewonnen
me-right = Richtige Karten
me-right-of = { $right } von { $tries }
me-streak = Siege in Folge
me-streak-best = dein Rekord
me-none-title = Hier ist noch nichts
me-none = Spiel deine erste Partie zu Ende. Dann zeigt diese Seite, in welchen Zeiten und Themen du dich am besten auskennst und welche Karten du dir noch einmal ansehen solltest.
me-map = Landkarte der Zeit
me-map-lead = Wie oft du solche Karten richtig angelegt hast. Tippe ein Feld an, um es zu üben.
me-map-hits = { $period }, { $topic }: { $right } von { $tries } richtig.
me-map-none = { $period }, { $topic }: noch nicht gespielt.
me-map-practise = Diese Karten üben
me-map-seldom = selten richtig
me-map-always = fast immer
me-map-few = noch zu wenig gespielt
me-map-unplayed = noch nicht gespielt
me-percent = { $n } %
me-missed = Karten, die dir schwerfallen
me-missed-how = Überleg dir, wann es war, und tippe dann zum Prüfen.
me-missed-n = { $wrong } von { $tries } daneben
me-best = Deine Bestleistungen
me-best-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
me-best-seats = { $seats ->
    [one] allein
   *[other] { $seats } am Tisch
}
me-latest = Deine Partien
me-game-won = gewonnen
me-game-lost = nicht gewonnen
me-game-left = vorzeitig verlassen
me-with = mit { $names }
me-game-alone = allein
me-stood-in = ein Bot sprang ein
me-kept = Was wir über dich speichern
me-kept-what = Deine Namen, Nachrichten und Züge an den Tischen, unter einer Nummer, ohne Konto. Spielen mehrere auf diesem Gerät, zählt hier nur die erste Person an jedem Tisch.
me-number = Deine Nummer, falls du den Leuten schreibst, die den Server betreiben: { $number }
me-export = Alles exportieren
me-erase = Alles löschen
me-erase-sure = Wirklich alles löschen?
me-erase-what = Deine Namen und Nachrichten verschwinden aus jeder Partie, du verlässt alle Tische, an denen du sitzt, und diese Seite beginnt von vorn. Für die anderen bleiben die Partien erhalten. Das lässt sich nicht rückgängig machen.
me-erase-yes = Löschen
me-erase-no = Behalten
me-erased = Erledigt. Über dich ist hier nichts mehr gespeichert.

## Hall of fame
hall = Ruhmeshalle
hall-lead = Die besten Partien an offenen Tischen und solche, die freiwillig gezeigt werden. Keine Daten, keine Karten: Nichts wird verraten.
hall-what = Liste
hall-edition = Ausgabe
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = Am Tisch
hall-period = Zeitraum
hall-period-today = die letzten 24 Stunden
hall-period-week = die letzten 7 Tage
hall-period-ever = seit Beginn
hall-streaks = Timeline: Siege in Folge
hall-scores-twist = Twist: Punkte der Teams
hall-scores-trek = Trek: Punkte
hall-none = Hier sind noch keine Partien.
hall-none-how = Spiel an einem offenen Tisch oder zeig dein Ergebnis, wenn eine Partie vorbei ist.
hall-place = Platz
hall-who = Name
hall-result = Ergebnis
hall-streak-n = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege in Folge
}
hall-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
hall-somebody = jemand
hall-with-bots = mit Bots
hall-stood-in = ein Bot sprang für jemanden ein
hall-see = Dieses Ergebnis ansehen
hall-picture = Bild dieses Ergebnisses: { $what }
hall-to = Zur Ruhmeshalle
hall-show = In der Ruhmeshalle zeigen
hall-unlisted-deck = Die Ruhmeshalle führt nur Partien, die mit einem ganzen mitgelieferten Deck gespielt wurden.
hall-unlisted-stood-in = Die Ruhmeshalle führt nur Partien, die du vom ersten bis zum letzten Zug selbst entschieden hast. Hier sprang ein Bot ein, oder die Zeit lief ab.
hall-unlisted-clock = Die Ruhmeshalle führt nur Partien mit 30 oder 60 Sekunden pro Zug: zu kurz, um Daten nachzuschlagen.
hall-show-what = Dein Name erscheint so wie hier, die der anderen nur, wenn auch sie zustimmen. Keine Karten, keine Daten.
hall-shown = Jetzt können es alle sehen.
error-hall-off = Dieser Server führt keine Ruhmeshalle.
error-no-such-result = Dieses Ergebnis gibt es nicht, oder es wurde nicht freigegeben.

## Guessing along
guess-along = Mitraten
guess-what = Wohin gehören die Karten von { $name }? Rate nur für dich; niemand erfährt es.
guess-later = Du bist dran. Mitraten kannst du wieder, wenn die anderen spielen.
guess-it = Das ist mein Tipp
guess-between = Mein Tipp liegt zwischen { $left } und { $right }
guess-before = Mein Tipp liegt vor: { $right }
guess-after = Mein Tipp liegt nach: { $left }
guess-was-right = Du hast richtig geraten.
guess-was-wrong = Du hast anders geraten.
guess-score = { $right } von { $all } richtig
key-guess = beim Warten die Karte einer anderen Person raten

## The picture of a result
picture = Bild
picture-save = Bild speichern
picture-share = Bild teilen

## Size of everything
size = Größe
size-auto = Passend zum Bildschirm
size-big = Groß, für den Beamer

## Somebody is away, and the little line of advice
go-on-without = Ohne { $name } weiter
go-on-sure = Ohne { $name } weiterspielen? Die Karten werden aufgedeckt und abgeworfen, und eine Rückkehr in diese Partie ist nicht möglich.
away-ask-host = Der Host kann jetzt einen Bot spielen lassen, nach zwei Minuten alle am Tisch.
away-host = Nach zwei Minuten können alle am Tisch einen Bot spielen lassen.
pin-by = { $where } (Rat von { $names })

# Übung: was danebenging, kommt wieder.
practice = Üben
practice-due = { $n ->
    [0] nichts fällig
    [one] { $n } Karte fällig
   *[other] { $n } Karten fällig
  }
practice-learned = { $n } gelernt
practice-nth = Karte { $n } von { $count }
practice-new = neu für dich
practice-ask = Wohin gehört diese Karte?
practice-line = Der Zeitstrahl, früheste Karte zuerst
practice-off = { $n ->
    [one] Eine Lücke daneben.
   *[other] { $n } Lücken daneben.
  }
practice-yours = deine Wahl
practice-again-in = { $n ->
    [one] Kommt morgen wieder.
   *[other] Kommt in { $n } Tagen wieder.
  }
practice-result = { $right } von { $count }
practice-more = Weiter üben
practice-anki = Meine Karten für Anki speichern
practice-none-title = Hier gibt es nichts zu üben
practice-none = Du kennst schon alle Karten dieser Auswahl, oder es gibt keine. Spiel eine Partie: Was danebengeht, kommt hier wieder.
practice-begin = Jetzt üben
practice-missed = Üben, was danebenging
practice-lead = Karten, bei denen du danebenlagst, kommen wieder, kurz bevor du sie vergisst.
error-no-such-question = Das Deck hat sich geändert, seit diese Karte gefragt wurde. Beginne die Übung neu.
error-too-many-answers = Von dir sind { $max } Antworten gespeichert, mehr geht nicht. Lösche deine Daten, um neu anzufangen.
error-bad-date = Das ist kein gültiges Datum. Schreib es so: 2026-11-19.
error-daily-in-future = Dieser Tag hat noch nicht begonnen. Seine Karten werden ausgeteilt, sobald er anbricht.
error-no-daily = An diesem Tag gab es keine Karten. Such dir unter „Vergangene Tage“ einen anderen aus.
error-daily-running = Dieser Tag läuft noch. Bis er vorbei ist, bleibt sein Protokoll geheim.
error-run-unfinished = Du hast noch nicht alle Karten dieses Tages angelegt. Spiel ihn erst zu Ende.
error-run-over = Du hast diesen Durchgang schon gespielt: { $points } von { $cards } richtig. Alle spielen ihn nur einmal.
error-card-closed = Diese Karte ist schon aufgedeckt, und deine erste Antwort gilt. Weiter mit der nächsten.
error-card-not-open = Diese Karte ist noch nicht dran. Leg zuerst die davor an.
error-not-your-run = Herausfordern kannst du nur mit Karten, die du selbst zu Ende gespielt hast. Spiel sie zuerst.
error-no-such-duel = Dieses Duell gibt es nicht. Ist der Link vollständig kopiert?
error-duel-full = Bei diesem Duell sind schon { $max } dabei, mehr geht nicht. Starte ein neues.
error-duel-not-joined = Du bist bei diesem Duell noch nicht dabei. Trag zuerst deinen Namen ein und nimm die Herausforderung an.
error-duel-deck-changed = Das Deck hat sich seit Beginn des Duells geändert. Fordert euch mit neuen Karten heraus.

play-timeline = Timeline
play-timeline-what = Wer legt zuerst alle Karten an?
play-twist = Twist
play-twist-what = Eine Reihe, alle zusammen
play-saga = Star Wars
play-saga-what = Szenen der Filme, alle zusammen
play-trek = Trek
play-trek-what = Drei Tage durch die Zeit
play-chorus = Chorus
play-chorus-what = Alle legen dieselbe Karte an
play-children = Timeline für Kinder
play-children-what = Berühmte Karten, je drei, gutmütige Bots
one-tap = Partie beginnen
company-bots = Nur ich, mit Bots
company-phone = Ein Handy für alle
company-screen = Am selben Gerät
company-phone-what = Mehrere Leute, ein Gerät
company-friends = Mit Freunden
go-on-with = Weiterspielen: { $game }
under-way = läuft
turn-is = { $name } ist dran
time-left = noch { $time }
notify-me = Sag mir Bescheid, wenn ich dran bin
so-far = Bisher
last-game = Letzte Partie
try-game = { $game } ausprobieren
me-all = Alle meine Partien
lobby = Offene Tische
lobby-all-games = Alle Spiele
lobby-all-languages = Alle Sprachen
lobby-none = So einen Tisch gibt es gerade nicht.
seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
who-plays = Wer spielt mit?
which-game = Welches Spiel?
player-n = Person { $n }
add-player = Noch jemanden hinzufügen
more-choices = Weitere Einstellungen
fame-wanted = Bekanntheit
fame-all = Alle Karten
fame-4 = Bekannte
fame-5 = Nur berühmte
name-length = { $n } von { $max } Zeichen
name-too-long = { $n } Zeichen: Höchstens { $max } sind möglich. Kürze den Namen etwas.
only-here-how = Wie können andere Handys beitreten?
only-here-command = Wer das Programm betreibt, startet es mit „serve --lan“ neu. Dann können Handys im selben Netz beitreten.
you-yourself = Du
last-card = Deine letzte Karte
again-asked = { $n ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
again-waiting = Warten auf { $names } …
again-start-now = Ohne Warten starten
again-begun = Die nächste Partie hat begonnen.
again-join = Mitspielen
result-won = Du gewinnst! { $right } von { $all } richtig
result-short = { $n ->
    [one] { $right } von { $all } richtig, eine Karte fehlte noch
   *[other] { $right } von { $all } richtig, { $n } Karten fehlten noch
}
result-none-left = { $right } von { $all } richtig
result-team = Geschafft, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: { $rank }
result-team-low = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: { $rank }
result-place = { $points ->
    [one] { $points } Punkt, Platz { $place } von { $n }
   *[other] { $points } Punkte, Platz { $place } von { $n }
}
bot-played = { $bots ->
    [one] Einen deiner { $all } Züge hat ein Bot gemacht.
   *[other] { $bots } deiner { $all } Züge hat ein Bot gemacht.
}
bot-played-all = Ein Bot hat die ganze Partie für dich gespielt.
moment-best = Dein bester Moment
moment-best-near = { $n ->
    [one] Richtig, ein Jahr von der Nachbarkarte entfernt
   *[other] Richtig, { $n } Jahre von der Nachbarkarte entfernt
}
moment-best-same = Richtig, sogar im selben Jahr
moment-best-plain = Genau an der richtigen Stelle
moment-miss = Zum Merken
you-missed-by-years = { $n ->
    [one] Du lagst ein Jahr daneben
   *[other] Du lagst { $words } Jahre daneben
}
you-missed-by-scenes = { $n ->
    [one] Du lagst eine Szene daneben
   *[other] Du lagst { $words } Szenen daneben
}
you-were-blocked = Du hast sie umgedreht, und sie wurde blockiert
table-menu = Tischmenü
preset-again = Noch eine?
say-you-went-left = Du hast „{ $title }“ umgedreht, { $date }: jetzt die früheste Karte der Reihe.
say-you-went-right = Du hast „{ $title }“ umgedreht, { $date }: jetzt die späteste Karte der Reihe.
say-you-went-slot = Du hast „{ $title }“ umgedreht, { $date }: Sie füllt ein Fach.
say-you-went-stack = Du hast „{ $title }“ umgedreht, { $date }: gleiches Datum, sie kommt obendrauf.
say-you-went-blocked = Du hast „{ $title }“ umgedreht, { $date }: Das Fach ist belegt, die Karte ist blockiert.
say-you-discarded = Du hast „{ $title }“ abgeworfen, { $date }.
trek-warps-option = Zeitwirbel: Alle dürfen einmal am Tag an der Auslage, der Uhr oder der Reise drehen
trek-warps = Zeitwirbel
trek-warp-used-by = eingesetzt von { $name }
trek-warp-not-now = Er würde jetzt nichts ändern, oder du kannst ihn nicht bezahlen.
trek-warp-choose-spaces = Welche zwei Karten tauschen die Plätze?
trek-warp-choose-echo = Welcher Zusatz?
trek-warp-look = Tippe eine Karte an, um zu sehen, was sie mit diesem Zeitwirbel bringen würde.
trek-warp-use = Einsetzen: { $price }
trek-foresight = Leg eine davon oben auf den Stapel. Nur du kannst sie sehen.
warp-rewind = Zurückspulen
warp-haste = Eile
warp-exchange = Tausch
warp-new-dawn = Neuer Morgen
warp-foresight = Vorausschau
warp-detour = Umweg
warp-prism = Prisma
warp-echo = Echo
warp-does-rewind = Deine Uhr geht eine Stunde zurück, bevor du die Karte nimmst.
warp-does-haste = Die Karte, die du nimmst, kostet zwei Stunden weniger, aber mindestens eine.
warp-does-exchange = Zwei Karten der Auslage tauschen die Plätze.
warp-does-new-dawn = Die fünf Plätze der Auslage werden vom Stapel neu belegt.
warp-does-foresight = Nur du siehst dir die nächsten drei Karten des Stapels an und legst eine davon obenauf.
warp-does-detour = Eine frühere Karte darf vor die letzte Karte deiner Reise, wenn ihr Datum dort passt.
warp-does-prism = Alle Marker dieses Zuges sind Joker.
warp-does-echo = Die Matte bringt dir den Zusatz eines beliebigen Platzes.
warp-free = gratis
warp-costs-crystals = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
warp-costs-hours = { $n ->
    [one] 1 Stunde mehr
   *[other] { $n } Stunden mehr
}
trek-journey-detours = Der Umweg nimmt sie in deine Reise auf: { $length } Karten, { $worth } wert.
trek-signs = Zeichen
trek-sign-on = Deine Reise geht weiter: So viele Karten hätte sie dann.
trek-sign-new = Ein früheres Datum: Deine Reise endet, und mit dieser Karte beginnt eine neue.
trek-sign-hours = Die Stunden, die ein Besuch dauert: So weit rückt deine Uhr vor.
trek-sign-mat = Ein Zusatz der Matte unter diesem Platz.
trek-sign-crystal = Zeitkristall: Gib ihn aus, um eine Stunde zu sparen, oder behalte ihn für 1 Punkt.
trek-sign-wild = Ein Joker: Er kommt in eine beliebige Spalte.
trek-sign-noon = { $n ->
    [one] Genau auf 12 landen: 1 Punkt.
   *[other] Genau auf 12 landen: { $n } Punkte.
}
trek-strip = Punkte nach Länge einer Reise
trek-strip-says = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
trek-strip-beyond = Über { $n } hinaus: { $points } mehr für jede Karte
trek-track = Leiste { $n }
trek-by-journeys = Reisen { $n }
trek-why-score = Woher die Punkte kommen
trek-why-track = auf der Leiste: Felder, Zeilen und Pünktlichkeit
trek-why-crystals = { $n ->
    [one] für 1 Kristall
   *[other] für { $n } Kristalle, je 1 Punkt
}
trek-why-open = { $n ->
    [one] für die offene Reise mit 1 Karte
   *[other] für die offene Reise mit { $n } Karten
}
trek-why-journey = { $n ->
    [one] für eine beendete Reise mit 1 Karte
   *[other] für eine beendete Reise mit { $n } Karten
}
trek-told-warp = { $who ->
    [you] Du setzt einen Zeitwirbel ein: „{ $warp }“.
   *[other] { $name } setzt einen Zeitwirbel ein: „{ $warp }“.
}
trek-told-foreseen = { $who ->
    [you] Du hast in den Stapel geschaut.
   *[other] { $name } hat in den Stapel geschaut.
}
key-warps = die Zeitwirbel
error-no-warps = Diese Partie wird ohne Zeitwirbel gespielt.
error-no-such-warp = Diesen Zeitwirbel gibt es heute nicht. Wähle einen anderen.
error-marker-used = Du hast heute schon einen Zeitwirbel eingesetzt. Nimm eine Karte.
error-warp-taken = Diesen Zeitwirbel hat heute schon jemand eingesetzt. Wähle einen anderen.
error-warp-too-dear = Für diesen Zeitwirbel hast du nicht genug Kristalle.
error-wrong-warp-choice = So funktioniert dieser Zeitwirbel nicht. Wähle, was er verlangt.
error-same-space = Wähle zwei verschiedene Karten.
error-nothing-to-echo = Auf diesem Platz gibt es nichts, was das Echo wiederholen könnte. Wähle einen anderen.
error-warp-changes-nothing = Dieser Zeitwirbel würde jetzt nichts ändern.
error-nothing-to-take = Nach einem Zeitwirbel gäbe es nichts mehr zu nehmen.
error-put-on-top-first = Leg zuerst eine der Karten, die du dir ansiehst, oben auf den Stapel.
error-not-looking = Du schaust gerade nicht in den Stapel.
error-no-such-top = So viele Karten siehst du dir nicht an.
replay-settings = Sicht und Tempo
coach-sum-chorus = Merk dir: Der Zeitstrahl wächst, egal wer richtiglag. Lies also jedes Datum, das aufgedeckt wird. Bist du unsicher, wähle die Mitte dessen, was infrage kommt: Knapp daneben wiegt weniger als weit daneben. Schnelligkeit zählt nie.
coach-trek-warps = Neben der Uhr liegen die Zeitwirbel: Einmal am Tag darfst du, bevor du eine Karte nimmst, einen einsetzen, den noch niemand eingesetzt hat. Tippe einen an, um zu sehen, was er bewirkt und was er kostet.
me-uncounted-no-move = zählt nicht: Ein Bot hat für dich gespielt
me-uncounted-left = du bist gegangen: zählt nicht als Sieg
me-uncounted-stood-in = ein Bot hat für dich gezogen: zählt nicht für Siege in Folge
game-chorus = Chorus
game-chorus-what = Alle legen dieselbe Karte im selben Moment an einen gemeinsamen Zeitstrahl an. Für 1 bis 300 Leute.
chorus-run = Karten im Durchgang
chorus-names = Nach dem Aufdecken zeigen, wer welche Lücke gewählt hat
chorus-lives = Leben
chorus-lives-off = Unbegrenzt
chorus-run-so-far = Der Durchgang bisher
chorus-card-of = Karte { $n } von { $run }
chorus-points = { $n ->
    [one] { $n } richtig
   *[other] { $n } richtig
}
chorus-lives-left = { $n ->
    [one] noch { $n } Leben
   *[other] noch { $n } Leben
}
chorus-say-turned = „{ $title }“: { $date }. Richtig lagen { $n } von { $all }.
chorus-say-right = Richtig! „{ $title }“: { $date }. Richtig lagen { $n } von { $all }.
chorus-say-wrong = Diesmal nicht. „{ $title }“: { $date }. Richtig lagen { $n } von { $all }.
chorus-hint-gap = Tippe auf die Lücke, in die sie deiner Meinung nach gehört. Niemand sieht deine Wahl, bis die Karte aufgedeckt wird.
chorus-hint-done = Du kannst es dir noch anders überlegen. Tippe auf „Fertig“, wenn du sicher bist: Aufgedeckt wird, sobald alle fertig sind.
chorus-where = Wohin gehört „{ $title }“?
chorus-done = Fertig
chorus-change = Wahl ändern
chorus-you-are-done = Du bist fertig. Bis die Karte aufgedeckt wird, kannst du deine Wahl noch ändern.
chorus-out = Du hast keine Leben mehr. Schau zu, wie sich die anderen schlagen.
chorus-close = Karte jetzt aufdecken
chorus-n-done = Fertig: { $n } von { $all }
chorus-is-done = fertig
chorus-is-thinking = überlegt noch
chorus-result = { $n } von { $run } richtig, { $distance ->
    [0] nie eine Lücke daneben
    [one] insgesamt eine Lücke daneben
   *[other] insgesamt { $distance } Lücken daneben
}
chorus-ranking = Alle Ergebnisse
chorus-place = Platz
chorus-player = Name
chorus-right = Richtig
chorus-off-by = Lücken daneben
chorus-more-players = { $n ->
    [one] und noch eine Person
   *[other] und { $n } weitere
}
chorus-pace = Tempo
chorus-pace-together = Gemeinsam, Karte für Karte
chorus-pace-alone = Alle im eigenen Tempo
chorus-teams = Teams
chorus-teams-off = Keine Teams
chorus-team = Team { $n }
chorus-team-members = Mitglieder
chorus-team-mean = Richtig im Schnitt
chorus-teams-ranking = Ergebnisse der Teams
chorus-teams-won = { $n ->
    [one] Team { $teams } gewinnt.
   *[other] Geteilter Sieg: Teams { $teams }.
}
chorus-own-right = Richtig! „{ $title }“: { $date }.
chorus-own-wrong = Diesmal nicht. „{ $title }“: { $date }.
chorus-place-it = Anlegen
chorus-hint-alone = Tippe auf die Lücke, in die sie deiner Meinung nach gehört, dann auf „Anlegen“. Es eilt nicht: Du kannst jederzeit gehen und wiederkommen.
chorus-finished = Du hast alle Karten angelegt. Das Ergebnis kommt, sobald alle so weit sind.
chorus-came-so-far = So weit gekommen: { $n } von { $all }
chorus-have-finished = Schon durch: { $n } von { $all }
chorus-join-late = Die Partie hat begonnen. Du würdest bei der aktuellen Karte einsteigen; die früheren zählen, als hättest du gepasst.
chorus-join-alone = Alle spielen im eigenen Tempo. Du würdest mit der ersten Karte beginnen.
chorus-cards = Karte für Karte
chorus-card = Karte
chorus-share = { $n } von { $all }
daily = Die zehn Karten des Tages
daily-what = Für alle dieselben zehn, einmal am Tag.
daily-past = Ein vergangener Tag, nur zum Spaß.
daily-over-now = Dieser Tag ist vorbei. Du kannst seine Karten zu Ende spielen, aber sie zählen nicht mehr.
daily-began = { $n } von { $count } angelegt
daily-see = So lief es bei allen
daily-streak = { $n ->
    [0] Noch keine Serie
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
daily-best = Rekord: { $n }
daily-next = Die nächsten zehn Karten in
daily-play-next = Die nächsten zehn Karten spielen
daily-everyone = So lief es bei allen
daily-players = { $n ->
    [0] An dem Tag hat niemand diese Karten zu Ende gespielt.
    [one] Bisher hat eine Person alle Karten angelegt.
   *[other] { $n } Personen haben alle Karten angelegt.
}
daily-bar = { $points } richtig: { $n }
daily-you = du
daily-got-it = { $percent } lagen richtig
daily-seal = Der Server hat sich auf diese Karten festgelegt, bevor jemand sie sah. Ist der Tag vorbei, wird das Geheimnis gelüftet, und dein Browser kann es prüfen.
daily-archive = Vergangene Tage
daily-archive-what = Einen Tag verpasst? Spiel ihn, wann du magst, nur zum Spaß.
daily-archive-more = Frühere Tage
daily-archive-none = Noch keine vergangenen Tage. Komm morgen wieder.
daily-not-played = nicht gespielt
daily-not-counted = ohne Wertung
daily-not-counted-what = Nur zum Spaß: Dieser Tag zählt nicht für deine Serie.
run-result = { $points } von { $cards }
run-result-streak = { $points } von { $cards }, Serie { $streak }
run-praise-all = Alle richtig!
run-praise-great = Großartig!
run-praise-good = Gut gelegt!
run-praise-hard = Das war knifflig!
run-elsewhere = Diese Karte hast du schon angelegt, in einem anderen Tab oder auf einem anderen Gerät. Mach hier weiter.
duel = Duell
duel-challenge = Jemanden mit diesen Karten herausfordern
duel-challenge-what = Gespielt werden dieselben Karten, wann immer es passt. Sobald ihr fertig seid, seht ihr eure Durchgänge nebeneinander.
duel-make = Herausforderung erstellen
duel-link-what = Schick diesen Link weiter. Bis zu { $max } Leute können diese Karten spielen, alle, wann sie mögen.
duel-only-here = Nur dieses Gerät kann diesen Server erreichen. Der Link funktioniert also nur hier.
duel-invites = { $name } fordert dich heraus
duel-invites-what = { $n } Karten, für alle dieselben. Spiel, wann du magst; danach seht ihr eure Durchgänge nebeneinander, Karte für Karte.
duel-of-day = Das sind die Karten von { $day }. Wer sie hier spielt, hat auch diesen Tag gespielt.
duel-who = Auch dabei: { $names }
duel-take = Herausforderung annehmen
duel-see = Durchgänge vergleichen
duel-ready = Deine Herausforderung steht
duel-ready-what = Noch ist niemand sonst fertig. Schick den Link weiter und komm wieder: Hier stehen die Durchgänge dann nebeneinander.
duel-you-win = Gewonnen!
duel-they-win = { $name } hat gewonnen
duel-draw = Unentschieden!
duel-by-distance = Gleich viele richtig, aber näher dran: { $less } gegen { $more } Lücken daneben.
duel-you = Du
duel-side = Karte für Karte
duel-against = Vergleichen mit
duel-sum = Beide richtig: { $both }. Nur du: { $mine }. Nur { $name }: { $theirs }. Niemand: { $neither }.
duel-right = richtig
duel-off = { $n ->
    [one] eine Lücke daneben
   *[other] { $n } Lücken daneben
}
duel-waiting = Noch nicht fertig: { $names }
key-done = sagen, dass du fertig bist
error-nothing-to-close = In diesem Spiel gibt es keine Karte, die für alle aufgedeckt wird. Warte auf die Person, die dran ist.
error-own-pace = Hier decken alle ihre Karten selbst auf. Kommt jemand nicht zurück, lass einen Bot weiterspielen.
error-too-late = Die bisherigen Karten haben schon alle Leben gekostet. Warte auf den nächsten Durchgang.
error-run-finished = Du hast alle Karten des Durchgangs angelegt. Warte auf die anderen.
coach-chorus-welcome = Die Karte in der Mitte zeigt ihr Datum. Wähle die Lücke, in die die Karte unten gehört: davor oder danach. Alle legen dieselbe Karte an, und niemand sieht deine Wahl.
coach-chorus-alone = Diesen Durchgang spielst du für dich: Die Karte wird aufgedeckt, sobald du sie anlegst, und du kannst aufhören und wiederkommen. Was andere mit einer Karte gemacht haben, siehst du, wenn auch du sie angelegt hast.
coach-chorus-done = Du bist fertig; die anderen überlegen noch. Bis die Karte aufgedeckt wird, kannst du deine Wahl ändern.
coach-chorus-right = Richtig! Ein Punkt. Die Karte kommt für alle auf den Zeitstrahl, also gibt es ab jetzt eine Lücke mehr.
coach-chorus-wrong = Nicht richtig, also kein Punkt. Aber bei Punktgleichstand wiegt knapp daneben weniger als weit daneben. Die Karte liegt jetzt für alle dort, wo sie hingehört.
coach-chorus-same = Zwei Karten mit demselben Datum: Beide Seiten waren richtig.
coach-chorus-lives = Das hat ein Leben gekostet. Hast du keines mehr, schaust du den anderen zu.
coach-chorus-last = Die letzte Karte des Durchgangs. Wer danach die meisten Punkte hat, gewinnt; bei Gleichstand, wer insgesamt weniger Lücken danebenlag. Schnelligkeit zählt nie.
