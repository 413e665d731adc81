"""Content packs: a set of tiles of one's own, drawn in a spreadsheet, a cell for each space.

A pack is plain data, {"name", "hash", "tiles"}, so that a match which carries it needs nothing
else. docs/content-packs.md explains the sheet.
"""

import csv
from io import StringIO
from typing import Final

from hulldown.games.arcade.catalog import entries_in, read_sets
from hulldown.games.arcade.tiles import Fault, read_grid, set_faults
from hulldown.kernel.canonical import JSON, digest
from hulldown.toolbox.faults import NO_ROWS
from hulldown.toolbox.sheets import SheetFinding, read_lines, refused

TILE: Final = "tile"
LONGEST_CELL: Final = 20
OURS: Final = ("red", "blue", "white", "green")


def sheet(separator: str = ",") -> str:
    """The tiles of our first set as a sheet to be changed: one row for each row of a tile."""
    out = StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\n")
    entries = read_sets()[0]["tile"]
    size = len(read_grid(entries[0]["grid"]))
    writer.writerow([TILE, *range(1, size + 1)])
    for entry in entries:
        for row in read_grid(entry["grid"]):
            writer.writerow([entry["id"], *row])
    return out.getvalue()


def read(text: str, name: str) -> JSON:
    """The pack of a filled sheet; or one error that holds all findings."""
    rows, findings = read_rows(text)
    grids: dict[str, list[str]] = {}
    places: dict[str, list[int]] = {}
    for number, tile, signs in rows:
        grids.setdefault(tile, []).append(" ".join(signs))
        places.setdefault(tile, []).append(number)
    entries = [{"id": tile, "grid": "\n".join(lines)} for tile, lines in grids.items()]
    if not findings:
        findings = [in_sheet(fault, places) for fault in set_faults(entries)]
    if findings:
        raise refused(findings)
    return {"name": name, "hash": digest(entries), "tiles": entries}


def read_rows(text: str) -> tuple[list[tuple[int, str, list[str]]], list[SheetFinding]]:
    """The filled rows of a sheet: number, tile and signs; and what cannot be read."""
    lines, findings = read_lines(text, LONGEST_CELL)
    rows: list[tuple[int, str, list[str]]] = []
    for number, cells in enumerate(lines, start=1):
        while cells and not cells[-1]:
            cells.pop()
        if cells and cells[0].lower() != TILE:
            rows.append((number, cells[0].lower(), [sign_of(cell) for cell in cells[1:]]))
    if not rows and not findings:
        findings.append(SheetFinding(len(lines) + 1, "", NO_ROWS))
    return rows, findings


def sign_of(cell: str) -> str:
    """A cell's sign, small and great letters alike; an empty one is plain nothing."""
    known = {"B": "b", "f": "F", "": "?"}
    return known.get(cell, cell.lower() if len(cell) == 2 else cell)


def in_sheet(fault: Fault, places: dict[str, list[int]]) -> SheetFinding:
    """Where a fault of a tile stands in the sheet."""
    rows = places.get(fault.tile, [1])
    row = rows[min(fault.row, len(rows)) - 1] if fault.row else rows[0]
    return SheetFinding(row, TILE, fault.message)


def figures(pack: JSON) -> dict[str, int]:
    """How many tiles, and how wide they are."""
    entries = entries_in(pack)
    return {"tiles": len(entries), "spaces wide": len(read_grid(entries[0]["grid"]))}


def titles(pack: JSON) -> dict[str, str]:
    """Colours that our texts have not, by the ids that views and events know them by."""
    ids = [str(entry["id"]) for entry in entries_in(pack)]
    return {f"tile:{id}": id for id in ids if id not in OURS}
