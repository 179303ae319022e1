"""A hundred thousand sites in minutes: copies of the first one under other names, made by the database itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

import asyncpg

# In the order in which they refer to each other. What a copy has of its own: see `_own`.
TABLES = (
    "accounts",
    "sites",
    "section_states",
    "section_texts",
    "items",
    "drafts",
    "messages",
    "media_files",
    "media_uses",
)
AT_ONCE = 10_000


class Sql(Protocol):
    """What the two engines say differently. `in_time`: what a running one would have done by itself."""

    in_time: Sequence[str]

    def columns(self, table: str) -> list[str]: ...
    def run(self, statements: Iterable[str]) -> None: ...
    def numbers(self, first: int, last: int) -> str: ...
    def hex8(self, number: str) -> str: ...
    def seconds_later(self, moment: str, number: str) -> str: ...


class Sqlite:
    in_time: Sequence[str] = ()

    def __init__(self, file: Path) -> None:
        self._database = sqlite3.connect(file)
        self._database.execute("PRAGMA synchronous = OFF")

    def columns(self, table: str) -> list[str]:
        return [str(row[1]) for row in self._database.execute(f"PRAGMA table_info({table})")]

    def run(self, statements: Iterable[str]) -> None:
        with self._database:
            for one in statements:
                self._database.execute(one)

    def numbers(self, first: int, last: int) -> str:
        more = f"SELECT {first} AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < {last}"
        return f"(WITH RECURSIVE numbers AS ({more}) SELECT n FROM numbers)"

    def hex8(self, number: str) -> str:
        return f"printf('%08x', {number})"

    def seconds_later(self, moment: str, number: str) -> str:
        return f"strftime('%Y-%m-%d %H:%M:%f', {moment}, '+' || {number} || ' seconds') || '000'"


class Postgresql:
    in_time: Sequence[str] = ("VACUUM ANALYZE",)

    def __init__(self, url: str) -> None:
        self._url = url.replace("+asyncpg", "")

    async def _ask(self, statements: Iterable[str]) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self._url)
        try:
            found: list[asyncpg.Record] = []
            for one in statements:
                found = await connection.fetch(one, timeout=600)
            return found
        finally:
            await connection.close()

    def columns(self, table: str) -> list[str]:
        query = f"SELECT column_name FROM information_schema.columns WHERE table_name = '{table}'"
        return [str(row[0]) for row in asyncio.run(self._ask([query]))]

    def run(self, statements: Iterable[str]) -> None:
        asyncio.run(self._ask(["SET synchronous_commit = off", *statements]))

    def numbers(self, first: int, last: int) -> str:
        return f"(SELECT generate_series({first}, {last}) AS n)"

    def hex8(self, number: str) -> str:
        return f"lpad(to_hex({number}), 8, '0')"

    def seconds_later(self, moment: str, number: str) -> str:
        return f"{moment} + {number} * interval '1 second'"


def _own(sql: Sql, table: str) -> dict[str, str]:
    """How a copy differs: ids end with its number, names hold it, and no two were saved in the same microsecond."""
    ids = [one for one in ("id", "site_id", "account_id", "media_id") if (table, one) != ("items", "id")]
    own = {one: f"substr(old.{one}, 1, 24) || {sql.hex8('n')}" for one in ids}
    if table == "accounts":
        own["email"] = "'owner' || n || '@example.net'"
    if table == "sites":
        own |= {"slug": "'site-' || n", "activation": "NULL", "sealed_layout": "NULL"}
        own["created_at"] = sql.seconds_later("old.created_at", "n")
    return own


def copy_first_site(sql: Sql, sites: int) -> None:
    """Until there are so many. Each has a domain of its own, site-7.example."""
    whose = "(SELECT id FROM sites ORDER BY made_at LIMIT 1)"
    account = "(SELECT account_id FROM sites ORDER BY made_at LIMIT 1)"
    where = {"accounts": f"old.id = {account}", "sites": f"old.id = {whose}"}
    for first in range(1, sites, AT_ONCE):
        numbers = sql.numbers(first, min(first + AT_ONCE, sites) - 1)
        statements = []
        for table in TABLES:
            columns, own = sql.columns(table), _own(sql, table)
            taken = ", ".join(own.get(column, f"old.{column}") for column in columns)
            copied = where.get(table, f"old.site_id = {whose}")
            rows = f"SELECT {taken} FROM {numbers} AS numbers, {table} AS old WHERE {copied}"
            statements.append(f"INSERT INTO {table} ({', '.join(columns)}) {rows}")
        sql.run(statements)
    domains = "INSERT INTO domains (site_id, host, proof, added_at, proven_at, misses) "
    domains += "SELECT id, slug || '.example', slug, made_at, made_at, 0 FROM sites WHERE slug LIKE 'site-%'"
    sql.run([domains, *sql.in_time])
