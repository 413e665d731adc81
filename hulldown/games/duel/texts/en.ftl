# The words of Duel. Log lines tell what happened; $seat and $tank are names.

game-title = Duel
game-summary = Tank crews on the Eastern Front. Everyone bids a card for each tank; the lowest number acts first. In its phase a tank fights its fires, then takes one action – move, fire, flank, hide, spot – composed from the cards in hand. Knocked-out tanks and lost crews score for the other side; when the deck has been played through, the side with more points wins.
scenario-open_fight = Open fight
scenario-high_ground = High ground
scenario-break_through = Break-through
scenario-mud_road = Mud road
scenario-white_out = White-out
scenario-korsun = Korsun 1944

## Options

option-tanks = Tanks on each side
option-tanks-help = As many as there are seats, at least two; or this many on each side.
option-tanks-seats = by the seats
option-tanks-1 = 1
option-tanks-2 = 2
option-tanks-3 = 3
option-tanks-4 = 4
option-decks = Passes through the deck
option-decks-help = How often the deck is played through before the game ends.
option-decks-tanks = by the tanks
option-decks-1 = 1
option-decks-2 = 2
option-decks-3 = 3
option-decks-4 = 4
option-decks-5 = 5
option-decks-6 = 6
option-force = Tanks
option-force-help = The tanks of the scenario, or a free battle: add, remove and change tanks, say who commands each, and share it as one line.
option-start = Starting range
option-start-help = How far from the centre every tank begins.
option-start-scenario = by the scenario
option-start-0 = 0 m
option-start-200 = 200 m
option-start-400 = 400 m
option-start-600 = 600 m
option-start-800 = 800 m
option-start-1000 = 1000 m
option-conditions = Weather and ground
option-conditions-help = Deep mud slows all tanks and forbids flanking until a side has found its roads. In snow tanks are slow and see little.
option-conditions-scenario = by the scenario
option-conditions-deep_mud = deep mud
option-conditions-snow = snow
option-handicap = Handicap
option-handicap-help = Points the Soviet side begins with; below zero the German side.
option-hull_down_anywhere = Hull Down anywhere
option-hull_down_anywhere-help = Leadership and Command put a tank Hull Down on any ground; off: only where the terrain allows it.
option-auto_accept_spotted = Take Spotted at once
option-auto_accept_spotted-help = A Spotted counter is taken without asking, unless it would cost an Acquired one.
option-odds = Odds
option-odds-help = Chances worked out from the cards you have not seen, from the whole printed deck, or not shown at all.
option-odds-counted = from unseen cards
option-odds-printed = whole deck
option-odds-off = off

## Setting up a battle

setup-crowded = Too many players on one side: it has at most { $most } tanks.
setup-too-few-tanks = Not enough tanks for all players: each side needs at least { $least }.
setup-no-tank = { $side ->
    [german] The Germans have
   *[soviet] The Soviets have
  } no tank: each side needs one.
setup-twice = This tank is in the line twice.
setup-no-model = This side has no board “{ $model }”.
setup-said-twice = Crew, rounds and commander can each be given only once.
setup-no-name = There is no tank “{ $name }”: they are german_i to german_iv and soviet_i to soviet_iv.
setup-word = “{ $word }” is unknown. It can be green, seasoned, elite, a number of rounds, seat1 or solo.
setup-no-apcr = This gun has no special ammunition: it takes no rounds.
setup-rounds = At most { $most } rounds of special ammunition.
setup-not-on-side = { $seat } is not on this side: choose who commands, or change the seat’s side.
setup-seat-without = { $seat } has no tank: add one or give it one.
table-setup-scenario = The scenario’s tanks
table-setup-free = Tanks of your choice
table-setup-worth = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
  }, { $points } points
table-setup-vp = { $count } points
table-setup-boards = Which tank?
table-setup-change = { $tank }, { $model }: choose another tank
table-setup-drop = Take { $tank } out
table-setup-add = Add a tank
table-setup-crew = Crew
table-setup-rounds = APCR
table-setup-commander = Commanded by
table-setup-anybody = automatic
table-setup-given = { $name } (given)
table-setup-solo = solo opponent
table-setup-code = The battle in one line
table-setup-copy = Copy

## The end and the report

table-debrief = Debriefing
table-you-win = Victory!
table-side-wins = { $side ->
    [german] The German side has won
   *[soviet] The Soviet side has won
  }
table-ended-points = The { $side ->
    [german] German
   *[soviet] Soviet
  } side has more victory points: { $points } to { $other }
table-ended-kills = { $points } victory points each, and the { $side ->
    [german] German
   *[soviet] Soviet
  } side has more kills: { $kills } to { $other }
table-aids = Player aid
table-aid-sequence = Sequence of play
table-aid-actions = Tank Actions
table-aid-orders = Order Icons: what they buy
table-aid-to-hit = To Hit
table-aid-penetration = Location and penetration
table-aid-damage = Damage
table-aid-crew = Morale, fire, escape, elimination
table-aid-tactics = Tactics
table-aid-solo = The solo opponent
table-aid-now = now
report-title = After-action report
report-copy = Copy the report
report-force-german = The Germans took the field with { $models }.
report-force-soviet = The Soviets met them with { $models }.
report-no-shot = Not a single shot was fired.
report-first-hit = In round { $round } { $tank } opened fire and hit { $enemy }.
report-first-miss = In round { $round } { $tank } opened fire on { $enemy } and missed.
report-destroyed = In round { $round } { $by } knocked out { $tank } ({ $model }).
report-exploded = In round { $round } { $tank } ({ $model }) was hit by { $by } and blew up.
report-lost = In round { $round } { $tank } ({ $model }) was lost.
report-abandoned = In round { $round } the crew of { $tank } ({ $model }) abandoned their tank.
report-left = In round { $round } { $tank } ({ $model }) broke through and left the field.
report-shots-german = The Germans fired { $shots ->
    [one] one shot, which hit { $pierced ->
        [0] but did not pierce the armour
       *[other] and pierced the armour
      }
   *[other] { $shots } shots: { $hits ->
        [one] one
       *[other] { $hits }
      } hit, and { $pierced ->
        [0] none
        [one] one
       *[other] { $pierced }
      } pierced the armour
  }.
report-shots-soviet = The Soviets fired { $shots ->
    [one] one shot, which hit { $pierced ->
        [0] but did not pierce the armour
       *[other] and pierced the armour
      }
   *[other] { $shots } shots: { $hits ->
        [one] one
       *[other] { $hits }
      } hit, and { $pierced ->
        [0] none
        [one] one
       *[other] { $pierced }
      } pierced the armour
  }.
report-misses-german = The Germans fired { $shots ->
    [one] one shot
   *[other] { $shots } shots
  } and hit nothing.
report-misses-soviet = The Soviets fired { $shots ->
    [one] one shot
   *[other] { $shots } shots
  } and hit nothing.
report-lucky = The luckiest shot was fired by { $tank }, which hit { $enemy } with a chance of { $number }%.
report-unlucky = Nobody was unluckier than { $tank }, which missed { $enemy } with a chance of { $number }%.
report-best = The best tank was { $tank } ({ $model }) with { $points ->
    [one] one point
   *[other] { $points } points
  } and { $kills ->
    [0] no kill
    [one] one kill
   *[other] { $kills } kills
  }.
report-no-points = No tank scored a single point.
report-bounced = { $count ->
    [one] One hit
   *[other] { $count } hits
  } bounced off.
