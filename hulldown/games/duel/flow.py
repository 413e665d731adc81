"""The sequence of play: which decision answers which question, and what comes next by itself."""

from typing import Final

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.catalog import Catalogue
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules import (
    administration,
    answering,
    damage,
    firing,
    guns,
    infantry,
    initiative,
    menu,
    movement,
    phases,
    specials,
    spotting,
    steps,
    tactics,
    tank_action,
    victory,
)
from hulldown.games.duel.rules import frames as stack
from hulldown.games.duel.rules.levels import refresh
from hulldown.games.duel.rules.solo import turn as solo
from hulldown.games.duel.state import (
    ACQUIRING,
    BIDDING,
    BROKEN,
    BURNING,
    DECLARING,
    DISCARDING,
    HATCHING,
    LOSING,
    MENU,
    NOBODY,
    NONE,
    PAYING_ORDERS,
    SCOUTING,
    SHEDDING,
    SPOTTING,
    TACTICS,
    TELEPHONING,
    State,
    empty_table,
)
from hulldown.kernel.chance import Chance, NoChance
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decisions


class DuelDecisions(Decisions[State, DuelAction]):
    """Whatever follows an answer goes on by itself until somebody is asked again."""

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """Carry out a legal action, and whatever follows before somebody is asked again."""
        self._by_question[table.state.asking].resolve(table, seat, action)
        run(table)


DECISIONS: Final = DuelDecisions(
    {
        BIDDING: initiative.Bidding(),
        BURNING: administration.Burning(),
        BROKEN: administration.Broken(),
        PAYING_ORDERS: administration.PayingOrders(),
        MENU: menu.Menu(),
        **steps.STEPS,
        DECLARING: tank_action.Declaring(),
        TACTICS: answering.Answering(),
        SPOTTING: spotting.Spotting(),
        SHEDDING: movement.Shedding(),
        LOSING: damage.Losing(),
        SCOUTING: specials.Scouting(),
        TELEPHONING: specials.Telephoning(),
        ACQUIRING: firing.Acquiring(),
        DISCARDING: phases.Discarding(),
        HATCHING: infantry.Hatching(),
    }
)


def first_position(cat: Catalogue, chance: Chance) -> State:
    """DQ-89: the table is set, all draw their first hands, and bidding begins."""
    state = empty_table(cat)
    for tank in range(cat.tanks):
        refresh(state, tank)
    phases.begin(state)
    run(Table(state, chance))
    return state


def run(table: Table[State]) -> None:
    """Go on with the innermost unfinished business until somebody must be asked."""
    state = table.state
    business = state.frames.rows
    while business:
        if not state.asked:
            go_on(table, business[-1])
        elif state.asked[0] == SOLO:
            answer_for_solo(table)
        else:
            return


def go_on(table: Table[State], frame: stack.Frame) -> None:
    """One step of the innermost unfinished business."""
    state = table.state
    kind = frame[0]
    if kind == stack.PHASE:
        phases.run_phase(table, frame)
    elif kind == stack.ACTION:
        tank_action.run_action(table, frame)
        if not state.asked and state.frames.kind() == stack.PHASE:
            phases.end_if_due(table)
    elif kind == stack.ROUND:
        phases.run_round(table, frame)
    elif kind == stack.WINDOW:
        tactics.run_window(table, frame)
    elif kind == stack.SHOT:
        firing.run_shot(table, frame)
    elif kind == stack.GUN:
        guns.run_gun(table, frame)
    elif kind == stack.SPOTTED:
        spotting.run_spotted(table, frame)
    else:
        damage.run_damage(table, frame)


def answer_for_solo(table: Table[State]) -> None:
    """DQ-104: the solo opponent decides by rule; turning a card may end the game (D-015)."""
    state = table.state
    is_menu = state.asking == MENU
    state.asked = NOBODY
    solo.answer(table)
    if is_menu and state.frames.kind() == stack.PHASE:
        phases.end_if_due(table)


def on_turn(state: State, seat: Seat) -> State | None:
    """D-131, D-133: the order is known after the bids, so that a Tank Phase can be prepared.

    Where luck decides before anything is asked, such as in a rally that nobody pays for, nothing
    can be.
    """
    tank = phases.waiting_tank(state, seat)
    if tank == NONE:
        return None
    table = Table(state.clone(), NoChance())
    try:
        phases.foresee(table, tank)
        run(table)
    except ChanceError:
        return None
    ahead = table.state
    return ahead if ahead.asked == (seat,) and ahead.active == tank else None


def outcome(state: State) -> Outcome | None:
    """D-013: the result, once the match is over."""
    return None if len(state.frames) else victory.standing(state)
