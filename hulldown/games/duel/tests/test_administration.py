"""8.1: the Administration Step."""

from typing import Any

import pytest

from hulldown.games.duel.flow import run
from hulldown.games.duel.rules.frames import PHASE
from hulldown.games.duel.state import BROKEN, BURNING, MENU, State
from hulldown.kernel.table import Table

from .scenes import Pulls, do, legal, scene, tank, told

rule = pytest.mark.rule
SMOKE, NO_SMOKE, FIRE, EXTINGUISHER, NEITHER = 13, 11, 8, 12, 6


def administer(
    hand: list[int], pulls: tuple[int, ...] = (), damage: tuple[int, ...] = (), **fields: Any
) -> State:
    """The Tank Phase of the first German tank from its very beginning, as far as it goes."""
    state = scene(hand, **fields)
    state.frames.pop()
    state.frames.push(PHASE, [0, state.active, 0])
    state.asked = ()
    chance = Pulls(state, pulls, damage, ())
    run(Table(state, chance, True))
    assert not chance.left_over()
    return state


@rule("D-137", "D-138", "D-247")
def test_a_smoke_icon_keeps_the_smoke() -> None:
    state = administer([45], (SMOKE,), smoke={"german_i": 36})
    assert state.smoke[tank(state, "german_i")] == 36
    assert state.asking == MENU


@rule("D-139", "D-245")
def test_without_it_the_smoke_goes_and_the_terrain_stays() -> None:
    state = administer([45], (NO_SMOKE,), smoke={"german_i": 36}, hold={"german_i": 2})
    german = tank(state, "german_i")
    assert (state.smoke[german], state.hold[german]) == (0, 2)


@rule("D-137", "D-301")
def test_one_pull_clears_smoke_outside_and_inside() -> None:
    state = administer([45], (NO_SMOKE,), smoke={"german_i": 36}, filled={"german_i": 1})
    german = tank(state, "german_i")
    assert (state.smoke[german], state.filled[german]) == (0, 0)


@rule("D-140", "D-320", "D-322")
def test_a_burning_crew_may_bail_out() -> None:
    state = administer([4, 5], burning={"german_i": 1}, penetrator={"german_i": "soviet_i"})
    assert state.asking == BURNING
    assert legal(state) == ["fight", "bail-out"]
    state.order = [tank(state, "german_ii")]
    after = do(state, "bail-out", luck=[0, 0])
    assert after.out[tank(after, "german_i")]
    assert after.vp[tank(after, "soviet_i")] == 10
    assert after.active == tank(after, "german_ii")


@rule("D-141", "D-142", "D-134", "D-327")
def test_a_fire_icon_puts_the_fire_out_of_control() -> None:
    state = administer([4, 5], burning={"german_i": 1})
    state.order = [tank(state, "german_ii")]
    after = do(state, "fight", pulls=[FIRE, 3, 6, 9, 11, 12], luck=[0, 0])
    assert after.out[tank(after, "german_i")]


@rule("D-103", "D-142", "D-324", "D-333")
def test_who_dies_in_a_fire_scores_for_the_last_penetrator() -> None:
    """The Commander Pulls a Fire icon, the other four escape; the tank is worth 10."""
    state = administer([4, 5], burning={"german_i": 1}, penetrator={"german_i": "soviet_ii"})
    state.order = [tank(state, "german_ii")]
    after = do(state, "fight", pulls=[FIRE, 22, 6, 9, 11, 12], luck=[0, 0])
    soviet = tank(after, "soviet_ii")
    assert (after.vp[soviet], after.kills[soviet]) == (3 + 10, 1)


@rule("D-143", "D-145", "D-312")
def test_an_extinguisher_puts_it_out_and_the_tank_acts() -> None:
    state = do(administer([4, 5], burning={"german_i": 1}), "fight", pulls=[EXTINGUISHER])
    assert state.burning[tank(state, "german_i")] == 0
    assert "pass" in legal(state)


@rule("D-144", "D-162")
def test_neither_icon_leaves_it_burning() -> None:
    state = do(administer([4, 5], burning={"german_i": 1}), "fight", pulls=[NEITHER])
    assert state.burning[tank(state, "german_i")] == 1
    assert legal(state) == ["end"]


@rule("D-026", "D-141")
def test_four_order_icons_put_the_fire_out_without_a_pull() -> None:
    state = administer([13, 85, 4], burning={"german_i": 1})
    assert "order" in legal(state)
    state = do(state, "order", "pay n13", "pay n85")
    assert state.burning[tank(state, "german_i")] == 0
    assert {13, 85} <= set(state.shown)
    assert "pass" in legal(state)


@rule("D-146", "D-147")
def test_a_broken_crew_that_fails_bails_out() -> None:
    state = administer([4, 5], broken={"german_i": 1})
    assert state.asking == BROKEN
    assert legal(state) == ["fight"]
    state.order = [tank(state, "german_ii")]
    after = do(state, "fight", damage=[1], luck=[0, 0])
    assert after.out[tank(after, "german_i")]


@rule("D-148", "D-146")
def test_a_broken_crew_that_passes_rallies() -> None:
    state = do(administer([4, 5], broken={"german_i": 1}), "fight", damage=[3])
    assert state.broken[tank(state, "german_i")] == 0
    assert state.asking == MENU


@rule("D-027")
def test_four_order_icons_rally_a_crew() -> None:
    state = do(administer([13, 85, 4], broken={"german_i": 1}), "order", "pay n13", "pay n85")
    assert state.broken[tank(state, "german_i")] == 0


@rule("D-065", "D-356")
def test_the_fire_is_fought_before_the_crew_is_rallied() -> None:
    state = administer([4, 5], (SMOKE,), smoke={"german_i": 36}, burning={"german_i": 1},
                       broken={"german_i": 1})  # fmt: skip
    assert state.asking == BURNING
    state = do(state, "fight", pulls=[NEITHER])
    assert state.asking == BROKEN


@rule("D-146")
def test_a_single_card_cannot_pay_and_is_not_asked() -> None:
    state = administer([], damage=(3,), broken={"german_i": 1})
    assert state.broken[tank(state, "german_i")] == 0
    assert state.asking == MENU


@rule("D-181")
def test_an_empty_hand_passes_by_itself() -> None:
    state = scene(spare=False)
    state.order = [tank(state, "german_ii")]
    state.frames.pop()
    state.frames.push(PHASE, [0, state.active, 0])
    state.asked = ()
    state.hands[1] = [45]
    state.order = [tank(state, "soviet_i")]
    run(Table(state, Pulls(state, (), (), ()), True))
    assert state.active == tank(state, "soviet_i")


@rule("D-141")
def test_the_check_is_told() -> None:
    state = administer([4, 5], burning={"german_i": 1})
    ids = [message.id for message in told(state, "fight", pulls=[NEITHER])]
    assert ids == ["card-pulled", "still-burning"]
