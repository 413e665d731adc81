"""Phase II in general: three ways, once a turn, putting cards away, drawing mid-turn."""

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.state import MAIN, State
from hulldown.kernel.chance import SeededChance

from .scenes import at, do, legal, named, number, pick, picks, refusals, scene, told

rule = pytest.mark.rule

SCOUT = pick(ability="scouting", alone=True, klass="medium", national=False, only_bases=False)
DRAWER = pick(ability="reinforcements", number=1, alone=True, klass="light")
CHEAP = pick(cost=0, but=[SCOUT, DRAWER])
ROW = "+".join([CHEAP, *picks(3, country="france", cost=(5, 6, 7))])
HEAVIES = picks(3, klass="heavy", country="usa")


# Three ways


@rule("R-033", "R-034")
def test_a_card_may_pay_or_be_used_or_deployed_or_attack_as_its_player_likes() -> None:
    state = scene(f"hands0 {SCOUT} reserve {ROW}")
    assert legal(state) == [
        "end", f"buy {CHEAP}", f"use {SCOUT}", f"deploy {SCOUT}", f"put-away {SCOUT}",
        f"announce {SCOUT}",
    ]  # fmt: skip


@rule("R-033", "RX-07")
@pytest.mark.parametrize(
    "way",
    [
        (f"buy {CHEAP}", f"pay {SCOUT}", "take"),
        (f"use {SCOUT}",),
        (f"deploy {SCOUT}",),
        (f"announce {SCOUT}", f"attack {SCOUT} 1 0"),
    ],
)
def test_a_card_is_played_in_one_way_only(way: tuple[str, ...]) -> None:
    state = scene(f"hands0 engineers*2+{SCOUT} reserve {ROW}")
    after = do(state, *way, rest=0)
    assert named(after.hands[0]) == ["engineers", "engineers"]
    assert SCOUT not in " ".join(legal(after))
    assert after.asking == MAIN


@rule("R-033", "RX-07")
def test_any_number_of_cards_each_its_own_way() -> None:
    deployed, fighter = HEAVIES[:2]
    line = f"hands0 engineers+technicians+volunteers+{deployed}+{fighter} reserve {ROW}"
    state = do(scene(line), f"announce {fighter}", f"attack {fighter} 1 0", f"deploy {deployed}")
    state = do(state, f"buy {CHEAP}", "pay engineers", "take", luck=[0])
    state = do(state, "use volunteers")
    assert named(state.hands[0]) == ["technicians"]


@rule("R-036")
def test_cards_may_be_played_in_any_order() -> None:
    guard, fighter = HEAVIES[:2]
    line = f"hands0 engineers+{guard}+{fighter} reserve {ROW}"
    buy = [f"buy {CHEAP}", "pay engineers", "take"]
    fight = [f"announce {fighter}", f"attack {fighter} 1 0"]
    ends = set()
    for order in ([*buy, *fight, f"deploy {guard}"], [f"deploy {guard}", *fight, *buy]):
        state = do(scene(line), *order, luck=[0])
        ends.add((tuple(sorted(named(state.depots[0]))), tuple(state.defenders), *state.reserve))
    assert len(ends) == 1


# Putting away


@rule("R-035")
def test_playing_nothing_at_all_is_allowed() -> None:
    state = scene(f"hands0 engineers*2+{SCOUT} garages0 engineers*3")
    after = do(state, "end", rest=0)
    assert named(after.depots[0]) == ["engineers", "engineers", SCOUT]
    assert after.active == 1


@rule("R-035", "RQ-33")
def test_a_card_may_be_put_away_between_two_plays_and_was_not_used() -> None:
    state = scene(f"hands0 engineers+{SCOUT} depots0 technicians")
    after = do(state, f"put-away {SCOUT}")
    assert named(after.depots[0]) == ["technicians", SCOUT]
    assert (after.used, legal(after)) == ([], ["end", "put-away engineers"])


@rule("R-035", "RQ-33")
def test_a_card_put_away_can_be_played_if_it_is_drawn_again() -> None:
    state = scene(f"hands0 {DRAWER}+{SCOUT} depots0 engineers")
    after = do(state, f"put-away {SCOUT}", f"use {DRAWER}", luck=[1])
    assert named(after.hands[0]) == [SCOUT]
    assert f"use {SCOUT}" in legal(after)


@rule("R-035", "RQ-33")
def test_nothing_is_put_away_inside_a_play() -> None:
    fighter = HEAVIES[0]
    repair = pick(ability="repair", alone=True)
    line = f"hands0 engineers*2+{fighter}+{repair} depots0 engineers reserve {CHEAP}"
    for first in (f"buy {CHEAP}", f"announce {fighter}", f"use {repair}"):
        assert not [a for a in legal(do(scene(line), first)) if a.startswith("put-away")]


