"""Brings the database to this version's schema, and refuses a newer one. Called by `vitrine migrate` and `serve`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from vitrine.storage.database import Database

ONE_MIGRATION_AT_A_TIME = 7_261_616
MIGRATIONS = Path(__file__).parents[1] / "migrations"


class NewerDatabase(RuntimeError):
    """The database was written by a newer version; nothing was touched."""


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several workers may start at once: one migrates, the others find it done. SQLite's writers queue anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_MIGRATION_AT_A_TIME})
    script = ScriptDirectory.from_config(alembic_config())
    current = _current(connection)
    known = {one.revision for one in script.walk_revisions()}
    if current is not None and current not in known:
        raise NewerDatabase(f"the database is at version '{current}', which this Vitrine does not know: update Vitrine")
    if current != script.get_current_head():
        command.upgrade(alembic_config(connection), "head")


async def migrate(database_url: str) -> None:
    database = Database(database_url)
    try:
        async with database.engine.execution_options(is_writing=True).connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    finally:
        await database.close()
