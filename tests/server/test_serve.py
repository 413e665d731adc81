"""`hulldown serve`: addresses, refusals, and a real server from start to stop."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from hulldown.cli.serve import address_of, check_database, lan_address, listen, print_code, serve
from hulldown.kernel.errors import HulldownError
from hulldown.server.logs import hide_secrets
from hulldown.server.settings import Settings, settings_from_environment
from hulldown.server.storage import open_store
from hulldown.server.storage.rows import read_match
from tests.server.client import Person, somebody
from tests.server.running import Running

HULLDOWN = str(Path(sys.executable).with_name("hulldown"))
NOT_ON_WINDOWS = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no interrupt for one process"
)


class Served(Running):
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", errors: Path) -> None:
        self.process = process
        self.errors = errors
        assert process.stdout is not None
        self.first_line = process.stdout.readline()
        self.port = int(self.first_line.split()[3].rstrip("/").rpartition(":")[2])
        with urllib.request.urlopen(f"{self.address}/health", timeout=60) as answer:
            assert answer.status == 200  # callers queue until it is ready

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it in order; what else it printed."""
        self.process.send_signal(how)
        assert self.process.stdout is not None
        printed = self.process.stdout.read()
        assert self.process.wait(30) == 0
        return printed


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Served]:
    """`hulldown serve` with these options."""
    errors = folder / "errors.txt"
    words = [HULLDOWN, "serve", "--port", "0", "--no-browser", "--db", database(folder), *options]
    with (
        errors.open("w") as log,
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            yield Served(process, errors)
        finally:
            process.kill()


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'serve.db'}"


@NOT_ON_WINDOWS
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_tells_its_address_answers_and_stops(
    tmp_path: Path, how: signal.Signals
) -> None:
    with served(tmp_path) as server:
        assert server.first_line.startswith("Hulldown is at http://127.0.0.1:")
        assert server.stop(how) == ""
        assert server.errors.read_text() == ""


@NOT_ON_WINDOWS
def test_who_is_connected_when_it_stops_is_told_to_come_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = somebody(server)
        with ann.sit(ann.make("me", "agent")["id"], 0) as seat:
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                seat.until(lambda seat: False)
        server.stop()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART


