"""`vitrine migrate`, and what every start does first."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from vitrine.platform.settings import BadSetting, Settings, variable
from vitrine.platform.storage.schema import Begins, migrate

AGAIN = 10  # a reader that stood in the way ends its transaction with its request: hardly ever is there a second


async def migrate_database(settings: Settings, say: Callable[[str], None] = lambda _line: None) -> None:
    began = time.monotonic()

    def begins(before: str, after: str) -> None:
        said = "an older Vitrine will refuse it, and only a backup leads back"
        say(f"Database: migrating from version {before} to {after}; {said}")

    with _data_folder(settings.data):
        before, after = await _migrate_beside_readers(settings.resolved_database_url, begins, say)
    if before != after:
        what = f"migrated from version {before} to {after}" if before else f"made, at version {after}"
        say(f"Database {what}, in {time.monotonic() - began:.1f} s")


@contextmanager
def _data_folder(folder: Path) -> Iterator[None]:
    """Made if missing; where the database does not answer nothing is left of it."""
    is_new = not folder.exists()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"{variable('data')}: {folder} cannot be made ({error.strerror})") from None
    try:
        yield
    except BaseException:
        if is_new:
            with suppress(OSError):  # something is in it
                folder.rmdir()
        raise


async def _migrate_beside_readers(url: str, begins: Begins, say: Callable[[str], None]) -> tuple[str | None, str]:
    for _ in range(AGAIN):
        try:
            return await migrate(url, begins)
        except DBAPIError as error:
            if not _is_deadlock(error):
                raise
        say(
            "Database: the migration and a reader of another node waited for each other; nothing changed, and once more"
        )
    return await migrate(url, begins)


def _is_deadlock(error: DBAPIError) -> bool:
    """On PostgreSQL: nodes of the older release read on, and each table is locked when the migration comes to it."""
    return getattr(error.orig, "sqlstate", "") == "40P01"
