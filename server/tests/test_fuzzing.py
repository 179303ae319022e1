"""Every operation of the API document with calls that schemathesis makes up: no failure of ours, no open door.

The made-up calls go out twice: from somebody signed out, who must get nothing that is an owner's, and from an owner.
"""

import contextlib
import logging
from collections import Counter
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.factories.app import ORIGIN, PASSWORD, Owner, browser, without_rate_limits
from tests.factories.world import watched
from tests.levels import IS_FULL, usually
from tests.test_access import ACCESS, Who, api_document
from vitrine.app import App
from vitrine.platform.settings import Settings

# PostgreSQL is the stricter one about what it takes in.
pytestmark = [pytest.mark.long, pytest.mark.both_engines if IS_FULL else pytest.mark.postgresql]

FULL_PER_OPERATION = 50
PER_OPERATION = usually(4, full=FULL_PER_OPERATION)
FROM_NOBODY = 4
LONGEST_URL = 60_000  # no client sends a longer one
# These end the session of whoever calls them: he signs in again.
ENDING = ("sign_out", "end_session", "end_other_sessions", "delete_account", "change_password", "reset_password")


@dataclass(frozen=True)
class Call:
    operation: str
    method: str
    url: str
    headers: dict[str, str]
    body: bytes

    def __str__(self) -> str:
        return f"{self.operation}: {self.method} {self.url} {self.headers} {self.body[:300]!r}"


def _made_up(
    operation: schemathesis.schemas.APIOperation[Any, Any, Any, Any], mode: GenerationMode, count: int
) -> list[Call]:
    found: list[Call] = []
    name = operation.definition.raw["operationId"]

    @given(case=operation.as_strategy(generation_mode=mode))
    @hypothesis_settings(
        max_examples=count,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def collect(case: schemathesis.Case[Any]) -> None:
        try:
            ready = requests.Request(**case.as_transport_kwargs(base_url=ORIGIN)).prepare()
        except (requests.exceptions.RequestException, UnicodeError, ValueError):
            return  # no client could send it
        body = ready.body.encode() if isinstance(ready.body, str) else ready.body or b""
        headers = {
            name: str(value) for name, value in ready.headers.items() if name not in ("Cookie", "Content-Length")
        }
        assert isinstance(body, bytes)
        if len(str(ready.url)) <= LONGEST_URL:
            found.append(Call(name, str(ready.method), str(ready.url), headers, body))

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong about a call without parameters
        collect()
    return found


def calls(per_operation: int) -> list[Call]:
    schema = schemathesis.openapi.from_dict(api_document())
    made_up: list[Call] = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            made_up += _made_up(found.ok(), mode, per_operation // 2)
    return made_up


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """What limits do is tested elsewhere; here they would answer everything."""
    return settings.but(limits=without_rate_limits())


async def _sent(client: httpx.AsyncClient, call: Call) -> httpx.Response:
    return await client.request(call.method, call.url, headers=call.headers, content=call.body, follow_redirects=False)


async def test_no_made_up_call_fails_or_ignores_who_is_calling(
    app: App, owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    watched(app)  # nothing leaves the machine
    caplog.set_level(logging.CRITICAL)
    email = (await owner.client.get("/api/session")).json()["account"]["email"]
    wrong: list[str] = []
    tried: Counter[str] = Counter()
    async with browser(app) as nobody:
        for call in calls(PER_OPERATION):
            tried[call.operation] += 1
            if ACCESS[call.operation] is not Who.ANYONE and tried[call.operation] <= FROM_NOBODY:
                answer = await _sent(nobody, call)
                if answer.status_code < 400 or answer.status_code >= 500:
                    wrong.append(f"{answer.status_code} to nobody: {call}")
            answer = await _sent(owner.client, call)
            if answer.status_code >= 500:
                wrong.append(f"{answer.status_code} {answer.text[:200]}: {call}")
            if call.operation in ENDING:
                await owner.client.post("/api/session", json={"email": email, "password": PASSWORD})
    assert set(tried) == set(ACCESS)
    assert (await owner.client.get("/api/site")).status_code == 200  # the owner was one to the end
    assert wrong == [], "\n".join(wrong[:20])
