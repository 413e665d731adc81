"""What a computer player sees: the board of a view as a position it can try things on."""

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from hulldown.games.arcade.catalog import CARDS, KINDS, POWERS, STAR, Catalogue
from hulldown.games.arcade.catalog import catalogue_of as catalogue
from hulldown.games.arcade.info import INFO, SETS
from hulldown.games.arcade.rules.board import (
    CONCRETE,
    DAMAGED,
    FACINGS,
    FREE,
    ICE,
    NUMBERS,
    WATER,
    WHOLE,
    Board,
    Tile,
)
from hulldown.games.arcade.state import UNSEEN, State, blank
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import View

FAR: Final = 99
SIGNS: Final = ".F*~"
LONGEST_MOVE: Final = 3
MOVE_COST: Final = 0.5
TURN_COSTS: Final = (0.0, 0.6, 0.9, 0.6)


@lru_cache(maxsize=64)
def catalogue_for(seats: int, variants: tuple[str, ...], layout: str, sections: int) -> Catalogue:
    """The catalogue of a match like this one."""
    options: dict[str, JSON] = dict.fromkeys(variants, True)
    if seats > 4:
        options["board"] = f"2x{sections // 2}"
    if is_ours(layout):
        options["layout"] = layout
    return catalogue(INFO.configure(seats, options))


def is_ours(layout: str) -> bool:
    """Is the board made of tiles that come with the game?"""
    return layout.partition(":")[0] in SETS


