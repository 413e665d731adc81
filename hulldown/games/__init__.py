"""The games, found by scanning this folder: the only place that names a game."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame


def names() -> list[str]:
    """The ids of all games that are here, without loading them."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> AnyGame:
    """The game of this id."""
    if name not in names():
        hint = "There are " + ", ".join(names()) + "."
        raise ConfigError("config/unknown-game", f"no game {name!r}", hint)
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def discover() -> dict[str, AnyGame]:
    """All games by id."""
    return {name: load(name) for name in names()}


def read_file(name: str, *path: str) -> str | None:
    """A text file of a game's folder, if it is there."""
    found = files(f"{__name__}.{name}").joinpath(*path)
    return found.read_text("utf-8") if found.is_file() else None
