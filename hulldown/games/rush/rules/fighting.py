"""What hits do to Vehicles and Bases, by assault or by Siege Master."""

from hulldown.games.rush import actions as act
from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import BASE, HEAVY
from hulldown.games.rush.rules.ending import maybe_lost_all_bases
from hulldown.games.rush.state import DAMAGED, GONE, NOBODY, WHOLE, State, changed
from hulldown.kernel.table import Table


def strike_vehicle(table: Table[State], place: int, destroys: bool) -> bool:
    """R-079, R-080, R-081: damage an undamaged defender, destroy it if damaged or `destroys`.

    A destroyed Vehicle goes to its owner's Depot; the striker is credited (RQ-41).
    """
    state = table.state
    state.in_reach = None
    card = state.defenders[place]
    if destroys or state.dented[place]:
        remove_defender(state, place)
        state.vehicles_destroyed = changed(state.vehicles_destroyed, state.active, 1)
        if table.watched:
            table.emit(events.struck("vehicle-destroyed", "R-081", state, place, card))
        return True
    state.dented[place] = 1
    if table.watched:
        table.emit(events.struck("vehicle-damaged", "R-079", state, place, card))
    return False


def siege_destroys(state: State, place: int) -> bool:
    """R-154 (RQ-25): by the option, Siege Master destroys an undamaged defender of armour 1."""
    return state.cat.rules.siege_kills_armour_1 and (state.cat.armour[state.defenders[place]] == 1)


def remove_defender(state: State, place: int) -> None:
    """R-081, R-157: a defender returns to its owner's Depot and loses its mark."""
    state.depots[place // 3].append(state.defenders[place])
    state.defenders[place] = NOBODY
    state.dented[place] = 0


def strike_base(table: Table[State], place: int, destroys: bool) -> None:
    """R-082, R-083, R-086: damage an undamaged Base, destroy it if damaged or `destroys`.

    A destroyed Base goes to the striker's Depot at once; R-157: its defender returns home.
    """
    state = table.state
    state.in_reach = None
    if not destroys and state.bases[place] == WHOLE:
        state.bases[place] = DAMAGED
        if table.watched:
            table.emit(events.base_struck("base-damaged", "R-082", state, place))
        return
    defender = state.defenders[place]
    if defender != NOBODY:
        remove_defender(state, place)
    state.bases[place] = GONE
    state.depots[state.active].append(BASE)
    state.bases_destroyed = changed(state.bases_destroyed, state.active, 1)
    if table.watched:
        table.emit(events.base_struck("base-destroyed", "R-086", state, place))
        if defender != NOBODY:
            table.emit(events.defender_returned(state, place // 3, defender))
    maybe_lost_all_bases(table, place // 3)


def distinct_bases(state: State) -> tuple[int, ...]:
    """Enemy Bases that stand; undefended ones of a player in the same state count once (RQ-35)."""
    if state.in_reach is None:
        state.in_reach = find_distinct_bases(state)
    return state.in_reach


def find_distinct_bases(state: State) -> tuple[int, ...]:
    """Recomputed after every hit and every turn."""
    out: list[int] = []
    bases, defenders, own = state.bases, state.defenders, state.active * 3
    for first in range(0, 3 * state.seats, 3):
        if first == own:
            continue
        seen = 0
        for place in range(first, first + 3):
            status = bases[place]
            if status == GONE:
                continue
            if defenders[place] == NOBODY:
                if seen & status:
                    continue
                seen |= status
            out.append(place)
    return tuple(out)


def foretold(state: State, action: RushAction) -> str:
    """R-078, R-084, R-154: what a hit will do."""
    cat, place = state.cat, action.place
    at_base = action.verb == act.SIEGE_BASE or state.defenders[place] == NOBODY
    if at_base:
        heavy = action.verb == act.ATTACK and cat.klass[action.card] == HEAVY
        return "destroys" if heavy or state.bases[place] == DAMAGED else "damages"
    if action.verb == act.ATTACK:
        at_once = cat.power[action.card] >= cat.armour[state.defenders[place]]
    else:
        at_once = siege_destroys(state, place)
    return "destroys" if at_once or state.dented[place] else "damages"


def most_harmful(state: State, legal: list[RushAction]) -> RushAction:
    """R-070: attack with what is announced, before more is; a hit that destroys comes first."""
    hits = [action for action in legal if action.place >= 0]
    deadly = [action for action in hits if foretold(state, action) == "destroys"]
    return (deadly or hits or legal)[0]
