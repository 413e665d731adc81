"""What a rule function works on: a state it may change, chance, and a sink for events."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Event, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Generic[S, A]):
    """What playing in place needs of a game. Compiled, its methods are called without Python."""

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """Who is asked."""
        raise NotImplementedError

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """What the seat may do now."""
        raise NotImplementedError

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out a legal action."""
        raise NotImplementedError
