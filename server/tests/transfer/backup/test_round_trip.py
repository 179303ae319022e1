"""Backup, restore: equal content and files, on either engine and across them."""

import hashlib
import io
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command as alembic
from sqlalchemy import Connection, MetaData, insert, select, text, update

from tests.factories.app import PASSWORD, Owner, browser, running
from tests.factories.contents import fill
from tests.factories.letters import mails_out
from tests.platform.storage.test_schema import on_connection
from tests.services.object_store import ObjectStore
from tests.transfer.backup.instances import EACH, Command, Instance, backup_while, carried
from vitrine.app import App
from vitrine.content.sections import SECTIONS
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import Table, now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import migrate, newest_version
from vitrine.platform.storage.upgrade import alembic_config
from vitrine.public.messages.tables import Message
from vitrine.sites.media.results import Clean
from vitrine.sites.media.service import files_put, keep_media
from vitrine.sites.site.tables import MadeCv, Site
from vitrine.transfer.backup import rows as backup_rows
from vitrine.transfer.backup.archive import read_members
from vitrine.transfer.backup.owned_rows import rows_of_account
from vitrine.transfer.backup.rows import WITHOUT_CONTENT

pytestmark = [pytest.mark.both_engines, pytest.mark.long]

DRAWING = b"<svg xmlns='http://www.w3.org/2000/svg'/>"


@pytest.fixture(autouse=True)
def _small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five rows are then several pages, and several parts of the archive."""
    monkeypatch.setattr(backup_rows, "ROWS_AT_ONCE", 2)
    monkeypatch.setattr(backup_rows, "PART_BYTES", 300)


async def test_every_row_and_every_file_comes_back(
    full: Instance, empty: Instance, tmp_path: Path, command: Command, database_engine: str
) -> None:
    rows, files = carried(await full.rows()), await full.files()
    stations = [empty]
    if database_engine == "postgresql":  # to the other engine, and from it back again
        stations.insert(0, Instance.at(tmp_path / "between"))
    here = full
    for number, there in enumerate(stations):
        archive = tmp_path / f"{number}.tar.zst"
        assert "files 10 " in await command.do(here, "backup", archive)
        assert archive.stat().st_mode & 0o777 == 0o600
        begun = now()
        await command.do(there, "restore", archive, "--send-waiting-mails")
        assert await there.rows() == rows
        # They name the address of their site, which is another where the instance has another.
        due = await there.scalars(select(MadeCv.due_at))
        assert len(due) == EACH and all(begun <= moment for moment in due)
        assert await there.files() == files
        assert (there.data / "secret.key").read_text() == "k" * 64
        assert (there.data / "secret.key").stat().st_mode & 0o777 == 0o600
        assert all(path.stat().st_mode & 0o077 == 0 for path in there.data.glob("vitrine.sqlite3*"))
        here = there
    assert all(len(of_table) == EACH for name, of_table in rows.items() if name not in backup_rows.LEFT_OUT)


def test_tables_can_be_put_back_in_order_and_need_no_counter() -> None:
    """What restore relies on: no circle of references (that would warn, which is an error here), no sequence to set."""
    assert Table.metadata.sorted_tables
    counted = {table.name for table in Table.metadata.tables.values() if table.autoincrement_column is not None}
    assert counted <= WITHOUT_CONTENT


async def _logo(app: App, site_id: str) -> str:
    """A file of the site's own; what uploads go through is tested elsewhere, and takes a process of its own."""
    drawing = Clean(DRAWING, "image/svg+xml", 40, 20)
    services = app.services
    putting = files_put(services.database, services.blobs, {hashlib.sha256(DRAWING).hexdigest(): DRAWING})
    async with putting as put, services.database.writing() as session:
        return await keep_media(session, put, site_id, drawing, "logo.svg")


