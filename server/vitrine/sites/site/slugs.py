"""The site's address /@{slug}: made from the owner's name, unique, editable; an old one redirects for a while."""

import re
import secrets
import unicodedata
from collections.abc import Iterator

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.sites.site import leaving
from vitrine.sites.site.tables import LeftAddress, OldSlug, Site

MAX_CHARS = 40
FORMER_KEPT = 3  # of one site, the latest: nobody collects addresses by moving on
SLUG_PATTERN = r"^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$"
_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d"})


class SlugTaken(Problem):
    code, status = "site.slug_taken", 409


def slug_from(name: str) -> str:
    """'Élise Maréchal' → 'elise-marechal'. A name without Latin letters gets a neutral one."""
    plain = unicodedata.normalize("NFKD", name.lower().translate(_LETTERS)).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:MAX_CHARS].strip("-")
    return slug or "site"


def still_redirects() -> ColumnElement[bool]:
    return OldSlug.left_at > now() - leaving.RESTS_FOR


async def _forget_former(session: AsyncSession, site: Site) -> None:
    """Of this site all but the latest. Those whose time is over go by themselves (forget_former_addresses)."""
    former = select(OldSlug.slug).where(OldSlug.site_id == site.id).order_by(OldSlug.left_at.desc(), OldSlug.slug)
    too_many = list(await session.scalars(former))[FORMER_KEPT:]
    await session.execute(delete(OldSlug).where(OldSlug.slug.in_(too_many)))


async def forget_former_addresses(database: Database) -> int:
    """A job of app.py: what only time ends is ended by a commit too, which whoever keeps redirects is told of."""
    former = await prune(database, OldSlug, ~still_redirects())
    return former + await prune(database, LeftAddress, leaving.is_over())


async def is_slug_taken(session: AsyncSession, slug: str, by_other_than: str | None = None) -> bool:
    return await is_slug_anothers(session, slug, by_other_than) or await leaving.is_resting(session, slug)


async def is_slug_anothers(session: AsyncSession, slug: str, than: str | None) -> bool:
    """Shown or redirected to a site by now; one that rests is nobody's."""
    owner = await session.scalar(select(Site.id).where(Site.slug == slug))
    former = await session.scalar(select(OldSlug.site_id).where(OldSlug.slug == slug, still_redirects()))
    return any(found is not None and found != than for found in (owner, former))


def slugs_for(name: str) -> Iterator[str]:
    """What to try, in this order. The last ones are nobody's; only trying tells of the others."""
    base = slug_from(name)
    yield base
    for number in range(2, 50):
        yield f"{base[: MAX_CHARS - 4].strip('-')}-{number}"
    for _ in range(3):
        yield f"{base[: MAX_CHARS - 9].strip('-')}-{secrets.token_hex(4)}"


async def change_slug(session: AsyncSession, site: Site, slug: str) -> None:
    if slug == site.slug:
        return
    if await is_slug_taken(session, slug, by_other_than=site.id):
        raise SlugTaken(slug=slug)
    # The site's own, or one that was another's until its time was over.
    await session.execute(delete(OldSlug).where(OldSlug.slug.in_((slug, site.slug))))
    session.add(OldSlug(slug=site.slug, site_id=site.id))
    site.slug = slug
    try:
        await session.flush()
    except IntegrityError:  # another site took it since we looked
        raise SlugTaken(slug=slug) from None
    await _forget_former(session, site)
