"""A position as one line of text: words for what differs from an empty table.

    round 2 active 0 first 0 asking main hand0 engineers*2+t_34 garage0 … reserve a+b+c+d

Card lists join ids with `+`, repeated ones with `*n`; Bases are `whole`, `damaged` or `gone`,
with `:defender` and `!` for a damaged defender. What is not said keeps its default, so that a
test's scene stays short.
"""

from typing import Final

from hulldown.games.rush.catalog import BASES, FIRST_VEHICLE, catalogue_of
from hulldown.games.rush.state import NOBODY, State, empty_table
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError

ASKING: Final = (
    "main", "payment", "assault", "sabotage", "siege", "research", "repair", "repair-more",
    "defence", "medals", "over",
)  # fmt: skip
STATUS: Final = ("gone", "whole", "damaged")
NUMBERS: Final = (
    "round", "active", "first", "ending", "laid_out", "spent", "purchases", "recruited",
    "batch_open", "attacked", "kills", "step", "limit",
)  # fmt: skip
FIGURES: Final = ("national", "bought", "payers", "due", "siege_due", "singles", "doubles")
SCORES: Final = ("vehicles_destroyed", "bases_destroyed")
CARDS: Final = ("reserve", "discards", "graveyard", "used", "announced")
PILES: Final = ("hands", "garages", "depots")
ORDERED: Final = (*CARDS, "depots")
MOST: Final = 100


def write_position(state: State) -> str:
    """The position as one line."""
    blank = empty_table(state.cat, state.seats)
    asked = ",".join(map(str, state.asked)) or "-"
    words = ["asking", ASKING[state.asking], "asked", asked, *_write_figures(state, blank)]
    for name in ("card", "target"):
        if getattr(state, name) != NOBODY:
            words += [name, state.cat.names[getattr(state, name)]]
    piles = {name: getattr(state, name) for name in CARDS}
    for name in (*PILES, "known"):
        piles |= {f"{name}{seat}": pile for seat, pile in enumerate(getattr(state, name))}
    for name, pile in piles.items():
        if pile:
            words += [name, _write_cards(state, pile)]
    for seat in range(state.seats):
        words += [f"bases{seat}", _write_bases(state, seat)]
    if state.given_up != blank.given_up:
        words += ["given_up", ",".join(_name(state, card) for card in state.given_up)]
    achievements = [state.cat.achievements[number] for number in state.achievements]
    return " ".join([*words, "achievements", ",".join(achievements) or "-"])


def _write_figures(state: State, blank: State) -> list[str]:
    words = []
    for name in (*NUMBERS, *FIGURES, *SCORES):
        value = getattr(state, name)
        if value != getattr(blank, name):
            words += [name, str(value) if isinstance(value, int) else ",".join(map(str, value))]
    return words


def read_position(config: Config, line: str) -> State:
    """The position of such a line; the Vehicle deck is whatever lies nowhere else."""
    state = empty_table(catalogue_of(config), config.seats)
    words = line.split()
    try:
        if len(words) % 2:
            raise ValueError("words come in pairs")
        for key, value in zip(words[::2], words[1::2], strict=True):
            _read(state, key, value)
        _check_seats(state)
        state.deck = _missing_vehicles(state)
    except (ValueError, IndexError, KeyError) as error:
        raise DataError("data/bad-position", f"cannot read the position: {error}") from error
    return state


def _check_seats(state: State) -> None:
    seats = range(state.seats)
    named = {state.active, state.first, *state.asked, *({state.laid_out} - {NOBODY})}
    if not named <= set(seats) or len(state.given_up) != state.seats:
        raise ValueError(f"there are {state.seats} seats")


