"""Who plays a seat: its person or a substitute agent; and who has given up."""

from typing import TYPE_CHECKING, Final

from hulldown.agents import STEADY
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Message, Seat
from hulldown.server.errors import ServerError

if TYPE_CHECKING:
    from hulldown.server.session import Session

STAND_IN: Final = STEADY
PATIENCE: Final = 2
"""How often in a row a clock may run out before an agent takes over."""


def hand_over(session: "Session", seat: Seat, agent: str, now: float) -> None:
    """Let an agent play the seat, or its person again (empty)."""
    session.check_running()
    row = session.row.seats[seat]
    if row.conceded:
        raise ServerError(409, "match/not-running", "This seat has conceded.")
    if row.stand_in != agent:
        clock = session.live.seats[seat].clock
        clock.away, clock.run_out = False, 0
        _stand_in(session, seat, agent)
        session.settle(now)


def _stand_in(session: "Session", seat: Seat, agent: str) -> None:
    session.row.seats[seat].stand_in = agent
    args: dict[str, JSON] = {"seat": f"seat:{seat}"}
    if agent:
        message = Message("match-handed-over", {**args, "agent": f"agent:{agent}"})
    else:
        message = Message("match-came-back", args)
    session.match.note(message)


def run_out(session: "Session", seat: Seat, now: float) -> None:
    """A clock has run out: the usual is done; who lets that happen again is played for."""
    clock = session.live.seats[seat].clock
    session.match.note(Message("match-time-ran-out", {"seat": f"seat:{seat}"}))
    session.match.run_out(seat)
    clock.run_out += 1
    if clock.run_out >= PATIENCE and session.match.outcome is None:
        clock.away = True
        _stand_in(session, seat, STAND_IN)
    session.settle(now, [seat])


def came_back(session: "Session", seat: Seat, now: float) -> bool:
    """A person whose clock ran out is here again: the agent steps aside."""
    clock = session.live.seats[seat].clock
    if not clock.away or session.match.outcome is not None:
        return False
    hand_over(session, seat, "", now)
    return True


def concede(session: "Session", seat: Seat, now: float) -> None:
    """Give up: an agent plays on for the seat, unless only one of several sides is left.

    Where everybody is on one side, the last person's giving up ends the match.
    """
    session.check_running()
    row = session.row.seats[seat]
    if row.conceded:
        return
    row.conceded = True
    gone = [other for other in session.seats if session.row.seats[other].conceded]
    team_of = session.match.config.team_of
    left = {team_of(other) for other in session.seats if other not in gone}
    is_one_side = len({team_of(other) for other in session.seats}) == 1
    if is_one_side and not session.row.persons():
        session.match.concede(list(session.seats))
    elif not is_one_side and len(left) <= 1:
        session.match.concede(gone)
    else:
        session.match.note(Message("match-gave-up", {"seat": f"seat:{seat}"}))
        row.stand_in = STAND_IN
    session.settle(now)
