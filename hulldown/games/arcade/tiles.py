"""Sets of tiles: read from text grids, and put to the ten checks before anybody plays on them.

A-002: four square tiles of one size, each with a colour of its own.
"""

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from hulldown.games.arcade.rules.board import (
    ABYSS,
    CONCRETE,
    FOREST,
    FREE,
    ICE,
    NUMBERS,
    PLAIN,
    WATER,
    WHOLE,
    Board,
    Tile,
)
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Message
from hulldown.toolbox.faults import faulty, typed

TILES: Final = 4
SMALLEST: Final = 6
LARGEST: Final = 13
MOST_BRICKS: Final = 12
DIAGONAL_STARTS: Final = 4
CORNER_STARTS: Final = 8
LONGEST_MOVE: Final = 3
LEGEND: Final = {
    ".": (PLAIN, FREE),
    "F": (FOREST, FREE),
    "*": (ICE, FREE),
    "~": (WATER, FREE),
    "#": (PLAIN, CONCRETE),
    "b": (PLAIN, WHOLE),
}
SIGNS: Final = {PLAIN: ".", FOREST: "F", ICE: "*", WATER: "~"}
ARROWS: Final = "^>v<"
ID: Final = re.compile("[a-z]{2,20}")


class Fault(NamedTuple):
    """What is wrong with a set: the tile, its row from 1 (0: the whole tile), and what."""

    tile: str
    row: int
    message: Message


def fault(id: str, tile: str, row: int = 0, **args: JSON) -> Fault:
    """A fault of a tile, told with the tile's name."""
    return Fault(tile, row, Message(id, {"tile": typed(tile), **args}))


def fault_of_set(id: str, **args: JSON) -> Fault:
    """A fault of the tiles together."""
    return Fault("set", 0, Message(id, args))


# Reading and writing a grid


def read_grid(grid: str) -> list[list[str]]:
    """The signs of a grid, row by row."""
    return [line.split() for line in grid.strip().splitlines()]


def grid_faults(id: str, rows: list[list[str]]) -> Iterator[Fault]:
    """Not square, too small, signs that the legend has not; check 7: the numbers 1 to 4 once."""
    size = len(rows)
    if not SMALLEST <= size <= LARGEST:
        yield fault("fault-rows", id, count=size, least=SMALLEST, most=LARGEST)
    seen: dict[str, int] = {}
    for number, row in enumerate(rows, start=1):
        if len(row) != size:
            yield fault("fault-spaces", id, number, count=len(row), rows=size)
        for sign in row:
            if not is_number(sign):
                if sign not in LEGEND:
                    known = typed(" ".join(LEGEND))
                    yield fault("fault-sign", id, number, sign=typed(sign), known=known)
            elif sign[0] in seen:
                earlier = seen[sign[0]]
                yield fault("fault-number-twice", id, number, number=sign[0], earlier=earlier)
            else:
                seen[sign[0]] = number
    for digit in "1234":
        if digit not in seen:
            yield fault("fault-number-missing", id, number=digit)


def is_number(sign: str) -> bool:
    """A numbered space and where the top of its number points, as 3> does?"""
    return len(sign) == 2 and sign[0] in "1234" and sign[1] in ARROWS


def tile_of(id: str, rows: list[list[str]]) -> Tile:
    """The tile of a grid without faults."""
    ground: list[int] = []
    block: list[int] = []
    numbers, facings = [0] * NUMBERS, [0] * NUMBERS
    for sign in (sign for row in rows for sign in row):
        if is_number(sign):
            numbers[int(sign[0]) - 1] = len(ground)
            facings[int(sign[0]) - 1] = ARROWS.index(sign[1])
        printed = LEGEND.get(sign, (PLAIN, FREE))
        ground.append(printed[0])
        block.append(printed[1])
    return Tile(id, len(rows), ground=ground, block=block, numbers=numbers, facings=facings)


def read_tiles(entries: list[dict[str, Any]], file: str, on_boards: bool) -> list[Tile]:
    """The tiles of a set, or an error that names file, tile, row and reason."""
    found = list(set_faults(entries, on_boards))
    if found:
        tile, row, message = found[0]
        raise faulty(file, f"{tile}, row {row}" if row else tile, message)
    return [tile_of(entry["id"], read_grid(entry["grid"])) for entry in entries]


# The ten checks


def set_faults(entries: list[dict[str, Any]], on_boards: bool = True) -> Iterator[Fault]:
    """Whatever keeps a set from being played: grids first, then tiles, then boards of them.

    Check 10 takes a moment: for our own sets a test does it once for all.
    """
    if len(entries) != TILES:
        yield fault_of_set("fault-tiles", count=len(entries), tiles=TILES)
    ids = [entry["id"] for entry in entries]
    for id in dict.fromkeys(ids):
        if ID.fullmatch(id) is None:
            yield fault("fault-tile-name", id)
        if ids.count(id) > 1:
            yield fault("fault-tile-twice", id)
    found = [one for e in entries for one in grid_faults(e["id"], read_grid(e["grid"]))]
    yield from found
    if found or len(set(ids)) != TILES:
        return
    tiles = [tile_of(entry["id"], read_grid(entry["grid"])) for entry in entries]
    if len({tile.size for tile in tiles}) > 1:
        yield fault_of_set("fault-sizes")
        return
    found = [one for tile in tiles for one in tile_faults(tile)] + list(brick_faults(tiles))
    yield from found
    if on_boards and not found:
        yield from ice_faults(tiles)


