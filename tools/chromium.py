"""How the real Chromium is found and started wherever one is driven."""

import shutil

IDLE_PAGES = ("AimEnabled", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Pages of the browser itself that nobody sees here, though they load beside every first page."""
UNWANTED = (*IDLE_PAGES, "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding")
NAMES = ("chromium-headless-shell", "chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(UNWANTED)}",
)


def find_chromium() -> str | None:
    """Debian's Chromium: the one without windows, which needs less, or else the whole one."""
    return next(filter(None, map(shutil.which, NAMES)), None)
