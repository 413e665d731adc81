"""8.1: the Administration Step, from a to f."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import EXTINGUISHER, FIRE_ICON, SMOKE_ICON
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.damage import bail_out, burn_out, put_out, rally, rally_check
from hulldown.games.duel.rules.deciding import Ask
from hulldown.games.duel.rules.frames import FRAME_STEP
from hulldown.games.duel.rules.orders import (
    ADMINISTRATION_PRICE,
    blank_cards,
    can_pay,
    payers,
    spare_cards,
    still_to_pay,
)
from hulldown.games.duel.rules.plays.offered import price_plays
from hulldown.games.duel.rules.pulls import discard_shown, pull
from hulldown.games.duel.rules.smoke import clear_smoke
from hulldown.games.duel.state import DRAFT_KIND, NOBODY, NONE, PAYING_ORDERS, State
from hulldown.kernel.messages import Args, Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table

AFTER_FIRE: Final = 3
TOO_FEW_ORDERS: Final = Reason("too-few-orders", "D-026")


class Burning(Ask):
    """D-140: the crew of a burning tank fights the fire or Bails Out."""

    asks = "ask-burning"
    rule = "D-140"
    sealed = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-140, D-141, D-320: make the Fire Check, pay for it, or leave the tank."""
        return [*checks(state, seat), state.cat.bail_out]

    def plays(self, state: State, seat: Seat) -> list[Play[DuelAction]]:
        """D-026: put the fire out with 4 Order Icons."""
        return price_plays(state, seat, "play-pay-fire")

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-026: 4 Order Icons are a price."""
        return order_refusals(state, seat)

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-140, D-141: what the crew does."""
        state = table.state
        if action.verb == act.ORDER:
            begin_paying(state, seat)
            return
        state.asked = NOBODY
        if action.verb == act.BAIL_OUT:
            bail_out(table, state.active, "D-320")
        else:
            check_burning(table, state.active)


class Broken(Ask):
    """D-146: a Broken crew makes its Morale Check."""

    asks = "ask-broken"
    rule = "D-146"
    sealed = True

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-027, D-146: make the Morale Check, or pay for it."""
        return checks(state, seat)

    def plays(self, state: State, seat: Seat) -> list[Play[DuelAction]]:
        """D-027: rally with 4 Order Icons."""
        return price_plays(state, seat, "play-pay-rally")

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-027: 4 Order Icons are a price."""
        return order_refusals(state, seat)

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-146: the check, or the price."""
        if action.verb == act.ORDER:
            begin_paying(table.state, seat)
            return
        table.state.asked = NOBODY
        rally_check(table, table.state.active)


class PayingOrders(Ask):
    """D-026, D-027: four Order Icons instead of a check, card by card."""

    asks = "ask-pay"
    rule = "D-026"
    sealed = True

    def args(self, state: State, seat: Seat) -> Args:
        """How much is missing."""
        missing = still_to_pay(state, ADMINISTRATION_PRICE, 0)[0]
        return {"tank": tank_id(state, state.active), "missing": missing}

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """DQ-13: any card with Order Icons."""
        missing = still_to_pay(state, ADMINISTRATION_PRICE, 0)[0]
        cards = payers(state, spare_cards(state, seat), missing, 0)
        return [state.cat.pay[card] for card in cards]

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-025: cards without Order Icons."""
        return blank_cards(state, seat) if seat in state.asked else []

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-025: the cards are shown and discarded when they suffice."""
        state = table.state
        state.paid.append(action.card)
        if not still_to_pay(state, ADMINISTRATION_PRICE, 0)[0]:
            paid, state.paid = state.paid, []
            state.draft[DRAFT_KIND] = NONE
            state.asked = NOBODY
            for card in paid:
                discard_shown(table, seat, card)
            resolve_orders_paid(table, state.frames.top()[FRAME_STEP] == AFTER_FIRE)


def checks(state: State, seat: Seat) -> list[DuelAction]:
    """D-141, D-146: make the check, or pay for it where the hand can."""
    if order_refused(state, seat) is None:
        return [state.cat.fight, state.cat.order]
    return [state.cat.fight]


def order_refusals(state: State, seat: Seat) -> list[Refusal]:
    """D-026, D-027: the price, if the hand cannot pay it."""
    reason = order_refused(state, seat) if seat in state.asked else None
    return [] if reason is None else [Refusal("do:order", reason)]


def begin_paying(state: State, seat: Seat) -> None:
    """D-026: the price is named; now it is paid."""
    state.draft[DRAFT_KIND] = act.ORDER
    state.ask_seat(PAYING_ORDERS, seat)


def check_smoke(table: Table[State], tank: int) -> None:
    """D-137, D-138, D-139, D-247, DQ-10: one Pull for SMOKE and for smoke in the tank."""
    state = table.state
    if state.cat.icons[pull(table, "D-137")] & SMOKE_ICON:
        if table.watched:
            table.emit(events.smoke_stays(state, tank))
    else:
        clear_smoke(table, tank)


def order_refused(state: State, seat: Seat) -> Reason | None:
    """D-026, D-027: 4 Order Icons in hand."""
    enough = can_pay(state, state.hands[seat], ADMINISTRATION_PRICE, 0)
    return None if enough else TOO_FEW_ORDERS


def check_burning(table: Table[State], tank: int) -> None:
    """D-142, D-143, D-144, DQ-11, DQ-41: a Fire icon is read before an Extinguisher."""
    state = table.state
    icons = state.cat.icons[pull(table, "D-141")]
    if icons & FIRE_ICON:
        burn_out(table, tank, state.penetrator[tank])
    elif icons & EXTINGUISHER:
        put_out(table, tank, "D-143")
    elif table.watched:
        table.emit(events.still_burning(state, tank))


def resolve_orders_paid(table: Table[State], burning: bool) -> None:
    """D-026, D-027, D-145: 4 Order Icons put out the fire, or rally the crew."""
    if burning:
        put_out(table, table.state.active, "D-026")
    else:
        rally(table, table.state.active, "D-027")
