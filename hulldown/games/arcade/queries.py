"""What a seat may ask on the open board: where a maneuver leads, what it reaches, what bots do.

Only what the seat may know goes in: the board, its own cards, its own plan. Other tanks stand
where they are. What luck would put on the board is left out, and so is what somebody would
choose: a Shovel and a Grenade on the way change nothing, and the Move goes on.
"""

from typing import Final, NamedTuple

from hulldown.games.arcade.catalog import CARDS, KINDS
from hulldown.games.arcade.events import facing_id, shot_fired, who
from hulldown.games.arcade.rules import bots
from hulldown.games.arcade.rules.fire import victim_of_player
from hulldown.games.arcade.rules.maneuvers import Maneuvers, carry_out, ready_to_move
from hulldown.games.arcade.state import NOTHING, PLANNING, State
from hulldown.games.arcade.view import open_board
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table

TOLD: Final = (
    "tank-turned", "tank-drove", "tank-slid", "tank-pushed", "tank-stopped", "tank-sank",
    "tank-fell", "eagle-taken", "power-up-taken", "power-up-removed",
)  # fmt: skip


def questions(state: State, seat: Seat) -> list[JSON]:
    """What can be asked now: the bots' ways; while one plans, one's own."""
    asked: list[JSON] = [{"ask": "bots", "maneuvers": number} for number in (1, 2, 3)]
    if state.asking == PLANNING and seat in state.asked:
        asked += [{"ask": ask, "stack": n} for ask in ("reach", "maneuver") for n in (1, 2)]
    return asked


def query(state: State, seat: Seat, question: JSON) -> JSON:
    """Where it leads, from what the seat may know; None if it cannot be answered."""
    if not isinstance(question, dict):
        return None
    ask = question.get("ask")
    if ask == "bots":
        maneuvers = number_asked(question, "maneuvers", 3)
        return ways_of_bots(state, maneuvers) if maneuvers else None
    stack = number_asked(question, "stack", 2)
    if not stack or state.asking != PLANNING or not state.at[seat]:
        return None
    world = ready_to_move(open_board(state), seat)
    if ask == "reach":
        return tell_reach(state, world, seat, stack - 1)
    if ask != "maneuver":
        return None
    cards = cards_asked(state, seat, stack - 1, question.get("cards"))
    return None if cards is None else tell_maneuver(state, world, seat, stack - 1, cards)


def number_asked(question: dict[str, JSON], key: str, most: int) -> int:
    """The whole number from 1 on that a question names; 0 if it names none, as 1.0 or true."""
    value = question.get(key)
    return value if type(value) is int and 1 <= value <= most else 0


def cards_asked(state: State, seat: Seat, stack: int, named: JSON) -> tuple[int, ...] | None:
    """The cards a question names, no more than the seat has, or those of its own stack."""
    if named is None:
        return state.stacks[seat * 2 + stack]
    names = [f"card:{card}" for card in CARDS]
    if not isinstance(named, list) or len(named) > sum(cards_for(state, seat, stack)):
        return None
    if not all(one in names for one in named):
        return None
    return tuple(names.index(one) for one in named)


# One's own maneuvers


class SeenManeuver(NamedTuple):
    """What is seen of a maneuver, and if a Shovel or a Grenade lets somebody choose in it."""

    steps: list[JSON]
    asked: bool


def drive_cards(world: State, seat: Seat, cards: tuple[int, ...], watched: bool) -> SeenManeuver:
    """A-086 to A-098: this seat's tank carries these cards out; what would be seen of it."""
    table: Table[State] = Table(world, ScriptedChance(rest=0), watched)
    asked = carry_out(table, seat, cards)
    return SeenManeuver([e.message.to_json() for e in table.events if e.message.id in TOLD], asked)


def tell_maneuver(
    state: State, world: State, seat: Seat, stack: int, cards: tuple[int, ...]
) -> JSON:
    """Step by step what a maneuver does, and what a shot would hit from where it ends.

    The second one goes on from the first.
    """
    if stack:
        drive_cards(world, seat, state.stacks[seat * 2], False)
    driven = drive_cards(world, seat, cards, True)
    at = world.at[seat]
    return {
        "at": world.board.ids[at] if at else None,
        "facing": facing_id(world.facing[seat]) if at else None,
        "asked": driven.asked,
        "steps": driven.steps,
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
    if world.asking != NOTHING:
        return []
    pool = cards_for(state, seat, stack)
    found = Maneuvers(world, seat).reach(world.facing[seat], pool, False)
    found.sort(key=lambda one: (one.space, one.facing))
    return [
        {
            "at": world.board.ids[one.space],
            "facing": facing_id(one.facing),
            "cards": [f"card:{CARDS[card]}" for card in one.cards()],
        }
        for one in found
    ]


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
