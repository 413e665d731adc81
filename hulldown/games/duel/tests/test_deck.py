"""3.2, 4 and 6: the Battle Deck, SHUFFLE and GAME END, Hand Size and drawing."""

from collections import Counter
from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import catalogue_of, decks_for
from hulldown.games.duel.rules.deck import BLANK, GAME_END, SHUFFLE, Deck
from hulldown.games.duel.rules.hands import draw_cards, draw_order, draw_phase, hand_size
from hulldown.games.duel.rules.pulls import pull, settle
from hulldown.games.duel.rules.terrain import attempt
from hulldown.games.duel.state import OVER, State, empty_table, put
from hulldown.kernel.chance import ScriptedChance, SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.table import Table

from .scenes import SPARE, Pulls, config, do, scene, tank, told

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}


def deck_of(count: int, passes: int = 1) -> Deck:
    deck = Deck()
    deck.fill(list(range(1, count + 1)), passes)
    return deck


def table_of(state: State, *pulls: int, luck: tuple[int, ...] = ()) -> Table[State]:
    return Table(state, Pulls(state, pulls, (), luck), True)


def told_of_deck(state: State) -> tuple[object, ...]:
    data = GAME.view(state, None).data
    return (data["decks"], data["passes"], data["deck"], data["may_come"])


# The deck itself


@rule("D-008", "D-009", "D-010")
@pytest.mark.parametrize(
    ("tanks", "decks"), [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5)]
)
def test_more_tanks_play_more_decks(tanks: int, decks: int) -> None:
    assert decks_for(tanks) == decks


@rule("D-020", "D-041", "D-042")
def test_the_deck_begins_with_a_hundred_cards_and_shuffle() -> None:
    deck = empty_table(catalogue_of(config())).deck
    assert (len(deck.cards), deck.special, deck.passes) == (100, SHUFFLE, 2)


@rule("D-043")
def test_shuffle_lies_in_the_lower_half_and_anywhere_in_it() -> None:
    places: Counter[int] = Counter()
    for seed in range(400):
        deck, chance = deck_of(8), SeededChance(seed)
        drawn = [deck.top(chance, "D-043") for _ in range(9)]
        places[drawn.index(SHUFFLE) + 1] += 1
    assert min(places) == 5
    assert max(places) == 9
    assert all(count > 40 for count in places.values())


@rule("D-043", "D-044")
def test_everybody_is_told_whether_shuffle_or_game_end_may_come() -> None:
    state = empty_table(catalogue_of(config()))
    assert told_of_deck(state) == (3, 2, 101, None)
    del state.deck.cards[50:]
    assert told_of_deck(state) == (3, 2, 51, "special:shuffle")
    state.deck.passes = 0
    state.deck.put_special()
    assert told_of_deck(state) == (3, 0, 51, "special:game_end")
    state.deck.ended = True
    state.deck.put_special()
    assert told_of_deck(state) == (3, 0, 50, None)


@rule("D-044")
def test_game_end_lies_anywhere_in_the_last_deck() -> None:
    deck = deck_of(4, passes=0)
    assert (deck.special, deck.within) == (GAME_END, 5)
    assert deck.draw(ScriptedChance([4]), "D-044") == BLANK
    assert deck.ended


@rule("D-013", "D-044")
def test_a_battle_of_one_pass_may_be_over_with_the_first_draw() -> None:
    config = GAME.info.configure(2, {"tanks": "1", "decks": "1"})
    matches = [Match(GAME, config, SeededChance(str(seed))) for seed in range(40)]
    over = [match for match in matches if match.state.deck.ended]
    assert 0 < len(over) < 40
    for match in matches:
        assert (match.outcome is not None) == match.state.deck.ended
        assert match.seats_to_act == (() if match.state.deck.ended else (0, 1))


@rule("D-011", "D-044")
def test_the_last_shuffle_brings_game_end() -> None:
    deck = deck_of(8, passes=1)
    deck.shuffle()
    assert (deck.special, deck.passes) == (GAME_END, 0)


