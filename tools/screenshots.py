"""Makes the pictures of the documentation from a real server in a real browser."""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SERVE = "from hulldown.cli.serve import serve; serve(port=0, no_browser=True)"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
LIMIT = 300_000  # bytes


def take(address: str, file: Path) -> None:
    """The front page on a desktop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page.goto(address)
        page.wait_for_selector("article")
        page.screenshot(path=file)
        browser.close()


def main() -> int:
    """Starts a server, takes the pictures, says how large they are."""
    with subprocess.Popen([sys.executable, "-c", SERVE], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        file = IMAGES / "front-page.png"
        take(run.stdout.readline().split()[3], file)
        run.terminate()
    size = file.stat().st_size
    print(f"docs/images/{file.name}: {size:,} bytes")
    return 0 if size <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
