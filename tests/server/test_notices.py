"""Notices: one for each turn, none while the tab is open, in the ways the person chose."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from hmac import new as hmac
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from fluent.syntax import FluentParser, ast
from msgspec import json
from sqlalchemy import delete, func, select

from hulldown.server import notices
from hulldown.server.push import CURVE, PushKeys, Subscription, as_text, encrypted, from_text
from hulldown.server.settings import Settings
from hulldown.server.storage.schema import OUTBOX
from hulldown.texts import LANGUAGES
from tests.server.client import PATIENCE, Person, RefusedError, play_on, seated, somebody, until
from tests.server.conftest import NewDatabase
from tests.server.databases import free_port
from tests.server.receivers import Browser, Mailbox, Receiver, mail_server, web_server
from tests.server.running import Running, running

ADDRESS = "https://tanks.example"
DELAY = 0.3


class World(NamedTuple):
    """A server and all that can be told."""

    server: Running
    mailbox: Mailbox
    receiver: Receiver


@pytest.fixture(scope="module")
def all_around(new_database: NewDatabase) -> Iterator[World]:
    """A server beside a mail server and a web server."""
    mailbox, port = Mailbox(), free_port()
    settings = Settings(
        db=new_database("sqlite"),
        address=f"{ADDRESS}/",
        smtp=f"smtp://127.0.0.1:{port}",
        sender="tables@tanks.example",
        own_network=True,
        notice_delay=DELAY,
        requests_each=1_000_000,
        stored_each=1_000_000,
    )
    with mail_server(mailbox, port), web_server() as receiver, running(settings) as server:
        yield World(server, mailbox, receiver)


@pytest.fixture
def world(all_around: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """The same, with nothing left over from the test before."""
    monkeypatch.setattr(notices, "WAITS", (0.05, 0.05))
    monkeypatch.setattr(notices, "MANY_HOSTS", -1)  # no test waits for another's calls
    yield all_around
    until(lambda: outbox(all_around) == 0)
    for queue in (all_around.mailbox.mails, all_around.receiver.calls):
        while not queue.empty():
            queue.get()


@contextmanager
def held_back(world: World) -> Iterator[None]:
    """Nobody is told anything meanwhile, however slow this machine is."""
    world.server.settings.notice_delay = 3600.0
    yield
    world.server.settings.notice_delay = DELAY


def outbox(world: World) -> int:
    """How many notices wait."""
    count = world.server.store.read_now(
        lambda c: c.execute(select(func.count()).select_from(OUTBOX)).scalar()
    )
    return int(count or 0)


def change(person: Person, **wishes: Any) -> Any:
    return person.ask("PATCH", "/api/me", {"notices": wishes})


def match_for(host: Person, waiting: Person) -> str:
    """A match that waits for its second seat's person, who is not there; the first is asked too."""
    match = host.make("me", "friend")
    invite = host.links(match["id"])["invites"]["1"]
    id: str = waiting.claim(match["id"], 1, invite)["id"]
    return id


def confirmed(world: World, address: str = "bob@mail.example", language: str = "en") -> Person:
    """Somebody who has confirmed an address."""
    bob = somebody(world.server, "Bob")
    bob.ask("PATCH", "/api/me", {"language": language, "notices": {"email": address}})
    mail = world.mailbox.mails.get(timeout=PATIENCE)
    secret = re.search(r"#/confirm/(\S+)", mail.get_content())
    assert secret is not None
    assert bob.fetch("POST", "/api/email", json.encode({"secret": secret[1]})).status_code == 204
    return bob


# E-mail


def test_a_mail_comes_when_the_match_waits_and_its_person_is_away(world: World) -> None:
    ann, bob = somebody(world.server), confirmed(world, "bob1@mail.example")
    match = match_for(ann, bob)
    mail = world.mailbox.mails.get(timeout=PATIENCE)
    assert mail["To"] == "bob1@mail.example"
    assert mail["From"] == "Hulldown <tables@tanks.example>"
    assert mail["Subject"] == "It is your turn in Night Convoy"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{ADDRESS}/#/match/{match}\r\n" in mail.get_content()
    assert bob.secret not in mail.get_content()


def test_a_mail_speaks_the_language_of_its_reader(world: World) -> None:
    bob = confirmed(world, "bob2@mail.example", language="de")
    match_for(somebody(world.server), bob)
    assert world.mailbox.mails.get(timeout=PATIENCE)["Subject"].startswith("Du bist am Zug in ")


def test_an_address_gets_nothing_until_it_is_confirmed(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    page = change(bob, email="victim@mail.example", confirmed=True)
    assert page["notices"]["confirmed"] is False
    match_for(ann, bob)
    mail = world.mailbox.mails.get(timeout=PATIENCE)
    assert mail["Subject"] == "Is this your address?"
    until(lambda: outbox(world) == 0)
    assert world.mailbox.mails.empty()


def test_an_address_is_asked_once_however_often_it_is_entered(world: World) -> None:
    for _ in range(3):
        change(somebody(world.server), email="often@mail.example")
    world.mailbox.mails.get(timeout=PATIENCE)
    until(lambda: outbox(world) == 0)
    assert world.mailbox.mails.empty()


def test_strangers_cannot_send_mail_to_everybody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "CONFIRMS_IN_ALL", 0)
    with pytest.raises(RefusedError) as refused:
        change(somebody(world.server), email="one-too-many@mail.example")
    assert (refused.value.status, refused.value.code) == (429, "http/too-many")


