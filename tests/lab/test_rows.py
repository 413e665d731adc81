"""What came of every game, in a file that any number of workers writes alike."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from subprocess import DEVNULL, Popen
from time import sleep
from typing import Any, NamedTuple

import polars
import pytest

from hulldown.agents import load_agent, play_in_place, seat_agents
from hulldown.cli import INTERRUPTED
from hulldown.games import load, names
from hulldown.kernel.chance import SeededChance
from hulldown.kernel.errors import ConfigError, HulldownError
from hulldown.lab import errands, parallel, stamps
from hulldown.lab.cluster import Distributed, cluster
from hulldown.lab.errands import Part
from hulldown.lab.rows import PartsOnDisk, RowFile, decision_columns, game_columns
from hulldown.lab.simulate import DecisionRows, simulate

GAME = load("template")
GAMES = 40
DEADLY = """
import os, signal
from pathlib import Path

class Deadly:
    def choose(self, view, legal, worlds, clock):
        mark = Path({mark!r})
        if {always} or not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[-1]
"""

POISON = """
import os, signal

class Poison:
    def __init__(self, chance):
        self.deadly = chance.seed.startswith("1/7/")

    def choose(self, view, legal, worlds, clock):
        if self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[-1]
"""
"""An agent that kills every worker in one game only."""

STOPPED = """\
# Stops the first worker it meets for 20 s, and until there is a file `go`.
# As long as there is `hold`, it waits.
import os, signal, subprocess, time
from pathlib import Path

WAKE = "sleep 20; while kill -0 {{0}}; do test -e {go} && kill -CONT {{0}}; sleep 0.1; done"

class Stopped:
    def choose(self, view, legal, worlds, clock):
        mark, hold = Path({mark!r}), Path({hold!r})
        if hold.exists():
            chosen = int(os.environ.get("CHOSEN", "0")) + 1
            os.environ["CHOSEN"] = str(chosen)
            while chosen > 100 and hold.exists():
                time.sleep(0.05)
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            return legal[-1]
        waker = ["sh", "-c", WAKE.format(os.getpid())]
        subprocess.Popen(waker, stderr=subprocess.DEVNULL)
        os.kill(os.getpid(), signal.SIGSTOP)
        return legal[-1]
"""


HELD = """
import time
from pathlib import Path

class Held:
    chosen = 0

    def choose(self, view, legal, worlds, clock):
        Held.chosen += 1
        while Held.chosen > 100 and Path({hold!r}).exists():
            time.sleep(0.02)
        return legal[-1]
"""


@pytest.fixture
def deadly(tmp_path: Path) -> Path:
    """An agent that kills the first worker it meets."""
    path = tmp_path / "deadly.py"
    path.write_text(DEADLY.format(mark=str(tmp_path / "mark"), always=False))
    return path


@pytest.fixture(scope="module")
def workers() -> Iterator[Executor]:
    with cluster("local:2") as executor:
        assert executor is not None
        yield executor


def written(path: Path, agents: list[str], executor: Executor | None = None, **more: Any) -> bytes:
    simulate(GAME, agents, GAMES, executor=executor, rows=RowFile(path), **more)
    assert not path.with_name(f"{path.name}.parts").exists()
    return path.read_bytes()


def test_every_game_and_seat_has_a_row(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    summary = simulate(GAME, ["random", "greedy"], GAMES, rows=RowFile(path, decisions=True))
    rows = polars.read_parquet(path)
    assert rows.shape[0] == 2 * GAMES
    assert rows.filter(polars.col("agent") == "greedy")["share"].mean() == pytest.approx(
        summary.win_share[1]
    )
    assert rows["seed"][0] == "1/0"
    assert rows.schema == polars.Schema(game_columns(polars))
    decisions = polars.read_parquet(tmp_path / "games-decisions.parquet")
    assert decisions.shape[0] == summary.decisions
    assert decisions.schema == polars.Schema(decision_columns(polars))
    assert all(row["action"] in row["legal"] for row in decisions.head(50).to_dicts())
    joined = decisions.join(rows, on=["game", "seat"])
    assert joined["result"].equals(joined["share"])


def test_rows_are_written_while_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the last part is read, much has been written: memory holds a few groups only."""
    monkeypatch.setattr("hulldown.lab.rows.GROUP", 100)
    path = tmp_path / "games-decisions.parquet.unfinished"
    sizes: list[int] = []

    class Watched(PartsOnDisk):
        def __getitem__(self, part: Part) -> dict[str, list[Any]]:
            sizes.append(path.stat().st_size if path.exists() else 0)
            return super().__getitem__(part)

    monkeypatch.setattr("hulldown.lab.rows.PartsOnDisk", Watched)
    rows = RowFile(tmp_path / "games.parquet", decisions=True)
    rows.begin({"game": "template"})
    row = {"seat": 0, "legal": [1, 2], "action": 1, "result": 0.5}
    for part in range(60):
        luck = SeededChance(part)
        told = [{"game": part, "features": [luck.draw(1 << 30, "", "")] * 20, **row}] * 300
        rows.keep((part, part + 1), {"games": [], "decisions": told})
    sizes.clear()
    rows.write()
    assert sizes[-1] > 0
    assert polars.read_parquet(path.with_suffix(""))["game"].n_unique() == 60


