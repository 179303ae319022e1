"""A commit makes unknown only the pages of the sites that it changed for visitors; whatever they see now is told."""

import runpy
from contextlib import AsyncExitStack
from datetime import timedelta

import apsw
import httpx
import pytest
from sqlalchemy import Connection, delete, select, text, update

from tests.factories.app import PASSWORD, Owner, new_owner
from tests.factories.world import watched
from tests.platform.storage.test_schema import on_connection
from tests.sites.media.pictures import png
from vitrine.accounts.tables import Account
from vitrine.platform.http.front import PlainRequest
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import VERSIONS
from vitrine.public.rendering.cache import watch
from vitrine.public.rendering.cache.watch import SqliteWatch
from vitrine.public.rendering.tables import PageChange
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site import leaving
from vitrine.sites.site.slugs import forget_former_addresses
from vitrine.sites.site.tables import LeftAddress, Site

pytestmark = pytest.mark.both_engines


@pytest.fixture
async def home(owner: Owner) -> Owner:
    """The oldest site, which /home shows."""
    await owner.choose("FR")
    await owner.save("home", texts={"firstLine": "Bonjour"})
    return owner


@pytest.fixture
async def second(home: Owner, other_owner: Owner) -> Owner:
    await other_owner.choose("FR")
    await other_owner.save("home", texts={"firstLine": "Salut"})
    return other_owner


async def _visit(visitor: httpx.AsyncClient, path: str, **headers: str) -> httpx.Response:
    """Twice: the second is what is known of it."""
    await visitor.get(path, headers=headers)
    return await visitor.get(path, headers=headers)


def _is_known(owner: Owner, path: str) -> bool:
    return owner.app.pages.peek(None, path, b"") is not None


async def test_what_visitors_do_not_see_makes_no_page_unknown(
    home: Owner, second: Owner, visitor: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    slug = (await home.site())["slug"]
    await _visit(visitor, "/home")
    await _visit(visitor, f"/@{slug}/fr")
    await _visit(visitor, "/@nobody")

    async def write_a_draft() -> httpx.Response:
        draft = {"baseRevision": 1, "tab": "one", "content": {"languages": {"FR": {"texts": {"firstLine": "Bon"}}}}}
        return await home.client.put("/api/site/drafts/home", json=draft)

    async def send_a_message() -> httpx.Response:
        words = {"name": "Coline", "email": "coline@example.org", "message": "Bonjour"}
        return await visitor.post(f"/api/sites/{slug}/messages", json=words)

    async def sign_in() -> httpx.Response:
        email = (await home.client.get("/api/session")).json()["account"]["email"]
        return await home.client.post("/api/session", json={"email": email, "password": PASSWORD})

    async def upload() -> httpx.Response:
        return await home.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})

    async def sign_up() -> httpx.Response:
        newcomer = await new_owner(home.app, stack, "Aglaé Roux")
        return await newcomer.client.get("/api/site")

    async def run_jobs() -> httpx.Response:
        await home.app.services.jobs.look()
        await home.app.services.jobs.idle()
        return await visitor.get("/healthz")

    async def save_another_site() -> httpx.Response:
        return await second.save("home", texts={"firstLine": "Salut encore"})

    for write in (write_a_draft, send_a_message, sign_in, upload, sign_up, run_jobs, save_another_site):
        answer = await write()
        assert answer.status_code < 300, (write.__name__, answer.text)
        for path in ("/home", f"/@{slug}/fr", "/@nobody"):
            assert _is_known(home, path), f"{path} after: {write.__name__}"
    await home.save("home", texts={"firstLine": "Rebonjour"})
    assert not _is_known(home, "/home")
    assert not _is_known(home, f"/@{slug}/fr")


async def test_a_first_save_makes_pages_of_others_no_less_known(
    home: Owner, other_owner: Owner, visitor: httpx.AsyncClient
) -> None:
    await _visit(visitor, "/home")
    slug = (await other_owner.site())["slug"]
    assert (await _visit(visitor, f"/@{slug}")).status_code == 404
    await other_owner.choose("FR")
    assert _is_known(home, "/home")
    assert (await visitor.get(f"/@{slug}")).status_code == 200


