"""`hulldown serve`: the server with the browser client."""

import errno
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated, Final

from cyclopts import Parameter

from hulldown.kernel.errors import HulldownError

DATABASES: Final = ("sqlite:///", "postgresql://")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8642,
    db: str | None = None,
    no_browser: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Start the server and open its page in the browser.

    Example: `hulldown serve --port 8000 --no-browser`

    Parameters
    ----------
    host
        The address to listen on; the default is reachable from this machine only.
    port
        The port to listen on; 0 takes any free one.
    db
        The database: sqlite:///FILE or postgresql://HOST/NAME; by default a file in your data
        folder.
    no_browser
        Only serve; do not open a browser.
    """
    check_database(db)
    with listen(host, port) as listener:
        address = address_of(listener)
        print(f"Hulldown is at {address} (Ctrl+C stops it)", flush=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        run(listener, db)


def check_database(url: str | None) -> None:
    """A database is named by a URL of a kind we know."""
    if url is not None and not any(url.startswith(kind) and url != kind for kind in DATABASES):
        raise HulldownError(
            "config/bad-value",
            f"{url!r} is no database this server knows.",
            "Write --db sqlite:///file.db or --db postgresql://user@host/name.",
        )


def listen(host: str, port: int) -> socket.socket:
    """A socket that queues callers already: the browser may come before the app runs."""
    if not 0 <= port <= 65535:
        raise HulldownError("config/bad-value", f"{port} is no port.", "Ports go from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        in_use = error.errno == errno.EADDRINUSE
        reason = "it is in use" if in_use else (error.strerror or str(error)).lower()
        raise HulldownError(
            "server/port",
            f"Cannot listen on {host}, port {port}: {reason}.",
            "Take another port with --port, or 0 for any free one.",
        ) from error
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # answers do not wait for more
    return listener


def address_of(listener: socket.socket) -> str:
    """The page's address, as one types it into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(listener: socket.socket, db: str | None) -> None:
    """Serve until interrupted."""
    import uvicorn

    from hulldown.server.app import create_app
    from hulldown.server.settings import settings_from_environment
    from hulldown.server.wire import MESSAGE_BYTES

    config = uvicorn.Config(
        create_app(settings_from_environment(db=db)),
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=16 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
    with suppress(KeyboardInterrupt):  # uvicorn stops in order and hands the signal on
        uvicorn.Server(config).run(sockets=[listener])
