"""The lab's figures: half of what is wanted holds on any machine, and the table is written."""

from pathlib import Path

import pytest

from hulldown.games import load
from hulldown.lab import figures

GAME = load("rush")


def test_the_lab_adds_little_to_the_bare_loop() -> None:
    assert figures.overhead(GAME, 1.0) <= 2 * figures.MOST_OVERHEAD


def test_the_table_is_put_between_its_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "names", lambda: ["template"])
    monkeypatch.setattr(figures, "gain", lambda *_: 1.85)
    monkeypatch.setattr(figures, "find_spec", lambda _: None)
    page = tmp_path / "lab.md"
    page.write_text("Before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n")
    figures.main(["--seconds", "0.05", "--write", str(page)])
    table = capsys.readouterr().out.strip()
    assert "| template: two workers | at least 1.8 times one | 1.85 |" in table
    assert "OpenSpiel is not installed" in table
    assert page.read_text() == f"Before\n<!-- figures -->\n{table}\n<!-- /figures -->\nafter\n"
