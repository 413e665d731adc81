# The words of Rush. Log lines tell what happened; $seat is a player's name. The attribute `short`
# tells it under that name, or an action under the card it starts on.

game-title = Rush
game-summary = Build a squad of tanks from the shared Reserve, defend your three Bases and attack those of your opponents. Each turn, every card in your hand can be played in one way: to pay for a Vehicle, to use its abilities and then defend, or to attack. Each Vehicle you destroy earns a Medal, each Base three and each Achievement five; the player with the most Medals wins. The round in which someone loses their last Base, or in which a country’s last single Medal is taken, is the last one.
scenario-standard = Standard
preset-de-1_3 = German edition, version 1.3
preset-en = English edition
preset-pl = Polish edition
preset-calm-market = Calm market

## Options and standing orders

option-edition = Edition
option-edition-help = Which printed rulebook to follow where they differ. What one of them leaves unsaid is filled in from the others.
option-edition-de-1_3 = German, version 1.3
option-edition-en = English
option-edition-pl = Polish
option-vehicle_once_per_turn = Each Vehicle once a turn
option-vehicle_once_per_turn-help = A Vehicle that was used and drawn again in the same turn cannot be used once more. Only the Polish rulebook says so; the others do not mention it, so it holds in all editions unless you switch it off.
option-vehicle_once_per_turn-edition = as in the edition
option-vehicle_once_per_turn-on = on
option-vehicle_once_per_turn-off = off
option-siege_targets_auxiliary = Siege Master hits Auxiliary Units
option-siege_targets_auxiliary-help = Siege Master may strike any defender, not only tanks and SPGs. The Polish rulebook says so.
option-siege_targets_auxiliary-edition = as in the edition
option-siege_targets_auxiliary-on = on
option-siege_targets_auxiliary-off = off
option-voluntary_replacement = Replace defenders at will
option-voluntary_replacement-help = A defender may be replaced while another Base is undefended.
option-voluntary_replacement-edition = as in the edition
option-voluntary_replacement-on = on
option-voluntary_replacement-off = off
option-two_medal_card = Two-Medal cards
option-two_medal_card-help = Whether Enter takes two Medals as one card or as two; you may always choose.
option-two_medal_card-edition = as in the edition
option-two_medal_card-choice = two single cards suggested
option-two_medal_card-preselected = one two-Medal card suggested
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-random = at random
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-first_player-5 = player 5
option-sabotage = Sabotage
option-sabotage-help = Whether sabotaged players choose one after another in the open, or all at once in secret.
option-sabotage-in_order = one after another
option-sabotage-sealed = all at once
option-open_depots = Open Depots
option-open_depots-help = Everyone may look through every Depot, not only at its top card. This matters only with the live tally off: otherwise all squads are shown anyway.
option-live_tally = Live tally
option-live_tally-help = Shows who leads in each Achievement and what each squad holds. All of it has been in the open at some time: the tally only remembers it for you. Switch it off to play from memory.
option-recruitment_refill = Refill under Recruitment
option-recruitment_refill-help = With Recruitment, fill the Reserve after each purchase, or once after a batch of them.
option-recruitment_refill-each = after each purchase
option-recruitment_refill-batch = after a batch
option-merge_medals_per_turn = Medals of one turn
option-merge_medals_per_turn-help = Whether a Vehicle destroyed by assault and one destroyed by Siege Master in the same turn may bring a two-Medal card together.
option-merge_medals_per_turn-pair = yes, by handing back a single Medal for it
option-merge_medals_per_turn-on = yes, all Medals are awarded as the turn ends
option-merge_medals_per_turn-off = no, they are awarded separately
option-defenders_in_final_squad = Defenders count at the end
option-defenders_in_final_squad-help = Vehicles that still defend a Base belong to the squad when Achievements are counted.
option-tiebreak_vehicles = First tie-break
option-tiebreak_vehicles-help = Compare the Vehicles destroyed, or the Medals on the Medal cards in the squad.
option-tiebreak_vehicles-events = Vehicles destroyed
option-tiebreak_vehicles-medals = Medals in the squad
option-siege_kills_armour_1 = Siege Master destroys armour 1
option-siege_kills_armour_1-help = Siege Master destroys an undamaged defender of armour 1 at once.
option-early_discard = Put cards away early
option-early_discard-help = Unwanted cards may go to the Depot during the turn, not only at its end.
option-round_limit = Round limit
option-round_limit-help = The match is scored after this many rounds if it has not ended before.
option-round_limit-300 = 300 rounds
option-round_limit-none = none
option-reserve_refill = Refill of the Reserve
option-reserve_refill-help = Fill gaps in the Reserve at once, or (a house rule) only as the turn ends.
option-reserve_refill-at_once = at once
option-reserve_refill-end_of_turn = at the end of the turn
option-give_up = If you are sabotaged
option-give_up-help = Name the card of your hand that goes to the Depot; the order holds until your next turn begins.
option-give_up-ask = ask me

