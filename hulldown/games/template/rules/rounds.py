"""T-001, T-003 to T-005, T-014, T-015: the deal, the rounds and the end."""

from hulldown.games.template import events
from hulldown.games.template.catalog import DEALT, Catalogue
from hulldown.games.template.state import FIELDS, OVER, PLAN, State, one_by_one
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Outcome
from hulldown.kernel.table import Table
from hulldown.toolbox.ranking import ranked


def first_position(cat: Catalogue, chance: Chance) -> State:
    """T-002, T-003: deal five cards each, then begin the first round."""
    state = FIELDS.clear(State(cat))
    deck = one_by_one(cat.counts)
    for hand in state.hands:
        for _ in range(DEALT):
            hand[chance.take(deck, "T-003", "deck")] += 1
    begin_round(Table(state, chance))
    return state


def begin_round(table: Table[State]) -> None:
    """T-005, T-006: a crate, then everybody plans; the last claim is done with."""
    state = table.state
    state.round += 1
    state.crate = 1 + table.draw(3, "T-005", "crates")
    if len(state.frames):
        state.frames.pop()
    if table.watched:
        table.emit(events.crate_dropped(state))
    state.seal(PLAN, tuple(range(state.cat.seats)))


def end_round(table: Table[State]) -> None:
    """T-004: the next round, or the end."""
    if table.state.round < table.state.cat.rounds:
        begin_round(table)
    else:
        table.state.seal(OVER, ())


def standing(state: State) -> Outcome:
    """T-001, T-014, T-015: points, then crates; equals share."""
    seats = range(state.cat.seats)
    scores = [{"crates": state.worth[seat], "dug": sum(state.dug[seat])} for seat in seats]
    keys = [(sum(scores[seat].values()), state.taken[seat]) for seat in seats]
    return Outcome("rounds-played", ranked(keys), tuple(scores), "T-015")
