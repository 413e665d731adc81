"""10.1 to 10.3: moving, being In Motion, Terrain, Bog."""

import pytest

from hulldown.games.duel.catalog import FUEL_HIT, IMMOBILIZED, TRACK_DAMAGE
from hulldown.games.duel.state import put

from .scenes import (
    SPARE,
    do,
    flanking,
    legal,
    refused,
    scene,
    sees,
    tank,
    told,
)

rule = pytest.mark.rule
MOVE = ("move n13", "enough")
"""Card 13 is MOVE 1 with two Order Icons, 53 MOVE 4, 59 MOVE 3, both without."""


@rule("D-193", "D-195", "D-196", "D-067")
def test_one_card_moves_up_to_200_metres_either_way() -> None:
    state = do(scene([13]), *MOVE)
    assert legal(state) == ["go -200", "go 0", "go 200"]
    after = do(state, "go 200", "declare")
    assert after.range[tank(after, "german_i")] == 600


@rule("D-160", "D-195", "D-197")
def test_two_cards_move_up_to_400_metres() -> None:
    state = do(scene([13, 53]), "move n13", "move n53", "enough")
    assert legal(state) == ["go -200", "go 0", "go 200", "go 400"]
    after = do(state, "go 400", "declare")
    assert after.range[tank(after, "german_i")] == 400


@rule("D-068")
def test_crossing_the_centre_makes_the_range_negative() -> None:
    state = do(scene([13], range={"german_i": 0}), *MOVE, "go 200", "declare")
    assert state.range[tank(state, "german_i")] == -200
    back = do(scene([13], range={"german_i": -200}), *MOVE, "go -200", "declare")
    assert back.range[tank(back, "german_i")] == 0


@rule("D-070", "D-071")
def test_nobody_leaves_the_field() -> None:
    state = do(scene([13, 53], range={"german_i": -1000}), "move n13", "move n53", "enough")
    assert legal(state) == ["go -400", "go -200", "go 0"]


@rule("D-201", "D-202", "D-204", "D-246")
def test_a_move_card_lies_in_the_holding_box_instead_of_what_was_there() -> None:
    state = scene([13, 53], hold={"german_i": 2}, smoke={"german_i": 12})
    after = do(state, "move n53", "enough", "go 0", "declare")
    german = tank(after, "german_i")
    assert after.hold[german] == 53
    assert after.in_motion(german)
    assert after.smoke[german] == 0
    assert {2, 12} <= set(after.deck.discards)
    assert 53 not in after.deck.discards


@rule("D-201")
def test_of_two_move_cards_the_first_stays() -> None:
    after = do(scene([13, 53]), "move n53", "move n13", "enough", "go 0", "declare")
    assert after.hold[tank(after, "german_i")] == 53
    assert 13 in after.deck.discards


@rule("D-203", "D-036", "D-037", "D-076")
def test_a_moving_tank_is_spotted_by_all_enemies() -> None:
    after = do(scene([13]), *MOVE, "go 0", "declare")
    assert sees(after, "soviet_i") == sees(after, "soviet_ii") == ["german_i"]
    assert sees(after, "german_ii") == []


@rule("D-089")
def test_a_move_costs_the_acquired_counters_of_both_but_not_spotted() -> None:
    state = scene([13], acquired={"german_i": "soviet_i", "soviet_ii": "german_i"})
    after = do(state, *MOVE, "go 0", "declare")
    assert after.acquired[tank(after, "german_i")] == -1
    assert after.acquired[tank(after, "soviet_ii")] == -1
    assert sees(after, "german_i") == ["soviet_i"]
    assert sees(after, "soviet_ii") == ["german_i"]


@rule("D-120")
def test_moving_ends_hull_down() -> None:
    after = do(scene([13], hull_down={"german_i": 1}), *MOVE, "go 0", "declare")
    assert after.hull_down[tank(after, "german_i")] == 0


@rule("D-224", "D-223")
def test_moving_ends_bog() -> None:
    after = do(scene([13], bog={"german_i": 4}), *MOVE, "go 0", "declare")
    german = tank(after, "german_i")
    assert (after.bog[german], after.move_now[german]) == (0, 7)


@rule("D-291", "D-295")
def test_panic_and_stun_last_until_the_tank_has_moved() -> None:
    after = do(scene([13], move_cap={"german_i": 3}), *MOVE, "go 0", "declare")
    assert after.move_now[tank(after, "german_i")] == 7


