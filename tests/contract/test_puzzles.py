"""Every puzzle of every game still loads, and its move still stands out by a short search."""

import pytest

from hulldown.games import load, names
from hulldown.kernel.messages import Message
from hulldown.lab.mining import SHORT, Search, look
from hulldown.puzzles import Puzzle, collection, puzzles, themes
from hulldown.texts import Texts

EVERY = 5
"""One in so many is searched again here; `hulldown puzzles` searches all."""
OTHERS = 3


def stands_out(game: str, puzzle: Puzzle) -> bool:
    """Is the puzzle's move better than some others, spread over all there are?"""
    rules, config = load(game), puzzle.config(game)
    state = rules.read_position(config, puzzle.position)
    move = rules.actions(config).read(puzzle.solution)
    others = [one for one in rules.legal_actions(state, puzzle.seat) if one is not move]
    some = others[:: max(1, len(others) // OTHERS)]
    search = Search(config, 1, collection(game).ahead)
    return look(rules, search, state, puzzle.seat, [move, *some], SHORT, "").found[0].action is move


@pytest.mark.parametrize("game", names())
def test_a_puzzles_move_is_legal_in_its_position(game: str) -> None:
    for puzzle in puzzles(game).values():
        rules, config = load(game), puzzle.config(game)
        state = rules.read_position(config, puzzle.position)
        legal = rules.legal_actions(state, puzzle.seat)
        assert puzzle.solution in [one.notation() for one in legal], puzzle.id


@pytest.mark.parametrize("game", names())
def test_a_puzzles_move_stands_out(game: str) -> None:
    some = list(puzzles(game).values())[::EVERY]
    assert [one.id for one in some if not stands_out(game, one)] == []


@pytest.mark.parametrize("game", names())
def test_puzzles_are_numbered_as_the_page_walks_through_them(game: str) -> None:
    assert list(puzzles(game)) == [str(number + 1) for number in range(len(puzzles(game)))]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_is_told_of_puzzles_has_words(game: str, language: str) -> None:
    texts = Texts(game, language)
    assert all(
        texts.has(event) and texts.has(f"theme-{theme}") for event, theme in themes(game).items()
    )
    for puzzle in puzzles(game).values():
        assert puzzle.line[0].seat == puzzle.seat
        assert [themes(game)[one.id] for one in puzzle.effects][:1] == [puzzle.theme]
        moves = [Message(one.id, one.args) for one in (*puzzle.line, puzzle.next)]
        effects = [Message(one.id, one.args) for one in puzzle.effects]
        for message in (*moves, *effects):
            assert texts.has(message.id)
            assert texts.message(message)
