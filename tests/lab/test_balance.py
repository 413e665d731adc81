"""Balance reports: what is counted, what must hold, and the page that is written."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.games import load, names
from hulldown.kernel.actions import Action
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError
from hulldown.kernel.messages import Event, Outcome
from hulldown.lab.balance import balance, play_part
from hulldown.lab.balance_report import BalanceReport, write_report
from hulldown.lab.measures import measures
from hulldown.lab.plots import draw, ticks
from hulldown.toolbox.report import SHARED_WIN, Bars, Counts, Dot, Dots

GAME = load("template")
REPORTS = sorted((Path(__file__).parents[2] / "docs" / "balance").glob("*.md"))
MEASURED = [name for name in names() if measures(name) is not None]


def test_every_win_belongs_to_a_seat() -> None:
    result = balance(GAME, 20, 3)
    assert sum(result.counts["wins by seat"].values()) == 20 * SHARED_WIN
    assert sum(result.counts["ends"].values()) == 20
    assert result.counts["decisions"]["all"] > 100


def test_agents_named_for_each_seat_rotate_and_must_be_as_many_as_the_seats() -> None:
    mixed = balance(GAME, 40, 2, agent="greedy,usual")
    wins = mixed.counts["wins by seat"]
    assert abs(wins["seat 1"] - wins["seat 2"]) < sum(wins.values()) / 2
    with pytest.raises(ConfigError, match="are not 3 agents"):
        balance(GAME, 1, 3, agent="greedy,usual")


def test_any_number_of_jobs_gives_the_same_result() -> None:
    assert balance(GAME, 12, 2, seed=5, jobs=1) == balance(GAME, 12, 2, seed=5, jobs=2)


ONCE = """
class Once:
    def __init__(self, chance):
        self.breaks = chance.seed.startswith(("5/2/", "5/4/"))

    def choose(self, view, legal, worlds, clock):
        if self.breaks:
            raise RuntimeError("no idea")
        return legal[-1]
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_fails_in_a_few_games_is_told_and_ends_no_report(tmp_path: Path, jobs: int) -> None:
    agent = tmp_path / "once.py"
    agent.write_text(ONCE)
    result = balance(GAME, 6, 2, seed=5, jobs=jobs, agent=str(agent))
    assert sum(result.counts["ends"].values()) == 6
    (failed,) = result.failed
    assert (failed.agent, failed.games, failed.seed) == ("once.py", 2, "5/2")
    words = failed.words(6)
    assert words.startswith("once.py failed in 2 of 6 games, first with seed 5/2: agent once.py: ")
    assert result.to_json()["failed"] == [failed._asdict()]
    page, whole, *_ = write_report(BalanceReport(result, "Night Convoy", "command"), tmp_path)
    assert words in page.read_text("utf-8")
    assert "failed in 2 of 6 games" in whole.read_text("utf-8")


def test_another_seed_gives_other_games() -> None:
    decisions = {balance(GAME, 10, 2, seed=seed).counts["decisions"]["all"] for seed in (1, 2, 3)}
    assert len(decisions) > 1


