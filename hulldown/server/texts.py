"""The words of the shell and of the games, as Fluent text, one language at a time."""

import re
from pathlib import Path
from typing import Any, Final

from hulldown.games import load, read_file
from hulldown.lessons import lesson_words
from hulldown.rulebooks import summaries
from hulldown.server.errors import ServerError, not_built

LANGUAGES: Final = ("en", "de", "pl")
# A game's messages that are shown where it is not open: in lists of games and of matches.
OUTSIDE: Final = re.compile(
    r"^(?:game-(?:title|summary)|team-\w+) = .*\n(?:[ \t]+.*\n)*", re.MULTILINE
)


def texts(language: str, static: Path, with_shell: bool = True) -> dict[str, Any]:
    """What the browser says before a game is opened: the shell's text, and who the games are."""
    check(language)
    return {
        "language": language,
        "shell": shell_text(language, static) if with_shell else "",
        "games": {game["id"]: outside(game_text(game["id"], language)) for game in summaries()},
    }


def words(language: str, game: str) -> dict[str, str]:
    """Everything a game says in one language."""
    check(language)
    load(game)
    text = game_text(game, language) + "\n" + lesson_words(game, language)
    return {"language": language, "game": game, "text": text}


def check(language: str) -> None:
    """Refuses a language nobody speaks here."""
    if language not in LANGUAGES:
        raise ServerError(
            404,
            "http/not-found",
            f"There are no texts in the language {language!r}.",
            f"Known languages: {', '.join(LANGUAGES)}.",
        )


def shell_text(language: str, static: Path) -> str:
    """The shell's words: the client's build lays them beside the page."""
    file = static / "texts" / f"{language}.ftl"
    if not file.is_file():
        raise not_built()
    return file.read_text(encoding="utf-8")


def game_text(game: str, language: str) -> str:
    """A game's words: the same file that the terminal reads."""
    return read_file(game, "texts", f"{language}.ftl") or ""


def outside(text: str) -> str:
    """What is said of a game by those who have not opened it: title, summary, sides."""
    return "".join(OUTSIDE.findall(text))
