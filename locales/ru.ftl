# Тексты интерфейса, общие для сайта, терминала и сервера.
## Home
main-menu = Главное меню
home-title = Расставьте историю по порядку
home-lead = Что было раньше? Выкладывайте карты на ось времени: с друзьями за одним столом или против ботов.
play-now = Играть
play-now-what = { $game }: вы против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[other] { $bots } ботов
}. Без регистрации и ожидания.
play-now-team = { $game }: вы { $bots ->
    [one] вместе с { $bots } ботом
    [few] вместе с { $bots } ботами
   *[other] вместе с { $bots } ботами
}. Без регистрации и ожидания.
fan-1 = Великая пирамида
fan-2 = Печатный станок
fan-3 = Колумб выходит в море
my-games = Мои игры
play-timeline = Таймлайн
play-timeline-what = Кто первый без карт, тот победил
play-twist = Твист
play-twist-what = Один ряд, все вместе
play-saga = Звёздные войны
play-saga-what = Сцены из фильмов, все вместе
play-trek = Trek
play-trek-what = Три дня сквозь время
play-chorus = Хор
play-chorus-what = У всех одна и та же карта
play-children = Таймлайн для детей
play-children-what = По три известные карты, добрые боты
one-tap = Начать игру
company-bots = Только я и боты
company-phone = На одном телефоне
company-screen = На этом устройстве
company-phone-what = Передавайте его друг другу
company-friends = С друзьями
go-on-with = Продолжить: { $game }
under-way = идёт игра
turn-is = Ходит { $name }
time-left = осталось { $time }
notify-me = Сообщить, когда мой ход
so-far = Ваши успехи
last-game = Последняя игра
try-game = Попробовать: { $game }
me-all = Все мои игры
lobby = Открытые столы
lobby-all-games = Все игры
lobby-all-languages = Все языки
lobby-none = Сейчас таких столов нет.
seats-free = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободно
   *[many] { $n } мест свободно
}
with-friends = С друзьями
with-friends-how = Откройте стол и поделитесь ссылкой или кодом. Одно устройство или несколько, рядом или далеко.
new-table = Новый стол
join-by-code = Войти по коду
code = Код
join = Войти
home = На главную
loading = Минутку…
close = Закрыть

## Set-up
game = Игра
game-timeline = Таймлайн
game-timeline-what = Каждый за себя: побеждает тот, кто первым выложит все карты.
game-twist = Твист
game-twist-what = Все вместе: сложите ряд из 36 карт и наберите как можно больше очков.
game-trek = Trek
deck = Колода
decks = Колоды
decks-mix = Выберите одну или смешайте несколько колод, где даты — это годы.
which-cards = Какие карты?
choose-decks = Выбрать колоды ({ $n })
surprise-me = Удивите меня
surprise-chose = Выпало: { $decks }
surprise-only = Для этой игры больше выбирать не из чего: { $decks }
find-deck = Найти колоду
find-deck-none = Нет колоды с таким названием или темой.
n-decks = { $n ->
    [one] { $n } колода
    [few] { $n } колоды
    [many] { $n } колод
   *[other] { $n } колоды
}
take-deck = Выбрать
take-deck-named = Выбрать: { $deck }
play-with-decks = { $n ->
    [one] Играть с этой колодой
    [few] Играть с { $n } колодами
    [many] Играть с { $n } колодами
   *[other] Играть с { $n } колодами
}
level-known = Известные
level-mixed = Разные
level-hard = Для знатоков
level-numbers = { $level }: широко известных { $known }, малоизвестных { $unknown }
deck-only-in = Только языки: { $langs }
deck-needs-dates = Для другой игры: эти карты не выложить на ось времени.
deck-needs-icons = Этой игре нужны карты с символами, а на этих их нет.
deck-needs-own = У этой игры своя колода.
deck-replaces = Не смешивается: заменит остальные
deck-too-few = В ней одной мало карт: нужно { $needed }. Смешайте её с другой колодой.
mix-too-few = Слишком мало карт: этой игре нужно { $needed }. Добавьте колоду.
fresh-cards = Без недавних карт
fresh-cards-what = Карты, которые кто-то за столом видел в последних трёх играх, остаются в коробке, пока хватает других.
topics = Темы
period = Период
cards = Карты
filter = Только некоторые темы или годы
filter-of = { $n ->
    [one] Если ничего не выбрать, в игре будет { $n } карта.
    [few] Если ничего не выбрать, в игре будут все { $n } карты.
   *[many] Если ничего не выбрать, в игре будут все { $n } карт.
}
from-year = С какого года
to-year = По какой год
any-year = любой
era = Эра
era-ce = н. э.
era-bce = до н. э.
year-bce = { $year } до н. э.
period-both = с { $from } по { $to }
period-from = с { $from }
period-to = по { $to }
hand-size = Карт у игрока
lock-table = Запереть стол: больше никто не сможет сесть
handicap = Фора
handicap-what = Кто знает больше, может начать с бо́льшим числом карт, чтобы шанс был у каждого.
extra-cards = { $n ->
    [0] без дополнительных карт
    [one] { $n } дополнительная карта
    [few] { $n } дополнительные карты
   *[many] { $n } дополнительных карт
}
edition-classic = классическая
edition-twist = твист, с символами
edition-saga = сага, снизу вверх
your-name = Ваше имя
proposed-names = Ада, Гипатия, Галилей, Чжэн Хэ, Ибн Баттута, Сапфо, Кеплер, Мурасаки, Мари, Коперник, Аверроэс, Софья, Ариабхата, Хатшепсут, Амелия, Вольта
seats = Места
bots = Боты
bot-level = Характер ботов
clock = Время на ход
clock-none = Без ограничений
clock-30s = 30 секунд
clock-60s = 1 минута
clock-2m = 2 минуты
clock-1d = 1 день
public-table = Показывать этот стол всем на этом сервере
public-table-what = Дату может подсмотреть любой, и помешать этому нельзя. Короткое время на ход это затрудняет: в зал славы попадают только игры с 30 или 60 секундами на ход.
stand-ins = Если кто-то пропал
stand-ins-gentle = Добродушный бот
stand-ins-amateur = Бот не сильнее среднего
stand-ins-any = Любой бот
show-hints = Показывать подсказки
make-table = Открыть стол
who-plays = Кто играет?
which-game = Во что?
player-n = Игрок { $n }
add-player = Добавить игрока
more-choices = Ещё настройки
fame-wanted = Насколько известны
fame-all = Все карты
fame-4 = Известные
fame-5 = Только самые известные
name-length = { $n } из { $max } букв
name-too-long = Букв: { $n }, а можно не больше { $max }. Сократите имя.
waiting-room = Комната ожидания
invite-how = Поделитесь ссылкой или продиктуйте код:
code-is = Код: { $code }
copy-link = Поделиться ссылкой
link-copied = Ссылка скопирована
only-here = Этот стол доступен только с этого устройства. Играйте здесь, передавая его друг другу: добавьте остальных ниже.
only-here-how = Как войти с других телефонов?
only-here-command = Программу нужно запустить с «serve --lan». Тогда смогут войти телефоны из той же сети.
qr-of = QR-код адреса { $address }
sit-down = Занять место
seat-after-game = Вы смотрите игру. Занять место можно будет, когда она закончится.
at-the-table = За столом: { $n } из { $seats }
host = хозяин
you = вы
you-yourself = Вы
on-this-device = на этом устройстве
hot-seat-what = С вами кто-то рядом? Можно играть и на этом устройстве: просто передавайте его друг другу.
hot-seat-name = Имя игрока
hot-seat-add = Посадить сюда
pass-to = Теперь ходит { $name }.
pass-now = Передать устройство
curtain-for = Передайте устройство игроку { $name }
curtain-what = Карты скрыты, пока вы не будете готовы.
curtain-open = Это я, { $name }: показать мои карты
bot = бот
away = не в сети
out = вне игры
remove = Убрать
remove-named = Убрать: { $name }
add-bot = Добавить бота
who-begins = Кто начинает
first-random = Случайный игрок
first-me = Начинаю я
start = Начать игру
needs-players = { $n ->
    [one] Достаточно { $n } игрока.
    [few] Нужно { $n } игрока: пригласите кого-нибудь или добавьте бота.
   *[other] Нужно { $n } игроков: пригласите кого-нибудь или добавьте бота.
}
waiting-for-host = Ждём, когда хозяин стола начнёт игру.

