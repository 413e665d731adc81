"""For all tests: no skips with CI set, because what a machine lacks must not go unnoticed."""

import gzip
import os
from collections.abc import Generator
from pathlib import Path

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns a skip into a failure that names its reason."""
    report = yield
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
