"""Messages in words: a game's own texts, then the shared ones, then the same in English.

A string argument such as `card:flare` is replaced by the text `card-flare`, `seat:2` by the
name of whoever sits there, `lane:0:2` by the text `lane` with `$number` 3 and `$row` 1, a list by
its members joined, `{"typed": "card:x"}` by what was typed, as it stands. In a view a bare word
is the text of its key and the word: `state-damaged` under the key `state`, `ability-repair` in the
list `abilities`. Where a game has the text `tell-KEY`, it tells a whole value under that key, the
value's fields being its arguments.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from hulldown.games import load, read_file
from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.messages import Message

LANGUAGES: Final = ("en", "de", "pl")
FALLBACK: Final = "en"
BETWEEN: Final = " · "
IN_ORDER: Final = "-in-order"


class Texts:
    """The words of one game in one language, with the players' names.

    `titles` are the names of things by their ids where a content pack gives them.
    """

    def __init__(self, game: str = "", language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        check_language(language)
        self.language = language
        self.names = list(names)
        self.titles: dict[str, str] = {}
        self.missing: set[str] = set()
        self._source = game_words(game, language)
        self._bundles = [
            _bundle(one, source)
            for one in dict.fromkeys((language, FALLBACK))
            for source in (game_words(game, one), shared_words(one))
        ]

    def has(self, id: str) -> bool:
        """Is there a text of this id?"""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def helps(self) -> dict[str, str]:
        """All that the game explains, besides its options: the words and their explanations."""
        ids = re.findall(r"^((?!option-)[\w-]+)-help =", self._source, re.MULTILINE)
        return {self.text(id): self.text(f"{id}-help") for id in ids}

    def message(self, message: Message) -> str:
        """A message in words."""
        return self.text(message.id, **self._arguments(message))

    def short(self, message: Message) -> str | None:
        """Its attribute `short`: how it is told under its seat or the thing it starts on."""
        return self._filled(message.id, "short", self._arguments(message))

    def sure(self, message: Message) -> str:
        """Its attribute `sure`: what is asked before it is done; empty if it is just done."""
        return self._filled(message.id, "sure", self._arguments(message)) or ""

    def text(self, id: str, /, **args: str | int) -> str:
        """The text of this id with arguments as they stand; readable even where it is missing."""
        words = self._filled(id, "", args)
        if words is not None:
            return words
        self.missing.add(id)
        rest = ", ".join(f"{_plain(key)} {value}" for key, value in args.items())
        return f"{_plain(id).capitalize()}: {rest}" if rest else _plain(id).capitalize()

    def _filled(self, id: str, attribute: str, args: dict[str, str | int]) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            found = bundle.get_message(id)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                self.missing.update(f"{id}: {error}" for error in errors)
                return str(text)
        return None

    def _arguments(self, message: Message) -> dict[str, str | int]:
        """Numbers stay numbers, so that texts can tell one from many.

        A list `cards` is also there as `cards-in-order`, for texts in which the order matters.
        """
        out: dict[str, str | int] = {}
        for key, one in message.args.items():
            out[key] = one if type(one) is int else self.value(one)
            if isinstance(one, list):
                out[f"{key}{IN_ORDER}"] = self.joined([self._member(each, "") for each in one])
        return out

    def label(self, key: str) -> str:
        """The words for a key of a view."""
        return self.text(f"view-{key}") if self.has(f"view-{key}") else _plain(key)

    def value(self, value: JSON, key: str = "") -> str:
        """Any value of a message or a view in words; `key` is what a view has it under."""
        if isinstance(value, dict) and set(value) == {"typed"}:
            return str(value["typed"])
        if is_empty(value):
            return self.text("no" if value is False else "nothing")
        if key and self.has(f"tell-{key}"):
            return self.told(f"tell-{key}", value)
        if isinstance(value, bool):
            return self.text("yes")
        if isinstance(value, list):
            return self._list(value, singular(key))
        if isinstance(value, dict):
            return self._dict(value)
        return self.word(value, key) if isinstance(value, str) else str(value)

    def word(self, word: str, key: str = "") -> str:
        """The name of a thing, or a bare word of a key."""
        if word in self.titles:
            return self.titles[word]
        kind, colon, rest = word.partition(":")
        if not colon or not kind.isidentifier() or " " in rest:
            id = text_id(key, word)
            return self.text(id) if key and self.has(id) else word
        if kind == "seat" and rest.isdigit():
            return self._name(int(rest))
        if self.has(text_id(kind, rest)):
            return self.text(text_id(kind, rest))
        row, _, last = rest.rpartition(":")
        if last.isdigit() and self.has(kind):
            rows = {"row": int(row) + 1} if row.isdigit() else {}
            return self.text(kind, number=int(last) + 1, **rows)
        return _plain(rest)

    def joined(self, parts: Sequence[str]) -> str:
        """Several things as one phrase."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list", first=", ".join(parts[:-1]), last=parts[-1])

    def counted(self, thing: str, count: int) -> str:
        """A thing, and how many of it if several."""
        return thing if count == 1 else self.text("several", thing=thing, count=count)

    def told(self, id: str, value: JSON) -> str:
        """By a text of its own, a list's members one by one."""
        if isinstance(value, list):
            return BETWEEN.join(self.told(id, one) for one in value)
        fields = value if isinstance(value, dict) else {"value": value}
        return self.text(id, **{key: self._field_argument(one) for key, one in fields.items()})

    def _field_argument(self, value: JSON) -> str | int:
        """A thing by its name; a bare word, `true`, `false`, `none` for the text to choose by."""
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list) and all(isinstance(one, int) for one in value):
            return "/".join(map(str, value))
        is_bare = isinstance(value, str) and ":" not in value
        return value if is_bare or isinstance(value, int) else self.value(value)

    def _list(self, value: list[JSON], kind: str) -> str:
        """Equal things are told together, figures one by one."""
        if all(isinstance(one, int) for one in value):
            return ", ".join(self.value(one) for one in value)
        counts = Counter(self._member(one, kind) for one in value)
        return self.joined([self.counted(thing, count) for thing, count in counts.items()])

    def _member(self, value: JSON, kind: str) -> str:
        """A member of a list; things that belong together need no labels, nor does a number."""
        if isinstance(value, dict) and all(isinstance(one, str) for one in value.values()):
            return ": ".join(self.value(one) for one in value.values())
        if isinstance(value, list):
            told = [self.value(one, kind) for one in value if one not in (0, None)]
            return f"{told[0]} {', '.join(told[1:])}".rstrip()
        return self.value(value, kind)

    def _dict(self, value: dict[str, JSON]) -> str:
        """A thing and how many of it, or its figures; what is empty is left out."""
        if set(value) == {"id", "count"}:
            return self.counted(self.value(value["id"]), int(value["count"]))
        told = {key: one for key, one in value.items() if key != "id" and one and not is_empty(one)}
        words = ", ".join(self._field(key, one) for key, one in told.items())
        if "id" not in value:
            return words
        return f"{self.value(value['id'])} ({words})" if words else self.value(value["id"])

    def _field(self, key: str, value: JSON) -> str:
        return self.label(key) if value is True else f"{self.label(key)} {self.value(value, key)}"

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.text("seat", number=seat + 1)