## At the table
players = Игроки
n-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
is-away = { $name } не в сети ({ $time })
let-bot-play = Пусть играет бот
to-move = ходит
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
the-line = Ось времени, от самой ранней карты
your-cards = Ваши карты
your-turn = Ваш ход
turn-of = Думает { $name }
play-off = Дополнительный раунд
last-card = Ваша последняя карта
play-off-of-others = В дополнительном раунде играют другие; вы можете смотреть.
draw-pile = Колода: { $n }
discard-pile = Сброс: { $n }
no-cards-left = У вас больше нет карт.
gone-on-without-you = Игра продолжается без вас; вы можете смотреть.
choose-card = Выберите одну из своих карт.
choose-gap = Где её место? Выберите промежуток.
ask-between = Между: { $left } и { $right }?
ask-before = Раньше, чем { $right }?
ask-after = Позже, чем { $left }?
place-it = Выложить
back = Назад
cancel = Отмена
gap-between = между: { $left }, { $leftDate }, и: { $right }, { $rightDate }, промежуток { $n } из { $count }
gap-before = раньше: { $right }, { $rightDate }, промежуток { $n } из { $count }
gap-after = позже: { $left }, { $leftDate }, промежуток { $n } из { $count }
card-in-line = { $title }, { $date }
card-in-hand = Карта { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }: место этой карты здесь
placing = { $name }: «{ $title }».
go-on = Дальше
right = Верно!
wrong = Неверно.
revealed-right = { $name }: «{ $title }» — { $date }.
revealed-wrong-between = { $name }: «{ $title }» — { $date }. Место карты — между: { $left } и { $right }.
revealed-wrong-before = { $name }: «{ $title }» — { $date }. Место карты — раньше, чем { $right }.
revealed-wrong-after = { $name }: «{ $title }» — { $date }. Место карты — позже, чем { $left }.
counts-as = При сравнении у каждой карты один год: «{ $date }» считается как { $year }.
either-side = У карты «{ $title }» та же дата, так что верно было с любой стороны.
why = Почему?
zoom-out = Карты мельче
zoom-in = Карты крупнее
true-time = В масштабе
jump-to = Перейти…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } до н. э.
last-moves = Последние ходы
lesson-of = О карте «{ $title }»
source = Источник: { $source }
hint-twist = Коснитесь карты и переверните её: дата решит, куда она ляжет. Удлиняйте ряд, заполняйте промежутки и не попадайте в блокировку.
hint-twist-scene = Коснитесь карты и переверните её: номер сцены решит, куда она ляжет. Удлиняйте столбец, заполняйте промежутки и не попадайте в блокировку.
hint-pick = Коснитесь одной из своих карт внизу. Её даты пока не знает никто.
hint-pick-scene = Коснитесь одной из своих карт внизу. Когда это происходит в сюжете? Поздние сцены лежат выше.
hint-again = Снова ваш ход: побеждает тот, у кого первым закончатся карты. Коснитесь «Почему?», чтобы узнать больше о карте.
hint-gap = Теперь коснитесь номера промежутка, где её место, или перетащите карту туда.
hint-place = Уверены? Пока карта не выложена, можно передумать.
hint-turn = Переверните её: дата решит, куда она ляжет. Край ряда приносит два очка, промежуток — одно.
hint-turn-scene = Переверните её: номер сцены решит, куда она ляжет. Край столбца приносит два очка, промежуток — одно.
hint-turn-or-discard = Переверните её или сбросьте: символ подходит. Сброс стоит очко, зато блокировки не будет.
hint-stop = Не рискуйте и закончите ход — или рискните второй картой.

## Twist
main-row = Главный ряд с промежутками между картами
main-column = Главный столбец, поздние карты выше, с промежутками между картами
row-first = К первой карте: { $date }
row-last = К последней карте: { $date }
way-later = позже
way-earlier = раньше
score-is = Очки: { $score }
to-next-rank = Ещё { $n }: { $rank }
tally = { $main } в ряду · { $slots } в промежутках · { $lost } в других местах
to-match = Нужный символ:
matches = можно сбросить
icon-none = без символа
icon-anchor = якорь
icon-crown = корона
icon-feather = перо
icon-key = ключ
icon-shield = щит
icon-sun = солнце
card-in-slot = { $title }, { $date }, в промежутке
free-slot = { $left } — { $right }: свободно
card-upright = { $title }, символ { $icon }
card-blocked = { $title }, заблокирована, { $date }, символ { $icon }, на обороте { $back }
cards-of = Карты игрока { $name }
turn-it = Перевернуть
discard-it = Сбросить
end-turn = Закончить ход
try-or-discard = Выберите карту, чтобы перевернуть или сбросить.
must-try = { $n ->
    [one] Нужно продолжать: осталась { $n } незаблокированная карта. Если она заблокируется, игра окончена.
    [few] Нужно продолжать: осталось { $n } незаблокированные карты.
    [many] Нужно продолжать: осталось { $n } незаблокированных карт.
   *[other] Нужно продолжать: осталось { $n } незаблокированной карты.
}
last-upright = Это ваша последняя незаблокированная карта: если она заблокируется, игра окончена.
stop-or-go-on = Закончите ход или переверните вторую карту.
advise = Совет о карте «{ $title }»
pin-play = Сыграйте эту
pin-discard = Сбросьте эту
pin-about = Примерно здесь…
pin-before-all = раньше всего
pin-after = позже, чем { $date }
place-end = новый край, 2 очка
place-free = свободный промежуток, 1 очко
place-taken = промежуток занят, карта заблокируется
slot-taken-by = Этот промежуток ({ $left } — { $right }) уже занимает «{ $title }», { $date }.
unpin = Убрать совет
rank-0 = Мечтатели
rank-1 = Новички
rank-2 = Подмастерья
rank-3 = Летописцы
rank-4 = Архивариусы
rank-5 = Историки
rank-6 = Мастера эпох
rank-7 = Путешественники во времени

## Result
you-win = Вы победили!
you-share = Общая победа!
winners = { $n ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
won-because = Карты закончились к концу раунда { $rounds }.
won-alone = В игре больше никого не осталось.
won-together = Карты закончились, и дополнительный раунд ({ $rounds }-й) не состоялся.
why-all-out = Все карты сыграны.
why-cannot-act = Игрок, чей был ход, не мог ни перевернуть, ни сбросить карту.
why-no-card-placed = Все карты, перевёрнутые за этот ход, заблокированы.
rematch = Сыграть ещё
again-asked = { $n ->
    [1] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
again-waiting = Ждём: { $names }…
again-start-now = Начать, не дожидаясь
again-begun = Началась следующая игра.
again-join = Присоединиться
result-won = Победа! Верно { $right } из { $all }
result-short = { $n ->
    [one] Верно { $right } из { $all }, не хватило { $n } карты
   *[other] Верно { $right } из { $all }, не хватило { $n } карт
}
result-none-left = Верно { $right } из { $all }
result-team = Получилось! { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}: { $rank }
result-team-low = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}: { $rank }
result-place = { $points ->
    [one] { $points } очко, место { $place } из { $n }
    [few] { $points } очка, место { $place } из { $n }
   *[many] { $points } очков, место { $place } из { $n }
}
bot-played = { $bots ->
    [one] За вас бот сделал { $bots } ход из { $all }.
    [few] За вас бот сделал { $bots } хода из { $all }.
   *[many] За вас бот сделал { $bots } ходов из { $all }.
}
bot-played-all = Всю игру за вас сыграл бот.
moment-best = Ваш лучший ход
moment-best-near = { $n ->
    [one] Верно: до соседней карты { $n } год
    [few] Верно: до соседней карты { $n } года
   *[many] Верно: до соседней карты { $n } лет
}
moment-best-same = Верно, и в тот же самый год
moment-best-plain = Точно на своём месте
moment-miss = Стоит запомнить
you-missed-by-years = { $n ->
    [one] Вы ошиблись на { $words } год
    [few] Вы ошиблись на { $words } года
   *[many] Вы ошиблись на { $words } лет
}
you-missed-by-scenes = { $n ->
    [one] Вы ошиблись на { $words } сцену
    [few] Вы ошиблись на { $words } сцены
   *[many] Вы ошиблись на { $words } сцен
}
you-were-blocked = Вы перевернули её, и она оказалась заблокирована
share = Поделиться
shared = Скопировано
share-timeline = { $name }: { $right } из { $all } верно, серия { $streak }
share-twist = Antedate Твист: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}, { $rank }
in-true-time = В масштабе
in-story-order = По порядку событий
axis-says = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}: { $from } — { $to }
lessons = Истории карт
missed-by-years = { $n ->
    [one] { $name }: ошибка на { $n } год
    [few] { $name }: ошибка на { $n } года
   *[many] { $name }: ошибка на { $n } лет
}
missed-by-scenes = { $n ->
    [one] { $name }: ошибка на { $n } сцену
    [few] { $name }: ошибка на { $n } сцены
   *[many] { $name }: ошибка на { $n } сцен
}
was-blocked = { $name }: карта была перевёрнута и заблокирована
shuffle-check = Честно ли перемешаны карты?
shuffle-what = Сервер заранее зафиксировал секретный сид. Теперь ваш браузер может сам повторить тасовку и сравнить.
check-now = Проверить
download-transcript = Скачать запись игры
shuffle-honest = Карты перемешаны честно.
shuffle-wrong = Что-то не совпадает.
check-commitment = Сид тот самый, что сервер зафиксировал заранее.
check-deal = Карты лежали в том порядке, который даёт этот сид.
check-reshuffles = { $n ->
    [one] Сброс перемешан { $n } раз, как задаёт сид.
    [few] Сброс перемешан { $n } раза, как задаёт сид.
   *[other] Сброс перемешан { $n } раз, как задаёт сид.
}
commitment = Отпечаток сида:

