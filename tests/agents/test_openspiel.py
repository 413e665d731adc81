"""A game of OpenSpiel is one of ours to the search; here one that is spoken as theirs are."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from hulldown.agents.worlds import worlds_of
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.table import Table


class HighCard:
    """Each is dealt 0 or 1, in turn; the first names a stake, and the second takes it or not."""

    def __init__(self, cards: list[int], said: list[int]) -> None:
        self.cards = cards
        self.said = said

    def clone(self) -> "HighCard":
        return HighCard(list(self.cards), list(self.said))

    def is_chance_node(self) -> bool:
        return len(self.cards) < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.25), (1, 0.75)]

    def apply_action(self, number: int) -> None:
        (self.cards if self.is_chance_node() else self.said).append(number)

    def is_terminal(self) -> bool:
        return len(self.said) == 2

    def current_player(self) -> int:
        return len(self.said)

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def returns(self) -> list[float]:
        stake = (1 + self.said[0]) * (self.cards[0] - self.cards[1])
        return [float(stake), float(-stake)] if self.said[1] else [1.0, -1.0]

    def information_state_string(self, seat: int) -> str:
        return f"{self.cards[seat]} {self.said}"

    def resample_from_infostate(self, seat: int, luck: Callable[[], float]) -> "HighCard":
        other = self.clone()
        other.cards[1 - seat] = int(luck() >= 0.25)
        return other


class FirstBot:
    """Takes the first action."""

    def __init__(self, *settings: Any) -> None:
        pass

    def step(self, state: HighCard) -> int:
        return state.legal_actions()[0]


def module() -> Any:
    made: Any = ModuleType("pyspiel")
    made.load_game = lambda name: SimpleNamespace(
        num_players=lambda: 2,
        num_distinct_actions=lambda: 2,
        min_utility=lambda: -2.0,
        max_utility=lambda: 2.0,
        new_initial_state=lambda: HighCard([], []),
    )
    made.RandomRolloutEvaluator = lambda *settings: None
    made.ISMCTSBot = FirstBot
    made.ISMCTSFinalPolicyType = SimpleNamespace(MAX_VISIT_COUNT=2)
    return made


@pytest.fixture(scope="module")
def spiel() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "pyspiel", module())
        yield import_module("hulldown.adapters.openspiel")


def test_luck_deals_as_likely_as_they_say(spiel: Any) -> None:
    game = spiel.SpielGame("high_card")
    quarter = spiel.FINE // 4
    state = game.setup(game.info.configure(2), ScriptedChance([quarter - 1, quarter]))
    assert state.cards == [0, 1]
    dealt = [game.setup(game.info.configure(2), SeededChance(n)).cards[0] for n in range(400)]
    assert 0.68 < sum(dealt) / 400 < 0.82


def test_who_won_more_comes_first_and_points_begin_with_nothing(spiel: Any) -> None:
    game = spiel.SpielGame("high_card")
    table = Table(HighCard([1, 0], []), SeededChance(1))
    assert game.seats_to_act(table.state) == (0,)
    assert game.outcome(table.state) is None
    for seat in (0, 1):
        game.resolve(table, seat, game.legal_actions(table.state, seat)[1])
    outcome = game.outcome(table.state)
    assert outcome.ranking == ((0,), (1,))
    assert outcome.scores == ({"won": 4}, {"won": 0})


def test_imagined_worlds_look_alike_to_their_seat(spiel: Any) -> None:
    game = spiel.SpielGame("high_card")
    state = HighCard([1, 0], [1])
    worlds = list(worlds_of(game, state, 1, SeededChance(1))(30))
    assert {world.key(1) for world in worlds} == {worlds[0].key(1)}
    assert {world.table.state.cards[0] for world in worlds} == {0, 1}


def test_our_search_beats_somebody_who_never_takes_a_stake(
    spiel: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    spiel.main(["high_card", "--games", "20", "--trials", "30"])
    words = capsys.readouterr().out
    assert words.startswith(
        "high_card, 20 games, 30 playouts a decision, seed 1: our search wins +"
    )
