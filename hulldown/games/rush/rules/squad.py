"""Garage, hand and Depot: drawing, shuffling, putting cards down."""

from hulldown.games.rush import events
from hulldown.games.rush.catalog import BASE
from hulldown.games.rush.state import State
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

HAND: int = 3


def draw_cards(table: Table[State], seat: Seat, count: int, rule: str) -> None:
    """R-037, R-099, R-100, R-146: draw, shuffling the Depot in when the Garage is empty.

    With Garage and Depot both empty the draw stops (RQ-05). What was drawn before a shuffle was
    the whole Garage, so everybody knows it (RQ-42).
    """
    state, chance = table.state, table.chance
    garage, stream = state.garages[seat], state.cat.garage_stream[seat]
    drawn: list[int] = []
    for _ in range(count):
        if not garage:
            if not state.depots[seat]:
                break
            take_in_hand(table, seat, drawn, rule)
            if state.laid_out != seat:
                state.known[seat] = tuple(sorted(drawn))
            drawn = []
            shuffle_depot(table, seat)
            garage = state.garages[seat]
        drawn.append(garage.pop(chance.draw(len(garage), rule, stream)))
    take_in_hand(table, seat, drawn, rule)
    for card in state.hands[seat]:
        if card == BASE:
            put_bases_away(table, seat)
            return


def take_in_hand(table: Table[State], seat: Seat, drawn: list[int], rule: str) -> None:
    """R-018, R-099: drawn cards join the hand; the others see how many."""
    if drawn:
        hand = table.state.hands[seat]
        for card in drawn:
            put_in_order(hand, card)
        if table.watched:
            table.emit(events.cards_drawn(table.state, seat, drawn, rule))


def put_in_order(hand: list[int], card: int) -> None:
    """A card joins a hand, which is kept sorted."""
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def shuffle_depot(table: Table[State], seat: Seat) -> None:
    """R-037: the whole Depot becomes the new Garage."""
    state = table.state
    state.garages[seat] = sorted(state.depots[seat])
    state.depots[seat] = []
    if table.watched:
        table.emit(events.garage_shuffled(seat))


def put_bases_away(table: Table[State], seat: Seat) -> None:
    """R-143 (RQ-06): after a complete draw Base cards go to the Depot, without replacement."""
    state = table.state
    hand = state.hands[seat]
    count = hand.count(BASE)
    state.hands[seat] = [card for card in hand if card != BASE]
    state.known[seat] = tuple([card for card in state.known[seat] if card != BASE])
    state.depots[seat] += [BASE] * count
    if table.watched:
        table.emit(events.bases_put_away(seat, count))


def put_down(state: State, seat: Seat, card: int) -> None:
    """R-039: a card leaves the hand for the Depot."""
    state.hands[seat].remove(card)
    state.depots[seat].append(card)


def squad(state: State, seat: Seat) -> list[int]:
    """R-107, R-175: hand, Garage and Depot (and defenders, if the option RQ-19 counts them)."""
    cards = state.hands[seat] + state.garages[seat] + state.depots[seat]
    if state.cat.rules.defenders_count:
        cards += [card for card in state.defenders[seat * 3 : seat * 3 + 3] if card >= 0]
    return cards
