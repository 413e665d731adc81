# The words of Arcade. Log lines tell what happened; $seat and $tank are names.

game-title = Arcade
game-summary = Race for the Eagle past hostile bots. Everyone secretly plans two maneuvers, then all plans are revealed in turn order: tanks turn, drive, push each other, slide on ice and sink in water. Then the bots hunt whoever they see, and everyone fires at once. A bot is worth one point, an Eagle three. The third Eagle ends the match, and so does a lead of five points. Alone, take three Eagles in as few rounds as you can.
scenario-standard = Standard
preset-hard = All four variants
preset-uneven = Uneven Combat
preset-island = Island
preset-crowded = More and more bots

## Options and standing orders

option-uneven = Uneven Combat
option-uneven-help = Bots see and shoot through concrete and bricks.
option-island = Island
option-island-help = The board has no rim: a tank that goes over the edge is lost, as in water.
option-four = Dangerous Four
option-four-help = Four bots instead of three.
option-avalanche = Avalanche
option-avalanche-help = One more bot at the end of every round.
option-tiles = Tiles
option-tiles-help = The set of tiles the board is drawn from.
option-tiles-proving = Proving Ground
option-tiles-harbour = Frozen Harbour
option-tiles-ruins = Ruined Town
option-layout = Board
option-layout-help = Type random, or a board code such as proving: red0.blue3/white1.green2. The code names its own set of tiles.
option-board = Size
option-board-help = For five or more players: how many tiles the board has.
option-board-by_number = by the number of players
option-board-2x2 = 2 × 2
option-board-2x3 = 2 × 3
option-board-2x4 = 2 × 4
option-first_player = First player
option-first_player-help = Who has the First Player token in round 1.
option-first_player-random = at random
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-first_player-5 = player 5
option-first_player-6 = player 6
option-first_player-7 = player 7
option-first_player-8 = player 8
option-first_eagle = First Eagle
option-first_eagle-help = Where the first Eagle lies.
option-first_eagle-bots_section = with the first bots
option-first_eagle-random = at random
option-pushed_tanks_collect = Pushed tanks collect
option-pushed_tanks_collect-help = Whoever is pushed onto an Eagle or a Power-Up takes it, too.
option-clock_duration = Clock
option-clock_duration-help = How long the Clock stops the bots.
option-clock_duration-round = to the end of the round
option-clock_duration-phase = to the end of the Action Phase
option-helm_stops_grenade = Helm stops Grenades
option-helm_stops_grenade-help = A Helm also stops the damage of a Grenade.
option-grenade_hits_disengaged = Grenade hits disengaged tanks
option-grenade_hits_disengaged-help = A Grenade harms disengaged tanks, too.
option-grenade_discard = Cards for a Grenade
option-grenade_discard-help = How the cards that a Grenade costs are chosen.
option-grenade_discard-random = at random
option-grenade_discard-choice = by their owner
option-bot_interleave = Bots take turns
option-bot_interleave-help = The first player picks a bot for every single maneuver.
option-empty_reserve = Empty reserve
option-empty_reserve-help = What happens after a bot was due while the reserve was empty.
option-empty_reserve-final = no more bots in this match
option-empty_reserve-reopens = bots that return come back into play
option-fallen_wall = Fallen walls
option-fallen_wall-help = What is left when a wall that someone built on water, ice or forest falls.
option-fallen_wall-ground = the printed ground
option-fallen_wall-empty = plain ground
option-round_limit = Round limit
option-round_limit-help = After this round whoever has the most points wins. Alone, the match counts as not solved.
option-round_limit-300 = 300
option-round_limit-none = none
option-bot_order = Order of the bots
option-bot_order-help = In which order the bots move when you decide.
option-bot_order-ask = ask me
option-bot_order-nearest = the nearest to a tank first
option-bot_order-in_order = by their numbers

## Things

