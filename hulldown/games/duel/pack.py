"""Content packs: a sheet of four blocks, battle, damage, tank and terrain, and ours for the rest.

Each block begins with a header row: the block's name, then its columns. The first cell of every
row below it is the number or id of a card, a tank or a kind of Terrain. docs/content-packs.md
explains the sheet.
"""

import csv
import re
from collections import Counter
from collections.abc import Callable
from io import StringIO
from typing import Final, NamedTuple

from hulldown.games.duel.content import (
    BLOCKS,
    COLUMNS,
    KEYS,
    LIMITS,
    SOURCES,
    SPECIAL_GROUND,
    Entry,
    blocks_in,
    content_of,
    our_blocks,
    read_battle_card,
    read_board,
    read_damage_card,
    read_ground,
)
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import Message, read_message
from hulldown.toolbox.faults import (
    COLUMN_MISSING,
    COLUMN_TWICE,
    MORE_CELLS,
    NO_ROWS,
    in_row,
    listed,
    no_column,
    no_id,
    not_whole,
    typed,
)
from hulldown.toolbox.sheets import NO, YES, SheetFinding, read_lines, refused

LONGEST_CELL: Final = 400
LISTED: Final = " / "
SPACED: Final = ("icons", "crosses", "crew", "equipment")
NUMBER: Final = re.compile(r"([+-]?\d{1,6})(?:[.,]0+)?", re.ASCII)
ID: Final = re.compile("[a-z0-9_]{2,40}")
LONGEST_NAME: Final = 40

Cells = dict[str, str]


class Row(NamedTuple):
    """A row of a sheet: its number, its block, and the entry it tells of."""

    number: int
    block: str
    entry: Entry


def columns_of(block: str) -> list[str]:
    """The header row of a block: its name in the place of its key."""
    return [block, *[column for column in COLUMNS[block] if column != KEYS[block]]]


# Writing a sheet


def sheet(separator: str = ",") -> str:
    """Our cards, tanks and Terrain as a sheet to be changed, block by block.

    HILL, ROAD and MINE are no Terrain of the base deck and stay out of it.
    """
    out = StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\n")
    for block in BLOCKS:
        writer.writerow(columns_of(block))
        for entry in our_blocks()[block]:
            if entry[KEYS[block]] in SPECIAL_GROUND:
                continue
            writer.writerow([cell_of(column, entry[column]) for column in COLUMNS[block]])
        writer.writerow([])
    return out.getvalue()


def cell_of(column: str, value: JSON) -> str:
    """A value as a cell; several words or numbers are parted by spaces, texts by a slash."""
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, list):
        spaced = column in SPACED or all(isinstance(one, int) for one in value)
        return (" " if spaced else LISTED).join(str(one) for one in value)
    return str(value)


# Reading a sheet


def read(text: str, name: str) -> JSON:
    """The pack of a filled sheet; or one error that holds all findings."""
    lines = Lines(text)
    findings = [*lines.findings, *doubles(lines.rows)]
    known = {row.entry["id"] for row in lines.rows if row.block == "terrain"}
    terrains = (*[entry["id"] for entry in our_blocks()["terrain"]], *sorted(known))
    for row in lines.rows:
        findings += row_findings(row, terrains)
    if findings:
        raise refused(sorted(findings, key=lambda finding: finding[:2]))
    blocks = {block: completed(block, lines.rows) for block in BLOCKS}
    pack = {"name": name, "hash": digest(blocks), **blocks}
    content_of(pack)
    return pack


def completed(block: str, rows: list[Row]) -> list[Entry]:
    """D-039: ours, each replaced by the row of its number or id; new ids come after them."""
    key = KEYS[block]
    given = {row.entry[key]: row.entry for row in rows if row.block == block}
    ours = [given.pop(entry[key], entry) for entry in our_blocks()[block]]
    return [*ours, *given.values()]


def row_findings(row: Row, terrains: tuple[str, ...]) -> list[SheetFinding]:
    """What does not fit in one row: its key first, then the first cell that is wrong."""
    fault = key_fault(row)
    if fault is not None:
        return [SheetFinding(row.number, row.block, fault)]
    readers: dict[str, Callable[[Entry], object]] = {
        "battle": lambda entry: read_battle_card(entry, terrains),
        "damage": read_damage_card,
        "tank": read_board,
        "terrain": read_ground,
    }
    try:
        readers[row.block](row.entry)
    except DataError as error:
        column = str(error.details["key"]).partition(".")[2]
        return [SheetFinding(row.number, column or row.block, read_message(error.details["fault"]))]
    return []


def key_fault(row: Row) -> Message | None:
    """D-020, D-041: numbers that the decks have; ids of small letters; our scenario cards stay."""
    key = row.entry[KEYS[row.block]]
    if KEYS[row.block] == "number":
        most = len(our_blocks()[row.block])
        fits = isinstance(key, int) and 1 <= key <= most
        return None if fits else not_whole(key, 1, most)
    if not ID.fullmatch(key):
        return no_id(key)
    if row.block == "terrain" and key in SPECIAL_GROUND:
        return Message("fault-ground-stays", {"id": typed(key)})
    named = 0 < len(row.entry["name"]) <= LONGEST_NAME
    return None if named else Message("fault-name", {"most": LONGEST_NAME})


