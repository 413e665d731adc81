"""Content packs: Vehicles from a spreadsheet, and ours where it has none.

A pack is plain data, {"name", "hash", "vehicles"}, with all hundred Vehicles in it, so that a
match which carries it needs nothing else. docs/content-packs.md explains the sheet.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Final, NamedTuple

from hulldown.games.rush.catalog import (
    COUNTRIES,
    FIGURES,
    NUMBERED,
    OF_EACH_COUNTRY,
    Fault,
    as_in_packs,
    faults,
    our_vehicles,
    read_data,
    vehicles_of,
)
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.messages import Message
from hulldown.toolbox.faults import (
    COLUMN_MISSING,
    COLUMN_TWICE,
    MORE_CELLS,
    NO_ROWS,
    in_row,
    listed,
    no_column,
    typed,
)
from hulldown.toolbox.sheets import NO, YES, SheetFinding, read_lines, refused

COLUMNS: Final = (
    "id", "name", "country", "class", "cost", "resources", "power", "armour", "ability1",
    "number1", "ability2", "number2", "only", "national", "symbol", "figures",
)  # fmt: skip
MUST_BE_THERE: Final = (*COLUMNS[:8], "figures")
LONGEST_CELL: Final = 200
WHOLE: Final = re.compile(r"(\d{1,9})(?:[.,]0+)?", re.ASCII)

Vehicle = dict[str, JSON]
Cells = dict[str, str]


class Row(NamedTuple):
    """A row of a sheet and the Vehicle it tells of."""

    number: int
    vehicle: Vehicle


# Writing a sheet


def sheet(separator: str = ",") -> str:
    """Our Vehicles as a sheet to be changed: one row each, below the names of the columns."""
    out = StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\n")
    writer.writerow(COLUMNS)
    for vehicle in our_vehicles():
        cells = cells_of(vehicle)
        writer.writerow([cells[column] for column in COLUMNS])
    return out.getvalue()


def cells_of(vehicle: Vehicle) -> Cells:
    """A Vehicle as the cells of its row."""
    cells = {key: "" if value is None else str(value) for key, value in vehicle.items()}
    if isinstance(vehicle["national"], bool):
        cells["national"] = "yes" if vehicle["national"] else ""
    for place in (1, 2):
        listed = vehicle["abilities"][place - 1 : place]
        cells[f"ability{place}"] = listed[0][0] if listed else ""
        cells[f"number{place}"] = str(listed[0][1] or "") if listed else ""
    return cells


# Reading a sheet


def read(text: str, name: str) -> JSON:
    """The pack of a filled sheet; or one error that holds all findings."""
    lines = Lines(text)
    rows = [Row(number, as_vehicle(cells)) for number, cells in lines.filled]
    findings = list(lines.findings)
    for number, vehicle in rows:
        known = [fault for fault in faults(vehicle) if fault[0] not in lines.missing]
        findings += [SheetFinding(number, *fault) for fault in known]
    deck = Deck({row.vehicle["id"] for row in rows})
    if not lines.missing:
        findings += doubles(rows)
        findings += deck.take_in(rows)
    if findings:
        raise refused(sorted(findings, key=place_in_sheet))
    pack = {"name": name, "hash": digest(deck.vehicles), "vehicles": deck.vehicles}
    vehicles_of(pack)
    return pack


def titles(pack: JSON) -> dict[str, str]:
    """Names that our texts have not, by the ids that views and events know the Vehicles by."""
    ours = {(vehicle["id"], vehicle["name"]) for vehicle in our_vehicles()}
    named = [(vehicle["id"], vehicle["name"]) for vehicle in vehicles_of(pack)]
    return {f"card:{id}": name for id, name in named if (id, name) not in ours}


def place_in_sheet(finding: SheetFinding) -> tuple[int, int]:
    """Its row, and its column from left to right; first what is about the whole row."""
    column = finding.column
    return finding.row, COLUMNS.index(column) if column in COLUMNS else -1


def figures(pack: JSON) -> dict[str, int]:
    """How many of a pack's Vehicles have figures of which kind."""
    found = Counter(vehicle["figures"] for vehicle in vehicles_of(pack))
    return {kind: found[kind] for kind in FIGURES}


class Lines:
    """The lines of a sheet: its columns, and the cells of the filled rows below them."""

    def __init__(self, text: str) -> None:
        self.columns: list[str] = []
        self.missing: set[str] = set(MUST_BE_THERE)
        self.filled: list[tuple[int, Cells]] = []
        self.findings: list[SheetFinding] = []
        cells, unreadable = read_lines(text, LONGEST_CELL)
        for number, line in enumerate(cells, start=1):
            self._read_line(number, line)
        self.findings += unreadable
        if not self.columns:
            fault = Message("fault-header", {"known": listed(COLUMNS)})
            self.findings.append(SheetFinding(1, "", fault))
        elif not self.filled and not self.findings:
            self.findings.append(SheetFinding(len(cells) + 1, "", NO_ROWS))

    def _read_line(self, number: int, cells: list[str]) -> None:
        if not any(cells):
            return
        if not self.columns:
            self.columns = [cell.lower() for cell in cells]
            self.missing -= set(self.columns)
            self.findings += [SheetFinding(number, *fault) for fault in column_faults(self.columns)]
            return
        if any(cells[len(self.columns) :]):
            self.findings.append(SheetFinding(number, "", MORE_CELLS))
        self.filled.append((number, dict(zip(self.columns, cells, strict=False))))


