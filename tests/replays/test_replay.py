"""Watching a match, going to any record of it, and giving a seat what is its own."""

from pathlib import Path

import pytest

from hulldown.kernel.canonical import canonical
from hulldown.kernel.chance import FairChance, ScriptedChance, SeededChance
from hulldown.kernel.errors import ConfigError, HulldownError, MatchError, ReplayError
from hulldown.replays import Replay, export, read, verify, write

from .matches import FAIR, SECRET, AnyMatch, forge, new_match, play


def stored(match: AnyMatch, folder: Path) -> Replay:
    write(match, folder / "match.jsonl")
    return read(folder / "match.jsonl")


# Watching


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_watches_what_it_saw_in_the_match(tmp_path: Path, seat: int | None) -> None:
    match = play(new_match())
    watched = list(stored(match, tmp_path).watch(seat))
    assert [message for _, message in watched] == match.heard(seat)
    for number, message in watched:
        assert message in [event.seen_by(seat) for event in match.records[number].events]


def test_nobody_watches_what_was_for_others_only(tmp_path: Path) -> None:
    match = play(new_match())
    number = next(record.number for record in match.records if record.events)
    stored(match, tmp_path)
    forge(tmp_path / "match.jsonl", number + 1, lambda line: line["events"][0].update(seats=[0]))
    replay = read(tmp_path / "match.jsonl")
    assert [len(list(replay.watch(seat))) - len(match.heard(seat)) for seat in (0, 1, None)] == [
        0, -1, -1,
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_seat_beside_the_table_watches(tmp_path: Path, seat: int) -> None:
    replay = stored(new_match(), tmp_path)
    with pytest.raises(MatchError) as error:
        list(replay.watch(seat))
    assert error.value.code == "match/seat"


def test_watching_needs_no_game(tmp_path: Path) -> None:
    match = play(new_match())
    replay = stored(match, tmp_path)
    forge(tmp_path / "match.jsonl", 0, lambda line: line.update(game="forgotten"))
    replay = read(tmp_path / "match.jsonl")
    assert [message for _, message in replay.watch(1)] == match.heard(1)
    with pytest.raises(ConfigError) as error:
        replay.match_at(0)
    assert error.value.code == "config/unknown-game"
    with pytest.raises(ConfigError) as error:
        verify(tmp_path / "match.jsonl")
    assert error.value.code == "config/unknown-game"


# Going to a record


def test_every_record_can_be_gone_to(tmp_path: Path) -> None:
    match = play(new_match(), 20)
    replay = stored(match, tmp_path)
    for number, record in enumerate(match.records):
        there = replay.match_at(number)
        assert there.records[-1].to_json() == record.to_json()
        assert len(there.records) == number + 1
        assert there.header == match.header
    assert there.view(0).data == match.game.view(match.state, 0).data


@pytest.mark.parametrize("number", [-1, 1])
def test_there_is_no_record_beyond_the_last(tmp_path: Path, number: int) -> None:
    with pytest.raises(ConfigError) as error:
        stored(new_match(), tmp_path).match_at(number)
    assert (error.value.code, error.value.hint) == ("config/bad-value", "They go from 0 to 0.")


@pytest.mark.parametrize("chance", [SeededChance(8), FAIR], ids=["seeded", "fair"])
def test_a_match_goes_on_from_a_record_with_the_same_luck(
    tmp_path: Path, chance: SeededChance | FairChance
) -> None:
    match = play(new_match(chance))
    replay = stored(match, tmp_path)
    again = replay.match_at(0)
    again.automatic = True
    table = again.game.actions(again.config)
    for record in match.records[1:]:
        if record.kind == "take-back":
            again.take_back(record.seat or 0)
        elif record.by == "seat" and record.number == record.first:
            group = [other for other in match.records if other.first == record.first]
            again.act(record.seat or 0, [table.decode(other.action) for other in group])
    assert [record.to_json() for record in again.records][-1] == match.records[-1].to_json()
    write(again, tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "match.jsonl").read_bytes()


def test_a_running_fair_match_cannot_be_played_on_by_whoever_has_the_file(tmp_path: Path) -> None:
    there = stored(play(new_match(FAIR), 3), tmp_path).match_at(0)
    for seat in (0, 1):
        there.run_out(seat)
    with pytest.raises(ReplayError) as error:
        there.run_out(2)
    assert error.value.code == "replay/mismatch"


# What a seat may have


@pytest.mark.parametrize("steps", [12, 1000])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_export_holds_what_the_seat_saw_and_no_more(
    tmp_path: Path, seat: int | None, steps: int
) -> None:
    match = play(new_match(FAIR), steps)
    exported = export(stored(match, tmp_path), seat)
    assert exported == {
        "format": "hulldown-export",
        "version": 1,
        "game": "template",
        "rules_version": 1,
        "config": match.config.to_json(),
        "seat": seat,
        "messages": [message.to_json() for message in match.heard(seat)],
        "outcome": None if match.outcome is None else match.outcome.to_json(),
    }
    text = canonical(exported)
    assert SECRET.hex() not in text
    assert not any(record.digest in text for record in match.records)
    assert not any(word in text for word in ('"draws"', '"digest"', '"action"', '"dig"'))


def test_exports_differ_where_the_seats_saw_different_things(tmp_path: Path) -> None:
    replay = stored(play(new_match()), tmp_path)
    ids = {seat: [m["id"] for m in export(replay, seat)["messages"]] for seat in (0, 1, 2, None)}
    looks = [ids[seat].count("card-scouted") for seat in (0, 1, 2)]
    assert sum(looks) == ids[None].count("looked") > 0
    assert ids[None].count("card-scouted") == 0


def test_a_seed_does_not_leave_with_an_export(tmp_path: Path) -> None:
    replay = stored(play(new_match(SeededChance("seed-of-the-match")), 9), tmp_path)
    assert "seed-of-the-match" not in canonical(export(replay, 0))


def test_nobody_exports_for_a_seat_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(HulldownError) as error:
        export(stored(new_match(ScriptedChance(rest=0)), tmp_path), 7)
    assert error.value.code == "match/seat"
