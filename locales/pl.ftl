# Teksty interfejsu, wspólne dla strony, terminala i serwera.
## Home
main-menu = Menu główne
home-title = Ułóż historię po kolei
home-lead = Co było wcześniej? Układaj karty na osi czasu, z przyjaciółmi przy jednym stole albo przeciwko botom.
play-now = Zagraj teraz
play-now-what = { $game }, { $bots ->
    [one] przeciwko jednemu botowi
   *[other] przeciwko { $bots } botom
}. Bez konta i bez czekania.
play-now-team = { $game }, { $bots ->
    [one] razem z jednym botem
   *[other] razem z { $bots } botami
}. Bez konta i bez czekania.
fan-1 = Wielka Piramida
fan-2 = Prasa drukarska
fan-3 = Kolumb wypływa w morze
my-games = Moje gry
play-timeline = Timeline
play-timeline-what = Wygrywa pierwszy gracz bez kart
play-twist = Twist
play-twist-what = Jeden rząd, wszyscy razem
play-saga = Gwiezdne wojny
play-saga-what = Sceny z filmów, wszyscy razem
play-trek = Trek
play-trek-what = Trzy dni podróży w czasie
play-chorus = Chór
play-chorus-what = Wszyscy kładą tę samą kartę
play-children = Timeline dla dzieci
play-children-what = Znane karty, po trzy na gracza, łagodne boty
one-tap = Zacznij grę
company-bots = Tylko ja, z botami
company-phone = Podawajcie sobie telefon
company-screen = Na tym urządzeniu
company-phone-what = Kilka osób, jedno urządzenie
company-friends = Z przyjaciółmi
go-on-with = Graj dalej: { $game }
under-way = w toku
turn-is = Teraz { $name }
time-left = zostało { $time }
notify-me = Powiadom, gdy będzie moja kolej
so-far = Dotychczas
last-game = Ostatnia gra
try-game = Wypróbuj: { $game }
me-all = Wszystkie moje gry
lobby = Otwarte stoły
lobby-all-games = Wszystkie gry
lobby-all-languages = Wszystkie języki
lobby-none = Na razie nie ma takiego stołu.
seats-free = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
with-friends = Z przyjaciółmi
with-friends-how = Załóż stół i udostępnij link albo kod. Jedno urządzenie lub wiele, blisko lub daleko.
new-table = Nowy stół
join-by-code = Dołącz za pomocą kodu
code = Kod
join = Dołącz
home = Strona główna
loading = Chwileczkę…
close = Zamknij

## Set-up
game = Gra
game-timeline = Timeline
game-timeline-what = Każdy za siebie: wygrywa ten, kto pierwszy umieści wszystkie swoje karty.
game-twist = Twist
game-twist-what = Wszyscy razem: ułóżcie rząd z 36 kart i zdobądźcie jak najwięcej punktów.
game-trek = Trek
deck = Talia
decks = Talie
decks-mix = Wybierz jedną albo połącz kilka talii, w których datami są lata.
which-cards = Jakie karty?
choose-decks = Wybierz talie ({ $n })
surprise-me = Zaskocz mnie
surprise-chose = Wylosowano: { $decks }
surprise-only = Do tej gry nie ma już z czego losować: { $decks }
find-deck = Znajdź talię
find-deck-none = Żadna talia nie ma takiej nazwy ani tematu.
n-decks = { $n ->
    [one] jedna talia
    [few] { $n } talie
    [many] { $n } talii
   *[other] { $n } talii
}
take-deck = Wybierz
take-deck-named = Wybierz: { $deck }
play-with-decks = { $n ->
    [one] Zagraj tą talią
    [few] Zagraj { $n } taliami
    [many] Zagraj { $n } taliami
   *[other] Zagraj { $n } taliami
}
level-known = Dobrze znane
level-mixed = Mieszane
level-hard = Dla znawców
level-numbers = { $level }: powszechnie znanych { $known }, mało znanych { $unknown }
deck-only-in = Języki: tylko { $langs }
deck-needs-dates = Talia do innej gry: tych kart nie ułoży się na osi czasu.
deck-needs-icons = Ta gra wymaga kart z ikonami, a te ich nie mają.
deck-needs-own = Ta gra ma własną talię.
deck-replaces = Nie łączy się: zastąpi pozostałe
deck-too-few = Sama ma za mało kart: potrzeba { $needed }. Połącz ją z inną talią.
mix-too-few = Za mało kart: do tej gry potrzeba { $needed }. Dodaj talię.
fresh-cards = Bez niedawno widzianych kart
fresh-cards-what = Karty, które ktoś przy stole widział w ostatnich trzech grach, zostają w pudełku, o ile wystarczy innych.
topics = Tematy
period = Okres
cards = Karty
filter = Tylko niektóre tematy lub lata
filter-of = { $n ->
    [one] Jeśli nic nie wybierzesz, w grze będzie jedyna karta.
    [few] Jeśli nic nie wybierzesz, w grze będą wszystkie { $n } karty.
   *[many] Jeśli nic nie wybierzesz, w grze będzie wszystkich { $n } kart.
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
hand-size = Kart na gracza
lock-table = Zablokuj stół: nikt więcej nie może usiąść
handicap = Wyrównanie szans
handicap-what = Kto wie więcej, może zacząć z większą liczbą kart, żeby każdy miał szansę.
extra-cards = { $n ->
    [0] bez dodatkowych kart
    [one] o kartę więcej
    [few] o { $n } karty więcej
   *[many] o { $n } kart więcej
}
edition-classic = klasyczna
edition-twist = twist, z ikonami
edition-saga = saga, z dołu do góry
your-name = Twój nick
proposed-names = Ada, Hypatia, Galileusz, Zheng He, Ibn Battuta, Safona, Kepler, Murasaki, Maria, Kopernik, Awerroes, Zofia, Arjabhata, Hatszepsut, Amelia, Volta
seats = Miejsca
bots = Boty
bot-level = Charakter botów
clock = Czas na ruch
clock-none = Bez limitu
clock-30s = 30 sekund
clock-60s = 1 minuta
clock-2m = 2 minuty
clock-1d = 1 dzień
public-table = Pokaż ten stół wszystkim na tym serwerze
public-table-what = Każdy może sprawdzić datę i nikt temu nie zapobiegnie. Krótki czas na ruch to utrudnia: do galerii sław trafiają tylko gry z 30 lub 60 sekundami na ruch.
stand-ins = Gdy kogoś nie ma
stand-ins-gentle = Łagodny bot
stand-ins-amateur = Co najwyżej średni bot
stand-ins-any = Dowolny bot
show-hints = Pokazuj wskazówki
make-table = Załóż stół
who-plays = Kto gra?
which-game = W co?
player-n = Gracz { $n }
add-player = Dodaj gracza
more-choices = Więcej możliwości
fame-wanted = Jak znane
fame-all = Wszystkie karty
fame-4 = Dobrze znane
fame-5 = Tylko słynne
name-length = { $n } z { $max } liter
name-too-long = Liter: { $n }, a może być najwyżej { $max }. Skróć trochę nick.
waiting-room = Poczekalnia
invite-how = Udostępnij link albo podyktuj kod:
code-is = Kod to { $code }
copy-link = Udostępnij link
link-copied = Link skopiowany
only-here = Ten stół jest dostępny tylko na tym urządzeniu. Grajcie tutaj i podawajcie je sobie: pozostałych graczy dodaj poniżej.
only-here-how = Jak mogą dołączyć inne telefony?
only-here-command = Program trzeba uruchomić poleceniem „serve --lan”. Wtedy mogą dołączyć telefony w tej samej sieci.
qr-of = Kod QR adresu { $address }
sit-down = Zajmij miejsce
seat-after-game = Oglądasz grę. Miejsce zajmiesz, gdy się skończy.
at-the-table = Przy stole: { $n } z { $seats }
host = gospodarz
you = ty
you-yourself = Ty
on-this-device = na tym urządzeniu
hot-seat-what = Ktoś jest obok? Może grać na tym urządzeniu: wystarczy je sobie podawać.
hot-seat-name = Nick tej osoby
hot-seat-add = Dodaj tutaj
pass-to = Teraz gra { $name }.
pass-now = Przekaż urządzenie
curtain-for = Przekaż urządzenie: { $name }
curtain-what = Karty pozostaną zakryte, dopóki ich nie odsłonisz.
curtain-open = To ja, { $name }: pokaż moje karty
bot = bot
away = offline
out = poza grą
remove = Usuń
remove-named = Usuń: { $name }
add-bot = Dodaj bota
who-begins = Kto zaczyna
first-random = Losowo
first-me = Ja zaczynam
start = Rozpocznij grę
needs-players = { $n ->
    [one] Wystarczy jeden gracz.
    [few] Ta gra wymaga { $n } graczy: zaproś kogoś albo dodaj bota.
   *[other] Ta gra wymaga { $n } graczy: zaproś kogoś albo dodaj bota.
}
waiting-for-host = Czekamy, aż gospodarz rozpocznie grę.

## At the table
players = Gracze
n-watching = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
   *[many] { $n } widzów
}
is-away = { $name } jest offline ({ $time })
let-bot-play = Niech gra bot
to-move = gra teraz
n-cards = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
the-line = Oś czasu, od najwcześniejszej karty
your-cards = Twoje karty
your-turn = Twoja kolej
turn-of = { $name } myśli
play-off = Dogrywka
last-card = Twoja ostatnia karta
play-off-of-others = W dogrywce grają inni; możesz oglądać.
draw-pile = Stos: { $n }
discard-pile = Karty odrzucone: { $n }
no-cards-left = Nie masz już kart.
gone-on-without-you = Gra toczy się dalej bez ciebie; możesz oglądać.
choose-card = Wybierz jedną ze swoich kart.
choose-gap = Gdzie jej miejsce? Wybierz lukę.
ask-between = Między: { $left } a { $right }?
ask-before = Wcześniej niż { $right }?
ask-after = Później niż { $left }?
place-it = Umieść
back = Wstecz
cancel = Anuluj
gap-between = między: { $left }, { $leftDate }, a: { $right }, { $rightDate }, luka { $n } z { $count }
gap-before = przed: { $right }, { $rightDate }, luka { $n } z { $count }
gap-after = po: { $left }, { $leftDate }, luka { $n } z { $count }
card-in-line = { $title }, { $date }
card-in-hand = Karta { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }: tu jest miejsce tej karty
placing = { $name }: „{ $title }”.
go-on = Dalej
right = Dobrze!
wrong = Źle.
revealed-right = { $name }: „{ $title }” – { $date }.
revealed-wrong-between = { $name }: „{ $title }” – { $date }. Miejsce tej karty to między: { $left } a { $right }.
revealed-wrong-before = { $name }: „{ $title }” – { $date }. Miejsce tej karty: wcześniej niż { $right }.
revealed-wrong-after = { $name }: „{ $title }” – { $date }. Miejsce tej karty: później niż { $left }.
counts-as = Przy porównaniu każda karta ma jeden rok: „{ $date }” liczy się jako { $year }.
either-side = „{ $title }” ma tę samą datę, więc obie strony były dobre.
why = Dlaczego?
zoom-out = Mniejsze karty
zoom-in = Większe karty
true-time = W skali
jump-to = Przejdź do…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } p.n.e.
last-moves = Ostatnie ruchy
lesson-of = O karcie „{ $title }”
source = Źródło: { $source }
hint-twist = Dotknij karty i odwróć ją: data decyduje, gdzie trafi. Wydłużaj rząd, zapełniaj luki i nie daj się zablokować.
hint-twist-scene = Dotknij karty i odwróć ją: numer sceny decyduje, gdzie trafi. Wydłużaj kolumnę, zapełniaj luki i nie daj się zablokować.
hint-pick = Dotknij jednej ze swoich kart poniżej. Nikt jeszcze nie zna jej daty.
hint-pick-scene = Dotknij jednej ze swoich kart poniżej. Kiedy dzieje się to w opowieści? Późniejsze sceny leżą wyżej.
hint-again = Znów twoja kolej: wygrywa ten, komu pierwszemu skończą się karty. Dotknij „Dlaczego?”, aby dowiedzieć się więcej o karcie.
hint-gap = Teraz dotknij numeru luki, do której pasuje, albo przeciągnij tam kartę.
hint-place = Na pewno? Dopóki nie umieścisz karty, możesz zmienić zdanie.
hint-turn = Odwróć ją: data decyduje, gdzie trafi. Koniec rzędu daje dwa punkty, luka jeden.
hint-turn-scene = Odwróć ją: numer sceny decyduje, gdzie trafi. Koniec kolumny daje dwa punkty, luka jeden.
hint-turn-or-discard = Odwróć ją albo odrzuć: jej ikona pasuje. Odrzucenie kosztuje punkt, ale nie grozi blokadą.
hint-stop = Zakończ turę bezpiecznie albo zaryzykuj drugą kartę.

