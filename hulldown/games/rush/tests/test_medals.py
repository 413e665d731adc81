"""Reward: Medals for Vehicles destroyed, doubles, shortage."""

from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.state import State

from .scenes import bearing, begin, by_country, do, legal, named, pick, picks, scene, told, walk

rule = pytest.mark.rule

TANKS = picks(4, "ussr", power=(1, 2), only_bases=False)
PREY = picks(6, "france", armour=1)
BASES = "bases{} " + ",".join(["whole:{}"] * 3)
SIEGE = pick("ussr", ability="siege", alone=True, but=TANKS)


def kill(count: int, piles: str = "", **options: Any) -> State:
    """So many Vehicles destroyed by Soviet tanks in one assault."""
    line = f"hands0 {'+'.join(TANKS[:count])} {BASES.format(1, *PREY[:3])} "
    line += f"{BASES.format(2, *PREY[3:])} {piles}"
    state = scene(line, seats=3, **options)
    state = do(state, *(f"announce {name}" for name in TANKS[:count]))
    hits = [f"attack {name} {1 + n // 3} {n % 3}" for n, name in enumerate(TANKS[:count])]
    return do(state, *hits)


def won(state: State) -> list[str]:
    """The Medals in the first player's Depot."""
    return [name for name in named(state.depots[0]) if name.endswith(("medal", "medals"))]


# The rulebooks' example


@rule("R-087", "R-088", "R-089", "RX-32")
def test_three_kills_by_soviet_tanks_may_give_one_double_and_one_single() -> None:
    asked = kill(3)
    assert legal(asked) == ["take-doubles 0", "take-doubles 1"]
    after = do(asked, "take-doubles 1")
    assert won(after) == ["ussr_two_medals", "ussr_medal"]
    assert (after.singles, after.doubles) == ((8, 9, 9, 9), (2, 3, 3, 3))
    assert "end" in legal(after)


# Paid after the assault


@rule("R-087", "RX-28")
def test_medals_come_when_the_assault_is_over() -> None:
    line = f"hands0 {TANKS[0]}+{TANKS[1]} {BASES.format(1, *PREY[:3])}"
    state = do(scene(line), f"announce {TANKS[0]}", f"announce {TANKS[1]}")
    first = do(state, f"attack {TANKS[0]} 1 0")
    assert (first.kills, won(first)) == (1, [])
    after = do(first, f"attack {TANKS[1]} 1 1", "take-doubles 0")
    assert won(after) == ["ussr_medal", "ussr_medal"]


@rule("R-087", "R-088", "R-092")
@pytest.mark.parametrize("country", ["ussr", "germany", "usa", "france"])
def test_a_kill_earns_a_medal_of_the_attackers_country_into_the_depot(country: str) -> None:
    gun = pick(country, power=(1, 2), only_bases=False, but=PREY)
    state = scene(f"hands0 {gun} bases1 whole:{PREY[0]},whole,whole")
    after = do(state, f"announce {gun}", f"attack {gun} 1 0")
    assert named(after.depots[0]) == [gun, f"{country}_medal"]
    assert after.singles == tuple(int(n) for n in by_country(country, 8, 9).split(","))


@rule("R-087")
def test_an_assault_is_paid_for_its_own_kills_only() -> None:
    gun = pick("usa", klass="light")
    line = f"hands0 {TANKS[0]} hands1 {gun} bases1 whole:{PREY[0]},whole,whole"
    state = do(scene(line), f"announce {TANKS[0]}", f"attack {TANKS[0]} 1 0", "end", rest=0)
    state = do(state, f"announce {gun}", f"attack {gun} 0 0")
    assert state.singles == (8, 9, 9, 9)


@rule("R-093")
def test_a_base_earns_no_medal() -> None:
    heavy = pick("ussr", klass="heavy")
    after = do(scene(f"hands0 {heavy}"), f"announce {heavy}", f"attack {heavy} 1 0")
    assert named(after.depots[0]) == ["base", heavy]
    assert (after.singles, after.doubles) == ((9, 9, 9, 9), (3, 3, 3, 3))


# Doubles


@rule("R-089", "RX-16", "RX-27")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_two_medals_due_may_be_one_double_or_two_singles(edition: str) -> None:
    asked = kill(2, edition=edition)
    assert legal(asked) == ["take-doubles 0", "take-doubles 1"]
    assert won(do(asked, "take-doubles 0")) == ["ussr_medal", "ussr_medal"]
    assert won(do(asked, "take-doubles 1")) == ["ussr_two_medals"]


