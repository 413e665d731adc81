"""`hulldown serve`: the server with the browser client."""

import errno
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from hulldown.kernel.errors import ConfigError
from hulldown.server.errors import OperatorError

if TYPE_CHECKING:
    from hulldown.server.settings import Settings

DATABASES: Final = ("sqlite:///", "postgresql://")
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
ELSEWHERE: Final = "192.0.2.1"
"""An address of nobody: the way there leads through the local network."""


def serve(
    *,
    host: str = HERE,
    port: int = 8642,
    lan: Annotated[bool, Parameter(negative=())] = False,
    db: str | None = None,
    address: str | None = None,
    sender: str | None = None,
    own_network: Annotated[bool, Parameter(negative=())] = False,
    log_json: Annotated[bool, Parameter(negative=())] = False,
    log_level: str | None = None,
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
    lan
        Listen on the local network, and show an address and a QR code for phones in it.
    db
        The database: sqlite:///FILE or postgresql://HOST/NAME; by default a file in your data
        folder.
    address
        The page's public address, for links in notices; by default where it listens.
    sender
        The address that mail comes from; HULLDOWN_SMTP names the mail server.
    own_network
        Let notices call addresses in this machine's own network.
    log_json
        Log JSON lines instead of readable ones.
    log_level
        Log from this level on: debug, info, warning or error.
    no_browser
        Only serve; do not open a browser.
    """
    from hulldown.server.settings import settings_from_environment
    from hulldown.server.storage.lock import holding

    if lan and host not in {HERE, EVERYWHERE}:
        raise ConfigError("config/bad-value", "--lan listens everywhere: leave out --host")
    settings = settings_from_environment(
        db=db,
        address=address,
        sender=sender,
        own_network=own_network or None,
        log="json" if log_json else None,
        log_level=log_level,
    )
    check_database(settings.db)
    with (
        listen(EVERYWHERE if lan else host, port) as listener,
        holding(settings.db, settings.takeover, tell_waiting),
    ):
        found = lan_address(listener) if lan else address_of(listener)
        settings.address = settings.address or found
        print(f"Hulldown is at {found} (Ctrl+C stops it)", flush=True)
        if lan:
            print_code(found)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(found,), daemon=True).start()
        run(listener, settings)


def tell_waiting() -> None:
    """Another server may be about to stop."""
    print("Another server has the database; waiting for it to stop …", flush=True)


def check_database(url: str) -> None:
    """A database is named by a URL of a kind we know."""
    if not any(url.startswith(kind) and url != kind for kind in DATABASES):
        raise ConfigError(
            "config/bad-value",
            f"{url!r} is not a database this server knows.",
            "Write --db sqlite:///file.db or --db postgresql://user@host/name.",
        )


def listen(host: str, port: int) -> socket.socket:
    """A socket that queues callers already: the browser may come before the app runs."""
    if not 0 <= port <= 65535:
        raise ConfigError("config/bad-value", f"{port} is not a port.", "Ports go from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        in_use = error.errno == errno.EADDRINUSE
        reason = "it is in use" if in_use else (error.strerror or str(error)).lower()
        raise OperatorError(
            "server/port",
            f"Cannot listen on {host}, port {port}: {reason}.",
            "Take another port with --port, or 0 for any free one.",
        ) from error
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # answers do not wait for more
    return listener


def address_of(listener: socket.socket) -> str:
    """The page's address, as one types it into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    host = {EVERYWHERE: HERE, "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_address(listener: socket.socket) -> str:
    """The page's address for all devices in the local network."""
    from hulldown.server.egress import own_address

    port = listener.getsockname()[1]
    return f"http://{own_address(ELSEWHERE) or HERE}:{port}/"


def print_code(address: str) -> None:
    """A QR code that phones can read off the screen."""
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)
    print("Phones in the same network: point the camera at the code.", flush=True)


def run(listener: socket.socket, settings: "Settings") -> None:
    """Serve until told to stop; what has begun is finished first."""
    import structlog
    import uvicorn

    from hulldown import __version__
    from hulldown.server.app import create_app
    from hulldown.server.garbage import GARBAGE
    from hulldown.server.logs import Access, set_up
    from hulldown.server.uvicorn_protocols import Http, Server, Socket
    from hulldown.server.wire import MESSAGE_BYTES

    set_up(settings)
    log = structlog.get_logger("hulldown.serve")
    config = uvicorn.Config(
        Access(create_app(settings)),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        http=Http,
        ws=Socket,
        ws_max_size=16 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
    GARBAGE.begin()
    # uvicorn stops in order and hands the signal on, which then has nothing more to do
    signal.signal(signal.SIGTERM, lambda *_: None)
    log.info("started", address=settings.address, version=__version__)
    with suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listener])
    log.info("stopped")
