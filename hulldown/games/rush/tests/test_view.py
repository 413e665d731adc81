"""What each seat sees, what it may work out, and the worlds it cannot tell apart."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.state import OVER, State
from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.messages import Message

from .scenes import at, do, named, number, pick, picks, scene, told, walk

rule = pytest.mark.rule
ROW = picks(4, cost=(5, 6, 7))
LINE = (
    "hands0 engineers*2 garages0 technicians+volunteers depots0 engineers*2+usa_medal"
    " hands1 engineers*2+technicians garages1 engineers+volunteers depots1 engineers+ussr_medal"
    f" reserve {'+'.join(ROW)} achievements soviet_medals,most_cards"
)
SABOTAGE = pick(ability="sabotage", alone=True, armour=0)


def shown(state: State, seat: int | None, owner: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state, seat).data["seats"][owner]
    return found


def worlds(state: State, seat: int, count: int = 40) -> list[State]:
    return [GAME.resample(state, seat, SeededChance(seed)) for seed in range(count)]


# Who sees what


@rule("R-016", "R-018", "RQ-03", "RQ-42")
def test_one_sees_ones_own_hand_and_whole_depot() -> None:
    view = GAME.view(scene(LINE), 1)
    assert view.data["hand"] == ["card:engineers", "card:engineers", "card:technicians"]
    assert view.data["seats"][1]["depot_cards"] == ["card:engineers", "card:ussr_medal"]


@rule("R-016", "R-018", "RQ-03", "RQ-42")
@pytest.mark.parametrize("seat", [0, None])
def test_of_others_one_sees_the_top_of_the_depot_and_counts(seat: int | None) -> None:
    other = shown(scene(LINE), seat, 1)
    assert (other["hand"], other["garage"], other["depot"]) == (3, 2, 2)
    assert other["depot_top"] == "card:ussr_medal"
    assert "depot_cards" not in other
    assert ("hand" in GAME.view(scene(LINE), seat).data) == (seat is not None)


@rule("RQ-42")
@pytest.mark.parametrize("seat", [0, None])
def test_of_anothers_garage_and_hand_one_sees_both_together_and_never_the_split(
    seat: int | None,
) -> None:
    state = scene(LINE)
    other = LINE.replace("hands1 engineers*2+technicians", "hands1 engineers*2+volunteers")
    swapped = scene(
        other.replace("garages1 engineers+volunteers", "garages1 engineers+technicians")
    )
    assert Counter(shown(state, seat, 1)["unseen"]) == {
        "card:engineers": 3, "card:technicians": 1, "card:volunteers": 1,
    }  # fmt: skip
    assert canonical(GAME.view(state, seat).data) == canonical(GAME.view(swapped, seat).data)
    assert GAME.view(state, 1).data["hand"] != GAME.view(swapped, 1).data["hand"]


@rule("R-032", "RQ-42")
def test_a_laid_out_hand_is_seen_by_all_and_its_garage_is_what_is_left() -> None:
    state = scene(LINE)
    for seat in (0, 1, None):
        assert GAME.view(state, seat).data["turn"]["laid_out"] == ["card:engineers"] * 2
        assert shown(state, seat, 0)["unseen"] == ["card:technicians", "card:volunteers"]


@rule("R-020", "R-094", "RQ-37")
def test_the_card_that_leaves_the_reserve_next_is_marked() -> None:
    state = scene(LINE)
    marked = GAME.view(state, 1).data["leaves_next"]
    assert marked == f"card:{ROW[0]}"
    assert marked == f"card:{named(do(state, 'end', rest=0).discards)[0]}"


@rule("R-023", "R-103")
def test_medal_piles_count_down_to_the_ninth_single() -> None:
    state = scene("singles 9,1,4,0 doubles 3,2,0,1")
    assert [tuple(pile.values()) for pile in GAME.view(state, None).data["medals"]] == [
        ("medal:ussr", 9, 3), ("medal:germany", 1, 2), ("medal:usa", 4, 0), ("medal:france", 0, 1),
    ]  # fmt: skip


@rule("R-109", "R-126", "R-131")
def test_achievements_show_a_live_tally_and_squads_are_listed() -> None:
    data = GAME.view(scene(LINE), 0).data
    assert data["achievements"] == [
        {"id": "achievement:soviet_medals", "tally": [0, 1], "leader": "seat:1"},
        {"id": "achievement:most_cards", "tally": [7, 7], "leader": None},
    ]
    assert Counter(data["seats"][1]["squad"]) == {
        "card:engineers": 4, "card:technicians": 1, "card:volunteers": 1, "card:ussr_medal": 1,
    }  # fmt: skip


@rule("R-007", "R-112", "R-113", "R-114", "R-116", "R-117", "R-118")
def test_points_and_tie_breaks_are_told_as_if_the_game_ended_now() -> None:
    line = (
        "depots0 base*2+usa_medal+usa_two_medals depots1 germany_medal vehicles_destroyed 1,2"
        " bases_destroyed 2,0 achievements bases_destroyed,german_medals"
    )
    for seat in (0, 1, None):
        one, other = (shown(scene(line), seat, owner) for owner in (0, 1))
        assert (one["points"], one["tie_breaks"]) == (3 + 6 + 5, [1, 2, 1])
        assert (other["points"], other["tie_breaks"]) == (1 + 5, [2, 0, 1])
    by_medals = scene(line, tiebreak_vehicles="medals")
    assert shown(by_medals, 0, 0)["tie_breaks"] == [3, 2, 1]


@rule("R-109")
def test_memory_players_switch_tally_and_lists_off() -> None:
    state = scene(LINE, live_tally=False)
    for seat in (0, 1, None):
        data = GAME.view(state, seat).data
        assert {achievement["tally"] for achievement in data["achievements"]} == {None}
        assert {achievement["leader"] for achievement in data["achievements"]} == {None}
        for other in data["seats"]:
            assert not {"squad", "unseen", "points", "tie_breaks"} & set(other)
    assert GAME.view(state, 0).data["seats"][0]["depot"] == 3


@rule("RQ-42")
def test_from_memory_no_question_and_no_odds_list_what_another_holds() -> None:
    line = "hands1 ussr_medal garages1 technicians+engineers*2+t_34 reserve t_26"
    state = scene(line, live_tally=False)
    assert GAME.questions(state, 0) == [{"ask": "card", "card": "card:t_26"}]
    asked = {"ask": "holds", "seat": "seat:1", "card": "card:engineers"}
    assert GAME.query(state, 0, asked) is None
    assert GAME.query(scene(line), 0, asked) == {"ways": 2, "of": 5}


@rule("R-116", "R-117", "R-118", "R-119", "R-183")
def test_when_it_is_over_each_tie_names_what_broke_it() -> None:
    state = scene("vehicles_destroyed 1,1,2,1 bases_destroyed 0,1,0,0", seats=4)
    assert "ties" not in GAME.view(state, 0).data
    state.asking = OVER
    assert GAME.view(state, 0).data["ties"] == [
        {"id": "seat:2", "over": "seat:1", "by": "vehicles", "figures": [2, 1]},
        {"id": "seat:1", "over": "seat:0", "by": "bases", "figures": [1, 0]},
        {"id": "seat:0", "over": "seat:3", "by": "shared", "figures": []},
    ]


@rule("R-109", "R-184")
def test_when_it_is_over_squads_are_counted_in_the_open() -> None:
    state = scene(LINE, live_tally=False)
    state.asking = OVER
    data = GAME.view(state, None).data
    assert [achievement["leader"] for achievement in data["achievements"]] == ["seat:1", None]
    assert set(data["seats"][0]["squad"]) <= set(data["cards"])


@rule("R-016", "R-184")
def test_what_is_printed_is_told_of_every_depots_top_and_of_ones_own_depot() -> None:
    below, top = picks(2, klass="light", country="france")
    state = scene(f"depots1 {below}+{top}")
    assert f"card:{top}" in GAME.view(state, 0).data["cards"]
    assert f"card:{below}" not in GAME.view(state, 0).data["cards"]
    assert {f"card:{below}", f"card:{top}"} <= set(GAME.view(state, 1).data["cards"])


@rule("R-016", "RQ-03")
def test_open_depots_are_open_to_all() -> None:
    state = scene(LINE, open_depots=True)
    for seat in (0, 1, None):
        assert shown(state, seat, 1)["depot_cards"] == ["card:engineers", "card:ussr_medal"]


@rule("RQ-42")
def test_tables_graveyard_and_discards_lie_open() -> None:
    guard, buried, thrown = picks(3, klass="heavy", country="usa")
    line = f"bases1 damaged:{guard}!,gone,whole graveyard {buried}+engineers discards {thrown}"
    for seat in (0, 1, None):
        data = GAME.view(scene(line), seat).data
        assert data["graveyard"] == [f"card:{buried}", "card:engineers"]
        assert data["discards"] == [f"card:{thrown}"]
        assert data["seats"][1]["bases"] == [
            {
                "id": "base:1:0", "state": "damaged", "defender": f"card:{guard}",
                "defender_damaged": True,
            },
            {"id": "base:1:1", "state": "gone", "defender": None, "defender_damaged": False},
            {"id": "base:1:2", "state": "whole", "defender": None, "defender_damaged": False},
        ]  # fmt: skip


@rule("RQ-09", "RQ-42")
def test_what_was_done_in_the_turn_lies_open() -> None:
    free = pick(country="germany", cost=2)
    line = f"hands0 engineers*3 recruited 1 reserve {'+'.join([free, *ROW[:3]])}"
    state = do(scene(line), f"buy {free}", "pay engineers", "pay engineers")
    assert GAME.view(state, 1).data["turn"]["buying"] == f"card:{free}"
    turn = GAME.view(do(state, "take", rest=0), 1).data["turn"]
    assert (turn["spent"], turn["purchases"], turn["recruited"]) == (2, 1, True)
    assert turn["bought"] == {"ussr": 0, "germany": 2, "usa": 0, "france": 0}


@rule("R-150", "RQ-24")
def test_a_sealed_choice_is_seen_by_nobody_else_until_all_are_made() -> None:
    line = f"hands0 {SABOTAGE} hands1 engineers+technicians hands2 engineers+volunteers"
    asked = do(scene(line, 3, sabotage="sealed"), f"use {SABOTAGE}")
    one, other = (do(asked, f"give-up {name}", seat=1) for name in ("engineers", "technicians"))
    assert GAME.view(one, 1).data["chosen"] == "card:engineers"
    for seat in (0, 2, None):
        assert canonical(GAME.view(one, seat).data) == canonical(GAME.view(other, seat).data)
    after = do(one, "give-up volunteers", seat=2)
    assert [shown(after, 0, owner)["depot_top"] for owner in (1, 2)] == [
        "card:engineers", "card:volunteers",
    ]  # fmt: skip


# Events


@rule("R-018", "R-099", "RQ-42")
def test_others_learn_how_many_cards_were_drawn_and_not_which() -> None:
    state = scene(LINE)
    drawn = [m for m in told(state, "end", rest=0, to=0) if m.id == "own-cards-drawn"]
    assert drawn[0].args["cards"] == ["card:technicians", "card:volunteers"]
    for seat in (1, None):
        heard = told(state, "end", rest=0, to=seat)
        assert [m.args["count"] for m in heard if m.id == "cards-drawn"] == [2, 1]
        assert "own-cards-drawn" not in {m.id for m in heard}


@rule("RQ-42")
def test_every_card_that_enters_a_depot_is_told_to_all() -> None:
    state = scene(LINE)
    after, events = walk(state, "put-away engineers")
    assert [event.seen_by(None) for event in events] == [
        Message("card-put-away", {"seat": "seat:0", "card": "card:engineers"})
    ]
    assert shown(after, 1, 0)["depot_top"] == "card:engineers"


# Odds


def odds(state: State, seat: int, owner: int, name: str) -> Any:
    return GAME.query(
        state, seat, {"ask": "holds", "seat": f"seat:{owner}", "card": f"card:{name}"}
    )


@rule("RQ-42")
@pytest.mark.parametrize("name", ["engineers", "technicians", "volunteers"])
def test_odds_of_a_hidden_hand_are_those_of_counting_all_splits(name: str) -> None:
    state = scene(LINE)
    pool = named(state.hands[1] + state.garages[1])
    hands = list(combinations(pool, 3))
    ways = sum(name in hand for hand in hands)
    assert odds(state, 0, 1, name) == {"ways": ways, "of": len(hands)}


@rule("RQ-42")
def test_nothing_is_told_of_open_hands_ones_own_or_cards_that_cannot_be_there() -> None:
    state = scene(LINE)
    assert odds(state, 1, 0, "engineers") is None
    assert odds(state, 1, 1, "engineers") is None
    assert odds(state, 0, 1, "usa_medal") is None
    questions: list[Any] = [None, [], {"ask": "future"}, {"ask": "holds"}]
    for nonsense in questions:
        assert GAME.query(state, 0, nonsense) is None


@rule("R-176", "R-184")
def test_every_card_of_the_reserve_can_be_asked_about() -> None:
    asked = [question for question in GAME.questions(scene(LINE), 0) if question["ask"] == "card"]
    assert [question["card"] for question in asked] == [f"card:{name}" for name in ROW]
    facts = GAME.query(scene(LINE), 0, asked[0])
    assert (facts["class"], facts["power"], facts["armour"]) == ("heavy", 2, 2)
    assert GAME.query(scene(LINE), 0, {"ask": "card", "card": "card:flying_saucer"}) is None


# Other worlds


@rule("R-018", "RQ-42")
def test_another_world_deals_garage_and_hand_anew_and_changes_nothing_else() -> None:
    state = scene(LINE)
    for world in worlds(state, 0):
        assert sorted(world.hands[1] + world.garages[1]) == sorted(
            state.hands[1] + state.garages[1]
        )
        assert len(world.hands[1]) == 3
        assert (world.hands[0], world.garages[0]) == (state.hands[0], state.garages[0])
        assert canonical(GAME.view(world, 0).data) == canonical(GAME.view(state, 0).data)
    assert len({tuple(world.hands[1]) for world in worlds(state, 0)}) == 4


@rule("R-018", "RQ-42")
def test_other_worlds_are_as_likely_as_the_odds_say() -> None:
    state = scene(LINE)
    held = sum(number("volunteers") in world.hands[1] for world in worlds(state, 0, 500))
    exact = odds(state, 0, 1, "volunteers")
    assert abs(held / 500 - exact["ways"] / exact["of"]) < 0.08


@rule("R-100", "RQ-42")
def test_the_last_cards_of_a_garage_are_known_to_be_in_the_hand() -> None:
    line = f"garages0 technicians depots0 engineers*3+volunteers reserve {'+'.join(ROW)}"
    state = do(scene(line), "end", luck=[0, 0, 0, 0])
    assert named(state.known[0]) == ["technicians"]
    assert odds(state, 1, 0, "technicians") == {"ways": 1, "of": 1}
    assert odds(state, 1, 0, "volunteers") == {"ways": 3, "of": 6}
    hands = {tuple(named(world.hands[0])) for world in worlds(state, 1)}
    assert hands == {
        ("engineers", "engineers", "technicians"), ("engineers", "technicians", "volunteers"),
    }  # fmt: skip


@rule("RQ-42")
def test_only_a_shuffle_in_the_draw_makes_cards_of_a_hand_known() -> None:
    state = do(scene(LINE), "end", rest=0)
    assert state.known[0] == (number("technicians"), number("volunteers"))
    fresh = scene(f"garages0 engineers*3+technicians reserve {'+'.join(ROW)}")
    assert do(fresh, "end", rest=0).known == [(), ()]


@rule("R-143", "RQ-06", "RQ-42")
def test_a_base_that_was_drawn_and_put_away_is_not_in_the_hand() -> None:
    line = f"garages0 base+technicians depots0 engineers*3 reserve {'+'.join(ROW)}"
    state = do(scene(line), "end", rest=0)
    assert named(state.known[0]) == ["technicians"]
    assert named(state.hands[0]) == ["engineers", "technicians"]


@rule("R-150", "RQ-42")
def test_a_known_card_that_is_given_up_is_known_no_more() -> None:
    line = f"known1 technicians hands1 engineers+technicians garages1 engineers hands0 {SABOTAGE}"
    asked = do(scene(line), f"use {SABOTAGE}")
    assert do(asked, "give-up technicians").known[1] == ()
    kept = do(asked, "give-up engineers")
    assert named(kept.known[1]) == ["technicians"]
    assert {tuple(world.hands[1]) for world in worlds(kept, 0)} == {(number("technicians"),)}


@rule("R-032", "RQ-42")
def test_memory_of_a_hand_ends_when_it_is_laid_out() -> None:
    line = f"known1 technicians hands1 technicians reserve {'+'.join(ROW)}"
    assert do(scene(line), "end", rest=0).known == [(), ()]


@rule("R-150", "RQ-24")
def test_sealed_choices_are_drawn_anew_from_the_hand_of_the_other_world() -> None:
    hands = "hands1 engineers+technicians garages1 volunteers*2 hands2 engineers+volunteers"
    state = scene(f"hands0 {SABOTAGE} {hands}", 3, sabotage="sealed")
    state = do(do(state, f"use {SABOTAGE}"), "give-up technicians", seat=1)
    chosen = {named([world.given_up[1]])[0] for world in worlds(state, 0)}
    assert chosen == {"engineers", "technicians", "volunteers"}
    for world in worlds(state, 0):
        assert world.given_up[1] in world.hands[1]
    assert {world.given_up[1] for world in worlds(state, 1)} == {number("technicians")}


# Somebody who only wrote down what was told


@rule("R-032", "RQ-42")
def test_a_hand_that_was_told_card_by_card_cannot_be_another() -> None:
    state = scene(LINE)
    heard = [Message("hand-laid-out", {"seat": "seat:0", "cards": ["card:engineers"] * 2})]
    assert GAME.contradiction(state, 1, heard) is None
    assert GAME.contradiction(do(state, "put-away engineers"), 1, heard) is not None
    heard += told(state, "put-away engineers", to=1)
    assert GAME.contradiction(do(state, "put-away engineers"), 1, heard) is None


@rule("R-146", "RQ-07")
def test_cards_laid_out_in_the_turn_are_followed_too() -> None:
    drawer = pick(ability="reinforcements", number=1, alone=True)
    state = scene(f"hands0 {drawer} garages0 engineers+technicians")
    heard = [Message("hand-laid-out", {"seat": "seat:0", "cards": [f"card:{drawer}"]})]
    luck = [at(state.garages[0], "technicians")]
    heard += told(state, f"use {drawer}", luck=luck, to=1)
    after = do(state, f"use {drawer}", luck=luck)
    assert GAME.contradiction(after, 1, heard) is None
    other = do(state, f"use {drawer}", luck=[1 - luck[0]])
    assert GAME.contradiction(other, 1, heard) == "seat:0 must hold ['card:technicians']"
