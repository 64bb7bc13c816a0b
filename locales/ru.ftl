# Тексты интерфейса, общие для сайта, терминала и сервера.
## Home
main-menu = Главное меню
home-title = Расставьте историю по порядку
home-lead = Что было раньше? Выкладывайте карты на линию времени: с друзьями за одним столом или против ботов.
play-now = Играть
play-now-what = { $game }, против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[other] { $bots } ботов
}. Без регистрации и ожидания.
fan-1 = Великая пирамида
fan-2 = Печатный станок
fan-3 = Колумб отплывает
my-games = Мои игры
with-friends = С друзьями
with-friends-how = Откройте стол и отправьте ссылку или код. Одно устройство или несколько, рядом или далеко.
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
game-trek = Трек
deck = Колода
decks = Колоды
decks-mix = Выберите одну или смешайте несколько с годами.
topics = Темы
period = Период
cards = Карты
filter = Только некоторые темы или годы
filter-of = Если не выбирать, играют все карты ({ $n }).
from-year = С года
to-year = По год
any-year = любой
era = Эра
era-ce = н. э.
era-bce = до н. э.
year-bce = { $year } до н. э.
period-both = с { $from } по { $to }
period-from = с { $from }
period-to = по { $to }
hand-size = Карт на руках
edition-classic = классическая
edition-twist = твист, с символами
edition-saga = сага, снизу вверх
your-name = Ваше имя
seats = Места
bots = Боты
bot-level = Характер ботов
clock = Время на ход
clock-none = Без ограничений
clock-30s = 30 секунд
clock-60s = 1 минута
clock-2m = 2 минуты
clock-1d = 1 день
public-table = Показать стол всем на этом сервере
show-hints = Показывать мне подсказки в этой игре
make-table = Открыть стол
waiting-room = Комната ожидания
invite-how = Отправьте ссылку или назовите код:
code-is = Код: { $code }
copy-link = Поделиться ссылкой
link-copied = Ссылка скопирована
only-here = Этот адрес работает только на этом устройстве. Запустите программу с «serve --lan», чтобы могли войти телефоны.
qr-of = QR-код адреса { $address }
sit-down = Займите место
at-the-table = За столом: { $n } из { $seats }
host = хозяин
you = вы
on-this-device = на этом устройстве
hot-seat-what = Кто-то рядом? Можно играть на этом устройстве, передавая его по кругу.
hot-seat-name = Имя этого игрока
hot-seat-add = Посадить здесь
pass-to = Теперь ходит { $name }.
pass-now = Передать устройство
curtain-for = Передайте устройство: { $name }
curtain-what = Карты закрыты, пока вы не скажете.
curtain-open = Это я, { $name }: показать мои карты
bot = бот
away = отсутствует
out = вне игры
remove = Убрать
remove-named = Убрать: { $name }
add-bot = Добавить бота
options = Настройки стола
who-begins = Кто начинает
first-random = Решает случай
first-me = Начинаю я
start = Начать игру
needs-players = { $n ->
    [one] Достаточно { $n } игрока.
    [few] Нужно { $n } игрока: пригласите кого-нибудь или добавьте бота.
   *[other] Нужно { $n } игроков: пригласите кого-нибудь или добавьте бота.
}
waiting-for-host = Игру начинает хозяин стола.

## At the table
players = Игроки
n-watching = { $n ->
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[many] смотрят { $n } человек
}
is-away = { $name } отсутствует ({ $time })
let-bot-play = Пусть играет бот
to-move = ходит
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
the-line = Линия времени, от самой ранней карты
your-cards = Ваши карты
your-turn = Ваш ход
turn-of = Думает { $name }
play-off = Дополнительный раунд
draw-pile = Колода: { $n }
discard-pile = Сброс: { $n }
no-cards-left = У вас больше нет карт.
choose-card = Выберите одну из своих карт.
choose-gap = Где её место? Выберите промежуток.
ask-between = Между: { $left } и { $right }?
ask-before = Раньше, чем { $right }?
ask-after = Позже, чем { $left }?
place-it = Положить
back = Назад
cancel = Отмена
gap-between = между: { $left }, { $leftDate }, и: { $right }, { $rightDate }, промежуток { $n } из { $count }
gap-before = раньше: { $right }, { $rightDate }, промежуток { $n } из { $count }
gap-after = позже: { $left }, { $leftDate }, промежуток { $n } из { $count }
card-in-line = { $title }, { $date }
card-in-hand = Карта { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }, её место здесь
right = Верно!
wrong = Неверно.
revealed-right = { $name }: «{ $title }», { $date }.
revealed-wrong-between = { $name }: «{ $title }» — { $date }. Место карты — между: { $left } и { $right }.
revealed-wrong-before = { $name }: «{ $title }» — { $date }. Место карты — раньше, чем { $right }.
revealed-wrong-after = { $name }: «{ $title }» — { $date }. Место карты — позже, чем { $left }.
why = Почему?
zoom-out = Карты мельче
zoom-in = Карты крупнее
true-time = Масштаб времени
jump-to = Перейти…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } до н. э.
last-moves = Последние ходы
lesson-of = О карте { $title }
source = Источник: { $source }
hint-twist = Коснитесь карты и переверните её: дата решает, куда она ляжет. Удлиняйте ряд, заполняйте промежутки и не блокируйтесь.
hint-pick = Коснитесь одной из своих карт внизу. Её даты пока не знает никто.
hint-again = Снова ваш ход: выигрывает тот, у кого раньше кончатся карты. «Почему?» расскажет больше.
hint-gap = Теперь коснитесь номера промежутка, где это произошло, или перетащите туда карту.
hint-place = Уверены? Пока карта не положена, можно передумать.
hint-turn = Переверните её: дата решит, куда она ляжет. Край ряда даёт два очка, промежуток — одно.
hint-turn-or-discard = Переверните её или сбросьте: символ подходит. Сброс стоит очко, но не блокирует.
hint-stop = Спокойно закончите ход или рискните второй картой.

