"""The sequence of play: rounds of a crate, secret plans, a claim and its answers."""

from hulldown.games.template import events
from hulldown.games.template.actions import Answer, Dig, Ready, Send
from hulldown.games.template.catalog import DEALT, Catalogue
from hulldown.games.template.rules.claiming import (
    legal_answer,
    resolve_answer,
    resolve_claim,
    seats_to_answer,
)
from hulldown.games.template.rules.planning import (
    claimer,
    legal_plan,
    resolve_ready,
    resolve_reveal,
)
from hulldown.games.template.state import ANSWER, DUG, NONE, OVER, PLAN, SENT, State
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.pile import Pile


def first_position(catalogue: Catalogue, seats: int, chance: Chance) -> State:
    """T-002, T-003: deal five cards each, then begin the first round."""
    state = State(catalogue, seats)
    deck = Pile()
    for kind, count in enumerate(catalogue.counts):
        deck.add_all([kind] * count)
    for seat in range(seats):
        for _ in range(DEALT):
            state.hands[seat][deck.draw(chance, "T-003", "deck")] += 1
    begin_round(Table(state, chance))
    return state


def begin_round(table: Table[State]) -> None:
    """T-005, T-006: a crate, then everybody plans."""
    state = table.state
    state.round += 1
    state.crate = 1 + table.draw(3, "T-005", "crates")
    state.phase = PLAN
    state.claimer = NONE
    if table.watched:
        table.emit(events.crate_dropped(state))
    state.sealed.open(tuple(range(len(state.hands))), [NONE, NONE])


def end_round(table: Table[State]) -> None:
    """T-004: the next round, or the end."""
    state = table.state
    state.sealed.open((), [NONE, NONE])
    if state.round < state.catalogue.rounds:
        begin_round(table)
    else:
        state.phase = OVER


def begin_answers(table: Table[State]) -> None:
    """T-009, T-010: a claim is answered; without one the round ends."""
    state = table.state
    state.claimer = claimer(state)
    if table.watched:
        found = state.claimer != NONE
        table.emit(events.crate_claimed(state.claimer) if found else events.crate_left())
    if state.claimer == NONE:
        end_round(table)
        return
    state.phase = ANSWER
    state.sealed.open(seats_to_answer(state), [NONE, NONE])
    if not state.sealed.owed:
        finish_answers(table)


def finish_answers(table: Table[State]) -> None:
    """T-011, T-012: the claim is settled and the round ends."""
    resolve_claim(table)
    end_round(table)


def seats_to_act(state: State) -> tuple[Seat, ...]:
    """Who still owes a plan or an answer."""
    return state.sealed.owed


def on_turn(state: State, seat: Seat) -> State | None:
    """All plan at once: nobody has a turn to prepare."""
    return None


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """What the seat may do now."""
    return legal_plan(state, seat) if state.phase == PLAN else legal_answer(state, seat)


def resolve(table: Table[State], seat: Seat, action: Action) -> None:
    """Carry out a legal action."""
    plan = table.state.sealed.chosen[seat]
    if isinstance(action, Send):
        plan[SENT] = action.card
    elif isinstance(action, Dig):
        plan[DUG] = action.card
    elif isinstance(action, Ready):
        if resolve_ready(table, seat):
            resolve_reveal(table)
            begin_answers(table)
    elif isinstance(action, Answer) and resolve_answer(table, seat, action.flare):
        finish_answers(table)


def standing(state: State) -> Outcome:
    """T-001, T-014, T-015: points, then crates; equals share."""
    seats = range(len(state.hands))
    dug = [sum(state.dug[seat]) for seat in seats]
    keys = [(state.worth[seat] + dug[seat], state.taken[seat]) for seat in seats]
    best_first = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(s for s in seats if keys[s] == key) for key in best_first)
    scores = tuple({"crates": state.worth[seat], "dug": dug[seat]} for seat in seats)
    return Outcome("rounds-played", ranking, scores, "T-015")


def outcome(state: State) -> Outcome | None:
    """T-004: the match is over after the last round."""
    return standing(state) if state.phase == OVER else None
