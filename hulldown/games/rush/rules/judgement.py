"""Rules of thumb: what a sensible player would do.

The policy answers alike in worlds its seat cannot tell apart; see `outlook`.
"""

from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import (
    BASE,
    DOUBLE,
    DOUBLE_MEDALS,
    ENGINEERS,
    INVULNERABILITY,
    MOST_CARDS,
    NONE,
    RECRUITMENT,
    REINFORCEMENTS,
    REPAIR,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    SIEGE,
    SINGLE,
    TECHNICIANS,
    VOLUNTEERS,
    Ability,
)
from hulldown.games.rush.rules.handplan import (
    Followers,
    Hand,
    HandUse,
    Purchase,
    best_plan,
    ending,
    followers,
    in_order,
    purchases,
    strike,
    with_pairs,
)
from hulldown.games.rush.rules.outlook import (
    Outlook,
    Target,
)
from hulldown.games.rush.state import (
    ASSAULT,
    DEFENCE,
    MAIN,
    MEDALS,
    NOBODY,
    PAYMENT,
    State,
)
from hulldown.games.rush.state import REPAIR as ASK_REPAIR
from hulldown.games.rush.state import REPAIR_MORE as ASK_REPAIR_MORE
from hulldown.games.rush.state import RESEARCH as ASK_RESEARCH
from hulldown.games.rush.state import SIEGE as ASK_SIEGE
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Verb

BEFORE_FIGHTING: Final[list[Ability]] = [
    REINFORCEMENTS, SCOUTING, RECRUITMENT, SIEGE, INVULNERABILITY, SABOTAGE, RESEARCH,
]  # fmt: skip
WEAK: Final[list[int]] = [TECHNICIANS, VOLUNTEERS, ENGINEERS]
"""Barracks cards, those that are missed least first."""


def policy(state: State, seat: Seat, legal: list[RushAction]) -> RushAction:
    """What the rules of thumb say, by the question asked."""
    asking = state.asking
    if asking == MAIN:
        return choose_play(state, seat, legal)
    if asking == PAYMENT:
        return choose_payment(state, seat, legal)
    if asking in (ASK_REPAIR, ASK_REPAIR_MORE):
        return choose_repair(legal)
    outlook = Outlook(state, seat)
    if asking == ASSAULT:
        return choose_attack(outlook, legal)
    if asking == ASK_SIEGE:
        return choose_siege(outlook, legal)
    if asking == ASK_RESEARCH:
        return choose_research(outlook, legal)
    if asking == DEFENCE:
        return choose_defence(outlook, legal)
    if asking == MEDALS:
        return choose_medals(outlook, legal)
    return choose_sabotaged(outlook, legal)


def find(legal: list[RushAction], verb: Verb, card: int) -> RushAction | None:
    """The action of this kind with this card, if it is legal."""
    for action in legal:
        if action.verb == verb and action.card == card:
            return action
    return None


# A turn


def choose_play(state: State, seat: Seat, legal: list[RushAction]) -> RushAction:
    """Draw, besiege and the like first, then fight, then buy; the rest last.

    The legal list tells what can be bought before what can be done with one's cards.
    """
    wanted: list[int] = []
    is_idle = True
    for action in legal:
        if action.verb == act.BUY:
            wanted.append(action.card)
        elif action.verb in (act.USE, act.DEPLOY, act.ANNOUNCE):
            is_idle = False
            break
    if is_idle and not wanted:
        return legal[0]
    outlook = Outlook(state, seat)
    hand = Hand(outlook, purchases(outlook, wanted))
    offers = with_pairs(hand.purchases) if state.recruited else hand.purchases
    plan = best_plan(hand, offers)
    return (
        choose_ability(hand, plan, legal)
        or choose_fighter(hand, plan, legal)
        or choose_purchase(plan, legal)
        or choose_last(hand, plan, legal)
    )


def choose_ability(hand: Hand, plan: HandUse, legal: list[RushAction]) -> RushAction | None:
    """What may change the rest of the turn comes before all else."""
    useful = hand.uses & plan.rest
    if not useful:
        return None
    for ability in BEFORE_FIGHTING:
        for place in range(len(hand.cards)):
            if useful >> place & 1 and hand.has(place, ability):
                found = find(legal, act.USE, hand.cards[place])
                if found is not None:
                    return found
    return None


def choose_fighter(hand: Hand, plan: HandUse, legal: list[RushAction]) -> RushAction | None:
    """The first that the plan sends into an assault."""
    return find(legal, act.ANNOUNCE, hand.cards[plan.fighters[0]]) if plan.fighters else None


def choose_purchase(plan: HandUse, legal: list[RushAction]) -> RushAction | None:
    """The first Vehicle that the plan buys."""
    return find(legal, act.BUY, plan.bought[0]) if plan.bought else None


