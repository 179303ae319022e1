"""Whether the page shows through a picture: found out when it comes, and later for what came before."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from PIL import Image, ImageDraw
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from tests.platform.storage.test_schema import on_connection
from tests.sites.media import pictures
from tests.sites.media.pictures import svg
from vitrine.platform.processes.pool import NoTimeForIt
from vitrine.platform.storage.blobs import Blobs, FolderGone
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.schema import migrate
from vitrine.platform.storage.upgrade import alembic_config
from vitrine.sites.media.formats.cleaning import clean
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.results import Clean
from vitrine.sites.media.service import media_infos
from vitrine.sites.media.tables import Blob


def _cut_out(mode: str = "RGBA") -> bytes:
    """A red disc on nothing, with a blue middle."""
    image = Image.new("RGBA", (90, 90))
    draw = ImageDraw.Draw(image)
    draw.ellipse((5, 5, 85, 85), fill="red")
    draw.ellipse((30, 30, 60, 60), fill="blue")
    return pictures.saved(image.convert(mode), "PNG")


def _palette(clear: int | bytes) -> bytes:
    """Half of it in colour 0, half in colour 1; colour 2 is in the palette alone."""
    image = Image.new("P", (40, 40), 0)
    image.putpalette([255, 0, 0, 0, 0, 255, 0, 255, 0])
    image.paste(1, (20, 0, 40, 40))
    return pictures.saved(image, "PNG", transparency=clear)


PICTURES = {
    "a photograph": (pictures.jpeg(), False),
    "a picture on its own ground": (pictures.png(), False),
    "grey": (pictures.png("L"), False),
    "black and white": (pictures.png("1"), False),
    "cut out": (_cut_out(), True),
    "cut out, grey": (_cut_out("LA"), True),
    "alpha that is full everywhere": (pictures.png("RGBA"), False),
    "alpha that is all but full": (pictures.saved(Image.new("RGBA", (40, 40), (9, 9, 9, 253)), "PNG"), False),
    "half clear": (pictures.saved(Image.new("RGBA", (40, 40), (9, 9, 9, 128)), "PNG"), True),
    "one clear colour": (pictures.png("RGB", transparency=(220, 0, 0)), True),
    "a palette": (pictures.png("P"), False),
    "a palette's clear colour": (_palette(1), True),
    "a palette's clear colour that is nowhere": (_palette(2), False),
    "a palette's faint colour": (_palette(b"\xff\x30"), True),
    "a palette of full colours": (_palette(b"\xff\xff\x00"), False),
}


@pytest.mark.parametrize("what", PICTURES)
def test_a_picture_says_whether_one_sees_through_it(what: str) -> None:
    content, is_see_through = PICTURES[what]
    assert clean(content, "image").is_see_through is is_see_through


ON_A_GROUND = {
    "a rectangle": "<rect width='40' height='20' fill='#fff'/><path fill='red'/>",
    "larger than the drawing": "<rect x='-5' y='-5' width='100' height='100' fill='white'/>",
    "in parts of a hundred": "<defs/><rect width='100%' height='100%' style='fill:#ffffff'/>",
    "black, as everything that says nothing": "<title>x</title><rect width='40' height='20'/>",
}
ON_NOTHING = {
    "shapes": "<path fill='red'/><path fill='blue'/>",
    "nothing": "",
    "a small rectangle": "<rect width='40' height='19' fill='red'/><path/>",
    "beside": "<rect x='1' width='40' height='20' fill='red'/>",
    "drawn later": "<path/><rect width='40' height='20' fill='red'/>",
    "no filling": "<rect width='40' height='20' fill='none' stroke='red'/>",
    "faint": "<rect width='40' height='20' fill='red' fill-opacity='.5'/>",
    "faint by style": "<rect width='40' height='20' style='fill:red;opacity:.1'/>",
    "a gradient": "<rect width='40' height='20' fill='url(#a)'/>",
    "round": "<rect width='40' height='20' rx='9' fill='red'/>",
    "turned": "<rect width='40' height='20' fill='red' transform='rotate(9)'/>",
    "by a rule": "<style>.a{display:none}</style><rect class='a' width='40' height='20' fill='red'/>",
    "measures nobody knows": "<rect width='2em' height='20' fill='red'/>",
    "by a rule for all of its kind": "<style>rect{fill-opacity:.1}</style><rect width='40' height='20' fill='red'/>",
    "faint after a while": "<rect width='40' height='20' fill='red'><animate attributeName='opacity' to='0'/></rect>",
}


@pytest.mark.parametrize("what", ON_A_GROUND)
def test_a_drawing_that_begins_with_its_ground_is_not_seen_through(what: str) -> None:
    assert not clean(svg(ON_A_GROUND[what]), "image").is_see_through


@pytest.mark.parametrize("what", ON_NOTHING)
def test_any_other_drawing_is(what: str) -> None:
    assert clean(svg(ON_NOTHING[what]), "image").is_see_through


def test_a_drawings_ground_is_measured_by_what_it_shows() -> None:
    start = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="10,10 400 200">'
    assert clean(svg("<rect width='400' height='200'/><path/>", start), "image").is_see_through
    assert not clean(svg("<rect x='10' y='10' width='400' height='200'/><path/>", start), "image").is_see_through


@pytest.mark.parametrize(
    "said",
    [
        "fill-opacity='.1'",
        "style='fill:none'",
        "mask='url(#a)'",
        "visibility='hidden'",
        "width='400' height='20'",  # shown small in the middle
    ],
)
def test_what_the_whole_drawing_says_counts_for_its_ground(said: str) -> None:
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" {said}>'
    assert clean(svg("<rect width='40' height='20'/><path/>", start), "image").is_see_through


@pytest.mark.parametrize("said", ["viewBox='0 0 {} 20'", "width='{}' height='20'"])
def test_measures_of_many_digits_take_no_time(said: str) -> None:
    start = f'<svg xmlns="http://www.w3.org/2000/svg" {said.format("1" * 300_000 + "x")}>'
    began = time.process_time()
    assert clean(svg("<rect width='40' height='20'/>", start), "image").is_see_through
    assert time.process_time() - began < 1


async def _see_through(database: Database, *media_ids: str) -> list[bool]:
    async with database.reading() as session:
        infos = await media_infos(session, media_ids)
        return [infos[one].is_see_through for one in media_ids]


async def test_it_is_stored_with_the_picture(room: MediaLibrary, database: Database, site_id: str) -> None:
    cut_out = await room.accept(site_id, _cut_out(), "image", "disque.png")
    screenshot = await room.accept(site_id, pictures.png(), "image", "écran.png")
    assert await _see_through(database, cut_out, screenshot) == [True, False]
    assert not await room.has_unchecked()


async def test_what_came_before_anybody_looked_is_looked_at_by_a_job_and_its_pages_made_anew(
    room: MediaLibrary, database: Database, blobs: Blobs, site_id: str
) -> None:
    told: list[Sequence[str]] = []

    async def tell(_session: AsyncSession, _sites: Sequence[str], media: Sequence[str]) -> None:
        told.append(media)

    cut_out = await room.accept(site_id, _cut_out(), "image", "disque.png")
    screenshot = await room.accept(site_id, pictures.png(), "image", "écran.png")
    lost = await room.accept(site_id, svg(), "image", "perdu.svg")
    async with database.writing() as session:
        await session.execute(update(Blob).values(is_see_through=None))
        await blobs.delete((await session.scalars(select(Blob.hash).where(Blob.content_type == "image/svg+xml"))).one())
    # Until then what could be is taken to be: whole on a ground, no picture loses anything.
    assert await _see_through(database, cut_out, screenshot, lost) == [True, True, True]

    later = MediaLibrary(database, blobs, tell)
    assert await later.has_unchecked()
    await later.look_at_older()
    assert await _see_through(database, cut_out, screenshot, lost) == [True, False, True]
    assert told == [[screenshot]]
    assert not await later.has_unchecked()
    await later.close()


async def test_one_that_the_machine_has_no_time_for_holds_up_no_other(
    room: MediaLibrary, database: Database, site_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for height in (20, 30, 40):
        await room.accept(site_id, pictures.saved(pictures.arrow(40, height), "PNG"), "image", f"{height}.png")
    async with database.writing() as session:
        await session.execute(update(Blob).values(is_see_through=None))
    look, first = room._back.clean, list[bytes]()

    async def all_but_the_first(content: bytes, *given: Any, **named: Any) -> Clean:
        first.append(content)
        if content == first[0]:
            raise NoTimeForIt
        return await look(content, *given, **named)

    monkeypatch.setattr(room._back, "clean", all_but_the_first)
    with pytest.raises(NoTimeForIt):  # the job's row says so
        await room.look_at_older()
    async with database.reading() as session:
        assert await session.scalar(select(func.count()).where(Blob.is_see_through.is_(None))) == 1
    monkeypatch.setattr(room._back, "clean", look)
    await room.look_at_older()
    assert not await room.has_unchecked()


async def test_of_files_that_are_away_for_a_moment_nothing_is_noted_for_good(
    room: MediaLibrary, database: Database, tmp_path: Path, site_id: str
) -> None:
    """A disk that is not mounted: every file is missing, and the next look finds them all."""
    screenshot = await room.accept(site_id, pictures.png(), "image", "écran.png")
    async with database.writing() as session:
        await session.execute(update(Blob).values(is_see_through=None, variants_made_at=None))
    disk, elsewhere = tmp_path / "files", tmp_path / "elsewhere"
    disk.rename(elsewhere)
    disk.mkdir()  # where it was mounted
    for job in (room.look_at_older, room.make_all_variants):
        with pytest.raises(FolderGone):
            await job()
    disk.rmdir()
    elsewhere.rename(disk)
    async with database.reading() as session:
        noted = await session.execute(select(Blob.is_see_through, Blob.variants_made_at))
        assert noted.one() == (None, None)
    await room.look_at_older()
    assert await _see_through(database, screenshot) == [False]


async def test_whether_any_waits_is_told_without_a_look_at_all(database: Database) -> None:
    """Every process asks every few seconds, for ever (platform/jobs/runner.py)."""
    explain = "EXPLAIN QUERY PLAN" if database.is_sqlite else "EXPLAIN"
    async with database.reading() as session:
        if not database.is_sqlite:
            await session.execute(text("SET LOCAL enable_seqscan = off"))  # a table of no rows is read whole
        asked = await session.execute(text(f"{explain} SELECT hash FROM blobs WHERE is_see_through IS NULL LIMIT 1"))
        assert "ix_blobs_unlooked_at" in str(asked.all())


OLDER = {"photo": "jpeg", "cv": "pdf", "opaque": "png", "unknown": "png", "drawing": "svg+xml"}


def _store_older(connection: Connection) -> None:
    command.downgrade(alembic_config(connection), "0009")
    blob = "INSERT INTO blobs (hash, content_type, byte_count, stored_at) VALUES (:hash, :type, 9, CURRENT_TIMESTAMP)"
    connection.execute(text(blob), [{"hash": name, "type": f"image/{kind}"} for name, kind in OLDER.items()])
    copy = "INSERT INTO variants (blob_hash, content_type, width, height, byte_count, file_hash) VALUES"
    connection.execute(text(f"{copy} ('opaque', 'image/jpeg', 400, 300, 9, 'a')"))
    connection.execute(text(f"{copy} ('unknown', 'image/avif', 400, 300, 9, 'b')"))


async def test_a_migration_marks_what_is_known_without_looking(database_url: str, database: Database) -> None:
    await on_connection(database_url, _store_older)
    await migrate(database_url)
    async with database.reading() as session:
        found = {row.hash: row.is_see_through for row in await session.execute(select(Blob.hash, Blob.is_see_through))}
    assert found == {"photo": False, "cv": False, "opaque": False, "unknown": None, "drawing": None}
