"""One unit per decision, and the table that asks the right one."""

from typing import Final

import pytest

from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import NoChance
from hulldown.kernel.config import OrderForm, Orders, switch
from hulldown.kernel.messages import Label, Message, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import (
    Decision,
    Decisions,
    Position,
    Question,
    Tried,
    Verb,
    card_label,
)
from hulldown.toolbox.frames import FrameKind, Frames

CALL: Final = Question(0)
REPLY: Final = Question(2)
OVER: Final = Question(3)
YES, NO = Action("yes"), Action("no")


class Call(Decision[Position, Action]):
    asks = "ask-call"
    rule = "X-001"
    public = True

    def legal(self, state: Position, seat: Seat) -> list[Action]:
        return [NO, YES]

    def resolve(self, table: Table[Position], seat: Seat, action: Action) -> None:
        table.state.ask(REPLY, (1, 2)) if action is YES else table.state.ask(OVER, ())


class Reply(Decision[Position, Action]):
    asks = "ask-reply"
    rule = "X-002"
    sealed = True
    reaction = True

    def args(self, state: Position, seat: Seat) -> dict[str, JSON]:
        return {"seat": f"seat:{seat}"}

    def legal(self, state: Position, seat: Seat) -> list[Action]:
        return [YES]

    def resolve(self, table: Table[Position], seat: Seat, action: Action) -> None:
        if table.state.commit(seat):
            table.state.ask(OVER, ())

    def orders(self, state: Position, seat: Seat) -> list[OrderForm]:
        return [switch("agree", False, rule="X-002")]

    def answer(self, state: Position, seat: Seat, orders: Orders) -> Action | None:
        return YES if orders.get("agree") else None


DECISIONS = Decisions({CALL: Call(), REPLY: Reply()})


def asking(question: Question, seats: tuple[Seat, ...] = (0,)) -> Position:
    state = Position()
    state.ask(question, seats)
    return state


def test_the_open_question_decides_what_is_legal_and_what_is_done() -> None:
    table = Table(asking(CALL), NoChance())
    assert DECISIONS.legal_actions(table.state, 0) == [NO, YES]
    DECISIONS.resolve(table, 0, YES)
    assert DECISIONS.seats_to_act(table.state) == (1, 2)
    assert DECISIONS.legal_actions(table.state, 1) == [YES]


def test_the_last_of_several_to_commit_goes_on() -> None:
    table = Table(asking(REPLY, (1, 2)), NoChance())
    DECISIONS.resolve(table, 2, YES)
    assert (table.state.asking, table.state.asked) == (REPLY, (1,))
    DECISIONS.resolve(table, 1, YES)
    assert (table.state.asking, table.state.asked) == (OVER, ())


def test_a_prompt_follows_from_what_the_class_says() -> None:
    call, reply = DECISIONS.prompt(asking(CALL), 0), DECISIONS.prompt(asking(REPLY), 2)
    assert (call.message.id, call.rule, call.public, call.sealed) == (
        "ask-call", "X-001", True, False,
    )  # fmt: skip
    assert (reply.message.args, reply.sealed, reply.reaction) == ({"seat": "seat:2"}, True, True)


def test_what_a_decision_does_not_say_has_a_default() -> None:
    state = asking(CALL)
    assert DECISIONS.usual(state, 0) is NO
    assert DECISIONS.describe(state, 0, YES).message.id == "do-yes"
    assert DECISIONS.plays(state, 0) == []
    assert DECISIONS.why_not(state, 0) == []
    assert DECISIONS.answer(state, 0, {"agree": True}) is None


def test_orders_may_be_given_before_their_question_comes() -> None:
    assert [form.id for form in DECISIONS.orders(asking(CALL), 1)] == ["agree"]
    assert DECISIONS.answer(asking(REPLY), 1, {"agree": True}) is YES


@pytest.mark.parametrize("question", [Question(1), OVER, Question(9)])
def test_a_question_without_a_decision_asks_nothing(question: Question) -> None:
    state = asking(question, ())
    assert DECISIONS.why_not(state, 0) == []
    assert DECISIONS.legal_actions(state, 0) == []
    with pytest.raises(AssertionError, match="yes"):
        DECISIONS.resolve(Table(state, NoChance()), 0, YES)


TOO_EARLY: Final = Reason("too-early", "X-003")
SHOWS = [Action("show", {"card": name, "count": 1}) for name in ("scout", "heavy")]


class Show(Decision[Position, Action]):
    """X-003: whoever is first may show the Heavy only."""

    def sift(self, state: Position, seat: Seat, tried: Tried[Action]) -> list[Action]:
        refused = None if seat else TOO_EARLY
        if tried is not None:
            tried += [(SHOWS[0], refused), (SHOWS[1], None)]
        return SHOWS if refused is None else SHOWS[1:]


def test_what_is_tried_is_legal_or_refused_with_a_reason() -> None:
    state = asking(CALL)
    assert Show().legal(state, 0) == [SHOWS[1]]
    assert Show().legal(state, 1) == SHOWS
    assert Show().why_not(state, 1) == []
    (refused,) = Show().why_not(state, 0)
    assert refused == Refusal("card:scout", TOO_EARLY, {"card": "card:scout", "count": 1})


def test_an_action_starts_on_the_card_it_names() -> None:
    label = Show().describe(asking(CALL), 0, SHOWS[1])
    assert label == Label(Message("do-show", {"card": "card:heavy", "count": 1}), "card:heavy")
    other = card_label(SHOWS[1], {"at": "base:1"}, ("base:1",), "-again")
    assert other.message == Message("do-show-again", {"card": "card:heavy", "at": "base:1"})
    assert other.touches == ("base:1",)
    assert card_label(YES, {}) == Label(Message("do-yes"))


def test_a_constant_of_another_kind_is_no_question() -> None:
    """The comments below are the test: mypy complains of each that it would not need."""
    state, frames = Position(), Frames()
    state.ask(Verb(1), (0,))  # type: ignore[arg-type]
    state.ask(FrameKind(1), (0,))  # type: ignore[arg-type]
    state.ask(1, (0,))  # type: ignore[arg-type]
    frames.push(CALL, [])  # type: ignore[arg-type]
    assert state.asking == 1, "at run time all are plain numbers"
