"""How to use a hand best: which cards fight, which pay for what, which do something else.

Cards of a hand are named by their place in it, sets of them are bits of a number.
"""

from itertools import combinations
from typing import Final

from hulldown.games.rush.catalog import (
    HEAVY,
    INVULNERABILITY,
    NONE,
    RECRUITMENT,
    REINFORCEMENTS,
    REPAIR,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    SIEGE,
    VOLUNTEERS,
    Ability,
)
from hulldown.games.rush.rules.outlook import (
    ABILITY,
    GUARD,
    MOST_FIGHTERS,
    USUAL_CARD,
    Outlook,
    Target,
)
from hulldown.games.rush.rules.purchase import ORDINARY
from hulldown.games.rush.state import GONE, NOBODY

DRAWN: Final = 0.45  # a card more this turn
BURIED: Final = 0.25  # a Barracks card less, for each time it would be drawn
DAMAGE: Final = 0.15  # a hit that nobody follows up
HALF_WAY: Final = 0.45  # a hit that somebody can follow up, as a share of the gain
OPENED: Final = 0.4  # a Base that falls to the next attacker
SIEGE_ALONE: Final = 0.3
SCOUTED: Final = 0.5
REPLACED: Final = -0.1
ENDING: Final = 0.3  # for each point one leads when the end comes


# Fighting


class Followers:
    """What those can do who attack after somebody."""

    __slots__ = ("at_bases", "at_vehicles", "is_heavy")

    def __init__(self) -> None:
        self.at_bases = False
        self.at_vehicles = False
        self.is_heavy = False


NO_FOLLOWERS: Final = Followers()


def followers(outlook: Outlook, cards: list[int]) -> Followers:
    """What these cards can do."""
    if not cards:
        return NO_FOLLOWERS
    cat, out = outlook.cat, Followers()
    for card in cards:
        if not cat.only_vehicles[card]:
            out.at_bases = True
            if cat.klass[card] == HEAVY:
                out.is_heavy = True
        if not cat.only_bases[card]:
            out.at_vehicles = True
    return out


def strike(outlook: Outlook, card: int, target: Target, after: Followers) -> float:
    """What a hit brings, with a look at those that may follow; below 0 it is not possible."""
    cat = outlook.cat
    if target.armour:
        return strike_defender(outlook, card, target, after)
    if cat.only_vehicles[card]:
        return -1.0
    if target.damaged or cat.klass[card] == HEAVY:
        return outlook.base_gain + ending(outlook, target)
    return outlook.base_gain * HALF_WAY if after.at_bases else DAMAGE


def strike_defender(outlook: Outlook, card: int, target: Target, after: Followers) -> float:
    """A kill is a Medal, and it opens the Base."""
    cat = outlook.cat
    if cat.only_bases[card]:
        return -1.0
    medal = outlook.medal_gain(cat.country[card])
    if target.dented or cat.power[card] >= target.armour:
        falls = after.at_bases and (target.damaged or after.is_heavy)
        return medal + (OPENED if falls else 0.0)
    return medal * HALF_WAY if after.at_vehicles else DAMAGE / 2


def ending(outlook: Outlook, target: Target) -> float:
    """A player's last Base ends the game, which is good for the leader and bad for the rest."""
    if not target.last or not outlook.left:
        return 0.0
    return max(-2.0, min(2.0, ENDING * outlook.ahead()))


def land(outlook: Outlook, card: int, target: Target) -> bool:
    """The hit lands; whether the Base is gone."""
    cat = outlook.cat
    if target.armour:
        if target.dented or cat.power[card] >= target.armour:
            target.armour = 0
        target.dented = bool(target.armour)
        return False
    if target.damaged or cat.klass[card] == HEAVY:
        return True
    target.damaged = True
    return False


def in_order(outlook: Outlook, fighters: list[int]) -> list[int]:
    """Those that open the way first, those that take Bases last."""
    if len(fighters) < 2:
        return fighters
    cat = outlook.cat
    out: list[int] = []
    ranks: list[int] = []
    for card in fighters:
        rank = (cat.klass[card] == HEAVY) * 4 + cat.power[card]
        if not cat.only_vehicles[card]:
            rank += 8
        at = len(out)
        while at and ranks[at - 1] > rank:
            at -= 1
        out.insert(at, card)
        ranks.insert(at, rank)
    return out


