"""Does one page get slower when ten thousand sites share the instance? Called by `make bench` (run.py), or alone.

The same server measures the same owner's page twice: alone, and among sites that are copies of his under other names.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from site_under_test import Owner, Server

SITES = int(os.environ.get("BENCH_SITES", "10000"))
SAVES = 40
READS = 400
STRANGERS = 40
WARM_UP = 5
OF_A_SITE = ("section_states", "section_texts", "items")
MOST_SLOWER = 1.1  # what two runs of the same differ by

Row = Callable[..., None]


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in database.execute(f"PRAGMA table_info({table})")]


def _copy(database: sqlite3.Connection, table: str, where: str, numbers: range, changes: dict[str, str]) -> None:
    """Every row of the table that `where` finds, once per number; `changes` says which columns differ and how."""
    columns = _columns(database, table)
    taken = ", ".join(changes.get(column, f"old.{column}") for column in columns)
    more = f"SELECT {numbers.start} UNION ALL SELECT n + 1 FROM numbers WHERE n < {numbers[-1]}"
    copies = f"SELECT {taken} FROM numbers, {table} AS old WHERE {where}"
    database.execute(f"WITH RECURSIVE numbers(n) AS ({more}) INSERT INTO {table} ({', '.join(columns)}) {copies}")


def fill(file: Path, sites: int = SITES) -> None:
    """Copies of the first site under other names, in one transaction; the server is not running."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA synchronous = OFF")
        (site, account) = database.execute("SELECT id, account_id FROM sites ORDER BY made_at LIMIT 1").fetchone()
        numbers = range(1, sites)
        account_id, site_id = "printf('%032x', 1000000 + n)", "printf('%032x', 2000000 + n)"
        _copy(
            database,
            "accounts",
            f"old.id = '{account}'",
            numbers,
            {"id": account_id, "email": "printf('owner%d@example.net', n)"},
        )
        given = {"id": site_id, "account_id": account_id, "slug": "printf('site-%d', n)"}
        given |= {"activation": "NULL", "sealed_layout": "NULL"}
        # No two sites are saved first in the same microsecond, as copies would be.
        given |= {"created_at": "strftime('%Y-%m-%d %H:%M:%f', old.created_at, '+' || n || ' seconds') || '000'"}
        _copy(database, "sites", f"old.id = '{site}'", numbers, given)
        for table in OF_A_SITE:
            _copy(database, table, f"old.site_id = '{site}'", numbers, {"site_id": site_id})
        domain = "INSERT INTO domains (site_id, host, proof, added_at, proven_at, misses) "
        domain += "SELECT id, slug || '.example', slug, made_at, made_at, 0 FROM sites WHERE slug LIKE 'site-%'"
        database.execute(domain)


def _read(visitor: httpx.Client, address: str, headers: dict[str, str] | None = None) -> float:
    started = time.perf_counter()
    visitor.get(address, headers=headers).raise_for_status()
    return time.perf_counter() - started


class Instance:
    """A server with an owner whose page is measured."""

    def __init__(self, server: Server) -> None:
        self.server, self.owner = server, Owner(server.url)
        self.owner.fill()
        self.page = f"{server.url}/@{self.owner.slug}"
        self.visitor = httpx.Client()
        self.anew: list[float] = []
        self.kept: list[float] = []

    def save_and_read(self, number: int) -> None:
        self.owner.save("home", {"firstLine": f"Ligne {number}", "headline": "Camille Durand graphiste"})
        self.anew.append(_read(self.visitor, self.page))

    def read(self) -> None:
        self.kept.append(_read(self.visitor, self.page))

    def first_visits(self, path: str, host: str = "") -> float:
        """Of sites that nobody visited before; {} stands for the site's number."""
        numbers = range(1, SITES, max(1, SITES // STRANGERS))[:STRANGERS]
        url = self.server.url
        return _median(
            [_read(self.visitor, url + path.format(n), {"Host": host.format(n)} if host else None) for n in numbers]
        )


def _median(took: list[float]) -> float:
    return statistics.median(took) * 1000


def bench_many_sites(row: Row) -> None:
    print(f"\nOne page alone, and among {SITES:,} sites (SQLite, medians of whole requests)")
    with Server() as few, Server() as many:
        alone, among = Instance(few), Instance(many)
        many.kill()
        fill(many.data / "vitrine.sqlite3")
        started = many.start()
        for number in range(WARM_UP + SAVES):  # turn about, so that a slow moment meets both
            alone.save_and_read(number)
            among.save_and_read(number)
        for _ in range(WARM_UP + READS):
            alone.read()
            among.read()
        for what, ours, theirs in (
            ("rendered anew", alone.anew, among.anew),
            ("from the cache", alone.kept, among.kept),
        ):
            one, all_ = _median(ours[WARM_UP:]), _median(theirs[WARM_UP:])
            row(f"{what}: alone, among many", f"{one:.2f} ms, {all_:.2f} ms")
            row("ratio", f"{all_ / one:.2f}", f"at most {MOST_SLOWER}", all_ / one <= MOST_SLOWER)
        row("first visit of a site, by its slug", f"{among.first_visits('/@site-{}'):.1f} ms")
        row("first visit of a site, by its domain", f"{among.first_visits('/home', 'site-{}.example'):.1f} ms")
        row("start to first answer, among many", f"{started:.2f} s")


if __name__ == "__main__":
    from run import row as print_row

    bench_many_sites(print_row)
    sys.exit(0)
