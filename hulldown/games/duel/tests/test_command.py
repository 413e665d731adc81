"""8.4.1: the printed special actions of COMMAND cards (D-188)."""

import pytest

from hulldown.games.duel.catalog import CREW_IN_SHOCK, CREW_STUNNED, DRIVER_PANICS
from hulldown.games.duel.rules.damage import apply_special
from hulldown.games.duel.rules.deck import GAME_END, SHUFFLE
from hulldown.games.duel.state import OVER
from hulldown.games.duel.view import resample, view
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.table import Table

from .scenes import SPARE, Pulls, do, legal, refused, scene, tank, told

rule = pytest.mark.rule

SCOUT = 70
URGENT = 71
RALLY = 72
STEADY = 73
DAMAGE_CONTROL = 74
COMBINED = 75
DECOY = 76
ARTILLERY = 77


@rule("D-183", "D-188")
def test_a_scout_report_shows_a_hand_and_takes_a_card_of_it() -> None:
    state = scene([SCOUT], other_hand=[7, 45, 99])
    looked = do(state, "command n70", "use special", "declare")
    assert legal(looked) == ["pick n7", "pick n45", "pick n99"]
    after = do(looked, "pick n45")
    assert (after.hands[0], after.hands[1]) == ([SPARE, 45], [7, 99])
    assert not after.done


@rule("D-188")
def test_a_scout_alone_learns_the_hand_and_remembers_it() -> None:
    state = scene([SCOUT], other_hand=[7, 45, 99])
    steps = ("command n70", "use special", "declare")
    seen = told(state, *steps, to=0)[-1]
    assert (seen.id, seen.args["cards"]) == ("hand-scouted", ["card:n7", "card:n45", "card:n99"])
    after = do(state, *steps, "pick n45")
    known = view(after, 0).data["known"]
    assert [(row["card"], row["sure"]) for row in known] == [("card:n7", True), ("card:n99", True)]
    assert resample(after, 0, SeededChance(3)).hands[1] == [7, 99]
    assert 45 in resample(after, 1, SeededChance(3)).hands[0]


@rule("D-188", "D-016")
def test_a_scouted_card_is_no_longer_thought_to_be_elsewhere() -> None:
    """Seat 0 once knew 45 in another hand; now it sees it in this one."""
    state = scene([SCOUT], other_hand=[7, 45], seats=3, tanks="2")
    state.rows = [[0, 2, 45, 1]]
    after = do(state, "command n70", "use special", "declare")
    assert [row for row in after.rows if row[2] == 45] == [[0, 1, 45, 0]]
    assert resample(after, 0, SeededChance(1)).hands[1] == [7, 45]


@rule("D-188")
def test_others_hear_whose_hand_was_scouted_but_not_the_card() -> None:
    state = scene([SCOUT], other_hand=[7, 45], seats=3, tanks="2")
    messages = told(state, "command n70", "use special", "declare", "pick n7", to=2)
    assert "hand-scouted-unseen" in [message.id for message in messages]
    assert "card-stolen-unseen" in [message.id for message in messages]
    assert not [m for m in messages if "card:n7'" in str(m.args)]


@rule("D-188")
def test_urgent_orders_draw_two_cards() -> None:
    after = do(scene([URGENT]), "command n71", "use special", "declare", pulls=[8, 9])
    assert after.hands[0] == [8, 9, SPARE]


@rule("D-188")
def test_a_game_end_drawn_by_urgent_orders_ends_the_game() -> None:
    state = scene([URGENT])
    state.deck.special, state.deck.within = GAME_END, len(state.deck.cards) + 1
    after = do(state, "command n71", "use special", "declare", pulls=[GAME_END])
    assert after.asking == OVER


@rule("D-188", "D-047")
def test_a_shuffle_drawn_by_urgent_orders_is_replaced_and_made_when_the_order_is_over() -> None:
    state = scene([URGENT])
    state.deck.within = 200
    after = do(state, "command n71", "use special", "declare", pulls=[8, SHUFFLE, 9])
    assert after.hands[0] == [8, 9, SPARE]
    assert after.deck.shuffles == 1
    assert URGENT in after.deck.cards


