"""Guns, infantry and hatches: modules."""

from typing import Any

import pytest

from hulldown.games.duel.rules.firing import to_hit
from hulldown.games.duel.rules.guns import gun_number
from hulldown.games.duel.rules.infantry import attack_number
from hulldown.games.duel.state import HATCHING, State, put

from .scenes import SPARE, do, legal, scene, tank, told
from .test_administration import administer

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}
GUNS = {"guns": True}
INFANTRY = {"infantry": True}
PAK_38, PAK_40, FLAK_36 = 0, 1, 2


def gunners(hand: list[int], **fields: Any) -> State:
    return scene(hand, options=GUNS, spotted=SEEN, **fields)


# Guns


@rule("D-003", "D-186")
def test_a_gun_fires_for_the_order_icons_of_its_card() -> None:
    """85, 31 and 39 show two icons each."""
    assert [a for a in legal(gunners([85, 23])) if a.startswith("gun")] == [
        f"gun {PAK_38}",
        "gun 1",
    ]
    assert "gun 2" in legal(gunners([85, 31]))
    assert [a for a in legal(scene([85, 31], options=GUNS)) if a.startswith("gun")] == []


@rule("D-186", "D-345", "D-348", "D-207")
def test_a_gun_penetrates_for_the_active_tank_without_a_medal() -> None:
    """At 1400 m the 88 has 57 - 5 and Penetration 10."""
    state = gunners([85, 31], hold={"soviet_i": 53}, range={"soviet_i": 200})
    german, soviet = tank(state, "german_i"), tank(state, "soviet_i")
    state = do(state, "gun 2", "pay n85", "declare", pulls=[11, 9, 3], damage=[3])
    assert state.penetrator[soviet] == german
    assert state.medal[soviet] == 0
    assert not state.in_motion(soviet)
    assert not state.done
    assert "gun 2" not in legal(state)


@rule("D-345", "D-348", "D-333")
def test_a_gun_that_penetrated_last_takes_the_medal_of_an_earlier_shot_away() -> None:
    """Damage Card 2, a critical hit in the turret: nobody survives. 8 VPs and 9 for the crew."""
    state = gunners([85, 31], range={"soviet_i": 200}, penetrator={"soviet_i": "german_ii"})
    state = do(state, "gun 2", "pay n85", "declare", pulls=[11, 20, 3], damage=[2])
    assert state.out[tank(state, "soviet_i")]
    assert (state.vp[tank(state, "german_i")], sum(state.kills)) == (17, 0)


@rule("D-364", "D-338")
def test_tactics_takes_twenty_from_a_gun() -> None:
    state = gunners([85, 31], other_hand=[7])
    state = do(state, "gun 2", "pay n85", "declare")
    assert list(state.asked) == [1]
    messages = told(state, "tactics n7", "decline", pulls=[97])
    assert [m.args["number"] for m in messages if m.id == "gun-missed"] == [57 - 5 - 20]


@rule("D-364")
def test_nothing_but_cover_and_size_changes_a_guns_number() -> None:
    state = gunners([], hold={"soviet_i": 2, "german_i": 13}, flanks=SEEN, smoke={"soviet_i": 12})
    assert gun_number(state, FLAK_36, tank(state, "soviet_i"), False) == 57 - 20 - 30 - 5


# Infantry


@rule("D-187")
def test_infantry_advances_for_an_infantry_icon_once_a_phase() -> None:
    """Card 9 shows an Infantry icon."""
    assert "advance" not in legal(scene([45], options=INFANTRY))
    state = do(scene([9, 16], options=INFANTRY), "advance", "give n9", "declare")
    assert state.infantry_at == (200, 0)
    assert 9 in state.shown
    assert "advance" not in legal(state)


@rule("D-187")
@pytest.mark.parametrize(
    ("unit", "enemy", "number"),
    [(0, 0, 55), (0, 200, 20), (0, 600, 10), (200, 400, 20), (400, 600, 55)],
)
def test_the_infantry_card_is_read_by_both_places(unit: int, enemy: int, number: int) -> None:
    state = scene(options=INFANTRY, range={"soviet_i": enemy})
    state.infantry_at = put(state.infantry_at, 0, unit)
    assert attack_number(state, tank(state, "german_i"), tank(state, "soviet_i")) == number - 5


@rule("D-187")
def test_cover_helps_the_infantry_and_a_closed_hatch_does_not() -> None:
    state = scene(options=INFANTRY, range={"soviet_i": 0}, hold={"soviet_i": 2})
    german, soviet = tank(state, "german_i"), tank(state, "soviet_i")
    assert attack_number(state, german, soviet) == 55 + 20 - 5
    state.buttoned = put(state.buttoned, soviet, 1)
    assert attack_number(state, german, soviet) == 55 + 20 - 5 - 20
    state.hold = put(state.hold, soviet, 13)
    assert attack_number(state, german, soviet) == 55 - 5 - 20


@rule("D-187", "D-345", "D-348")
def test_an_attack_penetrates_for_the_active_tank() -> None:
    """Number 50: 26 is the first weapon, 15 against 4."""
    state = scene([9], options=INFANTRY, range={"soviet_i": 0})
    state = do(state, "attack", "declare", pulls=[26, 8, 23], damage=[3])
    soviet = tank(state, "soviet_i")
    assert state.penetrator[soviet] == tank(state, "german_i")
    assert state.medal[soviet] == 0
    assert "attack" not in legal(state)


@rule("D-187")
def test_soviet_infantry_may_fight_hand_to_hand() -> None:
    """Two Explosion icons penetrate."""
    state = scene([9], "soviet_i", options=INFANTRY, range={"german_i": 0})
    state = do(state, "attack")
    assert legal(state) == ["arm first", "arm hand-to-hand"]
    after = do(state, "arm hand-to-hand", "declare", pulls=[35, 28, 11, 20], damage=[13])
    assert after.penetrator[tank(after, "german_i")] == tank(after, "soviet_i")
    missed = do(state, "arm hand-to-hand", "declare", pulls=[35, 3, 11, 21])
    assert missed.penetrator[tank(missed, "german_i")] == -1


@rule("D-363")
def test_tactics_cancels_an_infantry_attack() -> None:
    state = scene([9], options=INFANTRY, range={"soviet_i": 0}, other_hand=[7])
    state = do(state, "attack", "declare", "tactics n7", "decline")
    assert state.infantry_used
    assert state.hands[0] == [SPARE]


# Hatches


@rule("D-149")
def test_the_hatch_is_chosen_in_the_administration_step() -> None:
    state = administer([4], options=INFANTRY)
    assert state.asking == HATCHING
    state = do(state, "hatch closed")
    assert state.buttoned[tank(state, "german_i")] == 1
    assert "pass" in legal(state)


@rule("D-261")
def test_a_closed_hatch_disturbs_the_gunner() -> None:
    state = scene(options=INFANTRY, spotted=SEEN)
    german, soviet = tank(state, "german_i"), tank(state, "soviet_i")
    number = to_hit(state, german, soviet, 0, False, False, None)
    state.buttoned = put(state.buttoned, german, 1)
    assert to_hit(state, german, soviet, 0, False, False, None) == number - 10
