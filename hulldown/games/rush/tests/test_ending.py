"""End of game: the two triggers, the last round, the round limit, an agreed end."""

import pytest

from hulldown.games.rush import GAME
from hulldown.games.rush.state import State
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match

from .scenes import begin, by_country, config, do, legal, pick, scene, told

rule = pytest.mark.rule

HEAVY = pick("ussr", klass="heavy")
GUN = pick("ussr", klass="light")
PREY = pick("france", armour=1)
LAST_BASE = "bases1 whole,gone,gone"


def active(seat: int) -> str:
    """It is this seat's turn."""
    return f"active {seat} asked {seat} laid_out {seat}"


def finish(state: State) -> tuple[State, list[int]]:
    """Everybody ends his turn until the game is over: who still had one."""
    order = []
    while state.asked:
        order.append(state.asked[0])
        assert len(order) < 12, "the game does not end"
        state = do(state, "end", rest=0)
    return state, order


# Triggers


@rule("R-102")
def test_the_end_is_near_when_a_player_has_lost_all_three_bases() -> None:
    state = scene(f"hands0 {HEAVY} {LAST_BASE}")
    heard = told(state, f"announce {HEAVY}", f"attack {HEAVY} 1 0", to=1)
    assert [(message.id, message.args) for message in heard][-2:] == [
        ("base-destroyed", {"seat": "seat:0", "owner": "seat:1", "base": 1}),
        ("last-round-began", {"reason": "ending:bases-lost"}),
    ]


@rule("R-102")
def test_three_bases_of_different_players_do_not_end_it() -> None:
    line = f"hands0 {HEAVY} bases0 gone,whole,whole bases1 whole,gone,whole bases2 gone,gone,whole"
    state = do(scene(line, seats=3), f"announce {HEAVY}", f"attack {HEAVY} 1 0")
    assert not state.ending


@rule("R-103")
@pytest.mark.parametrize("country", ["ussr", "germany", "usa", "france"])
def test_the_end_is_near_when_the_ninth_single_of_any_country_is_taken(country: str) -> None:
    gun = pick(country, power=(1, 2), only_bases=False, but=[PREY])
    line = f"hands0 {gun} bases1 whole:{PREY},whole,whole singles {by_country(country, 1, 2)}"
    state, heard = scene(line), told(scene(line), f"announce {gun}", f"attack {gun} 1 0")
    assert do(state, f"announce {gun}", f"attack {gun} 1 0").ending
    assert heard[-1].id == "last-round-began"
    assert heard[-1].args == {"reason": "ending:medals-gone"}


@rule("R-103")
def test_eight_singles_or_all_doubles_of_a_country_do_not_end_it() -> None:
    line = f"hands0 {GUN} bases1 whole:{PREY},whole,whole singles 2,9,9,9 doubles 0,3,3,3"
    assert not do(scene(line), f"announce {GUN}", f"attack {GUN} 1 0").ending


# The last round


@rule("R-104", "RQ-18")
@pytest.mark.parametrize(("first", "turn", "still"), [
    (0, 0, [1, 2]), (0, 1, [2]), (0, 2, []), (1, 1, [2, 0]), (2, 0, [1]), (1, 0, []),
])  # fmt: skip
def test_play_goes_on_until_the_player_right_of_the_first_has_finished(
    first: int, turn: int, still: list[int]
) -> None:
    victim = (turn + 1) % 3
    line = f"first {first} {active(turn)} hands{turn} {HEAVY} bases{victim} whole,gone,gone"
    state = do(scene(line, seats=3), f"announce {HEAVY}", f"attack {HEAVY} {victim} 0")
    over, order = finish(state)
    assert order == [turn, *still]
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("bases-lost", "R-102")


@rule("R-104", "RQ-18", "RQ-43")
def test_a_siege_medal_at_the_end_of_the_last_players_turn_ends_the_game_at_once() -> None:
    card = pick("ussr", ability="siege", alone=True)
    line = f"{active(1)} hands1 {card} bases0 whole:{PREY}!,whole,whole singles 1,9,9,9"
    state = do(scene(line), f"use {card}", "siege-defender 0 0", "end", rest=0)
    assert state.asked == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("medals-gone", "R-103")


@rule("R-104", "RQ-18", "RQ-43")
def test_a_siege_medal_at_the_end_of_an_earlier_turn_counts_for_that_turn() -> None:
    card = pick("ussr", ability="siege", alone=True)
    line = f"hands0 {card} bases1 whole:{PREY}!,whole,whole singles 1,9,9,9"
    state = do(scene(line), f"use {card}", "siege-defender 1 0", "end", rest=0)
    assert (state.asked, bool(state.ending)) == ((1,), True)
    assert finish(state)[1] == [1]


