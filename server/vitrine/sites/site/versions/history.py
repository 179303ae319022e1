"""Reads kept versions: the site as it was at one of them, and what each of a list of them changed. Called by routes.py
and restoring.py.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, bindparam, case, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.describe import Section, marked, stored_names
from vitrine.content.sections import SECTIONS
from vitrine.sites.site.documents import empty_document
from vitrine.sites.site.tables import SHARED
from vitrine.sites.site.versions.keeping import SETTINGS, VersionDocument, unpack
from vitrine.sites.site.versions.tables import Version

Content = dict[str, Any]
BEFORE_ALL = 0  # the highest number of what was there before versions were kept
_SAID = {"sealedLayout": "layout"}
_NAMED_PARTS: tuple[Literal["texts", "settings", "styles"], ...] = ("texts", "settings", "styles")
# All but the document, which a list of versions need not read.
LISTED = (Version.number, Version.section, Version.language, Version.saved_at, Version.saved_by, Version.origin)


@dataclass
class SiteThen:
    """What versions tell of a site at a moment. What none of them tells is not in here: it was thinned, or it has not
    changed since before versions were kept.
    """

    settings: VersionDocument | None = None
    contents: dict[tuple[str, str], Content] = field(default_factory=dict)  # by section and language
    shared: dict[str, Content] = field(default_factory=dict)  # by section


async def end_of_change(session: AsyncSession, site_id: str, number: int) -> int | None:
    """The last version that was made together with this one; None if there is no such version."""
    moment = select(Version.saved_at).where(Version.site_id == site_id, Version.number == number).scalar_subquery()
    together = select(func.max(Version.number)).where(Version.site_id == site_id, Version.saved_at == moment)
    last: int | None = await session.scalar(together)
    return last if number > 0 or last is None else BEFORE_ALL


async def site_at(session: AsyncSession, site_id: str, number: int) -> SiteThen:
    """After the version of that number: of each place its last one, in the order in which they were made."""
    of_site, then = Version.site_id == site_id, SiteThen()
    last = select(func.max(Version.number)).where(of_site, Version.number <= max(number, BEFORE_ALL))
    versions = select(Version.section, Version.language, Version.document).order_by(Version.number)
    by_place = (Version.section, Version.language)
    rows = await session.execute(versions.where(of_site, Version.number.in_(last.group_by(*by_place))))
    for name, language, packed in rows:
        document = unpack(packed)
        if name == SETTINGS:
            then.settings = document
        elif section := SECTIONS.get(name):
            if language != SHARED:
                then.contents[name, language] = _fitting_content(section, document["content"])
            then.shared[name] = _fitting_shared(section, document["shared"])
    await _add_what_was_empty(session, of_site, number, then)
    return then


async def _add_what_was_empty(session: AsyncSession, of_site: Any, number: int, then: SiteThen) -> None:
    """Places whose very first version came later."""
    earliest = select(func.min(Version.number)).where(of_site)
    later = select(Version.section, Version.language).where(
        of_site, Version.is_first, Version.number > number, Version.section.in_(SECTIONS)
    )
    by_place = earliest.group_by(Version.section, Version.language)
    for name, language in await session.execute(later.where(Version.number.in_(by_place))):
        if language != SHARED:
            then.contents.setdefault((name, language), _nothing(SECTIONS[name]))
    for name, _language in await session.execute(later.where(Version.number.in_(earliest.group_by(Version.section)))):
        then.shared.setdefault(name, empty_document(SECTIONS[name], [])["shared"])


def _nothing(section: Section) -> Content:
    content: Content = empty_document(section, [SHARED])["languages"][SHARED]
    return content


def _fitting_items(section: Section, lists: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Of lists and fields that a section no longer has, nothing can be put back."""
    known = {item_list.name: {"id", *stored_names(item_list.fields)} for item_list in section.lists}
    return {
        name: [{key: value for key, value in item.items() if key in known[name]} for item in lists.get(name, ())]
        for name in names
    }


def _fitting_content(section: Section, content: Content) -> Content:
    empty = _nothing(section)
    texts = {name: content["texts"].get(name, value) for name, value in empty["texts"].items()}
    texts |= {name: marks for name in marked(section.texts) if (marks := content["texts"].get(name))}
    return {"texts": texts, "lists": _fitting_items(section, content["lists"], empty["lists"])}


def _fitting_shared(section: Section, shared: Content) -> Content:
    empty = empty_document(section, [])["shared"]
    slots = {style.name for style in section.styles}
    known = {setting.name for setting in section.settings}
    return {
        "styles": {name: style for name, style in shared["styles"].items() if name in slots},
        "settings": {
            **empty["settings"],
            **{name: value for name, value in shared["settings"].items() if name in known},
        },
        "lists": _fitting_items(section, shared["lists"], empty["lists"]),
    }


