"""Content packs: sheets of a box's own cards and boards, completed from ours, checked by cell."""

import json

import pytest

from hulldown.games.duel import GAME, pack
from hulldown.games.duel.catalog import catalogue_of
from hulldown.games.duel.content import BLOCKS, our_blocks
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError, DataError
from hulldown.kernel.match import Match
from hulldown.lab.walk import random_walk

rule = pytest.mark.rule

BATTLE = "battle,plays,orders,icons,pen,heavy,figures"
TERRAIN = "terrain,name,class,cover,own_fire,trigger,value,hull_down,conceal,figures"
TANK = ",".join(pack.columns_of("tank"))
CHARTS = "95 90 80 70,12 11 10 9"
SHERMAN = (
    f"m4a2,M4A2 Sherman,soviet,75,{CHARTS},7,6,5,12,commander gunner loader driver,"
    "3 2,,usual,yes,8 5,9 4,4 4,printed"
)


def findings(*rows: str) -> list[tuple[int, str]]:
    """Row and column of what is found wrong with a sheet."""
    try:
        pack.read("\n".join(rows), "mine")
    except DataError as error:
        return [(one["row"], one["column"]) for one in error.details["findings"]]
    return []


def fault(*rows: str) -> str:
    """The message of the first finding."""
    with pytest.raises(DataError) as caught:
        pack.read("\n".join(rows), "mine")
    assert caught.value.code == "data/bad-key"
    return str(caught.value.details["findings"][0]["message"]["id"])


# Reading


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_our_own_sheet_is_our_own_data(separator: str) -> None:
    made = pack.read("\ufeff" + pack.sheet(separator), "ours")
    assert {block: made[block] for block in BLOCKS} == our_blocks()
    assert pack.titles(made) == {}


@rule("D-039", "D-040")
def test_a_card_takes_the_place_of_ours_with_its_number() -> None:
    made = pack.read(f"{BATTLE}\n45,move 2 / fire 3,2,fire smoke,+2,x,printed", "mine")
    assert len(made["battle"]) == 100
    assert made["tank"] == our_blocks()["tank"]
    cat = catalogue_of(GAME.info.configure(2, pack=made))
    assert (cat.move_level[45], cat.fire_level[45], cat.orders[45], cat.pen[45]) == (2, 3, 2, 2)
    assert pack.titles(made) == {"card:n45": "45 Move 2 / Fire 3"}
    assert (
        pack.figures(made)["printed"] == pack.figures(pack.read(pack.sheet(), "x"))["printed"] + 1
    )


@rule("D-060", "D-061")
def test_a_damage_card_has_nine_sections() -> None:
    head = ",".join(pack.columns_of("damage"))
    row = "21,4,green seasoned,,check fire 2,wound loader / gun_hit,fire,,,,,,track_damage,ours"
    made = pack.read(f"{head}\n{row}", "mine")
    card = catalogue_of(GAME.info.configure(2, pack=made)).content.damage[20]
    assert (card.critical, card.crosses, card.reshuffle) == (4, ("green", "seasoned"), False)
    assert card.sections[1] == ("wound loader", "gun_hit")
    assert card.sections[8] == ("track_damage",)


@rule("D-352")
def test_a_new_tank_fights_in_a_free_battle() -> None:
    made = pack.read(f"{TANK}\n{SHERMAN}", "mine")
    force = {"force": "german_i pz4g; soviet_i m4a2 elite"}
    config = GAME.info.configure(2, force, pack=made)
    cat = catalogue_of(config)
    assert cat.models[1].title == "M4A2 Sherman"
    assert cat.to_hit[1] == [95, 90, 80, 70]
    assert pack.titles(made) == {"model:m4a2": "M4A2 Sherman"}
    walk = random_walk(GAME, config, 1)
    assert GAME.outcome(walk.state) is not None


@rule("D-217")
def test_new_terrain_lies_in_the_deck_if_a_card_names_it() -> None:
    swamp = "swamp,Swamp,natural,5,-5,bog,70,0,30,printed"
    card = "14,terrain swamp,0,smoke,-2,,printed"
    made = pack.read(f"{BATTLE}\n{card}\n\n{TERRAIN}\n{swamp}", "mine")
    cat = catalogue_of(GAME.info.configure(2, pack=made))
    assert (cat.terrain_name[14], cat.trigger_value[14], cat.conceal[14]) == ("swamp", 70, 30)


@rule("D-039")
def test_the_view_tells_what_a_pack_prints_otherwise() -> None:
    """A table draws cards and boards: it must know those that are not ours."""
    rows = f"{BATTLE}\n45,move 2 / fire 3,2,fire smoke,+2,x,printed\n\n{TANK}\n{SHERMAN}"
    made = pack.read(rows, "mine")
    view = GAME.view(GAME.setup(GAME.info.configure(2, pack=made), SeededChance(1)), None).data
    assert sorted(view["printed"]) == ["card:n45", "model:m4a2"]
    assert view["printed"]["card:n45"]["plays"] == ["move 2", "fire 3"]
    assert view["printed"]["model:m4a2"]["armour_hull"] == [9, 4]
    ours = GAME.setup(GAME.info.configure(2), SeededChance(1))
    assert GAME.view(ours, None).data["printed"] == {}


