"""Data files of games: TOML in the folder `data` beside the rules."""

import tomllib
from importlib.resources import files
from typing import Any


def read_data(package: str, file: str) -> dict[str, Any]:
    """One of a game's data files."""
    return tomllib.loads((files(package) / "data" / file).read_text("utf-8"))
