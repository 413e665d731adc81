"""A real server on a free port, in a thread of the test's own process."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn
from litestar import Litestar

from hulldown.cli.serve import listen
from hulldown.server.app import create_app
from hulldown.server.rooms import Rooms
from hulldown.server.settings import Settings
from hulldown.server.storage import Store, open_store
from hulldown.server.uvicorn_protocols import Http, Socket
from hulldown.server.wire import MESSAGE_BYTES


class Running:
    """A server that answers."""

    def __init__(self, port: int, store: Store, settings: Settings, app: Litestar) -> None:
        self.port = port
        self.store = store
        self.settings = settings
        self.app = app

    def forget(self, match: str) -> None:
        """Let the server reload a match from its database."""
        rooms: Rooms = self.app.state.services.lobby.rooms
        (room,) = [room for room in rooms.open_rooms() if room.row.id == match]
        room.is_given_up = True

    @property
    def address(self) -> str:
        """Where the interface is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        """Where sockets connect."""
        return f"ws://127.0.0.1:{self.port}/api/socket"


@contextmanager
def running(settings: Settings, workers: int = 0) -> Iterator[Running]:
    """A server with these settings; it is stopped in order, and its database closed.

    Its agents think in threads unless `workers` asks for processes, which start slowly.
    """
    settings = replace(settings, workers=workers)
    store = open_store(settings.db)
    with listen("127.0.0.1", 0) as listener:
        app = create_app(settings, store)
        config = uvicorn.Config(
            app,
            log_config=None,
            http=Http,
            ws=Socket,
            ws_max_size=16 * MESSAGE_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            yield Running(listener.getsockname()[1], store, settings, app)
        finally:
            server.should_exit = True
            thread.join()
            store.close()
