"""Whole plays worth one click: buy, use and defend, attack, take Medals as doubles."""

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import FIRST_VEHICLE, HEAVY, NONE
from hulldown.games.rush.events import which, who
from hulldown.games.rush.flow import legal_main, resolve
from hulldown.games.rush.rules import assault, purchase
from hulldown.games.rush.rules.defence import legal_defence
from hulldown.games.rush.rules.fighting import distinct_bases
from hulldown.games.rush.rules.playing import is_used_up
from hulldown.games.rush.rules.reward import legal_medals
from hulldown.games.rush.state import DAMAGED, DEFENCE, MAIN, MEDALS, NOBODY, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import NoChance
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.messages import Message, Play, Seat
from hulldown.kernel.table import Table


def plays(state: State, seat: Seat) -> list[Play[RushAction]]:
    """Buy X, use X and defend, attack T with these cards, Medals as doubles: each one click."""
    if state.asking == MEDALS:
        return [_doubles(state)]
    if state.asking != MAIN:
        return []
    return [*_purchases(state), *_defences(state), *_assaults(state)]


def _after(state: State, action: RushAction) -> State | None:
    """Where an action leads; None if luck has a word in it."""
    table = Table(state.clone(), NoChance())
    try:
        resolve(table, state.active, action)
    except ChanceError:
        return None
    return table.state


# Buying


def least_wasteful(state: State, vehicle: int) -> list[int]:
    """R-043: the cards that pay with the least surplus; then what else they could do counts.

    Payments grow card by card and only as long as they do not suffice: large hands stay cheap.
    """
    cat, own = state.cat, state.cat.country[vehicle]
    paid = bool(state.payers[purchase.ORDINARY] or state.payers[own])
    reached: dict[tuple[int, int, bool], tuple[int, int, tuple[int, ...]]] = {
        (0, 0, paid): (0, 0, ())
    }
    for card in state.hands[state.active]:
        if purchase.pay_refused(state, card, vehicle) is not None:
            continue
        value, is_national = cat.resources[card], cat.national[card] != NONE
        use = cat.power[card] + cat.armour[card] + len(cat.abilities[card])
        for sums, (uses, count, chosen) in list(reached.items()):
            if not _suffices(state, vehicle, sums):
                grown = (sums[0] + value * (not is_national), sums[1] + value * is_national, True)
                payment = (uses + use, count + 1, (*chosen, card))
                reached[grown] = min(payment, reached.get(grown, payment))
    enough = [
        (sums[0] + sums[1], payment)
        for sums, payment in reached.items()
        if _suffices(state, vehicle, sums)
    ]
    return list(min(enough)[1][2]) if enough else []


def _suffices(state: State, vehicle: int, sums: tuple[int, int, bool]) -> bool:
    ordinary, national, paid = sums
    return paid and purchase.missing(state, vehicle, ordinary, national) <= 0


def _purchases(state: State) -> list[Play[RushAction]]:
    """R-042: each affordable Vehicle with the least wasteful payment."""
    out = []
    for vehicle in purchase.buyable(state):
        paid = least_wasteful(state, vehicle)
        cards: list[JSON] = [which(state, card) for card in paid]
        message = Message("play-buy", {"card": which(state, vehicle), "with": cards})
        chain = [state.cat.buy[vehicle], *(state.cat.pay[card] for card in paid)]
        out.append(Play(message, [*chain, state.cat.close_purchase]))
    return out


# Defending


def _defences(state: State) -> list[Play[RushAction]]:
    """R-055, R-058: use or deploy a Vehicle and name its Base, if nothing else comes between."""
    out = []
    for action in legal_main(state):
        if action.verb in (act.USE, act.DEPLOY) and state.cat.armour[action.card]:
            reached = _after(state, action)
            if reached is not None and reached.asking == DEFENCE:
                out += [_defence(state, action, choice) for choice in legal_defence(reached)]
    return out


def _defence(state: State, first: RushAction, choice: RushAction) -> Play[RushAction]:
    """R-058: the play names the Vehicle that would be replaced."""
    args: dict[str, JSON] = {"card": which(state, first.card), "base": choice.place + 1}
    old = state.defenders[state.active * 3 + choice.place]
    if old == NOBODY:
        return Play(Message(f"play-{first.kind}", args), [first, choice])
    args["defender"] = which(state, old)
    return Play(Message(f"play-{first.kind}-replacing", args), [first, choice])


# Fighting


def foretold(state: State, action: RushAction) -> str:
    """R-078, R-084, R-154: what a hit will do."""
    cat, place = state.cat, action.place
    at_base = action.verb == act.SIEGE_BASE or state.defenders[place] == NOBODY
    if at_base:
        heavy = action.verb == act.ATTACK and cat.klass[action.card] == HEAVY
        return "destroys" if heavy or state.bases[place] == DAMAGED else "damages"
    armour = cat.armour[state.defenders[place]]
    if action.verb == act.ATTACK:
        at_once = cat.power[action.card] >= armour
    else:
        at_once = cat.rules.siege_kills_armour_1 and armour == 1
    return "destroys" if at_once or state.dented[place] else "damages"


def _assaults(state: State) -> list[Play[RushAction]]:
    """R-076: destroy a target with as few cards of one country as possible."""
    if state.attacked:
        return []
    out = []
    for place in distinct_bases(state):
        for country in range(4):
            chosen = _force(state, place, country)
            if chosen:
                out.append(_assault(state, place, chosen))
    return out


def _force(state: State, place: int, country: int) -> list[int]:
    """R-069: the fewest cards of a country that destroy what is hit at a place."""
    cat = state.cat
    cards = [
        card
        for card in state.hands[state.active]
        if card >= FIRST_VEHICLE
        and cat.country[card] == country
        and cat.power[card]
        and not is_used_up(state, card)
        and assault.can_hit(state, card, place)
    ]
    for card in cards:
        if foretold(state, cat.attack[card][place]) == "destroys":
            return [card]
    return cards[:2] if len(cards) > 1 and not _has_easier_base(state, place) else []


def _has_easier_base(state: State, place: int) -> bool:
    """R-083: would one hit do on another undefended Base of the same player?"""
    owner = place // 3
    return state.defenders[place] == NOBODY and any(
        state.bases[other] == DAMAGED and state.defenders[other] == NOBODY
        for other in range(owner * 3, owner * 3 + 3)
    )


def _assault(state: State, place: int, cards: list[int]) -> Play[RushAction]:
    cat, defender = state.cat, state.defenders[place]
    args: dict[str, JSON] = {"owner": who(place // 3), "base": place % 3 + 1}
    args["with"] = [which(state, card) for card in cards]
    if defender != NOBODY:
        args["defender"] = which(state, defender)
    message = Message("play-attack-defender" if defender != NOBODY else "play-attack", args)
    chain = [cat.announce[card] for card in cards]
    return Play(message, chain + [cat.attack[card][place] for card in cards])


# Medals


def _doubles(state: State) -> Play[RushAction]:
    """R-089: all Medals due, of whatever country, with as many two-Medal cards as possible."""
    chain: list[RushAction] = []
    reached: State | None = state
    while reached is not None and reached.asking == MEDALS:
        chain.append(legal_medals(reached)[-1])
        reached = _after(reached, chain[-1])
    doubles = sum(action.place for action in chain)
    return Play(Message("play-doubles", {"doubles": doubles}), chain)
