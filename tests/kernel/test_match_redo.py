"""Doing a log again: same actions, same draws, same everything, or a complaint."""

import pytest

from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import RecordedChance, SeededChance
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.match import Match
from hulldown.kernel.record import Record, read_record
from hulldown.kernel.situation import ORDERS
from tests.kernel.scenes import THREE, TWO, act, actions, begin, position

Convoy = Match[State, ConvoyAction]


def play_some(match: Convoy, count: int) -> None:
    """Random steps, now and then taken back."""
    picks = SeededChance("picks")
    for _ in range(count):
        seats = match.seats_to_act
        if not seats:
            return
        seat = seats[picks.draw(len(seats), "", "")]
        legal = match.legal(seat)
        match.step(seat, legal[picks.draw(len(legal), "", "")])
        other = picks.draw(match.config.seats, "", "")
        if picks.draw(3, "", "") == 0 and match.take_back_refused(other) is None:
            match.take_back(other)


def begin_again(match: Convoy) -> Convoy:
    chance = RecordedChance(match.records[0].draws)
    return Match(match.game, match.config, chance, automatic=False)


def do_again(match: Convoy) -> Convoy:
    other = begin_again(match)
    for record in match.records[1:]:
        other.redo(record)
    return other


def log(match: Convoy) -> list[JSON]:
    return [record.to_json() for record in match.records]


@pytest.mark.parametrize("seed", range(5))
def test_a_log_done_again_is_the_same_match(seed: int) -> None:
    match = begin(THREE, SeededChance(seed))
    play_some(match, 200)
    other = do_again(match)
    assert match.outcome is not None
    assert log(other) == log(match)
    assert position(other) == position(match)
    assert other.outcome == match.outcome
    assert any(record.kind == "take-back" for record in match.records)


def test_orders_clocks_and_automatic_choices_are_done_again_as_they_were() -> None:
    line = "asked 0,1,2 round 1 crate 2 hands 0.0.0.0.0.0/0.1.1.1.0.1/2.0.0.1.1.0"
    match = begin(line, reactions=ORDERS)
    match.run_out(2)
    act(match, 1, "send heavy", "ready")
    other = do_again(match)
    assert [record.by for record in other.records[1:]] == [
        "automatic", "clock", "seat", "seat", "order", "automatic",
    ]  # fmt: skip
    assert log(other) == log(match)


def test_an_end_is_done_again() -> None:
    conceded, agreed = begin(TWO), begin(TWO)
    act(conceded, 0, "ready")
    conceded.concede([1])
    agreed.agree_to_end()
    assert do_again(conceded).outcome == conceded.outcome
    assert do_again(agreed).outcome == agreed.outcome


def changed(record: Record, **change: JSON) -> Record:
    return read_record({**record.to_json(), **change})


@pytest.mark.parametrize(
    ("number", "change", "code"),
    [
        (1, {"kind": "setup"}, "replay/mismatch"),
        (1, {"kind": "take-back"}, "match/take-back"),
        (1, {"kind": "take-back", "seat": None}, "replay/mismatch"),
        (1, {"seat": None}, "replay/mismatch"),
        (1, {"seat": 7}, "match/seat"),
        (1, {"action": {"kind": "fly"}}, "action/format"),
        (1, {"action": {"kind": "flare"}}, "action/illegal"),
        (1, {"digest": "0" * 32}, "replay/mismatch"),
        (1, {"events": []}, "replay/mismatch"),
        (1, {"draws": [["T-005", "crates", 3, 1]]}, "replay/mismatch"),
        (1, {"cancels": [0]}, "replay/mismatch"),
        (1, {"number": 2}, "replay/mismatch"),
        (2, {"draws": []}, "replay/mismatch"),
        (2, {"draws": [["T-005", "crates", 4, 1]]}, "replay/mismatch"),
        (2, {"seat": 0}, "action/not-your-turn"),
    ],
)
def test_a_changed_record_is_refused(number: int, change: dict[str, JSON], code: str) -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    act(match, 1, "ready")
    other = begin_again(match)
    for record in match.records[1:number]:
        other.redo(record)
    with pytest.raises(HulldownError) as error:
        other.redo(changed(match.records[number], **change))
    assert error.value.code == code


def test_a_digest_that_differs_is_told_with_both() -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    with pytest.raises(HulldownError) as error:
        begin_again(match).redo(changed(match.records[1], digest="0" * 32))
    assert error.value.details == {"expected": "0" * 32, "found": match.records[1].digest}


def test_a_step_after_the_end_is_refused() -> None:
    match = begin(TWO)
    act(match, 0, "ready")
    other = begin_again(match)
    other.concede([0])
    with pytest.raises(HulldownError) as error:
        other.redo(match.records[1])
    assert error.value.code == "action/match-over"


def test_a_match_done_again_can_go_on() -> None:
    match = begin(THREE)
    act(match, 0, "send heavy", "ready")
    other = do_again(match)
    other.take_back(0)
    assert other.drafts == {0: actions(match, "send heavy")}
