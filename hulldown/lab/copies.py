"""Whether copies of a position are as good as the original: cloned, played in place, stored.

Each function goes through a walk and says what differs. Digests are compared after every step,
everything that seats see and may do at no more than `LOOKS` positions, and no walk further than
`MOST_STEPS`, so that the cost of a long one stays in bounds.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

from hulldown.kernel.canonical import JSON, canonical, digest
from hulldown.kernel.chance import RecordedChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.table import Table
from hulldown.lab.differences import tell
from hulldown.lab.walk import Walk
from hulldown.toolbox.ruleset import Ruleset

LOOKS = 40
MOST_STEPS = 3_000


def clones_differ(walk: Walk) -> Iterator[str]:
    """A clone encodes as its original, and has every declared field that is not stored."""
    game = walk.game
    for length, expected in enumerate(walk.digests[:MOST_STEPS]):
        state = walk.state_at(length)
        copy = game.clone(state)
        data = game.encode_state(copy)
        told = "" if digest(data) == expected else tell(game.encode_state(state), data)
        told = told or ", ".join(_not_copied(game, state, copy))
        if told:
            yield f"the clone of the position after step {length} differs: {told}"
            return


def _not_copied(game: AnyGame, state: Any, copy: Any) -> list[str]:
    """The declared fields that follow from others, and that a clone lacks."""
    fields = game.fields.every if isinstance(game, Ruleset) and hasattr(game, "fields") else []
    derived = [field.name for field in fields if not field.is_stored]
    return [name for name in derived if getattr(copy, name, None) != getattr(state, name, None)]


def in_place_differs(walk: Walk) -> Iterator[str]:
    """Played in place, as simulation does, with the same draws."""
    yield from _played(walk, lambda state: state, "in place")


def resumed_differs(walk: Walk) -> Iterator[str]:
    """Stored and read back after every step, with the same draws."""
    yield from _played(walk, lambda state: stored(walk.game, walk.config, state), "resumed")


def stored(game: AnyGame, config: Config, state: Any) -> Any:
    """The position as it comes back from a database."""
    return game.decode_state(config, json.loads(canonical(game.encode_state(state))))


def _played(walk: Walk, keep: Callable[[Any], Any], how: str) -> Iterator[str]:
    game, steps = walk.game, walk.steps[:MOST_STEPS]
    stride = 1 + len(steps) // LOOKS
    state = keep(game.setup(walk.config, RecordedChance(walk.dealt)))
    for length in range(len(steps) + 1):
        told = _compare(walk, state, length, length % stride == 0 or length == len(steps))
        if told:
            yield f"{how}, after step {length}: {told}"
            return
        if length < len(steps):
            step, chance = steps[length], RecordedChance(steps[length].draws)
            try:
                game.resolve(Table(state, chance), step.seat, step.action)
                chance.finish()
            except HulldownError as error:
                yield f"{how}, {step.action.notation()!r} after step {length}: {error}"
                return
            state = keep(state)


def _compare(walk: Walk, state: Any, length: int, closely: bool) -> str:
    game, expected = walk.game, walk.state_at(length)
    data = game.encode_state(state)
    if digest(data) != walk.digests[length]:
        return tell(game.encode_state(expected), data)
    seats = walk.config.seats
    if not closely:
        return ""
    return tell(what_shows(game, seats, expected), what_shows(game, seats, state))


def what_shows(game: AnyGame, seats: int, state: Any) -> JSON:
    """All that anybody sees of a position and may do in it."""
    asked = game.seats_to_act(state)
    outcome = game.outcome(state)
    return {
        "asked": asked,
        "legal": [[action.notation() for action in game.legal_actions(state, s)] for s in asked],
        "views": [game.view(state, seat).data for seat in (None, *range(seats))],
        "outcome": None if outcome is None else outcome.to_json(),
        "standing": game.standing(state).to_json(),
    }
