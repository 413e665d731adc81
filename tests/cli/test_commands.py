"""Every command: what it prints for people and for programs, and its exit code."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hulldown import __version__
from hulldown.games import load
from hulldown.lab.bench import is_compiled, is_optimised
from hulldown.lab.fuzz import Failure, FuzzReport
from hulldown.rulebooks import rules, summaries
from tests.cli.conftest import Run

MY_AGENT = """
class Mine:
    def choose(self, view, legal, worlds, clock):
        return legal[-1]
"""


def test_games_are_listed_with_their_options(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for game in summaries():
        assert game["title"] in ran.out
    assert "rounds=4: a whole number from 3 to 5 (T-004)" in ran.out


def test_games_as_json(run: Run) -> None:
    ran = run("games", "--json")
    assert json.loads(ran.out) == {"games": summaries()}
    keys = ["id", "title", "seats", "options", "maturity", "audience", "rules"]
    assert list(summaries()[0]) == keys


def test_simulate_counts_wins(run: Run) -> None:
    ran = run("simulate", "template", "--games", "20", "--agents", "random,greedy", "--seed", "5")
    assert ran.code == 0
    assert ran.err == ""
    assert "20 games of template with seed 5" in ran.out
    assert "greedy" in ran.out


def test_simulate_as_json_with_an_agent_from_a_file_and_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MY_AGENT)
    words = ["simulate", "template", "--games", "6", "--agents", f"random,{file}", "--json"]
    once, again = (json.loads(run(*words).out) for _ in range(2))
    short = json.loads(run(*words, "--option", "rounds=3", "--option", "scouting=no").out)
    assert once["agents"] == ["random", str(file)]
    assert sum(once["win_share"]) == pytest.approx(1)
    assert once["decisions"] == again["decisions"] > short["decisions"]


def test_simulate_takes_random_agents_unless_told(run: Run) -> None:
    out = json.loads(run("simulate", "template", "--games", "2", "--json").out)
    assert out["agents"] == ["random", "random"]


@pytest.fixture
def another_cluster() -> Iterator[None]:
    """The port that every scheduler of Dask takes by default is taken."""
    with socket.socket() as other:
        with suppress(OSError):
            other.bind(("", 8787))
            other.listen()
        yield


@pytest.mark.usefixtures("another_cluster")
def test_a_cluster_of_our_own_counts_the_same_wins(run: Run) -> None:
    words = ["simulate", "template", "--games", "6", "--agents", "random,greedy", "--json"]
    alone, shared = (json.loads(run(*words, *more).out) for more in ([], ["--cluster", "local:1"]))
    assert shared["win_share"] == alone["win_share"]
    assert shared["decisions"] == alone["decisions"]


def test_a_tournament_is_rated_drawn_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    kept, plot = tmp_path / "kept.jsonl", tmp_path / "ratings.svg"
    words = ["tournament", "template", "--agents", "random,greedy", "--games", "4"]
    ran = run(*words, "--out", str(kept), "--plot", str(plot))
    assert "4 games of template at 2 seats with seed 1." in ran.out
    assert "Night Convoy: ratings after 4 games" in plot.read_text("utf-8")
    again = run(*words, "--out", str(kept), "--resume")
    assert again.out == ran.out


def test_the_curves_of_a_training_are_drawn(run: Run, tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    words = ["train", "rush", "--games", "10", "--trials", "2", "--jobs", "1", "--json"]
    found = json.loads(run(*words, "--plot", str(plot)).out)
    for file, curve in ((plot, "curve"), (tmp_path / "curve-actions.svg", "habits_curve")):
        drawn = file.read_text("utf-8")
        assert "games not learned from</title>" in drawn
        for games, loss in found[curve]:
            assert f"<title>{games:,} games: {loss:.4f}</title>" in drawn
    assert run(*words, "--plot", str(tmp_path / "none" / "curve.svg")).code == 2


@pytest.mark.usefixtures("little_to_measure")
def test_bench_says_which_core_it_measured(run: Run) -> None:
    ran = run("bench", "template", "--seconds", "0.05")
    assert ran.code == 0
    assert ("The compiled core" if is_compiled() else "The pure Python core") in ran.out
    assert "acts/s in a match of 20 records" in ran.out
    assert ("an optimised build" if is_optimised() else "a plain build") in ran.out
    out = json.loads(run("bench", "template", "--seconds", "0.05", "--json").out)
    assert out["compiled"] is is_compiled()
    assert [game["id"] for game in out["games"]] == ["template"]


def test_fuzz_that_finds_nothing_exits_with_0(run: Run) -> None:
    ran = run("fuzz", "template", "--games", "2", "--seed", "3")
    assert ran.code == 0
    assert "nothing found" in ran.out


def test_fuzz_as_json(run: Run, tmp_path: Path) -> None:
    words = ["fuzz", "template", "--games", "2", "--every", "5", "--out", str(tmp_path), "--json"]
    out = json.loads(run(*words).out)
    assert out["failures"] == []
    assert out["games"] == 2


def test_fuzz_that_finds_something_exits_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> FuzzReport:
        failures = [Failure("crash", "ValueError: [odd]", f"1/{n}", 7, "fuzz.jsonl") for n in "012"]
        return FuzzReport("template", 1, games=3, failures=failures)

    monkeypatch.setattr("hulldown.lab.fuzz.fuzz", broken)
    ran = run("fuzz", "template", "--games", "1")
    assert ran.code == 1
    assert "crash: ValueError: [odd]" in ran.out
    assert "seed 1/0, step 7: fuzz.jsonl" in ran.out
    assert "and 2 more like it" in ran.out
    assert "1/1" not in ran.out
    assert run("fuzz", "template", "--games", "1", "--json").code == 1


def test_rules_are_listed_by_chapter(run: Run) -> None:
    out = run("rules", "template").out
    for rule in rules("template").values():
        assert rule.id in out
        assert rule.chapter in out


def test_one_rule_with_its_code_and_tests(run: Run) -> None:
    ran = run("rules", "template", "t-009")
    assert rules("template")["T-009"].text in " ".join(ran.out.split())
    assert "code   " in ran.out
    assert "tests  " in ran.out


def test_rules_as_json(run: Run) -> None:
    every = json.loads(run("rules", "template", "--json").out)
    assert [rule["id"] for rule in every["rules"]] == list(rules("template"))
    (one,) = json.loads(run("rules", "template", "T-007", "--json").out)["rules"]
    assert list(one) == ["id", "chapter", "text", "source", "see", "code", "tests"]
    assert one in every["rules"]


def test_version_says_which_core_runs(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"hulldown {__version__} (")
    assert ("compiled core" in ran.out) is is_compiled()


BAD = {
    "no game": (["simulate", "chess"], "config/unknown-game"),
    "no game to play": (["play", "chess"], "config/unknown-game"),
    "no game to fuzz": (["fuzz", "chess"], "config/unknown-game"),
    "no game's rules": (["rules", "chess"], "config/unknown-game"),
    "no rule": (["rules", "template", "T-999"], "rules/unknown"),
    "no option": (["simulate", "template", "--option", "x=1"], "config/unknown-option"),
    "no such number": (["simulate", "template", "--option", "rounds=77"], "config/bad-value"),
    "no number": (["play", "template", "--option", "rounds=many"], "config/bad-value"),
    "no switch": (["play", "template", "--option", "scouting=maybe"], "config/bad-value"),
    "no key": (["play", "template", "--option", "rounds"], "config/bad-value"),
    "no scenario": (["play", "template", "--scenario", "desert"], "config/unknown-scenario"),
    "no agent": (["simulate", "template", "--agents", "random,clever"], "agent/failed"),
    "no file": (["play", "template", "--agents", "none.py"], "agent/failed"),
    "one agent": (["simulate", "template", "--agents", "random"], "config/bad-value"),
    "no games": (["simulate", "template", "--games", "0"], "config/bad-value"),
    "nothing kept": (["simulate", "template", "--resume"], "config/bad-value"),
    "no rows": (["simulate", "template", "--decisions"], "config/bad-value"),
    "no ratings kept": (["tournament", "template", "--resume"], "config/bad-value"),
    "no training kept": (["train", "rush", "--resume"], "config/bad-value"),
    "no time": (["simulate", "template", "--iterations", "0"], "config/bad-value"),
    "no seconds": (["bench", "--seconds", "0"], "config/bad-value"),
    "no game to measure": (["bench", "none"], "config/unknown-game"),
    "no live matches": (["load", "template", "--matches", "0"], "config/bad-value"),
    "no such folder": (["load", "template", "--folder", "/no/such/folder"], "config/bad-value"),
    "no matches": (["fuzz", "template", "--games", "0"], "config/bad-value"),
    "no looks": (["fuzz", "template", "--every", "0"], "config/bad-value"),
    "no folder": (["fuzz", "template", "--out", "missing/folder"], "config/bad-value"),
    "no seats": (["play", "template", "--seats", "9"], "config/bad-value"),
    "no seat": (["play", "template", "--me", "3"], "match/seat"),
    "too many": (["play", "template", "--seats=2", "--agents=greedy,random"], "config/bad-value"),
    "no place": (["play", "template", "--save", "missing/folder/m.jsonl"], "config/bad-value"),
    "a folder": (["play", "template", "--save", "."], "config/bad-value"),
}  # fmt: skip


@pytest.mark.parametrize(("words", "code"), BAD.values(), ids=list(BAD))
def test_bad_input_is_one_line_with_a_code_and_exit_code_2(
    run: Run, words: list[str], code: str
) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.out == ""
    error, *hint = ran.err.splitlines()
    assert error.startswith("error: ")
    assert error.endswith(f"[{code}]")
    assert len(hint) <= 1
    assert all(line.startswith("hint: ") for line in hint)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["gamse"], "gamse"),
        (["games", "--jsn"], "--json"),
        (["simulate", "template", "--games", "many"], "many"),
        (["simulate"], "GAME"),
        (["play", "template", "--lang", "fr"], "fr"),
        (["rules", "template", "T-001", "T-002"], "T-002"),
    ],
)
def test_wrong_flags_are_explained_with_exit_code_2(run: Run, words: list[str], said: str) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_an_interrupt_exits_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hulldown.lab.simulate.simulate", interrupted)
    assert run("simulate", "template").code == 130


def test_hulldown_alone_serves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr("hulldown.cli.serve.serve", _serve_into(served))
    assert run().code == run("--port", "0", "--no-browser").code == 0
    assert served == [
        {"port": 8642, "no_browser": False},
        {"port": 0, "no_browser": True},
    ]


def _serve_into(served: list[dict[str, Any]]) -> Any:
    def serve(*, port: int = 8642, no_browser: bool = False) -> None:
        served.append({"port": port, "no_browser": no_browser})

    return serve


def test_values_for_each_seat_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from hulldown.cli.choices import read_options
    from hulldown.kernel.config import GameInfo, choice, number, switch, text

    options = (
        number("cards", 0, 9, 5, per_seat=True),
        switch("fog", False),
        choice("map", ("hills", "town"), "hills"),
        text("name", 10),
    )
    game = load("template")
    monkeypatch.setattr(type(game), "info", GameInfo("x", "X", (2, 3), options))
    typed = ("cards=1,2,3", "fog=ON", "map=town", "name=a=b")
    read = read_options(game, typed, 3)
    assert read == {"cards": [1, 2, 3], "fog": True, "map": "town", "name": "a=b"}
    assert game.info.configure(3, read).options == read
    assert read_options(game, ("cards=4",), 3) == {"cards": [4, 4, 4]}
