"""The first page is small and soon there."""

from typing import TYPE_CHECKING

import pytest

from tools.first_page import MOST_BYTES, MOST_MS, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

TRIES = 4


def test_the_first_page_is_small_and_can_be_used_soon(browser: "Browser", address: str) -> None:
    """Twice the time we aim at is allowed: others may be at work on this machine."""
    for _ in range(TRIES):
        first = visit(browser, address)
        if first.usable_at <= 2 * MOST_MS:
            break
    print(f"{first.usable_at:.0f} ms, {first.needed:,} bytes, in all {first.total:,}")
    assert first.usable_at <= 2 * MOST_MS
    assert {"/", "/api/games", "/api/texts/en"} <= {file.path for file in first.files}
    assert first.needed <= MOST_BYTES
