"""Terrain and movement: A-015 to A-034, A-084 to A-098, A-159. The drawings tell the story."""

import pytest

from hulldown.games.arcade.state import EAGLES, OVER, THIRD_EAGLE

from .scenes import (
    bots_move,
    drive,
    driven,
    like,
    number,
    scene,
    told,
    volley,
)

rule = pytest.mark.rule


# Obstacles


@rule("A-015", "A-017", "A-034", "A-088")
@pytest.mark.parametrize("obstacle", ["#", "b", "d"])
def test_concrete_and_any_wall_stop_a_tank_and_the_rest_of_the_move_is_lost(obstacle: str) -> None:
    state = scene(f"A> .  {obstacle} .")
    assert like(drive(state, "A", "advance_3"), f".  A> {obstacle} .")


@rule("A-034", "A-088")
def test_the_edge_of_the_board_stops_a_tank() -> None:
    assert like(drive(scene(".  A< ."), "A", "advance_3"), "A< .  .")


@rule("A-089")
def test_turns_after_a_stopped_move_are_still_resolved() -> None:
    assert like(drive(scene("A> #"), "A", "advance_2", "right"), "Av #")


# Pushing


@rule("A-090", "A-091")
def test_a_tank_pushes_another_one_along() -> None:
    before = scene("A> .  Bv .  .")
    assert like(drive(before, "A", "advance_3"), ".  .  .  A> Bv")


@rule("A-090", "A-091")
def test_a_bot_is_pushed_like_any_tank() -> None:
    assert like(drive(scene("A> 1^ .  ."), "A", "advance_2"), ".  .  A> 1^")


@rule("A-090")
def test_a_row_of_tanks_is_pushed_together_and_no_facing_changes() -> None:
    before = scene("A> Bv 1^ C< .")
    assert like(drive(before, "A", "advance_1"), ".  A> Bv 1^ C<")


@rule("A-091", "A-088")
@pytest.mark.parametrize("obstacle", ["#", "b", "d"])
def test_a_row_before_an_obstacle_does_not_move_at_all(obstacle: str) -> None:
    state = scene(f"A> Bv 1^ {obstacle}")
    assert like(drive(state, "A", "advance_2"), f"A> Bv 1^ {obstacle}")


@rule("A-091")
def test_a_push_ends_where_the_pushed_tank_meets_an_obstacle() -> None:
    assert like(drive(scene("A> Bv .  #"), "A", "advance_3"), ".  A> Bv #")


@rule("A-084", "A-090")
def test_a_disengaged_tank_can_be_pushed() -> None:
    assert like(drive(scene("A> bv ."), "A", "advance_1"), ".  A> bv")


@rule("A-022")
def test_a_tank_is_pushed_out_of_forest() -> None:
    assert like(drive(scene("A> BvF ."), "A", "advance_1"), ".  A>F Bv")


# Ice


@rule("A-026", "A-027", "A-092")
def test_a_move_that_ends_on_ice_slides_to_the_next_firm_ground() -> None:
    assert like(drive(scene("A> *  *  *  ."), "A", "advance_1"), ".  *  *  *  A>")


@rule("A-027")
@pytest.mark.parametrize("obstacle", ["#", "b", "d"])
def test_a_slide_ends_before_an_obstacle_even_on_ice(obstacle: str) -> None:
    before = scene(f"A> *  *  {obstacle}")
    assert like(drive(before, "A", "advance_1"), f".  *  A>* {obstacle}")


@rule("A-027")
def test_a_slide_ends_at_the_edge() -> None:
    assert like(drive(scene("*  *  A<"), "A", "advance_1"), "A<* *  .")


@rule("A-028")
def test_driving_across_ice_without_stopping_is_nothing_special() -> None:
    assert like(drive(scene("A> *  *  .  ."), "A", "advance_3"), ".  *  *  A> .")


@rule("A-029", "A-017")
def test_turning_on_ice_starts_no_slide_and_a_fallen_wall_neither() -> None:
    held = drive(scene("A> *  b  ."), "A", "advance_1")
    assert like(held, ".  A>* b  .")
    assert like(drive(held, "A", "left", "right", "around"), ".  A<* b  .")
    gone = volley(volley(held))
    assert like(gone, ".  A>* .  .")


@rule("A-026")
def test_the_slide_belongs_to_the_move_and_comes_before_later_turns() -> None:
    before = scene("A> *  *  .\n.  .  .  .")
    assert like(drive(before, "A", "advance_1", "right"), ".  *  *  Av\n.  .  .  .")


