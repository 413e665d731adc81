"""Set-up and the End of the Round: A-054 to A-068, A-139 to A-153, A-161 to A-167, A-170."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import COLOURS, NONE, Catalogue
from hulldown.games.arcade.rules import tokens
from hulldown.games.arcade.rules.board import CLOCKWISE, FOREST, NUMBERS
from hulldown.games.arcade.rules.cards import (
    HAND,
    resolve_draw,
    resolve_new_cards,
    resolve_new_deck,
    resolve_refill,
)
from hulldown.games.arcade.rules.deciding import ArcadeDecision, space_of, space_refused
from hulldown.games.arcade.rules.ending import finish
from hulldown.games.arcade.rules.planning import begin_planning
from hulldown.games.arcade.state import (
    BOTS_COME,
    LIMIT,
    NEXT_ROUND,
    NOTHING,
    PLACING,
    TANKS_COME,
    UNSEEN,
    State,
    blank,
    replaced,
)
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Label, Message, Reason, Refusal, Seat
from hulldown.kernel.table import Table

SPACE_TAKEN: Final = Reason("space-taken", "A-065")
NOT_SAFE_GROUND: Final = Reason("not-safe-ground", "A-065")
NO_START: Final = Reason("no-start", "A-151")


# Set-up


def draw_layout(cat: Catalogue, chance: Chance) -> str:
    """A-054, A-165 (AQ-51, AQ-62): which tile lies where and how it is turned, by chance."""
    if cat.layout:
        return cat.layout
    tiles = list(range(COLOURS))
    second = list(range(COLOURS))
    while len(tiles) < 2 * cat.rules.wide:
        tiles.append(chance.take(second, "A-165", "tiles"))
    places: list[tuple[int, int]] = []
    while tiles:
        tile = chance.take(tiles, "A-054", "tiles")
        places.append((tile, chance.draw(4, "A-054", "tiles")))
    return cat.code(places)


def first_position(cat: Catalogue, chance: Chance) -> State:
    """A-054 to A-066, A-170 (AQ-01): board, bots, Eagle, hands; then the tanks are placed."""
    state = blank(cat, draw_layout(cat, chance))
    table: Table[State] = Table(state, chance)
    first = cat.rules.first_player
    state.first = chance.draw(state.seats, "A-057", "first player") if first == NONE else first
    section = place_first_bots(table)
    if cat.rules.eagle_by_chance:
        section = chance.draw(len(state.board.places), "A-063", "eagle")
    tokens.place_eagle(table, section, CLOCKWISE)
    for turn in range(state.seats):
        resolve_draw(table, state.seat_in_turn(turn), HAND, "A-064")
    state.to_place = [state.seat_in_turn(turn) for turn in range(state.seats)]
    state.stage = TANKS_COME
    return state


def place_first_bots(table: Table[State]) -> int:
    """A-059 to A-062, A-161 (AQ-04, AQ-48, AQ-65): one by its back, the others unseen; where."""
    state = table.state
    kind = state.bots_to_change().draw(table.chance, "A-059", "bots")
    sections = [s for s, colour in enumerate(state.board.colours) if colour == kind // NUMBERS]
    section = sections[0]
    if len(sections) > 1:
        section = sections[table.chance.draw(len(sections), "A-059", "sections")]
    put_bot(table, section * NUMBERS + kind % NUMBERS, kind)
    for number in range(NUMBERS):
        place = section * NUMBERS + number
        taken = state.occupant[state.board.number_space[place]]
        if len(state.bots) < state.cat.rules.bots and not taken:
            state.bots_to_change().lay_out()
            put_bot(table, place, UNSEEN)
    return section


def put_bot(table: Table[State], place: int, kind: int) -> None:
    """A-060, A-062 (AQ-26, AQ-55): a bot on a numbered space faces the top of the number."""
    state = table.state
    bot = state.seats
    while state.at[bot]:
        bot += 1
    space = state.board.number_space[place]
    state.at[bot] = space
    state.facing[bot] = state.board.number_facing[place]
    state.occupant[space] = bot + 1
    state.backs = replaced(state.backs, bot - state.seats, kind)
    state.bots.append(bot)
    state.bots.sort()
    if table.watched:
        table.emit(events.bot_placed(state, bot, kind))
    tokens.maybe_remove_power_up(table, bot, space)


# Placing tanks


class Place(ArcadeDecision):
    """A-065, A-067, A-151: where a tank begins, or comes back, and which way it faces."""

    asks = "ask-place"
    rule = "A-065"

    def legal(self, state: State, seat: Seat) -> list[ArcadeAction]:
        """A-065, A-067, A-151: a free starting space and any facing."""
        return legal_place(state)

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-066, A-067: the tank stands there."""
        table.state.ask(NOTHING, ())
        resolve_place(table, seat, space_of(table.state, action), action.which)

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """From the space to the facing."""
        id, facing = state.board.ids[space_of(state, action)], events.facing_id(action.which)
        return Label(Message("do-place", {"at": id, "facing": facing}), id, (facing,))

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        """A-065, A-151: spaces that cannot be used, on the starting diagonal or elsewhere."""
        entries = entry_spaces(state)
        return [
            space_refused(state, space, start_refused(state, space) or NO_START)
            for space in state.board.spaces
            if space not in entries
        ]


