"""Fewer versions as time goes: all of a month, one a day for a year, and never more than the site's room for them.

What counts is when a version was replaced: the one in force never goes, however old it is, nor does what it replaced
yesterday. `thin_versions` is a job of app.py; `keep_to_room` is asked by saves.
"""

import asyncio
import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.logs import reason_of
from vitrine.platform.storage.base import Moment, now
from vitrine.platform.storage.database import Database
from vitrine.sites.site.named_media import WITH_MEDIA, note_version_media
from vitrine.sites.site.revisions import hold_sites
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.history import COUNTED_BYTES, used_bytes
from vitrine.sites.site.versions.keeping import media_in
from vitrine.sites.site.versions.tables import Version

log = logging.getLogger(__name__)

ALL_FOR = timedelta(days=30)
DAILY_FOR = timedelta(days=365)
SITES_AT_ONCE = 50
NUMBERS_AT_ONCE = 500
READ_AT_ONCE = 50
LOOKED_AT_EVERY = 16  # saves: the sum of a site's versions need not be asked by each of them
LEFT_WHEN_FULL = 0.9  # so that the next look finds room again


def is_over(saved_at: datetime, replaced_at: datetime | None, moment: datetime) -> bool:
    if replaced_at is None or replaced_at > moment - ALL_FOR:
        return False
    is_last_of_its_day = saved_at.date() != replaced_at.date()
    return not is_last_of_its_day or replaced_at <= moment - DAILY_FOR


def light_rows(*site_ids: str) -> Any:
    """Each version with the moment at which another took its place."""
    replaced = func.lead(Version.saved_at, type_=Moment()).over(
        partition_by=(Version.site_id, Version.section, Version.language), order_by=Version.number
    )
    counted = COUNTED_BYTES.label("byte_count")
    columns = (Version.site_id, Version.number, Version.saved_at, counted, replaced.label("replaced_at"))
    return select(*columns).where(Version.site_id.in_(site_ids)).order_by(Version.site_id, Version.number)


def _too_many(rows: Collection[Any], room_bytes: int) -> list[int]:
    """The oldest ones, until the rest has room."""
    used, gone = sum(row.byte_count for row in rows), list[int]()
    if used <= room_bytes:
        return gone
    for row in rows:
        if used <= room_bytes * LEFT_WHEN_FULL:
            break
        if row.replaced_at is not None:
            gone.append(row.number)
            used -= row.byte_count
    return gone


def _going(rows: Collection[Any], moment: datetime, room_bytes: int) -> list[int]:
    over = [row.number for row in rows if is_over(row.saved_at, row.replaced_at, moment)]
    gone = set(over)
    return over + _too_many([row for row in rows if row.number not in gone], room_bytes)


async def forget(session: AsyncSession, site_id: str, numbers: list[int]) -> None:
    sections = set[str]()
    for start in range(0, len(numbers), NUMBERS_AT_ONCE):
        some = (Version.site_id == site_id, Version.number.in_(numbers[start : start + NUMBERS_AT_ONCE]))
        sections |= set(await session.scalars(select(Version.section).where(*some).distinct()))
        await session.execute(delete(Version).where(*some))
    for section in sorted(sections & WITH_MEDIA):
        named = await media_of_versions(session, site_id, section)
        await note_version_media(session, site_id, section, set().union(*named.values()))


async def media_of_versions(session: AsyncSession, site_id: str, *sections: str) -> dict[int, set[str]]:
    """What each kept version names, by its number. There may be thousands: a handful is in memory at a time, and they
    are read beside everybody else."""
    of_them = (Version.site_id == site_id, Version.section.in_(sections))
    numbers = list(await session.scalars(select(Version.number).where(*of_them)))
    named: dict[int, set[str]] = {}
    for start in range(0, len(numbers), READ_AT_ONCE):
        some = numbers[start : start + READ_AT_ONCE]
        asked = select(Version.number, Version.document).where(*of_them, Version.number.in_(some))
        rows = (await session.execute(asked)).all()
        found = await asyncio.to_thread(media_in, [row.document for row in rows])
        named |= {row.number: ids for row, ids in zip(rows, found, strict=True)}
    return named


async def keep_to_room(session: AsyncSession, site: Site, room_bytes: int) -> None:
    """After a save, which is never refused for it."""
    if site.revision % LOOKED_AT_EVERY or await used_bytes(session, site.id) <= room_bytes:
        return
    rows = (await session.execute(light_rows(site.id))).all()
    await forget(session, site.id, _too_many(rows, room_bytes))


async def thin_versions(database: Database, room_bytes: int, moment: datetime | None = None) -> int:
    """How many went. Stopped half-way, the next run finds the rest."""
    moment, last, removed = moment or now(), "", 0
    while True:
        async with database.reading() as session:
            some = select(Version.site_id).where(Version.site_id > last).group_by(Version.site_id)
            site_ids = list(await session.scalars(some.order_by(Version.site_id).limit(SITES_AT_ONCE)))
            if not site_ids:
                return removed
            by_site: dict[str, list[Any]] = {}
            for row in await session.execute(light_rows(*site_ids)):
                by_site.setdefault(row.site_id, []).append(row)
        for site_id, rows in by_site.items():
            if _going(rows, moment, room_bytes):
                try:
                    removed += await _thin(database, site_id, room_bytes, moment)
                except Exception as error:  # whatever it is, the others do not wait for it
                    known = {"site": site_id, "reason": reason_of(error)}
                    log.warning("a site's versions are not thinned", extra=known)
        last = site_ids[-1]


async def _thin(database: Database, site_id: str, room_bytes: int, moment: datetime) -> int:
    async with database.writing(is_essential=True) as session:
        await hold_sites(session, site_id)  # its owner's saves count the files of versions too
        going = _going((await session.execute(light_rows(site_id))).all(), moment, room_bytes)
        await forget(session, site_id, going)
    return len(going)
