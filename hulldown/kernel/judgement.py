"""A position in named figures, and what each of them is worth: hints tell it, search weighs it."""

from collections.abc import Callable
from math import exp
from typing import Generic, TypeVar

from hulldown.kernel.messages import Seat

S = TypeVar("S")


class Judgement(Generic[S]):
    """How good a position is, from figures that have names.

    `measure` gives a row of figures for each side that can win; more of a figure is more of what
    its name says, which is `good` to have (1) or not (-1). `side` is the row of a seat. `left` is
    the part of the match still to be played, from 1 to 0. A figure is worth `early` at the
    beginning and `late` at the end, and something between in between; the side whose figures are
    worth more is likelier to win.
    """

    def __init__(
        self,
        names: list[str],
        good: list[int],
        measure: Callable[[S], list[list[float]]],
        left: Callable[[S], float],
        side: Callable[[S, Seat], int],
        early: list[float],
        late: list[float],
    ) -> None:
        assert len(names) == len(good) == len(early) == len(late)
        self.names = names
        self.good = good
        self.measure = measure
        self.left = left
        self.side = side
        self.early = early
        self.late = late

    def worth(self, left: float) -> list[float]:
        """What one more of each figure is worth with such a part of the match to come."""
        return [
            left * early + (1.0 - left) * late
            for early, late in zip(self.early, self.late, strict=True)
        ]

    def value(self, state: S, seat: Seat) -> float:
        """The chance of the seat's side to win."""
        return self.chances(state)[self.side(state, seat)]

    def chances(self, state: S) -> list[float]:
        """Each side's chance to win."""
        worth = self.worth(self.left(state))
        hopes: list[float] = []
        for row in self.measure(state):
            hope = 0.0
            for place, figure in enumerate(row):
                hope += worth[place] * figure
            hopes.append(hope)
        most = max(hopes)
        weights = [exp(hope - most) for hope in hopes]
        total = sum(weights)
        return [weight / total for weight in weights]


def own_side(state: object, seat: Seat) -> int:
    """Everybody plays for oneself."""
    return seat
