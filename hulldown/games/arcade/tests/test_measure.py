"""What the balance report counts."""

from hulldown.games.arcade import GAME, events, measure
from hulldown.games.arcade.catalog import CLOCK, STAR, catalogue_of
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Outcome
from hulldown.lab.balance import balance
from hulldown.toolbox.report import SHARED_WIN

from .scenes import config


def test_a_report_counts_lengths_cards_and_plans() -> None:
    result = balance(GAME, 2, 2)
    counts = result.counts
    assert sum(counts["rounds"].values()) == 2
    assert sum(counts["wins"].values()) == 2 * SHARED_WIN
    assert counts["plans"]["planned"] > 5
    titles = [section.title for section in measure.sections(config(2), counts, 2)]
    assert titles == ["Wins by turn order", "Length in rounds", "Points", "Cards", "Plans"]
    assert [gate.what for gate in measure.gates(config(2), counts, 2)][1] == "Median length"


def test_whoever_played_a_card_or_took_a_power_up_most_wins_or_does_not_once_a_game() -> None:
    counting, state = measure.begin(config(2)), GAME.setup(config(2), SeededChance(1))
    first, other = catalogue_of(config(2)).stack[:2]
    for seat, action in ((0, first), (0, first), (1, first), (0, other), (1, other)):
        counting.decides(state, seat, [action], action)
    counting.hears([events.power_up_placed(state, 1, power) for power in (STAR, STAR, CLOCK)])
    counting.hears([events.power_up_taken(state, 1, 1, STAR)])
    for _ in range(2):  # what one game counts is forgotten in the next
        counting.ends(state, Outcome("eagles", ((1,), (0,)), ({}, {})))
    counts = counting.counts
    assert list(counts["played most"].values()) == [1], "a draw leads nowhere"
    assert list(counts["played most won"].values()) == [0]
    assert (counts["took most"], counts["took most won"]) == ({"star": 1}, {"star": SHARED_WIN})
    found = {(one.group, one.name): one for one in measure.rates(config(2), counts, 2)}
    assert found["taken", "power:star"].share == 0.5
    assert found["taken", "power:clock"].share == 0
    assert found["takers_won", "power:star"][2:] == (1, 1)


def test_every_power_up_has_its_use_and_its_wins() -> None:
    result = balance(GAME, 12, 2)
    of_powers = [one for one in result.rates if one.name.startswith("power:")]
    assert {one.group for one in of_powers} == {"taken", "takers_won"}
    assert all(one.of <= 12 for one in result.rates if one.group in ("players_won", "takers_won"))
