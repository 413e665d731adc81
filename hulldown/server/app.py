"""The ASGI app: the built page at /, its interface under /api, /health and /metrics."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, get_args

import structlog
from litestar import Litestar, MediaType, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router
from litestar.stores.memory import MemoryStore
from litestar.types import ControllerRouterHandler, Message, Scope
from prometheus_client import generate_latest
from sqlalchemy import Connection

from hulldown import __version__
from hulldown.server.calls import Services
from hulldown.server.commitments import Commitments
from hulldown.server.error_responses import HANDLERS
from hulldown.server.errors import OperatorError, StorageError, not_built
from hulldown.server.facilities import Facilities
from hulldown.server.garbage import GARBAGE
from hulldown.server.history import History
from hulldown.server.http import ERRORS, ROUTES
from hulldown.server.limits import Purses
from hulldown.server.links import Signer
from hulldown.server.lobby import Lobby
from hulldown.server.logs import hush_clients
from hulldown.server.metrics import METRICS
from hulldown.server.monitor import MONITOR
from hulldown.server.notices import Notifier, count_waiting
from hulldown.server.onlookers import Onlookers
from hulldown.server.request_guard import Guard
from hulldown.server.rooms import Rooms
from hulldown.server.settings import Settings
from hulldown.server.socket import Sockets
from hulldown.server.steady_clock import time
from hulldown.server.storage import TOUCH, Store, open_store
from hulldown.server.storage.keys import signing_key
from hulldown.server.storage.rows import count_matches, due_matches, running_matches
from hulldown.server.tasks import end
from hulldown.server.texts import texts
from hulldown.server.wire import Status
from hulldown.server.workers import OneThread, Workers

STATIC: Final = Path(__file__).parent / "static"
HASHED_FILES: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
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
"""How often the clocks of matches in memory are looked at, in seconds."""

LOOK: Final = 4
"""Ticks from one look into the database to the next: for all other matches, and for operators."""

FORGET: Final = 60.0
"""How often counts of requests that no longer matter are dropped, in seconds."""

log = structlog.get_logger("hulldown.app")


def create_app(settings: Settings | None = None, store: Store | None = None) -> Litestar:
    """The app on one database; a store that is given stays open when the app ends."""
    hush_clients()
    chosen = settings or Settings()
    static = chosen.static or STATIC
    opened = store or open_store(chosen.db)
    links = Signer(first_write(opened))
    workers = Workers(chosen.workers)
    aside = OneThread("imports")
    rooms = Rooms(opened, Facilities(workers.think, workers.look, aside, MONITOR, asyncio.Event()))
    shuffles = opened.write_now(lambda c: signing_key(c, "shuffles"))
    lobby = Lobby(opened, links, rooms, Commitments(shuffles))
    sockets = Sockets(lobby, chosen)
    notifier = Notifier(opened, rooms, chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        history = History(lobby)
        app.state.services = Services(lobby, history, notifier, Purses(chosen.stored_each))
        async with at_work(app, rooms, notifier, sockets.onlookers):
            yield
        await history.close()
        aside.close()
        if store is None:
            opened.close()

    limit = RateLimitConfig(
        ("minute", chosen.requests_each), exclude=["^/assets", "^/health", "^/metrics", "^/$"]
    )
    return Litestar(
        [*own_routes(static, opened, rooms, sockets), ROUTES],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip"),
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        on_shutdown=[workers.close],
        logging_config=None,  # logs.py sets up all of it
        middleware=[Guard, limit.middleware],
        openapi_config=OpenAPIConfig(
            "Hulldown", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def own_routes(
    static: Path, store: Store, rooms: Rooms, sockets: Sockets
) -> list[ControllerRouterHandler]:
    """What only this server has: the built page, words, health, figures, sockets."""

    @get("/", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
    def page() -> Response[str]:
        """The page of the browser client."""
        index = static / "index.html"
        if not index.is_file():
            raise not_built()
        return Response(index.read_text(encoding="utf-8"))

    @get("/api/texts/{language:str}", sync_to_thread=True, responses=ERRORS)
    def text_files(language: FromPath[str], shell: FromQuery[bool] = True) -> dict[str, Any]:
        """The outside of every game in one language, and the words of the shell if wanted."""
        return texts(language, static, shell)

    @get("/health", sync_to_thread=False, responses={503: ERRORS[503]})
    def health() -> dict[str, str]:
        """Whether the server answers and can store, and which version it is."""
        if store.failure:
            raise StorageError(store.failure)
        return {"status": "ok", "version": __version__}

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        """What the server counts about itself, for Prometheus."""
        return await measured(store, rooms)

    @websocket("/api/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        """A seat's socket, or an onlooker's."""
        await sockets.serve(socket)

    assets = create_static_files_router(
        "/assets", [static / "assets"], name="assets", cache_control=HASHED_FILES
    )
    return [page, text_files, health, metrics, socket, assets]


def first_write(store: Store) -> bytes:
    """The key that signs links; refused if nothing can be stored in this database."""

    def job(connection: Connection) -> bytes:
        connection.execute(TOUCH)
        return signing_key(connection)

    try:
        return store.write_now(job)
    except StorageError as error:
        message = f"Nothing can be stored in this database: {error.reason}"
        raise OperatorError("server/database", message) from error


async def forget_addresses(app: Litestar) -> None:
    """Requests are counted by address and minute: what was counted is dropped when that is over."""
    while True:
        await asyncio.sleep(FORGET)
        counted = app.stores.get("rate_limit")
        assert isinstance(counted, MemoryStore)
        await counted.delete_expired()


@asynccontextmanager
async def at_work(
    app: Litestar, rooms: Rooms, notifier: Notifier, onlookers: Onlookers
) -> AsyncIterator[None]:
    """Clocks, agents and notices go on as long as the app runs, and finish what they began."""
    works = (mind_time(rooms, notifier.store), notifier.run(), onlookers.run())
    tasks = [asyncio.create_task(work) for work in (*works, forget_addresses(app))]
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


async def mind_time(rooms: Rooms, store: Store) -> None:
    """Clocks, windows and agents keep going, watched or not, whatever fails elsewhere."""
    known, ticks = -1, 0
    while True:
        try:
            if ticks % LOOK and not store.failure:
                await wake(rooms, rooms.due(time()))
            else:
                known = await look(rooms, store, known)
        except StorageError:  # the store has told
            pass
        except Exception:
            log.exception("clocks cannot be minded")
        await asyncio.sleep(TICK)
        ticks += 1
        if not ticks % LOOK:
            rooms.sweep()
            GARBAGE.maybe_look_again(
                is_quiet=not any(room.audience.guests for room in rooms.open_rooms())
            )


async def look(rooms: Rooms, store: Store, known: int) -> int:
    """Wake the matches that are due; all that run at first, and after the database was away.

    `known` is how often it had been away when they were woken last; told is how often it is now.
    """
    if store.failure:
        await store.try_again()
    failures = store.failures
    if failures != known:
        await wake(rooms, await store.read(running_matches))
    else:
        await wake(rooms, await store.read(lambda c: due_matches(c, time())))
    return failures


async def wake(rooms: Rooms, ids: list[str]) -> None:
    """Let each of these matches look at the time."""
    for id in ids:
        await _wake(rooms, id)


async def _wake(rooms: Rooms, id: str) -> None:
    try:
        room = await rooms.get(id)
        await room.wake()
    except StorageError:
        raise
    except Exception:
        log.exception("a match cannot go on", match=id)


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries the security headers; what is not told to be kept is asked for again."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(SECURITY_HEADERS)
        headers.setdefault("Cache-Control", "no-cache")
