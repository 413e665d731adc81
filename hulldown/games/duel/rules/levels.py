"""5.3, 5.6.2, 12.1.4, 12.5, DQ-35: how a tank's Move and Fire Level come about.

Permanent results are gone through in the order received, then temporary caps, then crew and
vacant seats, not below 0, then the Bog counter. A boost by Order Icons comes on top of all.
"""

from typing import Final

from hulldown.games.duel.catalog import (
    ASSISTANT,
    COMMANDER,
    CREW,
    DRIVER,
    FUEL_HIT,
    GUN_HIT,
    GUNNER,
    IMMOBILIZED,
    LOADER,
    OPTICS,
    SECOND_LOADER,
    TRACK_DAMAGE,
    TRANSMISSION,
    TURRET_GEARS,
)
from hulldown.games.duel.rules.conditions import is_guided, mud_loss, snow_cap
from hulldown.games.duel.state import KIA, NONE, State, put
from hulldown.kernel.messages import Reason

Steps = list[tuple[str, str, int]]
HALTING: Final = (IMMOBILIZED, TRANSMISSION)
STUNNED: Final = 3

NO_DRIVER: Final = Reason("no-driver", "D-107")
NO_GUNNER: Final = Reason("no-gunner", "D-109")
NOT_MOBILE: Final = Reason("immobilized", "D-319")
SMOKE_FILLED: Final = Reason("smoke-fills", "D-301")


def refresh(state: State, tank: int) -> None:
    """D-072, D-105: count both levels of a tank again after something about it has changed."""
    state.move_now = put(state.move_now, tank, move_level(state, tank, None))
    state.fire_now = put(state.fire_now, tank, fire_level(state, tank, None))


def refresh_for_good(state: State, tank: int) -> None:
    """D-225: after a permanent change a Bog counter that no longer lowers the level goes.

    Caps that pass with the next move are no part of the permanent level (DQ-36).
    """
    bog, cap = state.bog[tank], state.move_cap[tank]
    if bog:
        state.bog = put(state.bog, tank, 0)
        state.move_cap = put(state.move_cap, tank, 0)
        state.bog = put(state.bog, tank, bog if move_level(state, tank, None) > bog else 0)
        state.move_cap = put(state.move_cap, tank, cap)
    refresh(state, tank)


def is_immobilized(state: State, tank: int) -> bool:
    """D-318, D-319, DQ-87: for good, by a second Track Damage, or while the gears are locked."""
    damage = state.damage[tank]
    return IMMOBILIZED in damage or TRANSMISSION in damage or damage.count(TRACK_DAMAGE) > 1


def move_level(state: State, tank: int, steps: Steps | None) -> int:
    """D-073, DQ-35: the Move Level without boost; `steps` collects how it came about."""
    printed = state.cat.printed_move[tank]
    level = lasting_move(printed, mud_loss(state, tank), state.damage[tank], steps)
    snow = snow_cap(state)
    if snow and level > snow:
        level = snow
        note(steps, "snow", "D-004", level)
    cap = state.move_cap[tank]
    if cap and level > cap:
        level = cap
        note(steps, "cap", "D-291" if cap > STUNNED else "D-295", level)
    lost = move_penalty(state, tank)
    if lost:
        level = max(0, level - lost)
        note(steps, "crew", "D-105", level)
    bog = state.bog[tank]
    if bog and level > bog and not is_guided(state, tank):
        level = bog
        note(steps, "bog", "D-223", level)
    return level


def note(steps: Steps | None, what: str, rule: str, level: int) -> None:
    """Write down how a level came about, if somebody wants to know."""
    if steps is not None:
        steps.append((what, rule, level))


