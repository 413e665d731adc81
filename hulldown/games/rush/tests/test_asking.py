"""What a person is asked, told beforehand, offered as one click, and refused with a reason."""

from typing import Any

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.rules import (
    abilities,
    assault,
    deciding,
    defence,
    playing,
    purchase,
    reward,
)
from hulldown.games.rush.state import State
from hulldown.kernel.chance import ScriptedChance
from hulldown.kernel.errors import ActionError, ConfigError, MatchError
from hulldown.kernel.messages import Label, Message, Play, Reason
from hulldown.kernel.steps import take_step

from .scenes import act, begin, do, legal, named, number, pick, picks, refusals, refused, scene

rule = pytest.mark.rule
HEAVIES = picks(4, klass="heavy")
GUARDED = ",".join(f"whole:{name}" for name in HEAVIES[:3])
CHEAP = pick(cost=1)
FREE = pick(cost=0)
DEAR = pick(cost=7, but=HEAVIES)
SIEGE = pick(ability="siege", alone=True, armour=0)
SABOTAGE = pick(ability="sabotage", alone=True, armour=0)
REPAIR = pick(ability="repair", alone=True)
MECHANIC = pick(ability="repair", alone=True, armour=(1, 2), but=HEAVIES)
RESEARCHER = pick(ability="research", armour=(1, 2), but=HEAVIES)
LIGHT, MEDIUM, HEAVY = (pick(country="usa", klass=klass) for klass in ("light", "medium", "heavy"))
OWN_LIGHTS = picks(2, country="france", klass="light")


def label(state: State, notation: str) -> Label:
    found = [a for a in GAME.legal_actions(state, state.asked[0]) if a.notation() == notation]
    assert found, legal(state)
    return GAME.describe(state, state.asked[0], found[0])


def plays(state: State, id: str) -> list[Play[RushAction]]:
    return [play for play in GAME.plays(state, state.asked[0]) if play.message.id == id]


def steps(play: Play[RushAction]) -> list[str]:
    return [action.notation() for action in play.actions]


# Prompts

ROW = "+".join([CHEAP, *picks(3, cost=6)])
TECHNICIANS = f"hands0 technicians reserve {ROW}"
SABOTEUR = f"hands0 {SABOTAGE} reserve {ROW}"
PROMPTS: dict[str, tuple[State, str, dict[str, Any]]] = {
    "ask-play": (scene(), "R-033", {}),
    "ask-payment": (
        do(scene(f"hands0 engineers*3 reserve {ROW}"), f"buy {CHEAP}"),
        "R-042",
        {"card": f"card:{CHEAP}", "missing": 1},
    ),
    "ask-assault": (do(scene(f"hands0 {LIGHT}"), f"announce {LIGHT}"), "R-071", {}),
    "ask-sabotage": (
        do(scene(f"hands0 {SABOTAGE} hands1 engineers*2"), f"use {SABOTAGE}"),
        "R-150",
        {"card": f"card:{SABOTAGE}", "by": "seat:0"},
    ),
    "ask-siege": (
        do(scene(f"hands0 {SIEGE}"), f"use {SIEGE}"),
        "R-152",
        {"card": f"card:{SIEGE}", "by": "seat:0"},
    ),
    "ask-research": (
        do(scene(TECHNICIANS), "use technicians"),
        "R-161",
        {"card": "card:technicians", "by": "seat:0"},
    ),
    "ask-repair": (
        do(scene(f"hands0 {REPAIR} depots0 engineers*2"), f"use {REPAIR}"),
        "R-165",
        {"card": f"card:{REPAIR}", "by": "seat:0"},
    ),
    "ask-repair-more": (
        do(scene(f"hands0 {REPAIR} depots0 engineers*2"), f"use {REPAIR}", "repair engineers"),
        "R-165",
        {"card": f"card:{REPAIR}", "by": "seat:0"},
    ),
    "ask-defence": (
        do(scene(f"hands0 {HEAVIES[3]} bases0 {GUARDED}"), f"deploy {HEAVIES[3]}"),
        "R-058",
        {"card": f"card:{HEAVIES[3]}", "by": "seat:0"},
    ),
    "ask-medals": (
        scene("asking medals due 0,3,0,0"),
        "R-089",
        {"medal": "medal:germany", "due": 3},
    ),
}


