"""What a person is asked: prompts, labels, the usual answer, standing orders."""

from collections.abc import Mapping
from typing import Final

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import COUNTRIES, NONE
from hulldown.games.rush.events import which, who
from hulldown.games.rush.flow import legal_actions, legal_main
from hulldown.games.rush.plays import foretold, least_wasteful
from hulldown.games.rush.rules import purchase
from hulldown.games.rush.rules.defence import places_to_defend
from hulldown.games.rush.rules.medals import next_due
from hulldown.games.rush.rules.playing import is_used_up
from hulldown.games.rush.state import (
    ASSAULT,
    DEFENCE,
    MAIN,
    MEDALS,
    NOBODY,
    PAYMENT,
    REPAIR,
    REPAIR_MORE,
    RESEARCH,
    SABOTAGE,
    SIEGE,
    State,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, choice
from hulldown.kernel.messages import Label, Message, Prompt, Seat

ASKED: Final = {
    MAIN: ("ask-play", "R-033"),
    PAYMENT: ("ask-payment", "R-042"),
    ASSAULT: ("ask-assault", "R-071"),
    SABOTAGE: ("ask-sabotage", "R-150"),
    SIEGE: ("ask-siege", "R-152"),
    RESEARCH: ("ask-research", "R-161"),
    REPAIR: ("ask-repair", "R-165"),
    REPAIR_MORE: ("ask-repair-more", "R-165"),
    DEFENCE: ("ask-defence", "R-058"),
    MEDALS: ("ask-medals", "R-089"),
}
ASK_ME: Final = "ask"


def prompt(state: State, seat: Seat) -> Prompt:
    """What is asked, by which rule. Only a sabotaged hand is hidden from the others."""
    id, rule = ASKED[state.asking]
    args: dict[str, JSON] = {}
    if state.asking == PAYMENT:
        args = {"card": which(state, state.target), "missing": _missing(state)}
    elif state.card != NOBODY:
        args = {"card": which(state, state.card), "by": who(state.active)}
    elif state.asking == MEDALS:
        country = next_due(state)
        args = {"medal": f"medal:{COUNTRIES[country]}", "due": state.due[country]}
    if state.asking == SABOTAGE:
        forced = len(state.hands[seat]) == 1
        return Prompt(Message(id, args), rule, forced, state.cat.rules.sabotage_sealed)
    return Prompt(Message(id, args), rule, public=True)


def _missing(state: State) -> int:
    return max(0, purchase.missing(state, state.target, 0, 0))


def unused(state: State) -> int:
    """R-035: how many laid-out cards could still be played: what ending the turn would waste."""
    buyable = purchase.buyable(state)
    ways = (act.USE, act.DEPLOY, act.ANNOUNCE)
    able = {action.card for action in legal_main(state) if action.verb in ways}
    return sum(
        1
        for card in state.hands[state.active]
        if card in able
        or (not is_used_up(state, card) and not purchase.spend_refused(state, card, buyable))
    )


def describe(state: State, seat: Seat, action: RushAction) -> Label:
    """An action in words, from the thing it starts on to the things it concerns."""
    args: dict[str, JSON] = {}
    start = ""
    touches: list[str] = []
    if action.card != NONE:
        start = which(state, action.card)
        args["card"] = start
    if action.verb in (act.USE, act.DEPLOY):
        touches = _posts(state, action)
    elif action.verb in (act.ATTACK, act.SIEGE_BASE, act.SIEGE_DEFENDER):
        args |= {"owner": who(action.place // 3), "base": action.place % 3 + 1}
        touches = _alike(state, action.place)
        defender = state.defenders[action.place]
        if defender != NOBODY:
            args["defender"] = which(state, defender)
        args["result"] = f"result:{foretold(state, action)}"
    elif action.verb == act.DEFEND:
        args["base"] = action.place + 1
        place = state.active * 3 + action.place
        touches = _alike(state, place)
        defender = state.defenders[place]
        if defender != NOBODY:
            args["defender"] = which(state, defender)
    elif action.verb == act.TAKE_MEDALS:
        args["doubles"] = action.place
    elif action.verb == act.END_TURN:
        args["unused"] = unused(state)
    kind = f"do-{action.kind}"
    if "defender" in args:
        kind += {act.ATTACK: "-defender", act.DEFEND: "-replacing"}.get(action.verb, "")
    return Label(Message(kind, args), start, tuple(touches))


def _alike(state: State, place: int) -> list[str]:
    """RQ-35: the Base itself, then undefended ones of its owner that are in the same state."""
    places = [place]
    if state.defenders[place] == NOBODY:
        places += [
            other
            for other in range(place // 3 * 3, place // 3 * 3 + 3)
            if other != place
            and state.defenders[other] == NOBODY
            and state.bases[other] == state.bases[place]
        ]
    return [f"base:{each // 3}:{each % 3}" for each in places]


def _posts(state: State, action: RushAction) -> list[str]:
    """R-054, R-055, R-160: the Bases that a card may defend once it has been played."""
    cat, card = state.cat, action.card
    if not cat.armour[card] or (action.verb == act.USE and cat.is_research[card]):
        return []
    return [base for place in places_to_defend(state) for base in _alike(state, place)]


def usual(state: State, seat: Seat) -> RushAction:
    """R-035, R-089: end the turn; take doubles if preselected; else what harms least."""
    legal = legal_actions(state, seat)
    if state.asking == PAYMENT:
        return _usual_payment(state, legal)
    if state.asking in (ASSAULT, SIEGE):
        return _usual_hit(state, legal)
    if state.asking == RESEARCH:
        return max(legal, key=lambda action: state.cat.cost[action.card])
    if state.asking == MEDALS:
        return legal[-1] if state.cat.rules.doubles_preselected else legal[0]
    return legal[0]


def _usual_payment(state: State, legal: list[RushAction]) -> RushAction:
    """R-043: what wastes least, and no more than is needed."""
    if legal[-1] is state.cat.close_purchase:
        return legal[-1]
    best = least_wasteful(state, state.target)
    return state.cat.pay[best[0]] if best else legal[0]


def _usual_hit(state: State, legal: list[RushAction]) -> RushAction:
    """R-070: attack with what is announced, before more is; a hit that destroys comes first."""
    hits = [action for action in legal if action.place != NONE]
    deadly = [action for action in hits if foretold(state, action) == "destroys"]
    return (deadly or hits or legal)[0]


# Standing orders


def orders(state: State, seat: Seat) -> list[OrderForm]:
    """R-150: which card of the hand goes if one is sabotaged, as long as it is in hand."""
    names = tuple(state.cat.names[card] for card in sorted(set(state.hands[seat])))
    return [choice("give_up", (ASK_ME, *names), ASK_ME, rule="R-150")] if names else []


def answer(state: State, seat: Seat, orders: Mapping[str, JSON]) -> RushAction | None:
    """R-150: the card named beforehand, if it is still in hand."""
    named = orders.get("give_up", ASK_ME)
    if state.asking != SABOTAGE or named == ASK_ME or named not in state.cat.names:
        return None
    card = state.cat.names.index(named)
    return state.cat.sabotaged[card] if card in state.hands[seat] else None
