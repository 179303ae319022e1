"""What owners and strangers send is what it is meant to be: text on the page, the fields we know, a line in the log."""

import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import text

from tests.factories.app import PASSWORD, Owner, browser, without_rate_limits
from tests.factories.attacks import Attack
from tests.factories.contents import fill
from tests.factories.letters import mails_out
from tests.levels import usually
from tests.public.messages.conftest import WORDS
from tests.sites.media.pictures import png
from tests.test_access import api_document
from vitrine.app import App
from vitrine.content.describe import Localized, Section, Text
from vitrine.content.layouts import OPTIONS
from vitrine.content.sections import SECTIONS, SIDE_PAGES
from vitrine.platform.logs import JsonLines, PlainLines
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import Table
from vitrine.platform.storage.database import Database

pytestmark = pytest.mark.long

PAYLOADS = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "</title></style></textarea></template><svg onload=alert(1)>",
    "\"'><img src=x onerror=alert(1)>",
    "<!--<script>--><script>alert(1)//",
    "javascript:alert(1)//",
    "{{constructor.constructor('alert(1)')()}}${alert(1)}",
    "\u2028\u2029<a href=javascript:alert(1)>x</a>&lt;script&gt;",
)


SHARES = usually(5, full=1)  # of the columns' names: one of them for each object of a body
FOLLOWED = ("href", "src", "action", "formaction", "xlink:href", "srcset", "poster", "data")


class Elements(HTMLParser):
    """How often each element stands on a page, and what a browser would run. Some texts are cut into spans by words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}
        self.dangerous: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "span":
            self.counts[tag] = self.counts.get(tag, 0) + 1
        for name, value in attrs:
            is_script = name in FOLLOWED and (value or "").strip().lower().startswith("javascript:")
            if name.startswith("on") or is_script:
                self.dangerous.append(f"{tag} {name}={value}")


def _places(section: Section) -> int:
    items = (field for item_list in section.lists for field in item_list.fields)
    fields = [*section.texts, *section.settings, *items]
    return sum(isinstance(field, Text | Localized) for field in fields)


async def test_no_text_of_an_owner_becomes_an_element_or_a_handler(
    owner: Owner, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    await owner.pay()
    await owner.choose("FR")
    sent = await owner.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    image: str = sent.json()["id"]

    async def pages_with(words: str) -> dict[str, Elements]:
        for section in SECTIONS.values():
            await fill(owner, section, words, image)
        pages: dict[str, Elements] = {}
        for option in OPTIONS:
            assert (await owner.save("home", layout=option)).status_code == 200
            for path in ("/home/fr", *(f"/home/fr/{beside}" for beside in (*SIDE_PAGES, "projet/une-page"))):
                page = await visitor.get(path)
                assert page.status_code == 200
                pages[f"{option} {path}"] = Elements(page.text)
        return pages

    harmless = await pages_with("Bonjour à tous")
    for payload in PAYLOADS:
        for option, page in (await pages_with(payload)).items():
            assert page.counts == harmless[option].counts, (option, payload)
            assert page.dangerous == []
    attack(
        "script in every text of every section, in each layout",
        attempts=len(PAYLOADS) * len(OPTIONS) * sum(map(_places, SECTIONS.values())),
        result="stands there as text: no element and no handler more than with harmless words",
    )


def _in_code(name: str) -> str:
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).lower()


def _objects(document: dict[str, Any], schema: dict[str, Any], path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """(path, its own fields) of each object that a body of this schema can hold; a list's first item stands for all."""
    if "$ref" in schema:
        yield from _objects(document, document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], path)
    for choice in schema.get("anyOf", ()):
        yield from _objects(document, choice, path)
    if schema.get("type") == "array":
        yield from _objects(document, schema["items"], (*path, 0))
    if schema.get("properties"):
        # A field is also known by its name in our code: the same field, spelled otherwise.
        yield path, {spelled for name in schema["properties"] for spelled in (name, _in_code(name))}
        for name, inner in schema["properties"].items():
            yield from _objects(document, inner, (*path, name))


