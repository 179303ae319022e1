"""`vitrine migrate`, and what every start does first."""

import time
from collections.abc import Callable

from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import migrate


async def migrate_database(settings: Settings, say: Callable[[str], None] = lambda _line: None) -> None:
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    began = time.monotonic()

    def begins(before: str, after: str) -> None:
        said = "an older Vitrine will refuse it, and only a backup leads back"
        say(f"Database: migrating from version {before} to {after}; {said}")

    before, after = await migrate(settings.resolved_database_url, begins)
    if before != after:
        what = f"migrated from version {before} to {after}" if before else f"made, at version {after}"
        say(f"Database {what}, in {time.monotonic() - began:.1f} s")
