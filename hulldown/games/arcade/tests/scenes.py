"""Positions drawn as small text boards, and what happens on them.

    before = scene('''
        A>  .   1<  *   ~
    ''')
    after = drive(before, "A", "advance_3")
    assert drawn(after) == drawing('''
        .   .   .   A>  ~
    ''')

The drawing is the north-west corner of the board; what it does not show is plain ground.

    .  plain   F  forest   *  ice   ~  water   #  concrete   b  wall   d  damaged wall
    A> a tank facing east (a> if disengaged)   1< a bot   @  the Eagle
    st cl he sh gr  Power-Ups

A tank, an Eagle or a Power-Up on other ground has its sign behind it: A>F, @*.
Nothing is left to luck: a draw that `luck` does not script fails, unless `rest` answers it.
"""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, Final

from hulldown.games.arcade import GAME
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import (
    ADVANCE_3,
    CARDS,
    KINDS,
    POWERS,
    STAR,
    TURNS,
    Catalogue,
    Power,
    catalogue_of,
)
from hulldown.games.arcade.flow import DECISIONS
from hulldown.games.arcade.rules import bots, fire, movement
from hulldown.games.arcade.rules.board import (
    CONCRETE,
    DAMAGED,
    FOREST,
    ICE,
    PLAIN,
    WATER,
    WHOLE,
    Board,
    Tile,
)
from hulldown.games.arcade.state import (
    BOT,
    CHOOSE_BOT,
    DRIVE,
    FIRE,
    NOTHING,
    PLANNING,
    SLIDE,
    State,
    blank,
)
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Event, Refusal, Seat
from hulldown.kernel.table import Table

ARROWS: Final = "^>v<"
LETTERS: Final = "ABCDEFGH"
GROUND: Final = {".": PLAIN, "F": FOREST, "*": ICE, "~": WATER}
BLOCK: Final = {"b": WHOLE, "d": DAMAGED, "#": CONCRETE}
UPS: Final = ("st", "cl", "he", "sh", "gr")
SIZE: Final = 6
NUMBERED: Final = count()


@cache
def _config(seats: int, options: tuple[tuple[str, Any], ...]) -> Config:
    return GAME.info.configure(seats, dict(options))


def config(seats: int = 2, **options: Any) -> Config:
    """A config with these options, its catalogue made only once."""
    return _config(seats, tuple(sorted(options.items())))


def catalogue(seats: int = 2, **options: Any) -> Catalogue:
    """The catalogue of such a config."""
    return catalogue_of(config(seats, **options))


# Drawings


def cells(text: str) -> list[list[str]]:
    """The cells of a drawing, row by row."""
    return [line.split() for line in text.strip().splitlines()]


def drawing(text: str) -> str:
    """A drawing as `drawn` gives it."""
    return "\n".join(" ".join(row) for row in cells(text))