report-fires = { $count ->
    [one] One fire
   *[other] { $count } fires
  } broke out.
report-flanks = { $count ->
    [one] Once a tank got round an enemy’s flank
    [2] Twice a tank got round an enemy’s flank
   *[other] Tanks got round an enemy’s flank { $count } times
  }.
report-tactics = { $count ->
    [one] One Tactics card upset
   *[other] { $count } Tactics cards upset
  } someone’s plans.
report-moves = { $count ->
    [0] No tank changed its range
    [one] Only once did a tank change its range
    [2] Tanks changed their range twice
   *[other] Tanks changed their range { $count } times
  }.
report-men = { $killed ->
    [0] Nobody died
    [one] One man died
   *[other] { $killed } men died
  }, and { $wounded ->
    [0] nobody was wounded
    [one] one was wounded
   *[other] { $wounded } were wounded
  }.
report-no-men = Nobody in any crew was hurt.
report-broken = { $count ->
    [one] One crew lost its nerve
    [2] Crews lost their nerve twice
   *[other] Crews lost their nerve { $count } times
  }.
report-steady = Every crew kept its nerve.
report-end = It was over in round { $round }.
report-score = The Germans had { $german ->
    [one] one point
   *[other] { $german } points
  }, the Soviets { $soviet }.
report-by-kills = Points were equal, and kills decided.
report-by-side = Points and kills were equal, so the Soviets won.
report-won-german = The field belonged to the Germans.
report-won-soviet = The field belonged to the Soviets.

## Sides, tanks, crews, ground

tank-german_i = German I
tank-soviet_i = Soviet I
tank-german_ii = German II
tank-soviet_ii = Soviet II
tank-german_iii = German III
tank-soviet_iii = Soviet III
tank-german_iv = German IV
tank-soviet_iv = Soviet IV
team-german = Germans
team-soviet = Soviets
side-german = German
side-soviet = Soviet
model-t34_76_m43 = T-34/76 M43
model-t34_85 = T-34/85 M44
model-is2m = IS-2m M44
model-su100 = SU-100 M44
model-pz4g = PzKpfw IV Ausf G
model-stug3g = StuG III Ausf G
model-panther_a = PzKpfw V Ausf A Panther
model-tiger1 = PzKpfw VI Ausf E Tiger I
model-t34_76_m40 = T-34/76 M40
model-kv85 = KV-85 M43
model-pz3j = PzKpfw III Ausf J
model-ferdinand = Panzerjäger Tiger (P) Ferdinand
model-kv1 = KV-1
model-su85 = SU-85
model-isu152 = ISU-152
model-tiger2 = PzKpfw VI Ausf B Tiger II
model-jagdpanther = Jagdpanther
model-marder3 = Marder III
experience-green = green
experience-seasoned = seasoned
experience-elite = elite
crew-commander = Commander
crew-gunner = Gunner
crew-loader = Loader
crew-driver = Driver
crew-assistant_driver = Assistant Driver
crew-second_loader = Second Loader
health-healthy = healthy
health-wounded = wounded
health-kia = killed
terrain-field = Field
terrain-brush = Brush
terrain-woods = Woods
terrain-gully = Gully
terrain-building = Building
terrain-rubble = Rubble
terrain-mud = Mud
terrain-motion = in motion
terrain-hill = Hill
terrain-road = Road
place-turret = turret
place-hull = hull
place-tracks = tracks
table-counter-fire = Fire
table-counter-broken = Broken crew
table-counter-motion = In motion
table-counter-terrain = Ground
table-counter-round = Special round
table-counter-transmission = Transmission
table-counter-hatch = Hatch
table-counter-infantry = Infantry
gravity-light = light
gravity-heavy = heavy
gravity-critical = critical
result-track_damage = track damage
result-immobilized = immobilized
result-loader_panics = Loader panics
result-driver_panics = Driver panics
result-catastrophic_hit = catastrophic hit
result-turret_gears_damaged = turret gears damaged
result-crew_in_shock = crew in shock
result-crew_stunned = crew stunned
result-gun_hit = gun hit
result-optics_damaged = optics damaged
result-engine_destroyed = engine destroyed
result-transmission_locked = transmission locked
result-smoke_fills_the_tank = smoke fills the tank
result-special_ammo_hit = special ammunition hit
result-fuel_hit = fuel hit
result-ammo_hit = ammunition hit
purpose-spot = the Spot attempt
purpose-flank = the Flank action
purpose-terrain = the Terrain
purpose-fire = the shot
purpose-tactics = the Tactics card

## Cards

card-n1 = 1 Flank 7
card-n2 = 2 Woods
card-n3 = 3 Move 6
card-n4 = 4 Fire 8
card-n5 = 5 Move 8 / Fire 1
card-n6 = 6 Leadership
card-n7 = 7 Tactics
card-n8 = 8 Move 7 / Flank 3
card-n9 = 9 Fire 5
card-n10 = 10 Rubble
card-n11 = 11 Move 5
card-n12 = 12 Smoke
card-n13 = 13 Move 1
card-n14 = 14 Mud
card-n15 = 15 Fire 2
card-n16 = 16 Move 3 / Fire 6
card-n17 = 17 Move 3
card-n18 = 18 Leadership
card-n19 = 19 Tactics
card-n20 = 20 Building
card-n21 = 21 Fire 4
card-n22 = 22 Move 2
card-n23 = 23 Flank 2
card-n24 = 24 Move 1 / Flank 6
card-n25 = 25 Move 5 / Fire 5
card-n26 = 26 Gully
card-n27 = 27 Fire 4
card-n28 = 28 Leadership
card-n29 = 29 Move 7
card-n30 = 30 Brush
card-n31 = 31 Tactics
card-n32 = 32 Move 2 / Fire 8
card-n33 = 33 Fire 4
card-n34 = 34 Move 8
card-n35 = 35 Brush
card-n36 = 36 Smoke
card-n37 = 37 Move 3 / Flank 5
card-n38 = 38 Fire 3
card-n39 = 39 Flank 4
card-n40 = 40 Building
card-n41 = 41 Leadership
card-n42 = 42 Move 4
card-n43 = 43 Tactics
card-n44 = 44 Move 4 / Fire 4
card-n45 = 45 Fire 2
card-n46 = 46 Woods
card-n47 = 47 Move 2
card-n48 = 48 Move 6 / Fire 3
card-n49 = 49 Gully
card-n50 = 50 Fire 1
card-n51 = 51 Tactics
card-n52 = 52 Leadership
card-n53 = 53 Move 4
card-n54 = 54 Flank 4
card-n55 = 55 Field
card-n56 = 56 Move 2 / Flank 5
card-n57 = 57 Fire 5
card-n58 = 58 Smoke
card-n59 = 59 Move 3
card-n60 = 60 Gully
card-n61 = 61 Move 6 / Fire 4
card-n62 = 62 Fire 6
card-n63 = 63 Leadership
card-n64 = 64 Tactics
card-n65 = 65 Woods
card-n66 = 66 Move 4
card-n67 = 67 Fire 5
card-n68 = 68 Flank 6
card-n69 = 69 Move 5 / Flank 3
card-n70 = 70 Command: scout report
card-n71 = 71 Command: urgent orders
card-n72 = 72 Command: rally
card-n73 = 73 Command: steady
card-n74 = 74 Command: damage control
card-n75 = 75 Command: combined fire
card-n76 = 76 Command: decoy
card-n77 = 77 Command: artillery
card-n78 = 78 Move 3 / Fire 7
card-n79 = 79 Woods
card-n80 = 80 Move 5
card-n81 = 81 Fire 6
card-n82 = 82 Tactics
card-n83 = 83 Mud
card-n84 = 84 Leadership
card-n85 = 85 Move 1
card-n86 = 86 Move 4 / Fire 5
card-n87 = 87 Fire 7
card-n88 = 88 Building
card-n89 = 89 Smoke
card-n90 = 90 Flank 5
card-n91 = 91 Fire 3
card-n92 = 92 Move 6
card-n93 = 93 Rubble
card-n94 = 94 Move 4 / Flank 4
card-n95 = 95 Leadership
card-n96 = 96 Tactics
card-n97 = 97 Move 7 / Fire 2
card-n98 = 98 Brush
card-n99 = 99 Move 5
card-n100 = 100 Fire 3
card-a74 = 74 Command: road guide
card-a75 = 75 Command: flares
card-field = no card

