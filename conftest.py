"""For all tests: the longest begin first, and nothing is skipped unnoticed where CI is set."""

import gzip
import os
from collections.abc import Generator
from itertools import chain
from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of several workers begins with long tests and ends with short ones.

    Each gets a piece of the list; whoever is done takes from the end of another's piece.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = [item for number in range(workers) for item in piece(items, number, workers)]


def piece(items: list[pytest.Item], number: int, of: int) -> list[pytest.Item]:
    """The tests of one worker: long ones, others in a browser, the rest; neighbours stay so."""
    kinds: dict[str, list[pytest.Item]] = {"long": [], "browser": [], "": []}
    for item in items:
        kinds[next((kind for kind in kinds if item.get_closest_marker(kind)), "")].append(item)
    first = kinds.pop("long")[number::of]
    rest = (
        each[len(each) * number // of : len(each) * (number + 1) // of] for each in kinds.values()
    )
    return [*first, *chain.from_iterable(rest)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns a skip into a failure that names its reason, except of what is marked as optional."""
    report = yield
    if item.get_closest_marker("optional") is not None:
        return report
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"No skips with CI set. {reason}"
    return report


@pytest.fixture(scope="module")
def unpacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recorded matches beside a test as plain files."""
    folder = tmp_path_factory.mktemp("recorded")
    for path in (request.path.parent / "recorded").glob("*.jsonl*"):
        content = path.read_bytes()
        plain = gzip.decompress(content) if path.suffix == ".gz" else content
        (folder / path.name.removesuffix(".gz")).write_bytes(plain)
    return folder
