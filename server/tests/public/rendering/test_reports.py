"""What browsers report about a page's policy: a few lines in the log, whoever sends however many."""

import logging
import re

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner
from tests.factories.attacks import Attack
from vitrine.app import App

REPORT = {
    "csp-report": {
        "document-uri": "http://vitrine.test/dashboard/reset?a=secret#token=secret",
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/x.js?secret",
        "original-policy": "default-src 'none'",
    }
}
JSON = {"Content-Type": "application/csp-report"}


def lines(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name == "vitrine.public.rendering.reports"]


async def test_every_policy_names_where_to_report(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    for path in ("/home", "/dashboard", "/aide", "/nowhere"):
        policy = (await visitor.get(path)).headers["content-security-policy"]
        named = re.search(r"report-uri (\S+)", policy)
        assert named and (await visitor.post(named[1], json=REPORT, headers=JSON)).status_code == 204


async def test_a_report_is_one_line_without_queries(
    visitor: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    assert (await visitor.post("/api/reports/policy", json=REPORT, headers=JSON)).status_code == 204
    [line] = lines(caplog)
    assert vars(line)["page"] == "http://vitrine.test/dashboard/reset"
    assert vars(line)["directive"] == "script-src-elem"
    assert vars(line)["stopped"] == "https://evil.example/x.js"
    assert "secret" not in str(vars(line))


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{}", b"null", b'{"csp-report": 1}', b'{"csp-report": {"document-uri": ["x"]}}', b"\xff"]
)
async def test_what_is_no_report_leaves_no_line(
    visitor: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    assert (await visitor.post("/api/reports/policy", content=body, headers=JSON)).status_code == 204
    assert lines(caplog) == []


async def test_a_flood_of_reports_is_a_few_short_lines(
    visitor: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, attack: Attack
) -> None:
    long = {"csp-report": {**REPORT["csp-report"], "blocked-uri": "x" * 7000}}
    answers = [await visitor.post("/api/reports/policy", json=long, headers=JSON) for _ in range(200)]
    assert {answer.status_code for answer in answers} == {204, 429}
    assert len(lines(caplog)) == 10
    assert all(len(str(vars(line)["stopped"])) <= 200 for line in lines(caplog))
    large = {"csp-report": {"blocked-uri": "x" * 9000}}
    assert (await visitor.post("/api/reports/policy", json=large, headers=JSON)).status_code == 413
    attack(
        "a flood of made-up policy reports, 7 kB each, from one address",
        attempts=200,
        result="ten lines in the log a minute, of 200 letters at most; then 429",
    )


async def _reported_from(app: App, *addresses: str) -> list[int]:
    statuses = []
    for address in addresses:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app, client=(address, 4321)), base_url=ORIGIN
        ) as client:
            statuses.append((await client.post("/api/reports/policy", json=REPORT, headers=JSON)).status_code)
    return statuses


async def test_a_line_with_many_ipv6_addresses_is_one_address_here_too(app: App) -> None:
    assert await _reported_from(app, *(f"2001:db8:1:2::{n}" for n in range(12))) == [204] * 10 + [429] * 2


async def test_however_many_report_sixty_lines_a_minute_are_written(app: App, caplog: pytest.LogCaptureFixture) -> None:
    statuses = await _reported_from(app, *(f"192.0.2.{n}" for n in range(70)))
    assert statuses == [204] * 60 + [429] * 10
    assert len(lines(caplog)) == 60
