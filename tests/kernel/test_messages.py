"""What a game says, as it travels; who sees what of an event."""

import pytest

from hulldown.kernel.messages import (
    Event,
    Label,
    Message,
    Outcome,
    Play,
    Prompt,
    Reason,
    Refusal,
    View,
    read_event,
    read_message,
)

WHOLE = Message("peeked", {"seat": "seat:1", "lamp": "lamp:red"})
MASKED = Message("looked", {"seat": "seat:1"})
OPEN = Event(WHOLE, "X-1")
HALF = Event(WHOLE, "X-1", (1,), MASKED, news=(1,))
SECRET = Event(WHOLE, "X-1", (1, 2))


@pytest.mark.parametrize(
    ("event", "seat", "seen"),
    [
        (OPEN, 0, WHOLE),
        (OPEN, None, WHOLE),
        (HALF, 1, WHOLE),
        (HALF, 0, MASKED),
        (HALF, None, MASKED),
        (SECRET, 2, WHOLE),
        (SECRET, 0, None),
        (SECRET, None, None),
    ],
)
def test_an_event_is_seen_whole_masked_or_not_at_all(
    event: Event, seat: int | None, seen: Message | None
) -> None:
    assert event.seen_by(seat) == seen


@pytest.mark.parametrize("event", [OPEN, HALF, SECRET])
def test_an_event_survives_the_round_trip(event: Event) -> None:
    assert read_event(event.to_json()) == event


def test_a_message_survives_the_round_trip() -> None:
    assert read_message(WHOLE.to_json()) == WHOLE
    assert Message("plain").to_json() == {"id": "plain", "args": {}}


def test_messages_do_not_share_their_arguments() -> None:
    assert Message("a").args is not Message("b").args


def test_a_refusal_names_its_subject_rule_and_reason() -> None:
    refusal = Refusal("lamp:red", Reason("too-dark", "X-2"), {"lamp": "lamp:red"})
    assert refusal.to_json() == {
        "subject": "lamp:red",
        "rule": "X-2",
        "message": {"id": "too-dark", "args": {"lamp": "lamp:red"}},
    }
    assert Refusal("lamp:red", Reason("too-dark", "X-2")).args == {}


def test_a_prompt_tells_what_is_asked_and_how() -> None:
    assert Prompt(Message("ask"), "X-3", sealed=True).to_json() == {
        "message": {"id": "ask", "args": {}},
        "rule": "X-3",
        "public": False,
        "sealed": True,
        "reaction": False,
    }


def test_a_label_names_the_things_it_concerns() -> None:
    assert Label(Message("do"), "lamp:red", ("wall",)).to_json() == {
        "message": {"id": "do", "args": {}},
        "start": "lamp:red",
        "touches": ["wall"],
    }


def test_a_play_is_a_message_and_its_actions() -> None:
    play = Play(Message("both"), ["one", "two"])
    assert (play.message.id, play.actions) == ("both", ["one", "two"])


def test_a_view_names_its_seat() -> None:
    assert View(None, {"round": 1}).to_json() == {"seat": None, "data": {"round": 1}}


def test_an_outcome_ranks_equals_together() -> None:
    outcome = Outcome("done", ((0, 2), (1,)), ({"a": 1}, {"a": 0}, {"a": 1}), "X-4")
    assert outcome.winners == (0, 2)
    assert outcome.to_json() == {
        "reason": "done",
        "ranking": [[0, 2], [1]],
        "scores": [{"a": 1}, {"a": 0}, {"a": 1}],
        "rule": "X-4",
    }
