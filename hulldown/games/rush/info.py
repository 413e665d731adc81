"""What the lobby must know of Rush: two to five seats (R-001), editions and options."""

from typing import Final

from hulldown.kernel.config import GameInfo, Option, choice, switch

EDITIONS: Final = ("de-1.3", "en", "pl")
BY_EDITION: Final = "edition"


def by_edition(id: str, values: tuple[str, str], rule: str) -> Option:
    """An option whose default is what the chosen edition says."""
    return choice(id, (BY_EDITION, *values), BY_EDITION, rule)


INFO: Final = GameInfo(
    id="rush",
    title="Rush",
    seats=(2, 5),
    options=(
        choice("edition", EDITIONS, "de-1.3", "R-027"),
        by_edition("vehicle_once_per_turn", ("on", "off"), "R-038"),
        by_edition("siege_targets_auxiliary", ("on", "off"), "R-153"),
        by_edition("voluntary_replacement", ("on", "off"), "R-057"),
        by_edition("two_medal_card", ("choice", "preselected"), "R-089"),
        choice("first_player", ("random", "1", "2", "3", "4", "5"), "random", "R-009"),
        choice("sabotage", ("in_order", "sealed"), "in_order", "R-150"),
        switch("open_depots", False, "R-016"),
        switch("live_tally", True, "R-109"),
        choice("recruitment_refill", ("each", "batch"), "each", "R-147"),
        choice("merge_medals_per_turn", ("pair", "on", "off"), "pair", "R-087"),
        switch("defenders_in_final_squad", False, "R-107"),
        choice("tiebreak_vehicles", ("events", "medals"), "events", "R-116"),
        switch("siege_kills_armour_1", False, "R-154"),
        switch("early_discard", True, "R-035"),
        choice("round_limit", ("300", "none"), "300", "R-104"),
        choice("reserve_refill", ("at_once", "end_of_turn"), "at_once", "R-047"),
    ),
    presets={
        "de-1.3": {"edition": "de-1.3"},
        "en": {"edition": "en"},
        "pl": {"edition": "pl"},
        "calm-market": {"reserve_refill": "end_of_turn"},
    },
    languages={"de": {"edition": "de-1.3"}, "en": {"edition": "en"}, "pl": {"edition": "pl"}},
    rules_version=2,
    maturity="beta",
    printed=("cards",),
)
