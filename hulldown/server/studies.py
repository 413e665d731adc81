"""Finished matches looked at in the background: every decision, and how much was luck.

Workers do the thinking, one decision after another, so that players' opponents come in between.
What was found out is stored; only one match is looked at at a time.
"""

import asyncio
from bisect import bisect_right
from typing import Any, Final, NamedTuple

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.record import ACT
from hulldown.server import wire
from hulldown.server.errors import ServerError
from hulldown.server.facilities import Facilities
from hulldown.server.match_rows import encoded_choices
from hulldown.server.room import Room
from hulldown.server.rows import MatchRow
from hulldown.server.storage_protocol import ServerStorage
from hulldown.server.tasks import Tasks
from hulldown.server.thinking import (
    DealQuestion,
    Draw,
    LuckQuestion,
    ReviewQuestion,
    luck_in_all,
)

ANALYSIS: Final = "analysis"
LUCK: Final = "luck"
WAITING: Final = 20
"""Matches that may wait to be looked at."""
DRAWS_AT_ONCE: Final = 2
"""Uses of luck a worker weighs before others have their turn: a long match has hundreds."""


class LuckUsed(NamedTuple):
    """Where a match used luck: the position it was dealt, if it was, and every action."""

    deal: JSON
    draws: list[Draw]

    @property
    def strokes(self) -> int:
        """How often it did."""
        return len(self.draws) + (self.deal is not None)


class Progress:
    """How far the look at one match has come."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.found: list[dict[str, JSON]] = []


class Studies:
    """What is found out about finished matches, and what is being found out."""

    def __init__(self, store: ServerStorage, facilities: Facilities) -> None:
        self.store = store
        self.look = facilities.look
        self._monitor = facilities.monitor
        self.running: dict[str, Progress] = {}
        self._tasks = Tasks()
        self._one_at_a_time = asyncio.Lock()
        self._one_luck_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        """No more studies; what was not finished starts over another time."""
        await self._tasks.end_all()

    async def luck(self, room: Room, seat: int | None) -> wire.Luck:
        """How much was luck, with the moments of this seat's replay; found out when first asked.

        That may take a minute. The room is read first: nobody keeps it that long.
        """
        row = room.row
        check_over(row)
        async with room.at_rest():
            moments = room.stream(seat).moments()
        found = await self.store.find_study(row.id, LUCK)
        if found is None:
            async with self._one_luck_at_a_time:  # who asks meanwhile finds it stored
                found = await self.store.find_study(row.id, LUCK) or await self._luck(row)
        return luck_of(found, moments)

    async def _luck(self, row: MatchRow) -> dict[str, JSON]:
        used, choices = await self._luck_used(row), encoded_choices(row)
        strokes: list[dict[str, JSON]] = []
        if used.deal is not None:
            deal = await self.look(DealQuestion(row.game, choices, used.deal, used.strokes))
            strokes.append({"record": 0, "seat": None, **deal})
        for first in range(0, len(used.draws), DRAWS_AT_ONCE):
            some = used.draws[first : first + DRAWS_AT_ONCE]
            weighed = await self.look(LuckQuestion(row.game, choices, some, used.strokes))
            strokes += [
                {"record": number, "seat": seat, **one}
                for (number, _, seat, _, _), one in zip(some, weighed, strict=True)
            ]
        found = luck_in_all(strokes, len(row.seats))
        found = {**found, "draws": len(used.draws), "strokes": strokes}
        await self.store.keep_study(row.id, LUCK, found)
        return found

    async def begin(self, room: Room) -> None:
        """Look at a match, unless that is done or being done."""
        row = room.row
        check_over(row)
        if row.id in self._tasks or await self.store.find_study(row.id, ANALYSIS) is not None:
            return
        if len(self._tasks) >= WAITING:
            raise ServerError(503, "server/busy")
        records = await self.store.records_of(row.id)
        if row.id in self._tasks:  # begun by somebody else meanwhile
            return
        decisions = decisions_in(records)
        self.running[row.id] = Progress(len(decisions))
        self._tasks.begin(row.id, self._study(row, records, decisions))

    async def analysis(self, room: Room, seat: int | None) -> wire.Analysis | None:
        """What is known so far, with the moments of this seat's replay; None: nobody looked."""
        row = room.row
        check_over(row)
        progress = self.running.get(row.id)
        if progress is not None:
            found, total = progress.found, progress.total
        else:
            stored = await self.store.find_study(row.id, ANALYSIS)
            if stored is None:
                return None
            found, total = stored, len(stored)
        async with room.at_rest():
            moments = room.stream(seat).moments()
        luck = await self.store.find_study(row.id, LUCK)
        return wire.Analysis(
            len(found),
            total,
            [decision_of(one, moments) for one in found],
            None if luck is None else luck_of(luck, moments),
        )

    async def _study(self, row: MatchRow, records: list[JSON], decisions: list[int]) -> None:
        progress = self.running[row.id]
        try:
            async with self._one_at_a_time:
                for number in decisions:
                    one = await self._review(row, records[number])
                    if one is not None:
                        progress.found.append({"record": number, **one})
            progress.total = len(progress.found)
            await self.store.keep_study(row.id, ANALYSIS, progress.found)
        except HulldownError as error:
            self._monitor.warned("no analysis", match=row.id, code=error.code)
        finally:
            self.running.pop(row.id, None)

    async def _review(self, row: MatchRow, record: JSON) -> dict[str, JSON] | None:
        """One decision; None where it was none, or its position is not known."""
        (position,) = await self.store.positions_of(row.id, [record["number"] - 1])
        if position is None:
            return None
        question = ReviewQuestion(
            row.game, encoded_choices(row), position, record["seat"], record["action"]
        )
        found: dict[str, JSON] | None = await self.look(question)
        return None if found is None else {"seat": record["seat"], **found}

    async def _luck_used(self, row: MatchRow) -> LuckUsed:
        """The deal, and every action that used luck and was not taken back."""
        records = await self.store.records_of(row.id)
        gone = cancelled_in(records)
        used = [one for one in records if one["kind"] == ACT and one["draws"]]
        acts = [one for one in used if one["number"] not in gone]
        is_dealt = bool(records[0]["draws"])
        numbers = sorted({n for one in acts for n in (one["number"] - 1, one["number"])} | {0})
        found: dict[int, Any] = dict(
            zip(numbers, await self.store.positions_of(row.id, numbers), strict=True)
        )
        whole = [(one, found[one["number"] - 1], found[one["number"]]) for one in acts]
        draws = [
            (one["number"], before, one["seat"], one["action"], after)
            for one, before, after in whole
            if before is not None and after is not None
        ]
        return LuckUsed(found[0] if is_dealt else None, draws)


