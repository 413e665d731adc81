"""Sealed choices: who owes one is public, what was chosen is not."""

from hulldown.toolbox.sealed import Sealed, read_sealed


def test_nobody_owes_anything_before_it_is_asked() -> None:
    assert Sealed(3).owed == ()
    assert Sealed(3).chosen == [[], [], []]


def test_everybody_begins_with_a_blank_choice_of_its_own() -> None:
    sealed = Sealed(2)
    sealed.open((0, 1), [7])
    sealed.chosen[0][0] = 8
    assert sealed.chosen == [[8], [7]]


def test_the_last_commitment_is_told_from_the_others() -> None:
    sealed = Sealed(3)
    sealed.open((0, 2), [])
    assert not sealed.commit(2)
    assert list(sealed.owed) == [0]
    assert sealed.commit(0)
    assert list(sealed.owed) == []


def test_opening_again_forgets_what_was_chosen() -> None:
    sealed = Sealed(2)
    sealed.open((0, 1), [0])
    sealed.chosen[1][0] = 5
    sealed.open((1,), [0])
    assert sealed.chosen == [[0], [0]]
    assert sealed.owed == (1,)


def test_a_clone_lives_on_its_own() -> None:
    sealed = Sealed(2)
    sealed.open((0, 1), [0])
    other = sealed.clone()
    other.chosen[0][0] = 9
    other.commit(1)
    assert sealed.chosen == [[0], [0]]
    assert sealed.owed == (0, 1)


def test_choices_survive_the_round_trip() -> None:
    sealed = Sealed(2)
    sealed.open((1,), [3, 4])
    assert read_sealed(sealed.encode()).encode() == sealed.encode()
    assert sealed.encode() == {"chosen": [[3, 4], [3, 4]], "owed": [1]}
