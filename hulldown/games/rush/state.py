"""The position: every field declared once, cloned by hand."""

from collections.abc import Sequence
from typing import Any, Final

from hulldown.games.rush.catalog import BASES, Catalogue
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Position, Question
from hulldown.toolbox.fields import (
    NOTHING,
    Cards,
    Field,
    Fields,
    Kind,
    Numbers,
    Places,
    Start,
    card,
    cards,
    derived,
    figures,
    find_card,
    number,
    numbers,
    piles,
    word,
)

# What the match waits for.
MAIN: Final = Question(0)
PAYMENT: Final = Question(1)
ASSAULT: Final = Question(2)
SABOTAGE: Final = Question(3)
SIEGE: Final = Question(4)
RESEARCH: Final = Question(5)
REPAIR: Final = Question(6)
REPAIR_MORE: Final = Question(7)
DEFENCE: Final = Question(8)
MEDALS: Final = Question(9)
OVER: Final = Question(10)

# How a Base stands.
GONE: Final = 0
WHOLE: Final = 1
DAMAGED: Final = 2

# Why the end is near.
NOT_YET: Final = 0
BASES_LOST: Final = 1
MEDALS_GONE: Final = 2
LIMIT: Final = 3

NOBODY: Final = -1
SINGLES: Final = 9
DOUBLES: Final = 3

ASKING: Final = (
    "main", "payment", "assault", "sabotage", "siege", "research", "repair", "repair-more",
    "defence", "medals", "over",
)  # fmt: skip
NO_COUNTRY: Final[tuple[int, ...]] = (0, 0, 0, 0)
NO_PAYERS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class Choices(Cards):
    """A card for each seat, or none: names joined by commas."""

    def write(self, value: Any, names: Sequence[str]) -> str:
        """Names, and a dash for none."""
        return ",".join([NOTHING if card < 0 else names[card] for card in value])

    def read(self, word: str, places: Places) -> Any:
        """The cards of these names."""
        return tuple([find_card(name, places) for name in word.split(",")])


def _for_each_base(value: int) -> Start:
    return lambda cat: [value] * (BASES * cat.seats)


def _for_each_seat(cat: Catalogue) -> list[list[int]]:
    return [[] for _ in range(cat.seats)]


FIELDS: Final = Fields(
    Field("seats", Kind(is_plain=True), lambda cat: cat.seats).unwritten(),
    word("asking", ASKING),
    Field("asked", Numbers(True), lambda cat: cat.solo[0]),
    number("round", 1),
    number("active"),
    number("first"),
    number("ending"),
    number("laid_out"),
    number("spent"),
    number("purchases"),
    number("recruited"),
    number("batch_open"),
    number("attacked"),
    number("kills"),
    number("step"),
    number("limit"),
    figures("national", lambda cat: NO_COUNTRY),
    figures("bought", lambda cat: NO_COUNTRY),
    figures("payers", lambda cat: NO_PAYERS),
    figures("due", lambda cat: NO_COUNTRY),
    figures("siege_due", lambda cat: NO_COUNTRY),
    figures("assault_singles", lambda cat: NO_COUNTRY).seldom(),
    figures("singles", lambda cat: (SINGLES,) * 4),
    figures("doubles", lambda cat: (DOUBLES,) * 4),
    figures("vehicles_destroyed", lambda cat: (0,) * cat.seats),
    figures("bases_destroyed", lambda cat: (0,) * cat.seats),
    card("card"),
    card("target"),
    cards("reserve"),
    cards("discards"),
    cards("graveyard"),
    cards("used"),
    cards("announced"),
    piles("hands", _for_each_seat, is_bag=True),
    piles("garages", _for_each_seat, is_bag=True),
    piles("depots", _for_each_seat),
    piles("known", lambda cat: [()] * cat.seats, of_tuples=True, is_bag=True),
    Field("given_up", Choices(True, False), lambda cat: (NOBODY,) * cat.seats),
    # Written in words of their own, or not at all: see `notation`.
    cards("deck").unwritten(),
    numbers("bases", _for_each_base(WHOLE)).unwritten(),
    cards("defenders", _for_each_base(NOBODY)).unwritten(),
    numbers("dented", _for_each_base(0)).unwritten(),
    figures("achievements").unwritten(),
    derived("in_reach"),
)
"""`assault_singles` came later and is stored only while there are any."""