@rule("D-073", "D-166", "D-029")
def test_a_move_card_above_the_level_needs_order_icons() -> None:
    """MOVE 7 with Move Level 4 is out of reach, MOVE 6 takes four icons."""
    damage = {"german_i": [TRACK_DAMAGE]}
    assert refused(scene([29], damage=damage), 29) == {"level-too-high": "D-166"}
    assert refused(scene([3, 13], damage=damage), 3) == {"level-too-high": "D-166"}
    state = do(scene([3, 13, 85], damage=damage), "move n3", "enough", "go 0")
    assert legal(state) == ["pay n13", "pay n85"]
    after = do(state, "pay n13", "declare")
    assert after.hands[0] == [SPARE]


@rule("D-319", "D-107")
def test_an_immobilized_or_driverless_tank_does_not_move() -> None:
    state = scene([13], damage={"german_i": [IMMOBILIZED]})
    assert refused(state, 13) == {"immobilized": "D-319"}
    state = scene([13], kia={"german_i": ["driver"]})
    assert refused(state, 13) == {"no-driver": "D-107"}


@rule("D-301")
def test_nobody_moves_in_a_tank_full_of_smoke() -> None:
    assert refused(scene([13], filled={"german_i": 1}), 13) == {"smoke-fills": "D-301"}


# Flankers


FLANKED = {"soviet_i": ["german_i"]}
BY_BOTH = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}


@rule("D-198", "D-237")
def test_two_move_cards_shed_a_flanker_without_a_pull() -> None:
    state = scene([13, 53], flanks=FLANKED, spotted=FLANKED)
    after = do(state, "move n13", "move n53", "enough", "go 0", "declare")
    assert flanking(after, "soviet_i") == []


@rule("D-199", "D-200", "D-360")
def test_one_move_card_sheds_a_flanker_by_a_low_target_number() -> None:
    """Move Level 7: a Target Number below 7."""
    state = scene([53], flanks=FLANKED, spotted=FLANKED)
    go = ("move n53", "enough", "go 0", "declare")
    assert flanking(do(state, *go, pulls=[66]), "soviet_i") == []
    assert flanking(do(state, *go, pulls=[67]), "soviet_i") == ["german_i"]


@rule("D-199", "D-029", "D-167")
def test_a_boost_helps_to_shed_a_flanker() -> None:
    state = do(scene([53, 13], flanks=FLANKED, spotted=FLANKED), "move n53", "enough", "go 0")
    assert legal(state) == ["boost 0", "boost 1"]
    after = do(state, "boost 1", "declare", pulls=[67])
    assert flanking(after, "soviet_i") == []


@rule("D-198")
def test_of_several_flankers_the_player_chooses_one() -> None:
    state = scene([13, 53], flanks=BY_BOTH, spotted=BY_BOTH)
    state = do(state, "move n13", "move n53", "enough", "go 0", "declare")
    assert legal(state) == ["shed soviet_i", "shed soviet_ii"]
    after = do(state, "shed soviet_ii")
    assert flanking(after, "soviet_i") == ["german_i"]
    assert flanking(after, "soviet_ii") == []


@rule("D-199", "D-224", "D-291")
def test_the_pull_uses_the_level_moved_at_and_the_level_is_free_again_at_once() -> None:
    """Stunned at 3 it sheds nobody with a 4; the question which flanker goes shows Move Level 7."""
    state = scene([59], flanks=BY_BOTH, spotted=BY_BOTH, move_cap={"german_i": 3})
    go = ("move n59", "enough", "go 0", "declare")
    assert flanking(do(state, *go, pulls=[64]), "soviet_i") == ["german_i"]
    asked = do(state, *go, pulls=[62])
    assert legal(asked) == ["shed soviet_i", "shed soviet_ii"]
    assert asked.move_now[tank(asked, "german_i")] == 7


# Stopping


@rule("D-185", "D-205", "D-208", "D-222", "D-213")
def test_any_card_stops_the_tank_in_field() -> None:
    state = scene([45, 7], hold={"german_i": 13})
    state = do(state, "stop", "give n7", "declare")
    german = tank(state, "german_i")
    assert not state.in_motion(german)
    assert state.hold[german] == 0
    assert 13 in state.deck.discards
    assert not state.done


# Terrain


@rule("D-206", "D-212", "D-215", "D-359", "D-155")
def test_terrain_is_entered_from_motion_and_ends_it() -> None:
    assert refused(scene([2]), 2)["not-in-motion"] == "D-212"
    state = scene([2], hold={"german_i": 13})
    after = do(state, "enter n2", "declare", pulls=[97])
    german = tank(after, "german_i")
    assert after.hold[german] == 2
    assert not after.in_motion(german)
    assert after.done


@rule("D-154", "D-194", "D-169", "D-214", "D-168")
def test_terrain_may_follow_a_move_in_the_same_action() -> None:
    state = scene([13, 2], spotted={"soviet_i": ["german_ii"]})
    after = do(state, "move n13", "enter n2", "go 200", "declare", pulls=[40])
    german = tank(after, "german_i")
    assert (after.range[german], after.hold[german]) == (600, 2)
    assert sees(after, "soviet_i") == ["german_ii"]