@rule("R-035", "RQ-33")
def test_early_discards_can_be_switched_off() -> None:
    state = scene(f"hands0 engineers+{SCOUT}", early_discard=False)
    assert not [a for a in legal(state) if a.startswith("put-away")]
    after = do(state, "end", rest=0)
    assert sorted(named(after.hands[0] + after.garages[0])) == sorted(["engineers", SCOUT])


# Drawing in one's turn


@rule("R-037", "RQ-05")
def test_an_empty_garage_is_filled_with_the_whole_depot_and_drawing_goes_on() -> None:
    drawer = pick(ability="reinforcements", number=2, alone=True)
    state = scene(f"hands0 {drawer} garages0 technicians depots0 engineers*2+volunteers")
    after = do(state, f"use {drawer}", luck=[0, 2])
    assert named(after.hands[0]) == ["technicians", "volunteers"]
    assert (named(after.garages[0]), after.depots[0]) == (["engineers", "engineers"], [])
    told_ids = [m.id for m in told(state, f"use {drawer}", luck=[0, 2])]
    assert told_ids[:4] == ["card-used", "cards-laid-out", "garage-shuffled", "cards-laid-out"]


@rule("R-037", "RQ-05")
def test_the_card_being_played_those_laid_out_and_defenders_are_not_shuffled_in() -> None:
    guard = HEAVIES[0]
    line = f"hands0 engineers+{DRAWER} depots0 volunteers bases0 whole:{guard},whole,whole"
    after = do(scene(line), f"use {DRAWER}", luck=[0])
    assert named(after.hands[0]) == ["engineers", "volunteers"]
    assert (after.garages[0], after.depots[0]) == ([], [])
    assert named(after.defenders[:2]) == [guard, DRAWER]


@rule("R-037", "R-146", "RQ-05")
def test_with_garage_and_depot_empty_the_draw_stops() -> None:
    drawer = pick(ability="reinforcements", number=2, alone=True)
    after = do(scene(f"hands0 {drawer} garages0 engineers"), f"use {drawer}", luck=[0])
    assert named(after.hands[0]) == ["engineers"]


@rule("R-146", "RQ-07")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_reinforcements_draws_the_printed_number_and_the_cards_may_be_played_at_once(
    count: int,
) -> None:
    drawer = pick(ability="reinforcements", number=count, alone=True)
    row = f"reserve {CHEAP}"
    state = scene(f"hands0 {drawer} garages0 engineers*4+technicians+volunteers {row}")
    after = do(state, f"use {drawer}", luck=[0] * count)
    assert named(after.hands[0]) == ["engineers"] * count
    assert f"buy {CHEAP}" in legal(after)
    assert "cards-laid-out" in {m.id for m in told(state, f"use {drawer}", luck=[0] * count, to=1)}


@rule("R-143", "RQ-06")
def test_base_cards_drawn_by_reinforcements_go_to_the_depot_without_replacement() -> None:
    drawer = pick(ability="reinforcements", number=2, alone=True)
    state = scene(f"hands0 {drawer} garages0 base+engineers*2")
    after = do(state, f"use {drawer}", luck=[2, 0])
    assert named(after.hands[0]) == ["engineers"]
    assert named(after.depots[0]) == ["base"]


# Once a turn


@rule("R-038", "RX-08")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_a_vehicle_serves_once_a_turn_even_if_it_is_drawn_again(edition: str) -> None:
    line = f"hands0 engineers+{DRAWER}+{SCOUT} reserve {ROW}"
    state = do(scene(line, edition=edition), f"buy {CHEAP}", f"pay {SCOUT}", "take", luck=[0])
    depot = sorted(state.depots[0])
    state = do(state, f"use {DRAWER}", luck=[depot.index(number(SCOUT))])
    assert SCOUT in named(state.hands[0])
    assert [a for a in legal(state) if SCOUT in a] == [f"put-away {SCOUT}"]
    assert refusals(state, SCOUT) == {"used-up": "R-038"}
    ended = do(state, "end", rest=0)
    assert SCOUT in named(ended.depots[0] + ended.hands[0] + ended.garages[0])


