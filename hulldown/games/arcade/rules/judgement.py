"""Rules of thumb: what a sensible player does, tried out on the board as that player sees it.

Nothing here reads what a seat may not know: others hold no cards and have not disengaged, and
what lies face down is as at the start. So the answer is the same in worlds a seat cannot tell
apart.
"""

from math import inf
from typing import Final, NamedTuple

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
from hulldown.games.arcade.rules.ways import FAR, TENTHS, way_past, way_to
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
"""So many first maneuvers are gone on from; those that leave nothing but to sink do not count."""
FIRE: Final = 30
"""So many tenths of a space farther is a place to enter on worth that one bot less has in sight."""
TEN: Final = 10
NOTHING_DRAWN: Final = ScriptedChance(rest=0)
BOTS_MOVE: Final = 2
"""So many maneuvers of the bots are foreseen: others play a Move, too."""
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


class Plan(NamedTuple):
    """Two stacks of cards; none at all to disengage."""

    first: tuple[int, ...]
    second: tuple[int, ...]


NO_CARDS: Final = Plan((), ())


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

    def copy(self) -> "Figures":
        """The same, to be changed by what one maneuver brings."""
        return Figures(self.kills, self.eagles, self.helms, self.cards, self.is_lost, self.rival)


def figures_of(world: State, seat: Seat) -> Figures:
    """What a seat has, and the points of its best rival."""
    rival = 0
    for other in range(world.seats):
        if other != seat:
            rival = max(rival, world.points(other))
    kills, eagles, helms = world.kills[seat], world.eagles[seat], world.helms[seat]
    return Figures(kills, eagles, helms, world.hand_size(seat), not world.at[seat], rival)


