"""An agent tells what it thinks of a decision, from what the seat may know."""

import pytest

from hulldown.agents import explain as explaining
from hulldown.agents.explain import explain, review
from hulldown.games import load
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ActionError
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table
from tests.agents.small_games import TAKES, Heap, Nim

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


@pytest.mark.parametrize(("count", "gain"), [(1, True), (2, False), (3, True)])
def test_a_missed_win_is_a_gain_and_the_best_move_misses_nothing(count: int, gain: bool) -> None:
    found = review(NIM, CONFIG, Heap(6, (0,), [[], []]), 0, TAKES[count], iterations=120)
    assert (found["best"] is not None) == (found["gain"] > 0.5) == gain
    assert found["best"] is None or found["best"]["args"]["count"] == 2


class Lottery(Nim):
    """Whatever is taken, chance says who wins."""

    def resolve(self, table: Table[Heap], seat: Seat, action: Action) -> None:
        table.state.taken[table.draw(2, "L-001", "lottery")].append(1)
        table.state.asked = ()


def test_what_is_chance_is_hardly_ever_called_a_gain() -> None:
    game = Lottery()
    config = game.info.configure(2)
    found = [
        review(game, config, Heap(6, (0,), [[], []]), 0, TAKES[1], 60, seed=str(number))["gain"]
        for number in range(60)
    ]
    assert sum(gain > 0 for gain in found) <= 5


def test_too_few_trials_claim_no_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "COMPARED", 14)
    found = review(NIM, CONFIG, Heap(6, (0,), [[], []]), 0, TAKES[1], iterations=120)
    assert (found["best"], found["gain"]) == (None, 0.0)


def test_nobody_is_told_about_another_seats_turn() -> None:
    with pytest.raises(ActionError):
        explain(NIM, CONFIG, Heap(6, (1,), [[], []]), 0)
