"""What figures of a position are worth, and which actions are liked: as `hulldown train` found it.

Both stand in one data file of the game.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple, Protocol, TypeVar

from hulldown.kernel.errors import DataError
from hulldown.kernel.habits import ADVISED, ANY, Habits
from hulldown.kernel.judgement import Judgement, own_side
from hulldown.kernel.messages import Seat

FILE: Final = "judgement.toml"
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Figures(Protocol[S_contra]):
    """A game's module of figures: their names, which are good to have, and how to measure them."""

    @property
    def NAMES(self) -> list[str]:  # noqa: N802 a constant of that module
        """The figures."""

    @property
    def GOOD(self) -> list[int]:  # noqa: N802 a constant of that module
        """1 for each that is good to have, -1 for each that is not."""

    def measure(self, state: S_contra) -> list[list[float]]:
        """A row of figures for each side that can win."""

    def left(self, state: S_contra) -> float:
        """The part of the match still to be played, from 1 to 0."""


class Weights(NamedTuple):
    """What one more of each figure is worth at the beginning and at the end of a match."""

    early: list[float]
    late: list[float]


def read_weights(package: str, names: list[str]) -> Weights:
    """The weights of these figures; nothing is worth anything where none were found yet."""
    path = files(package) / FILE
    if not path.is_file():
        return Weights([0.0] * len(names), [0.0] * len(names))
    found = tomllib.loads(path.read_text("utf-8"))["figures"]
    if list(found) != names:
        message = f"{package}/{FILE} is of other figures"
        raise DataError("data/bad-key", message, file=FILE, key="figures")
    worth = [found[name] for name in names]
    return Weights([one["early"] for one in worth], [one["late"] for one in worth])


def judgement_of(
    package: str, figures: Figures[S], side: Callable[[S, Seat], int] = own_side
) -> Judgement[S]:
    """A game's figures with what they are worth; each seat plays for itself unless `side` says."""
    early, late = read_weights(package, figures.NAMES)
    return Judgement(
        names=figures.NAMES,
        good=figures.GOOD,
        measure=figures.measure,
        left=figures.left,
        side=side,
        early=early,
        late=late,
    )


def habits_of(package: str) -> Habits | None:
    """A game's habits; none where none were found yet."""
    path = files(package) / FILE
    found = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    if "kinds" not in found:
        return None
    kinds = {kind: (one[ANY], one[ADVISED]) for kind, one in found["kinds"].items()}
    return Habits(kinds, found.get("actions", {}))
