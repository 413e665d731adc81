"""The designed figures: shots at five distances, and what penetrations do to a fresh tank."""

import pytest

from hulldown.games.duel.card_figures import (
    DISTANCES,
    PAIRS,
    battle,
    hit_and_pierce,
    losses,
    main,
    pace,
)

rule = pytest.mark.rule
TRIALS = 1_500
NEAR = 0.035  # 1,500 trials; 20,000 come within 0.02
CALIBRATION = [
    ("pz4g", "t34_76_m43", [0.86, 0.77, 0.41, 0.12, 0.05]),
    ("t34_76_m43", "pz4g", [0.83, 0.65, 0.31, 0.08, 0.03]),
    ("stug3g", "t34_85", [0.85, 0.67, 0.28, 0.08, 0.03]),
    ("t34_85", "stug3g", [0.87, 0.81, 0.52, 0.20, 0.06]),
    ("panther_a", "t34_85", [0.89, 0.85, 0.61, 0.17, 0.08]),
    ("t34_85", "panther_a", [0.57, 0.30, 0.15, 0.06, 0.03]),
    ("su100", "panther_a", [0.88, 0.81, 0.40, 0.11, 0.04]),
    ("tiger1", "is2m", [0.59, 0.49, 0.24, 0.09, 0.04]),
    ("is2m", "tiger1", [0.86, 0.77, 0.40, 0.10, 0.03]),
    ("t34_76_m43", "tiger1", [0.34, 0.20, 0.12, 0.03, 0.01]),
    ("tiger1", "t34_76_m43", [0.88, 0.84, 0.63, 0.29, 0.13]),
]


@rule("D-252", "D-263", "D-267", "D-268", "D-270")
@pytest.mark.parametrize(("shooter", "target", "chances"), CALIBRATION)
def test_the_catalogue_shoots_as_the_guns_are_calibrated(
    shooter: str, target: str, chances: list[float]
) -> None:
    assert (shooter, target) in PAIRS
    for metres, chance in zip(DISTANCES, chances, strict=True):
        assert hit_and_pierce(shooter, target, metres) == pytest.approx(chance, abs=0.01)


def test_the_stug_fears_the_t34_85_more_than_the_other_way() -> None:
    """It is effective to about 800 m only, and can be pierced as far as 2000 m."""
    assert hit_and_pierce("stug3g", "t34_85", 800) > 0.6
    assert hit_and_pierce("stug3g", "t34_85", 1000) < 0.6
    cat = battle("stug3g", "t34_85")
    need = cat.armour[0][2] - cat.penetration[1][2000 // 200]
    assert cat.piercing(need).bit_count() > 30


@rule("D-277", "D-279", "D-313", "D-141", "D-146")
@pytest.mark.parametrize(
    ("colour", "wanted"),
    [
        ("light", (0.11, 0.21, 0.44)),
        ("mixed", (0.14, 0.26, 0.56)),
        ("heavy", (0.19, 0.36, 0.75)),
    ],
)
def test_a_fresh_tank_is_lost_as_often_as_designed(
    colour: str, wanted: tuple[float, float, float]
) -> None:
    """At once, after its next Administration, and so after two penetrations."""
    assert losses(colour, TRIALS) == pytest.approx(wanted, abs=NEAR)


@rule("D-005", "D-009")
def test_two_players_with_six_tanks_fight_about_ten_rounds_with_257_cards() -> None:
    """Within 30 %; the command plays more of them."""
    rounds, cards = pace(40)
    assert 7 <= rounds <= 13
    assert 180 <= cards <= 334


def test_the_command_prints_both_tables_and_the_length(capsys: pytest.CaptureFixture[str]) -> None:
    main(1, 1)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(PAIRS) + 2 + 3 + 2
    assert lines[-1].startswith("1 battles of two players, six tanks: ")
    assert lines[3].split()[-5:] == ["0.85", "0.67", "0.28", "0.08", "0.03"]
