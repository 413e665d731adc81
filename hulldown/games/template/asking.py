"""What a person is asked: prompts, labels, whole plays, standing orders."""

from collections.abc import Mapping

from hulldown.games.template.actions import Dig, Send
from hulldown.games.template.rules.claiming import why_not_answer
from hulldown.games.template.rules.planning import why_not_plan
from hulldown.games.template.state import ANSWER, NONE, PLAN, State
from hulldown.kernel.actions import Action
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, number
from hulldown.kernel.messages import Label, Message, Play, Prompt, Refusal, Seat

NEVER = 0


def prompt(state: State, seat: Seat) -> Prompt:
    """T-006, T-010: plan, or answer a claim. Who holds nothing can only be ready, as all know."""
    if state.phase == PLAN:
        asked = Message("ask-plan", {"crate": state.crate})
        return Prompt(asked, "T-006", public=state.held(seat) == 0, sealed=True)
    asked = Message("ask-answer", {"seat": f"seat:{state.claimer}", "crate": state.crate})
    return Prompt(asked, "T-010", sealed=True, reaction=True)


def describe(state: State, seat: Seat, action: Action) -> Label:
    """An action in words, from the card it starts on."""
    if isinstance(action, (Send, Dig)):
        card = f"card:{state.catalogue.names[action.card]}"
        touches = ("crate",) if isinstance(action, Send) else ()
        return Label(Message(f"do-{action.kind}", {"card": card}), card, touches)
    start = "card:flare" if action is state.catalogue.flare else ""
    return Label(Message(f"do-{action.kind}"), start)


def usual(state: State, seat: Seat) -> Action:
    """Be ready; let the claim stand."""
    return state.catalogue.ready if state.phase == PLAN else state.catalogue.decline


def plays(state: State, seat: Seat) -> list[Play[Action]]:
    """T-006: send one card and be ready, in one go."""
    if state.phase != PLAN or state.sealed.chosen[seat] != [NONE, NONE]:
        return []
    catalogue = state.catalogue
    return [
        Play(
            Message("play-send", {"card": f"card:{catalogue.names[kind]}"}),
            [catalogue.sends[kind], catalogue.ready],
        )
        for kind in range(1, catalogue.kinds)
        if state.hands[seat][kind]
    ]


def orders(state: State, seat: Seat) -> list[OrderForm]:
    """T-010: fire a Flare at every crate worth at least this much; 0 never."""
    return [number("flare_from", NEVER, 3, NEVER, rule="T-010")]


def answer(state: State, seat: Seat, orders: Mapping[str, JSON]) -> Action | None:
    """T-010: what the standing order means for this claim."""
    if state.phase != ANSWER or "flare_from" not in orders:
        return None
    wanted = NEVER < orders["flare_from"] <= state.crate
    fires = wanted and state.can_flare(seat)
    return state.catalogue.flare if fires else state.catalogue.decline


def why_not(state: State, seat: Seat) -> list[Refusal]:
    """What the seat might try and cannot."""
    if state.phase == PLAN:
        return why_not_plan(state, seat)
    return why_not_answer(state, seat) if state.phase == ANSWER else []
