"""What the lobby must know of Arcade: one to eight seats (A-001, A-165), options and variants."""

from typing import Final

from hulldown.kernel.config import GameInfo, choice, switch, text

BY_CHANCE: Final = "random"
SETS: Final = ("proving", "harbour", "ruins")
BOARDS: Final = ("by_number", "2x2", "2x3", "2x4")
VARIANTS: Final = ("uneven", "island", "four", "avalanche")

INFO: Final = GameInfo(
    id="arcade",
    title="Arcade",
    seats=(1, 8),
    options=(
        switch("uneven", False, "A-156"),
        switch("island", False, "A-159"),
        switch("four", False, "A-161"),
        switch("avalanche", False, "A-163"),
        choice("tiles", SETS, "proving", "A-002"),
        text("layout", 200, BY_CHANCE, "A-054"),
        choice("board", BOARDS, "by_number", "A-172"),
        choice(
            "first_player", (BY_CHANCE, "1", "2", "3", "4", "5", "6", "7", "8"), BY_CHANCE, "A-057"
        ),
        choice("first_eagle", ("bots_section", BY_CHANCE), "bots_section", "A-063"),
        switch("pushed_tanks_collect", True, "A-031"),
        choice("clock_duration", ("round", "phase"), "round", "A-042"),
        switch("helm_stops_grenade", False, "A-043"),
        switch("grenade_hits_disengaged", True, "A-051"),
        choice("grenade_discard", (BY_CHANCE, "choice"), BY_CHANCE, "A-051"),
        switch("bot_interleave", False, "A-102"),
        choice("empty_reserve", ("final", "reopens"), "final", "A-148"),
        choice("fallen_wall", ("ground", "empty"), "ground", "A-131"),
        choice("round_limit", ("300", "none"), "300", "A-155"),
    ),
    presets={
        "hard": dict.fromkeys(VARIANTS, True),
        "uneven": {"uneven": True},
        "island": {"island": True},
        "crowded": {"four": True, "avalanche": True},
    },
    winner_begins="first_player",
    rules_version=2,
    maturity="beta",
    printed=("terrain", "numbers", "sections"),
)
