"""What stands around the guide's pages, in the languages that it is written in (locales/<language>/guide.po)."""

from dataclasses import dataclass
from functools import cache

from vitrine.platform import catalogue

AREA = "guide"


@dataclass(frozen=True)
class GuideWords:
    name: str
    title: str
    lead: str
    contents: str
    skip: str
    dashboard: str
    previous: str
    next: str
    ways: str  # what both are called together


@cache
def guide_words(language: str) -> GuideWords:
    return catalogue.words_in(GuideWords, AREA, language)
