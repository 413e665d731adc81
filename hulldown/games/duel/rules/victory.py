"""14.0: who has won."""

from typing import Final

from hulldown.games.duel.catalog import SOVIET
from hulldown.games.duel.info import SIDES
from hulldown.games.duel.state import State
from hulldown.kernel.messages import Outcome, Seat

BY_POINTS: Final = "by-points"
BY_KILLS: Final = "by-kills"
BY_SIDE: Final = "by-side"
SOLO_WON: Final = {
    BY_POINTS: ("by-points-german", "by-points-soviet"),
    BY_KILLS: ("by-kills-german", "by-kills-soviet"),
}


def side_points(state: State, side: int) -> int:
    """D-002, D-342, DQ-68: the VPs of all tanks of a side; burning tanks are not lost.

    D-350: a side may be given VPs at the start.
    """
    won = sum(state.vp[t] for t in range(state.cat.tanks) if state.cat.side[t] == side)
    return won + state.cat.field.handicap[side]


def side_kills(state: State, side: int) -> int:
    """D-343: its Kill Medals."""
    return sum(state.kills[t] for t in range(state.cat.tanks) if state.cat.side[t] == side)


def winner(state: State) -> tuple[int, str, str]:
    """D-342, D-343, D-344: more VPs, then more kills, then the Soviet side; how, by which rule."""
    points = [side_points(state, side) for side in range(len(SIDES))]
    if points[0] != points[1]:
        return points.index(max(points)), BY_POINTS, "D-342"
    kills = [side_kills(state, side) for side in range(len(SIDES))]
    if kills[0] != kills[1]:
        return kills.index(max(kills)), BY_KILLS, "D-343"
    return SOVIET, BY_SIDE, "D-344"


def standing(state: State) -> Outcome:
    """The result if the match ended here, for all seats of a side alike (DQ-104).

    If the solo opponent has won, nobody at the table has, and the reason names its side.
    """
    side, reason, rule = winner(state)
    teams = state.cat.teams
    won = tuple([seat for seat in range(state.cat.seats) if teams[seat] == side])
    lost = tuple([seat for seat in range(state.cat.seats) if teams[seat] != side])
    if not won and reason != BY_SIDE:
        reason = SOLO_WON[reason][side]
    scores = tuple([score(state, seat) for seat in range(state.cat.seats)])
    return Outcome(reason, (won, lost) if lost else (won,), scores, rule)


def score(state: State, seat: Seat) -> dict[str, int]:
    """D-341, D-342: the side's VPs and kills, and the part this seat's tanks earned."""
    side = state.cat.teams[seat]
    own = sum(state.vp[tank] for tank in state.cat.tanks_of[seat])
    points, kills = side_points(state, side), side_kills(state, side)
    return {"side": points, "kills": kills, "own": own}
