"""What the lobby must know of a game, and the checked choices a match is made with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.messages import Seat
from hulldown.kernel.nesting import DEEPEST, goes_too_deep

SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
TEXT: Final = "text"
LARGEST_PACK: Final = 200_000
"""The most characters of a pack as JSON; one that replaces a whole game has a sixth of that."""


@dataclass
class Option:
    """One typed question about a match (or one standing order): its kind, default and limits.

    Its words are the texts `option-ID` and `option-ID-help`. With `per_seat` the value is a
    list, one entry for each seat.
    """

    id: str
    kind: str
    default: JSON
    rule: str = ""
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    per_seat: bool = False

    def accepts(self, value: JSON) -> bool:
        """Is this single value of the right type and within the limits?"""
        if self.kind == SWITCH:
            return isinstance(value, bool)
        if self.kind == CHOICE:
            return isinstance(value, str) and value in self.choices
        if self.kind == NUMBER:
            return type(value) is int and self.low <= value <= self.high
        return isinstance(value, str) and len(value) <= self.high

    def wanted(self) -> str:
        """What it accepts, for an error's hint."""
        if self.kind == SWITCH:
            return "true or false"
        if self.kind == CHOICE:
            return "one of " + ", ".join(self.choices)
        if self.kind == NUMBER:
            return f"a whole number from {self.low} to {self.high}"
        return f"a text of at most {self.high} characters"

    def check(self, value: JSON, seats: int) -> JSON:
        """The value, if it fits; else an error that says what would."""
        if not self.per_seat:
            if self.accepts(value):
                return value
        elif isinstance(value, list) and len(value) == seats and all(map(self.accepts, value)):
            return list(value)
        hint = self.wanted() + (f", for each of {seats} seats" if self.per_seat else "")
        raise ConfigError(
            "config/bad-value", f"{self.id} cannot be {value!r}", f"It takes {hint}.", key=self.id
        )

    def to_json(self) -> dict[str, JSON]:
        """The option as a form describes it."""
        limits: dict[str, JSON] = {"low": self.low, "high": self.high}
        if self.kind == CHOICE:
            limits = {"choices": list(self.choices)}
        out: dict[str, JSON] = {"id": self.id, "kind": self.kind, "default": self.default}
        return {**out, **limits, "rule": self.rule, "per_seat": self.per_seat}


OrderForm: TypeAlias = Option
"""A standing order a seat may give is asked like an option."""
Orders: TypeAlias = Mapping[str, JSON]
"""The standing orders of a seat: what was chosen, by the ids of their forms."""


def switch(id: str, default: bool, rule: str = "", per_seat: bool = False) -> Option:
    """An option that is on or off."""
    return Option(id, SWITCH, default, rule, per_seat=per_seat)


def choice(
    id: str, choices: tuple[str, ...], default: str, rule: str = "", per_seat: bool = False
) -> Option:
    """An option with named values."""
    return Option(id, CHOICE, default, rule, choices=choices, per_seat=per_seat)


def number(
    id: str, low: int, high: int, default: int, rule: str = "", per_seat: bool = False
) -> Option:
    """An option that is a whole number."""
    return Option(id, NUMBER, default, rule, low=low, high=high, per_seat=per_seat)


def text(id: str, high: int, default: str = "", rule: str = "", per_seat: bool = False) -> Option:
    """An option that is a short text."""
    return Option(id, TEXT, default, rule, high=high, per_seat=per_seat)


