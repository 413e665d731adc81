"""The tables of the database. Changes go through migrations/, on SQLite and PostgreSQL alike."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_match() -> Column[str]:
    return Column("match", String(24), ForeignKey("matches.id"), primary_key=True)


KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What signs links and notices: kept with the data, so that links survive a restart."""

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("notices", Text, nullable=False),
    Column("preferences", Text, nullable=False, server_default="{}"),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("choices", Text, nullable=False),  # config, before and after it starts
    Column("pace", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of its fair shuffles
    Column("header", Text),  # from the start on
    Column("rules_version", Integer, nullable=False),  # that the position was reached under
    Column("records", Integer, nullable=False),
    Column("live", Text, nullable=False),  # drafts, orders, questions' numbers, window, clocks
    Column("outcome", Text),
    Column("wake", Double),  # when a clock or a window runs out
    Column("origin", Text, nullable=False),  # forked, imported or a rematch
    Column("version", Integer, nullable=False, server_default="0"),  # how often it was written
    Index(None, "status", "changed"),
    Index(None, "wake"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _of_match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("wish", String(8), nullable=False),  # how it was to be filled
    Column("player", String(24)),
    Column("name", String(40), nullable=False),
    Column("agent", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("epoch", Integer, nullable=False),  # links of an earlier one have expired
    Column("entropy", String(64), nullable=False),
    Index(None, "player"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    _of_match(),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),  # the record as replays keep it, packed
    Column("position", LargeBinary, nullable=False),  # after it; most as what has changed
)
"""Append-only. Its key (match, number) makes one writer win."""

CHAT: Final = Table(
    "chat",
    METADATA,
    _of_match(),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)

OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player", String(24), nullable=False),
    Column("match", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""Notices to be sent: written with the action that causes them, taken out when delivered."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

BESTS: Final = Table(
    "bests",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("list", String(240), nullable=False),
    Column("score", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "game", "list", "score"),
)
"""The best results by list, where a game keeps one: a board's fewest rounds, for example."""

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What was found out about finished matches: their analysis, their luck."""
