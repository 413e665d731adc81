"""What a seat may know, and other worlds it cannot tell apart: side by side."""

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from hulldown.games.arcade.catalog import ADVANCE_3, CARDS, KINDS, NONE, OF_EACH, POWERS
from hulldown.games.arcade.events import CARD_IDS, back, brick_id, facing_id, who
from hulldown.games.arcade.rules.board import (
    WHOLE,
    Board,
    Facing,
    NumberView,
    SectionView,
)
from hulldown.games.arcade.rules.bots import (
    BOT_ADVANCE,
    BOT_AROUND,
    BOT_DOES,
    BOT_LEFT,
    BOT_RIGHT,
    decide,
    find_target,
)
from hulldown.games.arcade.rules.ending import LEAD, lead_of_first
from hulldown.games.arcade.rules.fire import victim_of_bot, victim_of_player
from hulldown.games.arcade.state import EAGLES, PLANNING, UNSEEN, State, is_wall
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Message, Seat, View
from hulldown.toolbox.ids import SEAT_IDS

Status: TypeAlias = Literal["engaged", "disengaged", "lost", "entering"]
Deed: TypeAlias = Literal["advance", "left", "right", "around", "skip"]
DEEDS: Final[dict[int, Deed]] = {
    BOT_ADVANCE: "advance", BOT_RIGHT: "right", BOT_AROUND: "around", BOT_LEFT: "left",
}  # fmt: skip
BLOCKS: Final = ("", "b ", "bb")
UPS: Final = ("st", "cl", "he", "sh", "gr")
ARROWS: Final = "^>v<"
VARIANTS: Final = ("uneven", "island", "four", "avalanche")
LETTERS: Final = "ABCDEFGH"


class Counted(TypedDict):
    """How many cards of a kind."""

    id: str
    count: int


class StackView(TypedDict):
    """A-086: a maneuver: its cards once it is shown, until then how many."""

    cards: list[str]
    face_down: int


class SeatView(TypedDict):
    """AQ-60: the open figures of a seat, its tank and what it would hit from there."""

    id: str
    points: int
    kills: int
    eagles: int
    held: int
    helms: int
    status: Status
    at: str | None
    facing: Facing | None
    aims_at: str | None
    cards_in_deck: int
    discards: list[Counted]
    stacks: list[StackView]


class BackView(TypedDict):
    """A-036: the colour and the number on a bot's back."""

    colour: str
    number: int


class BotView(TypedDict):
    """A-103: a bot, and what it would do next if nothing changed."""

    id: str
    at: str
    facing: Facing
    back: BackView | None
    does: Deed
    target: str | None
    aims_at: str | None


class EagleView(TypedDict):
    """A-063: the Eagle that lies on the board."""

    id: str
    at: str


class GoalView(TypedDict):
    """A-071, A-072: what ends a match: the number of Eagles, or the lead."""

    eagles: int
    lead: int | None


class PowerUpView(TypedDict):
    """A-036: a Power-Up on the board."""

    id: str
    at: str
    power: str


class WallView(TypedDict):
    """A-017: a wall, whole or damaged."""

    id: str
    at: str
    state: Literal["whole", "damaged"]


class ReservesView(TypedDict):
    """A-056, A-058: what is left beside the board."""

    bots_left: int
    powerups_left: int
    bricks_left: int


class PlanView(TypedDict):
    """A-074: the seat's own stacks, as far as they are made."""

    first_stack: list[str]
    second_stack: list[str]
    disengaged: bool
    exchanged: bool


class ArcadeView(TypedDict):
    """What a seat may know of a match; its own cards and plan are missing for spectators.

    `best_list` names the list of those who play alone on this board. `terrain` is what is printed;
    spaces that a fallen wall has made plain are `levelled` (A-131).
    """

    round: int
    action_phase: int
    first: str
    in_turn: str | None
    layout: str
    variants: list[str]
    waiting_for: list[str]
    frozen: bool
    eagle: EagleView | None
    eagles_left: int
    goal: GoalView
    leader: str | None
    lead: int
    best_list: str | None
    seats: list[SeatView]
    bots: list[BotView]
    powerups: list[PowerUpView]
    walls: list[WallView]
    reserves: ReservesView
    levelled: list[str]
    terrain: dict[str, str]
    numbers: dict[str, NumberView]
    sections: dict[str, SectionView]
    hand: NotRequired[list[Counted]]
    deck: NotRequired[list[Counted]]
    plan: NotRequired[PlanView]


