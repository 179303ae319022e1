"""Instances with something in every table, what is in them, and the two commands."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Date, Float, Integer, LargeBinary, String, Text, insert, select

import vitrine.migrations.tables  # noqa: F401  (registers every table)
from vitrine.cli.main import main
from vitrine.platform.settings import Settings
from vitrine.platform.storage.base import Moment, Table
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.transfer.backup.rows import LEFT_OUT, WITHOUT_CONTENT
from vitrine.transfer.backup.writing import write_backup

EACH = 5  # rows of every table
CONTENTS = [b"", b"\0\xff" * 700, b"P" * 512, "été".encode(), b"x" * 10_000, *(bytes([n]) * 900 for n in range(EACH))]
HASHES = [hashlib.sha256(content).hexdigest() for content in CONTENTS]
Rows = dict[str, list[str]]


def _value(column: Column[Any], number: int) -> Any:
    """Something hard to carry, different in every row; where nothing may stand, nothing stands in the first."""
    kind = column.type
    has_more_of_a_key = len(column.table.primary_key.columns) > 1
    in_key = any(other.primary_key and other.foreign_keys for other in column.table.columns)
    if column.foreign_keys and in_key and has_more_of_a_key:
        number //= 3  # rows that only the rest of their key tells apart, and all of whose keys lead to one site
    if column.name == "file_hash" and column.table.name == "variants":
        return HASHES[EACH + number]
    if any(key.target_fullname == "blobs.hash" for key in column.foreign_keys) or (
        column.table.name == "blobs" and column.primary_key
    ):
        return HASHES[number]
    if column.primary_key and isinstance(kind, String):
        return f"{number:032x}"[-(kind.length or 32) :]
    if column.foreign_keys:
        return f"{number:032x}"
    if column.table.name == "outbox" and column.name in ("kind", "is_secret"):
        return False if column.name == "is_secret" else "message" if number == 2 else f"kind {number}"
    if column.nullable and number == 0:
        return None
    if isinstance(kind, Moment):
        return datetime(1999, 12, 31, 23, 59, 59, 999_999 - number, tzinfo=UTC) + timedelta(days=9000 * (number % 2))
    if isinstance(kind, Boolean):
        return bool(number % 2)
    if isinstance(kind, Date):
        return date(2024, 2, 29) + timedelta(days=number)
    if isinstance(kind, Float):
        return (0.1, 1e300, -1.5, 1 / 3, 5e-324)[number]
    if isinstance(kind, Integer):
        return (0, 1, -1, 2**31 - 1, -(2**31))[number]
    if isinstance(kind, LargeBinary):
        return CONTENTS[number]
    if isinstance(kind, String):
        text = f'{number} été "\\\n\u2028 \U0001f5bc مرحبا'
        return (text * 40 if isinstance(kind, Text) else text)[: kind.length]
    return ({}, [], {"é": [1, 2.5, None, True, "\u2028\U0001f5bc"]}, [2**60 + 1, 1e-300], {"a": {"b": {"c": ""}}})[
        number
    ]


@dataclass
class Instance:
    """A folder and a database; `fill` puts rows in every table and files that they name."""

    settings: Settings

    @classmethod
    def at(cls, folder: Path, database_url: str = "", **more: Any) -> "Instance":
        return cls(Settings(data=folder, database_url=database_url, **more))

    @property
    def data(self) -> Path:
        return self.settings.data

    async def fill(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / "secret.key").write_text("k" * 64)
        database = Database(self.settings.resolved_database_url)
        async with database.writing() as session:
            for table in Table.metadata.sorted_tables:
                rows = [{column.name: _value(column, number) for column in table.columns} for number in range(EACH)]
                await session.execute(insert(table), rows)
        await database.close()
        blobs = Blobs(self.settings.resolved_blobs_url)
        for file_hash, content in zip(HASHES, CONTENTS, strict=True):
            await blobs.put(file_hash, content)

    async def rows(self) -> Rows:
        """Every row of every table, in an order that no engine has a say in. Revisions of sites apart: they go on; and
        when CVs are due: a restore orders them anew."""
        database = Database(self.settings.resolved_database_url)
        found: Rows = {}
        async with database.reading() as session:
            for name, table in Table.metadata.tables.items():
                if name in WITHOUT_CONTENT:  # each database's own
                    continue
                apart = (("sites", "revision"), ("made_cvs", "due_at"))
                columns = [column for column in table.columns if (name, column.name) not in apart]
                found[name] = sorted(repr(tuple(row)) for row in await session.execute(select(*columns)))
        await database.close()
        return found

    async def scalars(self, query: Any) -> list[Any]:
        database = Database(self.settings.resolved_database_url)
        async with database.reading() as session:
            found = list(await session.scalars(query))
        await database.close()
        return found

    async def files(self) -> dict[str, bytes]:
        blobs = Blobs(self.settings.resolved_blobs_url)
        return {file_hash: await blobs.get(file_hash) async for file_hash in blobs.list_all()}

    def environment(self) -> dict[str, str]:
        given = {name: getattr(self.settings, name) for name in ("data", "database_url", "blobs_url", "secret_keys")}
        values = {name: ",".join(value) if isinstance(value, tuple) else str(value) for name, value in given.items()}
        return {f"VITRINE_{name.upper()}": value for name, value in values.items()}


async def backup_while(instance: Instance, archive: Path, meanwhile: Callable[[], Coroutine[Any, Any, object]]) -> None:
    """A backup, and something else that happens when its first rows are written and most are not."""
    here, begun = asyncio.get_running_loop(), list[bool]()

    def at_the_first_rows(_what: str, _count: int) -> None:
        if not begun:
            begun.append(True)
            asyncio.run_coroutine_threadsafe(meanwhile(), here).result(timeout=60)

    with archive.open("wb") as target:
        await asyncio.to_thread(lambda: asyncio.run(write_backup(instance.settings, target, at_the_first_rows)))
    assert begun


def carried(rows: Rows) -> Rows:
    """What a backup takes of it."""
    return {name: [] if name in LEFT_OUT else of_table for name, of_table in rows.items()}


@dataclass
class Command:
    """`vitrine …` in the environment of an instance: its exit code, and what it said."""

    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    async def __call__(self, instance: Instance, *words: str | Path) -> tuple[int, str]:
        for name, value in instance.environment().items():
            self.monkeypatch.setenv(name, value)
        self.capsys.readouterr()
        # In a thread of its own: the tests' event loop is not the command's to run, and servers under test go on.
        code = await asyncio.to_thread(main, [str(word) for word in words])
        said = self.capsys.readouterr()
        return code, said.out + said.err

    async def do(self, instance: Instance, *words: str | Path) -> str:
        code, said = await self(instance, *words)
        assert code == 0, said
        return said
