"""The shots of a solo tank: their quality, and the order of its targets (DQ-104)."""

from itertools import combinations
from typing import Final, NamedTuple

from hulldown.games.duel.catalog import HULL, TURRET
from hulldown.games.duel.rules.firing import (
    LAST_HIT,
    armour,
    gun_refused,
    is_hull_down_to,
    penetration,
    target_refused,
    to_hit,
)
from hulldown.games.duel.rules.instruct import load_refused, spot_targets
from hulldown.games.duel.rules.movement import (
    boost_needed,
)
from hulldown.games.duel.rules.orders import (
    MOST_BOOST,
    QUICK_PRICE,
)
from hulldown.games.duel.rules.solo.choice import NO_CARD, payment
from hulldown.games.duel.state import (
    NONE,
    State,
)
from hulldown.kernel.canonical import JSON

CREW_WORTH: Final = 3


class Shot(NamedTuple):
    """A shot it could make: cards, and the figures that decide."""

    enemy: int
    first: int
    second: int
    lead: int
    loads: bool
    boost: int
    paid: tuple[int, ...]
    number: int
    margin: int
    place: int
    value: int


def is_threat(state: State, enemy: int, tank: int, least: tuple[int, int]) -> bool:
    """Could this enemy fire at the tank, and so well, without a card to help?"""
    if gun_refused(state, enemy) is not None or target_refused(state, enemy, tank) is not None:
        return False
    number = to_hit(state, enemy, tank, 0, False, False, None)
    return number >= least[0] and margin_of(state, enemy, tank, False, False) >= least[1]


def margin_of(state: State, tank: int, enemy: int, loads: bool, pair: bool) -> int:
    """Penetration less armour of the hull; the turret's if Hull Down, the weaker with a pair."""
    plate = armour(state, tank, enemy, TURRET)
    if not is_hull_down_to(state, enemy, tank):
        hull = armour(state, tank, enemy, HULL)
        plate = min(plate, hull) if pair else hull
    return penetration(state, tank, enemy, int(loads or state.loaded[tank] == 1)) - plate


def pierces_at(state: State, tank: int, enemy: int, place: int, loads: bool) -> int:
    """D-119, D-272: of a hundred cards, how many penetrate there; none below a crest."""
    if place != TURRET and is_hull_down_to(state, enemy, tank):
        return 0
    value = penetration(state, tank, enemy, int(loads or state.loaded[tank] == 1))
    return state.cat.pierces(value - armour(state, tank, enemy, place))


def shot_value(state: State, tank: int, enemy: int, number: int, pierces: int) -> int:
    """To Hit by chance to penetrate (of a thousand) by what the enemy is worth."""
    return max(0, min(number, LAST_HIT)) * pierces * (state.cat.tank_vp[enemy] + CREW_WORTH)


def target_value(state: State, tank: int, enemy: int) -> int:
    """What a plain shot at this enemy would be worth, Spotted or not."""
    if state.distance(tank, enemy) // 200 >= len(state.cat.to_hit[tank]):
        return 0
    number = to_hit(state, tank, enemy, 0, False, False, None)
    pierces = sum(
        pierces_at(state, tank, enemy, place, False) for place in state.cat.location[enemy]
    )
    return shot_value(state, tank, enemy, number, pierces)


def target_order(state: State, tank: int) -> list[int]:
    """The enemies in play: the best shot first, then flanked, nearer, of lower ID."""
    return sorted(
        [enemy for enemy in state.cat.enemies[tank] if not state.out[enemy]],
        key=lambda enemy: (
            -target_value(state, tank, enemy),
            not state.has_flanked(tank, enemy),
            state.distance(tank, enemy),
            enemy,
        ),
    )


def is_good(shot: Shot, least: tuple[int, int]) -> bool:
    """Does the shot reach the threshold in both figures?"""
    return shot.number >= least[0] and shot.margin >= least[1]


def best_shot(state: State, tank: int, cards: list[int], least: tuple[int, int]) -> Shot | None:
    """The best shot of this quality; a round is quick-loaded only where it takes one."""
    if gun_refused(state, tank) is not None:
        return None
    for loads in (False, True):
        if loads and load_refused(state, tank) is not None:
            return None
        found = [shot for shot in shots(state, tank, cards, loads) if is_good(shot, least)]
        if found:
            return min(found, key=lambda shot: shot_key(state, tank, shot))
    return None


