"""T-010 to T-013: a claim may be answered with Flares; else the crate is taken."""

from typing import Final

from hulldown.games.template import events
from hulldown.games.template.catalog import FLARE
from hulldown.games.template.state import State
from hulldown.kernel.actions import Action
from hulldown.kernel.messages import Reason, Refusal, Seat
from hulldown.kernel.table import Table

NO_FLARE: Final = Reason("no-flare", "T-010")


def seats_to_answer(state: State) -> tuple[Seat, ...]:
    """T-010: everybody else who holds a card, Flare or not: who is asked is public."""
    seats = range(len(state.hands))
    return tuple([seat for seat in seats if seat != state.claimer and state.held(seat)])


def legal_answer(state: State, seat: Seat) -> list[Action]:
    """T-010: let the claim stand, or fire a Flare from hand."""
    catalogue = state.catalogue
    if state.can_flare(seat):
        return [catalogue.decline, catalogue.flare]
    return [catalogue.decline]


def why_not_answer(state: State, seat: Seat) -> list[Refusal]:
    """T-010: without a Flare in hand there is nothing to fire."""
    return [] if state.can_flare(seat) else [Refusal("card:flare", NO_FLARE)]


def resolve_answer(table: Table[State], seat: Seat, flare: bool) -> bool:
    """T-010: an answer is committed; True when it was the last."""
    table.state.sealed.chosen[seat][0] = int(flare)
    if table.watched:
        table.emit(events.has_answered(seat))
    return table.state.sealed.commit(seat)


def resolve_claim(table: Table[State]) -> None:
    """T-011, T-012: Flares spoil the claim, else the crate is taken."""
    state = table.state
    if table.watched:
        table.emit(events.answers_shown(state))
    fired = [seat for seat, answer in enumerate(state.sealed.chosen) if answer[0] == 1]
    for seat in fired:
        state.show(seat, FLARE)
        if table.watched:
            table.emit(events.flare_fired(seat))
    if not fired:
        resolve_taking(table, state.claimer)


def resolve_taking(table: Table[State], seat: Seat) -> None:
    """T-012, T-013: the crate is taken, and the taker looks at a card of the next seat."""
    state = table.state
    state.taken[seat] += 1
    state.worth[seat] += state.crate
    if table.watched:
        table.emit(events.crate_taken(state, seat))
    owner = (seat + 1) % len(state.hands)
    if state.catalogue.scouting and state.held(owner):
        resolve_scouting(table, seat, owner)


def resolve_scouting(table: Table[State], viewer: Seat, owner: Seat) -> None:
    """T-013: each card the owner holds is equally likely to be seen; the viewer remembers it."""
    state = table.state
    left = table.draw(state.held(owner), "T-013", f"scouting/{owner}")
    kind = -1
    while left >= 0:
        kind += 1
        left -= state.hands[owner][kind] + state.dug[owner][kind]
    state.scouted.append([viewer, owner, kind])
    if table.watched:
        table.emit(events.card_scouted(viewer, owner, state.catalogue.names[kind]))