@rule("R-038", "RX-08")
@pytest.mark.parametrize(
    "use",
    [
        (f"use {SCOUT}", "defend 0"),
        (f"deploy {SCOUT}", "defend 0"),
        (f"announce {SCOUT}", f"attack {SCOUT} 1 0"),
        (f"buy {CHEAP}", f"pay {SCOUT}", "take"),
    ],
)
def test_paying_abilities_defence_and_assault_all_use_a_vehicle_up(use: tuple[str, ...]) -> None:
    bases = ",".join(f"whole:{guard}" for guard in HEAVIES)
    state = scene(f"hands0 {SCOUT} reserve {ROW} bases0 {bases}")
    after = do(state, *use, rest=0)
    assert named(after.used) == [SCOUT]


@rule("R-038", "RX-08")
def test_a_bought_or_replaced_vehicle_is_unused_and_so_are_barracks_and_medals() -> None:
    guards = HEAVIES
    bases = ",".join(f"whole:{guard}" for guard in guards)
    line = f"hands0 engineers+ussr_medal+{DRAWER}+{SCOUT} reserve {ROW} bases0 {bases}"
    state = do(scene(line), f"buy {CHEAP}", "pay engineers", "pay ussr_medal", "take", luck=[0])
    state = do(state, f"deploy {SCOUT}", "defend 1")
    assert named(state.depots[0]) == ["engineers", "ussr_medal", CHEAP, guards[1]]
    assert named(state.used) == [SCOUT]
    for name in ("engineers", "ussr_medal", CHEAP, guards[1]):
        depot = sorted(state.depots[0])
        again = do(state, f"use {DRAWER}", "defend 0", luck=[depot.index(number(name))])
        assert name in named(again.hands[0])
        assert "used-up" not in refusals(again, name)


@rule("R-038", "RX-08")
def test_silent_editions_may_let_a_vehicle_serve_again() -> None:
    line = f"hands0 {DRAWER}+{SCOUT} reserve {ROW}"
    state = scene(line, edition="en", vehicle_once_per_turn="off")
    state = do(state, f"buy {CHEAP}", f"pay {SCOUT}", "take", luck=[0])
    state = do(state, f"use {DRAWER}", luck=[at(sorted(state.depots[0]), SCOUT)])
    assert f"use {SCOUT}" in legal(state)
    assert f"announce {SCOUT}" in legal(state)


def loop(state: State, cards: list[str]) -> int:
    """Let two cards draw each other until one may not be used any more; how often they were."""
    uses = 0
    while True:
        able = [name for name in cards if f"use {name}" in legal(state)]
        if not able:
            return uses
        state = do(state, f"use {able[0]}", rest=0)
        uses += 1


@rule("RQ-31")
def test_two_cards_that_draw_each_other_stop_after_twenty_uses_each() -> None:
    cards = picks(2, ability="reinforcements", number=1, alone=True)
    line = f"hands0 {cards[0]} depots0 {cards[1]} bases0 gone,gone,gone"
    assert loop(scene(line, edition="en", vehicle_once_per_turn="off"), cards) == 40
    assert loop(scene(line, edition="en"), cards) == 2


@rule("RQ-31")
def test_after_twenty_uses_a_card_is_used_up_and_the_turn_goes_on() -> None:
    line = f"hands0 {DRAWER}+{SCOUT} garages0 engineers used {DRAWER}"
    assert f"use {DRAWER}" in legal(scene(f"{line}*19", vehicle_once_per_turn="off"))
    state = scene(f"{line}*20", vehicle_once_per_turn="off")
    assert [a for a in legal(state) if DRAWER in a] == [f"put-away {DRAWER}"]
    assert refusals(state, DRAWER) == {"used-up": "R-038"}
    assert f"use {SCOUT}" in legal(state)
    assert do(state, "end", rest=0).active == 1


# Played


@rule("R-039")
def test_a_card_leaves_the_hand_for_the_depot_the_graveyard_or_a_base() -> None:
    guard = pick(ability="", armour=2)
    line = f"hands0 engineers+technicians+volunteers+{guard} reserve {ROW}"
    state = do(scene(line), "use volunteers", f"deploy {guard}", "use technicians")
    state = do(state, f"research {CHEAP}", luck=[0])
    assert named(state.depots[0]) == ["volunteers", CHEAP]
    assert named(state.graveyard) == ["technicians"]
    assert named(state.defenders[:1]) == [guard]


@rule("R-039", "RQ-05")
def test_a_card_whose_ability_is_not_finished_lies_in_none_of_these_places() -> None:
    repair = pick(ability="repair", alone=True)
    state = do(scene(f"hands0 {repair} depots0 engineers*2"), f"use {repair}")
    assert GAME.view(state, 1).data["turn"]["playing"] == f"card:{repair}"
    assert number(repair) not in state.hands[0] + state.depots[0] + state.defenders
    world = GAME.resample(state, 1, SeededChance(1))
    assert world.card == state.card
