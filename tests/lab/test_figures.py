"""The lab's figures: half of what is wanted holds on any machine, and the table is written."""

import os
from pathlib import Path
from time import process_time, sleep

import pytest

from hulldown.games import load
from hulldown.lab import figures
from hulldown.lab.parallel import share
from hulldown.lab.simulate import Simulation, play_part

GAME = load("rush")
HERE = "HULLDOWN_TEST_WORKERS"
"""The variable with the folder in which workers say that they are there."""


def test_the_lab_adds_little_to_the_bare_loop() -> None:
    assert figures.overhead(GAME, 1.0) <= 2 * figures.MOST_OVERHEAD


def timed_part(task: Simulation, first: int, end: int) -> tuple[int, float, float]:
    """The worker, the processor time of these games, and all that the worker has used so far.

    The first game waits for the other worker: how soon each gets a processor is no figure of ours.
    """
    folder = Path(os.environ[HERE])
    (folder / str(os.getpid())).touch()
    while len(list(folder.iterdir())) < 2:
        sleep(0.01)
    begun = process_time()
    play_part(task, first, end)
    return os.getpid(), process_time() - begun, process_time()


@pytest.mark.long
def test_two_workers_gain_at_least_half_of_what_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By processor time, which a busy machine does not stretch.

    One process needs what the games took; two need half of all that they used, and what the
    process that shares the games out used alone.
    """
    monkeypatch.setenv(HERE, str(tmp_path))
    config = GAME.info.configure(2).to_json()
    task = Simulation(GAME.info.id, config, ("random", "random"), 1, 1, None, {})
    begun = process_time()
    parts = list(share(timed_part, task, figures.games_in(GAME, 2.0), jobs=2))
    alone = process_time() - begun
    played = sum(took for _, (_, took, _) in parts)
    used: dict[int, float] = {}
    for _, (worker, _, so_far) in parts:
        used[worker] = max(so_far, used.get(worker, 0.0))
    assert len(used) == 2
    assert played / (alone + sum(used.values()) / 2) >= figures.LEAST_GAIN / 2


def test_a_match_of_no_time_is_held_to_nothing() -> None:
    assert figures.wanted("at most 10%", 0.004) == "at most 10%"
    assert figures.wanted("at most 10%", 0.000011) == "nothing: a match takes 11 µs"


def test_the_table_is_put_between_its_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "names", lambda: ["template"])
    monkeypatch.setattr(figures, "SHORTEST", 0.0)
    monkeypatch.setattr(figures, "gain", lambda *_: 1.85)
    monkeypatch.setattr(figures, "find_spec", lambda _: None)
    page = tmp_path / "lab.md"
    page.write_text("Before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n")
    figures.main(["--seconds", "0.05", "--write", str(page)])
    table = capsys.readouterr().out.strip()
    assert "| template: two workers | at least 1.8 times one | 1.85 |" in table
    assert "OpenSpiel is not installed" in table
    assert page.read_text() == f"Before\n<!-- figures -->\n{table}\n<!-- /figures -->\nafter\n"
