"""Answers: TACTICS, Spotted and Acquired counters, checks."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.rules import firing, guns, tactics
from hulldown.games.duel.rules.firing import (
    to_hit,
)
from hulldown.games.duel.rules.frames import GUN
from hulldown.games.duel.rules.judging.cards import CARD_WORTH
from hulldown.games.duel.rules.judging.shots import PERCENT, SURE, hit_worth
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.messages import Seat

LIKELY_GUN: Final = 40
WORTH_ANSWERING: Final = 15


def judge_tactics(state: State, seat: Seat, action: DuelAction) -> int:
    """D-334, D-338, D-339: against likely shots and against being flanked."""
    if action.verb == act.DECLINE:
        return 0
    frame = state.frames.top()
    if frame[tactics.WINDOW_PURPOSE] == tactics.AGAINST_FLANK:
        return CARD_WORTH
    if frame[tactics.WINDOW_PURPOSE] != tactics.AGAINST_FIRE:
        return -CARD_WORTH
    shot = state.frames.rows[-2]
    if shot[0] == GUN:
        number = guns.gun_number(state, shot[guns.GUN_WHICH], shot[guns.GUN_TARGET], False)
        return CARD_WORTH if number >= LIKELY_GUN else -CARD_WORTH
    tank, enemy = shot[firing.SHOT_FIRER], shot[firing.SHOT_TARGET]
    leads = shot[firing.SHOT_LEADS] == 1
    number = to_hit(state, tank, enemy, shot[firing.SHOT_MODIFIER], leads, False, None)
    likely = hit_worth(state, tank, enemy, NONE, shot[firing.SHOT_ROUND])
    return min(SURE, number) * likely // PERCENT - WORTH_ANSWERING


def judge_spotted(state: State, seat: Seat, action: DuelAction) -> int:
    """D-077, DQ-17: not at the price of an Acquired target."""
    from_acquired = state.acquired[state.frames.top()[3]] != NONE
    return -action.value if from_acquired else action.value


def judge_yes(state: State, seat: Seat, action: DuelAction) -> int:
    """D-275: Acquire."""
    return action.value


def judge_check(state: State, seat: Seat, action: DuelAction) -> int:
    """D-140, D-146: pay if one can, else trust the crew; leaving the tank comes last."""
    return {act.ORDER: 2, act.FIGHT: 1}.get(action.verb, 0)
