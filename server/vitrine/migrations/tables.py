"""Every table of every package, for the migrations."""

from vitrine.accounts import tables as accounts
from vitrine.operation.announcements import tables as announcements
from vitrine.operation.figures import tables as figures
from vitrine.platform.jobs import tables as jobs
from vitrine.platform.mail import tables as mail
from vitrine.public.complaints import tables as complaints
from vitrine.public.messages import tables as messages
from vitrine.public.rendering import tables as rendering
from vitrine.public.reviews import tables as reviews
from vitrine.public.visits import tables as visits
from vitrine.sites.domains import tables as domains
from vitrine.sites.media import tables as media
from vitrine.sites.site import tables as site
from vitrine.sites.site.translations import tables as translations
from vitrine.sites.site.versions import tables as versions
from vitrine.sites.tiers import tables as tiers
from vitrine.transfer.export_archive import tables as exports
from vitrine.transfer.imports import tables as imports

__all__ = [
    "accounts",
    "announcements",
    "complaints",
    "domains",
    "exports",
    "figures",
    "imports",
    "jobs",
    "mail",
    "media",
    "messages",
    "rendering",
    "reviews",
    "site",
    "tiers",
    "translations",
    "versions",
    "visits",
]
