"""One file a match: written whole, read back the same, refused when it is not."""

import json
from pathlib import Path

import pytest

from hulldown.kernel.canonical import JSON, canonical
from hulldown.kernel.errors import ReplayError
from hulldown.replays import read, write

from .matches import FAIR, SECRET, forge, lines_of, new_match, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a finished fair match."""
    write(play(new_match(FAIR)), tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def refusal(path: Path) -> ReplayError:
    with pytest.raises(ReplayError) as error:
        read(path)
    return error.value


@pytest.mark.parametrize("steps", [0, 7, 1000])
def test_what_is_written_is_read_back_the_same(tmp_path: Path, steps: int) -> None:
    match = play(new_match(), steps)
    write(match, tmp_path / "match.jsonl")
    replay = read(str(tmp_path / "match.jsonl"))
    assert replay.header == match.header
    assert [record.to_json() for record in replay.records] == [
        record.to_json() for record in match.records
    ]
    assert replay.result.outcome == match.outcome


def test_a_file_is_a_header_a_line_for_each_record_and_a_result(path: Path) -> None:
    header, setup, *records, result = lines_of(path)
    assert (header["format"], header["version"]) == ("hulldown-replay", 1)
    assert header["chance"] == FAIR.published()
    assert (setup["kind"], len(setup["draws"])) == ("setup", 16)
    assert [record["number"] for record in records] == list(range(1, len(records) + 1))
    assert result["records"] == len(records) + 1
    assert result["outcome"]["reason"] == "rounds-played"


def test_the_same_match_is_written_as_the_same_bytes(path: Path, tmp_path: Path) -> None:
    write(play(new_match(FAIR)), tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == path.read_bytes()


def test_the_secret_is_told_only_when_the_match_is_over(path: Path, tmp_path: Path) -> None:
    assert read(path).result.secret == SECRET
    running = play(new_match(FAIR), 5)
    write(running, tmp_path / "running.jsonl")
    assert read(tmp_path / "running.jsonl").result.secret is None
    assert SECRET.hex() not in (tmp_path / "running.jsonl").read_text("utf-8")
    running.concede([0])
    write(running, tmp_path / "running.jsonl")
    assert read(tmp_path / "running.jsonl").result.secret == SECRET


def test_a_match_of_any_chance_can_be_written(tmp_path: Path) -> None:
    match = new_match()
    match.header.chance = {"kind": "loaded dice", "maker": "us"}
    write(match, tmp_path / "match.jsonl")
    assert read(tmp_path / "match.jsonl").header.chance["maker"] == "us"


# Files


def test_an_older_file_is_replaced_and_nothing_else_is_left(path: Path) -> None:
    write(new_match(), path)
    assert len(read(path).records) == 1
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_be_written_is_an_error_of_ours(tmp_path: Path) -> None:
    with pytest.raises(ReplayError) as error:
        write(new_match(), tmp_path / "nowhere" / "match.jsonl")
    assert error.value.code == "replay/file"
    (tmp_path / "folder").mkdir()
    with pytest.raises(ReplayError) as error:
        write(new_match(), tmp_path / "folder")
    assert error.value.code == "replay/file"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "nul\0byte"])
def test_a_file_that_cannot_be_read_is_an_error_of_ours(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name).code == "replay/file"


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"{}", b"{}\n", b"[]\n", b'"hulldown-replay"\n', b"\xff\xfe\n", b"PK\x03\x04\n\n"],
)
def test_what_is_no_replay_at_all_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "match.jsonl").write_bytes(content)
    error = refusal(tmp_path / "match.jsonl")
    assert (error.code, error.details) == ("replay/format", {"line": 1, "record": None})


def test_a_file_of_another_version_is_refused_with_a_hint(path: Path) -> None:
    forge(path, 0, lambda line: line.update(version=2))
    error = refusal(path)
    assert error.code == "replay/format"
    assert "version 2, this program reads 1" in error.message
    assert "newer" in error.hint


# Truncated


def test_a_file_that_ends_early_names_the_last_good_record(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for count in (1, 2, 9):
        path.write_bytes(b"".join(lines[:count]))
        error = refusal(path)
        assert error.code == "replay/truncated"
        assert error.details == {"line": count, "record": count - 2 if count > 1 else None}


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_file_cut_in_the_middle_of_a_line_is_truncated(path: Path, cut: int) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:9]) + lines[9][:-cut])
    error = refusal(path)
    assert (error.code, error.details["record"]) == ("replay/truncated", 7)
    assert error.message == "ends after record 7: the result is missing"


def test_an_earlier_bad_line_is_named_before_the_end(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(b'"seat":0', b'"seat":9', 1)[:-30])
    assert refusal(path).code == "replay/damaged"


# Damaged


def test_a_missing_doubled_or_swapped_line_is_found(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    orders = {
        "missing": lines[:5] + lines[6:],
        "doubled": lines[:6] + lines[5:],
        "swapped": [*lines[:5], lines[6], lines[5], *lines[7:]],
    }
    for name, order in orders.items():
        path.write_bytes(b"".join(order))
        error = refusal(path)
        expected = 5 if name == "doubled" else 4
        assert (error.code, error.details["record"]) == ("replay/damaged", expected), name


def test_a_changed_word_of_an_event_names_its_record(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if b"crate-dropped" in line)
    lines[number] = lines[number].replace(b"crate-dropped", b"crate-stopped")
    path.write_bytes(b"".join(lines))
    error = refusal(path)
    assert error.code == "replay/damaged"
    assert error.details == {"line": number + 1, "record": number - 1}
    assert error.message.startswith(f"line {number + 1}, record {number - 1}: ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"game":"template"', b'"game":"templato"'),
        (b'"rounds":4', b'"rounds":5'),
        (b'"chain":"', b'"chain":"0'),
        (b'"chain":"', b'"chian":"'),
    ],
)
def test_a_changed_header_is_named(path: Path, old: bytes, new: bytes) -> None:
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    assert refusal(path).details == {"line": 1, "record": None}


def test_a_changed_result_is_named(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(b"rounds-played", b"rounds-plaied"))
    error = refusal(path)
    assert (error.code, error.details["record"]) == ("replay/damaged", None)
    assert ", the result: " in error.message


@pytest.mark.parametrize("more", [b"\n", b"more", b"{}\n"])
def test_nothing_may_follow_the_result(path: Path, more: bytes) -> None:
    path.write_bytes(path.read_bytes() + more)
    assert refusal(path).code == "replay/format"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"kind":"setup"', b'"kind": "setup"'),
        (b'{"action":null,', b'{"action":null,"action":null,'),
        (b'"seat":null', b'"seat":NaN'),
        (b'"first":0', b'"first":0.0'),
        (b'"first":0', b'"first":-0'),
        (b'"kind":"setup"', b'"kind":"\\u0073etup"'),
        (b'"kind":"setup"', b'"kind":"\xff"'),
        (b'"kind":"setup"', b'"kind":"\\ud800"'),
        (b'"seat":null', b'"seat":' + b"[" * 5000 + b"]" * 5000),
        (b'"seat":null', b'"seat":' + b"[" * 32 + b"]" * 32),
        (b'"first":0', b'"first":' + b"9" * 5000),
    ],
    ids=[
        "space",
        "twice",
        "nan",
        "float",
        "minus",
        "escape",
        "utf8",
        "lone",
        "deep",
        "nested",
        "long",
    ],
)
def test_a_line_is_written_in_one_way_only(path: Path, old: bytes, new: bytes) -> None:
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    error = refusal(path)
    assert (error.code, error.details["record"]) == ("replay/format", 0)


# Forged: chained again, but of a wrong shape


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (0, {"game": 7}),
        (0, {"rules_version": "1"}),
        (0, {"config": []}),
        (0, {"chance": {}}),
        (0, {"chance": {"kind": "seeded"}}),
        (0, {"chance": {"kind": "seeded", "seed": None}}),
        (0, {"chance": {"kind": "fair", "commitment": "", "entropy": [1]}}),
        (0, {"more": 1}),
        (1, {"kind": "act"}),
        (2, {"kind": "setup"}),
        (2, {"kind": "fly"}),
        (2, {"number": 3}),
        (2, {"number": True}),
        (2, {"seat": "0"}),
        (2, {"action": []}),
        (2, {"draws": [["T-005", "crates", 3, 3]]}),
        (2, {"draws": [["T-005", "crates", 3]]}),
        (2, {"draws": {}}),
        (2, {"digest": None}),
        (2, {"events": [{}]}),
        (2, {"events": [{"message": {"id": "x"}}]}),
        (2, {"by": "magic"}),
        (2, {"first": -1}),
        (2, {"first": 5}),
        (2, {"cancels": [None]}),
        (2, {"kind": "end"}),
        (2, {"kind": "end", "action": {"reason": "agreed", "seats": ["x"]}}),
        (2, {"outcome": None}),
        (-1, {"outcome": {}}),
        (-1, {"outcome": {"reason": 1, "ranking": [], "scores": [], "rule": ""}}),
        (-1, {"secret": "xyz"}),
        (-1, {"secret": 7}),
        (-1, {"records": 1}),
        (-1, {"more": 1}),
    ],
    ids=canonical,
)
def test_a_line_of_a_wrong_shape_is_refused(
    path: Path, number: int, change: dict[str, JSON]
) -> None:
    forge(path, number, lambda line: line.update(change))
    error = refusal(path)
    assert error.code == "replay/format"
    lines = path.read_bytes().count(b"\n")
    assert error.details["line"] == (number % lines) + 1


def test_a_line_without_a_field_is_refused(path: Path) -> None:
    content = path.read_bytes()
    for number in (0, 2, -1):
        for field in json.loads(content.splitlines()[number]):
            if field != "chain":
                path.write_bytes(content)
                forge(path, number, lambda line, field=field: line.pop(field))  # type: ignore[misc]
                assert refusal(path).code in ("replay/format", "replay/truncated"), field


def test_a_match_without_records_is_refused(path: Path) -> None:
    header, *_, result = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(header + result)
    forge(path, 1, lambda line: line.update(records=0))
    assert refusal(path).code == "replay/format"
