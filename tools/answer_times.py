"""How soon a computer player answers in the browser: `python -m tools.answer_times sergeant`.

A page plays matches against it, always what is usual. An answer is the time from the message
that asks the computer to the one that tells what it did. Writes docs/levels.md; `--core` names a
Python whose package serves the games, else the sources do, interpreted. With `--aces` so many
matches between two Aces are played on the same server meanwhile.
"""

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from hulldown.agents.levels import HARDEST, LEVELS
from hulldown.games import load, names
from tests.browser.conftest import SERVE, Table
from tests.browser.scenes import served
from tools.chromium import FLAGS, find_chromium
from tools.strength import put_section

SEAT = """
(() => {
  window.answers = []
  let since
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => this.told(JSON.parse(data).situation))
    }
    told(now) {
      if (!now) return
      if (since !== undefined) answers.push(performance.now() - since)
      const isMine = now.choices.length > 0 && !now.held
      since = isMine || now.outcome ? undefined : performance.now()
      window.over = now.outcome !== null
      if (!isMine) return
      const act = { id: `${now.prompt_number}`, prompt_number: now.prompt_number }
      const { action } = now.choices[now.usual ?? 0]
      this.send(JSON.stringify({ type: 'act', ...act, actions: [action] }))
    }
  }
})()
"""
ENOUGH = "(least) => window.over || answers.length >= least"
PATIENCE = 300_000
"""Milliseconds for a match."""


def answers(browser: Browser, table: Table, game: str, level: str, least: int) -> Iterator[float]:
    """The milliseconds of each answer; the last match is left when there are enough."""
    found = 0
    while found < least:
        me = table.player()
        seats = [{"kind": "me"}, {"kind": "agent", "agent": level}]
        id = table.call("matches", {"game": game, "seats": seats}, me)["id"]
        page = browser.new_page(viewport={"width": 1366, "height": 650})
        page.add_init_script(SEAT)
        page.goto(table.address)
        page.evaluate("(me) => localStorage.setItem('hulldown.player', me)", me)
        page.goto(f"{table.address}/#/match/{id}")
        page.reload()
        page.wait_for_function(ENOUGH, arg=least - found, timeout=PATIENCE)
        times: list[float] = page.evaluate("answers")
        page.close()
        found += len(times)
        yield from times


def let_aces_play(table: Table, game: str, matches: int) -> None:
    """Matches between two Aces that go on by themselves."""
    seats = [{"kind": "agent", "agent": HARDEST}] * 2
    for _ in range(matches):
        table.call("matches", {"game": game, "seats": seats}, table.player())


def main(words: list[str]) -> int:
    """Measure every game, print the table and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--answers", type=int, default=200, help="at least this many of each game")
    parser.add_argument("--aces", type=int, default=0, help="matches between two Aces meanwhile")
    parser.add_argument("--core", default=sys.executable)
    asked = parser.parse_args(words)
    lines = ["| game | answers | median | 95 % within |", "|---|---:|---:|---:|"]
    with sync_playwright() as playwright, served(SERVE, asked.core) as address:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for game in names():
            let_aces_play(Table(address), game, asked.aces)
            times = list(answers(browser, Table(address), game, asked.level, asked.answers))
            within = quantiles(times, n=20)[-1]
            title = load(game).info.title
            lines.append(f"| {title} | {len(times)} | {median(times):.0f} ms | {within:.0f} ms |")
        browser.close()
    core = "interpreted" if asked.core == sys.executable else "compiled"
    date = datetime.now(UTC).date().isoformat()
    beside = f" --aces {asked.aces}" if asked.aces else ""
    command = f"`python -m tools.answer_times {asked.level}{beside}`, {date}, {core}:"
    heading = f"## How soon a {asked.level.title()} answers"
    if asked.aces:
        heading += f" beside {asked.aces} matches of Aces"
    section = "\n".join([heading, "", command, "", *lines])
    print(section)
    put_section(f"{asked.level} answers{' beside aces' if asked.aces else ''}", section)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
