"""The news: what one player did in a row is one line, equal things are told together."""

import pytest

from hulldown.cli.log import folded
from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Event, Message, Seat
from hulldown.kernel.record import ACT, Record
from hulldown.texts import Texts

WORDS = """
drew = { $seat } drew { $card }.
    .short = drew { $card }
hit = { $seat } hit { $card } on { $place }.
    .short = hit { $card } on { $place }
rested = { $seat } rested.
    .short = rested
counted = { $seat } has { $count }.
    .short = has { $count }
shuffled = The deck was shuffled.
    .short = {""}
filled = New: { $card }.
    .short = new: { $card }
ended = { $seat } ended the round.
drove = { $tank } drove to { $to }.
    .short = drives to { $to }
bot = Bot { $number }
"""


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    monkeypatch.setattr("hulldown.texts.game_words", lambda game, language: WORDS)
    return Texts("no game", names=["Ada", "Bo"])


def did(id: str, seat: Seat | None = 0, **args: JSON) -> Event:
    who = {} if seat is None else {"seat": f"seat:{seat}"}
    return Event(Message(id, {**who, **args}), "")


def record(seat: Seat | None, *events: Event) -> Record:
    return Record(0, ACT, seat, None, events=list(events))


def test_what_one_player_did_in_a_row_is_one_line(texts: Texts) -> None:
    records = [record(0, did("rested"), did("drew", card="card:mine")), record(1, did("rested", 1))]
    assert folded(records, 0, texts) == ["Ada: rested; drew mine.", "Bo: rested."]


def test_equal_messages_are_told_together(texts: Texts) -> None:
    drawn = [did("drew", card=f"card:{name}") for name in ("mine", "mine", "tank")]
    again = [did("rested"), did("rested"), did("counted", count=1), did("counted", count=2)]
    told = folded([record(0, *drawn, *again)], 0, texts)
    assert told == ["Ada: drew 2× mine and tank; rested; has 1; has 2."]  # noqa: RUF001


def test_messages_that_differ_in_two_things_stay_apart(texts: Texts) -> None:
    hits = [did("hit", card=f"card:{one}", place=f"card:{two}") for one, two in ("ab", "cd")]
    assert folded([record(0, *hits)], 0, texts) == ["Ada: hit a on b; hit c on d."]


def test_what_a_tank_of_nobody_did_is_told_as_its_own(texts: Texts) -> None:
    drove = [did("drove", None, tank=f"bot:{bot}", to="card:hill") for bot in (0, 0, 1)]
    own = did("drove", 0, tank="seat:0", to="card:ford")
    told = folded([record(0, own, *drove)], 0, texts)
    assert told == [
        "Ada: drives to ford.",
        "Bot 1: drives to hill; drives to hill.",
        "Bot 2: drives to hill.",
    ]


def test_what_nobody_did_belongs_to_whoever_acted(texts: Texts) -> None:
    filled = did("filled", None, card="card:tank")
    assert folded([record(1, filled)], 0, texts) == ["Bo: new: tank."]
    assert folded([record(None, filled)], 0, texts) == ["New: tank."]


def test_what_goes_without_saying_is_not_told(texts: Texts) -> None:
    assert folded([record(0, did("shuffled", None))], 0, texts) == []


def test_a_message_without_a_short_form_stands_by_itself(texts: Texts) -> None:
    events = [did("rested"), did("ended"), did("rested")]
    told = folded([record(0, *events)], 0, texts)
    assert told == ["Ada: rested.", "Ada ended the round.", "Ada: rested."]


def test_only_what_the_seat_saw_is_told(texts: Texts) -> None:
    secret = Event(Message("drew", {"seat": "seat:1", "card": "card:mine"}), "", (1,))
    assert folded([record(1, secret)], 0, texts) == []
    assert folded([record(1, secret)], 1, texts) == ["Bo: drew mine."]
