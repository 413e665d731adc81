"""A match put away and taken up, rewound by consent, annotated; steps as lists."""

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError, HulldownError
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.kernel.record import BY_CONSENT, NOTE, TAKE_BACK, read_record
from hulldown.kernel.situation import Saved
from hulldown.kernel.trail import NOTHING

from .scenes import THREE, TWO, Known, Lucky, act, actions, begin, position

Convoy = Match[State, ConvoyAction]


def put_away(match: Convoy) -> Convoy:
    """The match as somebody else takes it up, from data alone."""
    game, config = match.game, match.config
    records = [read_record(record.to_json()) for record in match.records]
    state = game.decode_state(config, game.encode_state(match.state))
    drafts = {seat: [each.to_json() for each in draft] for seat, draft in match.drafts.items()}
    trail = [step.number for step in match.trail.steps]
    saved = Saved(
        match.header,
        records,
        state,
        match.chance,
        outcome=match.outcome,
        drafts=drafts,
        aside={seat: [each.to_json() for each in draft] for seat, draft in match.aside.items()},
        orders=match.given_orders,
        trail=trail,
        before=match.positions.encoded(trail[0] - 1) if trail else None,
    )
    return Match.resume(game, config, saved)


def log(match: Convoy) -> list[object]:
    return [record.to_json() for record in match.records]


def test_a_match_taken_up_goes_on_exactly_as_it_would_have() -> None:
    match = begin(THREE, SeededChance(7))
    act(match, 0, "send heavy", "ready")
    again = put_away(match)
    assert (log(again), position(again)) == (log(match), position(match))
    for each in (match, again):
        act(each, 1, "ready")
        act(each, 2, "ready")
        act(each, 1, "decline")
        act(each, 2, "decline")
    assert (log(again), position(again)) == (log(match), position(match))


def test_drafts_and_orders_are_taken_up_with_the_match() -> None:
    match = begin(THREE)
    match.step(0, "send heavy")
    match.give_orders(1, {"flare_from": 2})
    again = put_away(match)
    assert (again.drafts, again.given_orders) == (match.drafts, {1: {"flare_from": 2}})
    assert [form.id for form in again.orders(0)] == ["flare_from"]
    match.keep_draft(0, [])
    assert (match.drafts, len(again.drafts)) == ({}, 1)


def test_what_may_be_taken_back_is_taken_up_with_the_match() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    again = put_away(match)
    again.take_back(0)
    match.take_back(0)
    assert (log(again), position(again)) == (log(match), position(match))
    assert again.drafts == match.drafts


def test_a_match_taken_up_is_not_set_up_again() -> None:
    match = begin(TWO)
    match.concede([0])
    again = put_away(match)
    assert again.outcome == match.outcome
    assert again.seats_to_act == ()
    assert not again.drafts
    assert not again.given_orders
    assert again.take_back_refused(1) == NOTHING


def test_a_rewind_cancels_all_actions_since_and_the_log_only_grows() -> None:
    match = begin(TWO, SeededChance(3))
    before = position(match)
    state = match.state
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    match.draft(1, actions(match, "decline"))
    kept = log(match)
    drawn = match.chance.copy().draw(1000, "", "")
    record = match.rewind(0, 1, state)
    assert position(match) == before
    assert (record.kind, record.by, record.seat) == (TAKE_BACK, BY_CONSENT, 0)
    assert record.cancels == (1, 2, 3)
    assert log(match)[:-1] == kept
    assert (match.drafts, match.trail.steps) == ({}, [])
    assert match.take_back_refused(0) == NOTHING
    assert [message.id for message in match.heard(None, record.number)] == [
        "match-took-back-agreed"
    ]
    assert match.chance.copy().draw(1000, "", "") == drawn, "luck is not rewound"
    act(match, 0, "ready")
    assert match.seats_to_act == (1,)


