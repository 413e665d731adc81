"""Maneuvers tried out on the open board: where cards would lead a tank, by the rules themselves.

What luck would put on the board is left out, and so is what somebody would choose: a Shovel and
a Grenade on the way change nothing, and the Move goes on (AQ-58).
"""

from typing import Final

from hulldown.games.arcade.catalog import ADVANCE_3, AROUND, LEFT, NONE, RIGHT, TURNS
from hulldown.games.arcade.rules import movement, tokens
from hulldown.games.arcade.rules.board import ICE, WATER
from hulldown.games.arcade.state import (
    DRIVE,
    NOTHING,
    SHOVELLING,
    SLIDE,
    THROWING,
    TURN,
    State,
)
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

MOVES: Final = ADVANCE_3 + 1
STANDING: Final = 4 * MOVES
"""Where the maneuver without a Move is kept, behind those by direction and Move."""
WAYS_TO_TURN: Final = (
    ((), (LEFT, RIGHT), (AROUND, AROUND)),
    ((RIGHT,), (LEFT, AROUND), (LEFT, LEFT, LEFT)),
    ((AROUND,), (RIGHT, RIGHT), (LEFT, LEFT)),
    ((LEFT,), (RIGHT, AROUND), (RIGHT, RIGHT, RIGHT)),
)
"""Cards that turn a tank by this many quarters to the right, the fewest first."""


def ready_to_move(state: State, seat: Seat) -> State:
    """A copy of the position, as if it were this seat's turn."""
    world = state.clone()
    world.asking, world.asked = NOTHING, ()
    world.first, world.turn, world.phase = seat, 0, 0
    world.stage = TURN
    return world


# Driving


def carry_out(table: Table[State], seat: Seat, cards: tuple[int, ...]) -> bool:
    """A-086 to A-098: this seat's tank carries these cards out; could somebody choose on the way?

    The table's luck is never seen: whatever it puts on the board is taken away again.
    """
    world = table.state
    asked = False
    for card in cards:
        if world.asking != NOTHING or not world.at[seat]:
            break
        if card > ADVANCE_3:
            movement.turn_tank(table, seat, TURNS[card])
        else:
            asked = drive_move(table, seat, card) or asked
    return asked


def drive_move(table: Table[State], seat: Seat, move: int) -> bool:
    """A-087: one Move card; could somebody choose on the way?"""
    world = table.state
    ups, captured, drawn = world.ups, world.captured, luck_used(table)
    asked = False
    movement.begin_drive(world, seat, world.facing[seat], move + 1)
    while world.asking == NOTHING and world.stage in (DRIVE, SLIDE):
        if world.stage == DRIVE:
            movement.go_on_driving(table)
        else:
            movement.go_on_sliding(table)
        asked = leave_open(world) or asked
    if luck_used(table) > drawn:
        forget_luck(world, ups, captured)
    return asked


def luck_used(table: Table[State]) -> int:
    """How often luck was needed so far."""
    chance = table.chance
    assert isinstance(chance, ScriptedChance)
    return chance.used


def leave_open(world: State) -> bool:
    """A-040 (AQ-58): was a Shovel or a Grenade taken? What it does is not foreseen."""
    if world.asking not in (SHOVELLING, THROWING):
        return False
    world.asking, world.asked, world.user = NOTHING, (), NONE
    return True


def forget_luck(world: State, ups: list[int], captured: int) -> None:
    """A-036, A-097: nobody knows where the next Eagle lies, or what an unseen bot leaves."""
    if world.captured > captured:
        world.eagle_lies = 0
    for space in [space for space in world.ups if space not in ups]:
        tokens.put_back(world, tokens.take_power_up(world, space))


# What can be reached


