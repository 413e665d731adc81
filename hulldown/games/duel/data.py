"""The data files, read and checked: unknown keys, wrong types and dangling ids are refused."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from hulldown.kernel.canonical import JSON
from hulldown.kernel.errors import DataError
from hulldown.kernel.messages import Args, Message
from hulldown.toolbox.data import read_data
from hulldown.toolbox.faults import faulty, listed, not_among, typed

FIGURES: Final = ("exact", "historical", "designed")
LEVELLED: Final = ("move", "fire", "flank")
PLAIN: Final = ("leadership", "tactics", "smoke")
ICONS: Final = ("binoculars", "explosion", "fire", "extinguisher", "smoke", "infantry")
PENETRATES: Final = 99
BOUNCES: Final = -99
LOCATIONS: Final = ("turret", "hull", "tracks")
POSITIONS: Final = (
    "commander", "gunner", "loader", "driver", "assistant_driver", "second_loader",
)  # fmt: skip
BOTH: Final = "commander_gunner"
MORALE: Final = (
    "green", "seasoned", "elite", "on_fire", "any_kia", "commander_kia", "immobilized",
)  # fmt: skip
SPECIAL_RESULTS: Final = (
    "loader_panics", "driver_panics", "catastrophic_hit", "turret_gears_damaged", "crew_in_shock",
    "crew_stunned", "gun_hit", "optics_damaged", "engine_destroyed", "transmission_locked",
    "smoke_fills_the_tank", "special_ammo_hit", "fuel_hit", "ammo_hit",
)  # fmt: skip
RESULTS: Final = ("fire", "explosion", "track_damage", "immobilized", *SPECIAL_RESULTS)
EXPERIENCE: Final = ("green", "seasoned", "elite")
RANGE_STEPS: Final = 11
MOST_LEVEL: Final = 8
LEVEL: Final = re.compile(f"[1-{MOST_LEVEL}]")
PEN: Final = re.compile("-?[0-9]{1,2}")
POSITION: Final = f"(?:{'|'.join(POSITIONS)})"
RESULT: Final = re.compile(
    f"(?:wound|kill) {POSITION}(?: or {POSITION})?|check (?:fire|explosion)(?: [1-9])?"
    f"|{'|'.join(RESULTS)}"
)


class Play(NamedTuple):
    """One half of a Battle Card: what it is played for, at which level, as which kind."""

    what: str
    level: int = 0
    name: str = ""


class BattleCard(NamedTuple):
    """D-021, D-023: a card's halves, and what both share."""

    number: int
    plays: tuple[Play, ...]
    orders: int
    icons: tuple[str, ...]
    pen: int
    heavy: bool


class Terrain(NamedTuple):
    """D-217, D-219: Cover, own fire, what happens on entering it, what may be tried there."""

    id: str
    man_made: bool
    cover: int
    own_fire: int
    trigger: str
    value: int
    hull_down: int
    conceal: int


class DamageCard(NamedTuple):
    """D-060, D-061: Critical number, nine sections by location and severity, crosses."""

    number: int
    critical: int
    sections: tuple[tuple[str, ...], ...]
    crosses: tuple[str, ...]
    reshuffle: bool


class Gun(NamedTuple):
    """D-252, D-268: To Hit Number and Penetration by distance; `orders` if it has a card."""

    id: str
    nation: str
    calibre: int
    to_hit: tuple[int, ...]
    penetration: tuple[int, ...]
    orders: int


class Model(NamedTuple):
    """A tank board."""

    id: str
    title: str
    nation: str
    gun: str
    move: int
    fire: tuple[int, ...]
    size: int
    vp: int
    crew: tuple[str, ...]
    crew_vp: tuple[int, int]
    equipment: tuple[str, ...]
    turret: str
    radio: str
    armour: tuple[tuple[int, int], ...]


def bad(file: str, key: str, why: str) -> DataError:
    """What is wrong with a data file, and where."""
    return DataError("data/bad-key", f"{file}: {key}: {why}", file=file, key=key)


@cache
def read_file(file: str) -> dict[str, Any]:
    """One of the data files."""
    return read_data("hulldown.games.duel", file)


def take(
    file: str,
    where: str,
    entry: Mapping[str, Any],
    needed: Mapping[str, type],
    optional: Mapping[str, type] | None = None,
) -> dict[str, Any]:
    """The entry, if it has every needed key, no unknown one, and the right types."""
    known = {**needed, **(optional or {})}
    odd = [key for key in entry if key not in known] + [key for key in needed if key not in entry]
    if odd:
        raise bad(file, where, f"missing or unknown: {', '.join(sorted(odd))}")
    for key, value in entry.items():
        if type(value) is not known[key]:
            raise faulty(file, f"{where}.{key}", not_a(known[key], value))
    return dict(entry)


