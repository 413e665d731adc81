"""docs/replay-format.md names every field of every line."""

import re
from pathlib import Path

import pytest
from msgspec import Struct

from hulldown.replays import lines
from tests.codes import every_code

PAGE = Path(__file__).parents[2] / "docs" / "replay-format.md"
SHAPES = [shape for shape in vars(lines).values() if isinstance(shape, type)]
LINES = [shape for shape in SHAPES if issubclass(shape, Struct) and shape is not Struct]


@pytest.mark.parametrize("shape", LINES, ids=lambda shape: shape.__name__)
def test_every_field_is_explained(shape: type[Struct]) -> None:
    text = PAGE.read_text("utf-8")
    assert [field for field in shape.__struct_fields__ if f"`{field}`" not in text] == []


@pytest.mark.parametrize(
    ("heading", "shape"),
    [
        ("The header", lines.HeaderLine),
        ("A record", lines.RecordLine),
        ("The result", lines.ResultLine),
    ],
    ids=["header", "record", "result"],
)
def test_every_line_has_a_table_of_its_fields(heading: str, shape: type[Struct]) -> None:
    part = PAGE.read_text("utf-8").partition(f"\n## {heading}\n")[2].split("\n\n| ")[0]
    told = re.findall(r"^\| `([a-z_]+)` \|", part, re.MULTILINE)
    assert told == list(shape.__struct_fields__)


def test_every_code_of_a_replay_is_explained() -> None:
    told = re.findall(r"^\| `(replay/[a-z]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(code for code in every_code() if code.startswith("replay/"))
