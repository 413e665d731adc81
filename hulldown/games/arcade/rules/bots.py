"""Bot movement: A-099 to A-120. The bots follow their rule; the first player sets their order.

Nobody is asked for an order that makes no difference: each bot's way is foreseen on the present
board, and if none comes near another's they simply go. Otherwise up to four bots are tried in
every order.
"""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import NONE
from hulldown.games.arcade.events import who
from hulldown.games.arcade.rules import movement
from hulldown.games.arcade.rules.board import EAST, FOREST, FREE, ICE, NORTH, SOUTH, WATER, WEST
from hulldown.games.arcade.rules.deciding import ArcadeDecision
from hulldown.games.arcade.state import (
    BOT,
    CHOOSE_BOT,
    DRIVE,
    FIRE,
    NOTHING,
    ORDERING,
    SLIDE,
    State,
    replaced,
)
from hulldown.kernel.chance import NoChance
from hulldown.kernel.config import OrderForm, Orders, choice
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.messages import Args, Label, Message, Reason, Refusal, Seat
from hulldown.kernel.table import Table

# What a bot does: one of these, or this many quarter turns to the right.
BOT_ADVANCE: Final = 0
BOT_RIGHT: Final = 1
BOT_AROUND: Final = 2
BOT_LEFT: Final = 3
BOT_SKIP: Final = 4
BOT_DOES: Final = 7
BOT_AT_TARGET: Final = 8

RANK: Final = (0, 2, 3, 1)
FARTHEST: Final = 64
TRIED: Final = 4
SIDES: Final = (BOT_RIGHT, BOT_LEFT, BOT_AROUND)
HAS_MOVED: Final = Reason("has-moved", "A-099")


ASK_ME: Final = "ask"
NEAREST: Final = "nearest"
IN_ORDER: Final = "in_order"


# The order


class Order(ArcadeDecision):
    """A-102: the first player says which bot moves next."""

    asks = "ask-order"
    rule = "A-102"

    def args(self, state: State, seat: Seat) -> Args:
        """How many bots are left, and how many maneuvers each makes."""
        return {"count": len(state.to_move), "maneuvers": state.highest}

    def legal(self, state: State, seat: Seat) -> list[ArcadeAction]:
        """A-102: the bots that have yet to move."""
        return [state.cat.move_bot[bot - state.seats] for bot in state.to_move]

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-101: this bot makes its maneuvers."""
        table.state.ask(NOTHING, ())
        begin_bot(table, action.which + table.state.seats)

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """From the bot to the tank it is after."""
        bot = action.which + state.seats
        found = find_target(state, state.at[bot], state.facing[bot])
        name, at = who(state, bot), state.board.ids[state.at[bot]]
        message = Message("do-move", {"tank": name, "at": at})
        return Label(message, name, (at, f"seat:{found // 4}") if found >= 0 else (at,))

    def usual(self, state: State, seat: Seat) -> ArcadeAction:
        """A-102: the nearest first."""
        return nearest_first(state)

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        """A-099: bots that have made all their maneuvers."""
        done = [who(state, bot) for bot in state.bots if bot not in state.to_move]
        return [Refusal(name, HAS_MOVED, {"tank": name}) for name in done]

    def orders(self, state: State, seat: Seat) -> list[OrderForm]:
        """A-102: let the bots go by themselves, the nearest first or in the order of their numbers.

        Whoever has given no order is asked; the table in the browser gives the first for a start.
        """
        return [choice("bot_order", (NEAREST, IN_ORDER, ASK_ME), NEAREST, rule="A-102")]

    def answer(self, state: State, seat: Seat, orders: Orders) -> ArcadeAction | None:
        """A-102: what the standing order means here."""
        named = orders.get("bot_order", ASK_ME)
        if named == ASK_ME:
            return None
        return nearest_first(state) if named == NEAREST else self.legal(state, seat)[0]


def nearest_first(state: State) -> ArcadeAction:
    """A-102: the bot nearest to any tank moves next."""
    nearest, least = state.to_move[0], FARTHEST
    for bot in sorted(state.to_move):
        away = steps_to_tank(state, bot)
        if away < least:
            nearest, least = bot, away
    return state.cat.move_bot[nearest - state.seats]


def steps_to_tank(state: State, bot: int) -> int:
    """How many rows and columns a bot is away from the nearest player's tank; 0 without one."""
    row, col, here = state.board.row, state.board.col, state.at[bot]
    tanks = [state.at[seat] for seat in range(state.seats) if state.at[seat]]
    return min([abs(row[here] - row[s]) + abs(col[here] - col[s]) for s in tanks], default=0)