def not_a(kind: type, value: JSON) -> Message:
    """A cell that is no number or no yes or no, or a value of another type."""
    if kind is int:
        return Message(
            "fault-no-figure" if value == "" else "fault-figure", {"value": typed(value)}
        )
    return Message("fault-switch", {"value": typed(value), "type": kind.__name__})


def among(file: str, where: str, value: str, known: tuple[str, ...]) -> str:
    """The word, if it is one of these."""
    if value not in known:
        raise faulty(file, where, not_among(value, known))
    return value


def read_play(file: str, where: str, text: str, terrains: tuple[str, ...]) -> Play:
    """A half of a card as it is written: `move 3`, `terrain woods`, `command rally`, `tactics`."""
    what, _, rest = text.partition(" ")
    if what in LEVELLED:
        if LEVEL.fullmatch(rest) is None:
            args: Args = {"play": typed(text), "most": MOST_LEVEL}
            raise faulty(file, where, Message("fault-level", args))
        return Play(what, level=int(rest))
    if what == "terrain":
        return Play(what, name=among(file, where, rest, terrains))
    if what == "command":
        return Play(what, name=among(file, where, rest, commands()))
    if text not in PLAIN:
        raise faulty(file, where, Message("fault-play", {"value": typed(text)}))
    return Play(text)


@cache
def commands() -> tuple[str, ...]:
    """Every special action of a COMMAND card."""
    entries = [*read_file("battle.toml")["cards"], *read_file("alternates.toml")["cards"]]
    texts = [text for entry in entries for text in entry.get("plays", [entry.get("play")])]
    return tuple(text.split()[1] for text in texts if text.startswith("command "))


@cache
def read_battle() -> dict[int, BattleCard]:
    """D-020: the hundred cards by their Battle Numbers."""
    file = "battle.toml"
    whole = take(file, "file", read_file(file), {"figures": str, "cards": list})
    among(file, "figures", whole["figures"], FIGURES)
    out = [read_card(file, entry) for entry in whole["cards"]]
    if sorted(card.number for card in out) != list(range(1, 101)):
        raise bad(file, "number", "the deck holds each number from 1 to 100 once")
    return {card.number: card for card in out}


def read_card(file: str, entry: dict[str, Any]) -> BattleCard:
    """D-353: one Battle Card; each shows at least one Effect Icon."""
    where = str(entry.get("number", "?"))
    needed = {"number": int, "plays": list, "orders": int, "icons": str, "pen": str, "heavy": bool}
    take(file, where, entry, needed, {"exact": list})
    icons = tuple(among(file, where, icon, ICONS) for icon in entry["icons"].split())
    if not set(icons) & set(ICONS[:5]):
        raise faulty(file, f"{where}.icons", Message("fault-icons"))
    if not 0 <= entry["orders"] <= 2:
        raise bad(file, f"{where}.orders", "a card shows 0, 1 or 2 Order Icons")
    terrains = tuple(read_terrain())
    plays = tuple(read_play(file, where, text, terrains) for text in entry["plays"])
    return make_card(file, where, entry, plays, icons)


def make_card(
    file: str, where: str, entry: dict[str, Any], plays: tuple[Play, ...], icons: tuple[str, ...]
) -> BattleCard:
    """D-021: a card with these halves and icons, the rest as its entry has it."""
    return BattleCard(
        number=entry["number"],
        plays=plays,
        orders=entry["orders"],
        icons=icons,
        pen=read_pen(file, where, entry["pen"]),
        heavy=entry["heavy"],
    )


def read_pen(file: str, where: str, text: str) -> int:
    """D-271: a number, P or B."""
    if text in ("P", "B"):
        return PENETRATES if text == "P" else BOUNCES
    if PEN.fullmatch(text) is None:
        raise faulty(file, f"{where}.pen", Message("fault-pen", {"value": typed(text)}))
    return int(text)


def write_pen(pen: int) -> str:
    """D-271: the same in writing."""
    return {PENETRATES: "P", BOUNCES: "B"}.get(pen, str(pen))


def write_play(play: Play) -> str:
    """A half of a card as it is written."""
    return f"{play.what} {play.level or play.name}".strip()


