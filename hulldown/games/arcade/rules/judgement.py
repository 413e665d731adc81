"""Rules of thumb: what a sensible player does, tried out on the board as that player sees it.

Nothing here reads what a seat may not know: others hold no cards and have not disengaged, and
what lies face down is as at the start. So the answer is the same in worlds a seat cannot tell
apart.
"""

from math import inf
from typing import Final, TypeAlias

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import KINDS, NONE, OF_EACH, STAR
from hulldown.games.arcade.rules import bots, fire, tokens
from hulldown.games.arcade.rules.board import CONCRETE, FOREST
from hulldown.games.arcade.rules.grenade import best_throw
from hulldown.games.arcade.rules.maneuvers import (
    MOVES,
    STANDING,
    Maneuvers,
    Reach,
    cards_left,
)
from hulldown.games.arcade.rules.reserve import Reserve
from hulldown.games.arcade.rules.rounds import start_spaces
from hulldown.games.arcade.rules.ways import FAR, TENTHS, Way, far_without, way_past, way_to
from hulldown.games.arcade.state import (
    NOTHING,
    OVER,
    PLACING,
    PLANNING,
    SHOVELLING,
    THROWING,
    UNSEEN,
    State,
    is_wall,
    replaced,
)
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

EAGLE: Final = 300.0
BOT: Final = 100.0
TANK: Final = 60.0
CARD: Final = 7.0
HELM: Final = 30.0
STEP: Final = 7.0
WIDE: Final = 2
"""How many first maneuvers are continued; those that can only end in the water do not count."""
NEAR: Final = 7
"""A single Move may take an Eagle from up to this many halves of a space."""
IN_SIGHT_WORTH: Final = 30
"""Tenths of a space that a way may be longer if one bot less has its start in sight."""
TEN: Final = 10
NOTHING_DRAWN: Final = ScriptedChance(rest=0)
BOTS_MOVE: Final = 2
"""How many maneuvers of the bots are foreseen: others play a Move, too."""
FULL_HAND: Final = 7
BOLDER: Final = 25
"""After this many rounds a step to the goal counts twice, twice as much is tried, and so on."""
FEW: Final = 2