def assault_gain(outlook: Outlook, fighters: list[int]) -> float:
    """What an assault by these cards brings, each hit where it brings most."""
    if not fighters:
        return 0.0
    if len(fighters) == 1:
        return attack_alone(outlook, fighters[0])
    waiting = in_order(outlook, fighters)
    targets = [target.copy() for target in outlook.few_targets(len(waiting))]
    gain = 0.0
    for number, card in enumerate(waiting):
        after = followers(outlook, waiting[number + 1 :])
        best = 0.0
        found: Target | None = None
        for target in targets:
            worth = strike(outlook, card, target, after)
            if worth > best or (found is None and worth >= 0):
                best = worth
                found = target
        if found is not None:
            gain += best
            if land(outlook, card, found):
                targets.remove(found)
    return gain


def attack_alone(outlook: Outlook, card: int) -> float:
    """The same for a single card."""
    best = 0.0
    seen = 0
    for target in outlook.targets():
        if not seen & target.kind:
            seen |= target.kind
            worth = strike(outlook, card, target, NO_FOLLOWERS)
            best = max(best, worth)
    return best


# The hand


NO_CARDS: Final[list[int]] = []


class HandUse:
    """One way to use a hand: what it brings, who fights, what is bought, who pays, who is left.

    Its lists are never changed, so that plans may share them.
    """

    __slots__ = ("bought", "fighters", "payers", "rest", "worth")

    def __init__(self) -> None:
        self.worth = -1.0
        self.fighters = NO_CARDS
        self.bought = NO_CARDS
        self.payers = NO_CARDS
        self.rest = 0


class Purchase:
    """One Vehicle or two, and what they bring; of equals the one with the lower number counts."""

    __slots__ = ("number", "vehicles", "worth")

    def __init__(self, number: int, worth: float, vehicles: list[int]) -> None:
        self.number = number
        self.worth = worth
        self.vehicles = vehicles


NOTHING: Final = Purchase(0, 0.0, [])


def purchases(outlook: Outlook, wanted: list[int]) -> list[Purchase]:
    """Each Vehicle that brings something."""
    out: list[Purchase] = []
    for vehicle in wanted:
        worth = outlook.worth(vehicle)
        if worth > 0:
            out.append(Purchase(len(out) + 1, worth, outlook.usual.alone[vehicle]))
    return out


def with_pairs(singles: list[Purchase]) -> list[Purchase]:
    """Each of them alone, then each two."""
    out = singles.copy()
    for first, one in enumerate(singles):
        for other in singles[first + 1 :]:
            number = len(out) + 1
            out.append(Purchase(number, one.worth + other.worth, one.vehicles + other.vehicles))
    return out


class Hand:
    """The laid-out cards that may still be used, judged by what can be done and bought.

    `fights` are those that may fight. `side` is what a card brings beside paying and fighting,
    `uses` are those that bring it by their abilities.
    """

    __slots__ = (
        "_by_side", "all", "bare", "cards", "fights", "outlook", "purchases", "side",
        "standing", "sum_of_sides", "uses",
    )  # fmt: skip

    def __init__(self, outlook: Outlook, purchases: list[Purchase]) -> None:
        state, cat = outlook.state, outlook.cat
        self.outlook = outlook
        self.purchases = purchases
        self._by_side = NO_CARDS
        self.cards: list[int] = state.hands[outlook.me]
        if state.used:
            self.cards = [card for card in self.cards if card not in state.used]
        self.all = (1 << len(self.cards)) - 1
        ally = cat.country[state.announced[0]] if state.announced else NONE
        self.fights = 0
        if not state.attacked:
            power, country = cat.power, cat.country
            for place, card in enumerate(self.cards):
                if power[card] > 0 and (ally == NONE or country[card] == ally):
                    self.fights |= 1 << place
        standing, bare = 0, 0
        for place in range(outlook.me * 3, outlook.me * 3 + 3):
            if state.bases[place] != GONE:
                standing += 1
                if state.defenders[place] == NOBODY:
                    bare += 1
        self.standing = standing
        self.bare = bare
        self.side: list[float] = [0.0] * len(self.cards)
        self.uses = 0
        total = 0.0
        for place in range(len(self.cards)):
            side = judge_side(self, place)
            if side:
                self.side[place] = side
                total += side
        self.sum_of_sides = total

    def by_side(self) -> list[int]:
        """From what is most useful beside paying to what is least; of equals the poorer first."""
        if not self._by_side:
            self._by_side = []
            resources = self.outlook.cat.resources
            for place, card in enumerate(self.cards):
                at = place
                while at:
                    before = self._by_side[at - 1]
                    ahead = self.side[place] - self.side[before]
                    poorer = resources[card] < resources[self.cards[before]]
                    if ahead < 0 or (ahead == 0 and not poorer):
                        break
                    at -= 1
                self._by_side.insert(at, place)
        return self._by_side

    def has(self, place: int, ability: Ability) -> bool:
        """Does the card bear this ability?"""
        for name, _ in self.outlook.cat.abilities[self.cards[place]]:
            if name == ability:
                return True
        return False

    def sides(self, among: int) -> float:
        """What these cards bring beside paying and fighting."""
        total = 0.0
        for place in range(len(self.cards)):
            if among >> place & 1:
                total += self.side[place]
        return total


