"""What the server counts about itself, for Prometheus and for the load benchmark."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from time import process_time, thread_time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

PARTS: Final = ("rules", "views", "encoding", "storage")
MEASURED: Final = 7
"""One block in this many is measured."""
BUCKETS: Final = (
    0.0005, 0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5,
    1.0, 2.5,
)  # fmt: skip


class Metrics:
    """Counters, gauges and timings in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = RequestsCollector()
        self.registry.register(self.requests)
        self.refusals = Counter(
            "hulldown_refusals", "Refused requests", ["code"], registry=self.registry
        )
        self.work = WorkCollector()
        self._timers = {part: Timer(self.work, part) for part in PARTS}
        self.registry.register(self.work)
        self.cpu = Gauge("hulldown_cpu_seconds", "All processor time", registry=self.registry)
        self.cpu.set_function(process_time)
        self.connections = Gauge("hulldown_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("hulldown_rooms", "Matches in memory", registry=self.registry)
        self.matches = Gauge(
            "hulldown_matches", "Matches stored, by status", ["status"], registry=self.registry
        )
        self.queue = Gauge("hulldown_store_queue", "Writes that wait", registry=self.registry)
        self.outbox = Gauge("hulldown_outbox", "Notices that wait", registry=self.registry)
        self.notices = Counter(
            "hulldown_notices",
            "Notices sent or not",
            ["way", "result"],
            registry=self.registry,
        )
        self.logged = Counter(
            "hulldown_log_lines", "Lines logged, by level", ["level"], registry=self.registry
        )

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def rules(self) -> "Timer":
        """Time spent in the rules."""
        return self._timers["rules"]

    def views(self) -> "Timer":
        """Time spent making views and offers."""
        return self._timers["views"]

    def encoding(self) -> "Timer":
        """Time spent writing JSON."""
        return self._timers["encoding"]

    def storage(self) -> "Timer":
        """Time spent on the database, without waiting for the disk."""
        return self._timers["storage"]


class RequestsCollector(Collector):
    """Requests over sockets by kind, and how long they took: of one thread, without a lock."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.took = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def begun(self, kind: str) -> None:
        """Count a request."""
        self.asked[kind] = self.asked.get(kind, 0) + 1

    def answered(self, seconds: float) -> None:
        """Count how long a request took, from a message read to its answer queued."""
        self.took[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus reads."""
        name, labels = "hulldown_requests", ["kind"]
        family = CounterMetricFamily(name, "Requests over sockets", labels=labels)
        for kind, count in self.asked.items():
            family.add_metric([kind], count)
        yield family
        ends = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(ends, map(float, accumulate(self.took)), strict=True))
        yield HistogramMetricFamily(
            "hulldown_round_trip_seconds",
            "From a message read to its answer queued",
            buckets=buckets,
            sum_value=self.seconds,
        )


class WorkCollector(Collector):
    """Processor time by part, added up without a lock: each part has its own thread."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus reads."""
        name, labels = "hulldown_work_seconds", ["part"]
        family = CounterMetricFamily(name, "Processor time, by part", labels=labels)
        for part, seconds in self.seconds.items():
            family.add_metric([part], seconds)
        yield family


class Timer:
    """Adds up the processor time of a part: one block of seven is measured, and counts for all.

    To ask for a thread's processor time takes a microsecond and more, which eight times an action
    is a fortieth of it. Seven is no multiple of how many seats take turns.
    """

    __slots__ = ("_begun", "_part", "_turn", "_work")

    def __init__(self, work: WorkCollector, part: str) -> None:
        self._work = work.seconds
        self._part = part
        self._begun = 0.0
        self._turn = 0

    def __enter__(self) -> None:
        if not self._turn:
            self._begun = thread_time()

    def __exit__(self, *_: object) -> None:
        if not self._turn:
            self._work[self._part] += MEASURED * (thread_time() - self._begun)
        self._turn = (self._turn + 1) % MEASURED


METRICS: Final = Metrics()