def test_what_waits_survives_a_restart(new_database: NewDatabase) -> None:
    url = new_database("sqlite")
    with web_server() as receiver:
        patient = Settings(db=url, own_network=True, notice_delay=3600.0)
        with running(patient) as server:
            bob = somebody(server, "Bob")
            change(bob, webhook=receiver.address)
            match = match_for(somebody(server), bob)
        assert receiver.calls.empty()
        with running(Settings(db=url, own_network=True, notice_delay=0.0)):
            assert json.decode(receiver.calls.get(timeout=PATIENCE).body)["match"] == match


def test_another_address_is_confirmed_anew(world: World) -> None:
    bob = confirmed(world, "old@mail.example")
    assert bob.get("/api/me")["notices"]["confirmed"]
    assert change(bob, email="old@mail.example")["notices"]["confirmed"]
    assert not change(bob, email="new@mail.example")["notices"]["confirmed"]


@pytest.mark.parametrize(
    "secret", ["", "made.up", "WyJhIiwiYiJd.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb"]
)
def test_a_made_up_confirmation_is_refused(world: World, secret: str) -> None:
    with pytest.raises(RefusedError) as refused:
        Person(world.server).post("/api/email", {"secret": secret})
    assert refused.value.code == "link/unknown"


def test_a_mail_that_is_put_off_comes_later(world: World) -> None:
    ann, bob = somebody(world.server), confirmed(world, "bob3@mail.example")
    world.mailbox.refusals = ["451 later"]
    match_for(ann, bob)
    assert world.mailbox.mails.get(timeout=PATIENCE)["To"] == "bob3@mail.example"


# When


