"""2) Defence: Vehicles with armour guard their owner's Bases."""

from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.events import which
from hulldown.games.rush.rules.deciding import RushDecision, alike
from hulldown.games.rush.rules.playing import mark_used
from hulldown.games.rush.state import DEFENCE, GONE, MAIN, NOBODY, State
from hulldown.kernel.messages import Args, Label, Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label

NO_ARMOUR: Final = Reason("no-armour", "R-062")
NO_BASE: Final = Reason("no-base", "R-065")


def standing_bases(state: State, seat: Seat) -> list[int]:
    """The places where a player's Bases still stand."""
    return [place for place in range(seat * 3, seat * 3 + 3) if state.bases[place] != GONE]


def has_base(state: State) -> bool:
    """R-065: does the active player have a Base left?"""
    place, bases = state.active * 3, state.bases
    return bool(bases[place] or bases[place + 1] or bases[place + 2])


def deploy_refused(state: State, card: int) -> Reason | None:
    """R-062, R-064, R-145: only armour 1 or 2 defends; R-065: there must be a Base."""
    if not state.cat.armour[card]:
        return NO_ARMOUR
    return None if has_base(state) else NO_BASE


def places_to_defend(state: State) -> list[int]:
    """R-056 … R-058: an undefended Base (all alike, RQ-35); else any defender is replaced."""
    standing = standing_bases(state, state.active)
    undefended = [place for place in standing if state.defenders[place] == NOBODY]
    defended = [place for place in standing if state.defenders[place] != NOBODY]
    if not undefended:
        return defended
    if state.cat.rules.voluntary_replacement:
        return [undefended[0], *defended]
    return undefended[:1]


def legal_defence(state: State) -> list[RushAction]:
    """R-055: choose a Base for the Vehicle."""
    return [state.cat.defend[place % 3] for place in places_to_defend(state)]


def resolve_deploy(table: Table[State], action: RushAction) -> None:
    """R-060, R-061: defend without using an ability."""
    state = table.state
    state.hands[state.active].remove(action.card)
    mark_used(state, action.card)
    state.card = action.card
    if table.watched:
        table.emit(events.card_deployed(state, state.active, action.card))
    begin_defence(table)


def begin_defence(table: Table[State]) -> None:
    """R-054, R-055: the Vehicle must defend; R-065: without a Base it goes to the Depot."""
    state = table.state
    places = places_to_defend(state)
    if not places:
        card, state.card = state.card, NOBODY
        state.depots[state.active].append(card)
        state.asking = MAIN
        if table.watched:
            table.emit(events.card_discarded(state, state.active, card))
    elif len(places) == 1:
        place_defender(table, places[0])
    else:
        state.asking = DEFENCE


def place_defender(table: Table[State], place: int) -> None:
    """R-056, R-058: one defender a Base; a replaced one goes to its owner's Depot (RQ-32)."""
    state = table.state
    seat, card, old = state.active, state.card, state.defenders[place]
    if old != NOBODY:
        state.depots[seat].append(old)
        if table.watched:
            table.emit(events.defender_replaced(state, seat, old))
    state.defenders[place] = card
    state.dented[place] = 0
    state.card = NOBODY
    state.asking = MAIN
    if table.watched:
        table.emit(events.base_defended(state, seat, card, place))


class Defence(RushDecision):
    """R-058: which Base the Vehicle defends, or which defender it replaces."""

    asks = "ask-defence"
    rule = "R-058"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-055: choose a Base for the Vehicle."""
        return legal_defence(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-055: the Vehicle goes on the chosen Base."""
        place_defender(table, table.state.active * 3 + action.place)

    def describe(self, state: State, seat: Seat, action: RushAction) -> Label:
        """A Base, and the Vehicle that would be replaced."""
        place = state.active * 3 + action.place
        args: Args = {"base": action.place + 1}
        if state.defenders[place] == NOBODY:
            return card_label(action, args, alike(state, place))
        args["defender"] = which(state, state.defenders[place])
        return card_label(action, args, alike(state, place), "-replacing")
