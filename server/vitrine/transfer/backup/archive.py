"""The archive of a backup: a tar of plain files in a fixed order, packed by zstd, that proves its own wholeness.

Its blocks are written and read here, since `tarfile` follows links and reads headers of any size into memory. Nothing
is ever unpacked to a name that an archive gives. Any tar opens it: `tar --zstd -xf`. Called by its room.
"""

import hashlib
import json
import re
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, BinaryIO, Literal, TypeVar

import zstandard
from pydantic import BaseModel, ConfigDict, ValidationError

from vitrine.platform.errors import Refused

FORMAT = 1
HEADER, KEY, ENDING = "vitrine-backup.json", "secret.key", "ending.json"
BLOCK = tarfile.BLOCKSIZE
ROWS_MAX_BYTES, FILE_MAX_BYTES = 64 << 20, 256 << 20
# What our level uses is 2 MiB: an archive that asks for more memory to be unpacked is not ours.
WINDOW_MAX_BYTES = 8 << 20
LEVEL = 3
_ROWS = re.compile(r"rows/([a-z_]+)/\d+\.jsonl")
_FILE = re.compile(r"files/([0-9a-f]{64})")

Part = TypeVar("Part", bound=BaseModel)
Kind = Literal["text", "integer", "float", "boolean", "moment", "date", "json", "bytes"]


class BadArchive(Refused):
    """Not a backup, damaged, cut off, or made to do harm."""


class Header(BaseModel):
    """The first member. `keys` are marks of the secret keys, by which they are recognised and not known."""

    model_config = ConfigDict(extra="forbid")

    format: int
    revision: str
    made_at: datetime
    keys: list[str]
    tables: dict[str, dict[str, Kind]]


class Ending(BaseModel):
    """The last member: how much there was, and a digest over every member before it."""

    model_config = ConfigDict(extra="forbid")

    rows: dict[str, int]
    files: int
    file_bytes: int
    digest: str


@dataclass(frozen=True)
class Member:
    name: str
    content: bytes

    @property
    def table(self) -> str | None:
        """Whose rows these are, if they are rows."""
        return found.group(1) if (found := _ROWS.fullmatch(self.name)) else None

    @property
    def file_hash(self) -> str | None:
        return found.group(1) if (found := _FILE.fullmatch(self.name)) else None


def _place(name: str) -> int:
    """Where in the order it stands; only rows and files are many."""
    if name in (HEADER, KEY):
        return (HEADER, KEY).index(name)
    for place, many in enumerate((_ROWS, _FILE), 2):
        if many.fullmatch(name):
            return place
    if name == ENDING:
        return 4
    raise BadArchive(f"not a Vitrine backup: nothing in one is called '{name[:80]}'")


def _limit(name: str) -> int:
    return FILE_MAX_BYTES if _FILE.fullmatch(name) else ROWS_MAX_BYTES


class _Tally:
    """The digest over all members, and what has been counted of them."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()
        self.rows: dict[str, int] = {}
        self.files = self.file_bytes = 0

    def count(self, member: Member) -> None:
        self._digest.update(f"{member.name} {hashlib.sha256(member.content).hexdigest()}\n".encode())
        if table := member.table:
            self.rows[table] = self.rows.get(table, 0) + member.content.count(b"\n")
        elif member.file_hash:
            self.files += 1
            self.file_bytes += len(member.content)

    def ending(self) -> Ending:
        return Ending(
            rows=self.rows, files=self.files, file_bytes=self.file_bytes, digest=self._digest.copy().hexdigest()
        )


class ArchiveWriter:
    def __init__(self, target: BinaryIO, header: Header) -> None:
        self._target = target
        self._packed = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).stream_writer(target, closefd=False)
        self._made_at = int(header.made_at.timestamp())
        self._tally = _Tally()
        self._parts = 0
        self.add(HEADER, header.model_dump_json().encode())

    def add(self, name: str, content: bytes) -> None:
        if len(content) > _limit(name):
            raise Refused(f"{name} is larger than a backup can hold ({len(content)} bytes)")
        self._write(name, content)
        self._tally.count(Member(name, content))

    def add_rows(self, table: str, lines: list[bytes]) -> None:
        """One member per handful of rows: a tar's member says its size first, and all rows do not fit in memory."""
        self._parts += 1
        self.add(f"rows/{table}/{self._parts:06}.jsonl", b"".join(line + b"\n" for line in lines))

    def add_file(self, file_hash: str, content: bytes) -> None:
        self.add(f"files/{file_hash}", content)

    def _write(self, name: str, content: bytes) -> None:
        info = tarfile.TarInfo(name)
        info.size, info.mode, info.mtime = len(content), 0o600, self._made_at
        for part in (info.tobuf(tarfile.USTAR_FORMAT), content, bytes(-len(content) % BLOCK)):
            self._packed.write(part)

    def finish(self) -> Ending:
        ending = self._tally.ending()
        self._write(ENDING, ending.model_dump_json().encode())
        self._packed.flush(zstandard.FLUSH_FRAME)
        # Packed by themselves, so that the very last byte is needed: unpackers do not miss the end of an ended stream.
        self._target.write(zstandard.ZstdCompressor().compress(bytes(2 * BLOCK)))
        return ending