## What you are asked

ask-play = Play each card one way: buy, use or attack. Then end your turn.
ask-payment = { $missing ->
    [0] { $card } is paid for. Take it, or spend more?
    [one] How do you pay for { $card }? You need { $missing } more resource.
   *[other] How do you pay for { $card }? You need { $missing } more resources.
  }
ask-assault = Who attacks what?
ask-sabotage = { $by } sabotages you with { $card }. Which card do you put into your Depot?
ask-siege = { $card }: what does Siege Master strike?
ask-research = { $card }: which Vehicle does Research take?
ask-repair = { $card }: which card of your Depot goes to the Graveyard?
ask-repair-more = { $card }: a second card to the Graveyard?
ask-defence = Which Base does { $card } defend?
ask-medals = { $due ->
    [one] You have earned { $due } Medal: { $medal }. How do you take it?
   *[other] You have earned { $due } Medals: { $medal }. How do you take them?
  }
do-end = End the turn
    .sure = { $unused ->
    [0] {""}
    [one] A card could still be played. End the turn?
   *[other] { $unused } cards could still be played. End the turn?
  }
do-buy = Buy { $card }, paying card by card
    .short = buy
do-pay = Pay with { $card }
do-take = Take the Vehicle
do-refill = Fill the Reserve
do-use = Use { $card }
    .short = use
do-deploy = { $abilities ->
    [0] Let { $card } defend a Base
   *[other] Let { $card } defend a Base, its abilities unused
  }
    .short = { $abilities ->
    [0] defend a Base
   *[other] defend a Base (ability unused)
  }
do-put-away = Put { $card } into the Depot
    .short = put away
do-announce = Send { $card } into the assault
    .short = assault
do-attack = { $card } { $result } Base { $base } of { $owner }
    .short = { $result } Base { $base } of { $owner }
do-attack-defender = { $card } { $result } { $defender } of { $owner }
    .short = { $result } { $defender } of { $owner }
do-stand-down = { $card } does not attack
    .short = does not attack
do-siege-base = Siege Master { $result } Base { $base } of { $owner }
do-siege-base-guarded = Siege Master { $result } Base { $base } of { $owner }, past { $defender } defending it
do-siege-defender = Siege Master { $result } { $defender }, defending Base { $base } of { $owner }
do-research = Take { $card }
do-repair = { $card } to the Graveyard
do-repair-done = No second card
do-defend = Base { $base }
do-defend-replacing = Base { $base }, instead of { $defender }
do-take-doubles = { $back ->
    [0] { $doubles ->
        [0] Single Medals only
        [one] One two-Medal card
       *[other] { $doubles } two-Medal cards
      }
    [one] { $doubles ->
        [one] One two-Medal card, handing back a single Medal from the assault
       *[other] { $doubles } two-Medal cards, handing back a single Medal from the assault
      }
   *[other] { $doubles } two-Medal cards, handing back { $back } single Medals from the assault
  }
do-give-up = Put { $card } into the Depot
play-buy = Buy { $card } with { $with }
play-buy-spent = Buy { $card } from what is left of the resources spent
play-use = Use { $card }, then defend Base { $base }
play-use-replacing = Use { $card }, then defend Base { $base } instead of { $defender }
play-deploy = Defend Base { $base } with { $card }, nothing else
play-deploy-replacing = Defend Base { $base } with { $card } instead of { $defender }, nothing else
play-doubles = { $doubles ->
    [one] Take one two-Medal card, the rest as singles
   *[other] Take { $doubles } two-Medal cards, the rest as singles
  }
