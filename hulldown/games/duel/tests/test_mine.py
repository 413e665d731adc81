"""MINE and the City cards: modules that change the deck."""

import pytest

from hulldown.games.duel.catalog import TRACK_DAMAGE

from .scenes import catalogue, do, legal, scene, tank

rule = pytest.mark.rule
MINED = {"mine": True}
MOVING = {"soviet_i": 53}


@rule("D-003", "D-039")
def test_the_mine_takes_the_place_of_card_13() -> None:
    plain, mined = catalogue(), catalogue(mine=True)
    assert plain.names[13] == "n13"
    assert mined.names[13] == "a13"
    assert mined.move_level[13] == 0
    assert mined.orders == plain.orders


@rule("D-349", "D-347")
def test_a_mine_checks_the_tracks_of_an_enemy_in_motion() -> None:
    """Card 19 is black, its Target Number 9; Damage Card 2 has Critical 3."""
    state = scene([13], options=MINED, hold=MOVING, spare=False, other_hand=[])
    state.hands[0] = [5, 13]
    state.deck.cards.remove(5)
    after = do(state, "lay a13", "declare", pulls=[19], damage=[2])
    soviet = tank(after, "soviet_i")
    assert after.damage[soviet] == (TRACK_DAMAGE,)
    assert after.hold[soviet] == 0
    assert after.penetrator[soviet] == tank(after, "german_i")
    assert {13, 53, 19} <= set(after.deck.discards)


@rule("D-349")
def test_a_tank_lost_to_a_mine_scores_for_the_tank_that_laid_it() -> None:
    """The same Target Number as the Critical of Damage Card 21: a catastrophic hit."""
    state = scene([13], options=MINED, hold=MOVING)
    after = do(state, "lay a13", "declare", pulls=[15], damage=[21])
    german = tank(after, "german_i")
    assert after.out[tank(after, "soviet_i")]
    assert after.vp[german] == 3 + 3 * 2 + 8
    assert after.kills[german] == 1


@rule("D-212", "D-334")
def test_nobody_lays_a_mine_for_himself_and_tactics_cancels_it() -> None:
    own = scene([13], options=MINED, hold={"german_i": 53})
    assert "enter a13" not in legal(own)
    state = scene([13], options=MINED, hold=MOVING, other_hand=[7])
    after = do(state, "lay a13", "declare", "tactics n7", "decline")
    assert after.in_motion(tank(after, "soviet_i"))


@rule("D-039", "D-040")
def test_a_city_replaces_every_terrain_card() -> None:
    city = catalogue(city=True)
    terrain = [n for n in range(1, 101) if city.is_terrain[n]]
    assert len(terrain) == 18
    assert all(city.man_made[n] for n in terrain)
    assert city.cover[46] == 35
    assert city.terrain_name[0] == "field"
