"""What shots may be expected to bring: chance to hit, chance to penetrate, VPs."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE
from hulldown.games.duel.catalog import HULL, TRACKS, TURRET
from hulldown.games.duel.rules import guns, infantry
from hulldown.games.duel.rules.firing import (
    armour,
    is_hull_down_to,
    penetration,
    targets,
    to_hit,
)
from hulldown.games.duel.state import (
    DRAFT_FIRST,
    DRAFT_SECOND,
    State,
)

PERCENT: Final = 100
HIT_TRACKS: Final = 33
FRESH: Final = 80
SHAKEN: Final = 50
CREW_PRIZE: Final = 150
SURE: Final = 95
LONG_WAY: Final = 3
HIT_PLACES: Final = 3
CHART: Final = 10
"""The places of a chart of hits, and its lines."""


def share_at(state: State, place: int, margin: int) -> int:
    """D-272: what a hit there brings in a hundred cases, the gun having so much over the armour."""
    share = state.cat.pierces(margin)
    return share * HIT_TRACKS // PERCENT if place == TRACKS else share


def place_worth(state: State, tank: int, enemy: int, place: int, value: int) -> int:
    """What a hit there brings in a hundred cases, if the gun penetrates so much armour."""
    if place != TURRET and is_hull_down_to(state, enemy, tank):
        return 0
    return share_at(state, place, value - armour(state, tank, enemy, place))


def chart_worth(state: State, tank: int, enemy: int, value: int) -> int:
    """D-267: a hit at the places of the chart, on average."""
    flanked = state.has_flanked(tank, enemy)
    places = 1 if state.hull_down[enemy] == 1 and not flanked else HIT_PLACES
    return plates_worth(state, enemy, value, int(flanked), places)


def plates_worth(state: State, enemy: int, value: int, side: int, places: int) -> int:
    """D-267, D-269: a hit on front (0) or side (1) armour by the chart; only the first places."""
    plates, parts = state.cat.armour[enemy], state.cat.location_parts[enemy]
    total = 0
    for place in range(places):
        total += parts[place] * share_at(state, place, value - plates[place * 2 + side])
    return total // CHART


def hit_worth(state: State, tank: int, enemy: int, named: int, round: int) -> int:
    """D-266, D-267: a hit at the named place, or at those of the chart on average."""
    if state.distance(tank, enemy) // 200 >= len(state.cat.penetration[tank]):
        return 0
    value = penetration(state, tank, enemy, round)
    if named != NONE:
        return place_worth(state, tank, enemy, named, value)
    return chart_worth(state, tank, enemy, value)


def shot_worth(
    state: State, tank: int, enemy: int, modifier: int, leads: bool, named: int, round: int
) -> int:
    """What a shot may be expected to bring: chance to hit, chance to penetrate, VPs."""
    if state.distance(tank, enemy) // 200 >= len(state.cat.to_hit[tank]):
        return 0
    number = min(SURE, max(0, to_hit(state, tank, enemy, modifier, leads, False, None)))
    value = prize(state, enemy)
    return number * hit_worth(state, tank, enemy, named, round) * value // (PERCENT * PERCENT)


def round_gain(state: State, tank: int, enemy: int, named: int, modifier: int, leads: bool) -> int:
    """D-249, D-268: how much more a shot brings with APCR than with an ordinary round."""
    usual = shot_worth(state, tank, enemy, modifier, leads, named, 0)
    return shot_worth(state, tank, enemy, modifier, leads, named, 1) - usual


def prize(state: State, enemy: int) -> int:
    """D-347, D-116, D-316: what a penetration brings, in hundredths of a VP.

    A crew that is Broken, burning or has lost a man goes under sooner.
    """
    shaken = state.broken[enemy] + state.burning[enemy] + min(1, state.dead(enemy))
    return state.cat.tank_vp[enemy] * (FRESH + SHAKEN * shaken) + CREW_PRIZE


def best_shot(state: State, tank: int, modifier: int, leads: bool, pair: bool) -> int:
    """The best that a shot with these cards can be expected to bring."""
    best = 0
    round = state.loaded[tank]
    for enemy in targets(state, tank):
        for named in (TURRET, HULL) if pair else (NONE,):
            best = max(best, shot_worth(state, tank, enemy, modifier, leads, named, round))
    return best


def draft_modifier(state: State) -> int:
    """D-253: the best FIRE card chosen so far."""
    cat, draft = state.cat, state.draft
    modifier = cat.fire_modifier[draft[DRAFT_FIRST]]
    return (
        max(modifier, cat.fire_modifier[draft[DRAFT_SECOND]])
        if draft[DRAFT_SECOND] > 0
        else modifier
    )


def approach(state: State, tank: int, metres: int) -> int:
    """D-252, D-268: how well the gun would do against somebody after a move of `metres`."""
    cat = state.cat
    best = 0
    for enemy in cat.enemies[tank]:
        if state.out[enemy]:
            continue
        distance = abs(state.range[tank] - metres + state.range[enemy])
        step = min(distance // 200, len(cat.to_hit[tank]) - 1)
        pierces = chart_worth(state, tank, enemy, cat.penetration[tank][step])
        best = max(best, cat.to_hit[tank][step] * pierces // PERCENT)
    return best


def approach_gain(state: State, tank: int) -> int:
    """D-252: what a step nearer is worth: by itself, or as part of a longer way."""
    now = approach(state, tank, 0)
    near = approach(state, tank, act.STEP) - now
    far = (approach(state, tank, LONG_WAY * act.STEP) - now) // LONG_WAY
    return max(near, far)


def flank_gain(state: State, tank: int, enemy: int) -> int:
    """D-232: how much more a shot brings against side armour, with the better chance to hit."""
    cat = state.cat
    if state.distance(tank, enemy) // 200 >= len(cat.to_hit[tank]):
        return 0
    value = penetration(state, tank, enemy, 0)
    gain = plates_worth(state, enemy, value, 1, HIT_PLACES) - hit_worth(state, tank, enemy, NONE, 0)
    number = min(SURE, cat.to_hit[tank][state.distance(tank, enemy) // 200])
    return number * max(0, gain) * prize(state, enemy) // (PERCENT * PERCENT)


def gun_worth(state: State, gun: int, enemy: int) -> int:
    """D-364: a gun's chance to hit and to penetrate the hull in front, by what that brings."""
    cat = state.cat
    number = min(SURE, max(0, guns.gun_number(state, gun, enemy, False)))
    value = cat.gun_pen[gun][guns.gun_distance(state, gun, enemy) // act.STEP]
    place = TURRET if state.hull_down[enemy] else HULL
    share = cat.pierces(value - cat.armour[enemy][place * 2])
    return number * share * prize(state, enemy) // (PERCENT * PERCENT)


def attack_worth(state: State, enemy: int) -> int:
    """D-187: half of the hits of infantry may be trusted to penetrate."""
    number = infantry.attack_number(state, state.active, enemy)
    return min(SURE, max(0, number)) * prize(state, enemy) // (2 * PERCENT)
