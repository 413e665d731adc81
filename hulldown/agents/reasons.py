"""Why an action is good: which figures of the position it changes, and by how much."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hulldown.agents.tree import play_guided
from hulldown.agents.worlds import World, Worlds
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.game import AnyGame
from hulldown.kernel.judgement import Judgement
from hulldown.kernel.messages import Seat

WORLDS: Final = 16
AHEAD: Final = 20
"""How many decisions after an action its figures are compared."""
MOST: Final = 2
SLIGHT: Final = 0.02
"""What changes the odds by less is not a reason."""


class Merit(NamedTuple):
    """A figure that an action changes, one's own or that of the others, compared with the rest."""

    figure: str
    own: bool
    change: float

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {"figure": self.figure, "own": self.own, "change": round(self.change, 2)}


def reasons(
    game: AnyGame, seat: Seat, actions: Sequence[Action], worlds: Worlds
) -> list[list[Merit]]:
    """For each of these actions the reasons that speak for it rather than for the others.

    All of them are tried in the same worlds, and played on a little by the rules of thumb.
    """
    judgement = game.hooks.judgement
    if judgement is None or len(actions) < 2:
        return [[] for _ in actions]
    tried = list(worlds(WORLDS))
    worth = judgement.worth(judgement.left(tried[0].table.state))
    side = judgement.side(tried[0].table.state, seat)
    found = [_figures(game, judgement, seat, action, tried) for action in actions]
    return [
        _reasons_for(judgement.names, worth, side, rows, [one for one in found if one is not rows])
        for rows in found
    ]


def _figures(
    game: AnyGame, judgement: Judgement[Any], seat: Seat, action: Action, tried: list[World]
) -> list[list[float]]:
    """The mean figures of every side a while after an action."""
    total: list[list[float]] = []
    for world in tried:
        after = world.copy()
        after.play(seat, action)
        play_guided(game, after, 0, AHEAD)
        rows = judgement.measure(after.table.state)
        total = _sum(total, rows) if total else rows
    return [[figure / len(tried) for figure in row] for row in total]


def _sum(one: list[list[float]], other: list[list[float]]) -> list[list[float]]:
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]


def _reasons_for(
    names: list[str],
    worth: list[float],
    side: int,
    rows: list[list[float]],
    rest: list[list[list[float]]],
) -> list[Merit]:
    """The figures whose change is worth most, the greatest first."""
    usual = [
        [sum(column) / len(rest) for column in zip(*lines, strict=True)]
        for lines in zip(*rest, strict=True)
    ]
    others = [row for row in range(len(rows)) if row != side]
    weighed: list[tuple[float, Merit]] = []
    for place, name in enumerate(names):
        own = rows[side][place] - usual[side][place]
        weighed.append((worth[place] * own, Merit(name, True, own)))
        theirs = sum(rows[row][place] - usual[row][place] for row in others)
        weighed.append((-worth[place] * theirs, Merit(name, False, theirs)))
    weighed.sort(key=lambda one: -one[0])
    return [reason for gain, reason in weighed[:MOST] if gain > SLIGHT]
