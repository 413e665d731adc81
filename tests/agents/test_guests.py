"""Agents from files fail as they like: they lose their say, and the match goes on without it."""

import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from hulldown.agents import (
    SeatedAgent,
    bounds,
    drive,
    load_agent,
    loading,
    runner,
    seat_agent,
    seat_agents,
)
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.match import Match
from hulldown.lab.balance import balance
from hulldown.lab.simulate import simulate
from hulldown.lab.tournament import tournament

GAME = load("template")
CONFIG = GAME.info.configure(2)
STATE = GAME.setup(CONFIG, SeededChance(1))
FILE = """
class Guest:
    def choose(self, view, legal, worlds, clock):
        {how}
"""
FAILURES = {
    "raise RuntimeError('no idea')": "broke: RuntimeError: no idea (line 4)",
    "return None": "answered None, which is not legal",
    "raise SystemExit(1)": "broke: SystemExit: 1 (line 4)",
    "while True: pass": "broke: TimeoutError: it stayed silent (line 4)",
    "return legal[len(bytearray(1 << 31)) * 0]": "broke: MemoryError:  (line 4)",
    "return self.choose(view, legal, worlds, clock)": "broke: RecursionError: ",
    "raise KeyboardInterrupt": "broke: KeyboardInterrupt:  (line 4)",
    "return type('Odd', (), {'__eq__': lambda *_: 1 / 0})()": "broke: ZeroDivisionError",
    "raise type('Odd', (Exception,), {'__str__': lambda _: 1 / 0})": "broke: Odd:  (line 4)",
}
STUBBORN = """
class Guest:
    def choose(self, view, legal, worlds, clock):
        while True:
            try:
                pass
            except {what}:
                pass
"""
HANGS = (
    FILE.format(how="return legal[-1]")
    + """
    def {name}(self, *_):
        while True:
            pass
"""
)
DEAF = (
    FILE.format(how="return legal[-1]")
    + """
    def observe(self, message):
        raise ValueError("too loud")
"""
)
NOT_MADE = (
    FILE.format(how="return legal[-1]")
    + """
    def __init__(self):
        {how}
"""
)


def guest(tmp_path: Path, text: str) -> str:
    path = tmp_path / "guest.py"
    path.write_text(text)
    return str(path)


def seated(tmp_path: Path, text: str) -> SeatedAgent:
    return seat_agent(GAME, CONFIG, load_agent(guest(tmp_path, text)), 0, "1")


@pytest.mark.parametrize("how", FAILURES)
def test_a_guest_that_fails_does_what_is_usual_from_then_on(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PATIENCE", 0.2 if "while" in how else 60.0)
    before = signal.getsignal(signal.SIGALRM), resource.getrlimit(resource.RLIMIT_DATA)
    player = seated(tmp_path, FILE.format(how=how))
    legal = GAME.legal_actions(STATE, 0)
    for _ in range(2):
        assert player.decide(GAME, STATE, legal) is GAME.usual(STATE, 0)
    assert player.failed.startswith(f"agent guest.py: {FAILURES[how]}")
    assert (signal.getsignal(signal.SIGALRM), resource.getrlimit(resource.RLIMIT_DATA)) == before


@pytest.mark.parametrize("what", ["Exception", "BaseException"])
def test_a_guest_that_swallows_what_it_is_told_is_told_until_it_listens(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PATIENCE", 0.1)
    monkeypatch.setattr(bounds, "AGAIN", 0.1)
    player = seated(tmp_path, STUBBORN.format(what=what))
    assert player.decide(GAME, STATE, GAME.legal_actions(STATE, 0)) is GAME.usual(STATE, 0)
    assert "it stayed silent" in player.failed


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl+C raises a KeyboardInterrupt, also where the tests are in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("how", ["pass", "raise SystemExit"])
def test_ctrl_c_of_the_user_ends_the_run_whatever_a_guest_does_with_it(
    tmp_path: Path, how: str
) -> None:
    press = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"
    swallow = f"\n        try:\n            {press}\n        except BaseException:\n            "
    for text in (press, swallow + how + "\n        return legal[-1]"):
        player = seated(tmp_path, FILE.format(how=text))
        with pytest.raises(KeyboardInterrupt):
            player.decide(GAME, STATE, GAME.legal_actions(STATE, 0))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("name", ["__init__", "observe"])
def test_a_guest_that_hangs_where_it_is_not_asked_is_out(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (runner, loading):
        monkeypatch.setattr(module, "PATIENCE", 0.2)
    kinds = [load_agent(guest(tmp_path, HANGS.format(name=name))), load_agent("greedy")]
    players = seat_agents(GAME, CONFIG, kinds, "1")
    assert drive(Match(GAME, CONFIG, SeededChance(1)), players) is not None
    assert "it stayed silent" in players[0].failed


@pytest.mark.parametrize("how", ["raise SystemExit", "raise KeyboardInterrupt", "while True: pass"])
def test_a_file_that_cannot_be_loaded_is_an_error_that_names_it(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "PATIENCE", 0.2)
    path = guest(tmp_path, how)
    for text in (None, how):
        with pytest.raises(HulldownError, match=r"agent guest\.py: could not be loaded"):
            load_agent(path, text)


UNMADE = [NOT_MADE.format(how=how) for how in ("1 / 0", "raise SystemExit")]


@pytest.mark.parametrize("text", [DEAF, *UNMADE], ids=["deaf", "not made", "ended"])
def test_a_match_goes_on_without_a_guest(tmp_path: Path, text: str) -> None:
    kinds = [load_agent(guest(tmp_path, text)), load_agent("greedy")]
    players = seat_agents(GAME, CONFIG, kinds, "1")
    assert drive(Match(GAME, CONFIG, SeededChance(1)), players) is not None
    assert [bool(player.failed) for player in players] == [True, False]


def test_no_run_ends_because_of_a_guest_and_each_says_who_failed(tmp_path: Path) -> None:
    broken = guest(tmp_path, FILE.format(how="raise RuntimeError('no idea')"))
    played = simulate(GAME, [broken, "usual"], 6, seed=3)
    assert [tuple(one) for one in played.failed] == [
        ("guest.py", 6, "3/0", "agent guest.py: broke: RuntimeError: no idea (line 4)")
    ]
    assert played.win_share == simulate(GAME, ["usual", "usual"], 6, seed=3).win_share
    rated = tournament(GAME, [broken, "greedy"], 4, seed=3)
    assert rated.failed == [played.failed[0]._replace(games=4)]
    assert balance(GAME, 4, 2, seed=3, agent=broken).failed == rated.failed


def test_time_is_bounded_in_the_main_thread_only() -> None:
    """Elsewhere nobody can be woken; nothing breaks."""
    passed = []

    def run() -> None:
        with bounds.bounded(0.001, 0):
            passed.append(sum(range(1_000_000)))

    thread = Thread(target=run)
    thread.start()
    thread.join()
    assert passed
