"""Games between sides: simulated, weighed and fuzzed by side."""

from collections.abc import Iterator
from pathlib import Path

import polars
import pytest

from hulldown.cli import main
from hulldown.cli.view import winning_sides
from hulldown.games import load
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Outcome
from hulldown.lab.balance import balance, fair_gates, fair_sections
from hulldown.lab.fuzz import Fuzzing, configs_for, fuzz
from hulldown.lab.rates import side_names
from hulldown.lab.rows import RowFile
from hulldown.lab.simulate import simulate
from hulldown.toolbox.report import SHARED_WIN, Bars
from tests.sides import two_sided


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    with two_sided(monkeypatch) as found:
        yield found


def test_a_place_wins_whenever_its_side_does(game: AnyGame) -> None:
    agents = ["greedy", "random", "greedy", "random"]
    summary = simulate(game, agents, 20, teams=[0, 1, 0, 1])
    assert sum(summary.win_share) == pytest.approx(2)
    assert summary.win_share[0] == summary.win_share[2]


def test_a_decision_is_worth_what_its_side_won(game: AnyGame, tmp_path: Path) -> None:
    rows = RowFile(tmp_path / "games.parquet", decisions=True)
    simulate(game, ["random"] * 4, 4, teams=[0, 1, 0, 1], rows=rows)
    decisions = polars.read_parquet(tmp_path / "games-decisions.parquet")
    assert set(decisions["result"]) <= {0.0, 0.5, 1.0}
    assert 1.0 in set(decisions["result"])


def test_where_nobody_at_the_table_wins_nobody_has_a_share(game: AnyGame) -> None:
    assert simulate(game, ["random"] * 3, 4, teams=[1, 1, 1]).win_share == [0, 0, 0]


def test_with_sides_the_gate_goes_by_side(game: AnyGame) -> None:
    result = balance(game, 20, 3, agent="random", teams=[0, 1, 1])
    (gate,) = result.gates
    assert gate.what == "Wins of each side against an equal share"
    assert "50.0%" in gate.wanted
    assert sum(result.counts["wins by side"].values()) == 20 * SHARED_WIN
    (wins, _) = result.sections
    assert (wins.title, [row[0] for row in wins.rows]) == ("Wins by side", ["north", "south"])


@pytest.mark.parametrize(
    ("name", "wanted", "held"),
    [("template", "within 3 points of 50.0%", False), ("duel", "within 12 points of 50.0%", True)],
)
def test_a_game_says_itself_how_unequal_its_sides_may_be(
    game: AnyGame, name: str, wanted: str, held: bool
) -> None:
    config = (game if name == "template" else load(name)).info.configure(2, teams=[0, 1])
    first, second = side_names(config).values()
    wins = {first: 60 * SHARED_WIN, second: 40 * SHARED_WIN}
    (gate,) = fair_gates(config, {"wins by side": wins}, 100)
    assert (gate.wanted, gate.measured) == (wanted, "-10.0 to +10.0 points")
    assert gate.held == held
    (wins_by_side,) = fair_sections(config, {"wins by side": wins}, 100)
    assert isinstance(wins_by_side.plot, Bars)
    assert wins_by_side.plot.band == pytest.approx((0.38, 0.62) if held else (0.47, 0.53))


def test_a_single_side_is_weighed_against_nobody(game: AnyGame) -> None:
    result = balance(game, 3, 3, agent="random", teams=[1, 1, 1])
    assert result.gates == []
    assert result.sections[0].rows[0][:2] == ("south", "0.0%")


def test_fuzzing_tries_what_was_asked_for(game: AnyGame, tmp_path: Path) -> None:
    stormy = configs_for(game, Fuzzing("template", 1, 20, None, "storm", None))
    assert [(config.seats, config.scenario) for config in stormy] == [
        (2, "storm"),
        (3, "storm"),
        (4, "storm"),
    ]
    report = fuzz(game, 3, seed=1, folder=tmp_path, teams=[1, 1, 1])
    assert (report.games, report.failures) == (3, [])
    with pytest.raises(ConfigError) as error:
        fuzz(game, 1, seed=1, folder=tmp_path, scenario="calm")
    assert error.value.code == "config/unknown-scenario"


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "template", "--games", "2", "--agents", "random,random,random"],
        ["balance", "template", "--games", "2", "--agents", "random"],
        ["fuzz", "template", "--games", "2"],
    ],
    ids=["simulate", "balance", "fuzz"],
)
def test_sides_and_scenario_are_chosen_on_the_command_line(
    game: AnyGame, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--out", str(tmp_path)] if words[0] == "fuzz" else []
    chosen = ["--scenario", "storm", "--teams", "south,north,south", *more]
    assert main([*words, *chosen]) == 0
    assert "template" in capsys.readouterr().out
    assert main([*words, "--teams", "south,east,south", *more]) == 2
    assert "no team 'east'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("teams", "ranking", "reason", "sides"),
    [
        ([0, 1, 1], ((1, 2), (0,)), "done", ["team:south"]),
        ([1, 1, 1], ((), (0, 1, 2)), "done", ["team:north"]),
        ([1, 1, 1], ((), (0, 1, 2)), "conceded", []),
    ],
    ids=["a side", "the night", "given up"],
)
def test_the_terminal_names_the_side_that_won(
    game: AnyGame,
    teams: list[int],
    ranking: tuple[tuple[int, ...], ...],
    reason: str,
    sides: list[str],
) -> None:
    config = game.info.configure(3, teams=teams)
    assert winning_sides(game.info, config, Outcome(reason, ranking)) == sides
