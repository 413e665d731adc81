"""`hulldown serve`: addresses, refusals, and a real server from start to stop."""

import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from hulldown.cli.serve import address_of, check_database, listen, serve
from hulldown.kernel.errors import HulldownError

SERVE = "from hulldown.cli.serve import serve; serve(port=0, no_browser=True)"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no interrupt for one process")
def test_the_server_tells_its_address_answers_and_stops() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        line = run.stdout.readline()
        assert line.startswith("Hulldown is at http://127.0.0.1:")
        with urllib.request.urlopen(line.split()[3] + "health") as answer:
            assert answer.status == 200
        run.send_signal(signal.SIGINT)
        assert run.wait(10) == 0
        assert run.stdout.read() == ""


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
    with pytest.raises(HulldownError, match="is no port") as refused:
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
