"""What only one can have, and another may have by now: addresses, an e-mail address, an activation key.

Called by site_restoring.py, in its transaction. What the site cannot be without is refused; the rest is left to whoever
has it, and said. (Everything else that is unique is left out by the database's word: site_restoring.py.)
"""

import re

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.tables import Account
from vitrine.platform.errors import Refused
from vitrine.platform.storage.upserts import insert_new
from vitrine.sites.site.leaving import take_back_address
from vitrine.sites.site.slugs import SLUG_PATTERN, is_slug_anothers, is_slug_taken
from vitrine.sites.site.tables import OldSlug
from vitrine.sites.tiers.tables import ActivationKey
from vitrine.transfer.backup.owned_rows import ACCOUNTS, SITES, Rows

FORMER = "old_slugs"


async def require_free_email(session: AsyncSession, rows: Rows) -> None:
    [account] = rows[ACCOUNTS]
    taken = select(Account.id).where(Account.email == account["email"], Account.id != account["id"])
    if await session.scalar(taken) is not None:
        raise Refused(
            f"{account['email']} has another account here by now: let its owner change that one's address, or delete "
            "it, first"
        )


async def require_free_slug(session: AsyncSession, rows: Rows, new_slug: str) -> None:
    """Its own may rest since it was deleted; a new one may not."""
    [site] = rows[SITES]
    if new_slug and not re.match(SLUG_PATTERN, new_slug):
        raise Refused(f"'{new_slug}' cannot be an address: small letters, digits and hyphens, at most 40")
    is_taken = is_slug_taken if new_slug else is_slug_anothers
    if await is_taken(session, new_slug or site["slug"], site["id"]):
        advice = "--as NEW-ADDRESS gives this one another"
        raise Refused(f"/@{new_slug or site['slug']} is another site's address by now: {advice}")


async def leave_former_addresses(session: AsyncSession, rows: Rows) -> list[str]:
    """Those that others have by now, and the one that it has again, are no former ones of it."""
    [site], still_former, said = rows[SITES], [], []
    for former in rows.get(FORMER, ()):
        if await is_slug_anothers(session, former["slug"], site["id"]):
            said.append(f"former address /@{former['slug']}: another site has it")
        elif former["slug"] != site["slug"]:
            still_former.append(former)
    rows[FORMER] = still_former
    return said


async def take_back_addresses(session: AsyncSession, rows: Rows, present: Rows) -> None:
    """Once the rows are there. Whoever knows the address that it had until now is led on."""
    [site] = rows[SITES]
    for left in present.get(SITES, ()):
        if left["slug"] != site["slug"]:
            await insert_new(session, OldSlug, slug=left["slug"], site_id=site["id"])
    for slug in (site["slug"], *(former["slug"] for former in rows[FORMER])):
        await take_back_address(session, site["id"], slug)


async def settle_activation(session: AsyncSession, rows: Rows, present: Rows) -> list[str]:
    """What was paid since the backup stays paid; a key that another site used since pays for that one."""
    [site] = rows[SITES]
    paid = [here["activation"] for here in present.get(SITES, ()) if here["activation"]]
    if paid:
        site["activation"] = paid[0]
        return []
    key = await session.get(ActivationKey, site["activation"]) if site["activation"] else None
    if key is None or key.site_id in (None, site["id"]):
        return []
    site["activation"] = None
    return [f"activation key {key.hint}…: another site has used it; this one is free"]
