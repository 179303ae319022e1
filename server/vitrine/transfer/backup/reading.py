"""The one reader of an archive, whole or one site of it: all that can be known of it without a database."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from vitrine.platform.errors import Refused
from vitrine.transfer.backup.archive import KEY, BadArchive, Header, Kind, Member, read_header, read_members
from vitrine.transfer.backup.keys import sound_key
from vitrine.transfer.backup.rows import FILE_NAMES, read_rows
from vitrine.transfer.backup.writing import Progress


@dataclass
class Verified:
    header: Header
    carried_key: str | None = None
    rows: int = 0
    sites: int = 0
    files: int = 0
    file_bytes: int = 0
    held_mails: int = 0
    # Of files that rows name and the archive has not; as bytes, since there may be many.
    missing: set[bytes] = field(default_factory=set)


def verify_backup(source: BinaryIO, progress: Progress) -> Verified:
    """The whole archive is read, nothing is written."""
    from vitrine.platform.storage.upgrade import known_versions

    found = Verified(read_header(source))
    if (revision := found.header.revision) not in known_versions():
        raise Refused(f"the backup was made by a newer Vitrine (version '{revision}'): update Vitrine first")
    for member in read_members(source):
        if member.name == KEY:
            found.carried_key = sound_key(member.content)
        elif member.table is not None:
            rows = read_rows(member.content, columns_in(found.header, member.table))
            found.rows += len(rows)
            found.sites += len(rows) if member.table == "sites" else 0
            if named := FILE_NAMES.get(member.table):
                found.missing.update(_digest(row.get(named)) for row in rows)
        elif member.file_hash:
            found.files += 1
            found.file_bytes += len(member.content)
            found.missing.discard(bytes.fromhex(member.file_hash))
        progress("verified files" if found.files else "verified rows", found.files or found.rows)
    return found


def _digest(name: object) -> bytes:
    try:
        return bytes.fromhex(str(name))
    except ValueError:
        raise BadArchive("the backup is damaged: a row names a file by no hash") from None


def columns_in(header: Header, name: str) -> dict[str, Kind]:
    if name not in header.tables:
        raise BadArchive(f"the backup is damaged: its table '{name}' is unknown")
    return header.tables[name]


def read_row_parts(source: BinaryIO, header: Header) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A table and some of its rows at a time, those that others refer to first."""
    for member in read_members(source):
        if member.file_hash:
            return
        if member.table:
            yield member.table, read_rows(member.content, columns_in(header, member.table))


def read_files(source: BinaryIO, wanted: set[str] | None = None) -> Iterator[Member]:
    """All of them, or those that are wanted."""
    return (
        member for member in read_members(source) if member.file_hash and (wanted is None or member.file_hash in wanted)
    )
