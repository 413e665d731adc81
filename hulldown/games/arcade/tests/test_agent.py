"""The greedy player: it sees a view and no more, takes Eagles, and beats chance."""

from statistics import median
from typing import Any

import pytest

from hulldown.agents import load_agent
from hulldown.games.arcade import GAME, pack
from hulldown.games.arcade.agent import Trial, best_plan, features, value
from hulldown.games.arcade.catalog import CARDS
from hulldown.games.arcade.sight import way_to, world_of
from hulldown.games.arcade.state import PLANNING, State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table
from hulldown.lab.simulate import simulate

from .scenes import (
    choose,
    config,
    drive,
    give,
    like,
    planning,
    scene,
)


def plan_of(text: str, **cards: int) -> list[list[str]]:
    state = give(scene(text), "A", **cards)
    return [[CARDS[card] for card in stack] for stack in best_plan(Trial(state, 0))]


def played(seats: int, seed: int, **options: Any) -> State:
    """A whole match of greedy players."""
    chance = SeededChance(seed)
    table = Table(GAME.setup(config(seats, **options), chance), chance)
    greedy = GAME.hooks.greedy
    assert greedy is not None
    while seats_ := GAME.seats_to_act(table.state):
        legal = GAME.legal_actions(table.state, seats_[0])
        GAME.resolve(table, seats_[0], greedy(GAME.view(table.state, seats_[0]), legal))
    return table.state


def test_it_drives_onto_an_eagle_in_reach() -> None:
    first, second = plan_of("A> .  .  @  .\n.  .  .  .  .", advance_3=1, left=2, right=2)
    assert "advance_3" in first + second


def test_it_shoots_a_bot_it_can_aim_at() -> None:
    first, _ = plan_of("#  1^ .\n#  .  .\n#  Av #", left=2, right=2, around=1)
    assert first in (["around"], ["left", "left"], ["right", "right"])


def test_it_disengages_when_short_of_cards_under_fire() -> None:
    assert plan_of("A^ .  1<\n#  .  .\n2^ .  .", advance_1=1) == [[], []]


def test_it_exchanges_what_it_has_too_much_of() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=4, right=2, around=1))
    greedy = GAME.hooks.greedy
    assert greedy is not None
    action = greedy(GAME.view(state, 0), GAME.legal_actions(state, 0))
    assert action.notation() == "exchange left 3"


def test_it_throws_grenades_at_bots_and_digs_its_way() -> None:
    greedy = GAME.hooks.greedy
    assert greedy is not None
    state = drive(scene("A> gr .  .  1^\n.  .  .  .  2^"), "A", "advance_1")
    action = greedy(GAME.view(state, 0), GAME.legal_actions(state, 0))
    after = choose(state, 0, action.notation(), rest=0)
    assert after.kills[0] == 2
    walled = drive(scene("A> sh b  @\n#  #  #  #"), "A", "advance_1")
    wall = greedy(GAME.view(walled, 0), GAME.legal_actions(walled, 0))
    assert wall.notation() == "wall c1"


def test_it_plans_on_what_a_view_shows_and_gets_the_same_board() -> None:
    state = GAME.setup(config(3), SeededChance(4))
    world = world_of(GAME.view(state, 1))
    assert (world.at, world.facing, world.block) == (state.at, state.facing, state.block)
    assert (world.eagle, world.bots) == (state.eagle, state.bots)
    assert world.hands[6:12] == state.hands[6:12]
    assert sum(world.hands) == 7


def test_it_plays_on_tiles_of_ones_own() -> None:
    made = GAME.info.configure(2, pack=pack.read(pack.sheet(), "mine"))
    state = GAME.setup(made, SeededChance(4))
    world = world_of(GAME.view(state, 0))
    assert (world.board.ground, world.block) == (state.board.ground, state.block)


def test_the_way_knows_ice_walls_and_water() -> None:
    state = scene("A> *  *  @  #\n#  #  #  #  #")
    assert way_to(state, state.eagle).far[state.at[0]] == pytest.approx(1.5)
    shut = scene("A> #  @\n#  #  .")
    assert way_to(shut, shut.eagle).far[shut.at[0]] > 50


def test_alone_it_takes_three_eagles_in_twenty_rounds() -> None:
    rounds = [played(1, seed).round for seed in range(9)]
    assert median(rounds) <= 20


def test_it_beats_three_random_players() -> None:
    summary = simulate(GAME, ["greedy", "random", "random", "random"], 12, 3)
    assert summary.win_share[0] >= 0.8


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_players_finish_a_match_with_all_variants(seats: int) -> None:
    variants = dict.fromkeys(("uneven", "island", "four", "avalanche"), True)
    assert GAME.outcome(played(seats, 1, **variants)) is not None


def test_value_and_features_are_numbers() -> None:
    state = scene("A> .\nB> .")
    state.kills = [3, 0]
    assert value(state, 0) == pytest.approx(0.8)
    assert len(features(GAME.view(state, 0))) == 2 + 2 * 4
    alone = scene("A> .", seats=1)
    alone.captured = 1
    assert value(alone, 0) == pytest.approx(1 / 3)
    assert like(state, "A> .\nB> .")
    assert load_agent("greedy") is not None
    assert state.asking != PLANNING
