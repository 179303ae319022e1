"""Version → page: what is drawn for a version, and for a notice. Called by pages.py, which keeps it."""

import json
from typing import Any

from vitrine.platform.errors import NotFound
from vitrine.platform.http.views import PageView
from vitrine.platform.keyring import Keyring
from vitrine.platform.logs import request_id
from vitrine.platform.storage.database import Database
from vitrine.public.rendering.assets import Manifest
from vitrine.public.rendering.cache.page_cache import RenderedPage
from vitrine.public.rendering.document import (
    content_security_policy,
    csp_hash,
    failure_document,
    notice_document,
    page_document,
    side_document,
    tag_of,
)
from vitrine.public.rendering.drawing import Drawing, card_of, portrait_of
from vitrine.public.rendering.finding import Version
from vitrine.public.rendering.forms import FORMS, form_answer, square_of
from vitrine.public.rendering.icon import picture_of
from vitrine.public.rendering.notice_words import notice_words
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.site.suspending import STATUS
from vitrine.sites.site.tables import Site


class PageMaker:
    def __init__(
        self, database: Database, keyring: Keyring, renderer: Renderer, manifest: Manifest, *, is_shared: bool
    ) -> None:
        self._database, self._keyring, self._renderer = database, keyring, renderer
        self._manifest = manifest
        self._is_shared = is_shared  # visitors find the way to the operator at the page's foot
        self.drawing: Drawing  # given by api.py: it needs the upper packages

    async def page(self, version: Version) -> tuple[Version, RenderedPage]:
        """It may have been saved again meanwhile: then this is a newer page than was asked for, never an older one."""
        async with self._database.reading() as session:
            site = await session.get(Site, version.site_id)
            if site is None:
                raise NotFound()
            version = version._replace(revision=site.revision, state=site.state)
            snapshot = await read_snapshot(
                session, self._keyring, site, version.base_path, version.language, page=version.page
            )
        # From here on no connection is held: a render may take long, and there are few of them.
        if self._is_shared:
            snapshot["canBeReported"] = True
        if version.form:
            return version, await self._form(version, snapshot)
        page = await self._html(version, snapshot)
        page.counts_for = PageView(version.site_id, version.page, version.language)
        return version, page

    async def notice(self, kind: str, language: str) -> RenderedPage:
        said = notice_words(language, kind)
        shown = await self._renderer.notice(kind, said)
        # The same for everybody; whose site it is may see it: under construction, or in a language that he hides.
        own = self._manifest.construction() if kind in ("construction", "notFound") else None
        title = "Vitrine" if kind in ("empty", "closed") else said.title
        html = notice_document(shown, self._manifest.notice(), title, own, language=language)
        policy = content_security_policy(dev=self._manifest.vite_url)
        status = STATUS.get(kind) or (404 if kind in ("notFound", "left") else 200)
        page = page_answer(status, html, policy, tag_of(policy, html), vary_language=True)
        if kind in STATUS:
            page.headers.append((b"x-robots-tag", b"noindex"))
        return page

    async def close(self) -> None:
        await self._renderer.close()

    async def _html(self, version: Version, snapshot: dict[str, Any]) -> RenderedPage:
        rendered = await self._renderer.page(snapshot, version.language, page=version.page)
        policy = content_security_policy(
            styles=[csp_hash(rendered.css)], dev=self._manifest.vite_url, player=rendered.around.get("player")
        )
        base_url = version.origin + version.canonical_base
        if version.page:
            html = side_document(
                rendered,
                self._manifest.side_page(version.page, rendered.around["fonts"], rendered.around["fontPair"]),
                base_url=base_url,
                origin=version.origin,
                is_negotiated=version.is_negotiated,
                page=version.page,
            )
            tag = tag_of(policy, html)
        else:
            html, tag = page_document(
                rendered,
                self._manifest.site(
                    snapshot["option"],
                    rendered.around["apart"],
                    rendered.around["fonts"],
                    rendered.around["fontPair"],
                ),
                policy,
                base_url=base_url,
                origin=version.origin,
                is_negotiated=version.is_negotiated,
            )
        return page_answer(200, html, policy, tag, vary_language=version.is_negotiated)

    async def _form(self, version: Version, snapshot: dict[str, Any]) -> RenderedPage:
        form = FORMS[version.form]
        base_url = version.origin + version.canonical_base
        is_in_one = form.is_in_one_language or not version.is_negotiated
        language = f"/{version.language.lower()}" if is_in_one else ""
        page = f"/{version.page}" if version.page else ""
        url = base_url if form.icon_side_px is not None else base_url + language + page
        if form.is_square:
            content = square_of(url, form.kind)
        else:
            content = await self._renderer.text(
                snapshot, version.language, form.kind, url=url, origin=version.origin, page=version.page
            )
        if form.icon_side_px is not None:
            content = await self._icon(version.site_id, json.loads(content), snapshot, form.icon_side_px)
        if form.is_drawn:
            card = json.loads(content)
            content = await self.drawing.draw(version.site_id, card_of(card), portrait_of(card, snapshot))
        return form_answer(form, content, url, slug=snapshot["slug"], is_negotiated=version.is_negotiated)

    async def _icon(self, site_id: str, icon: dict[str, Any] | None, snapshot: dict[str, Any], side_px: int) -> bytes:
        if icon is None:
            raise NotFound()
        if not side_px:
            return str(icon["svg"]).encode()
        return await self.drawing.icon(site_id, icon, picture_of(icon, snapshot), side_px)


def failure_page(status: int, language: str) -> RenderedPage:
    """Words and a number to quote, nothing else: no renderer and no database are asked."""
    html = failure_document(request_id.get(), language)
    page = page_answer(status, html, content_security_policy(), "", vary_language=False)
    page.headers.append((b"retry-after", b"5"))
    return page


def redirect_page(location: str) -> RenderedPage:
    headers = [(b"location", location.encode()), (b"cache-control", b"no-cache")]
    return RenderedPage(308, b"", headers, b'""')


def page_answer(status: int, html: bytes, policy: str, tag: str, *, vary_language: bool) -> RenderedPage:
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"cache-control", b"no-cache"),  # kept by browsers, asked about at every visit
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"strict-origin-when-cross-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        (b"vary", b"Accept-Encoding, Accept-Language" if vary_language else b"Accept-Encoding"),
    ]
    return RenderedPage(status, html, headers, f'"{tag}"'.encode())
