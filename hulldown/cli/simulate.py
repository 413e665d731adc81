"""`hulldown simulate`: many games between agents."""

from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli.choices import Options, read_options, read_teams, split
from hulldown.cli.output import console, print_json, progress_bar
from hulldown.cli.pack import read_pack

if TYPE_CHECKING:
    from hulldown.lab.simulate import Summary


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    agents: str = "",
    seed: int = 1,
    jobs: int = 1,
    option: Options = (),
    scenario: str | None = None,
    teams: str = "",
    pack: Path | None = None,
    iterations: int = 100,
    seconds: float | None = None,
    cluster: str = "",
    out: Path | None = None,
    decisions: bool = False,
    resume: bool = False,
    json: bool = False,
) -> None:
    """Let agents play many games against each other and count who wins.

    The agents rotate through the seats, so that no place in the list is luckier than another.
    The same seed gives the same result, with any number of jobs.

    Example: `hulldown simulate template --agents random,greedy --games 2000`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    games
        How many games to play.
    agents
        One for each seat, joined by commas: recruit, gunner, sergeant, lieutenant, captain, ace,
        greedy, search, random, usual, or a file such as my_agent.py.
        Without it, random ones at as few seats as the game has.
    seed
        The seed of the whole run; game number i takes its own from it.
    jobs
        How many processes share the work; 0 is one for each core.
    option
        A choice of the game, as key=value; may be given several times.
    scenario
        The scenario, where a game has several.
    teams
        The side of each seat by name, joined by commas, where a game has sides.
    pack
        A sheet with the cards of your own box; `hulldown pack` writes one to fill.
    iterations
        How many trials an agent that searches may spend on a decision.
    seconds
        How long it may think instead; then results are not repeatable.
    cluster
        The address of a Dask scheduler, or local:4 for four workers here, instead of jobs.
    out
        A Parquet file with a row for every game and seat.
    decisions
        Write a second file beside it, with a row for every decision.
    resume
        Go on with a run that was interrupted; finished parts are kept beside the file.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.games import load
    from hulldown.lab.cluster import cluster as connect
    from hulldown.lab.rows import Rows
    from hulldown.lab.simulate import simulate as run

    chosen = load(game)
    names = split(agents) or ["random"] * chosen.info.min_seats
    with progress_bar("games", games, hidden=json) as progress, connect(cluster) as executor:
        summary = run(
            chosen,
            names,
            games,
            seed=seed,
            jobs=jobs,
            options=read_options(chosen, option, len(names)),
            scenario=scenario,
            iterations=iterations,
            seconds=seconds,
            progress=progress,
            pack=read_pack(game, pack),
            teams=read_teams(chosen, teams),
            executor=executor,
            rows=None if out is None else Rows(out, decisions, resume),
        )
    if json:
        print_json(summary.to_json())
    else:
        _print(summary)


def _print(summary: "Summary") -> None:
    from rich.table import Table

    out = console()
    table = Table()
    table.add_column("place", justify="right")
    table.add_column("agent")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    rows = zip(summary.agents, summary.win_share, summary.interval, strict=True)
    for place, (agent, share, (low, high)) in enumerate(rows, start=1):
        table.add_row(str(place), agent, f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    out.print(table)
    out.print(
        f"{summary.games:,} games of {summary.game} with seed {summary.seed}: "
        f"{summary.decisions:,} decisions, {summary.decisions_per_s:,} a second."
    )