async def test_an_owner_finds_his_site_as_he_left_it(
    app: App, owner: Owner, empty: Instance, stack: AsyncExitStack, tmp_path: Path, command: Command
) -> None:
    await owner.pay()
    await owner.choose("FR", "EN")
    logo = await _logo(app, (await owner.site())["id"])
    for language, title in (("FR", "Élise, graveuse"), ("EN", "Elise, engraver")):
        saved = await owner.save("home", language, texts={"title": title}, settings={"logo": logo}, layout="option2")
        assert saved.status_code == 200, saved.text
    for section in SECTIONS.values():
        await fill(owner, section, f"Écrit dans {section.name}", logo)
    words = {"name": "Coline", "email": "coline@example.org", "message": "Bonjour, seriez-vous libre ?"}
    site = await owner.site()
    assert (await owner.client.post(f"/api/sites/{site['slug']}/messages", json=words)).status_code == 201
    draft = {"baseRevision": 1, "tab": "tab-1", "content": {"FR": {"texts": {"heading": "pas encore"}}}}
    assert (await owner.client.put("/api/site/drafts/about", json=draft)).status_code == 204
    before = {
        path: (await owner.client.get(path)).json()
        for path in (
            *(f"/api/site/sections/{name}" for name in SECTIONS),
            "/api/site/drafts",
            "/api/site/messages",
            f"/api/site/media?ids={logo}",
        )
    }
    email = (await owner.client.get("/api/session")).json()["account"]["email"]

    await command.do(Instance(app.settings), "backup", tmp_path / "archive")
    await command.do(empty, "restore", tmp_path / "archive")
    restored = await stack.enter_async_context(running(empty.settings))
    client = await stack.enter_async_context(browser(restored))
    client.cookies.update(owner.client.cookies)
    assert (await client.get("/api/site")).status_code == 401, "a session must not come back to life"
    signed_in = await client.post("/api/session", json={"email": email, "password": PASSWORD})
    assert signed_in.status_code == 200, signed_in.text
    assert {path: (await client.get(path)).json() for path in before} == before
    for name in ("services", "testimonials"):
        [item] = before[f"/api/site/sections/{name}"]["languages"]["FR"]["lists"][name]
        assert f"Écrit dans {name}" in item.values()
    [media] = before[f"/api/site/media?ids={logo}"]
    assert (await client.get(media["url"])).content == DRAWING
    again = (await client.get("/api/site")).json()
    assert again["layout"] == "option2", "what the key sealed it opens"
    assert {**again, "revision": 0, "sections": 0} == {**site, "revision": 0, "sections": 0}


async def _save_contact(owner: Owner, word: str) -> httpx.Response:
    """Texts, styles, a list and three revisions in one transaction."""
    entry = {"id": "e" * 32, "network": "github", "title": word, "detail": word, "link": "https://example.org"}
    return await owner.save("contact", texts={"heading": word}, shared_lists={"entries": [entry]})


async def test_a_save_during_the_backup_is_wholly_out(owner: Owner, empty: Instance, command: Command) -> None:
    await owner.choose("FR")
    assert (await _save_contact(owner, "avant")).status_code == 200
    await mails_out(owner.app.services)
    instance = Instance(owner.app.settings)
    before = carried(await instance.rows())

    async def save() -> None:
        assert (await _save_contact(owner, "après")).status_code == 200

    archive = empty.data.with_name("archive")
    await backup_while(instance, archive, save)
    await command.do(empty, "restore", archive)
    assert await empty.rows() == before != carried(await instance.rows())


async def test_a_copy_sends_no_mail_unasked_and_counts_on(
    full: Instance, empty: Instance, tmp_path: Path, command: Command
) -> None:
    """The original may send them. And a server keeps pages by a site's revision: those made after the backup must not
    be taken for later ones, so a restored site does not count through the same revisions again."""
    since_2026 = int((now() - datetime(2026, 1, 1, tzinfo=UTC)).total_seconds())
    await command.do(full, "backup", tmp_path / "archive")
    assert "1 messages had not been mailed" in await command.do(empty, "restore", tmp_path / "archive")
    assert [len(await instance.scalars(select(OutboxMail.id))) for instance in (full, empty)] == [EACH, 0]
    assert len(await empty.scalars(select(Message.id))) == EACH
    query = select(Site.revision).where(Site.revision > 0).order_by(Site.revision)
    assert await full.scalars(query) == [1, 2**31 - 1]
    first, last = await empty.scalars(query)
    assert since_2026 <= first < last == 2**31 - 1


