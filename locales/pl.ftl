# Teksty interfejsu, wspólne dla strony, terminala i serwera.
## Home
main-menu = Menu główne
home-title = Ułóż historię po kolei
home-lead = Co było wcześniej? Układaj karty na linii czasu, z przyjaciółmi przy jednym stole albo z botami.
play-now = Zagraj teraz
play-now-what = { $game }, { $bots ->
    [one] z jednym botem
   *[other] z { $bots } botami
}. Bez konta i bez czekania.
play-now-team = { $game }, { $bots ->
    [one] z jednym botem
   *[other] z { $bots } botami
}. Bez konta i bez czekania.
fan-1 = Wielka Piramida
fan-2 = Prasa drukarska
fan-3 = Kolumb wypływa w morze
my-games = Moje gry
with-friends = Z przyjaciółmi
with-friends-how = Załóż stół i wyślij link albo kod. Jedno urządzenie lub wiele, blisko lub daleko.
new-table = Nowy stół
join-by-code = Dołącz kodem
code = Kod
join = Dołącz
home = Strona główna
loading = Chwileczkę…
close = Zamknij

## Set-up
game = Gra
game-timeline = Timeline
game-timeline-what = Każdy za siebie: wygrywa, kto pierwszy wyłoży wszystkie karty.
game-twist = Twist
game-twist-what = Wszyscy razem: ułóżcie rząd z 36 kart i zdobądźcie jak najwięcej punktów.
game-trek = Trek
deck = Talia
decks = Talie
decks-mix = Wybierz jedną lub połącz kilka, w których datami są lata.
topics = Tematy
period = Okres
cards = Karty
filter = Tylko niektóre tematy lub lata
filter-of = { $n ->
    [one] Bez wyboru gra jedyna karta.
    [few] Bez wyboru grają wszystkie { $n } karty.
   *[many] Bez wyboru gra wszystkich { $n } kart.
}
from-year = Od roku
to-year = Do roku
any-year = dowolny
era = Era
era-ce = n.e.
era-bce = p.n.e.
year-bce = { $year } p.n.e.
period-both = od { $from } do { $to }
period-from = od { $from }
period-to = do { $to }
hand-size = Kart na ręku
lock-table = Zamknij stół: nikt więcej nie może usiąść
handicap = Wyrównanie szans
handicap-what = Kto wie więcej, może zacząć z większą liczbą kart, żeby każdy mógł wygrać.
extra-cards = { $n ->
    [0] bez dodatkowych kart
    [one] o kartę więcej
    [few] o { $n } karty więcej
   *[many] o { $n } kart więcej
}
edition-classic = klasyczna
edition-twist = twist, z ikonami
edition-saga = saga, z dołu do góry
your-name = Twoje imię
seats = Miejsca
bots = Boty
bot-level = Charakter botów
clock = Czas na ruch
clock-none = Bez ograniczeń
clock-30s = 30 sekund
clock-60s = 1 minuta
clock-2m = 2 minuty
clock-1d = 1 dzień
public-table = Pokaż stół wszystkim na tym serwerze
show-hints = Pokazuj mi wskazówki
make-table = Załóż stół
waiting-room = Poczekalnia
invite-how = Wyślij link albo podaj kod:
code-is = Kod to { $code }
copy-link = Udostępnij link
link-copied = Link skopiowany
only-here = Ten adres działa tylko na tym urządzeniu. Uruchom program z „serve --lan”, aby telefony mogły dołączyć.
qr-of = Kod QR adresu { $address }
sit-down = Zajmij miejsce
seat-after-game = Oglądasz grę. Gdy się skończy, możesz zająć miejsce.
at-the-table = Przy stole: { $n } z { $seats }
host = gospodarz
you = ty
on-this-device = na tym urządzeniu
hot-seat-what = Ktoś obok ciebie? Może grać na tym urządzeniu: podajecie je sobie.
hot-seat-name = Imię tej osoby
hot-seat-add = Posadź tutaj
pass-to = Teraz { $name }.
pass-now = Przekaż urządzenie
curtain-for = Urządzenie dla: { $name }
curtain-what = Karty pozostają zakryte, dopóki nie powiesz.
curtain-open = To ja, { $name }: pokaż moje karty
bot = bot
away = nieobecność
out = poza grą
remove = Usuń
remove-named = Usuń: { $name }
add-bot = Dodaj bota
options = Opcje
who-begins = Kto zaczyna
first-random = Decyduje los
first-me = Ja zaczynam
start = Zacznij grę
needs-players = { $n ->
    [one] Wystarczy jeden gracz.
    [few] Potrzeba { $n } graczy: zaproś kogoś albo dodaj bota.
   *[other] Potrzeba { $n } graczy: zaproś kogoś albo dodaj bota.
}
waiting-for-host = Grę zaczyna gospodarz.

