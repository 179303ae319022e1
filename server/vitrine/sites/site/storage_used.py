"""What takes a site's room, told to its owner: by place, the largest files, and what he can have back at once.

Every file is told once, by the place that needs it most: a setting such as the logo, a saved section, a CV that we
made, a draft, versions, nothing.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, case, func, literal, null, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Media
from vitrine.content.sections import SECTIONS
from vitrine.platform.storage.base import now
from vitrine.sites.media.service import FILE_BYTES
from vitrine.sites.media.tables import Blob, MediaFile, MediaUse
from vitrine.sites.media.uses import MADE_CV, is_used
from vitrine.sites.site.named_media import DRAFT, VERSIONS
from vitrine.sites.site.tables import SectionState, Site
from vitrine.sites.site.versions.files import delete_unused

Kind = Literal["setting", "section", "cv", "draft", "versions", "unused", "texts"]
# What was sent just now may be on its way into a draft, which the browser keeps two seconds after the last key.
UNUSED_AFTER = timedelta(seconds=10)
LARGEST = 12


@dataclass(frozen=True)
class Place:
    kind: Kind
    section: str = ""
    name: str = ""


@dataclass(frozen=True)
class Share:
    place: Place
    files: int
    byte_count: int


# The least of them wins, so each begins with its rank.
_RANKED = case(
    (MediaUse.place.startswith(VERSIONS), literal("3 ") + MediaUse.place),
    (MediaUse.place.startswith(DRAFT), literal("2 ") + MediaUse.place),
    else_=literal("1 ") + MediaUse.place,
)


async def _named_by_settings(session: AsyncSession, site_id: str) -> dict[str, str]:
    """Media ids, and the ranked place of each: '0 home logo'."""
    names = {
        section.name: [setting.name for setting in section.settings if isinstance(setting, Media)]
        for section in SECTIONS.values()
    }
    states = select(SectionState).where(SectionState.site_id == site_id, SectionState.section.in_(names))
    found: dict[str, str] = {}
    for state in await session.scalars(states):
        for name in names[state.section]:
            if media_id := state.settings.get(name):
                found.setdefault(media_id, f"0 {state.section} {name}")
    return found


def _place_of(ranked: str | None) -> Place:
    if ranked is None:
        return Place("unused")
    rank, rest = ranked[0], ranked[2:]
    if rank == "0":
        section, _, name = rest.partition(" ")
        return Place("setting", section, name)
    if rank == "3":
        return Place("versions", rest.removeprefix(VERSIONS))
    if rank == "2":
        return Place("draft", rest.removeprefix(DRAFT))
    return Place("cv") if rest == MADE_CV else Place("section", rest)


async def _held(session: AsyncSession, site_id: str) -> tuple[ColumnElement[str | None], Select[Any]]:
    """The ranked place of each file, and the files joined with what says it."""
    uses = (
        select(MediaUse.media_id, func.min(_RANKED).label("place"))
        .where(MediaUse.site_id == site_id)
        .group_by(MediaUse.media_id)
        .subquery()
    )
    by_settings = await _named_by_settings(session, site_id)
    place: ColumnElement[str | None] = uses.c.place
    if by_settings:
        known = [(MediaFile.id == media_id, literal(ranked)) for media_id, ranked in by_settings.items()]
        place = case(*known, else_=uses.c.place)
    files = (
        select(null())
        .select_from(MediaFile)
        .join(Blob, Blob.hash == MediaFile.blob_hash)
        .outerjoin(uses, uses.c.media_id == MediaFile.id)
        .where(MediaFile.site_id == site_id)
    )
    return place, files


async def shares_of(session: AsyncSession, site_id: str) -> list[Share]:
    """Largest first."""
    place, files = await _held(session, site_id)
    counted = files.with_only_columns(place.label("ranked"), func.count(), func.sum(FILE_BYTES)).group_by("ranked")
    rows = await session.execute(counted)
    shares = [Share(_place_of(ranked), int(count), int(byte_count)) for ranked, count, byte_count in rows]
    return sorted(shares, key=lambda share: -share.byte_count)


async def largest_files(session: AsyncSession, site_id: str) -> dict[str, Place]:
    """Media ids in the order of their size."""
    place, files = await _held(session, site_id)
    largest = files.with_only_columns(MediaFile.id, place).order_by(FILE_BYTES.desc(), MediaFile.id).limit(LARGEST)
    return {media_id: _place_of(ranked) for media_id, ranked in await session.execute(largest)}


def _unused(site_id: str) -> tuple[ColumnElement[bool], ...]:
    return (MediaFile.site_id == site_id, ~is_used(), MediaFile.claimed_at < now() - UNUSED_AFTER)


async def unused_files(session: AsyncSession, site_id: str) -> tuple[int, int]:
    """How many nothing shows, and their bytes."""
    counted = select(func.count(), func.coalesce(func.sum(FILE_BYTES), 0)).select_from(MediaFile)
    row = (await session.execute(counted.join(Blob, Blob.hash == MediaFile.blob_hash).where(*_unused(site_id)))).one()
    return int(row[0]), int(row[1])


async def drop_unused(session: AsyncSession, site: Site) -> None:
    """A day before the sweeper would: their owner wants the room back."""
    unused = await session.scalars(select(MediaFile.id).where(*_unused(site.id)).with_for_update(skip_locked=True))
    await delete_unused(session, list(unused))
