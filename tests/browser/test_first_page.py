"""The first page is small and soon there."""

from typing import TYPE_CHECKING

import pytest

from tools.first_page import MOST_BYTES, MOST_MS, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def test_the_first_page_is_small_and_can_be_used_soon(browser: "Browser", address: str) -> None:
    """By processor time: other programs may slow this machine down. All bytes count."""
    first = visit(browser, address)
    print(f"{first.worked:.0f} ms of work, {first.needed:,} bytes, in all {first.total:,}")
    assert {"/", "/api/games", "/api/texts/en"} <= {file.path for file in first.files}
    assert first.worked <= MOST_MS
    assert first.total <= MOST_BYTES
