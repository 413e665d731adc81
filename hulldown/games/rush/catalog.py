"""The cards of a match after edition, options and pack: loaded once, shared, never changed."""

import re
from typing import Any, Final, NewType, TypedDict

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.config import Config
from hulldown.kernel.errors import ConfigError, DataError
from hulldown.kernel.messages import Args, Message
from hulldown.toolbox import data
from hulldown.toolbox.catalogues import Catalogues
from hulldown.toolbox.faults import faulty, no_id, not_among, not_whole, typed

Ability = NewType("Ability", int)
"""What a card can do."""
Fault = tuple[str, Message]
"""The column of a sheet, and what is wrong in it."""
COUNTRIES: Final = ("ussr", "germany", "usa", "france")
CLASSES: Final = ("light", "medium", "spg", "heavy", "auxiliary")
LIGHT: Final = 0
MEDIUM: Final = 1
SPG: Final = 2
HEAVY: Final = 3
AUXILIARY: Final = 4
CLASS_FIGURES: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
ABILITIES: Final = (
    "reinforcements", "recruitment", "scouting", "sabotage", "siege", "research", "repair",
    "invulnerability",
)  # fmt: skip
REINFORCEMENTS: Final = Ability(0)
RECRUITMENT: Final = Ability(1)
SCOUTING: Final = Ability(2)
SABOTAGE: Final = Ability(3)
SIEGE: Final = Ability(4)
RESEARCH: Final = Ability(5)
REPAIR: Final = Ability(6)
INVULNERABILITY: Final = Ability(7)
NUMBERED: Final = ("reinforcements", "research")

ENGINEERS: Final = 0
TECHNICIANS: Final = 1
VOLUNTEERS: Final = 2
BASE: Final = 3
SINGLE: Final = 4
DOUBLE: Final = 8
FIRST_VEHICLE: Final = 12
BARRACKS: Final = ("engineers", "technicians", "volunteers")
BASES: Final = 3
MAX_SEATS: Final = 5
NONE: Final = -1

PRINTED: Final = "printed"
FIGURES: Final = (PRINTED, "historical", "ours")
BY_SOURCE: Final = {"designed": "ours"}
COMMON_KEYS: Final = ("id", "name", "country", "class", "cost", "resources", "power", "armour")
VEHICLE_KEYS: Final = {*COMMON_KEYS, "abilities", "only", "national", "symbol", "figures"}
DATA_KEYS: Final = {*COMMON_KEYS, "latin", "source"}
OPTIONAL_KEYS: Final = {"abilities", "only", "national", "symbol"}
WORDS: Final = {"country": COUNTRIES, "class": CLASSES, "figures": FIGURES}
OPTIONAL_WORDS: Final = {"only": ("bases", "vehicles"), "symbol": ("destroyer", "artillery")}
LIMITS: Final = {"cost": 9, "resources": 6, "power": 2, "armour": 2}
MOST_ABILITIES: Final = 2
ID: Final = re.compile("[a-z0-9_]{2,40}")
LONGEST_NAME: Final = 40
RESERVED: Final = (
    *BARRACKS, "base", "ask", *(f"{country}_medal" for country in COUNTRIES),
    *(f"{country}_two_medals" for country in COUNTRIES),
)  # fmt: skip
OF_EACH_COUNTRY: Final = 25

# What a squad is counted for: Vehicles of each class, Medals of each country, and so on.
COUNTED: Final = (
    "light_tanks", "medium_tanks", "spgs", "heavy_tanks", "auxiliary_units", "soviet_medals",
    "german_medals", "american_medals", "french_medals", "double_medals", "most_cards",
    "bases_destroyed",
)  # fmt: skip
COUNTRY_MEDALS: Final = 5
DOUBLE_MEDALS: Final = 9
MOST_CARDS: Final = 10
BASES_DESTROYED: Final = 11


def read_data(file: str) -> dict[str, Any]:
    """One of the data files."""
    return data.read_data("hulldown.games.rush", file)


def bad(file: str, key: str, why: str) -> DataError:
    """What is wrong with a data file, and where."""
    return DataError("data/bad-key", f"{file}: {key}: {why}", file=file, key=key)


def our_vehicles() -> list[dict[str, JSON]]:
    """Our own Vehicles, in the form that a pack has them in."""
    return [as_in_packs(entry) for entry in read_data("vehicles.toml")["vehicle"]]


