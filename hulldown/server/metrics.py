"""What the server counts about itself, for Prometheus and for the load benchmark."""

from collections.abc import Iterator
from time import process_time, thread_time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

PARTS: Final = ("rules", "views", "encoding", "storage")
BUCKETS: Final = (
    0.0005, 0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5,
    1.0, 2.5,
)  # fmt: skip


class Metrics:
    """Counters, gauges and timings in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "hulldown_requests", "Requests over sockets", ["kind"], registry=self.registry
        )
        self._asked: dict[str, Counter] = {}  # by kind: found again without making a key of it
        self.refusals = Counter(
            "hulldown_refusals", "Refused requests", ["code"], registry=self.registry
        )
        self.round_trip = Histogram(
            "hulldown_round_trip_seconds",
            "From a message read to its answer queued",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.work = WorkCollector()
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

    def asked(self, kind: str) -> None:
        """Count a request."""
        counter = self._asked.get(kind)
        if counter is None:
            counter = self._asked[kind] = self.requests.labels(kind)
        counter.inc()

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def rules(self) -> "Timer":
        """Time spent in the rules."""
        return Timer(self.work, "rules")

    def views(self) -> "Timer":
        """Time spent making views and offers."""
        return Timer(self.work, "views")

    def encoding(self) -> "Timer":
        """Time spent writing JSON."""
        return Timer(self.work, "encoding")

    def storage(self) -> "Timer":
        """Time spent on the database, without waiting for the disk."""
        return Timer(self.work, "storage")


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
    """Adds the processor time of a block to a part's."""

    __slots__ = ("_begun", "_part", "_work")

    def __init__(self, work: WorkCollector, part: str) -> None:
        self._work = work.seconds
        self._part = part
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = thread_time()

    def __exit__(self, *_: object) -> None:
        self._work[self._part] += thread_time() - self._begun


METRICS: Final = Metrics()
