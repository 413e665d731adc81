"""Positions as lines of text: what is read must fit the table of its config."""

from collections import Counter
from collections.abc import Iterator

from hulldown.games.duel.catalog import ROAD, catalogue_of
from hulldown.games.duel.state import FIELDS, NONE, State
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError

STEP = 200
LONGEST_RANGE = 1000
CARDS = range(1, 101)


def read_position(config: Config, line: str) -> State:
    """The position of a line that `write_position` could have written."""
    state = FIELDS.clear(State(catalogue_of(config)))
    FIELDS.read(state, line)
    for key, what, fits in wrong(state):
        raise DataError("data/bad-position", f"{key}: {what}", fits, key=key)
    return state


def wrong(state: State) -> Iterator[tuple[str, str, str]]:
    """What does not fit: the field, what is wrong with it, what would fit."""
    yield from wrong_seats(state)
    yield from wrong_tanks(state)
    yield from wrong_counters(state)
    yield from wrong_cards(state)


def wrong_seats(state: State) -> Iterator[tuple[str, str, str]]:
    """D-001: whoever is asked sits at the table."""
    for seat in state.asked:
        if seat not in range(state.cat.seats):
            yield "asked", f"no seat {seat}", f"Seats are 0 to {state.cat.seats - 1}."


def wrong_tanks(state: State) -> Iterator[tuple[str, str, str]]:
    """D-066, D-067, D-069: tanks that take part, at Ranges in steps of 200 m."""
    tanks = state.cat.tanks
    named = {
        "active": [state.active],
        "order": state.order,
        "acquired": state.acquired,
        "penetrator": state.penetrator,
    }
    for key, values in named.items():
        for tank in values:
            if tank != NONE and tank not in range(tanks):
                yield key, f"no tank {tank}", f"Tanks are 0 to {tanks - 1}, {NONE} is none."
    for metres in state.range:
        if metres % STEP or abs(metres) > LONGEST_RANGE:
            fits = f"A Range is a multiple of {STEP} from {-LONGEST_RANGE} to {LONGEST_RANGE}."
            yield "range", f"{metres} m", fits


def wrong_counters(state: State) -> Iterator[tuple[str, str, str]]:
    """D-064, D-075, D-229: one counter of a kind, Spotted and Flank on enemies only."""
    for key in ("burning", "broken", "hull_down", "out"):
        for value in getattr(state, key):
            if value not in (0, 1):
                yield key, f"{value} counters", "It is 0 or 1."
    for tank, enemies in enumerate(state.cat.enemies):
        mask = sum(1 << enemy for enemy in enemies)
        for key in ("spotted", "flanks"):
            if getattr(state, key)[tank] & ~mask:
                yield key, f"tank {tank} has a counter on a friend", "It takes enemies."


def wrong_cards(state: State) -> Iterator[tuple[str, str, str]]:
    """D-040: each Battle Card lies in one place."""
    seen: Counter[int] = Counter()
    for key, cards in places(state).items():
        for card in cards:
            if card not in CARDS:
                yield key, f"no card {card}", f"Battle Cards are {CARDS[0]} to {CARDS[-1]}."
            seen[card] += 1
            if seen[card] > 1:
                yield key, f"card {card} twice", "Each Battle Card lies in one place."
    damage = Counter([*state.damage_deck, *state.damage_discards])
    most = len(state.cat.criticals)
    for card, count in damage.items():
        if card not in range(most) or count > 1:
            fits = f"Damage Cards are 0 to {most - 1}, each in one place."
            yield "damage_deck", f"{count} of card {card}", fits


def places(state: State) -> dict[str, list[int]]:
    """Where Battle Cards lie, by the field that says so; scenario cards are none."""
    deck = state.deck
    out = {"deck": [*deck.cards, *deck.discards, *deck.played, *deck.pulled]}
    for seat, hand in enumerate(state.hands):
        out[f"hands{seat}"] = hand
    out["pools"] = [card for pool in state.pools for card in pool]
    out["hold"] = [card for card in state.hold if card and not CARDS[-1] < card <= ROAD]
    out["smoke"] = [card for card in state.smoke if card]
    out["bids"] = [card for card in state.bids if card > 0]
    return out
