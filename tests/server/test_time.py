"""Clocks and windows as plain values: what each does in one table, and how long a Duel waits."""

from typing import Any, NamedTuple

import pytest

from hulldown.agents import load_agent, seat_agents
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.server.clocks import SeatClock
from hulldown.server.windows import SHORTEST, Window, seconds_for
from hulldown.server.wire import Pace

MOVE = Pace(clock="move", seconds=60, bonus=5)
BANK = Pace(clock="bank", seconds=60, bonus=5)
MOST_WAITING = 30.0


class Tick(NamedTuple):
    """Something a clock is told: when, whether it is to run, and why."""

    now: float
    runs: bool = True
    acted: bool = False
    returned: bool = False


@pytest.mark.parametrize(
    ("pace", "ticks", "deadline", "bank"),
    [
        (MOVE, [Tick(100)], 160, 60),
        (MOVE, [Tick(100), Tick(130)], 160, 60),  # looking again gives no new time
        (MOVE, [Tick(100), Tick(130, acted=True)], 190, 35),  # a new decision, a full minute
        (MOVE, [Tick(100), Tick(130, runs=False), Tick(200)], 260, 30),
        (BANK, [Tick(100)], 160, 60),
        (BANK, [Tick(100), Tick(130, acted=True)], 165, 35),  # half is used, the bonus is earned
        (BANK, [Tick(100), Tick(130, runs=False)], None, 30),
        (BANK, [Tick(100), Tick(130, runs=False), Tick(500)], 530, 30),
        (BANK, [Tick(100), Tick(300, runs=False)], None, 0),  # never below nothing
        # Acted with 30 s left; took it back 10 s later: 20 s left, and no bonus kept.
        (MOVE, [Tick(100), Tick(130, acted=True), Tick(140, returned=True)], 160, 20),
        (BANK, [Tick(100), Tick(130, runs=False, acted=True), Tick(140, returned=True)], 170, 30),
    ],
)
def test_a_clock_counts(pace: Pace, ticks: list[Tick], deadline: float | None, bank: float) -> None:
    clock = SeatClock(bank=float(pace.seconds))
    for tick in ticks:
        clock.mind(pace, **tick._asdict())
    assert (clock.deadline, clock.bank) == (deadline, bank)


@pytest.mark.parametrize(
    ("window", "asked", "expected"),
    [
        (Window(), [], Window()),
        (Window(), ["a"], Window(110, ["a"])),
        (Window(105, ["a"]), ["a"], Window(105, ["a"])),
        (Window(105, ["a", "b"]), ["b"], Window(105, ["a", "b"])),  # one of two has answered
        (Window(105, ["a"]), ["b"], Window(110, ["b"])),  # a chain: the next has its own time
        (Window(105, ["a"]), ["a", "b"], Window(110, ["a", "b"])),
        (Window(105, []), ["a"], Window(105, ["a"])),  # stored by an older version
        (Window(105, ["a"]), [], Window()),
    ],
)
def test_a_window_belongs_to_its_questions(
    window: Window, asked: list[str], expected: Window
) -> None:
    assert window.for_questions(asked, 10, 100) == expected


def test_a_window_begins_again_after_a_pause() -> None:
    assert Window(105, ["a"]).again(10, 200) == Window(210, ["a"])
    assert Window().again(10, 200) == Window()


def test_each_kind_of_question_has_its_own_length() -> None:
    assert [seconds_for(share, 10) for share in (1.0, 0.5, 0.01)] == [10, 5, SHORTEST]


@pytest.mark.parametrize("seed", ["a", "b"])
def test_two_people_with_default_orders_hardly_wait_in_a_duel(seed: str) -> None:
    game = load("duel")
    asked, waited = _waiting(game, _duel_log(game, seed))
    assert asked >= 10, "there is something to react to"
    assert waited <= MOST_WAITING


def _duel_log(game: Any, seed: str) -> Match[Any, Any]:
    """A match of two people who give no orders and answer every reaction themselves."""
    config = game.info.configure(2)
    match: Match[Any, Any] = Match(game, config, SeededChance(seed))
    seated = seat_agents(game, config, [load_agent("greedy")] * 2, seed)
    while match.outcome is None:
        seat = match.seats_to_act[0]
        match.step(seat, [seated[seat].choose(game, match.state, match.legal(seat))])
    return match


def _waiting(game: Any, match: Match[Any, Any]) -> tuple[int, float]:
    """How often the recorded match asks for a reaction, and how long people wait for answers."""
    asked, waited = 0, 0.0
    for record in match.records[1:]:
        before = game.decode_state(match.config, match.positions.encoded(record.number - 1))
        for seat in game.seats_to_act(before):
            prompt = game.prompt(before, seat)
            if prompt.reaction:
                asked += 1
                decided = game.decided(before, seat, {})
                waited += 0.0 if decided else seconds_for(prompt.window, Pace().window)
    return asked, waited