def as_in_packs(entry: dict[str, JSON]) -> dict[str, JSON]:
    """An entry of the data file with every key, `source` told as whose figures they are."""
    odd = (set(entry) - OPTIONAL_KEYS) ^ DATA_KEYS
    if odd:
        where = str(entry.get("id", "?"))
        raise bad("vehicles.toml", where, f"missing or unknown: {', '.join(sorted(odd))}")
    return {
        **{key: entry[key] for key in COMMON_KEYS},
        "abilities": [[a["name"], a.get("number", 0)] for a in entry.get("abilities", [])],
        "only": entry.get("only"),
        "national": entry.get("national", False),
        "symbol": entry.get("symbol"),
        "figures": BY_SOURCE.get(entry["source"]),
    }


def vehicles_of(pack: JSON) -> list[dict[str, JSON]]:
    """R-002: the hundred Vehicles of a match, checked: those of its pack, or ours."""
    if pack is None:
        file, vehicles = "vehicles.toml", our_vehicles()
    else:
        file, vehicles = "pack", vehicles_in(pack)
    for vehicle in vehicles:
        for key, fault in faults(vehicle):
            raise faulty(file, f"{vehicle['id']}: {key}", fault)
    if len({vehicle["id"] for vehicle in vehicles}) != len(vehicles):
        raise bad(file, "id", "an id appears twice")
    for country in COUNTRIES:
        count = sum(vehicle["country"] == country for vehicle in vehicles)
        if count != OF_EACH_COUNTRY:
            raise bad(file, country, f"has {count} Vehicles, not {OF_EACH_COUNTRY}")
    return vehicles


def vehicles_in(pack: JSON) -> list[dict[str, JSON]]:
    """The Vehicles of a pack whose hash is theirs, each with the keys it must have."""
    if not isinstance(pack, dict) or set(pack) != {"name", "hash", "vehicles"}:
        raise bad("pack", "pack", "has a name, a hash and vehicles, and nothing else")
    vehicles = pack["vehicles"]
    if not isinstance(pack["name"], str):
        raise bad("pack", "name", "is not text")
    if not isinstance(vehicles, list) or pack["hash"] != digest(vehicles):
        raise bad("pack", "hash", "is not that of the vehicles: they were changed")
    for place, vehicle in enumerate(vehicles):
        if not isinstance(vehicle, dict) or set(vehicle) != VEHICLE_KEYS:
            raise bad("pack", f"vehicle {place}", f"needs {', '.join(sorted(VEHICLE_KEYS))}")
    return vehicles


def faults(vehicle: dict[str, JSON]) -> list[Fault]:
    """Everything that is wrong with a Vehicle, as the columns of a sheet name it."""
    out = [*name_faults(vehicle), *word_faults(vehicle)]
    for figure, most in LIMITS.items():
        out += number_faults(figure, vehicle[figure], 0, most)
    return out + ability_faults(vehicle["abilities"]) + together_faults(vehicle)


def name_faults(vehicle: dict[str, JSON]) -> list[Fault]:
    """An id that logs and notation can hold, a name that fits on a card."""
    out: list[Fault] = []
    id, name = vehicle["id"], vehicle["name"]
    if not isinstance(id, str) or ID.fullmatch(id) is None:
        out.append(("id", no_id(id)))
    elif id in RESERVED:
        out.append(("id", Message("fault-id-taken", {"value": typed(id)})))
    if not isinstance(name, str) or not name.strip():
        out.append(("name", Message("fault-name-empty")))
    elif len(name) > LONGEST_NAME or not name.isprintable():
        out.append(("name", Message("fault-name-signs", {"most": LONGEST_NAME})))
    return out


def word_faults(vehicle: dict[str, JSON]) -> list[Fault]:
    """R-135: country, class and the like are one of the known words."""
    out: list[Fault] = []
    for key, known in WORDS.items():
        if vehicle[key] not in known:
            out.append((key, not_among(vehicle[key], known)))
    for key, words in OPTIONAL_WORDS.items():
        if vehicle[key] is not None and vehicle[key] not in words:
            out.append((key, not_among(vehicle[key], words)))
    if not isinstance(vehicle["national"], bool) and vehicle["national"] not in COUNTRIES:
        out.append(("national", not_among(vehicle["national"], ("yes", "no", *COUNTRIES))))
    return out


