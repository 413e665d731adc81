"""Many games: fair seats, the same result in any number of processes, honest intervals."""

from pathlib import Path
from typing import Any

import pytest

from hulldown.games import load
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.lab.intervals import wilson
from hulldown.lab.simulate import simulate

GAME = load("template")
BROKEN = """
class Broken:
    def choose(self, view, legal, worlds, clock):
        return None
"""
SEATED_FIRST = """
class SeatedFirst:
    seen = []
    def __init__(self, seat):
        self.seen.append(seat)
    def choose(self, view, legal, worlds, clock):
        return legal[-1]
"""


def test_the_summary_has_the_shape_programs_rely_on() -> None:
    summary = simulate(GAME, ["random", "greedy"], 20, seed=3).to_json()
    assert list(summary) == [
        "game", "games", "seed", "agents", "win_share", "interval", "decisions", "decisions_per_s",
        "failed",
    ]  # fmt: skip
    assert summary["game"] == "template"
    assert summary["games"] == 20
    assert summary["seed"] == 3
    assert summary["agents"] == ["random", "greedy"]
    assert [len(pair) for pair in summary["interval"]] == [2, 2]


def test_any_number_of_jobs_gives_the_same_result() -> None:
    one, two = (
        simulate(GAME, ["random", "greedy", "random"], 50, seed=7, jobs=jobs)._replace(
            decisions_per_s=0
        )
        for jobs in (1, 2)
    )
    assert one == two


def test_shared_wins_are_split_so_that_shares_add_up() -> None:
    summary = simulate(GAME, ["random", "random", "random"], 200)
    assert sum(summary.win_share) == pytest.approx(1)
    for share, (low, high) in zip(summary.win_share, summary.interval, strict=True):
        assert low < share < high


def test_the_better_agent_wins_more_whatever_its_place() -> None:
    first = simulate(GAME, ["greedy", "random"], 300).win_share
    second = simulate(GAME, ["random", "greedy"], 300).win_share
    assert first[0] > 0.6 < second[1]


def test_agents_rotate_through_the_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []
    file = tmp_path / "seated.py"
    file.write_text(SEATED_FIRST.replace("seen = []", "from hulldown import probe as seen"))
    monkeypatch.setattr("hulldown.probe", seats, raising=False)
    simulate(GAME, [str(file), "random", "random"], 6)
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


class Broken:
    """Answers nothing."""

    def choose(self, view: Any, legal: list[Any], worlds: Any, clock: Any) -> Any:
        return None


class Last:
    """Takes the last thing that is offered."""

    def choose(self, view: Any, legal: list[Any], worlds: Any, clock: Any) -> Any:
        return legal[-1]


def test_a_class_plays_as_its_file_would(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(
        "class Last:\n    def choose(self, view, legal, worlds, clock):\n        return legal[-1]\n"
    )
    by_class, by_file = (simulate(GAME, [one, "greedy"], 20) for one in (Last, str(path)))
    assert by_class.agents == ("Last", "greedy")
    assert by_class.win_share == by_file.win_share
    with pytest.raises(ConfigError, match="Last is a class"):
        simulate(GAME, ["greedy", Last], 20, jobs=2)


def test_another_seed_gives_other_games() -> None:
    decisions = {simulate(GAME, ["random", "random"], 30, seed=s).decisions for s in (1, 2, 3)}
    assert len(decisions) > 1


def test_progress_reaches_the_number_of_games() -> None:
    seen: list[int] = []
    simulate(GAME, ["random", "random"], 10, progress=seen.append)
    assert seen[-1] == 10
    assert seen == sorted(seen)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_that_breaks_ends_the_run_and_a_file_only_its_own_say(
    tmp_path: Path, jobs: int
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(BROKEN)
    (failure,) = simulate(GAME, ["random", str(file)], 4, jobs=jobs).failed
    assert (failure.agent, failure.games, failure.seed) == ("broken.py", 4, "1/0")
    with pytest.raises(HulldownError) as caught:
        simulate(GAME, ["random", Broken], 4)
    assert caught.value.code == "agent/failed"
    assert caught.value.details == {"agent": "Broken"}


@pytest.mark.parametrize(
    ("agents", "changed", "words"),
    [
        (["random"], {}, "cannot be played by 1 agents"),
        (["random"] * 5, {}, "cannot be played by 5 agents"),
        (["random"] * 2, {"games": 0}, "cannot play 0 games"),
        (["random"] * 2, {"jobs": -1}, "cannot use -1 jobs"),
        (["random"] * 2, {"options": {"rounds": 99}}, "rounds cannot be 99"),
        (["random"] * 2, {"scenario": "desert"}, "no scenario 'desert'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    agents: list[str], changed: dict[str, Any], words: str
) -> None:
    with pytest.raises(ConfigError, match=words):
        simulate(GAME, agents, **{"games": 5, **changed})


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_intervals_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)
