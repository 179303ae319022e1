"""What is counted and not written yet: views as the front has them, and visits by their hashes."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from vitrine.platform.http.views import PageView, Viewer
from vitrine.public.visits.report import MAX_CLICKS, MAX_SENT, VisitIn
from vitrine.public.visits.sums import delay_of


class VisitorKey(NamedTuple):
    slug: str
    day: date
    hash: str


class Measured(NamedTuple):
    language: str
    metric: str
    rating: str


@dataclass
class Visitor:
    """What the first report said of him, and what all of them add up to. `session`: he may be the owner."""

    hour: str
    user_agent: str
    says_mobile: bool
    session: str
    country: str
    source: str
    campaign: str
    wanted: str
    clicks: Counter[str] = field(default_factory=Counter)
    delays: Counter[str] = field(default_factory=Counter)  # of his messages
    metrics: dict[Measured, tuple[int, float]] = field(default_factory=dict)

    def add(self, visit: VisitIn) -> None:
        """However many reports come in one minute, nobody does more in it than one report may say."""
        for click, count in visit.clicks.items():
            self.clicks[click] = min(MAX_CLICKS, self.clicks[click] + count)
        sent = visit.sent[: MAX_SENT - self.delays.total()]
        self.delays.update(delay_of(seconds) for seconds in sent)
        for metric, measured in visit.metrics.items():
            key = Measured(visit.language, metric, measured.rating)
            count, total = self.metrics.get(key, (0, 0.0))
            self.metrics[key] = (count + 1, total + measured.value)


@dataclass
class Counted:
    """Everything of one stretch of time, which lies in one hour of one day."""

    day: date
    hour: str
    views: list[tuple[PageView, Viewer, int]]
    visitors: dict[VisitorKey, Visitor]

    def __len__(self) -> int:
        return len(self.views) + len(self.visitors)
