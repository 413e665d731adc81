"""What a long run has finished, in a file, so that an interrupted one can go on."""

import json
from pathlib import Path

from hulldown.kernel.canonical import JSON
from hulldown.lab.errands import Part
from hulldown.lab.errors import LabError
from hulldown.lab.stamps import begun_by, refuse_another


class FinishedParts:
    """A file: the task and what began it in the first line, then a line for each finished part."""

    def __init__(self, path: Path, resume: bool) -> None:
        self.path = path
        self.resume = resume

    def begin(self, task: dict[str, JSON]) -> dict[Part, list[JSON]]:
        """The parts that are there already, if the task is the same."""
        try:
            if not self.path.exists():
                self.path.write_text(json.dumps(begun_by(task)) + "\n")
                return {}
            if not self.resume:
                hint = "Use --resume to continue it."
                raise LabError("lab/rows", f"{self.path} already exists", hint)
            first, *rest = self.path.read_text("utf-8").splitlines() or [""]
        except (OSError, UnicodeDecodeError) as error:
            raise LabError("lab/rows", f"{self.path} cannot be used: {error}") from error
        refuse_another(_read(first), task, self.path)
        parts: dict[Part, list[JSON]] = {}
        for line in rest:
            one = _read(line)
            if one is None:
                break  # it was being written when the run was interrupted
            parts[one["part"][0], one["part"][1]] = one["found"]
        lines = [_line(part, found) for part, found in parts.items()]
        self.path.write_text("\n".join([first, *lines]) + "\n")
        return parts

    def keep(self, part: Part, found: list[JSON]) -> None:
        """A part is finished."""
        with self.path.open("a") as file:
            file.write(_line(part, found) + "\n")


def _line(part: Part, found: list[JSON]) -> str:
    return json.dumps({"part": list(part), "found": found})


def _read(line: str) -> JSON:
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        return None
