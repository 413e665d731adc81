"""Chances counted over the cards whose place a seat does not know, against every single case."""

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.catalog import FIRE_ICON
from hulldown.games.duel.rules.administration import check_burning, check_smoke
from hulldown.games.duel.rules.conditions import look_out
from hulldown.games.duel.rules.damage import rally_check
from hulldown.games.duel.rules.elimination import escape
from hulldown.games.duel.rules.firing import to_hit
from hulldown.games.duel.rules.instruct import attempt_spot
from hulldown.games.duel.rules.odds import (
    ALL_CARDS,
    Pool,
    at_most,
    branches,
    chance,
    percent,
    unseen_cards,
    ways_of_slots,
)
from hulldown.games.duel.state import KIA, State
from hulldown.games.duel.view import resample
from hulldown.kernel.chance import EnumeratingChance, SeededChance
from hulldown.kernel.table import Table

from .scenes import scene, tank

rule = pytest.mark.rule
EIGHT = [3, 12, 25, 38, 46, 57, 72, 90]
SEEN = {"german_i": ["soviet_i"]}


def eight_left(state: State, rest: list[int] | None = None) -> State:
    """Eight cards in the deck, all others seen among the discards."""
    left = [card for card in EIGHT if card not in state.hands[state.owner(0)]]
    state.deck.cards = left if rest is None else rest
    used = {*state.deck.cards, *state.deck.played, *(c for hand in state.hands for c in hand)}
    gone = [card for card in range(1, 101) if card not in used]
    state.deck.discards = gone
    state.shown = gone.copy()
    return state


def every_case(state: State, happen: Callable[[State, Table[State]], bool]) -> Fraction:
    """How likely it is, all cases gone through one by one."""
    luck = EnumeratingChance()
    total = Fraction(0)
    while True:
        world = state.clone()
        if happen(world, Table(world, luck)):
            total += luck.probability()
        if not luck.advance():
            return total


def told(state: State, key: str, **question: Any) -> Fraction:
    """An answer to a question of the seat that is asked."""
    answer = GAME.query(state, state.owner(0), question)
    return Fraction(answer[key]["ways"], answer[key]["of"])


SHOT = {"ask": "shot", "tank": "tank:german_i", "enemy": "tank:soviet_i"}


