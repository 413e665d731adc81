"""A hostile client through whole matches of every game: all of it refused, nothing changed."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from hulldown.games import load, names
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.server.links import Signer
from hulldown.server.rows import MatchRow
from hulldown.server.storage.rows import read_match
from hulldown.server.wire import MESSAGE_BYTES
from tests.server.client import Person, RefusedError, Seat, Socket, seated, somebody
from tests.server.running import Running

pytestmark = pytest.mark.slow

DECISIONS = 30
"""After this many, agents play a long match to its end, with the hostile client still there."""
EACH = 5
"""Hostile requests a decision; the next decision sends the next ones."""
DEEP = "[" * 5000 + "]" * 5000
UNREADABLE: tuple[tuple[str | bytes, str], ...] = (
    ("", "message/format"),
    ("{", "message/format"),
    ("null", "message/format"),
    ("[]", "message/format"),
    ('"hello"', "message/format"),
    (b'{"type":"concede","id":"x"}', "message/format"),
    ('{"type":"nothing","id":"x"}', "message/format"),
    ('{"id":"x"}', "message/format"),
    ('{"type":"act","id":"x"}', "message/format"),
    ('{"type":"act","id":"x","prompt_number":"1","actions":[]}', "message/format"),
    ('{"type":"act","id":"x","prompt_number":-1,"actions":[]}', "message/format"),
    ('{"type":"act","id":"x","prompt_number":1e999,"actions":[]}', "message/format"),
    ('{"type":"act","id":"x","prompt_number":1,"actions":["ready"]}', "message/format"),
    ('{"type":"act","id":"x","prompt_number":1,"actions":[],"seat":1}', "message/format"),
    ('{"type":"concede","id":""}', "message/format"),
    ('{"type":"concede","id":"\\ud800"}', "message/format"),
    ('{"type":"query","id":"x","question":' + DEEP + "}", "message/format"),
    ('{"type":"say","id":"x","text":"' + "a" * 500 + '"}', "message/format"),
    ('{"type":"hello","match":"x"}', "message/order"),
    ("x" * (MESSAGE_BYTES + 1), "message/too-large"),
    ("ł" * (MESSAGE_BYTES // 2 + 1), "message/too-large"),
)


def stored(server: Running, match: str) -> MatchRow:
    """Everything the database holds of the match, but its log, whose length it holds."""
    row = server.store.read_now(lambda c: read_match(c, match))
    assert row is not None
    return row


def illegal_requests(seat: Seat, foreign: JSON) -> Iterator[tuple[str, dict[str, JSON], str]]:
    """Well-formed requests that must be refused just now, each with the code it gets."""
    actions = seat.choices[:1] or [foreign]
    for prompt in (abs(seat.prompt - 1), seat.prompt + 1, 2**31):
        yield "act", {"prompt_number": prompt, "actions": actions}, "match/stale"
        yield "commit", {"prompt_number": prompt}, "match/stale"
        yield "take-back", {"prompt_number": prompt}, "match/stale"
    now = {"prompt_number": seat.prompt}
    yield "act", {**now, "actions": [{"kind": "nonsense"}]}, "action/format"
    yield "act", {**now, "actions": [{}]}, "action/format"
    yield "act", {**now, "actions": []}, "action/format"
    code = "action/illegal" if seat.is_asked else "action/not-your-turn"
    yield "act", {**now, "actions": [foreign]}, code
    yield "draft", {"actions": [{"kind": 1}]}, "action/format"
    if not seat.situation["draft"]:
        yield "commit", now, "action/format"
    if seat.situation["take_back"] is not None:
        yield "take-back", now, "match/take-back"
    yield "orders", {"orders": {"nothing": 1}}, "match/order"
    yield "propose", {"kind": "resume"}, "match/proposal"
    yield "propose", {"kind": "pace"}, "message/format"
    yield "propose", {"kind": "take-back", "line": 10**6}, "match/proposal"
    yield "consent", {"proposal": 1, "yes": True}, "match/proposal"
    yield "hand-over", {"agent": "../../etc/passwd"}, "match/agent"
    yield "say", {}, "message/format"


def attack(seat: Seat, kind: str, fields: dict[str, JSON], code: str) -> None:
    with pytest.raises(RefusedError) as error:
        seat.ask(kind, **fields)
    assert error.value.code == code, (kind, fields)


def attack_unreadably(person: Person, match: str) -> None:
    """Nonsense on a connection of its own: it is answered, then thrown out."""
    with person.sit(match, 0) as seat:
        for text, code in UNREADABLE:
            seat.send(text)
            while (message := seat.take())["type"] != "refused":
                pass
            assert (message["id"], message["error"]["code"]) == ("", code), text[:80]


def attack_doors(server: Running, person: Person, other: Person, match: str) -> None:
    """Other seats' secrets, forged and expired ones, and none at all."""
    links: Signer = server.app.state.services.lobby.links
    forged = Signer(b"not the key")
    doors: list[tuple[int | None, str, str]] = [
        (1, person.secret, "link/wrong"),
        (0, other.secret, "link/wrong"),
        (0, links.of_seat(match, 1, 1), "link/wrong"),
        (0, links.of_seat(match, 0, 0), "match/unknown"),
        (0, links.of_seat(match, 0, 2), "match/unknown"),
        (0, links.of_seat("another", 0, 1), "match/unknown"),
        (0, links.of_spectators(match), "link/wrong"),
        (0, links.of_invitation(match, 0, 1), "match/unknown"),
        (0, links.of_player("nobody"), "match/unknown"),
        (0, forged.of_seat(match, 0, 1), "link/unknown"),
        (None, forged.of_spectators(match), "link/unknown"),
        (0, person.secret[:-1], "link/unknown"),
        (0, "", "match/unknown"),
        (None, "", "match/unknown"),
        (15, person.secret, "link/wrong"),
    ]
    for seat, secret, code in doors:
        with pytest.raises(RefusedError) as error:
            Seat(server, match, seat, secret).close()
        assert error.value.code == code, (seat, secret)
    with Socket(server) as socket:
        socket.send({"type": "act", "id": "x", "prompt_number": 1, "actions": []})
        assert socket.hear()["error"]["code"] == "message/order"