@pytest.mark.parametrize("id", PROMPTS)
def test_every_question_says_what_is_asked_by_which_rule_and_about_what(id: str) -> None:
    state, rule_id, args = PROMPTS[id]
    prompt = GAME.prompt(state, state.asked[0])
    assert (prompt.message, prompt.rule) == (Message(id, args), rule_id)
    assert prompt.public == (id != "ask-sabotage")
    assert not prompt.sealed


@rule("R-150", "RQ-24")
def test_a_sabotaged_hand_is_no_public_choice_unless_it_is_one_card() -> None:
    line = f"hands0 {SABOTAGE} hands1 "
    two = do(scene(f"{line} engineers*2"), f"use {SABOTAGE}")
    one = do(scene(f"{line} engineers"), f"use {SABOTAGE}")
    sealed = do(scene(f"{line} engineers*2", sabotage="sealed"), f"use {SABOTAGE}")
    assert [GAME.prompt(state, 1).public for state in (two, one, sealed)] == [False, True, False]
    assert [GAME.prompt(state, 1).sealed for state in (two, one, sealed)] == [False, False, True]


# Labels

TARGETS = [
    "whole,gone,gone",
    "damaged,gone,gone",
    f"whole:{OWN_LIGHTS[0]},gone,gone",
    f"whole:{HEAVIES[0]},gone,gone",
    f"whole:{HEAVIES[0]}!,gone,gone",
    f"damaged:{HEAVIES[0]},gone,gone",
]


def result(state: State, action: RushAction) -> str:
    """What a hit really does."""
    after = take_step(GAME, state, 0, action, ScriptedChance(rest=0)).after
    fallen = sum(after.vehicles_destroyed + after.bases_destroyed)
    return "result:destroys" if fallen else "result:damages"


@rule("R-078", "R-079", "R-080", "R-083", "R-084")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("attacker", [LIGHT, MEDIUM, HEAVY])
def test_an_attack_says_beforehand_what_it_will_do(attacker: str, target: str) -> None:
    state = do(scene(f"hands0 {attacker} bases1 {target}"), f"announce {attacker}")
    told = label(state, f"attack {attacker} 1 0").message
    assert told.args["result"] == result(state, GAME.legal_actions(state, 0)[-1])


@rule("R-154", "RQ-25")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kills", [False, True])
def test_a_siege_says_beforehand_what_it_will_do(target: str, kills: bool) -> None:
    line = f"hands0 {SIEGE} bases1 {target}"
    state = do(scene(line, siege_kills_armour_1=kills), f"use {SIEGE}")
    for action in GAME.legal_actions(state, 0):
        assert GAME.describe(state, 0, action).message.args["result"] == result(state, action)


def test_a_label_names_what_it_starts_on_and_what_it_touches() -> None:
    line = f"hands0 {LIGHT} bases1 whole:{HEAVIES[0]},whole,whole"
    state = do(scene(line), f"announce {LIGHT}")
    attack = label(state, f"attack {LIGHT} 1 0")
    assert (attack.start, attack.touches) == (f"card:{LIGHT}", ("base:1:0",))
    assert attack.message == Message(
        "do-attack-defender",
        {
            "card": f"card:{LIGHT}", "owner": "seat:1", "base": 1,
            "defender": f"card:{HEAVIES[0]}", "result": "result:damages",
        },
    )  # fmt: skip
    assert label(state, f"attack {LIGHT} 1 1").message.id == "do-attack"


@rule("RQ-35")
def test_a_label_touches_all_bases_that_are_alike() -> None:
    line = f"hands0 {LIGHT} bases1 whole,damaged,whole bases2 whole:{HEAVIES[0]},whole,whole"
    state = do(scene(line, 3), f"announce {LIGHT}")
    assert label(state, f"attack {LIGHT} 1 0").touches == ("base:1:0", "base:1:2")
    assert label(state, f"attack {LIGHT} 1 1").touches == ("base:1:1",)
    assert label(state, f"attack {LIGHT} 2 0").touches == ("base:2:0",)


