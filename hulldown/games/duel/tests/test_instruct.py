"""8.2 to 8.4: the Action Step, Instruct Crew, LEADERSHIP and COMMAND."""

import pytest

from hulldown.games.duel.catalog import CREW, IMMOBILIZED, TRACK_DAMAGE, TRANSMISSION
from hulldown.games.duel.data import POSITIONS
from hulldown.games.duel.state import DISCARDING, MENU

from .scenes import SPARE, do, legal, refused, scene, sees, tank, told

rule = pytest.mark.rule


def seat_of(position: str, name: str = "german_i") -> int:
    return tank(scene(), name) * CREW + POSITIONS.index(position)


# The step


@rule("D-150", "D-182", "D-007")
def test_one_tank_action_and_field_actions_before_and_after() -> None:
    state = scene([45, 7], hold={"german_i": 13})
    assert "end" not in legal(state)
    state = do(state, "stop", "give n7", "declare")
    assert "pass" in legal(state)
    state = do(state, "pass", "give n45", "declare")
    assert legal(state) == ["end"]
    assert do(state, "end").asking == DISCARDING


@rule("D-180", "D-172", "D-357")
def test_passing_costs_a_card_unshown() -> None:
    state = do(scene([45]), "pass", "give n45", "declare")
    assert state.hands[0] == [SPARE]
    assert 45 in state.deck.discards
    assert 45 not in state.shown
    assert state.hidden[0] == (45,)


@rule("D-162", "D-163", "D-165")
def test_a_burning_tank_takes_field_actions_only() -> None:
    state = scene([4, 13, 70], burning={"german_i": 1}, spotted={"german_i": ["soviet_i"]})
    assert legal(state) == ["command n70", "end"]
    assert do(state, "end").burning[tank(state, "german_i")] == 1


@rule("D-028", "D-164")
def test_three_order_icons_put_the_fire_out_instead_of_a_tank_action() -> None:
    state = scene([13, 85, 45], burning={"german_i": 1})
    state = do(state, "extinguish", "pay n13", "pay n45", "declare")
    assert state.burning[tank(state, "german_i")] == 0
    assert legal(state) == ["end"]
    assert {13, 45} <= set(state.shown)


@rule("D-025")
def test_order_icons_are_shown_when_they_are_discarded() -> None:
    state = scene([13, 85, 45], burning={"german_i": 1})
    messages = told(state, "extinguish", "pay n13", "pay n45", "declare", to=1)
    assert messages[0].args["orders"] == ["card:n13", "card:n45"]


@rule("D-189", "D-190")
@pytest.mark.parametrize(("metres", "most"), [(600, 1), (400, 2), (-400, 2)])
def test_near_the_centre_two_cards_may_be_discarded(metres: int, most: int) -> None:
    state = scene([45, 7, 8, 9], range={"german_i": metres})
    state = do(state, "pass", "give n45", "declare", "end")
    assert state.asking == DISCARDING
    assert legal(state)[0] == "keep"
    state.order = [tank(state, "german_ii")]
    state = do(state, "discard n7")
    assert (state.asking == DISCARDING) == (most == 2)
    if most == 2:
        state = do(state, "discard n8")
    assert state.asking == MENU
    assert state.active == tank(state, "german_ii")


# Spot


@rule("D-173", "D-076", "D-024")
def test_binoculars_spot_the_enemy_named() -> None:
    state = scene([13], spare=False, other_hand=[])
    state.hands[0] = [13, SPARE]
    look = ("spot", "at soviet_ii", "look 1", f"give n{SPARE}", "declare")
    assert sees(do(state, *look, pulls=[4]), "german_i") == ["soviet_ii"]
    assert sees(do(state, *look, pulls=[3]), "german_i") == []


@rule("D-031", "D-174", "D-019")
def test_two_order_icons_pull_a_second_card() -> None:
    state = scene([13, 5])
    look = ("spot", "at soviet_ii", "look 2", "give n5", "declare")
    assert sees(do(state, *look, pulls=[4, 3]), "german_i") == ["soviet_ii"]
    assert sees(do(state, *look, pulls=[3, 4]), "german_i") == ["soviet_ii"]
    assert do(state, *look, pulls=[3, 1]).hands[0] == [SPARE]


