"""The Shovel: A-045, A-046. A wall goes, or comes."""

from typing import Final

from hulldown.games.arcade import events
from hulldown.games.arcade.actions import ArcadeAction
from hulldown.games.arcade.catalog import NONE
from hulldown.games.arcade.events import brick_id
from hulldown.games.arcade.rules.board import CONCRETE, WHOLE
from hulldown.games.arcade.rules.deciding import ArcadeDecision, space_of
from hulldown.games.arcade.rules.tokens import is_bare, remove_wall
from hulldown.games.arcade.state import NOTHING, State, is_wall, replaced
from hulldown.kernel.messages import Label, Message, Reason, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import Tried, sift_one

NO_BRICK: Final = Reason("no-brick", "A-046")
IN_CONCRETE: Final = Reason("in-concrete", "A-046")
TANK_THERE: Final = Reason("tank-there", "A-046")
TOKEN_THERE: Final = Reason("token-there", "A-046")


class Shovel(ArcadeDecision):
    """A-045, A-046 (AQ-24): which wall goes, where one comes, or neither."""

    asks = "ask-wall"
    rule = "A-045"

    def sift(self, state: State, seat: Seat, tried: Tried[ArcadeAction]) -> list[ArcadeAction]:
        """A-045, A-046 (AQ-24): leave it, or remove or build a wall wherever one can be."""
        legal = [state.cat.no_wall]
        for action in state.cat.wall[: len(state.board.spaces)]:
            sift_one(action, wall_refused(state, space_of(state, action)), legal, tried)
        return legal

    def resolve(self, table: Table[State], seat: Seat, action: ArcadeAction) -> None:
        """A-045, A-046: it is done, and the Shovel is used up."""
        state = table.state
        state.ask(NOTHING, ())
        state.user = NONE
        resolve_shovel(table, seat, NONE if action.place < 0 else space_of(state, action))

    def describe(self, state: State, seat: Seat, action: ArcadeAction) -> Label:
        """From the space to the wall that stands there."""
        if action.place < 0:
            return Label(Message("do-no-wall"), f"seat:{seat}")
        space = space_of(state, action)
        id = state.board.ids[space]
        if is_wall(state, space):
            return Label(Message("do-wall-away", {"at": id}), id, (brick_id(state, space),))
        return Label(Message("do-wall-new", {"at": id}), id)


def wall_refused(state: State, space: int) -> Reason | None:
    """A-045, A-046 (AQ-24, AQ-66): any wall may go; a new one needs a brick and an empty space."""
    if is_wall(state, space):
        return None
    if state.block[space] >= CONCRETE:
        return IN_CONCRETE
    if not state.bricks:
        return NO_BRICK
    if state.occupant[space]:
        return TANK_THERE
    return None if is_bare(state, space) else TOKEN_THERE


def resolve_shovel(table: Table[State], seat: Seat, space: int) -> None:
    """A-045, A-046 (AQ-24, AQ-52): a wall goes to the reserve, a whole one comes, or neither."""
    state = table.state
    if space == NONE:
        if table.watched:
            table.emit(events.shovel_left(seat))
    elif is_wall(state, space):
        remove_wall(state, space)
        if table.watched:
            table.emit(events.wall_dug_away(state, seat, space))
    else:
        state.block = replaced(state.block, space, WHOLE)
        state.bricks -= 1
        if table.watched:
            table.emit(events.wall_built(state, seat, space))