class Trial:
    """A position to try plans on, and the way to its goal: the Eagle, without one a bot.

    The longer the match lasts, the more a step on that way is worth: caution ends no match. And
    whoever still stands in the way then is driven around.
    """

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.goal = goal_of(world, seat)
        self.step = STEP * (1 + world.round / BOLDER) / TEN
        self.wide = WIDE * (1 + world.round // BOLDER)
        self.block = world.block if world.round < BOLDER else with_players(world, seat)
        self.through = False
        self.starts: list[int] = []
        if self.goal != NONE:
            way = way_past(world.board, self.block, self.goal)
            self.through = way.far[world.at[seat]] >= FAR

    def score(self, figures: Figures) -> float:
        """How good these figures are for the seat."""
        score = EAGLE * figures.eagles + BOT * figures.kills + HELM * figures.helms
        score -= BOT * 0.5 * figures.rival
        if figures.is_lost:
            return score + CARD * FULL_HAND - TANK
        return score + CARD * min(figures.cards + 1, FULL_HAND)

    def left(self, world: State, space: int, facing: int, victim: int) -> int:
        """How far it is to the goal, for a lost tank from where it comes back; 0 if it is gone.

        What is left of a wall that was hit counts only if there is no way but through walls.
        """
        if self.goal == NONE or world.captured > self.world.captured:
            return 0
        block = world.block if self.through else self.block
        if self.through and victim != NONE and block[victim]:
            block = replaced(block, victim, block[victim] - 1)
        way = way_past(self.world.board, block, self.goal, self.through)
        if not space:
            self.starts = self.starts or start_spaces(self.world)
            return min([way.far[start] for start in self.starts]) * TENTHS
        return way.left(space, facing)


class Phase:
    """One phase as a seat foresees it: where the bots go, what is under fire, what a shot hits.

    Bots that see a tank where it ends turn to it and fire; the others go their way (A-103).
    Other players stand still and fire ahead. `threats` counts who fires at a space, `shared`
    other players alone; `bot_ends` says which bot ends on a space, as `occupant` does.
    """

    __slots__ = (
        "bot_ends", "figures", "maneuvers", "shared", "threats", "trial", "world",
    )  # fmt: skip

    def __init__(self, trial: Trial, world: State) -> None:
        self.trial = trial
        self.world = world
        self.maneuvers = Maneuvers(world, trial.seat)
        self.figures = figures_of(world, trial.seat)
        size = world.board.size
        self.shared: list[int] = [0] * size
        self.bot_ends: list[int] = [0] * size
        for other in range(world.seats):
            if other != trial.seat and world.at[other] and world.engaged[other]:
                self._note_fire(other)
        self.threats: list[int] = self.shared.copy()
        if not world.frozen:
            self._foresee_bots()

    def _note_fire(self, other: Seat) -> None:
        """A-124: all that this tank's shot can hit first."""
        world = self.world
        for space in world.board.rays[world.at[other] * 4 + world.facing[other]]:
            if world.block[space]:
                break
            self.shared[space] += 1
            if world.occupant[space] and world.board.ground[space] != FOREST:
                break

    def _foresee_bots(self) -> None:
        """A-103, A-106, A-125: what each bot sees from where it stands, and when it has moved."""
        world = self.world
        engaged = world.engaged
        world.engaged = replaced(engaged, self.trial.seat, 0)
        for bot in world.bots:
            seen = bots.foresee(world, bot, BOTS_MOVE)
            here = world.at[bot]
            self.bot_ends[seen.space] = bot + 1
            for facing in range(4):
                self._threaten(here * 4 + facing, NONE)
            if seen.space != here:
                self._threaten(seen.space * 4 + seen.facing, here)
        world.engaged = engaged

    def _threaten(self, place: int, before: int) -> None:
        """A-106, A-171: what is in sight from a place, and was not from where the bot stood."""
        board, block = self.world.board, self.world.block
        uneven = self.world.cat.rules.uneven
        for space in board.rays[place]:
            if block[space] and not uneven:
                break
            if before == NONE or not self.is_in_line(before, space):
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

    def worth(self, reach: Reach, played: int) -> float:
        """What a maneuver is worth, after which this many cards have been played this round."""
        trial = self.trial
        seat, space = trial.seat, reach.space
        driven = self.maneuvers.driven(reach.move)
        if driven.world is None:
            world, figures = self.world, self.figures.copy()
        else:
            world, figures = driven.world, figures_of(driven.world, seat)
        victim = NONE
        if space and world.asking != OVER:
            victim = self.victim(space, reach.facing)
            if victim != NONE and not self.world.block[victim] and not self.shared[victim]:
                figures.kills += 1
            if world.board.ground[space] != FOREST and self.threats[space]:
                pay_for(figures, self.threats[space], played)
        if figures.is_lost:
            space = 0
        left = trial.left(world, space, reach.facing, victim)
        return trial.score(figures) - trial.step * left

    def sunk(self) -> float:
        """What it is worth to have nothing left to play but a Move into the water."""
        figures = self.figures.copy()
        figures.is_lost = True
        trial = self.trial
        return trial.score(figures) - trial.step * trial.left(self.world, 0, 0, NONE)


def pay_for(figures: Figures, hits: int, played: int) -> None:
    """A-043, A-132, A-133: a Helm, or two cards for each hit that were not played, or the tank."""
    if figures.helms:
        figures.helms -= 1
    elif hits * tokens.COST > figures.cards - played:
        figures.is_lost = True
    else:
        figures.cards -= hits * tokens.COST


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

    All begin with the cards that are laid already.
    """
    seat = trial.seat
    pool = trial.world.hands[seat * KINDS : seat * KINDS + KINDS]
    held = sum(pool)
    best, plan = resting(trial, held), NO_CARDS
    phase, gone_on = Phase(trial, trial.world), 0
    for first in first_maneuvers(phase, pool, held, laid.first):
        if gone_on == trial.wide:
            break
        reach, spare = first.reach, spare_card(pool, first.reach.cards())
        world = play_phase(phase, reach)
        if world.asking == OVER or not world.at[seat]:
            gone_on += 1
            if first.worth > best:
                best, plan = first.worth, Plan(reach.cards(), (spare,))
            continue
        then, left = Phase(trial, world), cards_left(pool, reach.cards())
        seconds = then.maneuvers.reach(reach.facing, left, True)
        if laid.second:
            seconds = [one for one in seconds if begins_with(one.cards(), laid.second)]
        if seconds:
            gone_on += 1
        elif then.sunk() > best:
            best, plan = then.sunk(), Plan(reach.cards(), laid.second or (spare,))
        for second in seconds:
            worth = then.worth(second, reach.count + second.count)
            if worth > best:
                best, plan = worth, Plan(reach.cards(), second.cards())
    return plan


class First:
    """A first maneuver that was tried, and what it is worth."""

    __slots__ = ("reach", "worth")

    def __init__(self, reach: Reach, worth: float) -> None:
        self.reach = reach
        self.worth = worth


def first_maneuvers(phase: Phase, pool: list[int], held: int, laid: tuple[int, ...]) -> list[First]:
    """Those that begin with what is laid and leave a card for the second one, the best first."""
    trial = phase.trial
    found: list[First] = []
    for reach in phase.maneuvers.reach(trial.world.facing[trial.seat], pool, True):
        if laid and not begins_with(reach.cards(), laid):
            continue
        if reach.count < held:
            found.append(First(reach, phase.worth(reach, reach.count)))
    found.sort(key=lambda first: first.worth, reverse=True)
    return found


def resting(trial: Trial, held: int) -> float:
    """What disengaging is worth: nothing happens, and the hand is full again.

    With a full hand it brings nothing at all, and nothing would ever change.
    """
    if held >= FULL_HAND:
        return -inf
    world, seat = trial.world, trial.seat
    figures = figures_of(world, seat)
    figures.cards = FULL_HAND
    left = trial.left(world, world.at[seat], world.facing[seat], NONE)
    return trial.score(figures) - trial.step * left - STEP


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
    """A plan, and what it was made for: a board with its walls, and the cards laid before."""

    __slots__ = ("block", "board", "laid", "plan")

    def __init__(self, state: State, laid: Plan, plan: Plan) -> None:
        self.board = state.board
        self.block = state.block
        self.laid = laid
        self.plan = plan

    def fits(self, state: State, laid: Plan) -> bool:
        """Were these the walls, and does the plan go on with what is laid by now?"""
        return (
            (self.laid == laid or (goes_on(laid, self.laid) and goes_on(self.plan, laid)))
            and self.board is state.board
            and (self.block is state.block or self.block == state.block)
        )


def goes_on(plan: Plan, laid: Plan) -> bool:
    """Is what is laid the beginning of this plan?"""
    return begins_with(plan.first, laid.first) and begins_with(plan.second, laid.second)


def known_to(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers that a plan depends on beside the walls."""
    known = own_cards(state, seat)
    known += [seat, state.round, state.frozen, state.eagle, state.eagle_lies, state.captured]
    known += state.at + state.facing + state.kills + state.eagles + state.helms
    known += state.ups + state.up_kinds
    return tuple(known)


MADE: Final[dict[tuple[int, ...], list[Planned]]] = {}
"""Plans by what they depend on: who looks ahead comes to the same position again and again."""
MOST_MADE: Final = 2000


def plan_for(state: State, seat: Seat) -> Plan:
    """The best plan that goes on with what is laid, made once for each position."""
    laid = Plan(state.stacks[seat * 2], state.stacks[seat * 2 + 1])
    known = known_to(state, seat)
    made = MADE.get(known)
    if made is None:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        made = MADE[known] = []
    for one in made:
        if one.fits(state, laid):
            return one.plan
    plan = best_plan(Trial(open_world(state, seat), seat), laid)
    made.append(Planned(state, laid, plan))
    return plan


def choose_plan(state: State, seat: Seat, legal: list[ArcadeAction]) -> ArcadeAction:
    """Exchange what is of no use, else stack the next card of the plan, and be ready."""
    cat = state.cat
    if not state.planned(seat) and not state.exchanged[seat]:
        exchange = choose_exchange(state, seat)
        if exchange is not None:
            return exchange
    plan = plan_for(state, seat)
    chosen = cat.ready if plan.first else cat.disengage
    for stack, cards in enumerate((plan.first, plan.second)):
        done = len(state.stacks[seat * 2 + stack])
        if done < len(cards):
            chosen = cat.stack[stack * KINDS + cards[done]]
            break
    return chosen if chosen in legal else cat.disengage


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
    for action in legal:
        space = state.board.spaces[action.place]
        left = way.left(space, action.which) + FIRE * in_sight(state, space)
        if left < least:
            best, least = action, left
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
    world = state.clone()
    here = state.at[seat]
    best, chosen = way_to(state, state.eagle).far[here], legal[0]
    for action in legal:
        if action.verb == act.WALL and is_wall(state, state.board.spaces[action.place]):
            world.block = replaced(state.block, state.board.spaces[action.place], 0)
            now = way_to(world, state.eagle).far[here]
            if now < best:
                best, chosen = now, action
    return chosen
