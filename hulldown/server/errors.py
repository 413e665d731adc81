"""Every error leaves the server as JSON: a stable code, a sentence and a hint, never a trace."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from hulldown.kernel.errors import HulldownError

CODES: Final[dict[str, str]] = {
    "chat/not-allowed": "This cannot be said here.",
    "http/bad-request": "The request cannot be read.",
    "http/method-not-allowed": "This address does not take this method.",
    "http/not-found": "There is nothing at this address.",
    "http/too-large": "The request is too large.",
    "http/too-many": "Too many requests: wait a moment.",
    "link/expired": "This link has expired.",
    "link/missing": "This needs a secret: a player's, a seat's or an invitation's.",
    "link/unknown": "This link opens nothing.",
    "link/wrong": "This link opens another door.",
    "match/agent": "There is no such computer player.",
    "match/full": "The seat is taken.",
    "match/not-running": "The match does not run.",
    "match/proposal": "There is nothing of this kind to propose or agree to now.",
    "match/stale": "The question has changed since: look again.",
    "match/unknown": "There is no such match, or it is private.",
    "message/format": "The message cannot be read.",
    "message/order": "A connection begins with hello, and says it once.",
    "message/too-large": "The message is too long.",
    "notices/address": "Nothing can be sent to this address.",
    "server/busy": "The server has as many connections as it takes.",
    "server/internal": "Something broke on the server.",
    "server/not-built": "The browser client has not been built.",
}
STATUS_CODES: Final[dict[int, str]] = {
    404: "http/not-found",
    405: "http/method-not-allowed",
    413: "http/too-large",
    429: "http/too-many",
}
BUILD_HINT: Final = "Build it once with: npm ci && npm run build"

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("hulldown.server")


class WebError(Exception):
    """A refusal of the server itself, with its HTTP status."""

    def __init__(self, status: int, code: str, message: str = "", hint: str = "") -> None:
        self.status = status
        self.body = {"code": code, "message": message or CODES[code], "hint": hint}
        super().__init__(self.body["message"])


def not_built() -> WebError:
    """The client's files are missing: say how to make them."""
    return WebError(503, "server/not-built", hint=BUILD_HINT)


def answer_web_error(_: AnyRequest, error: WebError) -> Response[dict[str, str]]:
    """A refusal of the server as it stands."""
    return Response(error.body, status_code=error.status)


def answer_hulldown_error(_: AnyRequest, error: HulldownError) -> Response[dict[str, Any]]:
    """An error of the rules or of a match keeps its own code."""
    return Response(error.to_json(), status_code=400)


def answer_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    """An error of the framework, in our words."""
    if error.status_code >= 500:
        return answer_crash(request, error)
    code = STATUS_CODES.get(error.status_code, "http/bad-request")
    body = {
        "code": code,
        "message": CODES[code],
        "hint": "The page is at /, the interface under /api/.",
    }
    return Response(body, status_code=error.status_code, headers=error.headers)


def answer_crash(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    """A fault of ours: the log gets the trace, the client a code."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    body = {
        "code": "server/internal",
        "message": CODES["server/internal"],
        "hint": "The server's log says more.",
    }
    return Response(body, status_code=500)


HANDLERS: Final[dict[type[Exception] | int, Any]] = {
    WebError: answer_web_error,
    HulldownError: answer_hulldown_error,
    HTTPException: answer_http_error,
    Exception: answer_crash,
}
