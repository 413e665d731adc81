"""3.0, 8.0: the round and the Tank Phase, as frames that know their next step."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.administration import check_smoke
from hulldown.games.duel.rules.conditions import look_out
from hulldown.games.duel.rules.damage import rally_check
from hulldown.games.duel.rules.deciding import ASK_ME, Ask
from hulldown.games.duel.rules.elimination import reinforce
from hulldown.games.duel.rules.frames import FRAME_STEP, PHASE, ROUND, Frame
from hulldown.games.duel.rules.hands import draw_phase
from hulldown.games.duel.rules.initiative import begin_bidding, discard_bid, reveal_bids
from hulldown.games.duel.rules.levels import refresh
from hulldown.games.duel.rules.pulls import discard_hidden, settle
from hulldown.games.duel.rules.scenarios import can_occupy, score_hills, score_objectives
from hulldown.games.duel.rules.solo.initiative import turn_for_initiative
from hulldown.games.duel.rules.tank_action import clear_draft
from hulldown.games.duel.state import (
    BROKEN,
    BURNING,
    DISCARDING,
    HATCHING,
    MENU,
    NOBODY,
    NONE,
    OVER,
    State,
)
from hulldown.kernel.config import OrderForm, Orders, choice
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

KEEP: Final = "keep"
DRAW: Final = 0
BIDS: Final = 1
REVEAL: Final = 2
PHASES: Final = 3
REINFORCEMENT: Final = 4

TANK: Final = 2
DISCARDED: Final = 3
BEFORE_A: Final = -1
TO_A: Final = 0
TO_C: Final = 1
TO_D: Final = 2
AFTER_D: Final = 3
TO_E: Final = 4
AFTER_E: Final = 5
TO_ACTIONS: Final = 6
ACTIONS: Final = 7
DISCARDS: Final = 8
LEAST_TO_PAY: Final = 2


class Discarding(Ask):
    """D-189: the Discard Step."""

    asks = "ask-discard"
    rule = "D-189"

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-189: keep all, or discard any card."""
        return [state.cat.keep, *[state.cat.discard[card] for card in state.hands[seat]]]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-189, DQ-16: a card goes face down; keeping ends the step."""
        frame = table.state.frames.top()
        if action.verb == act.KEEP:
            frame[DISCARDED] = DISCARDS
        else:
            frame[DISCARDED] += 1
            discard_hidden(table, seat, action.card)

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """D-189: keep all cards, or ask."""
        return [choice("discard", (ASK_ME, KEEP), ASK_ME, "D-189")]

    def answer(self, state: State, seat: Seat, orders: Orders) -> DuelAction | None:
        """D-189: as ordered; who ordered nothing is asked."""
        return state.cat.keep if orders.get("discard", ASK_ME) == KEEP else None


def run_round(table: Table[State], frame: Frame) -> None:
    """D-005, D-006: Draw, Initiative, Tank Phases in order, Reinforcement; then again."""
    state = table.state
    step = frame[FRAME_STEP]
    if step == DRAW:
        state.round += 1
        state.combined = (0, 0)
        if table.watched:
            table.emit(events.round_began(state))
        draw_phase(table)
        frame[FRAME_STEP] = BIDS
        end_if_due(table)
    elif step == BIDS:
        frame[FRAME_STEP] = REVEAL
        begin_bidding(table)
    elif step == REVEAL:
        frame[FRAME_STEP] = PHASES
        reveal(table)
    elif step == PHASES and state.order:
        begin_phase(table, state.order.pop(0))
    elif step == PHASES:
        frame[FRAME_STEP] = REINFORCEMENT
    else:
        reinforce(table)
        frame[FRAME_STEP] = DRAW


def reveal(table: Table[State]) -> None:
    """D-130, DQ-70: cards are turned for each solo tank, by ID, before all bids are shown."""
    state = table.state
    for tank in state.cat.solo_tanks:
        turn_for_initiative(table, tank)
        if state.deck.ended:
            end_game(table)
            return
    reveal_bids(table)


def begin_phase(table: Table[State], tank: int) -> None:
    """D-133, DQ-92: this tank is active; its player is the one who acted last."""
    state = table.state
    state.active = tank
    if state.owner(tank) != SOLO:
        state.last = state.owner(tank)
    state.done = state.barred = 0
    state.guns_fired = state.gun_hidden = state.infantry_used = state.assault = 0
    state.radio_used = 0
    first = BEFORE_A if state.cat.field.snow else TO_A
    state.frames.push(PHASE, [first, tank, 0])
    if table.watched:
        table.emit(events.phase_began(state, tank))


def waiting_tank(state: State, seat: Seat) -> int:
    """D-131: the seat's next tank in the order of play while others act; NONE if there is none."""
    if seat in state.asked or (state.active != NONE and state.owner(state.active) == seat):
        return NONE
    waiting = [tank for tank in state.order if state.owner(tank) == seat and not state.out[tank]]
    return waiting[0] if waiting else NONE


