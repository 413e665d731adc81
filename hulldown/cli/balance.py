"""`hulldown balance`: is a game fair between its seats, and between what it offers?"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hulldown.cli import FINE, FOUND
from hulldown.cli.groups import Seating, Work
from hulldown.cli.output import console, print_failed, print_json, progress_bar
from hulldown.cli.pack import read_pack
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from hulldown.kernel.game import AnyGame
    from hulldown.lab.balance import Balance
    from hulldown.lab.balance_report import BalanceReport

OURS: Final = "ours"
SCENARIO: Final = "scenario"
MOST_CHANGES: Final = 20
TOLD: Final = ("How games end", "Length in rounds")
"""The sections printed besides the gates; the page that `--out` writes has all of them."""


def balance(
    game: str,
    /,
    *,
    games: int = 1000,
    seats: int = 0,
    agents: str = "greedy",
    work: Work = Work(),
    seating: Seating = Seating(),
    against: str = "",
    each: str = "",
    gates: bool = False,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Let equal agents play many games, and report how balanced the game is.

    Every game is measured by the wins of its seats and by how it ends; a game may add
    figures of its own, and limits that must hold. `--out` writes a page with tables and plots.

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
        Who plays at all of them: random, greedy, usual (as for an absent player), or a file
        such as my_agent.py. Or one for each seat, joined by commas; they rotate through the seats.
    against
        Another sheet, or `ours`: the same games are played with it as well, and compared.
    each
        The key of an option, or scenario: play with each value, and compare them side by side.
    gates
        Exit with 1 if one of the limits does not hold.
    out
        The folder for the page and its plots; nothing is written without it.
    json
        Print all that was counted as JSON for programs instead of a table for people.
    """
    from hulldown.games import load

    chosen = load(game)
    sides = seating.sides(chosen)
    taken = seats or (len(sides) if sides else min(4, chosen.info.max_seats))
    run = BalanceRun(
        game=chosen,
        games=games,
        seats=taken,
        agents=agents,
        work=work,
        seating=seating,
        json=json,
    )
    if each:
        if against:
            raise ConfigError("config/bad-value", "--each does not go with --against")
        held = _side_by_side(run, each, out)
    else:
        held = _report(run, against, out)
    return FOUND if gates and not held else FINE


@dataclass(frozen=True)
class BalanceRun:
    """The games that are to be played, as they were asked for."""

    game: "AnyGame"
    games: int
    seats: int
    agents: str
    work: Work
    seating: Seating
    json: bool

    def play(
        self,
        what: str,
        pack: JSON,
        options: Mapping[str, JSON] | None = None,
        scenario: str | None = None,
    ) -> "Balance":
        """Play them with these cards, and with options and a scenario besides those asked for."""
        from hulldown.lab.balance import balance as run
        from hulldown.lab.cluster import cluster as connect

        bar = progress_bar(what, self.games, hidden=self.json)
        with bar as progress, connect(self.work.cluster) as executor:
            return run(
                self.game,
                self.games,
                self.seats,
                seed=self.work.seed,
                jobs=self.work.jobs,
                agent=self.agents,
                options={**self.seating.options(self.game, self.seats), **(options or {})},
                progress=progress,
                pack=pack,
                scenario=scenario or self.seating.scenario,
                teams=self.seating.sides(self.game),
                executor=executor,
            )

    def command(self, against: str, out: Path | None, each: str = "") -> str:
        """The command that plays them again."""
        seating = self.seating
        words = [
            f"hulldown balance {self.game.info.id} --games {self.games} --seats {self.seats}",
            f"--seed {self.work.seed} --agents {self.agents}",
            *[f"--option {choice}" for choice in seating.option],
            *([f"--scenario {seating.scenario}"] if seating.scenario else []),
            *([f"--teams {seating.teams}"] if seating.teams else []),
            *([f"--pack {seating.pack.name}"] if seating.pack else []),
            *([f"--against {Path(against).name}"] if against else []),
            *([f"--each {each}"] if each else []),
            *([f"--out {out.as_posix()}"] if out is not None else []),
        ]
        return " ".join(words)


def _side_by_side(run: BalanceRun, each: str, out: Path | None) -> bool:
    """Play with each value of an option, or each scenario; do all limits hold?"""
    from hulldown.lab.balance_report import SideBySide, write_side_by_side

    values = _values(run.game, each)
    if out is not None:
        _check_folder(out)
    cards = run.seating.cards(run.game)
    if each == SCENARIO:
        found = {name: run.play(name, cards, scenario=name) for name in values}
    else:
        found = {name: run.play(name, cards, {each: value}) for name, value in values.items()}
    _print_each(each, found, run.json)
    if out is not None:
        told = SideBySide(each, found, run.game.info.title, run.command("", out, each))
        page = write_side_by_side(told, out)
        if not run.json:
            console().print(f"Wrote {page}.", markup=False)
    return all(one.held for one in found.values())


def _report(run: BalanceRun, against: str, out: Path | None) -> bool:
    """Play, against other cards if asked, and tell of it; do all limits hold?"""
    from hulldown.lab.balance_report import BalanceReport, write_report

    game = run.game
    cards = run.seating.cards(game)
    if out is not None:
        _check_folder(out)
    other = None
    if against:
        sheet = None if against == OURS else Path(against)
        other = run.play("games before", read_pack(game.info.id, sheet))
    result = run.play("games", cards)
    report = BalanceReport(result, game.info.title, run.command(against, out), other)
    written = write_report(report, out) if out is not None else []
    if run.json:
        changes = [change.to_json() for change in report.changes]
        print_json({**result.to_json(), **({"against": changes} if other else {})})
        return result.held
    _print(result)
    if other is not None:
        _print_changes(report)
    if written:
        console().print(f"Wrote {written[0]}, {written[1]} and plots.", markup=False)
    return result.held


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
    """Find out before the games whether the folder can be written to."""
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
    print_failed(result.failed, result.games)


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
    for result in found.values():
        print_failed(result.failed, result.games)


def _print_changes(report: "BalanceReport") -> None:
    """What is clearly different, the largest first."""
    from rich.table import Table

    from hulldown.lab.balance_report import CHANGE_COLUMNS, change_cells, told_changes
    from hulldown.lab.compare import clear_ones
    from hulldown.texts import Texts

    texts = Texts(report.result.game)
    if report.against is not None:
        print_failed(report.against.failed, report.against.games)
    found = clear_ones(report.changes)
    if found:
        table = Table(*CHANGE_COLUMNS[:-1], title="What is different")
        for change in found[:MOST_CHANGES]:
            table.add_row(*change_cells(change, texts)[:-1])
        console().print(table)
    console().print(told_changes(report), markup=False)
