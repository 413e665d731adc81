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
from hulldown.games.arcade.rules.ways import FAR, TENTHS, Way, way_to
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
WIDE: Final = 5
"""So many first maneuvers are gone on from."""
TEN: Final = 10
NOTHING_DRAWN: Final = ScriptedChance(rest=0)
OTHERS_MOVE: Final = 2
FULL_HAND: Final = 7
BOLDER: Final = 25
"""After so many rounds a step towards the goal is worth twice as much, and so on."""
FEW: Final = 2
MOST_PLAYED: Final = 32
"""More cards than anybody plays in a round."""


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


# Trying out


class Plan(NamedTuple):
    """Two stacks of cards; none at all to disengage."""

    first: tuple[int, ...]
    second: tuple[int, ...]


class Figures:
    """What a position is worth to a seat comes from these numbers, wherever its tank stands."""

    __slots__ = ("cards", "eagles", "helms", "is_lost", "kills", "rival")

    def __init__(self, world: State, seat: Seat) -> None:
        self.kills = world.kills[seat]
        self.eagles = world.eagles[seat]
        self.helms = world.helms[seat]
        self.cards = world.hand_size(seat)
        self.is_lost = not world.at[seat]
        self.rival = 0
        for other in range(world.seats):
            if other != seat:
                self.rival = max(self.rival, world.points(other))


class End:
    """A position after a phase, whichever way one's tank faces: its score, and what comes next.

    `victim` is what one's shot hits. The world is made only if somebody wants to go on from it.
    """

    __slots__ = (
        "before", "facing", "is_lost", "next", "played", "score", "seat", "victim", "world",
    )  # fmt: skip

    def __init__(self, before: State, seat: Seat, victim: int, played: int) -> None:
        self.before = before
        self.facing = before.facing[seat]
        self.seat = seat
        self.victim = victim
        self.played = played
        self.is_lost = False
        self.score = 0.0
        self.world: State | None = None
        self.next: Phase | None = None


class Trial:
    """A position to try plans on, and the way to its goal: the Eagle, without one a bot.

    The longer the match lasts, the more a step on that way is worth: caution ends no match.
    """

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.goal = goal_of(world, seat)
        self.step = STEP * (1 + world.round / BOLDER) / TEN
        self.through = False
        self.starts: list[int] = []
        self.ways: list[Way] = []
        self.blocks: list[list[int]] = []
        if self.goal != NONE:
            self.through = self.way_past(world.block).far[world.at[seat]] >= FAR
            if self.through:
                self.ways.clear()
                self.blocks.clear()

    def way_past(self, block: list[int]) -> Way:
        """The way to the goal past these walls, or through them if there is no other."""
        for number, known in enumerate(self.blocks):
            if known is block or known == block:
                return self.ways[number]
        world = self.world
        if block is not world.block:
            world = world.clone()
            world.block = block
        self.blocks.append(block)
        self.ways.append(way_to(world, self.goal, self.seat, self.through))
        return self.ways[-1]

    def score(self, figures: Figures) -> float:
        """How good these figures are for the seat."""
        score = EAGLE * figures.eagles + BOT * figures.kills + HELM * figures.helms
        score -= BOT * 0.5 * figures.rival
        if figures.is_lost:
            return score + CARD * FULL_HAND - TANK
        return score + CARD * min(figures.cards + 1, FULL_HAND)

    def worth(self, end: End, facing: int) -> float:
        """How good it is to end a phase there, facing there."""
        return end.score - self.step * self.left(end, facing)

    def left(self, end: End, facing: int) -> int:
        """How far it is to the goal, for a lost tank from where it comes back; 0 if it is gone."""
        world = end.before
        if self.goal == NONE or world.captured > self.world.captured:
            return 0
        block = self.world.block
        if self.through:
            block = after(end).block if end.victim != NONE else world.block
        way = self.way_past(block)
        if end.is_lost:
            self.starts = self.starts or start_spaces(self.world)
            return min([way.far[space] for space in self.starts]) * TENTHS
        return way.left(world.at[self.seat], facing)