def text_id(kind: str, name: str) -> str:
    """The id of a text for a name of some kind; a dot or colon, which no id may have, is a `_`."""
    return f"{kind}-{re.sub('[^a-zA-Z0-9_-]', '_', name)}"


def singular(key: str) -> str:
    """What one member of a list under this key is."""
    return key.removesuffix("ies") + "y" if key.endswith("ies") else key.removesuffix("s")


def is_empty(value: JSON) -> bool:
    """Is there nothing to tell? A figure of 0 tells something; a dict of nothing does not."""
    if isinstance(value, dict):
        return all(is_empty(one) or one == 0 for one in value.values())
    return value is None or value is False or value in ("", [])


def check_language(language: str) -> None:
    """Refuse a language nobody speaks here."""
    if language not in LANGUAGES:
        hint = "Available: " + ", ".join(LANGUAGES) + "."
        raise ConfigError("config/bad-value", f"no language {language!r}", hint, key="lang")


def languages_of(game: str) -> tuple[str, ...]:
    """The languages a game must speak: English while it is `alpha`, then all of them."""
    return (FALLBACK,) if load(game).info.maturity == "alpha" else LANGUAGES


def game_words(game: str, language: str) -> str:
    """A game's own texts in Fluent's format."""
    return (read_file(game, "texts", f"{language}.ftl") or "") if game else ""


def shared_words(language: str) -> str:
    """The texts all games share, in Fluent's format."""
    return files("hulldown").joinpath("words", f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _plain(id: str) -> str:
    return id.replace("-", " ").replace("_", " ")
