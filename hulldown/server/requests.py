"""What a guest can ask of a room, carried out while nothing else happens there."""

from typing import TYPE_CHECKING, Final

from hulldown.agents import LEVELS, ON_SERVERS
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.server import proposals, wire
from hulldown.server import steady_clock as time
from hulldown.server.audience import Guest
from hulldown.server.errors import ServerError
from hulldown.server.session import Session
from hulldown.server.sight import offered
from hulldown.server.stand_ins import concede, hand_over

if TYPE_CHECKING:
    from hulldown.server.room import Room

ONLY_LOOKS: Final = (wire.Query, wire.AskPreview)
"""Requests that change nothing: if one breaks, the match goes on."""
ABOUT_TABLE: Final = (wire.Concede, wire.HandOver, wire.Propose, wire.Consent)
ANSWERS_PROMPT: Final = (wire.Act, wire.Commit, wire.TakeBack, wire.AskHint)
"""Requests that name the question they answer: refused once another one is asked."""


async def carry_out(
    room: "Room", guest: Guest, message: wire.ClientMessage
) -> wire.Done | wire.Answer | None:
    """Do what a guest asks for; the answer, unless it comes later."""
    if isinstance(message, wire.Say):
        await room.say(guest, message)
        return wire.Done(message.id)
    session, seat = room.running(), _seat_of(room, guest)
    if isinstance(message, ONLY_LOOKS):
        return _looked(session, seat, message)
    if isinstance(message, (wire.Hello, wire.Follow)):
        raise ServerError(400, "message/order")
    if session.is_double(seat, message.id):
        return wire.Done(message.id)
    if isinstance(message, ANSWERS_PROMPT):
        session.check_prompt(seat, message.prompt_number)
    if isinstance(message, wire.AskHint):
        await _begin_hint(room, guest, seat, message)
        return None
    if isinstance(message, ABOUT_TABLE):
        await _agree_on(room, seat, message)
    else:
        with room.facilities.monitor.rules():
            _play(session, seat, message)
    session.remember(seat, message.id)
    await room.publish()
    return wire.Done(message.id)


def _seat_of(room: "Room", guest: Guest) -> Seat:
    """The seat a guest speaks for, in a match that can still change."""
    if guest.seat is None:
        raise ServerError(403, "link/wrong", "Spectators can only watch.")
    if room.row.status == "closed":
        raise ServerError(409, "match/not-running", "The match was closed.")
    return guest.seat


# Within the rules.


def _play(session: Session, seat: Seat, message: wire.ClientMessage) -> None:
    """What a seat does within the rules."""
    now = time.time()
    if not isinstance(message, wire.GiveOrders):
        _check_person(session, seat)
    match message:
        case wire.Act():
            session.act(seat, message.actions, now, message.lingers)
        case wire.Commit():
            session.commit(seat, now, message.lingers)
        case wire.TakeBack():
            session.take_back(seat, message.whole_turn, now)
        case wire.Draft():
            session.draft(seat, message.actions, now)
        case wire.GiveOrders():
            session.give_orders(seat, message.orders, now)


def _check_person(session: Session, seat: Seat) -> None:
    if session.row.seats[seat].stand_in:
        message = "An agent plays this seat: take it back first."
        raise ServerError(409, "match/not-running", message)


async def _begin_hint(room: "Room", guest: Guest, seat: Seat, message: wire.AskHint) -> None:
    session = room.running()
    _check_person(session, seat)
    room.hints.check_free(seat)
    if session.take_hint(seat, time.time()):
        await room.save()
        room.tell()
    room.hints.begin(room, guest, seat, message.id)


# About the match itself.


async def _agree_on(room: "Room", seat: Seat, message: wire.ClientMessage) -> None:
    """What people do about the match itself."""
    session, now = room.running(), time.time()
    match message:
        case wire.Concede():
            concede(session, seat, now)
        case wire.HandOver():
            if message.agent:
                check_agent(message.agent)
            hand_over(session, seat, message.agent, now)
        case wire.Propose():
            record = _record_of(room, seat, message.line)
            proposals.propose(session, seat, message.kind, message.pace, record, now)
        case wire.Consent():
            proposals.consent(session, seat, message.proposal, message.yes, now)
    await _carry_out_agreed(room, now)


def _record_of(room: "Room", seat: Seat, line: int | None) -> int | None:
    """The record behind a line of this seat's log."""
    records = room.stream(seat).records
    if line is not None and line >= len(records):
        raise ServerError(409, "match/proposal")
    return None if line is None else records[line]


async def _carry_out_agreed(room: "Room", now: float) -> None:
    session = room.running()
    proposal = proposals.agreed_upon(session)
    if proposal is None:
        return
    position: JSON = None
    if proposal.kind == "take-back":
        (position,) = await room.store.positions_of(room.row.id, [proposal.record - 1])
    proposals.carry_out(session, proposal, position, now)


def check_agent(name: str) -> None:
    """A server only runs its own agents, never a file that a client names."""
    if name not in ON_SERVERS:
        raise ServerError(400, "match/agent", hint="Available: " + ", ".join(LEVELS) + ".")


# Looking.


def _looked(session: Session, seat: Seat, message: wire.Query | wire.AskPreview) -> wire.Answer:
    """The answer to a request that changes nothing."""
    if isinstance(message, wire.AskPreview):
        return _preview(session, seat, message)
    state = session.match.at(seat)
    return wire.Answer(message.id, session.match.game.query(state, seat, message.question))


def _preview(session: Session, seat: Seat, message: wire.AskPreview) -> wire.Answer:
    chosen = [session.actions.decode(action) for action in message.actions]
    state, applied, stopped = session.match.ahead(seat, chosen)
    view = session.match.game.view(state, seat)
    situation = offered(session.match, state, seat, view)
    situation.to_act = list(session.match.game.seats_to_act(state))
    return wire.Answer(message.id, None, situation, applied, stopped)
