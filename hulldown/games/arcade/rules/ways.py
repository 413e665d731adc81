"""How far it is to a goal: Moves with their slides as they are played (A-087, A-092), and walls.

Roads are counted in halves of a space, what is left to go in tenths. What the walls of a board
allow is worked out once (`Roads`) and kept for the next question; the goal and tanks in the way
change a few roads of it.
"""

from typing import Final

from hulldown.games.arcade.catalog import NONE
from hulldown.games.arcade.rules.board import CONCRETE, DAMAGED, ICE, WATER, WHOLE, Board
from hulldown.games.arcade.state import State
from hulldown.kernel.messages import Seat

SPACE: Final = 2
FAR: Final = 99 * SPACE
MOVE_COST: Final = 1
WALL_COST: Final = 6
TENTHS: Final = 5
"""So many tenths of a space is the unit of all roads."""
TURN_COSTS: Final = (0, 6, 9, 6)
ANY_TURN: Final = 20
LONGEST_MOVE: Final = 3
KEPT: Final = 16
NOWHERE: Final[list[int]] = []


def is_drivable(board: Board, block: list[int], space: int) -> bool:
    """Could a tank ever stand there?"""
    return block[space] < CONCRETE and board.ground[space] < WATER


class Roads:
    """Every Move that stays dry, by the space it ends on: where it begins, and what it costs.

    A place is a space and a direction: space * 4 + direction. `through`: walls may be shot down.
    """

    __slots__ = ("block", "board", "costs", "starts", "through")

    def __init__(self, board: Board, block: list[int], through: bool) -> None:
        self.board = board
        self.block = block
        self.through = through
        self.starts: list[list[int]] = [[] for _ in range(board.size)]
        self.costs: list[list[int]] = [[] for _ in range(board.size)]
        for space in board.spaces:
            if is_drivable(board, block, space):
                for place in range(space * 4, space * 4 + 4):
                    self._add_moves(place)

    def _add_moves(self, place: int) -> None:
        """What `moves_from` says of a place that no tank is near, the quick way."""
        block, ground = self.block, self.board.ground
        delta = self.board.delta[place & 3]
        space = (place >> 2) + delta
        if self.through and block[space] in (DAMAGED, WHOLE):
            self._add(space, place, WALL_COST * block[space] + SPACE)
        cost = MOVE_COST
        for _ in range(LONGEST_MOVE):
            if block[space] or ground[space] >= WATER:
                return
            cost += SPACE
            end = space
            while ground[end] == ICE and not block[end + delta]:
                end += delta
            if ground[end] < WATER:
                self._add(end, place, cost)
            space += delta

    def _add(self, end: int, place: int, cost: int) -> None:
        self.starts[end].append(place)
        self.costs[end].append(cost)

    def moves_from(self, place: int, goal: int, stuck: list[int]) -> list[tuple[int, int]]:
        """Each Move from a place that stays dry: where it ends, and what it costs.

        It stops at the goal, and before tanks that cannot be pushed.
        """
        found: list[tuple[int, int]] = []
        for length in range(1, LONGEST_MOVE + 1):
            end, driven = self.drive(place, length, goal, stuck)
            if driven and self.board.ground[end] < WATER:
                found.append((end, MOVE_COST + SPACE * min(driven, length)))
            if driven < length:
                break
        if self.through:
            ahead = place // 4 + self.board.delta[place % 4]
            wall = self.block[ahead]
            if wall in (DAMAGED, WHOLE):
                found.append((ahead, WALL_COST * wall + SPACE))
        return found

    def drive(self, place: int, length: int, goal: int, stuck: list[int]) -> tuple[int, int]:
        """A-087, A-092: where a Move ends, and how many spaces it went."""
        block, ground = self.block, self.board.ground
        space, facing = place // 4, place % 4
        delta = self.board.delta[facing]
        driven = 0
        while not block[space + delta] and (driven < length or ground[space] == ICE):
            if stuck and (space + delta) * 4 + facing in stuck:
                break
            space += delta
            driven += 1
            if space == goal or ground[space] >= WATER:
                break
        return space, driven

    def places_before(self, space: int, facing: int) -> list[int]:
        """Every place from which a Move in this direction could come to this space."""
        found: list[int] = []
        delta = self.board.delta[facing]
        slides = self.board.ground[space - delta] == ICE
        space -= delta
        while is_drivable(self.board, self.block, space):
            found.append(space * 4 + facing)
            if self.block[space] or (len(found) == LONGEST_MOVE and not slides):
                break
            space -= delta
        return found


