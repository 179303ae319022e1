"""The CVs of all sites: previews for their owners, and the job that makes what visitors get. app.py makes one."""

import hashlib
import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from sqlalchemy import select, update

from vitrine.platform.errors import NotFound
from vitrine.platform.keyring import Keyring
from vitrine.platform.logs import reason_of
from vitrine.platform.processes.bulkhead import Bulkhead
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.public.cv.press import CvTooComplex, Press
from vitrine.public.cv.typesetter import TEMPLATES
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.media.results import Clean
from vitrine.sites.media.serving import PDF
from vitrine.sites.media.uses import MADE_CV, note_uses
from vitrine.sites.site.offered import languages_with_content
from vitrine.sites.site.revisions import freshen, hold_sites
from vitrine.sites.site.tables import MadeCv, Site

log = logging.getLogger(__name__)

# Looks that wait for the one press: what visitors get, and other owners, wait behind no more than these.
LOOKS_EACH, LOOKS_IN_ALL = 4, 16
AGAIN_AFTER = timedelta(minutes=5)  # where the machine had no time, or something failed


@dataclass(frozen=True)
class _Order:
    """What is to be made, as it was when the making began."""

    site_id: str
    slug: str
    template: str
    due_at: datetime | None
    languages: list[str]
    snapshot: dict[str, Any]
    made: dict[str, Any]


def file_name(slug: str, language: str) -> str:
    return f"CV-{slug}-{language.lower()}.pdf"


class CvService:
    def __init__(
        self, database: Database, keyring: Keyring, renderer: Renderer, media: MediaLibrary, public_url: str | None
    ) -> None:
        self._database, self._keyring, self._renderer, self._media = database, keyring, renderer, media
        self._public_url = public_url
        self.press = Press()
        self._looking = Bulkhead(each=LOOKS_EACH, in_all=LOOKS_IN_ALL, seconds=5)

    async def document(self, site_id: str, language: str, template: str) -> bytes:
        """Of what is saved, for its owner; nothing is stored."""
        with self._looking.slot(site_id):
            return await self.press.document(await self._saved(site_id, language), template)

    async def pictures(self, site_id: str, language: str, template: str) -> tuple[int, list[bytes]]:
        with self._looking.slot(site_id):
            return await self.press.pictures(await self._saved(site_id, language), template)

    async def is_any_due(self) -> bool:
        return await self._next_due() is not None

    async def make_due(self) -> None:
        """A job. Each site's are stored when all its languages are made: a visitor sees either all of them or none."""
        while (site_id := await self._next_due()) is not None:
            try:
                await self._make(site_id)
            except NotFound:
                log.info("a site was deleted while its CV was made", extra={"site": site_id})
            except Exception as error:  # whatever it is, the others do not wait for it
                log.warning("a CV is made later", extra={"site": site_id, "reason": reason_of(error)})
                await self._put_off(site_id)

    async def make_now(self, site_id: str) -> None:
        """For whoever takes the site along: what is due for it does not wait for its job. Where it fails, he gets the
        one of before, as a visitor does."""
        async with self._database.reading() as session:
            row = await session.get(MadeCv, site_id)
        if row is None or row.due_at is None:
            return
        try:
            await self._make(site_id)
        except Exception as error:
            log.warning("a site is taken along with an older CV", extra={"site": site_id, "reason": reason_of(error)})

    async def close(self) -> None:
        await self.press.close()

    async def _saved(self, site_id: str, language: str) -> bytes:
        async with self._database.reading() as session:
            site = await session.get(Site, site_id)
            if site is None or language not in site.languages:
                raise NotFound
            snapshot = await read_snapshot(session, self._keyring, site, f"/@{site.slug}", with_hidden=True)
        return await self._data(snapshot, language)

    async def _data(self, snapshot: dict[str, Any], language: str) -> bytes:
        # An address of this machine alone would help no reader of a CV.
        site_url = f"{self._public_url}/@{snapshot['slug']}" if self._public_url else ""
        return await self._renderer.cv(snapshot, language, site_url)

    async def _next_due(self) -> str | None:
        due = select(MadeCv.site_id).where(MadeCv.due_at <= now()).order_by(MadeCv.due_at).limit(1)
        async with self._database.reading() as session:
            return await session.scalar(due)

    async def _put_off(self, site_id: str) -> None:
        async with self._database.writing() as session:
            later = update(MadeCv).where(MadeCv.site_id == site_id, MadeCv.due_at.is_not(None))
            await session.execute(later.values(due_at=now() + AGAIN_AFTER))

    async def _order(self, site_id: str) -> _Order:
        async with self._database.reading() as session:
            row, site = await session.get(MadeCv, site_id), await session.get(Site, site_id)
            if row is None or site is None:
                raise NotFound
            snapshot = await read_snapshot(session, self._keyring, site, f"/@{site.slug}")
            languages = await languages_with_content(session, site)
            return _Order(site_id, site.slug, row.template, row.due_at, languages, snapshot, row.made)

    async def _make(self, site_id: str) -> None:
        order = await self._order(site_id)
        made = {language: await self._made_in(order, language) for language in order.languages}
        await self._keep(order, {language: cv for language, cv in made.items() if cv})

    async def _made_in(self, order: _Order, language: str) -> dict[str, str] | None:
        cv = await self._data(order.snapshot, language)
        earlier = order.made.get(language)
        of = self._fingerprint(cv, order.template)
        if earlier and earlier["of"] == of:
            return dict(earlier)
        try:
            pdf = await self.press.document(cv, order.template)
        except CvTooComplex:
            return dict(earlier) if earlier else None  # the older one stays until its owner writes less
        name = file_name(order.slug, language)
        return {"of": of, "media": await self._media.keep(order.site_id, Clean(pdf, PDF, None, None), name)}

    async def _keep(self, order: _Order, made: dict[str, Any]) -> None:
        async with self._database.writing() as session:
            await hold_sites(session, order.site_id)
            row = await session.get(MadeCv, order.site_id, with_for_update=True)
            if row is None or row.template != order.template:
                return  # chosen otherwise meanwhile: what was made is swept, or made anew
            files = {language: cv["media"] for language, cv in made.items()}
            if files != {language: cv["media"] for language, cv in row.made.items()}:
                await freshen(session, order.site_id)
            row.made = made
            if row.due_at == order.due_at:  # not, where it was saved again meanwhile
                row.due_at = None
            await note_uses(session, order.site_id, MADE_CV, set(files.values()))

    def _fingerprint(self, cv: bytes, template: str) -> str:
        return hashlib.sha256(b"\0".join((self._templates, template.encode(), cv))).hexdigest()[:32]

    @cached_property
    def _templates(self) -> bytes:
        """Newer templates make other CVs of the same texts."""
        whole = b"\0".join(path.read_bytes() for path in sorted(TEMPLATES.glob("*.typ")))
        return hashlib.sha256(whole).digest()
