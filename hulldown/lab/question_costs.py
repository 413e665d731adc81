"""What a table asks a game beside the rules: its whole plays, and the questions it answers.

    python -m hulldown.lab.question_costs       # every game
    python -m hulldown.lab.question_costs duel

Microseconds of processor time, on average and in the position that takes longest.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Final, NamedTuple

from hulldown.games import load, names
from hulldown.kernel.game import AnyGame
from hulldown.lab.bench import SEATS, core, sample_positions

REPEATS: Final = 3


class Cost(NamedTuple):
    """How often something was asked, and how long an answer takes."""

    asked: int
    mean: float
    worst: float


class Asking(NamedTuple):
    """What `plays` and `query` cost."""

    plays: Cost
    query: Cost
    most_questions: int


def measure(game: AnyGame) -> Asking:
    """Both in positions from all parts of random matches with four seats (if it has them)."""
    seats = max(game.info.min_seats, min(SEATS, game.info.max_seats))
    samples = sample_positions(game, game.info.configure(seats))
    asked = [game.questions(state, seat) for state, seat in samples]
    plays = [partial(game.plays, state, seat) for state, seat in samples]
    queries = [
        partial(game.query, state, seat, question)
        for (state, seat), some in zip(samples, asked, strict=True)
        for question in some
    ]
    return Asking(cost_of(plays), cost_of(queries), max(len(some) for some in asked))


def cost_of(calls: Sequence[Callable[[], object]]) -> Cost:
    """The best of some repeats of each call."""
    times = [min(time_of(call) for _ in range(REPEATS)) for call in calls]
    return Cost(len(times), sum(times) / max(1, len(times)), max(times, default=0.0))


def time_of(call: Callable[[], object]) -> float:
    """In microseconds."""
    begun = process_time()
    call()
    return (process_time() - begun) * 1e6


def main() -> None:
    """Print a line for each game."""
    print(f"The {core()} core; microseconds, on average and at worst.")
    for name in sys.argv[1:] or names():
        found = measure(load(name))
        plays, query = found.plays, found.query
        print(f"{name}: plays {plays.mean:.0f} and {plays.worst:.0f}", end="; ")
        print(f"{query.asked} questions, at most {found.most_questions} at once", end=", ")
        print(f"{query.mean:.0f} and {query.worst:.0f} each")


if __name__ == "__main__":
    main()
