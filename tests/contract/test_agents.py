"""No agent plays by what its seat cannot know, and one that does is found out."""

from typing import Any

import pytest

from hulldown.agents import Clock, Worlds, load_agent
from hulldown.agents.loading import AgentKind
from hulldown.games import load, names
from hulldown.kernel.actions import Action
from hulldown.kernel.messages import View
from hulldown.lab.bench import is_compiled
from hulldown.lab.blind_agents import LEAK_AGENT, check_agent
from hulldown.lab.contract import Finding
from hulldown.lab.walk import random_walk
from tests.sides import TwoSides

TRIALS = 3
POSITIONS = 3


def found(game: Any, kind: AgentKind, seats: int, positions: int = POSITIONS) -> list[Finding]:
    """What the contract finds in a few positions of a random match."""
    walk = random_walk(game, game.info.configure(seats), "agents")
    lengths = range(0, len(walk.steps), 1 + len(walk.steps) // positions)
    return [one for at in lengths for one in check_agent(walk, at, kind, "blind", TRIALS)]


@pytest.mark.parametrize("name", names())
def test_search_plays_alike_where_its_seat_cannot_tell_worlds_apart(name: str) -> None:
    game = load(name)
    assert found(game, load_agent("search"), max(2, game.info.min_seats)) == []


def test_search_between_sides_plays_alike_where_a_seat_cannot_tell_worlds_apart() -> None:
    assert found(TwoSides(), load_agent("search"), 4) == []


class Peeking:
    """Finds its way from the worlds it is given to the position they were made from."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        cells: Any = worlds.__closure__  # an agent must not do this
        (state,) = [cell.cell_contents for cell in cells if hasattr(cell.cell_contents, "hands")]
        return legal[sum(map(sum, state.hands[1:])) * 7 % len(legal)]


class Unrepeatable:
    """Takes luck from nowhere."""

    asked = 0

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        Unrepeatable.asked += 1
        return legal[Unrepeatable.asked % len(legal)]


CHEATS = [Unrepeatable] if is_compiled() else [Unrepeatable, Peeking]  # compiled closures are shut


@pytest.mark.parametrize("cheat", CHEATS)
def test_an_agent_that_peeks_is_found_out(cheat: type) -> None:
    findings = found(load("template"), AgentKind("cheat", cheat), 3, positions=20)
    assert {finding.check for finding in findings} == {LEAK_AGENT}
