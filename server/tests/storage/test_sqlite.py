"""Our DB-API face of SQLite: what SQLAlchemy reads off a cursor after a statement."""

import asyncio
import threading
from pathlib import Path

from sqlalchemy import text

from vitrine.storage.database import Database
from vitrine.storage.sqlite import Connection


def test_a_statement_run_many_times_counts_every_row_it_changed() -> None:
    cursor = Connection(":memory:").cursor()
    cursor.execute("CREATE TABLE items (id, title)")
    cursor.executemany("INSERT INTO items VALUES (?, ?)", [("a", ""), ("b", ""), ("c", "")])
    assert cursor.rowcount == 3
    cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("Lisières", "b")])
    assert cursor.rowcount == 2
    cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("nobody", "z")])
    assert cursor.rowcount == 1


def test_cascades_are_not_counted() -> None:
    cursor = Connection(":memory:").cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("CREATE TABLE sites (id PRIMARY KEY)")
    cursor.execute("CREATE TABLE items (site REFERENCES sites ON DELETE CASCADE)")
    cursor.execute("INSERT INTO sites VALUES (1)")
    cursor.executemany("INSERT INTO items VALUES (?)", [(1,), (1,)])
    cursor.execute("DELETE FROM sites WHERE id = 1")
    assert cursor.rowcount == 1


async def test_who_is_cancelled_while_a_connection_opens_leaves_no_thread_behind(tmp_path: Path) -> None:
    """A thread that waits for ever keeps the process from ending."""
    before = threading.active_count()
    for turn in range(60):
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite'}")

        async def look(database: Database = database) -> None:
            async with database.reading() as session:
                await session.execute(text("SELECT 1"))

        looking = asyncio.create_task(look())
        await asyncio.sleep(turn / 20_000)
        looking.cancel()
        await asyncio.wait([looking])
        await database.close()
    async with asyncio.timeout(30):
        while threading.active_count() > before:  # noqa: ASYNC110  (a thread ends when it is told)
            await asyncio.sleep(0.01)
