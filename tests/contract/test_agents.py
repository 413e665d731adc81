"""No agent plays by what its seat cannot know, and one that does is found out."""

from typing import Any

import pytest

from hulldown.agents import Clock, Worlds, load_agent
from hulldown.agents.levels import LEVELS, LevelAgent
from hulldown.agents.loading import AgentKind
from hulldown.agents.search import SearchAgent
from hulldown.agents.worlds import World
from hulldown.games import load, names
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import View
from hulldown.lab.bench import is_compiled
from hulldown.lab.blind_agents import LEAK_AGENT, check_agent, check_kept_agent
from hulldown.lab.contract import Finding
from hulldown.lab.walk import random_walk
from tests.sides import TwoSides

TRIALS = 3
POSITIONS = 3
DOZENS = 36
"""The trials of a level here: in Duel enough for a race."""
DECISIONS = 10


def found(game: Any, kind: AgentKind, seats: int, positions: int = POSITIONS) -> list[Finding]:
    """What the contract finds in a few positions of a random match."""
    walk = random_walk(game, game.info.configure(seats), "agents")
    lengths = range(0, len(walk.steps), 1 + len(walk.steps) // positions)
    return [one for at in lengths for one in check_agent(walk, at, kind, "blind", TRIALS)]


def thinker(name: str) -> AgentKind:
    """A level that looks ahead, as it is but with fewer trials."""

    def make(game: Any, config: Config, seat: int, chance: Chance) -> LevelAgent:
        found = LevelAgent(LEVELS[name], game, config, seat, chance)
        found.trials = DOZENS
        return found

    return AgentKind(name, make)


@pytest.mark.parametrize("level", ["captain", "ace"])
@pytest.mark.parametrize("name", names())
def test_levels_play_alike_where_their_seat_cannot_tell_worlds_apart(name: str, level: str) -> None:
    game = load(name)
    assert found(game, thinker(level), max(2, game.info.min_seats)) == []


@pytest.mark.parametrize("level", ["captain", "ace"])
@pytest.mark.parametrize("name", names())
def test_what_an_agent_remembers_of_a_match_is_no_secret(name: str, level: str) -> None:
    game = load(name)
    config = game.info.configure(max(2, game.info.min_seats))
    assert [*check_kept_agent(game, config, thinker(level), "kept", 1, DECISIONS)] == []


def test_a_tree_is_kept_in_these_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else they would prove nothing of it."""
    kept, take_up = [], SearchAgent._take_up

    def noted(agent: SearchAgent, world: World) -> None:
        tree = agent.tree
        take_up(agent, world)
        kept.append(agent.tree is tree and tree.trials > 0)

    monkeypatch.setattr(SearchAgent, "_take_up", noted)
    game = load("rush")
    config = game.info.configure(2)
    assert [*check_kept_agent(game, config, thinker("captain"), "kept", 1, DECISIONS)] == []
    assert any(kept)


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


class Remembers:
    """Carries on what it once peeked at; at its first decision it does nothing with it."""

    def __init__(self, game: Any) -> None:
        self.seen = 0

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        before, cells = self.seen, worlds.__closure__
        (state,) = [one.cell_contents for one in cells or () if hasattr(one.cell_contents, "hands")]
        self.seen = sum(map(sum, state.hands[1:])) * 7 + sum(state.hands[1])
        return legal[before % len(legal)]


class Unrepeatable:
    """Takes luck from nowhere."""

    asked = 0

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        Unrepeatable.asked += 1
        return legal[Unrepeatable.asked % len(legal)]


CHEATS = [Unrepeatable] if is_compiled() else [Unrepeatable, Peeking]  # compiled closures are shut


@pytest.mark.optional  # the interpreted form has it
@pytest.mark.skipif(is_compiled(), reason="compiled closures are shut")
def test_an_agent_that_remembers_what_it_peeked_at_is_found_out() -> None:
    game = load("template")
    kind = AgentKind("cheat", Remembers)
    config = game.info.configure(3)
    findings = [check_kept_agent(game, config, kind, str(n), 1, 20) for n in range(5)]
    assert {one.check for each in findings for one in each} == {LEAK_AGENT}


@pytest.mark.parametrize("cheat", CHEATS)
def test_an_agent_that_peeks_is_found_out(cheat: type) -> None:
    findings = found(load("template"), AgentKind("cheat", cheat), 3, positions=20)
    assert {finding.check for finding in findings} == {LEAK_AGENT}
