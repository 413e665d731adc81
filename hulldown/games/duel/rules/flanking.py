"""10.4: flanking an enemy, and shaking off a flanker with a FLANK card."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.rules.conditions import flank_barred, sight_refused
from hulldown.games.duel.rules.levels import move_barred
from hulldown.games.duel.rules.movement import distances, level_refused, shed
from hulldown.games.duel.rules.spotting import OUT_OF_PLAY
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NOT_SPOTTED: Final = Reason("not-spotted", "D-075")
FLANKED_ALREADY: Final = Reason("flanked-already", "D-226")
NOTHING_TO_FLANK: Final = Reason("nothing-to-flank", "D-227")
FLANKER_NOT_SPOTTED: Final = Reason("flanker-not-spotted", "D-236")
MOST_FLANKED: Final = 2


def flank_at_refused(state: State, tank: int, enemy: int, metres: int = 0) -> Reason | None:
    """D-075, D-229, DQ-76, DQ-98: an enemy in play, Spotted, not yet flanked by this tank.

    In Snow it counts how far the enemy is after a move of `metres`.
    """
    if state.out[enemy]:
        return OUT_OF_PLAY
    if not state.has_spotted(tank, enemy):
        return NOT_SPOTTED
    if state.has_flanked(tank, enemy):
        return FLANKED_ALREADY
    return sight_refused(state, tank, enemy, metres)


def shake_refused(state: State, tank: int, enemy: int) -> Reason | None:
    """D-234, D-236: a flanker that this tank has Spotted."""
    return None if state.has_spotted(tank, enemy) else FLANKER_NOT_SPOTTED


def flank_objects(
    state: State, tank: int, moving: bool, metres: int = 0
) -> tuple[list[int], list[int]]:
    """D-075, D-227, D-236, DQ-24: whom a FLANK card can flank, and whom it can shake off."""
    if not state.spotted[tank]:
        return [], []
    enemies = state.cat.enemies[tank]
    attacked: list[int] = []
    if moving:
        attacked = [e for e in enemies if flank_at_refused(state, tank, e, metres) is None]
    shaken = [e for e in state.flankers(tank) if shake_refused(state, tank, e) is None]
    return attacked, shaken


def can_flank(state: State, tank: int, moving: bool) -> bool:
    """D-227: may this tank flank or shake off anybody, if the card allows it?"""
    if move_barred(state, tank) is not None or flank_barred(state, tank) is not None:
        return False
    attacked, shaken = flank_objects(state, tank, moving)
    return bool(attacked or shaken)


def flank_refused(state: State, tank: int, card: int, moving: bool, orders: int) -> Reason | None:
    """D-073, D-166, D-227, D-228: the Move Level, and somebody to flank or to shake off."""
    reason = move_barred(state, tank) or flank_barred(state, tank)
    if reason is None:
        reason = level_refused(state.cat.flank_level[card], state.move_now[tank], orders)
    if reason is not None:
        return reason
    attacked, shaken = flank_objects(state, tank, moving)
    return None if attacked or shaken else NOTHING_TO_FLANK


def flank_after_refused(
    state: State, tank: int, card: int, orders: int, cards: int
) -> Reason | None:
    """D-227, DQ-98: the same after one or two MOVE cards, which may bring somebody into sight."""
    reason = flank_refused(state, tank, card, True, orders)
    if reason is not NOTHING_TO_FLANK or not state.cat.field.snow:
        return reason
    ways = distances(state, tank, cards)
    found = any(flank_objects(state, tank, True, metres)[0] for metres in ways)
    return None if found else reason


def flanked(state: State, tank: int) -> list[int]:
    """D-226, D-230: the enemies this tank flanks."""
    return [enemy for enemy in state.cat.enemies[tank] if state.has_flanked(tank, enemy)]


def resolve_flank(table: Table[State], tank: int, enemy: int, released: int) -> None:
    """D-229, D-230, D-233: a Flank counter in front of the enemy; a third costs an old one.

    DQ-78: an enemy that has gone meanwhile is flanked in vain. D-120: Hull Down ends.
    """
    state = table.state
    state.hull_down = put(state.hull_down, tank, 0)
    if released >= 0 and state.has_flanked(tank, released):
        shed(table, released, tank)
    if flank_at_refused(state, tank, enemy) is not None:
        return
    if len(flanked(state, tank)) >= MOST_FLANKED:
        return
    state.flanks = put(state.flanks, tank, state.flanks[tank] | 1 << enemy)
    if table.watched:
        table.emit(events.tank_flanked(state, tank, enemy))


def resolve_shake(table: Table[State], tank: int, enemy: int) -> None:
    """D-234, D-235, D-237, DQ-78: a Flank counter in front of this tank goes, if still there."""
    state = table.state
    state.hull_down = put(state.hull_down, tank, 0)
    if state.has_flanked(enemy, tank):
        shed(table, tank, enemy)