## Connection
link-reconnecting = Переподключаемся… Ваш ход сохранён.
link-restarting = Сервер перезапускается… Ваш ход сохранён.
link-back = Связь восстановлена.
link-shaky = Связь медленная.
saving-paused = Сервер сейчас не может сохранять. Ваш ход не потерян.
cannot-enter = К этому столу не подсесть
table-closed = Этот стол закрыт
watch = Смотреть
seat-moved = Это место теперь на другом устройстве
seat-moved-what = Отсюда можно смотреть или вернуть место с другого устройства.
seat-sent-away = Вы больше не за этим столом
seat-sent-away-what = Хозяин стола освободил ваше место. Можно смотреть или снова сесть, если есть свободное место.
seat-left = Вы покинули этот стол
seat-left-what = Можно смотреть или снова сесть, если есть свободное место.
move-seat = Перенести место на другое устройство
move-seat-what = Откройте там этот адрес в течение десяти минут. Он сработает один раз, и место уйдёт с этого устройства.
table-menu = Меню стола
leave = Покинуть стол
still-running = Ваша игра продолжается: { $game }.
still-running-what = Идущая игра
return-to-table = Вернуться за стол
leave-sure = Уйти насовсем? За вас доиграет бот.
leave-room-sure = Покинуть этот стол?
bot-holds = За вас играет бот.
bot-holds-clock = Ваше время вышло дважды: за вас играет бот.
time-up = Время вышло: ход за вас сделал бот.
take-back = Вернуть место

## Talk
chat = Чат
chat-empty = Сообщений пока нет.
chat-say = Напишите что-нибудь
send = Отправить
preset-hello = Привет!
preset-well-played = Отличный ход!
preset-thanks = Спасибо!
preset-oops = Ой!
preset-thinking = Дайте подумать.
preset-your-turn = Ваш ход!
preset-never-guessed = Ни за что бы не угадать!
preset-good-game = Хорошая игра!
preset-again = Ещё раз?

## Said aloud
say-joined = За стол садится { $name }.
say-started = Игра начинается.
say-your-turn = Ваш ход.
say-placed = { $name } выкладывает «{ $title }», { $date }. Верно.
say-misplaced-between = { $name } ошибается с «{ $title }», { $date }. Место карты — между: { $left } и { $right }.
say-misplaced-before = { $name } ошибается с «{ $title }», { $date }. Место карты — раньше, чем { $right }.
say-misplaced-after = { $name } ошибается с «{ $title }», { $date }. Место карты — позже, чем { $left }.
say-ended = Игра окончена.
say-play-off = Дополнительный раунд. Продолжают, каждый с одной картой: { $names }.
say-chat = { $name }: { $text }
say-went-left = { $name } переворачивает «{ $title }», { $date }: теперь самая ранняя в ряду.
say-went-right = { $name } переворачивает «{ $title }», { $date }: теперь самая поздняя в ряду.
say-went-slot = { $name } переворачивает «{ $title }», { $date }: карта занимает промежуток.
say-went-stack = { $name } переворачивает «{ $title }», { $date }: та же дата, карта ложится сверху.
say-went-blocked = { $name } переворачивает «{ $title }», { $date }: промежуток занят, карта заблокирована.
say-discarded = { $name } сбрасывает «{ $title }», { $date }.
say-you-went-left = Вы переворачиваете «{ $title }», { $date }: теперь самая ранняя в ряду.
say-you-went-right = Вы переворачиваете «{ $title }», { $date }: теперь самая поздняя в ряду.
say-you-went-slot = Вы переворачиваете «{ $title }», { $date }: карта занимает промежуток.
say-you-went-stack = Вы переворачиваете «{ $title }», { $date }: та же дата, карта ложится сверху.
say-you-went-blocked = Вы переворачиваете «{ $title }», { $date }: промежуток занят, карта заблокирована.
say-you-discarded = Вы сбрасываете «{ $title }», { $date }.

## Keys
keys = Горячие клавиши
key-pick = выбрать карту
key-gap = выбрать промежуток
key-place = выложить карту
key-zoom = карты мельче или крупнее
key-cancel = отменить
key-line = прослушать ось времени
key-hand = прослушать свои карты
key-try = перевернуть карту
key-discard = сбросить карту
key-stop = закончить ход

## Settings and about
settings = Настройки
language = Язык
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-auto = Как на устройстве
motion-less = Меньше
pace = Показ ходов
pace-slow = С паузой на чтение
pace-usual = Обычный
pace-fast = Быстрый
pace-none = Всё сразу
hints = Подсказки
hints-first = В моей первой игре
hints-always = Всегда
hints-never = Никогда
sound = Звук
sound-off = выключен
shakes = Вибрация
shakes-what = Телефон слегка вибрирует, когда открывают карту.
calm = Тихий режим.
calm-what = Без чата, зрителей, анимации и звуков.
notify = Сообщать, когда мой ход.
notify-what = Только когда эта страница в фоне.
settings-stored = Эти настройки хранятся на этом устройстве.
about = Об игре
about-what = Antedate — место, где играют в карточные игры о хронологии, точно по печатным правилам, с друзьями и ботами. Это одна программа, которую может запустить каждый.
credits = Игры
credit-timeline = Автор игры Timeline — Фредерик Анри.
credit-twist = Авторы кооперативного режима Timeline Twist — Фредерик Анри и Кори Конечка.
credit-trek = Автор игры Trekking Through History — Чарли Бинк.
not-affiliated = Мы не связаны с их издателями. Тексты правил, карты и данные — наши.
licences = Лицензии
licence-motifs = Рисунки: game-icons.net, Lorc, Delapouite и другие, CC BY 3.0.
licence-fonts = Шрифты: Playfair Display и Source Sans 3, SIL Open Font License.
licence-decks = Колоды: CC BY 4.0.
licence-code = Программа: MIT или Apache 2.0.
licence-packages = Пакеты, использованные на этой странице и в этой программе, каждый со своей лицензией:
privacy = Конфиденциальность
privacy-what = Без регистрации, без слежки, ничего с чужих сайтов. Сервер хранит ваши имена, сообщения и ходы, и больше ничего о вас. Их можно выгрузить или стереть на вашей странице.
offline-title = Стол недоступен
offline-what = Сервер не отвечает, или это устройство не в сети. Ничего не потеряно: место и ходы сохранены.
offline-again = Попробовать снова
no-such-page = Страница не найдена
no-such-page-what = Этот адрес никуда не ведёт. Вы скопировали его целиком?

## Refusals
error-unreachable = Нет связи с сервером. Попробуйте чуть позже.
error-not-seated = У вас нет места за этим столом. Сначала займите его.
error-not-host = Это может сделать только хозяин стола.
error-table-closed = Этот стол закрыт. Откройте новый.
error-game-running = Идёт игра. Подождите, пока она закончится.
error-no-game = Сейчас игра не идёт. Её может начать хозяин стола.
error-table-locked = Хозяин запер этот стол. Попросите его отпереть.
error-table-full = Все места ({ $seats }) заняты. Можно смотреть или попросить хозяина добавить мест.
error-bad-name = Имя — от 1 до { $max } видимых символов. Выберите другое.
error-name-taken = За этим столом уже есть игрок с таким именем. Выберите другое.
error-name-reserved = Это имя зарезервировано для сервера или его ботов. Выберите другое.
error-bad-token = Ключ от этого места повреждён. Войдите снова.
error-token-used = Этот ключ уже используется за этим столом. Войдите снова.
error-bad-id = Не удалось прочитать сообщение. Обновите страницу.
error-no-such-player = Этого игрока нет за столом.
error-not-a-bot = Этот игрок не бот.
error-bad-level = На сервере нет бота с таким характером. Выберите другого.
error-bad-option = Так выбрать нельзя: { $option } = { $value }.
error-too-few-players = Для этой игры нужно игроков: { $needed }, а за столом { $have ->
    [one] только { $have }
    [few] только { $have }
   *[many] только { $have }
}. Пригласите кого-нибудь или добавьте ботов.
error-too-few-cards = Карт в игре: { $have }, а для неё нужно { $needed }. Выберите больше тем или лет, колоду побольше, меньше игроков или меньше карт у игрока.
error-cannot-deal = Нельзя раздать карты: { $reason }
error-bot-holds-seat = За вас играет бот. Сначала верните место.
error-owner-gone = Вернуть это место некому; бот играет дальше.
error-stand-in-too-strong = За этим столом место игрока могут занять только эти боты: { $allowed }.
error-stale = Тем временем кто-то сделал ход. Взгляните ещё раз и решите.
error-wrong-game = Этот ход — из другой игры.
error-cannot-drop = В этой игре никого не исключают. Передайте место боту.
error-already-out = Этот игрок уже вне игры.
error-bad-text = Сообщение — от 1 до { $max } символов. Сократите его.
error-bad-characters = В тексте есть символы, которые не видны, меняют направление письма или громоздятся на одной букве. Уберите их и попробуйте ещё раз.
error-headers-too-long = В запросе слишком много заголовков, или они слишком длинные.
error-no-pins = Советы можно давать только в кооперативной игре. Пишите в чат.
error-bad-pin = Этой карты там уже нет.
error-not-finished = Игра не окончена. До её конца запись секретна.
error-not-due = Это уже сделано.
error-not-your-turn = Сейчас не ваш ход. Подождите остальных.
error-not-in-hand = Этой карты у вас нет.
error-no-such-gap = На оси времени нет такого промежутка. Выберите другой.
error-out-of-game = Вы вне этой игры.
error-no-such-seat = Такого места нет.
error-game-over = Игра окончена.
error-card-blocked = Эта карта заблокирована: её можно только сбросить.
error-already-placing = Вы уже перевернули карту, поэтому в этот ход сбросить нельзя.
error-icon-differs = Символ не совпадает со сбросом. Выберите другую карту.
error-nothing-placed = Прежде чем закончить ход, выложите карту.
error-bad-message = Сервер не понял эту страницу. Обновите её.
error-version-unknown = Эта страница слишком старая для сервера. Обновите её.
error-enter-first = Соединение ещё не установлено. Попробуйте ещё раз.
error-wrong-token = Это место больше не на этом устройстве. Возможно, оно перешло на другое.
error-too-fast = Слишком много сообщений. Подождите немного.
error-saving-paused = Сервер сейчас не может сохранять. Попробуйте чуть позже.
error-going-down = Сервер перезапускается. Попробуйте чуть позже.
error-no-such-table = Такого стола нет. Проверьте ссылку.
error-no-such-code = Стола с таким кодом нет. Проверьте код и попробуйте ещё раз.
error-no-such-deck = Такой колоды нет. Выберите другую.
error-bad-decks = Эти колоды нельзя смешать, или они не подходят для этой игры. Выберите другие.
error-bad-request = Сервер не понял запрос. Обновите страницу.
error-table-damaged = Данные этого стола повреждены. Откройте новый стол.
error-too-long = Сообщение слишком длинное. Сократите его.
error-too-many = Слишком много попыток. Подождите немного и попробуйте снова.
error-too-slow = Запрос шёл слишком долго. Отправьте его снова.
error-wrong-origin = Эта страница открыта с другого адреса. Откройте её по адресу сервера.
error-wrong-ticket = Эта ссылка устарела или уже использована. Создайте новую на другом устройстве.
error-method-not-allowed = Сервер не знает такого запроса. Обновите страницу.
error-not-found = Здесь ничего нет. Начните с главной страницы.
error-which-player = На этом устройстве играют несколько человек. Выберите, кто именно.

