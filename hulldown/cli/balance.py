"""`hulldown balance`: is a game fair between its seats, and between what it offers?"""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.cli import FINE, FOUND
from hulldown.cli.choices import Options, read_options, read_teams
from hulldown.cli.output import console, print_json, progress_bar
from hulldown.cli.pack import read_pack
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from hulldown.lab.balance import Balance

TOLD: Final = ("How games end", "Length in rounds")
"""What is printed besides the gates; the page of `--out` has all of it."""


def balance(
    game: str,
    /,
    *,
    games: int = 1000,
    seats: int = 0,
    agents: str = "greedy",
    seed: int = 1,
    jobs: int = 1,
    option: Options = (),
    scenario: str | None = None,
    teams: str = "",
    pack: Path | None = None,
    gates: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Let equal agents play many games, and report how balanced the game is.

    Every game is measured by the wins of its seats and by how it ends; a game may have more to
    say, and limits that must hold. With `--out` a page with tables and plots is written.

    Example: `hulldown balance rush --games 5000 --jobs 0 --gates --out report`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    games
        How many games to play.
    seats
        How many seats; 0 is four, or as many as the game has.
    agents
        Who plays at all of them: random, greedy, usual (somebody who is not there), or a file
        such as my_agent.py. Or one for each seat, joined by commas; they rotate through the seats.
    seed
        The seed of the whole run; game number i takes its own from it.
    jobs
        How many processes share the work; 0 is one for each core.
    option
        A choice of the game, as key=value; may be given several times.
    scenario
        The scenario, where a game has several.
    teams
        The side of each seat by name, joined by commas; then no side may win too often.
    pack
        A sheet with the cards of your own box; `hulldown pack` writes one to fill.
    gates
        Exit with 1 if one of the limits does not hold.
    out
        The folder for the page and its plots; nothing is written without it.
    json
        Print all that was counted as JSON for programs instead of a table for people.
    """
    from hulldown.games import load
    from hulldown.lab.balance import balance as run
    from hulldown.lab.balance import write_report

    chosen = load(game)
    sides = read_teams(chosen, teams)
    taken = seats or (len(sides) if sides else min(4, chosen.info.max_seats))
    options = read_options(chosen, option, taken)
    cards = read_pack(game, pack)
    if out is not None:
        _check_folder(out)
    with progress_bar("games", games, hidden=json) as progress:
        result = run(
            chosen, games, taken, seed, jobs, agents, options, progress, cards, scenario, sides
        )
    if out is not None:
        command = f"hulldown balance {game} --games {games} --seats {taken} --seed {seed}"
        given = "".join(f" --option {choice}" for choice in option)
        given += f" --scenario {scenario}" if scenario else ""
        given += f" --teams {teams}" if teams else ""
        given += f" --pack {pack.name}" if pack else ""
        command += f" --agents {agents}{given} --out {out.as_posix()}"
        written = write_report(result, chosen.info.title, command, out)
    if json:
        print_json(result.to_json())
    else:
        _print(result)
        if out is not None:
            console().print(f"Wrote {written[0]} and its plots.", markup=False)
    return FOUND if gates and not result.held else FINE


def _check_folder(out: Path) -> None:
    """Games take long: a folder that cannot be written to is better known before."""
    there = next(path for path in (out.absolute(), *out.absolute().parents) if path.exists())
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise ConfigError("config/bad-value", f"cannot write into {out}", "Name another folder.")


def _print(result: "Balance") -> None:
    from rich.table import Table

    out = console()
    table = Table("gate", "wanted", "measured", "")
    for gate in result.gates:
        table.add_row(gate.what, gate.wanted, gate.measured, "held" if gate.held else "not held")
    out.print(table)
    for section in result.sections:
        if section.title in TOLD:
            told = Table(*section.columns, title=section.title)
            for row in section.rows:
                told.add_row(*row)
            out.print(told)
    out.print(f"{result.games:,} games of {result.game} with seed {result.seed}.")
