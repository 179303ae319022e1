"""The sitemap however often it is asked for: one look at the database, no connection held, files for many sites."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import event, insert

from tests.factories.app import Owner
from tests.factories.attacks import Attack
from vitrine.accounts.tables import Account
from vitrine.app import App
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.database import Database
from vitrine.public.rendering import sitemap
from vitrine.public.rendering.cache.watch import EVERYTHING
from vitrine.sites.site.tables import SectionTexts, Site

pytestmark = pytest.mark.both_engines

AT_ONCE = 100


@pytest.fixture
def database(app: App) -> Database:
    found: Database = app.services.database
    return found


async def many_sites(database: Database, count: int) -> list[str]:
    """Sites with one text each, written straight into the tables. The addresses that a sitemap owes them."""
    ids = [(new_id(), new_id()) for _ in range(count)]
    when = now()
    accounts = [{"id": account, "email": f"{account}@example.com", "user_name": "N"} for account, _ in ids]
    sites = [
        {
            "id": site,
            "account_id": account,
            "owner_name": "N",
            "slug": f"site-{number:05}",
            "languages": ["FR", "EN"],
            "created_at": when + timedelta(seconds=number),
            "updated_at": when,
        }
        for number, (account, site) in enumerate(ids)
    ]
    texts = [
        {"site_id": site, "section": "home", "language": code, "texts": {"headline": text, "firstLine": ""}}
        for _, site in ids
        for code, text in (("FR", "Bonjour"), ("EN", " \u2003\n"))  # in English nothing is written
    ]
    async with database.writing() as session:
        for table, rows in ((Account, accounts), (Site, sites), (SectionTexts, texts)):
            await session.execute(insert(table), rows)
    return [f"/@site-{number:05}/fr" for number in range(count)]


@contextmanager
def statements(database: Database) -> Iterator[list[str]]:
    """Every SELECT that is sent meanwhile."""
    sent: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.lstrip().upper().startswith(("SELECT", "WITH")):
            sent.append(statement)

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(database.engine.sync_engine, "before_cursor_execute", note)


def places(document: str) -> set[str]:
    return set(re.findall(r"<loc>http://vitrine\.test([^<]*)</loc>", document))


async def test_a_hundred_sitemaps_at_once_are_one_look_at_the_database(
    owner: Owner, database: Database, visitor: httpx.AsyncClient, attack: Attack
) -> None:
    expected = await many_sites(database, 60)
    with statements(database) as sent:
        calls = [visitor.get("/sitemap.xml") for _ in range(AT_ONCE)]
        others = [visitor.get("/healthz"), visitor.get("/@site-00000/fr"), owner.client.get("/api/site")]
        answers = await asyncio.gather(*calls, *others)
    assert {answer.status_code for answer in answers} == {200}
    # The oldest site with a save is home; nobody wrote anything in English.
    assert places(answers[0].text) == {"/home/fr", *expected[1:]}
    assert len({answer.text for answer in answers[:AT_ONCE]}) == 1
    looked = [statement for statement in sent if "WITH chosen" in statement]
    assert len(looked) == len(set(looked)) == 3  # the sites with their languages, and the pages they have beside
    # Whose host that is: one question for all of them, and one more that came when a change had become known.
    assert 1 <= len([statement for statement in sent if "domains" in statement and "WITH chosen" not in statement]) <= 2
    attack(
        "the sitemap asked for by many at once",
        attempts=AT_ONCE,
        result="one look at the database for all; pages, dashboard and health answer 200 beside them",
    )


async def test_a_save_is_in_the_next_sitemap(owner: Owner, visitor: httpx.AsyncClient) -> None:
    await owner.choose("FR")
    assert places((await visitor.get("/sitemap.xml")).text) == set()
    await owner.save("home", texts={"headline": "Bonjour"})
    async with asyncio.timeout(30):
        while places((await visitor.get("/sitemap.xml")).text) != {"/home/fr"}:  # noqa: ASYNC110  (only asking tells)
            await asyncio.sleep(0.05)


async def test_no_connection_is_held_while_it_is_written_and_compressed(
    database: Database, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await many_sites(database, 3)
    held: list[int] = []
    write = sitemap.write_file

    def watched(*given: Any) -> bytes:
        held.append(database.engine.sync_engine.pool.checkedout())  # type: ignore[attr-defined]
        return write(*given)

    monkeypatch.setattr(sitemap, "write_file", watched)
    answer = await visitor.get("/sitemap.xml", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and len(places(answer.text)) == 3
    assert held == [0]
    assert (await visitor.get("/sitemap.xml", headers={"Accept-Encoding": "identity"})).content == answer.content


async def test_many_sites_are_told_in_files(
    database: Database, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitemap, "SITES_PER_FILE", 3)
    expected = await many_sites(database, 7)
    index = (await visitor.get("/sitemap.xml")).text
    assert "<sitemapindex" in index
    files = sorted(places(index))
    assert files == ["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]
    listed = [places((await visitor.get(file)).text) for file in files]
    assert sorted(map(len, listed)) == [1, 3, 3]
    assert set.union(*listed) == {"/home/fr", *expected[1:]}
    with statements(database) as sent:
        for unknown in ("/sitemap-4.xml", "/sitemap-0.xml", "/sitemap-99999999999.xml", "/sitemap-x.xml"):
            assert (await visitor.get(unknown)).status_code == 404
    assert sent == []


async def test_while_the_database_is_busy_the_last_sitemap_stands(
    app: App, database: Database, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await many_sites(database, 2)
    before = (await visitor.get("/sitemap.xml")).text

    def away(*_given: Any) -> Any:
        raise OSError("no line")

    monkeypatch.setattr(database, "reading", away)
    app.pages._watch.note(EVERYTHING)
    assert (await visitor.get("/sitemap.xml")).text == before
