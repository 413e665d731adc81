"""The shell's words: the same in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hulldown.games import names, read_file
from hulldown.server.chat import PHRASES
from hulldown.server.texts import LANGUAGES
from hulldown.texts import shared_words
from tests.codes import every_code

WEB = Path(__file__).parents[2] / "web"
CLIENT_CODES = ("server/unreachable", "match/left")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """One variable."""
        self.found.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """The ids of a file with the variables of each; what cannot be read fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def shell_messages(language: str) -> dict[str, set[str]]:
    return messages((WEB / "i18n" / f"{language}.ftl").read_text("utf-8"))


def sources() -> list[str]:
    """The client's own sources, without its tests."""
    files = [file for part in ("shell", "table") for file in (WEB / part).rglob("*.*")]
    kept = [file for file in files if file.suffix in {".svelte", ".ts"}]
    return [file.read_text("utf-8") for file in kept if "tests" not in file.parts]


def used_ids(written: set[str]) -> set[str]:
    """The ids in `say(…)`, `find(…)` and `ui(…)` of the sources and in `{{…}}` of the page.

    An id that is put together, such as `pace-${mode}`, uses all that are written with its
    beginning. A code of an error is said by `error-CODE`, a set phrase by its id.
    """
    calls = [re.findall(r"\b(?:say|find|ui)\(([^)]*)\)", source) for source in sources()]
    said = " ".join(call for of_file in calls for call in of_file)
    shared = messages(shared_words("en"))  # the tables say these, too
    begun = re.findall(r"`([a-z-]+-)\$\{", said)
    codes = {*every_code(), *CLIENT_CODES}
    return {
        *(
            id
            for id in re.findall(r"(?<!= )'([a-z][a-z-]*)'", said)
            if id not in shared or id in written
        ),
        *PHRASES,
        *(
            "puzzle-find",
            "puzzle-go-on",
            "puzzle-done",
        ),  # a puzzle is a lesson of one step, and the server tells it
        *re.findall(r"\{\{([a-z-]+)\}\}", (WEB / "index.html").read_text("utf-8")),
        *(id for id in written if id.startswith(tuple(begun))),
        *(id for id in written if id in {f"error-{code.replace('/', '-')}" for code in codes}),
    }


def test_there_is_one_file_a_language() -> None:
    assert {file.name for file in (WEB / "i18n").iterdir()} == {f"{lang}.ftl" for lang in LANGUAGES}
    listed = re.search(r"LANGUAGES = \[(.*)\]", (WEB / "shell" / "texts.ts").read_text("utf-8"))
    assert listed is not None
    assert re.findall(r"\w+", listed[1]) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert shell_messages(language) == shell_messages("en")


def test_no_message_is_missing_and_none_unused() -> None:
    written = set(shell_messages("en"))
    used = used_ids(written)
    assert used - written == set(), "used but not written"
    assert written - used == set(), "written but not used"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_has_a_paragraph_for_the_page(game: str, language: str) -> None:
    assert "game-summary" in messages(read_file(game, "texts", f"{language}.ftl") or "")
