"""T-004, T-010 to T-015: Flares, taking, scouting, the end."""

import pytest

from hulldown.games.template import GAME
from hulldown.games.template.state import OVER, State
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.config import Config
from hulldown.kernel.match import Match
from hulldown.kernel.situation import ORDERS
from hulldown.kernel.steps import take_step

rule = pytest.mark.rule
CONFIG = GAME.info.configure(2)
CLAIMED = (
    "asking answer asked 1 frames claim:0 round 1 crate 3 "
    "hands 0.1.0.0.0.0/1.1.0.0.0.0 shown 0,0,0,0,0,1"
)


def scene(line: str, config: Config = CONFIG) -> State:
    return GAME.read_position(config, line)


def do(state: State, seat: int, notation: str, *luck: int) -> State:
    action = next(a for a in GAME.legal_actions(state, seat) if a.notation() == notation)
    return take_step(GAME, state, seat, action, ScriptedChance(list(luck))).after


@rule("T-010")
def test_everybody_else_who_holds_a_card_is_asked_whatever_it_is() -> None:
    config = GAME.info.configure(4)
    none = "0.0.0.0.0.0"
    hands = f"hands 0.0.0.0.0.1/{none}/{none}/1.0.0.0.0.0 dug {none}/{none}/0.1.0.0.0.0/{none}"
    line = f"asked 0 round 1 crate 2 {hands} chosen 5.-1/-1.-1/-1.-1/-1.-1"
    state = do(scene(line, config), 0, "ready")
    assert GAME.seats_to_act(state) == (2, 3)
    assert [a.notation() for a in GAME.legal_actions(state, 2)] == ["decline"]
    assert [refusal.reason.id for refusal in GAME.why_not(state, 2)] == ["no-flare"]
    assert [a.notation() for a in GAME.legal_actions(state, 3)] == ["decline", "flare"]


@rule("T-010")
def test_answers_are_sealed_until_the_last_one() -> None:
    config = GAME.info.configure(3)
    hands = "hands 0.0.0.0.0.0/1.0.0.0.0.0/1.0.0.0.0.0"
    state = scene(f"asking answer asked 1,2 frames claim:0 round 1 crate 2 {hands}", config)
    fired, declined = do(state, 1, "flare"), do(state, 1, "decline")
    assert GAME.view(fired, 2).data == GAME.view(declined, 2).data
    assert GAME.view(fired, 0).data == GAME.view(declined, 0).data


@rule("T-011")
def test_a_flare_leaves_the_game_and_the_crate_is_lost() -> None:
    state = scene(CLAIMED)
    state = do(state, 1, "flare", 0)
    assert (state.worth, state.taken, state.shown[0]) == ([0, 0], [0, 0], 1)
    assert (state.hands[1], state.round) == ([0, 1, 0, 0, 0, 0], 2)


@rule("T-012")
def test_without_a_flare_the_claimer_takes_the_crate() -> None:
    state = scene(f"{CLAIMED} worth 1,0 taken 1,0")
    state = do(state, 1, "decline", 0, 0)
    assert (state.worth, state.taken) == ([4, 0], [2, 0])


@rule("T-012")
def test_a_claim_nobody_can_answer_is_taken_at_once() -> None:
    state = scene("asked 0 round 1 crate 3 hands 0.0.0.0.0.1/0.0.0.0.0.0 chosen 5.-1/-1.-1")
    assert do(state, 0, "ready", 0).worth == [3, 0]


@rule("T-013")
@pytest.mark.parametrize(("luck", "kind"), [(0, "flare"), (1, "scout"), (2, "heavy")])
def test_the_taker_sees_one_random_card_the_next_player_holds(luck: int, kind: str) -> None:
    state = scene(f"{CLAIMED} dug 0.0.0.0.0.0/0.0.0.0.0.1")
    state = do(state, 1, "decline", luck, 0)
    assert GAME.view(state, 0).data["scouted"] == [{"seat": "seat:1", "card": f"card:{kind}"}]
    assert GAME.view(state, 1).data["scouted"] == []


@rule("T-013")
def test_a_scouted_card_is_known_until_such_a_card_is_shown() -> None:
    line = (
        "asked 0,1 round 2 crate 3 hands 0.1.0.0.0.0/0.0.0.0.1.1 chosen -1.-1/4.-1 "
        "shown 0,0,0,0,0,1 worth 3,0 taken 1,0 scouted 0.1.4"
    )
    state = scene(line)
    worlds = [GAME.resample(state, 0, SeededChance(seed)) for seed in range(20)]
    assert all(world.hands[1][4] + world.dug[1][4] for world in worlds)
    assert GAME.query(state, 0, {"ask": "flare-odds", "seat": "seat:1"}) == {"ways": 4, "of": 21}
    shown = do(do(state, 0, "ready"), 1, "ready")
    assert GAME.view(shown, 0).data["scouted"] == []


@rule("T-013")
def test_scouting_can_be_switched_off() -> None:
    config = GAME.info.configure(2, {"scouting": False})
    state = scene(
        f"{CLAIMED} dug 0.0.0.0.0.0/0.0.0.0.0.1",
        config,
    )
    assert do(state, 1, "decline", 0).scouted == []


@rule("T-004")
@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_the_match_ends_after_the_last_round(rounds: int) -> None:
    config = GAME.info.configure(2, {"rounds": rounds})
    match = Match(GAME, config, SeededChance(rounds))
    while match.seats_to_act:
        match.step(match.seats_to_act[0], GAME.usual(match.state, match.seats_to_act[0]))
    assert (match.state.round, match.state.asking) == (rounds, OVER)
    assert match.outcome is not None
    assert match.outcome.reason == "rounds-played"


@rule("T-001", "T-014")
def test_crates_and_dug_in_cards_score_and_most_points_win() -> None:
    state = scene("asking over round 4 dug 0.0.0.0.0.0/2.2.1.1.0.0 worth 5,0 taken 2,0")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == ({"crates": 5, "dug": 0}, {"crates": 0, "dug": 6})
    assert outcome.ranking == ((1,), (0,))


@rule("T-015")
def test_a_tie_goes_to_more_crates_and_is_shared_after_that() -> None:
    config = GAME.info.configure(3)
    line = "asking over round 4 crate 1 worth 3,3,3 taken 1,2,2"
    outcome = GAME.outcome(scene(line, config))
    assert outcome is not None
    assert (outcome.ranking, outcome.winners) == (((1, 2), (0,)), (1, 2))


@rule("T-010")
def test_a_standing_order_answers_claims_for_every_seat_alike() -> None:
    match = Match(
        GAME, CONFIG, ScriptedChance([2, 2, 2, 2, 2, 0, 0, 0, 0, 2], rest=2), reactions=ORDERS
    )
    match.give_orders(1, {"flare_from": 3})
    send = next(play for play in GAME.plays(match.state, 0) if play.message.id == "play-send")
    match.act(0, send.actions)
    records = match.act(1, GAME.usual(match.state, 1))
    answer = next(record for record in records if record.by == "order")
    assert (answer.seat, answer.action) == (1, {"kind": "flare"})