class _Unpacked:
    """The bytes of the tar, in exact amounts."""

    def __init__(self, source: BinaryIO) -> None:
        source.seek(0)
        unpacker = zstandard.ZstdDecompressor(max_window_size=WINDOW_MAX_BYTES)
        self._stream = unpacker.stream_reader(source, read_across_frames=True, closefd=False)

    def take(self, size: int) -> bytes:
        taken = bytearray()
        while len(taken) < size:
            if not (more := self._read(min(size - len(taken), 1 << 20))):
                raise BadArchive("the backup is cut off")
            taken += more
        return bytes(taken)

    def has_more(self) -> bool:
        return bool(self._read(1))

    def _read(self, size: int) -> bytes:
        try:
            return self._stream.read(size)
        except zstandard.ZstdError as error:
            raise BadArchive(f"not a Vitrine backup, or a damaged one ({error})") from None


def _next_member(source: _Unpacked, after: int) -> Member:
    try:
        info = tarfile.TarInfo.frombuf(source.take(BLOCK), "ascii", "strict")
    except (tarfile.HeaderError, UnicodeError):
        raise BadArchive("not a Vitrine backup, or a damaged one") from None
    place, limit = _place(info.name), _limit(info.name)
    if place < after or (place == after and place in (0, 1)):
        raise BadArchive(f"not a Vitrine backup: '{info.name}' is not in its place")
    if info.type != tarfile.REGTYPE or not 0 <= info.size <= limit:
        raise BadArchive(f"not a Vitrine backup: '{info.name}' is no plain file of at most {limit} bytes")
    content = source.take(info.size)
    source.take(-info.size % BLOCK)
    return Member(info.name, content)


def read_members(source: BinaryIO) -> Iterator[Member]:
    """The members between header and ending. It ends only where everything was there and as it was written."""
    unpacked, tally, place = _Unpacked(source), _Tally(), -1
    while (member := _next_member(unpacked, place)).name != ENDING:
        tally.count(member)
        place = _place(member.name)
        if (file_hash := member.file_hash) and hashlib.sha256(member.content).hexdigest() != file_hash:
            raise BadArchive(f"the backup is damaged: file {file_hash} has another content")
        if member.name != HEADER:
            yield member
    if _parsed(Ending, member) != tally.ending() or unpacked.take(2 * BLOCK).strip(b"\0") or unpacked.has_more():
        raise BadArchive("the backup is damaged: its ending does not fit what comes before")


def read_header(source: BinaryIO) -> Header:
    first = _next_member(_Unpacked(source), -1)
    if first.name != HEADER:
        raise BadArchive("not a Vitrine backup: it does not begin like one")
    try:
        made_for: Any = json.loads(first.content).get("format")
    except (ValueError, AttributeError, RecursionError):
        made_for = None
    if isinstance(made_for, int) and made_for > FORMAT:
        raise Refused(f"the backup was made by a newer Vitrine (format {made_for}): update Vitrine first")
    return _parsed(Header, first)


def _parsed(kind: type[Part], member: Member) -> Part:
    try:
        return kind.model_validate_json(member.content)
    except ValidationError:
        raise BadArchive(f"the backup is damaged: {member.name} cannot be read") from None