play-attack = Destroy Base { $base } of { $owner } with { $with }
play-attack-defender = Destroy { $defender } of { $owner } with { $with }

## What happened

turn-began = Round { $round }: { $seat } begins a turn.
    .short = round { $round }
table-repaired = { $seat } repaired all damage.
    .short = repaired all damage
hand-laid-out = { $count ->
    [0] { $seat } had no card to lay out.
   *[other] { $seat } laid out { $cards }.
  }
    .short = { $count ->
    [0] had no card
   *[other] laid out { $cards }
  }
cards-laid-out = { $seat } drew { $cards }.
    .short = drew { $cards }
cards-drawn = { $count ->
    [one] { $seat } drew { $count } card.
   *[other] { $seat } drew { $count } cards.
  }
    .short = {""}
own-cards-drawn = { $seat } drew { $cards }.
    .short = drew { $cards }
garage-shuffled = { $seat } shuffled the Depot into a new Garage.
    .short = shuffled the Depot into a new Garage
bases-put-away = { $count ->
    [one] { $seat } drew a captured Base and put it into the Depot.
   *[other] { $seat } drew { $count } captured Bases and put them into the Depot.
  }
    .short = { $count ->
    [one] put a captured Base into the Depot
   *[other] put { $count } captured Bases into the Depot
  }
card-paid = { $seat } paid with { $card }.
    .short = paid with { $card }
vehicle-bought = { $seat } bought { $card }.
    .short = bought { $card }
reserve-filled = New in the Reserve: { $card }.
    .short = {""}
deck-shuffled = The Vehicle discards were shuffled into a new deck.
    .short = the Vehicle discards became a new deck
reserve-rotated = Out of the Reserve: { $card }.
    .short = {""}
card-used = { $seat } used { $card }.
    .short = used { $card }
card-discarded = { $seat } put { $card } into the Depot after its use.
    .short = put { $card } into the Depot
card-deployed = { $seat } sent { $card } to a Base.
    .short = {""}
recruitment-opened = { $seat } may buy any number of Vehicles this turn.
    .short = {""}
reserve-scouted = { $seat } replaced the whole Reserve.
    .short = replaced the whole Reserve
sabotage-called = { $seat } sabotaged the others.
    .short = sabotaged the others
has-chosen = { $seat } chose a card for the Depot.
    .short = chose a card for the Depot
card-given-up = { $seat } was sabotaged and put { $card } into the Depot.
    .short = was sabotaged and put { $card } into the Depot
vehicle-damaged = { $seat } damaged { $card } of { $owner } on Base { $base }.
    .short = damaged { $card } of { $owner }
vehicle-destroyed = { $seat } destroyed { $card } of { $owner } on Base { $base }.
    .short = destroyed { $card } of { $owner }
base-damaged = { $seat } damaged Base { $base } of { $owner }.
    .short = damaged Base { $base } of { $owner }
base-destroyed = { $seat } destroyed Base { $base } of { $owner } and took it.
    .short = destroyed Base { $base } of { $owner } and took it
card-buried = { $seat } sent { $card } to the Graveyard.
    .short = sent { $card } to the Graveyard
vehicle-researched = { $seat } took { $card } by Research.
    .short = took { $card } by Research
base-defended = { $seat } defended Base { $base } with { $card }.
    .short = defended Base { $base } with { $card }
defender-replaced = { $seat } took { $card } back to the Depot.
    .short = took { $card } back to the Depot
defender-returned = { $seat } took { $card } back from the fallen Base.
    .short = took { $card } back from the fallen Base
assault-announced = { $seat } sent { $card } into the assault.
    .short = sent { $card } into the assault
card-put-away = { $seat } put away { $card }.
    .short = put away { $card }
card-stood-down = { $seat } had no target for { $card }.
    .short = had no target for { $card }
