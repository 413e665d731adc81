"""Taking back: never across luck, news or another seat's prompt; the log only grows."""

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.errors import MatchError
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Seat
from hulldown.kernel.record import TAKE_BACK

from .scenes import (
    CLAIMED,
    THREE,
    TWO,
    Known,
    Lucky,
    OpenPlans,
    Turns,
    act,
    actions,
    begin,
    position,
)

Convoy = Match[State, ConvoyAction]


def refusal(match: Convoy, seat: Seat) -> str:
    """Why the seat cannot take back: the question and the attempt agree, and nothing changes."""
    before = position(match), len(match.records), match.drafts.copy()
    with pytest.raises(MatchError) as error:
        match.take_back(seat)
    assert error.value.code == "match/take-back"
    refused = match.take_back_refused(seat)
    assert refused is not None
    why = refused.id.removeprefix("take-back-").replace("-", " ")
    assert error.value.message == f"cannot be taken back: {why}"
    assert (position(match), len(match.records), match.drafts) == before
    return why


def test_a_sealed_choice_comes_back_whole_as_an_uncommitted_draft() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "dig light", "ready")
    record = match.take_back(0)
    assert (record.kind, record.seat, record.cancels) == (TAKE_BACK, 0, (1, 2, 3))
    assert position(match) == THREE
    assert match.seats_to_act == (0, 1, 2)
    assert match.drafts == {0: actions(match, "send heavy", "dig light")}
    assert [message.to_json() for message in match.heard(1, since=4)] == [
        {"id": "match-took-back", "args": {"seat": "seat:0"}}
    ]


def test_the_log_stays_and_the_digest_is_that_of_the_log_without_it() -> None:
    match, other = begin(THREE), begin(THREE)
    act(match, 0, "ready")
    before = [record.to_json() for record in match.records]
    record = match.take_back(0)
    assert [old.to_json() for old in match.records[:-1]] == before
    assert record.digest == other.records[0].digest


def test_a_choice_can_be_withdrawn_whatever_others_committed_meanwhile() -> None:
    match, other = begin(THREE), begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "send light", "ready")
    assert match.take_back_refused(0) is None
    assert match.take_back(0).cancels == (1, 2)
    act(other, 1, "send light", "ready")
    assert position(match) == position(other)
    assert match.seats_to_act == (0, 2)


def test_after_one_withdrew_the_others_still_may() -> None:
    match = begin(THREE)
    act(match, 0, "ready")
    act(match, 1, "ready")
    match.take_back(0)
    assert match.take_back_refused(1) is None
    match.take_back(1)
    assert position(match) == THREE
    assert [record.cancels for record in match.records[-2:]] == [(1,), (2,)]


def test_a_choice_may_be_made_and_withdrawn_again_and_again() -> None:
    match = begin(THREE)
    act(match, 1, "ready")
    for _ in range(3):
        act(match, 0, "send heavy", "ready")
        match.take_back(0)
    act(match, 0, "send medium", "ready")
    assert match.take_back_refused(1) is None
    act(match, 2, "ready")
    assert match.state.claimer() == 0
    assert match.state.shown == [0, 0, 0, 0, 1, 0]


def test_one_seats_take_back_never_changes_anothers_draft() -> None:
    match = begin(THREE)
    match.step(1, *actions(match, "send light"))
    act(match, 0, "ready")
    match.take_back(0)
    assert match.drafts[1] == actions(match, "send light")


def test_an_answer_can_be_withdrawn_until_all_have_answered() -> None:
    match = begin(CLAIMED)
    act(match, 1, "flare")
    match.take_back(1)
    assert position(match) == CLAIMED
    act(match, 1, "decline")
    act(match, 2, "decline")
    assert refusal(match, 1) == "nothing to take back"


def test_nothing_comes_back_after_the_reveal() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    act(match, 2, "ready")
    assert match.seats_to_act == (1, 2)
    for seat in range(3):
        assert refusal(match, seat) == "nothing to take back"


def test_there_may_be_nothing_to_take_back() -> None:
    match = begin(THREE)
    assert refusal(match, 0) == "nothing to take back"
    act(match, 1, "ready")
    assert refusal(match, 0) == "nothing to take back"
    match.take_back(1)
    assert refusal(match, 1) == "nothing to take back"


