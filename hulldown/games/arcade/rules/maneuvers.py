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
MET: Final = -1
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
    """Where a Move leads that meets something: the tank's space (0: lost), any gain, the rest."""

    __slots__ = ("gains", "space", "world")

    def __init__(self, space: int, gains: bool, world: State) -> None:
        self.space = space
        self.gains = gains
        self.world = world


class Reach:
    """A space and a facing that a maneuver can end with, its turns, its Move, how many cards.

    `worth` is what it was judged to be worth.
    """

    __slots__ = ("count", "facing", "move", "space", "way", "worth")

    def __init__(self, space: int, facing: int, way: Turning, move: int, count: int) -> None:
        self.space = space
        self.facing = facing
        self.way = way
        self.move = move
        self.count = count
        self.worth = 0.0

    def cards(self) -> tuple[int, ...]:
        """The cards that lead there, in their order."""
        return self.way.cards[MOVES if self.move == STANDING else self.move % MOVES]


class Maneuvers:
    """What one maneuver can do from a position: each Move in each direction is tried out once.

    `ends` are the spaces where Moves end that meet nothing, 0 in water; the others are MET.
    """

    __slots__ = ("ends", "found", "seat", "world")

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.ends: list[int] = plain_ends(world, seat)
        self.found: list[Driven | None] = [None] * STANDING

    def driven(self, place: int) -> Driven:
        """A-087: where a Move in a direction leads that meets something."""
        found = self.found[place]
        if found is None:
            found = self.found[place] = self.drive(place)
        return found

    def drive(self, place: int) -> Driven:
        """A-087: try this Move in this direction out."""
        world = ready_to_move(self.world, self.seat)
        before = world.points(self.seat)
        world.facing[self.seat] = place // MOVES
        drive_move(Table(world, ScriptedChance(rest=0)), self.seat, place % MOVES)
        return Driven(world.at[self.seat], world.points(self.seat) > before, world)

    def world_with(self, place: int) -> State | None:
        """The position after this Move, if it met something."""
        return self.driven(place).world if self.ends[place] == MET else None

    def world_after(self, place: int) -> State:
        """The position after this Move; it belongs to whoever asks."""
        end = self.ends[place]
        if end == MET:
            return self.driven(place).world.clone()
        world = ready_to_move(self.world, self.seat)
        world.occupant[world.at[self.seat]] = 0
        world.occupant[end] = self.seat + 1
        world.at[self.seat] = end
        return world

    def reach(self, facing: int, pool: list[int], lost: bool) -> list[Reach]:
        """A-077: what the cards of a pool can make of the tank, each end once with fewest cards.

        Turn, drive, turn again: one Move at most, and Turns as the pool allows. `lost`: also
        Moves that gain something and lose the tank, with 0 as the space.
        """
        found: list[Reach] = []
        here = self.world.at[self.seat]
        if not here:
            return found
        turns = turns_of(pool)
        standing = [NONE, NONE, NONE, NONE]  # where in `found` each facing on this space is
        for last in range(4):
            way = turns.alone[last]
            if way is not None:
                turned = (facing + last) & 3
                standing[turned] = len(found)
                found.append(Reach(here, turned, way, STANDING, way.count))
        for turned in range(4):
            ways = turns.ways[turned * 4 : turned * 4 + 4]
            self._reach_ahead(found, standing, ways, (facing + turned) & 3, pool, lost)
        return found

    def _reach_ahead(
        self,
        found: list[Reach],
        standing: list[int],
        ways: list[Turning | None],
        direction: int,
        pool: list[int],
        lost: bool,
    ) -> None:
        """The ends of Moves in one direction: only where one began can two directions meet."""
        here = self.world.at[self.seat]
        last_end = end_before = NONE
        for move in range(MOVES):
            if not pool[move]:
                continue
            place = direction * MOVES + move
            space = self._end_of(place, lost)
            if space in (NONE, last_end, end_before):
                continue
            last_end, end_before = space, last_end
            for last in range(4 if space else 1):
                way = ways[last]
                if way is not None:
                    reach = Reach(space, (direction + last) & 3, way, place, way.count + 1)
                    if space == here:
                        note_standing(found, standing, reach)
                    else:
                        found.append(reach)

    def _end_of(self, place: int, lost: bool) -> int:
        """Where a Move ends; NONE if the tank is lost in vain, or 0 (`lost`) if not in vain."""
        space = self.ends[place]
        if space != MET:
            return space or NONE
        driven = self.driven(place)
        return driven.space if driven.space or (lost and driven.gains) else NONE


def note_standing(found: list[Reach], standing: list[int], reach: Reach) -> None:
    """An end on the space where it began, unless as few cards do the same."""
    known = standing[reach.facing]
    if known == NONE:
        standing[reach.facing] = len(found)
        found.append(reach)
    elif reach.count < found[known].count:
        found[known] = reach


def plain_ends(world: State, seat: Seat) -> list[int]:
    """A-087, A-092: where Moves end, by direction and Move, and standing still.

    0 if the tank sinks; MET if it meets a tank or a token on its way.
    """
    ends: list[int] = [MET] * STANDING
    here = world.at[seat]
    ends.append(here)
    if not here:
        return ends
    ground, block = world.board.ground, world.block
    for direction in range(4):
        delta = world.board.delta[direction]
        space, place = here, direction * MOVES
        for move in range(place, place + MOVES):
            if not block[space + delta]:
                space += delta
                if is_met(world, space):
                    break
                if ground[space] >= WATER:
                    for more in range(move, place + MOVES):
                        ends[more] = 0
                    break
                if ground[space] == ICE:
                    ends[move] = slide_end(world, space, delta)
                    continue
            ends[move] = space
    return ends


def slide_end(world: State, space: int, delta: int) -> int:
    """A-092: where a slide ends that meets nothing; else 0 in water, or MET."""
    ground, block = world.board.ground, world.block
    while ground[space] == ICE and not block[space + delta]:
        space += delta
        if is_met(world, space):
            return MET
        if ground[space] >= WATER:
            return 0
    return space


def is_met(world: State, space: int) -> bool:
    """Is there a tank, an Eagle's space or a Power-Up?"""
    if world.occupant[space] or space == world.eagle:
        return True
    for up in world.ups:
        if up == space:
            return True
    return False


def cards_left(pool: list[int], cards: tuple[int, ...]) -> list[int]:
    """A pool without these cards."""
    out = pool.copy()
    for card in cards:
        out[card] -= 1
    return out
