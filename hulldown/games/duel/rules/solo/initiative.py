"""The cards turned for a solo tank, its peril and its Initiative Card (DQ-104)."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import CREW
from hulldown.games.duel.rules.pulls import drop_pool, pull, settle
from hulldown.games.duel.rules.solo.choice import IN_PERIL, OPERATIONAL, TURNED, attitude, cover_of
from hulldown.games.duel.rules.solo.shots import best_shot, is_threat
from hulldown.games.duel.state import (
    HEALTHY,
    State,
    put,
)
from hulldown.kernel.table import Table

LEAST_PERIL: Final = 2
MOST_PERIL: Final = 9
GOOD_COVER: Final = 20


def turn(table: Table[State], tank: int, rule: str) -> None:
    """D-017, D-018: a card is revealed beside the tank and stays there."""
    state = table.state
    card = pull(table, rule)
    if card:
        state.deck.pulled.remove(card)
        state.pools[tank].append(card)


def turn_for_initiative(table: Table[State], tank: int) -> None:
    """D-129, D-131: three cards; the first says whether it is in peril, one is its bid.

    DQ-70: this is one check for each tank.
    """
    state = table.state
    drop_pool(state, tank)
    state.peril = put(state.peril, tank, OPERATIONAL)
    for _ in range(TURNED):
        turn(table, tank, "D-129")
    pool = state.pools[tank]
    if pool:
        value = peril_value(state, tank)
        state.peril = put(state.peril, tank, IN_PERIL if pool[0] % 10 <= value else OPERATIONAL)
        if table.watched:
            table.emit(events.solo_judged(state, tank, pool[0] % 10, value))
        bid = choose_bid(state, tank)
        pool.remove(bid)
        state.bids[tank] = bid
    settle(table)


def choose_bid(state: State, tank: int) -> int:
    """D-131: the lowest card in peril or with a high quality shot at hand, else the middle one."""
    cards = sorted(state.pools[tank])
    hasty = state.peril[tank] == IN_PERIL
    if not hasty:
        hasty = best_shot(state, tank, cards[1:], attitude(state, tank).high) is not None
    return cards[0] if hasty else cards[min(1, len(cards) - 1)]


def peril_value(state: State, tank: int) -> int:
    """How likely it is to fear for its life: 0 to 9, against the Target Number of a card."""
    cat = state.cat
    value = LEAST_PERIL + 2 * state.burning[tank] + 2 * state.broken[tank]
    for man in cat.crew[tank]:
        if state.men[tank * CREW + man] != HEALTHY:
            value += 1
    value += 2 * len(state.flankers(tank))
    least = cat.attitudes[cat.personality[tank]][OPERATIONAL].enemy_high
    value += sum(1 for enemy in cat.enemies[tank] if is_threat(state, enemy, tank, least))
    if cover_of(state, tank) >= GOOD_COVER or state.hull_down[tank]:
        value -= 1
    if not any(state.has_spotted(enemy, tank) for enemy in cat.enemies[tank]):
        value -= 1
    return max(0, min(MOST_PERIL, value))
