"""An account with its site, as commands find it, say it and ask about it."""

import json
import sys
from dataclasses import asdict
from datetime import datetime

from vitrine.cli.progress import megabytes
from vitrine.operation.roster import Entry, entry_of
from vitrine.platform.errors import Refused
from vitrine.platform.storage.database import Database


async def found_entry(named: str, database: Database) -> Entry:
    async with database.reading() as session:
        entry = await entry_of(session, named)
    if entry is None:
        raise Refused(f"there is no account or site '{named}': an e-mail address, or a site's such as /@name")
    return entry


def entry_text(entry: Entry) -> str:
    return (
        f"{entry.email} ({entry.name}) with the site /@{entry.address}: {entry.page}, "
        f"{megabytes(entry.room_bytes)} in files and versions, {entry.messages} messages"
    )


def is_meant(typed: str, what: str) -> bool:
    """Typed in full, as its owner would have to: a yes is given too easily. Without a terminal nothing is meant."""
    if not sys.stdin.isatty():
        print("vitrine: nobody to ask; --yes deletes without asking", file=sys.stderr)
        return False
    return input(f"This cannot be undone. Type the {what} ({typed}) to delete it: ").strip().lower() == typed


def plain(entry: Entry) -> dict[str, object]:
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in (asdict(entry) | {"room_bytes": entry.room_bytes}).items()
    }


def print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    print()


Row = tuple[str, ...]


def print_table(rows: list[Row]) -> None:
    """The first has the heads of the columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
