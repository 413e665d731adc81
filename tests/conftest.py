"""For all tests: Hypothesis does not watch the clock, because machines are sometimes busy."""

import pytest
from hypothesis import settings

from hulldown.lab import bench

settings.register_profile("hulldown", deadline=None)
settings.load_profile("hulldown")


@pytest.fixture
def little_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    """`hulldown bench` measures a few moves, which is enough to see what it prints."""
    monkeypatch.setattr("gc.collect", lambda: 0)  # other tests have left much to walk through
    monkeypatch.setattr(bench, "SCRIPTED", 10)
    monkeypatch.setattr(bench, "POSITIONS", 10)
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "STARTS", 1)
    monkeypatch.setattr(bench, "TRIED", 1)
    monkeypatch.setattr(bench, "TRIALS", 1)
    monkeypatch.setattr(bench, "LONG", 20)
