"""Whatever happens to the bytes of a file, it is found, and nothing else goes wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import HulldownError, ReplayError
from hulldown.replays import read, verify, write
from hulldown.replays.lines import chained

from .matches import FAIR, lines_of, new_match, play


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a finished fair match of two."""
    path = tmp_path_factory.mktemp("whole") / "match.jsonl"
    write(play(new_match(FAIR, seats=2)), path)
    assert verify(path).ok
    return path.read_bytes()


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the damaged file goes."""
    return tmp_path_factory.mktemp("damaged") / "match.jsonl"


def bad_line(path: Path) -> int:
    """The line that `verify` finds bad, by an error of ours or by a verdict."""
    try:
        verdict = verify(path)
    except HulldownError as error:
        return int(error.details["line"])
    return verdict.problems[0].line


def check(path: Path, damaged: bytes, line: int) -> None:
    """It is found in this line at the latest, when the file is read and when it is verified."""
    path.write_bytes(damaged)
    with pytest.raises(ReplayError) as error:
        read(path)
    assert error.value.details["line"] == bad_line(path) <= line


@given(st.data())
def test_a_changed_byte_is_found_and_its_line_named(
    content: bytes, path: Path, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != content[place]))
    damaged = content[:place] + bytes([byte]) + content[place + 1 :]
    check(path, damaged, content[:place].count(b"\n") + 1)


@given(st.data())
def test_missing_bytes_are_found(content: bytes, path: Path, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(start + 1, min(start + 2000, len(content))))
    check(path, content[:start] + content[end:], content[:start].count(b"\n") + 1)


@given(st.data())
def test_additional_bytes_are_found(content: bytes, path: Path, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(content)))
    more = data.draw(st.binary(min_size=1, max_size=20))
    damaged = content[:place] + more + content[place:]
    check(path, damaged, content[:place].count(b"\n") + 2)


@given(st.data())
def test_swapped_bytes_are_found(content: bytes, path: Path, data: st.DataObject) -> None:
    places = st.integers(0, len(content) - 1)
    one, two = sorted(data.draw(st.tuples(places, places).filter(lambda p: p[0] < p[1])))
    damaged = bytearray(content)
    damaged[one], damaged[two] = damaged[two], damaged[one]
    if bytes(damaged) != content:
        check(path, bytes(damaged), content[:one].count(b"\n") + 1)


@given(st.binary(max_size=200))
def test_noise_is_no_replay(path: Path, noise: bytes) -> None:
    path.write_bytes(noise)
    with pytest.raises(HulldownError) as error:
        verify(path)
    assert error.value.code == "replay/format"


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just(10**30),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


def places(value: JSON) -> Iterator[tuple[JSON, JSON]]:
    """Every place in a line: what holds it, and under which key."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


@given(st.data())
def test_whatever_is_forged_only_our_own_errors_come(
    content: bytes, path: Path, data: st.DataObject
) -> None:
    path.write_bytes(content)
    lines = lines_of(path)
    holder, key = data.draw(st.sampled_from(list(places(data.draw(st.sampled_from(lines))))))
    holder[key] = data.draw(JSON_VALUES)
    path.write_bytes("".join(chained(lines)).encode())
    try:
        verdict = verify(path)
        shown = [list(read(path).watch(seat)) for seat in (0, 1, None)] if verdict.ok else []
    except HulldownError as error:
        assert error.code in ("replay/format", "config/unknown-game")  # noqa: PT017
    else:
        assert verdict.ok == bool(shown)


def test_every_truncation_is_found(content: bytes, path: Path) -> None:
    header = content.index(b"\n") + 1
    for length in range(header, len(content), 97):
        path.write_bytes(content[:length])
        [problem] = verify(path).problems
        assert problem.code == "replay/truncated"
        assert problem.line == content[:length].count(b"\n")
