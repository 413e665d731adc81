"""What a worker is asked, and what it answers: text goes out and plain values come back.

A worker of another version can read it and say in what it differs. So `carry_out` keeps its name,
its place and its argument, and a letter its keys, from version to version. Even `carry_out` is
named in a text: a worker that lacks what it is sent loses its connection, and says nothing.
"""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Any, Protocol, get_origin, get_type_hints

from hulldown.kernel.canonical import JSON, canonical, digest
from hulldown.kernel.errors import HulldownError
from hulldown.lab.errors import LabError
from hulldown.lab.stamps import differences, stamp

Part = tuple[int, int]
"""The number of the first game, and of the one after the last."""


class Task(Protocol):
    """What is played: a named tuple of plain values, with the id of its game."""

    @property
    def game(self) -> str:
        """The id of the game."""

    def _asdict(self) -> dict[str, Any]: ...


ANSWER = "__import__('importlib').import_module('hulldown.lab.errands').carry_out(letter)"
"""What a worker evaluates: a function would break the connection of one that does not have it."""


def letter(work: Callable[..., Any], task: Task, part: Part) -> str:
    """What a worker is asked: which function, with what, and what it must have to answer."""
    data = task._asdict()
    return canonical(
        {
            "stamp": {**stamp(task.game), "task": digest(data)},
            "work": place_of(work),
            "kind": place_of(type(task)),
            "task": data,
            "part": list(part),
        }
    )


def carry_out(text: str) -> dict[str, JSON]:
    """The `result` of a letter, or the `error` that prevents it."""
    asked = json.loads(text)
    part: Part = (asked["part"][0], asked["part"][1])
    try:
        task = asked["task"]
        differs = differences({**stamp(task["game"]), "task": digest(task)}, asked["stamp"])
        if differs:
            hint = "Install the same version everywhere."
            raise LabError("lab/worker", f"a worker has {differs}", hint)
        result = found_at(asked["work"])(made(found_at(asked["kind"]), task), *part)
    except HulldownError as error:
        return {"error": error.to_json()}
    except Exception as error:  # noqa: BLE001  # a bug of a game's is told where somebody reads it
        return {"error": failure(error, part).to_json()}
    return {"result": result}


def made(kind: type[Any], data: dict[str, JSON]) -> Any:
    """A task from its values, of which text makes lists where there were tuples."""
    were = {name for name, hint in get_type_hints(kind).items() if get_origin(hint) is tuple}
    return kind(**{key: tuple(one) if key in were else one for key, one in data.items()})


def failure(error: Exception, part: Part) -> LabError:
    """What is told of an exception that nobody expected."""
    *_, last = extract_tb(error.__traceback__)
    where = f"{Path(last.filename).name}, line {last.lineno}"
    message = f"{games_in([part])} failed: {type(error).__name__}: {error} ({where})"
    hint = f"{seeds_of([part])} One process shows all of it: --jobs 1."
    return LabError("lab/failed", message, hint, traceback="".join(format_exception(error)))


def place_of(thing: Callable[..., Any]) -> str:
    """Where a function or a class is found again."""
    name: str = thing.__qualname__
    assert name.isidentifier(), f"{name} is not at the top of a module"
    return f"{thing.__module__}:{name}"


def found_at(place: str) -> Any:
    """The function or class at this place."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


# Parts in words


def games_in(parts: list[Part]) -> str:
    """The games of these parts, such as `game 7` or `games 4 to 7 and 12`."""
    runs = runs_of(parts)
    many = len(runs) > 1 or runs[0][1] - runs[0][0] > 1
    return f"game{'s' if many else ''} {in_words(runs, '')}"


def seeds_of(parts: list[Part]) -> str:
    """What the seeds of these games end in, as a sentence."""
    runs = runs_of(parts)
    many = len(runs) > 1 or runs[0][1] - runs[0][0] > 1
    return f"{'Their seeds end' if many else 'Its seed ends'} in {in_words(runs, '/')}."


def runs_of(parts: list[Part]) -> list[Part]:
    """The same games in as few parts as possible."""
    runs: list[Part] = []
    for first, end in sorted(parts):
        if runs and runs[-1][1] == first:
            runs[-1] = (runs[-1][0], end)
        else:
            runs.append((first, end))
    return runs


def in_words(runs: list[Part], before: str) -> str:
    """Numbers as one says them, each with something before it."""
    told = [
        f"{before}{first}" if end - first == 1 else f"{before}{first} to {before}{end - 1}"
        for first, end in runs
    ]
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