def board_of(data: dict[str, JSON], island: bool) -> Board:
    """A board as a view draws it: each section is a tile that nobody has turned."""
    rows = [data["terrain"][f"row:{row}"] for row in range(len(data["terrain"]))]
    size, wide = len(rows) // 2, len(data["sections"]) // 2
    tiles = [
        _tile(data, rows, size, section // wide * size, section % wide * size)
        for section in range(2 * wide)
    ]
    return Board(tiles, [(section, 0) for section in range(2 * wide)], wide, island)


def _tile(data: dict[str, JSON], rows: list[str], size: int, top: int, left: int) -> Tile:
    signs = "".join(row[left : left + size] for row in rows[top : top + size])
    ground = [max(0, SIGNS.find(sign)) for sign in signs]
    block = [CONCRETE if sign == "#" else FREE for sign in signs]
    numbers, facings = [0] * NUMBERS, [0] * NUMBERS
    for id, told in data["numbers"].items():
        row, col = (int(part) for part in id.split(":")[1:])
        if top <= row < top + size and left <= col < left + size:
            numbers[told["number"] - 1] = (row - top) * size + col - left
            facings[told["number"] - 1] = facing_of(told["facing"])
    return Tile(f"section{top}{left}", size, ground, block, numbers, facings)


def facing_of(id: str) -> int:
    """The number of a facing."""
    return FACINGS.index(id.removeprefix("facing:"))


def world_of(view: View) -> State:
    """The position a view shows; what it hides is as at the start."""
    data = view.data
    variants = tuple(data["variants"])
    seats = len(data["seats"])
    cat = catalogue_for(seats, variants, data["layout"], len(data["sections"]))
    if not is_ours(data["layout"]) and data["layout"] not in cat.boards:
        cat.boards[data["layout"]] = board_of(data, cat.rules.island)
    state = blank(cat, data["layout"])
    state.round, state.captured = data["round"], 3 - data["eagles_left"]
    state.first = int(data["first"].removeprefix("seat:"))
    state.frozen = int(data["frozen"])
    for space in state.board.spaces:
        if state.block[space] in (DAMAGED, WHOLE):
            state.block[space] = FREE
    for wall in data["walls"]:
        state.block[space_of(state, wall["at"])] = WHOLE if wall["state"] == "whole" else DAMAGED
    state.bricks = data["reserves"]["bricks_left"]
    _put_tanks(state, data)
    _put_tokens(state, data)
    if view.seat is not None and "hand" in data:
        put_cards(state, view.seat, data)
    return state


def _put_tanks(state: State, data: dict[str, JSON]) -> None:
    for seat, told in enumerate(data["seats"]):
        state.kills[seat], state.eagles[seat] = told["kills"], told["eagles"]
        state.helms[seat] = told["helms"]
        state.engaged[seat] = int(told["status"] != "disengaged")
        if told["at"]:
            _put(state, seat, told)
    for told in data["bots"]:
        bot = state.seats + int(told["id"].removeprefix("bot:"))
        state.bots.append(bot)
        _put(state, bot, told)
        state.backs[bot - state.seats] = UNSEEN


def _put(state: State, tank: int, told: JSON) -> None:
    space = space_of(state, told["at"])
    state.at[tank], state.facing[tank] = space, facing_of(told["facing"])
    state.occupant[space] = tank + 1


def _put_tokens(state: State, data: dict[str, JSON]) -> None:
    for told in data["powerups"]:
        state.ups.append(space_of(state, told["at"]))
        state.up_kinds.append(POWERS.index(told["power"].removeprefix("power:")))
    state.up_reserve.out = state.up_kinds.count(STAR)
    state.bot_reserve.out = len(state.bots)
    if data["eagle"]:
        state.eagle, state.eagle_lies = space_of(state, data["eagle"]["at"]), 1


def put_cards(state: State, seat: int, data: dict[str, JSON]) -> None:
    """The seat's own hand, with what it has stacked so far."""
    names = [card["id"] for card in data["hand"] for _ in range(card["count"])]
    names += data["plan"]["first_stack"] + data["plan"]["second_stack"]
    for name in names:
        state.hands[seat * KINDS + CARDS.index(name.removeprefix("card:"))] += 1


def space_of(state: State, id: str) -> int:
    """The number of a space."""
    row, col = id.split(":")[1:]
    return state.board.space(int(row), int(col))


# The way to the Eagle


class Way:
    """How far it is to a goal, with slides as they are played and walls standing.

    `far` is by space; `ahead` by space and direction, for a tank that drives on that way.
    """

    def __init__(self, board: Board, block: tuple[int, ...], goal: int) -> None:
        self.far: list[float] = [FAR] * board.size
        self.ahead: list[float] = [FAR] * (4 * board.size)
        back: dict[int, list[tuple[float, int]]] = {}
        for space in board.spaces:
            if not block[space] and board.ground[space] < WATER:
                for place, cost, end in drives(board, block, space, goal):
                    back.setdefault(end, []).append((cost, place))
        self.far[goal] = 0.0
        queue = [(0.0, goal)]
        while queue:
            far, end = heappop(queue)
            if far > self.far[end]:
                continue
            for cost, place in back.get(end, ()):
                self.ahead[place] = min(self.ahead[place], far + cost)
                if far + cost < self.far[place // 4]:
                    self.far[place // 4] = far + cost
                    heappush(queue, (far + cost, place // 4))

    def left(self, space: int, facing: int) -> float:
        """What is left to go from there, the turn that is needed first included."""
        turned = [self.ahead[space * 4 + (facing + turn) % 4] for turn in range(4)]
        best = min(far + cost for far, cost in zip(turned, TURN_COSTS, strict=True))
        return min(best, self.far[space] + 2)


def drives(
    board: Board, block: tuple[int, ...], space: int, goal: int
) -> Iterator[tuple[int, float, int]]:
    """Each Move from a space that stays dry: space and direction, what it costs, where it ends."""
    for facing in range(4):
        delta = board.delta[facing]
        for length in range(1, LONGEST_MOVE + 1):
            here, driven = space, 0
            while not block[here + delta] and (driven < length or board.ground[here] == ICE):
                here += delta
                driven += 1
                if here == goal or board.ground[here] >= WATER:
                    break
            if driven and board.ground[here] < WATER:
                yield space * 4 + facing, MOVE_COST + min(driven, length), here


@lru_cache(maxsize=64)
def _way(cat: Catalogue, code: str, block: tuple[int, ...], goal: int) -> Way:
    return Way(cat.board(code), block, goal)


def way_to(state: State, goal: int) -> Way:
    """The way to a goal on the present board."""
    return _way(state.cat, state.code, tuple(state.block), goal)
