"""What operators do: backup, restore, archive, and matches put right beside a running server."""

import gzip
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import json
from sqlalchemy import func, insert, select, update

from hulldown.cli import main
from hulldown.kernel.nesting import DEEPEST
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.schema import (
    MATCHES,
    METADATA,
    PLAYERS,
    RECORDS,
    REPORTS,
    STUDIES,
)
from tests.server.client import (
    PATIENCE,
    Person,
    RefusedError,
    play_on,
    seated,
    somebody,
    table_of_two,
    until,
)
from tests.server.conftest import NewDatabase, generous
from tests.server.databases import KINDS
from tests.server.running import Running, running

YEAR = 365 * 86_400


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a command line."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")

    def run_it(*words: object) -> Ran:
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return run_it


def rows_of(store: Store) -> dict[str, list[Any]]:
    """Everything in a database, without the numbers it gives itself."""

    def read(connection: Any) -> dict[str, list[Any]]:
        found = {}
        for table in METADATA.sorted_tables:
            columns = [c for c in table.columns if not (c.name == "id" and c.autoincrement is True)]
            found[table.name] = sorted(map(tuple, connection.execute(select(*columns))), key=repr)
        return found

    return store.read_now(read)


def finished(server: Running) -> tuple[str, Person]:
    """A match that two people have played to its end."""
    match, ann, bob = table_of_two(server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as seats:
        play_on(*seats)
    return match["id"], ann


# Backup and restore


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_of_any_database_fills_any(
    source: str, target: str, new_database: NewDatabase, tmp_path: Path, run: Any
) -> None:
    url, other, file = new_database(source), new_database(target), tmp_path / "a.backup"
    with running(generous(url)) as server:
        over, eve = finished(server)
        eve.post(f"/api/matches/{over}/report", {"text": "odd"})
        match, ann, bob = table_of_two(server)
        with ann.sit(match["id"], 0) as seat:
            seat.ask("say", text="Grüße")
        assert run("backup", file, "--db", url).code == 0  # while it runs
        before = rows_of(server.store)
    assert run("restore", file, "--db", other).code == 0
    store = open_store(other)
    assert rows_of(store) == before
    store.close()
    with running(generous(other)) as server:
        ann, bob = (Person(server, person.secret, person.name) for person in (ann, bob))
        with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as seats:
            assert seats[0].chat[0]["text"] == "Grüße"
            play_on(*seats)
            assert seats[0].is_over


def test_a_backup_beside_players_is_of_one_moment(database: str, tmp_path: Path, run: Any) -> None:
    files = [tmp_path / f"{number}.backup" for number in range(4)]
    with running(generous(database)) as server:
        done, played = threading.Event(), threading.Semaphore(0)

        def play() -> None:
            while not done.is_set():
                finished(server)
                played.release()

        players = threading.Thread(target=play)
        players.start()
        try:
            for file in files:
                assert played.acquire(timeout=PATIENCE)
                assert run("backup", file, "--db", database).code == 0
        finally:
            done.set()
            players.join()
    for file in files:
        lines = [json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        rows = [line["row"] for line in lines if line.get("table") == "records"]
        told = {m["row"]["id"]: m["row"]["records"] for m in lines if m.get("table") == "matches"}
        assert {id: sum(row["match"] == id for row in rows) for id in told} == told


def test_a_backup_can_be_read_by_its_owner_only(
    new_database: NewDatabase, tmp_path: Path, run: Any
) -> None:
    url, file = new_database("sqlite"), tmp_path / "a.backup"
    open_store(url).close()
    assert run("backup", file, "--db", url).code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert list(tmp_path.glob("*.part")) == []


class Saved(NamedTuple):
    """A database with something in it, and its backup."""

    url: str
    file: Path


@pytest.fixture
def saved(new_database: NewDatabase, tmp_path: Path, run: Any) -> Saved:
    """A database with one person in it, and its backup."""
    url, file = new_database("sqlite"), tmp_path / "a.backup"
    with running(generous(url)) as server:
        somebody(server)
    run("backup", file, "--db", url)
    return Saved(url, file)


def test_a_database_in_use_is_not_overwritten_unless_told(saved: Saved, run: Any) -> None:
    with running(generous(saved.url)) as server:
        somebody(server, "Late")
    refused = run("restore", saved.file, "--db", saved.url)
    assert refused.code == 2
    assert "not empty" in refused.err
    assert "[server/database]" in refused.err
    assert people(saved.url) == 2
    assert run("restore", saved.file, "--db", saved.url, "--force").code == 0
    assert people(saved.url) == 1


def people(url: str) -> int:
    store = open_store(url)
    count = store.read_now(lambda c: c.scalar(select(func.count()).select_from(PLAYERS)))
    store.close()
    return int(count or 0)


@pytest.mark.parametrize(
    "damage", ["cut", "shortened", "other", "plain", "deep", "absent", "newer"]
)
def test_a_backup_that_is_not_whole_changes_nothing(saved: Saved, damage: str, run: Any) -> None:
    content = saved.file.read_bytes()
    lines = gzip.decompress(content).splitlines(keepends=True)
    newer = lines[0].replace(b'"revision":"', b'"revision":"9')
    damaged = {
        "cut": content[: len(content) // 2],
        "shortened": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
        "other": gzip.compress(b'{"format": "else"}\n'),
        "plain": b"no backup at all",
        "deep": gzip.compress(lines[0] + b'{"row":' * 200_000 + b"}" * 200_000),
        "newer": gzip.compress(b"".join([newer, *lines[1:]])),
    }
    file = saved.file.with_name("damaged")
    if damage != "absent":
        file.write_bytes(damaged[damage])
    refused = run("restore", file, "--db", saved.url, "--force")
    assert refused.code == 2
    assert "[server/backup]" in refused.err
    assert people(saved.url) == 1


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, run: Any) -> None:
    url = f"sqlite:///{tmp_path / 'typo.db'}"
    for words in (["backup", tmp_path / "x"], ["archive"], ["match", "list"]):
        refused = run(*words, "--db", url)
        assert refused.code == 2
        assert "no database" in refused.err
    assert list(tmp_path.iterdir()) == []


# Matches put right


@pytest.fixture
def table(database: str) -> Iterator["Table"]:
    """Two people in a running match on a running server."""
    with running(generous(database)) as server:
        match, ann, bob = table_of_two(server)
        yield Table(server, match["id"], ann, bob)


class Table(NamedTuple):
    """Two people in a running match."""

    server: Running
    id: str
    ann: Person
    bob: Person

    @property
    def db(self) -> str:
        return self.server.settings.db

    def records(self) -> int:
        found = self.server.store.read_now(
            lambda c: c.scalar(select(MATCHES.c.records).where(MATCHES.c.id == self.id))
        )
        return int(found or 0)


def test_a_match_is_rewound_under_its_players_and_goes_on(
    table: Table, tmp_path: Path, run: Any
) -> None:
    ann, bob, id = table.ann, table.bob, table.id
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as seats:
        play_on(*seats, until=lambda: table.records() > 6)
        assert run("match", "rewind", id, "--to", 0, "--db", table.db).code == 0
        for seat in seats:
            seat.until(lambda seat: seat.bye is not None)
            assert seat.bye["again"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as seats:
        assert seats[0].situation["view"]["round"] == 1
        assert seats[0].texts()[-1] == "match-took-back-agreed"
        play_on(*seats)
    file = tmp_path / "match.jsonl"
    assert run("match", "export", id, file, "--db", table.db).code == 0
    assert run("verify", file).code == 0


def test_who_is_called_once_is_not_called_for_ever(table: Table, run: Any) -> None:
    with table.ann.sit(table.id, 0) as seat:
        seat.act(seat.choices[seat.situation["usual"]])
        run("match", "rewind", table.id, "--to", 0, "--db", table.db)
        seat.until(lambda seat: seat.bye is not None)
    until(lambda: wake_of(table) is None)


def wake_of(table: Table) -> Any:
    return table.server.store.read_now(
        lambda c: c.scalar(select(MATCHES.c.wake).where(MATCHES.c.id == table.id))
    )


@pytest.mark.parametrize("record", [-1, 99])
def test_there_is_no_way_back_to_a_record_that_is_not_there(
    table: Table, record: int, run: Any
) -> None:
    refused = run("match", "rewind", table.id, "--to", record, "--db", table.db)
    assert refused.code == 2
    assert f"no such record: {record}" in refused.err


def test_a_seat_is_given_to_whoever_gets_its_new_link(table: Table, run: Any) -> None:
    old = table.bob.links(table.id)["seats"]["1"]
    ran = run("match", "reseat", table.id, 2, "--db", table.db, "--address", "https://t.example/")
    found = re.search(r"^https://t\.example/#/seat/(\S+)$", ran.out, re.MULTILINE)
    assert found is not None
    until(lambda: wake_of(table) is None)
    with pytest.raises(RefusedError):
        table.bob.sit(table.id, 1)
    with pytest.raises(RefusedError):
        table.bob.post("/api/seat", {"secret": old})
    cyd = somebody(table.server, "Cyd")
    assert cyd.post("/api/seat", {"secret": found[1]})["seat"] == 1
    with seated(table.ann.sit(table.id, 0), cyd.sit(table.id, 1)) as seats:
        play_on(*seats)
        assert seats[1].is_over


def test_a_seat_is_given_to_an_agent(table: Table, run: Any) -> None:
    assert run("match", "reseat", table.id, 2, "--agent", "random", "--db", table.db).code == 0
    until(lambda: wake_of(table) is None)
    with table.ann.sit(table.id, 0) as seat:
        play_on(seat)
        assert seat.is_over
        assert "match-handed-over" in seat.texts()


@pytest.mark.parametrize(
    "words", [("0",), ("3",), ("two",), ("2", "--agent", "nobody"), ("2", "--to", "1")]
)
def test_an_impossible_seat_is_refused(table: Table, words: tuple[str, ...], run: Any) -> None:
    before = table.records()
    assert run("match", "reseat", table.id, *words, "--db", table.db).code == 2
    assert table.records() == before


def test_a_closed_match_is_played_no_more_but_kept(table: Table, tmp_path: Path, run: Any) -> None:
    id, file = table.id, tmp_path / "closed.jsonl"
    with table.ann.sit(id, 0) as seat:
        assert run("match", "close", id, "--db", table.db).code == 0
        with pytest.raises(RefusedError) as refused:
            seat.act(seat.choices[seat.situation["usual"]])
        assert refused.value.code == "bye"  # come again, and see
    with table.ann.sit(id, 0) as seat:
        with pytest.raises(RefusedError) as refused:
            seat.act(seat.choices[seat.situation["usual"]])
        assert refused.value.code == "match/not-running"
    assert run("match", "close", id, "--db", table.db).code == 2
    assert run("match", "export", id, file, "--db", table.db).code == 0
    assert run("match", "import", file, "--db", table.db).code == 0
    listed = json.decode(run("match", "list", "--status", "closed", "--json", "--db", table.db).out)
    assert len(listed["matches"]) == 2


def test_a_match_that_waits_can_be_closed(database: str, run: Any) -> None:
    with running(generous(database)) as server:
        ann, bob = somebody(server), somebody(server, "Bob")
        match = ann.make("me", "friend")["id"]
        invite = ann.links(match)["invites"]["1"]
        assert run("match", "close", match, "--db", database).code == 0
        with pytest.raises(RefusedError):
            bob.claim(match, 1, invite)
        assert ann.info(match)["status"] == "closed"


def test_a_running_match_is_not_exported(table: Table, tmp_path: Path, run: Any) -> None:
    refused = run("match", "export", table.id, tmp_path / "x", "--db", table.db)
    assert refused.code == 2
    assert "secret" in refused.err
    assert list(tmp_path.iterdir()) == []


def test_a_match_is_shown_with_its_seats_and_records(table: Table, run: Any) -> None:
    shown = run("match", "show", table.id, "--db", table.db).out
    assert f"{table.id}: template, running" in shown
    assert "1  Ann <- is asked" in shown
    assert json.decode(run("match", "show", table.id, "--json", "--db", table.db).out)["asked"]
    listed = run("match", "list", "--db", table.db).out
    assert table.id in listed
    assert "Ann, Bob" in listed


@pytest.mark.parametrize(
    "words", [("show",), ("show", "nobody"), ("list", "more"), ("export", "only-one")]
)
def test_words_that_do_not_fit_are_refused(table: Table, words: tuple[str, ...], run: Any) -> None:
    refused = run("match", *words, "--db", table.db)
    assert refused.code == 2
    assert "[config/bad-value]" in refused.err


# The archive


def age(store: Store, *ids: str) -> None:
    """Make these matches, and all people and reports, a year older."""

    def job(connection: Any) -> None:
        then = time.time() - YEAR
        connection.execute(update(MATCHES).where(MATCHES.c.id.in_(ids)).values(changed=then))
        connection.execute(update(PLAYERS).values(created=then))
        connection.execute(update(REPORTS).values(at=then))

    store.write_now(job)


def test_old_matches_become_files_that_can_be_taken_in_again(
    database: str, tmp_path: Path, run: Any
) -> None:
    folder = tmp_path / "old"
    with running(generous(database)) as server:
        over, ann = finished(server)
        young, _ = finished(server)
        runs, _, _ = table_of_two(server)
        waits = ann.make("me", "friend")["id"]
        age(server.store, over, runs["id"], waits)
        study = insert(STUDIES).values(match=over, kind="luck", data=b"{}")
        server.store.write_now(lambda c: c.execute(study))
        done = run("archive", "--to", folder, "--db", database)
        assert done.out.startswith("1 matches went to ")
        assert "1 that never began" in done.out
        files = list(folder.iterdir())
        assert [file.name for file in files] == [f"template-{over}.jsonl"]
        assert run("verify", files[0]).code == 0
        kept = server.store.read_now(lambda c: set(c.execute(select(MATCHES.c.id)).scalars()))
        assert kept == {young, runs["id"]}
        left = server.store.read_now(lambda c: set(c.execute(select(RECORDS.c.match)).scalars()))
        assert left == kept
        assert server.store.read_now(lambda c: c.execute(select(STUDIES)).all()) == []
        ran = run("match", "import", files[0], "--db", database)
        watch = re.search(r"#/watch/(\S+)", ran.out)
        assert watch is not None
        behind = Person(server).get("/api/invite", secret=watch[1])
        assert behind["match"]["status"] == "over"
        id = behind["match"]["id"]
        assert Person(server, watch[1]).get(f"/api/matches/{id}/moments")["total"] > 3


def test_people_without_a_match_are_forgotten_when_they_are_old(
    new_database: NewDatabase, tmp_path: Path, run: Any
) -> None:
    url = new_database("sqlite")
    with running(generous(url)) as server:
        alone = somebody(server)
        runs, ann, _ = table_of_two(server)
        age(server.store, runs["id"])
        run("archive", "--to", tmp_path, "--db", url)
        assert ann.get("/api/me")["name"] == "Ann"
        with pytest.raises(RefusedError) as refused:
            alone.get("/api/me")
        assert refused.value.code == "link/unknown"


# Pinned reports


def test_a_report_becomes_a_test_that_fails_until_it_is_filled_in(
    new_database: NewDatabase, tmp_path: Path, run: Any
) -> None:
    odd = 'It said "no" \\ and """stopped""".\n\nTwice, ' + "very " * 30 + "odd."
    with running(generous(new_database("sqlite"))) as server:
        over, ann = finished(server)
        runs, bob, _ = table_of_two(server)
        reports = {
            "over": ann.post(f"/api/matches/{over}/report", {"text": odd, "seat": 0}),
            "runs": bob.post(f"/api/matches/{runs['id']}/report", {"text": odd, "seat": 0}),
        }
    for name, report in reports.items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(json.encode(report))
        assert run("pin", file, "--to", tmp_path / name).code == 0
        assert run("pin", file, "--to", tmp_path / name).code == 2
        (test,) = (tmp_path / name).glob("test_*.py")
        assert_tidy(test)
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test],
            capture_output=True, text=True, check=False, cwd=tmp_path,
        )  # fmt: skip
        assert "1 failed" in ran.stdout
        assert "say here what should hold" in ran.stdout


def assert_tidy(test: Path) -> None:
    root = Path(__file__).parents[2]
    ruff = Path(sys.executable).with_name("ruff")
    config = ["--config", str(root / "pyproject.toml"), "--ignore", "D,I"]
    ran = subprocess.run(
        [ruff, "check", *config, test], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout


def test_a_report_that_was_kept_is_pinned_by_its_number(
    new_database: NewDatabase, tmp_path: Path, run: Any
) -> None:
    url = new_database("sqlite")
    with running(generous(url)) as server:
        over, ann = finished(server)
        ann.post(f"/api/matches/{over}/report", {"text": "A card\nvanished", "seat": 0})
    listed = run("match", "reports", "--db", url).out
    assert f"template {over}: A card vanished" in listed
    number = listed.split()[0]
    told = json.decode(run("match", "reports", "--json", "--db", url).out)["reports"]
    assert [str(report["number"]) for report in told] == [number]
    assert run("pin", number, "--db", url, "--to", tmp_path).code == 0
    assert len(list(tmp_path.glob("test_report_*.py"))) == 1
    assert run("pin", "99", "--db", url, "--to", tmp_path).code == 2


DEEP_REPORT = b'{"format":"hulldown-report","version":1,"game":"template","x":%b}'


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        '{"format": "hulldown-report", "version": 2}',
        (DEEP_REPORT % (b"[" * DEEPEST + b"]" * DEEPEST)).decode(),
    ],
    ids=["nothing", "empty", "newer", "deep"],
)
def test_what_is_no_report_cannot_be_pinned(content: str, tmp_path: Path, run: Any) -> None:
    file = tmp_path / "x.json"
    file.write_text(content)
    assert run("pin", file, "--to", tmp_path).code == 2
    assert list(tmp_path.iterdir()) == [file]
