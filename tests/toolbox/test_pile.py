"""Lazy piles: no order until a card is drawn."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hulldown.kernel.chance import EnumeratingChance, ScriptedChance, SeededChance
from hulldown.toolbox.pile import Pile

CARDS = st.lists(st.integers(0, 9), max_size=12)


@given(CARDS)
def test_a_pile_forgets_the_order_of_its_cards(cards: list[int]) -> None:
    assert Pile(cards).cards == Pile(reversed(cards)).cards
    assert len(Pile(cards)) == len(cards)


@given(CARDS, CARDS, st.integers(0, 9))
def test_however_cards_are_added_the_pile_is_the_same(
    cards: list[int], more: list[int], one: int
) -> None:
    pile = Pile(cards)
    pile.add_all(more)
    pile.add(one)
    assert pile.cards == Pile([one, *more, *cards]).cards


@given(CARDS, st.integers())
def test_drawing_all_gives_every_card_once(cards: list[int], seed: int) -> None:
    pile, chance = Pile(cards), SeededChance(seed)
    assert Counter(pile.draw(chance, "R", "deck") for _ in cards) == Counter(cards)
    assert len(pile) == 0


def test_each_card_that_is_left_is_equally_likely() -> None:
    chance, seen = EnumeratingChance(), []
    more = True
    while more:
        seen.append(Pile([3, 1, 1]).draw(chance, "R-1", "deck"))
        more = chance.advance()
    assert seen == [1, 1, 3]


def test_a_draw_names_its_rule_and_stream() -> None:
    pile = Pile([4, 2, 9])
    assert pile.draw(ScriptedChance([1]), "R-1", "deck") == 4
    assert pile.cards == [2, 9]


def test_a_known_card_can_be_taken_out() -> None:
    pile = Pile([4, 2, 4])
    pile.take(4)
    assert pile.cards == [2, 4]
    with pytest.raises(ValueError, match=r"not in list|list\.remove"):
        pile.take(7)


def test_a_clone_lives_on_its_own() -> None:
    pile = Pile([1, 2])
    other = pile.clone()
    other.add(3)
    pile.take(1)
    assert (pile.cards, other.cards) == ([2], [1, 2, 3])
