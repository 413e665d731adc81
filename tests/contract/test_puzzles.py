"""Every puzzle of every game still loads, its moves are legal, and all that is told has words.

That its move still stands out is searched by `hulldown puzzles GAME --check`.
"""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from hulldown.games import load, names
from hulldown.kernel.messages import Message
from hulldown.puzzles import just_as_good, puzzles, themes
from hulldown.texts import Texts


@pytest.mark.parametrize("game", names())
def test_a_puzzles_moves_are_legal_in_its_position(game: str) -> None:
    for puzzle in puzzles(game).values():
        rules, config = load(game), puzzle.config(game)
        state = rules.read_position(config, puzzle.position)
        legal = [one.notation() for one in rules.legal_actions(state, puzzle.seat)]
        told = [puzzle.solution, *puzzle.also, *puzzle.before]
        assert len(told) == len(set(told)), puzzle.id
        assert set(told) <= set(legal), puzzle.id
        assert len(legal) - len(told) >= 2, puzzle.id


@pytest.mark.parametrize("game", names())
def test_a_puzzle_waits_for_its_move_and_lets_others_come_before_it(game: str) -> None:
    for puzzle in puzzles(game).values():
        read = load(game).actions(puzzle.config(game)).read
        lesson = puzzle.lesson(game)
        move = read(puzzle.solution)
        first = [read(text) for text in puzzle.before][:1]
        assert lesson.walk(0, [*first, move]) == (1, None), puzzle.id
        assert [lesson.walk(0, [read(text)])[0] for text in puzzle.also] == [1] * len(puzzle.also)


HAS_BEGUN: Final[dict[str, Callable[[Any, int], Any]]] = {
    "arcade": lambda state, seat: state.planned(seat) or state.exchanged[seat],
    "rush": lambda state, seat: state.used or state.purchases or state.recruited,
}
"""Whether something is laid or done in a turn, as far as the position tells."""


@pytest.mark.parametrize("game", HAS_BEGUN)
def test_a_puzzle_in_the_middle_of_a_turn_says_so(game: str) -> None:
    for puzzle in puzzles(game).values():
        state = load(game).read_position(puzzle.config(game), puzzle.position)
        assert puzzle.begun == bool(HAS_BEGUN[game](state, puzzle.seat)), puzzle.id
        said = puzzle.lesson(game).message(0).id
        assert said == ("puzzle-go-on" if puzzle.begun else "puzzle-find")


@pytest.mark.parametrize("game", ["arcade", "duel", "rush"])
def test_thirty_puzzles_come_with_a_game_and_no_theme_has_more_than_half(game: str) -> None:
    kinds = Counter(puzzle.theme for puzzle in puzzles(game).values())
    assert kinds.total() >= 30
    assert max(kinds.values()) <= math.ceil(kinds.total() / 2)


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
        also = [Message(one.id, one.args) for one in just_as_good(game, puzzle.id)]
        for message in (*moves, *effects, *also):
            assert texts.has(message.id)
            assert texts.message(message)
