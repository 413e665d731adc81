"""T-002 to T-009: the deal, secret plans, the reveal and the claim."""

import pytest

from hulldown.games.template import GAME
from hulldown.games.template.state import State
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.errors import ActionError, ConfigError
from hulldown.kernel.match import Match
from hulldown.kernel.table import Table

rule = pytest.mark.rule
CONFIG = GAME.info.configure(2)
ACTIONS = GAME.actions(CONFIG)


def scene(line: str) -> State:
    return GAME.read_position(CONFIG, line)


def do(state: State, seat: int, *actions: str, luck: tuple[int, ...] = ()) -> State:
    table = Table(state.clone(), ScriptedChance(list(luck)))
    for notation in actions:
        action = ACTIONS.read(notation)
        assert action in GAME.legal_actions(table.state, seat)
        GAME.resolve(table, seat, action)
    return table.state


def legal(state: State, seat: int) -> list[str]:
    return [action.notation() for action in GAME.legal_actions(state, seat)]


@rule("T-001")
def test_two_to_four_players_take_part() -> None:
    assert [GAME.info.configure(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ConfigError):
            GAME.info.configure(seats)


@rule("T-002", "T-003")
def test_five_cards_each_are_dealt_from_a_deck_of_24() -> None:
    state = GAME.setup(CONFIG, SeededChance(3))
    assert state.cat.counts == [4, 4, 4, 4, 4, 4]
    assert [sum(hand) for hand in state.hands] == [5, 5]
    first = GAME.setup(CONFIG, ScriptedChance(rest=0))
    assert first.hands == [[4, 1, 0, 0, 0, 0], [0, 3, 2, 0, 0, 0]]


@rule("T-003")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = scene("asked 0,1 round 1 crate 1 hands 5.0.0.0.0.0/0.5.0.0.0.0")
    assert GAME.view(state, 0).data["hand"] == [{"id": "card:flare", "count": 5}]
    assert "card:scout" not in str(GAME.view(state, 0).data)
    assert "hand" not in GAME.view(state, None).data


def test_a_content_pack_is_refused() -> None:
    with pytest.raises(ConfigError):
        GAME.setup(GAME.info.configure(2, pack={"cards": []}), SeededChance(1))


@rule("T-005")
@pytest.mark.parametrize("luck", [0, 1, 2])
def test_a_crate_is_worth_one_to_three(luck: int) -> None:
    state = GAME.setup(CONFIG, ScriptedChance([0] * 10 + [luck]))
    assert (state.round, state.crate) == (1, luck + 1)


@rule("T-006")
def test_one_card_may_be_sent_and_one_dug_in() -> None:
    state = scene("asked 0,1 round 1 crate 1 hands 0.0.0.0.1.1/0.5.0.0.0.0")
    assert legal(state, 0) == ["ready", "send medium", "dig medium", "send heavy", "dig heavy"]
    sent = do(state, 0, "send heavy")
    assert legal(sent, 0) == ["ready", "dig medium"]
    assert legal(do(sent, 0, "dig medium"), 0) == ["ready"]
    reasons = {refusal.reason.id for refusal in GAME.why_not(sent, 0)}
    assert reasons == {"one-sent", "none-left"}


@rule("T-006")
def test_plans_are_made_at_once_and_stay_secret() -> None:
    state = scene("asked 0,1 round 1 crate 1 hands 0.0.0.0.1.1/0.5.0.0.0.0")
    planned = do(state, 0, "send heavy", "ready")
    assert GAME.seats_to_act(state) == (0, 1)
    assert GAME.seats_to_act(planned) == (1,)
    assert GAME.view(planned, 1).data == GAME.view(do(state, 0, "ready"), 1).data


@rule("T-007")
def test_a_flare_cannot_be_sent() -> None:
    state = scene("asked 0,1 round 1 crate 1 hands 1.0.0.0.0.0/0.5.0.0.0.0")
    assert legal(state, 0) == ["ready", "dig flare"]
    assert [refusal.to_json()["rule"] for refusal in GAME.why_not(state, 0)] == ["T-007"]
    match = Match(GAME, CONFIG, ScriptedChance(rest=0))
    with pytest.raises(ActionError, match="action/format"):
        GAME.actions(CONFIG).read("send flare")
    assert match.seats_to_act == (0, 1)


@rule("T-008", "T-009")
def test_the_single_highest_card_claims_and_dug_in_cards_stay_unseen() -> None:
    state = scene("asked 0,1 round 1 crate 2 hands 0.1.0.0.1.0/0.0.1.1.0.0")
    state = do(do(state, 0, "send medium", "dig scout", "ready"), 1, "send light", "ready")
    assert GAME.view(state, 1).data["claimer"] == "seat:0"
    assert GAME.view(state, 1).data["shown"] == [
        {"id": "card:light", "count": 1},
        {"id": "card:medium", "count": 1},
    ]
    assert "card:scout" not in str(GAME.view(state, 1).data)
    assert GAME.view(state, 0).data["dug_in"] == [{"id": "card:scout", "count": 1}]


@rule("T-009")
@pytest.mark.parametrize("plans", [("send medium", "send medium"), (None, None)])
def test_a_tie_or_an_empty_road_claims_nothing(plans: tuple[str | None, str | None]) -> None:
    state = scene("asked 0,1 round 1 crate 2 hands 0.0.0.0.1.1/0.0.0.0.1.1")
    first, second = ([plan, "ready"] if plan else ["ready"] for plan in plans)
    state = do(do(state, 0, *first), 1, *second, luck=(0,))
    assert (state.round, state.asking, state.taken) == (2, 0, [0, 0])


@rule("T-009")
def test_equal_highest_cards_do_not_let_a_lower_one_claim() -> None:
    config = GAME.info.configure(3)
    hand = "0.1.0.0.0.1"
    line = f"asked 0,1,2 round 1 crate 2 hands {hand}/{hand}/{hand} chosen 5.-1/5.-1/1.-1"
    state = GAME.read_position(config, line)
    table = Table(state, ScriptedChance([0]))
    for seat in range(3):
        GAME.resolve(table, seat, GAME.actions(config).read("ready"))
    assert (state.round, state.taken) == (2, [0, 0, 0])
