# Texts of the interface, shared by web, terminal and server.
## Home
main-menu = Main menu
home-title = Put history in order
home-lead = Which came first? Place your cards on the timeline, with friends around one table or against bots.
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
play-timeline = Timeline
play-timeline-what = First to place all cards wins
play-twist = Twist
play-twist-what = One row, all together
play-saga = Star Wars
play-saga-what = Scenes of the films, all together
play-trek = Trek
play-trek-what = Three days through time
play-chorus = Chorus
play-chorus-what = All place the same card
play-children = Timeline for children
play-children-what = Famous cards, three each, gentle bots
one-tap = Start a game
company-bots = Just me, with bots
company-phone = Pass this phone
company-screen = Share this device
company-phone-what = Several people, one device
company-friends = With friends
go-on-with = Continue: { $game }
under-way = in progress
turn-is = { $name } is next
time-left = { $time } left
notify-me = Notify me when it’s my turn
so-far = So far
last-game = Last game
try-game = Try { $game }
me-all = All my games
lobby = Open tables
lobby-all-games = All games
lobby-all-languages = All languages
lobby-none = Nothing like that just now.
seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
with-friends = With friends
with-friends-how = Create a table and share the link or the code. One device or many, near or far.
new-table = New table
join-by-code = Join with a code
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
game-twist-what = All together: build one row from 36 cards and score as high as you can.
game-trek = Trek
deck = Deck
decks = Decks
decks-mix = Choose one, or mix several decks that are dated by year.
which-cards = Which cards?
choose-decks = Choose decks ({ $n })
surprise-me = Surprise me
surprise-chose = Drawn for you: { $decks }
surprise-only = There’s nothing else to draw for this game: { $decks }
find-deck = Find a deck
find-deck-none = No deck has that name or topic.
n-decks = { $n ->
    [one] one deck
   *[other] { $n } decks
}
take-deck = Choose
take-deck-named = Choose { $deck }
play-with-decks = { $n ->
    [one] Play with this deck
   *[other] Play with { $n } decks
}
level-known = Well known
level-mixed = Mixed
level-hard = For experts
level-numbers = { $level }: { $known } known to most, { $unknown } to few
deck-only-in = Only in { $langs }
deck-needs-dates = Made for another game: these cards can’t be laid in a line.
deck-needs-icons = This game needs cards with icons, and these have none.
deck-needs-own = This game has a deck of its own.
deck-replaces = Can’t be mixed: takes the place of the others
deck-too-few = Too few cards alone: { $needed } are needed. Mix it with another deck.
mix-too-few = Too few cards: this game needs { $needed }. Add a deck.
fresh-cards = No cards we’ve seen lately
fresh-cards-what = Cards that someone here saw in their last three games stay in the box, as long as there are enough others.
topics = Topics
period = Period
cards = Cards
filter = Only some topics or years
filter-of = { $n ->
    [one] If you choose nothing, the only card is in play.
   *[other] If you choose nothing, all { $n } cards are in play.
}
from-year = From year
to-year = To year
any-year = any
era = Era
era-ce = CE
era-bce = BCE
year-bce = { $year } BCE
period-both = { $from } to { $to }
period-from = from { $from }
period-to = to { $to }
hand-size = Cards per hand
lock-table = Lock the table: nobody else can sit down
handicap = Handicap
handicap-what = Players who know more can start with more cards, so everyone has a chance.
extra-cards = { $n ->
    [0] no extra cards
    [one] one extra card
   *[other] { $n } extra cards
}
edition-classic = classic
edition-twist = twist, with icons
edition-saga = saga, bottom to top
your-name = Your name
proposed-names = Ada, Hypatia, Galileo, Zheng He, Ibn Battuta, Sappho, Kepler, Murasaki, Marie, Copernicus, Averroes, Sofia, Aryabhata, Hatshepsut, Amelia, Volta
seats = Seats
bots = Bots
bot-level = Bots’ character
clock = Time per move
clock-none = No limit
clock-30s = 30 seconds
clock-60s = 1 minute
clock-2m = 2 minutes
clock-1d = 1 day
public-table = List this table for everyone on this server
public-table-what = Anyone can look a date up, and nobody can prevent it. A short clock makes it hard: only games with 30 or 60 seconds a move enter the hall of fame.
stand-ins = If someone’s away
stand-ins-gentle = A gentle bot
stand-ins-amateur = A middling bot at most
stand-ins-any = Any bot
show-hints = Show hints
make-table = Create table
who-plays = Who’s playing?
which-game = Which game?
player-n = Player { $n }
add-player = Add another player
more-choices = More choices
fame-wanted = How well known
fame-all = All cards
fame-4 = Well known
fame-5 = Famous only
name-length = { $n } of { $max } letters
name-too-long = { $n } letters: the most is { $max }. Shorten it a little.
waiting-room = Waiting room
invite-how = Share the link, or read out the code:
code-is = The code is { $code }
copy-link = Share link
link-copied = Link copied
only-here = Only this device can reach this table. Play here together and pass it around: add the others below.
only-here-how = How can other phones join?
only-here-command = Whoever runs the program starts it with “serve --lan”. Then phones on the same network can join.
qr-of = QR code for { $address }
sit-down = Take a seat
seat-after-game = You’re watching. You can take a seat when this game is over.
at-the-table = At the table: { $n } of { $seats }
host = host
you = you
you-yourself = You
on-this-device = on this device
hot-seat-what = Someone with you? They can play on this device too: just pass it around.
hot-seat-name = Their name
hot-seat-add = Add them here
pass-to = { $name } is up next.
pass-now = Pass the device
curtain-for = Pass the device to { $name }
curtain-what = The cards stay hidden until you’re ready.
curtain-open = I’m { $name }: show my cards
bot = bot
away = away
out = out
remove = Remove
remove-named = Remove { $name }
add-bot = Add a bot
who-begins = Who goes first
first-random = Random
first-me = I go first
start = Start game
needs-players = { $n ->
    [one] One player is enough.
   *[other] This game needs { $n } players: invite someone or add a bot.
}
waiting-for-host = Waiting for the host to start the game.

