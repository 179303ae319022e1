"""The switches of a site's figures, their deletion by the owner, and their end after 400 days."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.platform.storage.base import now
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.public.visits.sums import KEPT_FOR
from vitrine.public.visits.tables import DayVisitor, VisitDay, VisitTotal, VitalsDay
from vitrine.sites.site.revisions import freshen
from vitrine.sites.site.tables import Site


async def switch(session: AsyncSession, site: Site, *, counts_visits: bool, letter: bool) -> None:
    is_page_changed = site.counts_visits != counts_visits  # it sends its report, or does not
    site.counts_visits, site.visits_letter = counts_visits, letter
    await session.flush()
    if is_page_changed:
        await freshen(session, site.id)


async def delete_figures(session: AsyncSession, site_id: str) -> None:
    """All of them, and who is in today's: whoever comes again today is a visit again."""
    for table in (DayVisitor, VisitDay, VitalsDay):  # as writing.py goes through them: nobody waits for the other
        await session.execute(delete(table).where(table.site_id == site_id))


async def forget_old_days(database: Database) -> int:
    """A job of app.py."""
    first = now().date() - KEPT_FOR
    return sum([await prune(database, table, table.day < first) for table in (VisitDay, VisitTotal, VitalsDay)])
