"""Large files that are kept for a while: whole or not there, in a folder and in a real S3, never held in memory."""

import tracemalloc
from pathlib import Path

import pytest

from vitrine.platform.errors import NoSpace
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.parcels import PIECE_BYTES, Parcels, new_parcel_name
from vitrine.platform.storage.reserve import Reserve
from vitrine.transfer.export_archive.packing import ZipPack

MEGABYTES = 48


async def test_a_parcel_is_put_read_listed_and_deleted(blobs_url: str, tmp_path: Path) -> None:
    parcels, name = Parcels(Blobs(blobs_url), tmp_path / "scratch"), new_parcel_name()
    content = bytes(range(256)) * (3 * PIECE_BYTES // 256) + b"end"
    async with parcels.spool() as spool:
        spool.file.write(content)
        assert await parcels.put(name, spool) == len(content)
    assert await parcels.names() == [name]
    first = await parcels.first_piece(name)
    read = [piece async for piece in parcels.pieces(name, first, len(content))]
    assert b"".join(read) == content and max(map(len, read)) == PIECE_BYTES
    await parcels.delete(name)
    await parcels.delete(name)
    assert await parcels.names() == []
    with pytest.raises(BlobMissing):
        await parcels.first_piece(name)


async def test_it_is_no_blob_and_what_is_not_put_leaves_nothing(tmp_path: Path) -> None:
    """So a backup, which lists the blobs, has none; and a spool goes with whoever wrote it."""
    blobs = Blobs((tmp_path / "files").as_uri())
    parcels = Parcels(blobs, tmp_path)
    async with parcels.spool() as spool:
        await parcels.put(new_parcel_name(), spool)
    assert [name async for name in blobs.list_all()] == []
    async with parcels.spool() as spool:
        spool.file.write(b"half")
    assert list((tmp_path / "files" / "unfinished").iterdir()) == []
    with pytest.raises(ValueError, match="etc"):
        await parcels.first_piece("../../etc/passwd")


async def test_packing_takes_the_memory_of_a_piece(tmp_path: Path) -> None:
    parcels, piece = Parcels(Blobs((tmp_path / "files").as_uri()), tmp_path), b"\0" * PIECE_BYTES
    async with parcels.spool() as spool:
        pack = ZipPack(spool.file, None)
        tracemalloc.start()
        async with pack.entry("files/one.jpg") as write:
            for _ in range(MEGABYTES * (1 << 20) // PIECE_BYTES):
                await write(piece)
        await pack.close()
        size, (_, peak) = await parcels.put(new_parcel_name(), spool), tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert size > MEGABYTES << 20 and peak < 8 << 20


async def test_an_almost_full_disk_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parcels = Parcels(Blobs((tmp_path / "files").as_uri()), tmp_path)
    async with parcels.spool() as spool:
        pack = ZipPack(spool.file, None, spool.require_disk_space)
        monkeypatch.setattr(Reserve, "is_low", lambda _: True)
        with pytest.raises(NoSpace):
            async with pack.entry("files/one.jpg") as write:
                await write(b"\0" * PIECE_BYTES)
        pack.abandon()
