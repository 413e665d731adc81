"""`hulldown fuzz`: play random matches until something breaks."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli import FINE, FOUND
from hulldown.cli.choices import read_teams
from hulldown.cli.groups import Work
from hulldown.cli.output import check_folder, console, print_json, progress_bar
from hulldown.cli.pack import read_pack

if TYPE_CHECKING:
    from hulldown.lab.fuzz import FuzzReport


def fuzz(
    game: str,
    /,
    *,
    games: int = 100,
    work: Work = Work(),
    every: int = 20,
    scenario: str | None = None,
    teams: str = "",
    pack: Path | None = None,
    out: Path = Path(),
    json: bool = False,
) -> int:
    """Play random matches and look for crashes, dead ends, endless games and leaks.

    Exits with 0 only if nothing was found. Each failure is written as a replay that
    `hulldown replay` opens.

    Example: `hulldown fuzz template --games 500 --seed 7`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    games
        How many random matches to play.
    every
        Check one decision in this many for leaks of hidden things; 1 checks all.
    scenario
        Only this scenario; by default all of them.
    teams
        Only this seating: the side of each seat by name, joined by commas.
    pack
        A sheet with the cards of your own box; `hulldown pack` writes one to fill.
    out
        The folder for replays of failures.
    json
        Print JSON for programs instead of lines for people.
    """
    from hulldown.games import load
    from hulldown.kernel.errors import ConfigError
    from hulldown.lab.cluster import cluster as connect
    from hulldown.lab.fuzz import fuzz as run

    chosen = load(game)
    if every < 1:
        raise ConfigError("config/bad-value", f"--every cannot be {every}", "Use 1 or more.")
    check_folder(out)
    cards = read_pack(game, pack)
    sides = read_teams(chosen, teams)
    with progress_bar("matches", games, hidden=json) as progress, connect(work.cluster) as executor:
        report = run(
            chosen,
            games,
            seed=work.seed,
            every=every,
            folder=out,
            jobs=work.jobs,
            executor=executor,
            progress=progress,
            pack=cards,
            scenario=scenario,
            teams=sides,
        )
    if json:
        print_json(report.to_json())
    else:
        _print(report)
    return FOUND if report.failures else FINE


def _print(report: "FuzzReport") -> None:
    out = console()
    alike = Counter((failure.check, failure.message) for failure in report.failures)
    for failure in report.failures:
        more = alike.pop((failure.check, failure.message), 0) - 1
        if more < 0:
            continue  # the first one stands for all that are alike
        out.print(f"[bold red]{failure.check}[/]: ", end="")
        out.print(failure.message, markup=False)
        out.print(f"  seed {failure.seed}, step {failure.step}: {failure.replay}", markup=False)
        if more:
            out.print(f"  and {more:,} more like it")
    found = f"{len(report.failures)} failures" if report.failures else "nothing found"
    out.print(
        f"{report.games:,} matches of {report.game} with seed {report.seed}, "
        f"{report.decisions:,} decisions, {report.positions:,} positions looked into: {found}."
    )
