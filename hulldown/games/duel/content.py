"""What a match is played with: the cards, tanks and Terrain of a content pack, or ours.

A pack is plain data, {"name", "hash", "battle", "damage", "tank", "terrain"}, with every card and
tank in it, so that a match which carries it needs nothing else. Ours have the same form.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from hulldown.games.duel.data import (
    BOTH,
    FIGURES,
    ICONS,
    LOCATIONS,
    MORALE,
    POSITIONS,
    RANGE_STEPS,
    BattleCard,
    DamageCard,
    Gun,
    Model,
    Terrain,
    among,
    bad,
    check_result,
    make_card,
    read_battle,
    read_damage,
    read_file,
    read_guns,
    read_play,
    read_tanks,
    take,
    write_pen,
    write_play,
)
from hulldown.games.duel.info import SIDES
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.messages import Message
from hulldown.toolbox.faults import faulty, not_whole, typed

FILE: Final = "pack"
BLOCKS: Final = ("battle", "damage", "tank", "terrain")
KEYS: Final = {"battle": "number", "damage": "number", "tank": "id", "terrain": "id"}
THINGS: Final = {"battle": "card:n", "damage": "damage:", "tank": "model:", "terrain": "terrain:"}
SOURCES: Final = ("printed", "historical", "ours")
SECTIONS: Final = tuple(
    f"{place}_{how}" for place in LOCATIONS for how in ("light", "heavy", "critical")
)
BATTLE: Final[dict[str, type]] = {
    "number": int, "plays": list, "orders": int, "icons": list, "pen": str, "heavy": bool,
    "figures": str,
}  # fmt: skip
DAMAGE: Final[dict[str, type]] = {
    "number": int, "critical": int, "crosses": list, "reshuffle": bool,
    **dict.fromkeys(SECTIONS, list), "figures": str,
}  # fmt: skip
TANK: Final[dict[str, type]] = {
    "id": str, "name": str, "nation": str, "calibre": int, "to_hit": list, "penetration": list,
    "move": int, "fire": list, "size": int, "vp": int, "crew": list, "crew_vp": list,
    "equipment": list, "turret": str, "radio": str,
    **{f"armour_{place}": list for place in LOCATIONS}, "figures": str,
}  # fmt: skip
TERRAIN: Final[dict[str, type]] = {
    "id": str, "name": str, "class": str, "cover": int, "own_fire": int, "trigger": str,
    "value": int, "hull_down": int, "conceal": int, "figures": str,
}  # fmt: skip
COLUMNS: Final = {"battle": BATTLE, "damage": DAMAGE, "tank": TANK, "terrain": TERRAIN}
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "orders": (0, 2), "critical": (0, 9), "calibre": (1, 200), "to_hit": (0, 100),
    "penetration": (0, 40), "move": (0, 9), "fire": (0, 9), "size": (-50, 50), "vp": (0, 50),
    "crew_vp": (1, 10), "cover": (0, 100), "own_fire": (-100, 100), "value": (0, 100),
    "hull_down": (0, 100), "conceal": (0, 100),
    **{f"armour_{place}": (0, 40) for place in LOCATIONS},
}  # fmt: skip
COUNTS: Final = {"crew_vp": (2,), "fire": (1, 3)} | {f"armour_{p}": (2,) for p in LOCATIONS}
SPECIAL_GROUND: Final = ("mine", "hill", "road")

Entry = dict[str, JSON]


class Content(NamedTuple):
    """Cards by number, boards and their guns by id, Terrain by id."""

    battle: dict[int, BattleCard]
    damage: tuple[DamageCard, ...]
    tanks: dict[str, Model]
    guns: dict[str, Gun]
    terrain: dict[str, Terrain]


# Ours in the form of a pack


@cache
def our_blocks() -> dict[str, list[Entry]]:
    """Our cards, tanks and Terrain."""
    return {
        "battle": [battle_entry(card) for card in read_battle().values()],
        "damage": [damage_entry(card) for card in read_damage()],
        "tank": [tank_entry(model) for model in read_tanks().values()],
        "terrain": [terrain_entry(entry) for entry in read_file("terrain.toml")["terrain"]],
    }


def battle_entry(card: BattleCard) -> Entry:
    """D-020: a Battle Card."""
    exact = [e["number"] for e in read_file("battle.toml")["cards"] if "exact" in e]
    return {
        "number": card.number,
        "plays": [write_play(play) for play in card.plays],
        "orders": card.orders,
        "icons": list(card.icons),
        "pen": write_pen(card.pen),
        "heavy": card.heavy,
        "figures": "printed" if card.number in exact else "ours",
    }


def damage_entry(card: DamageCard) -> Entry:
    """D-059: a Damage Card."""
    sections = dict(zip(SECTIONS, [list(texts) for texts in card.sections], strict=True))
    head: Entry = {"number": card.number, "critical": card.critical, "crosses": list(card.crosses)}
    return {**head, "reshuffle": card.reshuffle, **sections, "figures": "ours"}


def tank_entry(model: Model) -> Entry:
    """D-001: a tank board with the charts of its gun."""
    gun = read_guns()[model.gun]
    armour = {f"armour_{p}": list(pair) for p, pair in zip(LOCATIONS, model.armour, strict=True)}
    return {
        "id": model.id,
        "name": model.title,
        "nation": model.nation,
        "calibre": gun.calibre,
        "to_hit": list(gun.to_hit),
        "penetration": list(gun.penetration),
        "move": model.move,
        "fire": list(model.fire),
        "size": model.size,
        "vp": model.vp,
        "crew": list(model.crew),
        "crew_vp": list(model.crew_vp),
        "equipment": list(model.equipment),
        "turret": model.turret,
        "radio": model.radio,
        **armour,
        "figures": "ours",
    }


def terrain_entry(entry: dict[str, Any]) -> Entry:
    """D-217: a kind of Terrain."""
    blank = {"trigger": "", "value": 0, "hull_down": 0, "conceal": 0}
    found = {key: entry.get(key, blank.get(key)) for key in TERRAIN if key not in NAMED}
    name = entry["id"].replace("_", " ").capitalize()
    return {**found, "name": name, "figures": "printed" if "exact" in entry else "ours"}


NAMED: Final = ("name", "figures")


# From plain data to what a match uses


def content_of(pack: JSON) -> Content:
    """D-039: what a match is played with, checked: its pack's, or ours."""
    return ours() if pack is None else read_blocks(blocks_in(pack))


