"""What is kept of a match."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hulldown.kernel.canonical import digest
from hulldown.server.keeping import fast_digest

NUMBERS = st.integers(-(2**62), 2**62)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(JSON_VALUES)
def test_the_fast_digest_is_the_digest(value: Any) -> None:
    assert fast_digest(value) == digest(value)
