"""Random walks through a game, every position kept, for checks that look at all of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON, canonical, digest
from hulldown.kernel.chance import Chance, Draw, NotedChance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ChanceError, ReplayError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.record import BY_SEAT
from hulldown.kernel.steps import Step, take_step

LIMIT = 100_000


@dataclass
class Walk:
    """One match of random legal actions, in small steps, with all its positions."""

    game: AnyGame
    config: Config
    seed: int | str
    first: Any
    dealt: list[Draw]
    steps: list[Step[Any, Any]] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    is_cut: bool = False
    """Whether it was ended early on purpose."""

    @property
    def state(self) -> Any:
        """The position reached."""
        return self.steps[-1].after if self.steps else self.first

    def state_at(self, length: int) -> Any:
        """The position after this many steps."""
        return self.steps[length - 1].after if length else self.first

    def heard(self, seat: Seat, length: int) -> list[Message]:
        """What the seat saw happen in that many steps."""
        events = [event for step in self.steps[:length] for event in step.events]
        return [seen for event in events if (seen := event.seen_by(seat)) is not None]

    def take(self, seat: Seat, action: Action, chance: Chance) -> None:
        """Go one step further."""
        step = take_step(self.game, self.state, seat, action, chance)
        self.steps.append(step)
        self.digests.append(digest(self.game.encode_state(step.after)))

    def to_match(self) -> Match[Any, Any]:
        """The walk as a match with a log, to be written as a replay."""
        match: Match[Any, Any] = Match(
            self.game, self.config, SeededChance(self.seed), automatic=False
        )
        for step in self.steps:
            match.keep(step, BY_SEAT, len(match.records))
        return match


def begin(game: AnyGame, config: Config, seed: int | str) -> tuple[Walk, Chance]:
    """The first position of a walk, and the chance that goes on from it."""
    chance = SeededChance(seed)
    noted = NotedChance(chance)
    first = game.setup(config, noted)
    walk = Walk(game, config, seed, first, noted.draws)
    walk.digests.append(digest(game.encode_state(first)))
    return walk, chance


def walking(game: AnyGame, config: Config, seed: int | str, limit: int = LIMIT) -> Iterator[Walk]:
    """A walk, given out at the start and after every step."""
    walk, chance = begin(game, config, seed)
    picks = SeededChance(f"{seed}/picks")
    yield walk
    while seats := game.seats_to_act(walk.state):
        if len(walk.steps) >= limit:
            return
        seat = seats[picks.draw(len(seats), "", "")]
        legal = game.legal_actions(walk.state, seat)
        walk.take(seat, legal[picks.draw(len(legal), "", "")], chance)
        yield walk


def random_walk(game: AnyGame, config: Config, seed: int | str, limit: int = LIMIT) -> Walk:
    """A whole random walk, or its first steps."""
    *_, walk = walking(game, config, seed, limit)
    walk.is_cut = limit < LIMIT and bool(game.seats_to_act(walk.state))
    return walk


class ChangedChance(Chance):
    """The draws of a log with one of them changed, as long as the rules draw alike."""

    def __init__(self, draws: list[Draw], changed: int, result: int) -> None:
        self.draws = draws
        self.changed = changed
        self.result = result
        self.used = 0

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """The recorded result, or the changed one."""
        if self.used >= len(self.draws) or self.draws[self.used].bound != bound:
            raise ChanceError("chance/script", rule=rule)
        self.used += 1
        if self.used - 1 == self.changed:
            return self.result
        return self.draws[self.used - 1].result


def twin(walk: Walk, length: int, seat: Seat, picks: Chance) -> Any | None:
    """A position reached by the same actions with one draw changed that this seat cannot tell.

    It owes nothing to the game's `resample`; None if this try gave none.
    """
    draws = [*walk.dealt, *(draw for step in walk.steps[:length] for draw in step.draws)]
    able = [place for place, draw in enumerate(draws) if draw.bound > 1]
    if not able:
        return None
    changed = able[picks.draw(len(able), "", "")]
    other = picks.draw(draws[changed].bound - 1, "", "")
    result = other + (other >= draws[changed].result)
    chance = ChangedChance(draws, changed, result)
    try:
        state = _relive(walk, length, seat, chance)
    except (ChanceError, ReplayError):
        return None
    here = walk.game.view(walk.state_at(length), seat).data
    return None if state is None or walk.game.view(state, seat).data != here else state


def _relive(walk: Walk, length: int, seat: Seat, chance: ChangedChance) -> Any | None:
    """The same actions with other luck, as long as they are legal and the seat hears the same.

    Nothing differs before the changed draw, so this starts there.
    """
    game = walk.game
    begin, state = 0, walk.first
    if chance.changed < len(walk.dealt):
        state = game.setup(walk.config, chance)
    else:
        chance.used = len(walk.dealt)
        while chance.used + len(walk.steps[begin].draws) <= chance.changed:
            chance.used += len(walk.steps[begin].draws)
            begin += 1
        state = walk.state_at(begin)
    for step in walk.steps[begin:length]:
        if step.seat not in game.seats_to_act(state):
            return None
        if step.action not in game.legal_actions(state, step.seat):
            return None
        again = take_step(game, state, step.seat, step.action, chance)
        if _seen(again, seat) != _seen(step, seat):
            return None
        state = again.after
    return state


def _seen(step: Step[Any, Any], seat: Seat) -> list[Any]:
    return [event.seen_by(seat) for event in step.events]


def every_config(game: AnyGame, pack: JSON = None) -> list[Config]:
    """A config for every number of seats, and those a game names itself; no two alike.

    Every scenario and every preset is tried with the fewest, two and the most seats.
    """
    info = game.info
    low, high = info.seats
    few_and_many = sorted({low, max(low, min(2, high)), high})
    configs = [info.configure(seats, pack=pack) for seats in range(low, high + 1)]
    for seats in few_and_many:
        configs += [info.configure(seats, scenario=name, pack=pack) for name in info.scenarios]
        configs += [info.configure(seats, options, pack=pack) for options in info.presets.values()]
    configs += [info.configure(**{"pack": pack, **trial}) for trial in info.trials]
    return list({canonical(config.to_json()): config for config in configs}.values())