def test_several_groups_are_the_same_bytes_for_any_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hulldown.lab.rows.GROUP", 70)
    written = set()
    with ThreadPoolExecutor(3) as threads:
        for name, executor in (("one", None), ("several", threads)):
            path = tmp_path / f"{name}.parquet"
            rows = RowFile(path, decisions=True)
            simulate(GAME, ["random", "greedy"], GAMES, executor=executor, rows=rows)
            beside = tmp_path / f"{name}-decisions.parquet"
            written.add((path.read_bytes(), beside.read_bytes()))
    assert len(written) == 1


@pytest.mark.parametrize("name", names())
def test_every_game_tells_a_decision_by_as_many_features(name: str) -> None:
    game = load(name)
    config = game.info.configure(2)
    told = DecisionRows(game, config, 0)
    players = seat_agents(game, config, [load_agent("random")] * 2, "1")
    play_in_place(game, config, players, SeededChance(1), measure=told)
    (length,) = {len(row["features"]) for row in told.rows}
    assert length > 1


def test_features_tell_what_the_seat_knows_and_no_more() -> None:
    """Duel has figures of a whole position: they are those of a world the seat imagines."""
    game = load("duel")
    config = game.info.configure(2)
    state = game.setup(config, SeededChance(1))
    (seat, *_) = game.seats_to_act(state)
    told = DecisionRows(game, config, 0)
    others = [game.resample(state, seat, SeededChance(n)) for n in range(5)]
    assert {tuple(told.features(one, seat)) for one in others} == {
        tuple(told.features(state, seat))
    }


def test_one_process_several_and_a_killed_one_write_the_same_bytes(
    tmp_path: Path, deadly: Path
) -> None:
    killed = written(tmp_path / "killed.parquet", ["random", str(deadly)], jobs=2)
    assert (tmp_path / "mark").exists()
    assert written(tmp_path / "one.parquet", ["random", str(deadly)]) == killed


def test_a_cluster_with_a_killed_worker_writes_the_same_bytes(
    tmp_path: Path, deadly: Path, workers: Executor
) -> None:
    killed = written(tmp_path / "killed.parquet", ["random", str(deadly)], executor=workers)
    assert (tmp_path / "mark").exists()
    assert written(tmp_path / "one.parquet", ["random", str(deadly)]) == killed


