### The shell's words. The same ids stand in every language.

app-title = Hulldown
tagline = Tabletop tank games in your browser: against friends, strangers or the computer.
pitch = Rules you can look up and trust, computer players you can write yourself, matches you can replay and verify.
needs-script = Hulldown needs JavaScript. The terminal does not: type hulldown play --help.
skip-to-games = Skip to the games
language = Language

figure-number = Fig. 1
figure-caption = Hull down: the ridge covers the hull, only turret and gun show.
figure-description = A tank behind a ridge. Its turret and gun look over the crest; the hull, covered by the ridge, is drawn in broken lines.

games = Games
games-none = No games found. Each game is one folder in hulldown/games.
for-developers = For developers
for-developers-hint = These games show how a game is built; a game of your own starts as a copy of one.
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
play-in-terminal = Play it in the terminal
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
loading = Loading …
lost-title = Nothing here
lost-hint = This address leads nowhere. Perhaps part of the link got lost on the way.
trouble-match = This match cannot be opened
save = Save
your-name = Your name
name-first = Enter your name first.
rule = Rule { $id }
rule-unknown = There is no text for this rule.

## Settings

settings = Settings
setting-theme = Theme
setting-theme-system = Same as system
setting-theme-light = Light
setting-theme-dark = Dark
setting-help = Help at the table
setting-confirm = Ask before I waste something
setting-confirm-hint = Such as when I end a turn with a good move left.
setting-lingers = Always let me end my own turn
setting-lingers-hint = Even when nothing else is left to do, such as after my last card.
setting-rules = Show rule numbers
setting-rules-hint = Beside questions and in the log, instead of a question mark.
setting-marks = Marks instead of colours
setting-marks-hint = Players get large shapes and letters, in black and white.
settings-yours = They follow you to every device where you open your page.
settings-here = Saved in this browser.

## How to play

how-to-play = How to play
learn-title = How to play { $game }
rulebook = Rulebook
rulebook-title = { $game }: the rules
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
rulebook-english = The rulebook is in English.
rulebook-there = In the rulebook
chapters = Chapters

## Front page

play-now = Play now
set-up-match = Set up a match
my-matches = Your matches
my-matches-none = No matches in progress.
my-matches-over = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
}
open-tables = Open tables
open-tables-none = Set up a match, let anyone join, and it will be listed here.
live-tables = { $count ->
    [0] No open tables right now
    [one] One open table
   *[other] { $count } open tables
}
live-matches = { $count ->
    [one] one match to watch
   *[other] { $count } matches to watch
}
live-join = Join { $names } for { $game }
to-watch = Matches to watch
replays = Replays
replays-hint = Open the file of a finished match, watch it, or play on from any moment.
replays-open = Open a file
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
standing-lost-side = Won by the { $names }
standing-drawn = Drawn
just-now = just now

## Seats

seat-free = Free
seat-letter = Seat { $letter }
seat-mine = you
seat-default = Player { $number }
agents-testing = For testing
seat-here = connected
seat-computer = Computer: { $level }
seat-yours-if-you-like = your seat, if you like
agent-recruit = Recruit
agent-gunner = Gunner
agent-sergeant = Sergeant
agent-lieutenant = Lieutenant
agent-captain = Captain
agent-ace = Ace
agent-greedy = Steady
agent-random = Random
agent-search = Strategist

## New match

