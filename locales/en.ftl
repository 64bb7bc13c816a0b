# Texts of the interface, shared by web, terminal and server.
## Home
main-menu = Main menu
home-title = Put history in order
home-lead = Which came first? Lay your cards in the line of time, with friends at one table or against bots.
play-now = Play now
play-now-what = { $game }, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. No account, no waiting.
play-now-team = { $game }, with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. No account, no waiting.
fan-1 = The Great Pyramid
fan-2 = The printing press
fan-3 = Columbus sets sail
my-games = My games
with-friends = With friends
with-friends-how = Make a table and send the link or the code. One device or many, near or far.
new-table = New table
join-by-code = Join by code
code = Code
join = Join
home = Home
loading = One moment…
close = Close

## Set-up
game = Game
game-timeline = Timeline
game-timeline-what = Everyone for themselves: be the first to place all your cards.
game-twist = Twist
game-twist-what = All together: build one row from 36 cards and reach the best score.
game-trek = Trek
deck = Deck
decks = Decks
decks-mix = Choose one, or mix several that count years.
topics = Topics
period = Period
cards = Cards
filter = Only some topics or years
filter-of = { $n ->
    [one] Without a choice, the only card takes part.
   *[other] Without a choice, all { $n } cards take part.
}
from-year = From the year
to-year = To the year
any-year = any
era = Era
era-ce = CE
era-bce = BCE
year-bce = { $year } BCE
period-both = { $from } to { $to }
period-from = from { $from }
period-to = to { $to }
hand-size = Cards in a hand
lock-table = Lock the table: nobody else can sit down
handicap = Handicap
handicap-what = Whoever knows more can begin with more cards, so that everybody has a chance.
extra-cards = { $n ->
    [0] no extra cards
    [one] one extra card
   *[other] { $n } extra cards
}
edition-classic = classic
edition-twist = twist, with icons
edition-saga = saga, from bottom to top
your-name = Your name
seats = Seats
bots = Bots
bot-level = The bots' character
clock = Time for a move
clock-none = As long as you like
clock-30s = 30 seconds
clock-60s = 1 minute
clock-2m = 2 minutes
clock-1d = 1 day
public-table = Show the table to everyone on this server
show-hints = Show me hints
make-table = Make the table
waiting-room = Waiting room
invite-how = Send the link, or say the code:
code-is = The code is { $code }
copy-link = Share the link
link-copied = Link copied
only-here = This address works on this device only. Start the program with “serve --lan” so that phones can join.
qr-of = QR code of { $address }
sit-down = Take a seat
seat-after-game = You are watching. When this game is over you can take a seat.
at-the-table = At the table: { $n } of { $seats }
host = host
you = you
on-this-device = on this device
hot-seat-what = Somebody beside you? They can play on this device: you pass it round.
hot-seat-name = Their name
hot-seat-add = Seat them here
pass-to = { $name } is next.
pass-now = Pass the device
curtain-for = Pass the device to { $name }
curtain-what = The cards stay covered until you say so.
curtain-open = I am { $name }: show my cards
bot = bot
away = away
out = out
remove = Remove
remove-named = Remove { $name }
add-bot = Add a bot
options = Options
who-begins = Who begins
first-random = Chance decides
first-me = I begin
start = Start the game
needs-players = { $n ->
    [one] One player is enough.
   *[other] This game needs { $n } players: invite somebody or add a bot.
}
waiting-for-host = The host starts the game.

## At the table
players = Players
n-watching = { $n ->
    [one] one watches
   *[other] { $n } watch
}
is-away = { $name } is away ({ $time })
let-bot-play = Let a bot play
to-move = to move
n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
the-line = The line of time, earliest first
your-cards = Your cards
your-turn = Your turn
turn-of = { $name } is thinking
play-off = Play-off
play-off-of-others = The play-off is between others; you can watch it.
draw-pile = Draw pile: { $n }
discard-pile = Discards: { $n }
no-cards-left = You have no cards left.
gone-on-without-you = The table has gone on without you; you can watch.
choose-card = Choose one of your cards.
choose-gap = Where does it go? Choose a gap.
ask-between = Between { $left } and { $right }?
ask-before = Before { $right }?
ask-after = After { $left }?
place-it = Place it
back = Back
cancel = Cancel
gap-between = between { $left }, { $leftDate }, and { $right }, { $rightDate }, gap { $n } of { $count }
gap-before = before { $right }, { $rightDate }, gap { $n } of { $count }
gap-after = after { $left }, { $leftDate }, gap { $n } of { $count }
card-in-line = { $title }, { $date }
card-in-hand = Card { $n }: { $title } ({ $topic })
belonged-here = { $title }, { $date }, belonged here
right = Right!
wrong = Wrong.
revealed-right = { $name }: “{ $title }” is from { $date }.
revealed-wrong-between = { $name }: “{ $title }” is from { $date }. It belonged between { $left } and { $right }.
revealed-wrong-before = { $name }: “{ $title }” is from { $date }. It belonged before { $right }.
revealed-wrong-after = { $name }: “{ $title }” is from { $date }. It belonged after { $left }.
why = Why?
zoom-out = Smaller cards
zoom-in = Larger cards
true-time = True time
jump-to = Jump to…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } BCE
last-moves = Last moves
lesson-of = About { $title }
source = Source: { $source }
hint-twist = Tap a card and turn it: its date decides where it goes. Fill the ends and the slots, and do not block.
hint-pick = Tap one of your cards below. Nobody knows its date yet.
hint-again = Your turn again: who has no cards left first wins. “Why?” tells more about a card.
hint-gap = Now tap the numbered gap where it happened, or drag the card there.
hint-place = Sure? Until you place it you can change your mind.
hint-turn = Turn it: its date decides where it goes. An end of the row is worth two points, a slot one.
hint-turn-or-discard = Turn it, or discard it: its icon matches. A discard costs a point but cannot be blocked.
hint-stop = End the turn safely, or risk a second card.

