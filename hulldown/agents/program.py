"""Agents in any language: a program that reads questions and writes answers, a JSON line each.

    → {"seat": 0, "view": {…}, "legal": [{"kind": "send", "card": "heavy"}, …]}
    ← {"choose": 0}

Before it answers, a program may ask for worlds that its seat cannot tell from the real one, as
encoded positions: `{"worlds": 3}` is answered by `{"worlds": [{…}, {…}, {…}]}`. A program that
crashes, answers nonsense, stays silent or takes too much memory has failed, and is ended.
"""

import json
import os
import selectors
import shlex
import subprocess
import weakref
from time import monotonic
from typing import Any, Final

from hulldown.agents.bounds import limit_this_process
from hulldown.agents.clock import Clock
from hulldown.agents.worlds import Worlds
from hulldown.kernel.actions import Action
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat, View
from hulldown.kernel.nesting import DEEPEST, is_too_deep

PREFIX: Final = "program:"
PATIENCE: Final = 10.0
"""The seconds a program may think where the clock does not count them."""
LONGEST: Final = 1 << 20
MOST_WORLDS: Final = 1_000


class ProgramAgent:
    """A program at a seat; it is started with the first question."""

    def __init__(self, command: str, game: AnyGame, seat: Seat) -> None:
        self.command = shlex.split(command)
        self.game = game
        self.seat = seat
        self.process: subprocess.Popen[bytes] | None = None
        self.heard = b""

    def choose(self, view: View, legal: list[Action], worlds: Worlds, clock: Clock) -> Action:
        """What the program answers."""
        until = monotonic() + (clock.seconds or PATIENCE)
        question = {
            "seat": self.seat,
            "view": view.data,
            "legal": [action.to_json() for action in legal],
        }
        try:
            return legal[self._ask(question, len(legal), worlds, until)]
        except (OSError, ValueError):
            self._stop()
            raise

    def _ask(self, question: dict[str, Any], count: int, worlds: Worlds, until: float) -> int:
        self._say(question, until)
        while True:
            line = self._hear(until)
            if is_too_deep(line):
                raise ValueError(f"an answer nests at most {DEEPEST} deep")
            answer = json.loads(line)
            if not isinstance(answer, dict):
                raise ValueError("an answer must be an object")
            wanted = answer.get("worlds")
            if type(wanted) is int and 0 < wanted <= MOST_WORLDS:
                guesses = [self.game.encode_state(world.table.state) for world in worlds(wanted)]
                self._say({"worlds": guesses}, until)
                continue
            chosen = answer.get("choose")
            if type(chosen) is not int or not 0 <= chosen < count:
                raise ValueError(f"{chosen!r} is not one of {count} choices")
            return chosen

    def _say(self, data: dict[str, Any], until: float) -> None:
        """Write a line; a program that does not read fills its pipe, and is not waited for."""
        pipe = self._started().stdin
        assert pipe is not None
        line = memoryview(json.dumps(data).encode() + b"\n")
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_WRITE)
            while line:
                left = until - monotonic()
                if left <= 0 or not waiting.select(left):
                    raise ValueError("it did not listen")
                line = line[os.write(pipe.fileno(), line) :]

    def _hear(self, until: float) -> bytes:
        """The next line, if it comes in time."""
        pipe = self._started().stdout
        assert pipe is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                left = until - monotonic()
                if left <= 0 or not waiting.select(left):
                    raise ValueError("it stayed silent")
                more = os.read(pipe.fileno(), 1 << 16)
                if not more:
                    raise ValueError("it ended")
                self.heard += more
                if len(self.heard) > LONGEST:
                    raise ValueError("its answer is too long")
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def _started(self) -> "subprocess.Popen[bytes]":
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL,
                preexec_fn=limit_this_process,  # noqa: PLW1509  # nothing but one system call
            )  # fmt: skip
            assert self.process.stdin is not None
            os.set_blocking(self.process.stdin.fileno(), False)
            weakref.finalize(self, _end, self.process)
        return self.process

    def _stop(self) -> None:
        if self.process is not None:
            _end(self.process)
            self.process = None


def _end(process: "subprocess.Popen[bytes]") -> None:
    """No program outlives its match."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue  # what was not written is of no use any more
