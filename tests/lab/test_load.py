"""The load benchmark measures a real server, and the server bears at least half its figures."""

import asyncio
from pathlib import Path

import pytest

from hulldown.cli import main
from hulldown.lab.load import Counts, LoadLevel, Server, allow_many_sockets, measure, serving
from hulldown.lab.simulated_players import SimulatedPlayers


def test_fifty_matches_take_little_of_a_core(tmp_path: Path) -> None:
    """By processor time: what others leave the server of its core says nothing about it."""
    allow_many_sockets()
    with serving(tmp_path) as server:
        level = asyncio.run(paced(server))
    print(level)
    assert level.cpu_ms <= 10
    assert level.matches == 50
    assert level.actions >= 100
    assert sum(level.shares.values()) > 0.9
    assert all(share > 0 for share in level.shares.values())


async def paced(server: Server) -> LoadLevel:
    players = SimulatedPlayers(server.address, server.ask, "rush")
    await players.grow(50)
    level = await measure(server, players, 2.0)
    await players.leave()
    return level


def test_simulated_players_play_drafts_and_finished_matches_too(tmp_path: Path) -> None:
    """A short game with sealed choices: matches end, and others take their place."""
    with serving(tmp_path) as server:
        finished, level = asyncio.run(hurried(server, "template"))
    assert finished >= 3
    assert level.matches == 2
    assert level.actions > 0


async def hurried(server: Server, game: str) -> tuple[int, LoadLevel]:
    players = SimulatedPlayers(server.address, server.ask, game)
    await players.grow(2)
    await players.finish(3)
    level = await measure(server, players, 1.0, hurry=True)
    await players.leave()
    return players.finished, level


def test_the_command_prints_what_was_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["load", "template", "--matches", "2", "--seconds", "1", "--quick"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "2 in a hurry" in printed
    assert "rules" in printed
    assert "template" in printed


def test_aces_think_beside_the_matches_that_are_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["load", "template", "--matches", "2", "--seconds", "1", "--quick", "--aces", "1"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "2 beside 1 Aces" in printed
    assert "While Aces think" in printed


def test_quantiles_are_read_between_buckets() -> None:
    counts = Counts({}, {0.001: 0.0, 0.01: 50.0, 0.1: 100.0, float("inf"): 100.0})
    assert round(counts.quantile(0.25), 4) == 0.0055
    assert round(counts.quantile(0.5), 4) == 0.01
    assert round(counts.quantile(0.99), 4) == 0.0982


def test_what_lies_beyond_the_last_bucket_is_told_as_its_end() -> None:
    counts = Counts({}, {0.1: 0.0, 1.0: 1.0, float("inf"): 10.0})
    assert counts.quantile(0.99) == 1.0
