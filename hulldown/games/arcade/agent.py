"""What Arcade offers to computer players: a plan tried out on the open board, a value, features."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hulldown.games.arcade import actions as act
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import ADVANCE_3, CARDS, KINDS, NONE
from hulldown.games.arcade.preview import Reach, drive_cards, reach
from hulldown.games.arcade.rules import bots, fire, movement
from hulldown.games.arcade.rules.board import FACINGS
from hulldown.games.arcade.rules.ending import standing
from hulldown.games.arcade.sight import FAR, way_to, world_of
from hulldown.games.arcade.state import (
    CHOOSE_BOT,
    FIRE,
    NOTHING,
    ORDERING,
    OVER,
    TURN,
    State,
)
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.game import AgentHooks
from hulldown.kernel.messages import Seat, View
from hulldown.kernel.table import Table

EAGLE: Final = 300.0
BOT: Final = 100.0
TANK: Final = 140.0
CARD: Final = 7.0
HELM: Final = 30.0
STEP: Final = 7.0
WIDE: Final = 5
OTHERS_MOVE: Final = 2
FULL_HAND: Final = 7


class Plan(NamedTuple):
    """Two stacks of cards; none at all to disengage."""

    first: tuple[int, ...]
    second: tuple[int, ...]


# Trying out


class Trial:
    """A position to try plans on, and the way to the Eagle."""

    def __init__(self, world: State, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.way = way_to(world, world.eagle)

    def after(self, world: State, cards: tuple[int, ...]) -> State:
        """The position after a phase with these cards: one's tank, the bots, everybody's fire."""
        seat = self.seat
        end = world.clone()
        for card in cards:
            end.hands[seat * KINDS + card] = max(0, end.hands[seat * KINDS + card] - 1)
        end.asking, end.stage, end.first, end.turn = NOTHING, TURN, seat, 0
        drive_cards(end, seat, cards, False)
        if end.asking == OVER:
            return end
        end.asking = NOTHING
        moves = [card + 1 for card in cards if card <= ADVANCE_3]
        others = OTHERS_MOVE if end.seats > 1 else 0
        end.highest = max([*moves, others])
        table: Table[State] = Table(end, ScriptedChance(rest=0))
        end.to_move = []
        bots.begin_bots(end)
        while end.stage != FIRE and end.asking in (NOTHING, ORDERING):
            move_bots(table)
        if end.asking != OVER:
            end.asking = NOTHING
            fire.resolve_fire(table)
        return end

    def value(self, world: State, played: int) -> float:
        """How good a position is for the seat, which has played so many cards this round."""
        seat = self.seat
        cards = played + 1 + sum(world.hands[seat * KINDS : seat * KINDS + KINDS])
        score = EAGLE * world.eagles[seat] + BOT * world.kills[seat] + HELM * world.helms[seat]
        others = [world.points(other) for other in range(world.seats) if other != seat]
        score -= BOT * 0.5 * max(others, default=0)
        if not world.at[seat]:
            return score - TANK - STEP * FAR / 4
        score += CARD * min(cards, FULL_HAND)
        if world.eagle == self.world.eagle and world.eagle_lies:
            score -= STEP * self.way.left(world.at[seat], world.facing[seat])
        return score


def move_bots(table: Table[State]) -> None:
    """Let the bots go in their order; a choice that comes up is left open."""
    state = table.state
    if state.asking == ORDERING:
        state.asking, state.asked = NOTHING, ()
        bots.begin_bot(table, state.to_move[0])
    elif state.stage == CHOOSE_BOT:
        bots.choose_bot(table)
    else:
        bots.go_on(table)


def options(world: State, seat: Seat, pool: list[int]) -> list[Reach]:
    """What one maneuver can do from here with the cards of a pool."""
    ready = world.clone()
    ready.asking, ready.stage, ready.first, ready.turn = NOTHING, TURN, seat, 0
    movement.end_movement(ready)
    return reach(ready, seat, pool)


def best_plan(trial: Trial) -> Plan:
    """Try first maneuvers, then second ones after the best of them; or disengage."""
    world, seat = trial.world, trial.seat
    pool = world.hands[seat * KINDS : seat * KINDS + KINDS]
    held = sum(pool)
    firsts = []
    for one in options(world, seat, pool):
        if len(one.cards) < held:
            end = trial.after(world, one.cards)
            firsts.append((trial.value(end, len(one.cards)), one.cards, end))
    firsts.sort(key=lambda first: first[0], reverse=True)
    best, plan = resting(trial, held), Plan((), ())
    for value, cards, end in firsts[:WIDE]:
        if end.asking == OVER or not end.at[seat]:
            spare = spare_card(world, seat, cards)
            if value > best and spare != NONE:
                best, plan = value, Plan(cards, (spare,))
            continue
        rest = [pool[kind] - cards.count(kind) for kind in range(KINDS)]
        for other in options(end, seat, rest):
            worth = trial.value(trial.after(end, other.cards), len(cards) + len(other.cards))
            if worth > best:
                best, plan = worth, Plan(cards, other.cards)
    return plan


def resting(trial: Trial, held: int) -> float:
    """What disengaging is worth: nothing happens, and the hand is full again."""
    return trial.value(trial.world, FULL_HAND - held) - STEP


def spare_card(world: State, seat: Seat, cards: tuple[int, ...]) -> int:
    """Any card that is not among these."""
    for kind in range(KINDS - 1, -1, -1):
        if world.hands[seat * KINDS + kind] > cards.count(kind):
            return kind
    return NONE


# Choosing


PLANS: dict[str, Plan] = {}
"""The latest plan, so that its cards can be stacked one by one."""


def choose_plan(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """Exchange what is of no use, else stack the next card of the plan, and be ready."""
    assert view.seat is not None
    stacked = view.data["plan"]["first_stack"] + view.data["plan"]["second_stack"]
    exchange = [] if stacked else [action for action in legal if action.verb == act.EXCHANGE]
    if exchange:
        found = choose_exchange(view, exchange)
        if found is not None:
            return found
    world = world_of(view)
    key = canonical([view.seat, world.round, world.code, world.at, world.hands, world.facing])
    if key not in PLANS:
        PLANS.clear()
        PLANS[key] = best_plan(Trial(world, view.seat))
    plan = PLANS[key]
    names = view.data["plan"]
    for stack, cards in enumerate(plan):
        done = len(names["second_stack" if stack else "first_stack"])
        if done < len(cards):
            return find(legal, act.STACK, cards[done], stack)
    return find(legal, act.READY if plan.first else act.DISENGAGE)


def find(legal: list[ArcadeAction], verb: int, card: int = NONE, stack: int = NONE) -> ArcadeAction:
    """The action that does this, or the last one, which gives up."""
    for action in legal:
        if action.verb == verb and (card == NONE or (action.card, action.which) == (card, stack)):
            return action
    return legal[-1]


def choose_exchange(view: View, legal: list[ArcadeAction]) -> ArcadeAction | None:
    """Too few Moves, or too few Turns: give back what there is too much of."""
    counts = [0] * KINDS
    for card in view.data["hand"]:
        counts[CARDS.index(card["id"].removeprefix("card:"))] = card["count"]
    moves, turns = sum(counts[: ADVANCE_3 + 1]), sum(counts[ADVANCE_3 + 1 :])
    if moves >= 2 and turns >= 2:
        return None
    low = ADVANCE_3 + 1 if moves < 2 else 0
    kind = max(range(low, low + 3), key=lambda kind: counts[kind])
    count = counts[kind] - (counts[kind] > 2)
    fits = [action for action in legal if (action.card, action.which) == (kind, count)]
    return fits[0] if fits else None


def choose_place(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """As near to the Eagle as can be, facing the way."""
    world = world_of(view)
    way = way_to(world, world.eagle)

    def cost(action: ArcadeAction) -> float:
        space = world.board.spaces[action.place]
        return way.left(space, action.which)

    return min(legal, key=cost)


def choose_wall(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """Take away the wall that shortens one's way most, if any does."""
    assert view.seat is not None
    world = world_of(view)
    here = world.at[view.seat]
    best, chosen = way_to(world, world.eagle).far[here], legal[0]
    for action in legal[1:]:
        space = world.board.spaces[action.place]
        before = world.block[space]
        if before:
            world.block[space] = 0
            now = way_to(world, world.eagle).far[here]
            world.block[space] = before
            if now < best:
                best, chosen = now, action
    return chosen


