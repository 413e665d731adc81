"""Web push: messages that only the subscribed browser can read (RFC 8291), signed (RFC 8292)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import Annotated, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct, json

from hulldown.server.limits import ENDPOINT_LETTERS, KEY_LETTERS

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_BYTES: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600


class PushKeys(Struct):
    """What the browser made for its subscription."""

    p256dh: Annotated[str, Meta(max_length=KEY_LETTERS)]
    auth: Annotated[str, Meta(max_length=KEY_LETTERS)]


class Subscription(Struct):
    """Where a browser can be reached while no page is open."""

    endpoint: Annotated[str, Meta(max_length=ENDPOINT_LETTERS)]
    keys: PushKeys

    def check(self) -> None:
        """A ValueError if no message could be written for it."""
        encrypted(self, b"", ec.generate_private_key(CURVE), bytes(16))


class Vapid:
    """The server's own key, by which push services know who sends."""

    def __init__(self, seed: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = as_text(_point(self._key.public_key()))

    def header(self, origin: str) -> str:
        """The header `Authorization` for a push service."""
        claims = {"aud": origin, "exp": int(time.time()) + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        head = as_text(json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{as_text(json.encode(claims))}"
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = as_text(first.to_bytes(32) + second.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypt(subscription: Subscription, message: bytes) -> bytes:
    """A message as only this browser can read it."""
    return encrypted(subscription, message, ec.generate_private_key(CURVE), token_bytes(16))


def encrypted(
    subscription: Subscription, message: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with key and salt given."""
    theirs = from_text(subscription.keys.p256dh)
    auth = from_text(subscription.keys.auth)
    if len(auth) != 16:
        raise ValueError("a subscription's secret has 16 bytes")
    their_key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    mine = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), their_key)
    master = _derived(auth, b"WebPush: info\0" + theirs + mine, 32, shared)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, master)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, master)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def from_text(text: str) -> bytes:
    """The bytes behind a text in the alphabet of URLs."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def as_text(content: bytes) -> str:
    """Bytes as text in the alphabet of URLs."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
