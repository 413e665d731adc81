"""Standing orders: what a seat answers without being asked, from what it may know.

13, DQ-46: TACTICS against what, from which chance to be hit, for which tanks, in a longer exchange
or not, how many cards to keep. Without orders the defaults of the forms hold.
"""

from collections.abc import Mapping
from typing import Final

from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.rules import firing, guns, phases, tactics
from hulldown.games.duel.rules.frames import GUN
from hulldown.games.duel.rules.guns import gun_number
from hulldown.games.duel.rules.sight import Spotting
from hulldown.games.duel.state import State
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import OrderForm, choice, number, switch
from hulldown.kernel.messages import Seat

NEVER: Final = "never"
FIRE_ONLY: Final = "fire"
ALWAYS: Final = "always"
ASK_ME: Final = "ask"
TAKE: Final = "take"
LEAVE: Final = "leave"
KEEP: Final = "keep"
LIKELY: Final = 40


class AnsweringByOrders(tactics.Answering):
    """D-335, D-338: TACTICS, or what the seat has ordered about it."""

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """Against what, from which chance, in a longer exchange, how many to keep, for whom."""
        return [*TACTICS_FORMS, *tank_forms(state, seat)]

    def answer(self, state: State, seat: Seat, orders: Mapping[str, JSON]) -> DuelAction | None:
        """D-334, D-338, D-339: play the card that is worth least, or let it happen."""
        held = [card for card in state.hands[seat] if state.cat.is_tactics[card]]
        given = {form.id: orders.get(form.id, form.default) for form in self.orders(state, seat)}
        if given["tactics_against"] == ASK_ME:
            return None
        if len(held) <= given["tactics_keep"] or not is_wanted(state, given):
            return state.cat.decline
        return state.cat.tactics[min(held, key=lambda card: (state.cat.orders[card], card))]

    def decided(self, state: State, seat: Seat, orders: Mapping[str, JSON]) -> bool:
        """D-334, D-338: by any order about TACTICS; without one where a card is hardly wanted."""
        forms = self.orders(state, seat)
        if any(form.id in orders for form in forms):
            return True
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


def is_wanted(state: State, given: Mapping[str, JSON]) -> bool:
    """D-334, D-338, D-340: do these orders ask for a TACTICS card here?"""
    frame = state.frames.top()
    against, purpose = given["tactics_against"], frame[tactics.PURPOSE]
    if against == NEVER or (against == FIRE_ONLY and purpose != tactics.AGAINST_FIRE):
        return False
    if is_exchange(state) and not given["tactics_exchange"]:
        return False
    if frame[tactics.TURN] == tactics.OURS:
        return True
    if not given[f"tactics_{state.cat.tank_names[frame[tactics.TARGET]]}"]:
        return False
    return purpose != tactics.AGAINST_FIRE or bool(chance_to_be_hit(state) >= given["tactics_from"])


def is_exchange(state: State) -> bool:
    """D-339: has a TACTICS card been played already?"""
    return any(state.cat.is_tactics[card] for card in state.deck.played)


def chance_to_be_hit(state: State) -> int:
    """D-252 to D-264: in percent, as the To Hit Number stands before the answer."""
    shot = state.frames.rows[-2]
    if shot[0] == GUN:
        found = gun_number(state, shot[guns.WHICH], shot[guns.TARGET], False)
        return max(0, min(firing.LAST_HIT, found))
    tank, enemy = shot[firing.FIRER], shot[firing.TARGET]
    leads = shot[firing.LEADS] == 1
    found = firing.to_hit(state, tank, enemy, shot[firing.MODIFIER], leads, False, None)
    return max(0, min(firing.LAST_HIT, found))


class SpottingByOrders(Spotting):
    """D-077: a Spotted counter, or what the seat has ordered about it."""

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """DQ-17: give up an Acquired counter for a new sight, or not."""
        return [choice("spotted", (ASK_ME, TAKE, LEAVE), ASK_ME, "D-077")]

    def answer(self, state: State, seat: Seat, orders: Mapping[str, JSON]) -> DuelAction | None:
        """D-077, D-091: as ordered; who ordered nothing is asked."""
        wanted = orders.get("spotted", ASK_ME)
        return None if wanted == ASK_ME else state.cat.take[int(wanted == TAKE)]


class AcquiringByOrders(firing.Acquiring):
    """D-275: Acquire, or what the seat has ordered about it."""

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """D-085: always, never, or ask."""
        return [choice("acquire", (ASK_ME, ALWAYS, NEVER), ASK_ME, "D-275")]

    def answer(self, state: State, seat: Seat, orders: Mapping[str, JSON]) -> DuelAction | None:
        """D-085: as ordered; who ordered nothing is asked."""
        wanted = orders.get("acquire", ASK_ME)
        return None if wanted == ASK_ME else state.cat.acquire[int(wanted == ALWAYS)]


class DiscardingByOrders(phases.Discarding):
    """D-189: the Discard Step, or what the seat has ordered about it."""

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """D-189: keep all cards, or ask."""
        return [choice("discard", (ASK_ME, KEEP), ASK_ME, "D-189")]

    def answer(self, state: State, seat: Seat, orders: Mapping[str, JSON]) -> DuelAction | None:
        """D-189: as ordered; who ordered nothing is asked."""
        return state.cat.keep if orders.get("discard", ASK_ME) == KEEP else None