def column_faults(columns: list[str]) -> Iterator[Fault]:
    """Columns that are missing, unknown or there twice."""
    for column in MUST_BE_THERE:
        if column not in columns:
            yield column, COLUMN_MISSING
    for place, column in enumerate(columns):
        if column and column not in COLUMNS:
            yield column, no_column(COLUMNS)
        elif column and column in columns[:place]:
            yield column, COLUMN_TWICE


def as_vehicle(cells: Cells) -> Vehicle:
    """A row as a Vehicle; what does not fit stays as it was typed, to be found."""
    vehicle: Vehicle = {"name": cells.get("name", "")}
    for column in ("id", "country", "class", "figures"):
        vehicle[column] = cells.get(column, "").lower()
    for column in ("cost", "resources", "power", "armour"):
        vehicle[column] = whole(cells.get(column, ""))
    for column in ("only", "symbol"):
        vehicle[column] = cells.get(column, "").lower() or None
    national = cells.get("national", "").lower()
    vehicle["national"] = national in YES if national in YES + NO else national
    vehicle["abilities"] = abilities_of(cells)
    return vehicle


def whole(typed: str) -> int | str:
    """A whole number, even where a spreadsheet wrote 3,0 or 3.0."""
    found = WHOLE.fullmatch(typed)
    return int(found[1]) if found else typed


def abilities_of(cells: Cells) -> list[list[JSON]]:
    """Name and number of each ability; the number is 0 where there need be none."""
    listed: list[list[JSON]] = []
    for place in (1, 2):
        name, typed = cells.get(f"ability{place}", "").lower(), cells.get(f"number{place}", "")
        listed.append([name, whole(typed) if typed or name in NUMBERED else 0])
    while listed and listed[-1] == ["", 0]:
        listed.pop()
    return listed


def doubles(rows: list[Row]) -> Iterator[SheetFinding]:
    """R-002: ids and names that an earlier row has already."""
    for column in ("id", "name"):
        seen: dict[str, int] = {}
        for number, vehicle in rows:
            key = vehicle[column].casefold()
            if key and key in seen:
                yield SheetFinding(number, column, in_row(vehicle[column], seen[key]))
            seen.setdefault(key, number)


# Completing a pack


class Deck:
    """R-002: our hundred Vehicles; those of a sheet take the places of some.

    `free` are the places of Vehicles whose ids the sheet does not give.
    """

    def __init__(self, given: set[str]) -> None:
        entries = read_data("vehicles.toml")["vehicle"]
        self.ours = [as_in_packs(entry) for entry in entries]
        self.vehicles = list(self.ours)
        self.spellings = [{e["name"].casefold(), e["latin"].casefold()} for e in entries]
        self.place_of = {vehicle["id"]: place for place, vehicle in enumerate(self.ours)}
        self.free = [place for id, place in self.place_of.items() if id not in given]

    def take_in(self, rows: list[Row]) -> list[SheetFinding]:
        """Give every row its place; what hinders that."""
        findings: list[SheetFinding] = []
        for number, vehicle in rows:
            fault = self._place(vehicle) if vehicle["country"] in COUNTRIES else None
            if fault is not None:
                findings.append(SheetFinding(number, "country", fault))
        for number, vehicle in rows:
            for place in self.free:
                if vehicle["name"].casefold() in self.spellings[place]:
                    args = {"id": typed(self.ours[place]["id"]), "name": typed(vehicle["name"])}
                    findings.append(SheetFinding(number, "name", Message("fault-namesake", args)))
        return findings

    def _place(self, vehicle: Vehicle) -> Message | None:
        """Put a Vehicle where it belongs; why that cannot be."""
        id, country = vehicle["id"], vehicle["country"]
        place = self.place_of.get(id)
        if place is None:
            place = self._best_for(vehicle)
            if place is None:
                args = {"most": OF_EACH_COUNTRY, "country": typed(country)}
                return Message("fault-too-many", args)
            self.free.remove(place)
        elif self.ours[place]["country"] != country:
            args = {"id": typed(id), "country": typed(self.ours[place]["country"])}
            return Message("fault-other-country", args)
        self.vehicles[place] = vehicle
        return None

    def _best_for(self, vehicle: Vehicle) -> int | None:
        """The free place of a namesake, else of one of its class, else of its country; the last."""
        name = vehicle["name"].casefold()

        def fitness(place: int) -> tuple[bool, bool, int]:
            is_namesake = name in self.spellings[place]
            return is_namesake, self.ours[place]["class"] == vehicle["class"], place

        country = vehicle["country"]
        places = [place for place in self.free if self.ours[place]["country"] == country]
        return max(places, key=fitness, default=None)
