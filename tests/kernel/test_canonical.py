"""Canonical JSON and digests: equal values give equal text, here and everywhere."""

import json

from hypothesis import given
from hypothesis import strategies as st

from hulldown.kernel.canonical import JSON, canonical, digest

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def test_keys_are_sorted_and_nothing_is_wasted() -> None:
    assert canonical({"b": [1, None, True], "a": {"d": 1, "c": "ü"}}) == (
        '{"a":{"c":"ü","d":1},"b":[1,null,true]}'
    )


@given(VALUES)
def test_canonical_text_comes_back_as_the_same_value(value: JSON) -> None:
    assert json.loads(canonical(value)) == value
    assert canonical(json.loads(canonical(value))) == canonical(value)


@given(st.dictionaries(st.text(), st.integers()))
def test_the_order_of_keys_makes_no_difference(value: dict[str, int]) -> None:
    turned = dict(reversed(value.items()))
    assert canonical(turned) == canonical(value)


def test_a_digest_has_128_bits_and_never_changes() -> None:
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e"
    assert digest({"a": [1, "ü"]}) == digest({"a": [1, "ü"]})
    assert digest({"a": 1}) != digest({"a": "1"})
