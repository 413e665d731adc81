"""Looks at each HTTP request before anything reads it: odd addresses, deep nesting."""

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types.asgi_types import HTTPReceiveMessage

from hulldown.kernel.nesting import is_too_deep
from hulldown.server.errors import NESTED, ServerError

READS_JSON: Final = "reads_json"
"""The mark of an address whose body is decoded as JSON, whatever type the caller gives it."""


class Guard:
    """Refuses what no client of ours sends, so that no library has to stumble over it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if "\0" in scope["path"]:
            raise ServerError(404, "http/not-found")
        if b"%00" in scope["query_string"]:
            raise ServerError(400, "http/bad-request")
        content: list[bytes] = []

        async def checked() -> HTTPReceiveMessage:
            message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
            if message["type"] == "http.request":
                content.append(message["body"])
                if not message.get("more_body") and is_too_deep(b"".join(content)):
                    raise ServerError(400, "http/bad-request", hint=NESTED)
            return message

        reads_json = scope["route_handler"].opt.get(READS_JSON, False)
        await self.app(scope, checked if reads_json else receive, send)
