"""`hulldown match`: an operator inspects and repairs the matches of a server."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from cyclopts import Parameter

from hulldown.cli.output import console, print_json
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError

if TYPE_CHECKING:
    from hulldown.server.rows import MatchRow, SeatRow
    from hulldown.server.storage import Store

Task: TypeAlias = Literal[
    "list", "show", "rewind", "reseat", "close", "export", "import", "reports"
]
WORDS: Final[dict[str, int]] = {
    "list": 0, "show": 1, "rewind": 1, "reseat": 2, "close": 1, "export": 2, "import": 1,
    "reports": 0,
}  # fmt: skip
SHOWN: Final = 12
"""How many records `show` prints."""


def match(
    task: Task,
    subject: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    detail: str = "",
    /,
    *,
    to: int | None = None,
    agent: str = "",
    status: Literal["", "waiting", "running", "over", "closed"] = "",
    db: str | None = None,
    address: str | None = None,
    json: bool = False,
) -> None:
    """Inspect and repair matches in the server's database.

    `list` shows those that changed last, `show ID` one in full. `rewind ID --to
    RECORD` goes back to the position after that record, as if all had agreed. `reseat ID SEAT`
    takes a seat from its person: it prints a new link for the next person, or gives it to
    an agent. `close ID` ends a match without a result. `export ID FILE` writes one that is over
    or closed as a replay file, `import FILE` takes such a file in. `reports` lists the bug
    reports that players sent, for `hulldown pin`. All of it works while the server runs.

    Example: `hulldown match rewind Zk3vJq0xW1aB --to 41`

    Parameters
    ----------
    task
        What to do: list, show, rewind, reseat, close, export, import or reports.
    subject
        The match's id; for import the file.
    detail
        For reseat the seat, from 1; for export the file.
    to
        For rewind: the record to go back to; `show` tells their numbers.
    agent
        For reseat: the agent that takes the seat, instead of a person with the new link.
    status
        For list: only matches that are waiting, running, over or closed.
    db
        The database, as with `hulldown serve`.
    address
        The page's public address, for the links that are printed.
    json
        For list, show and reports: print JSON for programs.
    """
    from hulldown.cli.database import opened, public_address

    _check_words(task, subject, detail)
    _check_options(task, {"to": to, "agent": agent, "status": status})
    with opened(db) as store:
        match task:
            case "list":
                _list(store, status, json)
            case "show":
                _show(store, subject, json)
            case "rewind":
                _rewind(store, subject, to)
            case "reseat":
                _reseat(store, subject, detail, agent, public_address(address))
            case "close":
                _close(store, subject)
            case "export":
                _export(store, subject, Path(detail))
            case "import":
                _import(store, Path(subject), public_address(address))
            case "reports":
                _reports(store, json)


def _check_words(task: str, subject: str, detail: str) -> None:
    given = bool(subject) + bool(detail)
    if given != WORDS[task]:
        wanted = ("no more words", "one more word", "two more words")[WORDS[task]]
        hint = "hulldown match --help explains them."
        raise ConfigError("config/bad-value", f"hulldown match {task} takes {wanted}", hint)


def _check_options(task: str, given: dict[str, Any]) -> None:
    tasks = {"to": "rewind", "agent": "reseat", "status": "list"}
    for name, value in given.items():
        if value not in (None, "") and task != tasks[name]:
            raise ConfigError("config/bad-value", f"hulldown match {task} takes no --{name}")


def _say(text: str) -> None:
    console().print(text, markup=False, soft_wrap=True)


# Looking.


def _list(store: "Store", status: str, as_json: bool) -> None:
    from hulldown.server.administration import find_matches

    rows = store.read_now(lambda c: find_matches(c, status))
    if as_json:
        print_json({"matches": [_facts(row) for row in rows]})
        return
    from rich.table import Table

    table = Table("id", "game", "status", "seats", "records", "changed")
    for row in rows:
        names = ", ".join(map(_name, row.seats))
        table.add_row(row.id, row.game, row.status, names, str(row.records), _time(row.changed))
    console().print(table)


def _show(store: "Store", id: str, as_json: bool) -> None:
    from hulldown.server.administration import find_match, match_of

    row = store.read_now(lambda c: find_match(c, id))
    asked: list[int] = []
    if row.status == "running":
        asked = list(store.read_now(lambda c: match_of(c, row)).seats_to_act)
    if as_json:
        print_json({**_facts(row), "asked": asked})
        return
    _say(f"{row.id}: {row.game}, {row.status}, rules {row.rules_version}, {row.pace.mode}")
    _say(f"made {_time(row.created)}, changed {_time(row.changed)}, {row.records} records")
    for seat in row.seats:
        mark = " <- is asked" if seat.seat in asked else ""
        _say(f"  {seat.seat + 1}  {_name(seat)}{mark}")
    for line in _latest(store, row):
        _say(line)


def _latest(store: "Store", row: "MatchRow") -> list[str]:
    """The latest records in words."""
    from hulldown.kernel.record import read_record
    from hulldown.packs import titles
    from hulldown.server.storage.rows import read_records
    from hulldown.texts import Texts

    texts = Texts(row.game, names=[seat.name for seat in row.seats])
    texts.titles = titles(row.game, row.choices["pack"])
    lines = []
    for data in store.read_now(lambda c: read_records(c, row.id))[-SHOWN:]:
        record = read_record(data)
        told = [texts.message(event.message) for event in record.events]
        lines.append(f"{record.number:>5}  {' '.join(told) or record.kind}")
    return lines


def _reports(store: "Store", as_json: bool) -> None:
    from hulldown.server.administration import find_reports

    rows = store.read_now(find_reports)
    if as_json:
        print_json({"reports": [{**row.content, "number": row.number} for row in rows]})
        return
    for row in rows:
        text = " ".join(row.content["text"].split())
        _say(f"{row.number:>5}  {_time(row.at)}  {row.content['game']} {row.match}: {text[:200]}")


def _facts(row: "MatchRow") -> JSON:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "rules_version": row.rules_version,
        "mode": row.pace.mode,
        "created": row.created,
        "changed": row.changed,
        "records": row.records,
        "outcome": row.outcome,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "agent": seat.played_by} for seat in row.seats
        ],
    }


def _name(seat: "SeatRow") -> str:
    if seat.kind == "open":
        return "(free)"
    return f"{seat.name} ({seat.played_by})" if seat.played_by else seat.name


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


# Repairing.


def _rewind(store: "Store", id: str, to: int | None) -> None:
    from hulldown.server.administration import rewind

    if to is None:
        hint = "hulldown match show ID shows the numbers of records."
        raise ConfigError("config/bad-value", "no record given: use --to RECORD", hint)
    rewind(store, id, to)
    _say(f"{id} is back at its position after record {to}.")


def _reseat(store: "Store", id: str, place: str, agent: str, address: str) -> None:
    from hulldown.server.administration import reseat

    if not place.isdecimal():
        raise ConfigError("config/bad-value", f"{place!r} is not a seat", "Seats count from 1.")
    seat = int(place) - 1
    row = reseat(store, id, seat, agent)
    if agent:
        _say(f"{agent} plays seat {place} of {id}.")
        return
    secret = _links(store).of_seat(id, seat, row.seats[seat].epoch)
    _say(f"Seat {place} of {id} is for whoever opens this link; older ones have expired:")
    print(f"{address}/#/seat/{secret}")


def _close(store: "Store", id: str) -> None:
    from hulldown.server.administration import close

    close(store, id)
    _say(f"{id} is closed.")


def _export(store: "Store", id: str, file: Path) -> None:
    from hulldown.server.administration import export, find_match, write_file

    content = store.read_now(lambda c: export(c, find_match(c, id)))
    write_file(file, content)
    _say(f"Wrote {file}.")


def _import(store: "Store", file: Path, address: str) -> None:
    from hulldown.server.administration import take_in

    try:
        content = file.read_bytes()
    except OSError as error:
        raise ConfigError("config/bad-value", f"{file}: {error.strerror}") from error
    row = take_in(store, content)
    _say(f"{file} is the match {row.id}, to be watched at")
    print(f"{address}/#/watch/{_links(store).of_spectators(row.id)}")


def _links(store: "Store") -> Any:
    from hulldown.server.links import Signer
    from hulldown.server.storage.keys import signing_key

    return Signer(store.write_now(signing_key))
