"""The rules of thumb: they know what a seat knows and no more, take Eagles, and beat chance."""

from statistics import median
from typing import Any

import pytest

from hulldown.agents import load_agent
from hulldown.games.arcade import GAME
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.agent import features, value
from hulldown.games.arcade.catalog import ADVANCE_3, CARDS, NONE, TURNS
from hulldown.games.arcade.rules import bots
from hulldown.games.arcade.rules.glance import glance, plan_quickly
from hulldown.games.arcade.rules.judgement import (
    BOLDER,
    NO_CARDS,
    WIDE,
    Phase,
    Trial,
    best_plan,
    in_sight,
    open_world,
    own_cards,
    policy,
)
from hulldown.games.arcade.rules.maneuvers import MET, MOVES, STANDING, Maneuvers, plain_ends
from hulldown.games.arcade.rules.ways import FAR, way_to
from hulldown.games.arcade.state import PLANNING, UNSEEN, State, replaced
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.playout import play_on, play_out
from hulldown.kernel.table import Table
from hulldown.lab.balance import balance
from hulldown.lab.simulate import simulate

from .scenes import (
    act,
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


def chosen(state: State, seat: int) -> ArcadeAction:
    return policy(state, seat, GAME.legal_actions(state, seat))


def played(seats: int, seed: int, **options: Any) -> State:
    """A whole match of greedy players."""
    chance = SeededChance(seed)
    table = Table(GAME.setup(config(seats, **options), chance), chance)
    play_on(GAME, table, policy, 10_000)
    return table.state


def glimpsed(text: str, **cards: int) -> list[list[str]]:
    state = give(scene(text), "A", **cards)
    plan = plan_quickly(state, 0, own_cards(state, 0), NO_CARDS)
    return [[CARDS[card] for card in stack] for stack in plan]


def test_a_glance_finds_an_eagle_in_reach() -> None:
    first, second = glimpsed("A> .  .  @  .\n.  .  .  .  .", advance_3=1, left=2, right=2)
    assert "advance_3" in first + second


def test_a_glance_shoots_a_bot_it_can_aim_at() -> None:
    first, _ = glimpsed("#  1^ .\n#  .  .\n#  Av #", left=2, right=2, around=1)
    assert first in (["around"], ["left", "left"], ["right", "right"])


def test_a_glance_does_not_drive_into_the_water() -> None:
    stacks = glimpsed("A> ~  .  @\n.  .  .  .", advance_1=1, advance_2=1, right=1, left=1)
    assert stacks[0][:1] not in (["advance_1"], ["advance_2"])


def test_a_match_by_glances_goes_on_with_whatever_is_laid_and_ends() -> None:
    chance = SeededChance(4)
    table = Table(GAME.setup(config(3), chance), chance)
    picks = SeededChance("slips")

    def with_slips(state: State, seat: int, legal: list[ArcadeAction]) -> ArcadeAction:
        quick = glance(state, seat, legal)
        assert quick in legal
        return quick if picks.draw(3, "", "") else legal[picks.draw(len(legal), "", "")]

    play_on(GAME, table, with_slips, 10_000)
    assert GAME.outcome(table.state) is not None


def test_it_drives_onto_an_eagle_in_reach() -> None:
    first, second = plan_of("A> .  .  @  .\n.  .  .  .  .", advance_3=1, left=2, right=2)
    assert "advance_3" in first + second


def test_it_shoots_a_bot_it_can_aim_at() -> None:
    first, _ = plan_of("#  1^ .\n#  .  .\n#  Av #", left=2, right=2, around=1)
    assert first in (["around"], ["left", "left"], ["right", "right"])


def test_it_disengages_when_short_of_cards_under_fire() -> None:
    assert plan_of("A^ .  1<\n#  .  .\n2^ .  .", advance_1=1) == [[], []]


def test_it_takes_an_eagle_though_the_same_move_loses_the_tank() -> None:
    state = give(scene("@* A<", seats=1, island=True), "A", advance_1=2, advance_2=1, left=4)
    plan = best_plan(Trial(state, 0))
    assert [card for card in plan[0] if card <= ADVANCE_3]


def test_with_a_full_hand_it_never_disengages() -> None:
    for text in ("A^ .  1<\n#  .  .\n2^ .  .", "A>\n~  #\n.  .  @"):
        plan = plan_of(text, advance_1=1, left=3, right=3)
        assert all(plan)


def test_it_does_not_disengage_where_the_best_first_maneuvers_leave_nothing_but_water() -> None:
    sea = "~  ~  ~  ~  ~  ~"
    plan = plan_of(f"{sea}\n~  .  .  @  A^ ~\n{sea}", advance_2=3, advance_3=2, right=1, around=1)
    assert plan[0] == ["right", "around"], "the turns first, the Eagle with the second maneuver"
    assert plan[1][0].startswith("advance")
    plan = plan_of(f"{sea}\n~  .  @  A< ~\n{sea}", advance_2=7)
    assert all(plan), "a tank that must sink comes back"


def test_whoever_stands_in_the_way_for_long_is_driven_around() -> None:
    state = scene("B^ A< .\n.  #  .\n@  .  .")
    here, around = state.at[0], state.board.space(0, 2)

    def comes_nearer() -> bool:
        trial = Trial(state, 0)
        return trial.left(state, around, 2, NONE) < trial.left(state, here, 3, NONE)

    assert not comes_nearer(), "the other one may have moved on"
    state.round = BOLDER
    assert comes_nearer()


def test_the_longer_a_match_lasts_the_more_is_tried() -> None:
    state = scene("A> .\n.  @")
    wide = []
    for state.round in (1, BOLDER, 2 * BOLDER):
        wide.append(Trial(state, 0).wide)
    assert wide == [WIDE, 2 * WIDE, 3 * WIDE]


@pytest.mark.parametrize(
    ("text", "seen"),
    [(".  .  1<", 1), (".  2< 1<", 2), (".  #  1<", 0), (".  .  .", 0), ("F  .  1<", 0)],
)
def test_bots_see_in_straight_lines_past_each_other(text: str, seen: int) -> None:
    state = scene(f"{text}\n.  .  .\n.  .  .\nA^")
    assert in_sight(state, state.board.space(0, 0)) == seen
    behind_walls = scene(f"{text}\n.  .  .\n.  .  .\nA^", uneven=True)
    expected = 1 if "#" in text else seen
    assert in_sight(behind_walls, behind_walls.board.space(0, 0)) == expected


def test_it_enters_out_of_sight() -> None:
    state = GAME.setup(config(1), SeededChance(1))
    board, nearest = state.board, chosen(state, 0).place
    space = board.spaces[nearest]
    for direction in range(4):
        for ahead in board.rays[space * 4 + direction][:1]:
            state.occupant[ahead] = state.seats + 1
    assert chosen(state, 0).place != nearest


def test_without_an_eagle_it_goes_for_a_bot_even_through_walls() -> None:
    open_way = plan_of("A> .  .  .  .  .\n.  .  .  .  .  1^", advance_3=2, left=2)
    assert "advance_3" in open_way[0] + open_way[1]
    state = give(scene("A^ b  1^ #\n#  #  #  #"), "A", left=2, right=2)
    trial = Trial(state, 0)
    assert (trial.goal, trial.through) == (state.at[2], True)
    first, second = best_plan(trial)
    assert sum(TURNS[card] for card in first + second) % 4 == 1


def test_it_goes_on_with_what_is_laid_already() -> None:
    hand = {"advance_3": 1, "advance_1": 1, "left": 1, "right": 1, "around": 2}
    empty = planning(give(scene("A> .  .  .  @  .\nB>"), "A", **hand))
    empty.exchanged = [1, 1]
    before = chosen(empty, 0)
    state = act(empty, 0, "stack 1 around")
    for notation in ("stack 2 around", "stack 2 advance_3"):
        assert chosen(state, 0).notation() == notation
        state = act(state, 0, notation)
    assert chosen(state, 0).notation() == "ready"
    assert chosen(empty, 0) is before


def test_it_exchanges_what_it_has_too_much_of() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=4, right=2, around=1))
    action = chosen(state, 0)
    assert action.notation() == "exchange left 3"


