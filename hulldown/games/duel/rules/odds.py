"""Exact chances, counted over the cards whose place a seat does not know; never enumerated.

Sets of Battle Cards are masks with a bit for each Battle Number. Cards of unknown place fill slots
that a seat cannot tell apart: those of the deck, of others' hands and of their secret discards. So
any Pull is like any other of these slots, and several Pulls are distinct cards of them. DQ-103:
what was seen among the discards before the last shuffle lies in no hand that has drawn nothing
since. SHUFFLE and GAME END are replaced at once (D-047, D-049) and change no chance; a deck that
runs out in the middle goes on with the discards (D-046).
"""

from fractions import Fraction
from math import lcm
from typing import Final

from hulldown.games.duel.catalog import HULL, TRACKS, TURRET
from hulldown.games.duel.rules.damage import fails_morale
from hulldown.games.duel.rules.firing import LAST_HIT, armour, is_hull_down_to, penetration
from hulldown.games.duel.rules.pulls import ROW_CARD, ROW_HOLDER, ROW_LOSSES, ROW_VIEWER, SHUFFLED
from hulldown.games.duel.state import NONE, State
from hulldown.kernel.messages import Seat

COUNTED: Final = "counted"
PRINTED: Final = "printed"
OFF: Final = "off"
ODDS: Final = (COUNTED, PRINTED, OFF)

BATTLE_CARDS: Final = range(1, 101)
ALL_CARDS: Final = sum(1 << card for card in BATTLE_CARDS)
BY_DIGIT: Final = [
    sum(1 << card for card in BATTLE_CARDS if card % 10 == digit) for digit in range(10)
]
LAST_DIGIT: Final = 9
IMPOSSIBLE: Final = Fraction(0)


class Pool:
    """The cards that the next Pulls may show, as a seat sees it.

    `free` may lie in any slot, `stirred` in none of the `old` ones, which are parts of others'
    hands from before the last shuffle. `deck` slots come first, then the discards: `known` cards
    and `secret` slots. Where memory is not certain, `parts` are pools with their weights, which
    add up to `weight`.
    """

    __slots__ = ("deck", "free", "known", "old", "parts", "secret", "stirred", "weight")

    def __init__(
        self, free: int, stirred: int, old: int, deck: int, known: int, secret: int
    ) -> None:
        self.free = free
        self.stirred = stirred
        self.old = old
        self.deck = deck
        self.known = known
        self.secret = secret
        self.parts: list[tuple[int, Pool]] = []
        self.weight: int = 1

    def copy(self) -> "Pool":
        """The same pool, not yet in parts."""
        return Pool(
            free=self.free,
            stirred=self.stirred,
            old=self.old,
            deck=self.deck,
            known=self.known,
            secret=self.secret,
        )


def unseen_cards(state: State, seat: Seat) -> list[int]:
    """The cards whose place this seat does not know for certain."""
    deck = state.deck
    seen = {*state.hands[seat], *state.hold, *state.smoke, *state.bids, *deck.played, *deck.pulled}
    for pool in state.pools:
        seen.update(pool)
    seen.update(state.shown)
    seen.update(state.hidden[seat])
    return [card for card in BATTLE_CARDS if card not in seen]