## Twist
main-row = Główny rząd, z lukami między kartami
main-column = Główna kolumna, późniejsze karty wyżej, z lukami między kartami
row-first = Do pierwszej karty: { $date }
row-last = Do ostatniej karty: { $date }
way-later = później
way-earlier = wcześniej
score-is = Punkty: { $score }
to-next-rank = Jeszcze { $n } pkt: { $rank }
tally = { $main } w rzędzie · { $slots } w lukach · { $lost } gdzie indziej
to-match = Pasująca ikona:
matches = można odrzucić
icon-none = brak ikony
icon-anchor = kotwica
icon-crown = korona
icon-feather = pióro
icon-key = klucz
icon-shield = tarcza
icon-sun = słońce
card-in-slot = { $title }, { $date }, w luce
free-slot = { $left } – { $right }: wolna luka
card-upright = { $title }, ikona { $icon }
card-blocked = { $title }, zablokowana, { $date }, ikona { $icon }, na odwrocie { $back }
cards-of = Karty gracza { $name }
turn-it = Odwróć
discard-it = Odrzuć
end-turn = Zakończ turę
try-or-discard = Wybierz kartę do odwrócenia lub odrzucenia.
must-try = { $n ->
    [one] Musisz grać dalej: została jedna niezablokowana karta. Jeśli się zablokuje, gra się skończy.
    [few] Musisz grać dalej: zostały { $n } niezablokowane karty.
    [many] Musisz grać dalej: zostało { $n } niezablokowanych kart.
   *[other] Musisz grać dalej: zostało { $n } niezablokowanej karty.
}
last-upright = To twoja ostatnia niezablokowana karta: jeśli się zablokuje, gra się skończy.
stop-or-go-on = Zakończ turę albo odwróć drugą kartę.
advise = Rada dotycząca karty „{ $title }”
pin-play = Zagraj tę
pin-discard = Odrzuć tę
pin-about = Mniej więcej tu…
pin-before-all = przed wszystkimi
pin-after = później niż { $date }
place-end = nowy koniec, 2 punkty
place-free = wolna luka, 1 punkt
place-taken = luka zajęta, karta zostałaby zablokowana
slot-taken-by = Tę lukę ({ $left } – { $right }) zajmuje już „{ $title }”, { $date }.
unpin = Usuń radę
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
won-alone = W grze nie ma już nikogo innego.
won-together = Do dogrywki w rundzie { $rounds } zabrakło kart.
why-all-out = Zagrano wszystkie karty.
why-cannot-act = Gracz, na którego przyszła kolej, nie mógł ani odwrócić, ani odrzucić karty.
why-no-card-placed = Wszystkie karty odwrócone w tej turze zostały zablokowane.
rematch = Zagraj jeszcze raz
again-asked = { $n ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
again-waiting = Czekamy na: { $names }…
again-start-now = Zacznij bez czekania
again-begun = Zaczęła się następna gra.
again-join = Dołącz
result-won = Wygrywasz! Trafione: { $right } z { $all }
result-short = { $n ->
    [one] Trafione: { $right } z { $all }, zabrakło jednej karty
   *[other] Trafione: { $right } z { $all }, zabrakło { $n } kart
}
result-none-left = Trafione: { $right } z { $all }
result-team = Udało się, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}: { $rank }
result-team-low = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}: { $rank }
result-place = { $points ->
    [one] { $points } punkt, miejsce { $place } z { $n }
    [few] { $points } punkty, miejsce { $place } z { $n }
   *[many] { $points } punktów, miejsce { $place } z { $n }
}
bot-played = { $bots ->
    [one] Bot wykonał za ciebie jeden ruch z { $all }.
    [few] Bot wykonał za ciebie { $bots } ruchy z { $all }.
   *[many] Bot wykonał za ciebie { $bots } ruchów z { $all }.
}
bot-played-all = Całą grę rozegrał za ciebie bot.
moment-best = Twój najlepszy moment
moment-best-near = { $n ->
    [one] Trafiona, rok od sąsiedniej karty
    [few] Trafiona, { $n } lata od sąsiedniej karty
   *[many] Trafiona, { $n } lat od sąsiedniej karty
}
moment-best-same = Trafiona, z tego samego roku co sąsiednia karta
moment-best-plain = Dokładnie na swoim miejscu
moment-miss = Warto zapamiętać
you-missed-by-years = { $n ->
    [one] Pomyłka o rok
    [few] Pomyłka o { $words } lata
   *[many] Pomyłka o { $words } lat
}
you-missed-by-scenes = { $n ->
    [one] Pomyłka o jedną scenę
    [few] Pomyłka o { $words } sceny
   *[many] Pomyłka o { $words } scen
}
you-were-blocked = Odwrócona przez ciebie karta została zablokowana
share = Udostępnij
shared = Skopiowano
share-timeline = { $name }: { $right } z { $all } dobrze, seria { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}, { $rank }
in-true-time = W skali
in-story-order = W kolejności wydarzeń
axis-says = { $n ->
    [one] Jedna karta
    [few] { $n } karty
   *[many] { $n } kart
}: { $from } – { $to }
lessons = Historie z kart
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
was-blocked = { $name }: karta po odwróceniu została zablokowana
shuffle-check = Czy tasowanie było uczciwe?
shuffle-what = Przed grą serwer wybrał tajne ziarno i zobowiązał się go nie zmieniać. Teraz twoja przeglądarka może sama powtórzyć tasowanie i porównać wynik.
check-now = Sprawdź teraz
download-transcript = Pobierz zapis gry
shuffle-honest = Tasowanie było uczciwe.
shuffle-wrong = Coś się nie zgadza.
check-commitment = Ziarno zgadza się ze zobowiązaniem serwera.
check-deal = Karty leżały w kolejności, która wynika z tego ziarna.
check-reshuffles = { $n ->
    [one] Odrzucone karty przetasowano raz, zgodnie z ziarnem.
    [few] Odrzucone karty przetasowano { $n } razy, zgodnie z ziarnem.
   *[other] Odrzucone karty przetasowano { $n } razy, zgodnie z ziarnem.
}
commitment = Zobowiązanie:

## Connection
link-reconnecting = Ponowne łączenie… Twój ruch jest bezpieczny.
link-restarting = Serwer uruchamia się ponownie… Twój ruch jest bezpieczny.
link-back = Połączenie przywrócone.
link-shaky = Połączenie jest wolne.
saving-paused = Serwer nie może teraz zapisywać. Twój ruch jest bezpieczny.
cannot-enter = Nie można dołączyć do tego stołu
table-closed = Ten stół jest zamknięty
watch = Oglądaj
seat-moved = To miejsce jest teraz na innym urządzeniu
seat-moved-what = Stąd możesz oglądać grę albo przenieść miejsce z powrotem z drugiego urządzenia.
seat-sent-away = Zwolniono twoje miejsce przy tym stole
seat-sent-away-what = Zrobił to gospodarz. Możesz oglądać grę albo usiąść ponownie, jeśli jest wolne miejsce.
seat-left = Nie siedzisz już przy tym stole
seat-left-what = Możesz oglądać grę albo usiąść ponownie, jeśli jest wolne miejsce.
move-seat = Przenieś to miejsce na inne urządzenie
move-seat-what = Otwórz tam ten adres w ciągu dziesięciu minut. Zadziała tylko raz, a to urządzenie odda wtedy miejsce.
table-menu = Menu stołu
leave = Odejdź od stołu
still-running = Twoja gra trwa: { $game }.
still-running-what = Gra w toku
return-to-table = Wróć do stołu
leave-sure = Odejść na dobre? Dalej zagra za ciebie bot.
leave-room-sure = Odejść od tego stołu?
bot-holds = Gra za ciebie bot.
bot-holds-clock = Dwa razy skończył ci się czas: gra za ciebie bot.
time-up = Czas minął: bot zagrał za ciebie.
take-back = Odzyskaj miejsce

## Talk
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-say = Napisz coś
send = Wyślij
preset-hello = Cześć!
preset-well-played = Dobrze zagrane!
preset-thanks = Dziękuję!
preset-oops = Ups!
preset-thinking = Muszę pomyśleć.
preset-your-turn = Twoja kolej!
preset-never-guessed = Nie do zgadnięcia!
preset-good-game = Dobra gra!
preset-again = Jeszcze raz?

## Said aloud
say-joined = { $name } zajmuje miejsce.
say-started = Gra się zaczyna.
say-your-turn = Twoja kolej.
say-placed = { $name } umieszcza „{ $title }”, { $date }. Dobrze.
say-misplaced-between = { $name } źle umieszcza „{ $title }”, { $date }. Miejsce tej karty to między: { $left } a { $right }.
say-misplaced-before = { $name } źle umieszcza „{ $title }”, { $date }. Miejsce tej karty: wcześniej niż { $right }.
say-misplaced-after = { $name } źle umieszcza „{ $title }”, { $date }. Miejsce tej karty: później niż { $left }.
say-ended = Koniec gry.
say-play-off = Dogrywka. Grają dalej, z jedną kartą każdy: { $names }.
say-chat = { $name } mówi: { $text }
say-went-left = { $name } odwraca „{ $title }”, { $date }: teraz najwcześniejsza w rzędzie.
say-went-right = { $name } odwraca „{ $title }”, { $date }: teraz najpóźniejsza w rzędzie.
say-went-slot = { $name } odwraca „{ $title }”, { $date }: zapełnia lukę.
say-went-stack = { $name } odwraca „{ $title }”, { $date }: ta sama data, trafia na tamtą kartę.
say-went-blocked = { $name } odwraca „{ $title }”, { $date }: luka zajęta, karta zablokowana.
say-discarded = { $name } odrzuca „{ $title }”, { $date }.
say-you-went-left = Odwracasz „{ $title }”, { $date }: teraz najwcześniejsza w rzędzie.
say-you-went-right = Odwracasz „{ $title }”, { $date }: teraz najpóźniejsza w rzędzie.
say-you-went-slot = Odwracasz „{ $title }”, { $date }: zapełnia lukę.
say-you-went-stack = Odwracasz „{ $title }”, { $date }: ta sama data, trafia na tamtą kartę.
say-you-went-blocked = Odwracasz „{ $title }”, { $date }: luka zajęta, karta zablokowana.
say-you-discarded = Odrzucasz „{ $title }”, { $date }.

## Keys
keys = Skróty klawiszowe
key-pick = wybierz kartę
key-gap = wybierz lukę
key-place = umieść kartę
key-zoom = mniejsze lub większe karty
key-cancel = anuluj
key-line = posłuchaj osi czasu
key-hand = posłuchaj swoich kart
key-try = odwróć kartę
key-discard = odrzuć kartę
key-stop = zakończ turę

## Settings and about
settings = Ustawienia
language = Język
theme = Motyw
theme-auto = Jak na urządzeniu
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-auto = Jak na urządzeniu
motion-less = Ograniczone
pace = Pokazywanie ruchów
pace-slow = Z czasem na czytanie
pace-usual = Zwykłe
pace-fast = Szybkie
pace-none = Wszystko od razu
hints = Wskazówki
hints-first = W mojej pierwszej grze
hints-always = Zawsze
hints-never = Nigdy
sound = Dźwięk
sound-off = wyłączony
shakes = Wibracje
shakes-what = Telefon lekko wibruje przy odkrywaniu karty.
calm = Tryb cichy.
calm-what = Bez czatu, widzów, animacji i dźwięków.
notify = Powiadom mnie, gdy nadejdzie moja kolej.
notify-what = Tylko gdy ta strona jest w tle.
settings-stored = Te ustawienia są zapisane na tym urządzeniu.
about = O grze
about-what = Antedate to miejsce, w którym zagrasz w karciane gry o chronologii, zgodnie z drukowanymi zasadami, z przyjaciółmi i botami. To jeden program, który każdy może uruchomić.
credits = Gry
credit-timeline = Autorem gry Timeline jest Frédéric Henry.
credit-twist = Autorami trybu kooperacyjnego gry Timeline Twist są Frédéric Henry i Corey Konieczka.
credit-trek = Autorem gry Trekking Through History jest Charlie Bink.
not-affiliated = Nie jesteśmy związani z ich wydawcami. Teksty zasad, karty i dane są nasze.
licences = Licencje
licence-motifs = Obrazki: game-icons.net, Lorc, Delapouite i inni, CC BY 3.0.
licence-fonts = Czcionki: Playfair Display i Source Sans 3, SIL Open Font License.
licence-decks = Talie: CC BY 4.0.
licence-code = Program: MIT lub Apache 2.0.
licence-packages = Pakiety użyte na tej stronie i w tym programie, każdy ze swoją licencją:
privacy = Prywatność
privacy-what = Bez konta, bez śledzenia, bez treści z innych stron. Serwer przechowuje twoje nicki, wiadomości i ruchy, i nic więcej o tobie. Możesz je wyeksportować albo usunąć na swojej stronie.
offline-title = Stół jest poza zasięgiem
offline-what = Serwer nie odpowiada albo to urządzenie jest offline. Nic nie przepadło: twoje miejsce i ruchy są bezpieczne.
offline-again = Spróbuj ponownie
no-such-page = Nie znaleziono strony
no-such-page-what = Ten adres donikąd nie prowadzi. Czy skopiowano go w całości?

