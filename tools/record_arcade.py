"""Records a finished match of Arcade for each way it can end, as short as found.

Run it when tiles or rules have changed: the recorded matches of before no longer replay then.
Most endings come about by themselves; the rare ones take players who work towards them together.
"""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from hulldown import load
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.rules.judgement import (
    Figures,
    Trial,
    best_plan,
    figures_of,
    open_world,
    policy,
)
from hulldown.games.arcade.rules.ways import way_to
from hulldown.games.arcade.state import PLANNING, State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.replays import verify, write

GAME = load("arcade")
FOLDER: Final = Path(__file__).parents[1] / "hulldown" / "games" / "arcade" / "tests" / "recorded"
SEEDS: Final = 200
LONG: Final = 150_000
STALE: Final = 7
BOT: Final = "bot"
EAGLE: Final = "eagle"
REST: Final = "rest"
LOST: Final = "lost"
"""The score is not what the players wanted: no use to go on."""

Want = Callable[[State, Seat], str]


class Hunt(Trial):
    """A trial of plans for one goal: the next bot, or the next Eagle, and nothing else."""

    def __init__(self, world: State, seat: Seat, want: str) -> None:
        super().__init__(world, seat)
        self.want = want
        self.step = 0.7
        self.through = True  # a shot is looked at first: it may miss the goal
        self.path = way_to(world, world.eagle)
        if want == BOT and world.bots:
            row, col, here = world.board.row, world.board.col, world.at[seat]
            spaces = [world.at[bot] for bot in world.bots]
            near = min(spaces, key=lambda s: abs(row[s] - row[here]) + abs(col[s] - col[here]))
            self.path = way_to(world, near)

    def score(self, own: Figures, kills: int, helms: int, cards: int, is_lost: bool) -> float:
        """Good is what scores for the goal; what misses it is very bad."""
        before = figures_of(self.world, self.seat)
        gained = {BOT: kills - before.kills, EAGLE: own.eagles - before.eagles}
        score = 500.0 * gained.pop(self.want) - 900.0 * sum(gained.values())
        score -= 900.0 * (own.rival - before.rival)
        return score - 400.0 if is_lost else score

    def left(self, world: State, space: int, facing: int, victim: int) -> int:
        """Good is what comes nearer to the goal."""
        return self.path.left(space, facing) if space else 0


def choose(state: State, seat: Seat, want: str) -> list[ArcadeAction]:
    """What a seat with this goal does now: a whole plan, or one answer."""
    cat = state.cat
    legal = GAME.legal_actions(state, seat)
    if state.asking != PLANNING:
        return [policy(state, seat, legal)]
    if want == REST:
        return [cat.disengage]
    first, second = best_plan(Hunt(open_world(state, seat), seat, want))
    if not first or not state.round % STALE:
        plays = GAME.plays(state, seat)  # bots stand still while nobody drives
        return plays[0].actions if plays else [cat.disengage]
    stacks = [cat.stack[card] for card in first] + [cat.stack[6 + card] for card in second]
    return [*stacks, cat.ready]


def played(config: Config, seed: str, want: Want, longest: int) -> Match[Any, Any]:
    """A match whose players have these goals, until it ends or nobody scores for too long."""
    match: Match[Any, Any] = Match(GAME, config, SeededChance(seed))
    points, since = 0, 0
    while match.seats_to_act and match.state.round - since <= longest:
        seat = match.seats_to_act[0]
        now = sum(match.state.kills) + sum(match.state.eagles)
        if now != points:
            points, since = now, match.state.round
        goal = want(match.state, seat)
        if goal == LOST:
            break
        match.act(seat, choose(match.state, seat, goal))
    return match


def greedy(config: Config, seed: str, longest: int = 60) -> Match[Any, Any]:
    """A match of greedy players."""
    match: Match[Any, Any] = Match(GAME, config, SeededChance(seed))
    while match.seats_to_act and match.state.round <= longest:
        seat = match.seats_to_act[0]
        match.step(seat, policy(match.at(seat), seat, match.legal(seat)))
    return match