def number_faults(key: str, value: JSON, least: int, most: int) -> list[Fault]:
    """R-040, R-185: resources run from 0 to 6, power and armour from 0 to 2."""
    fits = type(value) is int and least <= value <= most
    return [] if fits else [(key, not_whole(value, least, most))]


def ability_faults(listed: JSON) -> list[Fault]:
    """R-184: abilities in their printed order, with a number where they need one."""
    if not isinstance(listed, list) or len(listed) > MOST_ABILITIES:
        return [("ability1", Message("fault-abilities", {"most": MOST_ABILITIES}))]
    out: list[Fault] = []
    for place, pair in enumerate(listed, start=1):
        name, number = pair if isinstance(pair, list) and len(pair) == 2 else (pair, 0)
        if name not in ABILITIES:
            out.append((f"ability{place}", not_among(name, ABILITIES)))
        elif name in NUMBERED:
            out += number_faults(f"number{place}", number, 1, 9)
        elif type(number) is not int or number != 0:
            fault = Message("fault-ability-number", {"ability": typed(name)})
            out.append((f"number{place}", fault))
    return out


def together_faults(vehicle: dict[str, JSON]) -> list[Fault]:
    """R-137, R-138, R-139, R-140: a class has its power and armour; R-141: auxiliaries vary."""
    out: list[Fault] = []
    klass = vehicle["class"]
    if klass in CLASSES[:AUXILIARY]:
        fixed = CLASS_FIGURES[CLASSES.index(klass)]
        for figure, value in (("power", fixed[0]), ("armour", fixed[1])):
            if type(vehicle[figure]) is int and vehicle[figure] != value:
                args: Args = {"class": typed(klass), "fixed": value, "value": vehicle[figure]}
                out.append((figure, Message("fault-class-figure", args)))
    if vehicle["only"] is not None and vehicle["power"] == 0:
        out.append(("only", Message("fault-only")))
    if vehicle["symbol"] is not None and klass != CLASSES[SPG]:
        out.append(("symbol", Message("fault-symbol")))
    return out


Facts = TypedDict(
    "Facts",
    {
        "id": str,
        "title": str,
        "country": str | None,
        "class": str | None,
        "cost": int | None,
        "resources": int | None,
        "power": int | None,
        "armour": int | None,
        "abilities": list[tuple[str, int]],
        "only_bases": bool,
        "only_vehicles": bool,
        "national": list[str],
        "figures": str,
    },
)
"""R-176, R-184: all that is printed on a card, and whose figures they are.

Only Vehicles have cost, power and armour. `national` is the country, if there is one, that the
card's resources are for (RQ-29).
"""


class Rules:
    """The switches of a match: what its edition says, unless an option says otherwise.

    R-010: only the Polish edition lets the youngest begin where nobody else can be found.
    """

    def __init__(self, config: Config) -> None:
        options: dict[str, JSON] = config.options
        edition: dict[str, JSON] = read_data("editions.toml")[options["edition"]]

        def chosen(key: str) -> JSON:
            return edition[key] if options[key] == "edition" else options[key]

        self.once_per_turn = chosen("vehicle_once_per_turn") == "on"
        self.siege_targets_auxiliary = chosen("siege_targets_auxiliary") == "on"
        self.voluntary_replacement = chosen("voluntary_replacement") == "on"
        self.doubles_preselected = chosen("two_medal_card") == "preselected"
        self.youngest_starts = bool(edition["youngest_starts"])
        self.sabotage_sealed = options["sabotage"] == "sealed"
        self.open_depots = bool(options["open_depots"])
        self.live_tally = bool(options["live_tally"])
        self.batch = options["recruitment_refill"] == "batch"
        self.merge_medals = str(options["merge_medals_per_turn"])
        self.defenders_count = bool(options["defenders_in_final_squad"])
        self.tiebreak_by_medals = options["tiebreak_vehicles"] == "medals"
        self.siege_kills_armour_1 = bool(options["siege_kills_armour_1"])
        self.early_discard = bool(options["early_discard"])
        self.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])
        self.late_refill = options["reserve_refill"] == "end_of_turn"
        first = options["first_player"]
        self.first_player = NONE if first == "random" else int(first) - 1
        if self.first_player >= config.seats:
            hint = f"There are {config.seats} seats."
            message = f"no seat {first} can begin"
            raise ConfigError("config/bad-value", message, hint, key="first_player")


