"""The cards and boards: counts, spreads and odds that the design aims at."""

from collections import Counter
from itertools import product
from math import comb
from typing import Any

import pytest

from hulldown.games.duel.data import (
    BOUNCES,
    FIGURES,
    ICONS,
    LOCATIONS,
    MORALE,
    PENETRATES,
    SPECIAL_RESULTS,
    BattleCard,
    read_alternates,
    read_battle,
    read_damage,
    read_file,
    read_guns,
    read_tanks,
    read_terrain,
    take,
)
from hulldown.kernel.errors import DataError

from .scenes import catalogue

rule = pytest.mark.rule
CARDS = list(read_battle().values())


def kind(card: BattleCard) -> str:
    return " / ".join(play.what for play in card.plays)


@rule("D-020", "D-040")
def test_the_deck_holds_each_number_once() -> None:
    assert sorted(read_battle()) == list(range(1, 101))


def test_the_families_have_their_counts() -> None:
    assert Counter(map(kind, CARDS)) == {
        "move": 16, "fire": 16, "move / fire": 10, "flank": 6, "move / flank": 6, "leadership": 8,
        "command": 8, "tactics": 8, "smoke": 4, "terrain": 18,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("what", "counts"),
    [
        ("move", [3, 4, 5, 6, 5, 4, 3, 2]),
        ("fire", [2, 3, 4, 5, 5, 3, 2, 2]),
        ("flank", [0, 1, 2, 3, 3, 2, 1, 0]),
    ],
)
def test_the_levels_have_their_counts(what: str, counts: list[int]) -> None:
    levels = Counter(play.level for card in CARDS for play in card.plays if play.what == what)
    assert [levels[level] for level in range(1, 9)] == counts


def test_the_order_icons_have_their_counts() -> None:
    assert Counter(card.orders for card in CARDS) == {0: 50, 1: 35, 2: 15}


def test_the_icons_have_their_counts() -> None:
    counts = Counter(icon for card in CARDS for icon in card.icons)
    assert [counts[icon] for icon in ICONS] == [40, 30, 30, 25, 50, 25]


@rule("D-353", "D-024")
def test_every_card_shows_an_effect_icon_and_never_fire_with_extinguisher() -> None:
    for card in CARDS:
        assert set(card.icons) & set(ICONS[:5])
        assert not {"fire", "extinguisher"} <= set(card.icons)


def test_the_pen_mods_have_their_counts() -> None:
    counts = Counter(card.pen for card in CARDS)
    wanted = {BOUNCES: 4, -3: 4, -2: 10, -1: 18, 0: 26, 1: 18, 2: 10, 3: 5, PENETRATES: 5}
    assert counts == wanted
    assert sum(card.heavy for card in CARDS) == 35
    assert all(card.heavy for card in CARDS if card.pen in (3, PENETRATES))


@pytest.mark.parametrize("by", ["tens", "digits"])
def test_icons_and_colours_are_spread_evenly(by: str) -> None:
    groups: dict[int, list[BattleCard]] = {}
    for card in CARDS:
        groups.setdefault((card.number - 1) // 10 if by == "tens" else card.number % 10, []).append(
            card
        )
    assert len(groups) == 10
    for icon, exact in (("binoculars", 4), ("explosion", 3), ("fire", 3), ("smoke", 5)):
        assert {sum(icon in card.icons for card in group) for group in groups.values()} == {exact}
    for icon in ("extinguisher", "infantry"):
        counts = [sum(icon in card.icons for card in group) for group in groups.values()]
        assert max(counts) - min(counts) <= 1
    heavy = [sum(card.heavy for card in group) for group in groups.values()]
    assert max(heavy) - min(heavy) <= 1
    pierce = [sum(card.pen >= 0 for card in group) for group in groups.values()]
    assert max(pierce) - min(pierce) <= 1


def test_order_icons_are_spread_over_the_families() -> None:
    families = Counter(map(kind, CARDS))
    for family, count in families.items():
        total = sum(card.orders for card in CARDS if kind(card) == family)
        assert 0.62 < total / count <= 0.75, family


@pytest.mark.parametrize(("least", "chance"), [(2, 0.87), (3, 0.66), (4, 0.42)])
def test_five_cards_hold_order_icons_as_often_as_designed(least: int, chance: float) -> None:
    ways: Counter[int] = Counter()
    for ones, twos in product(range(6), repeat=2):
        if ones + twos <= 5:
            found = comb(35, ones) * comb(15, twos) * comb(50, 5 - ones - twos)
            ways[ones + 2 * twos] += found
    assert sum(ways.values()) == comb(100, 5)
    enough = sum(found for icons, found in ways.items() if icons >= least)
    assert enough / comb(100, 5) == pytest.approx(chance, abs=0.01)