## Twist
main-row = Главный ряд с промежутками
score-is = Очки: { $score }
tally = { $main } в ряду · { $slots } в промежутках · { $lost } в других местах
to-match = Для сброса нужен символ:
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
card-blocked = { $title }, заблокирована, { $date }, символ { $icon }
cards-of = Карты игрока { $name }
turn-it = Перевернуть
discard-it = Сбросить
end-turn = Закончить ход
try-or-discard = Выберите карту, чтобы перевернуть или сбросить.
must-try = Заблокирована. Выберите другую карту.
stop-or-go-on = Закончите ход или переверните вторую карту.
advise = Совет о карте «{ $title }»
pin-play = Сыграйте эту
pin-discard = Сбросьте эту
pin-about = Примерно здесь…
pin-before-all = раньше всех
pin-after = позже, чем { $date }
unpin = Снять совет
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
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[other] Общая победа: { $names }
}
won-because = Карты кончились к концу раунда { $rounds }.
why-all-out = Все карты сыграны.
why-cannot-act = Ходящий игрок не мог ни перевернуть, ни сбросить карту.
why-no-card-placed = Каждая перевёрнутая карта оказалась заблокирована.
rematch = Сыграть ещё
rematch-by-host = Следующую игру может начать хозяин стола.
share = Поделиться
shared = Скопировано
share-timeline = { $right } из { $all } верно, серия { $streak }
share-twist = Antedate Твист: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}, { $rank }
in-true-time = В масштабе времени
axis-says = Карты: { $n }, { $from } — { $to }
lessons = Что рассказывают карты
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
shuffle-what = До игры сервер дал обещание о тайном зерне. Теперь ваш браузер может сам перемешать карты и сравнить.
check-now = Проверить
download-transcript = Скачать запись
shuffle-honest = Карты перемешаны честно.
shuffle-wrong = Что-то не совпадает.
check-commitment = Зерно то самое, что обещано в начале.
check-deal = Карты лежали в порядке, который даёт зерно.
check-reshuffles = { $n ->
    [one] Сброс перемешан { $n } раз, как велит зерно.
    [few] Сброс перемешан { $n } раза, как велит зерно.
   *[other] Сброс перемешан { $n } раз, как велит зерно.
}
commitment = Обещание:

## Connection
link-reconnecting = Соединяемся снова… ваш ход сохранён.
link-restarting = Сервер перезапускается… ваш ход сохранён.
link-back = Снова на связи.
link-shaky = Связь медленная.
saving-paused = Сервер сейчас не может сохранять. Ваш ход не потерян.
cannot-enter = За этот стол нельзя войти
table-closed = Этот стол закрыт
watch = Смотреть
seat-moved = Это место теперь на другом устройстве
seat-moved-what = Отсюда можно смотреть или вернуть место с другого устройства.
seat-sent-away = Вы больше не за этим столом
seat-sent-away-what = Хозяин стола освободил ваше место. Можно смотреть или снова сесть, если есть свободное место.
seat-left = Вы ушли из-за этого стола
seat-left-what = Можно смотреть или снова сесть, если есть свободное место.
move-seat = Перенести место на другое устройство
move-seat-what = Откройте там этот адрес в течение десяти минут. Он действует один раз, и это устройство отдаст место.
leave = Уйти из-за стола
leave-sure = Уйти насовсем? За вас доиграет бот.
bot-holds = За вас играет бот.
take-back = Вернуть место

