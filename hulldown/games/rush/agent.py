"""What Rush offers to computer players: rules of thumb, a value, features."""

from collections.abc import Callable
from math import exp
from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import FIRST_VEHICLE, HEAVY
from hulldown.games.rush.plan import (
    NOTHING,
    Hand,
    Held,
    Purchase,
    best_plan,
    ending,
    in_order,
    purchases,
    strike,
)
from hulldown.games.rush.rules.ending import score_parts, standing, tally
from hulldown.games.rush.rules.squad import squad
from hulldown.games.rush.sight import (
    BARRACKS,
    LATE,
    POINTS,
    USUAL_LENGTH,
    Sight,
    ahead_of_others,
    points,
    turns_left,
)
from hulldown.games.rush.state import GONE, NOT_YET, OVER, State
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Seat, View

BEFORE_FIGHTING: Final = (
    "reinforcements", "scouting", "recruitment", "siege", "invulnerability", "sabotage", "research",
)  # fmt: skip


def greedy(view: View, legal: list[RushAction]) -> RushAction:
    """What the rules of thumb say, by the question asked."""
    return CHOICES[legal[0].verb](Sight(view), legal)


def card_of(action: RushAction) -> str:
    """The card of an action, as the view names it."""
    return f"card:{action.fields['card']}"


def find(legal: list[RushAction], verb: int, card: str) -> RushAction | None:
    """The action of this kind with this card, if it is legal."""
    for action in legal:
        if action.verb == verb and card_of(action) == card:
            return action
    return None


