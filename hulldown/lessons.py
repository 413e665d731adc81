"""Guided matches: a lesson is data in a game's folder, and the match it guides an ordinary one.

`lessons/1-first.toml` of a game is its lesson `first`: how the match begins, what the others do,
and steps that each wait for an action of the learner or for an event. How far somebody has come
follows from the log of the match alone, so a lesson is stored, left and taken up like any match.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, ClassVar, Final

from msgspec import Struct, ValidationError, convert, field

from hulldown.agents import EASIEST
from hulldown.games import file_names, load, read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError, DataError
from hulldown.kernel.messages import Message, Seat
from hulldown.kernel.record import ACT, Record

FOLDER: Final = "lessons"
CODES: Final = {"config/unknown-lesson": "The game has no such lesson."}


class LessonError(ConfigError):
    """A match cannot be made like this: there is no such lesson or puzzle."""

    codes: ClassVar[Mapping[str, str]] = CODES


class LessonStep(Struct, forbid_unknown_fields=True):
    """One thing to learn: what it waits for, where it happens, the rule behind it.

    `do` waits for an action of the learner that has all fields of one of these, and refuses any
    other but those of `via`, which lead there, and those of `first`: steps of the same draft that
    are due before it, each once. `until` lets the learner play freely, and waits for such an
    event. `at` are the things on the table to point at. A step that is `joined` is done together
    with the one before it by whoever follows the words, so both count as one. The text
    `lesson-LESSON-STEP` says what to do and why, its attribute `wrong` what is said to another
    move.
    """

    id: str
    rule: str
    do: list[dict[str, JSON]] = field(default_factory=list)
    via: list[dict[str, JSON]] = field(default_factory=list)
    first: list[dict[str, JSON]] = field(default_factory=list)
    until: list[dict[str, JSON]] = field(default_factory=list)
    at: list[str] = field(default_factory=list)
    joined: bool = False

    def accepts(self, action: dict[str, JSON]) -> bool:
        """Is this what is to be learnt here?"""
        return any(has_all(action, wanted) for wanted in self.do)

    def leads_on(self, action: dict[str, JSON]) -> bool:
        """Is this on the way to it?"""
        return any(has_all(action, wanted) for wanted in self.via)

    def is_told_by(self, message: Message) -> bool:
        """Is this event what the step waits for?"""
        told = {"id": message.id, **message.args}
        return any(has_all(told, wanted) for wanted in self.until)


class Lesson(Struct, forbid_unknown_fields=True):
    """A match to learn from: how it begins, who plays it, what is to be done in it.

    It begins from a `position` in the game's notation, or as the `seed` deals it; the seed is
    all the luck there is, the same for everybody. The other seats do what `others` says, an
    action in notation each time, and then what their `agent` chooses.
    """

    seats: int
    steps: list[LessonStep]
    seat: Seat = 0
    scenario: str | None = None
    options: dict[str, JSON] = field(default_factory=dict)
    teams: list[int] | None = None
    seed: int = 0
    position: str = ""
    agent: str = EASIEST
    others: dict[str, list[str]] = field(default_factory=dict)
    game: str = ""
    id: str = ""
    words: str = ""

    @property
    def secret(self) -> bytes:
        """What all luck of the match comes from."""
        return sha256(f"hulldown-lesson:{self.seed}".encode()).digest()

    def config(self) -> Config:
        """The choices of the match."""
        info = load(self.game).info
        return info.configure(self.seats, self.options, self.scenario, self.teams)

    def message(self, done: int) -> Message:
        """What is said when that many steps are done."""
        step = self.steps[done].id if done < len(self.steps) else "done"
        return Message(f"{self.words}-{step}", {})

    def number(self, done: int) -> int:
        """Which step is next when that many are done, as people count; all there are at the end."""
        return sum(not step.joined for step in self.steps[: done + 1])

    def done(self, records: Sequence[Record]) -> int:
        """How many steps are done, by a match's log."""
        cancelled = {number for record in records for number in record.cancels}
        done = 0
        for record in records:
            if done < len(self.steps) and record.number not in cancelled:
                done += self._is_done_by(record, self.steps[done])
        return done

    def _is_done_by(self, record: Record, step: LessonStep) -> bool:
        if step.do:
            return record.kind == ACT and record.seat == self.seat and step.accepts(record.action)
        heard = [event.seen_by(self.seat) for event in record.events]
        return any(message is not None and step.is_told_by(message) for message in heard)

    def walk(self, done: int, actions: Sequence[Any]) -> tuple[int, LessonStep | None]:
        """How far these actions of the learner lead, and the step that wants another one."""
        return self.follow(done, [action.to_json() for action in actions])

    def follow(self, done: int, actions: list[dict[str, JSON]]) -> tuple[int, LessonStep | None]:
        """The same for actions as JSON."""
        taken: list[dict[str, JSON]] = []
        for action in actions:
            if done == len(self.steps) or self.steps[done].until:
                return done, None
            step = self.steps[done]
            due = [one for one in step.first if one not in taken]
            if not due and step.accepts(action):
                done, taken = done + 1, []
            elif wanted := [one for one in due if has_all(action, one)]:
                taken.append(wanted[0])
            elif not step.leads_on(action):
                return done, step
        return done, None

    def scripted(self, seat: Seat, done: int) -> str:
        """What another seat does after that many actions of its own; empty: as its agent likes."""
        script = self.others.get(str(seat), [])
        return script[done] if done < len(script) else ""


def has_all(found: dict[str, JSON], wanted: dict[str, JSON]) -> bool:
    """Has it all these fields, each with this value or one of this list?"""
    return all(
        found.get(key) in value if isinstance(value, list) else found.get(key) == value
        for key, value in wanted.items()
    )


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """A game's lessons by their ids, in their order."""
    load(game)
    found = [name for name in file_names(game, FOLDER) if name.endswith(".toml")]
    made = [_read(game, name) for name in sorted(found)]
    return {lesson.id: lesson for lesson in made}


def lesson_of(game: str, id: str) -> Lesson:
    """One lesson of a game."""
    known = lessons(game)
    if id not in known:
        hint = "Available: " + (", ".join(known) or "none") + "."
        raise LessonError("config/unknown-lesson", f"no lesson {id!r}", hint)
    return known[id]


def after(lesson: Lesson) -> str:
    """The lesson that follows; empty after the last, and where there is no row of them."""
    ids = list(lessons(lesson.game))
    return "".join(ids[ids.index(lesson.id) + 1 :][:1]) if lesson.id in ids else ""


def lesson_words(game: str, language: str) -> str:
    """What a game's lessons say, in Fluent's format."""
    return read_file(game, FOLDER, f"{language}.ftl") or ""


def _read(game: str, name: str) -> Lesson:
    try:
        lesson = convert(tomllib.loads(read_file(game, FOLDER, name) or ""), Lesson)
    except (ValidationError, tomllib.TOMLDecodeError) as error:
        raise DataError("data/bad-key", f"{name}: {error}", file=name, key="") from error
    for step in lesson.steps:
        if bool(step.do) == bool(step.until):
            message = f"{name}: step {step.id!r} waits for an action or for an event"
            raise DataError("data/bad-key", message, file=name, key=step.id)
    lesson.game, lesson.id = game, name.removesuffix(".toml").partition("-")[2]
    lesson.words = f"lesson-{lesson.id}"
    return lesson
