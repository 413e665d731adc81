"""Puzzles are found in matches of agents, the same for the same seed, and can be played."""

from hulldown.games import load
from hulldown.lab.mining import LEAST, Search, mine
from hulldown.lessons import Lesson
from hulldown.puzzles import Collection, Puzzle


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