## What a seat is asked

ask-bid = Choose the Initiative Card for { $tank }.
ask-bids-made = Commit your Initiative Cards.
ask-burning = { $tank } is on fire: fight the fire or bail out.
ask-broken = The crew of { $tank } is broken.
ask-action = { $tank }: choose an action.
ask-more = { $tank }: add a card, or go on.
ask-target = { $tank }: choose the target.
ask-flank = { $tank }: flank an enemy, or shake one off.
ask-release = { $tank } flanks two enemies: which one does it let go?
ask-metres = { $tank }: how far?
ask-aim = { $tank }: aim at turret or hull?
ask-quick = { $tank }: change the round before firing?
ask-boost = { $tank }: raise the level with Order Icons?
ask-use = { $tank }: what do you use the card for?
ask-rob = { $tank }: from whom do you take a card?
ask-pick = { $tank }: which card of this hand do you take?
ask-look = { $tank }: how many cards do you Pull to spot?
ask-give = { $tank }: discard a card.
ask-pay = { $tank }: pay with Order Icons, { $missing } to go.
ask-declare = { $tank }: declare the action.
ask-tactics = Play Tactics against { $against }? ({ $tank }, { $enemy })
ask-spotted = { $tank } may spot { $enemy }.
ask-shed = { $tank }: which flanker is shaken off?
ask-lose = The ammunition of { $tank } is hit: discard a Fire card.
ask-acquire = { $tank }: acquire { $enemy }?
ask-discard = { $tank }: discard a card, or keep all.

## Actions

do-bid = Bid { $card }
do-hold-back = No card for this tank
do-move = Move with { $card }
do-fire = Fire with { $card }
do-flank = Flank with { $card }
do-enter = Enter { $card }
do-lead = Lead with { $card }
do-smoke = Lay smoke with { $card }
do-command = Command with { $card }
do-lay = Lay { $card } on an enemy in motion
do-pay = Pay with { $card } ({ $orders })
do-give = Discard { $card }
do-discard = Discard { $card }
do-tactics = Play { $card }
do-lose = Lose { $card }
do-stop = Stop
do-spot = Try to spot
do-load = Load APCR
do-unload = Unload APCR
do-hull-down = Try to go Hull Down
do-seat = Change seats: { $how }
do-pass = Pass
do-unlock = Free the transmission
do-extinguish = Put out the fire
do-at = At { $tank }
do-shake = Shake off { $tank }
do-release = Let { $tank } go
do-shed = Shake off { $tank }
do-use = { $how }
do-rob = From { $seat }
do-pick = Take { $card }
do-occupy = { $how }
do-go = { $number ->
    [0] Stay at this range
   *[other] { $number } metres forward
  }
do-boost = { $number ->
    [0] No boost
   *[other] Level +{ $number }
  }
do-look = { $number ->
    [1] Pull one card
   *[other] Pull two cards for 2 Order Icons
  }
do-aim = At the { $how }
do-quick = { $how }
do-enough = Done choosing cards
do-declare = Declare
do-commit-bids = Commit the bids
do-end = Done with this tank
do-keep = Keep all cards
do-decline = No answer
do-spotted = { $how }
do-acquire = { $how }
do-bail-out = Bail out
do-fight = Make the check
do-order = Pay 4 Order Icons
use-spot = spot an enemy
use-hull-down = go Hull Down
use-conceal = conceal at double value
use-steal = take a card
use-special = the card’s own order
use-steady-driver = steady the driver
use-steady-gunner = steady the gunner
occupy-hill = Halt on the hill
occupy-road = Halt on the road
seat-assistant-drives = the Assistant Driver drives
seat-loader-drives = the Loader drives
seat-gunner-drives = the Gunner drives
seat-commander-fires = the Commander fires
seat-loader-fires = the Loader fires
aim-turret = turret
aim-hull = hull
quick-as-it-is = Fire without changing the round
quick-load = Quick-load APCR for 3 Order Icons
quick-unload = Quick-unload APCR for 3 Order Icons
spotted-yes = Take the Spotted counter
spotted-no = Keep the Acquired counter
acquire-yes = Acquire
acquire-no = Do not acquire

## Plays

play-fire = Fire at { $enemy } with { $cards }: hits { $hit }%, penetrates { $pierce }%
play-fire-untold = Fire at { $enemy } with { $cards }: To Hit { $number }
play-fire-apcr = Fire at { $enemy } with { $cards }, APCR: hits { $hit }%, penetrates { $pierce }%
play-fire-apcr-untold = Fire at { $enemy } with { $cards }, APCR: To Hit { $number }
play-fire-aimed = Fire at the { $place } of { $enemy } with { $cards }: hits { $hit }%, penetrates { $pierce }%
play-fire-aimed-untold = Fire at the { $place } of { $enemy } with { $cards }: To Hit { $number }
play-fire-aimed-apcr = Fire at the { $place } of { $enemy } with { $cards }, APCR: hits { $hit }%, penetrates { $pierce }%
play-fire-aimed-apcr-untold = Fire at the { $place } of { $enemy } with { $cards }, APCR: To Hit { $number }
play-forward = Move { $metres } m forward with { $cards }
play-back = Move { $metres } m back with { $cards }
play-move-into = Move into { $terrain } with { $cards }
play-forward-into = Move { $metres } m forward into { $terrain } with { $cards }
play-back-into = Move { $metres } m back into { $terrain } with { $cards }
play-enter = Enter { $terrain } with { $card }
play-flank = Flank { $enemy } with { $cards }
play-shake = Shake off { $enemy } with { $cards }
play-stop = Stop, discarding { $cards }
play-smoke = Lay smoke with { $card }
play-spot = Try to spot { $enemy }, discarding { $cards }: { $chance }%
play-spot-untold = Try to spot { $enemy }, discarding { $cards }
play-spot-sure = Spot { $enemy } with { $card }
play-hull-down = Try to go Hull Down, discarding { $cards }: { $chance }%
play-hull-down-untold = Try to go Hull Down, discarding { $cards }
play-hull-down-sure = Go Hull Down with { $card }
play-conceal = Try to conceal with { $card }: { $chance }%
play-conceal-untold = Try to conceal with { $card }
play-load = Load APCR, discarding { $cards }
play-seat = Change seats, discarding { $cards }: { $how }
play-unlock = Free the transmission with { $cards }
play-extinguish = Put out the fire with { $cards }
play-pass = Pass, discarding { $cards }
play-pay-fire = Put out the fire with { $cards }
play-pay-rally = Rally the crew with { $cards }

