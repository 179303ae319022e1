"""One account of five, with a row in every table: all of it comes back, nothing else moves, nothing is half done."""

import asyncio
import os
import re
import signal
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, text, update

from tests.platform.storage.test_schema import on_connection
from tests.transfer.backup.instances import EACH, HASHES, Command, Instance
from tests.transfer.backup.test_refusals import listing
from vitrine.accounts.tables import Account
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.storage.base import Table, now
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import MadeCv, OldSlug, SectionState, Site
from vitrine.sites.tiers.tables import ActivationKey
from vitrine.transfer.backup import restoring
from vitrine.transfer.backup.owned_rows import Relations, rows_of_account
from vitrine.transfer.backup.restoring import migrate_to
from vitrine.transfer.backup.rows import LEFT_OUT

pytestmark = pytest.mark.long

CHOSEN = f"{1:032x}"  # the second of five: as others before it as after it
SLUG, EMAIL = "elise", "elise@example.org"
# What is not put back as it was: see site_rows.py. (Revisions of sites are no part of `Instance.rows`.)
CHANGED = {
    ("sites", "state"),
    ("sites", "revision"),
    ("sites", "settings_revision"),
    ("section_states", "revision"),
    ("drafts", "base_revision"),
    ("media_files", "claimed_at"),
    ("made_cvs", "due_at"),
}
Content = dict[str, list[str]]


async def content(instance: Instance) -> Content:
    """Every row of every table, but for what is known to change and what a backup leaves out."""
    found: Content = {}
    database = Database(instance.settings.resolved_database_url)
    async with database.reading() as session:
        for name, table in Table.metadata.tables.items():
            if name not in LEFT_OUT | {"outbox"}:  # what waits is held: see below
                columns = [column for column in table.columns if (name, column.name) not in CHANGED]
                found[name] = sorted(repr(tuple(row)) for row in await session.execute(select(*columns)))
    await database.close()
    return found


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def do(instance: Instance, *statements: Any) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    await on_connection(instance.settings.resolved_database_url, work)


@pytest.fixture
async def five(full: Instance) -> Instance:
    """Whoever is asked for by name has one that fits into a line."""
    await do(
        full,
        update(Site).where(Site.id == CHOSEN).values(slug=SLUG),
        update(Account).where(Account.id == CHOSEN).values(email=EMAIL),
        update(SectionState).where(SectionState.site_id == CHOSEN).values(revision=3),  # of which there is a next
    )
    return full


async def forget(instance: Instance) -> None:
    """The account is deleted, and what only it had is swept."""
    shared = {name: Table.metadata.tables[name] for name in ("variants", "blobs")}
    await do(
        instance,
        delete(Account).where(Account.id == CHOSEN),
        delete(shared["variants"]).where(shared["variants"].c.blob_hash == HASHES[1]),
        delete(shared["blobs"]).where(shared["blobs"].c.hash == HASHES[1]),
    )
    await Blobs(instance.settings.resolved_blobs_url).delete(HASHES[1])


