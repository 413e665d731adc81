"""Ending otherwise than by the rules: giving up, and agreeing to stop."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hulldown.games import load
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.info import INFO
from hulldown.games.template.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError, MatchError
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Outcome, read_outcome
from hulldown.kernel.record import END

from .scenes import THREE, act, begin, position

SIDES = replace(INFO, teams=("north", "south"))


def sided(teams: tuple[int, ...]) -> Match[State, ConvoyAction]:
    """A match between sides."""
    return Match(load("template"), SIDES.configure(len(teams), teams=teams), SeededChance(1))


MIDWAY = (
    "asked 0,1,2 round 3 crate 2 hands 1.0.0.1.1.1/0.1.1.1.0.1/2.0.0.1.1.0 worth 3,1,0 taken 2,1,0"
)


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


def test_if_all_give_up_nobody_has_won() -> None:
    match = begin(THREE)
    match.concede([0, 1, 2])
    assert match.outcome is not None
    assert match.outcome.ranking == ((), (0, 1, 2))
    assert match.outcome.winners == ()


def test_the_last_side_wins_with_those_of_it_who_gave_up_earlier() -> None:
    match = sided((0, 1, 0, 1))
    match.concede([0, 1, 3])
    assert match.outcome is not None
    assert match.outcome.ranking == ((0, 2), (1, 3))
    assert match.records[-1].action == {"reason": "conceded", "seats": [0, 1, 3]}


def test_as_long_as_somebody_of_each_side_plays_nobody_has_lost() -> None:
    match = sided((0, 1, 0, 1))
    with pytest.raises(MatchError) as error:
        match.concede([0, 1])
    assert error.value.code == "match/seat"
    assert match.outcome is None


def test_with_everybody_on_one_side_the_last_ends_it_and_nobody_has_won() -> None:
    match = sided((1, 1, 1))
    with pytest.raises(MatchError):
        match.concede([0, 2])
    match.concede([0, 1, 2])
    assert match.outcome is not None
    assert match.outcome.ranking == ((), (0, 1, 2))


@pytest.mark.parametrize(
    ("ranking", "teams", "shares"),
    [
        (((1,), (0, 2)), (), ["0", "1", "0"]),
        (((0, 2), (1,)), (), ["1/2", "0", "1/2"]),
        (((0, 2), (1,)), (0, 1, 0), ["1", "0", "1"]),
        (((0, 1, 2),), (0, 1, 0), ["1/2", "1/2", "1/2"]),
        (((), (0, 1, 2)), (0, 0, 0), ["0", "0", "0"]),
    ],
    ids=["alone", "shared", "a side", "two sides", "nobody"],
)
def test_each_seat_has_its_sides_share_of_the_win(
    ranking: tuple[tuple[int, ...], ...], teams: tuple[int, ...], shares: list[str]
) -> None:
    outcome = Outcome("done", ranking)
    assert [str(outcome.share(seat, teams)) for seat in range(3)] == shares


def test_an_older_log_of_a_match_that_all_gave_up_names_no_winner() -> None:
    old = {"reason": "conceded", "ranking": [[0, 1]], "scores": [], "rule": ""}
    assert read_outcome(old).ranking == ((), (0, 1))
    now = Outcome("conceded", ((), (0, 1)))
    assert read_outcome(now.to_json()) == now
    drawn = {**old, "reason": "rounds-played"}
    assert read_outcome(drawn).ranking == ((0, 1),)


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


AFTER_THE_END: dict[str, Callable[[Match[State, ConvoyAction]], object]] = {
    "act": lambda match: act(match, 0, "ready"),
    "run_out": lambda match: match.run_out(0),
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