## At the table
players = Gracze
n-watching = { $n ->
    [one] jedna osoba patrzy
    [few] patrzą { $n } osoby
   *[many] patrzy { $n } osób
}
is-away = { $name }: nieobecność ({ $time })
let-bot-play = Niech gra bot
to-move = ma ruch
n-cards = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
the-line = Linia czasu, od najwcześniejszej karty
your-cards = Twoje karty
your-turn = Twoja kolej
turn-of = { $name } myśli
play-off = Dogrywka
play-off-of-others = W dogrywce grają inni; możesz patrzeć.
draw-pile = Stos: { $n }
discard-pile = Odrzucone: { $n }
no-cards-left = Nie masz już kart.
gone-on-without-you = Stół gra dalej bez ciebie; możesz patrzeć.
choose-card = Wybierz jedną ze swoich kart.
choose-gap = Gdzie jej miejsce? Wybierz lukę.
ask-between = Między: { $left } a { $right }?
ask-before = Wcześniej niż { $right }?
ask-after = Później niż { $left }?
place-it = Połóż
back = Wstecz
cancel = Anuluj
gap-between = między: { $left }, { $leftDate }, a: { $right }, { $rightDate }, luka { $n } z { $count }
gap-before = przed: { $right }, { $rightDate }, luka { $n } z { $count }
gap-after = po: { $left }, { $leftDate }, luka { $n } z { $count }
card-in-line = { $title }, { $date }
card-in-hand = Karta { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }, tu było jej miejsce
right = Dobrze!
wrong = Źle.
revealed-right = { $name }: „{ $title }”, { $date }.
revealed-wrong-between = { $name }: „{ $title }” – { $date }. Miejsce tej karty jest między: { $left } a { $right }.
revealed-wrong-before = { $name }: „{ $title }” – { $date }. Miejsce tej karty jest wcześniej niż { $right }.
revealed-wrong-after = { $name }: „{ $title }” – { $date }. Miejsce tej karty jest później niż { $left }.
why = Dlaczego?
zoom-out = Mniejsze karty
zoom-in = Większe karty
true-time = Skala czasu
jump-to = Przejdź do…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } p.n.e.
last-moves = Ostatnie ruchy
lesson-of = O karcie „{ $title }”
source = Źródło: { $source }
hint-twist = Dotknij karty i odwróć ją: data decyduje, dokąd trafi. Wydłużaj rząd, zapełniaj luki i nie daj się zablokować.
hint-pick = Dotknij jednej ze swoich kart poniżej. Nikt jeszcze nie zna jej daty.
hint-again = Znów twoja kolej: wygrywa, kto pierwszy pozbędzie się kart. „Dlaczego?” mówi więcej o karcie.
hint-gap = Teraz dotknij numerowanej luki, w której to się stało, albo przeciągnij tam kartę.
hint-place = Na pewno? Dopóki jej nie położysz, możesz zmienić zdanie.
hint-turn = Odwróć ją: data decyduje, gdzie trafi. Koniec rzędu daje dwa punkty, luka jeden.
hint-turn-or-discard = Odwróć ją albo odrzuć: jej ikona pasuje. Odrzucenie kosztuje punkt, ale nie grozi blokadą.
hint-stop = Zakończ turę bezpiecznie albo zaryzykuj drugą kartę.

## Twist
main-row = Rząd główny z lukami pomiędzy
score-is = Punkty: { $score }
tally = { $main } w rzędzie · { $slots } w lukach · { $lost } gdzie indziej
to-match = Aby odrzucić, pokaż:
matches = można odrzucić
icon-none = brak ikony
icon-anchor = kotwica
icon-crown = korona
icon-feather = pióro
icon-key = klucz
icon-shield = tarcza
icon-sun = słońce
card-in-slot = { $title }, { $date }, w luce
free-slot = { $left } – { $right }: wolne
card-upright = { $title }, ikona { $icon }
card-blocked = { $title }, zablokowana, { $date }, ikona { $icon }, na odwrocie { $back }
cards-of = Karty gracza { $name }
turn-it = Odwróć
discard-it = Odrzuć
end-turn = Zakończ turę
try-or-discard = Wybierz kartę do odwrócenia lub odrzucenia.
must-try = Zablokowana. Wybierz inną kartę do odwrócenia.
stop-or-go-on = Zakończ turę albo odwróć drugą kartę.
advise = Rada do „{ $title }”
pin-play = Zagraj tę
pin-discard = Odrzuć tę
pin-about = Mniej więcej tu…
pin-before-all = przed wszystkimi
pin-after = później niż { $date }
unpin = Zdejmij radę
rank-0 = Pełni nadziei
rank-1 = Początkujący
rank-2 = Czeladnicy
rank-3 = Kronikarze
rank-4 = Archiwiści
rank-5 = Historycy
rank-6 = Mistrzowie epok
rank-7 = Podróżnicy w czasie

## Result
you-win = Wygrywasz!
you-share = Wspólne zwycięstwo!
winners = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
won-because = Bez kart na koniec rundy { $rounds }.
won-alone = W grze nie został nikt inny.
won-together = W dogrywce rundy { $rounds } zabrakło kart do dobrania.
why-all-out = Zagrano wszystkie karty.
why-cannot-act = Gracz, który miał ruch, nie mógł ani odwrócić, ani odrzucić karty.
why-no-card-placed = Każda odwrócona karta została zablokowana.
rematch = Jeszcze raz
rematch-by-host = Kolejną grę może zacząć gospodarz.
share = Udostępnij
shared = Skopiowano
share-timeline = { $name }: { $right } z { $all } dobrze, seria { $streak }
share-twist = Antedate Twist: { $score } pkt, { $rank }
in-true-time = W skali czasu
axis-says = Karty: { $n }, { $from } – { $to }
lessons = Co mówią karty
missed-by-years = { $n ->
    [one] { $name }: pomyłka o rok
    [few] { $name }: pomyłka o { $n } lata
   *[many] { $name }: pomyłka o { $n } lat
}
missed-by-scenes = { $n ->
    [one] { $name }: pomyłka o scenę
    [few] { $name }: pomyłka o { $n } sceny
   *[many] { $name }: pomyłka o { $n } scen
}
was-blocked = { $name }: po odwróceniu karta została zablokowana
shuffle-check = Czy tasowanie było uczciwe?
shuffle-what = Przed grą serwer złożył obietnicę co do tajnego ziarna. Teraz twoja przeglądarka może sama potasować karty i porównać.
check-now = Sprawdź teraz
download-transcript = Pobierz zapis
shuffle-honest = Tasowanie było uczciwe.
shuffle-wrong = Coś się nie zgadza.
check-commitment = Ziarno jest tym obiecanym na początku.
check-deal = Karty leżały w kolejności danej przez ziarno.
check-reshuffles = { $n ->
    [one] Odrzucone karty przetasowano raz, zgodnie z ziarnem.
    [few] Odrzucone karty przetasowano { $n } razy, zgodnie z ziarnem.
   *[other] Odrzucone karty przetasowano { $n } razy, zgodnie z ziarnem.
}
commitment = Obietnica:

