"""The table of addresses, called as plain functions: no web framework, no request."""

import asyncio
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from hulldown.server import addresses, wire
from hulldown.server.addresses import ADDRESSES
from hulldown.server.calls import Address, Call, Services
from hulldown.server.commitments import Commitments
from hulldown.server.errors import ServerError
from hulldown.server.history import History
from hulldown.server.limits import Purses
from hulldown.server.links import Signer
from hulldown.server.lobby import Lobby
from hulldown.server.rooms import Rooms
from hulldown.server.storage import Store, open_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An embedded database."""
    opened = open_store(f"sqlite:///{tmp_path}/hulldown.db")
    yield opened
    opened.close()


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda one: f"{one.method} {one.path}")
def test_an_address_names_arguments_of_its_function(address: Address) -> None:
    takes = signature(address.function).parameters
    assert set(re.findall(r"{(\w+)}", address.path)) <= set(takes)
    assert not {"data", "body"} & set(takes) or address.method != "GET"
    assert address.function.__doc__


def test_no_address_is_there_twice() -> None:
    told = [(address.method, address.path) for address in ADDRESSES]
    assert len(set(told)) == len(told)


class Visitor:
    """Somebody who calls the functions directly."""

    def __init__(self, store: Store) -> None:
        lobby = Lobby(store, Signer(b"key"), Rooms(store), Commitments(b"key"))
        nobody_is_told: Any = None
        self.services = Services(lobby, History(lobby), nobody_is_told, Purses(2))
        self.secret = ""

    def call(self) -> Call:
        """One call of this person's."""
        return Call(self.services, f"Bearer {self.secret}" if self.secret else "", "here")


def test_a_match_is_made_and_read_without_any_request(store: Store) -> None:
    async def run() -> None:
        visitor = Visitor(store)
        made = await addresses.new_player(visitor.call(), wire.NewPlayer("Ada"))
        visitor.secret = made.player
        seats = [wire.SeatWish("me"), wire.SeatWish("open")]
        match = await addresses.new_match(visitor.call(), wire.NewMatch("template", seats))
        assert match.status == "waiting"
        again = await addresses.one_match(visitor.call(), match.id)
        assert [seat.name for seat in again.seats] == ["Ada", ""]
        visitor.secret = ""
        with pytest.raises(ServerError) as refused:
            await addresses.one_match(visitor.call(), match.id)
        assert refused.value.code == "match/unknown"
        with pytest.raises(ServerError) as refused:
            await addresses.new_player(visitor.call(), wire.NewPlayer("Bo"))
        assert refused.value.code == "http/too-many", "a player and a match were all it may store"

    asyncio.run(run())


def test_only_a_bearer_is_known(store: Store) -> None:
    visitor = Visitor(store)
    with pytest.raises(ServerError) as refused:
        _ = Call(visitor.services, "Basic abc", "here").caller
    assert refused.value.code == "link/unknown"
