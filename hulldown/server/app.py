"""The ASGI app: the built page at /, its interface under /api, /health and /metrics."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, Final, get_args

import structlog
from litestar import Litestar, MediaType, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from hulldown import __version__
from hulldown.server.desk import Desk
from hulldown.server.errors import HANDLERS, not_built
from hulldown.server.http import REFUSALS, ROUTES
from hulldown.server.links import Links, signing_key
from hulldown.server.metrics import METRICS
from hulldown.server.notices import Notifier, count_waiting, end
from hulldown.server.room import Rooms
from hulldown.server.settings import Settings
from hulldown.server.socket import Sockets
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.rows import count_matches, due_matches, running_matches
from hulldown.server.texts import texts
from hulldown.server.tidying import TIDYING
from hulldown.server.watching import Watching
from hulldown.server.wire import Status

STATIC: Final = Path(__file__).parent / "static"
HASHED_FILES: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
TICK: Final = 0.25
"""How often clocks are looked at, in seconds."""

log = structlog.get_logger("hulldown.app")


def create_app(settings: Settings | None = None, store: Store | None = None) -> Litestar:
    """The app on one database; a store that is given stays open when the app ends."""
    chosen = settings or Settings()
    static = chosen.static or STATIC
    opened = store or open_store(chosen.db)
    links = Links(opened.write_now(signing_key))
    rooms = Rooms(opened)
    desk = Desk(opened, links, rooms)
    sockets = Sockets(desk, chosen)
    notifier = Notifier(opened, rooms, chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.desk = desk
        app.state.watching = Watching(desk)
        app.state.notifier = notifier
        async with at_work(rooms, notifier):
            yield
        if store is None:
            opened.close()

    @get("/", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
    def page() -> Response[str]:
        """The page of the browser client."""
        index = static / "index.html"
        if not index.is_file():
            raise not_built()
        return Response(index.read_text(encoding="utf-8"))

    @get("/api/texts/{language:str}", sync_to_thread=True, responses=REFUSALS)
    def text_files(language: FromPath[str]) -> dict[str, Any]:
        """The words of the shell and of every game in one language."""
        return texts(language, static)

    @get("/health", sync_to_thread=False)
    def health() -> dict[str, str]:
        """Whether the server answers, and which version it is."""
        return {"status": "ok", "version": __version__}

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        """What the server counts about itself, for Prometheus."""
        return await measured(opened, rooms)

    @websocket("/api/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A seat's socket."""
        await sockets.serve(socket)

    assets = create_static_files_router(
        "/assets", [static / "assets"], name="assets", cache_control=HASHED_FILES
    )
    limit = RateLimitConfig(
        ("minute", chosen.requests_each), exclude=["^/assets", "^/health", "^/metrics", "^/$"]
    )
    return Litestar(
        [page, text_files, health, metrics, socket, ROUTES, assets],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip"),
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,  # logs.py sets up all of it
        middleware=[limit.middleware],
        openapi_config=OpenAPIConfig(
            "Hulldown", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


@asynccontextmanager
async def at_work(rooms: Rooms, notifier: Notifier) -> AsyncIterator[None]:
    """Clocks, agents and notices go on as long as the app runs, and finish what they began."""
    tasks = [asyncio.create_task(mind_time(rooms)), asyncio.create_task(notifier.run())]
    try:
        yield
    finally:
        for task in tasks:
            await end(task)
        await rooms.stop()
        await notifier.stop()


async def measured(store: Store, rooms: Rooms) -> bytes:
    """All figures as they are now, as Prometheus reads them."""
    METRICS.rooms.set(len(rooms))
    METRICS.queue.set(store.waiting)
    METRICS.outbox.set(await store.read(count_waiting))
    counts = await store.read(count_matches)
    for status in get_args(Status):
        METRICS.matches.labels(status).set(counts.get(status, 0))
    return generate_latest(METRICS.registry)


async def mind_time(rooms: Rooms) -> None:
    """Clocks, windows and agents go on whether anybody watches or not."""
    for id in await rooms.store.read(running_matches):
        await _wake(rooms, id)
    while True:
        await asyncio.sleep(TICK)
        try:
            for id in await rooms.store.read(lambda c: due_matches(c, time())):
                await _wake(rooms, id)
        except SQLAlchemyError:  # the database may be back at the next tick
            log.exception("clocks cannot be read")
        rooms.sweep()
        TIDYING.maybe_look_again(is_quiet=not any(room.guests for room in rooms.open_rooms()))


async def _wake(rooms: Rooms, id: str) -> None:
    try:
        room = await rooms.get(id)
        await room.wake()
    except Exception:
        log.exception("a match cannot go on", match=id)


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries the security headers; what is not told to be kept is asked for again."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(SECURITY_HEADERS)
        headers.setdefault("Cache-Control", "no-cache")
