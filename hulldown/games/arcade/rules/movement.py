"""Movement: A-014, A-022, A-026 to A-029, A-085 to A-098. Tanks drive, push, slide and sink.

A step moves a whole row by one space; then its tanks meet what lies there, from the foremost to
the mover (AQ-57). Whatever is unfinished stands in the state, so that a choice may come between.
"""

from hulldown.games.arcade import events
from hulldown.games.arcade.catalog import ADVANCE_3, NONE, TURNS
from hulldown.games.arcade.rules import tokens
from hulldown.games.arcade.rules.board import ABYSS, FREE, ICE, WATER
from hulldown.games.arcade.rules.planning import resolve_reveal
from hulldown.games.arcade.state import (
    BOT,
    BOTS,
    DRIVE,
    NOTHING,
    SLIDE,
    TURN,
    State,
)
from hulldown.kernel.table import Table


def next_card(table: Table[State]) -> None:
    """A-085, A-086: the next card of the stack in turn, or the next player's stack."""
    state = table.state
    if state.turn >= 0:
        seat = state.seat_in_turn(state.turn)
        stack = state.stacks[seat * 2 + state.phase]
        if state.card < len(stack) and state.at[seat] and state.engaged[seat]:
            card = stack[state.card]
            state.card += 1
            if card <= ADVANCE_3:
                begin_drive(state, seat, state.facing[seat], card + 1)
            else:
                turn_tank(table, seat, TURNS[card])
            return
    state.turn += 1
    state.card = 0
    if state.turn == state.seats:
        state.stage = BOTS
        return
    seat = state.seat_in_turn(state.turn)
    if state.at[seat] and state.engaged[seat]:
        resolve_reveal(table, seat)


def turn_tank(table: Table[State], tank: int, quarters: int) -> None:
    """A-011 to A-014, A-029: only the facing changes, on ice as anywhere."""
    state = table.state
    state.facing[tank] = (state.facing[tank] + quarters) % 4
    if table.watched:
        table.emit(events.tank_turned(state, tank, quarters))


def begin_drive(state: State, tank: int, heading: int, spaces: int) -> None:
    """A-087: a Move drives the tank forward."""
    state.mover = tank
    state.heading = heading
    state.left = spaces
    state.moved = []
    state.stage = DRIVE


def go_on_driving(table: Table[State]) -> None:
    """A-087, A-088 (AQ-10): space by space until the Move is used up, blocked or its tank lost."""
    state = table.state
    tank = state.mover
    while state.asking == NOTHING:
        if state.entering:
            resolve_entering(table)
        elif not state.left or not state.at[tank]:
            end_drive(state)
            return
        else:
            state.left -= 1
            if not step(table, tank):
                state.left = 0


def end_drive(state: State) -> None:
    """A-028, A-092 (AQ-13): slides begin where a tank has ended on ice; most often none has."""
    ground, at = state.board.ground, state.at
    for tank in state.moved:
        if ground[at[tank]] == ICE:
            state.stage = SLIDE
            state.slider = NONE
            return
    end_movement(state)


def end_movement(state: State) -> None:
    """A-089: on with the next card, or with the bot's next maneuver."""
    state.moved = []
    state.mover = NONE
    state.slider = NONE
    state.stage = TURN if state.bot == NONE else BOT


def go_on_sliding(table: Table[State]) -> None:
    """A-026, A-027, A-092 (AQ-13, AQ-17): the foremost first; each slides on until it is held."""
    state = table.state
    while state.asking == NOTHING:
        if state.entering:
            resolve_entering(table)
            continue
        if state.slider == NONE:
            state.slider = foremost_on_ice(state)
            if state.slider == NONE:
                end_movement(state)
                return
            state.moved.remove(state.slider)
        tank = state.slider
        if state.board.ground[state.at[tank]] != ICE or not step(table, tank, sliding=True):
            if tank in state.moved:
                state.moved.remove(tank)
            state.slider = NONE


