"""The Planning Phase: A-074 to A-084. All plan at once and in secret."""

from typing import Final

from hulldown.games.arcade import actions as act
from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import ADVANCE_3, KINDS
from hulldown.games.arcade.rules.cards import clear_stacks, resolve_discard, resolve_draw, show_card
from hulldown.games.arcade.rules.deciding import ArcadeDecision, card_id
from hulldown.games.arcade.state import NOTHING, PLANNING, TURN, State, replaced
from hulldown.kernel.messages import Args, Label, Message, Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

ALONE: Final[list[tuple[int, ...]]] = [(card,) for card in range(KINDS)]
"""Each card as a stack of its own."""
ONE_MOVE: Final = Reason("one-move", "A-077")
NONE_LEFT: Final = Reason("none-left", "A-074")
EMPTY_STACK: Final = Reason("empty-stack", "A-075")
EXCHANGED: Final = Reason("already-exchanged", "A-078")
BEFORE_CHOOSING: Final = Reason("exchange-before-choosing", "A-078")


class Plan(ArcadeDecision):
    """A-074: all plan two maneuvers, at once and in secret."""

    asks = "ask-plan"
    rule = "A-074"
    public = False
    sealed = True

    def args(self, state: State, seat: Seat) -> Args:
        """Which round it is."""
        return {"round": state.round}

    def legal(self, state: State, seat: Seat) -> list[ArcadeAction]:
        """A-074, A-078, A-080: commit, stack a card, exchange identical ones, or disengage."""
        return legal_plan(state, seat)

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-074: one card, one exchange, or the plan is made."""
        if action.verb == act.STACK:
            resolve_stack(table.state, seat, action.card, action.which)
        elif action.verb == act.EXCHANGE:
            resolve_exchange(table, seat, action.card, action.which)
        else:
            if action.verb == act.DISENGAGE:
                resolve_disengage(table.state, seat)
            resolve_commitment(table, seat)

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """From the card to the stack it is put on; else about one's own tank."""
        if action.verb == act.STACK:
            return card_label(action, {"number": action.which + 1}, (f"stack:{action.which}",))
        if action.verb == act.EXCHANGE:
            return card_label(action, {"count": action.which})
        return Label(Message(f"do-{action.kind}"), f"seat:{seat}")

    def usual(self, state: State, seat: Seat) -> ArcadeAction:
        """A-074, A-080: commit what is planned, else disengage."""
        return state.cat.disengage if ready_refused(state, seat) else state.cat.ready

    def plays(self, state: State, seat: Seat) -> list[Play[ArcadeAction]]:
        """A-074: drive straight on with two Move cards of the hand, and be ready."""
        if state.planned(seat):
            return []
        hand = state.hands[seat * KINDS : seat * KINDS + ADVANCE_3 + 1]
        moves = [kind for kind, count in enumerate(hand) if count]
        pairs = [(one, other) for one in moves for other in moves if one != other or hand[one] > 1]
        return [straight_on(state, first, second) for first, second in pairs]

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        """A-074 to A-078: cards that a stack does not take, exchanges that are over."""
        out = cards_refused(state, seat)
        reason = ready_refused(state, seat)
        if reason is not None:
            empty = [stack for stack in (0, 1) if not state.stacks[seat * 2 + stack]]
            out += [Refusal(f"stack:{stack}", reason, {"number": stack + 1}) for stack in empty]
        reason = exchange_refused(state, seat)
        if reason is not None:
            out.append(Refusal(f"seat:{seat}", reason))
        return out


def straight_on(state: State, first: int, second: int) -> Play[ArcadeAction]:
    """A-074: these two Move cards, one for each maneuver."""
    cat = state.cat
    message = Message("play-drive", {"first": card_id(first), "second": card_id(second)})
    return Play(message, [cat.stack[first], cat.stack[KINDS + second], cat.ready])


def cards_refused(state: State, seat: Seat) -> list[Refusal]:
    """A-074, A-076, A-077: for each stack, the cards in hand or planned that it does not take."""
    planned = state.stacks[seat * 2] + state.stacks[seat * 2 + 1]
    kinds = [k for k in range(KINDS) if state.hands[seat * KINDS + k] or k in planned]
    out: list[Refusal] = []
    for stack in (0, 1):
        for kind in kinds:
            reason = stack_refused(state, seat, kind, stack)
            if reason is not None:
                args: Args = {"card": card_id(kind), "number": stack + 1}
                out.append(Refusal(card_id(kind), reason, args))
    return out


def has_move(stack: tuple[int, ...]) -> bool:
    """A-077: is there a Move card in it?"""
    for card in stack:
        if card <= ADVANCE_3:
            return True
    return False


