"""Records and headers survive being written and read."""

import pytest

from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import Draw
from hulldown.kernel.messages import Event, Message
from hulldown.kernel.record import ACT, BY_CLOCK, Header, Record, read_record

DIGEST = digest({"round": 1})


def make_record() -> Record:
    event = Event(Message("seen", {"n": 1}), "X-1", (0,), Message("masked"), (0,))
    draws = [Draw("X-1", "deck", 6, 2), Draw("X-2", "dice", 3, 0)]
    return Record(7, ACT, 1, {"kind": "go"}, draws, [event], BY_CLOCK, 5, (3, 4), DIGEST)


def test_a_record_is_written_with_all_it_holds() -> None:
    assert make_record().to_json() == {
        "number": 7,
        "kind": "act",
        "seat": 1,
        "action": {"kind": "go"},
        "draws": [["X-1", "deck", 6, 2], ["X-2", "dice", 3, 0]],
        "digest": DIGEST,
        "events": [
            {
                "message": {"id": "seen", "args": {"n": 1}},
                "rule": "X-1",
                "seats": [0],
                "masked": {"id": "masked", "args": {}},
                "news": [0],
            }
        ],
        "by": "clock",
        "first": 5,
        "cancels": [3, 4],
    }


def test_a_record_survives_the_round_trip() -> None:
    written = make_record().to_json()
    assert read_record(written).to_json() == written


@pytest.mark.parametrize(
    "change",
    [
        {"number": "seven"},
        {"draws": [["X-1", "deck", 6, 6]]},
        {"draws": 7},
        {"events": [{}]},
        {"cancels": 7},
        {"first": None},
    ],
)
def test_a_malformed_record_is_not_read(change: dict[str, JSON]) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        read_record({**make_record().to_json(), **change})


def test_a_header_is_written_with_all_it_holds() -> None:
    header = Header("specimen", 3, {"seats": 2}, {"kind": "seeded", "seed": 1})
    assert header.to_json() == {
        "game": "specimen",
        "rules_version": 3,
        "config": {"seats": 2},
        "chance": {"kind": "seeded", "seed": 1},
    }