## Trek
game-trek-what = Три дня во времени, для 2–4 игроков: выбирайте рейсы, заполняйте маршрут, совершайте длинные путешествия.
edition-trek = Trek
trek-first-game = Первая игра: маршруты на день I раздаются случайно
trek-warps-option = Искажения времени: раз в день каждый может изменить ряд, часы или путешествие
trek-warps = Искажения времени
trek-warp-used-by = использует { $name }
trek-warp-not-now = Сейчас оно ничего не изменит или вам нечем заплатить.
trek-warp-choose-spaces = Какие две карты поменять местами?
trek-warp-choose-echo = Какой бонус?
trek-warp-look = Коснитесь карты, чтобы увидеть, что она даст с этим искажением.
trek-warp-use = Использовать: { $price }
trek-foresight = Положите одну из них наверх колоды. Их видите только вы.
warp-rewind = Перемотка
warp-haste = Спешка
warp-exchange = Обмен
warp-new-dawn = Новый рассвет
warp-foresight = Предвидение
warp-detour = Объезд
warp-prism = Призма
warp-echo = Эхо
warp-does-rewind = Ваши часы идут на час назад, прежде чем вы возьмёте карту.
warp-does-haste = Карта, которую вы берёте, стоит на два часа меньше, но не меньше одного.
warp-does-exchange = Две карты ряда меняются местами.
warp-does-new-dawn = Пять ячеек заполняются заново картами из колоды.
warp-does-foresight = Только вы смотрите три следующие карты колоды и кладёте одну из них наверх.
warp-does-detour = Более ранняя карта может лечь перед последней картой вашего путешествия, если её дата туда подходит.
warp-does-prism = Все жетоны этого хода — джокеры.
warp-does-echo = Поле даёт вам бонус любой ячейки.
warp-free = бесплатно
warp-costs-crystals = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
    [many] { $n } кристаллов
   *[other] { $n } кристалла
}
warp-costs-hours = { $n ->
    [one] на { $n } час больше
    [few] на { $n } часа больше
    [many] на { $n } часов больше
   *[other] на { $n } часа больше
}
hint-trek = Коснитесь карты, чтобы увидеть, куда встанут ваши часы и что вы получите. Даты по порядку — это путешествие: чем длиннее, тем лучше.
token-person = Личность
token-event = Событие
token-innovation = Новшество
token-progress = Прогресс
token-wild = Джокер
token-crystal = Кристалл времени
token-letter-person = Л
token-letter-event = С
token-letter-innovation = Н
token-letter-progress = П
token-letter-wild = Д
token-letter-crystal = К
trek-nothing = ничего
trek-h = ч
trek-clock = Циферблат
trek-clock-start = На старте, сверху вниз: { $names }.
trek-clock-at = На { $hour }, сверху вниз: { $names }.
trek-clock-done = На 12, день окончен: { $names }.
trek-done = день окончен
trek-departures = Рейсы и предки
trek-departure = Рейс { $n }: { $title }, { $date }. { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, даёт: { $benefits }
trek-departure-mat = Рейс { $n }: { $title }, { $date }. { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, даёт: { $benefits }, и ещё с поля: { $mat }
trek-space-empty = Рейс { $n }: пусто
trek-ancestor = Предок
trek-left = осталось: { $n }
trek-ancestor-says = Предок: { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}, даёт: { $benefits }, продолжает любое путешествие. Осталось: { $n }
trek-preview = Что даст этот визит
trek-lands = { $hours } ч: ваши часы встанут на { $watch }.
trek-lands-punctual = { $hours } ч: ровно на 12, +{ $points }.
trek-lands-late = { $hours } ч: дальше 12, поэтому часы остановятся там.
trek-journey-starts = Начинается путешествие.
trek-journey-continues = Путешествие продолжается: { $length ->
    [one] { $length } карта
    [few] { $length } карты
   *[many] { $length } карт
}, очков: { $worth }.
trek-journey-detours = Объездом попадёт в путешествие: карт { $length }, очков { $worth }.
trek-journey-closes = Ваше путешествие (карт: { $closed }) закончится; начнётся новое.
trek-pays-points = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
   *[other] +{ $n } очков
}
trek-pays-crystals = { $n ->
    [one] +{ $n } кристалл
    [few] +{ $n } кристалла
   *[other] +{ $n } кристаллов
}
trek-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
trek-crystals = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
trek-returned = Нет места для: { $tokens }.
trek-again = Затем снова ваш ход.
trek-spend = Потратить кристаллы, чтобы сберечь часы
trek-spend-less = На кристалл меньше
trek-spend-more = На кристалл больше
trek-spending = { $n ->
    [one] потратить { $n } кристалл
    [few] потратить { $n } кристалла
   *[other] потратить { $n } кристаллов
}
trek-wild-to = Джокер идёт в столбец
trek-wild-as = Джокер как { $name }
trek-place-own = { $name } — в свой столбец
trek-go = Отправиться
trek-choose = Выберите маршрут на сегодня
trek-choose-how = Тайно: все откроются вместе. Маршрут действует один день.
trek-take-itinerary = Выбрать этот
trek-your-itineraries = Ваши маршруты
trek-waiting = Ещё выбирают: { $names }
trek-has-chosen = Маршрут выбран тайно
trek-is-choosing = Выбирает маршрут
trek-choose-departure = Выберите рейс или предка.
trek-place-tokens = Куда положить жетон?
trek-must-pass = Брать больше нечего.
trek-pass = Пас до конца дня
trek-itinerary-named = Маршрут «{ $name }»
trek-column-says = { $name }: закрыто { $filled } из { $all }
trek-space-pays = клетка { $n } даёт { $reward }
trek-row-pays = Полная строка { $n } даёт { $reward }
trek-panel-of = Маршрут и путешествия игрока { $name }
trek-score-says = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: { $points } на шкале, { $journeys } за путешествия.
trek-open-journey = Путешествие:
trek-closed-journey = Закрыто:
trek-journey-worth = { $length ->
    [one] { $length } карта
    [few] { $length } карты
   *[other] { $length } карт
}, очков: { $worth }
trek-no-journey = Путешествия пока нет.
trek-signs = Знаки
trek-sign-on = Путешествие продолжится: карт в нём станет столько.
trek-sign-new = Дата раньше: путешествие закончится, и с этой карты начнётся новое.
trek-sign-hours = Сколько часов длится визит: на столько передвинутся часы.
trek-sign-mat = Бонус поля под этой картой.
trek-sign-crystal = Кристалл времени: потратьте его, чтобы сберечь час, или сохраните: он даст 1 очко.
trek-sign-wild = Джокер: ложится в любой столбец.
trek-sign-noon = { $n ->
    [one] Остановиться ровно на 12: { $n } очко.
    [few] Остановиться ровно на 12: { $n } очка.
   *[many] Остановиться ровно на 12: { $n } очков.
}
trek-strip = Очки по длине путешествия
trek-strip-says = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
trek-strip-beyond = Больше { $n }: ещё по { $points } за каждую карту
trek-track = шкала { $n }
trek-by-journeys = путешествия { $n }
trek-why-score = Откуда эти очки
trek-why-track = на шкале: клетки, строки и точность
trek-why-crystals = { $n ->
    [one] за { $n } кристалл
    [few] за { $n } кристалла, по 1 очку
   *[many] за { $n } кристаллов, по 1 очку
}
trek-why-open = { $n ->
    [one] за открытое путешествие из { $n } карты
   *[many] за открытое путешествие из { $n } карт
}
trek-why-journey = { $n ->
    [one] за закрытое путешествие из { $n } карты
   *[many] за закрытое путешествие из { $n } карт
}
trek-index = Указатель дат
trek-index-how = Все даты колоды каждого дня. Золотые: сейчас в ряду. Зачёркнутые: посещены. Остальные ещё впереди или уже ушли.
trek-index-of = Даты дня { $day }
trek-date-row = в ряду
trek-date-visited = посещена
trek-day = День { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = День { $day ->
    [1] I
    [2] II
   *[3] III
} окончен
trek-day-today = { $n ->
    [one] сегодня { $n } очко
    [few] сегодня { $n } очка
   *[other] сегодня { $n } очков
}
trek-day-line = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}, { $open ->
    [0] без открытого путешествия
    [one] путешествие из { $open } карты
   *[many] путешествие из { $open } карт
}, всего { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}
trek-day-next = Новые карты на день { $day ->
    [1] I
    [2] II
   *[3] III
}. Путешествия и кристаллы остаются; каждый выбирает новый маршрут.
trek-told-chose = { $who ->
    [you] Вы выбрали маршрут.
   *[other] { $name }: маршрут выбран.
}
trek-told-revealed = Все маршруты открыты. День начинается.
trek-told-visit = { $who ->
    [you] Вы посещаете
   *[other] { $name } посещает
} «{ $title }», { $date }: часы на { $watch }. { $journey ->
    [starts] Начинается путешествие.
    [detours] Карта попадает в путешествие объездом; карт: { $length }.
    [continues] Карт в путешествии: { $length }.
   *[closes] Путешествие окончено, начинается новое.
}{ $points ->
    [0] {""}
    [one] {" "}+{ $points } очко.
    [few] {" "}+{ $points } очка.
   *[many] {" "}+{ $points } очков.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } кристалл.
    [few] {" "}+{ $crystals } кристалла.
   *[many] {" "}+{ $crystals } кристаллов.
}
trek-told-ancestor = { $who ->
    [you] Вы встречаете предка
   *[other] { $name } встречает предка
}: часы на { $watch }. Карт в путешествии: { $length }.{ $points ->
    [0] {""}
    [one] {" "}+{ $points } очко.
    [few] {" "}+{ $points } очка.
   *[many] {" "}+{ $points } очков.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } кристалл.
    [few] {" "}+{ $crystals } кристалла.
   *[many] {" "}+{ $crystals } кристаллов.
}
trek-told-token = { $who ->
    [you] Вы кладёте жетон
   *[other] { $name } кладёт жетон
}: { $column ->
    [person] Личность
    [event] Событие
    [innovation] Новшество
   *[progress] Прогресс
}.{ $points ->
    [0] {""}
    [one] {" "}+{ $points } очко.
    [few] {" "}+{ $points } очка.
   *[many] {" "}+{ $points } очков.
}{ $crystals ->
    [0] {""}
    [one] {" "}+{ $crystals } кристалл.
    [few] {" "}+{ $crystals } кристалла.
   *[many] {" "}+{ $crystals } кристаллов.
}
trek-told-passed = { $who ->
    [you] Вы пасуете: брать нечего.
   *[other] { $name } пасует: брать нечего.
}
trek-told-warp = { $who ->
    [you] Вы используете искажение времени «{ $warp }».
   *[other] { $name }: искажение времени «{ $warp }».
}
trek-told-foreseen = { $who ->
    [you] Вы смотрите в колоду.
   *[other] { $name } смотрит в колоду.
}
trek-told-day-ended = День { $day ->
    [1] I
    [2] II
   *[3] III
} окончен.
trek-told-day-began = Начинается день { $day ->
    [1] I
    [2] II
   *[3] III
}: каждый выбирает маршрут.
trek-final-count = Итоговый подсчёт
trek-count-1 = Шкала
trek-count-2 = Кристаллы
trek-count-3 = Путешествия
trek-count-4 = Всего
trek-count-how = Очки за путешествие зависят от длины: карты → очки.
trek-show-all = Показать всё
trek-winner = победа
trek-won-with = { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[many] { $n } очков.
}
trek-tie-journey = Очков поровну: { $nth ->
    [1] решает самое длинное путешествие.
    [2] решает второе по длине путешествие.
   *[other] решает путешествие номер { $nth } по длине.
}
trek-tie-shared = Поровну и очков, и путешествий: общая победа.
trek-journeys = Путешествия
trek-journeys-how = Коснитесь даты, чтобы узнать её историю.
share-trek = Antedate Trek: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, место { $place } из { $n }
picture-trek = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, место { $place } из { $n }
key-departure = выбрать рейс
key-ancestor = выбрать предка
key-neighbours = следующий рейс
key-go = отправиться или выбрать маршрут
key-crystals = меньше или больше кристаллов
key-wild = другой столбец для джокера
key-clock = прослушать циферблат
key-row = прослушать рейсы
key-me = прослушать свой маршрут
key-index = указатель дат
key-warps = искажения времени
error-choose-first = Каждый день начинается с маршрута. Сначала выберите один из своих.
error-others-choosing = Вы выбрали. Подождите, пока выберут все.
error-not-choosing = Маршруты выбирают в начале дня. Продолжайте со своим.
error-not-your-itinerary = Этот маршрут не ваш. Выберите один из своих.
error-itinerary-used = Этот маршрут уже использован. Выберите другой.
error-itinerary-drawn = В первой игре день I играют с маршрутом, который вам выпал.
error-no-such-space = Такого рейса нет. Выберите один из шести.
error-empty-space = Там больше ничего нет. Выберите другой рейс.
error-no-ancestor-left = Предков не осталось. Выберите рейс.
error-ancestor-cannot-start = Предок не может начать путешествие. Сначала выберите рейс.
error-not-enough-crystals = У вас нет столько кристаллов. Потратьте меньше.
error-below-one-hour = Визит длится не меньше часа. Потратьте меньше кристаллов.
error-tokens-first = Сначала положите свои жетоны.
error-no-tokens-to-place = У вас нет жетонов, которые нужно положить. Выберите рейс.
error-no-such-token = Такого жетона больше нет. Положите один из своих.
error-wrong-column = Этот жетон можно положить только в его столбец.
error-column-full = Этот столбец заполнен. Выберите другой.
error-impossible-tokens = Так жетоны положить нельзя. Выберите ещё раз.
error-cannot-pass = Пасовать можно, только когда брать нечего.
error-no-warps = В этой игре нет искажений времени.
error-no-such-warp = Сегодня такого искажения нет. Выберите другое.
error-marker-used = Сегодня вы уже использовали искажение времени. Возьмите карту.
error-warp-taken = Это искажение сегодня уже использовали. Выберите другое.
error-warp-too-dear = У вас не хватает кристаллов на это искажение.
error-wrong-warp-choice = Это искажение действует не так. Выберите то, о чём оно спрашивает.
error-same-space = Выберите две разные карты.
error-nothing-to-echo = На этой ячейке нечего повторить. Выберите другую.
error-warp-changes-nothing = Сейчас это искажение ничего не изменит.
error-nothing-to-take = После искажения нечего будет взять.
error-put-on-top-first = Сначала положите наверх одну из карт, которые вы смотрите.
error-not-looking = Вы сейчас не заглядываете в колоду.
error-no-such-top = Среди карт, которые вы смотрите, такой нет.

