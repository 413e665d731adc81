"""Those who look at the lobby are told what changes there, as it changes."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hulldown.server import onlookers
from hulldown.server.errors import StorageError
from hulldown.server.settings import Settings
from hulldown.server.socket import STRIKES
from tests.server.client import Running, Socket, play_on, seated, somebody, table_of_two
from tests.server.running import Running as Served
from tests.server.running import running

JSON = Any


class Onlooker(Socket):
    """Somebody at the lobby, keeping up with what is told."""

    def __init__(self, server: Running) -> None:
        super().__init__(server)
        self.tables: dict[str, JSON] = {}
        self.send({"type": "follow"})
        self.take()

    def take(self) -> JSON:
        """The next message, with all it tells taken in."""
        message = self.hear()
        assert message["type"] == "listed", message
        self.tables |= {match["id"]: match for match in message["matches"]}
        for id in message["gone"]:
            del self.tables[id]
        return message

    def until(self, met: Callable[[dict[str, JSON]], bool]) -> None:
        """Listen until this is so of the tables."""
        while not met(self.tables):
            self.take()


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """What changes is told at once."""
    monkeypatch.setattr(onlookers, "PAUSE", 0.0)


@pytest.fixture
def onlooker(server: Served) -> Iterator[Onlooker]:
    with Onlooker(server) as found:
        yield found


def test_all_tables_are_told_at_first(server: Served) -> None:
    match = somebody(server).make("me", "open", listed=True)["id"]
    with Onlooker(server) as late:
        assert late.tables[match]["status"] == "waiting"


def test_a_table_comes_fills_and_goes(server: Served, onlooker: Onlooker) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    match = ann.make("me", "open", listed=True)["id"]
    onlooker.until(lambda tables: match in tables)
    assert not onlooker.tables[match]["seats"][0]["mine"], "it is told as a stranger sees it"
    bob.claim(match, 1)
    onlooker.until(lambda tables: tables[match]["status"] == "running")
    assert [seat["name"] for seat in onlooker.tables[match]["seats"]] == ["Ann", "Bob"]
    with seated(ann.sit(match, 0), bob.sit(match, 1)) as seats:
        onlooker.until(lambda tables: all(seat["here"] for seat in tables[match]["seats"]))
        play_on(*seats)
    onlooker.until(lambda tables: match not in tables)


def test_only_what_has_changed_is_told(server: Served, onlooker: Onlooker) -> None:
    ann = somebody(server)
    first = ann.make("me", "open", listed=True)["id"]
    onlooker.until(lambda tables: first in tables)
    second = ann.make("me", "open", listed=True)["id"]
    message = onlooker.take()
    assert [match["id"] for match in message["matches"]] == [second]


def test_a_private_match_is_told_to_nobody(server: Served, onlooker: Onlooker) -> None:
    match, ann, bob = table_of_two(server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as seats:
        play_on(*seats)
    listed = ann.make("me", "open", listed=True)["id"]
    onlooker.until(lambda tables: listed in tables)
    assert match["id"].encode() not in b"".join(onlooker.received)


def test_a_running_match_is_told_turn_by_turn_without_its_secrets(
    server: Served, onlooker: Onlooker
) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    match = ann.make("me", "open", listed=True)["id"]
    bob.claim(match, 1)
    onlooker.until(lambda tables: match in tables and tables[match]["to_act"] == [0, 1])
    with seated(ann.sit(match, 0)) as (seat,):
        seat.act("ready")
        onlooker.until(lambda tables: tables[match]["to_act"] == [1])
    assert onlooker.tables[match]["fair"]["secret"] is None


def test_an_onlooker_only_looks(quick_server: Served) -> None:
    match, ann, _ = table_of_two(quick_server)
    with Onlooker(quick_server) as onlooker:
        onlooker.send({"type": "hello", "match": match["id"], "seat": 0, "secret": ann.secret})
        refusal = onlooker.hear()
        assert (refusal["type"], refusal["error"]["code"]) == ("refused", "message/order")


def test_who_talks_on_in_the_lobby_is_cut_off(quick_server: Served) -> None:
    with Onlooker(quick_server) as onlooker:
        for _ in range(STRIKES):
            onlooker.send({"type": "follow"})
        while (message := onlooker.hear())["type"] == "refused":
            assert message["error"]["code"] == "message/order"
        assert message["error"]["code"] == "http/too-many"
        with pytest.raises(ConnectionClosed):
            onlooker.hear()


def test_a_seat_cannot_turn_into_an_onlooker(quick_server: Served) -> None:
    match, ann, _ = table_of_two(quick_server)
    with ann.sit(match["id"], 0) as seat:
        seat.send({"type": "follow"})
        while (answer := seat.take())["type"] != "refused":
            pass
        assert answer["error"]["code"] == "message/order"


def test_onlookers_count_as_connections(new_database: Callable[[str], str]) -> None:
    settings = Settings(new_database("sqlite"), connections_each=1)
    with running(settings) as server, Onlooker(server), Socket(server) as second:
        bye = second.hear()
        assert (bye["error"]["code"], bye["again"]) == ("server/busy", True)


def test_the_lobby_is_told_again_when_the_database_is_back(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(Settings(new_database("sqlite"))) as server, Onlooker(server) as onlooker:
        lobby = server.app.state.services.lobby
        listed, failures = lobby.listed, iter([True, True])

        async def away_at_first(caller: object) -> object:
            if next(failures, False):
                raise StorageError("away")
            return await listed(caller)

        monkeypatch.setattr(lobby, "listed", away_at_first)
        match = somebody(server).make("me", "open", listed=True)["id"]
        onlooker.until(lambda tables: match in tables)
        assert next(failures, None) is None, "it failed twice before"
