"""Bots that fall, Eagles and Power-Ups: A-031 to A-053, A-094 to A-098, A-119, A-120, A-134 ff."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import CLOCK, HELM, KINDS, NONE, SHOVEL, STAR
from hulldown.games.arcade.rules.board import CONCRETE, FREE, NUMBERS, PLAIN, WHOLE
from hulldown.games.arcade.rules.cards import (
    resolve_discard,
    resolve_draw,
    resolve_random_discards,
)
from hulldown.games.arcade.rules.ending import maybe_end
from hulldown.games.arcade.state import (
    DISCARDING,
    EAGLES,
    NOTHING,
    SHOVELLING,
    THROWING,
    UNSEEN,
    State,
    is_wall,
    replaced,
)
from hulldown.kernel.messages import Reason, Seat
from hulldown.kernel.table import Table

NO_BRICK: Final = Reason("no-brick", "A-046")
IN_CONCRETE: Final = Reason("in-concrete", "A-046")
TANK_THERE: Final = Reason("tank-there", "A-046")
TOKEN_THERE: Final = Reason("token-there", "A-046")
STAR_CARDS: Final = 2
COST: Final = 2
BLAST: Final = 99


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
        power = state.power_ups_to_change().draw(table.chance, "A-038", "power-ups")
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


def take_power_up(state: State, space: int) -> int:
    """A-053: a Power-Up leaves the board; all but a kept Helm go back to the reserve."""
    place = state.ups.index(space)
    power = state.up_kinds[place]
    state.ups = state.ups[:place] + state.ups[place + 1 :]
    state.up_kinds = state.up_kinds[:place] + state.up_kinds[place + 1 :]
    return power


def put_back(state: State, power: int) -> None:
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
        state.asking = SHOVELLING if power == SHOVEL else THROWING
        state.asked = (seat,)
        state.user = seat


# The Shovel


def wall_refused(state: State, space: int) -> Reason | None:
    """A-045, A-046 (AQ-24, AQ-66): any wall may go; a new one needs a brick and an empty space."""
    if is_wall(state, space):
        return None
    if state.block[space] >= CONCRETE:
        return IN_CONCRETE
    if not state.bricks:
        return NO_BRICK
    if state.occupant[space]:
        return TANK_THERE
    return None if is_bare(state, space) else TOKEN_THERE


def legal_wall(state: State) -> list[ArcadeAction]:
    """A-045, A-046 (AQ-24): remove a wall, build one, or leave it."""
    cat = state.cat
    out = [cat.no_wall]
    for place, space in enumerate(state.board.spaces):
        if wall_refused(state, space) is None:
            out.append(cat.wall[place])
    return out


def resolve_shovel(table: Table[State], seat: Seat, space: int) -> None:
    """A-045, A-046 (AQ-24, AQ-52): a wall goes to the reserve, a whole one comes, or neither."""
    state = table.state
    if space == NONE:
        if table.watched:
            table.emit(events.shovel_left(seat))
    elif is_wall(state, space):
        remove_wall(state, space)
        if table.watched:
            table.emit(events.wall_dug_away(state, seat, space))
    else:
        state.block = replaced(state.block, space, WHOLE)
        state.bricks -= 1
        if table.watched:
            table.emit(events.wall_built(state, seat, space))


def remove_wall(state: State, space: int) -> None:
    """A-019, A-131 (AQ-52, AQ-66): the token goes to the reserve, the ground below is there.

    By option that ground is plain from then on.
    """
    state.block = replaced(state.block, space, FREE)
    state.bricks += 1
    if state.cat.rules.walls_level and state.board.ground[space] != PLAIN:
        state.level(space)


# The Grenade


def best_throw(state: State, seat: Seat) -> ArcadeAction:
    """A-047: where most bots and others fall, and one's own tank does not."""
    best, most = state.cat.grenade[0], -BLAST
    for place, space in enumerate(state.board.spaces):
        area = state.board.around(space)
        worth = 0
        for tank, at in enumerate(state.at):
            if at in area:
                worth += 4 if tank >= state.seats else (-3 if tank == seat else 1)
        if worth > most:
            best, most = state.cat.grenade[place], worth
    return best


def resolve_grenade(table: Table[State], seat: Seat, space: int) -> None:
    """A-047, A-048, A-049 (AQ-25): walls, then bots, then players; then the game may end.

    A-050: no Power-Ups appear.
    """
    state = table.state
    area = state.board.around(space)
    if table.watched:
        table.emit(events.grenade_went_off(state, seat, space, area))
    for one in area:
        if is_wall(state, one):
            remove_wall(state, one)
            if table.watched:
                table.emit(events.wall_destroyed(state, one, "A-048"))
    for bot in [bot for bot in state.bots if state.at[bot] in area]:
        if table.watched:
            table.emit(events.bot_destroyed(state, bot, "A-049"))
        remove_tank(state, bot)
        resolve_score(table, seat, bot, turn_over(table, bot))
    for turn in range(state.seats):
        other = state.seat_in_turn(turn)
        if state.at[other] in area:
            resolve_blast(table, other)
    go_on_discarding(table)


def resolve_blast(table: Table[State], seat: Seat) -> None:
    """A-051 (AQ-23, AQ-25): two cards, or the tank; forest does not help."""
    state, rules = table.state, table.state.cat.rules
    if not state.engaged[seat] and not rules.grenade_hits_disengaged:
        return
    if rules.helm_stops_grenade and state.helms[seat]:
        resolve_helm(table, seat)
    elif state.hand_size(seat) < COST:
        resolve_destruction(table, seat, "A-051")
    elif rules.grenade_choice and state.hand_size(seat) > COST:
        state.due = [*state.due, seat, seat]
    elif rules.grenade_choice:
        lost = [kind for kind in range(KINDS) for _ in range(state.hands[seat * KINDS + kind])]
        for kind in lost:
            resolve_discard(state, seat, kind)
        if table.watched:
            table.emit(events.cards_lost(state, seat, lost, "A-051"))
    else:
        lost = resolve_random_discards(table, seat, COST, "A-051")
        if table.watched:
            table.emit(events.cards_lost(state, seat, lost, "A-051"))


def go_on_discarding(table: Table[State]) -> None:
    """A-051: whoever has to choose a card is asked; after the last one the game may end."""
    state = table.state
    if state.due:
        state.asking = DISCARDING
        state.asked = (state.due[0],)
        return
    state.asking = NOTHING
    state.asked = ()
    state.user = NONE
    maybe_end(table)


def legal_discard(state: State, seat: Seat) -> list[ArcadeAction]:
    """A-051: any card of the hand."""
    cat = state.cat
    return [cat.discard[kind] for kind in range(KINDS) if state.hands[seat * KINDS + kind]]


def resolve_chosen_discard(table: Table[State], seat: Seat, kind: int) -> None:
    """A-051: a chosen card is discarded."""
    state = table.state
    resolve_discard(state, seat, kind)
    if table.watched:
        table.emit(events.cards_lost(state, seat, [kind], "A-051"))
    state.due = state.due[1:]
    go_on_discarding(table)


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
