"""Calls to addresses that strangers name never reach the host's own network."""

import asyncio
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from tempfile import NamedTemporaryFile
from threading import Thread
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from hulldown.server import egress
from hulldown.server.egress import CallError, Egress, is_outside, read_url
from tests.server.receivers import web_server

INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "100.100.100.200", "192.0.0.192", "168.63.129.16",
    "198.18.0.1", "192.0.2.1", "203.0.113.7", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "64:ff9b::10.0.0.1",
    "64:ff9b:1::a00:1", "2002:a00:1::", "2002:7f00:1::1", "2001::1", "fec0::1",
]  # fmt: skip
OUTSIDE = ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "64:ff9b::1.1.1.1"]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_a_network_of_its_own_is_not_called(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_an_address_of_the_open_net_is_called(address: str) -> None:
    assert is_outside(address)


def test_the_machines_own_public_address_and_its_neighbours_are_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = {"1.1.1.9": "1.1.1.1", "1.1.1.1": "1.1.1.1", "2606:4700:4700::1": "2606:4700:4700::2"}
    monkeypatch.setattr(egress, "own_address", lambda towards: own.get(towards, "9.9.9.9"))
    assert not is_outside("1.1.1.1")
    assert not is_outside("1.1.1.9")
    assert not is_outside("2606:4700:4700::1")
    assert is_outside("8.8.8.8")


def post(url: str, own_network: bool = False, seconds: float = 5.0) -> int:
    """Call an address."""
    out = Egress(own_network, seconds)
    try:
        return asyncio.run(out.post(url, {"X-Test": "1"}, b"body"))
    finally:
        out.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1"])
def test_no_way_to_write_this_machine_reaches_it(host: str) -> None:
    with web_server() as receiver:
        port = receiver.address.rpartition(":")[2]
        with pytest.raises(CallError) as refused:
            post(f"http://{host}:{port}/")
        assert receiver.calls.empty()
    assert not refused.value.again


def test_a_name_with_one_inner_address_is_not_called_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(egress, "resolve", lambda _: ["1.1.1.1", "10.0.0.1"])
    with pytest.raises(CallError, match="not on the public internet"):
        post("https://two.example/")


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that answers otherwise the second time is asked only once."""
    with web_server() as receiver:
        port = receiver.address.rpartition(":")[2]
        answers = [["127.0.0.1"], ["10.0.0.1"]]
        monkeypatch.setattr(egress, "resolve", lambda _: answers.pop(0))
        assert post(f"http://rebinding.example:{port}/", own_network=True) == 201
        assert receiver.calls.get().headers["host"] == f"rebinding.example:{port}"
    assert len(answers) == 1


def test_at_home_the_own_network_can_be_called() -> None:
    with web_server() as receiver:
        assert post(f"{receiver.address}/hook", own_network=True) == 201
        call = receiver.calls.get()
    assert (call.path, call.body, call.headers["x-test"]) == ("/hook", b"body", "1")


@contextmanager
def secure_server(name: str) -> Iterator[tuple[int, bytes]]:
    """A server with a certificate of its own for this name: its port, and the certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, SHA256())
    )
    certificate = made.public_bytes(Encoding.PEM)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with NamedTemporaryFile() as file, socket.create_server(("127.0.0.1", 0)) as listener:
        file.write(private + certificate)
        file.flush()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file.name)

        def serve() -> None:
            with (
                suppress(OSError),  # the caller may hang up
                listener.accept()[0] as raw,
                context.wrap_socket(raw, server_side=True) as caller,
            ):
                caller.recv(1000)
                caller.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

        thread = Thread(target=serve)
        thread.start()
        yield listener.getsockname()[1], certificate
        thread.join()


@pytest.mark.parametrize(
    ("name", "is_trusted", "works"),
    [("hook.example", True, True), ("hook.example", False, False), ("other.example", True, False)],
)
def test_a_secure_address_must_prove_its_name(
    name: str, is_trusted: bool, works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(egress, "resolve", lambda _: ["127.0.0.1"])
    with secure_server(name) as (port, certificate):
        out = Egress(own_network=True)
        if is_trusted:
            out.trust.load_verify_locations(cadata=certificate.decode())
        call = out.post(f"https://hook.example:{port}/", {}, b"body")
        if works:
            assert asyncio.run(call) == 204
        else:
            with pytest.raises(CallError, match="certificate"):
                asyncio.run(call)
        out.close()


@contextmanager
def odd_server(answer: bytes, pause: float = 0.0) -> Iterator[str]:
    """A server that answers whatever it is told to, slowly if need be."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            with listener.accept()[0] as caller:
                try:
                    for place in range(len(answer)):
                        caller.sendall(answer[place : place + 1])
                        time.sleep(pause)
                    caller.recv(100)
                except OSError:
                    pass  # the caller has had enough

        thread = Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        thread.join()


@pytest.mark.parametrize("answer", [b"SSH-2.0-OpenSSH\r\n", b"\r\n", b"x" * 10_000])
def test_an_answer_that_is_no_http_is_none(answer: bytes) -> None:
    with odd_server(answer) as address, pytest.raises(CallError):
        post(address, own_network=True)


def test_who_answers_drop_by_drop_is_not_waited_for() -> None:
    with (
        odd_server(b"HTTP/1.1 200 OK\r\n", 0.05) as address,
        pytest.raises(CallError, match="in time"),
    ):
        post(address, own_network=True, seconds=0.2)


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://a.example", (True, "a.example", 443, "/")),
        ("http://a.example:8080/x?y=z", (False, "a.example", 8080, "/x?y=z")),
        ("https://[2606:4700::1]/", (True, "2606:4700::1", 443, "/")),
        ("https://bücher.example/", (True, "xn--bcher-kva.example", 443, "/")),
    ],
)
def test_an_address_is_read_into_its_parts(url: str, found: Any) -> None:
    assert read_url(url) == found
