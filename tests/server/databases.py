"""Real databases for tests: a new SQLite file, or a new database of a PostgreSQL of our own."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg

KINDS = ("sqlite", "postgres")
NUMBERS = count(1)
QUICK = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "max_connections": 60}
"""Nobody pulls the plug on the database of a test."""


class Cluster:
    """A PostgreSQL in a folder of its own."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.folder = folder

    def new_database(self) -> str:
        """The URL of a fresh database."""
        name = f"test_{next(NUMBERS)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        """How a database of the cluster is reached."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    config = shutil.which("pg_config")
    if config is not None:
        found = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True)
        if (Path(found.stdout.strip()) / "initdb").is_file():
            return Path(found.stdout.strip())
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def running_cluster(programs: Path) -> Iterator[Cluster]:
    """A PostgreSQL that lives as long as the tests."""
    folder = Path(mkdtemp(prefix="hulldown-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    cluster = Cluster(free_port(), folder / "data")
    settings = {**QUICK, "port": cluster.port, "unix_socket_directories": folder}
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    data = str(cluster.folder)
    initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
    try:
        _run(programs / "initdb", *initdb)
        start = ["start", "-w", "-D", data, "-o", options, "-l", "/dev/null"]
        _run(programs / "pg_ctl", *start)
        yield cluster
    finally:
        _run(programs / "pg_ctl", "stop", "-m", "immediate", "-D", cluster.folder)
        shutil.rmtree(folder, ignore_errors=True)


def _run(program: Path, *arguments: str | Path) -> None:
    """PostgreSQL refuses to run as root."""
    other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*other, program, *arguments], stdout=subprocess.DEVNULL, check=True, cwd="/")