def open_board(state: State) -> State:
    """AQ-09, AQ-60: the position as all see it; while they plan, nobody has disengaged yet."""
    if state.asking != PLANNING:
        return state
    seen = state.clone()
    seen.engaged = [1] * state.seats
    return seen


def printed_board(state: State) -> Board:
    """The board as it was laid out."""
    return state.cat.board(state.code) if state.levelled else state.board


def view(state: State, seat: Seat | None) -> View:
    """AQ-60: the board, what everybody has and knows, and a seat's own cards and plan."""
    return _own_view(state, seat, open_view(state))


def views(state: State, seats: Sequence[Seat | None]) -> list[View]:
    """The same for several: what all may know is worked out once."""
    seen = open_view(state)
    return [_own_view(state, seat, seen) for seat in seats]


def _own_view(state: State, seat: Seat | None, seen: ArcadeView) -> View:
    """What all may know with a seat's own cards and plan."""
    data = seen.copy()
    if seat is not None:
        data["hand"] = _cards(state.hands, seat)
        data["deck"] = _cards(state.decks, seat)
        data["plan"] = _plan(state, seat)
    return View(seat, cast("dict[str, JSON]", data))


def open_view(state: State) -> ArcadeView:
    """AQ-60: the board, and what everybody has and knows."""
    seen = open_board(state)
    printed = printed_board(state).printed()
    return {
        "round": state.round,
        "action_phase": state.phase + 1 if state.asking != PLANNING and state.round else 0,
        "first": SEAT_IDS[state.first],
        "in_turn": _in_turn(state),
        "layout": state.code,
        "variants": _variants(state),
        "waiting_for": [SEAT_IDS[asked] for asked in state.asked],
        "frozen": bool(state.frozen),
        "eagle": _eagle(state),
        "eagles_left": EAGLES - state.captured,
        "goal": {"eagles": EAGLES, "lead": None if state.cat.solo else LEAD},
        "leader": _leader(state),
        "lead": 0 if state.cat.solo else lead_of_first(state),
        "best_list": best_list(state) if state.cat.solo else None,
        "seats": [_seat(seen, other) for other in range(state.seats)],
        "bots": [_bot(seen, bot) for bot in seen.bots],
        "powerups": _power_ups(state),
        "walls": _walls(state),
        "reserves": {
            "bots_left": state.bot_reserve.size(),
            "powerups_left": state.up_reserve.size(),
            "bricks_left": state.bricks,
        },
        "levelled": [state.board.ids[space] for space in state.levelled],
        "terrain": printed.terrain,
        "numbers": printed.numbers,
        "sections": printed.sections,
    }


def _variants(state: State) -> list[str]:
    """Which variants are played."""
    rules = state.cat.rules
    played = (rules.uneven, rules.island, rules.bots > 3, rules.avalanche)
    return [name for name, one in zip(VARIANTS, played, strict=True) if one]


def best_list(state: State) -> str:
    """A-164: the list of those who play alone on this board, with its variants."""
    return " ".join([state.cat.chosen_set, state.code, *_variants(state)])


def _leader(state: State) -> str | None:
    """A-072: who is ahead of all others."""
    points = [state.points(seat) for seat in range(state.seats)]
    first = max(points)
    return f"seat:{points.index(first)}" if points.count(first) == 1 and len(points) > 1 else None


def _in_turn(state: State) -> str | None:
    """A-085: whose maneuver is resolved, if a choice came between."""
    if state.asking == PLANNING or not state.round or not 0 <= state.turn < state.seats:
        return None
    return f"seat:{state.seat_in_turn(state.turn)}"


def _eagle(state: State) -> EagleView | None:
    if not state.eagle_lies:
        return None
    return {"id": "eagle:0", "at": state.board.ids[state.eagle]}


