"""What figures of a position are worth, as `hulldown train` found it: a data file of the game."""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

from hulldown.kernel.errors import DataError

FILE: Final = "judgement.toml"


class Weights(NamedTuple):
    """What one more of each figure is worth at the beginning and at the end of a match."""

    early: list[float]
    late: list[float]


def read_weights(package: str, names: list[str]) -> Weights:
    """The weights of these figures; nothing is worth anything where none were found yet."""
    path = files(package) / FILE
    if not path.is_file():
        return Weights([0.0] * len(names), [0.0] * len(names))
    found = tomllib.loads(path.read_text("utf-8"))["figures"]
    if list(found) != names:
        message = f"{package}/{FILE} is of other figures"
        raise DataError("data/bad-key", message, file=FILE, key="figures")
    worth = [found[name] for name in names]
    return Weights([one["early"] for one in worth], [one["late"] for one in worth])
