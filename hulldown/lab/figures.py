"""The lab's figures in one run: what it adds to the bare loop, two workers, OpenSpiel's search.

    make figures                            # compiled, with OpenSpiel, into docs/lab.md
    python -m hulldown.lab.figures          # here, without writing

Measure on a quiet machine with two cores: what others do there counts against two workers.
"""

import platform
from argparse import ArgumentParser
from collections.abc import Callable
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from hulldown.games import load, names
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.game import AnyGame
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table
from hulldown.lab.bench import core
from hulldown.lab.simulate import simulate

REPEATS: Final = 5
SEATS: Final = 2
LIMIT: Final = 100_000
PROBES: Final = 20
MOST_OVERHEAD: Final = 0.10
LEAST_GAIN: Final = 1.8
SHORTEST: Final = 100e-6
"""Seconds that a match must take; a row and the start of a worker take longer than shorter ones."""
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"


def bare(game: AnyGame, games: int) -> None:
    """The loop that anybody would write: random games, one after the other, nothing kept."""
    config = game.info.configure(max(SEATS, game.info.min_seats))
    for number in range(games):
        chance, picks = SeededChance(f"1/{number}"), SeededChance(f"1/{number}/0")
        play_out(game, Table(game.setup(config, chance), chance), picks, LIMIT)


def lab(game: AnyGame, games: int, jobs: int = 1) -> None:
    """The same games by the lab: agents at seats, what came of each of them, shares."""
    simulate(game, ["random"] * max(SEATS, game.info.min_seats), games, jobs=jobs)


def length_of(game: AnyGame) -> float:
    """About how many seconds the bare loop takes for a match."""
    begun = process_time()
    bare(game, PROBES)
    return (process_time() - begun) / PROBES


def games_in(game: AnyGame, seconds: float) -> int:
    """About as many games as the bare loop plays in this time."""
    return ceil(seconds / length_of(game))


def wanted(limit: str, length: float) -> str:
    """What a game is held to; one whose matches are over in no time, to nothing."""
    return limit if length >= SHORTEST else f"nothing: a match takes {1e6 * length:.0f} µs"


def overhead(game: AnyGame, seconds: float) -> float:
    """What the lab adds to the bare loop, as a part of it, by the best of some turns of each."""
    games = games_in(game, seconds / REPEATS)
    runs: tuple[Callable[[], None], ...] = (lambda: bare(game, games), lambda: lab(game, games))
    best = [float("inf")] * len(runs)
    for _ in range(REPEATS):
        for place, run in enumerate(runs):
            begun = process_time()
            run()
            best[place] = min(best[place], process_time() - begun)
    return best[1] / best[0] - 1


def gain(game: AnyGame, seconds: float) -> float:
    """How many times as fast two workers are as one, from the command to the result."""
    games = games_in(game, seconds)
    took = []
    for jobs in (1, 2):
        begun = perf_counter()
        lab(game, games, jobs)
        took.append(perf_counter() - begun)
    return took[0] / took[1]


def against_openspiel(games: int, trials: int) -> str:
    """What our search wins from OpenSpiel's, with an interval, in a row of the table."""
    if find_spec("pyspiel") is None:
        return "not measured: OpenSpiel is not installed"
    from hulldown.adapters.openspiel import SpielGame, compare

    found = compare(SpielGame("leduc_poker"), games, trials)
    return f"{found.mean:+.3f} ± {found.within:.3f} a game, {found.games:,} games"


def figures(seconds: float, games: int, trials: int) -> list[tuple[str, str, str]]:
    """Each figure: what it is, what is wanted, what was measured."""
    rows = []
    lengths = {name: length_of(load(name)) for name in names()}
    for name, length in lengths.items():
        added = overhead(load(name), seconds)
        limit = wanted(f"at most {MOST_OVERHEAD:.0%}", length)
        rows.append((f"{name}: the lab over the bare loop, random games", limit, f"{added:+.1%}"))
    for name, length in lengths.items():
        faster = gain(load(name), 4 * seconds)
        limit = wanted(f"at least {LEAST_GAIN} times one", length)
        rows.append((f"{name}: two workers", limit, f"{faster:.2f}"))
    what = f"our search against OpenSpiel's IS-MCTS, leduc_poker, {trials} playouts a decision each"
    return [*rows, (what, "0 or more", against_openspiel(games, trials))]


def page(rows: list[tuple[str, str, str]]) -> str:
    """The table, with where it was measured."""
    lines = ["| figure | wanted | measured |", "| --- | --- | --- |"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", f"The {core()} core on Python {platform.python_version()}."])


def write(path: Path, table: str) -> None:
    """Put the table between its marks."""
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", "utf-8")


def main(words: list[str] | None = None) -> None:
    """Measure, print, and write if asked."""
    parser = ArgumentParser(prog="python -m hulldown.lab.figures")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="of each overhead; four times for workers"
    )
    parser.add_argument("--games", type=int, default=2_000, help="against OpenSpiel")
    parser.add_argument(
        "--trials", type=int, default=64, help="playouts a decision against OpenSpiel"
    )
    parser.add_argument("--write", type=Path, help="the page that holds the table")
    asked = parser.parse_args(words)
    table = page(figures(asked.seconds, asked.games, asked.trials))
    print(table)
    if asked.write is not None:
        write(asked.write, table)


if __name__ == "__main__":
    main()
