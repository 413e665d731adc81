"""Makes the pictures of the front page, small, from those of the documentation (screenshots.py)."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.chromium import FLAGS, find_chromium  # noqa: E402

PICTURES = {"rush": "rush-assault.png", "arcade": "arcade-film.png", "duel": "duel-shot.png"}
LIMIT = 40_000  # bytes
SMALL = """
async (png) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 600
  canvas.height = 400
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 55, 1104, 736, 0, 0, 600, 400)
  return canvas.toDataURL('image/webp', 0.5).split(',')[1]
}
"""


def main() -> int:
    """The table's part of each picture into the game's folder; says how large they are."""
    sizes = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        for game, picture in PICTURES.items():
            png = base64.b64encode((ROOT / "docs" / "images" / picture).read_bytes()).decode()
            file = ROOT / "hulldown" / "games" / game / "client" / "picture.webp"
            file.write_bytes(base64.b64decode(page.evaluate(SMALL, png)))
            sizes.append(file.stat().st_size)
            print(f"{file.relative_to(ROOT)}: {sizes[-1]:,} bytes")
        browser.close()
    return 0 if max(sizes) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
