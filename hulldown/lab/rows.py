"""Rows for every game and seat, and for every decision if asked: kept in parts, read by polars.

Finished parts lie beside the file until all are there, so that an interrupted run can go on. The
file depends on what was played alone: any number of workers writes the same bytes.
"""

import json
import shutil
from pathlib import Path
from typing import Any

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.errors import HulldownError
from hulldown.lab.parallel import Part

Played = dict[str, list[Any]]


class Rows:
    """A Parquet file in the making."""

    def __init__(self, path: Path, decisions: bool = False, resume: bool = False) -> None:
        self.path = path
        self.decisions = decisions
        self.resume = resume
        self.folder = path.with_name(f"{path.name}.parts")
        self.parts: dict[Part, Played] = {}
        self.task: dict[str, JSON] = {}
        if path.suffix != ".parquet":
            raise _refused(f"{path} must end in .parquet")
        _polars()

    def begin(self, task: dict[str, JSON]) -> dict[Part, Played]:
        """The parts that are there already, if the run is the same."""
        self.task = task
        note = self.folder / "task.json"
        try:
            if self.folder.exists():
                if not self.resume:
                    raise _refused(f"{self.folder} holds parts of a run: give --resume")
                if note.read_text() != canonical(task):
                    raise _refused(f"{self.folder} holds parts of another run")
                self.parts = {_part(path): _read(path) for path in self.folder.glob("*-*.json")}
            else:
                self.folder.mkdir(parents=True)
                note.write_text(canonical(task))
        except OSError as error:
            raise _refused(f"{self.folder} cannot be used: {error}") from error
        return self.parts

    def keep(self, part: Part, played: Played) -> None:
        """A part is finished; known already, it counts once."""
        if part in self.parts:
            return
        self.parts[part] = played
        path = self.folder / f"{part[0]}-{part[1]}.json"
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(played))
        unfinished.replace(path)

    def write(self) -> None:
        """All parts are there: the file, and a second one for decisions."""
        pl = _polars()
        played = [self.parts[part] for part in sorted(self.parts)]
        games = [row for part in played for row in part["games"]]
        rows = [row for game in games for row in seat_rows(self.task, game)]
        try:
            _write(pl.DataFrame(rows, infer_schema_length=None), self.path)
            if self.decisions:
                results = [row for part in played for row in part["decisions"]]
                beside = self.path.with_name(f"{self.path.stem}-decisions.parquet")
                _write(pl.DataFrame(results, infer_schema_length=None), beside)
            shutil.rmtree(self.folder)
        except OSError as error:
            raise _refused(f"{self.path} cannot be written: {error}") from error


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
            }
        )
    return rows


def _write(frame: Any, path: Path) -> None:
    unfinished = path.with_name(f"{path.name}.unfinished")
    frame.write_parquet(unfinished, compression="zstd", statistics=False)
    unfinished.replace(path)


def _part(path: Path) -> Part:
    first, _, end = path.stem.partition("-")
    return int(first), int(end)


def _read(path: Path) -> Played:
    data: Played = json.loads(path.read_text())
    return data


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        hint = "pip install 'hulldown[lab]'"
        raise HulldownError("lab/rows", "Parquet needs polars", hint) from error
    return polars


def _refused(message: str) -> HulldownError:
    return HulldownError("lab/rows", message)
