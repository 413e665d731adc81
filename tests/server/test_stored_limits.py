"""What one address, one person and one match may store or keep busy."""

import asyncio
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from litestar.stores.base import StorageObject
from litestar.stores.memory import MemoryStore
from sqlalchemy import func, select, update

from hulldown.kernel.config import LARGEST_PACK
from hulldown.kernel.nesting import DEEPEST
from hulldown.packs import LARGEST_SHEET
from hulldown.server import (
    app,
    experiments,
    history,
    limits,
    notices,
    rooms,
    studies,
    uvicorn_protocols,
    wire,
    workers,
)
from hulldown.server import socket as sockets
from hulldown.server.addresses import REPLAY_BYTES
from hulldown.server.calls import MEGABYTE
from hulldown.server.errors import ServerError
from hulldown.server.limits import COSTS, HOUR, Listings, Purses
from hulldown.server.settings import Settings
from hulldown.server.storage import open_store
from hulldown.server.storage.rows import count_matches, insert_match, matches_of_player, read_match
from hulldown.server.storage.schema import CHAT, MATCHES, REPORTS
from hulldown.server.wire import MESSAGE_BYTES
from tests.server.client import (
    RefusedError,
    play_on,
    refused,
    seated,
    somebody,
    table_of_two,
)
from tests.server.rooms import Chair, ask, new_room, new_row
from tests.server.running import Running, running

OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"
NewDatabase = Callable[[str], str]
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkN"
    "toIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@pytest.fixture
def strict(new_database: NewDatabase) -> Iterator[Running]:
    """A server that stores ten things an hour for one address."""
    with running(Settings(new_database("sqlite"), stored_each=10)) as server:
        yield server


@pytest.fixture
def quiet(new_database: NewDatabase) -> Iterator[Running]:
    """A server on which no match waits."""
    with running(Settings(new_database("sqlite"))) as server:
        yield server


def test_one_address_has_so_much_stored_in_an_hour_and_no_more(strict: Running) -> None:
    ann = somebody(strict)
    for _ in range(5):
        ann.make("me", "agent")
    ann.make("agent", "agent")  # costs as much as four others
    error = refused("http/too-many", lambda: ann.make("me", "agent"), 429)
    assert "10 things stored" in error.hint
    refused("http/too-many", lambda: somebody(strict), 429)
    refused("http/too-many", lambda: ann.post("/api/replays", b"x"), 429)
    assert ann.get("/api/matches") == {"matches": []}


def test_a_long_replay_costs_more(strict: Running) -> None:
    ann = somebody(strict)
    refused("http/too-many", lambda: ann.post("/api/replays", b"x" * 2 * 1024 * 1024), 429)
    refused("replay/format", lambda: ann.post("/api/replays", b"x" * 1024 * 1024), 400)


def test_a_purse_fills_up_again_and_full_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    monkeypatch.setattr(limits, "MANY_ADDRESSES", 3)
    purses = Purses(4)
    purses.spend("a", "report")
    with pytest.raises(ServerError):
        purses.spend("a", "match")
    now[0] += HOUR / 4
    purses.spend("a", "match")
    with pytest.raises(ServerError):
        purses.spend("a", "match")
    purses.spend("b", "match")
    purses.spend("c", "match")
    now[0] += HOUR / 2  # those of b and c are full again
    purses.spend("d", "match")
    assert len(purses) == 2
    with pytest.raises(ServerError):
        purses.spend("a", "report")


def test_nobody_fills_the_lobby_alone_and_old_matches_leave_it(quick_server: Running) -> None:
    ann, bob = somebody(quick_server), somebody(quick_server, "Bob")
    made = [ann.make("me", "open", listed=True)["id"] for _ in range(limits.LISTED_EACH)]
    refused("http/too-many", lambda: ann.make("me", "open", listed=True), 429)
    ann.make("me", "open")
    ann.make("me", "agent", listed=True)
    assert bob.make("me", "open", listed=True)["listed"]
    old = update(MATCHES).where(MATCHES.c.id == made[0])
    quick_server.store.write_now(lambda c: c.execute(old.values(changed=1.0)))
    listed = {match["id"] for match in bob.get("/api/matches")["matches"]}
    assert made[0] not in listed
    assert set(made[1:]) <= listed
    assert bob.claim(made[0], 1)["id"] == made[0], "its address still works"
    assert ann.make("me", "open", listed=True)["listed"]


