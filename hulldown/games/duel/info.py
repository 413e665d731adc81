"""What the lobby must know of Duel: one to eight seats on two sides (D-001), scenarios, options."""

from typing import Final

from hulldown.games.duel.data import PERSONALITIES
from hulldown.kernel.config import GameInfo, choice, number, switch, text

SIDES: Final = ("german", "soviet")
SCENARIOS: Final = (
    "open_fight", "high_ground", "break_through", "mud_road", "white_out", "city", "ponyri",
    "korsun", "debrecen", "seelow",
)  # fmt: skip
BY_SCENARIO: Final = "scenario"
DEEP_MUD: Final = "deep_mud"
SNOW: Final = "snow"
STARTS: Final = ("0", "200", "400", "600", "800", "1000")
MOST_HANDICAP: Final = 30
LONGEST_FORCE: Final = 400
BY_SEATS: Final = "seats"
BY_TANKS: Final = "tanks"
HEAVY: Final = (
    "german_i tiger2 elite; german_ii jagdpanther; german_iii ferdinand green; "
    "soviet_i isu152; soviet_ii kv1 elite 2; soviet_iii is2m green; soviet_iv su85"
)
LIGHT: Final = (
    "german_i marder3 3 seat3; german_ii pz3j seat1; german_iii pz4g; soviet_i t34_76_m40 0 seat2"
)
MIXED: Final = "mixed"

SHARED: Final = "german_i pz4g; german_ii stug3g solo; soviet_i t34_85 solo; soviet_ii is2m"

INFO: Final = GameInfo(
    id="duel",
    title="Duel",
    seats=(1, 8),
    options=(
        choice("tanks", (BY_SEATS, "1", "2", "3", "4"), BY_SEATS, "D-352"),
        choice("decks", (BY_TANKS, "1", "2", "3", "4", "5", "6"), BY_TANKS, "D-008"),
        choice("personality", (MIXED, *PERSONALITIES), MIXED, "D-352"),
        text("force", LONGEST_FORCE, BY_SCENARIO, "D-352"),
        choice("start", (BY_SCENARIO, *STARTS), BY_SCENARIO, "D-067"),
        choice("conditions", (BY_SCENARIO, DEEP_MUD, SNOW), BY_SCENARIO, "D-004"),
        number("handicap", -MOST_HANDICAP, MOST_HANDICAP, 0, "D-350"),
        switch("guns", False, "D-003"),
        switch("infantry", False, "D-003"),
        switch("radios", False, "D-003"),
        switch("mine", False, "D-003"),
        switch("city", False, "D-003"),
        switch("hull_down_anywhere", True, "D-117"),
        switch("auto_accept_spotted", True, "D-077"),
        choice("odds", ("counted", "printed", "off"), "counted", "D-263"),
    ),
    scenarios=SCENARIOS,
    teams=SIDES,
    rules_version=1,
    maturity="beta",
    printed=("printed",),
    trials=(
        {"seats": 1, "teams": (1,), "options": {"tanks": "4"}},
        {"seats": 2, "teams": (0, 0), "options": {"personality": "evasive"}},
        {"seats": 2, "options": {"force": SHARED, "personality": "cautious"}},
        {"seats": 2, "options": {"force": HEAVY, "conditions": DEEP_MUD}},
        {"seats": 3, "options": {"force": LIGHT, "conditions": SNOW, "start": "400"}},
        {"seats": 2, "scenario": "high_ground", "options": {"tanks": "4", "handicap": 5}},
        {"seats": 3, "options": {"radios": True, "guns": True, "infantry": True}},
    ),
)