@pytest.mark.long
@pytest.mark.parametrize("where", ["processes", "cluster"])
def test_of_many_games_the_one_that_kills_three_workers_is_named(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "poison.py"
    path.write_text(POISON)
    executor = request.getfixturevalue("workers") if where == "cluster" else None
    with pytest.raises(HulldownError, match=r"^game 7 cost 3 workers their life: ") as caught:
        simulate(GAME, ["random", str(path)], 20, jobs=2, executor=executor)
    assert caught.value.code == "lab/worker"
    assert caught.value.hint == "Its seed ends in /7. What is finished is kept."


def test_an_executor_that_breaks_is_told_with_its_games(tmp_path: Path) -> None:
    path = tmp_path / "poison.py"
    path.write_text(POISON)
    with ProcessPoolExecutor(1, get_context("spawn")) as own:
        with pytest.raises(HulldownError, match="the executor broke while it had game") as caught:
            simulate(GAME, ["random", str(path)], 20, executor=own)
        assert caught.value.code == "lab/worker"
        with pytest.raises(HulldownError, match="the executor broke while it had game 0: "):
            simulate(GAME, ["random", str(path)], 20, executor=own)


def test_an_interrupted_run_keeps_its_parts_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"

    def stop(done: int) -> None:
        if done > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, ["random", "greedy"], GAMES, progress=stop, rows=RowFile(path))
    with pytest.raises(HulldownError, match="use --resume"):
        simulate(GAME, ["random", "greedy"], GAMES, rows=RowFile(path))
    with pytest.raises(HulldownError, match="another run"):
        simulate(GAME, ["random", "greedy"], GAMES, seed=9, rows=RowFile(path, resume=True))
    with monkeypatch.context() as patch:
        patch.setattr(stamps, "code_digest", lambda game: "of tomorrow")
        with pytest.raises(HulldownError, match=r"was begun with code \w{16}, not of tomorrow "):
            simulate(GAME, ["random", "greedy"], GAMES, rows=RowFile(path, resume=True))
    simulate(GAME, ["random", "greedy"], GAMES, rows=RowFile(path, resume=True))
    assert path.read_bytes() == written(tmp_path / "whole.parquet", ["random", "greedy"])


def test_what_a_killed_run_began_to_note_is_no_run(tmp_path: Path) -> None:
    folder = tmp_path / "games.parquet.parts"
    folder.mkdir()
    (folder / "task.json").write_text('{"task":')
    with pytest.raises(HulldownError, match="belongs to another run"):
        RowFile(tmp_path / "games.parquet", resume=True).begin({"game": "template"})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no interrupt for one process")
def test_ctrl_c_keeps_what_is_finished_and_resume_goes_on(tmp_path: Path) -> None:
    path, hold, agent = (tmp_path / name for name in ("games.parquet", "hold", "held.py"))
    agent.write_text(HELD.format(hold=str(hold)))
    hold.touch()
    words = ["simulate", "template", "--agents", f"random,{agent}", "--games", str(GAMES)]
    line = [sys.executable, "-m", "hulldown", *words, "--out", str(path)]
    run = Popen([*line, "--jobs", "2"], stderr=DEVNULL, start_new_session=True)
    parts = path.with_name(f"{path.name}.parts")
    while not list(parts.glob("*-*.json")):
        assert run.poll() is None
        sleep(0.02)
    os.killpg(run.pid, signal.SIGINT)
    assert run.wait() == INTERRUPTED
    assert not path.exists()
    kept = {part.name: part.stat().st_mtime_ns for part in parts.glob("*-*.json")}
    assert 0 < len(kept) < GAMES / 2
    hold.unlink()
    again = Popen([*line, "--resume"], stdout=DEVNULL, stderr=DEVNULL)
    assert again.wait() == 0
    assert path.read_bytes() == written(tmp_path / "whole.parquet", ["random", str(agent)])


class Forgetful(ThreadPoolExecutor):
    """Does every piece of work, and loses every other answer."""

    asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        Forgetful.asked += 1
        is_lost = Forgetful.asked % 2

        def work() -> Any:
            answer = fn(*args, **kwargs)
            if is_lost:
                raise ConnectionError("the worker is gone")
            return answer

        return super().submit(work)


def test_what_is_lost_is_played_again_and_counts_once(tmp_path: Path) -> None:
    with Forgetful(2) as forgetful:
        lost = written(tmp_path / "lost.parquet", ["random", "greedy"], executor=forgetful)
    assert Forgetful.asked > GAMES / 2, "some parts were played twice"
    assert written(tmp_path / "one.parquet", ["random", "greedy"]) == lost


def test_a_part_that_is_delivered_twice_counts_once(tmp_path: Path) -> None:
    rows = RowFile(tmp_path / "games.parquet")
    rows.begin({"game": "template"})
    for number in (1, 2):
        rows.keep((0, 2), {"games": [number]})
    assert dict(rows.parts) == {(0, 2): {"games": [1]}}


