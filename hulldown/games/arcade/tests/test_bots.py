"""Bot movement: A-083, A-099 to A-120, A-156, A-160."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.flow import run
from hulldown.games.arcade.rules.bots import ends_alike, may_matter
from hulldown.games.arcade.state import BOTS, ORDERING, State

from .scenes import (
    act,
    bots_move,
    bots_moved,
    config,
    legal,
    like,
    scene,
    table_of,
    told,
)

rule = pytest.mark.rule
OPEN = """
.  .  .  .  .
.  .  1^ .  .
.  .  .  .  .
.  .  .  .  .
"""


# How many maneuvers


@rule("A-099", "A-100")
@pytest.mark.parametrize("highest", [0, 1, 2, 3])
def test_bots_make_as_many_maneuvers_as_the_highest_move_card(highest: int) -> None:
    state = bots_move(scene("1> .  .  .  .\n#  .  .  .  A^"), highest)
    assert state.board.col[state.at[state.seats]] == highest


@rule("A-101", "A-103")
def test_a_maneuver_is_one_turn_or_one_space_decided_anew() -> None:
    before = scene("1> .  .\n.  .  .\nA^ .  .")
    assert like(bots_move(before, 1), "1v .  .\n.  .  .\nA^ .  .")
    assert like(bots_move(before, 2), ".  .  .\n1v .  .\nA^ .  .")


# Targets


@rule("A-104", "A-107")
@pytest.mark.parametrize(("facing", "turn"), [("^", ">"), (">", ">"), ("v", ">"), ("<", ">")])
def test_a_bot_turns_to_a_target_in_its_row_or_column(facing: str, turn: str) -> None:
    before = scene(f"1{facing} .  .  A^")
    after = ".  1> .  A^" if facing == ">" else f"1{turn} .  .  A^"
    assert like(bots_move(before, 1), after)


@rule("A-105")
def test_a_tank_in_forest_is_not_in_sight() -> None:
    assert like(bots_move(scene("1v .  A^F\n.  .  ."), 1), ".  .  A^F\n1v .  .")


@rule("A-104", "A-083")
def test_a_disengaged_tank_is_no_target() -> None:
    assert like(bots_move(scene("1v .  a^\n.  .  ."), 1), ".  .  a^\n1v .  .")


@rule("A-106")
@pytest.mark.parametrize("obstacle", ["#", "b", "d"])
def test_concrete_and_walls_block_sight(obstacle: str) -> None:
    before = scene(f"1v {obstacle}  A^\n.  .  .")
    assert like(bots_move(before, 1), f".  {obstacle}  A^\n1v .  .")


@rule("A-104", "A-106")
def test_other_tanks_do_not_block_sight() -> None:
    before = scene("1v b^ A^\n.  .  .")
    assert like(bots_move(before, 1), "1> b^ A^\n.  .  .")


@rule("A-156")
def test_in_uneven_combat_bots_see_through_walls_but_cannot_drive_through_them() -> None:
    before = scene("1v #  A^\n.  .  .", uneven=True)
    assert like(bots_move(before, 1), "1> #  A^\n.  .  .")
    assert like(bots_move(before, 3), "1> #  A^\n.  .  .")


@rule("A-109")
def test_targets_in_front_come_first_then_left_right_and_behind() -> None:
    full = ".  .  A^ .  .\nB^ .  1^ .  C^\n.  .  .  .  .\n.  .  D^ .  ."
    assert like(bots_move(scene(full), 1), full)
    left = ".  .  .  .  .\nA^ .  1^ .  B^\n.  .  .  .  .\n.  .  C^ .  ."
    assert like(bots_move(scene(left), 1), left.replace("1^", "1<"))
    right = ".  .  .  .  .\n.  .  1^ .  A^\n.  .  .  .  .\n.  .  B^ .  ."
    assert like(bots_move(scene(right), 1), right.replace("1^", "1>"))
    behind = ".  .  .  .  .\n.  .  1^ .  .\n.  .  .  .  .\n.  .  A^ .  ."
    assert like(bots_move(scene(behind), 1), behind.replace("1^", "1v"))


@rule("A-110")
def test_of_several_targets_in_one_direction_the_closest_counts() -> None:
    state = scene("1> .  A^ .  B^")
    assert GAME.view(state, None).data["bots"][0]["target"] == "seat:0"


@rule("A-108")
def test_a_bot_advances_towards_a_target_it_faces() -> None:
    assert like(bots_move(scene("1> .  .  A^"), 2), ".  .  1> A^")


@rule("A-108", "A-118")
def test_a_bot_pushes_the_target_it_reaches() -> None:
    assert like(bots_move(scene("1> A^ .  ."), 2), ".  .  1> A^")


@rule("A-111", "A-112")
@pytest.mark.parametrize("ahead", ["~", "2^"])
def test_water_or_another_bot_ahead_of_a_target_means_skip(ahead: str) -> None:
    before = scene(f"1> {ahead}  A^\n#  #  .")
    state = bots_move(before, 1, order="12")
    assert state.board.col[state.at[state.seats]] == 0
    assert state.facing[state.seats] == 1


@rule("A-111", "A-083")
def test_a_disengaged_tank_ahead_of_a_target_means_skip() -> None:
    assert like(bots_move(scene("1> b^ A^ ."), 3), "1> b^ A^ .")


@rule("A-111", "A-118")
def test_a_row_that_cannot_be_pushed_means_skip() -> None:
    assert like(bots_move(scene("1> A^ B^ #"), 3), "1> A^ B^ #")
    assert like(bots_move(scene("1> A^ b^ ."), 3), "1> A^ b^ .")
    assert like(bots_move(scene("1> A^ B^ ."), 1), ".  1> A^ B^")


# No target


@rule("A-113")
def test_without_a_target_a_bot_drives_straight_on() -> None:
    state = bots_move(scene(OPEN + "A>F"), 1)
    assert like(state, ".  .  1^ .  .\n.  .  .  .  .")


@rule("A-114")
def test_a_bot_slides_on_ice() -> None:
    assert like(bots_move(scene("1> *  *  .\n#  .  .  .\nA^F"), 1), ".  *  *  1>\n#  .  .  .")


@rule("A-115", "A-116", "A-117")
@pytest.mark.parametrize("ahead", ["#", "b", "d", "~", "a^"])
def test_an_obstacle_ahead_turns_a_bot_to_the_right(ahead: str) -> None:
    before = scene(f".  .  .\n1> {ahead}  .\n.  .  .")
    after = bots_move(before, 1)
    assert after.facing[after.seats] == 2


@rule("A-117", "A-034")
def test_the_edge_is_an_obstacle_too() -> None:
    assert like(bots_move(scene(".  1^ .\n.  .  .\nA^F"), 1), ".  1> .\n.  .  .")


@rule("A-116")
def test_right_is_preferred_then_left_then_around() -> None:
    left = ".  .  .\n1> #  .\n#  .  ."
    assert like(bots_move(scene(left + "\nA^F"), 1), left.replace("1>", "1^"))
    around = "#  #  .  .\n.  1> #  .\n.  #  .  ."
    assert like(bots_move(scene(around + "\nA^F"), 1), around.replace("1>", "1<"))


@rule("A-115")
def test_a_bot_shut_in_on_all_sides_does_nothing() -> None:
    shut = "#  #  #\n#  1> #\n#  #  #"
    assert like(bots_move(scene(shut + "\nA^F"), 3), shut)


@rule("A-113", "A-118")
def test_a_hidden_tank_ahead_is_pushed_or_turned_away_from() -> None:
    assert like(bots_move(scene("1> A^F .\n#  .   ."), 1), ".  1>F A^\n#  .   .")
    held = bots_move(scene("1> A^F #\n.  .   ."), 1)
    assert held.facing[held.seats] == 2


# Pushing, sliding, drowning


@rule("A-118")
def test_a_sliding_bot_pushes_an_engaged_tank() -> None:
    before = scene("1> *  A^* .  .\n#  .  .   .  .")
    assert like(bots_move(before, 1), ".  *  *  1> A^\n#  .  .   .  .")


@rule("A-112", "A-118")
@pytest.mark.parametrize("held", ["2^*", "b^*"])
def test_a_sliding_bot_stops_at_a_bot_or_a_disengaged_tank(held: str) -> None:
    before = scene(f"1> *  {held} .\n#  .  #  .\nA>F")
    state = bots_move(before, 1, order="12")
    assert state.at[state.seats] == state.board.space(0, 1)


@rule("A-118")
def test_a_tank_sent_sliding_by_a_bot_pushes_everything() -> None:
    before = scene("1> A^ *  2^* .  .\n#  #  .  #  .  .")
    state = bots_move(before, 1, order="12", rest=0)
    assert like(state, ".  1> *  *  A^ 2<")


@rule("A-119", "A-120")
def test_a_bot_that_slides_into_water_goes_back_and_leaves_a_power_up() -> None:
    before = scene("1> *  ~\n#  .  .\nA^F")
    table = bots_moved(before, 1, luck=[3])
    state = table.state
    assert state.bots == []
    assert state.kills == [0, 0]
    assert state.bot_reserve.size() == 16
    assert len(state.ups) == 1
    assert "bot-returned" in told(table.events)


@rule("A-118", "A-119")
def test_a_bot_drowned_while_bots_move_scores_for_nobody() -> None:
    before = scene("1> A^ *  2^* ~\n#  #  .  #   .")
    state = bots_move(before, 1, order="12", rest=0)
    assert state.kills == [0, 0]
    assert len(state.bots) == 1


@rule("A-118")
def test_a_bot_may_push_a_tank_into_water() -> None:
    state = bots_move(scene("1> A^ ~"), 1)
    assert state.at[0] == 0


@rule("A-160", "A-117")
def test_on_an_island_bots_turn_away_from_the_edge() -> None:
    state = bots_move(scene(".  1^ .\n.  .  .\nA^F", island=True), 1)
    assert like(state, ".  1> .\n.  .  .")


# The order


CLASH = """
.  1> .  2< .
#  .  .  .  .
A^F
"""


def asked(text: str, highest: int = 2, **options: bool) -> State:
    """A position in which the bots are to move, taken as far as it goes by itself."""
    table = table_of(scene(text, **options), rest=0)
    table.state.highest = highest
    table.state.stage = BOTS
    run(table)
    return table.state


@rule("A-102")
def test_the_first_player_is_asked_for_the_order_where_it_matters() -> None:
    state = asked(CLASH)
    assert (state.asking, state.asked) == (ORDERING, (0,))
    assert legal(state, 0) == ["move 1", "move 2"]
    one, other = act(state, 0, "move 1", rest=0), act(state, 0, "move 2", rest=0)
    assert one.at != other.at


@rule("A-102")
def test_the_first_player_is_asked_even_if_his_tank_is_out() -> None:
    before = scene(CLASH.replace("A^F", "B^F"))
    before.at[0] = 0
    table = table_of(before, rest=0)
    table.state.highest, table.state.stage = 2, BOTS
    run(table)
    assert table.state.asked == (0,)


@rule("A-102")
def test_nobody_is_asked_if_the_bots_are_far_from_each_other() -> None:
    state = scene("1> .  .  .  .  .  .  .  2< .\n#  .  .  .  .  .\nA^F")
    assert not may_matter(with_moves(state, 2))
    assert asked("1> .  .  .  .  .  .  .  2< .\n#  .  .\nA^F").asking != ORDERING


def with_moves(state: State, moves: int) -> State:
    world = state.clone()
    world.to_move, world.moves_left = world.bots.copy(), [moves] * len(world.bots)
    return world


@rule("A-102")
def test_nobody_is_asked_if_all_orders_end_alike() -> None:
    state = with_moves(scene("#  #  #  #\n#  1> 2< #\n#  #  #  #\nA^F"), 2)
    assert may_matter(state)
    assert ends_alike(state)


@rule("A-102", "A-103")
def test_with_interleaving_every_single_maneuver_is_picked() -> None:
    state = asked(CLASH, bot_interleave=True)
    assert state.moves_left == [2, 2]
    once = act(state, 0, "move 1", rest=0)
    assert (once.asking, once.moves_left) == (ORDERING, [1, 2])
    assert GAME.why_not(once, 0) == []


@rule("A-102")
def test_the_order_nearest_first_answers_and_the_usual_choice_is_the_same() -> None:
    state = asked(CLASH)
    nearest = GAME.answer(state, 0, {"bot_order": "nearest"})
    assert nearest is GAME.usual(state, 0)
    assert nearest is not None
    assert nearest.notation() == "move 1"
    in_order = GAME.answer(state, 0, {"bot_order": "in_order"})
    assert in_order is not None
    assert in_order.notation() == "move 1"
    assert GAME.answer(state, 0, {"bot_order": "ask"}) is None
    assert GAME.answer(state, 0, {}) is None
    assert config(2) is config(2)
