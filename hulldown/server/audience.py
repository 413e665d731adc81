"""Those connected to a match: what each of them has been told, and what is new to them."""

from bisect import bisect_left
from collections.abc import Collection
from copy import copy
from typing import Any, Protocol

from msgspec import Raw, json

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.packs import titles
from hulldown.server import steady_clock as time
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.facilities import Monitor
from hulldown.server.match_info import Owns, info_of, nobody, told_of
from hulldown.server.rows import MatchRow
from hulldown.server.session import Session
from hulldown.server.sight import Stream, basis_of, situation_of, situations_of


class Guest(Protocol):
    """Somebody connected: for a seat, or to watch (None).

    `printed` are the things of which was told what is printed on them; None: it is told always.
    """

    seat: Seat | None
    owns: Owns
    is_host: bool
    last: bytes
    heard: int
    printed: set[str] | None

    def send(self, message: bytes) -> None:
        """Queue a message for this connection."""


class Audience:
    """The guests of one match."""

    def __init__(self, row: MatchRow, monitor: Monitor) -> None:
        self.row = row
        self.guests: list[Guest] = []
        self._monitor = monitor
        self._streams: dict[Seat | None, Stream] = {}
        self._told: dict[Seat | None, tuple[Any, ...]] = {}  # what each seat's last situation is of
        self._table_told = b""

    def here(self) -> set[Seat]:
        """The seats somebody is connected for."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    # What happens in the match.

    def stream(self, session: Session, seat: Seat | None) -> Stream:
        """All this seat has seen happen."""
        stream = self._streams.get(seat)
        if stream is None:
            stream = self._streams[seat] = Stream(seat)
        stream.follow(session.match)
        return stream

    def tell(self, session: Session) -> None:
        """Send everybody what is new to them, and nothing else."""
        with self._monitor.views():
            situations = self._new_situations(session)
        parts = session.match.game.info.printed
        encoded: dict[tuple[Seat | None, bool], bytes] = {}
        with self._monitor.encoding():
            alike = encoded_once(situations.values(), parts)
            for guest in self.guests:
                if guest.seat not in situations:
                    continue
                situation, is_short = situations[guest.seat], guest.printed is not None
                key = (guest.seat, is_short)
                if key not in encoded:
                    short = without(situation, parts if is_short else ())
                    short.view.update(alike)
                    encoded[key] = json.encode(short)
                lines = self.stream(session, guest.seat).lines
                self._update(guest, lines, encoded[key], news_of(guest, situation, parts))

    def _new_situations(self, session: Session) -> dict[Seat | None, wire.Situation]:
        """The situation of each seat, unless all who are there for it know it."""
        new: list[Seat | None] = []
        for seat in {guest.seat for guest in self.guests}:
            basis = basis_of(session, seat)
            if basis != self._told.get(seat):
                self._told[seat] = basis
                new.append(seat)
        return situations_of(session, new) if new else {}

    def _update(
        self,
        guest: Guest,
        lines: list[wire.Line],
        situation: bytes,
        printed: dict[str, dict[str, JSON]],
    ) -> None:
        if situation == guest.last and guest.heard == len(lines) and not printed:
            return
        ready: Any = Raw(situation)
        update = wire.Update(lines[guest.heard :], ready, printed)
        guest.last, guest.heard = situation, len(lines)
        guest.send(json.encode(update))

    # What surrounds the match.

    def tell_table(self, session: Session | None) -> None:
        """Send everybody who sits there and how they are doing, if that has changed."""
        table = told_of(self.row, self.here())
        if table == self._table_told:
            return
        self._table_told = table
        for guest in self.guests:
            guest.send(json.encode(wire.TableChanged(self.info(session, guest))))

    def info(self, session: Session | None, guest: Guest | None = None) -> wire.MatchInfo:
        """The match as this guest sees it."""
        owns = nobody if guest is None else guest.owns
        host = guest is not None and guest.is_host
        info = info_of(self.row, owns, host, self.here(), time.time())
        if session is not None and guest is not None and info.proposal is not None:
            info.proposal.line = self._undone_from(session, guest.seat)
        return info

    def _undone_from(self, session: Session, seat: Seat | None) -> int | None:
        """The first line of this seat's log that a proposed take-back would undo."""
        proposal = self.row.live.proposal
        if proposal is None or proposal.kind != "take-back":
            return None
        return bisect_left(self.stream(session, seat).records, proposal.record)

    # Coming and going.

    def welcome(
        self, session: Session | None, guest: Guest, seen: int, chat: list[wire.ChatLine]
    ) -> None:
        """Let a guest in, and send everything needed to go on after that many lines."""
        self.guests.append(guest)
        self._told.pop(guest.seat, None)
        lines: list[wire.Line] = []
        acted, situation = 0, None
        parts: tuple[str, ...] = load(self.row.game).info.printed
        if session is not None:
            stream = self.stream(session, guest.seat)
            lines = stream.lines[min(seen, len(stream.lines)) :]
            acted = self._lines_at_last_act(guest.seat, stream)
            situation = situation_of(session, guest.seat)
            news_of(guest, situation, parts)
            short = without(situation, () if guest.printed is None else parts)
            guest.last, guest.heard = json.encode(short), len(stream.lines)
        welcome = wire.Welcome(
            match=self.info(session, guest),
            seat=guest.seat,
            lines=lines,
            acted=acted,
            situation=situation,
            chat=chat,
            titles=titles(self.row.game, self.row.choices["pack"]),
            once=[] if guest.printed is None else list(parts),
        )
        guest.send(json.encode(welcome))

    def _lines_at_last_act(self, seat: Seat | None, stream: Stream) -> int:
        if seat is None:
            return len(stream.lines)
        acted = self.row.live.seats[seat].acted
        return sum(1 for number in stream.records if number < acted)

    def check_seat(self, guest: Guest) -> None:
        """Refuse somebody whose seat has gone to somebody else."""
        if guest.seat is not None and not guest.owns(self.row.seats[guest.seat]):
            raise ServerError(401, "link/expired")

    def show_out(self) -> None:
        """Say goodbye to everybody whose seat has gone to somebody else."""
        for guest in list(self.guests):
            try:
                self.check_seat(guest)
            except ServerError as error:
                guest.send(json.encode(wire.Bye(False, wire.Error(**error.to_json()))))

    def send_away(self, why: ServerError | None) -> None:
        """Everybody is to come again."""
        error = None if why is None else wire.Error(**why.to_json())
        for guest in list(self.guests):
            guest.send(json.encode(wire.Bye(True, error)))


def encoded_once(situations: Collection[wire.Situation], parts: tuple[str, ...]) -> dict[str, JSON]:
    """What these situations' views share, but for the parts named, ready to be sent."""
    if len(situations) < 2:
        return {}
    first, *others = [situation.view for situation in situations]
    return {
        part: Raw(json.encode(told))
        for part, told in first.items()
        if part not in parts and all(other.get(part) is told for other in others)
    }


def without(situation: wire.Situation, parts: tuple[str, ...]) -> wire.Situation:
    """A situation of its own that is the same but for these parts of its view."""
    short = copy(situation)
    short.view = situation.view.copy()
    for part in parts:
        short.view.pop(part, None)
    return short


def news_of(
    guest: Guest, situation: wire.Situation, parts: tuple[str, ...]
) -> dict[str, dict[str, JSON]]:
    """What is printed on things that this guest sees for the first time; now it has been told."""
    if guest.printed is None:
        return {}
    news: dict[str, dict[str, JSON]] = {}
    for part in parts:
        shown: dict[str, JSON] = situation.view[part]
        if not guest.printed.issuperset(shown):
            news[part] = {id: facts for id, facts in shown.items() if id not in guest.printed}
            guest.printed.update(shown)
    return news