## Talk
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
send = Отправить
preset-hello = Привет!
preset-well-played = Хороший ход!
preset-thanks = Спасибо!
preset-oops = Ой!
preset-thinking = Дайте подумать.
preset-your-turn = Ваш ход!
preset-never-guessed = Ни за что бы не угадать.
preset-good-game = Хорошая игра!

## Said aloud
say-joined = За стол садится { $name }.
say-started = Игра начинается.
say-your-turn = Ваш ход.
say-placed = { $name }: «{ $title }», { $date }. Верно.
say-misplaced-between = { $name } ошибается с «{ $title }», { $date }. Место карты — между: { $left } и { $right }.
say-misplaced-before = { $name } ошибается с «{ $title }», { $date }. Место карты — раньше, чем { $right }.
say-misplaced-after = { $name } ошибается с «{ $title }», { $date }. Место карты — позже, чем { $left }.
say-ended = Игра окончена.
say-chat = { $name }: { $text }
say-went-left = { $name }: «{ $title }», { $date }: теперь самая ранняя в ряду.
say-went-right = { $name }: «{ $title }», { $date }: теперь самая поздняя в ряду.
say-went-slot = { $name }: «{ $title }», { $date }: заполняет промежуток.
say-went-stack = { $name }: «{ $title }», { $date }: та же дата, ложится в стопку.
say-went-blocked = { $name }: «{ $title }», { $date }: промежуток занят, карта заблокирована.
say-discarded = { $name }: сброшена карта «{ $title }», { $date }.

## Keys
keys = Клавиши
key-pick = выбрать карту
key-gap = выбрать промежуток
key-place = положить карту
key-zoom = карты мельче или крупнее
key-cancel = отменить
key-line = прослушать линию
key-hand = прослушать свои карты
key-try = перевернуть карту
key-discard = сбросить карту
key-stop = закончить ход

## Settings and about
settings = Настройки
language = Язык
theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
motion = Движение
motion-auto = Как на устройстве
motion-less = Меньше
hints = Подсказки
hints-first = В моей первой игре
hints-always = Всегда
hints-never = Никогда
sound = Звук
sound-off = выключен
calm = Покой.
calm-what = Скрывает чат, зрителей и движение, без звуков.
notify = Сообщать о моём ходе.
notify-what = Уведомление, пока этой страницы не видно.
settings-stored = Этот выбор хранится на вашем устройстве.
about = Об игре
about-what = Antedate играет в карточные игры о хронологии точно по правилам, с людьми и ботами, из одной программы, которую может запустить каждый.
credits = Игры
credit-timeline = Автор игры Timeline — Фредерик Анри.
credit-twist = Авторы кооперативной игры Timeline Twist — Фредерик Анри и Кори Конечка.
credit-trek = Автор игры Trekking Through History — Чарли Бинк.
not-affiliated = Мы не связаны с их издателями. Тексты правил, карты и данные — наши собственные.
licences = Лицензии
licence-motifs = Рисунки: game-icons.net, Lorc, Delapouite и другие, CC BY 3.0.
licence-fonts = Шрифты: Playfair Display и Source Sans 3, SIL Open Font License.
licence-decks = Колоды: CC BY 4.0.
licence-code = Программа: MIT или Apache 2.0.
licence-packages = Пакеты внутри этой страницы и этой программы, каждый со своей лицензией:
privacy = Приватность
privacy-what = Без регистрации, без слежки, ничего с чужих сайтов. Сервер хранит ваши прозвища, слова и ходы, и больше ничего о вас; ваша страница выдаёт их и стирает.
offline-title = Стол недоступен
offline-what = Сервер не отвечает, или устройство не в сети. Ничего не потеряно: место и ходы сохранены.
offline-again = Попробовать снова

