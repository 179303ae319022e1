"""The test services are what they claim to be: if one of these fails, distrust the rest."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosmtplib
import asyncpg
import obstore
import pytest
from obstore.exceptions import BaseError
from obstore.store import S3Store
from sqlalchemy import func, inspect, select, table

from tests.services import calls
from tests.services.identity import run_identity_provider
from tests.services.mailbox import Mailbox
from tests.services.object_store import ObjectStore
from tests.services.postgres import Postgres
from vitrine.accounts.tables import Account
from vitrine.platform.storage.base import Table
from vitrine.platform.storage.database import Database

pytestmark = pytest.mark.both_engines

# What the migrations themselves write: SQLite's changes begin with a first one (migration 0007).
MIGRATED = {False: {"alembic_version": 1}, True: {"alembic_version": 1, "page_changes": 1}}


@asynccontextmanager
async def closing_after(database: Database) -> AsyncIterator[Database]:
    try:
        yield database
    finally:
        await database.close()


async def test_postgres_is_a_real_server_and_a_database_can_be_emptied(postgres: Postgres) -> None:
    connection = await asyncpg.connect(postgres.create("original").replace("+asyncpg", ""))
    assert (await connection.fetchval("SHOW server_version")).startswith("18")
    await connection.execute(
        "CREATE TABLE words (word text UNIQUE); CREATE TABLE uses (word text REFERENCES words(word))"
    )
    await connection.execute("INSERT INTO words VALUES ('été'); INSERT INTO uses VALUES ('été')")
    await connection.close()
    emptied = await asyncpg.connect(postgres.empty("original").replace("+asyncpg", ""))
    assert await emptied.fetchval("SELECT count(*) FROM words, uses") == 0
    await emptied.execute("INSERT INTO words VALUES ('été')")
    with pytest.raises(asyncpg.ForeignKeyViolationError):
        await emptied.execute("INSERT INTO uses VALUES ('hiver')")
    await emptied.close()
    postgres.drop("original")


async def test_postgres_refuses_a_wrong_password(postgres: Postgres) -> None:
    with pytest.raises(asyncpg.InvalidPasswordError):
        await asyncpg.connect(
            host="127.0.0.1", port=postgres.port, user="vitrine", password="wrong", database="postgres"
        )


def store_of(service: ObjectStore, secret: str | None = None) -> S3Store:
    return S3Store(
        "media",
        endpoint=service.endpoint,
        access_key_id=service.access_key_id,
        secret_access_key=secret or service.secret_access_key,
        region=service.region,
        client_options={"allow_http": True},
    )


async def test_object_store_keeps_bytes_and_answers_ranges(object_store: ObjectStore) -> None:
    store = store_of(object_store)
    await obstore.put_async(store, "a/b.bin", b"0123456789")
    assert bytes(await obstore.get_range_async(store, "a/b.bin", start=2, end=5)) == b"234"
    await obstore.delete_async(store, "a/b.bin")
    with pytest.raises(FileNotFoundError):
        await obstore.get_async(store, "a/b.bin")


async def test_object_store_refuses_a_wrong_secret(object_store: ObjectStore) -> None:
    with pytest.raises((BaseError, PermissionError)):
        await obstore.put_async(store_of(object_store, secret="0" * 32), "a", b"")


async def test_mailbox_receives_and_refuses(mailbox: Mailbox) -> None:
    from email.message import EmailMessage

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@example.org", "b@example.org", "Été"
    message.set_content("Bonjour")
    await aiosmtplib.send(message, hostname="127.0.0.1", port=mailbox.port)
    [received] = mailbox.received
    assert (received["Subject"], received.get_content().strip()) == ("Été", "Bonjour")
    mailbox.refusal = "451 later"
    with pytest.raises(aiosmtplib.SMTPDataError):
        await aiosmtplib.send(message, hostname="127.0.0.1", port=mailbox.port)


async def _rows(database: Database) -> dict[str, int]:
    """How many each table holds, of all that are there."""
    async with database.reading() as session:
        tables = await (await session.connection()).run_sync(lambda connection: inspect(connection).get_table_names())
        return {name: await session.scalar(select(func.count()).select_from(table(name))) or 0 for name in tables}


async def test_a_blank_database_has_no_table(blank_database_url: str) -> None:
    async with closing_after(Database(blank_database_url)) as database:
        assert await _rows(database) == {}


@pytest.mark.parametrize("test", ["one", "the next"])
async def test_each_test_finds_every_table_and_no_row_of_another(database_url: str, test: str) -> None:
    async with closing_after(Database(database_url)) as database:
        assert await _rows(database) == dict.fromkeys(Table.metadata.tables, 0) | MIGRATED[database.is_sqlite]
        async with database.writing() as session:
            session.add(Account(email="left@example.com", user_name="Left behind"))


async def test_identity_provider_insists_on_pkce() -> None:
    with run_identity_provider("http://127.0.0.1:9/back") as provider:
        query = {"client_id": provider.client_id, "redirect_uri": "http://127.0.0.1:9/back", "response_type": "code"}
        async with calls.AsyncClient() as client:
            answer = await client.get(f"{provider.issuer}/auth", params={**query, "scope": "openid"})
        assert "error=invalid_request" in answer.headers["location"]
