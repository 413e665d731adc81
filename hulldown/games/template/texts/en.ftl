# The words of Night Convoy. Log lines tell what happened; $seat is a player's name.

game-title = Night Convoy
game-summary = Crates worth 1 to 3 points drop in the dark. Each round all players plan at once and in secret: send one card after the crate, dig one card in for a sure point, or both. The single highest card claims the crate, unless someone spoils the claim with a Flare. Whoever takes a crate peeks at a card of the next player. Most points at the end win.
scenario-standard = Standard
preset-short = Short match

## Options and standing orders

option-rounds = Rounds
option-rounds-help = How many crates are fought over.
option-scouting = Scouting
option-scouting-help = Whoever takes a crate looks at one random card of the next player.
option-flare_from = Fire Flares from
option-flare_from-help = Answer every claim on a crate worth at least this much with a Flare, if you hold one; 0 never fires.

## Cards

card-flare = Flare
card-scout = Scout 1
card-halftrack = Half-track 2
card-light = Light 3
card-medium = Medium 4
card-heavy = Heavy 5

## What you are asked

ask-plan = A crate worth { $crate ->
    [one] { $crate } point
   *[other] { $crate } points
  } has dropped. Send a card, dig one in, or both?
ask-answer = { $seat } claims the crate worth { $crate ->
    [one] { $crate } point
   *[other] { $crate } points
  }. Do you fire a Flare?
do-send = Send { $card }
    .short = send
do-dig = Dig in { $card }
    .short = dig in
do-ready = Ready
do-flare = Fire a Flare
do-decline = Let the claim stand
play-send = Send { $card } and be ready

## What happened

crate-dropped = Round { $round }: a crate worth { $crate ->
    [one] { $crate } point
   *[other] { $crate } points
  } dropped.
was-ready = { $seat } is ready.
plans-shown = The plans were shown.
card-sent = { $seat } sent { $card }.
crate-claimed = { $seat } claimed the crate.
crate-left = Nobody claimed the crate.
has-answered = { $seat } answered the claim.
answers-shown = The answers were shown.
flare-fired = { $seat } fired a Flare: the crate was lost.
crate-taken = { $seat } took the crate: { $crate ->
    [one] { $crate } point
   *[other] { $crate } points
  }.
card-scouted = { $seat } looked at a card of { $owner }: { $card }.
looked = { $seat } looked at a card of { $owner }.

## Why not

flare-stays = A Flare cannot be sent.
one-sent = One card is already being sent.
one-dug = One card is already being dug in.
none-left = The only such card is already in the plan.
no-flare = There is no Flare in your hand.

## What you see

view-round = Round
view-rounds = Rounds in all
view-crate = Crate worth
view-claimer = Claimed by
view-waiting_for = Waiting for
view-shown = Discard pile
view-seats = Players
view-held = Cards
view-points = Points
view-crates = Crates
view-hand = Your hand
view-dug_in = Your dug-in cards
view-plan = Your plan
view-send = send
view-dig = dig in
view-flare = fire a Flare
view-scouted = Cards you have seen
view-seat = Player
view-card = Card

## How it ended

outcome-rounds-played = The last crate is gone.
score-crates = Crates
score-dug = Dug in