def _holding(path: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    for step in reversed(path):
        fields = [fields] if step == 0 else {step: fields}  # type: ignore[assignment]
    return fields


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """With the routes that are not there otherwise."""
    return settings.but(translate_url="http://127.0.0.1:9", limits=without_rate_limits())


async def test_no_column_of_any_table_can_be_sent_as_a_field_of_any_body(
    app: App, operator: Owner, attack: Attack
) -> None:
    """By an operator, who reaches every route."""
    await operator.choose("FR")
    columns = sorted({column.name for table in Table.metadata.sorted_tables for column in table.columns})
    document = api_document()
    tried, taken = 0, list[str]()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            for place, own in _objects(document, schema) if schema else ():
                # Another share of the names for each object.
                strange = [name for name in columns if name not in own][tried % SHARES :: SHARES]
                waiting = [strange[start : start + 40] for start in range(0, len(strange), 40)]
                while waiting:
                    some = waiting.pop()
                    answer = await operator.client.request(
                        method.upper(),
                        path.format_map(dict.fromkeys(re.findall(r"{(\w+)}", path), "home")),
                        json=_holding(place, dict.fromkeys(some, "x")),
                    )
                    if answer.status_code == 413 and len(some) > 1:  # more values than a body may have there
                        waiting += [some[: len(some) // 2], some[len(some) // 2 :]]
                        continue
                    tried += len(some)
                    found = answer.json().get("params", {}).get("fields", [])
                    refused = {fault["path"][-1] for fault in found if fault["code"] == "extra_forbidden"}
                    if answer.status_code != 422 or not refused.issuperset(some):
                        missed = set(some) - refused
                        taken.append(f"{method} {path} {place}: {answer.status_code} {sorted(missed)[:3]}")
    assert taken == []
    attack(
        "every column's name as a field of every object of every body",
        attempts=tried,
        result="422, refused by name",
    )


CANARY = "canary-7f3a"
BREAK = "\n2026-01-01T00:00:00 info forged: all is well"


@pytest.fixture
def written() -> Iterator[list[io.StringIO]]:
    """What goes to the log, in both of its shapes: JSON first."""
    root, level = logging.getLogger(), logging.getLogger().level
    handlers: list[logging.StreamHandler[io.StringIO]] = []
    for shape in (JsonLines(), PlainLines()):
        handler = logging.StreamHandler(io.StringIO())
        handler.setFormatter(shape)
        handler.addFilter(lambda record: record.name.startswith("vitrine"))  # the test's own browser speaks too
        root.addHandler(handler)
        handlers.append(handler)
    root.setLevel(logging.INFO)
    yield [handler.stream for handler in handlers]
    root.setLevel(level)
    for handler in handlers:
        root.removeHandler(handler)


@asynccontextmanager
async def refusing_names(database: Database) -> AsyncIterator[None]:
    """The database refuses what it is given, as it does when a version of ours forgot a rule, and says so."""
    begin, end = (
        "CREATE TRIGGER no_name BEFORE UPDATE ON accounts BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed'); END",
        "DROP TRIGGER no_name",
    )
    if not database.is_sqlite:
        begin = f"ALTER TABLE accounts ADD CONSTRAINT no_name CHECK (user_name NOT LIKE '{CANARY}%') NOT VALID"
        end = "ALTER TABLE accounts DROP CONSTRAINT no_name"
    async with database.writing() as session:
        await session.execute(text(begin))
    try:
        yield
    finally:
        async with database.writing() as session:
            await session.execute(text(end))


@pytest.mark.both_engines  # what they say of what they refuse
async def test_the_log_holds_no_secret_and_no_line_of_a_stranger(
    app: App, owner: Owner, written: list[io.StringIO], attack: Attack
) -> None:
    await owner.choose("FR")
    slug, token = (await owner.site())["slug"], owner.client.cookies["vitrine_session"]
    forged = {
        "User-Agent": f"{CANARY} forged",
        "Authorization": f"Bearer {CANARY}",
        "Cookie": f"vitrine_session={CANARY}",
    }
    who = {"email": f"{CANARY}@example.com", "password": CANARY}
    calls: list[tuple[str, str, Any]] = [
        ("POST", "/api/session", who),
        ("POST", "/api/accounts", {"userName": CANARY + BREAK, **who}),
        ("POST", "/api/accounts", {"userName": CANARY, **who, "isAdmin": CANARY}),
        ("POST", "/api/accounts/reset-requests", {"email": who["email"]}),
        ("POST", "/api/accounts/reset", {"token": CANARY, "password": CANARY}),
        ("POST", "/api/accounts/confirmation", {"token": CANARY}),
        ("POST", f"/api/sites/{slug}/messages", {**WORDS, "name": CANARY + BREAK, "message": CANARY}),
        ("GET", f"/home?token={CANARY}", None),
        ("GET", f"/dashboard/reset?token={CANARY}", None),
        ("GET", f"/api/openid/callback?state={CANARY}&code={CANARY}", None),
        ("GET", "/%0Aforged: all is well", None),
        ("GET", "/@%0d%0aforged", None),
        ("GET", "/media/%0Aforged", None),
        ("PUT", "/api/site/settings", {"siteType": CANARY}),
    ]
    async with browser(app) as stranger:
        for method, path, body in calls:
            answer = await stranger.request(method, path, json=body, headers=forged)
            assert answer.status_code != 500, path
            assert answer.status_code < 400 or CANARY not in answer.text, "no refusal repeats what was sent"
    owners = [
        ("PUT", "/api/account/password", {"newPassword": CANARY}),
        ("POST", "/api/site/activation", {"key": CANARY}),
        ("PUT", "/api/site/drafts/home", {"baseRevision": 0, "tab": CANARY, "content": {"languages": {}}}),
        ("PUT", "/api/site/settings", {"siteType": CANARY, "languages": [CANARY], "slug": CANARY * 20}),
    ]
    for method, path, body in owners:
        answer = await owner.client.request(method, path, json=body)
        assert answer.status_code < 400 or CANARY not in answer.text, path

    broken_services = replace(app.services, keyring=cast(Any, None))
    app.api.state.services = broken_services  # a failure of ours, whose trace is logged
    broken = await owner.client.post("/api/site/activation", json={"key": CANARY})
    app.api.state.services = app.services
    assert broken.status_code == 500
    async with refusing_names(app.services.database):
        broken = await owner.client.patch("/api/account", json={"userName": CANARY})
    assert broken.status_code == 500
    await mails_out(app.services)
    lines = written[0].getvalue().splitlines()
    assert any("unexpected failure" in line for line in lines)
    assert all(isinstance(json.loads(line), dict) for line in lines)
    for said in (shape.getvalue() for shape in written):
        assert CANARY not in said and PASSWORD not in said and token[-20:] not in said
        assert not re.search(r"^\S* ?(info )?forged", said, re.M)
    attack(
        "passwords, tokens, keys and messages sent to be logged, and line breaks to forge a line",
        attempts=len(calls) + len(owners) + 2,
        result="none is in the log, not after a failure of ours either; every line is ours",
    )
