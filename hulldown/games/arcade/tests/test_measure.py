"""What the balance report counts."""

from hulldown.games.arcade import GAME, measure
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
