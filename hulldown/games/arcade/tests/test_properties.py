"""What must hold in every position, whatever is played: under Hypothesis, and in a short fuzz."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hulldown.games.arcade import GAME
from hulldown.games.arcade.catalog import CARDS, KINDS, OF_EACH, STAR
from hulldown.games.arcade.info import SETS, VARIANTS
from hulldown.games.arcade.rules.board import ICE, WATER
from hulldown.games.arcade.state import NOTHING, OVER, UNSEEN, State, is_wall
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.playout import play_out
from hulldown.kernel.table import Table
from hulldown.lab.contract import Finding, check_position
from hulldown.lab.walk import walking

from .scenes import LETTERS, drive

pytestmark = pytest.mark.slow

OPTIONS = st.fixed_dictionaries(
    {
        **{name: st.booleans() for name in (*VARIANTS, "pushed_tanks_collect", "bot_interleave")},
        "tiles": st.sampled_from(SETS),
        "clock_duration": st.sampled_from(("round", "phase")),
        "grenade_discard": st.sampled_from(("random", "choice")),
        "helm_stops_grenade": st.booleans(),
        "grenade_hits_disengaged": st.booleans(),
        "first_eagle": st.sampled_from(("bots_section", "random")),
    }
)
LENGTH = 150


def check(state: State) -> None:
    """Cards, tanks, bots, bricks and Power-Ups are conserved; one tank a space."""
    for seat in range(state.seats):
        assert cards_of(state, seat) == list(OF_EACH)
    spaces = [space for space in state.at if space]
    assert len(spaces) == len(set(spaces))
    assert {space for space, tank in enumerate(state.occupant) if tank} == set(spaces)
    assert [tank for tank in range(state.seats, len(state.at)) if state.at[tank]] == state.bots
    known = [state.backs[bot - state.seats] for bot in state.bots]
    unseen = known.count(UNSEEN)
    assert unseen == state.bot_reserve.out
    tokens = state.bot_reserve.maybe + state.bot_reserve.surely + state.scored
    assert sorted(tokens + [kind for kind in known if kind != UNSEEN]) == state.cat.bot_kinds
    assert len(state.scored) == sum(state.kills)
    walls = sum(is_wall(state, space) for space in state.board.spaces)
    assert walls + state.bricks == state.cat.bricks
    stars = state.up_kinds.count(STAR)
    assert stars <= 1
    assert state.up_reserve.size() + len(state.ups) + sum(state.helms) == len(state.cat.powers)
    assert len(state.ups) == len(set(state.ups)) == len(state.up_kinds)
    assert all(not state.block[space] for space in spaces)
    assert all(state.board.ground[space] < WATER for space in spaces if not state.entering)


def cards_of(state: State, seat: int) -> list[int]:
    out = [0] * KINDS
    for kind in range(KINDS):
        place = seat * KINDS + kind
        out[kind] = state.hands[place] + state.decks[place] + state.discards[place]
        assert 0 <= state.sure[place] <= OF_EACH[kind]
    for stack in (seat * 2, seat * 2 + 1):
        for card in state.stacks[stack]:
            out[card] += 1
    return out


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(1, 8), options=OPTIONS, seed=st.integers(0, 10**6))
def test_everything_is_conserved(seats: int, options: dict[str, Any], seed: int) -> None:
    config = GAME.info.configure(seats, options)
    chance, picks = SeededChance(seed), SeededChance(f"{seed}/picks")
    table = Table(GAME.setup(config, chance), chance)
    for _ in range(LENGTH):
        check(table.state)
        asked = GAME.seats_to_act(table.state)
        if not asked:
            assert table.state.asking == OVER
            break
        seat = asked[picks.draw(len(asked), "", "")]
        legal = GAME.legal_actions(table.state, seat)
        GAME.resolve(table, seat, legal[picks.draw(len(legal), "", "")])


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(1, 6), seed=st.integers(0, 10**6), moves=st.integers(0, 60))
def test_no_tank_comes_to_rest_on_ice_unless_something_holds_it(
    seats: int, seed: int, moves: int
) -> None:
    chance = SeededChance(seed)
    state = GAME.setup(GAME.info.configure(seats, {"tiles": "harbour"}), chance)
    play_out(GAME, Table(state, chance), chance, moves)
    for seat in range(seats):
        for facing in range(4):
            if state.at[seat]:
                check_slide(state, seat, facing, CARDS[seed % 3])


def check_slide(state: State, seat: int, facing: int, card: str) -> None:
    """After a Move, whoever was moved onto ice has something ahead that cannot give way."""
    before = state.clone()
    before.facing[seat] = facing
    before.asking, before.asked, before.eagle_lies = NOTHING, (), 0
    before.ups, before.up_kinds = [], []
    after = drive(before, LETTERS[seat], card, rest=0)
    delta = after.board.delta[facing]
    for tank, space in enumerate(after.at):
        if space != before.at[tank] and space and after.board.ground[space] == ICE:
            assert after.block[space + delta] or after.occupant[space + delta]


CONFIGS = [
    (seats, dict.fromkeys(VARIANTS, True) | {"tiles": SETS[seats % 3]}) for seats in range(1, 9)
]


@pytest.mark.parametrize(("seats", "options"), CONFIGS)
def test_a_short_fuzz_of_all_variants_together(seats: int, options: dict[str, Any]) -> None:
    config = GAME.info.configure(seats, options)
    found: list[Finding] = []
    for walk in walking(GAME, config, f"variants/{seats}", 90):
        if len(walk.steps) % 30 == 29:
            found += check_position(walk, len(walk.steps), seats, worlds=1)
    assert found == []
