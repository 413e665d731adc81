"""What is made from the protocol's types is fresh, and says something about every field."""

import re
from pathlib import Path

import msgspec
import pytest

from hulldown.server import wire
from tools.wire_types import (
    END,
    ROOT,
    START,
    TYPES,
    Protocol,
    made_files,
    read_protocol,
    read_told,
    told_key,
    typescript,
)

MESSAGES = [
    name
    for name, found in vars(wire).items()
    if isinstance(found, type)
    and issubclass(found, msgspec.Struct)
    and found not in {msgspec.Struct, wire.Said, wire.Strict}
]


@pytest.mark.parametrize("path", made_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_made_files_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == made_files()[path], "run: make wire"


def test_no_type_is_lost_on_the_way_to_typescript() -> None:
    text = re.sub(r"/\*.*?\*/", "", TYPES.read_text("utf-8"), flags=re.DOTALL)
    assert re.findall(r"\b(?:any|never|object|undefined)\b", text) == []
    assert re.findall(r"^export type (\w+) = {$", text, re.MULTILINE) == MESSAGES


@pytest.mark.parametrize("name", MESSAGES)
def test_every_field_is_written_down(name: str) -> None:
    info = msgspec.inspect.type_info(getattr(wire, name))
    assert isinstance(info, msgspec.inspect.StructType)
    (message,) = [found for found in read_protocol().messages if found.name == name]
    assert [field.name for field in message.fields] == [field.encode_name for field in info.fields]
    assert message.tag == (info.tag or "")


def test_every_message_has_its_table() -> None:
    page = next(text for path, text in made_files().items() if path.suffix == ".md")
    made = page.partition(START)[2].partition(END)[0]
    assert re.findall(r"^#### (\w+)$", made, re.MULTILINE) == MESSAGES


def test_a_games_view_becomes_types_of_its_client() -> None:
    source = (
        "Side: TypeAlias = Literal['us', 'them']\n"
        "class Base(TypedDict):\n    '''A Base.'''\n    id: str\n    side: Side | None\n"
        "Card = TypedDict('Card', {'class': str, 'pairs': NotRequired[list[tuple[str, int]]]})\n"
    )
    told, aliases = read_told(source)
    known = Protocol([], {}, {})
    assert [typescript(written, known) for written in aliases.values()] == ["'us' | 'them'"]
    lines = [told_key(key, written, known) for each in told for key, written in each.keys]
    assert [each.name for each in told] == ["Base", "Card"]
    assert lines == [
        "  id: string\n",
        "  side: Side | null\n",
        "  class: string\n",
        "  pairs?: [string, number][]\n",
    ]
