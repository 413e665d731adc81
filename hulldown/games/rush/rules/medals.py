"""Medals: what is due, how it may be taken, and the ninth single."""

from hulldown.games.rush import events
from hulldown.games.rush.catalog import DOUBLE, SINGLE
from hulldown.games.rush.rules.ending import trigger_end
from hulldown.games.rush.state import MEDALS_GONE, State, changed
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table


def ways_to_take(state: State, country: int, due: int) -> list[int]:
    """R-089, R-090, R-091 (RQ-15): how many two-Medal cards may be among the Medals due.

    Worth together at most what is due and as much as the pile allows.
    """
    singles, doubles = state.singles[country], state.doubles[country]
    most = 0
    ways: list[int] = []
    for taken in range(min(doubles, due // 2) + 1):
        worth = 2 * taken + min(singles, due - 2 * taken)
        if worth > most:
            most = worth
            ways = [taken]
        elif worth == most:
            ways.append(taken)
    return ways


def take_medals(table: Table[State], seat: Seat, country: int, due: int, doubles: int) -> None:
    """R-088, R-092: Medals of that country go to the Depot, singles for what is left.

    R-159: those paid after the hand was put down are for Siege Master.
    """
    state = table.state
    singles = min(state.singles[country], due - 2 * doubles)
    state.doubles = changed(state.doubles, country, -doubles)
    state.depots[seat] += [DOUBLE + country] * doubles
    if table.watched:
        if singles + doubles:
            rule = "R-087" if state.laid_out == seat else "R-159"
            table.emit(events.medals_taken(seat, country, singles, doubles, rule))
        else:
            table.emit(events.medals_missed(seat, country))
    take_singles(table, seat, country, singles)


def take_singles(table: Table[State], seat: Seat, country: int, count: int) -> None:
    """R-103: the ninth single of a country brings the last round, by whatever means."""
    state = table.state
    state.singles = changed(state.singles, country, -count)
    state.depots[seat] += [SINGLE + country] * count
    if count and not state.singles[country]:
        trigger_end(table, MEDALS_GONE)


def next_due(state: State) -> int:
    """The next country with Medals due, or -1."""
    for country in range(4):
        if state.due[country]:
            return country
    return -1
