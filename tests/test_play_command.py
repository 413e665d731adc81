"""`make play`: the page first, the compiled core after it; and how a build tells what it does."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import play, wheel


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was made, on a machine with a compiler on which nothing is there yet."""
    made: list[str] = []
    monkeypatch.delenv("HULLDOWN_PURE", raising=False)
    monkeypatch.setattr(play, "is_current", lambda target: False)
    monkeypatch.setattr(play, "has_compiler", lambda: True)
    monkeypatch.setattr(play, "make", lambda *targets: made.extend(targets))
    monkeypatch.setattr(play, "make_at_once", lambda *targets: made.extend(targets))
    return made


PURE = [".venv-wheel/bin/pip", ".venv-wheel/packages", "build/pure/built", ".venv-wheel/pure"]


def test_the_first_time_plain_python_is_installed(made: list[str]) -> None:
    play.set_up()
    assert made == PURE


def test_a_compiled_core_of_these_sources_is_installed(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "is_current", lambda target: target == play.COMPILED)
    play.set_up()
    assert made == [".venv-wheel/ready"]


def test_a_compiled_core_that_is_not_wanted_is_not(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "is_current", lambda target: target == play.COMPILED)
    monkeypatch.setenv("HULLDOWN_PURE", "1")
    play.set_up()
    assert made == PURE


@pytest.fixture
def compilers(
    made: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> list["subprocess.Popen[bytes]"]:
    """The processes that compile, which takes for ever."""
    compilers: list[subprocess.Popen[bytes]] = []
    monkeypatch.setattr(play, "LOG", tmp_path / "build" / "compiling.txt")
    monkeypatch.setattr(play, "MAKE", ["tail", "-f", "/dev/null"])
    monkeypatch.setattr(play, "COMPILED", "/dev/null")
    monkeypatch.setattr(play, "tell", compilers.append)
    return compilers


def test_compiling_ends_with_the_server(compilers: list["subprocess.Popen[bytes]"]) -> None:
    with play.compiling():
        pass
    (compiler,) = compilers
    assert compiler.wait(60) < 0


def test_nothing_is_compiled_twice_at_a_time(compilers: list["subprocess.Popen[bytes]"]) -> None:
    with play.compiling(), play.compiling():
        assert len(compilers) == 1


@pytest.mark.parametrize("lacking", ["a wish", "a compiler", "anything to do"])
def test_nothing_is_compiled_without(
    lacking: str,
    compilers: list["subprocess.Popen[bytes]"],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if lacking == "a wish":
        monkeypatch.setenv("HULLDOWN_PURE", "1")
    elif lacking == "a compiler":
        monkeypatch.setattr(play, "has_compiler", lambda: False)
    else:
        monkeypatch.setattr(play, "is_current", lambda target: True)
    with play.compiling():
        assert compilers == []


@pytest.mark.parametrize("code", [0, 3])
def test_a_build_says_what_it_does_and_shows_all_if_it_fails(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python"
    lines = ["Collecting node", "much else", "  hulldown: building the client"]
    python.write_text(
        "\n".join(["#!/bin/sh", *(f"echo '{line}'" for line in lines), f"exit {code}"])
    )
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    assert wheel.main(tmp_path / "dist") == code
    out, err = capsys.readouterr()
    assert out.splitlines() == ["  fetching node", "  building the client"]
    assert ("much else" in err) == bool(code)
    assert "much else" in (tmp_path / "dist/log.txt").read_text()
