"""The position: ints and lists, cloned by hand."""

from typing import Final

from hulldown.games.rush.catalog import BASES, Catalogue
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat

# What the match waits for.
MAIN: Final = 0
PAYMENT: Final = 1
ASSAULT: Final = 2
SABOTAGE: Final = 3
SIEGE: Final = 4
RESEARCH: Final = 5
REPAIR: Final = 6
REPAIR_MORE: Final = 7
DEFENCE: Final = 8
MEDALS: Final = 9
OVER: Final = 10

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


class State:
    """A whole position. Places on the table are numbered seat * 3 + base.

    Garages and the Vehicle deck are bags, kept sorted: nobody knows their order. `known` is
    memory (RQ-42): cards everybody knows to be in a hand, because they were the last of a Garage.
    The Reserve's first card is the farthest from the deck and leaves next. What changes seldom
    is a tuple, so that clones share it.
    """

    __slots__ = (
        "achievements", "active", "announced", "asked", "asking", "attacked", "bases",
        "bases_destroyed", "batch_open", "bought", "card", "cat", "deck", "defenders", "dented",
        "depots", "discards", "doubles", "due", "ending", "first", "garages", "given_up",
        "graveyard", "hands", "in_reach", "kills", "known", "laid_out", "limit", "national",
        "payers", "purchases", "recruited", "reserve", "round", "seats", "siege_due", "singles",
        "spent", "step", "target", "used", "vehicles_destroyed",
    )  # fmt: skip

    cat: Catalogue
    seats: int
    first: Seat
    active: Seat
    round: int
    asking: int
    asked: tuple[Seat, ...]
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
        other.card = self.card
        other.step = self.step
        other.target = self.target
        other.limit = self.limit
        other.given_up = self.given_up
        other.in_reach = self.in_reach
        return other


NO_COUNTRY: Final = (0, 0, 0, 0)
NO_PAYERS: Final = (0, 0, 0, 0, 0)


def empty_table(cat: Catalogue, seats: int) -> State:
    """R-003, R-005, R-012, R-015: three Bases each, all Medals in their piles, no card in play."""
    state = State(cat)
    state.seats = seats
    state.first = state.active = state.laid_out = 0
    state.round = 1
    state.asking = MAIN
    state.asked = cat.solo[0]
    state.ending = NOT_YET
    state.hands = [[] for _ in range(seats)]
    state.garages = [[] for _ in range(seats)]
    state.depots = [[] for _ in range(seats)]
    state.known = [()] * seats
    state.bases = [WHOLE] * (BASES * seats)
    state.defenders = [NOBODY] * (BASES * seats)
    state.dented = [0] * (BASES * seats)
    state.reserve = []
    state.deck = []
    state.discards = []
    state.graveyard = []
    state.singles = (SINGLES,) * 4
    state.doubles = (DOUBLES,) * 4
    state.achievements = ()
    state.vehicles_destroyed = state.bases_destroyed = (0,) * seats
    state.announced = []
    state.kills = state.step = state.limit = 0
    state.due = state.siege_due = NO_COUNTRY
    state.card = state.target = NOBODY
    state.given_up = (NOBODY,) * seats
    clear_turn(state)
    return state


def clear_turn(state: State) -> None:
    """R-028: a new turn has used, spent, bought and attacked nothing."""
    state.used = []
    state.spent = state.purchases = state.recruited = state.batch_open = state.attacked = 0
    state.national = state.bought = NO_COUNTRY
    state.payers = NO_PAYERS
    state.in_reach = None


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The same values with one of them raised or lowered."""
    out = list(values)
    out[place] += by
    return tuple(out)


NUMBERS: Final = (
    "seats", "first", "active", "round", "asking", "ending", "laid_out", "spent", "purchases",
    "recruited", "batch_open", "attacked", "kills", "step", "limit",
)  # fmt: skip
LISTS: Final = (
    "bases", "dented", "singles", "doubles", "achievements", "vehicles_destroyed",
    "bases_destroyed", "national", "bought", "payers", "due", "siege_due",
)  # fmt: skip
CARDS: Final = (
    "defenders", "reserve", "deck", "discards", "graveyard", "used", "announced", "given_up",
)  # fmt: skip
PILES: Final = ("hands", "garages", "depots")


def encode_state(state: State) -> JSON:
    """The whole position as data; cards by their ids."""
    name_of: dict[int, str | None] = {**dict(enumerate(state.cat.names)), NOBODY: None}
    out: dict[str, JSON] = {name: getattr(state, name) for name in NUMBERS}
    for name in LISTS:
        out[name] = list(getattr(state, name))
    out["asked"] = list(state.asked)
    out["card"] = name_of[state.card]
    out["target"] = name_of[state.target]
    for name in CARDS:
        out[name] = [name_of[card] for card in getattr(state, name)]
    for name in (*PILES, "known"):
        out[name] = [[name_of[card] for card in pile] for pile in getattr(state, name)]
    return out


def decode_state(cat: Catalogue, data: JSON) -> State:
    """The position that `encode_state` wrote."""
    card_of: dict[str | None, int] = {name: card for card, name in enumerate(cat.names)}
    card_of[None] = NOBODY
    state = empty_table(cat, data["seats"])
    state.asked = tuple(data["asked"])
    state.card = card_of[data["card"]]
    state.target = card_of[data["target"]]
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, _like(getattr(state, name), list(data[name])))
    for name in CARDS:
        setattr(state, name, _like(getattr(state, name), [card_of[card] for card in data[name]]))
    for name in PILES:
        setattr(state, name, [[card_of[card] for card in pile] for pile in data[name]])
    state.known = [tuple(card_of[card] for card in pile) for pile in data["known"]]
    return state


def _like(model: JSON, values: list[int]) -> JSON:
    return tuple(values) if isinstance(model, tuple) else values
