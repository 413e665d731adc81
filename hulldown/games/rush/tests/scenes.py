"""Small scenes: positions from a line, actions by their notation, Vehicles by what they can do.

    state = scene(f"hands0 engineers*2 reserve {pick(cost=2)}", seats=3, edition="pl")
    after = do(state, "buy …", "pay engineers", "pay engineers", "take", luck=[0])

Not a word of luck is assumed: a draw that `luck` does not script fails, unless `rest` says what
every further draw gives, and a scripted result nobody draws fails, too.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from hulldown.games.rush import GAME, Rush
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import (
    ABILITIES,
    CLASSES,
    COUNTRIES,
    FIRST_VEHICLE,
    Ability,
    Catalogue,
    catalogue_of,
)
from hulldown.games.rush.state import State
from hulldown.kernel.chance import Chance, ScriptedChance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Event, Message, Refusal, Seat
from hulldown.kernel.steps import take_step


@cache
def _config(seats: int, options: tuple[tuple[str, Any], ...]) -> Config:
    return GAME.info.configure(seats, dict(options))


def config(seats: int = 2, **options: Any) -> Config:
    """A config with these options, its catalogue made only once."""
    return _config(seats, tuple(sorted(options.items())))


def catalogue(seats: int = 2, **options: Any) -> Catalogue:
    """The catalogue of such a config."""
    return catalogue_of(config(seats, **options))


def scene(line: str = "", seats: int = 2, **options: Any) -> State:
    """The position of a line; seat 0 is to play cards, unless it says otherwise."""
    return GAME.read_position(config(seats, **options), line)


# Vehicles by what they can do


def pick(
    country: str | None = None,
    klass: str | None = None,
    ability: str | None = None,
    but: Sequence[str] = (),
    **figures: Any,
) -> str:
    """The first Vehicle like this; `but` names those already taken.

    `ability` is one it has, "" a Vehicle without any; `alone` says that it has no other.
    Figures: cost, resources, power, armour, number (of the ability), national, only_bases,
    only_vehicles, alone; a figure may be a tuple of the values allowed.
    """
    found = picks(1, country, klass, ability, but, **figures)
    return found[0]


def picks(
    count: int,
    country: str | None = None,
    klass: str | None = None,
    ability: str | None = None,
    but: Sequence[str] = (),
    **figures: Any,
) -> list[str]:
    """So many different Vehicles like this."""
    cat = catalogue()
    found = [
        cat.names[card]
        for card in range(FIRST_VEHICLE, cat.kinds)
        if cat.names[card] not in but
        and (country is None or cat.country[card] == COUNTRIES.index(country))
        and (klass is None or cat.klass[card] == CLASSES.index(klass))
        and (ability is None or _has(cat, card, ability))
        and all(_fits(_figure(cat, card, key, ability), value) for key, value in figures.items())
    ]
    if len(found) < count:
        raise LookupError(f"no {count} such Vehicles: {country, klass, ability, figures}")
    return found[:count]


def bearing(*abilities: str, **figures: Any) -> str:
    """The first Vehicle with exactly these abilities, in this printed order."""
    listed = [ABILITIES.index(ability) for ability in abilities]
    cat = catalogue()
    for card in range(FIRST_VEHICLE, cat.kinds):
        fits = all(_fits(_figure(cat, card, key, None), value) for key, value in figures.items())
        if [ability for ability, _ in cat.abilities[card]] == listed and fits:
            return cat.names[card]
    raise LookupError(f"no Vehicle with {abilities, figures}")


def _has(cat: Catalogue, card: int, ability: str) -> bool:
    listed = [ABILITIES[number] for number, _ in cat.abilities[card]]
    return ability in listed if ability else not listed


def _fits(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, tuple) else bool(value == wanted)


def _figure(cat: Catalogue, card: int, key: str, ability: str | None) -> Any:
    if key == "alone":
        return len(cat.abilities[card]) <= 1
    if key == "number":
        return dict(cat.abilities[card]).get(Ability(ABILITIES.index(ability or "")))
    return cat.national[card] >= 0 if key == "national" else getattr(cat, key)[card]


def number(name: str) -> int:
    """A card's number."""
    return catalogue().names.index(name)


