"""Errors carry a stable code, a sentence, a hint and details."""

import re

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
    read_error,
)
from tests.codes import every_code, families


def test_a_code_has_a_sentence_of_its_own_in_whatever_layer() -> None:
    codes = every_code()
    assert [code for code in codes if not re.fullmatch(r"[a-z]+/[a-z-]+", code)] == []
    assert [code for code, told in codes.items() if not told.endswith(".")] == []
    assert len(set(codes.values())) == len(codes)


def test_two_families_never_say_the_same_code_otherwise() -> None:
    told = {(code, text) for family in families() for code, text in family.codes.items()}
    assert len(told) == len(every_code())


def test_the_kernel_knows_only_codes_of_its_own() -> None:
    areas = {code.partition("/")[0] for code in CODES}
    assert areas == {"action", "chance", "config", "contract", "data", "match", "replay"}
    assert [code for code in CODES if code.startswith("replay/")] == ["replay/mismatch"]


@pytest.mark.parametrize("code", ["agent/failed", "lab/rows", "replay/file", "server/busy"])
def test_a_code_of_another_layer_is_none_of_the_kernels(code: str) -> None:
    assert code in every_code()
    with pytest.raises(AssertionError, match="undocumented error code"):
        HulldownError(code)


def test_an_error_is_told_by_its_code() -> None:
    error = HulldownError("match/seat")
    assert str(error) == "There is no such seat. [match/seat]"


@pytest.mark.parametrize("family", families(), ids=lambda family: family.__name__)
def test_an_error_of_any_family_comes_through_to_another_process(
    family: type[HulldownError],
) -> None:
    told = {"code": min(family.codes), "message": "m", "hint": "h", "details": {"why": 1}}
    error = read_error(told)
    assert error.to_json() == told
    assert str(error) == f"m [{told['code']}]"


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