## Connection
link-reconnecting = Łączę ponownie… twój ruch jest zachowany.
link-restarting = Serwer uruchamia się ponownie… twój ruch jest zachowany.
link-back = Znowu połączono.
link-shaky = Połączenie jest wolne.
saving-paused = Serwer nie może teraz zapisywać. Twój ruch jest zachowany.
cannot-enter = Nie można dołączyć do tego stołu
table-closed = Ten stół jest zamknięty
watch = Oglądaj
seat-moved = To miejsce jest teraz na innym urządzeniu
seat-moved-what = Tutaj możesz oglądać grę albo przenieść miejsce z powrotem z drugiego urządzenia.
seat-sent-away = Nie siedzisz już przy tym stole
seat-sent-away-what = Gospodarz zwolnił twoje miejsce. Możesz oglądać grę albo usiąść ponownie, jeśli jest wolne miejsce.
seat-left = To miejsce przy stole jest już wolne
seat-left-what = Możesz oglądać grę albo usiąść ponownie, jeśli jest wolne miejsce.
move-seat = Przenieś to miejsce na inne urządzenie
move-seat-what = Otwórz tam ten adres w ciągu dziesięciu minut. Działa raz, a to urządzenie odda wtedy miejsce.
leave = Odejdź od stołu
leave-sure = Odejść na dobre? Bot zagra za ciebie.
leave-room-sure = Odejść od tego stołu?
bot-holds = Gra za ciebie bot.
bot-holds-clock = Czas minął dwa razy: gra za ciebie bot.
time-up = Czas minął: bot zagrał za ciebie.
take-back = Odzyskaj miejsce

## Talk
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
send = Wyślij
preset-hello = Cześć!
preset-well-played = Dobry ruch!
preset-thanks = Dziękuję!
preset-oops = Ups!
preset-thinking = Daj pomyśleć.
preset-your-turn = Twoja kolej!
preset-never-guessed = Nie do zgadnięcia!
preset-good-game = Dobra gra!

## Said aloud
say-joined = { $name } zajmuje miejsce.
say-started = Gra się zaczyna.
say-your-turn = Twoja kolej.
say-placed = { $name } kładzie „{ $title }”, { $date }. Dobrze.
say-misplaced-between = { $name } źle kładzie „{ $title }”, { $date }. Miejsce tej karty jest między: { $left } a { $right }.
say-misplaced-before = { $name } źle kładzie „{ $title }”, { $date }. Miejsce tej karty jest wcześniej niż { $right }.
say-misplaced-after = { $name } źle kładzie „{ $title }”, { $date }. Miejsce tej karty jest później niż { $left }.
say-ended = Koniec gry.
say-play-off = Dogrywka. Grają dalej, z jedną kartą każdy: { $names }.
say-chat = { $name } mówi: { $text }
say-went-left = { $name } odwraca „{ $title }”, { $date }: teraz najwcześniejsza w rzędzie.
say-went-right = { $name } odwraca „{ $title }”, { $date }: teraz najpóźniejsza w rzędzie.
say-went-slot = { $name } odwraca „{ $title }”, { $date }: zapełnia lukę.
say-went-stack = { $name } odwraca „{ $title }”, { $date }: ta sama data, na stosik.
say-went-blocked = { $name } odwraca „{ $title }”, { $date }: luka zajęta, karta zablokowana.
say-discarded = { $name } odrzuca „{ $title }”, { $date }.

## Keys
keys = Klawisze
key-pick = wybierz kartę
key-gap = wybierz lukę
key-place = połóż kartę
key-zoom = mniejsze lub większe karty
key-cancel = anuluj
key-line = posłuchaj linii
key-hand = posłuchaj swoich kart
key-try = odwróć kartę
key-discard = odrzuć kartę
key-stop = zakończ turę

## Settings and about
settings = Ustawienia
language = Język
theme = Kolory
theme-auto = Jak w urządzeniu
theme-light = Jasne
theme-dark = Ciemne
motion = Ruch
motion-auto = Jak w urządzeniu
motion-less = Mniej
hints = Wskazówki
hints-first = W mojej pierwszej grze
hints-always = Zawsze
hints-never = Nigdy
sound = Dźwięk
sound-off = wyłączony
calm = Spokój.
calm-what = Ukrywa czat, widzów i ruch, bez dźwięków.
notify = Powiadom mnie, gdy moja kolej.
notify-what = Powiadomienie, gdy tej strony nie widać.
settings-stored = Te wybory zostają na tym urządzeniu.
about = O grze
about-what = Antedate gra w karciane gry chronologiczne dokładnie według zasad, z ludźmi i botami, z jednego programu, który każdy może uruchomić.
credits = Gry
credit-timeline = Autorem gry Timeline jest Frédéric Henry.
credit-twist = Autorami gry kooperacyjnej Timeline Twist są Frédéric Henry i Corey Konieczka.
credit-trek = Autorem gry Trekking Through History jest Charlie Bink.
not-affiliated = Nie jesteśmy związani z wydawcami. Teksty zasad, karty i dane są nasze własne.
licences = Licencje
licence-motifs = Obrazki: game-icons.net, Lorc, Delapouite i inni, CC BY 3.0.
licence-fonts = Pismo: Playfair Display i Source Sans 3, SIL Open Font License.
licence-decks = Talie: CC BY 4.0.
licence-code = Program: MIT lub Apache 2.0.
licence-packages = Pakiety na tej stronie i w tym programie, każdy ze swoją licencją:
privacy = Prywatność
privacy-what = Bez konta, bez śledzenia, nic z obcych stron. Serwer przechowuje twoje pseudonimy, słowa i ruchy, i nic więcej o tobie; twoja strona je wydaje i usuwa.
offline-title = Stół jest poza zasięgiem
offline-what = Serwer nie odpowiada albo to urządzenie jest bez sieci. Nic nie przepadło: twoje miejsce i ruchy są zachowane.
offline-again = Spróbuj ponownie
no-such-page = Nie ma takiej strony
no-such-page-what = Ten adres donikąd nie prowadzi. Czy skopiowano go w całości?