@rule("R-054", "R-055", "R-056", "R-057", "R-058", "R-160")
def test_a_card_that_will_defend_touches_the_bases_it_may_go_to() -> None:
    hand = f"{MECHANIC}+{SIEGE}+{RESEARCHER}"
    state = scene(f"hands0 {hand} bases0 whole:{HEAVIES[0]},whole,whole")
    assert label(state, f"use {MECHANIC}").touches == ("base:0:1", "base:0:2")
    assert label(state, f"deploy {MECHANIC}").touches == ("base:0:1", "base:0:2")
    assert label(state, f"use {SIEGE}").touches == ()
    assert label(state, f"use {RESEARCHER}").touches == ()
    assert label(state, f"deploy {RESEARCHER}").touches == ("base:0:1", "base:0:2")
    full = scene(f"hands0 {MECHANIC} bases0 {GUARDED}")
    assert label(full, f"use {MECHANIC}").touches == ("base:0:0", "base:0:1", "base:0:2")


@rule("R-058")
def test_a_label_names_the_defender_that_would_be_replaced() -> None:
    state = do(scene(f"hands0 {HEAVIES[3]} bases0 {GUARDED}"), f"deploy {HEAVIES[3]}")
    told = label(state, "defend 1")
    assert told.message == Message(
        "do-defend-replacing", {"base": 2, "defender": f"card:{HEAVIES[1]}"}
    )
    assert told.touches == ("base:0:1",)


def test_every_legal_action_has_a_label_from_its_card() -> None:
    state = scene(f"hands0 engineers+volunteers+{HEAVY} reserve {ROW}")
    for action in GAME.legal_actions(state, 0):
        told = GAME.describe(state, 0, action)
        assert told.message.id == f"do-{action.kind}"
        assert told.start == (f"card:{named([action.card])[0]}" if action.card >= 0 else "")


# Ending the turn


@rule("R-035")
@pytest.mark.parametrize(
    ("line", "wasted"),
    [
        ("", 0),
        ("hands0 engineers*2", 0),
        (f"hands0 engineers*2 reserve {CHEAP}", 2),
        (f"hands0 engineers*2 reserve {CHEAP} purchases 1", 0),
        (f"hands0 engineers+volunteers+technicians reserve {DEAR}", 1),
        (f"hands0 engineers+volunteers reserve {CHEAP}", 2),
        (f"hands0 engineers+volunteers reserve {CHEAP} purchases 1", 1),
        (f"hands0 engineers+{HEAVY} reserve {DEAR}", 1),
        (f"hands0 {HEAVY} used {HEAVY}", 0),
    ],
)
def test_ending_the_turn_tells_how_many_playable_cards_it_would_waste(
    line: str, wasted: int
) -> None:
    assert label(scene(line), "end").message == Message("do-end", {"unused": wasted})


@rule("R-035", "R-171")
def test_a_national_card_without_a_vehicle_of_its_country_wastes_nothing() -> None:
    card = pick(national=True, power=0, armour=0, ability="")
    home = GAME.query(scene(), 0, {"ask": "card", "card": f"card:{card}"})["country"]
    abroad = "usa" if home != "usa" else "france"
    for country, wasted in ((home, 1), (abroad, 0)):
        row = pick(country=country, cost=1, but=[card])
        assert label(scene(f"hands0 {card} reserve {row}"), "end").message.args["unused"] == wasted


def test_the_turn_ends_by_itself_when_nothing_else_is_possible() -> None:
    match = begin(f"hands0 volunteers hands1 engineers reserve {ROW}")
    act(match, 0, "use volunteers")
    assert match.seats_to_act == (1,)
    assert [record.by for record in match.records[-2:]] == ["seat", "automatic"]


def test_the_turn_does_not_end_by_itself_while_a_card_lies_there() -> None:
    match = begin("hands0 engineers+volunteers hands1 engineers")
    act(match, 0, "use volunteers")
    assert (match.seats_to_act, legal(match.state)) == ((0,), ["end", "put-away engineers"])


# The usual answer


@rule("R-035", "R-043", "R-089", "R-165", "RX-16")
@pytest.mark.parametrize(
    ("id", "answer"),
    [
        ("ask-play", "end"),
        ("ask-payment", "pay engineers"),
        ("ask-assault", f"attack {LIGHT} 1 0"),
        ("ask-sabotage", "give-up engineers"),
        ("ask-siege", "siege-base 1 0"),
        ("ask-research", f"research {CHEAP}"),
        ("ask-repair", "repair engineers"),
        ("ask-repair-more", "repair-done"),
        ("ask-defence", "defend 0"),
        ("ask-medals", "take-doubles 1"),
    ],
)
def test_the_usual_answer_harms_least(id: str, answer: str) -> None:
    state = PROMPTS[id][0]
    assert GAME.usual(state, state.asked[0]).notation() == answer