@rule("D-012", "D-017", "D-047")
def test_shuffle_is_replaced_at_once_and_shuffled_after_the_action() -> None:
    state = scene([45, 5], spotted=SEEN)
    state.deck.cards = state.deck.cards[:20]
    state.deck.within = 30
    messages = told(
        state, "fire n45", "enough", "declare", "acquire no", pulls=[SHUFFLE, 11, 9, 13]
    )
    ids = [message.id for message in messages]
    assert ids.index("shuffle-came-up") < ids.index("card-pulled") < ids.index("deck-shuffled")
    after = do(state, "fire n45", "enough", "declare", "acquire no", pulls=[SHUFFLE, 11, 9, 13])
    assert 45 in after.deck.cards
    assert after.deck.discards == []
    assert after.deck.passes == 1


@rule("D-014", "D-049")
def test_game_end_in_a_tank_action_ends_the_match_after_it() -> None:
    state = scene([45, 5], spotted=SEEN)
    state.deck.special, state.deck.within = GAME_END, 200
    fire = ("fire n45", "enough", "declare")
    state = do(state, *fire, pulls=[GAME_END, 11, 9, 13])
    assert state.asked
    state = do(state, "acquire no")
    assert GAME.outcome(state) is not None
    assert state.asking == OVER


@rule("D-014")
def test_game_end_in_a_field_action_ends_the_match_after_it() -> None:
    state = scene([70, 5], hold={"german_i": 2}, spotted=SEEN)
    state.deck.special, state.deck.within = GAME_END, 200
    state = do(state, "command n70", "use conceal", "declare", pulls=[GAME_END, 11])
    assert GAME.outcome(state) is not None


@rule("D-048", "D-046")
def test_a_deck_that_runs_out_is_shuffled_in_the_middle() -> None:
    state = scene([45, 5], spotted=SEEN)
    state.deck.cards, state.deck.discards = [11], [9, 13]
    state.deck.within = 30
    table = table_of(state, SHUFFLE, 11, 13)
    assert pull(table, "D-263") == 11
    assert pull(table, "D-267") == 13
    assert state.deck.passes == 1
    assert state.deck.shuffles == 1
    settle(table)
    assert state.deck.shuffles == 1


@rule("D-050")
def test_after_game_end_an_empty_deck_is_shuffled_without_special_cards() -> None:
    state = scene([45, 5], spotted=SEEN)
    state.deck.cards, state.deck.discards = [11], [9, 13]
    state.deck.special, state.deck.within = GAME_END, 200
    table = table_of(state, GAME_END, 11, 13)
    assert pull(table, "D-263") == 11
    assert pull(table, "D-267") == 13
    assert state.deck.special == 0


@rule("D-048")
def test_without_discards_the_cards_already_read_come_back_but_not_the_kept_one() -> None:
    deck = deck_of(2, passes=2)
    deck.special = 0
    chance = ScriptedChance([0, 0, 0])
    assert deck.pull(chance, "D-017") == 1
    assert deck.pull(chance, "D-017") == 2
    deck.kept = 2
    chance = ScriptedChance([0], rest=0)
    assert deck.pull(chance, "D-017") == 1
    assert deck.pulled == [2, 1]


@rule("D-048")
def test_a_pull_from_nothing_is_blank() -> None:
    deck = deck_of(0)
    deck.special = 0
    assert deck.pull(ScriptedChance([]), "D-017") == BLANK
    assert deck.shuffles == 0


def without_cards(state: State) -> State:
    state.deck.cards, state.deck.special = [], 0
    return state


@rule("D-048", "D-264")
def test_a_shot_without_a_card_to_pull_misses_like_a_hundred() -> None:
    state = without_cards(scene([45, 5], spotted=SEEN, range={"german_i": 0, "soviet_i": 0}))
    ids = [m.id for m in told(state, "fire n45", "enough", "declare")]
    assert "nothing-pulled" in ids
    assert "shot-missed" in ids


