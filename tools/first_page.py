"""Measures the first page in a real browser: what it loads, and when it can be used."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from hulldown.lab.load import serving
from tools.chromium import FLAGS, find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST_BYTES = 170_000
MOST_MS = 1_000
VISITS = 5
WATCH = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector("article")) return;
    watch.disconnect();
    const usable = () => (document.documentElement.dataset.usable = performance.now());
    requestAnimationFrame(() => setTimeout(usable)); // drawn, and free to answer
  }).observe(document, { childList: true, subtree: true });
"""
LOADED = """
  () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map((each) => [new URL(each.name).pathname, each.encodedBodySize, each.responseEnd])
"""


class File(NamedTuple):
    """Something loaded: its path, its bytes over the wire, the milliseconds until it was there."""

    path: str
    bytes: int
    at: float


class FirstPage(NamedTuple):
    """What a first visit took: all that was loaded, and the milliseconds until it could be used.

    So many of them the page itself `worked`.
    """

    files: list[File]
    usable_at: float
    worked: float

    @property
    def needed(self) -> int:
        """The bytes until it could be used."""
        return sum(file.bytes for file in self.files if file.at <= self.usable_at)

    @property
    def total(self) -> int:
        """All bytes, pictures of the games included."""
        return sum(file.bytes for file in self.files)


def visit(browser: "Browser", address: str) -> FirstPage:
    """The first page in a fresh profile, until the games are drawn and clicks are answered."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_selector("html[data-usable]")
    measured = devtools.send("Performance.getMetrics")["metrics"]
    worked = next(one["value"] for one in measured if one["name"] == "TaskDuration")
    page.wait_for_load_state("networkidle")
    usable = page.evaluate("document.documentElement.dataset.usable")
    loaded = page.evaluate(LOADED)
    context.close()
    return FirstPage([File(*each) for each in loaded], float(usable), 1000 * worked)


def main() -> int:
    """Starts a server, visits it some times, prints the best visit and what it loaded."""
    from playwright.sync_api import sync_playwright

    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        visits = [visit(browser, server.address) for _ in range(VISITS)]
        browser.close()
    best = min(visits, key=lambda each: each.usable_at)
    for file in sorted(best.files, key=lambda file: file.at):
        print(f"{file.at:>6.0f} ms {file.bytes:>8,} bytes  {file.path}")
    print(f"{best.usable_at:>6.0f} ms {best.needed:>8,} bytes  until the page can be used")
    print(f"{'in all':>9} {best.total:>8,} bytes  before a game is opened")
    return 0 if best.total <= MOST_BYTES and best.usable_at <= MOST_MS else 1


if __name__ == "__main__":
    sys.exit(main())