@rule("R-070", "R-154")
def test_the_usual_hit_destroys_what_it_can_and_announces_no_more_cards() -> None:
    line = f"bases1 whole:{HEAVIES[0]},damaged,whole"
    state = do(scene(f"hands0 {LIGHT}+{MEDIUM} {line}"), f"announce {LIGHT}")
    assert legal(state)[0] == f"announce {MEDIUM}"
    assert GAME.usual(state, 0).notation() == f"attack {LIGHT} 1 1"
    state = do(scene(f"hands0 {SIEGE} {line}"), f"use {SIEGE}")
    assert GAME.usual(state, 0).notation() == "siege-base 1 1"


@rule("R-161")
def test_the_usual_research_takes_the_dearest() -> None:
    state = do(scene(f"hands0 technicians reserve {FREE}+{CHEAP}"), "use technicians")
    assert GAME.usual(state, 0).notation() == f"research {CHEAP}"


@rule("R-043", "RQ-08")
def test_the_usual_payment_stops_when_it_is_enough() -> None:
    state = do(scene(f"hands0 engineers*3 reserve {ROW}"), f"buy {CHEAP}", "pay engineers")
    assert GAME.usual(state, 0).notation() == "take"


# Whole plays: buying


@rule("R-042", "R-043")
def test_a_vehicle_is_bought_with_the_least_surplus() -> None:
    two = pick(resources=2, national=False, but=[CHEAP])
    state = scene(f"hands0 engineers+usa_two_medals+{two} reserve {ROW}")
    [play] = plays(state, "play-buy")
    assert play.message.args == {"card": f"card:{CHEAP}", "with": ["card:engineers"]}
    assert steps(play) == [f"buy {CHEAP}", "pay engineers", "take"]


@rule("R-043")
def test_of_equal_payments_the_cards_that_can_do_less_go_first() -> None:
    wanted = pick(cost=2)
    tank = pick(resources=2, national=False, klass="medium", but=[wanted])
    state = scene(f"hands0 engineers*2+{tank} reserve {wanted}")
    [play] = plays(state, "play-buy")
    assert play.message.args["with"] == ["card:engineers"] * 2
    state = scene(f"hands0 engineers*2+usa_two_medals reserve {wanted}")
    [play] = plays(state, "play-buy")
    assert play.message.args["with"] == ["card:usa_two_medals"]


@rule("R-048", "R-049")
def test_a_card_of_cost_0_is_paid_with_one_card_that_is_worth_least() -> None:
    zero = pick(resources=0, national=False, but=[FREE])
    [play] = plays(scene(f"hands0 engineers*2+{zero} reserve {FREE}"), "play-buy")
    assert steps(play) == [f"buy {FREE}", f"pay {zero}", "take"]


@rule("R-171", "R-172")
def test_national_surplus_counts_as_surplus() -> None:
    card = pick(national=True, resources=(4, 5, 6))
    home = GAME.query(scene(), 0, {"ask": "card", "card": f"card:{card}"})["country"]
    wanted = pick(country=home, cost=1, but=[card])
    [play] = plays(scene(f"hands0 engineers+{card} reserve {wanted}"), "play-buy")
    assert play.message.args["with"] == ["card:engineers"]


@rule("R-148", "RQ-09")
def test_what_the_ledger_covers_is_bought_with_no_card_at_all() -> None:
    state = scene(f"hands0 engineers recruited 1 spent 3 payers 0,0,0,0,1 reserve {ROW}")
    [play] = plays(state, "play-buy-spent")
    assert steps(play) == [f"buy {CHEAP}", "take"]
    assert "with" not in play.message.args


@rule("R-042")
def test_a_large_hand_is_searched_quickly() -> None:
    cards = picks(20, resources=(1, 2, 3), national=False, cost=(0, 1, 2, 3))
    wanted = pick(cost=7)
    state = scene(f"hands0 engineers*4+{'+'.join(cards)} reserve {wanted}")
    [play] = plays(state, "play-buy")
    assert sum(state.cat.resources[a.card] for a in play.actions[1:-1]) == 7


# Whole plays: use and defend


