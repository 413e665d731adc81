# Words that all games share: what the match itself says, and the terminal.

## The match

match-took-back = { $seat } undid their last choice.
match-took-back-agreed = Everyone agreed to let { $seat } undo.
match-undid = { $seat } went back; luck is drawn again.
match-declined-take-back = { $seat } refused to let { $of } undo.
match-declined-end = { $seat } refused to end the match.
match-declined-pause = { $seat } refused to pause the clocks.
match-declined-resume = { $seat } refused to resume.
match-declined-pace = { $seat } refused to change the pace.
match-lapsed-take-back = The match has moved on: { $of } can no longer undo.
match-conceded = { $seats } resigned.
match-gave-up = { $seat } resigned; the computer took over.
match-agreed = The match was ended and scored as it stood.
match-time-ran-out = { $seat } ran out of time: the usual choice was played.
match-handed-over = The computer ({ $agent }) took over for { $seat }.
match-came-back = { $seat } came back to play.
match-took-hint = { $seat } asked the computer for hints.
match-rules-changed = The rules here have been corrected (version { $from } to { $to }); the match goes on from where it stands.
outcome-conceded = The match was resigned.
outcome-agreed = The match was ended early and scored as it stood.

## Names and values

seat = Player { $number }
seat-me = Player { $number } (you)
seat-agent = Player { $number } ({ $agent })
list = { $first } and { $last }
several = { $count }× { $thing }
yes = yes
no = no
nothing = –
play-plan = Plan for me
agent-greedy = Steady
agent-random = Random
agent-search = Strategist
agent-playouts = Search to the end
agent-recruit = Recruit
agent-gunner = Gunner
agent-sergeant = Sergeant
agent-lieutenant = Lieutenant
agent-captain = Captain
agent-ace = Ace
agent-usual = nobody there

## Why something cannot be undone

take-back-nothing-to-take-back = Nothing of yours can be undone now.
take-back-the-seat-did-not-choose-it = You did not choose that yourself.
take-back-it-told-something-new = It showed you something hidden, such as cards that were drawn: that cannot be undone.
take-back-somebody-else-has-been-asked-since = Another player has had a decision since.
take-back-others-already-built-on-it = Others have already built on it.

## The terminal

terminal-welcome = { $title }: { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, seed { $seed }. Type h for help.
terminal-options = Rules: { $options }.
terminal-log = Since your last choice
terminal-more-log = … and { $count ->
    [one] { $count } line
   *[other] { $count } lines
  } before; l shows all.
terminal-whole-log = The log
terminal-table = The table
terminal-enter = Enter
terminal-only-choice = Only one choice: { $choice }.
terminal-whole-plays = In one go
terminal-single-steps = Step by step
terminal-why-not = What you cannot do now, and why
terminal-more-why-not = … and { $count } more of the same kind.
terminal-nothing-refused = Nothing is ruled out here.
terminal-no-log = Nothing has happened yet.
terminal-info = What the words mean
terminal-no-info = There is nothing to explain here.
terminal-rule = rule { $rule }
terminal-unknown-rule = There is no rule { $rule }.
terminal-took-back = Undone.
terminal-orders = Standing orders
terminal-no-orders = There are no standing orders to give now.
terminal-no-order = none
terminal-order-values = One of: { $values }.
terminal-orders-how = Give one with: o NAME VALUE. Withdraw it with: o NAME -
terminal-order-given = The order stands.
terminal-sure = { $question } To do it, type its number.
terminal-unknown-choice = { $typed } is not one of the choices. Type a number from 1 to { $count }, or h for help.
terminal-unknown-order = There is no standing order { $typed }.
terminal-bad-value = { $typed } does not fit. It takes { $wanted }.
terminal-agent-failed = { $why }. From now on its seat takes the usual action.
terminal-quit = You left the match.
terminal-saved = Saved to { $file }.
terminal-over = The match is over
terminal-rank = Place
terminal-player = Player
terminal-total = Total
terminal-won = You won!
terminal-shared = You share the victory.
terminal-nobody-won = Nobody won.
terminal-lost = You lost: { $seats } won.
terminal-help = Help
terminal-help-number = Take the choice of this number.
terminal-help-enter = Do what is marked Enter: what the computer would do.
terminal-help-why = Say what you cannot do now, and why.
terminal-help-undo = Undo your latest choice.
terminal-help-info = Say what the words on the table mean.
terminal-help-info-all = Explain everything in the game, such as all abilities.
terminal-help-rule = Show a rule, such as r { $rule }.
terminal-help-orders = Show and give standing orders.
terminal-help-view = Show the whole table again.
terminal-help-log = Show the whole log.
terminal-help-help = Show this help.
terminal-help-quit = Leave the match.

## A saved match in the terminal

terminal-replay = { $title }: { $records } records.
terminal-replay-how = Enter goes on, b goes back, a number goes to that record, v shows the table, q quits.
terminal-by-rule = automatic
terminal-by-order = standing order
terminal-by-clock = the clock ran out
terminal-not-over = The match is not over.

## What is wrong with the sheet of a content pack

fault-at-cell = row { $row }, { $column }: { $why }
fault-in-row = row { $row }: { $why }
fault-and-more = { $first } (and { $count } more)
fault-large = the file has more than { $most } bytes
fault-no-text = is not valid UTF-8; save the sheet as CSV with UTF-8 as its character set
fault-unreadable = cannot be read from here on; a quotation mark may be missing, or a cell is far too long
fault-no-rows = no row is filled
fault-more-cells = has more cells than there are columns
fault-column-missing = the column is missing
fault-column-twice = the column is there twice
fault-column-unknown = there is no such column; there are { $known }
fault-word = “{ $value }” is not one of { $known }
fault-no-word = is empty; it takes one of { $known }
fault-whole = “{ $value }” is not a whole number from { $least } to { $most }
fault-no-whole = is empty; it takes a whole number from { $least } to { $most }
fault-id = “{ $value }” is not 2 to 40 lower-case letters a to z, digits and _
fault-twice = “{ $value }” is already in row { $row }
terminal-pack-good = { $file }: a valid pack for { $game } ({ $figures }), hash { $hash }
terminal-pack-wrong = { $file }: { $count ->
    [one] one mistake found
   *[other] { $count } mistakes found
}
terminal-pack-printed = { $count } printed
terminal-pack-historical = { $count } historical
terminal-pack-ours = { $count } ours
terminal-pack-tiles = { $count } tiles
terminal-pack-spaces-wide = { $count } spaces wide

# Shares that a balance report counts
rate-seats_won = Wins by seat
rate-sides_won = Wins by side
