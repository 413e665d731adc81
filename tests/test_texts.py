"""Every game's words: all there in each language, none unused, and readable when filled in."""

import re
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hulldown.cli
from hulldown.agents import drive, load_agent, seat_players
from hulldown.cli.terminal import HELP
from hulldown.games import discover, load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config, Option
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.kernel.table import Table
from hulldown.lab.walk import every_config
from hulldown.texts import LANGUAGES, Texts, game_words, shared_words

DECISIONS = 4000
NOTHING = "\N{EN DASH}"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables_of(source: str) -> dict[str, set[str]]:
    """The ids of a file with the variables of each; what cannot be read fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def things_in(value: JSON) -> Iterator[str]:
    """The ids of the texts for things that a value names."""
    if isinstance(value, dict):
        for one in value.values():
            yield from things_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from things_in(one)
    elif isinstance(value, str) and re.fullmatch(r"[a-z]+:\S+", value):
        kind, _, rest = value.partition(":")
        if kind != "seat":
            yield f"{kind}-{rest}"


def keys_in(data: JSON) -> Iterator[str]:
    """The keys a view shows, at any depth, except the bare names and counts of things."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in {"id", "count"}:
                yield key
            yield from keys_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_in(value)


def messages_of(game: AnyGame, state: Any, seat: int) -> Iterator[Message]:
    """All that a seat is asked, offered and refused."""
    yield game.prompt(state, seat).message
    for action in game.legal_actions(state, seat):
        yield game.describe(state, seat, action).message
    for whole in game.plays(state, seat):
        yield whole.message
    for refusal in game.why_not(state, seat):
        yield Message(refusal.reason.id, refusal.args)


class Said:
    """All the messages and other text ids that random matches of a game need."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.messages: dict[str, Message] = {}
        info = game.info
        self.ids = {"game-title", "game-summary"}
        self.ids |= {f"scenario-{name}" for name in info.scenarios}
        self.ids |= {f"preset-{name}" for name in info.presets}
        self.note_options(info.options)
        configs = cycle(every_config(game))
        decisions = number = 0
        while decisions < DECISIONS:
            decisions += self.play(next(configs), number)
            number += 1
        self.ids |= set(self.messages)

    def play(self, config: Config, number: int) -> int:
        """One match in place, looked at before every decision; how many there were."""
        game, chance = self.game, SeededChance(number)
        table = Table(game.setup(config, chance), chance, watched=True)
        decisions = 0
        while seats := game.seats_to_act(table.state):
            self.look(table.state, seats[0])
            legal = game.legal_actions(table.state, seats[0])
            game.resolve(table, seats[0], legal[chance.draw(len(legal), "", "")])
            decisions += 1
        for event in table.events:
            self.note(event.message)
            if event.masked is not None:
                self.note(event.masked)
        outcome = game.outcome(table.state)
        assert outcome is not None
        self.ids.add(f"outcome-{outcome.reason}")
        self.ids |= {f"score-{part}" for scores in outcome.scores for part in scores}
        return decisions

    def look(self, state: Any, seat: int) -> None:
        """What the seat is asked and shown here."""
        for message in messages_of(self.game, state, seat):
            self.note(message)
        self.note_options(self.game.orders(state, seat))
        data = self.game.view(state, seat).data
        self.ids |= {f"view-{key}" for key in keys_in(data)}
        self.ids |= set(things_in(data))

    def note(self, message: Message) -> None:
        """A message, and the things its arguments name."""
        self.messages[message.id] = message
        self.ids |= set(things_in(message.args))

    def note_options(self, options: Sequence[Option]) -> None:
        """The name and the help of each."""
        self.ids |= {f"option-{option.id}{end}" for option in options for end in ("", "-help")}


@pytest.fixture(scope="module", params=sorted(discover()))
def said(request: pytest.FixtureRequest) -> tuple[str, Said]:
    return request.param, Said(load(request.param))


def test_a_game_has_a_text_for_all_it_says_and_none_besides(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in LANGUAGES:
        assert set(variables_of(game_words(name, language))) == needed.ids


def test_texts_use_only_what_their_messages_carry(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in LANGUAGES:
        found = variables_of(game_words(name, language))
        for id, message in needed.messages.items():
            assert found[id] <= set(message.args), id


def test_every_message_can_be_said_in_each_language(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in LANGUAGES:
        texts = Texts(name, language)
        for message in needed.messages.values():
            words = texts.message(message)
            assert not re.search(r"[{}\u2068\u2069]|\b[a-z]+:\w", words), words
        assert not texts.missing


def test_the_shared_words_are_the_same_in_each_language() -> None:
    english, *others = (variables_of(shared_words(language)) for language in LANGUAGES)
    assert all(other == english for other in others)


def test_the_shared_words_are_all_used_and_all_there() -> None:
    """By the kernel's messages, by values, or by the terminal."""
    package = Path(hulldown.cli.__file__).parents[1]
    sources = [package / "texts.py", package / "kernel" / "match.py", *package.glob("cli/*.py")]
    source = " ".join(file.read_text("utf-8") for file in sources)
    words = r"(?:terminal|match|seat)-[a-z-]+[a-z]|seat|list|several|yes|no|nothing"
    used = set(re.findall(rf'"({words})"', source))
    refusals = re.findall(r'(?:return|"match/take-back",) "([a-z ]+)"', source)
    used |= {f"take-back-{reason.replace(' ', '-')}" for reason in refusals}
    used |= {f"{kind}-{how}" for kind in ("match", "outcome") for how in ("conceded", "agreed")}
    used |= {f"terminal-{result}" for result in ("won", "shared", "lost")}
    used |= {f"terminal-help-{id}" for id in HELP.values()}
    assert set(variables_of(shared_words("en"))) == used


