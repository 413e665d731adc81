"""`hulldown tournament`: who plays best, and how sure that is."""

from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli.choices import split
from hulldown.cli.groups import Thinking, Variant, Work
from hulldown.cli.output import (
    check_folder,
    check_kept,
    console,
    print_failed,
    print_json,
    progress_bar,
)

if TYPE_CHECKING:
    from hulldown.lab.tournament import Standings


def tournament(
    game: str,
    /,
    *,
    agents: str = "",
    games: int = 100,
    seats: int = 2,
    work: Work = Work(),
    variant: Variant = Variant(),
    thinking: Thinking = Thinking(),
    neighbours: bool = False,
    out: Path | None = None,
    resume: bool = False,
    plot: Path | None = None,
    json: bool = False,
) -> None:
    """Let everybody play everybody, and rate them.

    Every deal is played twice, with seats and sides swapped. Ratings are Elo's, by maximum
    likelihood, with 95 % intervals; the lead is over the next agent below.

    Example: `hulldown tournament template --agents recruit,sergeant --games 20`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    agents
        Who plays, joined by commas; by default the six levels.
    games
        How many games each pair plays; an even number, since every deal is played twice.
    seats
        How many seats; two agents take turns at them, or a side each.
    neighbours
        Let each agent play only the next one in the list, not everybody.
    out
        A file that keeps what is finished.
    resume
        Go on with a tournament that was interrupted.
    plot
        An SVG file for the ratings with their intervals.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.agents import LEVELS
    from hulldown.games import load
    from hulldown.lab.cluster import cluster as connect
    from hulldown.lab.finished_parts import FinishedParts
    from hulldown.lab.plots import draw_ratings
    from hulldown.lab.tournament import tournament as run

    check_folder(plot and plot.parent)
    check_kept(resume, out, "--resume", "--out")
    chosen = load(game)
    names = split(agents) or list(LEVELS)
    total = games * (len(names) - 1) * (2 if neighbours else len(names)) // 2
    with progress_bar("games", total, hidden=json) as progress, connect(work.cluster) as executor:
        table = run(
            chosen,
            names,
            games,
            seats=seats,
            seed=work.seed,
            jobs=work.jobs,
            options=variant.options(chosen, seats),
            scenario=variant.scenario,
            iterations=thinking.iterations,
            seconds=thinking.seconds,
            progress=progress,
            pack=variant.cards(chosen),
            executor=executor,
            kept=None if out is None else FinishedParts(out, resume),
            neighbours=neighbours,
        )
    if plot is not None:
        title = f"{chosen.info.title}: ratings after {table.games:,} games"
        plot.write_text(draw_ratings(table.ratings, title), "utf-8")
    if json:
        print_json(table.to_json())
    else:
        _print(table)


def _print(result: "Standings") -> None:
    from rich.table import Table

    out = console()
    table = Table()
    for heading in ("agent", "rating", "±", "points", "games", "lead", "±"):
        table.add_column(heading, justify="left" if heading == "agent" else "right")
    for one in result.ratings:
        lead = "" if one.lead is None else f"{one.lead:.0f}"
        within = "" if one.lead_within is None else f"{one.lead_within:.0f}"
        row = (f"{one.rating:.0f}", f"{one.within:.0f}", f"{one.points:g}", str(one.games))
        table.add_row(one.agent, *row, lead, within)
    out.print(table)
    out.print(
        f"{result.games:,} games of {result.game} at {result.seats} seats with seed {result.seed}."
    )
    print_failed(result.failed, result.games)
