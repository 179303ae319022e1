"""Asking for, looking at and dropping what is taken along. Making it: making.py."""

import ipaddress
import re
from datetime import timedelta
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.addresses import checked
from vitrine.accounts.problems import BadEmail
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.storage.base import now
from vitrine.platform.storage.clock import moment_in
from vitrine.sites.domains.service import list_domains
from vitrine.sites.site.tables import Site
from vitrine.transfer.export_archive.static_site import NothingYet, StaticSiteOptions
from vitrine.transfer.export_archive.tables import ExportRequest

Kind = Literal["archive", "static"]
KEPT_FOR = timedelta(days=1)
UNDER_WAY = ("waiting", "making")
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?", re.IGNORECASE)
_PATH = re.compile(r"(?:/[A-Za-z0-9._~@-]+)*/?")
MAX_ADDRESS_CHARS = 500


class ExportRunning(Problem):
    """One of a kind at a time."""

    code, status = "takeaway.under_way", 409


class BadAddress(Problem):
    code, status = "takeaway.bad_address", 422


def static_site_options(mail_to: str, address: str) -> StaticSiteOptions:
    """What was typed, as the pages need it. An address of pages begins with https:// and ends with a /."""
    try:
        mail = checked(mail_to) if mail_to.strip() else None
    except BadEmail:
        raise BadEmail(field="mailTo") from None
    return StaticSiteOptions(mail, web_address(address) if address.strip() else None)


def web_address(typed: str) -> str:
    typed = typed.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"https://{typed}")
        host = parts.netloc.encode("idna").decode().lower() if not parts.netloc.isascii() else parts.netloc.lower()
        _ = parts.port
    except ValueError:
        raise BadAddress(field="address") from None
    is_web = parts.scheme in ("http", "https") and _is_host(host) and not (parts.query or parts.fragment)
    if not is_web or not _PATH.fullmatch(parts.path) or len(typed) > MAX_ADDRESS_CHARS:
        raise BadAddress(field="address")
    folder = parts.path.rpartition("/")[0] if parts.path.endswith(".html") else parts.path.rstrip("/")
    return f"{parts.scheme}://{host}{folder}/"


def _is_host(host: str) -> bool:
    if _HOST.fullmatch(host):
        return "." in host or host.partition(":")[0] == "localhost"
    try:
        ipaddress.IPv6Address(host.partition("]")[0].removeprefix("["))
    except ValueError:
        return False
    return True


def is_over() -> ColumnElement[bool]:
    """By the database's clock: nodes whose clocks differ still agree. One that failed says so for as long."""
    since = moment_in(-KEPT_FOR.total_seconds())
    failed = and_(ExportRequest.state == "failed", ExportRequest.asked_at <= since)
    return or_(and_(ExportRequest.state == "ready", ExportRequest.made_at <= since), failed)


async def list_exports(session: AsyncSession, site_id: str) -> list[ExportRequest]:
    query = select(ExportRequest).where(ExportRequest.site_id == site_id, ~is_over()).order_by(ExportRequest.kind)
    return list(await session.scalars(query))


async def suggested_address(session: AsyncSession, site: Site) -> str:
    """A domain of his own is what an owner who takes his site along will most likely put it at."""
    proven = [domain.host for domain in await list_domains(session, site) if domain.proven_at]
    return f"https://{proven[0]}/" if proven else ""


async def require_askable(session: AsyncSession, site: Site, kind: Kind) -> None:
    if kind == "static" and site.created_at is None:
        raise NothingYet
    former = await session.get(ExportRequest, (site.id, kind))
    if former is not None and former.state in UNDER_WAY:
        raise ExportRunning


async def ask(session: AsyncSession, site: Site, kind: Kind, wishes: StaticSiteOptions) -> ExportRequest:
    """In the place of the one before, whose file is nobody's from then on. The site is locked: two asks take turns."""
    await require_askable(session, site, kind)
    await drop(session, site.id, kind)
    asked = ExportRequest(site_id=site.id, kind=kind, mail_to=wishes.mail_to, address=wishes.address, asked_at=now())
    session.add(asked)
    await session.flush()
    return asked


async def drop(session: AsyncSession, site_id: str, kind: Kind) -> str | None:
    """Whoever makes it notices at his next word. The name of its parcel, which is nobody's from then on."""
    dropped = delete(ExportRequest).where(ExportRequest.site_id == site_id, ExportRequest.kind == kind)
    parcel: str | None = await session.scalar(dropped.returning(ExportRequest.parcel))
    return parcel


async def ready_one(session: AsyncSession, site_id: str, kind: Kind) -> tuple[str, int]:
    """The name of its parcel, and how long that is."""
    query = select(ExportRequest).where(
        ExportRequest.site_id == site_id, ExportRequest.kind == kind, ExportRequest.state == "ready", ~is_over()
    )
    found: ExportRequest | None = await session.scalar(query)
    if found is None or found.parcel is None:
        raise NotFound
    return found.parcel, found.byte_count or 0