## Refusals
error-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
error-not-seated = Nie masz miejsca przy tym stole. Najpierw dołącz.
error-not-host = Może to zrobić tylko gospodarz.
error-table-closed = Ten stół jest zamknięty. Załóż nowy.
error-game-running = Trwa gra. Poczekaj na jej koniec.
error-no-game = Nie trwa żadna gra. Może ją zacząć gospodarz.
error-table-locked = Gospodarz zamknął stół na klucz. Poproś o otwarcie.
error-table-full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz patrzeć albo poprosić o więcej miejsc.
error-bad-name = Imię ma od 1 do { $max } znaków, i każdy z nich widać. Wybierz inne.
error-name-taken = Ktoś przy tym stole już tak się nazywa. Wybierz inne imię.
error-bad-token = Klucz do tego miejsca jest uszkodzony. Dołącz ponownie.
error-token-used = Ten klucz jest już używany przy stole. Dołącz ponownie.
error-bad-id = Nie można odczytać wiadomości. Wczytaj stronę ponownie.
error-no-such-player = Tego gracza nie ma przy stole.
error-not-a-bot = Ten gracz nie jest botem.
error-bad-level = Serwer nie ma bota o takim charakterze. Wybierz inny.
error-bad-option = Tego nie można wybrać: { $option } = { $value }.
error-too-few-players = Gra wymaga { $needed } graczy, a przy stole jest: { $have }. Zaproś kogoś albo dodaj boty.
error-too-few-cards = Zostaje za mało kart ({ $have }), a gra wymaga { $needed }. Wybierz więcej tematów lub lat, większą talię, mniej graczy albo mniejsze ręce.
error-cannot-deal = Nie można rozdać kart: { $reason }
error-bot-holds-seat = Na twoim miejscu gra bot. Najpierw je odzyskaj.
error-owner-gone = Nikt nie może odzyskać tego miejsca; bot gra dalej.
error-stale = W międzyczasie wykonano ruch. Spójrz i zdecyduj ponownie.
error-wrong-game = To działanie należy do innej gry.
error-cannot-drop = W tej grze nie usuwa się miejsca. Oddaj je botowi.
error-already-out = Ten gracz jest już poza grą.
error-bad-text = Wiadomość ma od 1 do { $max } znaków. Skróć ją.
error-no-pins = Rady są w grze kooperacyjnej. Użyj czatu.
error-bad-pin = Ta karta już tam nie leży.
error-not-finished = Gra nie jest skończona. Do tego czasu zapis jest tajny.
error-not-due = To już zrobiono.
error-not-your-turn = To nie twoja kolej. Poczekaj na innych.
error-not-in-hand = Nie masz tej karty.
error-no-such-gap = Nie ma takiej luki. Wybierz inną.
error-out-of-game = Jesteś poza tą grą.
error-no-such-seat = Nie ma takiego miejsca.
error-game-over = Gra jest skończona.
error-card-blocked = Ta karta jest zablokowana: można ją tylko odrzucić.
error-already-placing = Zaczęto już odwracać karty: w tej turze nie można odrzucać.
error-icon-differs = Ikona nie pasuje do odrzuconych. Wybierz inną kartę.
error-nothing-placed = Połóż kartę, zanim zakończysz turę.
error-bad-message = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
error-version-unknown = Ta strona jest za stara dla serwera. Wczytaj ją ponownie.
error-enter-first = Połączenie nie było gotowe. Spróbuj ponownie.
error-wrong-token = To urządzenie nie ma już tego miejsca. Mogło przejść na inne.
error-too-fast = Za dużo wiadomości. Poczekaj chwilę.
error-saving-paused = Serwer nie może teraz zapisywać. Spróbuj za chwilę.
error-going-down = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-no-such-table = Nie ma takiego stołu. Sprawdź link.
error-no-such-code = Żaden stół nie ma tego kodu. Sprawdź go i spróbuj ponownie.
error-no-such-deck = Nie ma takiej talii. Wybierz inną.
error-bad-decks = Tych talii nie można użyć razem lub przy tym wyborze. Wybierz inne.
error-bad-request = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-table-damaged = Zapis tego stołu jest uszkodzony. Załóż nowy stół.
error-too-long = Wiadomość jest za długa. Skróć ją.
error-too-many = Za dużo prób. Poczekaj chwilę i spróbuj ponownie.
error-too-slow = Żądanie dotarło zbyt późno. Wyślij je ponownie.
error-wrong-origin = Ta strona pochodzi z innego adresu. Otwórz ją pod adresem serwera.
error-wrong-ticket = Ten link był już użyty albo jest za stary. Poproś o nowy na drugim urządzeniu.
error-method-not-allowed = Serwer nie zna takiego żądania. Wczytaj stronę ponownie.
error-not-found = Tu nic nie ma. Zacznij od pierwszej strony.
error-which-player = Na tym urządzeniu gra kilka osób. Wskaż, o kogo chodzi.

## Trek
game-trek-what = Trzy dni podróży w czasie, dla 2–4 osób: wybieraj odjazdy, wypełniaj plan dnia, twórz długie podróże.
edition-trek = trek
trek-first-game = Pierwsza gra: plany na dzień I wybiera los
hint-trek = Dotknij karty, a zobaczysz, gdzie stanie twój zegarek i co zyskasz. Daty po kolei tworzą podróż: im dłuższa, tym więcej warta.
token-person = Osoba
token-event = Wydarzenie
token-innovation = Innowacja
token-progress = Postęp
token-wild = Joker
token-crystal = Kryształ czasu
token-letter-person = O
token-letter-event = W
token-letter-innovation = I
token-letter-progress = P
token-letter-wild = J
token-letter-crystal = K
trek-nothing = nic
trek-h = h
trek-clock = Zegar
trek-clock-start = Przed pierwszą godziną, od góry: { $names }.
trek-clock-at = Godzina { $hour }, od góry: { $names }.
trek-clock-done = Na 12, koniec dnia: { $names }.
trek-done = koniec
trek-departures = Odjazdy i przodkowie
trek-departure = Odjazd { $n }: { $title }, { $date }. { $hours ->
    [one] Godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}, daje: { $benefits }
trek-departure-mat = Odjazd { $n }: { $title }, { $date }. { $hours ->
    [one] Godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}, daje: { $benefits }, a mata: { $mat }
trek-deck = talia: { $n }
trek-space-empty = Odjazd { $n }: pusto
trek-ancestor = Przodek
trek-left = zostało: { $n }
trek-ancestor-says = Przodek: { $hours ->
    [one] godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}, daje: { $benefits }, przedłuża każdą podróż. Zostało: { $n }
