"""Weather and ground of a scenario: Deep Mud and its roads, Snow, hills (D-004, DQ-107)."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import HILL
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.state import State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

MUD_BARS_FLANK: Final = Reason("mud-bars-flank", "D-004")
MOVED_TOO_FAST: Final = Reason("moved-too-fast", "D-004")
BEYOND_SIGHT: Final = Reason("beyond-sight", "D-004")
ROADS_AGAINST_LOSS: Final = 1
ROADS_AGAINST_ALL: Final = 2


# Deep Mud


def is_guided(state: State, tank: int) -> bool:
    """The road guide: neither Bog nor Deep Mud lowers this tank's Move Level now."""
    return state.guided == 1 and state.active == tank


def mud_loss(state: State, tank: int) -> int:
    """How many levels Deep Mud costs this tank, until its side has opened a ROAD."""
    field = state.cat.field
    if not field.mud or is_guided(state, tank):
        return 0
    side = state.cat.side[tank]
    return 0 if state.roads[side] >= ROADS_AGAINST_LOSS else field.mud_loss[side]


def is_mired(state: State, tank: int) -> bool:
    """Deep Mud bars FLANK and binds a side to its lead tank, until both its ROADs are open."""
    return state.cat.field.mud and state.roads[state.cat.side[tank]] < ROADS_AGAINST_ALL


def flank_barred(state: State, tank: int) -> Reason | None:
    """In Deep Mud nobody flanks."""
    return MUD_BARS_FLANK if is_mired(state, tank) else None


def lead_tank(state: State, side: int) -> int:
    """The tank of the lowest number that its side has in play."""
    cat = state.cat
    return next(t for t in range(cat.tanks) if cat.side[t] == side and not state.out[t])


def keeps_column(state: State, tank: int, metres: int) -> bool:
    """Lead rule: nobody passes the lead tank, and it does not fall back behind another.

    A column that is out of order already (the lead was lost or replaced) may stay so, but nobody
    breaks it further.
    """
    if not metres or not is_mired(state, tank):
        return True
    cat = state.cat
    side = cat.side[tank]
    lead = lead_tank(state, side)
    place = state.range[tank] - metres
    if tank != lead:
        return metres < 0 or place >= state.range[lead]
    if metres > 0:
        return True
    followers = [t for t in range(cat.tanks) if cat.side[t] == side and not state.out[t]]
    return all(state.range[other] >= place for other in followers if other != lead)


# Snow


def snow_cap(state: State) -> int:
    """The highest Move Level in Snow; 0 without."""
    field = state.cat.field
    return field.snow_level if field.snow else 0


def terrain_barred(state: State, card: int) -> Reason | None:
    """In Snow Terrain is entered only from a slow MOVE card, whoever lays it."""
    field = state.cat.field
    if field.snow and state.cat.move_level[card] > field.snow_terrain_level:
        return MOVED_TOO_FAST
    return None


def look_out(table: Table[State], tank: int) -> None:
    """Before step a: the Target Number of a Pull says how far this tank sees until the next."""
    state = table.state
    field = state.cat.field
    light = pull(table, "D-004") % 10 <= field.light_up_to
    state.sight = put(state.sight, tank, field.light_sight if light else field.heavy_sight)
    if table.watched:
        table.emit(events.sight_changed(state, tank))


def sight_refused(state: State, tank: int, enemy: int, metres: int = 0) -> Reason | None:
    """Beyond its sight a tank does not Spot, fire or flank; counters it has stay.

    DQ-98: `metres` are those of the MOVE that a FLANK follows, taken as done.
    """
    if not state.cat.field.snow:
        return None
    distance = abs(state.range[tank] - metres + state.range[enemy])
    return BEYOND_SIGHT if distance > state.sight[tank] else None


# Hills


def slope(state: State, tank: int, enemy: int) -> int:
    """What shooting downhill adds to Penetration, or uphill takes."""
    high = state.hold[tank] == HILL
    if high == (state.hold[enemy] == HILL):
        return 0
    return state.cat.field.downhill if high else state.cat.field.uphill
