"""Fuzzing: random matches, in any number of processes; each failure is written as a replay."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from hulldown import replays
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.lab.contract import Finding, check_match, check_position
from hulldown.lab.parallel import config_of, share
from hulldown.lab.walk import Walk, every_config, walking

LOOK_EVERY = 20
ENDLESS = 20_000


@dataclass
class Failure:
    """What broke, and the replay that leads there."""

    check: str
    message: str
    seed: str
    step: int
    replay: str

    def to_json(self) -> dict[str, Any]:
        """The failure as data."""
        return vars(self)


@dataclass
class FuzzReport:
    """What a fuzz run did and found."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    positions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, match: dict[str, JSON], folder: Path) -> None:
        """Count a match; what it found is written as a replay."""
        self.games += 1
        self.decisions += match["decisions"]
        self.positions += match["positions"]
        path = folder / f"fuzz-{self.game}-{match['seed'].replace('/', '-')}.jsonl"
        if match["replay"]:
            path.write_text(match["replay"], "utf-8")
        for check, message in match["found"].items():
            self.failures.append(
                Failure(check, message, match["seed"], match["decisions"], str(path))
            )

    def to_json(self) -> dict[str, Any]:
        """The report as data."""
        return {**vars(self), "failures": [failure.to_json() for failure in self.failures]}


class Fuzzing(NamedTuple):
    """What is tried: plain data, so that any process can do a part of it."""

    game: str
    seed: int
    every: int
    pack: JSON
    scenario: str | None
    teams: list[int] | None


def fuzz(
    game: AnyGame,
    games: int,
    *,
    seed: int,
    every: int = LOOK_EVERY,
    folder: Path = Path(),
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda done: None,
    pack: JSON = None,
    scenario: str | None = None,
    teams: Sequence[int] | None = None,
) -> FuzzReport:
    """Play random matches, with the leak contract on one decision in `every`; 0 jobs: all cores."""
    sides = None if teams is None else list(teams)
    task = Fuzzing(game.info.id, seed, every, pack=pack, scenario=scenario, teams=sides)
    configs_for(game, task)  # what cannot be played is refused at once
    report = FuzzReport(game.info.id, seed)
    for _, matches in share(fuzz_part, task, games, jobs, executor):
        for match in matches:
            report.add(match, folder)
        progress(report.games)
    report.failures.sort(key=lambda failure: int(failure.seed.partition("/")[2]))
    return report


def fuzz_part(task: Fuzzing, first: int, end: int) -> list[JSON]:
    """The matches of these numbers."""
    game = load(task.game)
    choices = [config.to_json() for config in configs_for(game, task)]
    return [
        fuzz_match(
            game,
            config_of(game, choices[number % len(choices)]),
            f"{task.seed}/{number}",
            task.every,
        )
        for number in range(first, end)
    ]


def configs_for(game: AnyGame, task: Fuzzing) -> list[Config]:
    """What is tried: everything, or what was asked for with every number of seats that fits."""
    info, pack, teams = game.info, task.pack, task.teams
    if task.scenario is None and teams is None:
        return every_config(game, pack)
    low, high = (len(teams), len(teams)) if teams is not None else info.seats
    return [info.configure(n, None, task.scenario, teams, pack) for n in range(low, high + 1)]


def fuzz_match(game: AnyGame, config: Config, seed: str, every: int) -> dict[str, JSON]:
    """One random match, watched for crashes, dead ends, endless play and leaks, as data."""
    picks = SeededChance(f"{seed}/looks")
    walk = Walk(game, config, seed, None, [])
    found: list[Finding] = []
    positions = 0
    try:
        for walk in walking(game, config, seed, ENDLESS):
            if picks.draw(every, "", "") == 0:
                positions += 1
                found += check_position(walk, len(walk.steps), seed, worlds=1)
        found += check_match(walk, seed, len(walk.steps) + 1)
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is what we look for
        found.append(crash(error, game.info.id))
    first_of_each = {finding.check: finding.message for finding in reversed(found)}
    leads_there = found and walk.first is not None
    return {
        "seed": seed,
        "decisions": len(walk.steps),
        "positions": positions,
        "found": first_of_each,
        "replay": replays.content(walk.to_match()).decode() if leads_there else "",
    }


def crash(error: Exception, game: str) -> Finding:
    """What was raised, and where: in the game's own folder, if it came from there."""
    frames = extract_tb(error.__traceback__)
    paths = [Path(frame.filename).as_posix() for frame in frames]
    own = [number for number, path in enumerate(paths) if f"/games/{game}/" in f"/{path}"]
    last = own[-1] if own else len(frames) - 1
    where = f"{paths[last].rpartition('/hulldown/')[2]}, line {frames[last].lineno}"
    return Finding("crash", f"{type(error).__name__}: {error} ({where})")