@rule("R-089")
def test_four_medals_due_may_be_two_doubles() -> None:
    asked = kill(4)
    assert legal(asked) == ["take-doubles 0", "take-doubles 1", "take-doubles 2"]
    assert won(do(asked, "take-doubles 2")) == ["ussr_two_medals"] * 2
    assert won(do(asked, "take-doubles 1")) == ["ussr_two_medals", "ussr_medal", "ussr_medal"]


@rule("R-089", "RX-16")
@pytest.mark.parametrize(
    ("options", "usual"),
    [
        ({"edition": "en"}, "take-doubles 1"),
        ({"edition": "de-1.3"}, "take-doubles 1"),
        ({"edition": "pl"}, "take-doubles 1"),
        ({"edition": "en", "two_medal_card": "choice"}, "take-doubles 0"),
        ({"edition": "de-1.3", "two_medal_card": "choice"}, "take-doubles 0"),
    ],
)
def test_every_edition_preselects_the_double(options: dict[str, Any], usual: str) -> None:
    asked = kill(3, **options)
    assert len(legal(asked)) == 2
    assert GAME.usual(asked, 0).notation() == usual


@rule("R-089")
def test_one_medal_due_asks_nothing() -> None:
    after = kill(1)
    assert won(after) == ["ussr_medal"]
    assert "end" in legal(after)


# Shortage


@rule("R-090")
def test_without_doubles_singles_are_taken() -> None:
    assert won(kill(3, "doubles 0,3,3,3")) == ["ussr_medal"] * 3


@rule("R-091", "RX-40", "RQ-15")
@pytest.mark.parametrize("doubles", [0, 3])
def test_one_medal_due_and_no_single_left_gives_nothing(doubles: int) -> None:
    after = kill(1, f"singles 0,9,9,9 doubles {doubles},3,3,3")
    assert won(after) == []
    assert after.doubles[0] == doubles
    assert after.vehicles_destroyed[0] == 1


@rule("R-091")
def test_that_nothing_was_left_is_told() -> None:
    state = scene(f"hands0 {TANKS[0]} bases1 whole:{PREY[0]},whole,whole singles 0,9,9,9")
    heard = told(state, f"announce {TANKS[0]}", f"attack {TANKS[0]} 1 0", to=1)
    assert (heard[-1].id, heard[-1].args) == (
        "medals-missed",
        {"seat": "seat:0", "medal": "medal:ussr"},
    )


@rule("R-091", "RQ-15", "RQ-20")
def test_two_kills_and_no_medals_left_give_nothing_but_count() -> None:
    after = kill(2, "singles 0,9,9,9 doubles 0,3,3,3")
    assert (won(after), after.vehicles_destroyed) == ([], (2, 0, 0))
    assert (after.singles, after.doubles) == ((0, 9, 9, 9), (0, 3, 3, 3))
    assert not after.ending
    assert "end" in legal(after)


@rule("R-090", "RQ-15")
def test_two_due_and_one_single_left_without_a_double_give_one() -> None:
    after = kill(2, "singles 1,9,9,9 doubles 0,3,3,3")
    assert won(after) == ["ussr_medal"]


@rule("R-089", "RQ-15")
@pytest.mark.parametrize("singles", [0, 1])
def test_two_due_and_at_most_one_single_left_give_the_double(singles: int) -> None:
    after = kill(2, f"singles {singles},9,9,9 doubles 1,3,3,3")
    assert won(after) == ["ussr_two_medals"]
    assert after.singles[0] == singles


@rule("R-089", "RQ-15")
def test_three_due_no_single_and_two_doubles_left_give_one_double() -> None:
    after = kill(3, "singles 0,9,9,9 doubles 2,3,3,3")
    assert (won(after), after.doubles[0]) == (["ussr_two_medals"], 1)


@rule("R-089", "RQ-15")
def test_three_due_with_two_singles_and_doubles_left_cannot_be_paid_less() -> None:
    assert won(kill(3, "singles 2,9,9,9 doubles 3,3,3,3")) == ["ussr_two_medals", "ussr_medal"]


@rule("R-103", "RQ-15")
def test_a_player_may_not_take_less_to_take_the_ninth_single() -> None:
    after = kill(2, "singles 1,9,9,9 doubles 1,3,3,3")
    assert (after.singles[0], after.ending) == (1, 0)


@rule("R-103")
def test_the_choice_of_singles_may_take_the_ninth() -> None:
    asked = kill(2, "singles 2,9,9,9")
    assert do(asked, "take-doubles 0").ending
    assert not do(asked, "take-doubles 1").ending


