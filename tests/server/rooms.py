"""Rooms without sockets: real rooms on a real store, and guests who keep what they are sent."""

from collections.abc import Sequence
from typing import Any

from msgspec import json

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Seat
from hulldown.server import wire
from hulldown.server.match_info import Owns
from hulldown.server.room import Room
from hulldown.server.rows import MatchRow, SeatRow
from hulldown.server.socket import DECODER
from hulldown.server.storage import Store
from hulldown.server.storage.rows import insert_match, read_match

SECRET = bytes(range(32))


def everybody(_: SeatRow) -> bool:
    """This guest owns every seat."""
    return True


class Chair:
    """A guest at the table, in the same process."""

    def __init__(self, seat: Seat | None, once: bool = False) -> None:
        self.seat = seat
        self.printed: set[str] | None = set() if once else None
        self.owns: Owns = everybody
        self.is_host = False
        self.last = b""
        self.heard = 0
        self.received: list[bytes] = []
        self.taken = 0

    def send(self, message: bytes) -> None:
        """Keep what was sent."""
        self.received.append(message)

    def told(self, since: int = 0) -> list[JSON]:
        """The messages from this one on."""
        return [json.decode(message) for message in self.received[since:]]

    @property
    def situation(self) -> JSON:
        """The latest situation it was sent."""
        told = map(json.decode, reversed(self.received))
        return next(m["situation"] for m in told if m["type"] in {"welcome", "update"})


def new_row(game: str, seats: int, pace: wire.Pace | None = None, id: str = "room") -> MatchRow:
    """A match of people who are all there."""
    config = load(game).info.configure(seats)
    rows = [SeatRow(n, "person", "me", f"player{n}", f"Name {n}", epoch=1) for n in range(seats)]
    return MatchRow(
        id,
        game,
        "waiting",
        False,
        "player0",
        1.0,
        1.0,
        config.to_json(),
        pace or wire.Pace(reactions="ask"),
        SECRET,
        load(game).info.rules_version,
        seats=rows,
    )


async def new_room(store: Store, row: MatchRow, match: Any = None) -> Room:
    """A room whose match has begun."""
    await store.write(lambda c: insert_match(c, row))
    room = Room(store, row)
    await room.start(match)
    return room


async def room_again(store: Store, id: str = "room") -> Room:
    """The room as another process would read it."""
    row = await store.read(lambda c: read_match(c, id))
    assert row is not None
    room = Room(store, row)
    await room.take_up()
    return room


async def ask(room: Room, chair: Chair, kind: str, /, **fields: JSON) -> list[JSON]:
    """Send a request; all that this guest is sent because of it."""
    before = len(chair.received)
    message: wire.ClientMessage = DECODER.decode(json.encode({"type": kind, **fields}))
    await room.ask(chair, message)
    return chair.told(before)


async def act(room: Room, chair: Chair, id: str, actions: Sequence[Any]) -> list[JSON]:
    """Act on the present question."""
    assert room.session is not None
    assert chair.seat is not None
    prompt = room.session.live.seats[chair.seat].prompt_number
    listed = [action.to_json() for action in actions]
    return await ask(room, chair, "act", id=id, prompt_number=prompt, actions=listed)
