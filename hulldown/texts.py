"""Messages in words: a game's own texts, then the shared ones, then the same in English.

A string argument such as `card:flare` is replaced by the text `card-flare`, `seat:2` by the
name of whoever sits there, a list by its members joined.
"""

from collections import Counter
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

    def label(self, key: str) -> str:
        """The words for a key of a view."""
        return self.text(f"view-{key}") if self.has(f"view-{key}") else _plain(key)

    def value(self, value: JSON) -> str:
        """Any value of a message or a view in words."""
        if is_empty(value):
            return self.text("no" if value is False else "nothing")
        if isinstance(value, bool):
            return self.text("yes")
        if isinstance(value, list):
            return self._list(value)
        if isinstance(value, dict):
            return self._dict(value)
        return self._thing(value) if isinstance(value, str) else str(value)

    def joined(self, parts: Sequence[str]) -> str:
        """Several things as one phrase."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list", first=", ".join(parts[:-1]), last=parts[-1])

    def _list(self, value: list[JSON]) -> str:
        """Equal things are told together, figures one by one."""
        if all(isinstance(one, int) for one in value):
            return ", ".join(self.value(one) for one in value)
        counts = Counter(self._member(one) for one in value)
        return self.joined([self._several(thing, count) for thing, count in counts.items()])

    def _several(self, thing: str, count: int) -> str:
        return thing if count == 1 else self.text("several", thing=thing, count=count)

    def _member(self, value: JSON) -> str:
        """A member of a list; things that belong together need no labels."""
        if isinstance(value, dict) and all(isinstance(one, str) for one in value.values()):
            return ": ".join(self.value(one) for one in value.values())
        return self.value(value)

    def _dict(self, value: dict[str, JSON]) -> str:
        """A thing and how many of it, or its figures; what is empty is left out."""
        if set(value) == {"id", "count"}:
            return self._several(self.value(value["id"]), int(value["count"]))
        told = {key: one for key, one in value.items() if key != "id" and one and not is_empty(one)}
        words = ", ".join(self._field(key, one) for key, one in told.items())
        if "id" not in value:
            return words
        return f"{self.value(value['id'])} ({words})" if words else self.value(value["id"])

    def _field(self, key: str, value: JSON) -> str:
        return self.label(key) if value is True else f"{self.label(key)} {self.value(value)}"

    def _thing(self, name: str) -> str:
        kind, colon, rest = name.partition(":")
        if not colon or not kind.isidentifier() or " " in rest:
            return name
        if kind == "seat" and rest.isdigit():
            return self._name(int(rest))
        return self.text(f"{kind}-{rest}") if self.has(f"{kind}-{rest}") else _plain(rest)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.text("seat", number=seat + 1)


def is_empty(value: JSON) -> bool:
    """Is there nothing to tell? A figure of 0 tells something; a dict of nothing does not."""
    if isinstance(value, dict):
        return all(is_empty(one) or one == 0 for one in value.values())
    return value is None or value is False or value in ("", [])


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