def test_each_family_has_low_and_high_numbers() -> None:
    """So that every bid costs something; the eight COMMAND cards stand together."""
    for family, count in Counter(map(kind, CARDS)).items():
        low = sum(card.number <= 50 for card in CARDS if kind(card) == family)
        assert family == "command" or 1 / 3 <= low / count <= 2 / 3, family


def test_a_hoarded_card_has_the_icons_of_any_other() -> None:
    """Who keeps FIRE, LEADERSHIP, COMMAND and TACTICS does not change the odds of a Pull."""
    hoarded = ("fire", "move / fire", "leadership", "command", "tactics")
    kept = [card for card in CARDS if kind(card) in hoarded]
    for icon in ICONS:
        share = sum(icon in card.icons for card in kept) / len(kept)
        whole = sum(icon in card.icons for card in CARDS) / len(CARDS)
        assert share == pytest.approx(whole, abs=0.05), icon


def test_the_to_hit_modifier_goes_by_the_level_of_a_fire_card() -> None:
    cat = catalogue()
    found = {cat.fire_level[n]: cat.fire_modifier[n] for n in range(1, 101) if cat.fire_level[n]}
    assert [found[level] for level in range(1, 9)] == [-10, -5, 0, 0, 5, 5, 10, 15]


def test_levels_do_not_go_with_numbers() -> None:
    for what in ("move", "fire", "flank"):
        pairs = [(c.number, p.level) for c in CARDS for p in c.plays if p.what == what]
        mean = [sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1)]
        together = sum((x - mean[0]) * (y - mean[1]) for x, y in pairs)
        spreads = [sum((pair[i] - mean[i]) ** 2 for pair in pairs) ** 0.5 for i in (0, 1)]
        assert abs(together / (spreads[0] * spreads[1])) < 0.2


@rule("D-021", "D-022", "D-023")
def test_card_13_is_move_1_and_70_to_77_are_commands() -> None:
    assert [(p.what, p.level) for p in read_battle()[13].plays] == [("move", 1)]
    assert all(kind(read_battle()[number]) == "command" for number in range(70, 78))
    assert len({read_battle()[number].plays[0].name for number in range(70, 78)}) == 8


@rule("D-039")
def test_an_alternate_changes_nothing_but_its_play() -> None:
    sets = ("mine", "city", "infantry", "guns", "mud", "snow", "radios")
    others = read_alternates(sets, read_battle())
    assert len(others) == 27
    for number, card in others.items():
        base = read_battle()[number]
        assert card._replace(plays=base.plays) == base
    city = read_alternates(("city",), read_battle())
    assert {n for n, card in read_battle().items() if kind(card) == "terrain"} == set(city)


def test_terrain_has_its_copies() -> None:
    names = Counter(c.plays[0].name for c in CARDS if kind(c) == "terrain")
    wanted = {"field": 1, "brush": 3, "woods": 4, "gully": 3, "building": 3, "rubble": 2, "mud": 2}
    assert names == wanted


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("field", (False, 0, 0, "", 0, 20, 0)),
        ("brush", (False, 5, 0, "conceal", 20, 0, 20)),
        ("woods", (False, 20, -10, "conceal", 40, 0, 30)),
        ("gully", (False, 15, -5, "conceal", 30, 60, 25)),
        ("building", (True, 20, -5, "conceal", 35, 30, 30)),
        ("rubble", (True, 15, 0, "bog", 15, 50, 20)),
        ("mud", (False, 0, -5, "bog", 60, 0, 0)),
        ("street", (True, 0, 0, "", 0, 10, 0)),
        ("city_building", (True, 25, -5, "conceal", 40, 30, 30)),
        ("city_rubble", (True, 20, 0, "bog", 20, 50, 20)),
        ("wall", (True, 20, 0, "", 0, 60, 0)),
        ("factory", (True, 35, -10, "conceal", 45, 20, 35)),
        ("cellar", (True, 30, -10, "bog", 40, 0, 40)),
        ("barricade", (True, 10, -5, "bog", 30, 40, 0)),
        ("hill", (False, 5, 0, "", 0, 0, 0)),
        ("road", (False, 0, 0, "", 0, 0, 0)),
    ],
)
def test_terrain_is_as_designed(name: str, figures: tuple[object, ...]) -> None:
    """Man-made, Cover, own fire, trigger and its value, Hull Down, Conceal."""
    assert tuple(read_terrain()[name])[1:] == figures


