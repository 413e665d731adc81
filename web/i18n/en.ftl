### The shell's words. The same ids stand in every language.

app-title = Hulldown
tagline = Tank games of the tabletop, for friends, strangers and machines.
pitch = Rules you can look up and trust, computer players you can write yourself, matches you can replay and verify.
needs-script = Hulldown needs JavaScript. The terminal does not: type hulldown play --help.
skip-to-games = Skip to the games
language = Language

figure-number = Fig. 1
figure-caption = Hull down: the ridge covers the hull, only turret and gun show.
figure-description = A tank behind a ridge. Its turret and gun look over the crest; the hull, covered by the ridge, is drawn in broken lines.

games = Games
games-none = No games found. Each game is one folder in hulldown/games.
seats = Seats
seats-range = { $min }–{ $max }
seats-fixed = { $count }
maturity = Maturity
maturity-level = { $level ->
    [alpha] Alpha
    [beta] Beta
    [stable] Stable
   *[other] { $level }
}
rules-tested = Rules tested
rules-share = { $tested } of { $total }
play-in-terminal = Play it now in the terminal
copy = Copy
copied = Copied

trouble-title = No answer from the server
trouble-hint = Is hulldown serve still running? Start it again, then try once more.
try-again = Try again

not-affiliated = Hulldown is a free project of its own. It is not affiliated with, nor endorsed by, the publishers of the games whose rules it follows; their names belong to them. Words, figures of unknown cards and all pictures here are our own.

## Players

call-signs = Badger, Heron, Otter, Lynx, Marten, Kestrel, Stoat, Plover, Bison, Hare, Magpie, Beaver

## Getting around

skip-to-content = Skip to the content
to-front = To the front page
lost-title = Nothing here
lost-hint = This address leads nowhere. Perhaps part of the link got lost on the way.
trouble-match = This match cannot be opened
save = Save
name = Name
your-name = Your name
rule = Rule { $id }
rule-unknown = This rule is not written down.

## Front page

play-now = Play now
set-up-match = Set up a match
my-matches = Your matches
my-matches-none = No match is going on.
my-matches-over = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
}
open-tables = Open tables
open-tables-none = Nobody is looking for players. Set up a match with open seats and it stands here.
replays = Replays
replays-hint = Open a replay file of a finished match, watch it, play on from any moment.
match-with = with { $names }

## How a match stands

standing-waiting = { $free ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $free } seats are free
}
standing-mine = Your turn
standing-others = Waiting for { $names }
standing-paused = Paused
standing-closed = Closed
standing-won = You won
standing-lost = Won by { $names }
standing-drawn = Nobody won

## Seats

seat-free = Free
seat-letter = Seat { $letter }
seat-mine = you
seat-here = connected
seat-computer = computer, { $level }
seat-yours-if-you-like = your seat, if you like
agent-greedy = Steady
agent-random = Random

## New match

