"""Computer players of Rush: what the rules of thumb choose, and what they think of a position."""

from typing import Any

import pytest

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.games.rush import GAME
from hulldown.games.rush.agent import JUDGEMENT, features, turns_left
from hulldown.games.rush.rules.judgement import policy
from hulldown.games.rush.rules.outlook import rounds_left
from hulldown.games.rush.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table

from .scenes import bearing, config, pick, picks, scene

HEAVY = pick("ussr", klass="heavy")
LIGHT = pick("germany", klass="light")
HUNTER = pick("usa", power=2, only_vehicles=True)
DRAWS = bearing("reinforcements", armour=(1, 2))
REPAIRS = bearing("repair")
SIEGE = pick("usa", ability="siege", alone=True)
MEDIUM = pick("france", klass="medium")


def chosen(line: str, seats: int = 2, **options: Any) -> str:
    """What the rules of thumb choose in a scene, in notation."""
    state = scene(line, seats, **options)
    seat = state.asked[0]
    return policy(state, seat, GAME.legal_actions(state, seat)).notation()


# Fighting


def test_it_kills_what_it_can_kill() -> None:
    assert chosen(f"hands0 {HUNTER} bases1 whole:{LIGHT},whole,whole") == f"announce {HUNTER}"
    line = f"asking assault announced {HUNTER} bases1 whole:{MEDIUM},whole,whole:{LIGHT}!"
    assert chosen(line).startswith(f"attack {HUNTER} 1 ")


def test_a_heavy_tank_takes_an_open_base_rather_than_a_kill() -> None:
    line = f"asking assault announced {HEAVY} bases1 whole:{LIGHT},whole,gone"
    assert chosen(line) == f"attack {HEAVY} 1 1"


def test_it_finishes_a_damaged_base() -> None:
    line = f"asking assault announced {LIGHT} bases1 whole,damaged,whole"
    assert chosen(line) == f"attack {LIGHT} 1 1"


def test_the_weak_open_the_way_for_the_strong() -> None:
    first, second = pick("ussr", power=2, only_vehicles=True), HEAVY
    line = f"asking assault announced {first}+{second} step 1 bases1 whole:{LIGHT},gone,gone"
    assert chosen(line) == f"attack {first} 1 0"


def test_two_of_a_country_are_announced_against_one_base() -> None:
    one, two = picks(2, "germany", klass="light")
    line = f"round 9 asking assault announced {one} hands0 {two} bases1 gone,gone,whole"
    assert chosen(line) == f"announce {two}"


def test_siege_destroys_what_is_damaged() -> None:
    line = f"asking siege card {SIEGE} step 1 bases1 whole,damaged:{MEDIUM},whole"
    assert chosen(line) == "siege-base 1 1"


def test_the_leader_takes_the_last_base_and_the_last_player_does_not() -> None:
    one = "asking assault announced {0} bases1 whole:{1},whole,whole bases2 gone,damaged,gone"
    line = one.format(pick("ussr", klass="light"), LIGHT)
    ahead = f"{line} depots0 base*3 depots1 base"
    behind = f"{line} depots0 engineers depots1 base*5"
    assert chosen(ahead, seats=3).endswith(" 2 1")
    assert chosen(behind, seats=3).endswith(" 1 0")


# Buying and paying


def test_it_buys_for_an_achievement_in_play() -> None:
    light, medium = (pick("france", klass=klass, cost=3) for klass in ("light", "medium"))
    line = f"round 9 hands0 engineers*3 garages0 engineers*9 reserve {light}+{medium} achievements "
    for wanted, card in (("light_tanks", light), ("medium_tanks", medium)):
        assert chosen(line + wanted) == f"buy {card}"


def test_it_pays_with_the_least_useful_cards() -> None:
    cheap = pick(cost=1)
    line = f"asking payment target {cheap} reserve {cheap} hands0 engineers+{HUNTER}"
    assert chosen(f"{line} bases1 whole:{LIGHT},whole,whole") == "pay engineers"


def test_it_pays_no_more_than_needed() -> None:
    cheap = pick(cost=1)
    line = f"asking payment target {cheap} reserve {cheap} hands0 engineers"
    assert chosen(f"{line} spent 1 payers 0,0,0,0,1") == "take"


def test_in_the_last_round_it_buys_only_what_counts() -> None:
    cheap = pick(klass="light", cost=1)
    line = f"ending 1 hands0 engineers reserve {cheap} achievements "
    assert chosen(line + "double_medals") == "end"
    assert chosen(line + "light_tanks") == f"buy {cheap}"


def test_after_recruitment_it_buys_twice() -> None:
    one, two = picks(2, cost=1, power=(1, 2))
    line = f"hands0 engineers spent 1 payers 0,0,0,0,1 recruited 1 purchases 1 reserve {two}"
    bought = ",".join("1" if n == 0 else "0" for n in range(4))
    assert chosen(f"{line} bought {bought} depots0 {one}") == f"buy {two}"


# Abilities and Bases


def test_draw_cards_are_used_first() -> None:
    line = f"hands0 engineers*2+{DRAWS} garages0 engineers*3 reserve {pick(cost=1, but=[DRAWS])}"
    assert chosen(line) == f"use {DRAWS}"


def test_volunteers_and_technicians_are_used_before_buying() -> None:
    one, two = picks(2, cost=1, power=(1, 2))
    line = f"hands0 engineers*2+volunteers reserve {one}+{two}"
    assert chosen(line) == "use volunteers"
    assert chosen(f"hands0 engineers+technicians reserve {one}+{two}") == "use technicians"


