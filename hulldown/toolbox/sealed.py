"""Sealed choices: several seats choose at once, and nothing shows before all have committed."""

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat


class Sealed:
    """What each seat has chosen so far, and who still owes a choice (which is public)."""

    __slots__ = ("chosen", "owed")

    def __init__(self, seats: int) -> None:
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        self.owed: tuple[Seat, ...] = ()

    def open(self, seats: tuple[Seat, ...], blank: list[int]) -> None:
        """Ask these seats, each beginning with a blank choice."""
        self.owed = seats
        self.chosen = [blank.copy() for _ in self.chosen]

    def commit(self, seat: Seat) -> bool:
        """The seat has chosen; True if it was the last one."""
        self.owed = tuple([other for other in self.owed if other != seat])
        return not self.owed

    def clone(self) -> "Sealed":
        """An independent copy."""
        other = Sealed(0)
        other.chosen = [choice.copy() for choice in self.chosen]
        other.owed = self.owed
        return other

    def encode(self) -> JSON:
        """The choices as data."""
        return {"chosen": self.chosen, "owed": list(self.owed)}


def read_sealed(data: JSON) -> Sealed:
    """The choices that `Sealed.encode` wrote."""
    sealed = Sealed(0)
    sealed.chosen = [list(choice) for choice in data["chosen"]]
    sealed.owed = tuple(data["owed"])
    return sealed
