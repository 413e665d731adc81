"""Errors carry a stable code, a sentence, a hint and details."""

import pytest

from hulldown.kernel.errors import (
    CODES,
    ActionError,
    ChanceError,
    ConfigError,
    DataError,
    HulldownError,
    MatchError,
    ReplayError,
)


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_code_has_a_sentence_of_its_own(code: str) -> None:
    area, slash, name = code.partition("/")
    assert area.isalpha() and slash and name  # noqa: PT018
    assert CODES[code].endswith(".")
    assert str(HulldownError(code)) == f"{CODES[code]} [{code}]"
    assert len(set(CODES.values())) == len(CODES)


def test_an_error_travels_with_all_it_knows() -> None:
    error = HulldownError("data/bad-key", "no key", "Look there.", file="cards.toml", key="id")
    assert error.to_json() == {
        "code": "data/bad-key",
        "message": "no key",
        "hint": "Look there.",
        "details": {"file": "cards.toml", "key": "id"},
    }


def test_an_unlisted_code_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="undocumented error code"):
        HulldownError("no/such-code")


@pytest.mark.parametrize(
    "kind", [ActionError, ChanceError, ConfigError, DataError, MatchError, ReplayError]
)
def test_every_kind_is_caught_as_ours(kind: type[HulldownError]) -> None:
    with pytest.raises(HulldownError):
        raise kind("match/seat")
