"""5.4: Spotted counters that cost something, and what a seat may know."""

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.rules.odds import unseen_cards
from hulldown.games.duel.view import resample, view
from hulldown.kernel.chance import SeededChance

from .scenes import SPARE, do, legal, scene, sees, tank

rule = pytest.mark.rule
MOVE = ("move n13", "enough", "go 0", "declare")


@rule("D-077", "D-090", "D-091")
def test_a_tank_with_an_acquired_enemy_is_asked() -> None:
    state = scene([13], other_hand=[45], acquired={"soviet_i": "german_ii"})
    state = do(state, *MOVE)
    assert list(state.asked) == [1]
    assert legal(state) == ["spotted no", "spotted yes"]
    kept = do(state, "spotted no")
    assert sees(kept, "soviet_i") == ["german_ii"]
    assert kept.acquired[tank(kept, "soviet_i")] == tank(kept, "german_ii")
    taken = do(state, "spotted yes")
    assert sees(taken, "soviet_i") == ["german_i", "german_ii"]
    assert taken.acquired[tank(taken, "soviet_i")] == -1
    assert sees(taken, "soviet_ii") == ["german_i"]


@rule("D-077")
def test_with_the_option_off_every_tank_is_asked() -> None:
    state = do(scene([13], options={"auto_accept_spotted": False}), *MOVE)
    assert legal(state) == ["spotted no", "spotted yes"]
    assert GAME.usual(state, 1).notation() == "spotted yes"
    state = do(state, "spotted no", "spotted yes")
    assert sees(state, "soviet_i") == []
    assert sees(state, "soviet_ii") == ["german_i"]


@rule("D-078")
def test_being_spotted_spots_nobody() -> None:
    state = do(scene([13]), *MOVE)
    assert sees(state, "soviet_i") == ["german_i"]
    assert sees(state, "german_i") == []


@rule("D-016", "D-354")
def test_a_view_holds_the_own_hand_and_of_others_the_number() -> None:
    state = scene([45], other_hand=[7, 8])
    mine, yours, all_see = (view(state, seat).data for seat in (0, 1, None))
    assert [card["id"] for card in mine["hand"]] == [f"card:n{SPARE}", "card:n45"]
    assert [seat["held"] for seat in yours["seats"]] == [2, 2]
    assert "hand" not in all_see


@rule("D-129", "D-168")
def test_a_draft_is_seen_by_its_owner_alone() -> None:
    state = do(scene([13, 53]), "move n13")
    assert view(state, 0).data["draft"]["cards"] == ["card:n13"]
    assert view(state, 1).data["draft"] is None
    assert resample(state, 1, SeededChance(1)).draft == [-1] * len(state.draft)


@rule("D-016")
def test_a_secret_discard_is_known_to_its_holder() -> None:
    state = do(scene([45]), "pass", "give n45", "declare")
    assert view(state, 0).data["discarded"] == ["card:n45"]
    assert 45 not in unseen_cards(state, 0)
    assert 45 in unseen_cards(state, 1)
    for seed in range(20):
        world = resample(state, 0, SeededChance(seed))
        assert 45 in world.deck.discards


@rule("D-016", "D-171")
def test_the_robbed_remember_their_card_until_the_thief_hides_one() -> None:
    state = do(scene([6], other_hand=[45, 50]), "lead n6", "use steal", "declare", luck=[1])
    for seed in range(20):
        assert 50 in resample(state, 1, SeededChance(seed)).hands[0]
    state.order = [tank(state, "german_ii")]
    state = do(state, "end", f"discard n{SPARE}")
    places = [50 in resample(state, 1, SeededChance(seed)).hands[0] for seed in range(40)]
    assert set(places) == {True, False}


@rule("D-016", "D-042")
def test_a_hand_that_drew_nothing_since_the_shuffle_holds_no_known_discard() -> None:
    state = scene([45, 5], other_hand=[7, 8, 9, 10])
    state.stirred = (60, 61, 62, 63, 64, 65)
    for seed in range(30):
        world = resample(state, 0, SeededChance(seed))
        assert not set(world.hands[1]) & set(state.stirred)
    state.drawn[1] = 4
    drawn = [set(resample(state, 0, SeededChance(s)).hands[1]) & {60, 61} for s in range(200)]
    assert any(drawn)
