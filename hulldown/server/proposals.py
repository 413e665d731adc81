"""What needs everybody's consent: taking back what others have built upon, pausing, ending."""

from typing import Final

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import MatchError
from hulldown.kernel.messages import Seat
from hulldown.kernel.record import ACT, BY_SEAT
from hulldown.server.errors import ServerError
from hulldown.server.rows import ProposalRow
from hulldown.server.session import Session
from hulldown.server.wire import Pace

DECLINED: Final = {
    "take-back": "match-declined-take-back",
    "end": "match-declined-end",
    "pause": "match-declined-pause",
    "resume": "match-declined-resume",
    "pace": "match-declined-pace",
}
"""What the log says when somebody refuses a proposal, by its kind."""


def propose(
    session: Session, seat: Seat, kind: str, pace: Pace | None, record: int | None, now: float
) -> None:
    """Ask all others for consent; the proposer's own further seats agree."""
    live, seats = session.live, session.row.seats
    session.check_running()
    if live.proposal is not None and live.proposal.seat != seat:
        raise ServerError(409, "match/proposal", "Another proposal is being answered.")
    if (kind == "resume") != live.paused and kind in {"pause", "resume"}:
        raise ServerError(409, "match/proposal")
    if kind == "pace" and pace is None:
        raise ServerError(400, "message/format", "A new pace must say which.")
    first = first_to_cancel(session, seat, record) if kind == "take-back" else 0
    me = seats[seat].player
    agreed = [s for s in session.row.persons() if s == seat or seats[s].player == me]
    live.proposals += 1
    live.proposal = ProposalRow(
        number=live.proposals, kind=kind, seat=seat, agreed=agreed, pace=pace, record=first
    )
    session.keep(now)


def first_to_cancel(session: Session, seat: Seat, record: int | None) -> int:
    """The first record that goes with the seat's latest action, or with its first since `record`.

    Actions that were taken together go together; what was cancelled before does not count.
    """
    records = session.match.records
    cancelled = {number for r in records for number in r.cancels}
    own = [
        r
        for r in records
        if r.kind == ACT and r.seat == seat and r.by == BY_SEAT and r.number not in cancelled
    ]
    if record is not None:
        own = [r for r in own if r.number >= record][:1]
    if not own:
        raise MatchError("match/take-back", "nothing to take back", seat=seat)
    return own[-1].first


def consent(session: Session, seat: Seat, number: int, yes: bool, now: float) -> None:
    """Answer a proposal; one no is enough to drop it."""
    proposal = session.live.proposal
    if proposal is None or proposal.number != number or seat not in session.row.persons():
        raise ServerError(409, "match/proposal")
    if not yes and seat == proposal.seat:
        session.live.proposal = None
    elif not yes:
        session.drop_proposal(DECLINED, by=seat)
    elif seat not in proposal.agreed:
        proposal.agreed.append(seat)
    session.keep(now)


def agreed_upon(session: Session) -> ProposalRow | None:
    """The proposal, if everybody has agreed to it."""
    proposal = session.live.proposal
    return proposal if proposal is not None and not session.row.waiting_for() else None


def _is_one_person(session: Session) -> bool:
    """Does one person hold all seats of people, so that nobody else is asked?"""
    seats = session.row.seats
    return len({seats[seat].player for seat in session.row.persons()}) == 1


def carry_out(session: Session, proposal: ProposalRow, position: JSON, now: float) -> None:
    """Do what was agreed; `position` is the one before the first record to cancel."""
    match = session.match
    session.live.proposal = None
    if proposal.kind == "end":
        match.agree_to_end()
    elif proposal.kind == "take-back":
        state = match.game.decode_state(match.config, position)
        match.rewind(proposal.seat, proposal.record, state, alone=_is_one_person(session))
        for live in session.live.seats:
            live.held = []
    elif proposal.kind == "pace" and proposal.pace is not None:
        session.change_pace(proposal.pace)
    else:
        session.pause(proposal.kind == "pause", now)
    session.settle(now, session.to_act() if proposal.kind == "take-back" else ())