def foreign_action(game: str, config: JSON, seats: list[Seat]) -> JSON:
    """An action of the game that the first seat may not take now; another's, if there is one."""
    own = seats[0].choices
    others = [choice for seat in seats[1:] for choice in seat.choices]
    rules = load(game)
    table = rules.actions(rules.info.configure(len(seats), config))
    every = [action.to_json() for action in table.actions]
    return next(action for action in [*others, *every] if action not in own)


def check_all(server: Running, seats: list[Seat], match: JSON, step: int) -> None:
    """One round of hostility; the database holds what it held before."""
    id = match["id"]
    before = stored(server, id)
    foreign = foreign_action(match["game"], match["options"], seats)
    every = list(illegal_requests(seats[0], foreign))
    start = step * EACH % len(every)
    for kind, fields, code in [*every, *every][start : start + EACH]:
        attack(seats[0], kind, fields, code)
    assert stored(server, id) == before, f"step {step}"


def attack_from_a_handed_over_seat(seat: Seat) -> None:
    """While an agent plays for it, its person cannot act; nor for anybody else."""
    now = {"prompt_number": seat.prompt, "actions": [{"kind": "nonsense"}]}
    with pytest.raises(RefusedError) as error:
        seat.ask("act", **now)
    assert error.value.code in {"match/not-running", "match/stale", "action/match-over"}
    attack(seat, "consent", {"proposal": 1, "yes": True}, "match/proposal")


@pytest.mark.parametrize("game", names())
def test_a_hostile_client_gets_nothing_but_codes(game: str, quick_server: Running) -> None:
    server = quick_server
    ann, bob = somebody(server), somebody(server, "Bob")
    count = max(2, load(game).info.seats[0])
    kinds = ["me", *["friend"] * (count - 1)]
    match = ann.make(*kinds, game=game, pace={"reactions": "ask"})
    for place, invite in ann.links(match["id"])["invites"].items():
        match = bob.claim(match["id"], int(place), invite)
    picks = SeededChance(game)
    id = match["id"]
    sitting = [ann.sit(id, 0), *(bob.sit(id, place) for place in range(1, count))]
    with seated(*sitting):
        for step in range(DECISIONS):
            for seat in sitting:
                seat.catch_up()
            if sitting[0].is_over:
                break
            check_all(server, sitting, match, step)
            if step % 20 == 0:
                before = stored(server, id)
                attack_unreadably(ann, id)
                attack_doors(server, ann, bob, id)
                assert stored(server, id) == before
            actor = next(seat for seat in sitting if seat.is_asked)
            actor.act(actor.choices[picks.draw(len(actor.choices), "", "")])
        for seat in sitting:
            if not seat.is_over:
                seat.ask("hand-over", agent="greedy")
        while not sitting[0].is_over:
            sitting[0].take()
            attack_from_a_handed_over_seat(sitting[0])
        attack(sitting[0], "concede", {}, "action/match-over")
    assert ann.info(id)["outcome"] is not None


def test_too_much_nonsense_ends_the_connection(quick_server: Running) -> None:
    ann = somebody(quick_server)
    match = ann.make("me", "friend")
    with ann.sit(match["id"], 0) as seat:
        for _ in range(60):
            seat.send("{")
        codes: list[str] = []
        while seat.bye is None:
            message = seat.take()
            codes += [message["error"]["code"]] if "error" in message else []
        with pytest.raises(ConnectionClosed):
            seat.take()
    assert codes == ["message/format"] * 40 + ["http/too-many"]


def test_a_huge_message_ends_the_connection(quick_server: Running) -> None:
    ann = somebody(quick_server)
    match = ann.make("me", "friend")
    with ann.sit(match["id"], 0) as seat:
        seat.send("x" * (16 * MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            seat.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