## What happens

round-began = Round { $round } began.
phase-began = { $tank } began its phase.
game-ended = The game ended in round { $round }.
shuffle-came-up = The Shuffle card came up.
game-end-came-up = The Game End card came up.
deck-shuffled = { $passes ->
    [0] The deck was shuffled for the last time.
   *[other] The deck was shuffled; { $passes } more to come.
  }
card-pulled = { $card } was pulled.
nothing-pulled = No card is left to pull: that counts as 100 without icons.
damage-pulled = Damage card { $number } was pulled.
damage-shuffled = The damage deck was shuffled.
cards-drawn = { $seat } drew { $cards }.
cards-drawn-unseen = { $count ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $count } cards.
  }
card-discarded = { $seat } discarded { $card }.
card-discarded-unseen = { $seat } discarded a card.
card-lost = { $seat } lost { $card }.
card-stolen = { $seat } took { $card } from { $victim }.
card-stolen-unseen = { $seat } took a card from { $victim }.
hand-scouted = { $seat } saw the hand of { $victim }: { $cards }.
hand-scouted-unseen = { $seat } saw the hand of { $victim }.
has-bid = { $seat } has bid.
bids-shown = Initiative: { $tanks }.
declared-move = { $tank } moved with { $cards }.
    .short = moved with { $cards }
declared-fire = { $tank } fired at { $target } with { $cards }.
    .short = fired at { $target } with { $cards }
declared-flank = { $tank } set out to flank with { $cards }.
    .short = set out to flank with { $cards }
declared-terrain = { $tank } headed for { $cards }.
    .short = headed for { $cards }
declared-leadership = { $tank } led with { $cards }: { $use }.
    .short = led with { $cards }: { $use }
declared-smoke = { $tank } laid smoke.
    .short = laid smoke
declared-command = { $tank } commanded with { $cards }: { $use }.
    .short = commanded with { $cards }: { $use }
declared-lay = { $tank } laid { $cards } on { $target }.
    .short = laid { $cards } on { $target }
declared-stop = { $tank } decided to stop.
    .short = decided to stop
declared-occupy = { $tank } took the ground: { $ground }.
    .short = took the ground: { $ground }
declared-spot = { $tank } tried to spot { $target }.
    .short = tried to spot { $target }
declared-load = { $tank } began to load APCR.
    .short = began to load APCR
declared-unload = { $tank } began to unload APCR.
    .short = began to unload APCR
declared-hull_down = { $tank } tried to go Hull Down.
    .short = tried to go Hull Down
declared-seat = { $tank } changed seats: { $change }.
    .short = changed seats: { $change }
declared-pass = { $tank } passed.
    .short = passed
declared-unlock = { $tank } worked on its transmission.
    .short = worked on its transmission
declared-extinguish = { $tank } fought the fire.
    .short = fought the fire
change-assistant-drives = the Assistant Driver drives
change-loader-drives = the Loader drives
change-gunner-drives = the Gunner drives
change-commander-fires = the Commander fires
change-loader-fires = the Loader fires
tank-moved = { $tank } moved to { $range } m.
    .short = moved to { $range } m
terrain-entered = { $tank } reached { $terrain }.
    .short = reached { $terrain }
tank-bogged = { $tank } bogged down: Move Level { $level }.
smoke-laid = Smoke covered { $tank }.
tank-acquired = { $tank } acquired { $enemy }: +{ $bonus }.
    .short = acquired { $enemy }: +{ $bonus }
tactics-played = { $seat } played { $card } against { $against }.
tactics-declined = { $seat } did not answer.
seats-changed = { $tank }: { $man } moved to the { $place }’s seat.
shot-hit = { $tank } hit { $enemy } (needed { $number }).
    .short = hit { $enemy } (needed { $number })
shot-missed = { $tank } missed { $enemy } (needed { $number }).
    .short = missed { $enemy } (needed { $number })
shot-located = { $enemy } was hit: { $place }.
shot-at-cover = { $enemy } is Hull Down: the shot at the { $place } missed.
shot-pierced = The armour of { $enemy } was pierced: { $value } { $modifier } against { $armour }.
shot-bounced = The shot bounced off { $enemy }: { $value } { $modifier } against { $armour }.
damage-section = { $tank }: { $gravity } damage, { $place }.
damage-result = { $tank }: { $result }.
man-wounded = { $tank }: { $man } wounded.
man-killed = { $tank }: { $man } killed.
man-escaped = { $tank }: { $man } escaped.
points-scored = { $tank } scored { $points } VP.
crew-rallied = The crew of { $tank } rallied.
crew-bailed-out = The crew of { $tank } bailed out.
fire-put-out = The fire in { $tank } was put out.
tank-destroyed = { $tank } was destroyed.
tank-abandoned = { $tank } was abandoned.
conceal-failed = { $tank } failed to conceal itself.
    .short = failed to conceal itself
bog-escaped = { $tank } did not bog down.
tank-stopped = { $tank } stopped.
    .short = stopped
tank-left = { $tank } broke through and left the field.
tank-guided = A guide led { $tank } through the mud.
sight-changed = { $tank } could see { $metres } m.
road-opened = { $roads ->
    [1] { $side }: a road was opened; the mud no longer slows their tanks.
   *[other] { $side }: the second road was opened; the mud no longer hinders their tanks.
  }
fire-combined = { $side }: the next shot of this round gets +10.
crew-steadied = The crew of { $tank } was steady again.
tank-concealed = { $tank } was concealed.
    .short = was concealed
hull-down = { $tank } went Hull Down.
    .short = went Hull Down
hull-down-failed = { $tank } failed to go Hull Down.
    .short = failed to go Hull Down
smoke-stays = The smoke at { $tank } stayed.
smoke-cleared = The smoke at { $tank } cleared.
still-burning = { $tank } burned on.
tank-on-fire = { $tank } caught fire.
fire-out-of-control = The fire in { $tank } got out of control.
tank-exploded = { $tank } exploded.
morale-held = The crew of { $tank } held.
crew-broken = The crew of { $tank } broke.
tank-reinforced = { $tank }: a replacement arrived.
round-loaded = { $tank } loaded APCR.
round-unloaded = { $tank } unloaded APCR.
transmission-unlocked = The transmission of { $tank } worked again.
tank-spotted = { $tank } spotted { $enemy }.
    .short = spotted { $enemy }
spotted-left = { $tank } kept its aim and did not spot { $enemy }.
spot-failed = { $tank } failed to spot { $enemy }.
    .short = failed to spot { $enemy }
sight-lost = { $tank } lost sight of { $enemy }.
acquired-lost = { $tank } no longer had { $enemy } acquired.
tank-flanked = { $tank } flanked { $enemy }.
    .short = flanked { $enemy }
flank-ended = { $tank } no longer flanked { $enemy }.

## Why not