def read_alternates(sets: tuple[str, ...], base: Mapping[int, BattleCard]) -> dict[int, BattleCard]:
    """D-039: the alternates of these sets, alike to the cards they replace but for their play."""
    file = "alternates.toml"
    whole = take(file, "file", read_file(file), {"figures": str, "cards": list})
    out: dict[int, BattleCard] = {}
    for entry in whole["cards"]:
        where = str(entry.get("number", "?"))
        take(file, where, entry, {"number": int, "set": str, "play": str}, {"exact": list})
        play = read_play(file, where, entry["play"], tuple(read_terrain()))
        if entry["set"] in sets:
            out[entry["number"]] = base[entry["number"]]._replace(plays=(play,))
    return out


@cache
def read_terrain() -> dict[str, Terrain]:
    """Terrain by its id, FIELD first; HILL and ROAD are scenario cards."""
    file = "terrain.toml"
    needed: dict[str, type] = {"figures": str, "terrain": list, "motion": dict, "smoke": dict}
    whole = take(file, "file", read_file(file), needed)
    keys: dict[str, type] = {"id": str, "class": str, "cover": int, "own_fire": int}
    optional: dict[str, type] = {"trigger": str, "value": int, "hull_down": int, "conceal": int}
    out: dict[str, Terrain] = {}
    for entry in whole["terrain"]:
        where = str(entry.get("id", "?"))
        take(file, where, entry, keys, {**optional, "exact": list})
        among(file, where, entry["class"], ("natural", "man-made"))
        trigger = among(file, where, entry.get("trigger", ""), ("", "conceal", "bog", "mine"))
        out[where] = Terrain(
            id=where,
            man_made=entry["class"] == "man-made",
            cover=entry["cover"],
            own_fire=entry["own_fire"],
            trigger=trigger,
            value=entry.get("value", 0),
            hull_down=entry.get("hull_down", 0),
            conceal=entry.get("conceal", 0),
        )
    return out


@cache
def read_motion() -> tuple[int, int, int, int]:
    """D-209, D-210, D-244: MOVE's Cover and own fire, SMOKE's Cover and Conceal."""
    whole = read_file("terrain.toml")
    motion = take("terrain.toml", "motion", whole["motion"], _ints("cover", "own_fire"), MARKS)
    smoke = take("terrain.toml", "smoke", whole["smoke"], _ints("cover", "conceal"), MARKS)
    return motion["cover"], motion["own_fire"], smoke["cover"], smoke["conceal"]


MARKS: Final[dict[str, type]] = {"figures": str, "exact": list}


def _ints(*keys: str) -> dict[str, type]:
    return dict.fromkeys(keys, int)


class Attitude(NamedTuple):
    """One side of a personality: thresholds [To Hit, Penetration less armour], lists of actions."""

    high: tuple[int, int]
    low: tuple[int, int]
    enemy_high: tuple[int, int]
    enemy_low: tuple[int, int]
    primary: tuple[str, ...]
    secondary: tuple[str, ...]


PERSONALITIES: Final = ("aggressive", "alert", "bold", "cautious", "evasive")
ATTITUDES: Final = ("operational", "in_peril")
THRESHOLDS: Final = ("high", "low", "enemy_high", "enemy_low")
PRIMARY: Final = ("high", "low", "mission", "flank", "leadership", "move", "smoke")
SECONDARY: Final = ("spot", "hull_down", "load", "smoke")


@cache
def read_solo() -> list[tuple[Attitude, Attitude]]:
    """DQ-104: the personalities of solo tanks, each operational and in peril."""
    file = "solo.toml"
    whole = take(file, "file", read_file(file), dict.fromkeys(PERSONALITIES, dict))
    out = []
    for name in PERSONALITIES:
        take(file, name, whole[name], dict.fromkeys(ATTITUDES, dict))
        calm, scared = [read_attitude(file, f"{name}.{a}", whole[name][a]) for a in ATTITUDES]
        out.append((calm, scared))
    return out


def read_attitude(file: str, where: str, entry: dict[str, Any]) -> Attitude:
    """One side of a personality."""
    lists: dict[str, type] = {"figures": str, "primary": list, "secondary": list}
    take(file, where, entry, {**lists, **dict.fromkeys(THRESHOLDS, list)})
    high, low, enemy_high, enemy_low = [(entry[key][0], entry[key][1]) for key in THRESHOLDS]
    primary = tuple(among(file, where, word, PRIMARY) for word in entry["primary"])
    secondary = tuple(among(file, where, word, SECONDARY) for word in entry["secondary"])
    return Attitude(
        high=high,
        low=low,
        enemy_high=enemy_high,
        enemy_low=enemy_low,
        primary=primary,
        secondary=secondary,
    )


