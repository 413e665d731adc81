"""`hulldown balance`: is a game fair between its seats, and between what it offers?"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.cli import FINE, FOUND
from hulldown.cli.choices import Options, read_options, read_teams
from hulldown.cli.output import console, print_json, progress_bar
from hulldown.cli.pack import read_pack
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from hulldown.kernel.game import AnyGame
    from hulldown.lab.balance import Balance
    from hulldown.lab.balance_report import Report

OURS: Final = "ours"
SCENARIO: Final = "scenario"
MOST_CHANGES: Final = 20
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
    against: str = "",
    each: str = "",
    gates: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Let equal agents play many games, and report how balanced the game is.

    Every game is measured by the wins of its seats and by how it ends; a game may have more to
    say, and limits that must hold. With `--out` a page with tables and plots is written.

    Example: `hulldown balance rush --games 5000 --jobs 0 --gates --out report`

    What did a change do? `hulldown balance rush --pack mine.csv --against ours --games 5000`

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
    against
        Another sheet, or ours: the same games are played with it, too, and compared.
    each
        The key of an option, or scenario: play with each of its values, and set them side by side.
    gates
        Exit with 1 if one of the limits does not hold.
    out
        The folder for the page and its plots; nothing is written without it.
    json
        Print all that was counted as JSON for programs instead of a table for people.
    """
    from hulldown.games import load
    from hulldown.lab.balance import balance as run
    from hulldown.lab.balance_report import Report, write_report

    chosen = load(game)
    sides = read_teams(chosen, teams)
    taken = seats or (len(sides) if sides else min(4, chosen.info.max_seats))
    options = read_options(chosen, option, taken)
    cards = read_pack(game, pack)
    if out is not None:
        _check_folder(out)

    def play(
        what: str,
        cards: JSON = cards,
        options: Mapping[str, JSON] = options,
        scene: str | None = scenario,
    ) -> "Balance":
        with progress_bar(what, games, hidden=json) as progress:
            return run(
                chosen,
                games,
                taken,
                seed=seed,
                jobs=jobs,
                agent=agents,
                options=dict(options),
                progress=progress,
                pack=cards,
                scenario=scene,
                teams=sides,
            )

    if each:
        if against or out is not None:
            raise ConfigError("config/bad-value", "--each goes with neither --against nor --out")
        values = _values(chosen, each)
        found = {
            name: play(name, scene=name)
            if each == SCENARIO
            else play(name, options={**options, each: value})
            for name, value in values.items()
        }
        _print_each(each, found, json)
        return FOUND if gates and not all(one.held for one in found.values()) else FINE
    other = (
        play("games before", read_pack(game, None if against == OURS else Path(against)))
        if against
        else None
    )
    result = play("games")
    command = f"hulldown balance {game} --games {games} --seats {taken} --seed {seed}"
    given = "".join(f" --option {choice}" for choice in option)
    given += f" --scenario {scenario}" if scenario else ""
    given += f" --teams {teams}" if teams else ""
    given += f" --pack {pack.name}" if pack else ""
    given += f" --against {Path(against).name}" if against else ""
    command += f" --agents {agents}{given}"
    command += f" --out {out.as_posix()}" if out is not None else ""
    report = Report(result, chosen.info.title, command, other)
    written = write_report(report, out) if out is not None else []
    if json:
        changes = [change.to_json() for change in report.changes]
        print_json({**result.to_json(), **({"against": changes} if other else {})})
    else:
        _print(result)
        if other is not None:
            _print_changes(report)
        if out is not None:
            console().print(f"Wrote {written[0]}, {written[1]} and plots.", markup=False)
    return FOUND if gates and not result.held else FINE


def _values(game: "AnyGame", each: str) -> dict[str, JSON]:
    """The values of an option, or the scenarios, by their names."""
    if each == SCENARIO:
        return {name: name for name in game.info.scenarios}
    found = next((option for option in game.info.options if option.id == each), None)
    if found is None or not (found.choices or isinstance(found.default, bool)):
        fit = [
            SCENARIO,
            *(one.id for one in game.info.options if one.choices or isinstance(one.default, bool)),
        ]
        hint = "These have: " + ", ".join(fit) + "."
        raise ConfigError("config/bad-value", f"{each} has no list of values", hint, key="each")
    return {name: name for name in found.choices} or {"false": False, "true": True}


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


def _print_each(each: str, found: dict[str, "Balance"], json: bool) -> None:
    """Wins, length and gates for each value."""
    from rich.table import Table

    from hulldown.lab.compare import interval, length

    if json:
        print_json({"each": each, "values": {name: one.to_json() for name, one in found.items()}})
        return
    table = Table(each, "wins", "95 % interval", "rounds", "gates")
    for name, result in found.items():
        wins = [rate for rate in result.rates if rate.group in ("seats_won", "sides_won")]
        took = length(result.counts)
        rounds = f"{took.mean:.1f} ± {took.within:.1f}" if took else ""
        broken = [gate.what for gate in result.gates if not gate.held]
        for place, rate in enumerate(wins):
            share, low, high = interval(rate)
            figures = (f"{rate.name.partition(':')[2]} {share:.1%}", f"{low:.1%} to {high:.1%}")
            ends = (rounds, "; ".join(broken) or "held") if place == 0 else ("", "")
            table.add_row(
                "" if place else name, *figures, *ends, end_section=place == len(wins) - 1
            )
    console().print(table)


def _print_changes(report: "Report") -> None:
    """What is clearly different, the largest first."""
    from rich.table import Table

    from hulldown.lab.balance_report import CHANGE_COLUMNS, change_cells, told_changes
    from hulldown.lab.compare import clear_ones
    from hulldown.texts import Texts

    texts = Texts(report.result.game)
    found = clear_ones(report.changes)
    if found:
        table = Table(*CHANGE_COLUMNS[:-1], title="What is different")
        for change in found[:MOST_CHANGES]:
            table.add_row(*change_cells(change, texts)[:-1])
        console().print(table)
    console().print(told_changes(report), markup=False)
