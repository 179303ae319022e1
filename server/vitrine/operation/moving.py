"""The operator moves a site: to another account, when a customer hands it over, or to another address."""

import re

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.operators import audit
from vitrine.accounts.operators.audit import Actor
from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account
from vitrine.operation import suspensions
from vitrine.platform.errors import Refused
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.mail.tables import OutboxMail
from vitrine.public.messages.unconfirmed import KIND as MESSAGE_MAILS
from vitrine.sites.media.tables import MediaFile
from vitrine.sites.site.drafts import IS_KEPT
from vitrine.sites.site.revisions import revision_named
from vitrine.sites.site.service import create_site, save_settings
from vitrine.sites.site.slugs import SLUG_PATTERN
from vitrine.sites.site.tables import Draft, Site
from vitrine.sites.site.versions.keeping import ChangeContext


async def _locked(session: AsyncSession, site_id: str) -> Site:
    site = await session.scalar(select(Site).where(Site.id == site_id).with_for_update())
    if site is None:
        raise Refused("the site is gone")
    return site


async def hand_over(session: AsyncSession, outbox: Outbox, by: Actor, site_id: str, to: str, origin: str) -> None:
    """With everything on it: texts, files, versions, messages, domains, its key. Its account gets a new, empty site."""
    site = await _locked(session, site_id)
    former, new = await session.get_one(Account, site.account_id), await find_by_email(session, to)
    if new is None:
        raise Refused(f"no account has the address {to}: its owner signs up first")
    if new.id == former.id:
        raise Refused(f"/@{site.slug} is {new.email}'s already")
    await _make_way(session, new)
    site.account_id = new.id
    mails = update(OutboxMail).where(OutboxMail.kind == MESSAGE_MAILS, OutboxMail.account_id == former.id)
    await session.execute(mails.values(account_id=new.id))  # of messages that he is not told of yet
    await session.flush()
    await create_site(session, former)
    details = {"to": new.email}
    audit.note(session, by, "site_moved", about_email=former.email, about_site=site.slug, details=details)
    await outbox.add(session, suspensions.handed_over_letter(former.reader, site.slug))
    await outbox.add(session, suspensions.received_letter(new.reader, site.slug, origin))


async def _make_way(session: AsyncSession, account: Account) -> None:
    """An account has one site: its own goes, if nothing was done with it yet."""
    own = await session.scalar(select(Site).where(Site.account_id == account.id).with_for_update())
    if own is None:
        return
    is_used = exists().where(Draft.site_id == own.id, IS_KEPT) | exists().where(MediaFile.site_id == own.id)
    if own.created_at or own.activation or own.suspended_as or await session.scalar(select(is_used)):
        raise Refused(
            f"{account.email} has a site of its own, /@{own.slug}; `vitrine sites delete` makes room for this"
        )
    await session.execute(delete(Site).where(Site.id == own.id))
    session.expunge(own)


async def give_address(session: AsyncSession, by: Actor, site_id: str, address: str) -> None:
    """As its owner would: the former one leads to it for a while, and the change stands among the versions."""
    site = await _locked(session, site_id)
    if not re.fullmatch(SLUG_PATTERN, address):
        raise Refused(f"'{address}' is no address: small letters, digits and hyphens, 40 at most")
    if site.created_at is None:
        raise Refused("nothing was saved there yet: its owner chooses the address with the first save")
    former, account = site.slug, await session.get_one(Account, site.account_id)
    settings = {"languages": site.languages, "siteType": site.site_type, "slug": address}
    named = revision_named(site.settings_revision)
    await save_settings(session, site, settings, **named, idempotency_key=None, context=ChangeContext("save", None))
    audit.note(session, by, "site_moved", about_email=account.email, about_site=former, details={"to": f"/@{address}"})