@cache
def read_damage() -> tuple[DamageCard, ...]:
    """D-059: the 21 Damage Cards."""
    file = "damage.toml"
    whole = take(file, "file", read_file(file), {"figures": str, "kind": dict, "card": list})
    out = []
    for entry in whole["card"]:
        where = str(entry.get("number", "?"))
        needed = {"number": int, "kind": str, "critical": int, "crosses": list}
        take(file, where, entry, needed, {"reshuffle": bool})
        kind = whole["kind"].get(among(file, where, entry["kind"], tuple(whole["kind"])))
        sections = read_sections(file, entry["kind"], kind)
        crosses = tuple(among(file, where, cross, MORALE) for cross in entry["crosses"])
        reshuffle = entry.get("reshuffle", False)
        out.append(DamageCard(entry["number"], entry["critical"], sections, crosses, reshuffle))
    return tuple(out)


def read_sections(file: str, where: str, kind: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    """D-060: turret light, heavy, critical; then hull, then tracks."""
    take(file, where, kind, dict.fromkeys((*LOCATIONS, "critical"), dict))
    out = []
    for location in LOCATIONS:
        take(file, f"{where}.{location}", kind[location], {"light": list, "heavy": list})
        parts = (kind[location]["light"], kind[location]["heavy"], kind["critical"][location])
        for texts in parts:
            for text in texts:
                check_result(file, f"{where}.{location}", text)
            out.append(tuple(texts))
    return tuple(out)


def check_result(file: str, where: str, text: str) -> None:
    """A result is a crew position hurt, checks, or one of the named ones."""
    if RESULT.fullmatch(text) is None:
        args: Args = {"value": typed(text), "named": listed(RESULTS), "crew": listed(POSITIONS)}
        raise faulty(file, where, Message("fault-result", args))


@cache
def read_guns() -> dict[str, Gun]:
    """Ordnance by its id."""
    file, out = "guns.toml", dict[str, Gun]()
    for id, entry in read_file(file).items():
        needed = {"figures": str, "nation": str, "calibre": int, "to_hit": list}
        take(file, id, entry, {**needed, "penetration": list}, {"orders": int})
        among(file, f"{id}.figures", entry["figures"], FIGURES)
        charts = tuple(entry["to_hit"]), tuple(entry["penetration"])
        if len(charts[0]) != len(charts[1]) or len(charts[0]) > RANGE_STEPS:
            raise bad(file, id, "has two charts of one length, eleven steps at most")
        out[id] = Gun(id, entry["nation"], entry["calibre"], *charts, entry.get("orders", 0))
    return out


MODEL_KEYS: Final[dict[str, type]] = {
    "title": str, "nation": str, "gun": str, "move": int, "fire": list, "size": int, "vp": int,
    "crew": list, "crew_vp": list, "equipment": list, "turret": str, "radio": str,
    "armour": dict, "figures": dict,
}  # fmt: skip


@cache
def read_tanks() -> dict[str, Model]:
    """Tank boards by their ids."""
    file = "tanks.toml"
    return {id: read_tank(file, id, entry) for id, entry in read_file(file).items()}


def read_tank(file: str, id: str, entry: dict[str, Any]) -> Model:
    """One tank board."""
    take(file, id, entry, MODEL_KEYS)
    for key, mark in entry["figures"].items():
        among(file, f"{id}.figures.{key}", mark, FIGURES)
    among(file, f"{id}.gun", entry["gun"], tuple(read_guns()))
    for position in entry["crew"]:
        among(file, f"{id}.crew", position, (*POSITIONS, BOTH))
    if len(entry["fire"]) not in (1, 3):
        raise bad(file, f"{id}.fire", "is one level, or three for a tank destroyer")
    among(file, f"{id}.turret", entry["turret"], ("usual", "large"))
    among(file, f"{id}.radio", entry["radio"], ("yes", "no", "first"))
    take(file, f"{id}.armour", entry["armour"], dict.fromkeys(LOCATIONS, list))
    armour = tuple((entry["armour"][place][0], entry["armour"][place][1]) for place in LOCATIONS)
    crew_vp = (entry["crew_vp"][0], entry["crew_vp"][1])
    return Model(
        id=id,
        title=entry["title"],
        nation=entry["nation"],
        gun=entry["gun"],
        move=entry["move"],
        fire=tuple(entry["fire"]),
        size=entry["size"],
        vp=entry["vp"],
        crew=tuple(entry["crew"]),
        crew_vp=crew_vp,
        equipment=tuple(entry["equipment"]),
        turret=entry["turret"],
        radio=entry["radio"],
        armour=armour,
    )
