"""13.0: the question whether to answer with TACTICS, and the standing orders about it.

DQ-46: against what, from which chance to be hit, for which tanks, in a longer exchange or not, how
many cards to keep. Without orders the defaults of the forms hold.
"""

from collections.abc import Mapping
from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules import firing, guns
from hulldown.games.duel.rules.deciding import ALWAYS, ASK_ME, NEVER, Ask, refuse_cards
from hulldown.games.duel.rules.frames import GUN
from hulldown.games.duel.rules.tactics import (
    AGAINST_FIRE,
    OURS,
    PURPOSES,
    WINDOW_PURPOSE,
    WINDOW_TARGET,
    WINDOW_TURN,
    resolve_decline,
    resolve_tactics,
)
from hulldown.games.duel.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, Orders, choice, number, switch
from hulldown.kernel.messages import Args, Reason, Refusal, Seat
from hulldown.kernel.table import Table

NO_TACTICS: Final = Reason("no-tactics", "D-335")
NO_ANSWER: Final = Reason("no-answer", "D-335")
FIRE_ONLY: Final = "fire"
LIKELY: Final = 40


class Answering(Ask):
    """D-335: TACTICS may answer an action, or the TACTICS of the other side."""

    asks = "ask-tactics"
    rule = "D-335"
    reaction = True
    window = 0.5

    def args(self, state: State, seat: Seat) -> Args:
        """What would be answered, and whom it concerns."""
        frame = state.frames.top()
        against = "tactics" if frame[WINDOW_TURN] == OURS else PURPOSES[frame[WINDOW_PURPOSE]]
        tank, enemy = tank_id(state, state.active), tank_id(state, frame[WINDOW_TARGET])
        return {"tank": tank, "enemy": enemy, "against": f"purpose:{against}"}

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-335: let it happen, or play a TACTICS card."""
        cat = state.cat
        return [cat.decline, *[cat.tactics[card] for card in held_tactics(state, seat)]]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-339, D-340: a card goes on with the exchange, declining ends it."""
        if action.verb == act.TACTICS:
            resolve_tactics(table, seat, action.card)
        else:
            resolve_decline(table, seat)

    def why_not(self, state: State, seat: Seat) -> list[Refusal]:
        """D-335: without a TACTICS card there is no answer; no other card is one."""
        if seat not in state.asked:
            return []
        held = held_tactics(state, seat)
        others = [card for card in state.hands[seat] if card not in held]
        none = [] if held else [Refusal("line:tactics", NO_TACTICS)]
        return none + refuse_cards(state, others, NO_ANSWER)

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """Against what, from which chance, in a longer exchange, how many to keep, for whom."""
        return [*TACTICS_FORMS, *tank_forms(state, seat)]

    def answer(self, state: State, seat: Seat, orders: Orders) -> DuelAction | None:
        """D-334, D-338, D-339: play the card that is worth least, or let it happen."""
        held = held_tactics(state, seat)
        given = {form.id: orders.get(form.id, form.default) for form in self.orders(state, seat)}
        if given["tactics_against"] == ASK_ME:
            return None
        if len(held) <= given["tactics_keep"] or not is_wanted(state, given):
            return state.cat.decline
        return state.cat.tactics[min(held, key=lambda card: (state.cat.orders[card], card))]

    def decided(self, state: State, seat: Seat, orders: Orders) -> bool:
        """D-334, D-338: by any order about TACTICS; without one where a card is hardly wanted."""
        forms = self.orders(state, seat)
        if any(form.id in orders for form in forms):
            return orders.get("tactics_against") != ASK_ME
        return not is_wanted(state, {form.id: form.default for form in forms})


TACTICS_FORMS: Final = [
    choice("tactics_against", (ASK_ME, NEVER, FIRE_ONLY, ALWAYS), FIRE_ONLY, "D-334"),
    number("tactics_from", 0, 95, LIKELY, "D-338"),
    switch("tactics_exchange", False, "D-340"),
    number("tactics_keep", 0, 4, 0, "D-335"),
]


def tank_forms(state: State, seat: Seat) -> list[OrderForm]:
    """D-335: each of the seat's tanks may be worth a card or not."""
    names = [state.cat.tank_names[tank] for tank in state.cat.tanks_of[seat]]
    return [switch(f"tactics_{name}", True, "D-335") for name in names]


def held_tactics(state: State, seat: Seat) -> list[int]:
    """D-335: the TACTICS cards of a hand."""
    return [card for card in state.hands[seat] if state.cat.is_tactics[card]]


def is_wanted(state: State, given: Mapping[str, JSON]) -> bool:
    """D-334, D-338, D-340: do these orders ask for a TACTICS card here?"""
    frame = state.frames.top()
    against, purpose = given["tactics_against"], frame[WINDOW_PURPOSE]
    if against == NEVER or (against == FIRE_ONLY and purpose != AGAINST_FIRE):
        return False
    if is_exchange(state) and not given["tactics_exchange"]:
        return False
    if frame[WINDOW_TURN] == OURS:
        return True
    if not given[f"tactics_{state.cat.tank_names[frame[WINDOW_TARGET]]}"]:
        return False
    return purpose != AGAINST_FIRE or bool(chance_to_be_hit(state) >= given["tactics_from"])


def is_exchange(state: State) -> bool:
    """D-339: has a TACTICS card been played already?"""
    return any(state.cat.is_tactics[card] for card in state.deck.played)


def chance_to_be_hit(state: State) -> int:
    """D-252 to D-264: in percent, as the To Hit Number stands before the answer."""
    shot = state.frames.rows[-2]
    if shot[0] == GUN:
        found = guns.gun_number(state, shot[guns.GUN_WHICH], shot[guns.GUN_TARGET], False)
        return max(0, min(firing.LAST_HIT, found))
    tank, enemy = shot[firing.SHOT_FIRER], shot[firing.SHOT_TARGET]
    leads = shot[firing.SHOT_LEADS] == 1
    found = firing.to_hit(state, tank, enemy, shot[firing.SHOT_MODIFIER], leads, False, None)
    return max(0, min(firing.LAST_HIT, found))