## Twist
main-row = Main row, with the slots between
score-is = Score: { $score }
tally = { $main } in the row · { $slots } in slots · { $lost } elsewhere
to-match = To discard, show:
matches = can be discarded
icon-none = no icon
icon-anchor = anchor
icon-crown = crown
icon-feather = feather
icon-key = key
icon-shield = shield
icon-sun = sun
card-in-slot = { $title }, { $date }, in a slot
free-slot = { $left } to { $right }: free
card-upright = { $title }, icon { $icon }
card-blocked = { $title }, blocked, { $date }, icon { $icon }, on its back { $back }
cards-of = Cards of { $name }
turn-it = Turn it
discard-it = Discard it
end-turn = End the turn
try-or-discard = Choose a card to turn or to discard.
must-try = Blocked. Choose another card to turn.
stop-or-go-on = End the turn, or turn a second card.
advise = Advice on “{ $title }”
pin-play = Play this
pin-discard = Discard this
pin-about = About here…
pin-before-all = before all
pin-after = after { $date }
unpin = Take the advice off
rank-0 = Hopefuls
rank-1 = Beginners
rank-2 = Apprentices
rank-3 = Chroniclers
rank-4 = Archivists
rank-5 = Historians
rank-6 = Masters of the ages
rank-7 = Time travellers

## Result
you-win = You win!
you-share = You share the victory!
winners = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
won-because = Out of cards at the end of round { $rounds }.
won-alone = Nobody else is left in the game.
won-together = No card was left to draw for the play-off of round { $rounds }.
why-all-out = Every card has been played.
why-cannot-act = The player to move could neither turn nor discard a card.
why-no-card-placed = Every card that was tried was blocked.
rematch = Play again
rematch-by-host = The host can start another game.
share = Share
shared = Copied
share-timeline = { $name }: { $right } of { $all } right, streak { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $rank }
in-true-time = In true time
axis-says = { $n ->
    [one] One card
   *[other] { $n } cards
} from { $from } to { $to }
lessons = What the cards tell
missed-by-years = { $n ->
    [one] { $name } was off by one year
   *[other] { $name } was off by { $n } years
}
missed-by-scenes = { $n ->
    [one] { $name } was off by one scene
   *[other] { $name } was off by { $n } scenes
}
was-blocked = { $name } turned it and it was blocked
shuffle-check = Was the shuffle honest?
shuffle-what = Before the game the server promised its secret seed. Your browser can now shuffle the cards again by itself and compare.
check-now = Check now
download-transcript = Download the record
shuffle-honest = The shuffle was honest.
shuffle-wrong = Something does not match.
check-commitment = The seed is the one promised at the start.
check-deal = The cards lay in the order the seed gives.
check-reshuffles = { $n ->
    [one] The discard pile was shuffled again as the seed says.
   *[other] The discard pile was shuffled again { $n } times as the seed says.
}
commitment = The promise:

## Connection
link-reconnecting = Connecting again… your move is kept.
link-restarting = The server is restarting… your move is kept.
link-back = Connected again.
link-shaky = The connection is slow.
saving-paused = The server cannot save just now. Your move is kept.
cannot-enter = This table cannot be entered
table-closed = This table is closed
watch = Watch
seat-moved = This seat is on another device now
seat-moved-what = You can watch from here, or bring the seat back from the other device.
seat-sent-away = You are no longer at this table
seat-sent-away-what = The host has freed your seat. You can watch, or sit down again if there is room.
seat-left = You have left this table
seat-left-what = You can watch, or sit down again if there is room.
move-seat = Take this seat to another device
move-seat-what = Open this address there, within ten minutes. It works once, and this device then gives up the seat.
leave = Leave the table
leave-sure = Leave for good? A bot plays on for you.
leave-room-sure = Leave this table?
bot-holds = A bot is playing for you.
bot-holds-clock = Time was up twice: a bot is playing for you.
time-up = Time is up: a bot played for you.
take-back = Take your seat back

