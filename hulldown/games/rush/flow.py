"""The sequence of play: set-up, turns, and which decision answers which question."""

from typing import Final

from hulldown.games.rush import events
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import (
    ENGINEERS,
    FIRST_VEHICLE,
    NONE,
    TECHNICIANS,
    VOLUNTEERS,
    Catalogue,
)
from hulldown.games.rush.rules import abilities, assault, defence, purchase, reward, turn
from hulldown.games.rush.rules.market import fill_reserve
from hulldown.games.rush.rules.squad import HAND, draw_cards
from hulldown.games.rush.state import (
    ASSAULT,
    DEFENCE,
    MAIN,
    MEDALS,
    NOBODY,
    NOT_YET,
    PAYMENT,
    REPAIR,
    REPAIR_MORE,
    RESEARCH,
    SABOTAGE,
    SIEGE,
    State,
    empty_table,
)
from hulldown.kernel.chance import Chance, NoChance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decisions

DECISIONS: Final[Decisions[State, RushAction]] = Decisions(
    {
        MAIN: turn.Main(),
        PAYMENT: purchase.Payment(),
        ASSAULT: assault.Assault(),
        SABOTAGE: abilities.Sabotaged(),
        SIEGE: abilities.Siege(),
        RESEARCH: abilities.Research(),
        REPAIR: abilities.Repair(),
        REPAIR_MORE: abilities.RepairMore(),
        DEFENCE: defence.Defence(),
        MEDALS: reward.Medals(),
    }
)
STARTING_SQUAD = [ENGINEERS] * 4 + [TECHNICIANS, VOLUNTEERS]


def first_position(cat: Catalogue, chance: Chance) -> State:
    """Set-up: first player, squads, Reserve, Achievements.

    R-009: who begins is drawn or chosen. R-004, R-013, R-014, R-017: the Barracks set becomes the
    Garage, three cards the hand. R-019, R-020: the Vehicle deck and the Reserve. R-024, R-025: as
    many Achievements as players and one more; the rest stays in the box.
    """
    state, seats = empty_table(cat), cat.seats
    table = Table(state, chance)
    first = cat.rules.first_player
    state.first = chance.draw(seats, "R-009", "first player") if first == NONE else first
    state.laid_out = NOBODY
    for seat in range(seats):
        state.garages[seat] = STARTING_SQUAD.copy()
        draw_cards(table, seat, HAND, "R-017")
    state.deck = list(range(FIRST_VEHICLE, cat.kinds))
    fill_reserve(table, "R-020")
    pile = list(range(len(cat.achievements)))
    revealed = [chance.take(pile, "R-024", "achievements") for _ in range(seats + 1)]
    state.achievements = tuple(sorted(revealed))
    reward.begin_turn(table, state.first)
    return state


def opening(table: Table[State]) -> None:
    """R-026, R-032: the first turn is told like every other: who begins, what is laid out."""
    first = table.state.first
    table.emit(events.turn_began(table.state, first))
    table.emit(events.hand_laid_out(table.state, first))


def on_turn(state: State, seat: Seat) -> State | None:
    """R-017, R-026, R-032: the hand is known before the turn, so that the turn can be prepared.

    R-104: in the last round those who have played it wait for nothing.
    """
    has_played = (seat - state.first) % state.seats <= (state.active - state.first) % state.seats
    if seat == state.active or (has_played and state.ending != NOT_YET):
        return None
    table = Table(state.clone(), NoChance())
    reward.begin_turn(table, seat)
    return table.state
