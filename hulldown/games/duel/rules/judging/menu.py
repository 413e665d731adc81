"""What each way to begin an action may be expected to bring."""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.rules import guns, infantry, radios
from hulldown.games.duel.rules.firing import (
    targets,
)
from hulldown.games.duel.rules.judging.cards import CARD_WORTH, LEVEL
from hulldown.games.duel.rules.judging.driving import (
    judge_enter,
    judge_flank,
    judge_lay,
    judge_stop,
    move_with,
    move_worth,
)
from hulldown.games.duel.rules.judging.goals import GROUND
from hulldown.games.duel.rules.judging.shots import (
    PERCENT,
    attack_worth,
    best_shot,
    gun_worth,
    round_gain,
)
from hulldown.games.duel.rules.judging.uses import (
    FIRE_OUT,
    judge_command,
    judge_hull_down,
    judge_leadership,
    judge_smoke,
    judge_spot,
)
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.messages import Seat

NEW_SEAT: Final = 250
FREED: Final = 120
LOAD_PART: Final = 80
LEAST: Final = -1_000_000


def best_of_menu(state: State, seat: Seat, legal: list[DuelAction]) -> DuelAction:
    """D-150: the way to begin that promises most, less the card it costs.

    What moving brings is the same with any card, and judged once.
    """
    best, most = legal[0], LEAST
    moving, is_known = 0, False
    for action in legal:
        if action.verb == act.MOVE:
            if not is_known:
                moving, is_known = move_worth(state, seat), True
            worth = move_with(state, seat, action.card, moving)
        else:
            judge = MENU_JUDGES.get(action.verb)
            worth = 0 if judge is None else judge(state, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def judge_fire(state: State, seat: Seat, action: DuelAction) -> int:
    """D-248: the best shot with this card, less the Order Icons it takes (D-074)."""
    cat, tank = state.cat, state.active
    best = best_shot(state, tank, cat.fire_modifier[action.card], False, False)
    return best - LEVEL * max(0, cat.fire_level[action.card] - state.fire_now[tank]) - 1


def judge_load(state: State, seat: Seat, action: DuelAction) -> int:
    """D-175: where APCR would help."""
    tank = state.active
    gain = 0
    for enemy in targets(state, tank):
        gain = max(gain, round_gain(state, tank, enemy, NONE, 0, False))
    return gain * LOAD_PART // PERCENT - CARD_WORTH


def judge_extinguish(state: State, seat: Seat, action: DuelAction) -> int:
    """D-164: before anything else."""
    return FIRE_OUT


def judge_seat(state: State, seat: Seat, action: DuelAction) -> int:
    """D-178: a tank without driver or gunner is half a tank."""
    return NEW_SEAT


def judge_unlock(state: State, seat: Seat, action: DuelAction) -> int:
    """D-299: a tank that can drive again."""
    return FREED


def judge_pass(state: State, seat: Seat, action: DuelAction) -> int:
    """D-180: it costs a card as any order to the crew does, and does nothing."""
    return -CARD_WORTH


def judge_end(state: State, seat: Seat, action: DuelAction) -> int:
    """D-150: nothing better to do."""
    return 1


def judge_occupy(state: State, seat: Seat, action: DuelAction) -> int:
    """D-186: ground of the scenario costs no card and ends the motion."""
    return GROUND


def judge_gun(state: State, seat: Seat, action: DuelAction) -> int:
    """D-186: the best shot of this gun, less the cards its Order Icons take."""
    gun = action.value
    best = max([gun_worth(state, gun, enemy) for enemy in guns.gun_targets(state, gun)], default=0)
    return best - CARD_WORTH * guns.gun_price(state, gun)


def judge_attack(state: State, seat: Seat, action: DuelAction) -> int:
    """D-187: the best attack of the infantry."""
    found = infantry.attack_targets(state, state.active)
    return max(attack_worth(state, enemy) for enemy in found) - CARD_WORTH


def judge_advance(state: State, seat: Seat, action: DuelAction) -> int:
    """D-187: nearer infantry hits better."""
    return CARD_WORTH


def judge_report(state: State, seat: Seat, action: DuelAction) -> int:
    """DQ-107: only for a friend who sees nobody."""
    heard = radios.listeners(state, state.active)
    blind = [friend for friend in heard if not state.spotted[friend]]
    return (
        CARD_WORTH
        if blind and state.done and state.spotted[state.active].bit_count() > 1
        else -CARD_WORTH
    )


def judge_unload(state: State, seat: Seat, action: DuelAction) -> int:
    """D-176: hardly ever."""
    return -2 * CARD_WORTH


MENU_JUDGES: Final[dict[int, Callable[[State, Seat, DuelAction], int]]] = {
    act.FIRE: judge_fire,
    act.SPOT: judge_spot,
    act.LEADERSHIP: judge_leadership,
    act.COMMAND: judge_command,
    act.TERRAIN: judge_enter,
    act.FLANK: judge_flank,
    act.SMOKE: judge_smoke,
    act.HULL_DOWN: judge_hull_down,
    act.LOAD: judge_load,
    act.UNLOAD: judge_unload,
    act.STOP: judge_stop,
    act.LAY: judge_lay,
    act.EXTINGUISH: judge_extinguish,
    act.RESEAT: judge_seat,
    act.UNLOCK: judge_unlock,
    act.PASS: judge_pass,
    act.END: judge_end,
    act.OCCUPY: judge_occupy,
    act.GUN: judge_gun,
    act.ATTACK: judge_attack,
    act.ADVANCE: judge_advance,
    act.REPORT: judge_report,
}
