# Texts of the terminal alone: the page does not load them.
term-menu-resume = Продолжить последнюю игру
term-menu-join = Сесть за стол по коду
term-menu-quit = Выход
term-what-timeline = каждый за себя: кто первым выложит все карты
term-what-twist = все вместе за лучший счёт; можно и в одиночку
term-what-trek = три дня путешествий во времени
term-how-many-people = Сколько человек играет за этой клавиатурой?
term-n-people = { $n ->
    [1] только я
    [one] { $n } человек по очереди
    [few] { $n } человека по очереди
   *[other] { $n } человек по очереди
}
term-how-many-bots = Сколько ботов?
term-n-bots = { $n ->
    [0] ни одного
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
term-name-of = Имя игрока { $n }
term-player = Игрок
term-ask-code = Код или адрес стола
term-bad-address = «{ $text }» — не код вроде 7QK2-M9XD и не адрес вроде http://192.168.1.5:8080/j/7QK2-M9XD. Проверьте, что прислал хозяин стола.
term-nothing-to-resume = Нет игры, которую можно продолжить. Начните новую: antedate play
term-saved = Игра сохранена. Продолжить: antedate play --resume
term-come-back = Ваше место остаётся за вами. Вернуться: antedate play --join { $address }
term-record = Запись игры: { $path } (проверить: antedate verify)
term-too-small = В этом окне { $wide } × { $tall } знаков. Столу нужно { $wantWide } × { $wantTall }: увеличьте окно или играйте с --plain.
term-key-choose = выбрать
term-key-move = перемещать
term-key-ok = подтвердить
term-key-on = дальше
term-key-back = назад
term-key-keys = клавиши
term-key-chat = чат
term-key-line = стол
term-key-hands = карты
term-all-cards = Карты всех
term-all-journeys = Путешествия всех
term-key-lessons = заметки
term-key-scroll = прокрутка
term-key-leave = выйти
term-key-stay = остаться
term-leave-title = Выйти?
term-leave-local = Игра сохранена; продолжить можно в любой момент.
term-leave-remote = Место останется за вами; вернуться можно в любой момент.
term-next-player = Следующий игрок
term-pass-keyboard = Передайте клавиатуру игроку { $name }.
term-press-enter = Нажмите Enter, когда никто другой не смотрит.
term-you-start = Вы хозяин стола: S — начать, B — добавить бота.
term-type-number = (от 1 до { $n }; b: назад, ?: помощь)
term-not-understood = «{ $text }» нет среди вариантов. Введите номер из списка или ? для помощи.
term-plain-help = Введите номер, чтобы выбрать, или несколько сразу, например 2 5. b: назад, l: стол, h: карты всех, i: истории карт, say …: чат, q: выйти (игра сохранена).
term-plain-menu-help = Введите номер, чтобы выбрать. b: назад, q: выйти.
term-after-game = r: сыграть ещё, i: истории карт, q: выйти
term-round = раунд { $n }
term-where = Где место карты «{ $title }»?
term-what-with = Что сделать с картой «{ $title }»?
term-belonged = Место этой карты здесь: { $place }
term-free = свободно
term-in-slot = в промежутке
term-blocked = заблокирована
term-time-left = Осталось времени: { $time }
term-clock-ran-out = { $name }: время вышло, ход сделал бот.
term-left = { $name } покидает стол.
term-plays-again = { $name } снова в игре.
term-bot-plays-for = Теперь за игрока { $name } играет бот.
term-reshuffled = Сброс перемешан и стал новой колодой.
term-eliminated = { $n ->
    [1] Выбывает { $names }.
   *[other] Выбывают: { $names }.
}
term-ancestors-left = предки: { $n }
term-deck-left = колода: { $n }
term-day-of = день { $day } из 3
term-departures = Рейсы
term-hours = { $n } ч
term-at-hour = часы на { $hour }
term-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
term-n-crystals = { $n ->
    [0] без кристаллов
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
term-plus-points = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
   *[other] +{ $n } очков
}
term-plus-crystals = { $n ->
    [one] +{ $n } кристалл
    [few] +{ $n } кристалла
   *[other] +{ $n } кристаллов
}
term-no-journey = пока без путешествий
term-journeys = путешествия { $lengths } → { $date }
term-choose-itinerary = Выберите маршрут на сегодня.
term-choose-departure = Выберите, куда отправиться.
term-how-many-crystals = Потратить кристаллы? Каждый сберегает час.
term-choose-column = Какой жетон первым и куда?
term-where-token = Куда положить жетон?
term-token-first = сначала { $token }
term-to-place = Положить:
term-pass = Пас: брать нечего
term-watch-to = ваши часы встанут на { $hour }
term-punctual = точно вовремя: +{ $n }
term-journey-starts = начинается путешествие
term-journey-continues = путешествие продолжается
term-journey-closes = более ранняя дата: начнётся новое путешествие
term-use-warp = Сначала использовать искажение времени
term-choose-warp = Какое искажение?
term-choose-spaces = Какие две карты поменять местами?
term-choose-echo = Бонус какой ячейки?
term-choose-top = Какая из них ляжет наверх колоды? Их видите только вы.
term-warps-off = Без искажений времени
term-warps-on = С искажениями времени
term-warps = Искажения времени:
term-warp-by = использует { $name }
term-warp-used = { $name }: искажение времени «{ $warp }».
term-foreseen = { $name } смотрит в колоду.
term-journey-detours = объездом попадает в путешествие
term-took = { $name } → { $card }: часы на { $hour }.
term-new-journey = Новое путешествие.
term-has-chosen = { $name }: маршрут выбран.
term-token-returned = { $name }: нет места для жетона { $token }.
term-passed = { $name } пасует.
term-day-ended = День { $day } окончен.
term-day-began = Начинается день { $day }.
term-score-parts = { $points } на шкале + { $crystals } за кристаллы + { $journeys } за путешествия
error-unkept-key = Не удаётся сохранить ключ от места на этом компьютере: { $why }
error-untrusted-server = Сервер { $host } не может подтвердить свою подлинность ({ $why }). Если его сертификат самоподписанный, укажите его файл в SSL_CERT_FILE.
term-what-chorus = все сразу выкладывают одну и ту же карту; можно и в одиночку
term-waiting-for-n = Ждём игроков: { $n }.
term-n-players = Игроков: { $n }
term-all-points = У кого сколько
term-your-choice = Ваш выбор: { $place }