@rule("R-055", "R-058")
def test_where_all_bases_are_defended_a_card_is_deployed_with_the_defender_it_replaces() -> None:
    state = scene(f"hands0 {HEAVIES[3]} bases0 {GUARDED}")
    found = plays(state, "play-deploy-replacing")
    assert [steps(play) for play in found] == [
        [f"deploy {HEAVIES[3]}", f"defend {base}"] for base in range(3)
    ]
    assert found[2].message.args == {
        "card": f"card:{HEAVIES[3]}", "base": 3, "defender": f"card:{HEAVIES[2]}",
    }  # fmt: skip


@rule("R-054", "R-058")
def test_a_card_is_used_and_defends_in_one_play_if_no_luck_comes_between() -> None:
    recruiter = pick(ability="recruitment", alone=True, armour=2, but=HEAVIES)
    drawer = pick(ability="reinforcements", number=1, alone=True, armour=2, but=HEAVIES)
    line = f"garages0 engineers*3 bases0 {GUARDED}"
    found = plays(scene(f"hands0 {recruiter} {line}"), "play-use-replacing")
    assert [steps(play) for play in found] == [
        [f"use {recruiter}", f"defend {base}"] for base in range(3)
    ]
    assert plays(scene(f"hands0 {drawer} {line}"), "play-use-replacing") == []


@rule("R-057")
def test_where_a_base_is_undefended_one_action_is_enough_and_needs_no_play() -> None:
    state = scene(f"hands0 {HEAVIES[3]} bases0 whole:{HEAVIES[0]},whole,whole")
    assert [p for p in GAME.plays(state, 0) if p.message.id.startswith("play-deploy")] == []
    assert do(state, f"deploy {HEAVIES[3]}").defenders[1] == number(HEAVIES[3])


@rule("R-057", "RX-12")
def test_with_voluntary_replacement_the_play_names_the_undefended_base_too() -> None:
    line = f"hands0 {HEAVIES[3]} bases0 whole:{HEAVIES[0]},whole,whole"
    state = scene(line, voluntary_replacement="on")
    assert [play.message.args["base"] for play in plays(state, "play-deploy")] == [2]
    assert [play.message.args["base"] for play in plays(state, "play-deploy-replacing")] == [1]


# Whole plays: attacking, Medals


@rule("R-069", "R-076")
def test_a_target_is_destroyed_with_as_few_cards_of_one_country_as_possible() -> None:
    lights = picks(3, country="usa", klass="light")
    line = f"hands0 {'+'.join(lights)} bases1 whole:{OWN_LIGHTS[0]},whole:{HEAVIES[0]},whole"
    found = {play.message.args.get("defender"): play for play in GAME.plays(scene(line), 0)}
    assert steps(found[f"card:{OWN_LIGHTS[0]}"]) == [
        f"announce {lights[0]}", f"attack {lights[0]} 1 0",
    ]  # fmt: skip
    assert steps(found[f"card:{HEAVIES[0]}"]) == [
        f"announce {lights[0]}", f"announce {lights[1]}",
        f"attack {lights[0]} 1 1", f"attack {lights[1]} 1 1",
    ]  # fmt: skip
    assert found[None].message.id == "play-attack"


@rule("R-069", "R-169", "R-170")
def test_no_attack_is_offered_that_would_not_destroy() -> None:
    mixed = [LIGHT, OWN_LIGHTS[0]]
    line = f"hands0 {'+'.join(mixed)} bases1 whole:{HEAVIES[0]},whole:{HEAVIES[1]},gone"
    assert plays(scene(line), "play-attack-defender") == []
    only = pick(only_bases=True, klass="spg")
    assert GAME.plays(scene(f"hands0 {only} bases1 whole:{OWN_LIGHTS[0]},gone,gone"), 0) == []


@rule("R-083", "RQ-35")
@pytest.mark.parametrize("bases", ["damaged,whole,gone", "whole,damaged,gone"])
def test_a_whole_base_is_not_attacked_beside_a_damaged_one(bases: str) -> None:
    lights = picks(2, country="usa", klass="light")
    state = scene(f"hands0 {'+'.join(lights)} bases1 {bases}")
    place = bases.split(",").index("damaged")
    [play] = plays(state, "play-attack")
    assert steps(play) == [f"announce {lights[0]}", f"attack {lights[0]} 1 {place}"]


