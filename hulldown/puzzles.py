"""Puzzles: positions of real matches in which one move is far better than all others.

`hulldown puzzles GAME` finds them, and `puzzles/puzzles.json` of a game's folder keeps them. To
solve one is a lesson of one step: an ordinary match that begins in the position and waits for the
move. What it is about follows from what the move brings about or spares: `puzzles/themes.toml`
lists the events worth telling, by theme. Their `seat` does them (or what the file names as `doer`,
if the question names it, too), but for those it suffers, listed as `suffered`: so a player's own
deeds and the losses of others speak for a move. Moves listed as `alike` are the same whichever card
pays for them, those listed as `common` are the answer to no more than half of all puzzles, and
questions listed as `dull` make no puzzle. Events listed as `begins` begin a turn.
"""

import tomllib
from datetime import date
from functools import cache
from typing import Final

from msgspec import Struct, ValidationError, field, json

from hulldown.games import load, read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import Config
from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import Seat
from hulldown.lessons import Lesson, LessonError, LessonStep, lesson_of, lessons

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.json"
THEMES: Final = "themes.toml"
SUFFERED: Final = "suffered"
ALIKE: Final = "alike"
DULL: Final = "dull"
BEGINS: Final = "begins"
COMMON: Final = "common"
DOER: Final = "doer"
OTHER_LISTS: Final = (SUFFERED, ALIKE, DULL, COMMON, DOER, BEGINS)
"""What a list of themes holds beside them."""
PREFIX: Final = "puzzle-"
"""A puzzle is the lesson `puzzle-3`."""
AGENT: Final = "lieutenant"
"""Who plays the other seats on, for those who go on after the solution."""


class Told(Struct, forbid_unknown_fields=True):
    """A move in words: its message, and who makes it."""

    seat: Seat
    id: str
    args: dict[str, JSON] = field(default_factory=dict)


class Effect(Struct, forbid_unknown_fields=True):
    """What soon happens: in how many of 100 trials, after the move and after the others."""

    id: str
    args: dict[str, JSON]
    often: int
    otherwise: int


class Puzzle(Struct, forbid_unknown_fields=True):
    """A position, the move that stands out, and what was found out about it.

    `also` are the same move with another card that pays for it, and `before` is what may as well
    be done first. `value` is what the move promises, 1 for a sure win; `next` is the best of the
    others and `next_value` what that promises. `line` is the move and what would most likely
    follow, `effects` are what it brings about or spares, and `theme` is what the first of them
    belongs to; `hard` if the game's own rules of thumb would not find the move. `begun` if the seat
    has done something in this turn already, which stays.
    """

    id: str
    theme: str
    hard: bool
    seats: int
    seat: Seat
    position: str
    solution: str
    value: float
    next: Told
    next_value: float
    line: list[Told]
    things: list[str]
    rule: str
    also: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    begun: bool = False
    options: dict[str, JSON] = field(default_factory=dict)
    scenario: str | None = None
    teams: list[int] | None = None

    def config(self, game: str) -> Config:
        """The choices of the match it comes from."""
        return load(game).info.configure(self.seats, self.options, self.scenario, self.teams)

    def lesson(self, game: str) -> Lesson:
        """The puzzle as a match that waits for one move."""
        config = self.config(game)
        read = load(game).actions(config).read
        step = LessonStep(
            "go-on" if self.begun else "find",
            self.rule,
            do=[read(text).to_json() for text in (self.solution, *self.also)],
            via=[read(text).to_json() for text in self.before],
            at=self.things,
        )
        return Lesson(
            seats=self.seats,
            steps=[step],
            seat=self.seat,
            scenario=self.scenario,
            options=self.options,
            teams=self.teams,
            position=self.position,
            agent=AGENT,
            game=game,
            id=PREFIX + self.id,
            words="puzzle",
        )


