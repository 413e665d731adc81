"""Messages in words: a game's own texts, then the shared ones, then the same in English.

A string argument such as `card:flare` is replaced by the text `card-flare`, `seat:2` by the
name of whoever sits there, a list by its members joined.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from hulldown.games import read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.messages import Message

LANGUAGES: Final = ("en", "de", "pl")
FALLBACK: Final = "en"


class Texts:
    """The words of one game in one language, with the players' names."""

    def __init__(self, game: str = "", language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            hint = "There are " + ", ".join(LANGUAGES) + "."
            raise ConfigError("config/bad-value", f"no language {language!r}", hint, key="lang")
        self.language = language
        self.names = list(names)
        self.missing: set[str] = set()
        self._bundles = [
            _bundle(one, source)
            for one in dict.fromkeys((language, FALLBACK))
            for source in (game_words(game, one), shared_words(one))
        ]

    def has(self, id: str) -> bool:
        """Is there a text of this id?"""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def message(self, message: Message) -> str:
        """A message in words."""
        args = {key: self._argument(value) for key, value in message.args.items()}
        return self.text(message.id, **args)

    def text(self, id: str, /, **args: str | int) -> str:
        """The text of this id with arguments as they stand; readable even where it is missing."""
        for bundle in self._bundles:
            pattern = bundle.get_message(id).value if bundle.has_message(id) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                self.missing.update(f"{id}: {error}" for error in errors)
                return str(text)
        self.missing.add(id)
        rest = ", ".join(f"{_plain(key)} {value}" for key, value in args.items())
        return f"{_plain(id).capitalize()}: {rest}" if rest else _plain(id).capitalize()

    def _argument(self, value: JSON) -> str | int:
        """A number stays one, so that texts can tell one from many."""
        return value if type(value) is int else self.value(value)

    def value(self, value: JSON) -> str:
        """Any value of a message or a view in words."""
        if value is None or value == []:
            return self.text("nothing")
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        if isinstance(value, list):
            return self.joined([self._member(one) for one in value])
        if isinstance(value, dict):
            return self._dict(value)
        return self._thing(value) if isinstance(value, str) else str(value)

    def joined(self, parts: Sequence[str]) -> str:
        """Several things as one phrase."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list", first=", ".join(parts[:-1]), last=parts[-1])

    def _member(self, value: JSON) -> str:
        """A member of a list; things that belong together need no labels."""
        if isinstance(value, dict) and all(isinstance(one, str) for one in value.values()):
            return ": ".join(self.value(one) for one in value.values())
        return self.value(value)

    def _dict(self, value: dict[str, JSON]) -> str:
        if set(value) == {"id", "count"}:
            thing = self.value(value["id"])
            count = int(value["count"])
            return thing if count == 1 else self.text("several", thing=thing, count=count)
        return ", ".join(f"{self.text(f'view-{key}')} {self.value(v)}" for key, v in value.items())

    def _thing(self, name: str) -> str:
        kind, colon, rest = name.partition(":")
        if not colon or not kind.isidentifier() or " " in rest:
            return name
        if kind == "seat" and rest.isdigit():
            return self._name(int(rest))
        return self.text(f"{kind}-{rest}") if self.has(f"{kind}-{rest}") else _plain(rest)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.text("seat", number=seat + 1)


def game_words(game: str, language: str) -> str:
    """A game's own texts in Fluent's format."""
    return (read_file(game, "texts", f"{language}.ftl") or "") if game else ""


def shared_words(language: str) -> str:
    """The texts all games share, in Fluent's format."""
    return files("hulldown").joinpath("words", f"{language}.ftl").read_text("utf-8")


def _bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _plain(id: str) -> str:
    return id.replace("-", " ").replace("_", " ")
