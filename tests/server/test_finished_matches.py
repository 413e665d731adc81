"""The finished matches of a person, counted by game and opponent, and listed."""

from typing import Any

from hulldown.server.finished_matches import FinishedMatches
from hulldown.server.rows import FinishedMatch, SeatRow
from tests.server.client import Person, play_on, refused, seated, somebody, table_of_two
from tests.server.running import Running

ME = SeatRow(0, "person", "me", "me", "Ann")
COMPUTER = SeatRow(1, "agent", "agent", agent="gunner", name="Birch")


def match(
    ranking: list[list[int]], *others: SeatRow, teams: list[int] | None = None
) -> FinishedMatch:
    """A match of mine, at seat 0."""
    return FinishedMatch("m", "template", teams or [], ranking, [ME, *(others or [COMPUTER])])


def results(*matches: FinishedMatch) -> tuple[int, int, int]:
    (tally,) = FinishedMatches("me", matches).games()
    return tally.won, tally.lost, tally.drawn


def test_a_match_is_won_lost_or_drawn() -> None:
    assert results(match([[0], [1]])) == (1, 0, 0)
    assert results(match([[1], [0]])) == (0, 1, 0)
    assert results(match([[0, 1]])) == (0, 0, 1)
    assert results(match([[], [0, 1]])) == (0, 1, 0)


def test_a_side_wins_together_and_against_the_game_alone() -> None:
    third = SeatRow(2, "agent", "agent", agent="ace")
    sides = match([[0, 1], [2]], COMPUTER, third, teams=[0, 0, 1])
    assert results(sides) == (1, 0, 0)
    assert [other.id for other in FinishedMatches("me", [sides]).others()] == ["agent:ace"]
    assert results(match([[0, 1]], teams=[0, 0])) == (1, 0, 0)


def test_whoever_shares_my_screen_is_somebody_else() -> None:
    beside = SeatRow(1, "person", "here", "me", "Bo")
    (other,) = FinishedMatches("me", [match([[1], [0]], beside)]).others()
    assert (other.id, other.name, other.won, other.lost) == ("here:Bo", "Bo", 0, 1)


def test_an_id_tells_others_apart_and_not_who_they_are() -> None:
    def met(person: str, name: str) -> str:
        beaten = SeatRow(1, "person", "friend", person, name)
        return FinishedMatches("me", [match([[0], [1]], beaten)]).others()[0].id

    assert met("x", "Bo") == met("x", "Bob") != met("y", "Bo")
    assert "x" not in met("x", "Bo")


def finish(server: Running, ann: Person, bob: Person, id: str) -> None:
    with seated(ann.sit(id, 0), bob.sit(id, 1)) as (first, second):
        play_on(first, second)


def test_finished_matches_are_counted_filtered_and_listed_by_the_page(server: Running) -> None:
    made, ann, bob = table_of_two(server, options={"rounds": 3}, pace={"reactions": "ask"})
    assert ann.get("/api/me/past") == {"total": 0, "matches": [], "games": [], "others": []}
    finish(server, ann, bob, made["id"])
    again = ann.post(f"/api/matches/{made['id']}/rematch")["id"]
    finish(server, bob, ann, again)
    found = ann.get("/api/me/past")
    (game,) = found["games"]
    (other,) = found["others"]
    assert [match["id"] for match in found["matches"]] == [again, made["id"]]
    assert (game["id"], other["name"], other["latest"]) == ("template", "Bob", again)
    counted = {end: other[end] for end in ("won", "lost", "drawn")}
    assert sum(counted.values()) == found["total"] == 2

    def listed(**wish: Any) -> list[str]:
        query = "&".join(f"{key}={value}" for key, value in wish.items())
        return [match["id"] for match in ann.get(f"/api/me/past?{query}")["matches"]]

    assert listed(game="rush") == []
    assert listed(game="template", other=other["id"]) == [again, made["id"]]
    assert listed(other="agent:ace") == []
    assert {end: len(listed(result=end)) for end in counted} == counted
    assert listed(start=1, count=1) == [made["id"]]
    refused("http/bad-request", lambda: ann.get("/api/me/past?result=best"), 400)
    refused("link/missing", lambda: Person(server, "").get("/api/me/past"), 401)
    assert somebody(server).get("/api/me/past")["total"] == 0
