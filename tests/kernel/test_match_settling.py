"""Nobody is asked what makes no difference; standing orders answer for a seat."""

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import OVER, State
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.config import OrderForm
from hulldown.kernel.errors import ConfigError, MatchError
from hulldown.kernel.messages import Message, Prompt, Seat
from hulldown.kernel.record import BY_ORDER, BY_RULE, BY_SEAT
from hulldown.kernel.situation import ORDERS, WINDOW
from hulldown.kernel.table import Table

from .scenes import CLAIMED, THREE, TWO, Known, Lucky, Scene, act, actions, begin, position

EMPTY_HANDED = "asked 0,1 round 2 crate 2 hands 1.0.0.1.1.1/0.0.0.0.0.0"
ALL_EMPTY_HANDED = "asked 0,1 round 2 crate 2 worth 0,1 taken 0,1"


# Automatic choices


def test_a_choice_of_one_that_all_can_foresee_is_taken_and_marked() -> None:
    match = begin(EMPTY_HANDED)
    _, record = match.records
    assert (record.seat, record.action, record.by) == (1, {"kind": "ready"}, BY_RULE)
    assert match.seats_to_act == (0,)


def test_automatic_choices_can_be_switched_off() -> None:
    match = begin(EMPTY_HANDED, automatic=False)
    assert len(match.records) == 1
    assert match.seats_to_act == (0, 1)
    assert match.legal(1) == actions(match, "ready")


def test_automatic_choices_go_on_through_luck_to_the_end() -> None:
    match = begin(ALL_EMPTY_HANDED)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert {record.by for record in match.records[1:]} == {BY_RULE}
    assert match.state.round == 4


def test_a_choice_of_one_is_asked_where_its_silence_would_tell_something() -> None:
    """Seat 1 has no Flare, but nobody may know."""
    match = begin(CLAIMED.replace("1.1.1.0.0.1", "0.1.1.0.0.2"))
    assert match.legal(1) == actions(match, "decline")
    assert match.seats_to_act == (1, 2)


def test_choices_that_all_end_alike_are_one_choice() -> None:
    match = begin(THREE, rules=AllAlike)
    assert match.seats_to_act == ()
    assert [record.by for record in match.records[1:]] == [BY_RULE] * 3


def test_choices_that_differ_are_asked() -> None:
    match = begin(THREE, rules=Known)
    assert match.seats_to_act == (0, 1, 2)
    assert len(match.records) == 1


def test_choices_that_need_luck_are_asked() -> None:
    match = begin(
        "asked 0,1 round 1 crate 2 hands 0.0.0.0.0.0/0.1.0.0.0.0 chosen -1.1/-1.-1", rules=KnownLuck
    )
    assert len(match.legal(1)) > 1
    assert match.seats_to_act == (1,)


def test_a_secret_step_that_commits_nothing_is_never_automatic() -> None:
    match = begin(TWO, rules=FirstSend)
    assert len(match.legal(0)) == 1
    assert match.seats_to_act == (0, 1)
    assert len(match.records) == 1


def test_automatic_choices_that_never_end_are_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError, match="automatic choices do not end"):
        begin(TWO, rules=Endless)


# Standing orders


def test_a_standing_order_answers_at_once() -> None:
    match = begin(CLAIMED)
    [record] = match.give_orders(1, {"flare_from": 2})
    assert (record.seat, record.action, record.by) == (1, {"kind": "flare"}, BY_ORDER)
    assert match.seats_to_act == (2,)


def test_a_standing_order_answers_from_now_on() -> None:
    match = begin(THREE)
    assert match.give_orders(2, {"flare_from": 3}) == []
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    records = act(match, 2, "ready")
    assert [(record.seat, record.by) for record in records] == [(2, BY_SEAT), (2, BY_ORDER)]
    assert records[-1].action == {"kind": "decline"}
    assert match.seats_to_act == (1,)


def test_orders_replace_each_other() -> None:
    match = begin(THREE)
    match.give_orders(2, {"flare_from": 1})
    match.give_orders(2, {})
    assert match.given_orders == {2: {}}
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    act(match, 2, "ready")
    assert match.seats_to_act == (1, 2)


def test_an_unknown_order_is_refused_with_those_there_are() -> None:
    match = begin(THREE)
    with pytest.raises(MatchError) as error:
        match.give_orders(0, {"retreat": True})
    assert error.value.code == "match/order"
    assert error.value.hint == "Available: flare_from."
    match = begin(THREE, rules=Orderless)
    with pytest.raises(MatchError) as error:
        match.give_orders(0, {"flare_from": 1})
    assert error.value.hint == "Available: none now."
    assert match.given_orders == {}


@pytest.mark.parametrize("value", [4, -1, "1", None, True])
def test_an_impossible_order_is_refused(value: object) -> None:
    match = begin(CLAIMED)
    with pytest.raises(ConfigError) as error:
        match.give_orders(1, {"flare_from": value})
    assert error.value.code == "config/bad-value"
    assert match.given_orders == {}
    assert position(match) == CLAIMED


# How reactions run


def test_with_orders_every_reaction_is_answered_at_once() -> None:
    match = begin(CLAIMED, ScriptedChance([0, 0]), reactions=ORDERS)
    answers = match.records[1:]
    assert [(record.seat, record.action["kind"]) for record in answers] == [
        (1, "decline"),
        (2, "decline"),
    ]
    assert {record.by for record in answers} == {BY_ORDER}
    assert match.seats_to_act == (0, 1, 2)


def test_with_orders_a_seats_own_order_comes_first() -> None:
    match = begin(THREE, reactions=ORDERS)
    match.give_orders(2, {"flare_from": 1})
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    records = act(match, 2, "ready")
    assert [record.action["kind"] for record in records] == ["ready", "decline", "flare"]


def test_with_orders_a_plan_is_still_asked() -> None:
    assert begin(THREE, reactions=ORDERS).seats_to_act == (0, 1, 2)


def test_with_a_window_only_seats_whose_orders_do_not_decide_are_waited_for() -> None:
    match = begin(CLAIMED, reactions=WINDOW)
    [record] = match.give_orders(1, {"flare_from": 0})
    assert (record.action, record.by) == ({"kind": "decline"}, BY_ORDER)
    assert match.seats_to_act == (2,)


def test_with_a_window_orders_answer_what_is_no_reaction() -> None:
    match = begin(CLAIMED, reactions=WINDOW, rules=NoReaction)
    [record] = match.give_orders(1, {"flare_from": 1})
    assert (record.action, record.by) == ({"kind": "flare"}, BY_ORDER)


class AllAlike(Known):
    """Whatever a seat does, it has planned; the match ends with the last plan."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Commit."""
        if table.state.commit(seat):
            table.state.asking = OVER


class KnownLuck(Lucky, Known):
    """Known to all, but digging in needs luck."""


class FirstSend(Scene):
    """All know that each must first send its Heavy."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """Asked in secret, from an open hand."""
        return Prompt(Message("ask-plan"), "T-006", public=True, sealed=True)

    def legal_actions(self, state: State, seat: Seat) -> list[ConvoyAction]:
        """One card."""
        return [state.cat.sends[5]]


class Endless(Known):
    """Nothing ever happens."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Do nothing."""


class Orderless(Scene):
    """No standing orders."""

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """None."""
        return []


class NoReaction(Scene):
    """An answer is asked like anything else."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """Asked in secret."""
        return Prompt(Message("ask-answer"), "T-010", sealed=True)
