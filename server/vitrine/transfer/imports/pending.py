"""The import that waits for its owner's word: one per site, for a day."""

from datetime import timedelta

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.errors import Problem
from vitrine.platform.storage.base import new_id, now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.sites.site.tables import Site
from vitrine.transfer.imports.proposal import Proposal
from vitrine.transfer.imports.tables import PendingImport

# Less than the day for which pictures that nothing names are kept (sites/media/sweeper.py).
KEPT_FOR = timedelta(hours=20)
NAME_MAX_CHARS = 255


class SiteChanged(Problem):
    """Since the preview was shown: it is shown anew."""

    code, status = "imports.site_changed", 412


class NoPreview(Problem):
    """It was imported, dropped, or is older than a day."""

    code, status = "imports.no_preview", 404


class PreviewOutdated(Problem):
    """Read before the site was activated, it lacks what was paid for: its owner chooses the file again."""

    code, status = "imports.preview_outdated", 409


async def keep_pending(session: AsyncSession, site: Site, name: str, proposal: Proposal) -> PendingImport:
    row = await session.get(PendingImport, site.id)
    printable = "".join(char for char in name if char.isprintable())[:NAME_MAX_CHARS]
    if row is None:
        row = PendingImport(site_id=site.id, name=printable, proposal=proposal.as_json())
        session.add(row)
    else:
        row.id, row.name, row.proposal, row.made_at = new_id(), printable, proposal.as_json(), now()
    await session.flush()
    return row


async def pending_or_none(session: AsyncSession, site: Site) -> PendingImport | None:
    row = await session.get(PendingImport, site.id)
    if row is None or row.made_at < now() - KEPT_FOR:
        return None
    if row.proposal.get("is_for_paid", False) != (site.activation is not None):
        raise PreviewOutdated
    return row


async def drop_pending(session: AsyncSession, site: Site) -> None:
    await session.execute(delete(PendingImport).where(PendingImport.site_id == site.id))


async def forget_old_previews(database: Database) -> int:
    """A job."""
    return await prune(database, PendingImport, PendingImport.made_at < now() - KEPT_FOR)