@rule("D-171")
def test_a_spotted_enemy_is_not_spotted_again() -> None:
    state = scene([13], spotted={"german_i": ["soviet_i", "soviet_ii"]})
    assert "spot" not in legal(state)


@rule("D-090", "D-091")
def test_spotting_another_costs_the_acquired_counter_only_when_it_succeeds() -> None:
    state = scene([13, 7], acquired={"german_i": "soviet_i"})
    german = tank(state, "german_i")
    look = ("spot", "look 1", "give n7", "declare")
    assert do(state, *look, pulls=[3]).acquired[german] == tank(state, "soviet_i")
    after = do(state, *look, pulls=[4])
    assert after.acquired[german] == -1
    assert sees(after, "german_i") == ["soviet_i", "soviet_ii"]


# Ammunition, Hull Down, seats


@rule("D-092", "D-175", "D-176", "D-094")
def test_a_round_is_loaded_and_unloaded() -> None:
    state = do(scene([45]), "load", "give n45", "declare")
    german = tank(state, "german_i")
    assert (state.stored[german], state.loaded[german]) == (0, 1)
    state = scene([45], loaded={"german_i": 1}, stored={"german_i": 0})
    assert "load" not in legal(state)
    state = do(state, "unload", "give n45", "declare")
    assert (state.stored[german], state.loaded[german]) == (1, 0)
    assert "load" not in legal(scene([45], stored={"german_i": 0}))


@rule("D-177", "D-219", "D-220")
def test_a_hull_down_attempt_needs_terrain_that_lists_it() -> None:
    assert "hull-down" not in legal(scene([45], hold={"german_i": 2}))
    state = scene([45], hold={"german_i": 26})
    german = tank(state, "german_i")
    attempt = ("hull-down", "give n45", "declare")
    assert do(state, *attempt, pulls=[60]).hull_down[german] == 1
    assert do(state, *attempt, pulls=[61]).hull_down[german] == 0


@rule("D-178", "D-108")
def test_the_assistant_takes_the_wheel() -> None:
    state = scene([45], kia={"german_i": ["driver"]})
    assert [a for a in legal(state) if a.startswith("seat")] == ["seat assistant-drives"]
    state = do(state, "seat assistant-drives", "give n45", "declare")
    assert state.move_now[tank(state, "german_i")] == 6


@rule("D-178", "D-108", "D-106")
def test_without_assistant_loader_or_gunner_drive() -> None:
    state = scene([45], "german_ii", kia={"german_ii": ["driver"]})
    seats = [a for a in legal(state) if a.startswith("seat")]
    assert seats == ["seat loader-drives", "seat gunner-drives"]
    state = do(state, "seat loader-drives", "give n45", "declare")
    index = tank(state, "german_ii")
    assert (state.move_now[index], state.fire_now[index]) == (4, 6)


@rule("D-179", "D-110", "D-106")
def test_the_commander_takes_the_gun() -> None:
    state = scene([45], kia={"german_i": ["gunner"]})
    state = do(state, "seat commander-fires", "give n45", "declare")
    index = tank(state, "german_i")
    assert (state.move_now[index], state.fire_now[index]) == (6, 5)
    assert state.sits[seat_of("gunner")] == 0


@rule("D-179", "D-114")
def test_the_loader_takes_the_gun_of_a_dead_commander_gunner() -> None:
    state = scene([45], "soviet_i", kia={"soviet_i": ["commander"]})
    index = tank(state, "soviet_i")
    assert (state.move_now[index], state.fire_now[index]) == (7, 3)
    state = do(state, "seat loader-fires", "give n45", "declare")
    assert (state.move_now[index], state.fire_now[index]) == (7, 2)


@rule("D-111", "D-112", "D-115", "D-105")
@pytest.mark.parametrize(
    ("dead", "move", "fire"),
    [("loader", 7, 6), ("commander", 6, 6), ("assistant_driver", 7, 7)],
)
def test_dead_men_cost_levels(dead: str, move: int, fire: int) -> None:
    state = scene(kia={"german_i": [dead]})
    index = tank(state, "german_i")
    assert (state.move_now[index], state.fire_now[index]) == (move, fire)


