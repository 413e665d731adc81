"""The pages are true: what exists is documented, what is documented exists, examples run."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from fnmatch import fnmatch
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage
from litestar.routes import HTTPRoute

import hatch_build
from hulldown.cli import COMMANDS, make_app
from hulldown.games import load, names, read_file
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import CHOICE, SWITCH
from hulldown.kernel.game import Game, Knowledge, People, Rules, Storage
from hulldown.kernel.match import Match
from hulldown.lab.contract import CHECKS
from hulldown.server.app import create_app
from hulldown.server.storage import open_store
from hulldown.texts import LANGUAGES, languages_of, shared_words
from tests.codes import every_code

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "hulldown").rglob("*.md")])
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ANY = "…"


class Block(NamedTuple):
    """A fenced block of a page: the words after its fence, and what it holds."""

    info: str
    text: str


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def section(text: str, heading: str) -> str:
    """A page from a heading to the next one of the same or a higher level."""
    level = heading.index(" ")
    after = text.partition(f"\n{heading}\n")[2]
    return re.split(rf"^#{{1,{level}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]


def blocks(text: str) -> list[Block]:
    return [Block(info.strip(), body) for info, body in FENCE.findall(text)]


def first_cells(text: str) -> list[str]:
    """What stands in backticks in the first cell of each table row."""
    return re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)


# The command line


def options_of(command: str) -> list[str]:
    """The options of a command as one types them."""
    arguments = make_app()[command].assemble_argument_collection()
    return [found.names[0] for found in arguments if found.names[0].startswith("--")]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_documented(command: str) -> None:
    text = section(page("command-line.md"), f"## {command}")
    assert text, f"## {command} is missing"
    assert [option for option in options_of(command) if f"`{option}" not in text] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_no_documented_option_is_unknown(command: str) -> None:
    text = section(page("command-line.md"), f"## {command}")
    told = [cell.split()[0] for cell in first_cells(text) if cell.startswith("--")]
    assert [option for option in told if option not in options_of(command)] == []


@pytest.mark.parametrize("name", names())
def test_the_page_of_a_game_tells_all_its_options(name: str) -> None:
    """A game needs no page; if it has one, its table of options is complete."""
    file = DOCS / f"{name}.md"
    rows = first_two_cells(file.read_text("utf-8")) if file.is_file() else {}
    options = load(name).info.options if file.is_file() else ()
    for option in options:
        values = {CHOICE: option.choices, SWITCH: ("false", "true")}.get(option.kind, ())
        told = re.findall(r"`([^`]+)`", rows[option.id])
        assert told[0] == str(option.default).lower()
        assert sorted(told) == sorted(values) or not values


def first_two_cells(text: str) -> dict[str, str]:
    """The second cell of each table row by what stands in backticks in the first."""
    return dict(re.findall(r"^\| `([^`]+)` \| (.*?) \|", text, re.MULTILINE))


# Errors


def test_every_error_code_has_a_cause_and_a_cure() -> None:
    rows = [line.strip("| ").split(" | ") for line in page("errors.md").splitlines()]
    told = {row[0].strip("`"): row[1:] for row in rows if re.match(r"`[a-z]+/", row[0])}
    assert sorted(told) == sorted(every_code())
    assert [code for code, rest in told.items() if len(rest) != 2 or not all(rest)] == []


# Messages


def named_events(name: str) -> set[str]:
    """The ids of all events that a game's source names."""
    source = ast.parse(read_file(name, "events.py") or "")
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call)]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "Message"
        and isinstance(call.args[0], ast.Constant)
    }


def worded(source: str) -> set[str]:
    """The ids of a file of texts."""
    entries = FluentParser().parse(source).body
    return {entry.id.name for entry in entries if isinstance(entry, FluentMessage)}


@pytest.mark.parametrize("name", names())
def test_every_event_of_a_game_has_words(name: str) -> None:
    for language in languages_of(name):
        words = worded(read_file(name, "texts", f"{language}.ftl") or "")
        assert named_events(name) - words == set()


NOTED = re.compile(r'"(match-[a-z-]+)"')


