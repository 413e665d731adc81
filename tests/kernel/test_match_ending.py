"""Ending otherwise than by the rules: giving up, and agreeing to stop."""

from collections.abc import Callable

import pytest

from hulldown.agents.runner import run_out
from hulldown.games.template.state import State
from hulldown.kernel.actions import Action
from hulldown.kernel.errors import ActionError, MatchError
from hulldown.kernel.match import Match
from hulldown.kernel.record import END

from .scenes import THREE, act, begin, position

MIDWAY = "plan 3 2 - 000000 100111/000000/3/2/--* 011101/000000/1/1/--* 200110/000000/0/0/--*"


def test_who_gives_up_loses_to_all_others_together() -> None:
    match = begin(THREE)
    record = match.concede([1])
    assert match.outcome is not None
    assert match.outcome.reason == "conceded"
    assert match.outcome.ranking == ((0, 2), (1,))
    assert (record.kind, record.seat) == (END, None)
    assert record.action == {"reason": "conceded", "seats": [1]}
    assert [message.to_json() for message in match.heard(None)] == [
        {"id": "match-conceded", "args": {"seats": ["seat:1"]}}
    ]
    assert position(match) == THREE


def test_a_team_gives_up_together() -> None:
    match = begin(THREE)
    match.concede([2, 0, 2])
    assert match.outcome is not None
    assert match.outcome.ranking == ((1,), (0, 2))


def test_if_all_give_up_all_are_equal() -> None:
    match = begin(THREE)
    match.concede([0, 1, 2])
    assert match.outcome is not None
    assert match.outcome.ranking == ((0, 1, 2),)


def test_somebody_must_give_up() -> None:
    match = begin(THREE)
    with pytest.raises(MatchError) as error:
        match.concede([])
    assert error.value.code == "match/seat"
    assert match.outcome is None


def test_an_agreed_end_is_scored_as_it_stands() -> None:
    match = begin(MIDWAY)
    record = match.agree_to_end()
    assert match.outcome is not None
    assert match.outcome.reason == "agreed"
    assert match.outcome.ranking == ((0,), (1,), (2,))
    assert match.outcome.scores[0] == {"crates": 3, "dug": 0}
    assert record.action == {"reason": "agreed", "seats": [0, 1, 2]}
    assert record.events[0].rule == "T-015"


AFTER_THE_END: dict[str, Callable[[Match[State, Action]], object]] = {
    "act": lambda match: act(match, 0, "ready"),
    "run_out": lambda match: run_out(match, 0),
    "concede": lambda match: match.concede([0]),
    "agree_to_end": lambda match: match.agree_to_end(),
}


@pytest.mark.parametrize("name", AFTER_THE_END)
def test_nothing_happens_after_the_end(name: str) -> None:
    match = begin(THREE)
    match.concede([1])
    with pytest.raises(ActionError) as error:
        AFTER_THE_END[name](match)
    assert error.value.code == "action/match-over"
    assert len(match.records) == 2
    assert match.seats_to_act == ()
    assert match.legal(0) == []
    assert match.give_orders(0, {"flare_from": 1}) == []
