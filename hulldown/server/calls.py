"""What an address of the interface is, and what a call to one brings. Knows no web framework."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.history import History
from hulldown.server.limits import Purses
from hulldown.server.lobby import Caller, Lobby
from hulldown.server.room import Room
from hulldown.server.rows import Person

MEGABYTE: Final = 1024 * 1024


class File(NamedTuple):
    """An answer to be saved as a file."""

    content: bytes
    name: str
    kind: str


class Address(NamedTuple):
    """A function and where it answers; names in braces are arguments of it.

    `status` is that of success, if it is not the usual one of its method, `largest` the size of a
    body in bytes. Of a file the schema tells what it `holds` and its `kind`, if more than bytes.
    """

    method: str
    path: str
    function: Callable[..., Any]
    status: int | None = None
    largest: int = MEGABYTE
    holds: Any = None
    kind: str = "application/json"


class NoticeService(Protocol):
    """Tells people that a match waits for them."""

    def complete(self, page: wire.PlayerPage, person: str) -> wire.PlayerPage:
        """A person's page with what this server can send."""

    def accepted(self, person: Person, request: wire.Notices) -> wire.Notices:
        """The request as it is stored; refused if nothing can be sent there."""

    async def ask_to_confirm(self, person: Person) -> None:
        """Write to a new mail address once, to ask whether more is welcome."""

    async def confirm(self, secret: str) -> None:
        """The secret in a mail confirms its address."""


class Services(NamedTuple):
    """All that addresses call upon."""

    lobby: Lobby
    history: History
    notices: NoticeService
    purses: Purses


class Call:
    """One request: who calls, from where, and the services that answer."""

    def __init__(self, services: Services, authorization: str, address: str) -> None:
        self.lobby, self.history, self.notifier, self._purses = services
        self._authorization = authorization
        self.address = address

    @property
    def caller(self) -> Caller:
        """The person the call's secret belongs to."""
        kind, _, secret = self._authorization.partition(" ")
        if self._authorization and kind.lower() != "bearer":
            hint = "Send the header Authorization: Bearer SECRET."
            raise ServerError(401, "link/unknown", hint=hint)
        return self.lobby.caller(secret.strip())

    async def person(self) -> Person:
        """The person who calls; refused if it is none."""
        return await self.lobby.person(self.caller)

    async def room(self, id: str) -> tuple[Caller, Room]:
        """The caller, and the room of a match the caller may see."""
        caller = self.caller
        return caller, await self.lobby.room(caller, id)

    def spend(self, kind: str, times: int = 1) -> None:
        """Let the caller's address pay for something that is stored."""
        self._purses.spend(self.address, kind, times)
