"""Which words there are: a language that lacks one does not compile."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    title: str
    text: str


@dataclass(frozen=True)
class DoorWords:
    """`free_…` and `paid_…` are fixed wording (docs/product.md). `pages`: what the operator's texts are called."""

    own_name: str
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
    layout_names: tuple[str, str, str]
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
