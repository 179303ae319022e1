"""account.json: what is stored of a person, and of his site beside its content (right of access). It opens nothing.

Every field is named here: a column that is added to a table is not in the file until somebody decides so.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.passkeys.store import list_passkeys
from vitrine.accounts.records import user_record
from vitrine.accounts.second_factor.recovery_codes import count_left
from vitrine.accounts.service import identities_of
from vitrine.accounts.sessions.sessions import list_sessions
from vitrine.accounts.tables import Account, SecondFactor
from vitrine.accounts.terms import accepted_by
from vitrine.public.reviews.links import list_links, state_of
from vitrine.public.reviews.remarks import list_remarks
from vitrine.sites.domains.service import list_domains
from vitrine.sites.media.every_file import Upload
from vitrine.sites.site.drafts import read_drafts
from vitrine.sites.site.tables import OldSlug, Site
from vitrine.sites.tiers.tables import ActivationKey
from vitrine.transfer.imports.tables import SiteSample


def _moment(value: datetime | None) -> str | None:
    return value.isoformat() if value else None


async def account_data(session: AsyncSession, account: Account, site: Site) -> dict[str, Any]:
    record = user_record(account, await identities_of(session, account.id))
    return {
        "account": record.model_dump(mode="json", by_alias=True)
        | {"emailVerifiedAt": _moment(account.email_verified_at)},
        "sessions": [
            {
                "method": row.method,
                "createdAt": _moment(row.created_at),
                "lastSeenAt": _moment(row.last_seen_at),
                "expiresAt": _moment(row.expires_at),
                "userAgent": row.user_agent,
                "address": row.address,
            }
            for row in await list_sessions(session, account.id)
        ],
        "passkeys": [
            {
                "name": row.name,
                "createdAt": _moment(row.created_at),
                "lastUsedAt": _moment(row.last_used_at),
                "isSynced": row.is_synced,
            }
            for row in await list_passkeys(session, account.id)
        ],
        "acceptedTerms": [
            {"revision": row.revision, "acceptedAt": _moment(row.accepted_at)}
            for row in await accepted_by(session, account.id)
        ],
        "secondFactor": await _second_factor(session, account),
        "site": {
            "slug": site.slug,
            "madeAt": _moment(site.made_at),
            "createdAt": _moment(site.created_at),
            "updatedAt": _moment(site.updated_at),
            "isOnline": site.is_online,
            "suspension": _suspension(site),
            "mailsMessages": site.mails_messages,
            "countsVisits": site.counts_visits,
            "visitsLetter": site.visits_letter,
            "formerAddresses": await _former_addresses(session, site),
        },
        "activation": {"isPaid": site.activation is not None, "activatedAt": await _activated_at(session, site)},
        "domains": [
            {"host": row.host, "addedAt": _moment(row.added_at), "provenAt": _moment(row.proven_at)}
            for row in await list_domains(session, site)
        ],
        "reviewLinks": [
            {
                "label": link.label,
                "state": state_of(link),
                "hasPassword": link.password_hash is not None,
                "madeAt": _moment(link.made_at),
                "endsAt": _moment(link.ends_at),
                "openings": link.openings,
                "lastOpenedAt": _moment(link.last_opened_at),
            }
            for link in await list_links(session, site)
        ],
        "sample": await _sample(session, site),
    }


async def _second_factor(session: AsyncSession, account: Account) -> dict[str, Any] | None:
    row = await session.get(SecondFactor, account.id)
    if row is None or row.confirmed_at is None:
        return None
    return {"since": _moment(row.confirmed_at), "recoveryCodesLeft": await count_left(session, account.id)}


async def _sample(session: AsyncSession, site: Site) -> dict[str, Any] | None:
    """Which one the site was begun from, while something of it may still stand there."""
    row = await session.get(SiteSample, site.id)
    return {"name": row.name, "language": row.language, "madeAt": _moment(row.made_at)} if row else None


def _suspension(site: Site) -> dict[str, Any] | None:
    """By the operator of the instance it is taken from; nothing that it brings along."""
    if not site.suspended_as:
        return None
    return {"kind": site.suspended_as, "since": _moment(site.suspended_at), "reason": site.suspended_because}


async def _former_addresses(session: AsyncSession, site: Site) -> list[dict[str, Any]]:
    rows = await session.scalars(select(OldSlug).where(OldSlug.site_id == site.id).order_by(OldSlug.left_at))
    return [{"slug": row.slug, "leftAt": _moment(row.left_at)} for row in rows]


async def _activated_at(session: AsyncSession, site: Site) -> str | None:
    claimed = select(ActivationKey.claimed_at).where(ActivationKey.id == site.activation)
    return _moment(await session.scalar(claimed)) if site.activation else None


def files_data(uploads: list[tuple[str, Upload]]) -> list[dict[str, Any]]:
    """Names in the archive are ours; what each file was called when it was uploaded stands here."""
    return [
        {
            "file": name,
            "id": upload.id,  # as drafts and versions name it
            "originalName": upload.file_name,
            "type": upload.content_type,
            "bytes": upload.byte_count,
            "uploadedAt": _moment(upload.uploaded_at),
        }
        for name, upload in uploads
    ]


async def remarks_data(session: AsyncSession, site: Site) -> list[dict[str, Any]]:
    """What readers of a draft said of it, ticked off or not, and what was set aside as spam."""
    return [
        {
            "section": remark.section,
            "item": remark.item_id or None,
            "language": remark.language,
            "name": remark.name,
            "text": remark.text,
            "link": remark.link_label,
            "receivedAt": _moment(remark.received_at),
            "doneAt": _moment(remark.done_at),
            "isSpam": bool(remark.spam_reasons),
        }
        for remark in await list_remarks(session, site)
    ]


async def drafts_data(session: AsyncSession, site: Site) -> list[dict[str, Any]]:
    """What was typed and not saved, as the editors keep it."""
    return [
        {"section": draft.section, "updatedAt": _moment(draft.updated_at), "content": draft.content}
        for draft in sorted(await read_drafts(session, site), key=lambda draft: draft.section)
    ]