def start_refused(state: State, space: int) -> Reason | None:
    """A-065 (AQ-05): one tank each, on plain ground or forest."""
    if state.occupant[space]:
        return SPACE_TAKEN
    is_safe = not state.block[space] and state.board.ground[space] <= FOREST
    return None if is_safe else NOT_SAFE_GROUND


def start_spaces(state: State) -> list[int]:
    """A-065, A-151, A-166 (AQ-05, AQ-64): the starting diagonal, or all of the corner up to it."""
    board = state.board
    corner = board.far_corner(state.eagle)
    return board.near_corners[corner] if state.cat.rules.is_corner else board.diagonals[corner]


def entry_spaces(state: State) -> list[int]:
    """A-151 (AQ-43): free starting spaces; where there are none, the nearest to them."""
    found = [space for space in start_spaces(state) if start_refused(state, space) is None]
    if found:
        return found
    board = state.board
    corner = board.far_corner(state.eagle)
    long = board.tile_size - 1
    inside = [s for s in board.corner_spaces(corner) if start_refused(state, s) is None]
    if inside:
        best = min([abs(board.from_corner(corner, space) - long) for space in inside])
        return [space for space in inside if abs(board.from_corner(corner, space) - long) == best]
    every = [space for space in board.spaces if start_refused(state, space) is None]
    best = min([board.from_corner(corner, space) for space in every], default=0)
    return [space for space in every if board.from_corner(corner, space) == best]


def legal_place(state: State) -> list[ArcadeAction]:
    """A-065, A-067, A-151: a free starting space and any facing."""
    board, cat = state.board, state.cat
    out: list[ArcadeAction] = []
    for space in entry_spaces(state):
        place = board.row[space] * board.cols + board.col[space]
        out += cat.place[place * 4 : place * 4 + 4]
    return out


def resolve_place(table: Table[State], seat: Seat, space: int, facing: int) -> None:
    """A-066, A-067 (AQ-69): the tank stands there, engaged; placed is not entered."""
    state = table.state
    state.at[seat] = space
    state.facing[seat] = facing
    state.occupant[space] = seat + 1
    state.to_place = state.to_place[1:]
    if table.watched:
        table.emit(events.tank_placed(state, seat))


# The End of the Round


def resolve_cards(table: Table[State]) -> None:
    """A-139 to A-143, A-153 (AQ-40): new cards for all whose tanks are on the board."""
    state = table.state
    for turn in range(state.seats):
        seat = state.seat_in_turn(turn)
        if not state.at[seat]:
            continue
        if state.engaged[seat]:
            resolve_new_cards(table, seat)
        else:
            resolve_refill(table, seat)
    state.engaged = [1] * state.seats
    state.stage = BOTS_COME


def resolve_bots(table: Table[State]) -> None:
    """A-145 to A-148, A-162, A-163 (AQ-41, AQ-42, AQ-49): new bots up to three or four."""
    state = table.state
    due = max(0, state.cat.rules.bots - len(state.bots)) + int(state.cat.rules.avalanche)
    unplaced: list[int] = []
    for _ in range(due):
        maybe_close_reserve(state, len(unplaced))
        if state.closed or not state.bot_reserve.size():
            break
        kind = state.bots_to_change().draw(table.chance, "A-145", "bots")
        place = find_number(state, kind)
        if place == NONE:
            unplaced.append(kind)
            if table.watched:
                table.emit(events.bot_unplaced(state, kind))
        else:
            put_bot(table, place, kind)
    for kind in unplaced:
        state.bots_to_change().put_back(kind)
    begin_placing(table)


def maybe_close_reserve(state: State, aside: int) -> None:
    """A-148 (AQ-42): once a bot is due and the reserve is empty, no bot appears any more."""
    if not state.bot_reserve.size() and not aside and not state.cat.rules.reserve_reopens:
        state.closed = 1


def find_number(state: State, kind: int) -> int:
    """A-146, A-147, A-167 (AQ-41, AQ-65): the bot's number, or the next higher free one."""
    board = state.board
    for section in board.sections_of(kind // NUMBERS, state.eagle):
        for step in range(NUMBERS):
            place = section * NUMBERS + (kind + step) % NUMBERS
            space = board.number_space[place]
            if not state.occupant[space] and not state.block[space]:
                return place
    return NONE


def begin_placing(table: Table[State]) -> None:
    """A-149 to A-151 (AQ-43): in turn order, whoever lost the tank comes back with new cards."""
    state = table.state
    lost: list[int] = []
    for turn in range(state.seats):
        seat = state.seat_in_turn(turn)
        if not state.at[seat]:
            resolve_new_deck(table, seat)
            lost.append(seat)
    state.to_place = lost
    state.stage = TANKS_COME


def place_next(table: Table[State]) -> None:
    """A-065, A-151 (AQ-43): the next tank is placed; where there is no space it waits."""
    state = table.state
    while state.to_place:
        if entry_spaces(state):
            state.ask(PLACING, (state.to_place[0],))
            return
        state.to_place = state.to_place[1:]
    state.stage = NEXT_ROUND


def begin_round(table: Table[State]) -> None:
    """A-073, A-152 (AQ-67): the First Player token passes on, and all plan."""
    state = table.state
    limit = state.cat.rules.round_limit
    if limit and state.round >= limit:
        finish(state, LIMIT)
        return
    if state.round:
        state.first = (state.first + 1) % state.seats
    state.round += 1
    state.phase = 0
    state.frozen = 0
    if table.watched:
        table.emit(events.round_began(state))
    begin_planning(table)
