"""A draft as a page: the stored site with everything that is drafted laid over it, by the page's own rules.

Which part of a draft stands over which saved one is said once, in web/src/editor/draft/overlay.ts, and runs in the
renderer here and in the owner's browser. The page is drawn for each who asks and kept nowhere.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import Theme
from vitrine.content.layouts import Option
from vitrine.platform.errors import NotFound
from vitrine.platform.processes.bulkhead import Bulkhead
from vitrine.public.messages.fill_time import issue_token
from vitrine.public.messages.plain_page import foreign_mark
from vitrine.public.rendering.document import (
    content_security_policy,
    csp_hash,
    fonts_of,
    links_of_side_page,
    site_document,
)
from vitrine.public.rendering.head import first_picture, own_fonts, page_json
from vitrine.public.rendering.languages import negotiate
from vitrine.public.rendering.renderer import Rendered
from vitrine.public.rendering.requests import PageServices
from vitrine.public.rendering.snapshot import read_snapshot, shown_media
from vitrine.public.rendering.themes import theme_of
from vitrine.public.reviews.gate import Visit
from vitrine.public.reviews.remarks import TEXT_MAX_CHARS
from vitrine.public.reviews.tables import NAME_MAX_CHARS
from vitrine.public.reviews.valid_drafts import ValidDrafts, valid_drafts
from vitrine.public.reviews.words import review_words
from vitrine.sites.media.service import own_media
from vitrine.sites.site.drafts import read_written_drafts

# One site's drafts after the other, beside the event loop: mending them takes a moment, and who waits is few.
_cleaning = ThreadPoolExecutor(1, thread_name_prefix="drafts")
_expected = Bulkhead(each=8, in_all=32, seconds=5)
# On every answer below a link's address: for the one who asked, and for no search engine.
UNSEEN = {"Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow"}


@dataclass(frozen=True)
class DraftPage:
    """`about`: the sections and items that can be remarked on (web/src/entries/remarkable.ts)."""

    language: str
    option: Option
    rendered: Rendered
    place: str = ""  # '' is the main page

    @property
    def about(self) -> list[dict[str, Any]]:
        about: list[dict[str, Any]] = self.rendered.around.get("about", [])
        return about

    @property
    def theme(self) -> Theme:
        """As the draft wears it."""
        return theme_of(self.rendered.around)


async def draw_draft(
    services: PageServices, visit: Visit, asked: str | None, accepts_language: bytes, place: str = ""
) -> DraftPage | None:
    """None: the site has no such language, or no such page."""
    await services.throttle.hit("review page", services.settings.limits.review_pages_per_site, visit.link.site_id)
    with _expected.slot(visit.link.site_id):
        return await _drawn(services, visit, asked, accepts_language, place)


async def _drawn(
    services: PageServices, visit: Visit, asked: str | None, accepts_language: bytes, place: str
) -> DraftPage | None:
    async with services.database.reading() as session:
        written = await read_written_drafts(session, visit.site)
    site, loop = visit.site, asyncio.get_running_loop()
    mend = partial(valid_drafts, site.languages, written, is_paid=site.activation is not None)
    drafts = await loop.run_in_executor(_cleaning, mend)
    async with services.database.reading() as session:
        snapshot = await _snapshot(session, services, visit, drafts)
    offered = tuple(snapshot["offered"] or snapshot["languages"])
    language = asked or negotiate(accepts_language, offered) or offered[0]
    if language not in offered:
        return None
    # Its contact form sends nothing, with a script or without: what a reader tries out is no message.
    note = review_words(language).formNote.format(name=visit.site.owner_name)
    snapshot["draft"] = {"formNote": note, "formNoteLang": _words_lang(language)}
    try:
        rendered = await services.renderer.page(snapshot, language, drafts.document, page=place)
    except NotFound:
        return None
    return DraftPage(language, rendered.around["option"], rendered, place)


async def _snapshot(session: AsyncSession, services: PageServices, visit: Visit, drafts: ValidDrafts) -> dict[str, Any]:
    snapshot = await read_snapshot(session, services.keyring, visit.site, visit.address, with_hidden=True)
    drafted = await own_media(session, visit.site.id, drafts.media_ids)
    media = {**snapshot["media"], **{found.id: shown_media(found) for found in drafted}}
    # Below the link's own address: who has it may have them (public_routes.py), also of a site that is not online.
    snapshot["media"] = {name: {**info, "url": visit.address + info["url"]} for name, info in media.items()}
    offered = drafts.written.union(snapshot["offered"])
    snapshot["offered"] = [code for code in snapshot["languages"] if code in offered]
    return snapshot


def _words_lang(language: str) -> str | None:
    """Of our words, where it is not the page's."""
    return "en" if foreign_mark(language) else None


def draft_html(services: PageServices, visit: Visit, page: DraftPage) -> tuple[bytes, str]:
    """The document and its policy, which is a public page's own."""
    manifest, words = services.manifest, review_words(page.language)
    remark_at = f"{visit.address}/{page.language.lower()}/remarque"
    client_data = {
        "action": remark_at,
        "about": page.about,
        "words": {**asdict(words), "formNote": words.formNote.format(name=visit.site.owner_name)},
        "wordsLang": _words_lang(page.language),
        "token": issue_token(services.keyring, visit.link.id),
        "maxChars": {"name": NAME_MAX_CHARS, "text": TEXT_MAX_CHARS},
    }
    around = page.rendered.around
    policy = content_security_policy(
        styles=[csp_hash(page.rendered.css)], dev=manifest.vite_url, player=around.get("player")
    )
    values = {
        "title": f"{words.draft} · {around['head']['title']}",
        "beside": manifest.review(),
        "words": words,
        "mark": foreign_mark(page.language),
        "owner_name": visit.site.owner_name,
        "remark_at": remark_at,
    }
    if page.place:
        linked = manifest.side_page(page.place, around["fonts"], around["fontPair"])
        values |= links_of_side_page(around, linked)
        template = "public/reviews/templates/side_draft.html"
    else:
        linked = manifest.site(page.option, around["apart"], around["fonts"], around["fontPair"])
        values |= {
            "linked": linked,
            "own_fonts": own_fonts(linked, around["fonts"]),
            "first": first_picture(around["head"]),
            "client_data": page_json(client_data),
        }
        template = "public/reviews/templates/draft.html"
    return site_document(template, page.rendered, fonts_of(around, linked), **values), policy


def draft_headers(policy: str) -> dict[str, str]:
    return {
        **UNSEEN,
        "Content-Security-Policy": policy,
        # Neither whom the page links to nor whom its own calls go to is told the secret that is its address.
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
        "X-Content-Type-Options": "nosniff",
        "Vary": "Accept-Encoding",
    }