## Talk
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send
preset-hello = Hello!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-thinking = Let me think.
preset-your-turn = Your turn!
preset-never-guessed = I would never have guessed.
preset-good-game = Good game!

## Said aloud
say-joined = { $name } sat down.
say-started = The game begins.
say-your-turn = It is your turn.
say-placed = { $name } placed “{ $title }”, { $date }. Right.
say-misplaced-between = { $name } misplaced “{ $title }”, { $date }. Wrong: it belonged between { $left } and { $right }.
say-misplaced-before = { $name } misplaced “{ $title }”, { $date }. Wrong: it belonged before { $right }.
say-misplaced-after = { $name } misplaced “{ $title }”, { $date }. Wrong: it belonged after { $left }.
say-ended = The game is over.
say-play-off = Play-off: { $names } play on with one card each.
say-chat = { $name } says: { $text }
say-went-left = { $name } turned “{ $title }”, { $date }: the new earliest of the row.
say-went-right = { $name } turned “{ $title }”, { $date }: the new latest of the row.
say-went-slot = { $name } turned “{ $title }”, { $date }: it fills a slot.
say-went-stack = { $name } turned “{ $title }”, { $date }: the same date, stacked.
say-went-blocked = { $name } turned “{ $title }”, { $date }: the slot is taken, the card is blocked.
say-discarded = { $name } discarded “{ $title }”, { $date }.

## Keys
keys = Keys
key-pick = pick a card
key-gap = choose a gap
key-place = place the card
key-zoom = smaller or larger cards
key-cancel = cancel
key-line = hear the line
key-hand = hear your cards
key-try = turn the card
key-discard = discard the card
key-stop = end the turn

## Settings and about
settings = Settings
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
motion = Movement
motion-auto = As the device
motion-less = Less
hints = Hints
hints-first = In my first game
hints-always = Always
hints-never = Never
sound = Sound
sound-off = off
calm = Calm.
calm-what = Hides chat, spectators and movement, and makes no sound.
notify = Tell me when it is my turn.
notify-what = A notification, while this page is out of sight.
settings-stored = These choices stay on this device.
about = About
about-what = Antedate plays chronology card games exactly by the rules, with people and bots, from one program that anyone can run.
credits = The games
credit-timeline = Timeline was designed by Frédéric Henry.
credit-twist = The cooperative game of Timeline Twist was designed by Frédéric Henry and Corey Konieczka.
credit-trek = Trekking Through History was designed by Charlie Bink.
not-affiliated = We are not affiliated with their publishers. Rules text, cards and data are our own.
licences = Licences
licence-motifs = Pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
licence-fonts = Type: Playfair Display and Source Sans 3, SIL Open Font License.
licence-decks = Decks: CC BY 4.0.
licence-code = Program: MIT or Apache 2.0.
licence-packages = Packages inside this page and this program, each with its licence:
privacy = Privacy
privacy-what = No account, no tracking, nothing fetched from elsewhere. The server keeps your nicknames, words and moves, and nothing more about you; your own page hands them out and erases them.
offline-title = The table is out of reach
offline-what = The server does not answer, or this device is offline. Nothing is lost: your seat and your moves are kept.
offline-again = Try again
no-such-page = There is no such page
no-such-page-what = The address leads nowhere. Was it copied whole?

