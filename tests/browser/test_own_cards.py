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
    page.get_by_label("Choose the completed sheet").set_input_files(sheet)
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
    page.get_by_label("Choose the completed sheet").set_input_files(sheet)
    page.get_by_text(re.compile("Playing with .*my box")).wait_for()
    assert "99 ours" in plain(page.locator(".taken").inner_text())
    page.get_by_label("Friends, by link").check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_text("my box", exact=True).wait_for()
    page.get_by_role("button", name="Start the match").click()
    page.locator("section.prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("my box", exact=True).wait_for()


def test_a_german_page_tells_in_german_what_is_wrong(
    visit: Visit, tmp_path: Path, complaints: list[str]
) -> None:
    page = visit("#/new/rush", locale="de-DE")
    page.locator("summary", has_text="Eigene Karten").click()
    sheet = tmp_path / "schachtel.csv"
    sheet.write_text(WRONG, "utf-8")
    page.get_by_label("Ausgefüllte Tabelle wählen").set_input_files(sheet)
    rows = page.get_by_role("alert").locator("tbody tr")
    rows.last.wait_for()
    assert [row.locator("td").all_inner_texts() for row in rows.all()] == [
        ["2", "resources", "„many“ ist keine ganze Zahl von 0 bis 6"],
        ["2", "armour", "bei „heavy“ ist es immer 2, nicht 1"],
    ]
    complaints.clear()


def test_a_game_without_packs_offers_none(visit: Visit) -> None:
    page = visit("#/new/template")
    page.get_by_role("button", name="Start the match").wait_for()
    assert page.get_by_text("Your own cards or tiles").count() == 0


def test_the_lab_shows_what_a_change_does_and_the_change_is_played_with(
    visit: Visit, complaints: list[str]
) -> None:
    page = visit("#/new/rush")
    page.get_by_text("Your own cards or tiles").click()
    page.get_by_role("link", name="To the balance lab").click()
    page.get_by_role("searchbox", name="Find").fill("kv_1")
    page.get_by_role("button", name="KV-1", exact=True).click()
    run = page.get_by_role("button", name="Run")
    assert run.is_disabled()

    page.get_by_role("textbox", name="Pays").fill("7")
    run.click()
    page.get_by_role("alert").get_by_text("Pays: “7” is not a whole number from 0 to 6").wait_for()
    assert all("400" in complaint for complaint in complaints)
    complaints.clear()

    page.get_by_role("textbox", name="Pays").fill("6")
    page.get_by_label("Games with each set").select_option("5000")
    run.click()
    page.locator("tr", has_text="KV-1").get_by_text("Bought when it could be").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_text(re.compile("Stopped after .* games")).wait_for()
    page.get_by_label("Show every share").check()
    assert page.locator("tbody tr").count() > 100

    page.get_by_role("button", name="Play with it").click()
    page.get_by_text(re.compile("Playing with .*Trial")).wait_for()


@pytest.mark.long
def test_the_lab_ends_by_itself_and_the_saved_sheet_is_the_changed_one(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("#/lab/rush")
    page.get_by_role("searchbox", name="Find").fill("kv_1")
    page.get_by_role("button", name="KV-1", exact=True).click()
    page.get_by_role("textbox", name="Pays").fill("6")
    page.get_by_label("Games with each set").select_option("100")
    page.get_by_role("button", name="Run").click()
    page.get_by_text(re.compile("100\\W+of \\W*100\\W+games")).wait_for()
    page.get_by_role("button", name="Run").wait_for()
    assert page.get_by_role("button", name="Stop").count() == 0
    row = page.locator("tr", has_text="KV-1").filter(has_text="Bought when it could be")
    assert row.locator("td").count() >= 4

    with page.expect_download() as download:
        page.get_by_role("button", name="Save the sheet").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    (line,) = [one for one in saved.read_text("utf-8-sig").splitlines() if one.startswith("kv_1,")]
    assert "6" in line.split(",")
    page.goto(page.url.replace("#/lab/rush", "#/new/rush"))
    page.get_by_text("Your own cards or tiles").click()
    page.get_by_label("Choose the completed sheet").set_input_files(saved)
    page.get_by_text(re.compile("Playing with ")).wait_for()


@pytest.mark.long
def test_the_lab_goes_on_without_the_page_and_is_found_again(visit: Visit) -> None:
    page = visit("#/lab/rush")
    page.get_by_role("searchbox", name="Find").fill("kv_1")
    page.get_by_role("button", name="KV-1", exact=True).click()
    page.get_by_role("textbox", name="Pays").fill("6")
    page.get_by_label("Games with each set").select_option("5000")
    page.get_by_role("button", name="Run").click()
    stop = page.get_by_role("button", name="Stop")
    stop.wait_for()

    page.reload()
    stop.wait_for()
    page.get_by_role("button", name=re.compile("^Undo: .*KV-1.*Pays")).wait_for()
    assert page.get_by_label("Games with each set").input_value() == "5000"

    page.get_by_role("combobox", name="Game", exact=True).select_option("duel")
    page.get_by_role("heading", name=re.compile("^Balance lab: .*Duel")).wait_for()
    assert stop.count() == 0
    page.get_by_role("link", name=re.compile("^An experiment with .* is still running")).click()
    stop.wait_for()
    page.locator("tr", has_text="KV-1").get_by_text("Bought when it could be").wait_for()
    stop.click()
    page.get_by_text(re.compile("Stopped after .* games")).wait_for()
    page.reload()
    page.get_by_text(re.compile("Stopped after .* games")).wait_for()
    page.get_by_role("button", name="Run").wait_for()
