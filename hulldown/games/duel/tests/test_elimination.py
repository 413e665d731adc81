"""9, 12.6, 12.7 and 14: leaving a tank, its replacement, and who has won."""

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import CREW, IMMOBILIZED, TRACK_DAMAGE, catalogue_of
from hulldown.games.duel.rules.elimination import ABANDONED, DESTROYED, eliminate, reinforce
from hulldown.games.duel.rules.victory import standing, winner
from hulldown.games.duel.state import HEALTHY, State, put
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.table import Table

from .scenes import Pulls, config, legal, scene, sees, tank

rule = pytest.mark.rule
VICTIM = "soviet_i"


def lose(state: State, name: str = VICTIM, luck: tuple[int, ...] = ()) -> State:
    state = state.clone()
    chance = Pulls(state, (), (), luck)
    eliminate(Table(state, chance, True), tank(state, name), DESTROYED)
    assert not chance.left_over()
    return state


def back(state: State) -> State:
    state = state.clone()
    reinforce(Table(state, Pulls(state, (), (), ()), True))
    return state


@rule("D-325", "D-333", "D-347", "D-341")
def test_the_last_penetrator_scores_the_tank_and_a_medal() -> None:
    state = lose(scene(penetrator={VICTIM: "german_ii"}))
    german = tank(state, "german_ii")
    assert (state.vp[german], state.kills[german]) == (8, 1)
    assert sum(state.vp) == 8


@rule("D-333")
def test_a_tank_that_nobody_penetrated_scores_for_nobody() -> None:
    state = lose(scene())
    assert (sum(state.vp), sum(state.kills)) == (0, 0)


@rule("D-345")
def test_without_a_medal_there_are_only_points() -> None:
    state = scene(penetrator={VICTIM: "german_i"})
    state.medal = put(state.medal, tank(state, VICTIM), 0)
    state = lose(state)
    assert (sum(state.vp), sum(state.kills)) == (8, 0)


@rule("D-326")
def test_each_lost_tank_costs_half_of_what_is_left_but_no_initiative_card() -> None:
    state = scene(other_hand=[1, 2, 3, 4, 5], bids={"soviet_ii": 6})
    state = lose(state, luck=(0, 0, 0))
    assert (state.hands[1], state.bids[tank(state, "soviet_ii")]) == ([4, 5], 6)
    state = lose(state, luck=(0,), name="soviet_ii")
    assert (state.hands[1], state.bids[tank(state, "soviet_ii")]) == ([5], 0)


@rule("D-333", "D-347")
def test_a_penetrator_that_was_itself_replaced_still_scores() -> None:
    state = lose(scene(penetrator={VICTIM: "german_ii"}), name="german_ii", luck=(0,))
    state = lose(back(state))
    assert (state.vp[tank(state, "german_ii")], state.kills[tank(state, "german_ii")]) == (8, 1)


@rule("D-326")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_half_the_hand_is_lost_at_random_and_unseen(held: int, left: int) -> None:
    hand = [1, 2, 3, 4, 5][:held]
    state = lose(scene(other_hand=hand), luck=(0,) * (held - left))
    assert len(state.hands[1]) == left
    assert len(state.hidden[1]) == held - left
    assert state.shown == []


@rule("D-329", "D-330")
def test_all_counters_about_it_and_its_own_go() -> None:
    both = {"german_i": [VICTIM], VICTIM: ["german_i"]}
    state = lose(scene(spotted=both, flanks=both))
    assert sees(state, "german_i") == sees(state, VICTIM) == []
    assert state.flanks == (0, 0, 0, 0)


@rule("D-331", "D-332")
def test_its_cards_and_counters_go_and_a_loaded_round_goes_back() -> None:
    state = scene(
        hold={VICTIM: 2}, smoke={VICTIM: 12}, bids={VICTIM: 60}, burning={VICTIM: 1},
        broken={VICTIM: 1}, hull_down={VICTIM: 1}, bog={VICTIM: 4},
        damage={VICTIM: [TRACK_DAMAGE, IMMOBILIZED]}, loaded={VICTIM: 1}, stored={VICTIM: 0},
    )  # fmt: skip
    state = lose(state)
    index = tank(state, VICTIM)
    assert {2, 12, 60} <= set(state.deck.discards)
    assert state.hold[index] == state.smoke[index] == state.bids[index] == 0
    assert state.burning[index] == state.broken[index] == state.hull_down[index] == 0
    assert (state.bog[index], state.damage[index]) == (0, ())
    assert (state.loaded[index], state.stored[index]) == (0, 1)


@rule("D-327", "D-328", "D-192")
def test_it_neither_acts_nor_is_a_target_for_the_rest_of_the_round() -> None:
    state = scene([45, 6], spotted={"german_i": [VICTIM, "soviet_ii"]})
    state.order = [tank(state, VICTIM), tank(state, "german_ii")]
    state = lose(state)
    assert state.order == [tank(state, "german_ii")]
    assert f"at {VICTIM}" not in legal(state)
    assert sees(state, "german_i") == ["soviet_ii"]