## Refusals
error-unreachable = The server cannot be reached. Try again in a moment.
error-not-seated = You have no seat at this table. Join it first.
error-not-host = Only the host can do this.
error-table-closed = This table is closed. Make a new one.
error-game-running = A game is running. Wait until it is over.
error-no-game = No game is running. The host can start one.
error-table-locked = The host has locked the table. Ask them to open it.
error-table-full = All seats are taken ({ $seats }). You can watch, or ask the host for more seats.
error-bad-name = A name has 1 to { $max } characters, all of which can be seen. Choose another.
error-name-taken = Somebody at this table is called that. Choose another name.
error-bad-token = The key to this seat is damaged. Join again.
error-token-used = This key is in use at this table. Join again.
error-bad-id = The message could not be read. Load the page again.
error-no-such-player = That player is not at this table.
error-not-a-bot = That player is not a bot.
error-bad-level = The server has no bot of that character. Choose another.
error-bad-option = This cannot be chosen: { $option } = { $value }.
error-too-few-players = This game needs { $needed } players and { $have ->
    [one] only one is here
   *[other] { $have } are here
}. Invite somebody or add bots.
error-too-few-cards = { $have ->
    [one] Only one card is left to play with, and this game needs { $needed }.
   *[other] Only { $have } cards are left to play with, and this game needs { $needed }.
} Choose more topics or years, a larger deck, fewer players or smaller hands.
error-cannot-deal = The cards cannot be dealt: { $reason }
error-bot-holds-seat = A bot plays your seat. Take it back first.
error-owner-gone = Nobody is there to take this seat; the bot plays on.
error-stale = A move was made in the meantime. Look again and decide again.
error-wrong-game = This action belongs to another game.
error-cannot-drop = In this game a seat is never dropped. Hand it to a bot.
error-already-out = That player is already out of the game.
error-bad-text = A message has 1 to { $max } characters. Shorten it.
error-no-pins = Advice belongs to the cooperative game. Use the chat.
error-bad-pin = That card no longer lies there.
error-not-finished = The game is not finished. Its record is secret until then.
error-not-due = This has been done already.
error-not-your-turn = It is not your turn. Wait for the others.
error-not-in-hand = You do not hold that card.
error-no-such-gap = The line has no such gap. Choose another.
error-out-of-game = You are out of this game.
error-no-such-seat = There is no such seat.
error-game-over = The game is over.
error-card-blocked = That card is blocked: it can only be discarded.
error-already-placing = You have begun to turn cards and cannot discard in this turn.
error-icon-differs = The icon does not match the discard pile. Choose another card.
error-nothing-placed = Place a card before you end the turn.
error-bad-message = The server did not understand the page. Load it again.
error-version-unknown = This page is too old for the server. Load it again.
error-enter-first = The connection was not ready. Try again.
error-wrong-token = This device no longer holds that seat. It may have moved to another one.
error-too-fast = Too many messages. Wait a moment.
error-saving-paused = The server cannot save just now. Try again in a moment.
error-going-down = The server is restarting. Try again in a moment.
error-no-such-table = There is no such table. Check the link.
error-no-such-code = No table has this code. Check it and try again.
error-no-such-deck = There is no such deck. Choose another.
error-bad-decks = These decks cannot be used together or with this choice. Choose others.
error-bad-request = The server did not understand the request. Load the page again.
error-table-damaged = The record of this table is damaged. Make a new table.
error-too-long = The message is too long. Shorten it.
error-too-many = Too many attempts. Wait a moment and try again.
error-too-slow = The request took too long to arrive. Send it again.
error-wrong-origin = This page came from another address. Open it at the server's own.
error-wrong-ticket = This link was used already or is too old. Ask for a new one on the other device.
error-method-not-allowed = The server does not know this request. Load the page again.
error-not-found = There is nothing here. Begin on the first page.
error-which-player = Several people play on this device. Say who is meant.

