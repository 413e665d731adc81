"""What everybody knows and what they cannot (AQ-60), and other worlds."""

import pytest

from hulldown.games.arcade import GAME
from hulldown.games.arcade.catalog import KINDS
from hulldown.games.arcade.rules.planning import has_move
from hulldown.games.arcade.state import State, encode_state
from hulldown.kernel.chance import SeededChance

from .scenes import (
    act,
    config,
    driven,
    give,
    like,
    planning,
    scene,
    told,
    volley,
)

rule = pytest.mark.rule


def hidden(state: State, seat: int) -> list[int]:
    """How many cards of each kind others cannot place: hand, hidden stacks and deck together."""
    start = seat * KINDS
    out = [state.hands[start + kind] + state.decks[start + kind] for kind in range(KINDS)]
    for place in (seat * 2, seat * 2 + 1):
        if not state.shown[place]:
            for card in state.stacks[place]:
                out[card] += 1
    return out


@rule("A-079", "A-086")
def test_hands_and_stacks_are_their_owners_alone() -> None:
    state = planning(give(scene("A> .\nB> ."), "A", left=2, advance_1=1))
    state = act(state, 0, "stack 1 left")
    assert GAME.view(state, 0).data["hand"] == [
        {"id": "card:advance_1", "count": 1},
        {"id": "card:left", "count": 1},
    ]
    other = GAME.view(state, 1).data
    assert (other["hand"], other["seats"][0]["held"]) == ([], 3)
    assert "hand" not in GAME.view(state, None).data


@rule("A-086")
def test_a_stack_shows_its_number_of_cards_until_it_is_turned_over() -> None:
    state = scene("A> .\nB> .")
    state.stacks[:2], state.shown[0] = [(3, 0), (4, 5, 1)], 1
    stacks = GAME.view(state, 1).data["seats"][0]["stacks"]
    assert stacks == [
        {"cards": ["card:left", "card:advance_1"], "face_down": 0},
        {"cards": [], "face_down": 3},
    ]


@rule("A-077", "A-078")
@pytest.mark.parametrize("seed", range(20))
def test_another_world_has_other_cards_in_the_same_places(seed: int) -> None:
    state = give(scene("A> .\nB> ."), "B", left=2, right=1, advance_2=2)
    state.stacks[2:4] = [(1, 3), (4, 3, 0)]
    for card in (1, 3, 4, 3, 0):
        state.decks[KINDS + card] -= 1
    world = GAME.resample(state, 0, SeededChance(seed))
    assert hidden(world, 1) == hidden(state, 1)
    assert [len(stack) for stack in world.stacks] == [len(stack) for stack in state.stacks]
    assert all(sum(card < 3 for card in stack) <= 1 for stack in world.stacks)
    assert min(world.hands + world.decks) >= 0
    assert world.hands[:KINDS] == state.hands[:KINDS]


@rule("A-074", "A-080")
def test_others_sealed_plans_are_drawn_anew() -> None:
    state = planning(give(scene("A> .\nB> ."), "B", left=3, advance_2=2, right=1, around=1))
    state = act(state, 1, "stack 1 left", "stack 2 left", "ready")
    worlds = [GAME.resample(state, 0, SeededChance(seed)) for seed in range(60)]
    assert {world.engaged[1] for world in worlds} == {0, 1}
    assert len({tuple(world.stacks[2:4]) for world in worlds}) > 20
    for world in worlds:
        assert hidden(world, 1) == hidden(state, 1)
        if world.engaged[1]:
            assert all(world.stacks[2:4])
        assert not any(has_move(stack) and sum(c < 3 for c in stack) > 1 for stack in world.stacks)


@rule("A-144")
def test_cards_that_all_know_stay_in_the_hand() -> None:
    state = give(scene("A> .\nB> ."), "B", left=2, right=2)
    state.sure[KINDS + 3] = 2
    for seed in range(10):
        assert GAME.resample(state, 0, SeededChance(seed)).hands[KINDS + 3] >= 2


@rule("A-061")
def test_unseen_bots_are_unknown_to_everybody() -> None:
    state = GAME.setup(GAME.info.configure(2), SeededChance(1))
    backs = [bot["back"] for bot in GAME.view(state, 0).data["bots"]]
    assert [back is None for back in backs] == [False, True, True]
    assert state.bot_reserve.out == 2


@rule("A-103")
def test_each_bot_tells_what_it_would_do_next() -> None:
    data = GAME.view(scene("1> .  .  A^\n2^ #  #  .\n#  3v .  .\n.  ~  .  ."), None).data
    told_of = [(bot["does"], bot["target"]) for bot in data["bots"]]
    assert told_of[0] == ("advance", "seat:0")
    assert told_of[1][1] is None
    frozen = scene("1> .  .  A^")
    frozen.frozen = 1
    assert GAME.view(frozen, None).data["bots"][0]["does"] == "skip"


