"""Time for agents that passes only when they look at it."""

from itertools import count

import pytest

from hulldown.agents import clock


@pytest.fixture
def millisecond_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a trial takes a millisecond."""
    looks = count()
    monkeypatch.setattr(clock, "perf_counter", lambda: next(looks) / 1000)
