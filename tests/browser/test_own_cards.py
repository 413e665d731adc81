"""Cards of one's own box, typed into a sheet and played with in the browser."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser

Visit = Callable[..., Any]
HEADER = "id;name;country;class;cost;resources;power;armour;figures\n"
TIGER = HEADER + "tiger_p;Tiger (P);germany;heavy;5;4;2;2;printed\n"
WRONG = HEADER + "tiger_p;Tiger (P);germany;heavy;5;many;2;1;printed\n"


def plain(text: str) -> str:
    """Without the marks that keep a name's direction apart."""
    return re.sub("[\u2068\u2069]", "", text)


def test_a_sheet_is_got_mended_and_played_with(
    visit: Visit, tmp_path: Path, complaints: list[str]
) -> None:
    page = visit("#/new/rush")
    page.get_by_text("Your own cards or tiles").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Get the sheet").click()
    assert download.value.suggested_filename == "rush.csv"
    assert download.value.path().read_bytes().startswith(b"\xef\xbb\xbfid,name,")

    sheet = tmp_path / "my box.csv"
    sheet.write_text(WRONG, "utf-8")
    page.get_by_label("Choose the filled sheet").set_input_files(sheet)
    page.get_by_role("alert").wait_for()
    assert "has 2 mistakes; nothing was imported." in plain(page.get_by_role("alert").inner_text())
    rows = page.get_by_role("alert").locator("tbody tr")
    assert [row.locator("td").all_inner_texts()[:2] for row in rows.all()] == [
        ["2", "resources"],
        ["2", "armour"],
    ]
    assert all("400" in complaint for complaint in complaints)
    complaints.clear()

    sheet.write_text(TIGER, "utf-8")
    page.get_by_label("Choose the filled sheet").set_input_files(sheet)
    page.get_by_text(re.compile("Playing with .*my box")).wait_for()
    assert "99 ours" in plain(page.locator(".taken").inner_text())
    page.get_by_label("Friends, by link").check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_text("my box", exact=True).wait_for()
    page.get_by_role("button", name="Start the match").click()
    page.locator("section.prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("my box", exact=True).wait_for()


def test_a_game_without_packs_offers_none(visit: Visit) -> None:
    page = visit("#/new/template")
    page.get_by_role("button", name="Start the match").wait_for()
    assert page.get_by_text("Your own cards or tiles").count() == 0