# Assault and Siege in one turn


def both(**options: Any) -> State:
    """One kill by Siege and one by assault, both Soviet, at the end of the turn."""
    line = f"hands0 {SIEGE}+{TANKS[0]} garages0 engineers*3 bases1 whole:{PREY[0]}!,"
    state = scene(f"{line}whole:{PREY[1]},whole", **options)
    return do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {TANKS[0]}",
              f"attack {TANKS[0]} 1 1")  # fmt: skip


@rule("RQ-16", "RX-27", "R-159", "R-089")
def test_kills_by_siege_and_by_assault_in_one_turn_may_make_a_pair() -> None:
    fought = both()
    assert won(fought) == ["ussr_medal"]
    asked = do(fought, "end", rest=0)
    assert (asked.asked, legal(asked)) == ((0,), ["take-doubles 0", "take-doubles 1"])
    apart = do(asked, "take-doubles 0")
    assert (apart.active, apart.singles, apart.doubles) == (1, (7, 9, 9, 9), (3, 3, 3, 3))
    paired = do(asked, "take-doubles 1")
    assert (paired.active, paired.singles, paired.doubles) == (1, (9, 9, 9, 9), (2, 3, 3, 3))
    assert won(paired) == ["ussr_two_medals"]


@rule("RQ-16", "R-159")
def test_the_single_that_is_handed_back_is_told_and_named_on_the_choice() -> None:
    asked = do(both(), "end", rest=0)
    label = GAME.describe(asked, 0, GAME.legal_actions(asked, 0)[1]).message
    assert label.args == {"doubles": 1, "back": 1}
    said = {message.id: message.args for message in told(asked, "take-doubles 1")}
    assert said["medals-handed-back"] == {
        "seat": "seat:0", "medal": "medal:ussr", "count": 1, "from_hand": 0,
    }  # fmt: skip
    assert (said["medals-taken"]["singles"], said["medals-taken"]["doubles"]) == (0, 1)


@rule("RQ-16", "R-159")
def test_an_option_pairs_kills_of_one_batch_only() -> None:
    after = do(both(merge_medals_per_turn="off"), "end", rest=0)
    assert (after.active, after.singles, after.doubles) == (1, (7, 9, 9, 9), (3, 3, 3, 3))


@rule("RQ-16")
def test_a_single_of_an_earlier_turn_or_of_another_country_makes_no_pair() -> None:
    foreign = bearing("siege", country=2)
    line = f"hands0 {{}}+{TANKS[0]} garages0 engineers*3 depots0 {{}} "
    line += f"bases1 whole:{PREY[0]}!,whole:{PREY[1]},whole"
    abroad = do(scene(line.format(foreign, "engineers")), f"use {foreign}", "siege-defender 1 0")
    abroad = do(abroad, f"announce {TANKS[0]}", f"attack {TANKS[0]} 1 1", "end", rest=0)
    assert (abroad.active, abroad.singles) == (1, (8, 9, 8, 9))
    before = do(scene(line.format(SIEGE, "ussr_medal")), f"use {SIEGE}", "siege-defender 1 0")
    assert do(before, "end", rest=0).active == 1


@rule("RQ-16", "RQ-15")
@pytest.mark.parametrize(
    ("pile", "medals", "left"),
    [
        ("doubles 0,3,3,3", ["ussr_medal", "ussr_medal"], 7),
        ("singles 1,9,9,9", ["ussr_two_medals"], 1),
    ],
)
def test_a_pair_needs_a_double_and_is_what_is_paid_where_no_single_is_left(
    pile: str, medals: list[str], left: int
) -> None:
    line = f"hands0 {SIEGE}+{TANKS[0]} garages0 engineers*3 bases1 whole:{PREY[0]}!,"
    state = scene(f"{line}whole:{PREY[1]},whole {pile}")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {TANKS[0]}",
               f"attack {TANKS[0]} 1 1", "end", rest=0)  # fmt: skip
    assert (after.active, won(after), after.singles[0]) == (1, medals, left)


@rule("RQ-16", "RQ-18")
def test_handing_back_the_ninth_single_does_not_undo_the_last_round() -> None:
    line = f"hands0 {SIEGE}+{TANKS[0]} garages0 engineers*3 bases1 whole:{PREY[0]}!,"
    state = scene(f"{line}whole:{PREY[1]},whole singles 1,9,9,9")
    after = do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {TANKS[0]}",
               f"attack {TANKS[0]} 1 1", "end", rest=0)  # fmt: skip
    assert (bool(after.ending), after.singles[0]) == (True, 1)


