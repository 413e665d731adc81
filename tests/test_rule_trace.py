"""Every rule is cited in code and proved by a test, and the generated trace is fresh."""

from pathlib import Path

import pytest

from hulldown.games import names
from hulldown.lab import trace

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", names())
def test_every_rule_is_cited_and_proved(name: str) -> None:
    assert trace.problems(name) == []


@pytest.mark.parametrize("name", names())
def test_generated_files_are_fresh(name: str) -> None:
    assert list(trace.outdated(ROOT, [name])) == [], f"run `make regen GAME={name}`"


def test_a_citation_is_found_with_the_function_that_holds_it(tmp_path: Path) -> None:
    source = tmp_path / "code.py"
    source.write_text('class A:\n    def f(self):\n        """T-001: so."""\n        g("T-002")\n')
    assert list(trace.cited(source)) == [("T-001", "A.f"), ("T-002", "A.f")]


def test_only_marks_of_tests_prove_a_rule(tmp_path: Path) -> None:
    source = tmp_path / "test_it.py"
    source.write_text(
        '@pytest.mark.rule("T-001", "T-002")\ndef test_a(): pass\n\ndef test_b(): "T-003"\n'
    )
    assert list(trace.proved(source)) == [("T-001", "test_a"), ("T-002", "test_a")]