def mask_of(cards: list[int]) -> int:
    """A set of cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Branch:
    """One way in which the cards that a seat remembers may lie: how likely, and where."""

    def __init__(
        self, weight: Fraction, held: list[int], lost: list[int], masks: tuple[int, int, int]
    ) -> None:
        self.weight = weight
        self.held = held
        self.lost = lost
        self.in_hands, self.buried, self.stirred = masks


def remembered(state: State, seat: Seat, unseen: list[int]) -> list[list[int]]:
    """DQ-103: what the seat remembers of others' hands, what it learnt last before the rest.

    In this order a card that was put away takes one of the losses of all that come after it.
    """
    rows = [row for row in state.rows if row[ROW_VIEWER] == seat and row[ROW_CARD] in unseen]
    return sorted(rows, key=lambda row: (row[ROW_LOSSES] % SHUFFLED, row))


def branches(state: State, seat: Seat, unseen: list[int]) -> list[Branch]:
    """DQ-103: where remembered cards may lie; a holder may have put away what was known of him."""
    nothing = [0] * len(state.hands)
    out = [Branch(Fraction(1), nothing, nothing, (0, 0, 0))]
    for row in remembered(state, seat, unseen):
        out = [after for branch in out for after in split(state, branch, row)]
    return out


def split(state: State, branch: Branch, row: list[int]) -> list[Branch]:
    """DQ-103: the card is still held, or was put away before or after the last shuffle."""
    bit, holder = 1 << row[ROW_CARD], row[ROW_HOLDER]
    room = len(state.hands[holder]) - branch.held[holder]
    lost = row[ROW_LOSSES] % SHUFFLED - branch.lost[holder]
    likely = Fraction(1) if not lost else Fraction(room, room + lost)
    hands, buried, stirred = branch.in_hands, branch.buried, branch.stirred
    out: list[Branch] = []
    if likely:
        held = branch.held.copy()
        held[holder] += 1
        masks = (hands | bit, buried, stirred)
        out.append(Branch(branch.weight * likely, held, branch.lost, masks))
    if likely < 1:
        gone = branch.lost.copy()
        gone[holder] += 1
        early = row[ROW_LOSSES] >= SHUFFLED
        masks = (hands, buried | (0 if early else bit), stirred | (bit if early else 0))
        out.append(Branch(branch.weight * (1 - likely), branch.held, gone, masks))
    return out


def pool_of(state: State, seat: Seat) -> Pool:
    """DQ-16, DQ-103: what the seat knows; printed odds count the whole deck instead."""
    if state.cat.odds == PRINTED:
        return Pool(free=ALL_CARDS, stirred=0, old=0, deck=len(BATTLE_CARDS), known=0, secret=0)
    unseen = unseen_cards(state, seat)
    found = branches(state, seat, unseen)
    pools = [pool_after(state, seat, mask_of(unseen), branch) for branch in found]
    if len(pools) == 1:
        return pools[0]
    parts = [
        (branch.weight, pool)
        for branch, pool in zip(found, pools, strict=True)
        if pool.old <= pool.free.bit_count()  # else hands held since before the shuffle lack cards
    ]
    common = lcm(*[weight.denominator for weight, _ in parts])
    whole = pools[0].copy()
    whole.parts = [(int(weight * common), pool) for weight, pool in parts]
    whole.weight = sum([weight for weight, _ in whole.parts])
    return whole


def pool_after(state: State, seat: Seat, unseen: int, branch: Branch) -> Pool:
    """The slots and cards that are left if remembered cards lie so."""
    loose = unseen & ~branch.in_hands & ~branch.buried
    stirred = mask_of([*state.stirred, *state.stirred_by[seat]]) | branch.stirred
    old = secret = 0
    for other, hand in enumerate(state.hands):
        if other != seat:
            old += max(0, len(hand) - branch.held[other] - state.drawn[other])
            secret += len(state.hidden[other])
    known = mask_of([*state.shown, *state.hidden[seat]]) | branch.buried
    secret -= branch.buried.bit_count()
    stirred &= loose
    return Pool(
        free=loose & ~stirred,
        stirred=stirred,
        old=old,
        deck=len(state.deck.cards),
        known=known,
        secret=secret,
    )


# Counting


def falling(number: int, count: int) -> int:
    """The ways to draw `count` cards of a `number` in order."""
    ways = 1
    for factor in range(number, number - count, -1):
        ways *= factor
    return ways


def distinct(wants: list[int]) -> int:
    """The ways to take one card of each set, no card twice."""
    if not wants:
        return 1
    last = wants[-1]
    if len(wants) == 1:
        return last.bit_count()
    if len(wants) == 2:
        return wants[0].bit_count() * last.bit_count() - (wants[0] & last).bit_count()
    rest = wants[:-1]
    ways = last.bit_count() * distinct(rest)
    for place, want in enumerate(rest):
        both = want & last
        if both:
            ways -= distinct([*rest[:place], both, *rest[place + 1 :]])
    return ways


def chance(pool: Pool, wants: list[int]) -> Fraction:
    """How likely the next Pulls are cards of these sets, one after another."""
    if not pool.parts:
        ways, of = ways_of(pool, wants)
        return Fraction(ways, of)
    sums: dict[int, int] = {}  # by what they are ways of: few figures, so few fractions
    for weight, part in pool.parts:
        ways, of = ways_of(part, wants)
        sums[of] = sums.get(of, 0) + weight * ways
    total = IMPOSSIBLE
    for of, found in sums.items():
        total += Fraction(found, of * pool.weight)
    return total


def ways_of(pool: Pool, wants: list[int]) -> tuple[int, int]:
    """The same where memory is certain: the ways that fit, and all there are."""
    if len(wants) <= pool.deck:
        return ways_of_slots(pool, wants)
    likely = after_deck(pool, wants, pool.deck, pool.known.bit_count(), pool.secret, 0)
    return likely.numerator, likely.denominator


def ways_of_slots(pool: Pool, wants: list[int]) -> tuple[int, int]:
    """D-017: these Pulls come from slots of unknown cards."""
    count = len(wants)
    free, stirred = pool.free, pool.stirred
    total = free.bit_count() + stirred.bit_count()
    if total - pool.old < count:
        return 0, 1
    if not pool.old or not stirred:
        both = free | stirred
        return distinct([want & both for want in wants]), falling(total, count)
    size = free.bit_count()
    ways = [0] * (count + 1)  # by how many of the Pulls show a card that was never stirred
    for pattern in range(1 << count):
        picked = [
            want & (free if pattern >> place & 1 else stirred) for place, want in enumerate(wants)
        ]
        ways[pattern.bit_count()] += distinct(picked)
    most = max(0, min(count, size - pool.old))
    found = 0
    for drawn in range(min(count, size - pool.old) + 1):
        rest = falling(size - drawn, most - drawn)
        found += ways[drawn] * falling(size - pool.old, drawn) * rest
    return found, falling(size, most) * falling(total - pool.old, count)


def after_deck(
    pool: Pool, wants: list[int], place: int, known: int, secret: int, which: int
) -> Fraction:
    """D-046, DQ-05: the deck runs out; `which` are the Pulls that show known discards."""
    if place == len(wants):
        shown = [want & pool.known for n, want in enumerate(wants) if which >> n & 1]
        others = [want for n, want in enumerate(wants) if not which >> n & 1]
        ways = Fraction(distinct(shown), falling(pool.known.bit_count(), len(shown)))
        if not ways:
            return IMPOSSIBLE
        found, of = ways_of_slots(pool, others)
        return ways * Fraction(found, of)
    out = IMPOSSIBLE
    if known:
        seen = after_deck(pool, wants, place + 1, known - 1, secret, which | 1 << place)
        out += Fraction(known, known + secret) * seen
    if secret:
        unseen = after_deck(pool, wants, place + 1, known, secret - 1, which)
        out += Fraction(secret, known + secret) * unseen
    return out


# What a Pull must show


def at_most(value: int) -> int:
    """The cards with a Battle Number of at most this."""
    return ALL_CARDS & ((1 << max(0, value) + 1) - 1)


def with_icon(state: State, icons: int) -> int:
    """The cards that show one of these icons."""
    found = state.cat.icons
    return mask_of([card for card in BATTLE_CARDS if found[card] & icons])


def with_digit(most: int) -> int:
    """D-022: the cards with a Target Number of at most this."""
    return sum(BY_DIGIT[: max(0, min(most, LAST_DIGIT) + 1)])


def hitting(number: int) -> int:
    """D-263, D-265, DQ-28: the cards that hit; 96 to 100 never do."""
    return at_most(min(number, LAST_HIT))


def locating(state: State, enemy: int, place: int) -> int:
    """D-267: the cards whose last digit names this location."""
    mask = 0
    for digit, found in enumerate(state.cat.location[enemy]):
        if found == place:
            mask |= BY_DIGIT[digit]
    return mask


def piercing(state: State, tank: int, enemy: int, place: int, round: int) -> int:
    """D-119, D-268 to D-272: the cards that penetrate there; Hull Down lets only turrets be hit."""
    if place != TURRET and is_hull_down_to(state, enemy, tank):
        return 0
    need = armour(state, tank, enemy, place) - penetration(state, tank, enemy, round)
    return state.cat.piercing(need)


# Shots and checks


def hit_chance(pool: Pool, number: int) -> Fraction:
    """D-263: how likely the shot hits."""
    return chance(pool, [hitting(number)])


def pierce_chance(
    state: State, pool: Pool, tank: int, enemy: int, number: int, named: int, round: int
) -> Fraction:
    """D-263, D-267, D-270: how likely the shot hits and penetrates, all Pulls together."""
    hits = hitting(number)
    if named != NONE:
        return chance(pool, [hits, piercing(state, tank, enemy, named, round)])
    total = IMPOSSIBLE
    for place in (TURRET, HULL, TRACKS):
        pierces = piercing(state, tank, enemy, place, round)
        if pierces:
            total += chance(pool, [hits, locating(state, enemy, place), pierces])
    return total


def attempt_chance(pool: Pool, value: int) -> Fraction:
    """D-038, D-220: a Battle Number of at most the value."""
    return chance(pool, [at_most(value)])


def icon_chance(state: State, pool: Pool, icons: int, cards: int) -> Fraction:
    """D-018, D-174: one of these icons on any of the cards Pulled."""
    without = ALL_CARDS & ~with_icon(state, icons)
    none = chance(pool, [without] * cards)
    return chance(pool, [ALL_CARDS] * cards) - none


def morale_chance(state: State, tank: int) -> Fraction:
    """D-146, D-314: how likely the crew holds; what lies in the Damage Deck is open."""
    cards = state.damage_deck or state.damage_discards
    held = sum(1 for card in cards if not fails_morale(state, tank, card))
    return Fraction(held, len(cards))


def percent(likely: Fraction) -> int:
    """A chance in whole per cent, halves up."""
    return int(likely * 100 + Fraction(1, 2))
