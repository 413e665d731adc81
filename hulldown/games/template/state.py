"""The position: ints and lists, cloned by hand."""

from typing import Final

from hulldown.games.template.catalog import FLARE, Catalogue
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.toolbox.sealed import Sealed, read_sealed

PLAN: Final = 0
ANSWER: Final = 1
OVER: Final = 2
NONE: Final = -1
SENT: Final = 0
DUG: Final = 1


class State:
    """Hands, dug-in and shown cards are counts by kind.

    A row of `scouted` is memory (T-013): viewer, owner, kind seen, then every kind the owner
    has shown since.
    """

    __slots__ = (
        "catalogue", "claimer", "crate", "dug", "hands", "phase", "round", "scouted", "sealed",
        "shown", "taken", "worth",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.catalogue = catalogue
        self.phase = PLAN
        self.round = 0
        self.crate = 0
        self.claimer = NONE
        self.hands: list[list[int]] = [[0] * catalogue.kinds for _ in range(seats)]
        self.dug: list[list[int]] = [[0] * catalogue.kinds for _ in range(seats)]
        self.shown: list[int] = [0] * catalogue.kinds
        self.taken: list[int] = [0] * seats
        self.worth: list[int] = [0] * seats
        self.scouted: list[list[int]] = []
        self.sealed = Sealed(seats)

    def clone(self) -> "State":
        """An independent copy; the catalogue is shared."""
        other = State(self.catalogue, 0)
        other.phase = self.phase
        other.round = self.round
        other.crate = self.crate
        other.claimer = self.claimer
        other.hands = [hand.copy() for hand in self.hands]
        other.dug = [dug.copy() for dug in self.dug]
        other.shown = self.shown.copy()
        other.taken = self.taken.copy()
        other.worth = self.worth.copy()
        other.scouted = [row.copy() for row in self.scouted]
        other.sealed = self.sealed.clone()
        return other

    def held(self, seat: Seat) -> int:
        """How many cards the seat holds, in hand or dug in; everybody knows."""
        return sum(self.hands[seat]) + sum(self.dug[seat])

    def show(self, seat: Seat, kind: int) -> None:
        """T-008, T-011: a card from hand is shown and leaves the game."""
        self.hands[seat][kind] -= 1
        self.shown[kind] += 1
        for row in self.scouted:
            if row[1] == seat:
                row.append(kind)

    def can_flare(self, seat: Seat) -> bool:
        """T-010: a Flare must be in hand."""
        return self.hands[seat][FLARE] > 0


def encode_state(state: State) -> JSON:
    """The whole position as data."""
    return {
        "phase": state.phase,
        "round": state.round,
        "crate": state.crate,
        "claimer": state.claimer,
        "hands": state.hands,
        "dug": state.dug,
        "shown": state.shown,
        "taken": state.taken,
        "worth": state.worth,
        "scouted": state.scouted,
        "sealed": state.sealed.encode(),
    }


def decode_state(catalogue: Catalogue, data: JSON) -> State:
    """The position that `encode_state` wrote."""
    state = State(catalogue, len(data["hands"]))
    state.phase = data["phase"]
    state.round = data["round"]
    state.crate = data["crate"]
    state.claimer = data["claimer"]
    state.hands = [list(hand) for hand in data["hands"]]
    state.dug = [list(dug) for dug in data["dug"]]
    state.shown = list(data["shown"])
    state.taken = list(data["taken"])
    state.worth = list(data["worth"])
    state.scouted = [list(row) for row in data["scouted"]]
    state.sealed = read_sealed(data["sealed"])
    return state