part-seats = Who plays
part-rules = Rules
part-pace = Pace
company = Who are you playing with?
company-agents = The computer
company-hint-agents = Starts at once.
company-friends = Friends, by link
company-hint-friends = You get an invitation for each seat.
company-here = Together on this screen
company-hint-here = A curtain hides each hand from the others.
company-open = Anyone
company-hint-open = Listed on the front page for anyone to join.
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
seat-kind-here = Someone on this screen
seat-kind-open = Anyone
seat-kind-hint-me = Your own seat.
seat-kind-hint-friend = You get a link for this seat.
seat-kind-hint-open = First come, first served.
scenario = Scenario
rule-set = Play by
rule-set-printed = the printed rules
rule-set-changed = rules of your own
rules-as-printed = As printed
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
house-rules-save = Save as house rules
house-rules-hint = Saved in this browser; share them by link.
house-rules-link = House rules: { $name }
house-rules-drop = Delete “{ $name }”
pack = Your own cards or tiles
pack-hint = If you own a box of this game, type its cards or tiles into this sheet, all of them or only some, save it as CSV in UTF-8, and play with them. It becomes part of the match: nobody else needs the file.
pack-sheet = Get the sheet
pack-semicolons = Semicolon-separated (CSV)
pack-choose = Choose the completed sheet
pack-taken = Playing with “{ $name }”.
pack-drop = Play without it
pack-figure-printed = { $count } printed
pack-figure-historical = { $count } historical
pack-figure-ours = { $count } ours
pack-figure-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
pack-figure-spaces-wide = { $count } spaces wide
pack-refused = { $count ->
    [one] “{ $file }” has a mistake; nothing was imported.
   *[other] “{ $file }” has { $count } mistakes; nothing was imported.
}
pack-findings = What is wrong in the sheet
pack-row = Row
pack-column = Column
pack-reason = What is wrong
tempo = Pace
tempo-live = Live, no clock
tempo-clock = Live, with a clock
tempo-days = Over several days
tempo-hint-live = No time limit.
tempo-hint-clock = If your time runs out, the usual choice is made for you. Twice in a row and the computer plays on until you return.
tempo-hint-days = Everyone plays when they have time. Your page can tell you when it is your turn.
clock = Time
clock-bank = for the whole match
clock-move = per decision
clock-minutes = Minutes
clock-bonus = Extra seconds per decision
clock-days = Days per decision
reactions = Reactions of others
reactions-default = to suit the pace
reactions-ask = ask each and wait
reactions-window = the same short time for all
reactions-orders = by standing orders
pace-days = { $days ->
    [one] Over several days (one day per decision)
   *[other] Over several days ({ $days } days per decision)
}
pace-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $bonus ->
    [0] {" "}for the whole match
    [one] , plus { $bonus } second per decision
   *[other] , plus { $bonus } seconds per decision
}
pace-move = { $minutes ->
    [one] { $minutes } minute per decision
   *[other] { $minutes } minutes per decision
}
listed = Show this match on the front page
listed-hint = Anyone can watch or take open seats. If off, only people with a link can.
start-match = Start the match
make-table = Create the table

## Waiting room, invitations

invite-hint = Each free seat has an invitation of its own: send it on, or let a phone scan it.
invite-title = Invitation to { $game }
take-seat = Take the seat
seat-change = Change the seat
start-hint = { $free ->
    [one] The computer takes the free seat.
   *[other] The computer takes the free seats.
}
wait-hint = The match begins when the last seat is taken. You can leave this page and come back.
big-screen = Use this screen as the table
big-screen-hint = Hands are shown on phones: everyone scans a code.
big-screen-yours = { $name }: your hand
big-screen-codes = Codes
big-screen-lead = Scan a code with your phone to sit down.
watch-link = Link for spectators
share = Share
copy-link = Copy the link
share-scan = Scan it with a phone
share-code = QR code: { $title }
share-only-here = This address works on this computer only. For phones in the same network start the server with hulldown serve --lan.
join-lead = { $host } invites you to play.
join-lead-nobody = You are invited to play.
join-not = This link doesn’t work
join-not-hint = Perhaps the seat is taken already. Ask whoever sent the link for a new one.
move-lead = Seat { $letter } of { $name }. Play it on this device from now on? The other device loses it.
move-here = Play here

## The player's page

