"""T-006 to T-009: all plan at once and in secret, then the sent cards are shown."""

from typing import Final

from hulldown.games.template import events
from hulldown.games.template.catalog import FLARE
from hulldown.games.template.state import DUG, NONE, SENT, State
from hulldown.kernel.actions import Action
from hulldown.kernel.messages import Reason, Refusal, Seat
from hulldown.kernel.table import Table

FLARE_STAYS: Final = Reason("flare-stays", "T-007")
ONE_SENT: Final = Reason("one-sent", "T-006")
ONE_DUG: Final = Reason("one-dug", "T-006")
NONE_LEFT: Final = Reason("none-left", "T-006")


def send_refused(state: State, seat: Seat, kind: int) -> Reason | None:
    """T-006, T-007: one card may be sent, and no Flare."""
    plan = state.sealed.chosen[seat]
    if kind == FLARE:
        return FLARE_STAYS
    if plan[SENT] != NONE:
        return ONE_SENT
    return None if state.hands[seat][kind] > (plan[DUG] == kind) else NONE_LEFT


def dig_refused(state: State, seat: Seat, kind: int) -> Reason | None:
    """T-006: one card may be dug in."""
    plan = state.sealed.chosen[seat]
    if plan[DUG] != NONE:
        return ONE_DUG
    return None if state.hands[seat][kind] > (plan[SENT] == kind) else NONE_LEFT


def legal_plan(state: State, seat: Seat) -> list[Action]:
    """T-006: send, dig in, or be ready."""
    catalogue = state.catalogue
    hand = state.hands[seat]
    out = [catalogue.ready]
    sent, dug = state.sealed.chosen[seat]
    for kind in range(catalogue.kinds):
        if hand[kind]:
            if sent == NONE and send_refused(state, seat, kind) is None:
                out.append(catalogue.sends[kind])
            if dug == NONE and dig_refused(state, seat, kind) is None:
                out.append(catalogue.digs[kind])
    return out


def why_not_plan(state: State, seat: Seat) -> list[Refusal]:
    """T-006, T-007: which cards in hand cannot be sent or dug in, and why."""
    return [
        Refusal(f"card:{name}", reason, {"card": f"card:{name}"})
        for kind, name in enumerate(state.catalogue.names)
        if state.hands[seat][kind]
        for reason in (send_refused(state, seat, kind), dig_refused(state, seat, kind))
        if reason is not None
    ]


def resolve_ready(table: Table[State], seat: Seat) -> bool:
    """T-006: a plan is committed; True when it was the last."""
    if table.watched:
        table.emit(events.was_ready(seat))
    return table.state.sealed.commit(seat)


def resolve_reveal(table: Table[State]) -> None:
    """T-008: dug-in cards go under cover, sent cards are shown."""
    state = table.state
    if table.watched:
        table.emit(events.plans_shown(state))
    for seat, (sent, dug) in enumerate(state.sealed.chosen):
        if dug != NONE:
            state.hands[seat][dug] -= 1
            state.dug[seat][dug] += 1
        if sent != NONE:
            state.show(seat, sent)
            if table.watched:
                table.emit(events.card_sent(seat, state.catalogue.names[sent]))


def claimer(state: State) -> Seat:
    """T-009: the seat of the single highest card sent, if there is one."""
    best, found = 0, NONE
    for seat, (sent, _) in enumerate(state.sealed.chosen):
        if sent > best:
            best, found = sent, seat
        elif sent == best:
            found = NONE
    return found