trek-preview = Co da ta wizyta
trek-lands = { $hours } h: twój zegarek stanie na { $watch }.
trek-lands-punctual = { $hours } h: dokładnie na 12, +{ $points }.
trek-lands-late = { $hours } h: po 12, zegarek staje na 12.
trek-journey-starts = Zaczyna się podróż.
trek-journey-continues = Podróż trwa, karty: { $length }, warta { $worth }.
trek-journey-closes = Podróż (karty: { $closed }) się kończy, zaczyna się nowa.
trek-pays-points = { $n ->
    [one] +1 punkt
    [few] +{ $n } punkty
   *[other] +{ $n } punktów
}
trek-pays-crystals = { $n ->
    [one] +1 kryształ
    [few] +{ $n } kryształy
   *[other] +{ $n } kryształów
}
trek-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
trek-crystals = { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
trek-returned = Brak miejsca: { $tokens }.
trek-again = Potem znów twoja kolej.
trek-spend = Wydaj kryształy, by oszczędzić godziny
trek-spend-less = O kryształ mniej
trek-spend-more = O kryształ więcej
trek-spending = { $n ->
    [one] 1 kryształ do wydania
    [few] { $n } kryształy do wydania
   *[other] { $n } kryształów do wydania
}
trek-wild-to = Joker trafia do kolumny
trek-wild-as = Joker jako { $name }
trek-place-own = { $name } we własnej kolumnie
trek-go = Jedź tam
trek-choose = Wybierz plan na dziś
trek-choose-how = W tajemnicy: wszystkie odsłaniamy razem. Każdy służy jeden dzień.
trek-take-itinerary = Biorę ten
trek-your-itineraries = Twoje plany dnia
trek-waiting = Czekamy na wybór: { $names }
trek-has-chosen = Plan wybrany w tajemnicy
trek-is-choosing = Wybiera plan dnia
trek-choose-departure = Wybierz odjazd lub przodka.
trek-place-tokens = Dokąd trafi żeton?
trek-must-pass = Nie ma już czego wziąć.
trek-pass = Zakończ dzień
trek-itinerary-named = Plan „{ $name }”
trek-column-says = { $name }: zakryte { $filled } z { $all }
trek-space-pays = pole { $n } daje { $reward }
trek-row-pays = Pełny wiersz { $n } daje { $reward }
trek-panel-of = Plan i podróże: { $name }
trek-score-says = Punkty: { $total }, w tym { $points } na torze i { $journeys } za podróże.
trek-open-journey = Podróż:
trek-closed-journey = Zamknięta:
trek-journey-worth = { $length ->
    [one] jedna karta
    [few] { $length } karty
   *[other] { $length } kart
}, warta { $worth }
trek-no-journey = Jeszcze bez podróży.
trek-index = Spis dat
trek-index-how = Wszystkie daty kart każdego dnia. Złote leżą w rzędzie, skreślone odwiedzono, reszta dopiero nadejdzie lub przepadła.
trek-index-of = Daty dnia { $day }
trek-date-row = w rzędzie
trek-date-visited = odwiedzona
trek-day = Dzień { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Koniec dnia { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-today = { $n ->
    [one] dziś 1 punkt
    [few] dziś { $n } punkty
   *[other] dziś { $n } punktów
}
trek-day-line = { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}, karty w podróży: { $open }, razem { $total }
trek-day-next = Nowe karty na dzień { $day ->
    [1] I
    [2] II
   *[3] III
}. Podróże i kryształy zostają; każdy wybiera plan.
trek-told-chose = { $name }: plan dnia wybrany.
trek-told-revealed = Wszystkie plany odsłonięte. Zaczyna się dzień.
trek-told-visit = { $name } odwiedza „{ $title }”, { $date }: zegarek na { $watch }. { $journey ->
    [starts] Zaczyna się podróż.
    [continues] Karty w podróży: { $length }.
   *[closes] Podróż się kończy, zaczyna się nowa.
}{ $points ->
    [0] {""}
   *[other] {" "}Punkty: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Kryształy: +{ $crystals }.
}
trek-told-ancestor = { $name } spotyka przodka: zegarek na { $watch }. Karty w podróży: { $length }.{ $points ->
    [0] {""}
   *[other] {" "}Punkty: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Kryształy: +{ $crystals }.
}
trek-told-token = { $name } kładzie żeton: { $column ->
    [person] Osoba
    [event] Wydarzenie
    [innovation] Innowacja
   *[progress] Postęp
}.{ $points ->
    [0] {""}
   *[other] {" "}Punkty: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Kryształy: +{ $crystals }.
}
trek-told-passed = { $name } nie ma czego wziąć i pasuje.
trek-told-day-ended = Koniec dnia { $day ->
    [1] I
    [2] II
   *[3] III
}.
trek-told-day-began = Zaczyna się dzień { $day ->
    [1] I
    [2] II
   *[3] III
}: każdy wybiera plan.
trek-final-count = Końcowe liczenie
trek-count-1 = Tor
trek-count-2 = Kryształy
trek-count-3 = Podróże
trek-count-4 = Razem
trek-count-how = Punkty za podróż zależą od jej długości: karty → punkty.
trek-show-all = Pokaż wszystko
trek-winner = zwycięstwo
trek-won-with = Punkty: { $n }.
trek-tie-journey = Remis w punktach: { $nth ->
    [1] decyduje najdłuższa podróż.
    [2] decyduje druga najdłuższa podróż.
   *[other] decyduje podróż numer { $nth } według długości.
}
trek-tie-shared = Remis w punktach i we wszystkich podróżach: wspólne zwycięstwo.
trek-journeys = Podróże
trek-journeys-how = Dotknij daty, by poznać jej historię.
share-trek = Antedate Trek: { $points } pkt, miejsce { $place } z { $n }
picture-trek = { $name }: { $points } pkt, miejsce { $place } z { $n }
key-departure = wybierz odjazd
key-ancestor = wybierz przodka
key-neighbours = sąsiedni odjazd
key-go = jedź tam lub weź plan
key-crystals = mniej lub więcej kryształów
key-wild = inna kolumna dla jokera
key-clock = posłuchaj zegara
key-row = posłuchaj odjazdów
key-me = posłuchaj swojego planu
key-index = spis dat
error-choose-first = Dzień zaczyna się od planu. Najpierw wybierz jeden ze swoich.
error-others-choosing = Plan wybrany. Poczekaj na pozostałych.
error-not-choosing = Plany wybiera się na początku dnia. Graj dalej ze swoim.
error-not-your-itinerary = Ten plan nie jest twój. Wybierz jeden ze swoich.
error-itinerary-used = Ten plan już służył. Wybierz inny.
error-itinerary-drawn = W pierwszej grze dzień I rozgrywa się z wylosowanym planem.
error-no-such-space = Nie ma takiego odjazdu. Wybierz jeden z sześciu.
error-empty-space = Nic już tam nie leży. Wybierz inny odjazd.
error-no-ancestor-left = Nie ma już przodków. Wybierz odjazd.
error-ancestor-cannot-start = Przodek nie może zacząć podróży. Najpierw wybierz odjazd.
error-not-enough-crystals = Nie masz tylu kryształów. Wydaj mniej.
error-below-one-hour = Wizyta trwa co najmniej godzinę. Wydaj mniej kryształów.
error-tokens-first = Masz żetony do położenia. Najpierw je połóż.
error-no-tokens-to-place = Nie masz żetonów do położenia. Wybierz odjazd.
error-no-such-token = Nie masz już takiego żetonu. Połóż jeden ze swoich.
error-wrong-column = Ten żeton trafia tylko do własnej kolumny.
error-column-full = Ta kolumna jest pełna. Wybierz inną.
error-impossible-tokens = Żetonów nie można tak położyć. Wybierz jeszcze raz.
error-cannot-pass = Pasować można tylko wtedy, gdy nie ma czego wziąć.

## Replay
replay = Powtórka
replay-of = Powtórka: { $game }
watch-replay = Obejrzyj powtórkę
replay-what = Obejrzyj zakończoną partię ruch po ruchu: oczami dowolnego gracza albo ze wszystkimi kartami odkrytymi.
replay-drop = Upuść tutaj zapis partii
replay-choose = Wybierz plik
replay-where = Zapis partii znajdziesz na stronie wyniku, przy sprawdzaniu tasowania. Serwer rozgrywa go jeszcze raz według zasad i niczego nie przechowuje.
replay-other-file = Inny plik
replay-which = Partia z tego pliku, od 1 do { $n }
replay-controls = Przewijanie partii
replay-first = Do rozdania
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-last = Do końca
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-move = Ruch
replay-at = Ruch { $n } z { $all }
replay-deal = Karty są rozdane.
replay-eyes = Czyimi oczami
replay-eyes-none = widz
replay-eyes-all = wszystkie karty odkryte
replay-pace = Tempo
replay-pace-slow = wolne
replay-pace-usual = zwykłe
replay-pace-fast = szybkie
replay-link = Link do tej chwili
replay-to-table = Do stołu
replay-unused = Plany dnia, które { $name } jeszcze ma
replay-pile = { $n ->
    [0] Stos dobierania jest pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania od góry: { $n } karty
   *[other] Stos dobierania od góry: { $n } kart
}
say-stopped = { $name } kończy turę.
say-dropped = { $name } opuszcza grę; karty tego gracza zostają odwrócone i odrzucone.
key-replay-step = ruch wstecz lub naprzód
key-replay-ends = do rozdania lub do końca
key-replay-play = odtwarzaj lub wstrzymaj
error-not-a-transcript = Ten plik nie jest zapisem partii. Wybierz plik .jsonl ze strony wyniku albo zapisany przez „antedate lab”.
error-bad-transcript = Wiersz { $line } nie wynika z zasad ({ $clause }): { $reason }
error-transcript-without-deck = Zapis nie mówi, jaką talią grano, więc jego karty nie mają opisów.
error-transcript-too-long = Zapis jednej partii ma najwyżej { $max } bajtów. Ten jest dłuższy.
error-unknown-deck = Grano talią „{ $deck }” { $version }, której ten serwer nie ma (skrót { $hash }). Uruchom serwer z „--decks” i folderem tej talii albo otwórz zapis tam, gdzie grano.
error-deck-differs = Grano innym stanem talii „{ $deck }”: { $version } (skrót { $hash }). Otwórz zapis tam, gdzie grano.
error-cards-differ = Karta „{ $card }” w zapisie nie jest taka jak w talii. Zapis został zmieniony.
error-no-such-game = Przy tym stole rozegrano mniej partii. Dotąd: { $games }.

## Strona talii i to, co czytelnicy mówią o karcie

decks-lead = Przeglądaj karty, kiedy chcesz. Daty są ukryte, dopóki nie dotkniesz karty.
play-with-deck = Graj tą talią
coverage-time = Karty według okresu
coverage-topics = Karty według tematu
coverage-fame = Karty według rozpoznawalności
coverage-period = Okres
coverage-known = Rozpoznawalność
coverage-cards = Karty
coverage-table = Jako tabela
coverage-most = { $title }: najwięcej – { $name }, { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}. Wszystkie liczby są w tabeli poniżej.
fame = { $n ->
    [1] dla znawców
    [2] mało znana
    [3] dość znana
    [4] dobrze znana
   *[other] znają ją wszyscy
}
deck-cards = Karty
deck-cards-how = Dotknij karty, aby zobaczyć datę, co się stało i gdzie o tym napisano.
deck-find = Szukaj kart
deck-search = W tytule
deck-topic = Temat
deck-all-topics = Wszystkie tematy
deck-all-periods = Wszystkie okresy
deck-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
deck-show-dates = Pokaż wszystkie daty
deck-more = Pokaż więcej (zostało: { $n })
date-hidden = data
deck-authors = Autorzy: { $authors }.
deck-licence = Licencja { $licence }, wersja { $version }.
deck-sources = Każda karta podaje swoje źródło; kod taki jak Q12345 to hasło Wikidanych.
wrong-date = Ta data jest błędna
wrong-date-of = Ta data jest błędna: { $title }
wrong-date-what = To, co napiszesz, zostanie zachowane dla gospodarza tego serwera, który może poprawić talię. Nie zapisujemy niczego o tobie, więc nikt nie może odpisać.
wrong-date-words = Co się nie zgadza?
wrong-date-year = Właściwy rok, jeśli go znasz
wrong-date-source = Gdzie można to sprawdzić?
wrong-date-empty = Napisz w kilku słowach, co się nie zgadza.
wrong-date-thanks = Dziękujemy. Wiadomość czeka na gospodarza.
error-no-such-card = W tej talii nie ma takiej karty. Wczytaj stronę ponownie.
error-bad-report = Tego nie można zachować. Napisz kilka słów, nie więcej niż { $max } znaków, i rok, który istniał.
error-reports-full = Gospodarz nie przeczytał jeszcze wcześniejszych uwag. Spróbuj innego dnia.
## First games and rules
rules = Zasady
rules-open = Zasady gry { $game }
teach-me = Naucz mnie
teach-me-what = Prawdziwa gra z łagodnym botem i trenerem, który wyjaśnia każdą rzecz, gdy zdarza się po raz pierwszy.
teach-me-game = Naucz mnie gry { $game }
coach = Trener
coach-next = Rozumiem
coach-stop = Bez trenera
coach-timeline-welcome = Karta na środku pokazuje datę: to linia czasu. Wybierz jedną ze swoich kart poniżej, a potem lukę, w której twoim zdaniem to się zdarzyło: przed albo po. Zacznij od karty, co do której masz najmniej wątpliwości.
coach-timeline-right = Dobrze, więc karta zostaje, a ty masz o jedną mniej. Niczego nie dobierasz: tak się wygrywa. Linia ma teraz o lukę więcej, dla wszystkich.
coach-timeline-wrong = Źle, więc karta przepadła i dobierasz nową: kart tyle co przedtem, a tura stracona. Zobacz, gdzie pasowała: jej data może się przydać.
coach-timeline-others = To była karta drugiego gracza. Każda odwrócona data zawęża domysły, dobra czy zła: przeczytaj ją, zanim wybierzesz.
coach-timeline-gaps = Linia urosła, a luki się zwęziły. Karta, której datę znasz tylko z grubsza, jest najbezpieczniejsza w szerokiej luce: zagraj ją, zanim luka się zapełni.
coach-timeline-play-off = Dogrywka: w jednej rundzie więcej niż jednemu z was skończyły się karty, więc każdy dobrał jeszcze jedną. Wygrywa ten, kto na koniec rundy sam nie ma kart.
coach-timeline-round = Komuś skończyły się karty. Rundę gra się jednak do końca, żeby każdy miał tyle samo tur: dobra karta teraz może cię uratować.
coach-timeline-last = Twoja ostatnia karta. Jeśli jest dobra i nikt inny nie skończy w tej rundzie, wygrywasz.
coach-timeline-other-last = Drugi gracz ma jedną kartę. Nie zatrzymasz go, ale możesz dotrzymać kroku: jeśli skończycie w tej samej rundzie, będzie dogrywka.
coach-twist-welcome = Ty i bot gracie razem. Wybierz kartę i odwróć ją: o miejscu decyduje tylko data. Najlepiej przed całym rzędem albo za nim, więc pomyśl, która z twoich kart jest bardzo dawna albo bardzo nowa.
coach-twist-end = To nowy koniec rzędu: 2 punkty. Rząd obejmuje teraz więcej lat, a wszystko, co wpadnie do środka, musi dzielić się niewieloma lukami.
coach-twist-slot = Wypadła między dwiema kartami rzędu, więc leży w luce nad nimi: 1 punkt. Między sąsiadkami jest tylko jedna luka i ta jest już zajęta.
coach-twist-stack = Dokładnie ta sama data co leżąca karta: kładzie się ją na niej i liczy tak samo.
coach-twist-blocked = Luka była zajęta, więc karta jest zablokowana. Leży w poprzek przed tobą i liczy się na minus, dopóki nie odrzucisz jej według ikony. Unikaj teraz kart z tych samych lat.
coach-twist-must = W tej turze nic nie znalazło miejsca, więc musisz odwrócić kolejną kartę. Jeśli w jednej turze zablokują się wszystkie twoje karty, gra kończy się dla was obojga.
coach-twist-stop = Jedna karta znalazła miejsce. Możesz skończyć: zachowujesz, co masz, i dobierasz. Albo odwróć jeszcze jedną, jeśli masz pewność: drugi sukces też kończy turę.
coach-twist-others = Partner zagrał. Karty po obu stronach są odkryte, więc patrz i na jego: co jedno z was zapełni, tego drugie nie użyje.
coach-twist-advice = Na jednej z twoich kart jest pinezka: tak zagrałby twój partner. Nikogo nie wiąże; decydujesz ty.
coach-twist-discard = Karta w niebieskiej ramce ma ikonę, której żąda stos odrzuconych. Zamiast odwracać możesz ją odrzucić: kosztuje punkt, ale jest bezpiecznie, i tylko tak pozbędziesz się zablokowanej karty.
coach-twist-narrow = Między dwie karty rzędu nigdy się niczego nie wkłada: każda para ma nad sobą jedną lukę, ile by lat było pomiędzy. Zanim odwrócisz kartę ze środka, sprawdź, czy jej luka jest wolna.
coach-twist-pile = Stos jest pusty. Od teraz gracie tylko tym, co leży przed wami; każda karta, która zostanie, kosztuje punkt.
coach-trek-drawn = To twój wylosowany plan na dzień I. Jego kolumny czekają na żetony: Osoba, Wydarzenie, Innowacja i Postęp. Zakryte pola i pełne wiersze dają to, co na nich widać.
coach-trek-departures = Sześć odjazdów, a pod nimi przodkowie. Dotknij jednego: zegar pokaże, gdzie staniesz, a pasek na dole, co to da. Krótkie wizyty zostawiają więcej dnia, długie przynoszą więcej.
coach-trek-itinerary = Wybierz plan na dziś. Najpierw spójrz na odjazdy: które żetony będzie łatwo zdobyć? Inni też wybierają w tajemnicy, a każdy plan służy tylko jeden dzień.
coach-trek-tokens = Twoje żetony trafiły do swoich kolumn, każdy na najwyższe wolne pole. Celuj w pola i wiersze z nagrodą; żeton z pełną kolumną przepada.
coach-trek-hours = Następny jedzie ten, czyj zegarek jest najdalej z tyłu, czasem kilka razy z rzędu. Krótkie wizyty to więc dużo tur, a długa pozwala innym nadrobić.
coach-trek-journey = Jesteś w podróży. Karta z późniejszą datą ją wydłuża, z wcześniejszą zamyka i zaczyna nową. Małe kroki w czasie zostawiają miejsce na wiele kart.
coach-trek-closed = Podróż została zamknięta: zostaje i liczy się na końcu. Zaczęła się nowa. Jedna długa podróż jest warta dużo więcej niż dwie krótkie.
coach-trek-crystals = Masz kryształ czasu. Wydany przed wyjazdem oszczędza godzinę i może doprowadzić cię dokładnie na 12. Zachowany jest na końcu wart punkt.
coach-trek-ancestor = Przodek nie ma daty i przedłuża każdą podróż. Weź go, gdy wszystkie odjazdy cofnęłyby cię w czasie.
coach-trek-noon = Dzień dobiega końca. Dokładnie 12 daje 3 punkty; karta, która sięga dalej, zatrzymuje się tam bez nich, ale przynosi swoje żetony. Długą kartę najlepiej więc brać na końcu.
coach-trek-done = Twój zegarek jest na 12: twój dzień się skończył. Inni grają, aż ich też się skończy. Kto dotrze ostatni, zaczyna następny dzień.
coach-trek-day = Nowy dzień z późniejszymi kartami. Żetony i plan znikają, ale podróż i kryształy trwają: nie zamykaj jej pochopnie.
coach-trek-last-day = Ostatni dzień. Na końcu każdy kryształ jest wart punkt, a otwarta podróż też się liczy.

## Ja
me = Ja
me-lead = Podsumowanie twoich gier tutaj. Tę stronę widzi tylko ta przeglądarka.
me-games-n = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
me-won-n = wygrane: { $n }
me-right = Trafione karty
me-right-of = { $right } z { $tries }
me-streak = Wygrane z rzędu
me-streak-best = najdłuższa seria
me-none-title = Jeszcze nic tu nie ma
me-none = Dokończ pierwszą grę. Ta strona pokaże wtedy, które epoki i tematy znasz najlepiej i do których kart warto wrócić.
me-by-era = Według epok
me-by-topic = Według tematów
me-chart-says = Udział kart ułożonych dobrze. { $name }. Najlepiej: { $best }, { $percent } %.
me-as-table = Jako tabela
me-column-right = Dobrze
me-column-all = Karty
me-column-share = Udział
me-percent = { $n } %
me-missed = Karty, z którymi masz kłopot
me-missed-how = Powiedz, kiedy to było, a potem dotknij, by sprawdzić.
me-missed-n = chybione { $wrong } z { $tries }
me-best = Twoje najlepsze wyniki
me-best-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
me-best-seats = { $seats ->
    [one] solo
   *[other] { $seats } przy stole
}
me-latest = Twoje gry
me-game-won = wygrana
me-game-lost = bez wygranej
me-game-left = przerwana
me-with = z: { $names }
me-game-alone = solo
me-stood-in = bot w zastępstwie
me-kept = Co o tobie przechowujemy
me-kept-what = Twoje imiona, słowa i ruchy przy stołach, pod numerem i bez konta. Z kilku osób na tym urządzeniu liczy się tu tylko pierwsza przy każdym stole.
me-number = Twój numer, dla gospodarza: { $number }
me-export = Eksportuj wszystko
me-erase = Usuń wszystko
me-erase-sure = Na pewno usunąć wszystko?
me-erase-what = Twoje imiona i słowa znikną z każdej gry, opuścisz stoły, przy których siedzisz, a ta strona zacznie się od nowa. Gry zostaną dla innych. Tego nie da się cofnąć.
me-erase-yes = Usuń
me-erase-no = Zostaw
me-erased = Gotowe. Nie ma tu już o tobie niczego.
me-era-0 = przed 3000 p.n.e.
me-era-1 = 3000 p.n.e. – 499
me-era-2 = 500–1499
me-era-3 = 1500–1799
me-era-4 = 1800–1899
me-era-5 = 1900–1949
me-era-6 = 1950–1999
me-era-7 = od 2000

## Galeria sław
hall = Galeria sław
hall-lead = Najlepsze gry przy otwartych stołach i te, które gracze zechcieli pokazać. Bez dat, bez kart: nic się nie zdradza.
hall-what = Która lista
hall-edition = Edycja
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = Przy stole
hall-period = Od kiedy
hall-period-today = ostatnie 24 godziny
hall-period-week = ostatnie 7 dni
hall-period-ever = od początku
hall-streaks = Timeline: wygrane z rzędu
hall-scores-twist = Twist: wyniki drużyn
hall-scores-trek = Trek: wyniki
hall-none = Nie ma tu jeszcze żadnej gry.
hall-none-how = Zagraj przy otwartym stole albo pokaż wynik po skończonej grze.
hall-place = Miejsce
hall-who = Kto
hall-result = Wynik
hall-streak-n = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane z rzędu
   *[many] { $n } wygranych z rzędu
}
hall-points-unit = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
hall-somebody = ktoś
hall-with-bots = z botami
hall-stood-in = kogoś zastąpił bot
hall-see = Zobacz ten wynik
hall-picture = Obrazek tego wyniku: { $what }
hall-to = Do galerii sław
hall-show = Pokaż w galerii sław
hall-show-what = Twoje imię widać tak, jak tutaj, a imiona innych tylko za ich zgodą. Bez kart, bez dat.
hall-shown = Teraz każdy może to zobaczyć.
error-hall-off = Ten serwer nie prowadzi galerii sław.
error-no-such-result = Nie ma takiego wyniku albo jego gracze go nie pokazali.

## Guessing along
guess-along = Zgaduj razem z innymi
guess-what = Gdzie pasują karty gracza { $name }? Zgaduj tylko dla siebie, nikt się nie dowie.
guess-later = Twoja kolej. Znów pozgadujesz, gdy zagrają inni.
guess-it = Tak zgaduję
guess-between = Zgaduję, że między: { $left } a { $right }
guess-before = Zgaduję, że wcześniej niż { $right }
guess-after = Zgaduję, że później niż { $left }
guess-was-right = Twój typ był trafny.
guess-was-wrong = Twój typ był inny.
guess-score = trafne: { $right } z { $all }
key-guess = zgaduj cudzą kartę, gdy czekasz

## The picture of a result
picture = Obrazek
picture-save = Zapisz obrazek
picture-share = Udostępnij obrazek

## Size of everything
size = Wielkość
size-auto = Dopasowana do ekranu
size-big = Duża, na projektor

## Somebody is away, and the little line of advice
go-on-without = Graj dalej bez: { $name }
go-on-sure = Grać dalej bez: { $name }? Karty tej osoby zostaną odkryte i odrzucone, a powrotu do tej gry nie będzie.
away-ask-host = Gospodarz może oddać to miejsce botowi.
pin-by = { $where } (rada: { $names })
