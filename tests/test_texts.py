"""Every game's words: all there in each language, none unused, and readable when filled in."""

import ast as python
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeGuard

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hulldown.cli
import hulldown.games
from hulldown.agents import drive, load_agent, seat_agents
from hulldown.agents.advice import PLAN
from hulldown.agents.loading import NAMED
from hulldown.cli.details import facts_in, is_reference
from hulldown.cli.terminal import HELP
from hulldown.games import discover, load, part
from hulldown.kernel.canonical import JSON
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import CHOICE, SWITCH, Config, Option
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.game import AnyGame
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.kernel.table import Table
from hulldown.lab.walk import every_config
from hulldown.packs import packs, with_packs
from hulldown.texts import (
    LANGUAGES,
    Texts,
    game_words,
    languages_of,
    shared_words,
    singular,
    text_id,
)

LOOKS = 2000
EVERY = 7
SELDOM = 20
NOTHING = "\N{EN DASH}"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


LEVELS: Final = ("recruit", "gunner", "sergeant", "lieutenant", "captain", "ace")


@cache
def entries_of(source: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids; what cannot be read fails."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def variables_of(source: str) -> dict[str, set[str]]:
    """The ids of a file with the variables of each."""
    found: dict[str, set[str]] = {}
    for id, entry in entries_of(source).items():
        visitor = Variables()
        visitor.visit(entry)
        found[id] = visitor.found
    return found


def attributes_of(source: str) -> dict[str, set[str]]:
    """The ids of a file with the attributes of each."""
    return {
        id: {attribute.id.name for attribute in entry.attributes}
        for id, entry in entries_of(source).items()
    }


@cache
def thing_named(value: str) -> tuple[str, ...]:
    """The id of the text for a thing, if this names one that needs it."""
    kind, _, rest = value.partition(":")
    if kind == "seat" or not re.fullmatch(r"[a-z_]+:\S+", value):
        return ()
    return (kind if re.fullmatch(r"[\d:]+", rest) else text_id(kind, rest),)


def things_in(value: JSON) -> Iterator[str]:
    """The ids of the texts for things that a value names; numbered things share one."""
    if isinstance(value, dict):
        for one in value.values():
            yield from things_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from things_in(one)
    elif isinstance(value, str) and ":" in value:
        yield from thing_named(value)


def keys_in(data: JSON) -> Iterator[str]:
    """The keys a view shows, at any depth, except the bare names and counts of things."""
    if isinstance(data, dict):
        for key, value in data.items():
            if not is_reference(value):
                if key not in {"id", "count"}:
                    yield key
                yield from keys_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_in(value)


def words_in(value: JSON, key: str = "") -> Iterator[str]:
    """The ids of the texts for the bare words of a view; what is said of things may have none."""
    if isinstance(value, dict):
        for name, one in value.items():
            if not is_reference(one):
                yield from words_in(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one, key if isinstance(one, list) else singular(key))
    elif isinstance(value, str) and value and ":" not in value:
        yield text_id(key, value)


def messages_of(game: AnyGame, state: Any, seat: int) -> Iterator[Message]:
    """All that a seat is asked, offered and refused."""
    yield game.prompt(state, seat).message
    for action in game.legal_actions(state, seat):
        yield game.describe(state, seat, action).message
    for whole in game.plays(state, seat):
        yield whole.message
    for refusal in game.why_not(state, seat):
        yield Message(refusal.reason.id, refusal.args)


def configs_of(game: AnyGame) -> list[Config]:
    """Every size, scenario and preset, and every other value of every option."""
    configs = every_config(game)
    for option in game.info.options:
        values = option.choices if option.kind == CHOICE else (not option.default,)
        for value in values if option.kind in (CHOICE, SWITCH) else ():
            if value != option.default and option.accepts(value):
                with suppress(ConfigError):
                    config = game.info.configure(game.info.min_seats, {option.id: value})
                    game.actions(config)
                    configs.append(config)
    return configs


class Said:
    """All the messages and other text ids that random matches of a game need."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.messages: dict[str, Message] = {}
        self.facts: set[str] = set()
        self.looks = 0
        info = game.info
        self.ids = {"game-title", "game-summary"}
        self.ids |= {text_id("scenario", name) for name in info.scenarios}
        self.ids |= {text_id("preset", name) for name in info.presets}
        self.note_options(info.options)
        for option in info.options:
            self.ids |= {text_id(f"option-{option.id}", value) for value in option.choices}
        configs = configs_of(game)
        number = 0
        while number < len(configs) or self.looks < LOOKS:
            self.play(configs[number % len(configs)], number)
            number += 1
        self.ids |= set(self.messages)

    def play(self, config: Config, number: int) -> None:
        """One match in place, looked at before some of its decisions, seldom in a long one."""
        game, chance = self.game, SeededChance(number)
        table = Table(game.setup(config, chance), chance, watched=True)
        decisions, next_look = 0, number % EVERY
        while seats := game.seats_to_act(table.state):
            if decisions == next_look:
                self.look(table.state, seats[0])
                next_look += max(EVERY, decisions // SELDOM)
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

    def look(self, state: Any, seat: int) -> None:
        """What the seat is asked and shown here."""
        self.looks += 1
        for message in messages_of(self.game, state, seat):
            self.note(message)
        self.note_options(self.game.orders(state, seat))
        view = self.game.view(state, seat)
        self.ids |= {f"view-{key}" for key in keys_in(view.data)}
        self.ids |= set(words_in(view.data)) | set(things_in(view.data))
        for facts in facts_in(view).values():
            self.facts |= {f"fact-{key}" for key in facts} | set(words_in(facts))

    def note(self, message: Message) -> None:
        """A message, and the things its arguments name."""
        self.messages[message.id] = message
        if message.args:
            self.ids.update(things_in(message.args))

    def note_options(self, options: Sequence[Option]) -> None:
        """The name and the help of each."""
        self.ids |= {f"option-{option.id}{end}" for option in options for end in ("", "-help")}


def source_of(name: str) -> list[python.AST]:
    """A game's source, without its tests."""
    folder = Path(hulldown.cli.__file__).parents[1] / "games" / name
    files = [file for file in folder.rglob("*.py") if "tests" not in file.parts]
    return [node for file in files for node in python.walk(python.parse(file.read_text("utf-8")))]


def ids_in_client(name: str, written: set[str]) -> set[str]:
    """The `table-…` and `report-…` ids in a game's client; a begun one uses all written so."""
    folder = Path(hulldown.cli.__file__).parents[1] / "games" / name / "client"
    source = " ".join(file.read_text("utf-8") for file in folder.glob("*.svelte"))
    source += " ".join(file.read_text("utf-8") for file in folder.glob("*.ts"))
    begun = tuple(re.findall(r"`((?:table|report)-[a-z-]+-)\$\{", source))
    ids = set(re.findall(r"'((?:table|report)-[a-z-]+[a-z])'", source))
    return ids | {id for id in written if begun and id.startswith(begun)}


def is_word(node: python.AST) -> TypeGuard[python.Constant]:
    return isinstance(node, python.Constant) and isinstance(node.value, str)


def words_known_to(name: str) -> set[str]:
    """The words in a game's source, data and actions: ids of what is rare are among them."""
    game = load(name)
    words = {str(node.value) for node in source_of(name) if is_word(node)}
    folder = Path(hulldown.games.__file__).parent / name
    for data in (*folder.glob("data/*.toml"), *folder.glob("puzzles/*.toml")):
        words |= set(re.findall(r"[a-z0-9_]+", data.read_text("utf-8")))
    pack = part(name, "pack")
    if pack is not None:
        words |= set(re.findall(r"\w+", pack.sheet(",")))
    for action in game.actions(game.info.configure(game.info.max_seats)).actions:
        words |= {str(value) for value in action.fields.values()}
    return words


def ids_called_in(name: str) -> set[str]:
    """The dashed words that calls in a game's source begin with: messages, reasons, outcomes."""
    calls = [node for node in source_of(name) if isinstance(node, python.Call) and node.args]
    words = {str(call.args[0].value) for call in calls if is_word(call.args[0])}
    return {word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)+", word)}


def is_of_use(id: str, needed: Said, ids: set[str], words: set[str]) -> bool:
    """Can this text be shown, though no match here needed it?"""
    kind, _, rest = id.partition("-")
    options = [f"{one}-" for one in needed.ids if one.startswith("option-")]
    return (
        id in needed.facts
        or (id.endswith("-help") and id.removesuffix("-help") in ids)
        or (kind == "tell" and f"view-{rest}" in needed.ids)
        or (kind == "sheet" and rest.partition("-")[0] in words)
        or any(id.startswith(option) for option in options)
        or id in words
        or rest in words
    )


@pytest.fixture(scope="module", params=sorted(discover()))
def said(request: pytest.FixtureRequest) -> tuple[str, Said]:
    return request.param, Said(load(request.param))


def test_a_game_has_a_text_for_all_it_says(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in languages_of(name):
        missing = needed.ids - set(entries_of(game_words(name, language)))
        assert not missing, f"texts/{language}.ftl lacks {', '.join(sorted(missing))}"


def test_a_game_has_a_text_for_what_seldom_happens(said: tuple[str, Said]) -> None:
    name, _ = said
    ids = set(entries_of(game_words(name, "en")))
    outcomes = {id.removeprefix("outcome-") for id in ids}
    assert ids_called_in(name) - ids - outcomes == set()


def test_a_game_has_no_text_that_is_never_shown(said: tuple[str, Said]) -> None:
    name, needed = said
    ids = set(entries_of(game_words(name, "en")))
    words = words_known_to(name)
    rest = ids - needed.ids - ids_in_client(name, ids)
    assert [id for id in rest if not is_of_use(id, needed, ids, words)] == []


def test_a_table_in_the_browser_has_all_its_texts(said: tuple[str, Said]) -> None:
    name, _ = said
    ids = set(entries_of(game_words(name, "en")))
    assert ids_in_client(name, ids) - ids == set()


def test_the_languages_of_a_game_say_the_same(said: tuple[str, Said]) -> None:
    name, _ = said
    english, *others = (game_words(name, language) for language in languages_of(name))
    for other in others:
        assert attributes_of(other) == attributes_of(english)
        assert variables_of(other).keys() == variables_of(english).keys()


def test_texts_use_only_what_their_messages_carry(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in languages_of(name):
        found = variables_of(game_words(name, language))
        for id, message in needed.messages.items():
            named = {variable.removesuffix("-in-order") for variable in found[id]}
            assert named <= set(message.args), id


def test_every_message_can_be_said_in_each_language(said: tuple[str, Said]) -> None:
    name, needed = said
    for language in languages_of(name):
        texts = Texts(name, language)
        for message in needed.messages.values():
            said_so = [texts.message(message), texts.short(message) or "", texts.sure(message)]
            for words in said_so:
                assert not re.search(r"[{}\u2068\u2069]|\b[a-z]+:\w", words), words
        assert not texts.missing


@pytest.mark.parametrize(
    ("maturity", "languages"), [("alpha", ("en",)), ("beta", LANGUAGES), ("stable", LANGUAGES)]
)
def test_a_game_speaks_english_first(
    monkeypatch: pytest.MonkeyPatch, maturity: str, languages: tuple[str, ...]
) -> None:
    game = load("template")
    monkeypatch.setattr(type(game), "info", replace(game.info, maturity=maturity))
    assert languages_of("template") == languages


def test_the_shared_words_are_the_same_in_each_language() -> None:
    english, *others = (variables_of(shared_words(language)) for language in LANGUAGES)
    assert all(other == english for other in others)


def kinds_of_figures() -> set[str]:
    """What the content packs of all games count."""
    ours = {game: packs(game).read(packs(game).sheet(","), "ours") for game in with_packs()}
    return {kind for game, made in ours.items() for kind in packs(game).figures(made)}


def test_the_shared_words_are_all_used_and_all_there() -> None:
    """By the kernel's messages, the server's, values, or the terminal."""
    package = Path(hulldown.cli.__file__).parents[1]
    sources = [package / "texts.py", package / "kernel" / "match.py", *package.glob("cli/*.py")]
    sources += [package / "packs.py", package / "toolbox" / "faults.py"]
    sources += [
        package / "server" / name
        for name in (
            "administration.py",
            "match_rows.py",
            "proposals.py",
            "session.py",
            "stand_ins.py",
        )
    ]
    source = " ".join(file.read_text("utf-8") for file in sources)
    words = r"(?:terminal|match|seat|fault)-[a-z-]+[a-z]|seat|list|several|yes|no|nothing"
    used = set(re.findall(rf'"({words})"', source))
    trail = (package / "kernel" / "trail.py").read_text("utf-8")
    used |= set(re.findall(r'"(take-back-[a-z-]+[a-z])"', trail))
    used |= {f"{kind}-{how}" for kind in ("match", "outcome") for how in ("conceded", "agreed")}
    used |= {f"terminal-{result}" for result in ("won", "shared", "lost", "nobody-won")}
    used |= {f"terminal-help-{id}" for id in HELP.values()}
    used |= {f"terminal-pack-{kind.replace(' ', '-')}" for kind in kinds_of_figures()}
    used |= {f"agent-{agent}" for agent in (*NAMED, *LEVELS)}
    used |= {PLAN, "rate-seats_won", "rate-sides_won"}
    assert set(variables_of(shared_words("en"))) == used


def test_a_computer_level_has_one_name_in_terminal_and_browser() -> None:
    for language in LANGUAGES:
        shell = Path("web/i18n", f"{language}.ftl").read_text("utf-8")
        names = [line for line in shell.splitlines() if line.startswith("agent-")]
        assert names
        assert set(names) <= set(shared_words(language).splitlines())


def test_the_match_says_how_it_ended_otherwise() -> None:
    game = load("template")
    config = game.info.configure(3)
    texts = Texts("template", names=["Ada", "Bo", "Cy"])
    match: Match[Any, Any] = Match(game, config, SeededChance(1))
    match.concede([0, 2])
    assert texts.message(match.heard(None)[-1]) == "Ada and Cy resigned."
    other: Match[Any, Any] = Match(game, config, SeededChance(1))
    drive(other, [*seat_agents(game, config, [load_agent("random")] * 2, "1"), None])
    other.take_back(1)
    assert texts.message(other.heard(None)[-1]) == "Bo undid their last choice."
    other.agree_to_end()
    assert texts.message(other.heard(None)[-1]) == "The match was ended and scored as it stood."


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


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Words of no game."""
    words = """
lane = Lane { $number }
state-cut_off = cut off
skill-dig = Digging
card-tank = Tank
tell-spots = { $state ->
    [bare] { $id } is bare
   *[held] { $id } is held by { $by }{ $hurt ->
        [true] , hurt
       *[false] {""}
      }
  }
tell-scores = { $value } points
hit = { $seat } hit { $card }.
    .short = hit { $card }
    .sure = Hit { $card }?
"""
    monkeypatch.setattr("hulldown.texts.game_words", lambda game, language: words)
    return Texts("no game", names=["Ada", "Bo"])


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("where", "lane:2", "Lane 3"),
        ("where", "lane:1:0", "Lane 1"),
        ("state", "cut.off", "cut off"),
        ("state", "unknown", "unknown"),
        ("skills", ["dig", "dig"], "2\N{MULTIPLICATION SIGN} Digging"),
        ("skills", [["dig", 2], ["swim", 0]], "Digging 2 and swim"),
        ("scores", [3, 5], "3 points · 5 points"),
        ("scores", None, NOTHING),
        (
            "spots",
            [
                {"id": "lane:0", "state": "bare", "by": None, "hurt": False},
                {"id": "lane:1", "state": "held", "by": "card:tank", "hurt": True},
            ],
            "Lane 1 is bare · Lane 2 is held by Tank, hurt",
        ),
    ],
)
def test_a_view_has_words_by_its_keys(odd: Texts, key: str, value: JSON, words: str) -> None:
    assert odd.value(value, key) == words
    assert not odd.missing


def test_a_message_may_have_a_short_form_and_a_question(odd: Texts) -> None:
    hit = Message("hit", {"seat": "seat:0", "card": "card:tank"})
    assert (odd.message(hit), odd.short(hit), odd.sure(hit)) == (
        "Ada hit Tank.",
        "hit Tank",
        "Hit Tank?",
    )
    bare = Message("lane", {"number": 1})
    assert (odd.short(bare), odd.sure(bare), odd.short(Message("none"))) == (None, "", None)


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


def test_a_stack_of_cards_is_told_in_its_order() -> None:
    texts = Texts("arcade", names=["Ann"])
    cards: list[JSON] = [f"card:{name}" for name in ("right", "advance_1", "around", "right")]
    shown = Message("stack-shown", {"seat": "seat:0", "number": 1, "cards": cards})
    told = "Turn Right, Advance 1, Turnaround and Turn Right"
    assert texts.message(shown) == f"Ann turned over maneuver 1: {told}."
    assert texts.short(shown) == f"played {told}"
    plan: JSON = {"first_stack": cards, "second_stack": [], "disengaged": False}
    assert texts.value(plan) == "first Turn Right · Advance 1 · Turnaround · Turn Right"