medals-taken = { $seat } received { $doubles ->
    [0] { $singles ->
        [one] a single Medal
       *[other] { $singles } single Medals
      }
    [one] a two-Medal card{ $singles ->
        [0] {""}
        [one] {" "}and a single Medal
       *[other] {" "}and { $singles } single Medals
      }
   *[other] { $doubles } two-Medal cards{ $singles ->
        [0] {""}
        [one] {" "}and a single Medal
       *[other] {" "}and { $singles } single Medals
      }
  }: { $medal }.
    .short = received { $doubles ->
    [0] { $singles ->
        [one] a single Medal
       *[other] { $singles } single Medals
      }
    [one] a two-Medal card{ $singles ->
        [0] {""}
        [one] {" "}and a single Medal
       *[other] {" "}and { $singles } single Medals
      }
   *[other] { $doubles } two-Medal cards{ $singles ->
        [0] {""}
        [one] {" "}and a single Medal
       *[other] {" "}and { $singles } single Medals
      }
  }: { $medal }
medals-handed-back = { $count ->
    [one] { $seat } handed back a single Medal from the assault: { $medal }.
   *[other] { $seat } handed back { $count } single Medals from the assault: { $medal }.
  }
    .short = { $count ->
    [one] handed back a single Medal: { $medal }
   *[other] handed back { $count } single Medals: { $medal }
  }
medals-missed = { $seat } earned a Medal, but none is left: { $medal }.
    .short = missed a Medal, none was left: { $medal }
last-round-began = This is the last round: { $reason }.

## Why not

one-purchase = You can buy one Vehicle a turn; more only with Recruitment.
too-dear = { $missing ->
    [one] Too expensive: you need { $missing } more resource.
   *[other] Too expensive: you need { $missing } more resources.
  }
no-payer = None of your cards may pay for it; even cost 0 takes a card with resources.
no-symbol = It has no resources to pay with.
national-only = Its National Resources pay only for Vehicles of the country they name.
no-ability = It has no ability to use.
no-armour = Without armour it cannot defend.
no-base = You have no Base left to defend.
finish-purchase = Finish the purchase first.
finish-assault = Finish the assault first.
finish-card = Finish the card you are playing first.
medals-first = Take the Medals first.
nothing-affordable = There is nothing it could buy now.
announce-first = All cards of an assault are announced before its first attack.
only-bases = It may attack Bases only, and all of them are defended.
only-vehicles = It may attack Vehicles only, and no Base has a defender.
base-guarded = { $owner } defends it with { $card }: destroy that first.
not-armoured = Siege Master strikes Armored Vehicles only, not Auxiliary Units.
research-limit = This Research takes a Vehicle that costs { $limit } at most.
one-assault = Only one assault a turn.
no-power = Without power it cannot attack.
other-country = Vehicles of another country take part in the assault.
no-target = There is nothing it may attack.
used-up = This Vehicle has already been used this turn.

## Countries, classes, abilities

country-ussr = USSR
country-germany = Germany
country-usa = USA
country-france = France
class-light = Light
class-medium = Medium
class-spg = SPG
class-heavy = Heavy
class-heavy-help = A Heavy Tank destroys a Base with one hit; all others need a second hit.
class-auxiliary = Auxiliary
class-auxiliary-help = Auxiliary Units are not Armored Vehicles: Siege Master can strike them only in the Polish edition, or if an option allows it.
ability-reinforcements = Reinforcements
ability-reinforcements-help = Draw that many cards; you may play them in this turn.
ability-recruitment = Recruitment
ability-recruitment-help = Buy any number of Vehicles this turn; the resources spent must cover all of them.
ability-scouting = Scouting
ability-scouting-help = Discard the whole Reserve and lay out four new Vehicles.
ability-sabotage = Sabotage
ability-sabotage-help = Every opponent puts a card of their choice from their hand into their Depot; no replacement is drawn.
ability-siege = Siege Master
ability-siege-help = Damage an enemy Base, even a defended one, or an Armored Vehicle defending it (any Vehicle in the Polish edition); a second hit destroys. The Medal for a Vehicle comes as the turn ends.
ability-research = Research
ability-research-help = Take a Vehicle of the Reserve that costs at most that much. The card then goes to the Graveyard.
ability-repair = Repair
ability-repair-help = Move one or two cards from your Depot to the Graveyard, out of the match.
ability-invulnerability = Invulnerability
ability-invulnerability-help = Take a single Medal of the card’s country.

