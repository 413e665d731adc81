"""What the server counts about itself, as Prometheus reads it."""

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from hulldown.server import metrics
from hulldown.server.metrics import MEASURED, RequestsCollector, Timer, WorkCollector


def test_requests_are_counted_by_kind_and_by_how_long_they_took() -> None:
    requests, registry = RequestsCollector(), CollectorRegistry()
    registry.register(requests)
    for kind, seconds in (("act", 0.0005), ("act", 0.0021), ("say", 9.0)):
        requests.begun(kind)
        requests.answered(seconds)
    told = generate_latest(registry).decode().splitlines()
    trip = "hulldown_round_trip_seconds"
    for line in (
        'hulldown_requests_total{kind="act"} 2.0',
        'hulldown_requests_total{kind="say"} 1.0',
        f'{trip}_bucket{{le="0.0005"}} 1.0',
        f'{trip}_bucket{{le="0.002"}} 1.0',
        f'{trip}_bucket{{le="0.003"}} 2.0',
        f'{trip}_bucket{{le="2.5"}} 2.0',
        f'{trip}_bucket{{le="+Inf"}} 3.0',
        f"{trip}_count 3.0",
        f"{trip}_sum 9.0026",
    ):
        assert line in told, line


def test_one_block_of_seven_is_measured_and_counts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = iter([1.0, 1.5, 10.0, 12.0])
    monkeypatch.setattr(metrics, "thread_time", lambda: next(asked))
    work = WorkCollector()
    timer = Timer(work, "rules")
    for _ in range(MEASURED + 1):
        with timer:
            pass
    assert work.seconds["rules"] == MEASURED * (0.5 + 2.0)
    assert work.seconds["views"] == 0