def doubles(rows: list[Row]) -> list[SheetFinding]:
    """D-040: a number or an id that an earlier row has already."""
    seen: dict[tuple[str, JSON], int] = {}
    out: list[SheetFinding] = []
    for row in rows:
        key = (row.block, row.entry[KEYS[row.block]])
        if key in seen:
            out.append(SheetFinding(row.number, row.block, in_row(key[1], seen[key])))
        seen.setdefault(key, row.number)
    return out


class Lines:
    """The lines of a sheet, block by block."""

    def __init__(self, text: str) -> None:
        self.rows: list[Row] = []
        self.findings: list[SheetFinding] = []
        self.block = ""
        self.columns: list[str] = []
        cells, unreadable = read_lines(text, LONGEST_CELL)
        for number, line in enumerate(cells, start=1):
            self._read_line(number, line)
        self.findings += unreadable
        if not self.rows and not self.findings:
            self.findings.append(SheetFinding(len(cells) + 1, "", NO_ROWS))

    def _read_line(self, number: int, cells: list[str]) -> None:
        if not any(cells):
            return
        if cells[0].lower() in BLOCKS:
            self._begin_block(number, [cell.lower() for cell in cells])
        elif not self.block:
            fault = Message("fault-no-block", {"known": listed(BLOCKS)})
            self.findings.append(SheetFinding(number, "", fault))
        elif self.columns and any(cells[len(self.columns) :]):
            self.findings.append(SheetFinding(number, "", MORE_CELLS))
        elif self.columns:
            filled = dict(zip(self.columns, cells, strict=False))
            self.rows.append(Row(number, self.block, as_entry(self.block, filled)))

    def _begin_block(self, number: int, cells: list[str]) -> None:
        """The header row of a block; without all its columns nothing below it can be read."""
        self.block = cells[0]
        known = columns_of(self.block)
        strange = no_column(tuple(known))
        faults = [(one, COLUMN_MISSING) for one in known if one not in cells]
        faults += [(one, strange) for one in cells if one and one not in known]
        faults += [(one, COLUMN_TWICE) for one in known if cells.count(one) > 1]
        self.findings += [SheetFinding(number, column, fault) for column, fault in faults]
        self.columns = [] if faults else cells


def as_entry(block: str, cells: Cells) -> Entry:
    """A row as an entry; what does not fit stays as it was typed, to be found."""
    key = KEYS[block]
    return {
        column: value_of(column, kind, cells.get(block if column == key else column, ""))
        for column, kind in COLUMNS[block].items()
    }


def value_of(column: str, kind: type, typed: str) -> JSON:
    """What a cell says."""
    if kind is int:
        return whole(typed)
    if kind is bool:
        said = typed.lower()
        return said in YES if said in YES + NO else typed
    if kind is list:
        parts = typed.lower().split("/") if "/" in typed or is_text(column) else typed.split()
        words = [part.strip() for part in parts if part.strip()]
        return [whole(word) for word in words] if column in LIMITS else words
    if column == "pen":
        return typed.upper().removeprefix("+")
    return typed if column == "name" else typed.lower()


def is_text(column: str) -> bool:
    """Do the members of this column have spaces of their own?"""
    return column == "plays" or column.endswith(("_light", "_heavy", "_critical"))


def whole(typed: str) -> int | str:
    """A whole number, even where a spreadsheet wrote 3,0 or 3.0."""
    found = NUMBER.fullmatch(typed)
    return int(found[1]) if found else typed


# What a pack tells


def titles(pack: JSON) -> dict[str, str]:
    """Names that our texts have not: cards with other halves, tanks and Terrain of other names."""
    ours = our_blocks()
    blocks = blocks_in(pack)
    printed = {entry["number"]: entry["plays"] for entry in ours["battle"]}
    out: dict[str, str] = {}
    for card in blocks["battle"]:
        if card["plays"] != printed[card["number"]]:
            said = LISTED.join(play_title(play) for play in card["plays"])
            out[f"card:n{card['number']}"] = f"{card['number']} {said}"
    for block, kind in (("tank", "model"), ("terrain", "terrain")):
        names = {(entry["id"], entry["name"]) for entry in ours[block]}
        for entry in blocks[block]:
            if (entry["id"], entry["name"]) not in names:
                out[f"{kind}:{entry['id']}"] = entry["name"]
    return out


def play_title(play: str) -> str:
    """A half of a card as a title."""
    return play.removeprefix("terrain ").replace("_", " ").capitalize()


def figures(pack: JSON) -> dict[str, int]:
    """How many cards, tanks and kinds of Terrain have figures of which source."""
    blocks = blocks_in(pack)
    found = Counter(entry["figures"] for entries in blocks.values() for entry in entries)
    return {source: found[source] for source in SOURCES}