def test_nobody_is_told_while_the_tab_is_open(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    with held_back(world):
        match = match_for(ann, bob)
        seat = bob.sit(match, 1)  # within the delay, as after a reload
    with seat:
        until(lambda: outbox(world) == 0)
        assert world.receiver.calls.empty()


def test_a_turn_is_told_once_however_long_it_waits(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    match_for(ann, bob)
    world.receiver.calls.get(timeout=PATIENCE)
    until(lambda: outbox(world) == 0)
    assert world.receiver.calls.empty()


def test_what_was_answered_meanwhile_is_not_told(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    with held_back(world):
        match = match_for(ann, bob)
        with seated(ann.sit(match, 0), bob.sit(match, 1)) as seats:
            play_on(*seats)
    until(lambda: outbox(world) == 0)
    assert world.receiver.calls.empty()


def test_who_handed_the_seat_to_an_agent_is_not_told(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    with held_back(world):
        match = match_for(ann, bob)
        with bob.sit(match, 1) as seat:
            seat.ask("hand-over", agent="random")
    until(lambda: outbox(world) == 0)
    assert world.receiver.calls.empty()


# Webhooks


def test_a_webhook_is_told_what_waits_and_can_check_who_says_so(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    page = change(bob, webhook=f"{world.receiver.address}/hook?of=bob")
    match = match_for(ann, bob)
    call = world.receiver.calls.get(timeout=PATIENCE)
    assert call.path == "/hook?of=bob"
    told = json.decode(call.body)
    at = told.pop("at")
    link = f"{ADDRESS}/#/match/{match}"
    expected = {"event": "turn", "match": match, "game": "template", "seat": 1, "address": link}
    assert told == expected
    signed = hmac(page["webhook_key"].encode(), f"{at}.".encode() + call.body, sha256).hexdigest()
    assert call.headers["hulldown-signature"] == f"t={at},v1={signed}"


def test_everybody_has_a_webhook_key_of_their_own(world: World) -> None:
    keys = [somebody(world.server).get("/api/me")["webhook_key"] for _ in range(2)]
    assert len(set(keys)) == 2


def test_a_webhook_that_fails_is_called_again_and_then_left_alone(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    world.receiver.statuses = [500, 503, 500]
    match_for(ann, bob)
    for _ in range(3):
        world.receiver.calls.get(timeout=PATIENCE)
    until(lambda: outbox(world) == 0)
    assert world.receiver.calls.empty()


@pytest.mark.parametrize("status", [302, 400, 404])
def test_a_webhook_that_says_no_or_sends_elsewhere_is_not_followed(
    world: World, status: int
) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    world.receiver.statuses = [status]
    match_for(ann, bob)
    assert world.receiver.calls.get(timeout=PATIENCE).path == "/"
    until(lambda: outbox(world) == 0)
    assert world.receiver.calls.empty()


def test_one_way_that_fails_does_not_double_the_other(world: World) -> None:
    ann, bob = somebody(world.server), confirmed(world, "bob4@mail.example")
    change(bob, email="bob4@mail.example", webhook=world.receiver.address)
    world.receiver.statuses = [500]
    match_for(ann, bob)
    for _ in range(2):
        world.receiver.calls.get(timeout=PATIENCE)
    until(lambda: outbox(world) == 0)
    assert world.mailbox.mails.qsize() == 1


def test_a_host_is_not_flooded_with_calls(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "WAITS", (30.0,))
    monkeypatch.setattr(notices, "MANY_HOSTS", 1_000)
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    change(bob, webhook=world.receiver.address)
    for _ in range(8):
        match_for(ann, bob)
    until(lambda: put_off(world) > 0 and len(waiting(world)) == put_off(world))
    called = world.receiver.calls.qsize()
    world.server.store.write_now(lambda c: c.execute(delete(OUTBOX)))
    assert 1 <= called < 8


def waiting(world: World) -> list[int]:
    """How often the notices that wait were tried."""
    return world.server.store.read_now(lambda c: list(c.execute(select(OUTBOX.c.tries)).scalars()))


def put_off(world: World) -> int:
    return sum(tries > 0 for tries in waiting(world))


# Web push


def test_a_push_can_be_read_by_its_browser_only(world: World) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    browser = Browser(f"{world.receiver.address}/push/bob")
    page = change(bob, push=[browser.subscription()])
    match = match_for(ann, bob)
    call = world.receiver.calls.get(timeout=PATIENCE)
    assert match.encode() not in call.body
    assert json.decode(browser.read(call.body)) == {
        "title": "Night Convoy",
        "body": "The match is waiting for you.",
        "match": match,
    }
    assert call.headers["content-encoding"] == "aes128gcm"
    assert int(call.headers["ttl"]) > 0
    check_vapid(call.headers["authorization"], page["push_key"], world.receiver.address)


def check_vapid(header: str, key: str, audience: str) -> None:
    """The push service can see that this server sends, to whom and until when."""
    found = re.fullmatch(r"vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)", header)
    assert found is not None
    head, claims, signature, public = found.groups()
    assert public == key
    raw = from_text(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = json.decode(from_text(claims))
    assert claimed["aud"] == audience
    assert claimed["sub"] == "mailto:tables@tanks.example"
    assert time.time() < claimed["exp"] <= time.time() + 86_400


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_left_is_forgotten(world: World, status: int) -> None:
    ann, bob = somebody(world.server), somebody(world.server, "Bob")
    gone, here = (Browser(f"{world.receiver.address}/{name}") for name in ("gone", "here"))
    change(bob, push=[gone.subscription(), here.subscription()])
    world.receiver.statuses = [status]
    match_for(ann, bob)
    for _ in range(2):
        world.receiver.calls.get(timeout=PATIENCE)
    until(lambda: outbox(world) == 0)
    left = bob.get("/api/me")["notices"]["push"]
    assert [one["endpoint"] for one in left] == [here.endpoint]


def test_a_push_is_written_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, Appendix A."""
    their = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    secret = from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(secret), CURVE)
    salt = from_text("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert as_text(encrypted(Subscription("", their), text, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


# What cannot be chosen


@pytest.mark.parametrize(
    "wishes",
    [
        {"email": "nobody"},
        {"email": "a@b.example\nBcc: c@d.example"},
        {"email": "a@b.example, c@d.example"},
        {"email": "A <a@b.example>"},
        {"email": "a@localhost"},
        {"webhook": "ftp://files.example/"},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "https://"},
        {"webhook": "https://user:word@host.example/"},
        {"webhook": "https://host.example:25/"},
        {"webhook": "https://host.example/ HTTP/1.1\r\nX: y"},
        {"push": [{"endpoint": "https://push.example/1"}]},
        {"push": [{"endpoint": "https://push.example/1", "keys": {"p256dh": "BA", "auth": "AA"}}]},
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(world: World, wishes: Any) -> None:
    bob = somebody(world.server)
    with pytest.raises(RefusedError) as refused:
        change(bob, **wishes)
    assert (refused.value.status, refused.value.code) == (400, "notices/address")
    assert bob.get("/api/me")["notices"] == {
        "email": "", "webhook": "", "push": [], "confirmed": False,
    }  # fmt: skip


def test_without_a_mail_server_no_address_is_taken(quick_server: Running) -> None:
    bob = somebody(quick_server)
    assert bob.get("/api/me")["mail"] is False
    with pytest.raises(RefusedError) as refused:
        change(bob, email="bob@mail.example")
    assert refused.value.code == "notices/address"


# Words


def test_the_words_of_mails_are_the_same_in_each_language() -> None:
    found = [ids_of(language) for language in LANGUAGES]
    assert found[0]
    assert all(ids == found[0] for ids in found)


def ids_of(language: str) -> set[str]:
    file = files("hulldown.server").joinpath("words", f"{language}.ftl")
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
