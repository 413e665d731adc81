"""What docs/operate.md and docs/privacy.md say is so."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hulldown.server.notices import WAITS, signature
from hulldown.server.settings import Settings
from hulldown.server.storage.schema import METADATA
from tests.server.client import Person
from tests.server.running import Running

DOCS = Path(__file__).parents[2] / "docs"
WORDED = ("workers", "db", "address", "smtp", "sender", "log_level", "static")
"""Settings whose default is told in words."""


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def rows(text: str) -> dict[str, str]:
    """The second cell of each table row by what stands in backticks in the first."""
    return dict(re.findall(r"^\| `([^`]+)` \| (.*?) \|", text, re.MULTILINE))


def test_every_setting_is_told_with_its_default() -> None:
    told = {k: v for k, v in rows(page("operate.md")).items() if k.startswith("HULLDOWN_")}
    found = {f"HULLDOWN_{each.name.upper()}": each.name for each in fields(Settings)}
    assert list(told) == list(found)
    for variable, name in found.items():
        if name not in WORDED:
            assert told[variable] == f"`{str(getattr(Settings(db=''), name)).lower()}`", name


def test_every_figure_is_told(quick_server: Running) -> None:
    shown = Person(quick_server).get("/metrics").decode()
    names = set(re.findall(r"^# TYPE (hulldown_\w+) \w+$", shown, re.MULTILINE))
    created = {name for name in names if name.endswith("_created")}
    told = {name for name in rows(page("operate.md")) if name.startswith("hulldown_")}
    assert told == names - created


def test_figures_tell_how_matches_stand(quick_server: Running) -> None:
    shown = Person(quick_server).get("/metrics").decode()
    for status in ("waiting", "running", "over", "closed"):
        assert f'hulldown_matches{{status="{status}"}} ' in shown


def test_every_table_is_told_on_the_page_about_privacy() -> None:
    assert set(rows(page("privacy.md"))) == {str(name) for name in METADATA.tables}


def test_a_receiver_can_check_a_call_as_the_page_shows() -> None:
    (code,) = re.findall(r"(?ms)^```python run\n(.*?)^```$", page("operate.md"))
    known: dict[str, Any] = {}
    exec(code, known)
    header = f"t=5,v1={signature('key', 5, b'body')}"
    assert known["is_genuine"]("key", header, b"body")
    assert not known["is_genuine"]("key", header, b"other")
    assert not known["is_genuine"]("other", header, b"body")


@pytest.mark.parametrize("word", ["30 seconds", "2 minutes", "10 minutes", "an hour"])
def test_the_page_knows_how_long_failures_wait(word: str) -> None:
    assert word in page("operate.md")
    number, unit = word.replace("an", "1").split()
    seconds = int(number) * {"seconds": 1, "minutes": 60, "hour": 3600}[unit]
    assert seconds in WAITS