def shot_key(state: State, tank: int, shot: Shot) -> tuple[int, bool, int, int, int]:
    """Target order; of equal shots the one that takes fewer cards."""
    cards = len(shot.paid) + (shot.second > 0) + (shot.lead > 0)
    flanks = state.has_flanked(tank, shot.enemy)
    return -shot.value, not flanks, state.distance(tank, shot.enemy), shot.enemy, cards


def shots(state: State, tank: int, cards: list[int], loads: bool) -> list[Shot]:
    """D-153, D-248, D-250: every shot these cards allow."""
    cat = state.cat
    guns = [card for card in cards if cat.fire_level[card]]
    leads = [NO_CARD, *[card for card in cards if cat.is_leadership[card]]]
    out: list[Shot] = []
    for count in (1, 2):
        for pair in combinations(guns, count):
            for lead in leads:
                out += shots_with(state, tank, cards, (*pair, NO_CARD)[:2], lead, loads)
    return out


def shots_with(
    state: State, tank: int, cards: list[int], pair: tuple[int, ...], lead: int, loads: bool
) -> list[Shot]:
    """D-029, D-032, D-166: at every target, if the level can be reached and all be paid."""
    cat = state.cat
    first, second = pair
    level = max(cat.fire_level[first], cat.fire_level[second])
    boost = boost_needed(level, state.fire_now[tank])
    rest = [card for card in cards if card not in (first, second, lead)]
    paid = payment(state, rest, 2 * boost, QUICK_PRICE if loads else 0)
    if boost > MOST_BOOST or paid is None:
        return []
    modifier = cat.fire_modifier[first]
    if second:
        modifier = max(modifier, cat.fire_modifier[second])
    out: list[Shot] = []
    for enemy in cat.enemies[tank]:
        if target_refused(state, tank, enemy) is None:
            number = to_hit(state, tank, enemy, modifier, lead > 0, False, None)
            margin = margin_of(state, tank, enemy, loads, second > 0)
            place, pierces = aim(state, tank, enemy, loads, second > 0)
            value = shot_value(state, tank, enemy, number, pierces)
            shot = Shot(
                enemy=enemy,
                first=first,
                second=second,
                lead=lead,
                loads=loads,
                boost=boost,
                paid=paid,
                number=number,
                margin=margin,
                place=place,
                value=value,
            )
            out.append(shot)
    return out


def aim(state: State, tank: int, enemy: int, loads: bool, pair: bool) -> tuple[int, int]:
    """D-266, D-267: a pair names turret or hull; else the place is Pulled. Of a thousand."""
    if not pair:
        places = state.cat.location[enemy]
        return NONE, sum(pierces_at(state, tank, enemy, place, loads) for place in places)
    at_hull = pierces_at(state, tank, enemy, HULL, loads)
    at_turret = pierces_at(state, tank, enemy, TURRET, loads)
    return (HULL, 10 * at_hull) if at_hull > at_turret else (TURRET, 10 * at_turret)


def would_be_good(state: State, tank: int, enemy: int, least: tuple[int, int]) -> bool:
    """Would a plain shot at this enemy be of this quality?"""
    if state.distance(tank, enemy) // 200 >= len(state.cat.to_hit[tank]):
        return False
    number = to_hit(state, tank, enemy, 0, False, False, None)
    return number >= least[0] and margin_of(state, tank, enemy, False, False) >= least[1]


def is_worth_spotting(state: State, tank: int, enemy: int, least: tuple[int, int]) -> bool:
    """D-077, D-091: an Acquired counter is given up only for a better target."""
    old = state.acquired[tank]
    if old == NONE:
        return True
    return would_be_good(state, tank, enemy, least) and not would_be_good(state, tank, old, least)


def worth_spotting(state: State, tank: int, least: tuple[int, int]) -> list[int]:
    """D-173: the enemies it would Spot, the best target first."""
    unseen = spot_targets(state, tank)
    return [
        enemy
        for enemy in target_order(state, tank)
        if enemy in unseen and is_worth_spotting(state, tank, enemy, least)
    ]


def shot_figures(state: State, shot: Shot, least: tuple[int, int]) -> dict[str, JSON]:
    """The figures of a shot beside its threshold."""
    return threshold_figures(state, shot.enemy, shot.number, shot.margin, least)


def threshold_figures(
    state: State, enemy: int, number: int, margin: int, least: tuple[int, int]
) -> dict[str, JSON]:
    """To Hit Number and Penetration less armour, beside what is wanted."""
    return {
        "enemy": state.cat.tank_ids[enemy],
        "number": number,
        "least": least[0],
        "margin": f"{margin:+d}",
        "least_margin": f"{least[1]:+d}",
    }
