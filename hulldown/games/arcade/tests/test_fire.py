"""Open fire: A-016, A-018 to A-021, A-025, A-030, A-042 to A-044, A-081, A-121 to A-138, A-169."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.state import CARDS, FIRE, TURN

from .scenes import fired, give, like, power, scene, told, volley

rule = pytest.mark.rule


# Walls


@rule("A-018", "A-129", "A-169")
def test_a_first_shot_damages_a_wall_and_goes_no_further() -> None:
    assert like(volley(scene("A> .  b  1^")), "A> .  d  1^")


@rule("A-019", "A-130", "A-131")
def test_a_second_shot_removes_the_wall_and_the_space_is_plain() -> None:
    state = volley(scene("A> .  d  ."))
    assert like(state, "A> .  .  .")
    assert state.bricks == 12


@rule("A-130")
def test_a_wall_hit_from_two_sides_at_once_is_removed() -> None:
    assert like(volley(scene("A> .  b  B<")), "A> .  .  B<")


@rule("A-016")
def test_concrete_stops_a_shot_and_stands() -> None:
    assert like(volley(scene("A> #  1^")), "A> #  1^")


# Tanks


@rule("A-124", "A-134", "A-135", "A-136", "A-069")
def test_the_first_bot_ahead_is_destroyed_scored_and_leaves_a_power_up() -> None:
    state = volley(scene("A> .  1^ 2^"), luck=[5])
    assert like(state, "A> .  .  2^")
    assert (state.kills[0], state.scored) == (1, [5])
    assert state.ups == [state.board.number_space[5]]


@rule("A-021", "A-020", "A-128")
def test_shots_pass_through_tanks_in_forest() -> None:
    state = volley(scene("A> 1^F 2^"), luck=[0])
    assert like(state, "A> 1^F .")


@rule("A-128", "A-082")
def test_shots_pass_through_disengaged_tanks() -> None:
    assert like(volley(scene("A> b^ 1^"), luck=[0]), "A> b^ .")


@rule("A-025", "A-030")
@pytest.mark.parametrize("ground", ["~", "*"])
def test_shots_pass_over_water_and_ice(ground: str) -> None:
    assert like(volley(scene(f"A> {ground}  1^"), luck=[0]), f"A> {ground}  .")


@rule("A-132", "A-124")
def test_a_player_who_is_hit_discards_two_random_cards() -> None:
    state = volley(give(scene("A> .  B^"), "B", left=2, right=1), luck=[0, 1])
    assert state.hands[6:12] == [0, 0, 0, 1, 0, 0]
    assert state.discards[6:12] == [0, 0, 0, 1, 1, 0]


@rule("A-133")
def test_a_player_without_enough_cards_loses_the_tank() -> None:
    state = volley(give(scene("A> .  B^"), "B", left=1))
    assert state.at[1] == 0
    assert state.kills == [0, 0]


@rule("A-132", "A-133")
def test_two_hits_at_once_cost_four_cards_or_the_tank() -> None:
    before = scene("A> .  C^ .  B<")
    assert volley(give(before, "C", left=3)).at[2] == 0
    paid = volley(give(before, "C", left=4), rest=0)
    assert (paid.at[2] > 0, paid.hand_size(2)) == (True, 0)


@rule("A-043", "A-044")
def test_a_helm_stops_all_hits_of_one_step_and_goes_back() -> None:
    before = scene("A> .  C^ .  B<")
    before.helms[2] = 1
    before.up_reserve.maybe.remove(power("helm"))
    state = volley(before)
    assert (state.at[2] > 0, state.helms[2], state.up_reserve.size()) == (True, 0, 4)
    assert volley(state).at[2] == 0


# Who fires


@rule("A-123", "A-121")
def test_every_engaged_tank_fires_whether_it_wants_or_not() -> None:
    table = fired(scene("A> .\nB> ."))
    assert told(table.events) == ["shot-missed", "shot-missed"]


@rule("A-081")
def test_a_disengaged_tank_does_not_fire() -> None:
    assert like(volley(scene("a> 1^")), "a> 1^")


@rule("A-125", "A-126")
def test_a_bot_fires_at_a_player_ahead_past_other_bots() -> None:
    state = volley(give(scene("1> 2^ .  A^"), "A", left=2), rest=0)
    assert state.hand_size(0) == 0


@rule("A-125", "A-127")
@pytest.mark.parametrize("ahead", ["b", "2^", ".", "a^", "A^F"])
def test_a_bot_without_a_visible_player_ahead_does_not_fire(ahead: str) -> None:
    state = scene(f"1> {ahead} .")
    table = fired(state)
    assert [e for e in table.events if e.message.args.get("tank") == "bot:0"] == []
    assert like(table.state, f"1> {ahead} .")


@rule("A-171", "A-169")
@pytest.mark.parametrize("wall", ["#", "b", "d"])
def test_concrete_and_walls_keep_a_bot_from_hitting(wall: str) -> None:
    assert volley(give(scene(f"1> {wall} A^"), "A", left=2)).hand_size(0) == 2


@rule("A-157", "A-158")
@pytest.mark.parametrize("wall", ["#", "b", "d"])
def test_in_uneven_combat_bots_shoot_through_walls_and_players_do_not(wall: str) -> None:
    before = scene(f"1> {wall} A^", uneven=True)
    state = volley(give(before, "A", left=2), rest=0)
    assert state.hand_size(0) == 0
    assert like(state, f"1> {wall} A^")
    other = volley(scene("A> # 1^", uneven=True))
    assert like(other, "A> # 1^")


@rule("A-122")
def test_a_tank_that_is_destroyed_still_makes_its_shot() -> None:
    before = scene("A> .  B<")
    state = volley(before)
    assert state.at[:2] == [0, 0]


@rule("A-137", "A-136")
def test_a_bot_hit_by_two_players_is_nobodys_but_leaves_a_power_up() -> None:
    state = volley(scene("A> .  1^ .  B<"), luck=[7])
    assert (state.kills, state.bots, state.bot_reserve.size()) == ([0, 0], [], 16)
    assert state.ups == [state.board.number_space[7]]


@rule("A-136", "A-037")
def test_several_bots_of_one_step_leave_power_ups_in_turn_order_shared_ones_last() -> None:
    before = scene("A> 1^ B<\nC> 2^ .")
    state = volley(before, luck=[0, 0, 0])
    assert state.kills == [0, 0, 1]
    assert state.up_kinds[0] == power("star")
    assert state.up_kinds[1] != power("star")


@rule("A-042")
def test_bots_stopped_by_the_clock_do_not_fire() -> None:
    before = give(scene("1> .  A^"), "A", left=2)
    before.frozen = 1
    assert volley(before).hand_size(0) == 2


@rule("A-138", "A-073")
def test_after_the_first_fire_come_the_second_maneuvers_and_then_the_end_of_the_round() -> None:
    before = scene("A> .")
    before.stage = FIRE
    state = volley(before)
    assert (state.phase, state.stage) == (1, TURN)
    state.stage = FIRE
    assert volley(state).stage == CARDS


@rule("A-042")
@pytest.mark.parametrize(("duration", "frozen"), [("round", 1), ("phase", 0)])
def test_the_clock_runs_to_the_end_of_the_round_or_of_the_phase(duration: str, frozen: int) -> None:
    before = scene("A> .", clock_duration=duration)
    before.frozen = 1
    assert volley(before).frozen == frozen


@rule("A-124")
def test_the_view_tells_what_everybody_aims_at() -> None:
    data = GAME.view(scene("A> .  b  .\nB> .  1< ."), None).data
    assert [seat["aims_at"] for seat in data["seats"]] == ["brick:0:2", "bot:0"]
    assert data["bots"][0]["aims_at"] == "seat:1"


@rule("A-121")
def test_a_shot_tells_where_it_began_where_it_ended_and_what_it_hit() -> None:
    hit, missed = fired(scene("A> .  b\nBv #"), rest=0).events[:2]
    assert hit.message.args["to"] == "space:0:2"
    assert hit.message.args["hit"] == "brick:0:2"
    assert missed.message.args["to"] == "space:11:0"