def changed_entries(pack: JSON) -> dict[str, Entry]:
    """D-039: what a pack prints differently, by the ids of things."""
    out: dict[str, Entry] = {}
    for block, entries in {} if pack is None else blocks_in(pack).items():
        known = {entry[KEYS[block]]: entry for entry in our_blocks()[block]}
        for entry in entries:
            key = entry[KEYS[block]]
            if entry != known.get(key):
                out[f"{THINGS[block]}{key}"] = entry
    return out


@cache
def ours() -> Content:
    """Our own cards, tanks and Terrain."""
    return read_blocks(our_blocks())


def blocks_in(pack: JSON) -> dict[str, list[Entry]]:
    """The blocks of a pack whose hash is theirs."""
    if not isinstance(pack, dict) or set(pack) != {"name", "hash", *BLOCKS}:
        raise bad(FILE, "pack", f"has a name, a hash, {', '.join(BLOCKS)}, and nothing else")
    if not isinstance(pack["name"], str):
        raise bad(FILE, "name", "is not text")
    blocks = {block: pack[block] for block in BLOCKS}
    if pack["hash"] != digest(blocks):
        raise bad(FILE, "hash", "is not that of the cards: they were changed")
    for block, entries in blocks.items():
        if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
            raise bad(FILE, block, "is not a list of entries")
    return blocks


def read_blocks(blocks: dict[str, list[Entry]]) -> Content:
    """Every entry read and checked; each number and id stands once."""
    terrain = {entry.id: entry for entry in read_all(blocks, "terrain", read_ground)}
    names = tuple(terrain)
    cards = read_all(blocks, "battle", lambda entry: read_battle_card(entry, names))
    check_numbers("battle", [card.number for card in cards], 100)
    damage = sorted(read_all(blocks, "damage", read_damage_card))
    check_numbers("damage", [card.number for card in damage], 21)
    boards = read_all(blocks, "tank", read_board)
    tanks = {model.id: model for model, _ in boards}
    if len(tanks) != len(boards) or len(terrain) != len(blocks["terrain"]):
        raise bad(FILE, "id", "an id appears twice")
    guns = {model.id: gun for model, gun in boards}
    return Content({card.number: card for card in cards}, tuple(damage), tanks, guns, terrain)


def read_all(blocks: dict[str, list[Entry]], block: str, read: Callable[[Entry], Any]) -> list[Any]:
    """Every entry of a block."""
    return [read(entry) for entry in blocks[block]]


def check_numbers(block: str, numbers: list[int], most: int) -> None:
    """D-040: each number is there exactly once."""
    if sorted(numbers) != list(range(1, most + 1)):
        raise bad(FILE, f"{block}.number", f"holds each number from 1 to {most} once")


def checked(block: str, entry: Entry) -> str:
    """Where the entry stands, if its keys, types and figures fit."""
    where = str(entry.get(KEYS[block], "?"))
    take(FILE, where, entry, COLUMNS[block])
    among(FILE, f"{where}.figures", entry["figures"], SOURCES)
    for key, (least, most) in LIMITS.items():
        for value in values_of(entry.get(key, [])):
            if type(value) is not int or not least <= value <= most:
                raise faulty(FILE, f"{where}.{key}", not_whole(value, least, most))
    for key in [key for key, kind in COLUMNS[block].items() if kind is list and key not in LIMITS]:
        if not all(isinstance(value, str) for value in entry[key]):
            raise bad(FILE, f"{where}.{key}", "is not a list of words")
    for key, counts in COUNTS.items():
        if key in entry and len(entry[key]) not in counts:
            fault = Message("fault-levels" if key == "fire" else "fault-pair")
            raise faulty(FILE, f"{where}.{key}", fault)
    return where


