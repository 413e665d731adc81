"""Acting: values outside, mutation inside; whole or not at all."""

from collections.abc import Callable

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.errors import ActionError, HulldownError, MatchError
from hulldown.kernel.match import Match
from hulldown.kernel.record import ACT, BY_CLOCK, BY_SEAT, SETUP

from .scenes import CLAIMED, THREE, TWO, OpenPlans, act, actions, begin, position

TwoSeats = Match[State, ConvoyAction]


def everything(match: TwoSeats) -> object:
    """All that an action could change."""
    return (
        position(match),
        [record.to_json() for record in match.records],
        match.drafts.copy(),
        match.given_orders.copy(),
        match.outcome,
        match.chance.copy().draw(1000, "", ""),
    )


def test_a_match_begins_with_its_setup() -> None:
    match = begin(TWO, SeededChance("x"))
    assert match.header.to_json() == {
        "game": "template",
        "rules_version": 1,
        "config": match.config.to_json(),
        "chance": {"kind": "seeded", "seed": "x"},
    }
    [record] = match.records
    assert (record.kind, record.seat, record.action, record.first) == (SETUP, None, None, 0)
    assert match.seats_to_act == (0, 1)
    assert match.outcome is None


def test_the_callers_chance_is_never_used_up() -> None:
    chance = SeededChance(4)
    match = begin(TWO, chance)
    act(match, 0, "ready")
    act(match, 1, "ready")
    assert match.records[-1].draws
    assert chance.draw(1000, "", "") == SeededChance(4).draw(1000, "", "")


def test_an_action_is_recorded_and_leaves_earlier_states_alone() -> None:
    match = begin(TWO)
    before = match.state
    [record] = act(match, 0, "ready")
    assert (record.number, record.kind, record.seat, record.by) == (1, ACT, 0, BY_SEAT)
    assert record.action == {"kind": "ready"}
    assert match.game.write_position(before) == TWO
    assert position(match) != TWO
    assert match.seats_to_act == (1,)


def test_a_list_becomes_consecutive_records_that_share_the_first() -> None:
    match = begin(TWO)
    records = act(match, 1, "send heavy", "dig scout", "ready")
    assert [record.number for record in records] == [1, 2, 3]
    assert [record.first for record in records] == [1, 1, 1]
    assert match.records[1:] == records


def test_an_action_need_not_stand_in_a_list() -> None:
    match = begin(TWO)
    [ready] = actions(match, "ready")
    match.act(0, ready)
    match.act(1, (ready,))
    assert [record.seat for record in match.records] == [None, 0, 1]


def test_luck_is_noted_with_rule_stream_bound_and_result() -> None:
    match = begin(TWO, ScriptedChance([2]))
    act(match, 0, "ready")
    [record] = act(match, 1, "ready")
    assert [draw.to_json() for draw in record.draws] == [["T-005", "crates", 3, 2]]
    assert match.state.crate == 3


@pytest.mark.parametrize(
    ("seat", "notations", "code"),
    [
        (0, ["send scout", "ready"], "action/illegal"),
        (0, ["send heavy", "send medium", "ready"], "action/illegal"),
        (0, ["flare"], "action/illegal"),
        (0, ["send heavy"], "action/uncommitted"),
        (0, ["send heavy", "dig medium"], "action/uncommitted"),
        (0, ["ready", "ready"], "action/not-your-turn"),
        (0, [], "action/format"),
        (1, ["ready", "ready"], "action/past-reveal"),
        (2, ["ready"], "match/seat"),
        (-1, ["ready"], "match/seat"),
    ],
)
def test_a_refused_list_changes_nothing(seat: int, notations: list[str], code: str) -> None:
    match = begin(TWO)
    if code == "action/past-reveal":
        act(match, 0, "ready")
    match.draft(0, actions(match, "send light"))
    before = everything(match)
    with pytest.raises(HulldownError) as error:
        act(match, seat, *notations)
    assert error.value.code == code
    assert everything(match) == before


def test_nothing_goes_on_past_a_reveal_without_luck() -> None:
    """The claim of the last plan shows cards: news, though nothing is drawn."""
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    with pytest.raises(ActionError) as error:
        act(match, 2, "ready", "decline")
    assert error.value.code == "action/past-reveal"
    assert match.seats_to_act == (2,)


def test_an_illegal_action_does_not_say_what_is_hidden() -> None:
    with pytest.raises(ActionError) as error:
        act(begin(TWO), 0, "send scout", "ready")
    assert error.value.message == "'send scout' is not possible now"
    assert error.value.details == {"seat": 0}


