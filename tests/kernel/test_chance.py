"""Chance in its kinds: what each promises, and values that must never change unnoticed."""

from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hulldown.kernel.chance import (
    Chance,
    Draw,
    EnumeratingChance,
    FairChance,
    NoChance,
    NotedChance,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    commitment,
    read_draw,
)
from hulldown.kernel.errors import ChanceError, ReplayError

SECRET = bytes(range(32))
KINDS = [
    SeededChance("kinds"),
    FairChance(SECRET, ("ann", "bob")),
    RecordedChance([Draw("R", "s", 6, n) for n in range(6)]),
    ScriptedChance([0, 1, 2, 3, 4, 5]),
]


def rolls(chance: Chance, count: int, bound: int = 6, stream: str = "s") -> list[int]:
    return [chance.draw(bound, "R", stream) for _ in range(count)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: type(kind).__name__)
def test_a_copy_goes_on_as_the_original_and_apart_from_it(kind: Chance) -> None:
    original = kind.copy()
    rolls(original, 2)
    copy = original.copy()
    again = original.copy()
    assert rolls(copy, 3) == rolls(original, 3)
    assert rolls(again, 3) == rolls(kind.copy(), 5)[2:]


@pytest.mark.parametrize(
    "kind", [SeededChance(1), FairChance(SECRET)], ids=lambda kind: type(kind).__name__
)
@given(bound=st.integers(1, 2**31), count=st.integers(1, 20))
def test_every_draw_is_below_its_bound(kind: Chance, bound: int, count: int) -> None:
    assert all(0 <= result < bound for result in rolls(kind.copy(), count, bound))


