"""Winning the game: the final squad, Achievements, points, tie-breaks."""

from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.kernel.messages import Outcome

from .scenes import do, pick, picks, scene

rule = pytest.mark.rule

LIGHTS = picks(4, klass="light")
MEDIUM = pick(klass="medium")


def result(line: str, seats: int = 2, **options: Any) -> Outcome:
    """The outcome of a game that ended like this."""
    outcome = GAME.outcome(scene(f"asking over asked - ending 1 {line}", seats, **options))
    assert outcome is not None
    return outcome


def points(line: str, seats: int = 2, **options: Any) -> list[int]:
    """Everybody's score."""
    return [sum(parts.values()) for parts in result(line, seats, **options).scores]


# The final squad


@rule("R-107", "R-175")
@pytest.mark.parametrize("pile", ["hands0", "garages0", "depots0"])
def test_hand_garage_and_depot_are_the_final_squad(pile: str) -> None:
    assert points(f"{pile} ussr_medal+base") == [4, 0]


@rule("R-107", "RQ-19")
def test_defending_vehicles_are_no_part_of_the_squad() -> None:
    line = f"achievements light_tanks depots0 {LIGHTS[0]} bases1 whole:{LIGHTS[1]},"
    outcome = result(f"{line}whole:{LIGHTS[2]},whole")
    assert outcome.winners == (0,)
    assert outcome.scores[0]["achievements"] == 5


@rule("R-107", "RQ-19")
def test_an_option_counts_defenders_in_the_squad() -> None:
    line = f"achievements light_tanks,most_cards depots0 {LIGHTS[0]} bases1 whole:{LIGHTS[1]},"
    outcome = result(f"{line}whole:{LIGHTS[2]},whole", defenders_in_final_squad=True)
    assert outcome.winners == (1,)
    assert outcome.scores[1]["achievements"] == 10


@rule("R-107", "RQ-19")
def test_the_option_counts_no_defender_of_somebody_else() -> None:
    line = f"achievements light_tanks bases0 whole:{LIGHTS[0]},whole,whole"
    assert points(line, defenders_in_final_squad=True) == [5, 0]


@rule("R-108", "R-182")
def test_own_bases_still_standing_score_nothing() -> None:
    assert points("bases1 gone,gone,gone") == [0, 0]
    assert points("achievements most_cards bases1 gone,gone,gone depots1 engineers") == [0, 5]


@rule("R-111")
def test_achievement_cards_are_no_part_of_the_squad() -> None:
    line = "achievements soviet_medals,german_medals,most_cards "
    line += "depots0 ussr_medal+germany_medal depots1 engineers*2"
    assert points(line) == [12, 0]


# Achievements


@rule("R-109", "R-114")
def test_the_single_leader_gets_the_achievement() -> None:
    line = f"achievements light_tanks depots0 {LIGHTS[0]} depots1 {LIGHTS[1]}+{LIGHTS[2]}"
    assert points(line) == [0, 5]


@rule("R-110")
def test_a_tie_for_the_lead_gives_it_to_nobody() -> None:
    line = f"achievements light_tanks depots0 {LIGHTS[0]} depots1 {LIGHTS[1]}"
    assert points(line) == [0, 0]
    third = f"{line} depots2 {LIGHTS[2]}"
    assert points(third, seats=3) == [0, 0, 0]


@rule("R-110")
def test_a_tie_for_the_second_place_does_not_matter() -> None:
    line = f"achievements light_tanks depots0 {LIGHTS[0]}+{LIGHTS[3]} depots1 {LIGHTS[1]} "
    assert points(f"{line}depots2 {LIGHTS[2]}", seats=3) == [5, 0, 0]


@rule("R-110", "RQ-34")
def test_nobody_wins_with_none_and_one_against_none_wins() -> None:
    assert points("achievements light_tanks,bases_destroyed") == [0, 0]
    assert points(f"achievements light_tanks depots1 {LIGHTS[0]}") == [0, 5]


@rule("R-180")
def test_every_revealed_achievement_is_checked_and_no_other() -> None:
    line = f"depots0 {LIGHTS[0]} depots1 {MEDIUM}"
    assert points(f"achievements light_tanks,medium_tanks {line}") == [5, 5]
    assert points(f"achievements light_tanks {line}") == [5, 0]
    assert points(line) == [0, 0]


@rule("R-181")
def test_one_player_may_win_several_and_each_goes_to_one_at_most() -> None:
    line = f"achievements light_tanks,medium_tanks,most_cards depots1 {LIGHTS[0]}+{MEDIUM}"
    assert points(line) == [0, 15]


