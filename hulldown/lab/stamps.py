"""What two installations must have in common to play parts of one run: a stamp, and how it differs.

A stamp is plain data, so that any version can compare its own with that of another.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

import hulldown
from hulldown.games import load
from hulldown.kernel.canonical import JSON, canonical
from hulldown.lab.errors import LabError

Stamp = dict[str, JSON]
CODE = ("kernel", "toolbox", "agents")
"""What plays any game; each game has its own folder besides."""


def stamp(game: str) -> Stamp:
    """The version, and digests of the rules and the data by which this game is played here."""
    return {
        "version": hulldown.__version__,
        "rules": load(game).info.rules_version,
        "code": code_digest(game),
        "data": data_digest(game),
    }


def differences(own: Mapping[str, JSON], asked: Mapping[str, JSON]) -> str:
    """In what a stamp is not as it was asked for, in words; empty where it is."""
    return ", ".join(
        f"{what} {own.get(what)}, not {asked.get(what)}"
        for what in dict.fromkeys([*asked, *own])
        if own.get(what) != asked.get(what)
    )


def begun_by(task: Mapping[str, JSON]) -> dict[str, JSON]:
    """What is kept with the finished parts of a run, so that only the same may go on with them."""
    return {"task": dict(task), "stamp": stamp(task["game"])}


def refuse_another(kept: JSON, task: Mapping[str, JSON], where: Path) -> None:
    """Was what is kept there not begun by this very run, with what is installed here?"""
    own = begun_by(task)
    if not isinstance(kept, dict) or canonical(kept.get("task")) != canonical(own["task"]):
        raise LabError("lab/rows", f"{where} belongs to another run")
    differs = differences(kept.get("stamp") or {}, own["stamp"])
    if differs:
        hint = "Continue with what began it, or name another file."
        raise LabError("lab/rows", f"{where} was begun with {differs}", hint)


@cache
def code_digest(game: str) -> str:
    """A digest of the sources by which a game is played; a compiled wheel has them, too."""
    root = Path(hulldown.__file__).parent
    return digest_of(root, sources(root, game))


@cache
def data_digest(game: str) -> str:
    """A digest of the data of a game."""
    folder = Path(hulldown.__file__).parent / "games" / game
    return digest_of(folder, data(folder))


def sources(root: Path, game: str) -> Iterable[Path]:
    """What a game is played by; its tests are not installed everywhere."""
    for part in (*CODE, f"games/{game}"):
        for path in (root / part).rglob("*.py"):
            if "tests" not in path.relative_to(root).parts:
                yield path


def data(folder: Path) -> Iterable[Path]:
    """The cards, tanks, maps and learned weights in a game's folder."""
    return [*(folder / "data").rglob("*"), *folder.glob("*.toml")]


def digest_of(folder: Path, paths: Iterable[Path]) -> str:
    """A digest of these files and their names within a folder."""
    digest = sha256()
    for path in sorted(paths):
        if path.is_file():
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]
