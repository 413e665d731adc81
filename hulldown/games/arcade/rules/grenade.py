"""The Grenade: A-047 to A-051. It goes off somewhere, and who is hit pays with cards."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import KINDS, NONE
from hulldown.games.arcade.rules.cards import resolve_discard, resolve_random_discards
from hulldown.games.arcade.rules.deciding import ArcadeDecision, space_of
from hulldown.games.arcade.rules.ending import maybe_end
from hulldown.games.arcade.rules.tokens import (
    COST,
    remove_tank,
    remove_wall,
    resolve_destruction,
    resolve_helm,
    resolve_score,
    turn_over,
)
from hulldown.games.arcade.state import DISCARDING, NOTHING, State, is_wall
from hulldown.kernel.messages import Args, Label, Message, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

BLAST: Final = 99


class Throw(ArcadeDecision):
    """A-047: on which space the Grenade goes off."""

    asks = "ask-grenade"
    rule = "A-047"

    def legal(self, state: State, seat: Seat) -> list[ArcadeAction]:
        """A-047: any space."""
        return list(state.cat.grenade)

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-047 to A-051: it goes off."""
        table.state.ask(NOTHING, ())
        resolve_grenade(table, seat, space_of(table.state, action))

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """From the space to all that would be hit."""
        space = space_of(state, action)
        id = state.board.ids[space]
        area = tuple([state.board.ids[one] for one in state.board.around(space)])
        return Label(Message("do-grenade", {"at": id}), id, area)

    def usual(self, state: State, seat: Seat) -> ArcadeAction:
        """A-047: where it hits most, and not oneself."""
        return best_throw(state, seat)


class Loss(ArcadeDecision):
    """A-051: which cards the Grenade costs; hands are hidden."""

    asks = "ask-discard"
    rule = "A-051"
    public = False

    def args(self, state: State, seat: Seat) -> Args:
        """How many are still due."""
        return {"count": state.due.count(seat)}

    def legal(self, state: State, seat: Seat) -> list[ArcadeAction]:
        """A-051: any card of the hand."""
        cat = state.cat
        return [cat.discard[kind] for kind in range(KINDS) if state.hands[seat * KINDS + kind]]

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-051: the card is discarded."""
        resolve_chosen_discard(table, seat, action.card)

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """By the card."""
        return card_label(action, {})


def best_throw(state: State, seat: Seat) -> ArcadeAction:
    """A-047: where most bots and others fall, and one's own tank does not."""
    board = state.board
    worth = [0] * board.size
    for tank, at in enumerate(state.at):
        if at:
            for space in board.around(at):
                worth[space] += 4 if tank >= state.seats else (-3 if tank == seat else 1)
    best, most = state.cat.grenade[0], -BLAST
    for place, space in enumerate(board.spaces):
        if worth[space] > most:
            best, most = state.cat.grenade[place], worth[space]
    return best


def resolve_grenade(table: Table[State], seat: Seat, space: int) -> None:
    """A-047, A-048, A-049 (AQ-25): walls, then bots, then players; then the game may end.

    A-050: no Power-Ups appear.
    """
    state = table.state
    area = state.board.around(space)
    if table.watched:
        table.emit(events.grenade_went_off(state, seat, space, area))
    for one in area:
        if is_wall(state, one):
            remove_wall(state, one)
            if table.watched:
                table.emit(events.wall_destroyed(state, one, "A-048"))
    for bot in [bot for bot in state.bots if state.at[bot] in area]:
        if table.watched:
            table.emit(events.bot_destroyed(state, bot, "A-049"))
        remove_tank(state, bot)
        resolve_score(table, seat, bot, turn_over(table, bot))
    for turn in range(state.seats):
        other = state.seat_in_turn(turn)
        if state.at[other] in area:
            resolve_blast(table, other)
    go_on_discarding(table)


def resolve_blast(table: Table[State], seat: Seat) -> None:
    """A-051 (AQ-23, AQ-25): two cards, or the tank; forest does not help."""
    state, rules = table.state, table.state.cat.rules
    if not state.engaged[seat] and not rules.grenade_hits_disengaged:
        return
    if rules.helm_stops_grenade and state.helms[seat]:
        resolve_helm(table, seat)
    elif state.hand_size(seat) < COST:
        resolve_destruction(table, seat, "A-051")
    elif rules.grenade_choice and state.hand_size(seat) > COST:
        state.due = [*state.due, seat, seat]
    elif rules.grenade_choice:
        lost = [kind for kind in range(KINDS) for _ in range(state.hands[seat * KINDS + kind])]
        for kind in lost:
            resolve_discard(state, seat, kind)
        if table.watched:
            table.emit(events.cards_lost(state, seat, lost, "A-051"))
    else:
        lost = resolve_random_discards(table, seat, COST, "A-051")
        if table.watched:
            table.emit(events.cards_lost(state, seat, lost, "A-051"))


def go_on_discarding(table: Table[State]) -> None:
    """A-051: whoever has to choose a card is asked; after the last one the game may end."""
    state = table.state
    if state.due:
        state.ask(DISCARDING, (state.due[0],))
        return
    state.ask(NOTHING, ())
    state.user = NONE
    maybe_end(table)


def resolve_chosen_discard(table: Table[State], seat: Seat, kind: int) -> None:
    """A-051: a chosen card is discarded."""
    state = table.state
    resolve_discard(state, seat, kind)
    if table.watched:
        table.emit(events.cards_lost(state, seat, [kind], "A-051"))
    state.due = state.due[1:]
    go_on_discarding(table)
