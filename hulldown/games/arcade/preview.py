"""Previews on the open board: where a maneuver leads, what can be reached, what bots will do.

Only what the seat may know goes in: the board, its own cards, its own plan. Other tanks stand
where they are; luck is left out.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from hulldown.games.arcade.catalog import ADVANCE_3, CARDS, KINDS, LEFT, RIGHT, TURNS
from hulldown.games.arcade.catalog import AROUND as TURNAROUND
from hulldown.games.arcade.events import facing_id, shot_fired, who
from hulldown.games.arcade.rules import bots, movement
from hulldown.games.arcade.rules.fire import victim_of_player
from hulldown.games.arcade.state import DRIVE, NOTHING, PLANNING, SLIDE, TURN, State
from hulldown.games.arcade.view import open_board
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

WAYS_TO_TURN: Final = (
    ((), (LEFT, RIGHT), (TURNAROUND, TURNAROUND)),
    ((RIGHT,), (LEFT, TURNAROUND), (LEFT, LEFT, LEFT)),
    ((TURNAROUND,), (RIGHT, RIGHT), (LEFT, LEFT)),
    ((LEFT,), (RIGHT, TURNAROUND), (RIGHT, RIGHT, RIGHT)),
)
"""Cards that turn a tank by so many quarters to the right, the fewest first."""
TOLD: Final = (
    "tank-turned", "tank-drove", "tank-slid", "tank-pushed", "tank-stopped", "tank-sank",
    "tank-fell", "eagle-taken", "power-up-taken", "power-up-removed",
)  # fmt: skip


class Reach(NamedTuple):
    """A space and a facing that a maneuver ends with, the cards for it, and what it takes."""

    space: int
    facing: int
    cards: tuple[int, ...]
    moved: int
    took: bool


def questions(state: State, seat: Seat) -> list[JSON]:
    """What can be asked now: the bots' ways; while one plans, one's own."""
    asked: list[JSON] = [{"ask": "bots", "maneuvers": number} for number in (1, 2, 3)]
    if state.asking == PLANNING and seat in state.asked:
        asked += [{"ask": ask, "stack": n} for ask in ("reach", "maneuver") for n in (1, 2)]
    return asked


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """A preview from what the seat may know; None if it cannot be answered."""
    if not isinstance(question, dict):
        return None
    ask, stack = question.get("ask"), question.get("stack")
    if ask == "bots":
        maneuvers = question.get("maneuvers")
        return ways_of_bots(state, maneuvers) if maneuvers in (1, 2, 3) else None
    if stack not in (1, 2) or state.asking != PLANNING or not state.at[seat]:
        return None
    world = ready_to_move(state, seat)
    if ask == "reach":
        return tell_reach(state, world, seat, stack - 1)
    if ask != "maneuver":
        return None
    cards = cards_asked(state, seat, stack - 1, question.get("cards"))
    return None if cards is None else tell_maneuver(state, world, seat, stack - 1, cards)


def cards_asked(state: State, seat: Seat, stack: int, named: JSON) -> tuple[int, ...] | None:
    """The cards a question names, or those of the seat's own stack."""
    if named is None:
        return state.stacks[seat * 2 + stack]
    names = [f"card:{card}" for card in CARDS]
    if not isinstance(named, list) or not all(one in names for one in named):
        return None
    return tuple(names.index(one) for one in named)


# One's own maneuvers


def ready_to_move(state: State, seat: Seat) -> State:
    """The open board, as if it were this seat's turn."""
    world = open_board(state)
    world = world.clone() if world is state else world
    world.asking = NOTHING
    world.asked = ()
    world.first, world.turn, world.phase = seat, 0, 0
    world.stage = TURN
    return world


def drive_cards(world: State, seat: Seat, cards: tuple[int, ...], watched: bool) -> list[JSON]:
    """A-086 to A-098: this seat's tank carries these cards out; what would be seen of it."""
    table: Table[State] = Table(world, ScriptedChance(rest=0), watched)
    for card in cards:
        if world.asking != NOTHING or not world.at[seat]:
            break
        if card <= ADVANCE_3:
            movement.begin_drive(world, seat, world.facing[seat], card + 1)
            while world.asking == NOTHING and world.stage in (DRIVE, SLIDE):
                go_on(table)
        else:
            movement.turn_tank(table, seat, TURNS[card])
    return [e.message.to_json() for e in table.events if e.message.id in TOLD]


def go_on(table: Table[State]) -> None:
    """Drive on, or slide on."""
    if table.state.stage == DRIVE:
        movement.go_on_driving(table)
    else:
        movement.go_on_sliding(table)