def _seat(state: State, seat: Seat) -> SeatView:
    """AQ-60: the open figures of a seat, its tank and what it would hit from there."""
    at = state.at[seat]
    planning = state.asking == PLANNING
    fires = bool(at) and bool(state.engaged[seat])
    return {
        "id": SEAT_IDS[seat],
        "points": state.points(seat),
        "kills": state.kills[seat],
        "eagles": state.eagles[seat],
        "held": state.hand_size(seat) + (state.planned(seat) if planning else 0),
        "helms": state.helms[seat],
        "status": _status(state, seat),
        "at": state.board.ids[at] if at else None,
        "facing": facing_id(state.facing[seat]) if at else None,
        "aims_at": _aims_at(state, victim_of_player(state, seat) if fires else NONE),
        "cards_in_deck": sum(state.decks[seat * KINDS : seat * KINDS + KINDS]),
        "discards": _cards(state.discards, seat),
        "stacks": [] if planning else [_stack(state, seat * 2 + n) for n in (0, 1)],
    }


def _status(state: State, seat: Seat) -> Status:
    if not state.at[seat]:
        return "lost" if state.round else "entering"
    return "engaged" if state.engaged[seat] else "disengaged"


def _stack(state: State, place: int) -> StackView:
    """A-086: face up once it is shown; else how many cards it has."""
    stack = state.stacks[place]
    cards = [CARD_IDS[card] for card in stack] if state.shown[place] else []
    return {"cards": cards, "face_down": 0 if state.shown[place] else len(stack)}


def _aims_at(state: State, victim: int) -> str | None:
    """A-124, A-125: what a shot would hit now: a tank or a wall."""
    if victim == NONE:
        return None
    if state.occupant[victim]:
        return who(state, state.occupant[victim] - 1)
    return brick_id(state, victim)


def power_up_id(state: State, space: int) -> str:
    """A Power-Up's id."""
    return f"powerup:{state.board.row[space]}:{state.board.col[space]}"


