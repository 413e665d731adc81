"""The server's own errors: the same family as the kernel's, each with its HTTP status."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hulldown.kernel.errors import HulldownError
from hulldown.kernel.nesting import DEEPEST

CODES: Final[dict[str, str]] = {
    "chat/not-allowed": "You cannot say this here.",
    "http/bad-request": "The request cannot be read.",
    "http/method-not-allowed": "This address does not take this method.",
    "http/not-found": "There is nothing at this address.",
    "http/too-large": "The request is too large.",
    "http/too-many": "Too many requests: please wait a moment.",
    "lesson/other-move": "The lesson waits for another move here.",
    "link/expired": "This link has expired.",
    "link/missing": "This needs a secret: a player's, a seat's or an invitation's.",
    "link/unknown": "This link is not valid.",
    "link/wrong": "This link is for something else.",
    "match/agent": "There is no such computer player.",
    "match/full": "The seat is taken.",
    "match/hint": "Hints are not available in this match.",
    "match/not-running": "The match is not running.",
    "match/proposal": "There is nothing of this kind to propose or agree to at the moment.",
    "match/stale": "The question has changed in the meantime: look again.",
    "match/ticket": "The ticket has already been used, or is too old.",
    "match/unknown": "There is no such match, or it is private.",
    "match/word": "The seat has already given its word, or the rematch has begun.",
    "message/format": "The message cannot be read.",
    "message/order": "A connection must begin with hello, and send it only once.",
    "message/too-large": "The message is too long.",
    "notices/address": "Nothing can be sent to this address.",
    "server/backup": "The backup cannot be written, read or restored.",
    "server/busy": "The server has no room for another connection.",
    "server/database": "The database cannot be used.",
    "server/in-use": "Another server is using this database.",
    "server/internal": "Something broke on the server.",
    "server/not-built": "The browser client has not been built.",
    "server/port": "The server cannot use this address.",
    "server/storage": "The server cannot store anything right now: try again later.",
}
NESTED: Final = f"Lists and objects nest at most {DEEPEST} deep."
BUILD_HINT: Final = "Build it once with: npm ci && npm run build"
BAD_REQUEST: Final = 400


class OperatorError(HulldownError):
    """What stops a server from starting, or an operator's command; no request meets it."""

    codes: ClassVar[Mapping[str, str]] = CODES


class ServerError(HulldownError):
    """The server refused something, or cannot do it now."""

    codes: ClassVar[Mapping[str, str]] = CODES

    def __init__(
        self, status: int, code: str, message: str = "", hint: str = "", **details: Any
    ) -> None:
        self.status = status
        super().__init__(code, message, hint, **details)


class StorageError(ServerError):
    """Nothing can be stored or read: the disk is full or read-only, or the database is away."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(503, "server/storage")


class ConflictError(Exception):
    """Somebody else wrote first; nothing of this write was kept."""


def not_built() -> ServerError:
    """The client's files are missing: say how to build them."""
    return ServerError(503, "server/not-built", hint=BUILD_HINT)


def status_of(error: HulldownError) -> int:
    """The HTTP status of an error; what the rules or a file refuse is a bad request."""
    return error.status if isinstance(error, ServerError) else BAD_REQUEST
