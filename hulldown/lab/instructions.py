"""Counts what a decision, a sensible decision, an act and a view cost, in instructions.

No busy machine changes them.

Valgrind counts what happens inside one compiled function of the core, so the core must be
compiled:

    python -m hulldown.lab.instructions       # a table of all games
    python -m hulldown.lab.instructions rush  # one game
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hulldown.games import load, names
from hulldown.kernel.chance import SeededChance
from hulldown.lab import bench

KINDS: Final = ("decision", "policy", "act", "view")
INSIDE: Final = {
    "decision": "CPyPy_playout___play_out",
    "policy": "CPyPy_playout___play_on",
    "act": "CPyPy_match___Match___act",
    "view": "CPyPy_{game}___view___view",
}
"""The compiled function that does each kind of work, and nothing else."""
SEATS: Final = 4


def decide(game: Any, config: Any) -> int:
    """Random decisions in place, as in a simulation."""
    starts = [game.setup(config, SeededChance(seed)) for seed in range(bench.STARTS)]
    return bench.play_randomly(game, starts, SeededChance(1))


def decide_sensibly(game: Any, config: Any) -> int:
    """Decisions in place by the game's rules of thumb."""
    starts = [game.setup(config, SeededChance(seed)) for seed in range(bench.SENSIBLE)]
    return bench.play_sensibly(game, starts, SeededChance(1))


def act(game: Any, config: Any) -> int:
    """Actions checked, carried out on a copy and recorded, as in a match."""
    return bench.act_scripts(game, config, bench.record_scripts(game, config))


def look(game: Any, config: Any) -> int:
    """What a seat may know, in positions from all parts of matches."""
    samples = bench.sample_positions(game, config)
    for state, seat in samples:
        game.view(state, seat)
    return len(samples)


def run(name: str) -> dict[str, int]:
    """Do all of it once; how much of each there was."""
    game = load(name)
    config = game.info.configure(SEATS)
    return {
        "decision": decide(game, config),
        "policy": decide_sensibly(game, config),
        "act": act(game, config),
        "view": look(game, config),
    }


def can_count() -> bool:
    """Is there a Valgrind, and a compiled core to look into?"""
    return shutil.which("callgrind_annotate") is not None and bench.is_compiled()


def instructions(name: str) -> dict[str, int]:
    """What one of each costs in this game with four seats."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        command += [sys.executable, "-m", __spec__.name, "--run", name]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
        annotate = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(out)]
        told = subprocess.run(annotate, capture_output=True, text=True, check=True).stdout
    units = json.loads(done.stdout)
    return {
        kind: inside(told, INSIDE[kind].format(game=name)) // units[kind]
        for kind in units
        if units[kind]
    }


def inside(told: str, function: str) -> int:
    """The instructions inside this function, all that it calls included."""
    found = re.search(rf"^ *([\d,]+) .*:{function} ", told, re.MULTILINE)
    assert found is not None, f"{function} was never called"
    return int(found[1].replace(",", ""))


def main(args: Sequence[str]) -> None:
    """The figures that were asked for."""
    if args[:1] == ["--run"]:
        print(json.dumps(run(args[1])))
        return
    if not can_count():
        raise SystemExit("Instructions are counted with Valgrind, in the compiled core.")
    print("| instructions | " + " | ".join(KINDS) + " | policy / decision |")
    print("| --- |" + " ---: |" * (len(KINDS) + 1))
    for name in args or names():
        figures = instructions(name)
        cells = [f"{figures[kind]:,}" if kind in figures else "" for kind in KINDS]
        times = f"{figures['policy'] / figures['decision']:.1f}" if "policy" in figures else ""
        print(f"| {name} | " + " | ".join([*cells, times]) + " |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