bid-first = You have enough cards for every tank.
too-few-orders = You have fewer than 4 Order Icons in hand.
no-tactics = You have no Tactics card in hand.
action-taken = This tank has already taken its Tank Action.
burns = A burning tank takes no Tank Action.
only-an-answer = Tactics is played only in answer to the enemy.
may-not-follow = This card cannot follow the cards already chosen.
no-driver = Nobody sits in the driver’s seat.
no-gunner = Nobody sits in the gunner’s seat.
immobilized = The tank is immobilized.
smoke-fills = Smoke fills the tank.
in-smoke = The tank is in smoke and sees nobody.
spotted-already = It is already spotted.
out-of-play = It is out of play until the next round.
level-too-high = The level of the tank is too low, even with Order Icons.
not-in-motion = The tank is not in motion.
nobody-in-motion = No enemy is in motion.
no-conceal-here = The terrain offers no concealment.
no-hull-down-here = The terrain offers no Hull Down position.
hull-down-already = The tank is already Hull Down.
hull-down-moving = The tank is in motion.
not-spotted = The enemy is not spotted.
flanked-already = The enemy is already flanked.
nothing-to-flank = There is nobody to flank and nobody to shake off.
flanker-not-spotted = The flanking enemy is not spotted.
no-dispenser = The tank has no smoke dispenser.
smoke-moving = The tank is in motion.
out-of-reach = The gun does not reach that far.
destroyer-moving = A tank destroyer cannot fire in motion.
destroyer-target-moving = A tank destroyer cannot fire at a target in motion.
destroyer-flanked = A tank destroyer cannot fire at an enemy that flanks it.
no-target = There is no target in sight and reach.
cannot-acquire = The target cannot be acquired.
no-apcr = There is no APCR round left.
loaded-already = A round is already loaded.
nothing-loaded = No APCR is loaded.
no-seat-to-fill = No seat is empty.
not-locked = This takes a locked transmission and two Move cards.
nobody-to-spot = There is nobody to spot.
nothing-to-lead = Leadership would do nothing now.
nothing-to-command = The command would do nothing now.
mud-bars-flank = In deep mud nobody can flank before both roads of their side are open.
moved-too-fast = In snow, terrain is entered only with a Move card of level 4 or less.
beyond-sight = The enemy is farther away than the tank can see.
no-hill-here = There is no hill at this range.
ground-taken = Your ground of this kind is already taken.

## What is on the table

view-round = Round
view-passes = Shuffles to come
view-deck = Deck
view-discards = Discards
view-active = Active
view-order = Still to act
view-cards_in_use = Cards in play
view-sides = Sides
view-seats = Players
view-tanks = Tanks
view-points = points
view-kills = kills
view-side = side
view-held = cards
view-hand_size = hand size
view-model = model
view-seat = player
view-range = range
view-sight = sight
view-roads = roads
view-terrain = terrain
view-motion = in motion
view-smoke = smoke
view-smoke_fills = smoke fills the tank
view-hull_down = Hull Down
view-on_fire = on fire
view-broken = broken
view-bogged = bogged
view-out = out of play
view-move = Move
view-fire = Fire
view-experience = crew
view-crew = losses
view-damage = damage
view-spotted = spotted
view-acquired = acquired
view-bonus = bonus
view-flanks = flanks
view-rounds = APCR
view-loaded = APCR loaded
view-bid = initiative
view-health = state
view-place = place
view-hand = Your hand
view-number = number
view-orders = Order Icons
view-bids = Your bids
view-draft = Your action
view-discarded = Your secret discards
view-known = Known to you
view-sure = certain
view-kind = action
view-cards = cards
view-target = target
view-metres = metres
view-paid = paid
view-given = discarded
view-shots = Shots of the active tank
view-enemy = target
view-lines = To Hit line by line
view-rule = rule
view-value = value
view-penetration = penetration
view-places = by location
view-armour = armour
view-covered = hidden by Hull Down
view-move_steps = Move Level step by step
view-fire_steps = Fire Level step by step
view-stake = At stake
view-seen = Seen since the last shuffle
view-chance = chance
view-answered = answered by Tactics
view-tactics_chance = chance after Tactics
view-hit = hits
view-pierced = penetrates
view-place_chances = chance by location
view-tactics = To Hit after Tactics
view-holds = Holding Box
view-penetrator = last pierced by
view-shot = shot
view-tank = tank
view-level = level
rule-D-004 = D-004
rule-D-072 = D-072
rule-D-105 = D-105
rule-D-125 = D-125
rule-D-126 = D-126
rule-D-188 = D-188
rule-D-223 = D-223
rule-D-252 = D-252
rule-D-253 = D-253
rule-D-254 = D-254
rule-D-255 = D-255
rule-D-256 = D-256
rule-D-257 = D-257
rule-D-258 = D-258
rule-D-259 = D-259
rule-D-260 = D-260
rule-D-261 = D-261
rule-D-290 = D-290
rule-D-291 = D-291
rule-D-293 = D-293
rule-D-294 = D-294
rule-D-295 = D-295
rule-D-296 = D-296
rule-D-297 = D-297
rule-D-303 = D-303
rule-D-317 = D-317
rule-D-318 = D-318
rule-D-319 = D-319
line-base = base
line-card = Fire card
line-leadership = Leadership
line-acquired = acquired
line-flanked = flanked
line-own-terrain = own terrain
line-cover = cover
line-size = size of the target
line-tactics = Tactics
line-buttoned = buttoned up
line-combined = combined fire
step-snow = snow
step-mud = mud
step-printed = printed
step-damage = damage
step-cap = panic or shock
step-crew = crew
step-bog = bogged
view-card = card
action-move = Move
action-fire = Fire
action-flank = Flank
action-terrain = Terrain
action-leadership = Leadership
action-smoke = Smoke
action-command = Command
action-lay = Terrain on an enemy
action-stop = Stop
action-spot = Spot
action-load = Load
action-unload = Unload
action-hull_down = Hull Down
action-seat = Change seats
action-pass = Pass
action-unlock = Free the transmission
action-extinguish = Put out the fire
action-occupy = Take ground
action-orders = Order Icons

## The solo opponent

option-personality = The solo opponent’s character
option-personality-help = How tanks behave that nobody at the table commands. A side without players is led by the Marshal.
option-personality-mixed = each tank its own
option-personality-aggressive = aggressive
option-personality-alert = alert
option-personality-bold = bold
option-personality-cautious = cautious
option-personality-evasive = evasive
solo-marshal = The Marshal
personality-aggressive = aggressive
personality-alert = alert
personality-bold = bold
personality-cautious = cautious
personality-evasive = evasive
attitude-operational = operational
attitude-in_peril = in peril
view-solo = led by the Marshal
view-personality = character
view-attitude = state
view-pool = open cards
solo-judged = { $tank } ({ $personality }): { $attitude } this round (Target Number { $number }, peril { $peril }).
solo-high = { $tank }: a high-quality shot at { $enemy }: to hit { $number } (wanted { $least }), penetration less armour { $margin } (wanted { $least_margin }).
solo-low = { $tank }: a low-quality shot at { $enemy }: to hit { $number } (wanted { $least }), penetration less armour { $margin } (wanted { $least_margin }).
solo-stop = { $tank } stopped for a high-quality shot at { $enemy }: to hit { $number } (wanted { $least }), penetration less armour { $margin } (wanted { $least_margin }).
solo-flank = { $tank } wanted to flank { $enemy } (target value { $number }); at { $range } m, wanted { $wanted } m.
solo-cover = { $tank } made for better cover; at { $range } m, wanted { $wanted } m.
solo-move = { $tank } moved: at { $range } m, wanted { $wanted } m.
solo-leadership-spot = { $tank } led: spot { $enemy }, its first target out of sight (value { $number }).
solo-leadership-hull_down = { $tank } led: Hull Down, it wanted to spot nobody else.
solo-leadership-conceal = { $tank } led: conceal, spotted by { $number }.
solo-command-spot = { $tank } commanded: spot { $enemy }, its first target out of sight (value { $number }).
solo-command-hull_down = { $tank } commanded: Hull Down, it wanted to spot nobody else.
solo-mission-move = { $tank } was on its mission: at { $range } m, wanted { $wanted } m.
solo-mission-ground = { $tank } was on its mission: it took the ground ({ $ground }).
solo-command-special = { $tank } commanded: { $card } helped it now.
solo-smoke = { $tank } laid smoke: spotted by { $number }.
solo-spot = { $tank } looked for { $enemy }, its first target out of sight (value { $number }).
solo-hull_down = { $tank } tried to go Hull Down: { $number } or less.
solo-load = { $tank } loaded APCR: the nearest enemy was { $number } m away.
solo-lay = { $tank } drove { $enemy } onto bad ground (target value { $number }).
solo-extinguish = { $tank } fought the fire with { $number } Order Icons.
solo-no-primary = { $tank }: nothing on its first list could be done.
solo-no-secondary = { $tank }: nothing on its second list could be done.
solo-answers = { $tank } answered { $against } with Tactics.
solo-answers-shot = { $tank } answered the shot with Tactics: to hit { $number } (from { $least } on).

