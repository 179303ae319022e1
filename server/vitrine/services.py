"""Everything that an application is made of. app.py makes one of these, starts it and stops it."""

from dataclasses import dataclass

from vitrine.http.health import Health
from vitrine.imports.requests import ImportServices
from vitrine.jobs.runner import Jobs
from vitrine.messages.requests import MessageServices
from vitrine.rendering.kept.watch import Watch
from vitrine.takeaway.requests import TakeawayServices


@dataclass(frozen=True, kw_only=True)
class Services(ImportServices, MessageServices, TakeawayServices):
    watch: Watch
    jobs: Jobs
    health: Health