def tile_faults(tile: Tile) -> Iterator[Fault]:
    """Checks 1 to 5, 8 and 9: what must hold for each tile by itself."""
    yield from diagonal_faults(tile)
    for number, place in enumerate(tile.numbers, start=1):
        if is_diagonal(tile, place):
            yield fault("fault-on-diagonal", tile.id, row_of(tile, place), number=number)
    reached = region(tile)
    for place in range(tile.size**2):
        if can_stand(tile, place) and place not in reached:
            yield fault("fault-cut-off", tile.id, row_of(tile, place))
            break
    for corner in range(4):
        turned = tile.turned(corner)
        count = sum(is_start(turned, place) for place in corner_places(tile.size))
        if count < CORNER_STARTS:
            yield fault("fault-corner", tile.id, count=count, least=CORNER_STARTS)


def diagonal_faults(tile: Tile) -> Iterator[Fault]:
    """Checks 1, 2 and 3: diagonals (and the Eagle's spaces on them) can be entered; starts fit."""
    for name, places in diagonals(tile.size).items():
        for place in places:
            if not can_stand(tile, place):
                yield fault("fault-closed", tile.id, row_of(tile, place), way=name)
        count = sum(is_start(tile, place) for place in places)
        if count < DIAGONAL_STARTS:
            yield fault("fault-starts", tile.id, way=name, count=count, least=DIAGONAL_STARTS)


def brick_faults(tiles: list[Tile]) -> Iterator[Fault]:
    """Check 6 (A-005): there are no more Brick tokens than twelve."""
    count = sum(tile.block.count(WHOLE) for tile in tiles)
    if count > MOST_BRICKS:
        yield fault_of_set("fault-bricks", count=count, most=MOST_BRICKS)


def ice_faults(tiles: list[Tile]) -> Iterator[Fault]:
    """Check 10: on a sample of boards every Eagle space is reached from everywhere, dry."""
    for number, order in enumerate(permutations(range(TILES))):
        turns = [(number * (place + 1) + place) % 4 for place in range(TILES)]
        board = Board(tiles, list(zip(order, turns, strict=True)), 2, False)
        for section in range(TILES):
            if not is_reached(board, board.eagle_space(section, 0)):
                yield fault("fault-eagle", tiles[order[section]].id)
                return


def is_reached(board: Board, eagle: int) -> bool:
    """Check 10: from every space where a tank can rest?"""
    reached, changed = {eagle}, True
    drives = {space: list(drives_from(board, space)) for space in rests(board)}
    while changed:
        changed = False
        for space, ways in drives.items():
            if space not in reached and any(way & reached for way in ways):
                reached.add(space)
                changed = True
    return reached >= set(drives)


def rests(board: Board) -> list[int]:
    """The spaces where a tank can be."""
    return [s for s in board.spaces if not board.block[s] and board.ground[s] < WATER]


def drives_from(board: Board, space: int) -> Iterator[set[int]]:
    """For each Move that stays dry: its last space, and an Eagle's wherever it passes one."""
    eagles = {board.eagle_space(section, way) for section in board.rim for way in (0, 1)}
    for facing in range(4):
        for length in range(1, LONGEST_MOVE + 1):
            path = drive(board, space, facing, length)
            if path and board.ground[path[-1]] not in (WATER, ABYSS):
                yield {path[-1], *(eagles & set(path))}


def drive(board: Board, space: int, facing: int, length: int) -> list[int]:
    """The spaces of a Move on an empty board, its slide included."""
    path: list[int] = []
    for step in range(board.size):
        ahead = space + board.delta[facing]
        if board.block[ahead] or (step >= length and board.ground[space] != ICE):
            break
        path.append(ahead)
        space = ahead
        if board.ground[space] in (WATER, ABYSS):
            break
    return path


# A tile's geometry


def row_of(tile: Tile, place: int) -> int:
    """The row of a place, from 1."""
    return place // tile.size + 1


def diagonals(size: int) -> dict[str, list[int]]:
    """The two long diagonals."""
    falling = [i * size + i for i in range(size)]
    return {"falling": falling, "rising": [i * size + size - 1 - i for i in range(size)]}


def is_diagonal(tile: Tile, place: int) -> bool:
    """Is it on a long diagonal?"""
    return any(place in places for places in diagonals(tile.size).values())


def can_stand(tile: Tile, place: int) -> bool:
    """Plain, forest or ice without an obstacle?"""
    return not tile.block[place] and tile.ground[place] < WATER


def is_start(tile: Tile, place: int) -> bool:
    """A-065: can a tank be put there?"""
    return not tile.block[place] and tile.ground[place] in (PLAIN, FOREST)


def corner_places(size: int) -> list[int]:
    """From the upper left corner up to and including the long diagonal."""
    return [row * size + col for row in range(size) for col in range(size - row)]


def region(tile: Tile) -> set[int]:
    """All that can be reached from the upper left corner with every wall standing."""
    n = tile.size
    reached: set[int] = set()
    left = [0]
    while left:
        place = left.pop()
        if place in reached or not can_stand(tile, place):
            continue
        reached.add(place)
        row, col = divmod(place, n)
        near = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
        left += [r * n + c for r, c in near if 0 <= r < n and 0 <= c < n]
    return reached