card-advance_1 = Advance 1
card-advance_2 = Advance 2
card-advance_3 = Advance 3
card-left = Turn Left
card-right = Turn Right
card-around = Turnaround
power-star = Star
power-clock = Clock
power-helm = Helm
power-shovel = Shovel
power-grenade = Grenade
power-star-help = draw 2 cards
power-clock-help = the bots neither move nor shoot
power-helm-help = stops all damage of one volley
power-shovel-help = remove a wall, or build one
power-grenade-help = blasts 3 × 3 spaces
tile-red = red
tile-blue = blue
tile-white = white
tile-green = green
facing-north = north
facing-east = east
facing-south = south
facing-west = west
turn-left = left
turn-right = right
turn-around = around
way-clockwise = clockwise
way-counter = counter-clockwise
space = { $number ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
    [7] g
    [8] h
    [9] i
    [10] j
    [11] k
    [12] l
    [13] m
    [14] n
    [15] o
    [16] p
    [17] q
    [18] r
    [19] s
    [20] t
    [21] u
    [22] v
    [23] w
    [24] x
    [25] y
    [26] z
    [27] aa
    [28] ab
    [29] ac
    [30] ad
    [31] ae
    [32] af
    [33] ag
    [34] ah
    [35] ai
    [36] aj
    [37] ak
    [38] al
    [39] am
    [40] an
    [41] ao
    [42] ap
    [43] aq
    [44] ar
    [45] as
    [46] at
    [47] au
    [48] av
    [49] aw
    [50] ax
    [51] ay
   *[other] az
  }{ $row }
edge = the edge
bot = Bot { $number }
brick = a wall
powerup = a Power-Up
eagle = the Eagle
stack = maneuver { $number }

## What you are asked

ask-place = Where does your tank enter, and which way does it face?
ask-plan = Round { $round }: plan two maneuvers, or disengage.
ask-order = { $count } bots make { $maneuvers ->
    [one] { $maneuvers } maneuver
   *[other] { $maneuvers } maneuvers
  } each. Which one goes next?
ask-wall = Shovel: which wall do you remove, or where do you build one?
ask-grenade = Grenade: where does it go off?
ask-discard = The Grenade costs you { $count ->
    [one] { $count } more card. Which one?
   *[other] { $count } more cards. Which one first?
  }
do-ready = Ready
play-drive = Straight: { $first }, then { $second }
do-disengage = Disengage
    .sure = Sit the whole round out? The tank neither drives nor fires.
do-stack = Put { $card } into maneuver { $number }
    .short = maneuver { $number }
do-exchange = Exchange { $count } × { $card }
    .short = exchange { $count }
do-place = Enter on { $at }, facing { $facing }
    .short = { $facing }
do-move = { $tank } on { $at }
    .short = moves next
do-wall-away = Remove the wall on { $at }
    .short = remove the wall
do-wall-new = Build a wall on { $at }
    .short = build a wall
do-no-wall = Leave all walls as they are
do-grenade = Throw it at { $at }
    .short = throw it here
do-discard = Discard { $card }
    .short = discard

## What happened

round-began = Round { $round } began; { $first } is first.
own-cards-drawn = { $seat } drew { $cards }.
    .short = drew { $cards }
cards-drawn = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
    .short = drew { $count }
cards-exchanged = { $seat } exchanged { $count } × { $card }.
    .short = exchanged { $count } × { $card }
cards-lost = { $seat } lost { $cards }.
    .short = lost { $cards }
deck-rebuilt = { $seat } shuffled the discards into a new deck.
    .short = shuffled the discards
deck-renewed = { $seat } shuffled all { $count } cards.
    .short = shuffled all { $count } cards
plan-made = { $seat } has planned.
    .short = {""}
plans-made = Everyone has planned.
tank-disengaged = { $seat } disengaged.
stack-shown = { $seat } turned over maneuver { $number }: { $cards-in-order }.
    .short = played { $cards-in-order }
tank-placed = { $seat } entered on { $to }, facing { $facing }.
    .short = entered on { $to }, facing { $facing }
bot-placed = { $tank } ({ $colour } { $number }) entered on { $to }, facing { $facing }.
bot-placed-unseen = { $tank } entered on { $to }, facing { $facing }; its back stayed hidden.
bot-unplaced = { $colour } { $number } found no free space and went back to the reserve.
tank-turned = { $tank } turned { $turn } on { $at }.
    .short = turned { $turn }
