"""8.3.5: Instruct Crew: Spot, load, Hull Down, change seats, pass."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.catalog import (
    ASSISTANT,
    BINOCULARS,
    COMMANDER,
    CREW,
    DRIVER,
    GUNNER,
    LOADER,
    TRANSMISSION,
)
from hulldown.games.duel.rules.levels import refresh, refresh_for_good
from hulldown.games.duel.rules.pulls import pull
from hulldown.games.duel.rules.spotting import spot_refused, spots
from hulldown.games.duel.state import KIA, NONE, State, put
from hulldown.kernel.messages import Reason
from hulldown.kernel.table import Table

NO_APCR: Final = Reason("no-apcr", "D-092")
LOADED_ALREADY: Final = Reason("loaded-already", "D-175")
NOTHING_LOADED: Final = Reason("nothing-loaded", "D-176")
NO_SEAT_TO_FILL: Final = Reason("no-seat-to-fill", "D-178")
NOT_LOCKED: Final = Reason("not-locked", "D-299")
NO_MOVE_CARD: Final = Reason("no-move-card", "D-299")
NOBODY_TO_SPOT: Final = Reason("nobody-to-spot", "D-173")

# Who changes to which seat, as actions name it
MOVERS: Final = (ASSISTANT, LOADER, GUNNER, COMMANDER, LOADER)
INTO: Final = (DRIVER, DRIVER, DRIVER, GUNNER, GUNNER)


def spot_targets(state: State, tank: int) -> list[int]:
    """D-173: the enemies a Spot attempt may name."""
    if state.smoke[tank]:
        return []
    return [e for e in state.cat.enemies[tank] if spot_refused(state, tank, e) is None]


def attempt_spot(table: Table[State], tank: int, enemy: int, cards: int) -> None:
    """Pull one card, or two; Binoculars on any of them Spot the target.

    D-019, D-024, D-173, D-174.
    """
    state = table.state
    found = 0
    for _ in range(cards):
        found |= state.cat.icons[pull(table, "D-173")]
    if not found & BINOCULARS:
        if table.watched:
            table.emit(events.spot_failed(state, tank, enemy))
    elif spot_refused(state, tank, enemy) is None:
        spots(table, tank, enemy)


def load_refused(state: State, tank: int) -> Reason | None:
    """D-092, D-175, DQ-85: a round in the box and none loaded."""
    if state.loaded[tank]:
        return LOADED_ALREADY
    return None if state.stored[tank] else NO_APCR


def unload_refused(state: State, tank: int) -> Reason | None:
    """D-176: a loaded round."""
    return None if state.loaded[tank] else NOTHING_LOADED


def load(table: Table[State], tank: int) -> None:
    """D-175: an available round is loaded."""
    table.state.stored = put(table.state.stored, tank, table.state.stored[tank] - 1)
    table.state.loaded = put(table.state.loaded, tank, 1)
    if table.watched:
        table.emit(events.round_loaded(table.state, tank))


def unload(table: Table[State], tank: int) -> None:
    """D-094, D-176: the loaded round goes back."""
    table.state.stored = put(table.state.stored, tank, table.state.stored[tank] + 1)
    table.state.loaded = put(table.state.loaded, tank, 0)
    if table.watched:
        table.emit(events.round_unloaded(table.state, tank))


def changes(state: State, tank: int) -> list[int]:
    """D-178, D-179, DQ-38: who may change into an empty Driver's or Gunner's seat."""
    base = tank * CREW
    crew = state.cat.crew[tank]
    out: list[int] = []
    if state.sits[base + DRIVER] == NONE:
        listed = [0] if ASSISTANT in crew else [1, 2]
        out += [change for change in listed if can_move(state, tank, MOVERS[change])]
    if state.cat.doubles[tank]:
        if state.sits[base + COMMANDER] == NONE and can_move(state, tank, LOADER):
            out.append(4)
    elif state.sits[base + GUNNER] == NONE and can_move(state, tank, COMMANDER):
        out.append(3)
    return out


def can_move(state: State, tank: int, man: int) -> bool:
    """DQ-38: a living man who still sits in his own seat."""
    base = tank * CREW
    return state.sits[base + man] == man and state.men[base + man] != KIA


def change_seats(table: Table[State], tank: int, change: int) -> None:
    """D-106, D-108, D-110, D-178, D-179: one man leaves his seat for another."""
    state = table.state
    base = tank * CREW
    man, seat = MOVERS[change], INTO[change]
    if seat == GUNNER and state.cat.doubles[tank]:
        seat = COMMANDER
    state.sits = put(state.sits, base + man, NONE)
    state.sits = put(state.sits, base + seat, man)
    refresh_for_good(state, tank)
    if table.watched:
        table.emit(events.seats_changed(state, tank, man, seat))


def move_cards(state: State, cards: list[int]) -> list[int]:
    """DQ-86: cards with a MOVE half."""
    return [card for card in cards if state.cat.move_level[card]]


def unlock_refused(state: State, tank: int, cards: list[int]) -> Reason | None:
    """D-299, DQ-52: a locked transmission and two MOVE cards of any level."""
    if TRANSMISSION not in state.damage[tank]:
        return NOT_LOCKED
    return None if len(move_cards(state, cards)) > 1 else NOT_LOCKED


def unlock(table: Table[State], tank: int) -> None:
    """D-299, DQ-52: the lock is struck from the list, and nothing else."""
    state = table.state
    damage = list(state.damage[tank])
    damage.remove(TRANSMISSION)
    state.damage[tank] = tuple(damage)
    refresh(state, tank)
    if table.watched:
        table.emit(events.transmission_unlocked(state, tank))
