"""How a solo tank drives: where it wants to be, flanks, Cover (DQ-104)."""

from itertools import combinations
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.catalog import MINE
from hulldown.games.duel.rules.conditions import terrain_barred
from hulldown.games.duel.rules.flanking import (
    MOST_FLANKED,
    flank_after_refused,
    flank_objects,
    flanked,
)
from hulldown.games.duel.rules.movement import (
    LIMIT,
    boost_needed,
    distances,
    move_refused,
)
from hulldown.games.duel.rules.orders import (
    MOST_BOOST,
    orders_in,
)
from hulldown.games.duel.rules.solo.choice import (
    IN_PERIL,
    NO_CARD,
    Choice,
    aimed,
    blank,
    cover_of,
    payment,
)
from hulldown.games.duel.rules.solo.shots import target_order, target_value
from hulldown.games.duel.state import (
    DRAFT_BOOST,
    DRAFT_FIRST,
    DRAFT_FLANK_AT,
    DRAFT_FLANK_CARD,
    DRAFT_LAST,
    DRAFT_METRES,
    DRAFT_SECOND,
    DRAFT_SHAKES,
    NONE,
    State,
)
from hulldown.kernel.canonical import JSON

BETTER_COVER: Final = 10
WANTED: Final = 400
ONE_STEP: Final = 200
MOST_CARDS: Final = 3


def wanted_range(state: State, tank: int) -> int:
    """Where it wants to be: 400 m, in peril one step further back."""
    if state.peril[tank] == IN_PERIL:
        return min(LIMIT, state.range[tank] + ONE_STEP)
    return WANTED


def flank_or_cover(state: State, tank: int) -> Choice | None:
    """D-154, D-229: a MOVE with a FLANK on an enemy, or into Terrain that covers better."""
    wanted = wanted_range(state, tank)
    choice = flank_move(state, tank, wanted)
    if choice is not None:
        return choice
    now = 0 if state.in_motion(tank) else cover_of(state, tank)
    ground = best_ground(state, tank, now + BETTER_COVER)
    return None if ground == NO_CARD else drive(state, tank, wanted, NO_CARD, ground, "cover")


def flank_move(state: State, tank: int, wanted: int) -> Choice | None:
    """D-227, D-229, D-230: the first enemy of its order; it never gives up a flank for a third."""
    if len(flanked(state, tank)) >= MOST_FLANKED:
        return None
    orders = orders_in(state, state.pools[tank])
    for card in state.pools[tank]:
        level = state.cat.flank_level[card]
        if level and flank_after_refused(state, tank, card, orders, 2) is None:
            ground = best_ground(state, tank, BETTER_COVER)
            choice = drive(state, tank, wanted, card, ground, "flank")
            if choice is None:
                continue
            attacked = flank_objects(state, tank, True, choice.draft[DRAFT_METRES] - act.FURTHEST)[
                0
            ]
            enemy = next((e for e in target_order(state, tank) if e in attacked), NONE)
            if enemy != NONE:
                choice.draft[DRAFT_FLANK_AT] = enemy
                choice.draft[DRAFT_SHAKES] = 0
                choice.figures.update(aimed(state, enemy, target_value(state, tank, enemy)))
                return choice
    return None


def best_ground(state: State, tank: int, least: int) -> int:
    """D-206, D-258: the Terrain of the pool with the most Cover, at least so much."""
    cat = state.cat
    cards = [
        card
        for card in state.pools[tank]
        if cat.is_terrain[card] and cat.trigger[card] != MINE and cat.cover[card] >= least
    ]
    return max(cards, key=lambda card: (cat.cover[card], -card)) if cards else NO_CARD


def drive(
    state: State, tank: int, wanted: int, flank: int, ground: int, entry: str
) -> Choice | None:
    """D-154, D-193, D-195: a playable MOVE towards the wanted Range, two if 400 m are wanted."""
    metres = state.range[tank] - wanted
    cards = [card for card in state.pools[tank] if card not in (flank, ground)]
    followers = (flank > 0) + (ground > 0)
    counts = (2, 1) if abs(metres) >= 2 * ONE_STEP else (1,)
    for count in counts:
        if count + followers > MOST_CARDS:
            continue
        ways = [way for way in move_ways(state, tank, cards, count, flank) if way is not None]
        if ground:
            ways = [way for way in ways if terrain_barred(state, way[0][0]) is None]
        if ways:
            moves, boost, paid = min(ways, key=lambda way: (way[1], len(way[2]), way[0]))
            draft = blank(act.MOVE)
            draft[DRAFT_FIRST] = moves[0]
            draft[DRAFT_SECOND] = moves[1] if count > 1 else NONE
            draft[DRAFT_FLANK_CARD] = flank or NONE
            draft[DRAFT_LAST] = ground or NONE
            possible = distances(state, tank, count)
            gone = min(possible, key=lambda way: (abs(metres - way), abs(way)))
            if not gone and metres:
                return None
            draft[DRAFT_METRES] = gone + act.FURTHEST
            draft[DRAFT_BOOST] = boost
            figures: dict[str, JSON] = {"range": state.range[tank], "wanted": wanted}
            return Choice(draft, list(paid), entry, figures)
    return None


Way = tuple[tuple[int, ...], int, tuple[int, ...]]


def move_ways(
    state: State, tank: int, cards: list[int], count: int, flank: int
) -> list[Way | None]:
    """D-029, D-166: each way to take `count` MOVE cards whose level it reaches, and its price."""
    moves = [card for card in cards if state.cat.move_level[card]]
    return [move_way(state, tank, cards, way, flank) for way in combinations(moves, count)]


def move_way(
    state: State, tank: int, cards: list[int], way: tuple[int, ...], flank: int
) -> Way | None:
    """DQ-15: one boost for all cards of the action, paid by what is left."""
    cat = state.cat
    rest = [card for card in cards if card not in way]
    orders = orders_in(state, rest)
    if any(move_refused(state, tank, card, orders) is not None for card in way):
        return None
    level = max([cat.move_level[card] for card in way] + [cat.flank_level[flank]])
    boost = boost_needed(level, state.move_now[tank])
    paid = payment(state, rest, 2 * boost, 0)
    return None if boost > MOST_BOOST or paid is None else (way, boost, paid)


def go(state: State, tank: int) -> Choice | None:
    """D-193, D-206: a MOVE towards the wanted Range, then the best Terrain."""
    wanted = wanted_range(state, tank)
    if wanted == state.range[tank]:
        return None
    ground = best_ground(state, tank, BETTER_COVER)
    choice = drive(state, tank, wanted, NO_CARD, ground, "move")
    return choice if choice is not None else drive(state, tank, wanted, NO_CARD, NO_CARD, "move")