class Phase:
    """All maneuvers of one phase, and what the bots and everybody's fire make of them."""

    def __init__(self, trial: Trial, world: State) -> None:
        self.trial = trial
        self.maneuvers = Maneuvers(world, trial.seat)
        self.volleys: list[Volley | None] = [None] * (STANDING + 1)
        self.ends: dict[int, End] = {}

    def end(self, reach: Reach, played: int) -> End:
        """What comes of a maneuver, after which so many cards have been played this round.

        What a shot hits makes the difference, and how many cards pay for being hit.
        """
        trial = self.trial
        seat = trial.seat
        volley = self.volley(reach.move)
        world = volley.world
        victim = NONE
        if world.at[seat] and world.asking != OVER:
            world.facing[seat] = reach.facing
            victim = fire.victim_of_player(world, seat)
        key = (reach.move * world.board.size + victim + 1) * MOST_PLAYED
        key += played if volley.hits else 0
        found = self.ends.get(key)
        if found is None:
            found = self.ends[key] = End(world, seat, victim, played)
            figures = volley.figures(victim, played)
            found.score = trial.score(figures)
            found.is_lost = figures.is_lost
        return found

    def volley(self, place: int) -> "Volley":
        """A-099, A-102: the bots go in their order; a choice that comes up is left open."""
        found = self.volleys[place]
        if found is None:
            world = self.maneuvers.driven(place).world
            if world.asking != OVER:
                move_bots(world, place)
            found = self.volleys[place] = Volley(world, self.trial.seat)
        return found


class Volley:
    """A-121 to A-137: everybody's fire, foreseen for one seat, whatever it hits itself."""

    __slots__ = ("hits", "seat", "shooters", "victims", "world")

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.shooters: list[int] = []
        self.victims: list[int] = []
        self.hits = 0
        if world.asking != OVER:
            shooters, victims = fire.aim(Table(world, NOTHING_DRAWN))
            for number, shooter in enumerate(shooters):
                if shooter != seat:
                    self.shooters.append(shooter)
                    self.victims.append(victims[number])
                    self.hits += victims[number] == world.at[seat]

    def figures(self, victim: int, played: int) -> Figures:
        """A-132 to A-135: what is left of the seat's hand and tank, and who scores which bot."""
        world = self.world
        figures = Figures(world, self.seat)
        if victim != NONE and self.is_bot_at(victim) and victim not in self.victims:
            figures.kills += 1
        for number, shooter in enumerate(self.shooters):
            space = self.victims[number]
            if self.is_bot_at(space) and space != victim and self.victims.count(space) == 1:
                figures.rival = max(figures.rival, world.points(shooter) + 1)
        if self.hits and figures.helms:
            figures.helms -= 1
        elif self.hits * tokens.COST > figures.cards - played:
            figures.is_lost = figures.is_lost or self.hits > 0
        else:
            figures.cards -= self.hits * tokens.COST
        return figures

    def is_bot_at(self, space: int) -> bool:
        """Does a bot stand there?"""
        return self.world.occupant[space] > self.world.seats


def after(end: End) -> State:
    """A-121: the position after everybody has fired; cards that were played cannot pay for it."""
    if end.world is None:
        world = end.before.clone()
        end.world = world
        world.facing[end.seat] = end.facing
        if world.asking != OVER:
            base = end.seat * KINDS
            spent = [0] * KINDS
            for kind in range(KINDS):
                spent[kind] = min(end.played - sum(spent), world.hands[base + kind])
                world.hands[base + kind] -= spent[kind]
            fire.resolve_fire(Table(world, ScriptedChance(rest=0)))
            for kind in range(KINDS):
                world.hands[base + kind] += spent[kind]
    return end.world


def goal_of(world: State, seat: Seat) -> int:
    """Where the Eagle lies; if none does, the bot that is nearest."""
    if world.eagle_lies:
        return world.eagle
    goal, least = NONE, 0
    for bot in world.bots:
        far = way_to(world, world.at[bot], seat, True).far[world.at[seat]]
        if goal == NONE or far < least:
            goal, least = world.at[bot], far
    return goal


def move_bots(world: State, place: int) -> None:
    """A-099: as many maneuvers as the highest Move shows; others play one, too."""
    world.highest = OTHERS_MOVE if world.seats > 1 else 0
    if place != STANDING:
        world.highest = max(world.highest, place % MOVES + 1)
    world.asking = NOTHING
    bots.begin_bots(world)
    bots.move_all(Table(world, NOTHING_DRAWN))
    if world.asking != OVER:
        world.asking, world.asked = NOTHING, ()


