"""Our face of SQLite: what SQLAlchemy reads off a cursor after a statement, and how often its thread is gone to."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from vitrine.platform.storage.database import Database
from vitrine.platform.storage.sqlite import Cursor, connect

SERVER = Path(__file__).parents[3]


@asynccontextmanager
async def _cursor(folder: Path) -> AsyncIterator[Cursor]:
    connection = await connect(str(folder / "items.sqlite"))
    yield connection.cursor()
    await connection.close()


async def test_a_statement_run_many_times_counts_every_row_it_changed(tmp_path: Path) -> None:
    async with _cursor(tmp_path) as cursor:
        await cursor.execute("CREATE TABLE items (id, title)")
        await cursor.executemany("INSERT INTO items VALUES (?, ?)", [("a", ""), ("b", ""), ("c", "")])
        assert cursor.rowcount == 3
        await cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("Lisières", "b")])
        assert cursor.rowcount == 2
        await cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("nobody", "z")])
        assert cursor.rowcount == 1


async def test_cascades_are_not_counted(tmp_path: Path) -> None:
    async with _cursor(tmp_path) as cursor:
        await cursor.execute("CREATE TABLE sites (id PRIMARY KEY)")
        await cursor.execute("CREATE TABLE items (site REFERENCES sites ON DELETE CASCADE)")
        await cursor.execute("INSERT INTO sites VALUES (1)")
        await cursor.executemany("INSERT INTO items VALUES (?)", [(1,), (1,)])
        await cursor.execute("DELETE FROM sites WHERE id = 1")
        assert cursor.rowcount == 1


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'some.sqlite'}")
    async with database.writing() as session:
        await session.execute(text("CREATE TABLE items (title)"))
    yield database
    await database.close()


async def _titles(database: Database) -> list[str]:
    async with database.reading() as session:
        return list(await session.scalars(text("SELECT title FROM items")))


async def test_each_statement_goes_to_its_connections_thread_once_and_so_does_the_end(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There and back is dearer than most statements: cursor, rows and the beginning of a transaction go along."""
    sent: list[str] = []
    as_before: Any = ThreadPoolExecutor.submit

    def counted(self: ThreadPoolExecutor, function: Any, *args: Any) -> Any:
        sent.append(function.__name__)
        return as_before(self, function, *args)

    monkeypatch.setattr(ThreadPoolExecutor, "submit", counted)
    async with database.reading() as session:
        assert (await session.execute(text("SELECT 1 UNION SELECT 2"))).all() == [(1,), (2,)]
        await session.execute(text("SELECT 1"))
    assert sent == ["_begin_and_run", "_begin_and_run", "_end"]
    sent.clear()
    async with database.writing() as session:
        await session.execute(text("INSERT INTO items VALUES ('Échos')"))
    assert sent == ["_begin_and_run", "_end"]
    sent.clear()
    async with database.writing():
        pass
    assert sent == []


async def test_a_first_statement_that_is_cancelled_on_its_way_leaves_nothing(database: Database) -> None:
    """Its thread may come to it after who sent it has gone: then too it is part of a transaction, which is undone."""
    async with database.writing() as session:
        connection: Any = await (await session.connection()).get_raw_connection()
        held = threading.Event()
        busy = asyncio.create_task(connection.driver_connection.in_thread(held.wait))
        writing = asyncio.create_task(session.execute(text("INSERT INTO items VALUES ('Échos')")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        writing.cancel()
        asyncio.get_running_loop().call_later(0.05, held.set)
        with pytest.raises(asyncio.CancelledError):
            await writing
        await session.rollback()
        await busy
    assert await _titles(database) == []
    async with database.writing() as session:
        await session.execute(text("INSERT INTO items VALUES ('Lisières')"))
    assert await _titles(database) == ["Lisières"]


def test_who_is_cancelled_while_a_connection_opens_keeps_no_process_from_ending(tmp_path: Path) -> None:
    program = f"""
import asyncio
from sqlalchemy import text
from vitrine.platform.storage.database import Database

async def look(database):
    async with database.reading() as session:
        await session.execute(text("SELECT 1"))

async def main():
    for turn in range(40):
        database = Database("sqlite+aiosqlite:///{tmp_path / "some.sqlite"}")
        looking = asyncio.create_task(look(database))
        await asyncio.sleep(turn / 10_000)
        looking.cancel()
        await asyncio.wait([looking])
        kept.append(database)  # as an application that is told to stop would

kept = []
asyncio.run(main())
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60, env={"PYTHONPATH": str(SERVER)})