tank-drove = { $tank } drove from { $from } to { $to }.
    .short = drove to { $to }
tank-slid = { $tank } slid from { $from } to { $to }.
    .short = slid to { $to }
tank-pushed = { $by } pushed { $tank } from { $from } to { $to }.
tank-stopped = { $tank } was stopped on { $at }.
    .short = was stopped
tank-sank = { $tank } sank on { $at }.
tank-fell = { $tank } went over the edge.
bot-waited = { $tank } waited on { $at }.
tank-hit = { $seat } was hit { $hits ->
    [one] once
   *[other] { $hits } times
  } on { $at }.
tank-destroyed = { $seat } lost their tank on { $at }.
bot-destroyed = { $tank } was blown up on { $at }.
bot-scored = { $seat } claimed { $tank } ({ $colour } { $number }): 1 point.
bot-returned = { $tank } ({ $colour } { $number }) went back to the reserve.
shot-hit = { $tank } fired { $facing } from { $from } and hit { $hit } on { $to }.
shot-missed = { $tank } fired { $facing } from { $from } and hit nothing.
    .short = {""}
wall-damaged = The wall on { $at } was damaged.
wall-destroyed = The wall on { $at } fell.
wall-dug-away = { $seat } removed the wall on { $at }.
wall-built = { $seat } built a wall on { $at }.
shovel-left = { $seat } left the walls alone.
grenade-went-off = { $seat } threw a Grenade at { $at }.
helm-used = { $seat }’s Helm stopped the damage.
eagle-placed = An Eagle was put on { $to } ({ $way }).
eagle-taken = { $seat } took Eagle { $count } on { $at }: 3 points.
power-up-placed = The { $power } appeared on { $to }.
power-up-taken = { $seat } took the { $power } on { $at }.
power-up-removed = { $tank } removed the { $power } on { $at }.
tie-played-on = The third Eagle left a tie for first place: play goes on until someone leads alone.

## Why not

one-move = Maneuver { $number } already has a Move card.
none-left = You have no more { $card } cards.
empty-stack = Maneuver { $number } has no card yet.
already-exchanged = You have already exchanged cards this round.
exchange-before-choosing = You can exchange only before you have chosen a card.
space-taken = There is already a tank on { $at }.
not-safe-ground = Tanks can enter only on plain ground or in forest; { $at } is neither.
no-start = { $at } is not a starting space.
has-moved = { $tank } has already moved.
no-brick = No Brick is left to build on { $at }.
in-concrete = There is concrete on { $at }.
tank-there = There is a tank on { $at }.
token-there = There is an Eagle or a Power-Up on { $at }.

## What you see

view-variants = Variants
view-round = Round
view-action_phase = Action Phase
view-first = First player
view-in_turn = In turn
view-layout = Board code
view-waiting_for = Waiting for
view-frozen = Bots stopped by the Clock
view-eagle = Eagle
view-at = on
view-eagles_left = Eagles to take
view-goal = Goal
view-lead = Lead
view-leader = Leads
view-best_list = Best list
view-levelled = Made plain by a fallen wall
view-map = Board
view-map-help = A to H are tanks, 1 to 9 bots, each with an arrow for its facing. @@ Eagle; Power-Ups: st Star, cl Clock, he Helm, sh Shovel, gr Grenade; bb wall, b damaged wall, ## concrete, FF forest, ** ice, ~~ water. R1 is the space of Red 1 (B blue, W white, G green). F, * or ~ after a symbol is the ground under it.
view-seats = Players
view-points = Points
view-kills = Bots
view-eagles = Eagles
view-held = Cards
view-helms = Helms
view-status = Tank
view-facing = Facing
view-aims_at = Aims at
view-cards_in_deck = Deck
view-discards = Discards
view-stacks = Maneuvers
view-cards = cards
view-face_down = face down
view-bots = Bots
view-back = Back
view-colour = colour
view-number = number
view-does = Next
view-target = Target
view-powerups = Power-Ups
view-power = Power-Up
view-walls = Walls
view-state = state
view-reserves = Reserves
view-bots_left = bots
view-powerups_left = Power-Ups
view-bricks_left = Bricks
view-hand = Your hand
view-deck = Your deck
view-plan = Your plan
view-first_stack = first
view-second_stack = second
view-disengaged = disengaged
view-exchanged = exchanged
variant-uneven = Uneven Combat
variant-island = Island
variant-four = Dangerous Four
variant-avalanche = Avalanche
status-engaged = engaged
status-disengaged = disengaged
status-lost = lost
status-entering = yet to enter
does-advance = advances
does-left = turns left
does-right = turns right
does-around = turns around
does-skip = waits
state-whole = whole
state-damaged = damaged
tell-back = { $colour } { $number }
tell-walls = { $at }{ $state ->
    [damaged] {" "}(damaged)
   *[whole] {""}
  }
