"""The position: ints and lists, cloned by hand."""

from typing import Final

from hulldown.games.arcade.catalog import BOTS as BOT_TOKENS
from hulldown.games.arcade.catalog import KINDS, NONE, OF_EACH, Catalogue
from hulldown.games.arcade.rules.board import DAMAGED, FOREST, WHOLE, Board
from hulldown.games.arcade.rules.reserve import Reserve, read_reserve
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat

# What the match waits for.
NOTHING: Final = 0
PLACING: Final = 1
PLANNING: Final = 2
ORDERING: Final = 3
SHOVELLING: Final = 4
THROWING: Final = 5
DISCARDING: Final = 6
OVER: Final = 7

# What goes on when nothing is waited for.
TURN: Final = 0
DRIVE: Final = 1
SLIDE: Final = 2
CHOOSE_BOT: Final = 3
BOT: Final = 4
FIRE: Final = 5
CARDS: Final = 6
BOTS_COME: Final = 7
TANKS_COME: Final = 8
NEXT_ROUND: Final = 9
BOTS: Final = 10

# How it ended, or that a tie keeps it going.
GOING_ON: Final = 0
THIRD_EAGLE: Final = 1
FIVE_AHEAD: Final = 2
TIE_BROKEN: Final = 3
NO_BOT_LEFT: Final = 4
LIMIT: Final = 5
PLAYED_ON: Final = 6

UNSEEN: Final = -1
EAGLES: Final = 3


class State:
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

    __slots__ = (
        "asked", "asking", "at", "backs", "block", "board", "bot", "bot_reserve", "bots",
        "bricks", "captured", "card", "cat", "closed", "code", "decks", "discards", "due", "eagle",
        "eagle_lies", "eagles", "ending", "engaged", "entering", "exchanged", "facing", "first",
        "frozen", "hands", "heading", "helms", "highest", "kills", "left", "levelled", "moved",
        "mover", "moves_left", "occupant", "phase", "round", "scored", "seats", "shown", "slider",
        "stacks",
        "stage", "sure", "to_move", "to_place", "turn", "up_kinds", "up_reserve", "ups", "user",
    )  # fmt: skip

    cat: Catalogue
    board: Board
    code: str
    seats: int
    round: int
    phase: int
    first: Seat
    stage: int
    asking: int
    asked: tuple[Seat, ...]
    ending: int
    # The board: tanks, walls, tokens.
    at: list[int]
    facing: list[int]
    occupant: list[int]
    block: list[int]
    bots: list[int]
    backs: list[int]
    bricks: int
    ups: list[int]
    up_kinds: list[int]
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
        """A-085: who is so many places clockwise from the first player."""
        return (self.first + turn) % self.seats

    def hand_size(self, seat: Seat) -> int:
        """How many cards the seat has in hand."""
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])

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


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed; whoever shares the old one keeps it."""
    out = values.copy()
    out[place] = value
    return out


def blank(cat: Catalogue, code: str) -> State:
    """A board with its walls and nothing else; everybody's cards are in the deck."""
    state = State(cat)
    board = cat.board(code)
    seats = cat.seats
    tanks = seats + BOT_TOKENS * cat.sets
    state.board, state.code, state.seats = board, code, seats
    state.round, state.phase, state.first = 0, 0, 0
    state.stage, state.asking, state.asked, state.ending = TURN, NOTHING, (), GOING_ON
    state.at, state.facing, state.backs = [0] * tanks, [0] * tanks, [UNSEEN] * (tanks - seats)
    state.occupant, state.block = [0] * board.size, board.block.copy()
    state.bots, state.ups, state.up_kinds = [], [], []
    state.bricks = cat.bricks - board.bricks
    state.eagle, state.eagle_lies, state.captured = board.spaces[0], 0, 0
    state.bot_reserve, state.up_reserve = Reserve(cat.bot_kinds.copy()), Reserve(cat.powers.copy())
    state.scored, state.closed, state.levelled = [], 0, []
    state.kills, state.eagles, state.helms = [0] * seats, [0] * seats, [0] * seats
    state.engaged, state.exchanged = [1] * seats, [0] * seats
    state.hands, state.discards = [0] * (KINDS * seats), [0] * (KINDS * seats)
    state.decks, state.sure = list(OF_EACH) * seats, [0] * (KINDS * seats)
    state.stacks, state.shown = [()] * (2 * seats), [0] * (2 * seats)
    state.turn, state.card, state.highest, state.frozen = 0, 0, 0, 0
    clear_frame(state)
    return state


def clear_frame(state: State) -> None:
    """Nobody drives, slides, chooses or waits."""
    state.mover, state.heading, state.left, state.slider = NONE, 0, 0, NONE
    state.moved, state.entering = [], []
    state.bot, state.to_move, state.moves_left = NONE, [], []
    state.user, state.due, state.to_place = NONE, [], []


SAME: Final = (
    "code", "round", "phase", "first", "stage", "asking", "ending", "at", "facing", "bots",
    "backs", "bricks", "ups", "up_kinds", "eagle", "eagle_lies", "captured", "scored", "kills",
    "eagles", "helms", "engaged", "exchanged", "hands", "decks", "discards", "sure", "shown",
    "turn", "card", "highest", "frozen", "mover", "heading", "left", "slider", "moved",
    "entering", "bot", "to_move", "moves_left", "user", "due", "to_place",
)  # fmt: skip
"""The fields that are data as they stand."""
SELDOM: Final = ("closed", "levelled")
"""Such fields that are written down only where they say something, which is seldom."""


def encode_state(state: State) -> JSON:
    """The whole position as data."""
    out: dict[str, JSON] = {name: getattr(state, name) for name in SAME}
    for name in SELDOM:
        if getattr(state, name):
            out[name] = getattr(state, name)
    out["asked"] = list(state.asked)
    out["stacks"] = [list(stack) for stack in state.stacks]
    out["bot_reserve"] = state.bot_reserve.encode()
    out["up_reserve"] = state.up_reserve.encode()
    out["walls"] = [[s, b] for s, b in enumerate(state.block) if b in (DAMAGED, WHOLE)]
    return out


def is_wall(state: State, space: int) -> bool:
    """A-017: does any of a brick wall stand there?"""
    return state.block[space] in (DAMAGED, WHOLE)


def decode_state(cat: Catalogue, data: JSON) -> State:
    """The position that `encode_state` wrote."""
    state = blank(cat, data["code"])
    for name in SAME:
        value = data[name]
        setattr(state, name, list(value) if isinstance(value, list) else value)
    state.closed = data.get("closed", 0)
    for space in data.get("levelled", ()):
        state.level(space)
    state.asked = tuple(data["asked"])
    state.stacks = [tuple(stack) for stack in data["stacks"]]
    state.bot_reserve = read_reserve(data["bot_reserve"])
    state.up_reserve = read_reserve(data["up_reserve"])
    for space in state.board.spaces:
        if is_wall(state, space):
            state.block[space] = 0
    for space, block in data["walls"]:
        state.block[space] = block
    for tank, space in enumerate(state.at):
        if space:
            state.occupant[space] = tank + 1
    return state
