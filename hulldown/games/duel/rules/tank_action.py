"""8.3.3: a declared Tank Action or Field Action, carried out card by card.

The frame holds the draft as it was declared. D-169: each card or pair is resolved fully before the
next. DQ-46: the one window for TACTICS comes before the first Pull.
"""

from collections.abc import Callable
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules.command import use
from hulldown.games.duel.rules.damage import put_out
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.firing import begin_shot
from hulldown.games.duel.rules.flanking import resolve_flank, resolve_shake
from hulldown.games.duel.rules.frames import ACTION, FRAME_DRAFT, FRAME_REPLY, FRAME_STEP, Frame
from hulldown.games.duel.rules.guns import begin_gun
from hulldown.games.duel.rules.infantry import advance, attack
from hulldown.games.duel.rules.instruct import (
    attempt_spot,
    change_seats,
    load,
    unload,
    unlock,
)
from hulldown.games.duel.rules.movement import (
    resolve_move,
    shake_flankers,
    stop,
)
from hulldown.games.duel.rules.pulls import (
    discard_hidden,
    discard_shown,
    play_card,
    settle,
)
from hulldown.games.duel.rules.radios import report
from hulldown.games.duel.rules.scenarios import leave_field, leaves_field, occupy
from hulldown.games.duel.rules.smoke import resolve_smoke
from hulldown.games.duel.rules.specials import Aim, use_special
from hulldown.games.duel.rules.spotting import show_to_all
from hulldown.games.duel.rules.tactics import (
    AGAINST_FLANK,
    AGAINST_INFANTRY,
    AGAINST_SPOT,
    AGAINST_TERRAIN,
    open_window,
)
from hulldown.games.duel.rules.terrain import attempt_hull_down, resolve_terrain
from hulldown.games.duel.state import (
    BLANK_DRAFT,
    DRAFT_AMMO,
    DRAFT_AT,
    DRAFT_BOOST,
    DRAFT_CHANGE,
    DRAFT_FIRST,
    DRAFT_FLANK_AT,
    DRAFT_FLANK_CARD,
    DRAFT_GIVEN,
    DRAFT_GIVEN_TOO,
    DRAFT_KIND,
    DRAFT_LAST,
    DRAFT_LOOK,
    DRAFT_METRES,
    DRAFT_PLACE,
    DRAFT_RELEASED,
    DRAFT_SECOND,
    DRAFT_SHAKES,
    DRAFT_USE,
    DRAFT_VICTIM,
    NONE,
    State,
)
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

FIELD_ACTIONS: Final = (
    act.COMMAND,
    act.LAY,
    act.STOP,
    act.OCCUPY,
    act.GUN,
    act.ADVANCE,
    act.ATTACK,
    act.REPORT,
)

DRIVES: Final = (act.MOVE, act.FLANK)

TO_WINDOW: Final = 0
TO_FIRST: Final = 1
TO_SPOTTED: Final = 2
TO_FLANK: Final = 3
TO_LAST: Final = 4
TO_ACTION_END: Final = 5


