"""How the real Chromium is started wherever one is driven."""

IDLE_PAGES = ("AimEnabled", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Pages of the browser itself that nobody sees here, though they load beside every first page."""
UNWANTED = (*IDLE_PAGES, "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(UNWANTED)}",
)