## At the table
players = Players
n-watching = { $n } watching
is-away = { $name } is away ({ $time })
let-bot-play = Let a bot play
to-move = to move
n-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
the-line = The timeline, earliest first
your-cards = Your cards
your-turn = Your turn
turn-of = { $name } is thinking
play-off = Play-off
last-card = Your last card
play-off-of-others = The play-off is between other players; you can watch.
draw-pile = Draw pile: { $n }
discard-pile = Discard pile: { $n }
no-cards-left = You have no cards left.
gone-on-without-you = The game continues without you; you can watch.
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
placing = { $name }: “{ $title }”.
go-on = Go on
right = Right!
wrong = Wrong.
revealed-right = { $name }: “{ $title }” – { $date }.
revealed-wrong-between = { $name }: “{ $title }” – { $date }. It belonged between { $left } and { $right }.
revealed-wrong-before = { $name }: “{ $title }” – { $date }. It belonged before { $right }.
revealed-wrong-after = { $name }: “{ $title }” – { $date }. It belonged after { $left }.
counts-as = Cards are compared by one year each: “{ $date }” counts as { $year }.
either-side = “{ $title }” has the same date, so either side of it was right.
why = Why?
zoom-out = Smaller cards
zoom-in = Larger cards
true-time = To scale
jump-to = Jump to…
years = { $from }–{ $to }
years-bce = { $from }–{ $to } BCE
last-moves = Latest moves
lesson-of = About “{ $title }”
source = Source: { $source }
hint-twist = Tap a card and flip it: its date decides where it goes. Extend the row, fill the slots, and don’t get blocked.
hint-twist-scene = Tap a card and flip it: its scene number decides where it goes. Extend the column, fill the slots, and don’t get blocked.
hint-pick = Tap one of your cards below. Nobody knows its date yet.
hint-pick-scene = Tap one of your cards below. When in the story does it happen? Later scenes are higher up.
hint-again = Your turn again: whoever runs out of cards first wins. Tap “Why?” to learn more about a card.
hint-gap = Now tap the numbered gap where it belongs, or drag the card there.
hint-place = Sure? You can change your mind until you place it.
hint-turn = Flip it: its date decides where it goes. Either end of the row scores two points, a slot scores one.
hint-turn-scene = Flip it: its scene number decides where it goes. Either end of the column scores two points, a slot scores one.
hint-turn-or-discard = Flip it, or discard it: its icon matches. Discarding costs a point, but can’t get you blocked.
hint-stop = Play safe and end your turn, or risk a second card.

## Twist
main-row = The main row, with the slots between its cards
main-column = The main column, later cards above, with the slots between its cards
row-first = To the first card: { $date }
row-last = To the last card: { $date }
way-later = later
way-earlier = earlier
score-is = Score: { $score }
to-next-rank = { $n } to go: { $rank }
tally = { $main } in the row · { $slots } in slots · { $lost } elsewhere
to-match = Icon to match:
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
card-blocked = { $title }, blocked, { $date }, icon { $icon }, on the back { $back }
cards-of = { $name }’s cards
turn-it = Flip it
discard-it = Discard it
end-turn = End turn
try-or-discard = Choose a card to flip or discard.
must-try = { $n ->
    [one] You must go on: one upright card left. If it’s blocked, the game ends.
   *[other] You must go on: { $n } upright cards left.
}
last-upright = Your last upright card: if it’s blocked, the game ends.
stop-or-go-on = End your turn, or flip a second card.
advise = Advice on “{ $title }”
pin-play = Play this
pin-discard = Discard this
pin-about = About here…
pin-before-all = before everything
pin-after = after { $date }
place-end = new end, 2 points
place-free = free slot, 1 point
place-taken = slot taken, the card would be blocked
slot-taken-by = “{ $title }”, { $date }, already lies between { $left } and { $right }.
unpin = Remove advice
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
won-together = There were no cards left to draw for the play-off in round { $rounds }.
why-all-out = Every card has been played.
why-cannot-act = The player whose turn it was could neither flip nor discard a card.
why-no-card-placed = Every card flipped this turn was blocked.
rematch = Play again
again-asked = { $n ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
again-waiting = Waiting for { $names }…
again-start-now = Start without waiting
again-begun = The next game has begun.
again-join = Join in
result-won = You win! { $right } of { $all } right
result-short = { $n ->
    [one] { $right } of { $all } right, one card short
   *[other] { $right } of { $all } right, { $n } cards short
}
result-none-left = { $right } of { $all } right
result-team = You did it, { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $rank }
result-team-low = { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $rank }
result-place = { $points ->
    [one] { $points } point, number { $place } of { $n }
   *[other] { $points } points, number { $place } of { $n }
}
bot-played = { $bots ->
    [one] A bot made one of your { $all } moves.
   *[other] A bot made { $bots } of your { $all } moves.
}
bot-played-all = A bot played your whole game.
moment-best = Your best moment
moment-best-near = { $n ->
    [one] Right, one year from its neighbour
   *[other] Right, { $n } years from its neighbour
}
moment-best-same = Right, in the very same year
moment-best-plain = Right on the spot
moment-miss = Worth remembering
you-missed-by-years = { $n ->
    [one] You were off by one year
   *[other] You were off by { $words } years
}
you-missed-by-scenes = { $n ->
    [one] You were off by one scene
   *[other] You were off by { $words } scenes
}
you-were-blocked = You flipped it, and it was blocked
share = Share
shared = Copied
share-timeline = { $name }: { $right } of { $all } right, streak { $streak }
share-twist = Antedate Twist: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $rank }
in-true-time = To scale
in-story-order = In the order of the story
axis-says = { $n ->
    [one] One card
   *[other] { $n } cards
} from { $from } to { $to }
lessons = The stories behind the cards
missed-by-years = { $n ->
    [one] { $name } was off by one year
   *[other] { $name } was off by { $n } years
}
missed-by-scenes = { $n ->
    [one] { $name } was off by one scene
   *[other] { $name } was off by { $n } scenes
}
was-blocked = { $name } flipped it, and it was blocked
shuffle-check = Was the shuffle fair?
shuffle-what = Before the game, the server committed to its secret seed. Now your browser can repeat the shuffle by itself and compare.
check-now = Check now
download-transcript = Download the game record
shuffle-honest = The shuffle was fair.
shuffle-wrong = Something doesn’t match.
check-commitment = The seed is the one the server committed to.
check-deal = The cards were in the order this seed produces.
check-reshuffles = { $n ->
    [one] The discard pile was reshuffled once, as the seed requires.
   *[other] The discard pile was reshuffled { $n } times, as the seed requires.
}
commitment = The commitment:

## Connection
link-reconnecting = Reconnecting… Your move is safe.
link-restarting = The server is restarting… Your move is safe.
link-back = You’re back online.
link-shaky = Your connection is slow.
saving-paused = The server can’t save right now. Your move is safe.
cannot-enter = You can’t join this table
table-closed = This table is closed
watch = Watch
seat-moved = This seat is now on another device
seat-moved-what = You can watch from here, or move the seat back from the other device.
seat-sent-away = You are no longer at this table
seat-sent-away-what = The host has freed your seat. You can watch, or sit down again if there’s room.
seat-left = You have left this table
seat-left-what = You can watch, or sit down again if there’s room.
move-seat = Move this seat to another device
move-seat-what = Open this address there within ten minutes. It works once, and then this device gives up the seat.
table-menu = Table menu
leave = Leave table
still-running = Your game of { $game } is still running.
still-running-what = A game in progress
return-to-table = Return to the table
leave-sure = Leave for good? A bot will play on for you.
leave-room-sure = Leave this table?
bot-holds = A bot is playing for you.
bot-holds-clock = You ran out of time twice: a bot is playing for you.
time-up = Time’s up: a bot moved for you.
take-back = Take your seat back

## Talk
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
send = Send
preset-hello = Hello!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-thinking = Let me think.
preset-your-turn = Your turn!
preset-never-guessed = I’d never have guessed.
preset-good-game = Good game!
preset-again = Again?

