"""The steps of a shot: more cards, target, place, ammunition."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.catalog import HULL, TURRET
from hulldown.games.duel.rules.firing import gun_refused, penetration
from hulldown.games.duel.rules.judging.driving import judge_enter, judge_more_drive, laid_worth
from hulldown.games.duel.rules.judging.shots import (
    attack_worth,
    best_shot,
    draft_modifier,
    gun_worth,
    place_worth,
    round_gain,
    shot_worth,
)
from hulldown.games.duel.state import (
    DRAFT_AT,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_PLACE,
    DRAFT_SECOND,
    State,
)
from hulldown.kernel.messages import Seat

FOLLOWING: Final = 40
QUICK_COST: Final = 75


def judge_more(state: State, seat: Seat, action: DuelAction) -> int:
    """D-159: a card that follows must bring more than it costs."""
    if action.verb == act.ENOUGH:
        return 0
    if state.draft[DRAFT_KIND] == act.FIRE:
        return judge_more_fire(state, seat, action)
    if action.verb == act.TERRAIN:
        return judge_enter(state, seat, action)
    return judge_more_drive(state, action)


def judge_more_fire(state: State, seat: Seat, action: DuelAction) -> int:
    """D-153: LEADERSHIP makes the shot surer, a second FIRE card chooses its place."""
    tank, modifier = state.active, draft_modifier(state)
    pair, leads = state.draft[DRAFT_SECOND] > 0, state.draft[DRAFT_LAST] > 0
    now = best_shot(state, tank, modifier, leads, pair)
    if action.verb == act.LEADERSHIP:
        return best_shot(state, tank, modifier, True, pair) - now - FOLLOWING
    better = max(modifier, state.cat.fire_modifier[action.card])
    gain = best_shot(state, tank, better, leads, True) - now - FOLLOWING
    return gain - shot_of_another(state, seat, action.card)


def shot_of_another(state: State, seat: Seat, card: int) -> int:
    """D-052, D-133: what this FIRE card would bring to a tank of the same hand yet to act.

    Nothing if another FIRE card would be left for it.
    """
    cat, draft = state.cat, state.draft
    best = 0
    for tank in cat.tanks_of[seat]:
        if tank != state.active and state.bids[tank] and gun_refused(state, tank) is None:
            most = state.fire_now[tank]
            rest = [c for c in state.hands[seat] if c not in (card, draft[DRAFT_FIRST])]
            if not any(0 < cat.fire_level[c] <= most for c in rest):
                best = max(best, best_shot(state, tank, cat.fire_modifier[card], False, False))
    return best


def judge_target(state: State, seat: Seat, action: DuelAction) -> int:
    """D-250: the most promising target; D-173: of those to be Spotted, likewise."""
    tank, draft = state.active, state.draft
    modifier, leads, pair = 0, False, False
    if draft[DRAFT_KIND] == act.FIRE:
        modifier, leads, pair = (
            draft_modifier(state),
            draft[DRAFT_LAST] > 0,
            draft[DRAFT_SECOND] > 0,
        )
    elif draft[DRAFT_KIND] == act.LAY:
        return laid_worth(state, seat, draft[DRAFT_FIRST], action.value)
    elif draft[DRAFT_KIND] == act.GUN:
        return gun_worth(state, draft[DRAFT_CHANGE], action.value)
    elif draft[DRAFT_KIND] == act.ATTACK:
        return attack_worth(state, action.value)
    return max(
        shot_worth(state, tank, action.value, modifier, leads, named, state.loaded[tank])
        for named in ((TURRET, HULL) if pair else (NONE,))
    )


def judge_aim(state: State, seat: Seat, action: DuelAction) -> int:
    """D-266: where the plate is weakest."""
    tank, enemy = state.active, state.draft[DRAFT_AT]
    value = penetration(state, tank, enemy, state.loaded[tank])
    return place_worth(state, tank, enemy, action.value, value)


def judge_loading(state: State, seat: Seat, action: DuelAction) -> int:
    """D-249: three Order Icons must pay."""
    if action.value == 0:
        return 0
    tank, enemy, named = state.active, state.draft[DRAFT_AT], state.draft[DRAFT_PLACE]
    leads = state.draft[DRAFT_LAST] > 0
    gain = round_gain(state, tank, enemy, named, draft_modifier(state), leads)
    return (gain if action.value == 1 else -gain) - QUICK_COST
