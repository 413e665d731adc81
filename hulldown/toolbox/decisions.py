"""One unit per decision: everything about one question that a seat is asked, in one small class.

A game writes a subclass beside the rule it belongs to and gathers them in one table:

    class Payment(Decision[State, RushAction]):
        asks = "ask-payment"
        rule = "R-042"

        def legal(self, state: State, seat: Seat) -> list[RushAction]: ...

    DECISIONS: Final = Decisions({MAIN: Main(), PAYMENT: Payment(), ...})
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, NewType, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, Orders
from hulldown.kernel.messages import Args, Label, Message, Play, Prompt, Reason, Refusal, Seat
from hulldown.kernel.table import Course, Table

Question = NewType("Question", int)
"""What a match waits for: a small constant of the game, the key of its table of decisions."""
Verb = NewType("Verb", int)
"""What an action does: a small constant of the game, by which a decision is carried out."""
MOST_QUESTIONS: Final = 64
SHARED: Final = ("asked", "asking")
"""The fields that `Position` brings."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What the states of all games share: the open question, and who still owes an answer."""

    __slots__ = SHARED

    asking: Question
    asked: tuple[Seat, ...]

    def ask(self, question: Question, seats: tuple[Seat, ...]) -> None:
        """Put a question to these seats."""
        self.asking = question
        self.asked = seats

    def commit(self, seat: Seat) -> bool:
        """The seat has answered; True if nobody else owes an answer."""
        self.asked = tuple([other for other in self.asked if other != seat])
        return not self.asked


S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Action)
Tried: TypeAlias = list[tuple[A, Reason | None]] | None
"""What a seat might try, each with the reason why not; None if nobody wonders."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S, A]):
    """One question: how it is put, what is legal, what is done. A subclass says what differs.

    `asks` is the message of the prompt and `rule` its rule. The flags are those of `Prompt`;
    where they depend on the position, override `prompt`. Most decisions say what is `legal`;
    one that can tell why not goes through what can be tried instead (`sift`), so that what is
    legal and what is told of the rest come from one place.
    """

    asks: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    public: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    reaction: ClassVar[bool] = False
    window: ClassVar[float] = 1.0

    def legal(self, state: S, seat: Seat) -> list[A]:
        """What the seat may do: complete, ordered, never empty for a seat that is asked."""
        return self.sift(state, seat, None)

    def sift(self, state: S, seat: Seat, tried: "Tried[A]") -> list[A]:
        """What is legal of all that the seat might try; noted in `tried`, if somebody wonders.

        That is once for each try, with the reason why not, None if it is legal.
        """
        return []

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out one of the legal actions."""
        raise AssertionError(f"nothing is asked that {action.notation()!r} would answer")

    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What the seat is asked."""
        asked = Message(self.asks, self.args(state, seat))
        return Prompt(
            asked,
            self.rule,
            public=self.public,
            sealed=self.sealed,
            reaction=self.reaction,
            window=self.window,
        )

    def args(self, state: S, seat: Seat) -> Args:
        """The arguments of the prompt's message."""
        return {}

    def describe(self, state: S, seat: Seat, action: A) -> Label:
        """A legal action in words, the thing it starts on and the things it concerns."""
        others = {key: value for key, value in action.fields.items() if key != "card"}
        return card_label(action, others)

    def usual(self, state: S, seat: Seat) -> A:
        """The action behind Enter, and what a run-out clock plays."""
        return self.legal(state, seat)[0]

    def plays(self, state: S, seat: Seat) -> list[Play[A]]:
        """Sequences of actions that a player can take with one click."""
        return []

    def why_not(self, state: S, seat: Seat) -> list[Refusal]:
        """What the seat might try and cannot; any seat may wonder, asked or not."""
        out: list[Refusal] = []
        tried: list[tuple[A, Reason | None]] = []
        self.sift(state, seat, tried)
        for action, reason in tried:
            if reason is not None:
                label = self.describe(state, seat, action)
                out.append(Refusal(label.start, reason, label.message.args))
        return out

    def orders(self, state: S, seat: Seat) -> list[OrderForm]:
        """The standing orders that concern this question, whatever is asked now."""
        return []

    def answer(self, state: S, seat: Seat, orders: Orders) -> A | None:
        """What those orders imply, from what the seat may know."""
        return None

    def decided(self, state: S, seat: Seat, orders: Orders) -> bool:
        """Do those orders decide a reaction whatever the seat holds?"""
        return False


class Decisions(Course[S, A]):
    """A game's decisions by question. A question without one, such as OVER, asks nothing."""

    def __init__(self, table: Mapping[Question, Decision[S, A]]) -> None:
        nothing: Decision[S, A] = Decision()
        self.every: list[Decision[S, A]] = list(table.values())
        self._by_question: list[Decision[S, A]] = [nothing] * MOST_QUESTIONS
        for question, decision in table.items():
            self._by_question[question] = decision

    def at(self, state: S) -> Decision[S, A]:
        """The decision that is open."""
        return self._by_question[state.asking]

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """Who still owes an answer."""
        return state.asked

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """What the seat may do now."""
        return self._by_question[state.asking].legal(state, seat)

    def resolve(self, table: Table[S], seat: Seat, action: A) -> None:
        """Carry out a legal action."""
        self._by_question[table.state.asking].resolve(table, seat, action)

    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What the seat is asked."""
        return self.at(state).prompt(state, seat)

    def describe(self, state: S, seat: Seat, action: A) -> Label:
        """A legal action in words."""
        return self.at(state).describe(state, seat, action)

    def usual(self, state: S, seat: Seat) -> A:
        """The action behind Enter."""
        return self.at(state).usual(state, seat)

    def plays(self, state: S, seat: Seat) -> list[Play[A]]:
        """Sequences of actions that a player can take with one click."""
        return self.at(state).plays(state, seat)

    def why_not(self, state: S, seat: Seat) -> list[Refusal]:
        """What the seat might try and cannot."""
        return self.at(state).why_not(state, seat)

    def orders(self, state: S, seat: Seat) -> list[OrderForm]:
        """Every standing order the seat may give."""
        return [form for decision in self.every for form in decision.orders(state, seat)]

    def answer(self, state: S, seat: Seat, orders: Orders) -> A | None:
        """What those orders imply for the open question."""
        return self.at(state).answer(state, seat, orders)

    def decided(self, state: S, seat: Seat, orders: Orders) -> bool:
        """Do those orders decide the open question whatever the seat holds?"""
        return self.at(state).decided(state, seat, orders)


def sift_one(action: A, refused: Reason | None, legal: list[A], tried: "Tried[A]") -> None:
    """One try of `Decision.sift`: legal unless it is refused, noted if somebody wonders."""
    if refused is None:
        legal.append(action)
    if tried is not None:
        tried.append((action, refused))


def card_label(action: Action, args: Args, touches: tuple[str, ...] = (), kind: str = "") -> Label:
    """An action in words, from the card it names, if any, to the things it concerns.

    The message is `do-KIND`, with `kind` appended where the same action needs other words.
    """
    name = action.fields.get("card")
    start = "" if name is None else f"card:{name}"
    told: dict[str, JSON] = {"card": start} if start else {}
    return Label(Message(f"do-{action.kind}{kind}", {**told, **args}), start, touches)