## Said aloud
say-joined = { $name } sat down.
say-started = The game begins.
say-your-turn = It’s your turn.
say-placed = { $name } placed “{ $title }”, { $date }. Right.
say-misplaced-between = { $name } placed “{ $title }”, { $date }. Wrong: it belonged between { $left } and { $right }.
say-misplaced-before = { $name } placed “{ $title }”, { $date }. Wrong: it belonged before { $right }.
say-misplaced-after = { $name } placed “{ $title }”, { $date }. Wrong: it belonged after { $left }.
say-ended = The game is over.
say-play-off = Play-off: { $names } play on with one card each.
say-chat = { $name } says: { $text }
say-went-left = { $name } flipped “{ $title }”, { $date }: now the earliest in the row.
say-went-right = { $name } flipped “{ $title }”, { $date }: now the latest in the row.
say-went-slot = { $name } flipped “{ $title }”, { $date }: it fills a slot.
say-went-stack = { $name } flipped “{ $title }”, { $date }: same date, stacked.
say-went-blocked = { $name } flipped “{ $title }”, { $date }: the slot is taken, the card is blocked.
say-discarded = { $name } discarded “{ $title }”, { $date }.
say-you-went-left = You flipped “{ $title }”, { $date }: now the earliest in the row.
say-you-went-right = You flipped “{ $title }”, { $date }: now the latest in the row.
say-you-went-slot = You flipped “{ $title }”, { $date }: it fills a slot.
say-you-went-stack = You flipped “{ $title }”, { $date }: same date, stacked.
say-you-went-blocked = You flipped “{ $title }”, { $date }: the slot is taken, the card is blocked.
say-you-discarded = You discarded “{ $title }”, { $date }.

## Keys
keys = Keyboard shortcuts
key-pick = pick a card
key-gap = choose a gap
key-place = place the card
key-zoom = smaller or larger cards
key-cancel = cancel
key-line = hear the timeline
key-hand = hear your cards
key-try = flip the card
key-discard = discard the card
key-stop = end your turn

## Settings and about
settings = Settings
language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = Match device
motion-less = Reduced
pace = Showing moves
pace-slow = With time to read
pace-usual = Normal
pace-fast = Quickly
pace-none = All at once
hints = Hints
hints-first = In my first game
hints-always = Always
hints-never = Never
sound = Sound
sound-off = off
shakes = Vibration
shakes-what = The phone buzzes softly when a card is turned.
calm = Quiet mode.
calm-what = No chat, no spectators, no animations, no sound.
notify = Notify me when it’s my turn.
notify-what = Only while this page is in the background.
settings-stored = These settings are stored on this device.
about = About
about-what = Antedate is a place to play chronology card games, true to the printed rules, with friends and bots. It is a single program that anyone can run.
credits = The games
credit-timeline = Timeline was designed by Frédéric Henry.
credit-twist = Timeline Twist’s cooperative game was designed by Frédéric Henry and Corey Konieczka.
credit-trek = Trekking Through History was designed by Charlie Bink.
not-affiliated = We are not affiliated with their publishers. The rules text, cards and data are our own.
licences = Licences
licence-motifs = Pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
licence-fonts = Fonts: Playfair Display and Source Sans 3, SIL Open Font License.
licence-decks = Decks: CC BY 4.0.
licence-code = Program: MIT or Apache 2.0.
licence-packages = Packages used by this page and program, each with its licence:
privacy = Privacy
privacy-what = No account, no tracking, nothing loaded from other sites. The server keeps your nicknames, messages and moves, and nothing else about you. You can export or erase them on your page.
offline-title = The table is out of reach
offline-what = The server isn’t answering, or this device is offline. Nothing is lost: your seat and your moves are safe.
offline-again = Try again
no-such-page = Page not found
no-such-page-what = This address leads nowhere. Did you copy all of it?

## Refusals
error-unreachable = Can’t reach the server. Try again in a moment.
error-not-seated = You don’t have a seat at this table. Join it first.
error-not-host = Only the host can do this.
error-table-closed = This table is closed. Create a new one.
error-game-running = A game is in progress. Wait until it’s over.
error-no-game = No game is in progress. The host can start one.
error-table-locked = The host has locked this table. Ask them to unlock it.
error-table-full = All { $seats } seats are taken. You can watch, or ask the host for more seats.
error-bad-name = A name has 1 to { $max } visible characters. Choose another.
error-name-taken = Someone at this table already has that name. Choose another.
error-name-reserved = That name is reserved for the server or its bots. Choose another.
error-bad-token = The key to this seat is damaged. Join again.
error-token-used = This key is in use at this table. Join again.
error-bad-id = The message couldn’t be read. Reload the page.
error-no-such-player = That player is not at this table.
error-not-a-bot = That player is not a bot.
error-bad-level = This server has no bot with that character. Choose another.
error-bad-option = You can’t choose this: { $option } = { $value }.
error-too-few-players = This game needs { $needed } players, but { $have ->
    [one] only one is here
   *[other] only { $have } are here
}. Invite someone or add bots.
error-too-few-cards = { $have ->
    [one] Only one card is in play, but this game needs { $needed }.
   *[other] Only { $have } cards are in play, but this game needs { $needed }.
} Choose more topics or years, a larger deck, fewer players or smaller hands.
error-cannot-deal = The cards can’t be dealt: { $reason }
error-bot-holds-seat = A bot is playing for you. Take your seat back first.
error-owner-gone = Nobody is there to take this seat; the bot plays on.
error-stand-in-too-strong = At this table only these bots may hold a player’s seat: { $allowed }.
error-stale = Someone moved in the meantime. Look again, then decide.
error-wrong-game = That move belongs to a different game.
error-cannot-drop = In this game nobody can be dropped. Let a bot take the seat.
error-already-out = That player is already out of the game.
error-bad-text = A message has 1 to { $max } characters. Shorten it.
error-bad-characters = Your text has characters that are invisible, reverse the text, or pile up on one letter. Remove them and try again.
error-headers-too-long = The request has too many headers, or headers that are too long.
error-no-pins = You can only give advice in the cooperative game. Use the chat.
error-bad-pin = That card is no longer there.
error-not-finished = The game isn’t over yet. Its record stays secret until then.
error-not-due = That has already happened.
error-not-your-turn = It’s not your turn. Wait for the other players.
error-not-in-hand = That card isn’t in your hand.
error-no-such-gap = The timeline has no such gap. Choose another.
error-out-of-game = You are out of this game.
error-no-such-seat = There is no such seat.
error-game-over = The game is over.
error-card-blocked = That card is blocked: you can only discard it.
error-already-placing = You’ve already flipped a card, so you can’t discard this turn.
error-icon-differs = The icon doesn’t match the discard pile. Choose another card.
error-nothing-placed = Place a card before you end your turn.
error-bad-message = The server didn’t understand this page. Reload it.
error-version-unknown = This page is too old for the server. Reload it.
error-enter-first = The connection wasn’t ready. Try again.
error-wrong-token = This seat is no longer on this device. It may have moved to another one.
error-too-fast = Too many messages. Wait a moment.
error-saving-paused = The server can’t save right now. Try again in a moment.
error-going-down = The server is restarting. Try again in a moment.
error-no-such-table = This table doesn’t exist. Check the link.
error-no-such-code = No table has this code. Check it and try again.
error-no-such-deck = This deck doesn’t exist. Choose another.
error-bad-decks = These decks can’t be mixed, or don’t suit this game. Choose others.
error-bad-request = The server didn’t understand the request. Reload the page.
error-table-damaged = This table’s record is damaged. Create a new table.
error-too-long = The message is too long. Shorten it.
error-too-many = Too many attempts. Wait a moment and try again.
error-too-slow = The request took too long to arrive. Send it again.
error-wrong-origin = This page came from another address. Open it at the server’s own address.
error-wrong-ticket = This link has expired or has already been used. Get a new one on the other device.
error-method-not-allowed = The server doesn’t know this request. Reload the page.
error-not-found = There’s nothing here. Start from the home page.
error-which-player = Several people play on this device. Choose which one.