@rule("R-066")
def test_after_the_assault_no_further_one_is_offered() -> None:
    assert plays(scene(f"hands0 {HEAVY} attacked 1"), "play-attack") == []


@rule("R-089", "RX-16")
def test_medals_of_all_countries_are_taken_as_doubles_in_one_play() -> None:
    state = scene("asking medals laid_out -1 due 2,0,5,0")
    [play] = GAME.plays(state, 0)
    assert play.message == Message("play-doubles", {"doubles": 3})
    after = do(state, *steps(play))
    assert named(after.depots[0]) == [
        "ussr_two_medals", "usa_two_medals", "usa_two_medals", "usa_medal",
    ]  # fmt: skip


@pytest.mark.parametrize("id", sorted(set(PROMPTS) - {"ask-play", "ask-medals"}))
def test_inside_a_play_there_are_no_whole_plays(id: str) -> None:
    state = PROMPTS[id][0]
    assert GAME.plays(state, state.asked[0]) == []


# Standing orders for Sabotage


@rule("R-150", "RQ-24")
def test_a_seat_names_beforehand_the_card_that_would_go() -> None:
    match = begin(f"{SABOTEUR} hands1 engineers*2+technicians")
    [form] = GAME.orders(match.state, 1)
    assert (form.id, form.choices) == ("give_up", ("ask", "engineers", "technicians"))
    match.give_orders(1, {"give_up": "technicians"})
    act(match, 0, f"use {SABOTAGE}")
    assert named(match.state.depots[1]) == ["technicians"]
    given = next(record for record in match.records if record.by == "order")
    assert (given.seat, given.action) == (1, {"kind": "give-up", "card": "technicians"})


@rule("R-150", "RQ-24")
@pytest.mark.parametrize("orders", [{}, {"give_up": "ask"}])
def test_without_an_order_the_seat_is_asked(orders: dict[str, str]) -> None:
    match = begin(f"{SABOTEUR} hands1 engineers*2+technicians")
    match.give_orders(1, orders)
    act(match, 0, f"use {SABOTAGE}")
    assert match.seats_to_act == (1,)


@rule("R-150", "RQ-24")
def test_an_order_for_a_card_that_has_left_the_hand_lets_the_seat_be_asked() -> None:
    twice = pick(ability="sabotage", alone=True, but=[SABOTAGE])
    hands = f"hands0 {SABOTAGE}+{twice} hands1 engineers*2+technicians"
    match = begin(f"{hands} reserve {ROW}")
    match.give_orders(1, {"give_up": "technicians"})
    act(match, 0, f"use {SABOTAGE}", f"use {twice}")
    assert match.seats_to_act == (1,)
    assert legal(match.state) == ["give-up engineers"]


@rule("R-150")
def test_an_order_goes_on_for_a_new_hand_that_holds_the_card_and_waits_for_one_that_does_not() -> (
    None
):
    asked = do(scene(f"{SABOTEUR} hands1 engineers*2+technicians"), f"use {SABOTAGE}")
    answer = GAME.answer(asked, 1, {"give_up": "technicians"})
    assert answer is not None
    assert answer.notation() == "give-up technicians"
    other = do(scene(f"{SABOTEUR} hands1 engineers*2+volunteers"), f"use {SABOTAGE}")
    assert GAME.answer(other, 1, {"give_up": "technicians"}) is None


@rule("R-150")
def test_only_cards_in_hand_can_be_named_and_only_if_there_are_any() -> None:
    match = begin(f"{SABOTEUR} hands1 engineers*2")
    with pytest.raises(ConfigError, match="config/bad-value"):
        match.give_orders(1, {"give_up": "technicians"})
    empty = begin(SABOTEUR)
    assert GAME.orders(empty.state, 1) == []
    with pytest.raises(MatchError, match="match/order"):
        empty.give_orders(1, {"give_up": "engineers"})


@rule("R-150", "RQ-24")
def test_an_order_ends_when_the_own_turn_begins() -> None:
    spy = pick(ability="sabotage", alone=True)
    line = f"hands0 engineers hands1 engineers*2+technicians garages0 {spy} garages1 engineers*3"
    match = begin(line)
    match.give_orders(1, {"give_up": "engineers"})
    act(match, 0, "end")
    assert (GAME.orders(match.state, 1), match.given_orders[1]) == ([], {})
    act(match, 1, "end")
    act(match, 0, f"use {spy}")
    assert match.seats_to_act == (1,)
    assert [record.by for record in match.records if record.by == "order"] == []


