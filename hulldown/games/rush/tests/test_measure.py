"""What a balance report of Rush counts, and when its gates hold."""

from hulldown.games.rush import GAME
from hulldown.games.rush.catalog import COUNTRIES
from hulldown.games.rush.measure import RushMeasure, begin, gates, sections, use_rates
from hulldown.games.rush.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table
from hulldown.toolbox.report import SHARED_WIN, Counts

from .scenes import config, pick, picks, scene

CHEAP, OTHER = picks(2, cost=1)


def decide(measure: RushMeasure, state: State, notation: str) -> None:
    """Let the measure see a decision."""
    seat = state.asked[0]
    legal = GAME.legal_actions(state, seat)
    measure.decides(state, seat, legal, next(a for a in legal if a.notation() == notation))


def finish(measure: RushMeasure, line: str, seats: int = 2) -> Counts:
    """The counts after a game that ends like this."""
    state = scene(f"asking over asked - ending 1 {line}", seats)
    outcome = GAME.outcome(state)
    assert outcome is not None
    measure.ends(state, outcome)
    return measure.counts


def test_a_vehicle_is_offered_once_a_turn_however_often_it_is_seen() -> None:
    measure = begin(config(2))
    for turn in (1, 2):
        state = scene(f"round {turn} hands0 engineers*2 reserve {CHEAP}+{OTHER}")
        decide(measure, state, "put-away engineers")
        decide(measure, state, f"buy {CHEAP}")
    counts = finish(measure, "")
    assert counts["could buy"] == {CHEAP: 2, OTHER: 2}
    assert counts["bought"] == {CHEAP: 2}


def test_what_is_too_dear_is_not_offered() -> None:
    measure = begin(config(2))
    state = scene(f"hands0 engineers reserve {CHEAP}+{pick(cost=5)}")
    decide(measure, state, "end")
    assert finish(measure, "")["could buy"] == {CHEAP: 1}


def test_owners_by_purchase_and_research_are_followed_to_the_end() -> None:
    measure = begin(config(2))
    decide(measure, scene(f"hands0 engineers reserve {CHEAP}"), f"buy {CHEAP}")
    research = f"active 1 asked 1 asking research limit 1 card technicians reserve {OTHER}"
    decide(measure, scene(f"{research} laid_out 1"), f"research {OTHER}")
    counts = finish(measure, "depots1 base")
    assert counts["owned"] == {CHEAP: 1, OTHER: 1}
    assert counts["owner won"] == {OTHER: SHARED_WIN}


def test_medals_are_those_that_left_the_piles() -> None:
    counts = finish(begin(config(2)), "singles 9,7,0,9 doubles 3,3,2,1")
    assert counts["medals"] == dict(zip(COUNTRIES, (0, 2, 11, 4), strict=True))


def test_wins_count_by_the_place_in_the_turn_order_and_are_shared() -> None:
    measure = begin(config(3))
    assert finish(measure, "first 2 depots0 base", 3)["wins by turn"] == {"second": SHARED_WIN}
    counts = finish(measure, "first 2 depots1 base depots2 base", 3)
    assert counts["wins by turn"] == {
        "first": SHARED_WIN // 2,
        "second": SHARED_WIN,
        "third": SHARED_WIN // 2,
    }


def test_achievements_count_as_awarded_without_a_tie() -> None:
    light, heavy = pick(klass="light"), pick(klass="heavy")
    achievements = "achievements light_tanks,heavy_tanks,most_cards"
    counts = finish(begin(config(2)), f"depots0 {light} depots1 {heavy} {achievements}")
    assert counts["in play"] == {"heavy_tanks": 1, "light_tanks": 1, "most_cards": 1}
    assert counts["awarded"] == {"heavy_tanks": 1, "light_tanks": 1, "most_cards": 0}


def test_points_count_by_part_for_all_and_for_the_winner() -> None:
    counts = finish(begin(config(2)), "depots0 base+ussr_two_medals depots1 ussr_medal")
    assert counts["points"] == {"medals": 3, "bases": 3, "achievements": 0}
    won = {"medals": 2 * SHARED_WIN, "bases": 3 * SHARED_WIN, "achievements": 0}
    assert counts["winners' points"] == won


FAIR: Counts = {
    "medals": dict.fromkeys(COUNTRIES, 250),
    "wins by turn": {"first": 52 * SHARED_WIN, "second": 48 * SHARED_WIN},
    "rounds": {"9": 60, "20": 40},
}


def held(changed: Counts) -> list[bool]:
    """Which gates hold, after a hundred games of two."""
    return [gate.held for gate in gates(config(2), {**FAIR, **changed}, 100)]


def test_gates_hold_within_their_limits_and_fall_beyond() -> None:
    assert held({}) == [True, True, True]
    assert held({"medals": {**FAIR["medals"], "usa": 400}}) == [False, True, True]
    uneven = {"first": 54 * SHARED_WIN, "second": 46 * SHARED_WIN}
    assert held({"wins by turn": uneven}) == [True, False, True]
    assert held({"rounds": {"8": 51, "12": 49}}) == [True, True, False]
    assert held({"rounds": {"17": 51, "12": 49}}) == [True, True, False]


def test_a_played_game_fills_every_section() -> None:
    made = config(2)
    measure = begin(made)
    chance = SeededChance(5)
    table = Table(GAME.setup(made, chance), chance)
    while table.state.asked:
        seat = table.state.asked[0]
        legal = GAME.legal_actions(table.state, seat)
        action = legal[chance.draw(len(legal), "", "")]
        measure.decides(table.state, seat, legal, action)
        GAME.resolve(table, seat, action)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    measure.ends(table.state, outcome)
    found = sections(made, measure.counts, 1)
    assert [section.title for section in found] == [
        "Medals by country", "Wins by turn order", "Length in rounds", "Points", "Achievements",
        "Vehicles",
    ]  # fmt: skip
    assert len(found[-1].rows) == 100
    assert all(len(row) == len(section.columns) for section in found for row in section.rows)


def test_an_ability_is_used_once_a_turn_and_its_user_wins_once_a_game() -> None:
    measure = begin(config(2))
    for turn in (1, 2, 3):
        state = scene(f"round {turn} hands0 technicians+engineers")
        decide(measure, state, "use technicians" if turn == 1 else "put-away engineers")
    counts = finish(measure, "depots1 base")
    assert (counts["could use"], counts["used"]) == ({"research": 3}, {"research": 1})
    assert (counts["used most"], counts["used most won"]) == ({"research": 1}, {"research": 0})
    found = {(one.group, one.name): one for one in use_rates(counts)}
    assert found["used", "ability:research"].share == 1 / 3
    assert found["users_won", "ability:research"][2:] == (0, 1)
