# Texts of the terminal alone: the page does not load them.
term-menu-resume = Go on with the game I left
term-menu-join = Join a table by code
term-menu-language = Language / Lingua / Język / Язык
term-menu-quit = Quit
term-what-timeline = everyone for themselves: place your cards first
term-what-twist = all together against the row, also alone
term-what-trek = three days of travelling through time
term-how-many-people = How many people play at this keyboard?
term-n-people = { $n ->
    [one] just me
   *[other] { $n } people, taking turns
}
term-how-many-bots = How many bots join in?
term-n-bots = { $n ->
    [0] none
    [one] one bot
   *[other] { $n } bots
}
term-name-of = Name of player { $n }
term-player = Player
term-ask-code = The code or the address of the table
term-bad-address = “{ $text }” is neither a code like 7QK2-M9XD nor an address like http://192.168.1.5:8080/j/7QK2-M9XD. Look again at what the host sent you.
term-nothing-to-resume = There is no game to go on with. Begin one: antedate play
term-saved = The game is saved. Go on with: antedate play --resume
term-come-back = Your seat is kept. Come back with: antedate play --join { $address }
term-record = The record of the game: { $path } (check it with: antedate verify)
term-too-small = This window has { $wide } × { $tall } characters. The table needs { $wantWide } × { $wantTall }: make it larger, or play with --plain.
term-key-choose = choose
term-key-move = move
term-key-ok = confirm
term-key-on = go on
term-key-back = back
term-key-keys = keys
term-key-chat = chat
term-key-line = table
term-key-hands = cards
term-all-cards = Everyone's cards
term-all-journeys = Everyone's journeys
term-key-lessons = notes
term-key-scroll = scroll
term-key-leave = leave
term-key-stay = stay
term-leave-title = Leave?
term-leave-local = The game is saved; you can go on with it at any time.
term-leave-remote = Your seat stays yours; you can come back at any time.
term-next-player = Next player
term-pass-keyboard = The keyboard goes to { $name }.
term-press-enter = Press Enter when nobody else is looking.
term-you-start = You are the host: press S to start, B to add a bot.
term-type-number = (1 to { $n }; b: back, ?: help)
term-not-understood = “{ $text }” is not one of the choices. Type a number from the list, or ? for help.
term-plain-help = A number chooses; several at once work too, like 2 5. b: back, l: the table, h: everyone's cards, i: what the cards tell, say …: talk, q: leave (the game is saved).
term-plain-menu-help = A number chooses. b: back, q: leave.
term-after-game = r: play again, i: what the cards tell, q: leave
term-round = round { $n }
term-where = Where does “{ $title }” go?
term-what-with = “{ $title }”:
term-belonged = It belonged here: { $place }
term-free = free
term-in-slot = in the slot
term-blocked = blocked
term-time-left = Time left: { $time }
term-clock-ran-out = { $name } ran out of time; a bot moved.
term-left = { $name } left the table.
term-plays-again = { $name } plays again.
term-bot-plays-for = A bot plays for { $name } now.
term-reshuffled = The discards were shuffled into a new draw pile.
term-eliminated = { $n ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
term-ancestors-left = ancestors: { $n }
term-deck-left = deck: { $n }
term-day-of = day { $day } of 3
term-departures = Departures
term-hours = { $n } h
term-at-hour = watch at { $hour }
term-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
term-n-crystals = { $n ->
    [0] no crystal
    [one] 1 crystal
   *[other] { $n } crystals
}
term-plus-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
term-plus-crystals = { $n ->
    [one] +1 crystal
   *[other] +{ $n } crystals
}
term-no-journey = no journey yet
term-journeys = journeys { $lengths } → { $date }
term-choose-itinerary = Choose your itinerary for today.
term-choose-departure = Choose where to travel.
term-how-many-crystals = Spend crystals? Each saves an hour.
term-choose-column = Which token goes first, and where?
term-where-token = Where does the token go?
term-token-first = { $token } first
term-to-place = To place:
term-pass = Pass: there is nothing to take
term-watch-to = your watch goes to { $hour }
term-punctual = exactly on time: +{ $n }
term-journey-starts = a journey begins
term-journey-continues = the journey goes on
term-journey-closes = too early: a new journey begins
term-took = { $name } → { $card }: watch at { $hour }.
term-new-journey = A new journey.
term-has-chosen = { $name } has chosen an itinerary.
term-token-returned = { $name }: no space for { $token }.
term-passed = { $name } passes.
term-day-ended = Day { $day } is over.
term-day-began = Day { $day } begins.
term-score-parts = { $points } on the track + { $crystals } for crystals + { $journeys } for journeys
error-unkept-key = The key to your seat cannot be kept on this machine: { $why }
error-untrusted-server = The server { $host } does not prove that it is the one of that name ({ $why }). If its certificate is self-made, name its file with SSL_CERT_FILE.