def test_any_executor_does_the_work() -> None:
    with ThreadPoolExecutor(2) as threads:
        shared = simulate(GAME, ["random", "greedy"], GAMES, executor=threads)
    assert shared.win_share == simulate(GAME, ["random", "greedy"], GAMES).win_share


class Sums(NamedTuple):
    """A task whose work is done at once."""

    game: str
    agents: tuple[str, ...]


def add_up(task: Sums, first: int, end: int) -> int:
    return sum(range(first, end)) + len(task.agents)


def break_down(task: Sums, first: int, end: int) -> int:
    return len(task.agents[first + 2])


TASK = Sums("template", ("one", "two"))


def test_a_letter_is_text_and_its_answer_plain() -> None:
    assert errands.carry_out(errands.letter(add_up, TASK, (3, 5))) == {"result": 9}


@pytest.mark.parametrize("key", ["version", "rules", "code", "data", "task"])
def test_a_worker_that_differs_refuses_and_says_in_what(key: str) -> None:
    asked = json.loads(errands.letter(add_up, TASK, (0, 1)))
    asked["stamp"][key] = "other"
    error = errands.carry_out(json.dumps(asked))["error"]
    assert error["code"] == "lab/worker"
    assert error["message"].startswith(f"a worker has {key} ")
    assert error["message"].endswith("not other")


def test_a_version_that_knows_other_tasks_refuses_before_it_reads_one() -> None:
    """A later version asks for a function, a kind and fields that are not here yet."""
    asked = json.loads(errands.letter(add_up, TASK, (0, 1)))
    asked["task"]["patience"] = 3
    asked["stamp"] |= {"version": "9.0.0", "weather": "dry"}
    asked |= {"work": "hulldown.lab.later:play_part", "kind": "hulldown.lab.later:Task"}
    error = errands.carry_out(json.dumps(asked))["error"]
    assert error["code"] == "lab/worker"
    assert "not 9.0.0" in error["message"]
    assert "weather None, not dry" in error["message"]


def test_a_run_ends_where_a_worker_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    later = {**stamps.stamp("template"), "version": "9.0.0"}
    monkeypatch.setattr(errands, "stamp", lambda game: later)
    with pytest.raises(HulldownError, match=r"a worker has version .*, not 9\.0\.0") as caught:
        simulate(GAME, ["random", "random"], 4, jobs=2)
    assert caught.value.code == "lab/worker"


def test_a_bug_is_told_with_its_text_and_costs_no_worker() -> None:
    with ThreadPoolExecutor(2) as threads, pytest.raises(HulldownError) as caught:
        list(parallel.share(break_down, TASK, 2, executor=threads))
    assert caught.value.code == "lab/failed"
    assert "failed: IndexError: tuple index out of range " in caught.value.message
    assert "(test_rows.py, line " in caught.value.message
    assert "Its seed ends in /" in caught.value.hint
    assert "in break_down" in caught.value.details["traceback"]


def test_a_worker_without_errands_says_so(
    monkeypatch: pytest.MonkeyPatch, workers: Executor
) -> None:
    """As one of a version from before them; it reads nothing that it would have to import."""
    monkeypatch.setattr(parallel, "ANSWER", errands.ANSWER.replace("errands", "later"))
    with pytest.raises(HulldownError, match=r"No module named 'hulldown\.lab\.later'") as caught:
        list(parallel.share(add_up, TASK, 2, executor=workers))
    assert caught.value.code == "lab/worker"


def test_games_are_named_in_few_words() -> None:
    assert errands.games_in([(7, 8)]) == "game 7"
    assert errands.games_in([(4, 6), (0, 2), (2, 4), (9, 10)]) == "games 0 to 5 and 9"
    assert errands.seeds_of([(7, 8)]) == "Its seed ends in /7."
    assert errands.seeds_of([(0, 2), (5, 6), (8, 9)]) == "Their seeds end in /0 to /1, /5 and /8."