def test_a_gate_tells_how_far_the_seats_are_apart() -> None:
    (gate,) = balance(GAME, 1, 4).gates
    assert gate.wanted == "within 3 points of 25.0%"
    assert gate.measured == "-25.0 to +75.0 points"
    assert not gate.held
    assert not balance(GAME, 1, 4).held


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seats": 9}, "cannot be played at 9 seats"),
        ({"games": 0}, "cannot play 0 games"),
        ({"jobs": -1}, "cannot use -1 jobs"),
        ({"options": {"rounds": 99}}, "rounds cannot be 99"),
    ],
)
def test_what_cannot_be_measured_is_refused(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        balance(GAME, **{"games": 5, "seats": 2, **changed})


def test_a_measure_sees_every_decision_and_the_end() -> None:
    class Noting:
        def __init__(self) -> None:
            self.counts: Counts = {}
            self.listens = True
            self.heard: list[str] = []
            self.seen: list[str] = []

        def decides(self, state: Any, seat: int, legal: list[Action], action: Action) -> None:
            assert action in legal
            self.seen.append(action.kind)

        def hears(self, events: Sequence[Event]) -> None:
            self.heard += [event.message.id for event in events]

        def ends(self, state: Any, outcome: Outcome) -> None:
            assert GAME.outcome(state) == outcome
            self.seen.append("end")

    config, noting = GAME.info.configure(2), Noting()
    players = seat_agents(GAME, config, [load_agent("random")] * 2, "1")
    played = play_in_place(GAME, config, players, SeededChance(1), measure=noting)
    assert len(noting.seen) == played.decisions + 1
    assert noting.seen[-1] == "end"
    assert noting.heard


@pytest.mark.parametrize("name", MEASURED)
def test_parts_add_up_to_the_whole(name: str) -> None:
    game = load(name)
    whole = balance(game, 4, game.info.min_seats, agent="random").counts
    assert whole == balance(game, 4, game.info.min_seats, agent="random", jobs=2).counts


# The page


@pytest.mark.parametrize("name", ["template", *MEASURED])
def test_the_page_has_the_command_the_gates_and_a_table_for_every_section(
    name: str, tmp_path: Path
) -> None:
    game = load(name)
    result = balance(game, 3, game.info.max_seats, agent="random")
    report = BalanceReport(result, game.info.title, "hulldown balance so")
    page_file, whole, *drawn = write_report(report, tmp_path / "new")
    page = page_file.read_text("utf-8")
    assert "```sh\nhulldown balance so\n```" in page
    for gate in result.gates:
        assert f"| {gate.what} | {gate.wanted} | {gate.measured} |" in page
    for section in result.sections:
        assert f"\n## {section.title}\n" in page
        for row in section.rows:
            assert f"| {' | '.join(row)} |" in page
    plots = re.findall(r"!\[.+]\((.+\.svg)\)", page)
    assert [file.name for file in drawn] == plots
    html = whole.read_text("utf-8")
    assert html.count("<svg xmlns") == len(drawn)
    assert html.count('class="share"') == len(result.rates)
    for plot in drawn:
        assert ElementTree.parse(plot).getroot().get("role") == "img"


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_the_kept_report_held_its_gates_and_tells_of_the_game_as_it_is(path: Path) -> None:
    page = path.read_text("utf-8")
    game = load(path.stem)
    assert "not held" not in page
    assert int(re.search(r"--games (\d+)", page)[1]) >= 5_000  # type: ignore[index]
    result = balance(game, 1, 4, agent="random")
    for section in result.sections:
        assert f"\n## {section.title}\n" in page
        if section.title == "Vehicles":
            for row in section.rows:
                assert f"\n| {' | '.join(row[:5])} |" in page


# Plots


def test_bars_have_a_bar_a_label_and_an_interval_each() -> None:
    plot = Bars(["a", "b & c"], [0.25, 0.75], "share of wins", of=100, band=(0.2, 0.3))
    svg = draw(plot, "Who wins")
    root = ElementTree.fromstring(svg)
    words = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a", "b & c", "share of wins", "0%", "100%"} <= set(words)
    assert svg.count("<rect") == 2 + 2
    assert "<title>Who wins</title>" in svg


def test_dots_differ_by_shape_and_can_be_pointed_at() -> None:
    svg = draw(Dots([Dot("x", "red", 0.1, 0.2), Dot("y", "blue", 0.3, 0.4)], "here", "there"), "")
    shapes = set(re.findall(r' d="(M[^"]+z)"', svg))
    assert len(shapes) == 2
    assert "<title>x</title>" in svg


@pytest.mark.parametrize(("high", "last"), [(0.9, 1.0), (0.31, 0.4), (7, 8), (0.0, 0.0), (3, 3)])
def test_axes_end_at_a_round_value(high: float, last: float) -> None:
    assert ticks(high)[-1] == pytest.approx(last)


def test_a_part_is_plain_data() -> None:
    from hulldown.lab.rates import Task

    games, counts, failed = play_part(
        Task("template", GAME.info.configure(2).to_json(), "greedy", 1), first=2, end=4
    )
    assert (games, failed) == (2, [])
    assert all(type(n) is int for numbers in counts.values() for n in numbers.values())
