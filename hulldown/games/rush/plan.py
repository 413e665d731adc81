"""How to use a hand best: which cards fight, which pay for what, which do something else."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from hulldown.games.rush.sight import (
    ABILITY,
    BARRACKS,
    GUARD,
    MOST_OF,
    USUAL_CARD,
    Facts,
    Sight,
    Target,
)

DRAWN: Final = 0.45  # a card more this turn
BURIED: Final = 0.25  # a Barracks card less, for each time it would be drawn
DAMAGE: Final = 0.15  # a hit that nobody follows up
HALF_WAY: Final = 0.45  # a hit that somebody can follow up, as a share of the gain
OPENED: Final = 0.4  # a Base that falls to the next attacker
SIEGE_ALONE: Final = 0.3
SCOUTED: Final = 0.5
REPLACED: Final = -0.1
ENDING: Final = 0.3  # for each point one leads when the end comes
MOST_FIGHTERS: Final = 4


class Held:
    """A laid-out card that may still be used, and what it brings beside paying and fighting."""

    __slots__ = ("card", "facts", "fights", "side", "uses")

    def __init__(self, card: str, facts: Facts, fights: bool) -> None:
        self.card = card
        self.facts = facts
        self.fights = fights
        self.side = 0.0
        self.uses = False

    def has(self, ability: str) -> bool:
        """Does the card bear this ability?"""
        return any(name == ability for name, _ in self.facts["abilities"])


class Plan(NamedTuple):
    """One way to use a hand: what it brings, who fights, what is bought, who pays, who is left."""

    worth: float
    fighters: list[Held]
    bought: tuple[Facts, ...]
    payers: list[Held]
    rest: list[Held]


Purchase = tuple[float, tuple[Facts, ...]]
NOTHING: Final[Purchase] = (0.0, ())


class Hand:
    """The laid-out cards, judged by what can be done and bought."""

    def __init__(self, sight: Sight, purchases: list[Purchase]) -> None:
        self.sight = sight
        self.purchases = purchases
        turn = sight.turn
        announced = [sight.cards[card]["country"] for card in turn["announced"]]
        self.cards: list[Held] = []
        for card in sight.data["hand"]:
            if card not in turn["used"]:
                facts = sight.cards[card]
                joins = not announced or facts["country"] in announced
                fights = joins and facts["power"] > 0 and not turn["attacked"]
                self.cards.append(Held(card, facts, fights))
        for held in self.cards:
            judge_side(self, held)

    def others(self, held: Held) -> list[Held]:
        """The hand without a card."""
        return [other for other in self.cards if other is not held]


# Fighting


def strike(sight: Sight, facts: Facts, target: Target, others: list[Facts]) -> float:
    """What a hit brings, with a look at those that may follow; below 0 it is not possible."""
    if target.armour:
        return strike_defender(sight, facts, target, others)
    if facts["only_vehicles"]:
        return -1.0
    if target.damaged or facts["class"] == "heavy":
        return sight.base_gain + ending(sight, target)
    helped = any(not other["only_vehicles"] for other in others)
    return sight.base_gain * HALF_WAY if helped else DAMAGE


def strike_defender(sight: Sight, facts: Facts, target: Target, others: list[Facts]) -> float:
    """A kill is a Medal, and it opens the Base."""
    if facts["only_bases"]:
        return -1.0
    medal = sight.medal_gain(facts["country"])
    if target.dented or facts["power"] >= target.armour:
        takers = [other for other in others if not other["only_vehicles"]]
        falls = takers and (target.damaged or any(f["class"] == "heavy" for f in takers))
        return medal + (OPENED if falls else 0.0)
    helped = any(not other["only_bases"] for other in others)
    return medal * HALF_WAY if helped else DAMAGE / 2


def ending(sight: Sight, target: Target) -> float:
    """A player's last Base ends the game, which is good for the leader and bad for the rest."""
    if not target.last or not sight.left:
        return 0.0
    return max(-2.0, min(2.0, ENDING * sight.ahead()))


def land(facts: Facts, target: Target) -> bool:
    """The hit lands; whether the Base is gone."""
    if target.armour:
        if target.dented or facts["power"] >= target.armour:
            target.armour = 0
        target.dented = bool(target.armour)
        return False
    if target.damaged or facts["class"] == "heavy":
        return True
    target.damaged = True
    return False


