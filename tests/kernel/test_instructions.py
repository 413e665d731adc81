"""No decision, act or view costs more instructions than it did; time would tell nothing here."""

import pytest

from hulldown.lab.instructions import instructions

KEPT = {
    "rush": {"decision": 7_980, "policy": 26_273, "act": 44_814, "view": 152_527},
    "arcade": {"decision": 9_926, "policy": 170_514, "act": 41_249, "view": 161_947},
}
"""With four seats. Lower them when the figures of docs/speed.md fall."""
MARGIN = 1.1


@pytest.mark.slow
@pytest.mark.parametrize("game", KEPT)
def test_nothing_costs_a_tenth_more_than_was_kept(game: str) -> None:
    counted = instructions(game)
    too_many = {
        kind: (counted[kind], kept)
        for kind, kept in KEPT[game].items()
        if counted[kind] > kept * MARGIN
    }
    assert not too_many, f"{game}: more instructions than kept"
