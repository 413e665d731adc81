"""What cannot be done with the cards one sees, and why: the other side of the legal list."""

from typing import Final

from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.events import which, who
from hulldown.games.rush.rules import abilities, assault, defence, purchase
from hulldown.games.rush.rules.playing import USED_UP, is_used_up
from hulldown.games.rush.rules.reward import MEDALS_FIRST
from hulldown.games.rush.state import (
    ASSAULT,
    GONE,
    MAIN,
    MEDALS,
    NOBODY,
    PAYMENT,
    RESEARCH,
    SIEGE,
    State,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Reason, Refusal, Seat

FIRST: Final = {
    PAYMENT: purchase.FINISH_PURCHASE,
    ASSAULT: assault.FINISH_ASSAULT,
    MEDALS: MEDALS_FIRST,
}
"""What must be finished before other cards; an ability wherever nothing is said."""


def why_not(state: State, seat: Seat) -> list[Refusal]:
    """For every card in hand and in the Reserve: what cannot be done with it now, and why."""
    if seat != state.active or state.laid_out != seat:
        return []
    if state.asking == MAIN:
        return [*_reserve(state), *_hand(state)]
    return [*_reserve_meanwhile(state), *_hand_meanwhile(state), *_targets(state)]


def _refusal(state: State, card: int, reason: Reason, **args: JSON) -> Refusal:
    return Refusal(which(state, card), reason, {"card": which(state, card), **args})


def laid_out(state: State) -> list[int]:
    """The active player's cards, equal ones once."""
    return sorted(set(state.hands[state.active]))


# Between two plays


def _reserve(state: State) -> list[Refusal]:
    """R-043, R-048, R-050: which Vehicles cannot be bought; for the dear ones, what is missing."""
    purse = purchase.purse(state)
    out = []
    for vehicle in state.reserve:
        reason = purchase.buy_refused(state, vehicle, purse)
        if reason is not None:
            own = purse[state.cat.country[vehicle]]
            short = purchase.missing(state, vehicle, purse[purchase.ORDINARY], own)
            out.append(_refusal(state, vehicle, reason, missing=max(0, short)))
    return out


def _hand(state: State) -> list[Refusal]:
    """R-033: for each laid-out card the ways it cannot be played."""
    joining: list[RushAction] = []
    assault.legal_announce(state, joining)
    buyable = purchase.buyable(state)
    out = []
    for card in laid_out(state):
        if is_used_up(state, card):
            out.append(_refusal(state, card, USED_UP))
            continue
        found = [
            purchase.spend_refused(state, card, buyable),
            abilities.use_refused(state, card),
            defence.deploy_refused(state, card),
            None if state.cat.announce[card] in joining else _fight_refused(state, card),
        ]
        out += [_refusal(state, card, reason) for reason in found if reason is not None]
    return out


def _fight_refused(state: State, card: int) -> Reason | None:
    reason = assault.attack_refused(state, card)
    return assault.target_refused(state, card) if reason is None else reason


# Inside a play


def _reserve_meanwhile(state: State) -> list[Refusal]:
    """R-161: what Research cannot reach; all else waits for the play to be finished."""
    out = []
    for vehicle in state.reserve:
        reason = FIRST.get(state.asking, abilities.FINISH_CARD)
        if state.asking == RESEARCH:
            if state.cat.cost[vehicle] > state.limit:
                out.append(_refusal(state, vehicle, abilities.RESEARCH_LIMIT, limit=state.limit))
        elif vehicle != state.target:
            out.append(_refusal(state, vehicle, reason))
    return out


def _hand_meanwhile(state: State) -> list[Refusal]:
    """R-041, R-070, R-171: what cannot pay or join; all else waits for the play to be finished."""
    joining: list[RushAction] = []
    if state.asking == ASSAULT and state.step == assault.ANNOUNCING:
        assault.legal_announce(state, joining)
    out = []
    for card in laid_out(state):
        reason: Reason | None = FIRST.get(state.asking, abilities.FINISH_CARD)
        if state.asking == PAYMENT:
            reason = purchase.pay_refused(state, card, state.target)
        elif state.asking == ASSAULT:
            able = state.cat.announce[card] in joining
            reason = None if able else _join_refused(state, card)
        if reason is not None:
            out.append(_refusal(state, card, reason))
    return out


def _join_refused(state: State, card: int) -> Reason:
    """R-068, R-069, R-070: why a card cannot join an assault that has been announced."""
    if is_used_up(state, card):
        return USED_UP
    return assault.attack_refused(state, card) or assault.ANNOUNCE_FIRST


def _targets(state: State) -> list[Refusal]:
    """R-059: a defended Base cannot be attacked; R-153: nor an Auxiliary Unit besieged."""
    out = []
    for place, defender in enumerate(state.defenders):
        if place // 3 == state.active or defender == NOBODY or state.bases[place] == GONE:
            continue
        args: dict[str, JSON] = {"owner": who(place // 3), "base": place % 3 + 1}
        if state.asking == ASSAULT:
            args["card"] = which(state, defender)
            out.append(Refusal(f"base:{place // 3}:{place % 3}", assault.BASE_DEFENDED, args))
        elif state.asking == SIEGE and not abilities.can_siege_defender(state, place):
            out.append(_refusal(state, defender, abilities.NOT_ARMOURED, **args))
    if state.asking == ASSAULT:
        for card in state.announced:
            reason = assault.target_refused(state, card)
            out += [] if reason is None else [_refusal(state, card, reason)]
    return out
