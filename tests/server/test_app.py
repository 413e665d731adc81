"""The app over HTTP: the page, its interface, and what it refuses."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hulldown import __version__
from hulldown.games import load, names
from hulldown.rulebooks import summaries
from hulldown.server import addresses, wire
from hulldown.server.app import SECURITY_HEADERS, STATIC
from hulldown.server.errors import CODES
from hulldown.server.sample import opening
from hulldown.server.settings import Settings
from tests.server.running import running

BUDGET = 150_000  # bytes, gzipped, before a game is opened


class Answer(NamedTuple):
    """What the server sent back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """Asks a server for paths exactly as they are written."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, headers=headers)
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        answer = Answer(response.status, found, response.read())
        connection.close()
        return answer


@pytest.fixture(scope="module")
def client(new_database: Callable[[str], str]) -> Iterator[Client]:
    """A client of the app over the built page."""
    assert (STATIC / "index.html").is_file(), "the page is not built: npm ci && npm run build"
    with running(Settings(new_database("sqlite"))) as server:
        yield Client(server.port)


def assert_error(answer: Answer, status: int, code: str) -> dict[str, Any]:
    """An error is JSON with exactly a code, a sentence, a hint and details."""
    body: dict[str, Any] = answer.json()
    assert (answer.status, body["code"]) == (status, code)
    assert set(body) == {"code", "message", "hint", "details"}
    assert body["message"]
    assert "Traceback" not in answer.text
    return body


def linked_files(page: str) -> list[str]:
    return [link.removeprefix(".") for link in re.findall(r'(?:href|src)="([^"]+)"', page)]


def test_the_page_links_only_its_own_hashed_files(client: Client) -> None:
    page = client.get("/")
    assert page.status == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    links = linked_files(page.text)
    assert {link.rsplit(".", 1)[1] for link in links} == {"css", "js", "svg", "woff2"}
    assert all(re.fullmatch(r"/assets/[\w.-]+-[\w-]{8}\.\w+", link) for link in links)
    assert '="/' not in page.text, "the page may lie in any folder"


def test_hashed_files_are_kept_for_a_year(client: Client) -> None:
    for link in linked_files(client.get("/").text):
        answer = client.get(link)
        assert answer.status == 200
        assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"


def test_texts_travel_compressed(client: Client) -> None:
    answer = client.get("/api/texts/en", **{"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(answer.body))["language"] == "en"


def test_the_front_page_stays_within_its_budget(client: Client) -> None:
    """What comes before a game is opened; the browser weighs it, too."""
    asked = ["/", "/api/games", "/api/texts/pl", *linked_files(client.get("/").text)]
    assert sum(len(gzip.compress(client.get(each).body)) for each in asked) <= BUDGET


def test_games_are_listed_as_on_the_command_line(client: Client) -> None:
    listed = client.get("/api/games").json()["games"]
    assert [game["id"] for game in listed] == names()
    for game, summary in zip(listed, summaries(), strict=True):
        assert {key: game[key] for key in summary} == summary
        assert set(game) - set(summary) == {
            "scenarios", "presets", "teams", "agents", "packs", "languages", "stand_in", "guide",
            "lessons", "puzzles",
        }  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_texts_hold_the_shell_and_the_outside_of_every_game(client: Client, language: str) -> None:
    texts = client.get(f"/api/texts/{language}").json()
    assert texts["language"] == language
    assert "\ngames = " in texts["shell"]
    assert client.get(f"/api/texts/{language}?shell=false").json() == {**texts, "shell": ""}
    assert sorted(texts["games"]) == names()
    for game, text in texts["games"].items():
        said = {line.split(" = ")[0] for line in text.splitlines()}
        sides = {f"team-{team}" for team in load(game).info.teams}
        assert said == {"game-title", "game-summary", *sides}


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_game_brings_its_words_when_it_is_opened(client: Client, language: str) -> None:
    for game in names():
        answer = client.get(f"/api/texts/{language}/{game}").json()
        assert (answer["language"], answer["game"]) == (language, game)
        outside = client.get(f"/api/texts/{language}").json()["games"][game].splitlines()
        assert set(outside) < set(answer["text"].splitlines())


def test_a_match_is_shown_before_it_is_made_or_told_why_not() -> None:
    fits = opening("duel", wire.Setup(2))
    assert fits.view is not None
    assert len(fits.view["tanks"]) == 4
    assert fits.error is None
    wrong = opening("duel", wire.Setup(2, options={"force": "german_i maus; soviet_i kv1"}))
    assert wrong.view is None
    assert wrong.error is not None
    assert wrong.error.details["why"] == "setup-no-model"
    assert wrong.error.details["said"]["tank"] == "german_i"


def test_a_game_nobody_knows_has_no_words(client: Client) -> None:
    assert_error(client.get("/api/texts/en/chess"), 400, "config/unknown-game")


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", "..", "%2e%2e%2fen"])
def test_an_unknown_language_is_refused(client: Client, language: str) -> None:
    assert_error(client.get(f"/api/texts/{language}"), 404, "http/not-found")


def test_the_refusal_names_the_languages_there_are(client: Client) -> None:
    error = assert_error(client.get("/api/texts/fr"), 404, "http/not-found")
    assert "'fr'" in error["message"]
    assert error["hint"] == "Known languages: en, de, pl."


def test_health_tells_the_version(client: Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": __version__}


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/nowhere", "/assets/nothing.js"])
def test_every_answer_carries_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name.lower()] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_the_content_policy_allows_nothing_but_our_own_files() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; ")
    sources = {source for rule in policy.split("; ") for source in rule.split()[1:]}
    assert sources == {"'none'", "'self'"}


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/api/", "/api/nothing", "/schema", "/assets"]
)
def test_an_unknown_path_is_refused(client: Client, path: str) -> None:
    assert_error(client.get(path), 404, "http/not-found")


def test_a_wrong_method_is_refused_with_the_right_ones(client: Client) -> None:
    answer = client.get("/api/games", method="POST")
    assert_error(answer, 405, "http/method-not-allowed")
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/..%5c..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/..%2f..%2fapp.py",
    ],
)
def test_no_path_leads_out_of_the_assets(client: Client, path: str) -> None:
    assert_error(client.get(path), 404, "http/not-found")


def test_without_the_built_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/hulldown.db", static=tmp_path)
    with running(settings) as server:
        client = Client(server.port)
        for path in ("/", "/api/texts/en"):
            error = assert_error(client.get(path), 503, "server/not-built")
            assert "npm run build" in error["hint"]
        assert client.get("/health").status == 200


def test_a_crash_is_logged_and_answered_without_its_trace(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def crash() -> list[dict[str, Any]]:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(addresses, "summaries", crash)
    answer = client.get("/api/games")
    assert_error(answer, 500, "server/internal")
    assert "secret" not in answer.text
    assert "the secret reason" in caplog.text


def test_every_code_has_its_sentence() -> None:
    assert all(re.fullmatch(r"[a-z]+/[a-z-]+", code) for code in CODES)
    assert all(sentence.endswith(".") for sentence in CODES.values())