# Buying


def owed_for(hand: Hand, vehicles: list[int]) -> list[int]:
    """What would be bought in each country beyond national resources; then what is spent."""
    state, cat = hand.outlook.state, hand.outlook.cat
    owed = [state.bought[country] - state.national[country] for country in range(4)]
    owed.append(-state.spent)
    for vehicle in vehicles:
        owed[cat.country[vehicle]] += cat.cost[vehicle]
    return owed


def pay(hand: Hand, owed: list[int], card: int, times: int) -> None:
    """Add a card's resources, or take them out again."""
    cat = hand.outlook.cat
    slot = cat.purse_slot[card]
    owed[slot] = owed[slot] - times * cat.resources[card]


def short(owed: list[int]) -> int:
    """Resources still missing: ordinary ones pay for all countries."""
    total = owed[ORDINARY]
    for country in range(4):
        if owed[country] > 0:
            total += owed[country]
    return total


def can_pay(hand: Hand, card: int, vehicles: list[int]) -> bool:
    """Has the card resources, and are they good for one of these Vehicles?"""
    cat = hand.outlook.cat
    if cat.resources[card] < 0:
        return False
    national = cat.national[card]
    if national == NONE:
        return True
    for vehicle in vehicles:
        if cat.country[vehicle] == national:
            return True
    return False


class Budget:
    """What all cards but one could pay, beside what is owed for earlier purchases already.

    `owed` and `paid` are by country, `ordinary` is what is left to pay for any of them.
    """

    __slots__ = ("cat", "ordinary", "owed", "paid")

    def __init__(self, hand: Hand, without: int) -> None:
        cat = hand.outlook.cat
        self.cat = cat
        self.owed: list[int] = owed_for(hand, [])
        self.paid: list[int] = [0, 0, 0, 0]
        self.ordinary = -self.owed[ORDINARY]
        for place, card in enumerate(hand.cards):
            if place != without and cat.resources[card] > 0:
                country = cat.national[card]
                if country == NONE:
                    self.ordinary += cat.resources[card]
                else:
                    self.paid[country] += cat.resources[card]

    def covers(self, vehicles: list[int]) -> bool:
        """Is it enough for these Vehicles? National resources pay for their country alone."""
        cat, left = self.cat, self.ordinary
        for country in range(4):
            owed = self.owed[country]
            paid = 0
            for vehicle in vehicles:
                if cat.country[vehicle] == country:
                    owed += cat.cost[vehicle]
                    paid = self.paid[country]
            if owed > paid:
                left -= owed - paid
        return left >= 0


def payment(hand: Hand, vehicles: list[int], among: int) -> list[int] | None:
    """The cards that pay with the least loss, if they can: the most useful ones stay."""
    if not vehicles:
        return vehicles
    if len(vehicles) == 1 and not hand.outlook.state.purchases:
        return payment_for_one(hand, vehicles[0], among)
    owed = owed_for(hand, vehicles)
    paying: list[int] = []
    for place in hand.by_side():
        if among >> place & 1 and can_pay(hand, hand.cards[place], vehicles):
            paying.append(place)
            pay(hand, owed, hand.cards[place], 1)
    if short(owed) > 0:
        return None
    for place in paying.copy():
        pay(hand, owed, hand.cards[place], -1)
        if (len(paying) > 1 or hand.outlook.state.purchases) and short(owed) <= 0:
            paying.remove(place)
        else:
            pay(hand, owed, hand.cards[place], 1)
    return paying