## Replay
replay = Повтор
replay-of = Повтор: { $game }
watch-replay = Посмотреть повтор
replay-what = Посмотрите законченную игру ещё раз, ход за ходом: глазами любого игрока или со всеми открытыми картами.
replay-drop = Перетащите сюда запись игры
replay-choose = Выбрать файл
replay-where = Запись игры есть на странице её результата, рядом с проверкой тасовки. Сервер разыгрывает её заново по правилам и ничего не хранит.
replay-other-file = Другой файл
replay-which = Игра из этого файла, от 1 до { $n }
replay-controls = Перемотка игры
replay-first = К раздаче
replay-back = На ход назад
replay-on = На ход вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-move = Ход
replay-at = Ход { $n } из { $all }
replay-deal = Карты розданы.
replay-eyes = Вид
replay-eyes-none = зритель
replay-eyes-all = все карты открыты
replay-pace = Скорость
replay-pace-slow = низкая
replay-pace-usual = обычная
replay-pace-fast = высокая
replay-settings = Вид и скорость
replay-link = Ссылка на этот момент
replay-to-table = К столу
replay-unused = Оставшиеся маршруты игрока { $name }
replay-pile = { $n ->
    [0] Колода пуста
    [one] Колода сверху вниз: { $n } карта
    [few] Колода сверху вниз: { $n } карты
   *[other] Колода сверху вниз: { $n } карт
}
say-stopped = { $name } заканчивает ход.
say-dropped = { $name } выходит из игры; карты этого игрока открыты и сброшены.
key-replay-step = на ход назад или вперёд
key-replay-ends = к раздаче или к концу
key-replay-play = воспроизвести или пауза
error-not-a-transcript = Этот файл — не запись игры. Выберите файл .jsonl со страницы результата или записанный командой «antedate lab».
error-bad-transcript = Строка { $line } нарушает правила ({ $clause }): { $reason }
error-transcript-without-deck = В записи не сказано, какой колодой играли, поэтому у её карт нет названий.
error-transcript-too-long = Запись игры может занимать не больше { $max } байт. Эта длиннее.
error-unknown-deck = Играли колодой «{ $deck }» { $version }, которой на этом сервере нет (хеш { $hash }). Запустите сервер с «--decks» и папкой этой колоды или откройте запись там, где играли.
error-deck-differs = Играли другой версией колоды «{ $deck }»: { $version } (хеш { $hash }). Откройте запись там, где играли.
error-cards-differ = Карта «{ $card }» в записи отличается от карты в колоде. Запись изменена.
error-no-such-game = За этим столом столько игр ещё не сыграли. Пока сыграно: { $games }.