me = Your page
me-nobody = Nobody has played in this browser yet. Start a match and this page will fill up.
me-stranger = This link is { $name }’s page. Until now you have played here as { $mine }.
me-become = Play as { $name } here
me-stay = Stay who I am
me-elsewhere = Play on another device
me-elsewhere-hint = This link is you: whoever has it plays your seats. Keep it to yourself.
next-match = To the match that waits for you
past = Your results
past-by-game = Results by game
past-by-other = Results by opponent
past-game = Game
past-other = Opponent
past-result = Result
past-won = Won
past-lost = Lost
past-drawn = Drawn
past-invite = Invite again
past-others-all = Show all { $count } opponents
past-matches = Finished matches
past-any-game = Every game
past-any-result = Every result
past-any-other = Every opponent
past-range = { $from }–{ $to } of { $total }
past-no-such = No such matches.
past-later = Later
past-earlier = Earlier
past-none = Nothing here yet: finished matches will be counted here.
notices = Tell me when it is my turn
notices-hint = One message each time it becomes your turn; none while you have the match open.
notices-email = E-mail
notices-confirm = Not yet confirmed: open the link in the e-mail we sent you.
notices-webhook = Webhook
notices-webhook-key = Key that signs the calls
notices-saved = Saved.
notices-push = Tell me on this device
notices-push-off = { $devices ->
    [one] Stop notifying one device
   *[other] Stop notifying { $devices } devices
}
notices-push-not = This browser does not allow notifications.
confirm-title = E-mail from this server
confirm-hint = May this server write to your address when a match is waiting for you?
confirm-yes = Yes, write to me
confirm-done = Confirmed. You will get an e-mail when it is your turn.

## Errors, by their codes

error-server-unreachable = The server does not answer. Is hulldown serve still running?
error-match-left = The connection was closed before the answer came.
error-action-format = That message could not be read.
error-action-illegal = That is not possible now.
error-action-not-your-turn = It is not your turn.
error-action-match-over = The match is over.
error-action-past-reveal = Beyond this step luck or someone else decides: go one step at a time.
error-action-uncommitted = A secret choice has to be complete.
error-agent-failed = The computer player failed.
error-chance-needed = This depends on a draw.
error-config-bad-value = One of the choices does not fit this game.
error-config-unknown-game = There is no such game.
error-config-unknown-option = The game has no such option.
error-config-unknown-scenario = The game has no such scenario.
error-match-agent = There is no such computer player.
error-match-order = This order cannot be given.
error-match-seat = There is no such seat.
error-match-take-back = This can no longer be undone.
error-message-too-large = That is too long.
error-notices-address = Nothing can be sent to this address.
error-replay-damaged = A line of this replay was changed after it was written.
error-replay-file = The file cannot be read.
error-replay-format = This file is not a replay.
error-replay-mismatch = This replay differs from what the rules make of its moves.
error-replay-rules = Recorded under other rules: it can be watched, not played on.
error-replay-truncated = This replay ends before the match does.
error-link-expired = This link has expired, or the seat has been given away.
error-link-missing = Nobody has played in this browser yet.
error-link-unknown = This link doesn’t work. Part of it may be missing.
error-link-wrong = This link is for something else.
error-match-full = The seat is taken.
error-match-not-running = This match isn’t running.
error-match-stale = The question has changed since. Look again.
error-match-unknown = There is no such match, or it is private.
error-match-proposal = Nothing like that can be proposed or agreed to now.
error-match-ticket = The shuffle prepared for this match has been used or has expired. Try again.
error-match-word = This seat has already sent its word for the rematch.
error-chat-not-allowed = You can’t say that here.
error-http-too-large = That is too large.
error-http-too-many = Too fast: wait a moment, then try again.
error-server-busy = The server is full. Try again in a while.
error-server-internal = Something broke on the server; its log has the details.
error-server-storage = The server cannot store anything just now. Try again in a while.

## The match page