def test_an_open_base_is_guarded_by_what_is_left_over() -> None:
    guard = pick("usa", armour=2, power=0)
    assert chosen(f"hands0 {guard} purchases 1 bases1 whole:{HEAVY},gone,gone") in (
        f"deploy {guard}",
        f"use {guard}",
    )


def test_the_weakest_defender_is_replaced() -> None:
    line = f"asking defence card {MEDIUM} bases0 whole:{HEAVY},whole:{LIGHT},gone"
    assert chosen(line) == "defend 1"


def test_repair_buries_barracks_cards_and_then_stops() -> None:
    line = f"asking repair card {REPAIRS} step 1 depots0 ussr_medal+engineers+{HEAVY}"
    assert chosen(line) == "repair engineers"
    line = f"asking repair-more card {REPAIRS} step 1 depots0 ussr_medal+{HEAVY}"
    assert chosen(line) == "repair-done"
    line = f"asking repair card {REPAIRS} step 1 depots0 ussr_medal+base+{HEAVY}"
    assert chosen(line) == f"repair {HEAVY}"


def test_idle_barracks_cards_are_put_away_to_be_buried() -> None:
    line = f"hands0 {REPAIRS}+engineers depots0 engineers purchases 1 round 2"
    assert chosen(line) == "put-away engineers"


def test_research_takes_the_best() -> None:
    best = pick(klass="heavy", cost=5)
    weak = pick(klass="light", cost=0)
    line = f"asking research limit 5 card {bearing('research')} step 1 reserve {weak}+{best}"
    assert chosen(line) == f"research {best}"


# Medals and Sabotage


def test_the_worst_card_is_given_up() -> None:
    line = "active 1 laid_out 1 asking sabotage asked 0 card maquis hands0 "
    assert chosen(f"{line} engineers+volunteers+{HEAVY}") == "give-up volunteers"
    assert chosen(f"{line} ussr_medal+{HEAVY}") == "give-up ussr_medal"


def test_singles_bring_the_end_to_the_leader_and_doubles_put_it_off() -> None:
    line = "asking medals due 2,0,0,0 singles 2,9,9,9 "
    assert chosen(f"{line} depots0 base*2") == "take-doubles 0"
    assert chosen(f"{line} depots1 base*2") == "take-doubles 1"


# Whole games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"live_tally": False}),
        (4, {"sabotage": "sealed", "open_depots": True, "edition": "pl"}),
        (5, {"recruitment_refill": "batch", "merge_medals_per_turn": "on"}),
        (2, {"vehicle_once_per_turn": "off", "early_discard": False, "edition": "en"}),
        (3, {"reserve_refill": "end_of_turn", "voluntary_replacement": "on"}),
    ],
)
def test_it_plays_to_the_end_under_all_options(seats: int, options: dict[str, Any]) -> None:
    made = config(seats, **options)
    players = seat_agents(GAME, made, [load_agent("greedy")] * seats, "1")
    played = play_in_place(GAME, made, players, SeededChance(1), limit=5_000)
    assert played.outcome.reason in ("bases-lost", "medals-gone")


def test_it_beats_random_players_in_most_games() -> None:
    made = config(2)
    kinds = [load_agent("greedy"), load_agent("random")]
    won = 0
    for number in range(10):
        players = seat_agents(GAME, made, kinds, str(number))
        won += play_in_place(GAME, made, players, SeededChance(number)).outcome.winners == (0,)
    assert won >= 8


# For search


def positions(seats: int, seed: int = 3) -> list[State]:
    """Every tenth position of a random match, and its last."""
    chance = SeededChance(seed)
    table = Table(GAME.setup(config(seats), chance), chance)
    found: list[State] = []
    decisions = 0
    while table.state.asked:
        if decisions % 10 == 0:
            found.append(table.state.clone())
        seat = table.state.asked[0]
        legal = GAME.legal_actions(table.state, seat)
        GAME.resolve(table, seat, legal[chance.draw(len(legal), "", "")])
        decisions += 1
    return [*found, table.state]


@pytest.mark.parametrize("seats", [2, 5])
def test_values_are_chances_to_win(seats: int) -> None:
    for state in positions(seats):
        values = [JUDGEMENT.value(state, seat) for seat in range(seats)]
        assert all(0 <= chance <= 1 for chance in values)
        assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize(
    "line", ["round 9 depots0 base*2", f"round 2 depots0 {HEAVY}", "ending 1 depots0 ussr_medal"]
)
def test_bases_medals_and_good_vehicles_raise_the_value(line: str) -> None:
    assert JUDGEMENT.value(scene(line), 0) > 0.5 > JUDGEMENT.value(scene(line), 1)


def test_an_achievement_is_worth_more_in_the_last_round() -> None:
    line = f"depots0 {LIGHT} depots1 {MEDIUM} achievements light_tanks round 3"
    early, late = JUDGEMENT.value(scene(line), 0), JUDGEMENT.value(scene(f"{line} ending 1"), 0)
    assert late > early > 0.5


def test_views_and_positions_expect_the_same_number_of_turns() -> None:
    for state in positions(4):
        assert turns_left(GAME.view(state, 0).data) == rounds_left(state)


def test_features_are_as_many_numbers_in_every_position() -> None:
    lengths = set()
    for state in positions(3):
        numbers = features(GAME.view(state, 1))
        assert all(type(number) is float for number in numbers)
        lengths.add(len(numbers))
    assert len(lengths) == 1
