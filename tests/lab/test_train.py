"""What figures are worth: found in who won, the same for any number of processes, and kept."""

import tomllib
from importlib.resources import files
from math import exp
from pathlib import Path

import pytest

from hulldown.games import load
from hulldown.kernel.actions import Action, ActionTable
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.kernel.messages import Outcome, Seat
from hulldown.lab import stamps
from hulldown.lab.finished_parts import FinishedParts
from hulldown.lab.train import (
    HabitLesson,
    Sample,
    fit,
    fit_sensibly,
    learn_habits,
    loss,
    shares,
    solve,
    train,
    weights_file,
)
from hulldown.toolbox.weights import habits_of, read_weights


def samples(early: float, late: float, count: int = 2000) -> list[Sample]:
    """Two sides with one figure each; who wins goes by these weights."""
    chance = SeededChance("samples")
    found = []
    for number in range(count):
        left = chance.draw(101, "", "") / 100
        rows = [[float(chance.draw(7, "", ""))] for _ in range(2)]
        worth = left * early + (1 - left) * late
        likely = 1 / (1 + exp(worth * (rows[1][0] - rows[0][0])))
        won = chance.draw(10_000, "", "") < likely * 10_000
        found.append(Sample(number, left, rows, [float(won), float(not won)]))
    return found


def test_weights_are_found_again_in_who_won() -> None:
    noted = samples(0.2, 0.9)
    early, late = fit(noted, [1.0, 1.0])
    assert early == pytest.approx(0.2, abs=0.1)
    assert late == pytest.approx(0.9, abs=0.15)
    assert loss(noted, [early, late]) < loss(noted, [0.0, 0.0])


def test_nothing_good_is_held_against_a_side() -> None:
    early, late = fit_sensibly(samples(-0.4, 0.9), [1, 1])
    assert early == 0
    assert late > 0.3


@pytest.mark.parametrize(
    ("ranking", "sides", "count", "won"),
    [
        (((0, 2), (1, 3)), [0, 1, 0, 1], 2, [1.0, 0.0]),
        (((0, 1), (2,)), [0, 1, 2], 3, [0.5, 0.5, 0.0]),
        (((), (0, 1)), [0, 0], 2, [0.0, 1.0]),
        (((), (0, 1)), [0, 1], 2, [0.5, 0.5]),
    ],
)
def test_a_win_goes_by_side_and_to_nobody_at_the_table_if_nobody_won(
    ranking: tuple[tuple[Seat, ...], ...], sides: list[int], count: int, won: list[float]
) -> None:
    assert shares(Outcome("over", ranking), sides, count) == won


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_training_is_the_same_again_and_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = load("rush"), tmp_path / "kept.jsonl"
    whole = train(game, 20, trials=2, kept=FinishedParts(file, resume=False))
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:8]) + "\n" + lines[8][:20])
    assert train(game, 20, trials=2, kept=FinishedParts(file, resume=True)) == whole
    assert len(file.read_text().splitlines()) == len(lines)
    with pytest.raises(HulldownError, match="another run"):
        train(game, 20, trials=2, seed=2, kept=FinishedParts(file, resume=True))
    monkeypatch.setattr(stamps, "data_digest", lambda game: "of tomorrow")
    with pytest.raises(HulldownError, match=r"was begun with data \w{16}, not of tomorrow"):
        train(game, 20, trials=2, kept=FinishedParts(file, resume=True))
    monkeypatch.undo()
    written = tomllib.loads(weights_file(whole, "hulldown train rush", "2026-11-17"))
    assert list(written["figures"]) == whole.names
    assert written["seed"] == 1
    assert written["lessons"] == whole.lessons > 0
    assert set(written["kinds"]["buy"]) == {"any", "advised"}


def test_habits_are_found_again_in_what_a_search_tried() -> None:
    actions = [Action("go"), Action("wait"), Action("buy", {"card": 1}), Action("buy", {"card": 2})]
    table = ActionTable(actions)
    liked = {0: 0.5, 1: 0.1, 2: 0.3, 3: 0.1}
    lessons = []
    for number in range(200):
        legal = [0, 1, 2, 3] if number % 2 else [1, 2, 3]
        parts = [liked[one] for one in legal]
        lessons.append(HabitLesson(number, legal, 3, [part / sum(parts) for part in parts]))
    taught = learn_habits(lessons, table.actions, 200)
    assert taught.weights["go"] > taught.weights["buy 1"] > taught.weights["wait"]
    assert taught.weights["buy 1"] > taught.weights["buy 2"] + taught.weights["buy advised"]
    assert taught.curve[-1][1] < taught.plain


@pytest.mark.parametrize("name", ["arcade", "duel", "rush"])
def test_every_game_ships_what_it_learned_with_how_it_was_made(name: str) -> None:
    package = f"hulldown.games.{name}"
    path = files(package) / "judgement.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    assert data["command"].startswith(f"hulldown train {name} ")
    assert data["date"]
    assert len(path.read_bytes()) < 300_000
    assert data["loss"] < data["loss_without"]
    assert data["lesson_loss"] < data["lesson_loss_without"]
    game = load(name)
    table = game.actions(game.info.configure(2))
    habits = habits_of(package)
    assert habits is not None
    assert set(habits.kinds) <= {action.kind for action in table.actions}
    assert set(habits.actions) <= {action.notation() for action in table.actions}
    chances = habits.chances(table, table.actions, table.actions[0])
    assert sum(chances) == pytest.approx(1)


def test_a_game_without_figures_cannot_be_trained() -> None:
    with pytest.raises(ConfigError):
        train(load("template"), 20)


def test_a_game_that_was_never_trained_weighs_nothing() -> None:
    assert read_weights("hulldown.games.template", ["any"]) == ([0.0], [0.0])
    assert habits_of("hulldown.games.template") is None
