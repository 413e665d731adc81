"""`hulldown replay`: a saved match, step by step or as a whole."""

import sys
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from hulldown.cli.output import console, print_json
from hulldown.kernel.errors import ConfigError, HulldownError, MatchError
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.record import ACT, BY_CLOCK, BY_ORDER, BY_RULE

if TYPE_CHECKING:
    from rich.console import Console

    from hulldown.kernel.record import Record
    from hulldown.replays import Replay

QUIT: Final = "q"


def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    everything: bool = False,
    to: int | None = None,
    lang: Literal["en", "de", "pl"] = "en",
    json: bool = False,
) -> None:
    """Step through a saved match, as a spectator or a seat saw it, or with everything shown.

    Enter goes on, `b` goes back, a number goes to that record, `v` shows the table, `q` quits.
    Where the output is not a terminal, the whole log is printed.

    Example: `hulldown replay match.jsonl --seat 1`

    Parameters
    ----------
    file
        The saved match.
    seat
        Show what this seat saw, from 1; by default what a spectator saw.
    everything
        Show every action and every event whole, as nobody at the table saw them.
    to
        Begin with this record; where the output is not a terminal, end with it.
    lang
        The language: en, de or pl.
    json
        Print what the seat or spectator saw as JSON for programs.
    """
    from hulldown import replays

    found = replays.read(file)
    viewer = None if seat is None else _seat(found, seat)
    if to is not None and not 0 <= to < len(found.records):
        hint = f"They go from 0 to {len(found.records) - 1}."
        raise ConfigError("config/bad-value", f"no such record: {to}", hint)
    if json:
        print_json(replays.export(found, viewer, to))
        return
    screen = Screen(found, viewer, everything, lang)
    if sys.stdin.isatty() and sys.stdout.isatty():
        screen.walk(to or 0)
    else:
        screen.print_all(to)


def _seat(found: "Replay", seat: int) -> Seat:
    seats = found.header.config.get("seats")
    if not isinstance(seats, int) or not 1 <= seat <= seats:
        raise MatchError("match/seat", f"no such seat: {seat}", f"There are 1 to {seats}.")
    return seat - 1


class Stop(NamedTuple):
    """A record that shows something, in words."""

    number: int
    lines: list[str]


class Screen:
    """A saved match in the terminal: as a seat or a spectator saw it, or with everything shown."""

    def __init__(self, found: "Replay", seat: Seat | None, everything: bool, lang: str) -> None:
        from hulldown.games import names
        from hulldown.packs import titles
        from hulldown.texts import Texts

        game = found.header.game
        self.replay = found
        self.seat = seat
        self.everything = everything
        self.texts: Texts = Texts(game if game in names() else "", lang)
        self.texts.titles = titles(game, found.header.config.get("pack"))
        self.out: Console = console()
        self.note = ""
        labels = self._labels()
        self.moments = [
            Stop(record.number, lines)
            for record in found.records
            if (lines := self._lines(record, labels))
        ]

    def print_all(self, to: int | None) -> None:
        """The whole log; or the log up to a record, and the table there."""
        self._begin()
        shown = self.moments if to is None else self.moments[: self._place(to + 1)]
        for place in range(len(shown)):
            self._show(place)
        if to is None:
            self._show_end()
        else:
            self._show_table(to)

    def walk(self, number: int) -> None:
        """Go where the person wants, until it leaves."""
        self._begin()
        self._say("terminal-replay-how")
        place = self._place(number)
        self._show(place)
        while (typed := self._read()) != QUIT:
            if typed == "v":
                self._show_table(self._number(place))
            else:
                place = self._next(place, typed)
                self._show(place)

    # Where we are.

    def _next(self, place: int, typed: str) -> int:
        """The place that was typed: none beyond the first or the end."""
        if typed.isdecimal():
            return self._place(int(typed))
        step = {"": 1, "b": -1}.get(typed, 0)
        return max(0, min(place + step, len(self.moments)))

    def _place(self, number: int) -> int:
        """The first place at or after this record."""
        return sum(moment.number < number for moment in self.moments)

    def _number(self, place: int) -> int:
        last = len(self.replay.records) - 1
        return self.moments[place].number if place < len(self.moments) else last

    def _read(self) -> str:
        try:
            return input("> ").strip().lower()
        except EOFError:
            self.out.print()
            return QUIT

    # In words.

    def _labels(self) -> dict[int, Message]:
        """Each action in words, as far as the rules of today make the same match."""
        labels: dict[int, Message] = {}
        try:
            upcoming = [*self.replay.records[1:], None]
            for match, record in zip(self.replay.walk(), upcoming, strict=True):
                if record is not None and record.seat is not None:
                    for action in match.legal(record.seat):
                        if action.to_json() == record.action:
                            label = match.describe(record.seat, action)
                            labels[record.number] = label.message
        except HulldownError as error:
            self.note = error.message
        return labels

    def _lines(self, record: "Record", labels: dict[int, Message]) -> list[str]:
        lines = []
        if record.kind == ACT and (self.everything or record.seat == self.seat):
            lines.append(self._action(record, labels.get(record.number)))
        for event in record.events:
            message = event.message if self.everything else event.seen_by(self.seat)
            if message is not None:
                lines.append(self.texts.message(message))
        return lines

    def _action(self, record: "Record", label: Message | None) -> str:
        words = {"kind": "", **(record.action or {})}
        said = " ".join(map(str, words.values())) if label is None else self.texts.message(label)
        how = {
            BY_RULE: "terminal-by-rule",
            BY_ORDER: "terminal-by-order",
            BY_CLOCK: "terminal-by-clock",
        }
        line = f"{self.texts.value(f'seat:{record.seat}')}: {said}"
        return f"{line} ({self.texts.text(how[record.by])})" if record.by in how else line

    # Showing.

    def _say(self, id: str, **args: str | int) -> None:
        self.out.print(self.texts.text(id, **args), markup=False, soft_wrap=True)

    def _begin(self) -> None:
        header, texts = self.replay.header, self.texts
        title = texts.text("game-title") if texts.has("game-title") else header.game
        self._say("terminal-replay", title=title, records=len(self.replay.records))
        if self.note:
            self.out.print(self.note, markup=False, soft_wrap=True)

    def _show(self, place: int) -> None:
        if place == len(self.moments):
            self._show_end()
            return
        moment = self.moments[place]
        for line, number in zip_longest(moment.lines, [moment.number], fillvalue=""):
            self.out.print(f"{number:>4}  {line}", markup=False, soft_wrap=True)

    def _show_end(self) -> None:
        from hulldown.cli.view import final_table

        outcome = self.replay.result.outcome
        if outcome is None:
            self._say("terminal-not-over")
            return
        self._say(f"outcome-{outcome.reason}")
        self.out.print(final_table(outcome, self.texts))

    def _show_table(self, number: int) -> None:
        from hulldown.cli.view import rendered

        try:
            match = self.replay.match_at(number)
        except HulldownError as error:
            self.out.print(error.message, markup=False, soft_wrap=True)
            return
        view = match.view_as_text(self.seat)
        self.out.print(rendered(view, self.texts, everything=True))
