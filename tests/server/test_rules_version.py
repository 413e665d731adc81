"""A match begun under one version of the rules goes on under the next, in which a rule changed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hulldown.games import load, template
from hulldown.games.template import NightConvoy
from hulldown.replays import read, verify
from hulldown.server.storage.rows import read_records
from tests.replays.test_rules_version import DearCrates
from tests.server.client import claim_crate, play_on, refused, seated, table_of_two
from tests.server.conftest import generous
from tests.server.running import running

Upgrade = Callable[[NightConvoy], None]
ASK = {"reactions": "ask"}


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """Install other rules, as an upgrade of the program would."""

    def install(rules: NightConvoy) -> None:
        monkeypatch.setattr(template, "GAME", rules)
        load.cache_clear()

    yield install
    monkeypatch.undo()
    load.cache_clear()


def test_a_running_match_goes_on_is_watched_and_exported_under_the_next_rules(
    database: str, upgrade: Upgrade, tmp_path: Path
) -> None:
    with running(generous(database)) as server:
        match, ann, bob = table_of_two(server, pace=ASK)
        id = match["id"]
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
            claim_crate(first, second)
            second.catch_up()
            second.act("decline")
            first.until(lambda seat: seat.is_asked)
            first.act({"kind": "ready"})
            view, seen = first.situation["view"], len(first.lines)
        assert match["rules_version"] == 1
    upgrade(DearCrates())
    with running(generous(database)) as server:
        ann.server = bob.server = server
        with seated(ann.sit(id, 0, seen=seen), bob.sit(id, 1)) as (first, second):
            (changed,) = first.welcome["lines"]
            assert changed["message"]["id"] == "match-rules-changed"
            assert changed["message"]["args"] == {"from": 1, "to": 2}
            assert first.situation["view"] == view
            refused("match/take-back", lambda: first.ask("take-back", prompt_number=first.prompt))
            play_on(first, second)
            scores = first.situation["outcome"]["scores"]
            assert scores[0]["crates"] == view["seats"][0]["points"]
        info = ann.info(id)
        assert (info["status"], info["rules_version"]) == ("over", 2)
        moments = ann.get(f"/api/matches/{id}/moments?seat=0&count=50")["moments"]
        assert [m["view"] for m in moments if m["view"] == view]
        content = ann.get(f"/api/matches/{id}/replay")
        log = server.store.read_now(lambda c: read_records(c, id))
        (noted,) = [record for record in log if record["kind"] == "note"]
        assert noted["action"] == {"rules_version": 2}
        file = tmp_path / "match.jsonl"
        file.write_bytes(content)
        assert [problem.code for problem in verify(file).problems] == ["replay/rules"]
        assert "match-rules-changed" in [message.id for _, message in read(file).watch(0)]
        taken = ann.post("/api/replays", content)
        again = ann.get(f"/api/matches/{taken['id']}/moments?seat=0&count=50")["moments"]
        assert [moment["lines"] for moment in again] == [moment["lines"] for moment in moments]
        assert ann.get(f"/api/matches/{taken['id']}/replay") == content


def test_a_finished_match_is_watched_for_ever(database: str, upgrade: Upgrade) -> None:
    with running(generous(database)) as server:
        match, ann, bob = table_of_two(server, pace=ASK, options={"rounds": 3})
        id = match["id"]
        with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
            claim_crate(first, second)
            play_on(first, second)
        path = f"/api/matches/{id}/moments?seat=1&count=50"
        then, file = ann.get(path), ann.get(f"/api/matches/{id}/replay")
    upgrade(DearCrates())
    with running(generous(database)) as server:
        ann.server = server
        now = ann.get(path)
        assert now["moments"] == then["moments"]
        assert (now["match"]["rules_version"], now["match"]["status"]) == (1, "over")
        assert ann.get(f"/api/matches/{id}/replay") == file