class Turning:
    """One way to turn before and after the Move, and how many cards of each kind it takes.

    `cards` is the whole maneuver by its Move, and without one last.
    """

    __slots__ = ("around", "cards", "count", "left", "right")

    def __init__(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        cards = before + after
        self.cards: list[tuple[int, ...]] = [(*before, move, *after) for move in range(MOVES)]
        self.cards.append(cards)
        self.left = cards.count(LEFT)
        self.right = cards.count(RIGHT)
        self.around = cards.count(AROUND)
        self.count = len(cards)


def ways_to_turn_twice(first: int, last: int) -> list[Turning]:
    """All ways to turn by these quarters before the Move and after it, the fewest cards first."""
    found = [Turning(one, other) for one in WAYS_TO_TURN[first] for other in WAYS_TO_TURN[last]]
    found.sort(key=lambda way: way.count)
    return found


TURNINGS: Final = [ways_to_turn_twice(first, last) for first in range(4) for last in range(4)]
"""By the quarters before the Move, and those after it."""


ALONE: Final = [[Turning(cards, ()) for cards in ways if cards] for ways in WAYS_TO_TURN]
"""By quarters, for a maneuver that turns without a Move."""


class Turns:
    """What a pool's Turns can do: `ways` before and after the Move, `alone` without a Move."""

    __slots__ = ("alone", "ways")

    def __init__(self, left: int, right: int, around: int) -> None:
        self.ways: list[Turning | None] = [None] * 16
        self.alone: list[Turning | None] = [None] * 4
        for place, turnings in enumerate(TURNINGS):
            self.ways[place] = first_held(turnings, left, right, around)
        for quarters, turnings in enumerate(ALONE):
            self.alone[quarters] = first_held(turnings, left, right, around)


def first_held(turnings: list[Turning], left: int, right: int, around: int) -> Turning | None:
    """The first of these for which there are the cards."""
    for way in turnings:
        if way.left <= left and way.right <= right and way.around <= around:
            return way
    return None


MOST: Final = 8
"""More Turns of a kind than anybody holds make no difference."""
KNOWN_TURNS: Final[list[Turns | None]] = [None] * MOST**3


def turns_of(pool: list[int]) -> Turns:
    """What the Turns of a pool can do, worked out once."""
    left, right = min(pool[LEFT], MOST - 1), min(pool[RIGHT], MOST - 1)
    around = min(pool[AROUND], MOST - 1)
    place = (left * MOST + right) * MOST + around
    found = KNOWN_TURNS[place]
    if found is None:
        found = KNOWN_TURNS[place] = Turns(left, right, around)
    return found


class Driven:
    """Where a Move in one direction leads: the tank's space (0: lost), and any gain.

    `world` is the position then, but where nothing happened on the way (`is_plain`) only if asked.
    """

    __slots__ = ("gains", "is_plain", "space", "world")

    def __init__(self, space: int, gains: bool, world: State | None) -> None:
        self.space = space
        self.gains = gains
        self.world = world
        self.is_plain = world is None


class Reach:
    """A space and a facing that a maneuver can end with, its turns, its Move, how many cards."""

    __slots__ = ("count", "facing", "move", "space", "way")

    def __init__(self, space: int, facing: int, way: Turning, move: int, count: int) -> None:
        self.space = space
        self.facing = facing
        self.way = way
        self.move = move
        self.count = count

    def cards(self) -> tuple[int, ...]:
        """The cards that lead there, in their order."""
        return self.way.cards[MOVES if self.move == STANDING else self.move % MOVES]


class Maneuvers:
    """What one maneuver can do from a position: each Move in each direction is tried out once."""

    __slots__ = ("found", "seat", "world")

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.found: list[Driven | None] = [None] * (STANDING + 1)

    def driven(self, place: int) -> Driven:
        """A-087: where this Move in this direction leads, or standing still."""
        found = self.found[place]
        if found is None:
            space = plain_end(self.world, self.seat, place)
            found = Driven(space, False, None) if space else self._drive(place)
            self.found[place] = found
        return found

    def _drive(self, place: int) -> Driven:
        world = ready_to_move(self.world, self.seat)
        before = world.points(self.seat)
        world.facing[self.seat] = place // MOVES
        drive_move(Table(world, ScriptedChance(rest=0)), self.seat, place % MOVES)
        return Driven(world.at[self.seat], world.points(self.seat) > before, world)

    def world_after(self, place: int) -> State:
        """The position after this Move; it belongs to whoever asks."""
        driven = self.driven(place)
        if driven.world is not None:
            return driven.world.clone()
        world = ready_to_move(self.world, self.seat)
        world.occupant[world.at[self.seat]] = 0
        world.occupant[driven.space] = self.seat + 1
        world.at[self.seat] = driven.space
        return world

    def reach(self, facing: int, pool: list[int], lost: bool) -> list[Reach]:
        """A-077: what the cards of a pool can make of the tank, each end once with fewest cards.

        Turn, drive, turn again: one Move at most, and Turns as the pool allows. `lost`: also
        Moves that gain something and lose the tank, with 0 as the space.
        """
        best: dict[int, Reach] = {}
        if not self.world.at[self.seat]:
            return []
        turns = turns_of(pool)
        ways = turns.ways
        self._turn_only(best, facing, turns.alone)
        for turned in range(4):
            for move in range(MOVES):
                if pool[move]:
                    place = (facing + turned) % 4 * MOVES + move
                    self._ends_of(best, ways, turned, place, lost)
        return list(best.values())

    def _turn_only(self, best: dict[int, Reach], facing: int, alone: list[Turning | None]) -> None:
        space = self.world.at[self.seat]
        for last in range(4):
            way = alone[last]
            if way is not None:
                turned = (facing + last) % 4
                best[space * 4 + turned] = Reach(space, turned, way, STANDING, way.count)

    def _ends_of(
        self,
        best: dict[int, Reach],
        ways: list[Turning | None],
        turned: int,
        place: int,
        lost: bool,
    ) -> None:
        driven = self.driven(place)
        space = driven.space
        if not space and not (lost and driven.gains):
            return
        for last in range(4 if space else 1):
            way = ways[turned * 4 + last]
            if way is not None:
                facing = (place // MOVES + last) % 4
                known = best.get(space * 4 + facing)
                if known is None or way.count + 1 < known.count:
                    best[space * 4 + facing] = Reach(space, facing, way, place, way.count + 1)


def plain_end(world: State, seat: Seat, place: int) -> int:
    """A-087, A-092: where a Move ends that meets nobody and nothing on its way; 0 if it does."""
    if place == STANDING:
        return world.at[seat]
    ground, block, occupant, ups = world.board.ground, world.block, world.occupant, world.ups
    delta = world.board.delta[place // MOVES]
    space, left = world.at[seat], place % MOVES + 1
    moved = False
    while (left or (moved and ground[space] == ICE)) and not block[space + delta]:
        space += delta
        if occupant[space] or ground[space] >= WATER or space in ups or space == world.eagle:
            return 0
        moved = True
        left = max(0, left - 1)
    return space


def cards_left(pool: list[int], cards: tuple[int, ...]) -> list[int]:
    """A pool without these cards."""
    out = pool.copy()
    for card in cards:
        out[card] -= 1
    return out