@rule("D-188")
def test_rally_removes_broken() -> None:
    after = do(scene([RALLY], broken={"german_i": 1}), "command n72", "use special", "declare")
    assert after.broken[0] == 0


@rule("D-188")
def test_steady_ends_one_kind_of_panic() -> None:
    state = scene([STEADY])
    table = Table(state, Pulls(state, [], [], []))
    for result in (DRIVER_PANICS, CREW_STUNNED, CREW_IN_SHOCK):
        apply_special(table, 0, 2, result)
    levels = state.move_now[0], state.fire_now[0]
    drives = do(state, "command n73", "use steady-driver", "declare")
    assert drives.move_now[0] > levels[0]
    assert drives.fire_now[0] == levels[1]
    fires = do(state, "command n73", "use steady-gunner", "declare")
    assert (fires.move_now[0], fires.fire_cap[0]) == (levels[0], 0)


@rule("D-188", "D-163")
def test_damage_control_puts_out_the_fire_but_brings_no_tank_action() -> None:
    state = scene([DAMAGE_CONTROL, 3], burning={"german_i": 1})
    after = do(state, "command n74", "use special", "declare")
    assert after.burning[0] == 0
    assert legal(after) == ["end"]


@rule("D-188")
def test_combined_fire_helps_the_next_shot_of_the_side_and_is_spent() -> None:
    state = scene([COMBINED, 45, 3], other_hand=[11], spotted={"german_i": ["soviet_i"]})
    ready = do(state, "command n75", "use special", "declare")
    assert ready.combined == (1, 0)
    shot = ("fire n45", "declare", "decline")
    plain = [m for m in told(state, *shot, pulls=[99]) if m.id == "shot-missed"]
    helped = [m for m in told(ready, *shot, pulls=[99]) if m.id == "shot-missed"]
    assert helped[0].args["number"] == plain[0].args["number"] + 10
    assert do(ready, *shot, pulls=[99]).combined == (0, 0)


@rule("D-188")
def test_combined_fire_is_not_ordered_twice() -> None:
    state = scene([COMBINED], hull_down={"german_i": 1}, smoke={"german_i": 12})
    state.combined = (1, 0)
    assert refused(state, COMBINED) == {"nothing-to-command": "D-188"}


@rule("D-188")
def test_a_decoy_costs_one_enemy_its_acquired_counter() -> None:
    state = scene([DECOY], acquired={"soviet_i": "german_i", "soviet_ii": "german_i"})
    after = do(state, "command n76", "use special", "at soviet_ii", "declare")
    assert after.acquired[tank(state, "soviet_ii")] == -1
    assert after.acquired[tank(state, "soviet_i")] == 0
    assert after.has_spotted(tank(state, "soviet_ii"), 0)


@rule("D-188")
@pytest.mark.parametrize("breaks", [True, False])
def test_artillery_looks_at_experience_alone(breaks: bool) -> None:
    state = scene([ARTILLERY], burning={"soviet_i": 1}, kia={"soviet_i": ["commander"]})
    seasoned = 1 << 1
    cards = [n for n, crosses in enumerate(state.cat.crosses) if bool(crosses & seasoned) == breaks]
    steps = ("command n77", "use special", "at soviet_i", "declare")
    after = do(state, *steps, damage=[cards[0] + 1])
    assert after.broken[tank(state, "soviet_i")] == int(breaks)


@rule("D-188")
def test_artillery_names_enemies_that_stand_and_are_not_broken() -> None:
    state = scene([ARTILLERY], tanks="3", broken={"soviet_i": 1}, hold={"soviet_ii": 3})
    drafted = do(state, "command n77", "use special")
    assert legal(drafted) == ["declare"]
    assert drafted.draft[6] == tank(state, "soviet_iii")


@rule("D-188")
@pytest.mark.parametrize("card", [RALLY, STEADY, DAMAGE_CONTROL, DECOY])
def test_an_order_without_effect_is_not_offered(card: int) -> None:
    state = scene([card])
    assert "use special" not in legal(do(state, f"command n{card}"))
