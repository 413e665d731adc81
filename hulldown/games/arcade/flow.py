"""The sequence of play (A-073, A-153): rounds of planning, two Action Phases and their end."""

from typing import Final

from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import Catalogue
from hulldown.games.arcade.rules import bots, fire, grenade, movement, planning, rounds, shovel
from hulldown.games.arcade.state import (
    BOT,
    BOTS,
    BOTS_COME,
    CARDS,
    CHOOSE_BOT,
    DISCARDING,
    DRIVE,
    FIRE,
    NOTHING,
    ORDERING,
    PLACING,
    PLANNING,
    SHOVELLING,
    SLIDE,
    TANKS_COME,
    THROWING,
    TURN,
    State,
)
from hulldown.kernel.chance import Chance
from hulldown.kernel.messages import Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Decisions


class ArcadeDecisions(Decisions[State, ArcadeAction]):
    """Whatever follows a choice goes on by itself until somebody is asked again."""

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """Carry out a legal action, and whatever follows before somebody is asked again."""
        super().resolve(table, seat, action)
        run(table)


DECISIONS: Final = ArcadeDecisions(
    {
        PLACING: rounds.Place(),
        PLANNING: planning.Plan(),
        ORDERING: bots.Order(),
        SHOVELLING: shovel.Shovel(),
        THROWING: grenade.Throw(),
        DISCARDING: grenade.Loss(),
    }
)


def first_position(cat: Catalogue, chance: Chance) -> State:
    """A-054 to A-065: the board is laid, and the first player is asked for a place."""
    state = rounds.first_position(cat, chance)
    rounds.place_next(Table(state, chance))
    return state


def run(table: Table[State]) -> None:
    """Go on until somebody is asked or the match is over."""
    state = table.state
    while state.asking == NOTHING:
        stage = state.stage
        if stage == TURN:
            movement.next_card(table)
        elif stage == DRIVE:
            movement.go_on_driving(table)
        elif stage == SLIDE:
            movement.go_on_sliding(table)
        elif stage == BOT:
            bots.go_on_with_bot(table)
        elif stage == CHOOSE_BOT:
            bots.choose_bot(table)
        elif stage == FIRE:
            fire.resolve_fire(table)
        elif stage == BOTS:
            bots.begin_bots(state)
        else:
            run_end_of_round(table)


def run_end_of_round(table: Table[State]) -> None:
    """A-153 (AQ-40): cards, bots, players, token."""
    stage = table.state.stage
    if stage == CARDS:
        rounds.resolve_cards(table)
    elif stage == BOTS_COME:
        rounds.resolve_bots(table)
    elif stage == TANKS_COME:
        rounds.place_next(table)
    else:
        rounds.begin_round(table)
