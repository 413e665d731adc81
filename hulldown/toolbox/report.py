"""What a game says about its balance: numbers counted in many games, read as tables and plots."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from hulldown.kernel.actions import Action
from hulldown.kernel.messages import Outcome, Seat

Counts = dict[str, dict[str, int]]
SHARED_WIN = 60
"""A win in whole units, so that up to five seats can share it exactly."""


class Bars(NamedTuple):
    """A value for each label; with `of`, shares seen in so many games; a band that is wanted."""

    labels: list[str]
    values: list[float]
    axis: str
    of: int = 0
    band: tuple[float, float] | None = None


class Dot(NamedTuple):
    """One thing by two figures."""

    name: str
    group: str
    x: float
    y: float


class Dots(NamedTuple):
    """Things by two figures, in groups."""

    dots: list[Dot]
    x_axis: str
    y_axis: str


class Section(NamedTuple):
    """One heading of a report: a sentence, a table, and a plot if there is one to draw."""

    title: str
    text: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    plot: Bars | Dots | None = None


class Gate(NamedTuple):
    """Something that must hold, and whether it does."""

    what: str
    wanted: str
    measured: str
    held: bool


class Measure(Protocol):
    """Counts what happens in game after game, looking at the true position."""

    counts: Counts

    def decides(self, state: Any, seat: Seat, legal: list[Action], action: Action) -> None:
        """A seat has chosen an action, which has not been carried out yet."""

    def ends(self, state: Any, outcome: Outcome) -> None:
        """A game is over."""


def percent(share: float) -> str:
    """A share as a table shows it."""
    return f"{share:.1%}"


def add_counts(total: Counts, part: Counts) -> None:
    """Add the numbers of a part to those of the whole."""
    for table, numbers in part.items():
        own = total.setdefault(table, {})
        for key, number in numbers.items():
            own[key] = own.get(key, 0) + number