@rule("A-092")
def test_a_slide_pushes_whoever_is_in_the_way() -> None:
    assert like(drive(scene("A> *  Bv* .  ."), "A", "advance_1"), ".  *  *  A> Bv")


@rule("A-092")
def test_the_foremost_pushed_tank_slides_first_and_the_mover_last() -> None:
    before = scene("A> B^ *  *  *  *  .  .")
    table = driven(before, "A", "advance_2")
    assert like(table.state, ".  .  *  *  *  *  A> B^")
    slid = [e.message.args["tank"] for e in table.events if e.message.id == "tank-slid"]
    assert slid == ["seat:1"] * 3 + ["seat:0"] * 4


@rule("A-092")
def test_a_row_that_cannot_be_pushed_holds_a_tank_on_ice() -> None:
    assert like(drive(scene("A> *  *  Bv #"), "A", "advance_1"), ".  *  A>* Bv #")


@rule("A-026", "A-092")
def test_a_tank_held_on_ice_slides_again_only_when_it_is_moved_again() -> None:
    held = drive(scene("A> *  Bv ."), "A", "advance_1")
    assert like(held, ".  *  A> Bv")
    assert like(drive(scene("A> *  *  Bv *  *  ."), "A", "advance_1"), ".  *  *  A> *  *  Bv")


# Water


@rule("A-023", "A-093", "A-024")
def test_a_tank_that_enters_water_is_lost() -> None:
    state = drive(scene("A> ~  ."), "A", "advance_2")
    assert like(state, ".  ~  .")
    assert state.at[0] == 0


@rule("A-093", "A-026")
def test_a_slide_into_water_sinks() -> None:
    state = drive(scene("A> *  *  ~"), "A", "advance_1")
    assert state.at[0] == 0


@rule("A-093", "A-089")
def test_a_lost_tank_carries_out_no_further_cards() -> None:
    table = driven(scene("A> ~  ."), "A", "advance_1", "left", "advance_1")
    assert "tank-turned" not in told(table.events)


@rule("A-094", "A-095", "A-069")
def test_a_bot_pushed_into_water_is_a_point_and_a_power_up_appears() -> None:
    state = drive(scene("A> 1^ ~"), "A", "advance_1", luck=[0])
    assert like(state, ".  A> ~")
    assert (state.kills[0], state.ups, state.up_kinds) == (1, [state.board.number_space[0]], [0])


@rule("A-094", "A-093")
def test_the_mover_goes_on_and_sinks_too_and_still_gets_the_point() -> None:
    state = drive(scene("A> 1^ ~"), "A", "advance_2", luck=[0])
    assert like(state, ".  .  ~")
    assert (state.at[0], state.kills[0]) == (0, 1)


@rule("A-094")
def test_a_bot_drowned_through_a_chain_and_a_slide_counts_for_the_player_in_turn() -> None:
    state = drive(scene("A> B^ 1^ *  *  ~"), "A", "advance_1", luck=[0])
    assert like(state, ".  A> B^ *  *  ~")
    assert state.kills == [1, 0]


@rule("A-093")
def test_a_drowned_player_is_worth_nothing() -> None:
    state = drive(scene("A> B^ ~"), "A", "advance_1")
    assert (state.at[1], state.kills, state.eagles) == (0, [0, 0], [0, 0])


# The Eagle


@rule("A-031", "A-096", "A-070")
@pytest.mark.parametrize("card", ["advance_1", "advance_2"])
def test_stopping_on_the_eagle_or_passing_it_takes_it(card: str) -> None:
    state = drive(scene("A> @  ."), "A", card, luck=[0])
    assert (state.eagles[0], state.points(0), state.captured) == (1, 3, 1)


@rule("A-032", "A-031")
def test_the_ground_under_the_eagle_keeps_its_effect() -> None:
    state = drive(scene("A> @* *  ."), "A", "advance_1", luck=[0])
    assert like(state, ".  *  *  A>")
    assert state.eagles[0] == 1


@rule("A-033")
def test_a_bot_crosses_the_eagle_without_effect() -> None:
    before = scene("1> @  .  .\n#  .  .  .\nA^ .  .  .")
    assert like(bots_move(before, 2), ".  @  1> .\n#  .  .  .\nA^ .  .  .")


@rule("A-031")
def test_whoever_is_pushed_onto_the_eagle_takes_it_unless_only_the_mover_may() -> None:
    assert drive(scene("A> B^ @"), "A", "advance_1", luck=[0]).eagles == [0, 1]
    off = scene("A> B^ @", pushed_tanks_collect=False)
    assert drive(off, "A", "advance_1").eagles == [0, 0]
    assert drive(off, "A", "advance_2", luck=[0]).eagles == [1, 0]


