"""Takes a complaint: limits, checks, one row. What a machine sent gets the same thanks, and no row."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal, get_args

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.addresses import parsed
from vitrine.platform.errors import NotFound, TooMany
from vitrine.platform.http.callers import network
from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.public.complaints.tables import Complaint
from vitrine.public.messages.fill_time import is_too_fast, issue_token
from vitrine.public.messages.receive import ReceivingContext, find_open_site, submission_keys
from vitrine.public.messages.texts import Incomplete, TooLong, clean_text
from vitrine.sites.domains.tables import Domain
from vitrine.sites.site.tables import Site

Reason = Literal["fraud", "impersonation", "hate", "sexual", "copyright", "privacy", "other"]
REASONS: tuple[Reason, ...] = get_args(Reason)
TEXT_MAX_CHARS = 3000
EMAIL_MAX_CHARS = 254
# Limits count in memory, and start anew with it. These hold whatever happens: an operator who has so many open ones of
# a site knows of it, and more would tell him nothing.
MAX_OPEN_OF_SITE = 100
MAX_OPEN = 2_000
ASKED_AGAIN_AFTER_S = 3600
KEPT_WHEN_SETTLED = timedelta(days=180)


@dataclass(frozen=True)
class Form:
    """What came in. `token` says when the form was handed out."""

    reason: str = ""
    text: str = ""
    email: str = ""
    hidden_field: str = ""
    token: str = ""
    language: str = ""


async def reported_site(database: Database, slug: str, domain: str | None) -> Site:
    """The site that visitors see here; on a domain, that domain's alone. NotFound: there is none to report."""
    async with database.reading() as session:
        site = await find_open_site(session, slug)
        if domain is not None:
            mine = select(Domain.host).where(
                Domain.host == domain, Domain.site_id == site.id, Domain.proven_at.is_not(None)
            )
            if await session.scalar(mine) is None:
                raise NotFound
    return site


def token_for(receiving: ReceivingContext, slug: str) -> str:
    return issue_token(receiving.keyring, _purpose(slug))


def _purpose(slug: str) -> str:
    return f"complaint {slug}"


async def receive(receiving: ReceivingContext, site: Site, slug: str, address: str, form: Form) -> None:
    """Returns when it is committed."""
    text, email = _checked(form)
    await receiving.throttle.hit("complaint", receiving.limits.complaints_per_address, network(address))
    await receiving.throttle.hit("complaint about", receiving.limits.complaints_per_site, site.id)
    await receiving.throttle.hit("complaints", receiving.limits.complaints, "all")
    if form.hidden_field.strip() or is_too_fast(receiving.keyring, _purpose(slug), form.token):
        return
    async with receiving.database.writing() as session:
        at = now()
        keys = submission_keys((form.reason, text, email), "", at)
        same = select(Complaint.id).where(Complaint.site_id == site.id, Complaint.submission.in_(keys))
        if await session.scalar(same):
            return
        await _require_open_limit(session, site.id)
        row = Complaint(
            site_id=site.id,
            reason=form.reason,
            text=text,
            email=email,
            language=form.language,
            submission=keys[0],
            received_at=at,
        )
        try:
            async with session.begin_nested():
                session.add(row)
        except IntegrityError:
            # The same at the same moment, on PostgreSQL; or the site was deleted meanwhile.
            if not await session.scalar(same):
                raise NotFound from None


def _checked(form: Form) -> tuple[str, str]:
    text, email = clean_text(form.text), form.email.strip()
    wrong = [name for name, is_so in (("reason", form.reason not in REASONS), ("text", not text)) if is_so]
    if email:
        try:
            email = parsed(email).normalized  # an address of more than 254 signs is none
        except ValueError:
            wrong.append("email")
    if wrong:
        raise Incomplete(fields=wrong)
    if len(text) > TEXT_MAX_CHARS:
        raise TooLong(field="text", maxChars=TEXT_MAX_CHARS)
    return text, email


async def _require_open_limit(session: AsyncSession, site_id: str) -> None:
    is_open = Complaint.settled_at.is_(None)
    of_site = select(func.count()).select_from(Complaint).where(is_open, Complaint.site_id == site_id)
    of_all = select(func.count()).select_from(Complaint).where(is_open)
    if (await session.scalar(of_site) or 0) >= MAX_OPEN_OF_SITE or (await session.scalar(of_all) or 0) >= MAX_OPEN:
        raise TooMany(headers={"Retry-After": str(ASKED_AGAIN_AFTER_S)}, seconds=ASKED_AGAIN_AFTER_S)


async def forget_settled(database: Database) -> int:
    """A job: what was settled half a year ago."""
    return await prune(database, Complaint, Complaint.settled_at < now() - KEPT_WHEN_SETTLED)
