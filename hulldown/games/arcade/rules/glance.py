"""Rules of thumb at a glance, for trials by the thousand: where cards lead, not all that happens.

As in `judgement`, nothing here reads what a seat may not know. Bots are taken to stand still, and
tanks in the way to have moved on; nothing is carried out on a board of its own.
"""

from typing import Final

from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import NONE
from hulldown.games.arcade.rules import tokens
from hulldown.games.arcade.rules.board import FOREST, ICE, WATER
from hulldown.games.arcade.rules.grenade import best_throw
from hulldown.games.arcade.rules.judgement import (
    BOLDER,
    BOT,
    CARD,
    EAGLE,
    FULL_HAND,
    HELM,
    NO_CARDS,
    STEP,
    TANK,
    TEN,
    Plan,
    begins_plan,
    begins_with,
    choose_exchange,
    choose_place,
    go_on_with,
    goal_of,
    own_cards,
    spare_card,
)
from hulldown.games.arcade.rules.maneuvers import MOVES, Turning, cards_left, turns_of
from hulldown.games.arcade.rules.ways import FAR, Way, way_past
from hulldown.games.arcade.state import PLACING, PLANNING, THROWING, State
from hulldown.kernel.messages import Seat

WORST: Final = -1e9


def glance(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """What looks best at once, by the question asked."""
    if state.asking == PLANNING:
        return choose_quickly(state, seat, legal)
    if state.asking == PLACING:
        return choose_place(state, legal)
    if state.asking == THROWING:
        return best_throw(state, seat)
    return legal[0]


# Where a maneuver leads


class Lookout:
    """The board as a seat sees it at a glance: the way to its goal, and what bots fire at."""

    __slots__ = ("goal", "helms", "seat", "state", "step", "threats", "way")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.goal = goal_of(state, seat)
        self.helms = state.helms[seat]
        self.step = STEP * (1 + state.round / BOLDER) / TEN
        self.way: Way | None = None
        if self.goal != NONE:
            way = way_past(state.board, state.block, self.goal)
            if way.far[state.at[seat]] >= FAR:
                way = way_past(state.board, state.block, self.goal, True)
            self.way = way
        self.threats: list[int] = [0] * state.board.size
        if not state.frozen:
            self._note_fire()

    def _note_fire(self) -> None:
        """A-106: what the bots have in sight from where they stand."""
        state, threats = self.state, self.threats
        block, rays, uneven = state.block, state.board.rays, state.cat.rules.uneven
        for bot in state.bots:
            place = state.at[bot] * 4
            for ray in range(place, place + 4):
                for space in rays[ray]:
                    if block[space] and not uneven:
                        break
                    threats[space] += 1

    def left(self, space: int, facing: int) -> int:
        """What is left to go from there."""
        way = self.way
        return 0 if way is None else way.left(space, facing)

    def victim(self, space: int, facing: int) -> int:
        """A-124: the bot that a shot from there would hit, NONE if none."""
        state = self.state
        block, ground, occupant = state.block, state.board.ground, state.occupant
        for ahead in state.board.rays[space * 4 + facing]:
            if block[ahead]:
                return NONE
            other = occupant[ahead] - 1
            if other >= 0 and other != self.seat and ground[ahead] != FOREST:
                return other if other >= state.seats else NONE
        return NONE

    def loss(self, space: int, cards: int) -> float:
        """A-132, A-133: what the fire there costs somebody with this many cards to pay with."""
        hits = self.threats[space]
        if not hits or self.state.board.ground[space] == FOREST:
            return 0.0
        if self.helms:
            return HELM
        cost = hits * tokens.COST
        return CARD * cost if cost <= cards else TANK + CARD * cards


class Glimpse:
    """The best maneuver seen so far: where it ends, its cards, and what it is worth."""

    __slots__ = ("cards", "facing", "killed", "laid", "space", "taken", "worth")

    def __init__(self, space: int, facing: int, laid: tuple[int, ...] = ()) -> None:
        self.space = space
        self.facing = facing
        self.laid = laid
        self.cards: tuple[int, ...] = ()
        self.killed = NONE
        self.taken = False
        self.worth = WORST

    def gains(self, lookout: Lookout, held: int) -> float:
        """What it brings whatever follows."""
        gains = EAGLE if self.taken else 0.0
        if self.killed != NONE:
            gains += BOT
        return gains - lookout.loss(self.space, held - len(self.cards))


def look_from(
    lookout: Lookout, start: Glimpse, pool: list[int], most: int, laid: tuple[int, ...]
) -> Glimpse:
    """The best maneuver from where another one ended, with at most this many cards of a pool.

    It begins with the cards that are laid.
    """
    best = Glimpse(start.space, start.facing, laid)
    turns = turns_of(pool)
    held = sum(pool)
    for last in range(4):
        way = turns.alone[last]
        if way is not None and way.count <= most:
            facing = (start.facing + last) & 3
            weigh(lookout, start, best, start.space, facing, way, MOVES, held, False)
    for turned in range(4):
        if turns.ways[turned * 4] is not None or turned == 0:
            look_ahead(lookout, start, best, pool, most, turned, turns.ways, held)
    return best


def look_ahead(
    lookout: Lookout,
    start: Glimpse,
    best: Glimpse,
    pool: list[int],
    most: int,
    turned: int,
    ways: list[Turning | None],
    held: int,
) -> None:
    """A-087, A-092: Moves in one direction, space by space; those into water are left out."""
    state, goal = lookout.state, lookout.goal
    block, ground = state.block, state.board.ground
    direction = (start.facing + turned) & 3
    delta = state.board.delta[direction]
    space, taken = start.space, False
    for move in range(MOVES):
        if block[space + delta]:
            if move:
                return
        else:
            space += delta
            taken = taken or (space == goal and state.eagle_lies > 0)
            if ground[space] >= WATER:
                return
        if not pool[move]:
            continue
        end = space
        while ground[end] == ICE and not block[end + delta]:
            end += delta
        if ground[end] >= WATER:
            continue
        for last in range(4):
            way = ways[turned * 4 + last]
            if way is not None and way.count < most:
                facing = (direction + last) & 3
                weigh(lookout, start, best, end, facing, way, move, held, taken)


def weigh(
    lookout: Lookout,
    start: Glimpse,
    best: Glimpse,
    space: int,
    facing: int,
    way: Turning,
    move: int,
    held: int,
    taken: bool,
) -> None:
    """Is this maneuver better than the best so far? Then it takes its place."""
    taken = taken and not start.taken
    worth = EAGLE if taken else 0.0
    if not start.taken and not taken:
        worth -= lookout.step * lookout.left(space, facing)
    if worth + BOT <= best.worth:
        return
    cards = way.cards[move]
    if best.laid and not begins_with(cards, best.laid):
        return
    worth -= lookout.loss(space, held - len(cards))
    if worth + BOT <= best.worth:
        return
    victim = lookout.victim(space, facing)
    if victim not in (NONE, start.killed):
        worth += BOT
    if worth > best.worth:
        best.space, best.facing, best.cards = space, facing, cards
        best.killed, best.taken, best.worth = victim, taken or start.taken, worth


# Planning


def plan_quickly(state: State, seat: Seat, pool: list[int], laid: Plan) -> Plan:
    """The best first maneuver, then the best second one after it; or to disengage.

    Both begin with the cards that are laid already.
    """
    held = sum(pool)
    lookout = Lookout(state, seat)
    start = Glimpse(state.at[seat], state.facing[seat])
    free = cards_left(pool, laid[1]) if laid[1] else pool
    first = look_from(lookout, start, free, held - 1, laid[0])
    if not first.cards and not laid[0]:
        return NO_CARDS
    cards = first.cards or laid[0]
    rest = cards_left(pool, cards)
    second = look_from(lookout, first, rest, held, laid[1])
    then = second.cards or laid[1] or (spare_card(pool, cards),)
    if held < FULL_HAND:
        left = lookout.step * lookout.left(start.space, start.facing)
        gains = CARD * (FULL_HAND - min(held + 1, FULL_HAND)) - STEP - left
        if gains > first.gains(lookout, held) + second.worth:
            return NO_CARDS
    return cards, then


class Planned:
    """The plan made last, and for what: whoever plans asks for it card by card."""

    __slots__ = ("at", "cards", "laid", "plan", "round", "seat", "state")

    def __init__(self, state: State, seat: Seat, cards: list[int], laid: Plan) -> None:
        self.state = state
        self.round = state.round
        self.seat = seat
        self.cards = cards
        self.at: list[int] = state.at.copy()
        self.laid = laid
        self.plan: Plan = plan_quickly(state, seat, cards, laid)

    def is_for(self, state: State, seat: Seat, cards: list[int], laid: Plan) -> bool:
        """Is it for this very position, and does it go on with what is laid by now?"""
        return (
            self.state is state
            and self.round == state.round
            and self.seat == seat
            and self.cards == cards
            and self.at == state.at
            and (self.laid == laid or begins_plan(self.plan, laid))
        )


LATEST: Final[list[Planned]] = []


def choose_quickly(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """Exchange what is of no use, else stack the next card of the plan, and be ready."""
    if not state.planned(seat) and not state.exchanged[seat]:
        exchange = choose_exchange(state, seat)
        if exchange is not None:
            return exchange
    cards = own_cards(state, seat)
    laid = (state.stacks[seat * 2], state.stacks[seat * 2 + 1])
    for one in LATEST:
        if one.is_for(state, seat, cards, laid):
            return go_on_with(state, seat, legal, one.plan)
    made = Planned(state, seat, cards, laid)
    LATEST[:] = [made]
    return go_on_with(state, seat, legal, made.plan)