## Refusals
error-unreachable = Сервер не отвечает. Попробуйте через минуту.
error-not-seated = У вас нет места за этим столом. Сначала займите его.
error-not-host = Это может сделать только хозяин стола.
error-table-closed = Этот стол закрыт. Откройте новый.
error-game-running = Идёт игра. Дождитесь её конца.
error-no-game = Игра не идёт. Её может начать хозяин стола.
error-table-locked = Стол заперт. Попросите хозяина открыть его.
error-table-full = Все места ({ $seats }) заняты. Можно смотреть или попросить добавить мест.
error-bad-name = Имя — от 1 до { $max } знаков, и все они видны. Выберите другое.
error-name-taken = За этим столом уже есть такое имя. Выберите другое.
error-bad-token = Ключ от этого места испорчен. Войдите снова.
error-token-used = Этот ключ уже занят за столом. Войдите снова.
error-bad-id = Сообщение не прочитать. Загрузите страницу заново.
error-no-such-player = Этого игрока нет за столом.
error-not-a-bot = Этот игрок не бот.
error-bad-level = На сервере нет бота с таким характером. Выберите другого.
error-bad-option = Так выбрать нельзя: { $option } = { $value }.
error-too-few-players = Нужно игроков: { $needed }, а здесь { $have }. Пригласите кого-нибудь или добавьте ботов.
error-cannot-deal = Нельзя раздать карты: { $reason }
error-bot-holds-seat = На вашем месте играет бот. Сначала верните место.
error-owner-gone = Вернуть это место некому; бот играет дальше.
error-stale = Тем временем был сделан ход. Посмотрите и решите снова.
error-wrong-game = Это действие из другой игры.
error-cannot-drop = В этой игре место не убирают. Передайте его боту.
error-already-out = Этот игрок уже вне игры.
error-bad-text = Сообщение — от 1 до { $max } знаков. Сократите его.
error-no-pins = Советы есть только в кооперативной игре. Пишите в чат.
error-bad-pin = Этой карты там уже нет.
error-not-finished = Игра не окончена. До её конца запись — тайна.
error-not-due = Это уже сделано.
error-not-your-turn = Сейчас не ваш ход. Подождите остальных.
error-not-in-hand = У вас нет этой карты.
error-no-such-gap = Такого промежутка нет. Выберите другой.
error-out-of-game = Вы вне этой игры.
error-no-such-seat = Такого места нет.
error-game-over = Игра окончена.
error-card-blocked = Эта карта заблокирована: её можно только сбросить.
error-already-placing = Вы уже переворачиваете карты: в этот ход сбросить нельзя.
error-icon-differs = Символ не совпадает со сбросом. Выберите другую карту.
error-nothing-placed = Прежде чем закончить ход, положите карту.
error-bad-message = Сервер не понял страницу. Загрузите её заново.
error-version-unknown = Страница слишком старая для сервера. Загрузите её заново.
error-enter-first = Соединение не было готово. Попробуйте ещё раз.
error-wrong-token = Это место больше не на этом устройстве. Возможно, оно перешло на другое.
error-too-fast = Слишком много сообщений. Подождите немного.
error-saving-paused = Сервер сейчас не может сохранять. Попробуйте через минуту.
error-going-down = Сервер перезапускается. Попробуйте через минуту.
error-no-such-table = Такого стола нет. Проверьте ссылку.
error-no-such-code = Ни у одного стола нет такого кода. Проверьте его.
error-no-such-deck = Такой колоды нет. Выберите другую.
error-bad-decks = Эти колоды нельзя использовать вместе или при таком выборе. Выберите другие.
error-bad-request = Сервер не понял запрос. Загрузите страницу заново.
error-table-damaged = Запись этого стола повреждена. Откройте новый стол.
error-too-long = Сообщение слишком длинное. Сократите его.
error-too-many = Слишком много попыток. Подождите немного и попробуйте снова.
error-too-slow = Запрос шёл слишком долго. Отправьте его снова.
error-wrong-origin = Страница открыта с чужого адреса. Откройте её по адресу сервера.
error-wrong-ticket = Эта ссылка уже использована или устарела. Попросите новую на другом устройстве.
error-method-not-allowed = Сервер не знает такого запроса. Загрузите страницу заново.
error-not-found = Здесь ничего нет. Начните с первой страницы.
error-which-player = На этом устройстве играют несколько человек. Укажите, кто именно.

