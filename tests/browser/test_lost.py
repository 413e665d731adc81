"""Addresses that lead nowhere say so, in every language, and lead back."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.waiting import languages

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
HOME = {"en": "To the front page", "de": "Zur Startseite", "pl": "Na stronę główną"}


@pytest.mark.parametrize("path", ["new/chess", "learn/chess", "rules/chess", "no/such"])
def test_a_game_that_is_not_there_is_lost_in_every_language(visit: Visit, path: str) -> None:
    page = visit(f"#/{path}")
    for language in languages(page):
        page.locator("main").get_by_role("link", name=HOME[language]).wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("path", ["replay/abc", "seat/abc", "watch/abc", "table/abc", "join/abc"])
def test_what_cannot_be_opened_says_why_and_leads_back(
    visit: Visit, complaints: list[str], path: str
) -> None:
    page = visit(f"#/{path}")
    page.get_by_role("alert").wait_for()
    assert page.locator("h1 .plain").count() == 0, "the heading is drawn in stencil letters"
    assert violations(page) == []
    assert all("401" in one or "404" in one for one in complaints)
    complaints.clear()
    page.locator("main").get_by_role("link", name=HOME["en"]).click()
    page.get_by_role("heading", name="Games", exact=True).wait_for()
