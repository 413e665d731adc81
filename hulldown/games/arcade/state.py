"""The position: every field declared once, cloned by hand."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NewType

from hulldown.games.arcade.catalog import BOT_TOKENS, KINDS, NONE, OF_EACH, Catalogue, Power
from hulldown.games.arcade.rules.board import DAMAGED, FOREST, WHOLE, Board
from hulldown.games.arcade.rules.reserve import Reserve, read_reserve
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.toolbox.decisions import Position, Question
from hulldown.toolbox.fields import (
    Field,
    Fields,
    Kind,
    Places,
    derived,
    number,
    numbers,
    rows,
    seats,
    split,
    text,
)

# What the match waits for.
NOTHING: Final = Question(0)
PLACING: Final = Question(1)
PLANNING: Final = Question(2)
ORDERING: Final = Question(3)
SHOVELLING: Final = Question(4)
THROWING: Final = Question(5)
DISCARDING: Final = Question(6)
OVER: Final = Question(7)

Stage = NewType("Stage", int)
"""What goes on when nothing is waited for."""
TURN: Final = Stage(0)
DRIVE: Final = Stage(1)
SLIDE: Final = Stage(2)
CHOOSE_BOT: Final = Stage(3)
BOT: Final = Stage(4)
FIRE: Final = Stage(5)
CARDS: Final = Stage(6)
BOTS_COME: Final = Stage(7)
TANKS_COME: Final = Stage(8)
NEXT_ROUND: Final = Stage(9)
BOTS: Final = Stage(10)

Ending = NewType("Ending", int)
"""How it ended, or that a tie keeps it going."""
GOING_ON: Final = Ending(0)
THIRD_EAGLE: Final = Ending(1)
FIVE_AHEAD: Final = Ending(2)
TIE_BROKEN: Final = Ending(3)
NO_BOT_LEFT: Final = Ending(4)
LIMIT: Final = Ending(5)
PLAYED_ON: Final = Ending(6)

UNSEEN: Final = -1
EAGLES: Final = 3


class Tokens(Kind):
    """A reserve: what may lie in it, what surely does, how many lie out, joined by slashes."""

    def encode(self, value: Any, names: Sequence[str]) -> JSON:
        """Its three parts."""
        reserve: Reserve = value
        return reserve.encode()

    def decode(self, data: JSON, places: Places) -> Any:
        """The reserve of these parts."""
        return read_reserve(data)

    def write(self, value: Any, names: Sequence[str]) -> str:
        """The parts, tokens joined by commas."""
        reserve: Reserve = value
        return f"{_joined(reserve.maybe)}/{_joined(reserve.surely)}/{reserve.out}"

    def read(self, word: str, places: Places) -> Any:
        """The reserve of these parts."""
        maybe, surely, out = word.split("/")
        return read_reserve(
            [[int(n) for n in split(maybe, ",")], [int(n) for n in split(surely, ",")], int(out)]
        )


def _joined(tokens: list[int]) -> str:
    return ",".join(map(str, tokens)) or "-"


def _each_seat(value: int, times: int = 1) -> Callable[[Catalogue], list[int]]:
    return lambda cat: [value] * (cat.seats * times)


def _each_tank(cat: Catalogue) -> list[int]:
    return [0] * (cat.seats + BOT_TOKENS * cat.sets)


FIELDS: Final = Fields(
    text("code").unwritten(),
    number("round"),
    number("phase"),
    number("first"),
    number("stage", TURN),
    number("asking", NOTHING),
    number("ending", GOING_ON),
    numbers("at", _each_tank),
    numbers("facing", _each_tank),
    numbers("bots"),
    numbers("backs", lambda cat: [UNSEEN] * (BOT_TOKENS * cat.sets)),
    number("bricks"),
    numbers("ups"),
    numbers("up_kinds"),
    number("eagle"),
    number("eagle_lies"),
    number("captured"),
    numbers("scored"),
    numbers("kills", _each_seat(0)),
    numbers("eagles", _each_seat(0)),
    numbers("helms", _each_seat(0)),
    numbers("engaged", _each_seat(1)),
    numbers("exchanged", _each_seat(0)),
    numbers("hands", _each_seat(0, KINDS)),
    numbers("decks", lambda cat: list(OF_EACH) * cat.seats),
    numbers("discards", _each_seat(0, KINDS)),
    numbers("sure", _each_seat(0, KINDS)),
    numbers("shown", _each_seat(0, 2)),
    number("turn"),
    number("card"),
    number("highest"),
    number("frozen"),
    number("mover", NONE),
    number("heading"),
    number("left"),
    number("slider", NONE),
    numbers("moved"),
    numbers("entering"),
    number("bot", NONE),
    numbers("to_move"),
    numbers("moves_left"),
    number("user", NONE),
    numbers("due"),
    numbers("to_place"),
    number("closed").seldom(),
    numbers("levelled").seldom(),
    seats("asked"),
    rows("stacks", lambda cat: [()] * (2 * cat.seats), of_tuples=True),
    Field("bot_reserve", Tokens(), lambda cat: Reserve(cat.bot_kinds.copy())),
    Field("up_reserve", Tokens(), lambda cat: Reserve(cat.powers.copy())),
    # What follows from the rest: `occupant` from `at`, the board from `code` and `levelled`.
    derived("seats", lambda cat: cat.seats),
    derived("board", lambda cat: cat.board(cat.plain_code)),
    derived("occupant", lambda cat: []),
    # Stored and written as its walls, the rest of it being printed on the board.
    derived("block", lambda cat: []),
)


class State(Position):
    """A whole position. Tanks are numbered: first the players' by seat, then the bots.

    `at` is a tank's space, 0 off the board; `engaged` says which side of a token is up (A-168).
    Cards are counted by seat and kind, at seat * 6 + kind;
    stacks stand at seat * 2 + maneuver. `sure` is memory (AQ-60): cards that everybody knows to be
    in a hand or a stack, because they were not in the discards of which the deck was rebuilt.
    `closed` says that no bot comes any more (A-148), `levelled` which spaces a fallen wall has
    made plain (A-131): then `board` is one that differs from the printed one there.
    Backs, decks and reserves are bags: what nobody has seen is not kept.

    Clones share what seldom changes: only `at`, `facing`, `occupant`, `bots`, `hands`, `decks`,
    `discards`, `stacks`, `moved` and `entering` are changed in place, all else is replaced.
    """

    __slots__ = ("cat", *FIELDS.slots)

    cat: Catalogue
    board: Board
    code: str
    seats: int
    round: int
    phase: int
    first: Seat
    stage: Stage
    ending: Ending
    # The board: tanks, walls, tokens.
    at: list[int]
    facing: list[int]
    occupant: list[int]
    block: list[int]
    bots: list[int]
    backs: list[int]
    bricks: int
    ups: list[int]
    up_kinds: list[Power]
    eagle: int
    eagle_lies: int
    captured: int
    bot_reserve: Reserve
    up_reserve: Reserve
    closed: int
    levelled: list[int]
    scored: list[int]
    # The players.
    kills: list[int]
    eagles: list[int]
    helms: list[int]
    engaged: list[int]
    exchanged: list[int]
    hands: list[int]
    decks: list[int]
    discards: list[int]
    sure: list[int]
    stacks: list[tuple[int, ...]]
    shown: list[int]
    # The Action Phase: whose turn, which card, the highest Move so far, the Clock.
    turn: int
    card: int
    highest: int
    frozen: int
    # The tank that drives or slides, and what waits for the end of its step.
    mover: int
    heading: int
    left: int
    slider: int
    moved: list[int]
    entering: list[int]
    # Bots that have yet to move, the one that does, and how often.
    bot: int
    to_move: list[int]
    moves_left: list[int]
    # Who uses a Power-Up, who must discard, who must be placed.
    user: Seat
    due: list[int]
    to_place: list[int]

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat

    def clone(self) -> "State":
        """An independent copy; what seldom changes is shared, and replaced when it does."""
        other = State(self.cat)
        other.board = self.board
        other.code = self.code
        other.seats = self.seats
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.stage = self.stage
        other.asking = self.asking
        other.asked = self.asked
        other.ending = self.ending
        other.at = self.at.copy()
        other.facing = self.facing.copy()
        other.occupant = self.occupant.copy()
        other.block = self.block
        other.bots = self.bots.copy()
        other.backs = self.backs
        other.bricks = self.bricks
        other.ups = self.ups
        other.up_kinds = self.up_kinds
        other.eagle = self.eagle
        other.eagle_lies = self.eagle_lies
        other.captured = self.captured
        other.bot_reserve = self.bot_reserve
        other.up_reserve = self.up_reserve
        other.closed = self.closed
        other.levelled = self.levelled
        other.scored = self.scored
        other.kills = self.kills
        other.eagles = self.eagles
        other.helms = self.helms
        other.engaged = self.engaged
        other.exchanged = self.exchanged
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.discards = self.discards.copy()
        other.sure = self.sure
        other.stacks = self.stacks.copy()
        other.shown = self.shown
        other.turn = self.turn
        other.card = self.card
        other.highest = self.highest
        other.frozen = self.frozen
        other.mover = self.mover
        other.heading = self.heading
        other.left = self.left
        other.slider = self.slider
        other.moved = self.moved.copy()
        other.entering = self.entering.copy()
        other.bot = self.bot
        other.to_move = self.to_move
        other.moves_left = self.moves_left
        other.user = self.user
        other.due = self.due
        other.to_place = self.to_place
        return other

    def bots_to_change(self) -> Reserve:
        """The reserve of bots, about to be changed: clones keep the old one."""
        self.bot_reserve = self.bot_reserve.clone()
        return self.bot_reserve

    def power_ups_to_change(self) -> Reserve:
        """The reserve of Power-Ups, about to be changed: clones keep the old one."""
        self.up_reserve = self.up_reserve.clone()
        return self.up_reserve

    def level(self, space: int) -> None:
        """A-131 (AQ-66): the space is plain ground from now on; clones keep the old board."""
        self.levelled = [*self.levelled, space]
        self.board = self.board.levelled(space)

    def seat_in_turn(self, turn: int) -> Seat:
        """A-085: who is this many places clockwise from the first player."""
        return (self.first + turn) % self.seats

    def hand_size(self, seat: Seat) -> int:
        """How many cards the seat has in hand."""
        return of_seat(self.hands, seat)

    def deck_size(self, seat: Seat) -> int:
        """How many cards the seat's deck holds."""
        return of_seat(self.decks, seat)

    def planned(self, seat: Seat) -> int:
        """How many cards the seat's two stacks have."""
        return len(self.stacks[seat * 2]) + len(self.stacks[seat * 2 + 1])

    def is_bot(self, tank: int) -> bool:
        """Is it a bot, or a player's tank?"""
        return tank >= self.seats

    def is_target(self, seat: Seat) -> bool:
        """A-020, A-082, A-104, A-105: on the board, engaged and not in forest?"""
        space = self.at[seat]
        return space != 0 and self.engaged[seat] != 0 and self.board.ground[space] != FOREST

    def points(self, seat: Seat) -> int:
        """A-069, A-070: a bot counts 1, an Eagle 3."""
        return self.kills[seat] + 3 * self.eagles[seat]

    def in_turn(self) -> Seat:
        """Whose maneuver is resolved; NONE while bots move."""
        return NONE if self.bot != NONE else self.seat_in_turn(self.turn)


