"""T-009 to T-013: a claim may be answered with Flares; else the crate is taken."""

from typing import Final

from hulldown.games.template import events
from hulldown.games.template.actions import FLARE, ConvoyAction
from hulldown.games.template.catalog import FLARES
from hulldown.games.template.rules.rounds import end_round
from hulldown.games.template.state import ANSWER, CLAIM, NONE, SENT, State
from hulldown.kernel.config import OrderForm, Orders, number
from hulldown.kernel.messages import Args, Label, Message, Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decision, Tried, sift_one

NO_FLARE: Final = Reason("no-flare", "T-010")
NEVER: Final = 0


class Answer(Decision[State, ConvoyAction]):
    """T-010: everybody else may answer a claim, all at once and in secret."""

    asks = "ask-answer"
    rule = "T-010"
    sealed = True
    reaction = True

    def args(self, state: State, seat: Seat) -> Args:
        """Who claims what."""
        return {"seat": f"seat:{state.claimer()}", "crate": state.crate}

    def sift(self, state: State, seat: Seat, tried: Tried[ConvoyAction]) -> list[ConvoyAction]:
        """T-010: let the claim stand, or fire a Flare, which must be in hand."""
        legal = [state.cat.decline]
        sift_one(state.cat.flare, None if state.can_flare(seat) else NO_FLARE, legal, tried)
        return legal

    def resolve(self, table: Table[State], seat: Seat, action: ConvoyAction) -> None:
        """T-010: an answer is committed; the last one settles the claim."""
        table.state.chosen[seat][SENT] = int(action.verb == FLARE)
        if table.watched:
            table.emit(events.has_answered(seat))
        if table.state.commit(seat):
            settle_claim(table)

    def describe(self, state: State, seat: Seat, action: ConvoyAction) -> Label:
        """A Flare starts on its card."""
        start = state.cat.ids[FLARES] if action.verb == FLARE else ""
        return Label(Message(f"do-{action.kind}"), start)

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """T-010: fire a Flare at every crate worth at least this much; 0 never."""
        return [number("flare_from", NEVER, 3, NEVER, rule="T-010")]

    def answer(self, state: State, seat: Seat, orders: Orders) -> ConvoyAction | None:
        """T-010: what the standing order means for this claim."""
        if "flare_from" not in orders:
            return None
        wanted = NEVER < orders["flare_from"] <= state.crate
        return state.cat.flare if wanted and state.can_flare(seat) else state.cat.decline

    def decided(self, state: State, seat: Seat, orders: Orders) -> bool:
        """T-010: a seat that gave the order is never asked, Flare or not."""
        return "flare_from" in orders


def begin_claim(table: Table[State], claimer: Seat) -> None:
    """T-009, T-010: a claim is answered before it is settled; without one the round ends.

    Everybody else who holds a card is asked, Flare or not: who is asked is public.
    """
    state = table.state
    if table.watched:
        table.emit(events.crate_left() if claimer == NONE else events.crate_claimed(claimer))
    if claimer == NONE:
        end_round(table)
        return
    state.frames.push(CLAIM, [claimer])
    others = [seat for seat in range(len(state.hands)) if seat != claimer and state.held(seat)]
    state.seal(ANSWER, tuple(others))
    if not others:
        settle_claim(table)


def settle_claim(table: Table[State]) -> None:
    """T-011, T-012: Flares spoil the claim, else the crate is taken; the round ends."""
    state = table.state
    if table.watched:
        table.emit(events.answers_shown(state))
    fired = [seat for seat, answer in enumerate(state.chosen) if answer[SENT] == 1]
    for seat in fired:
        state.show(seat, FLARES)
        if table.watched:
            table.emit(events.flare_fired(seat))
    if not fired:
        resolve_taking(table, state.claimer())
    end_round(table)


def resolve_taking(table: Table[State], seat: Seat) -> None:
    """T-012, T-013: the crate is taken, and the taker looks at a card of the next seat."""
    state = table.state
    state.taken[seat] += 1
    state.worth[seat] += state.crate
    if table.watched:
        table.emit(events.crate_taken(state, seat))
    owner = (seat + 1) % len(state.hands)
    if state.cat.scouting and state.held(owner):
        resolve_scouting(table, seat, owner)


def resolve_scouting(table: Table[State], viewer: Seat, owner: Seat) -> None:
    """T-013: each card the owner holds is equally likely to be seen; the viewer remembers it."""
    state = table.state
    cards = state.cards(owner)
    kind = cards[table.draw(len(cards), "T-013", f"scouting/{owner}")]
    state.scouted.append([viewer, owner, kind])
    if table.watched:
        table.emit(events.card_scouted(viewer, owner, state.cat.ids[kind]))
