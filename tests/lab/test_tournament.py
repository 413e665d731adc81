"""A tournament balances seats and sides, and goes on where it was interrupted."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hulldown.cli import BAD_INPUT, main
from hulldown.games import load
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.kernel.messages import Outcome
from hulldown.lab import stamps
from hulldown.lab.finished_parts import FinishedParts
from hulldown.lab.plots import draw_ratings
from hulldown.lab.tournament import first_half, points_of, tournament
from tests.sides import TwoSides

GAME = load("template")


def test_the_better_agent_is_rated_above_the_worse() -> None:
    table = tournament(GAME, ["random", "greedy"], 60)
    assert [one.agent for one in table.ratings] == ["greedy", "random"]
    assert (table.games, table.seats) == (60, 2)
    assert list(table.to_json()) == ["game", "games", "seed", "seats", "ratings", "failed"]


def test_an_agent_against_itself_by_another_name_is_level(tmp_path: Path) -> None:
    text = (
        "class Last:\n    def choose(self, view, legal, worlds, clock):\n        return legal[-1]\n"
    )
    files = [tmp_path / "one.py", tmp_path / "two.py"]
    for file in files:
        file.write_text(text)
    table = tournament(GAME, [str(file) for file in files], 10)
    assert [one.points for one in table.ratings] == [5.0, 5.0]


def test_any_number_of_jobs_gives_the_same_ratings() -> None:
    one, two = (tournament(GAME, ["random", "greedy"], 20, jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_neighbours_play_only_the_next_in_the_list() -> None:
    table = tournament(GAME, ["random", "greedy", "usual"], 4, neighbours=True)
    assert table.games == 8
    assert {one.agent: one.games for one in table.ratings} == {"random": 4, "greedy": 8, "usual": 4}


def test_a_pair_sits_side_against_side_or_at_every_other_seat() -> None:
    assert first_half(GAME.info.configure(4)) == [0, 2]
    assert first_half(TwoSides().info.configure(3, teams=[1, 0, 0])) == [1, 2]


@pytest.mark.parametrize(
    ("winners", "points"), [((0, 2), 1.0), ((0,), 1.0), ((1,), 0.0), ((0, 1), 0.5), ((), 0.5)]
)
def test_a_win_counts_for_whose_seats_alone_won(winners: tuple[int, ...], points: float) -> None:
    assert points_of(Outcome("over", (winners,)), [0, 2]) == points


def test_an_interrupted_tournament_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tournament(GAME, ["random", "greedy"], 40)
    path = tmp_path / "kept.json"

    def stop(done: int) -> None:
        if done > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(GAME, ["random", "greedy"], 40, progress=stop, kept=FinishedParts(path, False))
    with pytest.raises(HulldownError, match="already exists"):
        tournament(GAME, ["random", "greedy"], 40, kept=FinishedParts(path, False))
    with pytest.raises(HulldownError, match="another run"):
        tournament(GAME, ["random", "greedy"], 40, seed=2, kept=FinishedParts(path, True))
    monkeypatch.setattr(stamps, "data_digest", lambda game: "of tomorrow")
    with pytest.raises(HulldownError, match=r"was begun with data \w{16}, not of tomorrow"):
        tournament(GAME, ["random", "greedy"], 40, kept=FinishedParts(path, True))
    monkeypatch.undo()
    assert tournament(GAME, ["random", "greedy"], 40, kept=FinishedParts(path, True)) == whole


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--plot", "none/ratings.svg"], "no such folder"),
        (["--out", "none/kept.json"], "cannot be used"),
        (["--out", "odd.json", "--resume"], "cannot be used"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_before_anything_is_played(
    options: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "odd.json").write_bytes(b"\xff\xfe")
    agents = ["--agents", "random,greedy", "--games", "2"]
    assert main(["tournament", "template", *agents, *options]) == BAD_INPUT
    assert words in capsys.readouterr().err


def test_ratings_are_drawn_with_their_intervals() -> None:
    ratings = tournament(GAME, ["random", "greedy", "usual"], 4).ratings
    drawn = ElementTree.fromstring(draw_ratings(ratings, "Ratings"))
    told = ["".join(part.itertext()) for part in drawn.iter()]
    for one in ratings:
        assert f"{one.agent}: {one.rating:.0f} ± {one.within:.0f}" in told
    heights = [float(part.get("y", "0")) for part in drawn.iter() if part.get("y")]
    assert all(0 <= height <= 360 for height in heights)


@pytest.mark.parametrize("agents", [["greedy"], ["greedy", "greedy"]])
def test_nobody_plays_alone(agents: list[str]) -> None:
    with pytest.raises(ConfigError, match="two different agents"):
        tournament(GAME, agents, 10)


def test_a_deal_that_only_one_of_the_two_would_get_is_refused() -> None:
    with pytest.raises(ConfigError, match="5 games cannot be shared evenly"):
        tournament(GAME, ["random", "greedy"], 5)
