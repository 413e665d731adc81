"""Components and cards: A-001 to A-014, A-168."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.catalog import CARDS, KINDS, OF_EACH
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError

from .scenes import catalogue, drive, like, scene

rule = pytest.mark.rule


@rule("A-001")
def test_one_to_eight_players_drive_one_tank_each() -> None:
    for seats in range(1, 9):
        state = GAME.setup(GAME.info.configure(seats), SeededChance(1))
        assert (state.seats, len(state.bots)) == (seats, 3)
    for seats in (0, 9):
        with pytest.raises(ConfigError):
            GAME.info.configure(seats)


@rule("A-002", "A-003", "A-004", "A-005", "A-006")
def test_a_set_has_four_tiles_sixteen_bots_four_power_ups_and_twelve_bricks() -> None:
    cat = catalogue(4)
    assert len(cat.tiles) == 4
    assert cat.bot_kinds == list(range(16))
    assert cat.powers == [1, 2, 3, 4]
    assert cat.bricks == 12
    state = GAME.setup(GAME.info.configure(4), SeededChance(1))
    assert GAME.view(state, None).data["eagles_left"] == 3


@rule("A-007", "A-008", "A-009", "A-010", "A-011", "A-012", "A-013")
def test_each_player_has_a_deck_of_eighteen_cards_of_six_kinds() -> None:
    state = GAME.setup(GAME.info.configure(3), SeededChance(1))
    assert dict(zip(CARDS, OF_EACH, strict=True)) == {
        "advance_1": 2, "advance_2": 4, "advance_3": 2, "left": 4, "right": 4, "around": 2,
    }  # fmt: skip
    for seat in range(3):
        start = seat * KINDS
        own = [state.hands[start + kind] + state.decks[start + kind] for kind in range(KINDS)]
        assert own == list(OF_EACH)
        assert state.discards[start : start + KINDS] == [0] * KINDS


@rule("A-011", "A-012", "A-013", "A-014")
@pytest.mark.parametrize(("card", "end"), [("left", "A^"), ("right", "Av"), ("around", "A<")])
def test_a_turn_changes_the_facing_and_nothing_else(card: str, end: str) -> None:
    assert like(drive(scene(".  A>  ."), "A", card), f".  {end}  .")


@rule("A-008", "A-009", "A-010", "A-087")
@pytest.mark.parametrize(
    ("card", "end"),
    [
        ("advance_1", ".  A> .  .  ."),
        ("advance_2", ".  .  A> .  ."),
        ("advance_3", ".  .  .  A> ."),
    ],
)
def test_a_move_drives_so_many_spaces_forward(card: str, end: str) -> None:
    assert like(drive(scene("A> .  .  .  ."), "A", card), end)


@rule("A-168")
def test_a_tank_has_an_engaged_and_a_disengaged_side() -> None:
    state = scene("A> b<")
    assert state.engaged == [1, 0]
    shown = [seat["status"] for seat in GAME.view(state, None).data["seats"]]
    assert shown == ["engaged", "disengaged"]
