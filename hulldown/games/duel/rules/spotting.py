"""5.4: Spotted, Acquired and Flank counters, and Concealment."""

from typing import Final

from hulldown.games.duel import events
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.events import tank_id
from hulldown.games.duel.rules.conditions import sight_refused
from hulldown.games.duel.rules.deciding import ASK_ME, Ask
from hulldown.games.duel.rules.frames import SPOTTED, Frame
from hulldown.games.duel.state import NONE, SPOTTING, State, put
from hulldown.kernel.config import OrderForm, Orders, choice
from hulldown.kernel.messages import Args, Reason, Seat
from hulldown.kernel.table import Table

IN_SMOKE: Final = Reason("in-smoke", "D-243")
SEEN_ALREADY: Final = Reason("spotted-already", "D-171")
OUT_OF_PLAY: Final = Reason("out-of-play", "D-192")

TAKE: Final = "take"
LEAVE: Final = "leave"
WHO: Final = 1
LEFT: Final = 2
ASKED: Final = 3


class Spotting(Ask):
    """D-077: a Spotted counter that would cost something is taken or left."""

    asks = "ask-spotted"
    rule = "D-077"
    public = True

    def args(self, state: State, seat: Seat) -> Args:
        """Who may Spot whom."""
        frame = state.frames.top()
        return {"tank": tank_id(state, frame[ASKED]), "enemy": tank_id(state, frame[WHO])}

    def legal(self, state: State, seat: Seat) -> list[DuelAction]:
        """D-077: no or yes."""
        return state.cat.take.copy()

    def usual(self, state: State, seat: Seat) -> DuelAction:
        """DQ-17: taken, unless it costs an Acquired counter."""
        tank = state.frames.top()[ASKED]
        return state.cat.take[int(state.acquired[tank] == NONE)]

    def carry_out(self, table: Table[State], seat: Seat, action: DuelAction) -> None:
        """D-077, D-091: the counter is taken or left."""
        frame = table.state.frames.top()
        if action.value == 1:
            spots(table, frame[ASKED], frame[WHO])
        elif table.watched:
            table.emit(events.spotted_left(table.state, frame[ASKED], frame[WHO]))

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """DQ-17: give up an Acquired counter for a new sight, or not."""
        return [choice("spotted", (ASK_ME, TAKE, LEAVE), ASK_ME, "D-077")]

    def answer(self, state: State, seat: Seat, orders: Orders) -> DuelAction | None:
        """D-077, D-091: as ordered; who ordered nothing is asked."""
        wanted = orders.get("spotted", ASK_ME)
        return None if wanted == ASK_ME else state.cat.take[int(wanted == TAKE)]


def spot_refused(state: State, tank: int, enemy: int) -> Reason | None:
    """D-192, D-243, DQ-18, DQ-97: may this tank gain a Spotted counter for this enemy?"""
    if state.out[tank] or state.out[enemy]:
        return OUT_OF_PLAY
    if state.smoke[tank]:
        return IN_SMOKE
    if state.spotted[tank] >> enemy & 1:
        return SEEN_ALREADY
    return sight_refused(state, tank, enemy)


def spots(table: Table[State], tank: int, enemy: int) -> None:
    """D-076, D-090, D-091, DQ-79: take a Spotted counter; an Acquired one is given up for it."""
    state = table.state
    if state.acquired[tank] != NONE and state.acquired[tank] != enemy:
        lose_acquired(table, tank)
    state.spotted = put(state.spotted, tank, state.spotted[tank] | 1 << enemy)
    if table.watched:
        table.emit(events.tank_spotted(state, tank, enemy))


def lose_acquired(table: Table[State], tank: int) -> None:
    """D-089, D-091: the Acquired counter goes, the Spotted counter stays."""
    state = table.state
    if state.acquired[tank] == NONE:
        return
    if table.watched:
        table.emit(events.acquired_lost(state, tank, state.acquired[tank]))
    state.acquired = put(state.acquired, tank, NONE)
    state.bonus = put(state.bonus, tank, 0)


def lose_spotted(table: Table[State], tank: int, enemy: int) -> None:
    """D-081, D-088, D-231, DQ-20: with the Spotted counter go Acquired and Flank counters."""
    state = table.state
    bit = 1 << enemy
    if not state.spotted[tank] & bit:
        return
    state.spotted = put(state.spotted, tank, state.spotted[tank] & ~bit)
    state.flanks = put(state.flanks, tank, state.flanks[tank] & ~bit)
    if state.acquired[tank] == enemy:
        state.acquired = put(state.acquired, tank, NONE)
        state.bonus = put(state.bonus, tank, 0)
    if table.watched:
        table.emit(events.sight_lost(state, tank, enemy))


def lose_all_spotted(table: Table[State], tank: int) -> None:
    """D-113, D-241: a tank loses all that it has Spotted and Acquired."""
    for enemy in table.state.cat.enemies[tank]:
        lose_spotted(table, tank, enemy)


def conceal(table: Table[State], tank: int) -> None:
    """D-079, D-081, D-082, D-088, DQ-77: what enemies hold about this tank goes, no more."""
    if table.watched:
        table.emit(events.tank_concealed(table.state, tank))
    for enemy in table.state.cat.enemies[tank]:
        lose_spotted(table, enemy, tank)


def has_moved(table: Table[State], tank: int) -> None:
    """D-089, DQ-19: a Move action of either tank costs the Acquired counter."""
    lose_acquired(table, tank)
    state = table.state
    for enemy in state.cat.enemies[tank]:
        if state.acquired[enemy] == tank:
            lose_acquired(table, enemy)


def acquire(table: Table[State], tank: int, enemy: int) -> None:
    """D-083, D-084, D-085, D-086, D-087, DQ-20: +10, then +20; all other Spotted counters go."""
    state = table.state
    state.bonus = put(state.bonus, tank, 20 if state.acquired[tank] == enemy else 10)
    state.acquired = put(state.acquired, tank, enemy)
    if table.watched:
        table.emit(events.tank_acquired(state, tank, enemy, state.bonus[tank]))
    for other in state.cat.enemies[tank]:
        if other != enemy:
            lose_spotted(table, tank, other)


# The Spotted trigger


def show_to_all(table: Table[State], tank: int) -> None:
    """D-037, D-078, D-203, D-276: every enemy tank may Spot this one, which Spots nobody by it."""
    table.state.frames.push(SPOTTED, [tank, (1 << table.state.cat.tanks) - 1, NONE])


def run_spotted(table: Table[State], frame: Frame) -> None:
    """D-077, DQ-17, DQ-95: one by one, clockwise, by ID; asked only if it costs something."""
    state = table.state
    tank = frame[WHO]
    for enemy in viewers(state, tank):
        if not frame[LEFT] >> enemy & 1:
            continue
        frame[LEFT] &= ~(1 << enemy)
        if spot_refused(state, enemy, tank) is not None:
            continue
        if state.acquired[enemy] == NONE and state.cat.auto_accept_spotted:
            spots(table, enemy, tank)
        else:
            frame[ASKED] = enemy
            state.ask_seat(SPOTTING, state.owner(enemy))
            return
    state.frames.pop()


def viewers(state: State, tank: int) -> list[int]:
    """DQ-95: enemy tanks clockwise from the Active Player, those of one player by ID."""
    first, seats = state.owner(tank), state.cat.seats
    return sorted(
        state.cat.enemies[tank], key=lambda enemy: ((state.owner(enemy) - first) % seats, enemy)
    )