async def test_a_mail_with_a_secret_link_is_in_no_backup(full: Instance, tmp_path: Path, command: Command) -> None:
    database = Database(full.settings.resolved_database_url)
    async with database.writing() as session:
        letter = {"paragraphs": ["https://vitrine.test/reset#token=geheim"]}
        await session.execute(update(OutboxMail).values(letter=letter, is_secret=True))
        await session.execute(update(Site).values(owner_name="zu finden"))
        connection = await session.connection()
        taken = await connection.run_sync(rows_of_account, f"{1:032x}")
    await database.close()
    assert taken["sites"] and "outbox" not in taken, "nor in one of a single site"
    await command.do(full, "backup", tmp_path / "archive")
    with (tmp_path / "archive").open("rb") as archive:
        rows = b"".join(member.content for member in read_members(archive) if member.table)
    assert b"zu finden" in rows and b"geheim" not in rows


def _old_rows(connection: Connection) -> None:
    """As an earlier version had them: messages with a column that is gone today, blobs without one that they have."""
    metadata = MetaData()
    metadata.reflect(connection)
    at = now() - timedelta(days=400)
    made: dict[str, dict[str, Any]] = {
        "accounts": {"id": "a", "email": "elise@example.org", "user_name": "Élise", "is_anonymous": False},
        "sites": {"id": "s", "account_id": "a", "owner_name": "Élise", "slug": "elise", "languages": ["FR"]}
        | dict.fromkeys(("theme_index", "revision", "settings_revision"), 3)
        | {"site_type": "header", "is_online": True, "mails_messages": True, "made_at": at},
        "messages": {"id": "m", "site_id": "s", "email": "c@example.org", "name": "Coline", "message": "Bonjour"}
        | dict.fromkeys(("language", "submission", "fingerprint", "search_text"), "FR")
        | {"received_at": at, "spam_reasons": [], "tries": 1, "handed_over_at": at},
    }
    made["accounts"]["created_at"] = at
    for name, row in made.items():
        connection.execute(insert(metadata.tables[name]), [row])


@pytest.mark.parametrize("target", ["without tables", "migrated", "one site"])
async def test_a_backup_of_an_older_version_is_migrated(
    target: str, request: pytest.FixtureRequest, tmp_path: Path, command: Command, database_engine: str
) -> None:
    old = Instance.at(tmp_path / "old")
    old.data.mkdir()
    (old.data / "secret.key").write_text("k" * 64)

    def make(connection: Connection) -> None:
        alembic.upgrade(alembic_config(connection), "0002")
        _old_rows(connection)

    await on_connection(old.settings.resolved_database_url, make)
    await command.do(old, "backup", tmp_path / "archive")
    url = request.getfixturevalue("blank_database_url" if target == "without tables" else "database_url")
    there = Instance.at(tmp_path / "there", url)
    await command.do(there, "restore", tmp_path / "archive", *(("--site", "elise") if target == "one site" else ()))
    assert await there.scalars(select(Message.name)) == ["Coline"]
    assert await there.scalars(select(Site.languages)) == [["FR"]]
    assert await there.scalars(text("SELECT version_num FROM alembic_version")) == [newest_version()]
    await migrate(url)  # nothing left to do: the next start finds its own version


async def test_files_come_from_and_go_to_an_object_store(
    object_store: ObjectStore, small: Instance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    for name, value in object_store.environment().items():
        monkeypatch.setenv(name, value)
    files = await small.files()
    here, there = (
        Instance.at(folder, blobs_url=f"s3://media/{tmp_path.name}/{folder.name}")
        for folder in (small.data, tmp_path / "there")
    )
    store = Blobs(here.settings.blobs_url)
    for name, content in files.items():
        await store.put(name, content)
    await command.do(here, "backup", tmp_path / "archive")
    await command.do(there, "restore", tmp_path / "archive")
    assert await there.files() == files


async def test_through_a_pipe(
    small: Instance, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped, there = io.TextIOWrapper(io.BytesIO()), Instance.at(tmp_path / "there")
    with monkeypatch.context() as patched:
        patched.setattr("sys.stdout", piped)
        await command.do(small, "backup", "-")
    piped.seek(0)
    monkeypatch.setattr("sys.stdin", piped)
    await command.do(there, "restore", "-", "--send-waiting-mails")
    assert await there.rows() == carried(await small.rows())
