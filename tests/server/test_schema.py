"""The interface's own description, thrown back at it: no address breaks, every refusal is told."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from tests.codes import every_code
from tests.server.client import Person, play_on, seated, table_of_two
from tests.server.running import Running

pytestmark = pytest.mark.slow

CODES = every_code()
CHECKS = (not_a_server_error, status_code_conformance, response_schema_conformance)
QUICK = settings(
    max_examples=5,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="module")
def schema(quick_server: Running) -> Any:
    """The schema as the server gives it."""
    return schemathesis.openapi.from_url(f"{quick_server.address}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def matches(quick_server: Running) -> tuple[Person, list[str]]:
    """Somebody with a waiting, a running and a finished match."""
    match, ann, bob = table_of_two(quick_server, options={"rounds": 3})
    with seated(ann.sit(match["id"], 0), bob.sit(match["id"], 1)) as (first, second):
        play_on(first, second)
    others = [ann.make("me", "open")["id"], ann.make("me", "here")["id"]]
    return ann, [match["id"], *others]


def addresses(schema: Any) -> list[Any]:
    return [found.ok() for found in schema.get_all_operations()]


def test_the_schema_tells_every_address(schema: Any) -> None:
    told = {(operation.method.upper(), operation.path) for operation in addresses(schema)}
    assert ("POST", "/api/matches/{id}/seats/{seat}/claim") in told
    assert len(told) >= 22
    for operation in addresses(schema):
        if operation.path.startswith("/api/matches"):
            assert {"400", "401", "403", "404", "409"} <= set(operation.definition.raw["responses"])


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_address_breaks_whatever_it_is_sent(
    schema: Any, matches: tuple[Person, list[str]], mode: GenerationMode
) -> None:
    ann, ids = matches
    secrets = [ann.secret, ann.links(ids[0])["watch"], "", "forged.secret.here"]
    for operation in addresses(schema):

        @QUICK
        @given(
            case=operation.as_strategy(generation_mode=mode),
            id=st.sampled_from([*ids, None]),
            secret=st.sampled_from(secrets),
        )
        def send(case: Any, id: str | None, secret: str) -> None:
            if id is not None and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = id
            headers = {"Authorization": f"Bearer {secret}"} if secret else {}
            response = case.call(headers=headers)
            checks = CHECKS if mode == GenerationMode.POSITIVE else CHECKS[:1]
            case.validate_response(response, checks=checks)
            if response.status_code >= 400:
                body = response.json()
                assert body["code"] in CODES
                assert body["message"]

        with suppress(Unsatisfiable):  # where nothing is sent nothing can be wrong
            send()