def test_it_throws_grenades_at_bots_and_digs_its_way() -> None:
    state = drive(scene("A> gr .  .  1^\n.  .  .  .  2^"), "A", "advance_1")
    action = chosen(state, 0)
    after = choose(state, 0, action.notation(), rest=0)
    assert after.kills[0] == 2
    walled = drive(scene("A> sh b  @\n#  #  #  #"), "A", "advance_1")
    wall = chosen(walled, 0)
    assert wall.notation() == "wall c1"


def test_it_plans_on_the_open_board_with_its_own_cards() -> None:
    state = GAME.setup(config(3), SeededChance(4))
    state.engaged = [1, 0, 1]
    world = open_world(state, 1)
    assert (world.at, world.facing, world.block) == (state.at, state.facing, state.block)
    assert (world.eagle, world.bots) == (state.eagle, state.bots)
    assert (world.hands[6:12], sum(world.hands)) == (state.hands[6:12], 7)
    assert (world.engaged, set(world.backs)) == ([1, 1, 1], {UNSEEN})


def test_it_goes_on_with_its_plan_though_others_have_made_theirs() -> None:
    state = planning(give(scene("A> .  @\nB> .  .\n1^ ."), "A", advance_2=2, left=2))
    actions = []
    while 0 in state.asked:
        actions.append(chosen(state, 0))
        state = act(state, 0, actions[-1].notation())
    assert actions[0].notation() == "stack 1 advance_2"
    assert actions[-1].notation() == "ready"


