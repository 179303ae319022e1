"""The site itself: its row at sign-up, its settings, its activation."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.content.catalogues import MAX_LANGUAGES
from vitrine.content.sections import SECTIONS
from vitrine.platform.errors import Invalid, Problem
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import new_id
from vitrine.platform.storage.upserts import insert_new
from vitrine.sites.site.made_cvs import order_cv
from vitrine.sites.site.offered import hidden_of
from vitrine.sites.site.returning import catch_up
from vitrine.sites.site.revisions import IdempotentRequest, check_revision, touch
from vitrine.sites.site.slugs import change_slug, is_slug_taken, slugs_for
from vitrine.sites.site.tables import SectionState, Site
from vitrine.sites.site.versions.keeping import ChangeContext, keep_settings, settings_of
from vitrine.sites.tiers.keys import AlreadyPaid, claim_key
from vitrine.sites.tiers.policy import check_badge, check_languages


async def create_site(session: AsyncSession, account: Account) -> None:
    """At sign-up: drafts, uploads and activation need a home. Visitors see nothing before the first save."""
    for slug in slugs_for(account.user_name):
        if await is_slug_taken(session, slug):
            continue
        if await insert_new(session, Site, account_id=account.id, owner_name=account.user_name, slug=slug):
            return


async def rename_site(session: AsyncSession, account: Account, former: str) -> None:
    """The site's name follows the account's while it is the same; the address stays, others link to it."""
    site = await session.scalar(select(Site).where(Site.account_id == account.id).with_for_update())
    if site is not None and site.owner_name == former != account.user_name:
        site.owner_name = account.user_name
        # Pages follow. Not `touch`: a name is no save, it does not make a site exist.
        site.revision, site.state = Site.revision + 1, new_id()
        await order_cv(session, site.id)


class TooManyLanguages(Problem):
    """More than the operator lets a site have (`languages_per_site`)."""

    code, status = "site.too_many_languages", 422


def check_language_count(site: Site, languages: list[str], most: int) -> None:
    """Who had more before may keep them: an operator's limit takes nothing away."""
    count = len(set(languages))
    if count > most and count > len(site.languages):
        raise TooManyLanguages(max=most)


async def save_settings(
    session: AsyncSession,
    site: Site,
    sent: dict[str, Any],
    *,
    if_match: str | None,
    if_none_match: str | None,
    idempotency_key: str | None,
    context: ChangeContext | None = None,
) -> dict[str, Any]:
    once = IdempotentRequest(session, site, idempotency_key, ["settings", sent])
    if earlier := await once.earlier():
        return earlier
    check_revision(site.settings_revision, if_match, if_none_match)
    languages = list(dict.fromkeys(sent["languages"]))  # a duplicate is ignored, not refused
    if len(languages) > MAX_LANGUAGES:
        raise Invalid(fields=[{"path": ["languages"], "code": "too_many"}])
    check_languages(site.activation is not None, languages)
    before = settings_of(site)
    site.languages = languages
    site.hidden_languages = hidden_of(site, sent.get("hiddenLanguages"))
    site.site_type = sent["siteType"]
    if sent.get("themeIndex") is not None:
        site.theme_index = sent["themeIndex"]
    if sent.get("isOnline") is not None:
        site.is_online = sent["isOnline"]
    if sent.get("mailsMessages") is not None:
        site.mails_messages = sent["mailsMessages"]
    if sent.get("showsBadge") is not None:
        check_badge(site.activation is not None, shows=sent["showsBadge"])
        site.shows_badge = sent["showsBadge"]
    if sent.get("offersResume") is not None:
        site.offers_resume = sent["offersResume"]
    if sent.get("countsVisits") is not None:  # an import's; its owner has a switch of its own (visits/)
        site.counts_visits = sent["countsVisits"]
    if sent.get("slug") is not None:
        await change_slug(session, site, sent["slug"])
    context = context or ChangeContext("save", site.account_id)
    await keep_settings(session, site, before, context)
    await catch_up(session, site, before["languages"], context)
    site.settings_revision = Site.settings_revision + 1
    await touch(session, site)
    answer = {"revision": site.settings_revision, "siteRevision": site.revision, "slug": site.slug}
    await once.keep(answer)
    return answer


async def activate(session: AsyncSession, keyring: Keyring, site: Site, key: str, *, shows_badge: bool = True) -> None:
    if site.activation is not None:
        raise AlreadyPaid()
    site.activation = await claim_key(session, keyring, site.id, key)
    site.shows_badge = shows_badge


async def section_revisions(session: AsyncSession, site: Site) -> dict[str, int]:
    revisions = dict.fromkeys((str(name) for name in SECTIONS), 0)
    for state in await session.scalars(select(SectionState).where(SectionState.site_id == site.id)):
        revisions[state.section] = state.revision
    return revisions