def test_a_match_for_friends_waits_in_the_lobby_like_any_other(quiet: Running) -> None:
    ann = somebody(quiet)
    made = [ann.make("me", "friend", listed=True)["id"] for _ in range(limits.LISTED_EACH)]
    refused("http/too-many", lambda: ann.make("me", "friend", listed=True), 429)
    for id in made:
        assert ann.ask("PUT", f"/api/matches/{id}/seats/1", {"kind": "open"})["listed"]
    refused("http/too-many", lambda: ann.make("me", "open", listed=True), 429)
    assert somebody(quiet, "Bob").claim(made[0], 1)["status"] == "running"
    assert ann.make("me", "friend", listed=True)["listed"]


def test_who_asks_for_many_matches_at_once_gets_no_more(quiet: Running) -> None:
    ann = somebody(quiet)

    def make(_: int) -> str:
        try:
            return str(ann.make("me", "open", listed=True)["status"])
        except RefusedError as error:
            return error.code

    with ThreadPoolExecutor(8) as threads:
        told = Counter(threads.map(make, range(2 * limits.LISTED_EACH)))
    assert told == {"waiting": limits.LISTED_EACH, "http/too-many": limits.LISTED_EACH}


def test_nobody_fills_the_lobby_from_one_address_under_many_names(quiet: Running) -> None:
    made: list[Any] = []
    for _ in range(limits.LISTED_FROM // limits.LISTED_EACH):
        one = somebody(quiet)
        made += [one.make("me", "open", listed=True) for _ in range(limits.LISTED_EACH)]
    bob = somebody(quiet, "Bob")
    error = refused("http/too-many", lambda: bob.make("me", "open", listed=True), 429)
    assert "from your address" in error.hint
    bob.make("me", "open")
    bob.make("me", "agent", listed=True)
    bob.claim(made[0]["id"], 1)
    assert bob.make("me", "open", listed=True)["listed"], "one of them waits no longer"
    refused("http/too-many", lambda: bob.make("me", "friend", listed=True), 429)


def test_addresses_that_were_long_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY_ADDRESSES", 2)
    listings = Listings()
    listings.keep("a", ["1"])
    listings.keep("b", ["2"])
    listings.keep("a", ["1", "3"])
    listings.keep("c", ["4"])
    assert [listings.of(address) for address in "abc"] == [["1", "3"], [], ["4"]]
    listings.keep("a", [])
    assert len(listings) == 1


def test_subscriptions_have_a_longest_length(quick_server: Running) -> None:
    ann = somebody(quick_server)

    def subscribe(letters: int) -> Any:
        endpoint = "https://push.example/".ljust(letters, "x")
        notices = {"push": [{"endpoint": endpoint, "keys": KEYS}]}
        return ann.ask("PATCH", "/api/me", {"notices": notices})

    assert len(subscribe(limits.ENDPOINT_LETTERS)["notices"]["push"]) == 1
    refused("notices/address", lambda: subscribe(limits.ENDPOINT_LETTERS + 1), 400)
    keys = {**KEYS, "p256dh": "B" * (limits.KEY_LETTERS + 1)}
    notices = {"push": [{"endpoint": "https://push.example/", "keys": keys}]}
    refused("notices/address", lambda: ann.ask("PATCH", "/api/me", {"notices": notices}), 400)


def test_reports_of_a_match_are_counted_and_hold_no_second_copy_of_it(
    quick_server: Running,
) -> None:
    ann, stranger = somebody(quick_server), somebody(quick_server, "Eve")
    id = ann.make("me", "agent", listed=True)["id"]
    with ann.sit(id, 0) as seat:
        seat.ask("concede")
    for _ in range(limits.REPORTS_OF_OTHERS):
        told = stranger.post(f"/api/matches/{id}/report", {"text": "odd"})
        assert told["replay"].startswith('{"')
    refused("http/too-many", lambda: stranger.post(f"/api/matches/{id}/report", {"text": "x"}), 429)
    for _ in range(limits.REPORTS_OF_PLAYERS - limits.REPORTS_OF_OTHERS):
        ann.post(f"/api/matches/{id}/report", {"text": "odd"})
    refused("http/too-many", lambda: ann.post(f"/api/matches/{id}/report", {"text": "x"}), 429)
    sizes = quick_server.store.read_now(
        lambda c: (
            c.execute(select(func.length(REPORTS.c.data)).where(REPORTS.c.match == id))
            .scalars()
            .all()
        )
    )
    assert len(sizes) == limits.REPORTS_OF_PLAYERS
    assert max(sizes) < 1000


def test_imports_wait_for_each_other_and_nobody_waits_for_them(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, may_go_on = threading.Event(), threading.Event()

    def slow(*_: object) -> None:
        reading.set()
        assert may_go_on.wait(60)
        raise ServerError(400, "http/bad-request")

    monkeypatch.setattr(history, "imported", slow)
    people = [somebody(quick_server) for _ in range(limits.IMPORTS_WAITING + 1)]
    codes: list[str] = []

    def send(person: Any) -> None:
        with pytest.raises(RefusedError) as error:
            person.post("/api/replays", b"x")
        codes.append(error.value.code)

    imports = quick_server.app.state.services.history.imports
    threads = [threading.Thread(target=send, args=(one,)) for one in people[:-1]]
    for thread in threads:
        thread.start()
    assert reading.wait(60)
    while len(imports._persons) < limits.IMPORTS_WAITING:
        people[0].get("/api/matches")
    refused("http/too-many", lambda: people[0].post("/api/replays", b"x"), 429)
    refused("server/busy", lambda: people[-1].post("/api/replays", b"x"), 503)
    assert people[0].get("/api/me")["seats"] == []
    may_go_on.set()
    for thread in threads:
        thread.join()
    assert codes == ["http/bad-request"] * limits.IMPORTS_WAITING
    assert imports._persons == set()


def test_reads_wait_for_nothing_but_reads(new_database: NewDatabase) -> None:
    store, may_go_on = open_store(new_database("sqlite")), threading.Event()

    async def run() -> None:
        others = [asyncio.to_thread(may_go_on.wait, 60) for _ in range(64)]  # agents, sheets
        waiting = asyncio.gather(*others)
        try:
            async with asyncio.timeout(30):
                assert await store.read(count_matches) == {}
        finally:
            may_go_on.set()
            await waiting

    asyncio.run(run())
    store.close()


def test_of_a_long_talk_the_latest_lines_stay(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hulldown.server.storage import rows

    monkeypatch.setattr(rows, "CHAT_STORED", 20)
    monkeypatch.setattr(rows, "CHAT_SPARE", 5)
    store = open_store(new_database("sqlite"))

    async def talk() -> None:
        room = await new_room(store, new_row("template", 2))
        chair = Chair(0)
        for number in range(58):
            (answer,) = await ask(room, chair, "say", id=f"s{number}", text=f"{number}")
            assert answer["type"] == "done"

    asyncio.run(talk())
    numbers = store.read_now(lambda c: c.execute(select(CHAT.c.number)).scalars().all())
    assert sorted(numbers) == list(range(36, 58))
    store.close()


def test_nobody_is_drawn_into_one_rematch_after_another(quick_server: Running) -> None:
    match, ann, bob = table_of_two(quick_server)

    def give_up(id: str) -> None:
        seats = ann.info(id)["seats"]
        mine = next(seat["seat"] for seat in seats if seat["mine"])
        with ann.sit(id, mine) as seat:
            seat.ask("concede")

    give_up(match["id"])
    second = ann.post(f"/api/matches/{match['id']}/rematch")["id"]
    give_up(second)
    error = refused("match/proposal", lambda: ann.post(f"/api/matches/{second}/rematch"), 409)
    assert "have not come" in error.message
    assert bob.post(f"/api/matches/{second}/rematch")["id"] != second
    third, ann, bob = table_of_two(quick_server)
    with seated(ann.sit(third["id"], 0), bob.sit(third["id"], 1)) as seats:
        play_on(*seats)
    ann.post(f"/api/matches/{third['id']}/rematch")


def test_counts_of_requests_are_dropped_when_they_no_longer_matter(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FORGET", 0.01)
    looked = threading.Event()

    async def noted(store: MemoryStore) -> None:
        await forget(store)
        looked.set()

    forget = MemoryStore.delete_expired
    monkeypatch.setattr(MemoryStore, "delete_expired", noted)
    with running(Settings(new_database("sqlite"))) as server:
        store = server.app.stores.get("rate_limit")
        assert isinstance(store, MemoryStore)
        gone = StorageObject.new(b"x", timedelta(seconds=-1))
        store._store["somebody long gone"] = gone
        for _ in range(2):
            looked.clear()
            assert looked.wait(60)
        assert "somebody long gone" not in store._store


def test_a_match_and_its_beginning_are_stored_at_once(quick_server: Running) -> None:
    store, seen = quick_server.store, list[str]()
    write = store.write

    async def noted(job: Any) -> Any:
        def run(connection: Any) -> Any:
            answer = job(connection)
            seen.extend(connection.execute(select(MATCHES.c.status)).scalars())
            return answer

        return await write(run)

    ann = somebody(quick_server)
    before = store.read_now(lambda c: sum(count_matches(c).values()))
    store.write = noted  # type: ignore[method-assign]
    try:
        id = ann.make("me", "friend")["id"]
        assert len(seen) == before + 1
        seen.clear()
        made = ann.make("me", "me")["id"]
    finally:
        del store.write
    assert len(seen) == before + 2, "one write made it and began it"
    row = store.read_now(lambda c: read_match(c, made))
    assert row is not None
    assert (row.status, row.version, row.records) == ("running", 0, 1)
    assert ann.info(id)["status"] == "waiting"


def test_a_waiting_turn_is_never_pushed_off_the_page(new_database: NewDatabase) -> None:
    store = open_store(new_database("sqlite"))

    def fill(connection: Any) -> None:
        old = new_row("template", 2, id="old")
        old.status = "running"
        insert_match(connection, old)
        for number in range(210):
            row = new_row("template", 2, id=f"m{number}")
            row.status, row.changed = "over", 100.0 + number
            insert_match(connection, row)

    store.write_now(fill)
    found = store.read_now(lambda c: matches_of_player(c, "player0"))
    assert len(found) == 201
    assert found[-1].id == "old"
    assert found[0].id == "m209"
    store.close()


def longest(hint: Any) -> int:
    """The most characters or items that a field of the protocol takes."""
    return int(hint.__metadata__[0].max_length)


def test_what_is_said_and_done_at_once_has_a_longest_length(quick_server: Running) -> None:
    match, ann, _ = table_of_two(quick_server)
    text, ready = "x" * longest(wire.ChatText), {"kind": "ready"}
    with ann.sit(match["id"], 0) as seat:
        assert seat.ask("say", text=text)["type"] == "done"
        with pytest.raises(RefusedError, match="message/format"):
            seat.ask("say", text=text + "x")
        with pytest.raises(RefusedError, match="message/format"):
            seat.ask("preview", actions=[ready] * (longest(wire.Actions) + 1))
    path = f"/api/matches/{match['id']}/report"
    refused("http/bad-request", lambda: ann.post(path, {"text": "x" * 4001}), 400)
    assert ann.post(path, {"text": "x" * 4000})


def field_of(message: type, name: str) -> Any:
    """How a field of the protocol is declared."""
    return get_type_hints(message, include_extras=True)[name]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/players", {"name": "x" * 41}),
        ("PATCH", "/api/me", {"notices": {"webhook": "https://a.example/".ljust(501, "x")}}),
        ("PATCH", "/api/me", {"notices": {"email": "@a.example".rjust(201, "x")}}),
        ("PATCH", "/api/me", {"notices": {"push": [{}] * 6}}),
        ("POST", "/api/matches", {"game": "arcade", "seats": [{"kind": "me"}] * 17}),
    ],
)
def test_what_a_person_says_has_a_longest_length(
    quick_server: Running, method: str, path: str, body: Any
) -> None:
    ann = somebody(quick_server)
    refused("http/bad-request", lambda: ann.ask(method, path, body), 400)


def test_a_word_for_the_shuffles_has_a_longest_length(quick_server: Running) -> None:
    ann, word = somebody(quick_server), "x" * longest(wire.Word)
    refused("http/bad-request", lambda: ann.make("me", "agent", entropy=f"{word}x"), 400)
    assert ann.make("me", "agent", entropy=word)["status"] == "running"


def test_only_so_many_moments_come_in_one_answer(quick_server: Running) -> None:
    ann = somebody(quick_server)
    path = f"/api/matches/{ann.make('me', 'agent')['id']}/moments?count="
    assert ann.get(f"{path}{history.MOST_MOMENTS}")["moments"]
    refused("http/bad-request", lambda: ann.get(f"{path}{history.MOST_MOMENTS + 1}"), 400)


def test_every_limit_stands_on_the_page_for_operators() -> None:
    _, _, rest = OPERATE.read_text("utf-8").partition("### Limits\n")
    rows = re.findall(
        r"^\| ([^|]+?) \| ([^|]*\d[^|]*) \|", rest.partition("\n## ")[0], re.MULTILINE
    )
    told = {
        name: [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d|\d", cell)]
        for name, cell in rows
    }
    found: dict[str, list[int]] = {
        "a message over a socket": [MESSAGE_BYTES // 1024],
        "a replay to be imported": [REPLAY_BYTES // MEGABYTE],
        "a sheet of a pack": [LARGEST_SHEET],
        "a pack of a match": [LARGEST_PACK],
        "any other request": [MEGABYTE // 1024**2],
        "nesting of lists and objects": [DEEPEST],
        "the head of a request": [int(uvicorn_protocols.HEAD_SECONDS)],
        "its body": [int(uvicorn_protocols.BODY_SECONDS)],
        "the end of a socket": [int(uvicorn_protocols.END_SECONDS)],
        "a report, a megabyte of a replay or a match among agents": [COSTS["report"]],
        "matches of a person waiting in the lobby": [limits.LISTED_EACH],
        "matches from one address waiting in the lobby": [limits.LISTED_FROM],
        "matches that the lobby shows": [limits.LISTED_SHOWN],
        "a match in the lobby": [limits.LISTED_DAYS],
        "bug reports of one match": [limits.REPORTS_OF_PLAYERS, limits.REPORTS_OF_OTHERS],
        "lines of a match's chat": [limits.CHAT_STORED + limits.CHAT_SPARE],
        "imports that wait": [limits.IMPORTS_WAITING, 1],
        "the address of a push service": [limits.ENDPOINT_LETTERS, limits.KEY_LETTERS],
        "browsers of a person that are told by push": [longest(field_of(wire.Notices, "push"))],
        "the address of a webhook": [longest(field_of(wire.Notices, "webhook"))],
        "a mail address": [longest(field_of(wire.Notices, "email"))],
        "mail addresses that are asked whether they want mail": [notices.CONFIRMS_IN_ALL],
        "a name": [longest(wire.Name)],
        "a word for the shuffles": [longest(wire.Word)],
        "seats of a match": [longest(field_of(wire.NewMatch, "seats"))],
        "moments of a replay in one answer": [history.MOST_MOMENTS],
        "the first message over a socket": [int(sockets.HELLO_SECONDS)],
        "messages that are refused over one socket": [sockets.STRIKES],
        "messages that a socket has not read yet": [sockets.QUEUE],
        "actions in one request": [longest(wire.Actions)],
        "a line of chat": [longest(wire.ChatText)],
        "the text of a report": [longest(field_of(wire.Report, "text"))],
        "hints being thought out": [1],
        "matches that wait to be analysed": [studies.WAITING],
        "experiments with changed figures that run or wait": [
            *(experiments.WAITING, 1, field_of(wire.NewExperiment, "games").__metadata__[0].le)
        ],
        "experiments that are remembered": [experiments.KEPT],
        "finished matches kept in memory": [rooms.MOST_FINISHED],
    }
    assert told == found


COUNTED = {
    "player": "new player",
    "match": "match",
    "study": "analysis",
    "report": "report",
    "import": "each megabyte of an imported replay",
    "agents": "match among agents",
}
TIMES = {1: "once", 4: "four times"}


def test_what_each_thing_costs_stands_on_the_page_for_operators() -> None:
    row = re.search(
        r"^\| `HULLDOWN_STORED_EACH` .*: (.*) \|$", OPERATE.read_text("utf-8"), re.MULTILINE
    )
    assert row is not None
    told = {
        re.sub(r"^an? ", "", thing): times
        for things, times in re.findall(r"(.*?) counts? (once|four times)(?:, |$)", row[1])
        for thing in re.split(r", | and | or ", things)
    }
    assert told == {COUNTED[kind]: TIMES[cost] for kind, cost in COSTS.items()}


def test_what_a_worker_may_take_stands_on_the_page_for_operators() -> None:
    told = re.search(
        r"at most (\d+) GB and (\d+) seconds for a decision", OPERATE.read_text("utf-8")
    )
    assert told is not None
    assert [int(number) for number in told.groups()] == [workers.MEGABYTES / 1024, workers.SECONDS]