def choose_last(hand: Hand, plan: HandUse, legal: list[RushAction]) -> RushAction:
    """Bury Barracks cards, those in hand too; guard the Bases; end the turn."""
    rest = [place for place in range(len(hand.cards)) if plan.rest >> place & 1]
    if any(hand.uses >> place & 1 and hand.has(place, REPAIR) for place in rest):
        for place in rest:
            if hand.cards[place] in WEAK:
                away = find(legal, act.PUT_AWAY, hand.cards[place])
                if away is not None:
                    return away
    for place in rest:
        if hand.side[place] > 0:
            verb = act.USE if hand.uses >> place & 1 else act.DEPLOY
            found = find(legal, verb, hand.cards[place])
            if found is not None:
                return found
    return legal[0]


def choose_payment(state: State, seat: Seat, legal: list[RushAction]) -> RushAction:
    """Pay with what is least useful otherwise, and no more than needed."""
    if legal[-1].verb == act.CLOSE_PURCHASE:
        return legal[-1]
    outlook = Outlook(state, seat)
    target = state.target
    buying = [Purchase(1, outlook.worth(target), [target])]
    hand = Hand(outlook, buying)
    for place in best_plan(hand, buying, must_buy=True).payers:
        found = find(legal, act.PAY, hand.cards[place])
        if found is not None:
            return found
    return legal[0]


# Fighting


def choose_attack(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Announce who is worth it; then let the weak open the way for the strong."""
    if any(action.verb == act.ANNOUNCE for action in legal):
        hand = Hand(outlook, [])
        for place in best_plan(hand, []).fighters:
            found = find(legal, act.ANNOUNCE, hand.cards[place])
            if found is not None:
                return found
    announced = in_order(outlook, outlook.state.announced)
    for number, card in enumerate(announced):
        attacks = [a for a in legal if a.verb == act.ATTACK and a.card == card]
        if attacks:
            after = followers(outlook, announced[:number] + announced[number + 1 :])
            return best_attack(outlook, attacks, after)
    return legal[0]


def best_attack(outlook: Outlook, attacks: list[RushAction], after: Followers) -> RushAction:
    """The attack that brings most; of equals the one on the nearest neighbour."""
    chosen = attacks[0]
    most = -10.0
    for target in outlook.targets():
        for attack in attacks:
            if attack.place == target.place:
                worth = strike(outlook, attack.card, target, after)
                if worth > most:
                    chosen, most = attack, worth
    return chosen


def choose_siege(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Destroy what is damaged, else damage what an assault can finish; neighbours first."""
    chosen = legal[0]
    most = -10.0
    for target in outlook.targets():
        for action in legal:
            if action.place == target.place:
                worth = judge_siege(outlook, target, action.verb == act.SIEGE_DEFENDER)
                if worth > most:
                    chosen, most = action, worth
    return chosen


def judge_siege(outlook: Outlook, target: Target, at_defender: bool) -> float:
    """What Siege Master brings here."""
    if at_defender:
        return 1.0 if target.dented else 0.1
    if target.damaged:
        return outlook.base_gain + ending(outlook, target)
    return 0.2 if target.armour else 0.4


def choose_defence(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Guard the open Base, else replace the weakest defender, the most useful of those."""
    cat, defenders = outlook.cat, outlook.state.defenders
    chosen = legal[0]
    least, most = 10, 0.0
    for action in legal:
        defender = defenders[outlook.me * 3 + action.place]
        armour = -1 if defender == NOBODY else cat.armour[defender]
        use = 0.0 if defender == NOBODY else outlook.per_use(defender)
        if armour < least or (armour == least and use > most):
            chosen, least, most = action, armour, use
    return chosen


# Other choices


def choose_research(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Take the best Vehicle."""
    chosen = legal[0]
    most = outlook.worth(chosen.card)
    for action in legal:
        worth = outlook.worth(action.card)
        if worth > most:
            chosen, most = action, worth
    return chosen


def choose_repair(legal: list[RushAction]) -> RushAction:
    """Bury Barracks cards; without one stop, or else bury a Vehicle rather than points."""
    for card in WEAK:
        found = find(legal, act.REPAIR, card)
        if found is not None:
            return found
    chosen = legal[0]
    if chosen.verb == act.STOP_REPAIR:
        return chosen
    for action in legal:
        if points_on(action.card) < points_on(chosen.card):
            chosen = action
    return chosen


def points_on(card: int) -> int:
    """R-112, R-113: the points that a card is worth by itself."""
    if card == BASE:
        return 3
    if SINGLE <= card < DOUBLE:
        return 1
    return 2 if DOUBLE <= card < DOUBLE + 4 else 0


def choose_medals(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Two-Medal cards, which make a slim squad, unless singles bring the end to the leader."""
    near = min([singles for singles in outlook.state.singles if singles], default=NONE) <= 2
    if near and outlook.left and outlook.ahead() > 0:
        return legal[0]
    in_play = outlook.gain(DOUBLE_MEDALS) - outlook.gain(MOST_CARDS)
    return legal[-1] if outlook.left or in_play >= 0 else legal[0]


def choose_sabotaged(outlook: Outlook, legal: list[RushAction]) -> RushAction:
    """Give up the card that brings least."""
    for card in WEAK:
        found = find(legal, act.SABOTAGED, card)
        if found is not None:
            return found
    chosen = legal[0]
    least = outlook.per_use(chosen.card)
    for action in legal:
        use = outlook.per_use(action.card)
        if use < least:
            chosen, least = action, use
    return chosen