## Medals, Achievements and other things

medal-ussr = Order of the Red Banner
medal-germany = Iron Cross
medal-usa = Medal of Honor
medal-france = Médaille Militaire
achievement-bases_destroyed = Bases Destroyed
achievement-bases_destroyed-help = 5 Medals for the player who alone has destroyed the most Bases.
achievement-light_tanks = Light Tanks
achievement-light_tanks-help = 5 Medals for the player who alone has the most Light Tanks in the squad.
achievement-medium_tanks = Medium Tanks
achievement-medium_tanks-help = 5 Medals for the player who alone has the most Medium Tanks in the squad.
achievement-spgs = SPGs
achievement-spgs-help = 5 Medals for the player who alone has the most SPGs in the squad.
achievement-heavy_tanks = Heavy Tanks
achievement-heavy_tanks-help = 5 Medals for the player who alone has the most Heavy Tanks in the squad.
achievement-auxiliary_units = Auxiliary Units
achievement-auxiliary_units-help = 5 Medals for the player who alone has the most Auxiliary Units in the squad.
achievement-soviet_medals = Soviet Medals
achievement-soviet_medals-help = 5 Medals for the player who alone has the most Orders of the Red Banner in the squad.
achievement-german_medals = German Medals
achievement-german_medals-help = 5 Medals for the player who alone has the most Iron Crosses in the squad.
achievement-american_medals = American Medals
achievement-american_medals-help = 5 Medals for the player who alone has the most Medals of Honor in the squad.
achievement-french_medals = French Medals
achievement-french_medals-help = 5 Medals for the player who alone has the most Médailles Militaires in the squad.
achievement-double_medals = Two-Medal Cards
achievement-double_medals-help = 5 Medals for the player who alone has the most two-Medal cards in the squad.
achievement-most_cards = Largest Squad
achievement-most_cards-help = 5 Medals for the player who alone has the most cards in the squad, Medals and captured Bases included.
result-damages = damages
result-destroys = destroys
ending-bases-lost = a player has lost all Bases
ending-medals-gone = a country’s last single Medal was taken
ending-round-limit = the round limit is reached
base = Base { $number }
state-whole = undamaged
state-damaged = damaged
state-gone = lost

## What you see

view-round = Round
view-first = First player
view-first_by = Goes first at a real table
first-youngest = whoever played the online game last; if nobody ever did, the youngest
view-active = Turn of
view-waiting_for = Waiting for
view-ending = Last round
view-reserve = Reserve
view-leaves_next = Next to leave
view-deck = Deck
view-discards = Vehicle discards
view-graveyard = Graveyard
view-medals = Medals left
view-singles = Single
view-doubles = Double
tell-medals = { $id } { $singles }+{ $doubles }×2
view-achievements = Achievements
view-tally = Count
view-leader = Leader
tell-achievements = { $id }{ $tally ->
    [none] {""}
   *[other] {" "}({ $tally }{ $leader ->
        [none] {""}
       *[other] {": "}{ $leader }
      })
  }
view-turn = This turn
view-laid_out = laid out
view-playing = playing
view-buying = buying
view-announced = attacking
view-spent = resources spent
view-national = National Resources
view-bought = cost of purchases
view-purchases = purchases
view-recruited = Recruitment
view-attacked = assault made
view-used = used
view-ussr = USSR
view-germany = Germany
view-usa = USA
view-france = France
view-seats = Players
view-hand = Hand
view-garage = Garage
view-depot = Depot
view-depot_top = On top
view-bases = Bases
view-state = State
view-defender = Defender
view-defender_damaged = Damaged
tell-bases = { $defender ->
    [none] { $state ->
        [gone] lost
        [damaged] damaged
       *[whole] open
      }
   *[other] { $defender }{ $defender_damaged ->
        [true] {" "}(damaged)
       *[false] {""}
      }{ $state ->
        [damaged] {" "}/ damaged
       *[whole] {""}
      }
  }
