"""What is true in every position of every match."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import CREW
from hulldown.games.duel.force import SOLO
from hulldown.games.duel.rules.frames import ACTION
from hulldown.games.duel.rules.hands import hand_size
from hulldown.games.duel.rules.levels import fire_level, move_level
from hulldown.games.duel.rules.victory import side_points
from hulldown.games.duel.state import (
    ABSENT,
    ACQUIRING,
    KIA,
    LOSING,
    NONE,
    SCOUTING,
    SHEDDING,
    SPOTTING,
    TACTICS,
    TELEPHONING,
    State,
)
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.messages import Message
from hulldown.kernel.table import Table

from .scenes import config

pytestmark = pytest.mark.slow
rule = pytest.mark.rule
LONGEST = 600
MID_ACTION = {TACTICS, SPOTTING, SHEDDING, LOSING, ACQUIRING, SCOUTING, TELEPHONING}
"""DQ-102, and what the scout report and the field telephone ask (RULES.md)."""


def places_of_cards(state: State) -> list[int]:
    deck = state.deck
    piles = [deck.cards, deck.discards, deck.played, deck.pulled, *state.hands, *state.pools]
    lying = [card for card in (*state.hold, *state.smoke, *state.bids) if 0 < card <= 100]
    return sorted([card for pile in piles for card in pile] + lying)


def check(state: State) -> None:
    cat = state.cat
    assert places_of_cards(state) == list(range(1, 101))
    assert len(state.damage_deck) + len(state.damage_discards) == 21
    for tank in range(cat.tanks):
        check_tank(state, tank)
    for seat in range(cat.seats):
        assert state.hands[seat] == sorted(state.hands[seat])
        assert hand_size(state, seat) >= 0
    hidden = [card for cards in state.hidden for card in cards]
    assert set(hidden) | set(state.shown) == set(state.deck.discards)
    declared = any(frame[0] == ACTION for frame in state.frames.rows)
    assert not (state.asked and declared) or state.asking in MID_ACTION


def check_tank(state: State, tank: int) -> None:
    cat = state.cat
    assert {state.burning[tank], state.broken[tank]} <= {0, 1}
    assert state.range[tank] % 200 == 0
    assert -1000 <= state.range[tank] <= 1000
    assert state.move_now[tank] == move_level(state, tank, None) >= 0
    assert state.fire_now[tank] == fire_level(state, tank, None) >= 0
    assert state.flanks[tank] & ~state.spotted[tank] == 0
    assert state.flanks[tank].bit_count() <= 2
    own = [other for other in range(cat.tanks) if cat.side[other] == cat.side[tank]]
    assert not any(state.spotted[tank] >> other & 1 for other in own)
    target = state.acquired[tank]
    assert (target == NONE) == (state.bonus[tank] == 0)
    assert target == NONE or state.spotted[tank] == 1 << target
    if state.smoke[tank]:
        assert state.spotted[tank] == 0
    if state.out[tank]:
        assert state.spotted[tank] == state.hold[tank] == state.burning[tank] == 0
        assert not any(state.spotted[enemy] >> tank & 1 for enemy in cat.enemies[tank])
    if state.owner(tank) == SOLO:
        assert state.cards_of(tank) == state.pools[tank]
    else:
        assert state.pools[tank] == []
        assert state.cards_of(tank) == state.hands[state.owner(tank)]
    seated = [man for man in state.sits[tank * CREW : tank * CREW + CREW] if man != NONE]
    men = state.men[tank * CREW : tank * CREW + CREW]
    assert sorted(seated) == [m for m in range(CREW) if men[m] not in (KIA, ABSENT)]


def walk(made: Config, seed: int) -> tuple[State, list[Message]]:
    """Random play, every position checked: the last one, and what was told of points."""
    chance = SeededChance(seed)
    table = Table(GAME.setup(made, chance), chance, True)
    picks = SeededChance(f"picks {seed}")
    state = table.state
    for _ in range(LONGEST):
        if not state.asked:
            break
        seat = state.asked[picks.draw(len(state.asked), "", "")]
        legal = GAME.legal_actions(state, seat)
        GAME.resolve(table, seat, legal[picks.draw(len(legal), "", "")])
        check(state)
    return state, [e.message for e in table.events if e.message.id == "points-scored"]


def configs() -> list[Config]:
    """Every scenario with few and many tanks, and what the game itself wants to be tried."""
    info = GAME.info
    made = [config(2, scenario, tanks=tanks) for scenario in info.scenarios for tanks in "14"]
    for trial in info.trials:
        options, seats = trial.get("options"), trial["seats"]
        made.append(info.configure(seats, options, trial.get("scenario"), trial.get("teams")))
    return made


def check_points(state: State, told: list[Message]) -> None:
    for side, nation in enumerate(("german", "soviet")):
        given = state.cat.field.handicap[side]
        assert side_points(state, side) - given == sum(points_of(m, nation) for m in told)


def points_of(message: Message, nation: str) -> int:
    points: int = message.args["points"]
    return points if message.args["tank"].startswith(f"tank:{nation}") else 0


@rule("D-002", "D-040", "D-064", "D-067")
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 8))
@settings(max_examples=12, deadline=None)
def test_every_position_is_consistent(seed: int, seats: int) -> None:
    check_points(*walk(config(seats), seed))


@rule("D-352")
@given(seed=st.integers(0, 10_000), side=st.integers(0, 1))
@settings(max_examples=6, deadline=None)
def test_so_is_every_position_against_the_solo_opponent(seed: int, side: int) -> None:
    check_points(*walk(config(1, teams=(side,)), seed))


@rule("D-003", "D-004", "D-188")
@given(seed=st.integers(0, 10_000), made=st.sampled_from(configs()))
@settings(max_examples=24, deadline=None)
def test_so_is_every_position_of_every_scenario_and_module(seed: int, made: Config) -> None:
    check_points(*walk(made, seed))
