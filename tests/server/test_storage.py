"""The database: made by migrations, on SQLite and PostgreSQL alike; one writer wins."""

import asyncio
import threading
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, inspect, select, text

from hulldown.kernel.errors import HulldownError
from hulldown.server.limits import LISTED_SHOWN
from hulldown.server.links import Signer
from hulldown.server.match_rows import encoded
from hulldown.server.rows import MatchRow, RecordRow, SeatRow
from hulldown.server.storage import ConflictError, Store, open_store
from hulldown.server.storage.keys import signing_key
from hulldown.server.storage.rows import (
    UNKNOWN,
    insert_match,
    insert_records,
    listed_matches,
    pack,
    read_last_position,
    read_match,
    read_positions,
    read_records,
    save_match,
    unpack,
)
from hulldown.server.storage.schema import KEYS, METADATA, RECORDS
from hulldown.server.storage.store import MIGRATIONS, make_engine, migrate
from hulldown.server.wire import Pace

DAY = 86_400.0


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """An engine on a fresh database."""
    engine = make_engine(database)
    yield engine
    engine.dispose()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store on a fresh database."""
    store = open_store(database)
    yield store
    store.close()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_read_waits_for_nobody_who_fills_the_common_threads(store: Store) -> None:
    is_read = threading.Event()

    async def read() -> int:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        busy = asyncio.ensure_future(asyncio.to_thread(is_read.wait, 60))
        await asyncio.sleep(0)  # from here on the only thread waits for the read
        found: int = await store.read(lambda one: one.execute(select(1)).scalar_one())
        is_read.set()
        assert await busy, "the read came first"
        return found

    assert asyncio.run(read()) == 1


def new_row(id: str) -> MatchRow:
    """A match that has not begun."""
    seats = [SeatRow(0, "person", "me", "ann", "Ann", epoch=1), SeatRow(1, "open", "friend")]
    pace = Pace()
    return MatchRow(
        id, "template", "waiting", False, "ann", 1.0, 2.0, {}, pace, b"s" * 32, 1, seats=seats
    )


def differences(connection: Connection) -> list[Any]:
    """What the migrated tables lack of the schema, or have too much."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def downgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_the_migrations_make_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection)
        assert tables(connection) == set(METADATA.tables)
        assert differences(connection) == []


def test_the_comparison_would_notice(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("DROP TABLE reports"))
        assert [difference[0] for difference in differences(connection)] == ["add_table"]


def test_every_migration_goes_up_down_and_up_again(engine: Engine) -> None:
    with engine.begin() as connection:
        for _ in range(2):
            migrate(connection, "+1")
            while differences(connection):
                migrate(connection, "+1")
            downgrade(connection, "base")
            assert tables(connection) == set()
        migrate(connection)
        assert differences(connection) == []


def test_a_database_is_brought_up_to_date_and_keeps_what_it_holds(database: str) -> None:
    first = open_store(database)
    first.write_now(lambda c: insert_match(c, new_row("m")))
    key = first.write_now(signing_key)
    first.close()
    second = open_store(database)
    assert second.read_now(lambda c: read_match(c, "m")) == new_row("m")
    assert second.write_now(signing_key) == key
    secret = Signer(key).of_player("ann")
    assert Signer(second.read_now(signing_key)).read(secret).player == "ann"
    second.close()


def test_one_writer_wins_and_the_other_changes_nothing(store: Store) -> None:
    store.write_now(lambda c: insert_match(c, new_row("m")))
    row = new_row("m")
    row.records = 1
    record = RecordRow(0, 1.0, {"number": 0}, b'{"at":"first"}')

    def job(connection: Connection, position: str) -> None:
        save_match(connection, row, begins=True)
        reached = RecordRow(0, 1.0, {"by": position}, encoded({"at": position}))
        insert_records(connection, "m", [reached])

    store.write_now(lambda c: job(c, "first"))
    with pytest.raises(ConflictError):
        store.write_now(lambda c: job(c, "second"))
    with pytest.raises(ConflictError):
        store.write_now(lambda c: insert_records(c, "m", [record]))
    assert store.read_now(lambda c: read_records(c, "m")) == [{"by": "first"}]
    assert store.read_now(lambda c: read_positions(c, "m", [0])) == [{"at": "first"}]


def test_short_records_are_kept_as_they_stand_and_long_ones_packed(store: Store) -> None:
    store.write_now(lambda c: insert_match(c, new_row("m")))
    records = [{"number": 0, "said": "short"}, {"number": 1, "said": "long " * 1000}]
    rows = [RecordRow(at, 1.0, one, encoded({})) for at, one in enumerate(records)]
    store.write_now(lambda c: insert_records(c, "m", rows))
    kept = store.read_now(lambda c: c.execute(select(RECORDS.c.data)).scalars().all())
    assert kept[0] == b'{"number":0,"said":"short"}'
    assert len(kept[1]) < 100
    assert store.read_now(lambda c: read_records(c, "m")) == records


def test_whatever_is_packed_comes_out_again() -> None:
    for value in (8, "8", None, [8], [], {}, {"8": "x" * 600}, "x" * 600):
        assert unpack(pack(value)) == value