## Trek
game-trek-what = Three days through time, for 2 to 4: choose departures, fill your itinerary, make long journeys.
edition-trek = trek
trek-first-game = A first game: chance picks the itineraries of day I
hint-trek = Tap a card to see where your watch would land and what it brings. Dates in order make a journey: the longer, the better it pays.
token-person = Person
token-event = Event
token-innovation = Innovation
token-progress = Progress
token-wild = Wild
token-crystal = Time crystal
token-letter-person = P
token-letter-event = E
token-letter-innovation = I
token-letter-progress = G
token-letter-wild = W
token-letter-crystal = C
trek-nothing = nothing
trek-h = h
trek-clock = The clock
trek-clock-start = Before the first hour, topmost first: { $names }.
trek-clock-at = At { $hour }, topmost first: { $names }.
trek-clock-done = On 12, done for the day: { $names }.
trek-done = done
trek-departures = Departures and ancestors
trek-departure = Departure { $n }: { $title }, { $date }. { $hours ->
    [one] One hour
   *[other] { $hours } hours
}, brings { $benefits }
trek-departure-mat = Departure { $n }: { $title }, { $date }. { $hours ->
    [one] One hour
   *[other] { $hours } hours
}, brings { $benefits }, and from the mat { $mat }
trek-deck = deck: { $n }
trek-space-empty = Departure { $n }: nothing
trek-ancestor = Ancestor
trek-left = { $n } left
trek-ancestor-says = Ancestor: { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, brings { $benefits }, continues any journey. { $n } left
trek-preview = What this visit brings
trek-lands = { $hours } h: your watch lands on { $watch }.
trek-lands-punctual = { $hours } h: you arrive on 12 exactly, +{ $points }.
trek-lands-late = { $hours } h: past 12, your watch stops there.
trek-journey-starts = A journey begins.
trek-journey-continues = Your journey goes on: { $length } cards, worth { $worth }.
trek-journey-closes = Your journey of { $closed } ends, a new one begins.
trek-pays-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
trek-pays-crystals = { $n ->
    [one] +1 crystal
   *[other] +{ $n } crystals
}
trek-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
trek-crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
trek-returned = No space for: { $tokens }.
trek-again = Then it is your turn again.
trek-spend = Spend crystals to save hours
trek-spend-less = One crystal less
trek-spend-more = One crystal more
trek-spending = { $n ->
    [one] 1 crystal to spend
   *[other] { $n } crystals to spend
}
trek-wild-to = The wild token goes to
trek-wild-as = Wild as { $name }
trek-place-own = { $name } in its own column
trek-go = Go there
trek-choose = Choose today's itinerary
trek-choose-how = In secret: all are shown together. Each serves one day.
trek-take-itinerary = Take this one
trek-your-itineraries = Your itineraries
trek-waiting = Still choosing: { $names }
trek-has-chosen = Has chosen, in secret
trek-is-choosing = Is choosing an itinerary
trek-choose-departure = Choose a departure or an ancestor.
trek-place-tokens = Where does the token go?
trek-must-pass = There is nothing left to take.
trek-pass = Pass the day
trek-itinerary-named = Itinerary “{ $name }”
trek-column-says = { $name }: { $filled } of { $all } covered
trek-space-pays = space { $n } pays { $reward }
trek-row-pays = Row { $n } complete pays { $reward }
trek-panel-of = Itinerary and journeys of { $name }
trek-score-says = { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $points } on the track, { $journeys } for journeys.
trek-open-journey = Journey:
trek-closed-journey = Closed:
trek-journey-worth = { $length ->
    [one] one card
   *[other] { $length } cards
}, worth { $worth }
trek-no-journey = No journey yet.
trek-index = Date index
trek-index-how = All dates of each day's cards. Gold lies in the row, struck out was visited, the rest is still to come or was passed by.
trek-index-of = Dates of day { $day }
trek-date-row = in the row
trek-date-visited = visited
trek-day = Day { $day ->
    [1] I
    [2] II
   *[3] III
}
trek-day-over = Day { $day ->
    [1] I
    [2] II
   *[3] III
} is over
trek-day-today = { $n ->
    [one] 1 point today
   *[other] { $n } points today
}
trek-day-line = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, a journey of { $open }, { $total } in all
trek-day-next = New cards for day { $day ->
    [1] I
    [2] II
   *[3] III
}. Journeys and crystals stay; everybody chooses an itinerary.
trek-told-chose = { $name } has chosen an itinerary.
trek-told-revealed = All itineraries are shown. The day begins.
trek-told-visit = { $name } visits “{ $title }”, { $date }: watch on { $watch }. { $journey ->
    [starts] A journey begins.
    [continues] The journey has { $length } cards.
   *[closes] The journey ends, a new one begins.
}{ $points ->
    [0] {""}
    [one] {" "}+1 point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 crystal.
   *[other] {" "}+{ $crystals } crystals.
}
trek-told-ancestor = { $name } meets an ancestor: watch on { $watch }. The journey has { $length } cards.{ $points ->
    [0] {""}
    [one] {" "}+1 point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 crystal.
   *[other] {" "}+{ $crystals } crystals.
}
trek-told-token = { $name } places a token: { $column ->
    [person] Person
    [event] Event
    [innovation] Innovation
   *[progress] Progress
}.{ $points ->
    [0] {""}
    [one] {" "}+1 point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 crystal.
   *[other] {" "}+{ $crystals } crystals.
}
trek-told-passed = { $name } finds nothing to take and passes.
trek-told-day-ended = Day { $day ->
    [1] I
    [2] II
   *[3] III
} is over.
trek-told-day-began = Day { $day ->
    [1] I
    [2] II
   *[3] III
} begins: everybody chooses an itinerary.
trek-final-count = The final count
trek-count-1 = Track
trek-count-2 = Crystals
trek-count-3 = Journeys
trek-count-4 = Total
trek-count-how = A journey pays by its length: cards → points.
trek-show-all = Show all
trek-winner = winner
trek-won-with = { $n ->
    [one] With 1 point.
   *[other] With { $n } points.
}
trek-tie-journey = A tie in points: { $nth ->
    [1] the longest journey decides.
    [2] the second longest journey decides.
   *[other] journey number { $nth } by length decides.
}
trek-tie-shared = Equal in points and in all journeys: a shared victory.
trek-journeys = The journeys
trek-journeys-how = Tap a date for its story.
share-trek = Antedate Trek: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $n }
picture-trek = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $n }
key-departure = choose a departure
key-ancestor = choose an ancestor
key-neighbours = the next departure
key-go = go there, or take the itinerary
key-crystals = fewer or more crystals
key-wild = another column for the wild token
key-clock = hear the clock
key-row = hear the departures
key-me = hear your itinerary
key-index = the date index
error-choose-first = The day begins with an itinerary. Choose one of yours first.
error-others-choosing = You have chosen. Wait until everybody has.
error-not-choosing = Itineraries are chosen at the start of a day. Play on with yours.
error-not-your-itinerary = That itinerary is not yours. Choose one of yours.
error-itinerary-used = That itinerary served an earlier day. Choose another.
error-itinerary-drawn = In a first game day I is played with the itinerary drawn for you.
error-no-such-space = There is no such departure. Choose one of the six.
error-empty-space = Nothing lies there any more. Choose another departure.
error-no-ancestor-left = No ancestor is left. Choose a departure.
error-ancestor-cannot-start = An ancestor cannot start a journey. Choose a departure first.
error-not-enough-crystals = You have fewer crystals than that. Spend fewer.
error-below-one-hour = A visit takes at least one hour. Spend fewer crystals.
error-tokens-first = You have tokens to place. Place them first.
error-no-tokens-to-place = You have no token to place. Choose a departure.
error-no-such-token = You have no such token left. Place one of yours.
error-wrong-column = That token goes to its own column only.
error-column-full = That column is full. Choose another.
error-impossible-tokens = The tokens cannot go like that. Choose again.
error-cannot-pass = You can pass only when there is nothing to take.