def _read(state: State, key: str, value: str) -> None:
    if key == "asking":
        state.asking = ASKING.index(value)
    elif key == "asked":
        state.asked = tuple(int(seat) for seat in _listed(value))
    elif key in NUMBERS:
        setattr(state, key, int(value))
    elif key in (*FIGURES, *SCORES):
        setattr(state, key, tuple(_read_figures(value, len(getattr(state, key)), key)))
    elif key in ("card", "target"):
        setattr(state, key, _card(state, value))
    elif key in CARDS:
        setattr(state, key, _read_cards(state, value, key in ORDERED))
    elif key == "given_up":
        state.given_up = tuple(_card(state, word) for word in value.split(","))
    elif key == "achievements":
        state.achievements = tuple(map(state.cat.achievements.index, _listed(value)))
    else:
        _read_of_seat(state, key[:-1], int(key[-1]), value)


def _read_of_seat(state: State, name: str, seat: int, value: str) -> None:
    if name == "known":
        state.known[seat] = tuple(_read_cards(state, value, False))
    elif name in PILES:
        getattr(state, name)[seat] = _read_cards(state, value, name in ORDERED)
    elif name == "bases" and seat < state.seats:
        _read_bases(state, seat, value)
    else:
        raise ValueError(f"unknown word {name!r}")


def _listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _read_figures(text: str, count: int, key: str) -> list[int]:
    figures = [int(word) for word in text.split(",")]
    if len(figures) != count:
        raise ValueError(f"{key} takes {count} figures")
    return figures


def _write_cards(state: State, cards: list[int]) -> str:
    words: list[tuple[str, int]] = []
    for card in cards:
        name = state.cat.names[card]
        if words and words[-1][0] == name:
            words[-1] = (name, words[-1][1] + 1)
        else:
            words.append((name, 1))
    return "+".join(name if count == 1 else f"{name}*{count}" for name, count in words)


def _read_cards(state: State, text: str, ordered: bool) -> list[int]:
    cards: list[int] = []
    for word in text.split("+"):
        name, _, count = word.partition("*")
        if not 1 <= int(count or 1) <= MOST:
            raise ValueError(f"{word!r}: 1 to {MOST} cards")
        cards += [_card(state, name)] * int(count or 1)
    return cards if ordered else sorted(cards)


def _write_bases(state: State, seat: int) -> str:
    return ",".join(
        _write_base(state, place) for place in range(seat * BASES, seat * BASES + BASES)
    )


def _write_base(state: State, place: int) -> str:
    defender = state.defenders[place]
    guard = "" if defender == NOBODY else f":{state.cat.names[defender]}"
    return STATUS[state.bases[place]] + guard + "!" * state.dented[place]


def _read_bases(state: State, seat: int, text: str) -> None:
    words = text.split(",")
    if len(words) != BASES:
        raise ValueError(f"{text!r} must name {BASES} Bases")
    for place, word in enumerate(words, seat * BASES):
        status, _, guard = word.partition(":")
        state.bases[place] = STATUS.index(status)
        if guard:
            defender = _card(state, guard.removesuffix("!"))
            if defender < FIRST_VEHICLE or status == "gone":
                raise ValueError(f"{word!r} cannot be")
            state.defenders[place] = defender
            state.dented[place] = int(guard.endswith("!"))


def _name(state: State, card: int) -> str:
    return "-" if card == NOBODY else state.cat.names[card]


def _card(state: State, name: str) -> int:
    if name == "-":
        return NOBODY
    if name not in state.cat.names:
        raise ValueError(f"no card {name!r}")
    return state.cat.names.index(name)


def _missing_vehicles(state: State) -> list[int]:
    piles = [*state.hands, *state.garages, *state.depots, state.reserve, state.discards]
    piles += [state.graveyard, state.announced, state.defenders, [state.card]]
    placed = [card for pile in piles for card in pile if card >= FIRST_VEHICLE]
    if len(placed) != len(set(placed)):
        raise ValueError("a Vehicle lies in two places")
    return [card for card in range(FIRST_VEHICLE, state.cat.kinds) if card not in set(placed)]
