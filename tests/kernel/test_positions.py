"""Digests are the same whenever they are asked for, and a long match holds few positions."""

import gc
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from hulldown.games import load
from hulldown.kernel.canonical import digest
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.match import Match
from hulldown.kernel.messages import Message
from hulldown.kernel.positions import APART, LATEST
from hulldown.kernel.record import ACT, read_record
from hulldown.kernel.situation import Saved

AnyMatch = Match[Any, Any]


def new_match(seed: int = 3) -> AnyMatch:
    game = load("rush")
    return Match(game, game.info.configure(seats=3), SeededChance(seed))


def play(match: AnyMatch, records: int, seed: str = "picks") -> list[str]:
    """Random play for this many more records; the digest of each position as it is reached."""
    picks = SeededChance(seed)
    digests: list[str] = []
    while match.seats_to_act and len(digests) < records:
        seat = match.seats_to_act[0]
        legal = match.legal(seat)
        made = match.step(seat, legal[picks.draw(len(legal), "", "")])
        digests += [digest(match.positions.encoded(record.number)) for record in made]
    return digests


def test_a_digest_asked_for_later_is_the_one_of_the_position_reached() -> None:
    match = new_match()
    reached = play(match, 300)
    assert len(match.records) > 2 * APART + LATEST
    asked = [record.digest for record in match.records[1:]]
    assert asked[-len(reached) :] == reached


def test_a_position_asked_for_later_is_the_one_that_was_reached() -> None:
    match = new_match()
    reached = play(match, 200)
    first = len(match.records) - len(reached)
    for number in (first, first + 1, first + LATEST, len(match.records) - 1):
        assert digest(match.positions.encoded(number)) == reached[number - first]


def test_few_positions_are_held_however_long_the_match_is() -> None:
    match = new_match()
    play(match, 300)
    acts = sum(record.kind == ACT for record in match.records)
    assert acts > 150
    assert len(match.positions.held) <= LATEST + len(match.records) // APART + 2


def digests_after(change: Callable[[AnyMatch], object]) -> tuple[list[str], list[str]]:
    """The digests of two equal matches, one asked at once and one at the end."""
    both = []
    for at_once in (True, False):
        match = new_match()
        for part in ("before", "after"):
            play(match, 2 * APART, part)
            if at_once:
                assert [record.digest for record in match.records]
            if part == "before":
                change(match)
        both.append([record.digest for record in match.records])
    return both[0], both[1]


def test_taking_back_does_not_change_what_is_digested() -> None:
    def take_back(match: AnyMatch) -> None:
        while match.take_back_refused(match.seats_to_act[0]) is not None:
            play(match, 1, f"more {len(match.records)}")
        match.take_back(match.seats_to_act[0])

    at_once, later = digests_after(take_back)
    assert at_once == later


def test_rewinding_does_not_change_what_is_digested() -> None:
    def rewind(match: AnyMatch) -> None:
        first = len(match.records) - APART
        position = match.positions.encoded(first - 1)
        match.rewind(0, first, match.game.decode_state(match.config, position))

    at_once, later = digests_after(rewind)
    assert at_once == later


def test_notes_and_endings_do_not_change_what_is_digested() -> None:
    at_once, later = digests_after(lambda match: match.note(Message("match-rules-changed")))
    assert at_once == later
    ended = new_match()
    play(ended, 2 * APART)
    last = digest(ended.game.encode_state(ended.state))
    assert ended.concede([0]).digest == last


def test_a_resumed_match_goes_on_digesting() -> None:
    match = new_match()
    play(match, 2 * APART)
    records = [read_record(record.to_json()) for record in match.records]
    saved = Saved(match.header, records, match.game.clone(match.state), match.chance)
    again: AnyMatch = Match.resume(match.game, match.config, saved)
    assert play(again, APART, "on") == play(match, APART, "on")
    assert [r.digest for r in again.records] == [r.digest for r in match.records]


def test_acts_of_a_long_match_get_neither_slower_nor_larger() -> None:
    """Of 5,000 records the last hundred against the first, and how many states are held then."""
    game = load("arcade")
    play_to(Match(game, game.info.configure(seats=2), SeededChance(2), automatic=False), 100)
    match: AnyMatch = Match(game, game.info.configure(seats=2), SeededChance(1), automatic=False)
    states = states_like(match.state)
    costs = {}
    for begin in (0, 4_900):
        play_to(match, begin)
        times = []
        tracemalloc.start()
        while len(match.records) < begin + 100:
            begun = process_time()
            play_quietly(match)
            times.append(process_time() - begun)
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        costs[begin] = median(times), kept
    assert costs[4_900][0] <= 2 * costs[0][0]
    assert costs[4_900][1] <= 2 * costs[0][1]
    marks = len(match.records) // APART + len(match.records) // CIRCLE
    assert marks / 2 < states_like(match.state) - states <= marks + LATEST + 2


CIRCLE: Final = 350
"""Records after which a long match begins again: none lasts so long by itself."""


def play_to(match: AnyMatch, records: int) -> None:
    """Plays on until there are so many records, from the first position again and again."""
    start = match.positions.encoded(0)
    while len(match.records) < records:
        play_quietly(match)
        if len(match.records) % CIRCLE == 0:
            match.rewind(0, 1, match.game.decode_state(match.config, start))


def states_like(state: object) -> int:
    """How many whole positions of this kind there are anywhere."""
    gc.collect()
    return sum(type(one) is type(state) for one in gc.get_objects())


def play_quietly(match: AnyMatch) -> None:
    """The usual action, without asking for any position."""
    seat = match.seats_to_act[0]
    match.step(seat, match.usual(seat))