@rule("D-048", "D-199", "D-220")
def test_a_pull_from_nothing_counts_as_a_hundred_with_its_target_number() -> None:
    flanked = {"soviet_i": ["german_i"]}
    state = without_cards(scene([53, 5], flanks=flanked, spotted=flanked))
    assert not do(state, "move n53", "enough", "go 0", "declare").flanks[tank(state, "soviet_i")]
    table = Table(state, ScriptedChance([]))
    assert [attempt(table, value, "D-220") for value in (99, 100)] == [False, True]


@rule("D-014", "D-047", "D-048", "D-049")
def test_shuffle_and_game_end_may_come_up_in_one_action() -> None:
    """SHUFFLE, the pile runs out, the last shuffle brings GAME END, and it comes up, too."""
    state = scene([45, 5], spotted=SEEN)
    state.deck.cards, state.deck.discards = [11], [9, 13, 99]
    state.deck.within, state.deck.passes = 30, 1
    shoot = ("fire n45", "enough", "declare", "acquire no")
    messages = told(state, *shoot, pulls=[SHUFFLE, 11, GAME_END, 9, 13])
    ids = [message.id for message in messages]
    came = ["shuffle-came-up", "deck-shuffled", "game-end-came-up", "shot-bounced", "game-ended"]
    assert [name for name in ids if name in came] == came
    after = do(state, *shoot, pulls=[SHUFFLE, 11, GAME_END, 9, 13])
    assert (after.deck.shuffles, after.deck.passes) == (1, 0)
    assert GAME.outcome(after) is not None


# Hands


@rule("D-051", "D-052", "D-053", "D-054", "D-055", "D-056", "D-057", "D-063")
@pytest.mark.parametrize(
    ("fields", "size"),
    [
        ({}, 8),
        ({"range": {"german_i": 400}}, 9),
        ({"range": {"german_i": -400, "german_ii": 0}}, 10),
        ({"kia": {"german_i": ["commander"]}}, 7),
        ({"burning": {"german_i": 1}, "broken": {"german_i": 1, "german_ii": 1}}, 5),
    ],
)
def test_hand_size_follows_the_state_of_all_own_tanks(fields: Any, size: int) -> None:
    assert hand_size(scene(**fields), 0) == size


