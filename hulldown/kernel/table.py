"""What a rule function works on: a state it may change, chance, and a sink for events."""

from typing import Generic, TypeVar

from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Event

S = TypeVar("S")


class Table(Generic[S]):
    """State, chance and event sink. A rule emits only while `watched`: simulation pays nothing."""

    __slots__ = ("chance", "events", "state", "watched")

    def __init__(self, state: S, chance: Chance, watched: bool = False) -> None:
        self.state = state
        self.chance = chance
        self.watched = watched
        self.events: list[Event] = []

    def draw(self, bound: int, rule: str, stream: str) -> int:
        """One of 0 … bound - 1, each equally likely, for this rule, from this stream."""
        return self.chance.draw(bound, rule, stream)

    def emit(self, event: Event) -> None:
        """Tell what happened."""
        self.events.append(event)
