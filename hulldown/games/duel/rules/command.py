"""8.3.4 and 8.4.1: LEADERSHIP as a whole Tank Action, COMMAND as a Field Action."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel import events
from hulldown.games.duel.rules.instruct import NOBODY_TO_SPOT, spot_targets
from hulldown.games.duel.rules.radios import CARDS_WITHOUT_RADIO, must_discard_to_command
from hulldown.games.duel.rules.specials import NO_HAND_TO_ROB, hand_over, special_uses, victims
from hulldown.games.duel.rules.spotting import spots
from hulldown.games.duel.rules.terrain import (
    conceal_refused,
    go_hull_down,
    hull_down_refused,
    resolve_double_conceal,
)
from hulldown.games.duel.state import State
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.table import Table

NOTHING_TO_LEAD: Final = Reason("nothing-to-lead", "D-171")
NOTHING_TO_COMMAND: Final = Reason("nothing-to-command", "D-188")
COMMON: Final = (act.USE_SPOT, act.USE_HULL_DOWN, act.USE_CONCEAL)


def common_refused(state: State, tank: int, how: act.Use) -> Reason | None:
    """D-171, D-188, DQ-97: Spot, Hull Down, Conceal, where they would do something."""
    if how == act.USE_SPOT:
        return None if spot_targets(state, tank) else NOBODY_TO_SPOT
    return (
        hull_down_refused(state, tank) if how == act.USE_HULL_DOWN else conceal_refused(state, tank)
    )


def common_uses(state: State, tank: int) -> list[act.Use]:
    """D-171, D-188: what both cards may do now."""
    return [how for how in COMMON if common_refused(state, tank, how) is None]


def has_common_use(state: State, tank: int) -> bool:
    """D-171, D-188: would any of them do something?"""
    if hull_down_refused(state, tank) is None or conceal_refused(state, tank) is None:
        return True
    return bool(spot_targets(state, tank))


def leadership_uses(state: State, tank: int, seat: Seat) -> list[act.Use]:
    """D-171: what LEADERSHIP alone may do now."""
    return [how for how, why in leadership_refused(state, tank, seat) if why is None]


def command_uses(state: State, tank: int, card: int) -> list[act.Use]:
    """D-188: what a COMMAND card may do now; its own order comes last.

    DQ-107: without a radio it takes another card to be discarded.
    """
    if must_discard_to_command(state, tank) and len(state.cards_of(tank)) < CARDS_WITHOUT_RADIO:
        return []
    return common_uses(state, tank) + special_uses(state, tank, card)


def leadership_refused(state: State, tank: int, seat: Seat) -> list[tuple[act.Use, Reason | None]]:
    """D-171: each use of LEADERSHIP, and what is against it."""
    common = [(how, common_refused(state, tank, how)) for how in COMMON]
    return [*common, (act.USE_STEAL, None if victims(state, seat) else NO_HAND_TO_ROB)]


def command_refused(state: State, tank: int, card: int) -> list[tuple[act.Use, Reason | None]]:
    """D-188: each use of a COMMAND card, and what is against it."""
    common = [(how, common_refused(state, tank, how)) for how in COMMON]
    own = None if special_uses(state, tank, card) else NOTHING_TO_COMMAND
    return [*common, (act.USE_SPECIAL, own)]


def can_command(state: State, tank: int, card: int, common: bool) -> bool:
    """D-188: is a COMMAND card of use now? `common` says whether any of them is."""
    if not common and not special_uses(state, tank, card):
        return False
    lacks_radio = must_discard_to_command(state, tank)
    return not lacks_radio or len(state.cards_of(tank)) >= CARDS_WITHOUT_RADIO


def use(table: Table[State], tank: int, how: act.Use, target: int, victim: Seat) -> None:
    """D-076, D-171, D-188, D-221: Spot, Hull Down, Conceal at double value, or steal a card."""
    if how == act.USE_SPOT:
        spots(table, tank, target)
    elif how == act.USE_HULL_DOWN:
        go_hull_down(table, tank)
    elif how == act.USE_CONCEAL:
        resolve_double_conceal(table, tank)
    elif how == act.USE_STEAL:
        steal(table, table.state.owner(tank), victim)


def steal(table: Table[State], thief: Seat, victim: Seat) -> None:
    """D-171, DQ-16, DQ-49, DQ-96: a random card; thief and victim know which."""
    state = table.state
    hand = state.hands[victim]
    if not hand:
        return
    card = hand.pop(table.draw(len(hand), "D-171", f"hand/{victim}"))
    hand_over(state, thief, victim, card)
    if table.watched:
        table.emit(events.card_stolen(state, thief, victim, card, "D-171"))
