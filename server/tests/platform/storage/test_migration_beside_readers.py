"""Nodes of the older release show pages while a newer one migrates: neither way of waiting stops that one's start."""

import asyncio

import pytest
from alembic import command
from sqlalchemy import Connection, text

import vitrine.migrations.tables  # noqa: F401  (registers every table)
from vitrine.cli.migrate import migrate_database
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import newest_version
from vitrine.platform.storage.upgrade import alembic_config

pytestmark = pytest.mark.postgresql
# From here on `messages` is changed first, and `sites` after it.
BEFORE = "0033"
WAITING_FOR_SITES = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'sites'::regclass"


def to_version_before(connection: Connection) -> None:
    command.downgrade(alembic_config(connection), BEFORE)


async def test_a_migration_that_deadlocks_with_a_reader_is_tried_again(
    blank_database_url: str, settings: Settings
) -> None:
    of_newer, said = settings.but(database_url=blank_database_url), list[str]()
    await migrate_database(of_newer)
    older = Database(blank_database_url)
    try:
        async with older.engine.connect() as connection:
            await connection.run_sync(to_version_before)
            await connection.commit()
        async with older.reading() as reading:
            await reading.execute(text("SELECT 1 FROM sites"))
            migrating = asyncio.create_task(migrate_database(of_newer, said.append))
            async with older.reading() as watching, asyncio.timeout(20):
                while not await watching.scalar(text(WAITING_FOR_SITES)):  # noqa: ASYNC110  (only looking tells)
                    await asyncio.sleep(0.02)
            await reading.execute(text("SELECT 1 FROM messages"))  # waits for the migration, which waits for `sites`
        await migrating
    finally:
        await older.close()
    assert [line for line in said if "waited for each other" in line]
    assert said[-1].startswith(f"Database migrated from version {BEFORE} to {newest_version()}, in ")
