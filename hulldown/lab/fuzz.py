"""Fuzzing: random matches until something breaks; each failure is written as a replay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hulldown import replays
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.game import AnyGame
from hulldown.lab.contract import Finding, check_match, check_position
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

    def to_json(self) -> dict[str, Any]:
        """The report as data."""
        return {**vars(self), "failures": [failure.to_json() for failure in self.failures]}


def fuzz(
    game: AnyGame,
    games: int,
    *,
    seed: int,
    every: int = LOOK_EVERY,
    folder: Path = Path(),
    progress: Callable[[int], None] = lambda done: None,
    pack: JSON = None,
    scenario: str | None = None,
    teams: Sequence[int] | None = None,
) -> FuzzReport:
    """Play random matches, with the leak contract on one decision in `every`."""
    report = FuzzReport(game.info.id, seed)
    configs = configs_for(game, pack, scenario, teams)
    for number in range(games):
        config = configs[number % len(configs)]
        fuzz_match(game, config, f"{seed}/{number}", every, folder, report)
        progress(number + 1)
    return report


def configs_for(
    game: AnyGame, pack: JSON, scenario: str | None, teams: Sequence[int] | None
) -> list[Config]:
    """What is tried: everything, or what was asked for with every number of seats that fits."""
    info = game.info
    if scenario is None and teams is None:
        return every_config(game, pack)
    low, high = (len(teams), len(teams)) if teams is not None else info.seats
    return [info.configure(n, None, scenario, teams, pack) for n in range(low, high + 1)]


def fuzz_match(
    game: AnyGame, config: Config, seed: str, every: int, folder: Path, report: FuzzReport
) -> None:
    """One random match, watched for crashes, dead ends, endless play and leaks."""
    picks = SeededChance(f"{seed}/looks")
    walk = Walk(game, config, seed, None, [])
    found: list[Finding] = []
    try:
        for walk in walking(game, config, seed, ENDLESS):
            if picks.draw(every, "", "") == 0:
                report.positions += 1
                found += check_position(walk, len(walk.steps), seed, worlds=1)
        found += check_match(walk, seed, len(walk.steps) + 1)
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is what we look for
        found.append(Finding("crash", f"{type(error).__name__}: {error}"))
    report.games += 1
    report.decisions += len(walk.steps)
    if found:
        path = folder / f"fuzz-{game.info.id}-{seed.replace('/', '-')}.jsonl"
        if walk.first is not None:
            replays.write(walk.to_match(), path)
        names = {finding.check: finding for finding in reversed(found)}
        for finding in names.values():
            report.failures.append(
                Failure(finding.check, finding.message, seed, len(walk.steps), str(path))
            )