def test_a_note_changes_nothing_and_everybody_may_read_it() -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    before = position(match), match.seats_to_act
    record = match.note(Message("match-rules-changed", {"from": 1, "to": 2}), {"rules_version": 2})
    assert (position(match), match.seats_to_act) == before
    assert (record.kind, record.seat, record.action) == (NOTE, None, {"rules_version": 2})
    for seat in (0, 1, None):
        assert match.heard(seat)[-1].args == {"from": 1, "to": 2}
    match.take_back(0)
    assert match.seats_to_act == (0, 1)


def test_a_list_of_steps_is_kept_in_the_draft_or_committed_whole() -> None:
    match = begin(TWO)
    plan = actions(match, "send heavy", "dig light")
    assert match.step(0, plan) == []
    assert match.drafts == {0: plan}
    records = match.step(0, actions(match, "ready"))
    assert [record.first for record in records] == [1, 1, 1]
    assert [record.action["kind"] for record in records] == ["send", "dig", "ready"]
    made = match.step(1, actions(match, "send heavy", "ready"))
    assert [record.seat for record in made if record.by == "seat"] == [1, 1]


@pytest.mark.parametrize(
    ("notations", "code"),
    [
        ((), "action/format"),
        (("send heavy", "send medium"), "action/illegal"),
        (("send heavy", "ready", "ready"), "action/not-your-turn"),
    ],
)
def test_a_list_that_breaks_off_changes_nothing(notations: tuple[str, ...], code: str) -> None:
    match = begin(TWO)
    match.step(0, actions(match, "dig light"))
    before = position(match), log(match), match.drafts.copy()
    with pytest.raises(ActionError) as error:
        match.step(0, actions(match, *notations))
    assert error.value.code == code
    assert (position(match), log(match), match.drafts) == before


def test_looking_ahead_tells_how_far_it_can_be_told() -> None:
    match = begin(TWO)
    plan = actions(match, "send heavy", "dig light", "ready", "ready")
    state, applied, stopped = match.ahead(0, plan)
    assert (applied, stopped) == (3, "action/not-your-turn")
    assert match.game.seats_to_act(state) == (1,)
    assert position(match) == TWO
    act(match, 0, "ready")
    assert match.ahead(1, actions(match, "ready"))[1:] == (0, "chance/needed")
    lucky = begin(TWO, rules=Lucky)
    assert lucky.ahead(0, actions(lucky, "dig light"))[1:] == (0, "chance/needed")
    assert lucky.ahead(0, [])[1:] == (0, "")


def test_a_match_from_the_middle_settles_what_nobody_need_be_asked() -> None:
    line = "asked 0,1 round 2 crate 2 hands 0.0.0.0.0.0/0.1.1.1.0.1"
    first = begin(line, rules=Known, automatic=False)
    saved = Saved(first.header, list(first.records), first.state, SeededChance(1))
    match: Convoy = Match.resume(first.game, first.config, saved)
    assert len(match.seats_to_act) == 2
    match.settle()
    assert match.records[-1].by == "automatic"
    with pytest.raises(HulldownError):
        act(match, 0, "ready")


def test_a_match_begins_in_the_middle_from_a_line_or_from_data() -> None:
    match = begin(TWO, SeededChance(3))
    act(match, 0, "send heavy", "ready")
    line = match.game.write_position(match.state)
    data = match.game.encode_state(match.state)
    for given in (line, data):
        middle = Match.from_position(match.game, match.config, SeededChance(5), given)
        assert middle.game.encode_state(middle.state) == data
        assert middle.seats_to_act == (1,)
        assert middle.records[0].digest == match.records[-1].digest
        act(middle, 1, "ready")
        assert len(middle.records) > 1


def test_a_turn_set_aside_is_taken_up_with_the_match() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    act(match, 1, "ready")
    match.draft(1, "send light")
    act(match, 2, "ready")
    again = put_away(match)
    assert again.aside == {1: actions(again, "send light")}
    act(again, 1, "decline")
    act(again, 2, "decline")
    assert again.drafts == {1: actions(again, "send light")}