def test_nothing_comes_back_when_the_match_is_over() -> None:
    match = begin(THREE)
    act(match, 0, "ready")
    match.concede([1])
    assert refusal(match, 0) == "nothing to take back"


def test_what_the_clock_or_an_order_did_was_not_the_seats_choice() -> None:
    match = begin(CLAIMED)
    match.run_out(1)
    assert refusal(match, 1) == "the seat did not choose it"
    match = begin(CLAIMED)
    match.give_orders(1, {"flare_from": 1})
    assert refusal(match, 1) == "the seat did not choose it"


def test_open_steps_come_back_one_by_one() -> None:
    match = begin(THREE, rules=OpenPlans)
    act(match, 0, "send heavy")
    act(match, 0, "dig light")
    assert match.take_back(0).cancels == (2,)
    assert match.take_back(0).cancels == (1,)
    assert position(match) == THREE
    assert match.drafts == {}


def test_nothing_comes_back_once_somebody_else_is_asked() -> None:
    match = begin(THREE, rules=Turns)
    act(match, 0, "send heavy")
    assert match.take_back_refused(0) is None
    act(match, 0, "ready")
    assert refusal(match, 0) == "nothing to take back"


def test_nothing_comes_back_once_somebody_is_asked_again() -> None:
    match = begin(TWO, rules=AsksAgain)
    act(match, 1, "send light")
    assert list(match.seats_to_act) == [0]
    act(match, 0, "dig light")
    assert list(match.seats_to_act) == [0, 1]
    assert refusal(match, 0) == "somebody else has been asked since"
    act(match, 1, "ready")
    assert list(match.seats_to_act) == [0]
    assert refusal(match, 0) == "somebody else has been asked since"


def test_luck_cannot_be_had_again() -> None:
    match = begin(THREE, ScriptedChance([1]), rules=Lucky)
    match.step(0, *actions(match, "dig light"))
    assert refusal(match, 0) == "nothing to take back"
    act(match, 1, "ready")
    match.step(0, *actions(match, "ready"))
    assert match.take_back(0).cancels == (3,)


def test_luck_at_the_end_of_a_list_fences_all_of_it() -> None:
    match = begin(THREE, ScriptedChance([1]), rules=Lucky)
    act(match, 0, "send heavy", "dig light")
    assert refusal(match, 0) == "it told something new"


def test_others_luck_is_kept() -> None:
    match = begin(THREE, ScriptedChance([1]), rules=Lucky)
    act(match, 0, "ready")
    act(match, 1, "dig light")
    act(match, 1, "ready")
    match.take_back(0)
    assert match.state.chosen[1] == [-1, 3]
    assert match.seats_to_act == (0, 2)


def test_an_automatic_choice_goes_with_the_choice_it_followed() -> None:
    match = begin("asked 0,1 round 1 crate 2 hands 0.0.0.0.1.0/0.1.1.1.0.1", rules=Known)
    records = act(match, 0, "send medium")
    assert [record.by for record in records] == ["seat", "automatic"]
    assert match.take_back(0).cancels == (1, 2)
    assert match.seats_to_act == (0, 1)


def test_what_others_built_on_stays() -> None:
    match = begin(THREE, rules=Follows)
    act(match, 0, "send heavy")
    act(match, 1, "send light")
    before = position(match)
    with pytest.raises(MatchError, match="others already built on it") as error:
        match.take_back(0)
    assert error.value.code == "match/take-back"
    assert position(match) == before


class Follows(OpenPlans):
    """Only the first seat may send a card before somebody has."""

    def legal_actions(self, state: State, seat: Seat) -> list[ConvoyAction]:
        """A card may follow the first seat's."""
        legal = super().legal_actions(state, seat)
        follows = state.chosen[0][0] != -1
        return [action for action in legal if action.kind != "send" or seat == 0 or follows]


class AsksAgain(OpenPlans):
    """Whoever sends a card waits until the first seat has dug one in."""

    def seats_to_act(self, state: State) -> tuple[Seat, ...]:
        """Both, then one, then both again."""
        waits = state.chosen[1][0] != -1 and state.chosen[0][1] == -1
        return (0,) if waits else state.asked