@rule("R-150", "RQ-24")
def test_orders_answer_sealed_sabotage_for_every_seat() -> None:
    line = f"{SABOTEUR} hands1 engineers*2+technicians hands2 engineers*2+volunteers"
    match = begin(line, 3, sabotage="sealed")
    match.give_orders(1, {"give_up": "technicians"})
    match.give_orders(2, {"give_up": "volunteers"})
    act(match, 0, f"use {SABOTAGE}")
    assert [named(depot) for depot in match.state.depots[1:]] == [["technicians"], ["volunteers"]]


def test_an_order_answers_nothing_but_sabotage() -> None:
    assert GAME.answer(scene("hands0 engineers"), 0, {"give_up": "engineers"}) is None


# Refusals: every reason, with its rule

FIGHTER, STRANGER = pick(country="usa", klass="light"), pick(country="france", klass="light")
JOINER = picks(2, country="usa", klass="light")[1]
NATIONAL = pick(national=True, country="usa")
ABROAD = pick(country="germany", cost=1)
ONLY_BASES, ONLY_VEHICLES = pick(only_bases=True), pick(only_vehicles=True)
ALL_GONE = "bases1 gone,gone,gone"
CLOSED = f"bases1 whole:{HEAVIES[0]},whole:{HEAVIES[1]},whole:{HEAVIES[2]}"
AUXILIARY = pick(klass="auxiliary", armour=(1, 2))
SPG = pick(klass="spg", country="france", but=[ONLY_BASES, ONLY_VEHICLES])

REASONS: dict[str, tuple[str, str, list[str], str]] = {
    "NO_ABILITY": ("hands0 engineers", "engineers", [], "R-060"),
    "NO_ARMOUR": ("hands0 engineers", "engineers", [], "R-062"),
    "NO_POWER": ("hands0 engineers", "engineers", [], "R-068"),
    "NO_SYMBOL": ("hands0 volunteers", "volunteers", [], "R-041"),
    "NOTHING_AFFORDABLE": (f"hands0 engineers reserve {DEAR}", "engineers", [], "R-043"),
    "TOO_DEAR": (f"hands0 engineers reserve {DEAR}", DEAR, [], "R-043"),
    "NO_PAYER": (f"hands0 volunteers reserve {FREE}", FREE, [], "R-048"),
    "ONE_PURCHASE": (f"hands0 engineers reserve {FREE} purchases 1", FREE, [], "R-050"),
    "WRONG_COUNTRY": (
        f"hands0 engineers+{NATIONAL} reserve {ABROAD}", NATIONAL, [f"buy {ABROAD}"], "R-171",
    ),
    "FINISH_PURCHASE": (
        f"hands0 engineers reserve {CHEAP}+{DEAR}", DEAR, [f"buy {CHEAP}"], "R-042",
    ),
    "USED_UP": (f"hands0 {FIGHTER} used {FIGHTER}", FIGHTER, [], "R-038"),
    "NO_BASE": (f"hands0 {FIGHTER} bases0 gone,gone,gone", FIGHTER, [], "R-065"),
    "ONE_ASSAULT": (f"hands0 {FIGHTER} attacked 1", FIGHTER, [], "R-066"),
    "OTHER_COUNTRY": (
        f"hands0 {FIGHTER}+{STRANGER}", STRANGER, [f"announce {FIGHTER}"], "R-069",
    ),
    "ANNOUNCE_FIRST": (
        f"hands0 {FIGHTER}+{JOINER}+{HEAVY}", JOINER,
        [f"announce {FIGHTER}", f"announce {HEAVY}", f"attack {FIGHTER} 1 0"], "R-070",
    ),
    "NO_TARGET": (f"hands0 {FIGHTER} {ALL_GONE}", FIGHTER, [], "R-072"),
    "ONLY_BASES": (f"hands0 {ONLY_BASES} {CLOSED}", ONLY_BASES, [], "R-169"),
    "ONLY_VEHICLES": (f"hands0 {ONLY_VEHICLES}", ONLY_VEHICLES, [], "R-170"),
    "FINISH_ASSAULT": (
        f"hands0 {FIGHTER} reserve {FREE}", FREE, [f"announce {FIGHTER}"], "R-077",
    ),
    "FINISH_CARD": (f"hands0 engineers+{SIEGE}", "engineers", [f"use {SIEGE}"], "R-053"),
    "NOT_ARMOURED": (
        f"hands0 {SIEGE} bases1 whole:{AUXILIARY},whole,whole", AUXILIARY, [f"use {SIEGE}"],
        "R-153",
    ),
    "RESEARCH_LIMIT": (
        f"hands0 technicians reserve {FREE}+{DEAR}", DEAR, ["use technicians"], "R-161",
    ),
    "MEDALS_FIRST": ("asking medals due 2,0,0,0 hands0 engineers", "engineers", [], "R-089"),
}  # fmt: skip