tell-powerups = { $power } on { $at }
tell-eagle = on { $at }
tell-best_list = {""}
tell-first_stack = { $value }
tell-second_stack = { $value }
tell-cards = { $value }

## How it ended

outcome-third-eagle = The third Eagle was captured.
outcome-five-ahead = A lead of five points ended the match.
outcome-tie-broken = After the third Eagle the tie was broken.
outcome-no-bot-left = No bot was left to break the tie.
outcome-round-limit = The last round was played.
score-bots = Points for bots
score-eagles = Points for Eagles
score-rounds = Rounds

## The table in the browser

table-board = Board
table-row = Row
table-tools = Film and board
table-scores = Players
table-setup = The tanks enter.
table-round = Round { $round }: all plan at once.
table-phase = Round { $round }, Action Phase { $phase }
table-key = Key: { $key }
table-film-again = Show the round again
table-film-back = One step back
table-film-play = Play the film
table-film-pause = Pause the film
table-film-step = One step forward
table-film-skip = Skip to the end of the film
table-show-bots = Show what the bots will do
table-show-fire = Show the lines of fire
table-zoom-in = Zoom in
table-zoom-out = Show the whole board
table-maneuver = Maneuver { $number }
table-lost = tank lost
table-stack-empty = Tap a space you want to reach, or a card.
table-stack-none = No cards
table-take-away = Remove { $card }
table-facing = Facing
table-end-facing = End facing { $facing }
table-exchange = Exchange
table-exchange-help = Once a round, before you choose a card: discard any number of identical cards and draw as many. Everyone sees what you discard.
table-disengage = Disengage
table-disengage-brief = Disengage
table-disengage-help = Sit the round out: the tank neither drives nor fires and cannot be shot.
table-committed = Your plan is set. You can undo it until everyone has planned.
table-you-disengaged = You are disengaged this round.
table-bots-always = Always: { $order }
table-order-nearest = Bots: nearest first
table-order-in_order = Bots: by number
table-order-ask = Bots: I decide
table-order-change = Click for: { $order }
table-film-place = Place in the film
table-keys-spaces = From space to space on the board; Enter picks one
table-keys-facing = Pick the space and end facing that way
table-keys-home = To my tank
table-aim-again = Tap the space once more to choose it.
table-faces = faces { $facing }
table-aims = and would hit { $thing }
table-tank-of = Tank of { $name }
table-bot-next = Next it { $deed }.
table-bot-hunts = Targeting { $name }.
table-wall-whole = Brick wall
table-wall-whole-help = Stops tanks and shots; a hit damages it.
table-wall-damaged = Damaged brick wall
table-wall-damaged-help = Still stops tanks and shots; one more hit removes it.
table-wall-on = the wall on { $space }
table-eagle-beyond = The Eagle lies this way
table-eagle = Eagle
table-eagle-help = Whoever drives onto it or across it takes it.
table-number = { $colour } { $number }: bots and Power-Ups of this colour and number come here.
table-ground-plain = plain ground
table-ground-plain-help = Nothing in the way here.
table-ground-forest = forest
table-ground-forest-help = A tank in it cannot be seen or shot.
table-ground-ice = ice
table-ground-ice-help = Nobody stops on it: a tank slides on.
table-ground-water = water
table-ground-water-help = A tank that enters sinks; shots pass.
table-ground-concrete = concrete
table-ground-concrete-help = Stops tanks and shots for good.
table-reach = reached with { $cards }
table-can-reach = can be reached
table-can-choose = can be chosen
table-move-help = Drives this many spaces straight ahead, or until something stops it. Tanks in the way are pushed. At most one Move card per maneuver.
table-turn-help = Turns the tank on its space. Any number of them in a maneuver.
table-in-deck = { $count } of these left in your deck.
table-points-help = { $kills } from bots, { $eagles } × 3 from Eagles
table-held-help = in hand; { $deck } in the deck. A hit costs two cards; whoever cannot pay loses the tank.
table-first = First player of this round
table-eagles-left = { $count ->
    [one] { $count } Eagle still to be taken
   *[other] { $count } Eagles still to be taken
  }