@pytest.mark.parametrize(
    "name", ["alternates", "battle", "damage", "terrain", "guns", "infantry", "conditions", "solo"]
)
def test_every_figure_says_what_it_rests_on(name: str) -> None:
    whole = read_file(f"{name}.toml")
    parts = [whole] if "figures" in whole else flat_parts(whole)
    assert parts
    assert {part["figures"] for part in parts} <= set(FIGURES)


def flat_parts(whole: dict[str, Any]) -> list[dict[str, Any]]:
    """The tables of a file that hold figures; those of the solo opponent have two sides each."""
    parts = [part for part in whole.values() if "figures" in part]
    return parts or [side for part in whole.values() for side in part.values()]


# Damage


@rule("D-059", "D-062")
def test_the_damage_deck_has_21_cards_and_one_reshuffles() -> None:
    cards = read_damage()
    assert len(cards) == 21
    assert [card.number for card in cards if card.reshuffle] == [21]
    assert Counter(card.critical for card in cards) == {**dict.fromkeys(range(10), 2), 5: 3}


def test_every_special_result_occurs_and_no_section_is_empty() -> None:
    texts = {text for card in read_damage() for section in card.sections for text in section}
    assert set(SPECIAL_RESULTS) <= texts
    assert all(section for card in read_damage() for section in card.sections)


@rule("D-061")
def test_the_crosses_have_their_counts_and_nest() -> None:
    crosses = [set(card.crosses) for card in read_damage()]
    counts = Counter(cross for each in crosses for cross in each)
    assert [counts[icon] for icon in MORALE] == [11, 6, 3, 8, 6, 8, 6]
    assert all("green" in each for each in crosses if "seasoned" in each)
    assert all("seasoned" in each for each in crosses if "elite" in each)
    assert all("commander_kia" in each for each in crosses if "any_kia" in each)


@pytest.mark.parametrize(
    ("also", "breaks"),
    [
        ((), 6),
        (("any_kia",), 10),
        (("any_kia", "commander_kia"), 11),
        (("on_fire",), 12),
        (("any_kia", "commander_kia", "on_fire", "immobilized"), 17),
    ],
)
def test_a_seasoned_crew_breaks_as_often_as_designed(also: tuple[str, ...], breaks: int) -> None:
    applies = {"seasoned", *also}
    assert sum(bool(set(card.crosses) & applies) for card in read_damage()) == breaks


# Boards


def test_there_are_eighteen_tanks_with_marked_figures() -> None:
    tanks = read_tanks()
    assert Counter(model.nation for model in tanks.values()) == {"german": 9, "soviet": 9}
    for id, entry in read_file("tanks.toml").items():
        assert set(entry["figures"]) == set(entry) - {"title", "nation", "figures"}, id


@rule("D-098")
def test_guns_of_85_mm_and_more_do_heavy_damage() -> None:
    for model in read_tanks().values():
        assert ("heavy" in model.equipment) == (read_guns()[model.gun].calibre >= 85), model.id


def chance_to_pierce(difference: int) -> float:
    wins = [
        c for c in CARDS
        if c.pen == PENETRATES or (c.pen != BOUNCES and difference + c.pen >= 0)
    ]  # fmt: skip
    return len(wins) / 100


@pytest.mark.parametrize(
    ("difference", "chance"),
    [(-3, 0.10), (-2, 0.20), (-1, 0.38), (0, 0.64), (1, 0.82), (2, 0.92), (3, 0.96)],
)
def test_penetration_is_as_likely_as_designed(difference: int, chance: float) -> None:
    assert chance_to_pierce(difference) == pytest.approx(chance)


def test_every_chart_falls_with_the_distance() -> None:
    for gun, chart in product(read_guns().values(), ("to_hit", "penetration")):
        values = getattr(gun, chart)
        assert list(values) == sorted(values, reverse=True), gun.id
    assert len(LOCATIONS) == 3


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        take("tanks.toml", "tiger1", {"speed": 3}, {"move": int})
    assert caught.value.code == "data/bad-key"


def test_a_wrong_type_is_refused() -> None:
    with pytest.raises(DataError):
        take("tanks.toml", "tiger1", {"move": "fast"}, {"move": int})
