"""What people type to set up a match: lists of agents, and options of the game's own types."""

from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import NUMBER, SWITCH, Config, Option
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.texts import BETWEEN, Texts, text_id

Options: TypeAlias = Annotated[tuple[str, ...], Parameter(negative=(), consume_multiple=False)]

ON: Final = ("true", "yes", "on", "1")
OFF: Final = ("false", "no", "off", "0")


def split(words: str) -> list[str]:
    """The items of a comma-separated list."""
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


def told_options(game: AnyGame, config: Config, texts: Texts) -> str:
    """The options that a match plays by, in words: those changed, and what the language chose."""
    offered = {id for options in game.info.languages.values() for id in options}
    told = [
        f"{texts.text(f'option-{option.id}')}: {_told(option, value, texts)}"
        for option in game.info.options
        if (value := config.options[option.id]) != option.default or option.id in offered
    ]
    return BETWEEN.join(told)


def _told(option: Option, value: JSON, texts: Texts) -> str:
    named = text_id(f"option-{option.id}", str(value))
    if isinstance(value, bool):
        return texts.text("yes" if value else "no")
    return texts.text(named) if texts.has(named) else texts.value(value)


def read_teams(game: AnyGame, given: str) -> list[int] | None:
    """The team of each seat, typed by name and joined by commas; None leaves it to the game."""
    if not given:
        return None
    names = game.info.teams
    for word in split(given):
        if word not in names:
            hint = "Name one for each seat: " + (", ".join(names) or "it has none") + "."
            raise ConfigError("config/bad-value", f"no team {word!r}", hint, key="teams")
    return [names.index(word) for word in split(given)]


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
