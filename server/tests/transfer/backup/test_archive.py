"""Archives that are not what `vitrine backup` wrote: refused, with nothing done. No database is touched here."""

import hashlib
import io
import json
import tarfile
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
import zstandard

from vitrine.platform.errors import Refused
from vitrine.platform.storage.schema import newest_version
from vitrine.transfer.backup.archive import (
    ENDING,
    FORMAT,
    HEADER,
    ArchiveWriter,
    BadArchive,
    Header,
    Kind,
    read_members,
)
from vitrine.transfer.backup.reading import verify_backup
from vitrine.transfer.backup.rows import read_rows

FILE = b"a picture" * 1000
FILE_HASH = hashlib.sha256(FILE).hexdigest()
COLUMNS: dict[str, Kind] = {"id": "text", "revision": "integer", "made_at": "moment"}
ROW = b'["s1",3,"2026-01-01T00:00:00.000001+00:00"]'
Block = tuple[tarfile.TarInfo, bytes]


def header(**changes: Any) -> Header:
    whole = {"format": FORMAT, "revision": newest_version(), "made_at": datetime.now(UTC), "keys": ["k"]}
    return Header(**{**whole, "tables": {"sites": COLUMNS}, **changes})


def archive(**changes: Any) -> bytes:
    target = io.BytesIO()
    writer = ArchiveWriter(target, header(**changes))
    writer.add_rows("sites", [ROW] * 3)
    writer.add_file(FILE_HASH, FILE)
    writer.finish()
    return target.getvalue()


def verify(content: bytes) -> None:
    verify_backup(io.BytesIO(content), lambda _what, _count: None)


def unpacked(content: bytes) -> bytes:
    return zstandard.ZstdDecompressor().stream_reader(content).read()


def packed(content: bytes, **options: Any) -> bytes:
    return zstandard.ZstdCompressor(**options).compress(content)


def blocks(content: bytes) -> list[Block]:
    found: list[Block] = []
    with tarfile.open(fileobj=io.BytesIO(unpacked(content))) as tar:
        for info in tar:
            file = tar.extractfile(info)
            assert file is not None, f"{info.name} is no plain file"
            found.append((info, file.read()))
    return found


def tarred(members: list[Block], form: int = tarfile.USTAR_FORMAT) -> bytes:
    """As any tar would write it, its ending made to fit by somebody who knows how."""
    digest = hashlib.sha256()
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=form) as tar:
        for info, content in members:
            body = content
            if info.name == ENDING:
                body = json.dumps({**json.loads(content), "digest": digest.hexdigest()}).encode()
            digest.update(f"{info.name} {hashlib.sha256(body).hexdigest()}\n".encode())
            info.size = len(body)
            tar.addfile(info, io.BytesIO(body))
    return packed(target.getvalue().rstrip(b"\0") + bytes(-len(target.getvalue().rstrip(b"\0")) % 512) + bytes(1024))


def test_a_whole_one_is_read_and_any_tar_reads_it() -> None:
    verify(archive())
    assert [info.name for info, _ in blocks(archive())] == [
        HEADER,
        "rows/sites/000001.jsonl",
        f"files/{FILE_HASH}",
        ENDING,
    ]
    verify(tarred(blocks(archive())))


def test_cut_off_anywhere_it_is_refused() -> None:
    whole = archive()
    for length in range(len(whole)):
        with pytest.raises(BadArchive):
            verify(whole[:length])
    plain = unpacked(whole)
    for length in range(0, len(plain), 256):
        with pytest.raises(BadArchive):
            verify(packed(plain[:length]))


def _contents(plain: bytes) -> list[tuple[str, bytes]]:
    return [(member.name, member.content) for member in read_members(io.BytesIO(packed(plain)))]