# What a bot does


def find_target(state: State, space: int, facing: int) -> int:
    """A-104 to A-106, A-109, A-110 (AQ-29, AQ-30): seat * 4 + direction of the target, or NONE."""
    board = state.board
    row, col, at = board.row, board.col, state.at
    here_row, here_col = row[space], col[space]
    best, found = FARTHEST * 4, NONE
    for seat in range(state.seats):
        other = at[seat]
        if not other or not state.engaged[seat]:
            continue
        if row[other] == here_row:
            distance = col[other] - here_col
            direction = EAST if distance > 0 else WEST
        elif col[other] == here_col:
            distance = row[other] - here_row
            direction = SOUTH if distance > 0 else NORTH
        else:
            continue
        distance = abs(distance)
        key = RANK[(direction - facing) % 4] * FARTHEST + distance
        if key >= best or board.ground[other] == FOREST:
            continue
        if state.cat.rules.uneven or is_open(state, space, direction, distance):
            best, found = key, seat * 4 + direction
    return found


def is_open(state: State, space: int, direction: int, distance: int) -> bool:
    """A-106, A-171: no concrete and no brick on the spaces between?"""
    delta = state.board.delta[direction]
    for _ in range(distance - 1):
        space += delta
        if state.block[space]:
            return False
    return True


def can_advance(state: State, bot: int, space: int, heading: int) -> bool:
    """A-111, A-112, A-117 (AQ-31, AQ-33, AQ-34): dry, free, or a row that it can push?

    A-083: a disengaged tank is an obstacle. A-160: so is the edge of an Island.
    """
    delta = state.board.delta[heading]
    ahead = space + delta
    if state.block[ahead] or state.board.ground[ahead] >= WATER:
        return False
    occupant = state.occupant
    while occupant[ahead] and occupant[ahead] != bot + 1:
        other = occupant[ahead] - 1
        if other >= state.seats or not state.engaged[other]:
            return False
        ahead += delta
    return state.block[ahead] == FREE


def decide(state: State, bot: int, space: int, facing: int) -> int:
    """A-103, A-107, A-108, A-113, A-115, A-116 (AQ-31, AQ-32): what a bot there does next.

    With AT_TARGET added if it is about a target.
    """
    found = find_target(state, space, facing)
    if found != NONE:
        turn = (found - facing) % 4
        if turn:
            return turn + BOT_AT_TARGET
        return BOT_AT_TARGET + (BOT_ADVANCE if can_advance(state, bot, space, facing) else BOT_SKIP)
    if can_advance(state, bot, space, facing):
        return BOT_ADVANCE
    for turn in SIDES:
        if can_advance(state, bot, space, (facing + turn) % 4):
            return turn
    return BOT_SKIP


# Foreseeing


class Foresight:
    """A bot's way on the present board: its end, the spaces it was on, those it looked at.

    `disturbs` where it would push, sink or be asked for: then the rest is not foreseen.
    """

    __slots__ = ("disturbs", "facing", "looked", "space", "visited")

    def __init__(self, space: int, facing: int) -> None:
        self.space = space
        self.facing = facing
        self.visited: list[int] = [space]
        self.looked: list[int] = []
        self.disturbs = False