board-loading = Setting up the table …
board-connecting = Connecting …
board-leave = To the front page
board-panels = Panels
board-side = Log and chat
board-fold = Fold log and chat away
board-table = The table
board-close = Close

board-seats = Players
board-here = connected
board-away = not connected
board-agent = computer
board-stands-in = played by the computer for now ({ $agent })
board-conceded = resigned
board-asked = to move
board-clock = Time left
board-team = Team { $number }
board-look = Show { $name }’s seat

board-prompt = Decision
board-you-are-asked = { $name }, your turn
board-waiting = Not your turn
board-watching = You are watching
board-planned = Your turn is planned.
board-waiting-for = { $count ->
    [0] Waiting …
   *[other] Waiting for { $names }.
  }
board-sealed = secret until all have chosen
board-sealed-alone = secret until you are done
board-reaction = reaction
board-window = Time to react
board-playing = What happened
board-playing-of = { $name } is playing
board-round = Round { $round }
board-since = Since your last turn
board-skip = Skip
board-space = Space
board-over = The match is over
board-closed = This match was closed.
board-paused = The match is paused.
board-held = Answer saved. Waiting for the others.
board-draft = Planned so far:
board-draft-tag = Draft
board-step = step { $number }
board-all = All choices
board-all-count = All choices: { $count }
board-hint = Hint
hint-title = What the computer would do
hint-thinking = The computer is thinking …
hint-because = because: { $reasons }
hint-own = { $figure } { $change }
hint-others = the others’ { $figure } { $change }
hint-note = The percentage is the result the computer expects from what you know (a quarter of it is points), after { $trials } tries. The reasons compare where this move and the others lead a little later. Everyone sees that you asked, and the match no longer counts for a best list.
board-commit = Play this
board-withdraw = Discard plan
board-preparing = Preparing your next turn; only you can see this
board-prepare = Prepare your turn
board-leave-ahead = Back to the table
board-ahead-over = You can’t plan further: the next step depends on a draw or another player.
board-unfit = No longer fits:
board-plan-dropped = Your prepared turn no longer fits and was discarded: { $plan }.
board-back = Undo
board-back-turn = Undo the turn
board-ask-back = Request undo
board-undo = Undo
board-undo-price = Goes back to your latest decision. Whatever luck decided since is drawn again, and the match no longer counts for a best list.
board-undo-sure = Go back to your latest decision? Luck is drawn again, and the match no longer counts for a best list.
board-back-here = Undo back to here
board-back-here-sure = Go back to this line? Luck is drawn again, and the match no longer counts for a best list.
board-ask-back-here = Request undo back to here
board-line-menu = More about this line
board-sure-yes = Yes
board-sure-no = No, keep playing
board-sure-never = Don’t ask again
board-better = You could still: { $play }.

board-beginning = How this match began
board-fair = The server fixed its secret before the first shuffle. When the match is over you can check it against this seal:
board-no-word = (added nothing to the shuffle)
board-log = Log
board-log-all = Show all { $count } lines
board-log-details = Show every step
board-log-none = The log will appear here. Click a line to see that moment.
board-spoken = What happens
board-moment = Look at this moment
board-chat = Chat
board-chat-none = Nobody has said anything yet.
board-chat-phrases = In listed matches people talk in set phrases.
board-channel = To whom
board-to-all = To all
board-to-team = To the team
board-say = Say something
board-send = Send
board-spectator = A spectator
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-thinking = Let me think …
phrase-be-right-back = I’ll be right back.
phrase-good-game = Good game!

board-pass = Pass the screen to { $name }
board-pass-hint = Everyone else, look away.
board-i-am = I am { $name }
board-still = I am still { $name }

