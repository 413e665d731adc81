"""10.4 and 10.5: flanking and smoke."""

from typing import Any

import pytest

from hulldown.games.duel.catalog import IMMOBILIZED

from .scenes import do, flanking, legal, refused, scene, sees, tank

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}
MOVING = {"german_i": 13}
"""Card 23 is FLANK 2, 39 FLANK 4 with two Order Icons, 12 SMOKE."""


@rule("D-227", "D-229", "D-156")
def test_a_tank_in_motion_flanks_a_spotted_enemy() -> None:
    after = do(scene([23], spotted=SEEN, hold=MOVING), "flank n23", "declare")
    assert flanking(after, "german_i") == ["soviet_i"]


@rule("D-075", "D-227")
def test_nobody_flanks_unseen_or_standing() -> None:
    assert refused(scene([23], hold=MOVING), 23) == {"nothing-to-flank": "D-227"}
    assert refused(scene([23], spotted=SEEN), 23) == {"nothing-to-flank": "D-227"}


@rule("D-154", "D-229")
def test_a_flank_may_follow_a_move() -> None:
    state = do(scene([13, 23], spotted=SEEN), "move n13", "flank n23", "enough", "go 0", "declare")
    assert flanking(state, "german_i") == ["soviet_i"]


@rule("D-073", "D-228", "D-166")
def test_flank_is_measured_on_the_move_level() -> None:
    low = {"german_i": 1}
    state = scene([39], spotted=SEEN, hold=MOVING, move_cap=low)
    assert refused(state, 39) == {"level-too-high": "D-166"}


@rule("D-168", "D-224", "D-291")
@pytest.mark.parametrize("field", ["bog", "move_cap"])
def test_a_flank_after_a_move_is_played_while_bog_and_panic_still_hold(field: str) -> None:
    """All cards are played before the MOVE is resolved and frees the tank."""
    assert "flank n68" in legal(do(scene([2, 13, 68], spotted=SEEN), "move n13"))
    fields: Any = {field: {"german_i": 3}}
    slow = do(scene([2, 13, 68], spotted=SEEN, **fields), "move n13")
    assert "flank n68" not in legal(slow)
    assert refused(slow, 68) == {"level-too-high": "D-166"}


@rule("D-226", "D-229")
def test_an_enemy_is_flanked_once() -> None:
    state = scene([23], spotted=SEEN, hold=MOVING, flanks=SEEN)
    assert "flank n23" not in legal(state)


@rule("D-230", "D-226")
def test_a_third_flanked_enemy_costs_a_counter() -> None:
    seen = {"german_i": ["soviet_i", "soviet_ii", "soviet_iii"]}
    two = {"german_i": ["soviet_i", "soviet_ii"]}
    state = scene([23], tanks="3", spotted=seen, flanks=two, hold=MOVING)
    state = do(state, "flank n23")
    assert legal(state) == ["release soviet_i", "release soviet_ii"]
    after = do(state, "release soviet_i", "declare")
    assert flanking(after, "german_i") == ["soviet_ii", "soviet_iii"]


@rule("D-233")
def test_two_tanks_may_flank_each_other() -> None:
    both = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
    state = scene([23], spotted=both, flanks={"soviet_i": ["german_i"]}, hold=MOVING)
    state = do(state, "flank n23")
    assert legal(state) == ["at soviet_i", "shake soviet_i"]
    after = do(state, "at soviet_i", "declare")
    assert flanking(after, "german_i") == ["soviet_i"]
    assert flanking(after, "soviet_i") == ["german_i"]


@rule("D-234", "D-235", "D-227", "D-237")
def test_a_standing_tank_shakes_a_flanker_off_as_its_whole_action() -> None:
    both = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
    state = scene([23, 2], spotted=both, flanks={"soviet_i": ["german_i"]})
    state = do(state, "flank n23")
    assert legal(state) == ["declare"]
    assert flanking(do(state, "declare"), "soviet_i") == []


