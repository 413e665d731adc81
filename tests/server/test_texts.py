"""The shell's words: the same in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hulldown.games import names, read_file
from hulldown.server.texts import LANGUAGES

WEB = Path(__file__).parents[2] / "web"


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


def used_ids() -> set[str]:
    """The ids in `say(…)` of the shell's sources and in `{{…}}` of the page."""
    sources = [file for file in (WEB / "shell").iterdir() if file.suffix in {".svelte", ".ts"}]
    calls = [re.findall(r"\bsay\(([^)]*)\)", file.read_text("utf-8")) for file in sources]
    said = re.findall(r"'([a-z-]+)'", " ".join(call for of_file in calls for call in of_file))
    return {*said, *re.findall(r"\{\{([a-z-]+)\}\}", (WEB / "index.html").read_text("utf-8"))}


def test_there_is_one_file_a_language() -> None:
    assert {file.name for file in (WEB / "i18n").iterdir()} == {f"{lang}.ftl" for lang in LANGUAGES}
    listed = re.search(r"LANGUAGES = \[(.*)\]", (WEB / "shell" / "texts.ts").read_text("utf-8"))
    assert listed is not None
    assert re.findall(r"\w+", listed[1]) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert shell_messages(language) == shell_messages("en")


def test_no_message_is_missing_and_none_unused() -> None:
    used, written = used_ids(), set(shell_messages("en"))
    assert used - written == set(), "used but not written"
    assert written - used == set(), "written but not used"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_has_a_paragraph_for_the_page(game: str, language: str) -> None:
    assert "game-summary" in messages(read_file(game, "texts", f"{language}.ftl") or "")
