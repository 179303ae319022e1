"""Everything that an application is made of. app.py makes one of these, starts it and stops it."""

from dataclasses import dataclass

from vitrine.cv.routes import CvServices
from vitrine.http.counting import Counting
from vitrine.http.health import Health
from vitrine.imports.requests import ImportServices
from vitrine.jobs.runner import Jobs
from vitrine.operating.figures.errors import ErrorDays
from vitrine.rendering.cache.watch import Watch
from vitrine.takeaway.routes import TakeawayServices
from vitrine.visits.requests import VisitServices
from vitrine.watching.routes import WatchServices


@dataclass(frozen=True, kw_only=True)
class Services(CvServices, ImportServices, TakeawayServices, VisitServices, WatchServices):
    counting: Counting
    watch: Watch
    jobs: Jobs
    health: Health
    errors: ErrorDays
