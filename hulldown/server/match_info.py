"""The table around a match: who sits there, clocks, proposals, fairness; all of it open."""

from collections.abc import Callable, Collection
from typing import Final

from msgspec import json

from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import commitment
from hulldown.kernel.messages import Seat
from hulldown.server.rows import MatchRow, SeatRow
from hulldown.server.wire import Fairness, MatchInfo, Outcome, Proposal, SeatInfo

LONGEST_NAME: Final = 40
Owns = Callable[[SeatRow], bool]


def nobody(_: SeatRow) -> bool:
    """A stranger owns no seat."""
    return False


def info_of(
    row: MatchRow,
    owns: Owns = nobody,
    host: bool = False,
    here: Collection[Seat] = (),
    now: float = 0.0,
) -> MatchInfo:
    """A match as everybody at the table sees it; `owns` marks the caller's own seats."""
    clocked = row.pace.clock != "none" and row.status == "running" and bool(row.live.seats)
    return MatchInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        listed=row.listed,
        scenario=row.choices["scenario"],
        options=row.choices["options"],
        teams=row.choices["teams"],
        pack=pack_name(row.choices["pack"]),
        pace=row.pace,
        paused=row.live.paused,
        seats=[
            _seat_of(row, seat, owns(seat), seat.seat in here, clocked, now) for seat in row.seats
        ],
        to_act=row.live.to_act or [],
        host=host,
        fair=fairness_of(row),
        rules_version=row.rules_version,
        created=row.created,
        changed=row.changed,
        outcome=None if row.outcome is None else Outcome(**row.outcome),
        proposal=proposal_of(row),
        window_left=None if row.live.window is None else max(0.0, row.live.window - now),
        forked_from=row.origin.match if row.origin.kind == "fork" else "",
        next=row.origin.next,
        lesson=row.lesson,
        learned=row.live.learned,
        deal=row.deal,
        hints=row.is_casual(),
    )


def told_of(row: MatchRow, here: Collection[Seat]) -> bytes:
    """All that changes in `info_of` but the time of day: as long as it is the same, so is that.

    Every action asks; to make and encode the whole of it would take ten times as long. Who is to
    act is told with each situation.
    """
    live = row.live
    clocks = None
    if row.pace.clock != "none" and row.status == "running":
        clocks = [seat.clock.shown(row.pace, 0.0) for seat in live.seats]
    return json.encode(
        (
            row.status, row.listed, row.pace, row.seats, row.header is None, row.rules_version,
            row.outcome, row.origin, live.paused, live.proposal, live.window, live.learned, clocks,
            sorted(here),
        )
    )  # fmt: skip


def _seat_of(
    row: MatchRow, seat: SeatRow, mine: bool, here: bool, clocked: bool, now: float
) -> SeatInfo:
    teams = row.choices["teams"]
    left, ticking = _time_of(row, seat.seat, now) if clocked else (None, False)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        agent=seat.agent,
        mine=mine,
        here=here,
        stand_in=seat.stand_in,
        conceded=seat.conceded,
        team=teams[seat.seat] if teams else -1,
        left=left,
        ticking=ticking,
    )


def _time_of(row: MatchRow, seat: Seat, now: float) -> tuple[float | None, bool]:
    if row.seats[seat].played_by:
        return None, False
    return row.live.seats[seat].clock.shown(row.pace, now)


def proposal_of(row: MatchRow) -> Proposal | None:
    """What waits for consent."""
    found = row.live.proposal
    if found is None:
        return None
    return Proposal(
        number=found.number,
        kind=found.kind,  # type: ignore[arg-type]
        seat=found.seat,
        agreed=found.agreed,
        waiting=row.waiting_for(),
        pace=found.pace,
    )


def fairness_of(row: MatchRow) -> Fairness | None:
    """The commitment to the shuffles; the secret only when the match is over."""
    if not row.secret:
        return None
    published: JSON = row.header["chance"] if row.header else {}
    over = row.status == "over"
    entropy = published.get("entropy", [seat.entropy for seat in row.seats])
    return Fairness(commitment(row.secret), entropy, row.secret.hex() if over else None)


def pack_name(pack: JSON) -> str:
    """What a content pack calls itself, as far as it can be shown."""
    return str(pack.get("name", ""))[:LONGEST_NAME] if isinstance(pack, dict) else ""
