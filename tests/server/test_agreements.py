"""What people do about a match: consent, concede, end, pause, pace, hand over."""

from pathlib import Path
from typing import Any

import pytest

from hulldown.replays import read, verify
from hulldown.replays.check import NOT_COMPARED
from tests.server.client import (
    Person,
    Seat,
    claim_crate,
    play_on,
    refused,
    seated,
    sendable,
    somebody,
    table_of_two,
)
from tests.server.running import Running
from tests.sides import two_sided

ASK = {"reactions": "ask"}


def number(seat: Seat) -> int:
    """The number of the proposal on the table."""
    seat.until(lambda seat: seat.table["proposal"] is not None)
    return int(seat.table["proposal"]["number"])


def agree(proposer: Seat, other: Seat, kind: str, **more: Any) -> None:
    """One proposes, the other agrees."""
    proposer.ask("propose", kind=kind, **more)
    other.ask("consent", proposal=number(other), yes=True)
    proposer.until(lambda seat: seat.table["proposal"] is None)


def three_people(server: Running) -> tuple[str, list[Person]]:
    people = [somebody(server, name) for name in ("Ann", "Bob", "Cem")]
    id = people[0].make("me", "open", "open", listed=True, pace=ASK)["id"]
    for seat in (1, 2):
        people[seat].claim(id, seat)
    return id, people


def test_a_take_back_beyond_the_fence_needs_everybodys_consent(
    server: Running, tmp_path: Path
) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        before = first.situation["view"]
        claim_crate(first, second)
        assert first.situation["take_back"] is not None
        first.ask("propose", kind="take-back")
        second.ask("consent", proposal=number(second), yes=False)
        first.until(lambda seat: seat.table["proposal"] is None)
        assert (first.texts()[-1], first.lines[-1]["message"]["args"]) == (
            "match-declined-take-back",
            {"seat": "seat:1", "of": "seat:0"},
        )
        agree(first, second, "take-back")
        first.catch_up()
        assert first.texts()[-1] == "match-took-back-agreed"
        assert first.situation["view"] == before
        assert first.situation["to_act"] == second.situation["to_act"] == [0, 1]
        play_on(first, second)
    file = tmp_path / "match.jsonl"
    file.write_bytes(ann.get(f"/api/matches/{id}/replay"))
    assert verify(file).to_json() == {"ok": True, "problems": [], "notes": [NOT_COMPARED]}
    (taken,) = [record for record in read(file).records if record.kind == "take-back"]
    assert (taken.by, taken.seat, taken.cancels[0]) == ("consent", 0, 1)


