"""What is wrong with a content pack or its sheet, as messages that every game tells alike."""

from typing import Final

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import Message

UNREADABLE: Final = Message("fault-unreadable")
NO_ROWS: Final = Message("fault-no-rows")
MORE_CELLS: Final = Message("fault-more-cells")
COLUMN_MISSING: Final = Message("fault-column-missing")
COLUMN_TWICE: Final = Message("fault-column-twice")


def typed(value: JSON) -> JSON:
    """A cell in a message, told as it was typed, even where it looks like the id of a thing."""
    return {"typed": str(value)}


def listed(known: tuple[str, ...]) -> JSON:
    """The words that fit, told as the sheet has them."""
    return typed(", ".join(known))


def no_column(known: tuple[str, ...]) -> Message:
    """A column that is none of these."""
    return Message("fault-column-unknown", {"known": listed(known)})


def not_among(value: JSON, known: tuple[str, ...]) -> Message:
    """A word that is none of these."""
    if not value:
        return Message("fault-no-word", {"known": listed(known)})
    return Message("fault-word", {"value": typed(value), "known": listed(known)})


def not_whole(value: JSON, least: int, most: int) -> Message:
    """No whole number within these limits."""
    if value is None or value == "":
        return Message("fault-no-whole", {"least": least, "most": most})
    return Message("fault-whole", {"value": typed(value), "least": least, "most": most})


def no_id(value: JSON) -> Message:
    """An id that logs and notation cannot hold."""
    return Message("fault-id", {"value": typed(value)})


def in_row(value: JSON, row: int) -> Message:
    """Something that an earlier row has already."""
    return Message("fault-twice", {"value": typed(value), "row": typed(row)})


def faulty(file: str, key: str, fault: Message) -> DataError:
    """The error about an entry with a fault: where it is; the details carry the message."""
    carried = fault.to_json()
    return DataError(
        "data/bad-key", f"{file}: {key}: {plain(fault)}", file=file, key=key, fault=carried
    )


def plain(fault: Message) -> str:
    """A fault for those who read errors: its id and what it carries."""
    args = [f"{key} {bare(value)}" for key, value in fault.args.items()]
    return f"{fault.id} ({'; '.join(args)})" if args else fault.id


def bare(value: JSON) -> JSON:
    """An argument without the mark that it was typed."""
    return value["typed"] if isinstance(value, dict) else value
