"""How deep data may be nested, checked before anything is decoded.

Some versions of Python refuse deep JSON by accident, others build it: so we count ourselves.
"""

import re
from typing import Final

from hulldown.kernel.canonical import JSON

DEEPEST: Final = 32
"""Lists and objects within each other, in all that comes from outside."""
STRINGS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""Strings, the last one whole or not: so the search never begins twice at one place."""
OPEN: Final = ord("[")
ALIKE: Final = bytes.maketrans(b"{}", b"[]")
ALL_ELSE: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")


def is_too_deep(text: bytes) -> bool:
    """Is JSON text nested deeper than anything we write? Its strings do not count."""
    if text.count(b"[") + text.count(b"{") <= DEEPEST:
        return False
    left = STRINGS.sub(b"", text).translate(ALIKE, ALL_ELSE).replace(b"[]", b"")
    depth = 1  # of the innermost, which are taken out: most of it, and fast
    for byte in left:
        depth += 1 if byte == OPEN else -1
        if depth > DEEPEST:
            return True
    return False


def goes_too_deep(value: JSON) -> bool:
    """Is a value nested deeper than that? It is looked at layer by layer, never by recursion."""
    layer = [value] if isinstance(value, dict | list) else []
    depth = 0
    while layer and depth <= DEEPEST:
        depth += 1
        inside: list[JSON] = []
        for one in layer:
            inside += one.values() if isinstance(one, dict) else one
        layer = [one for one in inside if isinstance(one, dict | list)]
    return depth > DEEPEST
