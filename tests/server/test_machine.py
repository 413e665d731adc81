"""Any sequence of requests, doubles, reconnects and restarts keeps the promises of the protocol."""

import asyncio
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import json

from hulldown.kernel.canonical import JSON
from hulldown.kernel.situation import ASK, ORDERS, WINDOW
from hulldown.replays.store import file_of, read_content
from hulldown.server.room import Room
from hulldown.server.rows import MatchRow
from hulldown.server.session import Session
from hulldown.server.sight import situation_of
from hulldown.server.storage import Store, open_store
from hulldown.server.storage.rows import read_last_position, read_match, read_records
from hulldown.server.wire import Pace
from tests.server.rooms import Chair, ask, new_room, new_row, room_again

pytestmark = pytest.mark.slow

T = TypeVar("T")
IDS = count(1)
SEATS = st.integers(0, 2)
PICK = st.integers(0, 1000)


class Protocol(RuleBasedStateMachine):
    """A match, its three seats, and everything they may send.

    One database serves all examples; each has a match of its own.
    """

    store: Store

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.id = f"m{next(IDS)}"
        self.chairs: dict[int, Chair] = {}
        self.lines: dict[int, list[JSON]] = {0: [], 1: [], 2: []}
        self.prompts = [0, 0, 0]
        self.sent: list[tuple[int, str, dict[str, JSON]]] = []
        self.done: set[str] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something of the server's."""
        return self.runner.run(work)

    @initialize(reactions=st.sampled_from([ASK, WINDOW, ORDERS]))
    def begin(self, reactions: Any) -> None:
        """Three people sit down."""
        row = new_row("template", 3, Pace(reactions=reactions), self.id)
        self.room = self.run(new_room(self.store, row))
        for seat in range(3):
            self.connect(seat)

    # What is stored, and what is in memory.

    @property
    def session(self) -> Session:
        """The match in memory."""
        assert self.room.session is not None
        return self.room.session

    def stored(self) -> MatchRow:
        """The match on disk."""
        row = self.store.read_now(lambda c: read_match(c, self.id))
        assert row is not None
        return row

    def log(self) -> list[JSON]:
        """The log on disk."""
        return self.store.read_now(lambda c: read_records(c, self.id))

    def request(self, seat: int, kind: str, fields: dict[str, JSON]) -> str:
        """Send something; what it was answered with: done, answer or a code."""
        before = json.encode(self.stored()), json.encode(self.room.row), self.log()
        told = self.run(ask(self.room, self.chairs[seat], kind, **fields))
        final = told[-1]
        self.take_in()
        answer: str = final["error"]["code"] if final["type"] == "refused" else final["type"]
        is_double = fields["id"] in self.done
        if answer != "done" or is_double:
            after = json.encode(self.stored()), json.encode(self.room.row), self.log()
            assert after == before, f"{kind} was answered with {answer} and changed something"
        if answer == "done":
            self.done.add(fields["id"])
        self.sent.append((seat, kind, fields))
        return answer

    def new(self, seat: int, kind: str, /, **fields: JSON) -> str:
        """A request that was never sent before."""
        return self.request(seat, kind, {"id": f"r{next(IDS)}", **fields})

    def take_in(self) -> None:
        """Lines follow each other without gap or double, on every connection."""
        for seat, chair in self.chairs.items():
            for message in chair.told(chair.taken):
                for line in message.get("lines", []):
                    if line["index"] == len(self.lines[seat]):
                        self.lines[seat].append(line)
                    assert self.lines[seat][line["index"]] == line
            chair.taken = len(chair.received)

    def prompt(self, seat: int) -> int:
        """The number of the question before a seat."""
        return self.session.live.seats[seat].prompt_number

    def legal(self, seat: int) -> list[JSON]:
        """What a seat may do."""
        return [action.to_json() for action in self.session.match.legal(seat)]

    # Coming and going.

    @rule(seat=SEATS)
    def connect(self, seat: int) -> None:
        """Somebody comes with some of the lines."""
        if seat in self.chairs:
            return
        chair = Chair(seat)
        self.chairs[seat] = chair
        seen = len(self.lines[seat])
        self.run(self.room.welcome(chair, seen))
        (welcome,) = [m for m in chair.told() if m["type"] == "welcome"]
        assert [line["index"] for line in welcome["lines"]] == list(
            range(seen, seen + len(welcome["lines"]))
        )
        self.take_in()
        assert welcome["situation"]["prompt_number"] == self.prompt(seat)

    @rule(seat=SEATS)
    def disconnect(self, seat: int) -> None:
        """Somebody goes."""
        if len(self.chairs) > 1 and seat in self.chairs:
            self.room.leave(self.chairs.pop(seat))

    @rule()
    def restart(self) -> None:
        """The server is killed and started again: everything is as it was."""
        before = [json.encode(situation_of(self.session, seat)) for seat in range(3)]
        row = json.encode(self.room.row)
        self.room.give_up()
        self.room = self.run(room_again(self.store, self.id))
        assert json.encode(self.room.row) == row
        after = [json.encode(situation_of(self.session, seat)) for seat in range(3)]
        assert after == before
        for seat in list(self.chairs):
            del self.chairs[seat]
            self.connect(seat)

    # Requests.

    def someone(self, seat: int) -> int:
        """A seat that is connected."""
        return seat if seat in self.chairs else next(iter(self.chairs))

    @rule(seat=SEATS, pick=PICK)
    def act(self, seat: int, pick: int) -> None:
        """A legal action is carried out; one that is not legal is not."""
        seat = self.someone(seat)
        legal = self.legal(seat)
        if legal:
            chosen = legal[pick % len(legal)]
            assert (
                self.new(seat, "act", prompt_number=self.prompt(seat), actions=[chosen]) == "done"
            )
        else:
            answer = self.new(
                seat, "act", prompt_number=self.prompt(seat), actions=[{"kind": "ready"}]
            )
            assert answer in {"action/not-your-turn", "action/match-over", "action/illegal"}

    @rule(seat=SEATS, wrong=st.integers(1, 3))
    def stale(self, seat: int, wrong: int) -> None:
        """An answer to another question is refused."""
        seat = self.someone(seat)
        prompt = self.prompt(seat) + wrong
        for kind, fields in (("act", {"actions": self.legal(seat)[:1]}), ("commit", {})):
            assert self.new(seat, kind, prompt_number=prompt, **fields) == "match/stale"

    @precondition(lambda self: self.sent)
    @rule(pick=PICK)
    def double(self, pick: int) -> None:
        """Anything sent again, however much later, is never applied twice."""
        seat, kind, fields = self.sent[pick % len(self.sent)]
        if seat in self.chairs and fields["id"] in self.done and "prompt_number" in fields:
            assert self.request(seat, kind, fields) in {"done", "match/stale", "action/match-over"}

    @rule(seat=SEATS, picks=st.lists(PICK, max_size=3))
    def draft(self, seat: int, picks: list[int]) -> None:
        """A draft is kept; others notice nothing."""
        seat = self.someone(seat)
        others = {s: len(chair.received) for s, chair in self.chairs.items() if s != seat}
        every = self.session.match.game.actions(self.session.match.config).actions
        chosen = [every[pick % len(every)].to_json() for pick in picks]
        answer = self.new(seat, "draft", actions=chosen)
        assert answer == ("done" if self.session.match.outcome is None else "action/match-over")
        assert {s: len(self.chairs[s].received) for s in others} == others

    @rule(seat=SEATS)
    def commit(self, seat: int) -> None:
        """A draft is carried out whole or not at all."""
        seat = self.someone(seat)
        self.new(seat, "commit", prompt_number=self.prompt(seat))

    @rule(seat=SEATS, whole=st.booleans())
    def take_back(self, seat: int, whole: bool) -> None:
        """What can be taken back is; the seat knows beforehand."""
        seat = self.someone(seat)
        situation = situation_of(self.session, seat)
        answer = self.new(seat, "take-back", prompt_number=self.prompt(seat), whole_turn=whole)
        if situation.outcome is None and situation.take_back is not None:
            assert answer == "match/take-back"

    @rule(seat=SEATS, value=st.integers(0, 4))
    def orders(self, seat: int, value: int) -> None:
        """Standing orders."""
        self.new(self.someone(seat), "orders", orders={"flare_from": value} if value < 4 else {})

    @rule(seat=SEATS, kind=st.sampled_from(["take-back", "pause", "resume"]))
    def propose(self, seat: int, kind: str) -> None:
        """Something is proposed."""
        self.new(self.someone(seat), "propose", kind=kind)

    @rule(seat=SEATS, yes=st.sampled_from([True, True, False]))
    def consent(self, seat: int, yes: bool) -> None:
        """Something is agreed to."""
        found = self.session.live.proposal
        number = 0 if found is None else found.number
        self.new(self.someone(seat), "consent", proposal=number, yes=yes)

    @rule(seat=SEATS)
    def look(self, seat: int) -> None:
        """Looking changes nothing."""
        seat = self.someone(seat)
        assert self.new(seat, "preview", actions=self.legal(seat)[:1]) == "answer"
        assert self.new(seat, "query", question={"ask": "flare-odds", "seat": "seat:0"}) == "answer"

    @rule()
    def close_window(self) -> None:
        """Time passes until the window closes."""
        window = self.room.row.live.window
        if window is not None and not self.room.row.live.paused:
            self.session.wake(window)
            self.run(_save_and_tell(self.room))
            self.take_in()

    # What always holds.

    @invariant()
    def prompts_only_rise(self) -> None:
        """The number of a question never falls."""
        if not hasattr(self, "room"):
            return
        now = [self.prompt(seat) for seat in range(3)]
        assert all(new >= old for new, old in zip(now, self.prompts, strict=True))
        self.prompts = now

    @invariant()
    def nobody_has_missed_anything(self) -> None:
        """What a seat was last told is what it may know and do now."""
        for seat, chair in self.chairs.items():
            assert chair.situation == json.decode(json.encode(situation_of(self.session, seat)))

    @invariant()
    def memory_is_what_is_stored(self) -> None:
        """What a kill would leave is what everybody was told."""
        if hasattr(self, "room"):
            assert json.encode(self.stored()) == json.encode(self.room.row)

    def teardown(self) -> None:
        """The stored log makes the stored position, and the lines everybody saw."""
        if hasattr(self, "room"):
            row, log = self.stored(), self.log()
            result = {"outcome": row.outcome, "secret": None, "records": len(log)}
            replay = read_content(file_of(row.header, log, result))
            *_, match = replay.walk()
            position = self.store.read_now(lambda c: read_last_position(c, self.id, len(log)))
            assert match.game.encode_state(match.state) == position
            for seat, lines in self.lines.items():
                seen = [message.to_json() for _, message in replay.watch(seat)]
                assert [line["message"] for line in lines] == seen[: len(lines)]
        self.runner.close()


async def _save_and_tell(room: Room) -> None:
    await room.save()
    room.tell()
    room.tell_table()


def test_the_protocol_keeps_its_promises(tmp_path: Path) -> None:
    Protocol.store = open_store(f"sqlite:///{tmp_path}/machine.db")
    try:
        run = settings(max_examples=25, stateful_step_count=30, deadline=None)
        run_state_machine_as_test(Protocol, settings=run)
    finally:
        Protocol.store.close()