@rule("D-159", "D-194")
def test_three_cards_are_the_most() -> None:
    seen = {"german_i": ["soviet_i"]}
    state = do(scene([13, 53, 23, 2], spotted=seen), "move n13", "move n53", "flank n23")
    assert legal(state) == ["go -200", "go 0", "go 200", "go 400"]


@rule("D-080", "D-081", "D-082", "D-038", "D-220", "D-079", "D-088")
def test_a_conceal_trigger_hides_the_tank_from_all() -> None:
    sight = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}
    state = scene([2], hold={"german_i": 13}, spotted=sight, flanks=sight)
    state.acquired = put(state.acquired, tank(state, "soviet_ii"), tank(state, "german_i"))
    after = do(state, "enter n2", "declare", pulls=[40])
    assert sees(after, "soviet_i") == sees(after, "soviet_ii") == []
    assert flanking(after, "soviet_i") == []
    assert after.acquired[tank(after, "soviet_ii")] == -1
    assert sees(do(state, "enter n2", "declare", pulls=[41]), "soviet_i") == ["german_i"]


@rule("D-082")
def test_concealing_keeps_what_the_tank_itself_sees() -> None:
    both = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
    state = scene([2], hold={"german_i": 13}, spotted=both, flanks=both)
    after = do(state, "enter n2", "declare", pulls=[40])
    assert sees(after, "german_i") == flanking(after, "german_i") == ["soviet_i"]
    assert flanking(after, "soviet_i") == []


@rule("D-223", "D-036", "D-038")
def test_mud_bogs_to_half_the_level() -> None:
    after = do(scene([83], hold={"german_i": 13}), "enter n83", "declare", pulls=[60])
    german = tank(after, "german_i")
    assert (after.bog[german], after.move_now[german]) == (4, 4)
    free = do(scene([83], hold={"german_i": 13}), "enter n83", "declare", pulls=[61])
    assert free.bog[german] == 0


@rule("D-223", "D-036")
def test_a_bog_that_would_not_lower_the_level_is_not_laid() -> None:
    state = scene([83], hold={"soviet_i": 13}, damage={"soviet_i": [FUEL_HIT, FUEL_HIT, FUEL_HIT]})
    soviet = tank(state, "soviet_i")
    assert state.move_now[soviet] == 1
    assert do(state, "lay n83", "declare", pulls=[60]).bog[soviet] == 0
    assert "bog-escaped" in [m.id for m in told(state, "lay n83", "declare", pulls=[60])]


@rule("D-169", "D-203", "D-215")
def test_the_spotted_trigger_of_a_move_comes_before_the_conceal_of_its_terrain() -> None:
    go = ("move n53", "enter n2", "go 0", "declare")
    hidden = do(scene([53, 2]), *go, pulls=[40])
    assert sees(hidden, "soviet_i") == sees(hidden, "soviet_ii") == []
    assert sees(do(scene([53, 2]), *go, pulls=[41]), "soviet_i") == ["german_i"]


@rule("D-216")
def test_a_field_card_is_discarded_for_the_printed_field() -> None:
    after = do(scene([55], hold={"german_i": 13}), "enter n55", "declare")
    assert after.hold[tank(after, "german_i")] == 0
    assert 55 in after.deck.discards


@rule("D-184", "D-211", "D-218", "D-034", "D-182")
def test_terrain_is_laid_on_enemies_in_motion_as_a_field_action() -> None:
    assert refused(scene([83]), 83)["nobody-in-motion"] == "D-211"
    state = scene([83], hold={"soviet_i": 13})
    after = do(state, "lay n83", "declare", pulls=[60])
    soviet = tank(after, "soviet_i")
    assert after.hold[soviet] == 83
    assert after.bog[soviet] == 4
    assert not after.done


@rule("D-184")
def test_own_inactive_tanks_get_no_terrain() -> None:
    state = scene([83], hold={"german_ii": 13})
    assert "lay n83" not in legal(state)


@rule("D-035")
def test_a_discarded_card_triggers_nothing() -> None:
    state = scene([45, 13], spotted={"german_i": ["soviet_i"]})
    messages = told(state, "pass", "give n13", "declare")
    assert "tank-spotted" not in [message.id for message in messages]


@rule("D-319")
def test_an_immobilized_tank_enters_no_terrain_but_lays_it() -> None:
    state = scene([2], damage={"german_i": [IMMOBILIZED]}, hold={"german_i": 13, "soviet_i": 53})
    assert "enter n2" not in legal(state)
    assert "lay n2" in legal(state)
