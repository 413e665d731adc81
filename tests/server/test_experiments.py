"""The balance lab over HTTP: games with changed figures beside games with ours."""

import asyncio
from typing import Any

import pytest
from msgspec import convert

from hulldown.kernel.errors import HulldownError
from hulldown.packs import packs
from hulldown.server import experiments, wire
from hulldown.server.experiments import KEPT, Experiment, Experiments
from hulldown.server.facilities import Facilities, Unwatched
from hulldown.server.thinking import Look, Study, look
from tests.server.client import Person, Running, refused, somebody, until


@pytest.fixture(scope="module")
def pack() -> Any:
    """Our own Vehicles, one of them richer."""
    row, richer = (f",light,0,{resources},1,1,,,,,,,,ours\n" for resources in (1, 4))
    sheet = packs("rush").sheet(",")
    assert row in sheet
    return packs("rush").read(sheet.replace(row, richer, 1), "rich")


@pytest.fixture
def ann(quick_server: Running) -> Person:
    return somebody(quick_server, "Ann")


def wish(pack: Any, **other: Any) -> dict[str, Any]:
    return {"game": "rush", "seats": 2, "pack": pack, "games": 20, **other}


def test_both_sets_are_played_and_every_share_is_compared(ann: Person, pack: Any) -> None:
    made = ann.post("/api/experiments", wish(pack))
    assert (made["game"], made["games"], made["shares"]) == ("rush", 20, [])
    path = f"/api/experiments/{made['id']}"
    until(lambda: ann.get(path)["status"] == "done")
    found = ann.get(path)
    assert found["done"] == 20
    assert [len(one) for one in found["rounds"]] == [2, 2]
    shares = {(one["group"], one["name"]): one for one in found["shares"]}
    assert sum(shares["seats_won", f"seat:{seat}"]["after"][0] for seat in (0, 1)) == pytest.approx(
        1
    )
    low, high = shares["bought", "card:ms_1"]["difference"][1:]
    assert low <= shares["bought", "card:ms_1"]["difference"][0] <= high


def test_one_at_a_time_and_it_can_be_stopped(ann: Person, pack: Any) -> None:
    made = ann.post("/api/experiments", wish(pack, games=10_000))
    refused("server/busy", lambda: ann.post("/api/experiments", wish(pack)), 503)
    path = f"/api/experiments/{made['id']}"
    stopped = ann.ask("DELETE", path)
    assert stopped["status"] == "cancelled"
    assert stopped["done"] < 10_000
    assert ann.get(path) == stopped


def test_no_experiment_is_longer_than_ten_thousand_games(ann: Person, pack: Any) -> None:
    refused("http/bad-request", lambda: ann.post("/api/experiments", wish(pack, games=10_001)), 400)


def test_only_so_many_run_or_wait(ann: Person, pack: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "WAITING", 0)
    refused("server/busy", lambda: ann.post("/api/experiments", wish(pack)), 503)


def test_an_experiment_is_its_owners(ann: Person, quick_server: Running, pack: Any) -> None:
    made = ann.post("/api/experiments", wish(pack, games=10_000))
    ben = somebody(quick_server, "Ben")
    refused("match/unknown", lambda: ben.get(f"/api/experiments/{made['id']}"), 404)
    refused("match/unknown", lambda: ben.ask("DELETE", f"/api/experiments/{made['id']}"), 404)
    ann.ask("DELETE", f"/api/experiments/{made['id']}")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"pack": {"name": "no", "hash": "", "vehicles": []}}, "data/bad-key"),
        ({"seats": 9}, "config/bad-value"),
        ({"scenario": "moon"}, "config/unknown-scenario"),
        ({"options": {"weather": 1}}, "config/unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    ann: Person, pack: Any, changed: dict[str, Any], code: str
) -> None:
    refused(code, lambda: ann.post("/api/experiments", {**wish(pack), **changed}), 400)


def test_a_person_finds_own_experiments_again(
    ann: Person, quick_server: Running, pack: Any
) -> None:
    first = ann.post("/api/experiments", wish(pack, games=10_000))
    ann.ask("DELETE", f"/api/experiments/{first['id']}")
    second = ann.post("/api/experiments", wish(pack, games=10_000))
    found = ann.get("/api/experiments")["experiments"]
    assert [one["id"] for one in found] == [second["id"], first["id"]]
    assert found[1]["status"] == "cancelled"
    assert somebody(quick_server, "Ben").get("/api/experiments") == {"experiments": []}
    ann.ask("DELETE", f"/api/experiments/{second['id']}")


async def broken(study: Study) -> Any:
    raise IndexError("a bug of a game's")


async def refusing(study: Study) -> Any:
    raise HulldownError("contract/broken")


@pytest.mark.parametrize(("look", "is_told"), [(broken, True), (refusing, False)])
def test_what_breaks_off_has_failed_and_a_bug_is_told(pack: Any, look: Look, is_told: bool) -> None:
    told: list[str] = []

    class Watched(Unwatched):
        def broke(self, what: str, **about: Any) -> None:
            told.append(what)

    async def run() -> str:
        all_of_them = Experiments(Facilities(look=look, monitor=Watched()))
        made = all_of_them.begin("ann", convert(wish(pack), wire.NewExperiment))
        while made.id in all_of_them._tasks:
            await asyncio.sleep(0)
        return all_of_them.find("ann", made.id).status

    assert asyncio.run(run()) == "failed"
    assert told == (["experiment broke"] if is_told else [])


def test_old_experiments_are_forgotten() -> None:
    async def here(study: Study) -> Any:
        return look(study)

    made_here = Experiments(Facilities(look=here))
    for number in range(KEPT + 3):
        made = Experiment.__new__(Experiment)
        made_here._forget()
        made_here.known[str(number)] = made
    assert list(made_here.known) == [str(number) for number in range(3, KEPT + 3)]