def test_what_was_packed_when_all_was_compressed_is_read(store: Store) -> None:
    store.write_now(lambda c: insert_match(c, new_row("m")))
    before = {"match": "m", "number": 0, "at": 1.0, "position": UNKNOWN}
    data = zlib.compress(b'{"number":0}', 1)
    store.write_now(lambda c: c.execute(RECORDS.insert().values(**before, data=data)))
    assert store.read_now(lambda c: read_records(c, "m")) == [{"number": 0}]


def test_positions_are_kept_as_what_has_changed_and_read_whole(store: Store) -> None:
    store.write_now(lambda c: insert_match(c, new_row("m")))
    hands = [f"card {number * 7919 % 1000}" for number in range(300)]
    positions = [{"hands": [*hands[:at], "new", *hands[at:]]} for at in range(40)]
    reached = [encoded(position) for position in positions]
    rows = [
        RecordRow(at, 1.0, {}, reached[at], reached[at - 1] if at not in {0, 20} else b"")
        for at in range(40)  # 20: as after a restart, when the one before is not at hand
    ]
    store.write_now(lambda c: insert_records(c, "m", rows[:25]))
    store.write_now(lambda c: insert_records(c, "m", rows[25:]))
    read = store.read_now(lambda c: read_positions(c, "m", [39, 0, 15, 16, 19, 20, 21]))
    assert read == [positions[at] for at in (0, 15, 16, 19, 20, 21, 39)]
    assert store.read_now(lambda c: read_last_position(c, "m", 31)) == positions[30]
    sizes = store.read_now(lambda c: [len(p) for (p,) in c.execute(select(RECORDS.c.position))])
    whole = [at for at, size in enumerate(sizes) if size > min(sizes) * 5]
    assert whole == [0, 16, 20, 32]


def test_writes_of_a_group_stand_or_fall_alone(store: Store) -> None:
    store.write_now(lambda c: insert_match(c, new_row("m")))

    def fail(_: Connection) -> None:
        raise ZeroDivisionError

    async def all_at_once() -> list[Any]:
        rows = [new_row(f"n{number}") for number in range(30)]
        jobs = [store.write(partial(insert_match, row=row)) for row in rows]
        twice = store.write(lambda c: insert_match(c, new_row("m")))
        broken = store.write(fail)
        return await asyncio.gather(*jobs, twice, broken, return_exceptions=True)

    *done, twice, broken = asyncio.run(all_at_once())
    assert done == [None] * 30
    assert isinstance(twice, ConflictError)
    assert isinstance(broken, ZeroDivisionError)
    for number in range(30):
        assert store.read_now(partial(read_match, id=f"n{number}")) is not None


def test_closing_finishes_every_write(database: str) -> None:
    store = open_store(database)

    async def ask() -> list[asyncio.Task[Any]]:
        rows = [new_row(f"n{number}") for number in range(50)]
        tasks = [asyncio.ensure_future(store.write(partial(insert_match, row=row))) for row in rows]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*tasks)
        return tasks

    assert len(asyncio.run(ask())) == 50
    again = open_store(database)
    assert again.read_now(lambda c: read_match(c, "n49")) is not None
    again.close()


def test_the_lobby_shows_the_latest_match_of_everybody_first(store: Store) -> None:
    def fill(connection: Connection) -> None:
        hosts = [*["busy"] * 2 * LISTED_SHOWN, "ann", "ann", "bob"]
        for number, host in enumerate(hosts):
            row = new_row(f"{host}{number}")
            row.listed, row.host, row.changed = True, host, DAY - number
            insert_match(connection, row)
        running = new_row("running")
        running.listed, running.status, running.changed = True, "running", DAY + 1
        insert_match(connection, running)

    store.write_now(fill)
    shown = [row.id for row in store.read_now(lambda c: listed_matches(c, DAY))]
    others = [f"ann{2 * LISTED_SHOWN}", f"ann{2 * LISTED_SHOWN + 1}", f"bob{2 * LISTED_SHOWN + 2}"]
    assert shown == [*[f"busy{number}" for number in range(LISTED_SHOWN - 3)], *others]
    few = [row.id for row in store.read_now(lambda c: listed_matches(c, DAY, 4))]
    assert few == ["busy0", "busy1", others[0], others[2]]
    every = store.read_now(lambda c: listed_matches(c, DAY, 200))
    assert [row.id for row in every][-2:] == [others[2], "running"]


def test_values_come_back_as_they_were(store: Store) -> None:
    row = new_row("m")
    row.choices = {"options": {"word": "zażółć \0 \N{PILE OF POO}"}, "number": 2**53}
    row.secret = bytes(range(256))
    store.write_now(lambda c: insert_match(c, row))
    assert store.read_now(lambda c: read_match(c, "m")) == row
    store.write_now(lambda c: c.execute(KEYS.insert().values(name="x", value=b"\0\xff")))


def test_a_database_that_cannot_be_used_is_a_typed_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, but it is long enough to look like one")
    for url in (
        f"sqlite:///{tmp_path}/file",
        "postgresql://nobody:hunter2@127.0.0.1:1/nothing",
        "nonsense",
    ):
        with pytest.raises(HulldownError) as error:
            open_store(url)
        assert error.value.code == "server/database"
        assert "hunter2" not in str(error.value)