def test_a_changed_byte_is_noticed_even_where_the_packing_does_not() -> None:
    """Some bytes of a tar mean nothing to us (owner, padding): changed ones are refused, or change nothing."""
    plain = unpacked(archive())
    refused = 0
    for place in range(0, len(plain), 53):
        damaged = plain[:place] + bytes([plain[place] ^ 1]) + plain[place + 1 :]
        try:
            found = _contents(damaged)
        except BadArchive:
            refused += 1
        else:
            assert found == _contents(plain), place
    assert refused > len(FILE) // 53


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04 something else", b"\0" * 5000, packed(b"\0" * 5000), packed(b"x")]
)
def test_other_files_are_no_backups(content: bytes) -> None:
    with pytest.raises(BadArchive):
        verify(content)


def test_what_comes_after_the_ending_is_refused() -> None:
    with pytest.raises(BadArchive):
        verify(archive() + b"more")
    with pytest.raises(BadArchive):
        verify(archive() + archive())


def _named(name: str) -> Callable[[tarfile.TarInfo], None]:
    return lambda info: setattr(info, "name", name)


def _typed(kind: bytes) -> Callable[[tarfile.TarInfo], None]:
    def change(info: tarfile.TarInfo) -> None:
        info.type, info.linkname = kind, "/etc/passwd"

    return change


@pytest.mark.parametrize(
    "change",
    [
        *(
            _named(name)
            for name in ("../../etc/cron.d/x", "/etc/passwd", "files/../../x", "files/" + "A" * 64, "rows/x")
        ),
        *(
            _typed(kind)
            for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE)
        ),
        *(
            _typed(kind)
            for kind in (tarfile.GNUTYPE_SPARSE, tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE, tarfile.XGLTYPE)
        ),
    ],
)
def test_names_and_kinds_that_could_do_harm_are_refused(change: Callable[[tarfile.TarInfo], None]) -> None:
    made = blocks(archive())
    change(made[2][0])
    with pytest.raises(BadArchive):
        verify(tarred(made))


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (1, 0, 2, 3), (0, 0, 1, 2, 3), (0, 1, 3, 2), (0, 1, 3), (0, 1, 2)])
def test_members_out_of_place_repeated_or_missing_are_refused(order: tuple[int, ...]) -> None:
    made = blocks(archive())
    with pytest.raises(BadArchive):
        verify(tarred([made[place] for place in order]))


def test_a_member_that_would_fill_the_memory_is_refused_at_its_name() -> None:
    info = tarfile.TarInfo(HEADER)
    info.size = 7 << 30
    huge = packed(info.tobuf(tarfile.USTAR_FORMAT))  # none of it need be there
    with pytest.raises(BadArchive, match="at most"):
        verify(huge)


def test_a_packing_that_asks_for_much_memory_is_refused() -> None:
    options = zstandard.ZstdCompressionParameters(window_log=26)
    packer = zstandard.ZstdCompressor(compression_params=options).compressobj()
    with pytest.raises(BadArchive):
        verify(packer.compress(unpacked(archive())) + packer.flush())


def test_a_file_that_is_not_what_its_name_says_is_refused() -> None:
    made = blocks(archive())
    made[2] = (made[2][0], FILE[:-1] + b"X")
    with pytest.raises(BadArchive, match="another content"):
        verify(tarred(made))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b'["s1",3]',
        b'["s1",3,"2026-01-01T00:00:00+00:00",1]',
        b'[1,3,"2026-01-01T00:00:00+00:00"]',
        b'["s1",true,"2026-01-01T00:00:00+00:00"]',
        b'["s1",9223372036854775808,"2026-01-01T00:00:00+00:00"]',
        b'["s1",3,"2026-01-01T00:00:00"]',
        b'["s1",3,"yesterday"]',
        b"[" * 100_000,
        b'["s1",' + b"9" * 10_000 + b',"2026-01-01T00:00:00+00:00"]',
        b"\xff",
    ],
)
def test_rows_that_are_none_are_refused_before_a_database_sees_them(line: bytes) -> None:
    assert read_rows(ROW, COLUMNS)
    with pytest.raises(BadArchive):
        read_rows(ROW + b"\n" + line + b"\n", COLUMNS)


def test_a_newer_one_is_refused_and_says_so() -> None:
    for changes in ({"revision": "9999"}, {"format": FORMAT + 1}):
        with pytest.raises(Refused, match="newer Vitrine"):
            verify(archive(**changes))