## Trek
game-trek-what = Три дня во времени, для 2–4 игроков: выбирайте рейсы, заполняйте маршрут, стройте длинные путешествия.
edition-trek = трек
trek-first-game = Первая игра: маршруты дня I выбирает случай
hint-trek = Коснитесь карты, и увидите, где встанут ваши часы и что она даст. Даты по порядку — путешествие: чем длиннее, тем дороже.
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
trek-clock-start = До первого часа, сверху вниз: { $names }.
trek-clock-at = На { $hour }, сверху вниз: { $names }.
trek-clock-done = На 12, день окончен: { $names }.
trek-done = всё
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
}, даёт: { $benefits }, и с поля: { $mat }
trek-deck = колода: { $n }
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
trek-lands-late = { $hours } ч: за 12, часы остановятся там.
trek-journey-starts = Начинается путешествие.
trek-journey-continues = Путешествие продолжается, карт: { $length }, цена { $worth }.
trek-journey-closes = Путешествие (карт: { $closed }) окончено, начинается новое.
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
trek-returned = Нет места: { $tokens }.
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
trek-choose-how = Тайно: все открываются вместе. Каждый служит один день.
trek-take-itinerary = Беру этот
trek-your-itineraries = Ваши маршруты
trek-waiting = Ещё выбирают: { $names }
trek-has-chosen = Маршрут выбран тайно
trek-is-choosing = Выбирает маршрут
trek-choose-departure = Выберите рейс или предка.
trek-place-tokens = Куда положить жетон?
trek-must-pass = Брать больше нечего.
trek-pass = Закончить день
trek-itinerary-named = Маршрут «{ $name }»
trek-column-says = { $name }: закрыто { $filled } из { $all }
trek-space-pays = клетка { $n } даёт { $reward }
trek-row-pays = Полная строка { $n } даёт { $reward }
trek-panel-of = Маршрут и путешествия: { $name }
trek-score-says = Очки: { $total }, из них { $points } на шкале и { $journeys } за путешествия.
trek-open-journey = Путешествие:
trek-closed-journey = Закрыто:
trek-journey-worth = { $length ->
    [one] { $length } карта
    [few] { $length } карты
   *[other] { $length } карт
}, цена { $worth }
trek-no-journey = Путешествия пока нет.
trek-index = Указатель дат
trek-index-how = Все даты карт каждого дня. Золотые лежат в ряду, зачёркнутые посещены, остальные впереди или пропущены.
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
}, карт в путешествии: { $open }, всего { $total }
trek-day-next = Новые карты на день { $day ->
    [1] I
    [2] II
   *[3] III
}. Путешествия и кристаллы остаются; каждый выбирает маршрут.
trek-told-chose = { $name }: маршрут выбран.
trek-told-revealed = Все маршруты открыты. День начинается.
trek-told-visit = { $name }: «{ $title }», { $date }, часы на { $watch }. { $journey ->
    [starts] Начинается путешествие.
    [continues] Карт в путешествии: { $length }.
   *[closes] Путешествие окончено, начинается новое.
}{ $points ->
    [0] {""}
   *[other] {" "}Очки: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Кристаллы: +{ $crystals }.
}
trek-told-ancestor = { $name } встречает предка: часы на { $watch }. Карт в путешествии: { $length }.{ $points ->
    [0] {""}
   *[other] {" "}Очки: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Кристаллы: +{ $crystals }.
}
trek-told-token = { $name } кладёт жетон: { $column ->
    [person] Личность
    [event] Событие
    [innovation] Новшество
   *[progress] Прогресс
}.{ $points ->
    [0] {""}
   *[other] {" "}Очки: +{ $points }.
}{ $crystals ->
    [0] {""}
   *[other] {" "}Кристаллы: +{ $crystals }.
}
trek-told-passed = { $name }: брать нечего, пас.
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
trek-count-how = Путешествие ценится по длине: карты → очки.
trek-show-all = Показать всё
trek-winner = победа
trek-won-with = Очков: { $n }.
trek-tie-journey = Очков поровну: { $nth ->
    [1] решает самое длинное путешествие.
    [2] решает второе по длине путешествие.
   *[other] решает путешествие номер { $nth } по длине.
}
trek-tie-shared = Поровну и очков, и всех путешествий: общая победа.
trek-journeys = Путешествия
trek-journeys-how = Коснитесь даты, чтобы узнать её историю.
share-trek = Antedate Трек: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, место { $place } из { $n }
key-departure = выбрать рейс
key-ancestor = выбрать предка
key-neighbours = соседний рейс
key-go = отправиться или взять маршрут
key-crystals = меньше или больше кристаллов
key-wild = другой столбец для джокера
key-clock = услышать циферблат
key-row = услышать рейсы
key-me = услышать свой маршрут
key-index = указатель дат
error-choose-first = День начинается с маршрута. Сначала выберите один из своих.
error-others-choosing = Вы выбрали. Подождите остальных.
error-not-choosing = Маршруты выбирают в начале дня. Продолжайте со своим.
error-not-your-itinerary = Этот маршрут не ваш. Выберите один из своих.
error-itinerary-used = Этот маршрут уже служил. Выберите другой.
error-itinerary-drawn = В первой игре день I играют с маршрутом, который вам выпал.
error-no-such-space = Такого рейса нет. Выберите один из шести.
error-empty-space = Там больше ничего нет. Выберите другой рейс.
error-no-ancestor-left = Предков не осталось. Выберите рейс.
error-ancestor-cannot-start = Предок не может начать путешествие. Сначала выберите рейс.
error-not-enough-crystals = У вас меньше кристаллов. Потратьте меньше.
error-below-one-hour = Визит длится не меньше часа. Потратьте меньше кристаллов.
error-tokens-first = Сначала положите жетоны.
error-no-tokens-to-place = Класть нечего. Выберите рейс.
error-no-such-token = Такого жетона больше нет. Положите один из своих.
error-wrong-column = Этот жетон кладут только в его столбец.
error-column-full = Этот столбец полон. Выберите другой.
error-impossible-tokens = Так жетоны положить нельзя. Выберите ещё раз.
error-cannot-pass = Пасовать можно, только когда брать нечего.

