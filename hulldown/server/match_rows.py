"""A match as rows, and taken up again from them. The stored position is the truth."""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from msgspec import json

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import FairChance
from hulldown.kernel.config import Config, read_config
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message, read_outcome
from hulldown.kernel.record import Header, read_record
from hulldown.kernel.situation import Saved
from hulldown.server.rows import MatchRow, RecordRow
from hulldown.server.storage_protocol import StoredLog

AnyMatch = Match[Any, Any]
CONFIGS: Final = 64


def config_of(row: MatchRow) -> Config:
    """The checked choices of a match."""
    return config_from(row.game, encoded_choices(row))


def encoded_choices(row: MatchRow) -> bytes:
    """The choices of a match as bytes, the same for the same choices."""
    return encoded(row.choices)


def config_from(game: str, choices: bytes) -> Config:
    """The checked choices: one object for all who ask, even at the same moment."""
    _config(game, choices)  # two threads may each make one; what is kept is the first
    return _config(game, choices)


@lru_cache(CONFIGS)
def _config(game: str, choices: bytes) -> Config:
    """Matches of the same choices share one config: its catalogue takes long to make."""
    config = read_config(load(game).info, json.decode(choices))
    load(game).actions(config)  # made here and now: it takes long
    return config


def begin(row: MatchRow, reactions: str) -> AnyMatch:
    """Start a match: its luck is the secret committed to and the words of its players."""
    return Match(load(row.game), config_of(row), new_chance(row), reactions=reactions)


def begin_from(row: MatchRow, position: JSON, reactions: str) -> AnyMatch:
    """Start a match in the middle, from a position of another one."""
    config, chance = config_of(row), new_chance(row)
    return Match.from_position(load(row.game), config, chance, position, reactions=reactions)


def resume(row: MatchRow, log: StoredLog, reactions: str) -> AnyMatch:
    """Take up a match where it stands: drafts, orders, luck and take-backs included."""
    game, config = load(row.game), config_of(row)
    seats = row.live.seats
    saved = Saved(
        Header(**row.header),
        [read_record(data) for data in log.records],
        game.decode_state(config, log.position),
        chance_of(row),
        outcome=None if row.outcome is None else read_outcome(row.outcome),
        drafts={seat: live.draft for seat, live in enumerate(seats) if live.draft},
        aside={seat: live.aside for seat, live in enumerate(seats) if live.aside},
        orders={seat: live.orders for seat, live in enumerate(seats) if live.orders},
        trail=row.live.trail if log.before else (),
        before=log.before[0] if log.before else None,
        unhurried=[seat for seat, live in enumerate(seats) if live.lingers],
        reactions=reactions,
    )
    return Match.resume(game, config, saved)


def new_chance(row: MatchRow) -> FairChance:
    """The luck of a match that begins: the word of each seat, empty where none was sent."""
    return FairChance(row.secret, tuple(seat.entropy for seat in row.seats))


def chance_of(row: MatchRow) -> FairChance:
    """The luck of a match, as far as it has been used."""
    published = row.header["chance"]
    chance = FairChance(row.secret, tuple(published.get("entropy", ())))
    chance.drawn = dict(row.live.drawn)
    return chance


def note_new_rules(match: AnyMatch, then: int) -> bool:
    """Write into the log that the rules have changed since the position was reached."""
    now = match.game.info.rules_version
    if then == now or match.outcome is not None:
        return False
    match.note(Message("match-rules-changed", {"from": then, "to": now}), {"rules_version": now})
    match.end_take_back()
    return True


def rows_of(match: AnyMatch, since: int, now: float, before: bytes = b"") -> list[RecordRow]:
    """The records from this number on, each with the position after it.

    `before` is the position that the first of them was reached from, if it is at hand.
    """
    rows = []
    for record in match.records[since:]:
        position = encoded(match.positions.encoded(record.number))
        record.known_digest = _digest(position)
        rows.append(RecordRow(record.number, now, record.to_json(), position, before))
        before = position
    return rows


def encoded(value: JSON) -> bytes:
    """A value as bytes, the same for equal values."""
    return json.encode(value, order="deterministic")


def fast_digest(value: JSON) -> str:
    """The kernel's `digest`, made by a faster library."""
    return _digest(encoded(value))


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


def names_of(row: MatchRow) -> list[str]:
    """The names at the table, by seat."""
    return [seat.name for seat in row.seats]


def state_at(game: AnyGame, config: Config, position: JSON) -> Any:
    """The position as the rules work on it."""
    return game.decode_state(config, position)