board-menu = Menu
board-speed = Speed
board-speed-none = At once
board-sound = Sound
board-sound-on = Sound is on
board-sound-off = Sound is off
board-volume = Volume
board-letters = Single-key shortcuts
board-my-seat = My seat
board-orders = Standing orders
board-orders-hint = A standing order answers for you until you withdraw it.
board-orders-none = There are no standing orders to give now.
board-orders-give = Give these orders
board-order-drop = Withdraw
board-hand-over = Let the computer play: { $agent }
board-take-seat = Take my seat back
board-stand-in-notice = The computer is playing your seat ({ $agent }).
board-move-seat = Move my seat to another device
board-concede = Resign
board-concede-sure = Resign this match? If others play on, the computer takes over your seat.
board-concede-yes = Yes, resign
board-concede-no = No, play on
board-end = End the match now
board-end-sure = End the match now and score it as it stands?
board-end-yes = Yes, end it
board-ask-all = Ask everyone
board-ask-end = End the match now
board-ask-pause = Pause the clocks
board-ask-resume = Resume
board-ask-live = Play live
board-ask-days = Play over several days
board-pace = From now on: { $pace }.
board-match = The match
board-to-replay = Replay
board-share = Share
board-share-replay = Whoever opens this link sees the whole match.
board-share-seat = Open this link on another device to play your seat there. Whoever has it can play for you.
board-share-watch = Whoever opens this link can watch.
board-commitment = Seal of the shuffles (SHA-256):
board-report = Report a bug
board-report-what = What went wrong?
board-report-over = The replay of this match is attached.
board-report-running = The match’s id and what your seat was sent are attached, nothing hidden from you.
board-report-send = Save the report
board-report-done = The report is saved as a file. Thank you.

board-proposes-take-back = { $name } asks to undo.
board-undone = { $count ->
    [one] One line of the log would be undone
   *[other] { $count } lines of the log would be undone
  }
board-proposes-end = { $name } asks to end the match as it stands.
board-proposes-pause = { $name } asks to pause the clocks.
board-proposes-resume = { $name } asks to resume.
board-proposes-pace = { $name } asks to play at another pace.
board-consent-waiting = Waiting for: { $names }.
board-agree = Agree
board-refuse = Refuse
board-drop = Withdraw

board-nobody-won = Nobody won
board-you-won = You won!
board-you-share = You share the victory
board-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
board-you-came = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $count }.
board-rank = Place
board-player = Player
board-total = Total
board-story = How it went
board-story-line = Round { $round }: { $said }
board-rematch = Play again
board-new-opponents = New opponents
board-home = Home
board-next-match = To the next match
board-verify = Verify this match
board-look-at-table = View the final board

board-keys = Keys
board-keys-hint = Tab moves from item to item. Shortcuts are off while you type.
board-key-usual = Do the highlighted action
board-key-number = Take the choice with this number
board-key-back = Step back: close, drop, undo
board-key-back-turn = Undo the whole turn
board-key-skip = Skip to my next decision
board-key-speed = Faster, slower
board-key-all = All choices
board-key-hint = Ask the computer for a hint
board-key-prepare = Prepare your turn while others play
board-key-table = To the table
board-key-log = To the log
board-key-chat = To the chat
board-key-orders = Standing orders
board-key-rule = The rule behind the question
board-key-sound = Sound on or off
board-key-menu = Menu
board-key-help = This help

## What all tables share

kit-rule = Rule { $rule }
kit-enter = Enter
kit-you = (you)
kit-figures = At a glance
kit-choices = What you can do
kit-offers-of = With { $thing }
kit-now = Now:
kit-many = { $label }: { $count }
kit-why-not = What you cannot do now, and why ({ $count })

## The replay

