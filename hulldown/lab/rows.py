"""Rows for every game and seat, and for every decision if asked: kept in parts, read by polars.

Finished parts lie beside the file until all are there, so that an interrupted run can go on. They
are read one after the other and written in groups of rows, so a million games need little memory.
The file depends on what was played alone: any number of workers writes the same bytes.
"""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hulldown.kernel.canonical import JSON, canonical
from hulldown.lab.errands import Part
from hulldown.lab.errors import LabError
from hulldown.lab.stamps import begun_by, refuse_another

GROUP = 50_000
"""How many rows are held in memory until they are written."""
Played = dict[str, list[Any]]


class PartsOnDisk(Mapping[Part, Played]):
    """The parts in a folder, each read when it is asked for: a million games need little memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known = {_part(path) for path in folder.glob("*-*.json")}

    def __getitem__(self, part: Part) -> Played:
        if part not in self.known:
            raise KeyError(part)
        played: Played = json.loads(self.path(part).read_text())
        return played

    def __iter__(self) -> Iterator[Part]:
        return iter(sorted(self.known))

    def __len__(self) -> int:
        return len(self.known)

    def keep(self, part: Part, played: Played) -> None:
        """A part is finished; known already, it counts once."""
        if part in self.known:
            return
        unfinished = self.path(part).with_suffix(".unfinished")
        unfinished.write_text(json.dumps(played))
        unfinished.replace(self.path(part))
        self.known.add(part)

    def path(self, part: Part) -> Path:
        """The file of a part."""
        return self.folder / f"{part[0]}-{part[1]}.json"


class RowFile:
    """A Parquet file in the making."""

    def __init__(self, path: Path, decisions: bool = False, resume: bool = False) -> None:
        self.path = path
        self.decisions = decisions
        self.resume = resume
        self.folder = path.with_name(f"{path.name}.parts")
        self.parts = PartsOnDisk(self.folder)
        self.task: dict[str, JSON] = {}
        if path.suffix != ".parquet":
            raise _refused(f"{path} must end in .parquet")
        _polars()

    def begin(self, task: dict[str, JSON]) -> Mapping[Part, Played]:
        """The parts that are there already, if the run is the same."""
        self.task = task
        note = self.folder / "task.json"
        try:
            if self.folder.exists():
                if not self.resume:
                    raise _refused(f"{self.folder} holds parts of a run: use --resume")
                refuse_another(_read(note), task, self.folder)
            else:
                self.folder.mkdir(parents=True)
                note.write_text(canonical(begun_by(task)))
        except OSError as error:
            raise _refused(f"{self.folder} cannot be used: {error}") from error
        self.parts = PartsOnDisk(self.folder)
        return self.parts

    def keep(self, part: Part, played: Played) -> None:
        """A part is finished."""
        self.parts.keep(part, played)

    def write(self) -> None:
        """All parts are there: the file, and a second one for decisions."""
        try:
            self._write(self.path, game_columns(_polars()), self._seats)
            if self.decisions:
                beside = self.path.with_name(f"{self.path.stem}-decisions.parquet")
                columns = decision_columns(_polars())
                self._write(beside, columns, lambda played: played["decisions"])
            shutil.rmtree(self.folder)
        except OSError as error:
            raise _refused(f"{self.path} cannot be written: {error}") from error

    def _seats(self, played: Played) -> list[dict[str, JSON]]:
        return [row for game in played["games"] for row in seat_rows(self.task, game)]

    def _write(
        self,
        path: Path,
        columns: dict[str, Any],
        rows_of: Callable[[Played], list[dict[str, JSON]]],
    ) -> None:
        from polars.io.plugins import register_io_source

        pl = _polars()

        def frames(*_: object) -> Iterator[Any]:
            for played in self.parts.values():
                yield pl.DataFrame(rows_of(played), columns)

        unfinished = path.with_name(f"{path.name}.unfinished")
        rows = register_io_source(frames, schema=columns)
        rows.sink_parquet(unfinished, compression="zstd", statistics=False, row_group_size=GROUP)
        unfinished.replace(path)


def game_columns(pl: Any) -> dict[str, Any]:
    """What a row for a game and seat has, in the types of polars."""
    return {
        "game": pl.Int64,
        "seed": pl.String,
        "seat": pl.Int64,
        "side": pl.Int64,
        "place": pl.Int64,
        "agent": pl.String,
        "won": pl.Boolean,
        "share": pl.Float64,
        "rank": pl.Int64,
        "points": pl.Int64,
        "scores": pl.String,
        "reason": pl.String,
        "rounds": pl.Int64,
        "decisions": pl.Int64,
        "failed": pl.String,
    }


def decision_columns(pl: Any) -> dict[str, Any]:
    """What a row for a decision has."""
    return {
        "game": pl.Int64,
        "seat": pl.Int64,
        "features": pl.List(pl.Float64),
        "legal": pl.List(pl.Int64),
        "action": pl.Int64,
        "result": pl.Float64,
    }


def seat_rows(task: dict[str, JSON], game: dict[str, Any]) -> list[dict[str, JSON]]:
    """One row for each seat of a game."""
    agents, teams = task["agents"], task["config"]["teams"]
    total = sum(game["wins"])
    rows = []
    for seat, place in enumerate(game["places"]):
        scores = game["scores"][seat] if game["scores"] else {}
        rows.append(
            {
                "game": game["number"],
                "seed": f"{task['seed']}/{game['number']}",
                "seat": seat,
                "side": teams[seat] if teams else seat,
                "place": place,
                "agent": Path(agents[place]).name,
                "won": game["wins"][place] > 0,
                "share": game["wins"][place] / total if total else 0.0,
                "rank": game["ranks"][seat],
                "points": sum(scores.values()),
                "scores": canonical(scores),
                "reason": game["reason"],
                "rounds": game["rounds"],
                "decisions": game["decisions"],
                "failed": game["failed"][seat],
            }
        )
    return rows


def _part(path: Path) -> Part:
    first, _, end = path.stem.partition("-")
    return int(first), int(end)


def _read(note: Path) -> JSON:
    try:
        return json.loads(note.read_text("utf-8"))
    except ValueError:  # it was being written when the run was interrupted
        return None


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        hint = "pip install 'hulldown[lab]'"
        raise LabError("lab/rows", "Parquet needs polars", hint) from error
    return polars


def _refused(message: str) -> LabError:
    return LabError("lab/rows", message)