def test_the_match_says_how_it_ended_otherwise() -> None:
    game = load("template")
    config = game.info.configure(3)
    texts = Texts("template", names=["Ada", "Bo", "Cy"])
    match: Match[Any, Any] = Match(game, config, SeededChance(1))
    match.concede([0, 2])
    assert texts.message(match.heard(None)[-1]) == "Given up by Ada and Cy."
    other: Match[Any, Any] = Match(game, config, SeededChance(1))
    drive(other, [*seat_players(game, config, [load_agent("random")] * 2, "1"), None])
    other.take_back(1)
    assert texts.message(other.heard(None)[-1]) == "Bo took back the latest choice."
    other.agree_to_end()
    assert texts.message(other.heard(None)[-1]) == "All agreed to end the match."


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, NOTHING),
        ([], NOTHING),
        (True, "yes"),
        (3, "3"),
        ("seat:1", "Bo"),
        ("seat:7", "Player 8"),
        ("card:heavy", "Heavy 5"),
        ("card:huge_gun", "huge gun"),
        ("Just: words", "Just: words"),
        (["card:scout", "card:flare", "seat:0"], "Scout 1, Flare and Ada"),
        ({"id": "card:flare", "count": 2}, "2\N{MULTIPLICATION SIGN} Flare"),
        ({"id": "card:flare", "count": 1}, "Flare"),
        ([{"seat": "seat:0", "card": "card:flare"}], "Ada: Flare"),
        ({"send": "card:scout", "dig": "card:flare"}, "send Scout 1, dig in Flare"),
        ({"send": None, "held": 2, "points": 0}, "Cards 2"),
        ({"send": None, "dig": []}, NOTHING),
        (["card:scout", "card:flare", "card:scout"], "2\N{MULTIPLICATION SIGN} Scout 1 and Flare"),
        ({"id": "seat:1", "held": 3, "ready": True, "dig": None}, "Bo (Cards 3, ready)"),
        ({"id": "seat:1", "held": 0}, "Bo"),
        (False, "no"),
        ([0, 0, 2], "0, 0, 2"),
    ],
)
def test_values_become_words(value: JSON, words: str) -> None:
    assert Texts("template", names=["Ada", "Bo"]).value(value) == words


def test_a_missing_text_still_reads_and_is_noted() -> None:
    texts = Texts("template")
    assert texts.message(Message("tank-burned", {"seat": "seat:0"})) == "Tank burned: seat Player 1"
    assert texts.message(Message("tank-burned")) == "Tank burned"
    assert texts.missing == {"tank-burned"}


def test_a_language_without_a_text_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "hulldown.texts.game_words", lambda game, language: "a = b" * (language == "en")
    )
    assert Texts("template", "de").text("a") == "b"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ConfigError) as caught:
        Texts("template", "xx")
    assert caught.value.code == "config/bad-value"


def test_polish_counts_as_poles_do() -> None:
    texts = Texts("template", "pl")
    ends = [texts.message(Message("ask-plan", {"crate": n})).split(".")[0] for n in (1, 2, 5)]
    assert [end.split()[-1] for end in ends] == ["punkt", "punkty", "punktów"]