def said_by_the_match() -> set[str]:
    """The ids of what a match says itself: heard where it ends, written where the server notes."""
    game = load("template")
    heard: set[str] = set()
    for ending in ("concede", "agree"):
        match = Match(game, game.info.configure(2), SeededChance(1))
        match.act(0, game.usual(match.state, 0))
        match.take_back(0)
        if ending == "concede":
            match.concede([1])
        else:
            match.agree_to_end()
        heard |= {message.id for message in match.heard(None)}
    noting = [
        ROOT / "hulldown" / "kernel" / "match.py",
        *(ROOT / "hulldown" / "server").glob("*.py"),
    ]
    noted = {id for file in noting for id in NOTED.findall(file.read_text("utf-8"))}
    return {id for id in heard if id.startswith("match-")} | noted


def test_every_message_of_the_match_is_documented_and_has_words() -> None:
    told = first_cells(section(page("glossary.md"), "## What the match itself says"))
    assert set(told) == said_by_the_match()
    for language in LANGUAGES:
        assert set(told) == {id for id in worded(shared_words(language)) if id.startswith("match-")}


def test_every_address_of_the_server_is_documented(tmp_path: Path) -> None:
    told = {re.sub(r"[{…].*", "", cell.split()[-1]) for cell in first_cells(page("protocol.md"))}
    store = open_store(f"sqlite:///{tmp_path}/hulldown.db")
    routes = [route for route in create_app(store=store).routes if isinstance(route, HTTPRoute)]
    store.close()
    ours = {re.sub(r"{.*", "", route.path) for route in routes}
    assert {path for path in ours if not path.startswith("/api/schema/")} <= told


# Adding a game


def test_every_method_of_a_game_is_explained() -> None:
    parts = (Game, Rules, Knowledge, People, Storage)
    methods = [name for part in parts for name in vars(part) if not name.startswith("_")]
    assert len(methods) > 20
    assert [name for name in methods if f"`{name}" not in page("add-a-game.md")] == []


def test_the_page_knows_which_files_of_a_game_are_compiled() -> None:
    rows = re.findall(r"^\| `([^`]+\.py)` \|.*\| (yes )?\|$", page("add-a-game.md"), re.MULTILINE)
    told = {file: bool(compiled) for file, compiled in rows}
    prefix = "hulldown/games/template/"
    compiled = {path for path in hatch_build.core_modules(ROOT) if path.startswith(prefix)}
    assert {file for file in told if told[file]} == {
        next(file for file in told if fnmatch(path.removeprefix(prefix), file)) for path in compiled
    }
    sources = {path.name for path in (ROOT / prefix).glob("*.py")}
    assert sources <= set(told)


def test_every_check_of_the_contract_is_explained() -> None:
    told = first_cells(section(page("add-a-game.md"), "## Test it"))
    assert told == list(CHECKS)


# Links and examples


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(path: Path) -> None:
    assert list(broken_links(path)) == []


def broken_links(path: Path) -> Iterator[str]:
    """Links of a page to files or headings that are not there."""
    text = FENCE.sub("", path.read_text("utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        found = target.exists() and target.is_relative_to(ROOT)
        if not found or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            yield link


def anchors(text: str) -> set[str]:
    """The names of a page's headings in links."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


RUN = [
    path for path in PAGES if any(b.info.endswith(" run") for b in blocks(path.read_text("utf-8")))
]


@pytest.mark.parametrize("path", RUN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_examples_run_and_print_what_they_show(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names_so_far: dict[str, object] = {}
    printed = StringIO()
    for block in blocks(path.read_text("utf-8")):
        if block.info == "python run":
            printed = StringIO()
            with redirect_stdout(printed):
                exec(block.text, names_so_far)
        elif block.info == "text shown":
            compare(printed.getvalue(), block.text)
        elif block.info == "console run":
            for command, shown in re.findall(
                r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE
            ):
                compare(type_in(command), shown)


def type_in(command: str) -> str:
    """Run a command of a page; whatever it asks is answered with Enter."""
    env = {
        **os.environ,
        "COLUMNS": "80",
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }
    ran = subprocess.run(
        command, shell=True, env=env, input="\n" * 100, text=True, capture_output=True, check=False
    )
    return ran.stdout + ran.stderr


def compare(printed: str, shown: str) -> None:
    """Equal line by line; a line of … stands for any lines."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() == ANY else re.escape(line.rstrip()) + r" *\n"
        for line in shown.splitlines()
    )
    assert re.fullmatch(pattern, printed), f"{shown}\nis shown, but this is printed:\n{printed}"


def test_the_tutorial_is_among_the_pages_that_run() -> None:
    assert DOCS / "tutorial.md" in RUN
