"""The End of the Round: A-139 to A-153, A-162, A-163, A-167."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.catalog import KINDS, OF_EACH
from hulldown.games.arcade.flow import run
from hulldown.games.arcade.rules.rounds import entry_spaces, find_number
from hulldown.games.arcade.state import (
    BOTS_COME,
    CARDS,
    LIMIT,
    NOTHING,
    OVER,
    PLACING,
    PLANNING,
    State,
)
from hulldown.kernel.chance import SeededChance

from .scenes import act, config, give, scene, table_of, told

rule = pytest.mark.rule


def ended(state: State, luck: tuple[int, ...] = (), rest: int | None = 0) -> State:
    """The End of the Round, until somebody is asked."""
    table = table_of(state, luck, rest)
    table.state.stage, table.state.asking = CARDS, NOTHING
    run(table)
    return table.state


def state_on_tiles() -> State:
    """A first position on our tiles, with no bot to come any more."""
    state = GAME.setup(config(2), SeededChance(1))
    state.closed = 1
    return state


def played(**hand: int) -> State:
    """A has played two cards, and holds these."""
    state = give(scene("A> .\n.  .\nB> .", four=False), "A", **hand)
    state.stacks[:2], state.shown[:2] = [(3,), (3,)], [1, 1]
    state.decks[3] -= 2
    return state


@rule("A-139", "A-140")
def test_played_cards_are_discarded_and_as_many_drawn() -> None:
    state = ended(played(right=4, around=2))
    assert state.discards[3] == 2
    assert state.hand_size(0) == 8
    assert state.stacks[:2] == [(), ()]


@rule("A-141")
@pytest.mark.parametrize(("held", "after"), [(2, 5), (4, 7), (5, 7)])
def test_below_seven_one_more_is_drawn(held: int, after: int) -> None:
    hand = {"right": min(4, held), "around": max(0, held - 4)}
    assert ended(played(**hand)).hand_size(0) == after


@rule("A-142", "A-143")
@pytest.mark.parametrize(("held", "after"), [(3, 7), (8, 8)])
def test_who_disengaged_refills_to_seven_and_is_engaged_again(held: int, after: int) -> None:
    state = give(scene("a> .\nB> ."), "A", left=min(4, held), right=max(0, held - 4))
    done = ended(state)
    assert (done.hand_size(0), done.engaged) == (after, [1, 1])


@rule("A-144")
def test_an_empty_deck_is_rebuilt_of_the_discards_and_all_know_the_hand_then() -> None:
    state = played(right=4)
    for kind in range(KINDS):
        state.discards[kind] = state.decks[kind]
        state.decks[kind] = 0
    done = ended(state)
    assert sum(done.sure[:KINDS]) == 4
    assert sum(done.discards[:KINDS]) == 0
    other = GAME.resample(done, 1, SeededChance(4))
    assert other.hands[4] >= 4


@rule("A-145", "A-146")
def test_bots_are_drawn_to_make_three_and_enter_on_their_numbers() -> None:
    state = ended(scene("A> .\nB> ."), luck=(0, 0, 6, 10, 13))
    assert len(state.bots) == 3
    assert state.at[state.bots[0]] == state.board.number_space[6]
    assert state.facing[state.bots[0]] == state.board.number_facing[6]
    assert state.backs[:3] == [6, 11, 15]


@rule("A-147")
def test_a_taken_number_gives_way_to_the_next_higher_and_after_four_comes_one() -> None:
    state = scene("A> .")
    board = state.board
    state.occupant[board.number_space[3]] = 1
    assert find_number(state, 3) == 0
    for number in range(3):
        state.block[board.number_space[number]] = 1
    assert find_number(state, 3) == -1


@rule("A-147", "A-148")
def test_a_bot_that_finds_no_space_goes_back_and_is_not_made_up() -> None:
    state = scene("A> .\nB> .")
    for number in range(4):
        state.block[state.board.number_space[number]] = 2
    done = ended(state, luck=(0, 0, 0, 0, 0))
    assert (len(done.bots), done.bot_reserve.size()) == (0, 16)


@rule("A-148")
def test_with_an_empty_reserve_no_bot_comes() -> None:
    state = scene("A> .\nB> .")
    state.bot_reserve.maybe = []
    assert ended(state).bots == []


@rule("A-148")
@pytest.mark.parametrize(("option", "bots"), [("final", 0), ("reopens", 1)])
def test_once_the_reserve_was_empty_a_token_that_returns_is_drawn_only_by_option(
    option: str, bots: int
) -> None:
    state = scene("A> .\nB> .", empty_reserve=option)
    state.bot_reserve.maybe = []
    later = ended(state)
    later.bots_to_change().put_back(5)
    assert len(ended(later).bots) == bots
    kept = GAME.decode_state(config(2, empty_reserve=option), GAME.encode_state(state_on_tiles()))
    assert kept.closed == 1


@rule("A-147", "A-148")
def test_bots_that_found_no_space_do_not_make_the_reserve_an_empty_one() -> None:
    state = scene("A> .\nB> .")
    state.bot_reserve.maybe = [0]
    for number in range(4):
        state.block[state.board.number_space[number]] = 2
    assert (ended(state).closed, ended(state).bot_reserve.size()) == (0, 1)


@rule("A-162")
def test_the_dangerous_four_are_refilled_to_four() -> None:
    assert len(ended(scene("A> .\nB> .", four=True)).bots) == 4


@rule("A-163")
def test_an_avalanche_brings_one_more_every_round() -> None:
    once = ended(scene("A> .\nB> .", avalanche=True))
    assert len(once.bots) == 4
    assert len(ended(once).bots) == 5
    both = ended(scene("A> .\nB> .", avalanche=True, four=True))
    assert len(both.bots) == 5


@rule("A-149", "A-150", "A-024", "A-133")
def test_a_lost_tank_comes_back_with_a_new_deck_and_seven_cards() -> None:
    state = played(left=1)
    state.occupant[state.at[0]], state.at[0] = 0, 0
    done = ended(state)
    assert (done.asking, done.asked) == (PLACING, (0,))
    assert done.hand_size(0) == 7
    own = [done.hands[kind] + done.decks[kind] for kind in range(KINDS)]
    assert own == list(OF_EACH)


@rule("A-151")
def test_lost_tanks_come_back_in_turn_order_on_the_diagonal_farthest_from_the_eagle() -> None:
    state = scene("A> .\nB> .")
    for seat in (0, 1):
        state.occupant[state.at[seat]], state.at[seat] = 0, 0
    state.first = 1
    state.eagle = state.board.eagle_space(0, 0)
    done = ended(state)
    assert done.asked == (1,)
    spaces = entry_spaces(done)
    assert {done.board.row[s] + done.board.col[s] for s in spaces} == {17}
    later = act(done, 1, f"place {done.board.name(spaces[0])} north", rest=0)
    assert later.asked == (0,)
    assert spaces[0] not in entry_spaces(later)


@rule("A-151")
def test_where_the_diagonal_is_full_the_nearest_spaces_serve() -> None:
    state = scene("A> .")
    state.eagle = state.board.eagle_space(3, 0)
    diagonal = [state.board.space(row, 5 - row) for row in range(6)]
    for space in diagonal:
        state.block[space] = 2
    near = entry_spaces(state)
    assert {state.board.row[s] + state.board.col[s] for s in near} == {4, 6}
    for space in state.board.spaces:
        if state.board.section[space] == 0:
            state.block[space] = 2
    far = entry_spaces(state)
    assert {state.board.row[s] + state.board.col[s] for s in far} == {6}


@rule("A-151")
def test_a_tank_without_any_space_waits_and_its_owner_does_not_plan() -> None:
    state = scene("A> .\nB> .")
    state.occupant[state.at[0]], state.at[0] = 0, 0
    for space in state.board.spaces:
        if not state.occupant[space]:
            state.block[space] = 2
    done = ended(state)
    assert (done.asking, done.asked) == (PLANNING, (1,))


@rule("A-152", "A-073")
def test_the_first_player_token_passes_clockwise_and_a_round_begins() -> None:
    table = table_of(scene("A> .\nB> .\nC> ."), rest=0)
    table.state.stage, table.state.first = BOTS_COME, 2
    run(table)
    assert (table.state.first, table.state.round, table.state.asking) == (0, 2, PLANNING)
    assert told(table.events)[-1] == "round-began"


@rule("A-153")
def test_the_order_is_cards_bots_players_token() -> None:
    state = played(left=1)
    state.occupant[state.at[1]], state.at[1] = 0, 0
    table = table_of(state, rest=0)
    table.state.stage = CARDS
    run(table)
    ids = told(table.events)
    assert ids.index("own-cards-drawn") < ids.index("bot-placed") < ids.index("deck-renewed")


@rule("A-155")
def test_the_match_is_ranked_after_round_300_unless_there_is_no_limit() -> None:
    state = scene("A> .\nB> .")
    state.round, state.kills = 300, [2, 1]
    done = ended(state)
    assert (done.asking, done.ending) == (OVER, LIMIT)
    outcome = GAME.outcome(done)
    assert outcome is not None
    assert (outcome.reason, outcome.ranking) == ("round-limit", ((0,), (1,)))
    endless = scene("A> .\nB> .", round_limit="none")
    endless.round = 300
    assert ended(endless).round == 301


@rule("A-167")
def test_on_larger_boards_bots_enter_in_the_nearest_section_of_their_colour() -> None:
    layout = "proving: red0.blue0.white0.green0/blue0.red0.green0.white0"
    state = GAME.setup(config(8, layout=layout, first_player="1"), SeededChance(1))
    board = state.board
    for section, nearest in ((0, 0), (5, 5)):
        state.eagle = board.eagle_space(section, 0)
        assert board.sections_of(0, state.eagle)[0] == nearest
    state.eagle = board.eagle_space(0, 0)
    for number in range(4):
        state.block[board.number_space[number]] = 2
    assert find_number(state, 0) == 5 * 4
