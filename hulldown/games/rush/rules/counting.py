"""What a squad holds, counted in one pass: Achievements, points and tie-breaks follow from it."""

from hulldown.games.rush.catalog import (
    BASE,
    BASES_DESTROYED,
    COUNTRY_MEDALS,
    DOUBLE,
    DOUBLE_MEDALS,
    FIRST_VEHICLE,
    MOST_CARDS,
    SINGLE,
)
from hulldown.games.rush.state import State
from hulldown.kernel.messages import Seat


class Count:
    """The figures of one squad; `figures` are by what Achievements count."""

    __slots__ = ("bases", "figures", "medals", "singles", "vehicles")

    def __init__(self) -> None:
        self.figures: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.singles: list[int] = [0, 0, 0, 0]
        self.medals = 0
        self.bases = 0
        self.vehicles = 0


def count_squad(state: State, seat: Seat) -> Count:
    """R-107, R-112, R-175: hand, Garage and Depot; by the option RQ-19 defenders, too.

    R-121, R-122, R-123, R-124, R-125: cards of a class, of any country. R-126, R-127, R-128, R-129
    (RQ-23): a country's Medals, two for a two-Medal card. R-130: two-Medal cards. R-131: all cards.
    R-120 (RQ-21): Bases by events.
    """
    out = Count()
    figures = out.figures
    figures[BASES_DESTROYED] = state.bases_destroyed[seat]
    count_cards(state, state.hands[seat], out)
    count_cards(state, state.garages[seat], out)
    count_cards(state, state.depots[seat], out)
    if state.cat.rules.defenders_count:
        defending = state.defenders[seat * 3 : seat * 3 + 3]
        count_cards(state, [card for card in defending if card >= 0], out)
    for country in range(4):
        out.medals += figures[COUNTRY_MEDALS + country]
    return out


def count_cards(state: State, cards: list[int], out: Count) -> None:
    """Add a pile of cards."""
    figures = out.figures
    figures[MOST_CARDS] += len(cards)
    klass = state.cat.klass
    for card in cards:
        if card >= FIRST_VEHICLE:
            figures[klass[card]] += 1
            out.vehicles += 1
        elif card >= DOUBLE:
            figures[COUNTRY_MEDALS + card - DOUBLE] += 2
            figures[DOUBLE_MEDALS] += 1
        elif card >= SINGLE:
            figures[COUNTRY_MEDALS + card - SINGLE] += 1
            out.singles[card - SINGLE] += 1
        elif card == BASE:
            out.bases += 1


def count_squads(state: State) -> list[Count]:
    """The squads of all players."""
    return [count_squad(state, seat) for seat in range(state.seats)]


def counted(state: State, counts: list[Count], achievement: int) -> list[int]:
    """R-109: each player's figure for an Achievement."""
    what = state.cat.counted[achievement]
    return [count.figures[what] for count in counts]


def figure_of(state: State, seat: Seat, what: int) -> int:
    """One figure alone, which is quicker than to count a whole squad."""
    if what == BASES_DESTROYED:
        return state.bases_destroyed[seat]
    if what == MOST_CARDS and not state.cat.rules.defenders_count:
        return len(state.hands[seat]) + len(state.garages[seat]) + len(state.depots[seat])
    if what < COUNTRY_MEDALS:
        klass = state.cat.klass
        total = of_class(klass, state.hands[seat], what)
        total += of_class(klass, state.garages[seat], what)
        total += of_class(klass, state.depots[seat], what)
    else:
        total = figure_in(state, state.hands[seat], what)
        total += figure_in(state, state.garages[seat], what)
        total += figure_in(state, state.depots[seat], what)
    if state.cat.rules.defenders_count:
        defending = state.defenders[seat * 3 : seat * 3 + 3]
        total += figure_in(state, [card for card in defending if card >= 0], what)
    return total


def figure_in(state: State, cards: list[int], what: int) -> int:
    """What a pile of cards adds to a figure."""
    if what == MOST_CARDS:
        return len(cards)
    total = 0
    if COUNTRY_MEDALS <= what < DOUBLE_MEDALS:
        single, double = SINGLE + what - COUNTRY_MEDALS, DOUBLE + what - COUNTRY_MEDALS
        for card in cards:
            if card == single:
                total += 1
            elif card == double:
                total += 2
        return total
    if what == DOUBLE_MEDALS:
        for card in cards:
            total += DOUBLE <= card < FIRST_VEHICLE
        return total
    return of_class(state.cat.klass, cards, what)


def of_class(klass: list[int], cards: list[int], wanted: int) -> int:
    """How many Vehicles of a class there are in a pile of cards."""
    total = 0
    for card in cards:
        if card >= FIRST_VEHICLE and klass[card] == wanted:
            total += 1
    return total


def leader(figures: list[int]) -> Seat:
    """R-109, R-110 (RQ-34): the single leader with at least one, or -1."""
    best = max(figures)
    return figures.index(best) if best and figures.count(best) == 1 else -1


def awarded(state: State, counts: list[Count]) -> list[int]:
    """R-109, R-180, R-181: how many revealed Achievements each player gets."""
    won = [0] * state.seats
    for achievement in state.achievements:
        seat = leader(counted(state, counts, achievement))
        if seat >= 0:
            won[seat] += 1
    return won


def points(count: Count, achievements: int) -> int:
    """R-008, R-112, R-113, R-114: Medals, 3 for each captured Base, 5 for each Achievement."""
    return count.medals + 3 * count.bases + 5 * achievements