view-vehicles_destroyed = Kills
view-bases_destroyed = Captured
view-points = Points now
view-tie_breaks = Tie-breaks
view-unseen = hand and Garage
view-squad = squad
view-depot_cards = Depot
view-chosen = You put into the Depot
fact-country = Country
fact-class = Class
fact-cost = Cost
fact-resources = Pays
fact-power = Power
fact-armour = Armour
fact-abilities = Abilities
fact-cost-help = The resources it takes to buy it.
fact-resources-help = The resources it gives towards a purchase; without a figure it cannot pay.
fact-power-help = A hit destroys a defender whose armour is not higher than this. Without power it cannot attack.
fact-armour-help = How much power it takes to destroy it when defending. Without armour it cannot defend.
fact-only_bases = Bases only
fact-only_bases-help = It may attack Bases, but no Vehicles.
fact-only_vehicles = Vehicles only
fact-only_vehicles-help = It may attack Vehicles, but no Bases.
fact-national = national
fact-national-help = These resources pay only for Vehicles of the country named.
national-ussr = national (USSR)
national-germany = national (Germany)
national-usa = national (USA)
national-france = national (France)

## How it ended

outcome-bases-lost = A player lost their last Base.
outcome-medals-gone = A country’s last single Medal was taken.
outcome-round-limit = The round limit was reached.
score-medals = Medals
score-bases = Medals for Bases
score-achievements = Medals for Achievements
final-achievements = { $id }: { $leader ->
    [none] nobody alone
   *[other] { $leader }
  } ({ $tally })
final-ties = { $by ->
    [vehicles] Equal Medals: { $id } is ahead of { $over } by Vehicles destroyed ({ $figures }).
    [bases] Equal Medals and Vehicles destroyed: { $id } is ahead of { $over } by Bases destroyed ({ $figures }).
    [achievements] Equal Medals, Vehicles and Bases destroyed: { $id } is ahead of { $over } by Achievements ({ $figures }).
   *[shared] { $id } and { $over } are level in all tie-breaks and share the place.
  }

## The table in the browser

table-caption-reinforcements = Reinforce
table-caption-recruitment = Recruit
table-caption-scouting = Scouting
table-caption-sabotage = Sabotage
table-caption-siege = Siege
table-caption-research = Research
table-caption-repair = Repair
table-caption-invulnerability = Medal
table-caption-auxiliary = Auxiliary
table-open = open
table-leaves = leaves next
table-hand-empty = No cards in hand.
table-paid = { $paid } of { $cost } paid
table-pay-more = Pay { $missing } more
table-buy = Buy
table-cancel = Cancel
table-assault = Assault
table-aim = aim
table-fire = Fire
table-assault-ready = Fire, or add another attacker or target.
table-assault-aim = Choose a lit Base to attack.
table-your-turn = Your turn
table-turn-of = { $name } plays
table-our-cards = Hulldown’s own cards
table-squad = Squad
table-squad-of = Squad of { $name }
table-unseen = { $count ->
    [one] { $count } of these cards is in hand or Garage.
   *[other] { $count } of these cards are in hand or Garage.
  }
table-nothing-here = Nothing lies here.
table-from-memory = You play from memory: what lies here is not shown.
table-close = Close
table-debrief = Debriefing
table-total = Total
table-tie-breaks = Tie-breaks
table-leads = { $name } would get it now.
table-nobody-leads = Nobody leads alone.
table-about-base = The second hit destroys a Base; a Heavy Tank destroys it with the first. Worth three Medals to the player who destroys it.
table-about-medals = { $singles ->
    [0] No single Medal is left; two-Medal cards: { $doubles }.
    [one] One single Medal is left: the round in which it is taken is the last. Two-Medal cards: { $doubles }.
   *[other] { $singles } single Medals are left; the round in which the last of them is taken is the last round. Two-Medal cards: { $doubles }.
  }