class Declaring(Ask):
    """D-168: the draft is complete."""

    asks = "ask-declare"
    rule = "D-168"
    sealed = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """It need only be declared."""
        return [state.cat.declare]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-168: all cards are played at once."""
        resolve_declare(table, seat)


def resolve_declare(table: Table[State], seat: Seat) -> None:
    """D-035, D-150, D-167, D-168: prices are paid, discards made, cards shown; nothing resolved."""
    state = table.state
    draft = state.draft
    kind = draft[DRAFT_KIND]
    announce(table, seat, draft, state.paid)
    for card in state.paid:
        discard_shown(table, seat, card)
    for slot in (DRAFT_GIVEN, DRAFT_GIVEN_TOO):
        if draft[slot] > 0:
            give(table, seat, draft[slot], kind)
            draft[slot] = NONE
    for slot in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD, DRAFT_LAST):
        if draft[slot] > 0:
            play_card(table, seat, draft[slot])
    begin_action(state, draft)
    clear_draft(state)


def announce(table: Table[State], seat: Seat, draft: list[int], paid: list[int]) -> None:
    """D-150, D-168: all see what is played; it may be the one Tank Action."""
    state = table.state
    if draft[DRAFT_KIND] not in FIELD_ACTIONS:
        state.done = 1
    if table.watched:
        table.emit(events.action_declared(state, seat, draft, paid))


def begin_action(state: State, draft: list[int]) -> None:
    """D-169: what was declared is to be carried out."""
    state.frames.push(ACTION, [TO_WINDOW, 0, *draft])


def give(table: Table[State], seat: Seat, card: int, kind: int) -> None:
    """DQ-16: the discard of Instruct Crew or stopping is unshown; D-299: two MOVE cards are not."""
    if kind in events.SHOWN_DISCARDS:
        discard_shown(table, seat, card)
    else:
        discard_hidden(table, seat, card)


def clear_draft(state: State) -> None:
    """Nothing is being composed."""
    state.draft = BLANK_DRAFT.copy()
    state.paid = []


def run_action(table: Table[State], frame: Frame) -> None:
    """D-169: step by step, until somebody must be asked, something comes between, or it is over."""
    state = table.state
    while not state.asked and state.frames.rows[-1] is frame:
        step = frame[FRAME_STEP]
        frame[FRAME_STEP] += 1
        drives = frame[FRAME_DRAFT + DRAFT_KIND] in DRIVES
        if step >= (TO_ACTION_END if drives else TO_SPOTTED) or state.out[state.active]:
            state.frames.pop()
            settle(table)
            return
        take_step(table, frame, step)


def take_step(table: Table[State], frame: Frame, step: int) -> None:
    """D-169: the window, the first card or pair, Spotted, FLANK, the last card."""
    state = table.state
    if step == TO_WINDOW:
        open_windows(state, frame)
    elif step == TO_FIRST:
        run_first(table, frame)
    elif step == TO_SPOTTED:
        if frame[FRAME_DRAFT + DRAFT_KIND] == act.MOVE:
            show_to_all(table, state.active)
    elif step == TO_FLANK:
        if frame[FRAME_DRAFT + DRAFT_FLANK_CARD] > 0:
            run_flank(table, frame)
    elif frame[FRAME_DRAFT + DRAFT_LAST] > 0:
        run_last(table, frame)


def open_windows(state: State, frame: Frame) -> None:
    """D-334, D-336, DQ-24, DQ-46: who is Spotted at, flanked or driven into Terrain may answer."""
    kind = frame[FRAME_DRAFT + DRAFT_KIND]
    if kind == act.SPOT:
        open_window(state, frame[FRAME_DRAFT + DRAFT_AT], AGAINST_SPOT)
    elif kind == act.LAY:
        open_window(state, frame[FRAME_DRAFT + DRAFT_AT], AGAINST_TERRAIN)
    elif kind == act.ATTACK:
        open_window(state, frame[FRAME_DRAFT + DRAFT_AT], AGAINST_INFANTRY)
    elif frame[FRAME_DRAFT + DRAFT_FLANK_CARD] > 0 and not frame[FRAME_DRAFT + DRAFT_SHAKES]:
        open_window(state, frame[FRAME_DRAFT + DRAFT_FLANK_AT], AGAINST_FLANK)


def run_move(table: Table[State], frame: Frame) -> None:
    """10.1: the move itself, then the check of flankers (D-199 uses the level moved at)."""
    state = table.state
    tank = state.active
    level = state.move_now[tank]
    metres = frame[FRAME_DRAFT + DRAFT_METRES] - act.FURTHEST
    if leaves_field(state, tank, metres):
        leave_field(table, tank)
        return
    resolve_move(table, tank, frame[FRAME_DRAFT + DRAFT_FIRST], metres)
    pair = frame[FRAME_DRAFT + DRAFT_SECOND] > 0
    shake_flankers(table, tank, pair, max(0, frame[FRAME_DRAFT + DRAFT_BOOST]), level)


def run_fire(table: Table[State], frame: Frame) -> None:
    """D-170, D-249, D-253: quick-loading, then the shot with the best modifier and LEADERSHIP."""
    state = table.state
    tank = state.active
    if frame[FRAME_DRAFT + DRAFT_AMMO] == 1:
        load(table, tank)
    elif frame[FRAME_DRAFT + DRAFT_AMMO] == 2:
        unload(table, tank)
    modifier = state.cat.fire_modifier[frame[FRAME_DRAFT + DRAFT_FIRST]]
    second = frame[FRAME_DRAFT + DRAFT_SECOND]
    if second > 0:
        modifier = max(modifier, state.cat.fire_modifier[second])
    leads = frame[FRAME_DRAFT + DRAFT_LAST] > 0
    begin_shot(
        state,
        tank,
        frame[FRAME_DRAFT + DRAFT_AT],
        modifier,
        leads,
        frame[FRAME_DRAFT + DRAFT_PLACE],
    )


def run_first(table: Table[State], frame: Frame) -> None:
    """D-151: what the first card or the instruction does; a pass does nothing."""
    kind = frame[FRAME_DRAFT + DRAFT_KIND]
    if kind in FIRST_STEPS:
        FIRST_STEPS[kind](table, frame)


def run_terrain(table: Table[State], frame: Frame) -> None:
    """D-206: own Terrain as the whole action."""
    resolve_terrain(table, table.state.active, frame[FRAME_DRAFT + DRAFT_FIRST])


def run_lay(table: Table[State], frame: Frame) -> None:
    """D-184, D-211, D-218, D-337, DQ-58: Terrain on an enemy, unless TACTICS has cancelled it."""
    state = table.state
    enemy = frame[FRAME_DRAFT + DRAFT_AT]
    if not frame[FRAME_REPLY] and state.in_motion(enemy) and not state.out[enemy]:
        resolve_terrain(table, enemy, frame[FRAME_DRAFT + DRAFT_FIRST])


def run_smoke(table: Table[State], frame: Frame) -> None:
    """D-239: SMOKE is the whole action."""
    resolve_smoke(table, table.state.active, frame[FRAME_DRAFT + DRAFT_FIRST])


def run_use(table: Table[State], frame: Frame) -> None:
    """D-171, D-188: LEADERSHIP alone, or COMMAND."""
    how = act.Use(frame[FRAME_DRAFT + DRAFT_USE])
    target, victim = frame[FRAME_DRAFT + DRAFT_AT], frame[FRAME_DRAFT + DRAFT_VICTIM]
    if how >= act.USE_SPECIAL:
        metres = frame[FRAME_DRAFT + DRAFT_METRES] - act.FURTHEST
        aim = Aim(target, victim, frame[FRAME_DRAFT + DRAFT_CHANGE], metres)
        use_special(table, frame[FRAME_DRAFT + DRAFT_FIRST], how, aim)
    else:
        use(table, table.state.active, how, target, victim)


def run_spot(table: Table[State], frame: Frame) -> None:
    """D-173, D-334, D-337: a Spot attempt, unless TACTICS has cancelled it."""
    if not frame[FRAME_REPLY]:
        attempt_spot(
            table,
            table.state.active,
            frame[FRAME_DRAFT + DRAFT_AT],
            frame[FRAME_DRAFT + DRAFT_LOOK],
        )


def run_load(table: Table[State], frame: Frame) -> None:
    """D-175: load."""
    load(table, table.state.active)


def run_unload(table: Table[State], frame: Frame) -> None:
    """D-176: unload."""
    unload(table, table.state.active)


def run_hull_down(table: Table[State], frame: Frame) -> None:
    """D-177: a Hull Down attempt."""
    attempt_hull_down(table, table.state.active)


def run_reseat(table: Table[State], frame: Frame) -> None:
    """D-178, D-179: a change of seats."""
    change_seats(table, table.state.active, frame[FRAME_DRAFT + DRAFT_CHANGE])


def run_unlock(table: Table[State], frame: Frame) -> None:
    """D-299: two MOVE cards free the transmission."""
    unlock(table, table.state.active)


def run_extinguish(table: Table[State], frame: Frame) -> None:
    """D-028, D-164, DQ-12: 3 Order Icons put the fire out in place of a Tank Action."""
    put_out(table, table.state.active, "D-028")


def run_stop(table: Table[State], frame: Frame) -> None:
    """D-185, D-205: any card stops the tank."""
    stop(table, table.state.active)


def run_occupy(table: Table[State], frame: Frame) -> None:
    """D-186: a hill or a road is taken."""
    occupy(table, table.state.active, frame[FRAME_DRAFT + DRAFT_CHANGE])


def run_gun(table: Table[State], frame: Frame) -> None:
    """D-186: an anti-tank gun fires."""
    begin_gun(table.state, frame[FRAME_DRAFT + DRAFT_CHANGE], frame[FRAME_DRAFT + DRAFT_AT])


def run_advance(table: Table[State], frame: Frame) -> None:
    """D-187: the infantry advances."""
    table.state.infantry_used = 1
    advance(table, table.state.active)


def run_attack(table: Table[State], frame: Frame) -> None:
    """D-187, D-363: the infantry attacks, unless TACTICS has cancelled it."""
    table.state.infantry_used = 1
    if not frame[FRAME_REPLY]:
        attack(
            table, table.state.active, frame[FRAME_DRAFT + DRAFT_AT], frame[FRAME_DRAFT + DRAFT_USE]
        )


def run_report(table: Table[State], frame: Frame) -> None:
    """DQ-107: a Spotted counter goes to a friendly tank."""
    report(
        table, table.state.active, frame[FRAME_DRAFT + DRAFT_CHANGE], frame[FRAME_DRAFT + DRAFT_AT]
    )


FIRST_STEPS: Final[dict[int, Callable[[Table[State], Frame], None]]] = {
    act.MOVE: run_move,
    act.FIRE: run_fire,
    act.TERRAIN: run_terrain,
    act.LAY: run_lay,
    act.SMOKE: run_smoke,
    act.LEADERSHIP: run_use,
    act.COMMAND: run_use,
    act.SPOT: run_spot,
    act.LOAD: run_load,
    act.UNLOAD: run_unload,
    act.HULL_DOWN: run_hull_down,
    act.RESEAT: run_reseat,
    act.UNLOCK: run_unlock,
    act.EXTINGUISH: run_extinguish,
    act.STOP: run_stop,
    act.GUN: run_gun,
    act.ADVANCE: run_advance,
    act.ATTACK: run_attack,
    act.OCCUPY: run_occupy,
    act.REPORT: run_report,
}


def run_flank(table: Table[State], frame: Frame) -> None:
    """D-229, D-234, D-337, DQ-47: the FLANK card; only it is lost if TACTICS answered."""
    state = table.state
    enemy = frame[FRAME_DRAFT + DRAFT_FLANK_AT]
    if frame[FRAME_DRAFT + DRAFT_SHAKES]:
        resolve_shake(table, state.active, enemy)
    elif frame[FRAME_REPLY] != 1:
        resolve_flank(table, state.active, enemy, frame[FRAME_DRAFT + DRAFT_RELEASED])


def run_last(table: Table[State], frame: Frame) -> None:
    """D-206, D-214, D-359: own Terrain ends the action; it needs a tank still In Motion."""
    state = table.state
    if state.in_motion(state.active):
        resolve_terrain(table, state.active, frame[FRAME_DRAFT + DRAFT_LAST])
