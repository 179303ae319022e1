"""Every job of every room, with how often and how long: what app.py lets run once over all nodes."""

from datetime import timedelta

from vitrine.accounts.sweeping import sweep_accounts
from vitrine.cv.room import CvRoom
from vitrine.domains.keeper import DomainKeeper
from vitrine.imports.pending import forget_old_previews
from vitrine.jobs.job import Job
from vitrine.media.room import MediaRoom
from vitrine.messages.notify import Postman
from vitrine.rendering.kept.watch import forget_gone_sites
from vitrine.rendering.vitals import forget_old_vitals
from vitrine.reviews.links import forget_old_links
from vitrine.settings import Limits
from vitrine.site.revisions import forget_old_answers
from vitrine.site.slugs import forget_former_addresses
from vitrine.site.versions.thinning import thin_versions
from vitrine.storage.database import Database
from vitrine.takeaway.making import TakeawayRoom

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def background_jobs(
    database: Database,
    limits: Limits,
    *,
    media: MediaRoom,
    postman: Postman,
    domains: DomainKeeper,
    takeaways: TakeawayRoom,
    cvs: CvRoom,
) -> tuple[Job, ...]:
    return (
        Job("accounts.sweep", HOUR, 10 * MINUTE, lambda: sweep_accounts(database)),
        Job("addresses.former", HOUR, 10 * MINUTE, lambda: forget_former_addresses(database)),
        # Visitors get a CV that is some seconds older than the page at most (docs/decisions/cv.md).
        Job("cvs.make", timedelta(seconds=4), HOUR, cvs.make_due, cvs.is_any_due),
        Job("domains.look", 10 * MINUTE, 10 * MINUTE, domains.look_again),
        Job("imports.previews", HOUR, 10 * MINUTE, lambda: forget_old_previews(database)),
        Job("media.grounds", HOUR, HOUR, media.look_at_older, media.is_any_unlooked_at),
        Job("media.sweep", HOUR / 2, HOUR, media.sweep),
        Job("media.variants", MINUTE, HOUR, media.make_all_variants, media.is_any_without_variants),
        # A mail leaves at once, by the node that took the message; this one finds what failed or was left behind.
        Job("messages.mails", timedelta(seconds=4), 10 * MINUTE, postman.deliver_due, postman.is_any_due),
        Job("messages.sweep", HOUR, 10 * MINUTE, postman.sweep),
        Job("pages.changes", HOUR, 10 * MINUTE, lambda: forget_gone_sites(database)),
        Job("reviews.sweep", HOUR, 10 * MINUTE, lambda: forget_old_links(database)),
        Job("saves.answers", HOUR, 10 * MINUTE, lambda: forget_old_answers(database)),
        # A large site is gigabytes on a slow store; each begins anew where a run ends before it.
        Job("takeaways.make", timedelta(seconds=1), 6 * HOUR, takeaways.make_waiting, takeaways.is_any_waiting),
        Job("takeaways.sweep", 10 * MINUTE, HOUR, takeaways.sweep),
        Job("versions.thin", 24 * HOUR, HOUR, lambda: thin_versions(database, limits.versions_bytes)),
        Job("vitals.days", 24 * HOUR, 10 * MINUTE, lambda: forget_old_vitals(database)),
    )
