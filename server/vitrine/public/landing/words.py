"""What the landing page says (locales/<language>/landing.po). The operator's own words are files (instance_texts/)."""

from dataclasses import dataclass
from functools import cache

from vitrine.content.catalogues import spoken
from vitrine.platform import catalogue

AREA = "landing"


@dataclass(frozen=True)
class Point:
    title: str
    text: str


@dataclass(frozen=True)
class LandingWords:
    """`free_…` and `paid_…` are fixed wording (docs/product.md). `pages`: what the operator's texts are called."""

    language: str
    skip: str
    sign_up: str
    sign_in: str
    title: str
    lead: str
    free_note: str
    examples: str
    see_site: str  # {name}: whose
    layouts: Point
    layout_names: tuple[str, ...]
    reasons: str
    points: tuple[Point, Point, Point, Point]
    versions: str
    free: str
    free_items: tuple[str, ...]
    paid: str
    paid_items: tuple[str, ...]
    key_note: str
    closing: str
    back: str
    terms: str
    privacy: str
    legal: str

    @property
    def pages(self) -> dict[str, str]:
        return {"conditions": self.terms, "confidentialite": self.privacy, "mentions-legales": self.legal}


@cache
def landing_words(language: str) -> LandingWords:
    return catalogue.words_in(LandingWords, AREA, spoken(language).lower())
