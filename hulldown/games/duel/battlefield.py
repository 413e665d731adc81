"""What a scenario and its conditions make of the field: objectives, weather, ground (D-004)."""

from typing import Any, Final

from hulldown.games.duel.data import bad, read_file, read_guns, take
from hulldown.games.duel.force import Entry, scenario_of
from hulldown.games.duel.info import DEEP_MUD, SIDES, SNOW
from hulldown.kernel.config import Config

FILE: Final = "scenarios.toml"
WEATHER: Final = "conditions.toml"
ROADS_A_SIDE: Final = 2
TANKS_FOR_TWO_HILLS: Final = 3
GUN_RANGE: Final = 600
MODULES: Final = ("mine", "city", "infantry", "guns", "radios")
KEYS: Final[dict[str, type]] = {
    "hills": dict, "exits": dict, "mud": bool, "roads": dict, "snow": bool, "advance": dict,
    "city": bool, "infantry": bool, "strongpoint": dict, "mine": bool, "guns": dict,
    "radios": bool, "elite_first": bool, "handicap": int,
}  # fmt: skip


class Battlefield:
    """The special rules of a match; a list has an entry for each side, 0 where a rule is not hers.

    D-350: `hill_points`, `road_points`, `advance_points`, `strongpoint_points` are scored in the
    Administration Step, `exit_points` on leaving the field, `hill_end` at the end of the game.
    """

    def __init__(self, config: Config, entries: list[Entry]) -> None:
        data = take(FILE, config.scenario, scenario_of(config), {"lineup": str, "start": int}, KEYS)
        chosen = config.options["conditions"]
        self.mud = bool(data.get("mud", False)) or chosen == DEEP_MUD
        self.snow = bool(data.get("snow", False)) or chosen == SNOW
        self._read_conditions()
        self._read_hills(data, entries)
        roads = _part(config, data, "roads", {"each": int, "vp": int})
        default = ROADS_A_SIDE if self.mud else 0
        self.roads: list[int] = [roads.get("each", default)] * len(SIDES)
        self.road_points: int = roads.get("vp", 0)
        self.grounds: list[list[int]] = [
            [how for how, most in enumerate((self.hills[side], self.roads[side])) if most]
            for side in range(len(SIDES))
        ]
        exits = _part(config, data, "exits", {"sides": list, "vp": int})
        self.exit_points: list[int] = _by_side(exits, "vp")
        advance = _part(config, data, "advance", {"sides": list, "range": int, "vp": int})
        self.advance_points: list[int] = _by_side(advance, "vp")
        self.advance_range: int = advance.get("range", 0)
        strong = _part(config, data, "strongpoint", {"range": int, "vp": int})
        self.strongpoint_points: int = strong.get("vp", 0)
        self.strongpoint_range: int = strong.get("range", 0)
        handicap = int(config.options["handicap"]) + int(data.get("handicap", 0))
        self.handicap: list[int] = [max(0, -handicap), max(0, handicap)]
        self._read_support(config, data)
        self.sets: tuple[str, ...] = self._sets(config, data)

    def _read_conditions(self) -> None:
        """The figures of Deep Mud, Snow and HILL."""
        whole = read_file(WEATHER)
        mud = take(WEATHER, "deep_mud", whole["deep_mud"], _figures(*SIDES))
        self.mud_loss: list[int] = [-mud[nation] for nation in SIDES]
        keys = ("move_level", "terrain_on_move_level", "light_up_to", "light_sight", "heavy_sight")
        snow = take(WEATHER, "snow", whole["snow"], _figures(*keys))
        self.snow_level: int = snow["move_level"]
        self.snow_terrain_level: int = snow["terrain_on_move_level"]
        self.light_up_to: int = snow["light_up_to"]
        self.light_sight: int = snow["light_sight"]
        self.heavy_sight: int = snow["heavy_sight"]
        hill = take(WEATHER, "hill", whole["hill"], _figures("downhill", "uphill"))
        self.downhill: int = hill["downhill"]
        self.uphill: int = hill["uphill"]

    def _read_hills(self, data: dict[str, Any], entries: list[Entry]) -> None:
        """One hill for a side of one or two tanks, two for three or four."""
        keys: dict[str, type] = {"range": int, "sides": list, "each": int, "at_end": int}
        hills = take(FILE, "hills", data["hills"], keys) if "hills" in data else {}
        tanks = [sum(1 for entry in entries if entry.side == side) for side in range(len(SIDES))]
        here = [nation in hills.get("sides", []) for nation in SIDES]
        self.hills: list[int] = [
            (2 if tanks[side] >= TANKS_FOR_TWO_HILLS else 1) if here[side] else 0
            for side in range(len(SIDES))
        ]
        self.hill_range: int = hills.get("range", 0)
        self.hill_points: int = hills.get("each", 0)
        self.hill_end: int = hills.get("at_end", 0)

    def objectives(self) -> list[tuple[str, int, int | None, int]]:
        """D-350: what gives VPs: its name, the side, from which Range on, how many."""
        found: list[tuple[str, int, int | None, int]] = []
        for side in range(len(SIDES)):
            hills = self.hills[side] > 0
            found += [
                ("hill", side, self.hill_range, self.hill_points if hills else 0),
                ("hill_at_end", side, self.hill_range, self.hill_end if hills else 0),
                ("road", side, None, self.road_points if self.roads[side] else 0),
                ("exit", side, None, self.exit_points[side]),
                ("advance", side, self.advance_range, self.advance_points[side]),
                ("strongpoint", side, self.strongpoint_range, self.strongpoint_points),
                ("start", side, None, self.handicap[side]),
            ]
        return [one for one in found if one[3]]

    def _read_support(self, config: Config, data: dict[str, Any]) -> None:
        """D-003, D-186, D-187: infantry, radios; the guns of a scenario, or each side's three."""
        self.infantry = "infantry" in data or config.options["infantry"] is True
        self.city = "city" in data or config.options["city"] is True
        guns = data.get("guns", {})
        self.gun_range: int = guns.get("at", GUN_RANGE)
        named = [(side, id) for side, nation in enumerate(SIDES) for id in guns.get(nation, [])]
        if not named and config.options["guns"] is True:
            cards = [gun for gun in read_guns().values() if gun.orders]
            named = [(side, g.id) for side, n in enumerate(SIDES) for g in cards if g.nation == n]
        self.guns: list[tuple[int, str]] = named
        self.radios = "radios" in data or config.options["radios"] is True
        self.has_support = bool(named) or self.infantry or self.radios

    def _sets(self, config: Config, data: dict[str, Any]) -> tuple[str, ...]:
        """D-003, D-039: the sets of alternates that scenario and conditions bring in."""
        chosen: list[str] = [
            name for name in MODULES if name in data or config.options.get(name) is True
        ]
        chosen += ["mud"] if self.mud else []
        chosen += ["snow"] if self.snow else []
        return tuple(chosen)


def _figures(*keys: str) -> dict[str, type]:
    return {"figures": str, **dict.fromkeys(keys, int)}


def _part(config: Config, data: dict[str, Any], key: str, keys: dict[str, type]) -> dict[str, Any]:
    """One special rule of the scenario with its figures; nothing if it has none."""
    return take(FILE, f"{config.scenario}.{key}", data[key], keys) if key in data else {}


def _by_side(rule: dict[str, Any], key: str) -> list[int]:
    """A figure for the sides that the rule names."""
    named = rule.get("sides", [])
    for nation in named:
        if nation not in SIDES:
            raise bad(FILE, "sides", f"{nation!r} is not one of {', '.join(SIDES)}")
    return [rule[key] if nation in named else 0 for nation in SIDES]