@dataclass(frozen=True)
class Change:
    """One thing that a version changed; of a list, how many of its items."""

    part: Literal["texts", "settings", "styles", "lists"]
    name: str
    added: int = 0
    removed: int = 0
    changed: int = 0


@dataclass(frozen=True)
class Listed:
    number: int
    section: str
    language: str
    saved_at: Any
    saved_by: str | None
    origin: str
    is_current: bool
    changes: list[Change]


async def list_versions(
    session: AsyncSession, site_id: str, *, section: str | None, before: int | None, limit: int
) -> list[Listed]:
    """The latest first; `before`: from below this number."""
    place, of_section = (Version.section, Version.language), (Version.section,)

    def beside(which: Any, partition: tuple[Any, ...], name: str) -> Any:
        return which(Version.number).over(partition_by=partition, order_by=Version.number).label(name)

    numbered = select(
        *LISTED,
        beside(func.lag, place, "former"),
        beside(func.lag, of_section, "former_shared"),
        beside(func.lead, place, "next"),
    ).where(Version.site_id == site_id)
    if section is not None:
        numbered = numbered.where(Version.section == section)
    all_of_it = numbered.subquery()
    page = select(all_of_it).order_by(all_of_it.c.number.desc()).limit(limit)
    rows = (await session.execute(page if before is None else page.where(all_of_it.c.number < before))).all()
    wanted = {number for row in rows for number in (row.number, row.former, row.former_shared) if number is not None}
    asked = select(Version.number, Version.document).where(Version.site_id == site_id, Version.number.in_(wanted))
    packed = (await session.execute(asked)).all()
    documents = await asyncio.to_thread(lambda: {row.number: unpack(row.document) for row in packed})
    return [
        Listed(
            **{column.key: getattr(row, column.key) for column in LISTED},
            is_current=row.next is None,
            changes=_changes(
                row.section, documents[row.number], documents.get(row.former), documents.get(row.former_shared)
            ),
        )
        for row in rows
    ]


def _changes(
    section: str, now: VersionDocument, former: VersionDocument | None, former_shared: VersionDocument | None
) -> list[Change]:
    if section == SETTINGS:
        names = [name for name in now if now[name] != former.get(name)] if former else []
        return [Change("settings", _SAID.get(name, name)) for name in names]
    if section not in SECTIONS:
        return []
    empty = _nothing(SECTIONS[section])
    shared: Content = empty_document(SECTIONS[section], [])["shared"]
    was = former or {"content": empty}
    was_shared = former_shared or {"shared": shared}
    of_text = marked(SECTIONS[section].texts)
    own = _changes_in(now["content"], was["content"], of_text) if "content" in now else ()
    return [*own, *_changes_in(now["shared"], was_shared["shared"], {})]


def _changes_in(now: Content, was: Content, of_text: dict[str, str]) -> Iterable[Change]:
    """`of_text`: what is bold or a link in a text is a change of that text."""
    for part in _NAMED_PARTS:
        here, there = now.get(part, {}), was.get(part, {})
        names = [name for name in [*here, *there] if (here.get(name) or None) != (there.get(name) or None)]
        yield from (Change(part, name) for name in dict.fromkeys(of_text.get(name, name) for name in names))
    for name in dict.fromkeys([*now["lists"], *was["lists"]]):
        here, there = ({item["id"]: item for item in side["lists"].get(name, ())} for side in (now, was))
        if list(here.items()) != list(there.items()):
            changed = sum(here[key] != there[key] for key in here.keys() & there.keys())
            yield Change("lists", name, len(here.keys() - there.keys()), len(there.keys() - here.keys()), changed)


# A version takes at least so much of the room: however little each says, there are no more than ten thousand of them.
LEAST_COUNTED_BYTES = 2_000
COUNTED_BYTES = case((Version.byte_count < LEAST_COUNTED_BYTES, LEAST_COUNTED_BYTES), else_=Version.byte_count)


def bytes_of_versions(site_id: ColumnElement[str] | str) -> Select[int]:
    return select(func.coalesce(func.sum(COUNTED_BYTES), 0)).where(Version.site_id == site_id)


_USED = bytes_of_versions(bindparam("of_site"))  # asked by saves: to write it takes longer than to run it


async def used_bytes(session: AsyncSession, site_id: str) -> int:
    return int(await session.scalar(_USED, {"of_site": site_id}) or 0)