## Replay
replay = Replay
replay-of = Replay: { $game }
watch-replay = Watch the replay
replay-what = Look at a finished game again, move by move: from any seat's eyes, or with all cards open.
replay-drop = Drop the record of a game here
replay-choose = Choose a file
replay-where = The record of a game is offered on its result page, beside the check of the shuffle. The server plays it again by the rules; nothing is kept.
replay-other-file = Another file
replay-which = Game of this file, 1 to { $n }
replay-controls = Move through the game
replay-first = To the deal
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $n } of { $all }
replay-deal = The cards are dealt.
replay-eyes = Seen by
replay-eyes-none = a spectator
replay-eyes-all = all cards open
replay-pace = Pace
replay-pace-slow = slow
replay-pace-usual = usual
replay-pace-fast = fast
replay-link = Link to this moment
replay-to-table = To the table
replay-unused = Itineraries that { $name } still has
replay-pile = { $n ->
    [0] The draw pile is empty
    [one] The draw pile: one card
   *[other] The draw pile, top first: { $n } cards
}
say-stopped = { $name } ends the turn.
say-dropped = { $name } has left the game; their cards are turned and discarded.
key-replay-step = one move back or on
key-replay-ends = to the deal or to the end
key-replay-play = play or pause
error-not-a-transcript = This file is not the record of a game. Choose a .jsonl file from a result page, or one that “antedate lab” wrote.
error-bad-transcript = Line { $line } does not follow from the rules ({ $clause }): { $reason }
error-transcript-without-deck = This record does not say with which deck the game was played, so its cards have no words.
error-transcript-too-long = The record of one game has at most { $max } bytes. This one is longer.
error-unknown-deck = The game was played with the deck “{ $deck }” { $version }, which this server does not have (hash { $hash }). Start the server with “--decks” and the folder of that deck, or open the record where it was played.
error-deck-differs = The game was played with another state of the deck “{ $deck }”: { $version } (hash { $hash }). Open the record where it was played.
error-cards-differ = The card “{ $card }” of this record is not as the deck has it. The record was changed.
error-no-such-game = This table has played fewer games. Games so far: { $games }.

## The decks page, and what readers say of a card