@rule("D-054", "D-055")
def test_elite_crews_hold_more_and_green_ones_less(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene()
    monkeypatch.setattr(state.cat, "experience", [2, *state.cat.experience[1:]])
    assert hand_size(state, 0) == 9
    monkeypatch.setattr(state.cat, "experience", [0, *state.cat.experience[1:]])
    assert hand_size(state, 0) == 7


@rule("D-051")
def test_a_hand_is_never_smaller_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene(tanks="4", kia={}, burning={}, broken={})
    monkeypatch.setattr(state.cat, "experience", [0] * len(state.cat.experience))
    for index in state.cat.tanks_of[0]:
        state.burning = put(state.burning, index, 1)
        state.broken = put(state.broken, index, 1)
        state.men = put(state.men, index * 6, 2)
    assert hand_size(state, 0) == 0


@rule("D-058")
def test_a_hand_above_its_size_is_kept() -> None:
    state = scene([1, 2, 3, 4, 5, 6, 7, 8, 9], other_hand=[10, 11, 12, 13, 14, 15, 16, 17])
    draw_phase(table_of(state))
    assert len(state.hands[0]) == 10


@rule("D-127", "D-354", "D-016")
def test_all_draw_to_their_size_unseen() -> None:
    state = scene([1, 2, 3, 4, 5, 6, 7, 8], other_hand=[10, 11, 12, 13, 14, 15])
    table = table_of(state, 20, 30)
    draw_phase(table)
    assert state.hands[1][-2:] == [20, 30]
    drawn = [event for event in table.events if event.message.id == "cards-drawn"]
    assert drawn[0].seen_by(1) == drawn[0].message
    masked = drawn[0].seen_by(0)
    assert masked is not None
    assert masked.args == {"seat": "seat:1", "count": 2}


@rule("D-128")
def test_who_acted_last_draws_first() -> None:
    state = scene(seats=4)
    state.last = 2
    assert draw_order(state) == [2, 3, 0, 1]
    state.last = -1
    assert draw_order(state) == [0, 1, 2, 3]


@rule("D-045", "D-012")
def test_shuffle_drawn_waits_until_all_have_drawn() -> None:
    state = scene([1, 2, 3, 4, 5, 6, 7], other_hand=[10, 11, 12, 13, 14, 15, 16], spare=False)
    state.deck.cards, state.deck.discards, state.deck.within = [20, 30, 40], [50], 10
    table = table_of(state, SHUFFLE, 20, 30)
    draw_phase(table)
    assert 20 in state.hands[0]
    assert 30 in state.hands[1]
    assert state.deck.cards == [40, 50]
    assert state.deck.shuffles == 1


@rule("D-046")
def test_drawing_goes_on_after_a_shuffle_in_the_middle() -> None:
    state = scene([1, 2, 3, 4, 5, 6], other_hand=[10, 11, 12, 13, 14, 15, 16, 17], spare=False)
    state.deck.cards, state.deck.discards, state.deck.within = [20], [50], 10
    table = table_of(state, SHUFFLE, 20, 50)
    draw_phase(table)
    assert {20, 50} <= set(state.hands[0])
    assert state.deck.shuffles == 1


@rule("D-012", "D-046", "D-048")
@pytest.mark.parametrize("draws", [True, False])
def test_shuffle_is_told_even_if_it_is_the_last_card_of_the_pile(draws: bool) -> None:
    state = empty_table(catalogue_of(config()))
    state.deck.cards, state.deck.discards = [], [9, 13]
    state.deck.within, state.deck.passes = 30, 2
    table = table_of(state, SHUFFLE, 9)
    if draws:
        draw_cards(table, 0, 1, "D-127")
    else:
        pull(table, "D-263")
    ids = [event.message.id for event in table.events]
    assert ids[:2] == ["shuffle-came-up", "deck-shuffled"]
    assert ids.count("shuffle-came-up") == 1


@rule("D-013", "D-045", "D-046")
def test_shuffle_and_game_end_may_come_up_in_one_draw_phase() -> None:
    state = empty_table(catalogue_of(config()))
    state.deck.cards, state.deck.discards = [11], [9, 13, 99]
    state.deck.within, state.deck.passes = 30, 1
    draw_phase(table_of(state, SHUFFLE, 11, 9, GAME_END))
    assert state.deck.ended
    assert state.hands == [[9, 11], []]


@rule("D-013")
def test_game_end_drawn_into_a_hand_ends_the_match_at_once() -> None:
    state = scene([1, 2, 3, 4, 5, 6], spare=False)
    state.deck.special, state.deck.within = GAME_END, 200
    assert not draw_cards(table_of(state, GAME_END), 0, 2, "D-127")
    assert state.hands[0] == [1, 2, 3, 4, 5, 6]


@rule("D-018")
def test_a_pulled_card_is_shown_to_all() -> None:
    state = scene([45, 5], spotted=SEEN)
    for seat in (0, 1, None):
        messages = told(state, "fire n45", "enough", "declare", "acquire no", pulls=[97], to=seat)
        assert {"card": "card:n97", "number": 97} in [message.args for message in messages]


@rule("D-015", "D-137")
def test_game_end_in_a_check_ends_the_match_after_the_check() -> None:
    state = scene([45, 5])
    state.deck.special, state.deck.within = GAME_END, 200
    state.order = [tank(state, "soviet_i")]
    state.smoke = put(state.smoke, tank(state, "soviet_i"), 12)
    state.deck.cards.remove(12)
    state = do(state, "pass", "give n45", "declare", "end", "keep", pulls=[GAME_END, 11])
    assert GAME.outcome(state) is not None
    assert SPARE in state.hands[0]
