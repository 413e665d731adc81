"""Writing a match to a file, and reading it again."""

import os
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import FairChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import read_outcome
from hulldown.kernel.record import END, SETUP, Header, Record, read_record
from hulldown.replays.errors import ReplayFileError
from hulldown.replays.lines import (
    CHANCES,
    FORMAT,
    VERSION,
    EndData,
    HeaderLine,
    LinePlace,
    OtherData,
    RecordLine,
    ResultLine,
    chained,
    check_chain,
    check_shape,
    parse,
)
from hulldown.replays.replay import Games, Replay, Result


def write(match: Match[Any, Any], path: str | Path) -> None:
    """Write the match, over or not, to a file; an older file is replaced in one go."""
    target = Path(path)
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content(match))
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ReplayFileError(
            "replay/file", f"{target} cannot be written: {error.strerror}"
        ) from error


def content(match: Match[Any, Any]) -> bytes:
    """The file of a match, over or not."""
    records = [record.to_json() for record in match.records]
    return file_of(match.header.to_json(), records, result_of(match))


def file_of(header: JSON, records: list[JSON], result: JSON) -> bytes:
    """The file of a match whose parts are data already."""
    first = {"format": FORMAT, "version": VERSION, **header}
    return "".join(chained([first, *records, result])).encode()


def result_of(match: Match[Any, Any]) -> dict[str, JSON]:
    """The last line; the secret of a fair chance is told only when the match is over."""
    secret = match.chance.secret.hex() if isinstance(match.chance, FairChance) else None
    return {
        "outcome": None if match.outcome is None else match.outcome.to_json(),
        "secret": None if match.outcome is None else secret,
        "records": len(match.records),
    }


def read(path: str | Path, games: Games = load) -> Replay:
    """The replay in this file; a damaged one is refused with the first bad line."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise ReplayFileError("replay/file", f"{path} cannot be read: {error}") from error
    return read_content(content, games)


def read_content(content: bytes, games: Games = load) -> Replay:
    """The replay in the content of a file."""
    *lines, rest = content.split(b"\n")
    if not lines:
        raise LinePlace(1).error("replay/format", "this is not a replay")
    header, chain = read_header(lines[0])
    records: list[Record] = []
    for number, line in enumerate(lines[1:]):
        is_last = number + 2 == len(lines) and not rest
        spot = LinePlace(number + 2, None if is_last else number)
        data = parse(line, spot)
        if is_last and "number" not in data:
            check_chain(data, chain, spot)
            return Replay(header, records, read_result(data, records, spot), games)
        spot = LinePlace(number + 2, number)
        chain = check_chain(data, chain, spot)
        if "outcome" in data:
            raise LinePlace(number + 2).error("replay/format", "the file goes on after it")
        records.append(read_record_line(data, spot))
    raise truncated(records)


def truncated(records: list[Record]) -> ReplayFileError:
    """The error that the result is missing."""
    last = len(records) - 1
    found = f"ends after record {last}" if records else "ends after the header"
    return ReplayFileError(
        "replay/truncated",
        f"{found}: the result is missing",
        line=len(records) + 1,
        record=last if records else None,
    )


def read_header(line: bytes) -> tuple[Header, str]:
    """The first line, and the chain that begins with it."""
    spot = LinePlace(1)
    data = parse(line, spot)
    if data.get("format") != FORMAT:
        raise spot.error("replay/format", "this is not a replay")
    if data.get("version") != VERSION:
        what = f"the file has version {data.get('version')}, this program reads {VERSION}"
        raise spot.error("replay/format", what, "Take the program that wrote it, or a newer one.")
    chain = check_chain(data, "", spot)
    shape = check_shape(data, HeaderLine, spot)
    kind = check_shape(shape.chance, OtherData, spot).kind
    check_shape(shape.chance, CHANCES.get(kind, OtherData), spot)
    return Header(shape.game, shape.rules_version, shape.config, shape.chance), chain


def read_record_line(data: dict[str, JSON], spot: LinePlace) -> Record:
    """A record, checked in every field."""
    shape = check_shape(data, RecordLine, spot)
    in_place = shape.number == spot.record and 0 <= shape.first <= shape.number
    if not in_place or (shape.kind == SETUP) != (shape.number == 0):
        raise spot.error("replay/format", f"{shape.kind} {shape.number} is out of place")
    if shape.kind == END:
        check_shape(shape.action, EndData, spot)
    try:
        return read_record(data)
    except ValueError as error:
        raise spot.error("replay/format", str(error)) from error


def read_result(data: dict[str, JSON], records: list[Record], spot: LinePlace) -> Result:
    """The last line, checked in every field."""
    shape = check_shape(data, ResultLine, spot)
    if shape.records != len(records) or not records:
        raise spot.error(
            "replay/format", f"counts {shape.records} records, there are {len(records)}"
        )
    try:
        secret = None if shape.secret is None else bytes.fromhex(shape.secret)
    except ValueError as error:
        raise spot.error("replay/format", "the secret is not written in hex") from error
    if shape.outcome is None:
        return Result(None, secret)
    return Result(read_outcome(to_builtins(shape.outcome)), secret)
