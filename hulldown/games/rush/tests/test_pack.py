"""Content packs: sheets of a box's own cards, completed from ours, checked to the last cell."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hulldown.games.rush import GAME, pack
from hulldown.games.rush.catalog import (
    COUNTRIES,
    FIRST_VEHICLE,
    catalogue_of,
    our_vehicles,
    read_data,
    vehicles_of,
)
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import read_config
from hulldown.kernel.errors import DataError
from hulldown.kernel.match import Match
from hulldown.packs import read_pack

rule = pytest.mark.rule
OURS = our_vehicles()
HEAD = ",".join(pack.COLUMNS)
GOOD = {
    "id": "tiger_p", "name": "Tiger (P)", "country": "germany", "class": "heavy", "cost": "5",
    "resources": "4", "power": "2", "armour": "2", "figures": "printed",
}  # fmt: skip


def row(**cells: str) -> str:
    """A good row with some cells changed; `klass` is the class."""
    changed = {**GOOD, **cells}
    if "klass" in changed:
        changed["class"] = changed.pop("klass")
    return ",".join(f'"{changed.get(column, "")}"' for column in pack.COLUMNS)


def read(*rows: str) -> Any:
    return pack.read("\n".join([HEAD, *rows]), "mine")


def findings(text: str) -> list[tuple[int, str, str]]:
    """What is found wrong with a sheet, if anything is."""
    try:
        pack.read(text, "mine")
    except DataError as error:
        return [(f["row"], f["column"], f["message"]["id"]) for f in error.details["findings"]]
    return []


def wrong(*rows: str) -> list[tuple[int, str]]:
    """Row and column of each finding."""
    return [(number, column) for number, column, _ in findings("\n".join([HEAD, *rows]))]


def ours(country: str, klass: str | None = None) -> list[dict[str, JSON]]:
    return [v for v in OURS if v["country"] == country and klass in (None, v["class"])]


def left_out(found: Any) -> list[str]:
    """The ids of our Vehicles that a pack has not."""
    ids = {vehicle["id"] for vehicle in found["vehicles"]}
    return [vehicle["id"] for vehicle in OURS if vehicle["id"] not in ids]


# Sheets


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_sheet_that_nobody_changed_is_our_own_deck(separator: str) -> None:
    found = pack.read(pack.sheet(separator), "mine")
    assert found == {"name": "mine", "hash": digest(OURS), "vehicles": OURS}


def test_a_sheet_has_a_row_for_each_vehicle_below_the_names_of_its_columns() -> None:
    head, *rows = pack.sheet().splitlines()
    assert head == HEAD
    assert [line.split(",")[0] for line in rows] == [vehicle["id"] for vehicle in OURS]


AS_SAVED: dict[str, Callable[[str], str]] = {
    "a byte order mark": lambda text: "\ufeff" + text,
    "lines that end as on Windows": lambda text: text.replace("\n", "\r\n"),
    "lines that end as on old Macs": lambda text: text.replace("\n", "\r"),
    "no end of the last line": str.rstrip,
    "empty lines": lambda text: "\n" + text.replace("\n", "\n,,,,,,\n\n"),
    "empty columns": lambda text: text.replace("\n", ",,\n"),
    "a line for the spreadsheet": lambda text: "sep=,\n" + text,
    "capitals": lambda text: (
        text.replace("id,name,country", "ID,Name,Country")
        .replace("ussr,light", "USSR,Light")
        .replace("recruitment", "Recruitment")
    ),
    "numbers with a point": lambda text: text.replace(",3,", ",3.0,"),
    "numbers with a comma": lambda text: text.replace(",3,", ',"3,0",'),
    "spaces": lambda text: text.replace(",ussr,", ", ussr\u00a0,"),
    "words for yes": lambda text: text.replace(",yes,", ",WAHR,"),
    "words for no": lambda text: text.replace(",,,,ours", ",,no,,ours"),
}


@pytest.mark.parametrize("saved", AS_SAVED.values(), ids=list(AS_SAVED))
def test_it_does_not_matter_how_a_spreadsheet_saves_it(saved: Callable[[str], str]) -> None:
    text = saved(pack.sheet())
    assert text != pack.sheet()
    assert pack.read(text, "mine")["hash"] == digest(OURS)


def test_columns_may_stand_in_any_order_and_those_for_what_few_cards_have_may_be_missing() -> None:
    text = "figures,class,country,name,id,armour,power,resources,cost\n"
    text += "printed,heavy,germany,Tiger (P),tiger_p,2,2,4,5\n"
    assert pack.read(text, "mine") == read(row())


# What is wrong with a sheet

WRONG_CELLS = [
    ({"id": ""}, "id"),
    ({"id": "tigér"}, "id"),
    ({"id": "tiger p"}, "id"),
    ({"id": "k" * 41}, "id"),
    ({"id": "engineers"}, "id"),
    ({"id": "ussr_two_medals"}, "id"),
    ({"name": ""}, "name"),
    ({"name": "K" * 41}, "name"),
    ({"name": "K\u202eV"}, "name"),
    ({"country": ""}, "country"),
    ({"country": "japan"}, "country"),
    ({"klass": "tank"}, "class"),
    ({"cost": ""}, "cost"),
    ({"cost": "10"}, "cost"),
    ({"cost": "-1"}, "cost"),
    ({"cost": "2.5"}, "cost"),
    ({"cost": "03. Feb"}, "cost"),
    ({"cost": "9" * 5000}, "cost"),
    ({"resources": "7"}, "resources"),
    ({"resources": "-"}, "resources"),
    ({"power": "3", "klass": "auxiliary"}, "power"),
    ({"power": "1"}, "power"),
    ({"armour": "0"}, "armour"),
    ({"ability1": "flying"}, "ability1"),
    ({"ability2": "siege"}, "ability1"),
    ({"number1": "2"}, "ability1"),
    ({"ability1": "research"}, "number1"),
    ({"ability1": "research", "number1": "0"}, "number1"),
    ({"ability1": "siege", "ability2": "research", "number2": "many"}, "number2"),
    ({"ability1": "siege", "number1": "1"}, "number1"),
    ({"only": "ships"}, "only"),
    ({"only": "bases", "klass": "auxiliary", "power": "0"}, "only"),
    ({"national": "perhaps"}, "national"),
    ({"symbol": "artillery"}, "symbol"),
    ({"symbol": "star", "klass": "spg", "armour": "1"}, "symbol"),
    ({"figures": ""}, "figures"),
    ({"figures": "guessed"}, "figures"),
]


@rule("R-040", "R-135", "R-137", "R-138", "R-139", "R-140", "R-184", "R-185")
@pytest.mark.parametrize(("cells", "column"), WRONG_CELLS)
def test_a_wrong_cell_is_named_by_row_and_column(cells: dict[str, str], column: str) -> None:
    assert wrong(row(id="good", name="Good", country="france"), row(**cells)) == [(3, column)]


@rule("R-137", "R-138", "R-139", "R-140", "R-141")
@pytest.mark.parametrize(
    ("klass", "power", "armour"),
    [("light", 1, 1), ("medium", 1, 2), ("spg", 2, 1), ("heavy", 2, 2)],
)
def test_only_auxiliaries_have_other_figures_than_their_class(
    klass: str, power: int, armour: int
) -> None:
    for given_power in range(3):
        for given_armour in range(3):
            figures = {"power": str(given_power), "armour": str(given_armour)}
            fits = (given_power, given_armour) == (power, armour)
            assert (wrong(row(klass=klass, **figures)) == []) is fits
            assert wrong(row(klass="auxiliary", **figures)) == []


def test_all_that_is_wrong_is_told_at_once_in_the_order_of_the_sheet() -> None:
    found = wrong(
        row(cost="many", id="", figures=""),
        row(id=ours("usa")[0]["id"]),
        "",
        row(id="e_75", name="E 75", ability1="research"),
    )
    assert found == [
        (2, "id"), (2, "cost"), (2, "figures"), (3, "name"), (3, "country"), (5, "number1"),
    ]  # fmt: skip


def test_the_error_names_the_first_finding_and_how_many_more_there_are() -> None:
    said = r"row 2, cost: “many” .* \(and 1 more\) \[data/bad-key\]"
    with pytest.raises(DataError, match=said):
        read_pack("rush", "\n".join([HEAD, row(cost="many", power="")]), "mine")


def test_columns_are_checked_and_their_cells_only_where_they_are() -> None:
    head = "id,name,nation,class,resources,power,armour,figures,figures"
    found = findings(f"{head}\ntiger_p,Tiger (P),germany,heavy,9,2,2,printed,printed\n")
    assert [(number, column) for number, column, _ in found] == [
        (1, "nation"), (1, "country"), (1, "cost"), (1, "figures"), (2, "resources"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "number", "says"),
    [
        ("", 1, "fault-header"),
        ("\n\n", 1, "fault-header"),
        (HEAD, 2, "fault-no-rows"),
        (f"{HEAD}\n,,,\n", 3, "fault-no-rows"),
        (f"{HEAD}\n{row()},,3\n", 2, "fault-more-cells"),
        (f'{HEAD}\n{row()}\n"tiger,2\n', 3, "fault-unreadable"),
        (f'{HEAD}\n"tiger"p,x\n', 2, "fault-unreadable"),
    ],
)
def test_what_is_no_sheet_is_told_by_its_row(text: str, number: int, says: str) -> None:
    assert findings(text) == [(number, "", says)]


@rule("R-002")
def test_no_id_and_no_name_stands_twice() -> None:
    assert wrong(row(), row(name="Tiger (H)")) == [(3, "id")]
    assert wrong(row(), row(id="tiger_porsche", name="TIGER (p)")) == [(3, "name")]


@settings(deadline=None)
@given(st.text(st.sampled_from('id,;\t"\n\rx1-éЯ\x00\u2028')))
def test_any_text_is_a_sheet_or_refused(text: str) -> None:
    assert findings(text) != []


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(pack.COLUMNS), st.text(max_size=5), max_size=4))
def test_any_row_is_a_vehicle_or_refused(cells: dict[str, str]) -> None:
    klass = {"klass": cells.pop("class")} if "class" in cells else {}
    cells = {key: value.replace('"', '""') for key, value in {**cells, **klass}.items()}
    text = "\n".join([HEAD, row(**cells)])
    if not findings(text):
        assert len(vehicles_of(pack.read(text, "mine"))) == 100


# Half a pack


@rule("R-002")
def test_a_row_with_an_id_of_ours_takes_that_vehicles_place() -> None:
    mine = dict(zip(pack.COLUMNS, pack.sheet().splitlines()[5].split(","), strict=True))
    found = read(row(**{**mine, "cost": "9", "figures": "printed", "klass": mine["class"]}))
    changed = [(a, b) for a, b in zip(OURS, found["vehicles"], strict=True) if a != b]
    assert changed == [(OURS[4], {**OURS[4], "cost": 9, "figures": "printed"})]


@rule("R-002")
def test_a_new_vehicle_takes_the_place_of_the_last_of_its_country_and_class() -> None:
    heavies = [vehicle["id"] for vehicle in ours("germany", "heavy")]
    assert left_out(read(row())) == heavies[-1:]
    assert left_out(read(row(), row(id="e_75", name="E 75"))) == heavies[-2:]


def test_a_new_vehicle_takes_the_place_of_a_namesake_even_in_other_letters() -> None:
    first = read_data("vehicles.toml")["vehicle"][0]
    assert first["name"] != first["latin"]
    for name in (first["name"], first["latin"].lower()):
        assert left_out(read(row(name=name, country=first["country"]))) == [first["id"]]


def test_where_its_class_is_used_up_a_new_vehicle_takes_the_last_place_of_its_country() -> None:
    heavies = [vehicle["id"] for vehicle in ours("germany", "heavy")]
    rows = [row(id=f"tank_{n}", name=f"Tank {n}") for n in range(len(heavies) + 1)]
    others = [vehicle["id"] for vehicle in ours("germany") if vehicle["id"] not in heavies]
    assert left_out(read(*rows)) == [*heavies, others[-1]]


@rule("R-002")
@pytest.mark.parametrize("given", [1, 7, 25])
def test_every_country_has_25_vehicles_and_those_of_the_sheet_are_among_them(given: int) -> None:
    rows = [
        row(id=f"{country}_{n}", name=f"{country} {n}", country=country)
        for country in COUNTRIES
        for n in range(given)
    ]
    found = read(*rows)["vehicles"]
    assert Counter(vehicle["country"] for vehicle in found) == dict.fromkeys(COUNTRIES, 25)
    assert Counter(v["country"] for v in found if v["figures"] == "printed") == dict.fromkeys(
        COUNTRIES, given
    )


def test_25_rows_of_a_country_are_its_vehicles_whatever_their_class() -> None:
    kept = [line for line in pack.sheet().splitlines() if ",germany," in line][1:]
    found = read(*kept, row())
    assert left_out(found) == [ours("germany")[0]["id"]]


@rule("R-002")
def test_a_country_with_more_than_25_rows_is_refused() -> None:
    rows = [row(id=f"tank_{n}", name=f"Tank {n}") for n in range(27)]
    assert wrong(*rows) == [(27, "country"), (28, "country")]


def test_an_id_of_ours_cannot_move_to_another_country() -> None:
    assert wrong(row(id=ours("france")[0]["id"])) == [(2, "country")]


def test_a_row_cannot_have_the_name_of_another_of_our_vehicles() -> None:
    one, other = ours("germany")[:2]
    assert wrong(row(id=one["id"], name=other["name"])) == [(2, "name")]
    swapped = [row(id=one["id"], name=other["name"]), row(id=other["id"], name=one["name"])]
    assert wrong(*swapped) == []


# Playing with a pack


@pytest.fixture(scope="module")
def mine() -> Any:
    smersh = {"klass": "auxiliary", "power": "0", "armour": "0", "ability1": "sabotage"}
    wespe = {"klass": "spg", "armour": "1", "symbol": "artillery"}
    return read(
        row(),
        row(id="smersh", name="Smersch", national="yes", figures="historical", **smersh),
        row(id="wespe_late", name="Wespe (late)", only="vehicles", **wespe),
    )


def test_every_card_says_whose_figures_it_has(mine: Any) -> None:
    facts = catalogue_of(GAME.info.configure(2, pack=mine)).facts
    told = {card["id"]: card["figures"] for card in facts}
    assert told["card:tiger_p"] == "printed"
    assert told["card:smersh"] == "historical"
    assert told[f"card:{OURS[0]['id']}"] == "ours"
    assert {card["figures"] for card in facts[:FIRST_VEHICLE]} == {"printed"}
    assert Counter(card["figures"] for card in facts[FIRST_VEHICLE:]) == pack.figures(mine)
    without = catalogue_of(GAME.info.configure(2)).facts
    assert {card["figures"] for card in without[FIRST_VEHICLE:]} == {"ours"}


@rule("R-184")
def test_a_vehicle_is_in_play_what_its_row_says(mine: Any) -> None:
    cat = catalogue_of(GAME.info.configure(2, pack=mine))
    facts = {card["id"].removeprefix("card:"): card for card in cat.facts}
    assert facts["smersh"] == {
        "id": "card:smersh", "title": "Smersch", "country": "germany", "class": "auxiliary",
        "cost": 5, "resources": 4, "power": 0, "armour": 0, "abilities": [["sabotage", 0]],
        "only_bases": False, "only_vehicles": False, "national": ["germany"],
        "figures": "historical",
    }  # fmt: skip
    assert facts["wespe_late"]["only_vehicles"]
    assert pack.titles(mine) == {
        "card:tiger_p": "Tiger (P)", "card:smersh": "Smersch", "card:wespe_late": "Wespe (late)",
    }  # fmt: skip
    notations = {action.notation() for action in cat.table.actions}
    assert {"buy tiger_p", "use smersh", "deploy tiger_p"} <= notations
    assert "deploy smersh" not in notations


@rule("R-171", "RQ-29")
def test_a_national_icon_may_name_another_country() -> None:
    lent = row(id="lent", name="Lent", national="France", cost="1", resources="3")
    made = GAME.info.configure(2, pack=read(lent))
    cat = catalogue_of(made)
    card = cat.names.index("lent")
    assert (cat.facts[card]["country"], cat.facts[card]["national"]) == ("germany", ["france"])
    row_of = {name: cat.names.index(name) for name in ("renault_ft", "pz_1")}
    assert all(cat.cost[card] <= 3 for card in row_of.values())
    state = GAME.read_position(made, "hands0 lent reserve renault_ft+pz_1")
    bought = [a.notation() for a in GAME.legal_actions(state, 0) if a.kind == "buy"]
    assert bought == ["buy renault_ft"]
    again = pack.cells_of(read(lent)["vehicles"][0] | {"national": "france"})
    assert again["national"] == "france"


def test_cards_that_are_no_vehicles_have_no_cost_power_or_armour() -> None:
    for facts in catalogue_of(GAME.info.configure(2)).facts[:FIRST_VEHICLE]:
        assert (facts["cost"], facts["power"], facts["armour"]) == (None, None, None)


def test_the_other_cards_of_the_box_are_the_same_with_any_pack(mine: Any) -> None:
    with_pack, without = (catalogue_of(GAME.info.configure(2, pack=p)) for p in (mine, None))
    assert with_pack.facts[:FIRST_VEHICLE] == without.facts[:FIRST_VEHICLE]
    assert with_pack.achievements == without.achievements


def test_a_match_carries_its_pack_whole(mine: Any) -> None:
    match = Match(GAME, GAME.info.configure(3, pack=mine), SeededChance(5))
    header = json.loads(json.dumps(match.header.to_json()))
    assert header["config"]["pack"] == mine
    again = Match(GAME, read_config(GAME.info, header["config"]), SeededChance(5))
    assert [record.digest for record in again.records] == [r.digest for r in match.records]
    names = catalogue_of(again.config).names
    assert names == catalogue_of(match.config).names
    assert len(names) == FIRST_VEHICLE + 100


# Packs that somebody changed


def renamed(found: Any) -> None:
    found["vehicles"][0]["name"] = "other"


def dearer(found: Any) -> None:
    found["vehicles"][0]["cost"] += 1


def shorter(found: Any) -> None:
    found["vehicles"].pop()


def other_hash(found: Any) -> None:
    found["hash"] = digest([])


@pytest.mark.parametrize("change", [renamed, dearer, shorter, other_hash])
def test_a_pack_with_another_hash_than_its_vehicles_is_refused(
    mine: Any, change: Callable[[Any], None]
) -> None:
    changed = json.loads(json.dumps(mine))
    change(changed)
    with pytest.raises(DataError, match=r"pack: hash: .*\[data/bad-key\]"):
        GAME.setup(GAME.info.configure(2, pack=changed), SeededChance(1))


KEYS = sorted(OURS[0])


@settings(deadline=None)
@given(
    st.integers(0, 99),
    st.sampled_from(KEYS),
    st.one_of(st.none(), st.booleans(), st.integers(-1, 10), st.text(max_size=3), st.just([[1]])),
)
def test_a_forged_vehicle_is_refused_even_with_the_right_hash(
    place: int, key: str, value: JSON
) -> None:
    vehicles = [dict(vehicle) for vehicle in OURS]
    vehicles[place][key] = value
    forged = {"name": "forged", "hash": digest(vehicles), "vehicles": vehicles}
    try:
        found: JSON = vehicles_of(forged)
    except DataError as error:
        found = error.code
    assert found in (vehicles, "data/bad-key")


def signed(vehicles: JSON) -> JSON:
    return {"name": "forged", "hash": digest(vehicles), "vehicles": vehicles}


@rule("R-002")
@pytest.mark.parametrize(
    "forged",
    [
        [],
        "pack",
        {},
        {"name": "x", "vehicles": OURS},
        {**signed(OURS), "more": 1},
        {**signed(OURS), "name": 3},
        signed(None),
        signed({}),
        signed([1] * 100),
        signed(OURS[:99]),
        signed([*OURS, OURS[0]]),
        signed([*OURS[:99], OURS[98]]),
        signed([*OURS[1:], {**OURS[99], "id": "one_more"}]),
        signed([{**OURS[0], "more": 1}, *OURS[1:]]),
    ],
)
def test_what_is_no_pack_is_refused(forged: JSON) -> None:
    with pytest.raises(DataError) as caught:
        Match(GAME, GAME.info.configure(2, pack=forged), SeededChance(1))
    assert (caught.value.code, caught.value.details["file"]) == ("data/bad-key", "pack")
