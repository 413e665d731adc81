"""What can happen, as messages with an audience."""

from hulldown.games.rush.catalog import COUNTRIES
from hulldown.games.rush.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Event, Message, Seat
from hulldown.toolbox.ids import SEAT_IDS


def who(seat: Seat) -> str:
    """A seat as an argument."""
    return SEAT_IDS[seat]


def which(state: State, card: int) -> str:
    """A card as an argument."""
    return state.cat.ids[card]


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody but this seat."""
    return tuple([other for other in range(state.seats) if other != seat])


def tell(id: str, rule: str, **args: JSON) -> Event:
    """Something everybody sees."""
    return Event(Message(id, args), rule)


def about(id: str, rule: str, state: State, seat: Seat, card: int) -> Event:
    """Something everybody sees a seat do with a card."""
    return tell(id, rule, seat=who(seat), card=which(state, card))


def turn_began(state: State, seat: Seat) -> Event:
    """R-026: the next player's turn."""
    return tell("turn-began", "R-026", seat=who(seat), round=state.round)


def table_repaired(seat: Seat) -> Event:
    """R-029, R-030: damage is undone."""
    return tell("table-repaired", "R-029", seat=who(seat))


def hand_laid_out(state: State, seat: Seat) -> Event:
    """R-032: the hand is shown, which is news to the others."""
    cards = [which(state, card) for card in state.hands[seat]]
    args = {"seat": who(seat), "cards": cards, "count": len(cards)}
    return Event(Message("hand-laid-out", args), "R-032", news=others(state, seat))


def cards_drawn(state: State, seat: Seat, cards: list[int], rule: str) -> Event:
    """R-099, R-146: drawn to a hidden hand, or laid out in one's turn."""
    shown: dict[str, JSON] = {"seat": who(seat), "cards": [which(state, card) for card in cards]}
    shown["count"] = len(cards)
    if state.laid_out == seat:
        return Event(Message("cards-laid-out", shown), rule)
    hidden = Message("cards-drawn", {"seat": who(seat), "count": len(cards)})
    return Event(Message("own-cards-drawn", shown), rule, (seat,), hidden, news=(seat,))


def garage_shuffled(seat: Seat) -> Event:
    """R-037: the Depot becomes the Garage."""
    return tell("garage-shuffled", "R-037", seat=who(seat))


def bases_put_away(seat: Seat, count: int) -> Event:
    """R-143: Base cards leave the hand at once."""
    return tell("bases-put-away", "R-143", seat=who(seat), count=count)


def card_paid(state: State, seat: Seat, card: int) -> Event:
    """R-044: a card is spent."""
    return about("card-paid", "R-044", state, seat, card)


def vehicle_bought(state: State, seat: Seat, card: int) -> Event:
    """R-045: a Vehicle is bought."""
    return about("vehicle-bought", "R-045", state, seat, card)


def reserve_filled(state: State, card: int) -> Event:
    """R-047: a card enters the Reserve."""
    return tell("reserve-filled", "R-047", card=which(state, card))


def deck_shuffled() -> Event:
    """R-022: the Vehicle discards become the deck."""
    return tell("deck-shuffled", "R-022")


def reserve_rotated(state: State, card: int) -> Event:
    """R-094: the farthest card leaves the Reserve."""
    return tell("reserve-rotated", "R-094", card=which(state, card))


def card_used(state: State, seat: Seat, card: int) -> Event:
    """R-052: a card is played for its abilities."""
    return about("card-used", "R-052", state, seat, card)


def card_discarded(state: State, seat: Seat, card: int) -> Event:
    """R-062, R-065: a card that was used and cannot defend goes to the Depot."""
    return about("card-discarded", "R-062", state, seat, card)


def card_deployed(state: State, seat: Seat, card: int) -> Event:
    """R-060, R-061: a Vehicle is played to defend."""
    return about("card-deployed", "R-060", state, seat, card)


def recruitment_opened(seat: Seat) -> Event:
    """R-147: any number may be bought."""
    return tell("recruitment-opened", "R-147", seat=who(seat))