## The end

outcome-by-points = More victory points
outcome-by-kills = Equal points, more kills
outcome-by-side = All equal: the Soviet side wins
outcome-by-points-german = The Marshal’s German side has more victory points
outcome-by-points-soviet = The Marshal’s Soviet side has more victory points
outcome-by-kills-german = Equal points, more kills for the Marshal’s German side
outcome-by-kills-soviet = Equal points, more kills for the Marshal’s Soviet side
score-side = side
score-kills = kills
score-own = own tanks

## Standing orders

option-tactics_against = Tactics
option-tactics_against-help = What a Tactics card answers without asking.
option-tactics_against-ask = ask me every time
option-tactics_against-never = nothing
option-tactics_against-fire = shots only
option-tactics_against-always = everything
option-tactics_from = Tactics from a chance of
option-tactics_from-help = Answer a shot if its chance to hit is at least this, in percent.
option-tactics_exchange = Go on with the exchange
option-tactics_exchange-help = Answer a Tactics card with another one.
option-tactics_keep = Keep Tactics cards
option-tactics_keep-help = How many Tactics cards stay in the hand whatever happens.
option-discard = Discard Step
option-discard-help = Whether you are asked for a discard at the end of a phase.
option-discard-ask = ask me
option-discard-keep = keep all cards
option-spotted = Spotted
option-spotted-help = Give up an Acquired enemy to spot another one?
option-spotted-ask = ask me
option-spotted-take = always
option-spotted-leave = never
option-acquire = Acquire
option-acquire-help = Acquire the target after a shot.
option-acquire-ask = ask me
option-acquire-always = always
option-acquire-never = never
option-tactics_german_i = Tactics for German I
option-tactics_german_i-help = This tank is worth a Tactics card.
option-tactics_german_ii = Tactics for German II
option-tactics_german_ii-help = This tank is worth a Tactics card.
option-tactics_german_iii = Tactics for German III
option-tactics_german_iii-help = This tank is worth a Tactics card.
option-tactics_german_iv = Tactics for German IV
option-tactics_german_iv-help = This tank is worth a Tactics card.
option-tactics_soviet_i = Tactics for Soviet I
option-tactics_soviet_i-help = This tank is worth a Tactics card.
option-tactics_soviet_ii = Tactics for Soviet II
option-tactics_soviet_ii-help = This tank is worth a Tactics card.
option-tactics_soviet_iii = Tactics for Soviet III
option-tactics_soviet_iii-help = This tank is worth a Tactics card.
option-tactics_soviet_iv = Tactics for Soviet IV
option-tactics_soviet_iv-help = This tank is worth a Tactics card.

## Mine and City

option-mine = Mine
option-mine-help = Card 13 is a Mine that enemies in motion can be driven onto.
option-city = City
option-city-help = The terrain cards are those of a city.
terrain-mine = Mine
terrain-street = Street
terrain-city_building = Building
terrain-city_rubble = Rubble
terrain-wall = Wall
terrain-factory = Factory
terrain-cellar = Cellar
terrain-barricade = Barricade
card-a2 = 2 Building
card-a10 = 10 Rubble
card-a13 = 13 Mine
card-a14 = 14 Street
card-a20 = 20 Building
card-a26 = 26 Wall
card-a30 = 30 Rubble
card-a35 = 35 Cellar
card-a40 = 40 Building
card-a46 = 46 Factory
card-a49 = 49 Wall
card-a55 = 55 Street
card-a60 = 60 Wall
card-a65 = 65 Rubble
card-a79 = 79 Factory
card-a83 = 83 Street
card-a88 = 88 Building
card-a93 = 93 Rubble
card-a98 = 98 Barricade

## Guns and infantry

gun-m37_45 = 45 mm M37
gun-m39_76 = 76.2 mm M39
gun-m39_85 = 85 mm M39
gun-pak38 = 50 mm Pak 38
gun-pak40 = 75 mm Pak 40
gun-flak36 = 88 mm Flak 36
option-guns = Anti-tank guns
option-guns-help = Each side has its three guns, which fire for Order Icons.
option-infantry = Infantry and hatches
option-infantry-help = Each side has a unit of infantry; tanks open or close their hatches.
ask-hatch = { $tank }: hatch open or closed?
ask-arm = { $tank }: how does the infantry attack?
do-gun = Fire the { $gun }
do-advance = Infantry: advance
do-attack = Infantry: attack
do-arm = { $how }
do-hatch = { $how }
arm-first = with the first weapon
arm-hand-to-hand = hand to hand
hatch-open = Open hatch
hatch-closed = Buttoned up
declared-gun = { $tank }: a gun fired at { $target }.
    .short = a gun fired at { $target }
declared-advance = { $tank }: infantry advanced.
    .short = infantry advanced
declared-attack = { $tank }: infantry attacked { $target }.
    .short = infantry attacked { $target }
gun-hit = { $gun } hit { $enemy } (needed { $number }).
gun-missed = { $gun } missed { $enemy } (needed { $number }).
hatch-opened = { $tank } opened its hatch.
infantry-advanced = { $side }: infantry reached { $metres } m.
infantry-hit = { $side }: infantry hit { $enemy } (needed { $number }).
infantry-missed = { $side }: infantry missed { $enemy } (needed { $number }).
purpose-infantry = the infantry attack
view-guns = Guns
view-infantry = Infantry
view-buttoned = Buttoned up
action-gun = Gun
action-advance = Advance
action-attack = Infantry attack
gun-fired-already = The gun has already fired in this phase.
no-target-for-gun = There is no target for the gun.
infantry-ordered = The infantry already has its order.
infantry-far-enough = The infantry is as far forward as it goes.
infantry-too-far = The enemy is too far away.
no-infantry-icon = You have no Infantry icon in hand.
card-a70 = 70 Command: tank riders
card-a71 = 71 Command: close assault
card-a72 = 72 Command: hidden gun
card-a73 = 73 Command: new position
scenario-city = City
scenario-ponyri = Ponyri 1943
scenario-seelow = Seelow 1945
scenario-debrecen = Debrecen 1944

## Radios and the orders of the modules

