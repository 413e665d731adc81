"""17.2: radios, a module: Spotted counters are handed on, COMMAND without a radio costs a card."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.rules.spotting import lose_spotted, spot_refused, spots
from hulldown.games.duel.state import NONE, State
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NO_RADIO: Final = Reason("no-radio", "D-003")
REPORTED_ALREADY: Final = Reason("reported-already", "D-003")
NOTHING_TO_REPORT: Final = Reason("nothing-to-report", "D-003")

REPORT_PRICE: Final = 1
CARDS_WITHOUT_RADIO: Final = 2


def must_discard_to_command(state: State, tank: int) -> bool:
    """DQ-107: a tank without a radio plays COMMAND only by discarding one more card, unshown."""
    return state.cat.field.radios and not state.cat.has_radio[tank]


def friends(state: State, tank: int) -> list[int]:
    """D-351: the other tanks of the side."""
    side = state.cat.side
    return [t for t in range(state.cat.tanks) if side[t] == side[tank] and t != tank]


def reported(state: State, caller: int, listener: int) -> list[int]:
    """DQ-107: the enemies that the caller has Spotted and the listener may Spot."""
    return [
        enemy
        for enemy in state.cat.enemies[listener]
        if state.has_spotted(caller, enemy) and spot_refused(state, listener, enemy) is None
    ]


def callers(state: State, tank: int) -> list[int]:
    """The friendly tanks whose Spotted counters this one could take over."""
    return [other for other in friends(state, tank) if reported(state, other, tank)]


def listeners(state: State, tank: int) -> list[int]:
    """D-090, DQ-107: friendly tanks with a radio, and no Acquired counter to lose by it."""
    return [
        other
        for other in friends(state, tank)
        if state.cat.has_radio[other]
        and state.acquired[other] == NONE
        and reported(state, tank, other)
    ]


def report_refused(state: State, tank: int) -> Reason | None:
    """DQ-107: once in a Tank Phase, by a tank with a radio, to another one."""
    if not state.cat.has_radio[tank]:
        return NO_RADIO
    if state.radio_used:
        return REPORTED_ALREADY
    return None if listeners(state, tank) else NOTHING_TO_REPORT


def report(table: Table[State], tank: int, listener: int, enemy: int) -> None:
    """DQ-107: the Active Tank gives one of its Spotted counters away."""
    table.state.radio_used = 1
    hand_on(table, tank, listener, enemy)


def hand_on(table: Table[State], caller: int, listener: int, enemy: int) -> None:
    """D-231, DQ-20: the counter changes tanks; what the caller held by it goes."""
    if table.watched:
        table.emit(events.sight_handed_on(table.state, caller, listener, enemy))
    lose_spotted(table, caller, enemy)
    spots(table, listener, enemy)
