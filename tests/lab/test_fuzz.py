"""Fuzzing: any number of processes finds the same, and what is found is written as a replay."""

import re
from pathlib import Path
from typing import Any

import pytest

from hulldown import replays
from hulldown.games import load
from hulldown.games.template import NightConvoy
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.messages import View
from hulldown.lab import fuzz as fuzz_of
from hulldown.lab.contract import Finding
from hulldown.lab.fuzz import fuzz, fuzz_match
from hulldown.lab.walk import Walk

GAME = load("template")


def test_any_number_of_jobs_finds_the_same() -> None:
    one, two = (fuzz(GAME, 12, seed=3, every=5, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert (one.games, one.failures) == (12, [])
    assert one.positions > 0


def test_what_is_found_is_written_as_a_replay_that_leads_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def odd(walk: Walk, *_: object) -> list[Finding]:
        return [Finding("odd", "it is odd")] if walk.seed == "1/1" else []

    monkeypatch.setattr(fuzz_of, "check_match", odd)
    report = fuzz(GAME, 3, seed=1, folder=tmp_path)
    (failure,) = report.failures
    assert (failure.check, failure.message, failure.seed) == ("odd", "it is odd", "1/1")
    assert [str(path) for path in tmp_path.iterdir()] == [failure.replay]
    assert replays.verify(failure.replay).ok
    assert len(replays.read(failure.replay).records) == failure.step + 1


def test_a_crash_says_where_in_the_game_it_was(tmp_path: Path) -> None:
    class Careless(NightConvoy):
        """Reads a position that is not there."""

        def view(self, state: Any, seat: int | None) -> View:
            return super().view(None, seat)  # type: ignore[arg-type]

    found = fuzz_match(Careless(), GAME.info.configure(2), "1/0", every=1)["found"]
    assert list(found) == ["crash"]
    assert re.search(r"\(games/template/view\.py, line \d+\)$", found["crash"])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ConfigError, match="cannot play 0 games"):
        fuzz(GAME, 0, seed=1)
