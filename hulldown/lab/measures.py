"""What a game counts for its balance report, if it counts anything of its own."""

from typing import Protocol, cast

from hulldown.games import part
from hulldown.kernel.config import Config
from hulldown.toolbox.report import Counts, Gate, Measure, Rate, Section


class Measures(Protocol):
    """A game's module `measure`: what to count in many games, and how to read it."""

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