def test_weights_are_data_too(tmp_path: Path) -> None:
    for folder in ("data", "rules"):
        (tmp_path / folder).mkdir()
    digests = [stamps.digest_of(tmp_path, stamps.data(tmp_path))]
    for file in ("data/cards.toml", "judgement.toml"):
        (tmp_path / file).write_text("a = 1")
        digests.append(stamps.digest_of(tmp_path, stamps.data(tmp_path)))
    (tmp_path / "rules/trace.json").write_text("{}")
    assert len(set(digests)) == 3
    assert stamps.digest_of(tmp_path, stamps.data(tmp_path)) == digests[-1]


def test_code_is_that_of_the_game_and_what_plays_it(tmp_path: Path) -> None:
    def digest_with(file: str) -> str:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("A = 1")
        return stamps.digest_of(tmp_path, stamps.sources(tmp_path, "one"))

    before = digest_with("kernel/match.py")
    for no_rule in ("games/two/flow.py", "games/one/tests/test_flow.py", "kernel/codes.toml"):
        assert digest_with(no_rule) == before
    rules = ("games/one/rules/fire.py", "toolbox/odds.py", "agents/tree.py")
    assert len({before, *map(digest_with, rules)}) == 4


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[tuple[str, Popen[bytes]]]:
    """A scheduler and two workers as on machines of their own: its address, and its process."""
    note = tmp_path / "scheduler.json"

    def start(command: str, *words: str) -> Popen[bytes]:
        line = [sys.executable, "-m", f"distributed.cli.dask_{command}", "--no-dashboard", *words]
        return Popen(line, stdout=DEVNULL, stderr=DEVNULL)

    here = ("--host", "127.0.0.1")
    scheduler = start("scheduler", *here, "--port", "0", "--scheduler-file", str(note))
    worker = ("--scheduler-file", str(note), "--nthreads", "1", "--no-nanny", *here)
    running = [scheduler, start("worker", *worker), start("worker", *worker)]
    try:
        while not note.exists() or not note.read_text().endswith("}"):
            assert scheduler.poll() is None
            sleep(0.05)
        yield json.loads(note.read_text())["address"], scheduler
    finally:
        for process in running:
            process.kill()
            process.wait()


@pytest.mark.slow
@pytest.mark.long
def test_a_stopped_worker_delays_a_run_and_a_killed_scheduler_leaves_it_to_be_resumed(
    tmp_path: Path, machines: tuple[str, Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, scheduler = machines
    monkeypatch.setattr("hulldown.lab.cluster.GRACE", 0.0)
    path, mark, hold, go = (tmp_path / name for name in ("stopped.py", "mark", "hold", "go"))
    path.write_text(STOPPED.format(mark=str(mark), hold=str(hold), go=go))
    agents = ["random", str(path)]

    def wake(done: int) -> None:
        if done >= GAMES // 4 and mark.exists():
            go.touch()

    def kill(done: int) -> None:
        if done >= 4:
            scheduler.kill()
            scheduler.wait()

    with cluster(address) as executor:
        assert isinstance(executor, Distributed)
        executor.client.wait_for_workers(2)
        stopped = written(tmp_path / "stopped.parquet", agents, executor=executor, progress=wake)
        assert go.exists(), "others played on while a worker was stopped"
        hold.touch()
        rows = RowFile(tmp_path / "killed.parquet")
        with pytest.raises(HulldownError, match="no longer answers") as caught:
            simulate(GAME, agents, GAMES, executor=executor, progress=kill, rows=rows)
        assert caught.value.code == "lab/worker"
    hold.unlink()
    again = RowFile(tmp_path / "killed.parquet", resume=True)
    assert len(again.begin(rows.task)) >= 2
    simulate(GAME, agents, GAMES, rows=again)
    assert (tmp_path / "killed.parquet").read_bytes() == stopped
    assert written(tmp_path / "one.parquet", agents) == stopped


@pytest.mark.parametrize("address", ["local:", "local:0", "local:x"])
def test_a_cluster_without_workers_is_refused(address: str) -> None:
    with pytest.raises(ConfigError, match="names no number"), cluster(address):
        pass


def test_rows_go_into_parquet_files_only(tmp_path: Path) -> None:
    with pytest.raises(HulldownError, match=r"must end in \.parquet"):
        RowFile(tmp_path / "games.csv")