def of_seat(cards: list[int], seat: Seat) -> int:
    """How many of these cards, counted by kind, are a seat's."""
    total = 0
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        total += cards[place]
    return total


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed; whoever shares the old one keeps it."""
    out = values.copy()
    out[place] = value
    return out


def blank(cat: Catalogue, code: str) -> State:
    """A board with its walls and nothing else; everybody's cards are in the deck."""
    state = FIELDS.clear(State(cat))
    board = cat.board(code)
    state.board, state.code = board, code
    state.occupant, state.block = [0] * board.size, board.block.copy()
    state.bricks = cat.bricks - board.bricks
    state.eagle = board.spaces[0]
    return state


def is_wall(state: State, space: int) -> bool:
    """A-017: does any of a brick wall stand there?"""
    return state.block[space] in (DAMAGED, WHOLE)


def walls_of(state: State) -> list[list[int]]:
    """A-017: every wall by its space, and how much of it stands."""
    return [[space, b] for space, b in enumerate(state.block) if b in (DAMAGED, WHOLE)]


def put_walls(state: State, walls: list[list[int]]) -> None:
    """These walls stand, and no others."""
    for space in state.board.spaces:
        if is_wall(state, space):
            state.block[space] = 0
    for space, block in walls:
        state.block[space] = block


def encode_state(state: State) -> JSON:
    """The whole position as data."""
    out = FIELDS.encode(state)
    out["walls"] = walls_of(state)
    return out


def decode_state(cat: Catalogue, data: JSON) -> State:
    """The position that `encode_state` wrote."""
    state = blank(cat, data["code"])
    FIELDS.decode(state, data)
    put_walls(state, data["walls"])
    complete(state)
    return state


def complete(state: State) -> None:
    """Work out what follows from the rest of a position that was read."""
    for space in state.levelled:
        state.board = state.board.levelled(space)
    for tank, space in enumerate(state.at):
        if space:
            state.occupant[space] = tank + 1
