# Texts of the terminal alone: the page does not load them.
term-menu-resume = Continue my last game
term-menu-join = Join a table with a code
term-menu-quit = Quit
term-what-timeline = everyone for themselves: be the first to place all your cards
term-what-twist = all together for the best score; solo too
term-what-trek = a three-day trip through time
term-how-many-people = How many people are playing at this keyboard?
term-n-people = { $n ->
    [one] just me
   *[other] { $n } people, taking turns
}
term-how-many-bots = How many bots?
term-n-bots = { $n ->
    [0] none
    [one] one bot
   *[other] { $n } bots
}
term-name-of = Player { $n }’s name
term-player = Player
term-ask-code = The table’s code or address
term-bad-address = “{ $text }” is neither a code like 7QK2-M9XD nor an address like http://192.168.1.5:8080/j/7QK2-M9XD. Check what the host sent you.
term-nothing-to-resume = There’s no game to continue. Start one: antedate play
term-saved = The game is saved. To continue: antedate play --resume
term-come-back = Your seat is kept. To come back: antedate play --join { $address }
term-record = The game record: { $path } (to check it: antedate verify)
term-too-small = This window is { $wide } × { $tall } characters. The table needs { $wantWide } × { $wantTall }: enlarge the window, or play with --plain.
term-key-choose = choose
term-key-move = move
term-key-ok = confirm
term-key-on = continue
term-key-back = back
term-key-keys = keys
term-key-chat = chat
term-key-line = table
term-key-hands = cards
term-all-cards = Everyone’s cards
term-all-journeys = Everyone’s journeys
term-key-lessons = notes
term-key-scroll = scroll
term-key-leave = leave
term-key-stay = stay
term-leave-title = Leave?
term-leave-local = The game is saved; you can continue at any time.
term-leave-remote = Your seat is kept; you can come back at any time.
term-next-player = Next player
term-pass-keyboard = Pass the keyboard to { $name }.
term-press-enter = Press Enter when nobody else is looking.
term-you-start = You’re the host: press S to start, B to add a bot.
term-type-number = (1 to { $n }; b: back, ?: help)
term-not-understood = “{ $text }” isn’t one of the choices. Type a number from the list, or ? for help.
term-plain-help = Type a number to choose, or several at once, like 2 5. b: back, l: the table, h: everyone’s cards, i: the stories behind the cards, say …: chat, q: leave (the game is saved).
term-plain-menu-help = Type a number to choose. b: back, q: leave.
term-after-game = r: play again, i: the stories behind the cards, q: leave
term-round = round { $n }
term-where = Where does “{ $title }” go?
term-what-with = What to do with “{ $title }”?
term-belonged = It belonged here: { $place }
term-free = free
term-in-slot = in the slot
term-blocked = blocked
term-time-left = Time left: { $time }
term-clock-ran-out = { $name } ran out of time; a bot moved.
term-left = { $name } left the table.
term-plays-again = { $name } is playing again.
term-bot-plays-for = A bot is now playing for { $name }.
term-reshuffled = The discard pile was shuffled into a new draw pile.
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
    [0] no crystals
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
term-pass = Pass: there’s nothing to take
term-watch-to = your watch moves to { $hour }
term-punctual = right on time: +{ $n }
term-journey-starts = a journey begins
term-journey-continues = the journey continues
term-journey-closes = earlier: a new journey begins
term-use-warp = Use a time warp first
term-choose-warp = Which time warp?
term-choose-spaces = Which two cards change places?
term-choose-echo = Which space’s benefit?
term-choose-top = Which of these goes on top of the deck? Only you can see them.
term-warps-off = Without
term-warps-on = With time warps
term-warps = Time warps:
term-warp-by = used by { $name }
term-warp-used = { $name } uses a time warp: { $warp }.
term-foreseen = { $name } has looked into the deck.
term-journey-detours = the detour takes it into the journey
term-took = { $name } → { $card }: watch at { $hour }.
term-new-journey = A new journey.
term-has-chosen = { $name } has chosen an itinerary.
term-token-returned = { $name }: no room for { $token }.
term-passed = { $name } passes.
term-day-ended = Day { $day } is over.
term-day-began = Day { $day } begins.
term-score-parts = { $points } on the track + { $crystals } for crystals + { $journeys } for journeys
error-unkept-key = The key to your seat can’t be saved on this machine: { $why }
error-untrusted-server = The server { $host } can’t prove its identity ({ $why }). If its certificate is self-signed, give its file in SSL_CERT_FILE.
term-what-chorus = everyone places the same card at once; alone too
term-waiting-for-n = Waiting for { $n } players.
term-n-players = { $n } players
term-all-points = How everyone stands
term-your-choice = Your choice: { $place }