@rule("D-299")
def test_two_move_cards_free_the_transmission() -> None:
    locked = {"german_i": [TRACK_DAMAGE, TRANSMISSION]}
    assert "unlock" not in legal(scene([13], damage=locked))
    state = do(scene([13, 5], damage=locked), "unlock", "give n13", "declare")
    index = tank(state, "german_i")
    assert state.damage[index] == (TRACK_DAMAGE,)
    assert state.move_now[index] == 4
    assert {13, 5} <= set(state.shown)


@rule("D-318", "D-299")
def test_an_immobilized_tank_is_not_freed() -> None:
    assert "unlock" not in legal(scene([13, 5], damage={"german_i": [IMMOBILIZED]}))


# LEADERSHIP and COMMAND


@rule("D-152", "D-171", "D-158")
def test_leadership_alone_is_followed_by_nothing() -> None:
    state = do(scene([6, 13, 2], other_hand=[45]), "lead n6")
    assert legal(state) == ["use spot", "use hull-down", "use steal"]
    state = do(state, "use spot", "at soviet_i")
    assert legal(state) == ["declare"]


@rule("D-171", "D-076")
def test_leadership_spots_without_a_pull() -> None:
    state = do(scene([6]), "lead n6", "use spot", "at soviet_i", "declare")
    assert sees(state, "german_i") == ["soviet_i"]


@rule("D-171")
def test_leadership_steals_a_random_card() -> None:
    state = do(scene([6], other_hand=[45, 50]), "lead n6", "use steal", "declare", luck=[1])
    assert state.hands == [[SPARE, 50], [45]]
    assert state.rows == [[1, 0, 50, 0]]
    assert "use steal" not in legal(do(scene([6]), "lead n6"))


@rule("D-171")
def test_leadership_robs_a_player_whose_tanks_are_all_out() -> None:
    out = {"soviet_i": 1, "soviet_ii": 1}
    state = do(scene([6], other_hand=[45], out=out), "lead n6", "use steal", "declare", luck=[0])
    assert state.hands == [[SPARE, 45], []]


@rule("D-117", "D-188", "D-183")
def test_command_goes_hull_down_anywhere_as_a_field_action() -> None:
    state = do(scene([70]), "command n70", "use hull-down", "declare")
    assert state.hull_down[tank(state, "german_i")] == 1
    assert not state.done
    moving = do(scene([70], hold={"german_i": 13}), "command n70")
    assert "use hull-down" not in legal(moving)


@rule("D-117")
def test_hull_down_by_card_only_where_the_terrain_lists_it() -> None:
    options = {"hull_down_anywhere": False}
    state = do(scene([70], options=options, hold={"german_i": 2}), "command n70")
    assert "use hull-down" not in legal(state)
    state = do(scene([70], options=options, hold={"german_i": 26}), "command n70")
    assert "use hull-down" in legal(state)


@rule("D-188", "D-219", "D-221", "D-080")
def test_command_conceals_at_twice_the_value_of_the_terrain() -> None:
    """WOODS conceal at 30."""
    seen = {"soviet_i": ["german_i"]}
    state = scene([70], hold={"german_i": 2}, spotted=seen)
    conceal = ("command n70", "use conceal", "declare")
    assert sees(do(state, *conceal, pulls=[60]), "soviet_i") == []
    assert sees(do(state, *conceal, pulls=[61]), "soviet_i") == ["german_i"]
    field = do(scene([70], spotted=seen), "command n70")
    assert "use conceal" not in legal(field)


@rule("D-188")
def test_a_command_that_would_do_nothing_is_refused() -> None:
    both = {"german_i": ["soviet_i", "soviet_ii"]}
    state = scene([70], spotted=both, hull_down={"german_i": 1})
    assert refused(state, 70) == {"nothing-to-command": "D-188"}


@rule("D-151", "D-021")
def test_a_split_card_is_played_for_either_half() -> None:
    state = scene([25], spotted={"german_i": ["soviet_i"]})
    assert {"move n25", "fire n25"} <= set(legal(state))
    after = do(state, "move n25", "enough", "go 0", "declare")
    assert after.in_motion(tank(after, "german_i"))
