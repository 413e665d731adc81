"""One way to write a value: canonical JSON, and digests of it."""

import json
from hashlib import sha256
from typing import Any, Final, TypeAlias

JSON: TypeAlias = Any
"""None, bool, int, str, and lists and string-keyed dicts of these."""

_WRITER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(value: JSON) -> str:
    """The value as JSON with sorted keys and no spaces: equal values give equal text."""
    return _WRITER.encode(value)


def digest(value: JSON) -> str:
    """A short fingerprint of a value: 128 bits of SHA-256 over its canonical JSON."""
    return sha256(canonical(value).encode()).hexdigest()[:32]