## Страница колод и то, что читатели говорят о карте

decks-lead = Просматривайте карты, когда захочется. Даты скрыты, пока вы не коснётесь карты.
play-with-deck = Играть этой колодой
coverage-time = Карты по периодам
coverage-topics = Карты по темам
coverage-fame = Карты по известности
coverage-period = Период
coverage-known = Известность
coverage-cards = Карты
coverage-table = Таблицей
coverage-most = { $title }: больше всего — { $name }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}. Все числа — в таблице ниже.
fame = { $n ->
    [1] для знатоков
    [2] малоизвестная
    [3] довольно известная
    [4] хорошо известная
   *[other] известна всем
}
deck-cards = Карты
deck-cards-how = Коснитесь карты, чтобы увидеть её дату, историю и источник.
deck-print = Распечатать и вырезать
deck-print-how = PDF с картами, правилами и всеми датами. Печатайте с двух сторон с переворотом по длинному краю, в реальном размере; метки показывают, где резать.
deck-print-a4 = PDF для бумаги A4
deck-print-letter = PDF для бумаги Letter
deck-find = Поиск карт
deck-search = В названии
deck-topic = Тема
deck-all-topics = Все темы
deck-all-periods = Все периоды
deck-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
deck-show-dates = Показать все даты
deck-more = Показать ещё (осталось: { $n })
date-hidden = дата
deck-authors = Авторы: { $authors }.
deck-licence = Лицензия { $licence }, версия { $version }.
deck-sources = У каждой карты указан источник; код вида Q12345 — элемент Викиданных.
wrong-date = Эта дата неверна
wrong-date-of = Эта дата неверна: { $title }
wrong-date-what = Ваше замечание попадёт к тому, кто ведёт этот сервер: он может исправить колоду. О вас ничего не хранится, поэтому ответить вам никто не сможет.
wrong-date-words = Что неверно?
wrong-date-year = Верный год, если вы его знаете
wrong-date-source = Где это можно проверить?
wrong-date-empty = Напишите в нескольких словах, что неверно.
wrong-date-thanks = Спасибо. Замечание сохранено.
error-no-such-card = В этой колоде нет такой карты. Обновите страницу.
error-bad-report = Это нельзя сохранить. Напишите несколько слов, не больше { $max } символов, и проверьте год.
error-deck-too-large-to-print = Карт в этой колоде: { $cards }, а отсюда можно напечатать не больше { $max }. Обратитесь к владельцу сервера.
error-reports-full = Прежние замечания ещё не прочитаны. Попробуйте в другой день.
## First games and rules
rules = Правила
rules-open = Правила игры «{ $game }»
teach-me = Научите меня
teach-me-what = Настоящая игра с добродушным ботом и тренером, который объясняет всё, что случается впервые.
teach-me-game = Научите меня: { $game }
coach = Тренер
coach-next = Понятно
coach-stop = Выключить тренера
coach-sum-title = Первая игра позади
coach-sum-cards = { $right ->
    [one] Нашла место { $right } ваша карта,
    [few] Нашли место { $right } ваши карты,
    [many] Нашли место { $right } ваших карт,
   *[other] Нашли место { $right } вашей карты,
} { $wrong ->
    [0] и ни одной ошибки.
    [one] { $wrong } не нашла.
   *[other] { $wrong } не нашли.
}
coach-sum-timeline = Запомните: играйте карты, в которых уверены, пока их промежуток широк, и читайте каждую открытую дату. В следующий раз игроков будет больше, и никто не подскажет, куда смотреть.
coach-sum-twist = Запомните: больше всего приносят края ряда, промежуток вмещает лишь одну дату, а после первой удачи можно остановиться. Сбрасывайте заблокированные карты по символу, пока остались другие.
coach-sum-trek = Запомните: из малых шагов во времени складываются долгие путешествия, короткие визиты дают больше ходов, а за наградой стоит идти. В следующий раз обдумайте день, прежде чем выбирать маршрут.
coach-sum-chorus = Запомните: ось времени растёт, кто бы ни был прав, так что читайте каждую открытую дату. Если не уверены, выбирайте середину возможного промежутка: маленький промах лучше большого. Скорость не важна никогда.
coach-timeline-welcome = У карты в середине видна дата: с неё начинается ось времени. Выберите внизу свою карту, затем промежуток, где, по-вашему, её место: до или после. Начните с карты, в которой уверены больше всего.
coach-timeline-right = Верно! Карта остаётся, и у вас на одну меньше. Добирать не надо: так и побеждают. На оси времени теперь на один промежуток больше — для всех.
coach-timeline-wrong = Неверно: карта ушла, и вы взяли новую. Карт столько же, а ход потерян. Посмотрите, где было её место: эта дата может пригодиться.
coach-timeline-others = Это была карта другого игрока. Верно или нет, каждая открытая дата сужает догадки: прочтите её, прежде чем выбирать.
coach-timeline-gaps = Ось времени выросла, а промежутки сузились. Карте, дату которой вы знаете лишь примерно, безопаснее всего в широком промежутке: сыграйте её, пока он не заполнился.
coach-timeline-play-off = Дополнительный раунд: в одном раунде карты закончились у нескольких игроков, и каждый из них берёт ещё одну. Победит тот, кто в конце раунда единственный останется без карт.
coach-timeline-round = У кого-то закончились карты. Раунд всё равно доигрывают, чтобы у всех было поровну ходов: верная карта сейчас может вас спасти.
coach-timeline-last = Ваша последняя карта. Если она верна и больше ни у кого карты в этом раунде не закончатся, вы победили.
coach-timeline-other-last = У другого игрока осталась одна карта. Помешать ему нельзя, но можно не отстать: если карты закончатся в одном раунде, будет дополнительный.
coach-twist-welcome = Вы с ботом — команда. Выберите карту и переверните: её место определяет только дата. Лучше всего — раньше или позже всего ряда, так что ищите карту очень древнюю или очень новую.
coach-twist-end = Это новый край ряда: 2 очка. Ряд теперь охватывает больше лет, и всему, что попадёт внутрь, придётся делить несколько промежутков.
coach-twist-slot = Карта попадает между двумя картами ряда и ложится в промежуток над ними: 1 очко. Между соседними картами всего один промежуток, и этот теперь занят.
coach-twist-stack = Точно такая же дата, как у лежащей карты: эта ложится на неё и считается так же.
coach-twist-blocked = Промежуток был занят, и карта заблокирована. Она лежит перед вами боком и отнимает очко, пока её не удастся сбросить по символу. Теперь избегайте карт тех же лет.
coach-twist-must = В этот ход ни одна карта не нашла места, поэтому нужно перевернуть ещё одну. Если за один ход заблокируются все ваши карты, игра закончится для вас обоих.
coach-twist-danger = Осторожно: у вас мало незаблокированных карт. Если все карты, перевёрнутые за этот ход, заблокируются, игра закончится для вас обоих. Карту в голубой рамке можно сбросить без риска; если такой нет, переверните ту, что вероятнее всего станет новым краем или найдёт свободный промежуток.
coach-twist-stop = Одна карта нашла место. Можно остановиться: всё остаётся, и вы добираете. Или переверните ещё одну, если уверены: второй успех тоже завершает ход.
coach-twist-others = Напарник сделал ход. Все карты на виду, поэтому смотрите и на его: промежуток, который заполнит один, потерян для другого.
coach-twist-advice = К вашей карте приколот совет: так сыграл бы напарник. Решаете вы.
coach-twist-discard = У карты в голубой рамке тот символ, который нужен для сброса. Вместо того чтобы переворачивать карты, её можно сбросить: это стоит очко, зато безопасно, и только так избавляются от заблокированной карты.
coach-twist-narrow = Между двумя картами ряда никогда ничего не вставляют: у каждой пары только один промежуток, сколько бы лет он ни охватывал. Прежде чем переворачивать карту из середины, проверьте, свободен ли её промежуток.
coach-twist-pile = Колода пуста. Теперь вы играете только теми картами, что лежат перед вами; каждая оставшаяся отнимет очко.
coach-trek-drawn = Это ваш маршрут на день I, он выпал случайно. В его столбцы кладут жетоны: «Личность», «Событие», «Новшество» и «Прогресс». Закрытые клетки и полные строки приносят то, что на них указано.
coach-trek-departures = Шесть рейсов, а ниже предки. Коснитесь одного: циферблат покажет, куда встанут ваши часы, а полоса внизу — что вы получите. Короткие визиты оставляют больше времени, долгие приносят больше.
coach-trek-itinerary = Выберите маршрут на сегодня. Сначала взгляните на рейсы: какие жетоны будет легко получить? Остальные тоже выбирают тайно, и каждый маршрут действует один день.
coach-trek-tokens = Жетоны легли в свои столбцы, каждый на верхнюю свободную клетку. Цельтесь в клетки и строки с наградой; если столбец заполнен, жетон пропадает.
coach-trek-hours = Следующим ходит тот, чьи часы дальше всех позади, иногда несколько раз подряд. Поэтому короткие визиты — это много ходов, а долгий даёт другим догнать вас.
coach-trek-journey = Вы в путешествии. Карта с более поздней датой удлиняет его, с более ранней — закрывает и начинает новое. Малые шаги во времени оставляют место для многих карт.
coach-trek-closed = Путешествие закончилось: оно остаётся у вас и принесёт очки в конце. Началось новое. Одно длинное путешествие стоит намного больше двух коротких.
coach-trek-crystals = У вас есть кристалл времени. Потратьте его перед отправлением, чтобы сберечь час и, возможно, попасть ровно на 12. Сохранённый кристалл в конце приносит очко.
coach-trek-ancestor = У предка нет даты, и он продолжает любое путешествие. Возьмите его, когда любой рейс отправил бы вас назад во времени.
coach-trek-noon = День заканчивается. Попасть ровно на 12 — это 3 очка; карта, которая завела бы дальше, останавливается там без них, но жетоны даёт. Поэтому долгий визит лучше оставить напоследок.
coach-trek-done = Ваши часы на 12: ваш день окончен. Остальные играют, пока не закончится и их день. Пришедший последним начинает следующий.
coach-trek-day = Новый день с более поздними картами. Жетонов и маршрута больше нет, а путешествие и кристаллы остаются: не заканчивайте его зря.
coach-trek-last-day = Последний день. В конце каждый кристалл приносит очко, и открытое путешествие тоже считается.
coach-trek-warps = Рядом с часами лежат искажения времени: раз в день, прежде чем взять карту, можно использовать одно из тех, что ещё никто не использовал. Коснитесь, чтобы увидеть, что оно делает и сколько стоит.

