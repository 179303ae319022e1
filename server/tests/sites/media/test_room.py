"""From an upload to what pages name and what is swept, on both engines."""

import asyncio
import hashlib
import os
import shutil
import time
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, func, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tests.services.object_store import ObjectStore
from tests.sites.media import documents, pictures
from tests.sites.media.conftest import nobody_is_told
from tests.sites.media.sites import make_site
from vitrine.platform.errors import NotFound
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.platform.storage import file_turns
from vitrine.platform.storage.base import now
from vitrine.platform.storage.blobs import TEMP_FOLDER, Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.problems import InvalidFormat
from vitrine.sites.media.results import Clean, CleanImage
from vitrine.sites.media.service import NotPut, claim_media, content_of, files_put, keep_media, media_infos, own_media
from vitrine.sites.media.sweeper import delete_unless_used, forget_unheld, sweep
from vitrine.sites.media.tables import Blob, MediaFile, Variant
from vitrine.sites.media.uses import note_uses
from vitrine.sites.media.variants import next_without_variants
from vitrine.sites.media.workshop.workshop import Workshop

IN_TWO_DAYS = timedelta(days=2)


async def count(database: Database, table: type) -> int:
    async with database.reading() as session:
        return int(await session.scalar(select(func.count()).select_from(table)) or 0)


async def stored(blobs: Blobs) -> set[str]:
    return {file_hash async for file_hash in blobs.list_all()}


