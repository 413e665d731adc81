"""The lobby: matches made, seats claimed by invitation, moved, filled and turned."""

from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from itsdangerous import URLSafeTimedSerializer

from hulldown.games import load
from hulldown.server.links import Signer
from hulldown.server.lobby import choices_again
from hulldown.server.rows import MatchRow
from hulldown.server.storage.keys import signing_key
from tests.server.client import (
    Person,
    RefusedError,
    play_on,
    refused,
    seated,
    somebody,
    table_of_two,
)
from tests.server.running import Running


def kinds(match: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in match["seats"]]


def test_a_match_against_agents_starts_at_once_and_asks_its_maker(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", "agent", "agent")
    assert (match["status"], kinds(match)) == ("running", ["person", "agent", "agent"])
    assert (match["host"], match["listed"]) == (True, False)
    assert [seat["mine"] for seat in match["seats"]] == [True, False, False]
    with ann.sit(match["id"], 0) as seat:
        assert seat.is_asked
        assert "crate" in seat.situation["view"]


def test_a_friend_comes_by_invitation_and_the_last_one_starts_the_match(server: Running) -> None:
    ann, bob, cem = (somebody(server, name) for name in ("Ann", "Bob", "Cem"))
    match = ann.make("me", "friend", "open")
    id = match["id"]
    invites = ann.links(id)["invites"]
    assert set(invites) == {"1", "2"}
    behind = Person(server, invites["1"]).get("/api/invite")
    assert (behind["seat"], behind["match"]["id"]) == (1, id)
    assert bob.claim(id, 1, invites["1"])["status"] == "waiting"
    begun = cem.claim(id, 2, invites["2"], name="Céline ♥")
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Bob", "Céline ♥"]


def test_looking_at_an_invitation_changes_nothing(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", "friend")
    guest = Person(server, ann.links(match["id"])["invites"]["1"])
    before = guest.get("/api/invite")
    assert guest.get("/api/invite") == before
    assert guest.info(match["id"]) == before["match"]


def test_a_private_match_is_hidden_and_a_listed_one_is_not(server: Running) -> None:
    ann, stranger = somebody(server), somebody(server, "Zed")
    private = ann.make("me", "open")
    listed = ann.make("me", "open", listed=True)
    found = [match["id"] for match in stranger.get("/api/matches")["matches"]]
    assert listed["id"] in found
    assert private["id"] not in found
    refused("match/unknown", lambda: stranger.info(private["id"]), 404)
    refused("match/unknown", lambda: stranger.claim(private["id"], 1), 404)
    refused("match/unknown", lambda: stranger.sit(private["id"], None).close())
    assert stranger.info(listed["id"])["host"] is False
    assert stranger.claim(listed["id"], 1)["status"] == "running"


def test_a_friends_seat_needs_its_own_invitation(server: Running) -> None:
    ann, bob = somebody(server), somebody(server, "Bob")
    match = ann.make("me", "friend", "friend", listed=True)["id"]
    other = ann.make("me", "friend", listed=True)["id"]
    right, wrong = ann.links(match)["invites"]["1"], ann.links(match)["invites"]["2"]
    foreign = ann.links(other)["invites"]["1"]
    for invite in ("", wrong, foreign, ann.secret):
        refused("link/wrong", partial(bob.claim, match, 1, invite), 403)
    assert kinds(bob.info(match)) == ["person", "open", "open"]
    bob.claim(match, 1, right)
    refused("match/full", lambda: somebody(server, "Cem").claim(match, 1, right), 409)


@pytest.mark.parametrize("secret", ["x", "WyJwbGF5ZXIiXQ.x.y", "ü", "a" * 400])
def test_forged_secrets_open_nothing(server: Running, secret: str) -> None:
    refused("link/unknown", lambda: Person(server, secret.encode().hex()).get("/api/me"), 401)
    ann = somebody(server)
    match = ann.make("me", "friend")["id"]
    refused("link/unknown", lambda: ann.claim(match, 1, secret), 401)


def test_a_secret_signed_with_another_key_opens_nothing(server: Running) -> None:
    ann = somebody(server)
    match = ann.make("me", "agent")["id"]
    forged = Signer(b"another key").of_seat(match, 0, 1)
    refused("link/unknown", lambda: Person(server, forged).info(match), 401)


def test_an_invitation_expires(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = somebody(server), somebody(server, "Bob")
    match = ann.make("me", "friend")["id"]
    key = server.store.read_now(signing_key)
    signer = URLSafeTimedSerializer(key, salt="hulldown")
    serializer_signer = signer.make_signer

    def long_ago(salt: Any = None) -> Any:
        made: Any = serializer_signer(salt)
        made.get_timestamp = lambda: 1_000_000_000
        return made

    monkeypatch.setattr(signer, "make_signer", long_ago)
    old = str(signer.dumps(["invite", match, 1, 0]))
    refused("link/expired", lambda: Person(server, old).get("/api/invite"), 401)
    refused("link/expired", lambda: bob.claim(match, 1, old), 401)
    fresh = ann.links(match)["invites"]["1"]
    assert bob.claim(match, 1, fresh)["status"] == "running"


def test_without_a_secret_nothing_is_made(server: Running) -> None:
    stranger = Person(server)
    refused("link/missing", lambda: stranger.make("me", "agent"), 401)
    refused("link/missing", lambda: stranger.get("/api/me"), 401)
    gone = Signer(server.store.read_now(signing_key)).of_player("nobody")
    refused("link/unknown", lambda: Person(server, gone).get("/api/me"), 401)


def test_only_the_host_changes_seats_and_starts(server: Running) -> None:
    ann, bob = somebody(server), somebody(server, "Bob")
    match = ann.make("me", "open", "open", listed=True)["id"]
    seat = f"/api/matches/{match}/seats/1"
    refused("link/wrong", lambda: bob.ask("PUT", seat, {"kind": "agent"}), 403)
    refused("link/wrong", lambda: bob.post(f"/api/matches/{match}/start"), 403)
    reseated = ann.ask("PUT", seat, {"kind": "agent", "agent": "random"})
    assert (kinds(reseated), reseated["status"]) == (["person", "agent", "open"], "waiting")
    begun = ann.post(f"/api/matches/{match}/start")
    assert (kinds(begun), begun["status"]) == (["person", "agent", "agent"], "running")
    refused("match/full", lambda: ann.post(f"/api/matches/{match}/start"), 409)
    refused("match/full", lambda: ann.ask("PUT", seat, {"kind": "open"}), 409)


def test_who_is_reseated_away_loses_seat_and_links(server: Running) -> None:
    ann, bob = somebody(server), somebody(server, "Bob")
    match = ann.make("me", "friend", "friend")["id"]
    invite = ann.links(match)["invites"]["1"]
    bob.claim(match, 1, invite)
    link = bob.links(match)["seats"]["1"]
    with bob.sit(match, 1) as seat:
        ann.ask("PUT", f"/api/matches/{match}/seats/1", {"kind": "friend"})
        seat.until(lambda seat: seat.bye is not None)
        assert (seat.bye["again"], seat.bye["error"]["code"]) == (False, "link/expired")
    refused("link/expired", lambda: Person(server, link).get("/api/seat"), 401)
    refused("link/expired", lambda: Person(server, invite).get("/api/invite"), 401)
    refused("match/unknown", lambda: bob.info(match), 404)
    refused("match/unknown", lambda: Person(server, link).info(match), 404)
    assert bob.claim(match, 1, ann.links(match)["invites"]["1"])["status"] == "waiting"


def test_a_seat_moves_to_another_device_and_older_links_expire(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    id = match["id"]
    link = ann.links(id)["seats"]["0"]
    phone = Person(server, link)
    with phone.sit(id, 0) as seat:
        assert seat.is_asked
    owner = somebody(server, "Ann on her phone")
    with ann.sit(id, 0) as old, bob.sit(id, 1) as other:
        moved = owner.post("/api/seat", {"secret": link})
        assert (moved["seat"], moved["match"]["seats"][0]["mine"]) == (0, True)
        old.until(lambda seat: seat.bye is not None)
        other.act("ready")
    refused("link/wrong", lambda: ann.sit(id, 0).close())
    refused("link/expired", lambda: phone.get("/api/seat"), 401)
    refused("link/missing", lambda: owner.post("/api/seat", {"secret": ann.secret}), 401)
    with owner.sit(id, 0) as seat:
        seat.act("ready")
    assert [seat["seat"] for seat in owner.get("/api/me")["seats"]] == [0]


def test_a_players_page_holds_all_seats_those_that_wait_first(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    second = ann.make("me", "here", "agent")
    third = ann.make("me", "friend")
    with ann.sit(match["id"], 0) as seat:
        seat.act("ready")
    page = ann.get("/api/me")
    found = [(seat["match"]["id"], seat["seat"], seat["waiting"]) for seat in page["seats"]]
    assert found == [
        (second["id"], 0, True),
        (second["id"], 1, True),
        (match["id"], 0, False),
        (third["id"], 0, False),
    ]
    assert [seat["waiting"] for seat in bob.get("/api/me")["seats"]] == [True]


def test_a_person_changes_name_and_language(server: Running) -> None:
    ann = somebody(server)
    page = ann.ask("PATCH", "/api/me", {"name": "Änne", "language": "de"})
    assert (page["name"], page["language"]) == ("Änne", "de")
    assert ann.ask("PATCH", "/api/me", {})["name"] == "Änne"


@pytest.mark.parametrize("name", ["\0", "a\0b", "\u202eevil", " \t\n"])
def test_a_name_holds_nothing_that_cannot_be_seen(server: Running, name: str) -> None:
    ann = somebody(server, name)
    shown = ann.get("/api/me")["name"]
    assert shown.isprintable()
    assert shown.strip()
    match = ann.make("me", {"kind": "here", "name": name}, "open", entropy=name, listed=True)
    claimed = somebody(server, "B").claim(match["id"], 2, name=name, entropy=name)
    assert all(seat["name"].isprintable() for seat in claimed["seats"])


@pytest.mark.parametrize("id", ["%00", "a%00b", "nothing", "a" * 64, "ä", "..%2f.."])
def test_an_unknown_match_is_unknown_however_it_is_written(server: Running, id: str) -> None:
    ann = somebody(server)
    with pytest.raises(RefusedError) as error:
        ann.get(f"/api/matches/{id}")
    assert error.value.status == 404
    refused("match/unknown", lambda: ann.sit(id.replace("%00", "\0"), None).close())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "nothing"}, "config/unknown-game"),
        ({"seats": [{"kind": "me"}]}, "config/bad-value"),
        ({"seats": [{"kind": "me"}] * 5}, "config/bad-value"),
        ({"options": {"rounds": 99}}, "config/bad-value"),
        ({"options": {"nothing": 1}}, "config/unknown-option"),
        ({"scenario": "nothing"}, "config/unknown-scenario"),
        ({"seats": [{"kind": "me"}, {"kind": "agent", "agent": "/etc/x.py"}]}, "match/agent"),
        ({"seats": [{"kind": "me"}, {"kind": "agent", "agent": "search"}]}, "match/agent"),
        ({"unknown": 1}, "http/bad-request"),
        ({"pace": {"seconds": 1}}, "http/bad-request"),
        ({"seats": []}, "http/bad-request"),
    ],
)
def test_an_impossible_match_is_refused_with_its_reason(
    quick_server: Running, wish: dict[str, Any], code: str
) -> None:
    ann = somebody(quick_server)
    body = {"game": "template", "seats": [{"kind": "me"}, {"kind": "agent"}], **wish}
    refused(code, lambda: ann.post("/api/matches", body), 400)
    assert ann.get("/api/me")["seats"] == []


def test_a_rematch_turns_the_seats_and_is_made_once(server: Running) -> None:
    match, ann, bob = table_of_two(server, options={"rounds": 3})
    id = match["id"]
    refused("match/not-running", lambda: ann.post(f"/api/matches/{id}/rematch"), 409)
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        play_on(first, second)
        again = ann.post(f"/api/matches/{id}/rematch")
        second.until(lambda seat: seat.table["next"] == again["id"])
    assert bob.post(f"/api/matches/{id}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert (again["status"], again["options"]["rounds"]) == ("running", 3)
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    stranger = Person(server, ann.links(id)["watch"])
    refused("link/wrong", lambda: stranger.post(f"/api/matches/{id}/rematch"), 403)


def test_where_the_winner_begins_the_next_match_that_seat_is_named_in_the_rematch() -> None:
    config = load("arcade").info.configure(3, {"island": True, "first_player": "3"}).to_json()

    def again(*ranking: list[int]) -> dict[str, Any]:
        old = SimpleNamespace(
            game="arcade", choices=config, outcome={"ranking": [*ranking]}, seats=[None] * 3
        )
        options: dict[str, Any] = choices_again(cast(MatchRow, old))["options"]
        return options

    assert again([1], [0, 2])["first_player"] == "3"
    assert again([2], [0, 1])["first_player"] == "1"
    assert again([0, 1], [2])["first_player"] == "random"
    assert again([1], [0, 2])["island"] is True


def test_a_list_of_matches_opens_no_rooms(quick_server: Running) -> None:
    match, ann, _ = table_of_two(quick_server)
    rooms = quick_server.app.state.services.lobby.rooms
    quick_server.forget(match["id"])
    rooms.sweep()
    (mine,) = [seat for seat in ann.get("/api/me")["seats"] if seat["match"]["id"] == match["id"]]
    assert (mine["waiting"], mine["match"]["to_act"]) == (True, [0, 1])
    assert rooms.known(match["id"]) is None


def test_what_a_person_likes_goes_along_and_is_checked(server: Running) -> None:
    ann = somebody(server)
    assert set(ann.get("/api/me")["preferences"].values()) == {None}
    wish = {"theme": "dark", "speed": 0.5, "marks": True}
    ann.ask("PATCH", "/api/me", {"preferences": wish})
    found = Person(server, ann.secret).get("/api/me")["preferences"]
    assert {key: value for key, value in found.items() if value is not None} == wish
    for bad in ({"theme": "pink"}, {"speed": 9}, {"colour": "red"}):
        refused("http/bad-request", partial(ann.ask, "PATCH", "/api/me", {"preferences": bad}), 400)
