"""The end: triggers, the last round, Achievements, the score."""

from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.catalog import BASE, CLASSES, COUNTRIES, DOUBLE, SINGLE
from hulldown.games.rush.rules.squad import squad
from hulldown.games.rush.state import BASES_LOST, GONE, NOT_YET, OVER, State
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table

REASONS: Final = ("agreed", "bases-lost", "medals-gone", "round-limit")
RULES: Final = ("R-115", "R-102", "R-103", "R-104")


def trigger_end(table: Table[State], reason: int) -> None:
    """R-102, R-103, R-104 (RQ-18): the first trigger fixes the last round, nothing undoes it."""
    state = table.state
    if state.ending == NOT_YET:
        state.ending = reason
        if table.watched:
            table.emit(events.last_round_began(REASONS[reason], RULES[reason]))


def maybe_lost_all_bases(table: Table[State], seat: Seat) -> None:
    """R-102: some player has lost all three Bases."""
    if table.state.bases[seat * 3 : seat * 3 + 3] == [GONE, GONE, GONE]:
        trigger_end(table, BASES_LOST)


def medals_in(cards: list[int], country: int) -> int:
    """R-112 (RQ-23): Medals of a country, two for a two-Medal card."""
    return cards.count(SINGLE + country) + 2 * cards.count(DOUBLE + country)


def tally(state: State, achievement: int) -> list[int]:
    """R-109: each player's count for an Achievement."""
    name = state.cat.achievements[achievement]
    return [achievement_count(state, seat, name) for seat in range(state.seats)]


def achievement_count(state: State, seat: Seat, name: str) -> int:
    """R-120 (RQ-21): Bases by events; all else by cards or Medals in the squad.

    R-121, R-122, R-123, R-124, R-125: cards of a class, of any country. R-126, R-127, R-128, R-129:
    a country's Medals (RQ-23). R-130: two-Medal cards. R-131: all cards.
    """
    if name == "bases_destroyed":
        return state.bases_destroyed[seat]
    cards = squad(state, seat)
    if name in CLASS_OF:
        klass = state.cat.klass
        return [klass[card] for card in cards].count(CLASS_OF[name])
    if name in COUNTRY_OF:
        return medals_in(cards, COUNTRY_OF[name])
    if name == "double_medals":
        return sum(cards.count(DOUBLE + country) for country in range(4))
    return len(cards)


CLASS_OF: Final = {
    "light_tanks": CLASSES.index("light"),
    "medium_tanks": CLASSES.index("medium"),
    "spgs": CLASSES.index("spg"),
    "heavy_tanks": CLASSES.index("heavy"),
    "auxiliary_units": CLASSES.index("auxiliary"),
}
COUNTRY_OF: Final = {
    "soviet_medals": COUNTRIES.index("ussr"),
    "german_medals": COUNTRIES.index("germany"),
    "american_medals": COUNTRIES.index("usa"),
    "french_medals": COUNTRIES.index("france"),
}


def leader(counts: list[int]) -> Seat:
    """R-109, R-110 (RQ-34): the single leader with at least one, or -1."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else -1


def award(state: State) -> list[int]:
    """R-109, R-180, R-181: how many revealed Achievements each player gets."""
    won = [0] * state.seats
    for achievement in state.achievements:
        seat = leader(tally(state, achievement))
        if seat >= 0:
            won[seat] += 1
    return won


def score_parts(state: State, seat: Seat, achievements: int) -> dict[str, int]:
    """R-008, R-112, R-113, R-114: Medals, 3 for each captured Base, 5 for each Achievement.

    R-108, R-182: own Bases still standing are no part of it; R-111: nor are Achievement cards.
    """
    cards = squad(state, seat)
    medals = sum(medals_in(cards, country) for country in range(4))
    return {
        "medals": medals,
        "bases": 3 * cards.count(BASE),
        "achievements": 5 * achievements,
    }


def tie_break(state: State, seat: Seat, achievements: int, medals: int) -> tuple[int, ...]:
    """R-116, R-117, R-118, R-183 (RQ-20): Vehicles destroyed, Bases destroyed, Achievements."""
    vehicles = medals if state.cat.rules.tiebreak_by_medals else state.vehicles_destroyed[seat]
    return vehicles, state.bases_destroyed[seat], achievements


def standing(state: State) -> Outcome:
    """R-007, R-115, R-119: the most Medals win; equals after all tie-breaks share.

    R-106: a player without Bases is ranked like everybody else.
    """
    won = award(state)
    seats = range(state.seats)
    scores = tuple(score_parts(state, seat, won[seat]) for seat in seats)
    keys = [
        (sum(scores[seat].values()), *tie_break(state, seat, won[seat], scores[seat]["medals"]))
        for seat in seats
    ]
    order = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(seat for seat in seats if keys[seat] == key) for key in order)
    return Outcome(REASONS[state.ending], ranking, scores, RULES[state.ending])


def outcome(state: State) -> Outcome | None:
    """R-104: the game is over when the last turn is."""
    return standing(state) if state.asking == OVER else None
