"""Matches looked at: moments of a replay, files, forks, bug reports."""

import time
from secrets import token_urlsafe
from typing import Final

from msgspec import json, to_builtins

from hulldown import __version__
from hulldown.agents import STEADY
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import read_config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.messages import Seat
from hulldown.packs import titles
from hulldown.replays import Replay
from hulldown.replays.errors import ReplayFileError
from hulldown.replays.store import file_of, read_content
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.experiments import Experiments
from hulldown.server.limits import REPORTS_OF_OTHERS, REPORTS_OF_PLAYERS, Imports
from hulldown.server.lobby import Caller, Lobby, bot_name, mix_in
from hulldown.server.match_rows import begin_from, config_of, encoded
from hulldown.server.reactions import reactions_of
from hulldown.server.room import Room
from hulldown.server.rows import MatchRow, Origin, Person, RecordRow, SeatRow
from hulldown.server.session import Session
from hulldown.server.sight import Stream, outcome_of, situation_of
from hulldown.server.studies import Studies

MOST_MOMENTS: Final = 50


class History:
    """What can be done with a match besides playing it."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.imports = Imports()
        self._aside = lobby.rooms.facilities.aside
        self.studies = Studies(lobby.store, lobby.rooms.facilities)
        self.experiments = Experiments(lobby.rooms.facilities)

    async def close(self) -> None:
        """Nothing is looked at any more."""
        await self.studies.close()
        await self.experiments.close()

    def check_seat(self, caller: Caller, row: MatchRow, seat: Seat | None) -> None:
        """While a match runs, nobody looks through another seat's eyes."""
        if seat is None:
            return
        if not 0 <= seat < len(row.seats):
            raise ServerError(404, "match/unknown", "There is no such seat.")
        if row.status != "over" and not caller.owns_in(row.id)(row.seats[seat]):
            raise ServerError(403, "link/wrong", "While a match runs, watch from your own seat.")

    async def moments(
        self, caller: Caller, room: Room, seat: Seat | None, start: int, count: int
    ) -> wire.Moments:
        """Part of a replay, as one seat saw it."""
        self.check_seat(caller, room.row, seat)
        id = room.row.id
        async with room.at_rest():
            session, stream = room.running(), room.stream(seat)
            found = stream.moments()
            wanted = found[start : start + min(count, MOST_MOMENTS)]
            positions = await self.store.positions_of(id, wanted)
            made = [
                self.moment(session, stream, start + place, number, position)
                for place, (number, position) in enumerate(zip(wanted, positions, strict=True))
            ]
        names = titles(room.row.game, room.row.choices["pack"])
        info = await self.lobby.info(caller, room.row)
        return wire.Moments(
            match=info, seat=seat, start=start, total=len(found), moments=made, titles=names
        )

    def moment(
        self, session: Session, stream: Stream, index: int, number: int, position: JSON
    ) -> wire.Moment:
        """The match after one record."""
        match = session.match
        lines = [
            line
            for line, record in zip(stream.lines, stream.records, strict=True)
            if record == number
        ]
        if position is None:
            return wire.Moment(index, lines, {}, [])
        state = match.game.decode_state(match.config, position)
        view = match.game.view(state, stream.seat)
        is_last = number == len(match.records) - 1
        outcome = match.outcome if is_last else None
        asked = () if outcome is not None else match.game.seats_to_act(state)
        return wire.Moment(index, lines, view.data, list(asked), outcome_of(outcome))

    async def file(self, room: Room) -> bytes:
        """A finished match as a replay file."""
        row = room.row
        async with room.at_rest():
            if row.status != "over":
                message = "A match can be exported when it is over: until then its log is secret."
                raise ServerError(409, "match/not-running", message)
            records = await self.store.records_of(row.id)
        secret = row.secret.hex() if row.header["chance"]["kind"] == "fair" else None
        result = {"outcome": row.outcome, "secret": secret, "records": len(records)}
        return file_of(row.header, records, result)

    async def take_in(self, person: Person, content: bytes) -> Room:
        """Store a replay file, to be watched and shared; only finished matches."""
        self.imports.enter(person.id)
        try:
            row, records = await self._aside(lambda: imported(person, content))
        finally:
            self.imports.leave(person.id)
        await self.store.add_match(row, records)
        return await self.lobby.rooms.get(row.id)

    async def fork(self, caller: Caller, person: Person, room: Room, request: wire.Fork) -> Room:
        """Play on from a moment; what was hidden is dealt again unless the match is over."""
        old = room.row
        self.check_seat(caller, old, request.seat)
        if old.status != "over" and (request.hidden == "keep" or request.seat is None):
            raise ServerError(403, "link/wrong", "While a match runs, hidden cards are re-dealt.")
        if len(request.seats) != len(old.seats):
            raise ServerError(400, "match/full", "A fork has the seats of its match.")
        async with room.at_rest():
            room.running()
            found = room.stream(request.seat).moments()
            if request.moment >= len(found):
                raise ServerError(404, "match/unknown", "There is no such moment.")
            number = found[request.moment]
            (position,) = await self.store.positions_of(old.id, [number])
        if position is None:
            raise ReplayFileError("replay/rules", line=1, record=number)
        id = self.lobby.commitments.match_id(request.ticket)
        row = self.lobby.row_of(id, person, old.game, old.choices, request.seats, request.pace)
        row.origin = Origin("fork", old.id)
        mix_in(row, request.entropy)
        for seat in row.seats:
            if seat.kind == "open":
                seat.kind, seat.agent, seat.name = "agent", STEADY, bot_name(seat.seat)
        if request.hidden == "resample":
            position = dealt_again(old, position, request.seat)
        return await self.lobby.open_once(row, begin_from(row, position, reactions_of(row)))

    async def report(self, caller: Caller, room: Room, request: wire.Report) -> bytes:
        """A bug report: the replay of a finished match, else what this seat was sent."""
        row = room.row
        self.check_seat(caller, row, request.seat)
        await self._check_reports(caller, row)
        content: dict[str, JSON] = {
            "format": "hulldown-report",
            "version": 1,
            "hulldown": __version__,
            "text": request.text,
            "match": row.id,
            "game": row.game,
            "rules_version": row.rules_version,
            "seat": request.seat,
            "replay": None,
            "lines": [],
            "situation": None,
        }
        if row.status == "over":
            content["replay"] = (await self.file(room)).decode()
        elif room.session is not None:
            async with room.at_rest():
                content["lines"] = to_builtins(room.stream(request.seat).lines)
                content["situation"] = to_builtins(situation_of(room.session, request.seat))
        kept = {**content, "replay": None}  # of a finished match it is stored already
        await self.store.add_report(row.id, time.time(), kept)
        return json.format(json.encode(content), indent=1)

    async def _check_reports(self, caller: Caller, row: MatchRow) -> None:
        """Only a few reports of one match are kept."""
        kept = await self.store.count_reports(row.id)
        is_player = caller.is_host(row) or any(map(caller.owns_in(row.id), row.seats))
        if kept >= (REPORTS_OF_PLAYERS if is_player else REPORTS_OF_OTHERS):
            hint = "There are many reports of this match already."
            raise ServerError(429, "http/too-many", hint=hint)