@pytest.mark.parametrize(
    "kind", [SeededChance(7), FairChance(SECRET)], ids=lambda kind: type(kind).__name__
)
def test_outcomes_are_about_equally_likely(kind: Chance) -> None:
    counts = Counter(rolls(kind.copy(), 12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < 20.5  # five degrees of freedom: one in a thousand


@pytest.mark.parametrize(
    "kind",
    [SeededChance(1), FairChance(SECRET), EnumeratingChance()],
    ids=lambda kind: type(kind).__name__,
)
@pytest.mark.parametrize("bound", [0, -1])
def test_a_draw_without_outcomes_is_refused(kind: Chance, bound: int) -> None:
    with pytest.raises(ChanceError) as error:
        kind.draw(bound, "R", "s")
    assert error.value.to_json()["code"] == "chance/bad-bound"
    assert error.value.details == {"rule": "R"}


@pytest.mark.parametrize(
    ("kind", "most"),
    [(SeededChance(1), 2**31), (FairChance(SECRET), 2**64)],
    ids=["SeededChance", "FairChance"],
)
def test_a_draw_with_more_outcomes_than_chance_can_give_is_refused(kind: Chance, most: int) -> None:
    assert 0 <= kind.copy().draw(most, "R", "s") < most
    with pytest.raises(ChanceError) as error:
        kind.copy().draw(most + 1, "R", "s")
    assert error.value.code == "chance/bad-bound"


def test_chance_in_general_offers_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().draw(6, "R", "s")
    with pytest.raises(NotImplementedError):
        Chance().copy()
    assert Chance().published() == {"kind": "other"}


# Seeded


def test_seeded_values_never_change() -> None:
    assert rolls(SeededChance(1), 12, 100) == [76, 21, 87, 53, 4, 63, 20, 70, 49, 16, 27, 15]
    convoy = [10, 42, 80, 13, 56, 2, 13, 81, 11, 29, 0, 13]
    assert rolls(SeededChance("convoy"), 12, 100) == convoy


def test_a_seed_may_be_a_number_or_a_text() -> None:
    assert rolls(SeededChance(5), 9) == rolls(SeededChance("5"), 9)
    assert rolls(SeededChance(5), 9) != rolls(SeededChance(6), 9)


def test_seeded_chance_ignores_the_stream() -> None:
    assert rolls(SeededChance(5), 9, stream="a") == rolls(SeededChance(5), 9, stream="b")


def test_a_seed_is_published() -> None:
    assert SeededChance("x").published() == {"kind": "seeded", "seed": "x"}


# Fair


def test_fair_values_never_change() -> None:
    assert rolls(FairChance(SECRET), 12, 100) == [26, 97, 86, 45, 90, 47, 28, 41, 99, 29, 78, 16]
    mixed = [52, 71, 33, 84, 35, 45, 19, 42, 73, 7, 92, 5]
    assert rolls(FairChance(SECRET, ("ann", "bob")), 12, 100) == mixed


def test_fair_chance_is_what_its_documentation_says() -> None:
    words = [sha256(word.encode()).digest() for word in ("ann", "bob")]
    key = sha256(b"hulldown-key:" + SECRET + b"".join(words)).digest()
    blocks = [sha256(key + f"deck/{number}/0".encode()).digest() for number in range(9)]
    expected = [int.from_bytes(block[:8], "big") % 24 for block in blocks]
    assert rolls(FairChance(SECRET, ("ann", "bob")), 9, 24, "deck") == expected


def test_fair_chance_rejects_what_would_be_biased() -> None:
    bound = (1 << 63) + 1  # nearly every second block is one too high
    blocks = rolls(FairChance(SECRET), 100, 1 << 64)
    drawn = rolls(FairChance(SECRET), 100, bound)
    kept = [value < bound for value in blocks]
    assert 30 < sum(kept) < 70
    assert [value == block for value, block in zip(drawn, blocks, strict=True)] == kept


def test_a_fair_stream_does_not_depend_on_what_else_is_drawn() -> None:
    quiet, busy = FairChance(SECRET), FairChance(SECRET)
    market = rolls(quiet, 6, stream="market")
    mixed = []
    for number in range(6):
        rolls(busy, number, 52, "deck")
        mixed += rolls(busy, 1, stream="market")
    assert mixed == market
    assert rolls(FairChance(SECRET), 6, stream="market") != rolls(quiet, 6, stream="deck")


@given(st.lists(st.text(max_size=5), max_size=3))
def test_every_word_of_entropy_counts(words: list[str]) -> None:
    plain = rolls(FairChance(SECRET, tuple(words)), 20, 1000)
    assert rolls(FairChance(SECRET, (*words, "more")), 20, 1000) != plain
    assert rolls(FairChance(SECRET, (*words, "", "")), 20, 1000) != plain


def test_the_commitment_is_published_and_the_secret_is_not() -> None:
    published = FairChance(SECRET, ("ann",)).published()
    assert published == {"kind": "fair", "commitment": commitment(SECRET), "entropy": ["ann"]}
    assert SECRET.hex() not in str(published)
    assert commitment(SECRET) == (
        "16ae681867de119681b8034fcbc853b0b9675687baa17f6a575b27fdffe69085"
    )
    assert commitment(SECRET) != commitment(SECRET + b"\0")


# Recorded


def test_recorded_chance_gives_what_was_recorded() -> None:
    chance = RecordedChance([Draw("R", "s", 6, 4), Draw("R", "s", 6, 2)])
    assert rolls(chance, 2) == [4, 2]
    chance.finish()


@pytest.mark.parametrize(("bound", "rule", "stream"), [(7, "R", "s"), (6, "Q", "s"), (6, "R", "t")])
def test_recorded_chance_complains_of_another_draw(bound: int, rule: str, stream: str) -> None:
    with pytest.raises(ReplayError) as error:
        RecordedChance([Draw("R", "s", 6, 4)]).draw(bound, rule, stream)
    assert error.value.code == "replay/mismatch"


def test_recorded_chance_complains_of_a_draw_too_many() -> None:
    with pytest.raises(ReplayError, match="is not in the record") as error:
        RecordedChance([]).draw(6, "R", "s")
    assert error.value.code == "replay/mismatch"


def test_recorded_chance_complains_of_a_draw_left_over() -> None:
    with pytest.raises(ReplayError, match="was not used") as error:
        RecordedChance([Draw("R", "s", 6, 4)]).finish()
    assert error.value.code == "replay/mismatch"


# Scripted


def test_scripted_chance_follows_the_script_then_the_rest() -> None:
    assert rolls(ScriptedChance([3, 1], rest=5), 4) == [3, 1, 5, 5]
    assert rolls(ScriptedChance(rest=9), 2) == [5, 5]


def test_scripted_chance_complains_when_the_script_ends() -> None:
    with pytest.raises(ChanceError, match=r"nothing scripted for R \(s, 6\)") as error:
        ScriptedChance().draw(6, "R", "s")
    assert error.value.code == "chance/script"


@pytest.mark.parametrize("result", [6, -1])
def test_scripted_chance_complains_of_an_impossible_result(result: int) -> None:
    with pytest.raises(ChanceError, match="is not below 6") as error:
        ScriptedChance([result]).draw(6, "R", "s")
    assert error.value.code == "chance/script"


# Enumerating


def test_enumerating_chance_walks_every_path_once() -> None:
    """Two draws after a 0, none after a 1, three outcomes after a 2."""
    chance, seen, total = EnumeratingChance(), [], Fraction(0)
    more = True
    while more:
        first = chance.draw(3, "R", "s")
        then = [chance.draw(2, "R", "s"), chance.draw(2, "R", "s")] if first == 0 else []
        then += [chance.draw(3, "R", "s")] if first == 2 else []
        seen.append((first, *then))
        total += chance.probability()
        more = chance.advance()
    assert seen == [
        (0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1,), (2, 0), (2, 1), (2, 2)
    ]  # fmt: skip
    assert total == 1


def test_enumerating_nothing_is_one_certain_path() -> None:
    chance = EnumeratingChance()
    assert chance.probability() == 1
    assert not chance.advance()


# Noted, none, draws


def test_noted_chance_writes_down_what_it_gave() -> None:
    chance = NotedChance(ScriptedChance([2, 0]))
    chance.draw(6, "R-1", "deck")
    chance.draw(3, "R-2", "dice")
    assert [draw.to_json() for draw in chance.draws] == [
        ["R-1", "deck", 6, 2],
        ["R-2", "dice", 3, 0],
    ]


def test_no_chance_refuses_every_draw() -> None:
    with pytest.raises(ChanceError) as error:
        NoChance().draw(1, "R", "s")
    assert error.value.code == "chance/needed"


def test_a_draw_survives_the_round_trip() -> None:
    written = Draw("R-1", "deck", 24, 23).to_json()
    assert read_draw(written).to_json() == written


@pytest.mark.parametrize(
    "data",
    [
        ["R", "s", 6],
        [1, "s", 6, 1],
        ["R", None, 6, 1],
        ["R", "s", "6", 1],
        ["R", "s", 6, 6],
        ["R", "s", 6, -1],
        ["R", "s", 0, 0],
    ],
)
def test_an_impossible_draw_is_not_read(data: list[object]) -> None:
    with pytest.raises(ValueError, match=r"draw|outcome|unpack"):
        read_draw(data)
