"""Driving: nearer, into Cover, out of a flank, to the objective."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.catalog import BOG
from hulldown.games.duel.rules.figures import left
from hulldown.games.duel.rules.flanking import flank_at_refused
from hulldown.games.duel.rules.judging.cards import CARD_WORTH, LEVEL, card_worth
from hulldown.games.duel.rules.judging.goals import goal_gain
from hulldown.games.duel.rules.judging.shots import (
    approach,
    approach_gain,
    best_shot,
    flank_gain,
    hit_worth,
    shot_worth,
)
from hulldown.games.duel.rules.levels import fire_barred
from hulldown.games.duel.rules.terrain import lay_targets
from hulldown.games.duel.state import (
    DRAFT_FIRST,
    State,
)
from hulldown.kernel.messages import Seat

STOPPED: Final = 40
NEARER: Final = 24
ALL_SHOTS: Final = 48
PAIR: Final = 24
PAIR_COST: Final = 25
HIDDEN: Final = 70
AIMED: Final = 20
FEW: Final = 3
OTHER_USE: Final = 2
NO_SHOT: Final = -1000
A_FLANKING: Final = 90
AIMLESS: Final = -2 * CARD_WORTH


def cover_after(state: State, seat: Seat) -> int:
    """D-217: the best Cover that a Terrain card of the hand would give."""
    cat = state.cat
    best = 0
    for card in state.hands[seat]:
        if cat.is_terrain[card] and cat.trigger[card] != BOG and card != state.draft[DRAFT_FIRST]:
            best = max(best, cat.cover[card])
    return best


def move_worth(state: State, seat: Seat) -> int:
    """D-193: nearer, or into better Cover; D-198: or out of a flank; D-350: or onward."""
    tank = state.active
    nearer = approach_gain(state, tank)
    safer = cover_after(state, seat) - state.cat.cover[state.hold[tank]]
    flanked = 60 if state.flankers(tank) else 0
    onward = goal_gain(state, tank, act.STEP)
    return shots_to_come(state) * max(0, nearer) + max(0, safer) + flanked + onward


def move_with(state: State, seat: Seat, card: int, worth: int) -> int:
    """D-073: such a move with this card."""
    if worth <= 0:
        return AIMLESS
    tank = state.active
    steep = max(0, state.cat.move_level[card] - state.move_now[tank])
    cost = card_worth(state, seat, card) // OTHER_USE
    return worth - cost - LEVEL * steep - settled(state, tank)


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
    tank = state.active
    return max(A_FLANKING, flank_worth(state, tank)) if state.in_motion(tank) else A_FLANKING


def flank_worth(state: State, tank: int) -> int:
    """D-232: what the shots at an enemy's side would bring above those at its front."""
    best = 0
    for enemy in state.cat.enemies[tank]:
        if flank_at_refused(state, tank, enemy) is None:
            best = max(best, flank_gain(state, tank, enemy))
    return best


def judge_stop(state: State, seat: Seat, action: DuelAction) -> int:
    """D-205, D-209: a shot from the halt is worth a card, if there is one to fire."""
    tank = state.active
    modifier = best_modifier(state, seat)
    if state.done or modifier == NO_SHOT or len(state.hands[seat]) < FEW:
        return -CARD_WORTH
    standing = modifier - state.cat.own_fire[state.hold[tank]]
    return best_shot(state, tank, standing, False, False) - CARD_WORTH


def judge_lay(state: State, seat: Seat, action: DuelAction) -> int:
    """D-184, D-258: bare ground takes a moving enemy its Cover before the shot; a bog holds it."""
    worth = CARD_WORTH if state.cat.trigger[action.card] == BOG else -2 * CARD_WORTH
    for enemy in lay_targets(state, state.active):
        worth = max(worth, laid_worth(state, seat, action.card, enemy) - CARD_WORTH)
    return worth


def laid_worth(state: State, seat: Seat, card: int, enemy: int) -> int:
    """D-123, D-210, D-258: the shot at an enemy that has to stand on this ground."""
    tank = state.active
    modifier = best_modifier(state, seat)
    if state.done or state.barred or modifier == NO_SHOT or not state.has_spotted(tank, enemy):
        return 0
    if state.smoke[tank] or (state.cat.is_destroyer[tank] and state.in_motion(tank)):
        return 0
    gain = state.cat.cover[state.hold[enemy]] - state.cat.cover[card]
    return shot_worth(state, tank, enemy, modifier + gain, False, NONE, state.loaded[tank])


def best_modifier(state: State, seat: Seat) -> int:
    """D-074, D-253: of the best FIRE card in hand that needs no boost."""
    cat, tank = state.cat, state.active
    if fire_barred(state, tank) is not None:
        return NO_SHOT
    most = state.fire_now[tank]
    found = [cat.fire_modifier[c] for c in state.hands[seat] if 0 < cat.fire_level[c] <= most]
    return max(found, default=NO_SHOT)


def judge_more_drive(state: State, action: DuelAction) -> int:
    """D-154: a FLANK card, or a second MOVE card where it is far to go."""
    if action.verb == act.FLANK:
        return judge_flank(state, 0, action)
    tank = state.active
    gain = approach(state, tank, act.FURTHEST) - approach(state, tank, act.STEP)
    onward = goal_gain(state, tank, act.FURTHEST) - goal_gain(state, tank, act.STEP)
    return PAIR * gain + onward - PAIR_COST


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
