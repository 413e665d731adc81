"""What people type for a match: lists of agents, and options read by the game's own types."""

from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import NUMBER, SWITCH, Option
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame

Options: TypeAlias = Annotated[tuple[str, ...], Parameter(negative=(), consume_multiple=False)]

ON: Final = ("true", "yes", "on", "1")
OFF: Final = ("false", "no", "off", "0")


def split(words: str) -> list[str]:
    """The members of a list with commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def read_options(game: AnyGame, given: tuple[str, ...], seats: int) -> dict[str, JSON]:
    """Options typed as key=value; whether they fit is checked with the config."""
    known = {option.id: option for option in game.info.options}
    chosen: dict[str, JSON] = {}
    for words in given:
        key, equals, value = words.partition("=")
        if not equals:
            hint = "Write it as key=value, such as --option rounds=3."
            raise ConfigError("config/bad-value", f"cannot read the option {words!r}", hint)
        option = known.get(key)
        chosen[key] = value if option is None else read_value(option, value, seats)
    return chosen


def read_value(option: Option, typed: str, seats: int) -> JSON:
    """A typed value; with a list for each seat, one value stands for all."""
    if not option.per_seat:
        return _read_one(option, typed)
    values = [_read_one(option, word) for word in split(typed)]
    return values * seats if len(values) == 1 else values


def _read_one(option: Option, typed: str) -> JSON:
    """What does not fit stays text, and the option's own check refuses it."""
    if option.kind == SWITCH and typed.lower() in ON + OFF:
        return typed.lower() in ON
    if option.kind == NUMBER:
        try:
            return int(typed)
        except ValueError:
            return typed
    return typed