option-radios = Radios
option-radios-help = A tank with a radio hands on what it has spotted for an Order Icon; without one a Command card costs a second card.
card-a76 = 76 Command: signals
card-a77 = 77 Command: field telephone
ask-friend = { $tank }: which friendly tank?
ask-gun = { $tank }: which gun takes a new position?
ask-telephone = { $tank }: put a card away.
do-report = Report by radio
do-friend = { $tank }
action-report = Radio
declared-report = { $tank } reported { $target } to { $friend } by radio.
    .short = reported { $target } to { $friend } by radio
sight-handed-on = { $friend } watched { $enemy } in place of { $tank }.
assault-prepared = { $side }: the next infantry attack of this phase gets +15.
gun-hid = { $side }: the next gun of this phase costs one Order Icon less.
gun-moved = { $gun } moved to { $range } m.
no-radio = The tank has no radio.
reported-already = The tank has already used its radio in this phase.
nothing-to-report = There is nobody with a radio who could use what this tank sees.
too-dear = You do not have enough Order Icons.
no-orders-on-it = This card shows no Order Icons.
no-infantry-on-it = This card shows no Infantry icon.
no-move-card = This is not a Move card.
no-fire-card = This is not a Fire card.
no-answer = Only a Tactics card can answer.
empty-hand = This hand is empty.
no-hand-to-rob = No opponent holds a card.
view-radios = With a radio


## The table in the browser

kind-move = Move
kind-move-help = Drive up to 200 m with one card, 400 m with two.
kind-fire = Fire
kind-fire-help = Shoot at a spotted enemy; two cards let you choose turret or hull.
kind-flank = Flank
kind-flank-help = Get at an enemy’s side armour, or shake off one who flanks you.
kind-terrain = Terrain
kind-leadership = Leadership
kind-leadership-help = Spot an enemy, go Hull Down, conceal, take a card, or add to a shot.
kind-tactics = Tactics
kind-tactics-help = An answer to a shot, a flank, a Spot attempt or Terrain.
kind-smoke = Smoke
kind-smoke-help = Lay smoke: more Cover and a try to conceal, but the tank loses sight of every enemy.
kind-command = Command
kind-command-help = The card’s own order, or what Leadership does.
icon-binoculars = binoculars
icon-explosion = explosion
icon-fire = fire
icon-extinguisher = extinguisher
icon-smoke = smoke
icon-infantry = infantry
figures-exact = as printed
figures-historical = historical
figures-designed = by Hulldown
equipment-apcr = APCR
equipment-heavy = heavy shell
equipment-smoke = smoke dispenser
effect-wound = { $man } wounded
effect-kill = { $man } killed
effect-check = { $count ->
    [one] check: { $icon }
   *[other] { $count } checks: { $icon }
  }
result-fire = on fire
result-explosion = explosion
table-line = Range line
table-panel = What is going on
table-red-zone = within 400 m
table-seen-by = { $count ->
    [one] spotted by one enemy
   *[other] spotted by { $count } enemies
  }
table-is-flanked = flanked
table-is-active = its turn
table-where = Range { $range }, { $terrain }
table-spotted-by = spotted by
table-acquired-by = acquired by
table-flanked-by = flanked by
table-pays = { $count ->
    [one] pays 1 Order Icon
   *[other] pays { $count } Order Icons
  }
table-pen = { $heavy ->
    [yes] Penetration { $value }, heavy
   *[no] Penetration { $value }
  }
table-ground = Cover { $cover }, own fire { $fire }
table-ground-conceal = Entering it conceals the tank if a Pull shows { $value } or less
table-ground-bog = Entering it bogs the tank down if a Pull shows { $value } or less
table-ground-mine = A mine goes off under the tracks of whoever is driven into it
table-ground-hull_down = Hull Down may be tried: { $value } or less
table-ground-hide = Leadership or Command conceals at twice { $value }
table-odds-burning = Chance that the check puts the fire out: { $out }%, that it gets out of control: { $lost }%; otherwise it burns on.
table-odds-escape = Chance of each man who bails out to get away: { $whole }%, if wounded { $wounded }%.
table-odds-broken = Chance that the crew rallies: { $rallied }%; otherwise it bails out.
table-box = { $more ->
    [0] { $range } m: { $what }
   *[other] { $range } m: { $what }, and { $more } more
  }
table-gun = { $gun } at { $range } m, { $orders } Order Icons a shot
table-infantry = Infantry: { $side }
table-vp = VP
table-time = Round { $round } · deck { $number } of { $decks } · { $deck } left
table-time-game_end = Round { $round } · { $deck } left · Game End may come
table-time-shuffle = Round { $round } · { $deck } left · Shuffle may come
table-score = { $own } to { $theirs } victory points, round { $round }, deck { $number } of { $decks }, { $deck } cards left. Open the ledger.
table-vp-of = { $points } victory points, { $kills } kills
table-card-used = chosen
table-card-can = can be played
table-hand-empty = Your hand is empty.
table-sort-kind = Sort by kind
table-sort-number = Sort by number
table-open-board = Whole board: { $tank }
table-cover = { $terrain } { $cover }
table-apcr = APCR { $count }
table-apcr-tag = APCR
table-apcr-loaded = APCR loaded, { $count } left
table-armour = Armour, { $place }: front { $front }, side { $side }
table-digits = Hit by a Pull that ends in { $digits }
table-vacant = empty
table-seat-commander = C
table-seat-gunner = G
table-seat-loader = L
table-seat-driver = D
table-seat-assistant_driver = A
table-seat-second_loader = L2
table-size = Size { $size }, worth { $vp } VP
table-holds = Holding Box
table-penetrator = Last pierced by
table-equipment = Equipment
table-ordnance = Gun, { $calibre } mm
table-to-hit = To Hit
table-with-tactics = after Tactics
table-figures = Armour: { $armour } · gun: { $gun } · levels: { $levels }
table-want-number = { $number } or less hits; 96 to 100 always miss
table-want-place = Last digit: turret { $turret }, hull { $hull }, tracks { $tracks }
table-want-pen = Penetration { $value } and the card’s modifier against armour { $armour }
table-want-icon = Does it show: { $icon }?
table-want-luck = A Pull decides.
table-want-conceal = { $value } or less conceals it
table-want-bog = { $value } or less bogs it down
table-want-hull_down = { $value } or less: Hull Down
table-want-sight = Last digit up to { $digit }: it sees { $far } m, else { $near } m
table-want-escape = Who gets out?
table-orders-title = Standing orders
table-position = The position in words
table-exchange = The exchange of Tactics, the last card on top
table-stake-now = As it stands: { $number } or less hits
table-stake-then = If you play Tactics: { $number } or less
table-morale = Morale Check: a cross that applies breaks the crew
table-morale-any-kia = any man killed
table-morale-commander-kia = Commander killed
table-morale-applies = applies
table-recap = What just happened
table-film-back = One step back
table-film-step = One step forward
table-menu-hint = Click an enemy to shoot or spot, an amber box to drive there, a bright card or a lit counter to use it.
table-tray-hint = Click a lit card, tank or box.
table-ways = Ways to shoot
table-distance = { $metres } m
table-percent = { $number }%
table-no-shot = No shot at this tank now.
table-fire = Fire
table-fire-last = Fire and end
table-not-yet = Not yet
table-fire-at = Fire at { $enemy }?
table-fire-chance = Fire at { $enemy }: hits { $hit }%, penetrates { $pierce }%
table-bid-hint = Initiative: the lowest number acts first. Click a card of your hand for each tank.
table-bid-owed = still choosing
table-bid-made = has bid
table-ledger = Ledger
table-memory = What you have seen
table-seen = Shown since the last shuffle
table-known = Cards you have seen in others’ hands
table-unsure = perhaps played since
table-watch-hint = Click a tank to see its board, the score for the ledger.
table-deck = Round { $round }. { $deck } cards in the deck, { $discards } discarded.
table-hand-of = { $seat }: { $held } of { $size } cards
table-keys-arrows = Move around the table; Enter picks
table-orders = Standing orders:
table-orders-given = Standing orders were given for you:
solo-gun = { $tank } had a gun fire at { $enemy }: to hit { $number } (wanted { $least }), penetration less armour { $margin } (wanted { $least_margin }).
solo-attack = { $tank } sent infantry against { $enemy }: to hit { $number } (wanted { $least }).
solo-advance = { $tank } sent its infantry forward from { $number } m.
solo-seat = { $tank } filled an empty seat: { $how }.
solo-unlock = { $tank } worked on its transmission.

