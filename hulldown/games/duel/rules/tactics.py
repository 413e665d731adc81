"""13.0: the window in which TACTICS may answer, and the exchange it may begin."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.rules.frames import FRAME_REPLY, WINDOW, Frame
from hulldown.games.duel.rules.pulls import play_card
from hulldown.games.duel.state import TACTICS, State
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

WINDOW_TURN: Final = 1
WINDOW_EFFECT: Final = 2
WINDOW_TARGET: Final = 3
WINDOW_PURPOSE: Final = 4
THEIRS: Final = 0
OURS: Final = 1

AGAINST_SPOT: Final = 0
AGAINST_FLANK: Final = 1
AGAINST_TERRAIN: Final = 2
AGAINST_FIRE: Final = 3
AGAINST_INFANTRY: Final = 4
PURPOSES: Final = ("spot", "flank", "terrain", "fire", "infantry")


def open_window(state: State, target: int, purpose: int) -> None:
    """D-251, D-336, DQ-46: after all cards are played, before the first Pull."""
    state.frames.push(WINDOW, [THEIRS, 0, target, purpose])


def tank_to_answer(state: State, frame: Frame) -> int:
    """D-335, D-339: the target's player, then the Active Player, in turns."""
    return frame[WINDOW_TARGET] if frame[WINDOW_TURN] == THEIRS else state.active


def run_window(table: Table[State], frame: Frame) -> None:
    """D-340: whoever holds a card is asked, TACTICS or not; an empty hand declines by itself."""
    state = table.state
    tank = tank_to_answer(state, frame)
    if state.cards_of(tank):
        state.ask_seat(TACTICS, state.owner(tank))
    else:
        close_window(state, frame)


def close_window(state: State, frame: Frame) -> None:
    """D-340, DQ-46: whoever played last has prevailed; the effect is applied once."""
    state.frames.pop()
    state.frames.top()[FRAME_REPLY] = frame[WINDOW_EFFECT]


def resolve_tactics(table: Table[State], seat: Seat, card: int) -> None:
    """D-334, D-338, D-339: the card is played; the other side may answer it."""
    play_card(table, seat, card)
    go_on(table, seat, card)


def go_on(table: Table[State], seat: Seat, card: int) -> None:
    """D-339: the exchange goes on; the other side has the next word."""
    state = table.state
    frame = state.frames.top()
    if table.watched:
        table.emit(
            events.tactics_played(state, seat, card, frame[WINDOW_PURPOSE], frame[WINDOW_TURN])
        )
    frame[WINDOW_EFFECT] = 1 - frame[WINDOW_EFFECT]
    frame[WINDOW_TURN] = 1 - frame[WINDOW_TURN]


def resolve_decline(table: Table[State], seat: Seat) -> None:
    """D-340: the exchange is over."""
    frame = table.state.frames.top()
    close_window(table.state, frame)
    if table.watched:
        table.emit(
            events.tactics_declined(table.state, seat, frame[WINDOW_PURPOSE], frame[WINDOW_EFFECT])
        )
