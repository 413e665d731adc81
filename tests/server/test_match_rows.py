"""What is kept of a match."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hulldown.games import load
from hulldown.kernel.canonical import digest
from hulldown.server.match_rows import config_of, fast_digest
from tests.server.rooms import new_row

NUMBERS = st.integers(-(2**62), 2**62)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(JSON_VALUES)
def test_the_fast_digest_is_the_digest(value: Any) -> None:
    assert fast_digest(value) == digest(value)


def test_matches_read_in_many_threads_share_one_catalogue() -> None:
    row = new_row("template", 2)
    for rounds in (3, 4, 5):
        row.choices = {**row.choices, "options": {"rounds": rounds, "scouting": False}}
        with ThreadPoolExecutor(8) as threads:
            configs = list(threads.map(config_of, [row] * 40))
        actions = {id(load("template").actions(config)) for config in configs}
        assert len(actions) == 1
        assert len({id(config) for config in configs}) == 1