decks-lead = Look through the cards whenever you like. Dates stay hidden until you tap a card.
play-with-deck = Play with this deck
coverage-time = Cards by period
coverage-topics = Cards by topic
coverage-fame = Cards by how well known
coverage-period = Period
coverage-known = How well known
coverage-cards = Cards
coverage-table = As a table
coverage-most = { $title }: most in { $name }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. All numbers are in the table below.
fame = { $n ->
    [1] for specialists
    [2] little known
    [3] fairly well known
    [4] well known
   *[other] everybody knows it
}
deck-cards = The cards
deck-cards-how = Tap a card to see its date, what happened, and where it is written.
deck-find = Find cards
deck-search = In the title
deck-topic = Topic
deck-all-topics = All topics
deck-all-periods = All periods
deck-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deck-show-dates = Show all dates
deck-more = Show more ({ $n } left)
date-hidden = date
deck-authors = By { $authors }.
deck-licence = Licence { $licence }, version { $version }.
deck-sources = Every card names its source; a code like Q12345 is an item of Wikidata.
wrong-date = This date is wrong
wrong-date-of = This date is wrong: { $title }
wrong-date-what = What you write is kept for the host of this server, who can correct the deck. Nothing about you is stored, so nobody can write back.
wrong-date-words = What is wrong?
wrong-date-year = The right year, if you know it
wrong-date-source = Where can one look it up?
wrong-date-empty = Say in a few words what is wrong.
wrong-date-thanks = Thank you. It is kept for the host.
error-no-such-card = This deck has no such card. Load the page again.
error-bad-report = That cannot be kept. Write a few words, not more than { $max } characters, and a year that was.
error-reports-full = The host has not read the earlier remarks yet. Try again another day.
## First games and rules
rules = Rules
rules-open = The rules of { $game }
teach-me = Teach me
teach-me-what = A real game with a gentle bot, and a coach who explains each thing when it first happens.
teach-me-game = Teach me { $game }
coach = Coach
coach-next = Got it
coach-stop = No more coaching
coach-timeline-welcome = The card in the middle has its date up: it is the line of time. Pick one of your cards below, then the gap where you think it happened: before or after. Begin with the card you are surest of.
coach-timeline-right = Right, so the card stays and you have one card less. You draw nothing: that is how you win. The line now has one more gap, for everybody.
coach-timeline-wrong = Wrong, so the card is gone and you drew a new one: as many cards as before, and a turn lost. Look where it belonged: its date may help you later.
coach-timeline-others = That was the other player's card. Every date that is turned narrows your guess, right or wrong: read it before you choose.
coach-timeline-gaps = The line has grown and its gaps have shrunk. A card you can date only roughly is safest in a wide gap, so play it before that gap fills up.
coach-timeline-play-off = Play-off: more than one of you ran out of cards in the same round, so each has drawn one more. Whoever alone is out of cards at the end of a round wins.
coach-timeline-round = Somebody has no cards left. The round is still played to its end, so that everybody has had as many turns: a right card now may save you.
coach-timeline-last = Your last card. If it is right and nobody else runs out in this round, you win.
coach-timeline-other-last = The other player has one card left. You cannot stop them, but you can keep up: if you both run out in one round there is a play-off.
coach-twist-welcome = You and the bot play together. Pick a card and turn it: its date alone decides where it goes. Before or after the whole row is best, so think which of your cards is very early or very late.
coach-twist-end = It is the new end of the row: 2 points. The row now spans more years, and everything that falls inside has to share few slots.
coach-twist-slot = It fell between two cards of the row, so it lies in the slot above them: 1 point. There is only one slot between two neighbours, and this one is taken now.
coach-twist-stack = The very same date as a card that lies there: it is stacked and counts like that card.
coach-twist-blocked = Its slot was taken, so the card is blocked. It lies crosswise before you and counts against you, until you can discard it by its icon. Now avoid cards from those same years.
coach-twist-must = Nothing has found a place in this turn, so you must turn another card. If all your upright cards are blocked in one turn, the game is over for both of you.
coach-twist-stop = One card has found its place. You may stop here: you keep what you have and draw. Or turn one more, if you are sure of it: a second success ends the turn too.
coach-twist-others = Your teammate has moved. All cards lie open on both sides, so look at theirs as well: what one of you fills, the other cannot use.
coach-twist-advice = A note is pinned on one of your cards: that is what your teammate would do. It binds nobody; you decide.
coach-twist-discard = A card with a blue frame has the icon that the discard pile asks for. Instead of turning cards you may discard it: it costs a point, but it is safe, and it is the only way to be rid of a blocked card.
coach-twist-narrow = Nothing is ever put between two cards of the row: each pair has its one slot, however many years lie between. Before you turn a card from the middle, see whether its slot is free.
coach-twist-pile = The draw pile is empty. From now on you only play what lies before you; each card that is left in the end costs a point.
coach-trek-drawn = This is your itinerary for day I, drawn by chance. Its columns want tokens: Person, Event, Innovation and Progress. Covered spaces and full rows pay what is printed on them.
coach-trek-departures = Six departures, and ancestors below. Tap one: the clock shows where your watch would land, and the bar below what it brings. Cheap cards leave you more of the day; dear ones bring more.
coach-trek-itinerary = Choose your itinerary for today. Look at the departures first: which tokens will be easy to get? The others choose in secret too, and each itinerary serves one day only.
coach-trek-tokens = Your tokens fell into their columns, each on the topmost free space. Aim for the spaces and rows with a reward; a token whose column is full is lost.
coach-trek-hours = Whoever's watch is furthest back acts next, perhaps several times running. So short visits mean many turns, and a long one lets the others catch up.
coach-trek-journey = You are on a journey. A card with a later date makes it longer, an earlier one closes it and begins a new one. Small steps in time leave room for many more cards.
coach-trek-closed = Your journey was closed: it stays and is counted in the end. A new one has begun. One long journey is worth much more than two short ones.
coach-trek-crystals = You have a time crystal. Spent before you go it saves an hour, and it may bring you to 12 exactly. What you keep is worth a point at the end.
coach-trek-ancestor = An ancestor has no date and continues every journey. Take one when all departures would send you back in time.
coach-trek-noon = The day is running out. Landing on 12 exactly pays 3 points; a card that goes further stops there without them, but still brings its tokens. So a dear card is best taken last.
coach-trek-done = Your watch is on 12: your day is over. The others play on until theirs are, too. Whoever arrives last begins the next day.
coach-trek-day = A new day with later cards. Tokens and itinerary are gone, but your journey and your crystals go on: do not close it lightly.
coach-trek-last-day = The last day. Crystals are worth a point each in the end, and your open journey counts as well.

