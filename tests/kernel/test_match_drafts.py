"""Drafts and previews: a turn is composed before it is shown."""

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.errors import ActionError
from hulldown.kernel.messages import Event, Message, Seat
from hulldown.kernel.table import Table

from .scenes import (
    CLAIMED,
    THREE,
    TWO,
    Lucky,
    OpenPlans,
    Scene,
    Turns,
    act,
    actions,
    begin,
    position,
)


def test_a_secret_step_is_kept_in_the_draft_and_not_in_the_log() -> None:
    match = begin(TWO)
    seen = match.view(1).to_json(), match.legal(1), match.heard(1)
    assert match.step(0, *actions(match, "send heavy")) == []
    assert len(match.records) == 1
    assert position(match) == TWO
    assert (match.view(1).to_json(), match.legal(1), match.heard(1)) == seen
    assert match.drafts == {0: actions(match, "send heavy")}


def test_a_seat_sees_its_own_draft_as_done() -> None:
    match = begin(TWO)
    match.step(0, *actions(match, "send heavy"))
    assert match.view(0).data != match.game.view(match.state, 0).data
    assert "send medium" not in [action.notation() for action in match.legal(0)]
    assert match.game.plays(match.at(0), 0) == []
    assert [refusal.reason.id for refusal in match.game.why_not(match.at(0), 0)].count(
        "one-sent"
    ) == 3
    assert match.prompt(0).message.id == "ask-plan"


def test_the_last_step_commits_the_draft_as_one_list() -> None:
    match = begin(TWO)
    for notation in ("dig light", "send heavy"):
        assert match.step(0, *actions(match, notation)) == []
    records = match.step(0, *actions(match, "ready"))
    assert [record.action["kind"] for record in records] == ["dig", "send", "ready"]
    assert [record.first for record in records] == [1, 1, 1]
    assert match.drafts == {}


def test_a_refused_step_leaves_the_draft_as_it_was() -> None:
    match = begin(TWO)
    match.step(0, *actions(match, "send heavy"))
    with pytest.raises(ActionError) as error:
        match.step(0, *actions(match, "send medium"))
    assert error.value.code == "action/illegal"
    assert match.drafts == {0: actions(match, "send heavy")}


def test_a_draft_is_carried_out_once_however_often_it_is_asked_about() -> None:
    match = begin(TWO)
    for notation in ("dig light", "send heavy"):
        match.step(0, *actions(match, notation))
    reached = match.at(0)
    assert match.at(0) is reached
    assert match.ahead(0, match.drafts[0])[0] is reached
    match.step(0, *actions(match, "ready"))
    assert [step.after for step in match.trail.steps][1] is reached


def test_a_draft_is_looked_at_anew_when_the_position_or_the_draft_has_changed() -> None:
    match = begin(THREE)
    draft = actions(match, "dig light", "send heavy")
    match.draft(0, draft)
    reached = match.at(0)
    act(match, 1, "ready")
    assert (match.at(0).asked, reached.asked) == ((0, 2), (0, 1, 2))
    match.draft(0, draft[:1])
    assert match.at(0).chosen != reached.chosen
    assert match.ahead(0, draft)[1:] == (2, "")
    match.concede([2, 1])
    assert match.ahead(0, draft)[1:] == (0, "action/match-over")


def test_an_open_step_is_recorded_at_once() -> None:
    match = begin(TWO, rules=OpenPlans)
    [record] = match.step(0, *actions(match, "send heavy"))
    assert record.action == {"kind": "send", "card": "heavy"}
    assert match.drafts == {}


def test_a_secret_step_that_used_luck_is_recorded_at_once() -> None:
    """Else its result would be kept nowhere, and could be drawn again."""
    match = begin(TWO, ScriptedChance([1]), rules=Lucky)
    match.step(0, *actions(match, "send heavy"))
    records = match.step(0, *actions(match, "dig light"))
    assert [draw.result for draw in records[-1].draws] == [1]
    assert match.step(0, *actions(match, "ready"))[0].first == 3


def test_a_step_that_only_the_seat_itself_sees_stays_in_the_draft() -> None:
    match = begin(THREE, rules=Whispers)
    assert match.step(0, *actions(match, "send heavy")) == []
    [_, told] = match.step(0, *actions(match, "dig light"))
    assert told.events[0].seen_by(1) is not None
    assert [message.id for message in match.heard(0)] == ["card-sent"]
    assert [message.id for message in match.heard(1)] == ["card-dug"]
    assert match.heard(2) == []


def test_a_seats_draft_is_replaced_by_what_it_does_at_once() -> None:
    match = begin(TWO)
    match.draft(0, actions(match, "send heavy"))
    act(match, 0, "dig light", "ready")
    assert match.drafts == {}
    assert match.state.chosen[0] == [-1, 3]


# Previews


