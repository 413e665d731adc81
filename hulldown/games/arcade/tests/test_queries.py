"""Questions on the open board: reach, maneuvers, the bots' ways."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.queries import drive_cards
from hulldown.kernel.canonical import JSON

from .scenes import act, give, planning, scene

rule = pytest.mark.rule


def ask(text: str, question: JSON, **cards: int) -> JSON:
    return GAME.query(planning(give(scene(text), "A", **cards)), 0, question)


@rule("A-087", "A-077")
def test_reach_tells_spaces_and_facings_with_the_fewest_cards() -> None:
    found = ask("A> .  .\n.  .  .", {"ask": "reach", "stack": 1}, advance_2=1, right=1)
    ends = {(one["at"], one["facing"]): one["cards"] for one in found}
    assert ends[("space:0:2", "facing:east")] == ["card:advance_2"]
    assert ends[("space:0:0", "facing:south")] == ["card:right"]
    assert ends[("space:0:2", "facing:south")] == ["card:advance_2", "card:right"]
    assert ends[("space:2:0", "facing:south")] == ["card:right", "card:advance_2"]
    assert len(ends) == 4


@rule("A-093")
def test_reach_leaves_out_what_sinks() -> None:
    found = ask("A> ~  .", {"ask": "reach", "stack": 1}, advance_1=1, advance_3=1)
    assert found == []


@rule("A-092")
def test_reach_knows_slides_and_pushes() -> None:
    found = ask("A> *  *  .  #", {"ask": "reach", "stack": 1}, advance_1=1)
    assert [one["at"] for one in found] == ["space:0:3"]


def test_the_second_maneuver_goes_on_from_the_first() -> None:
    state = planning(give(scene("A> .  .  .  ."), "A", advance_1=1, advance_2=1))
    state = act(state, 0, "stack 1 advance_2")
    found = GAME.query(state, 0, {"ask": "reach", "stack": 2})
    assert [one["at"] for one in found] == ["space:0:3"]


@rule("A-090")
def test_a_maneuver_is_told_step_by_step() -> None:
    question = {"ask": "maneuver", "stack": 1, "cards": ["card:advance_2", "card:left"]}
    found = ask("A> .  1< .", question, advance_2=1, left=1)
    assert (found["at"], found["facing"], found["asked"]) == ("space:0:2", "facing:north", False)
    assert [step["id"] for step in found["steps"]] == [
        "tank-drove", "tank-pushed", "tank-drove", "tank-turned",
    ]  # fmt: skip


@rule("A-040", "A-045", "A-047")
@pytest.mark.parametrize("sign", ["sh", "gr"])
def test_a_preview_drives_on_through_a_shovel_and_a_grenade(sign: str) -> None:
    cards = {"ask": "maneuver", "stack": 1, "cards": ["card:advance_3"]}
    found = ask(f"A> {sign} .  .  #", cards, advance_3=1)
    assert (found["at"], found["asked"]) == ("space:0:3", True)
    ends = ask(f"A> {sign} .  .  #", {"ask": "reach", "stack": 1}, advance_3=1)
    assert [one["at"] for one in ends] == ["space:0:3"]


@rule("A-040", "A-045")
def test_the_second_maneuver_is_foreseen_after_a_shovel_in_the_first() -> None:
    state = planning(give(scene("A> sh .  .  ."), "A", advance_1=1, advance_2=1))
    state = act(state, 0, "stack 1 advance_1")
    found = GAME.query(state, 0, {"ask": "reach", "stack": 2})
    assert [one["at"] for one in found] == ["space:0:3"]


@rule("A-071")
def test_a_maneuver_that_ends_the_match_asks_nothing() -> None:
    state = planning(give(scene("A> @  ."), "A", advance_1=1))
    state.captured, state.eagles = 2, [2, 0]
    question = {"ask": "maneuver", "stack": 1, "cards": ["card:advance_1"]}
    assert GAME.query(state, 0, question)["asked"] is False


@rule("A-036", "A-097")
def test_what_luck_puts_on_the_board_is_not_foreseen() -> None:
    world = scene("A> 1^ ~")
    world.turn = 0
    drive_cards(world, 0, (0,), False)
    assert (world.kills[0], world.ups) == (1, [])
    eagle = scene("A> @  .")
    drive_cards(eagle, 0, (0,), False)
    assert (eagle.captured, eagle.eagle_lies) == (1, 0)


@rule("A-036", "A-037")
def test_a_star_that_is_sure_to_come_is_foreseen() -> None:
    world = scene("A> 1^ ~")
    world.bots_to_change().out = 0
    world.turn, world.backs[0] = 0, 2
    drive_cards(world, 0, (0,), False)
    assert world.ups == [world.board.number_space[2]]


@rule("A-099", "A-103")
def test_the_bots_ways_are_foreseen() -> None:
    state = scene("1> .  .  .\n#  .  .  A^F\n2> A^ .  .".replace("A^F", "."))
    one, two = GAME.query(state, 0, {"ask": "bots", "maneuvers": 2})
    assert one["path"] == ["space:0:0", "space:0:1", "space:0:2"] or one["to"]
    assert two["open"]
    assert GAME.query(state, 0, {"ask": "bots", "maneuvers": 4}) is None


@pytest.mark.parametrize(
    "question",
    [
        None,
        "reach",
        {"ask": "reach"},
        {"ask": "reach", "stack": 3},
        {"ask": "maneuver", "stack": 1, "cards": ["card:moon"]},
        {"ask": "maneuver", "stack": 1, "cards": "card:left"},
        {"ask": "weather", "stack": 1},
    ],
)
def test_a_question_that_makes_no_sense_has_no_answer(question: JSON) -> None:
    assert ask("A> .", question) is None


def test_more_cards_than_one_has_are_not_asked_for() -> None:
    question = {"ask": "maneuver", "stack": 1, "cards": ["card:left"] * 3}
    assert ask("A> .", question, left=2) is None


def test_nothing_of_ones_own_is_asked_outside_the_planning_phase() -> None:
    state = scene("A> .")
    assert {q["ask"] for q in GAME.questions(state, 0)} == {"bots"}
    assert GAME.query(state, 0, {"ask": "reach", "stack": 1}) is None
    asked = {q["ask"] for q in GAME.questions(planning(state), 0)}
    assert asked == {"bots", "reach", "maneuver"}


def test_asking_changes_nothing() -> None:
    state = planning(give(scene("A> @  .\n.  st ."), "A", advance_1=1, right=1))
    before = GAME.write_position(state)
    for question in GAME.questions(state, 0):
        GAME.query(state, 0, question)
    assert GAME.write_position(state) == before