replay-title = Replay:
replay-view = Seen by
replay-view-public = Spectators
replay-controls = Play the match
replay-moment = Moment
replay-place = { $at } of { $total }
replay-beginning = The beginning
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-key-play = Play or pause
replay-key-step = One step back or on
replay-key-turn = One turn back or on
replay-key-ends = To the beginning or the end
replay-more = More
replay-share-hint = This link leads to this very moment.
analysis-title = Analysis
analysis-looking = The computer is looking at the match: { $done } of { $total } decisions.
analysis-graph = How everyone stood, decision by decision
analysis-graph-hint = The result each player could expect, judged by what the player to move knew: a sure win at the top, a sure loss at the bottom.
analysis-missed = Missed chances
analysis-missed-hint = What the computer would have done, knowing only what that player knew. Listed only where it was clearly better when both were tried many times.
analysis-swings = The largest swings
analysis-better = The computer: { $play } (+{ $gain })
luck-title = How much was luck?
luck-hint = What luck gave each player in total, where 100% is a whole win: the outcome of { $draws } actions that involved luck, minus what was to be expected.
luck-deal = Of which the deal at the beginning:
luck-looking = Working this out; it takes up to a minute.
luck-again = Ask again
luck-strokes = The greatest strokes of luck
luck-strokes-hint = Expected → actual
replay-export = Save the file
replay-to-match = To the match
replay-fork = Play on from here
replay-fork-hint = A new match begins at moment { $moment } of this one. Nothing happens to the old one.
replay-fork-go = Play on
replay-seat-me = Me
replay-seat-friend = A friend, by link
replay-hidden = Hidden cards
replay-hidden-resample = Reshuffle unseen cards (no hindsight)
replay-hidden-keep = Keep everything as it was

## The balance lab

lab-link = What would a change do? To the balance lab
lab-title = Balance lab: { $game }
lab-about = Change a few figures and press Run. The computer plays as many games with our figures as with yours and shows what is different.
lab-change = What to change
lab-kind = Kind
lab-find = Find
lab-none-found = Nothing by that name.
lab-ours = ours: { $value }
lab-changes = Your changes
lab-no-changes = Nothing is changed yet.
lab-undo = Undo: { $what }
lab-name = Name of the set
lab-name-default = Trial
lab-how = How to play it
lab-seats = Seats
lab-scenario = Scenario
lab-games = Games with each set
lab-run = Run
lab-cancel = Stop
lab-save = Save the sheet
lab-play = Play with it
lab-results = What is different
lab-waiting = Waiting for another experiment to end.
lab-elsewhere = An experiment with { $game } is still running. To it
lab-progress = { $done } of { $games } games
lab-cancelled = Stopped after { $done } games.
lab-failed = The run failed: this set cannot be played.
lab-clear = { $count ->
    [0] Nothing differs by more than chance explains.
    [one] One share of { $total } differs by more than chance explains.
   *[other] { $count } shares of { $total } differ by more than chance explains.
}
lab-rounds = A game takes { $after } rounds (± { $afterWithin }) instead of { $before } (± { $beforeWithin }).
lab-all = Show every share
lab-what = What
lab-before = Ours
lab-after = Yours
lab-difference = Difference in points
lab-interval = { $difference } ({ $low } to { $high })
lab-by-seat = Wins by seat
lab-by-side = Wins by side

## Verifying a match

verify-title = Verify this match
verify-working = Working out every shuffle again …
verify-fair = The luck was fair: the server fixed its secret before it knew your word, your word is mixed in, and every draw follows from both.
verify-consistent = Every draw follows from the secret and the players’ words in this file. Whether the secret was fixed before the words were known, this browser cannot tell.
verify-unknown = The luck could not be checked: the file does not tell where it came from.
verify-bad = Something does not add up. This file is not the record of a fair match.
verify-right = Right:
verify-wrong = Wrong:
verify-skipped = Not checked:
verify-check-chain = { $count ->
    [one] { $count } line is whole and bound to the lines above it.
   *[other] { $count } lines are whole and bound to the lines above them.
  }
