"""A clock for the server that tests can put forward."""

import time

import pytest

from hulldown.server import app, steady_clock


class Clock:
    """The time of day as the server sees it; all else goes on as ever."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        """Now, as the server sees it."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self.ahead += seconds


def put_in(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the server look at a clock of ours."""
    clock = Clock()
    monkeypatch.setattr(steady_clock, "time", clock.time)
    monkeypatch.setattr(app, "time", clock.time)
    return clock
