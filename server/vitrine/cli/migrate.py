"""`vitrine migrate`, and what every start does first."""

import sys

from vitrine.platform.settings import Settings
from vitrine.platform.storage.schema import NewerDatabase, migrate


async def migrate_database(settings: Settings) -> int:
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        await migrate(settings.resolved_database_url)
    except NewerDatabase as error:
        print(f"vitrine: {error}", file=sys.stderr)
        return 3
    return 0