async def test_a_deleted_account_comes_back_with_every_row_and_file_it_had(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    before, files = await content(five), await five.files()
    await command.do(five, "backup", tmp_path / "archive")
    await forget(five)
    without = await content(five)
    assert all(len(without[name]) < len(before[name]) for name in ("sites", "messages", "media_files", "identities"))

    said = await command.do(five, "restore", tmp_path / "archive", "--site", SLUG, "--dry-run")
    assert "would be brought back with its account" in said and "sites: 1 come" in said
    assert await content(five) == without
    said = await command.do(five, "restore", tmp_path / "archive", "--site", SLUG)
    assert "Restored /@" in said and "Left out" not in said
    assert await content(five) == before
    waiting = select(OutboxMail.id).where(OutboxMail.account_id == CHOSEN)
    assert await five.scalars(waiting) == []
    await forget(five)
    await command.do(five, "restore", tmp_path / "archive", "--site", SLUG, "--send-waiting-mails")
    assert await five.scalars(waiting) == [CHOSEN]
    assert await five.files() == files
    [due_at] = await five.scalars(select(MadeCv.due_at).where(MadeCv.site_id == CHOSEN))
    assert due_at > now() - timedelta(minutes=5), "its CV names the site's address, which may be another"


async def test_into_another_instance_of_another_engine(
    archive: Path, small: Instance, database_url: str, tmp_path: Path, command: Command
) -> None:
    """From SQLite; what the archive has of others stays in it. What was sealed there is sealed anew."""
    there = Instance.at(tmp_path / "there", database_url)
    there.data.mkdir()
    (there.data / "secret.key").write_text("another, of this instance alone, long enough")
    first = f"{0:032x}"
    [slug] = await small.scalars(select(Site.slug).where(Site.id == first))
    await command.do(there, "restore", archive, "--site", slug, "--send-waiting-mails")
    assert await there.scalars(select(Site.id)) == [first]
    all_of_it = await content(small)
    for name, rows in (await content(there)).items():
        assert set(rows) <= set(all_of_it[name]) or name == "sites", name
    files = await there.files()
    assert HASHES[0] in files and len(files) < len(HASHES)


async def test_a_site_that_is_there_is_put_aside_first_and_can_be_had_again(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    archive = tmp_path / "archive"
    before = await content(five)
    await command.do(five, "backup", archive)
    messages = Table.metadata.tables["messages"]
    await do(
        five,
        update(Site).where(Site.id == CHOSEN).values(owner_name="Changed since", settings_revision=7),
        update(Account).where(Account.id == CHOSEN).values(password_hash="changed since"),
        delete(messages).where(messages.c.site_id == CHOSEN),
    )
    changed = await content(five)

    code, said = await command(five, "restore", archive, "--site", SLUG)
    assert code == 1 and "is there: --replace" in said and await content(five) == changed
    said = await command.do(five, "restore", archive, "--site", SLUG, "--dry-run")
    assert "sites: 1 change" in said and "messages: 1 come" in said and await content(five) == changed
    assert not (five.data / "replaced").exists()

    said = await command.do(five, "restore", archive, "--site", SLUG, "--replace")
    kept = Path(re.findall(r"What was there is in (\S+):", said)[0])
    assert [mode_of(path) for path in (kept, kept.parent)] == [0o600, 0o700]
    now = await content(five)
    assert {name for name in before if now[name] != before[name]} == {"accounts"}, "the account is as its owner has it"
    assert now["accounts"] == changed["accounts"]
    assert (await five.scalars(select(Site.settings_revision).where(Site.id == CHOSEN)))[0] > 7

    assert "whole. Of" in await command.do(five, "backup", kept, "--verify")
    await command.do(five, "restore", kept, "--site", SLUG, "--replace")
    assert await content(five) == changed


async def test_addresses_that_a_site_had_before_or_since_lead_to_it(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    """`here` was its address before the backup and is it again since; `away` was, and is another's by now."""
    former = {"site_id": CHOSEN, "left_at": datetime.now(UTC)}
    others = f"{4:032x}"
    await do(five, *(insert(OldSlug).values(slug=slug, **former) for slug in ("here", "away")))
    await command.do(five, "backup", tmp_path / "archive")
    await do(
        five,
        delete(OldSlug).where(OldSlug.slug.in_(("here", "away"))),
        insert(OldSlug).values(slug=SLUG, **former),
        update(Site).where(Site.id == CHOSEN).values(slug="here"),
        update(Site).where(Site.id == others).values(slug="away"),
    )
    said = await command.do(five, "restore", tmp_path / "archive", "--site", SLUG, "--replace")
    assert "Left out: former address /@away: another site has it." in said
    assert await five.scalars(select(Site.slug).where(Site.id == CHOSEN)) == [SLUG]
    recent = select(OldSlug.slug).where(OldSlug.slug.in_((SLUG, "here", "away")))
    assert await five.scalars(recent) == ["here"]


async def test_copies_of_a_picture_that_another_site_has_here_are_this_instances_affair(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    """They may be in the making just now: rows that come before the maker's would stop it."""
    await command.do(five, "backup", tmp_path / "archive")
    variants, blobs = (Table.metadata.tables[name] for name in ("variants", "blobs"))
    await do(
        five,
        delete(variants).where(variants.c.blob_hash == HASHES[1]),
        update(blobs).where(blobs.c.hash == HASHES[1]).values(variants_made_at=None),
    )
    await command.do(five, "restore", tmp_path / "archive", "--site", SLUG, "--replace")
    assert await five.scalars(select(variants.c.width).where(variants.c.blob_hash == HASHES[1])) == []


async def test_if_what_is_there_cannot_be_put_aside_nothing_is_replaced(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    await command.do(five, "backup", tmp_path / "archive")
    (five.data / "replaced").write_text("in the way")
    before = await content(five)
    code, _ = await command(five, "restore", tmp_path / "archive", "--site", SLUG, "--replace")
    assert code == 1 and await content(five) == before


async def test_what_others_have_by_now_is_said_and_left_to_them(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    other = f"{4:032x}"
    key = select(ActivationKey.id).where(ActivationKey.site_id == CHOSEN).scalar_subquery()
    proven = {"host": "elise.example", "proof": "p", "proven_at": await five.scalars(select(Site.made_at).limit(1))}
    proven["proven_at"] = proven["proven_at"][0]
    await do(
        five,
        insert(Domain).values(site_id=CHOSEN, **proven),
        update(Site).where(Site.id == CHOSEN).values(activation=key),
    )
    await command.do(five, "backup", tmp_path / "archive")
    restore = ("restore", tmp_path / "archive", "--site", SLUG)
    await forget(five)
    await do(
        five,
        insert(Domain).values(site_id=other, **proven),
        update(ActivationKey).where(ActivationKey.id == f"{1:032x}").values(site_id=other),
        update(Account).where(Account.id == other).values(email=EMAIL),
        update(Site).where(Site.id == other).values(slug=SLUG),
    )
    before = await content(five)
    code, said = await command(five, *restore)
    assert code == 1 and "has another account here by now" in said
    await do(five, update(Account).where(Account.id == other).values(email="other@example.org"))
    code, said = await command(five, *restore)
    assert code == 1 and "another site's address by now: --as" in said
    for bad in ("Élise", SLUG):
        assert (await command(five, *restore, "--as", bad))[0] == 1
    assert {name for name, rows in (await content(five)).items() if rows != before[name]} == {"accounts"}

    said = await command.do(five, *restore, "--as", "elise-again")
    assert "Left out: domains elise.example: another has it here." in said
    assert "Left out: activation key " in said
    assert await five.scalars(select(Site.slug).where(Site.id == CHOSEN)) == ["elise-again"]
    assert await five.scalars(select(Site.activation).where(Site.id == CHOSEN)) == [None]
    assert await five.scalars(select(Domain.site_id).where(Domain.host == "elise.example")) == [other]


@pytest.mark.parametrize("who", ["nobody", "nobody@example.org"])
async def test_a_site_that_the_backup_has_not(who: str, five: Instance, archive: Path, command: Command) -> None:
    before = listing(five.data)
    code, said = await command(five, "restore", archive, "--site", who)
    assert code == 1 and f"has no {'account' if '@' in who else 'site'} '{who}'" in said
    assert listing(five.data) == before


@pytest.mark.parametrize("damage", ["cut off", "changed", "no archive"])
async def test_a_bad_archive_changes_nothing(
    damage: str, bad_archives: dict[str, bytes], five: Instance, tmp_path: Path, command: Command
) -> None:
    before = await content(five), await five.files()
    (tmp_path / "bad").write_bytes(bad_archives[damage])
    code, said = await command(five, "restore", tmp_path / "bad", "--site", SLUG, "--replace")
    assert code == 1 and len(said.splitlines()) == 1
    assert (await content(five), await five.files()) == before


KILLED = """
import os, signal, sys
from vitrine.transfer.backup import site_restoring
from vitrine.cli.main import main
load, loaded = site_restoring.load, []
def killed(connection, table, rows):
    if table.name == "messages":
        os.kill(os.getpid(), signal.SIGKILL)
    load(connection, table, rows)
site_restoring.load = killed
main(sys.argv[1:])
"""


async def test_killed_in_the_middle_it_has_changed_no_row_and_can_be_done_again(
    five: Instance, tmp_path: Path, command: Command
) -> None:
    before = await content(five)
    await command.do(five, "backup", tmp_path / "archive")
    await forget(five)
    without = await content(five)
    words = ("restore", str(tmp_path / "archive"), "--site", SLUG)
    environment = {**os.environ, **five.environment(), "PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, *words, env=environment)
    assert await process.wait() == -signal.SIGKILL
    assert await content(five) == without
    await command.do(five, *words)
    assert await content(five) == before


def _hang_on(connection: Connection) -> None:
    """As a migration of tomorrow would."""
    connection.execute(
        text(
            "CREATE TABLE letters (id varchar(32) PRIMARY KEY, words text, "
            "site_id varchar(32) NOT NULL REFERENCES sites(id) ON DELETE CASCADE)"
        )
    )
    connection.execute(
        text(
            "CREATE TABLE answers (id varchar(32) PRIMARY KEY, words text, "
            "letter_id varchar(32) NOT NULL REFERENCES letters(id) ON DELETE CASCADE)"
        )
    )


async def test_a_table_that_is_hung_on_sites_follows_without_a_word(
    five: Instance, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def migrate_to_tomorrow(connection: Connection, version: str) -> None:
        migrate_to(connection, version)
        if version != "head":
            _hang_on(connection)

    monkeypatch.setattr(restoring, "migrate_to", migrate_to_tomorrow)
    url = five.settings.resolved_database_url
    letters = [{"id": f"l{n}", "words": f"letter {n}", "site": f"{n:032x}"} for n in range(EACH)]
    answers = [{"id": f"a{n}", "words": f"answer {n}", "letter": f"l{n}"} for n in range(EACH)]

    def make(connection: Connection) -> None:
        _hang_on(connection)
        connection.execute(text("INSERT INTO letters (id, words, site_id) VALUES (:id, :words, :site)"), letters)
        connection.execute(text("INSERT INTO answers (id, words, letter_id) VALUES (:id, :words, :letter)"), answers)

    def drop(connection: Connection) -> None:
        for name in ("answers", "letters"):
            connection.execute(text(f"DROP TABLE {name}"))

    async def words() -> list[str]:
        return await five.scalars(text("SELECT words FROM letters UNION SELECT words FROM answers ORDER BY words"))

    await on_connection(url, make)
    try:
        before = await words()
        await command.do(five, "backup", tmp_path / "archive")
        await forget(five)
        assert len(await words()) == len(before) - 2
        await command.do(five, "restore", tmp_path / "archive", "--site", SLUG)
        assert await words() == before
        await do(five, text("UPDATE answers SET words = 'other words'"))
        await command.do(five, "restore", tmp_path / "archive", "--site", SLUG, "--replace")
        assert set(await words()) - set(before) == {"other words"} and "answer 1" in await words()
    finally:
        await on_connection(url, drop)


async def test_every_table_is_somebodys_or_shared_or_said_to_be_neither(five: Instance) -> None:
    """Who adds a table that hangs on nothing is asked here whether that is meant."""

    def look(connection: Connection) -> set[str]:
        relations = Relations(connection)
        shared = {link.target for name in relations.owned for link in relations.links[name]} - relations.owned
        shared |= {name for name in relations.tables if any(link.target in shared for link in relations.links[name])}
        assert set(rows_of_account(connection, CHOSEN)) <= relations.owned | shared
        return set(relations.tables) - relations.owned - shared

    assert await on_connection(five.settings.resolved_database_url, look) == {
        *("left_addresses", "audit_log", "figure_days", "visit_totals")
    }