def country_of(name: str) -> str:
    """A Vehicle's country."""
    return COUNTRIES[catalogue().country[number(name)]]


def by_country(country: str, here: int, elsewhere: int) -> str:
    """Four figures for a line: one for this country, another for the rest."""
    return ",".join(str(here if other == country else elsewhere) for other in COUNTRIES)


def named(cards: Sequence[int]) -> list[str]:
    """Cards by their names."""
    return [catalogue().names[card] for card in cards]


def at(pile: Sequence[int], name: str) -> int:
    """The luck that draws this card from a bag."""
    return pile.index(number(name))


# Playing


def legal(state: State, seat: Seat | None = None) -> list[str]:
    """What may be done now, in notation."""
    asked = state.asked[0] if seat is None else seat
    return [action.notation() for action in GAME.legal_actions(state, asked)]


def read(notation: str) -> RushAction:
    """The action of a notation (of the usual options' catalogue)."""
    return GAME.actions(config()).read(notation)


def walk(
    state: State,
    *notations: str,
    luck: Sequence[int] = (),
    rest: int | None = None,
    seat: Seat | None = None,
) -> tuple[State, list[Event]]:
    """Carry out legal actions of whoever is asked (first): the position reached, what happened."""
    chance = ScriptedChance(list(luck), rest)
    events: list[Event] = []
    for notation in notations:
        actor = state.asked[0] if seat is None else seat
        found = [a for a in GAME.legal_actions(state, actor) if a.notation() == notation]
        assert found, f"{notation!r} is not one of {legal(state, actor)}"
        step = take_step(GAME, state, actor, found[0], chance)
        state = step.after
        events += step.events
    assert chance.used >= len(luck), f"luck left over: {list(luck)[chance.used :]}"
    return state, events


def do(
    state: State,
    *notations: str,
    luck: Sequence[int] = (),
    rest: int | None = None,
    seat: Seat | None = None,
) -> State:
    """The position these actions reach; the given one stays as it is."""
    return walk(state, *notations, luck=luck, rest=rest, seat=seat)[0]


def told(
    state: State,
    *notations: str,
    luck: Sequence[int] = (),
    rest: int | None = None,
    to: Seat | None = None,
) -> list[Message]:
    """What a seat (None: a spectator) sees happen."""
    events = walk(state, *notations, luck=luck, rest=rest)[1]
    return [seen for event in events if (seen := event.seen_by(to)) is not None]


def refusals(state: State, name: str, seat: Seat | None = None) -> dict[str, str]:
    """Why a card cannot be used: reason ids with their rules."""
    return {found.reason.id: found.reason.rule for found in refused(state, name, seat)}


def refused(state: State, name: str, seat: Seat | None = None) -> list[Refusal]:
    """The refusals about a card."""
    asked = state.asked[0] if seat is None else seat
    return [found for found in GAME.why_not(state, asked) if found.subject == f"card:{name}"]


class Staged(Rush):
    """Rush, but it begins here."""

    def __init__(self, line: str) -> None:
        self.line = line

    def setup(self, config: Config, chance: Chance) -> State:
        """The position of the line."""
        return self.read_position(config, self.line)


def begin(
    line: str, seats: int = 2, chance: Chance | None = None, automatic: bool = True, **options: Any
) -> Match[State, RushAction]:
    """A match that begins with this position."""
    made = config(seats, **options)
    return Match(Staged(line), made, chance or SeededChance(1), automatic)


def act(match: Match[State, RushAction], seat: Seat, *notations: str) -> None:
    """Let a seat of a match act, one action at a time."""
    for notation in notations:
        match.act(seat, match.game.actions(match.config).read(notation))
