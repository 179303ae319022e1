"""A stored site as the page's rules want it (web/src/site/page/snapshot.ts): one read, no rule applied."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content import describe
from vitrine.content.describe import files_named
from vitrine.content.in_step import are_one
from vitrine.content.sections import ITEM_PAGES, MAIN_PAGE, SECTIONS, SIDE_PAGES, SectionName
from vitrine.content.shared_rules import is_written
from vitrine.platform.keyring import Keyring
from vitrine.sites.media.service import MediaInfo, media_infos
from vitrine.sites.site.documents import Document, read_documents
from vitrine.sites.site.item_pages import split_place, trimmed
from vitrine.sites.site.made_cvs import is_cv_made, made_cv_files
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.page_facts import shows_badge
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import source_of
from vitrine.sites.tiers.policy import without_paid_choices
from vitrine.sites.tiers.seal import open_layout


async def read_snapshot(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    base_path: str,
    language: str | None = None,
    *,
    page: str = "",
    root: str = "/",
    with_hidden: bool = False,
) -> dict[str, Any]:
    """With a `language`, what the `page` in that one can need and no more, however many the site has.

    `root`: what addresses of files begin with; a page that was taken along (export_archive/) finds them beside itself.
    `with_hidden`: with the languages that visitors are not shown, for the owner and whom he asks to read.
    """
    languages = (site.languages if with_hidden else site.shown_languages) or ["EN"]
    if language is None:
        documents = await read_documents(session, site.id, languages)
    else:
        documents = await _needed_documents(session, site.id, [language, *languages], page)
        trimmed(documents, page, is_paid=site.activation is not None)
    if site.activation is None:
        _keep_to_free(documents)
    made_cvs = await made_cv_files(session, site.id) if is_cv_made(documents) else {}
    media = await media_infos(session, [*_media_ids(documents), *made_cvs.values()])
    return {
        "slug": site.slug,
        "ownerName": site.owner_name,
        "option": open_layout(keyring, site.id, site.sealed_layout),
        "siteType": site.site_type,
        "themeIndex": site.theme_index,
        "showsBadge": shows_badge(site),
        "isPaid": site.activation is not None,
        "countsVisits": site.counts_visits,
        "languages": languages,
        "source": source_of(site),
        "hidden": [code for code in languages if code in site.hidden_languages],
        "offered": await languages_with_content(session, site, with_hidden=with_hidden),
        "basePath": base_path,
        "sections": documents,
        "madeCvs": made_cvs,
        "media": {name: shown_media(info, root) for name, info in media.items()},
    }


def _keep_to_free(documents: dict[SectionName, Document]) -> None:
    """A site that was paid once shows what a free one may."""
    for name, document in documents.items():
        shared = document["shared"]
        shared["settings"] = without_paid_choices(SECTIONS[name], shared["settings"])


async def _needed_documents(
    session: AsyncSession, site_id: str, order: list[str], page: str
) -> dict[SectionName, Document]:
    """Each section in the first language and, while nothing is written there, in the next: one stands in.

    Which one, the page's rules decide; here languages are only left out that come after one with content.
    """
    documents: dict[SectionName, Document] = {}
    if of_item := split_place(page):
        # Each language may have it, or another project by that name.
        section = ITEM_PAGES[of_item[0]][0]
        documents = await read_documents(session, site_id, list(dict.fromkeys(order)))
        return {
            name: found if name == section.name else {**found, "languages": {}} for name, found in documents.items()
        }
    shown: list[SectionName] = [SIDE_PAGES[page].name] if page else list(MAIN_PAGE)
    missing = list(SECTIONS)
    for code in dict.fromkeys(order):
        for name, found in (await read_documents(session, site_id, [code], missing)).items():
            document = documents.setdefault(name, found)
            document["languages"].update(found["languages"])
        # Of sections that are not shown, what all languages share is enough: styles, and whether their page is there.
        # Where lists are one, what is not translated yet may stand there in any language.
        missing = [
            name
            for name in missing
            if name in shown
            and (
                are_one(documents[name])
                or not is_written(SECTIONS[name], documents[name]["languages"][code], one_list=False)
            )
        ]
        if not missing:
            break
    return documents


def shown_media(info: MediaInfo, root: str = "/") -> dict[str, Any]:
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
            found.update(
                holder[field.name]
                for part in parts
                for item in part["lists"].get(item_list.name, ())
                for holder, field, _way in files_named(item_list.fields, item)
            )
    return [media_id for media_id in found if media_id]
