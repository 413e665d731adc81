"""Local receivers of notices: a mail server, a web server, and a browser that was subscribed."""

import email
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hulldown.server.push import CURVE, as_text


class Mailbox:
    """Takes every mail, unless told to refuse."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()
        self.refusals: list[str] = []

    async def handle_DATA(self, _: Any, __: Any, envelope: Envelope) -> str:  # noqa: N802
        """What aiosmtpd calls for each mail."""
        if self.refusals:
            return self.refusals.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        mail = email.message_from_bytes(content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.put(mail)
        return "250 OK"


@contextmanager
def mail_server(mailbox: Mailbox, port: int) -> Iterator[None]:
    """A mail server on this port."""
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield
    finally:
        controller.stop()


class Call(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A web server that keeps what it is sent; it answers with `statuses`, then with 201."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.calls: Queue[Call] = Queue()
        self.statuses: list[int] = []


@contextmanager
def web_server() -> Iterator[Receiver]:
    """A web server on a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = receiver.statuses.pop(0) if receiver.statuses else 201
            self.send_response(status)
            if status in {301, 302, 307}:
                self.send_header("location", f"{receiver.address}/elsewhere")
            self.end_headers()
            receiver.calls.put(Call(self.path, headers, body))

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """A browser that has subscribed: it alone can read what is pushed."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        self.endpoint = endpoint

    @property
    def public(self) -> bytes:
        """Its public key."""
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        """What it hands to the server."""
        keys = {"p256dh": as_text(self.public), "auth": as_text(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> bytes:
        """The message in a body, decrypted as RFC 8188 and RFC 8291 tell the receiver to."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.public + theirs
        master = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(master)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(master)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        return padded.rstrip(b"\0").removesuffix(b"\x02")
