"""What is told of the table around a match."""

from collections.abc import Callable

import pytest
from msgspec import json

from hulldown.server.clocks import SeatClock
from hulldown.server.match_info import info_of, told_of
from hulldown.server.rows import MatchRow, ProposalRow, SeatLive
from hulldown.server.wire import Pace
from tests.server.rooms import new_row

Change = Callable[[MatchRow], None]


def running() -> MatchRow:
    """A match with a clock, in which nothing has happened yet."""
    row = new_row("template", 2, Pace(clock="bank", seconds=300))
    row.status, row.header = "running", {"chance": {"kind": "fair"}}
    row.live.seats = [SeatLive(clock=SeatClock(300.0)) for _ in row.seats]
    return row


def propose(row: MatchRow) -> None:
    row.live.proposal = ProposalRow(1, "pause", 0, [0])


def agree(row: MatchRow) -> None:
    propose(row)
    assert row.live.proposal is not None
    row.live.proposal.agreed = [0, 1]


CHANGES: dict[str, Change] = {
    "over": lambda row: setattr(row, "status", "over"),
    "listed": lambda row: setattr(row, "listed", True),
    "pace": lambda row: setattr(row, "pace", Pace(clock="move", seconds=30)),
    "name": lambda row: setattr(row.seats[1], "name", "Another"),
    "given up": lambda row: setattr(row.seats[1], "conceded", True),
    "agent": lambda row: setattr(row.seats[1], "stand_in", "steady"),
    "paused": lambda row: setattr(row.live, "paused", True),
    "asked": lambda row: setattr(row.live, "to_act", [1]),
    "proposed": propose,
    "agreed": agree,
    "window": lambda row: setattr(row.live, "window", 99.0),
    "learned": lambda row: setattr(row.live, "learned", True),
    "rules": lambda row: setattr(row, "rules_version", 99),
    "rematch": lambda row: setattr(row.origin, "next", "another"),
    "clock": lambda row: setattr(row.live.seats[0].clock, "deadline", 500.0),
    "bank": lambda row: setattr(row.live.seats[0].clock, "bank", 200.0),
    "ended": lambda row: setattr(
        row,
        "outcome",
        {"reason": "agreed", "ranking": [[0, 1]], "scores": [{}, {}], "rule": ""},
    ),
    "the time of day": lambda row: setattr(row, "changed", 77.0),
    "a draft": lambda row: setattr(row.live.seats[0], "draft", [{"kind": "ready"}]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_table_is_told_again_whenever_something_of_it_has_changed(change: Change) -> None:
    """But for the time of day, and for who is to act: that is told with each situation."""

    def seen(row: MatchRow) -> bytes:
        info = info_of(row, here={0})
        info.changed, info.to_act = 0.0, []
        return json.encode(info)

    before, after = running(), running()
    change(after)
    is_other = seen(before) != seen(after)
    assert (told_of(before, {0}) != told_of(after, {0})) == is_other
    assert told_of(before, {0}) != told_of(before, {0, 1})
    assert told_of(before, {0, 1}) == told_of(running(), {1, 0})
