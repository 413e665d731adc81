"""Puzzles are found in matches of agents, the same for the same seed, and can be played."""

import pytest

from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table
from hulldown.lab import mining
from hulldown.lab.mining import LEAST, Search, Spot, check, commutes, mine
from hulldown.lessons import Lesson
from hulldown.puzzles import Collection, Puzzle, puzzles


def found(seed: int) -> Puzzle:
    game = load("template")
    (puzzle,) = mine(game, [Search(game.info.configure(2), seed)], 1)
    return puzzle


def test_a_find_is_a_position_with_one_move_far_better_than_the_rest() -> None:
    puzzle = found(1)
    assert puzzle == found(1)
    assert puzzle.value - puzzle.next_value >= LEAST - 0.001
    game, config = load("template"), puzzle.config("template")
    state = game.read_position(config, puzzle.position)
    legal = [action.notation() for action in game.legal_actions(state, puzzle.seat)]
    assert puzzle.solution in legal
    lesson: Lesson = puzzle.lesson("template")
    assert lesson.steps[0].accepts(game.actions(config).read(puzzle.solution).to_json())
    assert (lesson.id, lesson.message(0).id, lesson.message(1).id) == (
        "puzzle-1",
        "puzzle-find",
        "puzzle-done",
    )
    assert '"puzzles":[\n{"id":"1"' in Collection("hulldown puzzles", -1, [puzzle]).text()


def test_what_can_be_done_before_a_move_as_well_as_after_it_is_no_rival() -> None:
    game = load("arcade")
    config = game.info.configure(2)
    chance = SeededChance("plan")
    table = Table(game.setup(config, chance), chance)
    for seat in (0, 1):
        game.resolve(table, seat, game.legal_actions(table.state, seat)[0])
    read = game.actions(config).read
    left = read("stack 1 left")
    spot = Spot(game, Search(config, 1), table.state, 0)
    assert commutes(spot, left, read("stack 2 right"))
    for rival in ("stack 1 right", "exchange left 1", "disengage"):
        assert not commutes(spot, left, read(rival)), rival


def test_a_puzzle_is_checked_in_worlds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "CHECK", (2, 2))
    puzzle, lead = next(check(load("rush"), 1))
    assert puzzle is next(iter(puzzles("rush").values()))
    assert -1 <= lead <= 1


def test_a_decision_in_the_middle_of_a_turn_is_told_from_its_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mining, "PLAYERS", "greedy")
    game = load("rush")
    spots = mining._spots(game, Search(game.info.configure(2), 1), "begun")
    is_done = [bool(spot.state.used or spot.state.purchases) for spot in spots]
    is_fresh = [len(spot.state.hands[spot.seat]) == 3 and spot.state.asking == 0 for spot in spots]
    assert all(spot.begun for spot, done in zip(spots, is_done, strict=True) if done)
    fresh = [spot.begun for spot, d, f in zip(spots, is_done, is_fresh, strict=True) if f and not d]
    assert fresh
    assert not any(fresh)
