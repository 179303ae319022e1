"""Every table of every room, for the migrations."""

from vitrine.accounts import tables as accounts
from vitrine.domains import tables as domains
from vitrine.imports import tables as imports
from vitrine.jobs import tables as jobs
from vitrine.media import tables as media
from vitrine.messages import tables as messages
from vitrine.rendering import tables as rendering
from vitrine.site import tables as site
from vitrine.site.versions import tables as versions
from vitrine.takeaway import tables as takeaway
from vitrine.tiers import tables as tiers

__all__ = [
    "accounts",
    "domains",
    "imports",
    "jobs",
    "media",
    "messages",
    "rendering",
    "site",
    "takeaway",
    "tiers",
    "versions",
]