def _bot(state: State, bot: int) -> BotView:
    """A-103: a bot, and what it would do next if nothing changed."""
    at, facing = state.at[bot], state.facing[bot]
    target = find_target(state, at, facing)
    choice = decide(state, bot, at, facing) & BOT_DOES
    kind = state.backs[bot - state.seats]
    victim = NONE if state.frozen else victim_of_bot(state, bot)
    return {
        "id": who(state, bot),
        "at": state.board.ids[at],
        "facing": facing_id(facing),
        "back": None if kind == UNSEEN else _back(state, kind),
        "does": "skip" if state.frozen else DEEDS.get(choice, "skip"),
        "target": None if target == NONE else SEAT_IDS[target // 4],
        "aims_at": _aims_at(state, victim),
    }


def _power_ups(state: State) -> list[PowerUpView]:
    return [
        {
            "id": power_up_id(state, space),
            "at": state.board.ids[space],
            "power": f"power:{POWERS[power]}",
        }
        for space, power in zip(state.ups, state.up_kinds, strict=True)
    ]


def _walls(state: State) -> list[WallView]:
    return [
        {
            "id": brick_id(state, space),
            "at": state.board.ids[space],
            "state": "whole" if state.block[space] == WHOLE else "damaged",
        }
        for space in state.board.spaces
        if is_wall(state, space)
    ]


def _back(state: State, kind: int) -> BackView:
    told = back(state, kind)
    return {"colour": told["colour"], "number": told["number"]}


def _cards(counts: list[int], seat: Seat) -> list[Counted]:
    own = counts[seat * KINDS : seat * KINDS + KINDS]
    return [{"id": CARD_IDS[kind], "count": count} for kind, count in enumerate(own) if count]


def _plan(state: State, seat: Seat) -> PlanView:
    """A-074: the seat's own stacks, as far as they are made."""
    first, second = state.stacks[seat * 2], state.stacks[seat * 2 + 1]
    return {
        "first_stack": [CARD_IDS[card] for card in first],
        "second_stack": [CARD_IDS[card] for card in second],
        "disengaged": not state.engaged[seat],
        "exchanged": bool(state.exchanged[seat]),
    }


# The board as text


def pictures(state: State, seat: Seat | None) -> dict[str, JSON]:
    """The board for terminals."""
    return {"map": [text_map(open_board(state))]}


def text_map(state: State) -> str:
    """The board as a text: letters are players, digits are bots, @ is the Eagle.

    What stands or lies on a space has the sign of the ground behind it, unless that is plain.
    """
    board = state.board
    printed = board.printed()
    cells = map_cells(state)
    lines = [printed.head]
    for row in range(board.rows):
        start = board.space(row, 0)
        lines.append((printed.labels[row] + "".join(cells[start : start + board.cols])).rstrip())
    return "\n".join(lines)


def map_cells(state: State) -> list[str]:
    """Each space in three signs; where several things are, the last one laid here is seen."""
    printed = state.board.printed()
    under = printed.under
    cells = printed.cells.copy()
    for space in state.board.spaces:
        if is_wall(state, space):
            cells[space] = BLOCKS[state.block[space]] + under[space]
    for space, power in zip(state.ups, state.up_kinds, strict=True):
        cells[space] = UPS[power] + under[space]
    if state.eagle_lies:
        cells[state.eagle] = "@@" + under[state.eagle]
    for tank, space in enumerate(state.at):
        if space:
            name = LETTERS[tank] if tank < state.seats else str((tank - state.seats + 1) % 10)
            cells[space] = name + ARROWS[state.facing[tank]] + under[space]
    return cells


# Other worlds


def resample(state: State, seat: Seat, chance: Chance) -> State:
    """AQ-60: deal the other hands, stacks and decks again, with the cards all know in place."""
    world = state.clone()
    world.engaged = state.engaged.copy()
    for other in range(state.seats):
        if other != seat:
            _redeal(world, other, chance)
            if state.asking == PLANNING:
                _replan(world, other, chance)
    return world


def _redeal(world: State, seat: Seat, chance: Chance) -> None:
    """Hand, hidden stacks and deck: the same numbers of cards, but other ones."""
    start = seat * KINDS
    stacks = [place for place in (seat * 2, seat * 2 + 1) if not world.shown[place]]
    if world.asking == PLANNING:
        _take_plan_back(world, seat)
    sizes = [len(world.stacks[place]) for place in stacks]
    hidden = world.hands[start : start + KINDS]
    for place in stacks:
        for card in world.stacks[place]:
            hidden[card] += 1
    size = sum(hidden)
    pool = [hidden[kind] + world.decks[start + kind] for kind in range(KINDS)]
    held = world.sure[start : start + KINDS]
    for kind in range(KINDS):
        pool[kind] -= held[kind]
    turns = sum(sizes) - sum(1 for one in sizes if one)
    while sum(held[ADVANCE_3 + 1 :]) < turns:
        _deal(pool, held, ADVANCE_3 + 1, chance)
    while sum(held) < size:
        _deal(pool, held, 0, chance)
    world.decks[start : start + KINDS] = pool
    for place, one in zip(stacks, sizes, strict=True):
        turns -= max(0, one - 1)
        world.stacks[place] = _restack(held, one, turns, chance)
    world.hands[start : start + KINDS] = held


def _deal(pool: list[int], held: list[int], low: int, chance: Chance) -> int:
    """One card of a kind from `low` on, each card equally likely."""
    left = chance.draw(sum(pool[low:]), "A-007", "resample")
    kind = low
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    held[kind] += 1
    return kind


def _restack(held: list[int], size: int, turns: int, chance: Chance) -> tuple[int, ...]:
    """A-077: this many of these cards, at most one of them a Move; `turns` are needed elsewhere."""
    if not size:
        return ()
    spare = sum(held[ADVANCE_3 + 1 :]) - turns
    moves = sum(held[: ADVANCE_3 + 1])
    has_move = bool(moves) and (spare < size or bool(chance.draw(3, "A-077", "resample")))
    taken = [0] * KINDS
    cards = [_deal(held, taken, ADVANCE_3 + 1, chance) for _ in range(size - has_move)]
    if has_move:
        left = chance.draw(moves, "A-077", "resample")
        kind = 0
        while left >= held[kind]:
            left -= held[kind]
            kind += 1
        held[kind] -= 1
        cards.insert(chance.draw(size, "A-077", "resample"), kind)
    return tuple(cards)


def _take_plan_back(world: State, seat: Seat) -> None:
    for place in (seat * 2, seat * 2 + 1):
        for card in world.stacks[place]:
            world.hands[seat * KINDS + card] += 1
        world.stacks[place] = ()
    world.engaged[seat] = 1


def _replan(world: State, seat: Seat, chance: Chance) -> None:
    """A-074, A-080: another's sealed plan, drawn again; nobody knows more than that it is made."""
    if seat in world.asked or not world.at[seat]:
        return
    start = seat * KINDS
    held = world.hands[start : start + KINDS]
    turns = sum(held[ADVANCE_3 + 1 :])
    moves = min(2, sum(held[: ADVANCE_3 + 1]))
    if turns + moves < 2 or not chance.draw(4, "A-080", "resample"):
        world.engaged[seat] = 0
        return
    most = min(4, turns + moves - 1)
    first = 1 + chance.draw(most, "A-074", "resample")
    second = 1 + chance.draw(min(4, turns + moves - first), "A-074", "resample")
    first = min(first, turns + min(1, moves))
    second = min(second, turns - max(0, first - 1) + min(1, moves))
    world.stacks[seat * 2] = _restack(held, first, max(0, second - 1), chance)
    second = min(second, sum(held[ADVANCE_3 + 1 :]) + min(1, sum(held[: ADVANCE_3 + 1])))
    world.stacks[seat * 2 + 1] = _restack(held, second, 0, chance)
    world.hands[start : start + KINDS] = held
    if not world.stacks[seat * 2 + 1]:
        _take_plan_back(world, seat)
        world.engaged[seat] = 0


# Somebody who only wrote down what was told


def contradiction(state: State, seat: Seat, heard: Sequence[Message]) -> str | None:
    """AQ-60: whoever counts knows a hand when its deck is rebuilt, and what has left it since."""
    notes: dict[str, Notes] = {f"seat:{other}": Notes() for other in range(state.seats)}
    for message in heard:
        if message.id == "round-began":
            for one in notes.values():
                one.put_away()
        elif message.id in TELLING:
            notes[message.args["seat"]].hear(message)
    for other in range(state.seats):
        why = notes[f"seat:{other}"].objection(state, other)
        if why:
            return why
    return None


TELLING: Final = frozenset(
    ("stack-shown", "cards-lost", "cards-exchanged", "deck-rebuilt", "deck-renewed")
)


class Notes:
    """What is written down of one player: the discards, the cards on the table, the sure ones."""

    def __init__(self) -> None:
        self.discards = [0] * KINDS
        self.shown = [0] * KINDS
        self.sure = [0] * KINDS

    def hear(self, message: Message) -> None:
        """Write a message down."""
        if message.id == "stack-shown":
            self._leave(message.args["cards"], self.shown)
        elif message.id == "cards-lost":
            self._leave(message.args["cards"], self.discards)
        elif message.id == "cards-exchanged":
            cards = [message.args["card"]] * int(message.args["count"])
            self._leave(cards, self.discards)
        elif message.id == "deck-rebuilt":
            self.put_away_before_drawing(int(message.args["count"]))
            seen = [self.discards[kind] + self.shown[kind] for kind in range(KINDS)]
            self.sure = [OF_EACH[kind] - seen[kind] for kind in range(KINDS)]
            self.discards = [0] * KINDS
        elif message.id == "deck-renewed":
            self.discards, self.shown, self.sure = [0] * KINDS, [0] * KINDS, [0] * KINDS

    def _leave(self, cards: list[str], pile: list[int]) -> None:
        for card in cards:
            kind = CARDS.index(card.removeprefix("card:"))
            pile[kind] += 1
            self.sure[kind] = max(0, self.sure[kind] - 1)

    def put_away(self) -> None:
        """A-139: what was played lies with the discards when the next round begins."""
        self.discards = [self.discards[kind] + self.shown[kind] for kind in range(KINDS)]
        self.shown = [0] * KINDS

    def put_away_before_drawing(self, count: int) -> None:
        """A-139: new cards are drawn when the played ones are discarded already."""
        if sum(self.discards) != count:
            self.put_away()

    def objection(self, state: State, seat: Seat) -> str | None:
        """A world in which a card is missing that must be in hand or hidden stacks."""
        for kind in range(KINDS):
            held = state.hands[seat * KINDS + kind]
            for place in (seat * 2, seat * 2 + 1):
                if not state.shown[place]:
                    held += state.stacks[place].count(kind)
            if held < self.sure[kind]:
                return f"seat:{seat} must hold {self.sure[kind]} of {CARDS[kind]}"
        return None
