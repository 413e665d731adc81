"""The games, found by scanning this folder: the only place that names a game."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame


def names() -> list[str]:
    """The ids of all games that are here, without loading them."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> AnyGame:
    """The game of this id."""
    if name not in names():
        hint = "Available: " + ", ".join(names()) + "."
        raise ConfigError("config/unknown-game", f"no game {name!r}", hint)
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def discover() -> dict[str, AnyGame]:
    """All games by id."""
    return {name: load(name) for name in names()}


def has_part(name: str, module: str) -> bool:
    """Does a game have this module of those it may have: `pack`, `measure`, `best`?"""
    return find_spec(f"{__name__}.{name}.{module}") is not None


def part(name: str, module: str) -> ModuleType | None:
    """One of the modules that a game may have, if it has it."""
    return import_module(f"{__name__}.{name}.{module}") if has_part(name, module) else None


def read_file(name: str, *path: str) -> str | None:
    """A text file of a game's folder, if it is there."""
    found = files(f"{__name__}.{name}").joinpath(*path)
    return found.read_text("utf-8") if found.is_file() else None


def file_names(name: str, folder: str) -> list[str]:
    """The names of the files in a folder of a game's, if it has that folder."""
    found = files(f"{__name__}.{name}").joinpath(folder)
    return [file.name for file in found.iterdir()] if found.is_dir() else []
