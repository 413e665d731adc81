"""The end: triggers, the last round, Achievements, the score."""

from itertools import pairwise
from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.rules.counting import Count, awarded, count_squads, counted, points
from hulldown.games.rush.state import BASES_LOST, GONE, NOT_YET, OVER, State
from hulldown.kernel.messages import Outcome, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.ranking import ranked

REASONS: Final = ("agreed", "bases-lost", "medals-gone", "round-limit")
TIE_BREAKS: Final = ("shared", "vehicles", "bases", "achievements")
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


def tally(state: State, achievement: int) -> list[int]:
    """R-109: each player's count for an Achievement."""
    return counted(state, count_squads(state), achievement)


def award(state: State) -> list[int]:
    """R-109: how many revealed Achievements each player gets."""
    return awarded(state, count_squads(state))


def score_parts(count: Count, achievements: int) -> dict[str, int]:
    """R-008, R-112, R-113, R-114: what `points` adds up.

    R-108, R-182: own Bases still standing are no part of it; R-111: nor are Achievement cards.
    """
    return {
        "medals": count.medals,
        "bases": 3 * count.bases,
        "achievements": 5 * achievements,
    }


def tie_break(state: State, seat: Seat, achievements: int, medals: int) -> tuple[int, ...]:
    """R-116, R-117, R-118, R-183 (RQ-20): Vehicles destroyed, Bases destroyed, Achievements."""
    vehicles = medals if state.cat.rules.tiebreak_by_medals else state.vehicles_destroyed[seat]
    return vehicles, state.bases_destroyed[seat], achievements


def ranking_keys(state: State, counts: list[Count], won: list[int]) -> list[tuple[int, ...]]:
    """R-115, R-116, R-117, R-118: each player's score, then what breaks ties, in this order."""
    keys: list[tuple[int, ...]] = []
    for seat, count in enumerate(counts):
        score = points(count, won[seat])
        keys.append((score, *tie_break(state, seat, won[seat], count.medals)))
    return keys


def ties(keys: list[tuple[int, ...]]) -> list[tuple[Seat, Seat, int]]:
    """R-116, R-117, R-118, R-119: neighbours in the ranking with equal scores, the first ahead.

    Each with the number of the tie-break that sets them apart; 0 if they share the place.
    """
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    out: list[tuple[Seat, Seat, int]] = []
    for ahead, behind in pairwise(order):
        if keys[ahead][0] == keys[behind][0]:
            apart = [level for level in (1, 2, 3) if keys[ahead][level] != keys[behind][level]]
            out.append((ahead, behind, apart[0] if apart else 0))
    return out


def standing(state: State) -> Outcome:
    """R-007, R-115, R-119: the most Medals win; equals after all tie-breaks share.

    R-106: a player without Bases is ranked like everybody else.
    """
    counts = count_squads(state)
    won = awarded(state, counts)
    seats = range(state.seats)
    scores = tuple(score_parts(counts[seat], won[seat]) for seat in seats)
    keys = ranking_keys(state, counts, won)
    return Outcome(REASONS[state.ending], ranked(keys), scores, RULES[state.ending])


def outcome(state: State) -> Outcome | None:
    """R-104: the game is over when the last turn is."""
    return standing(state) if state.asking == OVER else None