## Refusals
error-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
error-not-seated = Nie masz miejsca przy tym stole. Najpierw usiądź.
error-not-host = Może to zrobić tylko gospodarz.
error-table-closed = Ten stół jest zamknięty. Załóż nowy.
error-game-running = Trwa gra. Poczekaj, aż się skończy.
error-no-game = Nie trwa żadna gra. Gospodarz może ją rozpocząć.
error-table-locked = Gospodarz zablokował ten stół. Poproś o odblokowanie.
error-table-full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz oglądać albo poprosić gospodarza o więcej miejsc.
error-bad-name = Nick ma od 1 do { $max } widocznych znaków. Wybierz inny.
error-name-taken = Ktoś przy tym stole ma już taki nick. Wybierz inny.
error-name-reserved = Ta nazwa jest zarezerwowana dla serwera albo jego botów. Wybierz inną.
error-bad-token = Klucz do tego miejsca jest uszkodzony. Dołącz ponownie.
error-token-used = Ten klucz jest już używany przy stole. Dołącz ponownie.
error-bad-id = Nie można odczytać wiadomości. Odśwież stronę.
error-no-such-player = Tego gracza nie ma przy stole.
error-not-a-bot = Ten gracz nie jest botem.
error-bad-level = Ten serwer nie ma bota o takim charakterze. Wybierz inny.
error-bad-option = Tego nie można wybrać: { $option } = { $value }.
error-too-few-players = Ta gra wymaga { $needed } graczy, a przy stole { $have ->
    [one] jest tylko jeden
    [few] jest tylko { $have }
   *[many] jest tylko { $have }
}. Zaproś kogoś albo dodaj boty.
error-too-few-cards = Kart w grze jest tylko { $have }, a ta gra wymaga { $needed }. Wybierz więcej tematów lub lat, większą talię, mniej graczy albo mniej kart na gracza.
error-cannot-deal = Nie można rozdać kart: { $reason }
error-bot-holds-seat = Gra za ciebie bot. Najpierw odzyskaj miejsce.
error-owner-gone = Nie ma nikogo, kto mógłby odzyskać to miejsce; bot gra dalej.
error-stand-in-too-strong = Przy tym stole miejsce gracza mogą zająć tylko te boty: { $allowed }.
error-stale = W międzyczasie ktoś wykonał ruch. Spójrz jeszcze raz i zdecyduj.
error-wrong-game = Ten ruch należy do innej gry.
error-cannot-drop = W tej grze nikogo się nie wyklucza. Oddaj miejsce botowi.
error-already-out = Ten gracz jest już poza grą.
error-bad-text = Wiadomość ma od 1 do { $max } znaków. Skróć ją.
error-bad-characters = W tekście są znaki niewidoczne, odwracające kierunek pisma albo spiętrzone na jednej literze. Usuń je i spróbuj ponownie.
error-headers-too-long = Żądanie ma zbyt wiele nagłówków albo są one zbyt długie.
error-no-pins = Rad można udzielać tylko w grze kooperacyjnej. Użyj czatu.
error-bad-pin = Tej karty już tam nie ma.
error-not-finished = Gra jeszcze trwa. Do jej końca zapis jest tajny.
error-not-due = To już zrobiono.
error-not-your-turn = To nie twoja kolej. Poczekaj na innych.
error-not-in-hand = Nie masz tej karty.
error-no-such-gap = Na osi czasu nie ma takiej luki. Wybierz inną.
error-out-of-game = Jesteś poza tą grą.
error-no-such-seat = Nie ma takiego miejsca.
error-game-over = Gra jest już skończona.
error-card-blocked = Ta karta jest zablokowana: możesz ją tylko odrzucić.
error-already-placing = Masz już odwróconą kartę, więc w tej turze nie możesz odrzucać.
error-icon-differs = Ikona nie pasuje do stosu kart odrzuconych. Wybierz inną kartę.
error-nothing-placed = Umieść kartę, zanim zakończysz turę.
error-bad-message = Serwer nie zrozumiał tej strony. Odśwież ją.
error-version-unknown = Ta strona jest za stara dla serwera. Odśwież ją.
error-enter-first = Połączenie nie było gotowe. Spróbuj ponownie.
error-wrong-token = Tego miejsca nie ma już na tym urządzeniu. Mogło przejść na inne.
error-too-fast = Za dużo wiadomości. Poczekaj chwilę.
error-saving-paused = Serwer nie może teraz zapisywać. Spróbuj za chwilę.
error-going-down = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-no-such-table = Nie ma takiego stołu. Sprawdź link.
error-no-such-code = Żaden stół nie ma tego kodu. Sprawdź go i spróbuj ponownie.
error-no-such-deck = Nie ma takiej talii. Wybierz inną.
error-bad-decks = Tych talii nie można połączyć albo nie nadają się do tej gry. Wybierz inne.
error-bad-request = Serwer nie zrozumiał żądania. Odśwież stronę.
error-table-damaged = Dane tego stołu są uszkodzone. Załóż nowy stół.
error-too-long = Wiadomość jest za długa. Skróć ją.
error-too-many = Za dużo prób. Poczekaj chwilę i spróbuj ponownie.
error-too-slow = Żądanie dotarło zbyt późno. Wyślij je ponownie.
error-wrong-origin = Ta strona pochodzi z innego adresu. Otwórz ją pod adresem serwera.
error-wrong-ticket = Ten link wygasł albo został już użyty. Utwórz nowy na drugim urządzeniu.
error-method-not-allowed = Serwer nie zna takiego żądania. Odśwież stronę.
error-not-found = Nic tu nie ma. Zacznij od strony głównej.
error-which-player = Na tym urządzeniu gra kilka osób. Wybierz jedną.