def constants() -> dict[str, Reason]:
    """Every reason that a rule's guard may give."""
    modules = (abilities, assault, deciding, defence, playing, purchase, reward)
    found = [item for module in modules for item in vars(module).items()]
    return {name: value for name, value in found if isinstance(value, Reason)}


@pytest.mark.parametrize("name", REASONS)
def test_a_refusal_gives_its_reason_and_rule(name: str) -> None:
    line, subject, actions, rule_id = REASONS[name]
    state = do(scene(line), *actions)
    reason = constants()[name]
    assert reason.rule == rule_id
    assert refusals(state, subject)[reason.id] == rule_id
    for refusal in refused(state, subject):
        assert refusal.args["card"] == f"card:{subject}"


@rule("R-059")
def test_a_defended_base_is_refused_while_attacks_are_made() -> None:
    state = do(scene(f"hands0 {FIGHTER} bases1 whole:{HEAVIES[0]},whole,whole"),
               f"announce {FIGHTER}")  # fmt: skip
    [found] = [refusal for refusal in GAME.why_not(state, 0) if refusal.subject == "base:1:0"]
    assert found.reason is assault.BASE_DEFENDED
    assert found.args == {"owner": "seat:1", "base": 1, "card": f"card:{HEAVIES[0]}"}


def test_every_reason_a_guard_can_give_is_shown_here() -> None:
    assert set(REASONS) | {"BASE_DEFENDED"} == set(constants())
    ids = [reason.id for reason in constants().values()]
    assert len(set(ids)) == len(ids)


@rule("RQ-14", "R-170")
def test_a_card_that_may_join_is_not_refused_though_it_has_no_target_yet() -> None:
    helper = pick(only_vehicles=True, country="usa")
    assert refusals(scene(f"hands0 {helper}"), helper)["only-vehicles"] == "R-170"
    both = scene(f"hands0 {helper}+{FIGHTER}")
    assert f"announce {helper}" in legal(both)
    assert "only-vehicles" not in refusals(both, helper)


def test_who_is_not_at_turn_is_refused_nothing() -> None:
    state = scene(f"hands0 engineers hands1 engineers reserve {ROW}")
    assert GAME.why_not(state, 1) == []
    assert GAME.why_not(state, 0) != []


# Preparing a turn


@rule("R-017", "R-026", "R-032")
def test_a_turn_can_be_prepared_with_the_hand_one_has_while_another_plays() -> None:
    row = "+".join([*picks(3, cost=6), CHEAP])
    match = begin(f"hands0 engineers hands1 engineers*2 bases1 damaged,whole,whole reserve {row}")
    buying = [match.game.actions(match.config).read(n) for n in (f"buy {CHEAP}", "pay engineers")]
    ready, applied, stopped = match.ahead(1, buying)
    assert (applied, stopped) == (2, "")
    assert GAME.seats_to_act(ready) == (1,)
    assert GAME.view(match.state, 1).data["active"] == "seat:0"
    with pytest.raises(ActionError, match="action/not-your-turn"):
        match.act(1, buying)
    match.draft(1, buying)
    act(match, 0, "end")
    assert [record.by for record in match.act(1, buying)] == ["seat", "seat"]


@rule("R-104")
def test_who_has_played_the_last_round_has_no_turn_to_prepare() -> None:
    state = scene("first 0 active 1 asked 1 ending 1", seats=3)
    assert GAME.on_turn(state, 0) is None
    assert GAME.on_turn(state, 1) is None
    assert GAME.on_turn(state, 2) is not None