## Replay
replay = Повтор
replay-of = Повтор: { $game }
watch-replay = Посмотреть повтор
replay-what = Посмотрите оконченную партию ещё раз, ход за ходом: глазами любого игрока или со всеми открытыми картами.
replay-drop = Перетащите сюда запись партии
replay-choose = Выбрать файл
replay-where = Запись партии есть на странице результата, рядом с проверкой тасовки. Сервер разыгрывает её заново по правилам и ничего не хранит.
replay-other-file = Другой файл
replay-which = Партия из этого файла, от 1 до { $n }
replay-controls = Перемотка партии
replay-first = К раздаче
replay-back = На ход назад
replay-on = На ход вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-move = Ход
replay-at = Ход { $n } из { $all }
replay-deal = Карты розданы.
replay-eyes = Чьими глазами
replay-eyes-none = зритель
replay-eyes-all = все карты открыты
replay-pace = Темп
replay-pace-slow = медленно
replay-pace-usual = обычно
replay-pace-fast = быстро
replay-link = Ссылка на этот момент
replay-to-table = К столу
replay-unused = Оставшиеся маршруты игрока { $name }
replay-pile = { $n ->
    [0] Колода пуста
    [one] Колода сверху вниз: { $n } карта
    [few] Колода сверху вниз: { $n } карты
   *[other] Колода сверху вниз: { $n } карт
}
say-stopped = { $name } завершает ход.
say-dropped = { $name } выходит из игры; карты игрока открыты и сброшены.
key-replay-step = на ход назад или вперёд
key-replay-ends = к раздаче или к концу
key-replay-play = воспроизвести или пауза
error-not-a-transcript = Этот файл не запись партии. Выберите файл .jsonl со страницы результата или записанный командой «antedate lab».
error-bad-transcript = Строка { $line } не следует из правил ({ $clause }): { $reason }
error-transcript-without-deck = В записи не сказано, какой колодой играли, поэтому у её карт нет текстов.
error-transcript-too-long = Запись одной партии занимает не больше { $max } байт. Эта длиннее.
error-unknown-deck = Играли колодой «{ $deck }» { $version }, которой на этом сервере нет (хеш { $hash }). Запустите сервер с «--decks» и папкой этой колоды или откройте запись там, где играли.
error-deck-differs = Играли другим состоянием колоды «{ $deck }»: { $version } (хеш { $hash }). Откройте запись там, где играли.
error-cards-differ = Карта «{ $card }» в записи не такая, как в колоде. Запись изменена.
error-no-such-game = За этим столом сыграно меньше партий. Пока: { $games }.

## Страница колод и то, что читатели говорят о карте

