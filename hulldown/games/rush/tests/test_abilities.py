"""2) Abilities: in printed order, all or none; Reinforcements, Scouting, Invulnerability."""

import pytest

from hulldown.games.rush.catalog import COUNTRIES

from .scenes import (
    at,
    bearing,
    by_country,
    catalogue,
    country_of,
    do,
    legal,
    named,
    pick,
    picks,
    scene,
    told,
    walk,
)

rule = pytest.mark.rule

DRAWS = pick(ability="reinforcements", number=2, alone=True, armour=2)
SCOUTS = pick(ability="scouting", alone=True, armour=0)
PROUD = pick(ability="invulnerability", alone=True)
COUNTRY = country_of(PROUD)
PLACE = COUNTRIES.index(COUNTRY)


# One after another, all or none


@rule("R-052", "RX-38")
def test_the_first_ability_is_finished_before_the_second_begins() -> None:
    card = bearing("siege", "reinforcements")
    asked = do(scene(f"hands0 {card} garages0 engineers*3"), f"use {card}")
    assert legal(asked) == ["siege-base 1 0"]
    assert asked.hands[0] == []
    after = do(asked, "siege-base 1 0", luck=[0])
    assert named(after.hands[0]) == ["engineers"]


@rule("R-052")
def test_abilities_take_place_in_printed_order() -> None:
    card = bearing("sabotage", "reinforcements")
    ids = [
        message.id
        for message in told(
            scene(f"hands0 {card} garages0 engineers*3 hands1 engineers*2"),
            f"use {card}",
            "give-up engineers",
            rest=0,
        )
    ]
    assert ids[:4] == ["card-used", "sabotage-called", "card-given-up", "cards-laid-out"]


@rule("R-053")
def test_no_other_card_can_be_played_before_all_abilities_of_one_are_finished() -> None:
    card = bearing("siege", "siege")
    other = pick("ussr", power=1, but=[card])
    state = scene(f"hands0 {card}+{other}+engineers*3 reserve {pick(cost=0, but=[other])}")
    once = do(state, f"use {card}")
    twice = do(once, "siege-base 1 0")
    assert legal(once) == ["siege-base 1 0"]
    assert legal(twice) == ["siege-base 1 0", "siege-base 1 1"]
    free = do(twice, "siege-base 1 1")
    assert {"end", f"announce {other}"} <= set(legal(free))


@rule("R-039", "RQ-10")
def test_a_card_is_used_with_all_its_abilities_or_with_none() -> None:
    card = bearing("repair", "reinforcements")
    state = scene(f"hands0 {card} garages0 engineers*2 depots0 engineers*2")
    assert [word for word in legal(state) if word.split()[0] in ("use", "deploy")] == [
        f"use {card}",
        f"deploy {card}",
    ]
    assert "end" not in legal(do(state, f"use {card}"))
    assert len(do(state, f"use {card}", "repair engineers", "repair-done", rest=0).hands[0]) == 1
    deployed = do(state, f"deploy {card}")
    assert (deployed.hands[0], len(deployed.depots[0])) == ([], 2)


@rule("R-052", "R-060")
def test_a_card_without_an_ability_cannot_be_used_for_one() -> None:
    card = pick(ability="", armour=(1, 2))
    words = legal(scene(f"hands0 {card}+engineers+ussr_medal"))
    assert [word for word in words if word.startswith("use ")] == []
    assert f"deploy {card}" in words


@rule("RQ-10")
def test_an_ability_that_finds_nothing_to_do_does_not_keep_the_next_from_happening() -> None:
    card = bearing("repair", "reinforcements")
    after = do(scene(f"hands0 {card} garages0 engineers"), f"use {card}", rest=0)
    assert named(after.hands[0]) == ["engineers"]
    assert named(after.defenders[:1]) == [card]


# Reinforcements


@rule("R-146")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_reinforcements_draw_the_printed_number(count: int) -> None:
    card = pick(ability="reinforcements", number=count, alone=True)
    state = scene(f"hands0 {card}+engineers garages0 engineers*3+volunteers")
    after = do(state, f"use {card}", luck=[0] * count)
    assert len(after.hands[0]) == 1 + count
    assert len(after.garages[0]) == 4 - count


@rule("R-146", "RQ-07")
def test_drawn_cards_are_laid_out_for_all_to_see_and_may_be_played_at_once() -> None:
    state = scene(f"hands0 {DRAWS} garages0 technicians+volunteers")
    after, events = walk(state, f"use {DRAWS}", luck=[0, 0])
    seen = [event.seen_by(1) for event in events]
    shown = [message.args["cards"] for message in seen if message and "cards" in message.args]
    assert shown == [["card:technicians", "card:volunteers"]]
    assert {"use technicians", "use volunteers"} <= set(legal(after))


@rule("R-146", "R-037", "RQ-05")
def test_a_garage_that_runs_out_in_the_middle_of_a_draw_is_made_anew_from_the_depot() -> None:
    state = scene(f"hands0 {DRAWS}+engineers garages0 volunteers depots0 ussr_medal+technicians")
    after = do(state, f"use {DRAWS}", luck=[0, 1])
    assert named(after.hands[0]) == ["engineers", "volunteers", "ussr_medal"]
    assert (named(after.garages[0]), after.depots[0]) == (["technicians"], [])