ASKING: dict[str, Callable[[TwoSeats, int], object]] = {
    "at": lambda match, seat: match.at(seat),
    "legal": lambda match, seat: match.legal(seat),
    "view": lambda match, seat: match.view(seat),
    "prompt": lambda match, seat: match.prompt(seat),
    "preview": lambda match, seat: match.preview(seat, []),
    "draft": lambda match, seat: match.draft(seat, []),
    "give_orders": lambda match, seat: match.give_orders(seat, {}),
    "concede": lambda match, seat: match.concede([seat]),
}


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_seat(name: str, seat: int) -> None:
    match = begin(TWO)
    before = everything(match)
    with pytest.raises(MatchError) as error:
        ASKING[name](match, seat)
    assert error.value.code == "match/seat"
    assert everything(match) == before


def test_a_seat_learns_what_it_may_do_and_why_not_more() -> None:
    match = begin(TWO)
    legal = match.legal(0)
    assert [action.notation() for action in legal][:3] == ["ready", "dig flare", "send light"]
    assert match.prompt(0).message.id == "ask-plan"
    assert match.game.describe(match.at(0), 0, legal[2]).start == "card:light"
    assert [len(play.actions) for play in match.game.plays(match.at(0), 0)] == [2, 2, 2]
    assert [refusal.reason.id for refusal in match.game.why_not(match.at(0), 0)] == ["flare-stays"]
    assert match.view(0).data["hand"][0] == {"id": "card:flare", "count": 1}
    assert "hand" not in match.view(None).data


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    assert match.legal(0) == []
    assert match.legal(1) != []


def test_each_seat_hears_its_own_side_of_what_happened() -> None:
    match = begin(CLAIMED.replace("asked 1,2", "asked 2"), ScriptedChance([0, 0]))
    act(match, 2, "decline")
    assert [message.id for message in match.heard(0)][-2:] == ["card-scouted", "crate-dropped"]
    assert [message.id for message in match.heard(1)][-2:] == ["looked", "crate-dropped"]
    assert match.heard(None) == match.heard(1)
    assert match.heard(0, since=2) == []


# The clock


def test_a_run_out_clock_plays_the_usual_action() -> None:
    match = begin(TWO)
    [record] = match.run_out(0)
    assert (record.action, record.by) == ({"kind": "ready"}, BY_CLOCK)


def test_a_run_out_clock_plays_the_draft_if_that_is_whole() -> None:
    match = begin(TWO)
    match.draft(0, actions(match, "send heavy", "ready"))
    records = match.run_out(0)
    assert [record.action["kind"] for record in records] == ["send", "ready"]
    assert {record.by for record in records} == {BY_CLOCK}


@pytest.mark.parametrize("draft", [["send heavy"], ["send scout", "ready"]])
def test_a_run_out_clock_drops_a_draft_that_is_not_whole(draft: list[str]) -> None:
    match = begin(TWO)
    match.draft(0, actions(match, *draft))
    [record] = match.run_out(0)
    assert record.action == {"kind": "ready"}
    assert match.drafts == {}


def test_a_clock_that_runs_out_last_lets_luck_and_news_come() -> None:
    match = begin(TWO)
    match.run_out(0)
    [record] = match.run_out(1)
    assert record.draws
    assert match.seats_to_act == (0, 1)


def test_a_clock_that_runs_out_last_stops_at_the_reveal() -> None:
    """The claim is news, though it needs no luck; what to answer is another question."""
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    [record] = match.run_out(2)
    assert record.action == {"kind": "ready"}
    assert match.seats_to_act == (1, 2)


def test_a_run_out_clock_plays_one_open_action() -> None:
    match = begin(TWO, rules=OpenPlans)
    act(match, 0, "send heavy")
    [record] = match.run_out(0)
    assert (record.action, record.by) == ({"kind": "ready"}, BY_CLOCK)


def test_a_clock_cannot_run_out_for_a_seat_that_is_not_asked() -> None:
    match = begin(TWO)
    match.run_out(0)
    with pytest.raises(ActionError) as error:
        match.run_out(0)
    assert error.value.code == "action/not-your-turn"


def test_a_match_plays_to_its_end() -> None:
    match = begin(TWO.replace("round 1", "round 4"))
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    act(match, 1, "decline")
    assert match.outcome is not None
    assert match.outcome.reason == "rounds-played"
    assert match.outcome.winners == (0,)
    assert match.seats_to_act == ()
    assert match.legal(0) == []
    with pytest.raises(ActionError) as error:
        act(match, 0, "ready")
    assert error.value.code == "action/match-over"