def test_a_plan_of_another_position_is_not_taken_for_this_one() -> None:
    text = "A> .  .\n1^ .  .\n.  .  {}"
    open_way = planning(give(scene(text.format("@")), "A", advance_2=2, right=2))
    assert chosen(open_way, 0).notation() == "stack 1 advance_2"
    walled = open_way.clone()
    walled.block = replaced(walled.block, walled.at[0] + 1, 3)
    assert chosen(walled, 0).notation() != "stack 1 advance_2"


def test_the_way_knows_ice_walls_and_water() -> None:
    state = scene("A> *  *  @  #\n#  #  #  #  #")
    assert way_to(state, state.eagle).far[state.at[0]] == 3
    shut = scene("A> #  @\n#  #  .")
    assert way_to(shut, shut.eagle).far[shut.at[0]] == FAR


def test_a_way_is_kept_until_a_wall_falls() -> None:
    state = scene("A> b  .  @\n.  .  .  .")
    way = way_to(state, state.eagle)
    damaged = state.clone()
    damaged.block = replaced(damaged.block, damaged.at[0] + 1, 1)
    assert way_to(damaged, state.eagle) is way
    fallen = state.clone()
    fallen.block = replaced(fallen.block, fallen.at[0] + 1, 0)
    assert way_to(fallen, state.eagle).far[state.at[0]] < way.far[state.at[0]]
    assert way_to(damaged, state.eagle, through=True).far[state.at[0]] <= way.far[state.at[0]]


def moves_to(state: State, goal: int) -> list[int]:
    """How far it is from every space to a goal, by trying out each Move until nothing changes."""
    far = [FAR] * state.board.size
    far[goal] = 0
    state.eagle = 0
    spaces = [s for s in state.board.spaces if not state.block[s] and state.board.ground[s] < 5]
    for _ in spaces:
        for space in spaces:
            state.at[0] = space
            for place, end in enumerate(plain_ends(state, 0)[:STANDING]):
                cost = 1 + 2 * (place % MOVES + 1)
                if end > 0 and end != space and far[end] + cost < far[space]:
                    far[space] = far[end] + cost
    return far


