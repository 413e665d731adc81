"""Shots as plays: for each enemy the ways to shoot, best first (D-248, D-250)."""

from fractions import Fraction
from typing import Final, NamedTuple

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import NONE
from hulldown.games.duel.catalog import HULL, TURRET
from hulldown.games.duel.data import LOCATIONS
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.firing import fire_refused, gun_refused, targets, to_hit
from hulldown.games.duel.rules.instruct import load_refused
from hulldown.games.duel.rules.judging.cards import card_worth
from hulldown.games.duel.rules.movement import boost_needed
from hulldown.games.duel.rules.odds import (
    hit_chance,
    percent,
    pierce_chance,
)
from hulldown.games.duel.rules.orders import (
    LEVEL_PRICE,
    QUICK_PRICE,
    can_pay,
    orders_in,
)
from hulldown.games.duel.rules.plays.book import Book, Wants
from hulldown.games.duel.state import (
    State,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Seat

MOST_WAYS: Final = 8
ADDED_CARD: Final = 40


class Cards(NamedTuple):
    """The cards of a shot: FIRE, a second FIRE or NONE, LEADERSHIP or NONE; quick-loading."""

    first: int
    second: int
    leads: int
    quick: int


class Way(NamedTuple):
    """A way to shoot at an enemy: cards and location, cards spent, and what it promises."""

    cards: Cards
    named: int
    spent: int
    number: int
    hit: Fraction
    pierce: Fraction


def shots(book: Book) -> None:
    """D-248, D-250: for each enemy the ways to shoot, best first, at most eight."""
    state, seat, tank = book.state, book.seat, book.state.active
    if state.done or state.barred or gun_refused(state, tank) is not None:
        return
    found = fire_cards(state, seat, tank)
    chains: dict[Cards, tuple[Wants, list[JSON]]] = {}
    for enemy in targets(state, tank):
        ways = best_ways(book, enemy, found)
        for way in ways[:MOST_WAYS]:
            if way.cards not in chains:
                chains[way.cards] = (shot_chain(book, way.cards, enemy), book.spent())
            chain, spent = chains[way.cards]
            add_shot(book, enemy, way, spent, aimed(state, chain, enemy, way.named))


def fire_cards(state: State, seat: Seat, tank: int) -> list[tuple[Cards, int]]:
    """D-153, D-166, D-249: what can be fired with, and Order Icons to pay; the cheapest of equals.

    DQ-13: no card pays twice, so the rest of the hand must reach both prices.
    """
    cat, hand = state.cat, state.hands[seat]
    total = orders_in(state, hand)
    fires = [
        card
        for card in hand
        if cat.fire_level[card]
        and fire_refused(state, tank, card, total - cat.orders[card]) is None
    ]
    fires.sort(key=lambda card: card_worth(state, seat, card))
    leads = [card for card in hand if cat.is_leadership[card]]
    leads.sort(key=lambda card: card_worth(state, seat, card))
    sets = [(one, NONE) for one in fires]
    sets += [(one, two) for place, one in enumerate(fires) for two in fires[place + 1 :]]
    best: dict[tuple[int, int, bool, bool, int], tuple[Cards, int]] = {}
    for first, second in sets:
        level, modifier = cat.fire_level[first], cat.fire_modifier[first]
        if second != NONE:
            level = max(level, cat.fire_level[second])
            modifier = max(modifier, cat.fire_modifier[second])
        boost = LEVEL_PRICE * boost_needed(level, state.fire_now[tank])
        for leader in [NONE, *[card for card in leads[:1] if card not in (first, second)]]:
            for quick in (0, 1) if load_refused(state, tank) is None else (0,):
                key = (modifier, boost, second != NONE, leader != NONE, quick)
                rest = [card for card in hand if card not in (first, second, leader)]
                price = QUICK_PRICE if quick else 0
                if key not in best and can_pay(state, rest, boost, price):
                    best[key] = (Cards(first, second, leader, quick), boost + price)
    return list(best.values())


def best_ways(book: Book, enemy: int, found: list[tuple[Cards, int]]) -> list[Way]:
    """The ways to shoot at an enemy that no cheaper one equals, the most promising first."""
    state = book.state
    known: dict[tuple[int, int, int], Fraction] = {}
    ways = [way_of(book, enemy, cards, price, known) for cards, price in found]
    ways.sort(key=lambda way: (way.spent, -way.pierce, -way.hit))
    kept: list[Way] = []
    for way in ways:
        if not any(old.pierce >= way.pierce and old.hit >= way.hit for old in kept):
            kept.append(way)
    kept.sort(key=lambda way: -way_worth(state, enemy, way))
    return kept


def way_of(
    book: Book,
    enemy: int,
    cards: Cards,
    price: int,
    known: dict[tuple[int, int, int], Fraction],
) -> Way:
    """D-253, D-254, D-266: number and chances of a shot; two FIRE cards aim where it pierces."""
    state, tank, cat = book.state, book.state.active, book.state.cat
    modifier = cat.fire_modifier[cards.first]
    if cards.second != NONE:
        modifier = max(modifier, cat.fire_modifier[cards.second])
    number = to_hit(state, tank, enemy, modifier, cards.leads != NONE, False, None)
    round = 1 if cards.quick else state.loaded[tank]
    places = (NONE,) if cards.second == NONE else (TURRET, HULL)
    best, named = Fraction(-1), NONE
    for place in places:
        key = (number, place, round)
        likely = known.get(key)
        if likely is None:
            likely = pierce_chance(state, book.pool, tank, enemy, number, place, round)
            known[key] = likely
        if likely > best:
            best, named = likely, place
    spent = 1 + (cards.second != NONE) + (cards.leads != NONE) + (price + 1) // 2
    hit = hit_chance(book.pool, number)
    return Way(cards=cards, named=named, spent=spent, number=number, hit=hit, pierce=best)


def way_worth(state: State, enemy: int, way: Way) -> int:
    """What a shot may be expected to bring in hundredths of a VP, less the cards it costs."""
    value = int(way.pierce * 100) * state.cat.tank_vp[enemy]
    return value + int(way.hit * 10) - ADDED_CARD * (way.spent - 1)


def shot_chain(book: Book, cards: Cards, enemy: int) -> Wants:
    """The small actions of a shot."""
    cat = book.state.cat
    wants = [cat.at[enemy], cat.aim[0], cat.quick[cards.quick]]
    if cards.leads != NONE:
        wants.append(cat.leadership[cards.leads])
    if cards.second != NONE:
        wants.append(cat.fire[cards.second])
    return book.compose(cat.fire[cards.first], wants)


def aimed(state: State, chain: Wants, enemy: int, named: int) -> Wants:
    """The same shot at this enemy and this location."""
    out: Wants = []
    for action in chain:
        if action.verb == act.AT:
            out.append(state.cat.at[enemy])
        elif action.verb == act.AIM:
            out.append(state.cat.aim[named])
        else:
            out.append(action)
    return out


SHOTS: Final = {
    (True, False, False): "play-fire",
    (True, False, True): "play-fire-apcr",
    (True, True, False): "play-fire-aimed",
    (True, True, True): "play-fire-aimed-apcr",
    (False, False, False): "play-fire-untold",
    (False, False, True): "play-fire-apcr-untold",
    (False, True, False): "play-fire-aimed-untold",
    (False, True, True): "play-fire-aimed-apcr-untold",
}
"""The message of a shot: with its chances or not, aimed or not, with quick-loading or not."""


def add_shot(book: Book, enemy: int, way: Way, spent: list[JSON], actions: Wants) -> None:
    """D-248: the shot, with its chances and the cards it spends."""
    state = book.state
    args: Args = {
        "enemy": tank_id(state, enemy),
        "cards": spent,
        "number": way.number,
    }
    aims = way.named != NONE
    if aims:
        args["place"] = f"place:{LOCATIONS[way.named]}"
    if book.tells:
        args["hit"] = percent(way.hit)
        args["pierce"] = percent(way.pierce)
    id = SHOTS[book.tells, aims, way.cards.quick == 1]
    book.add(way_worth(state, enemy, way), id, args, actions)
