"""Nothing can be written: players, operators and the log are told, and all goes on afterwards."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from hulldown.agents import SeatedAgent
from hulldown.kernel.errors import HulldownError
from hulldown.server.app import create_app
from hulldown.server.errors import StorageError
from hulldown.server.notices import Notifier, due_rows
from hulldown.server.rooms import Rooms
from hulldown.server.settings import Settings
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.schema import OUTBOX
from tests.server.client import Person, refused, seated, sendable, somebody, table_of_two, until
from tests.server.conftest import generous
from tests.server.running import running

Switch = Callable[[bool], None]


def switch_of(store: Store) -> Switch:
    """Makes a store's database read-only, or lets it be written again.

    Whoever writes keeps a connection until a write fails, so one does.
    """
    state = [False]

    def on_checkout(connection: Any, *_: Any) -> None:
        if isinstance(connection, psycopg.Connection):
            connection.read_only = state[0]
        else:
            connection.execute(f"PRAGMA query_only = {int(state[0])}")

    def switch(is_on: bool) -> None:
        state[0] = is_on
        with suppress(ZeroDivisionError, StorageError):
            store.write_now(lambda _: 1 / 0)

    event.listen(store.engine, "checkout", on_checkout)
    return switch


def test_a_database_that_cannot_be_written_is_told_to_all_and_recovers(
    database: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    with running(generous(database)) as server:
        match, ann, bob = table_of_two(server)
        id, stranger = match["id"], Person(server)
        switch = switch_of(server.store)
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
            card = sendable(first)
            switch(True)
            refused("server/storage", lambda: first.act(card))
            assert first.bye["again"]
            second.until(lambda seat: seat.bye is not None)
            assert second.bye["error"]["code"] == "server/storage"
        error = refused("server/storage", lambda: ann.make("me", "agent"), 503)
        assert "cannot store" in error.message
        secret = {"notices": {"webhook": "https://hooks.example/a-secret-token"}}
        refused("server/storage", lambda: ann.ask("PATCH", "/api/me", secret), 503)
        with ann.sit(id, 0) as first:
            refused("server/storage", lambda: first.ask("say", text="a secret word"))
        refused("server/storage", lambda: stranger.get("/health"), 503)
        switch(False)
        until(lambda: stranger.fetch("GET", "/health").status_code == 200)
        with ann.sit(id, 0) as first:
            assert first.situation["draft"] == []
            first.act(card)
            assert len(first.situation["draft"]) == 1
    logged = "".join(capfd.readouterr()) + caplog.text
    assert logged.count("nothing can be stored") == 1
    assert logged.count("storing works again") == 1
    for word in ("broke", "Traceback", "never retrieved", "a secret", "a-secret", "failed"):
        assert word not in logged, logged


def test_an_agent_goes_on_when_storing_works_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_choose, choose = threading.Event(), SeatedAgent.choose

    def wait_and_choose(self: SeatedAgent, *asked: Any) -> Any:
        assert may_choose.wait(60)
        return choose(self, *asked)

    monkeypatch.setattr(SeatedAgent, "choose", wait_and_choose)
    with running(generous(database)) as server:
        switch = switch_of(server.store)
        ann = somebody(server)
        id = ann.make("me", "agent")["id"]
        with ann.sit(id, 0) as seat:
            seat.ask("hand-over", agent="greedy")
        switch(True)
        may_choose.set()
        until(lambda: bool(server.store.failure))
        switch(False)
        until(lambda: bool(ann.info(id)["status"] == "over"))


def test_a_database_that_cannot_be_written_is_refused_at_the_start(database: str) -> None:
    store = open_store(database)
    create_app(Settings(database), store)
    switch_of(store)(True)
    with pytest.raises(HulldownError, match="Nothing can be stored") as error:
        create_app(Settings(database), store)
    assert error.value.code == "server/database"
    store.close()


def test_a_notice_that_cannot_be_taken_out_stays_and_breaks_nothing(database: str) -> None:
    store = open_store(database)
    values = {"player": "nobody", "match": "m", "seat": 0, "prompt": 0, "due": 1.0, "tries": 0}

    async def run() -> None:
        notifier = Notifier(store, Rooms(store), Settings(database))
        await store.write(lambda c: c.execute(OUTBOX.insert().values(**values)))
        switch = switch_of(store)
        for is_read_only in (True, False):
            switch(is_read_only)
            await notifier.look()
            await asyncio.gather(*notifier._under_way.values())
            left = await store.read(lambda c: due_rows(c, 2.0))
            assert len(left) == is_read_only
        await notifier.stop()

    asyncio.run(run())
    store.close()


def test_no_parameter_of_a_statement_gets_into_an_error(database: str) -> None:
    store = open_store(database)
    query = text("SELECT * FROM no WHERE x = :x")
    with store.engine.connect() as connection, pytest.raises(DBAPIError) as error:
        connection.execute(query, {"x": "hush"})
    assert "hush" not in str(error.value)
    store.close()


def test_a_reason_is_one_line_without_the_row_it_is_about(database: str) -> None:
    store = open_store(database)
    switch_of(store)(True)
    with pytest.raises(StorageError) as error:
        store.write_now(lambda c: c.execute(OUTBOX.insert().values(player="hush")))
    assert "hush" not in error.value.reason
    assert "\n" not in error.value.reason
    store.close()