# Goals


def tie_then_break(state: State, seat: Seat) -> str:
    """Three bots for one, two Eagles for the other, the third Eagle for a tie, then a bot."""
    steps = [(1, BOT)] * 3 + [(0, EAGLE)] * 2 + [(1, EAGLE)] + [(0, BOT)]
    done = sum(state.kills) + sum(state.eagles)
    for number, (scorer, what) in enumerate(steps[:done]):
        before = steps[: number + 1].count((scorer, what))
        if (state.kills if what == BOT else state.eagles)[scorer] < before:
            return LOST
    who, what = steps[min(done, len(steps) - 1)]
    return what if seat == who else REST


def all_bots_then_tie(state: State, seat: Seat) -> str:
    """An Eagle for two, then all sixteen bots, six and six and four, then the last Eagle."""
    quotas = (6, 6, 4)
    if any(kills > most for kills, most in zip(state.kills, quotas, strict=True)):
        return LOST
    if max(state.eagles) > 1 or state.eagles[2]:
        return LOST
    for who in (0, 1):
        if not state.eagles[who]:
            return EAGLE if seat == who else REST
    left = [quota - kills for quota, kills in zip(quotas, state.kills, strict=True)]
    who = left.index(max(left))
    if left[who] > 0:
        return BOT if seat == who else REST
    return EAGLE if seat == 2 else REST


def idle(state: State, seat: Seat) -> str:
    """Nobody does anything."""
    return REST


# Matches


def first(reason: str, tries: Iterator[Match[Any, Any]]) -> Match[Any, Any]:
    """The first match that ends for this reason."""
    for match in tries:
        if match.outcome is not None and match.outcome.reason == reason:
            return match
    raise SystemExit(f"not found: {reason}")


def matches() -> Iterator[tuple[str, Match[Any, Any]]]:
    """Every match to record, with its name."""
    one, two, three = (GAME.info.configure(seats) for seats in (1, 2, 3))
    yield "third-eagle", first("third-eagle", (greedy(three, f"eagle/{n}") for n in range(SEEDS)))
    yield "five-ahead", first("five-ahead", (greedy(two, f"lead/{n}") for n in range(SEEDS)))
    yield "alone", first("third-eagle", (greedy(one, f"alone/{n}") for n in range(SEEDS)))
    ties = (played(two, f"tie/{n}", tie_then_break, 40) for n in range(SEEDS))
    yield "tie-broken", first("tie-broken", ties)
    shared = (played(three, f"shared/{n}", all_bots_then_tie, 40) for n in range(SEEDS))
    yield "no-bot-left", first("no-bot-left", shared)
    yield "round-limit", played(two, "idle", idle, 400)
    yield "alone-unsolved", played(one, "idle", idle, 400)
    variants = GAME.info.configure(
        4, dict.fromkeys(("uneven", "island", "four", "avalanche"), True)
    )
    yield "variants", greedy(variants, "variants/2", 100)
    for name in ("agreed", "conceded"):
        match = greedy(three, name, 2)
        match.agree_to_end() if name == "agreed" else match.concede([1])
        yield name, match


def keep(name: str, match: Match[Any, Any]) -> None:
    """Write a match and check it; what is long is compressed."""
    path = FOLDER / f"{name}.jsonl"
    write(match, path)
    assert verify(path).ok, name
    assert match.outcome is not None, name
    if path.stat().st_size > LONG:
        (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        path.unlink()
    print(f"{name}: {len(match.records)} records, {match.outcome.reason}", flush=True)


def main() -> None:
    """Record them all; each takes the place of the old one when it is found."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in matches():
        for old in FOLDER.glob(f"{name}.jsonl*"):
            old.unlink()
        keep(name, match)


if __name__ == "__main__":
    main()
