"""How far it is to a goal: Moves with their slides as they are played (A-087, A-092), and walls.

Ways are counted in halves of a space, what is left to go in tenths. Tanks in the way are left
out: they will have moved on. A way depends on the walls alone, so the latest ones are kept.
"""

from typing import Final

from hulldown.games.arcade.rules.board import CONCRETE, ICE, WATER, Board
from hulldown.games.arcade.state import State, replaced

SPACE: Final = 2
FAR: Final = 99 * SPACE
MOVE_COST: Final = 1
WALL_COST: Final = 6
TENTHS: Final = 5
"""The unit of all ways, in tenths of a space."""
TURN_COSTS: Final[list[int]] = [0, 6, 9, 6]
ANY_TURN: Final = 20
LONGEST_MOVE: Final = 3
KEPT: Final = 8
UNKNOWN: Final = -1


class Way:
    """How far it is to a goal. `far` is by space; `ahead` by place, for a tank that drives on.

    A place is a space and a direction: space * 4 + direction. `through`: walls may be shot down.
    With a `start`, what is farther than that from the goal is left out, and so is what is `most`
    away or more.
    """

    __slots__ = ("_left", "_queue", "ahead", "block", "board", "far", "goal", "through", "walls")

    def __init__(
        self,
        board: Board,
        block: list[int],
        walls: list[int],
        goal: int,
        through: bool,
        start: int = 0,
        most: int = FAR,
    ) -> None:
        self.board = board
        self.block = block
        self.walls = walls
        self.goal = goal
        self.through = through
        self.far: list[int] = [FAR] * board.size
        self.ahead: list[int] = [FAR] * (4 * board.size)
        self._left: list[int] = [UNKNOWN] * (4 * board.size)
        self._queue: list[list[int]] = [[goal]]
        self.far[goal] = 0
        for far, spaces in enumerate(self._queue):
            if far >= most or self.far[start] <= far:
                break
            for space in spaces:
                if self.far[space] == far:
                    if not block[space]:
                        self._drive_to(space, far)
                    elif through:
                        self._shoot_through(space, far + WALL_COST * block[space] + SPACE)

    def _drive_to(self, space: int, far: int) -> None:
        """Every Move that ends there, from the nearest place it can begin on to the farthest."""
        block, ground, ahead = self.block, self.board.ground, self.ahead
        deltas = self.board.delta
        slides = ground[space] == ICE and space != self.goal
        for facing in range(4):
            delta = deltas[facing]
            if slides and not block[space + delta]:
                continue
            start, length = space - delta, 1
            on_ice = True  # as long as a Move may end on any space before, and slide here
            while length <= LONGEST_MOVE:
                wall, below = block[start], ground[start]
                if wall >= CONCRETE or below >= WATER:
                    break
                now, place = far + MOVE_COST + SPACE * length, start * 4 + facing
                if now < ahead[place]:
                    ahead[place] = now
                    if now < self.far[start]:
                        self._come_to(start, now)
                if wall:
                    break
                on_ice = on_ice and below == ICE
                if not on_ice:
                    length += 1
                start -= delta

    def _shoot_through(self, space: int, far: int) -> None:
        """Up to a wall, and on when it has fallen."""
        for facing in range(4):
            start = space - self.board.delta[facing]
            if self.block[start] < CONCRETE and self.board.ground[start] < WATER:
                place = start * 4 + facing
                if far < self.ahead[place]:
                    self.ahead[place] = far
                    if far < self.far[start]:
                        self._come_to(start, far)

    def _come_to(self, space: int, far: int) -> None:
        """This space is so far away; the ways to it are looked for later."""
        self.far[space] = far
        while len(self._queue) <= far:
            self._queue.append([])
        self._queue[far].append(space)

    def is_to(self, board: Board, goal: int, through: bool) -> bool:
        """Does it lead to this goal on this board?"""
        return self.goal == goal and self.board is board and self.through == through

    def left(self, space: int, facing: int) -> int:
        """What is left to go from there, the turn that is needed first included."""
        place = space * 4 + facing
        best = self._left[place]
        if best == UNKNOWN:
            best = self.far[space] * TENTHS + ANY_TURN
            ahead = self.ahead
            for turn in range(4):
                left = ahead[space * 4 + ((facing + turn) & 3)] * TENTHS + TURN_COSTS[turn]
                best = min(best, left)
            self._left[place] = best
        return best


# Asking


LATEST: Final[list[Way]] = []
"""The ways last asked for, the latest first."""


def way_past(board: Board, block: list[int], goal: int, through: bool = False) -> Way:
    """The way to a goal past these walls, or through them."""
    for way in LATEST:
        if way.block is block and way.is_to(board, goal, through):
            return way
    walls = block if through else [min(wall, 1) for wall in block]
    for number, way in enumerate(LATEST):
        if way.walls == walls and way.is_to(board, goal, through):
            way.block = block
            LATEST.insert(0, LATEST.pop(number))
            return way
    found = Way(board, block, walls, goal, through)
    LATEST.insert(0, found)
    del LATEST[KEPT:]
    return found


def way_to(state: State, goal: int, through: bool = False) -> Way:
    """The way to a goal on the present board."""
    return way_past(state.board, state.block, goal, through)


def opens_way(way: Way, space: int, most: int) -> bool:
    """Could somebody less than this far from the goal of a way pass here, were there no wall?

    Whoever passes ends straight ahead, one Move nearer to the goal.
    """
    for facing in range(4):
        for ahead in way.board.rays[space * 4 + facing]:
            if way.block[ahead]:
                break
            if way.far[ahead] + MOVE_COST + SPACE < most:
                return True
    return False


def far_without(way: Way, space: int, start: int, most: int) -> int:
    """How far it is from a start without the wall on a space; some number from `most` on if more.

    Nothing of it is kept: walls are tried by the dozen.
    """
    if not opens_way(way, space, most):
        return most
    block = replaced(way.block, space, 0)
    opened = Way(way.board, block, block, way.goal, way.through, start=start, most=most)
    return opened.far[start]