decks-lead = Просматривайте карты, когда захочется. Даты скрыты, пока вы не коснётесь карты.
play-with-deck = Играть этой колодой
coverage-time = Карты по периодам
coverage-topics = Карты по темам
coverage-fame = Карты по известности
coverage-period = Период
coverage-known = Известность
coverage-cards = Карты
coverage-table = В виде таблицы
coverage-most = { $title }: больше всего – { $name }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}. Все числа – в таблице ниже.
fame = { $n ->
    [1] для знатоков
    [2] малоизвестная
    [3] довольно известная
    [4] хорошо известная
   *[other] известна всем
}
deck-cards = Карты
deck-cards-how = Коснитесь карты, чтобы увидеть дату, что произошло и где об этом написано.
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
deck-sources = У каждой карты указан источник; код вида Q12345 – элемент Викиданных.
wrong-date = Эта дата неверна
wrong-date-of = Эта дата неверна: { $title }
wrong-date-what = То, что вы напишете, сохранится для хозяина этого сервера, который может исправить колоду. О вас ничего не хранится, поэтому ответить вам никто не сможет.
wrong-date-words = Что неверно?
wrong-date-year = Верный год, если вы его знаете
wrong-date-source = Где это можно проверить?
wrong-date-empty = Напишите в нескольких словах, что неверно.
wrong-date-thanks = Спасибо. Сообщение сохранено для хозяина сервера.
error-no-such-card = В этой колоде нет такой карты. Загрузите страницу заново.
error-bad-report = Это нельзя сохранить. Напишите несколько слов, не больше { $max } знаков, и год, который был.
error-reports-full = Хозяин ещё не прочитал прежние замечания. Попробуйте в другой день.
## First games and rules
rules = Правила
rules-open = Правила игры «{ $game }»
teach-me = Научите меня
teach-me-what = Настоящая партия с мягким ботом и тренером, который объясняет каждую вещь, когда она случается впервые.
teach-me-game = Научите меня: { $game }
coach = Тренер
coach-next = Понятно
coach-stop = Больше не подсказывать
coach-timeline-welcome = У карты в середине видна дата: это линия времени. Выберите внизу свою карту, затем промежуток, где, по-вашему, это случилось: до или после. Начните с той, в которой уверены больше всего.
coach-timeline-right = Верно: карта остаётся, и у вас на одну меньше. Добирать не надо: так и побеждают. У линии теперь на один промежуток больше, для всех.
coach-timeline-wrong = Неверно: карта ушла, и вы взяли новую. Карт столько же, а ход потерян. Посмотрите, где было её место: дата ещё пригодится.
coach-timeline-others = Это была карта другого игрока. Каждая открытая дата сужает догадки, верная карта или нет: прочтите её, прежде чем выбирать.
coach-timeline-gaps = Линия выросла, а промежутки сузились. Карте, дату которой вы знаете лишь примерно, надёжнее в широком промежутке: сыграйте её, пока он не заполнился.
coach-timeline-play-off = Дополнительный раунд: карты кончились сразу у нескольких, и каждый взял ещё одну. Победит тот, кто один окажется без карт в конце раунда.
coach-timeline-round = У кого-то кончились карты. Раунд всё же доигрывают, чтобы у всех было поровну ходов: верная карта сейчас может вас спасти.
coach-timeline-last = Ваша последняя карта. Если она верна и больше ни у кого карты в этом раунде не кончатся, вы победили.
coach-timeline-other-last = У другого игрока осталась одна карта. Помешать нельзя, но можно не отстать: если карты кончатся в одном раунде, будет дополнительный.
coach-twist-welcome = Вы с ботом играете вместе. Выберите карту и переверните: место решает только дата. Лучше всего до всего ряда или после, так что подумайте, какая ваша карта очень древняя или очень новая.
coach-twist-end = Это новый край ряда: 2 очка. Ряд теперь охватывает больше лет, и всему, что попадёт внутрь, придётся делить немногие промежутки.
coach-twist-slot = Карта попала между двумя картами ряда и лежит в промежутке над ними: 1 очко. Между соседями всего один промежуток, и этот уже занят.
coach-twist-stack = Та же самая дата, что у лежащей карты: ложится на неё и считается так же.
coach-twist-blocked = Промежуток был занят, и карта заблокирована. Она лежит перед вами поперёк и считается в минус, пока её не удастся сбросить по символу. Теперь избегайте карт тех же лет.
coach-twist-must = В этот ход ничто не нашло места, поэтому надо перевернуть ещё карту. Если за один ход заблокируются все ваши карты, игра окончена для вас обоих.
coach-twist-stop = Одна карта нашла место. Можно остановиться: всё остаётся, и вы добираете. Или переверните ещё одну, если уверены: второй успех тоже завершает ход.
coach-twist-others = Напарник сходил. Карты у обоих открыты, смотрите и на его: что заполнит один, другому уже не пригодится.
coach-twist-advice = На вашей карте метка: так сыграл бы напарник. Она никого не обязывает; решаете вы.
coach-twist-discard = У карты в голубой рамке тот символ, которого просит сброс. Вместо переворота её можно сбросить: это стоит очко, зато безопасно, и только так избавляются от заблокированной карты.
coach-twist-narrow = Между двумя картами ряда никогда ничего не вставляют: у каждой пары один промежуток, сколько бы лет ни было между ними. Прежде чем переворачивать карту из середины, посмотрите, свободен ли её промежуток.
coach-twist-pile = Колода пуста. Теперь играют только тем, что лежит перед вами; каждая оставшаяся карта стоит очко.
coach-trek-drawn = Это ваш маршрут на день I, его выбрал случай. Его столбцам нужны жетоны: «Личность», «Событие», «Новшество» и «Прогресс». Закрытые клетки и полные строки приносят то, что на них указано.
coach-trek-departures = Шесть рейсов, а ниже предки. Коснитесь одного: часы покажут, куда вы встанете, а полоса внизу — что это даст. Короткие визиты оставляют больше дня, долгие приносят больше.
coach-trek-itinerary = Выберите маршрут на сегодня. Сначала взгляните на рейсы: какие жетоны будет легко получить? Остальные тоже выбирают тайно, и каждый маршрут служит один день.
coach-trek-tokens = Жетоны встали в свои столбцы, каждый на верхнюю свободную клетку. Цельтесь в клетки и строки с наградой; жетон с полным столбцом пропадает.
coach-trek-hours = Следующим ходит тот, чьи часы дальше всех позади, иногда несколько раз подряд. Поэтому короткие визиты — это много ходов, а долгий даёт другим догнать.
coach-trek-journey = Вы в путешествии. Карта с более поздней датой удлиняет его, с более ранней — закрывает и начинает новое. Малые шаги во времени оставляют место для многих карт.
coach-trek-closed = Путешествие закрыто: оно остаётся и считается в конце. Началось новое. Одно длинное путешествие стоит намного больше двух коротких.
coach-trek-crystals = У вас есть кристалл времени. Потраченный до отправления, он сберегает час и может привести ровно на 12. Сохранённый стоит очко в конце.
coach-trek-ancestor = У предка нет даты, и он продолжает любое путешествие. Возьмите его, когда все рейсы отправили бы вас назад во времени.
coach-trek-noon = День кончается. Ровно 12 даёт 3 очка; карта, которая зашла бы дальше, останавливается там без них, но жетоны приносит. Поэтому долгую карту лучше брать последней.
coach-trek-done = Ваши часы на 12: ваш день окончен. Остальные играют, пока не кончится и их день. Пришедший последним начинает следующий.
coach-trek-day = Новый день с более поздними картами. Жетоны и маршрут убраны, а путешествие и кристаллы продолжаются: не закрывайте его зря.
coach-trek-last-day = Последний день. В конце каждый кристалл стоит очко, и открытое путешествие тоже считается.

