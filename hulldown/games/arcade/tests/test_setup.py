"""Set-up: A-054 to A-068, A-161, A-165, A-166, A-170, A-172; boards in one line."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.rules.board import FOREST
from hulldown.games.arcade.rules.rounds import start_spaces
from hulldown.games.arcade.state import PLACING, PLANNING, State
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.table import Table

from .scenes import catalogue, config

rule = pytest.mark.rule
BOARD = "proving: red0.blue0/white0.green0"


def begun(seats: int = 2, seed: int = 1, **options: object) -> State:
    return GAME.setup(config(seats, **options), SeededChance(seed))


# The board


@rule("A-054")
def test_four_tiles_form_a_square_in_any_arrangement_and_rotation() -> None:
    codes = {begun(seed=seed).code for seed in range(40)}
    assert len(codes) > 35
    for code in codes:
        ids = sorted(word[:-1] for word in code.partition(": ")[2].replace("/", ".").split("."))
        assert ids == ["blue", "green", "red", "white"]


@rule("A-054")
def test_a_board_is_written_in_one_line_and_can_be_given() -> None:
    drawn = begun(seed=5).code
    again = begun(seed=9, layout=drawn)
    assert again.code == drawn
    assert GAME.view(again, None).data["layout"] == drawn
    assert begun(layout="harbour:red0 blue1/white2 green3").code.startswith("harbour: ")


@rule("A-054")
@pytest.mark.parametrize(
    "layout",
    [
        "proving: red0.blue0/white0",
        "proving: red0.red0/white0.green0",
        "proving: red4.blue0/white0.green0",
        "nowhere: red0.blue0/white0.green0",
        "red0.blue0/white0.green0",
    ],
)
def test_a_bad_layout_is_refused(layout: str) -> None:
    with pytest.raises(ConfigError) as caught:
        begun(layout=layout)
    assert caught.value.details["key"] == "layout"


@rule("A-054", "A-060")
def test_a_quarter_turn_turns_tile_numbers_and_facings() -> None:
    plain = catalogue(2, layout=BOARD).board(BOARD)
    turned = catalogue(2, layout=BOARD).board("proving: red1.blue0/white0.green0")
    assert plain.number_space[0] == plain.space(0, 3)
    assert turned.number_space[0] == turned.space(3, 5)
    assert (plain.number_facing[0], turned.number_facing[0]) == (2, 3)


@rule("A-055")
def test_a_whole_wall_stands_on_every_brick_icon() -> None:
    data = GAME.view(begun(layout=BOARD), None).data
    assert len(data["walls"]) == 12
    assert {wall["state"] for wall in data["walls"]} == {"whole"}
    assert data["reserves"]["bricks_left"] == 0


@rule("A-056", "A-058")
def test_power_ups_and_bots_lie_in_their_reserves() -> None:
    state = begun()
    assert (state.up_reserve.size(), state.bot_reserve.size()) == (4, 13)


# Bots and Eagle


@rule("A-057")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert begun(4, first_player="3").first == 2
    with pytest.raises(ConfigError):
        begun(2, first_player="3")


@rule("A-059", "A-060", "A-061", "A-062")
def test_one_bot_enters_by_its_back_and_two_unseen_on_the_lowest_numbers() -> None:
    state = GAME.setup(config(2, layout=BOARD, first_player="1"), ScriptedChance([5], rest=0))
    board = state.board
    spaces = [state.at[bot] for bot in state.bots]
    assert spaces == [board.number_space[5], board.number_space[4], board.number_space[6]]
    facings = [state.facing[bot] for bot in state.bots]
    assert facings == [board.number_facing[5], board.number_facing[4], board.number_facing[6]]
    assert state.backs[:3] == [5, -1, -1]


@rule("A-161")
def test_the_dangerous_four_fill_a_section() -> None:
    state = begun(four=True)
    sections = {state.board.section[state.at[bot]] for bot in state.bots}
    assert (len(state.bots), len(sections)) == (4, 1)


@rule("A-063")
@pytest.mark.parametrize(("kind", "place"), [(0, (2, 2)), (4, (2, 9)), (8, (9, 2)), (12, (9, 9))])
def test_the_eagle_lies_on_the_third_space_of_the_bots_corner(
    kind: int, place: tuple[int, int]
) -> None:
    state = GAME.setup(config(2, layout=BOARD, first_player="1"), ScriptedChance([kind], rest=0))
    assert (state.eagle, state.eagle_lies) == (state.board.space(*place), 1)


@rule("A-063")
def test_by_option_the_first_eagle_lies_anywhere() -> None:
    sections = {
        (state.board.section[state.eagle], state.board.section[state.at[state.bots[0]]])
        for state in (begun(seed=seed, first_eagle="random") for seed in range(30))
    }
    assert len(sections) > 6


# Tanks


@rule("A-064", "A-170")
def test_everybody_draws_seven_cards_before_the_tanks_are_placed() -> None:
    state = begun(3)
    assert state.asking == PLACING
    assert [state.hand_size(seat) for seat in range(3)] == [7, 7, 7]


@rule("A-065")
def test_tanks_start_on_the_diagonal_opposite_the_eagle() -> None:
    state = GAME.setup(config(2, layout=BOARD, first_player="1"), ScriptedChance([0], rest=0))
    board = state.board
    wanted = [board.space(6 + row, 11 - row) for row in range(6)]
    assert sorted(start_spaces(state)) == sorted(wanted)


@rule("A-065", "A-066", "A-067", "A-068")
def test_from_the_first_player_on_each_places_a_tank_with_any_facing() -> None:
    state = begun(3, first_player="2")
    table = Table(state.clone(), SeededChance(1))
    order = []
    while table.state.asking == PLACING:
        seat = table.state.asked[0]
        order.append(seat)
        listed = GAME.legal_actions(table.state, seat)
        assert len(listed) % 4 == 0
        assert {action.fields["facing"] for action in listed} == {"north", "east", "south", "west"}
        GAME.resolve(table, seat, listed[0])
    assert order == [1, 2, 0]
    assert table.state.engaged == [1, 1, 1]
    assert table.state.asking == PLANNING
    kinds = {action.kind for action in GAME.legal_actions(table.state, 0)}
    assert "place" not in kinds


@rule("A-065")
def test_a_taken_space_is_refused_with_its_reason() -> None:
    state = begun(2)
    after = state.clone()
    table = Table(after, SeededChance(1))
    GAME.resolve(table, after.asked[0], GAME.legal_actions(after, after.asked[0])[0])
    found = {refusal.reason.id for refusal in GAME.why_not(after, after.asked[0])}
    assert found >= {"space-taken", "no-start"}


# Five and more


@rule("A-165", "A-172")
@pytest.mark.parametrize(
    ("seats", "board", "wide"),
    [(5, "by_number", 3), (6, "by_number", 3), (7, "by_number", 4), (8, "by_number", 4),
     (8, "2x2", 2), (5, "2x4", 4)],
)  # fmt: skip
def test_larger_boards_are_a_choice(seats: int, board: str, wide: int) -> None:
    state = begun(seats, board=board)
    assert (state.board.wide, state.board.high) == (wide, 2)
    sets = 1 if wide == 2 else 2
    assert (len(state.cat.bot_kinds), state.cat.bricks) == (16 * sets, 12 * sets)
    assert set(state.board.colours) == {0, 1, 2, 3}


@rule("A-172")
def test_up_to_four_play_on_the_square() -> None:
    with pytest.raises(ConfigError):
        begun(4, board="2x3")


@rule("A-166")
@pytest.mark.parametrize("seats", [5, 8])
def test_five_and_more_start_anywhere_in_the_corner_up_to_the_diagonal(seats: int) -> None:
    state = begun(seats)
    assert len(start_spaces(state)) == 21
    for _ in range(seats):
        table = Table(state, SeededChance(1))
        GAME.resolve(table, state.asked[0], GAME.legal_actions(state, state.asked[0])[0])
    assert all(state.board.ground[space] <= FOREST for space in state.at[:seats])
    assert len(set(state.at[:seats])) == seats


@rule("A-063", "A-098")
def test_in_a_middle_section_the_eagle_counts_from_the_rim_corner_ahead() -> None:
    board = begun(5).board
    assert board.rim == [0, 1, 2, 5, 4, 3]
    assert board.eagle_space(1, 0) == board.space(2, 9)
    assert board.eagle_space(1, 1) == board.space(2, 8)
    assert board.eagle_space(4, 0) == board.space(9, 8)
    assert board.eagle_space(4, 1) == board.space(9, 9)