def reserve_scouted(seat: Seat) -> Event:
    """R-149: the whole Reserve is replaced."""
    return tell("reserve-scouted", "R-149", seat=who(seat))


def sabotage_called(seat: Seat) -> Event:
    """R-150: every opponent must give up a card."""
    return tell("sabotage-called", "R-150", seat=who(seat))


def has_chosen(seat: Seat) -> Event:
    """R-150: a sealed choice is made; which, nobody learns yet."""
    return tell("has-chosen", "R-150", seat=who(seat))


def card_given_up(state: State, seat: Seat, card: int) -> Event:
    """R-150: a card of a hidden hand goes to the Depot, news to the others."""
    args = {"seat": who(seat), "card": which(state, card)}
    return Event(Message("card-given-up", args), "R-150", news=others(state, seat))


def struck(id: str, rule: str, state: State, place: int, card: int) -> Event:
    """What the active player's hit did to a Vehicle at a place."""
    event = base_struck(id, rule, state, place)
    event.message.args["card"] = which(state, card)
    return event


def base_struck(id: str, rule: str, state: State, place: int) -> Event:
    """What the active player's hit did to a Base."""
    owner = who(place // 3)
    return tell(id, rule, seat=who(state.active), owner=owner, base=place % 3 + 1)


def card_buried(state: State, seat: Seat, card: int, rule: str) -> Event:
    """R-160, R-165: a card goes to the Graveyard."""
    return about("card-buried", rule, state, seat, card)


def vehicle_researched(state: State, seat: Seat, card: int) -> Event:
    """R-161: a Vehicle is taken by Research."""
    return about("vehicle-researched", "R-161", state, seat, card)


def base_defended(state: State, seat: Seat, card: int, place: int) -> Event:
    """R-055: a Vehicle defends a Base."""
    args = {"seat": who(seat), "card": which(state, card), "base": place % 3 + 1}
    return Event(Message("base-defended", args), "R-055")


def defender_replaced(state: State, seat: Seat, card: int) -> Event:
    """R-058: the old defender goes to the Depot."""
    return about("defender-replaced", "R-058", state, seat, card)


def defender_returned(state: State, seat: Seat, card: int) -> Event:
    """R-157: the defender of a fallen Base goes to its owner's Depot."""
    return about("defender-returned", "R-157", state, seat, card)


def assault_announced(state: State, seat: Seat, card: int) -> Event:
    """R-070: a card takes part in the assault."""
    return about("assault-announced", "R-070", state, seat, card)


def card_put_away(state: State, seat: Seat, card: int) -> Event:
    """R-035: a card goes to the Depot unplayed."""
    return about("card-put-away", "R-035", state, seat, card)


def card_stood_down(state: State, seat: Seat, card: int) -> Event:
    """R-077: an announced card finds no target."""
    return about("card-stood-down", "R-077", state, seat, card)


def medals_taken(seat: Seat, country: int, singles: int, doubles: int, rule: str) -> Event:
    """R-087, R-159, R-167: Medals go to the Depot."""
    medal = f"medal:{COUNTRIES[country]}"
    args = {"medal": medal, "singles": singles, "doubles": doubles}
    return tell("medals-taken", rule, seat=who(seat), **args)


def medals_handed_back(seat: Seat, country: int, count: int, from_hand: int) -> Event:
    """R-089 (RQ-16): singles of the assault return to their pile, for a two-Medal card."""
    medal = f"medal:{COUNTRIES[country]}"
    args = {"medal": medal, "count": count, "from_hand": from_hand}
    return tell("medals-handed-back", "R-089", seat=who(seat), **args)


def medals_missed(seat: Seat, country: int) -> Event:
    """R-091: a Medal is due and none is left."""
    return tell("medals-missed", "R-091", seat=who(seat), medal=f"medal:{COUNTRIES[country]}")


def last_round_began(reason: str, rule: str) -> Event:
    """R-104: the round is played to its end."""
    return tell("last-round-began", rule, reason=f"ending:{reason}")