## Я
me = Я
me-lead = Ваши результаты на этом сервере. Эту страницу видит только этот браузер.
me-games-n = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
me-won-n = побед: { $n }
me-right = Верные карты
me-right-of = { $right } из { $tries }
me-streak = Победы подряд
me-streak-best = лучшая серия
me-none-title = Здесь пока пусто
me-none = Доиграйте первую игру. Тогда здесь будет видно, какие эпохи и темы вы знаете лучше всего и какие карты стоит повторить.
me-map = Карта времени
me-map-lead = Как часто вы верно выкладываете такие карты. Коснитесь клетки, чтобы их повторить.
me-map-hits = { $period }, { $topic }: верно { $right } из { $tries }.
me-map-none = { $period }, { $topic }: ещё не встречалось.
me-map-practise = Повторить эти карты
me-map-seldom = редко верно
me-map-always = почти всегда
me-map-few = пока мало ответов
me-map-unplayed = ещё не встречалось
me-percent = { $n } %
me-missed = Карты, которые не даются
me-missed-how = Угадайте, когда это было, а потом коснитесь и проверьте.
me-missed-n = мимо: { $wrong } из { $tries }
me-best = Ваши лучшие результаты
me-best-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
me-best-seats = { $seats ->
    [1] в одиночку
   *[other] за столом: { $seats }
}
me-latest = Ваши игры
me-game-won = победа
me-game-lost = без победы
me-game-left = прервана
me-uncounted-no-move = не считается: за вас играл бот
me-uncounted-left = вы ушли: победой не считается
me-uncounted-stood-in = за вас ходил бот: не идёт в победы подряд
me-with = с игроками: { $names }
me-game-alone = в одиночку
me-stood-in = кого-то заменял бот
me-kept = Что о вас хранится
me-kept-what = Ваши имена, сообщения и ходы за столами, под номером и без регистрации. Если на этом устройстве играют несколько человек, здесь считается только первый за каждым столом.
me-number = Ваш номер, если будете писать тому, кто ведёт сервер: { $number }
me-export = Выгрузить всё
me-erase = Стереть всё
me-erase-sure = Точно стереть всё?
me-erase-what = Ваши имена и сообщения исчезнут из всех игр, вы покинете столы, за которыми сидите, и эта страница начнётся с нуля. Игры останутся у других. Отменить это нельзя.
me-erase-yes = Стереть
me-erase-no = Оставить
me-erased = Готово. О вас здесь больше ничего не хранится.

## Зал славы
hall = Зал славы
hall-lead = Лучшие игры за открытыми столами и те, что игроки решили показать. Ни дат, ни карт: никаких подсказок.
hall-what = Список
hall-edition = Издание
hall-edition-twist = Твист
hall-edition-saga = Сага
hall-team = За столом
hall-period = За какое время
hall-period-today = последние 24 часа
hall-period-week = последние 7 дней
hall-period-ever = за всё время
hall-streaks = Таймлайн: победы подряд
hall-scores-twist = Твист: результаты команд
hall-scores-trek = Trek: результаты
hall-none = Здесь пока нет ни одной игры.
hall-none-how = Сыграйте за открытым столом или покажите результат, когда игра закончится.
hall-place = Место
hall-who = Игрок
hall-result = Результат
hall-streak-n = { $n ->
    [1] { $n } победа
    [one] { $n } победа подряд
    [few] { $n } победы подряд
   *[many] { $n } побед подряд
}
hall-points-unit = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
hall-somebody = кто-то
hall-with-bots = с ботами
hall-stood-in = кого-то заменял бот
hall-see = Посмотреть этот результат
hall-picture = Картинка этого результата: { $what }
hall-to = В зал славы
hall-show = Показать в зале славы
hall-unlisted-deck = В зал славы попадают только игры с одной встроенной колодой целиком.
hall-unlisted-stood-in = В зал славы попадают только игры, где вы решали всё сами, от первого хода до последнего. Здесь играл бот или вышло время.
hall-unlisted-clock = В зал славы попадают только игры с часами на 30 или 60 секунд: за это время даты не подсмотреть.
hall-show-what = Ваше имя показано так же, как здесь, имена других — только с их согласия. Ни карт, ни дат.
hall-shown = Теперь это видят все.
error-hall-off = На этом сервере нет зала славы.
error-no-such-result = Такого результата нет, или игроки его не показали.

## Guessing along
guess-along = Угадывайте вместе со всеми
guess-what = Где место картам игрока { $name }? Угадывайте для себя: никто не узнает.
guess-later = Ваш ход. Снова угадывать можно, когда ходят другие.
guess-it = Это моя догадка
guess-between = Моя догадка — между: { $left } и { $right }
guess-before = Моя догадка — раньше, чем { $right }
guess-after = Моя догадка — позже, чем { $left }
guess-was-right = Вы угадали.
guess-was-wrong = Вы думали иначе.
guess-score = верно { $right } из { $all }
key-guess = угадать чужую карту, пока ждёте

## The picture of a result
picture = Картинка
picture-save = Сохранить картинку
picture-share = Поделиться картинкой

## Size of everything
size = Размер
size-auto = По экрану
size-big = Крупный, для проектора

## Somebody is away, and the little line of advice
go-on-without = Играть дальше без игрока { $name }
go-on-sure = Играть дальше без игрока { $name }? Его карты откроют и сбросят, и вернуться в эту игру он не сможет.
away-ask-host = Хозяин стола может посадить на это место бота сразу, а через две минуты — любой за столом.
away-host = Через две минуты любой за столом сможет посадить на это место бота.
pin-by = { $where } (совет: { $names })

# Повторение: то, в чём ошиблись, возвращается.
practice = Повторение
practice-due = { $n ->
    [0] повторять нечего
    [one] к повторению { $n } карта
    [few] к повторению { $n } карты
   *[other] к повторению { $n } карт
  }
practice-learned = выучено: { $n }
practice-nth = Карта { $n } из { $count }
practice-new = новая для вас
practice-ask = Где место этой карты?
practice-line = Ось времени, от самой ранней карты
practice-off = { $n ->
    [one] В { $n } промежутке от верного места.
   *[other] В { $n } промежутках от верного места.
  }
practice-yours = ваш выбор
practice-again-in = { $n ->
    [1] Вернётся завтра.
    [one] Вернётся через { $n } день.
    [few] Вернётся через { $n } дня.
   *[other] Вернётся через { $n } дней.
  }
