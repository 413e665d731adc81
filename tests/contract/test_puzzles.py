"""Every puzzle of every game still loads, and its move is still the best by a short search."""

import pytest

from hulldown.games import load, names
from hulldown.kernel.messages import Message
from hulldown.lab.mining import SHORT, look
from hulldown.puzzles import Puzzle, collection, puzzles
from hulldown.texts import Texts


def stands_out(game: str, puzzle: Puzzle) -> bool:
    """Is the puzzle's move legal, and the best by a short search?"""
    rules, config = load(game), puzzle.config(game)
    state = rules.read_position(config, puzzle.position)
    move = rules.actions(config).read(puzzle.solution)
    assert move in rules.legal_actions(state, puzzle.seat)
    name, trials = SHORT
    found = look(rules, config, state, puzzle.seat, trials, name, collection(game).ahead)
    return found.found[0].action is move and found.lead > 0


@pytest.mark.parametrize("game", names())
def test_a_puzzles_move_is_legal_and_stands_out(game: str) -> None:
    assert [one.id for one in puzzles(game).values() if not stands_out(game, one)] == []


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_is_told_of_puzzles_has_words(game: str, language: str) -> None:
    texts = Texts(game, language)
    for puzzle in puzzles(game).values():
        assert puzzle.line[0].seat == puzzle.seat
        for told in (*puzzle.line, puzzle.next):
            assert texts.has(told.id)
            assert texts.message(Message(told.id, told.args))
        figures = {puzzle.theme, *(str(reason["figure"]) for reason in puzzle.reasons)} - {""}
        assert all(texts.has(f"figure-{figure}") for figure in figures)