def foresee(state: State, bot: int, maneuvers: int) -> Foresight:
    """A-103: this many maneuvers of a bot, if nothing else moved."""
    seen = Foresight(state.at[bot], state.facing[bot])
    for _ in range(maneuvers):
        decision = decide(state, bot, seen.space, seen.facing)
        note_looks(state, bot, seen, decision)
        choice = decision & BOT_DOES
        if choice == BOT_ADVANCE:
            foresee_advance(state, bot, seen)
        elif choice == BOT_SKIP:
            break
        else:
            seen.facing = (seen.facing + choice) % 4
        if seen.disturbs:
            break
    return seen


def foresee_end(state: State, bot: int, maneuvers: int) -> int:
    """A-103: where the same leads, as space * 4 + facing."""
    board, block, occupant = state.board, state.block, state.occupant
    space, facing = state.at[bot], state.facing[bot]
    for _ in range(maneuvers):
        choice = decide(state, bot, space, facing) & BOT_DOES
        if choice == BOT_SKIP:
            break
        if choice != BOT_ADVANCE:
            facing = (facing + choice) & 3
            continue
        delta = board.delta[facing]
        while True:
            ahead = space + delta
            other = occupant[ahead]
            if other and other != bot + 1:
                return space * 4 + facing
            space = ahead
            if board.ground[space] >= WATER:
                return space * 4 + facing
            ahead += delta
            if board.ground[space] != ICE or block[ahead] or occupant[ahead] > state.seats:
                break
    return space * 4 + facing


def note_looks(state: State, bot: int, seen: Foresight, decision: int) -> None:
    """Which spaces the decision depended on; with a target to turn to, on none."""
    choice = decision & BOT_DOES
    if decision & BOT_AT_TARGET:
        if choice in (BOT_ADVANCE, BOT_SKIP):
            note_row(state, bot, seen, seen.facing)
        return
    note_row(state, bot, seen, seen.facing)
    if choice != BOT_ADVANCE:
        for turn in SIDES:
            note_row(state, bot, seen, (seen.facing + turn) % 4)
            if turn == choice:
                break


def note_row(state: State, bot: int, seen: Foresight, heading: int) -> None:
    """The space ahead, and those behind the tanks that stand there."""
    delta = state.board.delta[heading]
    space = seen.space + delta
    seen.looked.append(space)
    while state.occupant[space] and state.occupant[space] != bot + 1:
        space += delta
        seen.looked.append(space)


def foresee_advance(state: State, bot: int, seen: Foresight) -> None:
    """A-113, A-114: a space ahead and its slide, as long as nobody is in the way."""
    delta = state.board.delta[seen.facing]
    while True:
        ahead = seen.space + delta
        other = state.occupant[ahead]
        if other and other != bot + 1:
            seen.disturbs = True
            return
        seen.space = ahead
        seen.visited.append(ahead)
        ground = state.board.ground[ahead]
        if ground >= WATER:
            seen.disturbs = True
            return
        if ground != ICE or state.block[ahead + delta]:
            return
        note_row(state, bot, seen, seen.facing)
        if state.occupant[ahead + delta] > state.seats:
            return


def may_matter(state: State) -> bool:
    """A-102: could the order of the bots make a difference? No only if it surely makes none."""
    ways: list[Foresight] = []
    for place, bot in enumerate(state.to_move):
        seen = foresee(state, bot, state.moves_left[place])
        if seen.disturbs:
            return True
        for other in ways:
            if are_near(seen, other):
                return True
        ways.append(seen)
    return False


def are_near(one: Foresight, other: Foresight) -> bool:
    """Does one of the two look at a space where the other was?"""
    for space in one.visited:
        if space in other.looked:
            return True
    for space in other.visited:
        if space in one.looked:
            return True
    return False


def ends_alike(state: State) -> bool:
    """A-102: do all orders of the bots end in the same position, without luck or a choice?"""
    ends: list[list[int]] = []
    try:
        return _all_alike(state.clone(), ends)
    except ChanceError:
        return False


