"""Clocks go on evenly when somebody sets the machine's clock."""

import asyncio
import time

import pytest

from hulldown.server import steady_clock, wire
from hulldown.server.storage import open_store
from tests.server.conftest import NewDatabase
from tests.server.rooms import new_room, new_row

DAY = 86_400.0


def test_the_steady_time_is_the_time_of_day() -> None:
    assert abs(steady_clock.time() - time.time()) < 60


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_no_clock_runs_out_or_stands_still_when_the_time_of_day_jumps(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    store = open_store(new_database("sqlite"))
    pace = wire.Pace(clock="move", seconds=600)
    real, before = time.time, steady_clock.time()
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert 0 <= steady_clock.time() - before < 60

    async def run() -> None:
        monkeypatch.undo()
        room = await new_room(store, new_row("template", 2, pace))
        assert room.session is not None
        left = [seat.left for seat in room.audience.info(room.session).seats]
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        await room.wake()
        assert len(room.session.match.records) == 1, "nobody ran out of time"
        after = [seat.left for seat in room.audience.info(room.session).seats]
        for one, other in zip(left, after, strict=True):
            assert one is not None
            assert other is not None
            assert 0 <= one - other < 60

    asyncio.run(run())
    store.close()