def check_over(row: MatchRow) -> None:
    """A study reveals what others hold, so it must wait until that is no longer secret."""
    if row.status != "over":
        raise ServerError(409, "match/not-running", "A match can be analysed once it is over.")


def decisions_in(records: list[JSON]) -> list[int]:
    """The records in which somebody chose, and it stood."""
    gone = cancelled_in(records)
    acts = [one for one in records if one["kind"] == ACT and one["seat"] is not None]
    return [one["number"] for one in acts if one["number"] not in gone]


def cancelled_in(records: list[JSON]) -> set[int]:
    """The records that later ones took back."""
    return {number for one in records for number in one["cancels"]}


def luck_of(found: dict[str, JSON], moments: list[int]) -> wire.Luck:
    """How much was luck, as JSON; each stroke shows in the moment of its record."""
    strokes = [
        wire.Stroke(
            moment=max(0, bisect_right(moments, one["record"]) - 1),
            seat=one["seat"],
            expected=one["expected"],
            actual=one["actual"],
            within=one["within"],
        )
        for one in found.get("strokes", [])  # matches looked at long ago have none
    ]
    return wire.Luck(found["seats"], found["within"], found["draws"], strokes)


def decision_of(found: dict[str, JSON], moments: list[int]) -> wire.AnalysedDecision:
    """A decision as JSON; it was taken in the last moment before its record.

    Matches looked at long ago claim gains that may be chance: those are not told.
    """
    is_proven = "trials" in found
    best = found["best"] if is_proven else None
    return wire.AnalysedDecision(
        moment=max(0, bisect_right(moments, found["record"] - 1) - 1),
        seat=found["seat"],
        values=found["values"],
        played=wire.Message(**found["played"]),
        best=None if best is None else wire.Message(**best),
        gain=found["gain"] if is_proven else 0.0,
    )