def policy(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """What looks best on the open board, by the question asked."""
    if state.asking == PLANNING:
        return choose_plan(state, seat, legal)
    if state.asking == PLACING:
        return choose_place(state, legal)
    if state.asking == SHOVELLING:
        return choose_wall(state, seat, legal)
    if state.asking == THROWING:
        return best_throw(state, seat)
    return legal[0]


# The board as a seat sees it


def open_world(state: State, seat: Seat) -> State:
    """AQ-09, AQ-60: the board, and the seat's own cards back in its hand."""
    world = state.clone()
    cat = state.cat
    world.asking, world.asked = NOTHING, ()
    world.engaged = [1] * state.seats
    world.hands = [0] * (KINDS * state.seats)
    world.hands[seat * KINDS : seat * KINDS + KINDS] = own_cards(state, seat)
    world.decks = list(OF_EACH) * state.seats
    world.stacks, world.shown = [()] * (2 * state.seats), [0] * (2 * state.seats)
    world.backs = [UNSEEN] * len(state.backs)
    world.bot_reserve, world.up_reserve = Reserve(cat.bot_kinds.copy()), Reserve(cat.powers.copy())
    world.bot_reserve.out = len(state.bots)
    world.up_reserve.out = state.up_kinds.count(STAR)
    return world


def own_cards(state: State, seat: Seat) -> list[int]:
    """The hand, and what is stacked already, by kind."""
    cards = state.hands[seat * KINDS : seat * KINDS + KINDS]
    for stack in (seat * 2, seat * 2 + 1):
        for card in state.stacks[stack]:
            cards[card] += 1
    return cards


# Foreseeing a phase


Plan: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Two stacks of cards; none at all to disengage."""
NO_CARDS: Final[Plan] = ((), ())
SHARED: Final = 64
"""What another player fires at, and does not leave to one alone."""


class Figures:
    """What a position is worth to a seat comes from these numbers, wherever its tank stands."""

    __slots__ = ("cards", "eagles", "helms", "is_lost", "kills", "rival")

    def __init__(
        self, kills: int, eagles: int, helms: int, cards: int, is_lost: bool, rival: int
    ) -> None:
        self.kills = kills
        self.eagles = eagles
        self.helms = helms
        self.cards = cards
        self.is_lost = is_lost
        self.rival = rival


def figures_of(world: State, seat: Seat) -> Figures:
    """What a seat has, and the points of its best rival."""
    rival = 0
    for other in range(world.seats):
        if other != seat:
            rival = max(rival, world.points(other))
    kills, eagles, helms = world.kills[seat], world.eagles[seat], world.helms[seat]
    return Figures(
        kills=kills,
        eagles=eagles,
        helms=helms,
        cards=world.hand_size(seat),
        is_lost=not world.at[seat],
        rival=rival,
    )


class Trial:
    """A position to try plans on, and the way to its goal: the Eagle, without one a bot.

    The longer the match lasts, the more a step on that way is worth: caution ends no match. And
    whoever still stands in the way then is driven around. `way` is the one past walls, and
    `through` says that there is none.
    """

    __slots__ = (
        "back",
        "block",
        "goal",
        "seat",
        "starts",
        "step",
        "through",
        "way",
        "wide",
        "world",
    )

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.goal = goal_of(world, seat)
        self.step = STEP * (1 + world.round / BOLDER) / TEN
        self.wide = WIDE * (1 + world.round // BOLDER)
        self.block = world.block if world.round < BOLDER else with_players(world, seat)
        self.through = False
        self.starts: list[int] = []
        self.back = NONE
        self.way: Way | None = None
        if self.goal != NONE:
            way = way_past(world.board, self.block, self.goal)
            self.through = way.far[world.at[seat]] >= FAR
            self.way = None if self.through else way

    def score(self, own: Figures, kills: int, helms: int, cards: int, is_lost: bool) -> float:
        """How good a seat's figures are for it, with these in place of those it had."""
        score = EAGLE * own.eagles + BOT * kills + HELM * helms - BOT * 0.5 * own.rival
        if is_lost:
            return score + CARD * FULL_HAND - TANK
        return score + CARD * min(cards + 1, FULL_HAND)

    def left(self, world: State, space: int, facing: int, victim: int) -> int:
        """How far it is to the goal, for a lost tank from where it comes back; 0 if it is gone.

        What is left of a wall that was hit counts only if there is no way but through walls.
        """
        if self.goal == NONE or world.captured > self.world.captured:
            return 0
        way = self.way
        if way is not None:
            if space:
                return way.left(space, facing)
            if self.back == NONE:
                self.back = self.left_from_start(way)
            return self.back
        block = world.block
        if victim != NONE and block[victim]:
            block = replaced(block, victim, block[victim] - 1)
        way = way_past(self.world.board, block, self.goal, True)
        return way.left(space, facing) if space else self.left_from_start(way)

    def is_far(self, reach: Reach) -> bool:
        """Is the goal out of reach of the next Move after this one?"""
        way = self.way
        return way is not None and (not reach.space or way.far[reach.space] > NEAR)

    def left_from_start(self, way: Way) -> int:
        """How far it is from where a lost tank comes back."""
        self.starts = self.starts or start_spaces(self.world)
        return min([way.far[start] for start in self.starts]) * TENTHS


class Phase:
    """One phase as a seat foresees it: where the bots go, what is under fire, what a shot hits.

    Bots that see a tank where it ends turn to it and fire; the others go their way (A-103).
    Other players stand still and fire ahead. `threats` counts who fires at a space, with SHARED
    more for each of them; `bot_ends` says which bot ends on a space, as `occupant` does.
    """

    __slots__ = ("bot_ends", "figures", "maneuvers", "threats", "trial", "world")

    def __init__(self, trial: Trial, world: State) -> None:
        self.trial = trial
        self.world = world
        self.maneuvers = Maneuvers(world, trial.seat)
        self.figures = figures_of(world, trial.seat)
        size = world.board.size
        self.threats: list[int] = [0] * size
        self.bot_ends: list[int] = [0] * size
        for other in range(world.seats):
            if other != trial.seat and world.at[other] and world.engaged[other]:
                self._note_fire(other)
        if not world.frozen:
            self._foresee_bots()

    def _note_fire(self, other: Seat) -> None:
        """A-124: all that this tank's shot can hit first."""
        world = self.world
        for space in world.board.rays[world.at[other] * 4 + world.facing[other]]:
            if world.block[space]:
                break
            self.threats[space] += 1 + SHARED
            if world.occupant[space] and world.board.ground[space] != FOREST:
                break

    def _foresee_bots(self) -> None:
        """A-103, A-106, A-125: what each bot sees from where it stands, and when it has moved."""
        world = self.world
        engaged = world.engaged
        world.engaged = replaced(engaged, self.trial.seat, 0)
        for bot in world.bots:
            end = bots.foresee_end(world, bot, BOTS_MOVE)
            here, there = world.at[bot], end >> 2
            self.bot_ends[there] = bot + 1
            for facing in range(4):
                self._threaten(here * 4 + facing)
            if there != here:
                self._threaten_also(end, here)
        world.engaged = engaged

    def _threaten(self, place: int) -> None:
        """A-106, A-171: what is in sight from a place."""
        block, threats, uneven = self.world.block, self.threats, self.world.cat.rules.uneven
        for space in self.world.board.rays[place]:
            if block[space] and not uneven:
                break
            threats[space] += 1

    def _threaten_also(self, place: int, before: int) -> None:
        """A-106, A-171: what is in sight from a place, and was not from where the bot stood."""
        block, uneven = self.world.block, self.world.cat.rules.uneven
        for space in self.world.board.rays[place]:
            if block[space] and not uneven:
                break
            if not self.is_in_line(before, space):
                self.threats[space] += 1

    def is_in_line(self, one: int, other: int) -> bool:
        """Are two spaces in one row or column?"""
        board = self.world.board
        return board.row[one] == board.row[other] or board.col[one] == board.col[other]

    def victim(self, space: int, facing: int) -> int:
        """A-124, A-128: what one's shot would hit from there, foreseen; NONE if nothing of use."""
        world = self.world
        board, block, occupant = world.board, world.block, world.occupant
        for ahead in board.rays[space * 4 + facing]:
            if block[ahead]:
                return NONE if block[ahead] == CONCRETE else ahead
            if board.ground[ahead] == FOREST:
                continue
            other = occupant[ahead] - 1
            if 0 <= other < world.seats and other != self.trial.seat:
                return NONE
            bot = self.bot_ends[ahead] - 1
            if bot > 0 and world.at[bot] != ahead and self.is_in_line(world.at[bot], space):
                bot = NONE  # it will have turned to the tank instead
            if bot > 0 or other >= world.seats:
                return ahead
        return NONE

    def worth(self, reach: Reach, played: int, least: float = -inf) -> float:
        """What a maneuver is worth, after which this many cards have been played this round.

        If it is not worth more than `least`, it may be worth even less than what is told.
        """
        trial, space, facing = self.trial, reach.space, reach.facing
        own, world = self.figures, self.world
        after = self.maneuvers.world_with(reach.move)
        if after is not None:
            own, world = figures_of(after, trial.seat), after
        kills, helms, cards, is_lost = own.kills, own.helms, own.cards, own.is_lost
        is_over = not space or world.asking == OVER
        if not is_over and self.threats[space] and world.board.ground[space] != FOREST:
            # a Helm, or two cards a hit that were not played, or the tank.
            cost = self.threats[space] % SHARED * tokens.COST
            if helms:
                helms -= 1
            elif cost > cards - played:
                is_lost = True
            else:
                cards -= cost
        victim = NONE
        if is_over or not trial.through:
            left = trial.left(world, 0 if is_lost else space, facing, NONE)
            if not is_over:
                most = trial.score(own, kills + 1, helms, cards, is_lost) - trial.step * left
                if most <= least:
                    return most
                victim = self.victim(space, facing)
        else:
            victim = self.victim(space, facing)
            left = trial.left(world, 0 if is_lost else space, facing, victim)
        if victim != NONE and not self.world.block[victim] and self.threats[victim] < SHARED:
            kills += 1
        return trial.score(own, kills, helms, cards, is_lost) - trial.step * left

    def sunk(self) -> float:
        """What it is worth to have nothing left to play but a Move into the water."""
        trial, own = self.trial, self.figures
        left = trial.left(self.world, 0, 0, NONE)
        return trial.score(own, own.kills, own.helms, own.cards, True) - trial.step * left


def play_phase(phase: Phase, reach: Reach) -> State:
    """A-099, A-121: the position after a maneuver, the bots and everybody's fire.

    Cards that were played cannot pay for being hit; a choice that comes up is left open.
    """
    seat = phase.trial.seat
    world = phase.maneuvers.world_after(reach.move)
    if world.asking == OVER:
        return world
    if world.at[seat]:
        world.facing[seat] = reach.facing
    move_bots(world, reach.move)
    if world.asking != OVER:
        base, played = seat * KINDS, reach.count
        spent = [0] * KINDS
        for kind in range(KINDS):
            spent[kind] = min(played - sum(spent), world.hands[base + kind])
            world.hands[base + kind] -= spent[kind]
        fire.resolve_fire(Table(world, ScriptedChance(rest=0)))
        for kind in range(KINDS):
            world.hands[base + kind] += spent[kind]
    return world


def with_players(world: State, seat: Seat) -> list[int]:
    """The walls, and other players' tanks as if they were concrete."""
    block = world.block.copy()
    for other in range(world.seats):
        if other != seat and world.at[other]:
            block[world.at[other]] = CONCRETE
    return block


def goal_of(world: State, seat: Seat) -> int:
    """Where the Eagle lies; if none does, the bot that is nearest."""
    if world.eagle_lies:
        return world.eagle
    row, col, here = world.board.row, world.board.col, world.at[seat]
    goal, least = NONE, 0
    for bot in world.bots:
        there = world.at[bot]
        away = abs(row[there] - row[here]) + abs(col[there] - col[here])
        if goal == NONE or away < least:
            goal, least = there, away
    return goal


def move_bots(world: State, place: int) -> None:
    """A-099: as many maneuvers as the highest Move shows; others play one, too."""
    world.highest = BOTS_MOVE if world.seats > 1 else 0
    if place != STANDING:
        world.highest = max(world.highest, place % MOVES + 1)
    world.asking = NOTHING
    bots.begin_bots(world)
    bots.move_all(Table(world, NOTHING_DRAWN))
    if world.asking != OVER:
        world.asking, world.asked = NOTHING, ()


# Planning


def best_plan(trial: Trial, laid: Plan = NO_CARDS) -> Plan:
    """Try first maneuvers, then second ones after the best that leave any; or disengage.

    What is worth less than a whole plan is gone on from only if it comes near the goal.
    All begin with the cards that are laid already.
    """
    seat = trial.seat
    pool = trial.world.hands[seat * KINDS : seat * KINDS + KINDS]
    held = sum(pool)
    best, plan = resting(trial, held), NO_CARDS
    phase, gone_on = Phase(trial, trial.world), 0
    firsts = first_maneuvers(phase, pool, held, laid[0])
    while firsts and gone_on < trial.wide:
        first = take_best(firsts)
        if gone_on and first.worth <= best and trial.is_far(first):
            continue
        cards = first.cards()
        spare = spare_card(pool, cards)
        world = play_phase(phase, first)
        if world.asking == OVER or not world.at[seat]:
            gone_on += 1
            if first.worth > best:
                best, plan = first.worth, (cards, (spare,))
            continue
        then, left = Phase(trial, world), cards_left(pool, cards)
        seconds = then.maneuvers.reach(first.facing, left, True)
        if laid[1]:
            seconds = [one for one in seconds if begins_with(one.cards(), laid[1])]
        if seconds:
            gone_on += 1
        elif then.sunk() > best:
            best, plan = then.sunk(), (cards, laid[1] or (spare,))
        for second in seconds:
            worth = then.worth(second, first.count + second.count, best)
            if worth > best:
                best, plan = worth, (cards, second.cards())
    return plan


def first_maneuvers(phase: Phase, pool: list[int], held: int, laid: tuple[int, ...]) -> list[Reach]:
    """Those that begin with what is laid and leave a card for the second one, with their worth."""
    trial = phase.trial
    found: list[Reach] = []
    for reach in phase.maneuvers.reach(trial.world.facing[trial.seat], pool, True):
        if laid and not begins_with(reach.cards(), laid):
            continue
        if reach.count < held:
            reach.worth = phase.worth(reach, reach.count)
            found.append(reach)
    return found


def take_best(found: list[Reach]) -> Reach:
    """The one that is worth most leaves the list, of equals the first."""
    place, most = 0, found[0].worth
    for other in range(1, len(found)):
        if found[other].worth > most:
            place, most = other, found[other].worth
    return found.pop(place)


def resting(trial: Trial, held: int) -> float:
    """What disengaging is worth: nothing happens, and the hand is full again.

    With a full hand it brings nothing at all, and nothing would ever change.
    """
    if held >= FULL_HAND:
        return -inf
    world, seat = trial.world, trial.seat
    own = figures_of(world, seat)
    left = trial.left(world, world.at[seat], world.facing[seat], NONE)
    return trial.score(own, own.kills, own.helms, FULL_HAND, own.is_lost) - trial.step * left - STEP


def begins_with(cards: tuple[int, ...], laid: tuple[int, ...]) -> bool:
    """Can these cards be laid after those?"""
    return cards[: len(laid)] == laid


def spare_card(pool: list[int], cards: tuple[int, ...]) -> int:
    """Any card that is not among these."""
    for kind in range(KINDS - 1, -1, -1):
        if pool[kind] > cards.count(kind):
            return kind
    return NONE


# Choosing


class Planned:
    """A plan, and what it was made for: who, with which cards, on which board.

    Lists that a position changes in place are copied; the others are never changed (see `State`).
    """

    __slots__ = (
        "at", "block", "board", "cards", "eagles", "facing", "figures", "helms", "kills", "laid",
        "plan", "up_kinds", "ups",
    )  # fmt: skip

    def __init__(self, state: State, seat: Seat, cards: list[int], laid: Plan, plan: Plan) -> None:
        self.figures: list[int] = figures_for(state, seat)
        self.cards = cards
        self.at: list[int] = state.at.copy()
        self.facing: list[int] = state.facing.copy()
        self.board = state.board
        self.block = state.block
        self.ups, self.up_kinds = state.ups, state.up_kinds
        self.kills, self.eagles, self.helms = state.kills, state.eagles, state.helms
        self.laid = laid
        self.plan = plan

    def is_for(self, state: State, seat: Seat, cards: list[int]) -> bool:
        """Is this the position it was made for, as far as the seat knows?"""
        return (
            self.cards == cards
            and self.at == state.at
            and self.facing == state.facing
            and self.board is state.board
            and (self.block is state.block or self.block == state.block)
            and self.figures == figures_for(state, seat)
            and self.kills == state.kills
            and self.eagles == state.eagles
            and self.helms == state.helms
            and self.ups == state.ups
            and self.up_kinds == state.up_kinds
        )

    def goes_on(self, laid: Plan) -> bool:
        """Does the plan go on with what is laid by now?"""
        if self.laid == laid:
            return True
        return begins_plan(laid, self.laid) and begins_plan(self.plan, laid)


def begins_plan(plan: Plan, laid: Plan) -> bool:
    """Is what is laid the beginning of this plan?"""
    return begins_with(plan[0], laid[0]) and begins_with(plan[1], laid[1])


def figures_for(state: State, seat: Seat) -> list[int]:
    """The single numbers that a plan depends on."""
    return [seat, state.round, state.frozen, state.eagle, state.eagle_lies, state.captured]


MADE: Final[dict[tuple[int, ...], list[Planned]]] = {}
"""Plans by cards, places and facings: who looks ahead comes to the same position again."""
MOST_MADE: Final = 2000
LATEST: Final[list[Planned]] = []
"""The plan asked for last: whoever plans asks for it card by card."""


def plan_for(state: State, seat: Seat) -> Plan:
    """The best plan that goes on with what is laid, made once for each position."""
    laid = (state.stacks[seat * 2], state.stacks[seat * 2 + 1])
    cards = own_cards(state, seat)
    for one in LATEST:
        if one.is_for(state, seat, cards) and one.goes_on(laid):
            return one.plan
    found = find_plan(state, seat, cards, laid)
    LATEST[:] = [found]
    return found.plan


def find_plan(state: State, seat: Seat, cards: list[int], laid: Plan) -> Planned:
    """A plan that was made for this position, or a new one."""
    key = tuple(cards + state.at + state.facing)
    made = MADE.get(key)
    if made is None:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        made = MADE[key] = []
    for one in made:
        if one.is_for(state, seat, cards) and one.goes_on(laid):
            return one
    plan = best_plan(Trial(open_world(state, seat), seat), laid)
    made.append(Planned(state, seat, cards, laid, plan))
    return made[-1]


def choose_plan(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """Exchange what is of no use, else stack the next card of the plan, and be ready."""
    first, second = state.stacks[seat * 2], state.stacks[seat * 2 + 1]
    if not first and not second and not state.exchanged[seat]:
        exchange = choose_exchange(state, seat)
        if exchange is not None:
            return exchange
    return go_on_with(state, seat, legal, plan_for(state, seat))


def go_on_with(state: State, seat: Seat, legal: list[ArcadeAction], plan: Plan) -> ArcadeAction:
    """The next card of a plan, or its end; to disengage where it cannot be gone on with."""
    cat = state.cat
    first, second = state.stacks[seat * 2], state.stacks[seat * 2 + 1]
    if len(first) < len(plan[0]):
        chosen = cat.stack[plan[0][len(first)]]
    elif len(second) < len(plan[1]):
        chosen = cat.stack[KINDS + plan[1][len(second)]]
    else:
        chosen = cat.ready if plan[0] else cat.disengage
    for action in legal:
        if action is chosen:
            return chosen
    return cat.disengage


def choose_exchange(state: State, seat: Seat) -> ArcadeAction | None:
    """Too few Moves, or too few Turns: give back what there is too much of."""
    counts = own_cards(state, seat)
    moves, turns = sum(counts[:MOVES]), sum(counts[MOVES:])
    if moves >= FEW and turns >= FEW:
        return None
    low = MOVES if moves < FEW else 0
    kind = counts.index(max(counts[low : low + MOVES]), low)
    count = counts[kind] - (counts[kind] > FEW)
    return state.cat.exchange[kind][count - 1] if count else None


def choose_place(state: State, legal: list[ArcadeAction]) -> ArcadeAction:
    """As near to the Eagle as can be, facing the way, and in sight of few bots."""
    way = way_to(state, state.eagle)
    best, least = legal[0], FAR * FAR
    looked_at, risk = NONE, 0
    for action in legal:
        space = state.board.spaces[action.place]
        left = way.left(space, action.which)
        if left >= least:
            continue
        if space != looked_at:
            looked_at, risk = space, IN_SIGHT_WORTH * in_sight(state, space)
        if left + risk < least:
            best, least = action, left + risk
    return best


def in_sight(state: State, space: int) -> int:
    """A-106, A-156: how many bots would see a tank there."""
    board, seen = state.board, 0
    if board.ground[space] == FOREST:
        return 0
    for direction in range(4):
        for ahead in board.rays[space * 4 + direction]:
            if state.block[ahead] and not state.cat.rules.uneven:
                break
            if state.occupant[ahead] > state.seats:
                seen += 1
    return seen


def choose_wall(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """Take away the wall that shortens one's way most, if any does."""
    here = state.at[seat]
    way = way_to(state, state.eagle)
    best, chosen = way.far[here], legal[0]
    for action in legal:
        if action.verb == act.WALL and is_wall(state, state.board.spaces[action.place]):
            now = far_without(way, state.board.spaces[action.place], here, best)
            if now < best:
                best, chosen = now, action
    return chosen