def in_order(fighters: list[Facts]) -> list[Facts]:
    """Those that open the way first, those that take Bases last."""
    return sorted(
        fighters, key=lambda f: (not f["only_vehicles"], f["class"] == "heavy", f["power"])
    )


def assault_gain(sight: Sight, fighters: list[Facts]) -> float:
    """What an assault by these cards brings, each hit where it brings most."""
    targets = sight.targets() if fighters else []
    waiting = in_order(fighters)
    gain = 0.0
    while waiting and targets:
        facts = waiting.pop(0)
        worths = [strike(sight, facts, target, waiting) for target in targets]
        best = max(worths)
        if best >= 0:
            gain += best
            target = targets[worths.index(best)]
            if land(facts, target):
                targets.remove(target)
    return gain


def assaults(hand: Hand) -> list[tuple[float, list[Held]]]:
    """The assaults worth a thought: some cards of one country, with those already announced."""
    sight = hand.sight
    announced = [sight.cards[card] for card in sight.turn["announced"]]
    out: list[tuple[float, list[Held]]] = [(assault_gain(sight, announced), [])]
    groups: dict[str, list[Held]] = {}
    for held in hand.cards:
        if held.fights:
            groups.setdefault(held.facts["country"], []).append(held)
    for group in groups.values():
        for count in range(1, min(MOST_FIGHTERS, len(group)) + 1):
            for chosen in combinations(group, count):
                facts = announced + [held.facts for held in chosen]
                out.append((assault_gain(sight, facts), list(chosen)))
    return out


# Buying


def purchases(sight: Sight, wanted: list[Facts]) -> list[Purchase]:
    """Each Vehicle that brings something, alone and in pairs."""
    judged: list[Purchase] = [(sight.worth(facts), (facts,)) for facts in wanted]
    singles = [purchase for purchase in judged if purchase[0] > 0]
    pairs = [(a + b, first + second) for (a, first), (b, second) in combinations(singles, 2)]
    return singles + pairs


def owed_for(turn: Facts, bought: tuple[Facts, ...]) -> dict[str, int]:
    """What was bought in each country beyond the national resources spent."""
    national = turn["national"]
    owed = {country: cost - national[country] for country, cost in turn["bought"].items()}
    for vehicle in bought:
        owed[vehicle["country"]] += vehicle["cost"]
    return owed


def short_of(owed: dict[str, int], spent: int, paying: list[Held]) -> int:
    """Resources still missing if these cards pay."""
    rest = owed.copy()
    for held in paying:
        facts = held.facts
        if facts["national"]:
            rest[facts["country"]] -= facts["resources"]
        else:
            spent += facts["resources"]
    return sum([cost for cost in rest.values() if cost > 0]) - spent


def payment(sight: Sight, bought: tuple[Facts, ...], cards: list[Held]) -> list[Held] | None:
    """The cards that pay with the least loss, if they can: the most useful ones stay."""
    turn = sight.turn
    countries = [vehicle["country"] for vehicle in bought]
    paying = [
        held
        for held in cards
        if held.facts["resources"] is not None
        and (not held.facts["national"] or held.facts["country"] in countries)
    ]
    owed = owed_for(turn, bought)
    if short_of(owed, turn["spent"], paying) > 0:
        return None
    paying.sort(key=lambda held: (-held.side, held.facts["resources"]))
    for held in paying.copy():
        fewer = [other for other in paying if other is not held]
        if (fewer or turn["purchases"]) and short_of(owed, turn["spent"], fewer) <= 0:
            paying = fewer
    return paying


# Abilities and Bases


def judge_side(hand: Hand, held: Held) -> None:
    """What a card brings if it neither pays nor fights: by its abilities, or on a Base."""
    facts = held.facts
    guard = guarding(hand.sight, facts) if facts["armour"] else 0.0
    held.side = max(0.0, guard)
    if facts["abilities"]:
        worth = 0.0 if held.has("research") else guard
        for name, number in facts["abilities"]:
            worth += JUDGES[name](hand, held, number)
        if worth >= held.side:
            held.side = worth
            held.uses = True