async def test_addresses_follow_a_change_of_slug(home: Owner, second: Owner, visitor: httpx.AsyncClient) -> None:
    former, wanted = (await second.site())["slug"], "un-atelier"
    assert (await _visit(visitor, f"/@{former}")).status_code == 200
    assert (await _visit(visitor, f"/@{wanted}")).status_code == 404
    await second.choose("FR", slug=wanted)
    assert (await _visit(visitor, f"/@{former}")).headers["location"] == f"/@{wanted}"
    assert (await _visit(visitor, f"/@{wanted}")).status_code == 200
    await second.choose("FR", isOnline=False)
    assert (await _visit(visitor, f"/@{former}")).status_code == 404
    await second.choose("FR", isOnline=True)
    assert (await _visit(visitor, f"/@{former}")).status_code == 308


async def test_a_former_address_redirects_until_its_time_is_over(
    home: Owner, second: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only time changes is ended by a commit too, a job's: whoever keeps the redirect is told."""
    former = (await second.site())["slug"]
    await second.choose("FR", slug="un-atelier")
    assert (await _visit(visitor, f"/@{former}")).status_code == 308
    monkeypatch.setattr(leaving, "RESTS_FOR", timedelta(seconds=-1))
    assert _is_known(home, f"/@{former}")
    await forget_former_addresses(home.app.services.database)
    assert not _is_known(home, f"/@{former}")
    assert (await _visit(visitor, f"/@{former}")).status_code == 404


async def test_home_follows_who_comes_and_goes(home: Owner, second: Owner, visitor: httpx.AsyncClient) -> None:
    slug, page = (await second.site())["slug"], '<link rel="canonical" href="{}/fr">'
    assert "Bonjour" in (await _visit(visitor, "/home")).text
    shown = (await _visit(visitor, f"/@{slug}")).text
    assert page.format(f"http://vitrine.test/@{slug}") in shown
    database: Database = home.app.services.database
    async with database.writing() as session:  # as on an instance of one person's own: nothing rests
        await session.execute(delete(Site).where(Site.slug != slug))
    assert "Salut" in (await _visit(visitor, "/home")).text
    assert page.format("http://vitrine.test/home") in (await _visit(visitor, f"/@{slug}")).text
    async with database.writing() as session:
        session.add(LeftAddress(slug_hash="0" * 64, until=now(), beside_others=True, was_home=True))
    assert (await _visit(visitor, "/home")).status_code == 404
    assert page.format(f"http://vitrine.test/@{slug}") in (await _visit(visitor, f"/@{slug}")).text


async def test_a_domain_is_served_from_its_proof_to_its_loss(
    home: Owner, second: Owner, visitor: httpx.AsyncClient
) -> None:
    host, pages, domains = "atelier.example", home.app.pages, home.app.public.domains
    await second.client.post("/api/site/domains", json={"host": host})
    assert await domains.get(host) is None
    [claim] = (await second.client.get("/api/site/domains")).json()["domains"]
    watched(home.app).records[f"_vitrine.{host}"] = [claim["proof"]]
    assert domains.peek(host) == (None, True)
    proven = await second.client.post(f"/api/site/domains/{host}/check")
    assert proven.status_code == 200, proven.text
    assert domains.peek(host) == (None, False)
    assert await domains.get(host) == host
    assert "Salut" in (await _visit(visitor, "/home", Host=host)).text
    async with home.app.services.database.writing() as session:
        await session.execute(update(Domain).values(looked_at=now(), misses=1))  # the keeper, each day
    assert domains.peek(host) == (host, True)
    assert pages.peek(host, "/home", b"") is not None
    await second.client.delete(f"/api/site/domains/{host}")
    assert pages.peek(host, "/home", b"") is None
    assert await domains.get(host) is None


async def test_files_of_a_site_that_goes_are_not_served_from_memory(
    home: Owner, second: Owner, visitor: httpx.AsyncClient
) -> None:
    sent = await home.client.post("/api/site/media", content=png(), headers={"Content-Type": "image/png"})
    url = sent.json()["url"]
    public = home.app.services.public_files
    sent_bytes = (await _visit(visitor, url)).content
    await second.save("home", texts={"firstLine": "Salut encore"})
    assert public.find(url.removeprefix("/media/")) is not None
    front, host = home.app.front, {b"host": b"vitrine.test"}
    kept = front.cached(PlainRequest(url, host))
    assert kept is not None and kept.body == sent_bytes
    assert (b"x-content-type-options", b"nosniff") in kept.headers
    assert front.cached(PlainRequest(url, {**host, b"range": b"bytes=0-3"})) is None
    assert front.cached(PlainRequest(url, {b"host": b"evil.example"})) is None
    await home.choose("FR", isOnline=False)
    assert front.cached(PlainRequest(url, host)) is None
    assert (await visitor.get(url)).status_code == 404


async def test_a_database_that_was_put_back_brings_no_page_of_what_was_lost(
    home: Owner, visitor: httpx.AsyncClient
) -> None:
    """A copy of it counts its revisions from where it was."""
    database: Database = home.app.services.database
    async with database.reading() as session:
        before = (await session.execute(select(Site.revision, Site.state))).one()
    await home.save("home", texts={"firstLine": "De la vie perdue"})
    assert "De la vie perdue" in (await _visit(visitor, "/home")).text
    async with database.writing() as session:
        await session.execute(update(Site).values(revision=before.revision, state=before.state))
    await home.save("home", texts={"firstLine": "De la vie nouvelle"})
    assert "De la vie nouvelle" in (await _visit(visitor, "/home")).text


async def test_changes_that_were_lost_make_everything_unknown(home: Owner, visitor: httpx.AsyncClient) -> None:
    """A restore may make SQLite's table of them anew: what stood in it meanwhile is not known."""
    if not isinstance(home.app.pages._watch, SqliteWatch):
        pytest.skip("PostgreSQL tells it by NOTIFY")
    await _visit(visitor, "/home")
    async with home.app.services.database.writing() as session:
        await session.execute(update(Site).values(revision=Site.revision + 1))
        await session.execute(delete(PageChange))
    assert not _is_known(home, "/home")


async def test_a_commit_in_the_middle_of_a_look_makes_no_other_page_unknown(
    home: Owner, second: Owner, visitor: httpx.AsyncClient
) -> None:
    known = home.app.pages._watch
    if not isinstance(known, SqliteWatch):
        pytest.skip("PostgreSQL tells of each change by itself")
    path = f"/@{(await home.site())['slug']}/fr"
    await _visit(visitor, path)
    assert _is_known(home, path) and known._connection is not None
    elsewhere = apsw.Connection(known._path)
    commits = ["one", "two"]

    def commit_meanwhile(_cursor: object, statement: str, _values: object) -> bool:
        """As another process does, before each question of this one."""
        if "page_changes" in statement and commits:
            commits.pop()
            elsewhere.execute("UPDATE sites SET revision = revision + 1 WHERE slug <> ?", (path[2:-3],))
        return True

    await second.save("home", texts={"firstLine": "Encore"})
    known._connection.exec_trace = commit_meanwhile
    elsewhere.execute("UPDATE sites SET revision = revision + 1 WHERE slug <> ?", (path[2:-3],))
    await known.catch_up()
    assert _is_known(home, path) and commits == []
    known._connection.exec_trace = None
    elsewhere.close()


async def test_very_many_changes_at_once_make_everything_unknown(
    home: Owner, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a restore makes them. Nobody waits for a list of them, and nobody remembers it."""
    monkeypatch.setattr(watch, "MAX_READ", 10)
    monkeypatch.setattr(watch, "MAX_NOTED", 10)
    database: Database = home.app.services.database
    await _visit(visitor, "/home")
    async with database.writing() as session:
        for number in range(30):
            account = Account(email=f"{number}@example.org", user_name="Léa")
            session.add(account)
            await session.flush()
            session.add(Site(account_id=account.id, owner_name="Léa", slug=f"lea-{number}", created_at=now()))
        await session.flush()
        await session.execute(update(Site).values(revision=Site.revision + 1))
    assert not _is_known(home, "/home")
    assert "Bonjour" in (await _visit(visitor, "/home")).text
    assert _is_known(home, "/home")
    assert len(home.app.pages._watch._of) <= 10


async def test_every_trigger_is_there(database_url: str) -> None:
    """A migration that makes a table anew loses them: it must tell() again (migrations 0007, 0019 and 0022)."""
    files = [file for number in ("0007", "0019", "0022") for file in VERSIONS.glob(f"{number}_*.py")]
    told = [trigger for file in files for trigger in runpy.run_path(str(file))["TOLD"]]

    def triggers(connection: Connection) -> set[str]:
        catalogue = "sqlite_master WHERE type = 'trigger'"
        name = "name"
        if connection.dialect.name == "postgresql":
            catalogue, name = "pg_trigger WHERE NOT tgisinternal", "tgname"
        found = connection.scalars(text(f"SELECT {name} FROM {catalogue}"))
        return {trigger for trigger in found if not trigger.startswith("audit_log_")}

    assert await on_connection(database_url, triggers) == {f"told_{trigger[0]}" for trigger in told}
