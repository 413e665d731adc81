"""The view explains itself: To Hit line by line, penetration by location, levels step by step."""

from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import FUEL_HIT
from hulldown.games.duel.rules.firing import to_hit
from hulldown.games.duel.state import State

from .scenes import scene, tank

rule = pytest.mark.rule


def shown(state: State) -> Any:
    """What the seat that is asked sees."""
    return GAME.view(state, state.asked[0]).data


@rule("D-252", "D-255", "D-256", "D-258")
def test_the_to_hit_number_is_told_line_by_line_with_its_rules() -> None:
    state = scene(
        [45],
        acquired={"german_i": "soviet_i"},
        flanks={"german_i": ["soviet_i"]},
        hold={"soviet_i": 2},
    )
    [shot] = [shot for shot in shown(state)["shots"] if shot["enemy"] == "tank:soviet_i"]
    rules = {line["id"]: line["rule"] for line in shot["lines"]}
    assert rules["line:base"] == "D-252"
    assert rules["line:acquired"] == "D-255"
    assert rules["line:flanked"] == "D-256"
    assert rules["line:cover"] == "D-258"
    assert sum(line["value"] for line in shot["lines"]) == shot["number"]
    assert shot["number"] == to_hit(state, 0, tank(state, "soviet_i"), 0, False, False, None)


@rule("D-118", "D-269")
def test_each_location_has_its_armour_and_hull_down_covers_all_but_the_turret() -> None:
    state = scene([45], hull_down={"soviet_i": 1})
    shots = {shot["enemy"]: shot for shot in shown(state)["shots"]}
    covered = {one["place"]: one["covered"] for one in shots["tank:soviet_i"]["places"]}
    assert covered == {"place:turret": False, "place:hull": True, "place:tracks": True}
    enemy = tank(state, "soviet_i")
    armour = [one["armour"] for one in shots["tank:soviet_i"]["places"]]
    assert armour == state.cat.armour[enemy][::2]


def test_nobody_is_active_and_no_shot_is_explained() -> None:
    state = scene([45])
    state.active = -1
    assert shown(state)["shots"] == []


@rule("D-072", "D-303")
def test_a_level_tells_how_it_came_about() -> None:
    state = scene([45], damage={"german_i": [FUEL_HIT]})
    tanks = {one["id"]: one for one in shown(state)["tanks"]}
    steps = tanks["tank:german_i"]["move_steps"]
    assert [step["rule"] for step in steps] == ["D-072", "D-303"]
    assert steps[-1]["level"] == tanks["tank:german_i"]["move"]
    assert tanks["tank:soviet_i"]["move_steps"] == []