@rule("D-191", "D-095", "D-358")
def test_a_replacement_is_whole_at_its_start_with_the_rounds_that_were_left() -> None:
    state = scene(
        range={VICTIM: 0}, kia={VICTIM: ["driver"]}, wounded={VICTIM: ["loader"]},
        fire_cap={VICTIM: 3}, loaded={VICTIM: 1}, stored={VICTIM: 0}, vp={VICTIM: 5},
        kills={VICTIM: 1}, penetrator={VICTIM: "german_i"},
    )  # fmt: skip
    state = back(lose(state))
    index = tank(state, VICTIM)
    assert (state.out[index], state.range[index], state.stored[index]) == (0, 800, 1)
    assert (state.move_now[index], state.fire_now[index]) == (8, 5)
    men = state.men[index * CREW : index * CREW + CREW]
    assert men.count(HEALTHY) == 4
    assert (state.vp[index], state.kills[index], state.penetrator[index]) == (5, 1, -1)


@rule("D-191", "D-149", "D-004")
def test_a_replacement_has_its_hatch_open_and_has_not_looked_out_yet() -> None:
    options = {"infantry": True, "conditions": "snow"}
    state = scene(options=options, buttoned={VICTIM: 1}, sight={VICTIM: 200})
    state = back(lose(state))
    assert (state.buttoned[tank(state, VICTIM)], state.sight[tank(state, VICTIM)]) == (0, 600)


@rule("D-358")
def test_replacements_never_run_out() -> None:
    state = scene()
    for _ in range(12):
        state = back(lose(state))
    assert state.out == (0, 0, 0, 0)


@rule("D-322")
def test_a_crew_that_bails_out_scores_only_the_tank() -> None:
    state = scene(penetrator={VICTIM: "german_i"}, wounded={VICTIM: ["driver"]})
    eliminate(Table(state, Pulls(state, (), (), ()), True), tank(state, VICTIM), ABANDONED)
    assert state.vp[tank(state, "german_i")] == 8


# Victory


@rule("D-002", "D-342")
def test_more_points_win() -> None:
    state = scene(vp={"german_i": 5, "soviet_i": 4})
    assert winner(state) == (0, "by-points", "D-342")
    state = scene(vp={"german_i": 5, "soviet_i": 4, "soviet_ii": 2})
    assert standing(state).winners == (1,)


@rule("D-343")
def test_a_tie_goes_to_more_kills() -> None:
    state = scene(vp={"german_i": 5, "soviet_i": 5}, kills={"german_ii": 1})
    assert winner(state) == (0, "by-kills", "D-343")


@rule("D-344")
def test_a_full_tie_goes_to_the_soviet_side() -> None:
    assert winner(scene()) == (1, "by-side", "D-344")


@rule("D-342")
def test_burning_tanks_are_not_lost() -> None:
    state = scene(vp={"german_i": 1}, burning={"german_i": 1}, broken={"german_i": 1})
    assert winner(state)[0] == 0


@rule("D-342", "D-351")
def test_a_victory_is_the_sides() -> None:
    state = scene(seats=4, vp={"german_i": 5})
    assert standing(state).ranking == ((0, 2), (1, 3))


# Sides and tanks


@rule("D-001", "D-351", "D-352")
def test_seats_sit_on_two_sides_and_command_the_tanks_of_their_side() -> None:
    cat = catalogue_of(config(5))
    assert cat.teams == [0, 1, 0, 1, 0]
    assert [cat.side[t] for t in range(cat.tanks)] == [0, 0, 0, 1, 1, 1]
    assert cat.commander == [0, 2, 4, 1, 3, 1]
    assert cat.enemies[0] == [3, 4, 5]


@rule("D-066")
def test_a_nation_and_a_number_name_one_tank() -> None:
    cat = catalogue_of(config(8))
    assert len(set(cat.tank_names)) == cat.tanks == 8


@rule("D-352")
def test_no_seat_is_without_a_tank() -> None:
    with pytest.raises(ConfigError) as caught:
        catalogue_of(config(8, tanks="2"))
    assert caught.value.code == "config/bad-value"
    with pytest.raises(ConfigError):
        catalogue_of(config(5, teams=(0, 0, 0, 0, 0)))


@rule("D-005", "D-006")
def test_a_round_goes_from_drawing_to_reinforcement() -> None:
    state = scene([45], spare=False, other_hand=[])
    state.out = put(state.out, tank(state, VICTIM), 1)
    chance = Pulls(state, list(range(1, 17)), (), ())
    table = Table(state, chance, True)
    for notation in ("pass", "declare"):
        found = [a for a in GAME.legal_actions(state, 0) if a.notation() == notation]
        GAME.resolve(table, 0, found[0])
    ids = [event.message.id for event in table.events]
    assert ids.index("tank-reinforced") < ids.index("round-began") < ids.index("cards-drawn")
    assert (state.round, list(state.asked)) == (2, [0, 1])


@rule("D-072", "D-033", "D-355", "D-022")
def test_figures_come_from_the_board_and_the_card() -> None:
    state = scene()
    cat = state.cat
    assert (cat.printed_move[0], cat.printed_fire[0]) == (7, 7)
    stug = tank(state, "german_ii")
    assert cat.is_destroyer[stug]
    assert cat.location[stug] == [0, 0, 0, 1, 1, 1, 1, 1, 2, 2]
    assert cat.armour[stug][0] == 8
