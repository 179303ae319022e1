"""`vitrine accounts …` and `vitrine sites …`: who is here, what they take, and taking one away."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta

import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from vitrine.accounts.operators.audit import FROM_SHELL
from vitrine.cli.entries import Row, entry_text, found_entry, is_meant, plain, print_json, print_table
from vitrine.cli.failures import FAILED
from vitrine.cli.progress import megabytes
from vitrine.operation.removing import remove_account
from vitrine.operation.roster import Entry, RosterFilter, count_entries, list_entries
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import existing_database

MEGABYTE = 1_000_000


def run_people(options: argparse.Namespace, settings: Settings) -> int:
    """`options.kind`: accounts or sites; the same entries, told by the one or by the other."""

    async def whole() -> int:
        async with existing_database(settings) as database:
            return await _WORK[options.what](options, settings, database)

    return asyncio.run(whole())


def filtered(options: argparse.Namespace) -> RosterFilter:
    """Those of whom a command speaks (main.py, _add_filters)."""
    return RosterFilter(
        words=options.search,
        is_paid=True if options.paid else False if options.free else None,
        not_seen_for=timedelta(days=options.idle) if options.idle is not None else None,
        more_than_bytes=options.over * MEGABYTE if options.over is not None else None,
    )


async def _list(options: argparse.Namespace, _settings: Settings, database: Database) -> int:
    roster_filter = replace(
        filtered(options),
        is_confirmed=False if options.unconfirmed else None,
        is_suspended=True if options.suspended else None,
        has_page=options.kind == "sites" or None,
        order=options.by,
        at_most=options.limit,
    )
    async with database.reading() as session:
        entries, count = await list_entries(session, roster_filter), await count_entries(session, roster_filter)
    if options.json:
        print_json([plain(entry) for entry in entries])
        return 0
    print_table([_HEADS[options.kind], *(_ROWS[options.kind](entry) for entry in entries)])
    used_bytes = sum(entry.room_bytes for entry in entries)
    print(f"{len(entries)} of {count} {options.kind}, {megabytes(used_bytes)} in files and versions")
    return 0


async def _show(options: argparse.Namespace, _settings: Settings, database: Database) -> int:
    entry = await found_entry(options.named, database)
    if options.json:
        print_json(plain(entry))
        return 0
    for name, value in plain(entry).items():
        print(f"{name.replace('_', ' '):15} {_said(value)}")
    return 0


async def _delete(options: argparse.Namespace, settings: Settings, database: Database) -> int:
    entry = await found_entry(options.named, database)
    print(entry_text(entry))
    if options.dry_run:
        print("Nothing was changed: this was a dry run.")
        return 0
    if not options.yes and not is_meant(entry.email, "e-mail address"):
        print("vitrine: nothing was deleted", file=sys.stderr)
        return FAILED
    await remove_account(settings, database, FROM_SHELL, entry.email)
    print(f"Deleted, with everything of its own. /@{entry.address} is nobody's for 90 days.")
    return 0


_WORK: dict[str, Callable[[argparse.Namespace, Settings, Database], Awaitable[int]]] = {
    "list": _list,
    "show": _show,
    "delete": _delete,
}


def _day(moment: datetime | None) -> str:
    return f"{moment:%Y-%m-%d}" if moment else "–"


def _account_row(entry: Entry) -> Row:
    email = entry.email if entry.is_confirmed else f"{entry.email} (unconfirmed)"
    tier = "paid" if entry.is_paid else "free"
    return (email, entry.name, _day(entry.made_at), _day(entry.seen_at), tier, f"/@{entry.address}", entry.page)


def _site_row(entry: Entry) -> Row:
    tier = "paid" if entry.is_paid else "free"
    languages, domains = " ".join(entry.languages), ", ".join(entry.domains)
    used_bytes, saved = megabytes(entry.room_bytes), _day(entry.saved_at)
    return (f"/@{entry.address}", entry.page, tier, languages, used_bytes, saved, domains, entry.email)


_HEADS: dict[str, Row] = {
    "accounts": ("E-MAIL", "NAME", "MADE", "SEEN", "TIER", "SITE", "PAGE"),
    "sites": ("ADDRESS", "PAGE", "TIER", "LANGUAGES", "ROOM", "SAVED", "DOMAINS", "OWNER"),
}
_ROWS: dict[str, Callable[[Entry], Row]] = {"accounts": _account_row, "sites": _site_row}


def _said(value: object) -> str:
    match value:
        case None | []:
            return "–"
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(map(str, value))
    return str(value)
