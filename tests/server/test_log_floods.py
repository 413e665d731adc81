"""Nobody can fill the log."""

import logging
import time

import pytest

from hulldown.server import logs
from hulldown.server.logs import Seldom


def line(text: str) -> logging.LogRecord:
    return logging.LogRecord("asyncio", logging.ERROR, "x.py", 1, text, (), None)


def test_the_same_complaint_passes_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seldom = Seldom()
    full = "socket.accept() out of system resource\nsocket: <socket fd=7>"
    assert seldom.filter(line(full))
    assert not seldom.filter(line(full.replace("7", "8")))
    assert seldom.filter(line("something else"))
    now[0] += logs.SELDOM
    assert seldom.filter(line(full))


def test_what_is_remembered_of_complaints_is_bounded() -> None:
    seldom = Seldom()
    for number in range(3 * logs.MANY):
        assert seldom.filter(line(f"complaint {number}"))
    assert len(seldom._told) <= logs.MANY + 1
