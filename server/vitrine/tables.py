"""Every table of every room, for the migrations."""

from vitrine.accounts import tables as accounts
from vitrine.circulars import tables as circulars
from vitrine.complaints import tables as complaints
from vitrine.domains import tables as domains
from vitrine.imports import tables as imports
from vitrine.jobs import tables as jobs
from vitrine.mail import tables as mail
from vitrine.media import tables as media
from vitrine.messages import tables as messages
from vitrine.operating.figures import tables as figures
from vitrine.rendering import tables as rendering
from vitrine.reviews import tables as reviews
from vitrine.site import tables as site
from vitrine.site.translations import tables as translations
from vitrine.site.versions import tables as versions
from vitrine.takeaway import tables as takeaway
from vitrine.tiers import tables as tiers
from vitrine.visits import tables as visits

__all__ = [
    "accounts",
    "circulars",
    "complaints",
    "domains",
    "figures",
    "imports",
    "jobs",
    "mail",
    "media",
    "messages",
    "rendering",
    "reviews",
    "site",
    "takeaway",
    "tiers",
    "translations",
    "versions",
    "visits",
]