def values_of(value: JSON) -> Iterator[JSON]:
    """A figure, or each of several."""
    yield from value if isinstance(value, list) else [value]


def words_in(where: str, entry: Entry, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Each word of a list, if it is one of these."""
    return tuple(among(FILE, f"{where}.{key}", word, known) for word in entry[key])


def read_ground(entry: Entry) -> Terrain:
    """D-217, D-219: a kind of Terrain."""
    where = checked("terrain", entry)
    among(FILE, f"{where}.class", entry["class"], ("natural", "man-made"))
    trigger = among(FILE, f"{where}.trigger", entry["trigger"], ("", "conceal", "bog", "mine"))
    return Terrain(
        id=where,
        man_made=entry["class"] == "man-made",
        cover=entry["cover"],
        own_fire=entry["own_fire"],
        trigger=trigger,
        value=entry["value"],
        hull_down=entry["hull_down"],
        conceal=entry["conceal"],
    )


def read_battle_card(entry: Entry, terrains: tuple[str, ...]) -> BattleCard:
    """D-021, D-353: a Battle Card with one half or two."""
    where = checked("battle", entry)
    icons = words_in(where, entry, "icons", ICONS)
    if not set(icons) & set(ICONS[:5]):
        raise faulty(FILE, f"{where}.icons", Message("fault-icons"))
    if not 1 <= len(entry["plays"]) <= 2:
        raise faulty(FILE, f"{where}.plays", Message("fault-halves"))
    plays = tuple(read_play(FILE, f"{where}.plays", text, terrains) for text in entry["plays"])
    return make_card(FILE, where, entry, plays, icons)


def read_damage_card(entry: Entry) -> DamageCard:
    """D-060, D-061: a Damage Card."""
    where = checked("damage", entry)
    crosses = words_in(where, entry, "crosses", MORALE)
    for section in SECTIONS:
        for text in entry[section]:
            check_result(FILE, f"{where}.{section}", text)
    sections = tuple(tuple(entry[section]) for section in SECTIONS)
    return DamageCard(entry["number"], entry["critical"], sections, crosses, entry["reshuffle"])


def read_board(entry: Entry) -> tuple[Model, Gun]:
    """A tank board and its gun."""
    id = checked("tank", entry)
    nation = among(FILE, f"{id}.nation", entry["nation"], SIDES)
    among(FILE, f"{id}.turret", entry["turret"], ("usual", "large"))
    among(FILE, f"{id}.radio", entry["radio"], ("yes", "no", "first"))
    equipment = words_in(id, entry, "equipment", ("apcr", "smoke", "heavy"))
    crew = read_crew(id, entry)
    charts = tuple(entry["to_hit"]), tuple(entry["penetration"])
    if len(charts[0]) != len(charts[1]) or not 1 <= len(charts[0]) <= RANGE_STEPS:
        raise faulty(FILE, f"{id}.penetration", Message("fault-charts", {"most": RANGE_STEPS}))
    armour = tuple((entry[f"armour_{p}"][0], entry[f"armour_{p}"][1]) for p in LOCATIONS)
    vps = (entry["crew_vp"][0], entry["crew_vp"][1])
    levels = tuple(entry["fire"])
    model = Model(
        id=id,
        title=entry["name"],
        nation=nation,
        gun=id,
        move=entry["move"],
        fire=levels,
        size=entry["size"],
        vp=entry["vp"],
        crew=crew,
        crew_vp=vps,
        equipment=equipment,
        turret=entry["turret"],
        radio=entry["radio"],
        armour=armour,
    )
    return model, Gun(id, nation, entry["calibre"], *charts, 0)


def read_crew(id: str, entry: Entry) -> tuple[str, ...]:
    """D-114: seats, each once; somebody commands, fires, loads and drives."""
    crew = words_in(id, entry, "crew", (*POSITIONS, BOTH))
    alone = ("commander_gunner",) if BOTH in crew else ("commander", "gunner")
    for seat in (*alone, "loader", "driver"):
        if crew.count(seat) != 1:
            raise faulty(FILE, f"{id}.crew", Message("fault-crew", {"position": typed(seat)}))
    if len(set(crew)) != len(crew) or (BOTH in crew and {"commander", "gunner"} & set(crew)):
        raise faulty(FILE, f"{id}.crew", Message("fault-crew-twice"))
    return crew


assert len(FIGURES) == len(SOURCES)
