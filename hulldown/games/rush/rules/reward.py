"""Reward and the end of a turn: Medals are paid, then play goes on or passes."""

from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import COUNTRIES
from hulldown.games.rush.rules.deciding import RushDecision
from hulldown.games.rush.rules.ending import trigger_end
from hulldown.games.rush.rules.market import rotate_reserve
from hulldown.games.rush.rules.medals import next_due, take_medals, ways_to_take
from hulldown.games.rush.rules.squad import HAND, draw_cards
from hulldown.games.rush.state import (
    DAMAGED,
    LIMIT,
    MAIN,
    MEDALS,
    NO_COUNTRY,
    NOBODY,
    NOT_YET,
    OVER,
    WHOLE,
    State,
    changed,
    clear_turn,
)
from hulldown.kernel.chance import NoChance
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.messages import Args, Label, Message, Play, Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

MEDALS_FIRST: Final = Reason("medals-first", "R-089")


def pay_due(table: Table[State]) -> None:
    """R-087, R-088: pay each country's Medals; where they can be taken in two ways, ask."""
    state = table.state
    country = next_due(state)
    while country >= 0:
        ways = ways_to_take(state, country, state.due[country])
        if len(ways) > 1:
            state.asking = MEDALS
            return
        pay_country(table, country, ways[0])
        country = next_due(state)
    if state.laid_out == NOBODY:
        finish_turn(table)
    else:
        state.asking = MAIN


def pay_country(table: Table[State], country: int, doubles: int) -> None:
    """R-088: the Medals of one country are taken."""
    state = table.state
    due = state.due[country]
    state.due = changed(state.due, country, -due)
    take_medals(table, state.active, country, due, doubles)


def legal_medals(state: State) -> list[RushAction]:
    """R-089 (RQ-15, RQ-16): one two-Medal card, or two single ones, as the pile allows."""
    country = next_due(state)
    return [state.cat.take_doubles[n] for n in ways_to_take(state, country, state.due[country])]


class Medals(RushDecision):
    """R-089: how many of the Medals due are taken as two-Medal cards."""

    asks = "ask-medals"
    rule = "R-089"
    first = MEDALS_FIRST

    def args(self, state: State, seat: Seat) -> Args:
        """Which Medals, and how many."""
        country = next_due(state)
        return {"medal": f"medal:{COUNTRIES[country]}", "due": state.due[country]}

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-089: as the pile allows."""
        return legal_medals(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-089: the choice is made; go on paying."""
        pay_country(table, next_due(table.state), action.place)
        pay_due(table)

    def describe(self, state: State, seat: Seat, action: RushAction) -> Label:
        """R-089 (RQ-16): how many two-Medal cards, and how many singles go back for them."""
        back = max(0, 2 * action.place - state.due[next_due(state)])
        return card_label(action, {"doubles": action.place, "back": back})

    def usual(self, state: State, seat: Seat) -> RushAction:
        """R-089: doubles, if the edition preselects them."""
        legal = legal_medals(state)
        return legal[-1] if state.cat.rules.doubles_preselected else legal[0]

    def plays(self, state: State, seat: Seat) -> list[Play[RushAction]]:
        """R-089: Medals due of several countries with as many two-Medal cards as possible."""
        chain: list[RushAction] = []
        table = Table(state.clone(), NoChance())
        while table.state.asking == MEDALS:
            chain.append(legal_medals(table.state)[-1])
            try:
                self.resolve(table, seat, chain[-1])
            except ChanceError:
                break
        doubles = sum(action.place for action in chain)
        message = Message("play-doubles", {"doubles": doubles})
        return [Play(message, chain)] if len(chain) > 1 else []


def resolve_end_turn(table: Table[State]) -> None:
    """R-179 (RQ-43): rotate, put away (R-098), draw (R-099), pay Siege Medals (R-159), pass on."""
    state = table.state
    seat = state.active
    rotate_reserve(table)
    for card in state.hands[seat]:
        state.depots[seat].append(card)
        if table.watched:
            table.emit(events.card_put_away(state, seat, card))
    state.hands[seat] = []
    state.laid_out = NOBODY
    draw_cards(table, seat, HAND, "R-099")
    state.due = state.siege_due
    state.siege_due = NO_COUNTRY
    pay_due(table)


def finish_turn(table: Table[State]) -> None:
    """R-011, R-027, R-101, R-104: the turn passes to the left, or the last one is over.

    R-105: in the last round everybody plays as before, with or without Bases.
    """
    state = table.state
    following = (state.active + 1) % state.seats
    if following == state.first:
        limit = state.cat.rules.round_limit
        if limit and state.round >= limit:
            trigger_end(table, LIMIT)
        if state.ending != NOT_YET:
            state.asking = OVER
            state.asked = ()
            return
        state.round += 1
    begin_turn(table, following)


def begin_turn(table: Table[State], seat: Seat) -> None:
    """R-026, R-028, R-032: the next player repairs, then lays out the hand."""
    state = table.state
    state.active = seat
    state.asking = MAIN
    state.asked = state.cat.solo[seat]
    clear_turn(state)
    if table.watched:
        table.emit(events.turn_began(state, seat))
    repair_table(table, seat)
    state.laid_out = seat
    state.known[seat] = ()
    if table.watched:
        table.emit(events.hand_laid_out(state, seat))


def repair_table(table: Table[State], seat: Seat) -> None:
    """R-029, R-030, R-031, R-177: the active player's damage is undone, and nobody else's."""
    state = table.state
    hurt = False
    for place in range(seat * 3, seat * 3 + 3):
        if state.dented[place] or state.bases[place] == DAMAGED:
            hurt = True
            state.dented[place] = 0
            if state.bases[place] == DAMAGED:
                state.bases[place] = WHOLE
    if hurt and table.watched:
        table.emit(events.table_repaired(seat))
