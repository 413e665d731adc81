"""The examples of the docs: clients in plain Python take a seat and play a match."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Socket, somebody
from tests.server.running import Running

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "protocol.md"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """The names that the example defines."""
    page = PAGE.read_text("utf-8").partition("## A seat in forty lines")[2]
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 40
    names: dict[str, Any] = {}
    exec(found[1], names)
    return names


def test_the_example_plays_its_seat_to_the_end(example: dict[str, Any], server: Running) -> None:
    call = example["call"]
    host = call(server.address, "players", {"name": "Host"})["player"]
    wish = {"game": "template", "seats": [{"kind": "agent"}, {"kind": "friend"}]}
    match = call(server.address, "matches", wish, host)["id"]
    invitation = call(server.address, f"matches/{match}/links", secret=host)["invites"]["1"]
    outcome = example["play"](server.address, invitation)
    found = call(server.address, f"matches/{match}", secret=host)
    assert found["status"] == "over"
    assert found["outcome"] == outcome
    assert found["seats"][1]["name"] == "Forty lines"


def test_a_seat_is_played_by_its_link(
    example: dict[str, Any], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (DOCS / "write-an-agent.md").read_text("utf-8")
    found = re.search(r"```python seat\.py\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 10
    call = example["call"]
    host = call(server.address, "players", {"name": "Host"})["player"]
    wish = {"game": "template", "seats": [{"kind": "me"}, {"kind": "agent"}]}
    match = call(server.address, "matches", wish, host)["id"]
    secret = call(server.address, f"matches/{match}/links", secret=host)["seats"]["0"]
    monkeypatch.setattr("sys.argv", ["seat.py", f"{server.address}/#/seat/{secret}"])
    exec(found[1], {})
    assert call(server.address, f"matches/{match}", secret=host)["status"] == "over"


def test_only_the_secret_of_a_seat_says_which_match_is_meant(server: Running) -> None:
    ann = somebody(server, "Ann")
    match = ann.make("me", "agent")["id"]
    links = ann.links(match)
    with Socket(server) as socket:
        socket.send({"type": "hello", "secret": links["seats"]["0"]})
        assert socket.hear()["situation"]["prompt"] is not None
    for secret, code in ((ann.secret, "link/wrong"), ("", "link/missing")):
        with Socket(server) as socket:
            socket.send({"type": "hello", "secret": secret})
            assert socket.hear()["error"]["code"] == code