class State(Position):
    """A whole position. Places on the table are numbered seat * 3 + base.

    Garages and the Vehicle deck are bags, kept sorted: nobody knows their order. `known` is
    memory (RQ-42): cards everybody knows to be in a hand, because they were the last of a Garage.
    The Reserve's first card is the farthest from the deck and leaves next. What changes seldom
    is a tuple, so that clones share it.
    """

    __slots__ = ("cat", *FIELDS.slots)

    cat: Catalogue
    seats: int
    first: Seat
    active: Seat
    round: int
    ending: int
    laid_out: Seat
    hands: list[list[int]]
    garages: list[list[int]]
    depots: list[list[int]]
    known: list[tuple[int, ...]]
    bases: list[int]
    defenders: list[int]
    dented: list[int]
    reserve: list[int]
    deck: list[int]
    discards: list[int]
    graveyard: list[int]
    singles: tuple[int, ...]
    doubles: tuple[int, ...]
    achievements: tuple[int, ...]
    vehicles_destroyed: tuple[int, ...]
    bases_destroyed: tuple[int, ...]
    # The turn: what was used, spent and bought (by country), and what is due.
    used: list[int]
    spent: int
    national: tuple[int, ...]
    bought: tuple[int, ...]
    payers: tuple[int, ...]
    purchases: int
    recruited: int
    batch_open: int
    attacked: int
    announced: list[int]
    kills: int
    due: tuple[int, ...]
    siege_due: tuple[int, ...]
    assault_singles: tuple[int, ...]
    # The play being resolved: its card, the next ability, the Vehicle bought, Research's number.
    card: int
    step: int
    target: int
    limit: int
    given_up: tuple[int, ...]
    # Worked out when asked for: the places an assault or a Siege can reach.
    in_reach: tuple[int, ...] | None

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat

    def clone(self) -> "State":
        """An independent copy; the catalogue is shared."""
        other = State(self.cat)
        other.seats = self.seats
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.asking = self.asking
        other.asked = self.asked
        other.ending = self.ending
        other.laid_out = self.laid_out
        other.hands = [hand.copy() for hand in self.hands]
        other.garages = [garage.copy() for garage in self.garages]
        other.depots = [depot.copy() for depot in self.depots]
        other.known = self.known.copy()
        other.bases = self.bases.copy()
        other.defenders = self.defenders.copy()
        other.dented = self.dented.copy()
        other.reserve = self.reserve.copy()
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.graveyard = self.graveyard.copy()
        other.singles = self.singles
        other.doubles = self.doubles
        other.achievements = self.achievements
        other.vehicles_destroyed = self.vehicles_destroyed
        other.bases_destroyed = self.bases_destroyed
        other.used = self.used.copy()
        other.spent = self.spent
        other.national = self.national
        other.bought = self.bought
        other.payers = self.payers
        other.purchases = self.purchases
        other.recruited = self.recruited
        other.batch_open = self.batch_open
        other.attacked = self.attacked
        other.announced = self.announced.copy()
        other.kills = self.kills
        other.due = self.due
        other.siege_due = self.siege_due
        other.assault_singles = self.assault_singles
        other.card = self.card
        other.step = self.step
        other.target = self.target
        other.limit = self.limit
        other.given_up = self.given_up
        other.in_reach = self.in_reach
        return other


def empty_table(cat: Catalogue) -> State:
    """R-003, R-005, R-012, R-015: three Bases each, all Medals in their piles, no card in play."""
    return FIELDS.clear(State(cat))


def clear_turn(state: State) -> None:
    """R-028: a new turn has used, spent, bought and attacked nothing."""
    if state.used:
        state.used = []
    state.spent = state.purchases = state.recruited = state.batch_open = state.attacked = 0
    state.national = state.bought = state.assault_singles = NO_COUNTRY
    state.payers = NO_PAYERS
    state.in_reach = None


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The same values with one of them raised or lowered."""
    if not by:
        return values
    out = list(values)
    out[place] = values[place] + by
    return tuple(out)
