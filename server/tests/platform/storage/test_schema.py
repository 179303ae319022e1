"""Migrations: up, down and up again on both engines, the schema that the tables say, no step into the unknown."""

import asyncio
from collections.abc import Callable

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

import vitrine.migrations.tables  # noqa: F401  (registers every table)
from vitrine.platform.storage.base import Table
from vitrine.platform.storage.database import Database, SchemaMismatch
from vitrine.platform.storage.schema import NewerDatabase, migrate, newest_version
from vitrine.platform.storage.upgrade import alembic_config, known_versions

pytestmark = pytest.mark.both_engines


async def on_connection(url: str, work: Callable[[Connection], object]) -> object:
    database = Database(url)
    try:
        async with database.engine.connect() as connection:
            done: object = await connection.run_sync(work)
            await connection.commit()
            return done
    finally:
        await database.close()


def tables_of(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_up_down_and_up_again(blank_database_url: str) -> None:
    await migrate(blank_database_url)
    assert await on_connection(blank_database_url, tables_of) == set(Table.metadata.tables)
    await on_connection(blank_database_url, lambda connection: command.downgrade(alembic_config(connection), "base"))
    assert await on_connection(blank_database_url, tables_of) == set()
    await migrate(blank_database_url)
    assert await on_connection(blank_database_url, tables_of) == set(Table.metadata.tables)


def test_the_highest_number_is_the_newest_version() -> None:
    assert newest_version() == known_versions()[0]


async def test_the_migrations_make_what_the_tables_say(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Table.metadata))

    assert await on_connection(database_url, differences) == []


async def test_two_starts_at_once_migrate_once(blank_database_url: str) -> None:
    await asyncio.gather(migrate(blank_database_url), migrate(blank_database_url))
    assert await on_connection(blank_database_url, tables_of) == set(Table.metadata.tables)


async def test_a_newer_database_is_refused_and_left_alone(blank_database_url: str) -> None:
    database_url = blank_database_url  # of its own: on PostgreSQL the others share one, and its version would stay
    await migrate(database_url)

    def pretend(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    await on_connection(database_url, pretend)
    with pytest.raises(NewerDatabase, match="9999"):
        await migrate(database_url)
    kept = await on_connection(
        database_url, lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version"))
    )
    assert kept == "9999"


def at(version: str) -> Callable[[Connection], None]:
    return lambda connection: command.downgrade(alembic_config(connection), version)


async def test_a_migration_waits_for_whoever_writes_and_nobody_of_before_writes_after_it(
    blank_database_url: str,
) -> None:
    await migrate(blank_database_url)
    older = known_versions()[1]
    await on_connection(blank_database_url, at(older))
    server = Database(blank_database_url, schema=older)
    try:
        async with server.writing() as session:
            await session.execute(text("INSERT INTO jobs (name) VALUES ('of the older release')"))
            migrating = asyncio.create_task(migrate(blank_database_url))
            await asyncio.wait([migrating], timeout=0.3)
            assert not migrating.done()
        assert await migrating == (older, newest_version())
        with pytest.raises(SchemaMismatch):
            async with server.writing() as session:
                await session.execute(text("INSERT INTO jobs (name) VALUES ('too late')"))
        async with server.reading() as session:
            assert list(await session.scalars(text("SELECT name FROM jobs"))) == ["of the older release"]
    finally:
        await server.close()
