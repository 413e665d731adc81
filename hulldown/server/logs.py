"""The server's log: readable lines or JSON lines on the error output, never a secret in them."""

import logging
import re
import sys
import time
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor, WrappedLogger

from hulldown.kernel.errors import ConfigError
from hulldown.server.metrics import METRICS
from hulldown.server.settings import Settings

LEVELS: Final = ("debug", "info", "warning", "error")
KINDS: Final = ("text", "json")
SECRET: Final = re.compile(r"[\w-]{8,}\.[\w-]{4,8}\.[\w-]{20,}|//[^/\s:@]+:[^/\s@]+@")
"""A signed secret, or name and password in a URL."""
QUIET: Final = ("/assets", "/health", "/metrics")
"""Paths whose requests are told at the level debug only."""
TALKATIVE: Final = ("alembic", "asyncio", "sqlalchemy", "uvicorn", "websockets")
"""Libraries that are heard from warnings on: some would tell callers' addresses."""

log = structlog.get_logger("hulldown.access")


def set_up(settings: Settings) -> None:
    """Send all that is logged, by us and by the libraries, through one format."""
    level = settings.log_level or ("info" if settings.log == "json" else "warning")
    if settings.log not in KINDS or level not in LEVELS:
        hint = f"log is {' or '.join(KINDS)}, log_level {', '.join(LEVELS)}."
        raise ConfigError("config/bad-value", "no such kind of log", hint, key="log")
    shared: list[Processor] = [
        count_line,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_rendering(settings.log == "json"),
                hide_secrets,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for library in TALKATIVE:
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.root.level))


def is_about_us(record: logging.LogRecord) -> bool:
    """Is it more than uvicorn's warning about what a client sent?"""
    return "received from client" not in record.msg


class Seldom(logging.Filter):
    """Lets the same warning pass once a minute: one is enough to raise an alarm."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Was nothing like it logged lately? Lines with the same beginning count as one."""
        now, what = time.monotonic(), str(record.msg).partition("\n")[0]
        if len(self._told) > MANY:
            self._told.clear()
        if now - self._told.get(what, -SELDOM) < SELDOM:
            return False
        self._told[what] = now
        return True


SELDOM: Final = 60.0
MANY: Final = 1_000
SELDOM_FILTER: Final = Seldom()


def hush_clients() -> None:
    """Leave out what strangers could fill the log with."""
    logging.getLogger("uvicorn.error").addFilter(is_about_us)
    logging.getLogger("asyncio").addFilter(SELDOM_FILTER)  # such as: no handles left


def _rendering(as_json: bool) -> list[Processor]:
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback  # a richer one would print variables, and so secrets
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]


def count_line(_: WrappedLogger, level: str, event: EventDict) -> EventDict:
    """Count the lines of each level, so that errors can raise an alarm."""
    METRICS.logged.labels(level).inc()
    return event


def hide_secrets(_: WrappedLogger, __: str, line: EventDict | str) -> Any:
    """The finished line without any secret, wherever it came from."""
    return SECRET.sub("[secret]", line) if isinstance(line, str) else line


class Access:
    """Tells of each request: method, path, status, milliseconds; never query, header or body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request and tell of it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            scope.clear()  # type: ignore[attr-defined] # a dict; no ring (see `uvicorn_protocols`)
            return
        begun, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            path = scope["path"]
            tell = log.debug if path.startswith(QUIET) else log.info
            spent = round((time.perf_counter() - begun) * 1000, 1)
            tell("request", method=str(scope["method"]), path=path, status=status, ms=spent)
