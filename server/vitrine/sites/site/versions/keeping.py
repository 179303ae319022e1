"""Keeps what a change leaves on a site, within the change's own transaction.

Called by whoever writes there: save.py, items.py, service.py, restoring.py and the importer.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, cast

import zstandard
from sqlalchemy import ColumnElement, Insert, Table, bindparam, delete, exists, func, insert, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section
from vitrine.platform.storage.base import now
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.named_media import add_version_media, ids_in
from vitrine.sites.site.tables import SHARED, Item, SectionState, SectionTexts, Site
from vitrine.sites.site.versions.tables import Version

SETTINGS = "settings"  # not a section: the site's own
Origin = Literal["save", "restore", "import", "before"]
VersionDocument = dict[str, Any]  # of a section {"content": …, "shared": …}, without content where language is SHARED


@dataclass(frozen=True)
class ChangeContext:
    """One change, however many sections and languages it touches: they were all made at this moment."""

    origin: Origin
    by: str | None
    at: datetime = field(default_factory=now)
    # Where it was kept so far: of a place that one change writes twice only the last is a version.
    places: set[tuple[str, str]] = field(default_factory=set, compare=False)


# How small a version may be packed and count as that: whoever repeats one word all over a section would else have room
# for gigabytes of it, to be unpacked by whoever looks through his versions.
MOST_PACKED = 16


def pack(document: VersionDocument) -> tuple[bytes, int]:
    """And how many bytes it counts."""
    plain = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    packed = zstandard.compress(plain, 3)
    return packed, max(len(packed), len(plain) // MOST_PACKED)


def media_in(documents: Iterable[bytes]) -> list[set[str]]:
    """What each packed one names. Takes its time: for a thread."""
    return [set(ids_in(unpack(document))) for document in documents]


def unpack(packed: bytes) -> VersionDocument:
    document: VersionDocument = json.loads(zstandard.decompress(packed))
    return document


# Writers of one site take turns (sites/site/guard.py): nobody else counts meanwhile.
_OF_SITE = Version.site_id == bindparam("of_site")
_OF_PLACE = _OF_SITE & (Version.section == bindparam("of_section")) & (Version.language == bindparam("of_language"))
_NEXT = select(func.coalesce(func.max(Version.number), 0) + 1).where(_OF_SITE, Version.number > 0)
_BELOW = select(func.coalesce(func.min(Version.number), 1) - 1).where(_OF_SITE, Version.number < 1)


def _insert(number: Any, is_first: ColumnElement[bool]) -> Insert:
    return insert(cast("Table", Version.__table__)).values(number=number.scalar_subquery(), is_first=is_first)


# Made once: to write a statement takes longer than to run it.
_HAS_SETTINGS = select(exists().where(_OF_SITE, Version.section == SETTINGS).label("has_versions"))
_KEEP = _insert(_NEXT, ~exists().where(_OF_PLACE))
_KEEP_BEFORE = _insert(_BELOW, ~true())
_UNKEEP = delete(Version).where(_OF_PLACE, Version.saved_at == bindparam("of_moment"), Version.number > 0)


async def _keep(
    session: AsyncSession, site: Site, section: str, language: str, document: VersionDocument, context: ChangeContext
) -> None:
    packed, byte_count = pack(document)
    values = {
        "site_id": site.id,
        "section": section,
        "language": language,
        "saved_at": context.at,
        "saved_by": context.by,
        "origin": context.origin,
        "byte_count": byte_count,
        "document": packed,
    }
    place = {"of_site": site.id, "of_section": section, "of_language": language}
    if (section, language) in context.places:
        await session.execute(_UNKEEP, {**place, "of_moment": context.at})
    context.places.add((section, language))
    # What the change has written so far is flushed with its revisions, in one statement for each row and not in two.
    await session.execute(_KEEP_BEFORE if context.origin == "before" else _KEEP, {**values, **place})
    await add_version_media(session, site.id, section, document)


async def keep_section(
    session: AsyncSession,
    site: Site,
    section: Section,
    language: str,
    document: VersionDocument,
    context: ChangeContext,
) -> None:
    """After `keep_before`, and with the document that the change writes."""
    await _keep(session, site, section.name, language, document, context)


async def _written_languages(session: AsyncSession, site: Site, section: str) -> list[str]:
    """With rows of this section, also of languages that the site has no more."""
    texts = select(SectionTexts.language).where(SectionTexts.site_id == site.id, SectionTexts.section == section)
    items = select(Item.language).where(Item.site_id == site.id, Item.section == section).distinct()
    return sorted({*await session.scalars(texts), *await session.scalars(items)} - {SHARED})


async def keep_before(session: AsyncSession, site: Site, section: Section, state: SectionState) -> None:
    """Before the first change since versions are kept: all that stands there, or that change would be final."""
    if state.has_versions:
        return
    state.has_versions = True
    if not state.revision:
        return
    languages = await _written_languages(session, site, section.name)
    document = (await read_documents(session, site.id, languages, [section.name]))[section.name]
    before = ChangeContext("before", site.account_id, state.updated_at)
    for code in languages:
        stored = {"content": document["languages"][code], "shared": document["shared"]}
        await keep_section(session, site, section, code, stored, before)
    if not languages:
        await keep_section(session, site, section, SHARED, {"shared": document["shared"]}, before)


async def keep_changed(session: AsyncSession, site: Site, section: Section, context: ChangeContext) -> None:
    """After a change that was not made of a whole document: the languages in which something is different now."""
    await session.flush()
    newest = await newest_of(session, site.id, section.name)
    languages = sorted({*await _written_languages(session, site, section.name), *newest} - {SHARED})
    document = (await read_documents(session, site.id, languages, [section.name]))[section.name]
    changed = [
        code for code in languages if code not in newest or newest[code]["content"] != document["languages"][code]
    ]
    last_shared = next(reversed(newest.values()))["shared"] if newest else None
    for code in changed:
        stored = {"content": document["languages"][code], "shared": document["shared"]}
        await keep_section(session, site, section, code, stored, context)
    if not changed and last_shared != document["shared"]:
        await keep_section(session, site, section, SHARED, {"shared": document["shared"]}, context)


async def newest_of(session: AsyncSession, site_id: str, section: str) -> dict[str, VersionDocument]:
    """The last version of each language, the latest change last."""
    last = (
        select(func.max(Version.number))
        .where(Version.site_id == site_id, Version.section == section)
        .group_by(Version.language)
    )
    rows = await session.execute(
        select(Version.language, Version.document)
        .where(Version.site_id == site_id, Version.number.in_(last))
        .order_by(Version.number)
    )
    return {language: unpack(document) for language, document in rows}


def settings_of(site: Site) -> VersionDocument:
    return {
        "siteType": site.site_type,
        "languages": list(site.languages),
        "hiddenLanguages": list(site.hidden_languages),
        "themeIndex": site.theme_index,
        "sealedLayout": site.sealed_layout,  # sealed here too
        "showsBadge": site.shows_badge,
        "offersResume": site.offers_resume,
        "isOnline": site.is_online,
        "mailsMessages": site.mails_messages,
        "slug": site.slug,
    }


async def keep_settings(session: AsyncSession, site: Site, before: VersionDocument, context: ChangeContext) -> None:
    """After a change of the site's own settings and before its `touch`. `before`: what they were until then."""
    if site.created_at is not None and not await session.scalar(_HAS_SETTINGS, {"of_site": site.id}):
        since = ChangeContext("before", site.account_id, site.updated_at or site.made_at)
        await _keep(session, site, SETTINGS, SHARED, before, since)
    await _keep(session, site, SETTINGS, SHARED, settings_of(site), context)