def tell_maneuver(
    state: State, world: State, seat: Seat, stack: int, cards: tuple[int, ...]
) -> JSON:
    """Step by step what a maneuver does, and what a shot would hit from where it ends.

    The second one goes on from the first.
    """
    if stack:
        drive_cards(world, seat, state.stacks[seat * 2], False)
    steps = drive_cards(world, seat, cards, True)
    at = world.at[seat]
    return {
        "at": world.board.ids[at] if at else None,
        "facing": facing_id(world.facing[seat]) if at else None,
        "asked": world.asking != NOTHING,
        "steps": steps,
        "shot": tell_shot(world, seat) if at else None,
    }


def tell_shot(world: State, seat: Seat) -> JSON:
    """A-123, A-124: where a shot would end."""
    return shot_fired(world, seat, victim_of_player(world, seat)).message.to_json()


def cards_for(state: State, seat: Seat, stack: int) -> list[int]:
    """The hand, and what lies on this stack already."""
    pool = state.hands[seat * KINDS : seat * KINDS + KINDS]
    for card in state.stacks[seat * 2 + stack]:
        pool[card] += 1
    return pool


def tell_reach(state: State, world: State, seat: Seat, stack: int) -> JSON:
    """All spaces and facings a maneuver can end with, each with the fewest cards."""
    if stack:
        drive_cards(world, seat, state.stacks[seat * 2], False)
    ids = world.board.ids
    return [
        {
            "at": ids[one.space],
            "facing": facing_id(one.facing),
            "cards": [f"card:{CARDS[card]}" for card in one.cards],
        }
        for one in sorted(reach(world, seat, cards_for(state, seat, stack)))
    ]


def reach(world: State, seat: Seat, pool: list[int]) -> list[Reach]:
    """What the cards of a pool can make of the tank in one maneuver, each end once."""
    best: dict[tuple[int, int], Reach] = {}
    if not world.at[seat] or world.asking != NOTHING:
        return []
    for turned in range(4):
        for move in (-1, *range(ADVANCE_3 + 1)):
            if move >= 0 and not pool[move]:
                continue
            for one in ends_of(world, seat, pool, turned, move):
                key = (one.space, one.facing)
                if key not in best or len(one.cards) < len(best[key].cards):
                    best[key] = one
    return list(best.values())


def ends_of(world: State, seat: Seat, pool: list[int], turned: int, move: int) -> Iterator[Reach]:
    """A-077: turn, drive, turn again: one Move at most, and Turns as the pool allows."""
    if move < 0 and turned:
        return
    after, moved, took = drive_once(world, seat, turned, move)
    if not after[0]:
        return
    for last in range(4):
        cards = cheapest(pool, turned, move, last)
        if cards:
            yield Reach(after[0], (after[1] + last) % 4, cards, moved, took)


def drive_once(
    world: State, seat: Seat, turned: int, move: int
) -> tuple[tuple[int, int], int, bool]:
    """Where a Move after a turn ends (0: lost), how long it was, and if it took something."""
    if move < 0:
        return (world.at[seat], world.facing[seat]), 0, False
    trial = world.clone()
    trial.facing[seat] = (trial.facing[seat] + turned) % 4
    before = trial.captured, len(trial.ups)
    drive_cards(trial, seat, (move,), False)
    took = (trial.captured, len(trial.ups)) != before
    return (trial.at[seat], trial.facing[seat]), move + 1, took


def cheapest(pool: list[int], turned: int, move: int, last: int) -> tuple[int, ...]:
    """The fewest cards of the pool that do it; none if they are not there."""
    drive = () if move < 0 else (move,)
    found: list[tuple[int, ...]] = []
    for before in WAYS_TO_TURN[turned]:
        for after in WAYS_TO_TURN[last]:
            cards = before + drive + after
            if cards and all(cards.count(kind) <= pool[kind] for kind in set(cards)):
                found.append(cards)
    return min(found, key=len, default=())


# The bots


def ways_of_bots(state: State, maneuvers: int) -> JSON:
    """A-099, A-103: each bot's way if nothing else moved; `open` where it would disturb others."""
    seen = open_board(state)
    out: list[JSON] = []
    for bot in seen.bots:
        way = bots.foresee(seen, bot, 0 if seen.frozen else maneuvers)
        ids = seen.board.ids
        path: list[JSON] = [ids[space] for space in way.visited]
        end: dict[str, JSON] = {"id": who(seen, bot), "to": ids[way.space]}
        out.append({**end, "facing": facing_id(way.facing), "path": path, "open": way.disturbs})
    return out
