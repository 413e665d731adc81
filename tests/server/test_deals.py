"""The same luck at several tables: everybody's first try at a deal is compared."""

from hulldown.kernel.canonical import JSON
from tests.server.client import Person, Running, Seat, play_on, refused, somebody

DEAL = "/api/games/template/deals/2026-11-17"
CLUB = "/api/games/template/deals/club-night"


def table_of(person: Person) -> str:
    """Their match of the deal."""
    match: str = person.post(DEAL)["id"]
    return match


def dealt(seat: Seat) -> JSON:
    """What the seat sees, whoever else has planned yet."""
    view: dict[str, JSON] = seat.situation["view"]
    return {key: value for key, value in view.items() if key != "waiting_for"}


def test_two_tables_of_a_deal_begin_alike(server: Running) -> None:
    ada, ben = somebody(server, "Ada"), somebody(server, "Ben")
    first, second = table_of(ada), table_of(ben)
    with ada.sit(first, 0) as one, ben.sit(second, 0) as other:
        assert dealt(one) == dealt(other)
    elsewhere = ben.post("/api/games/template/deals/2026-11-18")
    luck = ada.info(first)["fair"]["commitment"]
    assert ben.info(second)["fair"]["commitment"] == luck != elsewhere["fair"]["commitment"]


def test_the_first_try_counts_without_hints_and_is_listed(server: Running) -> None:
    ada = somebody(server, "Ada")
    match = table_of(ada)
    assert table_of(ada) == match
    info = ada.info(match)
    assert (info["deal"], info["hints"]) == ("2026-11-17", False)
    before = ada.get(DEAL)
    assert (before["by"], before["mine"], before["entries"]) == ("lead", match, [])
    with ada.sit(match, 0) as seat:
        play_on(seat, until=lambda: seat.is_over)
        scores = [sum(parts.values()) for parts in seat.situation["outcome"]["scores"]]
    (entry,) = somebody(server, "Ben").get(DEAL)["entries"]
    assert (entry["name"], entry["score"]) == ("Ada", scores[1] - scores[0])


def test_a_days_board_is_the_same_for_everybody_alone(server: Running) -> None:
    ada, ben = somebody(server, "Ada"), somebody(server, "Ben")
    day, next_day = (f"/api/games/arcade/deals/2026-11-{number}" for number in (17, 18))
    tables = [ada.post(day), ben.post(day), ben.post(next_day)]
    assert [len(table["seats"]) for table in tables] == [1, 1, 1]
    with ada.sit(tables[0]["id"], 0) as one, ben.sit(tables[1]["id"], 0) as other:
        assert dealt(one) == dealt(other)
    luck = [table["fair"]["commitment"] for table in tables]
    assert luck[0] == luck[1] != luck[2]
    told = ben.get(day)
    assert (told["by"], told["mine"], told["entries"]) == ("score", tables[1]["id"], [])


def test_a_deal_has_a_plain_name(server: Running) -> None:
    ada = somebody(server, "Ada")
    refused("http/not-found", lambda: ada.post("/api/games/template/deals/a%20b"), 404)
    refused("config/unknown-game", lambda: ada.get("/api/games/none/deals/today"), 400)
    refused("config/unknown-game", lambda: ada.post("/api/games/none/deals/today"), 400)


def test_people_at_several_tables_of_a_deal_are_compared_seat_by_seat(server: Running) -> None:
    ada, ben = somebody(server, "Ada"), somebody(server, "Ben")
    pairs = {"Ada": [{"kind": "me"}, {"kind": "here", "name": "Cleo"}]}
    pairs["Ben"] = [{"kind": "me"}, {"kind": "here", "name": "Dora"}]
    first = ada.post(f"{CLUB}/tables", {"seats": pairs["Ada"]})
    second = ben.post(f"{CLUB}/tables", {"seats": pairs["Ben"]})
    assert ada.post(CLUB)["id"] == first["id"]
    assert first["fair"]["commitment"] == second["fair"]["commitment"]
    wanted = []
    for person, match in ((ada, first), (ben, second)):
        with person.sit(match["id"], 0) as one, person.sit(match["id"], 1) as other:
            play_on(one, other)
            one.catch_up()
            mine, theirs = (sum(parts.values()) for parts in one.situation["outcome"]["scores"])
        wanted.append([mine - theirs, theirs - mine])
    told = ada.get(CLUB)
    assert [table["names"] for table in told["tables"]] == [["Ada", "Cleo"], ["Ben", "Dora"]]
    assert [table["leads"] for table in told["tables"]] == wanted
    assert (told["mine"], told["entries"]) == (first["id"], [])


def test_a_table_of_friends_keeps_the_luck_of_its_deal(server: Running) -> None:
    ada, ben = somebody(server, "Ada"), somebody(server, "Ben")
    match = ada.post(f"{CLUB}/tables", {"seats": [{"kind": "me"}, {"kind": "friend"}]})
    assert match["status"] == "waiting"
    invite = ada.get(f"/api/matches/{match['id']}/links")["invites"]["1"]
    claim = {"name": "Ben", "invite": invite, "entropy": "other luck"}
    begun = ben.post(f"/api/matches/{match['id']}/seats/1/claim", claim)
    assert (begun["status"], begun["fair"]["entropy"]) == ("running", ["", ""])
    assert ben.get(CLUB)["mine"] == match["id"]


def test_a_table_that_was_given_up_is_not_compared(server: Running) -> None:
    ada = somebody(server, "Ada")
    given_up = "/api/games/template/deals/given-up"
    with ada.sit(ada.post(given_up)["id"], 0) as seat:
        seat.ask("concede")
    assert ada.get(given_up)["entries"] == []
