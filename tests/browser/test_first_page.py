"""The first page is small and soon there."""

import os
from typing import TYPE_CHECKING

import pytest

from tools.first_page import MOST_BYTES, MOST_MS, visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

TRIES = 4


def test_the_first_page_is_small_and_can_be_used_soon(browser: "Browser", address: str) -> None:
    """Twice the time we aim at; on a machine with too much to do it cannot be judged."""
    for _ in range(TRIES):
        first = visit(browser, address)
        if first.usable_at <= 2 * MOST_MS:
            break
    print(f"{first.usable_at:.0f} ms, {first.needed:,} bytes, in all {first.total:,}")
    assert first.usable_at <= 2 * MOST_MS or os.getloadavg()[0] > 3 * (os.cpu_count() or 1)
    assert {"/", "/api/games", "/api/texts/en"} <= {file.path for file in first.files}
    assert first.needed <= MOST_BYTES