@dataclass
class GameInfo:
    """A game's own description: what can be said of it without making a match.

    `languages` are the options that players of a language are offered first.
    `trials` are arguments for `configure`: further matches that tests and fuzzing shall try.
    `printed` are the parts of a view that say by id what is printed on things and never changes.
    """

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()
    scenarios: tuple[str, ...] = ("standard",)
    presets: dict[str, dict[str, JSON]] = field(default_factory=dict)
    languages: dict[str, dict[str, JSON]] = field(default_factory=dict)
    teams: tuple[str, ...] = ()
    winner_begins: str = ""
    """The option that says which seat begins, if the winner does in the next match."""
    rules_version: int = 1
    maturity: str = "alpha"
    audience: str = "players"
    """`players`; or `developers`, if it is there to be read rather than to be played."""
    trials: tuple[dict[str, Any], ...] = ()
    printed: tuple[str, ...] = ()

    @property
    def min_seats(self) -> int:
        """The fewest seats of a match."""
        return self.seats[0]

    @property
    def max_seats(self) -> int:
        """The most seats of a match."""
        return self.seats[1]

    def configure(
        self,
        seats: int,
        options: Mapping[str, JSON] | None = None,
        scenario: str | None = None,
        teams: Sequence[int] | None = None,
        pack: JSON = None,
    ) -> "Config":
        """A checked Config; what is not given takes its default."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            hint = f"{self.title} seats {self.min_seats} to {self.max_seats}."
            raise ConfigError(
                "config/bad-value", f"no match for {seats!r} seats", hint, key="seats"
            )
        name = self.scenarios[0] if scenario is None else scenario
        if name not in self.scenarios:
            hint = "Available: " + ", ".join(self.scenarios) + "."
            raise ConfigError(
                "config/unknown-scenario", f"no scenario {name!r}", hint, key="scenario"
            )
        chosen = self._options(seats, options if options is not None else {})
        _check_size(pack)
        return Config(
            game=self.id,
            seats=seats,
            scenario=name,
            options=chosen,
            teams=self._teams(seats, teams),
            pack=pack,
        )

    def _options(self, seats: int, given: Mapping[str, JSON]) -> dict[str, JSON]:
        known = {option.id for option in self.options}
        for key in given:
            if key not in known:
                hint = "Available: " + (", ".join(sorted(known)) or "none") + "."
                raise ConfigError("config/unknown-option", f"no option {key!r}", hint, key=key)
        chosen: dict[str, JSON] = {}
        for option in self.options:
            default = [option.default] * seats if option.per_seat else option.default
            chosen[option.id] = option.check(given.get(option.id, default), seats)
        return chosen

    def _teams(self, seats: int, given: Sequence[int] | None) -> tuple[int, ...]:
        count = len(self.teams)
        if given is None:
            return tuple(seat % count for seat in range(seats)) if count else ()
        teams = tuple(given)
        fits = len(teams) == (seats if count else 0) and all(t in range(count) for t in teams)
        if not fits:
            hint = f"Each seat takes a team from 0 to {count - 1}." if count else "It has none."
            raise ConfigError("config/bad-value", f"no teams {teams}", hint, key="teams")
        return teams


@dataclass
class Config:
    """What a match was made with: seats, scenario, options, teams, content pack.

    `catalogue` is the game's own: made once for a config, shared by all its states.
    """

    game: str
    seats: int
    scenario: str
    options: dict[str, JSON]
    teams: tuple[int, ...] = ()
    pack: JSON = None
    catalogue: Any = field(default=None, repr=False, compare=False)

    def team_of(self, seat: Seat) -> int:
        """The seat's team; a seat of its own where there are none."""
        return self.teams[seat] if self.teams else seat

    def to_json(self) -> dict[str, JSON]:
        """The choices as a header keeps them."""
        return {
            "seats": self.seats,
            "scenario": self.scenario,
            "options": self.options,
            "teams": list(self.teams),
            "pack": self.pack,
        }


def _check_size(pack: JSON) -> None:
    """A pack is data from outside: neither too deep nor too large."""
    problem = ""
    if goes_too_deep(pack):
        problem = f"a pack nests at most {DEEPEST} deep"
    elif pack is not None and len(canonical(pack)) > LARGEST_PACK:
        problem = f"a pack has at most {LARGEST_PACK:,} characters"
    if problem:
        raise ConfigError("config/bad-value", problem, key="pack")


def read_config(info: GameInfo, data: JSON) -> Config:
    """The config that `Config.to_json` wrote, checked again.

    A choice that was a switch in earlier rules takes what was true as `on`, false as `off`.
    """
    try:
        seats, options, scenario = data["seats"], {**data["options"]}, data["scenario"]
        for option in info.options:
            if option.kind == CHOICE and isinstance(options.get(option.id), bool):
                options[option.id] = "on" if options[option.id] else "off"
        teams = tuple(data["teams"]) if data["teams"] else None
        return info.configure(seats, options, scenario, teams, data["pack"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ConfigError("config/bad-value", f"the choices cannot be read: {error}") from error