part-seats = Who plays
part-rules = Rules
part-pace = Pace
company = Whom do you play with?
company-agents = The computer
company-hint-agents = Starts at once.
company-friends = Friends, by link
company-hint-friends = You get an invitation for each seat.
company-here = Together at this screen
company-hint-here = A curtain hides each hand from the others.
company-open = Anybody
company-hint-open = The table stands on the front page.
seats-count = Number of seats
seats-fewer = One seat fewer
seats-more = One seat more
seat-filled-by = Seat { $letter } is filled by
seat-agent = Level of the computer at seat { $letter }
seat-name = Name at seat { $letter }
seat-team = Side of seat { $letter }
seat-kind-me = Me
seat-kind-agent = Computer
seat-kind-friend = Friend, by link
seat-kind-here = Somebody at this screen
seat-kind-open = Anybody
seat-kind-hint-me = Your own seat.
seat-kind-hint-friend = You get a link for this seat.
seat-kind-hint-open = Taken by whoever comes.
scenario = Scenario
rule-set = Play by
rule-set-printed = the printed rules
rule-set-changed = rules of your own
options = { $changed ->
    [0] All options ({ $count })
    [one] All options ({ $count }, one changed)
   *[other] All options ({ $count }, { $changed } changed)
}
option-on = on
option-off = off
option-printed = Printed: { $value }.
house-rules = House rules
house-rules-name = Name of these house rules
house-rules-save = Keep as house rules
house-rules-hint = This browser keeps them; a link shares them.
house-rules-link = House rules: { $name }
house-rules-drop = Forget “{ $name }”
tempo = Pace
tempo-live = Live, no clock
tempo-clock = Live, with a clock
tempo-days = Over days
tempo-hint-live = Nobody is hurried.
tempo-hint-clock = If your time runs out, the usual choice is made for you; twice in a row, and the computer plays until you return.
tempo-hint-days = Everybody plays when they find the time. Your page can tell you when it is your turn.
clock = Time
clock-bank = for the whole match
clock-move = for each decision
clock-minutes = Minutes
clock-bonus = More seconds for each decision
clock-days = Days for each decision
reactions = Reactions of others
reactions-default = as fits the pace
reactions-ask = ask each and wait
reactions-window = the same short time for all
reactions-orders = by standing orders
pace-days = { $days ->
    [one] Over days, one for each decision
   *[other] Over days, { $days } for each decision
}
pace-bank = { $minutes } minutes, { $bonus } seconds more for each decision
pace-move = { $minutes } minutes for each decision
listed = Show this match on the front page
listed-hint = Anybody may watch, and take open seats. Otherwise only who has a link.
start-match = Start the match
make-table = Set the table

## Waiting room, invitations

invite-hint = Send this invitation; whoever opens it can take the seat.
invite-title = Invitation to { $game }
take-seat = Take the seat
seat-change = Fill it with
start-hint = { $free ->
    [one] The computer takes the free seat.
   *[other] The computer takes the free seats.
}
wait-hint = The match begins when the last seat is taken. You can leave this page and come back.
big-screen = Use this screen as the table
big-screen-hint = Phones become the hands: everybody scans a code.
big-screen-lead = Scan a code with your phone to sit down.
watch-link = Link for spectators
share = Share
copy-link = Copy the link
share-scan = Scan it with a phone
share-code = QR code: { $title }
share-only-here = This address works on this computer only. For phones in the same network start the server with hulldown serve --lan.
join-lead = { $host } invites you to play.
join-lead-nobody = You are invited to play.
join-not = This link opens nothing
join-not-hint = Perhaps the seat is taken already. Ask whoever sent the link for a new one.
move-lead = Seat { $letter } of { $name }. Play it on this device from now on? It leaves the other one.
move-here = Play here

## The player's page

me = Your page
me-nobody = Nobody has played in this browser yet. Start a match and this page fills by itself.
me-stranger = This link is { $name }’s page. Until now this browser plays as { $mine }.
me-become = Play as { $name } here
me-stay = Stay who I am
me-elsewhere = Play on another device
me-elsewhere-hint = This link is you: whoever has it plays your seats. Keep it to yourself.
next-match = To the match that waits for you
notices = Tell me when it is my turn
notices-hint = One notice each time a match comes to you; none while you have it open.
notices-email = E-mail
notices-webhook = Webhook
notices-saved = Saved.
notices-push = Tell me on this device
notices-push-off = { $devices ->
    [one] Stop telling one device
   *[other] Stop telling { $devices } devices
}
notices-push-not = This browser does not allow notices.

## Errors, by their codes

error-server-unreachable = The server does not answer. Is hulldown serve still running?
error-match-left = The connection was closed before the answer came.
error-link-expired = This link has expired, or the seat has been given away.
error-link-missing = Nobody has played in this browser yet.
error-link-unknown = This link opens nothing. Perhaps part of it got lost on the way.
error-link-wrong = This link opens another door.
error-match-full = The seat is taken.
error-match-not-running = The match does not run.
error-match-stale = The question has changed since. Look again.
error-match-unknown = There is no such match, or it is private.
error-match-proposal = There is nothing of this kind to propose or agree to now.
error-chat-not-allowed = This cannot be said here.
error-http-too-large = That is too large.
error-http-too-many = That was too fast: wait a moment.
error-server-busy = The server has as many visitors as it takes. Try again in a while.
error-server-internal = Something broke on the server; its log says more.
error-server-stopping = The server stops. Come again in a moment.
