"""Boards as data: the ten checks on every set, ours and a user's; packs."""

import pytest

from hulldown.games.arcade import GAME, pack
from hulldown.games.arcade.catalog import read_sets
from hulldown.games.arcade.info import SETS
from hulldown.games.arcade.rules.board import WHOLE
from hulldown.games.arcade.tiles import read_grid, read_tiles, set_faults, tile_of
from hulldown.kernel.canonical import JSON, digest
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import DataError
from hulldown.texts import LANGUAGES, Texts

rule = pytest.mark.rule
OURS = {one["id"]: one for one in read_sets()}


@rule("A-002")
@pytest.mark.parametrize("name", SETS)
def test_our_sets_pass_all_ten_checks(name: str) -> None:
    assert list(set_faults(OURS[name]["tile"])) == []


@rule("A-002", "A-005")
def test_our_sets_differ_in_character() -> None:
    counts = {}
    for name, one in OURS.items():
        tiles = read_tiles(one["tile"], name, False)
        counts[name] = (tiles[0].size, sum(tile.block.count(WHOLE) for tile in tiles))
    assert counts == {"proving": (6, 12), "harbour": (6, 8), "ruins": (7, 9)}


def changed(tile: str, row: int, line: str) -> list[dict[str, JSON]]:
    """The first set with one row of a tile drawn otherwise."""
    entries = []
    for entry in OURS["proving"]["tile"]:
        rows = [" ".join(signs) for signs in read_grid(entry["grid"])]
        if entry["id"] == tile:
            rows[row - 1] = line
        entries.append({"id": entry["id"], "grid": "\n".join(rows)})
    return entries


BAD = {
    "concrete on a diagonal": ("red", 2, ".  #  b  .  .  .", 2, "fault-closed"),
    "water on an eagle space": ("red", 3, "#  .  ~  F  .  2<", 3, "fault-closed"),
    "ice for starts": ("white", 5, ".  .  *  *  *  2<", 0, "fault-starts"),
    "a number missing": ("red", 1, ".  b  .  .  #  .", 0, "fault-number-missing"),
    "a number twice": ("red", 2, ".  .  b  1v .  .", 2, "fault-number-twice"),
    "an unknown sign": ("red", 2, ".  .  b  x  .  .", 2, "fault-sign"),
    "a short row": ("red", 2, ".  .  b  .  .", 2, "fault-spaces"),
    "too many bricks": ("red", 2, ".  .  b  b  .  .", 0, "fault-bricks"),
}


@rule("A-002")
@pytest.mark.parametrize(("tile", "row", "line", "where", "why"), BAD.values(), ids=list(BAD))
def test_a_bad_set_is_refused_with_tile_row_and_reason(
    tile: str, row: int, line: str, where: int, why: str
) -> None:
    found = list(set_faults(changed(tile, row, line), False))
    assert (why, where) in [(fault.message.id, fault.row) for fault in found], found
    with pytest.raises(DataError, match=f"mine: {tile}|mine: set"):
        read_tiles(changed(tile, row, line), "mine", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_set_is_told_in_each_language(language: str) -> None:
    texts = Texts("arcade", language)
    for tile, row, line, _, _ in BAD.values():
        for fault in set_faults(changed(tile, row, line), False):
            assert "{" not in texts.message(fault.message)
    assert not texts.missing


@rule("A-002")
def test_a_number_on_a_diagonal_is_refused() -> None:
    entries = changed("red", 1, "1v b  .  .  #  .")
    assert any(fault.message.id == "fault-on-diagonal" for fault in set_faults(entries))


@rule("A-002")
def test_a_space_that_cannot_be_reached_is_refused() -> None:
    entries = changed("red", 6, ".  #  4^ #  ~  .")
    entries[0]["grid"] = entries[0]["grid"].replace(". . . b . .", ". . b b . .")
    assert any(fault.message.id == "fault-cut-off" for fault in set_faults(entries))


@rule("A-002")
def test_an_eagle_that_only_ice_and_water_surround_is_refused() -> None:
    entries = [dict(entry) for entry in OURS["proving"]["tile"]]
    entries[0]["grid"] = (
        ". 1v # # 2v .\n. . * * . .\n. ~ F F ~ .\n. ~ F F ~ .\n. . * * . .\n. 3^ # # 4^ ."
    )
    assert any(fault.message.id == "fault-eagle" for fault in set_faults(entries))


@rule("A-002")
def test_tiles_of_a_set_are_four_of_one_size_with_names_of_their_own() -> None:
    entries = OURS["proving"]["tile"]
    assert any(fault.message.id == "fault-tiles" for fault in set_faults(entries[:3]))
    twice = [*entries[:3], entries[0]]
    assert any(fault.message.id == "fault-tile-twice" for fault in set_faults(twice))
    mixed = [*entries[:3], {"id": "odd", "grid": OURS["ruins"]["tile"][0]["grid"]}]
    assert any(fault.message.id == "fault-sizes" for fault in set_faults(mixed))
    named = [*entries[:3], {"id": "A 1", "grid": entries[3]["grid"]}]
    assert any(fault.message.id == "fault-tile-name" for fault in set_faults(named))


def test_four_quarter_turns_are_none() -> None:
    tile = tile_of("red", read_grid(OURS["proving"]["tile"][0]["grid"]))
    again = tile.turned(4)
    assert (again.ground, again.block) == (tile.ground, tile.block)
    assert (again.numbers, again.facings) == (tile.numbers, tile.facings)


# Packs


def test_a_sheet_written_is_a_pack_and_a_match_carries_it() -> None:
    for separator in ",;\t":
        made = pack.read(pack.sheet(separator), "mine")
        assert made["name"] == "mine"
    config = GAME.info.configure(2, pack=made)
    state = GAME.setup(config, SeededChance(1))
    assert state.code.startswith("pack: ")
    again = GAME.setup(GAME.info.configure(2, {"layout": state.code}, pack=made), SeededChance(7))
    assert again.code == state.code
    assert pack.figures(made) == {"tiles": 4, "spaces wide": 6}
    assert pack.titles(made) == {}


def test_a_pack_names_its_own_colours() -> None:
    text = pack.sheet().replace("red,", "pink,")
    assert pack.titles(pack.read(text, "mine")) == {"tile:pink": "pink"}


def test_a_bad_sheet_names_row_and_reason() -> None:
    text = pack.sheet().replace("red,.,.,b,.,.,.", "red,.,#,b,.,.,.")
    with pytest.raises(DataError) as caught:
        pack.read(text, "mine")
    finding = caught.value.details["findings"][0]
    assert (finding["row"], finding["column"]) == (3, "tile")
    told = {"id": "fault-closed", "args": {"tile": {"typed": "red"}, "way": "falling"}}
    assert finding["message"] == told


@pytest.mark.parametrize("text", ["", "tile,1,2", '"', "tile\nred,\x00"])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        pack.read(text, "mine")


@pytest.mark.parametrize(
    "bad",
    [
        {"name": "x", "hash": "0", "tiles": []},
        {"name": 1, "hash": digest([]), "tiles": []},
        {"name": "x", "hash": digest([{"id": "a"}]), "tiles": [{"id": "a"}]},
        {"name": "x", "hash": digest([{"id": 1, "grid": 2}]), "tiles": [{"id": 1, "grid": 2}]},
        {"name": "x"},
        "x",
    ],
)
def test_a_pack_that_was_tampered_with_is_refused(bad: JSON) -> None:
    with pytest.raises(DataError):
        GAME.setup(GAME.info.configure(2, pack=bad), SeededChance(1))
