"""8.3.3: the draft of a Tank Action or Field Action: which step is open, and what was chosen.

D-168: all cards are chosen before any is resolved. DQ-98: target and legality are judged when the
cards are played, with a MOVE of the same action taken as done.
"""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE, DuelAction
from hulldown.games.duel.rules.flanking import MOST_FLANKED, flanked
from hulldown.games.duel.rules.guns import gun_price
from hulldown.games.duel.rules.movement import boost_needed
from hulldown.games.duel.rules.orders import first_price, second_price, still_to_pay
from hulldown.games.duel.rules.radios import REPORT_PRICE, must_discard_to_command
from hulldown.games.duel.rules.specials import open_special_step
from hulldown.games.duel.state import (
    AIMING,
    ARMING,
    BOOSTING,
    CALLING,
    DECLARING,
    DRAFT_AMMO,
    DRAFT_AT,
    DRAFT_BOOST,
    DRAFT_CHANGE,
    DRAFT_CLOSED,
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
    FLANKING,
    GIVING,
    GOING,
    GUNNING,
    LOADING,
    LOOKING,
    MORE,
    OVER,
    PAYING,
    RELEASING,
    ROBBING,
    TARGET,
    USING,
    State,
)
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Question

INSTRUCTIONS: Final = (act.SPOT, act.LOAD, act.UNLOAD, act.HULL_DOWN, act.RESEAT, act.PASS)
BY_CARDS: Final = (act.MOVE, act.FIRE, act.FLANK)
NAMING: Final = (act.SPOT, act.LAY, act.GUN, act.ATTACK)
NOTHING_OPEN: Final = OVER
MOST_CARDS: Final = 3


def is_moving_in_draft(state: State) -> bool:
    """D-202, DQ-24, DQ-98: In Motion already, or by the MOVE of this very action."""
    return state.draft[DRAFT_KIND] == act.MOVE or state.in_motion(state.active)


def metres_in_draft(state: State) -> int:
    """D-195, DQ-98: how far the MOVE of this very action leads."""
    chosen = state.draft[DRAFT_KIND] == act.MOVE and state.draft[DRAFT_METRES] != NONE
    return state.draft[DRAFT_METRES] - act.FURTHEST if chosen else 0


def boost_for_draft(state: State) -> int:
    """D-166, DQ-15: the boost that the cards chosen so far need."""
    draft, cat, tank = state.draft, state.cat, state.active
    if draft[DRAFT_KIND] == act.FIRE:
        level = cat.fire_level[draft[DRAFT_FIRST]]
        if draft[DRAFT_SECOND] > 0:
            level = max(level, cat.fire_level[draft[DRAFT_SECOND]])
        return boost_needed(level, state.fire_now[tank])
    level = 0
    if draft[DRAFT_KIND] == act.MOVE:
        level = cat.move_level[draft[DRAFT_FIRST]]
        if draft[DRAFT_SECOND] > 0:
            level = max(level, cat.move_level[draft[DRAFT_SECOND]])
    if draft[DRAFT_FLANK_CARD] > 0:
        level = max(level, cat.flank_level[draft[DRAFT_FLANK_CARD]])
    return boost_needed(level, state.move_now[tank])


def open_step(state: State, seat: Seat) -> Question:
    """The first step of the draft that is still open; DECLARING if there is none."""
    draft = state.draft
    kind = draft[DRAFT_KIND]
    question = NOTHING_OPEN
    if kind in BY_CARDS:
        question = open_cards_step(state)
    elif kind in (act.LEADERSHIP, act.COMMAND):
        question = open_use_step(state)
    elif kind == act.REPORT:
        question = open_report_step(draft)
    elif kind in NAMING and draft[DRAFT_AT] == NONE:
        return TARGET
    elif kind == act.ATTACK and draft[DRAFT_USE] == NONE:
        return ARMING
    elif kind == act.SPOT and draft[DRAFT_LOOK] == NONE:
        return LOOKING
    if question != NOTHING_OPEN:
        return question
    if needs_given(state, seat):
        return GIVING
    first, second = amounts_due(state)
    return PAYING if first or second else DECLARING


def open_cards_step(state: State) -> Question:
    """The open step of a Move, Flank or Fire action."""
    draft = state.draft
    if draft[DRAFT_CLOSED] == NONE:
        return MORE
    question = open_drive_step(state) if draft[DRAFT_KIND] != act.FIRE else open_fire_step(draft)
    if question == NOTHING_OPEN and draft[DRAFT_BOOST] == NONE:
        return BOOSTING
    return question


def open_drive_step(state: State) -> Question:
    """D-195, D-229, D-230: how far, whom a FLANK card concerns, what a third counter costs."""
    draft = state.draft
    if draft[DRAFT_KIND] == act.MOVE and draft[DRAFT_METRES] == NONE:
        return GOING
    if draft[DRAFT_FLANK_CARD] > 0:
        if draft[DRAFT_FLANK_AT] == NONE:
            return FLANKING
        if not draft[DRAFT_SHAKES] and draft[DRAFT_RELEASED] == NONE and must_release(state):
            return RELEASING
    return NOTHING_OPEN