@rule("A-096", "A-071", "A-056")
def test_the_third_eagle_ends_the_game_in_mid_move() -> None:
    before = scene("A> @  .  1^ ~")
    before.captured = EAGLES - 1
    state = drive(before, "A", "advance_3")
    assert like(state, ".  A> .  1^ ~")
    assert (state.asking, state.ending) == (OVER, THIRD_EAGLE)


@rule("A-094", "A-096")
def test_a_bot_drowned_before_the_tank_that_takes_the_third_eagle_still_scores() -> None:
    before = scene("A> .  1^ ~")
    before.eagle, before.eagle_lies = before.board.space(0, 2), 1
    before.captured = EAGLES - 1
    state = drive(before, "A", "advance_2", luck=[0])
    assert (state.kills[0], state.eagles[0], state.asking) == (1, 1, OVER)


@rule("A-097", "A-098")
@pytest.mark.parametrize(("toss", "corner"), [(0, (2, 9)), (1, (9, 2))])
def test_a_new_eagle_goes_to_the_next_section_by_the_toss(
    toss: int, corner: tuple[int, int]
) -> None:
    before = scene(". . . .\n. A> . .\n. . . .\n")
    before.eagle, before.eagle_lies = before.board.space(1, 2), 1
    state = drive(before, "A", "advance_1", luck=[toss])
    assert (state.eagle, state.eagle_lies) == (state.board.space(*corner), 1)


@rule("A-098")
def test_an_eagle_put_under_a_tank_is_not_taken_before_somebody_moves_in() -> None:
    before = scene("A> @  .")
    target = before.board.space(2, 9)
    before.at[1], before.occupant[target] = target, 2
    state = drive(before, "A", "advance_1", luck=[0])
    assert (state.eagle, state.eagles) == (target, [1, 0])
    state.facing[1] = 1
    assert drive(state, "B", "advance_1").eagles == [1, 0]


# Turn order


@rule("A-085")
def test_the_tank_in_turn_is_counted_from_the_first_player() -> None:
    state = scene("A> B> C>")
    state.first = 1
    assert [state.seat_in_turn(turn) for turn in range(3)] == [1, 2, 0]


# Island


@rule("A-159")
def test_on_an_island_a_tank_goes_over_the_edge_and_takes_a_bot_along() -> None:
    before = scene("1^ A< .", island=True)
    state = drive(before, "A", "advance_2", luck=[0])
    assert like(state, ".  .  .")
    assert (state.at[0], state.kills[0]) == (0, 1)


@rule("A-159")
def test_on_an_island_a_slide_goes_over_the_edge() -> None:
    assert drive(scene("*  *  A<", island=True), "A", "advance_1").at[0] == 0


TERRAINS = {".": ".  .  A>", "F": ".  F  A>", "*": ".  *  A>", "#": "A> #  .", "b": "A> b  ."}


@rule("A-015", "A-017", "A-028", "A-087")
@pytest.mark.parametrize(("ground", "end"), TERRAINS.items())
def test_every_terrain_driven_through(ground: str, end: str) -> None:
    assert like(drive(scene(f"A> {ground}  ."), "A", "advance_2"), end)


@rule("A-022", "A-026", "A-090", "A-093")
@pytest.mark.parametrize(
    ("ground", "end"),
    [
        (".", ".  A> B^  ."),
        ("F", ".  A> B^F ."),
        ("*", ".  A> *   B^"),
        ("~", ".  A> ~   ."),
        ("#", "A> B^ #   ."),
        ("d", "A> B^ d   ."),
    ],
)
def test_every_terrain_pushed_into(ground: str, end: str) -> None:
    assert like(drive(scene(f"A> B^ {ground}  ."), "A", "advance_1"), end)


@rule("A-026", "A-027", "A-092")
@pytest.mark.parametrize(
    ("ground", "end"),
    [
        (".", ".  *  A>  ."),
        ("F", ".  *  A>F ."),
        ("*", ".  *  *   A>"),
        ("~", ".  *  ~   ."),
        ("#", ".  A>* #  ."),
        ("d", ".  A>* d  ."),
    ],
)
def test_every_terrain_slid_into(ground: str, end: str) -> None:
    assert like(drive(scene(f"A> *  {ground}  ."), "A", "advance_1"), end)


def test_a_tank_has_a_number() -> None:
    assert number(scene("A> 1<"), "1") == 2