def test_a_preview_is_the_view_after_the_actions_and_changes_nothing() -> None:
    match = begin(TWO)
    preview = match.preview(0, actions(match, "send heavy", "dig light"))
    assert (preview.applied, preview.stopped) == (2, "")
    assert preview.view.data["plan"] != match.view(0).data["plan"]
    assert position(match) == TWO
    assert match.drafts == {}


def test_a_preview_of_nothing_is_the_present_view() -> None:
    match = begin(TWO)
    preview = match.preview(1, [])
    assert preview.view.to_json() == match.view(1).to_json()
    assert (preview.applied, preview.stopped) == (0, "")


def test_a_preview_stops_before_luck() -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    preview = match.preview(1, actions(match, "dig scout", "ready"))
    assert (preview.applied, preview.stopped) == (1, "chance/needed")
    assert preview.view.data["round"] == 1


def test_a_preview_stops_before_news() -> None:
    match = begin(TWO)
    act(match, 0, "send heavy", "ready")
    preview = match.preview(1, actions(match, "ready"))
    assert (preview.applied, preview.stopped) == (0, "action/past-reveal")
    assert preview.view.data["claimer"] is None


def test_a_preview_stops_where_another_seat_is_needed() -> None:
    match = begin(TWO)
    preview = match.preview(0, actions(match, "ready", "ready"))
    assert (preview.applied, preview.stopped) == (1, "action/not-your-turn")


def test_a_preview_stops_at_what_is_not_possible() -> None:
    match = begin(TWO)
    preview = match.preview(0, actions(match, "send heavy", "send medium", "ready"))
    assert (preview.applied, preview.stopped) == (1, "action/illegal")


# Before one's turn


def test_a_draft_may_be_begun_before_ones_turn() -> None:
    match = begin(TWO, rules=Turns)
    preview = match.draft(1, actions(match, "send heavy", "ready"))
    assert (preview.applied, preview.stopped) == (0, "action/not-your-turn")
    assert match.drafts == {1: actions(match, "send heavy", "ready")}
    act(match, 0, "ready")
    preview = match.preview(1, match.drafts[1])
    assert preview.applied == 1
    match.act(1, match.drafts[1])
    assert match.drafts == {}


def test_a_turn_prepared_waits_while_its_seat_is_asked_to_react() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    match.draft(1, "send light")
    act(match, 2, "ready")
    assert match.prompt(1).reaction
    assert (match.drafts, match.aside) == ({}, {1: actions(match, "send light")})
    act(match, 1, "decline")
    act(match, 2, "decline")
    assert match.prompt(1).message.id == "ask-plan"
    assert (match.drafts, match.aside) == ({1: actions(match, "send light")}, {})


def test_an_answer_drafted_by_who_reacts_stays_a_draft() -> None:
    match = begin(CLAIMED)
    match.draft(2, "flare")
    act(match, 1, "decline")
    assert (match.drafts, match.aside) == ({2: actions(match, "flare")}, {})


def test_what_no_longer_fits_a_draft_is_shown_with_its_reason() -> None:
    match = begin(THREE)
    match.draft(1, actions(match, "flare"))
    assert match.preview(1, match.drafts[1]).stopped == "action/illegal"
    assert match.legal(1) == match.game.legal_actions(match.state, 1)


def test_a_draft_and_a_preview_take_notation_too() -> None:
    match = begin(TWO)
    plan = actions(match, "send heavy", "dig light")
    shown = match.preview(0, ["send heavy", "dig light"])
    assert shown == match.preview(0, plan) == match.draft(0, ["send heavy", "dig light"])
    assert match.drafts == {0: plan}
    match.draft(0, "send medium")
    assert match.drafts == {0: actions(match, "send medium")}
    with pytest.raises(ActionError, match="is not an action"):
        match.draft(0, "send everything")
    assert match.drafts == {0: actions(match, "send medium")}


def test_nobody_else_learns_of_a_draft() -> None:
    match = begin(THREE)
    before = [match.view(seat).to_json() for seat in (0, 2, None)]
    match.draft(1, actions(match, "send heavy", "ready"))
    assert [match.view(seat).to_json() for seat in (0, 2, None)] == before
    assert match.seats_to_act == (0, 1, 2)
    assert len(match.records) == 1


def test_an_empty_draft_clears_what_was_there() -> None:
    match = begin(TWO)
    match.draft(0, actions(match, "send heavy"))
    match.draft(0, [])
    assert match.view(0).to_json() == match.game.view(match.state, 0).to_json()


class Whispers(Scene):
    """Sending is told to the seat itself, digging in to the next seat."""

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """Tell it to one seat."""
        if action.kind == "send":
            table.emit(Event(Message("card-sent"), "T-006", (seat,)))
        if action.kind == "dig":
            table.emit(Event(Message("card-dug"), "T-006", (seat + 1,)))
        super().resolve(table, seat, action)
