"""A really served page and a real Chromium for the browser tests."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NoReturn
from urllib.request import Request, urlopen

import pytest

from tests.browser.late import LATEST
from tests.browser.waiting import AGENT, PATIENCE, WATCH
from tools.chromium import FLAGS, find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SERVE = """
import sys
from hulldown.cli.serve import serve
from tests.browser.late import LATEST, move_away
if LATEST:
    move_away()
serve(port=0, no_browser=True, db=sys.argv[1])
"""
FIX_LUCK = "from tests.browser.luck import fix_luck; fix_luck()"
QUICKEST: Final = 8
SHORT_LIVED = "--js-flags=--no-opt"
"""A page lives for seconds here: to optimise its code to the utmost costs more than it gains."""
PLAIN = """
document.addEventListener('DOMContentLoaded', () => {
  for (const type of ['--sans', '--narrow'])
    document.documentElement.style.setProperty(type, "'DejaVu Sans', Verdana, sans-serif")
})
"""


class Kept:
    """Playwright's event loop, once it has begun."""

    loop: asyncio.AbstractEventLoop | None = None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    """Playwright leaves its event loop running; other tests in this process want their own."""
    if item.get_closest_marker("browser") is None:
        return (yield)
    asyncio._set_running_loop(Kept.loop)
    try:
        return (yield)
    finally:
        Kept.loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


PAGES: Final = pytest.StashKey[list[Any]]()
"""The pages a test has open."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Where a test failed, what each of its pages showed."""
    report = yield
    if report.when == "call" and report.failed:
        from playwright.sync_api import Error

        for page in item.stash.get(PAGES, []):
            with suppress(Error):  # a browser that is gone shows nothing
                shown = page.locator("body").inner_text(timeout=5000)
                report.sections.append((f"{page.url} showed", shown))
    return report


