"""Open fire: A-016, A-018 to A-021, A-025, A-030, A-121 to A-137, A-156 to A-158, A-169, A-171.

AQ-36: every shot's victim is found on the unchanged board, then all hits are applied: walls,
players, bots, Power-Ups; then the game may end.
"""

from hulldown.games.arcade import events
from hulldown.games.arcade.catalog import NONE
from hulldown.games.arcade.rules import tokens
from hulldown.games.arcade.rules.board import CONCRETE, DAMAGED, FOREST
from hulldown.games.arcade.rules.cards import resolve_random_discards
from hulldown.games.arcade.rules.ending import maybe_end
from hulldown.games.arcade.rules.planning import begin_action_phase
from hulldown.games.arcade.state import CARDS, NOTHING, State, replaced
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table


def victim_of_player(state: State, seat: Seat) -> int:
    """A-124, A-128, A-169 (AQ-35): the space of the first wall or visible tank ahead, or NONE."""
    board, block, occupant = state.board, state.block, state.occupant
    for space in board.rays[state.at[seat] * 4 + state.facing[seat]]:
        if block[space]:
            return NONE if block[space] == CONCRETE else space
        other = occupant[space] - 1
        if other < 0 or board.ground[space] == FOREST:
            continue
        if other >= state.seats or state.engaged[other]:
            return space
    return NONE


def victim_of_bot(state: State, bot: int) -> int:
    """A-125, A-128, A-157, A-171 (AQ-35, AQ-46): the first visible player ahead, or NONE.

    A-126, A-127: other bots are neither hit nor in the way; bricks stop the shot unharmed.
    """
    board, block, occupant = state.board, state.block, state.occupant
    uneven = state.cat.rules.uneven
    for space in board.rays[state.at[bot] * 4 + state.facing[bot]]:
        if block[space] and not uneven:
            return NONE
        other = occupant[space] - 1
        if 0 <= other < state.seats and state.is_target(other):
            return space
    return NONE


def resolve_fire(table: Table[State]) -> None:
    """A-121, A-122, A-123: everybody who may fires at once, whoever is hit included."""
    state = table.state
    shooters, victims = aim(table)
    if victims:
        apply_to_walls(table, victims)
        apply_to_players(table, victims)
        apply_to_bots(table, shooters, victims)
        maybe_end(table)
    if state.asking == NOTHING:
        end_action_phase(state)


def aim(table: Table[State]) -> tuple[list[int], list[int]]:
    """A-081, A-123, A-125: who hits something, and on which spaces, on the unchanged board."""
    state = table.state
    shooters: list[int] = []
    victims: list[int] = []
    for turn in range(state.seats):
        seat = state.seat_in_turn(turn)
        if state.at[seat] and state.engaged[seat]:
            space = victim_of_player(state, seat)
            if table.watched:
                table.emit(events.shot_fired(state, seat, space))
            if space != NONE:
                shooters.append(seat)
                victims.append(space)
    if not state.frozen:
        for bot in state.bots:
            space = victim_of_bot(state, bot)
            if space != NONE:
                shooters.append(bot)
                victims.append(space)
                if table.watched:
                    table.emit(events.shot_fired(state, bot, space))
    return shooters, victims


def apply_to_walls(table: Table[State], victims: list[int]) -> None:
    """A-018, A-019, A-129, A-130 (AQ-53): a hit damages a whole wall, a second one removes it."""
    state = table.state
    for place, space in enumerate(victims):
        if not state.block[space] or space in victims[:place] or state.occupant[space]:
            continue
        if state.block[space] == DAMAGED or victims.count(space) > 1:
            tokens.remove_wall(state, space)
            if table.watched:
                table.emit(events.wall_destroyed(state, space, "A-130"))
        else:
            state.block = replaced(state.block, space, DAMAGED)
            if table.watched:
                table.emit(events.wall_damaged(state, space))


def apply_to_players(table: Table[State], victims: list[int]) -> None:
    """A-043, A-044, A-132, A-133 (AQ-37): two cards for each hit, or the tank; a Helm stops all."""
    state = table.state
    for turn in range(state.seats):
        seat = state.seat_in_turn(turn)
        hits = victims.count(state.at[seat]) if state.at[seat] else 0
        if not hits:
            continue
        if table.watched:
            table.emit(events.tank_hit(state, seat, hits))
        if state.helms[seat]:
            tokens.resolve_helm(table, seat)
        elif state.hand_size(seat) < hits * tokens.COST:
            tokens.resolve_destruction(table, seat, "A-133")
        else:
            lost = resolve_random_discards(table, seat, hits * tokens.COST, "A-132")
            if table.watched:
                table.emit(events.cards_lost(state, seat, lost, "A-132"))


def apply_to_bots(table: Table[State], shooters: list[int], victims: list[int]) -> None:
    """A-134 to A-137 (AQ-38): hit bots are off; one shooter scores, several get nothing."""
    state = table.state
    fallen: list[int] = []
    by: list[int] = []
    shared: list[int] = []
    for place, space in enumerate(victims):
        bot = state.occupant[space] - 1
        if bot < state.seats or bot in fallen:
            continue
        fallen.append(bot)
        by.append(shooters[place])
        shared.append(victims.count(space) > 1)
    if not fallen:
        return
    for bot in fallen:
        if table.watched:
            table.emit(events.bot_destroyed(state, bot, "A-134"))
        tokens.remove_tank(state, bot)
    order = [n for n in range(len(fallen)) if not shared[n]]
    order += [n for n in range(len(fallen)) if shared[n]]
    kinds: list[int] = []
    for n in order:
        kind = tokens.turn_over(table, fallen[n])
        kinds.append(kind)
        if shared[n]:
            tokens.resolve_return(table, fallen[n], kind, "A-137")
        else:
            tokens.resolve_score(table, by[n], fallen[n], kind)
    for kind in kinds:
        tokens.maybe_place_power_up(table, kind)


def end_action_phase(state: State) -> None:
    """A-042, A-073, A-138 (AQ-22): the second maneuvers, or the End of the Round."""
    if state.cat.rules.clock_for_phase:
        state.frozen = 0
    if state.phase == 0:
        begin_action_phase(state, 1)
    else:
        state.stage = CARDS