@rule("D-236")
def test_only_a_spotted_flanker_is_shaken_off_by_flank() -> None:
    hidden = {"soviet_i": ["german_i"]}
    state = scene([23], spotted=hidden, flanks=hidden)
    assert "flank n23" not in legal(state)


@rule("D-237", "D-199")
def test_a_flank_whose_counter_the_move_has_just_shed_is_without_effect() -> None:
    both = {"german_i": ["soviet_i"], "soviet_i": ["german_i"]}
    state = scene([53, 23], spotted=both, flanks={"soviet_i": ["german_i"]})
    go = ("move n53", "flank n23", "enough", "go 0", "shake soviet_i", "declare")
    assert flanking(do(state, *go, pulls=[60]), "soviet_i") == []
    assert flanking(do(state, *go, pulls=[67]), "soviet_i") == []


@rule("D-237", "D-198")
def test_a_move_and_a_flank_together_shed_two_flankers() -> None:
    by_both = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}
    seen = {**by_both, "german_i": ["soviet_i", "soviet_ii"]}
    state = scene([53, 23], spotted=seen, flanks=by_both)
    go = ("move n53", "flank n23", "enough", "go 0", "shake soviet_i", "declare")
    after = do(state, *go, "shed soviet_ii", pulls=[60])
    assert flanking(after, "soviet_i") == flanking(after, "soviet_ii") == []


@rule("D-120")
def test_flanking_ends_hull_down() -> None:
    state = scene([23], spotted=SEEN, hold=MOVING, hull_down={"german_i": 1})
    assert do(state, "flank n23", "declare").hull_down[tank(state, "german_i")] == 0


@rule("D-107", "D-319")
def test_no_flank_without_driver_or_tracks() -> None:
    state = scene([23], spotted=SEEN, hold=MOVING, kia={"german_i": ["driver"]})
    assert refused(state, 23) == {"no-driver": "D-107"}
    state = scene([23], spotted=SEEN, hold=MOVING, damage={"german_i": [IMMOBILIZED]})
    assert refused(state, 23) == {"immobilized": "D-319"}


@rule("D-231")
def test_with_sight_goes_the_flank_counter() -> None:
    state = scene([12], spotted=SEEN, flanks=SEEN)
    after = do(state, "smoke n12", "declare", pulls=[97])
    assert flanking(after, "german_i") == []


# Smoke


@rule("D-096", "D-097", "D-161")
def test_smoke_needs_a_dispenser() -> None:
    state = scene([12], "soviet_i")
    assert refused(state, 12) == {"no-dispenser": "D-096"}
    assert "bid n12" in [a.notation() for a in state.cat.bid if a.card == 12]


@rule("D-240")
def test_nobody_lays_smoke_in_motion() -> None:
    assert refused(scene([12], hold=MOVING), 12) == {"smoke-moving": "D-240"}


@rule("D-238", "D-239", "D-241", "D-242", "D-157")
def test_smoke_is_laid_over_the_terrain_and_blinds() -> None:
    state = scene([12], hold={"german_i": 2}, spotted={**SEEN, "soviet_i": ["german_i"]})
    state = do(state, "smoke n12")
    assert legal(state) == ["declare"]
    german = tank(state, "german_i")
    hidden = do(state, "declare", pulls=[40])
    assert (hidden.hold[german], hidden.smoke[german]) == (2, 12)
    assert sees(hidden, "german_i") == sees(hidden, "soviet_i") == []
    assert sees(do(state, "declare", pulls=[41]), "soviet_i") == ["german_i"]


@rule("D-238")
def test_new_smoke_replaces_old() -> None:
    state = scene([12], smoke={"german_i": 36})
    after = do(state, "smoke n12", "declare", pulls=[97])
    assert after.smoke[tank(after, "german_i")] == 12
    assert 36 in after.deck.discards


@rule("D-243")
def test_a_tank_in_smoke_spots_nobody() -> None:
    state = scene([6, 70], smoke={"german_i": 12})
    assert "spot" not in legal(state)
    assert "use spot" not in legal(do(state, "lead n6"))
