"""What the lobby must know of Night Convoy."""

from typing import Final

from hulldown.kernel.config import GameInfo, number, switch

INFO: Final = GameInfo(
    id="template",
    title="Night Convoy",
    seats=(2, 4),
    options=(number("rounds", 3, 5, 4, rule="T-004"), switch("scouting", True, rule="T-013")),
    presets={"short": {"rounds": 3}},
    rules_version=1,
    maturity="stable",
    audience="developers",
)
