"""Content packs over HTTP: a sheet to fill in, a filled one read, a match played with it."""

import json
from functools import partial
from typing import Any

import pytest

from hulldown.games import names
from hulldown.kernel.config import LARGEST_PACK
from hulldown.packs import LARGEST_SHEET, with_packs
from tests.server.client import HTTP, Person, refused, somebody
from tests.server.running import Running

HEADER = "id,name,country,class,cost,resources,power,armour,figures\n"
TIGER = HEADER + "tiger_p,Tiger (P),germany,heavy,5,4,2,2,printed\n"
WRONG = HEADER + "tiger_p,Tiger (P),germany,heavy,5,many,2,1,printed\n"


def send(server: Running, game: str, sheet: bytes, name: str = "mine") -> Any:
    """The answer to a sheet, and its status."""
    url = f"{server.address}/api/games/{game}/pack"
    answer = HTTP.post(url, params={"name": name}, content=sheet)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("asked", "separator"), [("", ","), ("?semicolons=true", ";")])
@pytest.mark.parametrize("game", with_packs())
def test_the_sheet_is_marked_as_utf_8_and_read_again(
    quick_server: Running, game: str, asked: str, separator: str
) -> None:
    answer = HTTP.get(f"{quick_server.address}/api/games/{game}/sheet{asked}")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}.csv"'
    assert answer.content.startswith(b"\xef\xbb\xbf")
    first, *rest = answer.content.split(b"\r\n")
    assert separator.encode() in first
    assert len(rest) > 9
    status, read = send(quick_server, game, answer.content)
    assert (status, read["pack"]["name"]) == (200, "mine")
    assert sum(read["figures"].values()) > 0
    assert len(json.dumps(read["pack"])) < LARGEST_PACK / 5, "a whole game fits in well"


def test_a_good_sheet_becomes_a_pack_that_a_match_is_played_with(quick_server: Running) -> None:
    status, read = send(quick_server, "rush", TIGER.encode(), "my  box")
    assert status == 200
    assert read["figures"] == {"printed": 1, "historical": 0, "ours": 99}
    ann = somebody(quick_server)
    match = ann.make("me", "agent", game="rush", pack=read["pack"])
    assert match["pack"] == "my box"
    with ann.sit(match["id"], 0) as seat:
        assert seat.welcome["titles"]["card:tiger_p"] == "Tiger (P)"


def test_a_name_that_is_far_too_long_is_shown_in_part(quick_server: Running) -> None:
    _, read = send(quick_server, "rush", TIGER.encode())
    pack = {**read["pack"], "name": "n" * 9000}
    match = somebody(quick_server).make("me", "agent", game="rush", pack=pack)
    assert match["pack"] == "n" * 40


def test_a_pack_has_its_limit(quick_server: Running) -> None:
    _, read = send(quick_server, "rush", TIGER.encode())
    pack, ann = {**read["pack"], "name": "n" * LARGEST_PACK}, somebody(quick_server)
    make = partial(ann.make, "me", "agent", game="rush", pack=pack)
    error = refused("config/bad-value", make, 400)
    assert "200,000 characters" in error.message


def test_a_wrong_sheet_is_refused_with_all_that_is_wrong(quick_server: Running) -> None:
    status, error = send(quick_server, "rush", WRONG.encode())
    assert (status, error["code"]) == (400, "data/bad-key")
    assert [(f["row"], f["column"]) for f in error["details"]["findings"]] == [
        (2, "resources"),
        (2, "armour"),
    ]
    first, _ = error["details"]["findings"]
    assert first["reason"] == "“many” is not a whole number from 0 to 6"
    args = {"value": {"typed": "many"}, "least": 0, "most": 6}
    assert first["message"] == {"id": "fault-whole", "args": args}
    assert error["message"] == f"row 2, resources: {first['reason']} (and 1 more)"


def test_what_is_no_text_is_told_by_its_row(quick_server: Running) -> None:
    status, error = send(quick_server, "arcade", b"tile,1\nM\xfcll,2\n")
    assert (status, error["code"]) == (400, "data/bad-key")
    assert [finding["row"] for finding in error["details"]["findings"]] == [2]


def test_a_sheet_has_its_limit(quick_server: Running) -> None:
    status, error = send(quick_server, "rush", b"x" * (LARGEST_SHEET + 1))
    assert (status, error["code"]) == (413, "http/too-large")


@pytest.mark.parametrize("name", ["", "n" * 41])
def test_a_pack_has_a_name_that_can_be_shown(quick_server: Running, name: str) -> None:
    status, error = send(quick_server, "rush", TIGER.encode(), name)
    assert (status, error["code"]) == (400, "http/bad-request")


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("chess", "config/unknown-game"),
        *[(game, "config/bad-value") for game in names() if game not in with_packs()],
    ],
)
def test_games_that_are_not_there_or_take_no_packs_say_so(
    quick_server: Running, game: str, code: str
) -> None:
    anybody = Person(quick_server)
    refused(code, lambda: anybody.get(f"/api/games/{game}/sheet"), 400)
    status, error = send(quick_server, game, json.dumps(TIGER).encode())
    assert (status, error["code"]) == (400, code)
