"""Data files: every entry has the keys it must have, and no others."""

import pytest

from hulldown.kernel.errors import DataError
from hulldown.toolbox.data import read_entries

KEYS = {"id", "count", "source"}


def test_entries_with_the_agreed_keys_are_read_in_their_order() -> None:
    cards = read_entries("hulldown.games.template", "cards.toml", "card", KEYS)
    assert [card["id"] for card in cards][:2] == ["flare", "scout"]


@pytest.mark.parametrize("keys", [KEYS - {"source"}, KEYS | {"colour"}])
def test_an_entry_with_other_keys_is_named_with_its_file(keys: set[str]) -> None:
    with pytest.raises(DataError) as caught:
        read_entries("hulldown.games.template", "cards.toml", "card", keys)
    assert caught.value.code == "data/bad-key"
    assert "cards.toml" in str(caught.value)
    assert "flare" in str(caught.value)