def test_a_way_is_the_shortest_row_of_moves() -> None:
    state = scene("A> *  *  b  ~\n*  .  .  #  *\n.  *  ~  .  .\n.  .  .  *  .")
    state.occupant[state.at[0]] = 0
    goal = state.board.space(3, 4)
    way = way_to(state, goal)
    far = moves_to(state.clone(), goal)
    for space in state.board.spaces:
        if not state.block[space] and way.far[space] < FAR:
            assert way.far[space] <= far[space] < FAR


@pytest.mark.parametrize("seed", range(2))
def test_a_plain_move_ends_as_the_rules_say(seed: int) -> None:
    chance = SeededChance(seed)
    table = Table(GAME.setup(config(4), chance), chance)
    plain = sunk = 0
    for _ in range(40):
        play_out(GAME, table, chance, 9)
        for seat in range(4):
            world = open_world(table.state, seat)
            tried = Maneuvers(world, seat)
            for place in range(STANDING if world.at[seat] else 0):
                end = tried.ends[place]
                if end != MET:
                    driven = tried.drive(place)
                    assert (driven.space, driven.gains) == (end, False)
                    sunk += not end
                    plain += 1
                if end > 0:
                    same = tried.world_after(place)
                    assert (same.at, same.occupant) == (driven.world.at, driven.world.occupant)
    assert plain > 100
    assert sunk > 5


def test_it_foresees_who_fires_where_it_stands_and_what_it_hits() -> None:
    state = give(scene("A> .  .  .  1v\n.  #  .  #  .\n.  .  .  .  ."), "A", advance_1=2)
    phase = Phase(Trial(state, 0), state)
    here, board = state.at[0], state.board
    assert phase.threats[here] == 1  # the bot sees it and turns to it
    assert phase.threats[board.space(2, 0)] == 0
    assert phase.victim(here, 1) == state.at[state.bots[0]]
    assert phase.victim(here, 2) == -1
    state.frozen = 1
    assert Phase(Trial(state, 0), state).threats[here] == 0


@pytest.mark.parametrize("seed", range(2))
def test_the_end_of_a_bots_way_is_foreseen_as_the_way_is(seed: int) -> None:
    chance = SeededChance(seed)
    table = Table(GAME.setup(config(4), chance), chance)
    seen = 0
    for _ in range(60):
        play_out(GAME, table, chance, 9)
        state = table.state
        for bot in state.bots:
            for maneuvers in range(4):
                way = bots.foresee(state, bot, maneuvers)
                end = bots.foresee_end(state, bot, maneuvers)
                assert divmod(end, 4) == (way.space, way.facing)
                seen += 1
    assert seen > 100


def test_alone_it_takes_three_eagles_in_twenty_rounds() -> None:
    rounds = [played(1, seed).round for seed in range(9)]
    assert median(rounds) <= 20


def test_it_beats_three_random_players() -> None:
    summary = simulate(GAME, ["greedy", "random", "random", "random"], 12, seed=3)
    assert summary.win_share[0] >= 0.8


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_players_finish_a_match_with_all_variants(seats: int) -> None:
    variants = dict.fromkeys(("uneven", "island", "four", "avalanche"), True)
    assert GAME.outcome(played(seats, 1, **variants)) is not None


def test_alone_with_all_variants_it_does_not_stall() -> None:
    variants = dict.fromkeys(("uneven", "island", "four", "avalanche"), True)
    assert max(played(1, seed, **variants).round for seed in range(4)) < 100


def test_it_ends_a_match_against_somebody_who_is_not_there() -> None:
    result = balance(GAME, 6, 2, agent="greedy,usual")
    assert max(int(rounds) for rounds in result.counts["rounds"]) < 100


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