def foremost_on_ice(state: State) -> int:
    """AQ-13: of the tanks that were moved and stand on ice, the one farthest ahead."""
    found, best = NONE, 0
    sign = 1 if state.board.delta[state.heading] > 0 else -1
    for tank in state.moved:
        space = state.at[tank]
        if state.board.ground[space] == ICE and (found == NONE or space * sign > best):
            found, best = tank, space * sign
    return found


def step(table: Table[State], tank: int, sliding: bool = False) -> bool:
    """A-090, A-091 (AQ-12): one space with all tanks in the way; False if anything hinders.

    A-015, A-017, A-034: concrete, any brick wall and the edge do.
    """
    state = table.state
    at, occupant = state.at, state.occupant
    delta = state.board.delta[state.heading]
    here = at[tank]
    ahead = here + delta
    if state.block[ahead]:
        if table.watched and not sliding:
            table.emit(events.tank_stopped(state, tank))
        return False
    if occupant[ahead]:
        return push_row(table, tank, sliding)
    occupant[here] = 0
    occupant[ahead] = tank + 1
    at[tank] = ahead
    if table.watched:
        table.emit(events.tank_moved(state, tank, here, sliding))
    if tank not in state.moved:
        state.moved.append(tank)
    if state.board.ground[ahead] >= WATER or ahead in state.ups or ahead == state.eagle:
        state.entering = [tank]
        resolve_entering(table)
    return True


def find_row(state: State, tank: int) -> list[int] | None:
    """A-090 (AQ-11, AQ-12, AQ-59): the tanks that move together, or None if they cannot.

    A bot that moves by itself pushes engaged tanks only (A-112, A-118, AQ-34).
    """
    occupant, delta = state.occupant, state.board.delta[state.heading]
    is_bot_moving = state.bot != NONE and tank >= state.seats
    row = [tank]
    space = state.at[tank] + delta
    while occupant[space]:
        other = occupant[space] - 1
        if is_bot_moving and (other >= state.seats or not state.engaged[other]):
            return None
        row.append(other)
        space += delta
    return row if state.block[space] == FREE else None


def push_row(table: Table[State], tank: int, sliding: bool) -> bool:
    """A-022, A-084, A-090, A-118: the row moves one space together; no facing changes."""
    state = table.state
    row = find_row(state, tank)
    if row is None:
        if table.watched and not sliding:
            table.emit(events.tank_stopped(state, tank))
        return False
    delta = state.board.delta[state.heading]
    row.reverse()
    for one in row:
        here = state.at[one]
        state.occupant[here] = 0
        state.occupant[here + delta] = one + 1
        state.at[one] = here + delta
        if one not in state.moved:
            state.moved.append(one)
        if table.watched:
            if one == tank:
                table.emit(events.tank_moved(state, one, here, sliding))
            else:
                table.emit(events.tank_pushed(state, one, here, tank))
    state.entering = row
    resolve_entering(table)
    return True


def resolve_entering(table: Table[State]) -> None:
    """AQ-57, AQ-58: what each tank of the row meets, from the foremost; a choice interrupts."""
    state = table.state
    while state.entering and state.asking == NOTHING:
        tank = state.entering.pop(0)
        space = state.at[tank]
        if not space:
            continue
        if state.board.ground[space] >= WATER:
            resolve_sinking(table, tank, space)
        elif tank >= state.seats:
            tokens.maybe_remove_power_up(table, tank, space)
        elif may_collect(state, tank):
            tokens.resolve_collecting(table, tank, space)


def may_collect(state: State, seat: int) -> bool:
    """A-031, A-040 (AQ-15): whoever enters, unless only the tank in turn may."""
    return state.cat.rules.pushed_collect or seat == state.in_turn()


def resolve_sinking(table: Table[State], tank: int, space: int) -> None:
    """A-023, A-093, A-159 (AQ-14): the tank is lost; a bot is a point for the player in turn."""
    state = table.state
    if table.watched:
        table.emit(events.tank_sank(state, tank, space, state.board.ground[space] == ABYSS))
    tokens.remove_tank(state, tank)
    if tank >= state.seats:
        tokens.resolve_drowned(table, tank)
