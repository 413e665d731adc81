"""`hulldown load`: how many matches a server can carry here."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.cli.output import check_folder, console, print_json
from hulldown.kernel.canonical import JSON

if TYPE_CHECKING:
    from rich.table import Table

LEAST_FINISHED: Final = 10


def load(
    game: str,
    /,
    *,
    matches: int = 200,
    seconds: float = 10.0,
    quick: bool = False,
    aces: int = 0,
    finished: int = 0,
    folder: Path | None = None,
    json: bool = False,
) -> None:
    """Start a server on one core and measure it under many live matches of two seats.

    First each match makes one action per second; the database is SQLite, and nothing is
    acknowledged before it is on disk. Then all play as fast as they can, and then matches
    are added until one action in a hundred takes longer than 50 ms.

    Example: `hulldown load template --matches 100 --quick`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    matches
        How many matches to begin with.
    seconds
        How long to measure each number of matches.
    quick
        Do not look for the most matches it can carry.
    aces
        Also measure the same matches while this many others play against an Ace each.
    finished
        Measure memory instead, while this many matches are played to their end.
    folder
        Where to put the database meanwhile; by default among temporary files.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.games import load as find_game
    from hulldown.kernel.errors import ConfigError
    from hulldown.lab.load import load as run
    from hulldown.lab.load import memory

    find_game(game)
    if matches < 1 or seconds <= 0 or aces < 0 or (finished and finished < LEAST_FINISHED):
        what = f"{finished} finished matches" if finished else f"{matches} for {seconds} seconds"
        hint = f"Take more than 0, and at least {LEAST_FINISHED} finished matches."
        raise ConfigError("config/bad-value", f"cannot measure {what}", hint)
    check_folder(folder)
    out = console()
    tell = _nobody if json else out.print
    measured = (
        memory(game, finished, folder, tell)
        if finished
        else run(game, matches, seconds, not quick, folder, tell, aces)
    )
    if json:
        print_json(measured)
        return
    out.print(_memory_table(measured) if finished else _table(measured))
    for line in _memory_words(measured) if finished else _words(measured):
        out.print(line)


def _nobody(_: str) -> None:
    """Report no progress: the output is for a program."""


def _table(measured: dict[str, JSON]) -> "Table":
    from rich.table import Table

    table = Table()
    for heading in ("matches", "actions/s", "p50 ms", "p95 ms", "p99 ms", "CPU ms", "busy"):
        table.add_column(heading, justify="right")
    thinking, hurried = measured["thinking"], measured["hurried"]
    levels = [measured["paced"], thinking, *measured["more"], hurried]
    for level in [level for level in levels if level is not None]:
        name = str(level["matches"])
        if level is hurried:
            name += " in a hurry"
        if level is thinking:
            name += f" beside {measured['aces']} Aces"
        took = [f"{level['client'][key]:.1f}" for key in ("p50", "p95", "p99")]
        speed, busy = f"{level['actions_per_s']:.0f}", f"{level['busy']:.0%}"
        table.add_row(name, speed, *took, f"{level['cpu_ms']:.2f}", busy)
    return table


def _memory_table(measured: dict[str, JSON]) -> "Table":
    from rich.table import Table

    table = Table()
    for heading in ("matches finished", "MB", "in memory"):
        table.add_column(heading, justify="right")
    for step in measured["steps"]:
        table.add_row(str(step["finished"]), f"{step['megabytes']:.1f}", str(step["rooms"]))
    return table


def _memory_words(measured: dict[str, JSON]) -> list[str]:
    return [
        f"In the second half each match left {measured['grown_kb_each']:.1f} KB.",
        f"{measured['game']}, {_core(measured)}.",
    ]


def _core(measured: dict[str, JSON]) -> str:
    core = "compiled" if measured["compiled"] else "pure Python"
    return f"the {core} core on Python {measured['python']}"


def _shares(level: dict[str, JSON]) -> str:
    return ", ".join(f"{part} {share:.0%}" for part, share in level["shares"].items())


def _words(measured: dict[str, JSON]) -> list[str]:
    paced, hurried = measured["paced"], measured["hurried"]
    lines = [
        f"At the server itself 99 of 100 actions took at most {paced['server']['p99']:.1f} ms.",
        f"Its work at this pace: {_shares(paced)}.",
        f"Its work in a hurry: {_shares(hurried)}.",
    ]
    if measured["thinking"] is not None:
        rise = measured["thinking"]["client"]["p99"] / paced["client"]["p99"] - 1
        lines.append(f"While Aces think, the slowest hundredth takes {rise:+.0%}.")
    if measured["most"] is not None:
        lines.append(f"It carries {measured['most']} matches with 99 of 100 actions within 50 ms.")
    if measured["crowd_too_busy"]:
        lines.append("Those who play were too busy themselves: the server can do more.")
    if not measured["quiet"]:
        lines.append("Others were at work on its core: measure again on a quiet machine.")
    if measured["cores"] < 2:
        lines.append("The server shared its core with those who play: these numbers are too low.")
    disk = f"the disk takes {measured['disk_ms']:.1f} ms"
    lines.append(f"{measured['game']}, {_core(measured)}; {disk}.")
    return lines