table-about-garage = Face-down cards to draw from. When it is empty, the Depot is shuffled and becomes the new Garage.
table-about-depot = What was played or bought. It becomes the new Garage when that runs out.
table-about-deck = Vehicles that come into the Reserve, face down.
table-about-discards = Vehicles that left the Reserve unbought. They become the deck when it runs out.
table-about-graveyard = Cards that are out of the match.
table-about-points = Medals, captured Bases and Achievements, if the match ended now.
table-about-vehicles_destroyed = Vehicles destroyed: the first tie-break.
table-about-bases_destroyed = Bases destroyed: the second tie-break.
table-about-hand = Cards in hand.
table-or-lit = or choose a lit Base
table-attack-lit = Attack: choose a lit enemy Base
table-ways-attack = { $card }: attack a lit enemy Base, or …
table-ways-guard = { $card }: defend a lit Base, or …
table-ways = What should { $card } do?
table-recruiting = { $count ->
    [0] Recruitment: buy as many Vehicles as you can pay for.
    [one] Recruitment: one Vehicle bought. Buy more?
   *[other] Recruitment: { $count } Vehicles bought. Buy more?
  }
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
table-you-win = Victory!
table-by-tie-break = Equal Medals: Vehicles destroyed decide, then Bases, then Achievements.
table-lost-bases = { $count ->
    [one] The match ended because { $names } lost their last Base.
   *[other] The match ended because { $names } lost their last Bases.
  }
table-medals-gone = The match ended because the last single Medal was taken: { $medals }.
table-figures-printed = Stats as printed.
table-figures-historical = Historical stats.
table-figures-ours = Stats by Hulldown (not printed).
table-keys-arrows = Go to the next card or Base on the table; Enter takes it

## Cards

card-engineers = Engineers
card-technicians = Technicians
card-volunteers = Volunteers
card-base = Base
card-ussr_medal = Order of the Red Banner
card-germany_medal = Iron Cross
card-usa_medal = Medal of Honor
card-france_medal = Médaille Militaire
card-ussr_two_medals = two Orders of the Red Banner
card-germany_two_medals = two Iron Crosses
card-usa_two_medals = two Medals of Honor
card-france_two_medals = two Médailles Militaires
card-ms_1 = MS-1
    .art = МС-1
card-t_26 = T-26
    .art = Т-26
card-t_60 = T-60
    .art = Т-60
card-bt_7 = BT-7
    .art = БТ-7
card-t_50 = T-50
    .art = Т-50
card-t_24 = T-24
    .art = Т-24
card-t_28 = T-28
    .art = Т-28
card-t_34_57 = T-34-57
    .art = Т-34-57
card-t_34 = T-34
    .art = Т-34
card-t_43 = T-43
    .art = Т-43
card-t_34_85 = T-34-85
    .art = Т-34-85
card-su_5 = SU-5
    .art = СУ-5
card-su_76m = SU-76M
    .art = СУ-76М
card-su_85 = SU-85
    .art = СУ-85
card-su_122 = SU-122
    .art = СУ-122
card-su_100 = SU-100
    .art = СУ-100
card-isu_152 = ISU-152
    .art = ИСУ-152
card-t_35 = T-35
    .art = Т-35
card-kv_1 = KV-1
    .art = КВ-1
card-kv_2 = KV-2
    .art = КВ-2
card-is_2 = IS-2
    .art = ИС-2
card-zis_5 = ZiS-5
    .art = ЗИС-5
card-partizany = Partisans
    .art = Партизаны
card-bm_13 = BM-13 Katyusha
    .art = БМ-13 «Катюша»
card-zis_3 = ZiS-3
    .art = ЗИС-3