class Collection(Struct, forbid_unknown_fields=True):
    """The puzzles of a game, the command that found them, and how far its trials played on."""

    command: str
    ahead: int
    puzzles: list[Puzzle]

    def text(self) -> str:
        """As the file keeps it: a line for each puzzle, so that a change can be read."""
        lines = [json.encode(puzzle).decode() for puzzle in self.puzzles]
        command = json.encode(self.command).decode()
        head = f'{{"command":{command},"ahead":{self.ahead},"puzzles":[\n'
        return head + ",\n".join(lines) + "\n]}\n"


@cache
def collection(game: str) -> Collection:
    """What a game's folder keeps; an empty collection if it has none."""
    load(game)
    text = read_file(game, FOLDER, FILE)
    if text is None:
        return Collection("", -1, [])
    try:
        return json.decode(text, type=Collection)
    except ValidationError as error:
        raise DataError("data/bad-key", f"{FILE}: {error}", file=FILE, key="") from error


@cache
def themes(game: str) -> dict[str, str]:
    """The theme of each event that is worth telling; none if the game names none."""
    themes = _listed(game)
    named = [theme for theme in themes if theme not in OTHER_LISTS]
    return {event: theme for theme in named for event in themes[theme]}


def suffered(game: str) -> list[str]:
    """The events that their seat suffers; of all others it is the doer."""
    return list(_listed(game).get(SUFFERED, []))


def doer(game: str) -> str:
    """The argument of an event that names who does it."""
    return str(_listed(game).get(DOER, "seat"))


def alike(game: str) -> list[str]:
    """The moves, by their messages, that are the same whichever card pays for them."""
    return list(_listed(game).get(ALIKE, []))


def common(game: str) -> list[str]:
    """The moves, by their messages, that are the answer to no more than half of all puzzles."""
    return list(_listed(game).get(COMMON, []))


def dull(game: str) -> list[str]:
    """The questions, by their messages, that make no puzzle."""
    return list(_listed(game).get(DULL, []))


def begins(game: str) -> list[str]:
    """The events with which a turn begins: what was done before is over."""
    return list(_listed(game).get(BEGINS, []))


@cache
def _listed(game: str) -> dict[str, list[str] | str]:
    return tomllib.loads(read_file(game, FOLDER, THEMES) or "")


def puzzles(game: str) -> dict[str, Puzzle]:
    """A game's puzzles by their ids, in their order; none if it has none."""
    return {puzzle.id: puzzle for puzzle in collection(game).puzzles}


def puzzle_of(game: str, id: str) -> Puzzle:
    """One puzzle of a game."""
    known = puzzles(game)
    if id not in known:
        hint = f"There are {len(known)}."
        raise LessonError("config/unknown-lesson", f"no puzzle {id!r}", hint)
    return known[id]


@cache
def just_as_good(game: str, id: str) -> list[Told]:
    """The same move with another card, in words."""
    puzzle = puzzle_of(game, id)
    rules, config = load(game), puzzle.config(game)
    state = rules.read_position(config, puzzle.position)
    read = rules.actions(config).read
    said = [rules.describe(state, puzzle.seat, read(text)).message for text in puzzle.also]
    return [Told(puzzle.seat, message.id, message.args) for message in said]


def of_the_day(game: str, day: date) -> str:
    """The puzzle for everybody on this day; empty if there is none."""
    ids = list(puzzles(game))
    return ids[day.toordinal() % len(ids)] if ids else ""


def find_puzzle(game: str, lesson: str) -> Puzzle | None:
    """The puzzle that a lesson is, if it is one."""
    return puzzles(game).get(lesson.removeprefix(PREFIX)) if lesson.startswith(PREFIX) else None


def taught(game: str, id: str) -> Lesson:
    """A lesson of a game, or a puzzle as one."""
    if id.startswith(PREFIX):
        return puzzle_of(game, id.removeprefix(PREFIX)).lesson(game)
    return lesson_of(game, id)


def find_taught(game: str, id: str) -> Lesson | None:
    """The same; None if there is none any more."""
    puzzle = find_puzzle(game, id)
    return lessons(game).get(id) if puzzle is None else puzzle.lesson(game)
