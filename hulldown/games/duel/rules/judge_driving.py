"""Driving: nearer, into Cover, out of a flank, to the objective."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.catalog import BOG
from hulldown.games.duel.rules.figures import left
from hulldown.games.duel.rules.firing import (
    targets,
)
from hulldown.games.duel.rules.judge_cards import CARD, LEVEL
from hulldown.games.duel.rules.judge_goals import goal_gain
from hulldown.games.duel.rules.judge_shots import approach, best_shot, hit_worth
from hulldown.games.duel.state import (
    FIRST,
    State,
)
from hulldown.kernel.messages import Seat

STOPPED: Final = 40
NEARER: Final = 24
ALL_SHOTS: Final = 48
PAIR: Final = 16
HIDDEN: Final = 70
AIMED: Final = 20
IN_MOTION: Final = 60
AIMLESS: Final = -2 * CARD


def cover_after(state: State, seat: Seat) -> int:
    """D-217: the best Cover that a Terrain card of the hand would give."""
    cat = state.cat
    best = 0
    for card in state.hands[seat]:
        if cat.is_terrain[card] and cat.trigger[card] != BOG and card != state.draft[FIRST]:
            best = max(best, cat.cover[card])
    return best


def judge_move(state: State, seat: Seat, action: DuelAction) -> int:
    """D-193: nearer, or into better Cover; D-198: or out of a flank; D-350: or onward."""
    tank = state.active
    nearer = approach(state, tank, act.STEP) - approach(state, tank, 0)
    safer = cover_after(state, seat) - state.cat.cover[state.hold[tank]]
    flanked = 60 if state.flankers(tank) else 0
    onward = goal_gain(state, tank, act.STEP)
    worth = shots_to_come(state) * max(0, nearer) + max(0, safer) + flanked + onward
    if worth <= 0:
        return AIMLESS
    steep = max(0, state.cat.move_level[action.card] - state.move_now[tank])
    return worth - CARD - LEVEL * steep - settled(state, tank)


def shots_to_come(state: State) -> int:
    """D-013, D-042: being nearer pays with every shot to come; late in the match few do."""
    return min(NEARER, int(ALL_SHOTS * left(state)))


def settled(state: State, tank: int) -> int:
    """D-089, D-120: what a tank gives up by moving: Hull Down, and a target Acquired."""
    return HIDDEN * state.hull_down[tank] + AIMED * state.bonus[tank] // 10


def judge_enter(state: State, seat: Seat, action: DuelAction) -> int:
    """D-206: out of motion into Cover, so that the gun can be used again."""
    bogs = 40 if state.cat.trigger[action.card] == BOG else 0
    return STOPPED + 2 * state.cat.cover[action.card] - bogs


def judge_flank(state: State, seat: Seat, action: DuelAction) -> int:
    """D-232: side armour and a better chance, or out of somebody's sights."""
    return 90


def judge_stop(state: State, seat: Seat, action: DuelAction) -> int:
    """D-205, D-209: a shot from the halt is worth a card, if there is one to fire."""
    if state.done or not targets(state, state.active):
        return -CARD
    fires = [card for card in state.hands[seat] if state.cat.fire_level[card]]
    if not fires or len(state.hands[seat]) < 3:
        return -CARD
    tank = state.active
    standing = best_shot(state, tank, IN_MOTION, False, False)
    return standing - best_shot(state, tank, 0, False, False)


def judge_lay(state: State, seat: Seat, action: DuelAction) -> int:
    """D-184: Terrain that bogs is a trap; any other only gives Cover."""
    return CARD if state.cat.trigger[action.card] == BOG else -2 * CARD


def judge_more_drive(state: State, action: DuelAction) -> int:
    """D-154: a FLANK card, or a second MOVE card where it is far to go."""
    if action.verb == act.FLANK:
        return judge_flank(state, 0, action)
    tank = state.active
    gain = approach(state, tank, act.FURTHEST) - approach(state, tank, act.STEP)
    onward = goal_gain(state, tank, act.FURTHEST) - goal_gain(state, tank, act.STEP)
    return PAIR * gain + onward - 2 * CARD


def judge_going(state: State, seat: Seat, action: DuelAction) -> int:
    """D-195: to where the gun hits best; staying is as good as moving for nothing."""
    tank = state.active
    nearer = NEARER * (approach(state, tank, action.value) - approach(state, tank, 0))
    return nearer + goal_gain(state, tank, action.value) - abs(action.value) // act.STEP


def judge_flanking(state: State, seat: Seat, action: DuelAction) -> int:
    """D-229, D-234: shake off who flanks us, else flank whom a hit would cost most."""
    if action.verb == act.SHAKE:
        return 10_000
    return hit_worth(state, state.active, action.value, NONE, 0) * state.cat.tank_vp[action.value]
