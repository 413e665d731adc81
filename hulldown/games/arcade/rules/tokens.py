"""Bots that fall, Eagles and Power-Ups: A-031 to A-053, A-094 to A-098, A-119, A-120, A-134 ff."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.catalog import CLOCK, HELM, NONE, SHOVEL, STAR, Power
from hulldown.games.arcade.rules.board import FREE, NUMBERS, PLAIN
from hulldown.games.arcade.rules.cards import (
    resolve_draw,
)
from hulldown.games.arcade.rules.ending import maybe_end
from hulldown.games.arcade.state import (
    EAGLES,
    NOTHING,
    SHOVELLING,
    THROWING,
    UNSEEN,
    State,
    replaced,
)
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

STAR_CARDS: Final = 2
COST: Final = 2


# Bots


def turn_over(table: Table[State], bot: int) -> int:
    """AQ-04, AQ-60: the colour and number on a fallen bot's back, seen by all."""
    state = table.state
    place = bot - state.seats
    kind = state.backs[place]
    if kind == UNSEEN:
        kind = state.bots_to_change().turn_over(table.chance, "A-036", "bots")
    state.backs = replaced(state.backs, place, UNSEEN)
    return kind


def resolve_score(table: Table[State], seat: Seat, bot: int, kind: int) -> None:
    """A-069, A-094, A-135 (AQ-42): the player keeps the token for good, as a point."""
    state = table.state
    state.kills = replaced(state.kills, seat, state.kills[seat] + 1)
    state.scored = [*state.scored, kind]
    if table.watched:
        table.emit(events.bot_scored(state, seat, bot, kind))


def resolve_return(table: Table[State], bot: int, kind: int, rule: str) -> None:
    """A-119, A-137 (AQ-42): the token goes back to the reserve."""
    table.state.bots_to_change().put_back(kind)
    if table.watched:
        table.emit(events.bot_returned(table.state, bot, kind, rule))


def resolve_drowned(table: Table[State], bot: int) -> None:
    """A-094, A-095, A-119, A-120 (AQ-14): a point for the player in turn, else to the reserve."""
    state = table.state
    kind = turn_over(table, bot)
    seat = state.in_turn()
    if seat != NONE:
        resolve_score(table, seat, bot, kind)
    else:
        resolve_return(table, bot, kind, "A-119")
    maybe_place_power_up(table, kind)
    maybe_end(table)


# Eagles


def resolve_collecting(table: Table[State], seat: Seat, space: int) -> None:
    """A-031, A-032, A-040: a player's tank that moves in takes what lies there."""
    state = table.state
    if space == state.eagle and state.eagle_lies:
        resolve_capture(table, seat)
    if state.asking == NOTHING and space in state.ups:
        resolve_power_up(table, seat, space)


def resolve_capture(table: Table[State], seat: Seat) -> None:
    """A-070, A-096, A-097 (AQ-19): three points; a new Eagle comes unless it was the third."""
    state = table.state
    state.eagles = replaced(state.eagles, seat, state.eagles[seat] + 1)
    state.captured += 1
    state.eagle_lies = 0
    if table.watched:
        table.emit(events.eagle_taken(state, seat))
    if state.captured < EAGLES:
        way = table.draw(2, "A-097", "eagle")
        section = state.board.next_section(state.board.section[state.eagle], way)
        place_eagle(table, section, way)
    maybe_end(table)


def place_eagle(table: Table[State], section: int, way: int) -> None:
    """A-063, A-098 (AQ-63, AQ-69): on the third space of the diagonal, whatever stands there."""
    state = table.state
    state.eagle = state.board.eagle_space(section, way)
    state.eagle_lies = 1
    if table.watched:
        table.emit(events.eagle_placed(state, way))


# Power-Ups


def maybe_place_power_up(table: Table[State], kind: int) -> None:
    """A-035, A-036, A-037, A-038, A-039, A-136 (AQ-20): on the fallen bot's number.

    As a Star, unless one lies on the board already.
    """
    state = table.state
    if not state.up_reserve.size():
        return
    space = find_space_for_power_up(state, kind)
    if space == NONE:
        return
    power = STAR
    if STAR in state.up_kinds:
        power = Power(state.power_ups_to_change().draw(table.chance, "A-038", "power-ups"))
    else:
        state.power_ups_to_change().lay_out()
    state.ups = [*state.ups, space]
    state.up_kinds = [*state.up_kinds, power]
    under = state.occupant[space] - 1
    if under in state.entering:  # AQ-69: it moved in before there was anything to take
        state.entering.remove(under)
    if table.watched:
        table.emit(events.power_up_placed(state, space, power))