## Я
me = Я
me-lead = Итоги ваших игр здесь. Эту страницу видит только этот браузер.
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
me-none = Доиграйте первую игру. Тогда эта страница покажет, какие эпохи и темы вы знаете лучше всего и какие карты стоит повторить.
me-by-era = По эпохам
me-by-topic = По темам
me-chart-says = Доля карт, положенных верно. { $name }. Лучше всего: { $best }, { $percent } %.
me-as-table = Таблицей
me-column-right = Верно
me-column-all = Карты
me-column-share = Доля
me-percent = { $n } %
me-missed = Карты, которые не даются
me-missed-how = Скажите, когда это было, а потом нажмите и проверьте.
me-missed-n = мимо: { $wrong } из { $tries }
me-best = Ваше лучшее
me-best-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
me-best-seats = { $seats ->
    [one] в одиночку
   *[other] за столом: { $seats }
}
me-latest = Ваши игры
me-game-won = победа
me-game-lost = без победы
me-game-left = прервана
me-with = с игроками: { $names }
me-game-alone = в одиночку
me-stood-in = кого-то заменял бот
me-kept = Что о вас хранится
me-kept-what = Ваши имена, слова и ходы за столами, под номером и без регистрации. Из нескольких человек на этом устройстве здесь считается только первый за каждым столом.
me-number = Ваш номер, для хозяина: { $number }
me-export = Выгрузить всё
me-erase = Стереть всё
me-erase-sure = Точно стереть всё?
me-erase-what = Ваши имена и слова исчезнут из всех игр, вы покинете столы, за которыми сидите, и эта страница начнётся заново. Игры останутся у других. Отменить это нельзя.
me-erase-yes = Стереть
me-erase-no = Оставить
me-erased = Готово. О вас здесь больше ничего не хранится.
me-era-0 = до 3000 года до н. э.
me-era-1 = от 3000 до н. э. до 499
me-era-2 = 500–1499
me-era-3 = 1500–1799
me-era-4 = 1800–1899
me-era-5 = 1900–1949
me-era-6 = 1950–1999
me-era-7 = с 2000 года

## Зал славы
hall = Зал славы
hall-lead = Лучшие игры за открытыми столами и те, что игроки решили показать. Ни дат, ни карт: ничего не выдаётся.
hall-what = Какой список
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
hall-scores-trek = Трек: результаты
hall-none = Здесь пока нет ни одной игры.
hall-none-how = Сыграйте за открытым столом или покажите результат, когда игра закончится.
hall-place = Место
hall-who = Кто
hall-result = Результат
hall-streak-n = { $n ->
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
hall-show-what = Ваше имя видно таким, как здесь, имена других — только с их согласия. Ни карт, ни дат.
hall-shown = Теперь это видят все.
error-hall-off = На этом сервере нет зала славы.
error-no-such-result = Такого результата нет, или игроки его не показали.

## Guessing along
guess-along = Угадывать вместе
guess-what = Где место картам игрока { $name }? Угадывайте для себя: никто не узнает.
guess-later = Ваш ход. Снова угадывать можно, когда ходят другие.
guess-it = Моя догадка
guess-between = Догадка — между: { $left } и { $right }
guess-before = Догадка — раньше, чем { $right }
guess-after = Догадка — позже, чем { $left }
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
go-on-sure = Играть дальше без игрока { $name }? Его карты откроют и сбросят, и в эту игру он уже не вернётся.
away-ask-host = Хозяин стола может посадить на это место бота.
pin-by = { $where } (советует { $names })
