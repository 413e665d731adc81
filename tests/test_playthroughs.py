"""Every game has golden transcripts, and they are what the rules make of them."""

from pathlib import Path

import pytest

from hulldown.games import load, names
from hulldown.kernel.messages import Event, Message
from hulldown.lab import playthrough, trace

GAME = load("template")
CONFIG = GAME.info.configure(2)


@pytest.mark.parametrize("name", names())
def test_transcripts_are_fresh(name: str) -> None:
    stale = [path.name for path in playthrough.outdated(name)]
    assert stale == [], "read what `make regen` changes before you commit it"


@pytest.mark.parametrize("name", names())
def test_a_game_has_a_transcript_for_its_fewest_and_most_seats_and_no_other(name: str) -> None:
    found = {path.name for path in (trace.folder_of(name) / "tests" / "playthroughs").glob("*")}
    assert found == {f"{seats}-seats.txt" for seats in load(name).info.seats}, "see `make regen`"


def test_a_missing_and_a_changed_transcript_are_named_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "folder_of", lambda name: tmp_path / name)
    folder = tmp_path / "template" / "tests" / "playthroughs"
    folder.mkdir(parents=True)
    (folder / "2-seats.txt").write_text("old\n")
    stale = playthrough.outdated("template")
    assert sorted(path.name for path in stale) == ["2-seats.txt", "4-seats.txt"]
    playthrough.write(stale)
    assert playthrough.outdated("template") == {}


def test_only_the_games_that_are_named_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    looked: list[str] = []

    def look(name: str) -> dict[Path, str]:
        looked.append(name)
        return {}

    monkeypatch.setattr(playthrough, "outdated", look)
    assert playthrough.main(["--write", "template"]) == 0
    assert looked == ["template"]
    assert list(trace.outdated(tmp_path, ["template"])) == [tmp_path / "docs/rules/template.md"]


def test_a_transcript_tells_of_luck_events_views_and_questions() -> None:
    told = playthrough.transcript(GAME, CONFIG, seed=2)
    for line in (
        "0 setup",
        "  draws      T-003 deck: ",
        "  all see    {",
        "  0 sees     {",
        "  0 asked    T-006 ask-plan ",
        "  0 may      *ready | ",
        "  news       to 0, 1",
        "  asked      nobody",
        "Over: {",
    ):
        assert f"\n{line}" in told


def test_a_transcript_stops_after_so_many_decisions() -> None:
    told = playthrough.transcript(GAME, CONFIG, seed=2, decisions=3)
    assert told.endswith("\nNot over after 3 decisions.\n")
    assert "\n3 seat " in told
    assert "\n4 seat " not in told


def test_only_what_has_changed_is_told() -> None:
    before = {"0": {"a": 1, "b": 1, "own": 1}, "watcher": {"a": 1, "b": 1}}
    after = {"0": {"a": 2, "b": 1}, "watcher": {"a": 2, "b": 1}}
    changes = list(playthrough.changes(before, after))
    assert changes == [("all see", '{"a":2}'), ("0 sees", '{"own":"(gone)"}')]


def test_each_audience_of_an_event_has_its_line() -> None:
    seen, masked = Message("seen", {"card": "card:flare"}), Message("looked")
    event = Event(seen, "T-013", (1,), masked, news=(1,))
    assert list(playthrough.event_lines(event, seats=2)) == [
        "  event      T-013 to 0, watcher: looked",
        '  event      T-013 to 1: seen {"card":"card:flare"}',
        "  news       to 1",
    ]
    assert list(playthrough.event_lines(Event(seen, "T-013", ()), seats=2)) == [
        "  event      T-013 to nobody: seen"
    ]
