"""Errors as HTTP answers: every one is JSON with a stable code, never a stack trace."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from hulldown.kernel.errors import HulldownError
from hulldown.server.errors import ServerError, status_of

STATUS_CODES: Final[dict[int, str]] = {
    404: "http/not-found",
    405: "http/method-not-allowed",
    413: "http/too-large",
    429: "http/too-many",
}

AnyRequest = Request[Any, Any, Any]
Answer = Response[dict[str, Any]]
log = logging.getLogger("hulldown.server")


def answer_error(_: AnyRequest, error: HulldownError) -> Answer:
    """One of our own errors keeps its code."""
    return Response(error.to_json(), status_code=status_of(error))


def answer_http_error(request: AnyRequest, error: HTTPException) -> Answer:
    """An error of the framework, in our words."""
    if error.status_code >= 500:
        return answer_crash(request, error)
    code = STATUS_CODES.get(error.status_code, "http/bad-request")
    hint = "The page is at /, the interface under /api/."
    ours = ServerError(error.status_code, code, hint=hint)
    return Response(ours.to_json(), status_code=ours.status, headers=error.headers)


def answer_crash(request: AnyRequest, error: Exception) -> Answer:
    """A fault of ours: the log gets the stack trace, the client a code."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_error(request, ServerError(500, "server/internal", hint=LOG_HINT))


LOG_HINT: Final = "The server's log says more."
HANDLERS: Final[dict[type[Exception] | int, Any]] = {
    HulldownError: answer_error,
    HTTPException: answer_http_error,
    Exception: answer_crash,
}
