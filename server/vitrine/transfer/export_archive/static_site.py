"""'Le site en fichiers': every page of a site as it is saved, and whatever those pages name, written into a pack.

The pages are made by the renderer of the served ones, out of the same snapshot; only where things are is another.
"""

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from vitrine.accounts.tables import Account
from vitrine.content.in_step import are_one
from vitrine.content.sections import ITEM_PAGES, SIDE_PAGES
from vitrine.content.shared_rules import has_its_needs, hidden_in, is_written
from vitrine.platform.errors import Problem
from vitrine.platform.logs import reason_of
from vitrine.public.rendering.assets import DIST, Linked, Manifest
from vitrine.public.rendering.drawing import Drawing, card_of, portrait_of
from vitrine.public.rendering.forms import FORMS, ICON_PNG, ICON_SVG, ICON_TOUCH
from vitrine.public.rendering.icon import ICON as OWN_ICON
from vitrine.public.rendering.icon import drawn_by_owner, favicon, picture_of
from vitrine.public.rendering.renderer import BUNDLE, Rendered, Renderer, RenderFailed
from vitrine.public.rendering.sitemap import Listed, write_file
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.media.every_file import FileAt, files_shown
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.archive import README, Sources, copy_file
from vitrine.transfer.export_archive.packing import Pack
from vitrine.transfer.export_archive.progress import Progress
from vitrine.transfer.export_archive.readme import site_readme
from vitrine.transfer.export_archive.static_page import (
    ENDING,
    ICON,
    INDEX,
    ending_of,
    index_page,
    share_picture_of,
    static_page,
    static_side_page,
)

SCRIPT = BUNDLE.with_name("standalone.js")
# A name that is nobody's (RFC 2606): an address that is not known is put in by hand, and never somebody else's.
PLACEHOLDER = "https://adresse-a-remplacer.example/"
RENDER_TRIES = 3
log = logging.getLogger(__name__)


class NothingYet(Problem):
    """There is no page before the first save."""

    code, status = "takeaway.nothing_yet", 409


@dataclass(frozen=True)
class StaticSiteOptions:
    """What the owner says: who gets what is written in the form, and where the site will stand, with a / at its end."""

    mail_to: str | None = None
    address: str | None = None


@dataclass(frozen=True)
class Made:
    """A page of the site. `name`: of its file; `place`: which one, '' is the main page."""

    name: str
    place: str
    rendered: Rendered
    linked: Linked


def _places(snapshot: dict[str, Any]) -> list[str]:
    """The main page, and those beside it that this site has."""
    sections = snapshot["sections"]
    return [
        "",
        *(
            page
            for page, section in SIDE_PAGES.items()
            if has_its_needs(section, sections[section.name]["shared"]["settings"])
        ),
    ]