def board_of(rows: list[list[str]], wide: int, island: bool) -> Board:
    """A board with this drawing in its corner; the numbers lie in every tile's last row."""
    ground = [[PLAIN] * (SIZE * wide) for _ in range(2 * SIZE)]
    block = [[0] * (SIZE * wide) for _ in range(2 * SIZE)]
    for row, line in enumerate(rows):
        for col, cell in enumerate(line):
            last = cell if len(cell) == 1 else cell[1 if cell[0] == "@" else 2 :]
            ground[row][col] = GROUND.get(last, PLAIN)
            block[row][col] = CONCRETE if cell == "#" else 0
    tiles = []
    for section in range(2 * wide):
        top, left = section // wide * SIZE, section % wide * SIZE
        places = [(top + n // SIZE, left + n % SIZE) for n in range(SIZE * SIZE)]
        flat = [ground[row][col] for row, col in places]
        walls = [block[row][col] for row, col in places]
        tiles.append(Tile(f"tile{section}", SIZE, flat, walls, [30, 31, 32, 33], [0, 0, 0, 0]))
    return Board(tiles, [(section, 0) for section in range(2 * wide)], wide, island)


def scene(text: str = "", seats: int = 0, **options: Any) -> State:
    """The position of a drawing: the first maneuvers are about to be resolved, seat 0 is first."""
    rows = cells(text)
    letters = [cell[0].upper() for row in rows for cell in row if is_tank(cell)]
    most = max([LETTERS.index(letter) + 1 for letter in letters if letter in LETTERS], default=1)
    cat = catalogue(seats or max(2, most), **options)
    code = f"drawn: {next(NUMBERED)}"
    cat.boards[code] = board_of(rows, cat.rules.wide, cat.rules.island)
    state = blank(cat, code)
    state.round, state.turn = 1, -1
    state.eagle = state.board.eagle_space(len(state.board.places) - 1, 0)
    for row, line in enumerate(rows):
        for col, cell in enumerate(line):
            put(state, state.board.space(row, col), cell)
    state.bots.sort()
    state.bricks = cat.bricks - sum(block in (DAMAGED, WHOLE) for block in state.block)
    state.up_reserve.out = state.up_kinds.count(STAR)
    for power in state.up_kinds:
        if power != STAR:
            state.up_reserve.maybe.remove(power)
    state.bot_reserve.out = len(state.bots)
    return state


def is_tank(cell: str) -> bool:
    return len(cell) > 1 and cell[1] in ARROWS


def put(state: State, space: int, cell: str) -> None:
    """What a cell of a drawing shows."""
    if cell in BLOCK:
        state.block[space] = BLOCK[cell]
    elif cell[0] == "@":
        state.eagle, state.eagle_lies = space, 1
    elif cell[:2] in UPS:
        state.ups.append(space)
        state.up_kinds.append(Power(UPS.index(cell[:2])))
    elif is_tank(cell):
        tank = number(state, cell[0].upper())
        state.at[tank], state.facing[tank] = space, ARROWS.index(cell[1])
        state.occupant[space] = tank + 1
        if tank >= state.seats:
            state.bots.append(tank)
        else:
            state.engaged[tank] = int(cell[0].isupper())


def number(state: State, name: str) -> int:
    """A tank by its letter, a bot by its digit."""
    return LETTERS.index(name) if name in LETTERS else state.seats + int(name) - 1


def drawn(state: State, rows: int = 0, cols: int = 0) -> str:
    """A position as a drawing of the same corner; of one row unless told."""
    return "\n".join(
        " ".join(cell_of(state, state.board.space(row, col)) for col in range(cols))
        for row in range(rows)
    )


def like(state: State, text: str) -> bool:
    """Does the position look like this drawing?"""
    wanted = cells(text)
    found = drawn(state, len(wanted), len(wanted[0]))
    assert found == drawing(text), f"\n{found}\nis not\n{drawing(text)}"
    return True


def cell_of(state: State, space: int) -> str:
    """The sign or signs of a space."""
    ground = "" if state.board.ground[space] == PLAIN else ".F*~"[state.board.ground[space]]
    tank = state.occupant[space] - 1
    if tank >= state.seats:
        return str(tank - state.seats + 1) + ARROWS[state.facing[tank]] + ground
    if tank >= 0:
        letter = LETTERS[tank] if state.engaged[tank] else LETTERS[tank].lower()
        return letter + ARROWS[state.facing[tank]] + ground
    if state.block[space]:
        return next(sign for sign, block in BLOCK.items() if block == state.block[space])
    if space == state.eagle and state.eagle_lies:
        return "@" + ground
    if space in state.ups:
        return UPS[state.up_kinds[state.ups.index(space)]] + ground
    return ground or "."


# What happens


def table_of(state: State, luck: Sequence[int] = (), rest: int | None = None) -> Table[State]:
    """A table on a copy of the position."""
    return Table(state.clone(), ScriptedChance(list(luck), rest), True)


def drive(
    state: State, name: str, *cards: str, luck: Sequence[int] = (), rest: int | None = None
) -> State:
    """A player's tank carries these cards out, and nothing else happens."""
    return driven(state, name, *cards, luck=luck, rest=rest).state


def driven(
    state: State, name: str, *cards: str, luck: Sequence[int] = (), rest: int | None = None
) -> Table[State]:
    """The same, with all that was told."""
    table = table_of(state, luck, rest)
    world, tank = table.state, number(state, name)
    world.turn = (tank - world.first) % world.seats
    for card in map(CARDS.index, cards):
        if not world.at[tank] or world.asking != NOTHING:
            break
        if card > ADVANCE_3:
            movement.turn_tank(table, tank, TURNS[card])
            continue
        movement.begin_drive(world, tank, world.facing[tank], card + 1)
        go_on(table)
    return table


def go_on(table: Table[State]) -> None:
    """Whatever drives or slides goes on until somebody is asked."""
    while table.state.asking == NOTHING and table.state.stage in (DRIVE, SLIDE, BOT):
        bots.go_on(table)


def bots_move(
    state: State,
    maneuvers: int,
    order: str = "",
    luck: Sequence[int] = (),
    rest: int | None = None,
) -> State:
    """All bots make this many maneuvers, in this order of their digits if asked for one."""
    return bots_moved(state, maneuvers, order, luck, rest).state


def bots_moved(
    state: State,
    maneuvers: int,
    order: str = "",
    luck: Sequence[int] = (),
    rest: int | None = None,
) -> Table[State]:
    """The same, with all that was told."""
    table = table_of(state, luck, rest)
    world = table.state
    world.highest = maneuvers
    bots.begin_bots(world)
    wanted = [number(state, digit) for digit in order]
    while world.stage != FIRE:
        if world.asked:
            if not wanted or not world.to_move:
                return table
            world.asking, world.asked = NOTHING, ()
            bots.begin_bot(table, wanted.pop(0))
        elif world.stage == CHOOSE_BOT:
            bots.choose_bot(table)
        else:
            bots.go_on(table)
        if world.asking not in (NOTHING, 3):
            return table
    return table


def volley(state: State, luck: Sequence[int] = (), rest: int | None = None) -> State:
    """Everybody fires."""
    return fired(state, luck, rest).state


def fired(state: State, luck: Sequence[int] = (), rest: int | None = None) -> Table[State]:
    """The same, with all that was told."""
    table = table_of(state, luck, rest)
    fire.resolve_fire(table)
    return table


def give(state: State, name: str, **cards: int) -> State:
    """The same position with these cards in a hand; the rest is in the deck."""
    world = state.clone()
    start = number(state, name) * KINDS
    for card, count_ in cards.items():
        kind = CARDS.index(card)
        world.decks[start + kind] += world.hands[start + kind] - count_
        world.hands[start + kind] = count_
    return world


def planning(state: State) -> State:
    """The same position with everybody about to plan."""
    world = state.clone()
    world.asking = PLANNING
    world.asked = tuple(seat for seat in range(state.seats) if state.at[seat])
    return world


def read(state: State, notation: str) -> ArcadeAction:
    """An action by its notation."""
    return state.cat.table.read(notation)


def act(
    state: State, seat: Seat, *notations: str, luck: Sequence[int] = (), rest: int | None = None
) -> State:
    """The seat does this, each being legal, and whatever follows."""
    return acted(state, seat, *notations, luck=luck, rest=rest).state


def acted(
    state: State, seat: Seat, *notations: str, luck: Sequence[int] = (), rest: int | None = None
) -> Table[State]:
    """The same, with all that was told."""
    table = table_of(state, luck, rest)
    for notation in notations:
        assert seat in GAME.seats_to_act(table.state)
        action = read(state, notation)
        assert action in GAME.legal_actions(table.state, seat), notation
        GAME.resolve(table, seat, action)
    return table


def choose(
    state: State, seat: Seat, notation: str, luck: Sequence[int] = (), rest: int | None = None
) -> State:
    """An answer in mid-move; then the move goes on, and nothing else happens."""
    return chosen(state, seat, notation, luck, rest).state


def chosen(
    state: State, seat: Seat, notation: str, luck: Sequence[int] = (), rest: int | None = None
) -> Table[State]:
    """The same, with all that was told."""
    table = table_of(state, luck, rest)
    action = read(state, notation)
    assert action in GAME.legal_actions(table.state, seat), notation
    DECISIONS.at(table.state).resolve(table, seat, action)
    go_on(table)
    return table


def legal(state: State, seat: Seat) -> list[str]:
    """What a seat may do, by notation."""
    return [action.notation() for action in GAME.legal_actions(state, seat)]


def told(events: list[Event]) -> list[str]:
    """The ids of events, in their order."""
    return [event.message.id for event in events]


def reasons(refusals: list[Refusal]) -> dict[str, list[str]]:
    """Subjects and the ids of the reasons."""
    out: dict[str, list[str]] = {}
    for refusal in refusals:
        out.setdefault(refusal.subject, []).append(refusal.reason.id)
    return out


def power(name: str) -> Power:
    """A Power-Up's number."""
    return Power(POWERS.index(name))