practice-result = { $right } из { $count }
practice-more = Повторить ещё
practice-anki = Сохранить мои карты для Anki
practice-none-title = Здесь нечего повторять
practice-none = Вы знаете все карты этого выбора, или таких карт нет. Сыграйте партию: то, в чём вы ошибётесь, вернётся сюда.
practice-begin = Начать повторение
practice-missed = Повторить ошибки
practice-lead = Карты, в которых вы ошиблись, возвращаются незадолго до того, как забудутся.
error-no-such-question = Колода изменилась с тех пор, как был задан этот вопрос. Начните повторение заново.
error-too-many-answers = Хранится { $max } ваших ответов — больше нельзя. Удалите свои данные, чтобы начать заново.
error-bad-date = Это не дата. Напишите её так: 2026-11-19.
error-daily-in-future = Этот день ещё не начался. Карты появятся вместе с ним.
error-no-daily = В тот день карт не было. Выберите другой день из архива.
error-daily-running = Этот день ещё идёт. Его итоги откроются, когда он закончится.
error-run-unfinished = Вы выложили ещё не все карты этого дня. Сначала доиграйте.
error-run-over = Эти карты вы уже сыграли: { $points } из { $cards } верно. Их играют один раз.
error-card-closed = Эта карта уже открыта, и в силе первый ответ. Переходите к следующей.
error-card-not-open = До этой карты ещё не дошло. Сначала выложите предыдущие.
error-not-your-run = Прежде чем вызывать других, доиграйте эти карты сами.
error-no-such-duel = Такой дуэли нет. Ссылка скопирована полностью?
error-duel-full = В этой дуэли уже { $max } участников, больше нельзя. Начните новую.
error-duel-not-joined = Вы ещё не участвуете в этой дуэли. Сначала укажите имя и присоединитесь.
error-duel-deck-changed = С начала дуэли колода изменилась. Начните новую, с новыми картами.
## Chorus
game-chorus = Хор
game-chorus-what = Все одновременно выкладывают одну и ту же карту на общую ось времени. В одиночку или компанией до 300 человек.
chorus-run = Карт в серии
chorus-names = Когда карта открыта, показывать, кто какой промежуток выбрал
chorus-lives = Жизни
chorus-lives-off = Без ограничения
chorus-run-so-far = Ход серии
chorus-card-of = Карта { $n } из { $run }
chorus-points = { $n ->
    [one] { $n } верная
    [few] { $n } верные
   *[many] { $n } верных
}
chorus-lives-left = { $n ->
    [one] осталась { $n } жизнь
    [few] осталось { $n } жизни
   *[many] осталось { $n } жизней
}
chorus-say-turned = «{ $title }»: { $date }. Угадали: { $n } из { $all }.
chorus-say-right = Верно! «{ $title }»: { $date }. Угадали: { $n } из { $all }.
chorus-say-wrong = На этот раз мимо. «{ $title }»: { $date }. Угадали: { $n } из { $all }.
chorus-hint-gap = Коснитесь промежутка, где, по-вашему, место этой карты. Ваш выбор никто не увидит, пока карту не откроют.
chorus-hint-done = Ещё можно передумать. Когда решите, коснитесь «Готово»: карту откроют, когда будут готовы все.
chorus-where = Где место карты «{ $title }»?
chorus-done = Готово
chorus-change = Изменить выбор
chorus-you-are-done = Готово. Пока карту не открыли, выбор можно изменить.
chorus-out = Жизней не осталось. Смотрите, как играют другие.
chorus-close = Открыть карту сейчас
chorus-n-done = Готовы: { $n } из { $all }
chorus-is-done = выбор сделан
chorus-is-thinking = ещё думает
chorus-result = Верно { $n } из { $run }, { $distance ->
    [0] ни разу мимо
    [one] всего мимо на { $distance } промежуток
    [few] всего мимо на { $distance } промежутка
   *[many] всего мимо на { $distance } промежутков
}
chorus-ranking = Результаты всех
chorus-place = Место
chorus-player = Игрок
chorus-right = Верно
chorus-off-by = Промах
chorus-more-players = { $n ->
    [one] и ещё { $n } игрок
    [few] и ещё { $n } игрока
   *[many] и ещё { $n } игроков
}
chorus-pace = Темп
chorus-pace-together = Вместе, карта за картой
chorus-pace-alone = Каждый в своём темпе
chorus-teams = Команды
chorus-teams-off = Без команд
chorus-team = Команда { $n }
chorus-team-members = Игроков
chorus-team-mean = Верно в среднем
chorus-teams-ranking = Результаты команд
chorus-teams-won = { $n ->
    [1] Победила команда { $teams }.
   *[other] Общая победа команд: { $teams }.
}
chorus-own-right = Верно! «{ $title }»: { $date }.
chorus-own-wrong = На этот раз мимо. «{ $title }»: { $date }.
chorus-place-it = Выложить
chorus-hint-alone = Коснитесь промежутка, где, по-вашему, место этой карты, а потом «Выложить». Спешить некуда: можно прерваться и вернуться когда угодно.
chorus-finished = Вы выложили все карты. Результат появится, когда закончат все.
chorus-came-so-far = Дошли до этой карты: { $n } из { $all }
chorus-have-finished = Закончили: { $n } из { $all }
chorus-join-late = Игра уже идёт. Вы начнёте с текущей карты, а прежние считаются пропущенными.
chorus-join-alone = Каждый играет в своём темпе. Вы начнёте с первой карты.
chorus-cards = Карта за картой
chorus-card = Карта
chorus-share = { $n } из { $all }
daily = Десять карт дня
daily-what = Одни и те же для всех, раз в день.
daily-past = Один из прошлых дней, просто для удовольствия.
daily-over-now = Этот день закончился. Его карты можно доиграть, но они уже не считаются.
daily-began = Выложено { $n } из { $count }
daily-see = Посмотреть, как сыграли все
daily-streak = { $n ->
    [0] Серии пока нет
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
daily-best = лучшая серия: { $n }
daily-next = Следующие десять карт через
daily-play-next = Сыграть следующие десять карт
daily-everyone = Как сыграли все
daily-players = { $n ->
    [0] В тот день эти карты никто не выложил до конца.
    [one] Закончил { $n } человек.
    [few] Закончили { $n } человека.
   *[many] Закончили { $n } человек.
}
daily-bar = Верно { $points }: { $n }
daily-you = вы
daily-got-it = Верно ответили { $percent }
daily-seal = Сервер зафиксировал эти карты до того, как их кто-либо увидел. Когда день закончится, секрет откроется, и ваш браузер сможет его проверить.
daily-archive = Прошлые дни
daily-archive-what = Пропустили день? Сыграйте, когда захотите, просто для удовольствия.
daily-archive-more = Более ранние дни
daily-archive-none = Прошлых дней пока нет. Возвращайтесь завтра.
daily-not-played = не сыгран
daily-not-counted = не считается
daily-not-counted-what = Просто для удовольствия: в серию этот день не идёт.
run-result = { $points } из { $cards }
run-result-streak = { $points } из { $cards }, серия { $streak }
run-praise-all = Все верно!
run-praise-great = Блестяще!
run-praise-good = Хорошая игра!
run-praise-hard = Было непросто!
run-elsewhere = Эту карту уже выложили в другой вкладке или на другом устройстве. Продолжайте отсюда.
duel = Дуэль
duel-challenge = Вызвать кого-нибудь на дуэль
duel-challenge-what = Соперник сыграет те же карты, когда захочет. Когда закончите оба, вы увидите свои игры рядом.
duel-make = Бросить вызов
duel-link-what = Отправьте эту ссылку. Эти карты могут сыграть до { $max } человек, каждый — когда захочет.
duel-only-here = Сервер доступен только с этого устройства, поэтому ссылка работает только здесь.
duel-invites = { $name } вызывает вас на дуэль
duel-invites-what = Карт: { $n }, одни и те же для всех. Играйте когда угодно; потом вы увидите игры рядом, карта за картой.
duel-of-day = Это карты дня: { $day }. Игра здесь засчитается как игра этого дня.
duel-who = Уже участвуют: { $names }
duel-take = Принять вызов
duel-see = Сравнить игры
duel-ready = Вызов готов
duel-ready-what = Больше пока никто не закончил. Отправьте ссылку и возвращайтесь: игры появятся здесь рядом.
duel-you-win = Вы победили!
duel-they-win = Побеждает { $name }
duel-draw = Ничья!
duel-by-distance = Верных поровну, решает сумма промахов: { $less } против { $more }.
duel-you = Вы
duel-side = Карта за картой
duel-against = С кем сравнить
duel-sum = Верно у обоих: { $both }. Только у вас: { $mine }. Только у игрока { $name }: { $theirs }. Ни у кого: { $neither }.
duel-right = верно
duel-off = { $n ->
    [one] мимо на { $n } промежуток
    [few] мимо на { $n } промежутка
   *[many] мимо на { $n } промежутков
}
duel-waiting = Ещё играют: { $names }
key-done = подтвердить выбор
error-nothing-to-close = В этой игре нет карты, которую можно открыть для всех. Подождите того, чей сейчас ход.
error-own-pace = Здесь каждый открывает свои карты сам. Если кто-то не вернётся, пусть за него доиграет бот.
error-too-late = Уже сыгранные карты стоили всех жизней. Подождите следующей серии.
error-run-finished = Вы выложили все карты серии. Подождите остальных.
coach-chorus-welcome = У карты посередине видна дата. Выберите, где место карты внизу: до неё или после. Все выкладывают эту же карту, и вашего выбора никто не видит.
coach-chorus-alone = Эту серию вы проходите сами: карта открывается, как только вы её выложите; можно прерваться и вернуться. Что с картой сделали другие, видно после вашего хода.
coach-chorus-done = Вы готовы, другие ещё думают. Пока карту не открыли, выбор можно изменить.
coach-chorus-right = Верно! Одно очко. Карта ложится на ось времени у всех, и промежутков теперь на один больше.
coach-chorus-wrong = Неверно, очка нет; но при равенстве очков маленький промах лучше большого. Теперь карта лежит на своём месте у всех.
coach-chorus-same = Две карты с одной датой: годилась любая сторона.
coach-chorus-lives = Это стоило жизни. Когда не останется ни одной, вы смотрите на других.
coach-chorus-last = Последняя карта серии. Потом побеждает тот, у кого больше очков, а при равенстве — кто меньше промахивался. Скорость не важна никогда.