table-lead = Lead
table-lead-help = A lead of { $lead } points over the runner-up ends the match, and so does the last of the { $eagles } Eagles.
table-leads = { $name } leads by { $count }
table-no-lead = Nobody leads
table-five-ahead = { $name } is five points ahead.
table-third-eagle = { $name } took the third Eagle.
table-tie-broken = { $name } broke the tie after the third Eagle.
table-last-round = { $count ->
    [one] { $names } led after the last round.
   *[other] { $names } were level after the last round.
  }
table-took-lead = That was the lead: { $points } to { $other }.
table-best-round = That made { $points } points, the best round of the match.
table-rounds-used = { $count ->
    [one] { $count } round used
   *[other] { $count } rounds used
  }
table-best = Best on this board
table-best-none = No record yet. Take all three Eagles in as few rounds as you can.
table-choose-random = At random
table-choose-own = This one
table-choose-turn = Turn the { $tile } tile
table-choose-swap = Swap the { $tile } tile with the next
table-choose-shuffle = Lay out another board
table-choose-code = Code of this board
table-choose-copy = Copy the code

## What a hint counts

figure-points = points
figure-eagles = Eagles
figure-cards = cards in hand
figure-way = spaces to the Eagle
figure-off_board = tanks off the board
figure-helms = Helms

# What puzzles are about.
theme-eagle = the Eagle
theme-powers = Power-Ups
theme-fire = fire
theme-ground = water, edges and pushes

# Shares that a balance report counts
rate-played = Share of the cards played
rate-plans = Plans
rate-players_won = Wins by those who played it most
rate-taken = Taken, of those that appeared
rate-takers_won = Wins by those who took it most
plan-planned = planned
plan-disengaged = disengaged
table-aid-bots = What bots do
table-aid-terrain = Terrain
table-aid-power-ups = Power-Ups
table-aid-fire = Fire

## What is wrong with tiles of one's own

fault-rows = { $tile }: has { $count } rows; it takes { $least } to { $most }
fault-spaces = { $tile }: the row has { $count } spaces, but the tile has { $rows } rows
fault-sign = { $tile }: “{ $sign }” is neither one of { $known } nor a number and an arrow, such as 1^ or 4<
fault-number-twice = { $tile }: number { $number } is already in its row { $earlier }
fault-number-missing = { $tile }: number { $number } is missing
fault-tiles = there are { $count } tiles, not { $tiles }
fault-tile-name = { $tile }: the name is not 2 to 20 lower-case letters a to z
fault-tile-twice = { $tile }: is there twice; each tile has a colour of its own
fault-sizes = the tiles differ in size
fault-on-diagonal = { $tile }: number { $number } lies on a diagonal
fault-cut-off = { $tile }: a space is cut off from the tile’s corner
fault-corner = { $tile }: plain and forest spaces in one corner: only { $count }, not { $least }
fault-closed = { $tile }: the { $way ->
    [falling] falling
   *[rising] rising
} diagonal is not open
fault-starts = { $tile }: plain and forest spaces on the { $way ->
    [falling] falling
   *[rising] rising
} diagonal: only { $count }, not { $least }
fault-bricks = the tiles show { $count } brick walls, but there are { $most } bricks
fault-eagle = { $tile }: an Eagle space cannot always be reached