## Trek
game-trek-what = Three days through time, for 2 to 4 players: choose departures, fill your itinerary, make long journeys.
edition-trek = trek
trek-first-game = First game: day I’s itineraries are dealt at random
trek-warps-option = Time warps: each day, each player may bend the row, the watch or the journey once
trek-warps = Time warps
trek-warp-used-by = used by { $name }
trek-warp-not-now = It would change nothing now, or you can’t pay for it.
trek-warp-choose-spaces = Which two cards change places?
trek-warp-choose-echo = Which benefit?
trek-warp-look = Tap a card to see what it would bring with this time warp.
trek-warp-use = Use it: { $price }
trek-foresight = Put one of these on top of the deck. Only you can see them.
warp-rewind = Rewind
warp-haste = Haste
warp-exchange = Exchange
warp-new-dawn = New dawn
warp-foresight = Foresight
warp-detour = Detour
warp-prism = Prism
warp-echo = Echo
warp-does-rewind = Your watch goes back one hour before you take the card.
warp-does-haste = The card you take costs two hours less, but at least one.
warp-does-exchange = Two cards of the row change places.
warp-does-new-dawn = The five spaces are laid out anew from the deck.
warp-does-foresight = You alone look at the next three cards of the deck and put one of them on top.
warp-does-detour = An earlier card may go before the last card of your journey, if its date fits there.
warp-does-prism = All the tokens of this turn are wild.
warp-does-echo = The mat brings you the benefit of any space you like.
warp-free = free
warp-costs-crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
warp-costs-hours = { $n ->
    [one] 1 hour more
   *[other] { $n } hours more
}
hint-trek = Tap a card to see where your watch would land and what you’d gain. Dates in order make a journey: the longer, the better.
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
trek-clock-start = At the start, from the top: { $names }.
trek-clock-at = At { $hour }, from the top: { $names }.
trek-clock-done = On 12, done for the day: { $names }.
trek-done = done
trek-departures = Departures and ancestors
trek-departure = Departure { $n }: { $title }, { $date }. { $hours ->
    [one] One hour
   *[other] { $hours } hours
}, gives { $benefits }
trek-departure-mat = Departure { $n }: { $title }, { $date }. { $hours ->
    [one] One hour
   *[other] { $hours } hours
}, gives { $benefits }, plus { $mat } from the mat
trek-space-empty = Departure { $n }: empty
trek-ancestor = Ancestor
trek-left = { $n } left
trek-ancestor-says = Ancestor: { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, gives { $benefits }, continues any journey. { $n } left
trek-preview = What this visit brings
trek-lands = { $hours } h: your watch lands on { $watch }.
trek-lands-punctual = { $hours } h: right on 12, +{ $points }.
trek-lands-late = { $hours } h: past 12, so your watch stops there.
trek-journey-starts = A journey begins.
trek-journey-continues = Your journey continues: { $length } cards, worth { $worth }.
trek-journey-detours = The detour takes it into your journey: { $length } cards, worth { $worth }.
trek-journey-closes = Your journey of { $closed } ends; a new one begins.
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
trek-returned = No room for: { $tokens }.
trek-again = Then it’s your turn again.
trek-spend = Spend crystals to save hours
trek-spend-less = One crystal fewer
trek-spend-more = One crystal more
trek-spending = { $n ->
    [one] 1 crystal to spend
   *[other] { $n } crystals to spend
}
trek-wild-to = The wild token goes to
trek-wild-as = Wild as { $name }
trek-place-own = { $name } in its own column
trek-go = Go there
trek-choose = Choose today’s itinerary
trek-choose-how = Choose in secret: all are revealed together. Each one lasts a day.
trek-take-itinerary = Take this one
trek-your-itineraries = Your itineraries
trek-waiting = Still choosing: { $names }
trek-has-chosen = Has chosen in secret
trek-is-choosing = Is choosing an itinerary
trek-choose-departure = Choose a departure or an ancestor.
trek-place-tokens = Where does the token go?
trek-must-pass = There’s nothing left to take.
trek-pass = Pass for today
trek-itinerary-named = Itinerary “{ $name }”
trek-column-says = { $name }: { $filled } of { $all } covered
trek-space-pays = space { $n } pays { $reward }
trek-row-pays = Row { $n }, when complete, pays { $reward }
trek-panel-of = { $name }’s itinerary and journeys
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
trek-signs = Signs
trek-sign-on = Your journey goes on: it would have that many cards.
trek-sign-new = An earlier date: your journey ends, and a new one begins with this card.
trek-sign-hours = The hours a visit takes: your watch moves that far.
trek-sign-mat = A gift of the mat under that space.
trek-sign-crystal = Time crystal: spend it to save an hour, or keep it for 1 point.
trek-sign-wild = A wild token: it goes to any column.
trek-sign-noon = { $n ->
    [one] Landing right on 12: 1 point.
   *[other] Landing right on 12: { $n } points.
}
trek-strip = Points by the length of a journey
trek-strip-says = { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
trek-strip-beyond = Beyond { $n }: { $points } more for each card
trek-track = track { $n }
trek-by-journeys = journeys { $n }
trek-why-score = Why this score
trek-why-track = on the track: spaces, rows and punctuality
trek-why-crystals = { $n ->
    [one] for 1 crystal
   *[other] for { $n } crystals, 1 point each
}
trek-why-open = { $n ->
    [one] for the open journey of 1 card
   *[other] for the open journey of { $n } cards
}
trek-why-journey = { $n ->
    [one] for a closed journey of 1 card
   *[other] for a closed journey of { $n } cards
}
trek-index = Date index
trek-index-how = Every date in each day’s deck. Gold: in the row now. Struck through: visited. The rest are still to come or have gone by.
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
}, { $open ->
    [0] no open journey
    [one] a journey of 1 card
   *[other] a journey of { $open } cards
}, { $total ->
    [one] 1 point
   *[other] { $total } points
} in all
trek-day-next = New cards for day { $day ->
    [1] I
    [2] II
   *[3] III
}. You keep journeys and crystals; everyone chooses a new itinerary.
trek-told-chose = { $who ->
    [you] You have chosen an itinerary.
   *[other] { $name } has chosen an itinerary.
}
trek-told-revealed = All itineraries are revealed. The day begins.
trek-told-visit = { $who ->
    [you] You visit
   *[other] { $name } visits
} “{ $title }”, { $date }: watch on { $watch }. { $journey ->
    [starts] A journey begins.
    [detours] It joins the journey by a detour: { $length } cards.
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
trek-told-ancestor = { $who ->
    [you] You meet an ancestor
   *[other] { $name } meets an ancestor
}: watch on { $watch }. The journey has { $length } cards.{ $points ->
    [0] {""}
    [one] {" "}+1 point.
   *[other] {" "}+{ $points } points.
}{ $crystals ->
    [0] {""}
    [one] {" "}+1 crystal.
   *[other] {" "}+{ $crystals } crystals.
}
trek-told-token = { $who ->
    [you] You place a token
   *[other] { $name } places a token
}: { $column ->
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
trek-told-passed = { $who ->
    [you] You have nothing to take and pass.
   *[other] { $name } has nothing to take and passes.
}
trek-told-warp = { $who ->
    [you] You use a time warp: “{ $warp }”.
   *[other] { $name } uses a time warp: “{ $warp }”.
}
trek-told-foreseen = { $who ->
    [you] You have looked into the deck.
   *[other] { $name } has looked into the deck.
}
trek-told-day-ended = Day { $day ->
    [1] I
    [2] II
   *[3] III
} is over.
trek-told-day-began = Day { $day ->
    [1] I
    [2] II
   *[3] III
} begins: everyone chooses an itinerary.
trek-final-count = Final scoring
trek-count-1 = Track
trek-count-2 = Crystals
trek-count-3 = Journeys
trek-count-4 = Total
trek-count-how = A journey scores by its length: cards → points.
trek-show-all = Show all
trek-winner = winner
trek-won-with = { $n ->
    [one] With 1 point.
   *[other] With { $n } points.
}
trek-tie-journey = A tie on points: { $nth ->
    [1] the longest journey wins.
    [2] the second-longest journey wins.
   *[other] journey number { $nth } by length wins.
}
trek-tie-shared = Level on points and on every journey: a shared victory.
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
key-go = go there, or choose the itinerary
key-crystals = fewer or more crystals
key-wild = another column for the wild token
key-clock = hear the clock
key-row = hear the departures
key-me = hear your itinerary
key-index = the date index
key-warps = time warps
error-choose-first = Each day starts with an itinerary. Choose one of yours first.
error-others-choosing = You’ve chosen. Wait until everyone has.
error-not-choosing = Itineraries are chosen at the start of a day. Play on with yours.
error-not-your-itinerary = That itinerary isn’t yours. Choose one of your own.
error-itinerary-used = You’ve already used that itinerary. Choose another.
error-itinerary-drawn = In a first game, you play day I with the itinerary dealt to you.
error-no-such-space = There is no such departure. Choose one of the six.
error-empty-space = There’s nothing there any more. Choose another departure.
error-no-ancestor-left = There are no ancestors left. Choose a departure.
error-ancestor-cannot-start = An ancestor can’t start a journey. Choose a departure first.
error-not-enough-crystals = You don’t have that many crystals. Spend fewer.
error-below-one-hour = A visit takes at least one hour. Spend fewer crystals.
error-tokens-first = You have tokens to place. Place them first.
error-no-tokens-to-place = You have no token to place. Choose a departure.
error-no-such-token = You have no such token left. Place one of yours.
error-wrong-column = That token can only go in its own column.
error-column-full = That column is full. Choose another.
error-impossible-tokens = The tokens can’t be placed like that. Choose again.
error-cannot-pass = You can only pass when there’s nothing to take.
error-no-warps = This game is played without time warps.
error-no-such-warp = There’s no such time warp today. Choose another.
error-marker-used = You’ve already used a time warp today. Take a card.
error-warp-taken = Somebody has already used this time warp today. Choose another.
error-warp-too-dear = You don’t have enough crystals for this time warp.
error-wrong-warp-choice = This time warp doesn’t work like that. Choose what it asks for.
error-same-space = Choose two different cards.
error-nothing-to-echo = There’s nothing to echo in that space. Choose another.
error-warp-changes-nothing = This time warp would change nothing now.
error-nothing-to-take = There’s nothing left to take after a time warp.
error-put-on-top-first = First put one of the cards you’re looking at on top.
error-not-looking = You aren’t looking into the deck.
error-no-such-top = You aren’t looking at that many cards.

## Replay
replay = Replay
replay-of = Replay: { $game }
watch-replay = Watch the replay
replay-what = Watch a finished game again, move by move: from any player’s view, or with all cards revealed.
replay-drop = Drop a game record here
replay-choose = Choose a file
replay-where = You’ll find a game’s record on its result page, beside the shuffle check. The server replays it by the rules and keeps nothing.
replay-other-file = Another file
replay-which = Game in this file, 1 to { $n }
replay-controls = Move through the game
replay-first = To the deal
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $n } of { $all }
replay-deal = The cards are dealt.
replay-eyes = View
replay-eyes-none = spectator
replay-eyes-all = all cards revealed
replay-pace = Speed
replay-pace-slow = slow
replay-pace-usual = normal
replay-pace-fast = fast
replay-settings = View and speed
replay-link = Link to this moment
replay-to-table = To the table
replay-unused = { $name }’s remaining itineraries
replay-pile = { $n ->
    [0] The draw pile is empty
    [one] The draw pile: one card
   *[other] The draw pile, from the top: { $n } cards
}
say-stopped = { $name } ends their turn.
say-dropped = { $name } has left the game; their cards are revealed and discarded.
key-replay-step = one move back or forward
key-replay-ends = to the deal or to the end
key-replay-play = play or pause
error-not-a-transcript = This file isn’t a game record. Choose a .jsonl file from a result page, or one written by “antedate lab”.
error-bad-transcript = Line { $line } breaks the rules ({ $clause }): { $reason }
error-transcript-without-deck = This record doesn’t say which deck was used, so its cards can’t be named.
error-transcript-too-long = A game record can have at most { $max } bytes. This one is longer.
error-unknown-deck = This game was played with the deck “{ $deck }” { $version }, which this server doesn’t have (hash { $hash }). Start the server with “--decks” and that deck’s folder, or open the record where the game was played.
error-deck-differs = This game was played with another version of the deck “{ $deck }”: { $version } (hash { $hash }). Open the record where the game was played.
error-cards-differ = The card “{ $card }” in this record differs from the deck. The record has been changed.
error-no-such-game = This table hasn’t played that many games. Games so far: { $games }.

## The decks page, and what readers say of a card

decks-lead = Browse the cards whenever you like. Dates stay hidden until you tap a card.
play-with-deck = Play with this deck
coverage-time = Cards by period
coverage-topics = Cards by topic
coverage-fame = Cards by how well known they are
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
   *[other] known to everyone
}
deck-cards = The cards
deck-cards-how = Tap a card to see its date, its story and its source.
deck-print = Print and cut
deck-print-how = A PDF with the cards, the rules and all dates. Print on both sides, flipped on the long edge, at actual size; the marks show where to cut.
deck-print-a4 = PDF for A4
deck-print-letter = PDF for US Letter
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
deck-sources = Every card names its source; a code like Q12345 is a Wikidata item.
wrong-date = This date is wrong
wrong-date-of = This date is wrong: { $title }
wrong-date-what = Your note goes to whoever runs this server, who can correct the deck. Nothing about you is stored, so nobody can reply.
wrong-date-words = What is wrong?
wrong-date-year = The right year, if you know it
wrong-date-source = Where can we check it?
wrong-date-empty = Tell us in a few words what’s wrong.
wrong-date-thanks = Thank you. Your note has been saved.
error-no-such-card = This deck has no such card. Reload the page.
error-bad-report = That can’t be saved. Write a few words, at most { $max } characters, and a valid year.
error-deck-too-large-to-print = This deck has { $cards } cards; from here at most { $max } can be printed. Ask whoever runs this server.
error-reports-full = The earlier notes haven’t been read yet. Try again another day.
## First games and rules
rules = Rules
rules-open = The rules of { $game }
teach-me = Teach me
teach-me-what = A real game with a gentle bot, and a coach who explains each thing the first time it happens.
teach-me-game = Teach me { $game }
coach = Coach
coach-next = Got it
coach-stop = Stop coaching
coach-sum-title = Your first game is done
coach-sum-cards = { $right ->
    [one] One of your cards found its place,
   *[other] { $right } of your cards found their place,
} { $wrong ->
    [0] and none went wrong.
    [one] and one didn’t.
   *[other] and { $wrong } didn’t.
}
coach-sum-timeline = What to keep: play the cards you’re sure of while their gap is wide, and read every date that’s revealed. Next time you’ll meet more players, and nobody will tell you what to look at.
coach-sum-twist = What to keep: the ends of the row earn most, each slot takes just one date, and it’s fine to stop after one success. Discard blocked cards by their icon, before you run out of upright ones.
coach-sum-trek = What to keep: small steps in time make long journeys, short visits give you more turns, and a reward is worth aiming for. Next time, plan the day before you choose your itinerary.
coach-sum-chorus = What to keep: the timeline grows whoever was right, so read every date that’s revealed. When you’re not sure, choose the middle of where it could be: a near miss counts for less than a far one. Speed never counts.
coach-timeline-welcome = The card in the middle shows its date: it starts the timeline. Pick one of your cards below, then the gap where you think it belongs: before or after. Start with the card you’re surest of.
coach-timeline-right = Right! The card stays and you have one fewer. You draw nothing: that’s how you win. The timeline now has one more gap, for everyone.
coach-timeline-wrong = Wrong, so the card is gone and you drew a new one: you have as many cards as before, and you lost a turn. See where it belonged: its date may help you later.
coach-timeline-others = That was the other player’s card. Right or wrong, every date revealed narrows your guesses: read it before you choose.
coach-timeline-gaps = The timeline has grown and its gaps have shrunk. A card you can only date roughly is safest in a wide gap, so play it before that gap fills up.
coach-timeline-play-off = Play-off: more than one of you ran out of cards in the same round, so each draws one more. The only player without cards at the end of a round wins.
coach-timeline-round = Someone has run out of cards. The round is still played to the end, so that everyone gets the same number of turns: a right card now may save you.
coach-timeline-last = Your last card. If it’s right and nobody else runs out this round, you win.
coach-timeline-other-last = The other player has one card left. You can’t stop them, but you can keep up: if you both run out in the same round, there’s a play-off.
coach-twist-welcome = You and the bot are a team. Pick a card and flip it: its date alone decides where it goes. Before or after the whole row is best, so look for a card that is very early or very late.
coach-twist-end = It’s the new end of the row: 2 points. The row now spans more years, and everything that falls inside must share a few slots.
coach-twist-slot = It falls between two cards of the row, so it goes in the slot above them: 1 point. There’s only one slot between two neighbours, and this one is now taken.
coach-twist-stack = Exactly the same date as a card already there: it’s stacked on that card and scores the same.
coach-twist-blocked = Its slot was taken, so the card is blocked. It lies sideways in front of you and counts against you until you can discard it by its icon. Avoid cards from those same years now.
coach-twist-must = Nothing has found a place this turn, so you must flip another card. If all your upright cards get blocked in one turn, the game is over for both of you.
coach-twist-danger = Careful: you have few upright cards. If every card you flip this turn is blocked, the game is over for both of you. A card with a blue frame can be discarded safely; otherwise flip the one most likely to be a new end or to find a free slot.
coach-twist-stop = One card has found its place. You can stop here: you keep what you have and draw. Or flip one more, if you’re sure of it: a second success ends your turn too.
coach-twist-others = Your teammate has moved. All cards are in plain sight, so look at theirs too: a slot one of you fills is lost to the other.
coach-twist-advice = There’s a note pinned to one of your cards: it’s what your teammate would do. You decide.
coach-twist-discard = A card with a blue frame has the icon the discard pile asks for. Instead of flipping cards you can discard it: it costs a point, but it’s safe, and it’s the only way to get rid of a blocked card.
coach-twist-narrow = Nothing ever goes between two cards of the row: each pair has just one slot, however many years it covers. Before you flip a card from the middle, check that its slot is free.
coach-twist-pile = The draw pile is empty. From now on you only play the cards in front of you; each one left at the end costs a point.
coach-trek-drawn = This is your itinerary for day I, dealt at random. Its columns hold tokens: Person, Event, Innovation and Progress. Covered spaces and full rows pay what is printed on them.
coach-trek-departures = Six departures, and ancestors below. Tap one: the clock shows where your watch would land, and the bar below shows what you’d gain. Short visits leave you more of the day; long ones bring more.
coach-trek-itinerary = Choose your itinerary for today. Look at the departures first: which tokens will be easy to get? The others also choose in secret, and each itinerary lasts just one day.
coach-trek-tokens = Your tokens dropped into their columns, each on the topmost free space. Aim for the spaces and rows with a reward; a token whose column is full is lost.
coach-trek-hours = Whoever’s watch is furthest back goes next, sometimes several times in a row. So short visits mean many turns, and a long one lets the others catch up.
coach-trek-journey = You’re on a journey. A card with a later date makes it longer; an earlier one ends it and starts a new one. Small steps in time leave room for many more cards.
coach-trek-closed = Your journey has ended: you keep it, and it scores at the end. A new one has begun. One long journey is worth much more than two short ones.
coach-trek-crystals = You have a time crystal. Spend it before you go to save an hour, perhaps to land right on 12. A crystal you keep is worth a point at the end.
coach-trek-ancestor = An ancestor has no date and continues any journey. Take one when every departure would send you back in time.
coach-trek-noon = The day is running out. Landing right on 12 pays 3 points; a card that goes further stops there without them, but still gives its tokens. So take a long visit last.
coach-trek-done = Your watch is on 12: your day is over. The others play on until theirs is too. Whoever arrives last starts the next day.
coach-trek-day = A new day with later cards. Tokens and itinerary are gone, but you keep your journey and your crystals: don’t end it lightly.
coach-trek-last-day = The last day. At the end each crystal is worth a point, and your open journey scores too.
coach-trek-warps = Beside the clock lie the time warps: once a day, before you take a card, you may use one nobody has used. Tap one to see what it does and what it costs.

## Me
me = Me
me-lead = Your record here. Only this browser can see this page.
me-games-n = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
me-won-n = { $n } won
me-right = Cards right
me-right-of = { $right } of { $tries }
me-streak = Wins in a row
me-streak-best = best so far
me-none-title = Nothing here yet
me-none = Finish your first game. Then this page will show which eras and topics you know best, and which cards to look at again.
me-map = Map of time
me-map-lead = How often you place such cards right. Tap a field to practise it.
me-map-hits = { $period }, { $topic }: { $right } of { $tries } right.
me-map-none = { $period }, { $topic }: not played yet.
me-map-practise = Practise these
me-map-seldom = seldom right
me-map-always = almost always
me-map-few = too few to tell
me-map-unplayed = not played yet
me-percent = { $n }%
me-missed = Cards you keep missing
me-missed-how = Guess when it happened, then tap to check.
me-missed-n = missed { $wrong } of { $tries }
me-best = Your best
me-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-best-seats = { $seats ->
    [one] solo
   *[other] { $seats } at the table
}
me-latest = Your games
me-game-won = won
me-game-lost = not won
me-game-left = left early
me-uncounted-no-move = not counted: a bot played for you
me-uncounted-left = you left: not counted as a win
me-uncounted-stood-in = a bot moved for you: doesn’t count for wins in a row
me-with = with { $names }
me-game-alone = solo
me-stood-in = a bot stood in
me-kept = What we keep about you
me-kept-what = Your names, messages and moves at the tables, under a number, with no account. If several people play on this device, only the first at each table counts here.
me-number = Your number, if you write to whoever runs this server: { $number }
me-export = Export everything
me-erase = Erase everything
me-erase-sure = Really erase everything?
me-erase-what = Your names and messages disappear from every game, you leave any tables where you sit, and this page starts afresh. The games stay for the other players. This can’t be undone.
me-erase-yes = Erase
me-erase-no = Keep
me-erased = Done. Nothing about you is kept here any more.

## Hall of fame
hall = Hall of fame
hall-lead = The best games at open tables, and those that players chose to show. No dates, no cards: no spoilers.
hall-what = List
hall-edition = Edition
hall-edition-twist = Twist
hall-edition-saga = Saga
hall-team = At the table
hall-period = Period
hall-period-today = the last 24 hours
hall-period-week = the last 7 days
hall-period-ever = all time
hall-streaks = Timeline: wins in a row
hall-scores-twist = Twist: team scores
hall-scores-trek = Trek: scores
hall-none = No games here yet.
hall-none-how = Play at an open table, or show your result when a game is over.
hall-place = Place
hall-who = Player
hall-result = Result
hall-streak-n = { $n ->
    [one] { $n } win
   *[other] { $n } wins in a row
}
hall-points-unit = { $points ->
    [one] point
   *[other] points
}
hall-somebody = someone
hall-with-bots = with bots
hall-stood-in = a bot stood in for someone
hall-see = See this result
hall-picture = Picture of this result: { $what }
hall-to = To the hall of fame
hall-show = Show in the hall of fame
hall-unlisted-deck = The hall of fame lists only games played with one whole built-in deck.
hall-unlisted-stood-in = The hall of fame lists only games you decided yourself, from the first move to the last. Here a bot stood in or time ran out.
hall-unlisted-clock = The hall of fame lists only games with a clock of 30 or 60 seconds, too short to look dates up.
hall-show-what = Your name appears as it does here, the others’ only if they agree too. No cards, no dates.
hall-shown = Everyone can see it now.
error-hall-off = This server keeps no hall of fame.
error-no-such-result = This result doesn’t exist, or its players haven’t shown it.

## Guessing along
guess-along = Guess along
guess-what = Where do { $name }’s cards belong? Guess just for yourself; nobody will know.
guess-later = It’s your turn. You can guess again when the others play.
guess-it = That’s my guess
guess-between = My guess: between { $left } and { $right }
guess-before = My guess: before { $right }
guess-after = My guess: after { $left }
guess-was-right = You guessed right.
guess-was-wrong = You guessed differently.
guess-score = { $right } of { $all } right
key-guess = guess another player’s card while you wait

## The picture of a result
picture = Picture
picture-save = Save picture
picture-share = Share picture

## Size of everything
size = Size
size-auto = Fit to screen
size-big = Large, for a projector

## Somebody is away, and the little line of advice
go-on-without = Continue without { $name }
go-on-sure = Continue without { $name }? Their cards are revealed and discarded, and they can’t rejoin this game.
away-ask-host = The host can let a bot play now, and after two minutes anyone at the table can.
away-host = After two minutes anyone at the table can let a bot play.
pin-by = { $where } (pinned by { $names })

# Practice: what was missed comes back.
practice = Practice
practice-due = { $n ->
    [0] nothing due
    [one] { $n } card due
   *[other] { $n } cards due
  }
practice-learned = { $n } learned
practice-nth = Card { $n } of { $count }
practice-new = new to you
practice-ask = Where does this card go?
practice-line = The timeline, earliest first
practice-off = { $n ->
    [one] One gap away.
   *[other] { $n } gaps away.
  }
practice-yours = your choice
practice-again-in = { $n ->
    [one] Back tomorrow.
   *[other] Back in { $n } days.
  }
practice-result = { $right } of { $count }
practice-more = More practice
practice-anki = Save my cards for Anki
practice-none-title = Nothing to practise here
practice-none = You know every card of this choice, or there are none. Play a game, and what you miss will come back here.
practice-begin = Start practising
practice-missed = Practise what you missed
practice-lead = Cards you missed come back just before you would forget them.
error-no-such-question = The deck has changed since this card was dealt. Start practice again.
error-too-many-answers = { $max } answers of yours are kept, and no more. Erase your data to start afresh.
error-bad-date = That isn’t a date. Write it like 2026-11-19.
error-daily-in-future = That day hasn’t begun yet. Its cards are dealt when it does.
error-no-daily = No cards were dealt that day. Pick another one from the archive.
error-daily-running = That day is still being played. Its record opens when it’s over.
error-run-unfinished = You haven’t placed every card of that day yet. Finish it first.
error-run-over = You’ve already played this run: { $points } of { $cards } right. Everyone plays it once.
error-card-closed = That card has already been turned, and your first answer stands. Go on with the next.
error-card-not-open = It isn’t that card’s turn yet. Place the ones before it first.
error-not-your-run = You can only challenge others with cards you’ve placed to the end yourself. Play them first.
error-no-such-duel = There’s no such duel. Was the link copied whole?
error-duel-full = This duel is full: { $max } players, and that’s the most. Start another one.
error-duel-not-joined = You haven’t joined this duel yet. Join it with a name first.
error-duel-deck-changed = The deck has changed since this duel began. Challenge each other with new cards.
## Chorus
game-chorus = Chorus
game-chorus-what = Everyone places the same card at the same moment, on one timeline. Alone, or with up to 300.
chorus-run = Cards in the run
chorus-names = Show who chose which gap, once a card is turned
chorus-lives = Lives
chorus-lives-off = Unlimited
chorus-run-so-far = The run so far
chorus-card-of = Card { $n } of { $run }
chorus-points = { $n ->
    [one] { $n } right
   *[other] { $n } right
}
chorus-lives-left = { $n ->
    [one] { $n } life left
   *[other] { $n } lives left
}
chorus-say-turned = “{ $title }”: { $date }. Right: { $n } of { $all }.
chorus-say-right = You’re right! “{ $title }”: { $date }. Right: { $n } of { $all }.
chorus-say-wrong = Not this time. “{ $title }”: { $date }. Right: { $n } of { $all }.
chorus-hint-gap = Tap the gap where you think it belongs. Nobody sees your choice until the card is turned.
chorus-hint-done = You can still change your mind. Tap “Done” when you’re sure: the card is turned when everyone is done.
chorus-where = Where does “{ $title }” go?
chorus-done = Done
chorus-change = Change my choice
chorus-you-are-done = You’re done. You can change your choice until the card is turned.
chorus-out = You have no lives left. Watch how the others do.
chorus-close = Turn the card now
chorus-n-done = { $n } of { $all } are done
chorus-is-done = done
chorus-is-thinking = still thinking
chorus-result = { $n } of { $run } right, { $distance ->
    [0] and never a gap off
    [one] one gap off in all
   *[other] { $distance } gaps off in all
}
chorus-ranking = How everyone did
chorus-place = Place
chorus-player = Player
chorus-right = Right
chorus-off-by = Gaps off
chorus-more-players = { $n ->
    [one] and one more player
   *[other] and { $n } more players
}
chorus-pace = Pace
chorus-pace-together = Together, card by card
chorus-pace-alone = Each at their own pace
chorus-teams = Teams
chorus-teams-off = No teams
chorus-team = Team { $n }
chorus-team-members = Members
chorus-team-mean = Right on average
chorus-teams-ranking = How the teams did
chorus-teams-won = { $n ->
    [one] The winners: team { $teams }.
   *[other] Shared victory: teams { $teams }.
}
chorus-own-right = You’re right! “{ $title }”: { $date }.
chorus-own-wrong = Not this time. “{ $title }”: { $date }.
chorus-place-it = Place it
chorus-hint-alone = Tap the gap where you think it belongs, then “Place it”. There’s no hurry: leave and come back when you like.
chorus-finished = You’ve placed every card. The result comes when everyone has.
chorus-came-so-far = { $n } of { $all } have come this far
chorus-have-finished = { $n } of { $all } have finished
chorus-join-late = The game has begun. You’d start with the current card; the earlier ones count as passed.
chorus-join-alone = Everyone plays at their own pace. You’d start with the first card.
chorus-cards = Card by card
chorus-card = Card
chorus-share = { $n } of { $all }
daily = Today’s ten cards
daily-what = The same ten for everyone, once a day.
daily-past = A past day: just for fun.
daily-over-now = That day is over. You can finish its cards, but they no longer count.
daily-began = { $n } of { $count } placed
daily-see = See how everyone did
daily-streak = { $n ->
    [0] No days in a row yet
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-best = longest: { $n }
daily-next = Next ten cards in
daily-play-next = Play the next ten cards
daily-everyone = How everyone did
daily-players = { $n ->
    [0] Nobody finished these cards on their day.
    [one] One person has finished.
   *[other] { $n } people have finished.
}
daily-bar = { $points } right: { $n }
daily-you = you
daily-got-it = { $percent } got it right
daily-seal = The server committed to these cards before anyone saw them. Once the day is over, the secret is opened and your browser can check it.
daily-archive = Past days
daily-archive-what = Missed a day? Play it whenever you like, just for fun.
daily-archive-more = Earlier days
daily-archive-none = No past days yet. Come back tomorrow.
daily-not-played = not played
daily-not-counted = not counted
daily-not-counted-what = Just for fun: this day doesn’t count towards your streak.
run-result = { $points } of { $cards }
run-result-streak = { $points } of { $cards }, streak { $streak }
run-praise-all = Every one of them!
run-praise-great = Splendid!
run-praise-good = Well placed!
run-praise-hard = A tough run!
run-elsewhere = This card was already placed, in another tab or on another device. Go on from here.
duel = Duel
duel-challenge = Challenge somebody with these cards
duel-challenge-what = They play the same cards whenever they like. Once you’ve both finished, you see your runs side by side.
duel-make = Make the challenge
duel-link-what = Send this link. Up to { $max } people can play these cards, each whenever they like.
duel-only-here = Only this device can reach this server, so the link works only here.
duel-invites = { $name } challenges you
duel-invites-what = { $n } cards, the same for everyone. Play whenever you like; then you see your runs side by side, card by card.
duel-of-day = These are the cards of { $day }. Playing them here counts as playing that day.
duel-who = Also in: { $names }
duel-take = Take the challenge
duel-see = See the runs side by side
duel-ready = Your challenge is ready
duel-ready-what = Nobody else has finished yet. Send the link and come back: the runs appear here side by side.
duel-you-win = You won!
duel-they-win = { $name } won
duel-draw = A draw!
duel-by-distance = The same number right, but fewer gaps off: { $less } against { $more }.
duel-you = You
duel-side = Card by card
duel-against = Compare with
duel-sum = Both right: { $both }. Only you: { $mine }. Only { $name }: { $theirs }. Neither: { $neither }.
duel-right = right
duel-off = { $n ->
    [one] one gap off
   *[other] { $n } gaps off
}
duel-waiting = Still playing: { $names }
key-done = say you’re done
error-nothing-to-close = In this game there’s no card to turn for everyone. Wait for the player whose turn it is.
error-own-pace = Everyone turns their own cards here. If someone isn’t coming back, let a bot play on for them.
error-too-late = The cards played so far have cost all lives. Wait for the next run.
error-run-finished = You’ve placed every card of the run. Wait for the others.
coach-chorus-welcome = The card in the middle shows its date. Choose the gap where the card below belongs: before it or after it. Everyone places this same card, and nobody sees your choice.
coach-chorus-alone = This run is yours alone: the card is turned as soon as you place it, and you may stop and come back. What others did with a card you see once you’ve placed it too.
coach-chorus-done = You’re done; the others are still thinking. Until the card is turned you can change your choice.
coach-chorus-right = Right! One point. The card joins the timeline for everyone, so there’s one more gap from now on.
coach-chorus-wrong = Not right, so no point; but a near miss counts for less than a far one when points are equal. The card now lies where it belongs, for everyone.
coach-chorus-same = Two cards of the same date: either side was right.
coach-chorus-lives = That cost a life. When none is left you watch the others.
coach-chorus-last = The last card of the run. Then most points win; if they’re equal, whoever was fewer gaps off. Speed never counts.