def payment_for_one(hand: Hand, vehicle: int, among: int) -> list[int] | None:
    """The same for the first Vehicle of a turn, whose ledger is short."""
    state, cat = hand.outlook.state, hand.outlook.cat
    cards, resources, only_for = hand.cards, cat.resources, cat.national
    own = cat.country[vehicle]
    ordinary, national = -state.spent, cat.cost[vehicle] - state.national[own]
    payers, count = 0, 0
    for place in hand.by_side():
        if not among >> place & 1:
            continue
        value = resources[cards[place]]
        if value < 0:
            continue
        country = only_for[cards[place]]
        if country == NONE:
            ordinary -= value
        elif country == own:
            national -= value
        else:
            continue
        payers |= 1 << place
        count += 1
    if ordinary + max(0, national) > 0:
        return None
    return needed_of(hand, payers, count, ordinary, national)


def needed_of(hand: Hand, payers: int, left: int, ordinary: int, national: int) -> list[int]:
    """Those of the payers that are needed, given what all of them leave owing: 0 or less."""
    cards, resources, only_for = hand.cards, hand.outlook.cat.resources, hand.outlook.cat.national
    needed: list[int] = []
    for place in hand.by_side():
        if not payers >> place & 1:
            continue
        value = resources[cards[place]]
        more, more_national = ordinary, national
        if only_for[cards[place]] == NONE:
            more += value
        else:
            more_national += value
        if left > 1 and more + max(0, more_national) <= 0:
            left -= 1
            ordinary, national = more, more_national
        else:
            needed.append(place)
    return needed


# Abilities and Bases


def judge_side(hand: Hand, place: int) -> float:
    """What a card brings if it neither pays nor fights: by its abilities, or on a Base."""
    cat, card = hand.outlook.cat, hand.cards[place]
    guard = guarding(hand, card) if cat.armour[card] else 0.0
    side = max(0.0, guard)
    listed = cat.abilities[card]
    if listed:
        worth = 0.0 if cat.is_research[card] else guard
        for ability, number in listed:
            worth += judge_ability(hand, place, ability, number)
        if worth >= side:
            side = worth
            hand.uses |= 1 << place
    return side


def guarding(hand: Hand, card: int) -> float:
    """What it brings to have this Vehicle on a Base; late in the game the squad misses it."""
    outlook = hand.outlook
    if not hand.standing:
        return 0.0
    if not hand.bare:
        return REPLACED
    missed = outlook.loss(outlook.cat.klass[card]) if outlook.left < 2 else 0.0
    return GUARD[outlook.cat.armour[card]] + missed


def judge_ability(hand: Hand, place: int, ability: Ability, number: int) -> float:
    """What an ability brings if the card is played for it now."""
    outlook = hand.outlook
    if ability == REINFORCEMENTS:
        return judge_reinforcements(outlook, number)
    if ability == RECRUITMENT:
        return judge_recruitment(hand, place)
    if ability == SCOUTING:
        return judge_scouting(hand, place)
    if ability == SABOTAGE:
        return ABILITY[SABOTAGE] if outlook.left else 0.0
    if ability == SIEGE:
        return judge_siege(hand, place)
    if ability == RESEARCH:
        return judge_research(outlook, hand.cards[place], number)
    if ability == REPAIR:
        return judge_repair(hand)
    if ability == INVULNERABILITY:
        return outlook.medal_gain(outlook.cat.country[hand.cards[place]])
    return 0.0


def judge_reinforcements(outlook: Outlook, number: int) -> float:
    """Cards to draw."""
    state, me = outlook.state, outlook.me
    return DRAWN * min(number, len(state.garages[me]) + len(state.depots[me]))


def judge_recruitment(hand: Hand, place: int) -> float:
    """A second purchase, if there are resources for it."""
    if hand.outlook.state.recruited:
        return 0.0
    if len(hand.purchases) < 2:
        return 0.0
    budget = Budget(hand, place)
    one = both = 0.0
    for purchase in hand.purchases:
        if purchase.worth > one and budget.covers(purchase.vehicles):
            one = purchase.worth
    for number, first in enumerate(hand.purchases):
        for other in hand.purchases[number + 1 :]:
            worth = first.worth + other.worth
            if worth > both and worth > one and budget.covers(first.vehicles + other.vehicles):
                both = worth
    return max(0.0, both - one)


def judge_scouting(hand: Hand, place: int) -> float:
    """Better Vehicles to buy, if those in the Reserve bring less than one's money could."""
    state, cat = hand.outlook.state, hand.outlook.cat
    if state.purchases and not state.recruited:
        return 0.0
    money = 0
    for other, card in enumerate(hand.cards):
        if other != place:
            money += max(0, cat.resources[card])
    return SCOUTED * max(0.0, min(money, 4) * hand.outlook.share - best_worth(hand.purchases))


