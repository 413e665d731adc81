"""17.1: anti-tank guns, a module: they fire as Field Actions for Order Icons."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import TURRET
from hulldown.games.duel.data import BOUNCES, PENETRATES
from hulldown.games.duel.rules.damage import begin_damage
from hulldown.games.duel.rules.firing import LAST_HIT, OUT_OF_REACH, TACTICS_PENALTY, is_penetrated
from hulldown.games.duel.rules.flanking import NOT_SPOTTED
from hulldown.games.duel.rules.frames import FRAME_REPLY, FRAME_STEP, GUN, Frame
from hulldown.games.duel.rules.movement import LIMIT
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.rules.spotting import OUT_OF_PLAY
from hulldown.games.duel.rules.tactics import AGAINST_FIRE, open_window
from hulldown.games.duel.state import State
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

FIRED_ALREADY: Final = Reason("gun-fired-already", "D-186")
NOBODY_FOR_THE_GUN: Final = Reason("no-target-for-gun", "D-186")

GUN_WHICH: Final = 3
GUN_TARGET: Final = 4

STEP_SIZE: Final = 200
TO_WINDOW: Final = 0
TO_FIRE: Final = 1


def own_guns(state: State, tank: int) -> list[int]:
    """D-186: the guns of the tank's side."""
    side = state.cat.side[tank]
    return [gun for gun in range(len(state.cat.guns)) if state.cat.gun_side[gun] == side]


def gun_distance(state: State, gun: int, enemy: int) -> int:
    """D-069: the gun has a Range marker of its own."""
    return abs(state.gun_at[gun] + state.range[enemy])


def gun_target_refused(state: State, gun: int, enemy: int) -> Reason | None:
    """D-186: an enemy in play that the Active Tank has Spotted, within the gun's reach."""
    if state.out[enemy]:
        return OUT_OF_PLAY
    if not state.has_spotted(state.active, enemy):
        return NOT_SPOTTED
    step = gun_distance(state, gun, enemy) // 200
    return OUT_OF_REACH if step >= len(state.cat.gun_to_hit[gun]) else None


def gun_targets(state: State, gun: int) -> list[int]:
    """Whom this gun may fire at."""
    enemies = state.cat.enemies[state.active]
    return [enemy for enemy in enemies if gun_target_refused(state, gun, enemy) is None]


def gun_price(state: State, gun: int) -> int:
    """D-186: the Order Icons printed on its card; one less for a hidden gun, at least 1."""
    price = state.cat.gun_orders[gun]
    return max(1, price - 1) if state.gun_hidden else price


def gun_refused(state: State, gun: int) -> Reason | None:
    """D-186: once in a Tank Phase, and at somebody."""
    if state.guns_fired >> gun & 1:
        return FIRED_ALREADY
    return None if gun_targets(state, gun) else NOBODY_FOR_THE_GUN


def gun_number(state: State, gun: int, enemy: int, tactics: bool) -> int:
    """D-364: the card's To Hit Number, the target's Cover and size, TACTICS; nothing else."""
    cat = state.cat
    number = cat.gun_to_hit[gun][gun_distance(state, gun, enemy) // 200]
    number -= cat.cover[state.hold[enemy]]
    if state.smoke[enemy]:
        number -= cat.smoke_cover
    if tactics:
        number -= TACTICS_PENALTY
    return number + cat.size[enemy]


def gun_distances(state: State, gun: int) -> list[int]:
    """D-070, D-188: a gun moves 200 m either way, within the field."""
    place = state.gun_at[gun]
    return [metres for metres in (-STEP_SIZE, STEP_SIZE) if abs(place - metres) <= LIMIT]


def begin_gun(state: State, gun: int, enemy: int) -> None:
    """D-186, D-364: the gun fires; its target may answer."""
    state.guns_fired |= 1 << gun
    state.gun_hidden = 0
    state.frames.push(GUN, [TO_WINDOW, 0, gun, enemy])


def run_gun(table: Table[State], frame: Frame) -> None:
    """D-364: the window, then the shot."""
    state = table.state
    step = frame[FRAME_STEP]
    frame[FRAME_STEP] += 1
    if step == TO_WINDOW:
        open_window(state, frame[GUN_TARGET], AGAINST_FIRE)
    elif step == TO_FIRE:
        fire_gun(table, frame)
    else:
        state.frames.pop()


def fire_gun(table: Table[State], frame: Frame) -> None:
    """D-263, D-264: as any shot; front armour, Hull Down counts."""
    state = table.state
    gun, enemy = frame[GUN_WHICH], frame[GUN_TARGET]
    number = gun_number(state, gun, enemy, frame[FRAME_REPLY] == 1)
    card = pull(table, "D-263")
    is_hit = 0 < card <= min(number, LAST_HIT)
    if table.watched:
        table.emit(events.gun_fired(state, gun, enemy, number, is_hit))
    if not is_hit:
        return
    place = state.cat.location[enemy][pull(table, "D-267") % 10]
    misses = place != TURRET and state.hull_down[enemy] == 1
    if table.watched:
        table.emit(events.shot_hit(state, enemy, place, misses))
    if not misses:
        value = state.cat.gun_pen[gun][gun_distance(state, gun, enemy) // 200]
        pierce(table, enemy, place, value, state.cat.gun_heavy[gun])


def pierce(table: Table[State], enemy: int, place: int, value: int, heavy: bool) -> None:
    """D-270, D-272, D-345, D-348, DQ-105: for the Active Tank, without a Medal."""
    state = table.state
    plate = state.cat.armour[enemy][place * 2]
    card = pull(table, "D-270")
    pen = state.cat.pen[card]
    pierces = pen == PENETRATES or (pen != BOUNCES and value + pen >= plate)
    if table.watched:
        table.emit(events.shot_pierced(state, enemy, value, pen, plate, pierces))
    if pierces:
        state.deck.kept = card
        is_penetrated(table, state.active, enemy, False)
        begin_damage(state, enemy, state.active, place, heavy or state.cat.heavy[card])
