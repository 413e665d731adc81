"""Chat and spectators."""

from functools import partial
from typing import Any

from tests.server.client import Person, refused, seated, somebody, table_of_two
from tests.server.running import Running


def test_private_matches_talk_freely_and_everybody_hears_it_once(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        said = first.request("say", text="Hello, Bob \N{WAVING HAND SIGN}")
        first.put(said)
        first.put(said)
        second.ask("say", phrase="phrase-good-luck")
        first.until(lambda seat: len(seat.chat) == 2)
        assert [(line["seat"], line["text"], line["phrase"]) for line in first.chat] == [
            (0, "Hello, Bob \N{WAVING HAND SIGN}", ""),
            (1, "", "phrase-good-luck"),
        ]
        kept = first.chat
    server.forget(id)
    with ann.sit(id, 0) as again:
        assert again.chat == kept
        again.put(said)
        again.catch_up()
        assert again.chat == kept


def test_listed_matches_speak_in_phrases(server: Running) -> None:
    match, ann, _ = table_of_two(server, listed=True)
    with ann.sit(match["id"], 0) as seat:
        refused("chat/not-allowed", lambda: seat.ask("say", text="Buy tanks!"))
        refused("chat/not-allowed", lambda: seat.ask("say", phrase="phrase-nothing"))
        refused("message/format", lambda: seat.ask("say"))
        refused("message/format", lambda: seat.ask("say", text="a", phrase="phrase-hello"))
        seat.ask("say", phrase="phrase-hello")
        assert [line["phrase"] for line in seat.chat] == ["phrase-hello"]


def test_people_talk_before_the_match_begins(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", "friend")
    with ann.sit(match["id"], 0) as seat:
        assert seat.situation is None
        seat.ask("say", text="Where is everybody?")
        refused("match/not-running", lambda: seat.ask("concede"))
        bob = somebody(server, "Bob")
        bob.claim(match["id"], 1, ann.links(match["id"])["invites"]["1"])
        seat.until(lambda seat: seat.situation is not None)
        assert seat.is_asked


def test_without_teams_the_team_channel_stays_with_the_speaker(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.ask("say", text="psst", channel="team")
        assert [line["text"] for line in first.chat] == ["psst"]
        second.catch_up()
        assert second.chat == []


def test_spectators_see_what_is_public_and_touch_nothing(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    secret = ann.links(id)["watch"]
    with seated(ann.sit(id, 0), bob.sit(id, 1), ann.sit(id, None, secret=secret)) as seats:
        first, _, watcher = seats
        assert watcher.welcome["seat"] is None
        assert "hand" not in watcher.situation["view"]
        assert (watcher.situation["choices"], watcher.situation["prompt"]) == ([], None)
        before = ann.info(id)
        for kind, fields in REQUESTS.items():
            code = "chat/not-allowed" if kind == "say" else "link/wrong"
            refused(code, partial(watcher.ask, kind, **fields))
        assert ann.info(id) == before
        first.act("ready")
        watcher.until(lambda seat: "was-ready" in seat.texts())
    assert Person(server, secret).get("/api/seat")["seat"] is None
    refused("link/wrong", lambda: ann.sit(id, 1).close())
    refused("link/wrong", lambda: ann.sit(id, 0, secret=secret).close())


REQUESTS: dict[str, dict[str, Any]] = {
    "act": {"prompt_number": 1, "actions": [{"kind": "ready"}]},
    "draft": {"actions": []},
    "commit": {"prompt_number": 1},
    "preview": {"actions": []},
    "query": {"question": None},
    "take-back": {"prompt_number": 1},
    "orders": {"orders": {}},
    "propose": {"kind": "end"},
    "consent": {"proposal": 1, "yes": True},
    "concede": {},
    "hand-over": {"agent": "greedy"},
    "say": {"text": "hello"},
}