@NOT_ON_WINDOWS
def test_what_was_acknowledged_before_a_stop_is_on_disk(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = somebody(server)
        match = ann.make("me", "agent")["id"]
        done = []
        with ann.sit(match, 0) as seat:
            requests = [seat.request("orders", orders={}) for _ in range(5)]
            usual = seat.choices[seat.situation["usual"]]
            requests.append(seat.request("act", prompt_number=seat.prompt, actions=[usual]))
            for request in requests:
                seat.send(request)
            server.process.send_signal(signal.SIGTERM)
            try:
                while True:
                    message = seat.take()
                    done += [message["id"]] if message["type"] == "done" else []
            except ConnectionClosed:
                pass
        server.stop()
    store = open_store(database(tmp_path))
    row = store.read_now(lambda c: read_match(c, match))
    store.close()
    assert row is not None
    assert set(done) <= set(row.live.seats[0].answered)
    assert row.status == "running"


@NOT_ON_WINDOWS
def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    with served(tmp_path, "--log-json", "--log-level", "debug") as server:
        ann = somebody(server)
        match = ann.make("me", "friend", "agent")["id"]
        links = ann.links(match)
        secrets = [ann.secret, links["watch"], *links["invites"].values(), *links["seats"].values()]
        stranger = Person(server)
        for secret in secrets:
            stranger.fetch("GET", f"/api/me?secret={secret}", secret=secret)
            stranger.fetch("GET", f"/nowhere/{secret}", secret="x" + secret)
            stranger.fetch("POST", "/api/seat", json.encode({"secret": secret}))
        with ann.sit(match, 0):
            pass
        server.stop()
    text = server.errors.read_text()
    lines = [json.decode(line) for line in text.splitlines()]
    asked = [line["path"] for line in lines if line["event"] == "request"]
    assert "/api/players" in asked
    assert "WebSocket" not in text  # uvicorn would tell the caller's address
    assert {"event", "level", "timestamp", "logger"} <= set(lines[0])
    assert not [secret for secret in secrets if secret in text]


def test_a_secret_or_a_password_is_hidden_whoever_logs_it() -> None:
    line = (
        "at https://a.example/#/seat/WyJzZWF0Il0.aQbCdE.abcdefghijklmnopqrstuvwxyz1 of p://u:pw@h"
    )
    hidden = hide_secrets(None, "", line)
    assert hidden == "at https://a.example/#/seat/[secret] of p:[secret]h"


def test_phones_are_shown_an_address_they_can_reach(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("0.0.0.0", 0) as everywhere:
        address = lan_address(everywhere)
    assert re.fullmatch(r"http://\d+(\.\d+){3}:\d+/", address)
    assert "0.0.0.0" not in address
    print_code(address)
    assert "█" in capsys.readouterr().out


def test_lan_and_another_address_exclude_each_other() -> None:
    with pytest.raises(HulldownError) as refused:
        serve(lan=True, host="192.0.2.1", no_browser=True)
    assert refused.value.code == "config/bad-value"


@pytest.mark.parametrize("variables", [{"LOG": "xml"}, {"LOG_LEVEL": "loud"}])
def test_an_impossible_log_is_refused(
    variables: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(f"HULLDOWN_{name}", value)
    with pytest.raises(HulldownError) as refused:
        serve(port=0, no_browser=True, db=database(tmp_path))
    assert refused.value.code == "config/bad-value"


def test_options_go_before_variables_and_variables_before_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HULLDOWN_ADDRESS", "https://variable.example")
    monkeypatch.setenv("HULLDOWN_CONNECTIONS", "7")
    monkeypatch.setenv("HULLDOWN_OWN_NETWORK", "true")
    found = settings_from_environment(address="https://option.example", sender=None)
    assert found.address == "https://option.example"
    assert (found.connections, found.own_network) == (7, True)
    assert found.sender == Settings().sender


@pytest.mark.parametrize(("name", "value"), [("CONNECTIONS", "many"), ("OWN_NETWORK", "maybe")])
def test_a_variable_that_cannot_be_read_is_refused(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, f"HULLDOWN_{name}", value)
    with pytest.raises(HulldownError, match=f"HULLDOWN_{name}") as refused:
        settings_from_environment()
    assert refused.value.code == "config/bad-value"


def test_a_port_in_use_is_refused() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(HulldownError, match=f"port {port}: it is in use") as refused:
            serve(port=port, no_browser=True)
    assert refused.value.code == "server/port"
    assert "--port" in refused.value.hint


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(HulldownError, match=r"Cannot listen on 192\.0\.2\.1") as refused:
        listen("192.0.2.1", 0)
    assert refused.value.code == "server/port"


@pytest.mark.parametrize("port", [-1, 65536])
def test_an_impossible_port_is_refused(port: int) -> None:
    with pytest.raises(HulldownError, match="is not a port") as refused:
        listen("127.0.0.1", port)
    assert refused.value.code == "config/bad-value"


@pytest.mark.parametrize("url", ["sqlite:///file.db", "sqlite:////tmp/a.db", "postgresql://u@h/d"])
def test_known_databases_are_accepted(url: str) -> None:
    check_database(url)


@pytest.mark.parametrize("url", ["", "file.db", "sqlite:///", "mysql://h/d", "postgresql://"])
def test_other_databases_are_refused_before_anything_starts(url: str) -> None:
    with pytest.raises(HulldownError) as refused:
        serve(db=url, no_browser=True)
    assert refused.value.code == "config/bad-value"


def test_an_address_for_all_is_shown_as_one_a_browser_understands() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address_of(everywhere) == f"http://127.0.0.1:{port}/"


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_a_long_address_is_put_in_brackets() -> None:
    with socket.socket(socket.AF_INET6) as listener:
        listener.bind(("::1", 0))
        assert address_of(listener) == f"http://[::1]:{listener.getsockname()[1]}/"
