"""`hulldown pin`: a bug report made into a test that fails until the bug is gone."""

import re
from pathlib import Path
from textwrap import indent, wrap
from typing import Any, Final

from hulldown.cli.output import console
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError

FORMAT: Final = "hulldown-report"
FINISHED: Final = '''"""Reported against rules version {version}:

{text}
"""

from pathlib import Path

import pytest

from hulldown.replays import read

REPLAY = Path(__file__).with_name("{data}")
RECORD = {record}


def test_{name}() -> None:
    match = read(REPLAY).match_at(RECORD)
{shown}
    position = match.game.write_position(match.state)
    pytest.fail(f"say here what should hold, then make it so: {{position}}")
'''
RUNNING: Final = '''"""Reported against rules version {version} while it ran, as {seat} saw it:

{text}
"""

import json
from pathlib import Path

import pytest

REPORT = Path(__file__).with_name("{data}")


def test_{name}() -> None:
    report = json.loads(REPORT.read_text("utf-8"))
{shown}
    pytest.fail(f"build this position, say here what should hold: {{report['situation']}}")
'''


def pin(
    file: Path, /, *, at: int | None = None, to: Path | None = None, db: str | None = None
) -> None:
    """Turn a bug report from the browser into a test that fails until somebody deals with it.

    The report's data goes beside a new test file, which opens the position and says what it
    is; what should hold there is for you to write. A finished match is replayed by the rules;
    of a running one the test knows only what its seat saw.

    Example: `hulldown pin hulldown-report-Zk3vJq0xW1aB.json --at 41`

    Parameters
    ----------
    file
        The report, as the browser saved it; or its number, as `hulldown match reports` lists it.
    at
        The record whose position the test opens; by default the last one.
    to
        The folder for the test and its data; by default `tests/pinned` in the game's folder.
    db
        The database a number is looked up in, as with `hulldown serve`.
    """
    number = file.name if file.name.isdecimal() and not file.exists() else ""
    report = kept_report(int(number), db) if number else read_report(file)
    folder = to or folder_of(report["game"])
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W", "_", report["match"]).lower()
    test = folder / f"test_report_{name}.py"
    if test.exists():
        raise ConfigError("config/bad-value", f"{test} already exists")
    make = _finished if report["replay"] else _running
    data, content, text = make(report, f"report_{name}", at)
    (folder / data).write_text(content, "utf-8")
    test.write_text(text, "utf-8")
    console().print(f"Wrote {test}.", markup=False, soft_wrap=True)


def read_report(file: Path) -> dict[str, Any]:
    """The report in a file; refused if it is none."""
    from msgspec import DecodeError, json

    from hulldown.games import names
    from hulldown.kernel.nesting import is_too_deep

    try:
        content = file.read_bytes()
        found = None if is_too_deep(content) else json.decode(content)
    except (OSError, DecodeError) as error:
        raise ConfigError("config/bad-value", f"{file} cannot be read: {error}") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT or found["version"] != 1:
        raise ConfigError("config/bad-value", f"{file} is not a bug report of Hulldown")
    if found["game"] not in names():
        raise ConfigError("config/unknown-game", f"no such game here: {found['game']!r}")
    return found


def kept_report(number: int, db: str | None) -> dict[str, Any]:
    """The report of this number in a server's database."""
    from hulldown.cli.database import opened
    from hulldown.server.administration import find_report

    with opened(db) as store:
        found: dict[str, Any] = store.read_now(lambda c: find_report(c, number))
    return found


def folder_of(game: str) -> Path:
    """Where a game's pinned reports are kept."""
    from importlib.resources import files

    return Path(str(files(f"hulldown.games.{game}"))) / "tests" / "pinned"


def _finished(report: dict[str, Any], name: str, at: int | None) -> tuple[str, str, str]:
    from hulldown.replays.store import read_content

    replay = read_content(report["replay"].encode())
    record = len(replay.records) - 1 if at is None else at
    match = replay.match_at(record)
    asked = ", ".join(str(seat) for seat in match.seats_to_act) or "nobody"
    shown = [f"seats asked: {asked}", match.game.write_position(match.state)]
    data = f"{name}.jsonl"
    filled = {"data": data, "record": record, "name": name, "shown": _notes(shown)}
    return data, report["replay"], FINISHED.format(**filled, **_said(report))


def _running(report: dict[str, Any], name: str, _: int | None) -> tuple[str, str, str]:
    from msgspec import json

    situation: JSON = report["situation"] or {}
    asked = (situation.get("asked") or {}).get("message", {}).get("id", "nothing")
    shown = [f"asked: {asked}", f"choices: {len(situation.get('choices', []))}"]
    content = json.format(json.encode(report), indent=1).decode() + "\n"
    data = f"{name}.json"
    return data, content, RUNNING.format(data=data, name=name, shown=_notes(shown), **_said(report))


def _said(report: dict[str, Any]) -> dict[str, str]:
    """The reporter's own words, such that nothing in them ends the docstring."""
    plain = report["text"].replace("\\", "/").replace('"', "'")
    lines = [line for part in plain.splitlines() for line in wrap(part, 96) or [""]]
    seat = "a spectator" if report["seat"] is None else f"seat {report['seat']}"
    return {"text": "\n".join(lines), "version": str(report["rules_version"]), "seat": seat}


def _notes(lines: list[str]) -> str:
    parts = [part for line in lines for part in wrap(line, 90, break_on_hyphens=False)]
    return indent("\n".join(f"# {part}" for part in parts), "    ")
