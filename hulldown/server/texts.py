"""The words of the shell and of the games, as Fluent text, one language at a time."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from hulldown.games import read_file, summaries
from hulldown.server.errors import WebError, not_built

LANGUAGES: Final = ("en", "de", "pl")


def texts(language: str, static: Path) -> dict[str, Any]:
    """Everything the browser says in one language: the shell's text, the shared, each game's."""
    if language not in LANGUAGES:
        raise WebError(
            404,
            "http/not-found",
            f"There are no texts in the language {language!r}.",
            f"Known languages: {', '.join(LANGUAGES)}.",
        )
    return {
        "language": language,
        "shell": shell_text(language, static),
        "words": shared_text(language),
        "games": {game["id"]: game_text(game["id"], language) for game in summaries()},
    }


def shell_text(language: str, static: Path) -> str:
    """The shell's words: the client's build lays them beside the page."""
    file = static / "texts" / f"{language}.ftl"
    if not file.is_file():
        raise not_built()
    return file.read_text(encoding="utf-8")


def shared_text(language: str) -> str:
    """The words all games share: the same file that the terminal reads."""
    return files("hulldown").joinpath("words", f"{language}.ftl").read_text("utf-8")


def game_text(game: str, language: str) -> str:
    """A game's words: the same file that the terminal reads."""
    return read_file(game, "texts", f"{language}.ftl") or ""