def find_space_for_power_up(state: State, kind: int) -> int:
    """A-036 (AQ-20, AQ-65): its number, under a tank too, or the next higher one that is free."""
    for section in state.board.sections_of(kind // NUMBERS, state.eagle):
        for step in range(NUMBERS):
            place = section * NUMBERS + (kind + step) % NUMBERS
            space = state.board.number_space[place]
            if is_bare(state, space):
                return space
    return NONE


def is_bare(state: State, space: int) -> bool:
    """AQ-20, AQ-24: no wall, Eagle or Power-Up; there may be a tank."""
    if state.block[space] or space in state.ups:
        return False
    return not (space == state.eagle and state.eagle_lies)


def take_power_up(state: State, space: int) -> Power:
    """A-053: a Power-Up leaves the board; all but a kept Helm go back to the reserve."""
    place = state.ups.index(space)
    power = state.up_kinds[place]
    state.ups = state.ups[:place] + state.ups[place + 1 :]
    state.up_kinds = state.up_kinds[:place] + state.up_kinds[place + 1 :]
    return power


def put_back(state: State, power: Power) -> None:
    """A-053: shuffled in, Star side up."""
    if power == STAR:
        state.power_ups_to_change().take_in()
    else:
        state.power_ups_to_change().put_back(power)


def maybe_remove_power_up(table: Table[State], bot: int, space: int) -> None:
    """A-033, A-052 (AQ-26): a bot that enters removes a Power-Up, and leaves an Eagle alone."""
    state = table.state
    if space in state.ups:
        power = take_power_up(state, space)
        put_back(state, power)
        if table.watched:
            table.emit(events.power_up_removed(state, bot, space, power))


def resolve_power_up(table: Table[State], seat: Seat, space: int) -> None:
    """A-040 to A-047: what the Power-Up does, at once (AQ-58)."""
    state = table.state
    power = take_power_up(state, space)
    if table.watched:
        table.emit(events.power_up_taken(state, seat, space, power))
    if power == HELM:
        state.helms = replaced(state.helms, seat, state.helms[seat] + 1)
        return
    put_back(state, power)
    if power == STAR:
        resolve_draw(table, seat, STAR_CARDS, "A-041")
    elif power == CLOCK:
        state.frozen = 1
    else:
        state.ask(SHOVELLING if power == SHOVEL else THROWING, (seat,))
        state.user = seat


# Walls


def remove_wall(state: State, space: int) -> None:
    """A-019, A-131 (AQ-52, AQ-66): the token goes to the reserve, the ground below is there.

    By option that ground is plain from then on.
    """
    state.block = replaced(state.block, space, FREE)
    state.bricks += 1
    if state.cat.rules.walls_level and state.board.ground[space] != PLAIN:
        state.level(space)


# Tanks


def resolve_helm(table: Table[State], seat: Seat) -> None:
    """A-043, A-044 (AQ-23): one Helm stops all hits of this step and goes back to the reserve."""
    state = table.state
    state.helms = replaced(state.helms, seat, state.helms[seat] - 1)
    state.power_ups_to_change().put_back(HELM)
    if table.watched:
        table.emit(events.helm_used(seat))


def resolve_destruction(table: Table[State], seat: Seat, rule: str) -> None:
    """A-024, A-133: the tank is off the board until the End of the Round."""
    state = table.state
    if table.watched:
        table.emit(events.tank_destroyed(state, seat, rule))
    remove_tank(state, seat)


def remove_tank(state: State, tank: int) -> None:
    """A-024, A-058 (AQ-58): the tank leaves the board; what is left of its move is lost."""
    state.occupant[state.at[tank]] = 0
    state.at[tank] = 0
    if tank in state.moved:
        state.moved.remove(tank)
    if tank == state.slider:
        state.slider = NONE
    if tank >= state.seats:
        state.bots.remove(tank)