## What a hint counts

figure-points = Victory Points
figure-kills = kills
figure-tanks = tanks in the battle
figure-crew = crew
figure-cards = cards in hand
figure-seen = enemies spotted
figure-acquired = targets acquired
figure-flanked = enemies flanked
figure-hull_down = tanks Hull Down
figure-loaded = APCR loaded
figure-trouble = damage and fires

# What puzzles are about.
theme-fire = fire
theme-crew = crews
theme-cover = cover
theme-sight = spotting
theme-flank = flanks
theme-ways = movement

# Shares that a balance report counts
rate-tanks_used = Share of its side’s Tank Actions
rate-tanks_won = Wins by sides with this tank
rate-used = Games in which it is used
rate-users_won = Wins by sides that used it
rate-actions = Share of Tank Actions
rate-doers_won = Wins by sides that did it most

## What gives points, and when the deck ends

view-decks = Decks
view-may_come = May come next
view-objectives = Objectives
view-printed = Printed otherwise
special-shuffle = Shuffle
special-game_end = Game End
tell-objectives = { $side }: { $id }, { $points } VP
objective-hill = hill
objective-hill_at_end = hills at the end
objective-road = road
objective-exit = leaving the field
objective-advance = advance
objective-strongpoint = strongpoint
objective-start = at the start
table-goal-hill = { $points } VP whenever a tank begins its phase on a hill (at { $range } m)
table-goal-hill_at_end = { $points } VP at the end if only this side holds hills
table-goal-road = { $points } VP whenever a tank begins its phase on a road
table-goal-exit = { $points } VP for each tank that leaves the field behind the enemy’s lines
table-goal-advance = { $points } VP whenever a tank begins its phase at { $range } m or beyond
table-goal-strongpoint = { $points } VP whenever a tank begins its phase in a building or other works within { $range } m of the centre
table-goal-start = { $points } VP from the start
table-goal-usual = Every destroyed tank and every man killed gives points, as its board says.
table-objectives = Objectives
table-roads-open = { $roads ->
    [one] One road is open.
   *[other] { $roads } roads are open.
  }
table-deck-of = Deck { $number } of { $decks }
table-shuffle-not-yet = Shuffle lies in the lower half: it cannot come yet.
table-may-come-shuffle = Shuffle may come with any card now.
table-may-come-game_end = Game End may come with any card now: that ends the match.
table-part-tanks = tanks
table-part-crew = crews
table-part-objectives = objectives
table-part-start = at the start
table-parts = Where the points come from
table-pool = Pool
figures-pack = from the player’s own sheet
table-both-sides = Both sides
table-solo-state = { $attitude }, pool { $count }

## What leads the solo opponent

table-aid-solo-pool = { $tank }: { $personality }, { $attitude }. Pool: { $pool }.
table-aid-solo-turn = The first entry that can be done of each list; an answer to a shot of { $least } or more to hit, while the pool has Tactics.
table-aid-solo-list = { $personality }, { $attitude }: { $primary }; then { $secondary }.
table-solo-list-high = a high-quality shot (to hit { $least }, penetration less armour { $margin })
table-solo-list-low = a low-quality shot (to hit { $least }, penetration less armour { $margin })
table-solo-list-mission = the mission of the scenario
table-solo-list-flank = flank
table-solo-list-leadership = lead
table-solo-list-move = move
table-solo-list-smoke = lay smoke
table-solo-list-spot = spot
table-solo-list-hull_down = go Hull Down
table-solo-list-load = load APCR

# The balance lab

sheet-battle = Battle cards
sheet-plays = Plays as
sheet-orders = Order Icons
sheet-icons = Icons when pulled
sheet-pen = Penetration
sheet-heavy = Heavy damage
sheet-damage = Damage cards
sheet-critical = Critical from
sheet-crosses = Morale icons
sheet-reshuffle = Reshuffle
sheet-tank = Tanks
sheet-nation = Side
sheet-calibre = Calibre
sheet-to_hit = To Hit by distance
sheet-penetration = Penetration by distance
sheet-move = Move Level
sheet-fire = Fire Level
sheet-size = Size
sheet-vp = Victory points
sheet-crew = Crew seats
sheet-crew_vp = Points for the crew
sheet-equipment = Equipment
sheet-turret = Turret
sheet-radio = Radio
sheet-terrain = Terrain
sheet-class = Kind
sheet-cover = Cover
sheet-own_fire = Own fire
sheet-trigger = Effect
sheet-value = Its value
sheet-hull_down = Hull Down
sheet-conceal = Conceal
sheet-heavy-yes = yes
sheet-reshuffle-yes = yes
sheet-nation-german = German
sheet-nation-soviet = Soviet
sheet-turret-usual = usual
sheet-turret-large = large
sheet-radio-yes = yes
sheet-radio-first = only the first tank
sheet-trigger-conceal = conceals the tank
sheet-trigger-bog = bogs the tank down
sheet-turret_light = Turret, light
sheet-turret_heavy = Turret, heavy
sheet-turret_critical = Turret, critical
sheet-hull_light = Hull, light
sheet-hull_heavy = Hull, heavy
sheet-hull_critical = Hull, critical
sheet-tracks_light = Tracks, light
sheet-tracks_heavy = Tracks, heavy
sheet-tracks_critical = Tracks, critical
sheet-armour_turret = Turret: armour, front and side
sheet-armour_hull = Hull: armour, front and side
sheet-armour_tracks = Tracks: armour, front and side

## What is wrong with a content pack

fault-no-block = a row must name its block first: { $known }
fault-figure = “{ $value }” is not a whole number
fault-no-figure = is empty; it takes a whole number
fault-switch = “{ $value }” is neither yes nor no
fault-name = needs a name of at most { $most } letters
fault-ground-stays = “{ $id }” is not a terrain card of the deck and stays as it is
fault-play = “{ $value }” is not half of a card; such are move 3, fire 3, flank 3, terrain woods, command rally, leadership, tactics and smoke
fault-level = “{ $play }” needs a level from 1 to { $most }
fault-halves = a card has one half or two
fault-icons = a card shows at least one icon other than infantry
fault-pen = “{ $value }” is neither a number nor P nor B
fault-result = “{ $value }” is not a result; it takes wound or kill with one of { $crew }; check fire or check explosion, if need be with a number; or one of { $named }
fault-pair = needs two numbers
fault-levels = needs one number, or three
fault-charts = needs as many steps as to_hit, { $most } at most
fault-crew = needs exactly one “{ $position }”
fault-crew-twice = has a seat twice
