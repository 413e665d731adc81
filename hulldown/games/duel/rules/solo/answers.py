"""What a solo tank answers where the player of a tank is asked (DQ-104)."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules import tactics
from hulldown.games.duel.rules.administration import check_burning
from hulldown.games.duel.rules.damage import bail_out, put_out, rally, rally_check
from hulldown.games.duel.rules.firing import (
    SHOT_FIRER,
    SHOT_LEADS,
    SHOT_MODIFIER,
    to_hit,
)
from hulldown.games.duel.rules.firing import SHOT_TARGET as SHOT_AT
from hulldown.games.duel.rules.frames import FRAME_DRAFT, GUN, Frame
from hulldown.games.duel.rules.guns import GUN_WHICH, gun_number
from hulldown.games.duel.rules.movement import (
    shed,
)
from hulldown.games.duel.rules.orders import (
    ADMINISTRATION_PRICE,
)
from hulldown.games.duel.rules.pulls import bring_back
from hulldown.games.duel.rules.solo.choice import attitude, payment
from hulldown.games.duel.rules.solo.shots import is_worth_spotting, target_value
from hulldown.games.duel.rules.spotting import ASKED, WHO, acquire, spots
from hulldown.games.duel.state import (
    DRAFT_FIRST,
    NONE,
    State,
)
from hulldown.kernel.table import Table

BAD_GROUND: Final = ("mine", "mud", "field", "brush")


def answer_burning(table: Table[State]) -> None:
    """D-026, D-140: it leaves a burning tank only if Broken, too; else it pays, or checks."""
    state = table.state
    tank = state.active
    if state.broken[tank]:
        bail_out(table, tank, "D-320")
    elif pay_for(table, tank, ADMINISTRATION_PRICE):
        put_out(table, tank, "D-026")
    else:
        check_burning(table, tank)


def answer_broken(table: Table[State]) -> None:
    """D-027, D-146: it pays if it can, else it checks."""
    tank = table.state.active
    if pay_for(table, tank, ADMINISTRATION_PRICE):
        rally(table, tank, "D-027")
    else:
        rally_check(table, tank)


def pay_for(table: Table[State], tank: int, price: int) -> bool:
    """D-025: cards of the pool are discarded for their Order Icons, if they suffice."""
    state = table.state
    paid = payment(state, state.pools[tank], price, 0)
    if paid is None:
        return False
    for card in paid:
        leave_pool(state, tank, card)
        bring_back(state, card)
    return True


def leave_pool(state: State, tank: int, card: int) -> None:
    """A card of the pool is used."""
    state.pools[tank].remove(card)


def answer_tactics(table: Table[State]) -> None:
    """D-335, D-339, DQ-46: TACTICS from the pool, where its rules say so."""
    state = table.state
    frame = state.frames.top()
    theirs = frame[tactics.WINDOW_TURN] == tactics.THEIRS
    tank = frame[tactics.WINDOW_TARGET] if theirs else state.active
    held = [card for card in state.pools[tank] if state.cat.is_tactics[card]]
    least = attitude(state, tank).enemy_low[0]
    figure = worth_answering(state, frame, tank) if theirs else worth_defending(frame)
    if held and figure != NONE:
        if table.watched:
            table.emit(
                events.solo_answers(state, tank, frame[tactics.WINDOW_PURPOSE], figure, least)
            )
        leave_pool(state, tank, held[0])
        state.deck.use(held[0])
        tactics.go_on(table, SOLO, held[0])
    else:
        tactics.close_window(state, frame)


def worth_answering(state: State, window: Frame, tank: int) -> int:
    """Against a shot that is likely enough to hit, a FLANK, and ground of the bad list.

    NONE: no. Else the figure behind it.
    """
    purpose = window[tactics.WINDOW_PURPOSE]
    below = state.frames.rows[-2]
    if purpose == tactics.AGAINST_FIRE:
        number = number_of_shot(state, below, tank)
        return number if number >= attitude(state, tank).enemy_low[0] else NONE
    if purpose == tactics.AGAINST_TERRAIN:
        bad = state.cat.terrain_name[below[FRAME_DRAFT + DRAFT_FIRST]] in BAD_GROUND
        return 0 if bad else NONE
    return 0 if purpose == tactics.AGAINST_FLANK else NONE


def number_of_shot(state: State, shot: Frame, tank: int) -> int:
    """D-252, D-364: the To Hit Number of a tank, or of an anti-tank gun."""
    if shot[0] == GUN:
        return gun_number(state, shot[GUN_WHICH], tank, False)
    return to_hit(
        state, shot[SHOT_FIRER], tank, shot[SHOT_MODIFIER], shot[SHOT_LEADS] == 1, False, None
    )


def worth_defending(window: Frame) -> int:
    """It cancels TACTICS against its own shot or FLANK."""
    own = (tactics.AGAINST_FIRE, tactics.AGAINST_FLANK)
    return 0 if window[tactics.WINDOW_PURPOSE] in own else NONE


def answer_spotting(table: Table[State]) -> None:
    """D-077, D-091: Spotted is taken; for an Acquired one only if the new target is better."""
    state = table.state
    frame = state.frames.top()
    tank, enemy = frame[ASKED], frame[WHO]
    if is_worth_spotting(state, tank, enemy, attitude(state, tank).high):
        spots(table, tank, enemy)
    elif table.watched:
        table.emit(events.spotted_left(state, tank, enemy))


def answer_shedding(table: Table[State]) -> None:
    """D-198, DQ-78: the flanker goes whose shot is the most dangerous."""
    state = table.state
    tank = state.active
    flankers = state.flankers(tank)
    shed(table, tank, max(flankers, key=lambda enemy: (target_value(state, enemy, tank), -enemy)))


def answer_acquiring(table: Table[State]) -> None:
    """D-085, D-275: whenever it is allowed."""
    frame = table.state.frames.top()
    acquire(table, frame[SHOT_FIRER], frame[SHOT_AT])