def choose_grenade(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """Where most bots and others are, and one's own tank is not."""
    world, seat = world_of(view), view.seat

    def worth(action: ArcadeAction) -> int:
        area = world.board.around(world.board.spaces[action.place])
        fallen = sum(world.at[bot] in area for bot in world.bots)
        others = sum(world.at[one] in area for one in range(world.seats) if one != seat)
        own = seat is not None and world.at[seat] in area
        return 4 * fallen + others - 3 * own

    return max(legal, key=worth)


def choose_first(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """The bots in their order; the first card."""
    return legal[0]


CHOICES: Final[dict[int, Callable[[View, list[ArcadeAction]], ArcadeAction]]] = {
    act.READY: choose_plan,
    act.DISENGAGE: choose_plan,
    act.STACK: choose_plan,
    act.EXCHANGE: choose_plan,
    act.PLACE: choose_place,
    act.NO_WALL: choose_wall,
    act.GRENADE: choose_grenade,
    act.MOVE_BOT: choose_first,
    act.DISCARD: choose_first,
}


def greedy(view: View, legal: list[ArcadeAction]) -> ArcadeAction:
    """What looks best on the open board, by the question asked."""
    return CHOICES[legal[0].verb](view, legal)


def value(state: State, seat: Seat) -> float:
    """The seat's part of all points so far; alone, the Eagles taken."""
    if state.cat.solo:
        return state.captured / 3
    if state.asking == OVER:
        winners = standing(state).winners
        return 1 / len(winners) if seat in winners else 0.0
    points = [state.points(other) + 1 for other in range(state.seats)]
    return points[seat] / sum(points)


def features(view: View) -> list[float]:
    """The round, the Eagle, and the open figures of each seat."""
    world = world_of(view)
    far = way_to(world, world.eagle).far
    seats = [
        figure
        for seat, told in enumerate(view.data["seats"])
        for figure in (
            float(told["points"]),
            float(told["held"]),
            float(world.facing[seat]) / len(FACINGS),
            float(min(FAR, far[world.at[seat]])) if world.at[seat] else float(FAR),
        )
    ]
    return [float(world.round), float(len(world.bots)), *seats]


HOOKS: AgentHooks[State, ArcadeAction] = AgentHooks(greedy, value, features)
