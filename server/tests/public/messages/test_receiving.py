"""A visitor writes: what is stored, what is refused, and what a repeated submission does."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from tests.factories.app import Owner, browser
from tests.factories.attacks import Attack
from tests.public.messages.conftest import WORDS, Contact
from vitrine.app import App
from vitrine.platform.settings import Limits, Settings

pytestmark = pytest.mark.both_engines


async def test_a_message_is_stored_with_its_language(contact: Contact) -> None:
    assert (await contact.send(language="EN")).status_code == 201
    stored = await contact.only()
    assert {key: stored[key] for key in WORDS} == WORDS
    assert stored["language"] == "EN"
    assert not stored["isRead"]
    assert not stored["isSpam"]


async def test_a_missing_field_or_a_wrong_address_is_named(contact: Contact) -> None:
    for field, value in (("name", "  "), ("email", "coline"), ("message", "")):
        answer = await contact.send(**{field: value})
        assert (answer.status_code, answer.json()["code"]) == (422, "messages.incomplete")
        assert answer.json()["params"]["fields"] == [field]
    assert (await contact.inbox())["messages"] == []


async def test_five_repeats_of_a_submission_at_once_are_one_message(contact: Contact) -> None:
    answers = await asyncio.gather(*(contact.send(submission="0" * 32) for _ in range(5)))
    assert [answer.status_code for answer in answers] == [201] * 5
    assert len((await contact.inbox())["messages"]) == 1


async def test_other_words_under_the_same_submission_are_another_message(contact: Contact) -> None:
    await contact.send(submission="0" * 32)
    await contact.send(submission="0" * 32, message="J’avais oublié : quels sont vos tarifs pour une affiche ?")
    assert len((await contact.inbox())["messages"]) == 2


async def test_without_a_submission_the_same_words_again_are_one_message(contact: Contact) -> None:
    await contact.send()
    await contact.send()
    assert len((await contact.inbox())["messages"]) == 1
    assert (await contact.inbox())["counts"]["spam"] == 0


async def test_a_message_of_a_megabyte_is_refused_with_its_reason(contact: Contact, attack: Attack) -> None:
    huge = await contact.send(message="a" * 1_000_000)
    assert (huge.status_code, huge.json()["code"]) == (413, "server.body_too_large")
    assert huge.json()["params"]["maxBytes"] == 64_000
    long = await contact.send(message="a " * 2501)
    assert (long.status_code, long.json()["code"]) == (422, "messages.too_long")
    assert long.json()["params"] == {"field": "message", "maxChars": 5000}
    assert (await contact.send(message="é" * 5000)).status_code == 201
    attack("a visitor's message of a megabyte, and one over its length", attempts=2, result="413 and 422")


async def test_control_characters_and_turned_text_do_not_survive(contact: Contact) -> None:
    await contact.send(
        name="Coline\r\n\u202eexe.gpj\u2066 Ferrand\x1b[31m",
        message="Bonjour\x00\x07,\r\n\r\nà\u2028bientôt\u202e !\u2069\n\n\n\n\n\n\n\nC.\U000e0041",
    )
    stored = await contact.only()
    assert stored["name"] == "Coline exe.gpj Ferrand[31m"
    assert stored["message"] == "Bonjour,\n\nà\nbientôt !\n\n\nC."


async def test_marks_that_arabic_persian_and_emoji_need_survive(contact: Contact) -> None:
    text = "می‌خواهم \u200f(شما)\u200e 👩‍🎨"
    await contact.send(message=text)
    assert (await contact.only())["message"] == text


async def test_a_lone_surrogate_is_no_failure_of_the_server(contact: Contact) -> None:
    answer = await contact.visitor.post(
        f"/api/sites/{contact.slug}/messages",
        content=b'{"name":"a\\ud800","email":"a@example.org","message":"b\\udfff"}',
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code in (201, 422)


async def test_unknown_fields_and_other_bodies_are_refused(contact: Contact) -> None:
    assert (await contact.send(readAt="2020-01-01")).status_code == 422
    path = f"/api/sites/{contact.slug}/messages"
    assert (await contact.visitor.post(path, data=WORDS)).status_code == 415
    assert (await contact.visitor.post(path, json=WORDS, headers={"Origin": "https://evil.test"})).status_code == 403


async def test_there_is_no_form_where_there_is_no_site(contact: Contact, other_owner: Owner) -> None:
    unsaved = (await other_owner.site())["slug"]
    for slug in (unsaved, "nobody-here"):
        assert (await contact.visitor.post(f"/api/sites/{slug}/messages", json=WORDS)).status_code == 404
    await contact.owner.choose("FR", isOnline=False)
    assert (await contact.send()).status_code == 404


async def test_a_page_left_open_reaches_its_owner_after_the_slug_changed(contact: Contact) -> None:
    assert (await contact.owner.choose("FR", slug="nouvelle-adresse")).status_code == 200
    assert (await contact.send()).status_code == 201
    assert len((await contact.inbox())["messages"]) == 1


class TestLimits:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        limits = Limits(contact_per_address="3/hour", contact_per_site="5/hour")
        return settings.but(limits=limits)

    async def test_an_address_that_writes_too_often_is_told_to_wait(self, contact: Contact) -> None:
        statuses = [(await contact.send(message=f"Message numéro {n}")).status_code for n in range(3)]
        assert statuses == [201, 201, 201]
        refused = await contact.send(message="Encore un message")
        assert (refused.status_code, refused.json()["code"]) == (429, "server.too_many")
        assert re.fullmatch(r"\d+", refused.headers["Retry-After"])

    async def test_a_site_that_gets_too_many_is_protected_from_all_addresses(self, contact: Contact, app: App) -> None:
        statuses = []
        for n in range(6):
            transport = httpx.ASGITransport(app=app, client=(f"192.0.2.{n}", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://vitrine.test") as client:
                body = {**WORDS, "message": f"Message numéro {n}"}
                statuses.append((await client.post(f"/api/sites/{contact.slug}/messages", json=body)).status_code)
        assert statuses == [201] * 5 + [429]

    async def test_neighbours_in_one_ipv6_line_count_together(self, contact: Contact, app: App) -> None:
        statuses = []
        for n in range(4):
            transport = httpx.ASGITransport(app=app, client=(f"2001:db8::{n + 1}", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://vitrine.test") as client:
                body = {**WORDS, "message": f"Message numéro {n}"}
                statuses.append((await client.post(f"/api/sites/{contact.slug}/messages", json=body)).status_code)
        assert statuses == [201, 201, 201, 429]


async def test_no_cookie_is_set_for_a_visitor(contact: Contact, app: App) -> None:
    async with browser(app) as visitor:
        await visitor.get(f"/api/sites/{contact.slug}/message-token")
        await visitor.post(f"/api/sites/{contact.slug}/messages", json=WORDS)
        assert not visitor.cookies


@pytest.mark.parametrize(
    ("more", "status"),
    [({}, 201), ({"name": " "}, 422), ({"language": "français"}, 422), ({"more": 1}, 422), ({"token": "x" * 101}, 422)],
)
async def test_what_a_message_may_be_does_not_depend_on_how_its_type_is_written(
    contact: Contact, more: dict[str, str | int], status: int
) -> None:
    place = f"/api/sites/{contact.slug}/messages"
    for number, content_type in enumerate(("application/json", "application/json; charset=utf-8")):
        said = {**WORDS, **more, "message": f"{WORDS['message']} {number}"}
        answer = await contact.visitor.post(place, content=json.dumps(said), headers={"Content-Type": content_type})
        assert answer.status_code == status
        if status == 201:
            assert answer.json() == {"isReceived": True}
    assert len((await contact.inbox())["messages"]) == (2 if status == 201 else 0)


async def test_a_message_is_stored_by_indexes_however_many_its_site_has(contact: Contact, app: App) -> None:
    """Of the same text, and of the same submission: not of the same site, which may have thousands of the day."""
    if not app.services.database.is_sqlite:
        return  # it decides by what is there, and here is next to nothing
    await app.services.jobs.stop()
    await app.services.sender.stop()
    asked: list[tuple[str, Any]] = []
    engine = app.services.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
    assert (await contact.send()).status_code == 201
    looks = [call for call in asked if call[0].startswith("SELECT") and "FROM messages" in call[0]]
    async with app.services.database.engine.connect() as connection:
        plan = [
            row.detail
            for words, values in looks
            for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {words}", values)
        ]
    looked_for = [step for step in plan if " messages " in step]
    assert looked_for, plan
    for step in looked_for:
        assert "(fingerprint=?)" in step or "(site_id=? AND submission=?)" in step, plan
    assert sum("fingerprint" in step for step in looked_for) == 1, plan  # once, not for each value that it decides