def item_places(snapshot: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """Pages of items, and the languages that have them: also those in which another's text stands in."""
    if not snapshot["isPaid"]:
        return []
    hidden = hidden_in(snapshot["sections"]["appearance"]["shared"]["settings"])
    found: dict[str, list[str]] = {}
    for kind, (section, item_list) in ITEM_PAGES.items():
        document = snapshot["sections"][section.name]
        held, one_list = document["languages"], are_one(document)
        for code in snapshot["offered"] if section.name not in hidden else ():
            order = (code, *snapshot["languages"])
            source = next((other for other in order if is_written(section, held[other], one_list=one_list)), code)
            for item in held[source]["lists"][item_list.name]:
                page = item.get(item_list.own_page.name) if item_list.own_page else None
                if page and page["isShown"] and item.get("image") in snapshot["media"]:
                    found.setdefault(f"{kind}/{page['name']}", []).append(code)
    return list(found.items())


def page_names(snapshot: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Every page of the site: its file's name, which page it is and its language. The one list: what is added here is
    taken along."""
    return [
        *(
            (f"{code.lower()}{ending_of(place)}", place, code)
            for place in _places(snapshot)
            for code in snapshot["offered"]
        ),
        *(
            (f"{code.lower()}{ending_of(place)}", place, code)
            for place, codes in item_places(snapshot)
            for code in codes
        ),
    ]


async def write_static_site(
    sources: Sources,
    renderer: Renderer,
    drawing: Drawing,
    site: Site,
    wishes: StaticSiteOptions,
    pack: Pack,
    progress: Progress,
) -> None:
    mail_to = f"mailto:{quote(wishes.mail_to, safe='@')}" if wishes.mail_to else ""
    snapshot, files, language = await _read(sources, site, mail_to)
    pages = await _rendered(renderer, snapshot, progress)
    shown = _files_named(pages, snapshot, files)
    await progress.begin("files", sum(file.byte_count for file in shown), to=96)
    for page in pages:
        is_drawn = await _write_share_picture(pack, page, wishes, drawing, site, snapshot)
        await _write_page(pack, page, wishes, mails=bool(mail_to), is_drawn=is_drawn)
    await _put(pack, INDEX, index_page(snapshot, pages[0].rendered.around, wishes.address))
    has_icon = await _write_icon(pack, pages[0].rendered.around, drawing, site, snapshot)
    missing = [
        file.address
        for file in shown
        if not await copy_file(sources.blobs, file, file.address.removeprefix("/"), pack, progress)
    ]
    await _write_assets(pack, pages)
    await _write_for_robots(pack, snapshot, site, wishes)
    readme = site_readme(
        *(site, language, [page.name for page in pages]),
        mail_to=wishes.mail_to,
        address=wishes.address,
        placeholder=PLACEHOLDER,
        missing=missing,
        has_icon=has_icon,
    )
    await _put(pack, README, readme.encode())


async def _read(sources: Sources, site: Site, mail_to: str) -> tuple[dict[str, Any], dict[str, list[FileAt]], str]:
    """The site of one moment, the files of each upload that it names, and its owner's language."""
    async with sources.database.reading() as session:
        current = await session.get(Site, site.id)
        if current is None or current.created_at is None:
            raise NothingYet
        snapshot = await read_snapshot(session, sources.keyring, current, ".", root="")
        language = sources.language_of(await session.get_one(Account, site.account_id))
        files = {media_id: await files_shown(session, [media_id]) for media_id in snapshot["media"]}
        if not snapshot["offered"]:
            snapshot["offered"] = (await languages_with_content(session, current)) or snapshot["languages"][:1]
    return {**snapshot, "alone": {"ending": ENDING, "mailTo": mail_to}}, files, language


async def _rendered(renderer: Renderer, snapshot: dict[str, Any], progress: Progress) -> list[Made]:
    names = page_names(snapshot)
    await progress.begin("pages", len(names), to=30)
    made: list[Made] = []
    for name, place, language in names:
        rendered = await _render_with_retries(renderer, snapshot, language, place)
        manifest = Manifest()
        around = rendered.around
        if place:
            linked = manifest.side_page(place, around["fonts"], around["fontPair"])
        else:
            linked = manifest.site(snapshot["option"], around["apart"], around["fonts"], around["fontPair"])
        made.append(Made(name, place, rendered, linked))
        await progress.on(1)
    return made


async def _render_with_retries(renderer: Renderer, snapshot: dict[str, Any], language: str, place: str) -> Rendered:
    """Visitors come first: where they keep the renderer busy, this waits and asks again."""
    for _ in range(RENDER_TRIES - 1):
        try:
            return await renderer.page(snapshot, language, page=place)
        except RenderFailed:
            await asyncio.sleep(1)
    return await renderer.page(snapshot, language, page=place)


def _files_named(pages: list[Made], snapshot: dict[str, Any], files: dict[str, list[FileAt]]) -> list[FileAt]:
    """Of the site's files those that some page shows: what belongs to another layout or is hidden stays at home."""
    # No page shows these: what they are for is in their heads.
    named = {chosen["src"] for page in pages if (chosen := page.rendered.around["head"]["picture"])}
    named |= {
        drawn for page in pages if (icon := page.rendered.around.get(OWN_ICON)) and (drawn := drawn_by_owner(icon))
    }
    written = b"".join(page.rendered.html for page in pages).decode()
    shown = {
        file.address: file
        for media_id, media in snapshot["media"].items()
        if media["url"] in named or media["url"] in written
        for file in files[media_id]
    }
    return [shown[address] for address in sorted(shown)]


async def _put(pack: Pack, name: str, content: bytes) -> None:
    async with pack.entry(name) as write:
        await write(content)


def _sheet(linked: Linked) -> tuple[str, bytes]:
    """The served page's own sheets in one, paper's too; they name fonts that stand beside them (web/vite.config.ts).

    There a font counts only if it is there before the first paint, which a preload sees to. From a disk browsers
    preload none, so here one that comes later is shown too.
    """
    content = b"".join((DIST / sheet.removeprefix("/")).read_bytes() for sheet in (*linked.styles, linked.print_style))
    content = content.replace(b"font-display:optional", b"font-display:swap")
    return f"assets/site-{hashlib.sha256(content).hexdigest()[:8]}.css", content


def _script() -> tuple[str, bytes]:
    content = SCRIPT.read_bytes()
    return f"assets/site-{hashlib.sha256(content).hexdigest()[:8]}.js", content


async def _write_share_picture(
    pack: Pack, page: Made, wishes: StaticSiteOptions, drawing: Drawing, site: Site, snapshot: dict[str, Any]
) -> bool:
    """Where its owner gave none and says where the site will stand: chats want a whole address."""
    around = page.rendered.around
    if page.place or not wishes.address or around["head"]["picture"]:
        return False
    drawn = around["head"]["drawn"]
    try:
        content = await drawing.draw(site.id, card_of(drawn), portrait_of(drawn, snapshot))
    except Problem as error:
        log.warning(
            "a site is taken along without a share picture", extra={"site": site.id, "reason": reason_of(error)}
        )
        return False
    await _put(pack, share_picture_of(around["lang"]), content)
    return True


async def _write_icon(
    pack: Pack, around: dict[str, Any], drawing: Drawing, site: Site, snapshot: dict[str, Any]
) -> bool:
    """The site's own, under the names that its pages say; else ours."""
    icon: dict[str, Any] | None = around.get(OWN_ICON)
    if icon is None:
        await _put(pack, ICON, favicon().body)
        return False
    if icon["picture"] is None:
        await _put(pack, ICON_SVG.removeprefix("/"), icon["svg"].encode())
    for name in (ICON_PNG, ICON_TOUCH):
        side_px = FORMS[name].icon_side_px or 0
        try:
            content = await drawing.icon(site.id, icon, picture_of(icon, snapshot), side_px)
        except Problem as error:
            log.warning("a site is taken along without its icon", extra={"site": site.id, "reason": reason_of(error)})
            continue
        await _put(pack, name.removeprefix("/"), content)
    return True


async def _write_page(pack: Pack, page: Made, wishes: StaticSiteOptions, *, mails: bool, is_drawn: bool) -> None:
    sheet = _sheet(page.linked)[0]
    if page.place:
        document = static_side_page(page.rendered, sheet=sheet, address=wishes.address, page=page.place)
    else:
        script, address = _script()[0], wishes.address
        document = static_page(
            page.rendered, sheet=sheet, script=script, address=address, mails=mails, is_drawn=is_drawn
        )
    await _put(pack, page.name, document)


async def _write_assets(pack: Pack, pages: list[Made]) -> None:
    assets = dict([_script(), *(_sheet(page.linked) for page in pages)])
    fonts = {font.removeprefix("/") for page in pages for font in page.linked.fonts}
    assets |= {font: (DIST / font).read_bytes() for font in fonts}
    for name in sorted(assets):
        await _put(pack, name, assets[name])


async def _write_for_robots(pack: Pack, snapshot: dict[str, Any], site: Site, wishes: StaticSiteOptions) -> None:
    address = wishes.address or PLACEHOLDER
    beside = tuple(ending_of(place) for place in _places(snapshot) if place)
    listed = Listed(
        address.removesuffix("/"),
        tuple(snapshot["offered"]),
        site.updated_at,
        ENDING,
        beside,
        tuple((ending_of(place), tuple(codes)) for place, codes in item_places(snapshot)),
        chooses=False,
    )
    await _put(pack, "sitemap.xml", write_file([listed]))
    sitemap = f"Sitemap: {address}sitemap.xml\n" if wishes.address else ""
    await _put(pack, "robots.txt", f"User-agent: *\nAllow: /\n{sitemap}".encode())