def lasting_move(printed: int, mud: int, damage: tuple[int, ...], steps: Steps | None) -> int:
    """D-303, D-317, D-318, D-319: the Move Level after permanent results, in their order.

    DQ-107: Deep Mud comes first and leaves at least 1.
    """
    level = printed
    note(steps, "printed", "D-072", level)
    if mud:
        level = max(1, level - mud)
        note(steps, "mud", "D-004", level)
    tracks = 0
    for result in damage:
        before = level
        rule = "D-319"
        if result == TRACK_DAMAGE:
            tracks += 1
            level = 0 if tracks > 1 else min(level, (printed + 1) // 2)
            rule = "D-318" if tracks > 1 else "D-317"
        elif result in HALTING:
            level = 0
        elif result == FUEL_HIT:
            level = min(level, max(1, level - 3))
            rule = "D-303"
        if level != before:
            note(steps, "damage", rule, level)
    return level


def move_penalty(state: State, tank: int) -> int:
    """D-108, D-112, D-114, D-115: a strange driver, a dead or absent Commander (D-106, DQ-37)."""
    lost = 0
    driver = state.who_sits(tank, DRIVER)
    if driver == ASSISTANT:
        lost = 1
    elif driver not in (DRIVER, NONE):
        lost = 2
    if commander_missing(state, tank):
        lost += 1
    return lost


def commander_missing(state: State, tank: int) -> bool:
    """D-106, D-112: the Commander is KIA, or he has left his seat (DQ-37)."""
    man = state.men[tank * CREW + COMMANDER]
    return man == KIA or state.sits[tank * CREW + COMMANDER] == NONE


def fire_level(state: State, tank: int, steps: Steps | None) -> int:
    """D-074, DQ-35: the Fire Level without boost; `steps` collects how it came about."""
    level = lasting_fire(state, tank, steps)
    cap = state.fire_cap[tank]
    if cap and level > cap:
        level = cap
        note(steps, "cap", "D-290" if cap > STUNNED else "D-294", level)
    lost = fire_penalty(state, tank)
    if lost:
        level = max(0, level - lost)
        note(steps, "crew", "D-105", level)
    return level


def lasting_fire(state: State, tank: int, steps: Steps | None) -> int:
    """D-293, D-296, D-297: the Fire Level after permanent results, in their order."""
    level = state.cat.printed_fire[tank]
    note(steps, "printed", "D-072", level)
    tracks = 0
    for result in state.damage[tank]:
        before = level
        rule = ""
        if result == TRACK_DAMAGE or result in HALTING:
            tracks += 1 if result == TRACK_DAMAGE else 2
            if state.cat.is_destroyer[tank]:
                rule = "D-126" if tracks > 1 else "D-125"
                boxes = state.cat.immobile_fire if tracks > 1 else state.cat.damaged_fire
                level = min(level, boxes[tank])
        elif result == TURRET_GEARS:
            level = (level + 1) // 2
            rule = "D-293"
        elif result == GUN_HIT:
            level = min(level, max(1, level - 3))
            rule = "D-296"
        elif result == OPTICS:
            level = min(level, 3)
            rule = "D-297"
        if level != before:
            note(steps, "damage", rule, level)
    return level


def fire_penalty(state: State, tank: int) -> int:
    """D-110, D-111, D-112, D-114, DQ-74: strange gunner, Loaders and Commander missing."""
    base = tank * CREW
    lost = 0
    if commander_missing(state, tank):
        lost += 1
    gunner = state.who_sits(tank, GUNNER)
    if state.cat.doubles[tank]:
        if state.men[base + COMMANDER] == KIA:
            lost = 2
    elif gunner not in (GUNNER, NONE):
        lost += 1
    for seat in (LOADER, SECOND_LOADER):
        if seat in state.cat.crew[tank] and state.sits[base + seat] == NONE:
            lost += 1
    return lost


def move_barred(state: State, tank: int) -> Reason | None:
    """D-107, D-301, D-319, DQ-73: what forbids Move, Flank and own Terrain, whatever the level."""
    if is_immobilized(state, tank):
        return NOT_MOBILE
    if state.who_sits(tank, DRIVER) == NONE:
        return NO_DRIVER
    return SMOKE_FILLED if state.filled[tank] else None


def fire_barred(state: State, tank: int) -> Reason | None:
    """D-109, D-114, D-301: what forbids Fire, whatever the level."""
    if state.who_sits(tank, GUNNER) == NONE:
        return NO_GUNNER
    return SMOKE_FILLED if state.filled[tank] else None