# Planning


def best_plan(trial: Trial) -> Plan:
    """Try first maneuvers, then second ones after the best of them; or disengage."""
    seat = trial.seat
    pool = trial.world.hands[seat * KINDS : seat * KINDS + KINDS]
    held = sum(pool)
    best, plan = resting(trial, held), Plan((), ())
    for first in first_maneuvers(Phase(trial, trial.world), pool, held):
        cards, end = first.reach.cards, first.end
        world = after(end)
        if world.asking == OVER or not world.at[seat]:
            spare = spare_card(pool, cards)
            if first.worth > best and spare != NONE:
                best, plan = first.worth, Plan(cards, (spare,))
            continue
        phase = end.next
        if phase is None:
            phase = end.next = Phase(trial, world)
        for reach in phase.maneuvers.reach(first.reach.facing, cards_left(pool, cards), True):
            worth = trial.worth(phase.end(reach, len(cards) + len(reach.cards)), reach.facing)
            if worth > best:
                best, plan = worth, Plan(cards, reach.cards)
    return plan


class First:
    """A first maneuver that was tried, what came of it, and what that is worth."""

    __slots__ = ("end", "reach", "worth")

    def __init__(self, reach: Reach, end: End, worth: float) -> None:
        self.reach = reach
        self.end = end
        self.worth = worth


def first_maneuvers(phase: Phase, pool: list[int], held: int) -> list[First]:
    """The best of those that leave a card for the second one."""
    trial = phase.trial
    found: list[First] = []
    for reach in phase.maneuvers.reach(trial.world.facing[trial.seat], pool, True):
        if len(reach.cards) < held:
            end = phase.end(reach, len(reach.cards))
            found.append(First(reach, end, trial.worth(end, reach.facing)))
    found.sort(key=lambda first: first.worth, reverse=True)
    return found[:WIDE]


def resting(trial: Trial, held: int) -> float:
    """What disengaging is worth: nothing happens, and the hand is full again.

    With a full hand it brings nothing at all, and nothing would ever change.
    """
    if held >= FULL_HAND:
        return -inf
    world, seat = trial.world, trial.seat
    figures = Figures(world, seat)
    figures.cards = FULL_HAND
    rested = trial.score(figures)
    return rested - trial.step * trial.left(End(world, seat, NONE, 0), world.facing[seat]) - STEP


def spare_card(pool: list[int], cards: tuple[int, ...]) -> int:
    """Any card that is not among these."""
    for kind in range(KINDS - 1, -1, -1):
        if pool[kind] > cards.count(kind):
            return kind
    return NONE


# Choosing


class Planned:
    """The latest plan, so that its cards can be stacked one by one: what it was made for."""

    __slots__ = ("block", "code", "known", "plan")

    def __init__(self, code: str, block: list[int], known: list[int], plan: Plan) -> None:
        self.code = code
        self.block = block
        self.known = known
        self.plan = plan


LATEST: Final[list[Planned]] = []


def known_to(state: State, seat: Seat) -> list[int]:
    """All that a plan depends on, but for the walls."""
    return [
        *(seat, state.round, state.frozen, state.eagle, state.eagle_lies, state.captured),
        *(state.closed, state.bricks, *own_cards(state, seat), *state.at, *state.facing),
        *(*state.kills, *state.eagles, *state.helms, *state.ups, *state.up_kinds),
        *state.levelled,
    ]


def plan_for(state: State, seat: Seat) -> Plan:
    """The best plan, made once for each position."""
    known = known_to(state, seat)
    for latest in LATEST:
        if latest.known == known and latest.code == state.code and latest.block == state.block:
            return latest.plan
    plan = best_plan(Trial(open_world(state, seat), seat))
    LATEST[:] = [Planned(state.code, state.block, known, plan)]
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
    """As near to the Eagle as can be, facing the way."""
    way = way_to(state, state.eagle)
    best, least = legal[0], FAR * FAR
    for action in legal:
        left = way.left(state.board.spaces[action.place], action.which)
        if left < least:
            best, least = action, left
    return best


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
