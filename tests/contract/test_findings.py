"""A finding about two positions says where they differ."""

from typing import Any

import pytest

from hulldown.games.template import NightConvoy
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.state import State
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Seat
from hulldown.lab import contract
from hulldown.lab.walk import every_config, random_walk
from tests.contract.test_checks_bite import (
    AutomaticChoiceGivesAHandAway,
    CloneSharesAList,
    LookingChangesThePosition,
    OrdersAnswerAtOnceWithoutAFlare,
    ReactionAskedOnlyOfAHolder,
    TakeBackOverAReveal,
    UndrawnChance,
)

pytestmark = pytest.mark.slow


class DealsOtherwiseEachTime(NightConvoy):
    """The first seat's points depend on how often the game was set up."""

    breaks = contract.REPEATABLE
    dealt = 0

    def setup(self, config: Config, chance: Chance) -> State:
        state = super().setup(config, chance)
        self.dealt += 1
        state.worth[0] = self.dealt
        return state


class OrderDependsOnHistory(NightConvoy):
    """Turns the list round in a position that has just been read."""

    def decode_state(self, config: Config, data: Any) -> State:
        self.read = super().decode_state(config, data)
        return self.read

    def legal_actions(self, state: State, seat: Seat) -> list[ConvoyAction]:
        legal = super().legal_actions(state, seat)
        return legal[::-1] if state is getattr(self, "read", None) else legal


@pytest.mark.parametrize(
    "variant",
    [
        AutomaticChoiceGivesAHandAway,
        CloneSharesAList,
        DealsOtherwiseEachTime,
        LookingChangesThePosition,
        OrdersAnswerAtOnceWithoutAFlare,
        ReactionAskedOnlyOfAHolder,
        TakeBackOverAReveal,
        UndrawnChance,
    ],
    ids=lambda variant: variant.__name__,
)
def test_a_finding_says_where_two_positions_differ(variant: Any) -> None:
    found = first_findings(variant())
    assert found
    assert all(" here, " in told and told.count(" there") for told in found), found


def test_a_list_in_another_order_is_shown() -> None:
    game = OrderDependsOnHistory()
    walk = random_walk(game, game.info.configure(2), 1, 0)
    found = [one.message for one in contract.check_legal(walk, 0)]
    assert found
    assert all("'ready' here" in told.replace('"', "'") for told in found), found


def first_findings(game: Any) -> list[str]:
    """What the first walk on which the check meant for it finds anything says."""
    for seed in range(10):
        for config in every_config(game):
            walk = random_walk(game, config, seed)
            findings = contract.check_match(walk, seed, stride=3)
            found = [one.message for one in findings if one.check == game.breaks]
            if found:
                return found
    return []