class Catalogue:
    """What every card is, by its number, and the interned actions.

    R-002: the Vehicles. R-006: the twelve Achievements. R-132, R-133, R-134: what the Barracks
    cards do. R-142, R-187: a Medal of each country pays 1, a two-Medal card 2.

    Numbers 0 to 11 are the Barracks cards, the Base card and the Medals of each country; the
    Vehicles follow. `resources` is -1 where a card has no resource symbol.
    """

    def __init__(self, config: Config) -> None:
        self.rules = Rules(config)
        self.seats = config.seats
        self.garage_stream: list[str] = [f"garage/{seat}" for seat in range(MAX_SEATS)]
        self.solo: list[tuple[int, ...]] = [(seat,) for seat in range(MAX_SEATS)]
        self.names: list[str] = [*BARRACKS, "base"]
        self.names += [f"{country}_medal" for country in COUNTRIES]
        self.names += [f"{country}_two_medals" for country in COUNTRIES]
        self.resources: list[int] = [1, NONE, NONE, NONE, 1, 1, 1, 1, 2, 2, 2, 2]
        self.cost: list[int] = [0] * FIRST_VEHICLE
        self.power: list[int] = [0] * FIRST_VEHICLE
        self.armour: list[int] = [0] * FIRST_VEHICLE
        self.country: list[int] = [NONE] * SINGLE + [0, 1, 2, 3] * 2
        self.klass: list[int] = [NONE] * FIRST_VEHICLE
        self.only_bases: list[bool] = [False] * FIRST_VEHICLE
        self.only_vehicles: list[bool] = [False] * FIRST_VEHICLE
        self.national: list[int] = [NONE] * FIRST_VEHICLE
        self.abilities: list[list[tuple[Ability, int]]] = [[] for _ in range(FIRST_VEHICLE)]
        self.abilities[TECHNICIANS] = [(RESEARCH, 1)]
        self.abilities[VOLUNTEERS] = [(RECRUITMENT, 0)]
        self.titles: list[str] = [""] * FIRST_VEHICLE
        self.figures: list[str] = [PRINTED] * FIRST_VEHICLE
        for vehicle in vehicles_of(config.pack):
            self._add_vehicle(vehicle)
        achievements = read_data("achievements.toml")["achievement"]
        self.achievements: list[str] = [str(entry["id"]) for entry in achievements]
        self.counted: list[int] = [COUNTED.index(name) for name in self.achievements]
        self.kinds = len(self.names)
        self.purse_slot: list[int] = [4 if c == NONE else c for c in self.national]
        self.is_research: list[bool] = [
            any(ability == RESEARCH for ability, _ in listed) for listed in self.abilities
        ]
        self.ids: list[str] = [f"card:{name}" for name in self.names]
        self.facts: list[Facts] = [self._facts(card) for card in range(self.kinds)]
        self._make_actions()
        self._find_ways()
        self.table: ActionTable[RushAction] = self._number_actions()

    def _facts(self, card: int) -> Facts:
        """R-176, R-184: a card as a view tells it."""
        country, klass, resources = self.country[card], self.klass[card], self.resources[card]
        pairs: JSON = [[ABILITIES[ability], number] for ability, number in self.abilities[card]]
        is_vehicle, bound = card >= FIRST_VEHICLE, self.national[card]
        return {
            "id": f"card:{self.names[card]}",
            "title": self.titles[card],
            "country": None if country < 0 else COUNTRIES[country],
            "class": None if klass < 0 else CLASSES[klass],
            "cost": self.cost[card] if is_vehicle else None,
            "resources": None if resources < 0 else resources,
            "power": self.power[card] if is_vehicle else None,
            "armour": self.armour[card] if is_vehicle else None,
            "abilities": pairs,
            "only_bases": self.only_bases[card],
            "only_vehicles": self.only_vehicles[card],
            "national": [COUNTRIES[bound]] if bound >= 0 else [],
            "figures": self.figures[card],
        }

    def _add_vehicle(self, vehicle: dict[str, JSON]) -> None:
        """R-135, R-184: name, country, class, cost, resources, power, armour; abilities too.

        RQ-29: the National Resources icon names a country, the card's own unless told otherwise.
        """
        country, icon = COUNTRIES.index(vehicle["country"]), vehicle["national"]
        self.names.append(vehicle["id"])
        self.titles.append(vehicle["name"])
        self.figures.append(vehicle["figures"])
        self.cost.append(vehicle["cost"])
        self.resources.append(vehicle["resources"])
        self.power.append(vehicle["power"])
        self.armour.append(vehicle["armour"])
        self.country.append(country)
        self.klass.append(CLASSES.index(vehicle["class"]))
        self.only_bases.append(vehicle["only"] == "bases")
        self.only_vehicles.append(vehicle["only"] == "vehicles")
        bound = COUNTRIES.index(icon) if icon in COUNTRIES else country
        self.national.append(bound if icon else NONE)
        self.abilities.append(
            [(Ability(ABILITIES.index(name)), n) for name, n in vehicle["abilities"]]
        )

    def _make_actions(self) -> None:
        """Every intent about every card and place, made once."""
        named = list(enumerate(self.names))
        self.end_turn: RushAction = act.EndTurn()
        self.close_purchase: RushAction = act.ClosePurchase()
        self.close_batch: RushAction = act.CloseBatch()
        self.stop_repair: RushAction = act.StopRepair()
        self.buy: list[RushAction] = [act.Buy(card, name) for card, name in named]
        self.pay: list[RushAction] = [act.Pay(card, name) for card, name in named]
        self.use: list[RushAction] = [act.Use(card, name) for card, name in named]
        self.deploy: list[RushAction] = [act.Deploy(card, name) for card, name in named]
        self.put_away: list[RushAction] = [act.PutAway(card, name) for card, name in named]
        self.announce: list[RushAction] = [act.Announce(card, name) for card, name in named]
        self.stand_down: list[RushAction] = [act.StandDown(card, name) for card, name in named]
        self.research: list[RushAction] = [act.Research(card, name) for card, name in named]
        self.repair: list[RushAction] = [act.Repair(card, name) for card, name in named]
        self.sabotaged: list[RushAction] = [act.Sabotaged(card, name) for card, name in named]
        places = range(MAX_SEATS * BASES)
        self.attack: list[list[RushAction]] = [
            [act.Attack(card, name, place) for place in places] for card, name in named
        ]
        self.siege_base: list[RushAction] = [act.SiegeBase(place) for place in places]
        self.siege_defender: list[RushAction] = [act.SiegeDefender(place) for place in places]
        self.defend: list[RushAction] = [act.Defend(place) for place in range(BASES)]
        self.take_doubles: list[RushAction] = [act.TakeMedals(n) for n in range(4)]

    def _find_ways(self) -> None:
        """R-033, R-035: what a laid-out card offers by itself (not to pay or attack)."""
        away = [[action] if self.rules.early_discard else [] for action in self.put_away]
        use = [[self.use[card]] if listed else [] for card, listed in enumerate(self.abilities)]
        deploy = [[self.deploy[card]] if value else [] for card, value in enumerate(self.armour)]
        cards = range(self.kinds)
        self.ways: list[list[RushAction]] = [use[c] + deploy[c] + away[c] for c in cards]
        self.ways_without_base: list[list[RushAction]] = [use[c] + away[c] for c in cards]
        self.ways_when_used: list[list[RushAction]] = away

    def _number_actions(self) -> ActionTable[RushAction]:
        """Those that can come up with these cards and rules, in their lasting order."""
        vehicles = range(FIRST_VEHICLE, self.kinds)
        can_pay = [self.pay[card] for card, value in enumerate(self.resources) if value >= 0]
        can_use = [self.use[card] for card, listed in enumerate(self.abilities) if listed]
        can_fight = [card for card in vehicles if self.power[card]]
        in_hand = [card for card in range(self.kinds) if card != BASE]
        return ActionTable(
            [
                self.end_turn,
                *(self.buy[card] for card in vehicles),
                *can_pay,
                self.close_purchase,
                *([self.close_batch] if self.rules.batch else []),
                *can_use,
                *(self.deploy[card] for card in vehicles if self.armour[card]),
                *(self.put_away[card] for card in in_hand),
                *(self.announce[card] for card in can_fight),
                *(attack for card in can_fight for attack in self.attack[card]),
                *(self.stand_down[card] for card in can_fight),
                *self.siege_base,
                *self.siege_defender,
                *(self.research[card] for card in vehicles),
                *self.repair,
                self.stop_repair,
                *self.defend,
                *self.take_doubles,
                *(self.sabotaged[card] for card in in_hand),
            ]
        )


CATALOGUES: Final = Catalogues(Catalogue)


def catalogue_of(config: Config) -> Catalogue:
    """The catalogue of a config."""
    return CATALOGUES.of(config)