def test_a_match_carries_its_pack() -> None:
    made = pack.read(f"{TANK}\n{SHERMAN}", "mine")
    config = GAME.info.configure(2, pack=made)
    match = Match(GAME, config, SeededChance(1))
    header = json.loads(json.dumps(match.header.config))
    assert header["pack"]["name"] == "mine"
    assert GAME.info.configure(2, pack=header["pack"]).pack == made


# What is refused


@pytest.mark.parametrize(
    ("row", "column"),
    [
        ("0,fire 3,1,fire,0,,ours", "battle"),
        ("101,fire 3,1,fire,0,,ours", "battle"),
        ("x,fire 3,1,fire,0,,ours", "battle"),
        ("45,fire 9,1,fire,0,,ours", "plays"),
        ("45,dance,1,fire,0,,ours", "plays"),
        ("45,terrain moon,1,fire,0,,ours", "plays"),
        ("45,move 1 / fire 1 / flank 1,1,fire,0,,ours", "plays"),
        ("45,3,1,fire,0,,ours", "plays"),
        ("45,fire ²,1,fire,0,,ours", "plays"),
        ("45,fire 3,1,fire,²,,ours", "pen"),
        ("45,fire 3,3,fire,0,,ours", "orders"),
        ("45,fire 3,1,infantry,0,,ours", "icons"),
        ("45,fire 3,1,flag,0,,ours", "icons"),
        ("45,fire 3,1,fire,Q,,ours", "pen"),
        ("45,fire 3,1,fire,0,maybe,ours", "heavy"),
        ("45,fire 3,1,fire,0,,guessed", "figures"),
    ],
)
def test_a_wrong_battle_card_is_named_by_row_and_column(row: str, column: str) -> None:
    assert findings(BATTLE, row) == [(2, column)]


@rule("D-059")
@pytest.mark.parametrize(
    "result",
    ["check", "check 2", "check fire many", "wound", "wound nobody", "wound loader or", "3"],
)
def test_a_wrong_result_of_a_damage_card_is_named_by_row_and_column(result: str) -> None:
    head = ",".join(pack.columns_of("damage"))
    row = f"21,4,green,,{result},,,,,,,,,ours"
    assert findings(head, row) == [(2, "turret_light")]


@rule("D-040")
def test_two_cards_of_one_number_are_refused() -> None:
    card = "45,fire 3,1,fire,0,,ours"
    assert findings(BATTLE, card, card) == [(3, "battle")]
    assert fault(BATTLE, card, card) == "fault-twice"


@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ("m4a2,", "M4 A2,", "tank"),
        ("M4A2 Sherman", "", "tank"),
        ("soviet", "american", "nation"),
        ("12 11 10 9", "12 11 10", "penetration"),
        ("95 90 80 70", "195 90 80 70", "to_hit"),
        ("commander gunner loader driver", "commander loader driver", "crew"),
        ("commander gunner loader driver", "commander gunner loader loader driver", "crew"),
        ("3 2", "3", "crew_vp"),
        ("8 5", "8", "armour_turret"),
        ("usual", "huge", "turret"),
    ],
)
def test_a_wrong_tank_is_named_by_row_and_column(old: str, new: str, column: str) -> None:
    assert findings(TANK, SHERMAN.replace(old, new, 1)) == [(2, column)]


def test_scenario_cards_are_no_part_of_a_pack() -> None:
    row = "hill,Hill,natural,5,0,,0,0,0,printed"
    assert findings(TERRAIN, row) == [(2, "terrain")]


def test_a_header_names_every_column_of_its_block() -> None:
    assert findings("battle,plays,orders,icons,pen,colour,figures", "45,,,,,,") == [
        (1, "colour"),
        (1, "heavy"),
    ]
    assert findings("45,fire 3,1,fire,0,,ours") == [(1, "")]
    assert findings(BATTLE) == [(2, "")]
    assert findings(BATTLE, "45,fire 3,1,fire,0,,ours,more") == [(2, "")]


def changed(made: JSON, block: str, key: str, value: JSON, rehash: bool) -> JSON:
    """A pack as somebody else might write it."""
    copy = json.loads(json.dumps(made))
    copy[block][0][key] = value
    if rehash:
        copy["hash"] = digest({name: copy[name] for name in BLOCKS})
    return copy


@pytest.mark.parametrize(
    ("block", "key", "value", "rehash"),
    [
        ("battle", "orders", 2, False),
        ("battle", "orders", 7, True),
        ("battle", "number", 2, True),
        ("battle", "extra", 1, True),
        ("battle", "plays", [3], True),
        ("tank", "move", "fast", True),
        ("tank", "id", "pz4g", True),
        ("damage", "critical", 10, True),
        ("terrain", "class", "lunar", True),
    ],
)
def test_a_pack_that_was_changed_makes_no_match(
    block: str, key: str, value: JSON, rehash: bool
) -> None:
    made = pack.read(pack.sheet(), "mine")
    with pytest.raises(DataError, match="pack"):
        catalogue_of(GAME.info.configure(2, pack=changed(made, block, key, value, rehash)))


@pytest.mark.parametrize("made", [7, "mine", [], {"name": "mine"}])
def test_what_is_no_pack_is_refused(made: JSON) -> None:
    with pytest.raises((DataError, ConfigError)):
        catalogue_of(GAME.info.configure(2, pack=made))
