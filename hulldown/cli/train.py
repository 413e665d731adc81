"""`hulldown train`: what the figures of a position are worth, and what is worth trying."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.cli.groups import WorkOnAllCores
from hulldown.cli.output import check_folder, check_kept, console, print_json, progress_bar

if TYPE_CHECKING:
    from hulldown.lab.train import Learned

CURVE: Final = "Loss in games not learned from"
HABITS_CURVE: Final = "Surprise at a search's trials in games not learned from"


def train(
    game: str,
    /,
    *,
    games: int = 1000,
    seats: int = 2,
    scenario: str | None = None,
    trials: int = 60,
    keen: int = 1,
    keep: Path | None = None,
    resume: bool = False,
    out: Path | None = None,
    plot: Path | None = None,
    json: bool = False,
    work: WorkOnAllCores = WorkOnAllCores(),
) -> None:
    """Let a game play against itself, and learn what to make of positions and actions.

    It plays by its rules of thumb, with slips, and notes positions with their winners, and for some
    decisions how often a search tried each action. The curves show the loss in games that were
    not learned from, by the number of games learned from.

    Example: `hulldown train duel --games 2000 --out hulldown/games/duel/judgement.toml`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    games
        How many games to play.
    seats
        How many seats.
    scenario
        The scenario, where a game has several.
    trials
        How many trials a search has that looks at a decision; 0 learns nothing about actions.
    keen
        How much more what was tried most counts than the rest; 1 takes the trials as they are.
    keep
        A file that keeps what is played, so that it can go on after an interruption.
    resume
        Go on with training that was interrupted.
    out
        The file for the weights; a game reads judgement.toml in its own folder.
    plot
        An SVG file for the curve; that of the actions gets a file beside it.
    json
        Print JSON for programs instead of tables for people.
    """
    from datetime import UTC, datetime

    from hulldown.games import load
    from hulldown.lab.cluster import cluster as connect
    from hulldown.lab.finished_parts import FinishedParts
    from hulldown.lab.train import TRIALS, weights_file
    from hulldown.lab.train import train as run

    check_folder(out and out.parent)
    check_folder(plot and plot.parent)
    check_kept(resume, keep, "--resume", "--keep")
    kept = None if keep is None else FinishedParts(keep, resume)
    with progress_bar("games", games, hidden=json) as progress, connect(work.cluster) as executor:
        learned = run(
            load(game),
            games,
            seats=seats,
            seed=work.seed,
            jobs=work.jobs,
            scenario=scenario,
            trials=trials,
            keen=keen,
            progress=progress,
            executor=executor,
            kept=kept,
        )
    if out is not None:
        command = f"hulldown train {game} --games {games} --seats {seats} --seed {work.seed}"
        command += f" --trials {trials}" if trials != TRIALS else ""
        command += f" --keen {keen}" if keen != 1 else ""
        command += f" --scenario {scenario}" if scenario else ""
        out.write_text(weights_file(learned, command, datetime.now(UTC).date().isoformat()))
    if plot is not None:
        _draw(learned, plot)
    if json:
        print_json(learned.to_json())
    else:
        _print(learned)


def _draw(learned: "Learned", plot: Path) -> None:
    """The curves as plots."""
    from hulldown.lab.plots import draw_curve

    game = learned.game
    plot.write_text(draw_curve(learned.curve, learned.without, f"{game}: {CURVE}"), "utf-8")
    if learned.habits:
        beside = plot.with_stem(f"{plot.stem}-actions")
        drawn = draw_curve(learned.habits_curve, learned.plain, f"{game}: {HABITS_CURVE}")
        beside.write_text(drawn, "utf-8")


def _print(learned: "Learned") -> None:
    from rich.table import Table

    out = console()
    table = Table("figure", title="Worth of one more")
    table.add_column("early", justify="right")
    table.add_column("late", justify="right")
    for name, early, late in zip(learned.names, learned.early, learned.late, strict=True):
        table.add_row(name, f"{early:+.3f}", f"{late:+.3f}")
    out.print(table)
    _print_curve(CURVE, learned.curve, learned.without)
    if learned.habits:
        _print_curve(HABITS_CURVE, learned.habits_curve, learned.plain)
    out.print(f"{learned.positions:,} positions of {learned.games:,} games of {learned.game},")
    out.print(
        f"{learned.lessons:,} decisions that a search looked at with {learned.trials} trials."
    )


def _print_curve(title: str, curve: list[tuple[int, float]], without: float) -> None:
    from rich.table import Table

    table = Table("games", title=title)
    table.add_column("loss", justify="right")
    table.add_row("none", f"{without:.4f}")
    for games, loss in curve:
        table.add_row(f"{games:,}", f"{loss:.4f}")
    console().print(table)
