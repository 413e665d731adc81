"""`hulldown simulate`: many games between agents."""

from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli.choices import split
from hulldown.cli.groups import Seating, Thinking, Work
from hulldown.cli.output import check_kept, console, print_failed, print_json, progress_bar

if TYPE_CHECKING:
    from hulldown.lab.simulate import Summary


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    agents: str = "",
    work: Work = Work(),
    seating: Seating = Seating(),
    thinking: Thinking = Thinking(),
    out: Path | None = None,
    decisions: bool = False,
    resume: bool = False,
    json: bool = False,
) -> None:
    """Let agents play many games against each other and count who wins.

    The agents rotate through the seats, so that no place in the list has an advantage.
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
        Without it, random ones at the fewest seats the game allows.
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
    from hulldown.lab.rows import RowFile
    from hulldown.lab.simulate import simulate as run

    check_kept(resume, out, "--resume", "--out")
    check_kept(decisions, out, "--decisions", "--out")
    chosen = load(game)
    names = split(agents) or ["random"] * chosen.info.min_seats
    with progress_bar("games", games, hidden=json) as progress, connect(work.cluster) as executor:
        summary = run(
            chosen,
            names,
            games,
            seed=work.seed,
            jobs=work.jobs,
            options=seating.options(chosen, len(names)),
            scenario=seating.scenario,
            iterations=thinking.iterations,
            seconds=thinking.seconds,
            progress=progress,
            pack=seating.cards(chosen),
            teams=seating.sides(chosen),
            executor=executor,
            rows=None if out is None else RowFile(out, decisions, resume),
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
    print_failed(summary.failed, summary.games)