## Trek
game-trek-what = Trzy dni w czasie, dla 2–4 graczy: wybieraj odjazdy, wypełniaj plan dnia, twórz długie podróże.
edition-trek = trek
trek-first-game = Pierwsza gra: plany na dzień I są losowane
trek-warps-option = Zakrzywienia czasu: raz dziennie każdy może nagiąć rząd, zegarek albo podróż
trek-warps = Zakrzywienia czasu
trek-warp-used-by = użyte: { $name }
trek-warp-not-now = Teraz niczego by nie zmieniło albo nie stać cię na nie.
trek-warp-choose-spaces = Które dwie karty zamienić miejscami?
trek-warp-choose-echo = Która premia?
trek-warp-look = Dotknij karty, aby zobaczyć, co dałaby z tym zakrzywieniem.
trek-warp-use = Użyj: { $price }
trek-foresight = Połóż jedną z nich na wierzchu talii. Tylko ty je widzisz.
warp-rewind = Cofnięcie
warp-haste = Pośpiech
warp-exchange = Zamiana
warp-new-dawn = Nowy świt
warp-foresight = Przepowiednia
warp-detour = Objazd
warp-prism = Pryzmat
warp-echo = Echo
warp-does-rewind = Twój zegarek cofa się o godzinę, zanim weźmiesz kartę.
warp-does-haste = Karta, którą weźmiesz, kosztuje dwie godziny mniej, ale co najmniej jedną.
warp-does-exchange = Dwie karty w rzędzie zamieniają się miejscami.
warp-does-new-dawn = Pięć pól zapełnia się od nowa kartami z talii.
warp-does-foresight = Tylko ty oglądasz trzy następne karty talii i jedną z nich kładziesz na wierzchu.
warp-does-detour = Wcześniejsza karta może trafić przed ostatnią kartę twojej podróży, jeśli pasuje tam jej data.
warp-does-prism = Wszystkie żetony tej tury to jokery.
warp-does-echo = Mata daje ci premię dowolnego pola.
warp-free = za darmo
warp-costs-crystals = { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
    [many] { $n } kryształów
   *[other] { $n } kryształu
}
warp-costs-hours = { $n ->
    [one] 1 dodatkowa godzina
    [few] { $n } dodatkowe godziny
    [many] { $n } dodatkowych godzin
   *[other] { $n } dodatkowej godziny
}
hint-trek = Dotknij karty, a zobaczysz, gdzie stanie twój zegarek i co zyskasz. Daty po kolei tworzą podróż: im dłuższa, tym lepiej.
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
trek-clock-start = Na starcie, od góry: { $names }.
trek-clock-at = Godzina { $hour }, od góry: { $names }.
trek-clock-done = Na 12, koniec dnia: { $names }.
trek-done = dzień skończony
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
trek-lands-late = { $hours } h: poza 12, więc zegarek staje na 12.
trek-journey-starts = Zaczyna się podróż.
trek-journey-continues = Podróż trwa: { $length ->
    [one] { $length } karta
    [few] { $length } karty
   *[many] { $length } kart
}, wartość { $worth }.
trek-journey-detours = Objazd włącza ją do podróży: { $length ->
    [one] { $length } karta
    [few] { $length } karty
   *[many] { $length } kart
}, wartość { $worth }.
trek-journey-closes = Podróż kończy się na { $closed ->
    [one] { $closed } karcie
   *[many] { $closed } kartach
}; zaczyna się nowa.
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
trek-returned = Brak miejsca na: { $tokens }.
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
trek-go = W drogę
trek-choose = Wybierz plan na dziś
trek-choose-how = Wybierz w tajemnicy: wszystkie plany odsłaniacie razem. Każdy starcza na jeden dzień.
trek-take-itinerary = Wybierz ten
trek-your-itineraries = Twoje plany dnia
trek-waiting = Jeszcze wybierają: { $names }
trek-has-chosen = Plan wybrany w tajemnicy
trek-is-choosing = Wybiera plan dnia
trek-choose-departure = Wybierz odjazd lub przodka.
trek-place-tokens = Dokąd trafi żeton?
trek-must-pass = Nie ma już czego wziąć.
trek-pass = Spasuj na dziś
trek-itinerary-named = Plan „{ $name }”
trek-column-says = { $name }: zakryte { $filled } z { $all }
trek-space-pays = pole { $n } daje { $reward }
trek-row-pays = Pełny wiersz { $n } daje { $reward }
trek-panel-of = Plan i podróże: { $name }
trek-score-says = { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}: { $points } na torze, { $journeys } za podróże.
trek-open-journey = Podróż:
trek-closed-journey = Zamknięta:
trek-journey-worth = { $length ->
    [one] jedna karta
    [few] { $length } karty
   *[other] { $length } kart
}, wartość { $worth }
trek-no-journey = Jeszcze nie ma podróży.
trek-signs = Symbole
trek-sign-on = Podróż trwa: liczyłaby tyle kart, ile wskazuje liczba.
trek-sign-new = Wcześniejsza data: podróż się kończy, a ta karta zaczyna nową.
trek-sign-hours = Godziny, które zajmuje wizyta: o tyle przesunie się zegarek.
trek-sign-mat = Premia z maty pod tym polem.
trek-sign-crystal = Kryształ czasu: wydaj go, by oszczędzić godzinę, albo zachowaj, a da 1 punkt.
trek-sign-wild = Joker: trafia do dowolnej kolumny.
trek-sign-noon = { $n ->
    [one] Dotarcie dokładnie na 12: 1 punkt.
    [few] Dotarcie dokładnie na 12: { $n } punkty.
   *[many] Dotarcie dokładnie na 12: { $n } punktów.
}
trek-strip = Punkty według długości podróży
trek-strip-says = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
trek-strip-beyond = Powyżej { $n }: o { $points } więcej za każdą kartę
trek-track = tor { $n }
trek-by-journeys = podróże { $n }
trek-why-score = Skąd ten wynik
trek-why-track = na torze: pola, wiersze i punktualność
trek-why-crystals = { $n ->
    [one] za 1 kryształ
    [few] za { $n } kryształy, po 1 punkcie
   *[many] za { $n } kryształów, po 1 punkcie
}
trek-why-open = { $n ->
    [one] za otwartą podróż z 1 karty
   *[many] za otwartą podróż z { $n } kart
}
trek-why-journey = { $n ->
    [one] za zamkniętą podróż z 1 karty
   *[many] za zamkniętą podróż z { $n } kart
}
trek-index = Spis dat
trek-index-how = Wszystkie daty z talii każdego dnia. Złote: teraz w rzędzie. Przekreślone: odwiedzone. Pozostałe dopiero nadejdą albo już przepadły.
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
}, { $open ->
    [0] bez otwartej podróży
    [one] podróż z 1 karty
   *[many] podróż z { $open } kart
}, razem { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
trek-day-next = Nowe karty na dzień { $day ->
    [1] I
    [2] II
   *[3] III
}. Podróże i kryształy zostają; każdy wybiera nowy plan.
trek-told-chose = { $who ->
    [you] Masz już plan dnia.
   *[other] { $name } ma już plan dnia.
}
trek-told-revealed = Wszystkie plany odsłonięte. Zaczyna się dzień.
trek-told-visit = { $who ->
    [you] Odwiedzasz
   *[other] { $name } odwiedza
} „{ $title }”, { $date }: zegarek na { $watch }. { $journey ->
    [starts] Zaczyna się podróż.
    [detours] Karta trafia objazdem do podróży; kart: { $length }.
    [continues] Kart w podróży: { $length }.
   *[closes] Podróż się kończy, zaczyna się nowa.
}{ $points ->
    [0] {""}
    [one] {" "}+1 punkt.
    [few] {" "}+{ $points } punkty.
   *[many] {" "}+{ $points } punktów.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 kryształ.
    [few] {" "}+{ $crystals } kryształy.
   *[many] {" "}+{ $crystals } kryształów.
}
trek-told-ancestor = { $who ->
    [you] Spotykasz przodka
   *[other] { $name } spotyka przodka
}: zegarek na { $watch }. Kart w podróży: { $length }.{ $points ->
    [0] {""}
    [one] {" "}+1 punkt.
    [few] {" "}+{ $points } punkty.
   *[many] {" "}+{ $points } punktów.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 kryształ.
    [few] {" "}+{ $crystals } kryształy.
   *[many] {" "}+{ $crystals } kryształów.
}
trek-told-token = { $who ->
    [you] Kładziesz żeton
   *[other] { $name } kładzie żeton
}: { $column ->
    [person] Osoba
    [event] Wydarzenie
    [innovation] Innowacja
   *[progress] Postęp
}.{ $points ->
    [0] {""}
    [one] {" "}+1 punkt.
    [few] {" "}+{ $points } punkty.
   *[many] {" "}+{ $points } punktów.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 kryształ.
    [few] {" "}+{ $crystals } kryształy.
   *[many] {" "}+{ $crystals } kryształów.
}
trek-told-passed = { $who ->
    [you] Nie masz czego wziąć i pasujesz.
   *[other] { $name } nie ma czego wziąć i pasuje.
}
trek-told-warp = { $who ->
    [you] Używasz zakrzywienia czasu „{ $warp }”.
   *[other] { $name } używa zakrzywienia czasu „{ $warp }”.
}
trek-told-foreseen = { $who ->
    [you] Zaglądasz do talii.
   *[other] { $name } zagląda do talii.
}
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
trek-final-count = Końcowa punktacja
trek-count-1 = Tor
trek-count-2 = Kryształy
trek-count-3 = Podróże
trek-count-4 = Razem
trek-count-how = Punkty za podróż zależą od jej długości: karty → punkty.
trek-show-all = Pokaż wszystko
trek-winner = zwycięstwo
trek-won-with = { $n ->
    [one] Z 1 punktem.
   *[many] Z { $n } punktami.
}
trek-tie-journey = Remis w punktach: { $nth ->
    [1] decyduje najdłuższa podróż.
    [2] decyduje druga najdłuższa podróż.
   *[other] decyduje podróż numer { $nth } według długości.
}
trek-tie-shared = Remis w punktach i we wszystkich podróżach: wspólne zwycięstwo.
trek-journeys = Podróże
trek-journeys-how = Dotknij daty, by poznać jej historię.
share-trek = Antedate Trek: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, miejsce { $place } z { $n }
picture-trek = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, miejsce { $place } z { $n }
key-departure = wybierz odjazd
key-ancestor = wybierz przodka
key-neighbours = następny odjazd
key-go = w drogę lub wybierz plan
key-crystals = mniej lub więcej kryształów
key-wild = inna kolumna dla jokera
key-clock = posłuchaj zegara
key-row = posłuchaj odjazdów
key-me = posłuchaj swojego planu
key-index = spis dat
key-warps = zakrzywienia czasu
error-choose-first = Każdy dzień zaczyna się od planu. Najpierw wybierz jeden ze swoich.
error-others-choosing = Plan wybrany. Poczekaj, aż wybiorą wszyscy.
error-not-choosing = Plany wybiera się na początku dnia. Graj dalej ze swoim.
error-not-your-itinerary = Ten plan nie jest twój. Wybierz jeden ze swoich.
error-itinerary-used = Ten plan był już użyty. Wybierz inny.
error-itinerary-drawn = W pierwszej grze dzień I rozgrywa się z wylosowanym planem.
error-no-such-space = Nie ma takiego odjazdu. Wybierz jeden z sześciu.
error-empty-space = Nic już tam nie ma. Wybierz inny odjazd.
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
error-no-warps = Ta gra toczy się bez zakrzywień czasu.
error-no-such-warp = Dziś nie ma takiego zakrzywienia. Wybierz inne.
error-marker-used = Masz już dziś za sobą zakrzywienie czasu. Weź kartę.
error-warp-taken = Ktoś już dziś użył tego zakrzywienia. Wybierz inne.
error-warp-too-dear = Masz za mało kryształów na to zakrzywienie.
error-wrong-warp-choice = To zakrzywienie tak nie działa. Wybierz to, o co pyta.
error-same-space = Wybierz dwie różne karty.
error-nothing-to-echo = Na tym polu nie ma czego powtórzyć. Wybierz inne.
error-warp-changes-nothing = To zakrzywienie niczego by teraz nie zmieniło.
error-nothing-to-take = Po zakrzywieniu nie byłoby czego wziąć.
error-put-on-top-first = Najpierw połóż na wierzchu jedną z oglądanych kart.
error-not-looking = Nie zaglądasz teraz do talii.
error-no-such-top = Nie oglądasz aż tylu kart.

## Replay
replay = Powtórka
replay-of = Powtórka: { $game }
watch-replay = Obejrzyj powtórkę
replay-what = Obejrzyj zakończoną grę ruch po ruchu: z perspektywy dowolnego gracza albo ze wszystkimi kartami odkrytymi.
replay-drop = Upuść tutaj zapis gry
replay-choose = Wybierz plik
replay-where = Zapis gry znajdziesz na jej stronie wyniku, obok sprawdzania tasowania. Serwer odtwarza go według zasad i niczego nie przechowuje.
replay-other-file = Inny plik
replay-which = Gra z tego pliku, od 1 do { $n }
replay-controls = Przewijanie gry
replay-first = Do rozdania
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-last = Do końca
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-move = Ruch
replay-at = Ruch { $n } z { $all }
replay-deal = Karty są rozdane.
replay-eyes = Widok
replay-eyes-none = widz
replay-eyes-all = wszystkie karty odkryte
replay-pace = Tempo
replay-pace-slow = wolne
replay-pace-usual = normalne
replay-pace-fast = szybkie
replay-settings = Widok i tempo
replay-link = Link do tej chwili
replay-to-table = Do stołu
replay-unused = Plany dnia, które jeszcze ma { $name }
replay-pile = { $n ->
    [0] Stos jest pusty
    [one] Stos: jedna karta
    [few] Stos od góry: { $n } karty
   *[other] Stos od góry: { $n } kart
}
say-stopped = { $name } kończy turę.
say-dropped = { $name } opuszcza grę; karty tego gracza zostają odkryte i odrzucone.
key-replay-step = ruch wstecz lub naprzód
key-replay-ends = do rozdania lub do końca
key-replay-play = odtwarzaj lub wstrzymaj
error-not-a-transcript = Ten plik nie jest zapisem gry. Wybierz plik .jsonl ze strony wyniku albo zapisany przez „antedate lab”.
error-bad-transcript = Wiersz { $line } jest niezgodny z zasadami ({ $clause }): { $reason }
error-transcript-without-deck = Zapis nie mówi, którą talią grano, więc jego karty nie mają nazw.
error-transcript-too-long = Zapis gry może mieć najwyżej { $max } bajtów. Ten jest dłuższy.
error-unknown-deck = Grano talią „{ $deck }” { $version }, której ten serwer nie ma (skrót { $hash }). Uruchom serwer z „--decks” i folderem tej talii albo otwórz zapis tam, gdzie grano.
error-deck-differs = Grano inną wersją talii „{ $deck }”: { $version } (skrót { $hash }). Otwórz zapis tam, gdzie grano.
error-cards-differ = Karta „{ $card }” w zapisie różni się od tej w talii. Zapis został zmieniony.
error-no-such-game = Przy tym stole nie rozegrano tylu gier. Dotąd: { $games }.

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
deck-cards-how = Dotknij karty, aby zobaczyć jej datę, historię i źródło.
deck-print = Wydrukuj i wytnij
deck-print-how = Plik PDF z kartami, zasadami i wszystkimi datami. Drukuj dwustronnie, z odwracaniem wzdłuż długiej krawędzi, w rzeczywistym rozmiarze; znaczniki pokazują, gdzie ciąć.
deck-print-a4 = PDF na papier A4
deck-print-letter = PDF na papier Letter
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
deck-sources = Każda karta podaje swoje źródło; kod taki jak Q12345 to element Wikidanych.
wrong-date = Ta data jest błędna
wrong-date-of = Ta data jest błędna: { $title }
wrong-date-what = Twoja uwaga trafi do osoby prowadzącej ten serwer, która może poprawić talię. Nie zapisujemy niczego o tobie, więc nikt nie może odpisać.
wrong-date-words = Co się nie zgadza?
wrong-date-year = Właściwy rok, jeśli go znasz
wrong-date-source = Gdzie można to sprawdzić?
wrong-date-empty = Napisz w kilku słowach, co się nie zgadza.
wrong-date-thanks = Dziękujemy. Uwaga została zapisana.
error-no-such-card = W tej talii nie ma takiej karty. Odśwież stronę.
error-bad-report = Tego nie można zapisać. Napisz kilka słów, najwyżej { $max } znaków, i podaj poprawny rok.
error-deck-too-large-to-print = Kart w tej talii: { $cards }, a stąd można wydrukować najwyżej { $max }. Zapytaj osobę, która prowadzi ten serwer.
error-reports-full = Wcześniejsze uwagi nie zostały jeszcze przeczytane. Spróbuj innego dnia.
## First games and rules
rules = Zasady
rules-open = Zasady gry { $game }
teach-me = Naucz mnie
teach-me-what = Prawdziwa gra z łagodnym botem i trenerem, który wyjaśnia wszystko, co zdarza się po raz pierwszy.
teach-me-game = Naucz mnie gry { $game }
coach = Trener
coach-next = Rozumiem
coach-stop = Wyłącz trenera
coach-sum-title = Pierwsza gra za tobą
coach-sum-cards = { $right ->
    [one] Jedna twoja karta znalazła miejsce,
    [few] { $right } twoje karty znalazły miejsce,
    [many] { $right } twoich kart znalazło miejsce,
   *[other] { $right } twojej karty znalazło miejsce,
} { $wrong ->
    [0] a żadna nie chybiła.
    [one] jedna nie.
   *[other] { $wrong } nie.
}
coach-sum-timeline = Warto zapamiętać: zagrywaj pewne karty, póki ich luka jest szeroka, i czytaj każdą odsłoniętą datę. Następnym razem graczy będzie więcej i nikt nie podpowie, na co patrzeć.
coach-sum-twist = Warto zapamiętać: najwięcej dają końce rzędu, w luce mieści się tylko jedna data, a po jednym sukcesie można spokojnie skończyć. Zablokowane karty odrzucaj dzięki ikonom, zanim zabraknie ci pozostałych.
coach-sum-trek = Warto zapamiętać: małe kroki w czasie dają długie podróże, krótkie wizyty to więcej tur, a po nagrodę warto sięgnąć. Następnym razem zaplanuj dzień, zanim wybierzesz plan.
coach-sum-chorus = Warto zapamiętać: oś rośnie niezależnie od tego, kto miał rację, więc czytaj każdą odsłoniętą datę. Gdy nie masz pewności, wybierz środek możliwego przedziału: mała pomyłka liczy się mniej niż duża. Szybkość nigdy się nie liczy.
coach-timeline-welcome = Karta na środku pokazuje datę: od niej zaczyna się oś czasu. Wybierz jedną ze swoich kart poniżej, a potem lukę, do której twoim zdaniem pasuje: przed tamtą kartą albo za nią. Zacznij od karty, co do której masz najmniej wątpliwości.
coach-timeline-right = Dobrze! Karta zostaje, a ty masz o jedną mniej. Niczego nie dobierasz: tak się wygrywa. Oś czasu ma teraz o jedną lukę więcej, dla wszystkich.
coach-timeline-wrong = Źle, więc karta przepada, a ty dobierasz nową: masz tyle kart co przedtem i tracisz turę. Zobacz, gdzie pasowała: jej data może się przydać.
coach-timeline-others = To była karta drugiego gracza. Dobrze czy źle, każda odsłonięta data zawęża domysły: przeczytaj ją, zanim wybierzesz.
coach-timeline-gaps = Oś czasu urosła, a luki się zwęziły. Karta, której datę znasz tylko z grubsza, jest najbezpieczniejsza w szerokiej luce: zagraj ją, zanim luka się zapełni.
coach-timeline-play-off = Dogrywka: w tej samej rundzie karty skończyły się więcej niż jednemu graczowi, więc każdy z nich dobiera jeszcze jedną. Wygrywa ten, kto na koniec rundy jako jedyny nie ma kart.
coach-timeline-round = Komuś skończyły się karty. Rundę gra się jednak do końca, żeby każdy miał tyle samo tur: trafienie teraz może cię uratować.
coach-timeline-last = Twoja ostatnia karta. Jeśli trafisz i nikt inny nie skończy w tej rundzie, wygrywasz.
coach-timeline-other-last = Drugi gracz ma jedną kartę. Nie zatrzymasz go, ale możesz dotrzymać kroku: jeśli skończycie w tej samej rundzie, będzie dogrywka.
coach-twist-welcome = Ty i bot jesteście drużyną. Wybierz kartę i odwróć ją: o miejscu decyduje tylko data. Najlepiej przed całym rzędem albo za nim, więc poszukaj karty bardzo dawnej albo bardzo nowej.
coach-twist-end = To nowy koniec rzędu: 2 punkty. Rząd obejmuje teraz więcej lat, a wszystko, co wpadnie do środka, musi dzielić się niewieloma lukami.
coach-twist-slot = Wypada między dwiema kartami rzędu, więc trafia do luki nad nimi: 1 punkt. Między sąsiednimi kartami jest tylko jedna luka i ta jest już zajęta.
coach-twist-stack = Dokładnie ta sama data co na leżącej karcie: trafia na nią i liczy się tak samo.
coach-twist-blocked = Luka była zajęta, więc karta jest zablokowana. Leży bokiem przed tobą i odejmuje punkt, dopóki nie odrzucisz jej dzięki ikonie. Unikaj teraz kart z tych samych lat.
coach-twist-must = W tej turze żadna karta nie znalazła miejsca, więc musisz odwrócić kolejną. Jeśli w jednej turze zablokują się wszystkie twoje karty, gra skończy się dla was obojga.
coach-twist-danger = Uwaga: masz mało niezablokowanych kart. Jeśli wszystkie odwrócone w tej turze się zablokują, gra skończy się dla was obojga. Kartę w niebieskiej ramce można bezpiecznie odrzucić; jeśli takiej nie ma, odwróć tę, która najpewniej będzie nowym końcem albo trafi w wolną lukę.
coach-twist-stop = Jedna karta znalazła miejsce. Możesz skończyć: zachowujesz, co masz, i dobierasz. Albo odwróć jeszcze jedną, jeśli masz pewność: drugi sukces też kończy turę.
coach-twist-others = Partner zagrał. Wszystkie karty są na widoku, więc patrz też na jego: luka zapełniona przez jedno z was przepada dla drugiego.
coach-twist-advice = Do jednej z twoich kart przypięto radę: tak zagrałby partner. Decydujesz ty.
coach-twist-discard = Karta w niebieskiej ramce ma ikonę, której wymaga stos kart odrzuconych. Zamiast odwracać karty, możesz ją odrzucić: kosztuje to punkt, ale jest bezpieczne, i tylko tak pozbędziesz się zablokowanej karty.
coach-twist-narrow = Między dwie karty rzędu nigdy niczego się nie wkłada: każda para ma tylko jedną lukę, bez względu na to, ile lat obejmuje. Zanim odwrócisz kartę ze środka, sprawdź, czy jej luka jest wolna.
coach-twist-pile = Stos jest pusty. Od teraz gracie tylko kartami, które leżą przed wami; każda, która zostanie na koniec, kosztuje punkt.
coach-trek-drawn = To twój wylosowany plan na dzień I. W jego kolumnach kładzie się żetony: Osoba, Wydarzenie, Innowacja i Postęp. Zakryte pola i pełne wiersze dają to, co na nich widać.
coach-trek-departures = Sześć odjazdów, a pod nimi przodkowie. Dotknij jednego: zegar pokaże, gdzie stanie twój zegarek, a pasek na dole, co zyskasz. Krótkie wizyty zostawiają więcej dnia, długie przynoszą więcej.
coach-trek-itinerary = Wybierz plan na dziś. Najpierw spójrz na odjazdy: które żetony będzie łatwo zdobyć? Inni też wybierają w tajemnicy, a każdy plan starcza tylko na jeden dzień.
coach-trek-tokens = Twoje żetony trafiły do swoich kolumn, każdy na najwyższe wolne pole. Celuj w pola i wiersze z nagrodą; żeton, którego kolumna jest pełna, przepada.
coach-trek-hours = Następny gra ten, czyj zegarek jest najdalej z tyłu, czasem kilka razy z rzędu. Krótkie wizyty to więc dużo tur, a długa pozwala innym nadrobić.
coach-trek-journey = Jesteś w podróży. Karta z późniejszą datą ją wydłuża, z wcześniejszą zamyka i zaczyna nową. Małe kroki w czasie zostawiają miejsce na wiele kart.
coach-trek-closed = Podróż się skończyła: zachowujesz ją i punktuje na koniec gry. Zaczęła się nowa. Jedna długa podróż jest warta dużo więcej niż dwie krótkie.
coach-trek-crystals = Masz kryształ czasu. Wydaj go przed wyjazdem, aby oszczędzić godzinę, na przykład po to, by stanąć dokładnie na 12. Zachowany kryształ jest na koniec wart punkt.
coach-trek-ancestor = Przodek nie ma daty i przedłuża każdą podróż. Weź go, gdy każdy odjazd cofnąłby cię w czasie.
coach-trek-noon = Dzień dobiega końca. Stanąć dokładnie na 12 to 3 punkty; karta, która sięga dalej, zatrzymuje się tam bez nich, ale daje swoje żetony. Długą wizytę zostaw więc na koniec.
coach-trek-done = Twój zegarek jest na 12: twój dzień się skończył. Inni grają, aż skończy się i ich dzień. Kto dotrze ostatni, zaczyna następny.
coach-trek-day = Nowy dzień z późniejszymi kartami. Żetony i plan znikają, ale podróż i kryształy zostają: nie kończ jej pochopnie.
coach-trek-last-day = Ostatni dzień. Na koniec każdy kryształ jest wart punkt, a otwarta podróż też punktuje.
coach-trek-warps = Obok zegara leżą zakrzywienia czasu: raz dziennie, zanim weźmiesz kartę, możesz użyć jednego z jeszcze nieużytych. Dotknij, aby zobaczyć, co robi i ile kosztuje.

## Ja
me = Ja
me-lead = Twoje wyniki tutaj. Tę stronę widzi tylko ta przeglądarka.
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
me-none = Dokończ pierwszą grę. Wtedy zobaczysz tu, które epoki i tematy znasz najlepiej i do których kart warto wrócić.
me-map = Mapa czasu
me-map-lead = Jak często dobrze umieszczasz takie karty. Dotknij pola, żeby je przećwiczyć.
me-map-hits = { $period }, { $topic }: dobrze { $right } z { $tries }.
me-map-none = { $period }, { $topic }: jeszcze niegrane.
me-map-practise = Przećwicz te karty
me-map-seldom = rzadko dobrze
me-map-always = prawie zawsze
me-map-few = za mało, by ocenić
me-map-unplayed = jeszcze niegrane
me-percent = { $n }%
me-missed = Karty, z którymi masz kłopot
me-missed-how = Zgadnij, kiedy to było, a potem dotknij, aby sprawdzić.
me-missed-n = pomyłki: { $wrong } z { $tries }
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
me-game-left = opuszczona
me-uncounted-no-move = nie liczy się: grał za ciebie bot
me-uncounted-left = gra opuszczona: nie liczy się jako wygrana
me-uncounted-stood-in = bot zagrał za ciebie: nie liczy się do wygranych z rzędu
me-with = z: { $names }
me-game-alone = solo
me-stood-in = bot w zastępstwie
me-kept = Co o tobie przechowujemy
me-kept-what = Twoje nicki, wiadomości i ruchy przy stołach, pod numerem i bez konta. Jeśli na tym urządzeniu gra kilka osób, liczy się tu tylko pierwsza przy każdym stole.
me-number = Twój numer, gdy piszesz do osoby prowadzącej serwer: { $number }
me-export = Eksportuj wszystko
me-erase = Usuń wszystko
me-erase-sure = Na pewno usunąć wszystko?
me-erase-what = Twoje nicki i wiadomości znikną z każdej gry, opuścisz stoły, przy których siedzisz, a ta strona zacznie od zera. Gry zostaną dla innych. Tego nie da się cofnąć.
me-erase-yes = Usuń
me-erase-no = Zostaw
me-erased = Gotowe. Nie ma tu już o tobie niczego.

## Galeria sław
hall = Galeria sław
hall-lead = Najlepsze gry przy otwartych stołach i te, które gracze zechcieli pokazać. Bez dat i bez kart: niczego nie zdradzamy.
hall-what = Lista
hall-edition = Edycja
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = Przy stole
hall-period = Okres
hall-period-today = ostatnie 24 godziny
hall-period-week = ostatnie 7 dni
hall-period-ever = od początku
hall-streaks = Timeline: wygrane z rzędu
hall-scores-twist = Twist: wyniki drużyn
hall-scores-trek = Trek: wyniki
hall-none = Nie ma tu jeszcze żadnej gry.
hall-none-how = Zagraj przy otwartym stole albo pokaż wynik po skończonej grze.
hall-place = Miejsce
hall-who = Gracz
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
hall-unlisted-deck = Galeria sław zawiera tylko gry rozegrane jedną, pełną wbudowaną talią.
hall-unlisted-stood-in = Galeria sław zawiera tylko gry, w których od pierwszego do ostatniego ruchu decydujesz samodzielnie. Tu zastąpił cię bot albo minął czas.
hall-unlisted-clock = Galeria sław zawiera tylko gry z limitem 30 lub 60 sekund na ruch: to za mało, by sprawdzić daty.
hall-show-what = Twój nick wyświetla się tak jak tutaj, a nicki innych tylko za ich zgodą. Bez kart, bez dat.
hall-shown = Teraz każdy może to zobaczyć.
error-hall-off = Ten serwer nie prowadzi galerii sław.
error-no-such-result = Nie ma takiego wyniku albo jego gracze go nie pokazali.

## Guessing along
guess-along = Zgaduj razem z innymi
guess-what = Gdzie pasują karty gracza { $name }? Zgaduj tylko dla siebie, nikt się nie dowie.
guess-later = Twoja kolej. Znów pozgadujesz, gdy zagrają inni.
guess-it = To mój typ
guess-between = Mój typ – między: { $left } a { $right }
guess-before = Mój typ – wcześniej niż { $right }
guess-after = Mój typ – później niż { $left }
guess-was-right = Twój typ był trafny.
guess-was-wrong = Twój typ był inny.
guess-score = trafne: { $right } z { $all }
key-guess = zgaduj cudzą kartę, gdy czekasz

## The picture of a result
picture = Obrazek
picture-save = Zapisz obrazek
picture-share = Udostępnij obrazek

## Size of everything
size = Rozmiar
size-auto = Dopasuj do ekranu
size-big = Duży, na projektor

## Somebody is away, and the little line of advice
go-on-without = Graj dalej bez: { $name }
go-on-sure = Grać dalej bez: { $name }? Karty tej osoby zostaną odkryte i odrzucone, a powrót do tej gry nie będzie możliwy.
away-ask-host = Gospodarz może oddać to miejsce botowi od razu, a po dwóch minutach każdy przy stole.
away-host = Po dwóch minutach każdy przy stole może oddać to miejsce botowi.
pin-by = { $where } (rada: { $names })

# Ćwiczenia: co się nie udało, wraca.
practice = Ćwiczenia
practice-due = { $n ->
    [0] nic na dziś
    [one] { $n } karta na dziś
    [few] { $n } karty na dziś
   *[other] { $n } kart na dziś
  }
practice-learned = opanowane: { $n }
practice-nth = Karta { $n } z { $count }
practice-new = nowa dla ciebie
practice-ask = Gdzie pasuje ta karta?
practice-line = Oś czasu od najwcześniejszej karty
practice-off = { $n ->
    [one] O jedno miejsce obok.
    [few] O { $n } miejsca obok.
   *[other] O { $n } miejsc obok.
  }
practice-yours = twój wybór
practice-again-in = { $n ->
    [one] Wróci jutro.
   *[other] Wróci za { $n } dni.
  }
practice-result = { $right } z { $count }
practice-more = Ćwicz dalej
practice-anki = Zapisz karty do programu Anki
practice-none-title = Nie ma tu nic do ćwiczenia
practice-none = Znasz już wszystkie karty z tego wyboru albo żadnych w nim nie ma. Zagraj, a to, w czym się pomylisz, wróci tutaj.
practice-begin = Zacznij ćwiczyć
practice-missed = Przećwicz błędy
practice-lead = Karty, w których się mylisz, wracają, zanim je zapomnisz.
error-no-such-question = Talia zmieniła się, odkąd zadano to pytanie. Zacznij ćwiczenia od nowa.
error-too-many-answers = Przechowujemy { $max } twoich odpowiedzi, więcej się nie zmieści. Usuń swoje dane, aby zacząć od nowa.
error-bad-date = To nie jest data. Zapisz ją tak: 2026-11-19.
error-daily-in-future = Ten dzień jeszcze się nie zaczął. Karty pojawią się razem z nim.
error-no-daily = Tego dnia nie rozdano kart. Wybierz inny dzień z archiwum.
error-daily-running = Ten dzień jeszcze trwa. Jego wyniki będzie można obejrzeć, gdy się skończy.
error-run-unfinished = Nie wszystkie karty tego dnia są umieszczone. Najpierw dokończ grę.
error-run-over = Te karty są już zagrane: { $points } z { $cards } dobrze. Każdy gra je tylko raz.
error-card-closed = Ta karta jest już odkryta i liczy się pierwsza odpowiedź. Przejdź do następnej.
error-card-not-open = Na tę kartę jeszcze nie czas. Najpierw umieść poprzednie.
error-not-your-run = Zanim rzucisz komuś wyzwanie, zagraj te karty do końca.
error-no-such-duel = Nie ma takiego pojedynku. Czy link został skopiowany w całości?
error-duel-full = W tym pojedynku jest już komplet: { $max } osób. Zacznij nowy.
error-duel-not-joined = Nie bierzesz jeszcze udziału w tym pojedynku. Najpierw dołącz: wystarczy nick.
error-duel-deck-changed = Talia zmieniła się od początku pojedynku. Zacznijcie nowy, z nowymi kartami.
## Chorus
game-chorus = Chór
game-chorus-what = Wszyscy układają tę samą kartę w tej samej chwili, na jednej osi czasu. W pojedynkę albo nawet w 300 osób.
chorus-run = Liczba kart w serii
chorus-names = Po odkryciu karty pokazuj, kto wybrał którą lukę
chorus-lives = Życia
chorus-lives-off = Bez limitu
chorus-run-so-far = Przebieg serii
chorus-card-of = Karta { $n } z { $run }
chorus-points = { $n ->
    [one] { $n } trafna
    [few] { $n } trafne
   *[many] { $n } trafnych
}
chorus-lives-left = { $n ->
    [one] zostało { $n } życie
    [few] zostały { $n } życia
   *[many] zostało { $n } żyć
}
chorus-say-turned = „{ $title }”: { $date }. Trafiło: { $n } z { $all }.
chorus-say-right = Dobrze! „{ $title }”: { $date }. Trafiło: { $n } z { $all }.
chorus-say-wrong = Tym razem nie. „{ $title }”: { $date }. Trafiło: { $n } z { $all }.
chorus-hint-gap = Dotknij luki, do której twoim zdaniem pasuje karta. Nikt nie zobaczy twojego wyboru, zanim karta nie zostanie odkryta.
chorus-hint-done = Możesz jeszcze zmienić zdanie. Gdy masz pewność, dotknij „Gotowe”: karta zostanie odkryta, gdy wszyscy będą gotowi.
chorus-where = Gdzie pasuje „{ $title }”?
chorus-done = Gotowe
chorus-change = Zmień mój wybór
chorus-you-are-done = Gotowe. Możesz zmienić wybór, dopóki karta nie zostanie odkryta.
chorus-out = Nie masz już żyć. Zobacz, jak pójdzie innym.
chorus-close = Odkryj kartę teraz
chorus-n-done = Gotowi: { $n } z { $all }
chorus-is-done = gotowe
chorus-is-thinking = jeszcze myśli
chorus-result = Trafne: { $n } z { $run }, { $distance ->
    [0] ani razu obok
    [one] łącznie o jedno miejsce obok
    [few] łącznie o { $distance } miejsca obok
   *[many] łącznie o { $distance } miejsc obok
}
chorus-ranking = Wyniki wszystkich
chorus-place = Miejsce
chorus-player = Gracz
chorus-right = Trafne
chorus-off-by = Odchyłka
chorus-more-players = { $n ->
    [one] i jeszcze jeden gracz
    [few] i jeszcze { $n } graczy
   *[many] i jeszcze { $n } graczy
}
chorus-pace = Tempo gry
chorus-pace-together = Razem, karta po karcie
chorus-pace-alone = Każdy we własnym tempie
chorus-teams = Drużyny
chorus-teams-off = Bez drużyn
chorus-team = Drużyna { $n }
chorus-team-members = Liczba osób
chorus-team-mean = Średnio trafnych
chorus-teams-ranking = Wyniki drużyn
chorus-teams-won = { $n ->
    [one] Wygrywa drużyna { $teams }.
   *[other] Wspólne zwycięstwo drużyn: { $teams }.
}
chorus-own-right = Dobrze! „{ $title }”: { $date }.
chorus-own-wrong = Tym razem nie. „{ $title }”: { $date }.
chorus-place-it = Połóż
chorus-hint-alone = Dotknij luki, do której twoim zdaniem pasuje karta, a potem „Połóż”. Bez pośpiechu: możesz przerwać i wrócić, kiedy zechcesz.
chorus-finished = Wszystkie karty ułożone. Wynik pojawi się, gdy skończą wszyscy.
chorus-came-so-far = Doszli do tego miejsca: { $n } z { $all }
chorus-have-finished = Skończyli: { $n } z { $all }
chorus-join-late = Gra już trwa. Zaczniesz od bieżącej karty, a wcześniejsze liczą się jak spasowane.
chorus-join-alone = Każdy gra we własnym tempie. Zaczniesz od pierwszej karty.
chorus-cards = Karta po karcie
chorus-card = Karta
chorus-share = { $n } z { $all }
daily = Dziesięć kart na dziś
daily-what = Te same dla wszystkich, raz dziennie.
daily-past = Miniony dzień: gra tylko dla zabawy.
daily-over-now = Ten dzień już minął. Możesz umieścić resztę kart, ale już się nie liczą.
daily-began = Umieszczone: { $n } z { $count }
daily-see = Zobacz, jak poszło wszystkim
daily-streak = { $n ->
    [0] Seria jeszcze się nie zaczęła
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
   *[many] { $n } dni z rzędu
}
daily-best = najdłuższa seria: { $n }
daily-next = Następne dziesięć kart za
daily-play-next = Zagraj następne dziesięć kart
daily-everyone = Jak poszło wszystkim
daily-players = { $n ->
    [0] Tego dnia nikt nie umieścił wszystkich kart.
    [one] Skończyła jedna osoba.
    [few] Skończyły { $n } osoby.
   *[many] Skończyło { $n } osób.
}
daily-bar = Trafne { $points }: { $n }
daily-you = ty
daily-got-it = Trafnie: { $percent }
daily-seal = Serwer zobowiązał się do tych kart, zanim ktokolwiek je zobaczył. Gdy dzień minie, tajemnica zostanie odsłonięta, a twoja przeglądarka sama ją sprawdzi.
daily-archive = Minione dni
daily-archive-what = Jakiś dzień ci umknął? Zagraj, kiedy zechcesz, tylko dla zabawy.
daily-archive-more = Wcześniejsze dni
daily-archive-none = Nie ma jeszcze minionych dni. Wróć jutro.
daily-not-played = nierozegrany
daily-not-counted = nie liczy się
daily-not-counted-what = Tylko dla zabawy: ten dzień nie liczy się do twojej serii.
run-result = { $points } z { $cards }
run-result-streak = { $points } z { $cards }, seria { $streak }
run-praise-all = Wszystkie trafione!
run-praise-great = Wspaniale!
run-praise-good = Dobra robota!
run-praise-hard = Nie było łatwo!
run-elsewhere = Tę kartę umieszczono już w innym oknie albo na innym urządzeniu. Graj dalej stąd.
duel = Pojedynek
duel-challenge = Wyzwij kogoś na pojedynek
duel-challenge-what = Ta osoba zagra te same karty, kiedy zechce. Gdy skończycie, zobaczycie swoje gry obok siebie.
duel-make = Rzuć wyzwanie
duel-link-what = Wyślij ten link. Te karty może zagrać do { $max } osób, każda wtedy, kiedy zechce.
duel-only-here = Ten serwer jest dostępny tylko na tym urządzeniu, więc link działa tylko tutaj.
duel-invites = { $name } rzuca ci wyzwanie
duel-invites-what = Karty: { $n }, te same dla wszystkich. Zagraj, kiedy zechcesz; potem zobaczycie swoje gry obok siebie, karta po karcie.
duel-of-day = To karty dnia: { $day }. Gra tutaj liczy się jak gra tego dnia.
duel-who = Grają też: { $names }
duel-take = Przyjmij wyzwanie
duel-see = Porównaj gry
duel-ready = Twoje wyzwanie jest gotowe
duel-ready-what = Nikt inny jeszcze nie skończył. Wyślij link i wróć: gry pojawią się tutaj obok siebie.
duel-you-win = Wygrywasz!
duel-they-win = Wygrywa { $name }
duel-draw = Remis!
duel-by-distance = Trafnych tyle samo. Decyduje, o ile miejsc obok: { $less } do { $more }.
duel-you = Ty
duel-side = Karta po karcie
duel-against = Porównaj z graczem
duel-sum = Oboje trafnie: { $both }. Tylko ty: { $mine }. Tylko { $name }: { $theirs }. Nikt: { $neither }.
duel-right = trafnie
duel-off = { $n ->
    [one] o jedno miejsce obok
    [few] o { $n } miejsca obok
   *[many] o { $n } miejsc obok
}
duel-waiting = Jeszcze grają: { $names }
key-done = zatwierdź wybór
error-nothing-to-close = W tej grze nie ma karty do odkrycia dla wszystkich. Poczekaj na gracza, którego jest kolej.
error-own-pace = Tutaj każdy odkrywa własne karty. Jeśli ktoś nie wraca, niech zagra za niego bot.
error-too-late = Dotychczasowe karty kosztowały wszystkie życia. Poczekaj na następną serię.
error-run-finished = Wszystkie karty serii ułożone. Poczekaj na innych.
coach-chorus-welcome = Karta na środku pokazuje swoją datę. Wybierz lukę dla karty poniżej: przed nią albo za nią. Wszyscy układają tę samą kartę i nikt nie widzi twojego wyboru.
coach-chorus-alone = W tej serii grasz we własnym tempie: karta zostaje odkryta, gdy tylko ją położysz, i możesz przerwać i wrócić. Jak z kartą poszło innym, zobaczysz dopiero po swoim ruchu.
coach-chorus-done = Masz to za sobą, inni jeszcze myślą. Dopóki karta nie zostanie odkryta, możesz zmienić wybór.
coach-chorus-right = Dobrze! Jeden punkt. Karta trafia na oś czasu u wszystkich, więc odtąd jest o jedną lukę więcej.
coach-chorus-wrong = Nie tutaj, więc bez punktu; ale przy równych punktach mała pomyłka liczy się mniej niż duża. Karta leży teraz tam, gdzie jej miejsce, u wszystkich.
coach-chorus-same = Dwie karty z tą samą datą: dobra była każda strona.
coach-chorus-lives = To kosztowało życie. Kto nie ma już żadnego, przygląda się innym.
coach-chorus-last = Ostatnia karta serii. Potem wygrywa największa liczba punktów, a przy remisie ten, kto był mniej obok. Szybkość nigdy się nie liczy.
