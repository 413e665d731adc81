"""A-002, A-054, A-055: tiles form one board; where its sections, numbers and corners lie.

Spaces are numbered row by row, with a rim of spaces around the board that are its edge.
"""

from typing import Final, Literal, TypeAlias, TypedDict

# What a space is.
PLAIN: Final = 0
FOREST: Final = 1
ICE: Final = 2
WATER: Final = 3
ABYSS: Final = 4
GROUNDS: Final = ("plain", "forest", "ice", "water", "abyss")

# What stands on a space and hinders.
FREE: Final = 0
DAMAGED: Final = 1
WHOLE: Final = 2
CONCRETE: Final = 3
EDGE: Final = 4

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = ("north", "east", "south", "west")
Facing: TypeAlias = Literal["facing:north", "facing:east", "facing:south", "facing:west"]
FACING_IDS: Final[tuple[Facing, ...]] = (
    "facing:north", "facing:east", "facing:south", "facing:west",
)  # fmt: skip

CLOCKWISE: Final = 0
COUNTER: Final = 1
NUMBERS: Final = 4
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
ROW_SIGNS: Final = ".F*~"
SIGNS: Final = ("", "FF", "**", "~~")


class NumberView(TypedDict):
    """A-055: a numbered space: its colour, its number, and where the top of the number points."""

    colour: str
    number: int
    facing: Facing


class SectionView(TypedDict):
    """A-054: the tile that lies there, and its quarter turns."""

    colour: str
    turns: int


class Tile:
    """One tile as it is printed: ground and obstacles row by row, and its numbered spaces."""

    def __init__(
        self,
        id: str,
        size: int,
        ground: list[int],
        block: list[int],
        numbers: list[int],
        facings: list[int],
    ) -> None:
        self.id = id
        self.size = size
        self.ground = ground
        self.block = block
        self.numbers = numbers
        self.facings = facings

    def turned(self, turns: int) -> "Tile":
        """A-054: the tile after this many quarter turns clockwise; its numbers turn with it."""
        tile = self
        for _ in range(turns):
            tile = tile._turned_once()
        return tile

    def _turned_once(self) -> "Tile":
        n = self.size
        source = [(n - 1 - col) * n + row for row in range(n) for col in range(n)]
        numbers = [source.index(place) for place in self.numbers]
        ground = [self.ground[place] for place in source]
        block = [self.block[place] for place in source]
        facings = [(facing + 1) % 4 for facing in self.facings]
        return Tile(self.id, n, ground=ground, block=block, numbers=numbers, facings=facings)