def stack_refused(state: State, seat: Seat, card: int, stack: int) -> Reason | None:
    """A-074, A-076, A-077: a card of the hand; any number of Turns, but one Move."""
    if not state.hands[seat * KINDS + card]:
        return NONE_LEFT
    if card <= ADVANCE_3 and has_move(state.stacks[seat * 2 + stack]):
        return ONE_MOVE
    return None


def ready_refused(state: State, seat: Seat) -> Reason | None:
    """A-075: each maneuver has at least one card."""
    both = state.stacks[seat * 2] and state.stacks[seat * 2 + 1]
    return None if both else EMPTY_STACK


def exchange_refused(state: State, seat: Seat) -> Reason | None:
    """A-078 (AQ-07): once, before any card is chosen."""
    if state.exchanged[seat]:
        return EXCHANGED
    return BEFORE_CHOOSING if state.planned(seat) else None


def legal_plan(state: State, seat: Seat) -> list[ArcadeAction]:
    """A-074, A-078, A-080: commit, stack a card, exchange identical ones, or disengage."""
    cat = state.cat
    first, second = state.stacks[seat * 2], state.stacks[seat * 2 + 1]
    out: list[ArcadeAction] = [cat.ready] if first and second else []
    start = seat * KINDS
    low = ADVANCE_3 + 1 if has_move(first) else 0
    other_low = ADVANCE_3 + 1 if has_move(second) else 0
    may_exchange = not first and not second and not state.exchanged[seat]
    hands = state.hands
    for card in range(KINDS):
        count = hands[start + card]
        if count:
            if card >= low:
                out.append(cat.stack[card])
            if card >= other_low:
                out.append(cat.stack[KINDS + card])
            if may_exchange:
                out.extend(cat.exchanges[card][count])
    out.append(cat.disengage)
    return out


def resolve_stack(state: State, seat: Seat, card: int, stack: int) -> None:
    """A-074: a card of the hand goes onto a stack, face down."""
    state.hands[seat * KINDS + card] -= 1
    place = seat * 2 + stack
    state.stacks[place] = state.stacks[place] + ALONE[card]


def resolve_exchange(table: Table[State], seat: Seat, card: int, count: int) -> None:
    """A-078 (AQ-07): discard identical cards, then draw as many; all see the discards."""
    state = table.state
    state.exchanged = replaced(state.exchanged, seat, 1)
    for _ in range(count):
        resolve_discard(state, seat, card)
    if table.watched:
        table.emit(events.cards_exchanged(state, seat, card, count))
    resolve_draw(table, seat, count, "A-078")


def resolve_disengage(state: State, seat: Seat) -> None:
    """A-080: no maneuvers; the cards stay in hand."""
    for stack in range(seat * 2, seat * 2 + 2):
        for card in state.stacks[stack]:
            state.hands[seat * KINDS + card] += 1
    clear_stacks(state, seat)
    state.engaged = replaced(state.engaged, seat, 0)


def begin_planning(table: Table[State]) -> None:
    """A-074: everybody with a tank on the board plans."""
    state = table.state
    state.exchanged = [0] * state.seats
    state.ask(PLANNING, tuple([seat for seat in range(state.seats) if state.at[seat]]))
    if not state.asked:
        state.asking = NOTHING
        begin_action_phase(state, 0)


def resolve_commitment(table: Table[State], seat: Seat) -> None:
    """A-074, A-080 (AQ-09): a plan is made; when all are, who disengaged is shown."""
    state = table.state
    is_last = state.commit(seat)
    if table.watched:
        table.emit(events.plan_made(seat))
    if not is_last:
        return
    state.asking = NOTHING
    if table.watched:
        table.emit(events.plans_made(state))
        for other in range(state.seats):
            if not state.engaged[other]:
                table.emit(events.tank_disengaged(other))
    begin_action_phase(state, 0)


def begin_action_phase(state: State, phase: int) -> None:
    """A-073, A-138: the first or the second maneuvers, from the first player on."""
    state.phase = phase
    state.turn = -1
    state.card = 0
    state.highest = 0
    state.stage = TURN


def resolve_reveal(table: Table[State], seat: Seat) -> None:
    """A-086 (AQ-06): the whole stack is turned over when its owner's turn comes."""
    state = table.state
    place = seat * 2 + state.phase
    state.shown = replaced(state.shown, place, 1)
    for card in state.stacks[place]:
        show_card(state, seat, card)
        if card <= ADVANCE_3 and card + 1 > state.highest:
            state.highest = card + 1
    if table.watched:
        table.emit(events.stack_shown(state, seat))