## Me
me = Me
me-lead = What your games here come to. Only this browser can see this page.
me-games-n = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
me-won-n = { $n } won
me-right = Cards right
me-right-of = { $right } of { $tries }
me-streak = Wins in a row
me-streak-best = the most so far
me-none-title = Nothing here yet
me-none = Finish a first game. This page then shows which eras and topics you know best, and which cards to look at again.
me-by-era = By era
me-by-topic = By topic
me-chart-says = Share of cards placed rightly. { $name }. Best: { $best }, { $percent } %.
me-as-table = As a table
me-column-right = Right
me-column-all = Cards
me-column-share = Share
me-percent = { $n } %
me-missed = Cards you keep missing
me-missed-how = Say when it was, then tap to see.
me-missed-n = missed { $wrong } of { $tries }
me-best = Your best
me-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-best-seats = { $seats ->
    [one] alone
   *[other] { $seats } at the table
}
me-latest = Your games
me-game-won = won
me-game-lost = not won
me-game-left = left early
me-with = with { $names }
me-game-alone = alone
me-stood-in = a bot stood in
me-kept = What is kept about you
me-kept-what = Your names, words and moves at the tables, under a number and no account. Of several people on this device only the first at a table is counted here.
me-number = Your number, for the host: { $number }
me-export = Export everything
me-erase = Erase everything
me-erase-sure = Really erase everything?
me-erase-what = Your names and words go from every game, you leave the tables where you sit, and this page begins anew. The games stay for the others. This cannot be undone.
me-erase-yes = Erase it
me-erase-no = Keep it
me-erased = It is gone. Nothing about you is kept here any more.
me-era-0 = before 3000 BCE
me-era-1 = 3000 BCE to 499
me-era-2 = 500 to 1499
me-era-3 = 1500 to 1799
me-era-4 = 1800 to 1899
me-era-5 = 1900 to 1949
me-era-6 = 1950 to 1999
me-era-7 = since 2000

## Hall of fame
hall = Hall of fame
hall-lead = The best games at open tables, and those that players chose to show. No dates, no cards: nothing is given away.
hall-what = Which list
hall-edition = Edition
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = At the table
hall-period = Since when
hall-period-today = the last 24 hours
hall-period-week = the last 7 days
hall-period-ever = ever
hall-streaks = Timeline: victories in a row
hall-scores-twist = Twist: scores of teams
hall-scores-trek = Trek: scores
hall-none = No game is listed here yet.
hall-none-how = Play at an open table, or show a result when your game is over.
hall-place = Place
hall-who = Who
hall-result = Result
hall-streak-n = { $n ->
    [one] { $n } victory
   *[other] { $n } victories in a row
}
hall-points-unit = { $points ->
    [one] point
   *[other] points
}
hall-somebody = somebody
hall-with-bots = with bots
hall-stood-in = a bot stood in for somebody
hall-see = See this result
hall-picture = The picture of this result: { $what }
hall-to = To the hall of fame
hall-show = Show in the hall of fame
hall-show-what = Your name is shown as it is here, others' only if they choose so too. No cards, no dates.
hall-shown = It can be seen by all now.
error-hall-off = This server keeps no hall of fame.
error-no-such-result = There is no such result, or its players have not shown it.

## Guessing along
guess-along = Guess along
guess-what = Where do { $name }’s cards belong? Guess for yourself alone; nobody is told.
guess-later = It is your turn. You can guess again when the others play.
guess-it = That is my guess
guess-between = My guess: between { $left } and { $right }
guess-before = My guess: before { $right }
guess-after = My guess: after { $left }
guess-was-right = You had guessed it.
guess-was-wrong = You had guessed otherwise.
guess-score = { $right } of { $all } right
key-guess = guess another’s card, while you wait

## The picture of a result
picture = Picture
picture-save = Save the picture
picture-share = Share the picture

## Size of everything
size = Size
size-auto = Fitting the screen
size-big = Big, for a projector

## Somebody is away, and the little line of advice
go-on-without = Go on without { $name }
go-on-sure = Go on without { $name }? Their cards are turned and discarded, and they cannot come back into this game.
away-ask-host = The host can let a bot play.
pin-by = { $where } (pinned by { $names })