card-pz_1 = Pz.Kpfw. I
card-pz_2 = Pz.Kpfw. II
card-pz_35t = Pz.Kpfw. 35(t)
card-pz_38t = Pz.Kpfw. 38(t)
card-luchs = Luchs
card-neubaufahrzeug = Neubaufahrzeug
card-pz_3 = Pz.Kpfw. III
card-pz_4 = Pz.Kpfw. IV
card-vk_30_01_d = VK 30.01 (D)
card-panther = Panther
card-panther_2 = Panther II
card-panzerjaeger_1 = Panzerjäger I
card-wespe = Wespe
card-stug_3 = StuG III
card-hummel = Hummel
card-sturmtiger = Sturmtiger
card-jagdpanther = Jagdpanther
card-durchbruchswagen_2 = Durchbruchswagen 2
card-tiger = Tiger
card-tiger_2 = Tiger II
card-maus = Maus
card-opel_blitz = Opel Blitz
card-sd_kfz_9 = Sd.Kfz. 9
card-flak_36 = 8,8-cm-Flak 36
card-goliath = Goliath
card-m1_combat_car = M1 Combat Car
card-m2a4 = M2A4
card-m3_stuart = M3 Stuart
card-m22_locust = M22 Locust
card-m24_chaffee = M24 Chaffee
card-m2_medium = M2 Medium Tank
card-m3_lee = M3 Lee
card-m4_sherman = M4 Sherman
card-m4a3e8 = M4A3E8 Easy Eight
card-m4a3e2 = M4A3E2 Jumbo
card-t23 = T23
card-m8_scott = M8 Scott
card-m10 = M10 Wolverine
card-m7_priest = M7 Priest
card-m18_hellcat = M18 Hellcat
card-m36 = M36 Jackson
card-m12 = M12 GMC
card-t14 = T14
card-m6 = M6
card-m26_pershing = M26 Pershing
card-t29 = T29
card-red_ball_express = Red Ball Express
card-willys_mb = Willys MB
card-m32 = M32 Recovery Vehicle
card-long_tom = 155{"\u00A0"}mm M1 Long Tom
card-renault_ft = Renault FT
card-amr_35 = AMR 35
card-hotchkiss_h35 = Hotchkiss H35
card-amx_38 = AMX 38
card-fcm_36 = FCM 36
card-renault_d1 = Renault D1
card-renault_d2 = Renault D2
card-somua_s35 = SOMUA S35
card-renault_g1 = Renault G1
card-somua_s40 = SOMUA S40
card-amx_40 = AMX 40
card-laffly_w15_tcc = Laffly W15 TCC
card-renault_ft_bs = Renault FT 75 BS
card-sau_40 = SAu 40
card-arl_v39 = ARL V 39
card-amx_105 = AMX 105 Mle 50
card-gpf_194 = Canon de 194 GPF
card-char_2c = Char 2C
card-char_b1_bis = Char B1 bis
card-arl_44 = ARL 44
card-amx_50 = AMX 50
card-renault_ue2 = Renault UE2
card-panhard_178 = Panhard 178
card-maquis = Maquis
card-sa_37 = Canon de 47 SA 37

## What a hint counts

figure-points = points
figure-achievements = lead in Achievements
figure-vehicles = Vehicles
figure-heavies = heavy tanks
figure-ballast = cards other than Vehicles
figure-damaged = damaged Bases
figure-guards = defended Bases
figure-strength = strength of the squad

# What puzzles are about.
theme-purchases = buying
theme-bases = Bases
theme-vehicles = enemy Vehicles
theme-guards = defence
theme-medals = Medals
theme-sabotage = Sabotage

# Shares that a balance report counts
rate-bought = Bought when it could be
rate-owners_won = Wins by its owners
rate-used = Used in turns in which it could be
rate-users_won = Wins by those who used it most
rate-awarded = Achievement awarded
table-aid-abilities = Abilities
table-aid-classes = Card types and classes
table-aid-achievements = Achievements
table-aid-turn = Your turn
table-aid-assault = Assault

# The balance lab

sheet-ability1 = First ability
sheet-number1 = Its number
sheet-ability2 = Second ability
sheet-number2 = Its number
sheet-only = Attacks only
sheet-only-bases = Bases
sheet-only-vehicles = Vehicles
sheet-national = National resources
sheet-national-yes = yes
sheet-symbol = Symbol
sheet-symbol-artillery = artillery
sheet-symbol-destroyer = tank destroyer

## What is wrong with a content pack

fault-header = the first row must name the columns: { $known }
fault-id-taken = “{ $value }” is the id of something else
fault-name-empty = is empty
fault-name-signs = has characters that cannot be shown, or more than { $most } of them
fault-abilities = there are at most { $most } abilities
fault-ability-number = “{ $ability }” has no number; leave it empty
fault-class-figure = every “{ $class }” has { $fixed }, not { $value }
fault-only = with power 0 it attacks nothing; leave it empty
fault-symbol = only an “spg” has one of two symbols; leave it empty
fault-namesake = “{ $id }” is called “{ $name }”, too
fault-too-many = there are more than { $most } rows of “{ $country }”
fault-other-country = “{ $id }” is a vehicle of “{ $country }”; give yours another id
