"""The one report of a visit, sent when a page is left. Strangers can send anything: every value has a bound."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from vitrine.content.catalogues import NETWORKS
from vitrine.content.schema import LanguageCode, Strict

MAX_SOURCE = 100
MAX_CAMPAIGN_WORD = 50
MAX_CLICKS = 100  # of one kind on one page
MAX_SENT = 20
CLICKS = frozenset(("cv", "project", *(f"contact:{network}" for network in NETWORKS)))

Metric = Literal["CLS", "INP", "LCP", "TTFB"]


class MeasuredIn(Strict):
    value: Annotated[float, Field(ge=0, le=3_600_000, allow_inf_nan=False)]
    rating: Literal["good", "needs-improvement", "poor"]


def _known_clicks(clicks: dict[str, int]) -> dict[str, int]:
    if not clicks.keys() <= CLICKS:
        raise ValueError("no such thing to click on")
    return clicks


def _printed(word: str) -> str:
    """What both databases can hold, and what fits in a line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in word).split())


CampaignWord = Annotated[str, Field(max_length=MAX_CAMPAIGN_WORD), AfterValidator(_printed)]
Clicks = Annotated[int, Field(ge=1, le=MAX_CLICKS)]
Seconds = Annotated[float, Field(ge=0, le=10_000_000, allow_inf_nan=False)]


class VisitIn(Strict):
    """What a page saw of its visitor. All but two may be missing: pages of an earlier build are still open."""

    language: LanguageCode
    metrics: dict[Metric, MeasuredIn]
    source: Annotated[str, Field(max_length=MAX_SOURCE, pattern=r"^[a-z0-9._-]*$")] = ""
    campaign: list[CampaignWord] = Field(default=[], max_length=3)
    wanted: Annotated[str, Field(pattern=r"^([A-Z]{2})?$")] = ""
    clicks: Annotated[dict[str, Clicks], AfterValidator(_known_clicks)] = Field(default={})
    sent: list[Seconds] = Field(default=[], max_length=MAX_SENT)  # messages: how long after the page came
