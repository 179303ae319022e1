"""What a route declares is held to before a byte of its body is read, and no route is without a declaration."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tests.factories.app import Owner, browser, running
from tests.factories.attacks import Attack
from tests.test_access import ACCESS, Operation, Who, operations
from vitrine.api import route_policies
from vitrine.app import App
from vitrine.platform.http import bodies
from vitrine.platform.http.request_policy import (
    SAFE_METHODS,
    SMALL_BYTES,
    RequestPolicies,
    RequestPolicy,
    RoutePolicies,
)
from vitrine.platform.settings import Limits, Settings
from vitrine.sites.site.requests import MAX_FAULTS

JSON = {"Content-Type": "application/json"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
AUDIENCES = {Who.ANYONE: "anyone", Who.OPERATOR: "operator", Who.OWN: "owner", Who.NAMED: "owner"}


def test_every_route_declares_whom_it_is_for(app: App) -> None:
    unsafe = [operation for operation in operations() if operation.method not in SAFE_METHODS]
    found = {
        each.id: route_policies().find({"type": "http", "method": each.method, "path": each.path}) for each in unsafe
    }
    declared = {name: policy.audience for name, policy in found.items() if policy is not None}
    assert declared == {each.id: AUDIENCES[ACCESS[each.id]] for each in unsafe}


@pytest.mark.parametrize("path", ["/api/session", "/api/accounts", "/api/accounts/reset", "/api/session/code"])
async def test_a_strangers_form_is_a_few_lines(visitor: httpx.AsyncClient, path: str, attack: Attack) -> None:
    for body in (b'{"email": "%b"}' % (b"x" * SMALL_BYTES), b"[" + b"[]," * 20_000):
        answer = await visitor.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "server.body_too_large")
    attack("a sign-in of 62 kB in 20,000 values", attempts=2, result="413, unparsed")


RATES = Limits(
    signin_per_address="2/hour",
    signup_per_address="1/hour",
    reset_per_address="2/hour",
    reports="2/hour",
    contact_per_address="2/hour",
)
COUNTED = [
    "/api/session",
    "/api/session/passkey",
    "/api/accounts/reset",
    "/api/reports/policy",
    "/api/sites/a/messages",
]


@pytest.mark.parametrize("path", COUNTED)
async def test_tries_count_before_their_bodies_are_read(settings: Settings, path: str, attack: Attack) -> None:
    read: list[int] = []

    async def watched() -> AsyncIterator[bytes]:
        read.append(1)
        yield b"{}"

    async with running(settings.but(limits=RATES)) as app, browser(app) as client:
        for _ in range(2):
            assert (await client.post(path, content=b"{", headers=JSON)).status_code != 429
        answer = await client.post(path, content=watched(), headers=JSON)
        assert (answer.status_code, answer.json()["code"], read) == (429, "server.too_many", [])
    attack("bodies sent past a rate limit", attempts=1, result="429, not a byte read")


async def test_bodies_of_one_address_that_are_held_at_once_have_a_bound(
    owner: Owner, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    monkeypatch.setattr(bodies, "MAX_HELD_BYTES", 10_000)
    is_here, may_end = asyncio.Event(), asyncio.Event()

    async def slow() -> AsyncIterator[bytes]:
        yield b" " * 6_000
        is_here.set()  # asked for more: what came before is held
        await may_end.wait()
        yield b"{}"

    path = "/api/site/settings"
    first = asyncio.create_task(owner.client.put(path, content=slow(), headers=JSON))
    await is_here.wait()
    refused = await owner.client.put(path, content=b" " * 6_000, headers=JSON)
    assert (refused.status_code, refused.json()["code"]) == (429, "server.too_many")
    may_end.set()
    assert (await first).status_code == 422
    assert (await owner.client.put(path, content=b" " * 6_000 + b"{}", headers=JSON)).status_code == 422
    attack("large bodies held open at once by one address", attempts=2, result="429 beyond 32 MB")


def _calls(route: ASGIApp) -> Callable[[str, str, int], asyncio.Task[None]]:
    """PUTs of JSON of that many bytes, to a route of any path behind the limits."""

    class AnyJson(RoutePolicies):
        def find(self, scope: Scope) -> RequestPolicy:
            return RequestPolicy()

    app = RequestPolicies(bodies.JsonLimits(route), AnyJson([]))

    def call(address: str, path: str, length: int) -> asyncio.Task[None]:
        async def receive() -> Message:
            return {"type": "http.request", "body": b" " * length}

        async def send(_message: Message) -> None:
            pass

        scope = {"type": "http", "method": "PUT", "path": path, "client": (address, 1)}
        return asyncio.create_task(app(scope, receive, send))

    return call


async def test_large_bodies_of_one_address_are_answered_one_after_the_other(attack: Attack) -> None:
    begun: list[str] = []
    may_end = asyncio.Event()

    async def route(scope: Scope, _receive: Receive, _send: Send) -> None:
        begun.append(scope["client"][0] + scope["path"])
        if "slow" in scope["path"]:
            await may_end.wait()

    call = _calls(route)
    large = bodies.AT_ONCE_BYTES + 1
    answers = [
        call("192.0.2.1", "/slow", large),
        call("192.0.2.1", "/waits", large),
        call("192.0.2.1", "/small", bodies.AT_ONCE_BYTES),
        call("192.0.2.2", "/other", large),
    ]
    await asyncio.gather(*answers[2:])
    assert set(begun) == {"192.0.2.1/slow", "192.0.2.1/small", "192.0.2.2/other"}
    may_end.set()
    await asyncio.gather(*answers)
    assert begun[-1] == "192.0.2.1/waits"
    attack("large bodies of one address at once", attempts=2, result="parsed and answered one after the other")


async def test_who_calls_while_a_large_body_is_checked_is_heard_before_it_is_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    here, there = socket.socketpair()

    def check(*_of_it: object, **_how: object) -> None:
        there.send(b"GET /")

    async def route(_scope: Scope, _receive: Receive, _send: Send) -> None:
        heard.append("parsed")

    monkeypatch.setattr(bodies, "json_refusal", check)
    loop = asyncio.get_running_loop()
    with here, there:
        loop.add_reader(here, lambda: heard.append(here.recv(9).decode()))
        try:
            await _calls(route)("192.0.2.1", "/draft", bodies.AT_ONCE_BYTES + 1)
        finally:
            loop.remove_reader(here)
    assert heard == ["GET /", "parsed"]


LARGE = [
    each
    for each in operations()
    if each.method not in SAFE_METHODS
    and (policy := route_policies().find({"type": "http", "method": each.method, "path": each.path}))
    and policy.max_values > RequestPolicy().max_values
]


@pytest.mark.parametrize("operation", LARGE, ids=lambda operation: operation.id)
async def test_thousands_of_faults_are_not_described(owner: Owner, operation: Operation, attack: Attack) -> None:
    path = operation.path.format(section="home", language="FR")
    for count, described in ((MAX_FAULTS // 2, 50), (MAX_FAULTS + 1, 0)):
        body = {f"name{number}": 0 for number in range(count)}
        answer = await owner.client.request(operation.method, path, json=body)
        said = answer.json()
        assert (answer.status_code, said["code"], len(said["params"]["fields"])) == (422, "server.invalid", described)
    attack("bodies with more than a thousand unknown names", attempts=1, result="422, none of them described")


async def test_another_sites_page_counts_for_nobody(settings: Settings) -> None:
    async with running(settings.but(limits=RATES)) as app, browser(app) as client:
        for _ in range(4):
            answer = await client.post("/api/session", json={}, headers={"Origin": "https://evil.test"})
            assert answer.status_code == 403
        assert (await client.post("/api/session", json={})).status_code == 422


@pytest.mark.parametrize("path", ["/message", "/home/message", "/@a/b/message", "/relecture", "/api/session"])
async def test_only_routes_that_declare_a_form_take_one(visitor: httpx.AsyncClient, path: str) -> None:
    answer = await visitor.post(path, content=b"a=b", headers=FORM)
    assert (answer.status_code, answer.json()["code"]) == (415, "server.unsupported_body")


async def test_a_route_that_is_none_says_so_without_reading(visitor: httpx.AsyncClient) -> None:
    assert (await visitor.post("/api/nothing-here", content=b"[" * 1_000_000, headers=JSON)).status_code == 404
    assert (await visitor.post("/api/site/sections/home", content=b"[" * 10, headers=JSON)).status_code == 405
