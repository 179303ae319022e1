"""Brings the database to this version's schema, and refuses a newer one. Called by `vitrine migrate` and `serve`."""

from pathlib import Path

from sqlalchemy import Connection, inspect, make_url, text

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database

ONE_MIGRATION_AT_A_TIME = 7_261_616
VERSIONS = Path(__file__).parents[2] / "migrations" / "versions"


class NewerDatabase(RuntimeError):
    """The database was written by a newer version; nothing was touched."""


def require_database(settings: Settings) -> None:
    """For commands that need one: SQLite would make an empty one."""
    path = Path(make_url(settings.resolved_database_url).database or "") if settings.is_sqlite else None
    if path and not path.exists():
        raise Refused(f"there is no database at {path}: is VITRINE_DATA set as the server has it?")


def newest_version() -> str:
    """Migrations are numbered; a test holds that Alembic, which follows their links, says the same."""
    return max(file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*_*.py"))


def current_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _upgrade(connection: Connection) -> None:
    if current_version(connection) == newest_version():
        return
    # Read only now: it takes as long as the rest of a start.
    from vitrine.platform.storage.upgrade import known_versions, upgrade

    if connection.dialect.name == "postgresql":
        # Several workers may start at once: one migrates, the others find it done. SQLite's writers queue anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_MIGRATION_AT_A_TIME})
    current = current_version(connection)
    if current is not None and current not in known_versions():
        raise NewerDatabase(f"the database is at version '{current}', which this Vitrine does not know: update Vitrine")
    upgrade(connection)


async def migrate(database_url: str) -> None:
    database = Database(database_url)
    try:
        async with database.engine.execution_options(is_writing=True).connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    finally:
        await database.close()
