"""A position as one line of text: words for what differs from an empty table.

    round 2 active 0 first 0 asking main hand0 engineers*2+t_34 garage0 … reserve a+b+c+d

Card lists join ids with `+`, repeated ones with `*n`; Bases are `whole`, `damaged` or `gone`,
with `:defender` and `!` for a damaged defender. What is not said keeps its default, so that a
test's scene stays short.
"""

from typing import Final

from hulldown.games.rush.catalog import BASES, FIRST_VEHICLE, catalogue_of
from hulldown.games.rush.state import FIELDS, NOBODY, State, empty_table
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError
from hulldown.toolbox.fields import Places, find_card, places_of, split

STATUS: Final = ("gone", "whole", "damaged")


def write_position(state: State) -> str:
    """The position as one line."""
    words = [FIELDS.write(state, empty_table(state.cat))]
    for seat in range(state.seats):
        words += [f"bases{seat}", _write_bases(state, seat)]
    achievements = [state.cat.achievements[number] for number in state.achievements]
    return " ".join([*words, "achievements", ",".join(achievements) or "-"]).lstrip()


def read_position(config: Config, line: str) -> State:
    """The position of such a line; the Vehicle deck is whatever lies nowhere else."""
    state = empty_table(catalogue_of(config))
    words = line.split()
    try:
        if len(words) % 2:
            raise ValueError("words come in pairs")
        places = places_of(state)
        for key, value in zip(words[::2], words[1::2], strict=True):
            _read(state, key, value, places)
        _check_seats(state)
        state.deck = _missing_vehicles(state)
    except (ValueError, IndexError, KeyError) as error:
        raise DataError("data/bad-position", f"cannot read the position: {error}") from error
    return state


def _read(state: State, key: str, value: str, places: Places) -> None:
    if key == "achievements":
        state.achievements = tuple(map(state.cat.achievements.index, split(value, ",")))
    elif key == "asked":
        state.asked = tuple(map(int, split(value, ",")))
    elif key[:-1] == "bases" and int(key[-1]) < state.seats:
        _read_bases(state, int(key[-1]), value, places)
    else:
        FIELDS.read_word(state, key, value, places)


def _check_seats(state: State) -> None:
    seats = range(state.seats)
    named = {state.active, state.first, *state.asked, *({state.laid_out} - {NOBODY})}
    if not named <= set(seats) or len(state.given_up) != state.seats:
        raise ValueError(f"there are {state.seats} seats")


def _write_bases(state: State, seat: int) -> str:
    return ",".join(
        _write_base(state, place) for place in range(seat * BASES, seat * BASES + BASES)
    )


def _write_base(state: State, place: int) -> str:
    defender = state.defenders[place]
    guard = "" if defender == NOBODY else f":{state.cat.names[defender]}"
    return STATUS[state.bases[place]] + guard + "!" * state.dented[place]


def _read_bases(state: State, seat: int, text: str, places: Places) -> None:
    words = text.split(",")
    if len(words) != BASES:
        raise ValueError(f"{text!r} must name {BASES} Bases")
    for place, word in enumerate(words, seat * BASES):
        status, _, guard = word.partition(":")
        state.bases[place] = STATUS.index(status)
        if guard:
            defender = find_card(guard.removesuffix("!"), places)
            if defender < FIRST_VEHICLE or status == "gone":
                raise ValueError(f"{word!r} cannot be")
            state.defenders[place] = defender
            state.dented[place] = int(guard.endswith("!"))


def _missing_vehicles(state: State) -> list[int]:
    piles = [*state.hands, *state.garages, *state.depots, state.reserve, state.discards]
    piles += [state.graveyard, state.announced, state.defenders, [state.card]]
    placed = [card for pile in piles for card in pile if card >= FIRST_VEHICLE]
    if len(placed) != len(set(placed)):
        raise ValueError("a Vehicle lies in two places")
    return [card for card in range(FIRST_VEHICLE, state.cat.kinds) if card not in set(placed)]
