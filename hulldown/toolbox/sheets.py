"""Sheets of content packs: CSV as spreadsheets write it, and what is wrong in it."""

import csv
import unicodedata
from io import StringIO
from typing import Final, NamedTuple

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import Message
from hulldown.toolbox.faults import UNREADABLE, plain

BYTE_ORDER_MARK: Final = "\ufeff"
SEPARATORS: Final = (",", ";", "\t")
YES: Final = ("yes", "true", "x", "1", "ja", "wahr", "tak", "prawda")
NO: Final = ("no", "false", "", "0", "nein", "falsch", "nie", "fałsz")


class SheetFinding(NamedTuple):
    """What is wrong in a sheet: the row as a spreadsheet counts it, the column, what is wrong."""

    row: int
    column: str
    message: Message

    def to_json(self) -> dict[str, JSON]:
        """As JSON."""
        return {"row": self.row, "column": self.column, "message": self.message.to_json()}


class Lines(NamedTuple):
    """The cells of every line of a sheet, empty ones included; and why the rest cannot be read."""

    cells: list[list[str]]
    findings: list[SheetFinding]


def read_lines(text: str, longest: int) -> Lines:
    """All lines, with cells cut at this many characters."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    separator = separator_of(text)
    if text.startswith("sep="):  # for spreadsheets, which do not show it
        text = text.partition("\n")[2]
    lines = Lines([], [])
    try:
        for line in csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True):
            lines.cells.append([clean(cell, longest) for cell in line])
    except csv.Error:
        lines.findings.append(SheetFinding(len(lines.cells) + 1, "", UNREADABLE))
    return lines


def separator_of(text: str) -> str:
    """What stands most often in the first line that has a word."""
    first = text.strip().partition("\n")[0]
    return max(SEPARATORS, key=first.count)


def clean(cell: str, longest: int) -> str:
    """A cell's text, however a spreadsheet spaced and composed it; cut where nothing can fit."""
    return " ".join(unicodedata.normalize("NFC", cell[:longest]).split())


def refused(findings: list[SheetFinding]) -> DataError:
    """One error for all that is wrong; its details list the findings."""
    row, column, fault = findings[0]
    where = f"row {row}, {column}" if column else f"row {row}"
    listed = [finding.to_json() for finding in findings]
    return DataError("data/bad-key", f"{where}: {plain(fault)}", key=where, findings=listed)