# Points


@rule("R-112", "RX-41")
def test_medal_cards_score_their_medals() -> None:
    line = "depots0 ussr_medal+france_medal*2 hands1 usa_two_medals+germany_two_medals"
    assert points(line) == [3, 4]


@rule("R-113", "R-086")
def test_each_base_card_in_the_squad_scores_three() -> None:
    assert points("garages0 base*2 depots0 base") == [9, 0]


@rule("R-113", "RQ-21")
def test_a_base_that_was_repaired_away_loses_its_points_but_stays_counted() -> None:
    line = "achievements bases_destroyed bases_destroyed 1,0 graveyard base"
    assert points(line) == [5, 0]


@rule("R-008", "R-112", "R-113", "R-114", "RX-02")
def test_the_score_tells_its_parts() -> None:
    line = "achievements soviet_medals,most_cards depots0 ussr_two_medals+base depots1 engineers"
    assert result(line).scores == (
        {"medals": 2, "bases": 3, "achievements": 10},
        {"medals": 0, "bases": 0, "achievements": 0},
    )


@rule("R-007", "R-115")
def test_the_highest_score_wins_and_all_are_ranked() -> None:
    outcome = result("depots0 ussr_medal depots1 base depots2 ussr_two_medals", seats=3)
    assert (outcome.winners, outcome.ranking) == ((1,), ((1,), (2,), (0,)))


# Ties


@rule("R-116", "RQ-20")
def test_the_first_tie_break_is_vehicles_destroyed() -> None:
    line = "depots0 ussr_medal depots1 usa_medal vehicles_destroyed 1,2 bases_destroyed 3,0"
    assert result(line).winners == (1,)


@rule("R-116", "RQ-20")
@pytest.mark.parametrize(("counting", "winner"), [("events", 0), ("medals", 1)])
def test_an_option_counts_medals_in_the_squad_instead(counting: str, winner: int) -> None:
    line = "depots0 base vehicles_destroyed 5,1 depots1 ussr_medal+usa_two_medals"
    assert result(line, tiebreak_vehicles=counting).winners == (winner,)


@rule("R-117", "RQ-21")
def test_the_second_tie_break_is_bases_destroyed() -> None:
    line = "depots0 ussr_medal depots1 usa_medal vehicles_destroyed 2,2 bases_destroyed 0,1"
    assert result(line).winners == (1,)


@rule("R-117", "RQ-21")
def test_it_counts_bases_that_were_repaired_away_too() -> None:
    line = "depots0 base depots1 ussr_two_medals+usa_medal graveyard base*2 bases_destroyed 1,2"
    assert result(line).winners == (1,)


@rule("R-118")
def test_the_third_tie_break_is_achievement_cards() -> None:
    line = "achievements soviet_medals depots0 ussr_medal+usa_medal*2 depots1 usa_two_medals*4"
    outcome = result(line)
    assert [sum(parts.values()) for parts in outcome.scores] == [8, 8]
    assert outcome.winners == (0,)


@rule("R-119")
def test_equals_after_all_tie_breaks_share_the_victory() -> None:
    outcome = result("depots0 ussr_medal depots1 usa_medal", seats=3)
    assert (outcome.winners, outcome.ranking) == ((0, 1), ((0, 1), (2,)))
    assert result("", seats=5).winners == (0, 1, 2, 3, 4)


@rule("R-183", "RX-42")
def test_a_tie_break_compares_only_those_still_tied() -> None:
    line = "depots0 ussr_medal*2 depots1 usa_medal*2 depots2 france_medal "
    line += "vehicles_destroyed 1,1,9 bases_destroyed 0,1,9"
    outcome = result(line, seats=3)
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("R-183", "R-117", "RX-42")
def test_who_loses_the_first_tie_break_does_not_come_back_in_the_second() -> None:
    line = "depots0 ussr_medal depots1 usa_medal depots2 france_medal "
    line += "vehicles_destroyed 2,2,1 bases_destroyed 0,1,3"
    assert result(line, seats=3).winners == (1,)


@rule("RQ-20")
def test_a_medal_of_invulnerability_is_no_kill_for_the_tie_break() -> None:
    proud = pick(ability="invulnerability", alone=True)
    state = do(scene(f"hands0 {proud} depots1 usa_medal vehicles_destroyed 0,1"), f"use {proud}")
    standing = GAME.standing(state)
    assert [sum(parts.values()) for parts in standing.scores] == [1, 1]
    assert standing.winners == (1,)