@rule("R-146", "RQ-05")
def test_the_card_played_and_the_cards_laid_out_are_not_in_that_shuffle() -> None:
    state = scene(f"hands0 {DRAWS}+engineers*2 depots0 volunteers")
    after = do(state, f"use {DRAWS}", luck=[0])
    assert named(after.hands[0]) == ["engineers", "engineers", "volunteers"]
    assert (after.garages[0], after.depots[0]) == ([], [])
    assert named(after.defenders[:1]) == [DRAWS]


@rule("R-146")
def test_with_garage_and_depot_empty_nothing_is_drawn() -> None:
    after = do(scene(f"hands0 {DRAWS}"), f"use {DRAWS}")
    assert (after.hands[0], named(after.defenders[:1])) == ([], [DRAWS])


# Scouting


@rule("R-149", "RQ-37")
def test_scouting_discards_the_whole_reserve_and_deals_four_new_cards_one_by_one() -> None:
    old = picks(4, ability="", but=[SCOUTS])
    state = scene(f"hands0 {SCOUTS} reserve {'+'.join(old)}")
    new = named([state.deck[5], state.deck[0], state.deck[9], state.deck[1]])
    deck = state.deck.copy()
    luck = []
    for name in new:
        luck.append(at(deck, name))
        deck.pop(luck[-1])
    after = do(state, f"use {SCOUTS}", luck=luck)
    assert named(after.reserve) == new
    assert named(after.discards) == old
    assert named(after.depots[0]) == [SCOUTS]


@rule("R-149", "RQ-04")
def test_scouting_shuffles_its_own_discards_in_when_the_deck_is_short() -> None:
    row = picks(4, ability="", but=[SCOUTS])
    rest = [name for name in catalogue().names[12:] if name not in (*row, SCOUTS)]
    state = scene(f"hands0 {SCOUTS} reserve {'+'.join(row)} graveyard {'+'.join(rest[1:])}")
    assert named(state.deck) == rest[:1]
    after = do(state, f"use {SCOUTS}", rest=0)
    assert named(after.reserve)[0] == rest[0]
    assert sorted([*named(after.reserve), *named(after.deck)]) == sorted([*row, rest[0]])
    assert (len(after.reserve), after.discards) == (4, [])


# Invulnerability


@rule("R-167", "RX-25", "RQ-44")
def test_invulnerability_takes_a_single_medal_of_its_country_at_once() -> None:
    after = do(scene(f"hands0 {PROUD}"), f"use {PROUD}")
    assert named(after.depots[0]) == [f"{COUNTRY}_medal"]
    assert after.singles == tuple(8 if n == PLACE else 9 for n in range(4))
    assert after.doubles == (3, 3, 3, 3)


@rule("R-167", "RQ-44")
def test_after_invulnerability_the_card_defends_as_usual_and_no_kill_is_counted() -> None:
    after = do(scene(f"hands0 {PROUD}"), f"use {PROUD}")
    assert named(after.defenders[:1]) == [PROUD]
    assert after.vehicles_destroyed == (0, 0)


@rule("R-167", "RX-25", "RQ-44")
def test_with_only_doubles_left_invulnerability_gives_nothing() -> None:
    state = scene(f"hands0 {PROUD} singles {by_country(COUNTRY, 0, 9)}")
    after = do(state, f"use {PROUD}")
    assert (after.depots[0], after.doubles) == ([], (3, 3, 3, 3))
    assert "medals-missed" in [message.id for message in told(state, f"use {PROUD}")]


@rule("R-103", "R-167", "RQ-44")
def test_the_ninth_single_may_be_taken_by_invulnerability() -> None:
    state = scene(f"hands0 {PROUD} singles {by_country(COUNTRY, 1, 9)}")
    heard = told(state, f"use {PROUD}")
    assert [message.id for message in heard][:3] == [
        "card-used", "medals-taken", "last-round-began",
    ]  # fmt: skip
    assert heard[2].args == {"reason": "ending:medals-gone"}
    assert do(state, f"use {PROUD}").ending


@rule("RQ-44", "RQ-16")
def test_a_medal_of_invulnerability_never_makes_a_pair_with_a_kill() -> None:
    gun = pick(COUNTRY, power=2, only_bases=False, but=[PROUD])
    prey = pick(armour=1, but=[PROUD, gun])
    state = scene(f"hands0 {PROUD}+{gun} bases1 whole:{prey},whole,whole")
    after = do(state, f"use {PROUD}", f"announce {gun}", f"attack {gun} 1 0")
    assert (after.singles[PLACE], after.doubles[PLACE]) == (7, 3)


@rule("R-168")
@pytest.mark.parametrize(
    "card",
    [
        pick(ability="", only_bases=True),
        pick(ability="", only_vehicles=True),
        pick(ability="", national=True),
    ],
)
def test_a_passive_ability_is_nothing_to_play_and_the_card_can_still_pay(card: str) -> None:
    cheap = pick(country_of(card), cost=0, but=[card])
    words = legal(scene(f"hands0 {card} reserve {cheap}"))
    assert f"use {card}" not in words
    assert f"buy {cheap}" in words