@rule("RQ-16", "RQ-43")
def test_a_single_that_was_shuffled_in_is_handed_back_from_the_garage_or_the_hand() -> None:
    line = f"hands0 {SIEGE}+{TANKS[0]} garages0 - bases0 gone,gone,gone bases1 whole:{PREY[0]}!,"
    state = scene(line.replace("garages0 - ", "") + f"whole:{PREY[1]},whole")
    fought = do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {TANKS[0]}",
                f"attack {TANKS[0]} 1 1")  # fmt: skip
    asked = do(fought, "end", rest=0)
    assert "ussr_medal" in named(asked.hands[0])
    after, events = walk(asked, "take-doubles 1")
    assert ("ussr_medal" in named(after.hands[0]), won(after)) == (False, ["ussr_two_medals"])
    [back] = [e.message for e in events if e.message.id == "medals-handed-back"]
    assert back.args["from_hand"] == 1


@rule("RQ-16", "R-165")
def test_a_single_that_was_repaired_away_cannot_be_handed_back() -> None:
    mender = bearing("repair")
    line = f"hands0 {SIEGE}+{TANKS[0]}+{mender} garages0 engineers*3 bases1 whole:{PREY[0]}!,"
    state = scene(f"{line}whole:{PREY[1]},whole")
    fought = do(state, f"use {SIEGE}", "siege-defender 1 0", f"announce {TANKS[0]}",
                f"attack {TANKS[0]} 1 1", f"use {mender}", "repair ussr_medal")  # fmt: skip
    while fought.active == 0 and "end" not in legal(fought):
        fought = do(fought, legal(fought)[0])
    assert do(fought, "end", rest=0).active == 1


@rule("RQ-16", "RX-27")
def test_an_option_pays_all_kills_of_a_turn_together_at_its_end() -> None:
    fought = both(merge_medals_per_turn="on")
    assert (won(fought), "end" in legal(fought)) == ([], True)
    asked = do(fought, "end", rest=0)
    assert (asked.asked, legal(asked)) == ((0,), ["take-doubles 0", "take-doubles 1"])
    after = do(asked, "take-doubles 1")
    assert won(after) == ["ussr_two_medals"]
    assert after.active == 1


@rule("RQ-16", "RQ-44")
def test_even_then_invulnerability_stays_apart() -> None:
    proud = pick("ussr", ability="invulnerability", but=TANKS)
    line = f"hands0 {proud}+{TANKS[0]} garages0 engineers*4 bases1 whole:{PREY[0]},whole,whole"
    state = do(scene(line, merge_medals_per_turn="on"), f"use {proud}", rest=0)
    assert won(state) == ["ussr_medal"]
    after = do(state, f"announce {TANKS[0]}", f"attack {TANKS[0]} 1 0", "end", rest=0)
    assert (after.singles, after.doubles) == ((7, 9, 9, 9), (3, 3, 3, 3))


@rule("RQ-16")
def test_merged_medals_of_two_countries_are_paid_country_by_country() -> None:
    foreign = bearing("siege", country=2)
    line = f"hands0 {foreign}+{TANKS[0]}+{TANKS[1]} garages0 engineers*3 "
    line += f"bases1 whole:{PREY[0]}!,whole:{PREY[1]},whole:{PREY[2]}"
    state = do(scene(line, merge_medals_per_turn="on"), f"use {foreign}", "siege-defender 1 0",
               f"announce {TANKS[0]}", f"announce {TANKS[1]}", f"attack {TANKS[0]} 1 1",
               f"attack {TANKS[1]} 1 2", "end", rest=0)  # fmt: skip
    after = do(state, "take-doubles 1")
    assert won(after) == ["ussr_two_medals", "usa_medal"]


@rule("R-089")
def test_a_match_asks_for_the_choice_and_goes_on_by_itself_without_one() -> None:
    line = f"hands0 {'+'.join(TANKS[:2])} bases1 whole:{PREY[0]},whole:{PREY[1]},whole"
    match = begin(line)
    table = match.game.actions(match.config)
    for word in (f"announce {TANKS[0]}", f"announce {TANKS[1]}", f"attack {TANKS[0]} 1 0",
                 f"attack {TANKS[1]} 1 1"):  # fmt: skip
        match.act(0, table.read(word))
    assert match.prompt(0).message.id == "ask-medals"
    assert match.prompt(0).message.args == {"medal": "medal:ussr", "due": 2}
