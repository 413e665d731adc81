"""What may be asked after the cards are declared (DQ-102): stored, restored and replayed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hulldown.games.duel import GAME
from hulldown.games.duel.state import QUESTIONS, State
from hulldown.kernel.chance import RecordedChance
from hulldown.kernel.config import Config
from hulldown.kernel.table import Table

from .scenes import begin, config, do, scene
from .test_properties import MID_ACTION

rule = pytest.mark.rule
SEEN = {"german_i": ["soviet_i"]}
BY_BOTH = {"soviet_i": ["german_i"], "soviet_ii": ["german_i"]}
SHOT = ("fire n45", "enough", "declare")
RADIOS: dict[str, Any] = {"radios": True}


def tactics() -> State:
    return do(scene([45], other_hand=[7], spotted=SEEN), *SHOT)


def spotting() -> State:
    state = scene([13], acquired={"soviet_i": "german_ii"})
    return do(state, "move n13", "enough", "go 0", "declare")


def shedding() -> State:
    state = scene([13, 53], flanks=BY_BOTH, spotted=BY_BOTH)
    return do(state, "move n13", "move n53", "enough", "go 0", "declare")


def losing() -> State:
    state = do(scene([45], other_hand=[5, 21, 38], spotted=SEEN), *SHOT)
    return do(state, "decline", pulls=[11, 3, 92], damage=[9])


def acquiring() -> State:
    return do(scene([45], spotted=SEEN), *SHOT, pulls=[97])


def scouting() -> State:
    return do(scene([70], other_hand=[5, 21]), "command n70", "use special", "declare")


def telephoning() -> State:
    state = scene([77], options=RADIOS)
    return do(state, "command a77", "use special", "declare", pulls=[8])


SCENES: list[Callable[[], State]] = [
    tactics, spotting, shedding, losing, acquiring, scouting, telephoning,
]  # fmt: skip


def config_of(made: Callable[[], State]) -> Config:
    return config(2, tanks="2", **(RADIOS if made is telephoning else {}))


def test_there_is_a_scene_for_each_question() -> None:
    assert {QUESTIONS[made().asking] for made in SCENES} == {made.__name__ for made in SCENES}
    assert {made().asking for made in SCENES} == MID_ACTION


@rule("D-169", "D-335")
@pytest.mark.parametrize("made", SCENES)
def test_a_question_in_mid_action_survives_a_restart(made: Callable[[], State]) -> None:
    state, rules = made(), config_of(made)
    stored = GAME.encode_state(state)
    again = GAME.decode_state(rules, json.loads(json.dumps(stored)))
    written = GAME.read_position(rules, GAME.write_position(state))
    for other in (again, written):
        assert GAME.encode_state(other) == stored
        for seat in state.asked:
            assert GAME.prompt(other, seat) == GAME.prompt(state, seat)
            assert GAME.legal_actions(other, seat) == GAME.legal_actions(state, seat)


@rule("D-169", "D-335")
@pytest.mark.parametrize("made", SCENES)
def test_each_answer_to_it_is_replayed_from_its_record(made: Callable[[], State]) -> None:
    state, rules = made(), config_of(made)
    [seat] = state.asked
    for action in GAME.legal_actions(state, seat):
        match = begin(state, rules)
        record = match.act(seat, action)[0]
        chance = RecordedChance(record.draws)
        again = GAME.decode_state(rules, GAME.encode_state(state))
        table = Table(again, chance, True)
        GAME.resolve(table, seat, action)
        chance.finish()
        assert table.events == record.events
        assert GAME.encode_state(again) == match.positions.encoded(record.number)
