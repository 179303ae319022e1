"""Every job of every package, with how often and how long: what app.py lets run once over all nodes."""

from datetime import timedelta

from vitrine.accounts.sweeping import sweep_accounts
from vitrine.operation.announcements.sending import EVERY
from vitrine.operation.figures.daily import count_days, count_storage
from vitrine.platform.jobs.job import Job
from vitrine.platform.mail.sender import OutboxSender
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.public.complaints.letters import ComplaintLetters
from vitrine.public.complaints.receive import forget_settled
from vitrine.public.cv.service import CvService
from vitrine.public.messages.sweeping import sweep_messages
from vitrine.public.rendering.cache.watch import forget_gone_sites
from vitrine.public.reviews.links import forget_old_links
from vitrine.public.visits.salts import forget_ended_days
from vitrine.public.visits.service import forget_old_days
from vitrine.public.visits.weekly import WeeklyLetters
from vitrine.sites.domains.keeper import DomainKeeper
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.site.awaiting import is_any_out_of_line, update_awaiting_sites
from vitrine.sites.site.revisions import forget_old_answers
from vitrine.sites.site.slugs import forget_former_addresses
from vitrine.sites.site.versions.thinning import thin_versions
from vitrine.transfer.export_archive.job import ExportService
from vitrine.transfer.imports.pending import forget_old_previews

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def background_jobs(
    database: Database,
    settings: Settings,
    *,
    media: MediaLibrary,
    sender: OutboxSender,
    domains: DomainKeeper,
    exports: ExportService,
    cvs: CvService,
    letters: WeeklyLetters,
    complaints: ComplaintLetters,
) -> tuple[Job, ...]:
    return (
        Job("accounts.sweep", HOUR, 10 * MINUTE, lambda: sweep_accounts(database)),
        Job("addresses.former", HOUR, 10 * MINUTE, lambda: forget_former_addresses(database)),
        Job("complaints.letters", MINUTE, 10 * MINUTE, complaints.write_due, complaints.is_any_due),
        Job("complaints.sweep", 24 * HOUR, 10 * MINUTE, lambda: forget_settled(database)),
        # Visitors get a CV that is some seconds older than the page at most (docs/decisions/cv.md).
        Job("cvs.make", timedelta(seconds=4), HOUR, cvs.make_due, cvs.is_any_due),
        Job("domains.look", 10 * MINUTE, 10 * MINUTE, domains.look_again),
        Job("figures.days", 5 * MINUTE, 10 * MINUTE, lambda: count_days(database, settings)),
        Job("figures.room", 6 * HOUR, HOUR, lambda: count_storage(database, settings)),
        Job("imports.previews", HOUR, 10 * MINUTE, lambda: forget_old_previews(database)),
        Job("media.grounds", HOUR, HOUR, media.look_at_older, media.has_unchecked),
        Job("media.sweep", HOUR / 2, HOUR, media.sweep),
        Job("media.variants", MINUTE, HOUR, media.make_all_variants, media.is_any_without_variants),
        # A mail leaves at once, by the process that wrote it; this one finds what failed or was left behind, and sends
        # a few of the operator's letters at each run: how often is how fast.
        Job("mails.send", EVERY, HOUR, sender.deliver_due, sender.is_any_due),
        Job("messages.sweep", HOUR, 10 * MINUTE, lambda: sweep_messages(database)),
        Job("pages.changes", HOUR, 10 * MINUTE, lambda: forget_gone_sites(database)),
        Job("reviews.sweep", HOUR, 10 * MINUTE, lambda: forget_old_links(database)),
        Job("saves.answers", HOUR, 10 * MINUTE, lambda: forget_old_answers(database)),
        Job(
            "sites.awaiting",
            MINUTE,
            10 * MINUTE,
            lambda: update_awaiting_sites(database, settings),
            lambda: is_any_out_of_line(database, settings),
        ),
        # A large site is gigabytes on a slow store; each begins anew where a run ends before it.
        Job("takeaways.make", timedelta(seconds=1), 6 * HOUR, exports.make_waiting, exports.is_any_waiting),
        Job("takeaways.sweep", 10 * MINUTE, HOUR, exports.sweep),
        Job("versions.thin", 24 * HOUR, HOUR, lambda: thin_versions(database, settings.limits.versions_bytes)),
        Job("visits.days", 24 * HOUR, 10 * MINUTE, lambda: forget_old_days(database)),
        Job("visits.ended", 10 * MINUTE, 10 * MINUTE, lambda: forget_ended_days(database, settings.timezone)),
        # Due on Mondays; a look in between costs one query.
        Job("visits.letters", 10 * MINUTE, HOUR, letters.write_due, letters.is_any_due),
    )
