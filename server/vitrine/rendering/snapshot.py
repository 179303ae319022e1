"""A stored site as the page's rules want it (web/src/site/page/snapshot.ts): one read, no rule applied."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.keyring import Keyring
from vitrine.media.service import MediaInfo, media_infos
from vitrine.site.badge import shows_badge
from vitrine.site.documents import Document, read_documents
from vitrine.site.offered import languages_with_content
from vitrine.site.tables import Site
from vitrine.tiers.seal import open_layout


async def read_snapshot(
    session: AsyncSession, keyring: Keyring, site: Site, base_path: str, language: str | None = None, *, root: str = "/"
) -> dict[str, Any]:
    """With a `language`, what the page in that one can need and no more, however many the site has.

    `root`: what addresses of files begin with; a page that was taken along (takeaway/) finds them beside itself.
    """
    languages = site.languages or ["EN"]
    if language is None:
        documents = await read_documents(session, site.id, languages)
    else:
        documents = await _needed_documents(session, site.id, [language, *languages])
    return {
        "slug": site.slug,
        "ownerName": site.owner_name,
        "option": open_layout(keyring, site.id, site.sealed_layout),
        "siteType": site.site_type,
        "themeIndex": site.theme_index,
        "showsBadge": shows_badge(site),
        "languages": languages,
        "offered": await languages_with_content(session, site),
        "basePath": base_path,
        "sections": documents,
        "media": {
            name: _shown(info, root) for name, info in (await media_infos(session, _media_ids(documents))).items()
        },
    }


async def _needed_documents(session: AsyncSession, site_id: str, order: list[str]) -> dict[SectionName, Document]:
    """Each section in the first language and, while nothing is written there, in the next: one stands in (D28).

    Which one, the page's rules decide; here languages are only left out that come after one with content.
    """
    documents: dict[SectionName, Document] = {}
    missing: list[SectionName] = list(SECTIONS)
    for code in dict.fromkeys(order):
        for name, found in (await read_documents(session, site_id, [code], missing)).items():
            document = documents.setdefault(name, found)
            document["languages"].update(found["languages"])
        missing = [name for name in missing if not _is_written(documents[name]["languages"][code])]
        if not missing:
            break
    return documents


def _is_written(content: dict[str, Any]) -> bool:
    """Surely so, by the page's own rule (web/src/site/page/build.ts): letters count, whatever is taken for a blank."""
    return any(content["lists"].values()) or any(
        any(letter.isalnum() for letter in text) for text in content["texts"].values()
    )


def _shown(info: MediaInfo, root: str) -> dict[str, Any]:
    shown = {
        "url": root + info.url.removeprefix("/"),
        "type": info.type,
        "width": info.width,
        "height": info.height,
        "isOneColour": info.is_one_colour,
        "isSeeThrough": info.is_see_through,
    }
    return {**shown, "copies": vars(info.copies)} if info.copies else shown


def _media_ids(documents: dict[Any, Any]) -> list[str]:
    found: set[str] = set()
    for name, document in documents.items():
        section = SECTIONS[name]
        parts = [document["shared"], *document["languages"].values()]
        for setting in section.settings:
            if isinstance(setting, describe.Media):
                found.add(document["shared"]["settings"][setting.name])
        for item_list in section.lists:
            fields = [field.name for field in item_list.fields if isinstance(field, describe.Media)]
            found.update(
                item[field] for part in parts for item in part["lists"].get(item_list.name, ()) for field in fields
            )
    return [media_id for media_id in found if media_id]