verify-check-commitment = The secret is the one under the seal.
verify-check-commitment-not = the file holds no sealed secret.
verify-check-commitment-missing = the server sealed a secret, and the file does not reveal it.
verify-check-remembered = The seal is the one this browser was shown first.
verify-check-remembered-not = this browser was not shown the seal before the match was over.
verify-check-word = The word this browser sent is mixed in.
verify-check-word-not = this browser sent no word for this match.
verify-check-agents = No word stands at a computer player’s seat.
verify-check-start-not = the match was played on from a given position; how its hidden cards were dealt cannot be told from this file.
verify-check-draws = { $count ->
    [one] { $count } draw follows from the secret and the players’ words.
   *[other] { $count } draws follow from the secret and the players’ words.
  }
verify-check-draws-not = nothing tells where the draws came from.
verify-line = First in line { $line } of the file.
verify-commitment-label = Seal, shown from the start
verify-secret-label = Secret, revealed at the end
verify-word-label = Word of { $name }
verify-word-none = none was sent
verify-more = To check that the rules were kept as well, save the file and run
verify-unsafe = This browser works out shuffles only on pages that come over HTTPS or from this computer. Save the file and type hulldown verify FILE.

## Lessons

lessons = Learn by playing
lessons-title = Learn { $game }
lessons-about = Play along, and each step tells you what to do and why. { $count ->
    [one] One lesson
   *[other] { $count } lessons
  }; leave whenever you like and continue later.
lessons-then = Ready? Play a first match against the easiest computer player.
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Play again
lessons-learned = Done
lessons-all = All lessons
lessons-next = Next: { $title }
lessons-first-match = Play a first match
board-lesson = Lesson
board-lesson-step = Step { $step } of { $steps }

puzzles = Puzzles
puzzles-title = { $game } puzzles
puzzles-about = Positions from real matches in which one move is far better than all others. Find it from what you know; afterwards you are told why.
puzzles-by-theme = Practice by theme
puzzles-done = { $done } of { $count } solved.
puzzles-other = various
puzzles-all = All puzzles
puzzle-title = Puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-solved = solved
puzzle-hard = hard
puzzle-hard-means = Harder: rules of thumb do not find the move.
puzzle-next = Next puzzle
puzzle-find = It is your move, and one choice is far better than all others. Which one?
    .wrong = That is possible, but there is something far better. Try again.
puzzle-go-on = You are in the middle of your turn, and one choice is far better than all others. Which one? What you have already played stays.
    .wrong = That is possible, but there is something far better. Try again.
puzzle-done = Solved! You can play on from here against the computer.
puzzle-show = Show me
puzzle-worth = This is worth { $value }; the best of the others, “{ $other }”, { $next }.
puzzle-also = Just as good: { $moves }.
puzzle-why = Why: what tends to happen soon after it, and how often.
puzzle-often = ({ $often }; after another move { $otherwise })
puzzle-then = What would most likely follow:
board-puzzle = Puzzle

deal-today = Today’s challenge
deal-title-today = { $game }: challenge of the day
deal-title = { $game }: deal { $deal }
deal-about = Everyone gets the same deal against the same computer player, and the results are compared. Your first try counts; hints are off.
deal-about-alone = Everyone plays the same board, each alone. Your first try counts; hints are off.
deal-play = Play it
deal-mine = To my match
deal-results = Results
deal-by-score = Rounds needed, the fewest first.
deal-by-lead = Points ahead of the computer player, the most first.
deal-none = Nobody has finished it yet.
deal-together = Play it with others
deal-together-hint = You play each other with the luck of this deal. Other tables get the same luck, and everyone is compared with those who had the same seat there.
deal-tables = Tables of { $seats }
deal-tables-hint = Points ahead of the best other player at the table. In each column everyone had the same luck; the best is bold.
deal-table = Table { $number }
deal-seat = Seat { $letter }
deal-share = Compare with friends
deal-share-hint = Whoever opens this link plays the same challenge at their own table, and all the results appear here.
deal-new = Start a new deal
deal-compare = Compare with others
board-coach = Coach:
board-aids = Player aid
board-aid-now = now
