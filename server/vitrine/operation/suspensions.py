"""An operator suspends a site or ends that: the row, the log and the mail to its owner. For routes and the shell."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import Actor
from vitrine.accounts.tables import Account
from vitrine.platform.errors import Invalid, NotFound
from vitrine.platform.mail.notice import Notice, Reader, put
from vitrine.platform.mail.outbox import Outbox
from vitrine.sites.site import suspending
from vitrine.sites.site.suspending import SuspensionKind
from vitrine.sites.site.tables import Site


async def _to_change(session: AsyncSession, site_id: str) -> tuple[Site, Account]:
    site = await session.scalar(select(Site).where(Site.id == site_id).with_for_update(key_share=True))
    if site is None:
        raise NotFound
    return site, await session.get_one(Account, site.account_id)


def checked_reason(reason: str) -> str:
    """Its owner reads it, in a mail and on his screen; white space alone is no reason."""
    cleaned = "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in reason).strip()
    if not cleaned:
        raise Invalid(fields=[{"path": ["reason"], "code": "required"}])
    return cleaned[: suspending.MAX_REASON]


async def suspend_site(
    session: AsyncSession, outbox: Outbox, by: Actor, site_id: str, kind: SuspensionKind, reason: str, origin: str
) -> None:
    site, owner = await _to_change(session, site_id)
    said = checked_reason(reason)
    suspending.suspend(site, kind, said)
    about = {"about_email": owner.email, "about_site": site.slug}
    audit.note(session, by, "site_suspended", **about, reason=said, details={"kind": kind})
    await outbox.add(session, suspended_letter(owner.reader, site.slug, said, origin))


async def resume_site(session: AsyncSession, outbox: Outbox, by: Actor, site_id: str, origin: str) -> None:
    site, owner = await _to_change(session, site_id)
    suspending.resume(site)
    audit.note(session, by, "site_resumed", about_email=owner.email, about_site=site.slug)
    await outbox.add(session, resumed_letter(owner.reader, site.slug, origin))


def suspended_letter(to: Reader, address: str, reason: str, origin: str) -> Notice:
    site, dashboard = f"{origin}/@{address}", f"{origin}/dashboard"
    return Notice(
        to, "site suspended", lambda words: put(words, words.sites.suspended, dashboard, site=site, reason=reason)
    )


def resumed_letter(to: Reader, address: str, origin: str) -> Notice:
    site = f"{origin}/@{address}"
    return Notice(to, "site resumed", lambda words: put(words, words.sites.resumed, site, site=site))


def handed_over_letter(to: Reader, address: str) -> Notice:
    return Notice(to, "site handed over", lambda words: put(words, words.sites.handed_over, site=f"/@{address}"))


def received_letter(to: Reader, address: str, origin: str) -> Notice:
    dashboard = f"{origin}/dashboard"
    return Notice(to, "site received", lambda words: put(words, words.sites.received, dashboard, site=f"/@{address}"))
