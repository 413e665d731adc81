"""Running a command in this process, as if typed."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from hulldown.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line, with what is typed into it."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def run_it(*words: str, typed: list[str] | None = None) -> Ran:
        lines = iter(typed or [])

        def read(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        code = main(words)
        return Ran(code, *capsys.readouterr())

    return run_it