def foresee(table: Table[State], tank: int) -> None:
    """D-133: as if this tank acted next, and nothing came of what is unfinished.

    Only what is asked in the Administration Step is foreseen, not what is pulled for (D-137).
    """
    state = table.state
    del state.frames.rows[1:]
    state.asked = NOBODY
    clear_draft(state)
    begin_phase(table, tank)
    administer(table, tank, TO_A)
    asks_first = state.burning[tank] or state.broken[tank] or state.cat.field.infantry
    state.frames.top()[FRAME_STEP] = TO_D if asks_first else TO_ACTIONS


def run_phase(table: Table[State], frame: Frame) -> None:
    """D-007, D-134, D-327, DQ-45: Administration, Action, Discard; a lost tank ends it at once."""
    state = table.state
    tank = frame[TANK]
    if state.out[tank]:
        end_phase(table)
        return
    step = frame[FRAME_STEP]
    frame[FRAME_STEP] += 1
    if step < TO_ACTIONS:
        administer(table, tank, step)
        if step != TO_A or needs_checks(state, tank):
            return
        step = TO_ACTIONS
    if step <= ACTIONS:
        if step == TO_ACTIONS:
            state.barred = state.burning[tank]
        frame[FRAME_STEP] = ACTIONS
        offer_actions(state, frame, tank)
    else:
        offer_discard(state, frame, tank)


def needs_checks(state: State, tank: int) -> bool:
    """D-137 to D-149: is there smoke, fire, panic or a hatch? Without, steps c to f are empty."""
    ails = state.smoke[tank] or state.filled[tank] or state.burning[tank] or state.broken[tank]
    return bool(ails) or state.cat.field.infantry


def administer(table: Table[State], tank: int, step: int) -> None:
    """D-356: from a to f, every check that applies; each ends with what it used (DQ-70)."""
    state = table.state
    seat = state.owner(tank)
    if step == BEFORE_A:
        look_out(table, tank)
        finish_check(table)
    elif step == TO_A:
        discard_bid(table, tank)
        score_objectives(table, tank)
    elif step == TO_C:
        if state.smoke[tank] or state.filled[tank]:
            check_smoke(table, tank)
            finish_check(table)
    elif step == TO_D:
        if state.burning[tank]:
            state.ask_seat(BURNING, seat)
    elif step == TO_E:
        if state.broken[tank]:
            begin_rally(table, tank)
    else:
        finish_check(table)
        if step == AFTER_E and len(state.frames) and not state.out[tank]:
            offer_hatch(state, seat)


def begin_rally(table: Table[State], tank: int) -> None:
    """D-027, D-146: a hand that could pay is asked, whatever it holds."""
    state = table.state
    if len(state.cards_of(tank)) < LEAST_TO_PAY:
        rally_check(table, tank)
    else:
        state.ask_seat(BROKEN, state.owner(tank))


def offer_hatch(state: State, seat: Seat) -> None:
    """D-149: with infantry about, the hatch is opened or closed."""
    if state.cat.field.infantry:
        state.ask_seat(HATCHING, seat)


def finish_check(table: Table[State]) -> None:
    """D-015, D-047, D-049, DQ-70: one check is over."""
    settle(table)
    end_if_due(table)


def offer_actions(state: State, frame: Frame, tank: int) -> None:
    """D-150, D-181, D-186: the Action Step; an empty hand passes, or ends it, by itself."""
    if state.owner(tank) == SOLO or state.cards_of(tank) or can_occupy(state, tank):
        state.ask_seat(MENU, state.owner(tank))
        return
    state.done = 1
    frame[FRAME_STEP] = DISCARDS


def offer_discard(state: State, frame: Frame, tank: int) -> None:
    """D-189, D-190: one card, two within 400 m of the centre."""
    frame[FRAME_STEP] = DISCARDS
    most = 2 if state.near(tank) else 1
    if frame[DISCARDED] < most and state.cards_of(tank):
        state.ask_seat(DISCARDING, state.owner(tank))
    else:
        state.frames.pop()
        finish_phase(state)


def end_phase(table: Table[State]) -> None:
    """D-134, D-327: the Tank Phase of a lost tank is over; what it used is discarded."""
    table.state.frames.pop()
    clear_draft(table.state)
    finish_check(table)
    finish_phase(table.state)


def finish_phase(state: State) -> None:
    """D-133: nobody is active until the next tank begins; a guide through the mud goes."""
    if state.guided:
        state.guided = 0
        refresh(state, state.active)
    state.active = NONE


def end_if_due(table: Table[State]) -> None:
    """D-013, D-014, D-015: GAME END has come up and what it interrupted is finished."""
    state = table.state
    if state.deck.ended:
        end_game(table)


def end_game(table: Table[State]) -> None:
    """D-013, D-350: the last objectives are scored; the match is over."""
    state = table.state
    score_hills(table)
    state.frames.rows.clear()
    state.asking = OVER
    state.asked = NOBODY
    if table.watched:
        table.emit(events.game_ended(state))


def begin(state: State) -> None:
    """D-005: the first round is about to begin."""
    state.frames.push(ROUND, [DRAW])
