"""T-006 to T-009: all plan at once and in secret, then the sent cards are shown."""

from typing import Final

from hulldown.games.template import events
from hulldown.games.template.actions import READY, SEND, ConvoyAction
from hulldown.games.template.catalog import FLARES
from hulldown.games.template.rules.claiming import begin_claim
from hulldown.games.template.state import DUG, NONE, SENT, State
from hulldown.kernel.messages import Label, Message, Play, Prompt, Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decision, Tried, card_label, sift_one

FLARE_STAYS: Final = Reason("flare-stays", "T-007")
ONE_SENT: Final = Reason("one-sent", "T-006")
ONE_DUG: Final = Reason("one-dug", "T-006")
NONE_LEFT: Final = Reason("none-left", "T-006")


class Plan(Decision[State, ConvoyAction]):
    """T-006: send a card, dig one in, be ready."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """A seat that holds nothing can only be ready, as all know."""
        asked = Message("ask-plan", {"crate": state.crate})
        return Prompt(asked, "T-006", public=state.held(seat) == 0, sealed=True)

    def sift(self, state: State, seat: Seat, tried: Tried[ConvoyAction]) -> list[ConvoyAction]:
        """T-006, T-007: be ready, send one card of the hand, and no Flare, dig one in."""
        cat = state.cat
        sent, dug = state.chosen[seat]
        one_sent = None if sent == NONE else ONE_SENT
        one_dug = None if dug == NONE else ONE_DUG
        legal = [cat.ready]
        if one_sent and one_dug and tried is None:
            return legal
        for kind, count in enumerate(state.hands[seat]):
            if count:
                none_left = NONE_LEFT if count == 1 and kind in (sent, dug) else None
                send = FLARE_STAYS if kind == FLARES else one_sent or none_left
                sift_one(cat.sends[kind], send, legal, tried)
                sift_one(cat.digs[kind], one_dug or none_left, legal, tried)
        return legal

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """T-006: change one's own plan, or commit it; the last one opens all plans."""
        if action.verb != READY:
            table.state.chosen[seat][SENT if action.verb == SEND else DUG] = action.card
            return
        if table.watched:
            table.emit(events.was_ready(seat))
        if table.state.commit(seat):
            resolve_reveal(table)
            begin_claim(table, find_claimer(table.state))

    def describe(self, state: State, seat: Seat, action: ConvoyAction) -> Label:
        """A card that is sent goes after the crate."""
        return card_label(action, {}, ("crate",) if action.verb == SEND else ())

    def plays(self, state: State, seat: Seat) -> list[Play[ConvoyAction]]:
        """T-006: send one card and be ready, in one go."""
        cat = state.cat
        return [
            Play(Message("play-send", {"card": cat.ids[kind]}), [cat.sends[kind], cat.ready])
            for kind in range(1, cat.kinds)
            if state.hands[seat][kind] and state.chosen[seat] == [NONE, NONE]
        ]


def resolve_reveal(table: Table[State]) -> None:
    """T-008: dug-in cards go under cover, sent cards are shown."""
    state = table.state
    if table.watched:
        table.emit(events.plans_shown(state))
    for seat, (sent, dug) in enumerate(state.chosen):
        if dug != NONE:
            state.hands[seat][dug] -= 1
            state.dug[seat][dug] += 1
        if sent != NONE:
            state.show(seat, sent)
            if table.watched:
                table.emit(events.card_sent(seat, state.cat.ids[sent]))


def find_claimer(state: State) -> Seat:
    """T-009: the seat of the single highest card sent, if there is one."""
    best, claimer = NONE, NONE
    for seat, choice in enumerate(state.chosen):
        if choice[SENT] > best:
            best, claimer = choice[SENT], seat
        elif choice[SENT] == best:
            claimer = NONE
    return claimer
