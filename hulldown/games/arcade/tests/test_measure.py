"""What the balance report counts."""

from hulldown.games.arcade import GAME, measure
from hulldown.lab.balance import balance

from .scenes import config


def test_a_report_counts_endings_lengths_cards_and_plans() -> None:
    result = balance(GAME, 2, 2, 1, 1, "greedy", {})
    counts = result.counts
    assert sum(counts["rounds"].values()) == sum(counts["reasons"].values()) == 2
    assert sum(counts["wins"].values()) == 120
    assert counts["plans"]["planned"] > 5
    titles = [section.title for section in measure.sections(config(2), counts, 2)]
    assert titles == [
        "Endings", "Wins by turn order", "Length in rounds", "Points", "Cards", "Plans",
    ]  # fmt: skip
    assert [gate.what for gate in measure.gates(config(2), counts, 2)][1] == "Median length"


def test_a_quantile_is_a_length_that_occurred() -> None:
    assert measure.quantile({"4": 1, "9": 1, "6": 2}, 0.5) == 6
