"""Data files of games: TOML in the folder `data` beside the rules."""

import tomllib
from importlib.resources import files
from typing import Any

from hulldown.kernel.errors import DataError


def read_data(package: str, file: str) -> dict[str, Any]:
    """One of a game's data files."""
    return tomllib.loads((files(package) / "data" / file).read_text("utf-8"))


def read_entries(package: str, file: str, table: str, keys: set[str]) -> list[dict[str, Any]]:
    """The entries of a data file, each with exactly these keys."""
    entries: list[dict[str, Any]] = read_data(package, file)[table]
    for place, entry in enumerate(entries):
        if set(entry) != keys:
            key = str(entry.get("id", place))
            message = f"{file}: {key} must have {', '.join(sorted(keys))}, and nothing else"
            raise DataError("data/bad-key", message, file=file, key=key)
    return entries
