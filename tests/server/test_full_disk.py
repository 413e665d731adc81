"""A disk without any room left: all are told, nothing acknowledged is lost, and play goes on."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from hulldown.server.storage import open_store
from hulldown.server.storage.rows import read_records
from tests.server.client import (
    JSON,
    Person,
    Seat,
    refused,
    seated,
    table_of_two,
    until,
)
from tests.server.test_serve import HULLDOWN, Served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such disks")

SIZE = "3m"
MOUNT = 'mount -t tmpfs -o "size=$1" tmpfs "$2" && shift 2 && exec "$@"'


def on_small_disk(folder: Path, *command: str) -> list[str]:
    """A command that sees a disk of its own in this folder, which ends with it."""
    own = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    return [*own, "sh", "-c", MOUNT, "sh", SIZE, str(folder), *command]


class SmallDisk:
    """The disk of a server, seen from outside."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.folder = Path(f"/proc/{server.process.pid}/root{folder}")
        self.ballast = self.folder / "ballast"

    def fill(self) -> None:
        """Leave not one byte."""
        with self.ballast.open("wb", buffering=0) as ballast, suppress(OSError):
            while ballast.write(bytes(4096)):
                pass

    def clear(self) -> None:
        """Make room."""
        self.ballast.unlink()

    def chosen(self, match: str, copy: Path) -> list[JSON]:
        """What persons chose, as it lies on the disk."""
        shutil.copytree(self.folder, copy)
        store = open_store(f"sqlite:///{copy / 'serve.db'}")
        log = store.read_now(partial(read_records, match=match))
        (sound,) = store.read_now(lambda c: c.exec_driver_sql("PRAGMA integrity_check").one())
        store.close()
        assert sound == "ok"
        acts = [record for record in log if (record["kind"], record["by"]) == ("act", "seat")]
        return [(record["seat"], record["action"]) for record in acts]


@contextmanager
def served_from_small_disk(folder: Path) -> Iterator[tuple[Served, SmallDisk]]:
    """`hulldown serve` with its database on a disk of its own."""
    disk, errors = folder / "disk", folder / "errors.txt"
    disk.mkdir()
    tried = subprocess.run(on_small_disk(disk, "true"), capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"no disk can be mounted here: {tried.stderr.strip()}")
    database = f"sqlite:///{disk / 'serve.db'}"
    command = [HULLDOWN, "serve", "--port", "0", "--no-browser", "--db", database]
    words = on_small_disk(disk, *command)
    with (
        errors.open("w") as log,
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            server = Served(process, errors)
            yield server, SmallDisk(server, disk)
        finally:
            process.kill()


def take_turns(seats: tuple[Seat, ...], acknowledged: list[JSON], most: int) -> None:
    """Both play on, but for no more than this many actions; what was acknowledged is noted."""
    while len(acknowledged) < most and not any(seat.is_over for seat in seats):
        for seat in seats:
            seat.catch_up()
            if seat.is_asked and not seat.situation["held"]:
                choice = seat.choices[seat.situation["usual"]]
                seat.act(choice)
                acknowledged.append((seat.seat, choice))


def test_a_full_disk_is_told_to_all_loses_nothing_and_recovers(tmp_path: Path) -> None:
    acknowledged: list[JSON] = []
    with served_from_small_disk(tmp_path) as (server, disk):
        match, ann, bob = table_of_two(server)
        id, stranger = match["id"], Person(server)
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as seats:
            take_turns(seats, acknowledged, 6)
            disk.fill()  # what the database's log has room for is still stored
            refused("server/storage", lambda: [ann.make("me", "friend") for _ in range(300)], 503)
            refused("server/storage", lambda: take_turns(seats, acknowledged, 1000))
        for _ in range(20):  # some small writes succeed even now: that makes nothing well
            ann.fetch("PATCH", "/api/me", b'{"name":"Ann"}')
            refused("server/storage", lambda: stranger.get("/health"), 503)
        disk.clear()
        until(lambda: stranger.fetch("GET", "/health").status_code == 200)
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as seats:
            take_turns(seats, acknowledged, 1000)
        assert disk.chosen(id, tmp_path / "copy") == acknowledged
        server.stop()
    logged = server.errors.read_text()
    assert logged.count("nothing can be stored") == 1, logged
    assert logged.count("storing works again") == 1
    assert logged.count("\n") == 2
