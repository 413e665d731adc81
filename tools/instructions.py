"""Counts the instructions that a decision, an act and a view cost: no busy machine changes them.

Valgrind runs the same work once and twice; the difference is the work alone, without start-up.

    python tools/instructions.py            # a table of all games
    python tools/instructions.py rush view  # one figure
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.lab import bench

GAMES: Final = ("template", "rush", "arcade", "duel")
SEATS: Final = 4
VALGRIND: Final = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")


def decisions(game: Any, config: Any) -> Callable[[], int]:
    """Random decisions in place, as in a simulation."""
    starts = [game.setup(config, SeededChance(seed)) for seed in range(bench.STARTS)]
    return lambda: bench.play_randomly(game, starts, SeededChance(1))


def acts(game: Any, config: Any) -> Callable[[], int]:
    """Actions checked, carried out on a copy and recorded, as in a match."""
    scripts = bench.record_scripts(game, config)
    return lambda: bench.act_scripts(game, config, scripts)


def views(game: Any, config: Any) -> Callable[[], int]:
    """What a seat may know, in positions from all parts of matches."""
    samples = bench.sample_positions(game, config)

    def look() -> int:
        for state, seat in samples:
            game.view(state, seat)
        return len(samples)

    return look


WORK: Final = {"decision": decisions, "act": acts, "view": views}


def run(name: str, kind: str, times: int) -> None:
    """Do this work so often, once more to warm up, and print its units."""
    game = load(name)
    work = WORK[kind](game, game.info.configure(SEATS))
    work()
    print([work() for _ in range(times)][-1])


def collected(name: str, kind: str, times: int) -> tuple[int, int]:
    """The instructions of a whole run, and the units in one round of its work."""
    command = [*VALGRIND, sys.executable, __file__, "--run", name, kind, str(times)]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def instructions(name: str, kind: str) -> int:
    """What one unit of this work costs."""
    once, units = collected(name, kind, 1)
    twice, _ = collected(name, kind, 2)
    return (twice - once) // units


def main(args: list[str]) -> None:
    """The figures that were asked for."""
    if args[:1] == ["--run"]:
        return run(args[1], args[2], int(args[3]))
    names, kinds = (args[:1] or list(GAMES)), (args[1:2] or list(WORK))
    print("| instructions, " + bench.core() + " | " + " | ".join(kinds) + " |")
    print("| --- |" + " ---: |" * len(kinds))
    for name in names:
        figures = [f"{instructions(name, kind):,}" for kind in kinds]
        print(f"| {name} | " + " | ".join(figures) + " |", flush=True)
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
