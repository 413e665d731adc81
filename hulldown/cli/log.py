"""What happened, in words: told seat by seat, equal things together."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from hulldown.kernel.canonical import JSON
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.record import Record
from hulldown.texts import Texts

SEAT: Final = "seat"
TANK: Final = "tank"
Told: TypeAlias = tuple[str | None, Message]


def folded(records: Iterable[Record], seat: Seat | None, texts: Texts) -> list[str]:
    """What the seat saw: a line for what one player or tank did in a row, by the short forms.

    A short form that is empty goes without saying; messages without one stand by themselves.
    """
    lines: list[str] = []
    told: list[str] = []
    who: JSON = None
    for doer, message in gathered(_heard(records, seat), texts):
        short = texts.short(message)
        by = message.args.get(SEAT) or message.args.get(TANK) or who or doer
        if by != who or short is None:
            lines += _line(who, told, texts)
            told, who = [], by
        if short is None or who is None:
            lines.append(texts.message(message))
        elif short:
            told.append(short)
    return lines + _line(who, told, texts)


def _line(who: JSON, told: list[str], texts: Texts) -> list[str]:
    return [f"{texts.value(who)}: {'; '.join(told)}."] if told else []


def _heard(records: Iterable[Record], seat: Seat | None) -> Iterator[Told]:
    """What the seat saw happen, and who did it."""
    for record in records:
        doer = None if record.seat is None else f"seat:{record.seat}"
        for event in record.events:
            seen = event.seen_by(seat)
            if seen is not None:
                yield doer, seen


def gathered(messages: Iterable[Told], texts: Texts) -> list[Told]:
    """Messages in a row that differ in one thing at most, as one message of all those things."""
    out: list[Told] = []
    for doer, message in messages:
        key = _only_thing(message)
        if not out or key is None or not _are_alike(out[-1][1], message, texts):
            out.append((doer, message))
        elif key:
            before = out[-1][1].args[key]
            things = [*(before if isinstance(before, list) else [before]), message.args[key]]
            out[-1] = (doer, Message(message.id, {**message.args, key: things}))
    return out


def _are_alike(one: Message, other: Message, texts: Texts) -> bool:
    same = one.id == other.id and one.args.get(SEAT) == other.args.get(SEAT)
    return same and texts.short(other) is not None


def _only_thing(message: Message) -> str | None:
    """The one argument besides the seat, if it is a thing; empty if there is none at all."""
    keys = [key for key in message.args if key != SEAT]
    if len(keys) > 1 or (keys and not isinstance(message.args[keys[0]], str)):
        return None
    return keys[0] if keys else ""
