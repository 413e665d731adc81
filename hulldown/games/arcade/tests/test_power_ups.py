"""Power-Ups: A-035 to A-056."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.catalog import KINDS
from hulldown.games.arcade.rules.tokens import maybe_place_power_up, put_back
from hulldown.games.arcade.state import DISCARDING, SHOVELLING, THROWING, State
from hulldown.kernel.chance import SeededChance

from .scenes import (
    bots_move,
    bots_moved,
    choose,
    chosen,
    config,
    drive,
    give,
    legal,
    like,
    power,
    reasons,
    scene,
    table_of,
    volley,
)

rule = pytest.mark.rule


def placed(state: State, kind: int, luck: tuple[int, ...] = ()) -> State:
    """After a bot with this back has fallen."""
    table = table_of(state, luck)
    maybe_place_power_up(table, kind)
    return table.state


# Appearing


@rule("A-035", "A-036", "A-037", "A-038")
def test_the_first_is_a_star_and_the_next_shows_its_other_side() -> None:
    first = placed(scene("A>"), 2)
    assert (first.ups, first.up_kinds) == ([first.board.number_space[2]], [power("star")])
    second = placed(first, 9, luck=(0,))
    assert second.up_kinds == [power("star"), power("clock")]
    assert second.ups[1] == second.board.number_space[9]


@rule("A-036")
def test_a_taken_number_gives_way_to_the_next_higher_and_after_four_comes_one() -> None:
    state = scene("A>")
    for number in (3, 0):
        state.block[state.board.number_space[number]] = 2
    assert placed(state, 3).ups == [state.board.number_space[1]]
    for number in (1, 2):
        state.block[state.board.number_space[number]] = 2
    assert placed(state, 3).ups == []


@rule("A-036", "A-040")
def test_a_tank_does_not_keep_it_away_but_must_leave_and_come_back_to_take_it() -> None:
    state = scene("A>")
    number = state.board.number_space[2]
    state.occupant[state.at[0]], state.at[0], state.occupant[number] = 0, number, 1
    after = placed(state, 2)
    assert (after.ups, after.hand_size(0)) == ([number], 0)
    away = drive(after, "A", "advance_1")
    assert away.ups == [number]
    assert drive(away, "A", "around", "advance_1", rest=0).ups == []


@rule("A-036", "A-040")
def test_it_is_not_taken_by_a_tank_that_moved_in_with_the_same_step() -> None:
    before = scene("A>\nB>")
    board = before.board
    number = board.number_space[0]
    for tank, space in ((0, number - 1), (2, number)):
        before.occupant[before.at[tank]], before.at[tank], before.occupant[space] = (
            0,
            space,
            tank + 1,
        )
    before.bots, before.backs[0] = [2], 0
    board.ground[number + 1] = 3
    after = drive(before, "A", "advance_1")
    assert (after.at[0], after.ups, after.hand_size(0)) == (number, [number], 0)


@rule("A-039")
def test_with_an_empty_reserve_none_appears_until_tokens_are_back() -> None:
    state = scene("A>")
    state.up_reserve.maybe = []
    assert placed(state, 0).ups == []
    put_back(state, power("helm"))
    assert placed(state, 0).up_kinds == [power("star")]


@rule("A-053", "A-056")
def test_used_ones_are_shuffled_back_star_side_up() -> None:
    state = scene("A> st .\n.  cl .")
    assert state.up_reserve.size() == 2
    taken = drive(state, "A", "advance_1", rest=0)
    assert taken.up_reserve.size() == 3
    stopped = drive(scene("A> cl ."), "A", "advance_1")
    assert stopped.up_reserve.maybe == [1, 2, 3, 4]


# Taking


@rule("A-040", "A-041")
@pytest.mark.parametrize("card", ["advance_1", "advance_2"])
def test_a_star_gives_two_cards_to_whoever_moves_in_stopping_or_not(card: str) -> None:
    state = drive(scene("A> st ."), "A", card, luck=[0, 0])
    assert (state.hand_size(0), state.ups) == (2, [])


@rule("A-041")
def test_a_star_with_an_empty_deck_shuffles_the_discards_and_else_gives_less() -> None:
    state = scene("A> st .")
    state.decks[:KINDS] = [0] * KINDS
    state.discards[0] = 1
    after = drive(state, "A", "advance_1", luck=[0])
    assert after.hands[:KINDS] == [1, 0, 0, 0, 0, 0]


@rule("A-040")
def test_pushed_and_disengaged_tanks_collect_too_unless_only_the_mover_may() -> None:
    assert drive(scene("A> b^ st"), "A", "advance_1", rest=0).hand_size(1) == 2
    off = scene("A> B^ st", pushed_tanks_collect=False)
    assert drive(off, "A", "advance_1").ups == off.ups


@rule("A-042")
def test_the_clock_stops_the_bots() -> None:
    state = drive(scene("A> cl 1<"), "A", "advance_1")
    assert state.frozen == 1
    assert like(bots_move(state, 3), ".  A> 1<")


@rule("A-042", "A-118")
def test_a_bot_that_pushes_a_tank_onto_the_clock_stops_with_all_others() -> None:
    before = scene("1> A^ cl .  .\n2> .  .  .  .\nB^F")
    state = bots_move(before, 3, order="12")
    assert like(state, ".  1> A^ .  .\n2> .  .  .  .")


@rule("A-043")
def test_a_helm_is_kept_and_missing_from_the_reserve() -> None:
    state = drive(scene("A> he ."), "A", "advance_1")
    assert (state.helms[0], state.up_reserve.size()) == (1, 3)


@rule("A-043")
@pytest.mark.parametrize(("option", "helms", "cards"), [(False, 1, 0), (True, 0, 2)])
def test_a_helm_stops_a_grenade_only_by_option(option: bool, helms: int, cards: int) -> None:
    before = give(scene("A> gr .", helm_stops_grenade=option), "A", left=2)
    before.helms[0] = 1
    before.up_reserve.maybe.remove(power("helm"))
    state = choose(drive(before, "A", "advance_1"), 0, "grenade b1", rest=0)
    assert (state.helms[0], state.hand_size(0)) == (helms, cards)


# The Shovel


@rule("A-045")
def test_the_shovel_removes_any_wall_anywhere() -> None:
    before = scene("A> sh .\n.  b  d\n#  1^ .")
    state = drive(before, "A", "advance_1")
    assert (state.asking, state.asked) == (SHOVELLING, (0,))
    assert choose(state, 0, "wall c2").block[state.board.space(1, 2)] == 0
    assert choose(state, 0, "wall b2").bricks == state.bricks + 1


@rule("A-046")
def test_the_shovel_builds_a_whole_wall_on_an_empty_space() -> None:
    state = drive(scene("A> sh ~\n.  *  F\n#  1^ @\n.  cl ."), "A", "advance_1")
    listed = legal(state, 0)
    for space in ("c1", "a2", "b2", "c2"):
        assert f"wall {space}" in listed
    assert reasons(GAME.why_not(state, 0)) == {
        "space:0:1": ["tank-there"],
        "space:2:0": ["in-concrete"],
        "space:2:1": ["tank-there"],
        "space:2:2": ["token-there"],
        "space:3:1": ["token-there"],
    }
    assert choose(state, 0, "wall c1").block[state.board.space(0, 2)] == 2


@rule("A-046")
def test_without_a_brick_in_the_reserve_nothing_is_built() -> None:
    state = drive(scene("A> sh ."), "A", "advance_1")
    state.bricks = 0
    assert legal(state, 0) == ["no-wall"]
    assert {"no-brick"} == {why for listed in reasons(GAME.why_not(state, 0)).values()
                            for why in listed}  # fmt: skip


@rule("A-045", "A-046")
def test_the_shovel_need_not_be_used() -> None:
    state = drive(scene("A> sh .\nb  .  ."), "A", "advance_1")
    assert choose(state, 0, "no-wall").block == state.block


@rule("A-046", "A-131")
def test_a_shovel_wall_leaves_the_ground_that_was_there() -> None:
    state = scene("A> b  .\n.  .  .")
    state.board.ground[state.board.space(0, 1)] = 2
    gone = volley(volley(state))
    assert like(drive(gone, "A", "advance_1"), ".  *  A>\n.  .  .")


@rule("A-046", "A-131")
@pytest.mark.parametrize("ground", [1, 2, 3])
def test_by_option_a_fallen_wall_leaves_plain_ground_so_that_a_shovel_bridges_water(
    ground: int,
) -> None:
    state = scene("A> b  .\n.  .  .", fallen_wall="empty")
    state.board.ground[state.board.space(0, 1)] = ground
    gone = volley(volley(state))
    assert like(drive(gone, "A", "advance_1"), ".  A> .\n.  .  .")
    assert state.board.ground[state.board.space(0, 1)] == ground


@rule("A-131")
def test_levelled_ground_is_kept_in_every_form_of_a_position() -> None:
    match = config(2, fallen_wall="empty")
    state = GAME.setup(match, SeededChance(1))
    space = next(s for s in state.board.spaces if state.board.ground[s] == 3)
    state.level(space)
    for again in (
        GAME.decode_state(match, GAME.encode_state(state)),
        GAME.read_position(match, GAME.write_position(state)),
    ):
        assert (again.board.ground[space], again.levelled) == (0, [space])


@rule("A-131")
def test_a_view_tells_the_ground_as_printed_and_which_spaces_are_plain_now() -> None:
    state = GAME.setup(config(2, fallen_wall="empty"), SeededChance(1))
    before = GAME.view(state, 0).data
    board = state.board
    space = next(s for s in board.spaces if board.ground[s] == 3 and board.number_at[s] < 0)
    state.level(space)
    after = GAME.view(state, 0).data
    assert (before["levelled"], after["levelled"]) == ([], [state.board.ids[space]])
    assert after["terrain"] == before["terrain"]
    row, column = state.board.row[space], state.board.col[space]
    drawn = GAME.pictures(state, 0)["map"][0].splitlines()[row + 1]
    assert drawn[4 + 3 * column :].split()[0] == "."


@rule("A-046", "A-092")
def test_a_sliding_tank_may_wall_off_its_own_way() -> None:
    state = drive(scene("A> sh* *  *  ."), "A", "advance_1")
    assert state.asking == SHOVELLING
    assert like(choose(state, 0, "wall c1"), ".  A>* b  *  .")
    assert like(choose(state, 0, "no-wall"), ".  *  *  *  A>")


# The Grenade


BLAST = """
A> gr .  .  .
b  d  1^ 2^ .
.  .  .  .  .
"""


@rule("A-047", "A-048", "A-049", "A-050", "A-069")
def test_a_grenade_clears_walls_and_bots_of_nine_spaces_and_no_power_up_appears() -> None:
    state = drive(scene(BLAST), "A", "advance_1")
    assert (state.asking, len(legal(state, 0))) == (THROWING, 144)
    table = chosen(give(state, "A", left=2), 0, "grenade c2", rest=0)
    assert like(table.state, ".  A> .  .  .\nb  .  .  .  .")
    assert (table.state.kills[0], table.state.ups) == (2, [])
    blast = [e for e in table.events if e.message.id == "grenade-went-off"]
    assert len(blast[0].message.args["area"]) == 9


@rule("A-047")
def test_a_grenade_at_the_edge_covers_less() -> None:
    state = drive(scene(BLAST), "A", "advance_1")
    area = GAME.describe(state, 0, state.cat.table.read("grenade a1")).touches
    assert area == ("space:0:0", "space:0:1", "space:1:0", "space:1:1")


@rule("A-051")
def test_every_player_in_the_area_loses_two_cards_in_forest_and_disengaged_too() -> None:
    before = scene("A> gr .  .\n.  B^F c^ .")
    before = give(give(give(before, "A", left=3), "B", left=2), "C", left=2)
    state = choose(drive(before, "A", "advance_1"), 0, "grenade b1", rest=0)
    assert [state.hand_size(seat) for seat in range(3)] == [1, 0, 0]


@rule("A-051")
def test_a_grenade_spares_disengaged_tanks_only_by_option() -> None:
    before = give(scene("A> gr .\n.  b^ .", grenade_hits_disengaged=False), "A", left=3)
    state = drive(give(before, "B", left=2), "A", "advance_1")
    after = choose(state, 0, "grenade b1", rest=0)
    assert [after.hand_size(seat) for seat in range(2)] == [1, 2]


@rule("A-051")
def test_with_fewer_than_two_cards_a_grenade_destroys_the_tank() -> None:
    before = give(scene("A> gr .\n.  B^ .\n.  b  ."), "A", left=3)
    state = choose(drive(before, "A", "advance_1"), 0, "grenade b3")
    assert (state.at[1], state.hand_size(0)) == (0, 3)


@rule("A-051")
def test_by_option_the_cards_for_a_grenade_are_chosen() -> None:
    before = give(scene("A> gr .\n.  B^ .", grenade_discard="choice"), "A", left=2)
    before = give(before, "B", left=2, right=1)
    state = choose(drive(before, "A", "advance_1"), 0, "grenade b1")
    assert (state.asking, state.asked, state.hand_size(0)) == (DISCARDING, (1,), 0)
    assert legal(state, 1) == ["discard left", "discard right"]
    once = choose(state, 1, "discard right")
    assert (once.asked, once.due) == ((1,), [1])
    assert choose(once, 1, "discard left").hand_size(1) == 1


@rule("A-047", "A-087")
def test_a_grenade_goes_off_in_mid_move_and_the_move_goes_on() -> None:
    before = give(scene("A> gr b  ."), "A", left=4)
    state = drive(before, "A", "advance_3")
    assert like(state, ".  A> b  .")
    assert like(choose(state, 0, "grenade c1", rest=0), ".  .  .  A>")


# Bots


@rule("A-052")
@pytest.mark.parametrize("sign", ["st", "cl", "he", "sh", "gr"])
def test_a_bot_that_enters_removes_a_power_up(sign: str) -> None:
    table = bots_moved(scene(f"1> {sign} .\n#  .  .\nA^F"), 1)
    assert (table.state.ups, table.state.up_reserve.size()) == ([], 4)
    assert table.events[-1].message.id == "power-up-removed"


@rule("A-052")
def test_a_pushed_bot_removes_one_too() -> None:
    assert drive(scene("A> 1^ st"), "A", "advance_1").ups == []