class Way:
    """How far it is to a goal. `far` is by space; `ahead` by place, for a tank that drives on.

    `stuck` are the places where a tank stands that cannot be pushed (A-091).
    """

    __slots__ = ("_changed", "_others", "_queue", "ahead", "far")

    def __init__(self, roads: Roads, goal: int, stuck: list[int]) -> None:
        size = roads.board.size
        self.far: list[int] = [FAR] * size
        self.ahead: list[int] = [FAR] * (4 * size)
        self._changed: list[int] = [0] * (4 * size)
        self._others: dict[int, list[tuple[int, int]]] = {}
        self._change_roads(roads, goal, stuck)
        self._queue: list[list[int]] = [[goal]]
        self.far[goal] = 0
        for far, spaces in enumerate(self._queue):
            for space in spaces:
                if self.far[space] == far:
                    self._come_to(far, roads.starts[space], roads.costs[space])
                    if space in self._others:
                        for place, cost in self._others[space]:
                            self._begin_at(place, far + cost)

    def _change_roads(self, roads: Roads, goal: int, stuck: list[int]) -> None:
        """Moves that come to the goal stop there, and those to such a tank before it."""
        places: list[int] = []
        for facing in range(4):
            places += roads.places_before(goal, facing)
        for tank in stuck:
            places += roads.places_before(tank // 4, tank % 4)
        for place in places:
            if not self._changed[place]:
                self._changed[place] = 1
                for end, cost in roads.moves_from(place, goal, stuck):
                    self._others.setdefault(end, []).append((place, cost))

    def _come_to(self, far: int, starts: list[int], costs: list[int]) -> None:
        """What leads to a space that is so far away is a little farther away."""
        for number, place in enumerate(starts):
            now = far + costs[number]
            if now < self.ahead[place] and not self._changed[place]:
                self._begin_at(place, now)

    def _begin_at(self, place: int, now: int) -> None:
        if now < self.ahead[place]:
            self.ahead[place] = now
            space = place >> 2
            if now < self.far[space]:
                self.far[space] = now
                while len(self._queue) <= now:
                    self._queue.append([])
                self._queue[now].append(space)

    def left(self, space: int, facing: int) -> int:
        """What is left to go from there, the turn that is needed first included."""
        best = self.far[space] * TENTHS + ANY_TURN
        for turn in range(4):
            now = self.ahead[space * 4 + (facing + turn) % 4] * TENTHS + TURN_COSTS[turn]
            best = min(best, now)
        return best


# Asking


LATEST: Final[list[Roads]] = []
"""The roads last asked for, the latest first."""


def roads_of(board: Board, block: list[int], through: bool) -> Roads:
    """What the walls of a board allow, kept while it is asked for."""
    for number, roads in enumerate(LATEST):
        if roads.board is board and roads.through == through and roads.block == block:
            if number:
                LATEST.insert(0, LATEST.pop(number))
            return roads
    roads = Roads(board, block.copy(), through)
    LATEST.insert(0, roads)
    del LATEST[KEPT:]
    return roads


def way_to(state: State, goal: int, seat: Seat = NONE, through: bool = False) -> Way:
    """The way to a goal on the present board, for a seat past other players' tanks."""
    stuck = stuck_tanks(state, seat) if seat != NONE else NOWHERE
    return Way(roads_of(state.board, state.block, through), goal, stuck)


def stuck_tanks(state: State, seat: Seat) -> list[int]:
    """A-091: where another player's tank stands with an obstacle behind it, by direction."""
    found: list[int] = []
    for other in range(state.seats):
        space = state.at[other]
        if other != seat and space:
            for facing in range(4):
                if state.block[space + state.board.delta[facing]]:
                    found.append(space * 4 + facing)
    return found
