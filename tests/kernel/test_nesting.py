"""Deep nesting is found by counting, on every Python and in any text."""

import time

import pytest

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.nesting import DEEPEST, goes_too_deep, is_too_deep


def nested(levels: int, inner: str = "") -> bytes:
    return ("[" * levels + inner + "]" * levels).encode()


@pytest.mark.parametrize(
    ("inner", "own"),
    [("", 0), ("1", 0), ('"]]]]"', 0), ("[], []", 1), ("{}, [1]", 1), ('{}, {"a": []}', 2)],
)
def test_lists_nest_up_to_the_limit(inner: str, own: int) -> None:
    assert not is_too_deep(nested(DEEPEST - own, inner))
    assert is_too_deep(nested(DEEPEST - own + 1, inner))
    assert is_too_deep(nested(DEEPEST + 1, inner))
    assert is_too_deep(nested(5000, inner))


def test_objects_nest_as_lists_do() -> None:
    assert not is_too_deep(b'{"a":' * DEEPEST + b"1" + b"}" * DEEPEST)
    assert is_too_deep(b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1))
    assert is_too_deep(b'[{"a":' * 17 + b"1" + b"}]" * 17)


def test_width_and_strings_do_not_count() -> None:
    assert not is_too_deep(b"[" + b"[],{}," * 1000 + b"[[1]]]")
    assert not is_too_deep(b'{"text": "' + b"[" * 1000 + b'"}')
    assert not is_too_deep(b'["' + b'\\"[' * 1000 + b'"]')


def test_what_is_not_whole_is_looked_at_as_far_as_it_goes() -> None:
    assert is_too_deep(b"[" * 5000)
    assert not is_too_deep(b'"' + b"[" * 5000)


@pytest.mark.parametrize("unit", [b'\\"', b'"', b"[]", b"[", b'"\\'])
def test_a_long_hostile_text_takes_no_longer_than_an_honest_one(unit: bytes) -> None:
    text = b'"' + b"[" * 40 + unit * (1_000_000 // len(unit))
    begun = time.process_time()
    is_too_deep(text)
    assert time.process_time() - begun < 2.0, "the time must grow with the length alone"


def wrapped(levels: int, inner: JSON) -> JSON:
    for level in range(levels):
        inner = [inner] if level % 2 else {"a": inner, "b": 1}
    return inner


def test_values_nest_as_texts_do() -> None:
    assert not goes_too_deep(1)
    assert not goes_too_deep(wrapped(DEEPEST, 1))
    assert not goes_too_deep(wrapped(DEEPEST - 1, []))
    assert goes_too_deep(wrapped(DEEPEST, []))
    assert goes_too_deep(wrapped(DEEPEST + 1, "x"))
    assert goes_too_deep(wrapped(5000, "x"))


def test_a_deeply_nested_pack_is_refused() -> None:
    with pytest.raises(ConfigError, match="a pack nests at most 32 deep"):
        load("rush").info.configure(2, pack=wrapped(DEEPEST + 1, 1))
