"""Sheets of content packs: CSV as spreadsheets write it, and what is wrong in it."""

import csv
import unicodedata
from io import StringIO
from typing import Final, NamedTuple

from hulldown.kernel.errors import DataError

BYTE_ORDER_MARK: Final = "\ufeff"
SEPARATORS: Final = (",", ";", "\t")
YES: Final = ("yes", "true", "x", "1", "ja", "wahr", "tak", "prawda")
NO: Final = ("no", "false", "", "0", "nein", "falsch", "nie", "fałsz")


class Finding(NamedTuple):
    """What is wrong in a sheet: the row as a spreadsheet counts it, the column, the reason."""

    row: int
    column: str
    reason: str


class Lines(NamedTuple):
    """The cells of every line of a sheet, empty ones included; and why the rest cannot be read."""

    cells: list[list[str]]
    findings: list[Finding]


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
    except csv.Error as error:
        row = len(lines.cells) + 1
        lines.findings.append(Finding(row, "", f"cannot be read: {error}"))
    return lines


def separator_of(text: str) -> str:
    """What stands most often in the first line that has a word."""
    first = text.strip().partition("\n")[0]
    return max(SEPARATORS, key=first.count)


def clean(cell: str, longest: int) -> str:
    """A cell's text, however a spreadsheet spaced and composed it; cut where nothing can fit."""
    return " ".join(unicodedata.normalize("NFC", cell[:longest]).split())


def refused(findings: list[Finding]) -> DataError:
    """One error for all that is wrong; its details list the findings."""
    row, column, reason = findings[0]
    where = f"row {row}, {column}" if column else f"row {row}"
    more = f" (and {len(findings) - 1} more)" if len(findings) > 1 else ""
    listed = [finding._asdict() for finding in findings]
    return DataError("data/bad-key", f"{where}: {reason}{more}", key=where, findings=listed)
