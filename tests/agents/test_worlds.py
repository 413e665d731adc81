"""Worlds are guesses the seat cannot tell from the truth, and no way to the truth."""

from collections.abc import Iterator

import pytest

from hulldown.agents import Clock, GreedyAgent, World
from hulldown.agents.worlds import worlds_of
from hulldown.games import load
from hulldown.games.template.actions import ConvoyAction
from hulldown.games.template.agent import HOOKS
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Seat, View
from hulldown.kernel.table import Table

GAME = load("template")
CONFIG = GAME.info.configure(3)


@pytest.fixture
def start() -> object:
    return GAME.setup(CONFIG, SeededChance(1))


def some_worlds(start: object, count: int) -> Iterator[World]:
    return worlds_of(GAME, start, 1, SeededChance(2))(count)


def test_every_world_offers_the_seat_what_it_can_really_do(start: object) -> None:
    for world in some_worlds(start, 10):
        assert world.seats() == GAME.seats_to_act(start)
        assert world.legal(1) == GAME.legal_actions(start, 1)


def test_hidden_cards_differ_from_world_to_world(start: object) -> None:
    hands = {tuple(a.notation() for a in world.legal(0)) for world in some_worlds(start, 20)}
    assert len(hands) > 1


def test_playing_in_a_world_changes_nothing_else(start: object) -> None:
    before = canonical(GAME.encode_state(start))
    for world in some_worlds(start, 5):
        outcome = world.play_out()
        assert outcome is not None
        assert outcome == world.outcome()
        assert world.seats() == ()
    assert canonical(GAME.encode_state(start)) == before


def test_a_copy_goes_its_own_way(start: object) -> None:
    (world,) = some_worlds(start, 1)
    copy = world.copy()
    copy.play(1, copy.legal(1)[1])
    assert world.legal(1) == GAME.legal_actions(start, 1) != copy.legal(1)


def test_a_playout_may_be_cut_short(start: object) -> None:
    (world,) = some_worlds(start, 1)
    assert world.play_out(3) is None
    assert 0 <= world.value(1) <= 1


def test_a_game_without_an_estimate_says_so(start: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "hooks", AgentHooks(HOOKS.policy))
    world = World(GAME, Table(start, SeededChance(1)))
    with pytest.raises(HulldownError, match="no estimate"):
        world.value(0)


def test_the_true_state_is_no_attribute_of_what_an_agent_gets(start: object) -> None:
    worlds = worlds_of(GAME, start, 1, SeededChance(2))
    public = [getattr(worlds, name) for name in dir(worlds) if not name.startswith("_")]
    assert public == []
    assert all(world.table.state is not start for world in worlds(3))


def last(state: object, seat: int, legal: list[ConvoyAction]) -> ConvoyAction:
    """A policy that needs no thought."""
    return legal[-1]


@pytest.fixture
def guided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "hooks", AgentHooks(last))


@pytest.mark.usefixtures("guided")
def test_a_world_knows_what_the_games_policy_would_choose(start: object) -> None:
    (world,) = some_worlds(start, 1)
    assert world.policy(1, world.legal(1)) is world.legal(1)[-1]
    assert world.play_out(policy=world.policy) is not None


def test_a_policy_of_ones_own_decides_for_every_seat(start: object) -> None:
    (world,) = some_worlds(start, 1)
    asked = set()

    def first(seat: Seat, legal: list[Action]) -> Action:
        asked.add(seat)
        return legal[0]

    assert world.play_out(4, first) is None
    assert asked == {0, 1, 2}


@pytest.mark.usefixtures("guided")
def test_greedy_follows_the_policy_in_one_world(start: object) -> None:
    agent = GreedyAgent(GAME, 1)
    worlds = worlds_of(GAME, start, 1, SeededChance(2))
    legal = GAME.legal_actions(start, 1)
    assert not agent.needs_view
    assert agent.choose(View(None, {}), legal, worlds, Clock(1)) is legal[-1]


def test_a_game_without_a_policy_says_so(start: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "hooks", AgentHooks())
    (world,) = some_worlds(start, 1)
    with pytest.raises(HulldownError, match="no rules of thumb"):
        world.play_out(policy=world.policy)


def test_the_key_of_a_seat_is_equal_in_worlds_it_cannot_tell_apart(start: object) -> None:
    mine = {world.key(1) for world in some_worlds(start, 10)}
    theirs = {world.key(0) for world in some_worlds(start, 10)}
    assert len(mine) == 1 < len(theirs)


def test_copies_share_their_luck_and_worlds_do_not(start: object) -> None:
    one, other = some_worlds(start, 2)
    again = one.copy()
    assert one.play_out() == again.play_out()
    assert one.table.chance is not other.table.chance


def test_a_world_says_how_a_seat_is_asked(start: object) -> None:
    (world,) = some_worlds(start, 1)
    assert world.prompt(1).sealed
