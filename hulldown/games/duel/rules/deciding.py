"""What the decisions of Duel have in common: how they name tanks and cards."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import tank_id, which, who
from hulldown.games.duel.state import NOBODY, NONE, State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Args, Label, Message, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decision

# What a standing order may say
ASK_ME: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"


class Ask(Decision[State, DuelAction]):
    """A question about the Active Tank, unless a subclass says otherwise."""

    def args(self, state: State, seat: Seat) -> Args:
        """The tank it is about."""
        return {"tank": tank_id(state, state.active)}

    def describe(self, state: State, seat: Seat, action: DuelAction) -> Label:
        """An action in words, from the card, tank or seat it starts on."""
        args, start = words_of(state, action)
        return Label(Message(f"do-{action.kind}", args), start)

    def resolve(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """The question is answered; then what follows from it."""
        table.state.asked = NOBODY
        self.carry_out(table, seat, action)

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """What the answer does."""


def refuse_cards(state: State, cards: list[int], reason: Reason) -> list[Refusal]:
    """Each of these cards, and the one reason against it."""
    names = [which(state, card) for card in cards]
    return [Refusal(name, reason, {"card": name}) for name in names]


def words_of(state: State, action: DuelAction) -> tuple[dict[str, JSON], str]:
    """The arguments of an action's message, and the thing it starts on."""
    if action.card != NONE:
        card = which(state, action.card)
        return {"card": card, "orders": state.cat.orders[action.card]}, card
    if action.verb in (act.AT, act.SHAKE, act.RELEASE, act.SHED, act.FRIEND):
        tank = tank_id(state, action.value)
        return {"tank": tank}, tank
    if action.verb == act.ROB:
        return {"seat": who(action.value)}, who(action.value)
    if action.verb == act.GUN:
        return {"gun": f"gun:{state.cat.guns[action.value]}"}, ""
    if "how" in action.fields:
        return {"how": f"{action.kind}:{action.fields['how']}"}, ""
    return ({} if action.value == NONE else {"number": action.value}), ""
