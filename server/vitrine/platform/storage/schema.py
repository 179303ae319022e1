"""Brings the database to this version's schema, and refuses a newer one. Called by `vitrine migrate` and `serve`."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, inspect, make_url, text

from vitrine.platform.errors import Refused
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import SCHEMA_VERSION, Database
from vitrine.platform.storage.folders import keep_private

ONE_MIGRATION_AT_A_TIME = 7_261_616
Begins = Callable[[str, str], None]
VERSIONS = Path(__file__).parents[2] / "migrations" / "versions"


class NewerDatabase(Refused):
    """The database was written by a newer version; nothing was touched."""

    exit_code = 3


def require_database(settings: Settings) -> None:
    """For commands that need one: SQLite would make an empty one."""
    path = sqlite_file(settings.resolved_database_url)
    if path and not path.exists():
        raise Refused(f"there is no database at {path}: is VITRINE_DATA set as the server has it?")


@asynccontextmanager
async def existing_database(settings: Settings) -> AsyncIterator[Database]:
    """For the time of a command."""
    require_database(settings)
    database = open_database(settings)
    try:
        yield database
    finally:
        await database.close()


def sqlite_file(database_url: str) -> Path | None:
    url = make_url(database_url)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def newest_version() -> str:
    """Migrations are numbered; a test holds that Alembic, which follows their links, says the same."""
    return max(file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*_*.py"))


def open_database(settings: Settings) -> Database:
    """For whoever writes into an instance that may be in use: a server of another release may serve it too."""
    return Database(settings.resolved_database_url, schema=newest_version())


def current_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text(SCHEMA_VERSION))
    return version


def _upgrade(connection: Connection, begins: Begins) -> tuple[str | None, str]:
    """The versions before and after."""
    current, newest = current_version(connection), newest_version()
    if current == newest:
        return current, newest
    # Read only now: it takes as long as the rest of a start.
    from vitrine.platform.storage.upgrade import known_versions, upgrade

    connection.rollback()  # who has read the version stands in the way of the lock below
    if connection.dialect.name == "postgresql":
        # Several workers may start at once: one migrates, the others find it done. SQLite's writers queue anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_MIGRATION_AT_A_TIME})
        if current is not None:
            # Nodes of the older release go on. Whoever writes there has read the version, so this waits for his commit;
            # whoever comes later waits here, then finds the version changed (Database.writing).
            connection.execute(text("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE"))
    current = current_version(connection)
    if current is not None and current not in known_versions():
        raise NewerDatabase(f"the database is at version '{current}', which this Vitrine does not know: update Vitrine")
    if current is not None and current != newest:  # of two starts at once the other may have done it
        begins(current, newest)
    upgrade(connection)
    return current, newest


async def migrate(database_url: str, begins: Begins = lambda _before, _after: None) -> tuple[str | None, str]:
    """From which version to which; from None where there was nothing. `begins` is told before a table is changed."""
    if path := sqlite_file(database_url):
        keep_private(path)
    database = Database(database_url)
    try:
        async with database.engine.execution_options(is_writing=True).connect() as connection:
            versions = await connection.run_sync(_upgrade, begins)
            await connection.commit()
            return versions
    finally:
        await database.close()