@rule("RQ-18")
def test_a_later_trigger_neither_delays_the_end_nor_changes_its_reason() -> None:
    state = scene(f"hands0 {HEAVY} hands1 {GUN} bases1 whole,gone,gone "
                  f"bases0 whole:{PREY},whole,whole singles 1,9,9,9")  # fmt: skip
    state = do(state, f"announce {HEAVY}", f"attack {HEAVY} 1 0", "end", rest=0)
    state = do(state, f"announce {GUN}", f"attack {GUN} 0 0")
    assert state.singles[0] == 0
    over, order = finish(state)
    assert order == [1]
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason == "bases-lost"


@rule("RQ-18")
def test_the_last_round_is_announced_once() -> None:
    state = scene(f"hands0 {HEAVY}+{GUN} {LAST_BASE} bases2 whole:{PREY},whole,whole "
                  "singles 1,9,9,9", seats=3)  # fmt: skip
    heard = told(state, f"announce {HEAVY}", f"announce {GUN}", f"attack {HEAVY} 1 0",
                 f"attack {GUN} 2 0")  # fmt: skip
    assert [message.id for message in heard].count("last-round-began") == 1


@rule("RQ-18", "RQ-28")
def test_nothing_undoes_a_trigger() -> None:
    card = pick(ability="repair", alone=True)
    state = scene(f"hands0 {card} ending 2 singles 0,9,9,9 depots0 ussr_medal*9")
    state = do(state, f"use {card}", "repair ussr_medal", "repair ussr_medal")
    assert (state.ending, state.singles) == (2, (0, 9, 9, 9))
    assert finish(state)[1] == [0, 1]


@rule("R-104")
def test_without_a_trigger_a_new_round_begins() -> None:
    state = do(scene(), "end", "end", rest=0)
    assert (state.round, state.active, GAME.outcome(state)) == (2, 0, None)


@rule("R-105", "RX-18")
@pytest.mark.parametrize("edition", ["en", "de-1.3", "pl"])
def test_in_the_last_round_a_player_without_bases_plays_as_everybody(edition: str) -> None:
    cheap, tank = pick(cost=0, but=[GUN]), pick(ability="recruitment", armour=2)
    line = f"{active(1)} ending 1 hands1 {GUN}+{tank}+engineers bases1 gone,gone,gone "
    state = scene(f"{line}reserve {cheap}", edition=edition)
    assert {f"buy {cheap}", f"use {tank}", f"announce {GUN}"} <= set(legal(state))
    state = do(state, f"announce {GUN}", f"attack {GUN} 0 0", f"use {tank}", f"buy {cheap}",
               "pay engineers", "take", "end", rest=0)  # fmt: skip
    assert state.asked == ()


@rule("R-106", "RX-18")
def test_a_player_who_lost_all_bases_can_still_win() -> None:
    state = scene("asking over asked - ending 1 bases1 gone,gone,gone depots1 ussr_medal*4")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("RQ-18", "R-104")
def test_all_players_have_had_the_same_number_of_turns() -> None:
    match = Match(GAME, config(3), SeededChance(5), automatic=False)
    picks = SeededChance("picks")
    turns = [0, 0, 0]
    for _ in range(10_000):
        if not match.seats_to_act:
            break
        seat = match.seats_to_act[0]
        options = match.legal(seat)
        action = options[picks.draw(len(options), "", "")]
        turns[seat] += action.kind == "end"
        match.act(seat, action)
    assert turns == [match.state.round] * 3


# The round limit and an agreed end


@rule("RQ-40", "R-104")
def test_the_game_is_scored_at_the_end_of_round_300() -> None:
    state = scene("round 300 depots1 ussr_medal")
    state = do(state, "end", rest=0)
    assert state.asked == (1,)
    state = do(state, "end", rest=0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("round-limit", "R-104", (1,))


@rule("RQ-40")
def test_round_299_is_not_the_last() -> None:
    state = do(scene("round 299"), "end", "end", rest=0)
    assert (state.round, state.asked) == (300, (0,))


@rule("RQ-40")
def test_a_trigger_in_round_300_keeps_its_own_reason() -> None:
    state, _ = finish(scene("round 300 ending 2"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "medals-gone"


@rule("RQ-40")
def test_without_a_limit_round_301_follows() -> None:
    state = do(scene("round 300", round_limit="none"), "end", "end", rest=0)
    assert (state.round, state.asked) == (301, (0,))


@rule("RQ-40", "R-115")
def test_the_players_may_agree_to_end_and_are_scored_as_they_stand() -> None:
    match = begin("hands0 engineers depots1 base+ussr_medal*2", seats=3)
    match.agree_to_end()
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("agreed", (1,))
    assert match.outcome.scores[1] == {"medals": 2, "bases": 3, "achievements": 0}
    assert match.seats_to_act == ()
