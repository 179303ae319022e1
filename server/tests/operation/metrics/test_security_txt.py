"""security.txt (RFC 9116): there when a contact is set, never out of date, and under our own name alone."""

from datetime import UTC, datetime, timedelta

import httpx

from tests.factories.app import ORIGIN, browser, running
from vitrine.operation.metrics.routes import SECURITY_TXT
from vitrine.platform.settings import Settings, read_settings


async def test_without_a_contact_there_is_none(visitor: httpx.AsyncClient) -> None:
    assert (await visitor.get(SECURITY_TXT)).status_code == 404


async def test_whoever_found_a_hole_learns_whom_to_write_to(settings: Settings) -> None:
    given = read_settings({"VITRINE_SECURITY_CONTACT": "mailto:security@vitrine.example, https://vitrine.example/hole"})
    settings = settings.but(security_contact=given.security_contact, public_url=ORIGIN)
    async with running(settings) as app, browser(app) as visitor:
        answer = await visitor.get(SECURITY_TXT)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    fields = [line.split(": ", 1) for line in answer.text.splitlines()]
    assert [value for name, value in fields if name == "Contact"] == list(given.security_contact)
    values = dict(fields)
    assert values["Canonical"] == f"{ORIGIN}{SECURITY_TXT}" and values["Preferred-Languages"] == "fr, en"
    ahead = datetime.fromisoformat(values["Expires"]) - datetime.now(UTC)
    assert timedelta(days=90) < ahead < timedelta(days=365), "good for a while, and less than a year as the RFC asks"
    assert len(fields) == 5
