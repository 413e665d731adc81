"""Agents by name (a level such as `sergeant`, or `random`), from a Python file, or a program."""

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, cast

from hulldown.agents.agent import Agent, GreedyAgent, RandomAgent, UsualAgent
from hulldown.agents.bounds import PATIENCE, bounded, enough_memory, is_of_user
from hulldown.agents.errors import AgentError
from hulldown.agents.levels import LEVELS, LevelAgent
from hulldown.agents.program import PREFIX, ProgramAgent
from hulldown.agents.search import SearchAgent
from hulldown.agents.tree import SearchSettings
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.errors import HulldownError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.messages import Seat

NAMED: Final[dict[str, Callable[..., Any]]] = {
    **{name: partial(LevelAgent, level) for name, level in LEVELS.items()},
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "search": SearchAgent,
    "playouts": partial(SearchAgent, settings=SearchSettings(cut=0, learned=False)),
    "usual": UsualAgent,
}
OFFERED: Final = ("game", "config", "seat", "chance")


class AgentKind:
    """How to make one sort of agent: a fresh object for each seat and match.

    Its maker may ask for any of `game`, `config`, `seat` and `chance` by name. A `guest` comes from
    a file or a program: when it fails it is out, and nobody else is affected.
    """

    __slots__ = ("_asked", "_make", "guest", "name")

    def __init__(self, name: str, make: Callable[..., Any], guest: bool = False) -> None:
        self.name = name
        self.guest = guest
        self._make = make
        self._asked = _asked(name, make)

    def make(self, game: AnyGame, config: Config, seat: Seat, seed: str) -> Agent:
        """An agent for this seat of one match."""
        offered = {"game": game, "config": config, "seat": seat}
        if "chance" in self._asked:
            offered["chance"] = SeededChance(seed)
        asked = {name: offered[name] for name in self._asked}
        try:
            if not self.guest:
                return cast(Agent, self._make(**asked))
            with theirs(self.name, "could not be made", PATIENCE, enough_memory()):
                return cast(Agent, self._make(**asked))
        except HulldownError:
            raise
        except Exception as error:  # the run says whose it was
            raise failed(self.name, f"could not be made: {words(error, self.name)}") from error


def load_agent(spec: str, text: str | None = None) -> AgentKind:
    """The agent of this name, or the one a file defines; its `text`, where the file is not here."""
    if spec in NAMED:
        return AgentKind(spec, NAMED[spec])
    if spec.startswith(PREFIX):
        command = spec.removeprefix(PREFIX)
        if not command.strip():
            raise failed(spec, "names no program", "Give program:./my_agent.")
        return AgentKind(spec, partial(ProgramAgent, command), guest=True)
    path = Path(spec)
    if text is not None:
        return AgentKind(path.name, _only_agent(path.name, _run(path, text)), guest=True)
    if path.suffix != ".py":
        names = ", ".join(NAMED)
        raise failed(
            spec, "is not known", f"Available: {names}; or name a file, such as my_agent.py."
        )
    if not path.is_file():
        raise failed(spec, "cannot be read", "Is the path right?")
    return AgentKind(path.name, _only_agent(path.name, _import(path)), guest=True)


def failed(name: str, what: str, hint: str = "") -> AgentError:
    """The error of an agent, which names it."""
    return AgentError("agent/failed", f"agent {name}: {what}", hint, agent=name)


@contextmanager
def theirs(name: str, what: str, seconds: float, memory: int) -> Iterator[None]:
    """Somebody else's code runs here, within bounds: whatever it raises is its own failure.

    Only the user who presses Ctrl+C ends more than that.
    """
    try:
        with bounded(seconds, memory):
            yield
    except HulldownError:
        raise
    except BaseException as error:
        if is_of_user(error):
            raise
        raise failed(name, f"{what}: {words(error, name)}") from error


def _import(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"hulldown_agent_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with theirs(path.name, "could not be loaded", PATIENCE, enough_memory()):
        spec.loader.exec_module(module)
    return module


def _run(path: Path, text: str) -> ModuleType:
    module = ModuleType(f"hulldown_agent_{path.stem}")
    with theirs(path.name, "could not be loaded", PATIENCE, enough_memory()):
        exec(compile(text, path.name, "exec"), vars(module))
    return module


def agent_texts(specs: Sequence[str]) -> dict[str, str]:
    """The text of each agent that is a file, to be sent where the file is not."""
    for spec in specs:
        load_agent(spec)
    return {
        spec: Path(spec).read_text()
        for spec in specs
        if spec.endswith(".py") and not spec.startswith(PREFIX)
    }


def _only_agent(name: str, module: ModuleType) -> Callable[..., Any]:
    named = getattr(module, "AGENT", None)
    if callable(named):
        return named  # type: ignore[no-any-return]
    found = [thing for thing in vars(module).values() if _is_agent(thing, module.__name__)]
    if len(found) != 1:
        hint = "Define one class with choose(self, view, legal, worlds, clock), or set AGENT."
        raise failed(name, f"defines {len(found) or 'no'} agents, not one", hint)
    return found[0]  # type: ignore[no-any-return]


def _is_agent(thing: object, module: str) -> bool:
    own = inspect.isclass(thing) and thing.__module__ == module
    return own and callable(getattr(thing, "choose", None))


def _asked(name: str, make: Callable[..., Any]) -> tuple[str, ...]:
    """The names a maker asks for; without an `__init__` of its own it asks for none."""
    asked = inspect.signature(make).parameters.values()
    named = [p for p in asked if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    unknown = [p.name for p in named if p.name not in OFFERED and p.default is p.empty]
    if unknown:
        hint = "It may ask for " + ", ".join(OFFERED) + "."
        raise failed(name, f"asks for {', '.join(unknown)}, which nobody offers", hint)
    return tuple(parameter.name for parameter in named if parameter.name in OFFERED)


def words(error: BaseException, file: str = "") -> str:
    """What went wrong, and in which line of the agent's file, if it was there."""
    frames = [
        frame for frame in extract_tb(error.__traceback__) if Path(frame.filename).name == file
    ]
    where = f" (line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {_said_by(error)}{where}"


def _said_by(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # noqa: BLE001  # an error of somebody else may do anything
        return ""