def open_fire_step(draft: list[int]) -> Question:
    """D-250, D-266, D-249: target, location of a pair, ammunition."""
    if draft[DRAFT_AT] == NONE:
        return TARGET
    if draft[DRAFT_SECOND] > 0 and draft[DRAFT_PLACE] == NONE:
        return AIMING
    return LOADING if draft[DRAFT_AMMO] == NONE else NOTHING_OPEN


def open_use_step(state: State) -> Question:
    """D-171, D-188: what for, whom to Spot, whom to rob, or what the card's own order names."""
    draft = state.draft
    how = draft[DRAFT_USE]
    if how == NONE:
        return USING
    if how == act.USE_SPECIAL:
        return open_special_step(state)
    if how == act.USE_STEAL:
        return ROBBING if draft[DRAFT_VICTIM] == NONE else NOTHING_OPEN
    return TARGET if how == act.USE_SPOT and draft[DRAFT_AT] == NONE else NOTHING_OPEN


def open_report_step(draft: list[int]) -> Question:
    """DQ-107: who hears the report, and of whom it is."""
    if draft[DRAFT_CHANGE] == NONE:
        return CALLING
    return TARGET if draft[DRAFT_AT] == NONE else NOTHING_OPEN


def must_release(state: State) -> bool:
    """D-230: a third flanked enemy costs a counter."""
    return len(flanked(state, state.active)) >= MOST_FLANKED


def needs_given(state: State, seat: Seat) -> bool:
    """D-172, D-181, D-185, D-299: a discard for Instruct Crew or stopping, two for the lock.

    DQ-107: one for COMMAND without a radio.
    """
    draft = state.draft
    kind = draft[DRAFT_KIND]
    if kind == act.UNLOCK:
        return draft[DRAFT_GIVEN_TOO] == NONE
    if kind in INSTRUCTIONS or kind in (act.STOP, act.ADVANCE, act.ATTACK):
        return draft[DRAFT_GIVEN] == NONE and bool(state.hands[seat])
    if kind == act.COMMAND:
        return draft[DRAFT_GIVEN] == NONE and must_discard_to_command(state, state.active)
    return False


def amounts_due(state: State) -> tuple[int, int]:
    """What is still to be paid, the first price before the second; D-186: a gun has its own."""
    kind = state.draft[DRAFT_KIND]
    if kind == act.GUN:
        return still_to_pay(state, gun_price(state, state.draft[DRAFT_CHANGE]), 0)
    if kind == act.REPORT:
        return still_to_pay(state, REPORT_PRICE, 0)
    return still_to_pay(state, first_price(state, act.EXTINGUISH), second_price(state))


# Choosing


def fill(state: State, question: Question, action: DuelAction) -> None:
    """Write one choice into the draft."""
    draft, verb = state.draft, action.verb
    if question == MORE:
        add_card(state, action)
    elif question == GOING:
        draft[DRAFT_METRES] = action.value + act.FURTHEST
    elif question == FLANKING:
        draft[DRAFT_FLANK_AT] = action.value
        draft[DRAFT_SHAKES] = int(verb == act.SHAKE)
    elif question == GIVING:
        slot = DRAFT_GIVEN if draft[DRAFT_GIVEN] == NONE else DRAFT_GIVEN_TOO
        draft[slot] = action.card
    elif question == PAYING:
        state.paid.append(action.card)
    else:
        draft[SLOT[question]] = action.value


SLOT: Final = {
    RELEASING: DRAFT_RELEASED,
    USING: DRAFT_USE,
    ROBBING: DRAFT_VICTIM,
    TARGET: DRAFT_AT,
    AIMING: DRAFT_PLACE,
    LOADING: DRAFT_AMMO,
    BOOSTING: DRAFT_BOOST,
    LOOKING: DRAFT_LOOK,
    ARMING: DRAFT_USE,
    CALLING: DRAFT_CHANGE,
    GUNNING: DRAFT_CHANGE,
}


def open_draft(draft: list[int], action: DuelAction) -> None:
    """D-151: the first choice decides the kind of action.

    D-152, D-155, D-157, D-158: LEADERSHIP alone, Terrain, SMOKE, instructions are all of it.
    """
    draft[DRAFT_KIND] = action.verb
    if action.verb == act.FLANK:
        draft[DRAFT_FLANK_CARD] = action.card
    elif action.card != NONE:
        draft[DRAFT_FIRST] = action.card
    if action.verb in (act.RESEAT, act.OCCUPY, act.GUN):
        draft[DRAFT_CHANGE] = action.value


def add_card(state: State, action: DuelAction) -> None:
    """D-159: a card that may not be followed, or the third one, ends the choice."""
    draft = state.draft
    if action.verb in (act.MOVE, act.FIRE):
        draft[DRAFT_SECOND] = action.card
    elif action.verb == act.FLANK:
        draft[DRAFT_FLANK_CARD] = action.card
    elif action.verb != act.ENOUGH:
        draft[DRAFT_LAST] = action.card
    count = sum(
        1 for slot in (DRAFT_FIRST, DRAFT_SECOND, DRAFT_FLANK_CARD, DRAFT_LAST) if draft[slot] > 0
    )
    if action.verb in (act.ENOUGH, act.TERRAIN, act.LEADERSHIP) or count >= MOST_CARDS:
        draft[DRAFT_CLOSED] = 1
