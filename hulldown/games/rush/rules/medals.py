"""Medals: what is due, how it may be taken, and the ninth single."""

from hulldown.games.rush import events
from hulldown.games.rush.catalog import DOUBLE, SINGLE
from hulldown.games.rush.rules.ending import trigger_end
from hulldown.games.rush.state import MEDALS_GONE, State, changed
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table


def ways_to_take(state: State, country: int, due: int) -> list[int]:
    """R-089, R-090, R-091 (RQ-15, RQ-16): how many two-Medal cards may be among the Medals due.

    Worth together at most what is due and as much as the pile allows; a two-Medal card may also
    be made up by a single of this turn's assault, which is handed back.
    """
    singles, doubles = state.singles[country], state.doubles[country]
    spare = singles_to_hand_back(state, country)
    most = 0
    ways: list[int] = []
    for taken in range(min(doubles, (due + spare) // 2) + 1):
        worth = min(due, 2 * taken + min(singles, max(0, due - 2 * taken)))
        if worth > most:
            most = worth
            ways = [taken]
        elif worth == most:
            ways.append(taken)
    return ways


def singles_to_hand_back(state: State, country: int) -> int:
    """RQ-16: the singles this turn's assault brought, as far as the squad still has them."""
    won = state.assault_singles[country]
    if not won or state.laid_out == state.active:
        return 0
    seat, card = state.active, SINGLE + country
    piles = (state.depots[seat], state.garages[seat], state.hands[seat])
    return min(won, sum([pile.count(card) for pile in piles]))


def hand_back(table: Table[State], seat: Seat, country: int, count: int) -> None:
    """RQ-16: singles return to their pile, from the Depot, else the Garage, else the hand."""
    state, card = table.state, SINGLE + country
    held = len(state.hands[seat])
    for _ in range(count):
        if card in state.depots[seat]:
            state.depots[seat].remove(card)
        elif card in state.garages[seat]:
            state.garages[seat].remove(card)
        else:
            state.hands[seat].remove(card)
            others = [known for known in state.known[seat] if known != card]
            left = [card] * state.hands[seat].count(card)
            state.known[seat] = tuple(sorted(others + left))
    state.singles = changed(state.singles, country, count)
    if table.watched:
        from_hand = held - len(state.hands[seat])
        table.emit(events.medals_handed_back(seat, country, count, from_hand))


def take_medals(table: Table[State], seat: Seat, country: int, due: int, doubles: int) -> None:
    """R-088, R-092: Medals of that country go to the Depot, singles for what is left.

    R-159: those paid after the hand was put down are for Siege Master; RQ-16: more doubles than
    are due are paired with singles of the assault.
    """
    state = table.state
    singles = min(state.singles[country], max(0, due - 2 * doubles))
    if 2 * doubles > due:
        hand_back(table, seat, country, 2 * doubles - due)
    if state.cat.rules.merge_medals == "pair" and state.laid_out == seat:
        state.assault_singles = changed(state.assault_singles, country, singles)
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
