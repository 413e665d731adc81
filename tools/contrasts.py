"""What axe cannot judge of a table's contrasts: words over pictures, with the lowest one measured.

Opens a new match of each game by day and by night, lists axe's incomplete `color-contrast` nodes
once each, and measures each in the page's own picture: the colour of the words against every
pixel behind them. An outline of the words does not count, and what covers them does: whatever
stands low here is to be looked at. `python tools/contrasts.py rush` lists one game only.
"""

import base64
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.axe import AXE  # noqa: E402
from tests.browser.conftest import SERVE, Table  # noqa: E402
from tests.browser.scenes import LIVE, served  # noqa: E402
from tools.chromium import FLAGS, find_chromium  # noqa: E402

LEAST: Final = 4.5
LOUDEST: Final = 0.05
"""So much of what lies behind words may be worse: the edge of a line, a speck of a picture."""
INCOMPLETE: Final = """
async () => {
  const wish = { runOnly: ['color-contrast'], resultTypes: ['incomplete'] }
  const { incomplete } = await axe.run(document, wish)
  return incomplete.flatMap(({ nodes }) => nodes.map(({ target, any }) => {
    const one = document.querySelector(target.at(-1))
    const style = one && getComputedStyle(one)
    const range = document.createRange()
    if (one) range.selectNodeContents(one)
    const rects = [...range.getClientRects()]
    const boxes = rects.map(({ x, y, width, height }) => [x, y, width, height])
    const colour = one instanceof SVGElement ? style.fill : style?.color
    const words = one?.textContent.trim().slice(0, 40) ?? ''
    return { words, colour, boxes, why: any[0]?.data?.messageKey ?? '' }
  }))
}
"""
MEASURE: Final = """
async ([picture, nodes, loudest]) => {
  const file = await fetch('data:image/png;base64,' + picture)
  const image = await createImageBitmap(await file.blob())
  const often = { willReadFrequently: true }
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', often)
  pen.drawImage(image, 0, 0)
  const linear = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
  const light = (rgb) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => sum + share * linear(rgb[at] / 255), 0)
  const ink = new OffscreenCanvas(1, 1).getContext('2d', often)
  return nodes.map(({ colour, boxes }) => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = colour
    ink.fillRect(0, 0, 1, 1)
    const words = light(ink.getImageData(0, 0, 1, 1).data)
    const found = []
    for (const [x, y, width, height] of boxes) {
      const inside = x >= 0 && y >= 0 && x + width <= image.width && y + height <= image.height
      if (!inside || width < 1 || height < 1) continue
      const { data } = pen.getImageData(x, y, width, height)
      for (let at = 0; at < data.length; at += 4) {
        const behind = light(data.subarray(at, at + 3))
        found.push((Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05))
      }
    }
    found.sort((one, other) => one - other)
    return found[Math.floor(found.length * loudest)] ?? null
  })
}
"""
WORDLESS: Final = """
*, *::before, *::after { color: transparent !important; text-shadow: none !important }
text, tspan { fill: transparent !important; stroke: none !important }
"""
"""The page without its words: what is left is what lies behind them."""


def contrasts(page: Page) -> list[tuple[float | None, str, str]]:
    """The nodes that axe leaves open: their lowest contrast, their words, what hinders axe."""
    page.evaluate(AXE)
    nodes: list[dict[str, Any]] = [node for node in page.evaluate(INCOMPLETE) if node["words"]]
    style = page.add_style_tag(content=WORDLESS)
    picture = base64.b64encode(page.screenshot()).decode()
    style.evaluate("(one) => one.remove()")
    lowest = page.evaluate(MEASURE, [picture, nodes, LOUDEST])
    found = {(low, node["words"], node["why"]) for low, node in zip(lowest, nodes, strict=True)}
    return sorted(found, key=lambda one: (one[0] is None, one))


def table_of(browser: Browser, address: str, game: str, theme: Any) -> Page:
    """A new match against computers, when the first thing is asked."""
    table = Table(address.rstrip("/"))
    me = table.player()
    match = table.match(me, "me", "agent", game=game)["id"]
    context = browser.new_context(
        viewport={"width": 1366, "height": 650},
        color_scheme=theme,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    for key, value in {"player": me, "speed": "0"}.items():
        context.add_init_script(f"localStorage.setItem('hulldown.{key}', '{value}')")
    page = context.new_page()
    page.goto(f"{address}#/match/{match}")
    page.locator(LIVE).wait_for()
    return page


def main() -> int:
    """Lists what was found, the lowest contrasts of each table first."""
    wanted = sys.argv[1:]
    worst = 0
    with served(SERVE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        games = [game["id"] for game in Table(address.rstrip("/")).call("games")["games"]]
        for game in wanted or games:
            for theme in ("light", "dark"):
                page = table_of(browser, address, game, theme)
                for low, words, why in contrasts(page):
                    worst += low is not None and low < LEAST
                    told = "unseen" if low is None else f"{low:6.2f}"
                    print(f"{game:10} {theme:5} {told} {why:12} {words}")
                page.context.close()
    print(f"{worst} below {LEAST}:1")
    return 0


if __name__ == "__main__":
    sys.exit(main())