@rule("D-263", "D-267", "D-270")
@pytest.mark.parametrize("hull_down", [0, 1])
def test_a_shot_with_eight_cards_left_is_counted_as_every_case_shows(hull_down: int) -> None:
    state = eight_left(scene([44], spotted=SEEN, hull_down={"soviet_i": hull_down}))
    enemy = tank(state, "soviet_i")

    def penetrates(world: State, table: Table[State]) -> bool:
        number = to_hit(world, 0, enemy, 0, False, False, None)
        cat, deck = world.cat, world.deck
        pulled = [deck.pull(table.chance, "D-263") for _ in range(3)]
        place = cat.location[enemy][pulled[1] % 10]
        need = cat.armour[enemy][place * 2] - cat.penetration[0][world.distance(0, enemy) // 200]
        pierces = cat.piercing(need) >> pulled[2] & 1
        return pulled[0] <= min(95, number) and bool(pierces) and not (hull_down and place)

    assert told(state, "pierced", **SHOT) == every_case(state, penetrates)
    assert told(state, "hit", **SHOT) == Fraction(
        sum(card <= to_hit(state, 0, enemy, 0, False, False, None) for card in state.deck.cards),
        len(state.deck.cards),
    )


@rule("D-173", "D-174")
@pytest.mark.parametrize(("key", "cards"), [("one", 1), ("two", 2)])
def test_a_spot_attempt_is_counted_as_every_case_shows(key: str, cards: int) -> None:
    state = eight_left(scene([44]))
    enemy = tank(state, "soviet_i")

    def spots(world: State, table: Table[State]) -> bool:
        attempt_spot(table, 0, enemy, cards)
        return world.has_spotted(0, enemy)

    question = {"ask": "check", "tank": "tank:german_i", "what": "spot"}
    assert told(state, key, **question) == every_case(state, spots)


@rule("D-046")
def test_a_deck_that_runs_out_goes_on_with_the_discards() -> None:
    state = eight_left(scene([44]), rest=[3])
    enemy = tank(state, "soviet_i")

    def spots(world: State, table: Table[State]) -> bool:
        attempt_spot(table, 0, enemy, 2)
        return world.has_spotted(0, enemy)

    question = {"ask": "check", "tank": "tank:german_i", "what": "spot"}
    assert told(state, "two", **question) == every_case(state, spots)


@rule("D-142", "D-143")
def test_a_fire_is_counted_as_every_case_shows() -> None:
    state = eight_left(scene([44], burning={"german_i": 1}))

    def goes_out(world: State, table: Table[State]) -> bool:
        check_burning(table, 0)
        return not world.burning[0] and not world.out[0]

    question = {"ask": "check", "tank": "tank:german_i", "what": "burning"}
    assert told(state, "out", **question) == every_case(state, goes_out)


@rule("D-137")
def test_smoke_is_counted_as_every_case_shows() -> None:
    state = eight_left(scene([44], smoke={"german_i": 12}), rest=[3, 25, 38, 46, 57, 72, 90])

    def stays(world: State, table: Table[State]) -> bool:
        check_smoke(table, 0)
        return world.smoke[0] > 0

    question = {"ask": "check", "tank": "tank:german_i", "what": "smoke"}
    assert told(state, "stays", **question) == every_case(state, stays)


@rule("D-354")
@pytest.mark.parametrize("losses", [0, 1, 101])
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_odds_agree_with_the_worlds_a_seat_cannot_tell_apart(drawn: int, losses: int) -> None:
    state = eight_left(scene([44], other_hand=[12, 38], spare=False), rest=[3, 26, 46])
    state.drawn[1] = drawn
    state.stirred = (26,)
    if losses == 1:
        state.hidden[1] = (90,)
        state.shown.remove(90)
    state.rows = [[0, 1, 38, losses]]
    enemy = tank(state, "soviet_i")

    def spots(world: State, table: Table[State]) -> bool:
        table.state = GAME.resample(world, 0, table.chance)
        attempt_spot(table, 0, enemy, 1)
        return table.state.has_spotted(0, enemy)

    question = {"ask": "check", "tank": "tank:german_i", "what": "spot"}
    assert told(state, "one", **question) == every_case(state, spots)


def test_what_was_stirred_lies_in_no_hand_from_before_the_shuffle() -> None:
    pool = Pool(free=0b1110, stirred=0b110000, old=1, deck=2, known=0, secret=0)
    each = [chance(pool, [1 << card]) for card in range(1, 6)]
    assert sum(each) == 1
    assert each == [Fraction(1, 6)] * 3 + [Fraction(1, 4)] * 2
    pairs = [chance(pool, [1 << one, 1 << two]) for one in range(1, 6) for two in range(1, 6)]
    assert sum(pairs) == 1


@rule("D-016")
def test_of_cards_that_are_all_known_only_so_many_were_put_away() -> None:
    """Seat 0 knew the three cards of seat 1, who has put away one of them unseen."""
    state = scene(other_hand=[38, 46])
    state.rows = [[0, 1, card, 1] for card in (38, 46, 57)]
    state.deck.cards.remove(57)
    state.deck.discards, state.hidden[1] = [57], (57,)
    found = set()
    for seed in range(30):
        world = resample(state, 0, SeededChance(seed))
        assert len(world.deck.cards) == len(state.deck.cards)
        assert sorted([*world.hands[1], *world.hidden[1]]) == [38, 46, 57]
        found.add(world.hidden[1][0])
    assert found == {38, 46, 57}
    ways = branches(state, 0, unseen_cards(state, 0))
    assert [way.buried for way in ways] == [1 << 57, 1 << 46, 1 << 38]
    assert [way.weight for way in ways] == [Fraction(1, 3)] * 3


def test_printed_odds_count_the_whole_deck_and_none_are_told_if_off() -> None:
    printed = eight_left(scene([44], spotted=SEEN, options={"odds": "printed"}))
    number = to_hit(printed, 0, tank(printed, "soviet_i"), 0, False, False, None)
    assert told(printed, "hit", **SHOT) == Fraction(number, 100)
    off = scene([44], spotted=SEEN, options={"odds": "off"})
    assert GAME.questions(off, 0) == []
    assert GAME.query(off, 0, SHOT) is None


def test_no_seat_asks_more_than_twenty_questions_and_all_are_answered() -> None:
    names = ("i", "ii", "iii", "iv")
    everyone = [f"soviet_{name}" for name in names]
    state = scene(
        [44], tanks="4", spotted={f"german_{name}": everyone for name in names},
        burning={f"german_{name}": 1 for name in names},
        broken={f"german_{name}": 1 for name in names},
    )  # fmt: skip
    asked = GAME.questions(state, 0)
    assert 12 < len(asked) <= 20
    assert all(GAME.query(state, 0, question) for question in asked)


def test_questions_about_others_or_nobody_are_not_answered() -> None:
    state = scene([44], spotted=SEEN)
    for question in ({**SHOT, "tank": "tank:soviet_i"}, {**SHOT, "enemy": 3}, {"ask": "x"}, 5):
        assert GAME.query(state, 0, question) is None


def test_percent_rounds_halves_up() -> None:
    assert [percent(Fraction(part, 200)) for part in (1, 2, 3)] == [1, 1, 2]
    assert chance(Pool(ALL_CARDS, 0, 0, 100, 0, 0), [at_most(50)]) == Fraction(1, 2)


@rule("D-017")
@pytest.mark.parametrize(("free", "stirred", "old"), [(2, 3, 1), (1, 3, 1), (3, 2, 2), (2, 2, 2)])
def test_hands_held_since_the_shuffle_take_only_cards_that_were_never_stirred(
    free: int, stirred: int, old: int
) -> None:
    """Also where fewer such cards are left than cards are Pulled."""
    whole = (1 << free + stirred) - 1
    pool = Pool((1 << free) - 1, whole & ~((1 << free) - 1), old, free + stirred - old, 0, 0)
    wants = [0b00101 & whole, 0b10011 & whole]
    shown = cases = 0
    for held in permutations(range(free), old):
        left = [card for card in range(free + stirred) if card not in held]
        for pulled in permutations(left, len(wants)):
            cases += 1
            shown += all(want >> card & 1 for want, card in zip(wants, pulled, strict=True))
    assert Fraction(*ways_of_slots(pool, wants)) == Fraction(shown, cases)


def pull_to_act(*notations: str) -> Callable[[State, Table[State]], None]:
    """Carry out these actions of the first seat with the luck of the table."""

    def carry_out(world: State, table: Table[State]) -> None:
        for notation in notations:
            legal = {a.notation(): a for a in GAME.legal_actions(world, world.asked[0])}
            if notation != "enough" or notation in legal:
                GAME.resolve(table, world.asked[0], legal[notation])

    return carry_out


FLANKED = {"soviet_i": ["german_i"]}
SHED = ("move n53", "enough", "go 0", "declare")
CONCEAL = ("command n70", "use conceal", "declare")


@rule("D-177", "D-199", "D-220")
@pytest.mark.parametrize(
    ("hand", "fields", "what", "key", "does", "field"),
    [
        ([44], {}, "hull-down", "succeeds", ("hull-down", "give n44", "declare"), "hull_down"),
        ([70], {"hold": {"german_i": 2}, "spotted": FLANKED}, "conceal", "succeeds", CONCEAL, "-"),
        ([53], {"flanks": FLANKED, "spotted": FLANKED}, "shed", "sheds", SHED, "flanks"),
    ],
)
def test_an_attempt_is_counted_as_every_case_shows(
    hand: list[int], fields: Any, what: str, key: str, does: tuple[str, ...], field: str
) -> None:
    state = eight_left(scene(hand, **fields), rest=[3, 12, 26, 37, 48, 57, 72, 90])
    soviet = tank(state, "soviet_i")

    def succeeds(world: State, table: Table[State]) -> bool:
        pull_to_act(*does)(world, table)
        if field == "hull_down":
            return world.hull_down[0] == 1
        return not (world.flanks if field == "flanks" else world.spotted)[soviet] & 1

    question = {"ask": "check", "tank": "tank:german_i", "what": what}
    likely = told(state, key, **question)
    assert 0 < likely < 1
    assert likely == every_case(state, succeeds)


@rule("D-219", "D-223")
@pytest.mark.parametrize(("card", "key"), [(14, "bogs"), (2, "conceals")])
def test_terrain_that_is_entered_is_counted_as_every_case_shows(card: int, key: str) -> None:
    state = scene([card], hold={"german_i": 53}, spotted=FLANKED)
    state = eight_left(state, rest=[3, 12, 26, 37, 48, 57, 72, 90])
    question = {"ask": "enter", "tank": "tank:german_i", "card": f"card:n{card}"}
    assert question in GAME.questions(state, 0)

    def happens(world: State, table: Table[State]) -> bool:
        pull_to_act(f"enter n{card}", "declare")(world, table)
        return world.bog[0] > 0 if key == "bogs" else not world.spotted[tank(world, "soviet_i")] & 1

    likely = told(state, key, **question)
    assert 0 < likely < 1
    assert likely == every_case(state, happens)
    assert GAME.query(state, 0, {**question, "card": "card:n45"}) is None


@rule("D-146", "D-314")
def test_morale_is_counted_as_every_case_shows() -> None:
    state = scene([44], broken={"german_i": 1}, kia={"german_i": ["loader"]})
    state.damage_deck = state.damage_deck[:8]

    def holds(world: State, table: Table[State]) -> bool:
        rally_check(table, 0)
        return not world.out[0]

    question = {"ask": "check", "tank": "tank:german_i", "what": "broken"}
    assert told(state, "rallied", **question) == every_case(state, holds)


@rule("D-323", "D-324")
@pytest.mark.parametrize(("key", "wounded"), [("whole", []), ("wounded", ["commander"])])
def test_an_escape_is_counted_as_every_case_shows(key: str, wounded: list[str]) -> None:
    others = ["gunner", "loader", "driver", "assistant_driver"]
    fields: Any = {"burning": {"german_i": 1}, "kia": {"german_i": others}}
    state = eight_left(scene([44], wounded={"german_i": wounded}, **fields))

    def lives(world: State, table: Table[State]) -> bool:
        escape(table, 0, FIRE_ICON, 2)
        return world.men[0] != KIA

    question = {"ask": "check", "tank": "tank:german_i", "what": "escape"}
    assert told(state, key, **question) == every_case(state, lives)


@rule("D-004")
def test_how_far_a_tank_will_see_in_snow_is_counted_as_every_case_shows() -> None:
    state = scene([44], options={"conditions": "snow"})
    state = eight_left(state, rest=[3, 12, 26, 37, 48, 57, 72, 90])

    def far(world: State, table: Table[State]) -> bool:
        look_out(table, 0)
        return world.sight[0] == world.cat.field.light_sight

    question = {"ask": "check", "tank": "tank:german_i", "what": "look-out"}
    assert told(state, "far", **question) == every_case(state, far)
