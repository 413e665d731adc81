"""No decision, act or view costs more instructions than it did; time would tell nothing here."""

import platform
from typing import Final

import pytest

from hulldown.lab.instructions import can_count, instructions

PYTHON: Final = "3.11"
COUNTS: Final = can_count() and platform.python_version_tuple()[:2] == tuple(PYTHON.split("."))
KEPT = {
    "rush": {"decision": 6_327, "policy": 18_474, "act": 45_988, "view": 155_985},
    "arcade": {"decision": 9_170, "policy": 104_719, "act": 42_649, "view": 103_806},
}
"""With four seats. Lower them when the figures of docs/speed.md fall."""
MARGIN = 1.1


@pytest.mark.slow
@pytest.mark.optional
@pytest.mark.skipif(not COUNTS, reason=f"needs Valgrind and a compiled core on Python {PYTHON}")
@pytest.mark.parametrize("game", KEPT)
def test_nothing_costs_a_tenth_more_than_was_kept(game: str) -> None:
    counted = instructions(game)
    too_many = {
        kind: (counted[kind], kept)
        for kind, kept in KEPT[game].items()
        if counted[kind] > kept * MARGIN
    }
    assert not too_many, f"{game}: more instructions than kept"
