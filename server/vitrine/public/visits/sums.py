"""What is counted, and how sums of it are put together. Nothing here knows a database."""

from collections import Counter
from collections.abc import Mapping
from datetime import timedelta
from heapq import nsmallest
from typing import Literal, NamedTuple

KEPT_VALUES = 100  # of each dimension of a day
LARGEST = 2**31 - 1  # what a column holds: strangers can make up more, and then it stays there
# A year and a month: each month can be held against the same one a year before.
KEPT_FOR = timedelta(days=400)

# Views are the server's answers; visits and what they did are told by the pages' reports.
Dimension = Literal[
    "views_hour",
    "visits_hour",
    "page",  # views; '' is the main page
    "language",  # views
    "wanted",  # visits: asked for first, and not offered
    "source",  # visits: the host that led here; '' is none
    "campaign",  # visits: 'source / medium / campaign'
    "device",  # visits
    "country",  # visits
    "click",
    "lead",  # messages, by what led their visits here
    "contact_after",  # messages, by how soon
    "bot",  # views, which are in none of the others
]

Delay = Literal["under_30s", "under_2min", "under_10min", "longer"]
_DELAYS: tuple[tuple[float, Delay], ...] = ((30, "under_30s"), (120, "under_2min"), (600, "under_10min"))


class Sum(NamedTuple):
    """The most frequent values, and how many there were of all."""

    counts: dict[str, int]
    total: int

    @property
    def rest(self) -> int:
        return max(0, self.total - sum(self.counts.values()))


def summed(*sums: Sum) -> Sum:
    """All together. What one of them had lost in its rest stays there; no value gets more than it had."""
    together: Counter[str] = Counter()
    for each in sums:
        together.update(each.counts)
    return top_of(together, sum(each.total for each in sums))


def top_of(counts: Mapping[str, int], total: int) -> Sum:
    most = nsmallest(KEPT_VALUES, counts.items(), key=lambda item: (-item[1], item[0]))
    return Sum(dict(most), total)


def storable(found: Sum) -> Sum:
    return Sum({value: min(count, LARGEST) for value, count in found.counts.items()}, min(found.total, LARGEST))


def delay_of(seconds: float) -> Delay:
    return next((name for under, name in _DELAYS if seconds < under), "longer")
