"""What the operator's figures cost, with few sites and with a hundred thousand: `python bench/figures.py [SITES]`.

Every site has ten messages; accounts and messages came over a year. Rows are made by the database itself. Times are
medians of nine.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import text

from site_under_test import ROOT

sys.path.append(str(ROOT / "server"))
import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from tests.services.postgres import run_postgres
from vitrine.operation.figures.daily import count_days, count_storage
from vitrine.operation.figures.shown import read_figures
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import migrate

ROUNDS = 9
MESSAGES = 10
NUMBERS = "WITH RECURSIVE many(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM many WHERE n + 1 < {count}) "
# Spread over a year, so that a day has its share of them.
AGO = {"sqlite": "datetime('now', '-' || (n % 365) || ' days')", "postgresql": "now() - (n % 365) * interval '1 day'"}
ID = {"sqlite": "printf('%032x', {0})", "postgresql": "lpad(to_hex({0}), 32, '0')"}


def _rows(engine: str, sites: int) -> list[str]:
    ago, own, of_site = AGO[engine], ID[engine].format("n"), ID[engine].format(f"n / {MESSAGES}")
    many, more = NUMBERS.format(count=sites), NUMBERS.format(count=sites * MESSAGES)
    return [
        f"{many} INSERT INTO accounts (id, email, user_name, created_at, is_anonymous) "
        f"SELECT {own}, 'o' || n || '@example.org', 'O', {ago}, FALSE FROM many",
        f"{many} INSERT INTO sites (id, account_id, owner_name, slug, site_type, languages, theme_index, is_online, "
        f"revision, settings_revision, made_at, created_at, mails_messages) SELECT {own}, {own}, 'O', 'o-' || n, "
        f"'header', '[\"FR\"]', 0, TRUE, 1, 1, {ago}, {ago}, TRUE FROM many",
        f"{more} INSERT INTO messages (id, site_id, email, name, message, received_at, language, submission, "
        f"fingerprint, search_text, spam_reasons, notified_at) SELECT {own}, {of_site}, 'v@example.org', 'V', "
        f"'Bonjour', {ago}, 'FR', 's' || n, 'f' || n, 'bonjour', '[]', {ago} FROM many",
    ]


async def _median(work: Callable[[], Awaitable[object]]) -> float:
    took = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await work()
        took.append(time.perf_counter() - began)
    return statistics.median(took) * 1000


async def _measure(url: str, folder: str, sites: int) -> None:
    await migrate(url)
    database, settings = Database(url), Settings(data=Path(folder), database_url=url)
    engine = "sqlite" if database.is_sqlite else "postgresql"
    async with database.writing() as session:
        for statement in _rows(engine, sites):
            await session.execute(text(statement.replace(":", r"\:")))
    async with database.writing() as session:
        await session.execute(text("ANALYZE"))
    began = time.perf_counter()
    await count_days(database, settings)
    first = (time.perf_counter() - began) * 1000

    async def shown() -> None:
        async with database.reading() as session:
            await read_figures(session, settings)

    again = await _median(lambda: count_days(database, settings))
    room = await _median(lambda: count_storage(database, settings))
    print(
        f"{engine:11}{sites:8} sites: the page {await _median(shown):6.1f} ms, its job {again:6.1f} ms "
        f"(the first time {first:.0f} ms), room {room:.1f} ms"
    )
    await database.close()


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with run_postgres() as server:
        for sites in (100, many):
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(_measure(f"sqlite+aiosqlite:///{folder}/vitrine.sqlite3", folder, sites))
                asyncio.run(_measure(server.create(f"figures_{sites}"), folder, sites))


if __name__ == "__main__":
    main()