@rule("A-082")
def test_while_all_plan_intentions_do_not_tell_who_has_disengaged() -> None:
    state = planning(scene("1> .  .  A^\nB> .  .  ."))
    out = act(state, 0, "disengage")
    assert GAME.view(out, 1).data["bots"] == GAME.view(state, 1).data["bots"]


def test_every_thing_has_an_id_that_others_use_too() -> None:
    state = scene("A> b  .\n1^ @  st")
    data = GAME.view(state, 0).data
    assert data["walls"] == [{"id": "brick:0:1", "at": "space:0:1", "state": "whole"}]
    assert data["powerups"] == [{"id": "powerup:1:2", "at": "space:1:2", "power": "power:star"}]
    assert data["eagle"] == {"id": "eagle:0", "at": "space:1:1"}
    assert data["bots"][0]["id"] == "bot:0"
    assert data["terrain"]["row:0"] == "." * 12
    assert len(data["numbers"]) == 16


def test_the_map_shows_the_whole_board_as_text() -> None:
    lines = GAME.pictures(scene("A> b  d  ~\n1^ @  st *\n#  F"), None)["map"][0].splitlines()
    assert lines[1].startswith(" 1: A> bb b  ~~")
    assert lines[2].startswith(" 2: 1^ @@ st **")
    assert lines[3].startswith(" 3: ## FF")
    assert len(lines) == 13


@rule("A-020", "A-032")
def test_the_map_shows_the_ground_under_tanks_and_tokens_and_the_numbered_spaces() -> None:
    state = scene("A>F @* st~\n1^* .  F")
    lines = GAME.pictures(state, None)["map"][0].splitlines()
    assert lines[1].startswith(" 1: A>F@@*st~. ")
    assert lines[2].startswith(" 2: 1^*.  FF")
    set_up = GAME.setup(config(2), SeededChance(1))
    names = {f"{colour}{number}" for colour in "RBWG" for number in (1, 2, 3, 4)}
    shown = set(GAME.pictures(set_up, None)["map"][0].split())
    assert len(names - shown) == len(set_up.bots)


def test_a_tank_that_has_not_entered_yet_is_not_lost() -> None:
    state = GAME.setup(config(2), SeededChance(1))
    assert [seat["status"] for seat in GAME.view(state, 0).data["seats"]] == ["entering"] * 2
    later = scene("A> .")
    assert GAME.view(later, 0).data["seats"][1]["status"] == "lost"


@rule("A-090", "A-092")
def test_events_tell_every_push_and_slide_space_by_space() -> None:
    table = driven(scene("A> B^ *  ."), "A", "advance_1")
    assert told(table.events) == ["tank-pushed", "tank-drove", "tank-slid"]
    pushed = table.events[0].message.args
    assert (pushed["tank"], pushed["by"]) == ("seat:1", "seat:0")
    assert (pushed["from"], pushed["to"]) == ("space:0:1", "space:0:2")
    assert (pushed["facing"], pushed["heading"]) == ("facing:north", "facing:east")


@rule("A-079")
def test_lost_cards_are_seen_by_all() -> None:
    state = volley(give(scene("A> .  B^"), "B", left=3), rest=0)
    assert GAME.view(state, 0).data["seats"][1]["discards"] == [{"id": "card:left", "count": 2}]


def test_a_clone_shares_nothing_that_changes() -> None:
    state = GAME.setup(GAME.info.configure(3), SeededChance(2))
    before = str(encode_state(state))
    copy = state.clone()
    for name in ("at", "facing", "occupant", "bots", "hands", "decks", "discards", "stacks",
                 "moved", "entering"):  # fmt: skip
        getattr(copy, name).append(0)
    copy.bots_to_change().maybe.clear()
    copy.power_ups_to_change().surely.append(1)
    assert str(encode_state(state)) == before


def test_a_drawing_is_what_is_drawn() -> None:
    assert like(scene("A> b^ 1v* @F\n~  b  d  he"), "A> b^ 1v* @F\n~  b  d  he")


@rule("A-071", "A-072")
def test_the_view_tells_what_ends_a_match_and_who_leads() -> None:
    state = scene("A> .\nB> .")
    assert GAME.view(state, None).data["goal"] == {"eagles": 3, "lead": 5}
    state.kills[1], state.eagles[1], state.kills[0] = 1, 1, 2
    data = GAME.view(state, None).data
    assert (data["leader"], data["lead"]) == ("seat:1", 2)
    state.kills[0] = 4
    data = GAME.view(state, None).data
    assert (data["leader"], data["lead"]) == (None, 0)
    assert data["best_list"] is None


@rule("A-164")
def test_whoever_is_alone_is_told_the_list_of_the_board() -> None:
    config = GAME.info.configure(1, {"four": True, "layout": "proving: red0.blue3/white1.green2"})
    data = GAME.view(GAME.setup(config, SeededChance(1)), 0).data
    assert data["best_list"] == "proving proving: red0.blue3/white1.green2 four"
    assert (data["goal"]["lead"], data["leader"]) == (None, None)