def dealt_again(row: MatchRow, position: JSON, seat: Seat | None) -> JSON:
    """Another position that this seat could not tell apart."""
    game, config = load(row.game), config_of(row)
    state = game.decode_state(config, position)
    again = game.resample(state, 0 if seat is None else seat, SeededChance(token_urlsafe(16)))
    return game.encode_state(again)


def imported(
    person: Person, content: bytes, only_finished: bool = True
) -> tuple[MatchRow, list[RecordRow]]:
    """A replay as a match of ours; refused if it is not over, or nothing can be made of it."""
    replay = read_content(content)
    outcome = replay.result.outcome
    if outcome is None and only_finished:
        raise ReplayFileError("replay/truncated", "the match is not over", line=1, record=None)
    now = time.time()
    header = replay.header
    game = load(header.game)
    seats = read_config(game.info, header.config).seats
    positions = _positions(replay)
    row = MatchRow(
        id=token_urlsafe(9),
        game=game.info.id,
        status="over" if outcome is not None else "closed",
        listed=False,
        host=person.id,
        created=now,
        changed=now,
        choices=header.config,
        pace=wire.Pace(),
        secret=replay.result.secret or b"",
        rules_version=header.rules_version,
        header=header.to_json(),
        records=len(replay.records),
        outcome=None if outcome is None else outcome.to_json(),
        origin=Origin("import"),
        seats=[SeatRow(seat, "agent", "agent", name=f"{seat + 1}") for seat in range(seats)],
    )
    before = [b"", *positions]
    return row, [
        RecordRow(record.number, now, record.to_json(), position, before[record.number])
        for record, position in zip(replay.records, positions, strict=True)
    ]


def _positions(replay: Replay) -> list[bytes]:
    """The position after each record, as far as the rules still make the same match of it."""
    positions: list[bytes] = []
    try:
        for match in replay.walk():
            positions.append(encoded(match.game.encode_state(match.state)))  # noqa: PERF401
    except HulldownError as error:
        if error.code != "replay/rules" or not positions:
            raise
    return positions + [encoded(None)] * (len(replay.records) - len(positions))
