"""What a game counts for its balance report, if it counts anything of its own."""

from typing import Final, Protocol, cast

from hulldown.games import part
from hulldown.kernel.config import Config
from hulldown.toolbox.report import Counts, Gate, Measure, Rate, Section

WITHIN: Final = 0.03
"""How far a share of the wins may be from an equal one, unless the game says otherwise."""


class Measures(Protocol):
    """A game's module `measure`: what to count in many games, and how to read it.

    Where its sides are not meant to be equal, it says how far apart they may be: `SIDES_WITHIN`.
    """

    def begin(self, config: Config) -> Measure:
        """Something that counts, for games with this config."""

    def gates(self, config: Config, counts: Counts, games: int) -> list[Gate]:
        """What must hold, and whether it does."""

    def sections(self, config: Config, counts: Counts, games: int) -> list[Section]:
        """The tables and plots of the report."""

    def rates(self, config: Config, counts: Counts, games: int) -> list[Rate]:
        """How often each card, tank or ability was used, and how often it went with a win."""


def measures(name: str) -> Measures | None:
    """What a game counts, if it counts anything of its own."""
    return cast("Measures | None", part(name, "measure"))


def sides_within(name: str) -> float:
    """How far the wins of a side may be from an equal share in this game."""
    within: float = getattr(measures(name), "SIDES_WITHIN", WITHIN)
    return within
