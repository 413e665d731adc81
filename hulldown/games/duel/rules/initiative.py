"""7.0: sealed bids, and the order of the Tank Phases they make."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.deciding import Ask, words_of
from hulldown.games.duel.rules.pulls import leave_hand
from hulldown.games.duel.state import BIDDING, NO_CARDS, NONE, State
from hulldown.kernel.messages import Label, Message, Prompt, Reason, Refusal, Seat
from hulldown.kernel.table import Table

BID_FIRST: Final = Reason("bid-first", "D-129")
HELD_BACK: Final = 0


class Bidding(Ask):
    """D-129: all choose their Initiative Cards at once and in secret."""

    rule = "D-129"

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """For the next tank, or to commit what was chosen."""
        tank = next_bidder(state, seat)
        if tank == NONE:
            return Prompt(Message("ask-bids-made"), self.rule, sealed=True)
        return Prompt(Message("ask-bid", {"tank": tank_id(state, tank)}), self.rule, sealed=True)

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-129: any card of the hand for the next tank; then the bids are committed."""
        bids = state.sealed[seat]
        if len(bids) == len(state.cat.tanks_of[seat]):
            return [state.cat.declare]
        bid = state.cat.bid
        out = [bid[card] for card in state.hands[seat] if card not in bids]
        if hold_back_refused(state, seat) is None:
            out.append(state.cat.hold_back)
        return out

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-129: one sealed card, none, or the end of one's bidding."""
        if action.verb == act.DECLARE:
            commit_bids(table, seat)
        else:
            resolve_bid(table, seat, action.card if action.verb == act.BID else HELD_BACK)

    def describe(self, state: State, seat: Seat, action: DuelAction) -> Label:
        """A card starts on itself and concerns the tank."""
        args, start = words_of(state, action)
        tank = next_bidder(state, seat)
        touches = () if tank == NONE else (tank_id(state, tank),)
        kind = "commit-bids" if action.verb == act.DECLARE else action.kind
        return Label(Message(f"do-{kind}", args), start, touches)

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-129: nobody holds back who has cards enough."""
        if seat not in state.asked:
            return []
        reason = hold_back_refused(state, seat)
        return [] if reason is None else [Refusal("do:hold-back", reason)]


def begin_bidding(table: Table[State]) -> None:
    """D-129, DQ-09: all seats with cards bid at once; the others bid nothing."""
    state = table.state
    owed: list[Seat] = []
    for seat in range(state.cat.seats):
        state.sealed[seat] = NO_CARDS
        if state.cat.tanks_of[seat] and state.hands[seat]:
            owed.append(seat)
    state.ask(BIDDING, tuple(owed))


def next_bidder(state: State, seat: Seat) -> int:
    """The tank this seat bids for next, by ID; NONE if it has bid for all."""
    tanks, bids = state.cat.tanks_of[seat], state.sealed[seat]
    return tanks[len(bids)] if len(bids) < len(tanks) else NONE


def free_cards(state: State, seat: Seat) -> int:
    """How many cards of the hand are not yet bid."""
    bids = state.sealed[seat]
    return len(state.hands[seat]) - len(bids) + bids.count(HELD_BACK)


def hold_back_refused(state: State, seat: Seat) -> Reason | None:
    """D-129, DQ-09: only who has fewer cards than tanks chooses which tanks bid."""
    tanks = len(state.cat.tanks_of[seat]) - len(state.sealed[seat])
    return BID_FIRST if free_cards(state, seat) >= tanks else None


def resolve_bid(table: Table[State], seat: Seat, card: int) -> None:
    """D-129: one sealed card; a seat without more cards holds back the rest."""
    state = table.state
    state.sealed[seat] = bids = (*state.sealed[seat], card)
    if not free_cards(state, seat):
        rest = len(state.cat.tanks_of[seat]) - len(bids)
        state.sealed[seat] = (*bids, *[HELD_BACK] * rest)


def commit_bids(table: Table[State], seat: Seat) -> None:
    """D-129: the seat has bid for all its tanks."""
    state = table.state
    state.commit(seat)
    if table.watched:
        table.emit(events.has_bid(seat))


def reveal_bids(table: Table[State]) -> None:
    """D-130, D-131: all cards are shown at once; the lowest number acts first."""
    state = table.state
    cat = state.cat
    for seat in range(cat.seats):
        for tank, card in zip(cat.tanks_of[seat], state.sealed[seat], strict=False):
            state.bids[tank] = card
            if card:
                leave_hand(state, seat, card)
        state.sealed[seat] = NO_CARDS
    state.order = phase_order(state)
    if table.watched:
        table.emit(events.bids_shown(state))


def phase_order(state: State) -> list[int]:
    """D-131, DQ-09: by number; tanks without a bid come last, clockwise from the last bidder."""
    cat, bids = state.cat, state.bids
    bidders = sorted([t for t in range(cat.tanks) if bids[t]], key=lambda tank: bids[tank])
    first = cat.commander[bidders[-1]] if bidders else 0
    others = [tank for tank in range(cat.tanks) if not bids[tank]]
    others.sort(key=lambda tank: ((cat.commander[tank] - first) % cat.seats, tank))
    return bidders + others


def discard_bid(table: Table[State], tank: int) -> None:
    """D-132, D-135: the Initiative Card has no other use and is discarded, seen by all."""
    state = table.state
    card = state.bids[tank]
    if card:
        state.bids[tank] = 0
        state.deck.discard(card)
        state.shown.append(card)
