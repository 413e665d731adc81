"""An agent tells what it thinks of a decision, from what the seat may know."""

import pytest

from hulldown.agents.explain import explain
from hulldown.games import load
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError
from tests.agents.small_games import Heap, Nim

NIM = Nim()
CONFIG = NIM.info.configure(2)


def test_the_best_actions_come_with_value_words_and_what_may_follow() -> None:
    told = explain(NIM, CONFIG, Heap(6, (0,), [[], []]), 0, iterations=300)
    assert list(told) == ["seat", "trials", "best", "advised"]
    best = told["best"][0]
    assert best["action"] == {"kind": "take", "count": 2}
    assert best["value"] > 0.8
    assert best["label"]["message"]["id"] == "do-take"
    assert best["line"][0]["seat"] == 1
    assert told["trials"] == 300


def test_worlds_a_seat_cannot_tell_apart_are_explained_alike() -> None:
    game = load("template")
    config = game.info.configure(3)
    state = game.setup(config, SeededChance(1))
    other = game.resample(state, 1, SeededChance(2))
    assert explain(game, config, state, 1, 20) == explain(game, config, other, 1, 20)


def test_nobody_is_told_about_another_seats_turn() -> None:
    with pytest.raises(ActionError):
        explain(NIM, CONFIG, Heap(6, (1,), [[], []]), 0)