def guarding(sight: Sight, facts: Facts) -> float:
    """What it brings to have this Vehicle on a Base; late in the game the squad misses it."""
    standing, bare = sight.own_bases()
    if not standing:
        return 0.0
    if not bare:
        return REPLACED
    missed = sight.gain(MOST_OF[facts["class"]], -1) if sight.left < 2 else 0.0
    return GUARD[facts["armour"]] + missed


def judge_reinforcements(hand: Hand, held: Held, number: int) -> float:
    """Cards to draw."""
    own = hand.sight.own
    there: int = own["garage"] + own["depot"]
    return DRAWN * min(number, there)


def judge_recruitment(hand: Hand, held: Held, number: int) -> float:
    """A second purchase, if there are resources for it."""
    sight = hand.sight
    if sight.turn["recruited"]:
        return 0.0
    best = [0.0, 0.0]
    for worth, bought in hand.purchases:
        place = len(bought) - 1
        if worth > best[place] and payment(sight, bought, hand.others(held)) is not None:
            best[place] = worth
    return max(0.0, best[1] - best[0])


def judge_scouting(hand: Hand, held: Held, number: int) -> float:
    """Better Vehicles to buy, if those in the Reserve bring less than one's money could."""
    sight = hand.sight
    if sight.turn["purchases"] and not sight.turn["recruited"]:
        return 0.0
    money = sum(other.facts["resources"] or 0 for other in hand.others(held))
    best = max((worth for worth, _ in hand.purchases), default=0.0)
    return SCOUTED * max(0.0, min(money, 4) * sight.share - best)


def judge_sabotage(hand: Hand, held: Held, number: int) -> float:
    """The others lose a card for a turn, if they have one."""
    return ABILITY["sabotage"] if hand.sight.left else 0.0


def judge_siege(hand: Hand, held: Held, number: int) -> float:
    """A damaged Base falls; else an assault may finish what the Siege begins."""
    targets = hand.sight.targets()
    if any(target.damaged for target in targets):
        return hand.sight.base_gain
    takers = [h for h in hand.others(held) if h.fights and not h.facts["only_vehicles"]]
    if takers and any(not target.armour for target in targets):
        return hand.sight.base_gain * HALF_WAY
    return SIEGE_ALONE


def judge_research(hand: Hand, held: Held, number: int) -> float:
    """The best Vehicle within reach, for the card itself."""
    sight = hand.sight
    reach = [sight.cards[card] for card in sight.data["reserve"]]
    best = max((sight.worth(facts) for facts in reach if facts["cost"] <= number), default=0.0)
    is_weak = held.card in BARRACKS
    return best - (-USUAL_CARD * sight.uses() if is_weak else sight.worth(held.facts))


def judge_repair(hand: Hand, held: Held, number: int) -> float:
    """The Barracks cards it can bury."""
    sight = hand.sight
    cards = sight.own["depot_cards"] + [other.card for other in hand.cards]
    buried = min(2, sum(card in BARRACKS for card in cards))
    return buried * (BURIED * sight.uses() - sight.card_gain)


def judge_invulnerability(hand: Hand, held: Held, number: int) -> float:
    """A Medal."""
    return hand.sight.medal_gain(held.facts["country"])


JUDGES: Final[dict[str, Callable[[Hand, Held, int], float]]] = {
    "reinforcements": judge_reinforcements,
    "recruitment": judge_recruitment,
    "scouting": judge_scouting,
    "sabotage": judge_sabotage,
    "siege": judge_siege,
    "research": judge_research,
    "repair": judge_repair,
    "invulnerability": judge_invulnerability,
}


def best_plan(hand: Hand, purchases: Sequence[Purchase]) -> Plan:
    """The plan that brings most, of all assaults with all these purchases."""
    best = Plan(-1.0, [], (), [], [])
    for gain, fighters in assaults(hand):
        left = [held for held in hand.cards if held not in fighters]
        most = gain + sum([held.side for held in left])
        for worth, bought in purchases:
            if most + worth <= best.worth:
                continue
            paying = payment(hand.sight, bought, left) if bought else []
            if paying is None:
                continue
            total = most + worth - sum([held.side for held in paying])
            if total > best.worth:
                rest = [held for held in left if held not in paying]
                best = Plan(total, fighters, bought, paying, rest)
    return best