class Board:
    """A-002, A-054: the board of a match. It never changes, and clones of a position share it.

    `places` are tile numbers with their quarter turns, section by section, row by row.
    """

    def __init__(self, tiles: list[Tile], places: list[tuple[int, int]], wide: int, island: bool):
        self.tiles = tiles
        self.places = places
        self.wide = wide
        self.island = island
        self.high = len(places) // wide
        self.tile_size = tiles[0].size
        self.rows = self.high * self.tile_size
        self.cols = wide * self.tile_size
        self.width = self.cols + 2
        self.size = self.width * (self.rows + 2)
        self.delta: list[int] = [-self.width, 1, self.width, -1]
        self.ground: list[int] = [ABYSS] * self.size
        self.block: list[int] = [FREE if island else EDGE] * self.size
        self.row: list[int] = [space // self.width - 1 for space in range(self.size)]
        self.col: list[int] = [space % self.width - 1 for space in range(self.size)]
        self.section: list[int] = [-1] * self.size
        self.spaces: list[int] = [
            self.space(row, col) for row in range(self.rows) for col in range(self.cols)
        ]
        self.colours: list[int] = [tile for tile, _ in places]
        self.number_space: list[int] = []
        self.number_facing: list[int] = []
        for number, (tile, turns) in enumerate(places):
            self._lay(number, tiles[tile].turned(turns))
        self.bricks = self.block.count(WHOLE)
        self.number_at: list[int] = [-1] * self.size
        for number, space in enumerate(self.number_space):
            self.number_at[space] = number
        self.rays: list[list[int]] = [
            self._ray(space, facing) for space in range(self.size) for facing in range(4)
        ]
        self.rim: list[int] = self._rim()
        self.corners: list[int] = [
            self.space(row, col) for row in (0, self.rows - 1) for col in (0, self.cols - 1)
        ]
        self.corner_sections: list[list[int]] = [
            [space for space in self.spaces if self.section[space] == self.section[corner]]
            for corner in self.corners
        ]
        self.near_corners: list[list[int]] = [self._up_to_diagonal(corner) for corner in range(4)]
        self.diagonals: list[list[int]] = [
            [space for space in near if self.from_corner(corner, space) == self.tile_size - 1]
            for corner, near in enumerate(self.near_corners)
        ]
        self.ids: list[str] = [self._id(space) for space in range(self.size)]
        self.brick_ids: list[str] = [
            f"brick:{self.row[space]}:{self.col[space]}" for space in range(self.size)
        ]
        self._printed: Printed | None = None

    def levelled(self, space: int) -> "Board":
        """A-131 (AQ-66): the same board with this space as plain ground."""
        other = Board(self.tiles, self.places, self.wide, self.island)
        other.ground = self.ground.copy()
        other.ground[space] = PLAIN
        return other

    def printed(self) -> "Printed":
        """What views tell of the board itself, worked out once."""
        if self._printed is None:
            self._printed = Printed(self)
        return self._printed

    def space(self, row: int, col: int) -> int:
        """The number of a space."""
        return (row + 1) * self.width + col + 1

    def _id(self, space: int) -> str:
        """What views and events call a space; beyond the edge rows and columns count from 1."""
        if self.section[space] >= 0:
            return f"space:{self.row[space]}:{self.col[space]}"
        return f"edge:{self.row[space] + 1}:{self.col[space] + 1}"

    def _lay(self, section: int, tile: Tile) -> None:
        n = self.tile_size
        top, left = section // self.wide * n, section % self.wide * n
        for place in range(n * n):
            space = self.space(top + place // n, left + place % n)
            self.ground[space] = tile.ground[place]
            self.block[space] = tile.block[place]
            self.section[space] = section
        for number in range(NUMBERS):
            place = tile.numbers[number]
            self.number_space.append(self.space(top + place // n, left + place % n))
            self.number_facing.append(tile.facings[number])

    def _ray(self, space: int, facing: int) -> list[int]:
        """The spaces straight ahead, to the edge."""
        found: list[int] = []
        if self.section[space] >= 0:
            ahead = space + self.delta[facing]
            while self.section[ahead] >= 0:
                found.append(ahead)
                ahead += self.delta[facing]
        return found

    def _rim(self) -> list[int]:
        """AQ-63: the sections clockwise along the rim."""
        last = len(self.places)
        return [*range(self.wide), *range(last - 1, self.wide - 1, -1)]

    def next_section(self, section: int, way: int) -> int:
        """A-097: the next section clockwise or counter-clockwise."""
        place = self.rim.index(section) + (1 if way == CLOCKWISE else -1)
        return self.rim[place % len(self.rim)]

    def eagle_space(self, section: int, way: int) -> int:
        """A-063, A-098 (AQ-63): the third space from the section's rim corner that lies ahead."""
        is_top = section < self.wide
        left = section % self.wide
        is_middle = 0 < left < self.wide - 1
        is_left = is_top == (way == COUNTER) if is_middle else left == 0
        row = 2 if is_top else self.rows - 3
        start = left * self.tile_size
        return self.space(row, start + 2 if is_left else start + self.tile_size - 3)

    def far_corner(self, eagle: int) -> int:
        """A-151 (AQ-64): the corner of the board with the greatest distance from the Eagle."""
        best, found = -1, 0
        for corner in range(4):
            space = self.corners[corner]
            down = self.row[space] - self.row[eagle]
            across = self.col[space] - self.col[eagle]
            distance = down * down + across * across
            if distance > best:
                best, found = distance, corner
        return found

    def from_corner(self, corner: int, space: int) -> int:
        """Rows plus columns between a corner and a space."""
        other = self.corners[corner]
        down = self.row[space] - self.row[other]
        return abs(down) + abs(self.col[space] - self.col[other])

    def _up_to_diagonal(self, corner: int) -> list[int]:
        """A-166: the spaces of a corner's section up to its long diagonal."""
        spaces, long = self.corner_sections[corner], self.tile_size - 1
        return [space for space in spaces if self.from_corner(corner, space) <= long]

    def corner_spaces(self, corner: int) -> list[int]:
        """The spaces of a corner's section."""
        return self.corner_sections[corner]

    def sections_of(self, colour: int, eagle: int) -> list[int]:
        """A-167 (AQ-65): the sections of a colour, the nearest to the Eagle first."""
        found = [section for section, one in enumerate(self.colours) if one == colour]
        if len(found) > 1:
            start = self.rim.index(self.section[eagle])
            around = [(self.rim.index(one) - start) % len(self.rim) for one in found]
            if (self._distance(found[1], eagle), around[1]) < (
                self._distance(found[0], eagle),
                around[0],
            ):
                found.reverse()
        return found

    def _distance(self, section: int, space: int) -> int:
        """The straight distance from a section's centre, doubled and squared."""
        n = self.tile_size
        down = 2 * (section // self.wide * n - self.row[space]) + n - 1
        across = 2 * (section % self.wide * n - self.col[space]) + n - 1
        return down * down + across * across

    def around(self, space: int) -> list[int]:
        """A-047: a space and its neighbours, cut off at the edge."""
        found: list[int] = []
        for row in range(self.row[space] - 1, self.row[space] + 2):
            for col in range(self.col[space] - 1, self.col[space] + 2):
                if 0 <= row < self.rows and 0 <= col < self.cols:
                    found.append(self.space(row, col))
        return found

    def name(self, space: int) -> str:
        """A space as players call it: column and row, as c4."""
        return f"{column_name(self.col[space])}{self.row[space] + 1}"


def column_name(col: int) -> str:
    """A column as players call it: a to z, then aa to az."""
    return LETTERS[col] if col < len(LETTERS) else LETTERS[0] + LETTERS[col - len(LETTERS)]


def space_names(rows: int, cols: int) -> list[str]:
    """The names of a board's spaces, row by row."""
    return [f"{column_name(col)}{row + 1}" for row in range(rows) for col in range(cols)]


class Printed:
    """What is printed on a board: rows of signs, numbers and sections, and cells of a text map.

    A cell of the map is two signs for what is there and one for the ground under it, `under`;
    `head` names its columns, `labels` its rows.
    """

    __slots__ = ("cells", "head", "labels", "numbers", "sections", "terrain", "under")

    def __init__(self, board: Board) -> None:
        self.terrain: dict[str, str] = {
            f"row:{row}": _signs(board, board.space(row, 0)) for row in range(board.rows)
        }
        self.numbers: dict[str, NumberView] = {
            board.ids[space]: _number(board, place)
            for place, space in enumerate(board.number_space)
        }
        self.sections: dict[str, SectionView] = {
            f"section:{n}": {"colour": f"tile:{board.tiles[tile].id}", "turns": turns}
            for n, (tile, turns) in enumerate(board.places)
        }
        columns = " ".join([f"{column_name(col):<2}" for col in range(board.cols)])
        self.head = f"    {columns}".rstrip()
        self.labels: list[str] = [f"{row + 1:>2}: " for row in range(board.rows)]
        self.cells: list[str] = [""] * board.size
        self.under: list[str] = [" "] * board.size
        for space in board.spaces:
            sign = SIGNS[board.ground[space]]
            self.under[space] = sign[:1] or " "
            self.cells[space] = (sign or _plain_cell(board, space)) + " "
            if board.block[space] == CONCRETE:
                self.cells[space] = "##" + self.under[space]


def _signs(board: Board, start: int) -> str:
    """A row, one character per space; walls, which may go, are listed by themselves."""
    out = ""
    for space in range(start, start + board.cols):
        out += "#" if board.block[space] == CONCRETE else ROW_SIGNS[board.ground[space]]
    return out


def _number(board: Board, place: int) -> NumberView:
    return {
        "colour": f"tile:{board.tiles[board.colours[place // NUMBERS]].id}",
        "number": place % NUMBERS + 1,
        "facing": FACING_IDS[board.number_facing[place]],
    }


def _plain_cell(board: Board, space: int) -> str:
    """A numbered space by its colour's first letter, as R1; else plain ground."""
    place = board.number_at[space]
    if place < 0:
        return ". "
    return f"{board.tiles[board.colours[place // NUMBERS]].id[0].upper()}{place % NUMBERS + 1}"