def test_a_proposed_take_back_is_gone_when_the_match_goes_on(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.act("ready")
        first.ask("propose", kind="take-back")
        old = number(second)
        second.act(sendable(second))  # private: nobody learns of it
        second.catch_up()
        assert second.table["proposal"]["number"] == old
        second.act("ready")
        first.until(lambda seat: seat.table["proposal"] is None)
        refused("match/proposal", lambda: second.ask("consent", proposal=old, yes=True))
        first.until(lambda seat: "match-lapsed-take-back" in seat.texts())


def test_who_withdraws_a_proposal_is_not_told_so(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.ask("propose", kind="end")
        first.ask("consent", proposal=number(first), yes=False)
        second.until(lambda seat: seat.table["proposal"] is None)
        assert not [text for text in second.texts() if text.startswith("match-")]


def test_a_take_back_to_a_line_tells_each_what_would_be_undone(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    id = match["id"]
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        before = first.situation["view"]
        claim_crate(first, second)
        play_on(first, second, until=lambda: first.texts().count("plans-shown") > 1)
        first.ask("propose", kind="take-back", line=0)
        asked = number(second)
        for seat in (first, second):
            seat.catch_up()
            undone = seat.texts()[seat.table["proposal"]["line"] :]
            assert undone.count("plans-shown") == 2
        second.ask("consent", proposal=asked, yes=True)
        first.until(lambda seat: seat.table["proposal"] is None)
        first.catch_up()
        assert first.situation["view"] == before


def test_nothing_done_nothing_to_take_back_by_consent(server: Running) -> None:
    match, ann, _ = table_of_two(server)
    with ann.sit(match["id"], 0) as first:
        refused("match/take-back", lambda: first.ask("propose", kind="take-back"))
        refused("match/proposal", lambda: first.ask("propose", kind="take-back", line=99))
        assert first.table["proposal"] is None


def test_who_gives_up_against_one_loses(server: Running) -> None:
    match, ann, bob = table_of_two(server)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        first.ask("concede")
        second.until(lambda seat: seat.is_over)
        result = second.situation["outcome"]
        assert (result["reason"], result["ranking"]) == ("conceded", [[1], [0]])
        assert second.texts()[-1] == "match-conceded"


def test_who_gives_up_among_three_is_played_on_by_an_agent(server: Running) -> None:
    id, (ann, bob, cem) = three_people(server)
    with seated(ann.sit(id, 0), bob.sit(id, 1), cem.sit(id, 2)) as (first, second, third):
        first.ask("concede")
        first.ask("concede")
        second.until(lambda seat: "match-gave-up" in seat.texts())
        second.until(lambda seat: seat.table["seats"][0]["conceded"])
        assert second.table["seats"][0]["stand_in"] == "lieutenant"
        second.until(lambda seat: 0 not in seat.situation["to_act"])
        assert second.texts().count("match-gave-up") == 1
        refused("match/not-running", lambda: first.ask("hand-over"))
        refused(
            "match/not-running", lambda: first.ask("act", prompt_number=first.prompt, actions=[])
        )
        third.ask("concede")
        second.until(lambda seat: seat.is_over)
        assert second.situation["outcome"]["ranking"] == [[1], [0, 2]]


def four_people(server: Running, teams: list[int]) -> tuple[str, list[Person]]:
    people = [somebody(server, name) for name in ("Ann", "Bob", "Cem", "Dan")]
    made = people[0].make("me", "open", "open", "open", teams=teams, listed=True, pace=ASK)
    id = made["id"]
    for seat in (1, 2, 3):
        people[seat].claim(id, seat)
    return id, people


def test_the_last_side_wins_with_those_of_it_who_gave_up_earlier(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_sided(monkeypatch):
        id, people = four_people(quick_server, [0, 1, 0, 1])
        with seated(*(one.sit(id, seat) for seat, one in enumerate(people))) as seats:
            for seat in (0, 1):
                seats[seat].ask("concede")
                assert not seats[seat].is_over
            seats[3].ask("concede")
            seats[2].until(lambda seat: seat.is_over)
            assert seats[2].situation["outcome"]["ranking"] == [[0, 2], [1, 3]]


def test_on_one_side_the_match_goes_on_until_the_last_gives_up_and_nobody_has_won(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_sided(monkeypatch):
        id, people = four_people(quick_server, [1, 1, 1, 1])
        with seated(*(one.sit(id, seat) for seat, one in enumerate(people))) as seats:
            for seat in (0, 1, 3):
                seats[seat].ask("concede")
                assert not seats[seat].is_over
            seats[2].ask("concede")
            assert seats[2].situation["outcome"]["ranking"] == [[], [0, 1, 2, 3]]


def test_all_agree_to_end(server: Running) -> None:
    id, (ann, bob, cem) = three_people(server)
    with seated(ann.sit(id, 0), bob.sit(id, 1), cem.sit(id, 2)) as (first, second, third):
        first.ask("propose", kind="end")
        asked = number(third)
        second.ask("consent", proposal=asked, yes=True)
        third.until(lambda seat: seat.table["proposal"]["waiting"] == [2])
        assert not first.is_over
        refused("match/proposal", lambda: second.ask("propose", kind="end"))
        refused("match/proposal", lambda: third.ask("consent", proposal=asked + 1, yes=True))
        third.ask("consent", proposal=asked, yes=True)
        first.until(lambda seat: seat.is_over)
        assert first.situation["outcome"]["reason"] == "agreed"


def test_giving_up_leaves_nobody_to_wait_for(server: Running) -> None:
    id, (ann, bob, cem) = three_people(server)
    with seated(ann.sit(id, 0), bob.sit(id, 1), cem.sit(id, 2)) as (first, second, third):
        first.ask("propose", kind="end")
        second.ask("consent", proposal=number(second), yes=True)
        third.ask("concede")
        first.until(lambda seat: seat.is_over)
        assert first.situation["outcome"]["reason"] == "agreed"


def test_pause_resume_and_another_pace_by_consent(server: Running) -> None:
    pace = {"clock": "move", "seconds": 600}
    match, ann, bob = table_of_two(server, pace=pace)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        assert [seat["ticking"] for seat in first.table["seats"]] == [True, True]
        refused("match/proposal", lambda: first.ask("propose", kind="resume"))
        agree(first, second, "pause")
        assert first.table["paused"]
        assert [seat["ticking"] for seat in first.table["seats"]] == [False, False]
        refused("match/proposal", lambda: first.ask("propose", kind="pause"))
        agree(second, first, "resume")
        assert not first.table["paused"]
        refused("message/format", lambda: first.ask("propose", kind="pace"))
        days = {"mode": "days", "clock": "bank", "seconds": 864_000, "bonus": 60}
        agree(first, second, "pace", pace=days)
        first.until(lambda seat: seat.table["pace"]["mode"] == "days")
        assert first.table["seats"][0]["left"] == pytest.approx(864_000, abs=60)
        claim_crate(first, second)  # over days reactions go by orders
        first.until(lambda seat: "answers-shown" in seat.texts())


def test_a_seat_is_handed_to_an_agent_and_taken_back(server: Running) -> None:
    match, ann, bob = table_of_two(server, pace=ASK)
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        refused("match/agent", lambda: first.ask("hand-over", agent="nobody"))
        first.ask("hand-over", agent="lieutenant")
        second.until(lambda seat: seat.situation["to_act"] == [1])
        assert "match-handed-over" in second.texts()
        assert second.table["seats"][0]["stand_in"] == "lieutenant"
        first.catch_up()
        card = {"kind": "ready"}
        refused("match/not-running", lambda: first.act(card))
        refused("match/not-running", lambda: first.ask("take-back", prompt_number=first.prompt))
        refused("match/not-running", lambda: first.ask("draft", actions=[card]))
        first.ask("hand-over")
        assert first.texts()[-1] == "match-came-back"
        play_on(first, second)
        assert first.is_over


def test_a_proposal_made_twice_is_one_proposal(server: Running) -> None:
    id, (ann, bob, cem) = three_people(server)
    with seated(ann.sit(id, 0), bob.sit(id, 1), cem.sit(id, 2)) as (first, second, third):
        request = first.request("propose", kind="end")
        first.put(request)
        asked = number(third)
        second.ask("consent", proposal=asked, yes=True)
        first.put(request)
        third.catch_up()
        assert third.table["proposal"]["agreed"] == [0, 1]
        assert third.table["proposal"]["number"] == asked
