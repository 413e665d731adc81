"""`hulldown puzzles`: positions in which one move is far better than all others."""

import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from hulldown.cli.choices import Options, read_options, read_teams
from hulldown.cli.output import check_folder, console, progress_bar

if TYPE_CHECKING:
    from hulldown.kernel.game import AnyGame
    from hulldown.puzzles import Collection


def puzzles(
    game: str,
    /,
    *,
    count: int = 30,
    seed: int = 1,
    seats: tuple[int, ...] = (2,),
    option: Options = (),
    scenario: tuple[str, ...] = (),
    teams: str = "",
    ahead: int = -1,
    without: tuple[int, ...] = (),
    theme: tuple[str, ...] = (),
    check: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Find positions in which one move is far better than all others.

    Agents play matches, and the decisions after which most was won or lost are looked at from what
    their seat knows. Where a move stands out it is searched four times, longer and in other worlds
    each time, the last time to the end of the match, and kept if it still stands out. Beginnings,
    middles and ends of matches take turns, and no theme has more than half of the puzzles. The
    same seed finds the same puzzles.

    Example: `hulldown puzzles rush --count 30 --out hulldown/games/rush/puzzles/puzzles.json`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    count
        How many puzzles to find.
    seed
        The seed of the whole run; match number i takes its own from it.
    seats
        How many seats; given several times, the matches take turns.
    option
        A choice of the game, as key=value; may be given several times.
    scenario
        The scenario, where a game has several; given several times, the matches take turns.
    teams
        The side of each seat by name, joined by commas, where a game has sides.
    ahead
        How many rounds a trial plays on before the game's estimate ends it: 0 plays to the end,
        -1 leaves it to the game.
    without
        The number of a find to leave out because it is dull; may be given several times.
    theme
        Only puzzles about this, by its name in the game's themes; may be given several times.
    check
        Find nothing new: search every puzzle of the game again, in other worlds (--seed), and exit
        with 1 if a move no longer leads.
    out
        The file for what was found, written after each find; a game reads puzzles/puzzles.json
        in its own folder.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.games import load
    from hulldown.lab.mining import Search, mine
    from hulldown.puzzles import Collection

    check_folder(out and out.parent)
    chosen = load(game)
    if check:
        sys.exit(_check(chosen, seed))
    sides = read_teams(chosen, teams)
    searches: list[Search] = []
    for place, number in product(scenario or (None,), seats):
        options = read_options(chosen, option, number)
        config = chosen.info.configure(number, options, place, sides)
        searches.append(Search(config, seed, ahead))
    found = Collection("", ahead, [])
    done = 0
    with progress_bar("puzzles", count, hidden=json) as progress:
        for puzzle in mine(chosen, searches, count, progress, theme):
            done += 1
            if done not in without:
                puzzle.id = str(len(found.puzzles) + 1)
                found.puzzles.append(puzzle)
            command = _command(game, done, seed, seats, option, scenario, teams, ahead, theme)
            found.command = command + "".join(f" --without {one}" for one in without)
            if out is not None:
                out.write_text(found.text())
    if json:
        print(found.text(), end="")
    else:
        _print(found)


def _check(game: "AnyGame", seed: int) -> int:
    """Search all puzzles again; 1 if a move no longer leads."""
    from rich.table import Table

    from hulldown.lab.mining import check

    table = Table("puzzle", "theme", "move")
    table.add_column("leads by", justify="right")
    fallen = 0
    for puzzle, lead in check(game, seed):
        fallen += lead <= 0
        table.add_row(puzzle.id, puzzle.theme, puzzle.solution, f"{lead:+.2f}")
    console().print(table)
    return int(fallen > 0)


def _command(
    game: str,
    count: int,
    seed: int,
    seats: tuple[int, ...],
    option: Options,
    scenario: tuple[str, ...],
    teams: str,
    ahead: int,
    theme: tuple[str, ...],
) -> str:
    """The command that finds the same again."""
    command = f"hulldown puzzles {game} --count {count} --seed {seed}"
    command += "".join(f" --seats {one}" for one in seats)
    command += "".join(f" --option {one}" for one in option)
    command += "".join(f" --scenario {one}" for one in scenario)
    command += f" --teams {teams}" if teams else ""
    command += "".join(f" --theme {one}" for one in theme)
    return command + (f" --ahead {ahead}" if ahead >= 0 else "")


def _print(found: "Collection") -> None:
    from rich.table import Table

    table = Table("puzzle", "theme", "move", "hard")
    table.add_column("promises", justify="right")
    table.add_column("next best", justify="right")
    for one in found.puzzles:
        hard = "yes" if one.hard else ""
        values = f"{one.value:.2f}", f"{one.next_value:.2f}"
        table.add_row(one.id, one.theme, one.solution, hard, *values)
    console().print(table)