def missing(what: str) -> NoReturn:
    """Without a browser there is nothing to test here, except where all must be tested."""
    if os.environ.get("CI"):
        pytest.fail(f"browser tests need {what}")
    pytest.skip(f"browser tests need {what}")


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Debian's Chromium, driven by Playwright."""
    chromium = find_chromium()
    if chromium is None:
        missing("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("the package playwright")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, SHORT_LIVED])
        asyncio._set_running_loop(Kept.loop)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with a database of its own."""
    db = f"sqlite:///{tmp_path_factory.mktemp('server') / 'matches.db'}"
    command = [sys.executable, "-c", f"{FIX_LUCK}\n{SERVE}", db]
    limits = {"HULLDOWN_REQUESTS_EACH": "100000", "HULLDOWN_STORED_EACH": "100000"}
    env = {**os.environ, **limits}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as run:
        assert run.stdout is not None
        yield run.stdout.readline().split()[3]
        run.terminate()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the browser complains of; it fails the test."""
    found: list[str] = []
    yield found
    assert found == []


class Table:
    """Makes players and matches by the server's interface."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def socket_address(self) -> str:
        """Where programs connect."""
        return self.address.replace("http", "ws", 1) + "/api/socket"

    def call(self, path: str, body: Any = None, secret: str = "") -> Any:
        """One request; what it answers."""
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/api/{path}", data=data, headers=headers)
        with urlopen(request) as answer:
            return json.load(answer)

    def player(self, name: str = "Ada") -> str:
        """Somebody new; their secret."""
        return str(self.call("players", {"name": name})["player"])

    def match(self, secret: str, *seats: Any, game: str = "template", **more: Any) -> Any:
        """A new match; a seat is `me`, `agent`, `friend` or the name of somebody here."""
        kinds = {"me", "agent", "friend", "open"}
        wishes = [{"kind": s} if s in kinds else {"kind": "here", "name": s} for s in seats]
        wishes = [AGENT if wish["kind"] == "agent" else wish for wish in wishes]
        return self.call("matches", {"game": game, "seats": wishes, **more}, secret)

    def two(self, game: str = "template", **more: Any) -> tuple[str, str, str]:
        """A running match of Ada and Bo, who sit at two devices: its id, their secrets."""
        ada, bo = self.player("Ada"), self.player("Bo")
        id = self.match(ada, "me", "friend", game=game, **more)["id"]
        invite = self.call(f"matches/{id}/links", secret=ada)["invites"]["1"]
        self.call(f"matches/{id}/seats/1/claim", {"name": "Bo", "invite": invite}, bo)
        return id, ada, bo


@pytest.fixture(scope="session")
def table(address: str) -> Table:
    """A table at the server."""
    return Table(address.rstrip("/"))


REMEMBER = "(kept) => { localStorage.clear(); Object.assign(localStorage, kept) }"


WIDE: Final = {"width": 1440, "height": 900}


class Profiles:
    """Browser profiles with a page each, used again: a new one has to compile everything anew.

    Between two tests a page is elsewhere and remembers nothing. Size, colours and motion can be
    changed there; only what cannot asks for a profile of its own.
    """

    def __init__(self, browser: "Browser", address: str) -> None:
        self.browser = browser
        self.elsewhere = f"{address}health"
        self.idle: dict[str, list[Any]] = {}
        self.complaints: list[str] = []

    @contextmanager
    def lend(
        self,
        fonts: str = "ours",
        viewport: Any = WIDE,
        color_scheme: Any = "light",
        reduced_motion: Any = "no-preference",
        **profile: Any,
    ) -> Iterator[Any]:
        """A page in a profile like this that nobody uses."""
        profile = {"locale": "en-GB", "viewport": WIDE, **profile}
        idle = self.idle.setdefault(json.dumps([fonts, profile], sort_keys=True), [])
        page = idle.pop() if idle else self.open(fonts, profile)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        yield page
        if page.is_closed():
            return
        page.set_default_timeout(PATIENCE * 1000)
        page.unroute_all()
        page.mouse.move(-100, -100)
        page.goto(self.elsewhere)
        for other in page.context.pages:
            if other is not page:
                other.close()
        idle.append(page)

    def open(self, fonts: str, profile: dict[str, Any]) -> Any:
        """A page in a new profile."""
        context = self.browser.new_context(**profile)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(WATCH)
        if fonts != "ours":
            context.route("**/*.woff2", lambda route: route.fulfill(body=""))
        if fonts == "plain":
            context.add_init_script(PLAIN)
        page = context.new_page()
        if LATEST:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 2})
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.complain_of)
        page.goto(self.elsewhere)
        return page

    def complain_of(self, said: Any) -> None:
        """Notes what is no mere chatter; only elsewhere a page has no icon of its own."""
        url = said.location.get("url", "")
        if said.type == "error" and not url.endswith("/favicon.ico"):
            self.complaints.append(f"{said.text} {url}")


@pytest.fixture(scope="session")
def profiles(browser: "Browser", address: str) -> Profiles:
    """The profiles of this browser."""
    return Profiles(browser, address)


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, profiles: Profiles, address: str, complaints: list[str]
) -> Iterator[Callable[..., Any]]:
    """Opens an address such as `#/match/ID` in an empty profile, as the person of this secret.

    `speed`: of playback; things move only where one is asked for, else whatever moves ends at once.
    `fonts`: ours; or what stands in for them; or plain, the widest font that is common.
    """
    profiles.complaints = complaints
    pages = request.node.stash.setdefault(PAGES, [])
    with ExitStack() as lent:

        def visit(path: str, secret: str = "", speed: Any = None, **profile: Any) -> Any:
            motion = "no-preference" if speed else "reduce"
            page = lent.enter_context(profiles.lend(**{"reduced_motion": motion, **profile}))
            pages.append(page)
            kept = {
                "hulldown.player": secret,
                "hulldown.speed": str(QUICKEST if speed is None else speed),
            }
            page.evaluate(REMEMBER, {key: value for key, value in kept.items() if value})
            page.goto(address + path)
            return page

        yield visit
        profiles.complaints = []  # a page that is left in mid-sentence may complain