def best_worth(purchases: list[Purchase]) -> float:
    """What the best of these brings, or the best two."""
    if not purchases:
        return 0.0
    best, second = purchases[0].worth, 0.0
    for purchase in purchases[1:]:
        if purchase.worth > best:
            best, second = purchase.worth, best
        elif purchase.worth > second:
            second = purchase.worth
    return best + second


def judge_siege(hand: Hand, place: int) -> float:
    """A damaged Base falls; else an assault may finish what the Siege begins."""
    outlook = hand.outlook
    is_open = False
    for target in outlook.targets():
        if target.damaged:
            return outlook.base_gain
        is_open = is_open or not target.armour
    if is_open:
        for other, card in enumerate(hand.cards):
            fights = other != place and hand.fights >> other & 1
            if fights and not outlook.cat.only_vehicles[card]:
                return outlook.base_gain * HALF_WAY
    return SIEGE_ALONE


def judge_research(outlook: Outlook, card: int, number: int) -> float:
    """The best Vehicle within reach, for the card itself."""
    cat = outlook.cat
    reach = [outlook.worth(v) for v in outlook.state.reserve if cat.cost[v] <= number]
    best = max(reach) if reach else 0.0
    is_weak = card <= VOLUNTEERS
    return best - (-USUAL_CARD * outlook.uses if is_weak else outlook.worth(card))


def judge_repair(hand: Hand) -> float:
    """The Barracks cards it can bury."""
    outlook = hand.outlook
    weak = 0
    for card in outlook.state.depots[outlook.me]:
        weak += card <= VOLUNTEERS
    for card in hand.cards:
        weak += card <= VOLUNTEERS
    return min(2, weak) * (BURIED * outlook.uses - outlook.card_gain)


# The plan


def best_plan(hand: Hand, purchases: list[Purchase], must_buy: bool = False) -> HandUse:
    """The plan that brings most, of all assaults with all these purchases, or with none."""
    best = HandUse()
    state = hand.outlook.state
    offers = dearest_first(purchases, must_buy)
    consider(hand, best, offers, assault_gain(hand.outlook, state.announced), NO_CARDS)
    if not hand.fights:
        return best
    for group in comrades(hand):
        for place in group:
            if state.announced:
                gain = assault_gain(hand.outlook, [*state.announced, hand.cards[place]])
            else:
                gain = attack_alone(hand.outlook, hand.cards[place])
            consider(hand, best, offers, gain, [place])
        for count in range(2, min(MOST_FIGHTERS, len(group)) + 1):
            for fighters in combinations(group, count):
                cards = state.announced + [hand.cards[place] for place in fighters]
                consider(hand, best, offers, assault_gain(hand.outlook, cards), list(fighters))
    return best


def comrades(hand: Hand) -> list[list[int]]:
    """R-069: those that may fight, together with others of their country."""
    groups: list[list[int]] = []
    country, cards, left = hand.outlook.cat.country, hand.cards, hand.fights
    for place in range(len(cards)):
        if left >> place & 1:
            group = [place]
            for other in range(place + 1, len(cards)):
                if left >> other & 1 and country[cards[other]] == country[cards[place]]:
                    group.append(other)
                    left &= ~(1 << other)
            groups.append(group)
    return groups


def dearest_first(purchases: list[Purchase], must_buy: bool) -> list[Purchase]:
    """Those that bring most, so that the others need no second look; NOTHING last of all."""
    out = [] if must_buy else [NOTHING]
    for purchase in purchases:
        at = len(out)
        while at and out[at - 1].worth < purchase.worth:
            at -= 1
        out.insert(at, purchase)
    return out


def consider(
    hand: Hand, best: HandUse, offers: list[Purchase], gain: float, fighters: list[int]
) -> None:
    """An assault with each of these purchases: is it the best plan so far?"""
    left = hand.all
    for place in fighters:
        left &= ~(1 << place)
    most = gain + (hand.sides(left) if fighters else hand.sum_of_sides)
    number = NONE
    for offer in offers:
        is_before = offer.number < number
        hoped = most + offer.worth
        if hoped < best.worth:
            break  # the others bring less
        if hoped == best.worth and not is_before:
            continue
        paying = payment(hand, offer.vehicles, left)
        if paying is None:
            continue
        lost = 0.0
        rest = left
        for place in paying:
            lost += hand.side[place]
            rest &= ~(1 << place)
        total = hoped - lost
        if total > best.worth or (total == best.worth and is_before):
            number = offer.number
            best.worth = total
            best.fighters = fighters
            best.bought = offer.vehicles
            best.payers = paying
            best.rest = rest
