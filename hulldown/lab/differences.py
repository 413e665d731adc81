"""Where two values differ, so that a finding says it and nobody has to look for it."""

import json
from collections.abc import Iterator

from hulldown.kernel.canonical import JSON, canonical

MOST = 5
LONGEST = 60


def tell(one: JSON, other: JSON) -> str:
    """The first differences in one line: `seats.1.held: 3 here, 4 there`."""
    found = [f"{path}: {here} here, {there} there" for path, here, there in differences(one, other)]
    more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
    return "; ".join(found[:MOST]) + more


def differences(one: JSON, other: JSON) -> list[tuple[str, str, str]]:
    """The path of each difference, and what is found there on either side."""
    here, there = canonical(one), canonical(other)
    if here == there:
        return []
    return list(_compare(json.loads(here), json.loads(there), ""))


def _compare(one: JSON, other: JSON, path: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            yield from _compare(one.get(key, ...), other.get(key, ...), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, pair in enumerate(zip(one, other, strict=True)):
            yield from _compare(*pair, f"{path}.{place}")
    elif isinstance(one, list) and isinstance(other, list):
        only_here = [item for item in one if item not in other]
        only_there = [item for item in other if item not in one]
        yield path.removeprefix("."), _short(only_here), _short(only_there)
    elif one != other:
        yield path.removeprefix("."), _short(one), _short(other)


def _short(value: JSON) -> str:
    text = "nothing" if value is ... else canonical(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