def age_files(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file():
            os.utime(path, (time.time() - 3 * 86_400,) * 2)


async def age(database: Database, blobs: Blobs) -> None:
    """As if everything had been uploaded two days ago."""
    before = now() - IN_TWO_DAYS
    async with database.writing() as session:
        await session.execute(update(MediaFile).values(claimed_at=before, uploaded_at=before))
        await session.execute(update(Blob).values(stored_at=before))
    await asyncio.to_thread(age_files, Path(blobs.url.removeprefix("file://")))


async def test_the_same_content_is_stored_once_for_all_sites(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    other_site = await make_site(database)
    first = await room.accept(site_id, pictures.png(), "image", "logo.png")
    again = await room.accept(site_id, pictures.png(), "image", "logo (1).png")
    others = await room.accept(other_site, pictures.png(), "image", "logo.png")
    assert first == again != others
    assert (await count(database, Blob), await count(database, MediaFile)) == (1, 2)
    assert len(await stored(blobs)) == 1
    async with database.reading() as session:
        [mine] = await own_media(session, site_id, [first, others])
        assert (mine.id, mine.file_name, mine.type) == (first, "logo (1).png", "image/png")
        assert (mine.width, mine.height) == (60, 40)
        assert set(await media_infos(session, [first, others, "0" * 32])) == {first, others}
        content_type, content = await content_of(session, blobs, first)
        assert content_type == "image/png" and len(content) == mine.byte_count


async def test_twenty_uploads_of_one_file_at_once_are_one(room: MediaLibrary, database: Database, site_id: str) -> None:
    ids = await asyncio.gather(*(room.accept(site_id, pictures.jpeg(), "image", "a.jpg") for _ in range(20)))
    assert len(set(ids)) == 1
    assert await count(database, Blob) == 1


async def test_a_refused_file_leaves_nothing_and_is_named(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    with pytest.raises(InvalidFormat) as refused:
        await room.accept(site_id, b"bonjour", "image", "note.txt")
    assert refused.value.params == {"filename": "note.txt"}
    assert (await count(database, Blob), await stored(blobs)) == (0, set())


async def test_variants_are_made_once_and_the_sites_are_told(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    told: list[tuple[list[str], list[str]]] = []

    async def hear(_session: object, site_ids: Sequence[str], media_ids: Sequence[str]) -> None:
        told.append((list(site_ids), list(media_ids)))

    room._on_variants_made = hear
    media_id = await room.accept(site_id, pictures.rotated_jpeg(6, 900, 700), "image", "photo.jpg")
    drawing = await room.accept(site_id, pictures.svg(), "image", "logo.svg")
    async with database.reading() as session:
        assert (await media_infos(session, [media_id]))[media_id].copies is None
    await room.make_all_variants()
    await room.make_all_variants()
    assert told == [([site_id], [media_id])]
    async with database.reading() as session:
        infos = await media_infos(session, [media_id, drawing])
        hashes = list(await session.scalars(select(Variant.file_hash)))
    copies = infos[media_id].copies
    assert copies is not None
    assert next(iter(copies.widths.items())) == ("avif", [320, 512, 768, 900])
    assert infos[drawing].copies is None
    assert len(hashes) == sum(map(len, copies.widths.values()))
    for file_hash in hashes:
        assert await blobs.has(file_hash)


async def test_a_machine_without_time_for_variants_makes_them_later(
    room: MediaLibrary, database: Database, site_id: str
) -> None:
    """Nothing was found wrong with the file: its row goes on waiting, and the next run of the job makes them."""
    media_id = await room.accept(site_id, pictures.png(), "image", "later.png")
    # Whatever the machine does meanwhile: no answer comes in time.
    silent = Workshop(children=1, is_background=True, max_job_s=0.05, module="tests.sites.media.silent")
    room._back, hurried = silent, room._back
    with pytest.raises(NoTimeForIt):
        await room.make_all_variants()
    await room._back.close()
    assert await next_without_variants(database) is not None
    async with database.reading() as session:
        assert (await media_infos(session, [media_id]))[media_id].copies is None
    room._back = hurried
    await room.make_all_variants()
    assert await next_without_variants(database) is None


async def test_what_the_machine_has_no_time_for_steps_back_behind_the_others(
    room: MediaLibrary, database: Database, site_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def upload(height: int) -> str:
        picture = pictures.saved(pictures.arrow(40, height), "PNG")
        return await room.accept(site_id, picture, "image", f"{height}.png")

    make, tried = room._back.make_variants, list[int]()

    async def make_all_but_one(content: bytes) -> list[CleanImage]:
        height = int.from_bytes(content[20:24])  # as a PNG's header says it
        tried.append(height)
        if height == 20:
            raise NoTimeForIt
        return await make(content)

    monkeypatch.setattr(room._back, "make_variants", make_all_but_one)
    for height in (20, 30):
        await upload(height)
    with pytest.raises(NoTimeForIt):  # the job's row says so
        await room.make_all_variants()
    await upload(40)
    with pytest.raises(NoTimeForIt):
        await room.make_all_variants()
    assert tried == [20, 30, 40, 20]
    assert await count(database, Blob) == 3
    monkeypatch.setattr(room._back, "make_variants", make)
    await room.make_all_variants()
    assert await next_without_variants(database) is None


async def test_two_workers_that_make_the_same_variants_do_not_collide(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    await room.accept(site_id, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95), "image", "a.jpg")
    other = MediaLibrary(database, blobs, nobody_is_told)
    await asyncio.gather(room.make_all_variants(), other.make_all_variants())
    await other.close()
    assert await count(database, Variant) > 0


async def leave(database: Database, blobs: Blobs) -> None:
    """As when an account is deleted: nobody has its files any more, and they go."""
    async with database.writing() as session:
        await session.execute(delete(MediaFile))
    await forget_unheld(database, blobs)


async def test_a_file_that_goes_while_its_copies_are_made_leaves_none(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.accept(site_id, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95), "image", "a.jpg")
    make = room._back.make_variants

    async def make_slowly(content: bytes) -> list[CleanImage]:
        made = await make(content)
        await leave(database, blobs)
        return made

    monkeypatch.setattr(room._back, "make_variants", make_slowly)
    await room.make_all_variants()
    assert await stored(blobs) == set()


async def test_a_file_that_goes_while_its_copies_are_noted_takes_them_along(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    await room.accept(site_id, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95), "image", "a.jpg")
    leaving: list[asyncio.Task[None]] = []

    async def hear(session: AsyncSession, _sites: object, _media: object) -> None:
        await session.flush()
        leaving.append(asyncio.create_task(leave(database, blobs)))
        await asyncio.wait(leaving, timeout=1)  # as far as it gets while our transaction is open

    room._on_variants_made = hear
    await room.make_all_variants()
    await leaving[0]
    assert await stored(blobs) == set()


async def test_background_work_finds_a_new_upload(room: MediaLibrary, database: Database, site_id: str) -> None:
    room.start()
    await room.accept(site_id, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95), "image", "a.jpg")
    async with asyncio.timeout(30):
        while await count(database, Variant) == 0:  # noqa: ASYNC110 - the work is another task's
            await asyncio.sleep(0.05)


async def test_what_nobody_uses_for_a_day_is_swept_and_the_rest_stays(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    kept = await room.accept(site_id, pictures.rotated_jpeg(1, 700, 500), "image", "kept.jpg")
    await room.accept(site_id, pictures.saved(pictures.noise(700, 500), "JPEG", quality=50), "image", "lost.jpg")
    await room.make_all_variants()
    async with database.writing() as session:
        await note_uses(session, site_id, "home", {kept})
    await age(database, blobs)
    fresh = await room.accept(site_id, documents.plain_pdf(), "file", "cv.pdf")
    assert await sweep(database, blobs) > 0
    async with database.reading() as session:
        infos = await media_infos(session, [kept, fresh])
        assert set(infos) == {kept, fresh}
        rows = set(await session.scalars(select(Blob.hash))) | set(await session.scalars(select(Variant.file_hash)))
    assert await stored(blobs) == rows
    assert await sweep(database, blobs) == 0


async def test_what_a_save_claims_is_not_swept_although_it_was_old(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    media_id = await room.accept(site_id, pictures.png(), "image", "a.png")
    await age(database, blobs)
    async with database.writing() as session:
        assert await claim_media(session, site_id, {media_id: "image"}) == set()
    await sweep(database, blobs)
    assert await count(database, MediaFile) == 1


async def test_a_claim_names_what_is_unknown_another_sites_or_of_the_wrong_kind(
    room: MediaLibrary, database: Database, site_id: str
) -> None:
    other_site = await make_site(database)
    image = await room.accept(site_id, pictures.png(), "image", "a.png")
    document = await room.accept(site_id, documents.plain_pdf(), "file", "cv.pdf")
    others = await room.accept(other_site, pictures.jpeg(), "image", "b.jpg")
    async with database.writing() as session:
        assert await claim_media(session, site_id, {image: "image", document: "file"}) == set()
        bad = await claim_media(session, site_id, {image: "file", document: "image", others: "image", "0" * 32: "file"})
        assert bad == {document, others, "0" * 32}


async def test_an_upload_of_swept_content_brings_it_back(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    await room.accept(site_id, pictures.png(), "image", "a.png")
    await age(database, blobs)
    await sweep(database, blobs)
    assert await stored(blobs) == set()
    media_id = await room.accept(site_id, pictures.png(), "image", "a.png")
    async with database.reading() as session:
        await content_of(session, blobs, media_id)


async def test_uploads_and_sweeps_of_the_same_content_never_leave_a_hole(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    """Whoever is first: a row always has its file."""
    for _ in range(10):
        await room.accept(site_id, pictures.png(), "image", "a.png")
        await age(database, blobs)
        await asyncio.gather(
            sweep(database, blobs), room.accept(site_id, pictures.png(), "image", "a.png"), sweep(database, blobs)
        )
        async with database.reading() as session:
            rows = set(await session.scalars(select(Blob.hash)))
        assert rows <= await stored(blobs)


class Watched(Blobs):
    """Notes what is asked of the store while SQLite's write lock is held: a silent store would keep it held."""

    def __init__(self, url: str, database: Database) -> None:
        super().__init__(url)
        self._write_lock = database.slots._write_lock
        self.asked, self.asked_under_the_write_lock = 0, list[str]()

    def _note(self, what: str) -> None:
        self.asked += 1
        if self._write_lock is not None and self._write_lock.locked():
            self.asked_under_the_write_lock.append(what)

    async def has(self, content_hash: str) -> bool:
        self._note("has")
        return await super().has(content_hash)

    async def put(self, content_hash: str, content: bytes) -> None:
        self._note("put")
        await super().put(content_hash, content)

    async def delete(self, content_hash: str) -> None:
        self._note("delete")
        await super().delete(content_hash)


async def test_nobody_waits_for_the_store_with_the_only_pen_in_his_hand(
    database: Database, blobs: Blobs, site_id: str
) -> None:
    store = Watched(blobs.url, database)
    room = MediaLibrary(database, store, nobody_is_told)
    await room.accept(site_id, pictures.png(), "image", "a.png")
    await room.make_all_variants()
    with pytest.raises(NotFound):  # its site was deleted meanwhile
        await room.accept("0" * 32, pictures.jpeg(), "image", "b.jpg")
    await leave(database, store)
    await room.close()
    assert store.asked and store.asked_under_the_write_lock == []
    assert await stored(blobs) == set()


async def test_a_file_that_is_being_kept_is_not_deleted_meanwhile(
    database: Database, blobs: Blobs, database_engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if database_engine != "sqlite":
        pytest.skip("PostgreSQL's turns are in the transaction")
    monkeypatch.setattr(file_turns, "PATIENCE_S", 0.1)
    content_hash = "ab" * 32
    await blobs.put(content_hash, b"x")
    async with file_turns.keeping(database, [content_hash]), file_turns.keeping(database, [content_hash]):
        assert not await delete_unless_used(database, blobs, content_hash), "it stays for the next sweep"
    assert await delete_unless_used(database, blobs, content_hash)


async def test_no_row_is_written_for_a_file_that_is_not_being_kept(
    database: Database, blobs: Blobs, site_id: str
) -> None:
    """A sweep could take the file between its putting and its row: so who writes the row has to show that it cannot."""
    drawing, other = (Clean(content, "image/svg+xml", 1, 1) for content in (b"<svg/>", b"<svg></svg>"))
    content_hash = hashlib.sha256(drawing.content).hexdigest()
    async with files_put(database, blobs, {content_hash: drawing.content}) as put:
        with pytest.raises(NotPut):
            async with database.writing() as session:
                await keep_media(session, put, site_id, other, "b.svg")
        async with database.writing() as session:
            await keep_media(session, put, site_id, drawing, "a.svg")
    with pytest.raises(NotPut):  # its turn is over
        async with database.writing() as session:
            await keep_media(session, put, site_id, drawing, "a.svg")
    assert (await count(database, Blob), await count(database, MediaFile)) == (1, 1)


async def test_the_folder_of_turns_may_be_deleted(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    await room.accept(site_id, pictures.png(), "image", "a.png")
    folder = Path(make_url(database.url).database or "").parent / file_turns.FOLDER
    assert folder.is_dir() is database.is_sqlite
    await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
    await room.accept(site_id, pictures.jpeg(), "image", "b.jpg")
    assert len(await stored(blobs)) == 2


async def test_leftovers_of_cut_writes_go_within_the_hour(
    room: MediaLibrary, database: Database, blobs: Blobs, tmp_path: Path
) -> None:
    leftover = tmp_path / "files" / TEMP_FOLDER / "half"
    leftover.parent.mkdir(parents=True)
    leftover.write_bytes(b"half")
    os.utime(leftover, (time.time() - 3600, time.time() - 3600))
    await sweep(database, blobs)
    assert not leftover.exists()


async def test_everything_works_on_s3_too(
    database: Database, site_id: str, object_store: ObjectStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in object_store.environment().items():
        monkeypatch.setenv(name, value)
    blobs = Blobs(f"s3://media/{tmp_path.name}-{database.engine.dialect.name}")
    room = MediaLibrary(database, blobs, nobody_is_told)
    media_id = await room.accept(
        site_id, pictures.saved(pictures.arrow(700, 500), "JPEG", quality=95), "image", "a.jpg"
    )
    await room.make_all_variants()
    await room.close()
    async with database.reading() as session:
        info = (await media_infos(session, [media_id]))[media_id]
    assert info.copies
    assert await sweep(database, blobs) == 0
    assert len(await stored(blobs)) == 1 + sum(map(len, info.copies.widths.values()))