def _all_alike(state: State, ends: list[list[int]]) -> bool:
    """The same of a position that nobody else needs: it goes the last of its ways itself."""
    if not state.to_move or state.frozen:
        end = state.at + state.facing + state.helms + state.ups + state.up_kinds
        end += [state.frozen, state.captured]
        if not ends:
            ends.append(end)
        return end == ends[0]
    bots = state.to_move
    for bot in bots:
        world = state if bot == bots[-1] else state.clone()
        table: Table[State] = Table(world, NoChance())
        begin_bot(table, bot)
        while world.asking == NOTHING and world.bot != NONE:
            go_on(table)
        if world.asking != NOTHING or not _all_alike(world, ends):
            return False
    return True


# The movement


def begin_bots(state: State) -> None:
    """A-099, A-100: as many maneuvers as the highest Move card shown; none without one."""
    state.bot = NONE
    if state.frozen or not state.highest:
        state.stage = FIRE
        return
    state.to_move = state.bots.copy()
    state.moves_left = [state.highest] * len(state.to_move)
    state.stage = CHOOSE_BOT


def choose_bot(table: Table[State]) -> None:
    """A-102 (AQ-28): the first player picks a bot, unless the order makes no difference."""
    state = table.state
    if state.frozen or not state.to_move:
        state.to_move = []
        state.moves_left = []
        state.stage = FIRE
    elif is_order_alike(state):
        move_all(table)
    else:
        state.ask(ORDERING, (state.first,))


def is_order_alike(state: State) -> bool:
    """A-102: does it make no difference in which order the bots move? It is tried with few."""
    if len(state.to_move) == 1 or not may_matter(state):
        return True
    may_try = len(state.to_move) <= TRIED and not state.cat.rules.interleave
    return may_try and ends_alike(state)


def move_all(table: Table[State]) -> None:
    """All that are left move, one after another, as far as nobody is asked."""
    state = table.state
    while state.to_move and state.asking == NOTHING and not state.frozen:
        begin_bot(table, state.to_move[0])
        while state.asking == NOTHING and state.bot != NONE:
            go_on(table)


def begin_bot(table: Table[State], bot: int) -> None:
    """A-101: this bot makes a maneuver."""
    state = table.state
    state.bot = bot
    state.stage = BOT
    resolve_maneuver(table)


def go_on(table: Table[State]) -> None:
    """What goes on while a bot moves."""
    state = table.state
    if state.stage == DRIVE:
        movement.go_on_driving(table)
    elif state.stage == SLIDE:
        movement.go_on_sliding(table)
    else:
        go_on_with_bot(table)


def go_on_with_bot(table: Table[State]) -> None:
    """A-099 (AQ-22, AQ-28, AQ-58): the next maneuver, unless the bot is done, lost or stopped."""
    state = table.state
    drop_done(state)
    may_go_on = state.bot in state.to_move and not state.frozen
    if may_go_on and not state.cat.rules.interleave:
        resolve_maneuver(table)
    else:
        state.bot = NONE
        state.stage = CHOOSE_BOT


def drop_done(state: State) -> None:
    """Bots that have made all their maneuvers, or are lost, move no more."""
    bots, moves, at = state.to_move, state.moves_left, state.at
    for place in range(len(bots)):
        if not at[bots[place]] or not moves[place]:
            break
    else:
        return
    left = [place for place, bot in enumerate(bots) if at[bot] and moves[place]]
    state.to_move = [bots[place] for place in left]
    state.moves_left = [moves[place] for place in left]


def resolve_maneuver(table: Table[State]) -> None:
    """A-101, A-103: one turn, or an advance of one space, decided each time."""
    state = table.state
    bot = state.bot
    place = state.to_move.index(bot)
    state.moves_left = replaced(state.moves_left, place, state.moves_left[place] - 1)
    choice = decide(state, bot, state.at[bot], state.facing[bot]) & BOT_DOES
    if choice == BOT_ADVANCE:
        movement.begin_drive(state, bot, state.facing[bot], 1)
    elif choice != BOT_SKIP:
        movement.turn_tank(table, bot, choice)
    elif table.watched:
        table.emit(events.bot_waited(state, bot))