def choose_play(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Draw, besiege and the like first, then fight, then buy; the rest last."""
    wanted = [sight.cards[card_of(action)] for action in legal if action.verb == act.BUY]
    hand = Hand(sight, purchases(sight, wanted))
    most = 2 if sight.turn["recruited"] else 1
    possible = [purchase for purchase in hand.purchases if len(purchase[1]) <= most]
    plan = best_plan(hand, [NOTHING, *possible])
    for ability in BEFORE_FIGHTING:
        for held in plan.rest:
            if held.uses and held.has(ability) and (found := find(legal, act.USE, held.card)):
                return found
    if plan.fighters and (found := find(legal, act.ANNOUNCE, plan.fighters[0].card)):
        return found
    if plan.bought and (found := find(legal, act.BUY, plan.bought[0]["id"])):
        return found
    return choose_last(legal, plan.rest)


def choose_last(legal: list[RushAction], rest: list[Held]) -> RushAction:
    """Bury Barracks cards, those in hand too; guard the Bases; end the turn."""
    if any(held.uses and held.has("repair") for held in rest):
        for held in rest:
            away = find(legal, act.PUT_AWAY, held.card) if held.card in BARRACKS else None
            if away:
                return away
    for held in rest:
        verb = act.USE if held.uses else act.DEPLOY
        if held.side > 0 and (found := find(legal, verb, held.card)):
            return found
    return legal[0]


def choose_payment(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Pay with what is least useful otherwise, and no more than needed."""
    if legal[-1].verb == act.CLOSE_PURCHASE:
        return legal[-1]
    target = sight.cards[sight.turn["buying"]]
    buying: list[Purchase] = [(sight.worth(target), (target,))]
    for held in best_plan(Hand(sight, buying), buying).payers:
        if found := find(legal, act.PAY, held.card):
            return found
    return legal[0]


def choose_attack(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Announce who is worth it; then let the weak open the way for the strong."""
    if any(action.verb == act.ANNOUNCE for action in legal):
        for held in best_plan(Hand(sight, []), [NOTHING]).fighters:
            if found := find(legal, act.ANNOUNCE, held.card):
                return found
    announced = in_order([sight.cards[card] for card in sight.turn["announced"]])
    for facts in announced:
        attacks = {a.place: a for a in legal if a.verb == act.ATTACK and card_of(a) == facts["id"]}
        targets = [target for target in sight.targets() if target.place in attacks]
        if targets:
            others = [other for other in announced if other is not facts]
            worths = [strike(sight, facts, target, others) for target in targets]
            return attacks[targets[worths.index(max(worths))].place]
    return legal[0]


def choose_siege(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Destroy what is damaged, else damage what an assault can finish."""
    targets = {target.place: target for target in sight.targets()}
    nearest = list(targets)

    def worth(action: RushAction) -> tuple[float, int]:
        target = targets[action.place]
        near = -nearest.index(action.place)
        if action.verb == act.SIEGE_DEFENDER:
            return (1.0 if target.dented else 0.1), near
        if target.damaged:
            return sight.base_gain + ending(sight, target), near
        return (0.2 if target.armour else 0.4), near

    return max(legal, key=worth)


def choose_research(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Take the best Vehicle."""
    return max(legal, key=lambda action: sight.worth(sight.cards[card_of(action)]))


def choose_repair(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Bury Barracks cards; without one stop, or else bury a Vehicle rather than points."""
    for card in BARRACKS:
        if found := find(legal, act.REPAIR, card):
            return found
    if legal[0].verb == act.STOP_REPAIR:
        return legal[0]
    return min(legal, key=lambda action: POINTS.get(card_of(action), 0))


def choose_defence(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Guard the open Base, else replace the weakest defender, the most useful of those."""

    def rank(action: RushAction) -> tuple[float, float]:
        defender = sight.own["bases"][action.place]["defender"]
        if defender is None:
            return -1.0, 0.0
        facts = sight.cards[defender]
        return facts["armour"], -sight.per_use(facts)

    return min(legal, key=rank)


def choose_medals(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Two-Medal cards, which make a slim squad, unless singles bring the end to the leader."""
    near = min(pile["singles"] for pile in sight.data["medals"] if pile["singles"]) <= 2
    if near and sight.left and sight.ahead() > 0:
        return legal[0]
    counted = sight.gain("double_medals") - sight.card_gain
    return legal[-1] if sight.left or counted >= 0 else legal[0]


def choose_sabotaged(sight: Sight, legal: list[RushAction]) -> RushAction:
    """Give up the card that brings least."""

    def rank(action: RushAction) -> float:
        card = card_of(action)
        return BARRACKS.index(card) - 3.0 if card in BARRACKS else sight.per_use(sight.cards[card])

    return min(legal, key=rank)


CHOICES: Final[dict[int, Callable[[Sight, list[RushAction]], RushAction]]] = {
    act.END_TURN: choose_play,
    act.PAY: choose_payment,
    act.CLOSE_PURCHASE: choose_payment,
    act.ANNOUNCE: choose_attack,
    act.ATTACK: choose_attack,
    act.STAND_DOWN: choose_attack,
    act.SIEGE_BASE: choose_siege,
    act.SIEGE_DEFENDER: choose_siege,
    act.RESEARCH: choose_research,
    act.REPAIR: choose_repair,
    act.STOP_REPAIR: choose_repair,
    act.DEFEND: choose_defence,
    act.TAKE_MEDALS: choose_medals,
    act.SABOTAGED: choose_sabotaged,
}


# For search: what early and late positions of many games said about who won them.

EARLY_VEHICLE: Final = 0.17
EARLY_HEAVY: Final = 1.07
EARLY_OTHER: Final = -0.17
LATE_POINT: Final = 0.29
LATE_ACHIEVEMENT: Final = 1.78


def value(state: State, seat: Seat) -> float:
    """The seat's chance to win: by its squad early, by points and Achievements late."""
    if state.asking == OVER:
        winners = standing(state).winners
        return (seat in winners) / len(winners)
    early = rounds_left(state) / USUAL_LENGTH
    late = [late_hope(state, other) for other in range(state.seats)]
    for achievement in state.achievements:
        counts = tally(state, achievement)
        for other in range(state.seats):
            ahead = ahead_of_others(counts, other)
            late[other] += LATE_ACHIEVEMENT * LATE[min(8, max(0, ahead + 4))]
    hopes = [
        early * early_hope(state, other) + (1 - early) * late[other] for other in range(state.seats)
    ]
    weights = [exp(hope - max(hopes)) for hope in hopes]
    return weights[seat] / sum(weights)


def rounds_left(state: State) -> float:
    """How many more turns each seat may expect, as `turns_left` reads it off a view."""
    if state.ending != NOT_YET:
        return 0.0
    gone = max(state.bases[seat * 3 : seat * 3 + 3].count(GONE) for seat in range(state.seats))
    rounds = float(USUAL_LENGTH - state.round)
    return max(1.0, min(rounds, 1.5 * min(state.singles), 3.0 * (3 - gone)))


def early_hope(state: State, seat: Seat) -> float:
    """Vehicles, Heavy Tanks above all, and little else in the squad."""
    cards = squad(state, seat)
    vehicles = sum(card >= FIRST_VEHICLE for card in cards)
    heavies = sum(state.cat.klass[card] == HEAVY for card in cards)
    others = len(cards) - vehicles
    return EARLY_VEHICLE * vehicles + EARLY_HEAVY * heavies + EARLY_OTHER * others


def late_hope(state: State, seat: Seat) -> float:
    """Points on the cards of the squad."""
    return LATE_POINT * sum(score_parts(state, seat, 0).values())


def features(view: View) -> list[float]:
    """Numbers for learning: the clock, the piles, then each seat from one's own on."""
    data = view.data
    totals = points(data)
    out = [float(data["round"]), turns_left(data), float(data["deck"])]
    out += [float(pile[kind]) for pile in data["medals"] for kind in ("singles", "doubles")]
    count = len(data["seats"])
    for place in range(count):
        seat = (place + (view.seat or 0)) % count
        shown = data["seats"][seat]
        bases = [base for base in shown["bases"] if base["state"] != "gone"]
        out += [float(totals[seat]), float(len(bases))]
        out.append(float(sum(base["defender"] is not None for base in bases)))
        out += [float(shown[pile]) for pile in ("hand", "garage", "depot")]
    return out


HOOKS: AgentHooks[State, RushAction] = AgentHooks(greedy, value, features)
